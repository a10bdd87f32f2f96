# ruff: noqa: E501 - the outlines of drawings are long
"""Help Me!: tiles of six tree spirits with their numbers, piles, creature cards, and what marks places on the board.

tile_<spirit>_<1…5>     a tile; `body` in the index is its face, without thickness
pile_<1…7>              the tiles below the top one; laid under a tile, body on body
tag, tag_<2…30>         the leather tag that counts a pile, empty (nine-patch) and with its number
shadow_*, mark_*        under tiles and round places
edge_<seat>             below a tile whose pile is a seat's, at the end; its body is as large as the tile's
arrow_<seat>_<way>      the last move of a seat; `body` is the seat's shape, which lies on the place left
card_<spirit>, card_back
scene, rules_*          pictures for the home screen and the rules
"""

from assets.build.hand import (
    BONE,
    GOLD,
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
    tile,
)
from assets.help_me.spirits import SPIRITS, Spirit, acorn, around, at, oak_leaf

# A tile's body is 58 dp a side; its picture is 64 x 66, with room for its thickness.
TILE = 58
UNIT = TILE / 96  # dp a drawing unit
MARGIN = 2

# How far the top of a pile lies above its lowest tile, in dp, by the number of tiles below the top. Every tile shows
# its edge, ever less of it, and beyond seven the tag alone tells more: a pile never hides its neighbours' faces.
RISE = (0, 4, 7, 10, 12.5, 15, 17, 19)
TALLEST = len(RISE) - 1


def fitted(width: int, height: int, left: float = MARGIN, top: float = MARGIN) -> tuple[float, float, float, float]:
    """The view of a picture in which a tile's body begins at left, top."""
    return -48 - left / UNIT, -48 - top / UNIT, width / UNIT, height / UNIT


def badge(number: int, colour: str) -> str:
    """The number, lower right, on a painted disc."""
    return (
        circle(31, 33, 17.6, fill=SHADOW, opacity=0.5, filter="url(#soft1)")
        + circle(29.5, 29.5, 17.4, fill=BONE, stroke=INK, stroke_width=1.8)
        + circle(29.5, 29.5, 14.6, fill=colour)
        + circle(29.5, 29.5, 14.6, fill="url(#gTL)", opacity=0.6)
        + path(
            "M18 24C20 19 24 16.200 28.500 16",
            fill="none",
            stroke="#fff",
            stroke_opacity=0.6,
            stroke_width=1.6,
            stroke_linecap="round",
        )
        + text(29.5, 39.3, 28, str(number), fill="#fffaf0")
    )


def face(spirit: Spirit) -> str:
    """The spirit, cut to the painted field of a tile."""
    field = rect(-42.4, -42.4, 84.8, 84.8, 9)
    return f'<clipPath id="field">{field}</clipPath>' + group(spirit.draw(), clip_path="url(#field)")


def spirit_tile(name: str, number: int) -> str:
    spirit = SPIRITS[name]
    return tile(spirit.ground) + face(spirit) + badge(number, spirit.badge)


def hidden(below: int) -> str:
    """The tiles below the top one, lowest first, each a little askew. What they show is hidden, so they are all alike."""
    total, parts = RISE[below] / UNIT, []
    for i in range(below, 0, -1):
        down = total - (RISE[below - i] if i < below else 0) / UNIT
        turn, aside = (0.9, -0.7, 0.4, -1, 0.6, -0.5, 0.8)[i - 1], (1.6, -1.2, 2.4, 0.6, -1.8, 1.4, -0.6)[i - 1]
        parts.append(
            moved(
                aside + down * 0.12,
                down,
                rect(-48, -48, 96, 96, 14, fill="#3a2412", transform="translate(1.600 5)"),
                rect(-48, -48, 96, 96, 14, fill="#b58550", transform="translate(.8 3.200)"),
                rect(-48, -48, 96, 96, 14, fill="#eadab8"),
                path("M-38 47.200H38", stroke="#fff", stroke_opacity=0.5, stroke_width=1.2),
                rect(-48, -48, 96, 96, 14, fill="#2b1405", opacity=f"{0.1 + 0.03 * i:.2f}"),
                turn=turn,
            )
        )
    return "".join(parts)


