# ruff: noqa: E501 - the outlines of drawings are long
"""Barren lands: what was there has gone, the earth is cracked all over. The same places, without their colour."""

from random import Random

from assets.build.hand import INK, circle, ellipse, group, moved, path, rect
from assets.terristories.paint import (
    CRACK,
    cracks,
    line,
    shadow,
    smooth,
)
from assets.terristories.terrain import FLANKS, FOOT, POND, RANGE, reed


def crater(x: float, y: float, r: float) -> str:
    return moved(
        x,
        y,
        ellipse(0, 0, r, r * 0.78, fill="#6b3f2b", stroke=INK, stroke_width=2.2),
        ellipse(r * 0.14, r * 0.2, r * 0.68, r * 0.5, fill="#9a6a4e"),
        line(
            f"M{-r * 0.86:.1f} {r * 0.44:.1f}C{-r * 0.3:.1f} {r * 1.05:.1f} {r * 0.5:.1f} {r * 0.98:.1f} {r * 0.92:.1f} {r * 0.36:.1f}",
            "#f0cfae",
            2.2,
        ),
    )


def snag(x: float, y: float, s: float = 1) -> str:
    """A dead tree."""
    d = "M0 4C1-6 0-12-6-20L-13-27M0-6C4-14 8-16 14-22M-6-20L-5-31M14-22L22-24M14-22L14-31M1 4L3 4"
    return moved(x, y, shadow(8, 4, 16, 4.5), line(d, INK, 7), line(d, "#b39a80", 3.2), scale=s)


def seams(seed: int, cell: float, kept: float, width: float) -> str:
    """Cracks with a lit lip below right."""
    d = cracks(Random(seed), 96, cell, kept)
    return group(
        line(d, "#f2d3ae", width * 0.8, opacity=0.6, transform="translate(1.300 1.700)"),
        line(d, CRACK, width),
        filter="url(#hand)",
    )


def plain_barren() -> str:
    """Dust over what were furrows, cracked; a crater, dead trees, a dome left to fall in."""
    old = "".join(
        f"M{-98} {-40 + 16 * k}C{-40} {-58 + 16 * k} {30} {-20 + 16 * k} 98 {-50 + 16 * k}" for k in range(-4, 10)
    )
    ground = group(
        rect(-96, -96, 192, 192, 0, fill="#b5805c")
        + line(old, "#d8a67c", 6, opacity=0.55)
        + line(old, "#8a583c", 1.6, opacity=0.6, transform="translate(0 5)"),
        filter="url(#wash)",
    )
    ruin = moved(
        -44,
        60,
        shadow(5, 10, 24, 7),
        path(
            "M-20 9C-20-6-15-14-9-18L-5-8L1-13L5-3L12-9L15-1L22 9C15 14-13 14-20 9Z",
            fill="#cdb79a",
            stroke=INK,
            stroke_width=2.6,
            stroke_linejoin="round",
        ),
        path("M22 9L15-1L12-9L8 2C10 6 10 10 8 12C14 12 19 11 22 9Z", fill="#9a8064"),
        path("M-8 12V4C-8-1 1-1 1 4V12Z", fill="#4a2e1e", stroke=INK, stroke_width=2),
    )
    return (
        ground
        + seams(5, 25, 0.86, 3)
        + group(crater(60, 58, 17), crater(-66, -34, 9), crater(74, -28, 8), filter="url(#hand)")
        + group(snag(-48, -52, 0.95), snag(52, -50, 1.05), ruin, filter="url(#hand)")
    )


