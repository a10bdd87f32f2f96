# ruff: noqa: E501 - the outlines of drawings are long
"""The planets of one star and the first of two, seen from the ship that arrives.

P01  Tuto          out of a textbook: neat lands under drawn meridians, a moon on a dotted way
P02  Fairbreeze    combed by the wind, its haze blown off; one dark corner
P03  Verdance      a pea, with its moons in their pod
P04  Twin Shores   two lands, a swamp between them
P05  Erde          blue, brown and scarred, with lights at night
P06  Rusty         iron that runs down from the hills, moons like potatoes
"""

from random import Random

from assets.build.hand import circle, ellipse, group, moved, path
from assets.terristories.parts import PEN, at, drawn, polar
from assets.terristories.spheres import globe, land, moon, ring, space, wreck
from assets.terristories.views import (
    ball,
    blob,
    dots,
    flat,
    inked,
    line,
    rod,
    solid,
)


def tuto() -> str:
    chalk = "#e8f2f6"
    drawing = (
        path(
            "M-90 30A92 36 0 1 0 90-30A92 36 0 1 0-90 30Z",
            stroke=chalk,
            stroke_width=1.8,
            stroke_dasharray="7 6",
            opacity=0.75,
            **PEN,
        )
        + path("M-88 0H88M0-68V68", stroke=chalk, stroke_width=1.2, stroke_dasharray="2 4", opacity=0.6, **PEN)
        + path("M-70-52h12m-6-6v12M62 50h12m-6-6v12", stroke=chalk, stroke_width=1.6, opacity=0.8, **PEN)
    )
    lands = (
        land("M-40-34C-26-42-8-40-4-30C-2-20-14-18-16-8C-18 4-30 2-38-4C-46-12-48-28-40-34Z", "#8dbb55", "#f0dc9c")
        + land("M10-22C22-32 40-26 46-14C50-4 44 10 34 10C24 8 24-2 16-6C8-8 4-16 10-22Z", "#a9c85e", "#f0dc9c")
        + land("M-14 16C0 8 14 14 20 24C22 36 10 44-2 42C-16 40-26 24-14 16Z", "#e3b94a", "#f0dc9c")
        + flat("M-30-50C-14-40 14-40 30-50L20-60H-20Z", "#fffaf0")
    )
    grid = path(
        "M0-54V54M-54 0H54M0-54C-34-36-34 36 0 54M0-54C34-36 34 36 0 54M-46-28C-20-18 20-18 46-28M-46 28C-20 38 20 38 46 28",
        stroke="#fff",
        stroke_width=1.5,
        opacity=0.65,
        **PEN,
    )
    return (
        space("#1d3f6a", "#2f6a94", "#5fa8c8", 3)
        + drawing
        + inked(moved(0, 0, globe(52, "#4aa3cc", lands, grid), turn=0), moon(72, -40, 10, "#f0dca0", "#b8984a"))
    )


def fairbreeze() -> str:
    wisps = "".join(
        path(d, stroke="#eaf8f2", stroke_width=w, opacity=o, **PEN)
        for d, w, o in (
            ("M20-44C50-54 70-44 94-52", 5, 0.7),
            ("M40-20C62-28 78-16 98-24", 7, 0.6),
            ("M44 6C66 0 80 14 98 6", 5, 0.6),
            ("M34 32C56 28 70 42 96 34", 6, 0.55),
            ("M-6-54C20-66 50-60 80-68", 3, 0.6),
        )
    )
    winds = (
        flat(
            "M-56-30C-30-44 10-22 56-38V-22C20-8-20-30-56-16ZM-56 2C-20-12 10 14 56-2V12C20 28-20 2-56 16ZM-50 32C-20 22 10 42 50 28L40 40C10 50-20 34-44 42Z",
            "#e9f6e6",
        )
        + flat(
            "M-56-20C-30-34 10-12 56-30L56-26C20-8-20-28-56-15ZM-56 10C-20-2 10 22 56 8V12C20 28-20 4-56 16Z", "#a8d8c8"
        )
        + path(
            "M-26-22c-2-12 14-16 16-6c1 6-8 7-8 2M10 4c-2-14 18-18 20-6c1 8-10 9-10 2M-34 22c-1-10 12-12 13-4c0 5-6 5-6 1",
            stroke="#2f7a78",
            stroke_width=3,
            **PEN,
        )
    )
    corner = path(blob(Random(4), 34, 44, 26, 10, 0.06), fill="#5a4c6a", stroke_width=1.7)
    sulk = at(
        18,
        46,
        drawn("""
            -#b8d0e0/2.600 M-14 12L-18 22M-2 13L-6 23M10 12L6 22
            #8d84a4 M-20 10C-32 10-32-4-22-5C-22-17-8-20-3-12C2-20 17-17 17-6C28-6 29 10 18 10Z
            !2.200 M-11-4L-5-1M7-4L1-1M-6 6Q-2 2 2 6
            ~ink o -7 1 1.500; o 3 1 1.500
        """),
    )
    return (
        space("#173a4c", "#3f8a8c", "#8fd8c8", 8, (40, 10))
        + inked(moved(-16, 2, globe(52, "#5fb8a8", winds, corner, lit=(-13, -11))), sulk)
        + wisps
    )


