# ruff: noqa: E501 - the outlines of drawings are long
"""What is laid over the board while one thinks and aims, what a hit leaves, and the little signs beside the names."""

from collections.abc import Callable

from assets.build.hand import BONE, GOLD, INK, SHADOW, circle, drawing, ellipse, group, moved, path, rect
from assets.rahan.cards import LARGE
from assets.rahan.figures import SIDE, TALL, R
from assets.rahan.figures import figure as figure_of
from assets.rahan.men import knife
from assets.rahan.paint import FILTERS, PEN, burst, inked, polar, polygon, stars
from assets.rahan.scenery import tuft
from assets.rahan.thrown import die, flint_large

RED = "#b3301c"
BOX = (-41.5, -41.5, 83, 83, 9)  # of a mark on a square of 44 dp


def dashed(box: tuple[float, float, float, float, float], colour: str, width: float, dash: str) -> str:
    return rect(*box, stroke=INK, stroke_opacity=0.85, stroke_width=width + 3, stroke_dasharray=dash, **PEN) + rect(
        *box, stroke=colour, stroke_width=width, stroke_dasharray=dash, **PEN
    )


def veil(colour: str, middle: float, edge: float) -> str:
    return (
        f'<radialGradient id="veil" r=".62"><stop offset="0" stop-color="{colour}" stop-opacity="{middle}"/><stop offset=".55" stop-color="{colour}" stop-opacity="{middle}"/><stop offset="1" stop-color="{colour}" stop-opacity="{edge}"/></radialGradient>'
        + rect(-42, -42, 84, 84, 9, fill="url(#veil)")
    )


def square_legal() -> str:
    return veil("#fff3b0", 0.36, 0.74) + dashed(BOX, "#ffe28a", 4.4, "10.4 8.600")


def framed(colour: str, light: str, width: float = 5) -> str:
    return (
        rect(*BOX, fill="none", stroke=INK, stroke_opacity=0.75, stroke_width=width + 3.2)
        + rect(*BOX, fill="none", stroke=colour, stroke_width=width)
        + path("M-41.500 30V-33Q-41.500-41.500-33-41.500H30", stroke=light, stroke_width=1.7, **PEN)
    )


def square_chosen() -> str:
    return (
        rect(-41, -41, 82, 82, 9, fill="none", stroke="#fff0b0", stroke_width=9, opacity=0.55, filter="url(#soft3)")
        + veil("#fff6d0", 0.1, 0.36)
        + framed("#ffd75e", "#fffbe6")
    )


def square_refused() -> str:
    stripes = "".join(f"M{x} 42l84-84" for x in range(-126, 60, 18))
    clip = f'<clipPath id="inside">{rect(*BOX)}</clipPath>'
    return (
        clip
        + group(path(stripes, stroke=RED, stroke_opacity=0.5, stroke_width=6.5, fill="none"), clip_path="url(#inside)")
        + framed(RED, "#ffb0a0", 3.6)
        + rect(-37.6, -37.6, 75.2, 75.2, 6, fill="none", stroke=BONE, stroke_opacity=0.8, stroke_width=1.8)
    )


# What is won on a square, small in its corners: a drop, a flame, a star of thought, the cave's arch.
GAINS = {
    "water": ("#8fe0f0", "#17577a", "M0-9C1.600-4 7-1 7 4C7 7.500 4 9.500 0 9.500S-7 7.500-7 4C-7-1-1.600-4 0-9Z"),
    "fire": (
        "#ffa64a",
        "#b3301c",
        "M0 9.500C-8 9.500-9 2-5-3C-4-1-3-.500-2-.500C-4-5-1-9 2-11C2-6 6-5 7 0C8 6 5 9.500 0 9.500Z",
    ),
    "meet": ("#ffe07a", "#5a3a8a", polygon([polar(36 * i, 10.5 if i % 2 == 0 else 4.6) for i in range(10)])),
    "home": ("#b6f0a0", "#2f5a28", "M-9 8.500C-10-3-5-9 0-9C5-9 10-3 9 8.500H4C4 2 2.500-1 0-1C-2.500-1-4 2-4 8.500Z"),
}


