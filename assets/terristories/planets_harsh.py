# ruff: noqa: E501 - the outlines of drawings are long
"""The other planets of two stars and those of three, seen from the ship that arrives.

P07  Crescent      a ribbon of life round a sea of dust
P08  Brokenpass    in two halves
P09  Cinder        black and glowing, its volcano at work
P10  Long March    drawn out, a trail from end to end
P11  Archipelago   islands in stone, some adrift
P12  Stubborn      all corners
"""

from random import Random

from assets.build.hand import circle, ellipse, group, moved, path
from assets.terristories.parts import PEN, drawn, polygon
from assets.terristories.spheres import globe, moon, space
from assets.terristories.views import (
    blob,
    disc,
    flat,
    glow,
    inked,
    line,
    mark,
    within,
)


def crescent() -> str:
    r = 54
    ribbon = path(f"{disc(0, 0, 60)}{disc(17, 7, 42)}", fill="#6fae4e", fill_rule="evenodd", stroke_width=2)
    shore = path(disc(17, 7, 42), fill="#d0b48c", stroke="#f6e6b4", stroke_width=5) + path(
        disc(17, 7, 40), fill="none", stroke="#7cc8c4", stroke_width=3.4
    )
    dunes = path(
        "M-18-6C-4-14 6-2 20-8S44-10 54-6M-20 10C-6 4 8 14 22 8S44 8 54 12M-12 26C0 20 12 30 26 24S40 24 48 28M-8-20C4-26 14-16 28-22S42-22 48-20M2 40C10 36 18 42 28 38",
        stroke="#a58462",
        stroke_width=2.6,
        **PEN,
    )
    whirl = path("M26-2c-2-9 13-12 16-3c2 9-9 15-19 10c-11-6-7-20 5-23", stroke="#f0dcb4", stroke_width=3, **PEN)
    trees = "".join(
        moved(x, y, path("M-5 3C-9 0-7-6-3-6C-2-11 4-11 4-6C9-6 9 1 5 3Z", fill=c, stroke_width=1.6))
        for x, y, c in (
            (-44, -10, "#3f7a3a"),
            (-36, 14, "#4f8f40"),
            (-28, -34, "#3f7a3a"),
            (-8, -44, "#4f8f40"),
            (-22, 36, "#3f7a3a"),
            (14, -45, "#3f7a3a"),
            (-4, 48, "#4f8f40"),
            (-40, 2, "#8fbf50"),
            (-18, -40, "#8fbf50"),
            (-30, 26, "#8fbf50"),
        )
    )
    return (
        space("#2a1838", "#5a3a58", "#d8a868", 51, (40, 30))
        + glow(-20, -10, 80, "#ffe9b0", 0.45)
        + inked(globe(r, "#6fae4e", ribbon, shore, dunes, whirl, trees, lit=(-20, -9)))
        + inked(moon(74, 44, 8, "#f6e6b4", "#b89a5a"))
    )