def pile(name: str, number: int, height: int) -> str:
    """A whole pile as one drawing, for pictures."""
    return (
        hidden(min(height - 1, TALLEST))
        + spirit_tile(name, number)
        + (moved(-34, -44, tag(height), scale=1 / (2 * UNIT)) if height > 1 else "")
    )


# --- Tags ---


def leather(half: float) -> str:
    """A leather tag, centred, 24 dp high."""
    return (
        rect(-half + 1, -17, 2 * half, 40, 13, fill=SHADOW, opacity=0.5, filter="url(#soft1)")
        + rect(-half, -19, 2 * half, 40, 13, fill="#3a1808")
        + rect(-half, -21, 2 * half, 40, 13, fill="#7a3b1c", stroke=INK, stroke_width=2)
        + path(
            f"M{-half + 4:g} -11C{-half + 5:g} -16 {-half + 8:g} -18.500 {-half + 13:g} -18.500H{half - 12:g}",
            fill="none",
            stroke="#fff",
            stroke_opacity=0.45,
            stroke_width=1.6,
            stroke_linecap="round",
        )
        + rect(
            -half + 4.5,
            -16.5,
            2 * half - 9,
            31,
            9,
            fill="none",
            stroke="#e6b77a",
            stroke_width=1.7,
            stroke_dasharray="4.500 3.500",
        )
    )


def tag(height: int) -> str:
    half = 27 if height < 10 else 35
    words = f"×{height}"
    return leather(half) + text(1, 11.5, 31, words, fill="#2a0f04") + text(0, 10, 31, words, fill="#fff0cf")


# --- Marks ---


def stump() -> str:
    """An empty place: a hollow in the moss with a sprout that will not be covered again."""
    return (
        ellipse(0, 3, 23, 18, fill="#2c4020", opacity=0.5, filter="url(#soft1)")
        + group(ellipse(0, 1, 21, 15.5, fill="#5c7440"), filter="url(#paper)")
        + path("M-20 -2C-16-12 14-13 20-2C14-8-14-8-20-2Z", fill="#1f3014", opacity=0.55)
        + group(
            path("M0 6C-1 0 0-5 1-9", fill="none", stroke="#3b5222", stroke_width=2.6),
            path(
                "M1-8C-8-8-12-13-12-18C-4-18 1-14 1-8ZM1-6C8-7 12-11 12-16C5-16 1-12 1-6Z",
                fill="#a9c46a",
                stroke="#3b5222",
                stroke_width=2,
            ),
            stroke_linecap="round",
            stroke_linejoin="round",
        )
    )


def dashes(colour: str, width: float, dash: str) -> str:
    ring = {"fill": "none", "stroke_linecap": "round"}
    return rect(
        -64, -64, 128, 128, 19, stroke=INK, stroke_opacity=0.55, stroke_width=width + 3, stroke_dasharray=dash, **ring
    ) + rect(-64, -64, 128, 128, 19, stroke=colour, stroke_width=width, stroke_dasharray=dash, **ring)


def frame(colour: str, width: float) -> str:
    return (
        rect(-64, -64, 128, 128, 19, fill="none", stroke=INK, stroke_opacity=0.6, stroke_width=width + 3.4)
        + rect(-64, -64, 128, 128, 19, fill="none", stroke=colour, stroke_width=width)
        + path(
            "M-64 40V-45C-64-57-57-64-45-64H40",
            fill="none",
            stroke="#fffbe6",
            stroke_width=width * 0.32,
            stroke_linecap="round",
        )
    )


