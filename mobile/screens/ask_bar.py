"""The foot of a match: what is asked, as a sentence across the full width, and below it at most four buttons.

Each button has its place, whatever is asked: what undoes (or cancels) at one edge, what confirms at the other, where
the thumb is, and what else there is beside that. A button whose meaning changed under the finger, without a touch of
the board, does nothing for a moment: who taps twice, or was about to tap, does nothing else than what was meant.
"""

from __future__ import annotations

from collections.abc import Callable

from kivy.clock import Clock
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from mobile.boards.base import Action, Box
from mobile.look.kit import Text, WordButton, alike, put
from mobile.screens.base import SETTLES
from mobile.words import say

MEANWHILE = "meanwhile"  # while something is being shown
TIGHT = 0.9  # of a line's height, from one to the next
RESTING = 0.55  # how much is seen of the words of a button that rests
GAP = 4  # dp between two buttons
# Of the width: what undoes, what confirms, each of the others.
SHARES = 0.155, 0.29, 0.255
SMALL = 300  # dp: in a narrower bar words need more, and have it where there is one other at most
ROOMY = 0.2, 0.36, 0.34


class AskBar(FloatLayout):
    """What is asked, and what can be done."""

    def __init__(self, box: Box, high: float, left_hand: bool, ask_more: Callable[[list[Action]], None]) -> None:
        """`high` are the buttons; the rest is the question's."""
        super().__init__()
        self._ask_more = ask_more  # what has no room here
        self._left_hand = left_hand
        self._offered: object = None  # how the buttons look, for which question
        self.asked = Text("", 17, 800, line_height=TIGHT)
        self.undo = _Button("", "undo", 15)
        self.also = _Button(say("sapiens.turn"), "turn", 15)
        self.more = _Button(say("match.skip"), "skip", 15)  # beyond it
        self.act = _Button(say("match.place"), "check", 16)
        put(self.asked, box.x + dp(6), box.y + high, box.width - dp(12), box.height - high)
        self.add_widget(self.asked)
        self._box = Box(box.x, box.y + dp(2), box.width, high - dp(4))
        self._place(SHARES)

    def _place(self, shares: tuple[float, float, float]) -> None:
        """Each button in its place; with the left hand the other way round."""
        gap, box = dp(GAP), self._box
        undo, act, also = (share * (box.width - 3 * gap) for share in shares)
        from_right = (
            (self.act, 0.0, act),
            (self.also, act + gap, also),
            (self.more, act + also + 2 * gap, also),
            (self.undo, box.width - undo, undo),
        )
        for button, inwards, wide in from_right:
            x = box.x + inwards if self._left_hand else box.right - inwards - wide
            put(button, x, box.y, wide, box.height)

    def watch(self, text: str, finish_moving: Callable[[], object], others: list[Action] | None = None) -> None:
        """Something is being shown: nothing is asked, and what was asked before cannot be answered any more."""
        self.asked.text = text
        others = others or [Action(say("undo"), "undo", lambda: None, False)]
        self.show([*others, Action(say("match.skip"), "skip", finish_moving)], MEANWHILE)

    def rest(self, finish_moving: Callable[[], object]) -> None:
        """What was just chosen is being shown: what was offered for it is over, and a touch of it only skips."""
        self._offered = None
        for button in (self.undo, self.also, self.more, self.act):
            if button.parent is not None:
                button.rest(finish_moving)

    def show(self, actions: list[Action], asked: object) -> None:
        """What undoes, what else there is, and what confirms, for what is asked: the same words mean another thing
        when something else is asked. Of more than two others, all but one stand behind a button of their own."""
        undo, *also, act = actions
        if len(also) > 2:
            hidden = also[:-1]
            enabled = any(action.enabled for action in hidden)
            also = [Action(say("match.more"), "menu", lambda: self._ask_more(hidden), enabled), also[-1]]
        beyond = dict(zip((self.also, self.more), reversed(also), strict=False))
        looks = [(action.text, action.icon, action.enabled, action.gold, action.final) for action in actions]
        offered = (looks, asked, self.asked.text)
        shown = ((self.undo, undo), *beyond.items(), (self.act, act))
        if offered == self._offered:  # only what they do is another thing
            for button, action in shown:
                button.does = action.does
            return
        self._offered = offered
        if self._box.width < dp(SMALL):
            self._place(SHARES if self.more in beyond else ROOMY)
        for button, action in shown:
            button.offer(action, None if button is self.undo else asked)
            if button.parent is None:
                self.add_widget(button)
        for button in (self.also, self.more):
            if button not in beyond and button.parent is not None:
                self.remove_widget(button)
                button.means = None
        alike([button.label for button, _ in shown if button.label is not None])

    def place_of(self, text: str) -> tuple[float, float] | None:
        """Where the button is that says so, if it may be pressed: beside its word, which stays to be read."""
        for button in self._buttons():
            if button.spoken == text and button.enabled:
                return float(button.x + button.width * 0.9), float(button.y + button.height * 0.35)
        return None

    def button_at(self, place: tuple[float, float]) -> Box | None:
        """The button there, if there is one."""
        found = (button for button in self._buttons() if button.collide_point(*place))
        return next((Box(button.x, button.y, button.width, button.height) for button in found), None)

    def _buttons(self) -> list[_Button]:
        """Those that are to be seen."""
        return [one for one in (self.undo, self.also, self.more, self.act) if one.parent is not None]

    def trust(self) -> None:
        """The board was touched: whoever did that sees what the buttons mean now, and means it."""
        buttons = (self.undo, self.also, self.more, self.act)
        if True not in [button.acting for button in buttons]:
            for button in buttons:
                button.changed = -SETTLES