def square_gain(what: str) -> str:
    """A legal square where something is won: in the colour of what it is, with its sign in the corners."""
    colour, dark, sign = GAINS[what]
    corners = "".join(
        moved(
            x,
            y,
            path(sign, fill="#fffaf0", stroke="#fffaf0", stroke_width=6.4, stroke_linejoin="round"),
            path(sign, fill=dark, stroke=INK, stroke_width=1.4, stroke_linejoin="round"),
        )
        for x, y in ((-32, -32), (32, -32), (32, 32), (-32, 32))
    )
    return (
        rect(-41, -41, 82, 82, 9, fill="none", stroke=colour, stroke_width=8, opacity=0.55, filter="url(#soft3)")
        + veil(colour, 0.12, 0.5)
        + dashed(BOX, colour, 5, "10.4 8.600")
        + corners
    )


# --- Round a base: 40 dp wide, seen from a little above ---


def base_ring(colour: str, light: str) -> str:
    box = f"M{-R - 5:g} 0A{R + 5:g} {TALL + 5:g} 0 0 1 {R + 5:g} 0V{SIDE:g}A{R + 5:g} {TALL + 5:g} 0 0 1 {-R - 5:g} {SIDE:g}Z"
    return (
        path(box, stroke=colour, stroke_width=12, opacity=0.6, fill="none", filter="url(#soft3)")
        + path(box, stroke=INK, stroke_width=9.5, stroke_opacity=0.8, fill="none")
        + path(box, stroke=colour, stroke_width=5.4, fill="none")
        + path(
            f"M{-R - 5:g} {SIDE * 0.6:g}V0A{R + 5:g} {TALL + 5:g} 0 0 1 0 {-TALL - 5:g}",
            stroke=light,
            stroke_width=1.9,
            **PEN,
        )
    )


def target() -> str:
    """Round what may be shot at: a broken ring with four points towards its middle."""
    arcs = "".join(
        "M{:.1f} {:.1f}A46 46 0 0 1 {:.1f} {:.1f}".format(*polar(a + 14, 46), *polar(a + 76, 46))
        for a in (0, 90, 180, 270)
    )
    points = "".join(polygon([polar(a - 8, 50), polar(a, 34), polar(a + 8, 50)]) for a in (0, 90, 180, 270))
    return (
        path(arcs, stroke=INK, stroke_width=11, **PEN)
        + path(arcs, stroke=BONE, stroke_width=7.6, **PEN)
        + path(arcs, stroke=RED, stroke_width=4.4, **PEN)
        + path(points, fill=RED, stroke=INK, stroke_width=6.4, stroke_linejoin="round")
        + path(points, fill=RED, stroke=BONE, stroke_width=2.6, stroke_linejoin="round")
    )


# --- Aim ---


def cone() -> str:
    """Where the throw goes: its point at the left's middle, ever wider and fainter; to be turned and stretched."""
    fade = '<linearGradient id="cone" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#fff3b0" stop-opacity=".75"/><stop offset="1" stop-color="#fff3b0" stop-opacity="0"/></linearGradient>'
    edge = '<linearGradient id="edge" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#fffaf0" stop-opacity=".95"/><stop offset="1" stop-color="#fffaf0" stop-opacity="0"/></linearGradient>'
    return (
        fade
        + edge
        + path("M-93 0L92-43V43Z", fill="url(#cone)")
        + path("M92-43L-93 0L92 43", fill="none", stroke="url(#edge)", stroke_width=2.6)
    )


