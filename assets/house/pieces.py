# ruff: noqa: E501 - the outlines of drawings are long
"""The house: seats, icons, plates, panels, buttons, and the little things that all screens share.

sign_<colour>                                                   a seat's shape in bone, for its own coloured plate
seat_<colour>, seal_<colour>, shape_<colour>                    a seat's shape: small, on a seal, large
trace_<name>                                                    where something happened: see mobile/boards/traces.py
icon_<name>                                                     24 dp pictures in 28 dp
face_<id>, bot_<id>, level_<n>                                  the bots: see heads.py
plate_<colour>, panel_*, button_*, chip_*, frame_*, …           nine-patches
"""

from assets.build.hand import GOLD, INK, PAPER, SEATS, SHADOW, circle, drawing, group, moved, path, rect, shape, text
from assets.house import shelf
from assets.house.heads import heads
from assets.house.icons import cup, icons, star


def rim(
    x: float, y: float, w: float, h: float, r: float, opacity: float, colour: str = "#fff", width: float = 2
) -> str:
    """The lamp's light on the upper and left edge."""
    d = f"M{x} {y + h - r:g}V{y + r:g}Q{x} {y} {x + r:g} {y}H{x + w - r:g}"
    return path(d, fill="none", stroke=colour, stroke_opacity=opacity, stroke_width=width, stroke_linecap="round")


def plate(
    w: int,
    h: int,
    r: int,
    patch: str,
    face: str,
    side: str,
    line: str = INK,
    deep: float = 6,
    sunk: float = 0,
    grain: str = "woodSoft",
    glow: float = 0.55,
    cast: float = 0.5,
) -> str:
    """A plate of wood as a nine-patch of w x h dp, with a margin of 4 dp round its face, 8 below.

    It is deep units thick, and pressed down by so many when it is sunk; glow is the lamp on its rim, cast its shadow.
    """
    wide, tall, corner = 2 * w - 16, 2 * h - 24, 2 * r
    content = (
        rect(2, deep + 3, wide + 2, tall, corner, fill=SHADOW, opacity=cast, filter="url(#contact)")
        + rect(0, deep, wide, tall, corner, fill=side, stroke=line, stroke_width=2)
        + group(rect(0, sunk, wide, tall, corner, fill=face), **({"filter": f"url(#{grain})"} if grain else {}))
        + rect(0, sunk, wide, tall, corner, fill="none", stroke=line, stroke_width=2.2)
        + rim(2.6, sunk + 2.6, wide - 5.2, tall - 5.2, corner - 2.5, glow)
    )
    return drawing(w, h, content, (-8, -8, 2 * w, 2 * h), patch=patch, body=f"4 4 {w - 8} {h - 12}")


def sheet_of_paper(w: int, h: int, r: int) -> str:
    """Card stock as a nine-patch, without grain in the middle: the texture `paper` goes on top where it is large."""
    wide, tall, corner = 2 * w - 16, 2 * h - 16, 2 * r
    content = (
        rect(3, 6, wide, tall, corner, fill=SHADOW, opacity=0.5, filter="url(#contact)")
        + rect(1, 3.2, wide, tall, corner, fill="#a58a5a")
        + rect(0, 0, wide, tall, corner, fill="#f6ecd4")
        + rect(0, 0, wide, tall, corner, fill="none", stroke="#c9ab78", stroke_width=1.6)
        + rect(
            5, 5, wide - 10, tall - 10, corner - 5, fill="none", stroke="#b0793d", stroke_opacity=0.45, stroke_width=1.6
        )
        + rim(1.6, 1.6, wide - 3.2, tall - 3.2, corner - 2, 0.95)
    )
    return drawing(
        w, h, content, (-8, -8, 2 * w, 2 * h), patch=f"{r + 6} {r + 6} {r + 6} {r + 6}", body=f"4 4 {w - 8} {h - 8}"
    )


