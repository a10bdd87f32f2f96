# ruff: noqa: E501 - the outlines of drawings are long
"""Tribe tiles, their backs and shadows, and the tokens: of bone, of hide, of stained wood."""

from collections.abc import Callable
from random import Random

from assets.build.hand import (
    BONE,
    INK,
    PAPER,
    SEATS,
    SHADOW,
    circle,
    drawing,
    ellipse,
    group,
    moved,
    path,
    rect,
    shape,
    text,
)
from assets.sapiens.paint import CHALK, FILTERS, FOOD, OCHRE_RED, SHELTER, bone_disc, hand_print
from assets.sapiens.scenes import EIGHT, SCENES, fist, painted

PEN = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}

# A tile's body is two squares of 50 dp; its paper ends a dp short of it all round. The picture has 4 dp more on each
# side, 6 below.
ACROSS, DOWN = (100, 50), (50, 100)


def on_tile(size: tuple[int, int], content: str, margin: tuple[int, int, int, int] = (4, 4, 4, 6)) -> str:
    """The picture of a tile: 0,0 is the middle of its body."""
    left, top, right, bottom = margin
    w, h = size
    view = (-w - 2 * left, -h - 2 * top, 2 * (w + left + right), 2 * (h + top + bottom))
    return drawing(w + left + right, h + top + bottom, content, view, body=f"{left} {top} {w} {h}")


# --- Tiles ---


def paper(size: tuple[int, int], face: str = PAPER, side: str = "#a5855a", under: str = "#6b4f2c") -> str:
    """Torn paper board: its thickness, its face, and the lamp on its upper and left edge."""
    x, y = size[0] - 2.6, size[1] - 2.6
    sheet = (-x, -y, 2 * x, 2 * y - 0.8, 5)
    return (
        FILTERS
        + rect(
            *sheet,
            fill=under,
            stroke=INK,
            stroke_opacity=0.7,
            stroke_width=1.4,
            filter="url(#torn)",
            transform="translate(1.1 3)",
        )
        + rect(*sheet, fill=side, filter="url(#torn)", transform="translate(.6 1.6)")
        + group(group(rect(*sheet, fill=face), filter="url(#torn)"), filter="url(#tooth)")
        + path(
            f"M{-x + 1:g} {y - 8:g}V{-y + 5:g}Q{-x + 1:g} {-y + 1:g} {-x + 5:g} {-y + 1:g}H{x - 8:g}",
            stroke="#fff",
            stroke_opacity=0.85,
            stroke_width=1.8,
            filter="url(#torn)",
            **PEN,
        )
    )


def fold(size: tuple[int, int]) -> str:
    """The crease between the two squares."""
    across = size[0] > size[1]
    d = "M0-46C-1.200-22 1.200 8-.4 45" if across else "M-46 0C-22-1.200 8 1.200 45-.4"
    lit = "translate(1.500 0)" if across else "translate(0 1.500)"
    return path(d, stroke="#7a5a30", stroke_opacity=0.6, stroke_width=1.6, **PEN) + path(
        d, stroke="#fff", stroke_opacity=0.7, stroke_width=1.3, transform=lit, **PEN
    )


def tile(size: tuple[int, int]) -> str:
    return paper(size) + fold(size)


def whole(size: tuple[int, int], first: str, second: str) -> str:
    """A tile with both its scenes, for pictures."""
    ways = ((-50, 0), (50, 0)) if size == ACROSS else ((0, -50), (0, 50))
    return tile(size) + "".join(
        moved(x, y, painted(scene)) for (x, y), scene in zip(ways, (first, second), strict=True)
    )


