"""Colours, type and measures of the house. Contrast of each text on its ground is checked by a test.

Colours change in place where strong contrast is wanted: whoever holds one has the new one.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

from kivy.core.text import LabelBase
from kivy.metrics import Metrics, dp
from kivy.utils import get_color_from_hex as rgba

ASSETS = Path(str(files("assets")))  # beside us, wherever we are installed; what reads pictures and fonts wants files

INK = rgba("#33200F")  # on paper
INK_SECOND = rgba("#4A3220")
ON_WOOD = rgba("#FFF3DC")
ON_WOOD_SECOND = rgba("#F0D9B0")
GOLD = rgba("#F0C36A")
WARNING = rgba("#B3301C")
GOOD = rgba("#1F5C29")
WALNUT = rgba("#3A2112")
LEAF = rgba("#3D6B36")  # on paper: what is on, what was won
EARTH = rgba("#735433")  # edges of what is on paper, and what is off
CLAY = rgba("#CCB28A")  # what is not full, and lines between rows

# Seats: colour, shape and the ink that can be read on the colour. The same in every game.
SEAT_COLOURS = (rgba("#B93426"), rgba("#2B62A8"), rgba("#F2BC3B"), rgba("#58B08A"))
SEAT_INKS = (rgba("#FFFAF0"), rgba("#FFFAF0"), rgba("#33200F"), rgba("#23150A"))
GRAIN = 0.1  # how much of the table's wood is seen through paint
SEATS = ("red", "blue", "yellow", "green")  # by mark, as their pictures are called

TARGET = 44  # dp: nothing to be touched is smaller
SMALLEST = 14  # sp: no text is smaller

# What colours become where strong contrast is wanted.
STRONG = (
    (INK, "#120801"),
    (INK_SECOND, "#1F1006"),
    (ON_WOOD, "#FFFBF0"),
    (ON_WOOD_SECOND, "#FFF3DC"),
    (GOLD, "#FFE3A3"),
    (WARNING, "#7A1405"),
    (LEAF, "#173E12"),
    (EARTH, "#2A1A0A"),
    (GOOD, "#0B3A14"),
    (SEAT_COLOURS[0], "#A12A1D"),
    (SEAT_COLOURS[1], "#1F4E8C"),
    (SEAT_COLOURS[3], "#6CC49E"),
    *((ink, "#000000" if max(ink[:3]) < 0.5 else "#FFFFFF") for ink in SEAT_INKS),
)
USUAL = [list(colour) for colour, _ in STRONG]
EDGES = (0.06, 0.03, 0.01), (1.0, 0.97, 0.9)  # round what is light, and round what is dark
SHADED = 0.3  # a veil at least so thick is a ground for words, or puts away what is behind
THICK = 0.9  # and becomes so thick
DARKER, BRIGHTER = 0.8, 1.15  # a painted plate below light words, and below dark ones
DIM = 0.55, 0.8  # how much is seen of what cannot be done now: usually, and where strong contrast is wanted
DIM_ON_GREY = 0.9, 1.0  # where the ground is dim already

_scale = 1.0
_strong = False


def register_fonts() -> None:
    for weight in (600, 700, 800):
        LabelBase.register(f"Nunito{weight}", str(ASSETS / "fonts" / f"Nunito-{weight}.ttf"))
    LabelBase.register("Fraunces", str(ASSETS / "fonts" / "Fraunces-700.ttf"))


def set_contrast(strong: bool) -> None:
    """Are words and grounds to be as far apart as can be? What was drawn before stays as it was."""
    global _strong
    _strong = strong
    for (colour, much), usual in zip(STRONG, USUAL, strict=True):
        colour[:] = rgba(much) if strong else usual


def strong() -> bool:
    return _strong


def veil(colour: Sequence[float]) -> list[float]:
    """The colour of a veil over what is behind: thick, where strong contrast is wanted."""
    *paint, alpha = colour
    return [*paint, max(alpha, THICK) if _strong and alpha >= SHADED else alpha]


def stain(ink: Sequence[float]) -> list[float]:
    """By what a painted plate is darker or brighter, where words lie on it in this ink."""
    return [(DARKER if min(ink[:3]) > 0.5 else BRIGHTER) if _strong else 1.0] * 3


def dim(grey: bool = False) -> float:
    """How much is seen of what cannot be done now; on a ground that is dim itself more."""
    return (DIM_ON_GREY if grey else DIM)[_strong]


def set_text_scale(scale: float) -> None:
    """The app's own text size, on top of the system's."""
    global _scale
    _scale = scale


def text_scale() -> float:
    """How much larger than drawn all text is, by the system and by the app."""
    return _scale * float(Metrics.fontscale)


def sp(size: float) -> float:
    """A text size in pixels."""
    return dp(size) * text_scale()


def roomy(size: float, most: float = 2.0) -> float:
    """A height in pixels that grows with the text in it."""
    return dp(size) * min(most, 1 + (text_scale() - 1) * 0.8)
