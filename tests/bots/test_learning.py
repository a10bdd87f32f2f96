"""What hard bots have learnt: the numbers are read and sane, and can be learnt again."""

import json
import random
from math import isfinite
from operator import mul

import pytest

from core.command.spread import Processes
from core.games import find
from core.games.help_me.board import CREATURE, lay, numbered, steps_on
from core.games.help_me.judge import AROUND, KINDS, judged, numbers, values
from core.games.rahan import odds
from core.games.sapiens import standing
from core.games.sapiens.judge import foreseen, heading, look
from core.games.terristories.bot import LEARNT
from core.games.terristories.content import PERSONS, Role
from core.match import Match
from tests.learning import help_me, rahan, sapiens, terristories
from tests.learning.ridge import Ridge
from tests.rules.rahan_positions import lying

pytestmark = pytest.mark.once

GAME = find("help_me")
every_table = pytest.mark.parametrize("players", GAME.seats)


def positions(players, deals=6):
    """Boards of matches played at random, whose creatures they are, and whose turn."""
    for deal in range(deals):
        match, rng = Match.begin(GAME, players, deal), random.Random(deal)
        while True:
            state = match.state_copy()
            yield [numbered(pile) for pile in state.piles], tuple(state.owners[c] for c in CREATURE), state.turn
            if match.outcome is not None:
                break
            match.play(match.asked[0], match.sample(match.asked[0], rng))


@every_table
def test_the_numbers_of_help_me_are_whole(players):
    told = numbers()[str(players)]
    tables = {f"{part} {role}" for part in ("early", "late") for role in ("move", "wait")}
    assert set(told) == tables | {"early rest", "late rest"}
    for name, values_ in told.items():
        assert len(values_) == (KINDS * len(AROUND) if name in tables else 2)
        assert all(isfinite(value) and abs(value) < 20 for value in values_)
    assert told["early rest"][1] > told["late rest"][1] > 0, "the nearer the end, the surer is a lead"


@every_table
def test_what_is_judged_lies_between_losing_and_winning_and_the_end_is_counted(players):
    for board, owners, turn in positions(players):
        found = judged(board, owners, turn, players)
        assert all(0 <= value <= 1 for value in found)
        if not steps_on(board):
            assert found == values(board, owners, players)
        # seats have no names
        swapped = tuple(players - 1 - owner if owner >= 0 else owner for owner in owners)
        assert judged(board, swapped, players - 1 - turn, players) == pytest.approx(found[::-1])


@every_table
def test_near_the_end_it_is_foreseen_who_wins(players):
    right = seen = 0
    for board, owners, turn in positions(players, deals=20):
        if 0 < len(steps_on(board)) <= 6:
            end, rng = list(board), random.Random(1)
            while steps := steps_on(end):
                lay(end, rng.choice(steps))
            last = values(end, owners, players)
            found = judged(board, owners, turn, players)
            seen += 1
            right += last[found.index(max(found))] == max(last)
    assert right > 0.6 * seen > 20


def test_least_squares():
    ridge = Ridge(4)
    rng = random.Random(1)
    for _ in range(60):
        a, b = rng.random(), rng.random()
        ridge.add({0: 1.0, 2: a, 3: b}, 3 + 2 * a - b)
    assert ridge.solve(1e-9) == pytest.approx([3, 0, 2, -1], abs=1e-5)


def test_help_me_is_learnt_again_alike_each_time():
    told = [help_me.learnt(Processes(None), 2, 3, 2) for _ in range(2)]
    assert told[0] == told[1]
    assert {name: len(found) for name, found in told[0].items()} == {
        name: len(found) for name, found in numbers()["2"].items()
    }
    assert json.loads(help_me.written({"2": told[0]})) == {"2": told[0]}


# Rahan


def likely(**how):
    """How likely the first of two wins, when it is the other's turn."""
    state = lying(**how)
    return odds.chances([odds.features(state, seat, 1, 2) for seat in range(2)])[0]


def test_what_is_nearer_to_its_end_likelier_wins_rahan():
    even = likely(cavemen="c5 g9", hands=("1 2", "1 2"))
    assert 0.35 < even < 0.65
    assert likely(cavemen="c5 g9", hands=("1 2", "1 2"), needs=("water",)) > even + 0.05
    assert likely(cavemen="c5 g9", hands=("1 2 3 4", "1 2")) > even
    assert likely(cavemen="c5 g9", hands=("1 2", "1 2"), combat="1") < even
    assert likely(cavemen="c5 g9", hands=("1 2", "1 2"), beset="tiger") < even
    assert likely(cavemen="d6 a1", hands=("1 2", ""), needs=("food water fire invention",)) > 0.85


def test_rahan_is_learnt_again_alike_each_time():
    calm, weights = rahan.learnt(Processes(None), 3)
    assert (calm, weights) == rahan.learnt(Processes(None), 3)
    told = json.loads(rahan.written(calm, weights))
    assert set(told) == {"calm", "turns"}
    assert tuple(told["turns"]) == odds.FEATURES == tuple(odds.LEARNT.turns)
    assert all(map(isfinite, weights))


def test_least_turns_by_newtons_way():
    upper = [[2.0, 1.0], [0.0, 3.0]]
    assert rahan.solved(upper, [4.0, 7.0]) == pytest.approx([1.0, 2.0])


# Sapiens


def test_the_numbers_of_sapiens_are_whole():
    told = standing.LEARNT
    assert set(told) == {f"{role} {part}" for role in sapiens.ROLES for part in standing.PARTS}
    match = Match.begin(find("sapiens"), 2, 1)
    state = foreseen(match.state_copy(), {})
    for values_ in told.values():
        assert len(values_) == len(standing.said(state, 0, look(state, 0), heading(state, 0)))
        assert all(isfinite(value) and abs(value) < 30 for value in values_)
    assert standing.weights(0, True) == pytest.approx(told["moves last"])
    assert standing.weights(standing.FAR, False) == pytest.approx(told["waits early"])


def test_what_is_foreseen_in_sapiens_is_nearer_to_what_comes_than_the_scores_are():
    """In matches that it did not learn from."""
    off = plain = 0.0
    for n in range(sapiens.MATCHES, sapiens.MATCHES + 24):
        for moves, left, told, came in sapiens.play(n):
            weights = standing.weights(min(left, standing.FAR), moves)
            off += (came - sum(map(mul, weights, told))) ** 2
            plain += came * came
    assert off < 0.75 * plain


def test_sapiens_is_learnt_again_alike_each_time():
    told = [sapiens.learnt(Processes(None), 11) for _ in range(2)]
    assert told[0] == told[1]
    assert {name: len(found) for name, found in told[0].items()} == {
        name: len(found) for name, found in standing.LEARNT.items()
    }
    assert json.loads(sapiens.written(told[0])) == told[0]


# TerriStories


def test_the_goals_that_are_worth_it_are_named():
    assert LEARNT.goals.keys() <= {person.id for person in PERSONS}
    assert len(LEARNT.roles) == len(Role)
    way = terristories.WAYS[-1]
    assert terristories.play(way, 5) == terristories.play(way, 5)
