"""What scrolls: its bar has a margin of its own beside what it scrolls, and lies on no word and no button."""

from __future__ import annotations

from kivy.metrics import dp
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from mobile.look.kit import put
from mobile.look.paging import Pages, wanted

MARGIN, BAR = 7, 3  # dp


def scrolling(content: Widget, x: float, y: float, width: float, height: float) -> ScrollView:
    """A view of the content in that box; the bar stands right of it."""
    view = ScrollView(do_scroll_x=False, bar_width=dp(BAR), scroll_distance=dp(8))
    put(view, x, y, width + dp(MARGIN), height)
    view.add_widget(content)
    if wanted():
        Pages(view)
    return view


def scrolled(layer: Widget) -> float:
    """How far what scrolls on a layer is scrolled: 1 is its top."""
    return next((float(view.scroll_y) for view in layer.walk() if isinstance(view, ScrollView)), 1.0)


def passed(layer: Widget) -> float:
    """How many pixels of it are above what is seen."""
    found = [view for view in layer.walk() if isinstance(view, ScrollView)]
    return sum((1 - float(view.scroll_y)) * max(0.0, view.children[0].height - view.height) for view in found)


def scroll_past(layer: Widget, above: float) -> None:
    """Scroll it until so many pixels of it are above what is seen, or to its end."""
    for view in layer.walk():
        if isinstance(view, ScrollView):
            view.scroll_y = max(0.0, 1 - above / max(1.0, view.children[0].height - view.height))


def scroll(layer: Widget, far: float) -> None:
    """Scroll it as far, where it has just been built anew; what is seen whole stays where it is."""
    for view in layer.walk():
        if isinstance(view, ScrollView) and view.children[0].height > view.height:
            view.scroll_y = far
