"""The ways to the app's screens: each is made, and its module loaded, when somebody goes there."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from mobile import games

if TYPE_CHECKING:
    from datetime import date

    from core.deals import Deal
    from mobile.hotseat import HotSeat
    from mobile.screens.match import MatchScreen
    from mobile.screens.navigator import Navigator
    from mobile.session.guest import GuestSession, Why
    from mobile.session.host import HostSession
else:
    Navigator = object


class Ways(Navigator):
    """The app's part that knows all screens but the match's own."""

    _came: dict[str, Callable[[], None]]  # the ways back from lists of lessons, and of exercises

    @abstractmethod
    def make_ready(self, game: str, then: Callable[[], None] | None = None) -> None:
        """Load what a match of the game needs."""

    @abstractmethod
    def _enter(self, game: str, made: Callable[[], MatchScreen]) -> None:
        """Away from whatever is on, to a match that is no table's."""

    def show_matches(self) -> None:
        from mobile.screens.matches import MatchesScreen

        self.show(MatchesScreen(self))

    def show_settings(self) -> None:
        from mobile.screens.settings import SettingsScreen

        self.show(SettingsScreen(self, self._back_here()))

    def show_rules(self, name: str, chapter: str = "") -> None:
        from mobile.screens.rules import RulesScreen

        self.show(RulesScreen(self, name, self._back_here(), chapter))

    def _back_here(self) -> Callable[[], None]:
        """The way back to the screen that is shown now; home is made anew."""
        from mobile.screens.home import HomeScreen

        before = self.screen
        return self.go_home if before is None or isinstance(before, HomeScreen) else partial(self.show, before)

    def show_join(self) -> None:
        from mobile.screens.join import JoinScreen

        self.show(JoinScreen(self))

    def show_lobby(self, session: HostSession | GuestSession) -> None:
        from mobile.screens.lobby import LobbyScreen

        self.show(LobbyScreen(self, session))

    def show_code(
        self, name: str, to: tuple[Sequence[str], bytes] | None = None, visit: GuestSession | None = None
    ) -> None:
        from mobile.screens.code import CodeScreen

        self.show(CodeScreen(self, name, to, visit))

    def say_refused(self, visit: GuestSession, why: Why) -> bool:
        from mobile.screens.code import CodeScreen

        if not isinstance(self.screen, CodeScreen):
            return False
        self.screen.refused(visit, why)
        return True

    def ask_name(self, then: Callable[[], None]) -> None:
        """What the person of this device is called, before others read it."""
        from mobile.screens.name_dialog import ask_name

        if self.screen is None:
            then()
        else:
            ask_name(self.screen, then)

    def set_up(self, name: str, deal: Deal | None = None) -> None:
        """A table of the game; by a deal that is known, to set it up again the same."""
        from mobile.screens.setup import SetupScreen

        self.leave()
        self.show(SetupScreen(self, name, deal))
        self.make_ready(name)

    def show_deal(self, deal: Deal, day: date | None = None) -> None:
        """What is known of a deal; of a day's, if it is that."""
        from mobile.screens.deal import DealScreen

        self.show(DealScreen(self, deal, self._back_here(), day))

    def show_day(self, name: str) -> None:
        """Today's deal of a game."""
        from core.daily import daily

        deal = daily(self.today(), games.find(name))
        if deal is not None:
            self.show_deal(deal, self.today())
            self.make_ready(name)

    def show_learn(self) -> None:
        from mobile.screens.learn import LearnScreen

        self.show(LearnScreen(self))

    def show_statistics(self, person: str = "", game: str = "") -> None:
        """Of somebody, and of one game, if they are named."""
        from mobile.screens.statistics import StatisticsScreen

        self.show(StatisticsScreen(self, self._back_here(), person, game))

    def show_lessons(self, name: str, back: Callable[[], None] | None = None) -> None:
        """The list; `back` is where one comes from, if not from a lesson."""
        from mobile.screens.lessons import LessonsScreen

        self.leave()
        self.show(LessonsScreen(self, name, self._way_back("lessons", name, back)))
        self.make_ready(name)

    def open_lesson(self, name: str, number: int) -> None:
        """A lesson of a game, as a match of its own, which is not kept."""
        self._enter(name, lambda: import_module("mobile.screens.lesson").LessonScreen(self, name, number))

    def show_practice(self, name: str, back: Callable[[], None] | None = None) -> None:
        """The list; `back` is where one comes from, if not from an exercise."""
        from mobile.screens.practice_list import PracticeListScreen

        self.leave()
        self.show(PracticeListScreen(self, name, self._way_back("practice", name, back)))
        self.make_ready(name)

    def _way_back(self, pages: str, name: str, back: Callable[[], None] | None) -> Callable[[], None]:
        """To where one came from to these pages, be a lesson between; to the game's table, if from nowhere."""
        if back is not None:
            self._came[pages] = back
        return self._came.get(pages, partial(self.set_up, name))

    def open_exercise(self, name: str, number: int) -> None:
        """An exercise of a game, as a match of its own, which is not kept."""
        self._enter(name, lambda: import_module("mobile.screens.practice").PracticeScreen(self, name, number))

    def show_result(self, hotseat: HotSeat) -> None:
        from mobile.screens.match import MatchScreen
        from mobile.screens.result import ResultScreen

        match = self.screen
        if isinstance(match, MatchScreen) and match.hotseat is hotseat and hotseat.table.outcome is not None:
            self.show(ResultScreen(self, hotseat, match))
