"""The chosen pawn as the flick pad shows it: what is round it, and what is said of its flick."""

from __future__ import annotations

from typing import Protocol

from kivy.input.motionevent import MotionEvent

from core.games.paleo.content import FASTEST
from mobile.boards.canvas import Sprite
from mobile.boards.flick_pad import FlickPad
from mobile.boards.paleo import lines
from mobile.boards.paleo.aim import Aim
from mobile.boards.paleo.ground import SIDE, Place, at
from mobile.gestures.flick import Flicking
from mobile.words import decimal, say

LARGER = 3.0  # than on the board of a phone
UNIT = 0.54 * LARGER  # dp a millimetre


class Around(lines.Aimed, Protocol):
    """What a finger on the pad does something to."""

    held: MotionEvent | None

    def finish_moving(self) -> bool: ...


class OnPad:
    """The flick that is aimed on the pad."""

    fastest = float(FASTEST)

    def __init__(self, board: Around) -> None:
        self.board = board
        self.aim: Aim = board.aim

    @property
    def flicking(self) -> Flicking:
        return self.board.flicking

    @property
    def piece(self) -> Place | None:
        board, pawn = self.board, self.aim.pawn
        if pawn is None or not board.view.places[pawn] or not board.pad_shown:
            return None
        return board.ground.place(*self.aim.from_where())

    @property
    def scene(self) -> object:
        view = self.board.view
        return self.aim.pawn, view.places, view.reefs, self.board.ground.quarters

    @property
    def stepping(self) -> bool:
        return self.aim.stepping

    @property
    def steps(self) -> bool:
        return self.aim.stepping and self.aim.pawn is not None and self.board.may_aim

    @property
    def flickable(self) -> bool:
        return self.board.may_aim and self.aim.pawn is not None and not self.aim.stepping and self.board.pad_shown

    def lying(self) -> list[Sprite]:
        ground, view, start = self.board.ground, self.board.view, self.aim.start
        pawn, spot = start.pawn, (start.x, start.y)
        others = ground.pawns(view, frozenset((pawn,)))
        return [*ground.board(), *ground.reefs(view), *others, ground.pawn(pawn, *spot), ground.ring(pawn, *spot)]

    def marks(self) -> list[Sprite]:
        return [at("ring_gold", *self.board.ground.place(*self.aim.from_where()), 0.52), *self.aim.marks()]

    def hint(self) -> str:
        chosen = self.aim.pawn is not None and not self.board.pad_shown
        return self._told()[0] if chosen else lines.hint(self.board)

    def told(self) -> tuple[str, bool]:
        return self._told() if self.board.pad_shown else ("", False)

    def _told(self) -> tuple[str, bool]:
        """What would be met first; while no finger aims, what a finger can do."""
        aim, board = self.aim, self.board
        if aim.stepping and aim.pawn is not None and aim.speed <= 0 and board.may_aim:
            return say("paleo.how_to_step"), False
        if aim.pawn is None or aim.stepping or board.flicking.down or not board.may_aim:
            return aim.tells()
        if board.pad_shown and (missed := lines.missed(board)):
            return missed, True
        if board.pulls:
            return say("paleo.how_to_pull"), False
        return say("paleo.how_to_aim" if aim.line is None else "paleo.how_to_refine"), False

    def force(self) -> tuple[str, str]:
        aim = self.aim
        if aim.speed > 0:
            return aim.word(), say("paleo.speed", n=decimal(aim.speed / 1000))
        return say("paleo.line_drawn") if aim.line is not None else "", ""

    def called(self, by: int) -> str:
        return say("paleo.softer" if by < 0 else "paleo.harder")

    def rotate(self, by: float) -> None:
        self.aim.rotate(by)

    def harder(self, by: int) -> None:
        self.aim.harder(by)

    def hold(self, finger: MotionEvent | None) -> None:
        self.board.held = finger

    def touched(self) -> None:
        self.board.touched()

    def finish_moving(self) -> bool:
        return self.board.finish_moving()


def pad(board: Around) -> FlickPad:
    """Paleo's flick pad."""
    return FlickPad(OnPad(board), (SIDE, SIDE), UNIT, "paleo")
