"""A hazard is turned over: its back, then its face, whole, with what it does not touch."""

from __future__ import annotations

from collections.abc import Callable

from kivy.clock import ClockEvent
from kivy.graphics import PopMatrix, PushMatrix, Scale, Translate
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from mobile.boards.base import Box
from mobile.boards.terristories.card import WIDE, LargeCard
from mobile.boards.terristories.face import Card
from mobile.boards.terristories.looking import Scrim
from mobile.boards.terristories.wording import listed
from mobile.look import motion, sound, theme
from mobile.look.kit import Picture, Press, put
from mobile.look.row import Part
from mobile.net import every
from mobile.words import count, say

HALF = 0.22  # seconds of each half of the turn
READ = 4.0  # seconds its face is seen, where nobody touches it


def safe_lines(names: list[str], lands: int) -> list[str]:
    """Whom and what a hazard does not touch."""
    lines = [say("terristories.hazard.safe", names=listed(names))] if names else []
    return [*lines, count("terristories.hazard.safe_lands", lands)] if lands else lines


class Turning:
    """Shows one at a time; a touch goes on."""

    def __init__(self) -> None:
        self.layer = FloatLayout(size_hint=(None, None))
        self._room = Box(0, 0, 0, 0)
        self._done: Callable[[], None] | None = None
        self._card: LargeCard | None = None
        self._back: Picture | None = None
        self._passed = 0.0
        self._scale: Scale | None = None
        self._ticking: ClockEvent | None = None

    def arrange(self, room: Box) -> None:
        self._room = room

    @property
    def moving(self) -> bool:
        return self._done is not None

    def turn(self, card: Card, safe: list[str], lands: int, done: Callable[[], None]) -> None:
        """Show it; those it does not touch by name, and how many territories."""
        self.finish()
        if not motion.seconds(1.0):
            done()
            return
        self._done = done
        room = self._room
        width = min(room.width - dp(16), dp(WIDE) * min(1.4, theme.text_scale()))
        notes = [Part("terristories/shield", line) for line in safe_lines(safe, lands)]
        self._card = LargeCard(card, width, room.height, None, notes)
        self._stand(width)

    def _stand(self, width: float) -> None:
        """On a ground that takes touches, its back first."""
        assert self._card is not None
        room, layer = self._room, self.layer
        scrim = Scrim(self.finish)
        scrim.spoken = say("terristories.hazard.go_on")
        put(scrim, 0, 0, layer.width, layer.height)
        layer.add_widget(scrim)
        high = min(room.height, self._card.needs)
        x, y = room.x + (room.width - width) / 2, room.y + (room.height - high) / 2
        turned = FloatLayout(size_hint=(None, None))
        put(turned, x, y, width, high)
        with turned.canvas.before:
            PushMatrix()
            Translate(x + width / 2, y + high / 2)
            self._scale = Scale(1, 1, 1)
            Translate(-x - width / 2, -y - high / 2)
        with turned.canvas.after:
            PopMatrix()
        layer.add_widget(turned)
        self._back = Picture("terristories/hazard_back", fill=True)
        put(self._back, x, y, width, high)
        turned.add_widget(self._back)
        self._card.lay(turned, x, y, high)
        self._card.opacity = 0
        if self._card.needs <= room.height:  # else a finger on it scrolls
            over = Press(self.finish)
            put(over, 0, 0, layer.width, layer.height)
            layer.add_widget(over)
        self._passed = 0.0
        sound.play("card")
        if motion.reduced():
            self._passed = 2 * motion.seconds(HALF)
        self._ticking = every(0, self._tick)
        self._look()

    def _tick(self, passed: float) -> bool:
        self._passed += passed
        if self._passed > 2 * motion.seconds(HALF) + motion.seconds(READ):
            self.finish()
            return False
        self._look()
        return True

    def _look(self) -> None:
        """How far it is turned."""
        half = motion.seconds(HALF)
        part = min(2.0, self._passed / half) if half else 2.0
        if self._scale is not None:
            self._scale.xyz = (max(0.02, abs(1 - part)), 1, 1)
        if self._card is not None and self._back is not None:
            face = part >= 1
            if face and not self._card.opacity:
                sound.play("hazard")
            self._card.opacity, self._back.opacity = (1, 0) if face else (0, 1)

    def finish(self) -> None:
        """On, whatever is still to be seen."""
        done, self._done = self._done, None
        if self._ticking is not None:
            self._ticking.cancel()
            self._ticking = None
        self._card = self._back = self._scale = None
        self.layer.clear_widgets()
        if done is not None:
            done()
