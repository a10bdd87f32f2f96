"""A strip of cards: a seat's own secrets, shown while they are held; or an open hand, to pick from and to look at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from kivy.clock import Clock, ClockEvent
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from core.game import Seat
from mobile.boards.base import Box, Thing
from mobile.look import sound, theme
from mobile.look.column import Strip
from mobile.look.kit import Picture, Plate, Press, Shade, Text, middle, put
from mobile.words import say

HIGH, WIDE = 104, 84  # dp of a card with a name on it
RIBBON = 0.23  # of its height, at its foot
NARROW = 300  # dp of the strip: the words have more room than the cards there
LOOK = 8.0  # seconds a secret stays open when it is opened by taps
CLOSE = 0.35  # seconds a finger rests on an open card to look at it closely
RAISED = 0.08  # of its height that a picked card stands above the others


class Card(NamedTuple):
    """A card: the picture of its face, and what it is called."""

    face: str
    name: str


def named(card: Card, x: float, y: float, width: float, height: float) -> list[Widget]:
    """A card's face with its name on the ribbon at its foot, at a place."""
    face = Picture(card.face, fill=True)
    put(face, x, y, width, height)
    name = Text(card.name, 14, 700, theme.INK, "center", lines=1)
    put(name, x + width * 0.08, y + height * 0.045, width * 0.84, height * 0.17)
    return [face, name]


class Secrets(Protocol):
    """Whose cards they are that are held secretly."""

    @property
    def told(self) -> bool:
        """Are they no secrets any more?"""

    def secrets(self) -> list[Card]:
        """The cards a seat may look at; none where nobody may now."""

    def secret_count(self) -> int:
        """How many cards every seat has."""

    def looked(self) -> None:
        """The seat whose cards they are looks at them."""

    def may_look(self) -> bool:
        """May they be looked at now?"""

    def title(self) -> str:
        """What stands beside them: whose they are."""

    @property
    def watched(self) -> bool:
        """Does nobody here have any of their own?"""

    def hand_thing(self, place: Box) -> Thing:
        """What the cards are, to be asked about."""


class SecretHand(FloatLayout):
    """A seat's own secrets: shown while held, hidden when let go. A tap shows them too, for some seconds.

    Once they are no secrets any more, at the end, they lie open.
    """

    def __init__(self, board: Secrets, back: str, compact: bool) -> None:
        super().__init__()
        self._board = board
        self._back = back
        self._compact = compact
        self._seat: Seat | None = None
        self._open = False
        self._held: MotionEvent | None = None
        self._closing: ClockEvent | None = None
        self._at = 0.0
        self._beside = 0.0  # where the words begin
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
        if not self._open and not self._board.told and not self._board.may_look():
            return True
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

    def let_go(self, touch: MotionEvent) -> None:
        """The finger asks something, and looks at nothing any more."""
        touch.ungrab(self)
        self._held = None
        self._close()

    def _show_open(self) -> None:
        if self._closing is not None:
            self._closing.cancel()
            self._closing = None
        if not self._open:
            sound.play("card")
        self._open = True
        self._draw()
        self._board.looked()

    def thing(self, x: float, y: float) -> Thing | None:
        """What the cards are, for a finger on the words; one on cards that are secret looks at them."""
        if x < self._beside and self._board.secrets() and not self._board.told:
            return None
        return self._board.hand_thing(Box(self.x, self.y, self.width, self.height))

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
        large = self._open and bool(secrets)  # then they are large enough for their names, and rise above the strip
        if large:
            high = max(high, min(dp(HIGH), self.width * 0.6 / cards * HIGH / WIDE))
        wide = high * WIDE / HIGH
        for k in range(cards):
            low = self.y + dp(7) if large else middle(self)[1] - high / 2
            x = self.x + dp(8) + k * (wide + dp(6))
            if large:
                for part in named(secrets[k], x, low, wide, high):
                    self.add_widget(part)
                continue
            face = shown and bool(secrets)
            card = Picture(secrets[k].face if face else self._back, fill=True, cut=RIBBON if face else 0.0)
            put(card, x, low, wide, high)
            if not secrets:
                card.fade(0.5)
            self.add_widget(card)
        x = self.x + dp(8) + cards * (wide + dp(6)) + dp(6)
        room = self.right - x - dp(10)
        if not large:
            self._beside = x
        title = self._board.title()
        text = say("mine.hold" if secrets else "mine.theirs" if self._board.watched else "mine.hidden")
        if shown and secrets:
            hides = "mine.let_go" if self._held is not None else "mine.touch"
            title, text = " · ".join(card.name for card in secrets), say("mine.told" if told else hides)
        head = Text(title, 16, 800, theme.ON_WOOD, valign="bottom", lines=1 if self._compact else 2)
        self.add_widget(head)
        if theme.text_scale() > 1.5:
            put(head, x, self.y + dp(6), room, self.height - dp(12))
            return
        foot = self.height * (0.62 if large or narrow else 0.5)
        put(head, x, self.y + foot, room, self.height - foot - dp(4 if large else 8))
        words = Text(text, 14, 600, theme.ON_WOOD_SECOND, valign="top", lines=3 if narrow else 2)
        put(words, x, self.y + dp(4 if large else 6), room, foot - dp(4 if large else 10))
        self.add_widget(words)


