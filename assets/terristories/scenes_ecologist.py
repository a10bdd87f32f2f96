# ruff: noqa: E501 - the outlines of drawings are long
"""The ecologist's projects: green light, water, beasts and seedlings."""

from assets.terristories.parts import (
    at,
    cloud,
    cracks,
    drawn,
    floor,
    hills,
    moon,
    peak,
    picture,
    planet,
    rays,
    shadow,
    sky,
    stars,
    sun,
)
from assets.terristories.parts_alive import (
    ant,
    bee,
    bird,
    bush,
    deer,
    fir,
    flower,
    fox,
    ladybird,
    lily,
    mushroom,
    newt,
    reed,
    sapling,
    sprout,
    tree,
    worm,
)
from assets.terristories.parts_built import fence, hive, sign, signpost
from assets.terristories.parts_people import person, tool
from assets.terristories.parts_things import leaf, tick


def smuggling() -> str:
    """A coat opens by night; seeds are sewn into its lining."""
    packets = "".join(
        at(x, y, drawn("paper/.6 b -8 -10 16 20 2\n-bone/1.400 M-8-5H8"), picture_)
        for x, y, picture_ in (
            (-34, 0, sprout(0, 7, 0.5)),
            (-38, 26, flower(0, 9, 0.6, "coral")),
            (34, 0, flower(0, 9, 0.6, "pink")),
            (38, 26, sprout(0, 7, 0.5)),
            (-41, 50, drawn("wheat o -2 0 2.400; o 3 3 2.400; o 0 -4 2.400", 1.4)),
            (41, 50, drawn("moss o -2 2 2.400; o 3 -2 2.400; o 2 5 2.400", 1.4)),
        )
    )
    return picture(
        sky("ecologist", "night"),
        stars(11, 14, 0),
        moon(66, -46, 13),
        drawn("~#0c2a2c M-112 30H112V80H-112Z\n~straw/.16 M-20-72L-70 80H90L30-72Z"),
        drawn("""
            #3a2c20/.6 M-22-24C-50-20-60 30-66 76H66C60 30 50-20 22-24Z
            teal/.5 M-18-20C-30 0-22 50-22 78H22C22 50 30 0 18-20Z
            #8c6a3c/.7 M-24-22C-46-14-62 30-70 78L-22 80C-22 50-26 10-16-16Z
            #8c6a3c/.7 M24-22C46-14 62 30 70 78L22 80C22 50 26 10 16-16Z
            ~#b8935c M-24-12C-40 0-54 40-60 72L-27 74C-27 50-30 14-20-10Z
            ~#b8935c M24-12C40 0 54 40 60 72L27 74C27 50 30 14 20-10Z
            =#3a2c20/10 M-28-16C-52-8-72 4-78 22
            =#3a2c20/10 M28-16C52-8 72 4 78 22
            #eec695/.5 o -78 24 7; o 78 24 7
        """),
        packets,
        drawn("""
            #eec695 o 0 -36 18
            ~ink o -7 -37 2.4; o 7 -37 2.4
            #3a2c20/.6 M-24-22C-22-32-16-30-14-22C-6-18 6-18 14-22C16-30 22-32 24-22C14-8-14-8-24-22Z
            #3a2c20/.6 M-34-44C-20-50-18-50-17-56C-14-72 14-72 17-56C18-50 20-50 34-44C20-36-20-36-34-44Z
            -teal/4 M-17-50C-6-46 6-46 17-50
            !1.500 M-5-28q6 3 10-1
        """),
    )


def ladybirds() -> str:
    """A jar is opened; ladybirds set to work on a leaf."""
    return picture(
        sky("ecologist"),
        sun(62, -46, 13),
        hills(40, "grass", 3, 3),
        drawn("""
            leaf/.8 M-30 66C-30 20 20-14 92-20C92 36 40 74-30 66Z
            -lime/3 M-26 64C10 40 50 12 88-16M4 46L2 26M28 30L30 6M54 10L56-8M10 42L34 46M34 26L62 26M60 6L80 6
        """),
        ladybird(30, 22, 1.5, 62),
        at(
            -58,
            62,
            shadow(0, 0, 30, 5),
            drawn(
                "~#eafff6/.6 b -26 -62 52 62 10\n!2.800 b -26 -62 52 62 10\n~white/.8 b -20 -54 5 40 2\nglass b -28 -68 56 8 3"
            ),
            ladybird(-6, -14, 0.5, 30),
            ladybird(10, -34, 0.5, -20),
            ladybird(-10, -44, 0.42, 60),
        ),
        at(-38, -30, drawn("brass/.7 M-27 0V7Q0 17 27 7V0Z\nstraw/.5 o 0 0 27 8"), turn=-24),
        ladybird(-72, -46, 0.5, -30),
        ladybird(-6, -12, 0.46, 80),
        ladybird(4, -54, 0.46, 20),
        ladybird(78, 46, 0.5, -60),
    )


