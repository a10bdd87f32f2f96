"""What of the valley is seen: all of it, or nearer where squares are smaller than a finger and one is to be chosen.

The board has all the room there is; its frame lies round what is seen of the valley. A small picture of the whole
valley lies in a corner of it while it is seen nearer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from math import dist, hypot
from typing import NamedTuple, Protocol

from kivy.clock import Clock, ClockEvent
from kivy.graphics import Color, Line
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp

from core.games.rahan.content import HEIGHT, MM, WIDTH, middle
from core.games.rahan.position import Go, Lead, Step, View
from mobile.boards.base import Box, Stage
from mobile.boards.canvas import BoardCanvas, Sprite, TouchBoard
from mobile.boards.rahan import ground, marks
from mobile.boards.rahan.aim import Flint
from mobile.boards.rahan.choosing import DEEDS, Choosing
from mobile.boards.rahan.ground import ANIMAL, CAVEMAN, HERO, Figure
from mobile.boards.rahan.sight import Place, Sight
from mobile.look import motion
from mobile.look.kit import Plate, put
from mobile.look.theme import SEATS, WARNING

SMALL = 34.0  # dp of a square: smaller ones are seen nearer before one is chosen of several side by side
FINE = 45.0  # dp of a square that is seen near
GLIDE = 0.22  # seconds
EDGE = 7.0  # dp of the frame
ROOM = 60.0  # dp that whoever is flicked has round them
WHOLE = 1.12  # times as near: less is the whole valley still
PARTS, ORDER = 6, (6, 0, 3, 2, 4, 1, 5)  # of a side along which the corner may lie, where its ends are taken
LITTLE = 7.5  # dp of a square in the corner
DOTS = {CAVEMAN: 60.0, HERO: 62.0, ANIMAL: 52.0}  # mm of what stands, there; beasts are larger
BEAST_DOT = 66.0


class Near(NamedTuple):
    """What is to be seen near: from where to where, which squares by their middles, and which in any case; in mm."""

    left: float
    top: float
    right: float
    low: float
    places: tuple[Place, ...]
    first: Place


class Around(Sight, Protocol):
    """Whose camera it is."""

    choosing: Choosing
    flint: Flint


class Valley(TouchBoard):
    """A board with all the room there is, in a frame round what is seen of it; it tells when that is something else."""

    def __init__(self, seen: Callable[[], None]) -> None:
        self.frame = Plate("house/board_frame")
        self._told = seen
        self._framed: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0)  # how large what is seen is, and its middle
        super().__init__(ground.WORLD)

    def _fit(self, *_: object) -> None:
        super()._fit()
        unit = self.unit
        wide, high = min(self.width, self.world[0] * unit), min(self.height, self.world[1] * unit)
        seen = (wide, high, self.center_x, self.center_y)
        if dist(seen, self._framed) > 1:  # pixels
            self._framed = seen
            self._frame()
        self._told()

    def _frame(self) -> None:
        wide, high, x, y = self._framed
        edge = dp(EDGE)
        put(self.frame, x - wide / 2 - edge, y - high / 2 - edge, wide + 2 * edge, high + 2 * edge)


class Corner(BoardCanvas):
    """The whole valley, small: where everything stands, and what of it is seen now. A touch shows that part."""

    def __init__(self, canvas: TouchBoard) -> None:
        super().__init__(ground.WORLD)
        self.board = canvas
        self.opacity = 0.0
        self.size_hint = (None, None)
        self.size = (WIDTH / MM * dp(LITTLE), HEIGHT / MM * dp(LITTLE))
        self._room: tuple[float, ...] = ()  # where the board was when it was laid down
        self.frame = Plate("house/frame_gold")
        self.frame.size_hint = (None, None)
        self.add_widget(self.frame)
        with self.canvas.after:
            Color(*WARNING)
            self.sight = Line(width=dp(1.3), close=True)

    @property
    def shown(self) -> bool:
        return bool(self.opacity > 0)

    def covers(self, x: float, y: float) -> bool:
        """Does it lie over that place of the window?"""
        return self.shown and bool(self.collide_point(x, y))

    def stand(self, view: View, seats: tuple[int, ...], without: frozenset[Figure]) -> None:
        """What stands where."""
        dots = [_dot(figure, place, seats) for figure, place in ground.in_order(view) if figure not in without]
        self.draw([ground.valley(), *dots])

    def look(self, away: Iterable[Place]) -> None:
        """It lies where it hides none of these places of the window, and shows what is seen."""
        board = self.board
        shown = board.zoom > WHOLE and board.parent is not None
        self.opacity = 1.0 if shown else 0.0
        if not shown:
            return
        self._lie(list(away))
        # Reckoned at once: a card that is carried moves it with every step of the finger.
        near, own = board.unit, self.unit
        wide, high = board.width / near / 2, board.height / near / 2
        x, y = WIDTH / 2 - board.pan[0] / near, HEIGHT / 2 + board.pan[1] / near
        left, right = max(0.0, x - wide), min(WIDTH, x + wide)
        top, low = max(0.0, y - high), min(HEIGHT, y + high)
        a, b = self.center_x + (left - WIDTH / 2) * own, self.center_y + (HEIGHT / 2 - low) * own
        right, up = a + (right - left) * own, b + (low - top) * own
        self.sight.points = (a, b, right, b, right, up, a, up)

    def _lie(self, away: list[Place]) -> None:
        """Where it is, as long as it hides nothing there; else at the side, where it is farthest from all of it."""
        board, gap, room = self.board, EDGE, (*self.board.pos, *self.board.size)
        if room == self._room and self._apart((self.x, self.y), away) >= dp(ROOM) / 2:
            return
        self._room = room
        lefts = board.x + gap, board.right - self.width - gap
        high = board.height - self.height - 2 * gap
        corners = [(x, board.y + gap + high * part / PARTS) for part in ORDER for x in lefts]
        self.pos = max(corners, key=partial(self._apart, away=away))
        put(self.frame, self.x - dp(1), self.y - dp(1), self.width + dp(2), self.height + dp(2))

    def _apart(self, corner: Place, away: list[Place]) -> float:
        """How far it would be there from the nearest of these places."""
        wide, high = self.width / 2, self.height / 2
        x, y = corner[0] + wide, corner[1] + high
        return min([_beside(abs(a - x) - wide, abs(b - y) - high) for a, b in away], default=0.0)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if not self.covers(*touch.pos):
            return False
        touch.grab(self)
        self._go(touch)
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return False
        self._go(touch)
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        return True

    def _go(self, touch: MotionEvent) -> None:
        board = self.board
        x, y = board.to_window_place(*self.to_world(*touch.pos))
        board.view_at(board.zoom, (board.pan[0] + board.center_x - x, board.pan[1] + board.center_y - y))


def _beside(across: float, up: float) -> float:
    """How far a place is from a box, by how far it is aside of each of its sides."""
    return hypot(max(0.0, across), max(0.0, up))


def _dot(figure: Figure, place: Place, seats: tuple[int, ...]) -> Sprite:
    kind, number = figure
    side = DOTS.get(kind, BEAST_DOT)
    name = f"house/seat_{SEATS[seats[number]]}" if kind == CAVEMAN else f"rahan/sign_{ground.picture(figure, seats)}"
    return Sprite(name, *place, side, side)


class Camera:
    """Goes near and back again; what two fingers have chosen to see stays until something else is to be chosen."""

    def __init__(self, board: Around) -> None:
        self.board = board
        self.canvas = Valley(self._seen)
        self.corner = Corner(self.canvas)
        self._wanted: object = None  # what was to be seen near when it was last asked
        self._near = False  # did it go near by itself?
        self._glide: tuple[float, Place, float, Place] | None = None  # from which zoom and pan to which
        self._passed = 0.0
        self._ticking: ClockEvent | None = None

    def arrange(self, stage: Stage, box: Box) -> None:
        """The board with all the room there is."""
        canvas, edge = self.canvas, dp(EDGE)
        for part in (canvas, canvas.frame, self.corner):
            if part.parent:
                part.parent.remove_widget(part)
        self._wanted, self._near = None, False
        self._stop()
        canvas.zoom, canvas.pan = 1.0, (0.0, 0.0)
        stage.add(canvas, box.x + edge, box.y + edge, box.width - 2 * edge, box.height - 2 * edge)
        stage.add(canvas.frame, *canvas.frame.pos, *canvas.frame.size)
        stage.add(self.corner, *self.corner.pos, *self.corner.size)
        canvas.view_at(1.0, (0.0, 0.0))

    @property
    def square(self) -> float:
        """How large a square is when the whole valley is seen, in dp."""
        return float(self.canvas.unit / self.canvas.zoom * MM / dp(1))

    @property
    def far(self) -> bool:
        """Are squares seen so small that the one which is meant is seen nearer before it is taken?"""
        return self.square * self.canvas.zoom < SMALL

    def cover(self, covered: bool) -> None:
        """Nothing may be seen of the position, or it may again."""
        self.corner.opacity = 0.0
        if not covered:
            self._seen()

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
            self._go(1.0, (0.0, 0.0))

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
        """Whoever is flicked, and the nearest of what is aimed at."""
        start = self.board.flint.start
        here = start.x, start.y
        near = min(
            ((it.x, it.y) for it in start.targets), key=lambda it: hypot(it[0] - here[0], it[1] - here[1]), default=here
        )
        return _round([here, near], here)

    def _go_near(self, wanted: Near) -> None:
        """As near as all of it can be seen, and no nearer than squares need; what comes first is seen in any case."""
        canvas, base = self.canvas, self.canvas.unit / self.canvas.zoom
        wide, high = wanted.right - wanted.left, wanted.low - wanted.top
        fits = min(canvas.width / base / wide, canvas.height / base / high)
        chosen = self.board.choosing.move is not None or self.board.may_flick
        zoom = FINE / self.square if chosen else max(1.0, min(FINE / self.square, fits))
        x, y = (wanted.left + wanted.right) / 2, (wanted.top + wanted.low) / 2
        room = dp(ROOM)
        across, down = (max(0.0, side / 2 - room) / base / zoom for side in canvas.size)
        x = min(max(x, wanted.first[0] - across), wanted.first[0] + across)
        y = min(max(y, wanted.first[1] - down), wanted.first[1] + down)
        self._near = True
        self._go(zoom, ((WIDTH / 2 - x) * base * zoom, (y - HEIGHT / 2) * base * zoom))

    # On its way

    def _go(self, zoom: float, pan: Place) -> None:
        """Glide there."""
        canvas = self.canvas
        before = canvas.zoom, canvas.pan
        canvas.view_at(zoom, pan)
        after = canvas.zoom, canvas.pan
        self._stop()
        if motion.reduced() or motion.seconds(GLIDE) <= 0 or before == after:
            return
        canvas.view_at(*before)
        self._glide, self._passed = (*before, *after), 0.0
        self._ticking = Clock.schedule_interval(self._tick, 0)

    def _tick(self, passed: float) -> None:
        self._passed += min(passed, 0.05)
        part = self._passed / max(0.01, motion.seconds(GLIDE))
        if part >= 1 or self._glide is None:
            self.arrive()
            return
        part = motion.ease_out(part)
        (zoom, pan, to, goal) = self._glide
        self.canvas.view_at(
            zoom + (to - zoom) * part, (pan[0] + (goal[0] - pan[0]) * part, pan[1] + (goal[1] - pan[1]) * part)
        )

    def arrive(self) -> None:
        """At once where it was going."""
        glide = self._glide
        if glide is not None:
            self._stop()
            self.canvas.view_at(glide[2], glide[3])

    def _stop(self) -> None:
        self._glide = None
        if self._ticking is not None:
            self._ticking.cancel()
            self._ticking = None

    # The corner

    def _seen(self) -> None:
        """What is seen is something else."""
        if not hasattr(self, "corner"):
            return
        self.corner.look(self._places())

    def _places(self) -> list[Place]:
        """What the corner is not to hide: what a finger holds and what is chosen or aimed."""
        board, canvas = self.board, self.canvas
        if board.held is not None:
            return [board.held.pos]
        wanted = self._wanted
        found = wanted.places if isinstance(wanted, Near) else ()
        return [canvas.to_window_place(*place) for place in found]


def _round(places: Iterable[Place], first: Place) -> Near:
    """All of these squares."""
    known = tuple(places)
    xs, ys = zip(*known, strict=True)
    half = MM * 0.55
    return Near(min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half, known, first)
