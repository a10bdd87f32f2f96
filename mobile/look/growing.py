"""A list that grows at its end while one looks at it: nothing is made of it that nobody has come near to."""

from __future__ import annotations

from collections.abc import Callable

from kivy.clock import Clock
from kivy.uix.scrollview import ScrollView

from mobile.lull import touched

STILL = 1.0  # pixels in a frame: what scrolls no faster stands
AHEAD = 1.0  # of what is in sight: so much more is there already


def grow(view: ScrollView, more: Callable[[], bool]) -> None:
    """Whenever the end of what scrolls is near, and nothing moves, make more: a piece a frame, until none is left.

    What is in sight stays where it is.
    """

    before = 0.0  # how far it was scrolled

    def look(_: float) -> bool:
        nonlocal before
        if view.get_root_window() is None or not view.children:  # its page was left, or built anew
            return False
        content = view.children[0]
        room = content.height - view.height
        far = (1.0 - max(0.0, float(view.scroll_y))) * room  # from its upper end
        moves, before = abs(far - before) > STILL, far
        if room - far > AHEAD * view.height or touched() or moves:
            return True
        left = more()
        room = content.height - view.height
        view.scroll_y = 1.0 - far / room if room > 0 else 1.0
        return left

    Clock.schedule_interval(look, 0)
