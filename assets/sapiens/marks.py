# ruff: noqa: E501 - the outlines of drawings are long
"""What is laid over the board and the reserves to show what can be done, the counters, and what the reserves lie in."""

from assets.build.hand import INK, PAPER, SEATS, SHADOW, circle, drawing, group, moved, path, rect, text
from assets.sapiens.paint import FILTERS, FOOD, SHELTER
from assets.sapiens.things import ACROSS, DOWN, food, on_tile, shelter

PEN = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
RED = "#b3301c"


def dashed(w: float, h: float, r: float, colour: str, width: float, dash: str, opacity: float = 1) -> str:
    """A dashed frame round 0,0 that shows on light grounds and on dark ones."""
    box = (-w, -h, 2 * w, 2 * h, r)
    return rect(
        *box, stroke=INK, stroke_opacity=0.85 * opacity, stroke_width=width + 3, stroke_dasharray=dash, **PEN
    ) + rect(*box, stroke=colour, stroke_opacity=opacity, stroke_width=width, stroke_dasharray=dash, **PEN)


def framed(w: float, h: float, r: float, colour: str, width: float) -> str:
    """A solid frame with the lamp on its upper left."""
    return (
        rect(-w, -h, 2 * w, 2 * h, r, fill="none", stroke=INK, stroke_opacity=0.65, stroke_width=width + 3.2)
        + rect(-w, -h, 2 * w, 2 * h, r, fill="none", stroke=colour, stroke_width=width)
        + path(
            f"M{-w} {h - r}V{-h + r}Q{-w} {-h} {-w + r} {-h}H{w - r}",
            stroke="#fffbe6",
            stroke_width=width * 0.32,
            **PEN,
        )
    )


def hatched(w: float, h: float, r: float, step: float, width: float, opacity: float) -> str:
    count = round((2 * w + 2 * h) / step) + 2
    d = "".join(f"M{-w - 2 * h + step * i:g} {h:g}l{2 * h:g} {-2 * h:g}" for i in range(count))
    clip = f'<clipPath id="inside">{rect(-w, -h, 2 * w, 2 * h, r)}</clipPath>'
    return clip + group(
        path(d, stroke=RED, stroke_opacity=opacity, stroke_width=width, fill="none"), clip_path="url(#inside)"
    )


# --- On squares ---


def veil(colour: str, middle: float, edge: float, half: float) -> str:
    """Light over a square that leaves its middle clear: what lies there must be read."""
    stops = "".join(
        f'<stop offset="{at}" stop-color="{colour}" stop-opacity="{opacity}"/>'
        for at, opacity in ((0, middle), (0.6, middle), (1, edge))
    )
    return f'<radialGradient id="veil" r=".62">{stops}</radialGradient>' + rect(
        -half, -half, 2 * half, 2 * half, 8, fill="url(#veil)"
    )


def place() -> str:
    return veil("#fff3c0", 0.08, 0.56, 44) + dashed(43.6, 43.6, 8, "#ffe07a", 4.6, "10.5 9.3")


def glow() -> str:
    """A gold frame that shines both ways; within it next to nothing."""
    frame = (-41.6, -41.6, 83.2, 83.2, 9)
    halo = "".join(
        f'<filter id="{name}" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="{blur}"/></filter>'
        for name, blur in (("inner", 3.8), ("outer", 2.2))
    )
    return (
        halo
        + f'<clipPath id="within">{rect(*frame)}</clipPath>'
        + veil("#fff6d0", 0.05, 0.14, 41)
        + group(
            rect(*frame, fill="none", stroke="#ffb02a", stroke_opacity=0.7, stroke_width=13, filter="url(#inner)"),
            clip_path="url(#within)",
        )
        + rect(*frame, fill="none", stroke="#ffa11c", stroke_width=12.4, filter="url(#outer)")
        + rect(*frame, fill="none", stroke=INK, stroke_opacity=0.9, stroke_width=8.8)
        + rect(*frame, fill="none", stroke="#ffc02e", stroke_width=6.2)
        + rect(*frame, fill="none", stroke="#fffbe6", stroke_width=2.2)
    )


