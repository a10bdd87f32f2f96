"""The board of Paleo; see `board` for how its parts belong together."""

from mobile.boards.paleo.board import Board

__all__ = ["Board"]
