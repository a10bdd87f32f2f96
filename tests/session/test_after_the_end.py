"""Words round the end of a match, the next one and the hand-over that are well-formed and mean harm, or come late."""

from __future__ import annotations

import random
import time

import pytest
from msgspec.structs import replace

from core.archive.parcel import MOST, Refuses
from core.game import Refusal, TableReason
from core.hints.marks import Marks
from core.replay import at_once
from core.session.link.signals import Ended
from core.session.room.events import Fetched
from core.session.room.guest import Stage
from core.session.room.host import Host
from core.session.room.messages import (
    LOCK,
    PART,
    Agree,
    Asked,
    HandOver,
    Heir,
    Looked,
    Offer,
    Pause,
    Presence,
    Recall,
    Recalled,
    Resign,
    Sit,
    Still,
    Taken,
    Takes,
    Undo,
    Unlocks,
    Wish,
)
from core.session.room.recall import LATEST, locked, proving
from core.session.room.stored import Handed, handed
from tests.contract.games import find
from tests.session.rooms import ABOUT, Rooms, play_on, seated
from tests.session.test_bad_hosts import MEMBER, says
from tests.session.test_recall import fetched, looked, over


@pytest.fixture
def rooms() -> Rooms:
    return seated("help_me", "h1")


def next_match(rooms: Rooms, deal: int = 8) -> None:
    """By one touch of the host's."""
    rooms.host.again(ready=True)
    assert rooms.host.begin(deal, 0) is None
    rooms.until(lambda: rooms.guests[0].table is not None and rooms.guests[0].table.match_id == rooms.host.match_id)
    rooms.go()


def test_the_next_match_needs_nobody_but_the_host(rooms: Rooms) -> None:
    over(rooms)
    before = rooms.guests[0].table.match_id
    next_match(rooms)
    guest = rooms.guests[0]
    assert guest.stage is Stage.PLAYING
    assert (guest.table.own, guest.past.of.match) == ((1,), before)
    rooms.until(lambda: guest.past.parcel)
    assert at_once(proving(guest.past.of, guest.past.parcel, find)).outcome is not None
    play_on(rooms, random.Random(2), 3)


@pytest.mark.parametrize(
    "gone", [lambda guest: guest.away(True), lambda guest: guest.leave()], ids=["asleep", "has left"]
)
def test_nobody_is_played_with_who_is_not_there(rooms: Rooms, gone) -> None:
    over(rooms)
    gone(rooms.guests[0])
    rooms.go()
    rooms.host.again(ready=True)
    assert rooms.host.begin(8, 0) is not None


def test_a_wish_that_comes_late_is_not_granted_in_the_next_match(rooms: Rooms) -> None:
    """Over a link that stalls: it was meant for the match before, in which giving up meant another thing."""
    over(rooms)
    guest, before = rooms.guests[0], rooms.guests[0].table.match_id
    next_match(rooms)
    n = rooms.host.match.n
    number = guest._wishes.number
    for k, what in enumerate((Resign(1), Undo(1), Undo(1, 0), Agree(1, True, 0, 0), Offer(1, "a1-a2", 3))):
        guest.way.say(Wish(number + 1 + k, what, before))
    guest.way.say(Sit(0, "Eve", 0, before))
    rooms.go()
    assert rooms.host.match.n == n
    assert not rooms.host.table.resigned
    assert rooms.host.table.proposal is None
    assert rooms.host.seating.owners == [0, 1]


def test_that_one_has_looked_is_said_of_an_end_and_of_nothing_else(rooms: Rooms) -> None:
    guest, host = rooms.guests[0], rooms.host
    match = guest.table.match_id
    for word in (Looked(match), Looked(match, True), Looked(b"another", True)):
        guest.way.say(word)  # while it goes on
    rooms.go()
    assert not next(iter(host.members.values())).left
    over(rooms)
    host.hearing.recalls.looked(0)
    guest.way.say(Looked(b"another", True))
    rooms.go(round(LATEST / 2 / 0.05), 0.05)
    assert not host.table.settled, "what was said before the end, or of another match, says nothing of this one"
    assert host.room.people[1].presence is Presence.HERE


def test_nobody_looks_for_somebody_else(rooms: Rooms) -> None:
    """A watcher, and a second device, settle nothing for those who sit at the table."""
    eve = rooms.guest("Eve", watching=True)
    rooms.until(lambda: eve.stage is Stage.PLAYING)
    over(rooms)
    for _ in range(20):
        eve.way.say(Looked(rooms.host.match_id))
        rooms.go()
    assert not rooms.host.table.settled
    looked(rooms)
    rooms.until(lambda: eve.past.parcel)
    assert rooms.host.table.settled


def test_who_has_left_and_only_waits_holds_up_nothing_and_is_gone_with_the_next_match() -> None:
    rooms = seated("help_me", "h12")
    over(rooms)
    leaves, told = rooms.guests[0], fetched(rooms)
    rooms.until(lambda: leaves.past.waits)
    leaves.past.looked(leaves=True)
    rooms.go()
    assert rooms.host.room.people[1].presence is Presence.LOST
    assert rooms.host.room.people[1].left
    rooms.host.again(ready=True)
    rooms.until(lambda: told)
    rooms.until(lambda: leaves.stage is Stage.OVER)
    assert [person.number for person in rooms.host.room.people] == [0, 2]