def spot() -> str:
    """Where the flint may come to rest; to be stretched to an ellipse."""
    glow = '<radialGradient id="spot"><stop offset="0" stop-color="#fff0a0" stop-opacity=".8"/><stop offset=".55" stop-color="#ffd75e" stop-opacity=".45"/><stop offset="1" stop-color="#ffd75e" stop-opacity=".16"/></radialGradient>'
    ring = {"stroke_dasharray": "13 9.620", "fill": "none", "stroke_linecap": "round"}
    return (
        glow
        + circle(0, 0, 57, fill="url(#spot)")
        + circle(0, 0, 57.6, stroke=INK, stroke_opacity=0.8, stroke_width=6, **ring)
        + circle(0, 0, 57.6, stroke="#fff3c0", stroke_width=3.4, **ring)
    )


def dash() -> str:
    """A stretch of the flight's shadow on the ground; points right."""
    return rect(-12, -3.4, 24, 6.8, 3.4, fill=SHADOW, opacity=0.5)


def cross() -> str:
    """Where the flint came to rest."""
    d = "M-11-11L11 11M11-11L-11 11"
    return path(d, stroke=INK, stroke_width=9.5, **PEN) + path(d, stroke=BONE, stroke_width=5.6, **PEN)


# --- What it meets ---


def bang() -> str:
    return (
        path(burst(11, 60, 34, 3), fill=SHADOW, opacity=0.4, transform="translate(3 5)")
        + group(
            path(burst(11, 60, 34, 3), fill="#d8421b", stroke=INK, stroke_width=4, stroke_linejoin="round"),
            path(burst(11, 44, 25, 4), fill="#ffd75e"),
            path(burst(9, 27, 15, 6), fill="#fffaf0"),
            filter="url(#hand)",
        )
        + stars([(-44, -40, 9), (48, -34, 8), (40, 46, 7)])
    )


def splash() -> str:
    crown = "M-44 16C-52 4-54-10-50-22C-42-16-38-10-34-2C-34-20-26-34-18-42C-14-30-10-18-8-8C-2-24 6-36 14-44C18-30 20-18 20-6C26-18 34-26 44-30C46-16 46 0 40 16C20 26-20 26-44 16Z"
    drops = "".join(
        path(
            f"M{x} {y - 8}C{x + 6} {y - 1} {x + 5} {y + 6} {x} {y + 6}C{x - 5} {y + 6} {x - 6} {y - 1} {x} {y - 8}Z",
            fill="#bfe6ea",
            stroke=INK,
            stroke_width=3,
        )
        for x, y in ((-34, -46), (0, -54), (36, -46), (-56, -34), (56, -30))
    )
    return group(
        ellipse(0, 18, 56, 14, fill="none", stroke="#eefaf6", stroke_width=3, opacity=0.8),
        path(crown, fill="#4fa3bd", stroke=INK, stroke_width=3.6, stroke_linejoin="round"),
        path("M-44 16C-30 6-20 14-10 8C0 2 10 12 20 6C28 2 36 6 43 4L40 16C20 26-20 26-44 16Z", fill="#e9f8f6"),
        path(
            "M-44-6C-42-2-40 2-38 6M-19-28C-16-20-14-10-14-4M13-30C14-22 14-12 12-4M38-18C36-12 35-6 35-2",
            stroke="#d4f1f4",
            stroke_width=3.4,
            **PEN,
        ),
        drops,
        filter="url(#hand)",
    )


def puffs(fill: str, dark: str) -> str:
    """Dust, or grass that flies up."""

    def cloud(x: float, y: float, r: float) -> str:
        places = [polar(60 * i + 20, r, x, y) for i in range(6)]
        d = f"M{places[-1][0]:.1f} {places[-1][1]:.1f}" + "".join(
            f"A{r * 0.62:.1f} {r * 0.62:.1f} 0 0 1 {a:.1f} {b:.1f}" for a, b in places
        )
        return path(d, fill=fill, stroke=INK, stroke_width=3) + path(
            f"M{x + r * 0.6:.1f} {y:.1f}A{r * 0.6:.1f} {r * 0.6:.1f} 0 0 1 {x:.1f} {y + r * 0.6:.1f}",
            stroke=dark,
            stroke_width=3,
            **PEN,
        )

    return group(cloud(-26, 4, 15), cloud(26, 6, 14), cloud(-6, -8, 18), cloud(12, 8, 15), filter="url(#hand)")


