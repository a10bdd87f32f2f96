"""The bar at the bottom of a match: what is asked, what happened last, and at most four buttons.

Undo (or cancel) and the confirming button keep their places, whatever is asked; what else there is stands beyond them.
A button whose meaning changed under the finger, without a touch of the board, does nothing for a moment: who taps
twice, or was about to tap, does nothing else than what was meant.
"""

from __future__ import annotations

from collections.abc import Callable

from kivy.clock import Clock
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from mobile.boards.base import Action, Box
from mobile.look import theme
from mobile.look.kit import Bare, Picture, Text, WordButton, alike, extent, put, shortened
from mobile.words import say

SETTLES = 0.35  # seconds after which a button that means something new may be pressed
UNDO = 50  # dp
NARROW = 90  # dp: words have three lines there
STACKED = 280  # dp: in a narrower bar, beside a board on a small phone that lies, words and buttons are two rows
MEANWHILE = "meanwhile"  # while something is being shown


class AskBar(FloatLayout):
    """The words are to be touched as a whole; the confirming button is the last, at the thumb."""

    def __init__(
        self, box: Box, left_hand: bool, open_log: Callable[[], None], ask_more: Callable[[list[Action]], None]
    ) -> None:
        super().__init__()
        self._ask_more = ask_more  # what has no room here
        self._box = box
        self._left_hand = left_hand
        self._told = False  # did anything happen yet that somebody did?
        self._event = ""  # what happened last, however long that is
        self._offered: object = None  # how the buttons look, for which question
        self.asked = Text("", 17, 800, lines=1)
        self.happened = Text("", 14, 600, theme.ON_WOOD_SECOND, lines=1)
        self.doer = Picture("house/seat_red", fill=True)
        self.log = _Lines(open_log)
        self.undo = _Button("", "undo", 15)
        self.also = _Button(say("sapiens.turn"), "turn", 15)
        self.more = _Button(say("match.skip"), "skip", 15)  # beyond it
        self.act = _Button(say("match.place"), "check", 16)
        for part in (self.log, self.asked, self.happened, self.doer):
            self.add_widget(part)

    def narrate(self, text: str, doer: str) -> None:
        """What happened last, and the colour of who did it."""
        self._told = bool(doer)
        if doer:
            self.doer.name = f"house/seat_{doer}"
        self._event = text
        self._cut_event()

    def _cut_event(self) -> None:
        """What is too long for its line ends after a whole word; the look back tells all of it."""
        happened = self.happened
        happened.text = shortened(self._event, happened.font_name, dp(theme.SMALLEST), happened.width)

    def watch(self, text: str, finish_moving: Callable[[], object]) -> None:
        """Something is being shown: nothing is asked, and what was asked before cannot be answered any more."""
        self.asked.text = text
        self.narrate("", "")
        undo = Action(say("undo"), "undo", lambda: None, False)
        self.show([undo, Action(say("match.skip"), "skip", finish_moving)], MEANWHILE)

    def show(self, actions: list[Action], asked: object) -> None:
        """What undoes, what else there is, and what confirms, for what is asked: the same words mean another thing
        when something else is asked. Of more than two others, all but one stand behind a button of their own."""
        undo, *also, act = actions
        if len(also) > 2:
            hidden = also[:-1]
            enabled = any(action.enabled for action in hidden)
            also = [Action(say("match.more"), "menu", lambda: self._ask_more(hidden), enabled), also[-1]]
        beyond = dict(zip((self.also, self.more), reversed(also), strict=False))
        looks = [(action.text, action.icon, action.enabled, action.gold) for action in actions]
        offered = (looks, asked, self.asked.text, self._told)
        if offered == self._offered:  # only what they do is another thing
            for button, action in ((self.undo, undo), *beyond.items(), (self.act, act)):
                button.does = action.does
            return
        self._offered = offered
        self.undo.offer(undo, None)
        self.act.offer(act, asked)
        for button, action in beyond.items():
            button.offer(action, asked)
        for button in (self.also, self.more):
            if button not in beyond and button.parent is not None:
                self.remove_widget(button)
                button.means = None
        self._spread([self.act, self.undo, *beyond])

    def trust(self) -> None:
        """The board was touched: whoever did that sees what the buttons mean now, and means it."""
        buttons = (self.undo, self.also, self.more, self.act)
        if True not in [button.acting for button in buttons]:
            for button in buttons:
                button.changed = -SETTLES

    def _spread(self, buttons: list[_Button]) -> None:
        """From the edge inwards, the words beyond them; with the left hand the other way round."""
        x, y, width, height = self._box
        left, gap, beyond = self._left_hand, dp(4), len(buttons) - 2
        grown = min(1.5, theme.text_scale())
        if width < dp(STACKED):
            line = max(dp(20), height * 0.3)
            act, undo, gap = min(dp(84), width * 0.32), dp(theme.TARGET), dp(3)
            each = min(dp(84), (width - act - undo - gap * (beyond + 1)) / max(1, beyond))
            wide = [act, undo, *[each] * beyond]
            self._place(buttons, wide, Box(x, y, width, height - line), gap)
            room = width - sum(wide) - gap * len(wide)
            beside = Box(x + width - room if left else x, y, room, height)
            self._words(Box(x, y + height - line, width, line), True, beside)
            return
        each = min(dp(66) * grown, width * 0.19) if beyond < 2 else min(dp(58) * grown, width * 0.16)
        wide = [min(dp(84) * grown, width * 0.24), dp(UNDO), *[each] * beyond]
        taken = sum(wide) + len(wide) * gap
        room = width - taken - dp(4)
        self._words(Box(x + taken + dp(4) if left else x, y, room, height), len(buttons) > 2 and grown > 1.3)
        self._place(buttons, wide, Box(x, y + dp(4), width, height - dp(8)), gap)

    def _place(self, buttons: list[_Button], wide: list[float], box: Box, gap: float) -> None:
        left = self._left_hand
        edge = box.x if left else box.x + box.width
        for button, across in zip(buttons, wide, strict=True):
            put(button, edge if left else edge - across, box.y, across, box.height)
            edge += across + gap if left else -across - gap
            if button.parent is None:
                self.add_widget(button)
        alike(button.label for button in buttons if button.label is not None)

    def _words(self, box: Box, tight: bool, touched: Box | None = None) -> None:
        """Where there is little room the question alone is said, in two lines.

        They are touched where they are, or where it is said, if that is wide enough for a finger.
        """
        x, y, width, height = box
        put(self.log, *(touched or box))
        roomy = touched is None or touched.width >= dp(theme.TARGET)
        if roomy and self.log.parent is None:
            self.add_widget(self.log, len(self.children))  # below all else
        elif not roomy and self.log.parent is not None:
            self.remove_widget(self.log)
        line = extent(self.asked.text, self.asked.font_name, dp(theme.SMALLEST))[0]
        tight = tight or line > width - dp(8)
        if tight:
            put(self.asked, x + dp(4), y, width - dp(4), height)
        else:
            put(self.asked, x + dp(4), y + height * 0.5, width - dp(4), height * 0.42)
        self.asked.lines = (3 if width < dp(NARROW) else 2) if tight else 1
        shift = dp(24) if self._told else 0  # for the doer's shape
        put(self.happened, x + dp(4) + shift, y + height * 0.08, width - dp(4) - shift, height * 0.42)
        self._cut_event()
        put(self.doer, x + dp(3), y + height * 0.29 - dp(9), dp(18), dp(18))
        self.happened.opacity = 0.0 if tight else 1.0
        self.doer.opacity = 0.0 if tight or not self._told else 1.0


