# ruff: noqa: E501 - the outlines of drawings are long
"""The twelve missions: patches sewn on the suit of whoever sets out, no two of one outline.

M01  Tuto                  a round in three parts: heart, wheel, leaf, one after the other
M02  Model village         a gable: domes, and a family before them
M03  Trial garden          a pot whose flower is Earth
M04  Free port             a shield: an anchor, and a rocket that leaves
M05  High town             a hexagon: towers with open windows
M06  Granary of worlds     an oval: a sheaf under four moons
M07  Mother forest         a crown of leaves: a great tree with its young
M08  Crossroads            an octagon: four ships on their way to one port
M09  Last refuge           an arch: an open door in the storm
M10  Works of the century  a blunt triangle: the lift to orbit, on cracked ground
M11  Great healing         a heart: a planet with its plaster
M12  Model city            a screen: a city under glass, looked at
"""

from collections.abc import Callable

from assets.build.hand import circle, moved, path
from assets.terristories.parts import (
    PEN,
    at,
    cracks,
    drawn,
    hills,
    moon,
    picture,
    polar,
    polygon,
    rays,
    smooth,
    stars,
    water,
)
from assets.terristories.parts_alive import fir, sheaf, tree
from assets.terristories.parts_built import city, dome, glasshouse, house, rocket, tower
from assets.terristories.parts_people import person
from assets.terristories.parts_things import arrow, gear, heart, leaf
from assets.terristories.patches import patch
from assets.terristories.views import air, disc, flat, glow, within


def tuto() -> str:
    thirds = "".join(
        flat(polygon([(0, 0), *(polar(a + 4 * k, 90) for k in range(31))]), c)
        for a, c in ((-60, "#e8705c"), (60, "#f2bc3b"), (180, "#7fb86a"))
    )
    spokes = drawn("-ink/3.400 " + "".join("M0 0L{:.1f} {:.1f}".format(*polar(a, 80)) for a in (-60, 60, 180)))
    turns = (
        arrow(0, 0, 46, -42, 26, "cream", 7)
        + arrow(0, 0, 46, 78, 146, "cream", 7)
        + arrow(0, 0, 46, 198, 266, "cream", 7)
    )
    return patch(
        1,
        disc(0, 0, 57),
        ("#3a74b8", "#8fc0ea"),
        thirds,
        spokes,
        turns,
        heart(0, -23, 1.15),
        gear(21, 13, 13, "brass", 9),
        leaf(-21, 24, 1, turn=12),
    )


def village() -> str:
    d = "M-72 56V-8L0-60L72-8V56Z"
    family = (
        at(-16, 56, person(0, 0, 0.92, suit="red", left=(-12, -10), right=(12, -12), hair="bun", tone=1))
        + at(15, 56, person(0, 0, 0.98, suit="blue", left=(-14, -12), right=(15, -40), tone=2))
        + at(0, 57, person(0, 0, 0.6, suit="gold", left=(-14, -18), right=(14, -18), hair="curls", tone=1))
    )
    return patch(
        1,
        d,
        ("#c2412f", "#f0a08a"),
        air("#6fb4dc", "#fbeec0", 30),
        rays(0, -22, "#fff8d0", 16, 0.5),
        drawn("#fff0b0 o 0 -26 12"),
        hills(22, "#a9c060", 3, 3),
        dome(-42, 34, 0.76, trim="red"),
        dome(44, 34, 0.8, trim="blue", door="coral"),
        dome(2, 26, 0.62, trim="green"),
        flat("M-90 40C-40 32 40 32 90 40V80H-90Z", "#8fae4a"),
        flat("M-16 80C-12 60-6 46-2 34H6C8 46 16 60 22 80Z", "#e8d0a0"),
        family,
    )


