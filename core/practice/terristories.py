"""Puzzles of TerriStories: the way is which projects a negotiation funds. The others agree to whatever lies there."""

from __future__ import annotations

from collections.abc import Sequence

from core.game import Seat
from core.games import AnyGame
from core.games.terristories.events import Funded
from core.games.terristories.moves import Agree
from core.games.terristories.position import Ask, State, seats
from core.log import Entry
from core.practice.exercise import Exercise


def way(_game: AnyGame, _: Exercise, entries: Sequence[Entry]) -> str | None:
    """By the seats that offer them, once all have agreed."""
    if not any(isinstance(entry.move, Agree) and entry.state.ask is not Ask.DEAL for entry in entries):
        return None
    funded = (event.slot for entry in entries for event in entry.events if isinstance(event, Funded))
    return ",".join(map(str, sorted(funded)))


def reply(exercise: Exercise, state: State) -> tuple[Seat, Agree] | None:
    """Somebody agrees, once the seat has."""
    if state.ask is not Ask.DEAL or state.waiting >> exercise.seat & 1:
        return None
    seat = next(seats(state.waiting), None)
    return None if seat is None else (seat, Agree(state.deal))
