"""Colours for people who see fewer of them: how each is moved, so that those they take for one another come apart.

A palette is three rows: what becomes of red, green and blue, as shares of all three. Each row's sum is 1: greys stay.
They were found by search: of what is told apart by colour (seats, roles, force, lands, what is allowed) each two shall
be seen apart by Machado's simulations of who needs the palette, with as little change as does it. A test proves both.
"""

from __future__ import annotations

Matrix = tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]

PLAIN: Matrix = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
USUAL, RED_GREEN, BLUE_YELLOW = "usual", "red_green", "blue_yellow"
PALETTES: dict[str, Matrix] = {
    USUAL: PLAIN,
    RED_GREEN: ((0.79, 0.34, -0.13), (0.02, 1.03, -0.05), (-0.32, 0.77, 0.55)),  # green grows blue, red orange
    BLUE_YELLOW: ((0.98, 0.03, -0.01), (0.01, 1.25, -0.26), (0.03, 0.01, 0.96)),
}


def moved(colours: Matrix, colour: tuple[float, float, float]) -> tuple[float, float, float]:
    """What is seen in place of a colour."""
    red, green, blue = (
        min(1.0, max(0.0, sum(share * part for share, part in zip(row, colour, strict=True)))) for row in colours
    )
    return red, green, blue