def garden() -> str:
    d = "M-58-40C-58-56-46-60-34-60H34C46-60 58-56 58-40L44 50C42 58 36 60 28 60H-28C-36 60-42 58-44 50Z"
    earth = drawn("#3f94d0 o 0 -22 27") + within(
        disc(0, -22, 26),
        drawn(
            "#7fae4e M-28-30C-20-42-6-42-4-34C0-28-8-24-12-26C-14-16-24-16-28-20ZM2-30C8-38 22-36 24-28C28-18 20-8 14-10C8-12 10-20 6-22C0-24 0-28 2-30ZM-14-6C-6-12 4-8 4-2C4 6-10 8-14 2Z",
            2,
        ),
        drawn("~white/.8 M-14-46Q0-40 14-46L10-50H-10Z\n~ink/.22 M14-46A27 27 0 0 1-12 2C10 2 22-16 14-46Z"),
    )
    petals = "".join(
        at(*polar(a, 31, 0, -22), drawn("#ffe08a M0 8C-9 2-9-10 0-13C9-10 9 2 0 8Z", 2.4), turn=a)
        for a in range(0, 360, 36)
    )
    plant = drawn(
        "=leaf/5 M0 40C-3 28 3 20 0 8\n#8fc05a M-1 30C-22 32-32 22-36 14C-18 10-6 16-1 30Z\n#a9d46a M1 26C20 28 30 18 34 10C16 6 6 14 1 26Z\n-white/1.800 M-28 18C-20 18-12 22-7 26M27 14C19 15 13 18 7 22"
    )
    pot = drawn("#c8683a M-24 38H24L18 64H-18Z\n#d98050 b -28 32 56 10 2\n-white/2 M-22 36H10")
    return patch(
        1,
        d,
        ("#3f8a4a", "#a4d48a"),
        air("#1f3a6a", "#5f94b8", 40),
        rays(0, -22, "#fff8d0", 16, 0.2),
        moved(0, 6, petals, earth, plant, pot, scale=0.9),
    )


def free_port() -> str:
    d = "M-56-56C-36-50-18-52 0-60C18-52 36-50 56-56V4C56 34 26 50 0 62C-26 50-56 34-56 4Z"
    anchor = drawn("""
        =brass/8 M0-14V38
        =brass/7 M-17 0H17
        =brass/8 M-34 18C-32 36-14 42 0 42C14 42 32 36 34 18
        brass M-42 22L-32 6-24 22ZM42 22L32 6 24 22Z
        -#ffe7a0/2.400 M-1.500-10V34M-14-1.500H12
    """)
    ring_ = drawn("-ink/10 o 0 -18 7\n-brass/5 o 0 -18 7")
    return patch(
        1,
        d,
        ("#f0c36a", "#fff0c0"),
        air("#14264f", "#3f6aa0", 30),
        stars(4, 18, 0),
        moon(-34, -30, 10),
        water(14, "#2f8fa8", 3),
        drawn("!2 M-70 14q9-6 18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0"),
        drawn("~#ffe7a0/.4 M30-8C44 4 42 10 40 16L28 16Z"),
        rocket(34, -6, 0.5, 14, fire=True),
        anchor,
        ring_,
    )