def back(size: tuple[int, int]) -> str:
    """A tile turned over: smoked hide with hands left on it long ago."""
    x, y = size[0] - 7, size[1] - 7
    ways = ((-50, 0, -8), (50, 0, 8)) if size == ACROSS else ((0, -50, -8), (0, 50, 8))
    hands = "".join(moved(a, b, moved(0, 1, hand_print("#d8b27c"), scale=1.1), turn=turn) for a, b, turn in ways)
    halo = "".join(circle(a, b, 31, fill="#6e4a2c", opacity=0.6, filter="url(#soft3)") for a, b, _ in ways)
    teeth = []
    for i in range(round(2 * x / 12)):
        teeth += [f"M{-x + 4 + 12 * i:g} {-y + 4:g}l5 5l5-5", f"M{-x + 4 + 12 * i:g} {y - 4.8:g}l5-5l5 5"]
    return (
        paper(size, "#cdb48a", "#8a6c42", "#5a4224")
        + group(rect(-x, -y, 2 * x, 2 * y - 0.8, 5, fill="#7d5c3e"), filter="url(#rough)")
        + rect(-x + 3, -y + 3, 2 * x - 6, 2 * y - 6.8, 5, fill="#755538", opacity=0.45)
        + halo
        + group(
            path("".join(teeth), stroke="#c09a66", stroke_opacity=0.75, stroke_width=2, **PEN),
            hands,
            filter="url(#daub)",
        )
    )


def pile() -> str:
    """The draw pile, seen from above: three backs, the uppermost with room for a number."""

    def slab(x: float, y: float, face: str) -> str:
        board = (-28, -22, 56, 44, 6)
        return moved(
            x,
            y,
            rect(*board, fill="#4a3219", stroke=INK, stroke_width=1.6, transform="translate(.8 2.4)"),
            rect(*board, fill="#cdb48a", stroke=INK, stroke_width=1.4),
            rect(-25, -19, 50, 38, 4, fill=face),
        )

    zigzag = "".join(
        f"M{-22 + 8 * i} -15l3.600 3.600l3.600-3.600M{-22 + 8 * i} 15l3.600-3.600l3.600 3.600" for i in range(6)
    )
    return (
        FILTERS
        + rect(-28, -18, 60, 48, 7, fill=SHADOW, opacity=0.55, filter="url(#contact)")
        + slab(2.6, 5, "#4a3220")
        + slab(1.2, 1.2, "#54391f")
        + moved(
            -1.4,
            -3,
            rect(-28, -22, 56, 44, 6, fill="#4a3219", transform="translate(.8 2.400)"),
            group(rect(-28, -22, 56, 44, 6, fill="#d8c096"), filter="url(#paper)"),
            rect(-28, -22, 56, 44, 6, fill="none", stroke=INK, stroke_width=1.4),
            group(rect(-25, -19, 50, 38, 4, fill="#5c4029"), filter="url(#paper)"),
            path(zigzag, stroke="#c09a66", stroke_width=1.6, **PEN),
            path(
                "M-26.500 14V-16Q-26.500-20.500-22-20.500H20",
                stroke="#fff",
                stroke_opacity=0.7,
                stroke_width=1.4,
                **PEN,
            ),
        )
    )


def shadows() -> dict[str, str]:
    made = {}
    for way, size in (("across", ACROSS), ("down", DOWN)):
        w, h = size
        near = rect(-w + 4, -h + 6, 2 * w - 3, 2 * h - 3, 7, fill=SHADOW, opacity=0.58, filter="url(#contact)")
        far = rect(-w + 10, -h + 16, 2 * w, 2 * h, 10, fill=SHADOW, opacity=0.56, filter="url(#lifted)")
        made[f"shadow_{way}"] = on_tile(size, near, (4, 4, 6, 8))
        made[f"lifted_{way}"] = on_tile(size, far, (10, 8, 18, 22))
    return made


# --- Tokens ---


def number(value: int) -> str:
    return moved(-0.8, -1.4, bone_disc(18.6), text(0, 11.6, 33, str(value)))


def token(name: str) -> str:
    scene = SCENES[name]
    return FILTERS + moved(-0.8, -1.6, bone_disc(26.4, scene.ring), group(scene.sign(), transform="scale(.44)"))


