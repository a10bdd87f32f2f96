# ruff: noqa: E501 - the outlines of drawings are long
"""The eight scenes and the mountain, painted as on the wall of a cave.

A scene is one large silhouette on a ground of its own colour, at most two small helpers beside it. Its sign is the same
figure on bone, for tokens. Both are drawn round 0,0; a ground is 89 units a side, a sign about 40 when scaled by half.
"""

from collections.abc import Callable
from dataclasses import dataclass

from assets.build.hand import circle, ellipse, group, moved, path, rect
from assets.sapiens.paint import CHALK, FILTERS, OCHRE_RED, UMBER, peak, pool, spiral

PEN = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}


@dataclass(frozen=True)
class Scene:
    ground: str  # what the figure is painted on
    light: str  # of the pool of light behind it
    ring: str  # round a token
    figure: Callable[[], str]  # on its ground
    sign: Callable[[], str]  # on bone


def shadow(d: str) -> str:
    return path(
        d,
        fill="#140a03",
        stroke="#140a03",
        stroke_width=3,
        opacity=0.3,
        transform="translate(1.8 2.6)",
        filter="url(#soft1)",
    )


# --- Feast: a great bone over flames ---

BONE = "M-22-9.500Q0-7 22-9.500A12.600 12.600 0 1 1 39.500 0A12.600 12.600 0 1 1 22 9.500Q0 7-22 9.500A12.600 12.600 0 1 1-39.500 0A12.600 12.600 0 1 1-22-9.500Z"


def bone(line: str) -> str:
    """A bone with two knobs at either end, lying across; to be turned so that its lower side is away from the lamp."""
    shade = "M-23 6Q0 3.500 23 6C26 10 26 17 33 18.500C40 19 44 14 45 9C48 17 43 24 35 24C25 24 21 17 22 9.500Q0 7-22 9.500C-21 17-26 24-34 24C-43 24-47 17-45 9C-44 14-40 19-34 18.500C-27 17-27 10-23 6Z"
    return (
        path(BONE, fill="#fffaf0", stroke=line, stroke_width=4, stroke_linejoin="round")
        + path(shade, fill="#dfb888")
        + path("M31-6C35-5.500 38-3 39.500 0M-31-6C-35-5.500-38-3-39.500 0", stroke=line, stroke_width=2.8, **PEN)
        + path("M-9-1H3M9 .5H13", stroke="#b98d62", stroke_width=2.6, **PEN)
        + path(BONE, fill="none", stroke=line, stroke_width=3.8, stroke_linejoin="round")
    )


def feast() -> str:
    embers = path(
        "M-39 38C-43 31-37 27-38 21C-32 24-31 29-29 31C-27 27-27 24-28 21C-20 25-20 30-17 33C-14 29-14 25-16 20C-7 24-6 30-3 33C2 28 3 22-1 15C9 18 13 25 13 31C17 28 19 23 17 17C25 20 27 26 27 31C30 29 32 26 31 22C38 26 41 32 38 38C20 44-20 44-39 38Z",
        fill="#e57f2c",
    )
    heart = path(
        "M-20 40C-16 35-12 38-10 34C-7 38-1 36 3 30C6 36 10 37 15 33C17 37 22 36 24 40C12 43-10 43-20 40Z",
        fill="#ffc45c",
    )
    return embers + heart + moved(0, -4, bone(UMBER), turn=-42, scale=0.94)


def feast_sign() -> str:
    """Pale on the colour of the feast's ground: bone on bone could not be seen."""
    return circle(0, 0, 47.5, fill="#b85a37") + moved(0, 0, bone(UMBER), turn=-42, scale=0.96)


# --- Gathering: a tree full of berries ---

CROWN = "M-31 2C-41-4-38-20-27-21C-27-35-11-41-2-34C7-42 24-37 25-24C37-23 40-6 31 1C31 13 15 17 7 11C0 17-12 17-16 11C-24 13-31 10-31 2Z"
TRUNK = "M-6 6C-5 18-6 29-12 38H14C8 29 7 18 8 6Z"
BERRIES = ((-20, -8), (-9, -23), (7, -27), (20, -12), (3, -9), (-5, 3), (16, 4))


