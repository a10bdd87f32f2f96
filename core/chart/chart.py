"""A chart of a finished match: a line for each that wins or loses by itself, and what is to be said of it."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import msgspec

from core.game import Number, Seat

CERTAIN = 1000  # chances are told in thousandths


class Unit(StrEnum):
    """What a line tells."""

    POINTS = "points"
    CHANCE = "chance"


class Line(msgspec.Struct, frozen=True, array_like=True):
    """Whose it is; of a goal that is not simply to win, what that is called."""

    seats: Annotated[tuple[Seat, ...], msgspec.Meta(max_length=8)]
    goal: Annotated[str, msgspec.Meta(max_length=20)] = ""


class Turn(msgspec.Struct, frozen=True, array_like=True):
    """What one seat did in a row, and how all lines stood after it."""

    first: Number  # entry
    last: Number
    key: Number  # the entry of these by which most changed
    seat: Seat  # below 0: nobody's
    when: Number  # the round, as the game counts
    stands: Annotated[tuple[Number, ...], msgspec.Meta(max_length=9)]


class Turning(StrEnum):
    """What a turning point was."""

    TIPPED = "tipped"  # who was not ahead is so from then on
    AWAY = "away"  # who was ahead already gets out of reach
    SAFE = "safe"  # what all want together is within reach from then on
    LOST = "lost"  # or is lost


class Best(StrEnum):
    """Against what the best turn gained most."""

    SWING = "swing"  # against how everybody stood before it: chances say already what is to be expected
    TURNS = "turns"  # against what its seat's turns usually brought
    MOVES = "moves"  # against what the other moves there would have brought


class Decided(msgspec.Struct, frozen=True):
    """What decided it; in words: chart.<kind>, if there is one."""

    kind: str
    seat: Seat = -1  # who won
    other: Seat = -1  # who came second
    n: Number = 0  # by how much
    cause: str = ""  # where that came from; in words: chart.by.<cause>
    number: Number = 0
    names: dict[str, str] = {}  # keys of words in the sentence
    beside: tuple[Seat, ...] = ()  # who came second together with the other


class Chart(msgspec.Struct, frozen=True):
    """One match's."""

    unit: Unit
    most: Number  # the upper end of the scale
    least: Number
    lines: Annotated[tuple[Line, ...], msgspec.Meta(max_length=9)]
    turns: Annotated[tuple[Turn, ...], msgspec.Meta(max_length=100_000)]
    turning: Number  # of the turns; below 0: none
    turned: Turning | None
    best: Number  # the turn that gained most against what was to be expected; below 0: none
    judged: Best = Best.SWING
