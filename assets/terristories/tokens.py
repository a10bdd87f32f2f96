# ruff: noqa: E501 - the outlines of drawings are long
"""What lies on lands and before players: cubes, people, zones. Roles differ by colour, by their sign and by outline.

A farmer wears a straw hat, a governor a cap, an entrepreneur a helmet, an ecologist has a sprout on the head. A zone's
outline is its role's shape: a barn on a triangle, domes on a circle, a factory on a diamond, trees on a square.
"""

from assets.build.hand import BONE, INK, PAPER, SHADOW, circle, drawing, ellipse, group, moved, path, shape
from assets.terristories.paint import (
    BEECH,
    DOME,
    DOME_SHADE,
    FILTERS,
    GLASS,
    LEAF_DARK,
    LEAF_LIT,
    PEN,
    ROLES,
    WHEAT,
    inked,
    line,
    sign,
)

# --- Cubes ---

TOP = "M-17-8L0-16.500 17-8 0 1Z"
LEFT = "M-17-8L0 1V19L-17 9.500Z"
HULL = "M-17-8L0-16.500 17-8V9.500L0 19-17 9.500Z"
RIGHT = "M17-8L0 1V19L17 9.500Z"


def cube(fill: str = BEECH, on: str = "") -> str:
    """A little wooden cube; `on`: what is painted on its left side, in a field of 100 units."""
    field = f'<g transform="matrix(.17 .09 0 .18 -17 -8)">{on}</g>' if on else ""
    return (
        path(
            HULL,
            fill=SHADOW,
            opacity=0.5,
            transform="translate(3 4.500)",
            filter="url(#soft1)",
        )
        + group(path(TOP, fill=fill), path(LEFT, fill=fill), path(RIGHT, fill=fill), filter="url(#wood)")
        + path(TOP, fill="#fff", opacity=0.36)
        + path(RIGHT, fill="#1d0d02", opacity=0.36)
        + field
        + group(
            path(TOP + LEFT + RIGHT, fill="none", stroke=INK, stroke_width=2.2, stroke_linejoin="round"),
            filter="url(#hand)",
        )
        + line("M-15-7.500L0 .5 15-7.500M0 1V17", "#fff", 1.2, opacity=0.55)
    )


def role_cube(role: int) -> str:
    """A cube that somebody has laid: painted, with its owner's sign."""
    fill = ROLES[role][0]
    mark = f'<g transform="translate(50 52)">{sign(role, 30, stroke=INK, stroke_width=5, stroke_linejoin="round")}</g>'
    return cube(fill, mark)


def place() -> str:
    """Where a cube is still wanted."""
    d = "M-16-8L0-16 16-8V9L0 17.500-16 9Z"
    return (
        path(d, fill="#fff8e0", opacity=0.35)
        + path(d, stroke=INK, stroke_opacity=0.7, stroke_width=3.6, stroke_dasharray="6.5 5.500", **PEN)
        + path(d, stroke="#f7e6bc", stroke_width=1.5, stroke_dasharray="6.5 5.500", **PEN)
    )


# --- People ---

BODY = "M0-20C5-20 9-18 10.500-16C17-14 23-9 24.500-2C25.500 2 22 5 18 4L14.500 3C15 11 17 18 19 24.500C20 28 18 30 15 30H6.500C4 30 3 29 2.400 26.500L0 18L-2.400 26.500C-3 29-4 30-6.500 30H-15C-18 30-20 28-19 24.500C-17 18-15 11-14.500 3L-18 4C-22 5-25.500 2-24.500-2C-23-9-17-14-10.500-16C-9-18-5-20 0-20Z"
HEAD = (0.0, -27.0, 11.5)