def dark_panel(
    w: int,
    h: int,
    r: int,
    fill: str = "#180d06",
    opacity: float = 0.72,
    line: str = "#f3d9ac",
    line_opacity: float = 0.28,
    line_width: float = 2,
    dash: str = "",
) -> str:
    """A dark inlay through which the table shows."""
    wide, tall, corner = 2 * w - 4, 2 * h - 4, 2 * r
    dashed = {"stroke_dasharray": dash, "stroke_linecap": "round"} if dash else {}
    content = rect(0, 0, wide, tall, corner, fill=fill, fill_opacity=opacity) + rect(
        1,
        1,
        wide - 2,
        tall - 2,
        corner - 1,
        fill="none",
        stroke=line,
        stroke_opacity=line_opacity,
        stroke_width=line_width,
        **dashed,
    )
    return drawing(w, h, content, (-2, -2, 2 * w, 2 * h), patch=f"{r + 2} {r + 2} {r + 2} {r + 2}")


def ring_frame(w: int, h: int, r: int, colour: str, width: float) -> str:
    """Only a frame, to go round whatever is meant."""
    wide, tall = 2 * w - 12, 2 * h - 12
    content = (
        rect(0, 0, wide, tall, 2 * r, fill="none", stroke=INK, stroke_opacity=0.6, stroke_width=width + 3.2)
        + rect(0, 0, wide, tall, 2 * r, fill="none", stroke=colour, stroke_width=width)
        + rim(0, 0, wide, tall, 2 * r, 0.9, "#fffbe6", width * 0.32)
    )
    return drawing(
        w, h, content, (-6, -6, 2 * w, 2 * h), patch=f"{r + 5} {r + 5} {r + 5} {r + 5}", body=f"3 3 {w - 6} {h - 6}"
    )


# --- Seats ---

# A seat's colour where words stand on it: grain makes some of it lighter, so red and blue are a shade deeper here.
WRITTEN_ON = {seat: colour for seat, (colour, _, _) in SEATS.items()} | {"red": "#b43224", "blue": "#275a9b"}


def token(seat: str, size: float, colour: str = "") -> str:
    """A seat's shape cut out of wood stained with its colour, or with another, with a rim of bone."""
    own, kind, _ = SEATS[seat]
    colour = colour or own
    d = shape(kind, size)
    thick = max(2.4, size * 0.16)
    bone = {"stroke_linejoin": "round"}
    return (
        path(
            d,
            fill=SHADOW,
            stroke=SHADOW,
            stroke_width=thick * 2,
            opacity=0.5,
            transform=f"translate({thick * 0.7:g} {thick * 1.2:g})",
            filter="url(#soft1)",
            **bone,
        )
        + path(
            d,
            fill="#7d6238",
            stroke="#7d6238",
            stroke_width=thick * 2 + 2,
            transform=f"translate(.6 {thick * 0.5:g})",
            **bone,
        )
        + path(d, fill=PAPER, stroke=INK, stroke_width=thick * 2 + 2.4, **bone)
        + path(d, fill=PAPER, stroke=PAPER, stroke_width=thick * 2, **bone)
        + group(path(d, fill=colour), filter="url(#woodSoft)")
        + path(d, fill="url(#gTL)", opacity=0.5)
        + path(d, fill="none", stroke=INK, stroke_opacity=0.8, stroke_width=1.6, **bone)
    )


def seal(seat: str) -> str:
    """The seal that is slid up at a hand-over: a bone disc with the seat's shape."""
    return (
        circle(6, 12, 46, fill=SHADOW, opacity=0.45, filter="url(#soft3)")
        + '<use href="#disc-bone"/>'
        + moved(0, 0, token(seat, 20))
    )


def large(seat: str) -> str:
    """The seat's shape large enough to carry a name."""
    colour, kind = WRITTEN_ON[seat], SEATS[seat][1]
    size = {"triangle": 144, "circle": 150, "diamond": 136, "square": 162}[kind]
    drop = {"triangle": 22}.get(kind, 0)
    d = shape(kind, size)
    bone = {"stroke_linejoin": "round"}
    return moved(
        0,
        drop,
        path(
            d,
            fill=SHADOW,
            stroke=SHADOW,
            stroke_width=18,
            opacity=0.45,
            transform="translate(5 9)",
            filter="url(#soft3)",
            **bone,
        ),
        path(d, fill="#7d6238", stroke="#7d6238", stroke_width=20, transform="translate(1.500 5)", **bone),
        path(d, fill=PAPER, stroke=INK, stroke_width=22, **bone),
        path(d, fill=PAPER, stroke=PAPER, stroke_width=18, **bone),
        group(path(d, fill=colour), filter="url(#woodSoft)"),
        path(d, fill="url(#gTL)", opacity=0.35),
        path(d, fill="none", stroke=INK, stroke_width=2.6, **bone),
    )