def reforestation() -> str:
    """A tree planted on the slope, the suitcase still shut."""
    rows = "".join(
        sapling(x, y, s)
        for x, y, s in (
            (-84, 8, 0.6),
            (-64, 0, 0.6),
            (-44, -4, 0.6),
            (40, 10, 0.6),
            (62, 16, 0.65),
            (84, 24, 0.7),
            (-78, 30, 0.8),
            (58, 40, 0.8),
        )
    )
    return picture(
        sky("ecologist"),
        peak(36, 16, 130, 84, "#9db0a0"),
        peak(-56, 16, 110, 62, "#88a090"),
        hills(12, "grass", 9, 9),
        rows,
        drawn("mud M-6 62C0 50 30 50 38 62Q16 70-6 62Z"),
        sapling(16, 58, 2),
        person(-32, 66, 1.6, suit="green", hat="straw", legs="kneel", look=0.9, right=(22, -14), left=(14, -6), tone=1),
        tool("spade", 58, 44, 14, 1.1),
        tool("case", -78, 52, -6, 0.95),
    )


def repaired_soil() -> str:
    """A crack in the earth is sewn up with green thread."""
    stitches = "".join(
        f"M{x - 3} {y - 13}L{x + 3} {y + 13}" for x, y in ((-80, 42), (-60, 38), (-40, 40), (-20, 35), (0, 36))
    )
    return picture(
        sky("ecologist"),
        hills(-12, "barren", 3, 3),
        drawn("~#a37c5c M-112 10H112V80H-112Z"),
        cracks(4, 4, 5, 20),
        cracks(9, 52, 4, 66),
        drawn("~leaf M-112 2C-70-10-30-2 4 2C14 10 18 18 16 26L-112 36Z\n~grass M-112 46L12 44C16 56 4 66-4 80H-112Z"),
        drawn(
            "#2f1a0e/.1 M-100 41L-80 40-60 37-40 39-20 34 0 34 18 24 40 24 58 6 100-12V48L72 46 46 62 24 50 2 40-18 38-38 43-60 41-82 45-100 44Z\n~#5f3a20/.8 M60 12L100-4V6L62 22Z"
        ),
        drawn(f"-ink/9 {stitches}\n-mint/5 {stitches}"),
        drawn("-ink/7 M3 48C30 70 40 6 34-30\n-mint/3.600 M3 48C30 70 40 6 34-30"),
        drawn("steel/1 M26-24L78-66C84-68 88-62 84-58L34-18 18-12Z\n~ink M72-59L80-64 82-61 74-56Z"),
        sprout(-84, 24, 1.5),
        sprout(-46, 20, 1.2, "moss"),
        mushroom(-14, 20, 0.9),
        flower(-66, 72, 1.2, "pink"),
        worm(-24, 64, 1.2),
    )


def green_corridor() -> str:
    """A planted bridge carries a fox over the road."""
    return picture(
        sky("ecologist", "dusk"),
        moon(-66, -48, 11),
        hills(-4, "moss", 4, 4),
        fir(-84, 4, 0.6),
        fir(84, 2, 0.6),
        drawn("~#5c6a70 M-30 80L-12 20H14L34 80Z\n-straw/3 M0 24V34M1 42V54M2 62V80\n!2 M-30 80L-12 20M34 80L14 20"),
        drawn("""
            stone/.6 M-112 20C-60 2 60 2 112 20V80H62C60 20-58 20-62 80H-112Z
            -bone/2 M-68 80C-66 14 64 14 68 80
            !1.200 M-90 30H-66M-84 50H-68M66 40H96M72 60H96M-96 66H-66
            leaf/.6 M-112 24C-96 18-92 30-84 22C-76 32-68 18-58 18C-50 30-44 12-34 14C-26 26-20 12-10 12C-2 24 6 12 14 13C22 26 30 12 38 14C46 28 52 16 60 18C70 30 76 18 86 22C94 30 98 20 112 24V-2C60-24-60-24-112-2Z
            -lime/2 M-60 4l3-6l3 6M20-2l3-6l3 6M50 4l3-6l3 6M-30-4l3-6l3 6
        """),
        bush(-72, -2, 0.8, "pine"),
        bush(70, -2, 0.8, "pine", berries="red"),
        bush(52, -8, 0.5),
        sapling(-46, -10, 1.1),
        fox(4, -8, 1.32),
        flower(-92, 8, 0.7, "pink"),
        flower(90, 8, 0.7, "white"),
    )


