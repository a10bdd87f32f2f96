# ruff: noqa: E501 - the outlines of drawings are long
"""Great single things, each the motive of one project of TerriStories; foot on 0,0."""

from assets.terristories.parts import at, drawn, shadow, smooth
from assets.terristories.parts_alive import flower, ladybird, sprout


def siren() -> str:
    """A siren on its mast, 124 units high."""
    return shadow(0, 0, 20, 4) + drawn("""
        iron b -7 -66 14 66 2
        !1.600 M-7-20H7M-7-40H7
        brass/1 b -24 -74 48 12 3
        red/1 M-20-74V-96C-20-124 20-124 20-96V-74Z
        ~#ffd9a0/.8 M-12-78V-96C-12-110-4-114 2-114C-4-108-4-102-4-78Z
        straw o 0 -94 6
        iron b -24 -78 48 6 2
    """)


def shelter() -> str:
    """A small bunker with a heavy door."""
    return shadow(0, 0, 30, 4) + drawn("""
        stone/1 M-28 0C-28-40 28-40 28 0Z
        iron M-11 0V-12C-11-22 11-22 11 0Z
        !1.400 M0-18V0
        -gold/2.600 M-22-16Q0-26 22-16
        brass o 5 -8 1.800
    """)


def derrick() -> str:
    """A tower of beams over a hole."""
    return shadow(0, 0, 40, 4) + drawn("""
        =brass/3.500 M-30 0L-6-62M30 0L6-62
        =brass/2 M-25-14H25M-19-28H19M-14-42H14M-25-14L19-28M25-14L-19-28M-19-28L14-42M19-28L-14-42
        red b -11 -68 22 9 2
        iron b -36 -4 72 7 2
    """)


def picker() -> str:
    """A robot, one arm up with its claw open, 96 units high."""
    return shadow(0, 0, 34, 5) + drawn("""
        iron b -16 -10 12 12 3; b 4 -10 12 12 3
        =steel/5 M-22-40C-36-36-38-24-36-14
        steel/1 b -24 -52 48 44 8
        straw b -14 -42 28 20 4
        red o -7 -36 3; o 3 -36 3
        ~iron b -9 -29 18 3 1
        =steel/6 M22-42C36-46 40-58 40-68
        !2.600 M0-80V-90
        red o 0 -92 4.500
        gold/1 b -19 -80 38 26 9
        ink b -14 -74 28 13 6
        ~mint o -6 -67.500 4; o 6 -67.500 4
        iron b -8 -55 16 5 1
        steel M34-70C32-80 36-84 38-84V-76H43V-84C46-84 49-80 46-70Z
    """)


def pump() -> str:
    """A red pump on its stone, water running out of it."""
    return shadow(0, 2, 34, 5) + drawn("""
        stone/.8 b -24 -8 48 14 4
        red/1 b -12 -64 24 58 5
        ~white/.5 b -8 -60 5 46 2
        =red/5 M-2-68L-34-84
        red/1 M-15-62C-15-80 15-80 15-62Z
        brass o -36 -85 5
        =red/10 M10-44H32Q40-44 40-34
        ~#bfeef2 M35-30H46C52-6 54 8 60 22H34C38 6 38-12 35-30Z
        -white/2 M40-26C44-6 44 6 46 18
        !2 M35-30C38-12 38 6 34 22M46-30C52-6 54 8 60 22
        -foam/3 o 46 24 22 5
    """)


def saw() -> str:
    return drawn("""
        steel/.6 M-28-12L22-10 26 2-26 8Z
        wood/.6 M-30-8L-44-6-42 12-26 10Z
        !1.200 M-22 8l4 4l4-5l4 4l4-5l4 4l4-5l4 4l4-5l4 3
    """)


def vice() -> str:
    return drawn("iron/.8 b -16 -8 32 9 2\niron/.8 M-18-26H-4V-8H-18Z M4-26H18V-8H4Z\n=steel/3 M18-17H34M34-26V-8")


def printer() -> str:
    """A machine that prints things."""
    return drawn("steel/1 b -26 -34 52 34 4\nink b -19 -27 38 20 2\n~mint b -15 -23 30 12 1\nred b 8 -5 12 3 1")


def radio() -> str:
    """A radio with a crank, 84 units wide."""
    return shadow(0, 0, 48, 6) + drawn("""
        !2.400 M-30-46L-52-84
        red o -52 -84 3
        coral/1 b -42 -46 84 46 8
        cream b -36 -40 34 34 4
        !1.600 M-31-33H-8M-31-26H-8M-31-19H-8M-31-12H-8
        straw b 4 -40 32 12 3
        !1.600 M8-34H32M18-39V-29
        walnut o 12 -14 7; o 30 -14 5
        =iron/3 M42-22H54V-34
        wood b 49 -46 10 14 4
        ~white/.5 b -38 -44 60 3 1
    """)


def blankets() -> str:
    """Three, folded on each other."""
    return drawn("""
        blue/.6 b -34 -18 68 18 8
        red/.6 b -32 -34 64 17 8
        cream/.6 b -33 -50 66 17 8
        ~gold/.8 b -6 -18 7 18 1; b 6 -34 7 17 1; b -14 -50 7 17 1
        !1.400 M22-10H30M20-26H28M22-42H30
    """)