def tree(leaf: str, light: str, wood: str, line: str) -> str:
    return (
        path(TRUNK, fill=wood, stroke=line, stroke_width=3, stroke_linejoin="round")
        + path("M1 20L12 10M0 24L-11 13", stroke=wood, stroke_width=4.5, **PEN)
        + path(CROWN, fill=leaf, stroke=line, stroke_width=3)
        + path(
            "M-30-4C-33-13-24-17-21-16C-21-27-9-32-2-26C6-33 16-28 17-23C6-24-2-18-6-12C-16-14-24-10-30-4Z", fill=light
        )
        + "".join(
            circle(x, y, 5.3, fill="#d2331b", stroke="#4a0f06", stroke_width=1.6)
            + circle(x - 1.6, y - 1.8, 1.5, fill="#ffd9c0")
            for x, y in BERRIES
        )
    )


def gathering() -> str:
    fallen = circle(-25, 36, 4.6, fill="#d2331b", stroke="#4a0f06", stroke_width=1.4) + circle(
        27, 38, 4.6, fill="#d2331b", stroke="#4a0f06", stroke_width=1.4
    )
    ground = path("M-38 40C-20 36 18 37 38 40", stroke="#4b5a1f", stroke_width=4, **PEN)
    return ground + moved(0, 1, tree("#2f4f22", "#4f7a30", "#4d2a12", "#1c2a10"), scale=1.03) + fallen


def gathering_sign() -> str:
    return moved(0, 1, tree("#3b6a2a", "#5d9138", "#5d3416", "#1c2a10"), scale=1.08)


# --- Ritual: a standing stone with a spiral ---

MENHIR = "M-25 40C-26 27-29 12-25-6C-22-20-17-29-10-37C-4-43 7-43 12-37C21-26 20-17 24-2C28 12 25 27 27 40Z"


def menhir(face: str, lit: str, line: str, sign: str) -> str:
    return (
        path(MENHIR, fill=face, stroke=line, stroke_width=3.2, stroke_linejoin="round")
        + path(
            "M-22 37C-23 26-26 12-22-5C-19-19-14-28-8-35C-4-39 3-40 7-37C-5-28-11-16-13-1C-15 14-12 27-14 38Z", fill=lit
        )
        + moved(1, 2, path(spiral(20.5, 2.3, 2.4), stroke=sign, stroke_width=5.4, **PEN))
        + path("M-12 39L-8 32M24 18L19 14M15-27L9-24", stroke=line, stroke_width=2.4, **PEN)
    )


def ritual() -> str:
    moon = path("M27-43C39-42 45-31 38-21C38-30 34-38 27-43Z", fill="#f4d98c")
    stars = "".join(
        circle(x, y, r, fill="#f4d98c") for x, y, r in ((-33, -33, 2.8), (-38, -10, 2.2), (37, 2, 2.4), (-37, 20, 1.8))
    )
    ground = path("M-38 41C-20 37 18 37 38 41", stroke="#2a151f", stroke_width=4.5, **PEN)
    return ground + moved(-1, 0, menhir("#c9bfb2", "#efe6d6", "#2a151f", "#7d2216"), scale=0.98) + moon + stars


def ritual_sign() -> str:
    return moved(-1, 1, menhir("#8d7f8a", "#b3a6ac", "#2a151f", "#fff4d8"), scale=1.04)


# --- Brawl: a fist ---


