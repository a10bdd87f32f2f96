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
    reed,
    sapling,
    sprout,
    tree,
    worm,
)
from assets.terristories.parts_built import fence, hive, sign, signpost
from assets.terristories.parts_people import person, tool
from assets.terristories.parts_things import leaf, tick
from assets.terristories.parts_works import cabinet, great_tree, jar, newt_above, smuggler, star_dome


def smuggling() -> str:
    """A coat opens by night; seeds are sewn into its lining."""
    return picture(
        sky("ecologist", "night"),
        stars(11, 14, 0),
        moon(66, -46, 13),
        drawn("~#0c2a2c M-112 30H112V80H-112Z\n~straw/.16 M-20-72L-70 80H90L30-72Z"),
        smuggler(),
    )


def ladybirds() -> str:
    """A jar is opened; ladybirds set to work on a leaf."""
    flying = ((-72, -46, 0.5, -30), (-6, -12, 0.46, 80), (4, -54, 0.46, 20), (78, 46, 0.5, -60))
    return picture(
        sky("ecologist"),
        sun(62, -46, 13),
        hills(40, "grass", 3, 3),
        drawn("""
            leaf/.8 M-30 66C-30 20 20-14 92-20C92 36 40 74-30 66Z
            -lime/3 M-26 64C10 40 50 12 88-16M4 46L2 26M28 30L30 6M54 10L56-8M10 42L34 46M34 26L62 26M60 6L80 6
        """),
        ladybird(30, 22, 1.5, 62),
        at(-58, 62, jar()),
        at(-38, -30, drawn("brass/.7 M-27 0V7Q0 17 27 7V0Z\nstraw/.5 o 0 0 27 8"), turn=-24),
        *(ladybird(x, y, s, turn) for x, y, s, turn in flying),
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
    holes = [(-92 + 17 * i, 30 + 18 * (i % 2) - i) for i in range(7)]
    thread = "M" + "L".join(f"{x} {y}" for x, y in holes) + "C30 40 44 10 40-20"
    eyes = ";".join(f"o {x} {y} 2.6" for x, y in holes)
    return picture(
        sky("ecologist"),
        hills(-14, "barren", 3, 3),
        drawn("~#a37c5c M-112 6H112V80H-112Z"),
        cracks(4, 2, 5, 16),
        cracks(9, 56, 4, 68),
        drawn("~leaf M-112-4C-70-14-30-8 8 0C20 8 24 18 20 24L-112 40Z\n~grass M-112 40L18 34C24 50 8 62 2 80H-112Z"),
        drawn(
            "#2f1a0e/.1 M-112 38L-86 42-64 36-40 40-16 33 10 34 26 22 46 22 62 4 100-16V52L74 50 50 66 28 54 8 40-16 37-40 45-64 41-86 46-112 43Z\n~#5f3a20/.8 M64 12L100-6V4L66 24Z"
        ),
        drawn(f"-ink/6.400 {thread}\n-lime/3 {thread}\n~ink {eyes}"),
        drawn("steel/1 M30-14L76-62C82-66 88-60 84-54L38-8 24-2Z\n~ink M71-54L78-60 81-57 74-51Z"),
        sprout(-78, 24, 1.5),
        sprout(-44, 20, 1.3, "moss"),
        mushroom(-10, 20, 0.9),
        flower(-72, 74, 1.1, "pink"),
        worm(-28, 64, 1.2),
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
        fox(4, -8, 1.32),
        flower(-92, 8, 0.7, "pink"),
        flower(90, 8, 0.7, "white"),
    )


def ecotourism() -> str:
    """Visitors in straw hats take pictures of a patch of moss."""
    moss = """
        stone/.8 M6 60C2 30 20 6 50 6S96 26 96 60Q56 70 6 60Z
        moss/.6 M2 34C0 10 22-8 50-6S100 8 98 38C92 32 86 44 80 34C74 46 66 32 60 42C54 30 46 46 40 36C34 46 26 32 20 42C14 36 8 42 2 34Z
        -lime/2.200 M14 18v-8M28 8v-8M42 16v-9M56 4v-8M70 14v-9M84 18v-8M34 26v-7M62 26v-7
    """
    return picture(
        sky("ecologist"),
        rays(52, -20, "straw", 12, 0.3),
        hills(30, "grass", 5, 3),
        person(-76, 44, 1.15, suit="blue", hat="straw", hair="bun", look=1, tone=2, left=(-10, -14), right=(18, -26)),
        drawn(moss),
        mushroom(38, 0, 0.7, "coral"),
        sprout(62, 0, 1, "lime"),
        flower(82, 10, 0.9, "white"),
        person(-34, 70, 1.8, suit="coral", hat="straw", look=0.9, left=(14, -24), right=(28, -27), legs="walk"),
        tool("camera", 4, 20, 0, 1.5),
        drawn("~white/.8 M26 14l3 7 7 3-7 3-3 7-3-7-7-3 7-3Z"),
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
        great_tree(),
        deer(-60, 66, 0.62),
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
    falling = "~white/.85 M-6-70L74-52 72-46Z\nstraw/.3 M78-62L82-54 90-53 84-47 86-39 78-43 70-39 72-47 66-53 74-54Z"
    return picture(
        sky("ecologist", "night"),
        stars(21, 26, 20),
        planet(-70, -44, 10, "coral", "straw"),
        drawn(falling),
        hills(44, "pine", 5, 5),
        at(-14, 54, star_dome(), s=1.06),
        person(66, 68, 1.05, suit="green", hair="bun", right=(10, -38), left=(-12, -12), look=-0.3, tone=1),
    )


def newt_pond() -> str:
    """A newt, seen from above, among the lilies of its pond."""
    fly = "~glass/.8 M0-2C4-10 14-12 16-6C14 0 6 0 0-2Z M0-2C-4-10-14-12-16-6C-14 0-6 0 0-2Z\n=coral/2.400 M0-6V14\n~ink o 0 -8 3"
    return picture(
        sky("ecologist"),
        hills(-34, "grass", 5, 4),
        reed(-84, -22, 1.2),
        reed(-66, -28, 0.9),
        reed(84, -22, 1.1),
        drawn(
            "moss/.4 M-112-18C-60-34 60-32 112-16V80H-112Z\n#3f9a9c/.5 M-106 26C-100-26-40-26 0-24S104-26 106 26C104 96-104 96-106 26Z"
        ),
        drawn("-foam/2 M-80-4h20M40-12h26M-10 62h40M70 44h18"),
        lily(-62, 56, 1.6),
        lily(74, 6, 1.2),
        lily(-40, -8, 0.9, False),
        lily(68, 62, 1, False),
        at(4, 28, newt_above(), turn=-10, s=1.04),
        at(26, -48, drawn(fly), turn=60, s=1.1),
    )


def family_trail() -> str:
    """A path winds away past a signpost; a family walks it."""
    sides = "M-40 80C-10 62 66 58 62 42C58 30-6 36-4 22C-2 12 20 12 26 4M50 80C66 64 98 60 94 42C90 28 18 30 18 22C18 16 30 14 34 4"
    child = person(0, -38, 0.7, suit="gold", hair="curls", tone=1, left=(-13, -32), right=(14, -34))
    staff = drawn("=oak/2.200 M17-30V2")
    return picture(
        sky("ecologist"),
        sun(-62, -44, 13),
        peak(70, 4, 90, 56, "#9db0a0"),
        hills(0, "leaf", 4, 5),
        hills(14, "grass", 7, 4),
        drawn(
            "~straw M-40 80C-10 62 66 58 62 42C58 30-6 36-4 22C-2 12 20 12 26 4H34C30 14 18 16 18 22C18 30 90 28 94 42C98 60 66 64 50 80Z"
        ),
        drawn(f"!1.800 {sides}"),
        fir(86, 28, 0.7),
        signpost(-58, 64, 1.25),
        person(
            4,
            68,
            1.5,
            suit="green",
            hat="cap",
            legs="walk",
            look=0.5,
            left=(-8, -40),
            right=(9, -40),
            tone=1,
            behind=child,
        ),
        person(46, 66, 1.4, suit="coral", hair="long", legs="walk", look=-0.3, right=(16, -12), held=staff),
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
    back = "~ink/.6 b -15 -16 30 16 1\nwood/.5 M-16-10L-22 8H22L16-10Z\nwalnut M-14-8L-18 2H18L14-8Z"
    front = "wood/.6 b -23 0 46 22 2\nbrass o 0 12 3.400\n~paper b -9 3 18 5 1"
    return picture(
        sky("ecologist"),
        drawn("#a8cfa8/.3 b -104 -80 208 140 0\n-#8fbf98/4 M-88-80V60M-44-80V60M0-80V60M44-80V60M88-80V60"),
        floor(58, "oak", "walnut"),
        at(8, 0, cabinet()),
        at(32, 26, drawn(back), sprout(-8, 2, 1.05), sprout(10, 0, 0.8, "lime"), drawn(front), s=1.2),
        person(-62, 72, 1.5, suit="green", hair="bun", tone=3, look=0.8, left=(-10, -14), right=(17, -26)),
        at(-34, 16, drawn("paper/.5 b -9 -11 18 22 1"), sprout(0, 7, 0.55)),
    )


def nursery() -> str:
    """Tiny trees in rows of pots, and somebody with a can."""
    pot = "coral/.6 M-10-14H10L8 0H-8Z\ncoral/.6 b -12 -17 24 6 1.500"

    def row(y: float, s: float, places: tuple[int, ...]) -> str:
        young = (sapling(0, -15, 1), fir(0, -15, 0.52), sprout(0, -14, 1.1))
        return "".join(at(x, y, young[(i + int(y)) % 3], drawn(pot), s=s) for i, x in enumerate(places))

    return picture(
        sky("ecologist"),
        sun(70, -50, 12),
        hills(-4, "leaf", 4, 3),
        drawn("wood/.5 b -110 12 220 8 1\n~moss/.4 b -110 20 220 40 0"),
        row(13, 1, (26, 52, 78)),
        drawn("wood/.5 b -110 58 220 10 1\n~moss/.5 b -110 68 220 12 0"),
        row(60, 1.5, (4, 42, 80)),
        drawn("-sky/2.600 M2-18l4 9M9-19l4 10M5-4l3 8M12-4l3 8"),
        person(-62, 72, 1.8, suit="gold", hair="bun", look=0.8, tone=1, right=(20, -38), left=(-10, -12)),
        tool("can", -22, -4, 14, 1.25),
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
