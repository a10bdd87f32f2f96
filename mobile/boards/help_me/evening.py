"""Help Me!’s evening: thirty tiles are laid out and the creatures dealt; in the end those who are on top rejoice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from core.game import Seat
from core.games.help_me import View
from mobile.boards.acts import Act, both, then
from mobile.boards.base import Stage
from mobile.boards.canvas import Sprite
from mobile.boards.evening import Comes, Scene, apart
from mobile.boards.help_me.ground import CELL, NAMES, Ground
from mobile.boards.help_me.telling import capital, creature_name, owned, secret_count
from mobile.boards.sprites import words
from mobile.look.kit import middle

LAYING = 1.5  # seconds for all tiles: the cards come after them
HIGH = 18.0  # dp that a pile hops
CARD, FACE = 0.5, 1.15
BAND, LETTERS, WIDE = 41.0, 17.0, 90.0  # dp from a card’s middle to its name, how large that is, and how wide
SPREAD = 1.6 * CELL  # from one creature's card to the next


class Around(Protocol):
    """Whose evening it is."""

    view: View
    ground: Ground
    marks: tuple[int, ...]
    stage: Stage | None


def opening(board: Around, scene: Scene) -> Act | None:
    """The tiles come one after the other, then everybody gets their creatures, face down."""
    _, high = scene.canvas.world
    tiles = [Comes(tile, (0.0, high)) for tile in apart(scene.canvas, lambda sprite: _place(board, sprite))]
    stage = board.stage
    places = [stage.seat_place(seat) for seat in range(board.view.players)] if stage is not None else []
    chips = [chip for chip in places if chip is not None]
    cards = scene.given("help_me/card_back", middle(scene.canvas), chips * secret_count(board.view), CARD)
    return then(scene.laid(tiles, most=LAYING), cards)


def closing(board: Around, scene: Scene, winners: Sequence[Seat]) -> Act | None:
    """The piles that won it hop, and whoever is on top of them shows their face."""
    if not winners:
        return None
    view = board.view
    won = {row[0] for row in view.counts if row[1] in winners}
    piles = apart(scene.canvas, lambda sprite: place if (place := _place(board, sprite)) in won else None)
    shown = [one for seat in winners for one in owned(view, seat)]
    faces = [f"help_me/card_{NAMES[one]}" for one in shown]
    x, y = scene.canvas.world[0] / 2, scene.canvas.world[1] / 2
    spots = [(x + (k - (len(faces) - 1) / 2) * SPREAD, y) for k in range(len(faces))]

    def written(k: int, card: Sprite) -> Sprite:
        text = words(capital(creature_name(shown[k])), card.x, card.y + BAND * card.scale, LETTERS, WIDE)
        text.scale = card.scale
        return text

    cards = scene.gathered(faces, middle(scene.canvas), spots, FACE, written)
    crown = scene.crowned((x, y), [board.marks[seat] for seat in winners], 0.6)
    return then(both(scene.hopping(piles, HIGH), cards), scene.heard("goal"), crown)


def _place(board: Around, sprite: Sprite) -> int | None:
    return board.ground.place_at(sprite.x, sprite.y)