def bear() -> str:
    """A bear's head, snarling a little, on a disc of dark hide."""
    fur = {"stroke": "#1a0c05", "stroke_width": 2.2, "stroke_linejoin": "round"}
    head = (
        "M-19-6C-20-17-11-21 0-21C11-21 20-17 19-6C21 1 18 8 12 11C10 17 6 20 0 20C-6 20-10 17-12 11C-18 8-21 1-19-6Z"
    )
    return (
        FILTERS
        + circle(2.600, 5, 33.6, fill=SHADOW, opacity=0.55, filter="url(#soft1)")
        + circle(0.6, 3, 33.4, fill="#2a1508", stroke=INK, stroke_width=1)
        + group(circle(0, 0, 33.4, fill="#c9894a"), filter="url(#paper)")
        + circle(0, 0, 30.2, fill="none", stroke="#7a3b1c", stroke_width=3.4)
        + circle(0, 0, 30.2, fill="none", stroke="#f0d3a0", stroke_width=1.2, stroke_dasharray="4 3.500")
        + circle(0, 0, 33.4, fill="none", stroke=INK, stroke_width=1.8)
        + path("M-30.500-9A31.800 31.800 0 0 1-7-31", stroke="#fff", stroke_opacity=0.7, stroke_width=2, **PEN)
        + moved(
            0,
            1,
            group(
                circle(-15, -16, 7.6, fill="#54301a", **fur),
                circle(15, -16, 7.6, fill="#54301a", **fur),
                circle(-15, -15.5, 3.6, fill="#a8714a"),
                circle(15, -15.5, 3.6, fill="#a8714a"),
                path(head, fill="#5f3820", **fur),
                path("M-16-6C-16-14-9-18-1-18C-4-12-9-4-9 4C-13 3-16-1-16-6Z", fill="#83502e"),
                ellipse(0, 10, 9.6, 8.4, fill="#d8a878", stroke="#1a0c05", stroke_width=1.6),
                path("M-5 4.500C-3 3 3 3 5 4.500C5 8 2 10 0 10C-2 10-5 8-5 4.500Z", fill="#1a0c05"),
                path("M0 10V13M-6 13.500C-3 16.500 3 16.500 6 13.500", stroke="#1a0c05", stroke_width=2, **PEN),
                path(
                    "M-4.500 14.600L-3.500 18L-2 15.400M4.500 14.600L3.500 18L2 15.400",
                    fill="#fffaf0",
                    stroke="#1a0c05",
                    stroke_width=0.8,
                ),
                path("M-13-7L-4.500-3M13-7L4.500-3", stroke="#1a0c05", stroke_width=2.6, **PEN),
                circle(-8, -1.8, 2.5, fill="#1a0c05"),
                circle(8, -1.8, 2.5, fill="#1a0c05"),
                circle(-8.700, -2.600, 0.9, fill="#fff"),
                circle(7.3, -2.600, 0.9, fill="#fff"),
                circle(-1.600, 5.4, 1.1, fill="#c9b0a0"),
                filter="url(#hand)",
            ),
        )
    )


STEAK = "M-17-5C-18-15-8-19 2-17C12-16 19-9 18 1C17 8 12 9 9 12C5 17-4 18-10 13C-16 9-16 2-17-5Z"


def steak() -> str:
    """A slice of mammoth: fat round red meat, a ring of bone."""
    return (
        path(STEAK, fill=SHADOW, opacity=0.5, transform="translate(2 3.4)", filter="url(#soft1)")
        + path(STEAK, fill="#5c1a10", transform="translate(.6 2.2)", stroke=INK, stroke_width=1.8)
        + path(STEAK, fill="#f6dfbf", stroke=INK, stroke_width=2)
        + group(
            path(
                "M-13-5C-13-12-5-15 2-13.500C9-12.500 15-7 14.500 0C13.500 5 10 6 7 8.500C3 12.500-3 14-8 10C-12 7-12.500 1-13-5Z",
                fill="#c4452f",
            ),
            filter="url(#paper)",
        )
        + path("M-9 5C-6 9 0 9 4 6M4-9C9-8 12-4 11 1", stroke="#f3b79a", stroke_width=2, **PEN)
        + circle(-3, -3.4, 5.2, fill="#fffaf0", stroke=INK, stroke_width=1.8)
        + circle(-3, -3.4, 1.9, fill="#b98d62")
        + path("M-14.500-8C-13-13-8-16-2-15.600", stroke="#fff", stroke_width=1.8, **PEN)
    )


