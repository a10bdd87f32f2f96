"""A hint: what a strong bot would do in the place of whoever holds the phone, shown by a hand, and why, in a sentence.

It is thought out in slices of a frame, and stands where the question stands until the seat has moved, or somebody has.
Where others sit at devices of their own they are told that it was asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kivy.clock import ClockEvent

from core.hints.advice import Advice
from core.hints.why import Why
from mobile.boards.base import Gesture
from mobile.look import sound
from mobile.look.kit import middle
from mobile.lull import touched
from mobile.net import every
from mobile.screens.lesson_finger import ShowingFinger
from mobile.screens.showing import SLICE, SLICE_AT_REST
from mobile.words import count, say

if TYPE_CHECKING:
    from mobile.screens.match_base import MatchBase


class Hint:
    """One match screen's."""

    def __init__(self, screen: MatchBase) -> None:
        self.screen = screen
        self.words = ""  # nothing: no hint is wanted
        self._advice: Advice | None = None
        self._at: tuple[object, ...] = ()  # what it was asked about
        self._ticking: ClockEvent | None = None
        self._finger: ShowingFinger | None = None

    @property
    def offered(self) -> bool:
        """May whoever holds the phone ask for one now?"""
        screen = self.screen
        return screen.hotseat.advisable and not (screen.remote is not None and screen.remote.down)

    @property
    def thinks(self) -> bool:
        """Is it being thought out?"""
        return self._ticking is not None

    def ask(self) -> None:
        """Let a strong bot think about what is asked. It tells of what is secret, so a cover may come first."""
        self.stop()
        if not self.screen.may_look():
            return
        self._advice = self.screen.hotseat.advise()
        if self._advice is None:
            return
        self._at, self.words = self._now, say("hint.thinks")
        self._ticking = every(0, self._tick)
        self.screen.look_again()

    @property
    def line(self) -> str:
        """What it says, as long as it is about what is asked; nothing where none was wanted."""
        if self.words and self._at != self._now:
            self.stop()
        return self.words

    @property
    def move(self) -> Any:
        """What it advises; None before it does."""
        return None if self._advice is None else self._advice.move

    @property
    def hand_shows(self) -> bool:
        """Is the way shown on the board?"""
        return self._finger is not None and bool(self._finger.path)

    def stop(self) -> None:
        """It means nothing any more."""
        self.words, self._advice = "", None
        if self._ticking is not None:
            self._ticking.cancel()
            self._ticking = None
        if self._finger is not None:
            self.screen.unbind(on_touch_down=self._finger.touched)
            self._finger.stop()
            self.screen.remove_widget(self._finger)
            self._finger = None

    @property
    def _now(self) -> tuple[object, ...]:
        hotseat = self.screen.hotseat
        return hotseat.table.n, hotseat.viewer

    def _tick(self, _: float) -> bool:
        """One frame's thought."""
        screen, advice = self.screen, self._advice
        if advice is None or screen.gone or self._at != self._now:
            self.stop()
            return False
        if screen.board.moving or screen.asking:
            return True
        if not advice.work(SLICE if touched() else SLICE_AT_REST):
            return True
        self._ticking = None
        self.words = self._said(advice)
        sound.play("hint")
        if advice.move is not None:
            self._finger = ShowingFinger(self._shows, lambda place: screen.bar.button_at(place))
            screen.bind(on_touch_down=self._finger.touched)
            screen.add_widget(self._finger)
            self._finger.begin()
        screen.look_again()
        return False

    def _said(self, advice: Advice) -> str:
        """What it says by now."""
        if self.thinks:
            return say("hint.thinks")
        return say("hint.says", why=_why(self.screen, advice.why)) if advice.why is not None else say("hint.wait")

    def _shows(self) -> Gesture | None:
        """Where the hand goes now."""
        screen, advice = self.screen, self._advice
        if not self.line or advice is None or screen.asking or screen.board.moving:
            return None
        found = screen.board.gesture(advice.move)
        if found is None and screen.board.busy and screen.bar.act.enabled:
            return Gesture((middle(screen.bar.act),))
        return found

    def rebuilt(self) -> None:
        """The screen was laid out anew, perhaps in other words: the hand goes over all of it."""
        if self._advice is not None:
            self.words = self._said(self._advice)
        if self._finger is not None:
            if self._finger.parent is not None:
                self._finger.parent.remove_widget(self._finger)
            self.screen.add_widget(self._finger)
            self._finger.anew()


def _why(screen: MatchBase, why: Why) -> str:
    """The reason, in the game's own terms."""
    key = f"hint.{screen.hotseat.table.setup.game}.{why.reason}"
    given = dict(why.numbers) | {name: say(word) for name, word in why.names.items()}
    return say(key, **given) if why.n is None else count(key, why.n, **given)
