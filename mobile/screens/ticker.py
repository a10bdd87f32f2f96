"""The slim line under the plate: what happened last, in whole sentences, with the shape of who did it, and a picture of
the thing it is about where that costs the words no line."""

from __future__ import annotations

from collections.abc import Callable

from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.uix.widget import Widget

from core import characters
from core.log import Seated
from mobile.boards.base import Box
from mobile.look import theme
from mobile.look.kit import Press, Shade, Text, put
from mobile.look.measure import gist, rows_of
from mobile.look.pictured import Pictured
from mobile.look.seat_sign import SeatSign

LINES = 2
TIGHT = 0.88  # of a line's height, from one to the next
MARK = 20  # dp: the doer
THING = 24  # dp


class Ticker(Press):
    """To be touched as a whole: it opens the look back, which tells all of it."""

    def __init__(self, box: Box, open_log: Callable[[], None]) -> None:
        super().__init__(open_log)
        self.spoken = "log"
        self.told = ""  # what happened, however long that is
        self._box = box
        self._covers: set[str] = set()  # what stands in its place
        self._spare = 0.0  # at its right, for something else
        ground = Shade([0.09, 0.05, 0.02, 0.45])
        self.doer = SeatSign(0)
        self.words = Text("", 16, 600, theme.ON_WOOD, line_height=TIGHT)
        self.about = Pictured()
        for part in (ground, self.words, self.doer, self.about):
            self.add_widget(part)
        put(ground, *box)
        side = dp(MARK)
        put(self.doer, box.x + dp(6), box.y + (box.height - side) / 2, side, side)

    def tell(self, text: str, doer: Seated | None = None, things: tuple[str, ...] = ()) -> None:
        """What happened, and who did it, if anybody; the pictures of what it is about."""
        if doer is not None:
            self.doer.show(doer.mark, characters.face(doer))
        self.doer.opacity = 0.0 if doer is None else 1.0
        self.told = text
        box, shift = self._box, dp(8) if doer is None else dp(MARK + 12)
        width = box.width - shift - dp(6) - self._spare
        if things and self._rows(text, width - dp(THING + 6)) > self._rows(text, width):
            things = ()
        self.about.show(things)
        if things:
            put(self.about, box.x + shift, box.y + (box.height - dp(THING)) / 2, dp(THING), dp(THING))
            shift, width = shift + dp(THING + 6), width - dp(THING + 6)
        self.words.text = gist(text, self.words.font_name, dp(theme.SMALLEST), width, self._lines)
        put(self.words, box.x + shift, box.y, width, box.height)

    def spare(self, width: float) -> None:
        """From now on so much of it at the right is something else's."""
        self._spare = width

    def give_place(self, other: Widget) -> None:
        """Something else is told here from now on, below all that lies over this."""
        screen = self.parent
        if screen is not None:
            screen.add_widget(other, screen.children.index(self))
            screen.remove_widget(self)

    def cover(self, covered: bool, by: str) -> None:
        """Something else stands in its place, or no more."""
        (self._covers.add if covered else self._covers.discard)(by)
        self.opacity = 0.0 if self._covers else 1.0

    def _hit(self, touch: MotionEvent) -> bool:
        return not self._covers and super()._hit(touch)

    def _rows(self, text: str, width: float) -> int:
        """How many lines it takes at the smallest size."""
        return len(rows_of(text, self.words.font_name, dp(theme.SMALLEST), width))

    @property
    def _lines(self) -> int:
        """How many lines there is room for at the smallest size: two, or more where the line was made higher."""
        return max(LINES, int(self._box.height / (dp(theme.SMALLEST) * 1.37 * TIGHT)))
