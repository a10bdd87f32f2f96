# ruff: noqa: E501 - the outlines of drawings are long
"""The valley under the volcano: 9 x 13 squares of 45 mm, one drawing unit a millimetre, its upper left corner at 0,0.

Lake and river north-west, volcano north-east, forest with the burning tree south-west, plain with its water hole
south-east, the cave in the middle, Rahan's rise north of it. Everything on it is walked over.
"""

from random import Random

from assets.build.hand import SHADOW, circle, ellipse, group, moved, path, rect
from assets.rahan import scenery as s
from assets.rahan.figures import figure
from assets.rahan.paint import FILTERS, INK, PEN, Place, blob, polar, polygon, smooth

SQUARE = 45
COLUMNS, ROWS = 9, 13
WIDE, TALL = COLUMNS * SQUARE, ROWS * SQUARE
RIM = 5  # of the picture round the squares

WATER = ((0, 1), (1, 0), (8, 11), (7, 12))
FIRE = ((8, 1), (7, 0), (0, 11), (1, 12))
ANIMALS = {"fish": (2, 2), "bird": (6, 2), "rabbit": (2, 10), "deer": (6, 10)}
BEASTS = {"crocodile": (1, 4), "tiger": (7, 4), "bear": (1, 8), "mammoth": (7, 8)}
RAHAN = (4, 1)

LAKE: list[Place] = [
    (-14, -14),
    (40, -14),
    (56, 8),
    (70, 34),
    (96, 44),
    (124, 58),
    (141, 84),
    (137, 116),
    (116, 133),
    (94, 131),
    (85, 146),
    (86, 166),
    (98, 184),
    (102, 206),
    (90, 224),
    (66, 228),
    (44, 220),
    (37, 200),
    (44, 180),
    (55, 164),
    (55, 142),
    (46, 118),
    (40, 96),
    (26, 70),
    (4, 52),
    (-14, 42),
]
HOLE: list[Place] = [
    (316, 504),
    (334, 496),
    (354, 506),
    (368, 526),
    (386, 540),
    (420, 548),
    (420, 600),
    (376, 600),
    (366, 576),
    (346, 560),
    (326, 546),
    (314, 526),
]


def centre(square: tuple[int, int]) -> Place:
    return SQUARE * (square[0] + 0.5), SQUARE * (square[1] + 0.5)


def grown(places: list[Place], by: float) -> list[Place]:
    """An outline pushed outwards from its middle."""
    x, y = sum(a for a, _ in places) / len(places), sum(b for _, b in places) / len(places)
    made = []
    for a, b in places:
        far = ((a - x) ** 2 + (b - y) ** 2) ** 0.5
        made.append((a + (a - x) / far * by, b + (b - y) / far * by))
    return made


# --- Grounds ---


def grounds() -> str:
    dice = Random(4)
    ash: list[Place] = [
        (232, -14),
        (252, 40),
        (246, 92),
        (262, 140),
        (292, 168),
        (298, 206),
        (330, 226),
        (372, 222),
        (420, 234),
        (420, -14),
    ]
    wood: list[Place] = [
        (-14, 346),
        (40, 340),
        (88, 352),
        (104, 392),
        (140, 402),
        (150, 436),
        (142, 470),
        (176, 486),
        (192, 530),
        (188, 600),
        (-14, 600),
    ]
    dry: list[Place] = [
        (420, 352),
        (372, 340),
        (316, 346),
        (276, 372),
        (262, 420),
        (240, 452),
        (222, 500),
        (232, 540),
        (262, 566),
        (270, 600),
        (420, 600),
    ]
    sand: list[Place] = [
        (-14, -14),
        (82, -14),
        (98, 20),
        (140, 34),
        (164, 78),
        (158, 134),
        (122, 160),
        (112, 176),
        (128, 212),
        (104, 246),
        (56, 248),
        (22, 228),
        (14, 190),
        (2, 150),
        (-14, 140),
    ]

    def field(places: list[Place], fill: str, opacity: float = 1) -> str:
        d = smooth(places)
        return group(path(d, fill=fill), filter="url(#ground)", opacity=opacity)

    patches = "".join(
        path(
            blob(dice, dice.uniform(0, WIDE), dice.uniform(0, TALL), dice.uniform(14, 30), flat=0.7),
            fill=fill,
            opacity=0.28,
        )
        for fill in ("#d3d97c", "#8aa34a") * 12
    )
    return (
        group(rect(-4, -4, WIDE + 8, TALL + 8, 0, fill="#b4c466"), filter="url(#ground)")
        + patches
        + field(grown(ash, 9), "#a8a068", 0.75)
        + field(ash, "#b89c7c")
        + field(grown(wood, 8), "#8fa650", 0.8)
        + field(wood, "#7b9648")
        + field(grown(dry, 9), "#c9c266", 0.8)
        + field(dry, "#dfc468")
        + field(sand, "#e6d196")
    )


