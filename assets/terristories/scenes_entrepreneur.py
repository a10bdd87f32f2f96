# ruff: noqa: E501 - the outlines of drawings are long
"""The entrepreneur's projects: amber skies, brass and machines, coins that go round."""

from assets.terristories.parts import (
    at,
    cloud,
    drawn,
    floor,
    hills,
    peak,
    picture,
    polar,
    rays,
    shadow,
    sky,
    stars,
    sun,
    water,
)
from assets.terristories.parts_alive import bush, pig, reed
from assets.terristories.parts_built import factory, house, panel, plane, rocket, turbine, wheel
from assets.terristories.parts_people import person, tool
from assets.terristories.parts_things import (
    arrow,
    bolt,
    bubbles,
    bulb,
    coin,
    coins,
    cube,
    flask,
    gear,
    leaf,
    note,
    sack,
    seal,
    star,
)


def threat() -> str:
    """A siren howls; beside it shelters are for sale."""
    waves = "-white/4 M30-46Q46-30 30-12M46-58Q70-30 46-2M62-70Q94-30 62 10"
    left = "-white/4 M-54-46Q-70-30-54-12M-70-58Q-94-30-70-2"
    return picture(
        sky("entrepreneur", "night"),
        rays(-12, -28, "coral", 14, 0.32),
        hills(36, "#7a4a1e", 3, 2),
        drawn(waves + "\n" + left),
        at(
            -12,
            66,
            shadow(0, 0, 20, 4),
            drawn("""
            iron b -7 -66 14 66 2
            !1.600 M-7-20H7M-7-40H7
            brass/1 b -24 -74 48 12 3
            red/1 M-20-74V-96C-20-124 20-124 20-96V-74Z
            ~#ffd9a0/.8 M-12-78V-96C-12-110-4-114 2-114C-4-108-4-102-4-78Z
            straw o 0 -94 6
            iron b -24 -78 48 6 2
        """),
            s=1.06,
        ),
        at(
            60,
            66,
            shadow(0, 0, 30, 4),
            drawn(
                "stone/1 M-28 0C-28-40 28-40 28 0Z\niron M-11 0V-12C-11-22 11-22 11 0Z\n!1.400 M0-18V0\n-gold/2.600 M-22-16Q0-26 22-16\nbrass o 5 -8 1.800"
            ),
        ),
        person(-70, 68, 1.1, suit="gold", hair="short", mood="oh", left=(-10, -40), right=(10, -40), look=0.7),
    )


def patent() -> str:
    """A strange screw on a deed with a seal."""
    return picture(
        sky("entrepreneur"),
        floor(-40, "oak", "walnut"),
        drawn("""
            ~#1a0d18/.35 M-64-50H74V66H-64Z
            paper/.5 M-70-58H66V56Q-2 68-70 56Z
            bone/.8 b -76 -64 148 13 6
            -brass/1.600 M-62-44H58V48H-62Z
            -stone/2 M-52 30H-6M-52 38H-14M34-34H50M34-26H50M-52-34H-36M-52-26H-36
            -blue/1.200 M-34-4H34M0-46V28M-26-30L26 22M26-30L-26 22
        """),
        at(0, -8, bolt(0, 0, 1.28)),
        seal(44, 34, 1.25, "red", on=star(0, 0, 9, "gold")),
        gear(-74, 56, 20, "brass"),
    )


