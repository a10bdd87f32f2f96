# ruff: noqa: E501 - the outlines of drawings are long
"""The governor's projects: blue skies over domes, papers and public places."""

from assets.terristories.parts import (
    at,
    cloud,
    drawn,
    floor,
    hills,
    moon,
    picture,
    planet,
    rays,
    shadow,
    sky,
    stars,
    sun,
)
from assets.terristories.parts_alive import bush, cabbage, carrot, cat, flower, lily, reed, sprout, tomato, tree
from assets.terristories.parts_built import bench, city, dome, house, rocket, shuttle, tower, tram
from assets.terristories.parts_people import person, tool
from assets.terristories.parts_things import (
    bunting,
    coin,
    coins,
    crate,
    cube,
    heart,
    leaf,
    paper,
    purse,
    star,
    tick,
    tin,
)
from assets.terristories.parts_works import bandstand, basin, blankets, hall_roof, radio


def tax_return() -> str:
    """A form in triplicate, and the stamp comes down."""
    stamp = "walnut/1 M-10-58C-16-74 16-74 10-58L8-34H-8Z\nwood/1 b -26 -36 52 14 4\nred b -24 -24 48 8 2"
    return picture(
        sky("governor", "dusk"),
        floor(-34, "#5a7698", "#3f5a7c"),
        paper(-26, 4, 84, 104, -16, 0, "#cfe0ea"),
        paper(-16, 6, 84, 104, -7, 0, "#f2d9c8"),
        paper(-6, 8, 84, 104, 3, 7),
        drawn("-red/3 M-26 36a14 10 0 1 0 28 0a14 10 0 1 0-28 0M-20 36h16"),
        at(48, 26, shadow(4, -16, 34, 8), drawn(stamp), turn=14, s=1.15),
        coins(72, 64, 3),
        coins(-76, 66, 2),
    )


def public_holiday() -> str:
    """Somebody sleeps in a hammock under the flags; behind stands the rocket that landed first."""
    net = "cream/.6 M-80 4C-56 26 46 26 72 4C60 58-60 58-80 4Z\n-coral/3.400 M-68 22C-40 38 30 38 62 22\n!1.400 M-44 41l-3 9M-20 45l-1 10M4 46V56M28 44l2 9M46 38l4 8"
    sleeper = """
        =blue/9 M-20 22L-2 10
        =blue/10 M-10 26L44 12
        walnut M38 16V-4Q38-12 45-12T52-4L54 14Z
        #eec695 o -36 10 15
        ~#e0735a/.4 o -45 17 3; o -28 17 3
        !2 M-46 10q4 4 8 0M-33 10q4 4 8 0M-41 18q5 4 10 0
        wheat M-64 6C-60-4-54-4-52-6C-52-20-24-22-22-8C-18-6-12-4-9 2C-22 8-48 10-64 6Z
        -red/3.600 M-51-3C-44 1-30 1-22-4
    """
    balloons = "red/1 o 66 -50 12\ngold/1 o 84 -34 11\ngreen/1 o 50 -34 10\n!1.400 M66-38L74-2M84-23L75-2M50-24L73-2"
    return picture(
        sky("governor"),
        sun(-66, -46, 14, "#fdf6d8"),
        hills(36, "#7fae5a", 4, 3),
        rocket(14, 44, 1.2),
        bunting(-98, -34, 0, -24, 5, 8),
        drawn("oak b -86 -10 8 78 2; b 70 -4 8 72 2"),
        drawn(balloons),
        shadow(0, 66, 60, 5),
        drawn(sleeper),
        drawn(net),
        cat(-52, 68, 0.95),
    )