def water(places: list[Place], seed: int) -> str:
    """Open water with its shallows, and a line of foam along the bank."""
    dice = Random(seed)
    d = smooth(places)
    deep = smooth(grown(places, -13))
    lights = "".join(
        path(blob(dice, *place, dice.uniform(6, 12), flat=0.5), fill="#a9e0de", opacity=0.35) for place in places[::3]
    )
    return (
        path(smooth(grown(places, 3)), fill="#c9a35e", opacity=0.8)
        + group(path(d, fill="#6fc0c8"), filter="url(#wash)")
        + f'<clipPath id="shore{seed}">{path(d)}</clipPath>'
        + group(
            path(d, fill="none", stroke="#d4f1ea", stroke_width=8, opacity=0.8),
            path(d, fill="none", stroke="#a2dcdc", stroke_width=14, opacity=0.5),
            path(deep, fill="#3f97b0", opacity=0.8, filter="url(#soft3)"),
            lights,
            clip_path=f"url(#shore{seed})",
        )
        + path(d, fill="none", stroke=INK, stroke_width=1.7)
    )


# --- Scenes ---


def lake() -> str:
    dice = Random(8)
    stones = "".join(
        s.stone(x, y, r, i + 3, ("#b5ab98", "#ddd4c0", "#7d7364"))
        for i, (x, y, r) in enumerate(
            (
                (92, 133, 4),
                (50, 140, 3.6),
                (92, 160, 3.4),
                (140, 100, 4),
                (38, 214, 4),
                (104, 190, 3.4),
                (126, 128, 3.2),
            )
        )
    )
    fish = "M0 0C3-3 8-3 10 0L13-2.500V2.500L10 0C8 3 3 3 0 0Z"
    return (
        water(LAKE, 8)
        + s.ripples(
            [
                (28, 20, 16),
                (20, 36, 12),
                (78, 62, 16),
                (58, 84, 14),
                (96, 84, 12),
                (76, 108, 14),
                (118, 116, 14),
                (66, 140, 10),
                (72, 158, 10),
                (62, 186, 14),
                (84, 212, 14),
                (36, 8, 10),
            ]
        )
        + group(
            path(fish, transform="translate(62 98) rotate(20)"),
            path(fish, transform="translate(84 72) rotate(-24) scale(.8)"),
            path(fish, transform="translate(24 30) rotate(10) scale(.8)"),
            fill="#1f5f74",
            opacity=0.55,
        )
        + stones
        + s.lily(50, 60, 1.1, True)
        + s.lily(60, 70, 0.8)
        + s.lily(12, 12, 1)
        + s.lily(92, 172, 0.9, True)
        + s.lily(52, 208, 0.9)
        + "".join(
            s.reeds(x, y, z)
            for x, y, z in (
                (6, 108, 1.1),
                (18, 118, 0.9),
                (30, 150, 1.1),
                (12, 158, 1),
                (40, 166, 0.8),
                (102, 156, 1.1),
                (118, 152, 0.9),
                (98, 232, 0.9),
                (30, 226, 1),
                (134, 50, 0.8),
                (86, 12, 0.9),
                (94, 26, 0.8),
            )
        )
        + s.flowers(dice, 120, 172, "#fff4d0", 4)
        + s.bones(20, 136, 0.62, 8)
        + s.frog(50, 58, 0.8)
        + s.dragonfly(112, 78, 24)
        + s.dragonfly(22, 100, -18)
        + s.snail(112, 240, 0.7)
    )


