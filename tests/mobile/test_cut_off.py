"""Drags that are cut off: whatever comes between, in whatever phase, nothing is played, nothing stays in the air, and
everything goes on as ever. Runs over every kind of drag of every game."""

from importlib import import_module

import pytest
from kivy.core.window import Window
from kivy.metrics import dp

from core.game import Level
from core.log import Kind, Seated
from mobile import games
from mobile.tour.fingers import Finger, Missing
from mobile.words import say
from tests.mobile.hand import ESCAPE
from tests.mobile.tribe import until
from tests.mobile.window import journey

pytestmark = pytest.mark.once

KINDS = [(name, drag.name) for name in games.names() for drag in import_module(f"mobile.tour.walks.{name}").DRAGS]
PHASES = ("down", "lifted", "legal", "refused", "edge", "second")


@pytest.mark.parametrize(("game", "kind"), KINDS)
@journey
def test_a_drag_that_is_cut_off_leaves_nothing_behind(hand, game, kind):
    walk = import_module(f"mobile.tour.walks.{game}")
    drag = next(drag for drag in walk.DRAGS if drag.name == kind)
    hand.app.change(speed=4.0, **drag.settings)
    hand.tap_at = touch
    try:
        yield from drag.sits(hand)
        yield from uncovered(hand)
        for between in BETWEEN:
            for phase in PHASES if drag.holds else ("down", "edge", "second"):
                yield from cut_off(hand, drag, phase, between)
        hand.app.change(confirm=True, pull=False)
        yield from upright(hand)
        hand.match.rebuild()
        hand.board.canvas.view_at(1.0, (0.0, 0.0))
        n = moves(hand)
        yield from walk.go_on(hand)
        assert moves(hand) > n, "and a whole move is made by touches as ever"
    finally:
        yield from upright(hand)


@journey
def test_a_move_that_is_taken_back_under_a_finger_leaves_nothing_behind(hand):
    """The others agreed to it; the position is another one."""
    yield from hand.begin(None, None)
    yield from hand.my_turn()
    first = hand.any_move()
    yield from hand.tap_move(first.start, first.goal)
    yield from hand.my_turn()
    move = hand.any_move(3)
    finger = Finger(*hand.place(move.start))
    finger.down()
    finger.move_to(*hand.place(move.goal))
    yield 0
    assert hand.board.held is finger
    hand.hotseat.match.undo(0, to=0, agreed=[1])
    finger.move_to(*hand.place(move.start))
    yield 0.1
    finger.move_to(*hand.place(move.goal))
    finger.up()
    yield from hand.my_turn()
    assert (hand.board.held, hand.board.busy, aloft(hand)) == (None, False, [])
    n = hand.n
    yield from hand.tap_move(first.start, first.goal)
    assert hand.n == n + 1


@pytest.mark.parametrize("game", games.names())
@journey
def test_a_move_that_is_on_its_way_arrives_whatever_comes_between(hand, game):
    walk = import_module(f"mobile.tour.walks.{game}")
    *_, drag = (drag for drag in walk.DRAGS if drag.holds)
    try:
        for between in (back, a_second_finger, a_dialog, a_pause, an_entry, a_resize, a_rotation):
            yield from upright(hand)
            yield from drag.sits(hand)
            yield from uncovered(hand)
            n = moves(hand)
            yield from walk.go_on(hand)
            yield from until(lambda: hand.board.moving, "the move is on its way")
            yield from between(hand, hand.board.canvas.center)
            yield from uncovered(hand)
            assert moves(hand) > n, between.__name__
            assert (hand.board.held, aloft(hand)) == (None, []), between.__name__
    finally:
        yield from upright(hand)


