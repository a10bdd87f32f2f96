"""Time between devices: everybody sees the same, anybody stops it and has it go on, and bots play for who is away."""

from __future__ import annotations

import pytest

from core.bots.drive import Budget, Drive
from core.game import Level, TableReason
from core.log import Kind
from core.session.link.signals import Ended
from core.session.room import member
from core.session.room.guest import Stage
from core.session.room.host import Host
from core.session.room.messages import Heir, Pause, RoomReason, Still
from core.session.room.stored import Handed
from core.timer import GRACE, PATIENCE, STILL, Limit, TimeUp
from tests.session.rooms import ABOUT, Rooms, seated

BELL, BOT = Limit(30), Limit(30, TimeUp.BOT)


def evening(seats: str, limit: Limit | None) -> Rooms:
    """Help Me! with a limit; the first seat begins."""
    rooms = Rooms("help_me")
    rooms.host.seating.give_time(limit)
    for n in range(1, 1 + max(int(c) for c in seats if c.isdigit())):
        guest = rooms.guest(f"guest {n}")
        rooms.until(lambda guest=guest: guest.room)
    for k, who in enumerate(seats):
        if who == "h":
            rooms.host.sit(k, "host", k)
        else:
            rooms.guests[int(who) - 1].sit(k, f"seat {k}", k)
        rooms.go()
    for guest in rooms.guests:
        guest.ready(True)
    rooms.go()
    assert rooms.host.begin(12345, first=0) is None
    rooms.go()
    return rooms


def waits(rooms: Rooms, seconds: float) -> None:
    rooms.go(int(seconds * 4), 0.25)


def plays(rooms: Rooms, seat: int) -> None:
    table = rooms.host.table
    assert table.offer(seat, table.moves(seat)[0], table.n) is None
    rooms.go()


def test_everybody_sees_the_same_time():
    rooms = evening("h1", BELL)
    assert rooms.guests[0].room.limit == rooms.table.time.limit == BELL
    waits(rooms, 7)
    host, guest = rooms.host.table.time, rooms.table.time
    assert host.left(0) == pytest.approx(23, abs=0.5)
    assert guest.left(0) == pytest.approx(host.left(0), abs=0.3)
    assert (guest.left(1), guest.runs(0), guest.runs(1)) == (None, True, False)
    plays(rooms, 0)
    assert guest.left(1) == pytest.approx(30, abs=0.5)


def test_a_guest_stops_it_for_all_and_another_has_it_go_on():
    rooms = evening("h12", BELL)
    rooms.guests[1].table.time.pause(2)
    rooms.go()
    assert [guest.table.time.paused for guest in rooms.guests] == [2, 2]
    left = rooms.host.table.time.left(0)
    waits(rooms, 60)
    assert rooms.host.table.time.left(0) == left
    assert rooms.table.time.left(0) == pytest.approx(left, abs=0.01)
    move = rooms.host.table.moves(0)[0]
    assert rooms.host.table.offer(0, move, 0).reason == TableReason.PAUSED
    rooms.table.time.go_on(1)
    rooms.go()
    assert rooms.host.table.time.paused is None
    assert [guest.table.time.paused for guest in rooms.guests] == [None, None]
    plays(rooms, 0)
    rooms.host.table.time.pause(0)
    rooms.go()
    assert rooms.table.offer(1, rooms.table.moves(1)[0], 1).reason == TableReason.PAUSED


def test_nobody_stops_it_in_anothers_name():
    rooms = evening("h12", BELL)
    for word in (Pause(0, True), Pause(2, True), Pause(9, True), Pause(-1, True)):
        rooms.guests[0].way.say(word)
    rooms.go()
    assert rooms.host.table.time.paused is None
    watcher = rooms.guest("Zoe", watching=True)
    rooms.until(lambda: watcher.table)
    watcher.way.say(Pause(0, True))
    rooms.go()
    assert rooms.host.table.time.paused is None


def test_nobody_stops_it_all_the_time():
    rooms = evening("h1", BELL)
    stopped = 0
    for _ in range(40):
        before = rooms.host.table.time.paused
        rooms.table.time.pause(1)
        rooms.table.time.go_on(1)
        rooms.go(1, 0.05)
        stopped += rooms.host.table.time.paused != before
    assert stopped <= member.PAUSES_BURST + 40 * 0.05 * member.PAUSES


