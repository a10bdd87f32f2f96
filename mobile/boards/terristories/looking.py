"""Something laid over the whole screen of a match: a card seen large, or a question that has to be meant."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from kivy.graphics import Color, Rectangle
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from mobile.boards.base import Box, Stage
from mobile.boards.terristories.card import WIDE, Choice, LargeCard
from mobile.boards.terristories.face import Card
from mobile.look import theme
from mobile.look.kit import Press, Text, WordButton, put
from mobile.look.row import Part
from mobile.look.sheet import Sheet
from mobile.look.theme import roomy

SHADE = (0.05, 0.02, 0.01, 0.62)
EDGE = 8  # dp from the edges of the screen
ASKED, SHEET = 340, 420  # dp of a question, and of another sheet


class Scrim(Press):
    """Darkens all that is below it, and takes every touch beside what lies on it."""

    def __init__(self, closed: Callable[[], None]) -> None:
        super().__init__(closed)
        with self.canvas:
            Color(*theme.veil(SHADE))
            self._box = Rectangle()
        self.bind(pos=self._place, size=self._place)

    def thing(self, x: float, y: float) -> None:
        """There is nothing to ask: what holding means here is to look."""

    def _place(self, *_: object) -> None:
        self._box.pos, self._box.size = self.pos, self.size

    def look_pressed(self, down: bool) -> None:
        """It stays as it is."""


class Layer(FloatLayout):
    """Lies over the whole screen; a finger that it has taken over tells where it goes."""

    means_own = True  # holding it asks about nothing: that keeps open what is secret

    def __init__(self) -> None:
        super().__init__(size_hint=(None, None))
        self.moved: Callable[[MotionEvent], None] = lambda touch: None
        self.lifted: Callable[[MotionEvent], None] = lambda touch: None

    def on_touch_move(self, touch: MotionEvent) -> bool:
        if touch.grab_current is self:
            self.moved(touch)
            return True
        return bool(super().on_touch_move(touch))

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is self:
            touch.ungrab(self)
            self.lifted(touch)
            return True
        return bool(super().on_touch_up(touch))


class Looking:
    """One thing at a time over everything else."""

    def __init__(self, gone: Callable[[], None]) -> None:
        """`gone`: it was put away by a touch."""
        self.layer = Layer()
        self._gone = gone
        self._room = Box(0, 0, 0, 0)
        self.card: Card | None = None  # what is looked at
        self.was: Card | None = None  # what was, before it was put away
        self.held = False  # as long as a finger is down?

    def arrange(self, stage: Stage, room: Box) -> None:
        """Over the whole stage; what is shown stands in that room."""
        self.close()
        if self.layer.parent:
            self.layer.parent.remove_widget(self.layer)
        stage.add(self.layer, 0, 0, stage.width, stage.height)
        self._room = room

    @property
    def open(self) -> bool:
        return bool(self.layer.children)

    def show(self, card: Card, notes: Sequence[Part] = (), choices: Sequence[Choice] = ()) -> LargeCard:
        """A card, whole; its buttons put it away first."""
        self.close()
        room = self._room
        width = min(room.width - 2 * dp(EDGE), dp(WIDE) * min(1.4, max(theme.text_scale(), room.width / dp(600))))
        does = [choice._replace(does=partial(self._do, choice.does)) for choice in choices]
        large = LargeCard(card, width, room.height, self.put_away, notes, does)
        self._lay(large, width)
        self.card = card
        return large

    def lay(self, build: Callable[[float], Sheet]) -> None:
        """A sheet, built for the width there is."""
        self.close()
        width = min(self._room.width - 2 * dp(EDGE), dp(SHEET) * min(1.4, theme.text_scale()))
        self._lay(build(width), width)

    def ask(self, title: str, text: str, choices: Sequence[Choice]) -> None:
        """A question, whose buttons stand below one another."""
        self.close()
        width = min(self._room.width - 2 * dp(EDGE), dp(ASKED) * min(1.3, theme.text_scale()))
        sheet = Sheet(width, across=18, above=16, below=16)
        sheet.rows.words(Text(title, 20, colour=theme.INK, fraunces=True), dp(6))
        sheet.rows.words(Text(text, 16, 600, theme.INK, valign="top"), dp(8))
        for choice in reversed(choices):
            strip = sheet.stay(roomy(52, 1.6), sheet.foot)
            strip.add(WordButton(choice.text, partial(self._do, choice.does), choice.kind), 0, strip.width)
        self._lay(sheet, width)

    def _lay(self, sheet: Sheet, width: float) -> None:
        room, layer = self._room, self.layer
        scrim = Scrim(self.put_away)
        put(scrim, 0, 0, layer.width, layer.height)
        layer.add_widget(scrim)
        high = min(room.height, sheet.needs)
        sheet.lay(layer, room.x + (room.width - width) / 2, room.y + (room.height - high) / 2, high)

    def _do(self, does: Callable[[], object]) -> None:
        self.close()
        does()

    def put_away(self) -> None:
        """By a touch beside it, or on its cross."""
        card = self.card
        self.close()
        self.was = card
        self._gone()

    def close(self) -> None:
        """Away, without a word."""
        self.layer.clear_widgets()
        self.card = self.was = None
        self.held = False