class _Button(WordButton):
    """One of the bar's buttons: it knows since when it means what it means."""

    def __init__(self, text: str, icon: str, size: float) -> None:
        super().__init__(text, None, "button_off", icon, size)
        self.means: object = None  # what it would do, and about what
        self.changed = -SETTLES  # when it last came to mean something else
        self.acting = False  # is it doing what it says?
        self._aimed: object = None  # what it meant when the finger came down, if that was to be seen
        self._before: tuple[object, float, float] | None = None  # what it meant before, since when, and until when
        self.does: Callable[[], object] = lambda: None
        self.skips: Callable[[], object] | None = None  # it rests: what it meant is being shown
        self.pressed = self._do

    @property
    def settled(self) -> bool:
        """Has it meant what it means for long enough to be meant?"""
        return Clock.get_time() - self.changed > SETTLES

    def offer(self, action: Action, asked: object) -> None:
        means = (action.text, asked)
        if means != self.means:
            now, before = Clock.get_time(), self._before
            self._before = self.means, self.changed, now
            if before is not None and (before[0], before[2]) == (means, now):
                self.changed = before[1]  # within one frame it is what it was: nobody saw it mean anything else
            elif self.means is None or self.enabled:  # a dim one is not touched by who means something
                self.changed = now
            self.means = means
        self.does, self.skips = action.does, None
        self.say(action.text)
        if self.icon is not None:
            self.icon.name = f"house/icon_{action.icon}"
        self.enable(action.enabled, _kind(action))

    def rest(self, skips: Callable[[], object]) -> None:
        """It looks as if it were off, and means what it meant, so that it settles when it means something new."""
        if self.skips is None:
            self.dress("house/button_dark" if self._kind == "button_dark" else "house/button_off")
            for part in (self.icon, self.label):
                if part is not None:
                    part.opacity = RESTING
        self.skips = skips

    def look_pressed(self, down: bool) -> None:
        if self.skips is None:
            super().look_pressed(down)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        self._aimed = self.means if self.settled else None
        return super().on_touch_down(touch)

    def _do(self) -> None:
        if self.skips is not None:
            self.skips()
        elif self._aimed == self.means:
            self.acting = True
            try:
                self.does()
            finally:
                self.acting = False


def _kind(action: Action) -> str:
    """Gold confirms what may be undone; what cannot be undone has a plate of its own."""
    if action.enabled and action.final:
        return "button_final"
    if action.gold:
        return "button_gold"
    return "button_dark" if action.enabled or action.icon in ("undo", "close") else "button_off"