def fist(skin: str, lit: str, line: str) -> str:
    fingers = "".join(
        rect(x, y, 15.5, 32, 6.5, fill=skin, stroke=line, stroke_width=3)
        for x, y in ((-30, -31), (-15.5, -35), (-1, -34), (13.5, -29))
    )
    shine = "".join(
        path(f"M{x} {y}V{y + 9}", stroke=lit, stroke_width=3.6, **PEN)
        for x, y in ((-24.5, -22), (-10, -26), (4.5, -25), (19, -20))
    )
    return (
        path("M-17 16L-19 43H20L19 14Z", fill=skin, stroke=line, stroke_width=3, stroke_linejoin="round")
        + path(
            "M-30-8V6C-30 20-20 26-8 26H10C22 26 29 18 29 6V-8Z",
            fill=skin,
            stroke=line,
            stroke_width=3,
            stroke_linejoin="round",
        )
        + fingers
        + path(
            "M-31-6C-32-14-25-16-20-14L6-9C14-7 14 5 6 6L-9 6C-13 12-18 15-24 14",
            fill=skin,
            stroke=line,
            stroke_width=3,
            stroke_linejoin="round",
            stroke_linecap="round",
        )
        + path("M-24-7L2-3", stroke=lit, stroke_width=3.4, **PEN)
        + path("M-18 34H18", stroke=line, stroke_width=3, **PEN)
        + shine
    )


def brawl() -> str:
    stars = path(
        "M-37-25L-44-30M-30-39L-34-46M0-42V-47M31-37L36-45M38-23L45-28", stroke="#f7c948", stroke_width=4.4, **PEN
    )
    rim = path(
        "M-37-25L-44-30M-30-39L-34-46M0-42V-47M31-37L36-45M38-23L45-28", stroke="#4a1208", stroke_width=7.4, **PEN
    )
    return moved(0, 3, rim, stars, scale=0.9) + moved(0, 3, fist("#a62c16", "#d9694a", "#3d0d05"), scale=0.92)


def brawl_sign() -> str:
    return moved(0, -1, fist("#b3301c", "#e07a58", "#3d0d05"), scale=0.98)


# --- Water: a drop over waves ---

DROP = "M0-41C4-27 25-10 25 9C25 24 14 34 0 34C-14 34-25 24-25 9C-25-10-4-27 0-41Z"


def drop(body: str, deep: str, line: str) -> str:
    return (
        path(DROP, fill=body, stroke=line, stroke_width=3.2, stroke_linejoin="round")
        + path("M18-1C25 16 15 29 1 30C-11 30-20 22-20 11C-12 24 12 20 18-1Z", fill=deep)
        + path("M-13 7C-13-4-6-11-3-19", stroke="#fff", stroke_width=4.6, **PEN)
        + circle(-10, 16.5, 2.6, fill="#fff")
    )


def water() -> str:
    waves = "M-40 27C-33 20-28 20-21 27S-7 34 0 27S14 20 21 27S34 34 40 27M-31 37C-25 32-21 32-15 37S-4 42 2 37S14 32 20 37S29 41 33 37"
    return (
        moved(0, -9, drop("#e9f6f4", "#8cc6d6", "#123947"), scale=0.92)
        + path(waves, stroke="#123947", stroke_width=7.5, **PEN)
        + path(waves, stroke="#d5eef0", stroke_width=4, **PEN)
    )


def water_sign() -> str:
    return moved(0, 2, drop("#3f8fae", "#1f5c78", "#123947"), scale=1.04)


# --- Camp: a tent of hides ---


def tent(hide: str, lit: str, line: str, inside: str) -> str:
    return (
        path("M-9-42L4-22M9-42L-4-22M1-44V-24", stroke=line, stroke_width=4.6, **PEN)
        + path("M0-29L38 37C26 41-26 41-38 37Z", fill=hide, stroke=line, stroke_width=3.2, stroke_linejoin="round")
        + path("M0-27L-34 36C-28 38-20 39-14 39L-3-20Z", fill=lit)
        + path("M0 2L15 40C6 41-6 41-14 40Z", fill=inside, stroke=line, stroke_width=2.6, stroke_linejoin="round")
        + path("M0 2L15 40L22 39Z", fill=lit, stroke=line, stroke_width=2.2, stroke_linejoin="round")
        + path(
            "M-11-5L-7-10L-3-5M5-5L8-10L11-5M-27 25L-22 18L-17 25M21 18L26 25L30 19",
            stroke="#f6dfae",
            stroke_width=3.2,
            **PEN,
        )
    )


