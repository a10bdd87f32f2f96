"""Rahan: the deeds that bots of a temper like, in turns. It decides where much is about as good."""

from __future__ import annotations

from core.game import Temper
from core.games.rahan.position import Draw, Exchange, Fight, Go, Knife, Lead, Move, Shoot

LIKES: dict[Temper, dict[type[Move], float]] = {
    Temper.JOKER: {Lead: 0.8},
    Temper.PATIENT: {Draw: 0.4},
    Temper.LOYAL: {Fight: -1.5},
    Temper.BOLD: {Fight: 0.8},
    Temper.HOARDER: {Draw: 0.25, Shoot: -0.5, Exchange: -0.4},
    Temper.CALCULATING: {Exchange: 0.7},
    Temper.STUBBORN: {Go: 0.3},
    Temper.DREAMER: {Knife: 0.7, Shoot: 0.7},
}


def liking(temper: Temper | None, move: Move) -> float:
    """How much somebody likes a deed beyond what it brings."""
    return 0.0 if temper is None else LIKES[temper].get(type(move), 0.0)
