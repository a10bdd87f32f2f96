"""Sapiens, before something is lost: the ghost's bubble says what a placement would cost, and the question what a token
would not do."""

import random
from types import SimpleNamespace

import msgspec
import pytest

from core.chance import Loose
from core.games.sapiens.content import EMPTY, Ground, Scene, owners_on, valley
from core.games.sapiens.position import Ask, Declined, Lay, Play, Take
from core.games.sapiens.preview import earnings
from core.games.sapiens.turn import bears_on, held
from mobile.boards.sapiens.cautions import Cautions
from mobile.boards.sapiens.telling import scene_word, sentence
from mobile.tour.walks import sapiens as walk
from mobile.words import say
from tests.mobile.tribe import asks, eager, first, legal, play, said, sit_where
from tests.mobile.window import journey

pytestmark = pytest.mark.once


def lost(match, move):
    """The scenes whose effects are lost at once by a move."""
    state = match.state_copy()
    told = match.game.play(state, 0, move, Loose(random.Random(1)))
    return [event.scene for event in told if isinstance(event, Declined) and event.lost]


def hungry(match):
    """A placement that connects a feast that comes to nothing."""
    state = match._state
    if state.ask is not Ask.LAY or state.round < 2:
        return None
    lays = [move for move in match.moves(0) if isinstance(move, Lay) and move.mountain < 0]
    return next((move for move in lays if Scene.FEAST in lost(match, move)), None)


def aimed(hand, move):
    """A placement waits; what its bubble says."""
    yield from walk.aim(hand, move)
    return " ".join(said(hand))


@journey
def test_starting_a_new_tribe_says_what_becomes_of_the_old_one(hand):
    yield from sit_where(hand, 3, asks(Ask.ABANDON))
    view = hand.board.view
    kept = [move for move in legal(hand, Lay) if not on_token(view, move)]
    wasted = [move for move in legal(hand, Lay) if on_token(view, move)]
    for move in (*kept[:1], *wasted[:1]):
        words = yield from aimed(hand, move)
        assert say("sapiens.warn_abandon") in words
        token = next((t for t in range(8) if view.tokens[0][t] in (move.first, move.second)), None)
        assert (token is not None) == (say("sapiens.warn_token", scene=scene_word(token or 0)) in words)
        yield from hand.tap(say("cancel"))
    assert wasted


def on_token(view, move):
    return bool({move.first, move.second} & set(view.tokens[0]))


@journey
def test_a_feast_with_no_tile_to_lay_is_warned_of(hand):
    yield from sit_where(hand, 3, hungry, choose=eager)
    words = yield from aimed(hand, hungry(hand.hotseat.match))
    assert say("sapiens.warn_feast") in words


def test_an_effect_that_would_come_to_nothing_is_warned_of():
    """No bear is left to be sent, and none sits in one's own valley."""

    def fires(match):
        state = match._state
        if state.ask is not Ask.LAY or bears_on(state.boards[0]):
            return None
        lays = [move for move in match.moves(0) if isinstance(move, Lay) and move.mountain < 0]
        return next((move for move in lays if earnings(state, move).effects == (Scene.FIRE,)), None)

    match = first(3, fires).match
    move, view = fires(match), match.view(0)
    board = SimpleNamespace(view=view, table=SimpleNamespace(game=match.game), name_of=str)
    word = sentence(say("sapiens.warn_lost", scene=scene_word(Scene.FIRE)))
    assert word not in Cautions(board).of(move)
    board.view = msgspec.structs.replace(view, bears=0)
    assert word in Cautions(board).of(move)


