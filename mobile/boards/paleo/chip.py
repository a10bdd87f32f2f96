"""Another seat: its side's points and keys, and its pawns, those captured struck out."""

from __future__ import annotations

from kivy.metrics import dp

from core.game import Seat
from core.games.paleo import course
from core.games.paleo.content import NUMBERS
from core.games.paleo.position import Ask, View
from mobile.boards.base import Box
from mobile.boards.canvas import BoardCanvas
from mobile.boards.paleo.ground import KEYS, Ground, at, pawn_name, ring
from mobile.look import theme
from mobile.look.kit import Picture, Plate, Text, put
from mobile.look.row import Part, Row

DISC = 27.0  # dp between two pawns


class Chip(Plate):
    """What lies on the rim on the other side of the table."""

    def __init__(self, view: View, ground: Ground, seat: Seat, name: str, box: Box) -> None:
        super().__init__("house/chip_dark")
        side = course.side_of_seat(view.players, seat)
        put(self, *box)
        token = Picture(f"house/seat_{theme.SEATS[ground.marks[seat]]}", fill=True)
        put(token, box.x + dp(6), box.y + box.height / 2 + dp(1), dp(18), dp(18))
        wide = box.width > dp(300)
        words = dp(88) if wide else box.width - dp(30)
        label = Text(name, 14, 800, lines=1)
        put(label, box.x + dp(28), box.y + box.height / 2 - dp(2), words - dp(4), box.height / 2)
        row = Row(14, gap=2, icons=1.1)
        put(row, box.x + dp(6), box.y + dp(2), words + dp(18), box.height / 2 - dp(3))
        keys = view.keys & (0b1100 if side == 0 else 0b0011)
        parts = [Part(f"paleo/point_{'on' if k < view.points[side] else 'off'}") for k in range(4)]
        parts += [Part(f"paleo/key_{key}") for k, key in enumerate(KEYS) if keys >> k & 1]
        row.show(tuple(parts), theme.ON_WOOD)
        for part in (token, label, row):
            self.add_widget(part)
        if wide:
            discs = BoardCanvas((NUMBERS * DISC, box.height / dp(1)))
            put(discs, box.right - NUMBERS * dp(DISC) - dp(8), box.y, NUMBERS * dp(DISC), box.height)
            sprites, struck, rings = [], [], []
            for k in range(NUMBERS):
                pawn = side * NUMBERS + k
                x, y = DISC * (k + 0.5), box.height / dp(1) / 2
                sprites.append(at(pawn_name(pawn), x, y, 0.44))
                rings.append(ring(ground.mark_of(pawn), x, y, 0.44 * 2))
                if not view.places[pawn] and view.question is not Ask.LINE_UP and view.ready:
                    struck.append(at("struck", x, y, 0.5))
            discs.draw(sprites + rings + struck)
            self.add_widget(discs)
