"""Every clause of a finished game has a test marked with its number, and every mark names a clause."""

import pytest

from core import games
from tests.clauses import clauses, marks, missing


def test_the_clauses_of_all_five_games_are_here():
    counts = {game: len(numbers) for game, numbers in clauses().items()}
    assert counts == {"help_me": 23, "paleo": 58, "rahan": 55, "sapiens": 77, "terristories": 85}


@pytest.mark.parametrize("game", games.names())
def test_every_clause_of_a_finished_game_has_a_test(game):
    assert missing(game) == []


def test_every_mark_names_a_clause():
    known = {clause for numbers in clauses().values() for clause in numbers}
    assert set(marks()) <= known


@pytest.mark.parametrize("numbers", list(clauses().values()), ids=list(clauses()))
def test_no_clause_is_listed_twice(numbers):
    assert len(set(numbers)) == len(numbers)
