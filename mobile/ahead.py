"""What is loaded before it is needed: code of the first pages soon, all other in a lull, a module at a time; pictures
while a table is set up."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Generator, Iterator
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from kivy.clock import Clock

from mobile import games
from mobile.look import atlas
from mobile.lull import touched

log = logging.getLogger(__name__)

SOON = 0.2  # seconds after the first frame
# A moment each, in this order: what a step needs of another was there before.
TYPING = (
    "kivy.uix.screenmanager",
    "kivymd.uix.behaviors.magic_behavior",
    "kivymd.uix.behaviors",
    "kivy.core.clipboard",
    "kivymd.uix.behaviors.state_layer_behavior",
    "kivymd.uix.label",
    "kivymd.uix.textfield",
)
MATERIAL = ("selectioncontrol", "list", "slider", "card", "menu")
FIRST = ("name_dialog", "setup")
SCREENS = ("match", "lesson", "rules", "settings", "sound_sheet")
LATER = ("statistics", "result", "deal")
SESSIONS = ("link.handshake", "link.link", "room.host", "room.guest", "discovery.nearby")
TOGETHER = ("qr", "invite", "lobby", "join", "code", "remote", "result_afar")  # screens, too


def first_pages() -> None:
    """Load what stands behind the first touch at home, which may come before any lull: a module a frame."""
    steps = _load([*TYPING, *(f"mobile.screens.{screen}" for screen in FIRST)])

    def step(_: float) -> bool:
        return touched() or next(steps, True) is None

    Clock.schedule_once(lambda _: Clock.schedule_interval(step, 0), SOON)


def code() -> Iterator[None]:
    """All that people at one device need, then what several devices need, a step a module."""
    yield from _load([*TYPING, *(f"kivymd.uix.{part}" for part in MATERIAL)])
    yield from _load([f"mobile.screens.{screen}" for screen in (*FIRST, *SCREENS, *LATER)])
    for name in games.names():
        yield from _load([*_modules(name), f"core.chart.{name}"])
    yield from _load([f"core.session.{part}" for part in SESSIONS])
    yield from _load(
        ["mobile.session.host", "mobile.session.guest", *(f"mobile.screens.{screen}" for screen in TOGETHER)]
    )


@cache
def _modules(game: str) -> list[str]:
    """A game's code, in parts each of which loads in a moment."""
    board = f"mobile.boards.{game}"
    parts = sorted(part.name for part in iter_modules(import_module(board).__path__))
    return [f"core.games.{game}", f"core.games.{game}.bot", *(f"{board}.{part}" for part in parts)]


def _load(modules: list[str]) -> Iterator[None]:
    for module in modules:
        if module not in sys.modules:
            import_module(module)
            yield


class Making:
    """Makes a game ready, a step a frame; while nobody waits for it, only in frames without a finger."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.then: Callable[[], None] | None = None  # what waits for it
        self.done = False
        self._steps = self._make()
        self._event = Clock.schedule_interval(self._step, 0)

    @staticmethod
    def ready(game: str) -> bool:
        """Is there nothing to be done?"""
        return all(module in sys.modules for module in _modules(game)) and not any(
            map(atlas.missing, (game, atlas.HOUSE))
        )

    def stop(self) -> None:
        self._event.cancel()
        self._steps.close()

    def _make(self) -> Generator[None, None, None]:
        from mobile.look.fetching import fetch

        yield from fetch(self.game)
        yield from fetch(atlas.HOUSE)
        yield from _load(_modules(self.game))

    def _step(self, _: float) -> bool:
        if touched() and self.then is None:
            return True
        try:
            if next(self._steps, self) is not self:
                return True
        except Exception:  # whoever needs what is missing loads it in one piece, and is told if that fails, too
            log.exception("%s is not made ready", self.game)
        self.done = True
        then, self.then = self.then, None
        if then is not None:
            then()
        return False
