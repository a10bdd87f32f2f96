"""The line over the board that says what is wrong with the link or with somebody's device, and what can be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.clock import ClockEvent
from kivy.metrics import dp

from core.session.link.signals import Ended
from core.session.room.messages import Presence
from mobile.hotseat import Phase
from mobile.look import theme
from mobile.look.kit import Picture, PressPlate, Text, put
from mobile.look.theme import roomy
from mobile.net import every
from mobile.screens.base import Button
from mobile.screens.cover import Cover
from mobile.screens.pause_cover import PauseCover
from mobile.session.guest import GuestSession
from mobile.words import count, say, whose

if TYPE_CHECKING:
    from kivy.uix.widget import Widget

    from mobile.screens.match_base import MatchBase
    from mobile.screens.remote_base import RemoteBase


class Trouble:
    """What is wrong, said on one match screen."""

    def __init__(self, remote: RemoteBase) -> None:
        self.remote, self.screen, self.session = remote, remote.screen, remote.session
        self.strip: Strip | None = None
        self._ticking: ClockEvent | None = None

    def draw(self) -> None:
        """The strip, where there is trouble: in place of the line under the plate, or over the board's upper edge."""
        screen, (text, icon) = self.screen, self.now()
        if self.strip is not None and (self.strip.parent is None or self.strip.icon != icon):
            screen.remove_widget(self.strip)
            self.strip = None
        if not text:
            self.strip = None
        elif self.strip is not None:
            self.strip.say(text)
        else:
            self.strip = Strip(text, icon, self._explain)
            over = [w for w in screen.children if w is screen.bubble or _lies_over(screen, w)]
            screen.add_widget(self.strip, index=len(over))
        screen.ticker.cover(self.strip is not None and not screen.landscape, "strip")
        if self.strip is not None:
            put(self.strip, *self._box())
            if not screen.landscape:
                self.remote.voices.below(self.strip.y)
        self._keep_time()

    def _box(self) -> tuple[float, float, float, float]:
        screen = self.screen
        high, canvas, ticker = roomy(50, 1.7), screen.board.canvas, screen.ticker
        if screen.landscape:
            return canvas.x, screen.roof - high, min(canvas.width, dp(460)), high
        room = ticker.right - screen.left
        wide, high = min(room - dp(10), dp(560)), max(roomy(44, 1.7), ticker.height + dp(8))
        return screen.left + (room - wide) / 2, ticker.top + dp(4) - high, wide, high

    def now(self) -> tuple[str, str]:
        if self.remote.host_asleep:
            return say("link.host_asleep", name=self.session.host_name), "asleep"
        if isinstance(self.session, GuestSession) and self.remote.down:
            if self.session.returning:
                return say("link.returning", whose=whose(self.session.host_name)), "hourglass"
            guest = self.session.guest
            paused = guest.why is Ended.PAUSED
            first = say("link.paused", name=self.session.host_name) if paused else say("link.down")
            wait = int(guest.way.retry + 0.99)
            return f"{first}\n{count('link.next', wait) if wait else say('link.trying')}", "no_link"
        if isinstance(self.session, GuestSession) and self.session.guest.way.weak:
            return say("link.weak", whose=whose(self.session.host_name)), "no_link"
        found = self.remote.missing() if self.screen.hotseat.phase is not Phase.OVER else None
        if found is None:
            return "", ""
        person = self.session.gone(found[0])
        if person is None:
            return found[1], "hourglass"
        asleep = person.presence is Presence.AWAY
        return found[1], "asleep" if asleep else "no_link"

    def _keep_time(self) -> None:
        """The seconds to the next try are counted; else nothing runs."""
        if self.remote.down and self._ticking is None:
            self._ticking = every(0.5, self.count)
        elif not self.remote.down:
            self.stop()

    def count(self, _: float = 0.0) -> None:
        if self.strip is not None and self.remote.down:
            self.strip.say(self.now()[0])

    def stop(self) -> None:
        if self._ticking is not None:
            self._ticking.cancel()
            self._ticking = None

    def _explain(self) -> None:
        """The strip was touched: what it means, and what can be done."""
        if self.remote.host_asleep:
            waits: list[Button] = [(say("link.wait"), None), (say("match.leave"), self.screen.app.go_home)]
            text = say("link.host_asleep_text", name=self.session.host_name)
            self.screen.dialog(say("link.asleep", whose=whose(self.session.host_name)), text, waits)
            return
        if isinstance(self.session, GuestSession) and self.remote.down:
            choices: list[Button] = [
                (say("link.try"), self.session.guest.way.try_now),
                (say("link.wait"), None),
                (say("match.leave"), self.screen.app.go_home),
            ]
            text = say("link.locked_text", name=self.session.host_name)
            self.screen.dialog(say("link.down"), text, choices)
            return
        found = self.remote.missing()
        if found is None:
            self.screen.dialog(self.now()[0], say("link.weak_text"), [(say("ok"), None)])
            return
        seat, text = found
        if self.session.gone(seat) is None:
            turn = (say("time.bot_turn"), lambda: self.session.replace(seat))
            given = {"name": self.screen.name_of(seat)}
            self.screen.dialog(text, say("time.waits_text", **given), [(say("time.wait"), None), turn])
            return
        choices = [(say("link.wait"), None), (say("link.bot"), lambda: self.session.replace(seat))]
        if self.session.hosting:
            choices.append((say("link.pause"), self._ask_pause))
        self.screen.dialog(text, say("link.missing_text"), choices)

    def _ask_pause(self) -> None:
        choices = [(say("match.go_on"), None), (say("link.pause"), self.screen.app.go_home)]
        self.screen.dialog(say("link.pause"), say("link.pause_text"), choices)


class Strip(PressPlate):
    """A line of trouble over the board; a touch says what can be done."""

    def __init__(self, text: str, icon: str, pressed: Callable[[], None]) -> None:
        super().__init__("house/button_dark", pressed)
        self.icon = icon
        self._icon = Picture(f"house/icon_{icon}", fill=True)
        self._words = Text("", 15, 700, theme.GOLD, lines=0)
        self._arrow = Picture("house/icon_next", fill=True)
        for part in (self._icon, self._words, self._arrow):
            self.add_widget(part)
        self.bind(pos=self._arrange, size=self._arrange)
        self.say(text)

    def say(self, text: str) -> None:
        self._words.text = text
        self.spoken = text.replace("\n", ", ")

    def _arrange(self, *_: object) -> None:
        middle = self.y + self.height / 2
        put(self._icon, self.x + dp(8), middle - dp(14), dp(28), dp(28))
        put(self._words, self.x + dp(44), self.y + dp(2), self.width - dp(80), self.height - dp(4))
        put(self._arrow, self.right - dp(30), middle - dp(9), dp(18), dp(18))


def _lies_over(screen: MatchBase, widget: Widget) -> bool:
    return screen.lies_over(widget) or isinstance(widget, Cover | PauseCover)
