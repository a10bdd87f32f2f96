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
from mobile.look.kit import Plate, put
from mobile.look.measure import measured
from mobile.look.theme import roomy
from mobile.words import cards, say

LAST_PHASE = 6
LEVELS = HIGHEST - LOWEST + 1
BONUS = HIGHEST - 2  # from there an index helps (TER-60)
EDGE, GAP = 4.0, 4.0  # dp
LETTERS = 15.0  # dp
ROOMY = 60.0  # dp of its height with letters of their usual size
TINY = 13.0  # dp of an index's picture where four seats leave little room
UPPER = 0.36  # of the height, for the round and the phases
OVER = 0.4  # how much is seen of a phase that is over


class Head:
    """Draws it; `forecast` is what the indices would be, where that is told."""

    def __init__(self, board: Sight) -> None:
        self.board = board
        self.canvas = BoardCanvas((360, 58))
        self.forecast: Indices | None = None
        self._plates = [Plate("house/chip_paper") for _ in INDICES]
        self._now = Plate("house/chip_gold")  # the phase that is on
        self._seen: object = None

    def height(self, form: Form) -> float:
        """Where it is tight, the planet needs the room more than large letters do."""
        if form is Form.COMPACT:
            return dp(70)
        return roomy({Form.WIDE: 66, Form.LARGE: 88}.get(form, 76), 1.05 if form is Form.WIDE else 1.3)

    def arrange(self, stage: Stage, box: Box, form: Form) -> None:
        for part in (*self._plates, self._now, self.canvas):
            if part.parent:
                part.parent.remove_widget(part)
        self.canvas.world = (box.width / dp(1), box.height / dp(1))
        for part in (*self._plates, self._now):
            stage.add(part, *box)
        stage.add(self.canvas, *box)
        self._seen = None

    def fade(self, alpha: float) -> None:
        for part in (*self._plates, self.canvas):
            part.opacity = alpha
        self._now.opacity = alpha if PHASES[self.board.view.step] else 0.0

    @property
    def _grown(self) -> float:
        """How much larger than usual letters are here."""
        return min(1.3, theme.text_scale(), self.canvas.world[1] / ROOMY)

    def show(self) -> None:
        """Draw it, where it is another one than before."""
        view = self.board.view
        shown = (view.round, view.step, view.indices, view.targets, view.law)
        seen = (shown, self.forecast, theme.text_scale(), self._round)
        if seen != self._seen:
            self._seen = seen
            sprites = self._course()
            for index in range(len(INDICES)):
                sprites += self._index(index)
            self.canvas.draw(sprites)

    def _wide(self, text: str, size: float) -> float:
        """Of a line, in dp."""
        return measured(text, size / theme.text_scale() * self._grown, 800) / dp(1)

    def _words(self, text: str, x: float, y: float, size: float, light: bool = False, bold: bool = True) -> Sprite:
        return words(text, x, y, size * self._grown, self._wide(text, size) + 20, bold, light)

    # The round and its phases

    @property
    def _upper(self) -> float:
        """How high the row of phases is."""
        return self.canvas.world[1] * UPPER

    @property
    def _round(self) -> str:
        """In words, where the phases have room beside it."""
        n, now = self.board.view.round, PHASES[self.board.view.step]
        text = say("terristories.round", n=n, most=ROUNDS)
        needs = self._wide(text, LETTERS) + self._wide(say(f"terristories.phase.{now}"), LETTERS) if now else 0.0
        narrow = needs + (LAST_PHASE + 1) * self._upper > self.canvas.world[0]
        return f"{n}/{ROUNDS}" if narrow else text

    @property
    def _round_wide(self) -> float:
        return self._wide(self._round, LETTERS) + 2 * EDGE

    @property
    def _name(self) -> str:
        """Of the phase that is on; its picture alone where that is too long."""
        now = PHASES[self.board.view.step]
        name = say(f"terristories.phase.{now}") if now else ""
        room = self.canvas.world[0] - 2 * EDGE - GAP - self._round_wide
        return name if self._wide(name, LETTERS) + self._upper + 14 <= room else ""

    def _phases(self) -> list[tuple[int, float, float]]:
        """Each phase with its middle and how wide its place is: the one that is on has its name."""
        left, now = EDGE + self._round_wide + GAP, PHASES[self.board.view.step]
        room = self.canvas.world[0] - left - EDGE
        named = self._wide(self._name, LETTERS) + self._upper + 14 if now else 0.0
        other = (room - named) / (LAST_PHASE - bool(now))
        found, x = [], left
        for phase in range(1, LAST_PHASE + 1):
            part = named if phase == now else other
            found.append((phase, x + part / 2, part))
            x += part
        return found

    def _course(self) -> list[Sprite]:
        now, high = PHASES[self.board.view.step], self._upper
        y, icon = high / 2, high - 5
        found = [self._words(self._round, EDGE + self._round_wide / 2, y, LETTERS, True)]
        self._now.opacity = 1.0 if now else 0.0
        for phase, x, wide in self._phases():
            if phase == now:
                put(self._now, *self._window(x - wide / 2 + 2, 1, wide - 4, high - 3))
                found.append(Sprite(f"terristories/phase_{phase}", x - wide / 2 + icon / 2 + 6, y, icon, icon))
                if self._name:
                    found.append(self._words(self._name, x + icon / 2 + 1, y, LETTERS))
                continue
            side = min(icon, wide)
            picture = Sprite(f"terristories/phase_{phase}", x, y, side, side)
            picture.alpha = OVER if phase < now else 1.0
            found.append(picture)
        return found

    # The indices

    def _box(self, index: int) -> tuple[float, float, float, float]:
        """Where an index is shown: its left upper corner, how wide and how high."""
        wide, high = self.canvas.world
        part = (wide - 2 * EDGE + GAP) / len(INDICES)
        return EDGE + index * part, self._upper + 1, part - GAP, high - self._upper - 4

    def _index(self, index: int) -> list[Sprite]:
        """Its picture and name, where it stands and is to go, and the scale with both."""
        view = self.board.view
        value, target = view.indices[index], view.targets[index]
        then = self.forecast[index] if self.forecast is not None else value
        x, y, wide, high = self._box(index)
        put(self._plates[index], *self._window(x, y, wide, high))
        self._plates[index].dress("house/chip_gold" if value >= target else "house/chip_paper")
        number = f"{wording.level(value)}/{target}"
        if then != value:
            number = f"{wording.level(value)} › {wording.level(then)}/{target}"
            if self._wide(number, LETTERS) > wide - TINY:
                number = f"› {wording.level(then)}/{target}"
        number_wide = self._wide(number, LETTERS)
        line, icon = y + high * 0.33, min(high * 0.56, 24.0, max(TINY, wide - number_wide - 10))
        found = [Sprite(f"terristories/index_{INDICES[index]}", x + icon / 2 + 3, line, icon, icon)]
        found.append(self._words(number, x + wide - number_wide / 2 - 6, line, LETTERS))
        left = x + icon + 7
        name = self._names(then != value)[index]
        if name:
            found.append(self._words(name, left + self._wide(name, 14) / 2, line, 14, False, False))
        return [*found, *self._scale(index, then)]

    def _names(self, foretold: bool) -> list[str]:
        """As much of all their names as there is room for beside the longest numbers."""
        names = [wording.sentence(cards.index_name(index)) for index in INDICES]
        shorts = [say(f"terristories.index_short.{index}") for index in INDICES]
        _, _, wide, high = self._box(0)
        numbers = self._wide("−0 › −0/10" if foretold else "−0/10", LETTERS)
        room = wide - min(high * 0.56, 24.0) - numbers - 17
        fit = (found for found in (names, shorts) if max(self._wide(name, 14) for name in found) <= room)
        return next(fit, [""] * len(INDICES))

    def _scale(self, index: int, then: int) -> list[Sprite]:
        """All levels from the lowest to the highest; what is reached is full, the target has a flag."""
        view = self.board.view
        value, target = view.indices[index], view.targets[index]
        x, y, wide, high = self._box(index)
        step, low = (wide - 14) / LEVELS, y + high * 0.76
        places = [x + 7 + (k + 0.5) * step for k in range(LEVELS)]
        found: list[Sprite] = []
        for k, place in enumerate(places):
            level = LOWEST + k
            colour = "red" if level < 0 else "green" if level >= target else "yellow"
            side = min(step * 0.95, 9.0)
            dot = Sprite(f"house/trace_dot_{colour}", place, low, side, side)
            dot.alpha = 1.0 if level <= value else 0.3
            found.append(dot)
        if value >= target:  # by its shape too
            found.append(Sprite("house/icon_check", places[target - LOWEST], low - 8, 16, 16))
        else:
            found.append(Sprite("terristories/target", places[target - LOWEST] + 2, low - 5, 16, 16))
        if then != value:
            ghost = Sprite("house/knob", places[then - LOWEST], low, 14, 15)
            ghost.alpha = 0.55
            found.append(ghost)
        found.append(Sprite("house/knob", places[value - LOWEST], low, 14, 15))
        if view.law & Law.ADVANCED and (value == LOWEST or value >= BONUS):
            sign = "icon_warn" if value == LOWEST else "star_gold"
            found.append(Sprite(f"house/{sign}", x + 7, y + 6, 18, 18))
        return found

    # Where what is

    def spot_at(self, x: float, y: float) -> tuple[str, int, Box] | None:
        """What of it is at a place of the window: "round", "phase" or "index", which, and where it is."""
        if not self.canvas.opacity or not self.canvas.collide_point(x, y):
            return None
        across, down = self.canvas.to_world(x, y)
        if down < self._upper:
            if across < EDGE + self._round_wide:
                return "round", self.board.view.round, self._window(0, 0, EDGE + self._round_wide, self._upper)
            for phase, middle, wide in self._phases():
                if abs(across - middle) <= wide / 2:
                    return "phase", phase, self._window(middle - wide / 2, 0, wide, self._upper)
            return None
        for index in range(len(INDICES)):
            left, top, wide, high = self._box(index)
            if left <= across <= left + wide:
                return "index", index, self._window(left, top, wide, high)
        return None

    def _window(self, left: float, top: float, wide: float, high: float) -> Box:
        x, y = self.canvas.to_window_place(left, top + high)
        return Box(x, y, dp(wide), dp(high))

    def index_place(self, index: int) -> tuple[float, float]:
        """Where an index is in the window."""
        left, top, wide, high = self._box(index)
        return self.canvas.to_window_place(left + wide / 2, top + high / 2)