def volcano() -> str:
    """Its crater lies across two squares, a tongue of lava runs down on either side."""
    dice = Random(5)
    x, y = 360.0, 45.0

    def ring(rx: float, ry: float, rough: float = 0.08, count: int = 16) -> list[Place]:
        places = []
        for i in range(count):
            a, b = polar(360 * i / count, 1)
            far = dice.uniform(1 - rough, 1 + rough)
            u, v = a * rx * far, b * ry * far
            places.append((x + (u + v) * 0.7071, y + (v - u) * 0.7071))
        return places

    cone, rim, bowl, fire = ring(104, 78, 0.1), ring(57, 38, 0.04), ring(47, 28, 0.04), ring(43, 24, 0.05)
    ridges = ""
    for i in range(26):
        a = 360 * i / 26 + dice.uniform(-5, 5)
        u, v = polar(a, 1)
        near, far = dice.uniform(1.08, 1.2), dice.uniform(1.45, 1.75)
        (x1, y1), (x2, y2) = (
            (x + (u * 58 * k + v * 38 * k) * 0.7071, y + (v * 38 * k - u * 58 * k) * 0.7071) for k in (near, far)
        )
        ridges += f"M{x1:.1f} {y1:.1f}Q{(x1 + x2) / 2 + dice.uniform(-3, 3):.1f} {(y1 + y2) / 2 + dice.uniform(-3, 3):.1f} {x2:.1f} {y2:.1f}"
    tongue_up = "M350 36C342 30 346 22 338 16C332 10 322 12 318 4C312-2 316-10 320-14H346C342-4 352 0 356 10C360 18 366 24 368 30Z"
    tongue_down = "M370 54C376 62 384 60 390 68C394 76 390 84 398 90C404 94 412 90 420 92V66C410 64 408 56 402 50C394 46 384 40 378 34Z"
    lava = "".join(
        group(path(d, fill="#b3321a"), filter="url(#ground)") + path(d, fill="none", stroke=INK, stroke_width=1.7)
        for d in (tongue_up, tongue_down)
    )
    flow = path(
        "M356 28C350 22 352 14 346 8C340 2 332 2 330-6M366 36C362 28 360 22 360 16M376 50C384 54 390 56 396 62C402 70 400 78 410 80M382 42C390 46 396 50 400 54",
        stroke="#ffb13c",
        stroke_width=4.6,
        **PEN,
    ) + path(
        "M356 28C350 22 352 14 346 8M376 50C384 54 390 56 396 62C400 68 401 72 404 76",
        stroke="#fff0a0",
        stroke_width=2,
        **PEN,
    )
    return (
        group(path(smooth(cone), fill="#a07c60"), filter="url(#ground)")
        + path(smooth(cone), fill="none", stroke=INK, stroke_opacity=0.5, stroke_width=1.2)
        + path(smooth(grown(rim, 12)), fill="#8a6650", opacity=0.8)
        + path(ridges, stroke="#5b4132", stroke_width=1.5, **PEN)
        + group(path(smooth(rim), fill="#6e5040"), filter="url(#slab)")
        + path(smooth(rim), fill="none", stroke=INK, stroke_width=1.7)
        + path(smooth(bowl), fill="#3a1a10")
        + path(smooth(fire), fill="#d8421b")
        + path(smooth([(x + (a - x) * 0.78, y + (b - y) * 0.72) for a, b in fire]), fill="#f79a2b")
        + path(smooth([(x - 2 + (a - x) * 0.5, y - 2 + (b - y) * 0.42) for a, b in fire]), fill="#ffe28a")
        + lava
        + flow
        + path(smooth(bowl), fill="none", stroke=INK, stroke_width=1.6)
        + "".join(
            circle(a, b, r, fill="#ffd75e", stroke=INK, stroke_width=0.7)
            for a, b, r in (
                (344, 52, 1.6),
                (352, 66, 1.3),
                (384, 26, 1.7),
                (372, 14, 1.3),
                (334, 74, 1.5),
                (392, 14, 1.4),
            )
        )
        + s.puff(390, 10, 9, 3)
        + s.puff(401, 1, 8, 5, "#cfc4bc", "#9a8e86")
        + s.puff(342, 62, 6, 7, "#c4b8ae")
    )


def crags() -> str:
    grey = ("#a08a74", "#cdb89c", "#6b5644")
    places = (
        (276, 22, 6),
        (290, 34, 4),
        (262, 64, 5),
        (252, 96, 4.5),
        (316, 96, 7),
        (306, 104, 4),
        (268, 128, 5),
        (298, 134, 4.5),
        (340, 118, 6),
        (352, 126, 4),
        (392, 112, 6),
        (318, 150, 5),
        (356, 160, 5),
        (396, 150, 4.5),
        (310, 186, 5),
        (300, 178, 3.5),
        (340, 178, 5),
        (364, 214, 4.5),
        (394, 194, 6),
        (384, 202, 4),
        (322, 216, 4),
        (276, 168, 4),
    )
    return (
        "".join(s.stone(x, y, r, i + 20, grey) for i, (x, y, r) in enumerate(places))
        + s.nest(292, 98, 1)
        + s.bones(342, 206, 0.75, -10)
        + s.lizard(304, 70, -24, 0.9)
        + s.lizard(366, 150, 14, 0.8)
        + s.tuft(282, 58, 0.8, ("#9a9a4a", "#d3d386"))
        + s.tuft(372, 132, 0.8, ("#9a9a4a", "#d3d386"))
        + s.tuft(320, 168, 0.7, ("#9a9a4a", "#d3d386"))
        + s.tuft(288, 150, 0.8, ("#9a9a4a", "#d3d386"))
        + path("M330 138l6 5l-2 6l7 4M264 30l5 4l-1 5M384 172l6 3l0 6", stroke="#5b4132", stroke_width=1.1, **PEN)
    )


