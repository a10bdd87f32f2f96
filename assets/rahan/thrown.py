# ruff: noqa: E501 - the outlines of drawings are long
"""What tumbles: the die of bone, and the flint. Every frame is the solid itself, a twelfth of a turn on.

The die rolls towards the viewer. Two rolls hold all six numbers; a frame whose number is a multiple of three lies still:

    die_a_0 is 1   die_a_3 is 5   die_a_6 is 6   die_a_9 is 2
    die_b_0 is 3   die_b_3 is 5   die_b_6 is 4   die_b_9 is 2

Shown in order, and ending at the number, it rolls; each frame stands on the same ground. The flint's twelve frames turn
it end over end and back to flint_0, which lies flat.
"""

import itertools
import math
from random import Random

from assets.build.hand import SHADOW, circle, drawing, ellipse, group, path
from assets.rahan.paint import FILTERS, INK, PEN, Place, mixed
from assets.rahan.tumble import Face, Matrix, Point, after, hull, light, moved, normal, posed, rounded, turned

FRAMES = 12

# --- The die ---

DIE = 31.0  # units an edge
LOOK = after(turned((0, 1, 0), 24), turned((1, 0, 0), 50))  # from above
PIPS: dict[str, tuple[Place, ...]] = {
    "1": ((50, 50),),
    "2": ((28, 28), (72, 72)),
    "3": ((25, 25), (50, 50), (75, 75)),
    "4": ((28, 28), (72, 28), (28, 72), (72, 72)),
    "5": ((26, 26), (74, 26), (50, 50), (26, 74), (74, 74)),
    "6": ((28, 24), (72, 24), (28, 50), (72, 50), (28, 76), (72, 76)),
}
# A face's name, which way it looks, and which way its upper edge lies.
SIDES: tuple[tuple[str, Point, Point], ...] = (
    ("1", (0, 1, 0), (0, 0, -1)),
    ("6", (0, -1, 0), (0, 0, 1)),
    ("2", (0, 0, 1), (0, 1, 0)),
    ("5", (0, 0, -1), (0, 1, 0)),
    ("3", (1, 0, 0), (0, 1, 0)),
    ("4", (-1, 0, 0), (0, 1, 0)),
)


def cube() -> list[Face]:
    faces = []
    for name, n, up in SIDES:
        right = (up[1] * n[2] - up[2] * n[1], up[2] * n[0] - up[0] * n[2], up[0] * n[1] - up[1] * n[0])

        def corner(a: float, b: float, n: Point = n, up: Point = up, right: Point = right) -> Point:
            x, y, z = ((n[k] + a * right[k] + b * up[k]) / 2 for k in range(3))
            return x, y, z

        faces.append(Face((corner(-1, 1), corner(-1, -1), corner(1, -1), corner(1, 1)), name))
    return faces


def pips(name: str) -> str:
    """Drilled and filled with red earth; the one is larger."""
    r = 15 if name == "1" else 10.5
    return "".join(
        circle(x + 1.5, y + 2, r + 1.2, fill="#fffaf0", opacity=0.7)
        + circle(x, y, r, fill="#5c1408", stroke=INK, stroke_width=2.4)
        + circle(x + r * 0.2, y + r * 0.24, r * 0.62, fill="#a83a1c")
        for x, y in PIPS[name]
    )


def die(roll: str, frame: int) -> str:
    start = turned((0, 0, 1), 90) if roll == "b" else turned((0, 0, 1), 0)
    angle = 360 / FRAMES * frame
    pose = after(after(start, turned((1, 0, 0), angle)), LOOK)
    a = math.radians(angle)
    high = (abs(math.cos(a)) + abs(math.sin(a)) - 1) / 2 * DIE * math.cos(math.radians(50))
    seen = posed(cube(), pose, DIE, ("#7d5f34", "#dcc38e", "#fff8e4"), pips, 6.5)
    corners = [moved(it, pose) for face in cube() for it in face.corners]
    outline = rounded(hull([(round(x * DIE, 2), round(-y * DIE, 2)) for x, y, _ in corners]), 5.5)
    edges = [face[: face.index('"', 9) + 1] for face, _, _ in seen]
    inner = "".join(
        f'{edge} fill="none" stroke="#fffdf2" stroke-opacity="{0.35 + 0.5 * share:.2f}" stroke-width="1.8"/>'
        for edge, (_, _, share) in zip(edges, seen, strict=True)
    )
    body = (
        path(outline, fill="#c9ad74")
        + group("".join(face for face, _, _ in seen), filter="url(#bone)")
        + "".join(on for _, on, _ in seen)
        + inner
        + group(path(outline, fill="none", stroke=INK, stroke_width=3.2, stroke_linejoin="round"), filter="url(#hand)")
    )
    return f'<g transform="translate(0 {-high:.2f})">{body}</g>'