def deep_drill() -> str:
    """A derrick, and its drill deep in the layers below."""
    layers = """
        soil/.4 M-112-8C-60-14 60-4 112-8V80H-112Z
        ~#a3673a M-112 12C-50 4 40 18 112 8V80H-112Z
        ~#6f4226 M-112 32C-50 40 40 26 112 34V80H-112Z
        ~#4a2818 M-112 52C-60 46 40 58 112 50V80H-112Z
        !1.400 M-112 12C-50 4 40 18 112 8M-112 32C-50 40 40 26 112 34M-112 52C-60 46 40 58 112 50
        ~straw/.6 o -70 22 5 3; o 60 20 6 3; o -50 44 4 2.500; o 76 44 5 3; o -84 62 5 3
    """
    crystals = "".join(
        at(x, 76, drawn("gold/.9 M-7 0L-9-14 0-26 8-13 6 0Z\n~white/.6 M-6-2L-7-13 0-23-1-4Z"), turn=t, s=s)
        for x, t, s in ((-34, -14, 1), (-20, 6, 1.2), (24, -8, 1.2), (40, 16, 1))
    )
    return picture(
        sky("entrepreneur"),
        sun(-60, -46, 13),
        factory(60, -6, 0.56),
        drawn(layers),
        drawn("~#fff0a0/.5 o 0 66 44 18"),
        crystals,
        drawn(
            "-walnut/14 M0-6V44\n-iron/7 M0-30V40\n-steel/2 M-1-30V40\nsteel/1 M-13 34H13L9 48 0 64-9 48Z\n-iron/2 M-11 38L11 44M-9 46L8 51"
        ),
        at(
            0,
            -6,
            shadow(0, 0, 40, 4),
            drawn("""
            =brass/3.500 M-30 0L-6-62M30 0L6-62
            =brass/2 M-25-14H25M-19-28H19M-14-42H14M-25-14L19-28M25-14L-19-28M-19-28L14-42M19-28L-14-42
            red b -11 -68 22 9 2
            iron b -36 -4 72 7 2
        """),
        ),
        person(-66, 2, 0.9, hat="hard", suit="gold", look=1, right=(14, -18)),
    )


def flat_pack() -> str:
    """Four walls and a roof float apart; screws and a key lie ready."""
    return picture(
        sky("entrepreneur"),
        rays(0, 6, opacity=0.25, count=14),
        hills(42, "#d9a44a", 4, 2),
        shadow(0, 54, 66, 9),
        drawn("-white/2 M-44 8V44M44 8V44M0-30V-10M-44-4L-26-20M44-4L26-20"),
        drawn("""
            steel/.6 M-62 46L0 58 62 46 0 36Z
            !1.200 M-30 40L34 52M30 40L-34 52
        """),
        at(-42, 12, drawn("coral/.6 M-26-18L14-24V22L-26 30Z\nglass M-16-8L2-11V6L-16 9Z\n!1.200 M-7-10V7")),
        at(44, 12, drawn("#c9553a/.6 M26-18L-14-24V22L26 30Z\nwalnut M-4-8L14-5V28L-4 24Z\nbrass o 0 8 1.800")),
        at(
            0,
            -36,
            drawn(
                "gold/.6 M-46 6L-22-22H46L24 6Z\n-amber/1.600 M-38-4H30M-30-13H38M-12 6L12-22M6 6L28-22\nbrass/.5 M-46 6H24V12H-46Z"
            ),
        ),
        bolt(-76, -28, 0.5, 30),
        bolt(78, -34, 0.5, -24),
        bolt(-82, 50, 0.5, 80),
        tool("wrench", 78, 52, 60, 1.1),
    )


def picker_robots() -> str:
    """A robot with a basket on the mountain."""
    robot = """
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
    """
    fruit = "".join(
        drawn(f"coral o {x} {y} 6\nleaf/.4 M{x} {y - 5}q4-6 8-3q-3 4-8 3Z", 2)
        for x, y in ((47, -24), (66, -34), (82, -18), (60, -8), (30, -38))
    )
    return picture(
        sky("entrepreneur"),
        peak(-58, 34, 120, 90, "#c9a878"),
        peak(20, 34, 100, 66, "#b48f62"),
        hills(30, "#a98a3c", 5, 3),
        bush(64, 20, 2.3, "moss"),
        fruit,
        at(-14, 66, shadow(0, 0, 34, 5), drawn(robot), s=1.12),
        at(
            -56,
            68,
            drawn(
                "coral o -10 -24 7; o 4 -26 7; o 14 -23 6; o -3 -30 7\nwood/.8 M-24-22H24L18 0H-18Z\n-oak/1.800 M-22-14H22M-20-7H20M-10-22L-8 0M10-22L8 0"
            ),
        ),
    )


