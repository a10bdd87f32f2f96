"""Touches as fingers make them, for the tour and for tests: finds what is on screen by what it is called.

How a game's moves are made by touches is told by `mobile/tour/walks/<game>.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from importlib import import_module
from typing import TYPE_CHECKING, TypeVar

from kivy.metrics import dp
from kivy.uix.scrollview import ScrollView
from kivy.uix.textinput import TextInput
from kivy.uix.widget import Widget

from mobile.gestures.made import Finger as Finger
from mobile.hotseat import Phase
from mobile.look.kit import Press
from mobile.screens.cover import Cover
from mobile.screens.curtain import Curtain
from mobile.screens.match import MatchScreen
from mobile.screens.recap import RecapSheet
from mobile.words import say

if TYPE_CHECKING:
    from core.archive import Archive
    from mobile.app import PichenetteApp

Kind = TypeVar("Kind", bound=Widget)
Steps = Generator[float, None, None]


class Missing(AssertionError):
    """What should be on screen is not."""


class Fingers:
    """Touches an app. Every deed is a generator that yields the seconds to wait before it goes on."""

    def __init__(self, app: PichenetteApp) -> None:
        self.app = app

    # Looking

    def all(self, kind: type[Kind]) -> list[Kind]:
        return [widget for widget in self.app.ground.walk() if isinstance(widget, kind)]

    def presses(self) -> list[Press]:
        """All that can be touched."""
        return self.all(Press)

    def named(self, spoken: str) -> Press:
        """What is called so, the uppermost."""
        found = [press for press in self.all(Press) if press.spoken == spoken]
        if not found:
            names = sorted({press.spoken for press in self.all(Press) if press.spoken})
            raise Missing(f"{spoken!r} is not on screen; there are {names}")
        return found[0] if len(found) == 1 else found[-1]

    @property
    def match(self) -> MatchScreen:
        if not isinstance(self.app.screen, MatchScreen):
            raise Missing("there is no match on screen")
        return self.app.screen

    @property
    def archive(self) -> Archive:
        if self.app.archive is None:
            raise Missing("nothing is kept")
        return self.app.archive

    @property
    def rested(self) -> bool:
        """Does nothing wait for a lull any more?"""
        return self.app.lull is not None and self.app.lull.done

    @property
    def curtained(self) -> bool:
        """Is a table being laid? Whoever plays waits until it is."""
        return isinstance(self.app.screen, Curtain)

    # Touching

    def tap_at(self, x: float, y: float) -> Steps:
        finger = Finger(x, y)
        finger.down()
        yield 0.04
        finger.up()
        yield 0.06

    def tap(self, spoken: str) -> Steps:
        yield from self.touch(self.named(spoken))

    def into_sight(self, widget: Widget) -> Steps:
        """Scrolled to, if it has to be."""
        view = widget.parent
        while view is not None and view is not view.parent and not isinstance(view, ScrollView):
            view = view.parent
        if isinstance(view, ScrollView) and view.children and view.children[0].height > view.height:
            view.scroll_to(widget, animate=False)
            yield 0.1

    def touch(self, press: Widget) -> Steps:
        """Tap something, scrolled into sight if it has to be."""
        while not getattr(press, "settled", True):  # it has just come to mean something else
            yield 0.02
        yield from self.into_sight(press)
        yield from self.tap_at(*press.to_window(press.center_x, press.center_y))

    def drag(
        self, start: tuple[float, float], goal: tuple[float, float], stop: Callable[[], None] | None = None
    ) -> Steps:
        """Drag slowly; `stop` looks while the finger is still down."""
        finger = Finger(*start)
        finger.down()
        yield 0.03
        for step in range(1, 13):
            part = step / 12
            finger.move_to(start[0] + (goal[0] - start[0]) * part, start[1] + (goal[1] - start[1]) * part)
            yield 0.016
        yield 0.15
        if stop is not None:
            stop()
            yield 0.1
        finger.up()
        yield 0.1

    def hold(self, x: float, y: float, seconds: float, meanwhile: Callable[[], None] | None = None) -> Steps:
        finger = Finger(x, y)
        finger.down()
        yield seconds
        if meanwhile is not None:
            meanwhile()
            yield 0.1
        finger.up()
        yield 0.1

    def type(self, text: str) -> Steps:
        """Into the field that is on screen."""
        box = self.all(TextInput)[-1]
        yield from self.tap_at(*box.to_window(box.center_x, box.center_y))
        box.select_all()
        box.delete_selection()
        for letter in text:
            box.insert_text(letter)
        yield 0.05

    # A match

    def settled(self, most: float = 20.0) -> Steps:
        """Until nothing moves and no bot thinks."""
        waited = 0.0
        while waited < most:
            yield 0.05
            waited += 0.05
            screen = self.app.screen
            if not isinstance(screen, MatchScreen):
                return
            busy = screen.evening.on or screen.board.moving or screen.showing.queue
            waits = screen.hotseat.phase in (Phase.PASS, Phase.PLAY, Phase.TABLE, Phase.OVER)
            if not busy and (waits or screen.hotseat.given_back):
                yield 0.1
                return
        raise Missing("the match does not settle")

    def open_cover(self) -> Steps:
        """Slide the seal, and read what happened."""
        covers = self.all(Cover)
        if not covers:
            return
        seal = covers[0]._seal
        start = (seal.center_x, seal.center_y)
        yield from self.drag(start, (start[0], start[1] + dp(130)))
        yield 0.3
        if self.all(RecapSheet):
            yield from self.tap(say("since.go"))
        yield 0.1

    def play_on(self, turns: int = 100) -> Steps:
        """Play any moves by taps until the end, or for so many turns of persons."""
        for _ in range(turns):
            yield from self.settled()
            screen = self.app.screen
            if not isinstance(screen, MatchScreen) or screen.hotseat.phase is Phase.OVER:
                return
            yield from self.open_cover()
            screen = self.match
            if screen.hotseat.holder is None and screen.hotseat.phase is not Phase.TABLE:
                raise Missing("nobody holds the phone")
            walk = import_module(f"mobile.tour.walks.{screen.hotseat.table.setup.game}")
            before = screen.hotseat.table.n
            yield from walk.go_on(self)
            yield 0.05
            if screen.hotseat.table.n == before:
                raise Missing("the move was not made")
