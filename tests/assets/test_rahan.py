"""Rahan's pictures: all that the game shows is there, and a die's roll shows what it is said to show."""

from itertools import pairwise

import pytest

from assets.build.hand import SEATS
from assets.build.sources import pieces
from assets.rahan.figures import ROOM
from assets.rahan.thrown import FRAMES, LOOK, SIDES
from assets.rahan.tumble import Matrix, Point, after, moved, turned

ANIMALS = ("deer", "fish", "bird", "rabbit")
BEASTS = ("crocodile", "tiger", "mammoth", "bear")
SMALL = ("move_1", "move_2", "move_3", "move_4", "advance", "knife", "weapon", *BEASTS)
LARGE = ("food", "water", "fire", "invention", "combat")
STILL = {
    ("a", 0): "1",
    ("a", 3): "5",
    ("a", 6): "6",
    ("a", 9): "2",
    ("b", 0): "3",
    ("b", 3): "5",
    ("b", 6): "4",
    ("b", 9): "2",
}


def test_rahan_has_its_figures_its_cards_the_die_and_the_flint() -> None:
    names = {piece.name for piece in pieces("rahan")}
    men = {f"caveman_{seat}" for seat in SEATS}
    assert {"board", "scene", "rahan", *men, *ANIMALS, *BEASTS} <= names
    assert {f"{name}_fallen" for name in (*men, *ANIMALS, *BEASTS)} <= names
    assert {f"card_{name}" for name in (*SMALL, *LARGE, "back")} <= names
    assert {f"die_{roll}_{frame}" for roll in "ab" for frame in range(FRAMES)} <= names
    assert {f"flint_{frame}" for frame in range(FRAMES)} <= names
    assert {f"lack_{what}_{how}" for what in (*LARGE, "home") for how in ("full", "grey")} <= names


@pytest.mark.parametrize("name", ROOM)
def test_every_figure_stands_on_a_base_of_one_size(name: str) -> None:
    piece = next(it for it in pieces("rahan") if it.name == name)
    left, top, wide, _ = piece.numbers("data-body")
    assert wide == 32
    assert 0 < left < piece.size[0] - wide
    assert top > piece.size[1] / 2


def pose(roll: str, frame: int) -> Matrix:
    start = turned((0, 0, 1), 90 if roll == "b" else 0)
    return after(start, turned((1, 0, 0), 360 / FRAMES * frame))


def up(point: Point) -> float:
    return point[1]


@pytest.mark.parametrize(("roll", "frame"), STILL)
def test_a_still_frame_of_the_die_has_its_number_on_top(roll: str, frame: int) -> None:
    top = max(SIDES, key=lambda side: up(moved(side[1], pose(roll, frame))))
    assert top[0] == STILL[roll, frame]


def test_opposite_sides_of_the_die_make_seven_and_it_is_seen_from_above() -> None:
    looks = {name: way for name, way, _ in SIDES}
    for name, (x, y, z) in looks.items():
        assert looks[str(7 - int(name))] == (-x, -y, -z)
    assert moved((0, 1, 0), LOOK)[2] > 0.6


def test_the_die_turns_evenly() -> None:
    """So that a roll shown in order never jumps, the last frame before the first one neither."""
    for roll in "ab":
        ways = [moved((0.3, 0.8, 0.5), pose(roll, frame % FRAMES)) for frame in range(FRAMES + 1)]
        steps = [sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) for one, other in pairwise(ways)]
        assert max(steps) - min(steps) < 1e-9
