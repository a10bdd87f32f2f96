# ruff: noqa: E501 - the outlines of drawings are long
"""The board as it stands there: 730 mm across, one drawing unit a millimetre, its middle at 0,0, y down.

Everything that stands still is on it: rim, sea, island, closed gate, façades, fixed reefs.
"""

import math
from random import Random

from assets.build.hand import INK, SEATS, SHADOW, circle, group, moved, path, rect, shape
from assets.paleo.paint import DEEP, FILTERS, KEY, OCHRE, PEN, SAND, SEA, gate, polar, polygon, reef, sign, slot, smooth

INSIDE = 325  # from the middle to the rim
WHOLE = 365  # and to the end of the picture
COLUMNS = (-60, -20, 20, 60)
PLACE = 16  # the radius of a camp's circle
WALL = 250  # where the middle of a sanctuary's wall is, on both axes
FACADE = (82, 16)
DOORWAY = 48
KEY_AT = 343.5  # the middle of a key on the rim, on both axes; its piece of 36 dp is 36 mm there
REEF_AT = 62

# What each sanctuary bears, by the corner it lies in: left or right, top or bottom.
CORNERS = {"spiral": (-1, 1), "sun": (1, 1), "fish": (-1, -1), "leaf": (1, -1)}

LIGHT = (-math.sqrt(0.5), -math.sqrt(0.5))


def coast() -> list[tuple[float, float]]:
    """Round the island: wide at the four reefs, narrow between them, never quite even."""
    dice = Random(41)
    places = []
    for i in range(36):
        a = 10 * i
        bays = 2.6 * math.sin(math.radians(3 * a + 40)) + 2.2 * math.sin(math.radians(7 * a + 110))
        places.append(polar(a, 118 - 6.5 * math.cos(math.radians(4 * a)) + bays + dice.uniform(-3, 3)))
    return places


def scaled(places: list[tuple[float, float]], by: float) -> list[tuple[float, float]]:
    return [(x * by, y * by) for x, y in places]


# --- Sea ---


def rose(r: float) -> str:
    """A compass rose in two tints, as printed on a chart."""
    long = "".join(polygon([polar(a, r), polar(a + 45, r * 0.2), (0, 0)]) for a in (0, 90, 180, 270))
    other = "".join(polygon([polar(a, r), polar(a - 45, r * 0.2), (0, 0)]) for a in (0, 90, 180, 270))
    short = "".join(polygon([polar(a, r * 0.66), polar(a + 45, r * 0.17), (0, 0)]) for a in (45, 135, 225, 315))
    ticks = "".join(
        "M{:.1f} {:.1f}L{:.1f} {:.1f}".format(*polar(a, r * 0.8), *polar(a, r * 0.86)) for a in range(0, 360, 15)
    )
    return (
        circle(0, 0, r * 0.86, fill="none", stroke=DEEP, stroke_width=1)
        + circle(0, 0, r * 0.74, fill="none", stroke=DEEP, stroke_width=0.7)
        + path(ticks, stroke=DEEP, stroke_width=0.9)
        + path(short, fill="#f3e6c8", opacity=0.8)
        + path(long, fill=DEEP)
        + path(other, fill="#f3e6c8")
        + circle(0, 0, r * 0.1, fill="#f3e6c8", stroke=DEEP, stroke_width=1)
    )


def waves(dice: Random) -> str:
    """Small painted waves, where the sea is open."""
    placed: list[tuple[float, float]] = []
    d = ""
    while len(placed) < 58:
        x, y = dice.uniform(-300, 296), dice.uniform(-306, 306)
        open_sea = math.hypot(x, y) > 152 and abs(x) + abs(y) < 458 and not (abs(x) < 122 and abs(y) > 150)
        if open_sea and all(math.dist((x, y), other) > 40 for other in placed):
            placed.append((x, y))
            s = dice.uniform(0.8, 1.25)
            d += f"M{x - 9 * s:.1f} {y:.1f}q{4.5 * s:.1f} {-5 * s:.1f} {9 * s:.1f} 0q{4.5 * s:.1f} {-5 * s:.1f} {9 * s:.1f} 0"
        elif len(placed) > 40 and dice.random() < 0.004:
            break
    return path(d, stroke="#f4f3e4", stroke_opacity=0.5, stroke_width=1.5, **PEN) + path(
        d, stroke=DEEP, stroke_opacity=0.28, stroke_width=1, transform="translate(.8 1.700)", **PEN
    )


