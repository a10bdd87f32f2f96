"""Sapiens, what is asked: a whole sentence that says what to do and where, as the position calls for it."""

import pytest

from core.games.sapiens.content import Scene
from core.games.sapiens.position import USED, Ask, Bear, Brawl, Chase, Hunt, Lay, Play, Ritual, Swap
from core.games.sapiens.turn import bear_gain, bears_on, brawls_left, can_lay
from mobile.boards.sapiens.sheets import WIDE, TileView
from mobile.boards.sapiens.telling import scene_word
from mobile.look import theme
from mobile.tour.walks import sapiens as walk
from mobile.words import say
from tests.mobile.tribe import asks, eager, legal, play, sit_where, tap_square
from tests.mobile.window import journey

pytestmark = pytest.mark.once


def asked(hand):
    return hand.match.bar.asked.text


def fire(own, sends):
    """A fire, with a bear of one's own to chase or none, and somewhere to send one or not."""

    def found(match):
        if match._state.ask is not Ask.FIRE:
            return False
        moves = match.moves(0)
        return bool(bears_on(match._state.boards[0])) is own and any(isinstance(m, Bear) for m in moves) is sends

    return found


def all_out(match):
    return match._state.ask is Ask.BRAWL and not brawls_left(match._state, 0)


def used(match):
    state = match._state
    return state.ask is Ask.RITUAL and all(where < 0 for where in state.tokens[0]) and USED in state.tokens[0]


def plain(match):
    """The gathering token may be played before a tile is laid."""
    return match._state.ask is Ask.LAY and Play(Scene.GATHERING) in match.moves(0) and can_lay(match._state)


POSITIONS = {
    "ask_start": (3, asks(Ask.START, 0)),
    "ask_feast": (3, lambda match: match._state.ask is Ask.FEAST and can_lay(match._state)),
    "ask_gathering": (3, asks(Ask.GATHERING)),
    "ask_camp": (3, asks(Ask.CAMP)),
    "ask_ritual": (3, asks(Ask.RITUAL)),
    "ask_ritual_used": (3, used),
    "ask_brawl_from": (3, all_out),
    "ask_hunt": (3, asks(Ask.HUNT)),
    "ask_fire": (3, fire(False, True)),
    "ask_fire_either": (3, fire(True, True)),
    "ask_order": (3, asks(Ask.ORDER)),
    "ask_refill": (3, asks(Ask.REFILL)),
    "ask_remove": (2, asks(Ask.REMOVE)),
    "ask_abandon": (3, asks(Ask.ABANDON)),
    "ask_stuck": (4, asks(Ask.STUCK, 0)),
}


@pytest.mark.parametrize("key", POSITIONS)
@journey
def test_the_question_is_a_sentence_for_the_position(hand, key):
    players, wanted = POSITIONS[key]
    yield from sit_where(hand, players, wanted, choose=eager)
    assert asked(hand) == say(f"sapiens.{key}")
    assert asked(hand)[-1] in ".?"


@journey
def test_laying_asks_step_by_step(hand):
    yield from sit_where(hand, 3, plain, choose=eager)
    assert asked(hand) == say("sapiens.ask_lay")
    move = legal(hand, Lay)[0]
    yield from hand.tap_at(*walk.slot_place(hand, walk.OWN, move.slot))
    assert asked(hand) == say("sapiens.ask_square")
    yield from tap_square(hand, move.first)
    assert asked(hand) == say("sapiens.ask_sure")
    yield from hand.tap(say("cancel"))
    yield from play(hand, Play(Scene.GATHERING))
    if hand.board.ask is Ask.LAY:
        assert asked(hand) == say("sapiens.ask_lay_plain")


@journey
def test_a_tile_that_fits_nowhere_is_said_in_the_question_too(hand):
    def useless(match):
        state = match._state
        lays = {move.slot for move in match.moves(0) or () if isinstance(move, Lay) and move.mountain < 0}
        return state.ask is Ask.LAY and lays and len(lays) < sum(tile >= 0 for tile in state.reserves[0])

    yield from sit_where(hand, 3, useless)
    fits = {move.slot for move in legal(hand, Lay)}
    slot = next(s for s, tile in enumerate(hand.board.view.reserves[0]) if tile >= 0 and s not in fits)
    yield from hand.tap_at(*walk.slot_place(hand, walk.OWN, slot))
    assert asked(hand) == say("sapiens.ask_nowhere")


@journey
def test_what_is_picked_is_asked_about_by_what_it_does(hand):
    yield from sit_where(hand, 3, asks(Ask.WATER, 2))
    swap = next(move for move in legal(hand, Swap) if move.place == walk.COMMON_PLACE)
    assert asked(hand) == say("sapiens.ask_water")
    yield from hand.tap_at(*walk.slot_place(hand, walk.OWN, swap.slot))
    assert asked(hand) == say("sapiens.ask_water_got")
    yield from hand.tap_at(*walk.slot_place(hand, walk.SHARED, swap.other))
    assert asked(hand) == say("sapiens.ask_swap_sure")
    yield from sit_where(hand, 3, asks(Ask.FIRE))
    bear = next(move for move in legal(hand, Bear) if move.seat == hand.board.looking)
    yield from tap_square(hand, bear.square)
    n = bear_gain(hand.board.view.boards[bear.seat], bear.square)
    assert asked(hand) == say("sapiens.ask_bear_sure", name=hand.board.name_of(bear.seat), n=n)
    yield from hand.tap(say("sapiens.do_send"))
    assert bears_on(hand.board.view.boards[bear.seat]) or hand.n
    yield from sit_where(hand, 3, fire(True, True), choose=eager)
    chase = legal(hand, Chase)[0]
    yield from hand.tap(say("sapiens.home"))
    yield from tap_square(hand, chase.square)
    assert asked(hand) == say("sapiens.ask_chase_sure")
    assert say("sapiens.do_chase") in hand.words()
    yield from sit_where(hand, 3, asks(Ask.RITUAL))
    ritual = legal(hand, Ritual)[0]
    yield from tap_square(hand, hand.board.view.tokens[0][ritual.scene])
    assert asked(hand) == say("sapiens.ask_ritual_sure", scene=scene_word(ritual.scene))
    yield from sit_where(hand, 3, lambda m: m._state.ask is Ask.BRAWL and brawls_left(m._state, 0))
    brawl = next(move for move in legal(hand, Brawl) if move.place == walk.COMMON_PLACE)
    yield from hand.tap_at(*walk.slot_place(hand, walk.SHARED, brawl.slot))
    assert asked(hand) == say("sapiens.ask_brawl_sure")


@journey
def test_steaks_are_eaten(hand):
    yield from sit_where(hand, 3, asks(Ask.HUNT))
    n = hand.n
    yield from hand.tap(say("sapiens.do_convert"))
    assert hand.hotseat.match.entries[n + 1].move == Hunt(True)


@pytest.mark.parametrize("ask", [Ask.WATER, Ask.BRAWL])
@pytest.mark.parametrize("size", [(360, 640), (360, 780), (780, 360), (800, 1280)])
@journey
def test_tiles_of_other_reserves_are_as_large_as_a_finger(hand, size, ask):
    try:
        yield from hand.resize(*size)
        yield from sit_where(hand, 4, asks(Ask(ask)), choose=eager)
        tiles = hand.all(TileView)
        assert len(tiles) >= 9
        for tile in tiles:
            assert min(tile.width, tile.height) >= theme.TARGET
            assert tile.width >= WIDE - 0.5, "so that it is seen at 72 x 36"
    finally:
        yield from hand.resize(360, 780)