class OpenHand(ScrollView):
    """Cards that lie open, side by side, and scroll where they are too many.

    A touch picks a card or puts it back; of several that may be picked the first one makes room for one more. A finger
    that rests on a card looks at it closely.
    """

    def __init__(self, layer: Widget, picked: Callable[[tuple[int, ...]], None]) -> None:
        """`layer`: over which a card is looked at; `picked` hears of the places of those that are picked."""
        super().__init__(do_scroll_y=False, bar_width=0, scroll_distance=dp(8))
        self._layer = layer
        self._told = picked
        self._cards: tuple[Card, ...] = ()
        self._most = 0
        self.picked: tuple[int, ...] = ()
        self._strip = Strip(size_hint=(None, None))
        self.add_widget(self._strip)
        self.bind(size=self._draw)

    def show(self, cards: Sequence[Card], most: int) -> None:
        """Of these as many may be picked; what is picked stays so while they are the same."""
        if (tuple(cards), most) != (self._cards, self._most):
            self._cards, self._most, self.picked = tuple(cards), most, ()
        self._draw()

    def pick(self, k: int) -> None:
        """Pick a card, or put it back."""
        if k in self.picked:
            self.picked = tuple(other for other in self.picked if other != k)
        elif self._most:
            self.picked = (*self.picked, k)[-self._most :]
        else:
            return
        sound.play("card")
        self._draw()
        self._told(self.picked)

    def _draw(self, *_: object) -> None:
        self._strip.clear_widgets()
        high = self.height / (1 + RAISED)
        wide = high * WIDE / HIGH
        self._strip.size = (len(self._cards) * (wide + dp(6)), self.height)
        for k, card in enumerate(self._cards):
            low = high * RAISED if k in self.picked else 0.0
            self._strip.add(_OpenCard(self, k, card), k * (wide + dp(6)), wide, low, high)

    def look(self, card: Card) -> Widget:
        """Show it as large as there is room, until the finger leaves; answers what shows it."""
        layer, shade = self._layer, Shade([0.05, 0.02, 0.01, 0.55])
        high = min(layer.height * 0.7, layer.width * 0.9 * HIGH / WIDE)
        wide = high * WIDE / HIGH
        put(shade, 0, 0, layer.width, layer.height)
        for part in named(card, (layer.width - wide) / 2, (layer.height - high) / 2, wide, high):
            shade.add_widget(part)
        layer.add_widget(shade)
        return shade


class _OpenCard(Press):
    """One of them."""

    def __init__(self, hand: OpenHand, k: int, card: Card) -> None:
        super().__init__(self._lift)
        self.spoken = card.name
        self._hand, self._k, self._card = hand, k, card
        self._resting: ClockEvent | None = None
        self._large: Widget | None = None
        self.bind(pos=self._draw, size=self._draw)

    def _draw(self, *_: object) -> None:
        self.clear_widgets()
        for part in named(self._card, self.x, self.y, self.width, self.height):
            self.add_widget(part)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        taken = super().on_touch_down(touch)
        if touch.grab_current is None and taken and self._hit(touch):
            self._resting = Clock.schedule_once(self._look, CLOSE)
        return taken

    def on_touch_up(self, touch: MotionEvent) -> bool:
        looked = self._large is not None
        if touch.grab_current is self:
            self._away()
            if looked:  # that was no pick
                touch.ungrab(self)
                self.look_pressed(False)
                return True
        return super().on_touch_up(touch)

    def let_go(self, touch: MotionEvent) -> None:
        self._away()
        super().let_go(touch)

    def _look(self, _: float) -> None:
        self._large = self._hand.look(self._card)

    def _away(self) -> None:
        if self._resting is not None:
            self._resting.cancel()
        if self._large is not None and self._large.parent is not None:
            self._large.parent.remove_widget(self._large)
        self._resting = self._large = None

    def _lift(self) -> None:
        self._hand.pick(self._k)
