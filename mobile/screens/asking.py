"""The bar at the bottom of a match: what is asked, what happened last, and at most three buttons."""

from __future__ import annotations

from collections.abc import Callable

from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from mobile.boards.base import Box, Deed
from mobile.look import theme
from mobile.look.kit import Bare, Picture, Text, WordButton, extent, put, shortened
from mobile.words import say


class AskBar(FloatLayout):
    """The words are to be touched as a whole; the confirming button is the last, at the thumb."""

    def __init__(self, box: Box, left_hand: bool, open_log: Callable[[], None]) -> None:
        super().__init__()
        self._box = box
        self._left_hand = left_hand
        self._told = False  # did anything happen yet that somebody did?
        self._event = ""  # what happened last, however long that is
        self.asked = Text("", 17, 800, lines=1)
        self.happened = Text("", 14, 600, theme.ON_WOOD_SECOND, lines=1)
        self.doer = Picture("house/seat_red", fill=True)
        self.log = _Lines(open_log)
        self.undo = WordButton(say("undo"), None, "button_dark", "undo", 15)
        self.also = WordButton(say("cancel"), None, "button_dark", "close", 15)
        self.act = WordButton(say("match.place"), None, "button_off", "check", 16)
        for part in (self.log, self.asked, self.happened, self.doer):
            self.add_widget(part)

    def tell(self, text: str, doer: str) -> None:
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

    def watch(self, text: str, hurry: Callable[[], object]) -> None:
        """Something is being shown: nothing is asked, and what was asked before cannot be answered any more."""
        self.asked.text = text
        self.tell("", "")
        undo = Deed(say("undo"), "undo", lambda: None, False)
        self.show([undo, Deed(say("match.skip"), "skip", hurry)])

    def show(self, deeds: list[Deed]) -> None:
        """Two buttons, or three."""
        buttons = [self.undo, self.act] if len(deeds) == 2 else [self.undo, self.also, self.act]
        for button, deed in zip(buttons, deeds, strict=True):
            _dress(button, deed)
        self._spread(buttons)

    def _spread(self, buttons: list[WordButton]) -> None:
        """The words on one side, the buttons on the other; with the left hand the other way round."""
        x, y, width, height = self._box
        left, gap, n = self._left_hand, dp(6), len(buttons)
        grown = min(1.5, theme.text_scale())
        wide = [min(dp(84 if n < 3 else 66) * grown, width * (0.26 if n < 3 else 0.2))] * n
        wide[-1] = min(dp(84) * grown, width * (0.26 if n < 3 else 0.25))
        taken = sum(wide) + n * gap
        self._words(Box(x + taken + dp(4) if left else x, y, width - taken - dp(4), height), n > 2 and grown > 1.3)
        edge = x if left else x + width
        for button, across in zip(reversed(buttons), reversed(wide), strict=True):
            put(button, edge if left else edge - across, y + dp(4), across, height - dp(8))
            edge += across + gap if left else -across - gap
        for button in (self.undo, self.also, self.act):
            if button not in buttons:
                self.remove_widget(button)
            elif button.parent is None:
                self.add_widget(button)

    def _words(self, box: Box, tight: bool) -> None:
        """Where there is little room the question alone is said, in two lines."""
        x, y, width, height = box
        put(self.log, *box)
        line = extent(self.asked.text, self.asked.font_name, dp(theme.SMALLEST))[0]
        tight = tight or line > width - dp(8)
        if tight:
            put(self.asked, x + dp(4), y, width - dp(4), height)
        else:
            put(self.asked, x + dp(4), y + height * 0.5, width - dp(4), height * 0.42)
        self.asked.lines = 2 if tight else 1
        shift = dp(24) if self._told else 0  # for the doer's shape
        put(self.happened, x + dp(4) + shift, y + height * 0.08, width - dp(4) - shift, height * 0.42)
        self._cut_event()
        put(self.doer, x + dp(3), y + height * 0.29 - dp(9), dp(18), dp(18))
        self.happened.opacity = 0.0 if tight else 1.0
        self.doer.opacity = 0.0 if tight or not self._told else 1.0


def _dress(button: WordButton, deed: Deed) -> None:
    button.say(deed.text)
    button.pressed = deed.does
    if button.icon is not None:
        button.icon.name = f"house/icon_{deed.icon}"
    dark = "button_dark" if deed.enabled or deed.icon in ("undo", "close") else "button_off"
    button.enable(deed.enabled, "button_gold" if deed.gold else dark)


class _Lines(Bare):
    """Words that are touched, without a picture."""

    def __init__(self, pressed: Callable[[], None]) -> None:
        super().__init__("log", pressed)
        self.remove_widget(self.icon)
