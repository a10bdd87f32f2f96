"""Whose is what, in each seat's colour and shape: its camp, its mark on the rim, and a ring on each of its pawns.

Paleo's board is drawn once, and a person may sit at either end of it in any colour. So the ends are dressed on the
screen: a camp gets the sand of the advanced camps, and over that the colour of the seat that lines up there.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from kivy.graphics.texture import Texture

from core.games.paleo import course
from core.games.paleo.content import CAMP, facing
from mobile.boards.paleo import rounds
from mobile.look import theme
from mobile.look.atlas import own

RING = 64  # pixels of the picture of a ring, which is as large as a pawn
WIDE = (0.78, 0.95)  # of a pawn's radius: where its ring begins and ends
INKED = 0.05  # and how wide the ink is on both sides of it
CAPS = ((247, 238, 217), (42, 37, 34))  # bone and charcoal, under a token's number
THIN = 0.09  # of a pawn's radius: the line of its true size
LIGHT, LIT = (255, 226, 138), 0.62  # the light round a pawn, and how much of its radius is as bright as can be
TINT = 0.5  # of a seat's colour on the sand of its camp
SAND = (-88.0, -211.0, 88.0, -169.0)  # mm: the advanced camp within its frame, with its four circles
BARE = (-88.0, -211.0, 88.0, -207.0)  # and a strip of it without
INLAY = (-353.0, -8.0, -337.0, 8.0)  # of the rim: what lies in the middle of the ends at which nobody plays
FRAME = 3.0  # mm of a base camp's own frame

Rect = tuple[float, float, float, float]  # left, bottom, right, top, in mm as side 0 sees them


@cache
def ring(mark: int) -> Texture:
    """The ring on the pawns of a seat with this mark."""
    return rounds.texture(RING, partial(_ring, mark))


@cache
def glow() -> Texture:
    """The light round a pawn that may be chosen, whoever's it is."""
    return _round(lambda away: (*LIGHT, max(0.0, min(1.0, (1 - away) / (1 - LIT)))))


@cache
def cap(side: int) -> Texture:
    """What lies under the number of a side's tokens: a disc of what its pawns are made of."""
    return _round(lambda away: (*CAPS[side], min(1.0, max(0.0, (1 - away) * RING / 2))))


@cache
def outline() -> Texture:
    """The thin line round a pawn's true size."""
    return _round(lambda away: (*LIGHT, 0.75 * min(1.0, max(0.0, (THIN - abs(1 - THIN - away)) * RING / 2))))


def _round(look: Callable[[float], tuple[int, int, int, float]]) -> Texture:
    """A picture that is the same all round: a colour by how far it is from the middle, up to 1."""

    def paint(away: float) -> bytes:
        *colour, alpha = look(away)
        return bytes((*colour, round(255 * alpha)))

    return rounds.texture(RING, paint)


@cache
def tint(mark: int) -> Texture:
    """Nothing but the colour, thin enough to see the sand through it."""
    texture = Texture.create(size=(2, 2), colorfmt="rgba")
    colour = bytes(round(255 * part) for part in (*theme.SEAT_COLOURS[mark][:3], TINT)) * 4
    texture.add_reload_observer(lambda lost: _blit(lost, colour))
    _blit(texture, colour)
    return texture


def _blit(texture: Texture, pixels: bytes) -> None:
    texture.blit_buffer(pixels, colorfmt="rgba", bufferfmt="ubyte")


def _ring(mark: int, away: float) -> bytes:
    (begins, ends), colour, soft = WIDE, theme.SEAT_COLOURS[mark], 2 / RING
    whole = min(1.0, max(0.0, min(away - begins + INKED, ends + INKED - away) / soft + 0.5))
    inner = min(1.0, max(0.0, min(away - begins, ends - away) / soft + 0.5))
    paints = (paint * inner + ink * (1 - inner) for paint, ink in zip(colour[:3], theme.INK[:3], strict=True))
    return bytes((*(round(255 * paint) for paint in paints), round(255 * whole)))


def cut(rect: Rect, side: float) -> Texture:
    """A part of the board's picture, which covers so many mm; it keeps the picture, so it is not kept for good."""
    whole = own("paleo", "board")
    scale = whole.width / side
    left, bottom, right, top = rect
    return whole.get_region(
        (left + side / 2) * scale, (bottom + side / 2) * scale, (right - left) * scale, (top - bottom) * scale
    )


def strips() -> list[tuple[Rect, Rect]]:
    """What of the board's picture is laid on a base camp, and where: circles on circles, sand all round them."""
    _, bottom, _, top = CAMP
    high = SAND[3] - SAND[1]
    rows = [(SAND[0], y - high / 2, SAND[2], y + high / 2) for y in (-296.0, -254.0)]
    edges = [(SAND[0], bottom + FRAME, SAND[2], rows[0][1]), (SAND[0], rows[1][3], SAND[2], top - FRAME)]
    return [(SAND, row) for row in rows] + [(BARE, edge) for edge in edges]


def camps(players: int, side: int) -> list[tuple[int, Rect]]:
    """Which seat lines up where, of a side: the second of two partners in the advanced camp."""
    seats = course.seats_of(players, side)
    grounds = [(CAMP[0] + FRAME, CAMP[1] + FRAME, CAMP[2] - FRAME, CAMP[3] - FRAME), SAND]
    return [(seat, ground) for seat, ground in zip(seats, grounds, strict=False)]


def seen(rect: Rect, side: int) -> tuple[float, float, float, float]:
    """Middle, width and height of a part of a side's half, in mm."""
    left, bottom, right, top = rect
    return (left + right) / 2, facing(side, (bottom + top) / 2), right - left, top - bottom
