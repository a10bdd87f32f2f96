"""Flicks: what lies on a board, and what a flick does to it. `flick` is a pure function; rules call it by `Chance`."""

from core.physics.roll import Exit, Passage, Path, Rest, Roll, Touch, What
from core.physics.room import flick, flicking
from core.physics.surface import Box, Disc, Doorway, Stuff, Surface
from core.physics.sweep import Meeting, sweep

__all__ = [
    "Box",
    "Disc",
    "Doorway",
    "Exit",
    "Meeting",
    "Passage",
    "Path",
    "Rest",
    "Roll",
    "Stuff",
    "Surface",
    "Touch",
    "What",
    "flick",
    "flicking",
    "sweep",
]
