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

    @property
    def pawn_enlarged(self) -> Place:
        """And where it is there, in the window."""


class Flicks:
    """Stands between the board and a finger that flicks."""

    slowest, fastest = float(SLOWEST), float(FASTEST)

    def __init__(self, board: Around) -> None:
        self.board = board
        self.finger = Flicking(self)

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
            sound.play("refuse", 0.6)
            sound.tick()
        return move is not None

    @property
    def pawn(self) -> Place:
        """Where the chosen pawn is on the board, in dp of the window."""
        board = self.board
        across, up = board.canvas.to_window_place(*board.ground.place(*self.aim.from_where()))
        return across / dp(1), up / dp(1)

    def beside(self) -> None:
        """A finger went over the board, but not through the chosen pawn."""
        board = self.board
        if board.may_aim and self.aim.pawn is not None and not self.aim.stepping:
            x, y = board.pawn_enlarged
            self.finger.beside((x / dp(1), y / dp(1)) if board.pad_shown else self.pawn)

    def said(self) -> Said | None:
        """Why a swipe flicked nothing, at the pawn on the board; on the pad the pad says it."""
        board, missed = self.board, lines.missed(self.board)
        place = (self.finger.piece[0] * dp(1), self.finger.piece[1] * dp(1))
        if not missed or (board.pad_shown and board.enlarged.collide_point(*place)):
            return None
        return Said(missed, "", place, board.canvas.top, refused=True)
