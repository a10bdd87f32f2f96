# ruff: noqa: E501 - the outlines of drawings are long
"""What a portrait is put together from: head, eyes, brows, noses, mouths, shoulders and hands, round 0,0."""

from assets.build.hand import INK, circle, ellipse, group, moved, path
from assets.terristories.views import WHITE, Place, flat, line, mark, rod, solid

FAIR = ("#f3c39a", "#d2906a")
ROSY = ("#f0b08a", "#c9795a")
TAN = ("#dc9a66", "#ae6a40")
BROWN = ("#a9693f", "#7a4426")
DARK = ("#7c4a30", "#55301f")
Skin = tuple[str, str]


def skull(wide: float, jaw: float, top: float, chin: float, cheek: float = -8) -> str:
    """The outline of a head: half as wide at the cheeks and at the chin as said, as the d of a path."""
    high, low = cheek + (top - cheek) * 0.6, cheek + (chin - cheek) * 0.55
    return (
        f"M{-wide:g} {cheek:g}C{-wide:g} {high:.1f} {-wide * 0.6:.1f} {top:g} 0 {top:g}S{wide:g} {high:.1f} {wide:g} {cheek:g}"
        f"C{wide:g} {low:.1f} {jaw:g} {chin:g} 0 {chin:g}S{-wide:g} {low:.1f} {-wide:g} {cheek:g}Z"
    )


def head(d: str, skin: Skin, ears: float = 30, ear_at: float = -6) -> str:
    """A head with its ears; ears=0 leaves them to the hair."""
    pair = "".join(
        path(
            f"M{s * (ears - 4)} {ear_at - 7}C{s * (ears + 4)} {ear_at - 13} {s * (ears + 10)} {ear_at - 5} {s * (ears + 6)} {ear_at + 3}C{s * (ears + 4)} {ear_at + 9} {s * (ears - 1)} {ear_at + 10} {s * (ears - 4)} {ear_at + 7}Z",
            fill=skin[s > 0],
        )
        + mark(f"M{s * (ears + 1)} {ear_at - 4}Q{s * (ears + 5)} {ear_at - 2} {s * (ears + 1)} {ear_at + 3}", 1.6)
        for s in (-1, 1)
    )
    return (pair if ears else "") + solid(d, skin[0], skin[1], (-6, -2.5))


def neck(skin: Skin, wide: float = 12, top: float = 14) -> str:
    return path(f"M{-wide:g} {top:g}V40C{-wide / 2:g} 52 {wide / 2:g} 52 {wide:g} 40V{top:g}Z", fill=skin[1])


def shoulders(fill: str, dark: str, wide: float = 60, high: float = 36) -> str:
    """A torso in its garment, cut off by the picture's lower edge."""
    d = f"M{-wide:g} 80C{-wide - 2:g} {high + 20:g} {-wide * 0.74:.1f} {high + 5:g} {-wide * 0.36:.1f} {high:g}C-10 {high + 9:g} 10 {high + 9:g} {wide * 0.36:.1f} {high:g}C{wide * 0.74:.1f} {high + 5:g} {wide + 2:g} {high + 20:g} {wide:g} 80Z"
    return solid(d, fill, dark, (-9, -3))


# --- Features ---


def eyes(y: float = -12, apart: float = 12, r: float = 5.4, look: Place = (0, 0), iris: str = INK) -> str:
    """Two open eyes with a glint at the upper left."""
    return "".join(eye(s * apart, y, r, look, iris) for s in (-1, 1))


def eye(x: float, y: float, r: float, look: Place = (0, 0), iris: str = INK) -> str:
    px, py = x + look[0], y + look[1]
    return (
        ellipse(x, y, r, r * 1.1, fill=WHITE, stroke_width=2)
        + circle(px, py, r * 0.62, fill=iris, stroke="none")
        + circle(px, py, r * 0.36, fill=INK, stroke="none")
        + circle(px - r * 0.25, py - r * 0.28, r * 0.22, fill="#fff", stroke="none")
    )


def lids(skin: Skin, y: float = -12, apart: float = 12, r: float = 5.4, down: float = 0.45) -> str:
    """Eyelids that hang so far over the eyes."""
    return "".join(
        path(
            f"M{s * apart - r - 1:.1f} {y - r * 1.1 + 2.2 * r * down:.1f}C{s * apart - r - 1:.1f} {y - r * 1.7:.1f} {s * apart + r + 1:.1f} {y - r * 1.7:.1f} {s * apart + r + 1:.1f} {y - r * 1.1 + 2.2 * r * down:.1f}Z",
            fill=skin[0],
            stroke_width=2,
        )
        for s in (-1, 1)
    )


def shut(y: float = -11, apart: float = 12, wide: float = 6, bow: float = -6) -> str:
    """Eyes closed: happily when bowed upwards, in peace when downwards."""
    return mark(
        "".join(
            f"M{s * apart - wide:g} {y:g}Q{s * apart:g} {y + bow * 1.6:g} {s * apart + wide:g} {y:g}" for s in (-1, 1)
        ),
        3,
    )


def brows(colour: str, y: float = -22, apart: float = 12, tilt: float = 0, wide: float = 7, thick: float = 4) -> str:
    """Brows; tilted down to the nose they are stern, up they are worried."""
    d = "".join(
        f"M{s * (apart - wide):g} {y + tilt:g}Q{s * apart:g} {y - 4:g} {s * (apart + wide):g} {y - tilt * 0.4:g}"
        for s in (-1, 1)
    )
    return path(d, fill="none", stroke_width=thick + 2.6) + line(d, colour, thick)


