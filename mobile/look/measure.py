"""How wide words are, and where they break, before anything is drawn."""

from __future__ import annotations

import re
from functools import lru_cache

from kivy.core.text import Label as CoreLabel
from kivy.metrics import dp

from mobile.look.theme import sp

# Before a capital or a quotation only: a name may end in a full stop, too.
BETWEEN = re.compile(r"(?<=[.!?…»”]) (?=[^\W\d_a-zà-ÿœ]|[«“])")


def extent(text: str, font: str, size: float) -> tuple[float, float]:
    """The width and height of a line in pixels, without drawing it."""
    return _extent(text, font, int(size))  # Kivy draws whole sizes only, but would keep a font for each fraction


@lru_cache(maxsize=2000)
def _extent(text: str, font: str, size: int) -> tuple[float, float]:
    label = CoreLabel(text=text, font_name=font, font_size=size)
    width, height = label.get_extents(text)
    return float(width), float(height)


def rows_of(text: str, font: str, size: float, width: float) -> list[str]:
    """The words of a text, line by line, as they wrap in a width."""
    rows: list[str] = []
    for word in text.split(" "):
        longer = f"{rows[-1]} {word}" if rows else word
        if rows and extent(longer, font, size)[0] <= width - dp(2):  # the label itself rounds up here and there
            rows[-1] = longer
        else:
            rows.append(word)
    return rows


def shortened(text: str, font: str, size: float, width: float, lines: int) -> str:
    """As many whole words as so many lines take, and dots for the rest; of a word too wide for any, its beginning."""
    rows = rows_of(text, font, size, width)
    wide = next((k for k, row in enumerate(rows) if extent(row, font, size)[0] > width), lines)
    if len(rows) <= lines <= wide:
        return text
    if wide < lines:
        whole = rows[wide]
        most = next((n for n in range(len(whole), 1, -1) if extent(f"{whole[:n]}…", font, size)[0] <= width - dp(2)), 1)
        return " ".join((*rows[:wide], whole[:most].rstrip(" ,:;.-\u00a0") + "…"))
    words = " ".join(rows[:lines]).split(" ")
    while words:
        short = " ".join(words).rstrip(" ,:;.\u00a0") + "…"
        rows = rows_of(short, font, size, width)
        if len(rows) <= lines and extent(rows[-1], font, size)[0] <= width:  # dots may make the last word too wide
            return short
        words.pop()
    return text


def gist(text: str, font: str, size: float, width: float, lines: int) -> str:
    """As many whole sentences as so many lines take; of a first one that is too long for them, the beginning."""
    sentences = BETWEEN.split(text)
    for n in range(len(sentences), 0, -1):
        told = " ".join(sentences[:n])
        if shortened(told, font, size, width, lines) == told:
            return told
    return shortened(text, font, size, width, lines)


def measured(text: str, size: float, weight: int = 700, fraunces: bool = False) -> float:
    """The width of a line in pixels, at a size in sp."""
    return extent(text, "Fraunces" if fraunces else f"Nunito{weight}", sp(size))[0]
