# ruff: noqa: E501 - the outlines of drawings are long
"""The farmer's projects: red earth, ripe wheat, warm evenings."""

from assets.terristories.parts import (
    at,
    cloud,
    cracks,
    drawn,
    floor,
    furrows,
    hills,
    moon,
    picture,
    rays,
    shadow,
    sky,
    stars,
    sun,
)
from assets.terristories.parts_alive import (
    bird,
    bush,
    cabbage,
    carrot,
    ear,
    flower,
    pumpkin,
    sheaf,
    sprout,
    tomato,
    tree,
    wheat,
    worm,
)
from assets.terristories.parts_built import barn, glasshouse, house, silo, stall, tractor, windmill
from assets.terristories.parts_people import person, tool
from assets.terristories.parts_things import arrow, bunting, crate, drop, leaf, sack, seal, star, tube


def patented_tomato() -> str:
    """One great tomato with a golden seal on it."""
    rows = "".join(tomato(x, 22 + abs(x) * 0.05, 8) for x in (-84, -66, 66, 84))
    return picture(
        sky("farmer"),
        rays(-6, 4, count=14),
        hills(24, "leaf", 3),
        rows,
        shadow(-4, 58, 52, 9),
        tomato(-8, 8, 52),
        seal(38, 26, 1.35, "gold", on=star(0, 0, 9, "orange")),
    )


def temporary_crop() -> str:
    """A scythe goes through what has only just come up; bare ground behind."""
    stubble = "".join(f"M{x} {y}l2-7" for x, y in ((-84, 60), (-70, 52), (-62, 66), (-46, 60), (-30, 68), (-82, 40)))
    return picture(
        sky("farmer", "dusk"),
        sun(56, -26, 15),
        hills(12, "barren", 4),
        cracks(5, 24, 6),
        drawn(f"-wheat/2.400 {stubble}"),
        wheat(18, 80, 4, x=14, far=100),
        ear(34, 72, 0.7, 64, "lime"),
        ear(14, 74, 0.7, 82, "lime"),
        person(
            -34,
            60,
            1.7,
            right=(20, -18),
            left=(8, -10),
            look=0.8,
            hat="straw",
            legs="walk",
            held=tool("scythe", 16, -14, turn=62, s=1.15),
        ),
    )


def moon_market() -> str:
    """A stall by night under two moons."""
    goods = "".join(
        (carrot(-30, -26, 0.7), carrot(-20, -26, 0.7, 14), tomato(-6, -31, 8), tomato(8, -31, 8), cabbage(28, -24, 0.7))
    )
    return picture(
        sky("farmer", "night"),
        stars(4, 16, -20),
        moon(-58, -40, 21),
        moon(62, -50, 11, "pink"),
        hills(26, "wine", 6),
        person(4, 42, 1.35, suit="gold", hair="bun", tone=1, left=(-16, -14), right=(15, -30)),
        at(0, 62, stall(0, 0, 1.3, goods=goods, wide=90)),
        drawn("~gold/.25 o -50 -8 16; o 50 -8 16\ngold o -50 -8 6; o 50 -8 6"),
        person(-74, 66, 1.2, suit="blue", look=1, right=(14, -20), legs="walk", tone=2, hair="curls"),
        person(78, 66, 1.1, suit="green", look=-1, hair="long"),
    )


def compost() -> str:
    """A bin of slats that steams, with a fork in it."""
    heap = """
        mud M-40-44C-34-62-14-58-8-68C4-74 14-62 24-60C36-58 40-52 42-44Z
        gold M-26-54C-22-66-12-66-8-58C-14-60-20-58-22-50Z
        #efe2b4 M8-66C4-60 4-54 10-52C16-52 18-60 14-66C12-62 10-62 8-66Z
        coral o 26 -54 6
        lime M-4-52C-2-60 8-62 12-54C8-48 0-48-4-52Z
    """
    steam = "-white/4 M-30-62C-36-72-24-78-30-90M2-78C-4-86 8-92 2-102M34-64C28-74 40-80 34-92"
    slats = "".join(f"wood/.6 b -46 {-44 + 15 * i} 92 12 2\n" for i in range(3))
    return picture(
        sky("farmer"),
        hills(22, "grass", 8),
        house(70, 30, 0.8),
        house(-74, 32, 0.7, roof="coral"),
        at(
            -4,
            60,
            shadow(0, 2, 56, 9),
            f'<g opacity=".85">{drawn(steam)}</g>',
            tool("fork", 30, -70, turn=18, s=1.5),
            drawn(heap),
            drawn("walnut b -44 -46 88 46 1"),
            drawn(slats),
            drawn("oak b -48 -52 10 54 2; b 38 -52 10 54 2"),
        ),
        sprout(-18, -10, 1.1, "lime"),
        worm(68, 60, 0.9),
    )