def brokenpass() -> str:
    crack = [(2, -58), (-9, -44), (6, -30), (-10, -14), (5, 0), (-8, 16), (9, 30), (-4, 44), (2, 58)]
    west = polygon([(-60, -60), *crack, (-60, 60)])
    east = polygon([(60, -60), *crack, (60, 60)])
    peaks = "".join(
        path(
            f"M{x - 9} {y + 7}L{x - 2} {y - 8}L{x + 2} {y - 3}L{x + 5} {y - 9}L{x + 11} {y + 7}Z",
            fill=c,
            stroke_width=1.8,
        )
        for x, y, c in (
            (-20, -36, "#8d8490"),
            (-24, -12, "#a39aa4"),
            (-18, 12, "#8d8490"),
            (-20, 38, "#a39aa4"),
            (22, -40, "#a39aa4"),
            (18, -18, "#8d8490"),
            (22, 6, "#a39aa4"),
            (24, 30, "#8d8490"),
        )
    )
    green = (
        flat(blob(Random(2), -42, -8, 16), "#9aaa5a")
        + flat(blob(Random(5), -36, 30, 12), "#7f9450")
        + flat(blob(Random(9), 44, -14, 15), "#9aaa5a")
        + flat(blob(Random(7), 42, 24, 13), "#7f9450")
        + flat(blob(Random(8), 30, -42, 9), "#9aaa5a")
    )
    whole = disc(0, 0, 52)

    def half(cut: str, x: float, y: float, turn: float) -> str:
        edge = f"{cut}"
        body = within(
            whole,
            within(edge, globe(52, "#c9a884", green, peaks, lit=(-13, -11)), path(edge, fill="none", stroke_width=5)),
        )
        return moved(x, y, body, turn=turn)

    rocks = "".join(
        moved(x, y, path("M-5-1L-1-5 4-3 5 2 0 5-4 3Z", fill="#b09a8c", stroke_width=1.8), turn=t, scale=s)
        for x, y, t, s in (
            (1, -40, 10, 1.1),
            (-3, 8, 50, 0.8),
            (3, 34, 80, 1),
            (2, -12, 120, 0.7),
            (10, -62, 30, 0.8),
            (-8, 62, 10, 0.9),
        )
    )
    return (
        space("#1a1c3a", "#4a4468", "#c88a9a", 63, (10, 0))
        + glow(0, 0, 44, "#ffb45a", 1)
        + inked(half(west, -15, 4, -5), half(east, 15, -4, 5), rocks)
        + path("M-26-2C-14-16 12-18 26-8", stroke="#fff0b0", stroke_width=2.4, stroke_dasharray="1 6", **PEN)
        + inked(
            circle(-27, 0, 3, fill="#ffe28a", stroke_width=1.6), circle(28, -6, 3, fill="#ffe28a", stroke_width=1.6)
        )
    )


def cinder() -> str:
    cracks = "M-52-8L-34-14L-24-4L-30 10L-18 22L-22 38L-14 50M-24-4L-6-8L2 6L-6 20L8 30L4 46M2 6L20 2L30 14L24 28L36 38M-6-8L-10-26L2-38M-34-14L-38-32M-18 22L-6 20M30 14L48 10M20 2L22-16"
    fire = line(cracks, "#d8401c", 6.4) + line(cracks, "#ffb03a", 3) + line(cracks, "#fff0a0", 1)
    plates = (
        flat(blob(Random(3), -38, 4, 10), "#4a424a")
        + flat(blob(Random(4), 14, -14, 11), "#4a424a")
        + flat(blob(Random(5), -4, 32, 9), "#453c44")
        + flat(blob(Random(6), 38, 24, 10), "#453c44")
    )
    volcano = moved(
        14,
        -26,
        path("M-22 15L-8-14H8L22 15Z", fill="#4a3c40"),
        flat("M-8-14H8L12-6L7 0L4-6L0 6L-4-6L-8-2L-11-8Z", "#ff9a2a"),
        path("M-8-14H8", fill="none", stroke="#fff0a0", stroke_width=3),
        turn=38,
    )
    plume = moved(
        28,
        -42,
        path(
            "M-6 6C-10-6-22-8-18-18C-28-24-20-38-9-34C-8-46 14-46 15-34C28-36 30-20 20-16C22-8 10-6 6 6Z",
            fill="#6d5f66",
        ),
        flat("M-2 6C-4-4-2-14 0-22C4-14 4-4 3 6Z", "#ff9a2a"),
        mark("M-8-22q5-6 9 0M6-28q5-4 9 2", 1.8),
        "".join(
            circle(x, y, r, fill="#ffb03a", stroke_width=1.6)
            for x, y, r in ((-26, -6, 3), (26, -4, 3.4), (32, -24, 2.4), (-32, -26, 2.4))
        ),
        turn=38,
        scale=0.92,
    )
    return (
        space("#16101c", "#3c1c26", "#e0501c", 71, (-10, 10))
        + glow(-14, 10, 84, "#ff6a1c", 0.6)
        + inked(plume, moved(-16, 13, globe(50, "#37303a", plates, fire, shade="#0a0410")), volcano)
    )


