"""Rahan’s evening: all come to their places in the valley; and who has won is home with all that a cave needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from core.game import Seat
from core.games.rahan.content import HEIGHT
from mobile.boards.acts import Act, both, then
from mobile.boards.canvas import Sprite
from mobile.boards.evening import Comes, Scene, outwards
from mobile.boards.rahan.ground import CAVEMAN, NEEDS, feet, picture
from mobile.boards.rahan.sight import Place, Sight
from mobile.look.kit import middle

NEAR = 62.0  # mm from the winner to where a card is shown
CARD, NEED = 0.55, 1.0


class Around(Sight, Protocol):
    """Whose evening it is."""

    def seat_place(self, seat: Seat) -> Place | None: ...


def opening(board: Around, scene: Scene) -> Act | None:
    """Animals and Rahan come into the valley, the cavemen to their cave, and everybody gets a combat card."""
    coming: list[Comes] = []
    for sprite in scene.canvas.lying[1:]:  # the valley itself lies there
        home = isinstance(sprite.picture, str) and "caveman" in sprite.picture
        coming.append(Comes([sprite], (0.0, HEIGHT) if home else outwards(scene.canvas, [sprite])))
    coming.sort(key=lambda group: group.way[0] == 0.0)
    seats = [place for seat in range(board.view.players) if (place := board.seat_place(seat)) is not None]
    cards = scene.given("rahan/card_combat", middle(scene.canvas), seats, CARD)
    return then(scene.laid(coming, ("steps",)), cards)


def closing(board: Around, scene: Scene, winners: Sequence[Seat]) -> Act | None:
    """The winner hops for joy in the cave, and the four cards come round the fire."""
    if not winners:
        return None
    seat = winners[0]
    name = f"rahan/{picture((CAVEMAN, seat), board.marks)}"
    figures: list[list[Sprite]] = [[sprite] for sprite in scene.canvas.lying if sprite.picture == name]
    x, y = feet(board.view)[CAVEMAN, seat]
    round_it: list[Place] = [
        (x - NEAR, y - NEAR * 0.6),
        (x + NEAR, y - NEAR * 0.6),
        (x - NEAR, y + NEAR),
        (x + NEAR, y + NEAR),
    ]
    start = board.seat_place(seat) or middle(scene.canvas)
    cards = scene.gathered([f"rahan/card_{need}" for need in NEEDS], start, round_it, NEED)
    return then(
        both(cards, then(scene.heard("invention"), scene.hopping(figures, 26.0, 3))),
        scene.heard("goal"),
        scene.crowned((x, y - 1.8 * NEAR), [board.marks[seat]], 0.8),
    )
