"""Who judges what was tried, game by game: from what happened to what came of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import inf
from typing import Any

from core.game import Seat
from core.games import AnyGame
from core.games.paleo.content import FACADES, side_of
from core.games.paleo.course import side_of_seat
from core.games.paleo.position import Captured, Entered, Opened, Rolled
from core.games.rahan.content import COLUMNS, MM, at
from core.games.rahan.position import Threw
from core.games.terristories.events import Funded
from core.games.terristories.moves import Agree
from core.games.terristories.position import Ask as TerriAsk
from core.games.terristories.position import seats
from core.log import Entry
from core.physics import Roll, What
from core.practice.exercise import Exercise, Verdict

Counted = Counter[str]
Way = Callable[[AnyGame, Exercise, Sequence[Entry]], str | None]


def verdict(game: AnyGame, exercise: Exercise, entries: Sequence[Entry]) -> Verdict | None:
    """What came of the moves made so far; None as long as nothing is decided."""
    if exercise.drill:
        flicked = next((entry for entry in entries if entry.seat == exercise.seat), None)
        return None if flicked is None else drilled(game, exercise, flicked.events)
    way = WAYS[game.name](game, exercise, entries)
    if way is None:
        return None
    best = exercise.values[exercise.best]
    got = exercise.values.get(way, min(exercise.values.values()))
    return Verdict(way == exercise.best, got, best)


def drilled(game: AnyGame, exercise: Exercise, events: Sequence[Any]) -> Verdict:
    """What came of a flick: the first of what is wanted is what is told of."""
    counted = COUNTS[game.name](exercise, events)
    first, wanted = next(iter(exercise.wants.items()))
    return Verdict(all(counted[what] >= n for what, n in exercise.wants.items()), counted[first], wanted)


def reply(game: str, exercise: Exercise, state: Any) -> tuple[Seat, Any] | None:
    """What somebody else does before a try can be judged: in a negotiation they agree to whatever lies there."""
    if game != "terristories" or state.ask is not TerriAsk.DEAL or state.waiting >> exercise.seat & 1:
        return None
    seat = next(seats(state.waiting), None)
    return None if seat is None else (seat, Agree(state.deal))


# Drills


def _paleo(exercise: Exercise, events: Sequence[Any]) -> Counted:
    """How many were captured, by which way; keys taken; the gate opened."""
    mine, found = side_of_seat(exercise.players, exercise.seat), Counter[str]()
    for event in events:
        match event:
            case Rolled(pawn=pawn, roll=roll):
                found.update(_banks(pawn, roll))
            case Captured(pawn, out):
                found["captured" if side_of(pawn) != mine else "lost"] += 1
                found["out"] += out and side_of(pawn) != mine
            case Entered(pawn, _, key):
                found["key"] += key and side_of(pawn) == mine
            case Opened(side):
                found["gate"] += side == mine
    found["safe"] = not found["lost"]
    return found


def _banks(pawn: int, roll: Roll) -> set[str]:
    """What the flicked pawn came off before it met a pawn or passed a doorway."""
    touches = [touch for touch in roll.touches if pawn in (touch.disc, touch.other if touch.what is What.DISC else -1)]
    until = min((touch.at for touch in touches if touch.what is What.DISC), default=inf)
    until = min([until, *(passage.at for passage in roll.passages if passage.disc == pawn)])
    before = [touch for touch in touches if touch.at < until]
    found = {"rim" for touch in before if touch.what is What.RIM}
    return found | {"reef" for touch in before if touch.what is What.WALL and touch.other >= len(FACADES)}


def _rahan(exercise: Exercise, events: Sequence[Any]) -> Counted:
    """What was hit, by its number; the square where the flint lies."""
    found = Counter[str]()
    for event in events:
        if isinstance(event, Threw):
            roll = event.roll
            found["hit"] += roll.touched >= 0
            found[f"hit_{roll.touched}"] += 1
            if roll.on:
                column, row = int(roll.x / 1000 // MM), int(roll.y / 1000 // MM)
                found[f"square_{at(min(column, COLUMNS - 1), row)}"] += 1
    return found


COUNTS: dict[str, Callable[[Exercise, Sequence[Any]], Counted]] = {"paleo": _paleo, "rahan": _rahan}


# Puzzles


def _first_move(verb: str) -> Way:
    """The way is the seat's first move of a kind, as it is written."""

    def way(game: AnyGame, exercise: Exercise, entries: Sequence[Entry]) -> str | None:
        made = [game.text(entry.move) for entry in entries if entry.seat == exercise.seat]
        return next((move for move in made if move.startswith(verb)), None)

    return way


def _funded(_game: AnyGame, _: Exercise, entries: Sequence[Entry]) -> str | None:
    """The way is which projects the negotiation funds, by the seats that offer them."""
    events = [event for entry in entries for event in entry.events]
    found = sorted(event.slot for event in events if isinstance(event, Funded))
    settled = any(isinstance(entry.move, Agree) and entry.state.ask is not TerriAsk.DEAL for entry in entries)
    return ",".join(map(str, found)) if settled else None


WAYS: dict[str, Way] = {
    "help_me": _first_move(""),
    "sapiens": _first_move("lay"),
    "terristories": _funded,
}