# --- Where something happened ---


def trace_dot(colour: str) -> str:
    """One dot of a way, radius 5 units."""
    return circle(0.8, 1.2, 6, fill=SHADOW, opacity=0.5) + circle(0, 0, 5.4, fill=PAPER) + circle(0, 0, 4, fill=colour)


def trace_head(colour: str) -> str:
    """The head of a way: it points to the right, with its tip at the way's end."""
    d = "M-20-11L-1 0L-20 11L-15 0Z"
    bone = {"stroke_linejoin": "round"}
    return (
        path(d, fill=SHADOW, stroke=SHADOW, stroke_width=7, opacity=0.45, transform="translate(1.5 2)", **bone)
        + path(d, fill=PAPER, stroke=INK, stroke_width=8.4, **bone)
        + path(d, fill=PAPER, stroke=PAPER, stroke_width=6, **bone)
        + path(d, fill=colour, stroke=colour, stroke_width=2, **bone)
    )


def trace_ring(colour: str) -> str:
    """A ring of paint on bone, radius 58 units."""
    return (
        circle(1, 2, 56, fill="none", stroke=SHADOW, stroke_width=9, opacity=0.4)
        + circle(0, 0, 56, fill="none", stroke=INK, stroke_width=11)
        + circle(0, 0, 56, fill="none", stroke=PAPER, stroke_width=9)
        + circle(0, 0, 56, fill="none", stroke=colour, stroke_width=5)
    )


def trace_burst() -> str:
    """Where two things met: a flash of eight points."""
    d = star(8, 40, 19)
    bone = {"stroke_linejoin": "round"}
    return (
        path(d, fill=SHADOW, opacity=0.4, transform="translate(2 3)", filter="url(#soft1)")
        + path(d, fill="#fff3c9", stroke=INK, stroke_width=5, **bone)
        + path(star(8, 34, 16), fill="#ffd75e", **bone)
        + path(star(8, 22, 11), fill="#e8622c", **bone)
        + path(star(8, 11, 5), fill="#fff3c9", **bone)
    )


def trace_foot() -> str:
    """The print of a paw that goes to the right."""
    toes = "".join(circle(9.5 - abs(y) * 0.25, y, 2.3, fill="#2b1405") for y in (-6, -2, 2, 6))
    pad = path("M-9-5C-3-8 3-6 3 0C3 6-3 8-9 5C-12 3-12-3-9-5Z", fill="#2b1405")
    light = path("M-9-5C-3-8 3-6 3 0C3 6-3 8-9 5C-12 3-12-3-9-5Z", fill=PAPER, stroke=PAPER, stroke_width=3)
    halo = "".join(circle(9.5 - abs(y) * 0.25, y, 3.6, fill=PAPER) for y in (-6, -2, 2, 6))
    return group(light + halo, opacity=0.75) + toes + pad


# --- The flicked disc, our sign ---


def flicked() -> str:
    """A bone disc with red teeth, radius 46."""
    teeth = "".join(
        path(
            "M-8.500-45.500L0-27L8.500-45.500Z",
            fill="#b8402f",
            stroke=INK,
            stroke_width=1.6,
            stroke_linejoin="round",
            transform=f"rotate({a})",
        )
        for a in range(0, 360, 45)
    )
    return (
        '<use href="#disc-bone"/>'
        + group(teeth, filter="url(#hand)")
        + circle(0, 0, 45.4, fill="none", stroke=INK, stroke_width=2.2)
        + circle(0, 0, 25.5, fill="#fbf2de", stroke=INK, stroke_width=2)
        + path(star(5, 17, 7.4), fill="#f0bf55", stroke=INK, stroke_width=2, stroke_linejoin="round")
        + path(
            "M-40-14C-36-27-27-36-14-40",
            fill="none",
            stroke="#fff",
            stroke_opacity=0.8,
            stroke_width=3,
            stroke_linecap="round",
        )
    )


def swish(colour: str = "#f6ead0") -> str:
    """The lines of its flight, to its right."""
    return path(
        "M60-22C74-28 92-32 112-32M64 0C82-4 104-6 130-4M60 22C72 20 86 20 102 24",
        fill="none",
        stroke=colour,
        stroke_width=5,
        stroke_linecap="round",
    )