def basin(fill: str) -> str:
    """A round basin of stone, seen from above, so full."""
    return drawn(f"""
        stone/.6 M-42 0Q-42-9 0-9T42 0V12Q42 22 0 22T-42 12Z
        {fill}/.5 o 0 0 37 6.500
        !1.200 M-42 10Q0 21 42 10
    """)


def bandstand(inside: str) -> str:
    """A round pavilion with somebody inside, 112 units wide and 92 high."""
    back = """
        cream/.6 M-50 0Q0 14 50 0V-9Q0 4-50-9Z
        ~#31496b/.35 M-42-50H42V-8Q0 2-42-8Z
    """
    front = """
        =cream/4 M-44-8V-48M-18-3V-48M18-3V-48M44-8V-48
        -cream/3 M-44-18Q0-8 44-18
        !1.200 M-44-20Q0-10 44-20M-36-18V-8M-28-16V-6M28-16V-6M36-18V-8
        teal/1 M-56-46C-44-62-16-70 0-86C16-70 44-62 56-46Q0-34-56-46Z
        -mint/1.600 M0-84C-10-68-18-54-20-42M0-84C10-68 18-54 20-42
        gold o 0 -88 4
    """
    return shadow(0, 4, 56, 8) + drawn(back) + inside + drawn(front)


def hall_roof() -> str:
    """The tiled roof of a market hall on its beam, from edge to edge."""
    return drawn("""
        coral/.8 M-98-12L-70-46H70L98-12Z
        -#b4553c/1.600 M-78-36H78M-86-26H86M-92-18H92M-50-46L-62-12M-18-46L-22-12M18-46L22-12M50-46L62-12
        oak b -100 -15 200 7 2
        wine M-34-46L-26-62H26L34-46Z
        -cream/2 M-20-54H20
        gold o 0 -66 4
    """)


def smuggler() -> str:
    """Somebody in a hat who opens a coat lined with seeds, middle on 0,0."""
    places = (-34, 0), (-38, 26), (-41, 50), (34, 0), (38, 26), (41, 50)
    grains = "o -2 0 2.400; o 3 3 2.400; o 0 -4 2.400"
    inside = (
        sprout(0, 7, 0.5),
        flower(0, 9, 0.6, "coral"),
        drawn(f"wheat {grains}", 1.4),
        flower(0, 9, 0.6, "pink"),
        sprout(0, 7, 0.5),
        drawn(f"moss {grains}", 1.4),
    )
    packets = "".join(
        at(x, y, drawn("paper/.6 b -9 -11 18 22 2\n-bone/1.400 M-9-6H9"), seeds)
        for (x, y), seeds in zip(places, inside, strict=True)
    )
    coat = """
        #3a2c20/.6 M-22-24C-50-20-60 30-66 76H66C60 30 50-20 22-24Z
        teal/.5 M-18-20C-30 0-22 50-22 78H22C22 50 30 0 18-20Z
        #8c6a3c/.7 M-24-22C-46-14-62 30-70 78L-22 80C-22 50-26 10-16-16Z
        #8c6a3c/.7 M24-22C46-14 62 30 70 78L22 80C22 50 26 10 16-16Z
        ~#b8935c M-24-12C-40 0-54 40-60 72L-27 74C-27 50-30 14-20-10Z
        ~#b8935c M24-12C40 0 54 40 60 72L27 74C27 50 30 14 20-10Z
        =#3a2c20/10 M-28-16C-52-8-72 4-78 22
        =#3a2c20/10 M28-16C52-8 72 4 78 22
        #eec695/.5 o -78 24 7; o 78 24 7
    """
    head = """
        #eec695 o 0 -36 18
        ~ink o -7 -37 2.4; o 7 -37 2.4
        #3a2c20/.6 M-24-22C-22-32-16-30-14-22C-6-18 6-18 14-22C16-30 22-32 24-22C14-8-14-8-24-22Z
        #3a2c20/.6 M-34-44C-20-50-18-50-17-56C-14-72 14-72 17-56C18-50 20-50 34-44C20-36-20-36-34-44Z
        -teal/4 M-17-50C-6-46 6-46 17-50
        !1.500 M-5-28q6 3 10-1
    """
    return drawn(coat) + packets + drawn(head)


def jar() -> str:
    """An open jar of ladybirds."""
    glass = (
        "~#eafff6/.6 b -26 -62 52 62 10\n!2.800 b -26 -62 52 62 10\n~white/.8 b -20 -54 5 40 2\nglass b -28 -68 56 8 3"
    )
    return (
        shadow(0, 0, 30, 5)
        + drawn(glass)
        + "".join(
            ladybird(x, y, s, turn=t) for x, y, s, t in ((-6, -14, 0.5, 30), (10, -34, 0.5, -20), (-10, -44, 0.42, 60))
        )
    )


