# ruff: noqa: E501 - the outlines of drawings are long
"""Pictures made of the pieces: for the home screen, and for the rules."""

import math
from random import Random

from assets.build.hand import GOLD, INK, PAPER, SHADOW, circle, drawing, group, moved, path, rect
from assets.paleo.board import COLUMNS, CORNERS, CUTS, KEY_AT, board, facade, rose
from assets.paleo.paint import DEEP, FILTERS, PEN, SAND, SEA, gate, key, polar, polygon, reef, sign, smooth
from assets.paleo.things import burst, pawn, point, ring, small, struck

WIDE = 308  # of the rules' pictures, in dp
PAWN = 0.62  # in them: a pawn of 112 units becomes one of 70, so a millimetre is 2½
MM = 2.5


def rounded(width: float, height: float, picture: str) -> str:
    """The picture with round corners and an inked outline."""
    frame = (-width / 2 + 3, -height / 2 + 3, width - 6, height - 6)
    clip = f'<clipPath id="corners">{rect(*frame, 20)}</clipPath>'
    return (
        clip + group(picture, clip_path="url(#corners)") + rect(*frame, 20, fill="none", stroke=INK, stroke_width=2.4)
    )


def open_sea(width: float, height: float, seed: int) -> str:
    """A piece of the chart: sea with a few waves and a chart's lines."""
    dice = Random(seed)
    x, y = -width / 2, -height / 2
    d, lines = "", ""
    for i in range(round(width * height / 15000)):
        a, b = x + width * ((i * 0.618 + 0.1) % 1), dice.uniform(y + 14, -y - 10)
        d += f"M{a - 12:.1f} {b:.1f}q6-7 12 0q6-7 12 0"
    for i in range(12):
        far = polar(30 * i + 12, 900, x + 0.12 * width, -y * 0.7)
        lines += f"M{x + 0.12 * width:.0f} {-y * 0.7:.0f}L{far[0]:.0f} {far[1]:.0f}"
    light = (
        '<radialGradient id="over" cx=".15" cy=".05" r="1.15"><stop offset="0" stop-color="#fff0c8" stop-opacity=".34"/>'
        '<stop offset=".5" stop-color="#fff0c8" stop-opacity="0"/><stop offset="1" stop-color="#10233a" stop-opacity=".42"/></radialGradient>'
    )
    return (
        light
        + group(rect(x - 4, y - 4, width + 8, height + 8, 0, fill=SEA), filter="url(#swell)")
        + path(lines, fill="none", stroke="#f4f3e4", stroke_opacity=0.22, stroke_width=1.3)
        + path(d, stroke="#f4f3e4", stroke_opacity=0.5, stroke_width=2.2, **PEN)
        + rect(x - 4, y - 4, width + 8, height + 8, 0, fill="url(#over)")
    )


def land(places: list[tuple[float, float]], fill: str = SAND) -> str:
    """A coast with the lines of a chart round it."""
    x, y = sum(a for a, _ in places) / len(places), sum(b for _, b in places) / len(places)
    around = "".join(
        path(
            smooth([(a + (a - x) * far, b + (b - y) * far) for a, b in places]),
            fill="none",
            stroke="#f4f3e4",
            stroke_opacity=share,
            stroke_width=2.4,
        )
        for far, share in ((0.06, 0.7), (0.12, 0.45), (0.19, 0.25))
    )
    d = smooth(places)
    return (
        around
        + path(d, fill=SHADOW, opacity=0.35, transform="translate(2.500 5)", filter="url(#soft2)")
        + group(path(d, fill=fill), filter="url(#shore)")
        + group(path(d, fill="none", stroke=INK, stroke_opacity=0.85, stroke_width=2.6), filter="url(#hand)")
    )


def piece(x: float, y: float, side: str, kind: str, number: int, scale: float = PAWN) -> str:
    return moved(x, y, pawn(side, kind, number), scale=scale)


def rock(x: float, y: float, side: str, turn: float = 0, scale: float = MM / 4) -> str:
    shadow = rect(-87, -28, 176, 62, 26, fill=SHADOW, opacity=0.55, filter="url(#soft3)")
    return moved(x + 2.5, y + 5, shadow, turn=turn, scale=scale) + moved(
        x, y, reef(side, turn, 0.42), turn=turn, scale=scale
    )


