"""A hand that shows where to touch: it comes, presses, goes its way and leaves, over and over.

It is drawn over everything and takes no touch. It hides while a finger of flesh is down, and for a moment after.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import hypot

from kivy.clock import Clock, ClockEvent
from kivy.graphics import Color, Line, Rectangle
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.uix.widget import Widget

from mobile.boards.base import Box, Gesture
from mobile.look import atlas, motion
from mobile.lull import touched
from mobile.net import every

Place = tuple[float, float]

SIDE = 54.0  # dp of the hand
TIP = (-1.7, -20.0, 48.0)  # where its fingertip is from its middle, and how large the drawing is
RING = 22.0  # dp round the place
CORNER, OPENS = 12.0, 4.0  # dp of a ring round a button: how round it is, and how far off it is before it is pressed
COMES, PRESSES, LEAVES, PAUSES = 0.35, 0.25, 0.35, 0.5  # seconds
PACE = 240.0  # dp a second on its way
SWIPES = 420.0  # and where it swipes: slower than it is meant, so that it is seen
LONGEST = 1.4  # seconds
RESTS = 1.0  # seconds it stays down where it is to stay
AFTER = 1.0  # seconds after a touch, in which it stays away


class ShowingFinger(Widget):
    """Asks at the beginning of each round where to go now."""

    def __init__(self, where: Callable[[], Gesture | None], button_at: Callable[[Place], Box | None]) -> None:
        """`button_at`: the button with words there, round which the ring goes, so that they stay to be read."""
        super().__init__(size_hint=(None, None), size=(0, 0))
        self._where, self._button_at = where, button_at
        self.button: Box | None = None  # that is shown, if it is one
        self.path: tuple[Place, ...] = ()  # nothing: nobody is shown anything
        self._rests, self._fast = False, 0.0
        self._mark: Place | None = None
        self._spent = 0.0
        self._away = 0.0  # seconds it stays away yet
        self._ticking: ClockEvent | None = None
        hand = atlas.piece("house/icon_tap")
        with self.canvas:
            self._way_colour = Color(1, 0.93, 0.7, 0)
            self._way = Line(width=dp(2.2), dash_length=dp(7), dash_offset=dp(6))
            self._dark = Color(0.15, 0.07, 0.02, 0)
            self._under = Line(width=dp(4))
            self._bright = Color(1, 0.86, 0.36, 0)
            self._ring = Line(width=dp(2.4))
            self._meant = Line(width=dp(2.4))
            self._colour = Color(1, 1, 1, 0)
            self._hand = Rectangle(texture=hand.texture, size=(dp(SIDE), dp(SIDE)))

    def begin(self) -> None:
        if self._ticking is None:
            self._ticking = every(1 / 30, self._tick)

    def stop(self) -> None:
        if self._ticking is not None:
            self._ticking.cancel()
            self._ticking = None
        self._hide()

    def anew(self) -> None:
        """Something else is to be shown."""
        self._spent, self.path = 0.0, ()
        self._hide()

    def touched(self, _: object, touch: MotionEvent) -> bool:
        """A finger came down somewhere."""
        self._away = AFTER
        self.anew()
        return False

    # One round

    @property
    def _goes(self) -> float:
        """How long it is on its way."""
        far = sum(hypot(two[0] - one[0], two[1] - one[1]) for one, two in pairwise(self.path))
        return min(LONGEST, far / dp(SWIPES if self._fast else PACE))

    def _tick(self, _: float) -> bool:
        if touched():
            self._away = AFTER
        passed = Clock.frametime
        if self._away > 0:
            self._away -= passed
            return True
        if not self.path:
            found = self._where()
            if found is None:
                return True
            self.path, self._spent = found.path, 0.0
            self._rests, self._fast, self._mark = found.rests, found.fast, found.mark
            self.button = found.button or (self._button_at(found.path[0]) if len(found.path) == 1 else None)
        self._spent += passed
        self._draw()
        return True

    def _draw(self) -> None:
        spent, goes = self._spent, self._goes
        down = COMES + PRESSES
        if motion.reduced():
            self._put(self.path[0], 1.0, 1.0)
            if spent > RESTS:
                self.path = ()
            return
        stays = RESTS if self._rests else 0.0
        if spent < COMES:
            self._put(self.path[0], spent / COMES, 0.0)
        elif spent < down:
            self._put(self.path[0], 1.0, (spent - COMES) / PRESSES)
        elif spent < down + goes:
            part = (spent - down) / goes
            self._put(self._on_way(part * part * (3 - 2 * part)), 1.0, 1.0)
        elif spent < down + goes + stays:
            self._put(self.path[-1], 1.0, 1.0)
        elif spent < down + goes + stays + LEAVES:
            self._put(self.path[-1], 1 - (spent - down - goes - stays) / LEAVES, 1.0)
        elif spent < down + goes + stays + LEAVES + PAUSES:
            self._hide()
        else:
            self.path = ()

    def _on_way(self, part: float) -> Place:
        """So far on its way."""
        ways = [(one, two, hypot(two[0] - one[0], two[1] - one[1])) for one, two in pairwise(self.path)]
        left = part * sum(far for *_, far in ways)
        for one, two, far in ways:
            if left <= far and far > 0:
                share = left / far
                return one[0] + (two[0] - one[0]) * share, one[1] + (two[1] - one[1]) * share
            left -= far
        return self.path[-1]

    def _put(self, at: Place, seen: float, pressed: float) -> None:
        """The hand with its tip at a place; the ring closes as it presses."""
        unit = dp(SIDE) / TIP[2]
        side = dp(SIDE)
        self._hand.pos = (at[0] - side / 2 - TIP[0] * unit, at[1] - side / 2 + TIP[1] * unit - (1 - pressed) * dp(8))
        for ring in (self._under, self._ring):
            if self.button is None:
                ring.circle = (at[0], at[1], dp(RING) * (1.25 - 0.45 * pressed))
            else:
                (x, y, width, height), far = self.button, dp(OPENS) * (1 - pressed) - dp(1)
                ring.rounded_rectangle = (x - far, y - far, width + 2 * far, height + 2 * far, dp(CORNER))
        self._way.points = [part for place in self.path for part in place] if len(self.path) > 1 else []
        self._meant.circle = (*(self._mark or (-99.0, -99.0)), dp(RING) * 0.7)
        self._colour.a, self._bright.a, self._dark.a = seen, seen, 0.55 * seen
        self._way_colour.a = 0.9 * seen

    def _hide(self) -> None:
        self._colour.a = self._bright.a = self._dark.a = self._way_colour.a = 0.0