def swamp_barren() -> str:
    """The pond has gone: rings of dried mud, plates that curl, dry reeds, a fish's bones."""
    rings = "".join(
        path(smooth([(x * k, y * k + 2) for x, y in POND]), fill=fill)
        for k, fill in ((1.06, "#8b8674"), (0.92, "#a39d88"), (0.76, "#b9b39d"), (0.58, "#c9c3ae"))
    )
    ground = group(rect(-96, -96, 192, 192, 0, fill="#7d7763") + rings, filter="url(#wash)")
    fish = moved(
        46,
        44,
        line("M-16 0H12M-8-5L-9 5M-3-6L-4 6M2-6L1 6M7-5L6 5", INK, 5.4),
        path("M12 0L20-7V7Z", fill="#f4e8d0", stroke=INK, stroke_width=1.8, stroke_linejoin="round"),
        path("M-14-6C-22-5-25-1-25 0S-22 5-14 6Z", fill="#f4e8d0", stroke=INK, stroke_width=1.8),
        line("M-16 0H12M-8-5L-9 5M-3-6L-4 6M2-6L1 6M7-5L6 5", "#f4e8d0", 2.4),
        circle(-19, -1, 1.5, fill=INK),
        turn=-20,
    )
    return (
        ground
        + group(
            *(line(smooth([(x * k, y * k + 2) for x, y in POND]), "#6f543c", 1.8, opacity=0.7) for k in (0.92, 0.58)),
            filter="url(#hand)",
        )
        + seams(11, 17, 0.94, 2.6)
        + group(
            *(
                reed(*one, True)
                for one in (
                    (-74, -34, 1),
                    (-58, -52, 1.1),
                    (62, -42, 1.1),
                    (76, -26, 1),
                    (-86, 36, 0.9),
                    (70, 72, 1),
                    (86, 40, 0.9),
                )
            ),
            snag(-56, 76, 0.9),
            crater(-30, -62, 8),
            fish,
            filter="url(#hand)",
        )
    )


def stump(x: float, y: float, wide: float, high: float) -> str:
    """A peak that has broken."""
    w = wide / 2
    d = f"M{-w:g} 0L{-w * 0.34:g} {-high * 0.86:g}L{-w * 0.12:g} {-high * 0.7:g}L{w * 0.1:g} {-high:g}L{w * 0.3:g} {-high * 0.66:g}L{w * 0.46:g} {-high * 0.72:g}L{w:g} 0Z"
    dark = f"M{w * 0.1:g} {-high:g}L{w * 0.3:g} {-high * 0.66:g}L{w * 0.46:g} {-high * 0.72:g}L{w:g} 0H{w * 0.1:g}L{w * 0.2:g} {-high * 0.4:g}Z"
    return moved(
        x,
        y,
        path(d, fill="#1d120a", opacity=0.4, transform="translate(5 3)"),
        path(d, fill="#a08672"),
        path(dark, fill="#6a5346"),
        line(
            f"M{-w * 0.3:.1f} {-high * 0.8:.1f}L{-w * 0.16:.1f} {-high * 0.4:.1f}L{-w * 0.3:.1f} {-high * 0.1:.1f}M{w * 0.4:.1f} {-high * 0.5:.1f}L{w * 0.5:.1f} {-high * 0.2:.1f}",
            CRACK,
            1.8,
        ),
        line(d[:-1], INK, 2.4),
    )


def mountain_barren() -> str:
    """Bare broken rock: no snow, no green, a slide of stones, the stream's dry bed."""
    floor = [(-46, -40), (0, -44), (46, -38), (50, 10), (40, 60), (20, 98), (-20, 98), (-40, 60), (-48, 10)]
    ground = group(
        rect(-96, -96, 192, 192, 0, fill="#766b69") + path(smooth(floor), fill="#958984"), filter="url(#wash)"
    )
    dice = Random(12)
    scree = "".join(
        moved(
            round(dice.uniform(-34, 34)),
            round(dice.uniform(44, 90)),
            path(
                "M-5 2L-3-4L3-5L6 0L3 4L-3 4Z",
                fill=dice.choice(("#8f837d", "#6d625e", "#a89c94")),
                stroke=INK,
                stroke_width=1.5,
                stroke_linejoin="round",
            ),
            turn=dice.uniform(0, 180),
            scale=dice.uniform(0.6, 1.3),
        )
        for _ in range(18)
    )
    peaks = (stump(x, y, wide, high * 0.86) for x, y, wide, high, _ in (*RANGE, *FLANKS, *FOOT))
    return (
        ground
        + seams(21, 24, 0.8, 3)
        + group(*peaks, scree, crater(-14, 22, 9), snag(26, 66, 0.8), filter="url(#hand)")
    )
