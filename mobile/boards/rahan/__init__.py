"""The board of Rahan; see `board` for how its parts belong together."""

from mobile.boards.rahan.board import Board

__all__ = ["Board"]