def camp() -> str:
    ground = path("M-42 42C-20 38 20 38 42 42", stroke="#8a6a3a", stroke_width=4, **PEN)
    return ground + moved(0, 2, tent("#7b4520", "#a9652f", "#2f160b", "#2a1006"), scale=1.02)


def camp_sign() -> str:
    return moved(0, 2, tent("#7b4520", "#b36e36", "#2f160b", "#2a1006"), scale=1.06)


# --- Hunt: a mammoth with spears in its back ---

MAMMOTH = "M-33-2C-37-13-33-25-25-27C-20-28-17-24-15-20C-13-31-6-38 2-37C12-35 20-28 25-17C31-10 39-4 40 9C41 14 39 20 37 20L37 34C37 37 35 38 33 38H25C23 38 22 37 22 35L21 24L17 28L14 23L11 28L8 23L4 28L1 24L-3 28L-4 35C-4 37-5 38-7 38H-15C-17 38-18 37-18 35L-19 22L-23 15L-24 11C-25 19-27 28-33 32C-38 35-45 32-45 27C-45 24-42 23-40 25C-38 26-38 28-37 27C-33 25-32 16-32 9C-32 4-32 1-33-2Z"


def mammoth(body: str, lit: str, eye: str, tusk: str) -> str:
    return (
        path(MAMMOTH, fill=body, stroke=body, stroke_width=1.6, stroke_linejoin="round")
        + path(
            "M-29-20C-25-24-20-22-18-16M-10-26C-6-32 3-33 9-28C16-23 20-15 24-10C30-5 34 0 35 8",
            stroke=lit,
            stroke_width=3.6,
            **PEN,
        )
        + path("M-15-9C-9-8-8 0-12 5", stroke=lit, stroke_width=3.4, **PEN)
        + path("M2 2L0 14M10-2L9 14M19 0L18 14M27 6L26 18M-8 12L-9 22", stroke=lit, stroke_width=3, **PEN)
        + circle(-24.5, -9, 2.6, fill=eye)
        + path("M-22 7C-22 17-33 22-40 15C-43 11-43 6-41 1", stroke="#2a1006", stroke_width=8.4, **PEN)
        + path("M-22 7C-22 17-33 22-40 15C-43 11-43 6-41 1", stroke=tusk, stroke_width=5, **PEN)
    )


def hunt() -> str:
    spears = path("M5-25L19-45M17-18L34-38", stroke=OCHRE_RED, stroke_width=3.8, **PEN)
    ground = path("M-42 41C-22 38 20 38 43 41", stroke="#8d4a1d", stroke_width=4, **PEN)
    return ground + spears + moved(1, 2, mammoth(UMBER, "#7c4826", "#f6dfae", CHALK), scale=1.0)


def hunt_sign() -> str:
    return moved(1, 0, mammoth("#4a2814", "#8a5530", "#f6dfae", "#fffaf0"), scale=1.0)


# --- Fire: a flame on crossed logs ---

FLAME = "M2-43C6-30 22-24 26-8C30 8 21 22 4 23C-14 25-26 13-25-3C-24-11-20-17-16-21C-16-15-14-11-11-9C-12-22-7-35 2-43Z"


def flame(line: str) -> str:
    return (
        path(FLAME, fill="#d8421b", stroke=line, stroke_width=3.2, stroke_linejoin="round")
        + path(
            "M3-24C5-14 15-9 16 3C17 14 10 20 2 20C-8 20-15 13-14 3C-14-1-12-5-10-7C-9-3-7 0-4 1C-5-9-2-18 3-24Z",
            fill="#f79a2b",
        )
        + path("M2-5C4 1 9 4 9 11C9 16 5 20 1 20C-4 20-7 16-7 12C-6 7 0 3 2-5Z", fill="#ffe28a")
    )