def ecotourism() -> str:
    """A visitor in a straw hat takes a picture of a patch of moss."""
    return picture(
        sky("ecologist"),
        rays(52, -10, "straw", 12, 0.25),
        hills(30, "grass", 5, 3),
        fir(-82, 28, 0.8),
        drawn("stone/.8 M18 58C14 34 28 14 52 14S92 30 92 58Q56 68 18 58Z"),
        drawn(
            "moss/.6 M14 36C12 16 30 2 52 4S96 14 94 40C88 34 84 44 78 36C72 46 66 34 60 42C54 32 48 46 42 38C36 46 30 34 26 42C22 36 18 42 14 36Z\n-lime/2 M26 24v-6M38 16v-7M52 14v-8M66 16v-7M78 24v-6M46 26v-6M60 28v-6"
        ),
        mushroom(40, 10, 0.5, "coral"),
        sprout(62, 8, 0.7, "lime"),
        flower(76, 16, 0.7, "white"),
        person(
            -36,
            66,
            1.85,
            suit="coral",
            hat="straw",
            look=0.9,
            left=(10, -27),
            right=(20, -27),
            legs="walk",
            held=tool("camera", 15, -28, 0, 0.75),
        ),
        drawn("-oak/3 M-62 68H-52M-22 68H-8"),
    )


def green_class() -> str:
    """A great lens over an ant."""
    return picture(
        sky("ecologist"),
        hills(-24, "grass", 3, 3),
        drawn("-moss/2.400 M-86 10l4-10l4 10M-70 60l4-10l4 10M70 64l4-10l4 10M84-4l3-8l3 8"),
        person(-72, 24, 1.2, suit="gold", hair="curls", tone=2, look=0.8, legs="kneel", right=(14, -18)),
        person(72, 20, 1.1, suit="red", hair="bun", look=-0.8, legs="kneel", left=(-14, -18)),
        at(64, 58, drawn("=oak/13 M-18-14L30 22\n-straw/2 M-14-13L26 17")),
        drawn("~#f3ffe6/.85 o 2 10 52"),
        drawn("-grass/3 M-30 44q4-12 2-22M26 46q-2-12 4-20M-36 40q-4-8-8-10"),
        ant(0, 12, 1.95),
        drawn(
            "-ink/13 o 2 10 52\n-brass/8 o 2 10 52\n-straw/2 M-44-12A52 52 0 0 1-8-40\n-white/5 M-36-6A42 42 0 0 1-16-26"
        ),
    )


def weather_station() -> str:
    """A balloon on its string above a slatted box and a wind cup."""
    slats = "".join(f"M-17 {y}H17" for y in (-48, -42, -36, -30))
    return picture(
        sky("ecologist"),
        cloud(66, -48, 0.7),
        cloud(-70, -20, 0.6, flat=True),
        hills(38, "grass", 8, 4),
        drawn("!1.800 M-8 12C-20 30 10 40-6 60"),
        drawn("""
            coral/1 M-10 6C-44-2-50-64-8-66C34-64 28-2-6 6Z
            ~cream/.85 M-8-66C-20-58-22-14-9 6C6-14 4-58-8-66Z
            ~white/.6 M-34-40C-33-50-28-57-21-59C-26-52-28-44-28-34C-29-30-34-32-34-40Z
            red M-13 5H-3L-2 13H-14Z
        """),
        at(-8, 24, drawn("wood/.6 b -9 -4 18 13 2\n!1.200 M-7-4L-5-11M7-4L4-11")),
        at(
            56,
            62,
            shadow(0, 0, 26, 5),
            drawn(
                f"white b -16 -26 5 26 1; b 11 -26 5 26 1\nwhite/.6 b -20 -56 40 32 2\n-stone/2 {slats}\nwhite M-26-56L0-68 26-56Z"
            ),
        ),
        at(
            -64,
            64,
            shadow(0, 0, 12, 3),
            drawn(
                "!3 M0 0V-58M-20-58H20M0-58L-10-50M0-58L10-66\nred M-24-64Q-14-58-24-52Z M16-64Q26-58 16-52Z\ngold M-3-44H18L12-38 18-32H-3Z\nbrass o 0 -58 3.600"
            ),
        ),
        person(12, 68, 1.2, suit="green", hair="long", look=-0.4, left=(-14, -12), right=(14, -24), mood="oh"),
    )