def isle(x: float, y: float, r: float, seed: int) -> str:
    """A faint island that nobody has been to."""
    dice = Random(seed)
    outline = [polar(40 * i, r * dice.uniform(0.66, 1.1), x, y) for i in range(9)]
    around = smooth([(x + (a - x) * 1.3, y + (b - y) * 1.3) for a, b in outline])
    return (
        path(smooth(outline), fill=SAND, fill_opacity=0.22, stroke=DEEP, stroke_opacity=0.42, stroke_width=1.1)
        + path(around, fill="none", stroke="#f4f3e4", stroke_opacity=0.3, stroke_width=1)
        + path(
            f"M{x - r * 0.4:.1f} {y + r * 0.2:.1f}l{r * 0.25:.1f} {-r * 0.4:.1f}l{r * 0.25:.1f} {r * 0.4:.1f}M{x + r * 0.05:.1f} {y + r * 0.3:.1f}l{r * 0.2:.1f} {-r * 0.3:.1f}l{r * 0.2:.1f} {r * 0.3:.1f}",
            stroke=DEEP,
            stroke_opacity=0.4,
            stroke_width=1.1,
            **PEN,
        )
    )


def canoe() -> str:
    """A canoe under sail, faint as a watermark."""
    return group(
        path("M-16 6C-8 13 10 13 18 5C10 8-8 9-16 6Z", fill=DEEP),
        path(
            "M0 6V-20M0-19C12-14 14-4 13 2L1 4Z", fill="#f3e6c8", stroke=DEEP, stroke_width=1.2, stroke_linejoin="round"
        ),
        path("M-22 14q5-4 10 0q5-4 10 0q5-4 10 0q5-4 10 0", stroke=DEEP, stroke_width=1, **PEN),
        opacity=0.5,
    )


def sea() -> str:
    dice = Random(18)
    lines = []
    for x, y in ((-238, 2), (238, -4)):
        for i in range(16):
            far = polar(22.5 * i + 11.25, 900, x, y)
            lines.append(f"M{x:g} {y:g}L{far[0]:.0f} {far[1]:.0f}")
    tints = (
        '<radialGradient id="depth" cx=".5" cy=".5" r=".62"><stop offset="0" stop-color="#bfe0d8" stop-opacity=".6"/>'
        '<stop offset=".5" stop-color="#bfe0d8" stop-opacity=".12"/><stop offset="1" stop-color="#1d4a66" stop-opacity=".3"/></radialGradient>'
    )
    return (
        tints
        + group(rect(-INSIDE - 3, -INSIDE - 3, 2 * INSIDE + 6, 2 * INSIDE + 6, 0, fill=SEA), filter="url(#sea)")
        + rect(-INSIDE, -INSIDE, 2 * INSIDE, 2 * INSIDE, 0, fill="url(#depth)")
        + path("".join(lines), fill="none", stroke="#f4f3e4", stroke_opacity=0.2, stroke_width=0.9)
        + "".join(
            circle(
                0, 0, r, fill="none", stroke="#f4f3e4", stroke_opacity=0.13, stroke_width=0.9, stroke_dasharray="5 5"
            )
            for r in (195, 262)
        )
        + isle(-232, -128, 22, 4)
        + isle(246, 118, 24, 9)
        + isle(196, 172, 12, 2)
        + isle(-196, 160, 13, 6)
        + isle(240, -122, 15, 12)
        + waves(dice)
        + moved(-238, 2, group(rose(46), opacity=0.4))
        + moved(238, -6, canoe(), scale=1.5)
    )