@journey
def test_food_that_a_brawl_takes_is_warned_of_and_a_plain_placement_is_not(hand):
    def laden(match):
        state = match._state
        if state.ask is not Ask.LAY or not state.food[0]:
            return None
        for move in match.moves(0):
            if isinstance(move, Lay) and move.mountain < 0:
                owners = owners_on(state.reserves[0][move.slot])
                if len(owners) == 1 and owners[0] != 0:
                    return move
        return None

    yield from sit_where(hand, 3, laden, choose=eager)
    match = hand.hotseat.match
    move = laden(match)
    owner = owners_on(match._state.reserves[0][move.slot])[0]
    words = yield from aimed(hand, move)
    assert say("sapiens.warn_toll", n=1, names=hand.board.name_of(owner)) in words
    yield from hand.tap(say("cancel"))
    plain = [
        move
        for move in legal(hand, Lay)
        if not owners_on(match._state.reserves[0][move.slot]) and not lost(match, move)
    ]
    words = yield from aimed(hand, plain[0])
    assert not [key for key in ("toll", "abandon", "feast") if say(f"sapiens.warn_{key}", n=1, names="") in words]
    assert all(text.startswith("+") or " " not in text for text in said(hand)), "only what it brings"


@journey
def test_a_cave_that_a_mountain_tile_would_spoil_is_warned_of(hand):
    def spoils(match):
        state = match._state
        ground = valley(state.valleys[0]).ground
        if state.ask is not Ask.LAY:
            return None
        lays = [move for move in match.moves(0) if isinstance(move, Lay) and move.mountain >= 0]
        return next((move for move in lays if ground[move.second] is Ground.CAVE), None)

    yield from sit_where(hand, 3, spoils, mountains=True, choose=eager)
    words = yield from aimed(hand, spoils(hand.hotseat.match))
    assert say("sapiens.warn_cave") in words


# Tokens


def done_already(match):
    """Tokens are held, and none may be played now."""
    state = match._state
    return state.ask is Ask.REFILL and state.played and held(state, 0)


@journey
def test_a_token_that_cannot_be_played_now_is_dim_and_says_why(hand):
    yield from sit_where(hand, 3, done_already, choose=eager)
    scene = held(hand.board.view, 0)[0]
    refusal = hand.board.table.refusal(0, Play(scene))
    n = hand.n
    yield from hand.tap_at(*walk.slot_place(hand, walk.POUCH))
    disc = next(part for part in hand.match.walk() if type(part).__name__ == "Disc")
    assert disc._picture._colour.a < 0.6
    yield from hand.tap(say(f"sapiens.{walk.NAMES[scene]}"))
    assert hand.board.refuse(refusal) in said(hand)
    assert (hand.n, hand.board.choosing.move) == (n, None)
    yield from hand.tap_at(*walk.slot_place(hand, walk.POUCH))
    assert said(hand) == []


@journey
def test_a_token_that_would_do_nothing_says_so_and_is_not_golden(hand):
    def vain(match):
        return match._state.ask is Ask.REFILL and any(
            isinstance(move, Play) and move.scene == Scene.GATHERING for move in match.moves(0)
        )

    yield from sit_where(hand, 3, vain, choose=eager)
    word = scene_word(Scene.GATHERING)
    yield from hand.tap_at(*walk.slot_place(hand, walk.POUCH))
    yield from hand.tap(say("sapiens.gathering"))
    assert hand.match.bar.asked.text == say("sapiens.ask_token_vain", scene=word)
    assert not any(action.gold for action in hand.board.actions())


@journey
def test_the_tile_that_ends_the_turn_is_taken_for_good(hand):
    def last_but_one(match):
        state = match._state
        return state.ask is Ask.REFILL and state.reserves[0].count(EMPTY) == 2 and state.pile and state.players == 3

    yield from sit_where(hand, 3, last_but_one, choose=eager)
    one, other, *_ = legal(hand, Take)
    yield from hand.tap_at(*walk.slot_place(hand, walk.SHARED, one.slot))
    assert hand.match.bar.asked.text == say("sapiens.ask_take_sure")
    assert [(action.gold, action.final) for action in hand.board.actions()] == [(True, False)]
    yield from hand.tap(say("cancel"))
    yield from play(hand, one)
    yield from hand.tap_at(*walk.slot_place(hand, walk.SHARED, other.slot))
    assert hand.match.bar.asked.text == say("sapiens.ask_last_take")
    assert [(action.gold, action.final) for action in hand.board.actions()] == [(False, True)]
