"""Four apps, four small windows: an evening of several phones, all by touches, with what comes between.

Somebody says something, a phone sleeps and wakes, one leaves and a bot plays until it is back; the end, looking back,
and the next match by one touch. Pictures are left in the test's folder, for whoever looks: `--basetemp FOLDER`.
"""

from pathlib import Path

import pytest
from kivy.core.window import Window

from mobile.hotseat import Phase
from mobile.screens.home import HomeScreen
from mobile.screens.lobby import LobbyScreen
from mobile.screens.looking_back import LookBackScreen
from mobile.screens.match import MatchScreen
from mobile.screens.remote_strip import Strip
from mobile.screens.result import ResultScreen
from mobile.tour.walks import help_me as walk
from mobile.words import say, whose
from tests.mobile.far import until
from tests.mobile.test_session import both, find_the_way, my_turn, open_the_table
from tests.mobile.window import App

pytestmark = [pytest.mark.once, pytest.mark.soak, pytest.mark.timeout(900)]

LONGEST = 600.0  # seconds
NAMES = ("ana", "leo", "mina", "tom")


def picture(hand, folder, name):
    """What is to be seen here."""
    who = hand.app.person.lower().replace("é", "e")
    Window.dispatch("on_draw")
    path = Path(folder) / f"{name}_{who}.png"
    made = Window.screenshot(str(path))
    Path(made).rename(path)


def tell(folder, word):
    """To the other windows."""
    (Path(folder) / word).touch()


def told(folder, word, longest=120):
    yield from until((Path(folder) / word).exists, longest)


def playing(hand):
    return type(hand.app.screen) is MatchScreen and hand.hotseat.phase is not Phase.OVER


def play(hand, deeds, longest=1200):
    """My moves when it is my turn; and once each of the deeds, as soon as it answers that it may be done."""
    deeds = list(deeds)
    for _ in range(longest):
        if not playing(hand):
            break
        ready = next((deed for deed in deeds if deed[0](hand)), None)
        if ready is not None:
            deeds.remove(ready)
            yield from ready[1](hand)
        elif hand.hotseat.phase is Phase.PLAY and my_turn(hand) and not hand.dialog:
            n = hand.n
            yield from walk.go_on(hand)
            yield from until(lambda n=n: not playing(hand) or hand.n > n, 40)
        else:
            yield 0.2
    assert not deeds, "nothing was left out"
    yield from until(lambda: isinstance(hand.app.screen, ResultScreen), 40)


def begin(hand, folder):
    """In French."""
    hand.app._language = "fr"
    hand.app.change()
    yield 0


def without_tom(hand, folder):
    """What is seen when he has left."""
    yield from told(folder, "tom_left")
    yield 1.0
    picture(hand, folder, "17_without_tom")


def host(hand, folder):
    yield from begin(hand, folder)
    yield from open_the_table(hand, folder)
    picture(hand, folder, "01_lobby_empty")
    yield from until(lambda: say("lobby.start.4") in hand.spoken(), 90)
    yield 0.3
    picture(hand, folder, "02_lobby_full")
    yield from hand.tap(say("lobby.start.4"))
    yield from until(lambda: playing(hand))
    yield 0.5
    picture(hand, folder, "03_begun")

    def see(word, name):
        def deed(hand):
            yield 0.4
            picture(hand, folder, name)
            tell(folder, word)

        return deed

    def replace(hand):
        """A bot plays for who has gone."""
        picture(hand, folder, "08_somebody_left")
        yield from hand.touch(hand.all(Strip)[0])
        yield 0.3
        picture(hand, folder, "09_what_can_be_done")
        yield from hand.tap(say("link.bot"))
        yield 1.0
        picture(hand, folder, "10_a_bot_plays")
        tell(folder, "bot_for_tom")

    def says(key, **given):
        return lambda hand: say(key, **given) in hand.words()

    gone = say("people.left", name="Tom")
    deeds = [
        (says("said.line", name="Léo", text=say("reaction.bravo")), see("seen", "04_somebody_says")),
        (lambda hand: hand.all(Strip) and "Mina" in hand.all(Strip)[0].spoken, see("mina_seen", "06_asleep")),
        (lambda hand: hand.all(Strip) and hand.all(Strip)[0].spoken == gone, replace),
        (says("people.back", name="Tom"), see("tom_seen", "12_somebody_is_back")),
    ]
    yield from play(hand, deeds)
    n = hand.app.screen.hotseat.table.n
    yield 0.5
    picture(hand, folder, "13_result")
    yield from told(folder, "leo_looks_back")
    yield from hand.tap(say("result.rematch"))
    yield from until(lambda: playing(hand))
    yield 0.5
    picture(hand, folder, "15_next")
    assert hand.hotseat.table.asked == (1,), "who sat next to the one who began begins"
    yield from without_tom(hand, folder)
    for name in ("leo", "mina"):
        yield from told(folder, f"{name}_plays_on")
    return n


