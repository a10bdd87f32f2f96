"""The right opponent: what results tell of somebody, and which level is even for them."""

import random
from itertools import pairwise

import pytest

from core.archive.rating import EVEN, FEWEST, STRENGTH, Rated, fair, rated
from core.archive.store import Result
from core.game import LEVELS, Level, Outcome
from core.games import find, names
from core.log import Seated, Setup

EASY, CASUAL, NORMAL, STRONG, HARD = LEVELS


def match(won, level=EASY, game="help_me", name="Ana", others=1):
    seats = (Seated(name), *(Seated("", level, k + 1) for k in range(others)))
    outcome = Outcome((0,) * len(seats), (0,) if won else (1,), "end")
    return Result(1, Setup(game, 1, len(seats), {}, seats), outcome, 0.0)


def test_who_wins_easily_gets_a_stronger_bot_and_who_always_loses_a_weaker():
    assert fair(rated([match(True)] * 5, "help_me", "Ana"), EASY) is CASUAL
    assert fair(rated([match(True, NORMAL)] * 9, "help_me", "Ana"), NORMAL) is HARD
    assert fair(rated([match(True, HARD)] * 2 + [match(False, HARD)] * 9, "help_me", "Ana"), HARD) in (
        EASY,
        CASUAL,
        NORMAL,
    )
    assert fair(rated([match(False)] * 9, "help_me", "Ana"), EASY) is None, "there is no weaker one"


def test_few_matches_and_an_even_chance_tell_nothing():
    assert fair(rated([match(True)] * (FEWEST - 1), "help_me", "Ana"), EASY) is None
    assert fair(rated([match(True), match(False)] * 4, "help_me", "Ana"), EASY) is None


@pytest.mark.parametrize(
    "other",
    [match(True, game="paleo"), match(True, name="Léo"), match(True, level=None), match(True, level=Level.RANDOM)],
)
def test_other_games_other_persons_and_matches_without_bots_do_not_count(other):
    assert rated([other] * 9, "help_me", "Ana") == Rated()


def together(won, level):
    seats = (Seated("Ana"), Seated("", level, 1))
    return Result(1, Setup("terristories", 1, 2, {}, seats), Outcome((2, 2), (0, 1) if won else (), "end"), 0.0)


def test_against_bots_a_match_that_all_win_together_does_not_count():
    assert rated([together(True, EASY)] * 9, "terristories", "Ana").matches == 0


def test_a_table_that_reaches_its_goal_gets_weaker_partners_and_one_that_never_does_stronger_ones():
    def ally(results, level):
        return fair(rated(results, "terristories", "Ana", allied=True), level)

    assert ally([together(True, HARD)] * 9, HARD) in (EASY, CASUAL, NORMAL)
    assert ally([together(False, EASY)] * 3, EASY) in (CASUAL, NORMAL)
    assert ally([together(False, NORMAL)] * 9, NORMAL) is HARD
    assert ally([together(False, HARD)] * 9, HARD) is None, "there is no stronger one"
    assert ally([together(True, NORMAL), together(False, NORMAL)] * 4, NORMAL) is None
    assert rated([match(True, game="terristories")] * 9, "terristories", "Ana", True).matches == 0, "some won alone"


def test_games_say_whether_a_table_wins_together():
    assert [name for name in names() if find(name).allied] == ["terristories"]


@pytest.mark.parametrize("true", sorted(STRENGTH.values()))
def test_after_some_matches_the_level_that_is_suggested_is_even(true):
    """Somebody whose strength is known plays what is suggested, and plays against it half of the time evenly."""
    rng, results, level, met = random.Random(7), [], EASY, []
    for _ in range(60):
        won = rng.random() < 1 / (1 + 10 ** ((STRENGTH[level] - true) / 400))
        results.append(match(won, level))
        level = fair(rated(results, "help_me", "Ana"), level) or level
        met.append(Rated(9, true).chance(level))
    assert sum(EVEN[0] - 0.15 <= chance <= EVEN[1] + 0.15 for chance in met[10:]) >= 35


def test_between_two_neighbours_somebody_has_an_even_game_with_both():
    order = [STRENGTH[level] for level in LEVELS]
    assert order == sorted(order)
    for weaker, stronger in pairwise(LEVELS):
        middle = Rated(9, (STRENGTH[weaker] + STRENGTH[stronger]) / 2)
        assert EVEN[0] <= middle.chance(stronger) < middle.chance(weaker) <= EVEN[1]