def logs(dark: str, lit: str, line: str) -> str:
    return (
        path("M-27 34L24 18M27 34L-24 18", stroke=line, stroke_width=12, **PEN)
        + path("M-27 34L24 18M27 34L-24 18", stroke=dark, stroke_width=8.5, **PEN)
        + path("M-26 31.500L-8 26M25 31L8 25.500", stroke=lit, stroke_width=2.6, **PEN)
    )


def fire() -> str:
    sparks = path(
        "M-32-24L-30-31M33-18L36-25M28-34L29-41M-25-40L-27-46M40 0L43-5M-37-2L-40-7",
        stroke="#ffce63",
        stroke_width=4,
        **PEN,
    )
    stones = "".join(
        ellipse(x, y, rx, 5, fill="#d3a36f", stroke="#2a0d05", stroke_width=1.6)
        for x, y, rx in ((-34, 34, 6), (34, 34, 6), (-16, 38, 6.5), (16, 38.5, 6.5), (0, 39.5, 6.5))
    )
    return sparks + moved(0, -3, logs("#3d1c0e", "#a4613a", "#1a0804"), flame("#3a0f06"), scale=1.02) + stones


def fire_sign() -> str:
    return moved(0, 4, logs("#5a3018", "#a4613a", "#2a1006"), flame("#3a0f06"), scale=1.02)


# --- Mountain: the ninth, on the extra tiles ---


def mountain() -> str:
    return (
        circle(-22, -27, 8.5, fill="#f6d77e", stroke="#6d5a2a", stroke_width=1.6)
        + peak(-19, 38, 23, 44, 0.42)
        + peak(22, 38, 20, 36, 0.42)
        + peak(5, 40, 27, 74, 0.4)
        + path("M-42 41C-20 37 20 37 42 41", stroke="#3a3028", stroke_width=4, **PEN)
    )


def mountain_sign() -> str:
    return peak(-17, 32, 22, 42, 0.42) + peak(10, 32, 27, 66, 0.4)


SCENES = {
    "feast": Scene("#c4704c", "#ffd2a6", "#b8512c", feast, feast_sign),
    "gathering": Scene("#a3ad52", "#eef0a8", "#5c7a26", gathering, gathering_sign),
    "ritual": Scene("#5e4058", "#b78ca6", "#6b4a73", ritual, ritual_sign),
    "brawl": Scene("#bfb5a4", "#fff4dc", "#a62c16", brawl, brawl_sign),
    "water": Scene("#3c7890", "#a9dbe6", "#2d7390", water, water_sign),
    "camp": Scene("#e6cd98", "#fff6d8", "#8a6230", camp, camp_sign),
    "hunt": Scene("#dd9c40", "#ffe6ab", "#c98322", hunt, hunt_sign),
    "fire": Scene("#6e281a", "#f07d2a", "#d8421b", fire, fire_sign),
    "mountain": Scene("#8da3b0", "#eef6f8", "#5c7080", mountain, mountain_sign),
}
EIGHT = [name for name in SCENES if name != "mountain"]


def painted(name: str) -> str:
    """A scene on its ground, 92 units a side."""
    scene = SCENES[name]
    place = list(SCENES).index(name)
    dx, dy = 140 * place, 60 * place  # so that each has edges of its own
    field = rect(-41.6, -41.6, 83.2, 83.2, 5)
    ground = f'<g transform="translate({-dx} {-dy})">' + group(
        moved(
            dx,
            dy,
            rect(-41.6, -41.6, 83.2, 83.2, 5, fill=scene.ground),
            rect(-40, -40, 80, 80, 4, fill="none", stroke="#1d0d02", stroke_opacity=0.2, stroke_width=4),
        ),
        filter="url(#rough)",
    )
    clip = f'<clipPath id="field">{field}</clipPath>'
    light = circle(-4, -6, 42, fill=f"url(#pool_{name})")
    return (
        FILTERS
        + pool(f"pool_{name}", scene.light, 0.8)
        + clip
        + ground
        + "</g>"
        + group(light, clip_path="url(#field)")
        + group(group(scene.figure(), filter="url(#daub)"), transform="translate(1 1.4) scale(.92)")
    )