def sanctuary() -> str:
    """An ancient tree, a rope round it, and light."""
    return picture(
        sky("ecologist", "dusk"),
        rays(0, -50, "straw", 14, 0.34),
        fir(-84, 26, 0.9, "#3f7462"),
        fir(86, 28, 0.95, "#3f7462"),
        hills(30, "moss", 6, 3),
        shadow(6, 56, 54, 9),
        drawn("""
            oak/1 M-44 60C-26 52-24 20-22-14H22C24 20 28 52 46 60C28 64 20 56 10 60C2 64-6 56-14 61C-24 66-30 58-44 60Z
            !1.800 M-10-8C-12 16-14 36-20 52M8-8C10 14 12 36 18 50M0 0V20
            ~ink/.7 o 0 36 7 10
            pine/.6 M-60 0C-82-4-84-36-62-40C-62-62-30-76-10-66C8-80 44-74 50-54C76-56 88-22 66-8C56 4 34 4 22-6C8 4-12 4-22-6C-34 6-50 6-60 0Z
            ~leaf/.8 M-64-24C-66-46-44-62-24-58C-38-52-42-44-44-36C-54-38-60-32-64-24Z
            !1.500 M-36-20q6 6 12 0M8-30q6 6 12 0M30-44q5 5 10 0M-14-44q5 5 10 0M36-14q5 5 10-1
        """),
        drawn(
            "-ink/11 M-23 18Q0 28 24 18\n-straw/6.500 M-23 18Q0 28 24 18\n-amber/1.600 M-18 17l3 6M-10 20l3 6M-1 21l3 6M8 20l3 6M16 18l3 6"
        ),
        drawn("white/.4 M-16 25H-8L-9 42-13 38-17 42Z M8 26H16L17 43 13 39 9 43Z", 1.8),
        at(-4, 0, deer(-56, 66, 0.62)),
        mushroom(58, 64, 0.7),
        flower(74, 68, 0.9, "white"),
    )


def apiary() -> str:
    """Hives in flowers, bees with six wings."""
    return picture(
        sky("ecologist"),
        sun(-66, -46, 12),
        hills(18, "grass", 4, 4),
        tree(82, 22, 0.8),
        hive(36, 42, 1.15, "coral", "cream"),
        hive(-26, 60, 1.42, "gold", "cream"),
        bee(42, -36, 1.5, -12),
        bee(-66, -6, 1, 8),
        bee(76, 10, 0.8, -4, flip=True),
        *(
            flower(x, y, s, f)
            for x, y, s, f in (
                (-84, 66, 1.2, "pink"),
                (-66, 70, 1, "white"),
                (20, 70, 1.2, "coral"),
                (44, 68, 1, "white"),
                (62, 66, 1.3, "pink"),
                (84, 70, 1, "gold"),
            )
        ),
    )


def observatory() -> str:
    """A dome is open, its telescope follows a shooting star."""
    return picture(
        sky("ecologist", "night"),
        stars(21, 26, 20),
        planet(-70, -44, 10, "coral", "straw"),
        drawn("~white/.85 M-6-70L74-52 72-46Z\nstraw/.3 M78-62L82-54 90-53 84-47 86-39 78-43 70-39 72-47 66-53 74-54Z"),
        hills(44, "pine", 5, 5),
        at(
            -14,
            54,
            shadow(0, 2, 56, 7),
            drawn("cream/1 b -46 -24 92 30 3\nwalnut b -10 -16 16 22 2\nstraw b -36 -14 14 10 2; b 20 -14 14 10 2"),
            drawn("""
            teal/1 M-48-24C-48-90 48-90 48-24Q0-16-48-24Z
            ink M4-76C20-70 32-54 37-34L20-30C16-50 8-62-4-72Z
        """),
            at(
                14,
                -46,
                drawn(
                    "brass/.8 b -9 -52 18 62 4\nbrass/.6 b -12 -58 24 14 3\n~sky b -9 -60 18 5 2\n-straw/2 M-4-40V4\niron b -10 -18 20 6 1"
                ),
                turn=38,
            ),
            drawn("!1.400 M-46-38Q-10-32 4-32\n~white/.4 M-40-34C-40-54-30-66-18-72C-28-60-32-48-32-34Z"),
            s=1.06,
        ),
        person(66, 68, 1.05, suit="green", hair="bun", right=(10, -38), left=(-12, -12), look=-0.3, tone=1),
    )


