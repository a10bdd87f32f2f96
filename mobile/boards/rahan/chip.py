"""Another seat: what it lacks, how many cards it holds, whether it may fight or is beset, and if it is about to win."""

from __future__ import annotations

from collections.abc import Callable

from kivy.metrics import dp

from core.game import Seat
from core.games.rahan.content import Need
from core.games.rahan.course import held
from core.games.rahan.position import View
from mobile.boards.base import Box, Thing
from mobile.boards.rahan import ways
from mobile.boards.rahan.ground import BEASTS, NEEDS
from mobile.look import theme
from mobile.look.kit import Plate, PressPlate, Text, put
from mobile.look.measure import extent
from mobile.look.names import written
from mobile.look.row import Part, Row
from mobile.look.seat_sign import SeatSign, beside

TALL = 54  # dp of a narrow chip with a line for the name alone
ORDER = (Need.WATER, Need.FIRE, Need.FOOD, Need.INVENTION)


class Chip(PressPlate):
    """A touch shows its cards in the band below the board."""

    def __init__(
        self, visited: Callable[[], None], asked: Callable[[], Thing], name: str, sign: SeatSign, box: Box
    ) -> None:
        super().__init__("house/chip_paper", visited)
        self.spoken = name
        self.box = box
        self._asked = asked
        self._small, self._roomy = box.width < dp(84), box.width >= dp(150)
        self._lines = 3 if self._small and box.height >= dp(TALL) else 2  # the name may have a line of its own
        put(self, *box)
        line = box.height / self._lines
        self.sign, faced = sign, sign.faced is not None
        self._side = dp((19 if faced else 13) if self._small else 24 if faced else 18)
        self._badge = Plate("house/chip_dark")
        self._held = Text("", 14, 800, theme.ON_WOOD, "center", lines=1)
        self._cards = Row(14, gap=2, icons=1.0 if self._roomy else 0.75)
        self._name = Text(name, 14, 800, theme.INK, lines=1)
        self._lacks = Row(14, gap=0.5 if self._small else 3 if self._roomy else 1, icons=self._icons())
        put(self._lacks, box.x + dp(3), box.y + dp(2), box.width - dp(4), line - dp(3))
        self._ring = Plate("house/frame_red")
        put(self._ring, box.x - dp(1), box.y - dp(1), box.width + dp(2), box.height + dp(2))
        for part in (sign, self._name, self._lacks, self._cards, self._badge, self._held, self._ring):
            part.size_hint = (None, None)
            self.add_widget(part)
        self._begins = box.x + dp((0 if faced else 2) if self._small else 4)

    def _icons(self) -> float:
        """How large the pictures are beside words: five of them are as wide as a narrow chip."""
        if self._roomy:
            return 1.15
        return min(1.0, (self.box.width - dp(7)) / 5 / dp(theme.SMALLEST)) if self._small else 1.0

    def show(self, view: View, seat: Seat, looked_at: bool) -> None:
        self._lacks.show((*parts(view, seat), fights(view, seat)), theme.INK)
        self._count(str(held(view, seat)))
        home, meets = ways.home_card(view, seat), ways.meets_rahan(view, seat)
        self._ring.dress("house/frame_red" if home else "house/frame_gold")
        self._ring.opacity = 1.0 if home or meets else 0.0
        self.dress("house/chip_gold" if looked_at else "house/chip_paper")

    def _count(self, cards: str) -> None:
        """How many cards: beside their back, or on a badge where there is no room for that."""
        box, line = self.box, self.box.height / self._lines
        low = box.y + line - dp(1)
        if self._small:
            wide = dp(6) + extent(cards, "Nunito800", dp(14))[0]
            high = min(dp(18), line - dp(3))
            put(self._badge, box.right - wide - dp(2), low + (line - high) / 2, wide, high)
            put(self._held, *self._badge.pos, *self._badge.size)
            self._held.limit(dp(14))
            self._held.text = cards
        else:
            shown = (Part("rahan/card_back", cards),)
            wide = dp(66) if self._roomy else min(self._cards.natural(shown) + dp(6), box.width * 0.36)
            put(self._cards, box.right - wide, low, wide - dp(3), line)
            self._cards.show(shown, theme.INK)
        self._badge.opacity = 1.0 if self._small else 0.0
        gap = dp(1 if self._small else 2)
        room = box.right - self._begins - wide - dp(3)
        if self._lines == 3:
            side = min(line, room)
            put(self.sign, self._begins + dp(2), low + (line - side) / 2, side, side)
            self._name.text = written(self.spoken, self._name.font_name, box.width - dp(6))
            put(self._name, box.x + dp(3), low + line, box.width - dp(5), line - dp(1))
            return
        faced, font = self.sign.faced is not None, self._name.font_name
        self._name.text = self.spoken if faced else written(self.spoken, font, room - self._side - gap)
        beside(self.sign, self._name, (self._begins, low, room, line), self._side, gap)

    def thing(self, x: float, y: float) -> Thing | None:
        """Whoever it is, and how far."""
        return self._asked()


def parts(view: View, seat: Seat) -> tuple[Part, ...]:
    """The four things: in colour where they are held."""
    return tuple(Part(f"rahan/lack_{NEEDS[need]}_{'full' if view.needs[seat][need] else 'grey'}") for need in ORDER)


def fights(view: View, seat: Seat) -> Part:
    """What it may fight with: the combat card, or nothing any more; who is beset begins no combat, but has a beast."""
    if view.beset[seat] >= 0:
        return Part(f"rahan/sign_{BEASTS[view.beset[seat]]}")
    return Part(f"rahan/lack_combat_{'full' if view.combat >> seat & 1 else 'grey'}")
