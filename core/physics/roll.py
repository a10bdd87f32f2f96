"""What a flick did, in whole numbers, so that it is kept and sent exactly as it happened."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

import msgspec

# What numbers may be, wherever they come from: no roll lasts for ten minutes, no table is ten metres wide.
_Time = Annotated[int, msgspec.Meta(ge=0, le=600_000)]
_Disc = Annotated[int, msgspec.Meta(ge=0, le=255)]
_Tenths = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]
_Thousandths = Annotated[int, msgspec.Meta(ge=-10_000_000, le=10_000_000)]
_Turn = Annotated[int, msgspec.Meta(ge=-(10**6), le=10**6)]
_Many = msgspec.Meta(max_length=20_000)
_Discs = msgspec.Meta(max_length=256)


class What(IntEnum):
    """What a disc met."""

    DISC = 0
    WALL = 1
    RIM = 2


class Touch(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """Two things met for the first time, or again after they had parted."""

    at: _Time  # ms
    disc: _Disc
    what: What
    other: _Disc  # the other disc's number, or the wall's place in the list; 0 for the rim
    x: _Tenths  # 0.1 mm: where they touched
    y: _Tenths
    speed: _Tenths  # mm/s at which they met, along the line between them


class Passage(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A disc passed a doorway wholly, for the first time."""

    at: _Time
    disc: _Disc
    doorway: _Disc


class Exit(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A disc jumped over the rim."""

    at: _Time
    disc: _Disc


class Rest(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """Where a moved disc came to rest, in thousandths of a millimetre."""

    disc: _Disc
    x: _Thousandths
    y: _Thousandths


class Path(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """How a disc moved: time (ms) and place (0.1 mm) of its key points, between which it moves evenly.

    And how it turned meanwhile: time and degrees against the clock since the start; nothing where it hardly did.
    """

    disc: _Disc
    points: Annotated[tuple[tuple[_Time, _Tenths, _Tenths], ...], _Many]
    turns: Annotated[tuple[tuple[_Time, _Turn], ...], _Many] = ()  # rolls of older rules have none


class Roll(msgspec.Struct, frozen=True):
    """All of it. Paths only when they were asked for."""

    lasted: _Time  # ms until everything was at rest
    touches: Annotated[tuple[Touch, ...], _Many]
    passages: Annotated[tuple[Passage, ...], _Many]
    exits: Annotated[tuple[Exit, ...], _Discs]
    rests: Annotated[tuple[Rest, ...], _Discs]
    paths: Annotated[tuple[Path, ...], _Discs]
