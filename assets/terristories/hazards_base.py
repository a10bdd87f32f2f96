# ruff: noqa: E501 - the outlines of drawings are long
"""The hazards that befall the base itself.

H01  a saucer of the Council that sucks cubes up
H06  a red nose, a thermometer, an ice bag
H07  a raised fist, helmets on their pegs
H08  a socket with all plugs in it, and sparks
H10  somebody at a porthole, Earth far away
H11  rodents in a crate, eyes in the dark
H12  a red line that falls, coins, papers
"""

from assets.build.hand import circle
from assets.terristories.faces import brows, cheeks, eyes, head, lids, neck, nose, shoulders, skull
from assets.terristories.parts import at, drawn, floor, hills, rays, stars
from assets.terristories.parts_built import dome
from assets.terristories.parts_people import person
from assets.terristories.parts_things import coin, cube, paper, star
from assets.terristories.views import air, ball, glow, inked, line, mark, rod, solid


def space_tax() -> str:
    beam = drawn("~#fff0a0/.5 M-30-12L-74 66H74L30-12Z\n~#fff8d0/.45 M-16-12L-36 66H36L16-12Z")
    carpet = drawn(
        "#c2392b M-12-14C-10 0-16 8-10 18H14C8 8 14 0 12-14Z\n-gold/2 M-8-12C-6 0-12 8-7 17M8-12C10 0 5 8 10 17\n-gold/2 M-10 19V24M-4 19V24M2 19V24M8 19V24M13 19V24"
    )
    saucer = drawn("""
        ~glass/.45 M-30-44C-28-74 28-74 30-44Z
        !2.600 M-30-44C-28-74 28-74 30-44
        -white/2.400 M-23-50C-20-58-14-62-8-64
        #4a5a9a M-78-32C-70-52 70-52 78-32C70-10-70-10-78-32Z
        #33417a M-78-32C-60-20 60-20 78-32C70-10-70-10-78-32Z
        gold o -50 -29 6
        gold o 50 -29 6
        gold o -26 -22 5
        gold o 26 -22 5
        red o 0 -26 9
        -white/3 M-62-40C-50-46-34-48-20-48
        =brass/4 M-40-16L-48-6M40-16L48-6
    """) + star(0, -26, 6)
    clerk = at(
        0,
        -40,
        drawn(
            "#e8c49a o 0 -14 9\n#2b2320 M-9-18C-9-28 9-28 9-18Z\n!2 M-6-16L-1-14M6-16L1-14\n~ink o -3 -13 1.500; o 3 -13 1.500\n!1.600 M-3-8Q0-10 3-8\n#33417a M-14 6C-14-6 14-6 14 6Z",
            2.2,
        ),
    )
    return (
        air("#2a1c48", "#b8607a", 60)
        + stars(3, 18, 10)
        + hills(58, "#5f4a5a", 5, 3)
        + beam
        + at(-76, 62, dome(0, 0, 0.5))
        + clerk
        + saucer
        + at(0, 4, carpet, s=0.9)
        + at(-30, 26, cube(0, 0, 0.8), turn=-16)
        + at(30, 20, cube(0, 0, 0.72), turn=20)
        + at(4, 44, cube(0, 0, 0.86), turn=10)
        + at(-12, 10, cube(0, 0, 0.5), turn=40)
        + at(-46, 72, person(0, 0, 0.84, suit="red", left=(-14, -40), right=(14, -44), mood="oh", look=0.6))
        + at(
            48,
            72,
            person(
                0, 0, 0.84, suit="green", left=(-15, -44), right=(13, -38), mood="sad", look=-0.6, hair="bun", tone=2
            ),
        )
    )


