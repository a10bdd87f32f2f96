"""Sapiens: the turns of others are seen where they happen, and nothing of one's own is lost by it."""

from math import hypot

import msgspec
import pytest
from kivy.clock import Clock

from core.games.sapiens.content import EMPTY, Scene, laden
from core.games.sapiens.position import (
    COMMON_PLACE,
    Ask,
    Bear,
    BearPut,
    Brawled,
    Laid,
    Lay,
    Pass,
    Removed,
    Swapped,
    Take,
    Taken,
    Tolled,
)
from mobile.boards.sapiens.concerns import concerns
from mobile.boards.sapiens.shelf import POUCH
from mobile.tour.walks import sapiens as walk
from mobile.words import say
from tests.mobile.rivals import Watch, bears, do, lays, meet, sent, shown, stand
from tests.mobile.tribe import first, legal, looking, quiet, sit_where, until
from tests.mobile.window import journey

pytestmark = pytest.mark.once


def rest(hand):
    yield from until(lambda: shown(hand), "what happens is not shown to its end")


def up_to(hand, found, left_out=0):
    """On screen, with all that led there shown, but for so many entries, which are answered."""
    left = yield from meet(hand, found)
    hand.app.change(speed=0.0)
    for entry in left[: len(left) - left_out]:
        yield from rest(hand)
        do(hand, entry.move)
    yield from rest(hand)
    hand.app.change(speed=1.0)
    return left[len(left) - left_out :]


def some_lay(hand):
    (seat,) = hand.hotseat.table.asked
    moves = hand.hotseat.match.moves(seat) or ()
    return seat, next(move for kind in (Lay, Pass, Take, object) for move in moves if isinstance(move, kind))


def first_lays(match):
    return match._state.turn == 1 and lays(match)


def turn(hand):
    """A rival's whole turn: it lays, and then does what comes first."""
    (seat,) = hand.hotseat.table.asked
    state = hand.hotseat.match._state
    while state.turn == seat and state.ask is not None:
        do(hand, some_lay(hand)[1])
        yield from until(lambda: not hand.match.showing.queue, "it is not shown")
        yield from rest(hand)
        state = hand.hotseat.match._state


@journey
def test_valleys_follow_each_other_over_mine_which_comes_back_for_my_turn(hand):
    yield from up_to(hand, stand(3, first_lays))
    board, mine = hand.board, hand.board.view.reserves[0]
    with looking() as eye:
        watch = Watch(hand)
        first_seat, move = some_lay(hand)
        do(hand, move)
        yield from until(lambda: board.visiting.moving, "no valley comes")
        assert board.shown == 0, "mine lies below, with my reserve"
        assert board.visiting.caption.text == board.event_line(hand.match.showing._told)
        yield from rest(hand)
        names = eye.names(eye.drawn, board.top_canvas)
        assert board.top == first_seat
        assert any(name.startswith("scene_") for name in names)
        assert any(name.startswith("done_") for name in eye.trail(board.top_canvas)), "what it brought stays there"
        yield from turn(hand)
        (second,) = hand.hotseat.table.asked
        yield from turn(hand)
        assert hand.hotseat.table.asked == (0,)
        yield from quiet(hand)
        yield from until(lambda: not board.visiting.layer.children[1:], "my valley does not come back")
    assert watch.tops() == [0, first_seat, second, 0], "and mine is not seen between two of theirs"
    assert board.view.reserves[0] == mine
    assert board.playable
    assert not board.visiting.caption.text


@journey
def test_a_turn_of_somebody_else_with_a_bear_takes_two_seconds(hand):
    yield from up_to(hand, stand(3, first_lays))
    began = Clock.get_time()
    yield from turn(hand)
    assert Clock.get_time() - began < 2.2
    yield from up_to(hand, stand(4, bears(0)))
    began = Clock.get_time()
    do(hand, sent(hand.hotseat.match, 0)[0])
    yield from rest(hand)
    assert Clock.get_time() - began < 1.8


def bear_at_once(match):
    """The fire was laid just now."""
    return bears(0)(match) and isinstance(match.entries[-1].move, Lay)


