"""What drives bots: budgets, slices, free moves, and seats that change hands in mid-thought."""

from __future__ import annotations

import random

import pytest

from core.bots.drive import REACTIONS, Budget, Drive, RandomBot, Thought
from core.game import Bot, Level
from core.log import Seated
from core.match import Match
from tests.contract.games import ALL, every_game, find, wander

BOT = Seated("bot", Level.EASY)


class Counting(Bot):
    """Thinks as long as it may, and says how long that was."""

    seconds = 8.0

    def think(self, view, memory, rng):
        done = 0
        while (yield 10):
            done += 10
        return done


def thought(budget, clock=None):
    return Thought(Counting(), Counting().think(None, None, None), budget, clock or (lambda: 0.0))


class Clock:
    """Every look at it takes a second."""

    def __init__(self):
        self.now = 0.0

    def __call__(self):
        self.now += 1.0
        return self.now


def test_playouts_are_counted():
    for most, done in ((1, 10), (30, 30), (35, 40)):
        thinking = thought(Budget(playouts=most))
        assert thinking.work()
        assert thinking.playouts == done


def test_seconds_are_looked_at_and_a_share_of_the_bots_own_is_the_usual():
    slow, fast = thought(Budget(seconds=20.0), Clock()), thought(Budget(share=0.25), Clock())
    assert slow.work()
    assert fast.work()
    assert slow.playouts > fast.playouts > 0
    assert 2.0 <= fast.seconds <= 4.0, "an eighth of eight seconds, and the slice in which they ran out"


def test_a_thought_can_be_had_in_slices():
    thinking = thought(Budget(playouts=1000))
    slices = 0
    while not thinking.work(0.0):
        slices += 1
    assert slices >= 99
    assert thinking.move == 990


def test_no_step_is_begun_that_would_likely_pass_the_slice():
    thinking = thought(Budget(playouts=1000), Clock())  # a step takes a second
    for slices in range(1, 5):
        assert not thinking.work(2.5)
        assert thinking.playouts == 20 * slices, "a third step would end half a second late"


@every_game
def test_bots_play_a_match_among_themselves(game):
    match = Match.begin(game, [Seated("bot", Level.RANDOM)] * game.seats[-1], 5)
    drive = Drive(match, rngs={seat: random.Random(seat) for seat in range(game.seats[-1])})
    while match.asked:
        drive.work()
    assert match.outcome is not None
    assert drive.work() is None


@every_game
def test_a_random_bot_plays_from_its_view_only(game):
    match = wander(Match.begin(game, game.seats[0], 5), random.Random(1), 3)
    seat = match.asked[0]
    chosen = set()
    for hidden in range(5):
        state = game.imagine(match.view(seat), match.memory(seat), random.Random(hidden))
        thinking = RandomBot(game).think(game.view(state, seat), match.memory(seat), random.Random(7))
        done = Thought(RandomBot(game), thinking, Budget())
        done.work()
        chosen.add(game.text(done.move))
        assert match.refusal(seat, done.move) is None
    assert len(chosen) == 1


def test_the_drive_waits_for_persons():
    match = Match.begin(find("help_me"), [Seated("Ana"), Seated("bot", Level.RANDOM)], 5, first=0)
    drive = Drive(match)
    assert drive.seat is None
    assert drive.work() is None
    match.play(0, match.moves(0)[0])
    assert drive.seat == 1
    assert drive.work().seat == 1


def test_a_thought_is_dropped_when_the_match_goes_on_without_it():
    match = Match.begin(find("rehearsal"), [Seated("Ana"), BOT], 5, first=0)
    drive = Drive(match, {1: Budget(playouts=10**9)})
    assert drive.work(0.0) is None
    match.hand(1, Seated("Ben"))
    assert drive.work() is None, "a person sits there now"
    match.play(1, match.moves(1)[0])
    match.hand(1, BOT)
    match.hand(0, BOT)
    entry = Drive(match).work()
    assert entry.seat == 0


def test_free_moves_of_bots_are_few():
    game = find("rehearsal")
    match = Match.begin(game, [Seated("Ana"), BOT, BOT], 5, first=0)
    drive = Drive(match, rngs={1: random.Random(1), 2: random.Random(2)})
    gifts = 0
    for _ in range(300):
        entry = drive.work()
        if entry is None:
            match.play(0, match.sample(0, random.Random(match.n))) if 0 in match.asked else match.time_up()
        elif entry.move.word == "gift":
            gifts += 1
        if not match.asked:
            break
    assert 0 < gifts <= 2 * REACTIONS * sum(entry.bot for entry in match.entries)


def test_a_bot_that_answers_nothing_is_told_of():
    class Silent(Bot):
        def think(self, view, memory, rng):
            yield 1

    match = Match.begin(ALL[0], [BOT, BOT], 5)
    drive = Drive(match)
    drive._bots[Level.EASY] = Silent()
    with pytest.raises(RuntimeError, match="no move"):
        drive.work()