def great_tree() -> str:
    """A tree a thousand years old with a rope of straw round it, its foot at 60."""
    return drawn("""
        oak/1 M-44 60C-26 52-24 20-22-14H22C24 20 28 52 46 60C28 64 20 56 10 60C2 64-6 56-14 61C-24 66-30 58-44 60Z
        !1.800 M-10-8C-12 16-14 36-20 52M8-8C10 14 12 36 18 50M0 0V20
        ~ink/.7 o 0 36 7 10
        pine/.6 M-60 0C-82-4-84-36-62-40C-62-62-30-76-10-66C8-80 44-74 50-54C76-56 88-22 66-8C56 4 34 4 22-6C8 4-12 4-22-6C-34 6-50 6-60 0Z
        ~leaf/.8 M-64-24C-66-46-44-62-24-58C-38-52-42-44-44-36C-54-38-60-32-64-24Z
        !1.500 M-36-20q6 6 12 0M8-30q6 6 12 0M30-44q5 5 10 0M-14-44q5 5 10 0M36-14q5 5 10-1
        -ink/11 M-23 18Q0 28 24 18
        -straw/6.500 M-23 18Q0 28 24 18
        -amber/1.600 M-18 17l3 6M-10 20l3 6M-1 21l3 6M8 20l3 6M16 18l3 6
        white/.4 M-16 25H-8L-9 42-13 38-17 42Z M8 26H16L17 43 13 39 9 43Z
    """)


def star_dome() -> str:
    """A round house whose roof is open for a telescope."""
    walls = "cream/1 b -46 -24 92 30 3\nwalnut b -10 -16 16 22 2\nstraw b -36 -14 14 10 2; b 20 -14 14 10 2"
    roof = "teal/1 M-48-24C-48-90 48-90 48-24Q0-16-48-24Z\n!1.400 M-46-38Q-10-32 4-32\n~white/.4 M-40-34C-40-54-30-66-18-72C-28-60-32-48-32-34Z\nink M2-77C22-72 36-54 40-32L20-28C16-48 8-62-8-73Z"
    scope = "brass/.8 b -9 -54 18 66 4\nbrass/.6 b -12 -60 24 15 3\n~sky b -9 -62 18 5 2\n-straw/2 M-4-40V4\niron b -10 -18 20 6 1"
    return shadow(0, 2, 56, 7) + drawn(walls) + drawn(roof) + at(14, -46, drawn(scope), turn=38)


def cabinet() -> str:
    """A cabinet of twenty-five drawers, middle on 0,0."""
    columns = [(-58 + 24 * i, -50 + 22 * j) for i in range(5) for j in range(5)]
    drawers = "".join(
        f"wood/.5 b {x} {y} 21 19 2\n~paper b {x + 4.5} {y + 2} 12 4.500 1\nbrass o {x + 10.5} {y + 11} 2.200\n"
        for x, y in columns
    )
    return drawn("oak/.8 b -66 -58 132 122 4\nwalnut b -70 -64 140 10 3") + drawn(drawers, 2)


def newt_above() -> str:
    """A newt from above that swims to the right, 130 units long, its middle on 0,0."""
    spine = (
        (-74, 20, 0.6),
        (-62, 6, 3),
        (-46, -2, 5.5),
        (-28, 4, 8),
        (-10, 10, 11),
        (8, 8, 11.500),
        (24, 0, 8.500),
        (34, -4, 9.500),
        (46, -6, 11),
        (58, -7, 8),
        (65, -7, 3),
    )
    above = [(x, y - wide) for x, y, wide in spine]
    below = [(x, y + wide) for x, y, wide in reversed(spine)]
    fin = [(x, y - wide * 1.9) for x, y, wide in spine[:4]] + [
        (x, y + wide * 1.9) for x, y, wide in reversed(spine[:4])
    ]
    legs = "M28 0C32-12 28-20 38-26M26 4C30 16 38 18 40 28M-14 4C-20-8-14-18-24-24M-14 14C-14 24-24 26-24 36"
    toes = "M38-26l7 0M38-26l5-6M38-26l-1-7M40 28l8 1M40 28l5 6M40 28l-2 7M-24-24l-8-2M-24-24l-3-7M-24-24l4-7M-24 36l-8 1M-24 36l-4 7M-24 36l4 7"
    spots = "o -8 2 2.6; o -16 12 2; o 2 14 2.6; o 10 2 2.8; o 18 8 2; o -30 2 2; o -4 8 2; o 26 -4 2; o 36 -10 2; o 40 1 2; o -44 -2 1.800"
    return drawn(
        f"""
        ~#0c3a3c/.4 o 2 22 66 12
        lime/.5 {smooth(fin)}
        =#3f8f5e/4.400 {legs}
        =#3f8f5e/1.600 {toes}
        #3f8f5e/1 {smooth([*above, *below])}
        -gold/2.400 M-58 4C-46-3-34 0-22 6S10 10 24 0C34-5 42-6 50-6
        ~#17402e {spots}
        straw o 48 -14 4.600; o 50 2 4.600
        ~ink o 49.500 -14.500 2.400; o 51.500 1.500 2.400
        !1.400 M58-13C64-10 64-3 59-1
        """,
        2.2,
    )
