"""The chosen pawn as the flick pad shows it: what is round it, and what is said of its flick."""

from __future__ import annotations

from typing import Protocol

from kivy.input.motionevent import MotionEvent

from core.games.paleo.content import FASTEST
from mobile.boards.aim_words import Force
from mobile.boards.base import Form
from mobile.boards.canvas import Sprite
from mobile.boards.flick_pad import FlickPad
from mobile.boards.paleo import beams, lines, tokens
from mobile.boards.paleo.aim import Aim
from mobile.boards.paleo.ground import SIDE, Place, at
from mobile.boards.paleo.tokens import Lies
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
    def flickable(self) -> bool:
        return self.board.may_aim and self.aim.pawn is not None and not self.aim.stepping and self.board.pad_shown

    def lying(self, unit: float) -> list[Sprite]:
        ground, view, start = self.board.ground, self.board.view, self.aim.start
        lie = [*tokens.lying(ground, view, frozenset((start.pawn,))), Lies(start.pawn, start.x, start.y)]
        return [*ground.board(), *ground.reefs(view), *tokens.pictures(ground, lie, unit)]

    def marks(self, unit: float) -> list[Sprite]:
        return [at("ring_gold", *self.board.ground.place(*self.aim.from_where()), 0.52), *self.aim.marks(unit)]

    def hint(self) -> str:
        return lines.hint(self.board)

    def told(self) -> tuple[str, bool]:
        """What would be met first; while no finger aims, what a finger can do."""
        return self.aim.tells() if lines.aims(self.board) else lines.how(self.board)

    def force(self) -> Force | None:
        return force(self.aim)

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


def force(aim: Aim) -> Force | None:
    """How hard it would go; nothing while nothing would."""
    if aim.pawn is None or aim.speed <= 0:
        return None
    number = say("paleo.speed", n=decimal(aim.speed / 1000))
    return Force(min(1.0, aim.speed / FASTEST), aim.word(), number, beams.colour(aim.level))


def pad(board: Around) -> FlickPad:
    """Paleo's flick pad."""
    return FlickPad(OnPad(board), (SIDE, SIDE), UNIT, "paleo")


def pad_wish(form: Form) -> str:
    """The wish for a pad: one for a phone that lies, where there is room for it anyway, and one for all else."""
    return "pad_beside" if form is Form.WIDE else "pad"