def verdance() -> str:
    dice = Random(12)
    mottle = "".join(
        flat(
            blob(dice, dice.uniform(-44, 40), dice.uniform(-40, 44), dice.uniform(6, 13), 7, 0.2, 0.7),
            dice.choice(("#7fb83c", "#a6d456", "#93c848")),
        )
        for _ in range(16)
    )
    tufts = "".join(
        line(f"M{x} {y}q2-5 4 0q2-6 4 0", "#4f8a2c", 1.8)
        for x, y in ((-30, -20), (-6, 4), (16, -26), (-20, 24), (20, 16), (4, 36), (-38, 4), (30, -6))
    )
    back = solid("M-90-16C-70-56 70-56 90-16C60-40-60-40-90-16Z", "#5f9a3a", "#3c6a24", (-3, -2))
    pod = (
        solid("M-92-18C-76 46-40 64 0 64S76 46 92-18C66 18 40 34 0 34S-66 18-92-18Z", "#6aa83e", "#3f7428", (-4, -4))
        + line("M-82-2C-64 32-40 48 0 49S64 32 82-2", "#a8d468", 2.4)
        + rod("M90-18C96-26 92-36 84-36C78-36 78-28 84-28", "#5f9a3a", 3, 4)
    )
    return space("#16302c", "#2c5648", "#9ad86a", 21, (20, -10)) + inked(
        moved(0, 6, back, turn=-9),
        moved(-66, 12, ball(0, 0, 13, "#b4dc5e", "#6f9a34"), line("M-8-3Q-7-8-2-9", "#fff", 2.4)),
        moved(66, -8, ball(0, 0, 13, "#b4dc5e", "#6f9a34"), line("M-8-3Q-7-8-2-9", "#fff", 2.4)),
        moved(
            0,
            -8,
            globe(46, "#8fc846", mottle, tufts, shade="#1c3a10"),
            ellipse(-19, -22, 8, 5, fill="#fff", opacity=0.8, stroke="none", transform="rotate(-40 -19 -22)"),
        ),
        moved(0, 6, pod, turn=-9),
    )


def twin_shores() -> str:
    west = land(
        "M-60-60H-14C-8-46-24-40-18-26C-12-12-30-8-22 6C-14 18-26 24-20 38C-16 48-24 54-20 60H-60Z",
        "#c8b458",
        "#f6e4b0",
    )
    east = land(
        "M60-60H18C10-48 26-38 20-26C14-16 28-6 22 8C16 20 30 28 22 40C18 48 22 54 18 60H60Z", "#b0c25a", "#f6e4b0"
    )
    hills = path("M-46-16l7-12 7 12M-38 16l8-14 8 14M38-20l6-10 6 10M34 24l7-12 7 12", fill="#9a7a4a", stroke_width=1.7)
    swamp = dots(Random(3), 12, (-14, -44, 16, 44), (1.4, 3), "#3a6a54") + path(
        "M-8-34q6 3 10-1M-6-8q7 3 12-1M0 16q6 3 10 0M-10 32q7 3 12-1M2-46q5 2 8 0",
        stroke="#a8dcc8",
        stroke_width=2,
        **PEN,
    )
    reeds = path(
        "M-4-18V-27M0-17V-29M4-18V-25M-2 8V-2M3 8V-4M4 40V30M8 40V32M-7 24V17",
        stroke="#26503f",
        stroke_width=2.2,
        **PEN,
    )
    fires = (
        circle(-20, -30, 3, fill="#ffe28a")
        + circle(27, -4, 3, fill="#ffe28a")
        + circle(-27, 28, 3, fill="#ffe28a")
        + circle(26, 34, 3, fill="#ffe28a")
    )
    return space("#2c2448", "#6a4a6a", "#d89a8a", 15, (-30, 20)) + inked(
        moon(-76, -18, 11, "#f0c8a0", "#b07a5a"),
        moon(76, 18, 11, "#a8c8c8", "#5f8a90"),
        globe(53, "#4f9480", swamp, west, east, hills, reeds, group(fires, stroke_width=1.4), lit=(-13, -11)),
    )


