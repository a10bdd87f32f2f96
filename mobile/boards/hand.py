"""The strip with a seat's own secrets, for games that have them."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from core.game import Seat
from mobile.look import sound, theme
from mobile.look.kit import Picture, Plate, Text, middle, put
from mobile.words import count, say

HIGH, WIDE = 104, 84  # dp of a card with a name on it
RIBBON = 0.23  # of its height, at its foot
NARROW = 300  # dp of the strip: the words have more room than the cards there
LOOK = 8.0  # seconds a secret stays open when it is opened by taps


class Mine(FloatLayout):
    """A seat's own secrets: shown while held, hidden when let go. A tap shows them too, for some seconds.

    Once they are no secrets any more, at the end, they lie open.
    """

    def __init__(self, board: Any, compact: bool) -> None:
        super().__init__()
        self._board = board
        self._compact = compact
        self._seat: Seat | None = None
        self._open = False
        self._held: MotionEvent | None = None
        self._closing: Any = None
        self._at = 0.0
        self.bind(pos=self._draw, size=self._draw)

    def show(self, seat: Seat | None) -> None:
        if seat != self._seat or self._held is None:
            self._close()
        self._seat = seat
        self._draw()

    def cover(self) -> None:
        self._close()

    @property
    def open(self) -> bool:
        return self._open

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if not self.collide_point(*touch.pos) or not self._board.secrets():
            return False
        touch.grab(self)
        self._held = touch
        self._was_open = self._open
        self._at = Clock.get_time()
        self._show_open()
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        self._held = None
        tapped = Clock.get_time() - self._at < 0.3
        if tapped and not self._was_open:
            self._closing = Clock.schedule_once(lambda _: self._close(), LOOK)
            self._draw()
        else:
            self._close()
        return True

    def _show_open(self) -> None:
        if self._closing is not None:
            self._closing.cancel()
            self._closing = None
        if not self._open:
            sound.play("card", 0.6)
        self._open = True
        self._draw()

    def _close(self) -> None:
        if self._closing is not None:
            self._closing.cancel()
            self._closing = None
        self._open = False
        self._draw()

    def _draw(self, *_: object) -> None:
        self.clear_widgets()
        told = self._board.told
        shown = self._open or told
        panel = Plate("house/panel_wood")
        put(panel, self.x, self.y, self.width, self.height)
        self.add_widget(panel)
        secrets = self._board.secrets() if self._seat is not None else []
        cards = max(1, self._board.secret_count())
        narrow = self.width < dp(NARROW)
        high = min(self.height - dp(14), self.width * (0.36 if narrow else 0.5) / cards * HIGH / WIDE)
        named = self._open and bool(secrets)  # then they are large enough for their names, and rise above the strip
        if named:
            high = max(high, min(dp(HIGH), self.width * 0.6 / cards * HIGH / WIDE))
        wide = high * WIDE / HIGH
        for k in range(cards):
            low = self.y + dp(7) if named else middle(self)[1] - high / 2
            if shown and secrets:
                card = Picture(secrets[k], fill=True, cut=0.0 if named else RIBBON)
            else:
                card = Picture("help_me/card_back", fill=True)
            put(card, self.x + dp(8) + k * (wide + dp(6)), low, wide, high)
            if not secrets:
                card.fade(0.5)
            self.add_widget(card)
            if named:
                name = Text(self._board.secret_names()[k], 14, 700, theme.INK, "center", lines=1)
                put(name, card.x + wide * 0.08, card.y + high * 0.045, wide * 0.84, high * 0.17)
                self.add_widget(name)
        x = self.x + dp(8) + cards * (wide + dp(6)) + dp(6)
        room = self.right - x - dp(10)
        title = count("mine.title", max(1, self._board.secret_count()))
        text = say("mine.hold") if secrets else say("mine.hidden")
        if shown and secrets:
            hides = "mine.let_go" if self._held is not None else "mine.touch"
            title, text = " · ".join(self._board.secret_names()), say("mine.told" if told else hides)
        head = Text(title, 16, 800, theme.ON_WOOD, valign="bottom", lines=1 if self._compact else 2)
        self.add_widget(head)
        if theme.text_scale() > 1.5:
            put(head, x, self.y + dp(6), room, self.height - dp(12))
            return
        foot = self.height * (0.62 if named or narrow else 0.5)
        put(head, x, self.y + foot, room, self.height - foot - dp(4 if named else 8))
        words = Text(text, 14, 600, theme.ON_WOOD_SECOND, valign="top", lines=3 if narrow else 2)
        put(words, x, self.y + dp(4 if named else 6), room, foot - dp(4 if named else 10))
        self.add_widget(words)