def newt_pond() -> str:
    """A newt with its crest in a pond of lilies."""
    return picture(
        sky("ecologist"),
        hills(-22, "grass", 5, 4),
        reed(-84, -8, 1.3),
        reed(-66, -16, 0.9),
        reed(84, -10, 1.2),
        drawn(
            "moss/.4 M-112-6C-60-22 60-20 112-4V80H-112Z\nteal/.5 M-106 30C-100-14-40-14 0-12S104-14 106 30C104 90-104 90-106 30Z\n-foam/2 M-70 4h24M30 0h30M-20 56h40M-90 34h16M70 50h18"
        ),
        lily(-66, 52, 1.5),
        lily(66, 14, 1.1),
        lily(-50, 4, 0.9, False),
        lily(74, 58, 1, False),
        drawn("~#0c3a3c/.4 o 2 42 60 12"),
        newt(2, 28, 1.28),
        drawn("-white/1.800 M-72 44q6-4 12 0M58 38q8-4 14 0"),
        at(
            10,
            -38,
            drawn(
                "~glass/.8 M0-2C4-10 14-12 16-6C14 0 6 0 0-2Z M0-2C-4-10-14-12-16-6C-14 0-6 0 0-2Z\n=coral/2.400 M0-6V14\n~ink o 0 -8 3"
            ),
            turn=30,
            s=1.1,
        ),
    )


def family_trail() -> str:
    """A path winds away past a signpost; a family walks it."""
    return picture(
        sky("ecologist"),
        sun(52, -44, 14),
        peak(-30, 4, 90, 46, "#9db0a0"),
        hills(0, "leaf", 4, 5),
        hills(16, "grass", 7, 4),
        drawn(
            "~straw M-70 80C-20 60 44 58 40 40C36 28-22 34-18 20C-16 10 6 10 12 4H18C16 12 2 16 4 20C8 30 72 26 74 42C76 60 36 64 16 80Z\n!1.800 M-70 80C-20 60 44 58 40 40C36 28-22 34-18 20C-16 10 6 10 12 4M16 80C36 64 76 60 74 42C72 26 8 30 4 20C2 16 16 12 18 4"
        ),
        tree(78, 24, 0.8),
        fir(-84, 30, 0.7),
        signpost(-52, 64, 1.2),
        person(
            -8,
            66,
            1.45,
            suit="green",
            hat="cap",
            legs="walk",
            look=0.6,
            left=(-8, -38),
            right=(16, -12),
            tone=1,
            behind=person(0, -38, 0.62, suit="gold", hair="curls", tone=1, left=(-12, -30), right=(14, -32)),
        ),
        person(
            34,
            62,
            1.35,
            suit="coral",
            hair="long",
            legs="walk",
            look=0.6,
            left=(-12, -12),
            right=(16, -10),
            held=drawn("=oak/2.200 M17-28V2"),
        ),
    )


def nature_park() -> str:
    """A stag leaps the low fence."""
    return picture(
        sky("ecologist", "dusk"),
        sun(46, -20, 28, "#fff0b8"),
        peak(-70, 24, 90, 66, "#6f968a"),
        peak(70, 24, 80, 50, "#82a898"),
        hills(22, "moss", 3, 4),
        fir(-84, 40, 0.9),
        fir(86, 40, 0.8),
        hills(46, "grass", 8, 2),
        fence(-94, 64, 192, 1.05),
        shadow(4, 64, 40, 4),
        deer(-6, 34, 1.34),
        sign(-66, 72, 0.8, "cream", leaf(0, 0, 0.75)),
    )


def certified_forest() -> str:
    """A log with a mark burnt in; two saplings for the one tree."""
    return picture(
        sky("ecologist"),
        *(
            fir(x, 20, s, f)
            for x, s, f in (
                (-86, 1.15, "#4f8a72"),
                (-60, 1.3, "#3f7a64"),
                (-32, 1.1, "#4f8a72"),
                (36, 1.1, "#4f8a72"),
                (62, 1.3, "#3f7a64"),
                (88, 1.15, "#4f8a72"),
            )
        ),
        hills(20, "grass", 3, 3),
        shadow(4, 60, 70, 9),
        drawn("""
            oak/.8 M-26-8H62C84-8 84 54 62 54H-26Z
            !1.500 M20 2H54M30 14H66M18 30H58M34 42H64
            beech/.6 o -28 23 32 33
            -wood/2.600 o -28 23 25 26
            -wood/2 o -29 23 16 17
        """),
        at(-28, 23, drawn("-#7a3a14/8 M-15 1L-5 13 16-12"), tick(0, 0, 1.25)),
        sapling(66, 68, 1.2),
        sapling(86, 66, 1.2),
        drawn("mud/.4 M54 70Q66 60 78 69Z M76 69Q87 60 98 69Z", 2),
        bird(44, -8, 1.4, "coral", flip=True),
    )


