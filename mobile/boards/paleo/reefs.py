"""Placing and moving reefs: carried over the board or put there by taps, turned, refused where they may not lie."""

from __future__ import annotations

from math import atan2, hypot, pi
from typing import Protocol

from kivy.metrics import dp

from core.game import Refusal
from core.games.paleo.content import REEFS, SPACE
from core.games.paleo.position import Keep, Put
from mobile.boards.base import Said
from mobile.boards.canvas import Sprite
from mobile.boards.paleo.ground import at
from mobile.boards.paleo.sight import Sight
from mobile.look import sound
from mobile.words import say

AIMS = 60.0  # dp above the finger
STEP = 1500  # 0.01°: one turn of the button
RING = 84.0  # dp that the picture of a ring is wide
ROUND = 60.0  # dp: two fingers whose middle is so near turn the reef that waits there
FOLLOWS = 16.0  # dp: what is said beside a reef follows it when it is so far away
TAP = 400  # 0.01°: a second finger that turns by less was a tap

Spot = tuple[float, float]


class Around(Sight, Protocol):
    """What reefs lie in."""

    def marked(self) -> None:
        """Only what is marked on the board has changed."""


class Reefs:
    """The reef in hand."""

    def __init__(self, board: Around) -> None:
        self.board = board
        self.reef: int | None = None
        self.where: tuple[int, int] | None = None  # 0.1 mm
        self.angle = 0
        self.refused: Refusal | None = None
        self.carried = False
        self.entered = False  # did it just come where it is refused, or for another reason?
        self._said: Spot = (0.0, 0.0)  # where the finger was when that was said
        self._finger: Spot = (0.0, 0.0)  # that carries it, in the window
        self._second: Spot | None = None
        self._twist = (0.0, 0)  # how the fingers lay at first, and how the reef did

    def choose(self, reef: int | None) -> None:
        self.reef, self.where, self.refused, self.carried, self._second = reef, None, None, False, None
        lies = self._lies
        if lies:  # it is taken up where it lies
            self.where, self.angle = (lies[0], lies[1]), lies[2]

    @property
    def _lies(self) -> tuple[int, ...]:
        """Where the chosen reef lies, and how."""
        view = self.board.view
        return view.reefs[self.board.side * REEFS + self.reef] if self.reef is not None else ()

    @property
    def moved(self) -> bool:
        """Is the chosen reef anywhere else than where it lies?"""
        return self.where is not None and (*self.where, self.angle) != tuple(self._lies)

    def forget(self) -> None:
        self.choose(None)

    @property
    def move(self) -> Put | Keep | None:
        if self.reef is None or self.where is None or self.refused is not None or self.carried:
            return None
        if not self.moved:
            return self.keep
        return Put(self.reef, *self.where, self.angle)

    @property
    def keep(self) -> Keep | None:
        """Leave the chosen reef, or the next that was not asked about."""
        view, side = self.board.view, self.board.side
        waiting = [k for k in range(REEFS) if not view.handled >> side * REEFS + k & 1]
        reef = self.reef if self.reef in waiting else next(iter(waiting), None)
        return Keep(reef) if reef is not None else None

    def nearest(self, x: float, y: float) -> int | None:
        """The own reef under a place of the world that may be moved."""
        view, side = self.board.view, self.board.side
        across, up = self.board.ground.back(x, y)
        for k in range(REEFS):
            reef = view.reefs[side * REEFS + k]
            done = view.handled >> side * REEFS + k & 1
            if reef and not done and hypot(reef[0] / 10 - across, reef[1] / 10 - up) < 36:
                return k
        return None

    def put(self, x: float, y: float) -> None:
        """Over a place of the world."""
        if self.reef is None or self.board.seat is None:
            return
        across, up = self.board.ground.back(x, y)
        self.where = (round(across * 10), round(up * 10))
        if not self.carried:
            self.refused = None  # a place that is touched anew is told anew
        self._judge()

    def _judge(self) -> None:
        """May it lie there?"""
        if self.where is None or self.reef is None or self.board.seat is None:
            return
        before = self.refused.reason if self.refused is not None else None
        self.refused = self.board.table.refusal(self.board.seat, Put(self.reef, *self.where, self.angle))
        self.entered = self.refused is not None and self.refused.reason is not before

    def carry(self, x: float, y: float) -> None:
        """The finger is there in the window."""
        before = (self.where is None, self.refused)
        self.carried = True
        self._finger = (x, y)
        self._turn_between(self._finger)
        self.put(*self.board.canvas.to_world(x, y + dp(AIMS)))
        self.board.marked()
        leads = hypot(x - self._said[0], y - self._said[1]) > dp(FOLLOWS)
        if before != (self.where is None, self.refused) or (self.refused is not None and leads):
            self._said = (x, y)
            self.board.touched()

    def drop(self) -> None:
        self.carried = False
        if self.refused is not None:
            sound.play("refuse")
            self.forget()
        self.board.touched()

    def rotate(self, by: int = STEP) -> None:
        self._turn_to(self.angle + by)
        self.board.touched()

    def _turn_to(self, angle: int) -> None:
        self.angle = angle % 36000
        self._judge()

    # Two fingers

    def second_down(self, second: Spot, first: Spot | None) -> bool:
        """A finger beside the one that carries the reef, or two round the one that waits: they turn it."""
        if self.reef is None or self.where is None:
            return False
        if not self.carried:
            x, y = self.board.canvas.to_window_place(*self.board.ground.place(self.where[0] / 10, self.where[1] / 10))
            if first is None or hypot((first[0] + second[0]) / 2 - x, (first[1] + second[1]) / 2 - y) > dp(ROUND):
                return False
        begun = self._finger if self.carried or first is None else first
        self._second = second
        self._twist = (atan2(second[1] - begun[1], second[0] - begun[0]), self.angle)
        return True

    def second_moved(self, second: Spot, first: Spot | None) -> None:
        if self._second is not None:
            self._second = second
            self._turn_between(self._finger if self.carried or first is None else first)
            self.board.touched()

    def _turn_between(self, first: Spot) -> None:
        if self._second is not None:
            lies, angle = self._twist
            now = atan2(self._second[1] - first[1], self._second[0] - first[0])
            self._turn_to(angle + round((now - lies) * 18000 / pi))

    def second_up(self) -> None:
        """A second finger that only touched turns what is carried by a step."""
        if self._second is not None:
            self._second = None
            turned = (self.angle - self._twist[1] + 18000) % 36000 - 18000
            if self.carried and abs(turned) < TAP:
                self._turn_to(self._twist[1] + STEP)
            self.board.touched()

    # Seen

    def marks(self) -> list[Sprite]:
        ground, view, side = self.board.ground, self.board.view, self.board.side
        sprites: list[Sprite] = []
        for k in range(REEFS if self.board.moves_reefs else 0):
            reef = view.reefs[side * REEFS + k]
            if reef and k != self.reef and not view.handled >> side * REEFS + k & 1:
                sprites.append(at("ring_gold", *ground.place(reef[0] / 10, reef[1] / 10), 0.9))
        if self.reef is None or self.where is None:
            return sprites
        x, y = self.where[0] / 10, self.where[1] / 10
        name = "reef_refused" if self.refused is not None else "reef_ghost"
        angle = self.angle * pi / 18000
        colour = ("white", "black")[side]
        lying = ground.reef(f"reef_{colour}", x, y, angle)
        lying.alpha = 0.8
        sprites += [lying, ground.reef(name, x, y, angle)]
        grown = (SPACE + 8) * 2 / RING
        ring = at("ring_distance", *ground.place(x, y), grown)
        ring.alpha = 0.8
        sprites.append(ring)
        return sprites

    def said(self) -> Said | None:
        if self.refused is None or self.where is None:
            return None
        board = self.board
        place = board.canvas.to_window_place(*board.ground.place(self.where[0] / 10, self.where[1] / 10))
        return Said(say("refused.here"), board.refuse(self.refused), place, board.canvas.top, True)
