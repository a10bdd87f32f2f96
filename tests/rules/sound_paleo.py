"""What holds in every position of Paleo."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from math import hypot

from core.games.paleo.content import (
    DOORWAYS,
    GATE_POINTS,
    GOAL,
    HALF,
    RADIUS,
    UNSCORED,
    WALLS,
    circles,
    is_mercenary,
    on_gate,
    reef_box,
    side_of,
)
from core.games.paleo.course import ORDER, owner_of, ready_made, seats_of
from core.games.paleo.placing import reef_refusal
from core.games.paleo.position import Ask

SLACK = 0.2  # mm by which things at rest may overlap (PAL-53)
FREE_REEF = (Ask.REEF, Ask.MOVE_REEF)


def check(state):
    _counts(state)
    _reefs(state.reefs, state.players)
    _handled(state)
    if state.ask in FREE_REEF:
        assert state.ready == state.captured == state.keys == 0
        assert not any(state.places)
    elif state.ask is Ask.LINE_UP:
        _line_ups(state)
    else:
        _pawns(state)
    _question(state)


def _counts(state):
    assert state.players in (2, 3, 4)
    assert state.round >= 1
    assert state.beginner in (0, 1)
    assert len(state.places) == 16
    assert len(state.reefs) == 10
    assert all(0 <= points < GOAL + GATE_POINTS for points in state.points)
    assert 0 <= state.unscored <= UNSCORED
    assert (state.ask is None) == (max(state.points) >= GOAL or state.unscored >= UNSCORED)
    assert 0 <= state.keys < 16
    assert 0 <= state.captured < 1 << 16
    assert 0 <= state.ready < 1 << state.players
    mine, others = state.flicks[state.beginner], state.flicks[1 - state.beginner]
    assert 0 <= mine - others <= 1, "a side flicked twice"
    assert state.limit in (40, 200)
    assert max(state.flicks) <= state.limit


@lru_cache(maxsize=256)
def _reefs(reefs, players):
    """Each may lie where it does, whatever came when."""
    lie = [(k, reef_box(*reef)) for k, reef in enumerate(reefs) if reef]
    for k, box in lie:
        others = [other for j, other in lie if j != k]
        assert reef_refusal(box, others, 0, k // 5, players) is None, f"reef {k} may not lie there"
    for side in (0, 1):
        own = [reef for reef in reefs[5 * side : 5 * side + 5] if reef]
        outside = sum((reef[1] >= 0) if side == 0 else (reef[1] <= 0) for reef in own)
        assert outside <= 3, "too few reefs in the own half"


def _handled(state):
    assert 0 <= state.step <= len(ORDER) == 10
    if ready_made(state):
        assert all(state.reefs)
        assert state.ask not in FREE_REEF
        return
    assert state.handled.bit_count() == state.step
    for side in (0, 1):
        due = sum((who ^ state.beginner) == side for who in ORDER[: state.step])
        own = range(5 * side, 5 * side + 5)
        assert sum(state.handled >> k & 1 for k in own) == due
        assert all(state.reefs[k] for k in own if state.handled >> k & 1)
        lying = sum(bool(state.reefs[k]) for k in own)
        assert lying == (due if state.round == 1 else 5)
    assert (state.step < 10) == (state.ask in FREE_REEF)


def _line_ups(state):
    assert state.captured == state.keys == 0
    assert state.flicks == (0, 0)
    for number, at in enumerate(state.places):
        owner = owner_of(state.players, number)
        assert bool(at) == bool(state.ready >> owner & 1)
        spots = [(round(1000 * x), round(1000 * y)) for x, y in circles(side_of(number))]
        assert not at or at in spots
    there = [at for at in state.places if at]
    assert len(set(there)) == len(there)
    assert state.ready != (1 << state.players) - 1


def _pawns(state):
    assert state.ready == (1 << state.players) - 1
    waiting = {pawn for pawn, _ in state.entered}
    assert len(waiting) == len(state.entered)
    for pawn, at in enumerate(state.places):
        away = bool(state.captured >> pawn & 1) + (pawn in waiting)
        assert pawn not in state.struck or state.captured >> pawn & 1
        assert bool(at) + away == 1, f"pawn {pawn} is in {bool(at) + away} places"
    there = [(x / 1000, y / 1000) for x, y in filter(None, state.places)]
    for (x, y), (u, v) in combinations(there, 2):
        assert abs(x - u) > 28 or hypot(x - u, y - v) >= 2 * RADIUS - SLACK, "pawns overlap"
    walls = _walls(state.reefs)
    for x, y in there:
        assert max(abs(x), abs(y)) <= HALF - RADIUS + SLACK, "a pawn lies outside the rim"
        for box in walls:
            near = abs(x - box.x) < 60 and abs(y - box.y) < 60
            assert not near or hypot(*box.away(x, y)) >= RADIUS - SLACK, "a pawn lies in a wall"
        for door in DOORWAYS:
            assert door.a * x + door.b * y <= door.c + RADIUS + 0.01, "who is in a sanctuary is put back"


@lru_cache(maxsize=256)
def _walls(reefs):
    return WALLS + tuple(reef_box(*reef) for reef in reefs if reef)


def _question(state):
    if state.ask in (Ask.LINE_UP, None):
        assert state.turn == -1
    else:
        assert 0 <= state.turn < state.players
    if state.ask in FREE_REEF:
        assert state.turn in seats_of(state.players, ORDER[state.step] ^ state.beginner)
    if state.ask is Ask.FLICK:
        side = next(side for side in (0, 1) if state.turn in seats_of(state.players, side))
        assert state.flicks[side] == state.flicks[state.beginner] - (side != state.beginner), "out of turn"
        assert any(state.places[8 * side : 8 * side + 8])
        assert any(state.places[8 - 8 * side : 16 - 8 * side]), "the round is over"
        assert not _open(state), "the gate is open"
    if state.ask in (Ask.EXCHANGE, Ask.CIRCLE):
        assert state.flicked >= 0
        assert state.entered, "nobody waits for an answer"
        pawn, sanctuary = state.entered[0]
        assert state.turn in seats_of(state.players, side_of(pawn))
        if state.ask is Ask.EXCHANGE:
            assert sanctuary // 2 != side_of(pawn)
            own = range(8 * side_of(pawn), 8 * side_of(pawn) + 8)
            assert any(state.captured >> p & 1 and p not in state.struck for p in own)
    else:
        assert state.entered == state.struck == ()


def _open(state):
    for side, both in ((0, 0b1100), (1, 0b0011)):
        for pawn in range(8 * side, 8 * side + 8):
            at = state.places[pawn]
            if at and not is_mercenary(pawn) and state.keys & both == both and on_gate(at[0] / 1000, at[1] / 1000):
                return True
    return False