def clearing() -> str:
    """An axe in a stump: thorns on one side, wheat on the other."""
    stump = """
        oak M-30 6C-26-6-26-20-28-32H28C26-20 26-6 34 6C24 12 18 4 10 8C2 12-8 4-14 9C-20 12-24 6-30 6Z
        beech o 0 -32 28 9
        !1.300 o 0 -32 19 6; o -1 -32 10 3
        !1.500 M-14-20V-2M8-18V-4M18-16V-8
    """
    front = """
        oak M-30 6C-26-6-26-20-28-32C-28-20 28-20 28-32C26-20 26-6 34 6C24 12 18 4 10 8C2 12-8 4-14 9C-20 12-24 6-30 6Z
        !1.500 M-14-16V-2M8-14V-2M18-14V-4
    """
    return picture(
        sky("farmer"),
        sun(-56, -44, 14),
        hills(8, "grass", 2),
        wheat(14, 80, 9, x=30, far=100),
        drawn("~soil/.6 o 0 58 70 16"),
        bush(-76, 34, 1.7, "pine", berries="red"),
        bush(-58, 62, 1.5, "moss", berries="red"),
        at(0, 54, shadow(0, 4, 40, 8), drawn(stump), at(22, -80, tool("axe", turn=120, s=2), flip=True), drawn(front)),
        drawn("beech/.4 M38 62l10-5l5 4l-9 6Z M-34 66l8-4l6 4l-8 3Z"),
    )


def harvest_help() -> str:
    """Three bind one sheaf."""
    return picture(
        sky("farmer"),
        sun(0, -30, 26),
        hills(14, "wheat", 5),
        wheat(16, 40, 3),
        drawn("~straw M-100 36H100V76H-100Z"),
        person(0, 20, 1.3, suit="gold", hair="curls", tone=1, left=(-26, -34), right=(26, -34)),
        sheaf(0, 66, 1.55),
        person(-46, 66, 1.65, hat="straw", look=1, right=(20, -19), left=(12, -10), legs="walk"),
        person(48, 66, 1.65, suit="blue", hair="long", tone=2, look=-1, left=(-20, -19), right=(-12, -10)),
    )


def fallow() -> str:
    """A field asleep in its bed, under a quilt of clover and flowers."""
    quilt = """
        leaf/.6 M-66 16C-50 4-22 2 0 4C26 2 50 2 68 16L84 62H-84Z
        ~lime/.8 M-66 16L-30 6-36 34-75 38Z M0 4L32 4 40 34 4 34Z M-36 34L4 34 4 62-42 62Z M40 34L76 38 84 62 46 62Z
        ~grass M-30 6L0 4 4 34-36 34Z
        -cream/1.600 M-30 6L-36 34-42 62M0 4L4 34V62M32 4L40 34 46 62M-75 38L-36 34H40L76 38
        !2.600 M-66 16C-50 4-22 2 0 4C26 2 50 2 68 16L84 62H-84Z
    """
    blooms = "".join(
        flower(x, y, 0.72, f)
        for x, y, f in (
            (-54, 32, "pink"),
            (-16, 26, "white"),
            (22, 58, "coral"),
            (56, 30, "white"),
            (-58, 58, "gold"),
            (60, 58, "pink"),
            (16, 28, "coral"),
        )
    )
    return picture(
        sky("farmer", "night"),
        stars(9, 14, -20),
        drawn("straw M30-62A22 22 0 1 0 58-36A18 18 0 1 1 30-62Z"),
        hills(12, "plum", 3),
        drawn(
            "oak M-74 20V-22C-60-42-34-30 0-44C34-30 60-42 74-22V20Z\nwood M-62 20V-14C-50-28-30-22 0-32C30-22 50-28 62-14V20Z"
        ),
        drawn(
            "cream/1 M-40 6C-48-20-36-22 0-22S48-20 40 6Z\n~pink/.5 o -14 -4 4; o 14 -4 4\n!2.200 M-14-10q5 5 10 0M4-10q5 5 10 0M-5-1q5 4 10 0"
        ),
        drawn(quilt),
        drawn("white/.5 M-68 18C-50 4-22 2 0 4C26 2 50 2 70 18L72 28C50 14 26 12 0 14C-22 12-50 14-72 28Z"),
        blooms,
        drawn("oak b -88 34 8 40 3; b 80 34 8 40 3\nwood o -84 32 7; o 84 32 7"),
    )


