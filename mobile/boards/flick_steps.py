"""The buttons with which a flick is aimed without swiping: angles, then forces, in a row of their own. Of any game."""

from __future__ import annotations

from functools import partial
from typing import Protocol

from kivy.metrics import dp

from mobile.boards.base import Box, Stage
from mobile.look import theme
from mobile.look.kit import WordButton, alike

TURNS = (10.0, 1.0, -1.0, -10.0)  # degrees, as the buttons stand from left to right


class Stepped(Protocol):
    """What is aimed so."""

    def called(self, by: int) -> str:
        """What the button is called that makes it softer or harder."""

    def rotate(self, by: float) -> None: ...
    def harder(self, by: int) -> None: ...
    def touched(self) -> None: ...


class Steps:
    """The row, where it is to be seen."""

    def __init__(self, target: Stepped) -> None:
        self.target = target
        names = [f"{by:+g}°".replace("-", "−") for by in TURNS]
        self.buttons = [
            WordButton(name, partial(self._turn, by), "button_dark", size=15)
            for by, name in zip(TURNS, names, strict=True)
        ]
        for by, icon in ((-1, "minus"), (1, "plus")):
            button = WordButton("", partial(self._harder, by), "button_dark", icon)
            button.spoken = target.called(by)
            self.buttons.append(button)
        self._stage: Stage | None = None
        self._row = Box(0, 0, 0, 0)

    def _turn(self, by: float) -> None:
        self.target.rotate(by)
        self.target.touched()

    def _harder(self, by: int) -> None:
        self.target.harder(by)
        self.target.touched()

    def arrange(self, stage: Stage, row: Box) -> None:
        """In this row, once they are to be seen."""
        self.hide()
        self._stage, self._row = stage, row

    @property
    def offered(self) -> tuple[int, ...]:
        """Which there is room for: without the coarse angles, since touching a target aims as well."""
        every = tuple(range(len(self.buttons)))
        return every if self._row.width >= dp(len(every) * theme.TARGET) else every[1:3] + every[4:]

    def show(self) -> None:
        if self._stage is None:
            return
        row, offered = self._row, self.offered
        wide = (row.width + dp(2)) / len(offered)
        high = max(row.height - dp(2), dp(theme.TARGET))
        for place, k in enumerate(offered):
            if self.buttons[k].parent is None:
                self._stage.add(self.buttons[k], row.x + place * wide, row.y, wide - dp(2), high)
        alike(button.label for button in self.buttons if button.label is not None)

    def hide(self) -> None:
        for button in self.buttons:
            if button.parent is not None:
                button.parent.remove_widget(button)
