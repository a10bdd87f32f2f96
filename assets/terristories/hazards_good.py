# ruff: noqa: E501 - the outlines of drawings are long
"""The hazards that are welcome.

H13  rain at night, from a cloud in its nightcap
H14  crates on parachutes, three oranges
H15  flowers from edge to edge
H16  a flask that shines
H17  a shuttle with bunting, brass and fireworks
H18  seeds asleep under cracked ground, one awake
"""

from random import Random

from assets.build.hand import moved
from assets.terristories.parts import (
    at,
    drawn,
    furrows,
    hills,
    moon,
    polar,
    rays,
    stars,
    sun,
)
from assets.terristories.parts_alive import flower, sprout
from assets.terristories.parts_built import rocket, shuttle
from assets.terristories.parts_people import person, tool
from assets.terristories.parts_things import bunting, crate, drop, flask, note, spark, star
from assets.terristories.views import air, glow


def convoy() -> str:
    def parachute(x: float, y: float, s: float, one: str, two: str) -> str:
        return at(
            x,
            y,
            drawn(f"""
                !1.800 M-34-8L-14 34M34-8L14 34M-12-6L-6 34M12-6L6 34
                {one} M-36-8C-36-44 36-44 36-8C30-14 20-14 12-7C6-13-6-13-12-7C-20-14-30-14-36-8Z
                {two} M-12-7C-14-24-8-34 0-35C8-34 14-24 12-7C6-13-6-13-12-7Z
                -white/2.600 M-29-16C-27-24-22-29-16-31
            """),
            crate(0, 58, 0.72, inside="", on=""),
            s=s,
        )

    oranges = drawn("""
        #f08a2a o -12 0 11
        #f08a2a o 12 0 11
        #f59a3a o 0 -15 11
        leaf M2-25C8-32 16-30 18-26C12-22 6-22 2-25Z
        !1.400 M0-26V-30
        ~#fff0d0/.8 o -4 -19 2.400; o -16 -4 2.400; o 8 -4 2.400
    """)
    return (
        air("#6fb4dc", "#f8ecc4", 50)
        + rays(-40, -60, "#fffbe0", 14, 0.3)
        + drawn("~white/.7 o -84 -20 22 9; o -66 -26 18 9; o 84 -6 24 9; o 66 -12 18 8")
        + rocket(-64, -2, 0.62, 6, fire=True)
        + hills(48, "#a9bf56", 3)
        + parachute(-10, -26, 1.02, "#c2392b", "#f4efe0")
        + parachute(58, -40, 0.74, "#2b62a8", "#f2bc3b")
        + at(
            -62,
            68,
            crate(
                0,
                0,
                0.9,
                inside=drawn(
                    "cream M-22-14L-16-34L6-28L0-12Z\n!1.600 M-16-34L-5-20L6-28\ncream M4-14L14-32L26-20L20-8Z\n!1.600 M14-32L12-18L26-20"
                ),
            ),
        )
        + at(50, 62, oranges, s=1.12)
        + at(0, 74, person(0, 0, 0.92, suit="green", left=(-14, -42), right=(15, -42), hair="curls", tone=2))
    )


def discovery() -> str:
    shelf = drawn("#3c3552 b -100 -76 200 160 0\nwalnut b -100 -30 200 6 0\n-oak/1.600 M-100-30H100")
    dusty = "".join(
        at(x, -30, drawn(f"{c}/.6 b -8 -26 16 26 3\n#6a6480 b -5 -32 10 7 1\n-#a8a0c0/1.600 M-4-20V-8", 2))
        for x, c in ((-84, "#5a5474"), (-62, "#64567a"), (64, "#5a5474"), (86, "#4f5a78"))
    )
    web = drawn("-#8a82a8/1.400 M-96-72L-60-60M-96-72L-74-46M-96-72L-90-42M-90-56Q-82-58-78-66M-92-48Q-76-52-68-62")
    bench = drawn("oak b -100 56 200 30 0\n-wood/3 M-100 59H100")
    jewel = drawn("~#fff8c8 o 0 0 8\n~white o 0 0 4")
    rising = (
        star(-6, -34, 11)
        + star(14, -50, 8, "#fff0a0")
        + star(-20, -56, 6, "#fff0a0")
        + drawn("~#fff4b8 o 6 -22 3; o -10 -18 2.400; o 20 -34 2; o -28 -42 2; o 2 -62 2")
    )
    finder = at(
        56,
        60,
        person(0, 0, 1.6, suit="white", hair="curls", left=(-26, -22), right=(13, -38), mood="oh", look=-0.9, tone=2),
    )
    return (
        shelf
        + web
        + dusty
        + glow(-24, 6, 96, "#ffe27a", 0.95)
        + rays(-24, 6, "#fff6c0", 14, 0.26)
        + bench
        + at(-24, 58, flask(0, 0, 0.98, "#8fe07a", 0.55))
        + moved(-24, 22, jewel)
        + moved(-22, 4, rising)
        + finder
    )