def high_town() -> str:
    d = "M0-62L68-32V32L0 62L-68 32V-32Z"

    def block(x: float, top: float, wide: float, fill: str, seed: int) -> str:
        rows, columns = int((62 - top) / 13), int(wide // 11)
        made = f"{fill}/.7 M{x} 80V{top}H{x + wide}V80Z\n"
        gap = wide / columns
        for i in range(rows):
            for j in range(columns):
                wx, wy = x + gap * (j + 0.5), top + 8 + 13 * i
                lit = (i * 3 + j * 5 + seed) % 4
                made += f"{('#ffe07a', '#3f5f80', '#ffe07a', '#8fd0e4')[lit]}/.3 b {wx - 3:.1f} {wy:.1f} 6 7 .5\n"
                if lit == 0:
                    made += f"cream/.3 M{wx - 3:.1f} {wy:.1f}L{wx - 6.5:.1f} {wy - 2:.1f}V{wy + 8:.1f}L{wx - 3:.1f} {wy + 7:.1f}ZM{wx + 3:.1f} {wy:.1f}L{wx + 6.5:.1f} {wy - 2:.1f}V{wy + 8:.1f}L{wx + 3:.1f} {wy + 7:.1f}Z\n"
        return drawn(made, 1.6)

    return patch(
        2,
        d,
        ("#d98a3a", "#fbd08a"),
        air("#e8906a", "#fbe0a0", 60),
        drawn("~#fff4d0 o -34 -20 13"),
        city(20, 40, 1, "#e0a88a"),
        block(-58, 4, 30, "#7fb0b0", 1),
        block(30, -8, 32, "#d87a5a", 2),
        block(-26, -38, 52, "#fbf0d4", 0),
        drawn("coral M-30-38L-18-50H18L30-38Z\n!2 M0-50V-60\nred M0-60L11-56L0-52Z"),
        drawn("~white/.9 o -52 28 12 6; o -40 24 12 7; o 52 14 12 6; o 40 18 14 6"),
    )


def granary() -> str:
    d = "M-78 2C-78-40-40-60 0-60S78-40 78 2S40 62 0 62S-78 44-78 2Z"
    moons = (
        moon(-52, -16, 11, "#f6de96")
        + moon(-22, -40, 12, "#f0c8a0")
        + moon(22, -40, 12, "#c8d8e0")
        + moon(52, -16, 11, "#b8d88a")
    )
    return patch(
        2,
        d,
        ("#8a5a2c", "#d8a868"),
        air("#2c1c40", "#a8504a", 40),
        stars(9, 16, 0),
        moons,
        hills(34, "#d99a3a", 4, 3),
        drawn("-#a8682a/3 M-90 50L-40 36M-60 66L-20 38M60 66L20 38M90 50L40 36"),
        glow(0, 6, 50, "#ffe08a", 0.8),
        sheaf(0, 56, 1.34),
        at(-44, 58, sheaf(0, 0, 0.62, "blue")),
        at(44, 58, sheaf(0, 0, 0.62, "green")),
    )


def mother_forest() -> str:
    bumps = [polar(360 * i / 24, 61 if i % 2 else 54) for i in range(24)]
    d = smooth([(x * 1.12, y) for x, y in bumps])
    great = drawn("""
        oak M-14 60C-8 40-10 24-20 10L-10 4L-2 16L2-2H10L9 14L20 2L28 8C14 24 12 42 18 60C28 64-28 64-14 60Z
        #4f8a3c M-44 14C-62 6-56-20-40-20C-42-42-16-52-4-42C10-54 38-46 38-26C56-26 60 0 44 10C34 22 16 14 8 8C-2 20-30 26-44 14Z
        ~#8dbb55 M-42-2C-48-12-38-18-32-16C-32-32-14-40-4-32C-12-28-16-22-16-14C-26-16-36-10-42-2Z
        !2 M-22-22q6-7 12 0M10-28q6-6 12 1M22-8q6-6 12 1M-8-6q6-6 12 0
        #3a2416 M-4 60V50C-4 42 8 42 8 50V60Z
        gold o 2 36 4
    """)
    return patch(
        2,
        d,
        ("#2f6a4a", "#8fc88a"),
        air("#8fd0c8", "#f4f4c4", 40),
        rays(0, -10, "#fffbe0", 16, 0.45),
        hills(40, "#7fae54", 6, 3),
        fir(-58, 50, 0.7),
        fir(58, 50, 0.7),
        fir(-40, 54, 0.46, "#3f7a54"),
        fir(41, 55, 0.48, "#3f7a54"),
        great,
        tree(-28, 62, 0.34),
        tree(30, 62, 0.34),
        at(-50, 62, tree(0, 0, 0.26, "lime")),
        at(52, 62, tree(0, 0, 0.26, "lime")),
    )


def crossroads() -> str:
    d = polygon([polar(22.5 + 45 * i, 66) for i in range(8)])
    ways = path(
        "M-80-80L80 80M-80 80L80-80", stroke="#ffe9b0", stroke_width=2.6, stroke_dasharray="2 6", opacity=0.9, **PEN
    )
    port = drawn("""
        #8d9aa8 o 0 5 26 24
        #cfd8dc o 0 0 26 24
        !1.800 o 0 0 19 17.500
        #e8d8b0 M-5-19H5V-5H19V5H5V19H-5V5H-19V-5H-5Z
        red o 0 0 6
        ~#ffe07a/.3 o -17 -16 2.600; o 17 -16 2.600; o -17 16 2.600; o 17 16 2.600
    """)
    ships = "".join(
        rocket(*polar(a, 60), 0.42, a + 180, trim=trim, fire=True)
        for a, trim in ((45, "gold"), (135, "blue"), (225, "green"), (315, "red"))
    )
    return patch(
        2,
        d,
        ("#f0c36a", "#fff0c0"),
        air("#1d2a5c", "#5a5a9a", 60),
        stars(12, 22, 60),
        moon(0, -46, 8, "#f0c8a0"),
        moon(46, 2, 6, "#b8d8c8"),
        moon(-46, -2, 7, "#d8d0e8"),
        moon(0, 47, 6),
        glow(0, 0, 44, "#ffe9a8", 0.6),
        ways,
        port,
        ships,
    )


def last_refuge() -> str:
    d = "M-50 60V-6C-50-40-28-56 0-64C28-56 50-40 50-6V60Z"
    snow = "".join(
        circle(x, y, r, fill="#fff", opacity=0.9)
        for x, y, r in (
            (-40, -20, 2),
            (-30, -40, 1.6),
            (-14, -50, 2),
            (22, -46, 1.8),
            (36, -26, 2.2),
            (42, 4, 1.8),
            (-44, 8, 2),
            (-22, -16, 1.4),
            (30, -8, 1.4),
            (-34, 26, 1.8),
            (40, 28, 2),
            (8, -56, 1.4),
        )
    )
    gust = drawn(
        "-#b8c8e8/2 M-60-30C-40-38-30-26-12-34M20-24C36-32 44-20 60-28M-60 0C-50-4-44 2-34-2M34 14C44 8 50 16 60 12"
    )
    cave = drawn(
        "#5a5470 M-60 80L-46 10-30-4-20-26-4-18 10-32 28-8 44 4 60 80Z\nwhite M-30-4L-20-26-4-18 10-32 28-8 18-10 8-18-2-6-16-12-24-2Z"
    )
    door = (
        drawn("#ffd86a M-19 58V22C-19-4 19-4 19 22V58Z")
        + drawn(
            "~#fff4c0 M-11 58V26C-11 8 11 8 11 26V58Z\noak M19 22L34 14V66L19 58Z\n~gold o 23 42 2\n!1.600 M24 20V60M29 17V63"
        )
        + drawn("~#ffe48a/.5 M-19 58H19L44 82H-46Z")
    )
    people = (
        at(-6, 60, person(0, 0, 0.66, suit="red", hair="bun", left=(-14, -26), right=(12, -10), tone=1))
        + at(-36, 64, person(0, 0, 0.62, suit="blue", hat="hood", left=(-10, -10), right=(14, -22), look=0.8))
        + at(-22, 66, person(0, 0, 0.42, suit="green", hat="wool", left=(-12, -20), right=(14, -24), look=0.8, tone=2))
    )
    return patch(
        3,
        d,
        ("#e8b45a", "#fff0c0"),
        air("#1a1f44", "#54608c", 60),
        glow(0, 26, 56, "#ffd86a", 0.6),
        cave,
        door,
        gust,
        snow,
        people,
    )


def works() -> str:
    d = "M-20-62H20L78 50C82 58 78 62 72 62H-72C-78 62-82 58-78 50Z"
    ground = drawn("~#c89a6a M-100 30C-40 24 40 26 100 30V80H-100Z\n!2.200 M-100 30C-40 24 40 26 100 30") + cracks(
        4, 36, 9, 58, 2.4
    )
    lift = drawn("""
        iron M-22 36L-12 14H12L22 36Z
        -ink/7 M0 14V-44
        -#ffe08a/3.200 M0 14V-44
        cream b -10 -18 20 24 6
        #7cc8d0 b -6 -13 12 9 2
        red b -10 0 20 4 1
    """)
    station = drawn(
        "steel o 0 -40 25 9\n#2a3560 o 0 -40 16 4.500\ncream b -6 -52 12 18 4\n~#ffe07a o -20 -40 2; o 20 -40 2; o -12 -34 1.700; o 12 -34 1.700"
    )
    crane = drawn("""
        =gold/4 M-46 34V-6M-60-4H-22M-46-16L-60-4M-46-16L-22-4M-46-16V-4
        !1.600 M-25-4V10
        wood b -33 10 16 11 1
        =gold/4 M48 34V10M60 12H28M48 2L60 12M48 2L28 12
        !1.600 M31 12V20
        steel b 24 20 14 8 1
    """)
    workers = at(-30, 59, person(0, 0, 0.74, suit="coral", hat="hard", left=(-14, -26), right=(14, -12))) + at(
        32, 59, person(0, 0, 0.74, suit="blue", hat="hard", left=(-14, -10), right=(14, -30), tone=2)
    )
    return patch(
        3,
        d,
        ("#e58a32", "#ffd08a"),
        air("#2a3a7a", "#f0b088", 40),
        stars(5, 14, -10),
        ground,
        crane,
        lift,
        station,
        workers,
    )


def healing() -> str:
    d = "M0 62C-34 40-72 16-68-20C-64-54-22-64 0-34C22-64 64-54 68-20C72 16 34 40 0 62Z"
    globe_ = drawn("#6fa8c0 o 0 2 35") + within(
        disc(0, 2, 34),
        drawn(
            "#7fae4e M-36-8C-28-26-10-26-8-16C-4-6-14-2-18-4C-22 8-34 8-36 2ZM-20 16C-10 8 2 14 2 22C2 32-12 34-18 28Z",
            2,
        ),
        drawn("#b08a6c M4-26C16-34 34-24 34-10C38 6 28 18 18 14C8 12 14 2 6-4C-2-10-2-20 4-26Z", 2),
        drawn("-#5a3426/2 M10-22L18-14L14-6M18-14L28-12M20 4L24 10"),
        drawn("~ink/.2 M24-24A34 34 0 0 1-18 30C10 36 34 14 24-24Z"),
    )
    plaster = at(
        18,
        0,
        drawn(
            "#f0d0a0 b -25 -8 50 16 8\n#e0b078 b -9 -8 18 16 0\n~#a8703c o -4 -3 1.400; o 4 -3 1.400; o -4 3 1.400; o 4 3 1.400; o -17 0 1.200; o 17 0 1.200"
        ),
        turn=-38,
    )
    young = at(
        -12,
        -30,
        drawn(
            "=leaf/3.400 M0 4V-10\n#8fc84a M0-9C-14-6-20-14-21-20C-10-22-2-18 0-9Z\n#a9d868 M0-9C12-8 18-14 19-22C8-22 2-18 0-9Z",
            2.4,
        ),
    )
    calm = drawn("!2.400 M-18 4Q-14 8-10 4M0 4Q4 8 8 4\n!2.200 M-10 14Q-4 19 2 14")
    return patch(
        3,
        d,
        ("#f4efe0", "#d88a8a"),
        air("#d8584a", "#f4a88a", 50),
        rays(0, 0, "#ffe8d0", 14, 0.35),
        globe_,
        calm,
        plaster,
        young,
    )


def model_city() -> str:
    d = "M-66-52H66C74-52 78-48 78-40V40C78 48 74 52 66 52H-66C-74 52-78 48-78 40V-40C-78-48-74-52-66-52Z"
    inside = (
        tower(-26, 2, 0.66, cap="coral")
        + tower(26, 2, 0.56, cap="blue")
        + at(2, 2, tower(0, 0, 0.82, cap="gold"))
        + at(-42, 2, tree(0, 0, 0.36))
        + at(44, 2, tree(0, 0, 0.36))
        + at(-12, 3, house(0, 0, 0.4))
        + at(15, 3, house(0, 0, 0.4, roof="green"))
    )
    finder = drawn("-white/3.400 M-68-26V-42H-50M50-42H68V-26M68 26V42H50M-50 42H-68V26\n~#e2372a o -60 -33 4.500")
    camera = at(
        58,
        -24,
        drawn(
            "iron b -16 -9 26 18 4\niron M-16-4L-26-10V10L-16 4Z\nglass o -26 0 5 9\n~white o -27 -3 1.600 3\n~#e2372a o 4 -4 2\n=iron/3 M-2 9V20"
        ),
        turn=-24,
    )
    eyes_ = at(
        -58,
        22,
        drawn("white M-16 0C-8-11 8-11 16 0C8 11-8 11-16 0Z\n#3a74b8 o 1 0 6\n~ink o 1 0 3\n~white o -1 -2 1.500"),
    )
    return patch(
        3,
        d,
        ("#3c3a50", "#a8a4c8"),
        air("#3f6aa8", "#c8e4e8", 40),
        hills(34, "#a9bf56", 2, 2),
        glasshouse(0, 34, 0.92, inside),
        finder,
        camera,
        eyes_,
    )


MISSIONS: tuple[Callable[[], str], ...] = (
    tuto,
    village,
    garden,
    free_port,
    high_town,
    granary,
    mother_forest,
    crossroads,
    last_refuge,
    works,
    healing,
    model_city,
)


def missions() -> dict[str, str]:
    return {f"mission_M{number:02}": picture(draw(), page="missions") for number, draw in enumerate(MISSIONS, start=1)}