# --- Island ---


def palm(x: float, y: float, s: float) -> str:
    """A palm as a chart has it."""
    return moved(
        x,
        y,
        path("M0 10C0 3 1-2 3-6", stroke=INK, stroke_width=1.7, **PEN),
        path(
            "M3-6C-2-11-8-9-9-4M3-6C0-12 4-15 8-14M3-6C8-10 13-7 12-2M3-6C5-2 5 1 3 3",
            stroke="#3f5a2a",
            stroke_width=2.2,
            **PEN,
        ),
        scale=s,
    )


def hill(x: float, y: float, s: float) -> str:
    return moved(
        x,
        y,
        path("M-13 7L-3-9L4 1L8-4L15 7Z", fill="#b89f6c"),
        path("M-3-9L4 1L1 7H-1Z M8-4L15 7H9Z", fill="#7d6a44", opacity=0.8),
        path("M-13 7L-3-9L4 1M4 2L8-4L15 7", stroke=INK, stroke_width=1.3, **PEN),
        scale=s,
    )


def island() -> str:
    shore = coast()
    d = smooth(shore)
    rings = "".join(
        path(smooth(scaled(shore, by)), fill="none", stroke="#f4f3e4", stroke_opacity=strength, stroke_width=1.5)
        for by, strength in ((1.055, 0.75), (1.11, 0.5), (1.175, 0.32), (1.25, 0.2))
    )
    dice = Random(3)
    meadow = smooth([(x * by, y * by) for (x, y), by in ((place, dice.uniform(0.7, 0.82)) for place in shore)])
    square = smooth([polar(30 * i, 44 + dice.uniform(-2.6, 2.6)) for i in range(12)])
    growing = "".join(
        (palm(x, y, s) if kind else hill(x, y, s))
        for x, y, s, kind in (
            (-74, -14, 0.95, 0),
            (70, 6, 0.9, 0),
            (-66, 22, 0.85, 1),
            (78, -22, 0.8, 1),
            (2, -80, 0.9, 1),
            (-24, -72, 0.8, 1),
            (22, -68, 0.85, 0),
            (-3, 80, 0.95, 0),
            (24, 74, 0.85, 1),
            (-29, 74, 0.75, 1),
        )
    )
    trails = "".join("M{:.1f} {:.1f}L{:.1f} {:.1f}".format(*polar(a, 49), *polar(a, 100)) for a in (45, 135, 225, 315))
    return (
        path(smooth(scaled(shore, 1.1)), fill="#bfe0d8", opacity=0.55, filter="url(#glow)")
        + rings
        + path(d, fill=SHADOW, opacity=0.3, transform="translate(2 3.500)", filter="url(#soft2)")
        + group(path(d, fill=SAND), filter="url(#shore)")
        + group(path(d, fill="none", stroke=INK, stroke_opacity=0.85, stroke_width=2.2), filter="url(#hand)")
        + path(smooth(scaled(shore, 0.955)), fill="none", stroke="#8a6a36", stroke_opacity=0.45, stroke_width=1.1)
        + group(path(meadow, fill="#b3b070"), filter="url(#shore)")
        + path(meadow, fill="none", stroke="#6d6a34", stroke_opacity=0.4, stroke_width=1.2)
        + path(trails, stroke=INK, stroke_opacity=0.45, stroke_width=1.6, stroke_dasharray="4.500 5", fill="none")
        + group(path(square, fill="#d6bf8d"), filter="url(#shore)")
        + path(square, fill="none", stroke="#7d6232", stroke_opacity=0.6, stroke_width=1.3)
        + group(growing, opacity=0.62)
    )


# --- Camps and sanctuaries ---


