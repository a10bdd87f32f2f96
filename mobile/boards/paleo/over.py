"""What is said over the board while a pawn is aimed: at the goal what it would meet there, at an edge what a finger can
do and how hard it would go; and a finger that shows once where to swipe."""

from __future__ import annotations

from typing import Protocol

from kivy.clock import Clock, ClockEvent
from kivy.metrics import dp

from mobile.boards.aim_words import AimWords
from mobile.boards.base import Box, Stage
from mobile.boards.canvas import Sprite, TouchBoard
from mobile.boards.flick_pad import FlickPad
from mobile.boards.paleo import lines
from mobile.boards.paleo.camera import Camera
from mobile.boards.paleo.pad import force
from mobile.look import motion

SHOWS = 1.1  # seconds that the finger takes
WAY = 96.0  # dp it goes, through the pawn and on
TIMES = 2


class Around(lines.Aimed, Protocol):
    """What is aimed."""

    camera: Camera
    pad: FlickPad


class Over:
    """Laid over the board."""

    def __init__(self, board: Around) -> None:
        self.board = board
        self.words = AimWords()

    def arrange(self, stage: Stage) -> None:
        canvas = self.board.canvas
        self.words.arrange(stage, Box(canvas.x, canvas.y, canvas.width, canvas.height))

    def show(self) -> None:
        board, aim = self.board, self.board.aim
        if aim.pawn is None or not board.may_aim or not board.view.places[aim.pawn]:
            self.words.say("", False)
            self.words.weigh(None, low=True)
            return
        canvas, corner = board.canvas, board.camera.corner
        self.words.spare(Box(*corner.pos, *corner.size) if corner.shown else None)
        said = board.pad_shown and board.pad.roomy  # there, beside the board
        low = canvas.to_window_place(*board.ground.place(*aim.from_where()))[1] > canvas.center_y
        missed = board.flicking.why is not None and not board.flicking.down
        told, warns = aim.tells() if (lines.aims(board) or aim.line is not None) and not missed else ("", False)
        goal = aim.goal
        if told and goal is not None:
            self.words.say(told, warns, canvas.to_window_place(*board.ground.place(*goal)))
        elif missed or said or aim.speed > 0:
            self.words.say("", False)
        else:
            self.words.say(*lines.how(board), low=low)
        self.words.weigh(None if said else force(aim), low)


class Pointer:
    """A finger that goes through a place of the board and on, once or twice, and is gone at the next touch."""

    def __init__(self, canvas: TouchBoard) -> None:
        self.canvas = canvas
        self._ticking: ClockEvent | None = None
        self._passed = 0.0
        self._begun = (0.0, 0.0)
        self._size = 0.0
        self._finger: list[Sprite] = []

    @property
    def shown(self) -> bool:
        return self._ticking is not None

    def show(self, x: float, y: float) -> None:
        """Through a place of the world, upwards on the screen; where nothing glides it only points."""
        self.hide()
        self._begun, self._passed = (x, y), 0.0
        self._point(0.0)
        self._ticking = Clock.schedule_interval(self._tick, 0)

    def _at(self, part: float) -> tuple[float, float]:
        x, y = self._begun
        return x, y + WAY * (0.35 - part) * self._size

    def _tick(self, passed: float) -> None:
        self._passed += min(passed, 0.05)
        if self._passed > SHOWS * TIMES:
            self.hide()
            return
        part = 0.5 if motion.reduced() else (self._passed % SHOWS / SHOWS) ** 2
        self._point(part)

    def _point(self, part: float) -> None:
        """As large on the screen as ever, however near the board is seen."""
        unit = dp(1) / self.canvas.unit
        if unit != self._size:
            self._size, self._finger = unit, [Sprite("house/finger", 0.0, 0.0, scale=unit)]
        self.canvas.hold(self._finger, *self._at(part))

    def hide(self) -> None:
        if self._ticking is not None:
            self._ticking.cancel()
            self._ticking = None
            self.canvas.hold([])
