"""A walk through every screen and every game by touches as fingers make them, leaving numbered pictures.

Used to look at the app; what is shown of a game is told by `mobile/tour/walks/<game>.py`.
"""

from __future__ import annotations

import traceback
from collections.abc import Container
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from kivy.base import stopTouchApp
from kivy.clock import Clock
from kivy.core.window import Window

from mobile import games
from mobile.look.kit import Bare, Press
from mobile.look.palettes import PALETTES, USUAL
from mobile.settings import ASKED
from mobile.tour.fingers import Fingers, Missing, Steps
from mobile.tour.pace import steady
from mobile.words import say

if TYPE_CHECKING:
    from mobile.app import PichenetteApp

LOOKS = 30  # tenths of a second until a page stands


class Tour(Fingers):
    """The whole walk, or those parts of it that are named: games, the rooms around them, lessons, practice, looking
    back, other devices together."""

    def __init__(self, app: PichenetteApp, folder: str, only: Container[str] = (), look: Container[str] = ()) -> None:
        super().__init__(app)
        self.only = only
        self.look = look
        self.folder = Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.number = 0
        self.failed = False
        self._laying = False  # was a curtain hanging a moment ago? Its last frame is on screen still

    def start(self) -> None:
        self.app.settings.placed = ASKED  # what is asked once does not come between
        colours = next((name for name in PALETTES if name in self.look), USUAL)
        self.app.change(contrast="strong" if "strong" in self.look else "usual", colours=colours)
        self.app.go_home()
        self.app.evenings = False  # but where they are looked at
        self._real = steady(Clock)
        self._steps = self.walk()
        Clock.schedule_once(self._go, 0.8)

    def _go(self, _: float) -> None:
        if self.curtained or self._laying:
            self._laying = self.curtained
            Clock.schedule_once(self._go, 0.3)
            return
        try:
            wait = next(self._steps)
        except StopIteration:
            stopTouchApp()
        except Exception:
            traceback.print_exc()
            self.failed = True
            stopTouchApp()
        else:
            Clock.schedule_once(self._go, wait)

    def picture(self, name: str) -> None:
        self.number += 1
        path = self.folder / f"{self.number:02}_{name}.png"
        Window.dispatch("on_draw")  # on a slow machine nothing may have been drawn yet
        made = Window.screenshot(str(path))
        if made:
            Path(made).rename(path)

    def walk(self) -> Steps:
        yield 1.0  # home stands where it will: until then a finger meets another game's box
        if self.wants("rooms"):
            yield from self.rooms()
        for number, name in enumerate(games.names()):
            if not self.wants(name):
                continue
            yield from self.table(name, number == 0)
            yield from import_module(f"mobile.tour.walks.{name}").show(self)
        for name in games.names():
            if self.wants("lessons") or f"{name}_lessons" in self.only:
                yield from import_module("mobile.tour.walks.lessons").show(self, name)
        for name in games.names():
            if self.wants("practice") or f"{name}_practice" in self.only:
                yield from import_module("mobile.tour.walks.practice").show(self, name)
        if self.wants("bots"):
            yield from import_module("mobile.tour.walks.bots").show(self)
        if self.wants("clock"):
            yield from import_module("mobile.tour.walks.clock").show(self)
        if self.wants("evenings"):
            yield from import_module("mobile.tour.walks.evenings").show(self)
        if self.wants("looking"):
            yield from import_module("mobile.tour.walks.looking").show(self)
        if self.wants("deals"):
            yield from import_module("mobile.tour.walks.deals").show(self)
        if self.wants("together"):
            self._real()  # as the other devices'
            yield from import_module("mobile.tour.walks.together").show(self)

    def wants(self, part: str) -> bool:
        return not self.only or part in self.only

    def rooms(self) -> Steps:
        yield 0.5  # however long the first frame took: these are frames in which what home shows is drawn
        self.picture("home")
        yield from self.tap(say("settings"))
        yield 0.2
        self.picture("settings")
        yield from self.tap(f"{say('settings.speed')}: {say('settings.speed.1')}")
        yield 0.3
        self.picture("settings_menu")
        self.app.back()
        self.app.back()
        yield 0.2
        yield from self.tap(say("stats.title"))
        yield 0.3
        self.picture("statistics")
        self.app.back()
        yield 0.2

    def table(self, name: str, named: bool) -> Steps:
        """A table is set up for three, its rules are read, and it begins."""
        yield from self.tap(say(f"game.{name}"))
        yield 0.3
        self.picture(f"{name}_setup")
        if named:
            yield from self.tap(say("setup.edit", name=say("setup.player", n=1)))
            yield 0.2
            yield from self.type("Ana")
            self.picture("setup_name")
            yield from self.tap(say("ok"))
            yield 0.2
        for _ in range(LOOKS):  # on a slow machine the page may still be made anew
            seats = [press for press in self.all(Press) if press.spoken == say("setup.here")]
            if len(seats) > 2:
                break
            yield 0.1
        else:
            raise Missing(f"no third seat; there are {sorted({press.spoken for press in self.presses()})}")
        yield from self.touch(seats[2])
        yield 0.2
        self.picture(f"{name}_setup_three")
        books = [press for press in self.all(Bare) if press.icon.name == "house/icon_book"]
        yield from self.touch(books[0])
        yield 0.3
        self.picture(f"{name}_rules")
        self.app.back()
        yield 0.2
        yield from self.tap(say("setup.play"))
        yield 0.3
        if any(press.spoken == say("learn.offer_no") for press in self.presses()):
            self.picture(f"{name}_offer")
            yield from self.tap(say("learn.offer_no"))
            yield 0.3

    def leave(self) -> Steps:
        """Away from the match, which is kept."""
        yield from self.settled()
        yield from self.open_cover()
        if self.match.board.busy:
            self.match.board.cancel()
        for _ in range(3):  # what happened since the last turn may come over the board just then, and take the touch
            yield from self.tap(say("menu"))
            yield 0.1
            if any(press.spoken == say("match.leave") for press in self.presses()):
                break
        yield from self.tap(say("match.leave"))
        yield 0.3
