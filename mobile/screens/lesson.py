"""A lesson: a match screen on which only what is being taught can be done, and a hand shows how.

What is waited for, and what follows, is the table's (core/lessons.py). The words stand under `learn.<game>.<lesson>`:
what is said to each step by its number, `.wrong` to what was tried instead, `.again` when it did not work, and `.done`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from kivy.clock import Clock

from core.lessons import NOT_NOW, LessonTable, Step
from core.table import May
from mobile import games
from mobile.boards.base import Action, Box, Gesture
from mobile.hotseat import HotSeat
from mobile.look import sound
from mobile.net import every
from mobile.screens.base import Button
from mobile.screens.coming_back import ComingBack
from mobile.screens.ending import Ending
from mobile.screens.lesson_finger import ShowingFinger
from mobile.screens.lesson_panel import LessonPanel
from mobile.screens.lessons import begin_first, finished, teaches
from mobile.screens.match import MatchScreen
from mobile.screens.match_menu import MatchMenu
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.navigator import Navigator

BACK = 0.9  # seconds until the position comes back when something did not work
LOOKS = 0.1  # seconds between two looks whether something is being looked at


class LessonScreen(MatchScreen):
    """One lesson of a game."""

    learning = True
    told_high = 92, 1.6
    told_low = 96.0
    asked_high = 0.0

    def __init__(self, app: Navigator, game: str, number: int) -> None:
        self.lessons, self.number = teaches(game), number
        lesson = self.lessons.lessons[number]
        self.lesson = LessonTable(games.find(game), lesson, app.settings.names.get(lesson.seat, ""))
        self.key = f"learn.{game}.{lesson.name}"
        self.panel: LessonPanel | None = None
        self._wrong = ""  # why what was tried is not it
        self._tried = False  # was this step tried before?
        self._looked = False
        self._at = -1  # the step whose words are shown
        self._next = Clock.create_trigger(lambda _: self._go_on())
        super().__init__(app, HotSeat(self.lesson))
        self.choices = LessonMenu(self)
        self.ending = Stays(self)
        self._back = ComingBack(self, self._come_back)
        self.finger = ShowingFinger(self.shows, lambda place: self.bar.button_at(place))
        self.bind(on_touch_down=self.finger.touched)
        self._looking = every(LOOKS, self._look)

    # Building

    def build(self) -> None:
        super().build()
        ticker = self.ticker
        self.bar.asked.opacity = 0.0  # the panel asks
        box = Box(ticker.x, ticker.y, ticker.width, ticker.height)
        self.panel = LessonPanel(box, len(self.lessons.lessons), self.number)
        ticker.give_place(self.panel)
        if self.finger.parent is not None:
            self.finger.parent.remove_widget(self.finger)
        self.add_widget(self.finger)
        self.finger.anew()
        self.finger.begin()
        self._tell()
        self._next()

    # The course of the lesson

    @property
    def over(self) -> bool:
        """Has everything been done that it asks for?"""
        return self.lesson.step is None

    @property
    def reads(self) -> bool:
        """Are its words only to be read now?"""
        step = self.lesson.step
        return step is not None and not step.moves and not step.look

    @property
    def ended(self) -> str:
        """Nobody plays while something is only to be read or looked at, either."""
        step = self.lesson.step
        return say("learn.over") if step is None else "" if step.moves else say("learn.looks")

    @property
    def calm(self) -> bool:
        """Has all been shown and said, so that it waits for who learns?"""
        shown = not self.showing.queue and not self.board.moving
        return shown and not self._back.waits and not self.lesson.missed and self._at == self.lesson.at

    def refresh(self) -> None:
        super().refresh()
        self._next()

    def shown_all(self) -> None:
        if self.over:  # it shows what was done, be that the end of a round
            self.showing.stays = self.board.left()
        super().shown_all()
        self._next()

    def _go_on(self) -> None:
        """What was to be seen has been seen: what comes next?"""
        if self.gone or self.showing.queue or self.board.moving or self._back.waits:
            return
        if self.lesson.missed:
            self._back.begin(BACK)
            return
        if self._at != self.lesson.at:
            made, self._at = self._at >= 0, self.lesson.at
            self._tried = self._looked = False
            self._wrong, wrong = "", f"{self.key}.{self.lesson.at + 1}.wrong"
            self.lesson.not_now = wrong if say(wrong) != wrong else NOT_NOW
            self.finger.anew()
            if made:
                self.lesson.follow()
            if self.over:
                self._won()
        self._tell()
        self._say()

    def _come_back(self) -> None:
        self._tried = True
        if not self.gone:
            self.lesson.again()
            self._next()

    def _won(self) -> None:
        sound.play("solved")
        name, game = self.lesson.lesson.name, self.lesson.setup.game
        known = self.app.settings.lessons
        done = [*(one for one in known.get(game, []) if one != name), name]
        self.app.store.change(lessons=known | {game: done})

    def _look(self, _: float) -> bool:
        """Was what is to be looked at seen, and put away again?"""
        step = self.lesson.step
        if self.gone:
            return False
        if step is not None and step.look:
            if self.board.sees(step.look):
                self._looked = True
            elif self._looked:
                self.lesson.look()
                self._next()
        return True

    def go_further(self) -> None:
        """What was to be read was read; or the lesson is over, and the next one begins."""
        if not self.over:
            self.lesson.look()
            self._next()
        elif self.number + 1 < len(self.lessons.lessons):
            self.app.open_lesson(self.lesson.setup.game, self.number + 1)
        else:
            finished(self, self.app, self.lesson.setup.game)

    def repeat(self) -> None:
        """The lesson from its beginning."""
        self.app.open_lesson(self.lesson.setup.game, self.number)

    # Words and buttons

    def _tell(self) -> None:
        if self.panel is not None:
            self.panel.tell(self._wrong or self._words(), bool(self._wrong))

    def _words(self) -> str:
        step = self.lesson.at + 1
        if self.over:
            return say(f"{self.key}.done")
        return self._said(f"{self.key}.{step}.again", "learn.again") if self._tried else say(f"{self.key}.{step}")

    @staticmethod
    def _said(key: str, otherwise: str) -> str:
        """The words for it, if it has its own."""
        text = say(key)
        return text if text != key else say(otherwise)

    def say_refused(self, why: str, title: str = "refused.title") -> None:
        """Not in a dialog: the panel says it, and the hand shows once more what to do."""
        self._wrong = why
        sound.play("refuse")
        self.board.cancel()
        self.bubble.hide()
        self._tell()

    def _chosen(self) -> None:
        super()._chosen()
        said, before = self.board.bubble(), self._wrong
        refused = said is not None and said.refused
        if said is not None and refused and say(self.lesson.not_now) in (said.first, said.second):
            self._wrong = say(self.lesson.not_now)
            self.bubble.hide()
        elif self.board.busy and not refused:
            self._wrong = ""
        if before != self._wrong:
            self._tell()

    def _buttons(self) -> None:
        if self.over or self.reads:
            last = self.over and self.number + 1 == len(self.lessons.lessons)
            further = say("learn.first" if last else "learn.further")
            again = Action(say("learn.repeat"), "replay", self.repeat)
            self.bar.show([again, Action(further, "check", self.go_further, True, True)], (self.key, self.lesson.at))
        else:
            super()._buttons()

    # What is shown

    def spots(self) -> Iterable[tuple[float, float]]:
        """And where the hand shows to touch, be that only a direction: whoever has keys gets there too."""
        yield from super().spots()
        gesture = self.shows()
        if gesture is not None and not gesture.fast:
            yield from (gesture.path[0], gesture.mark or gesture.path[-1])

    def shows(self) -> Gesture | None:
        """Where the hand goes now."""
        step = self.lesson.step
        if self.gone or self.asking or self.showing.queue or self.board.moving or step is None:
            return None
        if step.look:
            return None if self.board.sees(step.look) else self.board.glance(step.look)
        return self._of_move(step) if step.moves else None

    def _of_move(self, step: Step) -> Gesture | None:
        if self.lesson.missed or self.hotseat.may(self.lesson.lesson.seat) is May.NO:
            return None
        found = self.board.gesture(self.lesson.shown)
        if found is None and self.bar.act.enabled:
            place = self.bar.place_of(self.bar.act.spoken)
            return Gesture((place,)) if place is not None else None
        return found

    # Leaving

    def go_back(self) -> bool:
        if self.board.busy and not self.over:
            self.board.cancel()
            self.bubble.hide()
        else:
            self.app.show_lessons(self.lesson.setup.game)
        return True

    def leave(self) -> None:
        super().leave()
        self.finger.stop()
        self._looking.cancel()
        self._next.cancel()
        self._back.stop()


class LessonMenu(MatchMenu):
    """What there is to choose in a lesson besides doing what it asks for."""

    goes_on = "learn.go_on"

    def menu(self) -> None:
        screen = self.screen
        assert isinstance(screen, LessonScreen)
        game, number = screen.lesson.setup.game, screen.number
        choices: list[Button] = [(say("learn.go_on"), None), (say("learn.repeat_lesson"), screen.repeat)]
        if number + 1 < len(screen.lessons.lessons):
            choices.append((say("learn.skip"), partial(screen.app.open_lesson, game, number + 1)))
        else:
            choices.append((say("learn.first_now"), partial(begin_first, screen.app, game)))
        choices.append((say("rules"), self._rules))
        choices.append((say("settings.hear"), self.open_sound))
        choices.append((say("learn.all"), partial(screen.app.show_lessons, game)))
        choices.append((say("learn.leave"), screen.app.go_home))
        screen.dialog(say(f"{screen.key}.title"), say("learn.kept"), choices)


class Stays(Ending):
    """A match that is over in a lesson has no result: what was learnt counts."""

    follows = False

    def begin(self) -> None: ...

    def show(self, *_: object) -> None: ...
