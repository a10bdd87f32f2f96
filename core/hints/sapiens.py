"""Why a move of Sapiens: what a placing earns at once, and what every other choice is for."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from core.games.sapiens.content import EMPTY, kind_of
from core.games.sapiens.legal import moves
from core.games.sapiens.placing import lies, spots
from core.games.sapiens.position import (
    Ask,
    Bear,
    Brawl,
    Chase,
    First,
    Gain,
    Hunt,
    Lay,
    Memory,
    Move,
    Pass,
    Play,
    Remove,
    Ritual,
    Swap,
    Take,
    View,
)
from core.games.sapiens.preview import earnings
from core.games.sapiens.turn import bear_gain
from core.hints.why import Thinking, Why

SLICE = 8  # placings looked at in one go


class Reason(StrEnum):
    START = "start"  # a good place to begin
    CAVE = "cave"
    BOTH = "both"  # two effects at once
    EFFECT = "effect"
    POINTS = "points"  # more food and shelter at once than anything else
    FOOD = "food"
    ROOM = "room"  # earns nothing yet, but keeps ways open
    FITS = "fits"  # a tile that lies in so many places
    LATER = "later"  # one that lies nowhere yet
    RIVAL = "rival"  # one that another could use
    USELESS = "useless"  # one that serves nobody
    EAT = "eat"
    SAVE = "save"  # steaks are kept for more
    TAKE = "take"  # points for the taking
    BEAR = "bear"
    CHASE = "chase"
    TOKEN = "token"
    DISTURB = "disturb"
    SWAP = "swap"
    PASS = "pass"
    ORDER = "order"


def why(view: View, memory: Memory, move: Move) -> Thinking:
    yield
    match move:
        case Lay():
            return (yield from _laid(view, move))
        case Take(slot):
            ways = _fits(view, view.common[slot])
            return Why(Reason.FITS, ways) if ways else Why(Reason.LATER)
        case Remove(slot):
            rival = max(_fits(view, view.common[slot], seat) for seat in range(view.players) if seat != view.turn)
            return Why(Reason.RIVAL, rival) if rival else Why(Reason.USELESS)
        case Hunt(convert):
            return Why(Reason.EAT if convert else Reason.SAVE)
        case Bear(seat, square):
            return Why(Reason.BEAR, bear_gain(view.boards[seat], square))
    return Why(_PLAIN.get(type(move), Reason.PASS))


_PLAIN: dict[Any, Reason] = {
    Gain: Reason.TAKE,
    Chase: Reason.CHASE,
    Play: Reason.TOKEN,
    Ritual: Reason.TOKEN,
    Brawl: Reason.DISTURB,
    Swap: Reason.SWAP,
    Pass: Reason.PASS,
    First: Reason.ORDER,
}


def _laid(view: View, move: Lay) -> Thinking:
    """By what the placing earns at once, beside the best of the others."""
    if view.ask is Ask.START:
        return Why(Reason.START)
    made = earnings(view, move)
    food, points = sum(n for _, n in made.food), _points(view, move)
    second = 0
    for k, other in enumerate(moves(view)):
        if isinstance(other, Lay) and other != move:
            second = max(second, _points(view, other))
        if k % SLICE == 0:
            yield
    if made.cave >= 0 and made.shelter:
        return Why(Reason.CAVE, made.shelter)
    if points > second:
        return Why(Reason.POINTS, points, {"margin": points - second})
    if len(made.effects) > 1:
        return Why(Reason.BOTH, food)
    if made.effects:
        return Why(Reason.EFFECT, food)
    return Why(Reason.FOOD, food) if food else Why(Reason.ROOM)


def _points(view: View, move: Lay) -> int:
    made = earnings(view, move)
    return sum(n for _, n in made.food) + made.shelter


def _fits(view: View, tile: int, seat: int = -1) -> int:
    """In how many ways a tile lies on a seat's board now."""
    seat = view.turn if seat < 0 else seat
    if tile == EMPTY:
        return 0
    where = spots(view.valleys[seat], view.boards[seat], view.tokens[seat], False)
    return sum(1 for _ in lies(kind_of(tile), where))
