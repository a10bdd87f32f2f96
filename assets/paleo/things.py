"""The pieces of Paleo: pawns with their rings, reefs, keys, the open gate, and what aims a flick."""

from assets.build.hand import BONE, GOLD, INK, SHADOW, circle, drawing, group, moved, path, rect, text
from assets.paleo.paint import (
    BLOOD,
    BRASS,
    CARVING,
    EMBER,
    FILTERS,
    KEY,
    PEN,
    SIDES,
    SIGNS,
    gate,
    key,
    polar,
    polygon,
    reef,
)

NUMBERS = {"explorer": (3, 4, 5, 6, 7), "mercenary": (1, 2, 8)}
WHITE_LINE, BLACK_LINE = "#3a2412", "#0b0908"


# --- Pawns: drawn with a radius of 46 units, and scaled ---


def dots(r: float, size: float, turns: int, start: float = 0) -> str:
    return "".join(
        "M{0:.1f} {1:.1f}m-{2:g} 0a{2:g} {2:g} 0 1 0 {3:g} 0a{2:g} {2:g} 0 1 0-{3:g} 0Z".format(
            *polar(start + 360 * i / turns, r), size, 2 * size
        )
        for i in range(turns)
    )


def star(r: float, inner: float, long: float, short: float, wide: float) -> str:
    """The points of a compass star that stand on a circle: eight, every other one shorter."""
    d = ""
    for i in range(8):
        a, far, half = 45 * i, long if i % 2 == 0 else short, wide if i % 2 == 0 else wide * 0.8
        x, y = polar(a, far)
        (x1, y1), (x2, y2) = polar(a - half, inner), polar(a + half, inner)
        d += f"M{x:.1f} {y:.1f}L{x1:.1f} {y1:.1f}A{r:g} {r:g} 0 0 1 {x2:.1f} {y2:.1f}Z"
    return d


def teeth(outer: float, inner: float, count: int) -> str:
    """A ring of teeth that point inwards."""
    d, half = "", 180 / count
    for i in range(count):
        a = 2 * half * i
        (x1, y1), (x2, y2), (x3, y3) = polar(a - half, outer), polar(a + half, outer), polar(a, inner)
        d += f"M{x1:.1f} {y1:.1f}A{outer:g} {outer:g} 0 0 1 {x2:.1f} {y2:.1f}L{x3:.1f} {y3:.1f}Z"
    return d


def engraving(side: str, kind: str) -> str:
    """What is cut into a pawn round its number: an explorer's compass star, a mercenary's ring of teeth."""
    brass = CARVING if side == "white" else BRASS
    blood = BLOOD if side == "white" else EMBER
    cut = "carved" if side == "white" else "carvedDark"
    if kind == "explorer":
        return group(
            path(star(27, 27, 41, 35.5, 17), fill=brass),
            circle(0, 0, 26.4, fill="none", stroke=brass, stroke_width=2.6),
            path(dots(36.5, 1.9, 8, 22.5), fill=brass),
            filter=f"url(#{cut})",
        )
    return group(
        path(teeth(40.5, 29, 12), fill=blood),
        circle(0, 0, 26.6, fill="none", stroke=brass, stroke_width=2.2),
        filter=f"url(#{cut})",
    )


def blank(side: str) -> str:
    """A turned disc with its thickness, and an inked edge so that it stands off sand and sea."""
    name, line = ("bone", WHITE_LINE) if side == "white" else ("coal", BLACK_LINE)
    light = "M{:.1f} {:.1f}A43.4 43.4 0 0 1 {:.1f} {:.1f}".format(*polar(-96, 43.4), *polar(6, 43.4))
    return (
        f'<use href="#disc-{name}"/>'
        + circle(0, 0, 45.3, fill="none", stroke=line, stroke_width=1.3, stroke_opacity=0.85)
        + (path(light, stroke="#cdbfa8", stroke_opacity=0.6, stroke_width=1.7, **PEN) if side == "black" else "")
    )


def cast(r: float, blur: str, across: float, down: float) -> str:
    return circle(across, down, r, fill=SHADOW, opacity=0.55, filter=f"url(#{blur})")


