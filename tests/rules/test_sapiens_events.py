"""Sapiens: what is told of a match is all that happens in it: who only hears the events can keep the whole table."""

from __future__ import annotations

import random

import pytest

from core.games.sapiens.content import (
    ABANDONED,
    BEAR,
    BEARS,
    COMMON,
    EMPTY,
    RESERVE,
    SQUARES,
    Scene,
    covered,
    has_tile,
    laden,
)
from core.games.sapiens.position import COMMON_PLACE, DISCARDED, HELD, USED, How
from core.match import Match
from tests.contract.games import step
from tests.rules.sapiens_positions import GAME


class Listener:
    """Keeps a table by what is told, and knows no rule."""

    def __init__(self, players, mountains):
        self.valleys, self.tokens = [None] * players, [None] * players
        self.boards = [[0] * SQUARES for _ in range(players)]
        self.rows = [[EMPTY] * RESERVE for _ in range(players)] + [[] for _ in range(players, COMMON_PLACE)]
        self.rows.append([EMPTY] * COMMON)
        self.food, self.shelter, self.steaks = [0] * players, [0] * players, [0] * players
        self.finished, self.bears, self.mountains = 0, BEARS, mountains

    def hear(self, event):
        name = type(event).__name__.lower()
        getattr(self, "done" if name == "finished" else name)(event)

    def settled(self, event):
        self.valleys[event.seat], self.tokens[event.seat] = event.valley, list(event.tokens)

    def turned(self, event):
        for slot, tile in zip(event.slots, event.tiles, strict=True):
            assert self.rows[event.place][slot] == EMPTY
            self.rows[event.place][slot] = tile

    def laid(self, event):
        board = self.boards[event.seat]
        if event.how is How.ABANDON:
            board[:] = [code | ABANDONED if has_tile(code) else code for code in board]
        for k in (0, 1):
            here, other = event.squares[k], event.squares[1 - k]
            assert not board[here]
            board[here] = covered(event.scenes[k], here, other)
        if event.scenes[1] == Scene.MOUNTAIN:
            self.mountains &= ~(1 << event.scenes[0])
        self.rows[event.seat][event.slot] = EMPTY

    def tolled(self, event):
        self.food[event.seat] -= event.paid
        self.food[event.owner] += event.paid

    def fed(self, event):
        self.food[event.seat] += sum(event.food)

    def gained(self, event):
        self.food[event.seat] += event.food
        self.shelter[event.seat] += event.shelter

    def sheltered(self, event):
        self.shelter[event.seat] += event.shelter
        if event.token >= 0:
            assert self.tokens[event.seat][event.token] == event.square
            self.tokens[event.seat][event.token] = HELD if event.taken else DISCARDED

    def tokentaken(self, event):
        assert self.tokens[event.seat][event.scene] == event.square
        self.tokens[event.seat][event.scene] = HELD

    def tokenplayed(self, event):
        assert self.tokens[event.seat][event.scene] == HELD
        self.tokens[event.seat][event.scene] = USED

    def _carry(self, place, slot, owner, more):
        self.rows[place][slot] = laden(self.rows[place][slot], owner, more)

    def brawled(self, event):
        if event.from_place >= 0:
            self._carry(event.from_place, event.from_slot, event.seat, -1)
        self._carry(event.place, event.slot, event.seat, 1)

    def recalled(self, event):
        self._carry(event.place, event.slot, event.seat, -1)

    def swapped(self, event):
        mine, other = self.rows[event.seat], self.rows[event.place]
        assert (mine[event.slot], other[event.other]) == (event.gave, event.got)
        mine[event.slot], other[event.other] = event.got, event.gave

    def hunted(self, event):
        self.steaks[event.seat] += event.steaks - event.converted
        self.food[event.seat] += event.food

    def bearput(self, event):
        self.boards[event.victim][event.square] = BEAR
        self.shelter[event.seat] += event.shelter
        self.bears -= 1

    def beargone(self, event):
        assert self.boards[event.seat][event.square] == BEAR
        self.boards[event.seat][event.square] = 0
        self.bears += 1

    def declined(self, event):
        assert 0 <= event.scene < Scene.MOUNTAIN

    def done(self, event):
        self.finished |= 1 << event.seat

    def taken(self, event):
        assert self.rows[event.seat][event.goal] == EMPTY
        self.rows[event.seat][event.goal] = self.rows[COMMON_PLACE][event.slot]
        self.rows[COMMON_PLACE][event.slot] = EMPTY

    def removed(self, event):
        assert self.rows[COMMON_PLACE][event.slot] == event.tile
        self.rows[COMMON_PLACE][event.slot] = EMPTY

    def agrees(self, state):
        players = state.players
        assert tuple(map(tuple, self.rows[:players])) == state.reserves
        assert tuple(self.rows[COMMON_PLACE]) == state.common
        assert tuple(map(tuple, self.boards)) == state.boards
        assert tuple(map(tuple, self.tokens)) == state.tokens
        assert tuple(self.valleys) == state.valleys
        assert (*self.food, *self.shelter, *self.steaks) == (*state.food, *state.shelter, *state.steaks)
        assert (self.finished, self.bears, self.mountains) == (state.finished, state.bears, state.mountains)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mountains", ["on", "off"])
def test_who_hears_all_events_knows_the_table(players, mountains):
    heard = set()
    for deal in range(12):
        rng = random.Random(deal)
        match = Match.begin(GAME, players, deal, {"mountain_tiles": mountains})
        listener = Listener(players, 255 if mountains == "on" else 0)
        while True:
            for event in match.entries[-1].events:
                heard.add(type(event).__name__)
                listener.hear(event)
            listener.agrees(match.entries[-1].state)
            if not match.asked:
                break
            step(match, rng)
    wanted = {kind.__name__ for kind in GAME.event_type.__args__} - ({"Removed"} if players > 2 else set())
    assert wanted - {"Tolled", "Finished", "BearGone"} <= heard
