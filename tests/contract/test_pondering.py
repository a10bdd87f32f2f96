"""Bots that think ahead while persons are asked: whose thought it is, what becomes of it, and when it is dropped."""

from __future__ import annotations

import random

import pytest

from core.bots.drive import AHEAD, Budget, Drive
from core.game import Bot, Level
from core.log import Seated
from core.match import Match
from tests.contract.games import find

pytestmark = pytest.mark.once

ANA, BEN = Seated("Ana"), Seated("Ben")
HARD, EASY = Seated("bot", Level.HARD), Seated("bot", Level.EASY)
GAME = find("help_me")


class Thinks(Bot):
    """Moves somehow."""

    def think(self, view, memory, rng):
        yield 1
        return GAME.sample(GAME.imagine(view, memory, rng), view.seat, rng)


class Foresees(Thinks):
    """Notes how long it thinks ahead; what it was shown, and what was noted when it was asked."""

    playouts, seconds, keeps = 10, 8.0, True

    def __init__(self):
        self.shown, self.found = [], []

    def notes(self):
        return []

    def ponder(self, notes, view, memory, rng):
        self.shown.append((view, memory))
        while (yield 1):
            notes.append(1)

    def think_on(self, notes, view, memory, rng):
        self.found.append(len(notes))
        return self.think(view, memory, rng)


def table(*seats, budget=None, first=0):
    match = Match.begin(GAME, seats, 5, first=first)
    bots = {seat: Foresees() if who is HARD else Thinks() for seat, who in enumerate(seats) if who.level}
    return match, Drive(match, dict.fromkeys(bots, budget or Budget()), None, bots), bots


def ahead(drive, slices):
    for _ in range(slices):
        assert drive.ponder(0.0)


def moved(match, k=0):
    seat = match.asked[0]
    match.play(seat, match.moves(seat)[k])


def test_what_was_found_is_there_when_the_question_comes():
    match, drive, bots = table(ANA, HARD)
    ahead(drive, 6)
    assert not drive.due, "nobody waits for a bot"
    moved(match)
    assert drive.work().seat == 1
    assert bots[1].found == [5]
    ahead(drive, 3)
    moved(match)
    drive.work()
    assert bots[1].found == [5, 7], "and what was noted before"


def test_it_is_shown_what_its_own_seat_may_see_and_nothing_else():
    match, drive, bots = table(ANA, BEN, HARD)
    ahead(drive, 1)
    assert bots[2].shown == [(match.view(2), match.memory(2))]
    assert bots[2].shown[0][0].seat == 2
    assert sum(owner == 2 for owner in bots[2].shown[0][0].owners) == 2
    assert not {0, 1} & set(bots[2].shown[0][0].owners), "what the others protect"


def test_it_has_an_end_by_what_is_enough_and_by_the_clock():
    match, drive, bots = table(ANA, HARD)
    slices = 0
    while drive.ponder(0.0):
        slices += 1
    assert slices <= AHEAD * Foresees.playouts
    assert not drive.ponders
    assert not drive.ponder(0.0)
    moved(match)
    drive.work()
    assert AHEAD * Foresees.playouts - 1 <= bots[1].found[0] <= AHEAD * Foresees.playouts
    assert len(bots[1].shown) == 1, "it does not begin again"
    match, drive, bots = table(ANA, HARD, budget=Budget(seconds=0.0))
    assert not drive.ponder(1.0)
    moved(match)
    drive.work()
    assert bots[1].found == [0], "there was no time to think ahead"


def test_what_is_counted_is_never_pondered():
    _, drive, bots = table(ANA, HARD, budget=Budget(playouts=5))
    assert not drive.ponders
    assert not drive.ponder(1.0)
    assert bots[1].shown == []


def test_after_something_was_taken_back_nothing_of_it_is_left():
    match, drive, bots = table(ANA, HARD)
    ahead(drive, 4)
    moved(match)
    match.undo(0)
    moved(match, 1)
    drive.work()
    assert bots[1].found == [0]
    ahead(drive, 4)
    match.undo(0)
    ahead(drive, 2)
    moved(match)
    drive.work()
    assert bots[1].found == [0, 1], "only what was pondered since"


@pytest.mark.parametrize("other", [EASY, Seated("bot", Level.HARD, 3), BEN], ids=["level", "who", "person"])
def test_somebody_else_in_the_seat_has_not_pondered(other):
    match, drive, bots = table(ANA, HARD)
    ahead(drive, 4)
    match.hand(1, other)
    if other is BEN:
        assert not drive.ponders
        match.hand(1, HARD)
    moved(match)
    drive.work()
    assert bots[1].found == [0]


def test_a_match_taken_up_again_begins_anew():
    match, drive, bots = table(ANA, HARD)
    ahead(drive, 4)
    moved(match)
    Drive(match, bots=bots).work()
    assert bots[1].found == [0]


def test_where_several_persons_move_first_it_goes_on():
    match, drive, bots = table(ANA, BEN, HARD)
    ahead(drive, 4)
    moved(match)
    ahead(drive, 4)
    moved(match)
    drive.work()
    assert bots[2].found == [6]
    assert len(bots[2].shown) == 2, "each of what was to be seen by then"


def test_one_bot_ponders_the_next_to_move_of_those_that_can():
    match, drive, bots = table(ANA, EASY, HARD, HARD)
    ahead(drive, 4)
    assert (len(bots[2].shown), len(bots[3].shown)) == (1, 0)
    moved(match)
    assert not drive.ponders, "somebody waits for a bot"
    assert not drive.ponder(1.0)
    assert [drive.work().seat for _ in range(3)] == [1, 2, 3]
    assert (bots[2].found, bots[3].found) == ([3], [0]), "it was kept while another moved"


def test_when_it_is_over_nobody_ponders():
    match, drive, _ = table(ANA, HARD)
    ahead(drive, 1)
    match.resign(0)
    assert match.outcome is not None
    assert not drive.ponders
    assert not drive.ponder(1.0)


def test_the_matches_of_bots_that_count_are_the_same_whoever_looks_ahead():
    """Nothing of what a seat draws goes to pondering."""
    logs = []
    for slices in (0, 5):
        match = Match.begin(GAME, [ANA, Seated("bot", Level.HARD)], 5, first=0)
        drive = Drive(match, {1: Budget(playouts=20)}, {1: random.Random(1)})
        rng = random.Random(2)
        while match.n < 8:
            for _ in range(slices):
                drive.ponder(0.0)
            if match.asked == (0,):
                match.play(0, match.sample(0, rng))
            else:
                drive.work()
        logs.append([entry.move for entry in match.entries])
    assert logs[0] == logs[1]
