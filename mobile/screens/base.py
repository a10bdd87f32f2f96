"""What every screen has: the ground, the room the system leaves, a title bar, dialogs, and the way back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from kivy.clock import Clock
from kivy.graphics import VertexInstruction
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from kivy.uix.textinput import TextInput
from kivy.uix.widget import Widget

from mobile import device
from mobile.look import theme
from mobile.look.column import Column, Margin
from mobile.look.kit import Background, Bare, Shade, Text, WordButton, put
from mobile.look.scroll import scrolling
from mobile.look.sheet import Sheet
from mobile.look.theme import roomy
from mobile.lull import touched
from mobile.net import every
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.navigator import Navigator

Button = tuple[str, Callable[[], object] | None]  # what is written on it, and what it does, if not only close
Buttons = Sequence[Button]

SETTLES = 0.35  # seconds after which what has come under a finger may be pressed
WIDE = 420  # dp of a dialog at most
LOOK = 0.5  # seconds between two looks at what the system covers: each asks Android, which takes longer than to compare


class Final(NamedTuple):
    """A button for what cannot be undone afterwards. It is never gold: that is the harmless choice, before it."""

    label: str
    does: Callable[[], object]


class Meanwhile(Protocol):
    """What a screen does while nothing is drawn or touched, and nothing else waits to be done."""

    @property
    def on(self) -> bool: ...
    def begin(self) -> None: ...


class Screen(FloatLayout):
    """One screen. Subclasses fill `build`, which may ask `left`, `bottom`, `wide`, `high` for the room there is."""

    has_board = False  # may places of it be touched that are no buttons?
    looks_around = False  # does it show tables near by?
    pondering: Meanwhile | None = None

    def __init__(self, app: Navigator, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.app = app
        self._dialog: Over | None = None
        self._otherwise: Callable[[], None] | None = None  # what it means when the dialog is put away
        self._question: tuple[str, str, Buttons, Widget | None] | None = None  # what the dialog asks, and has filled in
        self._built_for: tuple[float, ...] | None = None
        self._keyboard = 0.0  # how much the system's covers
        self.bind(size=self._resized)

    # The room

    @property
    def insets(self) -> tuple[float, float, float, float]:
        return device.insets()

    @property
    def left(self) -> float:
        return self.insets[0]

    @property
    def bottom(self) -> float:
        return max(self.insets[3], dp(8))

    @property
    def wide(self) -> float:
        return float(self.width - self.insets[0] - self.insets[2])

    @property
    def high(self) -> float:
        return float(self.height - max(self.insets[1], dp(8)) - self.bottom)

    @property
    def roof(self) -> float:
        """The highest place of our own."""
        return self.bottom + self.high

    @property
    def landscape(self) -> bool:
        return self.wide > self.high * 1.15

    def _resized(self, *_: object) -> None:
        if min(self.size) > 100 and self._built_for != _space(self):
            self.rebuild()

    def rebuild(self) -> None:
        """Build all anew for the room and the words there are now; what is asked stays, with what is typed there."""
        otherwise, asked = self._otherwise, self._question
        self._built_for = _space(self)
        self.clear_widgets()
        self._dialog = self._otherwise = self._question = None
        self._keyboard = 0.0
        ground = Background()
        put(ground, 0, 0, self.width, self.height)
        self.add_widget(ground)
        self.build()
        if asked is not None and (otherwise is not None or _has_room(self, asked[-1])):
            self.dialog(*asked, otherwise=otherwise)

    @property
    def built(self) -> bool:
        """Has it ever had its place?"""
        return self._built_for is not None

    def build(self) -> None:
        raise NotImplementedError

    @property
    def busy(self) -> bool:
        """Is something going on, though perhaps nothing is drawn?"""
        return False

    def out_of_sight(self) -> None:
        """Another screen is shown; if this one comes back, it is built anew."""

    def leave(self) -> None:
        """The screen is left for good."""

    def take_apart(self) -> None:
        """It will not be shown again, and the search for garbage may never come to it: words and pictures go now."""
        for widget in tuple(self.walk(restrict=True)):
            for canvas in (widget.canvas.before, widget.canvas, widget.canvas.after):
                for part in canvas.children:
                    if isinstance(part, VertexInstruction):  # whoever keeps it would keep its picture
                        part.texture = None
                canvas.clear()
            if isinstance(widget, Label):
                widget.texture = widget._label.texture = None
            widget.clear_widgets()

    def back(self) -> bool:
        """The back key: True when it meant something here."""
        if self._dialog is not None:
            self.dismiss()
            return True
        return self.go_back()

    def go_back(self) -> bool:
        return False

    def spots(self) -> Iterable[tuple[float, float]]:
        """Places of the window that may be touched now and are no button: a board's."""
        return ()

    def add(self, widget: Widget, x: float, y: float, width: float, height: float) -> Widget:
        put(widget, x, y, width, height)
        self.add_widget(widget)
        return widget

    # Parts

    def title(
        self,
        text: str,
        second: str = "",
        icon: str = "",
        pressed: Callable[[], None] | None = None,
        spare: float = 0.0,
    ) -> float:
        """A bar with the way back, and perhaps a picture to be touched at its right end; answers its lower edge.

        So much room is spared at the right, beside the picture.
        """
        high = roomy(56)
        y = self.roof - high
        self.add(Bare("back", self.app.back, say("back")), self.left + dp(6), y, dp(44), high)
        room = self.wide - dp(112) - spare
        share = 0.56 if second else 1.0
        name = Text(text, 22, colour=theme.ON_WOOD, fraunces=True, lines=1)
        self.add(name, self.left + dp(56), y + high * (1 - share), room, high * share)
        if second:
            self.add(Text(second, 14, 600, theme.ON_WOOD_SECOND, lines=1), self.left + dp(56), y, room, high * 0.45)
        if icon:
            self.add(Bare(icon, pressed), self.left + self.wide - dp(52), y, dp(44), high)
        return y

    def scroller(self, x: float, y: float, width: float, height: float) -> Column:
        """A column that scrolls."""
        column = Column(width)
        self.scroll(column, x, y, width, height)
        return column

    def scroll(self, column: Column | Margin, x: float, y: float, width: float, height: float) -> ScrollView:
        """Look at a column through a window, which scrolls."""
        view = scrolling(column, x, y, width, height)
        self.add_widget(view)
        return view

    def dialog(
        self,
        title: str,
        text: str,
        choices: Buttons,
        body: Widget | None = None,
        otherwise: Callable[[], None] | None = None,
    ) -> None:
        """Ask something. Each choice is a button; None only closes. `otherwise`: what it means to choose nothing."""
        self.lay_over(Dialog(self, title, text, choices, body), otherwise)
        self._question = title, text, choices, body

    def lay_over(self, over: Over, otherwise: Callable[[], None] | None = None) -> None:
        """Over everything else, in place of what lay there, until it is put away; a question there is not answered."""
        if self._otherwise is not None and self._otherwise != otherwise:
            self.dismiss()
        self.close_dialog()
        self._dialog, self._otherwise = over, otherwise
        self.add(over, 0, 0, self.width, self.height)

    @property
    def asking(self) -> bool:
        """Is a dialog on, or anything like it?"""
        return self._dialog is not None

    def cover_below(self, keyboard: float) -> None:
        """The system's keyboard covers so much: the dialog in which something is typed stands above it."""
        if keyboard != self._keyboard and isinstance(self._dialog, Dialog):
            self._keyboard = keyboard
            self._dialog.stand(keyboard)

    def dismiss(self) -> None:
        """The dialog is put away without a choice."""
        otherwise = self._otherwise
        self.close_dialog()
        if otherwise is not None:
            otherwise()

    def close_dialog(self) -> None:
        if self._dialog is not None:
            self.remove_widget(self._dialog)
            self._dialog = self._otherwise = self._question = None
            self._keyboard = 0.0

    def asks(self, otherwise: Callable[[], None] | None) -> bool:
        """Is the question open that is put away by this?"""
        return self._dialog is not None and otherwise is not None and self._otherwise is otherwise


