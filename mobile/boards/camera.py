"""What of a board is seen: all of it, or nearer where that is too small, with the whole of it as a small picture in a
corner. It glides from one to the other, follows what moves, and knows no game.

The board has all the room there is; its frame lies round what is seen of it. Only the view is moved: nothing is drawn
anew on the way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import dist, exp, hypot
from typing import NamedTuple

from kivy.clock import Clock, ClockEvent
from kivy.graphics import Color, Line
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp

from mobile.boards.base import Box, Stage
from mobile.boards.canvas import BoardCanvas, TouchBoard
from mobile.look import motion
from mobile.look.kit import Plate, put
from mobile.look.theme import WARNING

Place = tuple[float, float]

GLIDE = 0.22  # seconds
EDGE = 7.0  # dp of the frame
ROOM = 60.0  # dp that what comes first has round it
SHARE = 0.25  # of a low board's side: no more than that
WHOLE = 1.12  # times as near: less is the whole board still
PARTS, ORDER = 6, (6, 0, 3, 2, 4, 1, 5)  # of a side along which the corner may lie, where its ends are taken
TURNS, NEARS = 9.0, 5.0  # a second: how fast it follows what moves, and goes nearer or away with it


class Near(NamedTuple):
    """What is to be seen near: from where to where in the world, and which places of it the corner must not hide."""

    left: float
    top: float
    right: float
    low: float
    places: tuple[Place, ...]
    first: Place  # that is seen in any case


def near(places: Iterable[Place], first: Place, around: float) -> Near:
    """All of these places, with so much round them."""
    known = tuple(places)
    xs, ys = zip(*known, strict=True)
    return Near(min(xs) - around, min(ys) - around, max(xs) + around, max(ys) + around, known, first)


def _room(side: float) -> float:
    """Pixels that what comes first has round it, on a board whose side is so long."""
    return min(dp(ROOM), side * SHARE)


class Framed(TouchBoard):
    """A board with all the room there is, in a frame round what is seen of it; it tells when that is something else."""

    def __init__(self, world: Place, seen: Callable[[], None]) -> None:
        self.frame = Plate("house/board_frame")
        self._told = seen
        self._framed: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0)  # how large what is seen is, and its middle
        super().__init__(world)

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
    """The whole board, small, and what of it is seen now. A touch shows that part."""

    def __init__(self, canvas: TouchBoard, little: float) -> None:
        """So many dp a dp of the world."""
        super().__init__(canvas.world)
        self.board = canvas
        self.taken: Callable[[], None] = lambda: None  # a finger chooses what is seen: nothing else goes on doing so
        self.opacity = 0.0
        self.size_hint = (None, None)
        self.size = (canvas.world[0] * dp(little), canvas.world[1] * dp(little))
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

    def look(self, away: Iterable[Place]) -> None:
        """It lies where it hides none of these places of the window, and shows what is seen."""
        board = self.board
        shown = board.zoom > WHOLE and board.parent is not None
        self.opacity = 1.0 if shown else 0.0
        if not shown:
            return
        self._lie(list(away))
        # Reckoned at once: a card that is carried moves it with every step of the finger.
        (across, down), seen, own = board.world, board.unit, self.unit
        wide, high = board.width / seen / 2, board.height / seen / 2
        x, y = across / 2 - board.pan[0] / seen, down / 2 + board.pan[1] / seen
        left, right = max(0.0, x - wide), min(across, x + wide)
        top, low = max(0.0, y - high), min(down, y + high)
        a, b = self.center_x + (left - across / 2) * own, self.center_y + (down / 2 - low) * own
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
        self.taken()
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


class Eye:
    """A framed board with its corner, and where it looks: it glides there, or is there at once."""

    def __init__(
        self,
        world: Place,
        little: float,
        away: Callable[[], Iterable[Place]],
        seen: Callable[[], None] = lambda: None,
        there: Callable[[], None] = lambda: None,
    ) -> None:
        """`little`: dp of the corner a dp of the world; `away`: what the corner is not to hide, in the window; `seen`
        is told when what is seen is something else, `there` when it has glided where it was going."""
        self._corner: Corner | None = None  # not before there is a board
        self._away, self._told, self._there = away, seen, there
        self.canvas = Framed(world, self._seen)
        self.corner = self._corner = Corner(self.canvas, little)
        self.corner.taken = self.stop
        self._glide: tuple[float, Place, float, Place] | None = None  # from which zoom and pan to which
        self._passed = 0.0
        self._lasts = GLIDE
        self._ticking: ClockEvent | None = None

    def arrange(self, stage: Stage, box: Box, edge: float = EDGE) -> None:
        """The board with all the room there is, but for an edge of so many dp."""
        canvas, gap = self.canvas, dp(edge)
        for part in (canvas, canvas.frame, self.corner):
            if part.parent:
                part.parent.remove_widget(part)
        self.stop()
        canvas.zoom, canvas.pan = 1.0, (0.0, 0.0)
        stage.add(canvas, box.x + gap, box.y + gap, box.width - 2 * gap, box.height - 2 * gap)
        stage.add(canvas.frame, *canvas.frame.pos, *canvas.frame.size)
        stage.add(self.corner, *self.corner.pos, *self.corner.size)
        canvas.view_at(1.0, (0.0, 0.0))

    def cover(self, covered: bool) -> None:
        """Nothing may be seen of the position, or it may again."""
        self.corner.opacity = 0.0
        if not covered:
            self._seen()

    def _seen(self) -> None:
        """What is seen is something else."""
        if self._corner is not None:
            self._corner.look(self._away())
            self._told()

    # Where it looks

    @property
    def base(self) -> float:
        """Pixels a dp of the world takes when all of it is seen."""
        return float(self.canvas.unit / self.canvas.zoom)

    def fits(self, wanted: Near) -> float:
        """How near all of it can be seen."""
        wide, high = wanted.right - wanted.left, wanted.low - wanted.top
        return float(min(self.canvas.width / self.base / wide, self.canvas.height / self.base / high))

    def clears(self, wanted: Near) -> float:
        """And with room round what comes first."""
        ends = (wanted.left, wanted.right), (wanted.top, wanted.low)
        spans = (max(at - least, most - at) for at, (least, most) in zip(wanted.first, ends, strict=True))
        return min((side - _room(side)) / self.base / span for side, span in zip(self.canvas.size, spans, strict=True))

    def view_of(self, wanted: Near, zoom: float) -> tuple[float, Place]:
        """The view of it, so near; what comes first is seen in any case."""
        base = self.base
        x, y = (wanted.left + wanted.right) / 2, (wanted.top + wanted.low) / 2
        across, down = (max(0.0, side / 2 - _room(side)) / base / zoom for side in self.canvas.size)
        x = min(max(x, wanted.first[0] - across), wanted.first[0] + across)
        y = min(max(y, wanted.first[1] - down), wanted.first[1] + down)
        return zoom, self._pan(x, y, zoom)

    def _pan(self, x: float, y: float, zoom: float) -> Place:
        """So that a place of the world is in the middle."""
        (wide, high), near = self.canvas.world, self.base * zoom
        return (wide / 2 - x) * near, (y - high / 2) * near

    # On its way

    @property
    def gliding(self) -> bool:
        """Is it on its way?"""
        return self._glide is not None

    @property
    def unit(self) -> float:
        """Pixels a dp of the world takes where it is going."""
        return self.base * (self.canvas.zoom if self._glide is None else self._glide[2])

    def go(self, zoom: float, pan: Place, seconds: float = GLIDE) -> None:
        """Glide there."""
        canvas = self.canvas
        before = canvas.zoom, canvas.pan
        canvas.view_at(zoom, pan)
        after = canvas.zoom, canvas.pan
        if self._glide is not None and self._glide[2:] == after:  # it is on its way there
            canvas.view_at(*before)
            return
        self.stop()
        if motion.reduced() or motion.seconds(seconds) <= 0 or before == after:
            return
        canvas.view_at(*before)
        self._glide, self._passed, self._lasts = (*before, *after), 0.0, seconds
        self._ticking = Clock.schedule_interval(self._tick, 0)

    def _tick(self, passed: float) -> None:
        self._passed += min(passed, 0.05)
        part = self._passed / max(0.01, motion.seconds(self._lasts))
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
            self.stop()
            self.canvas.view_at(glide[2], glide[3])
            self._there()

    def stop(self) -> None:
        """Where it is now."""
        self._glide = None
        if self._ticking is not None:
            self._ticking.cancel()
            self._ticking = None

    # Following what moves

    def follow(self, places: Sequence[Place], around: float, most: float, passed: float) -> None:
        """A frame of so many seconds nearer to these places, of which the first never leaves the view."""
        if not places:
            return
        wanted, canvas = near(places, places[0], around), self.canvas
        zoom = max(1.0, min(most, self.fits(wanted)))
        zoom = canvas.zoom + (zoom - canvas.zoom) * (1 - exp(-NEARS * passed))
        (wide, high), seen = canvas.world, self.base * canvas.zoom
        x, y = wide / 2 - canvas.pan[0] / seen, high / 2 + canvas.pan[1] / seen
        to, part = ((wanted.left + wanted.right) / 2, (wanted.top + wanted.low) / 2), 1 - exp(-TURNS * passed)
        x, y = x + (to[0] - x) * part, y + (to[1] - y) * part
        room = around * self.base * zoom
        across, down = (max(0.0, side / 2 - room) / self.base / zoom for side in canvas.size)
        x = min(max(x, wanted.first[0] - across), wanted.first[0] + across)
        y = min(max(y, wanted.first[1] - down), wanted.first[1] + down)
        canvas.view_at(zoom, self._pan(x, y, zoom))
