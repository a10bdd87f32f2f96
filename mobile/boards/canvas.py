"""The canvas of every board: pictures in batches, zoom and pan, and pieces in the air.

A board is a world in dp with y downwards. It is drawn in six layers: what lies still, what stands on that, the trail of
what happened, what is marked, what flies, and what a finger holds. Each is made anew when it changes, as one mesh a
texture page. One clock event runs while something moves and stops by itself, so a board at rest draws nothing.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from math import cos, radians, sin
from pathlib import Path

from kivy.clock import Clock, ClockEvent
from kivy.core.image import Image
from kivy.graphics import (
    ClearBuffers,
    ClearColor,
    Color,
    Fbo,
    InstructionGroup,
    Mesh,
    PopMatrix,
    PushMatrix,
    Rectangle,
    Scale,
    ScissorPop,
    ScissorPush,
    Translate,
)
from kivy.graphics.texture import Texture
from kivy.uix.widget import Widget

from mobile.gestures.board import BoardGestures
from mobile.look import motion, theme
from mobile.look.atlas import piece

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


@dataclass(slots=True)
class Flight:
    """Sprites on their way together, so far across and down."""

    sprites: list[Sprite]
    way: tuple[float, float]
    seconds: float
    landed: Callable[[], None]
    grows: float = 0.0  # by so much of what they were they are larger in the end
    change: Callable[[float], None] | None = None  # what else becomes of them, by the part of their way
    spent: float = 0.0
    part: float = 0.0  # of the way, that they have gone


class BoardCanvas(Widget):
    """Draws sprites; turns touches into places of the world. Knows no game.

    Large because it holds each of the layers a board is drawn in, beside where it is looked at from.
    """

    clipped = True  # is nothing drawn outside of it?

    def __init__(self, world: tuple[float, float], **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.world = world
        self.zoom = 1.0
        self.pan = (0.0, 0.0)  # of the world's centre from the window's, in pixels
        self._flights: list[Flight] = []
        self._holding: list[Sprite] = []
        self.lying: list[Sprite] = []  # what was drawn to lie still
        self._ground_side = 0.0
        self._ticking: ClockEvent | None = None
        with self.canvas:
            Color(1, 1, 1, 1)  # whatever was drawn before
            self._clip = ScissorPush()
            self._ground = Rectangle(size=(0, 0))
            PushMatrix()
            self._move = Translate()
            self._scale = Scale(1, 1, 1)
            self._still = InstructionGroup()
            self._standing = InstructionGroup()
            self._trail = InstructionGroup()
            self._marks = InstructionGroup()
            self._flying = InstructionGroup()
            PushMatrix()
            self._held_at = Translate()
            self._held = InstructionGroup()
            PopMatrix()
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
        zoom = max(1.0, min(LARGEST, zoom))
        grown = zoom / self.zoom
        across, up = x - self.x - self.width / 2, y - self.y - self.height / 2  # of the middle
        self.view_at(zoom, (across - (across - self.pan[0]) * grown, up - (up - self.pan[1]) * grown))

    def enlarge(self, unit: float, place: tuple[float, float], spot: tuple[float, float]) -> None:
        """So many pixels a dp, with a place of the world at one of the window, whatever else is in sight then."""
        self.zoom *= unit / self.unit
        x, y = self.to_window_place(*place)
        self.pan = (self.pan[0] + spot[0] - x, self.pan[1] + spot[1] - y)
        self._fit()

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
        self.lying = sprites
        _fill(self._still, sprites)

    def stand(self, sprites: list[Sprite]) -> None:
        """What stands on it, where that is drawn anew without all the rest: when it is seen nearer, say."""
        _fill(self._standing, sprites)

    def trail(self, sprites: list[Sprite]) -> None:
        """Where things happened, above the still pieces, until a person touches the board."""
        _fill(self._trail, sprites)

    def mark(self, sprites: list[Sprite]) -> None:
        """What is shown above the still pieces for the moment: places, ghosts, arrows."""
        _fill(self._marks, sprites)

    def air(self, sprites: list[Sprite]) -> None:
        """What flies."""
        _fill(self._flying, sprites)

    def hold(self, sprites: list[Sprite], x: float = 0.0, y: float = 0.0) -> None:
        """What a finger holds, above all else: built round (0, 0), and moved to a place without drawing it anew."""
        if sprites is not self._holding:
            self._holding = sprites
            _fill(self._held, sprites)
        self._held_at.xy = (x, y)

    def picture(self, side: int, path: Path) -> None:
        """Write a picture of the whole board, so many pixels along its longer side, to a file."""
        seen = self.zoom, self.pan, self.clipped, self.opacity
        self.zoom, self.pan, self.clipped, self.opacity = 1.0, (0.0, 0.0), False, 1.0
        self._fit()
        scale = side / max(self.width, self.height)
        size = (max(1, round(self.width * scale)), max(1, round(self.height * scale)))
        above = self.parent.canvas if self.parent is not None else None
        place = above.indexof(self.canvas) if above is not None else -1
        if above is not None and place > -1:
            above.remove(self.canvas)
        paper = Fbo(size=size)
        with paper:
            ClearColor(*theme.WALNUT)
            ClearBuffers()
            Scale(scale, scale, 1)
            Translate(-self.x, -self.y)
        paper.add(self.canvas)
        paper.draw()
        Image(paper.texture).save(str(path), flipped=True)
        paper.remove(self.canvas)
        if above is not None and place > -1:
            above.insert(place, self.canvas)
        self.zoom, self.pan, self.clipped, self.opacity = seen
        self._fit()

    # Moving

    @property
    def moving(self) -> bool:
        return bool(self._flights)

    @property
    def half_way(self) -> bool:
        """Is something in the middle of its way?"""
        return any(flight.spent > flight.seconds / 2 for flight in self._flights)

    def fly(
        self,
        sprites: list[Sprite],
        way: tuple[float, float],
        usual: float,
        landed: Callable[[], None],
        grows: float = 0.0,
        change: Callable[[float], None] | None = None,
    ) -> None:
        """Carry sprites so far across and down, in what usually takes so many seconds; then `landed`.

        `change` may do more to them, by the part of the way they have gone: turn them, or open them like a fan.
        """
        flight = Flight(sprites, way, motion.seconds(usual), landed, grows, change)
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
            grown = (1 + flight.grows * part) / (1 + flight.grows * flight.part)
            gone, flight.part = part - flight.part, part
            for sprite in flight.sprites:
                sprite.x += flight.way[0] * gone
                sprite.y += flight.way[1] * gone
                sprite.scale *= grown
            if flight.change is not None:
                flight.change(part)
            shown += flight.sprites
        self.air(shown)

    def _land(self, flight: Flight) -> None:
        self._flights.remove(flight)
        if not self._flights:
            self.air([])
        flight.landed()


class TouchBoard(BoardGestures, BoardCanvas):
    """A canvas that listens to fingers."""

    def __init__(self, world: tuple[float, float], **kwargs: object) -> None:
        super().__init__(world=world, **kwargs)


def _fill(group: InstructionGroup, sprites: list[Sprite]) -> None:
    """Draw sprites from the bottom up, in one call those that follow each other on one page and are equally faded."""
    group.clear()
    vertices, indices = array("f"), list[int]()
    page = alpha = seen = None
    for sprite in sprites:
        if sprite.picture != seen:
            seen = sprite.picture
            texture, size = piece(seen)[:2] if isinstance(seen, str) else (seen, (0.0, 0.0))
        other = texture is not page and page is not None and (texture.id != page.id or texture.id <= 0)
        if page is not None and (other or sprite.alpha != alpha):  # what was never drawn has no number yet
            group.add(Mesh(vertices=vertices, indices=indices, mode="triangles", texture=page))
            vertices, indices = array("f"), []
        page = texture
        if sprite.alpha != alpha:
            alpha = sprite.alpha
            group.add(Color(1, 1, 1, alpha))
        n = len(vertices) // 4
        indices += (n, n + 1, n + 2, n, n + 2, n + 3)
        x, y, scale = sprite.x, sprite.y, sprite.scale / 2
        w, h = (sprite.width or size[0]) * scale, (sprite.height or size[1]) * scale
        u, v, _, _, s, t, _, _ = texture.tex_coords  # from its lower left to its upper right corner
        if sprite.angle:
            turn = radians(sprite.angle)
            c, d = cos(turn), sin(turn)
            across, down = (w * c + h * d, w * c - h * d), (h * c - w * d, h * c + w * d)
            vertices.extend((x - across[0], y - down[0], u, t, x + across[1], y - down[1], s, t))
            vertices.extend((x + across[0], y + down[0], s, v, x - across[1], y + down[1], u, v))
        else:
            vertices.extend((x - w, y - h, u, t, x + w, y - h, s, t, x + w, y + h, s, v, x - w, y + h, u, v))
    if page is not None:
        group.add(Mesh(vertices=vertices, indices=indices, mode="triangles", texture=page))
