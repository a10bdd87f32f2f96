"""Which pawn stands on which circle: the line-up before a round, and the circle for a pawn that comes back."""

from __future__ import annotations

from math import hypot

from core.games.paleo import course
from core.games.paleo.content import circles
from core.games.paleo.position import Circle, LineUp
from mobile.boards.canvas import Sprite
from mobile.boards.paleo import tokens
from mobile.boards.paleo.ground import at
from mobile.boards.paleo.sight import Sight
from mobile.boards.paleo.tokens import Lies

REACH = 22.0  # mm round a circle's middle


class Standing:
    """The line-up that is being made, and the free circles."""

    def __init__(self, board: Sight) -> None:
        self.board = board
        self.line: list[int] = []  # circles of the own pawns
        self.swap: int | None = None  # the pawn that was touched first
        self._begun: object = None  # for which seat and round
        self._asked = 0  # how often a good one was asked for

    @property
    def move(self) -> LineUp:
        return LineUp(tuple(self.line))

    def begin(self) -> None:
        """With the line-up that is offered, once a round: what was arranged stays, whatever others do meanwhile."""
        board = self.board
        if board.seat is not None and self._begun != (board.seat, board.view.round):
            self._begun = board.seat, board.view.round
            self.line = list(course.usual_line_up(board.view.players, board.seat))

    def _spots(self) -> list[tuple[float, float]]:
        return list(circles(self.board.side))

    def lined_up(self) -> list[Lies]:
        """Who stands where."""
        board = self.board
        if board.seat is None:
            return []
        own, spots = course.own_pawns(board.view.players, board.seat), self._spots()
        return [Lies(pawn, *spots[circle]) for pawn, circle in zip(own, self.line, strict=True)]

    def free_circles(self, picked: Circle | None) -> list[Sprite]:
        board, spots = self.board, self._spots()
        found = []
        for circle in course.free_circles(board.view, board.side):
            chosen = picked == Circle(circle)
            found.append(at("ring_gold" if chosen else "aim_ghost", *board.ground.place(*spots[circle]), 0.55))
            if chosen:
                back = board.view.entered[0][0]
                found += tokens.pictures(board.ground, [Lies(back, *spots[circle])], board.canvas.unit)
        return found

    def line_up(self) -> None:
        """A good line-up, and another one at the next asking (PAL-58)."""
        board = self.board
        if board.seat is not None:
            self.line, self.swap = list(course.good_line_up(board.view.players, board.seat, self._asked)), None
            self._asked += 1
            board.touched()

    def circle_at(self, across: float, up: float) -> int | None:
        spots = self._spots()
        near = min(range(len(spots)), key=lambda k: hypot(spots[k][0] - across, spots[k][1] - up))
        return near if hypot(spots[near][0] - across, spots[near][1] - up) < REACH else None

    def touch(self, pawn: int) -> None:
        """One of one's own pawns, in the roster."""
        board = self.board
        own = course.own_pawns(board.view.players, board.seat) if board.seat is not None else ()
        if pawn in own:
            self.tap(*self._spots()[self.line[own.index(pawn)]])

    def tap(self, across: float, up: float) -> bool:
        """Touch one pawn and then another, or a free circle: they change places."""
        board, circle = self.board, self.circle_at(across, up)
        if circle is None or board.seat is None or circle not in course.own_circles(board.view.players, board.seat):
            return False
        own = course.own_pawns(board.view.players, board.seat)
        there = own[self.line.index(circle)] if circle in self.line else None
        if self.swap is None:
            self.swap = there
        else:
            first = own.index(self.swap)
            if there is not None:
                self.line[own.index(there)] = self.line[first]
            self.line[first] = circle
            self.swap = None
        return True
