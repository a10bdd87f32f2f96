"""The time that a table gives for a choice: how it runs, stands still, is up, and what follows. In made time."""

from __future__ import annotations

import random
from itertools import pairwise

import msgspec
import pytest

from core.archive import Archive
from core.bots.drive import Budget, Drive
from core.game import Level, Refusal, TableReason
from core.log import Kind, NotKept, Seated, Setup
from core.match import Match
from core.packing import Unreadable, pack, unpack
from core.replay import replay
from core.table import LocalTable
from core.table_time import FORSAKEN, NOBODY
from core.timer import GRACE, PATIENCE, STILL, Limit, Timer, Times, TimeUp
from tests.contract.games import find

BELL, BOT = Limit(30), Limit(30, TimeUp.BOT)


# By itself


def test_every_choice_has_the_whole_time():
    timer = Timer(BELL)
    timer.ask({0: "lay"}, 0)
    timer.work(20)
    assert timer.left(0) == 10
    timer.ask({0: "eat"}, 1, {0})
    assert timer.left(0) == 30, "it is asked something new"
    timer.work(5)
    timer.ask({0: "eat"}, 2, {0})
    assert timer.left(0) == 30, "the same again, after a move of its own"
    timer.work(5)
    timer.ask({0: "eat"}, 3, {1})
    assert timer.left(0) == 25, "what others do gives no more time"


def test_time_runs_only_for_who_is_asked():
    timer = Timer(BELL)
    timer.ask({1: "lay"}, 0)
    timer.work(10)
    assert (timer.left(0), timer.left(1)) == (None, 20)
    timer.ask({0: "lay"}, 1, {1})
    timer.ask({1: "lay"}, 2, {0})
    assert timer.left(1) == 30


def test_it_is_up_and_stays_up():
    timer = Timer(BELL)
    timer.ask({0: "lay"}, 0)
    timer.work(29)
    assert timer.up() == ()
    timer.work(2)
    assert (timer.up(), timer.left(0)) == ((0,), 0.0)
    assert not timer.overdue(0)
    timer.work(GRACE)
    assert timer.overdue(0)


def test_without_a_limit_nobody_sees_time_and_others_are_patient():
    timer = Timer(None)
    timer.ask({0: "lay"}, 0)
    timer.work(PATIENCE - 1)
    assert (timer.left(0), timer.up(), timer.overdue(0)) == (None, (), False)
    timer.work(1)
    assert timer.overdue(0)


def test_it_stands_still_while_it_is_stopped_or_the_device_is_gone():
    timer = Timer(BELL)
    timer.ask({0: "lay", 1: "lay"}, 0)
    timer.miss({1})
    timer.work(3)
    assert (timer.left(0), timer.left(1), timer.running) == (27, 30, (0,))
    timer.paused = 1
    timer.work(3)
    assert (timer.left(0), timer.running) == (27, ())


def test_a_device_that_says_for_ever_that_nobody_can_choose_is_not_believed_for_ever():
    timer = Timer(BELL, still=STILL)
    timer.ask({0: "lay"}, 0)
    timer.hold({0})
    timer.work(STILL - 1)
    assert timer.left(0) == 30
    timer.work(1)
    timer.work(7)
    assert timer.left(0) == 23
    timer.ask({0: "eat"}, 1, {0})
    timer.work(7)
    assert timer.left(0) == 30, "it is believed again for the next choice"


@pytest.mark.parametrize("paused", [None, 1, NOBODY])
def test_it_goes_on_as_it_was_kept(paused):
    timer = Timer(BELL)
    timer.ask({0: "lay"}, 4)
    timer.work(12.25)
    timer.paused = paused
    kept = unpack(pack(timer.times(4, 2)), Times)
    again = Timer(BELL, kept)
    again.ask({0: "lay"}, 4)
    assert (again.left(0), again.paused) == (17.75, paused)
    other = Timer(BELL, kept)
    other.ask({0: "lay"}, 5)
    assert other.left(0) == 30, "another entry, another choice"


