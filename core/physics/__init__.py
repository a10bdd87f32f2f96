"""Flicks and throws: what lies or stands on a board, and what a flick or a flipped flint does to it.

`flick` and `throw` are pure functions; rules call them by `Chance`.
"""

from core.physics.roll import Exit, Passage, Path, Rest, Roll, Touch, What
from core.physics.room import flick, flicking
from core.physics.surface import Box, Disc, Doorway, Stuff, Surface
from core.physics.sweep import Meeting, sweep
from core.physics.throw import Course, How, Standing, Steadiness, Throw, throw

__all__ = [
    "Box",
    "Course",
    "Disc",
    "Doorway",
    "Exit",
    "How",
    "Meeting",
    "Passage",
    "Path",
    "Rest",
    "Roll",
    "Standing",
    "Steadiness",
    "Stuff",
    "Surface",
    "Throw",
    "Touch",
    "What",
    "flick",
    "flicking",
    "sweep",
    "throw",
]
