"""At the door of another's table: the code is typed, and it is said how far one has come and what is in the way."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from kivy.clock import ClockEvent
from kivy.core.window import Window
from kivy.metrics import dp

from core.session.link.code import ALPHABET, LENGTH
from core.session.link.handshake import Reason
from core.session.link.signals import Ended
from core.session.room.guest import Stage
from mobile.look import theme
from mobile.look.kit import Picture, Plate, Text, WordButton, put
from mobile.look.theme import roomy
from mobile.net import every
from mobile.screens.base import Screen
from mobile.session.guest import GuestSession, Why, refusal
from mobile.words import count, say, whose

if TYPE_CHECKING:
    from mobile.screens.navigator import Navigator

ERASE = 8, 127
GAP = 4


class CodeScreen(Screen):
    """With a keyboard of its own where a code is wanted; else it only waits."""

    def __init__(
        self,
        app: Navigator,
        name: str,
        to: tuple[Sequence[str], bytes] | None = None,
        visit: GuestSession | None = None,
    ) -> None:
        super().__init__(app)
        self.name = name
        self._to = to  # where to knock with the code, and at which room
        self._visit = visit
        self._typed = ""
        self._line = ""
        self._until = 0.0  # after too many tries: when another one may be made
        self._ticking: ClockEvent | None = None
        self.bind(parent=lambda *_: self._listen(self.parent is not None))

    # Building

    def build(self) -> None:
        title = say("lobby.table", whose=whose(self.name)) if self.name else say("join.title")
        top = self.title(title, say("door.code") if self._to else "")
        width = min(self.wide - dp(20), dp(520))
        if self._to is None:
            self._build_waiting(top, width)
        elif self.landscape:
            part = (self.wide - dp(30)) * 0.42
            self._boxes(self.left + dp(10), top - roomy(84, 1.5), part)
            self._said(self.left + dp(10), self.bottom, part, top - roomy(84, 1.5) - self.bottom)
            x = self.left + part + dp(20)
            self._keys(x, self.bottom + dp(6), self.left + self.wide - dp(10) - x, top - self.bottom - dp(12), 9)
        else:
            x = self.left + (self.wide - width) / 2
            boxes = roomy(84, 1.5)
            keys = min(5 * roomy(56, 1.4) + 4 * dp(GAP), (top - self.bottom - boxes) * 0.72)
            self._boxes(x, top - boxes, width)
            self._keys(x, self.bottom + dp(8), width, keys, 7)
            self._said(x, self.bottom + keys + dp(12), width, top - boxes - self.bottom - keys - dp(16))
        self.refresh()

    def _build_waiting(self, top: float, width: float) -> None:
        x = self.left + (self.wide - width) / 2
        high = roomy(58)
        self._again = WordButton(say("link.try"), self._try, "button_gold", "turn", 17, beside=True)
        self.add(self._again, x, self.bottom + dp(6), width, high)
        if self.landscape:  # the picture beside the words
            side, floor = min(dp(150), self.wide * 0.24), self.bottom + high + dp(10)
            picture = Picture("house/picture_join", fill=True)
            self.add(picture, self.left + dp(16), floor + (top - floor - side * 0.8) / 2, side, side * 0.8)
            self._said(self.left + side + dp(30), floor, self.wide - side - dp(46), top - floor - dp(4))
            return
        if theme.text_scale() > 1.35:  # large words need all of it
            self._said(x, self.bottom + high + dp(10), width, top - self.bottom - high - dp(14))
            return
        side = min(dp(180), (top - self.bottom - high) * 0.4)
        middle = self.bottom + high + (top - self.bottom - high) * 0.62
        picture = Picture("house/picture_join", fill=True)
        self.add(picture, self.left + self.wide / 2 - side / 2, middle - side * 0.4, side, side * 0.8)
        self._said(x, self.bottom + high + dp(10), width, middle - side * 0.45 - self.bottom - high - dp(10))

    def _said(self, x: float, y: float, width: float, height: float) -> None:
        self._words = Text("", 17, 700, align="center")
        self.add(self._words, x + dp(6), y, width - dp(12), height)

    def _boxes(self, x: float, y: float, width: float) -> None:
        """Six boxes, a little apart in the middle, as the code is read out."""
        middle, high = dp(16), roomy(70, 1.5)
        wide = min(dp(60), (width - middle - 4 * dp(GAP)) / LENGTH)
        left = x + (width - LENGTH * wide - middle - 4 * dp(GAP)) / 2
        self._slots = []
        for k in range(LENGTH):
            box = Plate("house/chip_paper")
            across = left + k * (wide + dp(GAP)) + (middle - dp(GAP) if k >= LENGTH // 2 else 0)
            self.add(box, across, y, wide, high)
            letter = Text("", 34, colour=theme.INK, align="center", fraunces=True, lines=1)
            put(letter, across, y, wide, high)
            box.add_widget(letter)
            self._slots.append((box, letter))

    def _keys(self, x: float, y: float, width: float, height: float, across: int) -> None:
        """Our own keys: only the letters that codes are made of, and none that look alike."""
        rows = -(-(len(ALPHABET) + 2) // across)
        gap = dp(GAP)
        wide = (width - gap * (across - 1)) / across
        high = max(dp(theme.TARGET), (height - gap * (rows - 1)) / rows)
        for k, letter in enumerate(ALPHABET):
            row, column = divmod(k, across)
            key = WordButton(letter, partial(self.type, letter), "button_paper", size=22)
            self.add(key, x + column * (wide + gap), y + (rows - 1 - row) * (high + gap), wide, high)
        row, column = divmod(len(ALPHABET), across)
        erase = WordButton("", self.erase, "button_dark", "back")
        erase.spoken = say("door.erase")
        left = x + column * (wide + gap)
        self.add(erase, left, y + (rows - 1 - row) * (high + gap), x + width - left, high)

    # Typing

    def type(self, letter: str) -> None:
        """One more letter; with the last one we knock."""
        if self._waits or len(self._typed) == LENGTH or letter not in ALPHABET:
            return
        self._typed += letter
        self._line = ""
        if len(self._typed) == LENGTH and self._to is not None:
            addresses, room = self._to
            self._visit = self.app.flow.visit_by_code(addresses, self._typed, room)
        self.refresh()

    def erase(self) -> None:
        if self._visit is not None and self._visit.open:  # it was on the way with this code
            self.app.flow.part()
            self._visit = None
        self._typed = self._typed[:-1]
        self._line = ""
        self.refresh()

    @property
    def _waits(self) -> bool:
        return self._until > time.monotonic() or (self._visit is not None and self._visit.open)

    def _listen(self, on: bool) -> None:
        """Keys of a keyboard, and the time."""
        if on and self._ticking is None:
            Window.bind(on_key_down=self._key, on_textinput=self._letters)
            self._ticking = every(0.5, lambda _: self.refresh())
        elif not on and self._ticking is not None:
            Window.unbind(on_key_down=self._key, on_textinput=self._letters)
            self._ticking.cancel()
            self._ticking = None

    def _letters(self, _window: object, text: str) -> None:
        if self._dialog is None and self._to is not None:
            for letter in text.upper():
                self.type(letter)

    def _key(self, _window: object, key: int, *_: object) -> bool:
        if key in ERASE and self._dialog is None and self._to is not None:
            self.erase()
            return True
        return False

    # How far we are

    def refresh(self) -> None:
        if self._built_for is None:
            return
        self._words.text = self._how()
        if self._to is None:
            return
        for k, (box, letter) in enumerate(self._slots):
            letter.text = self._typed[k : k + 1]
            now = k == len(self._typed) and not self._waits
            box.dress("house/chip_gold" if now else "house/chip_paper")

    def _how(self) -> str:
        visit = self._visit
        left = self._until - time.monotonic()
        if left > 0:
            return count("door.busy", int(left) + 1)
        if visit is None or not visit.open:
            return self._line or (say("door.type") if self._to else "")
        guest = visit.guest
        if guest.way.turn and self._to is not None:
            return count("door.line", guest.way.turn)
        if guest.stage is Stage.AWAY or visit.slow:
            return self._absent(visit)
        return say("door.knocking")

    def _absent(self, visit: GuestSession) -> str:
        """Not reachable: why that may be, and when the next try is."""
        wait = int(visit.guest.way.retry + 0.99)
        if visit.guest.why is Ended.PAUSED:
            first = say("link.paused", name=visit.host_name)
        elif visit.known:
            first = say("door.not_there", whose=whose(visit.host_name))
            first += "\n" + say("door.not_there_text", name=visit.host_name)
        else:
            first = say("door.unreachable")
        return first + "\n" + (count("link.next", wait) if wait > 0 else say("link.trying"))

    def _try(self) -> None:
        if self._visit is not None and self._visit.open:
            self._visit.guest.way.try_now()
            self.refresh()
        elif self._visit is not None:
            self.app.flow.join()

    def refused(self, visit: GuestSession, why: Why) -> None:
        """We were turned away: said here, and another code may be typed."""
        self._typed = ""
        self._line = refusal(visit, why)
        if why is Reason.BUSY:
            self._until = time.monotonic() + visit.guest.way.seconds
        if self._to is None:
            self._again.say(say("join.title"))
        self.refresh()

    def go_back(self) -> bool:
        self.app.flow.part()
        self.app.flow.join()
        return True
