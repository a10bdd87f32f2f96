"""Which index is to rise: one's vote for it, and who else votes so."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from kivy.metrics import dp

from core.games.terristories.effects import INDICES
from mobile.boards.base import Thing
from mobile.boards.terristories import wording
from mobile.boards.terristories.card import box_of
from mobile.boards.terristories.things import thing
from mobile.look import theme
from mobile.look.kit import Picture, Plate, PressPlate, Text, put
from mobile.look.row import Part, Row
from mobile.look.theme import roomy, sp
from mobile.words import say


class Votes(NamedTuple):
    """What one shows: where the index is, its target, the marks of those who vote for it."""

    now: int
    target: int
    marks: tuple[int, ...] = ()
    chosen: bool = False  # by the seat that would vote
    allowed: bool = True


class VotePlate(PressPlate):
    """An index that may be voted for."""

    def __init__(self, index: int, pressed: Callable[[int], None]) -> None:
        super().__init__("terristories/card", partial(pressed, index))
        self.index = index
        self.shown: Votes | None = None
        self.spoken = wording.index(index)
        self._view = Picture(f"terristories/index_{INDICES[index]}", fill=True)
        self._name = Text(wording.sentence(self.spoken), 15, 800, theme.INK, "center", lines=1)
        self._level = Text("", 14, 600, theme.INK_SECOND, "center", lines=1)
        self._who = Row(16, centred=True, gap=3, icons=1.2)
        self._frame = Plate("house/frame_gold")
        for part in (self._view, self._name, self._level, self._who):
            part.size_hint = (None, None)
            self.add_widget(part)
        self.bind(pos=self._arrange, size=self._arrange)

    @staticmethod
    def least() -> float:
        """How high it must be, in pixels."""
        return max(roomy(96, 1.5), sp(15) * 1.3 + sp(14) * 1.3 + sp(16) * 1.4 + dp(36))

    def show(self, votes: Votes) -> None:
        """As it is after an entry."""
        if votes == self.shown:
            return
        self.shown = votes
        self.enabled = votes.allowed
        self._view.fade(1.0 if votes.allowed else 0.4)
        self._level.text = say(
            "terristories.vote.level", now=wording.level(votes.now), goal=wording.level(votes.target)
        )
        self._who.show(tuple(Part(f"house/seat_{theme.SEATS[mark]}") for mark in votes.marks), theme.INK)
        if votes.chosen is not (self._frame.parent is self):
            (self.add_widget if votes.chosen else self.remove_widget)(self._frame)

    def thing(self, x: float, y: float) -> Thing:
        """What a vote is, to be asked about."""
        return thing("vote", self._view.name, box_of(self), wording.sentence(self._level.text), index=self.spoken)

    def _arrange(self, *_: object) -> None:
        who, level, name = sp(16) * 1.4, sp(14) * 1.3, sp(15) * 1.3
        y = self.y + dp(4)
        put(self._who, self.x + dp(4), y, self.width - dp(8), who)
        put(self._level, self.x + dp(4), y + who, self.width - dp(8), level)
        put(self._name, self.x + dp(1), y + who + level, self.width - dp(2), name)
        low = y + who + level + name
        side = min(self.top - dp(5) - low, dp(44))
        put(self._view, self.x + (self.width - side) / 2, low + (self.top - low - side) / 2 - dp(2), side, side)
        put(self._frame, *self.pos, *self.size)
