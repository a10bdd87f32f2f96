"""A name where there is little room: whole, or short where nobody typed it, or as many of its letters as go there."""

from __future__ import annotations

from kivy.metrics import dp

from mobile.look import theme
from mobile.look.measure import extent
from mobile.words import say

SEATS = range(1, 5)


def written(name: str, font: str, room: float) -> str:
    """As it is to be read in so many pixels, at the smallest size at least."""
    least = dp(theme.SMALLEST)
    if extent(name, font, least)[0] <= room:
        return name
    for n in SEATS:
        if name == say("setup.player", n=n):  # cut, all of them would be called the same
            return say("setup.player_short", n=n)
    for most in range(len(name) - 1, 1, -1):
        cut = f"{name[:most].rstrip()}…"
        if extent(cut, font, least)[0] <= room:
            return cut
    return f"{name[:1]}…"