def shared_bonus() -> str:
    """A golden coin cut like a cake; everybody takes a slice."""
    cake = """
        amber/.6 M-54-2Q-54 24 0 24T54-2Z
        gold/.6 o 0 -4 54 24
        -straw/2.600 o 0 -4 44 19
        ~#8a5210 M0-4L24-27A54 24 0 0 1 52-10Z
        #b97a18/.4 M0-4L52-10V6L2 16Z
        !1.800 M0-4L-40-20M0-4L-46 9M0-4L-8 20M0-4L40 12M0-4L-12-27
    """
    return picture(
        sky("entrepreneur"),
        rays(0, 0, count=16, opacity=0.32),
        person(-52, 42, 1.3, suit="blue", hair="bun", tone=1, left=(-14, -30), right=(14, -20), look=0.7),
        person(0, 22, 1.3, suit="gold", hat="cap", left=(-18, -34), right=(18, -34)),
        person(50, 42, 1.3, suit="red", hair="curls", tone=2, left=(-12, -20), right=(19, -28), look=-0.7),
        floor(42, "wood", "oak"),
        at(-2, 40, shadow(2, 18, 60, 10), drawn(cake), star(-16, -6, 9, "amber")),
        at(
            80,
            2,
            drawn(
                "gold/.6 M-18 0L10-14A22 22 0 0 1 18 6Z\n#b97a18/.4 M-18 0L18 6V14L-18 8Z\n-straw/2 M6-9A16 16 0 0 1 12 4"
            ),
        ),
    )


def recycling() -> str:
    """Half a rocket goes in, a trumpet and pots come out."""
    belt = "iron/.6 b -100 44 84 14 7; b 28 44 84 14 7\nsteel o -88 51 4; o -70 51 4; o -52 51 4; o -34 51 4; o 44 51 4; o 62 51 4; o 80 51 4"
    mill = """
        coral/1 b -34 -40 66 100 4
        walnut b -40 0 14 48 3
        walnut b 22 4 16 44 3
        -cream/3 M-32-28H30
        gold/1 M-40-40L-28-58H26L38-40Z
        iron b 10 -82 14 26 2
        -cream/3 M11-76H23
    """
    return picture(
        sky("entrepreneur"),
        cloud(32, -62, 0.5, "#fff4d6", flat=True),
        hills(50, "#c98f3c", 3, 2),
        drawn(belt),
        at(-90, 28, rocket(0, 0, 0.94, turn=84)),
        at(14, 0, drawn(mill)),
        at(12, -8, drawn("green o 0 0 25"), "".join(arrow(0, 0, 14, a, a + 74, "cream", 5) for a in (10, 130, 250))),
        at(64, 34, drawn("steel/1 b -11 -8 24 18 4\n-ink/4.500 M13-4H24\n-steel/2 M13-4H24\nsteel b -13 -11 28 5 2")),
        at(
            76,
            6,
            drawn("brass/1 M-18-2H8L22-14V18L8 8H-18Z\n!1.600 M-10-2V-8M-4-2V-8M2-2V-8\nbrass o 22 2 4 16"),
            turn=-16,
        ),
    )


def open_lab() -> str:
    """A flask that bubbles over; the door stands open, ideas fly in."""
    return picture(
        sky("entrepreneur", "dusk"),
        drawn("#c98a34/.4 b -104 -80 208 130 0"),
        drawn(
            "~#fff6cc b 22 -56 56 106 2\n~sky b 26 -52 48 60 1\n~grass M26 8C44-2 60 4 74 0V48H26Z\n!2.600 M22 50V-58H80V50\noak/.6 M80-58L98-68V66L80 50Z\nbrass o 86 4 2.600"
        ),
        drawn("~#fff6cc/.45 M22 50L-40 80H70L78 50Z"),
        floor(50, "wood", "oak"),
        drawn("~#fff6cc/.4 M24 50L-30 80H76L76 50Z"),
        bulb(50, -26, 0.62),
        bulb(34, 12, 0.42),
        at(-36, 62, flask(0, 0, 1.36, "coral", 0.55)),
        bubbles("-36 -58 7; -22 -62 4; -48 -64 4.5; -30 4 4"),
        at(20, 66, flask(0, 0, 0.5, "green", 0.5)),
    )


