# ruff: noqa: E501 - the outlines of drawings are long
"""Little signs for lines, plates and cards: the indices, the phases, kinds of cards, labels, and what else is counted.

All are 28 dp and are known at 18. The three indices differ by outline: a heart, a cog, a leaf. A phase is a round badge
with a ground of its own.
"""

from collections.abc import Callable

from assets.build.hand import BONE, GOLD, INK, PAPER, circle, drawing, ellipse, group, moved, path
from assets.terristories.paint import (
    BRASS,
    CANAL,
    FILTERS,
    FLAME,
    SIGNAL,
    STEEL_LIT,
    cut,
    flat,
    inked,
    line,
    polar,
    polygon,
)
from assets.terristories.tokens import cube

# --- Indices ---


def social() -> str:
    """A heart in which two hold each other."""
    heart = (
        "M0 22C-14 11-23 3-23-8C-23-17-16-21-10-21C-5-21-2-18 0-14C2-18 5-21 10-21C16-21 23-17 23-8C23 3 14 11 0 22Z"
    )
    pair = "M-8-9A4.500 4.500 0 1 1-7.900-9ZM8-9A4.500 4.500 0 1 1 8.100-9ZM-16 3C-15-5-12-7.500-8-7.500S-1.500-6 0 0C1.500-6 4-7.500 8-7.500S15-5 16 3C12 8 5 12 0 16C-5 12-12 8-16 3Z"
    return cut(
        inked(path(heart, fill="#c2477a")),
        flat("M23-8C23 3 14 11 0 22C6 14 16 6 17-6C18-13 15-18 10-21C16-21 23-17 23-8Z", "#8f2a55"),
        flat(pair, BONE),
        line("M-18-9C-18-14-15-16.500-11-17", "#fff", 2.2, opacity=0.85),
    )


def economy() -> str:
    """A cog round a cube."""
    teeth = []
    for k in range(8):
        for turn, r in ((-13, 18.5), (-9, 24), (9, 24), (13, 18.5)):
            teeth.append(polar(45 * k + turn, r))
    return cut(
        inked(path(polygon(teeth), fill=BRASS)),
        circle(0, 0, 14.500, fill="#8a4b1e"),
        circle(0, 0, 14.500, fill="none", stroke=INK, stroke_width=2),
        moved(0, -0.5, cube(), scale=0.66),
        line("M-19-9A21 21 0 0 1-6-20", "#fffbe6", 2.2, opacity=0.9),
    )


def environment() -> str:
    """A leaf with a drop of dew."""
    return cut(
        inked(
            path("M-18 22C-18 14-16 10-13 6", fill="none", stroke_width=4),
            path("M-15 12C-24-6-10-22 22-22C24 8 8 22-15 12Z", fill="#5da644"),
        ),
        flat("M-15 12C8 22 24 8 22-22C16-2 4 8-15 12Z", "#3b7a30"),
        line("M-15 12C-6-1 4-9 14-14M-5 2L-6-9M3-5L2-15M-3 5L8 5M5-3L15-2", "#e4f2b8", 2.2),
        line("M-14 1C-14-8-6-15 6-17.500", "#fff", 2, opacity=0.8),
    )


# --- Phases ---


def badge(ground: str, dark: str, picture: str) -> str:
    return (
        circle(1.4, 3, 26, fill="#140a03", opacity=0.45, filter="url(#soft1)")
        + circle(0.8, 1.8, 25.5, fill=dark)
        + circle(0, 0, 25.5, fill=PAPER)
        + group(circle(0, 0, 23, fill=ground), filter="url(#paper)")
        + circle(0, 0, 23, fill="none", stroke=INK, stroke_width=2)
        + line("M-22.500 6A24.200 24.200 0 0 1 5-23.500", "#fff", 1.5, opacity=0.8)
        + picture
    )


def phase_1() -> str:
    """Base development: a dome, and one who comes with a flag."""
    return badge(
        "#d98f3f",
        "#7a4716",
        inked(
            path("M-18 12C-18-5-11-11-3-11S12-5 12 12Z", fill="#f4efe0"),
            path("M-8 12V5C-8 0 1 0 1 5V12Z", fill=CANAL),
            path("M-17 2C-10 5 4 5 11 2", fill="none", stroke_width=1.6),
            path("M14 13V-17", fill="none", stroke_width=3),
            path("M14-17L2-13L14-8Z", fill=SIGNAL),
            path("M-20 13H20", fill="none", stroke_width=3),
            width=2.4,
        ),
    )


def phase_2() -> str:
    """Projects: a drawing on paper, and a pencil over it."""
    return badge(
        "#3f78b5",
        "#1c4272",
        inked(
            path("M-15-14L9-17L13 12L-11 15Z", fill=BONE),
            path("M-9-6L3-7.500M-8 0L2-1.500M-7 6L-1 5", fill="none", stroke="#7a5733", stroke_width=2.4),
            path("M-1 11L1 3L13-11L19-6L7 8.500Z", fill=GOLD),
            path("M-1 11L1 3L7 8.500Z", fill=BONE, stroke_width=1.8),
            path("M13-11L16-14.500L21.500-9.500L19-6Z", fill=SIGNAL),
            width=2.2,
        ),
    )


