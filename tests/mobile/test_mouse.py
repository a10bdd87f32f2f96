"""With a mouse of the X server itself: a table is set up, three moves are made, one is taken back."""

import subprocess

import pytest
from kivy.metrics import dp

from mobile.hotseat import Phase
from mobile.words import say
from tests.mobile.window import journey

pytestmark = pytest.mark.once

PACE = "real"  # as the X server's


def mouse(*words):
    subprocess.run(["xdotool", *map(str, words)], check=True, timeout=10)


def point(x, y):
    """A place of the window on the X server's screen, whose y goes down."""
    from kivy.core.window import Window

    return round(Window.left + x), round(Window.top + Window.height - 1 - y)


def click(hand, spoken):
    press = hand.named(spoken)
    yield from click_at(*press.to_window(*press.center))


def click_at(x, y):
    mouse("mousemove", *point(x, y))
    yield 0.05
    mouse("mousedown", 1)
    yield 0.06
    mouse("mouseup", 1)
    yield 0.15


def drag(start, goal):
    mouse("mousemove", *point(*start))
    yield 0.05
    mouse("mousedown", 1)
    yield 0.06
    mouse("mousemove", *point(start[0] + dp(24), start[1]))  # else a short way would be a click
    yield 0.02
    for step in range(1, 9):
        x, y = (a + (b - a) * step / 8 for a, b in zip(start, goal))
        mouse("mousemove", *point(x, y))
        yield 0.02
    yield 0.15
    mouse("mouseup", 1)
    yield 0.2


@journey
def test_a_table_three_moves_and_one_taken_back(hand):
    yield from click(hand, say("game.help_me"))
    yield 0.2
    first = next(word for word in hand.spoken() if word.startswith(say("setup.first") + ":"))
    yield from click(hand, first)
    yield from click(hand, say("setup.play"))
    yield 0.3
    for turn in range(3):
        yield from hand.settled()
        n, move = hand.n, hand.any_move(turn)
        here, there = hand.place(move.start), hand.place(move.goal)
        if turn == 1:
            yield from click_at(*here)
            yield from click_at(*there)
        else:
            yield from drag(here, there)
        assert hand.board.ready == move
        assert hand.n == n
        yield from click(hand, say("match.place"))
        assert hand.hotseat.match.entries[n + 1].move == move
    yield from hand.settled()
    n = hand.n
    assert n == 6
    yield from click(hand, say("undo"))
    yield 0.3
    assert hand.n == n + 1
    assert hand.hotseat.match.entries[-1].to == 4
    assert hand.hotseat.phase is Phase.PLAY


@journey
def test_two_persons_slide_the_seal_with_a_mouse(hand):
    yield from hand.begin(None, None)
    yield from hand.settled()
    seal = hand.match.passing.cover._seal
    start = tuple(seal.center)
    yield from drag(start, (start[0], start[1] + dp(60)))
    assert hand.covered
    yield from drag(start, (start[0], start[1] + dp(130)))
    assert not hand.covered
    assert hand.hotseat.holder == 0
    before = hand.board.canvas.zoom
    mouse("mousemove", *point(*hand.board.canvas.center))
    for _ in range(3):
        mouse("click", 4)
        yield 0.05
    yield 0.1
    zoomed = hand.board.canvas.zoom
    for _ in range(5):
        mouse("click", 5)
        yield 0.05
    yield 0.1
    assert before == hand.board.canvas.zoom == 1.0
    assert zoomed > 1.2, "turning the wheel away from oneself comes nearer"
    assert hand.n == 0
