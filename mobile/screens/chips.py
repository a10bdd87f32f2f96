"""The other seats of a match, each on a chip of its own, which stays where only its figures change."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from kivy.metrics import dp
from kivy.uix.widget import Widget

from core.game import Seat
from core.log import Seated
from mobile.boards.base import Box
from mobile.hotseat import Phase
from mobile.look import theme
from mobile.look.kit import middle, put
from mobile.look.row import Part
from mobile.screens.parts import OpenChip, SeatChip
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.match import MatchScreen

GAP = 4  # dp


class Made(NamedTuple):
    """A chip that is there."""

    whose: tuple[Seated, Box]  # and where it stands
    line: str | tuple[Part, ...]
    chip: OpenChip | SeatChip


class Chips:
    """One match screen's."""

    def __init__(self, screen: MatchScreen) -> None:
        self.screen = screen
        self._made: dict[Seat, Made] = {}

    def forget(self) -> None:
        """All looks otherwise now."""
        self._made.clear()

    def show(self) -> None:
        """But for the seat whose plate it is."""
        screen, others = self.screen, self.screen.others
        others.clear_widgets()
        shown = self._shown()
        width = (others.width - dp(GAP) * (len(shown) - 1)) / max(1, len(shown))
        for k, seat in enumerate(shown):
            box = Box(others.x + k * (width + dp(GAP)), others.y, width, others.height)
            chip = self._chip(seat, box)
            put(chip, *box)
            others.add_widget(chip)
            if screen.remote is not None:
                screen.remote.mark(seat, chip, box)

    def place(self, seat: Seat) -> tuple[float, float] | None:
        """Where a seat is: its chip, or the plate while it stands for the seat."""
        if seat == self.screen.plated:
            return middle(self.screen.plate)
        shown, chips = self._shown(), self.screen.others.children[::-1]
        return middle(chips[shown.index(seat)]) if len(chips) == len(shown) else None

    def _shown(self) -> list[Seat]:
        return [seat for seat in range(len(self.screen.marks)) if seat != self.screen.plated]

    def _chip(self, seat: Seat, box: Box) -> Widget:
        screen, hotseat = self.screen, self.screen.hotseat
        who, board = screen.who(seat), screen.board
        if hotseat.phase is Phase.TABLE and seat in hotseat.persons:
            return screen.open_table.chip(seat, box)
        chip = board.seat_chip(seat, who.name, box)
        if chip is not None:
            return chip
        line = board.seat_line(seat)
        last = seat == hotseat.last_mover and hotseat.phase not in (Phase.OVER, Phase.TABLE)
        line = say("match.just_played") if last and isinstance(line, str) else line
        made = self._made.get(seat)
        if made is None or not self._tells(made, (who, box), line):
            chip = OpenChip(who, line, box, partial(board.visit, seat)) if board.visits else SeatChip(who, line, box)
        else:
            chip = made.chip
        self._made[seat] = Made((who, box), line, chip)
        return chip

    def _tells(self, made: Made, whose: tuple[Seated, Box], line: str | tuple[Part, ...]) -> bool:
        """Does this chip say it, at once or by other figures?"""
        if made.whose != whose or self.screen.remote is not None:  # what stands on it of devices changes
            return False
        if made.line != line and made.chip.row is not None and not isinstance(line, str):
            made.chip.row.show(line, theme.ON_WOOD_SECOND)
            return True
        return made.line == line
