"""Pictures made of the pieces: for the home screen, and for the rules."""

from collections.abc import Sequence

from assets.build.hand import GOLD, INK, PAPER, SHADOW, circle, drawing, group, moved, path, rect
from assets.sapiens.grounds import cave, forest, mountain, plain, waterfall
from assets.sapiens.marks import chosen, gain_food, gain_shelter, tick
from assets.sapiens.paint import FILTERS
from assets.sapiens.scenes import EIGHT, painted
from assets.sapiens.things import ACROSS, DOWN, back, bear, brawl, number, steak, token, whole

PEN = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
WIDE = 308  # of the rules' pictures, in dp
GROUNDS = {"f": forest, "p": plain, "m": mountain, "w": waterfall}


def square(what: str) -> str:
    """A square by its letter and variant, with its food if a number follows: f1, p2:3, c:7/5."""
    kind, _, value = what.partition(":")
    if kind == "c":
        high, low = value.split("/")
        return cave(int(high), int(low))
    drawn = GROUNDS[kind[0]](int(kind[1]))
    return drawn + moved(0, 0, number(int(value))) if value else drawn


def board(rows: Sequence[str]) -> str:
    """A part of a board: squares of 100 units, the first one's middle at 0,0."""
    drawn = []
    for y, row in enumerate(rows):
        for x, what in enumerate(row.split()):
            cell = f'<clipPath id="cell">{rect(-50.3, -50.3, 100.6, 100.6, 0)}</clipPath>' + group(
                square(what), clip_path="url(#cell)"
            )
            drawn.append(moved(100 * x, 100 * y, cell))
    return "".join(drawn)


def piece_of_board(rows: Sequence[str]) -> str:
    """The same, as a thing that lies on the page: round corners, an outline, a shadow."""
    wide, tall = 100 * len(rows[0].split()), 100 * len(rows)
    box = (-50, -50, wide, tall, 12)
    return (
        rect(-47, -45, wide, tall, 12, fill=SHADOW, opacity=0.5, filter="url(#contact)")
        + f'<clipPath id="part{wide}x{tall}">{rect(*box)}</clipPath>'
        + group(board(rows), clip_path=f"url(#part{wide}x{tall})")
        + rect(*box, fill="none", stroke=INK, stroke_width=2.6)
    )


def laid(x: float, y: float, size: tuple[int, int], content: str) -> str:
    """A tile on the board with its shadow."""
    w, h = size
    return moved(
        x, y, rect(-w + 4, -h + 6, 2 * w - 3, 2 * h - 3, 7, fill=SHADOW, opacity=0.55, filter="url(#contact)"), content
    )


def held(x: float, y: float, size: tuple[int, int], content: str, turn: float, scale: float) -> str:
    """A tile in the air."""
    w, h = size
    shade = rect(-w, -h, 2 * w, 2 * h, 9, fill=SHADOW, opacity=0.5, filter="url(#lifted)")
    return moved(x + 12, y + 19, shade, turn=turn, scale=scale) + moved(x, y, content, turn=turn, scale=scale)


def rounded(width: float, height: float, picture: str) -> str:
    """The picture with round corners and an inked outline."""
    frame = (-width / 2 + 3, -height / 2 + 3, width - 6, height - 6)
    clip = f'<clipPath id="corners">{rect(*frame, 20)}</clipPath>'
    return (
        clip + group(picture, clip_path="url(#corners)") + rect(*frame, 20, fill="none", stroke=INK, stroke_width=2.4)
    )


def sign(good: bool) -> str:
    """Right or wrong, on a disc of paper."""
    mark = (
        path("M-8 0L-2 7L9-7", stroke="#3d6b35", stroke_width=5.5, **PEN)
        if good
        else path("M-8-8L8 8M8-8L-8 8", stroke="#b3301c", stroke_width=5.5, **PEN)
    )
    return (
        circle(1.5, 3, 17, fill=SHADOW, opacity=0.5, filter="url(#soft1)")
        + circle(0, 0, 17, fill=PAPER, stroke=INK, stroke_width=2)
        + mark
    )


def pointing(colour: str = GOLD) -> str:
    """An arrow that points right, 60 units long."""
    d = "M-30-8H4V-22L32 0L4 22V8H-30Z"
    return (
        path(d, fill=SHADOW, opacity=0.5, transform="translate(3 5)", filter="url(#soft1)")
        + path(d, fill=PAPER, stroke=PAPER, stroke_width=8, stroke_linejoin="round")
        + path(d, fill=colour, stroke=INK, stroke_width=2.4, stroke_linejoin="round")
    )


def scene() -> str:
    """A corner of the valley: a cave with its token, two tiles on the ground, one in the air."""
    light = (
        '<radialGradient id="dusk" cx=".2" cy=".05" r="1.15"><stop offset="0" stop-color="#fff0c0" stop-opacity=".3"/>'
        '<stop offset=".5" stop-color="#fff0c0" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#160a04" stop-opacity=".6"/></radialGradient>'
    )
    return (
        light
        + moved(
            -150,
            -74,
            board(("m1 c:7/5 m3 m2 w1", "p3 f1 p2 f2 p1", "f3 p1 f2 p3 f1")),
            moved(100, -14, token("ritual")),
            laid(0, 150, DOWN, whole(DOWN, "gathering", "camp")),
            laid(350, 100, ACROSS, whole(ACROSS, "water", "feast")),
            scale=0.74,
        )
        + rect(-170, -112, 340, 224, 0, fill="url(#dusk)")
        + held(8, 44, ACROSS, whole(ACROSS, "hunt", "fire"), -8, 0.98)
    )


