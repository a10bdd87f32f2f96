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
from assets.terristories.parts_works import derrick, picker, printer, pump, saw, shelter, siren, vice


def threat() -> str:
    """A siren howls; beside it shelters are for sale."""
    waves = "-white/4 M18-46Q34-30 18-12M34-58Q58-30 34-2M50-70Q82-30 50 10"
    return picture(
        sky("entrepreneur", "night"),
        rays(-12, -28, "coral", 14, 0.32),
        hills(36, "#7a4a1e", 3, 2),
        at(-12, 0, at(8, 0, drawn(waves)), at(-8, 0, drawn(waves), flip=True)),
        at(-12, 66, siren(), s=1.06),
        at(60, 66, shelter(), s=1.1),
        person(-70, 68, 1.1, suit="gold", mood="oh", left=(-10, -40), right=(10, -40), look=0.7),
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
        at(0, -6, derrick()),
        person(-66, 2, 0.9, hat="hard", suit="gold", look=1, right=(14, -18)),
    )


def flat_pack() -> str:
    """Four walls and a roof float apart; screws and a key lie ready."""
    left = "coral/.6 M-34-24L18-32V30L-34 40Z\nglass M-21-11L3-14V9L-21 13Z\n!1.300 M-9-13V11M-21 1L3-3"
    right = "#c9553a/.6 M34-24L-18-32V30L34 40Z\nwalnut M-4-10L20-6V38L-4 33Z\nbrass o 1 12 2.200"
    roof = "gold/.6 M-58 8L-28-26H58L30 8Z\n-amber/1.800 M-48-4H40M-38-15H49M-16 8L14-26M8 8L36-26\nbrass/.5 M-58 8H30V15H-58Z"
    return picture(
        sky("entrepreneur"),
        rays(0, 6, opacity=0.25, count=14),
        hills(42, "#d9a44a", 4, 2),
        drawn("~#1a0d18/.25 o 4 56 74 11\nsteel/.6 M-66 50L0 64 66 50 0 38Z\n!1.200 M-32 43L36 57M32 43L-36 57"),
        drawn("-white/2.400 M-42 42V54M42 42V54M-42-20V-27M42-20V-27"),
        at(-42, 10, drawn(left)),
        at(42, 10, drawn(right)),
        at(0, -40, drawn(roof)),
        bolt(-82, -40, 0.55, 30),
        bolt(82, -40, 0.55, -24),
        bolt(-78, 58, 0.55, 80),
        tool("wrench", 76, 56, 70, 1),
    )


def picker_robots() -> str:
    """A robot with a basket on the mountain."""
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
        at(-14, 66, picker(), s=1.12),
        at(
            -56,
            68,
            drawn(
                "coral o -10 -24 7; o 4 -26 7; o 14 -23 6; o -3 -30 7\nwood/.8 M-24-22H24L18 0H-18Z\n-oak/1.800 M-22-14H22M-20-7H20M-10-22L-8 0M10-22L8 0"
            ),
        ),
    )


def shared_bonus() -> str:
    """A golden coin cut like a cake; a slice is already held up."""
    cake = """
        amber/.6 M-60 0V12Q-60 38 0 38T60 12V0Z
        gold/.7 o 0 0 60 26
        -straw/2.600 o 0 0 49 20
        !1.800 M0 0L-56-9M0 0L-34-21M0 0L6-26M0 0L42-19M0 0L59 5M0 0L-48 15
        wood/.2 M0 0L-18 25V40L26 39V24Z
        #a8701c/.3 M0 0L-18 25V38L0 13Z
        #c98f2a/.3 M0 0L26 24V37L0 13Z
    """
    slice_ = "gold/.5 M-22-16Q0-25 22-16L0 22Z\n-straw/2.400 M-17-12Q0-19 17-12\namber/.6 M-22-16V-24Q0-34 22-24V-16Q0-25-22-16Z"
    return picture(
        sky("entrepreneur"),
        rays(0, -30, count=16, opacity=0.34),
        person(0, 26, 1.3, suit="gold", hat="cap", left=(-17, -52), right=(17, -52)),
        at(0, -40, drawn(slice_), star(0, -6, 6, "orange"), s=0.92),
        person(-56, 40, 1.35, suit="blue", hair="bun", tone=1, left=(-12, -38), right=(14, -16), look=0.7),
        person(56, 40, 1.35, suit="red", hair="curls", tone=2, left=(-14, -16), right=(12, -38), look=-0.7),
        floor(36, "wood", "oak"),
        at(0, 30, shadow(2, 34, 64, 9), drawn(cake)),
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
            70,
            4,
            drawn("brass/1 M-18-2H8L22-14V18L8 8H-18Z\n!1.600 M-10-2V-8M-4-2V-8M2-2V-8\nbrass o 22 2 4 16"),
            turn=-16,
        ),
    )