def nose(kind: str, skin: Skin, y: float = -1) -> str:
    d = {
        "button": "M-4 1C-6-4-2-7 1-6C6-5 6 2 2 3C-1 4-3 3-4 1Z",
        "bulb": "M-8 1C-10-6-4-11 1-10C9-9 10 1 5 4C0 6-6 5-8 1Z",
        "long": "M-2-14C-3-6-9 2-6 6C-2 9 5 8 5 3C4-2 2-8 3-14",
        "hook": "M0-13C7-9 9-1 7 3C5 6 1 4-3 5",
        "point": "M-2-8C-4-2-8 2-5 4C-2 5 2 4 3 2",
    }[kind]
    closed = kind in ("button", "bulb", "long")
    return moved(0, y, path(d, fill=skin[1] if closed else "none", stroke_width=2.2)) + (
        moved(0, y, line("M-4-3Q-3-6 0-6" if kind != "long" else "M-2-3Q-4 1-4 3", "#ffe3c4", 1.8)) if closed else ""
    )


def mouth(kind: str, y: float = 12) -> str:
    """What somebody feels."""
    teeth = "#fffaf0"
    return moved(
        0,
        y,
        {
            "smile": mark("M-10-2Q0 8 11-3M-12-4L-9-1M13-5L9-1", 2.6),
            "smirk": mark("M-9 2Q2 5 10-4M11-7L10-2", 2.8),
            "stern": mark("M-8 2Q0-4 8 2M-3 7H3", 2.6),
            "grin": path("M-13-4C-8-2 8-2 13-5C12 6 6 10 0 10S-12 6-13-4Z", fill="#7a1f1c", stroke_width=2.4)
            + path("M-11-3C-7-1.500 7-1.500 11-3.500L9.500 1.500C4 3-5 3-10 1.500Z", fill=teeth, stroke_width=1.4),
            "laugh": path("M-13-4C-7-6 7-6 13-4C13 8 7 14 0 14S-13 8-13-4Z", fill="#7a1f1c", stroke_width=2.4)
            + flat("M-10-3.500C-6-5 6-5 10-3.500L9 0H-9Z", teeth)
            + flat("M-7 9C-3 5 3 5 7 9C5 12 2 12.500 0 12.500S-5 12-7 9Z", "#e2705c"),
            "lips": path("M-9 0C-6-5-2-4 0-2C2-4 6-5 9 0C5 7-5 7-9 0Z", fill="#b8283a", stroke_width=2)
            + mark("M-8 0Q0 3 8 0", 1.6)
            + line("M-4 4Q-1 5.500 2 4.500", "#f0929a", 1.6),
            "o": ellipse(0, 1, 4.6, 5.4, fill="#7a1f1c", stroke_width=2.2),
        }[kind],
    )


def cheeks(y: float = 2, apart: float = 19, colour: str = "#e2603f", r: float = 5.4, opacity: float = 0.5) -> str:
    pair = ellipse(-apart, y, r, r * 0.7) + ellipse(apart, y, r, r * 0.7)
    return group(pair, fill=colour, opacity=opacity, stroke="none")


# --- Hands ---


def fist(x: float, y: float, skin: Skin, turn: float = 0, scale: float = 1, flip: bool = False) -> str:
    """A hand closed round something upright; its arm comes from below."""
    side = "scale(-1 1)" if flip else "scale(1 1)"
    body = (
        path("M-9 12C-12 4-11-6-5-9C1-12 9-9 10-3C11 3 10 9 8 13Z", fill=skin[0])
        + path("M-10-4C-6-8 4-8 7-5C9-2 7 0 4 0L-5 0C-9 0-12-2-10-4Z", fill=skin[0], stroke_width=2)
        + path("M-10 2C-6 0 4 0 7 1C9 4 7 6 4 6L-5 6C-9 6-12 4-10 2Z", fill=skin[0], stroke_width=2)
        + flat("M6 9C8 5 9 0 8-4C10-2 10 6 8 12L4 12Z", skin[1])
    )
    return moved(x, y, group(body, transform=side), turn=turn, scale=scale)


def pinch(x: float, y: float, skin: Skin, turn: float = 0, scale: float = 1, flip: bool = False) -> str:
    """Thumb and forefinger that hold something small at 0,-14 of it."""
    side = "scale(-1 1)" if flip else "scale(1 1)"
    body = (
        path("M-8 16C-12 6-10-2-4-5C0-9 0-12-2-15C-1-18 3-17 4-13C5-8 10-4 10 4C10 9 9 13 7 17Z", fill=skin[0])
        + path("M-7 0C-10-5-8-12-4-14C-1-14-1-11-3-8", fill=skin[0], stroke_width=2.2)
        + mark("M3 3Q8 3 10 1M2 9Q7 9 9 7", 1.8)
    )
    return moved(x, y, group(body, transform=side), turn=turn, scale=scale)


def sleeve(d: str, fill: str, dark: str, width: float = 15) -> str:
    """An arm along a line, shaded below."""
    return rod(d, fill, width) + line(d, dark, width * 0.3, transform=f"translate({width * 0.2:g} {width * 0.22:g})")