def tick() -> str:
    return (
        circle(0.8, 2, 11.2, fill=SHADOW, opacity=0.5, filter="url(#soft1)")
        + circle(0, 0, 11.2, fill="#fffaf0", stroke=INK, stroke_width=1.6)
        + circle(0, 0, 9, fill="#3d7a2e")
        + path("M-7-4.500A8.300 8.300 0 0 1-2-7.800", stroke="#fff", stroke_opacity=0.6, stroke_width=1.4, **PEN)
        + path("M-4.800.2L-1.400 3.800L5-3.600", stroke="#fffaf0", stroke_width=3.2, **PEN)
    )


# --- On tiles ---


def chosen(size: tuple[int, int]) -> str:
    w, h = size[0] + 0.5, size[1] + 0.5
    return rect(
        -w, -h, 2 * w, 2 * h, 9, fill="none", stroke="#ffc93c", stroke_opacity=0.7, stroke_width=9, filter="url(#soft1)"
    ) + framed(w, h, 9, "#ffd75e", 5.4)


def refused(size: tuple[int, int]) -> str:
    w, h = size[0] - 1, size[1] - 1
    return (
        hatched(w, h, 8, 20, 6, 0.72)
        + rect(-w, -h, 2 * w, 2 * h, 8, fill="none", stroke="#fffaf0", stroke_width=7)
        + rect(-w, -h, 2 * w, 2 * h, 8, fill="none", stroke=RED, stroke_width=4.8)
    )


def done_by(size: tuple[int, int], colour: str) -> str:
    """Round a tile that a seat has laid, in its colour."""
    box = (-size[0] - 1, -size[1] - 1, 2 * size[0] + 2, 2 * size[1] + 2, 9)
    lines = ((SHADOW, 13, 0.35), (INK, 10.4, 1), (PAPER, 8.4, 1), (colour, 5, 1))
    return "".join(rect(*box, fill="none", stroke=ink, stroke_width=w, stroke_opacity=o) for ink, w, o in lines)


# --- In the reserves ---


def slot(cross: bool) -> str:
    frame = rect(-64, -32, 128, 64, 10, fill="#140a03", fill_opacity=0.34) + dashed(
        64, 32, 10, "#ead7ac", 2.4, "8.4 7.6", 0.85
    )
    sign = "M-9-9L9 9M9-9L-9 9"
    return frame + (
        path(sign, stroke=INK, stroke_width=8, **PEN) + path(sign, stroke="#fff0cf", stroke_width=4.6, **PEN)
        if cross
        else ""
    )


def turn_handle() -> str:
    arc = "M14.500 4.500A15 15 0 1 1 10-11"
    head = "M4.500-7H17.500V-20Z"
    return (
        circle(1.4, 3.6, 28, fill=SHADOW, opacity=0.55, filter="url(#soft1)")
        + circle(0, 0, 27.6, fill="#1c0f07", stroke=INK, stroke_width=1.6)
        + circle(0, 0, 26, fill="none", stroke="#d9a441", stroke_width=3)
        + path("M-24.500-8A26 26 0 0 1-6-25.200", stroke="#fff3c4", stroke_width=2, **PEN)
        + path(arc, stroke="#fff0cf", stroke_width=4.8, **PEN)
        + path(head, fill="#fff0cf", stroke="#fff0cf", stroke_width=2, stroke_linejoin="round")
    )


# --- Gains ---


def pill(content: str, ink: str) -> str:
    return (
        rect(-26, -14, 53, 31, 15, fill=SHADOW, opacity=0.5, filter="url(#soft1)")
        + rect(-27.5, -16, 54.5, 31, 15, fill="#a58a5a", transform="translate(.4 1.2)", stroke=INK, stroke_width=1)
        + rect(-27.5, -17, 55, 31, 15, fill="#fdf4df", stroke=ink, stroke_width=2)
        + path("M-25-4C-25-10-20-14.500-14-14.500H14", stroke="#fff", stroke_width=1.8, **PEN)
        + content
    )


def gain_food(value: int) -> str:
    size = 24 if value < 10 else 19
    return pill(text(-10, 6.8, size, f"+{value}", fill="#5a2a08") + moved(15.2, -1.8, food(False), scale=0.54), FOOD)


def loss_food(value: int) -> str:
    return pill(text(-10, 6.8, 24, f"−{value}", fill=RED) + moved(15.2, -1.8, food(False), scale=0.54), RED)


def gain_shelter(value: int) -> str:
    return pill(text(-10, 6.8, 24, f"+{value}", fill=SHELTER) + moved(15, -1.4, shelter(False), scale=0.5), SHELTER)