def town_plan() -> str:
    """A plan unrolls, and a town already stands on it."""
    grid = "".join(f"M-78 {y}H78" for y in (-4, 14, 32)) + "".join(f"M{x} -20V50" for x in (-60, -36, -12, 12, 36, 60))
    return picture(
        sky("governor"),
        sun(-60, -50, 14, "#fdf6d8"),
        floor(-26, "wood", "oak"),
        drawn(f"""
            ~#1a0d18/.3 M-84-16H90V60H-80Z
            blue/.5 M-84-26H84L90 54H-90Z
            -sky/1 {grid}
            -white/1.800 M-70 40H-36V14H-8V40H24M36-14H72V16H36Z
            blue/1 b -92 46 184 14 7
            ~sky/.8 o -90 53 4 7; o 90 53 4 7
        """),
        dome(-48, 20, 0.84),
        tower(4, 24, 0.92),
        house(52, 12, 0.8),
        tree(26, 34, 0.42),
        bush(-10, 34, 0.4),
        drawn("brass o -74 -62 5\n=brass/3 M-74-60L-86-22M-74-60L-62-26\n!1.500 M-86-22l-2 6M-62-26l2 6"),
        tool("pencil", 74, 44, 34, 1.4),
    )


def assembly() -> str:
    """A ball is drawn from the bowl before people in a ring."""
    suits, hairs = (
        ("red", "gold", "green", "violet", "orange", "coral"),
        ("short", "bun", "curls", "long", "bald", "curls"),
    )
    seats = "".join(
        person(
            (-80, -56, -33, 33, 56, 80)[i],
            (40, 30, 24, 24, 30, 40)[i],
            1.15,
            suit=suits[i],
            hair=hairs[i],
            tone=(0, 2, 1, 3, 0, 1)[i],
            right=(13, -42) if i in (1, 4) else (13, -12),
            look=(1, 0.7, 0.4, -0.4, -0.7, -1)[i],
        )
        for i in range(6)
    )
    balls = "red o -20 30 8\ngold o -5 35 8\ngreen o 11 33 8\ncoral o 23 25 8\nblue o -12 18 8\ncream o 3 20 8\nviolet o -26 18 7"
    return picture(
        sky("governor"),
        drawn(
            "~white/.25 M-100-20C-60-74 60-74 100-20V20H-100Z\n!1.400 M-100-20C-60-74 60-74 100-20M-50-52L-42-24M50-52L42-24"
        ),
        hills(6, "#6f9cc4", 3, 1),
        seats,
        drawn("#3a5f96/.5 M-112 48Q0 32 112 48V80H-112Z\nwood/.8 b -46 58 92 30 3"),
        at(
            0,
            14,
            drawn("~glass/.5 M-36 8C-44 46 44 46 36 8Z"),
            drawn(balls, 2),
            drawn(
                "~glass/.3 M-36 8C-44 46 44 46 36 8Z\n!2.600 M-36 8C-44 46 44 46 36 8\n!2 o 0 8 36 6\n~white/.8 M-32 16C-33 26-26 32-22 34C-26 28-28 22-27 16Z"
            ),
            s=1.22,
        ),
        drawn(
            "blue M-12-80H16L12-40H-8Z\ncream b -11 -46 26 10 3\n#eec695 M-8-36C-14-26-12-16-9-12H14C17-18 16-28 12-36Z\ngold/.9 o 2 -8 12\n#eec695 b -11 -20 7 14 3; b -3 -21 7 13 3; b 5 -21 7 13 3; b 12 -18 6 11 3"
        ),
    )


def families() -> str:
    """The shuttle has landed: suitcases, a child and a cat."""
    cases = tool("case", -74, 48, -4, 1.15) + tool("case", -70, 34, 3, 0.8)
    return picture(
        sky("governor", "dusk"),
        moon(70, -50, 11, "cream"),
        hills(20, "#7fa6c6", 4, 2),
        at(-4, 34, shuttle(0, 0, 1.5)),
        drawn("stone M-24 24H18L6 60H-46Z\n!1.300 M-26 33H14M-33 44H10M-40 53H8"),
        person(
            -34, 68, 1.3, suit="coral", hair="long", tone=1, legs="walk", look=-0.4, left=(-10, -38), right=(17, -10)
        ),
        person(-2, 69, 0.85, suit="gold", hair="curls", tone=1, left=(-15, -24), right=(14, -30)),
        person(28, 68, 1.35, suit="green", hat="cap", legs="walk", look=0.4, left=(-18, -12), right=(14, -34)),
        cases,
        cat(74, 67, 1.15),
    )


