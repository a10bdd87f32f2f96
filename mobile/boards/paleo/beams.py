"""The line of aim and the ring at its end, in the colour of the force."""

from __future__ import annotations

from functools import cache, partial

from kivy.graphics.texture import Texture

from mobile.boards.paleo import rounds
from mobile.look import theme

PALE = (255, 246, 220)  # a line along which nothing goes yet
COLOURS = (
    (126, 206, 108),
    (214, 222, 88),
    (255, 200, 54),
    (255, 142, 44),
    (240, 66, 46),
)  # from very soft to very hard
HIGH, RING = 32, 96  # pixels
INK = 0.28  # of half the thickness: the dark edge on both sides
BEGINS, ENDS = 0.7, 0.94  # of a ring's radius
EDGED = 0.07


def colour(level: int) -> tuple[int, int, int]:
    """Of a force by its number; below 0 there is none."""
    return PALE if level < 0 else COLOURS[level]


@cache
def beam(level: int) -> Texture:
    """A stretch of the line, as wide as one likes."""
    return _texture(2, HIGH, _beam(level))


@cache
def ring(level: int) -> Texture:
    """What lies round the pawn where it would be."""
    return rounds.texture(RING, partial(_ring, level))


def _texture(wide: int, high: int, pixels: bytes) -> Texture:
    texture = Texture.create(size=(wide, high), colorfmt="rgba", mipmap=True)
    texture.min_filter = "linear_mipmap_linear"
    texture.add_reload_observer(lambda lost: lost.blit_buffer(pixels, colorfmt="rgba", bufferfmt="ubyte"))
    texture.blit_buffer(pixels, colorfmt="rgba", bufferfmt="ubyte")
    return texture


def _mixed(level: int, inner: float, whole: float) -> bytes:
    """The colour where it is bright, ink at its edges, nothing beside it."""
    paint = (
        round(bright * inner + 255 * ink * (1 - inner))
        for bright, ink in zip(colour(level), theme.INK[:3], strict=True)
    )
    return bytes((*paint, round(255 * whole)))


def _part(value: float) -> float:
    return min(1.0, max(0.0, value))


def _beam(level: int) -> bytes:
    pixels = b""
    for down in range(HIGH):
        away = abs(2 * (down + 0.5) / HIGH - 1)
        soft = HIGH / 2
        pixels += _mixed(level, _part((1 - INK - away) * soft / 2), 0.92 * _part((1 - away) * soft / 2)) * 2
    return pixels


def _ring(level: int, away: float) -> bytes:
    soft = RING / 4
    inner = _part(min(away - BEGINS, ENDS - away) * soft)
    return _mixed(level, inner, _part(min(away - BEGINS + EDGED, ENDS + EDGED - away) * soft))
