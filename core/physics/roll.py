"""What a flick did, in whole numbers, so that it is kept and sent exactly as it happened."""

from __future__ import annotations

from enum import IntEnum

import msgspec


class What(IntEnum):
    """What a disc met."""

    DISC = 0
    WALL = 1
    RIM = 2


class Touch(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """Two things met for the first time, or again after they had parted."""

    at: int  # ms
    disc: int
    what: What
    other: int  # the other disc's number, or the wall's place in the list; 0 for the rim
    x: int  # 0.1 mm: where they touched
    y: int
    speed: int  # mm/s at which they met, along the line between them


class Passage(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A disc passed a doorway wholly, for the first time."""

    at: int
    disc: int
    doorway: int


class Exit(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A disc jumped over the rim."""

    at: int
    disc: int


class Rest(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """Where a moved disc came to rest, in thousandths of a millimetre."""

    disc: int
    x: int
    y: int


class Path(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """How a disc moved: time (ms) and place (0.1 mm) of its key points, between which it moves evenly.

    And how it turned meanwhile: time and degrees against the clock since the start; nothing where it hardly did.
    """

    disc: int
    points: tuple[tuple[int, int, int], ...]
    turns: tuple[tuple[int, int], ...] = ()  # rolls of older rules have none


class Roll(msgspec.Struct, frozen=True):
    """All of it. Paths only when they were asked for."""

    lasted: int  # ms until everything was at rest
    touches: tuple[Touch, ...]
    passages: tuple[Passage, ...]
    exits: tuple[Exit, ...]
    rests: tuple[Rest, ...]
    paths: tuple[Path, ...]