def camp(top: float, tall: float, fill: str, line: str, rows: tuple[float, ...], seat: str = "") -> str:
    """A painted field with its circles; y down."""
    box = (-92, top, 184, tall)
    circles = "".join(
        circle(x, y, PLACE, fill="#3a2412", fill_opacity=0.16)
        + circle(x + 0.5, y + 0.7, PLACE - 0.8, fill="none", stroke="#fff6dc", stroke_opacity=0.6, stroke_width=1.3)
        + circle(x, y, PLACE - 0.8, fill="none", stroke=INK, stroke_opacity=0.72, stroke_width=1.5)
        + circle(x, y, 3.2, fill=INK, opacity=0.28)
        for x in COLUMNS
        for y in rows
    )
    mark = ""
    if seat:
        colour, kind, _ = SEATS[seat]
        mark = "".join(
            path(
                shape(kind, 5),
                fill=colour,
                stroke="#f6ead0",
                stroke_width=1.4,
                transform=f"translate({x} {top + tall / 2:g})",
            )
            for x in (-83.6, 83.6)
        )
    return (
        group(rect(*box, 7, fill=fill), filter="url(#shore)")
        + rect(*box, 7, fill="none", stroke="#f6ead0", stroke_opacity=0.75, stroke_width=5.4)
        + rect(*box, 7, fill="none", stroke=line, stroke_width=3.4)
        + circles
        + mark
    )


def facade(x: float, y: float, turn: float, white: bool, doorpost: int) -> str:
    """A carved wall: its face is exactly 82 x 16 mm, its side and shadow lie outside. The doorpost is at this end."""
    w, h = FACADE[0] / 2, FACADE[1] / 2
    face, side, line, groove, mark = (
        ("#ead9b2", "#8c7043", "#1a0f08", "#6b4522", "#b3301c")
        if white
        else ("#57514a", "#1a1714", "#0d0907", "#dcc38c", "#e8b63c")
    )
    box = rect(-w, -h, 2 * w, 2 * h, 2.4)

    def laid(dx: float, dy: float, *content: str, **look: object) -> str:
        return group(*content, transform=f"translate({x + dx:g} {y + dy:g}) rotate({turn:g})", **look)

    post = doorpost * (w - 7.5)
    teeth = "".join(
        f"M{a:g}-4.600l3.700 5l3.700-5Z" for a in (-34 + 7.4 * i for i in range(9)) if abs(a + 3.7 - post) > 11
    )
    slits = "".join(
        f"M{a:g} 2.600h4.400v2.700h-4.400Z" for a in (-32.5 + 7.4 * i for i in range(9)) if abs(a + 2 - post) > 11
    )
    carving = group(
        path(teeth + slits, fill=groove),
        path(
            f"M{post - 4.6:g}-4.400h9.200v3.200h-9.200ZM{post - 4.6:g} 1.400h3.200v3.600h-3.200ZM{post + 1.4:g} 1.400h3.200v3.600h-3.200Z",
            fill=groove,
        ),
        transform=f"translate({x:g} {y:g}) rotate({turn:g})",
    )
    edges = ""
    for across in (-1, 1):
        a = math.radians(turn)
        normal = (-across * math.sin(a), across * math.cos(a))
        lit = normal[0] * LIGHT[0] + normal[1] * LIGHT[1]
        colour, strength = ("#fffaf0", 0.35 + 0.5 * lit) if lit > -0.1 else ("#1d0d02", 0.5)
        edges += path(
            f"M{-w + 2.5:g} {across * (h - 1.1):g}H{w - 2.5:g}",
            stroke=colour,
            stroke_opacity=f"{strength if white else strength * 0.6:.2f}",
            stroke_width=1.3,
            **PEN,
        )
    return (
        laid(5, 8.5, rect(-w, -h, 2 * w, 2 * h, 3, fill=SHADOW, opacity=0.6, filter="url(#soft3)"))
        + "".join(
            laid(d * 0.36, d, rect(-w, -h, 2 * w, 2 * h, 2.4, fill=side, stroke=line, stroke_width=1.4))
            for d in (5, 3.3, 1.6)
        )
        + laid(0, 0, group(box.replace("/>", f' fill="{face}"/>'), filter="url(#hewn)"))
        + laid(0, 0, rect(post - 7.5, -h, 15, 2 * h, 2.4, fill="#fff", fill_opacity=0.3 if white else 0.12))
        + laid(0, 0, path(f"M{post - doorpost * 7.5:g}-7.500V7.500", stroke=line, stroke_opacity=0.8, stroke_width=1.2))
        + group(carving, filter="url(#cut)" if white else "url(#cutDark)")
        + laid(0, 0, circle(post, -2.8, 1.5, fill=mark))
        + laid(0, 0, edges)
        + laid(0, 0, box.replace("/>", f' fill="none" stroke="{line}" stroke-width="1.7"/>'))
    )


