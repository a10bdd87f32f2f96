"""The end: goals are counted one after the other, then who has won."""

from __future__ import annotations

from collections.abc import Callable

from kivy.clock import ClockEvent
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from core.game import Seat
from core.games.terristories.effects import INDICES
from core.games.terristories.position import End, Law, View, seats
from core.games.terristories.regrowth import outcome
from mobile.boards.base import Box
from mobile.boards.terristories import telling, wording
from mobile.boards.terristories.lines import MET, MISSED
from mobile.boards.terristories.looking import Scrim
from mobile.look import motion, sound, theme
from mobile.look.kit import Plate, Text, put
from mobile.look.row import Part, Row
from mobile.look.theme import roomy
from mobile.net import every
from mobile.words import say

EACH = 0.5  # seconds until the next is counted
STAYS = 1.6  # seconds that all of it is seen
WIDE, HIGH, LAST = 330, 36, 62  # dp


Line = tuple[Part, ...]  # one thing that is counted: its pictures and words


def tallied(view: View, name_of: Callable[[Seat], str]) -> tuple[list[Line], str]:
    """What there is to be counted, in this order, and what comes of it."""
    found = []
    for k, (now, target) in enumerate(zip(view.indices, view.targets, strict=True)):
        text = say("terristories.goal_level", what=wording.sentence(wording.index(k)), now=wording.level(now), n=target)
        found.append(_line(text, now >= target, f"terristories/index_{INDICES[k]}"))
    common = view.end in (End.COMMON, End.COMMON_LOST)
    found.append(_line(say("terristories.tally_common"), common))
    if view.law & Law.GOALS:
        found += [
            _line(say("terristories.tally_goal", name=name_of(seat)), bool(view.won >> seat & 1))
            for seat in range(view.players)
        ]
    return found, _verdict(view, name_of)


def _line(text: str, met: bool, icon: str = "") -> Line:
    return Part(MET if met else MISSED), Part(icon, text)


def _verdict(view: View, name_of: Callable[[Seat], str]) -> str:
    ended = outcome(view)
    finest = wording.listed([name_of(seat) for seat in seats(view.won)])
    if view.end is End.COMMON_LOST:
        return say("terristories.tally_conquest_lost")
    if view.end is End.COMMON:
        return say("terristories.tally_both", names=finest) if finest else say("terristories.tally_won")
    if ended is not None and ended.winners:
        return say("terristories.tally_personal", names=finest)
    return say("terristories.tally_lost")


class Tally:
    """Shows it over the planet; a touch shows all at once, and goes on."""

    def __init__(self) -> None:
        self.layer = FloatLayout(size_hint=(None, None))
        self._room = Box(0, 0, 0, 0)
        self._rows: list[Row | Text] = []
        self._done: Callable[[], None] | None = None
        self._passed = 0.0
        self._shown = 0
        self._ticking: ClockEvent | None = None

    def arrange(self, room: Box) -> None:
        self._room = room

    @property
    def moving(self) -> bool:
        return self._done is not None

    def count(self, told: tuple[list[Line], str], done: Callable[[], None]) -> None:
        """One line after the other; then `done`."""
        self.finish()
        if not motion.seconds(1.0):
            done()
            return
        self._done, self._passed, self._shown = done, 0.0, 0
        self._lay(*told)
        if motion.reduced():
            self._reveal(len(self._rows))
        self._ticking = every(0, self._tick)

    def _lay(self, lines: list[Line], verdict: str) -> None:
        room, layer = self._room, self.layer
        scrim = Scrim(self.finish)
        scrim.spoken = say("terristories.hazard.go_on")
        put(scrim, 0, 0, layer.width, layer.height)
        layer.add_widget(scrim)
        width = min(room.width - dp(16), dp(WIDE) * min(1.4, theme.text_scale()))
        each = min(roomy(HIGH), (room.height - dp(32)) / (len(lines) + LAST / HIGH))
        last = each * LAST / HIGH
        high = each * len(lines) + last + dp(28)
        x, y = room.x + (room.width - width) / 2, room.y + (room.height - high) / 2
        sheet = Plate("house/panel_paper")
        put(sheet, x, y, width, high)
        layer.add_widget(sheet)
        top, self._rows = y + high - dp(14), []
        for line in lines:
            top -= each
            row = Row(17, icons=1.2)
            row.lay(line, theme.INK, x + dp(20), top, width - dp(40), each)
            self._rows.append(row)
        words = Text(verdict, 18, 800, theme.INK, "center", fraunces=True)
        put(words, x + dp(16), y + dp(12), width - dp(32), last)
        self._rows.append(words)
        for part in self._rows:
            part.opacity = 0
            layer.add_widget(part)

    def _tick(self, passed: float) -> bool:
        self._passed += min(passed, 0.05)
        each = motion.seconds(EACH)
        self._reveal(min(len(self._rows), int(self._passed / each) + 1))
        if self._passed > each * len(self._rows) + motion.seconds(STAYS):
            self.finish()
            return False
        return True

    def _reveal(self, n: int) -> None:
        """So many of them are seen."""
        for row in self._rows[self._shown : n]:
            row.opacity = 1
            sound.play(telling.COUNTED if row is not self._rows[-1] else telling.VERDICT)
        self._shown = max(self._shown, n)

    def finish(self) -> None:
        """On, whatever is still to be seen."""
        done, self._done = self._done, None
        if self._ticking is not None:
            self._ticking.cancel()
            self._ticking = None
        self._rows = []
        self.layer.clear_widgets()
        if done is not None:
            done()
