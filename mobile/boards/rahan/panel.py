"""What is said of a flick in the band below the board while it is aimed, how hard, how likely, and buttons for it."""

from __future__ import annotations

from functools import partial
from typing import Protocol

from kivy.metrics import dp

from mobile.boards.base import Box, Stage
from mobile.boards.rahan.sight import Sight
from mobile.gestures.flick import Flicking, Why
from mobile.look import theme
from mobile.look.kit import Plate, Text, WordButton, alike, put
from mobile.words import say

TURNS = (10.0, 1.0, -1.0, -10.0)  # degrees, as the buttons stand from left to right
COARSE, FINE = frozenset((10.0, -10.0)), 6 * 46.0  # those that a band must be so wide for, in dp; a touch aims coarsely
BUTTON = 46.0  # dp
BAR = 14.0  # dp
LEAST = 26.0  # dp that a line of words needs above the buttons


class Aimed(Protocol):
    """What is aimed, as the panel needs it."""

    board: Sight
    slowest: float
    fastest: float
    speed: float
    stepping: bool
    flicking: Flicking

    def tells(self) -> str: ...
    def force(self) -> str: ...
    def rotate(self, by: float) -> None: ...
    def harder(self, by: int) -> None: ...
    def touched(self) -> None: ...


class Panel:
    """Its widgets; they are on the screen while a flick is asked."""

    def __init__(self, aim: Aimed) -> None:
        self.aim = aim
        self.frame = Plate("house/panel_wood")
        self.back, self.fill = Plate("house/chip_dark"), Plate("house/button_gold")
        self.first = Text("", 18, 800, theme.ON_WOOD, "center", lines=2)
        self.second = Text("", 15, 700, theme.ON_WOOD_SECOND, "center", lines=2)
        self.buttons = [
            *((self._turn_button(by), by) for by in TURNS),
            *((self._force_button(by), 0.0) for by in (-1, 1)),
        ]
        self._stage: Stage | None = None
        self._box = Box(0, 0, 0, 0)

    def _turn_button(self, by: float) -> WordButton:
        return WordButton(f"{by:+g}°".replace("-", "−"), partial(self._turn, by), "button_dark", size=15)

    def _force_button(self, by: int) -> WordButton:
        button = WordButton("", partial(self._harder, by), "button_dark", "plus" if by > 0 else "minus")
        button.spoken = say("rahan.harder" if by > 0 else "rahan.softer")
        return button

    def _turn(self, by: float) -> None:
        self.aim.rotate(by)
        self.aim.touched()

    def _harder(self, by: int) -> None:
        self.aim.harder(by)
        self.aim.touched()

    def arrange(self, stage: Stage, box: Box) -> None:
        self.take_away()
        self._stage, self._box = stage, box

    def take_away(self) -> None:
        for part in (
            self.frame,
            self.back,
            self.fill,
            self.first,
            self.second,
            *(button for button, _ in self.buttons),
        ):
            if part.parent:
                part.parent.remove_widget(part)

    def cover(self, covered: bool) -> None:
        for part in (self.first, self.second, self.fill):
            part.opacity = 0 if covered else 1

    @property
    def cramped(self) -> bool:
        """Has the band room for buttons alone? Then words stand where else is said what to do."""
        return self.aim.stepping and self._box.height < dp(BUTTON + LEAST)

    def show(self) -> None:
        """All of it, as it is aimed now."""
        stage, box, aim = self._stage, self._box, self.aim
        if stage is None:
            return
        if self.frame.parent is None:
            for part in (self.frame, self.back, self.fill, self.first, self.second):
                stage.add(part, *box)
        stepping = aim.stepping
        row = dp(BUTTON) if stepping else 0.0
        top = box.height - row - dp(10 if stepping else 12)
        low = box.y + (row + dp(5) if stepping else dp(6))
        put(self.frame, *box)
        bar = min(dp(130), box.width * 0.36)
        self.first.text, self.second.text = self._words()
        aimed = aim.speed > 0
        words = box.width - dp(24) - (bar + dp(10) if aimed else 0.0)
        split = float(top * (0.5 if self.second.text else 0.0))
        put(self.first, box.x + dp(12), low + split, words, top - split)
        put(self.second, box.x + dp(12), low, words, split)
        x, y = box.right - bar - dp(14), low + top / 2 - dp(BAR) / 2
        put(self.back, x, y, bar, dp(BAR))
        share = max(0.0, min(1.0, (aim.speed - aim.slowest) / (aim.fastest - aim.slowest)))
        put(self.fill, x, y, max(dp(BAR), bar * share), dp(BAR))
        self.fill.opacity = self.back.opacity = 1.0 if aimed and not self.cramped else 0.0
        self.first.opacity = self.second.opacity = 0.0 if self.cramped else 1.0
        self._show_buttons(stepping, stage)

    def _show_buttons(self, shown: bool, stage: Stage) -> None:
        kept = [button for button, by in self.buttons if self._box.width >= dp(FINE) or by not in COARSE]
        wide = (self._box.width - dp(10)) / len(kept)
        for button, _ in self.buttons:
            if shown and button in kept and button.parent is None:
                x = self._box.x + dp(5) + kept.index(button) * wide
                stage.add(button, x, self._box.y + dp(4), wide - dp(3), dp(BUTTON))
            elif button.parent is not None and not (shown and button in kept):
                button.parent.remove_widget(button)
        if shown:
            alike(button.label for button in kept if button.label is not None)

    def _words(self) -> tuple[str, str]:
        """The chance and the force; before, what a finger can do, or why the last swipe flicked nothing."""
        aim = self.aim
        if aim.speed > 0:
            tells, force = aim.tells(), aim.force()
            return (tells, "" if aim.stepping else force) if tells else (force, "")
        why = aim.flicking.why
        if why is not None and not aim.stepping:
            return say("rahan.ask_here" if why is Why.BESIDE else f"rahan.no_flick_{why.value}"), ""
        if aim.stepping:
            return say("rahan.how_to_step"), ""
        how = say("rahan.how_to_pull" if aim.board.pulls else "rahan.how_to_swipe")
        return how, aim.force()