def edge(seat: str) -> str:
    """A plate in the seat's colour, a little larger than the tile that lies on it."""
    return (
        rect(-56, -55, 114, 116, 20, fill=SHADOW, opacity=0.45, filter="url(#soft1)")
        + group(rect(-57, -57, 114, 114, 20, fill=SEATS[seat][0]), filter="url(#woodH)")
        + rect(-57, -57, 114, 114, 20, fill="none", stroke=INK, stroke_width=2.6)
        + rect(-52.5, -52.5, 105, 105, 16, fill="none", stroke=PAPER, stroke_width=2.4, stroke_opacity=0.9)
    )


def refused() -> str:
    stripes = "".join(f"M{x} 64L{x + 128} -64" for x in range(-168, 64, 22))
    sign = (
        circle(1.5, 3, 21, fill=SHADOW, opacity=0.5, filter="url(#soft1)")
        + circle(0, 0, 20, fill=PAPER, stroke=INK, stroke_width=2)
        + circle(0, 0, 14.5, fill="none", stroke="#b3301c", stroke_width=5)
        + path("M-10 -10L10 10", stroke="#b3301c", stroke_width=5)
    )
    return (
        f'<clipPath id="inside">{rect(-60, -60, 120, 120, 16)}</clipPath>'
        + group(
            path(stripes, stroke="#b3301c", stroke_opacity=0.72, stroke_width=7, fill="none"), clip_path="url(#inside)"
        )
        + rect(-61, -61, 122, 122, 17, fill="none", stroke="#b3301c", stroke_width=5)
        + sign
    )


WAYS = {"down": 0, "left": 90, "up": 180, "right": 270}


def arrow(seat: str, way: str) -> str:
    """A painted arrow that starts from the seat's shape at 0,0. The light stays, whichever way it points."""
    colour, kind, _ = SEATS[seat]
    d = "M-7 18L7 18L7 44L20 44L0 76L-20 44L-7 44Z"
    turned = f"rotate({WAYS[way]})"
    shaft = (
        group(path(d, transform=turned), fill=SHADOW, opacity=0.5, transform="translate(2.5 4)", filter="url(#soft1)")
        + path(d, transform=turned, fill=PAPER, stroke=PAPER, stroke_width=8, stroke_linejoin="round")
        + path(d, transform=turned, fill=colour, stroke=INK, stroke_width=2.4, stroke_linejoin="round")
    )
    s = 17
    mark = (
        path(shape(kind, s), fill=SHADOW, opacity=0.5, transform="translate(2.5 4)", filter="url(#soft1)")
        + path(shape(kind, s), fill=PAPER, stroke=PAPER, stroke_width=8, stroke_linejoin="round")
        + path(shape(kind, s), fill=colour, stroke=INK, stroke_width=2.4, stroke_linejoin="round")
        + path(shape(kind, s * 0.72), fill="#fff", opacity=0.22, transform="translate(-1.5 -1.5)")
    )
    return shaft + mark


def arrow_piece(seat: str, way: str) -> str:
    tall = way in ("up", "down")
    width, height = (40, 62) if tall else (62, 40)
    x = -2 * (width - 20) if way == "left" else -40
    y = -2 * (height - 20) if way == "up" else -40
    return drawing(
        width, height, arrow(seat, way), (x, y, 2 * width, 2 * height), body=f"{-x / 2 - 10:g} {-y / 2 - 10:g} 20 20"
    )


# --- Cards: 84 x 104 dp in a picture of 92 x 112, with their shadow ---


def card_stock(side: str = "#a58a5a") -> str:
    return (
        rect(-81, -99, 168, 208, 14, fill=SHADOW, opacity=0.55, filter="url(#contact)")
        + rect(-84, -104, 168, 208, 14, fill=side, transform="translate(1.200 3.400)")
        + group(rect(-84, -104, 168, 208, 14, fill=PAPER), filter="url(#paper)")
        + path(
            "M-82.500 86V-90C-82.500-98-77-102.500-70-102.500H66",
            fill="none",
            stroke="#fff",
            stroke_opacity=0.85,
            stroke_width=1.8,
            stroke_linecap="round",
        )
    )


