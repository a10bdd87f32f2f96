"""Above the planet, always in sight: the round, the phase among the six, and the three indices with their targets."""

from __future__ import annotations

from kivy.metrics import dp

from core.games.terristories.content import HIGHEST, LOWEST, ROUNDS
from core.games.terristories.effects import INDICES
from core.games.terristories.position import PHASES, Indices, Law
from mobile.boards.base import Box, Form, Stage
from mobile.boards.canvas import BoardCanvas, Sprite
from mobile.boards.sprites import words
from mobile.boards.terristories import wording
from mobile.boards.terristories.sight import Sight
from mobile.look import theme
from mobile.look.kit import measured
from mobile.look.theme import roomy
from mobile.words import cards, say

PHASES_OF_ROUND = 6
LEVELS = HIGHEST - LOWEST + 1
BONUS = HIGHEST - 2  # from there an index helps (TER-60)
GAP = 4.0  # dp


class Head:
    """Draws it; `forecast` is what the indices would be, where that is told."""

    def __init__(self, board: Sight) -> None:
        self.board = board
        self.canvas = BoardCanvas((360, 58))
        self.forecast: Indices | None = None
        self._seen: object = None

    def height(self, form: Form) -> float:
        return roomy({Form.WIDE: 60, Form.LARGE: 84}.get(form, 66), 1.3)

    def arrange(self, stage: Stage, box: Box, form: Form) -> None:
        if self.canvas.parent:
            self.canvas.parent.remove_widget(self.canvas)
        self.canvas.world = (box.width / dp(1), box.height / dp(1))
        stage.add(self.canvas, *box)
        self._seen = None

    @property
    def _grown(self) -> float:
        """How much larger than usual letters are here."""
        return min(1.3, theme.text_scale())

    def show(self) -> None:
        view = self.board.view
        shown = (view.round, view.step, view.indices, view.targets, view.law)
        seen = (shown, self.forecast, theme.text_scale(), say("terristories.phase.1"))
        if seen != self._seen:
            self._seen = seen
            plates: list[Sprite] = []
            texts: list[Sprite] = []
            self._course(plates, texts)
            for index in range(len(INDICES)):
                self._index(index, plates, texts)
            self.canvas.draw([*plates, *texts])

    # The round and its phases

    @property
    def _upper(self) -> float:
        """How high the row of phases is."""
        return self.canvas.world[1] * 0.38

    def _phases(self) -> list[tuple[int, float, float]]:
        """Each phase with its middle and how wide its place is: the one that is on has its name."""
        wide, now = self.canvas.world[0], PHASES[self.board.view.step]
        left = self._round_wide + GAP
        named = self._wide(say(f"terristories.phase.{now}"), 15) + 34 if now else 0.0
        small = (wide - left - GAP - named) / (PHASES_OF_ROUND - bool(now))
        found, x = [], left
        for phase in range(1, PHASES_OF_ROUND + 1):
            part = named if phase == now else small
            found.append((phase, x + part / 2, part - 3))
            x += part
        return found

    @property
    def _round_wide(self) -> float:
        return self._wide(self._round, 15) + 14

    @property
    def _round(self) -> str:
        return say("terristories.round", n=self.board.view.round, most=ROUNDS)

    def _wide(self, text: str, size: float) -> float:
        """Of a line, in dp."""
        return measured(text, size / theme.text_scale() * self._grown, 800) / dp(1)

    def _course(self, plates: list[Sprite], texts: list[Sprite]) -> None:
        now, high, size = PHASES[self.board.view.step], self._upper, 15 * self._grown
        y = high / 2
        texts.append(words(self._round, self._round_wide / 2, y, size, self._round_wide, True, True))
        for phase, x, wide in self._phases():
            on = phase == now
            plates.append(Sprite("house/chip_gold" if on else "house/chip_dark", x, y, wide, high - 3))
            icon = min(high - 5, wide)
            if not on:
                picture = Sprite(f"terristories/phase_{phase}", x, y, icon, icon)
                picture.alpha = 1.0 if phase > now else 0.4  # what is over is faint
                texts.append(picture)
                continue
            plates.append(Sprite(f"terristories/phase_{phase}", x - wide / 2 + icon / 2 + 3, y, icon, icon))
            text = say(f"terristories.phase.{phase}")
            texts.append(words(text, x + icon / 2, y, size, wide))

    # The indices

    def _box(self, index: int) -> tuple[float, float, float, float]:
        """Where an index is shown: its left upper corner, how wide and how high."""
        wide, high = self.canvas.world
        part = (wide - 2 * GAP) / 3
        return GAP + index * part, self._upper + 1, part - 2, high - self._upper - 2

    def _index(self, index: int, plates: list[Sprite], texts: list[Sprite]) -> None:
        """Its picture and name, where it stands and is to go, and the scale with both."""
        view = self.board.view
        value, target = view.indices[index], view.targets[index]
        then = self.forecast[index] if self.forecast is not None else value
        x, y, wide, high = self._box(index)
        plates.append(
            Sprite(
                "house/panel_paper" if value >= target else "house/chip_paper", x + wide / 2, y + high / 2, wide, high
            )
        )
        size = 15 * self._grown
        line = y + high * 0.36
        icon = min(high * 0.56, 22.0)
        plates.append(Sprite(f"terristories/index_{index}", x + icon / 2 + 4, line, icon, icon))
        number = wording.level(value) + (f"→{wording.level(then)}" if then != value else "") + f"/{target}"
        room = wide - icon - 10
        number_wide = self._wide(number, 15)
        texts.append(words(number, x + wide - number_wide / 2 - 5, line, size, number_wide + 12))
        name = self._name(index, room - number_wide - 6)
        if name:
            texts.append(words(name, x + icon + 7 + self._wide(name, 14) / 2, line, 14 * self._grown, wide, False))
        self._scale(index, then, plates, texts)

    def _name(self, index: int, room: float) -> str:
        """As much of its name as there is room for."""
        name = wording.sentence(cards.index_name(INDICES[index]))
        short = say(f"terristories.index_short.{INDICES[index]}")
        return next((text for text in (name, short) if self._wide(text, 14) <= room), "")

    def _scale(self, index: int, then: int, plates: list[Sprite], texts: list[Sprite]) -> None:
        """All levels from the lowest to the highest; what is reached is full, the target has a flag."""
        view = self.board.view
        value, target = view.indices[index], view.targets[index]
        x, y, wide, high = self._box(index)
        step = (wide - 12) / LEVELS
        low = y + high * 0.78
        for k in range(LEVELS):
            level = LOWEST + k
            reached = level <= value
            warns = bool(view.law & Law.ADVANCED) and (level == LOWEST or level >= BONUS)
            picture = "trace_dot_red" if level < 0 else "trace_dot_green" if level >= target else "trace_dot_yellow"
            dot = Sprite(f"house/{picture}", x + 6 + (k + 0.5) * step, low, step * 0.9, step * 0.9)
            dot.alpha = 1.0 if reached else 0.25
            if warns:
                dot.height *= 1.5
            plates.append(dot)
        place = x + 6 + (target - LOWEST + 0.5) * step
        texts.append(Sprite("house/icon_flag", place, low - 3, 14, 14))
        here = x + 6 + (value - LOWEST + 0.5) * step
        texts.append(Sprite("house/knob", here, low, 12, 12))
        if then != value:
            there = x + 6 + (then - LOWEST + 0.5) * step
            texts.append(Sprite("house/icon_next", (here + there) / 2, low, 12, 12, 0.0 if then > value else 180.0))
        if view.law & Law.ADVANCED and (value == LOWEST or value >= BONUS):
            sign = "warn" if value == LOWEST else "star"
            plates.append(
                Sprite(f"house/{'icon_warn' if sign == 'warn' else 'star_gold'}", x + wide - 6, y + 5, 16, 16)
            )

    # Where what is

    def spot_at(self, x: float, y: float) -> tuple[str, int, Box] | None:
        """What of it is at a place of the window: "round", "phase" or "index", which, and where it is."""
        if not self.canvas.opacity or not self.canvas.collide_point(x, y):
            return None
        across, down = self.canvas.to_world(x, y)
        if down < self._upper:
            if across < self._round_wide:
                return "round", self.board.view.round, self._window(0, 0, self._round_wide, self._upper)
            found = [spot for spot in self._phases() if abs(across - spot[1]) <= spot[2] / 2 + 2]
            if not found:
                return None
            phase, middle, wide = found[0]
            return "phase", phase, self._window(middle - wide / 2, 0, wide, self._upper)
        for index in range(len(INDICES)):
            left, top, wide, high = self._box(index)
            if left <= across <= left + wide + 2:
                return "index", index, self._window(left, top, wide, high)
        return None

    def _window(self, left: float, top: float, wide: float, high: float) -> Box:
        x, y = self.canvas.to_window_place(left, top + high)
        return Box(x, y, dp(wide), dp(high))

    def index_place(self, index: int) -> tuple[float, float]:
        """Where an index is in the window."""
        left, top, wide, high = self._box(index)
        return self.canvas.to_window_place(left + wide / 2, top + high / 2)
