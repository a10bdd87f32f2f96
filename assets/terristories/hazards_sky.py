# ruff: noqa: E501 - the outlines of drawings are long
"""The hazards that come from the sky, the ground and the water.

H02  a funnel that takes a house, a tree and a hen along
H03  a huge sun, a dry well
H04  the swamp in the living room, a newt in the armchair
H05  boulders on their way to a dome
H09  chimneys under a lid of smoke that frowns
"""

from random import Random

from assets.build.hand import moved
from assets.terristories.parts import (
    at,
    cracks,
    drawn,
    hills,
    rays,
    water,
)
from assets.terristories.parts_alive import chicken, newt, tree
from assets.terristories.parts_built import dome, factory, house
from assets.terristories.parts_people import person
from assets.terristories.views import air, blob, glow, inked, line, solid, within


def hurricane() -> str:
    body = "M-80-56C-66-38-50-36-46-22C-44-8-34-4-30 8C-28 20-16 24-14 36C-12 46-8 50-4 58H8C12 48 18 42 20 32C24 22 30 14 32 4C40-6 46-14 48-24C60-36 74-38 84-58Z"
    bands = "M-72-40C-40-22 40-24 76-44M-48-20C-26-4 28-6 52-28M-34-2C-14 14 22 10 38-4M-22 20C-6 32 14 28 26 14M-14 38C-4 46 8 44 18 34"
    turns = inked(
        solid(body, "#9aa8b2", "#6a7886", (-8, 0)),
        within(body, line(bands, "#74828e", 5), line(bands, "#dfe8ea", 2.4, transform="translate(0 -4.500)")),
    ) + drawn(
        "#b3bec6 o 2 -57 83 15\n#8593a0 o 2 -58 60 9\n~#5c6878 o 2 -58 38 5\n-white/2.800 M-72-52A76 11 0 0 0-6-45\n!1.800 M70-64A72 10 0 0 0 20-69"
    )
    wind = drawn(
        "-#d8e4e4/2.4 M-94 4C-70-4-60 8-44 2M-94 22C-76 16-66 26-50 20M46 8C60 2 74 12 94 4M40 26C56 20 70 30 92 24M-92-20C-80-26-74-18-66-22M66-14C76-20 84-12 94-18"
    )
    return (
        air("#3c3f5c", "#c8a878", 52)
        + hills(54, "#8a8a4a", 4)
        + wind
        + turns
        + drawn("~#8a7a5a/.8 o -8 56 24 5; o 12 58 18 4; o 0 52 16 4")
        + at(-62, -6, house(0, 20, 0.74, roof="red"), turn=-32)
        + at(64, -2, tree(0, 26, 0.74), turn=64)
        + at(-40, 38, chicken(0, 0, 1.1), turn=-24)
        + at(52, 46, drawn("wood b -10 -3 20 6\n!1.4 M-4-3V3M4-3V3"), turn=36)
        + at(78, -40, drawn("red M-16 8L0-6L16 8Z"), turn=24)
    )


def drought() -> str:
    return (
        air("#d8642c", "#fbd98a", 30)
        + rays(30, -30, "#fff0a8", 18, 0.45)
        + glow(30, -30, 70, "#fff6c8", 0.9)
        + drawn("#ffe45c/.5 o 30 -30 30\n-#fff6c0/3 M8-36C12-48 22-54 32-54")
        + drawn("!2.6 M18-36L28-33M42-36L34-33\n~ink o 22 -29 2.6; o 38 -29 2.6\n!2.6 M22-18Q30-22 38-18")
        + hills(26, "#d8a05a", 6, 3)
        + drawn("~#b5763c M-100 48C-40 40 30 46 100 42V80H-100Z")
        + cracks(8, 34, 11, 70, 2.4)
        + at(
            -50,
            48,
            drawn("""
            =oak/5 M-26-6V-56M26-6V-56
            walnut M-36-54L0-72L36-54V-48H-36Z
            -wood/2 M-26-54L0-66L24-55
            =wood/4 M-26-42H26
            -straw/2 M0-42V-26
            iron M-8-26H8L6-12H-6Z
            !1.6 M-8-26Q0-34 8-26
            stone b -34 -8 68 24 4
            #4a3a34 o 0 -7 30 6
            !1.6 M-34 4H34M-20 4V16M4 4V16M24 4V16M-8-2V4M14-2V4M-26-2V4
        """),
        )
        + at(
            56,
            62,
            drawn(
                "=#8a6a3a/3 M0 4C-2-10 8-18 2-30C0-36-8-36-10-30M2-12C10-16 16-14 16-6\n#b58a3e M-10-30C-18-28-20-18-17-12C-12-16-10-24-10-30Z\n#b58a3e M16-6C22-2 22 8 18 12C14 6 14 0 16-6Z",
                2.2,
            ),
        )
        + drawn(
            "cream M76 50C84 46 92 50 92 56L88 60H80L76 56Z\n~ink o 81 54 2; o 87 54 2\n!1.2 M82 60V57M85 60V57\n=cream/3 M70 62L64 66M74 64L70 70"
        )
    )