def hills(dusk: str) -> str:
    """What stands behind a spirit: rays from the lamp, and two lines of woods far off."""
    rays = "".join(
        f"M-90 -110L{at(a, 330)[0] - 90:.0f} {at(a, 330)[1] - 110:.0f}L{at(a + 5, 330)[0] - 90:.0f} {at(a + 5, 330)[1] - 110:.0f}Z"
        for a in range(98, 178, 12)
    )
    woods = "M-80 30C-70 18-62 16-54 22C-48 8-34 8-28 20C-20 10-8 12-4 22C4 8 20 6 26 18C34 10 46 12 50 22C58 14 72 18 80 28V70H-80Z"
    return (
        path(rays, fill="#fff8dc", opacity=0.28)
        + path(woods, fill=dusk, opacity=0.45)
        + group(path("M-80 52C-50 42-20 48 0 44S50 40 80 50V70H-80Z", fill=dusk), filter="url(#paper)")
        + path("M-80 52C-50 42-20 48 0 44S50 40 80 50", fill="none", stroke=INK, stroke_width=1.6, stroke_opacity=0.7)
    )


def card(name: str) -> str:
    spirit = SPIRITS[name]
    window = rect(-74, -94, 148, 146, 9)
    plaque = "M-66 61C-60 57-40 59 0 59S60 57 66 61C70 70 70 87 66 96C60 99 40 98 0 98S-60 99-66 96C-70 87-70 70-66 61Z"
    corners = "".join(
        moved(x, y, oak_leaf(0, 0, 0, 0.62, spirit.badge), turn=turn)
        for x, y, turn in ((-69, 78.5, -90), (69, 78.5, 90))
    )
    return (
        card_stock()
        + f'<clipPath id="window">{window}</clipPath>'
        + group(
            group(rect(-78, -98, 156, 162, 0, fill=spirit.ground), filter="url(#paper)"),
            hills(spirit.dusk),
            moved(0, -21, spirit.draw(), scale=1.6),
            clip_path="url(#window)",
        )
        + rect(-74, -94, 148, 146, 9, fill="none", stroke=INK, stroke_width=2.8)
        + rect(-77.5, -97.5, 155, 153, 11, fill="none", stroke="#b0793d", stroke_width=1.5)
        + corners
        + group(path(plaque, fill="#fbf2de", stroke=spirit.badge, stroke_width=2.4), filter="url(#hand)")
    )


def leaf_eye(size: float) -> str:
    """The sign of what is secret: an eye with leaves for lashes."""
    leaf = "M0 0C-7-6-7-17 0-27C7-17 7-6 0 0Z"
    lashes = "".join(
        moved(
            x,
            y,
            path(leaf, fill="#8fb552" if i % 2 else "#c9d67a", stroke="#1f2d16", stroke_width=2.2)
            + path("M0-3V-21", stroke="#3f5a2a", stroke_width=1.5),
            turn=turn,
            scale=scale,
        )
        for i, (x, y, turn, scale) in enumerate(
            ((-36, -13, -52, 0.72), (-20, -23, -27, 0.9), (0, -27, 0, 1), (20, -23, 27, 0.9), (36, -13, 52, 0.72))
        )
    )
    return moved(
        0,
        0,
        group(lashes, filter="url(#hand)"),
        path(
            "M-46 2C-28-28 28-28 46 2C28 30-28 30-46 2Z",
            fill="#140a03",
            opacity=0.5,
            transform="translate(2 4)",
            filter="url(#soft1)",
        ),
        group(
            path("M-46 2C-28-28 28-28 46 2C28 30-28 30-46 2Z", fill="#fbf2de", stroke="#1f140a", stroke_width=3.2),
            circle(0, 1, 19, fill="#c98427", stroke="#1f140a", stroke_width=2.6),
            *(
                path("M0-11V-17", stroke="#7a4b14", stroke_width=2, transform=f"translate(0 1) rotate({a:g})")
                for a in around(12)
            ),
            circle(0, 1, 9.5, fill=INK),
            filter="url(#hand)",
            stroke_linecap="round",
            stroke_linejoin="round",
        ),
        circle(-6, -6, 4.6, fill="#fff"),
        circle(6, 7, 2.2, fill="#fff", opacity=0.7),
        path("M-40-1C-26-20 26-20 40-1", fill="none", stroke="#b09a6a", stroke_width=2, opacity=0.6),
        scale=size,
    )


