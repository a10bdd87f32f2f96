"""Paleo's flicks as gestures see them: what a finger aims, what follows when it leaves, and where is said why a swipe
flicked nothing."""

from __future__ import annotations

from math import radians
from typing import Protocol

from kivy.metrics import dp
from kivy.uix.widget import Widget

from core.games.paleo.content import FASTEST, SLOWEST
from mobile.boards.base import Said
from mobile.boards.paleo import lines
from mobile.boards.paleo.aim import Aim
from mobile.boards.paleo.over import Pointer
from mobile.boards.paleo.sight import Sight
from mobile.gestures.flick import Flicking
from mobile.gestures.trail import Place
from mobile.look import sound


class Around(Sight, Protocol):
    """Where flicks are aimed."""

    aim: Aim
    flicking: Flicking

    @property
    def enlarged(self) -> Widget:
        """Where the chosen pawn is enlarged."""


class Flicks:
    """Stands between the board and a finger that flicks."""

    slowest, fastest = float(SLOWEST), float(FASTEST)

    def __init__(self, board: Around) -> None:
        self.board = board
        self.finger = Flicking(self)
        self.pointer = Pointer(board.canvas)
        self.pointed = False  # was a finger shown where to swipe?

    @property
    def aim(self) -> Aim:
        return self.board.aim

    @property
    def pulls(self) -> bool:
        return self.board.pulls

    @property
    def turned(self) -> float:
        return radians(self.board.ground.degrees)

    def touched(self) -> None:
        self.board.touched()

    def flick(self) -> bool:
        move = self.aim.move
        if move is not None:
            self.board.send(move)
        elif self.finger.why is not None:
            sound.play("refuse")
        return move is not None

    @property
    def pawn(self) -> Place:
        """Where the chosen pawn is on the board, in dp of the window."""
        board = self.board
        across, up = board.canvas.to_window_place(*board.ground.place(*self.aim.from_where()))
        return across / dp(1), up / dp(1)

    def beside(self) -> None:
        """A finger went over the board, but not through the chosen pawn: a moving one shows it once."""
        board = self.board
        if board.may_aim and self.aim.pawn is not None and not self.aim.stepping:
            if not self.pointed and not self.pulls:
                self.pointed = True
                self.pointer.show(*board.ground.place(*self.aim.from_where()))
            self.finger.beside(self.pawn)

    def said(self) -> Said | None:
        """Why a swipe flicked nothing, at the pawn on the board; on the pad the pad says it."""
        board, missed = self.board, lines.missed(self.board)
        place, pad = (self.finger.piece[0] * dp(1), self.finger.piece[1] * dp(1)), board.enlarged
        if not missed or (pad.parent is not None and pad.collide_point(*place)):
            return None
        place = (self.pawn[0] * dp(1), self.pawn[1] * dp(1))  # wherever it is seen by now
        return Said(missed, "", place, board.canvas.top, refused=True)