def long_march() -> str:
    shape = "M-80 6C-82-24-40-36 2-34C46-34 82-22 80 2C78 28 40 36-4 36C-44 36-78 30-80 6Z"
    dunes = "".join(
        path(d, fill=c, stroke="none")
        for d, c in (
            ("M-90-20C-50-34 0-10 40-24S80-30 90-20V-4C60-14 40-4 10-4S-50-14-90-4Z", "#d8a8a0"),
            ("M-90 10C-50 0-10 18 30 8S70 0 90 8V22C60 14 30 24 0 20S-60 16-90 24Z", "#b07f92"),
            ("M-90 30C-40 24 0 34 90 28V44H-90Z", "#8a6080"),
        )
    )
    green = (
        flat(blob(Random(3), -56, -6, 10, 8, 0.2, 0.7), "#8fa85a")
        + flat(blob(Random(6), 50, 14, 11, 8, 0.2, 0.7), "#8fa85a")
        + flat(blob(Random(8), 4, -24, 8, 8, 0.2, 0.6), "#a8b868")
    )
    way = "M-66 4C-50 20-36 20-24 8S-4-10 10 2S34 20 46 4S62-12 68-8"
    steps = path(way, stroke="#4a2c3a", stroke_width=3.6, stroke_dasharray="1.500 7", **PEN)
    flag = drawn("!2 M0 0V-17\n#d8432b M0-17L12-13 0-9Z", 1.8)
    camp = path("M-9 4L0-9L9 4Z", fill="#fff0d0", stroke_width=2) + mark("M0-9L2 4", 1.4)
    line_of_moons = "".join(
        moon(x, y, r, "#e8d8c0", "#9a8a84")
        for x, y, r in ((-80, -46, 8), (-58, -55, 6), (-40, -60, 4.6), (-25, -63, 3.6))
    )
    sun = glow(78, -54, 24, "#fff0c0", 0.9) + circle(78, -54, 4, fill="#fffaf0")
    return (
        space("#261c34", "#5a3f5c", "#c890a0", 81, (0, 30))
        + sun
        + inked(
            line_of_moons,
            moved(
                0,
                14,
                group(
                    globe(62, "#e8c4a4", dunes, green, steps, d=shape, lit=(-6, -22)),
                    moved(-66, 2, camp),
                    moved(66, -8, flag),
                    line("M-72-4C-66-22-40-28-14-29", "#fff", 3, opacity=0.7),
                ),
                turn=-9,
            ),
        )
    )


def archipelago() -> str:
    dice = Random(27)
    joints = "".join(
        path(
            blob(dice, x + dice.uniform(-3, 3), y + dice.uniform(-3, 3), 10.5, 6, 0.16),
            fill=dice.choice(("#a39c98", "#b3aca6", "#938c8a", "#9a948e")),
            stroke="#5f5858",
            stroke_width=2,
        )
        for x in range(-54, 60, 18)
        for y in range(-54, 60, 17)
    )

    def isle(x: float, y: float, r: float, seed: int) -> str:
        return moved(
            x,
            y,
            path(blob(Random(seed), 1, 2.6, r + 1.600, 8, 0.12, 0.8), fill="#e8d49a", stroke_width=1.8),
            path(blob(Random(seed), 0, 0, r, 8, 0.12, 0.76), fill="#6fae4e", stroke_width=1.7),
            path(
                f"M{-r * 0.5:.1f} {r * 0.1:.1f}c-3-2-2-6 1-6c1-5 7-5 7 0c4 0 4 5 1 6Z", fill="#3f7f42", stroke_width=1.4
            ),
            path(
                f"M{r * 0.1:.1f} {r * 0.4:.1f}c-3-2-2-5 1-5c1-4 6-4 6 0c3 0 3 4 1 5Z", fill="#8fbf50", stroke_width=1.3
            ),
        )

    isles = (
        isle(-26, -22, 15, 1)
        + isle(14, -32, 10, 2)
        + isle(26, 2, 13, 3)
        + isle(-12, 8, 11, 4)
        + isle(-34, 24, 9, 5)
        + isle(8, 34, 12, 6)
    )

    def adrift(x: float, y: float, s: float) -> str:
        return moved(
            x,
            y,
            path("M-15 0C-13 8-6 10-4 18C0 21 3 16 5 12C11 10 14 6 15 0Z", fill="#938c8a"),
            path("M-16 0C-14-8 14-8 16 0C10 5-10 5-16 0Z", fill="#6fae4e"),
            path("M-5-3c-5-2-3-9 1-8c1-7 10-7 10 0c5 0 5 7 1 8Z", fill="#3f7f42", stroke_width=2),
            scale=s,
        )

    return space("#14303c", "#3a5a68", "#a0c8b0", 92, (30, -10)) + inked(
        adrift(72, -40, 1),
        adrift(-74, -36, 0.8),
        adrift(76, 28, 0.7),
        adrift(-78, 38, 0.9),
        globe(51, "#7a7472", joints, isles, lit=(-13, -11)),
    )