class Edges:
    """Looks what the system covers: when that has changed, the screen that is seen is built anew.

    Nobody tells of it. A phone that lies and is turned upside down keeps its size while the cut-out changes sides; bars
    come and go. Nothing goes from under a finger, nor from whoever types.
    """

    def __init__(self, seen: Callable[[], Screen | None]) -> None:
        self._seen = seen
        self._last: tuple[float, ...] = ()
        every(LOOK, self._look)

    def _look(self, _: float) -> None:
        screen = self._seen()
        if screen is None or touched():
            return
        before, self._last = self._last, _space(screen)
        # Only what stays: keyboards come and go, and some systems tell of them as of a bar.
        if screen.built and screen._built_for != self._last == before and not _typing(screen):
            screen.rebuild()


def _space(screen: Screen) -> tuple[float, ...]:
    """What a screen is built for: its size, and what of it is covered."""
    return (screen.width, screen.height, *screen.insets)


def _typing(screen: Screen) -> bool:
    return any(isinstance(widget, TextInput) and widget.focus for widget in screen.walk(restrict=True))


def body_width(screen: Screen) -> float:
    """Of what is filled in in a dialog."""
    return min(screen.wide - dp(24), dp(WIDE)) - dp(40)


def _has_room(screen: Screen, body: Widget | None) -> bool:
    """Can what a dialog has to be filled in be so here, as it was made for another room?"""
    return body is None or (body.width <= body_width(screen) and body.height <= screen.high / 2)


