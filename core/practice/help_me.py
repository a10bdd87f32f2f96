"""Puzzles of Help Me!: the way is the move."""

from core.practice.judging import first_move

way = first_move
