"""Another's valley, drawn once before it moves, in a frame of its owner's colour; and what is said of a turn."""

from __future__ import annotations

from collections.abc import Callable

from kivy.graphics import Color, Line, PopMatrix, PushMatrix, Translate
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from core.game import Seat
from core.games.sapiens.position import View
from mobile.boards.base import Box
from mobile.boards.canvas import BoardCanvas
from mobile.boards.sapiens.tracks import tracks
from mobile.boards.sapiens.valley import Ways
from mobile.look import theme
from mobile.look.kit import Plate, Text, put
from mobile.look.measure import extent, rows_of
from mobile.look.seat_sign import SeatSign
from mobile.look.theme import sp

FRAME = 2.5  # dp
SIGN = 26.0  # dp of who did it
SHARE = 0.36  # of the valley's height that words may take


class Guest(FloatLayout):
    """Lies over the valley; it takes no touch, and is moved without being drawn anew."""

    def __init__(self, seat: Seat, ways: Ways, marks: tuple[int, ...], box: Box) -> None:
        super().__init__(size_hint=(None, None))
        self.seat = seat
        self.ways = ways
        self._marks = marks
        self._ground = BoardCanvas(ways.world)
        self.pieces = BoardCanvas(ways.world)
        self._seen: object = None
        with self.canvas.before:
            PushMatrix()
            self._shift = Translate()
        for part in (self._ground, self.pieces):
            part.clipped = False  # what they lie in is
            part.size_hint = (None, None)
            put(part, *box)
            self.add_widget(part)
        edge = dp(FRAME)
        with self.canvas.after:
            Color(*theme.SEAT_COLOURS[marks[seat]])
            Line(rectangle=(box.x + edge, box.y + edge, box.width - 2 * edge, box.height - 2 * edge), width=edge)
            PopMatrix()
        put(self, *box)

    def show(self, view: View, home: Seat) -> None:
        """As it is in a position."""
        seat = self.seat
        seen = (view.boards[seat], view.tokens[seat], view.food, view.shelter)
        if self._seen is None:
            self._ground.draw(self.ways.ground(view.valleys[seat]))
        if seen != self._seen:
            self._seen = seen
            self.pieces.draw(self.ways.pieces(view, seat) + tracks(self.ways, view, home, self._marks))
        self.pieces.mark([])

    def shift(self, across: float) -> None:
        """So many pixels aside."""
        self._shift.xy = (across, 0)


class Caption(Plate):
    """Who does what, over the valley in which it happens."""

    def __init__(self) -> None:
        super().__init__("house/bubble")
        self._sign = SeatSign(0)
        self._words = Text("", 15, 800, theme.INK)
        for part in (self._sign, self._words):
            part.size_hint = (None, None)
            self.add_widget(part)
        self.size_hint = (None, None)
        self.opacity = 0.0

    @property
    def text(self) -> str:
        return str(self._words.text) if self.opacity else ""

    def tell(self, text: str, doer: tuple[int, str | None], box: Box, hides: Callable[[Box], int]) -> None:
        """A sentence about a deed (whose: mark, a bot's face), at that edge of a box where it hides less."""
        edge, sign = dp(8), dp(SIGN)
        beside, font = sign + edge * 2 + dp(6), self._words.font_name
        longest = max(extent(word, font, dp(theme.SMALLEST))[0] for word in text.split(" ")) + dp(2)
        width = max(min(box.width - dp(12), dp(420)), beside + longest)  # of a small valley it may stand out
        room = width - beside
        size, most = sp(15), box.height * SHARE
        while size > dp(theme.SMALLEST) and self._high(text, font, size, room) > most:
            size = max(dp(theme.SMALLEST), size * 0.9)
        high = self._high(text, font, size, room)
        x = max(dp(4), box.x + (box.width - width) / 2)
        low, top = Box(x, box.y + dp(6), width, high), Box(x, box.top - high - dp(6), width, high)
        put(self, *(top if hides(top) < hides(low) else low))
        put(self._sign, x + edge, self.y + (high - sign) / 2, sign, sign)
        self._sign.show(*doer)
        self._words.text = text
        put(self._words, x + edge + sign + dp(6), self.y + dp(4), room, high - dp(8))
        self.opacity = 1.0

    @staticmethod
    def _high(text: str, font: str, size: float, room: float) -> float:
        return len(rows_of(text, font, size, room)) * extent("Ég", font, size)[1] + dp(14)

    def close(self) -> None:
        self.opacity = 0.0
