"""Small pieces that boards share."""

from __future__ import annotations

from mobile.boards.canvas import Sprite
from mobile.look.atlas import piece


def faded(sprites: list[Sprite], alpha: float) -> list[Sprite]:
    """These sprites, so much less to be seen."""
    for sprite in sprites:
        sprite.alpha = alpha
    return sprites


def at_body(name: str, x: float, y: float, grown: float = 1.0, body: bool = True) -> Sprite:
    """A picture whose solid body (not its shadow and margins) is centred on a place."""
    found = piece(name)
    width, height = found.size
    left, top, wide, high = found.body if body else (0.0, 0.0, width, height)
    across = x + (width / 2 - left - wide / 2) * grown
    down = y + (height / 2 - top - high / 2) * grown
    return Sprite(name, across, down, width, height, scale=grown)