@pytest.mark.parametrize(
    "limit",
    [{"seconds": 5}, {"seconds": 3600}, {"seconds": "30"}, {"seconds": 30, "then": "lose"}, {"then": "bot"}, [30], 30],
)
def test_a_time_that_cannot_be_is_not_read(limit):
    setup = Setup("help_me", 1, 2, {}, (Seated("Ana"), Seated("Léo")), limit=BOT)
    assert unpack(pack(setup), Setup) == setup
    packed = msgspec.msgpack.encode(msgspec.to_builtins(setup) | {"limit": limit})
    with pytest.raises(Unreadable):
        unpack(packed, Setup)


def test_a_match_that_was_kept_before_there_was_a_limit_is_read():
    setup = Setup("help_me", 1, 2, {}, (Seated("Ana"), Seated("Léo")))
    old = {name: value for name, value in msgspec.to_builtins(setup).items() if name != "limit"}
    assert unpack(msgspec.msgpack.encode(old), Setup) == setup


@pytest.mark.parametrize(
    "times",
    [{"n": -7}, {"left": [10**9]}, {"left": [0] * 9}, {"paused": 99}, {"turns": [44]}, {"runs": "all"}, {"asked": 1.5}],
)
def test_times_that_cannot_be_are_not_read(times):
    with pytest.raises(Unreadable):
        unpack(msgspec.msgpack.encode(msgspec.to_builtins(Times(3, (1, -1))) | times), Times)


# At a table


class Evening:
    """A match of Help Me!, some of whose seats are bots', in a time of its own."""

    def __init__(self, limit: Limit | None, levels=(None, None), journal=None, game="help_me") -> None:
        seats = [Seated(f"seat {k}", level) for k, level in enumerate(levels)]
        self.match = Match.begin(find(game), seats, 7, first=0, journal=journal, limit=limit)
        self.sit(self.match)

    def sit(self, match) -> None:
        self.match, self.table, self.now = match, LocalTable(match), 100.0
        self.table.work(self.now)
        budgets = {s: Budget(playouts=1) for s in range(4)}
        self.drive = Drive(match, budgets, {s: random.Random(s) for s in range(4)})

    def go(self, seconds: float, bots: bool = True) -> None:
        """Like an app: looks often, and bots are quick."""
        for _ in range(int(seconds * 4)):
            self.now += 0.25
            assert self.table.work(self.now) is None
            if bots and self.table.time.paused is None:
                self.drive.work()

    def move(self, seat: int):
        return self.table.offer(seat, self.match.moves(seat)[0], self.match.n)

    @property
    def told(self):
        """The log, without its beginning."""
        return [(e.kind, e.seat, e.bot if e.kind is Kind.MOVE else e.seated.level) for e in self.match.entries[1:]]


def test_a_friendly_time_that_is_up_changes_nothing():
    evening = Evening(BELL)
    evening.go(40)
    assert (evening.table.time.left(0), evening.match.n) == (0.0, 0)
    assert evening.move(0) is None
    assert evening.table.time.left(1) == 30


def test_when_time_is_up_a_bot_plays_this_turn_and_gives_the_seat_back():
    evening = Evening(BOT)
    evening.go(29)
    assert evening.match.n == 0
    evening.go(2)
    assert evening.told == [
        (Kind.HAND, 0, Level.NORMAL),
        (Kind.MOVE, 0, True),
        (Kind.HAND, 0, None),
    ]
    assert evening.match.holds(0) == Seated("seat 0")
    assert evening.table.time.left(1) == pytest.approx(30, abs=2)
    assert evening.table.time.turns == set()


@pytest.mark.parametrize("paused", [-2, 2, 15])
def test_a_table_that_was_anothers_is_stopped_by_nobody_who_is_not_there(paused):
    """Guests would not believe their host."""
    match = Match.begin(find("help_me"), 2, 5, limit=BELL)
    match.times = Times(0, (600_000,), paused, (7,), (9,))
    time = LocalTable(match).time
    assert (time.times().paused, tuple(time.turns)) == (NOBODY, ())
    time.go_on(0)
    assert time.paused is None


class Full:
    """A journal on a disk that is full now and then."""

    match, full, tries = 1, False, 0

    def write(self, *entry: object) -> None:
        self.tries += 1
        if self.full:
            raise NotKept(Refusal(TableReason.DISK_FULL))

    def keep_times(self, times: Times) -> None: ...