def comes(hand, folder, name):
    """Into the lobby one after the other, and into the match."""
    yield from begin(hand, folder)
    where = NAMES.index(name.lower().replace("é", "e"))
    if where > 1:
        yield from told(folder, f"{NAMES[where - 1]}_sits", 90)
    for step in find_the_way(hand, folder, name):
        yield step
        if isinstance(hand.app.screen, LobbyScreen) and say("lobby.ready") in hand.spoken():
            if not (Path(folder) / f"{NAMES[where]}_sits").exists():
                yield 0.3
                picture(hand, folder, "02_lobby")
                tell(folder, f"{NAMES[where]}_sits")
    yield 0.5
    picture(hand, folder, "03_begun")


def ends(hand, folder):
    yield 0.5
    picture(hand, folder, "13_result")
    return hand.app.screen.hotseat.table.n


def goes_along(hand, folder, name):
    """Without a touch, once it was said."""
    yield from until(lambda: any(say("rematch.first", first="Léo") in words for words in hand.words()), 60)
    yield 0.5
    picture(hand, folder, "14_called")
    yield from until(lambda: playing(hand), 20)
    yield 0.5
    picture(hand, folder, "15_next")
    tell(folder, f"{name}_plays_on")


def leo(hand, folder):
    yield from comes(hand, folder, "Léo")

    def speak(hand):
        yield from hand.tap(say("match.say"))
        yield 0.3
        picture(hand, folder, "04_what_to_say")
        yield from hand.tap(say("reaction.bravo"))
        yield from told(folder, "seen")

    yield from play(hand, [(lambda hand: hand.n >= 3, speak)])
    n = yield from ends(hand, folder)
    yield from hand.tap(say("result.look_back"))
    yield 0.3
    picture(hand, folder, "13_waits_to_look_back")
    yield from until(lambda: isinstance(hand.app.screen, LookBackScreen), 40)
    yield 0.5
    tell(folder, "leo_looks_back")
    yield from until(lambda: say("rematch.you") in hand.dialog, 30)
    yield 0.2
    picture(hand, folder, "14_called")
    yield from hand.tap(say("result.play_again"))
    yield from until(lambda: playing(hand), 20)
    yield 0.5
    picture(hand, folder, "15_next")
    assert hand.hotseat.phase is Phase.PLAY
    tell(folder, "leo_plays_on")
    yield from without_tom(hand, folder)
    return n


def mina(hand, folder):
    yield from comes(hand, folder, "Mina")

    def sleep(hand):
        hand.app.on_pause()
        yield from told(folder, "mina_seen")
        hand.app.on_resume()
        yield 1.0
        picture(hand, folder, "07_awake_again")

    yield from play(hand, [(lambda hand: hand.n >= 5 and hand.hotseat.table.asked == (2,), sleep)])
    n = yield from ends(hand, folder)
    yield from goes_along(hand, folder, "mina")
    yield from without_tom(hand, folder)
    return n


def tom(hand, folder):
    yield from comes(hand, folder, "Tom")

    def leave_and_come_back(hand):
        yield from hand.tap(say("menu"))
        yield 0.2
        picture(hand, folder, "08_menu")
        yield from hand.tap(say("match.leave"))
        yield from until(lambda: isinstance(hand.app.screen, HomeScreen))
        yield 0.5
        picture(hand, folder, "09_home")
        yield from told(folder, "bot_for_tom")
        yield from hand.tap(say("home.come_back", whose=whose("Ana")))
        yield from until(lambda: isinstance(hand.app.screen, MatchScreen), 30)
        yield 0.5
        picture(hand, folder, "11_back")
        assert hand.hotseat.table.own == (3,)

    yield from play(hand, [(lambda hand: hand.n >= 9 and hand.hotseat.table.asked == (3,), leave_and_come_back)])
    n = yield from ends(hand, folder)
    yield from until(lambda: hand.app.screen.story.decided, 40)  # who was away meanwhile is told all of it, too
    yield from until(lambda: any(say("rematch.first", first="Léo") in words for words in hand.words()), 60)
    yield from hand.tap(say("home"))
    yield 0.5
    picture(hand, folder, "16_gone_home")
    assert say("home.come_back", whose=whose("Ana")) in hand.spoken(), "and may come all the same"
    tell(folder, "tom_left")
    return n


def test_an_evening_of_four_phones_by_touches(display, tmp_path):
    apps = [App(display, tmp_path / name, "360x640", longest=LONGEST) for name in NAMES]
    try:
        ended = both(apps, tmp_path, "host", "leo", "mina", "tom", module=__name__)
    finally:
        for app in apps:
            app.close()
    assert len(set(ended)) == 1, "all have seen all of it"