def rain_maker() -> str:
    """A red plane sows a grey cloud; it rains."""
    rain = "".join(
        f"M{x} {y + 6}l-4 12"
        for x, y in (
            (-54, 22),
            (-34, 30),
            (-14, 22),
            (6, 32),
            (26, 22),
            (44, 30),
            (-44, 44),
            (-4, 48),
            (34, 46),
            (16, 58),
            (-24, 58),
        )
    )
    return picture(
        sky("entrepreneur"),
        sun(-70, -44, 12),
        hills(56, "leaf", 4, 3),
        drawn(f"-water/3.600 {rain}"),
        at(-6, 14, cloud(0, 0, 1.8, "#98a2ae")),
        drawn(
            "~white/.9 "
            + ";".join(
                f"o {x} {y} {r}"
                for x, y, r in (
                    (-8, -28, 2.6),
                    (-18, -22, 2),
                    (-26, -28, 2.4),
                    (-36, -22, 2),
                    (-2, -20, 1.8),
                    (-44, -30, 1.8),
                    (-14, -34, 1.6),
                    (-28, -16, 1.6),
                )
            )
        ),
        plane(26, -36, 0.86),
        person(70, 70, 0.9, suit="green", left=(-14, -36), right=(14, -36)),
    )


def wind_turbine() -> str:
    """It turns and sings, a little out of tune."""
    return picture(
        sky("entrepreneur"),
        cloud(-62, -48, 0.6, flat=True),
        drawn("-white/3 M-92-10H-40Q-30-10-30-18Q-31-26-38-24M-88 8H-50"),
        hills(34, "#c9b04a", 5, 4),
        house(-66, 50, 0.95, roof="coral"),
        person(-26, 64, 1, suit="blue", left=(-10, -34), right=(10, -34), mood="flat", look=-0.4),
        at(26, 62, turbine(0, 0, 1.2, 28)),
        note(66, -44, 1),
        note(80, -8, 0.8, turn=14),
        note(-16, -46, 0.8, turn=-12),
        at(80, 64, turbine(0, 0, 0.42, 70)),
    )


def mirror_field() -> str:
    """Mirrors throw the light of two suns on one tower."""
    spots = ((-74, 40, -30), (-44, 54, -22), (44, 54, 22), (74, 40, 30), (0, 64, 0))
    beams = "".join(f"~#fff6c0/.6 M-5-46H5L{x + 14} {y - 10}L{x - 14} {y - 10}Z\n" for x, y, _ in spots)
    mirrors = "".join(
        at(
            x,
            y,
            shadow(0, 12, 14, 3),
            drawn("!3 M0 0V12\nsky/.4 M-17-11H17L14 9H-14Z\n~white/.9 M-13-8H-3L-9 6H-11Z\n~white/.7 M2-8H6L1 6H-2Z"),
            turn=t * 0.4,
            s=1.06,
        )
        for x, y, t in spots
    )
    return picture(
        sky("entrepreneur"),
        sun(-66, -46, 15),
        sun(62, -52, 10, "#ffe0b0"),
        hills(14, "#d9b25a", 3, 2),
        drawn(beams),
        drawn("#c9a27a/.7 M-10 44L-6-40H6L10 44Z\n!1.300 M-9 20H9M-8 0H8M-7-20H7"),
        drawn("~#fff6c0/.55 o 0 -48 27\nwhite/0 b -12 -60 24 22 5\n~#ffe88a b -8 -56 16 14 3"),
        rays(0, -48, "#fffbe0", 10, 0.25),
        mirrors,
    )