HATS = (
    # straw hat, its wide brim
    '<path d="M-21-31C-13-37 13-37 21-31C13-27 -13-27 -21-31Z" fill="#e9c565"/><path d="M-10-33.500C-10-43-6-46 0-46S10-43 10-33.500C4-31.500-4-31.500-10-33.500Z" fill="#f3d57e"/><path d="M-10-35.500C-4-33.500 4-33.500 10-35.500L10-33.500C4-31-4-31-10-33.500Z" fill="#7c1d14" stroke="none"/>',
    # cap with a peak
    '<path d="M-14-38C-14-45-7-48 0-48S14-45 14-38L11-32H-11Z" fill="#f4efe0"/><path d="M-11-35H11V-30.500C4-28.500-4-28.500-11-30.500Z" fill="#163a6b"/><circle cx="0" cy="-39.500" r="3" fill="#f0c36a" stroke-width="1.4"/>',
    # helmet with a lamp
    '<path d="M-13-30C-14-42-8-47 0-47S14-42 13-30Z" fill="#f59a36"/><path d="M-17-29.500C-10-33 10-33 17-29.500C10-26.500-10-26.500-17-29.500Z" fill="#d8772a"/><circle cx="0" cy="-37.500" r="4.400" fill="#fffbe6"/>',
    # a sprout of two leaves
    '<path d="M0-37V-42" fill="none"/><path d="M0-41C-11-40-15-45-15-49.500C-6-50-1-47 0-41ZM0-41C9-41 13-45 13-49.500C5-49.500 1-47 0-41Z" fill="#a9d36a"/>',
)


def figure(role: int) -> str:
    """A person of wood in its role's colour, with its sign on the chest; 24 dp wide and 40 high, round 0,0."""
    fill, lit, dark, kind, ink = ROLES[role]
    x, y, r = HEAD
    head = circle(x, y, r, fill=fill)
    return (
        ellipse(5, 30.5, 22, 5.5, fill=SHADOW, opacity=0.5, filter="url(#soft1)")
        + path(
            BODY, fill=dark, transform="translate(1.500 2.600)", stroke=dark, stroke_width=2.4, stroke_linejoin="round"
        )
        + group(
            group(path(BODY, fill=fill) + head, filter="url(#wood)"),
            filter="url(#hand)",
            stroke=INK,
            stroke_width=2.6,
            stroke_linejoin="round",
        )
        + path(BODY, fill="url(#gTL)")
        + circle(x, y, r, fill="url(#gTL)")
        + line("M-22-2C-20-8-15-12-9-13.500", lit, 2, opacity=0.9)
        + path(
            shape(kind, 8),
            fill=ink,
            stroke=INK if ink == BONE else "none",
            stroke_width=1.2,
            transform="translate(0 -3)",
            stroke_linejoin="round",
        )
        + group(
            HATS[role],
            filter="url(#hand)",
            stroke=INK,
            stroke_width=2.4,
            stroke_linejoin="round",
            stroke_linecap="round",
        )
    )


# --- Zones ---

OUTLINES = (
    "M0-31L33 28H-33Z",
    "M-31 0A31 31 0 0 1 31 0A31 31 0 0 1-31 0Z",
    "M0-34L34 0L0 34L-34 0Z",
    "M-29-29H29V29H-29Z",
)


def barn() -> str:
    return inked(
        path("M-40 30V17C-20 11 20 11 40 17V30Z", fill=WHEAT),
        path("M-31 29L-24 14M-20 29L-16 13M20 29L16 13M31 29L24 14", fill="none", stroke="#a87a12", stroke_width=2.2),
        path("M-12 23V0L0-14L12 0V23Z", fill=BONE),
        path("M-16 3L0-16L16 3", fill="none", stroke="#7c1d14", stroke_width=5),
        path("M-5 23V9H5V23Z", fill="#7c1d14"),
        path("M-5 9L5 23M5 9L-5 23", fill="none", stroke=BONE, stroke_width=1.6),
        width=2.2,
    )


