"""For each game: how fingers make its moves, what kinds of drag it has, and what the tour shows of it.

Found by the game's name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from mobile.tour.fingers import Fingers, Steps

Spot = tuple[float, float]


class Way(NamedTuple):
    """What a finger passes on one kind of drag, in places of the window."""

    start: Spot
    legal: Spot
    refused: Spot
    edge: Spot


class Drag(NamedTuple):
    """A kind of drag. The tests cut off each of them in each of its phases."""

    name: str
    sits: Callable[[Fingers], Steps]  # a match in which it may begin
    ready: Callable[[Fingers], Steps]  # what is to be touched before it, where that is not so yet
    way: Callable[[Fingers], Way]
    settings: dict[str, bool]
    holds: bool = True  # has the finger anything in hand? One that looks round has not
    aims: bool = False  # is something aimed with it, so that a finger may rest on its way?
    second: bool = False  # has a second finger a meaning of its own, so that the drag goes on?


def moves(fingers: Fingers) -> Sequence[Any]:
    """What whoever holds the phone may do; nothing where nobody does."""
    hotseat = fingers.match.hotseat
    return hotseat.table.moves(hotseat.holder) or () if hotseat.holder is not None else ()


def nothing(_: Fingers) -> Steps:
    """Nothing has to be touched first."""
    yield from ()
