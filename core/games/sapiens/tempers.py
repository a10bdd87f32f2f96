"""Sapiens: the scenes that bots of a temper like, in points. It decides where much is about as good."""

from __future__ import annotations

from core.game import Temper
from core.games.sapiens.content import KINDS, Scene, kind_of
from core.games.sapiens.position import Hunt, Lay, Move, Play, Position, Ritual, Take

LIKED, DISLIKED = 0.6, -0.3
LIKES: dict[Temper, dict[int, float]] = {
    Temper.JOKER: {Scene.BRAWL: LIKED, Scene.WATER: LIKED},
    Temper.PATIENT: {Scene.CAMP: LIKED, Scene.GATHERING: LIKED},
    Temper.LOYAL: {Scene.FEAST: LIKED, Scene.BRAWL: DISLIKED},
    Temper.BOLD: {Scene.FIRE: LIKED, Scene.BRAWL: LIKED},
    Temper.HOARDER: {Scene.GATHERING: LIKED},
    Temper.CALCULATING: {Scene.RITUAL: LIKED, Scene.CAMP: LIKED},
    Temper.STUBBORN: {Scene.HUNT: LIKED},
    Temper.DREAMER: {Scene.RITUAL: LIKED, Scene.WATER: LIKED},
}
KEEPS = 0.5  # what a hoarder would rather have later


def liking(temper: Temper | None, state: Position, move: Move) -> float:
    """How much somebody likes a move beyond what it brings."""
    if temper is None:
        return 0.0
    likes = LIKES[temper]
    match move:
        case Lay(slot, _, _, mountain):
            scenes = (mountain,) if mountain >= 0 else KINDS[kind_of(state.reserves[state.turn][slot])]
        case Take(slot):
            scenes = KINDS[kind_of(state.common[slot])]
        case Play(scene) | Ritual(scene):
            scenes = (scene,)
        case Hunt(convert):
            return KEEPS if temper is Temper.HOARDER and not convert else 0.0
        case _:
            return 0.0
    return max(DISLIKED, min(LIKED, sum(likes.get(scene, 0.0) for scene in scenes)))