def trail(*places: tuple[float, float]) -> str:
    """The way of a flick, from place to place, with its arrow."""
    d = "M" + "L".join(f"{x:g} {y:g}" for x, y in places)
    dashes = {"stroke_dasharray": "17 12"} | PEN
    (x1, y1), (x2, y2) = places[-2:]
    head = moved(
        x2,
        y2,
        path("M18 0L-10-14C-6-5-6 5-10 14Z", fill=PAPER, stroke=INK, stroke_width=2.6, stroke_linejoin="round"),
        turn=math.degrees(math.atan2(y2 - y1, x2 - x1)),
    )
    return (
        path(d, stroke=INK, stroke_opacity=0.8, stroke_width=9, **dashes)
        + path(d, stroke="#fbeed0", stroke_width=5, **dashes)
        + head
    )


def verdict(good: bool) -> str:
    """Right or wrong, on a disc of paper."""
    mark = (
        path("M-8 0L-2 7L9-7", stroke="#3d6b35", stroke_width=5.5, **PEN)
        if good
        else path("M-8-8L8 8M8-8L-8 8", stroke="#b3301c", stroke_width=5.5, **PEN)
    )
    return (
        circle(1.5, 3, 17, fill=SHADOW, opacity=0.5, filter="url(#soft1)")
        + circle(0, 0, 17, fill=PAPER, stroke=INK, stroke_width=2)
        + mark
    )


def pointing() -> str:
    """An arrow that points right, 60 units long."""
    d = "M-30-8H4V-22L32 0L4 22V8H-30Z"
    return (
        path(d, fill=SHADOW, opacity=0.5, transform="translate(3 5)", filter="url(#soft1)")
        + path(d, fill=PAPER, stroke=PAPER, stroke_width=8, stroke_linejoin="round")
        + path(d, fill=GOLD, stroke=INK, stroke_width=2.4, stroke_linejoin="round")
    )


def scene() -> str:
    """The island, its gate, and a mercenary that has just been flicked between the reefs."""
    dice = Random(7)
    isle = [polar(36 * i, 92 + dice.uniform(-9, 9), 78, -56) for i in range(10)]
    corner = polygon([(-180, -34), (-62, -122), (-180, -122)])
    return (
        open_sea(336, 220, 5)
        + moved(-112, 62, group(rose(40), opacity=0.34))
        + land(isle)
        + path(smooth([(78 + (x - 78) * 0.74, -56 + (y + 56) * 0.74) for x, y in isle]), fill="#a9aa66", opacity=0.6)
        + moved(79.5, -53, circle(0, 0, 50, fill=SHADOW, opacity=0.45, filter="url(#soft2)"))
        + moved(78, -56, gate(False), scale=0.8)
        + path(corner, fill=DEEP, transform="translate(3.500 4.500)")
        + group(path(corner, fill="#d9c49a"), filter="url(#shore)")
        + group(moved(-134, -92, sign("spiral", "#6b4522", 4.8), scale=0.85), filter="url(#cut)")
        + rock(136, 52, "white", 24, 0.5)
        + rock(-2, -88, "black", -62, 0.5)
        + group(facade(-150, -58, -37, True, 1), facade(-82, -108.5, -37, True, -1))
        + moved(154, -92, pawn("black", "mercenary", 2), scale=0.44)
        + path(
            "M-150 104C-110 76-70 50-30 32M-142 112C-104 92-66 68-24 52M-132 118C-92 104-58 86-18 70",
            stroke="#fbeed0",
            stroke_opacity=0.7,
            stroke_width=3.2,
            **PEN,
        )
        + moved(60, 68, burst(), scale=0.95)
        + moved(92, 84, pawn("black", "explorer", 5), scale=0.58)
        + moved(10, 40, cast_long(), pawn("white", "mercenary", 8), scale=0.72)
        + moved(-96, 14, pawn("white", "explorer", 4), scale=0.5)
    )


def cast_long() -> str:
    return circle(9, 15, 54, fill=SHADOW, opacity=0.4, filter="url(#soft3)")