def die_shadow() -> str:
    return ellipse(2, 2, 19, 12.5, fill=SHADOW, opacity=0.55, filter="url(#soft3)")


# --- The flint ---


def flint_solid() -> list[Face]:
    """A hand axe: a pointed oval, thick in the middle, all flakes."""
    dice = Random(29)
    rings: list[list[Point]] = []
    for y, wide, thick in (
        (-0.86, 0.36, 0.2),
        (-0.52, 0.66, 0.34),
        (-0.02, 0.7, 0.4),
        (0.46, 0.46, 0.28),
        (0.84, 0.18, 0.12),
    ):
        ring = []
        count = 8
        for i in range(count):
            a = 2 * math.pi * (i + 0.5 * (len(rings) % 2)) / count
            far = dice.uniform(0.88, 1.12)
            ring.append((wide * math.cos(a) * far, y + dice.uniform(-0.07, 0.07), thick * math.sin(a) * far))
        rings.append(ring)
    butt: Point = (0.02, -1, 0)
    tip: Point = (-0.02, 1.06, 0.02)
    faces = []
    count = len(rings[0])
    for low, high in itertools.pairwise(rings):
        shift = rings.index(low) % 2
        for i in range(count):
            j = (i + 1) % count
            if shift == 0:
                faces += [Face((low[i], high[i], low[j])), Face((low[j], high[i], high[j]))]
            else:
                faces += [Face((low[i], high[j], low[j])), Face((low[i], high[i], high[j]))]
    faces += [Face((rings[0][i], rings[0][(i + 1) % count], butt)) for i in range(count)]
    faces += [Face((rings[-1][(i + 1) % count], rings[-1][i], tip)) for i in range(count)]
    made = []
    for face in faces:
        middle = [sum(c[k] for c in face.corners) / 3 for k in range(3)]
        n = normal(face.corners)
        outward = n[0] * middle[0] + n[1] * middle[1] * 0.3 + n[2] * middle[2] > 0
        made.append(face if outward else Face(tuple(reversed(face.corners))))
    return made


FLINT = flint_solid()
TONES = ("#2c2825", "#857a6a", "#fff6e0")


def flint(pose: Matrix, size: float, ink: float = 3) -> str:
    dice = Random(5)
    flakes, ridges = "", ""
    places: list[Place] = []
    for face in FLINT:
        grain = dice.uniform(-0.1, 0.1)
        corners = [moved(it, pose) for it in face.corners]
        places += [(round(x * size, 2), round(-y * size, 2)) for x, y, _ in corners]
        if normal(corners)[2] <= 0.01:
            continue
        share = min(1.0, max(0.0, (light(corners) - 0.5) * 1.45 + 0.33 + grain))
        dark, mid, lit = TONES
        tone = mixed_tone(dark, mid, lit, share)
        d = "M" + "L".join(f"{x * size:.2f} {-y * size:.2f}" for x, y, _ in corners) + "Z"
        flakes += path(d, fill=tone, stroke=tone, stroke_width=0.7)
        if share > 0.62:
            ridges += path(
                d,
                fill="none",
                stroke="#fffaf0",
                stroke_opacity=f"{share * 0.5:.2f}",
                stroke_width=0.9,
                stroke_linejoin="round",
            )
        elif share < 0.35:
            ridges += path(
                d, fill="none", stroke="#120d0a", stroke_opacity=0.4, stroke_width=0.9, stroke_linejoin="round"
            )
    outline = rounded(hull(places), 1.2)
    return (
        path(outline, fill="#57504a")
        + group(flakes, filter="url(#paper)")
        + ridges
        + group(path(outline, fill="none", stroke=INK, stroke_width=ink, stroke_linejoin="round"), filter="url(#hand)")
    )


def mixed_tone(dark: str, mid: str, lit: str, share: float) -> str:
    return mixed(dark, mid, share * 2) if share < 0.5 else mixed(mid, lit, share * 2 - 1)


LYING = after(turned((0, 0, 1), -32), turned((1, 0, 0), 14))


def flint_pose(frame: int) -> Matrix:
    return after(after(turned((0.92, 0.3, 0.24), -360 / FRAMES * frame), LYING), turned((0, 0, 1), 0))


