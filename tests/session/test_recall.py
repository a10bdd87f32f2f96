"""A match that is over, asked of the host: never before its end, in parts at a pace, and believed only when proved."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from core.archive.parcel import MOST, ParcelReason, Refuses, unwrapping, wrap, wrapping
from core.game import Refusal, TableReason
from core.match import Match
from core.past import PastTable
from core.replay import at_once
from core.session.link.signals import Ended
from core.session.room import recall
from core.session.room.events import Fetched
from core.session.room.guest import Stage
from core.session.room.host import Host
from core.session.room.member import RECALLS_BURST
from core.session.room.messages import LOCK, Heir, Recall, Recalled, Room, Unlocks
from core.session.room.recall import ASKED, LATEST, proving
from tests.contract.games import find
from tests.session.rooms import ABOUT, Rooms, play_on, seated


@pytest.fixture
def rooms() -> Rooms:
    return seated("help_me", "h1")


def over(rooms: Rooms) -> None:
    play_on(rooms, random.Random(1), 200)
    assert rooms.host.table.outcome is not None
    rooms.go()


def looked(rooms: Rooms) -> None:
    """Everybody has seen how it ended."""
    rooms.host.hearing.recalls.looked(0)
    for guest in rooms.guests:
        guest.past.looked()
    rooms.go()


def fetched(rooms: Rooms, k: int = 0) -> list[object]:
    told: list[object] = []
    rooms.when(rooms.guests[k], Fetched, told.append)
    return told


def test_a_guest_has_the_whole_match_once_it_is_over(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recall, "PART", 100)
    over(rooms)
    guest, told = rooms.guests[0], fetched(rooms)
    looked(rooms)
    rooms.until(lambda: told)
    match = at_once(proving(guest.past.of, guest.past.parcel, find))
    ours = rooms.host.match
    assert (match.setup, match.outcome, match.n) == (ours.setup, ours.outcome, ours.n)
    past = PastTable(match)
    past.go(0)
    assert past.view(0) == ours.seen(ours.entries[0], 0).view, "from any seat's eyes"
    assert all(record.by is None for record in past.records), "nothing by which a member is known"
    assert match.deal == ours.deal, "and from what all of it followed, which is no secret any more"


def test_nothing_is_told_before_the_end(rooms: Rooms) -> None:
    play_on(rooms, random.Random(1), 4)
    guest = rooms.guests[0]
    rooms.said.clear()
    guest.past.know(guest.table)
    guest.past.ask()
    rooms.until(lambda: guest.past.none)
    assert not guest.past.parcel
    assert rooms.host.table.locked is None
    assert max(map(len, rooms.said)) < 200


def test_it_comes_at_once_and_is_opened_when_everybody_has_looked_at_how_it_ended(rooms: Rooms) -> None:
    """One who is in a hurry takes nothing from the others: the last move may be taken back as long as they look."""
    over(rooms)
    host, guest, told = rooms.host, rooms.guests[0], fetched(rooms)
    rooms.until(lambda: guest.past.waits)
    guest.past.looked()
    rooms.go(round(LATEST / 2 / 0.05), 0.05)
    assert not told
    assert not host.table.settled
    assert not guest.past.parcel, "what is here cannot be read"
    with pytest.raises(Refuses):
        at_once(unwrapping(bytes(guest.past._come), find))
    host.hearing.recalls.looked(0)
    rooms.until(lambda: told)
    for table in (host.table, guest.table):
        assert table.undo(0, 0).reason == TableReason.OVER, "somebody may have seen everything"
        assert table.undo_right(0) == table.step_back_right() == Refusal(TableReason.OVER)
    assert host.table.outcome is not None


def test_nobody_keeps_the_others_from_it_without_end(rooms: Rooms) -> None:
    over(rooms)
    told, began = fetched(rooms), rooms.clock.now
    rooms.until(lambda: told, LATEST + 2)
    assert rooms.clock.now - began > LATEST - 2


def test_an_end_that_nobody_could_take_back_is_opened_at_once(rooms: Rooms) -> None:
    told = fetched(rooms)
    assert rooms.host.table.resign(0) is None
    rooms.until(lambda: told, 2.0)
    assert rooms.guests[0].table.settled


def test_who_is_not_there_is_not_waited_for() -> None:
    rooms = seated("help_me", "h12")
    over(rooms)
    told = fetched(rooms)
    rooms.guests[1].away(True)
    rooms.host.hearing.recalls.looked(0)
    rooms.guests[0].past.looked()
    rooms.until(lambda: told, 2.0)


def test_an_end_that_is_taken_back_opens_nothing_and_the_next_one_is_asked_for(rooms: Rooms) -> None:
    over(rooms)
    host, guest, told = rooms.host, rooms.guests[0], fetched(rooms)
    rooms.until(lambda: guest.past.waits)
    before, n = bytes(guest.past._come), host.table.n
    guest.past.looked()
    rooms.go()
    last = host.match.entries[-1].seat
    assert host.table.undo(last, host.match.path[-2].n) is None
    other = 1 - last
    if host.table.proposal is not None and other == 0:
        assert host.table.agree(0, True) is None
    elif host.table.proposal is not None:
        rooms.until(lambda: guest.table.proposal)
        assert guest.table.agree(1, True) is None
    rooms.until(lambda: host.table.outcome is None)
    rooms.go(round(2 * LATEST / 0.05), 0.05)
    assert not told
    over(rooms)
    assert host.table.n > n
    rooms.until(lambda: guest.past.waits)
    assert bytes(guest.past._come) != before
    guest.past.looked()
    rooms.go()
    assert not told, "that we had seen the end before says nothing of this one"
    looked(rooms)
    rooms.until(lambda: told)
    assert at_once(proving(guest.past.of, guest.past.parcel, find)).n == host.match.n


def test_a_question_to_go_back_is_answered_before_it_is_opened(rooms: Rooms) -> None:
    over(rooms)
    host, guest = rooms.host, rooms.guests[0]
    seat = next(seat for seat in (0, 1) if isinstance(host.match.undo_right(seat), Refusal))
    assert (host.table if seat == 0 else guest.table).undo(seat, host.match.path[-2].n) is None
    rooms.until(lambda: host.table.proposal)
    looked(rooms)
    assert not host.table.settled
    rooms.go(round((LATEST + ASKED + 2) / 0.05), 0.05)
    assert host.table.settled, "but not without end"
    assert host.table.proposal is guest.table.proposal is None


@pytest.mark.parametrize("leaves", [Host.close, Host.again], ids=["closes", "goes on"])
def test_a_host_that_goes_at_once_leaves_the_match_behind(rooms: Rooms, leaves) -> None:
    over(rooms)
    guest, told = rooms.guests[0], fetched(rooms)
    rooms.until(lambda: guest.past.waits)
    leaves(rooms.host)
    rooms.until(lambda: told)
    assert at_once(proving(guest.past.of, guest.past.parcel, find)).outcome is not None


def test_a_table_that_goes_to_another_after_the_end_stays_settled(rooms: Rooms) -> None:
    over(rooms)
    host = rooms.host
    looked(rooms)
    for settled in (True, False):
        kept = replace(host.kept(), settled=settled)
        heir = Host.reopen(kept, host.match, ABOUT, rooms.clock)
        heir.work()
        assert heir.table.settled is settled
        if settled:
            assert isinstance(heir.table.undo_right(0), Refusal)
    assert host.kept().settled


def test_a_table_that_was_settled_and_was_not_taken_over_is_settled_still(rooms: Rooms) -> None:
    over(rooms)
    looked(rooms)
    host, guest = rooms.host, rooms.guests[0]
    rooms.when(guest, Heir, lambda heir: guest.take_over(True))
    assert host.handover.give(1) is None
    rooms.until(lambda: host.handover.under_way)
    guest.take_over(False)
    rooms.until(lambda: host.handover.heir is None)
    assert host.table.locked == Refusal(TableReason.OVER)


def test_who_comes_back_to_the_room_still_gets_the_match_before(rooms: Rooms) -> None:
    over(rooms)
    guest, told = rooms.guests[0], fetched(rooms)
    rooms.cut()
    rooms.reachable = False
    rooms.host.again()
    rooms.go(20, 0.05)
    rooms.reachable = True
    rooms.until(lambda: guest.stage is Stage.ROOM)
    assert not guest.past.of.over or guest.past.of.n == rooms.host.hearing.recalls._before.n
    rooms.until(lambda: told)
    assert at_once(proving(guest.past.of, guest.past.parcel, find)).outcome is not None


def test_a_cut_between_two_parts_loses_nothing(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recall, "PART", 100)
    over(rooms)
    guest, told = rooms.guests[0], fetched(rooms)
    rooms.host.hearing.recalls.looked(0)
    guest.past.looked()
    rooms.until(lambda: guest.past._come)
    rooms.cut()
    rooms.until(lambda: told)
    assert at_once(proving(guest.past.of, guest.past.parcel, find)).outcome is not None


def test_parts_have_a_pace(rooms: Rooms) -> None:
    over(rooms)
    guest = rooms.guests[0]
    parts = []
    guest.past.take = parts.append
    for _ in range(30):
        guest.way.say(Recall(rooms.host.match_id, -1))
    rooms.go(20)
    assert RECALLS_BURST - 2 <= len(parts) <= RECALLS_BURST + 2
    assert guest.stage is Stage.PLAYING


def another(rooms: Rooms) -> Match:
    """A match of the same people that went another way."""
    ours = rooms.host.match
    match, rng = Match.begin(ours.game, ours.setup.seats, 99, ours.setup.options, ours.setup.first), random.Random(9)
    while match.asked:
        match.play(match.asked[0], match.sample(match.asked[0], rng))
    return match


def test_a_host_makes_each_of_the_two_newest_matches_a_file_once(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    host, made = rooms.host, []
    monkeypatch.setattr(recall, "wrapping", lambda past: made.append(past) or wrapping(past))
    over(rooms)
    host.again()
    before = rooms.guests[0].past.of.match
    rooms.until(lambda: rooms.guests[0].stage is Stage.ROOM)
    rooms.guests[0].ready(True)
    rooms.go()
    assert host.begin(7) is None
    rooms.go()
    over(rooms)
    for _ in range(5):
        for match in (before, host.match_id):
            assert host.hearing.recalls.answer(Recall(match, -1))[0].whole
    assert len(made) == 2


def test_a_match_of_others_or_longer_than_was_told_is_not_played_again(rooms: Rooms) -> None:
    over(rooms)
    known, data = rooms.guests[0].past.of, wrap(PastTable(rooms.host.match))
    looked: list[str] = []
    for finished in (
        replace(known, setup=replace(known.setup, seats=known.setup.seats[::-1])),
        replace(known, n=known.n - 1),
    ):
        with pytest.raises(Refuses):
            at_once(proving(finished, data, lambda name: looked.append(name)))
    assert not looked


def other_names(rooms: Rooms) -> Match:
    ours = rooms.host.match
    match, rng = Match.begin(ours.game, 2, 7), random.Random(9)
    while match.asked:
        match.play(match.asked[0], match.sample(match.asked[0], rng))
    return match


@pytest.mark.parametrize("made", [another, other_names], ids=["another course", "other people"])
def test_another_match_than_the_one_that_was_told_is_refused(rooms: Rooms, made) -> None:
    over(rooms)
    guest = rooms.guests[0]
    with pytest.raises(Refuses) as refuses:
        at_once(proving(guest.past.of, wrap(PastTable(made(rooms))), find))
    assert refuses.value.reason is ParcelReason.ANOTHER


@pytest.mark.parametrize(
    "change",
    [{"at": 1}, {"whole": MOST + 1}, {"whole": 1}, {"part": b""}],
    ids=["a gap", "too large", "more than all of it", "nothing, for ever"],
)
def test_parts_that_cannot_be_end_the_link(rooms: Rooms, change) -> None:
    guest = rooms.guests[0]
    answer = rooms.host.hearing.recalls.answer
    rooms.host.hearing.recalls.answer = lambda asked: [replace(part, **change) for part in answer(asked)]
    over(rooms)
    rooms.until(lambda: guest.stage is Stage.OVER)
    assert guest.why is Ended.NONSENSE


def test_a_part_nobody_asked_for_changes_nothing(rooms: Rooms) -> None:
    over(rooms)
    guest = rooms.guests[0]
    for member in rooms.host.members.values():
        member.link.say(Recalled(rooms.host.match_id, rooms.host.match.n, 0, 10, b"0123456789"))
        member.link.say(Unlocks(rooms.host.match_id, rooms.host.match.n + 1, bytes(LOCK)))
        member.link.say(Unlocks(b"another", rooms.host.match.n, bytes(LOCK)))
    rooms.go()
    assert not guest.past.parcel
    assert not guest.table.settled
    assert guest.stage is Stage.PLAYING
    assert isinstance(guest.room, Room)