def festival() -> str:
    player = person(
        0, 0, 1.14, suit="red", hat="cap", left=(6, -26), right=(15, -28), held=tool("horn", 14, -28, -16, 0.9), tone=1
    )
    return (
        air("#14204c", "#e89a6a", 50)
        + stars(8, 16, -20)
        + spark(-62, -42, 27, "#ffd84a", 12)
        + spark(64, -40, 25, "#ff8aa0", 12)
        + spark(2, -52, 19, "#8fe0f0", 10)
        + drawn(
            "~#f0d8a8 M-100 34C-40 28 40 28 100 34V80H-100Z\n!2 M-100 34C-40 28 40 28 100 34\n-#c8a070/2.400 M-70 48H-40M-20 60H12M44 46H76M-60 66H-34"
        )
        + at(2, 42, shuttle(0, 0, 1.16, trim="red"))
        + bunting(-98, -14, 2, -20, 7, 7)
        + bunting(2, -20, 98, -14, 7, 7)
        + at(-66, 76, player)
        + at(60, 77, person(0, 0, 1.1, suit="green", hat="party", left=(-15, -42), right=(15, -40), hair="bun", tone=3))
        + at(84, 74, person(0, 0, 0.8, suit="blue", left=(-15, -42), right=(15, -40), hair="curls"))
        + note(-36, 34, 0.9, "#7a2f3a")
        + note(-84, 14, 0.7, "#fff0b0", 12)
    )


def good_season() -> str:
    cloud = drawn(
        "#e4ecf4 M-52 20C-76 22-78-6-56-8C-60-34-24-44-10-26C0-48 40-44 40-16C64-22 74 14 50 20Z\n-white/3.4 M-54-2C-52-20-34-28-20-22M-2-24C6-34 22-34 29-24"
    )
    face = drawn("!3 M-24-2Q-18 4-12-2M8-2Q14 4 20-2\n!2.6 M-8 8Q-2 13 5 8\n~#f0a0a8/.8 o -27 6 5 3; o 24 6 5 3")
    cap = at(
        -28,
        -30,
        drawn(
            "#3f6ab0 M-22 6C-18-20 4-26 26-22C34-20 38-12 34-6C24-12 18-8 20 4Z\n#f4efe0 b -25 3 48 9 4\n#f0c36a o 34 -3 5.5"
        ),
        turn=-18,
    )
    dice = Random(5)
    rain = "".join(
        drop(dice.uniform(-78, 72), y + dice.uniform(-4, 4), 0.36, "#8fd0ec") for y in (6, 20, 32) for _ in range(6)
    )
    rows = "".join(
        sprout(x, y, s)
        for y, s, xs in ((48, 0.6, range(-84, 90, 28)), (60, 0.9, range(-68, 90, 34)), (74, 1.2, range(-88, 96, 44)))
        for x in xs
    )
    return (
        air("#14264f", "#3f78a0", 44)
        + stars(14, 22, -8)
        + moon(66, -46, 15)
        + hills(38, "#3f7a4a", 7, 3)
        + furrows(44, ("#5f4230", "#4a3226"), 0, 8)
        + rain
        + rows
        + at(-14, -20, cloud, face, cap, s=0.98)
    )


