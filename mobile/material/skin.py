"""What KivyMD's widgets wear: our colours under its names, our fonts and sizes in its styles.

It would work its colours out from one of them, which takes a tenth of the start. They are written down here instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivymd.font_definitions import theme_font_styles

from mobile.look import theme
from mobile.look.theme import sp

if TYPE_CHECKING:
    from kivymd.theming import ThemeManager

PAPER = [0.96, 0.92, 0.83, 1.0]
PAPER_LIGHT = [1.0, 0.98, 0.94, 1.0]
PAPER_DEEP = [0.86, 0.79, 0.66, 1.0]
CLEAR = [0.0, 0.0, 0.0, 0.0]

# By KivyMD's roles of colours; those that are not named are none of what we use of it.
ROLES = {
    "primary": theme.LEAF,
    "onPrimary": PAPER_LIGHT,
    "primaryContainer": [0.78, 0.86, 0.68, 1.0],
    "onPrimaryContainer": theme.LEAF,
    "secondaryContainer": PAPER_DEEP,
    "onSecondaryContainer": theme.INK,
    "surface": PAPER,
    "onSurface": theme.INK,
    "surfaceVariant": PAPER_DEEP,
    "onSurfaceVariant": theme.INK_SECOND,
    "surfaceContainer": PAPER,
    "surfaceContainerHighest": PAPER_DEEP,
    "outline": theme.EARTH,
    "outlineVariant": PAPER_DEEP,
    "error": theme.WARNING,
    "transparent": CLEAR,
    "shadow": CLEAR,  # papers have theirs drawn
    "ripple": [0.45, 0.33, 0.20, 0.25],
}
# Style and role, font, size in sp; nothing of ours is smaller than theme.SMALLEST.
STYLES = (
    ("Body", "large", "Nunito700", 16),
    ("Body", "medium", "Nunito600", 14),
    ("Body", "small", "Nunito700", 14),
    ("Label", "small", "Nunito700", 15),
)
LINE = 1.1  # of a line of our fonts, from one to the next


def dress(manager: ThemeManager) -> None:
    """Put it on, for widgets that are made from now on: at the start, and when text gets another size."""
    manager.theme_style_switch_animation = False
    for role, colour in ROLES.items():
        setattr(manager, f"{role}Color", colour)
    for style, role, font, size in STYLES:
        theme_font_styles[style][role].update({"font-name": font, "font-size": sp(size), "line-height": LINE})
