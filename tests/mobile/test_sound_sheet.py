"""What is heard and felt is chosen within a match: by fingers, by taps and by keys; each is heard at once."""

import pytest
from kivy.metrics import dp

from core.game import Level
from mobile.device.ringer import Ringer
from mobile.look import sound, speech, theme
from mobile.look.cues import CUES
from mobile.material.rows import Row
from mobile.screens import passing
from mobile.screens.sound_sheet import SoundSheet
from mobile.settings import Store
from mobile.words import say
from tests.mobile.fit import look
from tests.mobile.keyed import go_to, press, strike
from tests.mobile.test_speech import Heard
from tests.mobile.window import journey

pytestmark = pytest.mark.once

LEFT, ENTER = 276, 13


class Phone:
    """Keeps what it plays and how strongly it trembles; it may be silent."""

    there = True

    def __init__(self):
        self.loud, self.felt, self.rings = [], [], Ringer.LOUD

    def load(self, path):
        pass

    def play(self, path, volume, weight):
        self.loud.append((path.stem.partition("_")[0], volume))

    def run(self, pulses, strength):
        self.felt.append(strength)

    def let_go(self):
        return False


def held(hand):
    """A phone in hand instead of this computer, as long as a journey goes."""
    phone, voice = Phone(), Heard()
    places = [
        (sound, "_player", lambda: phone),
        (sound.motor, "motor", lambda: phone),
        (sound.ringer, "ringer", lambda: phone.rings),
        (sound.ringer, "there", lambda: True),
        (speech, "voice", lambda: voice),
    ]
    before = [(home, name, getattr(home, name)) for home, name, _ in places]
    for home, name, stands_in in places:
        setattr(home, name, stands_in)

    def back():
        for home, name, real in before:
            setattr(home, name, real)
        hand.app.change(sounds=100, voice=0, touch="full", muted=False, phone_mutes=True, language="en", text_size=1.0)

    return phone, voice, back


def row(hand, name):
    return next(one for one in hand.all(Row) if one.spoken.startswith(f"{say(f'settings.{name}')}:"))


def opened(hand):
    yield from hand.tap(say("menu"))
    yield from hand.tap(say("settings.hear"))
    yield 0.1
    assert hand.all(SoundSheet)


@journey
def test_all_is_chosen_by_fingers_without_leaving_the_match(hand):
    phone, voice, back = held(hand)
    try:
        yield from hand.begin(None, Level.EASY, game="sapiens")
        yield from hand.settled()
        n, screen = hand.n, hand.match
        yield from opened(hand)
        phone.loud.clear()
        yield from hand.slide(f"{say('settings.sounds')}: {say('settings.percent', n=100)}", 4)
        tried = [volume / CUES["stack"].gain for name, volume in phone.loud if name == "stack"]
        assert len(tried) >= 3, "it is heard while it is moved"
        assert tried[-1] < 0.3
        assert Store(hand.app.store.path).settings.sounds == 40
        slide = row(hand, "touch").slide
        yield from hand.tap_at(*slide.to_window(slide.center_x, slide.center_y))
        assert (hand.app.settings.touch, phone.felt[-1]) == ("light", 0.5), "a tap is enough, and it is felt"
        yield from hand.slide(f"{say('settings.voice')}: {say('off')}", 5)
        assert (hand.app.settings.voice, voice.loud[-1]) == (50, 0.5)
        yield from hand.touch(row(hand, "muted"))
        phone.loud.clear()
        voice.said.clear()
        yield from hand.touch(row(hand, "phone_mutes"))
        assert (phone.loud, voice.said) == ([], []), "nothing is heard any more"
        yield from hand.slide(row(hand, "sounds").spoken, 8)
        assert (hand.app.settings.sounds, hand.app.settings.muted) == (80, False), "louder is to be heard"
        assert not row(hand, "muted").on
        yield from hand.tap(say("match.go_on"))
        assert not hand.all(SoundSheet)
        assert (hand.app.screen, hand.n) == (screen, n)
        yield from hand.play_on(1)
        assert hand.n > n, "the match goes on"
    finally:
        back()


@journey
def test_it_opens_from_a_lesson_and_an_exercise_too_and_leads_back_there(hand):
    _, _, back = held(hand)
    try:
        for open_it, word in ((hand.app.open_lesson, "learn.go_on"), (hand.app.open_exercise, "practice.go_on")):
            open_it("help_me", 0)
            while hand.curtained:
                yield 0.05
            yield 0.2
            screen = hand.app.screen
            yield from opened(hand)
            yield from hand.tap(say(word))
            assert not hand.all(SoundSheet)
            assert hand.app.screen is screen
    finally:
        back()


@journey
def test_keys_reach_all_of_it(hand):
    phone, _, back = held(hand)
    try:
        yield from hand.begin(None, Level.EASY, game="help_me")
        yield from hand.settled()
        yield from press(hand, say("menu"))
        yield from press(hand, say("settings.hear"))
        yield from go_to(hand, lambda place: place.widget is row(hand, "sounds"))
        phone.loud.clear()
        yield from strike(LEFT)
        yield from strike(LEFT)
        assert hand.app.settings.sounds == 80
        assert "stack" in dict(phone.loud)
        for name in ("touch", "voice", "phone_mutes", "muted"):
            yield from go_to(hand, lambda place, name=name: place.widget is row(hand, name))
        yield from strike(ENTER)
        assert hand.app.settings.muted
        yield from hand.back()
        assert not hand.all(SoundSheet)
        assert hand.match
    finally:
        back()


@journey
def test_a_turn_is_called_only_after_a_long_wait(hand):
    real, heard, long = sound.play, [], passing.LONG
    sound.play = lambda name, hard=None: heard.append(name)
    try:
        for waits, called in ((1000.0, False), (0.0, True)):
            passing.LONG = waits
            yield from hand.begin(None, Level.EASY, game="help_me")
            yield from hand.my_turn()
            assert "your_turn" not in heard, "at the beginning one looks"
            yield from hand.play_on(1)
            yield from hand.my_turn()
            assert ("your_turn" in heard) is called
            assert heard.count("your_turn") <= 1
    finally:
        sound.play, passing.LONG = real, long


@journey
def test_it_fits_small_lying_and_enlarged_and_says_when_the_phone_is_silent(hand):
    phone, _, back = held(hand)
    found = []
    try:
        phone.rings = Ringer.FELT
        assert hand.app.on_pause()
        hand.app.on_resume()
        assert sound.silenced(), "asked when the app is taken up again"
        for size, language, text in (((360, 640), "fr", 1.0), ((360, 640), "fr", 2.0), ((640, 360), "en", 1.0)):
            hand.app.change(language=language, text_size=text)
            yield from hand.resize(*size)
            yield from hand.begin(None, Level.EASY, game="help_me")
            yield from hand.settled()
            yield from opened(hand)
            silent = say("settings.silenced", n=say("settings.percent", n=100))
            assert row(hand, "sounds").words[1] == silent
            yield from look(hand, f"{size} {language} {text}", found)
            assert all(one.height >= dp(theme.TARGET) for one in hand.all(Row))
    finally:
        back()
        yield from hand.resize(360, 780)
    assert not found, "\n".join(dict.fromkeys(found))