def forest() -> str:
    dice = Random(12)
    trees = [
        (4, 372, 1.0, 0), (46, 358, 0.86, 2), (92, 372, 0.9, 1), (8, 408, 1.05, 1), (46, 404, 0.95, 0), (90, 410, 0.9, 2), (134, 412, 0.85, 0),
        (2, 452, 1.0, 2), (48, 450, 1.0, 1), (88, 446, 0.85, 0), (136, 450, 0.9, 2), (8, 492, 0.95, 0), (90, 492, 0.95, 1), (136, 494, 0.9, 0),
        (180, 500, 0.85, 2), (92, 536, 0.9, 2), (136, 540, 1.0, 1), (178, 540, 0.9, 0), (180, 584, 0.95, 1), (136, 582, 0.9, 2), (98, 584, 0.85, 0),
    ]  # fmt: skip
    trail = s.path_line(
        [
            (150, 404),
            (112, 424),
            (70, 430),
            (30, 428),
            (24, 470),
            (60, 476),
            (112, 474),
            (118, 520),
            (160, 522),
            (196, 560),
        ]
    )
    clearing = group(ellipse(112.5, 476, 25, 17, fill="#a9bb62"), filter="url(#ground)")
    return (
        clearing
        + path(trail, stroke="#a58a52", stroke_opacity=0.55, stroke_width=9, **PEN)
        + path(trail, stroke="#d9c08a", stroke_opacity=0.6, stroke_width=5, **PEN)
        + burning_tree()
        + "".join(s.tree(x, y, z, kind, i) for i, (x, y, z, kind) in enumerate(sorted(trees, key=lambda it: it[1])))
        + "".join(
            s.fern(x, y, z)
            for x, y, z in (
                (26, 384, 0.8),
                (66, 424, 0.8),
                (112, 440, 0.8),
                (24, 448, 0.7),
                (154, 466, 0.8),
                (158, 560, 0.9),
                (116, 562, 0.7),
            )
        )
        + "".join(
            s.mushroom(x, y, z)
            for x, y, z in ((70, 448, 0.8), (76, 450, 0.6), (128, 520, 0.8), (62, 494, 0.7), (164, 586, 0.8))
        )
        + s.flowers(dice, 112, 486, "#fff4d0", 5, 12)
    )


def burning_tree() -> str:
    """A giant, split by lightning, that lies across two squares and burns."""
    trunk = "M10 578C16 566 30 552 44 540C54 530 62 518 74 506L82 512C76 526 66 540 54 550C42 560 30 572 22 584Z"
    char = path(
        smooth(
            [(2, 560), (20, 534), (44, 512), (74, 492), (96, 508), (92, 528), (70, 552), (48, 574), (26, 590), (4, 590)]
        ),
        fill="#3a2a1c",
        opacity=0.55,
        filter="url(#soft3)",
    )
    return (
        char
        + group(
            path(
                "M44 540C36 532 32 522 24 516M56 546C62 552 68 556 76 558M62 518C58 510 52 506 50 500M28 556C20 554 14 550 8 544",
                stroke=INK,
                stroke_width=6.6,
                **PEN,
            ),
            path(
                "M44 540C36 532 32 522 24 516M56 546C62 552 68 556 76 558M62 518C58 510 52 506 50 500M28 556C20 554 14 550 8 544",
                stroke="#5c3a22",
                stroke_width=4,
                **PEN,
            ),
            path(trunk, fill="#6b4226", stroke=INK, stroke_width=1.7, stroke_linejoin="round"),
            path("M18 574C24 564 36 554 46 544C56 534 64 522 74 512", stroke="#a8693a", stroke_width=2.4, **PEN),
            path("M28 568C36 560 44 554 52 546M60 536C66 530 70 524 74 518", stroke="#2e1a10", stroke_width=1.6, **PEN),
            path(
                "M74 506L80 500L80 506L86 504L82 512Z",
                fill="#e9b878",
                stroke=INK,
                stroke_width=1.4,
                stroke_linejoin="round",
            ),
        )
        + s.flame(36, 547, 1.25)
        + s.flame(62, 526, 1.3)
        + s.flame(78, 509, 0.95)
        + s.flame(20, 574, 0.85)
        + s.flame(48, 562, 0.6)
        + s.puff(82, 482, 6, 9, "#8d8078", "#6a5e56")
        + s.puff(92, 472, 5, 11, "#a89c92", "#8a7e76")
    )


