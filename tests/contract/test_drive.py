"""What drives bots: budgets, slices, free moves, and seats that change hands in mid-thought."""

from __future__ import annotations

import random

from core.bots.drive import REACTIONS, Budget, Drive, RandomBot, Thought
from core.game import Bot, Level
from core.log import Seated
from core.match import Match
from tests.contract.games import every_game, find, wander
from tests.rehearsal import Move

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


def test_a_slice_that_thought_to_the_end_leaves_the_move_to_the_next():
    match = Match.begin(find("help_me"), [Seated(level=Level.EASY)] * 2, 5, first=0)
    drive = Drive(match, rngs={seat: random.Random(seat) for seat in range(2)})
    assert drive.work(10.0) is None
    assert match.n == 0
    assert drive.due
    assert drive.work(0.0) is not None
    assert match.n == 1
    assert drive.work() is not None, "without a bound both in one"
    assert match.n == 2


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


def negotiation(seats):
    """A match of the rehearsal game in which all stake and agree."""
    match = Match.begin(find("rehearsal"), seats, 5, first=0)
    for seat in range(len(seats)):
        match.play(seat, Move("bid", (1,)))
    match.play(0, Move("flick", (0, 100)))
    match.play(1, Move("answer", (0,)))
    return match


class Agreeing(Bot):
    """Thinks as long as it may, and agrees to the deal of the position it thought about."""

    def think(self, view, memory, rng):
        while (yield 1):
            pass
        return Move("agree", (view.deal,))


def test_a_thought_goes_on_though_others_act_and_answers_the_newest_position():
    match = negotiation([Seated("Ana"), Seated("Bo"), BOT])
    drive = Drive(match, {2: Budget(playouts=40)})
    drive._bots[Level.EASY, None] = Agreeing()
    steps = 0
    while (entry := drive.work(0.0)) is None and steps < 200:
        steps += 1
        if steps % 3 == 0:
            match.play(0, Move("stake", ((steps // 3) % 2 + 1,)))  # a new deal, which is another one to agree to
    assert entry is not None, "it begins anew for ever"
    assert entry.seat == 2
    assert entry.move.word == "agree"
    assert 40 <= steps < 100, "all its time, and a little more because the deal was another one by then"


def test_a_thought_about_what_others_left_as_it_was_is_not_begun_anew():
    match = negotiation([Seated("Ana"), Seated("Bo"), BOT])
    drive, begun = Drive(match, {2: Budget(playouts=20)}), []
    usual = drive._begin
    drive._begin = lambda seat: begun.append(match.n) or usual(seat)
    while drive.work(0.0) is None:
        if match.refusal(0, Move("gift", (1,))) is None:
            match.play(0, Move("gift", (1,)))
    assert match.n > 8, "others gave while it thought"
    assert len(begun) == 1


def test_a_thought_does_not_outlive_an_undo():
    game = find("help_me")
    match = Match.begin(game, [Seated("Ana"), BOT], 5, first=0)
    one, other = match.moves(0)[:2]
    match.play(0, one)
    drive, seen = Drive(match, {1: Budget(playouts=10**6)}), []
    usual = drive._begin
    drive._begin = lambda seat: seen.append(match.n) or usual(seat)
    drive.work(0.0)
    match.undo(0)
    match.play(0, other)
    drive.work(0.0)
    assert seen == [1, 3]


class Patient(Bot):
    """Waits until somebody has staked."""

    def think(self, view, memory, rng):
        yield 1
        return Move("agree", (view.deal,)) if any(view.stakes) else None


def test_a_bot_may_wait_for_what_others_do():
    match = negotiation([Seated("Ana"), Seated("Bo"), BOT])
    drive = Drive(match)
    drive._bots[Level.EASY, None] = Patient()
    assert drive.work() is None
    assert drive.seat is None, "it waits"
    assert drive.work() is None
    match.play(0, Move("stake", (2,)))
    assert drive.seat == 2
    assert drive.work().move == Move("agree", (match.view(2).deal,))


def test_bots_that_wait_for_each_other_do_not_make_the_match_stand_still():
    match = negotiation([BOT, BOT, BOT])
    drive = Drive(match, rngs={seat: random.Random(seat) for seat in range(3)})
    drive._bots[Level.EASY, None] = Patient()
    entries = [drive.work() for _ in range(6)]
    assert any(entry is not None for entry in entries)


def test_there_is_nothing_to_think_about_where_no_bot_is_asked_and_none_makes_free_moves():
    match = Match.begin(find("help_me"), [Seated("Ana"), Seated("Bo"), BOT], 5, first=0)
    drive = Drive(match)
    match.play(0, match.moves(0)[0])
    assert not drive.due
    negotiated = negotiation([Seated("Ana"), Seated("Bo"), BOT])
    drive = Drive(negotiated)
    negotiated.play(2, Move("agree", (negotiated.view(2).deal,)))
    assert drive.seat is None
    assert drive.due, "a bot of this game may want to give"
