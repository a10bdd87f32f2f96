# ruff: noqa: E501 - the outlines of drawings are long
"""The nineteen amenities that projects lay on lands: round tokens of card, each with one thing on it.

The rim is of the role's colour; what stands on it fills the token, so that it is known at 20 dp. Named by their projects.
"""

from collections.abc import Callable

from assets.build.hand import BONE, GOLD, INK, PAPER, SHADOW, circle, drawing, ellipse, group, moved, path, rect
from assets.terristories.paint import (
    BEECH,
    CANAL,
    DOME,
    FILTERS,
    GLASS_LIT,
    LEAF,
    LEAF_DARK,
    LEAF_LIT,
    ROLES,
    SIGNAL,
    STEEL,
    STEEL_LIT,
    WATER,
    WHEAT,
    inked,
    line,
    polar,
    polygon,
)

SKY, GRASS = "#cfe6ea", "#9dbb55"
WIDTH = 2.4


def silo() -> str:
    return inked(
        path("M-22 24H22", fill="none", stroke_width=3.4),
        path("M-17 24V-6H1V24Z", fill=STEEL_LIT),
        path("M-17-6C-17-18 1-18 1-6Z", fill=SIGNAL),
        path("M-17 3H1M-17 13H1", fill="none", stroke_width=1.8),
        path("M1 24V3H17V24Z", fill=STEEL),
        path("M1 3C1-6 17-6 17 3Z", fill="#e8705c"),
        path("M5 24V14H12V24Z", fill="#6b3f2b"),
        width=WIDTH,
    )


def bubble() -> str:
    return inked(
        path("M-22 20C-22-8-12-19 0-19S22-8 22 20Z", fill=GLASS_LIT),
        path("M-11 20C-11 8-13 4-9-1M0 20V-4M11 20C11 8 13 4 9-1", fill="none", stroke=LEAF_DARK, stroke_width=3),
        path("M0-3C-8-4-9-9-8-13C-2-12 0-9 0-3ZM0-1C8-2 9-7 8-11C2-10 0-7 0-1Z", fill="#6db24a", stroke_width=1.8),
        circle(-12, 2, 5, fill=SIGNAL, stroke_width=1.8),
        circle(13, 4, 5, fill=SIGNAL, stroke_width=1.8),
        path("M-22 8C-10 12 10 12 22 8", fill="none", stroke_width=1.6),
        path("M-25 20H25", fill="none", stroke_width=4),
        width=WIDTH,
    ) + line("M-16-2C-14-9-10-13-5-15", "#fff", 3)


def hedge() -> str:
    return inked(
        path("M-26 18C-29 8-22 2-17 4C-18-6-6-10-2-3C2-12 15-10 15 0C22-2 29 7 26 18Z", fill=LEAF),
        path(
            "M-18 10C-18 6-14 5-12 8M-4 7C-4 1 3 1 4 6M11 10C11 5 17 5 18 9",
            fill="none",
            stroke=LEAF_LIT,
            stroke_width=3,
        ),
        circle(-9, 13, 3, fill=SIGNAL, stroke_width=1.4),
        circle(7, 14, 3, fill=SIGNAL, stroke_width=1.4),
        path("M-27 19H27", fill="none", stroke="#6b3f2b", stroke_width=5),
        path("M-4-13C-10-12-11-17-8-19C-4-21 1-19 2-16L8-14L2-12C0-10-2-11-4-13Z", fill="#f0c36a", stroke_width=1.8),
        width=WIDTH,
    )


def mill() -> str:
    sails = "".join(
        f'<g transform="rotate({45 + 90 * k} 0 -4)">{path("M0-4V-27", fill="none", stroke_width=3)}{path("M1-25H9V-9H1Z", fill="#fff3d0", stroke_width=1.8)}{path("M1-17H9", fill="none", stroke_width=1.2)}</g>'
        for k in range(4)
    )
    return inked(
        path("M-22 24H22", fill="none", stroke_width=3.4),
        path("M-12 24L-8-6H8L12 24Z", fill=DOME),
        path("M-9-5C-8-16 8-16 9-5Z", fill="#8d4a2b"),
        path("M-4 24V15C-4 10 4 10 4 15V24Z", fill="#6b3f2b"),
        sails,
        circle(0, -4, 3.4, fill=GOLD),
        width=WIDTH,
    )