def phase_3() -> str:
    """Harvest: an ear of wheat before a sickle."""
    grains = "".join(
        ellipse(
            side * 5.4, 1 - 7 * k, 4.6, 6, fill="#ffd95e", transform=f"rotate({side * 30} {side * 5.4} {1 - 7 * k})"
        )
        for k in range(3)
        for side in (-1, 1)
    )
    ear = path("M0 21V-6", fill="none", stroke_width=3) + grains + ellipse(0, -20, 4.2, 5.6, fill="#ffd95e")
    return badge(
        "#6f9a3e",
        "#355219",
        inked(
            path("M1-19C19-21 24-3 11 9L7 5C15-3 13-13 0-14Z", fill=STEEL_LIT),
            path("M6 4L12 10L4 20L-2 15Z", fill="#a8713c"),
            moved(-7, 3, ear, turn=-8, scale=0.88),
            width=2.2,
        ),
    )


def meteor() -> str:
    """A stone with its tail of fire."""
    return inked(
        path("M20-20C8-14 2-9-4-1L10 12C16 4 19-6 20-20Z", fill=FLAME),
        path("M13-13C6-9 3-5 0 0L7 7C11 2 13-5 13-13Z", fill="#ffe28a", stroke="none"),
        path("M-17 8C-18-1-10-7-2-5C6-4 11 2 9 10C7 18-1 20-8 18C-13 17-16 13-17 8Z", fill="#8d7a6e"),
        ellipse(-8, 6, 3.6, 3, fill="#5f5048", stroke_width=1.4),
        ellipse(1, 11, 2.6, 2.2, fill="#5f5048", stroke_width=1.4),
        width=2.4,
    )


def phase_4() -> str:
    """Hazard: a stone falls from the sky."""
    return badge("#3b3a5c", "#1c1b33", meteor())


def phase_5() -> str:
    """Wages: an open hand with cubes."""
    return badge(
        "#a8527a",
        "#5e2241",
        moved(-1, -9, cube(), scale=0.62)
        + moved(11, -4, cube(), scale=0.5)
        + inked(
            path(
                "M-21 8L-14 4C-8 3-4 6 0 7H8C11 7 11 11 8 11.500L1 12C6 12.500 12 9 17 6C20 5 21 8 19 10C14 15 7 19-1 19C-8 19-11 17-15 17L-21 18Z",
                fill="#f0c49c",
            ),
            width=2.4,
        ),
    )


def phase_6() -> str:
    """Rain: a cloud, drops, and a sprout."""
    return badge(
        "#4a9fae",
        "#1f5a68",
        inked(
            path("M-15 2C-21 1-21-7-15-8C-14-16-3-18 0-12C6-16 14-12 13-6C19-6 19 2 14 2Z", fill="#f6f4ea"),
            path("M-12 7L-14 12M12 7L10 12", fill="none", stroke="#e6f7fb", stroke_width=3.4),
            path("M0 19V12", fill="none", stroke="#24401f", stroke_width=3),
            path("M0 13C-8 13-10 10-10 6C-3 6 0 8 0 13ZM0 13C7 13 9 10 9 6C3 6 0 8 0 13Z", fill="#a9d36a"),
            width=2.2,
        ),
    )


# --- Kinds of cards, and what they do ---


def lightning() -> str:
    return cut(
        inked(path("M7-24L-15 4H-2L-8 24L16-6H3Z", fill="#ffcf3f")),
        flat("M7-24L-15 4H-9L6-17Z", "#fff0a8"),
        flat("M3-6H16L-8 24L-3 9L8-2H1Z", "#e59a1c"),
    )


def hourglass() -> str:
    return cut(
        inked(
            path("M-12-18H12C12-8 4-4 3 0C4 4 12 8 12 18H-12C-12 8-4 4-3 0C-4-4-12-8-12-18Z", fill="#dff1ee"),
            flat("M-8.500-9H8.500C6-5 2-4 0 1C-2-4-6-5-8.500-9ZM-10 16C-8 10-3 9 0 5C3 9 8 10 10 16Z", "#d98f3f"),
            path("M-16-23.500H16V-17.500H-16Z", fill="#a8713c"),
            path("M-16 17.500H16V23.500H-16Z", fill="#a8713c"),
        ),
        line("M-7.500-14C-7-11-5-9-3.500-6.500", "#fff", 1.8),
        line("M-13-21.500H10M-13 19.500H10", "#e6b77a", 1.5),
    )


def stock() -> str:
    """A crate in which a card waits."""
    return cut(
        inked(
            path("M-11-22L9-24L12 4L-8 6Z", fill=BONE),
            path("M-5-15L5-16M-4.500-10L6-11", fill="none", stroke="#8a5a2a", stroke_width=2.4),
            path("M-21-3H21L18 22H-18Z", fill="#c08a4c"),
            path("M-20 5H20M-19 13.500H19", fill="none", stroke_width=1.8),
            path("M-13-3L-11.500 22M13-3L11.500 22", fill="none", stroke_width=1.8),
        ),
        line("M-18-.500H18", "#f3d19a", 1.6),
    )