def back() -> str:
    rings = "".join(
        ellipse(0, 0, 26 + 15 * i, 34 + 17 * i, fill="none", stroke="#a9c46a", stroke_opacity=0.2, stroke_width=2.4)
        for i in range(6)
    )
    twig = path(
        "M0 0C8-4 18-4 26-14M6-2C10-10 8-16 12-22M14-5C20-2 26-4 32-2",
        fill="none",
        stroke=GOLD,
        stroke_width=2.2,
        stroke_linecap="round",
    )
    leaves = "".join(
        path(
            "M0 0C-4-4-4-10 0-15C4-10 4-4 0 0Z",
            fill="#a9c46a",
            stroke="#1f2d16",
            stroke_width=1.6,
            transform=f"translate({x} {y}) rotate({r})",
        )
        for x, y, r in ((26, -13, 40), (12, -21, 10), (32, -2, 92), (17, -8, 64))
    )
    corners = "".join(
        f'<g transform="translate({70 * sx} {90 * sy}) scale({-sx} {sy})">{twig}{leaves}</g>'
        for sx in (-1, 1)
        for sy in (-1, 1)
    )
    return (
        card_stock("#2c2212")
        + f'<clipPath id="window">{rect(-76, -96, 152, 192, 9)}</clipPath>'
        + group(
            group(rect(-78, -98, 156, 196, 0, fill="#3f5f3c"), filter="url(#paper)"), rings, clip_path="url(#window)"
        )
        + rect(-76, -96, 152, 192, 9, fill="none", stroke=INK, stroke_width=2.8)
        + rect(-70, -90, 140, 180, 7, fill="none", stroke=GOLD, stroke_width=2.2)
        + group(corners, filter="url(#hand)")
        + moved(0, 6, leaf_eye(1.12))
    )


# --- Pictures ---


def mossy(width: float, height: float, fill: str = "#7f9a55") -> str:
    """A clearing seen from above: moss, with light from the top left."""
    light = (
        '<radialGradient id="clearing" cx=".2" cy=".1" r="1.150"><stop offset="0" stop-color="#fff3c0" stop-opacity=".5"/>'
        '<stop offset=".55" stop-color="#fff3c0" stop-opacity="0"/><stop offset="1" stop-color="#0c1a06" stop-opacity=".55"/></radialGradient>'
    )
    box = (-width / 2 - 4, -height / 2 - 4, width + 8, height + 8)
    return (
        light
        + group(rect(*box, 0, fill=fill), filter="url(#paper)")
        + rect(*box, 0, fill=fill, opacity=0.5)
        + rect(*box, 0, fill="url(#clearing)")
    )


def shaded(x: float, y: float, what: str, turn: float = 0, scale: float = 1, lift: float = 0) -> str:
    """A tile or pile with its shadow on the ground."""
    near = 0.42 if lift else 0.58
    shadow = moved(
        x + 4 + 10 * lift,
        y + 7 + 16 * lift,
        rect(-48, -48, 98, 98, 15, fill=SHADOW, opacity=near, filter=f"url(#{'lifted' if lift else 'contact'})"),
        turn=turn,
        scale=scale,
    )
    return shadow + moved(x, y, what, turn=turn, scale=scale)