def test_while_a_guest_cannot_choose_yet_its_time_stands_still_but_not_for_ever():
    rooms = evening("h1", BELL)
    rooms.table.time.still((1,))
    plays(rooms, 0)
    waits(rooms, 20)
    assert rooms.host.table.time.left(1) == 30
    rooms.table.time.still(())
    waits(rooms, 5)
    assert rooms.host.table.time.left(1) == pytest.approx(25, abs=0.6)
    rooms.table.time.still((1,))
    waits(rooms, STILL + 10)
    assert rooms.host.table.time.left(1) < 25


def test_a_guest_says_of_no_seat_but_its_own_that_nobody_can_choose_there():
    rooms = evening("h12", BELL)
    rooms.guests[0].way.say(Still((0, 1, 2)))
    waits(rooms, 10)
    assert rooms.host.table.time.left(0) == pytest.approx(20, abs=0.6)


def test_what_was_said_over_a_link_that_was_cut_holds_no_longer():
    rooms = evening("1h", BELL)
    rooms.table.time.still((0,))
    waits(rooms, 5)
    assert rooms.host.table.time.left(0) == pytest.approx(30, abs=0.6)
    rooms.cut()
    rooms.table.time.still(())  # nobody hears it
    waits(rooms, 4)  # it is back by itself
    assert rooms.guests[0].stage is Stage.PLAYING
    before = rooms.host.table.time.left(0)
    waits(rooms, 10)
    assert before - rooms.host.table.time.left(0) == pytest.approx(10, abs=1.0)


def test_who_is_gone_loses_no_time_and_the_others_have_a_bot_play():
    rooms = evening("1h2", BOT)
    rooms.guests[0].away(True)
    waits(rooms, 100)
    assert (rooms.host.match.n, rooms.host.table.time.left(0)) == (0, pytest.approx(30, abs=0.8))
    rooms.guests[1].replace(0)
    rooms.go()
    assert rooms.host.match.holds(0).level is Level.NORMAL
    rooms.guests[0].away(False)
    rooms.go()
    assert rooms.host.match.holds(0).level is None
    assert rooms.host.table.time.left(0) == pytest.approx(30, abs=0.5)


def bots_play(rooms: Rooms) -> None:
    drive = Drive(rooms.host.match, {seat: Budget(playouts=1) for seat in range(3)})
    for _ in range(8):
        drive.work()
        rooms.go(2)


def test_when_a_guests_time_is_up_a_bot_plays_its_turn_and_everybody_hears_of_it():
    rooms = evening("1h", BOT)
    waits(rooms, 31)
    assert rooms.table.seats[0].level is Level.NORMAL
    assert rooms.table.time.turns == (0,)
    assert rooms.table.own == (0,)
    bots_play(rooms)
    assert [entry.kind for entry in rooms.host.match.entries[1:]] == [Kind.HAND, Kind.MOVE, Kind.HAND]
    assert rooms.table.seats[0].level is None
    assert rooms.table.n == rooms.host.match.n


@pytest.mark.parametrize("limit", [BELL, None])
def test_for_who_is_there_and_takes_very_long_the_others_have_a_bot_play_this_turn(limit):
    rooms = evening("1h2", limit)
    waits(rooms, 5)
    assert rooms.host.reseating.replace(0).reason == RoomReason.STILL_THERE
    rooms.guests[1].replace(0)
    rooms.go()
    assert rooms.host.match.n == 0
    waits(rooms, (30 + GRACE if limit else PATIENCE) + 1)
    assert rooms.guests[1].table.time.overdue(0)
    rooms.guests[1].replace(0)
    bots_play(rooms)
    assert [entry.kind for entry in rooms.host.match.entries[1:]] == [Kind.HAND, Kind.MOVE, Kind.HAND]
    assert rooms.host.match.holds(0).level is None


