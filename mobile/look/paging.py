"""Buttons over what scrolls, for who does not swipe: a page up, and a page down, each where it leads on."""

from __future__ import annotations

from functools import partial

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.scrollview import ScrollView

from mobile.look import theme
from mobile.look.kit import WordButton, put

PAGE = 0.8  # of what is in sight
NEAR = 2  # pixels: what is no farther out of sight is in sight
EDGE = 4  # dp from the corner

_wanted = False


def set_buttons(wanted: bool) -> None:
    """As chosen in the settings, for what is built from now on."""
    global _wanted
    _wanted = wanted


def wanted() -> bool:
    return _wanted


class Pages:
    """The two of them, in the right corners of what scrolls; each is seen only where it leads on."""

    def __init__(self, view: ScrollView) -> None:
        self._view = view
        self._ways = {
            1: WordButton("", partial(self._turn, 1), "button_paper", "up"),
            -1: WordButton("", partial(self._turn, -1), "button_paper", "down"),
        }
        self._ways[1].spoken, self._ways[-1].spoken = "page_up", "page_down"
        # As long as there is what scrolls there are these: `bind` would let them go with the next search for garbage.
        view.fbind("parent", self._hang)
        for what in ("pos", "size", "scroll_y"):
            view.fbind(what, self._look)
        for content in view.children:
            content.fbind("height", self._look)

    @property
    def _beyond(self) -> float:
        """How much there is out of sight."""
        view = self._view
        return float(view.children[0].height - view.height) if view.children else 0.0

    def _hang(self, *_: object) -> None:
        """They go where it goes."""
        for button in self._ways.values():
            if button.parent is not None:
                button.parent.remove_widget(button)
        if self._view.parent is not None:
            Clock.schedule_once(self._look, 0)  # over it, and below what is laid over both later on

    def _look(self, *_: object) -> None:
        view, beyond, side = self._view, self._beyond, dp(theme.TARGET)
        layer = view.parent
        for way, button in self._ways.items():
            left = beyond * ((1.0 - view.scroll_y) if way > 0 else view.scroll_y)
            shown = layer is not None and left > NEAR
            if not shown and button.parent is not None:
                button.parent.remove_widget(button)
            elif shown and layer is not None:
                low = view.top - side - dp(EDGE) if way > 0 else view.y + dp(EDGE)
                put(button, view.right - side - dp(EDGE), low, side, side)
                if button.parent is None:
                    layer.add_widget(button, index=layer.children.index(view))  # just over it

    def _turn(self, way: int) -> None:
        view, beyond = self._view, self._beyond
        if beyond > 0:
            view.scroll_y = max(0.0, min(1.0, view.scroll_y + way * PAGE * view.height / beyond))