def logo() -> str:
    return circle(5, 9, 46, fill=SHADOW, opacity=0.5, filter="url(#soft3)") + flicked() + swish()


# --- Controls ---


def knob() -> str:
    return (
        circle(2, 5, 24, fill=SHADOW, opacity=0.55, filter="url(#soft1)")
        + circle(0.6, 2, 24, fill="#86693a")
        + circle(0, 0, 24, fill="url(#gBone)", filter="url(#bone)", stroke=INK, stroke_width=2)
        + circle(0, 0, 15, fill="none", stroke="#a98a55", stroke_opacity=0.7, stroke_width=2)
        + path("M-17-8C-15-13-11-17-6-18.500", fill="none", stroke="#fff", stroke_width=3, stroke_linecap="round")
    )


def groove(w: int, h: int) -> str:
    """A channel cut into the wood, round at its ends."""
    wide, tall = 2 * w - 8, 2 * h - 8
    r = min(wide, tall) / 2
    content = (
        rect(1, 1.6, wide, tall, r, fill="none", stroke="#fff", stroke_opacity=0.4, stroke_width=2)
        + rect(0, 0, wide, tall, r, fill="#140a03", fill_opacity=0.62)
        + rect(2, 3, wide - 4, tall - 4, r - 2, fill="none", stroke="#140a03", stroke_opacity=0.45, stroke_width=5)
        + rect(0, 0, wide, tall, r, fill="none", stroke=INK, stroke_width=2)
    )
    side = min(w, h) // 2 - 2
    return drawing(w, h, content, (-4, -4, 2 * w, 2 * h), patch=f"{side} {side} {side} {side}")


def board_frame() -> str:
    """A rim of oak round a board, its middle left open: 6 dp of wood, and the shadow it throws inwards."""
    side = 232
    hole = f"M28 14H{side - 28}Q{side - 14} 14 {side - 14} 28V{side - 28}Q{side - 14} {side - 14} {side - 28} {side - 14}H28Q14 {side - 14} 14 {side - 28}V28Q14 14 28 14Z"
    band = (
        f"M26 0H{side - 26}Q{side} 0 {side} 26V{side - 26}Q{side} {side} {side - 26} {side}H26Q0 {side} 0 {side - 26}V26Q0 0 26 0Z"
        + hole
    )
    content = (
        f'<clipPath id="hole"><path d="{hole}"/></clipPath>'
        + group(
            path(
                band, fill=SHADOW, fill_rule="evenodd", opacity=0.75, transform="translate(4 7)", filter="url(#soft3)"
            ),
            clip_path="url(#hole)",
        )
        + path(band, fill="#4a2c12", fill_rule="evenodd", transform="translate(1 4)")
        + group(path(band, fill="#b98a52", fill_rule="evenodd"), filter="url(#woodH)")
        + path(band, fill="none", stroke=INK, stroke_width=2.2)
        + rim(2.4, 2.4, side - 4.8, side - 4.8, 24, 0.6)
        + path(
            f"M{side - 15.5} 26V{side - 28}Q{side - 15.5} {side - 15.5} {side - 28} {side - 15.5}H28",
            fill="none",
            stroke="#fff",
            stroke_opacity=0.5,
            stroke_width=1.8,
            stroke_linecap="round",
        )
    )
    return drawing(120, 122, content, (-4, -4, 240, 244), patch="22 22 22 24", body="2 2 116 116")


def bubble() -> str:
    wide, tall = 144, 88
    content = (
        rect(3, 6, wide, tall, 24, fill=SHADOW, opacity=0.5, filter="url(#contact)")
        + rect(0, 0, wide, tall, 24, fill="#fffaf0", stroke=INK, stroke_width=2.4)
        + rect(4, 4, wide - 8, tall - 8, 20, fill="none", stroke="#c79a3c", stroke_width=1.8)
    )
    return drawing(80, 52, content, (-8, -8, 160, 104), patch="18 18 18 18", body="4 4 72 44")


def finger() -> str:
    return (
        circle(0, 0, 46, fill="#fff6e4", opacity=0.22)
        + circle(0, 0, 46, fill="none", stroke="#fff6e4", stroke_opacity=0.85, stroke_width=4)
        + circle(0, 0, 20, fill="#fff6e4", opacity=0.35)
    )


