"""What a person does and sees, for journeys: the tour's fingers, and more."""

from __future__ import annotations

import contextlib
import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from kivy.base import EventLoop, ExceptionManager
from kivy.core.window import Window
from kivy.graphics.opengl import GL_RGBA, GL_UNSIGNED_BYTE, glReadPixels
from kivy.metrics import dp
from kivy.uix.label import Label

import core.bots.drive
import core.hints.advice
import mobile.app
import mobile.hotseat
from core.bots.drive import Budget, Drive, bot_of
from core.game import Level
from core.games.help_me import Creature, Move
from core.log import Seated
from core.match import Match
from mobile import games
from mobile.gestures.board import SLOP
from mobile.hotseat import Phase
from mobile.look.kit import Picture, Press
from mobile.screens.base import Dialog
from mobile.screens.cover import Cover
from mobile.settings import ASKED, Table
from mobile.tour.fingers import Finger, Fingers, Missing, Steps
from mobile.tour.walks import help_me as walk
from mobile.words import say
from tests.mobile.window import DEAL

ESCAPE = 27
SECRETS = {f"help_me/card_{creature.name.lower()}" for creature in Creature}


def counted(match: Match[Any, Any, Any, Any, Any], budgets: dict[int, Budget]) -> Drive[Any, Any, Any, Any, Any]:
    """Easy bots count what they look at, and do not look at the clock: a busy machine has them do nothing else."""
    easy = Budget(playouts=bot_of(match.game, Level.EASY).playouts)
    by_clock = (Level.CASUAL, Level.NORMAL, Level.STRONG, Level.HARD)
    return Drive(match, {k: one if match.holds(k).level in by_clock else easy for k, one in budgets.items()})


