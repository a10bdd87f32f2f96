"""Bots say a few words, rarely: about what everybody has seen, in a bubble by their chip that takes no touch.

What is said follows from the entry and what everybody may know of it, so that several devices say the same, or nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple
from zlib import crc32

from kivy.clock import Clock, ClockEvent
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp

from core.characters import Character, character
from core.game import Seat
from core.match import SeenEntry
from core.packing import pack
from mobile.boards.occasions import ANYBODY, Kind, Occasion
from mobile.hotseat import Phase
from mobile.look import theme
from mobile.look.kit import Plate, Text, put
from mobile.look.measure import extent
from mobile.look.seat_sign import SeatSign
from mobile.lull import touched
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.match_base import MatchBase

LINES = {Kind.GAIN: 2, Kind.LOSS: 2}  # how many there are of each for a temper; one of all others
APART = 3  # rounds of the table between two words
OFTEN = 2  # of so many occasions one is used
PAUSE = 0.25  # seconds after what happened
SHOWN = 2.4  # seconds
FACE = 34  # dp
WIDEST = 320  # dp
SIZE, LARGEST = 16, 22  # sp, and in dp


class Words(NamedTuple):
    """What is said, and by whom."""

    seat: Seat
    mark: int
    face: str
    text: str


class Bubble(Plate):
    """Words with a face: it goes by itself, or when anything is touched, and takes no touch."""

    def __init__(self, words: Words, left: float, right: float) -> None:
        super().__init__("house/bubble")
        self.words = words
        side, size = dp(FACE), min(theme.sp(SIZE), dp(LARGEST))
        wide = min(extent(words.text, "Nunito700", size)[0] + side + dp(34), right - left, dp(WIDEST))
        room = wide - side - dp(26)
        rows = 1 + int(extent(words.text, "Nunito700", size)[0] * 1.08 / room)
        self.size = wide, max(side + dp(12), size * 1.38 * rows + dp(16))
        self._sign = SeatSign(words.mark, words.face)
        self._said = Text(words.text, SIZE, 700, theme.INK)
        self._said.limit(size)
        for part in (self._sign, self._said):
            self.add_widget(part)

    def lay(self, x: float, y: float) -> None:
        """With its lower left corner there."""
        side = dp(FACE)
        put(self, x, y, self.width, self.height)
        put(self._sign, x + dp(8), y + (self.height - side) / 2, side, side)
        put(self._said, x + side + dp(15), y + dp(5), self.width - side - dp(24), self.height - dp(10))

    def last(self) -> None:
        """From now on, for a while."""
        Clock.schedule_once(lambda _: self.go(), SHOWN)

    def go(self) -> None:
        if self.parent is not None:
            self.parent.remove_widget(self)


class Chatter:
    """One match screen's."""

    def __init__(self, screen: MatchBase) -> None:
        self.screen = screen
        self.bubble: Bubble | None = None
        self._said: set[str] = set()  # never twice the same in a match
        self._last: int | None = None  # the entry with which somebody spoke
        self._waiting: ClockEvent | None = None
        self._greeted = False
        screen.bind(on_touch_down=self._touched)

    def begin(self) -> None:
        """The screen is built: at the beginning of a match somebody may say hello."""
        self.bubble = None
        table = self.screen.hotseat.table
        if self._greeted or table.n > 0:
            return
        self._greeted = True
        if self._may_speak(0):
            self._think(0, [Occasion(ANYBODY, Kind.GREET)])

    def heard(self, seen: SeenEntry) -> None:
        """Something was shown happening."""
        table = self.screen.hotseat.table
        if table.outcome is not None or not self._may_speak(seen.n):
            return
        public = table.seen(seen.n, None)
        if isinstance(public, SeenEntry):
            self._think(seen.n, self.screen.board.occasions(public))

    def last_words(self) -> Words | None:
        """At the end the one who has won speaks, if it is a bot; else one who has not."""
        table = self.screen.hotseat.table
        if table.outcome is None or not self.screen.app.settings.bots_talk:
            return None
        winners = table.outcome.winners
        won = [Occasion(seat, Kind.WON) for seat in self._bots() if seat in winners]
        return self._choose(table.n, won or [Occasion(seat, Kind.LOST) for seat in self._bots()], 1)

    def stop(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
        if self.bubble is not None:
            self.bubble.go()
            self.bubble = None

    # Inside

    def _bots(self) -> dict[Seat, Character]:
        """The seats where somebody known plays, for itself or for a person; who only looks back is told nothing."""
        table = self.screen.hotseat.table
        seats = table.seats if table.own else ()
        found = {seat: character(who.face) for seat, who in enumerate(seats) if who.level is not None}
        return {seat: who for seat, who in found.items() if who is not None}

    def _may_speak(self, n: int) -> bool:
        """Is anybody there who would, now, and has nobody spoken for some turns?"""
        soon = self._last is not None and 0 <= n - self._last < APART * self.screen.hotseat.table.setup.players
        return self.screen.app.settings.bots_talk and not soon and bool(self._bots()) and not self._in_the_way

    def _think(self, n: int, occasions: list[Occasion]) -> None:
        words = self._choose(n, occasions, OFTEN) if occasions else None
        if words is None:
            return
        self.stop()
        self._last = n
        self._waiting = Clock.schedule_once(lambda _: self._show(words), PAUSE)

    def _choose(self, n: int, occasions: list[Occasion], often: int) -> Words | None:
        """The same on every device: nothing but the entry decides."""
        screen, bots = self.screen, self._bots()
        public = screen.hotseat.table.seen(n, None)
        who = [(seat, kind) for one, kind in occasions for seat in bots if one in (seat, ANYBODY)]
        if not who or not isinstance(public, SeenEntry):
            return None
        number = crc32(pack(public.view), n)
        if number % often:
            return None
        seat, kind = who[(number >> 4) % len(who)]
        line = 1 + (number >> 12) % LINES.get(kind, 1)
        key = f"{bots[seat].temper}.{kind}.{line}"
        if key in self._said:
            return None
        self._said.add(key)
        return Words(seat, screen.who(seat).mark, bots[seat].id, say(f"chatter.{key}"))

    @property
    def _in_the_way(self) -> bool:
        """Does a finger hold something, or does something lie over the board?"""
        screen = self.screen
        held = touched() or screen.board.held is not None or screen.board.busy
        covered = screen.asking or screen.past.shown or screen.hotseat.phase is Phase.PASS
        return held or covered or screen.gone

    def _show(self, words: Words) -> None:
        self._waiting = None
        screen = self.screen
        if self._in_the_way or screen.app.screen is not screen:
            return
        place = screen.seat_place(words.seat)
        if place is None:
            return
        left, right = screen.left + dp(6), screen.left + screen.wide - dp(6)
        if screen.landscape:  # beside the board
            left = screen.ticker.x
        self.bubble = bubble = Bubble(words, left, right)
        low = min(screen.others.y if words.seat != screen.plated else screen.plate.y, screen.ticker.y)
        x = max(left, min(place[0] - dp(30), right - bubble.width))
        bubble.lay(x, low - bubble.height - dp(4))
        screen.add_widget(bubble)
        bubble.last()

    def _touched(self, _: object, touch: MotionEvent) -> bool:
        """Whatever is touched: the words are in nobody's way."""
        if self.bubble is not None or self._waiting is not None:
            self.stop()
        return False