def free_seeds() -> str:
    """A cabinet of many drawers, one of them open."""
    drawers = "".join(
        f"wood/.5 b {-58 + 24 * i} {-50 + 22 * j} 21 19 2\nbrass o {-47.5 + 24 * i} {-41 + 22 * j} 2.200\n"
        for i in range(5)
        for j in range(5)
    )
    labels = "".join(
        at(-47.5 + 24 * i, -46 + 22 * j, drawn("~paper b -6 -2.5 12 4.500 1")) for i in range(5) for j in range(5)
    )
    return picture(
        sky("ecologist"),
        drawn("#a8cfa8/.3 b -104 -80 208 140 0\n-#8fbf98/4 M-88-80V60M-44-80V60M0-80V60M44-80V60M88-80V60"),
        floor(58, "oak", "walnut"),
        drawn("oak/.8 b -66 -58 132 122 4\nwalnut b -70 -64 140 10 3"),
        drawn(drawers, 2),
        labels,
        at(
            24,
            26,
            drawn("~ink/.6 b -15 -16 30 16 1\nwood/.5 M-16-10L-22 8H22L16-10Z\nwalnut M-14-8L-18 2H18L14-8Z"),
            sprout(-8, 2, 0.95),
            sprout(9, 0, 0.75, "lime"),
            drawn("wood/.6 b -23 0 46 22 2\nbrass o 0 12 3.400\n~paper b -9 3 18 5 1"),
            s=1.1,
        ),
        person(
            -62,
            72,
            1.5,
            suit="green",
            hair="bun",
            tone=3,
            look=0.8,
            left=(-10, -14),
            right=(17, -26),
            held=drawn("paper/.5 b 11 -38 12 15 1\n~leaf o 17 -30 3"),
        ),
        *(drawn(f"wheat o {x} {y} 2.4", 1.4) for x, y in ((70, 62), (78, 66), (62, 68), (84, 60))),
    )


def nursery() -> str:
    """Tiny trees in rows of pots, and one hand with a can."""
    pot = "coral/.6 M-9-12H9L7 0H-7Z\ncoral/.6 b -11 -15 22 5 1.500"
    rows = "".join(
        at(
            x * (0.7 + 0.15 * row) + 20,
            y,
            (sapling if (i + row) % 3 else fir)(0, -13, 0.9 if (i + row) % 3 else 0.5),
            drawn(pot),
            s=0.72 + 0.2 * row,
        )
        for row, y in enumerate((12, 36, 66))
        for i, x in enumerate((-86, -52, -18, 16, 50, 84))
    )
    return picture(
        sky("ecologist"),
        sun(-70, -48, 12),
        hills(-6, "leaf", 4, 3),
        drawn(
            "wood/.5 M-112 8H112V15H-112Z\nwood/.5 M-112 33H112V40H-112Z\nwood/.5 M-112 63H112V72H-112Z\n~moss/.35 M-112 15H112V33H-112Z M-112 40H112V63H-112Z"
        ),
        rows,
        drawn("-sky/2.400 M-34 0l-6 10M-26 2l-4 12M-18 2l-2 12"),
        person(
            -74,
            74,
            1.7,
            suit="green",
            hat="straw",
            look=0.8,
            tone=1,
            right=(22, -36),
            left=(-10, -12),
            held=tool("can", 22, -38, 18, 0.9),
        ),
    )


ECOLOGIST = {
    "C01": smuggling,
    "C02": ladybirds,
    "C03": reforestation,
    "C04": repaired_soil,
    "C05": green_corridor,
    "C06": ecotourism,
    "C07": green_class,
    "C08": weather_station,
    "C09": sanctuary,
    "C10": apiary,
    "C11": observatory,
    "C12": newt_pond,
    "C13": family_trail,
    "C14": nature_park,
    "C15": certified_forest,
    "C16": free_seeds,
    "C17": nursery,
}
