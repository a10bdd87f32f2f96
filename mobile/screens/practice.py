"""An exercise: a match screen at a position, to which it comes back after every try.

The paper at the top says what is wanted and, after a try, what came of it. What is judged, and by what, is the table's
(core/practice).
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from kivy.clock import Clock, ClockEvent

from core.game import Level
from core.lessons import NAMES
from core.log import Seated
from core.practice.exercise import exercises, listed, stars_for
from core.practice.trying import Trying
from mobile import games
from mobile.boards.base import Action, Box
from mobile.hotseat import HotSeat
from mobile.look import sound
from mobile.screens.base import Button
from mobile.screens.coming_back import ComingBack
from mobile.screens.lesson import Stays
from mobile.screens.match import MatchScreen
from mobile.screens.match_menu import MatchMenu
from mobile.screens.practice_list import earn, earned
from mobile.screens.practice_panel import PracticePanel
from mobile.screens.practice_words import said_of, wanted
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.navigator import Navigator

BOT = Level.NORMAL  # what the others are; they only do what the exercise has them do
ONE_MORE = "Zoé"  # sits there where one of the others is called as who plays
STAYS = 2.5  # seconds for which one reads why
BACK = 1.0  # seconds until the position of a drill comes back when it did not work


class PracticeScreen(MatchScreen):
    """One exercise of a game."""

    learning = True
    told_high = 92, 1.6
    told_low = 76.0
    asked_high = 0.0

    def __init__(self, app: Navigator, game: str, number: int) -> None:
        self.game, self.number = game, number
        self.exercise = exercises(game)[number]
        others = iter([name for name in (*NAMES, ONE_MORE) if name != app.person])
        who = [
            Seated(app.person if k == self.exercise.seat else next(others), None if k == self.exercise.seat else BOT, k)
            for k in range(self.exercise.players)
        ]
        self.trying = Trying(games.find(game), self.exercise, who)
        self.tries = 0
        self._helped = False  # was the solution shown?
        self.told = ""  # what came of the try
        self._wrong = False
        self._missed = ""  # of the try before, for a while
        self._fading: ClockEvent | None = None
        self.panel: PracticePanel | None = None
        self._next = Clock.create_trigger(lambda _: self._go_on())
        super().__init__(app, HotSeat(self.trying))
        self.board.heed(self.exercise.kind)
        self.choices = PracticeMenu(self)
        self.ending = Stays(self)
        self._back = ComingBack(self, self._come_back)

    # Building

    def build(self) -> None:
        super().build()
        ticker = self.ticker
        self.bar.asked.opacity = 0.0  # the paper asks
        level = say(f"practice.level.{self.exercise.level}")
        foot = say("practice.foot", n=self.number + 1, all=len(listed(self.game)), level=level)
        self.panel = PracticePanel(Box(ticker.x, ticker.y, ticker.width, ticker.height), foot)
        ticker.give_place(self.panel)
        self._tell()
        self._next()

    @property
    def ended(self) -> str:
        verdict = self.trying.verdict
        if verdict is None:
            return ""
        tried = "practice.solved" if verdict.solved else "practice.tried"
        return say("practice.answer" if self.trying.shows else tried)

    # The course of a try

    def refresh(self) -> None:
        super().refresh()
        self._next()

    def shown_all(self) -> None:
        if self.trying.decided:  # it shows what was done, be that the end of a round
            self.showing.stays = self.board.left()
        super().shown_all()
        self._next()

    def _go_on(self) -> None:
        """What was to be seen has been seen: what comes next?"""
        if self.gone or self.showing.queue or self.board.moving or self._back.waits:
            return
        if self.trying.follow() or self.trying.reply():
            return
        if self.trying.decided and not self.told:
            self._judge()
        self._tell()
        self._say()

    def _judge(self) -> None:
        """Something came of it."""
        self._fade()
        verdict, shown = self.trying.verdict, self.trying.shows
        assert verdict is not None
        self.told, self._wrong = said_of(self.game, self.exercise, verdict, shown), not verdict.solved
        if shown:
            return
        self.tries += 1
        if verdict.solved:
            sound.play("solved")
            earn(self.app, self.game, self.exercise.name, 1 if self._helped else stars_for(self.tries))
        elif self.exercise.drill:
            self._back.begin(BACK)

    def _come_back(self) -> None:
        """A drill is tried again at once; what came of the last try stays on the paper for a while."""
        if not self.gone and self.trying.decided:
            missed = self.told
            self.again()
            self._missed = missed
            self._fading = Clock.schedule_once(lambda _: self._fade(), STAYS)
            self._tell()

    def _fade(self) -> None:
        """What is wanted stands there again."""
        self._missed = ""
        if self._fading is not None:
            self._fading.cancel()
            self._fading = None
        if not self.gone and not self.told:
            self._tell()

    def again(self) -> None:
        """The position, as it was."""
        self.told, self._wrong, self._missed = "", False, ""
        self._back.stop()
        self.showing.stays = None
        self.trying.again()
        self._next()

    def show_solution(self) -> None:
        """How it is done, on the board."""
        self.told, self._wrong, self._missed, self._helped = "", False, "", True
        self._back.stop()
        self.board.cancel()
        self.bubble.hide()
        self.showing.stays = None
        self.trying.show()
        self._next()

    def go_further(self) -> None:
        """To the next exercise that has not all its stars, or to the list."""
        if self.number + 1 < len(listed(self.game)):
            self.app.open_exercise(self.game, self.number + 1)
        else:
            self.app.show_practice(self.game)

    # Words and buttons

    def _tell(self) -> None:
        if self.panel is None:
            return
        watches = self.trying.shows and not self.trying.decided
        wants = say("practice.watch") if watches else wanted(self.game, self.exercise)
        self.panel.tell(self.told or self._missed or wants, self._wrong or bool(self._missed))
        self.panel.stars.earn(earned(self.app, self.game).get(self.exercise.name, 0))

    def _buttons(self) -> None:
        trying = self.trying
        if trying.verdict is None and not trying.shows:
            super()._buttons()
            return
        ended = trying.verdict is not None
        again = Action(say("practice.again"), "replay", self.again, ended)
        further = Action(say("practice.next"), "next", self.go_further, ended)
        if trying.verdict is not None and trying.verdict.solved and not trying.shows:
            actions = [again, further._replace(gold=True)]
        elif trying.shows:
            actions = [further, again._replace(gold=True)]
        else:
            show = Action(say("practice.show"), "bulb", self.show_solution)
            actions = [further, show, again._replace(gold=True)]
        self.bar.show(actions, (self.exercise.name, self.hotseat.table.n, ended))

    # Leaving

    def go_back(self) -> bool:
        if self.board.busy and not self.trying.decided:
            self.board.cancel()
            self.bubble.hide()
        else:
            self.app.show_practice(self.game)
        return True

    def leave(self) -> None:
        super().leave()
        self._next.cancel()
        self._back.stop()
        self._fade()


class PracticeMenu(MatchMenu):
    """What there is to choose in an exercise besides trying."""

    goes_on = "practice.go_on"

    def menu(self) -> None:
        screen = self.screen
        assert isinstance(screen, PracticeScreen)
        choices: list[Button] = [(say("practice.go_on"), None), (say("practice.show_long"), screen.show_solution)]
        choices.append((say("practice.skip"), screen.go_further))
        choices.append((say("practice.all"), partial(screen.app.show_practice, screen.game)))
        choices.append((say("rules"), partial(screen.app.show_rules, screen.game)))
        choices.append((say("settings.hear"), self.open_sound))
        choices.append((say("practice.leave"), screen.app.go_home))
        screen.dialog(say("practice.title"), wanted(screen.game, screen.exercise), choices)
