"""What holds in every position of Rahan."""

from __future__ import annotations

from core.games.rahan.content import (
    ANIMAL_SQUARES,
    BEAST_SQUARES,
    COUNTS,
    DUEL,
    EACH,
    MOST,
    SQUARES,
    Animal,
    apart,
)
from core.games.rahan.course import all_cards, room_beside
from core.games.rahan.position import FLICKS, Ask


def check(state):
    _rows(state)
    _cards(state)
    _board(state)
    _question(state)


def _rows(state):
    assert state.players in (2, 3, 4)
    for row in (state.turns, state.cavemen, state.beset, state.hands, state.needs, state.steadiness):
        assert len(row) == state.players
    assert 0 <= state.turn < state.players
    assert max(state.turns) - min(state.turns) <= 1, "somebody had a turn too many"
    assert state.turns[state.turn] == max(state.turns)
    assert 0 <= state.combat < 1 << state.players


def _cards(state):
    assert all_cards(state) == COUNTS, "a card is lost, or there twice"
    assert all(min(hand) >= 0 and sum(hand) <= MOST for hand in state.hands)
    assert min(state.deck) >= 0
    assert min(state.discards) >= 0
    for need in range(4):
        assert sum(needs[need] for needs in state.needs) <= EACH
    assert all(min(needs) >= 0 for needs in state.needs)
    kept = [beast for beast in state.beset if beast >= 0]
    assert len(set(kept)) == len(kept)


def _board(state):
    taken = {ANIMAL_SQUARES[animal] for animal in Animal if state.animals >> animal & 1}
    taken |= {BEAST_SQUARES[beast] for beast in state.beset if beast >= 0}
    for figure, square in enumerate((*state.cavemen, state.rahan)):
        number = figure if figure < state.players else 4
        assert 0 <= square < SQUARES
        assert square not in taken or number in state.aside, "a figure stands where an animal or a beast does"


def _question(state):
    ask, turn, who = state.ask, state.turn, state.who
    assert (ask is None) == (who == -1) == (state.winner != -1)
    assert (ask is Ask.KEEP) == (state.drawn.bit_count() > 1)
    assert ask is Ask.KEEP or not state.drawn
    assert (ask is Ask.ASIDE) == bool(state.aside)
    assert (state.shots > 0) == (ask in (Ask.HUNT, Ask.REPEL))
    assert state.knife <= (ask is Ask.HUNT)
    fighting = ask in (Ask.FIGHT, Ask.CLOSE_IN, Ask.LOOT) or (ask is Ask.ASIDE and state.foe >= 0)
    assert fighting == (state.foe >= 0)
    assert 0 <= state.fired < DUEL + (ask is not Ask.FIGHT)
    if ask is Ask.TURN:
        assert (who, state.beset[who]) == (turn, -1)
    elif ask is Ask.BESET:
        assert who == turn
        assert state.beset[who] >= 0
    elif ask is Ask.HUNT:
        assert who == turn
        assert state.animals
        assert state.beset[who] < 0
        assert state.needs[who][0] == 0
    elif ask is Ask.REPEL:
        assert who == turn
        assert state.beset[who] >= 0
        assert not state.knife
    elif ask is Ask.ASIDE:
        figure = state.aside[0]
        assert who == (turn if figure == 4 else figure)
        assert room_beside(state, figure)
    elif fighting:
        assert who in (turn, state.foe)
        assert turn != state.foe
        assert not state.combat >> turn & 1
        if ask is Ask.CLOSE_IN:
            assert apart(*(state.cavemen[seat] for seat in (turn, state.foe))) > 1
    if ask in FLICKS:
        assert state.beset[turn] < 0 or ask is Ask.REPEL