def emergency() -> str:
    """Blankets, tins and a radio with a crank."""
    tins = ((-78, "green"), (-50, "gold"), (8, "coral"), (36, "gold"), (72, "green"))
    return picture(
        sky("governor", "night"),
        drawn("#2a4a78/.5 b -104 -80 208 120 0\n-#1b3566/2 M-100-34H100M-100 4H100M-40-72V40M46-72V40"),
        drawn("wood/.4 b -104 -24 208 8 1"),
        *(tin(x, -26, 1.25, band) for x, band in tins),
        floor(42, "oak", "walnut"),
        at(-71, 66, blankets(), s=0.68),
        at(12, 68, radio(), s=1.26),
    )


def referendum() -> str:
    """A ballot box, and three papers of three colours."""
    ballots = "".join(
        at(x, y, drawn(f"{c}/.5 M-13-16H13V16H-13Z\n-white/2.400 {mark}"), turn=t)
        for x, y, t, c, mark in (
            (-50, -38, -20, "red", "M-6 0H6"),
            (0, -32, 0, "gold", "M0-6V6M-6 0H6"),
            (50, -40, 18, "green", "M-6-2L-1 4L7-6"),
        )
    )
    return picture(
        sky("governor"),
        rays(0, -10, count=16, opacity=0.22),
        floor(44, "#7fa6c6", "#4f7aa0"),
        at(
            0,
            62,
            shadow(2, 2, 62, 8),
            drawn("""
                cream M-52-56L-38-72H50L58-56Z
                ink M-22-66H30L32-62H-24Z
            """),
        ),
        ballots,
        at(
            0,
            62,
            drawn("""
                blue/.9 b -56 -56 116 58 5
                #3f7cc0/.5 M-56-50Q-56-56-50-56H-36V2H-50Q-56 2-56-3Z
                cream o 4 -26 20
                ~white/.5 b -52 -54 106 4 2
            """),
            tick(4, -26, 1),
        ),
        drawn("white/.5 M-10-36H14V0H-10Z\n-blue/2 M-5-28H9M-5-20H9"),
        at(0, 0, drawn("ink/0 M-20 2H26V5H-20Z")),
    )


def green_grant() -> str:
    """A can waters sprouts with coins."""
    can = """
        -ink/9 M-34-30C-66-34-66 26-34 24
        -blue/4.500 M-34-30C-66-34-66 26-34 24
        blue M30 20L66-24L74-18L34 34Z
        #3f7cc0 M60-34L84-14L74-8L56-26Z
        blue/1 M-38-34H30L36 36H-42Z
        !2 M-39-22H31
        ~white/.5 M-32-16H-24L-28 30H-36Z
    """
    return picture(
        sky("governor"),
        sun(-66, -48, 13, "#fdf6d8"),
        cloud(10, -56, 0.5, flat=True),
        hills(40, "soil", 5, 2),
        at(-34, -18, drawn(can), leaf(-2, 2, 1.1, "lime"), turn=16, s=0.92),
        *(coin(x, y, r) for x, y, r in ((46, -2, 8), (58, 14, 8), (38, 20, 7), (72, 0, 7))),
        sprout(38, 52, 1.3),
        sprout(66, 50, 1.7, "moss"),
        sprout(88, 56, 1.1),
        sprout(-6, 58, 0.9),
        sprout(-44, 62, 0.7),
    )