class Over(FloatLayout):
    """Lies over everything else on a screen; back puts it away."""


class Dialog(Over):
    """A paper card over everything, above the system's keyboard."""

    def __init__(
        self,
        screen: Screen,
        title: str,
        text: str,
        choices: Buttons,
        body: Widget | None = None,
    ) -> None:
        super().__init__(size=screen.size, size_hint=(None, None))
        self._screen, self._title, self._text, self._choices, self._body = screen, title, text, choices, body
        self._since = Clock.get_time()
        ground = Shade([0.05, 0.02, 0.01, 0.66], self._put_away)
        put(ground, 0, 0, screen.width, screen.height)
        self.add_widget(ground)
        self._sheet: Sheet | None = None
        self.stand(0.0)

    @property
    def settled(self) -> bool:
        """Has it been there long enough to be meant? The second tap on what opened it chooses nothing."""
        return Clock.get_time() - self._since > SETTLES

    def _put_away(self) -> None:
        if self.settled:
            self._screen.dismiss()

    def _choose(self, chosen: Callable[[], object] | None) -> None:
        if not self.settled:
            return
        self._screen.close_dialog()
        if chosen is not None:
            chosen()

    def stand(self, keyboard: float) -> None:
        """In the room that the keyboard leaves. Where that is little, only what is filled in and the buttons stay."""
        screen, body = self._screen, self._body
        if self._sheet is not None:
            self.remove_widget(self._sheet)
        if body is not None and body.parent is not None:
            body.parent.remove_widget(body)
        floor = max(screen.bottom, keyboard + dp(6))
        room = screen.roof - floor
        self._sheet = sheet = self._whole()
        if keyboard and sheet.needs > room:
            if body is not None and body.parent is not None:
                body.parent.remove_widget(body)
            self._sheet = sheet = self._least()
        high = min(room, sheet.needs)
        sheet.lay(self, screen.left + (screen.wide - sheet.wide) / 2, floor + (room - high) / 2, high)

    def _whole(self) -> Sheet:
        screen, choices = self._screen, self._choices
        across = 2 if screen.landscape and len(choices) > 2 else 1
        sheet = Sheet(min(screen.wide - dp(24), dp(WIDE) * (1.4 if across == 2 else 1)), across=20, above=17, below=17)
        column = sheet.rows
        column.words(Text(self._title, 20, colour=theme.INK, fraunces=True), dp(6))
        if self._text:
            column.words(Text(self._text, 16, 600, theme.INK, valign="top"), dp(12))
        if self._body is not None:
            self._fill_in(column, self._body, dp(10))
        row, gap = roomy(52, 1.6), dp(10)
        part = (column.width - gap * (across - 1)) / across
        for first in range(0, len(choices), across):
            line = column.strip(row, gap)
            for k in range(first, min(first + across, len(choices))):
                line.add(self._button(k), (k - first) * (part + gap), part)
        return sheet

    def _least(self) -> Sheet:
        """The buttons beside each other at its foot; what is filled in scrolls above them."""
        sheet = Sheet(min(self._screen.wide - dp(24), dp(WIDE)), across=20, above=8, below=8)
        if self._body is not None:
            self._fill_in(sheet.rows, self._body, 0)
        strip, gap = sheet.stay(roomy(46, 1.2), sheet.foot), dp(8)
        part = (strip.width - gap * (len(self._choices) - 1)) / len(self._choices)
        for k in range(len(self._choices)):
            strip.add(self._button(k), k * (part + gap), part)
        return sheet

    def _fill_in(self, column: Column, body: Widget, gap: float) -> None:
        """As wide as it was made, perhaps for a narrower room."""
        aside = (column.width - body.width) / 2 if isinstance(body, Column) else 0.0
        column.stack(body, body.height, gap, aside)

    def _button(self, k: int) -> WordButton:
        choice = self._choices[k]
        label, chosen = choice
        kind = "button_gold" if k == 0 and len(self._choices) > 1 else "button_paper"
        kind = "button_final" if isinstance(choice, Final) else kind
        return _Choice(self, label, partial(self._choose, chosen), kind)


class _Choice(WordButton):
    """One of its buttons."""

    def __init__(self, dialog: Dialog, label: str, chosen: Callable[[], None], kind: str) -> None:
        super().__init__(label, chosen, kind)
        self._dialog = dialog

    @property
    def settled(self) -> bool:
        return self._dialog.settled
