"""Something along which a finger leads, step by step; or the keys left and right, while it has the ring."""

from __future__ import annotations

from kivy.input.motionevent import MotionEvent
from kivy.uix.widget import Widget


class Slide(Widget):
    """From step 0 to the last one. A finger anywhere on it is at that step, and takes it along."""

    catches = True  # it lets no touch through to what is below it

    def __init__(self, last: int) -> None:
        super().__init__()
        self.last = max(1, last)
        self.at = 0
        self.enabled = True
        self.spoken = ""

    def x_of(self, step: int) -> float:
        """Where a step is."""
        raise NotImplementedError

    def reach(self, step: int) -> None:
        """A finger or a key has come to a step."""
        raise NotImplementedError

    @property
    def grip(self) -> tuple[float, float]:
        """Where it is taken hold of without leading it anywhere."""
        return self.x_of(self.at), float(self.y + self.height / 2)

    def lead(self, by: int) -> bool:
        """A key leads on by so many steps; is there any further?"""
        to = min(self.last, max(0, self.at + by))
        if to == self.at:
            return False
        self.reach(to)
        return True

    def step_at(self, x: float) -> int:
        """The step at a place."""
        room = self.x_of(self.last) - self.x_of(0)
        return round(max(0.0, min(1.0, (x - self.x_of(0)) / max(1.0, room))) * self.last)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if touch.is_mouse_scrolling or not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        self.reach(self.step_at(touch.x))
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return False
        self.reach(self.step_at(touch.x))
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        return True