def test_a_seat_that_cannot_be_given_back_on_a_full_disk_is_tried_again_in_a_while():
    disk = Full()
    match = Match.begin(find("help_me"), 2, 5, first=0, journal=lambda _: disk, limit=BOT)
    table = LocalTable(match)
    for second in range(40):
        table.work(float(second))
    match.play(0, match.moves(0)[0])
    disk.full, disk.tries = True, 0
    refused = [table.work(40 + k / 50) for k in range(100)]
    assert disk.tries == 1
    assert [no.reason for no in refused if no is not None] == [TableReason.DISK_FULL]
    assert table.time.left(1) == pytest.approx(28, abs=0.3), "for the others it goes on"
    disk.full = False
    table.work(46.0)
    assert match.holds(0).level is None


def test_bots_take_no_time_and_who_comes_back_has_all_of_it():
    evening = Evening(BELL, (None, Level.NORMAL))
    assert evening.table.seat_bot(0, Level.NORMAL) is None
    assert evening.table.time.left(0) is None
    evening.go(5, bots=False)
    assert evening.table.seat_person(0) is None
    assert evening.table.time.left(0) == 30


def test_whoever_comes_back_while_a_bot_plays_the_turn_plays_it():
    evening = Evening(BOT)
    evening.go(30.5, bots=False)
    assert evening.match.holds(0).level is Level.NORMAL
    assert evening.table.seat_person(0) is None
    assert evening.move(0) is None
    evening.go(1)
    assert [kind for kind, _, _ in evening.told] == [Kind.HAND, Kind.HAND, Kind.MOVE]


def test_a_bot_for_the_turn_does_not_stay_because_it_was_asked_to_in_vain():
    evening = Evening(BOT)
    evening.go(30.5, bots=False)
    evening.table.locked = Refusal(TableReason.DISK_FULL)
    assert evening.table.seat_bot(0, Level.NORMAL) == evening.table.locked
    assert evening.table.time.turns == {0}
    evening.table.locked = None
    assert evening.table.seat_bot(0, Level.NORMAL) is None
    assert evening.table.time.turns == set()


def test_who_gives_up_while_a_bot_plays_the_turn_is_waited_for_no_more():
    evening = Evening(BOT, (None, None, None))
    evening.go(30.5, bots=False)
    assert evening.table.time.turns == {0}
    assert evening.table.resign(0) is None
    evening.go(1)
    assert [kind for kind, _, _ in evening.told] == [Kind.HAND, Kind.RESIGN, Kind.MOVE]
    assert evening.match.holds(0).level is Level.NORMAL


def test_who_has_given_up_is_waited_for_no_more_though_it_was_killed_before_it_was_written_how_time_stands(tmp_path):
    archive = Archive(tmp_path / "matches.sqlite")
    evening = Evening(BOT, (None, None, None), journal=archive.journal(7))
    evening.go(30.5, bots=False)
    assert evening.table.resign(0) is None
    (kept,) = archive.kept()
    left = archive.resume(find("help_me"), kept.id)
    assert left.times.turns == (0,)
    evening.sit(left)
    evening.go(1)
    assert [kind for kind, _, _ in evening.told] == [Kind.HAND, Kind.RESIGN, Kind.MOVE]
    assert evening.match.holds(0).level is Level.NORMAL
    archive.close()


def test_who_does_not_give_up_in_the_end_has_the_seat_back():
    evening = Evening(BOT, (None, None, None))
    evening.go(30.5, bots=False)
    evening.table.locked = Refusal(TableReason.NO_LINK)
    assert evening.table.resign(0) is not None
    evening.table.locked = None
    evening.go(1)
    assert evening.match.holds(0).level is None


def test_others_may_have_a_bot_play_a_turn():
    evening = Evening(None)
    assert evening.table.play_turn(1) is not None, "it is not asked"
    assert evening.table.play_turn(0) is None
    evening.go(1)
    assert [kind for kind, _, _ in evening.told] == [Kind.HAND, Kind.MOVE, Kind.HAND]