def ploughed_again() -> str:
    """An old tractor turns dead ground into furrows."""
    return picture(
        sky("farmer"),
        cloud(-50, -46, 0.8, flat=True),
        hills(2, "barren", 5),
        furrows(10, ("#b9906f", "#a97f60")),
        cracks(4, 20, 8),
        drawn(
            "mud/.3 M-110 26C-60 22-30 26-14 32L-4 80H-110Z\n-#8d5a36/3 M-100 36C-60 32-40 34-20 38M-100 50C-60 44-34 46-16 50M-100 66C-60 58-30 60-12 64\n!2 M-110 26C-60 22-30 26-14 32L-4 80"
        ),
        "".join(sprout(x, y, s) for x, y, s in ((-82, 36, 0.7), (-54, 34, 0.7), (-74, 56, 1), (-42, 58, 1))),
        drawn("=iron/3 M-14 44H-34L-42 56\niron M-48 50L-34 52-30 66C-40 66-46 60-48 50Z"),
        at(26, 60, person(-10, -30, 1, suit="red", hat="straw", look=0.6, right=(12, -16)), tractor(0, 0, 1.35)),
    )


def banquet() -> str:
    """A table that reaches the horizon, and everybody at it."""
    sides = "".join(
        person(
            side * (18 + 15 * i),
            8 + 13 * i,
            0.62 + 0.2 * i,
            suit=suit,
            hair=hair,
            tone=i + (side > 0),
            left=(-13, -18),
            right=(13, -18),
            look=-side,
        )
        for i, (suit, hair) in enumerate((("gold", "bun"), ("blue", "short"), ("green", "curls"), ("red", "long")))
        for side in (-1, 1)
    )
    cloth = """
        white/.5 M-9 4H9L62 80H-62Z
        -pink/1.600 M-6 4L-46 80M6 4L46 80
        ~ink/.12 M9 4L62 80H44L6 4Z
    """
    food = at(
        -8,
        38,
        drawn(
            "#a8582a M-13 0C-16-12-4-17 4-15C14-14 16-4 12 0Z\n~#e0a060/.8 M-9-5C-8-11-2-13 3-12C-3-9-6-7-9-5Z\ncream/.4 o 0 0 17 3.500"
        ),
    )
    return picture(
        sky("farmer", "dusk"),
        sun(0, -6, 22),
        hills(4, "leaf", 3, 3),
        bunting(-96, -64, 96, -64, 8, 18, "red gold cream coral wheat"),
        sides,
        drawn(cloth),
        tomato(3, 20, 5),
        food,
        pumpkin(16, 64, 0.95),
        at(-22, 62, drawn("wine/.8 M-5 0V-12C-10-16-9-24-3-25V-30H3V-25C9-24 10-16 5-12V0Z")),
        drawn("gold M30 44H40L38 54H32Z M-44 70H-32L-34 80H-42Z"),
    )


def shared_silo() -> str:
    """A silo that pours grain."""
    return picture(
        sky("farmer"),
        sun(58, -36, 15),
        hills(26, "wheat", 7),
        barn(-62, 42, 0.95, "coral"),
        silo(0, 62, 1.32),
        tube("M20-26C40-28 50-16 52 4", "steel", 10),
        drawn(
            "~wheat M47 6C48 20 46 30 44 42H62C58 30 58 18 57 6Z\nwheat M30 64C36 44 46 36 53 36S72 44 78 64Q54 70 30 64Z\n-amber/1.600 M44 54h3M56 50h3M62 58h3M50 60h3"
        ),
        person(
            -38, 66, 1.15, legs="walk", look=1, left=(-14, -16), right=(14, -16), hat="straw", behind=sack(-20, -2, 0.8)
        ),
    )