def test_seats_are_given_to_bots_and_taken_back_by_host_and_guests():
    rooms = seated("help_me", "h11")
    match, guest = rooms.host.match, rooms.guests[0]
    rooms.host.table.seat_bot(0, Level.NORMAL)
    assert match.holds(0).level is Level.NORMAL
    assert rooms.host.sit(0, "Ana", 0) is None
    assert match.holds(0).level is None
    guest.rise(1)
    rooms.go()
    assert match.holds(1).level is Level.NORMAL
    assert (guest.table.own, guest.table.had) == ((2,), {1, 2})
    guest.sit(1, "seat 1", 1)
    rooms.go()
    assert match.holds(1).level is None
    assert guest.table.own == (1, 2)
    assert rooms.host.sit(0, "Ana", 0).reason == RoomReason.TAKEN
    assert [entry.kind for entry in match.entries].count(Kind.HAND) == 4


def test_who_gives_the_seat_to_the_bot_that_plays_the_turn_leaves_nobody_waiting():
    rooms = evening("1h", BOT)
    waits(rooms, 31)
    assert rooms.host.table.time.turns == {0}
    rooms.guests[0].rise(0)
    rooms.go()
    assert rooms.host.seating.owners[0] == -1
    bots_play(rooms)
    assert rooms.host.match.holds(0).level is Level.NORMAL, "nobody would play there"


def test_no_device_gets_a_hand_it_has_not_had():
    rooms = seated("help_me", "h12")
    rooms.guests[1].rise(2)
    rooms.go()
    rooms.guests[0].sit(2, "seat 1", 1)
    rooms.go()
    assert rooms.host.match.holds(2).level is Level.NORMAL
    assert rooms.guests[0].table.own == (1,)


def test_a_table_that_is_given_away_takes_its_time_with_it():
    rooms = evening("h1", BELL)
    waits(rooms, 12)
    rooms.host.table.time.pause(0)
    said = []
    rooms.when(rooms.guests[0], Heir, lambda heir: rooms.guests[0].take_over(heir.asked))
    rooms.when(rooms.guests[0], Handed, said.append)
    assert rooms.host.handover.give(1) is None
    rooms.until(lambda: said)
    assert said[0].times.paused == 0
    assert said[0].times.left[0] == pytest.approx(18_000, abs=600)
    rooms.guests[0].way.say(Pause(1, False))
    rooms.go()
    assert rooms.host.table.time.paused == 0, "what is said of a table that is on its way comes too late"


def test_a_room_that_is_opened_again_is_still_stopped():
    rooms = evening("h1", BELL)
    host = rooms.host
    waits(rooms, 3)
    host.table.time.pause(1)
    match, kept = host.match, host.kept()
    match.times = host.table.time.times()
    rooms.cut()
    rooms.guests[0].work()
    rooms.host = Host.reopen(kept, match, ABOUT, rooms.clock)
    rooms.until(lambda: rooms.guests[0].way.linked and rooms.table.locked is None)
    rooms.go()
    assert rooms.table.time.paused == 1
    assert rooms.host.table.time.left(0) == pytest.approx(27, abs=0.5)
    assert rooms.host.seating.limit == BELL


def test_who_was_away_while_it_went_on_is_not_stopped_by_what_they_heard_before():
    """Though the host that had it go on was closed and opened again: it stands as if nobody had ever stopped it."""
    rooms = evening("1h", None)
    rooms.host.table.time.pause(1)
    rooms.until(lambda: rooms.table.time.paused == 1)
    rooms.reachable = False
    rooms.cut()
    rooms.until(lambda: rooms.guests[0].stage is Stage.AWAY)
    rooms.host.table.time.go_on(1)
    match, kept = rooms.host.match, rooms.host.kept()
    match.times = rooms.host.table.time.times()
    rooms.host.close(Ended.PAUSED)
    rooms.host = Host.reopen(kept, match, ABOUT, rooms.clock)
    rooms.go()
    rooms.reachable = True
    rooms.until(lambda: rooms.guests[0].stage is Stage.PLAYING)
    rooms.until(lambda: rooms.table.time.paused is None)
    assert rooms.table.offer(0, rooms.table.moves(0)[0], rooms.table.n) is None
    rooms.until(lambda: rooms.host.match.n == 1)
