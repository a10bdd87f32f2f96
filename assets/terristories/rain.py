# ruff: noqa: E501 - the outlines of drawings are long
"""The rain token, tossed: a round piece of wood with one drop on one side and two on the other.

rain_0 shows one drop and lies still, rain_6 two; in order the twelve frames turn it over towards the viewer, a twelfth
of a turn each. A toss is the frames in order up to the one that shows what it fell on.
"""

import math

from assets.build.hand import INK, SHADOW, circle, drawing, ellipse, group, moved, path
from assets.rahan.tumble import LAMP, Matrix, Point, after, hull, rounded, turned
from assets.rahan.tumble import moved as posed
from assets.terristories.paint import flat, line, mixed

FRAMES = 12
RADIUS, THICK = 34.0, 9.0  # units
LOOK = turned((1, 0, 0), 64)  # from above, a little from the front
STILL = {1: 0, 2: 6}  # by what it shows, the frame in which it lies
CORNERS = 60

DROP = "M0-20C6-10 14-4 14 6C14 14 8 19 0 19S-14 14-14 6C-14-4-6-10 0-20Z"


def drops(count: int) -> str:
    """What is painted on a side, in units of the token."""
    one = (
        path(DROP, fill="#2f86ad", stroke=INK, stroke_width=2.6, stroke_linejoin="round")
        + flat("M0-20C6-10 14-4 14 6C14 14 8 19 0 19C7 15 9 10 8 3C7-5 3-12 0-20Z", "#1f5f82")
        + line("M-7 7C-7 2-5-2-3-5", "#dff3f7", 3)
    )
    ring = circle(0, 0, 28.5, fill="none", stroke="#8a5a2a", stroke_width=1.8)
    if count == 1:
        return ring + one
    return ring + moved(-11.500, 2, one, scale=0.78) + moved(11.500, -2, one, scale=0.78)


def pose(frame: int) -> Matrix:
    return after(turned((1, 0, 0), 360 / FRAMES * frame), LOOK)


def ring(by: Matrix, height: float) -> list[tuple[float, float]]:
    """The edge of a side as it is seen."""
    places = []
    for k in range(CORNERS):
        a = 2 * math.pi * k / CORNERS
        x, y, _ = posed((RADIUS * math.cos(a), height, RADIUS * math.sin(a)), by)
        places.append((round(x, 2), round(-y, 2)))
    return places


def token(frame: int) -> str:
    by = pose(frame)
    up = posed((0, 1, 0), by)
    shown, side = (1, 1.0) if up[2] > 0 else (2, -1.0)
    faced: Point = (up[0] * side, up[1] * side, up[2] * side)
    share = 0.5 + 0.5 * sum(a * b for a, b in zip(faced, LAMP, strict=True))
    near = ring(by, side * THICK / 2)
    outline = rounded(hull(near + ring(by, -side * THICK / 2)), 0.5)
    # the side's own plane: right, and down as it is read
    ax, ay, _ = posed((1, 0, 0), by)
    bx, by_, _ = posed((0, 0, side), by)
    ox, oy, _ = posed((0, side * THICK / 2, 0), by)
    plane = f"matrix({ax:.4f} {-ay:.4f} {bx:.4f} {-by_:.4f} {ox:.3f} {-oy:.3f})"
    face = f'<g transform="{plane}">{group(circle(0, 0, RADIUS, fill=mixed("#a87a44", "#f3d8a4", share)), filter="url(#wood)")}{drops(shown)}</g>'
    rim = rounded(near, 0.5)
    high = abs(math.sin(math.radians(360 / FRAMES * frame))) * (RADIUS - THICK / 2) * math.cos(math.radians(64)) * 0.6
    return moved(
        0,
        -high,
        group(path(outline, fill=mixed("#6b4520", "#b98a4d", share)), filter="url(#wood)"),
        face if abs(up[2]) > 0.04 else "",
        path(rim, fill="none", stroke="#fff3d0", stroke_opacity=0.6, stroke_width=1.4),
        group(path(outline, fill="none", stroke=INK, stroke_width=3, stroke_linejoin="round"), filter="url(#hand)"),
    )


def rain() -> dict[str, str]:
    made = {f"rain_{frame}": drawing(44, 44, moved(0, 3, token(frame)), fine="1") for frame in range(FRAMES)}
    made["rain_shadow"] = drawing(48, 44, ellipse(3, 9, 36, 31, fill=SHADOW, opacity=0.5, filter="url(#soft3)"))
    return made
