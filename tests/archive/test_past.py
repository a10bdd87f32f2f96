"""Looking back at a finished match: every position of it, from every seat, at a table at which nothing is done."""

import random

import pytest

from core.game import Level, TableReason
from core.games import find, names
from core.log import Kind, Seated
from core.match import Match
from core.past import PastTable, Unseen
from core.table import Anew, LocalTable, NewEntry

DEAL = 7


def over(name, until=None):
    """A match of chance, with something taken back and a seat that is handed on, to its end."""
    game, rng = find(name), random.Random(DEAL)
    seats = [Seated("Ana"), Seated("Léo", None, 1), Seated("Mina", None, 2)][: 3 if 3 in game.seats else 2]
    match = Match.begin(game, seats, DEAL, first=0)
    while match.asked and (until is None or match.n < until):
        match.play(match.asked[0], match.sample(match.asked[0], rng))
        if match.n == 6:
            match.hand(1, Seated("Léo", Level.EASY, 1))
        if match.n == 9 and isinstance(match.undo_right(match.entries[-1].seat), int):
            match.undo(match.entries[-1].seat)
    return match


@pytest.mark.parametrize("name", names())
def test_every_position_is_seen_by_every_seat_as_it_was_then(name):
    match = over(name)
    past = PastTable(match)
    heard = []
    past.listen(heard.append)
    for n in range(match.n + 1):
        if n:
            assert past.go_on()
            assert isinstance(heard[-1], NewEntry)
            assert heard[-1].n == n
        before = over(name, n) if n in (3, 26) else None
        for seat in (None, *range(match.setup.players)):
            view = match.game.view(match.entries[n].state, seat)
            assert past.view(seat) == view
            if before is not None and before.n == n:
                assert view == before.view(seat), "no more is seen than was seen then"
        if before is not None and before.n == n:
            assert [step.n for step in past.path] == [entry.n for entry in before.path]
            assert list(past.seats) == before.seats
            assert past.asked == before.asked
        assert (past.outcome is None) == (n < match.n)
    assert not past.go_on()
    assert [step.n for step in past.path] == [entry.n for entry in match.path]
    assert list(past.seats) == match.seats
    past.go(3)
    assert isinstance(heard[-1], Anew)
    assert past.n == 3


def test_nothing_can_be_done_there_and_nothing_taken_back_at_the_table_any_more():
    match = over("help_me")
    table = LocalTable(match)
    last = match.entries[-1].seat
    past = PastTable.of(table)
    past.go(3)
    entry = next(entry for entry in match.entries[4:] if entry.kind is Kind.MOVE)
    assert past.offer(entry.seat, entry.move, 3).reason == TableReason.OVER
    assert past.undo(last).reason == TableReason.OVER
    assert past.moves(entry.seat) == ()
    n = match.n
    assert table.undo(last).reason == TableReason.OVER
    assert table.undo(last, 0).reason == TableReason.OVER
    assert match.n == n


def test_a_match_that_goes_on_is_not_looked_back_at():
    with pytest.raises(Unseen):
        PastTable(over("help_me", 12))