def planetary_loan() -> str:
    """A bag of money in front of a planet; eyes look askance."""
    eyes = "".join(
        f"cream o {x} {y} 9 6; o {x + 21} {y} 9 6\n~ink o {x + d} {y + 1} 3.6; o {x + 21 + d} {y + 1} 3.6\n!2.400 M{x - 9} {y - 8}L{x + 8} {y - 4}M{x + 13} {y - 4}L{x + 30} {y - 8}\n"
        for x, y, d in ((-82, -38, 4), (-84, 16, 4), (60, -46, -4), (60, 10, -4))
    )
    return picture(
        sky("governor", "night"),
        stars(5, 10, 30),
        planet(0, -12, 42, "#6fa8d8", "straw", -14),
        drawn(eyes),
        hills(50, "navy", 3, 2),
        at(2, 68, purse(0, 0, 1.35, on=coin(0, 0, 12))),
        coin(-38, 60, 10),
        coin(-54, 64, 8),
        coin(44, 62, 9),
    )


def health_station() -> str:
    """A white dome with a heart over its door, and somebody on duty."""
    sling = drawn("-white/4 M-7-24L4-14L8-24")
    return picture(
        sky("governor"),
        city(40, 18, 1.1, "#a8cbe2"),
        hills(24, "#8fb98a", 4, 2),
        at(-16, 50, dome(0, 0, 1.95, "white", "coral", "sky")),
        at(-16, -14, drawn("white o 0 0 21\n-coral/2 o 0 0 17"), heart(0, 1, 0.82)),
        bush(-84, 54, 0.8),
        person(36, 66, 1.55, suit="white", hat="nurse", hair="bun", tone=2, left=(-14, -20), right=(15, -32), look=0.3),
        person(74, 68, 1.15, suit="blue", look=-0.8, left=(-12, -12), right=(4, -13), held=sling),
    )


def star_school() -> str:
    """A blackboard with a constellation, a teacher, two small heads."""
    places = ((-44, -18), (-24, -38), (-2, -26), (20, -44), (46, -34), (30, -10), (4, -2))
    line = "M" + "L".join(f"{x} {y}" for x, y in (*places[:5],)) + "M-2-26L4-2L30-10L46-34"
    return picture(
        sky("governor"),
        drawn("#cfe2ea/.3 b -104 -80 208 130 0"),
        floor(48, "wood", "oak"),
        drawn(f"oak/.6 b -66 -62 134 76 4\n#1f4a4c/.5 b -60 -56 122 64 2\n-foam/1.600 {line}"),
        *(star(x, y, 6.5 if i % 2 else 5, "straw") for i, (x, y) in enumerate(places)),
        drawn("wood b -50 12 100 5 2\n-cream/3 M-30 11h8M20 11h6"),
        person(
            -70,
            62,
            1.6,
            suit="blue",
            hair="bun",
            tone=0,
            look=0.8,
            right=(22, -34),
            left=(-12, -12),
            held=drawn("=wood/2 M22-34L36-48"),
        ),
        *(at(x, 0, drawn("wood b -26 50 52 8 2\n!3 M-20 58V80M20 58V80")) for x in (2, 62)),
        person(2, 66, 1.2, suit="red", hair="curls", tone=2, look=-0.2, left=(-12, -14), right=(14, -44)),
        person(60, 66, 1.2, suit="green", hair="long", tone=1, look=-0.6, left=(-13, -14), right=(13, -14)),
        *(at(x, 0, drawn("wood b -26 54 52 26 2")) for x in (2, 62)),
    )


def dome_tram() -> str:
    """A tram rings its way between domes."""
    return picture(
        sky("governor"),
        sun(70, -46, 12, "#fdf6d8"),
        dome(-66, 18, 1.2, "cream", "coral"),
        tower(-18, 18, 0.85),
        dome(60, 18, 1.4, "cream", "gold"),
        hills(16, "#8fb98a", 3, 1),
        drawn("!1.800 M-100-38Q0-30 100-38"),
        drawn(
            "~#5a7698 M-112 48H112V80H-112Z\n-steel/3 M-112 54H112M-112 66H112\n-iron/3 M-90 58V64M-60 58V64M-30 58V64M0 58V64M30 58V64M60 58V64M90 58V64"
        ),
        at(0, 56, tram(0, 0, 1.26, "#2f6fc0")),
    )