def dome_fever() -> str:
    skin = ("#e8b49a", "#b87a70")
    face = (
        head(skull(34, 26, -42, 32, -4), skin, 32, 0)
        + eyes(-6, 14, 6.4, (0, 1.6), "#5a7a8a")
        + lids(skin, -6, 14, 6.4, 0.48)
        + brows("#6a4a30", -21, 14, -3.4, 7, 3.4)
        + cheeks(8, 22, "#e23a3a", 8, 0.75)
        + nose("bulb", ("#e8503f", "#e0483a"), 6)
        + mark("M-10 20C-6 15-2 24 3 19S10 18 13 20", 2.8)
        + rod("M8 20L46 4", "#eef4f4", 5, 4.6)
        + line("M10 19L34 9", "#e23a2f", 2.6)
        + ball(47, 3.6, 5.5, "#eef4f4", "#b9c4c6")
        + "".join(
            circle(x, y, 1.8, fill="#d8382a", stroke="none")
            for x, y in ((-24, -16), (-28, 2), (24, -18), (28, -2), (-16, 14), (18, 14))
        )
    )
    ice = solid(
        "M-34-30C-40-50-22-58-8-54C-6-62 10-62 10-54C26-58 40-48 32-30C16-38-16-38-34-30Z",
        "#7fb4d8",
        "#4a7ba8",
        (-4, -2),
    ) + drawn("cream b -9 -66 18 10 3\n~white/.85 b -22 -48 8 7 2; b -4 -50 8 7 2; b 12 -47 8 7 2")
    scarf = drawn(
        "coral M-32 34C-16 46 16 46 32 34L36 48C18 62-18 62-36 48Z\n-cream/3 M-26 42L-28 54M-14 46L-15 58M0 48V60M14 46L15 58M26 42L28 54\ncoral M18 52L34 80H14L6 56Z\n-cream/3 M14 62L26 60M18 72L30 70"
    )
    sneeze = drawn(
        "-#dff0e0/2.8 M-80-4L-64 4M-88 18L-68 18M-80 40L-64 32M84 26L68 22M88 44L70 38\n~#cfe8b8 o -86 -8 3; o -92 18 3; o -86 44 3; o 90 26 2.600; o 92 48 2.600"
    )
    grid = "M-92 74C-96-50-52-96 0-96S96-50 92 74M-88 20Q0 44 88 20M-76-30Q0-12 76-30M-44-78C-62-30-62 30-58 80M44-78C62-30 62 30 58 80"
    return (
        air("#6a8a5a", "#d8d88a")
        + glow(0, 0, 90, "#f4f0b0", 0.6)
        + line(grid, "#f4f6e0", 3, opacity=0.6)
        + sneeze
        + inked(shoulders("#8a6aa8", "#5f4678", 56, 40), neck(skin, 13, 20), scarf, face, ice)
    )


def strike() -> str:
    pegs = drawn("walnut b -100 -62 200 10 0\n-wood/2 M-96-60H96") + "".join(
        at(
            x,
            -44,
            drawn(
                f"=iron/3 M0-10V-2\n{c} M-17 12C-18-14 18-14 17 12Z\n{c} M-22 10H22V16H-22Z\n!1.800 M-5-6C-6 0-6 6-6 10M5-6C6 0 6 6 6 10\n-white/2.400 M-11 4C-10-2-7-5-4-6"
            ),
        )
        for x, c in ((-74, "#f2bc3b"), (-37, "#c2392b"), (0, "#f2bc3b"), (37, "#2b62a8"), (74, "#f2bc3b"))
    )
    fist = drawn("""
        #2b62a8 M-20 80L-16 44H18L22 80Z
        #1b3566 b -19 38 39 11 3
        #d9955f M-16 40C-24 24-28 8-24-4C-18-14 18-18 25-4C29 10 22 26 18 40Z
        ~#a8623a M18 40C22 26 29 10 25-4C22-10 16-13 10-14C18-2 16 22 8 40Z
        #d9955f M-25-2C-28-18-14-20-13-8V4C-14 12-24 10-25-2Z
        #d9955f M-13-6C-15-22 0-24 1-10V4C0 12-12 12-13 2Z
        #d9955f M1-8C0-24 14-22 14-9V3C13 11 2 12 1 4Z
        #c98450 M14-6C14-18 26-16 26-5V3C25 10 15 11 14 4Z
        #e0a06a M-26 12C-20 4 4 6 8 14C10 22-2 24-10 22C-20 22-28 20-26 12Z
        -#f4c08a/2 M-20-8Q-19-13-16-13M-8-12Q-7-17-4-16M5-12Q6-16 9-16
    """)
    red = drawn(
        "=wood/4 M-70 80V-4M70 80V-4\n#c2392b M-92-16H-46V18H-92ZM46-16H92V18H46Z\n-white/4 M-82-6L-58 10M-58-6L-82 10\n!3.400 M58 6A12 12 0 1 1 80 6\n"
    ) + at(69, 4, drawn("cream o 0 0 12\n!2.400 M0-7V0L5 3"))
    return (
        air("#a86a4a", "#e8b87a", 74)
        + rays(0, 10, "#fff0c0", 14, 0.3)
        + pegs
        + red
        + at(-70, 80, person(0, 0, 1, suit="gold", hair="curls", mood="flat", left=(-6, -22), right=(2, -34), tone=1))
        + at(70, 80, person(0, 0, 1, suit="red", hair="bun", mood="flat", left=(-2, -34), right=(6, -22), tone=2))
        + at(-34, 86, person(0, 0, 0.9, suit="green", mood="flat", hair="bald"))
        + at(36, 86, person(0, 0, 0.9, suit="blue", mood="flat", hair="long", tone=3))
        + at(0, 24, fist, s=1.04)
    )


