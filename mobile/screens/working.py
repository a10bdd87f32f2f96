"""Work that takes a moment, a little of it each frame: what it is, how far it is, and a way to stop it."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from functools import partial
from typing import Generic, TypeVar

from kivy.graphics import Color, Line
from kivy.metrics import dp
from kivy.uix.widget import Widget

from mobile.look import theme
from mobile.lull import touched
from mobile.net import every
from mobile.screens.base import Screen
from mobile.words import say

T = TypeVar("T")

SLICE, SLICE_TOUCHED = 0.005, 0.001  # seconds of a frame, and while a finger is down
SOON = 0.25  # seconds: what takes no longer needs no words
HIGH = 12  # dp


class Working(Generic[T]):
    """One piece of work for a screen: `then` it is done, or it raises, which `failed` is told."""

    def __init__(
        self,
        screen: Screen,
        title: str,
        steps: Generator[float, None, T],
        then: Callable[[T], None],
        failed: Callable[[Exception], None],
    ) -> None:
        self._screen, self._title, self._steps = screen, title, steps
        self._then, self._failed = then, failed
        self._over = False
        self._begun = time.monotonic()
        self._bar: Bar | None = None
        self._put_away = self.stop  # by which the question is known
        every(0, self._work)

    def stop(self) -> None:
        """Whoever waits has had enough: nothing comes of it."""
        self._over = True

    def _work(self, _: float) -> bool:
        if self._over or self._screen.app.screen is not self._screen:
            self._steps.close()
            return False
        until = time.perf_counter() + (SLICE_TOUCHED if touched() else SLICE)
        try:
            share = next(self._steps)
            while time.perf_counter() < until:
                share = next(self._steps)
        except StopIteration as done:
            self._end(partial(self._then, done.value))
        except Exception as broken:
            self._end(partial(self._failed, broken))
        else:
            self._show(share)
        return not self._over

    def _show(self, share: float) -> None:
        """How far it is, once it takes a moment."""
        if self._bar is None:
            if time.monotonic() - self._begun < SOON or self._screen.asking:
                return
            self._bar = Bar()
            self._lay(self._bar)
        elif self._screen.asks(self._put_away) and self._bar not in self._screen.walk():  # all is built anew
            self._lay(self._bar)
        self._bar.show(share)

    def _lay(self, bar: Bar) -> None:
        if bar.parent is not None:
            bar.parent.remove_widget(bar)
        choices = [(say("cancel"), self._put_away)]
        self._screen.dialog(self._title, "", choices, bar, otherwise=self._put_away)

    def _end(self, does: Callable[[], None]) -> None:
        self._over = True
        if self._screen.asks(self._put_away):
            self._screen.close_dialog()
        does()


class Bar(Widget):
    """A line that fills."""

    def __init__(self) -> None:
        super().__init__(size_hint=(None, None), height=dp(HIGH))
        self.share = 0.0
        with self.canvas:
            Color(*theme.INK_SECOND[:3], 0.3)
            self._whole = Line(width=dp(HIGH / 2))
            Color(*theme.SEAT_COLOURS[1])
            self._done = Line(width=dp(HIGH / 2))
        self.bind(pos=self._place, size=self._place)

    def show(self, share: float) -> None:
        self.share = min(1.0, max(self.share, share))
        self._place()

    def _place(self, *_: object) -> None:
        left, right, y = self.x + dp(HIGH / 2), self.right - dp(HIGH / 2), self.y + self.height / 2
        self._whole.points = [left, y, right, y]
        self._done.points = [left, y, left + max(1.0, (right - left) * self.share), y]