def filter_pond() -> str:
    """Water comes down three basins and is clearer in each."""
    falls = """
        ~#8f8a50 M-34-24C-18-24-14-10-14 2H-4C-4-14-14-28-30-30Z
        ~#6fb0a4 M22 12C36 14 38 24 38 36H50C50 20 40 8 26 6Z
        -white/1.600 M-28-26C-14-22-9-8-9 0M28 10C40 14 44 24 44 34
        !2 M-34-24C-18-24-14-10-14 2M-4 2C-4-14-14-28-30-30M22 12C36 14 38 24 38 36M50 36C50 20 40 8 26 6
    """
    return picture(
        sky("governor"),
        cloud(54, -50, 0.6, flat=True),
        hills(-16, "#8fb98a", 6),
        reed(-88, -18, 1.1),
        reed(-72, -24, 0.8),
        at(-54, -26, basin("#7a6238"), s=1.02),
        at(-4, 10, basin("#5a9a8c"), s=1.12),
        at(46, 44, basin("#8fe4f4"), s=1.24),
        drawn(falls),
        lily(30, 46, 0.9),
        drawn(
            "-white/2 o 60 44 12 2.600\n~white M72 30l1.600 4.400 4.400 1.600-4.400 1.600-1.600 4.400-1.600-4.400-4.400-1.600 4.400-1.600Z"
        ),
        reed(-80, 66, 1.3),
        reed(-62, 70, 1),
        drawn("straw/.5 o -34 62 9 5; o -18 67 7 4; o -50 68 7 4"),
    )


def covered_hall() -> str:
    """A great timber roof, stalls below it."""
    return picture(
        sky("governor"),
        city(0, 6, 1.2, "#a8cbe2"),
        hills(6, "#b9c9b0", 3, 2),
        drawn("~#31496b/.55 M-84-16H84V52H-84Z"),
        drawn("~#c9b58f M-112 44H112V80H-112Z\n!1.600 M-112 44H112"),
        person(-44, 42, 1, suit="green", tone=2),
        person(8, 42, 1, suit="coral", hair="bun"),
        person(50, 42, 1, suit="gold", hair="curls", tone=1),
        crate(-46, 56, 0.8, cabbage(-12, -26, 0.8) + cabbage(10, -26, 0.8)),
        crate(4, 56, 0.8, tomato(-14, -30, 9) + tomato(4, -32, 9) + tomato(18, -29, 8)),
        crate(54, 56, 0.8, carrot(-14, -32, 0.8, -10) + carrot(2, -34, 0.8) + carrot(16, -32, 0.8, 12)),
        *(at(x, 0, drawn("oak b -4 -16 8 80 1\n=oak/4 M0 4L-16-14M0 4L16-14")) for x in (-82, -22, 30, 82)),
        hall_roof(),
    )


def base_agenda() -> str:
    """A plan of a hundred years on the wall; somebody on a ladder moves a cube."""
    cells = "".join(f"M{x} -52V38" for x in (-50, -22, 6, 34)) + "M-74-32H64M-74-9H64M-74 14H64"
    marks = "red b -70 -28 24 9 4\nblue b -44 -28 44 9 4\ngold b -44 -5 24 9 4\ngreen b -14 -5 66 9 4\ncoral b -70 18 38 9 4\nviolet b 8 18 26 9 4"
    ladder = "=wood/3 M26 74L38-20M52 74L56-20\n-oak/3 M29 62H51M31 48H52M33 34H53M34 20H54M36 6H55"
    return picture(
        sky("governor"),
        drawn("#5f8fc0/.3 b -104 -80 208 136 0"),
        floor(54, "wood", "oak"),
        drawn(
            f"oak/.5 b -82 -62 154 110 4\npaper/.4 b -76 -56 142 98 2\n~blue b -76 -56 142 10 1\n-stone/1.600 {cells}\n{marks}"
        ),
        cube(-58, 34, 0.55),
        star(56, -38, 8),
        leaf(-62, -40, 0.4),
        drawn(ladder),
        person(
            44,
            36,
            1.4,
            suit="blue",
            hair="long",
            tone=1,
            look=-0.8,
            left=(-22, -33),
            right=(9, -8),
            legs="stand",
            held=cube(-26, -36, 0.6),
        ),
        person(-62, 70, 1.2, suit="red", look=0.6, right=(12, -34), hat="cap"),
    )


