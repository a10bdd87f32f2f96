"""Pawns as they are seen: from near as they are, from far as tokens, larger than they are and with a number that can be
read. How far away one is decides from frame to frame, so they stand in a layer of their own.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache
from math import hypot
from typing import NamedTuple, Protocol

from kivy.graphics.texture import Texture
from kivy.metrics import dp

from core.games.paleo.content import PAWN, number_of, side_of
from core.games.paleo.position import Position
from mobile.boards.canvas import Sprite, TouchBoard
from mobile.boards.paleo import livery
from mobile.boards.paleo.ground import DIM, Ground, at, glow
from mobile.boards.sprites import faded, lettering
from mobile.look import theme

TOKEN, MOST = 22.5, 1.15  # dp across, at least; in large text so many times as much
PLAIN, OWN = 25.0, 29.0  # dp of a pawn from which its own number begins to be seen, and is read
FIGURES = "1\n2\n3\n4\n5\n6\n7\n8"
LETTER = 40.0  # dp of the picture of a number
HIGH = 0.92  # of a token: how high the line is in which its number stands; the number itself is half as high
CAP = 0.7  # of a token: what lies under its number
GOLD = 0.55  # how large the gold ring is round a pawn as large as it is


class Lies(NamedTuple):
    """A pawn, where it is in mm, and how far it is turned."""

    pawn: int
    x: float
    y: float
    turned: float = 0.0


def larger(unit: float) -> float:
    """How many times larger than it is a pawn is seen, where a mm has so many pixels."""
    return max(1.0, TOKEN * min(MOST, theme.text_scale()) * dp(1) / (unit * PAWN))


@cache
def _figure(light: bool, number: int) -> Texture:
    """A number, cut out of the picture of all of them."""
    whole = lettering(FIGURES, LETTER, LETTER, light=light)
    high = whole.height / 8
    return whole.get_region(0, whole.height - number * high, whole.width, high)


def pictures(ground: Ground, lie: Iterable[Lies], unit: float, lifted: float = 1.0) -> list[Sprite]:
    """Pawns with their rings and signs, from the bottom up; from far each with a large number instead of its own."""
    grown = larger(unit) * lifted
    across = PAWN * grown
    seen = across * unit / dp(1)  # dp
    number = max(0.0, min(1.0, (OWN - seen) / (OWN - PLAIN)))
    pawns, rings, caps, signs, figures = [], [], [], [], []
    for pawn, x, y, turned in lie:
        sprite = ground.pawn(pawn, x, y, grown)
        sprite.angle = turned
        pawns.append(sprite)
        rings.append(ground.ring(pawn, x, y, grown))
        signs += ground.sign(pawn, x, y, across)
        if number > 0:
            u, v = ground.place(x, y)
            side = side_of(pawn)
            texture = _figure(side == 1, number_of(pawn))
            high = across * HIGH
            caps.append(Sprite(livery.cap(side), u, v, across * CAP, across * CAP, alpha=number))
            wide = high * texture.width / texture.height
            figures.append(Sprite(texture, u, v, wide, high, alpha=number))
    return [*pawns, *rings, *caps, *signs, *figures]


class Around(Protocol):
    """Where they stand."""

    ground: Ground
    canvas: TouchBoard


class Tokens:
    """All that stand on the board, drawn anew only where they are seen otherwise."""

    def __init__(self, board: Around) -> None:
        self.board = board
        self._lie: list[Lies] = []
        self._lit: Collection[int] = ()
        self._dim: Collection[int] = ()
        self._chosen: int | None = None
        self._seen: object = None  # how large they are, and what else decides how they look
        for light in (False, True):
            for number in range(1, 9):
                _figure(light, number)

    def show(
        self,
        lie: list[Lies],
        lit: Collection[int] = (),
        dim: Collection[int] = (),
        chosen: int | None = None,
    ) -> None:
        """These; in the light those that may be chosen, dim what is no use now, in a gold ring who is chosen."""
        self._lie, self._lit, self._dim, self._chosen = lie, lit, dim, chosen
        self.look()

    def choose(self, chosen: int | None) -> None:
        if chosen != self._chosen:
            self._chosen = chosen
            self.look()

    def look(self) -> None:
        """They may be seen larger or smaller."""
        unit = self.board.canvas.unit
        number = min(OWN, max(TOKEN, PAWN * unit / dp(1)))
        seen = (self._lie, self._lit, self._dim, self._chosen, larger(unit), number, self.board.ground.quarters)
        if seen != self._seen:
            self._seen = seen
            self.board.canvas.stand(self._sprites(unit))

    def lifted(self) -> list[Sprite]:
        """All of them, which stand nowhere until they are looked at again."""
        self._seen = None
        self.board.canvas.stand([])
        return self._sprites(self.board.canvas.unit)

    def _sprites(self, unit: float) -> list[Sprite]:
        ground, grown = self.board.ground, larger(unit)
        bright = [lies for lies in self._lie if lies.pawn not in self._dim]
        dimmed = [lies for lies in self._lie if lies.pawn in self._dim]
        found = [glow(*ground.place(lies.x, lies.y), grown) for lies in bright if lies.pawn in self._lit]
        found += [*pictures(ground, bright, unit), *faded(pictures(ground, dimmed, unit), DIM)]
        if grown > 1.2:
            found += self._outlines()
        found += [
            at("ring_gold", *ground.place(lies.x, lies.y), GOLD * grown)
            for lies in self._lie
            if lies.pawn == self._chosen
        ]
        return found

    def _outlines(self) -> list[Sprite]:
        """How large they truly are, where tokens lie on each other."""
        ground, reach = self.board.ground, PAWN * larger(self.board.canvas.unit)
        return [
            Sprite(livery.outline(), *ground.place(one.x, one.y), PAWN, PAWN)
            for one in self._lie
            if any(one is not other and hypot(one.x - other.x, one.y - other.y) < reach for other in self._lie)
        ]


def lying(ground: Ground, position: Position, without: frozenset[int] = frozenset()) -> list[Lies]:
    """All that are on the board, and who waits in a sanctuary."""
    found = [
        Lies(pawn, place[0] / 1000, place[1] / 1000)
        for pawn, place in enumerate(position.places)
        if place and pawn not in without
    ]
    return found + [Lies(pawn, *ground.inside(where)) for pawn, where in position.entered if pawn not in without]
