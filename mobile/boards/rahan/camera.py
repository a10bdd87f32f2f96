"""What of the valley is seen: all of it, or nearer where squares are smaller than a finger and one is to be chosen.

A small picture of the whole valley lies in a corner of it while it is seen nearer.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot
from typing import Protocol

from kivy.metrics import dp

from core.games.rahan.content import MM, middle
from core.games.rahan.position import Go, Lead, Step
from mobile.boards.base import Box, Stage
from mobile.boards.camera import Eye, Near, near
from mobile.boards.canvas import Sprite
from mobile.boards.rahan import ground, marks
from mobile.boards.rahan.aim import Flint
from mobile.boards.rahan.choosing import DEEDS, Choosing
from mobile.boards.rahan.ground import ANIMAL, CAVEMAN, HERO, Figure
from mobile.boards.rahan.sight import Place, Sight
from mobile.look.theme import SEATS

SMALL = 34.0  # dp of a square: smaller ones are seen nearer before one is chosen of several side by side
FINE = 45.0  # dp of a square that is seen near
AIMED = 27.0  # and at least, where else what is aimed at would not be seen; who stands there is larger
TALL = MM * 0.8  # who stands on a square is seen above it
LITTLE = 7.5  # dp of a square in the corner
DOTS = {CAVEMAN: 60.0, HERO: 62.0, ANIMAL: 52.0}  # mm of what stands, there; beasts are larger
BEAST_DOT = 66.0


class Around(Sight, Protocol):
    """Whose camera it is."""

    choosing: Choosing
    flint: Flint


def _dot(figure: Figure, place: Place, seats: tuple[int, ...]) -> Sprite:
    kind, number = figure
    side = DOTS.get(kind, BEAST_DOT)
    name = f"house/seat_{SEATS[seats[number]]}" if kind == CAVEMAN else f"rahan/sign_{ground.picture(figure, seats)}"
    return Sprite(name, *place, side, side)


class Camera:
    """Goes near and back again; what two fingers have chosen to see stays until something else is to be chosen."""

    def __init__(self, board: Around) -> None:
        self.board = board
        self._wanted: object = None  # what was to be seen near when it was last asked
        self._near = False  # did it go near by itself?
        self.heeded = ""  # what an exercise is about; nothing: what is nearest
        self.eye = Eye(ground.WORLD, LITTLE / MM, self._places)
        self.canvas, self.corner = self.eye.canvas, self.eye.corner

    def arrange(self, stage: Stage, box: Box) -> None:
        """The board with all the room there is."""
        self._wanted, self._near = None, False
        self.eye.arrange(stage, box)

    def stand(self, without: frozenset[Figure]) -> None:
        """In the corner: what stands where."""
        view, seats = self.board.view, self.board.marks
        dots = [_dot(figure, place, seats) for figure, place in ground.in_order(view) if figure not in without]
        self.corner.draw([ground.valley(), *dots])

    @property
    def square(self) -> float:
        """How large a square is when the whole valley is seen, in dp."""
        return self.eye.base * MM / dp(1)

    @property
    def far(self) -> bool:
        """Are squares seen so small that the one which is meant is seen nearer before it is taken?"""
        return self.square * self.canvas.zoom < SMALL

    def arrive(self) -> None:
        """At once where it was going."""
        self.eye.arrive()

    # What is to be seen

    def look(self) -> None:
        """Something else may be to be chosen: nearer, or all of it again."""
        board = self.board
        if board.choosing.carried or board.held is not None:
            return
        wanted = self._wish()
        if wanted == self._wanted:
            return
        self._wanted = wanted
        if wanted is not None:
            self._go_near(wanted)
        elif self._near:
            self._near = False
            self.eye.go(1.0, (0.0, 0.0))

    def again(self) -> None:
        """What is to be seen, whatever fingers have chosen to see."""
        self._wanted = None
        self.look()

    def sees(self, x: float, y: float) -> bool:
        """Is that place of the valley in sight?"""
        return bool(self.canvas.collide_point(*self.canvas.to_window_place(x, y)))

    def _wish(self) -> Near | None:
        board, choosing = self.board, self.board.choosing
        if board.may_flick:
            return self._flick() if self.square < FINE - 1 else None
        if board.ask is None or self.square >= SMALL:
            return None
        move, lit = choosing.move, choosing.lit()
        if isinstance(move, Go | Lead | Step):
            start = ground.feet(board.view)[marks.mover(board, move)]
            return _round([middle(move.to), start], middle(move.to))
        if lit and (choosing.card is not None or board.ask not in DEEDS):
            start = ground.feet(board.view)[marks.mover(board, next(iter(lit.values())))]
            return _round([*map(middle, lit), start], start)
        return None

    def _flick(self) -> Near:
        """Whoever is flicked, and what is aimed at: what an exercise is about, else the nearest."""
        start = self.board.flint.start
        here = start.x, start.y
        found = self._about() or ((it.x, it.y) for it in start.targets)
        there = min(found, key=lambda it: hypot(it[0] - here[0], it[1] - here[1]), default=here)
        wanted = _round([here, there], here)
        return wanted._replace(top=wanted.top - TALL)

    def _about(self) -> list[Place]:
        """Where that stands which an exercise is about."""
        board, kinds = self.board, {"lie": HERO, "fight": CAVEMAN}
        return [
            place
            for figure, place in ground.in_order(board.view)
            if self.heeded == ground.picture(figure, board.marks)
            or (kinds.get(self.heeded) == figure[0] and figure != (CAVEMAN, board.home))
        ]

    def _go_near(self, wanted: Near) -> None:
        """As near as all of it can be seen, and no nearer than squares need."""
        fine, square = FINE / self.square, self.square
        if self.board.may_flick:
            zoom = min(fine, max(AIMED / square, self.eye.clears(wanted)))
        elif self.board.choosing.move is not None:
            zoom = fine
        else:
            zoom = max(1.0, min(fine, self.eye.fits(wanted)))
        self._near = True
        self.eye.go(*self.eye.view_of(wanted, max(1.0, zoom)))

    def _places(self) -> list[Place]:
        """What the corner is not to hide: what a finger holds and what is chosen or aimed."""
        board = self.board
        if board.held is not None:
            return [board.held.pos]
        wanted = self._wanted
        found = wanted.places if isinstance(wanted, Near) else ()
        return [self.canvas.to_window_place(*place) for place in found]


def _round(places: Iterable[Place], first: Place) -> Near:
    """All of these squares."""
    return near(places, first, MM * 0.55)