def orbital_counter() -> str:
    """A station like a wheel over the planet, with an awning."""
    awning = "".join(
        f"{'red' if i % 2 == 0 else 'cream'}/.5 M{-30 + 10 * i}-12H{-20 + 10 * i}L{-22 + 11 * i} 2C{-22 + 11 * i} 8 {-33 + 11 * i} 8 {-33 + 11 * i} 2Z\n"
        for i in range(6)
    )
    return picture(
        sky("entrepreneur", "night"),
        stars(14, 22, 40),
        drawn(
            "orange/1 o -20 120 130 82\n~straw/.35 M-120 66C-70 34 30 34 90 76L100 90C40 50-60 50-130 90Z\n~wine/.3 M-100 80C-50 60 10 66 60 90Z"
        ),
        wheel(10, -18, 52, -14, 0.62),
        at(
            10,
            8,
            drawn("walnut/.6 b -30 0 60 30 2"),
            person(-8, 26, 0.74, suit="gold", right=(16, -12)),
            drawn("wood/.6 b -34 18 68 14 2"),
            drawn(awning),
            coin(18, 12, 6),
            s=1.05,
        ),
        at(-66, -30, rocket(0, 0, 0.45, turn=58, fire=True)),
        at(74, 44, rocket(0, 0, 0.4, turn=-40, trim="blue", fire=True)),
    )


def solar_pump() -> str:
    """A pump drinks light and gives water."""
    return picture(
        sky("entrepreneur"),
        sun(-52, -44, 15),
        hills(16, "#c9b04a", 4, 3),
        water(38, "water", 6),
        panel(-50, 40, 1.35, -14),
        drawn("-ink/3 M-46 30C-36 44-22 40-6 36"),
        at(
            14,
            48,
            shadow(0, 2, 34, 5),
            drawn("""
            stone/.8 b -24 -8 48 14 4
            red/1 b -12 -64 24 58 5
            ~white/.5 b -8 -60 5 46 2
            =red/5 M-2-68L-34-84
            red/1 M-15-62C-15-80 15-80 15-62Z
            brass o -36 -85 5
            =red/10 M10-44H32Q40-44 40-34
        """),
            drawn(
                "~#bfeef2 M35-30H46C52-6 54 8 60 22H34C38 6 38-12 35-30Z\n-white/2 M40-26C44-6 44 6 46 18\n!2 M35-30C38-12 38 6 34 22M46-30C52-6 54 8 60 22\n-foam/3 o 46 24 22 5"
            ),
            s=1.06,
        ),
        reed(84, 54, 1),
        reed(-84, 62, 1.1),
        reed(-20, 68, 0.8),
    )


def shared_workshop() -> str:
    """A bench with a vice under a wall of tools."""
    return picture(
        sky("entrepreneur"),
        drawn("#e0b060/.4 b -104 -80 208 120 0\n#b98440/.4 b -84 -64 168 68 3"),
        drawn("~#7a4f22/.5 " + ";".join(f"o {x} {y} 1.2" for x in range(-74, 80, 18) for y in (-54, -38, -22, -6))),
        tool("hammer", -62, -30, -12, 1.3),
        tool("wrench", -32, -32, 14, 1.1),
        tool("brush", -6, -28, 0, 1.3),
        drawn(
            "steel/.6 M16-46L58-52 62-38 18-30Z\nwood/.6 M14-50L2-44 4-28 18-28Z\n!1.200 M22-30l4 4l4-5l4 4l4-5l4 4l4-5l4 4l4-5l4 3"
        ),
        tool("axe", 76, -30, 8, 0.9),
        floor(48, "oak", "walnut"),
        person(-2, 52, 1.35, suit="gold", hat="hard", left=(-20, -22), right=(14, -24), look=-0.4),
        drawn(
            "wood/.6 b -92 24 184 14 3\nwood/.6 b -84 38 14 42 2; b 70 38 14 42 2\noak/.6 b -34 38 60 24 2\nbrass o -4 50 3"
        ),
        at(
            -50,
            24,
            drawn("iron/.8 b -16 -8 32 9 2\niron/.8 M-18-26H-4V-8H-18Z M4-26H18V-8H4Z\n=steel/3 M18-17H34M34-26V-8"),
            cube(0, -28, 0.62),
            s=1.15,
        ),
        at(
            36,
            24,
            drawn("steel/1 b -26 -34 52 34 4\nink b -19 -27 38 20 2\n~mint b -15 -23 30 12 1\nred b 8 -5 12 3 1"),
            gear(0, -16, 9, "gold", 8),
        ),
    )