def canal() -> str:
    return inked(
        path("M-26 24L-9-16H9L26 24Z", fill=CANAL),
        path("M-26 24L-9-16M9-16L26 24", fill="none", stroke="#8a5a2a", stroke_width=5.6),
        path("M-26 24L-9-16M9-16L26 24", fill="none", stroke=BEECH, stroke_width=2.4),
        path(
            "M-10 14C-6 10-3 10 0 14S7 18 11 14M-6 3C-3 0-1 0 1 3S5 6 8 3",
            fill="none",
            stroke="#e6f7fb",
            stroke_width=3,
        ),
        path("M-17-16H17V-9H-17Z", fill="#a8713c"),
        path("M0-16V-25M-7-25H7", fill="none", stroke_width=3.4),
        width=WIDTH,
    )


def health() -> str:
    return inked(
        path("M-22 22V0L0-18L22 0V22Z", fill=DOME),
        path("M-26 2L0-20L26 2", fill="none", stroke="#2b62a8", stroke_width=6),
        path("M-5-6H5V2H13V12H5V20H-5V12H-13V2H-5Z", fill=SIGNAL),
        width=WIDTH,
    )


def school() -> str:
    star = polygon([polar(36 * k, 8.5 if k % 2 == 0 else 3.8, 0, -15) for k in range(10)])
    return inked(
        path("M0 3C-7-3-17-4-25-1V19C-17 16-7 17 0 23Z", fill=BONE),
        path("M0 3C7-3 17-4 25-1V19C17 16 7 17 0 23Z", fill="#f0dcb0"),
        path(
            "M-19 5C-14 4-9 5-6 7M-19 11C-14 10-9 11-6 13M19 5C14 4 9 5 6 7M19 11C14 10 9 11 6 13",
            fill="none",
            stroke="#7a5733",
            stroke_width=1.8,
        ),
        path(star, fill=GOLD),
        width=WIDTH,
    )


def tram() -> str:
    return inked(
        path("M-3-16L-9-25H9", fill="none", stroke_width=2.4),
        path("M-23 15V-9C-23-14-19-16-14-16H14C19-16 23-14 23-9V15Z", fill="#e8573f"),
        path("M-18 2V-10H-7V2ZM-4 2V-10H7V2ZM10 2V-10H18V2Z", fill=GLASS_LIT, stroke_width=1.9),
        path("M-23 7H23", fill="none", stroke=BONE, stroke_width=3.4),
        circle(-12, 17, 5, fill="#4a3a34"),
        circle(12, 17, 5, fill="#4a3a34"),
        path("M-26 23H26", fill="none", stroke_width=2.6),
        width=WIDTH,
    )


def pond() -> str:
    return inked(
        ellipse(0, 10, 25, 14, fill="#b9a27a"),
        ellipse(0, 9, 20, 10, fill=WATER),
        path("M-9 9C-6 6-3 6 0 9S6 12 9 9", fill="none", stroke="#e6f7fb", stroke_width=2.8),
        path("M-14 7V-16M-8 4V-22M13 6V-12", fill="none", stroke=LEAF_DARK, stroke_width=3),
        path("M-14-9V-16M-8-14V-23M13-6V-13", fill="none", stroke_width=7.4),
        path("M-14-9V-16M-8-14V-23M13-6V-13", fill="none", stroke="#8a4f24", stroke_width=4),
        width=WIDTH,
    )


def hall() -> str:
    stripes = "".join(
        path(
            f"M{-25 + 10 * k:g}-4L{-18 + 7.2 * k:g}-18H{-10.8 + 7.2 * k:g}L{-15 + 10 * k:g}-4C{-16 + 10 * k:g} 3 {-24 + 10 * k:g} 3 {-25 + 10 * k:g}-4Z",
            fill=("#2b62a8", BONE)[k % 2],
            stroke_width=1.9,
        )
        for k in range(5)
    )
    return inked(
        path("M-20 22V0H20V22Z", fill="#f0dcb0"),
        path("M-12 22V8H12V22Z", fill="#8a5a2a"),
        circle(-6, 15, 4.4, fill=SIGNAL, stroke_width=1.6),
        circle(3, 16, 4.4, fill=WHEAT, stroke_width=1.6),
        path("M-13 21H13", fill="none", stroke_width=4.4),
        stripes,
        path("M-26 23H26", fill="none", stroke_width=3),
        width=WIDTH,
    )