def plain() -> str:
    dice = Random(31)
    spots = (
        (284, 392),
        (300, 380),
        (332, 372),
        (362, 366),
        (396, 378),
        (280, 424),
        (312, 416),
        (358, 410),
        (400, 414),
        (270, 456),
        (300, 444),
        (336, 452),
        (362, 440),
        (398, 446),
        (250, 482),
        (318, 478),
        (352, 472),
        (394, 486),
        (248, 514),
        (284, 508),
        (300, 524),
        (276, 542),
        (388, 506),
        (404, 528),
        (262, 580),
        (300, 572),
    )
    return (
        water(HOLE, 13)
        + s.ripples([(338, 516, 12), (350, 534, 14), (378, 556, 14), (392, 578, 14), (366, 548, 10)])
        + s.lily(346, 548, 0.8)
        + s.lily(384, 566, 1, True)
        + "".join(
            s.stone(x, y, r, i + 60, ("#b5a888", "#ddd2b4", "#7d7054"))
            for i, (x, y, r) in enumerate(
                ((314, 512, 3.6), (364, 572, 4), (372, 588, 3), (322, 544, 3), (386, 536, 3.4))
            )
        )
        + "".join(s.grass(x, y, dice.uniform(0.66, 0.92)) for x, y in sorted(spots, key=lambda it: it[1]))
        + "".join(
            s.reeds(x, y, z)
            for x, y, z in ((310, 500, 0.9), (404, 540, 1), (354, 590, 0.9), (330, 492, 0.8), (392, 534, 0.8))
        )
        + s.acacia(402, 472, 1.05)
        + s.acacia(272, 408, 0.9)
        + s.bones(336, 474, 0.62, 6)
        + s.ribs(306, 364, 0.8)
        + s.flowers(dice, 330, 430, "#e0602c", 4)
        + s.flowers(dice, 260, 556, "#fff4d0", 4)
    )


def meadow() -> str:
    dice = Random(77)
    bits = ""
    for x, y in (
        (150, 14),
        (184, 24),
        (222, 12),
        (176, 110),
        (158, 190),
        (196, 196),
        (232, 206),
        (262, 214),
        (24, 262),
        (66, 268),
        (108, 262),
        (30, 308),
        (74, 322),
        (110, 318),
        (288, 262),
        (326, 268),
        (376, 258),
        (300, 310),
        (352, 316),
        (396, 306),
        (150, 374),
        (190, 388),
        (232, 376),
        (214, 440),
        (186, 456),
        (206, 500),
        (214, 566),
        (246, 404),
        (120, 210),
        (172, 154),
        (226, 150),
        (238, 116),
    ):
        bits += s.tuft(x, y, dice.uniform(0.6, 0.85))
    for x, y, colour in (
        (160, 60, "#f6c0c8"),
        (240, 180, "#fff4d0"),
        (96, 296, "#f6d04a"),
        (320, 290, "#f6c0c8"),
        (206, 420, "#f6d04a"),
        (40, 284, "#e0785a"),
        (370, 286, "#fff4d0"),
        (196, 536, "#f6c0c8"),
        (146, 216, "#f6d04a"),
        (200, 170, "#e0785a"),
    ):
        bits += s.flowers(dice, x, y, colour, 4, 10)
    stones = "".join(
        s.stone(x, y, r, i + 90)
        for i, (x, y, r) in enumerate(
            (
                (182, 168, 3),
                (120, 240, 3.4),
                (292, 236, 3.4),
                (20, 330, 3.4),
                (388, 330, 3),
                (232, 470, 3.4),
                (160, 430, 3),
            )
        )
    )
    life = (
        s.log(66, 292, 0.9)
        + s.hedgehog(100, 284, 0.9)
        + s.snail(346, 306, 0.8)
        + s.lizard(300, 296, 30, 0.8)
        + s.hedgehog(236, 554, 0.8)
        + s.log(330, 276, 0.7)
    )
    return (
        bits
        + stones
        + life
        + s.butterfly(232, 88, "#f0a830", 20)
        + s.butterfly(52, 300, "#e0785a", -16)
        + s.butterfly(226, 522, "#7fb0d8", 12)
        + s.butterfly(352, 292, "#f0a830", -24)
    )


def rise() -> str:
    """The knoll that Rahan looks out from: three low steps of grass, and the way down to the cave."""
    x, y = centre(RAHAN)
    dice = Random(3)
    made = s.steps([(202, 92), (206, 130), (200, 168), (203, 214)], "#7d6a34", 0.55)
    for r, fill in ((25, "#8fa24c"), (19.5, "#a9bb5c"), (14, "#c6d374")):
        d = blob(dice, x, y - (25 - r) * 0.34, r, 11, 0.06, 0.82)
        made += path(d, fill=SHADOW, opacity=0.22, transform="translate(1.6 2.6)") + path(
            d, fill=fill, stroke=INK, stroke_opacity=0.75, stroke_width=1.15
        )
    return (
        made
        + s.tuft(x - 20, y + 6, 0.66)
        + s.tuft(x + 19, y + 9, 0.7)
        + s.stone(x + 15, y - 10, 3.4, 4)
        + s.flowers(dice, x - 12, y + 14, "#f6d04a", 3, 5)
    )