def lamp(w: float, h: float) -> str:
    """The light of a lamp over the table, on the first picture."""
    stops = (("0", "#ffd9a0", ".30"), (".32", "#ffcf90", ".06"), (".5", "#1a0c04", ".1"), ("1", "#120803", ".66"))
    light = "".join(
        f'<stop offset="{at}" stop-color="{colour}" stop-opacity="{opacity}"/>' for at, colour, opacity in stops
    )
    gradient = f'<radialGradient id="lamp" cx=".14" cy=".04" r="1.120">{light}</radialGradient>'
    return gradient + rect(-w / 2, -h / 2, w, h, 0, fill="url(#lamp)")


def laurel() -> str:
    """The cup of the result, between two twigs."""
    leaf = "M0 0C-6-5-6-14 0-20C6-14 6-5 0 0Z"
    twigs = ""
    for side in (-1, 1):
        leaves = "".join(
            path(leaf, fill=f, stroke="#26361a", stroke_width=2, transform=f"translate({x} {y}) rotate({r})")
            for x, y, r, f in (
                (14, 54, 78, "#8fb552"),
                (32, 46, 50, "#6d8f3c"),
                (46, 32, 28, "#8fb552"),
                (54, 14, 8, "#6d8f3c"),
                (56, -6, -12, "#8fb552"),
                (20, 48, 130, "#6d8f3c"),
                (38, 36, 110, "#8fb552"),
                (48, 18, 90, "#6d8f3c"),
            )
        )
        stem = path("M4 58C30 56 54 36 56-8", fill="none", stroke="#4f6a2c", stroke_width=3)
        twigs += f'<g transform="scale({side} 1)">{stem}{leaves}</g>'
    return (
        group(twigs, filter="url(#hand)")
        + circle(2, 6, 34, fill=SHADOW, opacity=0.35, filter="url(#soft3)")
        + moved(0, -6, group(cup(), filter="url(#hand)"), scale=2.1)
    )


# What the home screen shows lies on a page of its own, so that home holds little; its largest have one each.
HOME = (
    "box",
    "button_dark",
    "button_gold",
    "icon_next",
    "icon_settings",
    "logo",
    "panel_paper",
    "shelf_back",
    "shelf_board",
)


