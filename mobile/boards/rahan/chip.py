"""Another seat: what it lacks, how many cards it holds, whether it may still fight, and whether it is about to win."""

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
from mobile.look.kit import Picture, Plate, PressPlate, Text, put
from mobile.look.row import Part, Row

ORDER = (Need.WATER, Need.FIRE, Need.FOOD, Need.INVENTION)


class Chip(PressPlate):
    """A touch shows its cards in the band below the board."""

    def __init__(
        self, visited: Callable[[], None], asked: Callable[[], Thing], name: str, colour: str, box: Box
    ) -> None:
        super().__init__("house/chip_paper", visited)
        self.spoken = name
        self.box = box
        self._asked = asked
        small, roomy = box.width < dp(84), box.width >= dp(150)
        put(self, *box)
        half = box.height / 2
        token = Picture(f"house/seat_{colour}", fill=True)
        side = dp(13 if small else 18)
        put(token, box.x + dp(4), box.y + half + (half - side) / 2 - dp(1), side, side)
        self._cards = Row(14, gap=2, icons=1.0 if roomy else 0.75)
        room = dp(0 if small else 66 if roomy else 25)
        self._name = Text(name, 14, 800, theme.INK, lines=1)
        put(self._name, box.x + side + dp(6), box.y + half - dp(1), box.width - side - room - dp(7), half)
        put(self._cards, box.right - room, box.y + half - dp(1), room, half)
        self._lacks = Row(14, gap=0.5 if small else 3 if roomy else 1, icons=0.82 if small else 1.15 if roomy else 1.0)
        put(self._lacks, box.x + dp(3), box.y + dp(2), box.width - dp(4), half - dp(3))
        self._ring = Plate("house/frame_red")
        put(self._ring, box.x - dp(1), box.y - dp(1), box.width + dp(2), box.height + dp(2))
        for part in (token, self._name, self._lacks, self._cards, self._ring):
            part.size_hint = (None, None)
            self.add_widget(part)
        self._small, self._roomy = small, roomy

    def show(self, view: View, seat: Seat, looked_at: bool) -> None:
        lacks = parts(view, seat)
        cards = str(held(view, seat))
        if self._small:
            self._lacks.show(lacks, theme.INK)
            self._cards.show((), theme.INK)
        else:
            fights = (Part("rahan/lack_combat_full"),) if view.combat >> seat & 1 else ()
            self._lacks.show((*lacks, *fights), theme.INK)
            beset = view.beset[seat]
            beast = (Part(f"rahan/sign_{BEASTS[beset]}"),) if beset >= 0 else ()
            shown = (*beast, Part("rahan/card_back", cards)) if self._roomy else (Part("rahan/card_back", cards),)
            self._cards.show(shown, theme.INK)
        home, meets = ways.home_card(view, seat), ways.meets_rahan(view, seat)
        self._ring.dress("house/frame_red" if home else "house/frame_gold")
        self._ring.opacity = 1.0 if home or meets else 0.0
        self.dress("house/chip_gold" if looked_at else "house/chip_paper")

    def thing(self, x: float, y: float) -> Thing | None:
        """Whoever it is, and how far."""
        return self._asked()


def parts(view: View, seat: Seat) -> tuple[Part, ...]:
    """The four things: in colour where they are held."""
    return tuple(Part(f"rahan/lack_{NEEDS[need]}_{'full' if view.needs[seat][need] else 'grey'}") for need in ORDER)