def test_where_several_act_at_once_a_bot_makes_one_choice():
    evening = Evening(BOT, (None, None, None), game="rehearsal")
    assert evening.match.asked == (0, 1, 2)
    for seat in (1, 2):
        assert evening.move(seat) is None
    evening.go(31)
    assert evening.told[2:] == [(Kind.HAND, 0, Level.NORMAL), (Kind.MOVE, 0, True), (Kind.HAND, 0, None)]


def test_a_match_that_everybody_has_left_stops_by_itself():
    evening = Evening(BOT)
    evening.go(31 * 2 * (FORSAKEN + 1))
    assert evening.table.time.paused == NOBODY
    n = evening.match.n
    evening.go(100)
    assert evening.match.n == n
    evening.table.time.go_on(0)
    asked = evening.match.asked[0]
    assert evening.table.time.left(asked) == 30


def test_nothing_goes_on_while_it_is_stopped():
    evening = Evening(BOT)
    evening.go(10)
    evening.table.time.pause(1)
    evening.go(500)
    assert evening.table.time.left(0) == 20
    assert evening.move(0).reason == TableReason.PAUSED
    assert evening.table.undo(0).reason == TableReason.PAUSED
    evening.table.time.go_on(0)
    assert evening.table.time.paused is None
    assert evening.move(0) is None


def test_it_stands_still_while_something_is_shown_or_lies_over_the_board():
    evening = Evening(BELL)
    evening.table.time.still((0, 1))
    evening.go(300)
    assert evening.table.time.left(0) == 30
    evening.table.time.still((1,))
    evening.go(3)
    assert evening.table.time.left(0) == pytest.approx(27, abs=0.3)


def test_a_match_is_taken_up_with_the_time_it_was_left_with(tmp_path):
    archive = Archive(tmp_path / "matches.sqlite")
    evening = Evening(BOT, journal=archive.journal(7))
    evening.go(11)
    evening.table.time.pause(1)
    left = evening.table.time.left(0)
    archive.close()
    archive = Archive(tmp_path / "matches.sqlite")
    evening.sit(archive.resume(find("help_me"), archive.kept()[0].id))
    assert evening.table.time.limit == BOT
    assert evening.table.time.left(0) == pytest.approx(left, abs=0.001)
    assert evening.table.time.paused == 1
    archive.forget(archive.kept()[0].id)
    assert archive._db.execute("SELECT count(*) FROM times").fetchone() == (0,)


def test_killed_it_loses_some_seconds_at_most_and_a_bot_for_one_turn_stays_for_one_turn(tmp_path):
    archive = Archive(tmp_path / "matches.sqlite")
    evening = Evening(BOT, journal=archive.journal(7))
    evening.go(18)
    (kept,) = archive.kept()
    assert archive.resume(find("help_me"), kept.id).times.left[0] == pytest.approx(12_000, abs=5_300)
    evening.go(13, bots=False)
    evening.sit(archive.resume(find("help_me"), kept.id))
    assert evening.match.holds(0).level is Level.NORMAL
    evening.go(1)
    assert evening.match.holds(0).level is None


@pytest.mark.parametrize("noise", [b"", b"\xc1", pack(("times",)), pack(Times(-1, ()))])
def test_times_that_cannot_be_read_lose_nothing_but_the_time(tmp_path, noise):
    archive = Archive(tmp_path / "matches.sqlite")
    evening = Evening(BELL, journal=archive.journal(7))
    evening.table.time.keep()
    archive._db.execute("UPDATE times SET times = ?", (noise,))
    evening.sit(archive.resume(find("help_me"), archive.kept()[0].id))
    assert evening.table.time.left(0) == 30
    assert archive.notices == []


def test_a_log_in_which_bots_played_turns_is_played_again():
    evening = Evening(BOT)
    evening.go(95)
    assert sum(kind is Kind.HAND for kind, _, _ in evening.told) == 6
    again = replay(evening.match.game, evening.match.setup, evening.match.records(), evening.match.deal)
    assert again.seats == evening.match.seats
    assert all(one.n + 1 == two.n for one, two in pairwise(again.entries))
