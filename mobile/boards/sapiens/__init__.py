"""The board of Sapiens; see `board` for how its parts belong together."""

from mobile.boards.sapiens.board import Board

__all__ = ["Board"]