def public_park() -> str:
    """A bandstand on a lawn."""
    trumpeter = person(-6, -6, 0.95, left=(-10, -20), right=(14, -22), held=tool("horn", 8, -22, -10, 0.8))
    return picture(
        sky("governor"),
        sun(-64, -46, 12, "#fdf6d8"),
        city(50, 8, 1, "#a8cbe2"),
        hills(10, "#7fae5a", 4, 3),
        tree(-74, 30, 0.95),
        tree(80, 28, 0.9, "moss"),
        drawn(
            "~straw M-26 80C-20 60-12 54-10 46H14C18 56 30 62 36 80Z\n!1.600 M-26 80C-20 60-12 54-10 46M14 46C18 56 30 62 36 80"
        ),
        at(2, 46, bandstand(trumpeter)),
        bench(-58, 66, 0.9),
        flower(-86, 66, 0.9, "coral"),
        flower(66, 62, 1.1, "pink"),
        flower(80, 68, 1.1, "white"),
    )


def frugal_homes() -> str:
    """A house with a woolly hat and scarf, snug in the cold."""
    snow = "~white/.9 " + ";".join(
        f"o {x} {y} {r}"
        for x, y, r in (
            (-80, -40, 2),
            (-60, -8, 2.4),
            (-84, 10, 1.6),
            (70, -52, 2.2),
            (84, -14, 2),
            (62, 4, 1.6),
            (-52, -60, 1.8),
            (48, -30, 1.6),
            (-34, -30, 1.4),
        )
    )
    hat = """
        red/1 M-52-34C-48-84 48-84 52-34Z
        -cream/4 M-47-50L-36-42-25-52-13-43 0-53 13-43 25-52 36-42 47-50
        cream/.6 b -58 -40 116 16 8
        !1.200 M-46-38V-26M-32-38V-26M-18-38V-26M-4-38V-26M10-38V-26M24-38V-26M38-38V-26M50-38V-26
        cream o 0 -78 12
    """
    scarf = "red/.6 M-48 6Q0 16 48 6V20Q0 30-48 20Z\nred M18 20L36 18 42 50 22 52Z\n-cream/4 M20 32L38 30M21 42L40 40\n-red/2 M24 52v6M30 52v6M37 51v6"
    return picture(
        sky("governor", "night"),
        stars(7, 10, -20),
        drawn(snow),
        drawn("~#dbe8f0 M-112 44C-60 36 40 36 112 46V80H-112Z\n!2 M-112 44C-60 36 40 36 112 46"),
        house(-78, 46, 0.7, lit=True, roof="blue"),
        house(80, 46, 0.7, lit=True, roof="blue"),
        at(
            0,
            10,
            drawn(
                "cream/1 b -48 -36 96 94 6\ngold o -20 -10 11; o 20 -10 11\n!1.600 M-20-21V1M-31-10H-9M20-21V1M9-10H31\n~pink/.6 o -36 2 6; o 36 2 6\noak b -10 30 20 28 3\ngold o 5 44 1.500"
            ),
            drawn(scarf),
            drawn(hat),
            s=0.88,
        ),
    )


GOVERNOR = {
    "G01": tax_return,
    "G02": public_holiday,
    "G03": town_plan,
    "G04": assembly,
    "G05": families,
    "G06": emergency,
    "G07": referendum,
    "G08": green_grant,
    "G09": planetary_loan,
    "G10": health_station,
    "G11": star_school,
    "G12": dome_tram,
    "G13": filter_pond,
    "G14": covered_hall,
    "G15": base_agenda,
    "G16": public_park,
    "G17": frugal_homes,
}