def power_cut() -> str:
    wires = (
        "M-28-4C-60-20-50-50-100-46",
        "M-28 18C-60 20-64 50-100 44",
        "M28-4C56-24 60-54 100-50",
        "M28 18C62 22 60 52 100 50",
        "M0 34C-4 60-30 50-28 80",
        "M0-26C4-50-20-56-16-80",
    )
    fills = ("#c2392b", "#2b62a8", "#f2bc3b", "#58b08a", "#ea7d58", "#c8b8d8")
    cables = drawn("\n".join(f"={fill}/5 {d}" for d, fill in zip(wires, fills, strict=True)))
    socket = drawn("cream b -44 -40 88 84 12\nbone b -37 -33 74 70 8\n-white/3 M-36-34H20") + "".join(
        at(x, y, drawn(f"{fill} b -13 -9 26 18 5\n!1.600 o 0 0 4.500"))
        for (x, y), fill in zip(((-26, -8), (-26, 16), (26, -8), (26, 16), (0, 27), (0, -26)), fills, strict=True)
    )
    flash = drawn("gold M4-20L-20 10H-4L-14 44L22 2H4L20-20Z\n~white M4-14L-10 6H2L-6 26L12 6H0L12-14Z")
    sparks = drawn(
        "-#ffe45c/3.400 M-50-30L-64-38M-54 4L-70 4M52-28L66-36M56 8L72 10M-30 48L-36 60M34 46L42 58M30-46L36-60\n~#fff4b0 o -72 -42 2.600; o 74 -40 2.600; o 48 62 2.600; o -42 64 2.600; o 80 12 2.200"
    )
    lamp = at(
        -70,
        -72,
        drawn(
            "=ink/2 M0 0V10\niron b -7 10 14 8 2\n#6a6a78 o 0 28 12\n!2 M-4 18L-2 28L2 28L4 18\n-#a0a0b0/2.400 M-7 26C-6 21-4 19-2 18",
            2.4,
        ),
    )
    smoke = drawn("~#5a5468/.8 o 16 -52 9; o 24 -62 11; o 36 -68 9")
    return (
        air("#14122a", "#2e2a4c")
        + glow(0, 4, 90, "#ffb03a", 0.75)
        + rays(0, 4, "#ffe07a", 10, 0.16, 5)
        + cables
        + lamp
        + socket
        + smoke
        + flash
        + sparks
    )