def fallen(*leaves: tuple[float, float, float, float, str]) -> str:
    return group(*(oak_leaf(*leaf) for leaf in leaves), filter="url(#hand)")


def scene() -> str:
    return (
        mossy(336, 220)
        + fallen((-150, 88, 70, 0.9, "#d08a2a"), (150, -70, 200, 0.8, "#b8641c"), (22, 104, 20, 0.8, "#e0a63e"))
        + shaded(-118, -66, spirit_tile("willow", 2), -7, 0.92)
        + shaded(4, -82, spirit_tile("palm", 3), 4, 0.92)
        + shaded(132, -22, spirit_tile("oak", 5), 8, 0.98)
        + shaded(-112, 62, pile("bamboo", 4, 3), -3, 1.02)
        + shaded(112, 92, spirit_tile("cherry", 1), -6, 0.98)
        + shaded(8, 22, pile("baobab", 5, 4), -2, 1.16, lift=0.8)
        + acorn(62, -96, 30, 1.1)
    )


def rounded(width: float, height: float, picture: str) -> str:
    """The picture with round corners and an inked outline."""
    frame = (-width / 2 + 3, -height / 2 + 3, width - 6, height - 6)
    clip = f'<clipPath id="corners">{rect(*frame, 20)}</clipPath>'
    return (
        clip + group(picture, clip_path="url(#corners)") + rect(*frame, 20, fill="none", stroke=INK, stroke_width=2.4)
    )


def pointing(colour: str = GOLD) -> str:
    """An arrow that points right, 60 units long, for the rules."""
    d = "M-30-8H4V-22L32 0L4 22V8H-30Z"
    return (
        path(d, fill=SHADOW, opacity=0.5, transform="translate(3 5)", filter="url(#soft1)")
        + path(d, fill=PAPER, stroke=PAPER, stroke_width=8, stroke_linejoin="round")
        + path(d, fill=colour, stroke=INK, stroke_width=2.4, stroke_linejoin="round")
    )


