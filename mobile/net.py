"""The net under the app: an error nobody foresaw is logged and said in a sentence, and the app goes on."""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Protocol

from kivy.base import ExceptionHandler, ExceptionManager
from kivy.clock import Clock, ClockEvent

from mobile.words import say

log = logging.getLogger(__name__)

TOLD = 20  # errors that are logged in full within a while; the others are like them
WHILE = 10.0  # seconds
MANY = 200  # within a while: what is on screen does not work at all


def every(seconds: float, does: Callable[[float], object]) -> ClockEvent:
    """As Clock.schedule_interval, which forgets what has raised an error once: this goes on."""

    def caught(passed: float) -> object:
        try:
            return does(passed)
        except Exception as error:
            if ExceptionManager.handle_exception(error) == ExceptionManager.RAISE:
                raise
            return None

    return Clock.schedule_interval(caught, seconds)


class Screen(Protocol):
    """What is on."""

    @property
    def asking(self) -> bool: ...
    def dialog(self, title: str, text: str, choices: list[tuple[str, Callable[[], None] | None]]) -> None: ...


class App(Protocol):
    """What is caught."""

    @property
    def on(self) -> Screen | None: ...
    def go_home(self) -> None: ...


class Net(ExceptionHandler):
    """Catches what comes out of a frame. Errors without end lead home; if that does not help, it gives up."""

    def __init__(self, app: App) -> None:
        super().__init__()
        self._app = app
        self._times: deque[float] = deque()
        self._left = -WHILE  # when it led home

    def handle_exception(self, inst: BaseException) -> int:
        if not isinstance(inst, Exception):
            return int(ExceptionManager.RAISE)
        now = time.monotonic()
        self._times.append(now)
        while self._times[0] < now - WHILE:
            self._times.popleft()
        if len(self._times) <= TOLD:
            log.error("an error nobody foresaw", exc_info=inst)
        try:
            if len(self._times) > MANY:
                if now - self._left < 3 * WHILE:
                    return int(ExceptionManager.RAISE)
                self._left = now
                self._times.clear()
                self._app.go_home()
            self._say()
        except Exception:
            log.exception("not even that can be said")
        return int(ExceptionManager.PASS)

    def _say(self) -> None:
        """Once, until it is put away; a question that is on is not pushed aside."""
        screen = self._app.on
        if screen is not None and not screen.asking:
            choices = [(say("trouble.go_on"), None), (say("trouble.home"), self._app.go_home)]
            screen.dialog(say("trouble.title"), say("trouble.error"), choices)