# --- Trays: the reserves lie in them ---


def tray_own() -> str:
    """A tray carved from one piece of wood. 132 x 64 dp; what lies in it has 9 dp of rim round it."""
    w, h = 124, 52
    return (
        rect(-w + 3, -h + 6, 2 * w, 2 * h, 24, fill=SHADOW, opacity=0.55, filter="url(#contact)")
        + rect(-w, -h, 2 * w, 2 * h, 24, fill="#3a200e", stroke=INK, stroke_width=2, transform="translate(.8 4)")
        + group(rect(-w, -h, 2 * w, 2 * h, 24, fill="#a5713c"), filter="url(#woodH)")
        + rect(-w, -h, 2 * w, 2 * h, 24, fill="none", stroke=INK, stroke_width=2.2)
        + path(
            f"M{-w + 3} {h - 22}V{-h + 22}Q{-w + 3} {-h + 3} {-w + 22} {-h + 3}H{w - 22}",
            stroke="#ffe9c4",
            stroke_opacity=0.75,
            stroke_width=2.2,
            **PEN,
        )
        + group(rect(-w + 11, -h + 11, 2 * w - 22, 2 * h - 22, 14, fill="#5d3a1f"), filter="url(#woodSoft)")
        + path(
            f"M{-w + 14} {h - 24}V{-h + 24}Q{-w + 14} {-h + 14} {-w + 24} {-h + 14}H{w - 24}Q{w - 15} {-h + 14} {w - 14} {-h + 22}",
            stroke="#1a0c04",
            stroke_opacity=0.6,
            stroke_width=6,
            **PEN,
        )
        + path(
            f"M{w - 11} {-h + 26}V{h - 25}Q{w - 11} {h - 11} {w - 25} {h - 11}H{-w + 26}",
            stroke="#ffe0b0",
            stroke_opacity=0.55,
            stroke_width=1.8,
            **PEN,
        )
        + rect(
            -w + 11, -h + 11, 2 * w - 22, 2 * h - 22, 14, fill="none", stroke=INK, stroke_opacity=0.8, stroke_width=1.6
        )
    )


def tray_common() -> str:
    """A slab of stone, hollowed a little."""
    w, h = 124, 52
    d = f"M{-w + 16} {-h}L{w - 22} {-h + 1}L{w - 5} {-h + 9}L{w} {h - 22}L{w - 12} {h - 3}L{-w + 26} {h}L{-w + 5} {h - 8}L{-w} {-h + 20}Z"
    return (
        path(d, fill=SHADOW, opacity=0.55, transform="translate(3 6)", filter="url(#contact)")
        + path(d, fill="#46403a", stroke=INK, stroke_width=2, stroke_linejoin="round", transform="translate(.8 4)")
        + group(path(d, fill="#8d857b"), filter="url(#stone)")
        + path(d, fill="none", stroke=INK, stroke_width=2.2, stroke_linejoin="round")
        + path(
            f"M{-w + 2.6} {h - 20}L{-w + 2.6} {-h + 21}L{-w + 17} {-h + 2.6}L{w - 26} {-h + 3}",
            stroke="#fff",
            stroke_opacity=0.55,
            stroke_width=2.2,
            **PEN,
        )
        + rect(-w + 12, -h + 11, 2 * w - 24, 2 * h - 23, 12, fill="#2e2a26", fill_opacity=0.55)
        + path(
            f"M{-w + 15} {h - 26}V{-h + 22}Q{-w + 15} {-h + 14} {-w + 23} {-h + 14}H{w - 24}Q{w - 15} {-h + 14} {w - 14} {-h + 22}",
            stroke="#120d0a",
            stroke_opacity=0.5,
            stroke_width=5,
            **PEN,
        )
        + path(
            f"M{w - 12} {-h + 24}V{h - 24}Q{w - 12} {h - 12} {w - 24} {h - 12}H{-w + 24}",
            stroke="#fff",
            stroke_opacity=0.4,
            stroke_width=1.6,
            **PEN,
        )
    )