def brawl(seat: str) -> str:
    """A seat's fist: the seat's shape in its colour, cut out of wood."""
    colour, kind, ink = SEATS[seat]
    size = {"triangle": 13.6, "circle": 15, "diamond": 12.4, "square": 15.6}[kind]
    down = {"triangle": 2}.get(kind, -0.8)
    d = shape(kind, size)
    line = "#3d0d05" if ink == BONE else "#33200F"
    skin, lit = ("#f3dcb4", "#fffaf0") if ink == BONE else ("#5a3418", "#a8744a")
    round_ = {"stroke_linejoin": "round"}
    return FILTERS + moved(
        -0.8,
        down,
        path(
            d,
            fill=SHADOW,
            stroke=SHADOW,
            stroke_width=4,
            opacity=0.5,
            transform="translate(1.600 2.800)",
            filter="url(#soft1)",
            **round_,
        ),
        path(d, fill="#7d6238", stroke=INK, stroke_width=5, transform="translate(.5 1.8)", **round_),
        path(d, fill=PAPER, stroke=INK, stroke_width=6.2, **round_),
        path(d, fill=PAPER, stroke=PAPER, stroke_width=4.2, **round_),
        group(path(d, fill=colour), filter="url(#woodSoft)"),
        path(d, fill="url(#gTL)", opacity=0.5),
        moved(
            0,
            1.4 if kind == "triangle" else 0,
            fist(skin, lit, line),
            scale={"triangle": 0.22, "square": 0.29, "circle": 0.28, "diamond": 0.235}[kind],
        ),
    )


def first() -> str:
    """Who begins: a hand blown round with ochre on a pebble of bone."""
    dice = Random(5)
    spray = "".join(
        circle(dice.gauss(0, 7), dice.gauss(0, 7), dice.uniform(0.5, 1.3), fill=OCHRE_RED, opacity=0.7)
        for _ in range(60)
    )
    clip = f'<clipPath id="pebble_face">{circle(0, 0, 18.6)}</clipPath>'
    return FILTERS + moved(
        -0.8,
        -1.4,
        bone_disc(18.8),
        clip,
        group(circle(0, 0, 15.4, fill="#b8431f", filter="url(#daub)"), spray, clip_path="url(#pebble_face)"),
        moved(-0.6, -0.6, hand_print(CHALK), scale=0.6),
        circle(0, 0, 18.8, fill="none", stroke=INK, stroke_width=1.6),
    )


# --- Icons of food and shelter: 36 units, to be used from 14 to 24 dp ---

# The meat of a drumstick with its bone to the lower left; and the arch of a cave.
DRUM = "M-5.500 4C-9-3-5-14 5-15C14-16 18-8 15-1C12 6 3 9-2.500 7.500Z"
STICK = "M-7 2L-12 7.500C-17 4.800-20.500 9.800-16.500 13C-17.800 18.500-11 20-9.300 15.500L-2 9Z"
ARCH = "M-16 15C-17-4-11-16 0-16C11-16 17-4 16 15H7.500C8 4 6-4.500 0-4.500C-6-4.500-8 4-7.500 15Z"


def food(light: bool) -> str:
    meat, bone, line, glint = (
        ("#f0a860", "#fffaf0", INK, "#fff0d0") if light else (FOOD, "#fffaf0", "#33200f", "#d98e4e")
    )
    return (
        path(STICK, fill=bone, stroke=line, stroke_width=2.4, stroke_linejoin="round")
        + path(DRUM, fill=meat, stroke=line, stroke_width=2.4, stroke_linejoin="round")
        + path("M-2-4C-1-8 2-11 6-11.500", stroke=glint, stroke_width=2.6, **PEN)
    )


