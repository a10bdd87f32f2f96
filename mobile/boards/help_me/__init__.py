"""The board of Help Me!; see `board` for how its parts belong together."""

from mobile.boards.help_me.board import Board

__all__ = ["Board"]