@journey
def test_a_touch_ends_it_for_that_turn_and_is_no_input(hand):
    (lay,) = yield from up_to(hand, stand(4, bear_at_once), 1)
    board, n = hand.board, hand.n
    do(hand, lay.move)
    yield from until(lambda: board.visiting.moving, "no valley comes")
    yield from hand.tap_at(*board.canvas.center)
    assert (board.top, board.moving, board.busy) == (0, False, False)
    yield from rest(hand)
    assert hand.n == n + 1
    watch = Watch(hand)
    do(hand, sent(hand.hotseat.match, 0)[0])
    yield from rest(hand)
    assert watch.tops() == [0], "nothing more of that turn"
    assert watch.bears, "though it is seen from here"
    yield from up_to(hand, stand(3, first_lays))
    do(hand, some_lay(hand)[1])
    yield from rest(hand)
    assert hand.board.top == 1, "but the next one comes again"
    yield from hand.tap_at(*hand.board.canvas.center)
    assert hand.board.top == 0, "and goes by a touch also while it rests"


@pytest.mark.parametrize("follow", ["mine", "never"])
@journey
def test_what_is_not_wanted_stays_away(hand, follow):
    hand.app.change(follow=follow)
    yield from up_to(hand, stand(4, bears(0)))
    board, watch = hand.board, Watch(hand)
    do(hand, sent(hand.hotseat.match, 0)[0])
    yield from rest(hand)
    assert watch.tops() == ([0, board.view.turn, 0] if follow == "mine" else [0])
    if follow == "never":
        return
    yield from up_to(hand, stand(3, first_lays))
    watch = Watch(hand)
    do(hand, some_lay(hand)[1])
    yield from rest(hand)
    assert watch.tops() == [0]


@pytest.mark.parametrize("victim", [0, 2])
@journey
def test_a_bear_walks_from_the_fire_into_the_victims_valley(hand, victim):
    found = stand(4, bears(victim)) if not victim else stand(4, rival_bears)
    yield from up_to(hand, found)
    board, match = hand.board, hand.hotseat.match
    seat, move = match._state.turn, sent(match, victim)[0]
    state = match._state
    fire = next(s for s in state.fresh if state.boards[seat][s] & 15 == Scene.FIRE + 1)
    watch = Watch(hand)
    do(hand, move)
    yield from until(lambda: watch.bears, "no bear comes out")
    assert board.event_line(hand.match.showing._told) == board.visiting.caption.text
    yield from rest(hand)
    assert watch.tops()[-1] == victim
    assert seat in watch.tops()
    ways, unit = board.ways, board.canvas.unit
    ends = [board.canvas.to_window_place(*ways.centre(square)) for square in (fire, move.square)]
    for end, (x, y) in zip(ends, (watch.bears[0], watch.bears[-1]), strict=True):
        assert hypot(x - end[0], y - end[1]) < 30 * unit
    assert len(watch.bears) > 20, "it walks, and does not jump"


def rival_bears(match):
    return match._state.turn == 1 and bears(2)(match)


@journey
def test_my_own_bear_leaves_my_fire(hand):
    def fires(match):
        state = match._state
        there = any(state.boards[0][s] & 15 == Scene.FIRE + 1 for s in state.fresh)
        return state.ask is Ask.FIRE and there and not state.by_token

    yield from sit_where(hand, 3, fires)
    board = hand.board
    victim = board.looking
    watch = Watch(hand)
    yield from walk.make(hand, next(move for move in legal(hand, Bear) if move.seat == victim))
    yield from quiet(hand)
    yield from until(lambda: board.top == 0, "my valley does not come back")
    assert watch.tops() == [victim, 0, victim, 0]
    assert watch.bears
    assert watch.slid, "while it crosses"


