"""Sapiens’ evening: the valley is laid square by square, its tokens last; in the end the winner’s tribe has a feast."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from core.game import Seat
from mobile.boards.acts import Act, both, then
from mobile.boards.canvas import Sprite
from mobile.boards.evening import CELLS, Comes, Scene, apart
from mobile.boards.sapiens.sight import Sight
from mobile.look.kit import middle

HIGH = 14.0  # mm that a tile hops
TRIBE = ("sapiens/scene_", "sapiens/tile_", "sapiens/shadow_", "sapiens/bear", "sapiens/back_")
FIRE = ("sapiens/scene_feast", "sapiens/scene_fire", "sapiens/scene_ritual")
LARGE = 1.9
APART = 96.0  # of the world, from one of these to the next


class Around(Sight, Protocol):
    """Whose evening it is."""

    def visit(self, seat: Seat) -> None: ...


def opening(board: Around, scene: Scene) -> Act | None:
    """The rows of the valley, then what lies in its caves and waterfalls."""
    wide, high = scene.canvas.world
    cell = max(wide, high) / (CELLS + 4)

    def row(sprite: Sprite) -> object:
        token = str(sprite.picture).startswith("sapiens/token_")
        return (token, round(sprite.x / cell) if token else 0, round(sprite.y / cell))

    parts = sorted(apart(scene.canvas, row), key=lambda part: str(part[0].picture).startswith("sapiens/token_"))
    return scene.laid([Comes(part, (0.0, _way(part, high))) for part in parts], ("lay",))


def _way(part: list[Sprite], high: float) -> float:
    """Rows come from the near side, tokens from above."""
    token = str(part[0].picture).startswith("sapiens/token_")
    return -part[0].y - high / 10 if token else high - part[0].y + high / 10


def closing(board: Around, scene: Scene, winners: Sequence[Seat]) -> Act | None:
    """The winner's valley: all of the tribe hops, and there is a feast."""
    if not winners:
        return None
    if winners[0] != board.shown:
        board.visit(winners[0])
    wide, high = scene.canvas.world
    x, y = wide / 2, high / 2
    spots = [(x + (k - 1) * APART, y) for k in range(len(FIRE))]
    feast = scene.gathered(FIRE, middle(scene.canvas), spots, LARGE)
    crown = scene.crowned((x, y), [board.marks[seat] for seat in winners], 0.6)
    tribe = apart(scene.canvas, lambda sprite: True if str(sprite.picture).startswith(TRIBE) else None)
    return then(both(scene.hopping(tribe, HIGH, 3), then(scene.heard("feast"), feast)), scene.heard("goal"), crown)