def numbered(side: str, kind: str, number: int) -> str:
    """A pawn of radius 56 units, without its shadow."""
    figure = (
        group(text(0, 16.4, 46, str(number), fill="#331605"), filter="url(#burnt)")
        if side == "white"
        else text(1.3, 18, 46, str(number), fill="#0d0a08") + text(0, 16.4, 46, str(number), fill="#fbeecb")
    )
    return moved(0, 0, blank(side), engraving(side, kind), figure, scale=56 / 46)


def pawn(side: str, kind: str, number: int) -> str:
    return cast(56.4, "contact", 2.2, 5) + numbered(side, kind, number)


def small(side: str, kind: str) -> str:
    """A pawn of radius 28 units for the board: no number, the engraving as bold as it gets."""
    brass = "#7a5424" if side == "white" else "#e6cd92"
    blood = BLOOD if side == "white" else "#f0713f"
    cut = "carved" if side == "white" else "carvedDark"
    if kind == "explorer":
        points = "".join(
            polygon([polar(a, far), polar(a + 45, 11.5), (0, 0), polar(a - 45, 11.5)])
            for a, far in ((45, 25), (135, 25), (225, 25), (315, 25), (0, 38), (90, 38), (180, 38), (270, 38))
        )
        mark = path(points, fill=brass)
    else:
        mark = path(teeth(41, 21, 8), fill=blood) + circle(0, 0, 10, fill=blood)
    return cast(28.4, "soft1", 1, 2.5) + moved(0, 0, blank(side), group(mark, filter=f"url(#{cut})"), scale=28 / 46)


# --- Rings that lie round a pawn of 56 units ---


def ring(colour: str, light: str, width: float) -> str:
    r = 57.6
    return (
        circle(0, 0, r, fill="none", stroke=INK, stroke_opacity=0.8, stroke_width=width + 3)
        + circle(0, 0, r, fill="none", stroke=colour, stroke_width=width)
        + path(
            "M{:.1f} {:.1f}A{:g} {:g} 0 0 1 {:.1f} {:.1f}".format(
                *polar(-100, r - 0.8), r - 0.8, r - 0.8, *polar(10, r - 0.8)
            ),
            stroke=light,
            stroke_opacity=0.85,
            stroke_width=width * 0.3,
            **PEN,
        )
    )


def chosen() -> str:
    r = 57.4
    return circle(0, 0, r - 2, fill="none", stroke="#ffe28a", stroke_width=9, opacity=0.5, filter="url(#soft2)") + ring(
        "#ffd75e", "#fffbe6", 7.6
    )


def struck() -> str:
    """Taken: two strokes of a brush dipped in red, and a veil over what lies below."""
    one = "M-38-42.500C-24-24-8-6 1.400-1C14 10 32 26 43 38L38 42.500C26 28 10 12-1.200 1.400C-12-6-28-22-43-37.500Z"
    two = "M42.5-39C28-23 12-8 1.600 1C-9 13-24 28-37.5 42.5L-43 37C-28 26-12 10-1.400-1.400C8-13 24-28 37-43.500Z"
    strokes = path(one + two, fill="#cf3520", stroke="#cf3520", stroke_width=0.8)
    return (
        FILTERS
        + circle(0, 0, 55, fill=SHADOW, opacity=0.36)
        + group(
            path(one + two, fill=SHADOW, stroke=SHADOW, stroke_width=4, opacity=0.5),
            transform="translate(1.500 3)",
            filter="url(#soft1)",
        )
        + group(
            path(one, fill=BONE, stroke=BONE, stroke_width=3.6, stroke_linejoin="round"),
            path(two, fill=BONE, stroke=BONE, stroke_width=3.6, stroke_linejoin="round"),
            filter="url(#hand)",
        )
        + group(group(strokes, filter="url(#hand)"), filter="url(#paper)")
    )


# --- Reefs: 180 x 64 units in 192 x 80 ---


def lying(side: str) -> str:
    shadow = rect(
        -89, -30, 178, 63, 26, fill=SHADOW, opacity=0.55, filter="url(#soft2)", transform="translate(0 1.500)"
    )
    return FILTERS + shadow + reef(side)


def reef_ghost() -> str:
    box = (-87, -29, 174, 58, 24)
    dash = {"fill": "none", "stroke_dasharray": "13 9", "stroke_linecap": "round"}
    return (
        FILTERS
        + rect(*box, fill="#fff3c8", fill_opacity=0.34)
        + group(reef("white"), opacity=0.34)
        + rect(*box, stroke=INK, stroke_opacity=0.7, stroke_width=6.4, **dash)
        + rect(*box, stroke="#ffe28a", stroke_width=3.8, **dash)
    )


