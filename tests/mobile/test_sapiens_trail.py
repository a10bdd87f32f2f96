"""Sapiens, what happened: it is seen where it happened, and stays there until the person's next touch."""

import pytest

from core.games.sapiens.content import Scene
from core.games.sapiens.position import COMMON_PLACE, Ask, Bear, BearPut, Brawl, Chase, Lay, Sheltered, Swap, Taken
from core.match import SeenEntry
from mobile.tour.walks import sapiens as walk
from mobile.words import say
from tests.mobile.tribe import asks, eager, legal, looking, play, quiet, sit_where, tap_square, until
from tests.mobile.window import journey

pytestmark = pytest.mark.once


def gainful(match):
    """A tile that brings food on its two squares."""
    state = match._state
    return state.ask is Ask.LAY and state.round > 2


def since(match, *wanted):
    """Did others do such a thing since seat 0 was asked last, which is asked now to lay?"""
    if match._state.ask is not Ask.LAY:
        return False
    moves = []
    for entry in reversed(match.entries[1:]):
        if entry.seat == 0:
            break
        moves.append(entry.move)
    return any(isinstance(move, wanted) and at_home(move) for move in moves)


def at_home(move):
    return not isinstance(move, Bear) or move.seat == 0


def feet(names):
    return sum(name == "house/trace_foot" for name in names)


def rings(names):
    return sum("trace_ring" in name for name in names)


@journey
def test_a_tile_laid_and_what_it_brought_stay_until_the_next_touch(hand):
    with looking() as eye:
        yield from sit_where(hand, 3, gainful, choose=eager)
        canvas = hand.board.canvas
        yield from walk.aim(hand, max(legal(hand, Lay), key=lambda move: move.first))
        food = hand.board.laying.earns().food
        yield from hand.tap(say("match.place"))
        yield from quiet(hand)
        names = eye.trail(canvas)
        assert sum(name.startswith("done_") for name in names) == 1
        assert sorted(name for name in names if "gain_food" in name) == sorted(f"gain_food_{n}" for _, n in food if n)
        yield from hand.tap("Léo")
        assert not [name for name in eye.trail(canvas) if name.startswith("done_")], "another's valley has its own"
        yield from hand.tap("Léo")
        assert sum(name.startswith("done_") for name in eye.trail(canvas)) == 1
        yield from tap_square(hand, 0)
        assert eye.trail(canvas) == []


@journey
def test_what_is_undone_leaves_no_trail(hand):
    with looking() as eye:
        yield from sit_where(hand, 3, gainful, choose=eager)
        yield from play(hand, legal(hand, Lay)[0])
        assert eye.trail(hand.board.canvas)
        yield from hand.tap(say("undo"))
        yield from quiet(hand)
        assert eye.trail(hand.board.canvas) == []


@journey
def test_a_bear_that_came_leaves_its_steps_and_sits_in_a_ring_of_who_sent_it(hand):
    with looking() as eye:
        yield from sit_where(hand, 3, lambda match: since(match, Bear), choose=eager)
        canvas = hand.board.canvas
        names = eye.trail(canvas)
        assert feet(names)
        assert rings(names) >= 1
        steps = [sprite for sprite in eye.trails[canvas] if "trace_foot" in str(sprite.picture)]
        assert all(-4 <= s.x <= canvas.world[0] + 4 and -4 <= s.y <= canvas.world[1] + 4 for s in steps)


@journey
def test_a_bear_sent_leaves_its_steps_from_the_fire_and_a_ring_in_the_others_valley(hand):
    def sends(match):
        state = match._state
        squares = [s for s in state.fresh if state.boards[0][s] & 15 == Scene.FIRE + 1]
        return state.ask is Ask.FIRE and squares and not state.by_token

    with looking() as eye:
        yield from sit_where(hand, 3, sends)
        move = next(move for move in legal(hand, Bear) if move.seat == hand.board.looking)
        yield from play(hand, move)
        board = hand.board
        chip = board.chips[move.seat]
        assert rings(eye.trail(chip.picture)) == 1, "where it sits, also in the small picture"
        yield from until(lambda: board.shown == board.home, "one's own valley comes back")
        assert feet(eye.trail(board.canvas))
        yield from hand.tap(board.name_of(move.seat))
        assert rings(eye.trail(board.canvas)) == 1
        assert feet(eye.trail(board.canvas))


@journey
def test_a_bear_chased_off_leaves_its_steps(hand):
    def chases(match):
        return match._state.ask is Ask.FIRE and any(isinstance(move, Chase) for move in match.moves(0))

    with looking() as eye:
        yield from sit_where(hand, 3, chases, choose=eager)
        yield from play(hand, legal(hand, Chase)[0])
        assert feet(eye.trail(hand.board.canvas))


@journey
def test_a_swap_leaves_rings_and_arrows_both_ways(hand):
    with looking() as eye:
        yield from sit_where(hand, 3, asks(Ask.WATER, 2))
        move = next(move for move in legal(hand, Swap) if move.place == COMMON_PLACE)
        yield from play(hand, move)
        names = eye.trail(hand.board.overlay)
        assert rings(names) == 2
        assert sum("trace_head" in name for name in names) == 2


@journey
def test_a_brawl_token_that_was_put_somewhere_is_ringed(hand):
    with looking() as eye:
        yield from sit_where(hand, 3, asks(Ask.BRAWL, 2))
        move = next(move for move in legal(hand, Brawl) if move.place == COMMON_PLACE)
        yield from play(hand, move)
        assert rings(eye.trail(hand.board.overlay)) == 1


@journey
def test_what_others_laid_is_ringed_in_their_small_pictures(hand):
    with looking() as eye:
        yield from sit_where(hand, 3, lambda match: since(match, Lay) and match._state.round > 2, choose=eager)
        for seat in (1, 2):
            assert rings(eye.trail(hand.board.chips[seat].picture)) >= 1


@journey
def test_what_somebody_else_does_is_seen_at_their_chip(hand):
    """A tile slides out of it, and points rise to it; a bear walks to whom it is sent."""
    flown = []
    yield from sit_where(hand, 3, lambda m: m._state.ask is Ask.REFILL and m._state.round > 2 and ends(m), choose=eager)
    overlay = hand.board.overlay
    air = overlay.air

    def look(sprites):
        flown.extend(str(sprite.picture) for sprite in sprites)
        air(sprites)

    overlay.air = look
    move = next(m for m in legal(hand) if type(m).__name__ == "Take")
    n = hand.n
    yield from walk.make(hand, move)
    yield from quiet(hand)
    del overlay.air
    table = hand.hotseat.table
    events = [e for k in range(n + 2, hand.n + 1) if isinstance(s := table.seen(k, 0), SeenEntry) for e in s.events]
    assert any(isinstance(event, Taken) for event in events)
    laid = [event for event in events if type(event).__name__ == "Laid"]
    assert laid
    assert {f"sapiens/scene_{walk.NAMES[scene]}" for event in laid for scene in event.scenes} <= set(flown)
    for event in events:
        if isinstance(event, Sheltered) and event.shelter:
            assert f"sapiens/gain_shelter_{event.shelter}" in flown
        if isinstance(event, BearPut):
            assert "sapiens/bear" in flown


def ends(match):
    state = match._state
    return state.reserves[0].count(-1) == 1 and state.common.count(-1) < 4 and not state.finished
