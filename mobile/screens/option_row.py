"""An option of a table: its row on the set-up page, and the card that says what each of its values changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from kivy.clock import Clock, ClockEvent
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from core.game import Option
from mobile.boards.base import Box, Thing
from mobile.gestures.board import SLOP
from mobile.look import sound, theme
from mobile.look.column import Column
from mobile.look.kit import Picture, PressPlate, Text, alike, put
from mobile.look.measure import measured
from mobile.look.theme import roomy
from mobile.screens.base import Screen
from mobile.screens.holding import HOLD
from mobile.screens.thing_card import ThingCard
from mobile.words import say

TITLE, VALUE = 16, 15  # sp


class Line(NamedTuple):
    """What a row says, and what it does when it is touched."""

    title: str
    value: str
    values: tuple[str, ...]  # all that it may become
    pressed: Callable[[], None] | None  # nothing: it is so, and cannot be chosen
    means: str = ""  # what the value changes
    card: str = ""  # all that may be chosen there, for who holds it


def line_of(game: str, option: Option, value: str, pressed: Callable[[], None] | None) -> Line:
    named = {one: say(f"{game}.{option.name}.{one}") for one in option.choices}
    means = {one: say(means_key(game, option, one)) for one in option.choices}
    card = "\n".join(say("setup.choice", value=named[one], means=means[one]) for one in option.choices)
    title = say(f"{game}.{option.name}")
    return Line(title, named[value], tuple(named.values()), pressed, means[value], card)


def means_key(game: str, option: Option, value: str) -> str:
    """Where it is written what a value changes: all seats share the words about one of them."""
    name = option.name if option.seat is None else option.name.removesuffix(f"_{option.seat + 1}")
    return f"{game}.{name}.{value}.means"


class OptionRow(PressPlate):
    """What is chosen, its value, and below them what that changes."""

    def __init__(self, line: Line, column: Column) -> None:
        super().__init__("house/panel_dark", line.pressed)
        self.line, self.spoken = line, f"{line.title}: {line.value}"
        edge, room = dp(14), column.width - dp(14) - dp(38)
        means = Text(line.means, 14, 600, theme.ON_WOOD_SECOND, valign="top") if line.means else None
        inside = column.width - 2 * edge
        foot = 0.0 if means is None else means.flow(inside) + dp(8)
        title = measured(line.title, TITLE) + dp(12)
        beside = title + max(measured(value, VALUE) for value in line.values) < room  # else one below the other
        head = roomy(40 if line.means else 52) if beside else roomy(58, 2.0)
        column.stack(self, head + foot, dp(6))
        low, middle = self.y + foot, self.y + foot + head / 2
        self.name = Text(line.title, TITLE, 700, lines=1)
        self.said = Text(line.value, VALUE, 700, theme.GOLD, "right" if beside else "left", lines=1)
        if beside:
            put(self.name, self.x + edge, low, title, head)
            put(self.said, self.x + edge + title, low, room - title, head)
        else:
            put(self.name, self.x + edge, middle - dp(2), room, head / 2)
            put(self.said, self.x + edge, low, room, head / 2)
        parts: list[Widget] = [self.name, self.said]
        self.enabled = line.pressed is not None
        if self.enabled:
            arrow = Picture("house/icon_next", fill=True)
            put(arrow, self.right - dp(32), middle - dp(10), dp(20), dp(20))
            parts.append(arrow)
        if means is not None:
            put(means, self.x + edge, self.y + dp(8), inside, foot - dp(8))
            parts.append(means)
        for part in parts:
            self.add_widget(part)


def stack_rows(column: Column, lines: Iterable[Line]) -> None:
    """Their words are all of one size."""
    rows = [OptionRow(line, column) for line in lines]
    alike(row.name for row in rows)
    alike(row.said for row in rows)


def watch(screen: Screen) -> None:
    """A finger that rests on an option of this page opens its card."""
    resting = Resting(screen)
    screen.bind(
        on_touch_down=lambda _, touch: resting.down(touch),
        on_touch_move=lambda _, touch: resting.moved(touch),
        on_touch_up=lambda _, touch: resting.forget(),
    )


class Resting:
    """One page's finger."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self._waiting: ClockEvent | None = None

    def down(self, touch: MotionEvent) -> None:
        self.forget()
        if not touch.is_mouse_scrolling and not self.screen.asking:
            self._waiting = Clock.schedule_once(lambda _: self._ask(touch), HOLD)

    def moved(self, touch: MotionEvent) -> None:
        if max(abs(touch.x - touch.ox), abs(touch.y - touch.oy)) > dp(SLOP):
            self.forget()

    def forget(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _ask(self, touch: MotionEvent) -> None:
        """What the finger pressed is let go: nothing is chosen when it lifts."""
        held = [one() for one in touch.grab_list]
        row = next((one for one in held if isinstance(one, OptionRow) and one.line.card), None)
        if row is None or self.screen.asking or self.screen.app.screen is not self.screen:
            return
        row.let_go(touch)
        given = {"name": row.line.title, "choices": row.line.card}
        sound.tick()
        place = _seen(row)
        self.screen.lay_over(ThingCard(self.screen, "house", Thing("option", given=given, place=place), place, None))


def _seen(row: OptionRow) -> Box:
    """Where it is in the window, without what is scrolled out of sight."""
    x, low = row.to_window(*row.pos)
    top, view = low + row.height, row.parent
    while view is not None and not isinstance(view, ScrollView):
        view = view.parent
    if view is not None:
        bottom = view.to_window(*view.pos)[1]
        low, top = max(low, bottom), min(top, bottom + view.height)
    return Box(x, low, row.width, top - low)
