"""The canvas of every board: pictures in batches, zoom and pan, and pieces in the air.

A board is a world in dp with y downwards. What lies still is one mesh a texture page, made anew when the position
changes; what moves are a few rectangles above it. One clock event runs while something moves and stops by itself, so a
board at rest draws nothing.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from math import cos, radians, sin

from kivy.clock import Clock
from kivy.graphics import (
    Color,
    InstructionGroup,
    Mesh,
    PopMatrix,
    PushMatrix,
    Rectangle,
    Rotate,
    Scale,
    ScissorPop,
    ScissorPush,
    Translate,
)
from kivy.graphics.texture import Texture
from kivy.uix.widget import Widget

from mobile.gestures.board import BoardGestures
from mobile.look import motion
from mobile.look.atlas import Piece, piece

LARGEST = 3.0  # zoom
EVERYWHERE = (0, 0, 20000, 20000)  # pixels of the window


@dataclass(slots=True)
class Sprite:
    """A picture somewhere: its centre, its size in dp, turned by degrees against the clock."""

    picture: str | Texture
    x: float
    y: float
    width: float = 0.0
    height: float = 0.0
    angle: float = 0.0
    alpha: float = 1.0
    scale: float = 1.0

    def measure(self) -> tuple[Texture, float, float]:
        if isinstance(self.picture, str):
            found: Piece = piece(self.picture)
            return found.texture, self.width or found.size[0], self.height or found.size[1]
        return self.picture, self.width, self.height


@dataclass(slots=True)
class Flight:
    """Sprites on their way together, with a rise in the middle."""

    sprites: list[Sprite]
    start: tuple[float, float]
    goal: tuple[float, float]
    seconds: float
    landed: Callable[[], None]
    spent: float = 0.0


class BoardCanvas(Widget):
    """Draws sprites; turns touches into places of the world. Knows no game."""

    clipped = True  # is nothing drawn outside of it?

    def __init__(self, world: tuple[float, float], **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.world = world
        self.zoom = 1.0
        self.pan = (0.0, 0.0)  # of the world's centre from the window's, in pixels
        self._flights: list[Flight] = []
        self._ground_side = 0.0
        self._ticking = None
        with self.canvas:
            Color(1, 1, 1, 1)  # whatever was drawn before
            self._clip = ScissorPush()
            self._ground = Rectangle(size=(0, 0))
            PushMatrix()
            self._move = Translate()
            self._scale = Scale(1, 1, 1)
            self._still = InstructionGroup()
            self._marks = InstructionGroup()
            self._air = InstructionGroup()
            PopMatrix()
            ScissorPop()
        self.bind(pos=self._fit, size=self._fit)

    # The world and the window

    @property
    def unit(self) -> float:
        """Pixels a dp of the world takes now."""
        width, height = self.world
        return min(self.width / width, self.height / height) * self.zoom

    def to_world(self, x: float, y: float) -> tuple[float, float]:
        unit = self.unit
        across = (x - self.x - self.width / 2 - self.pan[0]) / unit + self.world[0] / 2
        return across, self.world[1] / 2 - (y - self.y - self.height / 2 - self.pan[1]) / unit

    def to_window_place(self, x: float, y: float) -> tuple[float, float]:
        unit = self.unit
        across = (x - self.world[0] / 2) * unit + self.x + self.width / 2 + self.pan[0]
        return across, (self.world[1] / 2 - y) * unit + self.y + self.height / 2 + self.pan[1]

    def view_at(self, zoom: float, pan: tuple[float, float]) -> None:
        """Zoom and pan, kept so that the board stays in sight."""
        self.zoom = max(1.0, min(LARGEST, zoom))
        unit = self.unit
        across = max(0.0, (self.world[0] * unit - self.width) / 2)
        down = max(0.0, (self.world[1] * unit - self.height) / 2)
        self.pan = (max(-across, min(across, pan[0])), max(-down, min(down, pan[1])))
        self._fit()

    def zoom_at(self, zoom: float, x: float, y: float) -> None:
        """Zoom so that what is under a place of the window stays there."""
        world = self.to_world(x, y)
        self.zoom = max(1.0, min(LARGEST, zoom))
        now = self.to_window_place(*world)
        self.view_at(self.zoom, (self.pan[0] + x - now[0], self.pan[1] + y - now[1]))

    def _fit(self, *_: object) -> None:
        unit = self.unit
        clip = (self.x, self.y, self.width, self.height) if self.clipped else EVERYWHERE
        self._clip.x, self._clip.y, self._clip.width, self._clip.height = map(int, clip)
        # y downwards: the scale turns the world over, so sprites are drawn turned over again
        self._move.xy = self.to_window_place(0, 0)
        self._scale.xyz = (unit, -unit, 1)
        if self._ground_side:  # without a ground the rectangle stays as small as it was made
            (left, bottom), (right, top) = (
                self.to_window_place(-400, self.world[1] + 400),
                self.to_window_place(self.world[0] + 400, -400),
            )
            across, down = (self.world[0] + 800) / self._ground_side, (self.world[1] + 800) / self._ground_side
            self._ground.pos, self._ground.size = (left, bottom), (right - left, top - bottom)
            self._ground.tex_coords = (0, 0, across, 0, across, down, 0, down)

    def ground(self, texture: Texture, side: float) -> None:
        """What the pieces lie on: a seamless texture so many dp a side. It moves and grows with them."""
        self._ground.texture = texture
        self._ground_side = side
        self._fit()

    # Drawing

    def draw(self, sprites: list[Sprite]) -> None:
        """What lies still, from the bottom up."""
        self._still.clear()
        batch: list[Sprite] = []
        page: Texture | None = None
        for sprite in sprites:
            texture = sprite.measure()[0]
            if page is not None and texture.id != page.id:
                self._still.add(_mesh(batch))
                batch = []
            page = texture
            batch.append(sprite)
        if batch:
            self._still.add(_mesh(batch))

    def mark(self, sprites: list[Sprite]) -> None:
        """What is shown above the still pieces for the moment: places, ghosts, arrows."""
        self._fill(self._marks, sprites)

    def air(self, sprites: list[Sprite]) -> None:
        """What is held or flies, above all else."""
        self._fill(self._air, sprites)

    def _fill(self, group: InstructionGroup, sprites: list[Sprite]) -> None:
        group.clear()
        for sprite in sprites:
            texture, width, height = sprite.measure()
            width, height = width * sprite.scale, height * sprite.scale
            group.add(Color(1, 1, 1, sprite.alpha))
            if sprite.angle:
                group.add(PushMatrix())
                group.add(Rotate(angle=-sprite.angle, origin=(sprite.x, sprite.y)))
            across, down = sprite.x - width / 2, sprite.y - height / 2
            u, v, w, h = _corners(texture)
            turned_over = (u, h, w, h, w, v, u, v)  # once more, because the world is
            group.add(Rectangle(texture=texture, pos=(across, down), size=(width, height), tex_coords=turned_over))
            if sprite.angle:
                group.add(PopMatrix())

    # Moving

    @property
    def moving(self) -> bool:
        return bool(self._flights)

    @property
    def half_way(self) -> bool:
        """Is something in the middle of its way?"""
        return any(flight.spent > flight.seconds / 2 for flight in self._flights)

    def fly(self, sprites: list[Sprite], goal: tuple[float, float], usual: float, landed: Callable[[], None]) -> None:
        """Carry sprites (placed as seen from the first one) to a goal; then `landed`."""
        first = sprites[0]
        flight = Flight(sprites, (first.x, first.y), goal, motion.seconds(usual), landed)
        self._flights.append(flight)
        if self._ticking is None:
            self._ticking = Clock.schedule_interval(self._tick, 0)
        if flight.seconds <= 0:
            self.finish()
        else:
            self._show_flights()

    def finish(self) -> None:
        """Everything that moves is where it goes to, at once."""
        while self._flights:
            self._land(self._flights[0])

    def _tick(self, passed: float) -> bool:
        for flight in tuple(self._flights):
            flight.spent += min(passed, 0.05)
            if flight.spent >= flight.seconds:
                self._land(flight)
        self._show_flights()
        if not self._flights:
            self._ticking = None
            return False
        return True

    def _show_flights(self) -> None:
        shown = []
        for flight in self._flights:
            part = motion.ease_out(min(1.0, flight.spent / flight.seconds)) if flight.seconds else 1.0
            x = flight.start[0] + (flight.goal[0] - flight.start[0]) * part
            y = flight.start[1] + (flight.goal[1] - flight.start[1]) * part
            shift = (x - flight.sprites[0].x, y - flight.sprites[0].y)
            for sprite in flight.sprites:
                sprite.x += shift[0]
                sprite.y += shift[1]
            shown += flight.sprites
        self.air(shown)

    def _land(self, flight: Flight) -> None:
        self._flights.remove(flight)
        if not self._flights:
            self.air([])
        flight.landed()


class TouchBoard(BoardGestures, BoardCanvas):
    """A canvas that listens to fingers."""


def _corners(texture: Texture) -> tuple[float, float, float, float]:
    """Left, bottom, right and top of a picture in its page."""
    coords = texture.tex_coords
    return coords[0], coords[1], coords[4], coords[5]


def _turned(x: float, y: float, width: float, height: float, turn: float) -> list[tuple[float, float]]:
    """The corners of a picture turned by degrees, against the clock as one sees it, from the upper left one on."""
    c, s = cos(radians(turn)), sin(radians(turn))
    w, h = width / 2, height / 2
    return [(x + dx * c + dy * s, y - dx * s + dy * c) for dx, dy in ((-w, -h), (w, -h), (w, h), (-w, h))]


def _mesh(sprites: list[Sprite]) -> Mesh:
    """One draw call for sprites of one page."""
    vertices = array("f")
    indices: list[int] = []
    for k, sprite in enumerate(sprites):
        texture, width, height = sprite.measure()
        x, y = sprite.x - width * sprite.scale / 2, sprite.y - height * sprite.scale / 2
        right, bottom = x + width * sprite.scale, y + height * sprite.scale
        u, v, w, h = _corners(texture)
        if sprite.angle:
            corners = _turned(sprite.x, sprite.y, right - x, bottom - y, sprite.angle)
            for (across, down), (s, t) in zip(corners, ((u, h), (w, h), (w, v), (u, v)), strict=True):
                vertices.extend((across, down, s, t))
        else:
            vertices.extend((x, y, u, h, right, y, w, h, right, bottom, w, v, x, bottom, u, v))
        n = 4 * k
        indices += (n, n + 1, n + 2, n, n + 2, n + 3)
    return Mesh(vertices=vertices, indices=indices, mode="triangles", texture=sprites[0].measure()[0])