def reef_refused() -> str:
    box = (-87, -29, 174, 58, 24)
    stripes = "".join(f"M{x} 32l64-64" for x in range(-176, 120, 24))
    return (
        FILTERS
        + f'<clipPath id="bar">{rect(*box)}</clipPath>'
        + rect(*box, fill=BONE, fill_opacity=0.45)
        + group(
            path(stripes, stroke=BONE, stroke_opacity=0.8, stroke_width=12, fill="none"),
            path(stripes, stroke="#b3301c", stroke_width=7.5, fill="none"),
            clip_path="url(#bar)",
        )
        + rect(*box, fill="none", stroke=BONE, stroke_width=6)
        + rect(*box, fill="none", stroke="#b3301c", stroke_width=3.8)
        + path("M-84 8V-6Q-84-26-64-26H58", stroke="#fff", stroke_opacity=0.5, stroke_width=1.4, **PEN)
    )


def ring_distance() -> str:
    dash = {"fill": "none", "stroke_dasharray": "8.500 8.590", "stroke_linecap": "round"}
    return circle(0, 0, 81, stroke=INK, stroke_opacity=0.6, stroke_width=3.8, **dash) + circle(
        0, 0, 81, stroke="#fff6e4", stroke_opacity=0.95, stroke_width=1.9, **dash
    )


# --- Aim ---


def dash() -> str:
    return (
        rect(-18, -3.8, 37, 9, 4.5, fill=SHADOW, opacity=0.35)
        + rect(-19, -4.6, 38, 9.2, 4.6, fill="#2b1a10")
        + rect(-17.2, -2.8, 34.4, 5.6, 2.8, fill="#fbeed0")
        + path("M-14.500-1.200H12", stroke="#fff", stroke_opacity=0.7, stroke_width=1.3, **PEN)
    )


def aim_ghost() -> str:
    line = {"fill": "none", "stroke_dasharray": "15.400 13.920", "stroke_linecap": "round"}
    return (
        circle(0, 0, 56, fill="#fff6e4", opacity=0.3)
        + circle(0, 0, 54, fill="none", stroke="#fff", stroke_opacity=0.25, stroke_width=4)
        + circle(0, 0, 56, stroke=INK, stroke_opacity=0.7, stroke_width=7.4, **line)
        + circle(0, 0, 56, stroke="#fff6e4", stroke_width=4.4, **line)
        + circle(0, 0, 5.6, fill=INK, opacity=0.65)
        + circle(0, 0, 3.8, fill="#fff6e4")
    )


def burst() -> str:
    """Where something was hit: chips that fly off all round."""
    chips, light = [], []
    for i in range(10):
        a = 36 * i + 8
        far, near = (36.0, 17.0) if i % 2 == 0 else (27.0, 16.0)
        chips.append(polygon([polar(a, far), polar(a + 9, near), polar(a, near - 3), polar(a - 9, near)]))
        light.append("M{:.1f} {:.1f}L{:.1f} {:.1f}".format(*polar(a - 3, near + 1), *polar(a, far - 4)))
    d = "".join(chips)
    return (
        circle(0, 0, 17, fill="#fff3c8", opacity=0.35, filter="url(#soft3)")
        + path(d, fill=INK, stroke=INK, stroke_width=4.4, stroke_linejoin="round", opacity=0.85)
        + path(d, fill=GOLD)
        + path("".join(light), stroke="#fffbe6", stroke_width=1.8, **PEN)
    )


# --- The pad one flicks on, points ---


