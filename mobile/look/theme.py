"""Colours, type and measures of the house. Contrast of each text on its ground is checked by a test."""

from __future__ import annotations

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
WALNUT = rgba("#3A2112")

# Seats: colour, shape and the ink that can be read on the colour. The same in every game.
SEAT_COLOURS = (rgba("#B93426"), rgba("#2B62A8"), rgba("#F2BC3B"), rgba("#58B08A"))
SEAT_INKS = (rgba("#FFFAF0"), rgba("#FFFAF0"), rgba("#33200F"), rgba("#23150A"))
GRAIN = 0.1  # how much of the table's wood is seen through paint
SEATS = ("red", "blue", "yellow", "green")  # by mark, as their pictures are called

TARGET = 44  # dp: nothing to be touched is smaller
SMALLEST = 14  # sp: no text is smaller

_scale = 1.0


def register_fonts() -> None:
    for weight in (600, 700, 800):
        LabelBase.register(f"Nunito{weight}", str(ASSETS / "fonts" / f"Nunito-{weight}.ttf"))
    LabelBase.register("Fraunces", str(ASSETS / "fonts" / "Fraunces-700.ttf"))


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
