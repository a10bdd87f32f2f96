"""Paleo’s evening: both ends of the island are dressed and the keys put in their corners; in the end the gate opens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from core.game import Seat
from core.games.paleo import course
from core.games.paleo.content import side_of
from mobile.boards.acts import Act, both, now, then
from mobile.boards.canvas import Sprite
from mobile.boards.evening import Comes, Scene, apart
from mobile.boards.paleo.ground import KEYS, MIDDLE, PAWN, SIDE
from mobile.boards.paleo.sight import Sight
from mobile.boards.paleo.tokens import Tokens

HIGH = 26.0  # mm that a pawn hops
LARGE = SIDE / 2  # mm: what is wider is the board
ASIDE = 60.0  # mm from the gate to a key
KEY = 2.2


class Around(Sight, Protocol):
    """Whose evening it is."""

    marks: tuple[int, ...]
    tokens: Tokens


def opening(board: Around, scene: Scene) -> Act | None:
    """What belongs to an end comes from there, and the keys from their corners."""

    def end(sprite: Sprite) -> object:
        if sprite.width * sprite.scale > LARGE:
            return None
        key = str(sprite.picture) if "/key_" in str(sprite.picture) else ""
        return key, sprite.y > MIDDLE, round(sprite.y / PAWN)

    parts = apart(scene.canvas, end)
    coming = []
    for part in sorted(parts, key=lambda part: "/key_" in str(part[0].picture)):
        x, y = part[0].x - MIDDLE, part[0].y - MIDDLE
        corner = "/key_" in str(part[0].picture)
        way = (MIDDLE if x > 0 else -MIDDLE) if corner else 0.0
        coming.append(Comes(part, (way, MIDDLE if y > 0 else -MIDDLE)))
    return scene.laid(coming, ("slide_disc", "knock"))


def closing(board: Around, scene: Scene, winners: Sequence[Seat]) -> Act | None:
    """The pawns that won it hop, and the keys they came for go to the gate."""
    if not winners:
        return None
    view = board.view
    players = view.players
    side = next(side for side in (0, 1) if winners[0] in course.seats_of(players, side))
    spots = [
        board.ground.place(place[0] / 1000, place[1] / 1000)
        for pawn, place in enumerate(view.places)
        if place and side_of(pawn) == side
    ]

    def whose(sprite: Sprite) -> int | None:
        small = sprite.width * sprite.scale < 2 * PAWN
        near = (k for k, (x, y) in enumerate(spots) if small and max(abs(sprite.x - x), abs(sprite.y - y)) < PAWN / 3)
        return next(near, None)

    canvas = scene.canvas
    before = canvas.lying
    canvas.draw([*before, *board.tokens.lifted()])  # they lie among the rest, so that they can hop
    pawns = apart(canvas, whose)
    gate = [(MIDDLE - ASIDE, MIDDLE), (MIDDLE + ASIDE, MIDDLE)]
    keys = both(
        *(
            scene.gathered([f"paleo/key_{KEYS[key]}"], _seen(board, scene, key), [spot], KEY)
            for key, spot in zip((2 * (1 - side), 2 * (1 - side) + 1), gate, strict=True)
        )
    )
    crown = scene.crowned((MIDDLE, MIDDLE), [board.marks[seat] for seat in winners], 0.6)
    return then(
        both(scene.hopping(pawns, HIGH), then(scene.heard("key"), keys)),
        scene.heard("gate"),
        crown,
        now(lambda: canvas.draw(before)),
        now(board.tokens.look),
    )


def _seen(board: Around, scene: Scene, key: int) -> tuple[float, float]:
    """Where a key lies in the window."""
    x, y = scene.canvas.to_window_place(*board.ground.key_place(key))
    return float(x), float(y)
