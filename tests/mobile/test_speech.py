"""What is said aloud: whose turn it is and what happens; nothing secret where several hear it, nothing in a pocket."""

import os
import random
import sys
import time

import pytest

from core.game import Level
from core.match import SeenEntry
from mobile.device.speech import ProgramVoice
from mobile.hotseat import Phase
from mobile.look import speech
from mobile.screens.entry_line import entry_line
from mobile.words import say
from tests.mobile.window import journey

pytestmark = pytest.mark.once

PROGRAM = """#!{python}
import sys, time
with open({log!r}, "a") as out:
    print(*sys.argv[1:], file=out)
if sys.argv[-1].startswith("long"):
    time.sleep(60)
with open({log!r}, "a") as out:
    print("end", file=out)
"""


class Heard:
    """A voice that keeps what it should say."""

    there = True

    def __init__(self):
        self.said, self.loud = [], []
        self.stops = 0

    def say(self, text, language, volume):
        self.said.append(text)
        self.loud.append(volume)

    def stop(self):
        self.stops += 1


def listening(hand):
    heard = Heard()
    speech.voice = lambda: heard
    hand.app.change(voice=100, speed=4.0)
    return heard


# The program of a desktop


@pytest.fixture
def program(tmp_path):
    path, log = tmp_path / "voice", tmp_path / "log"
    path.write_text(PROGRAM.format(python=sys.executable, log=str(log)))
    path.chmod(0o755)
    return ProgramVoice(str(path), ("-v", "{language}", "-a", "{percent:.0f}", "--"), ("--stop",)), log


def written(log, wanted):
    """What the program wrote, as soon as that is there."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        text = log.read_text().splitlines() if log.exists() else []
        if wanted(text):
            return text
        time.sleep(0.01)
    raise AssertionError(text)


def test_sentences_are_said_one_after_the_other_and_nobody_waits(program):
    voice, log = program
    begun = time.perf_counter()
    voice.say("-one", "fr", 1.0)
    voice.say("two", "en", 0.4)
    assert time.perf_counter() - begun < 0.1
    said = written(log, lambda text: text.count("end") == 2)
    assert said == ["-v fr -a 100 -- -one", "end", "-v en -a 40 -- two", "end"]


def test_what_is_stopped_is_not_said_to_its_end_nor_what_was_to_follow(program):
    voice, log = program
    voice.say("long", "fr", 1.0)
    voice.say("then", "fr", 1.0)
    written(log, lambda text: text)
    begun = time.perf_counter()
    voice.stop()
    voice.say("new", "fr", 1.0)
    assert time.perf_counter() - begun < 0.1
    said = written(log, lambda text: "-v fr -a 100 -- new" in text and text[-1] == "end")
    assert said == ["-v fr -a 100 -- long", "--stop", "end", "-v fr -a 100 -- new", "end"]


def test_a_program_that_does_not_run_is_no_voice(tmp_path):
    voice = ProgramVoice(os.fspath(tmp_path / "missing"), ("--",))
    voice.say("one", "fr", 1.0)
    end = time.monotonic() + 10
    while voice.there and time.monotonic() < end:
        time.sleep(0.01)
    assert not voice.there


# A match


@journey
def test_alone_one_hears_what_is_asked_and_what_happened(hand):
    heard = listening(hand)
    yield from hand.begin(None, Level.EASY)
    yield from hand.my_turn()
    assert heard.said[-1] == f"Your turn, Ana. {hand.match.bar.asked.text}"
    before = len(heard.said)
    yield from hand.play_on(1)
    yield from hand.my_turn()
    mine, bots, asked = heard.said[before:]
    assert mine == entry_line(hand.hotseat.table.seen(1, 0), hand.board, hand.hotseat)
    assert bots == entry_line(hand.hotseat.table.seen(2, 0), hand.board, hand.hotseat)
    assert asked.startswith("Your turn, Ana. ")
    assert heard.stops == 1, "one's own move waits for nothing"


@journey
def test_where_several_hear_it_only_what_all_may_know_is_said(hand):
    heard, rng = listening(hand), random.Random(1)
    told = []

    def tell(text, language, volume):
        """Compared while it is said: "you" is whoever looks now."""
        table = hand.hotseat.table
        seen = [table.seen(n, None) for n in range(table.n + 1)]
        lines = {entry_line(one, hand.board, hand.hotseat) for one in seen if isinstance(one, SeenEntry)}
        for name in ("Ana", "Léo"):
            lines |= {f"{say('cover.pass')} {name}.", f"{say('match.your_turn', name=name)}. "}
        told.append((text, text in lines))

    heard.say = tell
    yield from hand.begin(None, None)
    line = hand.board.event_line
    hand.board.event_line = lambda seen: f"{line(seen)} As {seen.view.seat} may know it."
    for _ in range(4):
        yield from hand.my_turn()
        assert hand.hotseat.offer(hand.hotseat.match.sample(hand.hotseat.holder, rng)) is None
        hand.match.refresh()
        yield 0.1
    yield from hand.settled()
    assert not [text for text, public in told if not public]
    assert any(text.startswith(("Pass the phone", "Your turn, Léo")) for text, _ in told)
    assert sum("As None may know it" in text for text, _ in told) == 4


@journey
def test_whoever_puts_the_phone_away_or_leaves_hears_nothing_more(hand):
    heard = listening(hand)
    yield from hand.begin(None, Level.EASY)
    yield from hand.my_turn()
    assert hand.app.on_pause()
    assert heard.stops == 1
    said = len(heard.said)
    hand.app.on_resume()
    yield 0.5
    assert hand.hotseat.phase is Phase.PLAY
    assert len(heard.said) == said, "it was said already"
    hand.app.go_home()
    assert heard.stops > 1
    hand.app.change(voice=0)
    yield from hand.begin(None, Level.EASY)
    yield from hand.my_turn()
    assert len(heard.said) == said


@journey
def test_how_loud_it_is_may_be_chosen_where_there_is_a_voice(hand):
    heard = listening(hand)
    hand.app.change(voice=0)
    hand.app.show_settings()
    yield 0.2
    yield from hand.slide(f"{say('settings.voice')}: {say('off')}", 6)
    assert hand.app.settings.voice == 60
    assert heard.loud[-1] == 0.6
    heard.there = False
    hand.app.screen.rebuild()
    assert not any(name.startswith(say("settings.voice")) for name in hand.spoken())
