"""The row of one's own pawns, or of one's reefs while they are placed: touched, and reefs dragged from here."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from kivy.input.motionevent import MotionEvent

from core.games.paleo import course
from core.games.paleo.content import NUMBERS, REEFS, pawn_of
from core.games.paleo.position import Ask, Exchange, Move
from mobile.boards.base import Beside
from mobile.boards.canvas import Sprite, TouchBoard
from mobile.boards.paleo.aim import Aim
from mobile.boards.paleo.ground import COLOURS, DIM, at, glow, pawn_name, ring
from mobile.boards.paleo.line_up import Standing
from mobile.boards.paleo.reefs import Reefs
from mobile.boards.paleo.sight import Sight
from mobile.boards.sprites import faded
from mobile.gestures.board import Second, Spot

LIGHT = 1.5  # the light round one that may be chosen: it does not reach the next one's
IDLE = 0.75  # how much is seen of pawns while none is asked for


class Around(Sight, Protocol):
    """Whose pawns and reefs they are, and what follows when one is touched."""

    held: MotionEvent | None
    aim: Aim
    reefs: Reefs
    standing: Standing

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
        seen = (board.view, board.seat, ask, self._chosen(ask), reef, self.world)
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
            self._show_pawns(sprites, marks, rings)
        self.draw(sprites + rings)
        self.mark(marks)

    def _show_pawns(self, sprites: list[Sprite], marks: list[Sprite], rings: list[Sprite]) -> None:
        """In the light those that may be chosen; dim what is no use now, and struck out who is captured."""
        board, view = self.board, self.board.view
        useful, chosen = self.useful, self._chosen(board.ask)
        grown = min(0.66, self.world[0] / NUMBERS / 60)
        for k in range(NUMBERS):
            pawn = board.side * NUMBERS + k
            x, y = self.middle(k, NUMBERS)
            shown = [at(pawn_name(pawn), x, y, grown), ring(board.ground.mark_of(pawn), x, y, 2 * grown)]
            struck = not view.places[pawn] and view.question is not Ask.LINE_UP and pawn not in useful
            if pawn in useful and chosen is None:
                sprites.insert(0, glow(x, y, LIGHT * grown))
            if useful and pawn not in useful:
                marks += faded(shown, DIM)
            elif struck or not useful:
                marks += faded(shown, IDLE)
            else:
                sprites += shown[:1]
                rings += shown[1:]
            if struck:
                marks.append(at("struck", x, y, 1.14 * grown))
            if pawn == chosen:
                marks.append(at("ring_gold", x, y, 1.12 * grown))

    @property
    def useful(self) -> Collection[int]:
        """The pawns that may be chosen now."""
        board = self.board
        if board.may_aim:
            return board.mine
        if board.ask is Ask.EXCHANGE:
            return course.held_before(board.view, board.side)
        if board.ask is Ask.LINE_UP and board.seat is not None:
            return course.own_pawns(board.view.players, board.seat)
        return ()

    def _chosen(self, ask: Ask | None) -> int | None:
        """The pawn that is chosen now."""
        board = self.board
        if ask is Ask.EXCHANGE:
            ready = board.ready
            return pawn_of(board.side, ready.pawn) if isinstance(ready, Exchange) and ready.pawn else None
        return board.standing.swap if ask is Ask.LINE_UP else board.aim.pawn

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
