"""A match that is over, asked of the host: never before its end, in parts at a pace, and believed only when proved."""

from __future__ import annotations

import random

import pytest
from msgspec import structs

from core.archive.parcel import MOST, ParcelReason, Refuses, wrap
from core.game import TableReason
from core.match import Match
from core.past import PastTable
from core.replay import at_once
from core.session.link.signals import Ended
from core.session.room import recall
from core.session.room.events import Fetched
from core.session.room.guest import Stage
from core.session.room.member import RECALLS_BURST
from core.session.room.messages import Recall, Recalled, Room
from core.session.room.recall import proving
from tests.contract.games import find
from tests.session.rooms import Rooms, play_on, seated


@pytest.fixture
def rooms() -> Rooms:
    return seated("help_me", "h1")


def over(rooms: Rooms) -> None:
    play_on(rooms, random.Random(1), 200)
    assert rooms.host.table.outcome is not None
    rooms.go()


def fetched(rooms: Rooms, k: int = 0) -> list[object]:
    told: list[object] = []
    rooms.when(rooms.guests[k], Fetched, told.append)
    return told


def test_a_guest_has_the_whole_match_once_it_is_over(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recall, "PART", 100)
    over(rooms)
    guest, told = rooms.guests[0], fetched(rooms)
    guest.past.ask()
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


def test_what_somebody_may_have_seen_is_not_taken_back(rooms: Rooms) -> None:
    over(rooms)
    guest, told = rooms.guests[0], fetched(rooms)
    guest.past.ask()
    rooms.until(lambda: told)
    table = rooms.host.table
    assert table.undo(0, 0).reason == TableReason.OVER
    assert table.outcome is not None


def test_who_comes_back_to_the_room_still_gets_the_match_before(rooms: Rooms) -> None:
    over(rooms)
    guest, told = rooms.guests[0], fetched(rooms)
    rooms.host.again()
    rooms.until(lambda: guest.stage is Stage.ROOM)
    guest.past.ask()
    rooms.until(lambda: told)
    assert at_once(proving(guest.past.of, guest.past.parcel, find)).outcome is not None


def test_a_cut_between_two_parts_loses_nothing(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recall, "PART", 100)
    over(rooms)
    guest, told = rooms.guests[0], fetched(rooms)
    guest.past.ask()
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
        guest.way.say(Recall(rooms.host.match_id))
    rooms.go(20)
    assert RECALLS_BURST <= len(parts) <= RECALLS_BURST + 2
    assert guest.stage is Stage.PLAYING


def another(rooms: Rooms) -> Match:
    """A match of the same people that went another way."""
    ours = rooms.host.match
    match, rng = Match.begin(ours.game, ours.setup.seats, 99, ours.setup.options, ours.setup.first), random.Random(9)
    while match.asked:
        match.play(match.asked[0], match.sample(match.asked[0], rng))
    return match


def test_a_host_makes_each_of_the_two_newest_matches_a_file_once(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    over(rooms)
    host, made = rooms.host, []
    monkeypatch.setattr(recall, "wrap", lambda past: made.append(past) or wrap(past))
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
            assert host.hearing.recalls.answer(Recall(match)).whole
    assert len(made) == 2


def test_a_match_of_others_or_longer_than_was_told_is_not_played_again(rooms: Rooms) -> None:
    over(rooms)
    known, data = rooms.guests[0].past.of, wrap(PastTable(rooms.host.match))
    looked: list[str] = []
    for finished in (
        structs.replace(known, setup=structs.replace(known.setup, seats=known.setup.seats[::-1])),
        structs.replace(known, n=known.n - 1),
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
    [
        lambda part: Recalled(part.match, part.at + 1, part.whole, part.part),
        lambda part: Recalled(part.match, part.at, MOST + 1, part.part),
        lambda part: Recalled(part.match, part.at, len(part.part) - 1, part.part),
        lambda part: Recalled(part.match, part.at, part.whole, b""),
    ],
    ids=["a gap", "too large", "more than all of it", "nothing, for ever"],
)
def test_parts_that_cannot_be_end_the_link(rooms: Rooms, change) -> None:
    over(rooms)
    guest = rooms.guests[0]
    answer = rooms.host.hearing.recalls.answer
    rooms.host.hearing.recalls.answer = lambda asked: change(answer(asked))
    guest.past.ask()
    rooms.until(lambda: guest.stage is Stage.OVER)
    assert guest.why is Ended.NONSENSE


def test_a_part_nobody_asked_for_changes_nothing(rooms: Rooms) -> None:
    over(rooms)
    guest = rooms.guests[0]
    for member in rooms.host.members.values():
        member.link.say(Recalled(rooms.host.match_id, 0, 10, b"0123456789"))
    rooms.go()
    assert not guest.past.parcel
    assert guest.stage is Stage.PLAYING
    assert isinstance(guest.room, Room)