def cut_off(hand, drag, phase, between):
    what = f"{phase}, {between.__name__}"
    yield from drag.ready(hand)
    n, view = moves(hand), hand.board.view
    way = drag.way(hand)
    fingers = [Finger(*way.start)]
    fingers[0].down()
    if phase != "down":
        fingers[0].move_to(way.start[0], way.start[1] + dp(14))
        for place in ("legal", "refused", "edge"):
            if phase == "lifted":
                break
            fingers[0].move_to(*getattr(way, place))
            if phase == place:
                break
        assert (hand.board.held is fingers[0]) is drag.holds, f"{what}: the board cannot be used any more"
    if phase == "second":
        fingers.append(Finger(*hand.board.canvas.center))
        fingers[1].down()
    yield 0
    yield from between(hand, fingers[0].pos)
    goes_on = drag.second and (phase == "second" or between is a_second_finger)
    after = (way.legal, way.start) if goes_on or phase == "down" else (way.refused, way.legal)
    for place in after:
        fingers[0].move_to(*place)
    yield 0
    for finger in reversed(fingers):
        finger.up()
    yield 0
    yield from uncovered(hand)
    assert moves(hand) == n, f"{what}: something was played"
    assert hand.board.view == view, what
    assert hand.board.held is None, f"{what}: it is still held"
    assert not aloft(hand), f"{what}: something hangs in the air"


def moves(hand):
    """How many were made."""
    return sum(entry.kind is Kind.MOVE for entry in hand.hotseat.match.entries[1:])


def aloft(hand):
    """All that is drawn above everything else, as what is carried is."""
    canvases = {*hand.board.touched_parts, getattr(hand.board, "overlay", hand.board.canvas)}
    return [canvas for canvas in canvases if canvas._held.children]


def uncovered(hand):
    """Whatever was opened is closed again, and what flies is where it belongs."""
    for _ in range(400):
        if hand.dialog or hand.match.past.shown or getattr(hand.board, "over", None):
            Window.dispatch("on_keyboard", ESCAPE, 0, None, [])
        elif hand.match.showing.queue or hand.hotseat.thinking:
            yield 0.02
        elif hand.board.moving:
            hand.board.finish_moving()
        else:
            return
        yield 0
    raise Missing("the match does not come to rest")


# What may come between


def back(hand, _):
    Window.dispatch("on_keyboard", ESCAPE, 0, None, [])
    yield 0


def a_second_finger(hand, first):
    """Beside the first one."""
    yield from touch(first[0] + dp(45 if first[0] < hand.match.center_x else -45), first[1] + dp(5))


def cancel(hand, _):
    yield from touch(*hand.match.bar.undo.center)


def a_dialog(hand, _):
    yield from hand.touch(hand.named(say("menu")))
    assert hand.dialog


def a_look_back(hand, _):
    yield from touch(*hand.match.ticker.center)


def a_pause(hand, _):
    assert hand.app.on_pause()
    hand.app.on_resume()
    yield 0


def an_entry(hand, _):
    """Another's seat goes to a bot, or from one kind of bot to another."""
    match = hand.hotseat.match
    seat = match.setup.players - 1
    now = match.seats[seat]
    match.hand(seat, Seated(now.name, Level.NORMAL if now.level is Level.EASY else Level.EASY, now.mark))
    yield 0


def a_resize(hand, _):
    """By a little, and back again at the next one."""
    wide, high = map(int, Window.size)
    by = 20 if (wide + high) % 40 else -20
    yield from sized(hand, wide - by, high)


def a_rotation(hand, _):
    yield from sized(hand, *reversed(tuple(map(int, Window.size))))


def sized(hand, wide, high):
    Window.size = (wide, high)
    yield from until(lambda: tuple(map(int, hand.match.size)) == (wide, high), "the window keeps its size")
    yield 0.05  # the system tells of it once more


BETWEEN = (back, a_second_finger, cancel, a_dialog, a_look_back, a_pause, an_entry, a_resize, a_rotation)


def touch(x, y):
    finger = Finger(x, y)
    finger.down()
    finger.up()
    yield 0


def upright(hand):
    if tuple(map(int, Window.size)) != (360, 780):
        yield from sized(hand, 360, 780)