def turbine() -> str:
    blade = "M0-3C5-9 5-20 1-27C-3-20-3-9 0-3Z"
    blades = "".join(
        f'<g transform="rotate({120 * k + 12} 0 -5)">{moved(0, -5, path(blade, fill="#fffaf0"))}</g>' for k in range(3)
    )
    return inked(
        path("M-18 24C-8 20 8 20 18 24", fill="none", stroke_width=3.4),
        path("M-3.500 24L-1.500-5H1.500L3.500 24Z", fill=STEEL_LIT),
        blades,
        circle(0, -5, 4, fill=GOLD),
        width=WIDTH,
    )


def mirrors() -> str:
    return inked(
        circle(12, -15, 8, fill="#ffd95e"),
        path("M12-26V-28M23-15H25M20-23L22-25M20-7L22-5", fill="none", stroke="#f59a36", stroke_width=3),
        path("M-26 8L-8-10L2 3L-15 21Z", fill="#8fd0dc"),
        path("M-20 8L-9-3M-14 14L-4 4", fill="none", stroke="#fff", stroke_width=3),
        path("M-2 16L12 1L22 13L8 27Z", fill="#8fd0dc"),
        path("M4 16L12 8", fill="none", stroke="#fff", stroke_width=3),
        width=WIDTH,
    )


def trading() -> str:
    return inked(
        circle(0, 3, 13, fill="#8d6fb0"),
        path("M-12-1C-4-4 4 2 12-1", fill="none", stroke="#c9b3e0", stroke_width=3),
        path("M-25 9C-20 16 20 8 25-5C27-10 18-10 12-7M-12-1C-21 2-27 6-25 9", fill="none", stroke_width=6.4),
        path(
            "M-25 9C-20 16 20 8 25-5C27-10 18-10 12-7M-12-1C-21 2-27 6-25 9", fill="none", stroke=GOLD, stroke_width=3
        ),
        path("M-10-23H4V-12H-10Z", fill="#e0a35a"),
        path("M-3-23V-12", fill="none", stroke="#8a4b1e", stroke_width=2.6),
        width=WIDTH,
    )


def pump() -> str:
    return inked(
        path("M-24 22H24", fill="none", stroke_width=3.4),
        path("M-10 22V-5H6V22Z", fill="#3f78b5"),
        path("M-10-5C-10-12 6-12 6-5Z", fill="#2b62a8"),
        path("M6 2H15C19 2 20 5 20 9H12C12 8 11 7.500 6 8Z", fill=STEEL),
        path(
            "M16 13C18 16 19.500 17.500 19.500 19.500A3.600 3.600 0 0 1 12.500 19.500C12.500 17.500 14 16 16 13Z",
            fill="#8fe0f0",
            stroke_width=1.8,
        ),
        path("M-2-11V-17", fill="none", stroke_width=3),
        path("M-23-13L-12-27L17-22L10-10Z", fill="#26506b"),
        path("M-15-15L-7-25M-5-13L4-23M-18-19L13-15.500", fill="none", stroke="#8fd0dc", stroke_width=1.8),
        width=WIDTH,
    )


def workshop() -> str:
    return inked(
        moved(0, 0, path("M-4 24V-6H4V24Z", fill="#c08a4c"), path("M-15-6V-20H11L17-14L11-6Z", fill=STEEL), turn=-38),
        moved(
            0,
            0,
            path("M-4 22C-4 26 4 26 4 22V-8C9-10 11-15 9.500-20L4-14L-1-16V-22C-8-21-10-13-4-8Z", fill="#e8573f"),
            turn=40,
        ),
        width=WIDTH,
    )


def apiary() -> str:
    return inked(
        path(
            "M-20 22C-24 14-20 8-16 6C-19 0-15-6-11-8C-12-15-6-20 0-20S12-15 11-8C15-6 19 0 16 6C20 8 24 14 20 22Z",
            fill=GOLD,
        ),
        path("M-17 6.500H17M-11.500-8H11.500", fill="none", stroke="#a87a12", stroke_width=2.6),
        path("M-5 22V18C-5 12 5 12 5 18V22Z", fill="#4a2e1e"),
        moved(
            15,
            -13,
            ellipse(-3, -6, 4, 6, fill="#fff", stroke_width=1.6, transform="rotate(-24)"),
            ellipse(4, -6, 4, 6, fill="#fff", stroke_width=1.6, transform="rotate(24)"),
            ellipse(0, 0, 8, 5.5, fill="#ffcf3f"),
            path("M-2-5V5M3-5V5", fill="none", stroke_width=2.6),
        ),
        width=WIDTH,
    )


