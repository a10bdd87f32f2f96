"""Rows of a list: what it is, a line about it, and at its end a switch or a sign; or below it a slider."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kivy.factory import Factory
from kivy.graphics import Color, Line
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget
from kivymd.uix.list import MDListItem
from kivymd.uix.selectioncontrol import MDSwitch, Thumb
from kivymd.uix.slider import MDSlider, MDSliderHandle

from mobile.look import motion, sound, theme
from mobile.look.kit import Picture, Press, Text
from mobile.look.measure import extent, rows_of
from mobile.look.theme import sp
from mobile.material.lean import UNMOVED, only
from mobile.material.skin import CLEAR, LINE

EDGE = 14  # dp beside what stands in a row
AIR = 9  # dp above and below it
GAP = 5  # dp on either side of each of its parts, but at its ends
BETWEEN = 2  # dp between its lines
TITLE, SECOND = ("Nunito700", 16.0), ("Nunito600", 14.0)  # fonts and sp
SWITCH, SIGN, FACE, SLIDER = 52, 20, 34, 46  # dp; the last one high, the others across
PRESSED = 0.14  # of the shade of what a finger is on
RIPPLE = 0.25  # seconds


def fitting(text: str, font: str, size: float, room: float) -> float:
    """The size in pixels, at most that one in sp, at which the longest word has room."""
    pixels = sp(size)
    while pixels > dp(theme.SMALLEST) and max(extent(word, font, pixels)[0] for word in text.split() or [""]) > room:
        pixels = max(dp(theme.SMALLEST), pixels * 0.94)
    return float(int(pixels))


def tall(text: str, font: str, size: float, room: float) -> float:
    """How high words are that wrap in a width."""
    if not text:
        return 0.0
    pixels = fitting(text, font, size, room)
    return len(rows_of(text, font, pixels, room)) * extent(text, font, pixels)[1] * LINE


class Worded(Text):
    """Words of a row. They wrap in its width and are as high as their lines."""

    def __init__(self, text: str, style: tuple[str, float], colour: list[float]) -> None:
        font, size = style
        super().__init__(text, size, colour=colour, line_height=LINE, size_hint_y=None)
        self.font_name, self.free = font, True
        self.bind(texture_size=self._grow)

    def _grow(self, _: object, size: tuple[float, float]) -> None:
        self.height = size[1]


@only("StateLayerBehavior")
class Row(MDListItem, Press):
    """One line of a list. It is as high as its words need; the whole of it is to be touched.

    The library's own has room for five things, each in a layout of its own; here there are those that are there.
    """

    START = END = BELOW = 0  # dp of what stands before its words, at its end, and below its words

    def __init__(self, title: str = "", second: str = "", pressed: Callable[[], None] | None = None) -> None:
        super().__init__(**UNMOVED)
        self.pressed = pressed or (lambda: None)
        self.spoken = title
        self.size_hint = (1, None)
        self.spacing = 2 * dp(GAP)
        self._title = Worded(title, TITLE, theme.INK)
        self._second = Worded(second, SECOND, theme.INK_SECOND) if second else None
        self._words = BoxLayout(
            orientation="vertical", size_hint_y=None, pos_hint={"center_y": 0.5}, spacing=dp(BETWEEN)
        )
        self._words.bind(minimum_height=self._words.setter("height"))
        self.add_widget(self._words)
        for line in filter(None, (self._title, self._second)):
            self._words.add_widget(line)
        with self.canvas.after:
            self._ink = Color(*CLEAR)
            self._rule = Line(width=dp(0.6))
        self.bind(pos=self._draw, size=self._draw)

    @property
    def words(self) -> tuple[str, str]:
        """What is written in it."""
        return self._title.text, self._second.text if self._second is not None else ""

    def write(self, title: str) -> None:
        """It is about something else."""
        self._title.text = self.spoken = title

    def tell(self, second: str) -> None:
        """Another second line, no longer than there is room for."""
        if self._second is not None:
            self._second.text = second

    def start(self, widget: Widget) -> None:
        """Put something before its words."""
        widget.size_hint = (None, None)
        widget.pos_hint = {"center_y": 0.5}
        widget.size = (dp(self.START), dp(self.START))
        self.add_widget(widget, index=1)

    def end(self, widget: Widget) -> None:
        """Put something at its end."""
        widget.size_hint = (None, None)
        widget.pos_hint = {"center_y": 0.5}
        self.add_widget(widget)

    def below(self, widget: Widget) -> None:
        """And below its words."""
        widget.size_hint = (1, None)
        widget.height = dp(self.BELOW)
        self._words.add_widget(widget)

    @classmethod
    def needs(cls, width: float, title: str, seconds: Sequence[str]) -> float:
        """How high it is in that width, whichever of these its second line says."""
        room = cls._room(width)
        words = tall(title, *TITLE, room) + max((tall(line, *SECOND, room) for line in seconds), default=0.0)
        gaps = dp(BETWEEN) * (any(seconds) + (cls.BELOW > 0))
        return max(dp(theme.TARGET + 8), words + dp(cls.BELOW) + gaps + 2 * dp(AIR))

    @classmethod
    def _room(cls, width: float) -> float:
        """What is left for its words."""
        beside = cls.START + cls.END + GAP * ((cls.START > 0) + (cls.END > 0) + 2)
        return width - 2 * dp(EDGE) - dp(beside) - dp(2)

    def fit(self, width: float, seconds: Sequence[str] = ()) -> float:
        """Be as high as it needs in that width, whichever of these its second line says; answers how high that is."""
        lines = [self.words[1], *seconds]
        self.dress(width, lines)
        self.size = (width, self.needs(width, self._title.text, lines))
        return float(self.height)

    def dress(self, width: float, seconds: Sequence[str] = ("",)) -> None:
        """Have its words as large as there is room for in that width."""
        left, right = dp(EDGE + GAP * (not self.START)), dp(EDGE + GAP * (not self.END))
        self.padding = (left, dp(AIR), right, dp(AIR))
        room = self._room(width)
        self._title.font_size = fitting(self._title.text, *TITLE, room)
        if self._second is not None:
            self._second.font_size = min(fitting(line, *SECOND, room) for line in seconds)

    def rule(self) -> None:
        """Another row follows: a line is drawn between them."""
        self._ink.rgba = theme.CLAY

    def _draw(self, *_: object) -> None:
        self._rule.points = (self.x + dp(EDGE), self.y, self.right - dp(EDGE), self.y)

    # The touch is our own; shade and ripple are the library's.

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is self:
            self.finish_ripple()
            return Press.on_touch_up(self, touch)
        return bool(super().on_touch_up(touch))

    def let_go(self, touch: MotionEvent) -> None:
        super().let_go(touch)
        self.finish_ripple()

    def look_pressed(self, down: bool) -> None:
        self.state_layer_color = [*theme.EARTH[:3], PRESSED] if down and self.enabled else CLEAR

    def init_fbos(self) -> None:
        """A ripple's program waits for the finger: made with the row, it is a megabyte and most of the row's time."""
        self.fbo = None

    def call_ripple_animation_methods(self, touch: MotionEvent) -> None:
        lasts = motion.seconds(RIPPLE)
        if lasts and not motion.reduced():
            if self.fbo is None:
                super().init_fbos()
            self.ripple_duration_in_slow = self.ripple_duration_in_fast = self.ripple_duration_out = lasts
            super().call_ripple_animation_methods(touch)


def _never(thumb: Thumb) -> None:
    thumb.fbo = None


Thumb.init_fbos = _never  # nobody touches it: it needs no ripple, nor the megabyte of its program
only("Label", "MDLabel", "MDIcon")(Factory.get("ThumbIcon"))


@only("BackgroundColorBehavior", "MDSwitch")
class OnOff(MDSwitch):
    """On or off; the row it stands in is touched instead of it."""

    def __init__(self, on: bool) -> None:
        super().__init__(icon_inactive="close", icon_active="check", disable_animation=True, **UNMOVED)
        self.show(on, at_once=True)

    def show(self, on: bool, at_once: bool = False) -> None:
        """Go there, at once where nothing moves."""
        self.disable_animation = at_once or motion.reduced() or not motion.seconds(1.0)
        self.active = on
        self.on_active(self, on)
        self.ids.thumb.ids.icon.icon = self.icon_active if on else self.icon_inactive

    def on_touch_down(self, touch: MotionEvent) -> bool:
        return False


class SwitchRow(Row):
    """A row with a switch at its end; its second line may say what is so now."""

    END = SWITCH

    def __init__(self, title: str, on: bool, pressed: Callable[[], None], second: str = "") -> None:
        super().__init__(title, second, pressed)
        self._switch = OnOff(on)
        self.end(self._switch)

    @property
    def on(self) -> bool:
        return bool(self._switch.active)

    def show(self, on: bool) -> None:
        self._switch.show(on)


class SignRow(Row):
    """A row that leads somewhere, as a sign at its end says: a list that opens, a page, a question."""

    END = SIGN

    def __init__(self, title: str, second: str, sign: str, pressed: Callable[[], None] | None = None) -> None:
        super().__init__(title, second, pressed)
        picture = Picture(f"house/icon_{sign}", fill=True)
        picture.size = (dp(SIGN), dp(SIGN))
        self.end(picture)


class PersonRow(Row):
    """A row about somebody, with their picture before it."""

    START = FACE

    def __init__(self, name: str, second: str, picture: str) -> None:
        super().__init__(name, second)
        self.enabled = False  # it is to be read
        self.start(Picture(picture, fill=True))


@only("MDSliderHandle")
class Handle(MDSliderHandle):
    """What a slider is held by."""


@only("MDSlider")
class Slide(MDSlider):
    """Goes from stop to stop, under the finger at once."""

    def __init__(self, stops: int, at: int, moved: Callable[[int], None], left: Callable[[int], None]) -> None:
        super().__init__(Handle(**UNMOVED), min=0, max=stops - 1, step=1, value=at)
        self._moved, self._left = moved, left
        self.bind(value=lambda _, value: moved(round(value)))

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if touch.is_mouse_scrolling or not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        self.value_pos = touch.pos
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return False
        self.value_pos = touch.pos
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        sound.play("tap")
        self._left(round(self.value))
        return True


class SlideRow(Row):
    """A row with a slider below its words. What it stands at is told while it is moved, and holds when it is left."""

    BELOW = SLIDER

    def __init__(
        self,
        title: str,
        said: tuple[str, ...],
        at: int,
        left: Callable[[int], None],
        tries: Callable[[int], None] | None = None,
    ) -> None:
        """`tries`: what it would be like is heard or felt while it is moved."""
        super().__init__(title, said[at])
        self._said, self._left, self._tries = said, left, tries
        self.slide = Slide(len(said), at, self._moved, self._chosen)
        self.below(self.slide)
        self._speak(at)

    def nudge(self, by: int) -> None:
        """A step by a key; from the last stop to the first by the key that presses."""
        at = round(self.slide.value) + by
        if 0 <= at < len(self._said):
            self.slide.value = at
            self._chosen(at)

    def _moved(self, at: int) -> None:
        self.tell(self._said[at])
        if self._tries is not None:
            self._tries(at)

    def _chosen(self, at: int) -> None:
        self._speak(at)
        self._left(at)

    def _speak(self, at: int) -> None:
        self.spoken = f"{self.words[0]}: {self._said[at]}"
