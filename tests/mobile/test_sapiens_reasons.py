"""Sapiens, what cannot be done: it is dim before it is touched, says why when it is, and never looks broken."""

import itertools

import pytest

from core.games.sapiens.content import EMPTY, NEIGHBOURS, SQUARES
from core.games.sapiens.position import Ask, Lay, Play
from core.games.sapiens.turn import brawls_left, held
from mobile.boards.sapiens.telling import scene_word
from mobile.tour.walks import sapiens as walk
from mobile.words import say
from tests.mobile.tribe import asks, eager, legal, looking, pick, said, sit_where, tap_square
from tests.mobile.window import journey

pytestmark = pytest.mark.once


def lays(match, slot=None):
    found = [move for move in match.moves(0) or () if isinstance(move, Lay) and move.mountain < 0]
    return found if slot is None else [move for move in found if move.slot == slot]


def useless(match):
    """The slots of tiles that go nowhere, where others go somewhere."""
    state = match._state
    if state.ask is not Ask.LAY or not lays(match):
        return []
    return [slot for slot, tile in enumerate(state.reserves[0]) if tile != EMPTY and not lays(match, slot)]


def token(match):
    return match._state.ask is Ask.LAY and lays(match) and any(isinstance(move, Play) for move in match.moves(0))


@journey
def test_a_token_may_be_played_though_a_tile_was_chosen_first(hand):
    yield from sit_where(hand, 3, token, choose=eager)
    move, slot, n = legal(hand, Play)[0], legal(hand, Lay)[0].slot, hand.n
    yield from pick(hand, slot)
    assert hand.board.laying.slot == slot
    yield from hand.tap_at(*walk.slot_place(hand, walk.POUCH))
    yield from hand.tap(say(f"sapiens.{walk.NAMES[move.scene]}"))
    assert not hand.board.laying.chosen, "one thing is chosen at a time"
    assert hand.match.bar.asked.text == say("sapiens.ask_token", scene=scene_word(move.scene))
    yield from hand.tap(say("sapiens.do_play"))
    assert hand.hotseat.match.entries[n + 1].move == move


@journey
def test_a_tile_that_goes_nowhere_is_dim_and_says_why(hand):
    with looking() as eye:
        yield from sit_where(hand, 3, useless)
        slots, board = useless(hand.hotseat.match), hand.board
        dim = {round(s.alpha, 2) for shelf in board.shelves for s in eye.marked[shelf] if "scene_" in str(s.picture)}
        assert dim == {0.45}
        assert sum(name.startswith("scene_") for name in eye.shelf_marks(hand)) == 2 * len(slots), "and no other tile"
    for slot in slots:
        yield from pick(hand, slot)
        assert not board.busy, "there is nothing to be turned or placed"
        assert say("sapiens.turn") not in hand.spoken()
        words = said(hand)
        assert words[0] == say("sapiens.nowhere")
        assert words[1]
    yield from pick(hand, lays(hand.hotseat.match)[0].slot)
    assert board.laying.chosen
    assert say("sapiens.nowhere") not in said(hand)


@journey
def test_a_refused_tile_is_seen_whole_wherever_it_is_put(hand):
    hand.pause = 0.0
    yield from sit_where(hand, 3, asks(Ask.START, 0))
    board, slot = hand.board, legal(hand, Lay)[0].slot
    edge = [square for square in range(SQUARES) if len(NEIGHBOURS[square]) < 4]
    fits = {square for move in lays(hand.hotseat.match, slot) for square in (move.first, move.second)}
    yield from pick(hand, slot)
    for way in range(4):
        for square in edge[way::4] if way else edge:
            if square in fits:
                continue
            yield from tap_square(hand, square)
            move = board.laying.refused[0]
            assert move.first == square
            assert move.second in NEIGHBOURS[square], "both its halves are on the board"
            assert say("sapiens.no_square") not in said(hand)
        board.laying.way = way


@journey
def test_turning_a_refused_tile_is_seen(hand):
    yield from sit_where(hand, 3, asks(Ask.LAY))
    slot = legal(hand, Lay)[0].slot
    fits = {square for move in lays(hand.hotseat.match, slot) for square in (move.first, move.second)}
    square = next(square for square in range(30, SQUARES) if square not in fits and len(NEIGHBOURS[square]) == 4)
    yield from pick(hand, slot)
    assert not hand.match.bar.also.enabled, "nothing lies on the board yet that could be turned"
    yield from tap_square(hand, square)
    seen = []
    for _ in range(4):
        move = hand.board.laying.refused[0]
        assert move.first == square
        seen.append(move.second)
        assert hand.match.bar.also.enabled
        yield from hand.tap(say("sapiens.turn"))
    assert set(seen) == set(NEIGHBOURS[square]), "all the way round"


@journey
def test_a_ghost_that_fits_one_way_only_says_so_when_it_is_turned(hand):
    def single(match):
        return only(match) is not None

    def only(match):
        for move in lays(match) if match._state.ask is Ask.START else ():
            here = {move.first, move.second}
            if sum(bool(here & {other.first, other.second}) for other in lays(match, move.slot)) == 1:
                return move
        return None

    yield from sit_where(hand, 3, single)
    move = only(hand.hotseat.match)
    yield from pick(hand, move.slot)
    yield from tap_square(hand, move.first)
    assert hand.board.laying.goal == move
    assert say("sapiens.one_way") not in said(hand)
    yield from hand.tap(say("sapiens.turn"))
    assert hand.board.laying.goal == move
    assert say("sapiens.one_way") in said(hand)
    yield from tap_square(hand, move.second)
    assert say("sapiens.one_way") in said(hand)


@pytest.mark.parametrize("size", [(360, 640), (360, 780), (780, 360), (800, 1280)])
@journey
def test_the_pouch_shows_the_brawl_tokens_that_are_left(hand, size):
    def some(match):
        state = match._state
        return state.ask is Ask.LAY and brawls_left(state, 0) > 0 and len(held(state, 0)) > 1

    try:
        yield from hand.resize(*size)
        with looking() as eye:
            yield from sit_where(hand, 3, some, choose=eager)
            left, tokens = brawls_left(hand.board.view, 0), min(3, len(held(hand.board.view, 0)))
            shelf, spot = next((s, spot) for s in hand.board.shelves for spot in s.spots if spot.kind == walk.POUCH)
            inside = [s for s in eye.drawn[shelf] if abs(s.x - spot.x) <= spot.width / 2]
            shown = [s for s in inside if str(s.picture).startswith(("sapiens/brawl_", "sapiens/token_"))]
            shown = [s for s in shown if abs(s.y - spot.y) <= spot.height / 2]
            assert len([s for s in shown if "brawl_" in str(s.picture)]) == left
            assert len(shown) == left + tokens
            for one, two in itertools.combinations(shown, 2):
                assert max(abs(one.x - two.x), abs(one.y - two.y)) >= 7, "each is seen"
    finally:
        yield from hand.resize(360, 780)