def blades() -> str:
    """Grass that flies up where the flint fell."""
    made = "".join(
        moved(
            *polar(a, r),
            path("M-3 12C-6 2-4-8 2-14C4-4 4 4 3 12Z", fill=f, stroke=INK, stroke_width=2.8, stroke_linejoin="round"),
            turn=a,
        )
        for a, r, f in (
            (-64, 32, "#7f9a3a"),
            (-30, 36, "#c5d46a"),
            (0, 32, "#7f9a3a"),
            (32, 37, "#9dbb58"),
            (66, 31, "#c5d46a"),
        )
    )
    return group(puffs("#d9cf9a", "#a99c62"), moved(0, 22, tuft(0, 0, 2.2)), made, filter="url(#hand)")


def sparks() -> str:
    d = "".join(
        polygon([polar(a, far), polar(a + 15, 18), polar(a - 15, 18)])
        for a, far in ((-80, 46), (-45, 56), (-12, 48), (24, 58), (58, 46), (88, 50))
    )
    chips = "".join(
        moved(x, y, path("M-6 3L-2-6L6-3L4 5Z", fill=f, stroke=INK, stroke_width=2.6, stroke_linejoin="round"))
        for x, y, f in ((-34, 18, "#8f8475"), (32, 20, "#c9bfae"), (-8, 26, "#c9bfae"), (12, 30, "#6f665a"))
    )
    return group(
        path(d, fill=GOLD, stroke=INK, stroke_width=3.6, stroke_linejoin="round"),
        path(burst(9, 22, 14, 2), fill="#fffaf0", stroke=INK, stroke_width=3),
        chips,
        filter="url(#hand)",
    )


# --- Signs: what each still lacks ---


def disc(art: str, on: bool, ring: str) -> str:
    """A sign on bone, or its empty place."""
    if on:
        return (
            circle(1, 3, 21, fill=SHADOW, opacity=0.5, filter="url(#soft1)")
            + circle(0.5, 2.2, 20.6, fill="#7d6238", stroke=INK, stroke_width=1)
            + circle(0, 0, 20.6, fill="url(#gBone)", filter="url(#bone)")
            + circle(0, 0, 18.2, fill="none", stroke=ring, stroke_width=3.4)
            + circle(0, 0, 20.6, fill="none", stroke=INK, stroke_width=1.8)
            + art
            + path("M-18-7A19.500 19.500 0 0 1-5-19", stroke="#fff", stroke_opacity=0.8, stroke_width=1.8, **PEN)
        )
    grey = '<filter id="grey" x="-.1" y="-.1" width="1.2" height="1.2" color-interpolation-filters="sRGB"><feColorMatrix values=".1 .22 .06 0 .38  .1 .22 .06 0 .35  .1 .22 .06 0 .31  0 0 0 .85 0"/></filter>'
    ring_ = {"fill": "none", "stroke_dasharray": "6.900 6", "stroke_linecap": "round"}
    return (
        grey
        + circle(0, 0, 20, fill="#2a1c12", opacity=0.5)
        + circle(0, 0, 19.7, stroke="#140a03", stroke_opacity=0.7, stroke_width=4, **ring_)
        + circle(0, 0, 19.7, stroke="#d9c8a4", stroke_opacity=0.85, stroke_width=2, **ring_)
        + group(art, filter="url(#grey)")
    )


def small_food() -> str:
    return moved(-1, 0, LARGE["food"][2](), scale=0.32)