def rules_move() -> str:
    """One step onto a neighbour is a move; not slantwise, not onto an empty place."""
    no = circle(0, 0, 17, fill=PAPER, stroke=INK, stroke_width=2) + path(
        "M-8-8L8 8M8-8L-8 8", stroke="#b3301c", stroke_width=5.5, stroke_linecap="round"
    )
    yes = circle(0, 0, 17, fill=PAPER, stroke=INK, stroke_width=2) + path(
        "M-8 0L-2 7L9-7",
        fill="none",
        stroke="#3d6b35",
        stroke_width=5.5,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return (
        mossy(640, 300)
        + shaded(-236, 0, spirit_tile("bamboo", 2), -2, 1.1)
        + shaded(-96, 0, spirit_tile("willow", 4), 2, 1.1)
        + moved(-166, -6, pointing())
        + moved(-166, -66, yes)
        + shaded(130, 70, spirit_tile("cherry", 3), 1, 1.05)
        + shaded(250, -72, spirit_tile("oak", 1), -2, 1.05)
        + moved(130, -68, stump(), scale=1.3)
        + moved(194, -2, pointing("#c9b79a"), turn=-46, scale=0.8)
        + moved(130, -6, pointing("#c9b79a"), turn=-90, scale=0.72)
        + moved(222, 28, no)
        + moved(84, -12, no)
        + path(
            "M18-130C12-60 24 60 16 132",
            fill="none",
            stroke="#f3e6c8",
            stroke_opacity=0.55,
            stroke_width=4,
            stroke_dasharray="2 14",
            stroke_linecap="round",
        )
    )


def rules_score() -> str:
    """A pile opened: each tile counts one, and a tile of the creature on top adds its number."""
    glow = circle(0, 0, 66, fill="#ffe28a", opacity=0.65, filter="url(#lifted)")
    return (
        mossy(640, 300)
        + shaded(-214, -14, pile("baobab", 2, 3), -1, 1.4)
        + moved(-86, 4, pointing(), scale=0.9)
        + shaded(8, 14, spirit_tile("baobab", 2), -3, 1.05)
        + shaded(126, 18, spirit_tile("palm", 4), 2, 1.05)
        + moved(244, 16, glow)
        + shaded(244, 12, spirit_tile("baobab", 5), -2, 1.1)
        + "".join(
            moved(x, -94, coin(t, c))
            for x, t, c in ((8, "1", "#c9a063"), (126, "1", "#c9a063"), (218, "1", "#c9a063"), (272, "+5", "#f0c36a"))
        )
    )


def coin(what: str, colour: str) -> str:
    return (
        circle(2, 4, 25, fill=SHADOW, opacity=0.5, filter="url(#soft1)")
        + circle(0.6, 2.4, 25, fill="#6b4a1e")
        + group(circle(0, 0, 25, fill=colour), filter="url(#woodH)")
        + circle(0, 0, 25, fill="none", stroke=INK, stroke_width=2.2)
        + circle(0, 0, 20.5, fill="none", stroke="#fff", stroke_opacity=0.4, stroke_width=1.4)
        + text(-0.5, 10.5, 30, what)
    )


def pieces() -> dict[str, str]:
    made = {}
    for name in SPIRITS:
        made[f"card_{name}"] = drawing(92, 112, card(name), (-88, -108, 184, 224), body="2 2 84 104")
        for number in range(1, 6):
            made[f"tile_{name}_{number}"] = drawing(64, 66, spirit_tile(name, number), fitted(64, 66), body="2 2 58 58")
    for below in range(1, TALLEST + 1):
        height = 2 * round((MARGIN + TILE + RISE[below] + 6) / 2)
        made[f"pile_{below}"] = drawing(68, height, hidden(below), fitted(68, height, 3), body="3 2 58 58")
    for height in range(2, 31):
        width = 30 if height < 10 else 38
        made[f"tag_{height}"] = drawing(width, 26, tag(height), (-width, -24, 2 * width, 52))
    made["tag"] = drawing(48, 26, leather(45), (-48, -24, 96, 52), patch="12 10 12 12")
    resting = rect(-52, -50, 120, 120, 16, fill=SHADOW, opacity=0.58, filter="url(#contact)")
    lifted = rect(-48, -42, 122, 122, 18, fill=SHADOW, opacity=0.46, filter="url(#lifted)")
    made["shadow_resting"] = drawing(76, 76, resting, (-68, -68, 152, 152), patch="20 20 20 20", body="5 5 58 58")
    made["shadow_lifted"] = drawing(92, 96, lifted, (-78, -78, 184, 192), patch="30 30 30 30", body="10 10 58 58")
    made["mark_legal"] = drawing(72, 72, dashes("#ffe28a", 5, "12.5 11"), body="7 7 58 58")
    made["mark_target"] = drawing(72, 72, frame("#ffd75e", 7), body="7 7 58 58")
    made["mark_chosen"] = drawing(72, 72, frame("#fffaf0", 5), body="7 7 58 58")
    made["mark_refused"] = drawing(72, 72, refused(), body="7 7 58 58")
    made["mark_empty"] = drawing(30, 28, stump(), (-30, -30, 60, 56), body="4 6 22 16")
    for seat in SEATS:
        made[f"edge_{seat}"] = drawing(76, 76, edge(seat), fitted(76, 76, 9, 9), body="9 9 58 58")
        for way in WAYS:
            made[f"arrow_{seat}_{way}"] = arrow_piece(seat, way)
    made["card_back"] = drawing(92, 112, back(), (-88, -108, 184, 224), body="2 2 84 104")
    made["scene"] = drawing(168, 110, rounded(336, 220, scene()))
    made["rules_move"] = drawing(320, 150, rounded(640, 300, rules_move()))
    made["rules_score"] = drawing(320, 150, rounded(640, 300, rules_score()))
    return made