def sanctuary(name: str) -> str:
    """The floor of a corner, with its sign; without the wall."""
    sx, sy = CORNERS[name]
    far = INSIDE + 4

    def corner(shift: float) -> str:
        near = 2 * WALL - INSIDE - shift * math.sqrt(2)
        return polygon([(sx * near, sy * far), (sx * far, sy * near), (sx * far, sy * far)])

    def edge(shift: float) -> str:
        near = 2 * WALL - INSIDE - shift * math.sqrt(2)
        return f"M{sx * near:g} {sy * far:g}L{sx * far:g} {sy * near:g}"

    joints = ""
    for i in range(1, 9):
        k = 2 * WALL + 20 * i
        joints += f"M{sx * (k - far):g} {sy * far:g}L{sx * far:g} {sy * (k - far):g}"
        for j in range(-4, 5):
            u = 26 * j + 13 * (i % 2)
            mx, my = (k - 20 + u) / 2, (k - 20 - u) / 2
            joints += f"M{sx * mx:g} {sy * my:g}l{sx * 10:g} {sy * 10:g}"
    stone = "#d9c49a" if sy > 0 else "#c6bd98"
    step = DOORWAY / math.sqrt(8)
    a, b = (WALL - step, WALL + step), (WALL + step, WALL - step)
    sill = polygon([(sx * (p + d), sy * (q + d)) for (p, q), d in ((a, -7), (b, -7), (b, 7), (a, 7))])
    clip = f'<clipPath id="floor{name}"><path d="{corner(12)}"/></clipPath>'
    at = sx * 284, sy * 284
    return (
        clip
        + group(path(corner(14), fill=stone), filter="url(#shore)")
        + path(edge(16.6), stroke="#f6ead0", stroke_opacity=0.7, stroke_width=2, **PEN)
        + path(edge(14.6), stroke=DEEP, stroke_width=3.2, **PEN)
        + group(
            path(joints, stroke="#6b5532", stroke_opacity=0.4, stroke_width=1.2, fill="none"),
            path(
                joints,
                stroke="#fff6dc",
                stroke_opacity=0.4,
                stroke_width=1,
                fill="none",
                transform="translate(1 1.200)",
            ),
            clip_path=f"url(#floor{name})",
        )
        + path(sill, fill="#a08a60", stroke=INK, stroke_opacity=0.6, stroke_width=1.2)
        + circle(*at, 23, fill=stone, stroke="#5c4526", stroke_width=1.8, stroke_opacity=0.85)
        + circle(*at, 20.4, fill="none", stroke="#5c4526", stroke_width=0.9, stroke_opacity=0.6)
        + group(moved(*at, sign(name, "#6b4522", 4.8), scale=0.78), filter="url(#cut)")
    )