def homesickness() -> str:
    wall = drawn(
        "#5a6478 b -100 -76 200 160 0\n-#49526a/3 M-100-40H100M-100 30H100M-66-76V80M74-76V80\n~#3c445a o -90 -50 3; o -76 -50 3; o 84 -50 3; o 92 40 3; o -90 40 3; o -90 -66 2"
    )
    window = (
        drawn("#a9b2b8 o 16 -10 60\n#7d878f o 16 -10 52")
        + circle(16, -10, 46, fill="#0e1630", stroke="#2b1a10", stroke_width=3)
        + glow(24, -22, 34, "#6ab0f0", 0.7)
        + drawn(
            "~white o -14 -30 1.200; o -8 6 1.400; o 44 -44 1.200; o 50 8 1.400; o 4 -44 1.200; o 34 24 1.200; o -20 -10 1"
        )
        + at(
            26,
            -22,
            drawn(
                "#3f8ad0 o 0 0 17\n~#7fae4e M-12-8C-6-14 2-12 0-6C4-2-2 4-6 2C-10 4-14-2-12-8ZM4 4C10 0 14 6 10 10C6 14 2 8 4 4Z\n~white/.8 M-10-12Q0-18 10-12L6-8Q0-12-6-8Z"
            ),
        )
        + drawn("-white/3 M-24-28C-20-42-10-50 0-52")
        + drawn(
            "~#7d878f o 16 -66 3; o 16 46 3; o -40 -10 3; o 72 -10 3; o -24 -50 3; o 56 -50 3; o -24 30 3; o 56 30 3"
        )
    )
    sill = drawn("oak b -100 46 200 34 0\n-wood/2.400 M-100 49H100")
    someone = at(
        -40,
        62,
        person(0, 0, 1.9, suit="coral", hair="curls", look=0.9, mood="sad", left=(-6, -18), right=(13, -29), tone=1),
        drawn(
            "~#8fd8f0 M16-54C19-48 19-45 16-44C13-45 13-48 16-54Z\n!1.600 M16-54C19-48 19-45 16-44C13-45 13-48 16-54Z"
        ),
    )
    case = at(
        66,
        62,
        drawn("oak b -22 -24 44 30 4\n=oak/4 M-8-24V-32H8V-24\n-straw/3 M-12-24V6M12-24V6\ngold b -4 -12 8 6 1"),
        at(-8, -6, drawn("~#c2392b b -6 -6 10 7 1")),
        turn=3,
    )
    letter = at(14, 58, drawn("cream M-16-9H16V10H-16Z\n!1.800 M-16-9L0 3L16-9\n#c2392b o 0 3 3.400", 2.2), turn=-8)
    return wall + window + sill + case + letter + someone