def bubble_house() -> str:
    """A bubble of glass, spring inside."""
    inside = (
        drawn("soil/.4 M-58 2Q0-8 58 2Q0 14-58 2Z")
        + tree(-24, 0, 0.85, "moss")
        + "".join(
            (
                sprout(4, 2, 1.1),
                flower(14, 4, 1.1, "pink"),
                tomato(32, -8, 10),
                tomato(40, -26, 8),
                drawn(
                    "=moss/2 M36 4C34-14 38-30 34-44\nleaf M36-30C26-36 24-44 28-46C34-42 36-38 36-30Z M37-18C46-22 50-30 48-34C42-32 38-26 37-18Z"
                ),
                flower(-48, 4, 0.8, "white"),
            )
        )
    )
    return picture(
        sky("farmer"),
        cloud(60, -50, 0.6, flat=True),
        hills(30, "barren", 4),
        cracks(8, 42, 4),
        glasshouse(0, 52, 1.28, inside, "#bfe8c4"),
    )


def agroforestry() -> str:
    """Walnut trees stand between the rows of wheat."""
    nuts = "lime/.6 o -14 -34 3.4; o 6 -46 3.4; o 14 -28 3.4; o -4 -24 3.2; o -10 -48 3"
    return picture(
        sky("farmer"),
        sun(-58, -40, 13),
        hills(8, "grass", 3),
        wheat(10, 26, 2),
        tree(-78, 26, 0.75, "moss"),
        tree(78, 26, 0.75, "moss"),
        wheat(24, 46, 5, "gold"),
        at(0, 60, shadow(14, 2, 46, 9), tree(0, 0, 2.05, "moss"), at(0, 0, drawn(nuts, 1.4), s=2.05)),
        wheat(50, 90, 7),
    )


def hedgerows() -> str:
    """Hedges with berries and birds, round fields of many colours."""
    fields = """
        wheat/.4 M-110 30L-20-2 110-8V80H-110Z
        lime/.4 M-110-2L-20-2-60 80H-110Z
        coral/.3 M20-5H110V24L30 30Z
        !1.800 M-20-2L-60 80M20-5L40 80M110 20L-40 40
    """
    row = "".join(
        bush(
            -96 + 23 * i,
            62 - i * 3.4 + (i % 2) * 3,
            1.5 - i * 0.08,
            ("moss", "pine", "leaf")[i % 3],
            berries="red" if i % 2 == 0 else "",
        )
        for i in range(9)
    )
    back = "".join(bush(-92 + 17 * i, 10 - i * 0.8, 0.6, ("pine", "moss")[i % 2]) for i in range(12))
    return picture(
        sky("farmer"),
        drawn("-white/3 M-90-44H-40Q-28-44-28-52Q-30-60-38-56M-84-30H-6Q6-30 6-38Q4-46-4-42"),
        hills(-2, "grass", 6),
        drawn(fields),
        back,
        row,
        bird(-44, 14, 2.1, "red"),
        bird(28, 18, 1.6, "blue", flip=True),
        bird(56, -36, 1.1, "amber"),
    )