def flood() -> str:
    wall = drawn("#d8b47a b -100 -76 200 160 0\n" + "\n".join(f"-#c49a5e/5 M{x}-76V80" for x in range(-90, 96, 18)))
    window = drawn(
        "walnut b 30 -62 52 48 3\n#7f9ab0 b 34 -58 44 40 1\n-white/2 M40-52L44-40M50-54L56-36M62-52L66-42M72-54L74-46\n!2.4 M56-58V-18M34-38H78\nred M26-66H44C42-46 36-30 26-22ZM86-66H68C70-46 76-30 86-22Z"
    )
    picture_ = drawn(
        "gold b -84 -60 34 28 2\n#8fc0c8 b -80 -56 26 20 1\n~#6a9a4a M-80-40L-70-50-62-42-54-48V-36H-80Z", 2.4
    )
    lamp = at(70, 28, drawn("=brass/3 M0 30V-16\ncoral M-14-14L-8-34H8L14-14Z\n-white/2 M-8-18L-5-30"), turn=14)
    chair = drawn("""
        #a8453c M-34 26V-10C-34-34 34-34 34-10V26Z
        #c25a4a M-24 10H24V30H-24Z
        #c25a4a M-46 30V4C-46-6-28-6-28 4V30ZM46 30V4C46-6 28-6 28 4V30Z
        ~#8a2f2a o -12 -12 2; o 12 -12 2; o 0 -2 2; o 0 -18 2
        -white/2 M-26-16C-22-24-12-27-4-27
    """)
    waves = water(26, "#5f9a84", 4) + drawn("!2 M-100 26q10-6 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0")
    return (
        wall
        + window
        + picture_
        + lamp
        + at(-20, -2, chair, at(-2, 2, newt(0, 0, 0.86), turn=-8), s=1.12, turn=-4)
        + waves
        + at(-74, 40, drawn("=moss/3 M0 12V-34M8 12V-20M-8 12V-16\n#6d4422 b -3 -42 6 16 3\n#6d4422 b 5 -30 6 14 3", 2))
        + at(
            40,
            46,
            drawn(
                "leaf M0 0L14-4C12-12 0-14-9-10C-18-6-14 6-4 8C6 10 14 6 14 3Z\npink M-4-4C-10-8-8-14-5-16C-3-13-2-11-2-9C0-13 4-14 6-14C8-8 2-4-4-4Z",
                2,
            ),
        )
        + at(
            4,
            56,
            drawn("#e8d8b0 M-16-4H14L10 8H-12Z\n=#e8d8b0/3 M14-2C22-2 22 6 12 6\n-teal/2 M-14 1H12", 2.2),
            turn=-14,
        )
        + at(76, 58, drawn("#3f5fa0 M-14-4C-12-10-4-8-2-4L12-3C18-2 18 6 12 6H-12C-16 4-16 0-14-4Z", 2.2), turn=10)
    )