def rules_cave() -> str:
    """The first tile: its scene on the cave is that of the token there."""
    ground = piece_of_board(("m1 c:7/5 m3", "f1:2 p2:3 f3:1"))
    return (
        moved(-258, -44, ground, moved(100, -14, token("fire")), scale=0.9)
        + moved(3, 0, pointing(), scale=0.8)
        + moved(80, -44, ground, laid(100, 50, DOWN, whole(DOWN, "fire", "hunt")), scale=0.9)
        + moved(252, -62, gain_shelter(7), scale=1.3)
        + moved(254, -12, token("fire"))
    )


def rules_connect() -> str:
    """Like scenes may touch; unlike ones may not."""
    camp_fire = laid(150, 0, ACROSS, whole(ACROSS, "camp", "fire"))
    ground = piece_of_board(("f1 p1 f2", "p2 f3 p3"))
    return moved(
        -262,
        -46,
        ground,
        camp_fire,
        laid(50, 100, ACROSS, whole(ACROSS, "hunt", "camp")),
        moved(100, 50, sign(True)),
        scale=0.94,
    ) + moved(
        72,
        -46,
        ground,
        camp_fire,
        laid(150, 100, ACROSS, whole(ACROSS, "water", "fire")),
        moved(100, 50, sign(False)),
        moved(200, 50, sign(True)),
        scale=0.94,
    )


def rules_score() -> str:
    """The half that touches its like scores its square; the other half scores nothing."""
    return moved(
        -240,
        12,
        piece_of_board(("f1:3 p1:1 f2:2 p3:1 f3:4 p2:2",)),
        laid(50, 0, ACROSS, whole(ACROSS, "camp", "fire")),
        laid(250, 0, ACROSS, whole(ACROSS, "fire", "hunt")),
        moved(250, 0, chosen(ACROSS)),
        moved(150, 0, tick(), scale=1.5),
        moved(206, -50, gain_food(2), scale=1.15),
        moved(304, -50, gain_food(0), scale=1.15),
        scale=0.96,
    )


def rules_bear() -> str:
    """A bear among the tiles of somebody else: it touches two."""
    return moved(
        -166,
        -46,
        piece_of_board(("f1:1 p1:2 f2:3 p2:1", "p3:2 f3:2 p1:1 f1:4")),
        laid(50, 0, ACROSS, whole(ACROSS, "ritual", "water")),
        laid(250, 100, ACROSS, whole(ACROSS, "camp", "hunt")),
        moved(200, -2, bear()),
        moved(262, -36, gain_shelter(2), scale=1.3),
        scale=0.94,
    )


def rules_abandon() -> str:
    """The old tribe is turned face down; a new one starts at another cave."""
    return moved(
        -244,
        -46,
        piece_of_board(("m1 c:7/5 m3 m2 m1 c:8/6", "p1:2 f1:3 p2:1 f3:4 p3:2 f2:1")),
        laid(100, 50, DOWN, back(DOWN)),
        laid(250, 100, ACROSS, back(ACROSS)),
        laid(500, 50, DOWN, whole(DOWN, "water", "camp")),
        moved(444, -8, gain_shelter(6), scale=1.3),
        scale=0.96,
    )


def swap() -> str:
    """Two arrows, one either way."""
    d = "M-20-9H8V-18L24-5L8 8V-1H-20ZM20 9H-8V0L-24 13L-8 26V17H20Z"
    return path(d, fill=GOLD, stroke=INK, stroke_width=2.2, stroke_linejoin="round", transform="translate(0 -4)")


def half_tile(name: str) -> str:
    """A scene on paper, alone."""
    sheet = (-48, -48, 96, 96, 5)
    return (
        rect(-45, -43, 96, 96, 6, fill=SHADOW, opacity=0.5, filter="url(#contact)")
        + FILTERS
        + rect(*sheet, fill="#a5855a", filter="url(#torn)", transform="translate(.8 2)")
        + rect(*sheet, fill=PAPER, filter="url(#torn)")
        + painted(name)
    )


def rules_scenes() -> str:
    """What each of the eight scenes gives."""
    gives = {
        "feast": moved(0, 0, laid(0, 0, ACROSS, whole(ACROSS, "camp", "gathering")), scale=0.28),
        "gathering": gain_food(1),
        "ritual": token("water"),
        "brawl": moved(0, 0, brawl("red"), scale=1.3),
        "water": swap(),
        "camp": gain_shelter(3),
        "hunt": moved(0, 0, steak(), scale=1.2),
        "fire": moved(0, 0, bear(), scale=0.8),
    }
    parts = []
    for i, name in enumerate(EIGHT):
        x, y = -272 + 158 * (i % 4), -50 + 100 * (i // 4)
        parts += [moved(x, y, half_tile(name), scale=0.9), moved(x + 78, y, gives[name])]
    return "".join(parts)


def pictures() -> dict[str, str]:
    made = {"scene": drawing(168, 110, rounded(336, 220, scene()))}
    for name, tall, draw in (
        ("cave", 104, rules_cave),
        ("connect", 106, rules_connect),
        ("score", 76, rules_score),
        ("scenes", 104, rules_scenes),
        ("bear", 106, rules_bear),
        ("abandon", 106, rules_abandon),
    ):
        made[f"rules_{name}"] = drawing(
            WIDE, 2 * round(tall * WIDE / 640), FILTERS + draw(), (-320, -tall, 640, 2 * tall), fine="1"
        )
    return made