def erde() -> str:
    lands = (
        land("M-46-22C-40-40-22-46-8-42C0-36-8-28-4-20C2-12-8-4-18-6C-26-4-26 8-34 6C-46 2-52-12-46-22Z", "#8a8f4a")
        + land("M-26 14C-14 8-4 16-4 26C-6 38-16 48-22 44C-30 38-36 20-26 14Z", "#a8854a")
        + land("M8-26C16-38 36-34 42-24C52-14 46 4 36 4C30 6 32 16 24 20C14 22 14 8 6 4C0-4 2-20 8-26Z", "#97884c")
        + land("M22 34C30 28 40 32 38 38C32 44 20 42 22 34Z", "#7d9a52")
    )
    scars = path(
        "M-42-30L-32-26L-26-34L-14-28M-26-34L-24-40M10-22L18-10L14 2L24 12M18-10L30-14M14 2L4 6M-26 18L-16 24L-20 36M-16 24L-8 22",
        stroke="#4a2018",
        stroke_width=2.4,
        **PEN,
    ) + "".join(
        circle(x, y, r, fill="#6d4a36", stroke_width=1.6)
        + circle(x + r * 0.2, y + r * 0.2, r * 0.5, fill="#3f241c", stroke="none")
        for x, y, r in ((34, -10, 6), (30, 37, 3))
    )
    smog = path(
        "M-50 8C-30 2-10 12 10 6M-20-50C0-44 20-50 34-42M0 30C16 26 30 30 46 24",
        stroke="#d8ccb8",
        stroke_width=6,
        opacity=0.7,
        **PEN,
    )
    lights = dots(Random(6), 26, (20, -10, 46, 40), (0.8, 1.5), "#ffd86a")
    wrecks = "".join(
        moved(*polar(a, 66), wreck(i), turn=a * 2)
        for i, a in enumerate((12, 34, 78, 97, 121, 162, 188, 226, 262, 301, 334))
    )
    return space("#0f1c38", "#26406a", "#5f8ac0", 30) + inked(
        wrecks, moon(76, -46, 13), moved(-4, 2, globe(52, "#2f78b8", lands, scars, smog), lights)
    )


def rusty() -> str:
    dice = Random(18)
    bands = "".join(
        flat(f"M-60 {y}C-30 {y - 8} 20 {y + 9} 60 {y - 3}V{y + h}C20 {y + h + 9} -30 {y + h - 8} -60 {y + h}Z", c)
        for y, h, c in (
            (-52, 14, "#8a4426"),
            (-26, 10, "#b5602e"),
            (-6, 14, "#a3502a"),
            (20, 9, "#d98a4a"),
            (36, 20, "#8a4426"),
        )
    )
    hills = "".join(
        path(f"M{x - w} {y}L{x - w * 0.3} {y - w}L{x + w * 0.2} {y - w * 0.7}L{x + w} {y}Z", fill=c, stroke_width=1.8)
        for x, y, w, c in (
            (-26, -16, 14, "#6d5a58"),
            (-2, -24, 11, "#7f6a64"),
            (24, 4, 15, "#6d5a58"),
            (-14, 24, 11, "#7f6a64"),
        )
    )
    runs = "".join(
        path(
            f"M{x} {y}c{dice.uniform(-3, 3):.1f} 8 {dice.uniform(-6, 6):.1f} 12 {dice.uniform(-5, 5):.1f} {n}",
            stroke="#d8401c",
            stroke_width=3,
            **PEN,
        )
        for x, y, n in (
            (-32, -14, 22),
            (-22, -14, 30),
            (-4, -23, 18),
            (4, -22, 28),
            (18, 6, 26),
            (28, 6, 20),
            (36, 5, 14),
            (-14, 26, 18),
            (-20, 26, 12),
        )
    )
    potato = (
        solid(
            "M-15 2C-18-10-6-15 3-12C14-14 20-2 14 7C8 14-2 10-7 12C-13 11-14 7-15 2Z",
            "#b5704a",
            "#75402a",
            (-3, -3),
            stroke_width=2.4,
        )
        + ellipse(-3, -2, 3, 2.4, fill="#75402a", stroke="none")
        + ellipse(6, 3, 2.2, 1.8, fill="#75402a", stroke="none")
    )
    dust = (("#c9703a", 5), ("#8a4a2c", 3), ("#e0a060", 3))
    return space("#2a1620", "#6d2f28", "#e0703a", 44, (-20, 10)) + inked(
        group(ring(84, 16, dust, False), transform="rotate(14)"),
        globe(48, "#c26a34", bands, runs, hills, shade="#2a0c14"),
        group(ring(84, 16, dust, True), transform="rotate(14)"),
        moved(-68, -46, potato, scale=1.05),
        moved(62, -52, potato, turn=70, scale=0.66),
    )
