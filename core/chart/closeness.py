"""How narrowly points were won."""

from __future__ import annotations

CLOSE, FAR = 0.08, 0.35  # parts of the winner's points


def closeness(first: int, second: int) -> str:
    """Close, clear or far, as it is called in words."""
    margin, whole = first - second, max(1, abs(first))
    if margin <= max(1.0, CLOSE * whole):
        return "points.close"
    return "points.far" if margin >= FAR * whole else "points.clear"