def walls(name: str) -> str:
    sx, sy = CORNERS[name]
    turn = -45 if sx == sy else 45
    off = (DOORWAY + FACADE[0]) / 2 / math.sqrt(2)
    ends = []
    for way in (-1, 1):
        # Along the wall, which falls or rises to the right: the piece further right has its doorpost at its left.
        x, y = sx * WALL + way * off, sy * WALL + way * off * (1 if turn == 45 else -1)
        ends.append((y, facade(x, y, turn, sy > 0, -way)))
    return "".join(drawn for _, drawn in sorted(ends))


# --- Rim ---

OUTER = (-364, -364, 361, 360)  # left, top, right, bottom of the rim's face; below and right of it its side is seen


def rim() -> str:
    left, top, right, bottom = OUTER
    i = INSIDE
    sides = {
        "top": ([(left, top), (right, top), (i, -i), (-i, -i)], "grainX", (0, top, 0, -i), True),
        "bottom": ([(left, bottom), (right, bottom), (i, i), (-i, i)], "grainX", (0, i, 0, bottom), False),
        "left": ([(left, top), (left, bottom), (-i, i), (-i, -i)], "grainY", (left, 0, -i, 0), True),
        "right": ([(right, top), (right, bottom), (i, i), (i, -i)], "grainY", (i, 0, right, 0), False),
    }
    clip = f'<clipPath id="rimface">{rect(left, top, right - left, bottom - top, 22)}</clipPath>'
    parts = []
    for name, (places, grain, (x1, y1, x2, y2), outer_lit) in sides.items():
        stops = (
            (0, "#fff3d6", 0.42),
            (0.22, "#fff3d6", 0.3),
            (0.5, "#fff3d6", 0),
            (0.5, "#1d0d02", 0),
            (0.82, "#1d0d02", 0.34),
            (1, "#1d0d02", 0.6),
        )
        if not outer_lit:
            stops = (
                (0, "#fff3d6", 0.55),
                (0.15, "#fff3d6", 0.3),
                (0.45, "#fff3d6", 0),
                (0.45, "#1d0d02", 0),
                (0.85, "#1d0d02", 0.36),
                (1, "#1d0d02", 0.55),
            )
        gradient = (
            f'<linearGradient id="round{name}" gradientUnits="userSpaceOnUse" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">'
            + "".join(
                f'<stop offset="{at}" stop-color="{colour}" stop-opacity="{share}"/>' for at, colour, share in stops
            )
        )
        parts += [
            gradient + "</linearGradient>",
            group(path(polygon(places), fill="#a06b3c"), filter=f"url(#{grain})"),
            path(polygon(places), fill=f"url(#round{name})"),
        ]
    scroll = "".join(
        f"M{x:g} 7C{x + 3:g}-8 {x + 17:g}-10 {x + 17.5:g} 0C{x + 17.500:g} 6 {x + 9:g} 6.500 {x + 9.5:g} 1.500M{x + 12:g} 7.500H{x + 24:g}"
        for x in (*range(-296, -48, 26), *range(36, 290, 26))
    )
    carving = "".join(
        group(path(scroll, stroke="#5a3416", stroke_width=2.5, **PEN), transform=f"rotate({turn}) translate(0 -345)")
        for turn in (0, 90, 180, 270)
    )
    middle = "".join(
        group(
            path("M-24 0L0-10L24 0L0 10ZM-38 0h8M30 0h8", stroke="#5a3416", stroke_width=2.2, **PEN),
            transform=f"rotate({turn}) translate(0 -345)",
        )
        for turn in (0, 90, 180, 270)
    )
    inlays = "".join(
        moved(
            x,
            y,
            path(shape(kind, 6.4), fill=colour, stroke=INK, stroke_width=1.6),
            path(shape(kind, 6.4), fill="url(#gTL)", opacity=0.7),
        )
        for x, y, colour, kind in (
            (0, 345, SEATS["red"][0], "triangle"),
            (0, -345, SEATS["green"][0], "square"),
            (-345, 0, "#d2b574", "circle"),
            (345, 0, "#d2b574", "circle"),
        )
    )
    blocks = []
    for sx, sy in CORNERS.values():
        x, y = (-364 if sx < 0 else i - 1), (-364 if sy < 0 else i - 1)
        w, h = (364 - i + 1 if sx < 0 else right - i + 1), (364 - i + 1 if sy < 0 else bottom - i + 1)
        blocks += [
            group(rect(x, y, w, h, 0, fill="#704627"), filter="url(#woodSoft)"),
            rect(x, y, w, h, 0, fill="url(#gTL)", opacity=0.55),
            rect(x + 0.7, y + 0.7, w - 1.4, h - 1.4, 1, fill="none", stroke=INK, stroke_opacity=0.8, stroke_width=1.4),
            moved(sx * KEY_AT - 0.2, sy * KEY_AT - 0.7, slot(), scale=KEY / 2),
        ]
    inner = rect(-i, -i, 2 * i, 2 * i, 0)
    return (
        clip
        + group(
            path(f"M{left} {top}H{right}V{bottom}H{left}ZM{-i} {-i}V{i}H{i}V{-i}Z", fill="#704627"),
            *parts,
            group(carving, middle, filter="url(#cut)", opacity=0.9),
            inlays,
            *blocks,
            clip_path="url(#rimface)",
        )
        + inner.replace("/>", f' fill="none" stroke="{INK}" stroke-width="2.400"/>')
        + path(f"M{i + 1.6:g}-{i}V{i + 1.600:g}H-{i}", stroke="#fff3d6", stroke_opacity=0.55, stroke_width=1.4, **PEN)
        + rect(
            left + 0.7,
            top + 0.7,
            right - left - 1.4,
            bottom - top - 1.4,
            21.5,
            fill="none",
            stroke=INK,
            stroke_width=1.6,
        )
        + path(
            f"M{left + 2.4:g} {bottom - 22:g}V{top + 22:g}Q{left + 2.4:g} {top + 2.400:g} {left + 22:g} {top + 2.400:g}H{right - 22:g}",
            stroke="#fff",
            stroke_opacity=0.6,
            stroke_width=1.7,
            **PEN,
        )
    )


