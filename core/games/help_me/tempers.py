"""Help Me!: what bots of a temper like to do beside winning. It decides where much is about as good."""

from __future__ import annotations

from typing import NamedTuple

from core.game import Temper

POINTS = 1.5  # what a deed one likes is worth, beside what a step brings at once


class Deed(NamedTuple):
    """What may be liked of a step, each from 0 to 1."""

    lifts: float  # a high pile
    takes: float  # a pile of many points
    little: float  # both are single tiles
    own: float  # one's own creature goes on top
    others: float  # somebody else's does
    covers_own: float  # one's own creature goes below
    again: float  # the pile that one moved last is moved once more
    away: float  # nothing near was moved last


LIKES: dict[Temper, Deed] = {
    Temper.JOKER: Deed(0, 0, 0, 0, 1, 0, 0, 0),
    Temper.PATIENT: Deed(0, 0, 1, 0, 0, 0, 0, 0),
    Temper.LOYAL: Deed(0, 0, 0, 0, 0, -0.6, 0, 0),
    Temper.BOLD: Deed(1, 0, 0, 0, 0, 0, 0, 0),
    Temper.HOARDER: Deed(0, 0, 0, 1, 0, 0, 0, 0),
    Temper.CALCULATING: Deed(0, 1, 0, 0, 0, 0, 0, 0),
    Temper.STUBBORN: Deed(0, 0, 0, 0, 0, 0, 1, 0),
    Temper.DREAMER: Deed(0, 0, 0, 0, 0, 0, 0, 1),
}


def liking(temper: Temper | None, deed: Deed) -> float:
    """How much somebody likes a step, from -1 to 1."""
    return 0.0 if temper is None else sum(like * much for like, much in zip(LIKES[temper], deed, strict=True))