def town() -> str:
    return inked(
        path("M-40 20C-20 14 20 14 40 20V40H-40Z", fill="#163a6b"),
        path("M6 20V-14H14V20Z", fill=DOME),
        path("M10-14V-25", fill="none"),
        ellipse(10, -14, 12, 4.6, fill="#f2c14e"),
        path("M1-16C2-22 18-22 19-16", fill="#e8573f"),
        path("M-24 21C-24 6-17-3-9-3S5 6 5 21Z", fill=DOME),
        path("M5 21C5 8 0-1-7-3C0 2-1 14-2 21Z", fill=DOME_SHADE, stroke="none"),
        path("M-14 21V16C-14 12-6 12-6 16V21Z", fill="#f2c14e"),
        path("M12 21C12 13 15 9 19 9S25 13 25 21Z", fill=DOME),
        width=2.2,
    )


def factory() -> str:
    return inked(
        path("M-6-27C-1-32 6-30 7-26C12-27 14-22 11-20C7-18-2-18-5-20C-9-21-9-26-6-27Z", fill=BONE),
        path("M6 14V-14H14V14Z", fill="#8d4a2b"),
        path("M6-8H14", fill="none", stroke=BONE, stroke_width=2.6),
        path("M-20 15V-1L-10-9V-1L0-9V-1L8-7V15Z", fill="#f4efe0"),
        path("M-15 9V3H-9V9ZM-5 9V3H1V9Z", fill=GLASS),
        path("M-24 15H22", fill="none", stroke_width=3.4),
        width=2.2,
    )


def reserve() -> str:
    return inked(
        path("M-34 34V12C-14 6 14 8 34 14V34Z", fill="#2a6b50"),
        path("M-14 21C-8 17-2 17 4 21S18 25 24 21", fill="none", stroke="#9fdfe6", stroke_width=4),
        path("M-2 14V0H4V14Z", fill="#7d4e2a"),
        path("M1-24C10-24 16-17 14-10C19-7 17 3 9 4H-8C-16 3-18-6-12-10C-14-18-8-24 1-24Z", fill=LEAF_LIT),
        path("M9 4H-2C6 3 12-2 11-10C16-8 18 2 9 4Z", fill=LEAF_DARK, stroke="none", opacity=0.6),
        path("M19 16V9", fill="none"),
        path("M19 11L12 11L19-3L26 11Z", fill="#3f7a45"),
        path("M-20 15L-26 15L-20 1L-13 15Z", fill="#3f7a45"),
        width=2.2,
    )


PICTURES = (barn, town, factory, reserve)


def zone(role: int) -> str:
    """A token of thick card in the shape of its role's seat, with what stands in such a zone."""
    fill, _, dark, *_ = ROLES[role]
    d = OUTLINES[role]
    wide = {"stroke_linejoin": "round"}
    return (
        f'<clipPath id="zone{role}"><path d="{d}"/></clipPath>'
        + path(
            d,
            fill=SHADOW,
            opacity=0.55,
            transform="translate(2.500 4)",
            stroke=SHADOW,
            stroke_width=7,
            filter="url(#soft1)",
            **wide,
        )
        + path(d, fill=dark, stroke=dark, stroke_width=7, transform="translate(1 2.600)", **wide)
        + path(d, fill=PAPER, stroke=PAPER, stroke_width=7, **wide)
        + group(path(d, fill=fill, stroke=fill, stroke_width=1.6, **wide), filter="url(#paper)")
        + group(PICTURES[role](), clip_path=f"url(#zone{role})")
        + path(d, fill="none", stroke=INK, stroke_width=2, **wide)
    )


def tokens() -> dict[str, str]:
    made = {
        "cube": drawing(28, 28, moved(-1, -2, cube(), scale=1.24), fine="2"),
        "cube_place": drawing(28, 28, moved(-1, -2, place(), scale=1.24)),
    }
    for role in range(len(ROLES)):
        made[f"cube_{role}"] = drawing(28, 28, moved(-1, -2, role_cube(role), scale=1.24))
        made[f"man_{role}"] = drawing(32, 40, moved(0, 6.5, figure(role), scale=0.86))
        made[f"zone_{role}"] = drawing(40, 40, FILTERS + moved(-0.5, -1.5, zone(role), scale=0.95))
    return made
