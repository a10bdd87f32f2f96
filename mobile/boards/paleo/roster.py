"""The row of one's own pawns, or of one's reefs while they are placed: touched, and reefs dragged from here."""

from __future__ import annotations

from typing import Protocol

from kivy.input.motionevent import MotionEvent

from core.games.paleo import course
from core.games.paleo.content import NUMBERS, REEFS, number_of
from core.games.paleo.position import Ask, Exchange, Move
from mobile.boards.base import Beside
from mobile.boards.canvas import Sprite, TouchBoard
from mobile.boards.paleo.aim import Aim
from mobile.boards.paleo.ground import COLOURS, at, pawn_name, ring
from mobile.boards.paleo.reefs import Reefs
from mobile.boards.paleo.sight import Sight
from mobile.gestures.board import Second, Spot


class Around(Sight, Protocol):
    """Whose pawns and reefs they are, and what follows when one is touched."""

    held: MotionEvent | None
    aim: Aim
    reefs: Reefs

    @property
    def touches(self) -> Second: ...
    @property
    def ready(self) -> Move | None: ...
    def tap_pawn(self, pawn: int, spot: Spot | None = None) -> None: ...
    def cancel(self) -> None: ...
    def finish_moving(self) -> bool: ...


class Roster(Beside, TouchBoard):
    """Eight places side by side; a canvas of its own that does not zoom."""

    def __init__(self, board: Around) -> None:
        super().__init__((352, 48))
        self.board = self.holder = board
        self.play = self
        self.other = board.touches
        self.fixed = True
        self._seen: object = None  # what decides how it looks

    def middle(self, k: int, count: int) -> tuple[float, float]:
        return self.world[0] * (k + 0.5) / count, self.world[1] / 2

    @property
    def _reefs(self) -> bool:
        return self.board.view.question in (Ask.REEF, Ask.MOVE_REEF)

    def show(self) -> None:
        """Draw it, where it is another one than before."""
        board, ground = self.board, self.board.ground
        reef = (board.reefs.reef, board.reefs.angle, ground.quarters) if self._reefs else None
        ask = board.ask
        picked = board.ready if ask is Ask.EXCHANGE else None
        seen = (board.view, board.seat, ask, picked, board.aim.pawn, reef, self.world)
        if seen != self._seen:
            self._seen = seen
            self._show()

    def _show(self) -> None:
        view = self.board.view
        sprites: list[Sprite] = []
        marks: list[Sprite] = []
        rings: list[Sprite] = []
        if self._reefs:
            for k in range(REEFS):
                x, y = self.middle(k, REEFS)
                lies = bool(view.reefs[self.board.side * REEFS + k])
                sprite = at(f"reef_{COLOURS[self.board.side]}", x, y, 0.62)
                sprite.alpha = 0.35 if lies else 1.0
                if k == self.board.reefs.reef and not lies:
                    sprite.angle = self.board.reefs.angle / 100 + self.board.ground.degrees
                    marks.append(at("ring_gold", x, y, 0.74))
                (marks if lies else sprites).append(sprite)
        else:
            held = course.held_before(view, self.board.side)
            grown = min(0.66, self.world[0] / NUMBERS / 60)
            for k in range(NUMBERS):
                pawn = self.board.side * NUMBERS + k
                x, y = self.middle(k, NUMBERS)
                shown = [
                    at(pawn_name(pawn), x, y, grown),
                    ring(self.board.ground.mark_of(pawn), x, y, 2 * grown),
                ]
                if self.board.may_aim and view.places[pawn] and pawn not in self.board.mine:  # the partner's
                    for sprite in shown:
                        sprite.alpha = 0.4
                    marks += shown
                    continue
                sprites += shown[:1]
                rings += shown[1:]
                if self.board.ask is Ask.EXCHANGE and pawn in held:  # one of these may come back
                    marks.append(at("ring_gold", x, y, 1.12 * grown))
                    if self.board.ready == Exchange(number_of(pawn)):
                        marks.append(at("aim_ghost", x, y, 1.21 * grown))
                elif not view.places[pawn] and view.question is not Ask.LINE_UP:
                    marks.append(at("struck", x, y, 1.14 * grown))
                elif self.board.aim.pawn == pawn:
                    marks.append(at("ring_gold", x, y, 1.12 * grown))
        self.draw(sprites + rings)
        self.mark(marks)

    # Fingers

    def _at(self, x: float, count: int) -> int:
        return max(0, min(count - 1, int(x / self.world[0] * count)))

    def liftable(self, x: float, y: float) -> bool:
        return self.board.view.question is Ask.REEF and self.board.playable and self._next_reef(x) is not None

    def _next_reef(self, x: float) -> int | None:
        k = self._at(x, REEFS)
        return k if not self.board.view.reefs[self.board.side * REEFS + k] else None

    def lift(self, x: float, y: float) -> None:
        self.board.reefs.choose(self._next_reef(x))

    def drag(self, x: float, y: float) -> None:
        self.board.reefs.carry(*self.to_window_place(x, y))

    def drop(self, x: float, y: float) -> None:
        self.board.reefs.drop()

    def send_home(self) -> None:
        self.board.cancel()

    def second_finger(self) -> bool:
        return False

    def tap(self, x: float, y: float) -> bool:
        if not self.board.playable:
            return False
        if self._reefs:
            k = self._next_reef(x)
            if self.board.view.question is Ask.REEF and k is not None:
                self.board.reefs.choose(k)
        else:
            k = self._at(x, NUMBERS)
            self.board.tap_pawn(self.board.side * NUMBERS + k, self.to_window_place(*self.middle(k, NUMBERS)))
        self.board.touched()
        return True