def small_water() -> str:
    """A drop, not the gourd: it must be known at 14 dp."""
    return (
        path(
            "M0-14C2-8 10-2 10 5C10 10 6 13.500 0 13.500S-10 10-10 5C-10-2-2-8 0-14Z",
            fill="#2f8fb8",
            stroke=INK,
            stroke_width=2.4,
        )
        + path("M7.500 1.500C9.500 8 5 12 0 12C-4 12-7 10-7.500 7C-3 10 5 9 7.500 1.500Z", fill="#17577a")
        + path("M-5.500 5C-5.500 0-2-3-1-7", stroke="#fff", stroke_width=2.4, **PEN)
    )


def small_fire() -> str:
    return (
        path(
            "M-1 14C-12 14-14 4-9-4C-8-1-7 0-5.500 1C-8-8-2-14 2-17C2-11 8-8 9-2C10-3 10.500-5 10.500-7C15 1 13 13 4 14Z",
            fill="#d8421b",
            stroke=INK,
            stroke_width=2.4,
            stroke_linejoin="round",
        )
        + path(
            "M0 13C-7 13-8 8-6 3C-4 6-3 7-2 7C-3 1 0-3 2-6C3-1 7 2 6 7C7 6 8 5 8 4C9 9 8 13 3 13.500Z", fill="#f79a2b"
        )
        + path("M.5 12.500C-3 12-4 9-2 6C0 8 1 6 1.500 4C4 7 5 11 2.500 12.500Z", fill="#ffe28a")
    )


def small_invention() -> str:
    return moved(0, 2, LARGE["invention"][2](), scale=0.31)


def small_combat() -> str:
    club = "M-13 14L0-3C-2-8 0-13 5-14C10-14 12-10 10-6C8-2 6-1 4 0L-9 16Z"
    return group(
        path(club, fill="#8a5a2c", stroke=INK, stroke_width=2.4, stroke_linejoin="round"),
        path(club, fill="#a8703c", stroke=INK, stroke_width=2.4, stroke_linejoin="round", transform="scale(-1 1)"),
        path(
            polygon([polar(45 * i, 7 if i % 2 == 0 else 3) for i in range(8)]),
            fill="#ffd75e",
            stroke=INK,
            stroke_width=1.8,
            stroke_linejoin="round",
            transform="translate(0 -9)",
        ),
    )


def small_home() -> str:
    return (
        path(
            "M-15 12C-16-5-10-14 0-14C10-14 16-5 15 12Z",
            fill="#a99c8a",
            stroke=INK,
            stroke_width=2.4,
            stroke_linejoin="round",
        )
        + path("M-7 12C-7.500 1-5-5 0-5C5-5 7.500 1 7 12Z", fill="#2a1208", stroke=INK, stroke_width=2)
        + path("M-11 2C-11-6-7-10.500-2-11.500", stroke="#fff", stroke_opacity=0.8, stroke_width=2.2, **PEN)
        + path("M8-6L11-3M10 5L13 4", stroke=INK, stroke_width=1.6, **PEN)
    )


def small_weapon() -> str:
    return moved(0, 0, flint_large(), turn=18, scale=0.25)


def small_knife() -> str:
    return group(inked(knife(-5, 8, 40, 0.42), width=5), transform="translate(0 0)")


def small_rahan() -> str:
    return moved(
        0,
        0,
        f'<clipPath id="face">{circle(0, 0, 18)}</clipPath>',
        group(moved(1, 36, figure_of("rahan"), scale=0.27), clip_path="url(#face)"),
    )


def head(name: str) -> str:
    """The head of a creature or a man in a round field."""
    x, y, z = {
        "deer": (12, 27, 0.24), "fish": (4, 16, 0.28), "bird": (1, 28, 0.25), "rabbit": (0, 24, 0.24),
        "crocodile": (14, 16, 0.28), "tiger": (8, 22, 0.29), "mammoth": (7, 24, 0.21), "bear": (0, 36, 0.27),
    }[name]  # fmt: skip
    return f'<clipPath id="face">{circle(0, 0, 17)}</clipPath>' + group(
        circle(0, 0, 17, fill="#f3e6c8"), moved(x, y, figure_of(name), scale=z), clip_path="url(#face)"
    )