def pieces() -> dict[str, str]:
    made = {f"icon_{name}": drawing(28, 28, content, (-28, -28, 56, 56)) for name, content in icons().items()}
    for seat in SEATS:
        made[f"seat_{seat}"] = drawing(28, 28, token(seat, 18))
        made[f"sign_{seat}"] = drawing(28, 28, token(seat, 18, "#fbeed0"))
        made[f"seal_{seat}"] = drawing(84, 86, seal(seat), (-57, -55, 120, 122.857), page="cover")
        made[f"shape_{seat}"] = drawing(180, 180, large(seat), fine="1", page=f"shape_{seat}")
        made[f"trace_dot_{seat}"] = drawing(8, 8, trace_dot(SEATS[seat][0]))
        made[f"trace_head_{seat}"] = drawing(32, 20, trace_head(SEATS[seat][0]))
        made[f"trace_ring_{seat}"] = drawing(64, 64, trace_ring(SEATS[seat][0]))
        made[f"plate_{seat}"] = plate(96, 64, 10, "20 20 20 26", WRITTEN_ON[seat], "#2b1209", line="#ffe9c4", glow=0.35)
    made |= heads()
    made |= {
        "button_gold": plate(96, 64, 10, "20 20 20 26", "#f0c36a", "#8f5a12"),
        "button_gold_down": plate(96, 64, 10, "20 20 20 26", "#dcae54", "#8f5a12", sunk=4.5, cast=0.3, glow=0.3),
        "button_dark": plate(96, 64, 10, "20 20 20 26", "#3a2414", "#140a05", line="#120803", glow=0.28),
        "button_dark_down": plate(
            96, 60, 10, "20 20 20 22", "#2b190d", "#140a05", line="#120803", sunk=4.5, cast=0.3, glow=0.14
        ),
        "button_paper": plate(96, 64, 10, "20 20 20 26", "#f6ead0", "#a58a5a", grain="", glow=0.95),
        "button_paper_down": plate(
            96, 60, 10, "20 20 20 22", "#e6d3ae", "#a58a5a", grain="", sunk=4.5, cast=0.3, glow=0.6
        ),
        "button_final": plate(96, 64, 10, "20 20 20 26", "#8c4a2c", "#3d1a0c", line="#ffcf9c", glow=0.4),
        "button_final_down": plate(
            96, 60, 10, "20 20 20 22", "#74391f", "#3d1a0c", line="#ffcf9c", sunk=4.5, cast=0.3, glow=0.2
        ),
        "trace_burst": drawing(44, 44, trace_burst()),
        "trace_foot": drawing(18, 14, trace_foot()),
        "button_off": plate(96, 64, 10, "20 20 20 26", "#8f8069", "#5c503e", glow=0.22, cast=0.25),
        "button_red": plate(96, 64, 10, "20 20 20 26", "#b3301c", "#5c140a", glow=0.4),
        "chip_gold": plate(56, 44, 8, "14 14 14 20", "#f0c36a", "#8f5a12", deep=4),
        "chip_paper": plate(56, 44, 8, "14 14 14 20", "#f6ead0", "#b59a68", grain="", deep=4, glow=0.95),
        "chip_dark": dark_panel(40, 32, 8),
        "panel_wood": plate(120, 84, 12, "24 24 24 30", "#7a5030", "#2f1a0c", glow=0.3),
        "panel_paper": sheet_of_paper(80, 80, 12),
        "panel_dark": dark_panel(64, 64, 12),
        "panel_empty": dark_panel(120, 80, 12, opacity=0.4, line=GOLD, line_opacity=0.85, line_width=2.6, dash="9 8"),
        "bar": dark_panel(40, 40, 2, opacity=0.62, line_opacity=0.0),
        "frame_gold": ring_frame(64, 48, 9, "#ffd75e", 4.5),
        "frame_red": ring_frame(64, 48, 9, "#d8513c", 5),
        "board_frame": board_frame(),
        "bubble": bubble(),
        "groove": groove(88, 172),
        "knob": drawing(30, 32, knob(), (-29, -29, 60, 64)),
        "field": drawing(
            64,
            48,
            rect(-61, -45, 122, 90, 16, fill="#fffaf0", stroke="#7a5733", stroke_width=2.4)
            + path("M-59 34V-34Q-59-43-50-43H52", fill="none", stroke="#7a5733", stroke_opacity=0.4, stroke_width=3),
            patch="12 12 12 12",
        ),
        "finger": drawing(50, 50, finger()),
        "logo": drawing(96, 58, logo(), (-54, -54, 192, 116)),
        "laurel": drawing(72, 72, laurel(), (-72, -72, 144, 144)),
        "star_gold": drawing(40, 40, moved(0, 0, group(icons()["star"]), scale=1.6)),
        "picture_join": drawing(168, 110, join(), page="join"),
    }
    made |= shelf.pieces()
    pages = {"board_frame": "frame", **dict.fromkeys(HOME, "home")}
    made |= {name: made[name].replace("<svg ", f'<svg data-page="{page}" ', 1) for name, page in pages.items()}
    made["icon"] = drawing(512, 512, app_icon(), (-256, -256, 512, 512), alone="1024x1024")
    made["presplash"] = drawing(360, 780, presplash(), alone="720x1560", on="table")
    made["icon_foreground"] = drawing(512, 512, icon_sign(), (-256, -256, 512, 512), alone="432x432")
    made["icon_background"] = drawing(512, 512, icon_ground(), (-256, -256, 512, 512), alone="432x432")
    return made


# --- Pictures ---