def open_lab() -> str:
    """The doors stand wide open: ideas fly in, smells come out."""
    bricks = "".join(
        f"M{x + 14 * (j % 2)} {y}v13" for j, y in enumerate(range(-72, 50, 13)) for x in range(-98, 98, 28)
    )
    rows = "".join(f"M-100 {y}H100" for y in range(-72, 50, 13))
    return picture(
        sky("entrepreneur"),
        drawn(f"#c98a34/.4 b -104 -80 208 130 0\n-#a86e22/1.400 {bricks}{rows}"),
        drawn(
            "#fff3c0/.3 M-42 50V-34C-42-70 42-70 42-34V50Z\n~#e8c070 b -40 -24 80 4 0\nwhite/.5 b -31 -33 9 9 2; b 20 -33 9 9 2\ncoral/.5 b -16 -36 8 12 2; b 2 -34 10 10 2"
        ),
        person(2, 42, 1.25, suit="white", hair="curls", tone=1, left=(-18, -30), right=(18, -28)),
        drawn("wood/.5 b -40 28 80 8 1\nwood/.5 b -34 36 6 16 0; b 28 36 6 16 0"),
        at(-22, 29, flask(0, 0, 0.5, "green", 0.5)),
        at(22, 29, flask(0, 0, 0.5, "coral", 0.6)),
        drawn("~#fff3c0/.5 M-42 50H42L74 80H-74Z\n!2.600 M-42 50V-34C-42-70 42-70 42-34V50"),
        drawn(
            "teal/.6 M-42-40L-84-58V66L-42 50Z\nteal/.6 M42-40L84-58V66L42 50Z\n!1.600 M-50-34L-76-46V-4L-50 0ZM-50 10L-76 8V50L-50 40ZM50-34L76-46V-4L50 0ZM50 10L76 8V50L50 40Z\nbrass o -50 5 3; o 50 5 3"
        ),
        bulb(-78, -38, 0.5),
        bulb(0, -50, 0.62),
        bulb(78, -38, 0.5),
        drawn("-lime/4 M-14 66q6-6 12 0t12 0t12 0M-30 60q4-4 8 0M30 58q4-4 8 0"),
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
        at(14, 48, pump(), s=1.06),
        reed(84, 54, 1),
        reed(-84, 62, 1.1),
        reed(-20, 68, 0.8),
    )


def shared_workshop() -> str:
    """A bench with a vice under a wall of tools."""
    pegs = ";".join(f"o {x} {y} 1.2" for x in range(-74, 80, 18) for y in (-54, -38, -22, -6))
    return picture(
        sky("entrepreneur"),
        drawn("#e0b060/.4 b -104 -80 208 120 0\n#b98440/.4 b -84 -64 168 68 3"),
        drawn(f"~#7a4f22/.5 {pegs}"),
        tool("hammer", -64, -40, -12, 1.2),
        tool("wrench", -38, -40, 14, 0.9),
        at(44, -38, saw()),
        floor(48, "oak", "walnut"),
        person(
            -4, 34, 1.5, suit="gold", hat="hard", left=(-20, -16), right=(16, -34), held=tool("brush", 17, -40, 0, 1)
        ),
        drawn(
            "wood/.6 b -92 26 184 14 3\nwood/.6 b -84 40 14 42 2; b 70 40 14 42 2\noak/.6 b -34 40 60 24 2\nbrass o -4 52 3"
        ),
        at(-56, 26, vice(), cube(0, -28, 0.62), s=1.15),
        at(54, 26, printer(), gear(0, -16, 9, "gold", 8), s=1.05),
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
        drawn("gold/.5 M14 42L-16 56 14 70 6 56Z"),
        drawn("gold/.5 M-10-28L16-16-10-4-3-16Z"),
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
        at(-16, 62, pig(0, 0, 1.34)),
        coin(-16, -42, 14),
        drawn("-white/2.600 M-38-52V-64M-16-62V-70M6-52V-64"),
        coins(82, 72, 3),
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