def pad() -> str:
    """A panel of dark leather: two seams all round, a stud of brass in each corner."""
    w = 180.0
    studs = "".join(
        moved(
            x,
            y,
            circle(0.8, 1.4, 4.6, fill=SHADOW, opacity=0.7),
            circle(0, 0, 4.2, fill="#c9a04a", stroke="#180c04", stroke_width=1.2),
            circle(-1.2, -1.3, 1.4, fill="#fff3c8"),
        )
        for x in (15, w - 15)
        for y in (15, w - 15)
    )
    return (
        rect(2, 5, w, w, 24, fill=SHADOW, opacity=0.55, filter="url(#soft1)")
        + rect(0.6, 2.4, w, w, 24, fill="#150b05")
        + group(rect(0, 0, w, w, 24, fill="#33261d"), filter="url(#paper)")
        + rect(0, 0, w, w, 24, fill="#33261d", opacity=0.62)
        + rect(1, 1, w - 2, w - 2, 23, fill="none", stroke="#120803", stroke_width=2.4)
        + path(
            f"M3.600 {w - 26:g}V26Q3.600 3.600 26 3.600H{w - 26:g}",
            stroke="#f3d9ac",
            stroke_opacity=0.5,
            stroke_width=1.8,
            **PEN,
        )
        + rect(9.4, 10.2, w - 18, w - 18, 17, fill="none", stroke="#120803", stroke_opacity=0.75, stroke_width=2)
        + rect(8.4, 8.9, w - 18, w - 18, 17, fill="none", stroke="#a97e4c", stroke_opacity=0.55, stroke_width=1.5)
        + studs
    )


def sun(rays: int = 12) -> str:
    return polygon([polar(180 * i / rays, 21 if i % 2 == 0 else 14.5) for i in range(2 * rays)])


def point(won: bool) -> str:
    d = sun()
    if not won:
        return (
            path(
                d,
                fill="none",
                stroke="#fff",
                stroke_opacity=0.4,
                stroke_width=2.4,
                transform="translate(.8 1.200)",
                stroke_linejoin="round",
            )
            + path(d, fill="#180c05", fill_opacity=0.66, stroke="#180c05", stroke_width=2, stroke_linejoin="round")
            + path(d, fill="none", stroke="#d2b574", stroke_opacity=0.85, stroke_width=1.4, stroke_linejoin="round")
            + circle(0, 0, 9, fill="none", stroke="#d2b574", stroke_opacity=0.6, stroke_width=1.6)
        )
    return (
        path(d, fill=SHADOW, opacity=0.5, transform="translate(1 2)", filter="url(#soft1)")
        + path(d, fill="#8f5a12", stroke=INK, stroke_width=2, transform="translate(.4 1.300)", stroke_linejoin="round")
        + group(path(d, fill="#f0b83e"), filter="url(#woodSoft)")
        + path(d, fill="none", stroke=INK, stroke_width=1.8, stroke_linejoin="round")
        + circle(0, 0, 11, fill="#ffdf7a")
        + circle(0, 0, 11, fill="none", stroke="#8f5a12", stroke_width=1.8)
        + path("M-7-3.500A8 8 0 0 1-1.500-8", stroke="#fff", stroke_width=2.2, **PEN)
        + path("M-4.500 1.500h.1M4.500 1.500h.1M-4 4.800C-2 7 2 7 4 4.800", stroke="#7a4a0e", stroke_width=2, **PEN)
    )


def things() -> dict[str, str]:
    made = {}
    for side in SIDES:
        for kind, numbers in NUMBERS.items():
            for number in numbers:
                made[f"{kind}_{side}_{number}"] = drawing(64, 64, pawn(side, kind, number), body="4 4 56 56")
        made[f"disc_{side}_explorer"] = drawing(32, 32, small(side, "explorer"), body="2 2 28 28")
        made[f"reef_{side}"] = drawing(96, 40, lying(side), body="3 4 90 32")
    made |= {
        "ring_gold": drawing(64, 64, FILTERS + chosen(), body="4 4 56 56"),
        "struck": drawing(56, 56, struck(), body="0 0 56 56"),
        "reef_ghost": drawing(96, 40, reef_ghost(), body="3 4 90 32"),
        "reef_refused": drawing(96, 40, reef_refused(), body="3 4 90 32"),
        "ring_distance": drawing(84, 84, ring_distance(), body="0 0 84 84"),
        "gate_open": drawing(66, 66, FILTERS + gate(True), body="2 2 62 62"),
        "aim_dash": drawing(24, 8, dash()),
        "aim_ghost": drawing(64, 64, aim_ghost(), body="4 4 56 56"),
        "pad": drawing(96, 96, pad(), (-4, -4, 192, 192), patch="20 20 20 20", body="2 2 90 90"),
        "point_on": drawing(24, 24, moved(-0.4, -0.8, point(True))),
        "point_off": drawing(24, 24, point(False)),
    }
    return made | {f"key_{name}": drawing(36, 36, moved(-0.4, -1.4, key(name), scale=KEY)) for name in SIGNS}