def circular_norm() -> str:
    """A belt that comes back to where it left, boxes all round it."""
    boxes = "".join(
        at(x, y, cube(0, -8, 0.72, c))
        for x, y, c in sorted(
            (
                (round(polar(a, 1)[0] * 72), round(polar(a, 1)[1] * 36 + 20), c)
                for a, c in (
                    (20, "coral"),
                    (70, "beech"),
                    (110, "green"),
                    (160, "gold"),
                    (205, "beech"),
                    (250, "sky"),
                    (290, "coral"),
                    (340, "gold"),
                )
            ),
            key=lambda place: place[1],
        )
        if y > 0
    )
    back = "".join(at(x, y, cube(0, -8, 0.6, c)) for x, y, c in ((-46, -6, "gold"), (46, -6, "coral")))
    return picture(
        sky("entrepreneur"),
        rays(0, -10, count=14, opacity=0.26),
        hills(-8, "#d9b25a", 3, 2),
        shadow(2, 30, 90, 44, 0.25),
        drawn("-ink/23 o 0 20 72 36\n-iron/18 o 0 20 72 36\n-steel/2 o 0 16.500 72 36"),
        drawn(
            "-steel/1.600 "
            + "".join(
                f"M{polar(a, 1)[0] * 64:.1f} {polar(a, 1)[1] * 29 + 20:.1f}L{polar(a, 1)[0] * 80:.1f} {polar(a, 1)[1] * 43 + 20:.1f}"
                for a in range(0, 360, 15)
            )
        ),
        back,
        at(0, 36, factory(0, 0, 0.9, "coral")),
        at(-3, 36, leaf(-14, -66, 0.9, "leaf", -14)),
        boxes,
        drawn("cream/0 M-6 46L14 56-6 66-2 56Z", 2),
        drawn("cream/0 M-76-2L-66-18-84-14-76-10Z", 2),
    )


def fair_trade() -> str:
    """Scales in balance: a sack on one side, coins on the other."""
    pan = "!1.400 M-22 0L0-34L22 0\nbrass/1 M-28 0H28C24 14-24 14-28 0Z"
    return picture(
        sky("entrepreneur"),
        rays(0, -20, count=14, opacity=0.26),
        floor(46, "wood", "oak"),
        at(
            0,
            64,
            shadow(0, 0, 34, 5),
            drawn(
                "brass/1 M-28 0Q-26-10-8-12L-4-104H4L8-12Q26-10 28 0Q0 6-28 0Z\n~white/.5 M-5-16L-2-96H0L-2-14Z\n=brass/4 M-60-98Q0-108 60-98\nred o 0 -108 7"
            ),
        ),
        at(-58, 4, drawn(pan), at(0, 0, sack(0, 0, 0.72, on=leaf(0, 0, 0.7, "moss")))),
        at(58, 4, drawn(pan), at(-8, 1, coins(0, 0, 4, 0.8)), at(11, 1, coins(0, 0, 2, 0.8))),
        person(-66, 72, 1.05, suit="green", hair="bun", tone=2, right=(16, -24), look=1),
        person(66, 72, 1.05, suit="gold", left=(-16, -24), look=-1),
    )


def savings() -> str:
    """A pig of china and the evening's coin."""
    return picture(
        sky("entrepreneur", "dusk"),
        sun(0, 8, 40, "#ffe9a0", 2),
        floor(40, "oak", "walnut"),
        at(-14, 62, pig(0, 0, 1.38)),
        coin(-16, -42, 14),
        drawn("-white/2.600 M-38-52V-64M-16-62V-70M6-52V-64"),
        coins(78, 68, 4),
        coins(-80, 66, 2),
    )


ENTREPRENEUR = {
    "E01": threat,
    "E02": patent,
    "E03": deep_drill,
    "E04": flat_pack,
    "E05": picker_robots,
    "E06": shared_bonus,
    "E07": recycling,
    "E08": open_lab,
    "E09": rain_maker,
    "E10": wind_turbine,
    "E11": mirror_field,
    "E12": orbital_counter,
    "E13": solar_pump,
    "E14": shared_workshop,
    "E15": circular_norm,
    "E16": fair_trade,
    "E17": savings,
}
