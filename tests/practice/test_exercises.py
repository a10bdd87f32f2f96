"""Every exercise that is kept: legal, solved by its solution and by nothing as good, and not by luck.

`python -m tests.puzzles check` does the same with more tries, for minutes.
"""

import random
from importlib import import_module

import pytest

from core.games import find
from core.log import Seated
from core.practice.exercise import LEVELS, MOST_STARS, exercises, listed, read, stars_for, write
from core.practice.trying import Trying
from tests.puzzles import GAMES, ROOT

LEAST = 12
QUICK = 12  # tries near the solution of a drill, where a whole check has more


@pytest.fixture(params=GAMES)
def name(request):
    return request.param


def sat(one):
    return [Seated(f"S{seat}") for seat in range(one.players)]


def test_there_are_a_dozen_of_each_game_at_every_level(name):
    found = exercises(name)
    assert len(found) >= LEAST
    assert {one.level for one in found} == set(LEVELS)
    assert len({one.name for one in found}) == len(found)
    assert [one.name for one in listed(name)] == [one.name for one in found]


def test_what_is_kept_reads_as_it_was_written(name):
    file = ROOT / "core" / "games" / name / "practice.json"
    assert write(read(find(name), file.read_bytes())) == file.read_bytes()


def test_the_solution_is_legal_and_succeeds_and_the_position_comes_back(name):
    game = find(name)
    for one in exercises(name):
        trying = Trying(game, one, sat(one), deal=1)
        assert one.seat in trying.asked, one.name
        trying.show()
        assert not trying.asked
        while not trying.decided:
            assert trying.follow() or trying.reply(), f"{one.name}: nothing follows"
        assert trying.verdict.solved, one.name
        trying.again()
        assert trying.match.state_copy() == one.state
        assert trying.verdict is None
        assert one.seat in trying.asked


def test_it_is_as_it_was_searched_for(name):
    """Puzzles are counted out anew, every one; of drills a few tries are made."""
    maker = import_module(f"tests.puzzles.{name}")
    for one in exercises(name):
        maker.verify(one, QUICK)


def test_whoever_does_something_else_is_told_what_it_is_worth(name):
    game, rng = find(name), random.Random(3)
    for one in exercises(name):
        if one.drill or name == "terristories":
            continue
        trying = Trying(game, one, sat(one))
        other = rng.choice([way for way in one.values if way != one.best])
        assert trying.offer(one.seat, game.read(other), 0) is None
        assert not trying.verdict.solved
        assert trying.verdict.got == one.values[other] < trying.verdict.best == one.values[one.best]
        assert trying.offer(one.seat, game.read(one.best), 1) is not None, "one try at a time"


def test_a_negotiation_is_over_when_the_others_have_agreed_too():
    game = find("terristories")
    for one in exercises("terristories"):
        trying = Trying(game, one, sat(one))
        assert trying.offer(one.seat, game.read(f"agree {one.state.deal}"), 0) is None
        while trying.reply():
            pass
        assert trying.decided
        assert not trying.verdict.solved, one.name


def test_a_hand_shakes_otherwise_at_every_try():
    one = exercises("rahan")[0]
    trying, angles = Trying(find("rahan"), one, sat(one)), set()
    for _ in range(4):
        assert trying.offer(one.seat, find("rahan").read(one.solution[0]), trying.n) is None
        angles.add(trying.match.path[-1].events[0].roll.angle)
        trying.again()
    assert len(angles) > 1


def test_stars_are_fewer_the_more_tries_it_took():
    assert [stars_for(n) for n in (1, 2, 3, 4, 9)] == [MOST_STARS, 2, 2, 1, 1]