def shade() -> str:
    """What the rim throws on the sea, and the light of the lamp over all."""
    i = INSIDE
    return (
        '<linearGradient id="shadeX" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#140a03" stop-opacity=".62"/><stop offset=".4" stop-color="#140a03" stop-opacity=".34"/><stop offset="1" stop-color="#140a03" stop-opacity="0"/></linearGradient>'
        '<linearGradient id="shadeY" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#140a03" stop-opacity=".66"/><stop offset=".4" stop-color="#140a03" stop-opacity=".36"/><stop offset="1" stop-color="#140a03" stop-opacity="0"/></linearGradient>'
        + rect(-i, -i, 10, 2 * i, 0, fill="url(#shadeX)")
        + rect(-i, -i, 2 * i, 13, 0, fill="url(#shadeY)")
    )


def lamp() -> str:
    return (
        '<radialGradient id="overhead" cx=".16" cy=".1" r="1.15"><stop offset="0" stop-color="#fff0c8" stop-opacity=".26"/>'
        '<stop offset=".5" stop-color="#fff0c8" stop-opacity="0"/><stop offset="1" stop-color="#10233a" stop-opacity=".3"/></radialGradient>'
        + rect(-INSIDE, -INSIDE, 2 * INSIDE, 2 * INSIDE, 0, fill="url(#overhead)")
    )