def rodents() -> str:
    def rat(x: float, y: float, s: float, fill: str, flip: bool = False, tooth: bool = True) -> str:
        return at(
            x,
            y,
            drawn(f"""
                {fill} M-26 30C-32 0-20-22 0-22S32 0 26 30Z
                {fill} o -21 -20 12
                {fill} o 21 -20 12
                ~#e8a0a0 o -21 -20 7; o 21 -20 7
                {fill} M-22-4C-22-20 22-20 22-4C22 8 10 18 0 20C-10 18-22 8-22-4Z
                #fff6c8 o -9 -5 5
                #fff6c8 o 9 -5 5
                ~ink o -8 -4 2.600; o 10 -4 2.600
                ~white o -9 -6 1; o 9 -6 1
                #e8788a o 0 11 4.500 3.500
                !1.400 M-8 10L-26 6M-8 13L-26 16M8 10L26 6M8 13L26 16
            """),
            drawn("white M-4 17H4V25H-4Z\n!1.200 M0 17V25") if tooth else "",
            s=s,
            flip=flip,
        )

    glints = drawn(
        "".join(
            f"~#ffe45c o {x} {y} {r}; o {x + 3.4 * r} {y} {r}\n"
            for x, y, r in (
                (-84, -44, 2.6),
                (-52, -58, 2),
                (70, -52, 2.4),
                (40, -62, 1.8),
                (86, -20, 2.2),
                (-90, -10, 2),
                (-14, -62, 1.8),
            )
        )
    )
    grain = "".join(
        at(x, y, drawn("wheat M0-4C4-2 4 3 0 5C-4 3-4-2 0-4Z", 1.6), turn=x * 7)
        for x, y in (
            (-60, 62),
            (-48, 66),
            (-70, 68),
            (-38, 60),
            (66, 64),
            (54, 68),
            (78, 68),
            (44, 62),
            (-84, 62),
            (-20, 68),
            (24, 68),
            (88, 62),
        )
    )
    tail = drawn("=#d88a94/4 M60 58C84 60 92 40 80 30C72 24 66 34 74 38")
    box = drawn("""
        wood M-62 8H62L56 58H-56Z
        -oak/2.600 M-60 24H60M-58 41H58
        oak b -66 2 132 12 2
        -straw/2 M-60 5H50
        #2a1a14 M-30 58L-28 42L-20 46L-12 36L-4 44L6 38L12 58Z
    """)
    cheese = at(
        58,
        -10,
        drawn("gold M-18 10L12-14C20-8 22 2 20 10Z\n~#c9862c o 4 2 4; o 13 -4 2.600; o -4 6 2.400", 2.6),
        turn=10,
    )
    return (
        air("#241c2c", "#5a4038", 60)
        + glow(0, -10, 80, "#e0a050", 0.5)
        + glints
        + floor(54, "#7a5638", "#5a3c24")
        + tail
        + rat(-34, -14, 0.95, "#8d8490")
        + rat(34, -8, 0.9, "#a08a78", tooth=False)
        + rat(0, -24, 1.14, "#77707e")
        + cheese
        + box
        + grain
        + at(
            -8,
            56,
            drawn(
                "#a08a78 M-14 6C-16-12 12-14 14 6Z\n~ink o 6 -2 1.800\n#e8788a o 13 3 2.400\n#a08a78 o -2 -9 4.500\n!1 M11 4L18 2M11 5L18 7",
                2.2,
            ),
        )
        + at(
            -74,
            56,
            drawn(
                "#8d8490 M-14 6C-16-12 12-14 14 6Z\n~ink o 6 -2 1.800\n#e8788a o 13 3 2.400\n#8d8490 o -2 -9 4.500\n!1 M11 4L18 2M11 5L18 7\n=#d88a94/2 M-14 4C-20 4-22-2-26 0",
                2.2,
            ),
            flip=True,
        )
    )


def crash() -> str:
    board = drawn(
        "#1f3440 b -88 -64 150 98 6\n-#35586a/1.600 M-84-40H58M-84-16H58M-84 8H58M-58-60V30M-28-60V30M2-60V30M32-60V30\nwood b -92 -68 158 8 3\nwood b -92 30 158 8 3"
    )
    fall = "M-80-34L-62-46L-44-28L-30-40L-8-6L6-16L30 30"
    arrow = drawn(
        f"-ink/17 {fall}\n-#e23a2a/11 {fall}\n-#ff8a70/2.600 M-79-36L-62-48L-44-31L-30-43L-8-10L6-20L16-1\n#e23a2a M12 34L48 26L42 62Z\n-ink/3 M36 40L62 64"
    )
    hole = drawn("!2.600 M56 30L70 22M60 46L78 46M52 58L60 72M30 56L24 70")
    fallen = "".join(
        at(x, y, coin(0, 0, 9), turn=t)
        for x, y, t in ((72, -48, 20), (84, -16, -20), (70, 6, 10), (-70, 56, 0), (86, 60, 0))
    )
    sheets = "".join(
        at(x, y, paper(0, 0, 20, 26, lines=3, s=0.9), turn=t)
        for x, y, t in ((74, -30, 24), (-84, 14, -20), (84, 26, -14))
    )
    trader = at(
        -44,
        78,
        person(0, 0, 1.5, suit="navy", hat="top", left=(-10, -30), right=(10, -30), mood="oh", look=0.4),
        drawn("-#8fd8f0/2 M-16-46L-22-50M16-46L22-50M-18-38L-24-38"),
    )
    other = at(
        -2,
        80,
        person(0, 0, 1.16, suit="gold", hair="bun", left=(-15, -42), right=(15, -42), mood="sad", look=0.4, tone=2),
    )
    return (
        air("#5a2c3a", "#c8705a", 74)
        + rays(30, 40, "#ffd0a0", 12, 0.22)
        + board
        + arrow
        + hole
        + sheets
        + fallen
        + trader
        + other
    )
