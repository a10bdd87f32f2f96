# ruff: noqa: E501 - the outlines of drawings are long
"""The six tree spirits. Each is a character of its own: a silhouette, a texture and a mood.

    oak       a round crown of lobed leaves, bark          stern
    baobab    a bottle trunk with roots for branches       surprised
    cherry    a blossom of five petals                     shy
    palm      a star of feathered fronds, coconut fibre    asleep
    bamboo    upright canes with joints                    laughing
    willow    a bell of hanging strands                    weeping

A spirit is drawn on a field of 87 units a side, centred; the face keeps to the middle, and the lower right corner is
left to the number.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

from assets.build.hand import INK, circle, ellipse, group, moved, path


@dataclass(frozen=True)
class Spirit:
    """How a spirit is drawn, and its colours: of the ground it stands on, and of the badge with its number."""

    draw: Callable[[], str]
    ground: str
    dusk: str
    badge: str


def around(count: int, start: float = 0) -> list[float]:
    """Angles all round, in degrees."""
    return [start + 360 * i / count for i in range(count)]


def at(angle: float, radius: float, flat: float = 1) -> tuple[float, float]:
    """The place at an angle from straight up, clockwise."""
    return radius * math.sin(math.radians(angle)), -radius * math.cos(math.radians(angle)) * flat


def shade(d: str, **place: object) -> str:
    """The soft shadow that a shape throws on what lies right behind it."""
    return path(d, fill="#140a03", opacity=0.42, filter="url(#soft1)", transform="translate(2.2 3.4)", **place)


def eye(x: float, y: float, r: float, look: tuple[float, float] = (0, 0), pupil: float = 0.5) -> str:
    """An open eye with a glint, always at the upper left."""
    px, py = x + look[0], y + look[1]
    return (
        circle(x, y, r, fill="#fffaf0", stroke_width=1.8)
        + circle(px, py, r * pupil, fill=INK, stroke="none")
        + circle(px - r * 0.18, py - r * 0.2, r * 0.19, fill="#fff", stroke="none")
    )


def blush(x: float, y: float, colour: str = "#e8705a", rx: float = 4.2) -> str:
    pair = ellipse(-x, y, rx, rx * 0.66) + ellipse(x, y, rx, rx * 0.66)
    return group(pair, fill=colour, opacity=0.75, stroke="none")


def solid(d: str, fill: str, dark: str, shaded: str, width: float = 2.8) -> str:
    """A filled outline with its shaded side; the ink goes over both."""
    return (
        path(d, fill=fill, stroke="none")
        + path(shaded, fill=dark, stroke="none")
        + path(d, fill="none", stroke_width=width)
    )


def inked(*parts: str, ink: str = INK) -> str:
    """Parts outlined by the hand."""
    return group(*parts, stroke=ink, stroke_linecap="round", stroke_linejoin="round", filter="url(#hand)")


# --- Oak ---

OAK_LEAF = (
    "M0 0C-5-3-8-6-5-9C-10-11-10-15-6-16C-9-20-6-24-2-23C-2-26 2-26 2-23C6-24 9-20 6-16C10-15 10-11 5-9C8-6 5-3 0 0Z"
)
OAK_VEINS = "M0-2V-20M0-9L4-12M0-9L-4-12M0-15L3-18M0-15L-3-18"


def oak_leaf(x: float, y: float, turn: float, scale: float, fill: str) -> str:
    veins = path(OAK_VEINS, stroke="#4a2208", stroke_opacity=0.55, stroke_width=1.3, fill="none")
    leaf = path(OAK_LEAF, fill=fill, stroke="#3d1f0a", stroke_width=2.1)
    return moved(x, y, leaf, veins, turn=turn, scale=scale)


def acorn(x: float, y: float, turn: float, scale: float) -> str:
    parts = (
        path("M-6-1C-6 7-2 11 0 13C2 11 6 7 6-1Z", fill="#d8a04a")
        + path("M-8 0C-9-7-4-9 0-9S9-7 8 0C4 2-4 2-8 0Z", fill="#6f4420")
        + path("M0-9V-13M-5-4L-3-1M-1-6L1-2M4-5L5-2", fill="none", stroke_width=1.6)
        + path("M-3 2C-3 5-2 7-1 9", stroke="#fbe2a8", fill="none", stroke_width=1.6)
    )
    return moved(x, y, group(parts, stroke=INK, stroke_width=2, stroke_linejoin="round"), turn=turn, scale=scale)


def oak() -> str:
    outer = ["#b8641c", "#d08a2a", "#9c4f16", "#c77a22", "#8f7a26", "#d8983a"]
    inner = ["#e0a63e", "#d68f2c", "#eab954", "#c98427"]
    crown = [oak_leaf(*at(a, 17), a, 1.06, outer[i % 6]) for i, a in enumerate(around(14, 8))]
    ring = [oak_leaf(*at(a, 15), a, 0.78, inner[i % 4]) for i, a in enumerate(around(13, 20))]
    face = (
        solid(
            "M-23-6C-23-20-13-25.500 0-25.500S23-20 23-6C24 11 15 25 0 26C-15 25-24 11-23-6Z",
            "#cb9c64",
            "#98693c",
            "M23-6C24 11 15 25 0 26C10 19 15 9 14-8C13.500-15 11-21 7-25C17-23.500 23-17 23-6Z",
        )
        + path("M-14-18C-9-21.500-4-22.500 1-22.500", stroke="#ecc994", stroke_width=2.4, fill="none")
        + path(
            "M-19 3C-20 7-19 11-17 14M-15.500 2C-16 4-16 6-15 8M18.500 3C19 7 18 11 16.500 14M-4-19V-14M3-20V-15",
            stroke="#6d4624",
            stroke_width=1.7,
            fill="none",
        )
        + path("M-17-4C-14-9-6-8-3-3C-5 2-14 2-17-4Z", fill="#fffaf0", stroke_width=1.8)
        + path("M17-4C14-9 6-8 3-3C5 2 14 2 17-4Z", fill="#fffaf0", stroke_width=1.8)
        + circle(-8.5, -3.2, 2.9, fill=INK, stroke="none")
        + circle(8.5, -3.2, 2.9, fill=INK, stroke="none")
        + circle(-9.300, -4.2, 0.9, fill="#fff", stroke="none")
        + circle(7.700, -4.2, 0.9, fill="#fff", stroke="none")
        # brows drawn down to the nose, and a moustache: both are leaves
        + path(
            "M-1-4C-6-7-12-9-20-8C-21-15-10-19-3-11C-1-9-1-6-1-4ZM1-4C6-7 12-9 20-8C21-15 10-19 3-11C1-9 1-6 1-4Z",
            fill="#5f7f2c",
            stroke_width=2,
        )
        + path(
            "M-5-8C-9-11-13-11.500-17-10.500M5-8C9-11 13-11.500 17-10.500",
            stroke="#a9c462",
            stroke_width=1.3,
            fill="none",
        )
        + path(
            "M-3.500 0C-4.500 4-4.500 6-2 7.500C-1 8 1 8 2 7.500C4.500 6 4.500 4 3.500 0",
            fill="#a4723f",
            stroke_width=1.8,
        )
        + path(
            "M0 9.500C-5 4.500-17 6.500-21 17C-14 15-12 20-8 19C-5 19-2 17 0 14C2 17 5 19 8 19C12 20 14 15 21 17C17 6.500 5 4.500 0 9.500Z",
            fill="#7c9c38",
            stroke_width=2.2,
        )
        + path(
            "M-15 13C-11 10.500-6 10.500-2 12.500M15 13C11 10.500 6 10.500 2 12.500",
            stroke="#b7d06c",
            stroke_width=1.3,
            fill="none",
        )
        + path("M-5 21.500C-2 20.500 2 20.500 5 21.500", stroke_width=1.8, fill="none")
    )
    soft = circle(2.5, 4, 39, fill="#10200c", opacity=0.4, filter="url(#soft1)")
    soft += circle(0, 0, 32, fill="#5a2c0c")
    return group(soft, *crown, *ring, filter="url(#hand)") + inked(face) + acorn(-33, 32, 28, 0.9)


# --- Baobab ---


def tuft(x: float, y: float, scale: float) -> str:
    """A little cloud of leaves at the end of a branch."""
    d = "M-10 4C-14 0-11-6-6-6C-5-11 4-12 6-7C11-8 14-2 11 2C12 7 6 9 3 6C0 10-7 9-10 4Z"
    parts = (
        path(d, fill="#6d8f3c", stroke="#26361a", stroke_width=2.2)
        + path("M-8 1C-8-2-5-4-3-3M-2-6C0-8 3-8 4-5", fill="none", stroke="#bcd27a", stroke_width=1.7)
        + path("M-3 4C-1 5 2 4 3 2M6 1C8 1 9-1 8-3", fill="none", stroke="#3d5722", stroke_width=1.6)
    )
    return moved(x, y, parts, scale=scale)


def baobab() -> str:
    trunk = (
        "M-27 40C-31 36-26 33-27 27C-31 14-29 1-22-9C-20-14-25-17-33-17L-33-23C-25-24-19-21-15-16"
        "C-14-22-17-27-21-31L-16-36C-10-31-7-25-6-19C-4-24-4-30-4-37H4C4-30 4-24 6-19C7-25 10-31 16-36L21-31"
        "C17-27 14-22 15-16C19-21 25-24 33-23L33-17C25-17 20-14 22-9C29 1 31 14 27 27C26 33 31 36 27 40"
        "C20 42 15 37 9 40C4 42-4 42-9 40C-15 37-20 42-27 40Z"
    )
    body = (
        solid(
            trunk,
            "#b08a72",
            "#825b48",
            "M22-9C29 1 31 14 27 27C26 33 31 36 27 40C22 41.500 18 38 14 38.500C21 26 22 4 13-14L15-16C17-14 20-12 22-9Z",
        )
        + path(
            "M-23-4C-28 6-28 16-25 26M-3-35C-3-29-3-24-5-19M-17-33C-13-29-10-24-9-19",
            stroke="#e3c5a8",
            stroke_width=2,
            fill="none",
        )
        + path(
            "M-19 33C-18 30-20 27-19 24M-13 36C-13 32-11 31-12 28M19 24C20 28 18 31 20 34M11 35C11 32 13 31 12 28M-24 10C-23 13-24 16-22 19M23 6C25 10 24 14 25 17M-3-15C-2-12-4-10-3-8M5-16C6-13 4-11 5-9",
            stroke="#6b4434",
            stroke_width=1.7,
            fill="none",
        )
    )
    face = (
        eye(-10, 3, 7.6, (0.6, 0.2), 0.42)
        + eye(10, 3, 7.6, (-0.6, 0.2), 0.42)
        + path("M-17-7C-14-11-9-11.500-6-9M17-7C14-11 9-11.500 6-9", stroke_width=2.8, fill="none")
        + blush(18, 13, "#d2604a", 4)
        + ellipse(0, 21, 5, 6.4, fill="#5e1d16", stroke_width=2.2)
        + path(
            "M-3 24.500C-1.500 22.500 1.500 22.500 3 24.500C1.500 27-1.500 27-3 24.500Z", fill="#e8806e", stroke="none"
        )
        + path("M-2.500 12C-1 13.500 1 13.500 2.500 12", stroke="#6b4434", stroke_width=1.8, fill="none")
    )
    leaves = [
        tuft(x, y, s) for x, y, s in ((-34, -20, 0.84), (34, -20, 0.84), (-20, -33, 0.92), (20, -33, 0.92), (0, -36, 1))
    ]
    floor = ellipse(3, 39, 32, 5, fill="#3a1408", opacity=0.4, filter="url(#soft1)")
    return (
        floor
        + group(shade(trunk), filter="url(#hand)")
        + inked(body, face)
        + group(*leaves, filter="url(#hand)", stroke_linecap="round")
    )


# --- Cherry ---


def cherry() -> str:
    petal = "M0 4C-13 0-23-14-20-27C-18-36-8-40 0-32C8-40 18-36 20-27C23-14 13 0 0 4Z"
    leaf = "M0-10C-9-16-9-30 0-41C9-30 9-16 0-10Z"
    leaves = [
        moved(
            0,
            1,
            path(leaf, fill="#7aa54a", stroke="#24401c", stroke_width=2.1)
            + path("M0-14V-36", stroke="#c6dd8a", stroke_width=1.4),
            turn=a,
        )
        for a in around(5, 36)
    ]
    fills = ["#f29db2", "#ee8ba5", "#f3a5b8", "#ea829e", "#ef93ab"]
    petals = [
        moved(
            0,
            1,
            path(petal, fill="#5a1228", opacity=0.35, transform="translate(1.6 2.4)"),
            path(petal, fill=fills[i], stroke="#7c2440", stroke_width=2.4),
            path("M0-14C-1-20-5-25-9-28M0-14C1-20 5-25 9-28M0-14V-27", stroke="#c95a7c", stroke_width=1.5, fill="none"),
            path("M-17-25C-16-32-9-35-4-32", stroke="#fff", stroke_opacity=0.75, stroke_width=2, fill="none"),
            turn=a,
        )
        for i, a in enumerate(around(5))
    ]
    stamens = [
        path(f"M0 0L{x:.1f} {y:.1f}", stroke="#b03a5e", stroke_width=1.6)
        + circle(x, y, 2.3, fill="#f6c84a", stroke="#8a4a14", stroke_width=1.2)
        for x, y in (at(a, 23.5) for a in around(10, 18))
    ]
    face = (
        circle(1.2, 2.2, 18.6, fill="#5a1228", opacity=0.4, stroke="none")
        + circle(0, 0, 18.4, fill="#fde6dc", stroke="none")
        + path(
            "M16.500-8C20 4 13 17 0 18.400C8 13 13 4 12-13.500C14-12 15.600-10.200 16.500-8Z",
            fill="#f0bcb6",
            stroke="none",
        )
        + circle(0, 0, 18.4, fill="none", stroke="#7c2440", stroke_width=2.6)
        # eyes that look away, lashes, one eyebrow of doubt
        + ellipse(-7, -1.5, 4.4, 5.2, fill="#fffaf0", stroke_width=1.6)
        + ellipse(7, -1.5, 4.4, 5.2, fill="#fffaf0", stroke_width=1.6)
        + circle(-8.800, 1, 2.9, fill="#5a1a34", stroke="none")
        + circle(5.200, 1, 2.9, fill="#5a1a34", stroke="none")
        + circle(-9.600, 0, 0.9, fill="#fff", stroke="none")
        + circle(4.400, 0, 0.9, fill="#fff", stroke="none")
        + path(
            "M-12-3.500C-11-8-4-8.500-2.500-3M2.500-3C4-8.500 11-8 12-3.500M-12-3.500L-14-5.500M12-3.500L14-5.500",
            stroke_width=2.2,
            fill="none",
        )
        + path("M-10-11.500C-8-12.500-6-12-4.500-11M10-11.500C8-12.500 6-12 4.500-11", stroke_width=1.6, fill="none")
        + path("M-2.500 9.500C-1 8.500 0 11 1.500 10C2.500 9.300 3 9.500 3.500 10", stroke_width=2, fill="none")
    )
    cheeks = blush(11.5, 7, "#ee5f7c", 4.6)
    soft = circle(2.5, 4, 34, fill="#3a0a18", opacity=0.35, filter="url(#soft1)")
    pair = group(
        path("M-30 22C-31 27-35 30-35 34M-30 22C-28 27-26 30-26 34", stroke="#3d5a22", stroke_width=2, fill="none"),
        circle(-36, 36, 5.6, fill="#c2203a", stroke="#4a0c16", stroke_width=1.9),
        circle(-25.5, 37, 5.6, fill="#b01830", stroke="#4a0c16", stroke_width=1.9),
        path(
            "M-39 34.500C-38.500 33-37.500 32.500-36.500 32.500M-28.500 35.500C-28 34-27 33.500-26 33.500",
            stroke="#ffd0d0",
            stroke_width=1.6,
            fill="none",
        ),
        stroke_linecap="round",
    )
    bloom = group(soft, *leaves, *petals, *stamens, filter="url(#hand)", stroke_linecap="round")
    return moved(0, -1, bloom, inked(face, cheeks)) + pair


# --- Palm ---


def frond(length: float, width: float, teeth: int) -> tuple[str, str]:
    """A feathered leaf that points up from 0,0: its outline and its ribs."""
    right, left, ribs = [], [], [f"M0-6V{-length + 4:.1f}"]
    for i in range(teeth):
        t = 0.2 + 0.8 * (i + 0.5) / teeth
        w = width * (math.sin(math.pi * min(1, t * 0.86)) ** 0.7)
        y, back = -length * t, length * 0.8 / teeth
        right += [f"{w:.1f} {y - back * 0.55:.1f}", f"{w * 0.5:.1f} {y - back * 0.1:.1f}"]
        left += [f"{-w:.1f} {y - back * 0.55:.1f}", f"{-w * 0.5:.1f} {y - back * 0.1:.1f}"]
        ribs.append(
            f"M0 {y + back * 0.5:.1f}L{w * 0.6:.1f} {y - back * 0.25:.1f}M0 {y + back * 0.5:.1f}L{-w * 0.6:.1f} {y - back * 0.25:.1f}"
        )
    outline = "M0 0L2.500-7L" + "L".join(right) + f"L0 {-length:.1f}L" + "L".join(reversed(left)) + "L-2.500-7Z"
    return outline, "".join(ribs)


def palm() -> str:
    fills = ["#4f9a4c", "#3d8444", "#62ab54"]
    fronds = []
    for i, a in enumerate((180, 140, 220, 100, 260, 60, 300, 20, 340)):
        outline, ribs = frond(46, 11.5, 7)
        fronds.append(
            moved(
                0,
                -1,
                path(outline, fill="#0c2010", opacity=0.4, transform="translate(1.6 2.6)"),
                path(outline, fill=fills[i % 3], stroke="#17361c", stroke_width=2.1),
                path(ribs, stroke="#bfe08a", stroke_opacity=0.8, stroke_width=1.2, fill="none"),
                turn=a,
            )
        )
    fibre = "".join(
        f"M{x * 0.62:.1f} {y * 0.62:.1f}L{x:.1f} {y:.1f}"
        for x, y in (at(a, 17.6) for a in (-118, -96, -70, 70, 96, 118, 146, 168, -168, -146))
    )
    face = (
        circle(1.4, 2.8, 20.6, fill="#10200c", opacity=0.5, stroke="none")
        + circle(0, 0, 20.2, fill="#bd8549", stroke="none")
        + path(
            "M18.500-8C22 4 15 18 0 20.200C9 15 15 4 13-15.400C15.600-13.600 17.500-11 18.500-8Z",
            fill="#8f5c30",
            stroke="none",
        )
        + circle(0, 0, 20.2, fill="none", stroke_width=2.8)
        + path(fibre, stroke="#6b3f1c", stroke_width=1.5, fill="none")
        + path("M-13.500-13C-9-17-4-18-1-18", stroke="#e3b27a", stroke_width=2.2, fill="none")
        + path(
            "M-10-18L-7-13L-3.500-19L0-13.500L4-19L7-13L10.500-17.500L9-21H-9Z",
            fill="#62ab54",
            stroke="#17361c",
            stroke_width=1.9,
        )
        + ellipse(0, 8, 11.5, 8.5, fill="#e6bd86", stroke="none")
        + path("M-14-2C-12.500 2.500-6 2.500-4-1.500M4-1.500C6 2.500 12.500 2.500 14-2", stroke_width=2.9, fill="none")
        + path(
            "M-13.500 0L-15.500 2.200M-9 1.800V4.400M13.500 0L15.500 2.200M9 1.800V4.400", stroke_width=1.8, fill="none"
        )
        + blush(13.5, 7, "#e27a52", 3.6)
        + path("M-1.800 4.500C-.6 5.800 .6 5.800 1.800 4.500", stroke_width=1.8, fill="none")
        + path("M-5.500 10.500C-3 9 3 9 5.500 10.500C5 15-5 15-5.500 10.500Z", fill="#6e2418", stroke_width=2)
    )
    bubble = circle(11, 15.5, 6.2, fill="#d8f0f6", fill_opacity=0.82, stroke="#2f6d82", stroke_width=1.8) + path(
        "M7.500 14.500C8 12.500 9.500 11.500 11 11.500", stroke="#fff", stroke_width=2, fill="none"
    )
    nuts = "".join(
        moved(
            x,
            y,
            circle(0, 0, 6.4, fill="#7a4a24", stroke=INK, stroke_width=2)
            + path("M-3.500-2.500C-3-4-1.500-4.800 0-4.800", stroke="#d8a267", stroke_width=1.6, fill="none"),
        )
        for x, y in ((-18.5, 20), (-7.5, 25.5))
    )
    soft = circle(2.5, 4, 32, fill="#0c2030", opacity=0.32, filter="url(#soft1)")
    return (
        group(soft, *fronds, filter="url(#hand)", stroke_linejoin="round", stroke_linecap="round")
        + group(nuts, filter="url(#hand)")
        + group(inked(face, bubble), transform="translate(0 -2) rotate(-7) scale(1.14)")
    )


# --- Bamboo ---


def cane(
    x: float, top: float, width: float, joints: tuple[float, ...], fill: str, dark: str, light: str, bottom: float = 46
) -> str:
    """An upright cane, cut at the top, with its joints."""
    r, lip = width / 2, width * 0.17
    d = f"M{-r:g} {top:g}C{-r:g} {top + lip * 1.4:g} {r:g} {top + lip * 1.4:g} {r:g} {top:g}"
    body = f"M{-r:g} {top:g}"
    for y in (*joints, bottom):
        body += f"V{y - 2.5:g}L{-r - 1:g} {y:g}L{-r:g} {y + 2.5:g}"
    body += f"H{r:g}"
    for y in (bottom, *reversed(joints)):
        body += f"V{y + 2.5:g}L{r + 1:g} {y:g}L{r:g} {y - 2.5:g}"
    body += f"V{top:g}Z"
    rings = "".join(
        path(
            f"M{-r - 1:g} {y:g}C{-r * 0.5:g} {y + lip:g} {r * 0.5:g} {y + lip:g} {r + 1:g} {y:g}",
            stroke="#2c4416",
            stroke_width=2,
            fill="none",
        )
        + path(
            f"M{-r:g} {y + 3:g}C{-r * 0.5:g} {y + 3 + lip:g} {r * 0.5:g} {y + 3 + lip:g} {r:g} {y + 3:g}",
            stroke=light,
            stroke_width=1.5,
            fill="none",
        )
        for y in joints
    )
    parts = (
        path(body, fill="#10200c", opacity=0.4, transform="translate(2.2 2.5)")
        + path(body, fill=fill)
        + path(f"M{r * 0.4:g} {top:g}H{r:g}V{bottom:g}H{r * 0.4:g}Z", fill=dark)
        + path(f"M{-r * 0.62:g} {top + 6:g}V{bottom:g}", stroke=light, stroke_width=max(2.0, width * 0.11), fill="none")
        + rings
        + path(body, fill="none", stroke="#1f3312", stroke_width=2.4)
        + ellipse(0, top, r, lip * 1.1, fill="#eee6b0", stroke="#1f3312", stroke_width=2.1)
        + ellipse(0, top, r * 0.55, lip * 0.5, fill="#6f8434")
        + path(d, fill="none")
    )
    return moved(x, 0, group(parts, stroke_linejoin="round"))


def blade(x: float, y: float, turn: float, scale: float, fill: str) -> str:
    """A bamboo leaf that points up from x, y."""
    d = "M0 0C-5-8-4.500-17 1-27C5-17 5-8 0 0Z"
    return moved(
        x,
        y,
        path(d, fill=fill, stroke="#1c3a2a", stroke_width=2),
        path("M0-3L1-21", stroke="#d9f0a8", stroke_opacity=0.8, stroke_width=1.2),
        turn=turn,
        scale=scale,
    )


def bamboo() -> str:
    back = [
        cane(-32, -24, 12, (-6, 16, 36), "#86b04a", "#5f8a36", "#cfe58a"),
        cane(32, -30, 12, (-14, 8, 30), "#86b04a", "#5f8a36", "#cfe58a"),
        cane(-18.5, -36, 13, (-20, 2, 24), "#98c054", "#6c963c", "#dcef9c"),
        cane(18.5, -38, 13, (-22, 0, 22), "#98c054", "#6c963c", "#dcef9c"),
    ]
    leaves = [
        blade(-29, -6, -62, 0.7, "#4a9a62"),
        blade(-29, -4, -112, 0.66, "#3a8558"),
        blade(31, -13, 62, 0.66, "#4a9a62"),
        blade(30, 8, 112, 0.6, "#3a8558"),
        blade(-3, -25, -28, 0.86, "#5fae6a"),
        blade(2, -25, 24, 0.8, "#4a9a62"),
    ]
    face_cane = cane(0, -24, 40, (-14, 29), "#b9d765", "#8fb552", "#effbb4")
    face = (
        path("M-14 2.500C-12.500-4-6-4-4.500 2.500M4.500 2.500C6-4 12.500-4 14 2.500", stroke_width=3.1, fill="none")
        + path("M-13-6.500C-11-8.500-8-9-6-8M13-6.500C11-8.500 8-9 6-8", stroke_width=2.2, fill="none")
        + blush(14.2, 9.5, "#ee7f55", 4)
        + path(
            "M-10 8.500C-5 10.500 5 10.500 10 8C10.500 17 6 23 0 23S-10.500 17-10 8.500Z",
            fill="#74211a",
            stroke_width=2.4,
        )
        + path(
            "M-8.500 10.300C-4 11.600 4 11.600 8.500 10C8.500 12 8.300 12.700 7.800 13.500C3 14.600-3 14.600-7.900 13.800C-8.300 12.700-8.500 11.600-8.500 10.300Z",
            fill="#fffaf0",
            stroke="none",
        )
        + path(
            "M-5 19.500C-2.500 16.500 2.500 16.500 5 19.500C2.500 22.400-2.500 22.400-5 19.500Z",
            fill="#f08a78",
            stroke="none",
        )
    )
    return group(*back, *leaves, face_cane, filter="url(#hand)", stroke_linecap="round") + inked(face, ink="#1f2d16")


# --- Willow ---


def strand(x: float, top: float, end: float, fill: str, light: str) -> str:
    """One hanging twig from the crown down to x, end, with narrow leaves on both sides."""
    d = f"M{x * 0.3:.1f} {top:g}C{x * 0.75:.1f} {top - 2:g} {x:.1f} {top + 8:g} {x:.1f} {top + 22:g}V{end - 4:g}"
    leaf = "M0-1.500C3.800 1 4.400 6.500 1.500 11.500C-2 8-2.200 3 0-1.500Z"
    leaves = []
    y, side = top + 15, 1
    while y < end:
        lean = x * (0.06 if y > top + 22 else 0.02)
        leaves.append(moved(x - lean + side * 0.8, y, path(leaf, fill=fill if side > 0 else light), turn=-side * 24))
        y, side = y + 4.6, -side
    leaves.append(moved(x, end - 5, path(leaf, fill=light)))
    return path(d, stroke="#12403a", stroke_width=2.6, fill="none") + group(*leaves, stroke="#12403a", stroke_width=1.6)


def willow() -> str:
    greens = [("#5a9f8f", "#a9dcc6"), ("#4a8d80", "#8fcbb6"), ("#69ae98", "#bfe8d2")]

    def hanging(*ends: tuple[float, float]) -> list[str]:
        return [strand(x, -32, end, *greens[i % 3]) for i, (x, end) in enumerate(ends)]

    behind = hanging((-6, 36), (6, 38), (-14, 41), (14, 36), (-30, 41), (30, 37))
    before = hanging((-38, 28), (38, 22), (-22, 34), (22, 30))
    mass = "M-34-4C-34-28-20-38 0-38S34-28 34-4L32 16L24 22H-24L-32 16Z"
    veil = path(mass, fill="#2f6f66", stroke="#173f3a", stroke_width=2.4)
    crown = (
        path(
            "M-30-12C-36-27-20-40-2-39C18-41 36-28 30-12C27-7 22-8 20-12C17-7 12-8 10-14C6-10 2-12 1-18C-1-12-6-10-9-14C-11-8-17-7-20-12C-22-8-27-7-30-12Z",
            fill="#69ae98",
            stroke="#173f3a",
            stroke_width=2.6,
        )
        + path(
            "M0-37C-1-31-1-26 1-20M-5-36C-12-32-15-25-17-15M-11-35C-20-31-25-23-26-13M6-36C12-32 15-25 16-15M12-35C20-31 25-23 26-13",
            fill="none",
            stroke="#2f6f66",
            stroke_width=1.9,
        )
        + path(
            "M-3-33C-7-30-9-25-10-19M-16-32C-21-28-22-23-22-19M9-32C12-29 13-25 13-20M19-29C22-26 23-22 23-18",
            fill="none",
            stroke="#c4ecd8",
            stroke_width=2,
        )
    )
    face = (
        solid(
            "M-17-14C-20 6-15 27 0 29C15 27 20 6 17-14C10-20-10-20-17-14Z",
            "#d6c4a6",
            "#a8916f",
            "M17-14C20 6 15 27 0 29C8 22 13 6 10-17.500C13-17 15.500-15.500 17-14Z",
        )
        + path("M-13 16C-12 19-10 22-8 23.500M13 14C12 18 10 21 8 23", stroke="#7c6748", stroke_width=1.5, fill="none")
        + ellipse(-7.6, 1, 5.2, 5.8, fill="#fffaf0", stroke_width=1.8)
        + ellipse(7.6, 1, 5.2, 5.8, fill="#fffaf0", stroke_width=1.8)
        + circle(-7, 1.4, 3.5, fill="#23423e", stroke="none")
        + circle(7, 1.4, 3.5, fill="#23423e", stroke="none")
        + circle(-8.300, -0.2, 1.2, fill="#fff", stroke="none")
        + circle(5.700, -0.2, 1.2, fill="#fff", stroke="none")
        + path(
            "M-12.300 5C-10 7.200-6 7.200-3.200 5.200M3.200 5.200C6 7.200 10 7.200 12.300 5",
            stroke="#8fd3ea",
            stroke_width=2,
            fill="none",
        )
        + path("M-14-4.500C-11-6-7-8.500-4-11M14-4.500C11-6 7-8.500 4-11", stroke_width=2.6, fill="none")
        + path("M-6 19.500C-4 15.500-1 17.500 0 16.500C1 17.500 4 15.500 6 19.500", stroke_width=2.4, fill="none")
    )
    tear = "M0-6C3-1.500 4.200 .6 4.200 2.800C4.200 5.200 2.400 6.800 0 6.800S-4.200 5.200-4.200 2.800C-4.200 .6-3-1.500 0-6Z"
    tears = "".join(
        moved(
            x,
            y,
            path(tear, fill="#6fc3e6", stroke="#1c4f74", stroke_width=1.9)
            + path("M-1.800 2.500C-1.800 1.300-1.300 .3-.6-.7", stroke="#fff", stroke_width=1.5, fill="none"),
            scale=s,
        )
        for x, y, s in ((-11.5, 13, 0.95), (12, 11.5, 0.8))
    )
    soft = ellipse(2.5, 4, 38, 38, fill="#141028", opacity=0.28, filter="url(#soft1)")
    line = {"stroke_linecap": "round", "stroke_linejoin": "round", "filter": "url(#hand)"}
    return group(soft, veil, *behind, **line) + inked(face, tears) + group(*before, crown, **line)


SPIRITS = {
    "baobab": Spirit(baobab, "#dda07a", "#b5694a", "#6b3a1e"),
    "cherry": Spirit(cherry, "#f0c9cc", "#c98a9c", "#98264c"),
    "palm": Spirit(palm, "#bfd9e2", "#6fa3b8", "#1f5f38"),
    "bamboo": Spirit(bamboo, "#cfe3cf", "#86b08a", "#4a6612"),
    "willow": Spirit(willow, "#cfc6de", "#8f84b0", "#1d5a54"),
    "oak": Spirit(oak, "#c9b06a", "#a8863c", "#8a4a0c"),
}