def rules_board() -> str:
    """The whole board as a round begins."""
    parts = [board()]
    for i, x in enumerate(COLUMNS):
        for side, way in (("white", 1), ("black", -1)):
            parts += [
                moved(x, way * 296, small(side, "explorer"), scale=0.5),
                moved(x, way * 254, small(side, "mercenary" if i != 1 else "explorer"), scale=0.5),
            ]
    for x, y, side, turn in (
        (-150, 128, "white", 20),
        (158, 150, "white", -38),
        (-212, 30, "white", 84),
        (24, 142, "white", 4),
        (214, -64, "white", 64),
        (-146, -142, "black", -30),
        (148, -122, "black", 16),
        (-228, -66, "black", 70),
        (208, 50, "black", -80),
        (-20, -142, "black", 2),
    ):
        parts.append(rock(x, y, side, turn, 0.25))
    for name, (sx, sy) in CORNERS.items():
        parts.append(moved(sx * KEY_AT, sy * KEY_AT, key(name), scale=0.5))
    return "".join(parts)


def rules_pawns() -> str:
    """What either side has: five explorers, three mercenaries."""
    parts = [open_sea(640, 176, 3)]
    for row, side in enumerate(("white", "black")):
        y = -39 + 76 * row
        for i, number in enumerate((3, 4, 5, 6, 7)):
            parts.append(piece(-270 + 74 * i, y, side, "explorer", number, 0.58))
        for i, number in enumerate((1, 2, 8)):
            parts.append(piece(126 + 74 * i, y, side, "mercenary", number, 0.58))
    parts.append(
        path(
            "M75-78C72-30 79 30 75 80",
            stroke="#f3e6c8",
            stroke_opacity=0.7,
            stroke_width=3.4,
            stroke_dasharray="2 13",
            **PEN,
        )
    )
    return "".join(parts)


def gap(x1: float, y1: float, x2: float, y2: float, good: bool) -> str:
    """A distance with its two ends."""
    turn = math.degrees(math.atan2(y2 - y1, x2 - x1))
    long = math.dist((x1, y1), (x2, y2))
    d = f"M0 0H{long:g}M0-10V10M{long:g}-10V10"
    colour = "#fff6e4" if good else "#ff8a6e"
    return moved(
        x1,
        y1,
        path(d, stroke=INK, stroke_opacity=0.8, stroke_width=7.5, **PEN)
        + path(d, stroke=colour, stroke_width=3.6, **PEN),
        turn=turn,
    )


def rules_reefs() -> str:
    """Left: a pawn and a half fits between two reefs; right: it does not."""
    space = 1.5 * 28 * MM  # 105 units
    tall = 16 * MM
    top = -(2 * tall + space) / 2
    left, right, r = -168, 146, 56 * PAWN
    middle = top + tall + r
    half = f'<clipPath id="half">{rect(left - 50, middle + r, 100, r, 0)}</clipPath>'
    return (
        open_sea(640, 204, 11)
        + rock(left, top + tall / 2, "white")
        + half
        + group(piece(left, middle, "white", "explorer", 3), opacity=0.8)
        + group(group(piece(left, middle + 2 * r, "white", "explorer", 3), clip_path="url(#half)"), opacity=0.8)
        + rock(left, top + 1.5 * tall + space, "black")
        + gap(left + 82, top + tall, left + 82, top + tall + space, True)
        + moved(left + 134, top + tall + space / 2, verdict(True))
        + rock(right, -42, "white", -6)
        + rock(right + 6, 44, "black", 5)
        + gap(right + 84, -26, right + 84, 28, False)
        + moved(right + 134, 1, verdict(False))
    )


def crossed(x: float, y: float, side: str, kind: str, number: int) -> str:
    return piece(x, y, side, kind, number) + moved(x, y, struck().replace(FILTERS, ""), scale=PAWN * 0.92)