def shelter(light: bool) -> str:
    rock, line, glint, inside = (
        ("#b9d3e2", INK, "#fff", "#1a1410") if light else (SHELTER, "#12293a", "#8fb8d0", "#f3e6c8")
    )
    return (
        path("M-8 15C-8.500 3-6-5 0-5C6-5 8.500 3 8 15Z", fill=inside)
        + path(ARCH, fill=rock, stroke=line, stroke_width=2.4, stroke_linejoin="round")
        + path("M-12 4C-11.500-5-8-11-2-12.200", stroke=glint, stroke_width=2.6, **PEN)
        + path("M9-9L6-6M13 3L9.500 3.500", stroke=line, stroke_width=1.6, **PEN)
    )


def steak_scale() -> str:
    """How much food so many steaks give: 1, 2, 3, 4, 5 or more make 1, 3, 5, 7, 10."""
    parts = [
        rect(-214, -38, 432, 80, 14, fill=SHADOW, opacity=0.5, filter="url(#contact)"),
        rect(-216, -40, 432, 78, 14, fill="#86693a", transform="translate(.8 3)"),
        rect(-216, -41, 432, 78, 14, fill="url(#gBone)", filter="url(#bone)"),
        f'<clipPath id="slip">{rect(-216, -41, 432, 78, 14)}</clipPath>',
        group(rect(-218, -2, 436, 42, 0, fill="#e3b06a", opacity=0.75), clip_path="url(#slip)", filter="url(#paper)"),
    ]
    for i, (count, gives) in enumerate((("1", 1), ("2", 3), ("3", 5), ("4", 7), ("5+", 10))):
        x = -174 + 85.5 * i
        parts += [
            text(x - 15, -9.5, 35, count, fill="#5c1a10"),
            moved(x + (19 if i < 4 else 23), -21, steak(), scale=0.82),
            text(x - 15, 29, 35, str(gives)),
            moved(x + (17 if gives < 10 else 22), 17, food(False), scale=0.82),
        ]
        if i:
            parts.append(path(f"M{x - 43:g} -36V33", stroke="#7a5733", stroke_opacity=0.5, stroke_width=1.8, **PEN))
    parts += [
        rect(-216, -41, 432, 78, 14, fill="none", stroke=INK, stroke_width=2),
        path(
            "M-213.500 26V-27Q-213.500-38.500-202-38.500H200",
            stroke="#fff",
            stroke_opacity=0.8,
            stroke_width=1.8,
            **PEN,
        ),
    ]
    return "".join(parts)


def things() -> dict[str, str]:
    made = {f"scene_{name}": drawing(46, 46, painted(name)) for name in SCENES}
    made |= {f"token_{name}": drawing(30, 30, token(name)) for name in EIGHT}
    for way, size in (("across", ACROSS), ("down", DOWN)):
        made[f"tile_{way}"] = on_tile(size, tile(size))
        made[f"back_{way}"] = on_tile(size, back(size))
    made |= shadows()
    made["pile"] = drawing(36, 32, pile())
    made |= {f"number_{value}": drawing(22, 22, number(value)) for value in range(5)}
    made["bear"] = drawing(38, 38, moved(-1, -1.6, bear()))
    made["steak"] = drawing(24, 24, moved(-0.6, -0.6, steak(), scale=1.1))
    made["steak_scale"] = drawing(220, 44, steak_scale())
    made |= {f"brawl_{seat}": drawing(20, 20, brawl(seat)) for seat in SEATS}
    made["first"] = drawing(22, 22, first())
    icons: dict[str, Callable[[bool], str]] = {"food": food, "shelter": shelter}
    ways = {"food": (0.9, -1.6), "shelter": (0, 0.4)}
    for name, draw in icons.items():
        made[f"{name}_light"] = drawing(18, 18, moved(*ways[name], draw(True), scale=0.86))
        made[f"{name}_dark"] = drawing(18, 18, moved(*ways[name], draw(False), scale=0.86))
    return made
