"""Rahan as data: the valley under the volcano, what stands in it, and the cards (RAH-01 to RAH-05).

A square is a number, row by row from the upper left. The lower half of the board is the upper one after half a turn:
fish and deer, bird and rabbit, crocodile and mammoth, tiger and bear, water and water, fire and fire change places.
Only Rahan breaks it. All scenery is scenery: every square is walked alike.
"""

from __future__ import annotations

from enum import IntEnum

COLUMNS, ROWS = 9, 13
SQUARES = COLUMNS * ROWS
MM = 45.0  # a square
WIDTH, HEIGHT = COLUMNS * MM, ROWS * MM
LETTERS = "abcdefghi"


class Card(IntEnum):
    """The small cards (RAH-03); the last four are beasts, which nobody holds in their hand."""

    STEP_1 = 0
    STEP_2 = 1
    STEP_3 = 2
    STEP_4 = 3
    RAHAN = 4
    KNIFE = 5
    WEAPON = 6
    CROCODILE = 7
    TIGER = 8
    MAMMOTH = 9
    BEAR = 10


class Need(IntEnum):
    """The large cards that are to be brought home (RAH-02)."""

    FOOD = 0
    WATER = 1
    FIRE = 2
    INVENTION = 3


class Animal(IntEnum):
    """What is hunted."""

    DEER = 0
    FISH = 1
    BIRD = 2
    RABBIT = 3


class Beast(IntEnum):
    """What hunts."""

    CROCODILE = 0
    TIGER = 1
    MAMMOTH = 2
    BEAR = 3


class Hand(IntEnum):
    """How steady somebody's hand is."""

    CHILD = 0
    FAMILY = 1
    EXPERT = 2


KINDS = len(Card)
HELD = 7  # kinds of cards that are held in a hand: those before the beasts
STEPS = 4  # kinds of move cards, of 1 to 4 steps
COUNTS = (7, 7, 7, 7, 6, 4, 10, 1, 1, 1, 1)  # RAH-03, RAH-04
CARDS = sum(COUNTS)
EACH = 4  # large cards of a kind
MOST = 10  # small cards in a hand (RAH-11)
SWAPPED = 3  # cards of an exchange
DIE = 6
LEAD = 5  # squares Rahan is moved at most (RAH-20)
KNIFE_SHOTS = 3  # RAH-31
DUEL = 20  # shots (RAH-47)
START_CARDS = 3  # with the option; whoever does not begin has one more
NOBODY = NOTHING = -1
RAHAN = 4  # among figures, whose others are the seats 0 .. 3


def at(column: int, row: int) -> int:
    return COLUMNS * row + column


def column_of(square: int) -> int:
    return square % COLUMNS


def row_of(square: int) -> int:
    return square // COLUMNS


def name_of(square: int) -> str:
    """a1 in the upper left corner, i13 in the lower right one."""
    return f"{LETTERS[column_of(square)]}{row_of(square) + 1}"


def named(name: str) -> int:
    """The square of this name; raises ValueError."""
    column, row = LETTERS.index(name[:1] or "?"), name[1:]
    if not (row.isascii() and row.isdecimal() and str(int(row)) == row and 1 <= int(row) <= ROWS):
        raise ValueError(name)
    return at(column, int(row) - 1)


def middle(square: int) -> tuple[float, float]:
    """A square's centre in millimetres."""
    return MM * column_of(square) + MM / 2, MM * row_of(square) + MM / 2


def apart(one: int, two: int) -> int:
    """How many king's steps lie between two squares."""
    return max(abs(column_of(one) - column_of(two)), abs(row_of(one) - row_of(two)))


CENTRE = at(4, 6)  # everybody's start
CAVE = tuple(at(column, row) for row in (5, 6, 7) for column in (3, 4, 5))
RAHAN_START = at(4, 1)
WATER = (at(1, 0), at(0, 1), at(8, 11), at(7, 12))
FIRE = (at(7, 0), at(8, 1), at(0, 11), at(1, 12))
ANIMAL_SQUARES = (at(6, 10), at(2, 2), at(6, 2), at(2, 10))
BEAST_SQUARES = (at(1, 4), at(7, 4), at(7, 8), at(1, 8))
GIVES = {square: need for squares, need in ((WATER, Need.WATER), (FIRE, Need.FIRE)) for square in squares}

# Millimetres
ANIMAL_HEIGHTS = (50.0, 30.0, 40.0, 30.0)
BEAST_HEIGHTS = (30.0, 45.0, 60.0, 60.0)
CAVEMAN_HEIGHT = 45.0

# For whoever draws it: ~ lake, river, pond; w water square; b bank, reeds; ^ rocks; V volcano; f fire square; S tree
# struck by lightning; T forest; c clearing; # cave; : high grass; . meadow
TERRAIN = (
    "~w....^fV",
    "w~~..^^Vf",
    "b~~...^^^",
    "b~b...^^.",
    ".~....^^^",
    "...###...",
    "...###...",
    "...###...",
    "TT....:::",
    "TTT...:::",
    "TTc..:::b",
    "fSTT..b~w",
    "SfTT...w~",
)

WAYS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))


def _ray(square: int, way: tuple[int, int]) -> tuple[int, ...]:
    column, row = column_of(square) + way[0], row_of(square) + way[1]
    found = []
    while 0 <= column < COLUMNS and 0 <= row < ROWS:
        found.append(at(column, row))
        column, row = column + way[0], row + way[1]
    return tuple(found)


RAYS = tuple(tuple(ray for way in WAYS if (ray := _ray(square, way))) for square in range(SQUARES))
RINGS = tuple(
    tuple(tuple(other for other in range(SQUARES) if apart(square, other) == far) for far in (1, 2))
    for square in range(SQUARES)
)


def _lanes(square: int) -> dict[int, tuple[int, int]]:
    found, ways = {}, RAYS[square]
    for ray in ways:
        passed = 0
        for far, goal in enumerate(ray, 1):
            passed |= 1 << goal
            found[goal] = (far, passed)
    return found


# For each square those that lie straight from it: how far, and the squares of the way with the goal, as bits
LANES = tuple(_lanes(square) for square in range(SQUARES))