def bloom() -> str:
    def blossom(
        x: float, y: float, r: float, fill: str, dark: str, petals: int = 6, heart: str = "gold", turn: float = 0
    ) -> str:
        made = ""
        for i in range(petals):
            a = 360 * i / petals + turn
            px, py = polar(a, r * 0.58)
            made += moved(
                px,
                py,
                drawn(
                    f"{fill} M0 {r * 0.46:.1f}C{-r * 0.5:.1f} {r * 0.1:.1f} {-r * 0.36:.1f} {-r * 0.46:.1f} 0 {-r * 0.44:.1f}C{r * 0.36:.1f} {-r * 0.46:.1f} {r * 0.5:.1f} {r * 0.1:.1f} 0 {r * 0.46:.1f}Z\n-{dark}/1.800 M0 {r * 0.3:.1f}V{-r * 0.14:.1f}"
                ),
                turn=a,
            )
        return moved(
            x,
            y,
            made,
            drawn(
                f"{heart} o 0 0 {r * 0.3:.1f}\n~#8a5a1c/.7 o {-r * 0.08:.1f} {-r * 0.06:.1f} 1.4; o {r * 0.1:.1f} {r * 0.05:.1f} 1.4; o {-r * 0.04:.1f} {r * 0.12:.1f} 1.4"
            ),
        )

    far = "".join(
        flower(x, y, s, c)
        for x, y, s, c in (
            (-80, 8, 0.6, "pink"),
            (-64, 4, 0.5, "gold"),
            (-44, 8, 0.6, "coral"),
            (-20, 4, 0.5, "white"),
            (4, 8, 0.6, "pink"),
            (30, 4, 0.5, "gold"),
            (52, 8, 0.6, "violet"),
            (74, 4, 0.6, "coral"),
            (88, 10, 0.5, "white"),
        )
    )
    stalks = drawn(
        "=moss/4 M-54 80C-56 50-52 40-56 20M10 80C6 40 12 30 6 10M64 80C66 50 62 46 66 30\nleaf M-54 60C-72 58-80 46-82 38C-66 38-56 46-54 60ZM10 52C26 50 34 38 36 30C20 30 10 38 10 52ZM64 64C78 64 86 56 90 48C76 48 66 54 64 64Z"
    )
    return (
        air("#7fc4e0", "#fdf0c8", 20)
        + sun(-66, -48, 12)
        + hills(0, "#e89ab0", 4, 6)
        + hills(16, "#d87a9a", 9, 5)
        + far
        + hills(36, "#7fae54", 2, 4)
        + stalks
        + blossom(-56, 14, 30, "#f4a0b4", "#c25a7a", 7, turn=8)
        + blossom(8, -14, 40, "#f2bc3b", "#c07a1c", 9, "#8a4a22", 0)
        + blossom(66, 22, 30, "#a78ad8", "#6a4a9a", 6, turn=14)
        + blossom(-22, 56, 20, "#fffaf0", "#c8b890", 8)
        + blossom(36, 58, 19, "#ea7d58", "#a8452c", 6)
        + blossom(-84, 62, 16, "#f2bc3b", "#c07a1c", 6)
    )


def sleeping_seeds() -> str:
    def seed(x: float, y: float, turn: float, s: float = 1, awake: bool = False) -> str:
        eyes_ = (
            "~ink o -5 2 2; o 5 2 2\n!1.800 M-3 8Q0 11 3 8"
            if awake
            else "!1.800 M-8 2Q-5 5-2 2M2 2Q5 5 8 2\n!1.600 M-2 8H2"
        )
        return at(
            x,
            y,
            drawn(
                f"#d9a85c M0-18C12-12 16 4 10 13C4 20-4 20-10 13C-16 4-12-12 0-18Z\n-#8f5f34/1.600 M-10-4C-11 2-10 8-8 11M10-4C11 2 10 8 8 11\n{eyes_}"
            ),
            s=s,
            turn=turn,
        )

    layers = drawn(
        "~#8a5a3a M-100-8C-50-14 40-4 100-10V80H-100Z\n~#6d4630 M-100 26C-40 18 40 32 100 24V80H-100Z\n~#54362a M-100 56C-30 50 50 60 100 54V80H-100Z"
    )
    pebbles = drawn("#a98a70/.6 o -86 12 6 4; o 84 8 7 5; o 30 62 8 5; o -40 64 7 5; o 90 44 6 4; o -92 44 6 4", 1.8)
    young = at(
        4,
        20,
        drawn(
            "=leaf/4 M0 0C-6-14 6-22 0-46\n-#d8c0a0/2.4 M-4 18C-10 26-8 34-14 40M4 18C8 26 6 34 12 42M0 20V38\n#8fc84a M0-44C-22-38-32-50-36-60C-16-64-2-58 0-44Z\n#a9d868 M0-44C20-38 32-48 34-58C14-62 2-56 0-44Z\n-white/1.800 M-28-56C-18-54-10-52-4-46M27-54C18-53 10-51 4-47"
        ),
    )
    return (
        air("#5f86b0", "#e8d8a8", -8)
        + drawn("~white/.6 o -60 -62 22 12; o -36 -58 20 12; o 60 -62 24 12; o 34 -60 16 10")
        + glow(4, -20, 46, "#fff6c0", 0.9)
        + layers
        + drawn("!2.4 M-100-8C-50-14 40-4 100-10")
        + drawn(
            "-#4a2c1e/2.400 M-74-10L-68 0L-74 8M-40-11L-44-2L-36 4L-38 12M44-8L50 2L44 10M76-9L72 0L80 6M-14-10L-10-2"
        )
        + pebbles
        + young
        + seed(4, 22, 0, 1, True)
        + seed(-54, 36, -24, 0.95)
        + seed(58, 38, 20, 1)
        + seed(-20, 58, 12, 0.7)
        + seed(-82, 62, 30, 0.62)
        + seed(88, 64, -20, 0.6)
        + drop(-30, -46, 0.5)
        + drop(40, -42, 0.56)
        + drop(-66, -34, 0.4)
        + drop(72, -38, 0.4)
    )