def pouch() -> str:
    """A pouch of leather, sewn along its edge."""
    w, h = 56, 52
    return (
        rect(-w + 3, -h + 6, 2 * w, 2 * h, 22, fill=SHADOW, opacity=0.55, filter="url(#contact)")
        + rect(-w, -h, 2 * w, 2 * h, 22, fill="#2a1006", stroke=INK, stroke_width=2, transform="translate(.8 4)")
        + group(rect(-w, -h, 2 * w, 2 * h, 22, fill="#6e3a1e"), filter="url(#tooth)")
        + rect(-w, -h, 2 * w, 2 * h, 22, fill="url(#gTL)", opacity=0.35)
        + rect(-w, -h, 2 * w, 2 * h, 22, fill="none", stroke=INK, stroke_width=2.2)
        + rect(
            -w + 7, -h + 7, 2 * w - 14, 2 * h - 14, 16, stroke="#2a1006", stroke_opacity=0.7, stroke_width=3.6, **PEN
        )
        + rect(
            -w + 7,
            -h + 7,
            2 * w - 14,
            2 * h - 14,
            16,
            stroke="#d9a066",
            stroke_width=1.7,
            stroke_dasharray="5 4",
            **PEN,
        )
        + path(
            f"M{-w + 2.8} {h - 20}V{-h + 21}Q{-w + 2.8} {-h + 2.8} {-w + 21} {-h + 2.8}H{w - 20}",
            stroke="#ffd9ae",
            stroke_opacity=0.6,
            stroke_width=2,
            **PEN,
        )
    )


# --- The track: points go up it, 8.1 dp each, the first 6 dp above its lower end ---

STEP, START, LENGTH = 8.1, 6, 500


def track() -> str:
    bone = "M-7.500-490C-9-500 9-500 7.500-490V490C9 500-9 500-7.500 490Z"
    ticks = []
    for point in range(61):
        y = LENGTH - 2 * (START + STEP * point)
        if point % 10 == 0:
            ticks.append(path(f"M-7 {y:g}H7", stroke="#7a2a10", stroke_width=3))
        elif point % 5 == 0:
            ticks.append(path(f"M-6 {y:g}H6", stroke="#4a2c14", stroke_width=1.8))
        else:
            ticks.append(path(f"M-3.500 {y:g}H3.500", stroke="#4a2c14", stroke_opacity=0.85, stroke_width=1.4))
    return (
        path(bone, fill="#86693a", transform="translate(1 1.200)")
        + path(bone, fill="#efe0bb", filter="url(#bone)")
        + path("M-7.500-490V490H-4V-490Z", fill="#fff", opacity=0.45)
        + path("M7.500-490V490H4V-490Z", fill="#7a5a2a", opacity=0.3)
        + "".join(ticks)
        + path(bone, fill="none", stroke=INK, stroke_width=1.5)
    )


def marks() -> dict[str, str]:
    made = {
        "mark_place": drawing(50, 50, place()),
        "mark_glow": drawing(50, 50, glow()),
        "mark_tick": drawing(14, 14, moved(-0.4, -0.8, tick())),
        "slot": drawing(68, 36, slot(False), patch="10 10 10 10", body="2 2 64 32"),
        "slot_cancel": drawing(68, 36, slot(True), body="2 2 64 32"),
        "handle_turn": drawing(32, 32, moved(-0.6, -1.4, turn_handle())),
        "tray_own": drawing(132, 64, tray_own(), (-132, -60, 264, 128), patch="20 20 20 24", body="4 4 124 52"),
        "tray_common": drawing(
            132, 64, FILTERS + tray_common(), (-132, -60, 264, 128), patch="20 20 20 24", body="4 4 124 52"
        ),
        "pouch": drawing(64, 64, FILTERS + pouch(), (-64, -60, 128, 128), patch="18 18 18 22", body="4 4 56 52"),
        "track": drawing(10, LENGTH, track()),
    }
    made |= {f"gain_food_{value}": drawing(30, 20, gain_food(value)) for value in range(11)}
    made |= {f"gain_shelter_{value}": drawing(30, 20, gain_shelter(value)) for value in range(1, 9)}
    made["loss_food_1"] = drawing(30, 20, loss_food(1))
    for way, size in (("across", ACROSS), ("down", DOWN)):
        for seat, (colour, *_) in SEATS.items():
            made[f"done_{way}_{seat}"] = on_tile(size, done_by(size, colour), (4, 4, 4, 4))
        made[f"chosen_{way}"] = on_tile(size, chosen(size), (4, 4, 4, 4))
        made[f"refused_{way}"] = on_tile(size, refused(size), (4, 4, 4, 4))
    return made