def cave() -> str:
    """Its floor, as if the roof were lifted off: painted rock lit by the fire, boulders about it with gaps everywhere."""
    dice = Random(21)
    cx, cy = centre((4, 6))
    half = 1.5 * SQUARE - 3.5
    ring: list[Place] = []
    for x, y in (
        (-0.97, -0.9),
        (-0.6, -1),
        (-0.3, -0.95),
        (0, -1),
        (0.35, -0.96),
        (0.62, -1),
        (0.97, -0.92),
        (1, -0.4),
        (0.95, 0),
        (1, 0.4),
        (0.98, 0.92),
        (0.52, 1),
        (0.2, 0.97),
        (-0.2, 0.97),
        (-0.52, 1),
        (-0.98, 0.92),
        (-1, 0.45),
        (-0.95, 0.1),
        (-1, -0.35),
    ):
        ring.append((cx + x * half, cy + y * half))
    d = smooth(ring)
    glow = (
        '<radialGradient id="hearth" cx=".5" cy=".5" r=".68"><stop offset="0" stop-color="#f7cf94"/><stop offset=".34" stop-color="#d9a36c"/>'
        '<stop offset=".66" stop-color="#9c6e4c"/><stop offset="1" stop-color="#5c3e2c"/></radialGradient>'
        '<radialGradient id="trodden"><stop offset="0" stop-color="#d8b880"/><stop offset=".55" stop-color="#d8b880" stop-opacity=".85"/><stop offset="1" stop-color="#d8b880" stop-opacity="0"/></radialGradient>'
    )
    gaps = ""
    for k in (-1, 0, 1):
        for a, b in ((k, -1.47), (k, 1.47), (-1.47, k), (1.47, k)):
            rx, ry = (14, 17) if a == k and abs(b) > 1 else (17, 14)
            gaps += ellipse(cx + a * SQUARE, cy + b * SQUARE, rx, ry, fill="url(#trodden)", opacity=0.8)
    cracks = path(
        f"M{cx - 30} {cy - 62}l6 10l-4 8l7 6M{cx + 28} {cy + 30}l8 5l2 9l8 4M{cx - 34} {cy + 22}l-9 4l-2 8M{cx + 24} {cy - 26}l9-3l3-7M{cx + 60} {cy - 20}l-8 2l-3 6M{cx - 62} {cy - 16}l9 3l3 6",
        stroke="#3c2414",
        stroke_opacity=0.5,
        stroke_width=1.2,
        **PEN,
    )
    boulders = ""
    spots: list[Place] = []
    for along in (-1.5, -0.5, 0.5, 1.5):
        spots += [(along * SQUARE, -1.5 * SQUARE), (-1.5 * SQUARE, along * SQUARE), (1.5 * SQUARE, along * SQUARE)]
        if abs(along) > 1:
            spots.append((along * SQUARE, 1.5 * SQUARE))
    spots += [(-0.62 * SQUARE, 1.5 * SQUARE), (0.62 * SQUARE, 1.5 * SQUARE)]
    for n, (x, y) in enumerate(sorted(set(spots), key=lambda it: it[1])):
        big = abs(x) > 60 and abs(y) > 60
        boulders += s.stone(
            cx + x + dice.uniform(-1, 1),
            cy + y + dice.uniform(-1, 1),
            (11 if big else 8.2) * dice.uniform(0.92, 1.1),
            140 + n,
            ("#ad9c86", "#d8cab2", "#71624f"),
        )
        boulders += s.stone(
            cx + x + dice.choice((-8, 8)) * (1.15 if abs(y) > 60 else 0.3),
            cy + y + dice.choice((-8, 8)) * (0.3 if abs(y) > 60 else 1),
            dice.uniform(3, 4.6),
            180 + n,
            ("#9c8b76", "#c9bba4", "#665846"),
        )
    for i, (right, down) in enumerate(((-1, -1), (1, -1), (-1, 1), (1, 1))):
        for j, (dx, dy, size) in enumerate(((0.2, -1, 6), (1, -0.2, 5), (-0.75, -0.62, 3.4))):
            a, b = cx + right * (66 + 12 * dx), cy + down * (66 + 12 * (dy if down < 0 else dy * 0.5))
            boulders += s.stone(
                a, b, size * dice.uniform(0.9, 1.15), 220 + 5 * i + j, ("#a3927c", "#d0c2aa", "#6a5c4a")
            )
    red = "#8e2a15"
    paintings = group(
        moved(cx - 43, cy - 36, group(figure("mammoth"), filter="url(#ochre)"), scale=0.13),
        moved(cx + 45, cy - 36, group(figure("deer"), filter="url(#ochre)"), scale=0.15),
        moved(cx + 46, cy + 54, group(figure("bear"), filter="url(#ochre)"), scale=0.12),
        opacity=0.7,
    ) + group(
        path(
            "M-52 46l4-9l4 9M-48 37v-5M-52 40h8M-46 56c4-4 8-4 12 0",
            transform=f"translate({cx} {cy})",
            stroke=red,
            stroke_width=1.6,
            **PEN,
        ),
        "".join(circle(cx + x, cy + y, 1.3, fill=red) for x, y in ((-8, -50), (-3, -52), (3, -52), (8, -50))),
        path(f"M{cx - 10} {cy - 44}q10-6 20 0M{cx - 10} {cy - 40}q10-6 20 0", stroke=red, stroke_width=1.5, **PEN),
        hand(cx - 52, cy + 4, red, -12),
        hand(cx + 54, cy + 2, red, 10),
        opacity=0.75,
    )
    spiral = "".join(
        f"{'M' if i == 0 else 'L'}{cx + polar(24 * i, 1.2 + 0.36 * i)[0]:.1f} {cy + polar(24 * i, 1.2 + 0.36 * i)[1]:.1f}"
        for i in range(38)
    )
    sun = path(
        "".join(
            "M{:.1f} {:.1f}L{:.1f} {:.1f}".format(*polar(30 * i, 16.4, cx, cy), *polar(30 * i, 19.6, cx, cy))
            for i in range(12)
        ),
        stroke="#8e2a15",
        stroke_opacity=0.75,
        stroke_width=1.7,
        **PEN,
    )
    return (
        glow
        + path(d, fill=SHADOW, opacity=0.35, transform="translate(2 4)", filter="url(#soft3)")
        + group(path(d, fill="url(#hearth)"), filter="url(#slab)")
        + path(d, fill="none", stroke="#2b160c", stroke_width=9, stroke_opacity=0.4)
        + path(d, fill="none", stroke=INK, stroke_width=1.8)
        + gaps
        + group(
            path(
                f"M{cx} {cy + 56}C{cx - 3} {cy + 76} {cx + 5} {cy + 92} {cx} {cy + 112}",
                stroke="#e3cd98",
                stroke_width=26,
                **PEN,
            ),
            filter="url(#soft3)",
            opacity=0.75,
        )
        + cracks
        + paintings
        + path(spiral, stroke="#8e2a15", stroke_opacity=0.75, stroke_width=1.8, **PEN)
        + sun
        + boulders
        + s.steps([(198, 352), (202, 392), (206, 440), (202, 470)], "#7d6a34", 0.45)
        + s.mushroom(cx - 78, cy + 76, 0.7)
        + s.tuft(cx + 78, cy + 72, 0.8)
        + s.tuft(cx - 80, cy - 40, 0.7)
        + s.tuft(cx + 82, cy - 14, 0.7)
    )