def test_parts_are_asked_for_at_any_place_and_cost_next_to_nothing(rooms: Rooms) -> None:
    over(rooms)
    guest, host = rooms.guests[0], rooms.host
    rooms.said.clear()
    for at in (2**53, 2**53 - 1, PART, 10**9):
        for n in (-1, host.match.n, 0, 100_000):
            guest.way.say(Recall(host.match_id, n, at))
    rooms.go(100, 0.05)
    assert guest.stage is Stage.PLAYING
    assert max(map(len, rooms.said)) < 200


def test_the_largest_past_there_may_be_is_unlocked_in_no_time_and_refused(rooms: Rooms) -> None:
    key, whole = bytes(range(LOCK)), random.Random(3).randbytes(MOST)

    def answer(asked: Recall) -> list[Recalled | Unlocks]:
        part = Recalled(asked.match, asked.n, asked.at, MOST, whole[asked.at : asked.at + PART])
        return [part, Unlocks(asked.match, asked.n, key)]

    rooms.host.hearing.recalls.answer = answer
    guest, told = rooms.guests[0], fetched(rooms)
    over(rooms)
    rooms.until(lambda: told, 60.0)
    began = time.process_time()
    assert locked(guest.past.parcel, key) == whole
    assert time.process_time() - began < 1.0
    with pytest.raises(Refuses):
        at_once(proving(guest.past.of, guest.past.parcel, find))


def test_a_key_that_comes_again_or_too_early_opens_nothing(rooms: Rooms) -> None:
    guest, told = rooms.guests[0], fetched(rooms)
    says(rooms, *[Unlocks(rooms.host.match_id, n, bytes(LOCK)) for n in (0, rooms.host.match.n, 100_000)])
    assert not told
    assert not guest.table.settled, "it goes on"
    assert not isinstance(guest.table.step_back_right(), Refusal) or guest.table.n == 0
    over(rooms)
    looked(rooms)
    rooms.until(lambda: told)
    parcel = guest.past.parcel
    says(rooms, *[Unlocks(rooms.host.match_id, rooms.host.match.n, bytes(LOCK))] * 30)
    assert guest.past.parcel == parcel
    assert len(told) == 1
    assert guest.stage is Stage.PLAYING


def test_a_table_that_says_it_is_settled_while_it_goes_on_is_not(rooms: Rooms) -> None:
    play_on(rooms, random.Random(1), 3)
    kept = replace(rooms.host.kept(), settled=True)
    heir = Host.reopen(kept, rooms.host.match, ABOUT, rooms.clock)
    heir.work()
    assert not heir.table.settled
    assert heir.table.locked is None


def test_a_table_that_is_over_is_handed_over_with_all_that_holds(rooms: Rooms) -> None:
    """What one host has settled the next one cannot take back; its guests get the match from it."""
    over(rooms)
    looked(rooms)
    host, guest, got = rooms.host, rooms.guests[0], []
    rooms.when(guest, Heir, lambda heir: guest.take_over(True))
    rooms.when(guest, Handed, got.append)
    assert host.handover.give(1) is None
    rooms.until(lambda: got)
    heir = Host.reopen(got[0].room, host.match, ABOUT, rooms.clock)
    heir.work()
    assert heir.table.settled
    assert heir.table.undo(0).reason == TableReason.OVER
    unlocks = [word for word in heir.hearing.recalls.answer(Recall(heir.match_id, -1)) if isinstance(word, Unlocks)]
    assert len(unlocks) == 1
    assert unlocks[0].key != next(iter(host.hearing.recalls.answer(Recall(host.match_id, -1))[1:])).key


def test_a_table_that_nobody_asked_us_to_take_after_the_end_ends_the_link(rooms: Rooms) -> None:
    over(rooms)
    kept = rooms.host.kept()
    says(rooms, HandOver(handed(kept, rooms.host.match, kept.members[0], MEMBER)))
    assert rooms.guests[0].why is Ended.NONSENSE


def test_words_of_the_clock_of_hints_and_of_handing_over_do_nothing_after_the_end(rooms: Rooms) -> None:
    rooms.host.seating.hints.become(Marks(True))
    over(rooms)
    host, guest = rooms.host, rooms.guests[0]
    match, n, room = host.match_id, host.match.n, host.room
    for _ in range(3):
        for word in (
            Pause(1, True),
            Pause(0, True),
            Still((0, 1)),
            Asked(0),
            Takes(True),
            Taken(match, n, ("127.0.0.1:9",)),
        ):
            guest.way.say(word)
        rooms.go(20)
    assert host.table.time.paused is None
    assert (host.ended, host.match.n, host.room.hints.asking) == (None, n, room.hints.asking)
    assert guest.stage is Stage.PLAYING
    next_match(rooms)
    assert host.table.time.paused is None
    assert host.room.hints == Marks(True)


def test_questions_after_the_end_do_not_keep_it_from_being_settled(rooms: Rooms) -> None:
    """One who asks again and again to go back keeps the others waiting for a while, and no longer."""
    over(rooms)
    host, guest = rooms.host, rooms.guests[0]
    host.hearing.recalls.looked(0)
    began, to = rooms.clock.now, host.match.path[-2].n
    while not host.table.settled:
        assert rooms.clock.now - began < 2 * LATEST + 5
        if host.table.proposal is not None:
            assert host.table.agree(0, False) is None
        elif not guest.table.settled and guest.table.wished is None:
            guest.table.undo(1, to)
        rooms.go(10, 0.05)
    assert host.table.outcome is not None
    rooms.go()
    told = [event for event in (guest.next_event() for _ in range(50)) if isinstance(event, Fetched)]
    assert told or guest.past.parcel