def rotation() -> str:
    """One round field in three crops, each on its way to the next."""
    sectors = """
        wheat/.5 M0 0V-44A44 44 0 0 1 38 22Z
        lime/.5 M0 0L38 22A44 44 0 0 1-38 22Z
        #c86a4a/.5 M0 0L-38 22A44 44 0 0 1 0-44Z
        !2.600 M0 0V-44M0 0L38 22M0 0L-38 22
    """
    clover = "".join(
        f"o {x} {y} 3.6; o {x + 5} {y} 3.6; o {x + 2.5} {y - 4} 3.6;"
        for x, y in ((-16, 24), (2, 32), (8, 18), (-6, 14))
    )
    beans = "".join(sprout(x, y, 0.62, "moss") for x, y in ((-28, 4), (-14, -8), (-20, -24), (-32, -10)))
    return picture(
        sky("farmer"),
        rays(0, 2, count=16, opacity=0.2),
        shadow(4, 12, 56, 50, 0.25),
        drawn("soil/.6 o 0 0 50"),
        drawn(sectors),
        drawn(f"moss/.3 {clover[:-1]}", 1.4),
        beans,
        *(ear(x, y, 0.62) for x, y in ((8, -8), (20, 2), (16, -18), (28, 10))),
        *(arrow(0, 0, 60, a, a + 78, c, 10) for a, c in ((14, "cream"), (134, "cream"), (254, "cream"))),
    )


def shared_mill() -> str:
    """A mill on its hill; two carry sacks to it."""
    return picture(
        sky("farmer"),
        cloud(66, -44, 0.6, flat=True),
        cloud(-70, -20, 0.5, flat=True),
        hills(34, "wheat", 7),
        drawn(
            "leaf/.4 M-70 80C-40 30-10 26 10 28C34 30 60 46 84 80Z\n~straw/.9 M4 50C20 58 40 60 60 80H30C24 66 10 60-6 52Z"
        ),
        windmill(-2, 46, 1.12, 20),
        person(
            -54,
            66,
            1.25,
            look=0.7,
            legs="walk",
            right=(12, -22),
            left=(-10, -22),
            suit="blue",
            tone=2,
            behind="",
            held=sack(2, -14, 0.62),
        ),
        person(
            56, 66, 1.3, look=-0.8, legs="walk", right=(10, -22), left=(-12, -22), held=sack(-2, -14, 0.62), hair="bun"
        ),
    )


def drip() -> str:
    """A tube, three drops, three plants."""
    soil = "soil/.4 M-112 34C-60 28-30 34 0 32S70 28 112 34V80H-112Z\n~mud/.7 M-112 52C-60 46-20 54 20 50S80 48 112 52V80H-112Z\n~straw/.4 o -70 60 4 2; o 20 64 5 2; o 60 58 3 2; o -20 68 4 2"
    roots = "-cream/1.600 " + "".join(f"M{x} 36v12M{x} 40l-8 10M{x} 40l8 10" for x in (-56, 0, 56))
    valves = "".join(f"red b {x - 7} -46 14 9 2\nbrass b {x - 4} -38 8 9 1\n" for x in (-56, 0, 56))
    return picture(
        sky("farmer"),
        sun(30, -18, 22),
        drawn(soil),
        drawn(roots),
        *(sprout(x, 36, 1.7) for x in (-56, 0, 56)),
        tube("M-110-50H110", "teal", 13),
        drawn(valves),
        drop(-56, -12, 0.72),
        drop(0, -6, 1),
        drop(56, -14, 0.62),
        drawn("~foam/.8 o -70 26 2; o 14 24 2; o 68 26 2"),
    )


def gentle_charter() -> str:
    """A crate of all that grew gently, with a green seal."""
    inside = "".join(
        (
            carrot(-20, -34, 1, -14),
            carrot(-8, -38, 1),
            cabbage(12, -26, 1.05),
            tomato(24, -34, 9),
            pumpkin(-18, -22, 0.55),
        )
    )
    return picture(
        sky("farmer"),
        rays(0, 0, count=14, opacity=0.25),
        floor(30),
        ear(-72, 56, 1.5, -14),
        ear(-62, 58, 1.3, 6),
        at(-4, 58, crate(0, 0, 1.75, inside)),
        seal(42, 28, 1.5, "green", on=leaf(0, -1, 0.6, "cream")),
    )


FARMER = {
    "F01": patented_tomato,
    "F02": temporary_crop,
    "F03": moon_market,
    "F04": compost,
    "F05": clearing,
    "F06": harvest_help,
    "F07": fallow,
    "F08": ploughed_again,
    "F09": banquet,
    "F10": shared_silo,
    "F11": bubble_house,
    "F12": agroforestry,
    "F13": hedgerows,
    "F14": rotation,
    "F15": shared_mill,
    "F16": drip,
    "F17": gentle_charter,
}