class _Button(WordButton):
    """One of the bar's buttons: it knows since when it means what it means."""

    def __init__(self, text: str, icon: str, size: float) -> None:
        super().__init__(text, None, "button_off", icon, size)
        self.means: object = None  # what it would do, and about what
        self.changed = -SETTLES  # when it last came to mean something else
        self.acting = False  # is it doing what it says?
        self._aimed: object = None  # what it meant when the finger came down, if that was to be seen
        self.does: Callable[[], object] = lambda: None
        self.pressed = self._do

    @property
    def settled(self) -> bool:
        """Has it meant what it means for long enough to be meant?"""
        return Clock.get_time() - self.changed > SETTLES

    def offer(self, action: Action, asked: object) -> None:
        means = (action.text, asked)
        if means != self.means:
            if self.means is None or self.enabled:  # a dim one is not touched by who means something
                self.changed = Clock.get_time()
            self.means = means
        self.does = action.does
        self.say(action.text)
        if self.icon is not None:
            self.icon.name = f"house/icon_{action.icon}"
        dark = "button_dark" if action.enabled or action.icon in ("undo", "close") else "button_off"
        self.enable(action.enabled, "button_gold" if action.gold else dark)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        self._aimed = self.means if self.settled else None
        return super().on_touch_down(touch)

    def _do(self) -> None:
        if self._aimed == self.means:
            self.acting = True
            try:
                self.does()
            finally:
                self.acting = False


class _Lines(Bare):
    """Words that are touched, without a picture."""

    def __init__(self, pressed: Callable[[], None]) -> None:
        super().__init__("log", pressed)
        self.remove_widget(self.icon)