def landslide() -> str:
    def boulder(x: float, y: float, r: float, seed: int, turn: float = 0) -> str:
        return moved(
            x,
            y,
            inked(
                solid(blob(Random(seed), 0, 0, r, 8, 0.16), "#b8aa9c", "#7a6d64", (-r * 0.2, -r * 0.2)),
                line(
                    f"M{-r * 0.5:.1f} {r * 0.3:.1f}L{-r * 0.2:.1f} {r * 0.5:.1f}L{r * 0.1:.1f} {r * 0.4:.1f}M{r * 0.3:.1f} {-r * 0.4:.1f}L{r * 0.55:.1f} {-r * 0.2:.1f}",
                    "#5a4e48",
                    2.2,
                ),
            ),
            turn=turn,
        )

    slope = drawn("""
        #c98a58 M-100-76H-52L-36-50-24-52-6-20 2-22 16 10 30 14 52 48 66 76H-100Z
        ~#e0a878 M-100-76H-52L-36-50-50-26-40 2-58 30-46 76H-100Z
        ~#8f5a3a M-6-20L2-22 16 10 30 14 52 48 66 76H24L10 44-4 30-8 4Z
        !2.200 M-50-26L-40 2L-58 30M-8 4L-4 30L10 44M-72-44L-66-18L-80 4
        ~white M-100-76H-52L-44-62-54-54-62-62-76-48-90-58-100-52Z
    """)
    dust = drawn("~#f4e0c0/.9 o 0 62 24 11; o -26 68 20 9; o 24 68 18 8; o 46 70 14 6")
    streaks = drawn("-#fff0d0/3 M-44-70L-24-48M-14-66L2-46M8-50L22-30M26-66L40-44M46-30L58-12")
    hit = drawn(
        "gold M66 12L74-10L80 8L98-4L90 16L104 24L86 30L92 48L74 38L60 50L60 32L42 30L56 20L46 4Z\n~#fff4c0 M68 18L74 6L78 16L88 12L84 22L92 26L82 28L82 36L74 32L66 36L66 28L58 26L64 20Z"
    )
    return (
        air("#3c3560", "#e88a5a", 60)
        + rays(-60, -76, "#ffd8a0", 12, 0.2)
        + hills(56, "#a8a05a", 3)
        + slope
        + at(66, 66, dome(0, 0, 1.02, trim="blue"))
        + streaks
        + hit
        + boulder(62, 6, 22, 8, 20)
        + boulder(-10, -34, 19, 3)
        + boulder(34, -28, 12, 5, 40)
        + boulder(12, 18, 14, 9)
        + boulder(66, -46, 8, 4)
        + boulder(-36, 22, 9, 6, 70)
        + dust
        + boulder(-16, 56, 13, 7)
        + at(
            24,
            71,
            person(0, 0, 0.86, suit="gold", hat="hard", left=(-17, -36), right=(16, -34), mood="oh", legs="walk"),
        )
    )


def pollution() -> str:
    smoke = drawn("""
        #74623e M-110-80V-40C-104-26-90-26-86-34C-82-16-54-14-50-30C-46-8-12-10-8-22C0-2 40-6 40-24C44-10 72-10 76-28C84-20 100-22 110-34V-80Z
        -#a08a5c/3 M-88-48q6-7 13 0M-60-54q6-7 13 0M58-46q6-7 13 0M78-54q6-7 13 0M-84-62q8-7 16 0M60-64q7-6 14 0
    """)
    frown = drawn("""
        !4.500 M-28-54L-8-44M34-54L14-44
        white o -16 -38 6.500
        white o 22 -38 6.500
        ~ink o -14 -37 3; o 20 -37 3
        !4.500 M-10-20Q3-29 16-20
    """)

    def chimney(x: float, top: float, wide: float) -> str:
        return drawn(
            f"#9a5a44 M{x - wide} 40L{x - wide * 0.7} {top}H{x + wide * 0.7}L{x + wide} 40Z\n~cream b {x - wide * 0.82} {top + 8} {wide * 1.64} 6 0\n#5a4a44 b {x - wide * 0.8} {top - 3} {wide * 1.6} 6 1"
        )

    mask = at(
        0,
        62,
        person(0, 6, 1.06, suit="green", hair="curls", mood="flat", left=(-10, -10), right=(10, -10)),
        drawn(
            "iron M-8-36C-8-22 8-22 8-36Z\n#9ab0a0 o -6 -24 4.600\n#9ab0a0 o 6 -24 4.600\nglass o -5 -31 4\nglass o 5 -31 4",
            2,
        ),
    )
    return (
        air("#b89a58", "#e8c47a", 46)
        + chimney(-66, -20, 13)
        + chimney(-30, -14, 11)
        + chimney(48, -18, 12)
        + chimney(80, -12, 10)
        + at(-56, 50, factory(0, 0, 0.92, "coral"))
        + at(64, 50, factory(0, 0, 0.86, "#b87a5a"))
        + smoke
        + frown
        + drawn("~#8a7a4a M-100 46C-40 40 40 42 100 46V80H-100Z\n!2 M-100 46C-40 40 40 42 100 46")
        + mask
    )
