"""Another seat: its side's points and keys, and its pawns: how many are left, or those captured struck out.

Where plates are narrow the round stands here."""

from __future__ import annotations

from typing import Protocol

from kivy.metrics import dp

from core.game import Seat
from core.games.paleo import course
from core.games.paleo.content import NUMBERS
from core.games.paleo.position import Ask, View
from mobile.boards.base import Box, Thing
from mobile.boards.canvas import BoardCanvas
from mobile.boards.paleo import lines
from mobile.boards.paleo.ground import COLOURS, at, pawn_name, ring
from mobile.boards.paleo.sight import Sight
from mobile.boards.paleo.things import WORDY, Things
from mobile.look import theme
from mobile.look.kit import Plate, Text, put
from mobile.look.measure import measured
from mobile.look.row import Part, Row
from mobile.look.seat_sign import SeatSign, beside
from mobile.words import say

DISC = 27.0  # dp between two pawns


class Around(Sight, Protocol):
    """Who sits there, and what is said of it when asked."""

    marks: tuple[int, ...]
    things: Things

    def face(self, seat: Seat) -> str | None: ...


class Written(Row):
    """Points, keys, and how many pawns are left: each may be asked about."""

    def __init__(self, things: Things, side: int, size: float, gap: float, icons: float) -> None:
        super().__init__(size, gap=gap, icons=icons)
        self._things, self._side = things, side

    def thing(self, x: float, y: float) -> Thing | None:
        found = self.icon_at(x, y)
        if found is None:
            return None
        icon, start, end = found
        if not icon.startswith("paleo/disc"):
            return self._things.written(icon, self._side, Box(start - dp(3), self.y, end - start, self.height))
        if x > start + dp(WORDY):
            return self._things.round(Box(start + dp(WORDY), self.y, end - start - dp(WORDY), self.height))
        return self._things.left(self._side, Box(start - dp(3), self.y, dp(WORDY), self.height))


class Discs(BoardCanvas):
    """All the pawns of a side: each may be asked about."""

    def __init__(self, things: Things, side: int, world: tuple[float, float]) -> None:
        super().__init__(world)
        self._things, self._side = things, side

    def thing(self, x: float, y: float) -> Thing | None:
        wide = self.width / NUMBERS
        k = max(0, min(NUMBERS - 1, int((x - self.x) / wide)))
        return self._things.pawn(self._side * NUMBERS + k, Box(self.x + k * wide, self.y, wide, self.height))


class Chip(Plate):
    """What lies on the rim on the other side of the table."""

    def __init__(self, board: Around, seat: Seat, name: str, box: Box) -> None:
        super().__init__("house/chip_dark")
        view, sign = board.view, SeatSign(board.marks[seat], board.face(seat))
        side = self._side = course.side_of_seat(view.players, seat)
        self.whose = (name, sign.faced, box)  # and where it is
        self._ground = board.ground
        self._struck: tuple[int, ...] | None = None
        put(self, *box)
        wide, low = box.width > dp(300), box.width < dp(100)
        size, x, gap = (dp(14), box.x + dp(4), dp(4)) if low else (dp(18), box.x + dp(6), dp(4))
        if sign.faced is not None:
            size, x, gap = (dp(20), box.x + dp(1), dp(1)) if low else (dp(25), box.x + dp(3), dp(4))
        words = dp(88) if wide else box.right - x - size - gap - dp(1 if low else 3)
        named = say("paleo.name_and_side", name=name, side=say(f"paleo.side_{COLOURS[side]}"))
        label = Text(named if words - dp(4) > measured(named, 14, 800) else name, 14, 800, lines=1)
        beside(sign, label, (x, box.y + box.height / 2 - dp(1), size + gap + words, box.height / 2), size, gap)
        self._row = Written(board.things, side, 14, gap=4 if low else 9, icons=1.1)
        put(self._row, x + dp(2), box.y + dp(2), words + size, box.height / 2 - dp(3))
        self._counts, self._rounds = not wide and not low, dp(150) < box.width and not wide
        for part in (sign, label, self._row):
            self.add_widget(part)
        self._discs: Discs | None = None
        if wide:
            self._discs = Discs(board.things, side, (NUMBERS * DISC, box.height / dp(1)))
            put(self._discs, box.right - NUMBERS * dp(DISC) - dp(8), box.y, NUMBERS * dp(DISC), box.height)
            self.add_widget(self._discs)

    def show(self, view: View) -> None:
        """What its side has now."""
        side, standing = self._side, view.ready and view.question is not Ask.LINE_UP
        left = len(course.on_board(view, side)) if standing else NUMBERS
        pawns = (Part(f"paleo/disc_{COLOURS[side]}_explorer", f"{left}"),) if self._counts else ()
        about = (Part("", say("paleo.round", n=view.round), bold=False),) if self._rounds else ()
        self._row.show((*lines.spoils(view, side), *pawns, *about), theme.ON_WOOD)
        if self._discs is not None:
            own = range(side * NUMBERS, (side + 1) * NUMBERS)
            self._strike(self._discs, tuple(pawn for pawn in own if standing and not view.places[pawn]))

    def _strike(self, discs: Discs, struck: tuple[int, ...]) -> None:
        """All its pawns, those captured struck out."""
        if struck == self._struck:
            return
        self._struck = struck
        pawns, rings, strokes = [], [], []
        for k in range(NUMBERS):
            pawn = self._side * NUMBERS + k
            x, y = DISC * (k + 0.5), discs.world[1] / 2
            pawns.append(at(pawn_name(pawn), x, y, 0.44))
            rings.append(ring(self._ground.mark_of(pawn), x, y, 0.44 * 2))
            if pawn in struck:
                strokes.append(at("struck", x, y, 0.5))
        discs.draw(pawns + rings + strokes)


class Chips:
    """The other seats': each is made once, as long as nobody else sits there and it stays where it is."""

    def __init__(self, board: Around) -> None:
        self.board = board
        self._made: dict[Seat, Chip] = {}

    def forget(self) -> None:
        """All look otherwise now."""
        self._made.clear()

    def chip(self, seat: Seat, name: str, box: Box) -> Chip:
        board, chip = self.board, self._made.get(seat)
        if chip is None or chip.whose != (name, board.face(seat), box):
            chip = self._made[seat] = Chip(board, seat, name, box)
        chip.show(board.view)
        return chip
