"""Paleo: the flicks that bots of a temper like, in what positions are worth. It decides where much is about as good."""

from __future__ import annotations

from core.game import Temper
from core.games.paleo.content import FASTEST, NUMBERS, is_mercenary
from core.games.paleo.shots import NOWHERE, Shot

MUCH = 1.5
LOW, HIGH = 0.25, 0.6  # parts of the greatest speed: flicks seem soft and hard


def liking(temper: Temper | None, shot: Shot) -> float:
    """How much somebody likes a flick beyond what it may bring."""
    if temper is None:
        return 0.0
    aimed = shot.goal != NOWHERE
    prey = aimed and shot.goal >= 0
    speed = min(max((shot.speed / FASTEST - LOW) / (HIGH - LOW), 0.0), 1.0)
    match temper:
        case Temper.JOKER:
            liked = speed
        case Temper.PATIENT:
            liked = float(not aimed)
        case Temper.LOYAL:
            liked = -float(prey and not is_mercenary(shot.goal))
        case Temper.BOLD:
            liked = float(prey)
        case Temper.HOARDER:
            liked = float(aimed and ~4 < shot.goal < 0)
        case Temper.CALCULATING:
            liked = 1 - speed
        case Temper.STUBBORN:
            liked = 1 - shot.pawn % NUMBERS / NUMBERS
        case Temper.DREAMER:
            liked = float(not is_mercenary(shot.pawn))
    return MUCH * liked
