"""What planets seen from space are drawn with: the night, spheres, lands, rings and moons."""

from assets.build.hand import ellipse, group, path
from assets.terristories.parts import Place, stars
from assets.terristories.views import (
    air,
    ball,
    disc,
    flat,
    glow,
    line,
    within,
)


def space(top: str, low: str, haze: str, seed: int, at_: Place = (30, 20)) -> str:
    """A night with a haze in it and stars."""
    return (
        air(top, low)
        + glow(at_[0], at_[1], 90, haze, 0.55)
        + glow(-at_[0] * 1.6, -at_[1] * 1.4, 60, haze, 0.4)
        + stars(seed, 34, 68)
    )


def globe(r: float, sea: str, *ground: str, d: str = "", shade: str = "#150d2a", lit: Place = (-15, -12)) -> str:
    """A planet round 0,0: what is on it, its night side, its light; `d` where it is no sphere."""
    edge = d or disc(0, 0, r)
    night = f"M-200-200H200V200H-200Z{disc(lit[0], lit[1], r * 1.02)}"
    deep = f"M-200-200H200V200H-200Z{disc(lit[0] * 0.45, lit[1] * 0.45, r * 1.02)}"
    return (
        flat(edge, sea)
        + within(
            edge,
            *ground,
            path(night, fill=shade, opacity=0.3, fill_rule="evenodd", stroke="none"),
            path(deep, fill=shade, opacity=0.35, fill_rule="evenodd", stroke="none"),
            line(edge, "#fff", 5, opacity=0.28, transform="translate(1.600 1.600)") if not d else "",
        )
        + path(edge, fill="none")
        + line(
            f"M{-r * 0.84:.1f} {-r * 0.28:.1f}A{r * 0.89:.1f} {r * 0.89:.1f} 0 0 1 {-r * 0.3:.1f} {-r * 0.83:.1f}",
            "#fff",
            3,
            opacity=0.75 if not d else 0,
        )
    )


def land(d: str, fill: str, shore: str = "") -> str:
    """A country on a planet; perhaps with a pale shore."""
    return (path(d, fill="none", stroke=shore, stroke_width=5.6, stroke_linejoin="round") if shore else "") + path(
        d, fill=fill, stroke_width=1.7
    )


def ring(rx: float, ry: float, bands: tuple[tuple[str, float], ...], front: bool) -> str:
    """Half a ring: the one behind, or the one before the planet. Bands lie one in the other."""
    sweep = 0 if front else 1
    far = sum(wide for _, wide in bands)
    made = path(f"M{-rx:g} 0A{rx:g} {ry:g} 0 0 {sweep} {rx:g} 0", fill="none", stroke_width=far + 5)
    out = far / 2
    for fill, wide in bands:
        out -= wide
        a = rx + out + wide / 2
        made += line(f"M{-a:g} 0A{a:g} {ry + (out + wide / 2) * 0.42:g} 0 0 {sweep} {a:g} 0", fill, wide)
    return made


def moon(x: float, y: float, r: float, fill: str = "#d8cfc0", dark: str = "#8d8478") -> str:
    holes = (
        ellipse(x - r * 0.3, y - r * 0.15, r * 0.24, r * 0.2)
        + ellipse(x + r * 0.32, y + r * 0.35, r * 0.2, r * 0.17)
        + ellipse(x + r * 0.15, y - r * 0.5, r * 0.14, r * 0.12)
    )
    return ball(x, y, r, fill, dark, stroke_width=2.4) + group(holes, fill=dark, stroke="none", opacity=0.8)


def wreck(kind: int) -> str:
    """A bit of what flew once."""
    d = ("M-4-2H4L3 2H-4Z", "M-2-3L3-1 2 3-3 2Z", "M-5-1H5V1H-5ZM-2-3V3")[kind % 3]
    return path(d, fill=("#b9b6ac", "#8d8a92", "#d8c8a0")[kind % 3], stroke_width=1.4)