def hand(x: float, y: float, colour: str, turn: float) -> str:
    return moved(
        x,
        y,
        path("M-3 1C-3-1.500 3-1.500 3.600 1C4 3 3 5 2 6.500H-2C-3 5-4 3-3 1Z", fill=colour),
        path(
            "M-2.600 1L-4-4M-.8-.5L-1.200-6M1-.5L1.800-5.600M2.800 1L4.600-3.600M3 4L6.600 1.500",
            stroke=colour,
            stroke_width=1.7,
            **PEN,
        ),
        turn=turn,
    )


# --- What the squares say ---


def grid() -> str:
    d = "".join(f"M{SQUARE * i} 0V{TALL}" for i in range(1, COLUMNS)) + "".join(
        f"M0 {SQUARE * i}H{WIDE}" for i in range(1, ROWS)
    )
    return path(
        d, stroke="#fff8dc", stroke_opacity=0.42, stroke_width=0.9, fill="none", transform="translate(.6 .7)"
    ) + path(d, stroke="#2b1a10", stroke_opacity=0.42, stroke_width=0.75, fill="none")


def frame(square: tuple[int, int], fire: bool) -> str:
    """Round a square where something is fetched: waves round water, teeth of flame round fire; and its sign."""
    x, y = centre(square)
    half, places, count = 18.6, [], 9
    step = 2 * half / count
    for side in range(4):
        for i in range(2 * count):
            u = -half + step * i / 2
            out = half + ((2.6 if i % 2 else -1.2) if fire else (1.5 if i % 2 else -1.1))
            a, b = ((u, -out), (out, u), (-u, out), (-out, -u))[side]
            places.append((x + a, y + b))
    d = polygon(places) if fire else smooth(places)
    ground, _dark, lit = ("#ffb648", "#8a1f0c", "#fff0b0") if fire else ("#c4f0f2", "#0f4a66", "#ffffff")
    inner = rect(x - 15.6, y - 15.6, 31.2, 31.2, 5 if fire else 9, fill=ground, fill_opacity=0.52 if fire else 0.34)
    sign = moved(x, y + 11.5, s.flame(0, 0, 1.02)) if fire else drop(x, y + 1)
    return (
        path(d, fill=ground, fill_opacity=0.3)
        + path(d, fill="none", stroke=INK, stroke_width=3.2, stroke_linejoin="round")
        + path(d, fill="none", stroke="#f0662a" if fire else "#2f8fb8", stroke_width=1.9, stroke_linejoin="round")
        + inner
        + rect(
            x - 15.6,
            y - 15.6,
            31.2,
            31.2,
            5 if fire else 9,
            fill="none",
            stroke=lit,
            stroke_opacity=0.7,
            stroke_width=1,
        )
        + sign
    )


