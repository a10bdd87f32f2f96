"""Fingers on Paleo's board: reefs are carried there, pawns chosen, flicked and aimed at, circles picked."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot
from typing import Protocol

from kivy.metrics import dp

from core.game import Refusal
from core.games.paleo import course
from core.games.paleo.content import RADIUS, REEFS, circles, reef_box
from core.games.paleo.position import Ask, Circle, Move, Reason, Reef
from mobile.boards.base import Beside, Holder
from mobile.boards.paleo import lines
from mobile.boards.paleo.camera import Camera
from mobile.boards.paleo.flicks import Flicks
from mobile.gestures.arrivals import trail_of
from mobile.gestures.trail import Place
from mobile.look import sound
from mobile.words import say

REACH = 22.0  # dp round a pawn that choose it
THROUGH = 76.0  # dp round the chosen pawn where a swipe on the board may begin
RESTS = 34.0  # dp round it where a finger that rests is about to flick, and asks nothing
NEAR = 12.0  # mm round a reef where it is touched
GRIP = 24.0  # dp round a reef where a finger takes it up


class Around(lines.Asked, Holder, Protocol):
    """What fingers do something to."""

    flicks: Flicks
    camera: Camera

    @property
    def swiped_here(self) -> bool: ...
    def tap_pawn(self, pawn: int, spot: Place | None = None) -> None: ...
    def pick(self, move: Move) -> None: ...
    def explain(self, text: str, place: Place = ...) -> None:
        """Say beside a place of the window why what was touched there is no use now."""

    def cancel(self) -> None: ...


class Touches(Beside):
    """What one or two fingers on the board mean."""

    def __init__(self, board: Around) -> None:
        self.board = board
        self.holder = board

    # One that lifts

    def liftable(self, x: float, y: float) -> bool:
        board = self.board
        if board.ask in (Ask.REEF, Ask.MOVE_REEF):
            return self._in_hand(x, y) or (board.moves_reefs and board.reefs.nearest(x, y) is not None)
        return self.flicks_at(x, y)

    def _in_hand(self, x: float, y: float) -> bool:
        """Is the chosen reef there?"""
        board, where = self.board, self.board.reefs.where
        if where is None:
            return False
        across, up = board.ground.back(x, y)
        reach = max(40.0, dp(GRIP) / board.canvas.unit)
        return hypot(where[0] / 10 - across, where[1] / 10 - up) < reach

    def flicks_at(self, x: float, y: float, around: float = THROUGH) -> bool:
        """May a swipe begin at this place of the board, so many dp round the pawn?"""
        board = self.board
        if not board.may_aim or board.aim.pawn is None or board.aim.stepping or not board.swiped_here:
            return False
        px, py = board.ground.place(*board.aim.from_where())
        return hypot(px - x, py - y) * board.canvas.unit < dp(around)

    def lift(self, x: float, y: float) -> None:
        board = self.board
        if board.may_aim:
            return
        sound.play("lift")
        if board.moves_reefs and not self._in_hand(x, y):
            board.reefs.choose(board.reefs.nearest(x, y))

    def drag(self, x: float, y: float) -> None:
        board = self.board
        if board.flicking.down:
            board.flicking.move(self._dp(x, y))
        elif board.reefs.reef is not None:
            board.reefs.carry(*board.canvas.to_window_place(x, y))
        elif board.may_aim and board.aim.pawn is not None and self.held is not None:
            board.flicking.begin(trail_of(self.held), board.flicks.pawn)
            board.flicking.move(self._dp(x, y))
            board.touched()

    def drop(self, x: float, y: float) -> None:
        board = self.board
        if board.flicking.down:
            board.flicking.end(self._dp(x, y))
        elif board.reefs.reef is not None:
            board.reefs.drop()

    def _dp(self, x: float, y: float) -> Place:
        """A place of the canvas's world in dp of the window."""
        across, up = self.board.canvas.to_window_place(x, y)
        return across / dp(1), up / dp(1)

    def send_home(self) -> None:
        if self.board.flicking.down:
            self.board.flicking.cancel()
        else:
            self.board.cancel()

    def stroke(self, x: float, y: float) -> None:
        """A swipe that began there flicked nothing: it chooses the pawn that lies there, and says where to flick it."""
        board = self.board
        if not board.may_aim or board.aim.stepping:
            return
        across, up = board.ground.back(x, y)
        near = self.nearest(across, up, board.mine, REACH * dp(1) / board.canvas.unit)
        if board.aim.pawn is None and near is not None:
            board.tap_pawn(near)
        if board.aim.pawn is not None:
            board.camera.again()  # it may have gone astray with the finger
            board.flicks.beside()
        else:
            board.explain(say("paleo.ask_first"), board.canvas.to_window_place(x, y))
            board.touched()

    # A second one

    def second_finger(self) -> bool:
        return False

    def second_down(self, second: Place, first: Place | None) -> bool:
        """Another finger turns the reef in hand, and corrects a flick that is pulled back."""
        board = self.board
        if board.flicking.down and board.pulls:
            return board.flicking.second_down((second[0] / dp(1), second[1] / dp(1)))
        return board.reefs.second_down(second, first)

    def second_moved(self, second: Place, first: Place | None) -> None:
        self.board.flicking.second_moved((second[0] / dp(1), second[1] / dp(1)))
        self.board.reefs.second_moved(second, first)

    def second_up(self) -> None:
        self.board.flicking.second_up()
        self.board.reefs.second_up()

    # A short touch

    def tap(self, x: float, y: float) -> bool:
        board = self.board
        if not board.playable:
            return False
        board.explain("")
        across, up = board.ground.back(x, y)
        if board.ask is Ask.LINE_UP:
            meant = board.standing.tap(across, up)
        elif board.ask is Ask.CIRCLE:
            meant = self._tap_circle(across, up)
        elif board.ask in (Ask.REEF, Ask.MOVE_REEF):
            meant = self._tap_reef(x, y)
        else:
            meant = self._tap_pawn_or_aim(across, up)
        if meant:
            board.touched()
        return meant

    def _tap_circle(self, across: float, up: float) -> bool:
        board, circle = self.board, self.board.standing.circle_at(across, up)
        if circle is None:
            return False
        if circle in course.free_circles(board.view, board.side):
            board.pick(Circle(circle))
        else:
            self._say_why(Reason.NO_CIRCLE, *circles(board.side)[circle])
        return True

    def _tap_reef(self, x: float, y: float) -> bool:
        board = self.board
        near = board.reefs.nearest(x, y) if board.moves_reefs else None
        if near is not None and (near != board.reefs.reef or not board.reefs.moved):
            board.reefs.choose(near)
        elif board.reefs.reef is not None:
            board.reefs.put(x, y)
        elif board.moves_reefs and (done := self._own_reef(x, y)) is not None:
            self._say_why(Reason.REEF_DONE, done[0] / 10, done[1] / 10)
        else:
            return False
        return True

    def _own_reef(self, x: float, y: float) -> Reef | None:
        """One of one's own that lies there and was decided about."""
        board = self.board
        across, up = board.ground.back(x, y)
        own = board.view.reefs[board.side * REEFS : board.side * REEFS + REEFS]
        return next((reef for reef in own if reef and hypot(*reef_box(*reef).away(across, up)) < NEAR), None)

    def _say_why(self, reason: Reason, x: float, y: float) -> None:
        """Beside a place of the board, in mm."""
        board = self.board
        board.explain(board.refuse(Refusal(reason)), board.canvas.to_window_place(*board.ground.place(x, y)))

    def _tap_pawn_or_aim(self, across: float, up: float) -> bool:
        board = self.board
        if not board.may_aim:
            return False
        reach = REACH * dp(1) / board.canvas.unit
        near = self.nearest(across, up, board.mine, reach)
        if board.aim.stepping and board.aim.pawn is not None and (near is None or self._far(near, across, up) > 16):
            board.aim.towards(across, up)
            return True
        if near is None:
            return self._useless(across, up)
        if near == board.aim.pawn and board.swiped_here:  # a finger that comes down to flick it may hesitate
            board.flicking.forget()
        else:
            board.tap_pawn(near)
        return True

    def _useless(self, across: float, up: float) -> bool:
        """A pawn that may not be flicked now says why; while another is chosen, where that one is flicked."""
        board = self.board
        pawn = self.nearest(across, up, range(len(board.view.places)), RADIUS * 1.5)
        if pawn is None:
            return False
        if board.aim.pawn is not None:
            board.flicks.beside()
        else:
            place = board.view.places[pawn]
            spot = board.canvas.to_window_place(*board.ground.place(place[0] / 1000, place[1] / 1000))
            board.explain(lines.useless(board, pawn), spot)
        return True

    def nearest(self, across: float, up: float, pawns: Iterable[int], reach: float) -> int | None:
        """Which of these pawns lies next to a place, in mm, if one is near enough."""
        lie = [(self._far(pawn, across, up), pawn) for pawn in pawns if self.board.view.places[pawn]]
        return min(lie)[1] if lie and min(lie)[0] <= reach else None

    def _far(self, pawn: int, across: float, up: float) -> float:
        place = self.board.view.places[pawn]
        return hypot(place[0] / 1000 - across, place[1] / 1000 - up)