class Hand(Fingers):
    """Deeds are generators, as in the tour; sights are plain answers."""

    home: Path
    pause = 0.06  # seconds after a tap

    # The app

    def restart(self) -> None:
        """The app as it starts, with whatever lies in its folder."""
        os.environ["PICHENETTE_HOME"] = str(self.home)
        if self.app.root is not None:
            self.app.on_stop()
            self.app.screen = None
            Window.unbind(on_keyboard=self.app._key)
            Window.remove_widget(self.app.root)
        if self.app.lull is not None:
            self.app.lull.away = False  # another journey may have ended put aside
        self.deal(DEAL)
        self.app.root = self.app.build()
        self.app.settings.placed = ASKED  # what is asked once comes between no other journey's touches
        self.app.evenings = False  # nor do the scenes before and after a match
        Window.add_widget(self.app.root)
        self.app.settings.lessons = {name: [] for name in games.names()} | self.app.settings.lessons  # offered before

    @staticmethod
    @contextlib.contextmanager
    def meant() -> Iterator[None]:
        """Errors that a journey makes itself are no trouble of the app's."""
        noted = [handler for handler in ExceptionManager.handlers if type(handler).__name__ == "Noted"]
        for handler in noted:
            ExceptionManager.remove_handler(handler)
        yield
        for handler in noted:
            ExceptionManager.add_handler(handler)

    @staticmethod
    def deal(number: int) -> None:
        """What the next match draws from, and its bots, hints and all else that is left to chance."""
        mobile.app.secrets = SimpleNamespace(randbits=lambda _: number)
        core.bots.drive.random = core.hints.advice.random = SimpleNamespace(Random=lambda: random.Random(number))
        mobile.hotseat.Drive = counted
        random.seed(number)

    def begin(self, *levels: Level | None, deal: int = DEAL, game: str = "help_me") -> Steps:
        """A table at once: persons and bots from the first seat on, who begins."""
        self.deal(deal)
        names = ("Ana", "Léo", "Mina", "Tom")
        seats = tuple(Seated(names[k], level, k) for k, level in enumerate(levels))
        self.app.begin(game, Table(seats, {}, 0))
        yield 0.2

    def late(self, *levels: Level | None, left: int = 1) -> Steps:
        """A match that has been played on by chance until so many moves before its end."""
        game = games.find("help_me")
        seats = [Seated(f"Seat {k}", level, k) for k, level in enumerate(levels)]
        rng, whole = random.Random(DEAL), Match.begin(game, seats, DEAL, first=0)
        while whole.asked:
            whole.play(whole.asked[0], whole.sample(whole.asked[0], rng))
        match = Match.begin(game, seats, DEAL, first=0, journal=self.app.archive.journal(DEAL))
        for entry in whole.entries[1 : len(whole.entries) - left]:
            match.play(entry.seat, entry.move)
        self.app._play(match)
        yield 0.2

    def back(self) -> Steps:
        """The back key."""
        Window.dispatch("on_keyboard", ESCAPE, 0, None, [])
        yield 0.1

    def resize(self, width: int, height: int) -> Steps:
        Window.size = (width, height)
        for _ in range(40):
            yield 0.05
            if tuple(map(int, self.app.ground.size)) == (width, height):
                yield 0.1
                return
        raise Missing(f"the window is {Window.size} and does not become {width} x {height}")

    # Seeing

    def words(self) -> list[str]:
        """All that is written on screen."""
        return [label.text for label in self.all(Label) if label.text]

    def pictures(self) -> list[str]:
        return [picture.name for picture in self.all(Picture)]

    def secrets(self) -> set[str]:
        """The secret cards whose faces are drawn."""
        return SECRETS & set(self.pictures())

    def pixels(self) -> bytes:
        """The window as it is drawn now."""
        Window.dispatch("on_draw")
        return bytes(glReadPixels(0, 0, Window.width, Window.height, GL_RGBA, GL_UNSIGNED_BYTE))

    @property
    def covered(self) -> bool:
        return bool(self.all(Cover))

    @property
    def dialog(self) -> list[str]:
        """What the dialog on screen says; nothing when there is none."""
        shown = self.all(Dialog)
        return [label.text for label in shown[-1].walk() if isinstance(label, Label)] if shown else []

    @property
    def hotseat(self) -> Any:
        return self.match.hotseat

    @property
    def board(self) -> Any:
        return self.match.board

    @property
    def n(self) -> int:
        return int(self.hotseat.table.n)

    def spoken(self) -> set[str]:
        return {press.spoken for press in self.all(Press)}

    # Lists

    def choose(self, row: str, value: str) -> Steps:
        """A value from the menu of a row."""
        yield from self.tap(row)
        yield 0.2
        yield from self.tap(value)
        yield 0.1

    def slide(self, row: str, stop: int) -> Steps:
        """The slider of a row to one of its stops."""
        slide: Any = self.named(row).slide
        yield from self.into_sight(slide)
        room = slide.width - 2 * slide.padding
        start = slide.to_window(slide.x + slide.padding + room * slide.value_normalized, slide.center_y)
        goal = slide.to_window(slide.x + slide.padding + room * stop / slide.max, slide.center_y)
        yield from self.drag(start, goal)
        yield 0.1

    # Moves

    def any_move(self, seed: int = 0) -> Any:
        """One the holder may make."""
        moves = self.hotseat.table.moves(self.hotseat.holder)
        return random.Random(seed).choice(moves)

    def diagonal(self) -> tuple[int, int]:
        """A pile, and a place with a pile beside its corner, where it may not go."""
        heights = self.board.view.heights
        for start in range(len(heights)):
            column, row = start % 5, start // 5
            goal = start + 6
            if heights[start] and column < 4 and row < 5 and heights[goal]:
                return start, goal
        raise Missing("no two piles corner to corner")

    def my_turn(self) -> Steps:
        """Wait until a person is asked and holds the phone."""
        yield from self.settled()
        yield from self.open_cover()
        yield from self.settled()
        assert self.hotseat.phase is Phase.PLAY, self.hotseat.phase

    # Fingers

    def tap_at(self, x: float, y: float) -> Steps:
        """Down and up within one frame: on a busy machine the finger would rest, which is no tap any more."""
        finger = Finger(x, y)
        finger.down()
        finger.up()
        yield self.pause

    def drag(
        self, start: tuple[float, float], goal: tuple[float, float], stop: Callable[[], None] | None = None
    ) -> Steps:
        """A way too short for a drag is made longer: up, aside and back."""
        if max(abs(start[0] - goal[0]), abs(start[1] - goal[1])) < 3 * dp(SLOP):
            finger = Finger(*start)
            finger.down()
            for aside in (3 * dp(SLOP), 0.0):
                finger.move_to(goal[0] + aside, goal[1])
                yield 0.03
            yield 0.15
            if stop is not None:
                stop()
                yield 0.1
            finger.up()
            yield 0.1
        else:
            yield from super().drag(start, goal, stop)

    def double_tap(self, x: float, y: float) -> Steps:
        """Through the whole way of input, which is where double taps are told from single ones."""
        for _ in range(2):
            finger = Finger(x, y)
            EventLoop._dispatch_input("begin", finger)
            yield 0.04
            EventLoop._dispatch_input("end", finger)
            yield 0.06

    def wheel(self, x: float, y: float, towards: bool) -> Steps:
        button = "scrolldown" if towards else "scrollup"
        Window.dispatch("on_mouse_down", x, Window.height - y, button, [])
        Window.dispatch("on_mouse_up", x, Window.height - y, button, [])
        yield 0.05

    def pinch(self, x: float, y: float, apart: float, then: float) -> Steps:
        """Two fingers round a place, from so many pixels apart to so many."""
        one, two = Finger(x - apart / 2, y), Finger(x + apart / 2, y)
        one.down()
        yield 0.02
        two.down()
        yield 0.02
        for step in range(1, 9):
            wide = apart + (then - apart) * step / 8
            one.move_to(x - wide / 2, y)
            two.move_to(x + wide / 2, y)
            yield 0.016
        one.up()
        yield 0.02
        two.up()
        yield 0.1

    def slide_seal(self, far: float, meanwhile: Callable[[], None] | None = None) -> Steps:
        """Slide the seal so many dp."""
        seal = self.all(Cover)[0]._seal
        start = tuple(seal.center)
        yield from self.drag(start, (start[0], start[1] + dp(far)), meanwhile)
        yield 0.2

    def place(self, number: int) -> tuple[float, float]:
        """Where a place of Help Me!'s board is in the window."""
        return walk.place(self, number)

    def lift_towards(self, start: int, goal: int, stop: Callable[[], None] | None = None) -> Steps:
        yield from walk.lift_towards(self, start, goal, stop)

    def tap_move(self, start: int, goal: int) -> Steps:
        yield from walk.make(self, Move(start, goal))

    def drag_move(self, move: Any) -> Steps:
        """Drag, and confirm where that is asked."""
        yield from self.lift_towards(move.start, move.goal)
        if self.app.settings.confirm:
            yield from self.tap(say("match.place"))
