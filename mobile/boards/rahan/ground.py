"""Where everything stands on the board of Rahan, and by which picture. Places are in millimetres of the valley."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from kivy.graphics.texture import Texture

from core.games.rahan.content import (
    ANIMAL_SQUARES,
    BEAST_SQUARES,
    COLUMNS,
    HEIGHT,
    MM,
    NOTHING,
    RAHAN,
    ROWS,
    WIDTH,
    Animal,
    Beast,
    Card,
    Need,
    at,
    middle,
)
from core.games.rahan.position import View
from core.physics.throw import BASE
from mobile.boards.canvas import Sprite
from mobile.boards.sprites import at_body
from mobile.look import atlas
from mobile.look.theme import SEATS

Place = tuple[float, float]

WORLD = (WIDTH, HEIGHT)
RIM = 5.0  # mm of the board's picture round the squares
FOOT = 32.0  # dp across the base of a figure's picture
GROWN = 2 * BASE / FOOT  # so much of a dp is a millimetre of it
MARK = 44.0  # dp of a mark on a square
MARKED = MM / MARK
FALLEN = 2 * BASE / 19.0  # and of one that was knocked over
CARDS = {
    Card.STEP_1: "move_1",
    Card.STEP_2: "move_2",
    Card.STEP_3: "move_3",
    Card.STEP_4: "move_4",
    Card.RAHAN: "advance",
    Card.KNIFE: "knife",
    Card.WEAPON: "weapon",
    Card.CROCODILE: "crocodile",
    Card.TIGER: "tiger",
    Card.MAMMOTH: "mammoth",
    Card.BEAR: "bear",
}
ANIMALS = tuple(animal.name.lower() for animal in Animal)
BEASTS = tuple(beast.name.lower() for beast in Beast)
NEEDS = tuple(need.name.lower() for need in Need)
FOOTED = 13.0  # mm round the middle of a base that are touched before what stands behind
# Where figures stand that share a square, by how many there are; mm from its middle
SHARED: dict[int, tuple[Place, ...]] = {
    1: ((0, 0),),
    2: ((-11, -3), (11, 3)),
    3: ((-12, -6), (12, -4), (0, 7)),
    4: ((-13, -7), (9, -7), (-9, 7), (13, 7)),
    5: ((-14, -8), (0, -8), (14, -8), (-9, 7), (11, 7)),
}

# What stands: a seat's caveman, Rahan, an animal or a beast
CAVEMAN, HERO, ANIMAL, BEAST = "caveman", "rahan", "animal", "beast"
Figure = tuple[str, int]


def square_at(x: float, y: float) -> int | None:
    """The square at a place, if it is on the board."""
    column, row = int(x // MM), int(y // MM)
    return at(column, row) if 0 <= column < COLUMNS and 0 <= row < ROWS else None


def at_piece(name: str, x: float, y: float, grown: float = GROWN) -> Sprite:
    """A piece of the game, its body centred on a place."""
    return at_body(f"rahan/{name}", x, y, grown)


@cache
def on_square(name: str, square: int, alpha: float = 1.0) -> Sprite:
    """A mark on a square; always the same one."""
    mark = at_piece(name, *middle(square), MARKED)
    mark.alpha = alpha
    return mark


@atlas.remembering(1)
def _valley(loaded: Texture) -> Sprite:
    return Sprite(loaded, WIDTH / 2, HEIGHT / 2, WIDTH + 2 * RIM, HEIGHT + 2 * RIM)


def valley() -> Sprite:
    """What all stands on."""
    return _valley(atlas.own("rahan", "board"))


def standing(view: View) -> list[tuple[Figure, int]]:
    """All that stands on the board, and on which square."""
    found: list[tuple[Figure, int]] = [
        ((ANIMAL, int(animal)), ANIMAL_SQUARES[animal]) for animal in Animal if view.animals >> animal & 1
    ]
    found += [((BEAST, beast), BEAST_SQUARES[beast]) for beast in view.beset if beast != NOTHING]
    found += [((CAVEMAN, seat), square) for seat, square in enumerate(view.cavemen)]
    found.append(((HERO, RAHAN), view.rahan))
    return found


class _Known:
    """What was found for the last position, which is asked for again and again while a finger moves."""

    view: View | None = None
    feet: ClassVar[dict[Figure, Place]] = {}
    order: ClassVar[list[tuple[Figure, Place]]] = []
    boxes: ClassVar[list[tuple[Figure, Place, tuple[float, float, float, float]]]] = []


def feet(view: View) -> dict[Figure, Place]:
    """Where each figure's base is: in the middle of its square, beside each other where several share it."""
    if _Known.view is not view:
        _Known.view, _Known.feet = view, _find_feet(view)
        _Known.boxes = []
        _Known.order = sorted(_Known.feet.items(), key=lambda item: item[1][1])
    return _Known.feet


def in_order(view: View) -> list[tuple[Figure, Place]]:
    """The same, what is farther up the board first."""
    feet(view)
    return _Known.order


def _find_feet(view: View) -> dict[Figure, Place]:
    shared: dict[int, list[Figure]] = {}
    for figure, square in standing(view):
        shared.setdefault(square, []).append(figure)
    found = {}
    for square, figures in shared.items():
        x, y = middle(square)
        for k, figure in enumerate(figures):
            found[figure] = _aside(x, y, k, len(figures))
    return found


def _aside(x: float, y: float, k: int, count: int) -> Place:
    """The place of one of several on a square."""
    across, down = SHARED[count][k]
    return x + across, y + down


def picture(figure: Figure, marks: tuple[int, ...]) -> str:
    """What a figure looks like."""
    kind, number = figure
    if kind == CAVEMAN:
        return f"caveman_{SEATS[marks[number]]}"
    if kind == HERO:
        return "rahan"
    return ANIMALS[number] if kind == ANIMAL else BEASTS[number]


def figures(view: View, marks: tuple[int, ...], without: frozenset[Figure] = frozenset()) -> list[Sprite]:
    """All that stands, what is farther down in front."""
    return [at_piece(picture(figure, marks), x, y) for figure, (x, y) in in_order(view) if figure not in without]


def figure_at(view: View, marks: tuple[int, ...], x: float, y: float) -> Figure | None:
    """The figure whose base or legs are at a place, else the one whose picture is; of several the one in front."""
    behind = None
    for figure, (across, down), (left, top, right, low) in _boxes(view, marks):
        if abs(x - across) <= FOOTED and -2 * FOOTED <= y - down <= FOOTED:
            return figure
        if behind is None and left <= x <= right and top <= y <= low:
            behind = figure
    return behind


def _boxes(view: View, marks: tuple[int, ...]) -> list[tuple[Figure, Place, tuple[float, float, float, float]]]:
    """Each figure with its place and the narrow box round its picture, what is in front first."""
    order = in_order(view)
    if not _Known.boxes:
        for figure, place in order[::-1]:
            sprite = at_piece(picture(figure, marks), *place)
            wide, high = sprite.width * sprite.scale * 0.36, sprite.height * sprite.scale * 0.5
            box = (sprite.x - wide, sprite.y - high, sprite.x + wide, sprite.y + high)
            _Known.boxes.append((figure, place, box))
    return _Known.boxes