# Carving as fine as the board wants it: the kit's is for pieces four times as large.
CUTS = (
    "<defs>"
    + "".join(
        f'<filter id="grain{way}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">'
        f'<feTurbulence type="fractalNoise" baseFrequency="{often}" numOctaves="3" seed="16"/>'
        '<feColorMatrix values="1.3 0 0 0 -.15  1.3 0 0 0 -.15  1.3 0 0 0 -.15  0 0 0 0 1" result="g"/>'
        '<feBlend in="g" in2="SourceGraphic" mode="soft-light"/><feComposite in2="SourceAlpha" operator="in"/></filter>'
        for way, often in (("X", ".008 .15"), ("Y", ".15 .008"))
    )
    + '<filter id="cut" x="-.1" y="-.1" width="1.2" height="1.2" color-interpolation-filters="sRGB">'
    '<feOffset in="SourceAlpha" dx=".6" dy=".8" result="o"/><feFlood flood-color="#fffbea" flood-opacity=".6"/><feComposite in2="o" operator="in"/>'
    '<feComposite in2="SourceAlpha" operator="out" result="lip"/>'
    '<feGaussianBlur in="SourceAlpha" stdDeviation=".4"/><feOffset dx=".7" dy=".8" result="i"/><feFlood flood-color="#120802" flood-opacity=".7"/>'
    '<feComposite in2="i" operator="out"/><feComposite in2="SourceAlpha" operator="in" result="shade"/>'
    '<feMerge><feMergeNode in="lip"/><feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/></feMerge></filter>'
    '<filter id="cutDark" x="-.1" y="-.1" width="1.2" height="1.2" color-interpolation-filters="sRGB">'
    '<feOffset in="SourceAlpha" dx=".6" dy=".7" result="o"/><feFlood flood-color="#a2988a" flood-opacity=".5"/><feComposite in2="o" operator="in"/>'
    '<feComposite in2="SourceAlpha" operator="out" result="lip"/>'
    '<feMerge><feMergeNode in="lip"/><feMergeNode in="SourceGraphic"/></feMerge></filter>'
    "</defs>"
)


def fixed_reef(sx: int, sy: int) -> str:
    x, y, turn = sx * REEF_AT, sy * REEF_AT, -45 if sx == sy else 45
    side = "white" if sy > 0 else "black"
    return (
        moved(
            x,
            y,
            rect(-28, -13.5, 56, 27, 3, fill="#f6ead0", opacity=0.6),
            rect(-27, -12.5, 54, 25, 2.4, fill="#4f8ea3", stroke=DEEP, stroke_width=2.4),
            turn=turn,
        )
        + moved(
            x + 2.4, y + 4.4, rect(-22, -7.6, 44, 15.2, 7, fill=SHADOW, opacity=0.6, filter="url(#soft2)"), turn=turn
        )
        + moved(x, y, reef(side, turn, 0.42), turn=turn, scale=0.25)
    )


def board() -> str:
    i = INSIDE
    floor = f'<clipPath id="inside">{rect(-i, -i, 2 * i, 2 * i, 0)}</clipPath>'
    return (
        FILTERS
        + CUTS
        + floor
        + rect(OUTER[0] + 3.4, OUTER[1] + 5, OUTER[2] - OUTER[0], OUTER[3] - OUTER[1] - 0.6, 22, fill="#2a170a")
        + rect(OUTER[0] + 1.6, OUTER[1] + 2.6, OUTER[2] - OUTER[0], OUTER[3] - OUTER[1], 22, fill="#5a391d")
        + group(
            sea(),
            island(),
            camp(226, 99, "#cd8c70", DEEP, (254, 296), "red"),
            camp(-325, 99, "#93b083", DEEP, (-254, -296), "green"),
            camp(166, 48, "#d9c79a", OCHRE, (190,)),
            camp(-214, 48, "#d9c79a", OCHRE, (-190,)),
            *(sanctuary(name) for name in CORNERS),
            moved(1.2, 2, circle(0, 0, 31.5, fill=SHADOW, opacity=0.45, filter="url(#soft2)")),
            moved(0, 0, gate(False), scale=0.5),
            *(fixed_reef(sx, sy) for sy in (-1, 1) for sx in (-1, 1)),
            shade(),
            *(walls(name) for name in ("fish", "leaf", "spiral", "sun")),
            lamp(),
            clip_path="url(#inside)",
        )
        + rim()
    )