def rules_capture() -> str:
    """What the flicked mercenary itself touches is captured, and nothing else is."""
    return (
        open_sea(640, 184, 21)
        + trail((-250, 46), (-110, -30), (34, -39))
        + trail((146, -4), (196, 20))
        + moved(-250, 46, ring("#ffd75e", "#fffbe6", 8.4), scale=PAWN)
        + piece(-250, 46, "white", "mercenary", 8)
        + crossed(-92, 38, "black", "explorer", 4)
        + moved(-104, 4, burst(), scale=0.8)
        + crossed(110, -22, "black", "mercenary", 2)
        + moved(74, -36, burst(), scale=0.8)
        + piece(246, 42, "black", "explorer", 6)
    )


def rules_key() -> str:
    """An explorer that passes the doorway takes the key."""

    def wall(x: float, post: int) -> str:
        return moved(x, 6, facade(0, 0, 0, False, post), scale=MM)

    half = 24 * MM
    return (
        open_sea(640, 240, 31)
        + rect(-330, -150, 660, 150, 0, fill=DEEP, transform="translate(0 42)")
        + group(rect(-360, -190, 720, 190, 0, fill="#c6bd98", transform="translate(0 34)"), filter="url(#shore)")
        + path(
            "".join(f"M-330 {y}H330" for y in (-110, -70, -30))
            + "".join(f"M{x + (28 if y % 80 else 0)} {y}v40" for y in (-150, -110, -70) for x in range(-320, 330, 56)),
            stroke="#6b5532",
            stroke_opacity=0.32,
            stroke_width=2,
            fill="none",
        )
        + path("M-330 37H330", stroke=DEEP, stroke_width=9)
        + path("M-330 43.500H330", stroke="#f6ead0", stroke_opacity=0.75, stroke_width=4)
        + rect(-half, -14, 2 * half, 40, 0, fill="#a08a60", stroke=INK, stroke_opacity=0.6, stroke_width=2)
        + group(
            moved(
                -196,
                -70,
                circle(0, 0, 40, fill="#c6bd98", stroke="#5c4526", stroke_width=3),
                moved(0, 0, sign("leaf", "#6b4522", 4.8), scale=1.35),
                scale=1,
            ),
            filter="url(#cut)",
        )
        + wall(-half - 41 * MM, 1)
        + wall(half + 41 * MM, -1)
        + trail((20, 76), (8, 24), (0, -34))
        + piece(22, 76, "white", "explorer", 5)
        + group(piece(-4, -76, "white", "explorer", 5), opacity=0.62)
        + moved(98, -76, pointing(), scale=0.85)
        + moved(
            196,
            -68,
            circle(0, 0, 50, fill="#ffe9a0", opacity=0.7, filter="url(#glow)"),
            moved(0, 0, key("leaf"), scale=1.35),
        )
    )


def rules_gate() -> str:
    """Both keys, and an explorer wholly on the gate: the round is won."""
    dice = Random(17)
    return (
        open_sea(640, 204, 41)
        + land([polar(24 * i, 112 + dice.uniform(-7, 7), -20, 0) for i in range(15)])
        + moved(-17, 5, circle(0, 0, 80, fill=SHADOW, opacity=0.45, filter="url(#soft3)"))
        + moved(-20, 0, gate(True), scale=1.28)
        + moved(-256, -32, key("fish"), scale=1.25)
        + moved(-186, 26, key("leaf"), scale=1.25)
        + moved(-126, -8, pointing(), scale=0.8)
        + piece(-26, 4, "white", "explorer", 4)
        + moved(136, 0, pointing(), scale=0.9)
        + moved(208, 0, point(True), scale=1.45)
        + moved(272, 0, point(True), scale=1.45)
    )


def pictures() -> dict[str, str]:
    made = {"scene": drawing(168, 110, FILTERS + CUTS + rounded(336, 220, scene()))}
    made["rules_board"] = drawing(160, 160, rules_board(), (-371, -371, 742, 742), fine="1")
    for name, tall, draw in (
        ("pawns", 176, rules_pawns),
        ("reefs", 204, rules_reefs),
        ("capture", 184, rules_capture),
        ("key", 240, rules_key),
        ("gate", 204, rules_gate),
    ):
        high = 2 * round(tall * WIDE / 1280)
        made[f"rules_{name}"] = drawing(
            WIDE, high, FILTERS + CUTS + rounded(640, tall, draw()), (-320, -tall / 2, 640, tall), fine="1"
        )
    return made
