"""TerriStories on the screen: its Board here."""

from mobile.boards.terristories.board import Board

__all__ = ["Board"]