SIGNS: dict[str, tuple[Callable[[], str], str]] = {
    "food": (small_food, "#c98322"),
    "water": (small_water, "#2d7390"),
    "fire": (small_fire, "#d8421b"),
    "invention": (small_invention, "#5a549a"),
    "combat": (small_combat, "#a62c16"),
    "home": (small_home, "#6f665a"),
}


def marks() -> dict[str, str]:
    made = {
        "square_legal": drawing(48, 48, square_legal(), body="2 2 44 44"),
        "square_chosen": drawing(48, 48, square_chosen(), body="2 2 44 44"),
        "square_refused": drawing(48, 48, square_refused(), body="2 2 44 44"),
        "target": drawing(56, 56, target(), body="4 4 48 48"),
        "aim_cone": drawing(96, 48, cone()),
        "aim_spot": drawing(64, 64, spot(), body="2 2 60 60"),
        "aim_dash": drawing(16, 8, dash()),
        "rest_cross": drawing(18, 18, cross()),
        "hit_bang": drawing(60, 60, FILTERS + moved(0, 0, bang(), scale=0.84)),
        "hit_splash": drawing(48, 44, FILTERS + moved(0, 10, splash(), scale=0.7)),
        "hit_grass": drawing(44, 44, FILTERS + moved(0, 6, blades(), scale=0.7)),
        "hit_stone": drawing(44, 44, FILTERS + moved(0, 8, sparks(), scale=0.68)),
        "hit_dust": drawing(44, 32, FILTERS + moved(0, 0, puffs("#efe0bc", "#b8a478"), scale=0.8)),
    }
    made |= {f"square_{what}": drawing(48, 48, square_gain(what), body="2 2 44 44") for what in GAINS}
    for name, colour, light in (
        ("chosen", "#ffd75e", "#fffbe6"),
        ("beset", "#d8421b", "#ffc0a0"),
        ("allowed", "#fff3c0", "#fffdf4"),
    ):
        made[f"base_{name}"] = drawing(46, 28, base_ring(colour, light), (-69, -35, 138, 84), body="7 8 32 11")
    for name, (art, ring) in SIGNS.items():
        made[f"lack_{name}_full"] = drawing(24, 24, FILTERS + moved(-0.4, -1, disc(art(), True, ring), scale=0.96))
        made[f"lack_{name}_grey"] = drawing(24, 24, FILTERS + disc(art(), False, ring))
    made["sign_weapon"] = drawing(24, 24, FILTERS + moved(-0.4, -1, disc(small_weapon(), True, "#a62c16"), scale=0.96))
    made["sign_knife"] = drawing(24, 24, FILTERS + moved(-0.4, -1, disc(small_knife(), True, "#2f7f6c"), scale=0.96))
    made["sign_die"] = drawing(
        24, 24, FILTERS + moved(-0.4, -1, disc(moved(0, 0, die("b", 3), scale=0.5), True, "#8a6a34"), scale=0.96)
    )
    made["sign_rahan"] = drawing(24, 24, FILTERS + moved(-0.4, -1, disc(small_rahan(), True, "#e0a02c"), scale=0.96))
    for name in ("deer", "fish", "bird", "rabbit"):
        made[f"sign_{name}"] = drawing(24, 24, FILTERS + moved(-0.4, -1, disc(head(name), True, "#6f8a3a"), scale=0.96))
    for name in ("crocodile", "tiger", "mammoth", "bear"):
        made[f"sign_{name}"] = drawing(24, 24, FILTERS + moved(-0.4, -1, disc(head(name), True, "#8a1f0c"), scale=0.96))
    return made
