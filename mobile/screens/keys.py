"""Keys instead of fingers: a ring goes from one thing that may be touched to the next, and Enter is a finger on it.

Arrows lead to the nearest thing in their direction, Tab from one to the next as one reads; a board is one of them then,
and arrows lead about on it. Enter or Space is a finger that stays down as long as the key: holding means what holding
means. On what is slid, left and right lead along. Pages scroll so that what has the ring is seen. The ring is there
once a key was used, and goes with a touch.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import hypot
from typing import NamedTuple
from weakref import ReferenceType, ref

from kivy.clock import ClockEvent
from kivy.core.window import Window
from kivy.graphics import Color, InstructionGroup, Line
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.uix.scrollview import ScrollView
from kivy.uix.textinput import TextInput
from kivy.uix.widget import Widget

from mobile.gestures.made import Finger
from mobile.look.box import Box
from mobile.look.kit import CatchingPlate, Press
from mobile.look.slide import Slide
from mobile.net import every
from mobile.screens.base import Screen

TAB, ENTER, ENTER_BESIDE, SPACE = 9, 13, 271, 32
ARROWS = {273: (0, 1), 274: (0, -1), 275: (1, 0), 276: (-1, 0)}
PAGES = {280: 0.85, 281: -0.85, 278: 1000.0, 279: -1000.0}  # of what is in sight; to the beginning, to the end
SPOT = 22.0  # dp round a place of a board
STEP = 0.35  # of what is in sight, that an arrow scrolls
NEAR = 0.3  # of it: what is farther out of sight is scrolled to step by step
ASIDE = 2.5  # so much more a way aside counts than one ahead
LINE = 30.0  # dp: what is no farther up or down stands in one line
HUGE = 0.8  # of the window: what is larger is a ground, and not gone to
FOLLOWS = 0.1  # seconds after which the ring is where its thing is
EDGE = 3.0  # dp round a thing


class Place(NamedTuple):
    """Something that may be touched: where it is in the window, and what it is, if not a place of a board."""

    box: Box
    widget: Widget | None = None
    view: ScrollView | None = None  # in which it scrolls

    @property
    def middle(self) -> tuple[float, float]:
        return self.box.x + self.box.width / 2, self.box.y + self.box.height / 2


class Keys:
    """Hears the keys of the window."""

    def __init__(self, screen: Callable[[], Screen | None], ground: Callable[[], Widget]) -> None:
        self._screen = screen
        self._ground = ground
        self._at: Place | None = None  # where the ring is, or was before a touch
        self._shown = False
        self._where: tuple[ReferenceType[Screen], bool] | None = None  # on which screen, and is it below a dialog?
        self._left: Place | None = None  # where the ring was before a dialog came
        self._scrolled = False  # was the last arrow one that scrolled?
        self._finger: Finger | None = None  # that a key holds down
        self._following: ClockEvent | None = None
        self._drawn: InstructionGroup | None = None
        self._on: Widget | None = None  # what it is drawn on
        Window.bind(on_key_down=self._down, on_key_up=self._up, on_touch_down=self._touched)

    @property
    def at(self) -> Place | None:
        """What has the ring."""
        return self._at if self._shown else None

    # Keys

    def _down(self, _: object, key: int, *more: object) -> bool:
        screen = self._screen()
        if screen is None or key not in (TAB, ENTER, ENTER_BESIDE, SPACE, *ARROWS, *PAGES):
            return False
        if not self._leaves_field(screen, key):
            return False
        self._come(screen)
        modifiers = more[-1] if more and isinstance(more[-1], list) else []
        if key in (ENTER, ENTER_BESIDE, SPACE):
            self._press()
        elif key == TAB:
            self._next(-1 if "shift" in modifiers else 1)
        elif key in PAGES:
            self._turn(PAGES[key])
        else:
            self._go(*ARROWS[key])
        return True

    def _leaves_field(self, screen: Screen, key: int) -> bool:
        """Does the key not belong to whoever types? Tab, up and down lead out of a field."""
        for widget in screen.walk(restrict=True):
            if isinstance(widget, TextInput) and widget.focus:
                if key != TAB and not ARROWS.get(key, (0, 0))[1]:
                    return False
                widget.focus = False
                self._at = Place(_box(widget), widget)
                self._shown = True
        return True

    def _up(self, _: object, key: int, *__: object) -> bool:
        if key in (ENTER, ENTER_BESIDE, SPACE) and self._finger is not None:
            finger, self._finger = self._finger, None
            finger.up()
            self._follow()
            return True
        return False

    def _touched(self, _: object, touch: MotionEvent) -> bool:
        """A finger of flesh: no ring any more."""
        if touch is not self._finger:
            self._hide()
        return False

    def _come(self, screen: Screen) -> None:
        """On another screen, or before a dialog, the ring begins anew; after a dialog it is where it was."""
        where = (ref(screen), screen.asking)
        if where != self._where:
            same = self._where is not None and self._where[0] == where[0]
            self._where = where
            self._at, self._left = (None, self._at) if where[1] and same else (self._left if same else None, None)

    # What keys do

    def _press(self) -> None:
        """A finger comes down on what has the ring; where nothing is to be touched, in the middle of the window."""
        if self._finger is not None:
            return  # the key repeats
        places = list(self.places())
        place = self._known(places) if self._shown else None
        if places and place is None:
            self._show(self._first(places))
            return
        if place is not None and _nudged(place, 1):
            return
        if place is not None and not self._seen(place):
            self._show(place)
            place = self._known(list(self.places())) or place
        x, y = _grip(place) if place is not None else (Window.width / 2, Window.height / 2)
        self._finger = Finger(x, y)
        self._finger.down()

    def _next(self, by: int) -> None:
        """As one reads; all places of a board are one."""
        places = list(self.places())
        if not places:
            self._hide()
            return
        now = self._known(places) if self._shown else None
        spots = [place for place in places if place.widget is None]
        stops = [place for place in places if place.widget is not None]
        if spots:
            stops.append(now if now is not None and now.widget is None else _nearest(spots, _middle_of(spots)))
        stops.sort(key=lambda place: (-round(place.middle[1] / dp(LINE)), place.middle[0]))
        self._show(stops[(stops.index(now) + by) % len(stops)] if now in stops else self._first(stops))

    def _go(self, across: int, up: int) -> None:
        """To the nearest in a direction; or the page scrolls."""
        places = list(self.places())
        now = self._known(places)
        if now is None or not self._shown:
            if places:
                self._show(self._first(places))
            if not any(place.view is not None for place in places):
                self._scroll(up * STEP)
            return
        if self._finger is not None:
            self._carry(toward(now, places, across, up))
            return
        if across and (_nudged(now, across) or _led(now, across)):
            return
        found = toward(now, places, across, up)
        self._scrolled = bool(up) and self._scrolls_first(now, found, up)
        if self._scrolled:
            self._scroll(up * STEP)
            self._follow()
        elif found is not None:
            self._show(found)

    def _carry(self, to: Place | None) -> None:
        """The finger that is held down goes there."""
        if to is None or self._finger is None:
            return
        x, y = to.middle
        self._finger.move_to((self._finger.x + x) / 2, (self._finger.y + y) / 2)
        self._finger.move_to(x, y)
        self._show(to)

    def _turn(self, pages: float) -> None:
        self._scroll(pages)
        self._follow()

    # Pages

    def _scrolls_first(self, now: Place, found: Place | None, up: int) -> bool:
        """Is there something to be read between what has the ring and what comes next?"""
        view = self._page()
        if view is None or not _may_scroll(view, up):
            return False
        if found is None:
            return True
        if found.view is not view:
            return now.view is view or self._scrolled or found.middle[1] < view.y
        box = _box(view)
        away = box.y - found.box.y if up < 0 else found.box.top - box.top
        return away > NEAR * box.height

    def _page(self) -> ScrollView | None:
        """What scrolls up and down: where the ring is, else the largest there is."""
        if self._at is not None and self._at.view is not None and self._at.view.parent is not None:
            return self._at.view
        screen = self._screen()
        views = [] if screen is None else [view for view in _views(screen) if view.do_scroll_y]
        return max(views, key=lambda view: view.width * view.height, default=None)

    def _scroll(self, pages: float) -> None:
        view = self._page()
        if view is None or not view.children:
            return
        beyond = view.children[0].height - view.height
        if beyond > 0:
            view.scroll_y = max(0.0, min(1.0, view.scroll_y + pages * view.height / beyond))

    # The ring

    def _show(self, place: Place) -> None:
        """It goes there, and what is out of sight is scrolled to."""
        view, widget = place.view, place.widget
        if view is not None and widget is not None and not self._seen(place):
            view.scroll_to(widget, padding=dp(24), animate=False)
            view.update_from_scroll()
            place = place._replace(box=_box(widget))
        self._at, self._shown = place, True
        self._draw(place)
        if self._following is None:
            self._following = every(FOLLOWS, lambda _: self._follow())

    def _hide(self) -> None:
        self._shown, self._at, self._left = False, None, None
        if self._following is not None:
            self._following.cancel()
            self._following = None
        self._draw(None)

    def _follow(self) -> bool:
        """What has the ring moved, or is no more: then what is nearest has it."""
        screen = self._screen()
        if self._shown and screen is not None:
            self._come(screen)
            places = list(self.places())
            found = self._known(places)
            spots = any(place.widget is None for place in places)
            if found is None and places and (spots or screen.asking or not screen.has_board):
                found = self._first(places)
            elif found is not None and self._at is not None and found.widget is not None and self._at.widget is None:
                found = None  # while something is shown the board has no places: there the ring comes back
            if found is not None:
                self._at = found
            self._draw(found)
        return self._shown

    def _draw(self, place: Place | None) -> None:
        ground = self._ground()
        if self._drawn is None or self._on is not ground:
            self._on, self._drawn = ground, InstructionGroup()
            ground.canvas.after.add(self._drawn)
            self._box: Box | None = None
        box = self._within(place) if place is not None else None
        if box == self._box and box is not None:
            return
        self._box = box
        self._drawn.clear()
        if box is None:
            return
        edge = dp(EDGE)
        shape = (box.x - edge, box.y - edge, box.width + 2 * edge, box.height + 2 * edge)
        round_ = min(dp(12), shape[2] / 2, shape[3] / 2) if place is None or place.widget is not None else shape[2] / 2
        for colour, wide in (((0.1, 0.04, 0.01, 0.85), 3.4), ((1.0, 0.86, 0.36, 1.0), 1.8)):
            self._drawn.add(Color(*colour))
            self._drawn.add(Line(rounded_rectangle=(*shape, round_), width=dp(wide)))

    def _within(self, place: Place) -> Box | None:
        """As far as it is in sight."""
        box = place.box
        if place.view is not None:
            box = _cut(box, _box(place.view))
        edge = dp(EDGE) + dp(2)
        box = _cut(box, Box(edge, edge, Window.width - 2 * edge, Window.height - 2 * edge))
        return box if box.width > 0 and box.height > 0 else None

    # What there is

    def _seen(self, place: Place) -> bool:
        if place.view is None:
            return True
        cut = _cut(place.box, _box(place.view))
        return cut.height >= min(place.box.height, place.view.height) - 1 and cut.width >= place.box.width - 1

    def _first(self, places: list[Place]) -> Place:
        """Where the ring is at first: on the board, on what confirms, or on what is first read."""
        spots = [place for place in places if place.widget is None]
        if spots:
            return _nearest(spots, _middle_of(spots))
        gold = [place for place in places if getattr(place.widget, "_kind", "") == "button_gold"]
        rest = [place for place in places if place.box.top < Window.height - dp(70)] or places
        if gold:
            return min(gold, key=lambda place: place.middle[1])
        return min(rest, key=lambda place: (-round(place.middle[1] / dp(LINE)), place.middle[0]))

    def _known(self, places: list[Place]) -> Place | None:
        """What has the ring, as it is now; where that is no more, what is nearest."""
        at = self._at
        if at is None or not places:
            return None
        for place in places:
            if at.widget is not None and place.widget is at.widget:
                return place
        alike = [place for place in places if (place.widget is None) == (at.widget is None)]
        return _nearest(alike or places, at.middle)

    def places(self) -> Iterator[Place]:
        """All that may be touched now."""
        screen = self._screen()
        if screen is None:
            return
        found: list[tuple[int, Place]] = []
        over: list[tuple[int, Box, ScrollView | None]] = []  # what covers something, in the order in which it is drawn
        count = 0

        def look(widget: Widget, view: ScrollView | None) -> None:
            nonlocal count
            if widget.opacity <= 0:
                return
            count += 1
            own = count
            inner = widget if isinstance(widget, ScrollView) else view
            for child in reversed(widget.children):
                look(child, inner)
            if isinstance(widget, Press | TextInput | Slide) and getattr(widget, "enabled", True):
                place = Place(_box(widget), widget, view)
                if _fits(place.box):
                    found.append((own, place))
            if _catches(widget):
                box = _box(widget)
                over.append((own, _cut(box, _box(view)) if view is not None else box, view))

        look(screen, None)
        for own, place in found:
            x, y = place.middle
            beside = None  # what scrolls with it does not cover it where it is out of sight
            if place.view is not None:
                inside = _box(place.view)
                beside = None if _in(inside, x, y) else place.view
                x, y = max(inside.x, min(x, inside.right)), max(inside.y, min(y, inside.top))
            covers = [box for first, box, view in over if first > own and (beside is None or view is not beside)]
            if not any(_in(box, x, y) for box in covers):
                yield place
        for x, y in screen.spots():
            if not any(_in(box, x, y) for _, box, _ in over):
                side = dp(SPOT)
                yield Place(Box(x - side, y - side, 2 * side, 2 * side))


def _nudged(place: Place, by: int) -> bool:
    """Is that a slider, which goes a step?"""
    nudge: Callable[[int], None] | None = getattr(place.widget, "nudge", None)
    if nudge is not None:
        nudge(by)
    return nudge is not None


def _led(place: Place, by: int) -> bool:
    """Is that something along which one is led, and is there any further?"""
    return isinstance(place.widget, Slide) and place.widget.lead(by)


def _grip(place: Place) -> tuple[float, float]:
    """Where a finger comes down on it: in its middle, but on what is slid where that stands."""
    if isinstance(place.widget, Slide):
        x, y = place.widget.to_window(*place.widget.grip)
        return float(x), float(y)
    return place.middle


def _catches(widget: Widget) -> bool:
    """Does it let no touch through to what is below it?"""
    return isinstance(widget, Press | CatchingPlate) or getattr(widget, "catches", False)


def _fits(box: Box) -> bool:
    """Is it a thing, and no ground?"""
    return box.width > 1 and box.height > 1 and (box.width < HUGE * Window.width or box.height < HUGE * Window.height)


def _box(widget: Widget) -> Box:
    x, y = widget.to_window(*widget.pos)
    return Box(float(x), float(y), float(widget.width), float(widget.height))


def _in(box: Box, x: float, y: float) -> bool:
    return box.x <= x <= box.right and box.y <= y <= box.top


def _cut(box: Box, to: Box) -> Box:
    x, y = max(box.x, to.x), max(box.y, to.y)
    return Box(x, y, min(box.right, to.right) - x, min(box.top, to.top) - y)


def _views(screen: Widget) -> Iterator[ScrollView]:
    return (widget for widget in screen.walk(restrict=True) if isinstance(widget, ScrollView))


def _may_scroll(view: ScrollView, up: int) -> bool:
    if not view.children or view.children[0].height <= view.height + 1:
        return False
    return bool(view.scroll_y < 0.999 if up > 0 else view.scroll_y > 0.001)


def _middle_of(places: list[Place]) -> tuple[float, float]:
    n = len(places)
    return sum(place.middle[0] for place in places) / n, sum(place.middle[1] for place in places) / n


def _nearest(places: list[Place], to: tuple[float, float]) -> Place:
    return min(places, key=lambda place: hypot(place.middle[0] - to[0], place.middle[1] - to[1]))


def toward(now: Place, places: list[Place], across: int, up: int) -> Place | None:
    """The nearest that lies in a direction: ahead of the edge, and not much aside."""
    best, least = None, 0.0
    x, y = now.middle
    for place in places:
        ahead = (place.middle[0] - x) * across + (place.middle[1] - y) * up
        if ahead <= dp(6) or place.box == now.box:
            continue
        if across:
            aside = max(now.box.y - place.box.top, place.box.y - now.box.top, 0.0)
            off = abs(place.middle[1] - y)
        else:
            aside = max(now.box.x - place.box.right, place.box.x - now.box.right, 0.0)
            off = abs(place.middle[0] - x)
        if aside > ahead and off > ahead:
            continue  # rather beside than ahead
        far = ahead + ASIDE * aside + 0.3 * off
        if best is None or far < least:
            best, least = place, far
    return best