def drop(x: float, y: float) -> str:
    return moved(
        x,
        y,
        path(
            "M0-13C2-7 9-2 9 4.500C9 9.500 5 12.500 0 12.500S-9 9.500-9 4.500C-9-2-2-7 0-13Z", fill="#2f8fb8", **s.LINE
        ),
        path("M7 1C9 7 5 11 0 11C-4 11-6.500 9-7 6C-3 9 5 8 7 1Z", fill="#17577a"),
        path("M-5 4C-5-.5-2-3-1-6.500", stroke="#fff", stroke_width=2, **PEN),
    )


def prints() -> str:
    """The squares of animals and beasts: the silhouette of whose place it is, beasts in a ring of teeth."""
    made = ""
    for name, square in (ANIMALS | BEASTS).items():
        x, y = centre(square)
        beast = name in BEASTS
        if beast:
            ring = polygon([polar(360 * i / 28, 20.4 if i % 2 == 0 else 17, x, y) for i in range(28)])
            made += (
                path(ring, fill="#5c1408", fill_opacity=0.34)
                + path(ring, fill="none", stroke="#7a1c0c", stroke_width=1.5, stroke_linejoin="round")
                + circle(x, y, 15.6, fill="#f6e2b8", fill_opacity=0.72)
            )
        else:
            made += circle(x, y, 18.6, fill="#fff6d4", fill_opacity=0.6) + circle(
                x,
                y,
                18.6,
                fill="none",
                stroke="#4a3a1c",
                stroke_opacity=0.8,
                stroke_width=1.4,
                stroke_dasharray="4.500 3.200",
                stroke_linecap="round",
            )
        room = {
            "deer": 0.155,
            "fish": 0.19,
            "bird": 0.16,
            "rabbit": 0.18,
            "crocodile": 0.122,
            "tiger": 0.14,
            "mammoth": 0.13,
            "bear": 0.135,
        }[name]
        tall = {
            "deer": 160,
            "fish": 92,
            "bird": 150,
            "rabbit": 140,
            "crocodile": 92,
            "tiger": 108,
            "mammoth": 166,
            "bear": 164,
        }[name]
        made += group(
            moved(x, y + tall * room / 2, figure(name), scale=room),
            filter="url(#print)",
            opacity=0.78 if beast else 0.66,
        )
    return made


def board() -> str:
    light = (
        '<linearGradient id="day" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff3c8" stop-opacity=".2"/><stop offset=".5" stop-color="#fff3c8" stop-opacity="0"/><stop offset="1" stop-color="#2b1208" stop-opacity=".18"/></linearGradient>'
        f'<clipPath id="whole">{rect(0, 0, WIDE, TALL, 5)}</clipPath>'
    )
    inked = group(lake(), crags(), volcano(), forest(), plain(), rise(), meadow(), cave(), filter="url(#hand)")
    fetched = group(
        *(frame(square, False) for square in WATER), *(frame(square, True) for square in FIRE), filter="url(#hand)"
    )
    return (
        FILTERS
        + light
        + rect(0.6, 1.8, WIDE + 1.6, TALL + 1.6, 6, fill="#5a3a1e", stroke=INK, stroke_width=1.4)
        + rect(-1, -1, WIDE + 2, TALL + 2, 6, fill="#f3e6c8")
        + group(
            grounds(),
            inked,
            prints(),
            fetched,
            grid(),
            rect(0, 0, WIDE, TALL, 0, fill="url(#day)"),
            clip_path="url(#whole)",
        )
        + rect(0, 0, WIDE, TALL, 5, fill="none", stroke=INK, stroke_width=1.8)
        + path(
            f"M1.700 {TALL - 8}V6Q1.700 1.700 6 1.700H{WIDE - 8}",
            stroke="#fff",
            stroke_opacity=0.7,
            stroke_width=1.1,
            **PEN,
        )
    )