def observatory() -> str:
    return inked(
        path("M-20 22V4H20V22Z", fill=DOME),
        path("M-22 4C-22-13-12-20 0-20S22-13 22 4Z", fill="#7f8fb0"),
        path("M0-20C12-20 22-13 22 4H9C9-6 6-14 0-20Z", fill="#5d6c8f", stroke="none"),
        path("M-3 2L9-27L18-23L6 2Z", fill="#2b2a45"),
        path("M2-6L11-28L18-25L9-3Z", fill=BONE),
        path("M-23 4H23", fill="none", stroke_width=3.4),
        path("M-6 22V13H3V22Z", fill="#6b3f2b"),
        width=WIDTH,
    )


def trail() -> str:
    return inked(
        path("M-12 26C-22 14 12 10 4 2C-2-3-12-4-8-12H1C-3-6 10-4 15 2C22 11-2 16 8 26Z", fill="#f0dcb0"),
        path("M13 10V-24", fill="none", stroke_width=4.4),
        path("M13-23H-9L-15-18L-9-13H13Z", fill="#c08a4c"),
        path("M13-10H22L27-6L22-2H13Z", fill="#e0a35a"),
        path("M-6-18H7", fill="none", stroke=BONE, stroke_width=2.6),
        width=WIDTH,
    )


def library() -> str:
    drawers = "".join(
        rect(
            -19 + 13 * column,
            -15 + 12 * row,
            11.5,
            10.5,
            1.5,
            fill=("#e0b26f", "#d09a52")[(row + column) % 2],
            stroke_width=1.7,
        )
        + circle(-13.2 + 13 * column, -9.600 + 12 * row, 1.8, fill="#5a3a1e", stroke="none")
        for row in range(3)
        for column in range(3)
    )
    return inked(
        rect(-23, -19, 46, 42, 3, fill="#8a5a2a"),
        drawers,
        path("M0-19V-24", fill="none", stroke=LEAF_DARK, stroke_width=3),
        path(
            "M0-22C-8-21-10-25-10-29C-3-29 0-27 0-22ZM0-22C8-21 10-25 10-29C3-29 0-27 0-22Z",
            fill="#6db24a",
            stroke_width=1.7,
        ),
        width=WIDTH,
    )


# By project: what it lays, its ground, and the role.
AMENITIES: dict[str, tuple[Callable[[], str], str, int]] = {
    "F10": (silo, SKY, 0),
    "F11": (bubble, "#e9d9b0", 0),
    "F13": (hedge, "#d8e6a8", 0),
    "F15": (mill, SKY, 0),
    "F16": (canal, GRASS, 0),
    "G10": (health, "#bfe0e4", 1),
    "G11": (school, "#34507c", 1),
    "G12": (tram, "#f0dcb0", 1),
    "G13": (pond, "#cfe0a0", 1),
    "G14": (hall, "#f3d9a0", 1),
    "E10": (turbine, "#7fb8cc", 2),
    "E11": (mirrors, "#e7c58e", 2),
    "E12": (trading, "#2b3a58", 2),
    "E13": (pump, "#f0e2b8", 2),
    "E14": (workshop, "#e9d9b0", 2),
    "C10": (apiary, "#cfe6ea", 3),
    "C11": (observatory, "#33466b", 3),
    "C13": (trail, "#9dc070", 3),
    "C16": (library, "#dfead0", 3),
}


def amenity(name: str) -> str:
    """A token: thick card, a rim of its role's colour, bone between rim and picture."""
    draw, ground, role = AMENITIES[name]
    fill, lit, dark, _, _ = ROLES[role]
    return (
        f'<clipPath id="token">{circle(0, 0, 27)}</clipPath>'
        + circle(1.8, 3.8, 33, fill=SHADOW, opacity=0.55, filter="url(#soft1)")
        + circle(0.9, 2.4, 33, fill=dark)
        + group(circle(0, 0, 33, fill=fill), filter="url(#paper)")
        + circle(0, 0, 33, fill="none", stroke=INK, stroke_width=2)
        + circle(0, 0, 28.5, fill=PAPER, stroke=INK, stroke_width=1.6)
        + group(circle(0, 0, 26.500, fill=ground), filter="url(#paper)")
        + moved(0, 0, draw(), scale=0.94)
        + line("M-30.500 4A30.800 30.800 0 0 1 6-30.200", lit, 2, opacity=0.95)
    )


def amenities() -> dict[str, str]:
    return {
        f"amenity_{name}": drawing(36, 36, FILTERS + moved(-0.8, -2, amenity(name), scale=0.94)) for name in AMENITIES
    }
