"""Exercises: positions in which one thing is wanted, as data; and who judges what was tried."""

from core.practice.exercise import LEVELS, MOST_STARS, Exercise, Verdict, exercises, read, stars_for, write
from core.practice.judges import COUNTS, verdict
from core.practice.trying import Trying

__all__ = [
    "COUNTS",
    "LEVELS",
    "MOST_STARS",
    "Exercise",
    "Trying",
    "Verdict",
    "exercises",
    "read",
    "stars_for",
    "verdict",
    "write",
]