@journey
def test_nothing_moves_aside_where_motion_is_reduced_or_off(hand):
    hand.app.change(reduced_motion=True)
    yield from up_to(hand, stand(4, bears(0)))
    watch = Watch(hand)
    do(hand, sent(hand.hotseat.match, 0)[0])
    yield from rest(hand)
    assert watch.tops() == [0, hand.board.view.turn, 0]
    assert not watch.slid
    hand.app.change(reduced_motion=False, speed=0.0)
    yield from up_to(hand, stand(4, bears(0)))
    hand.app.change(speed=0.0)
    watch = Watch(hand)
    do(hand, sent(hand.hotseat.match, 0)[0])
    yield from rest(hand)
    assert watch.tops() == [0]


@journey
def test_an_open_pouch_and_a_valley_looked_at_stay_while_others_play(hand):
    yield from up_to(hand, stand(3, first_lays))
    board, watch = hand.board, Watch(hand)
    yield from hand.tap_at(*walk.slot_place(hand, POUCH))
    do(hand, some_lay(hand)[1])
    yield from rest(hand)
    assert board.sheets.popover == POUCH
    assert watch.tops() == [0]
    yield from hand.tap_at(*walk.slot_place(hand, POUCH))
    yield from hand.tap(board.name_of(2))
    assert board.looking == 2
    if hand.hotseat.table.asked == (1,):
        yield from turn(hand)
    assert board.looking == 2, "who looks round goes on looking"


@journey
def test_the_screen_may_be_built_anew_or_covered_while_a_valley_is_over_mine(hand):
    yield from up_to(hand, stand(3, first_lays))
    n = hand.n
    do(hand, some_lay(hand)[1])
    yield from until(lambda: hand.board.visiting.moving, "no valley comes")
    yield from hand.resize(640, 360)
    yield from rest(hand)
    assert (hand.n, hand.board.top) == (n + 1, 0)
    yield from hand.resize(360, 780)
    hand.match.hide()
    do(hand, some_lay(hand)[1])
    yield 0.1
    yield from hand.back()
    assert hand.dialog
    yield from hand.tap(say("match.go_on"))
    yield from rest(hand)


@journey
def test_a_valley_goes_home_where_nothing_more_comes(hand):
    """A rival who thinks for long does not keep me from mine; what comes then brings theirs back."""
    yield from up_to(hand, stand(3, first_lays))
    hand.app.change(speed=2.0)
    do(hand, some_lay(hand)[1])
    yield from rest(hand)
    assert hand.board.top == 1
    yield from until(lambda: hand.board.top == 0, "mine does not come back")
    assert not hand.board.visiting.caption.text


# What concerns me


def test_what_concerns_me_is_what_befalls_me_my_tiles_and_my_tokens():
    position = first(3, lambda m: m._state.ask is Ask.LAY).match.state_copy()
    mine = laden(position.reserves[1][0], 0)
    marked = msgspec.structs.replace(
        position, reserves=(position.reserves[0], (mine, *position.reserves[1][1:]), position.reserves[2])
    )
    plain = position.reserves[1][1]
    assert EMPTY not in (mine, plain)
    for events, before, concerned in (
        ((BearPut(1, 0, 5, 1),), position, True),
        ((BearPut(1, 2, 5, 1),), position, False),
        ((Brawled(1, 0, 2, -1, -1),), position, True),
        ((Brawled(1, 2, 2, 0, 1),), position, True),
        ((Brawled(1, COMMON_PLACE, 2, -1, -1),), position, False),
        ((Swapped(1, 0, 0, 1, plain, plain),), position, True),
        ((Swapped(1, 0, COMMON_PLACE, 1, plain, plain),), position, False),
        ((Swapped(1, 0, 2, 1, mine, plain),), position, True),
        ((Tolled(1, 0, 1),), position, True),
        ((Tolled(1, 2, 1),), position, False),
        ((Laid(1, 0, (1, 2), (3, 4), 1),), marked, True),
        ((Laid(1, 1, (1, 2), (3, 4), 1),), marked, False),
        ((Removed(1, 0, mine),), position, True),
        ((Taken(1, 0, 0),), msgspec.structs.replace(position, common=(mine, *position.common[1:])), True),
        ((Taken(1, 1, 0),), position, False),
    ):
        assert concerns(events, before, 0) is concerned, events