def stubborn() -> str:
    rim = [(-30, -52), (8, -60), (40, -44), (58, -8), (48, 34), (14, 58), (-28, 52), (-54, 22), (-56, -18)]
    inner = [(-12, -28), (20, -26), (32, 4), (14, 30), (-18, 26), (-30, -2)]
    tints = ("#c8c0e4", "#b4aad8", "#9a90c4", "#7468a4", "#5a4f8a", "#4c427a", "#6a5f9a", "#9288c0", "#d8d2ee")
    facets = ""
    for i in range(9):
        a, b = rim[i], rim[(i + 1) % 9]
        p, q = inner[round(i * 6 / 9) % 6], inner[round((i + 1) * 6 / 9) % 6]
        facets += path(polygon([a, b, q, p] if p != q else [a, b, p]), fill=tints[i], stroke_width=1.8)
    face = path(polygon(inner), fill="#a89ed0", stroke_width=1.8) + path(
        polygon([inner[0], inner[1], inner[2]]), fill="#b8b0dc", stroke_width=1.6
    )
    scowl = (
        path("M-22-14L-2-2L-4 5L-25-6ZM24-14L6-2L8 5L28-6Z", fill="#3a3060", stroke_width=2)
        + ellipse(-12, 7, 5, 4, fill="#3a3060", stroke_width=1.6)
        + ellipse(17, 7, 5, 4, fill="#3a3060", stroke_width=1.6)
        + path("M-10 24L-2 19L8 21L18 18", fill="none", stroke_width=3)
    )
    thorns = path(
        "M-34-46L-44-66L-18-54ZM34-48L54-64L50-30ZM52 22L74 36L42 42ZM-46 36L-66 50L-34 50ZM-56-8L-80-12L-56 8Z",
        fill="#8076b0",
    )
    moss = path("M-48-30L-38-40L-30-28L-40-22ZM38 20L46 12L50 26L42 34Z", fill="#7fae6a", stroke_width=1.6)
    storm = path("M-84 56l10-4-4 8 12-5M70-20l10-6-2 8 12-6", stroke="#ffe28a", stroke_width=3, **PEN)
    gem = path("M-8 0L-2-9 7-6 9 3 1 9-6 7Z", fill="#9a90c4", stroke_width=2.4)
    return (
        space("#1a1838", "#3f3a6a", "#9a8ae0", 99, (-20, -20))
        + glow(0, 0, 84, "#8a7ae0", 0.5)
        + storm
        + inked(
            moved(-76, -48, gem),
            moved(78, 4, gem, turn=70, scale=0.7),
            thorns,
            path(polygon(rim), fill="#9a90c4"),
            facets,
            face,
            moss,
            scowl,
            path(polygon(rim), fill="none"),
            line("M-50-18L-28-47L5-55", "#fff", 3, opacity=0.7),
        )
    )