def walnut(x: float, y: float, w: float, h: float) -> str:
    """The table's wood as a filter of its own, for pictures that are not tiled."""
    grain = (
        f'<filter id="walnut" filterUnits="userSpaceOnUse" x="{x}" y="{y}" width="{w}" height="{h}" color-interpolation-filters="sRGB">'
        '<feTurbulence type="fractalNoise" baseFrequency=".0059 .0977" numOctaves="4" seed="8" result="g"/>'
        '<feTurbulence type="fractalNoise" baseFrequency=".0039 .0098" numOctaves="2" seed="3"/><feColorMatrix values="1 0 0 0 0  0 1 0 0 0  0 0 1 0 0  0 0 0 0 1" result="warp"/>'
        '<feDisplacementMap in="g" in2="warp" scale="7.500" xChannelSelector="corner" yChannelSelector="G"/>'
        '<feColorMatrix values="1.35 0 0 0 -.22  1.35 0 0 0 -.22  1.35 0 0 0 -.22  0 0 0 0 1"/>'
        '<feComponentTransfer><feFuncR type="table" tableValues=".22 .32 .40 .46 .52"/><feFuncG type="table" tableValues=".125 .19 .245 .295 .35"/><feFuncB type="table" tableValues=".065 .105 .14 .175 .22"/></feComponentTransfer></filter>'
    )
    return grain + rect(x, y, w, h, 0, filter="url(#walnut)")


def app_icon() -> str:
    """A disc just flicked across the table, past the four shapes of the seats."""
    corners = "".join(
        moved(x, y, token(seat, 30))
        for seat, (x, y) in zip(SEATS, ((-150, -146), (150, -150), (150, 152), (-150, 152)), strict=True)
    )
    trail = path(
        "M40-64C96-86 150-92 214-84M60-6C118-22 168-20 226-8M46 52C92 46 142 52 196 72",
        fill="none",
        stroke="#f6ead0",
        stroke_width=15,
        stroke_linecap="round",
        opacity=0.85,
    )
    return (
        icon_ground()
        + corners
        + trail
        + moved(
            -30, 4, circle(7, 13, 46, fill=SHADOW, opacity=0.6, filter="url(#soft3)"), flicked(), scale=2.9, turn=-12
        )
    )


def icon_ground() -> str:
    """The wood of the icon, a little larger than the picture: its filter frays at the edge."""
    glow = (
        '<radialGradient id="glow" cx=".2" cy=".12" r="1.1"><stop offset="0" stop-color="#ffd9a0" stop-opacity=".45"/>'
        '<stop offset=".5" stop-color="#ffcf90" stop-opacity="0"/><stop offset="1" stop-color="#120803" stop-opacity=".6"/></radialGradient>'
    )
    return walnut(-300, -300, 600, 600) + glow + rect(-256, -256, 512, 512, 0, fill="url(#glow)")


def icon_sign() -> str:
    """The disc in flight for launchers that cut the icon to a shape of their own: all within two thirds of it."""
    return moved(
        -28,
        2,
        circle(6, 11, 46, fill=SHADOW, opacity=0.55, filter="url(#soft3)"),
        flicked(),
        swish(),
        scale=1.78,
        turn=-8,
    )


def presplash() -> str:
    """What stands there before the home screen: its table and its light, the sign and the name."""
    return (
        lamp(720, 1560)
        + moved(-34, -110, logo(), scale=2)
        + text(3, 92, 104, "Pichenette", fill="#170a03")
        + text(0, 88, 104, "Pichenette", fill="#f6ead0")
    )


def join() -> str:
    """Two phones on the table that find each other."""

    def phone(x: float, y: float, turn: float, screen: str, seat: str) -> str:
        return moved(
            x,
            y,
            rect(-34, -58, 80, 128, 14, fill=SHADOW, opacity=0.5, filter="url(#contact)"),
            rect(-38, -64, 76, 128, 14, fill="#2b1d14", stroke=INK, stroke_width=2.4),
            group(rect(-31, -54, 62, 104, 6, fill=screen), filter="url(#paper)"),
            path("M-31-54H10L-31 20Z", fill="#fff", opacity=0.2),
            moved(0, -2, token(seat, 17)),
            path(
                "M-35 40V-50Q-35-61-24-61H20",
                fill="none",
                stroke="#fff",
                stroke_opacity=0.4,
                stroke_width=2,
                stroke_linecap="round",
            ),
            turn=turn,
        )

    waves = path(
        "M-18-22C-6-34 10-34 22-22M-32-38C-12-58 16-58 36-38M-4-6A6 6 0 1 1 8-6A6 6 0 1 1-4-6Z",
        fill="none",
        stroke=GOLD,
        stroke_width=6,
        stroke_linecap="round",
    )
    return phone(-82, 14, -12, "#7cb8cf", "blue") + phone(84, 18, 10, "#a3cf74", "red") + moved(0, 8, waves)