FLAKES = (
    ("#eadfc4", "M58 4L42 14L30 26L44 34L56 22Z"),
    ("#94866d", "M58 4L74 18L70 34L56 22Z"),
    ("#fbf4e0", "M30 26L24 44L16 56L34 54L44 34Z"),
    ("#c9bda3", "M16 56L10 76L26 78L34 54Z"),
    ("#a08f70", "M10 76L20 96L36 88L26 78Z"),
    ("#77684f", "M20 96L38 112L46 98L36 88Z"),
    ("#574c3d", "M38 112L58 116L64 100L46 98Z"),
    ("#3d3731", "M58 116L78 106L76 92L64 100Z"),
    ("#2e2a27", "M78 106L92 88L80 80L76 92Z"),
    ("#443f3a", "M92 88L94 66L78 58L80 80Z"),
    ("#5d564c", "M94 66L84 40L70 50L78 58Z"),
    ("#766b5a", "M84 40L74 18L70 34L70 50Z"),
    ("#bdb19a", "M44 34L56 22L70 34L70 50L58 56Z"),
    ("#d3c8b0", "M34 54L44 34L58 56L48 72Z"),
    ("#a69a84", "M26 78L34 54L48 72L36 88Z"),
    ("#665d4f", "M58 56L70 50L78 58L80 80L62 78Z"),
    ("#8e8473", "M48 72L58 56L62 78L46 98L36 88Z"),
    ("#4b443c", "M62 78L80 80L76 92L64 100L46 98Z"),
)
STONE = "M58 4L74 18 84 40 94 66 92 88 78 106 58 116 38 112 20 96 10 76 16 56 24 44 30 26 42 14Z"


def flint_large() -> str:
    """For whoever holds it: every flake that was struck off, with its ripples. About 84 x 112 units round 0,0."""
    flakes = "".join(path(d, fill=colour, stroke=colour, stroke_width=1) for colour, d in FLAKES)
    ripples = path(
        "M22 48C27 47 33 44 36 39M20 53C28 52 35 48 40 41M16 72C20 68 24 64 30 62M24 90C28 88 31 86 33 83M50 40C56 42 62 41 66 37M50 46C57 49 64 47 69 42M40 62C44 62 49 60 52 55",
        stroke="#fff",
        stroke_opacity=0.38,
        stroke_width=1.5,
        **PEN,
    ) + path(
        "M74 60C77 66 78 72 77 79M70 57C72 64 72 72 70 79M84 46C86 51 87 56 87 62M54 100C57 96 60 93 62 89",
        stroke="#1d1a17",
        stroke_opacity=0.5,
        stroke_width=1.4,
        **PEN,
    )
    ridges = path(
        "M44 34L56 22 70 34M34 54L44 34 58 56M26 78L34 54M48 72L58 56",
        stroke="#fff7e0",
        stroke_opacity=0.85,
        stroke_width=2.2,
        **PEN,
    ) + path(
        "M70 50L78 58 80 80 76 92M62 78L80 80M46 98L64 100M70 34L70 50",
        stroke="#1d1a17",
        stroke_opacity=0.7,
        stroke_width=1.8,
        **PEN,
    )
    whole = (
        path(STONE, fill="#2e2a26", stroke=INK, stroke_width=4, stroke_linejoin="round", transform="translate(2 4)")
        + group(group(flakes, stroke_linejoin="round"), ripples, filter="url(#paper)")
        + ridges
        + path(STONE, fill="none", stroke=INK, stroke_width=4.5, stroke_linejoin="round")
        + path("M33 27L44 17 54 10", stroke="#fff", stroke_width=2.6, **PEN)
    )
    return f'<g transform="translate(-52 -60)">{group(whole, filter="url(#hand)")}</g>'


def thrown() -> dict[str, str]:
    made = {}
    for roll in "ab":
        for frame in range(FRAMES):
            made[f"die_{roll}_{frame}"] = drawing(32, 32, FILTERS + die(roll, frame), fine="1")
    made["die_shadow"] = drawing(34, 24, die_shadow())
    for frame in range(FRAMES):
        made[f"flint_{frame}"] = drawing(30, 30, FILTERS + flint(flint_pose(frame), 25), fine="1")
    made["flint"] = drawing(
        72,
        72,
        FILTERS
        + path(STONE, fill=SHADOW, opacity=0.5, filter="url(#contact)", transform="translate(-48 -53)")
        + flint_large(),
    )
    made["flint_shadow"] = drawing(30, 20, ellipse(0, 0, 20, 11, fill=SHADOW, opacity=0.6, filter="url(#soft3)"))
    made["flint_shadow_high"] = drawing(
        40, 30, FILTERS + ellipse(0, 0, 20, 12, fill=SHADOW, opacity=0.42, filter="url(#far)")
    )
    return made
