"""Why a move of Help Me!: what it wins, guards, covers or hides, by the piles that the seat knows."""

from __future__ import annotations

from enum import StrEnum

from core.games.help_me.content import EMPTY, NEIGHBOURS, PLACES, Move, creature_of, movable, moves_where
from core.games.help_me.rules import Memory, View, count, known_piles
from core.hints.why import Thinking, Why

Piles = list[tuple[int, ...]]


class Reason(StrEnum):
    LAST = "last"  # the match is over then, and one has so many points
    SAFE = "safe"  # an own pile that nobody can cover any more
    GAIN = "gain"  # an own creature gets on top
    BEST_GAIN = "best_gain"  # and no other move wins as much at once
    GUARD = "guard"  # a pile goes away that could have covered an own one
    COVER = "cover"  # what may be another's is covered
    LEAST = "least"  # it costs, but less than others
    HIDE = "hide"  # nothing is won or lost, and nothing told


def why(view: View, memory: Memory, move: Move) -> Thinking:
    yield
    piles = known_piles(view, memory) or [(top,) * max(1, high) if top != EMPTY else () for top, high in _seen(view)]
    after = laid(piles, move)
    taken = sum(1 << place for place, pile in enumerate(after) if pile)
    gain = _mine(view, after) - _mine(view, piles)
    if not movable(taken):
        return Why(Reason.LAST, _mine(view, after))
    yield
    own = _owns(view, after[move.goal])
    if own and not any(after[place] for place in _beside(move.goal)):
        return Why(Reason.SAFE, sum(count(after[move.goal])))
    if gain > 0:
        others = [other for other in moves_where(_taken(piles)) if other != move]
        second = max((_mine(view, laid(piles, other)) - _mine(view, piles) for other in others), default=0)
        return Why(Reason.BEST_GAIN, gain, {"margin": gain - second}) if gain > second else Why(Reason.GAIN, gain)
    if gain < 0:
        return Why(Reason.LEAST, -gain)
    yield
    guarded = [sum(count(piles[place])) for place in _beside(move.start) if _owns(view, piles[place])]
    if guarded and not own:
        return Why(Reason.GUARD, max(guarded))
    if not _owns(view, piles[move.goal]) and not own:
        return Why(Reason.COVER, sum(count(piles[move.goal])))
    return Why(Reason.HIDE)


def laid(piles: Piles, move: Move) -> Piles:
    after = list(piles)
    after[move.goal] = after[move.goal] + after[move.start]
    after[move.start] = ()
    return after


def _seen(view: View) -> list[tuple[int, int]]:
    return list(zip(view.tops, view.heights, strict=True))


def _taken(piles: Piles) -> int:
    return sum(1 << place for place, pile in enumerate(piles) if pile)


def _owns(view: View, pile: tuple[int, ...]) -> bool:
    return bool(pile) and view.owners[creature_of(pile[-1])] == view.seat


def _mine(view: View, piles: Piles) -> int:
    """The points of what the seat protects, as it lies."""
    return sum(sum(count(pile)) for pile in piles if _owns(view, pile))


def _beside(place: int) -> tuple[int, ...]:
    return tuple(other for other in range(PLACES) if (place, other) in NEIGHBOURS)