def label() -> str:
    """A label of sustainable development: a rosette with a sprout, and two ribbons."""
    scallops = polygon([polar(15 * k, 20 if k % 2 else 16.8, 0, -5) for k in range(24)])
    return cut(
        inked(
            path("M-10 8L-15 24L-8 20.500L-3 25.500L1 10ZM10 8L15 24L8 20.500L3 25.500L-1 10Z", fill="#2f8f7a"),
            path(scallops, fill="#37a58c"),
            width=2.2,
        ),
        circle(0, -5, 12.4, fill=BONE, stroke=INK, stroke_width=1.6),
        inked(
            path("M0 4V-4", fill="none", stroke="#2f5a2c", stroke_width=2.8),
            path(
                "M0-4C-8-4-9.500-8-9.500-12C-3-12 0-9 0-4ZM0-2C7-2 9.500-6 9.500-10.500C3-10 0-7 0-2Z", fill="#6db24a"
            ),
            width=1.7,
        ),
    )


def shield() -> str:
    """What is warded: a shield with a tick."""
    d = "M0-24C7-19 14-17.500 20-17.500C21 3 14 17 0 24C-14 17-21 3-20-17.500C-14-17.500-7-19 0-24Z"
    return cut(
        inked(path(d, fill="#3f93a8")),
        flat("M0-24C7-19 14-17.500 20-17.500C21 3 14 17 0 24Z", "#26687f"),
        path(d, fill="none", stroke="#d9f3ee", stroke_width=1.8, transform="scale(.82)"),
        line("M-9 0L-2.500 7.500L10-8", INK, 8),
        line("M-9 0L-2.500 7.500L10-8", BONE, 4.8),
    )


def power() -> str:
    """A role's power: a little rocket takes off."""
    return cut(
        moved(
            0,
            -1,
            inked(
                path("M-5 13C-9 17-7 22-9 25C-4 24-2 22 0 20C2 22 4 24 9 25C7 22 9 17 5 13Z", fill=FLAME),
                path("M-9-1L-17 8V15L-8 11ZM9-1L17 8V15L8 11Z", fill=SIGNAL),
                path("M0-24C8-18 11-8 9 2L6.500 14H-6.500L-9 2C-11-8-8-18 0-24Z", fill="#f4efe0"),
                path("M0-24C4.500-20.500 7.500-16 9-11H-9C-7.500-16-4.500-20.500 0-24Z", fill=SIGNAL),
                circle(0, -3, 4.6, fill="#7cc4c8"),
            ),
            flat("M6.500 14L9 2C9.500-2 9.500-6 9-10C6 0 5 8 2 14Z", "#c9b58f"),
            line("M-6-9C-6.500-3-6 3-5 9", "#fff", 1.7),
            turn=20,
            scale=0.98,
        )
    )


def good() -> str:
    """A hazard that does good: the sun."""
    rays = polygon([polar(360 / 24 * k, 25 if k % 2 == 0 else 17.500) for k in range(24)])
    return cut(
        inked(path(rays, fill=FLAME), circle(0, 0, 15, fill="#ffd95e")),
        line("M-5-3.500V-1.500M5-3.500V-1.500", INK, 3.6),
        line("M-7 4C-4 9 4 9 7 4", INK, 2.6),
        line("M-10-5C-9-8-6.500-10.500-3.500-11.300", "#fffbe6", 2),
    )


def danger() -> str:
    """A hazard that does harm: a triangle with a falling stone."""
    return cut(
        inked(path("M0-23L25 20H-25Z", fill="#ffcf3f"), width=3.4),
        moved(0, 6, meteor(), scale=0.62),
    )


# --- What else is told ---


def target() -> str:
    """Where an index shall be: a small flag on a pole, its foot in the middle of the lower edge."""
    return inked(
        path("M-6 25V-23", fill="none", stroke_width=5.4),
        path("M-6-23L18-14L-6-4Z", fill="#f0c36a"),
        path("M-6 25V-23", fill="none", stroke="#fff3d0", stroke_width=1.6),
    )


SIGNS: dict[str, Callable[[], str]] = {
    "index_social": social,
    "index_economy": economy,
    "index_environment": environment,
    "phase_1": phase_1,
    "phase_2": phase_2,
    "phase_3": phase_3,
    "phase_4": phase_4,
    "phase_5": phase_5,
    "phase_6": phase_6,
    "lightning": lightning,
    "hourglass": hourglass,
    "stock": stock,
    "label": label,
    "shield": shield,
    "power": power,
    "good": good,
    "danger": danger,
    "target": target,
}


def signs() -> dict[str, str]:
    return {name: drawing(28, 28, FILTERS + moved(-0.5, -0.5, draw(), scale=0.92)) for name, draw in SIGNS.items()}
