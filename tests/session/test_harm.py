"""What a guest, an accident or a bad moment could do to others, and does not."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from core.game import Level, Refusal, TableReason
from core.match import Match
from core.packing import pack
from core.session.link.handshake import Sort
from core.session.link.link import Link
from core.session.link.signals import Ended
from core.session.room.events import GivenAway, Stays
from core.session.room.guest import Guest, Stage
from core.session.room.handover import ASKED, Fate
from core.session.room.host import Host
from core.session.room.members import MEMBERS
from core.session.room.messages import Agree, HandOver, Heir, Hello, Offer, Presence, RoomReason, Sit, Stayed, Taken
from core.session.room.naming import tidy_name, tidy_text
from core.session.room.reseating import ABANDONED, GRACE
from core.session.room.stored import Handed, StoredMember, StoredRoom, handed
from core.table import Anew
from tests.session.rooms import ABOUT, Call, Rooms, find, play_on, seated
from tests.session.test_rooms import entered


def gone(rooms: Rooms, k: int, seconds: float) -> None:
    """The k-th guest's link is cut for so long; the others' stay."""
    guest = rooms.guests[k]
    wire = guest.way.link.wire
    guest.way.addresses = []
    wire.close()
    rooms.go(round(seconds / 0.05), 0.05)


# Seats


def test_nobody_takes_the_hand_of_a_phone_that_is_put_aside():
    rooms = seated("help_me", "1h")
    eve = entered(rooms, "Eve")
    rooms.guests[0].away(True)
    rooms.go(round(2 * ABANDONED), 1.0)
    assert rooms.host.room.people[1].presence is Presence.AWAY
    eve.sit(0, "Eve", 0)
    rooms.go()
    assert rooms.host.seating.owners == [1, 0]


def test_a_seat_may_be_taken_only_when_its_device_has_long_been_lost():
    rooms = seated("help_me", "1h")
    eve = entered(rooms, "Eve")
    gone(rooms, 0, 5.0)
    eve.sit(0, "Eve", 0)
    rooms.go()
    assert rooms.host.seating.owners == [1, 0], "a moment without a link is nothing"
    gone_on = ABANDONED + 1
    rooms.go(round(gone_on / 0.05), 0.05)
    eve.sit(0, "Eve", 0)
    rooms.go()
    assert rooms.host.seating.owners == [2, 0]


def test_who_plays_does_not_get_to_see_a_second_hand():
    rooms = seated("help_me", "1hb")
    rooms.guests[0].sit(2, "Ben", 0)
    rooms.go()
    assert rooms.host.seating.owners == [1, 0, -1]


def test_who_watches_does_not_go_from_hand_to_hand():
    rooms = seated("help_me", "bbh")
    eve = entered(rooms, "Eve")
    rooms.until(lambda: eve.stage is Stage.PLAYING)
    eve.sit(0, "Eve", 0)
    rooms.go()
    eve.rise(0)
    rooms.go()
    eve.sit(1, "Eve", 0)
    rooms.go()
    assert rooms.host.seating.owners == [-1, -1, 0]
    eve.sit(0, "Eve", 0)
    rooms.go()
    assert rooms.host.seating.owners == [2 - 1, -1, 0], "back to its own"


def test_who_gets_up_sees_no_other_hand():
    rooms = seated("help_me", "1hb")
    ben = rooms.guests[0]
    ben.rise(0)
    rooms.go()
    ben.sit(2, "Ben", 0)
    rooms.go()
    assert rooms.host.seating.owners == [-1, 0, -1]
    ben.sit(0, "Ben", 0)
    rooms.go()
    assert rooms.host.seating.owners == [1, 0, -1], "one's own is one's own"


def test_who_gets_up_sees_no_other_hand_after_the_host_was_restarted():
    rooms = seated("help_me", "1hb")
    ben = rooms.guests[0]
    ben.rise(0)
    rooms.go()
    rooms.cut()
    rooms.host = Host.reopen(rooms.host.kept(), rooms.host.match, ABOUT, rooms.clock)
    rooms.go()
    rooms.until(lambda: ben.way.linked and ben.stage is Stage.PLAYING)
    rooms.go()
    ben.sit(2, "Ben", 0)
    rooms.go()
    assert rooms.host.seating.owners == [-1, 0, -1]


def test_the_seat_of_who_was_removed_is_not_the_next_strangers_after_the_host_was_restarted():
    rooms = seated("help_me", "h1")
    rooms.host.remove(1)
    rooms = Rooms("help_me", host=Host.reopen(rooms.host.kept(), rooms.host.match, ABOUT, rooms.clock))
    rooms.host.clock = rooms.host.admission._clock = rooms.clock
    stranger = rooms.guest("Eve")
    rooms.until(lambda: stranger.table and stranger.table.sights.whole(()))
    assert rooms.host.seating.owners == [0, 1]
    assert (stranger.room.you, stranger.table.own) == (2, ())
    assert rooms.host.reseating.replace(1) is None, "and a bot can play there"


def test_who_was_removed_during_a_match_is_not_in_the_room_after_it():
    rooms = seated("help_me", "h1")
    rooms.host.remove(1)
    rooms.guests.clear()
    rooms.host.again()
    assert [person.number for person in rooms.host.room.people] == [0]
    assert [chair.person for chair in rooms.host.seating.taken] == [0]


@pytest.mark.parametrize("rises", [True, False])
def test_who_has_given_up_plays_for_nobody(rises):
    rooms = seated("help_me", "1hb")
    ben, host = rooms.guests[0], rooms.host
    assert ben.table.resign(0) is None
    rooms.go()
    n = host.table.n
    if rises:
        ben.rise(0)
        rooms.go()
    for seat in (2, 0):
        ben.sit(seat, "Ben", 0)
        rooms.go()
    assert host.seating.owners[1:] == [0, -1]
    assert all(who.level is not None for seat, who in enumerate(host.table.seats) if seat != 1)
    assert host.table.n == n


def test_the_hand_of_a_seat_that_was_left_is_not_everybodys_one_after_the_other():
    """Who takes it has it, and who had it does not get another instead."""
    rooms = seated("help_me", "1bh")
    ben, eve = rooms.guests[0], entered(rooms, "Eve")
    rooms.until(lambda: eve.stage is Stage.PLAYING)
    ben.rise(0)
    rooms.go()
    eve.sit(0, "Eve", 0)
    rooms.go()
    ben.sit(1, "Ben", 0)
    rooms.go()
    assert rooms.host.seating.owners == [2, -1, 0]


def test_a_guest_cannot_have_a_bot_play_for_somebody_who_blinked():
    rooms = seated("help_me", "12h")
    gone(rooms, 0, 1.0)
    rooms.guests[1].replace(0)
    rooms.go()
    assert rooms.host.match.holds(0).level is None
    rooms.go(round(GRACE / 0.05), 0.05)
    rooms.guests[1].replace(0)
    rooms.go()
    assert rooms.host.match.holds(0).level is Level.NORMAL


def test_a_seat_is_ones_own_again_as_soon_as_one_is_back_from_elsewhere():
    rooms = seated("help_me", "1h")
    rooms.guests[0].away(True)
    rooms.go()
    assert rooms.host.reseating.replace(0) is None
    rooms.guests[0].away(False)
    rooms.go()
    assert rooms.host.match.holds(0).level is None


def test_words_meant_for_the_room_do_nothing_in_the_match():
    rooms = seated("help_me", "1h")
    ben = rooms.guests[0]
    ben.way.say(Sit(0, "Ben", 1))
    rooms.go()
    assert rooms.host.table.seats[0].name == "seat 0"
    rooms.host.again()
    rooms.go()
    assert [chair.person for chair in rooms.host.room.chairs[:2]] == [1, 0]


def test_who_has_given_up_or_left_the_seat_to_a_bot_does_not_move_it():
    rooms = seated("help_me", "12h")
    host, ben = rooms.host, rooms.guests[0]
    while host.table.asked[0] != 0:
        play_on(rooms, random.Random(1), 1)
    move, n = host.game.text(host.match.moves(0)[0]), host.table.n
    assert host.table.seat_bot(0, Level.NORMAL) is None
    rooms.go()
    ben.table._send(Offer(0, move, n))
    rooms.go()
    assert host.table.n == n + 1
    assert ben.table.wished is None


def test_seats_are_not_changed_without_end():
    rooms = seated("help_me", "1h")
    ben = rooms.guests[0]
    for _ in range(60):
        ben.rise(0)
        ben.sit(0, "Ben", 0)
        rooms.go(2, 0.05)
    assert rooms.host.table.n < 10


def test_a_removed_device_does_not_come_in_again_by_what_it_knows():
    rooms = Rooms("help_me")
    eve = entered(rooms, "Eve")
    code, key = rooms.host.code, rooms.host.key
    rooms.host.remove(1)
    rooms.go()
    for given in ({"key": code}, {"key": key, "sort": Sort.LINK}, {"key": eve.way.keys.key, "sort": Sort.MEMBER}):
        again = rooms.guest("Eve", **given)
        rooms.go(40, 0.05)
        assert again.room is None
        rooms.guests.remove(again)
    assert rooms.host.members == {}


# Consent


def test_consent_is_to_what_was_asked_and_to_nothing_else():
    game = find("rehearsal")
    match = Match.begin(game, 3, 5, first=0)
    for seat in range(3):
        match.play(seat, game.read("bid 1"))
    rooms = Rooms.at(match, [1])
    table, local = rooms.table, rooms.host.table
    assert local.undo(0, 2) is None
    rooms.go()
    asked = table.proposal
    local.agree(2, False)
    assert local.undo(0, 0) is None
    table._send(Agree(1, True, asked.seat, asked.to))
    rooms.go(4)
    assert local.proposal.agreed == ()
    assert match.n == 3


# Secrets


def test_a_member_is_not_locked_out_by_proofs_that_never_arrived():
    rooms = seated("help_me", "1h")
    ben, host = rooms.guests[0], rooms.host
    for _ in range(8):
        rooms.cut()
        rooms.go(1)
        rooms.until(lambda: ben.way.link is not None)
        link = ben.way.link
        rooms.go(1)  # the guest's proof is on its way
        while rooms.pipes[-1][1]._open and not any(one.open for one in host.admission.links):
            host.work()
        rooms.pipes[-1][0]._come.clear()  # the host's proof is lost
        rooms.cut()
        link.wire.close()
    rooms.until(lambda: ben.stage is Stage.PLAYING and ben.way.linked, 60)


def test_the_room_is_written_before_the_guest_hears_that_it_is_known():
    rooms = seated("help_me", "1h")
    kept: list[StoredRoom] = []
    rooms.host.keep = kept.append
    rooms.cut()
    rooms.go(1)
    ben = rooms.guests[0]
    said = []
    rooms.until(lambda: ben.way.link is not None)
    end = rooms.pipes[-1][1]
    send = end.send

    def sending(some: bytes) -> None:
        said.append((len(kept), some))
        send(some)

    end.send = sending
    rooms.until(lambda: ben.way.linked)
    proof = said[1]
    assert proof[0] == 1, "the new secret is on disk when the proof goes out"
    assert kept[0].members[0].secrets[0] == ben.way.keys.key


@pytest.mark.parametrize("room_after", [False, True])
def test_a_full_disk_and_a_kill_forget_nobody(room_after):
    """A secret that could not be written down is none: the one that was goes on counting."""
    rooms = seated("help_me", "1h")
    ben = rooms.guests[0]
    disk: list[StoredRoom] = [rooms.host.kept()]
    free = [False]

    def keep(kept: StoredRoom) -> bool:
        if free[0]:
            disk.append(kept)
        return free[0]

    rooms.host.keep = keep
    for _ in range(3):
        rooms.cut()
        rooms.go(1)
        rooms.until(lambda: ben.way.linked and ben.stage is Stage.PLAYING)
        rooms.go()
    if room_after:  # and then there is room again
        free[0] = True
        rooms.cut()
        rooms.go(1)
        rooms.until(lambda: ben.way.linked and ben.stage is Stage.PLAYING)
        rooms.go()
        assert len(disk) > 1
    rooms.cut()
    rooms.host = Host.reopen(disk[-1], rooms.host.match, ABOUT, rooms.clock)
    rooms.go()
    rooms.until(lambda: ben.way.linked and ben.stage is Stage.PLAYING)


def test_a_host_that_lost_its_last_moments_still_knows_its_members():
    """Its file is one return older than what the guest has."""
    rooms = seated("help_me", "1h")
    kept, match = rooms.host.kept(), rooms.host.match
    rooms.cut()
    ben = rooms.guests[0]
    rooms.go(1)
    rooms.until(lambda: ben.way.linked)
    rooms.go()
    rooms.cut()
    rooms.host = Host.reopen(kept, match, ABOUT, rooms.clock)
    rooms.go()
    rooms.until(lambda: ben.stage is Stage.PLAYING and ben.way.linked, 30)


@pytest.mark.parametrize("reason", ["other room", "forgotten"])
def test_what_anybody_may_have_said_is_no_reason_to_give_up(reason):
    """Another host at that address says that it does not know us; then ours is there again."""
    rooms = seated("help_me", "1h")
    ours, ben = rooms.host, rooms.guests[0]
    rooms.cut()
    rooms.host = Host(rooms.game, {}, "Eve", ABOUT, rooms.clock)
    if reason == "forgotten":
        rooms.host.id = ours.id
    rooms.go(200, 0.05)
    assert ben.stage is Stage.AWAY
    rooms.host = ours
    rooms.until(lambda: ben.stage is Stage.PLAYING and ben.way.linked)


# The host lives


def test_devices_that_come_and_go_do_not_fill_the_room():
    rooms = Rooms("help_me")
    for _ in range(3 * MEMBERS):
        guest = rooms.guest("Eve")
        rooms.until(lambda guest=guest: guest.room)
        guest.way.link.wire.close()
        rooms.guests.remove(guest)
        rooms.go(2)
    assert len(rooms.host.members) <= MEMBERS
    assert len(rooms.host.room.people) <= MEMBERS + 1
    entered(rooms, "Ben")


def test_who_proves_itself_and_then_says_nothing_does_not_hold_the_door(monkeypatch):
    rooms = seated("help_me", "1h")
    real = Link.say
    monkeypatch.setattr(Link, "say", lambda link, word: None if isinstance(word, Hello) else real(link, word))
    eves = [rooms.guest("Eve", key=rooms.host.key, sort=Sort.LINK) for _ in range(8)]
    rooms.go(40, 0.05)
    assert len(rooms.host.admission.links) == 8
    for eve in eves:
        eve.way.addresses = []
    rooms.go(300, 0.05)
    assert rooms.host.admission.links == []


def test_a_host_may_be_closed_twice():
    rooms = seated("help_me", "1h")
    rooms.host.close(Ended.PAUSED)
    rooms.host.close()
    assert rooms.host.ended is Ended.PAUSED


def test_a_match_that_is_on_is_not_thrown_away():
    rooms = seated("help_me", "1h")
    match = rooms.host.match
    assert rooms.host.begin(9) == Refusal(RoomReason.NOT_READY)
    assert rooms.host.match is match


def test_after_a_restart_a_person_is_a_person_in_the_next_match():
    rooms = seated("help_me", "1h")
    gone(rooms, 0, 1.0)
    assert rooms.host.reseating.replace(0) is None
    rooms.host = Host.reopen(rooms.host.kept(), rooms.host.match, ABOUT, rooms.clock)
    rooms.guests[0].way.addresses = ["here"]
    rooms.until(lambda: rooms.guests[0].stage is Stage.PLAYING and rooms.guests[0].way.linked)
    rooms.go()
    rooms.host.table.resign(1)
    rooms.host.again()
    rooms.go()
    assert rooms.host.room.chairs[0].level is None


def test_wishes_go_on_being_numbered_after_the_host_was_restarted():
    rooms = seated("help_me", "1h")
    ben = rooms.guests[0]
    ben._wishes.number = 5000
    kept, match = rooms.host.kept(), rooms.host.match
    rooms.cut()
    rooms.host = Host.reopen(kept, match, ABOUT, rooms.clock)
    rooms.go()
    rooms.until(lambda: ben.stage is Stage.PLAYING and ben.way.linked)
    while rooms.host.table.asked[0] != 0:
        play_on(rooms, random.Random(1), 1)
    n = rooms.host.table.n
    assert ben.table.offer(0, ben.table.moves(0)[0], n) is None
    rooms.until(lambda: rooms.host.table.n > n)


# What the guest has


def test_a_guest_that_had_it_wrong_when_the_link_broke_is_not_left_frozen():
    rooms = seated("sapiens", "1h")
    ben = rooms.guests[0]
    ben._drifting = True
    rooms.cut()
    rooms.go(1)
    rooms.until(lambda: ben.way.linked and ben.table.locked is None)
    play_on(rooms, random.Random(5), 3)
    rooms.go()
    assert ben.table.n == rooms.host.table.n


def test_what_was_lost_is_said_though_the_host_has_played_on():
    rooms = seated("sapiens", "1h")
    play_on(rooms, random.Random(4), 6)
    host, ben = rooms.host, rooms.guests[0]
    news = []
    ben.table.listen(news.append)
    other = Match.begin(host.game, host.match.setup.seats, 12345, host.match.setup.options)
    for entry in host.match.entries[1:-2]:
        other.play(entry.seat, entry.move)
    rng = random.Random(77)
    while other.n <= host.match.n:
        other.play(other.asked[0], other.sample(other.asked[0], rng))
    rooms.cut()
    rooms.host = Host.reopen(host.kept(), other, ABOUT, rooms.clock)
    rooms.go()
    rooms.until(lambda: ben.stage is Stage.PLAYING and ben.table.locked is None)
    assert news == [Anew(1)]
    assert pack(ben.table.view(0)) == pack(other.view(0))


# Handing over


def asked(rooms: Rooms) -> list[bool]:
    """What the first guest's people are asked, who say nothing yet."""
    heard: list[bool] = []
    rooms.when(rooms.guests[0], Heir, lambda heir: heard.append(heir.asked))
    return heard


def takes(rooms: Rooms, guest: Guest, handed: Callable[[Handed], None]) -> None:
    """This guest's people will have the table, and get it."""
    rooms.when(guest, Heir, lambda heir: guest.take_over(heir.asked))
    rooms.when(guest, Handed, handed)


def secrets_of(host: Host) -> list[bytes]:
    return [secret for member in host.members.values() for secret in member.secrets]


def test_nothing_of_the_table_is_given_before_somebody_there_has_said_yes():
    rooms = seated("help_me", "12h")
    host, ben, questions, fates = rooms.host, rooms.guests[0], asked(rooms), []
    rooms.when(host, Stays, lambda stays: fates.append((stays.fate, stays.number)))
    rooms.said.clear()
    assert host.handover.give(1) is None
    assert host.handover.give(2) == Refusal(RoomReason.HANDING), "one at a time"
    rooms.go()
    assert questions == [True]
    ben.take_over(False)
    rooms.go()
    assert fates == [(Fate.NO, 1)]
    assert not any(pack(host.match.deal) in said for said in rooms.said)
    assert not any(secret in said for said in rooms.said for secret in secrets_of(host))
    assert host.handover.give(2) is None, "it may be offered to another then"


def test_who_does_not_answer_gets_nothing_and_the_match_goes_on_meanwhile():
    rooms = seated("help_me", "1h")
    host, ben, questions, fates = rooms.host, rooms.guests[0], asked(rooms), []
    rooms.when(host, Stays, lambda stays: fates.append((stays.fate, stays.number)))
    heard = []
    rooms.when(ben, Handed, heard.append)
    assert host.handover.give(1) is None
    rooms.go()
    play_on(rooms, random.Random(1), 2)
    assert not heard
    rooms.go(round(ASKED / 0.05), 0.05)
    assert fates == [(Fate.SILENT, 1)]
    assert questions == [True, False]
    ben.take_over(True)
    rooms.go()
    assert not heard, "too late"


def test_an_heir_that_is_cut_off_is_asked_no_more():
    rooms = seated("help_me", "1h")
    fates = []
    rooms.when(rooms.host, Stays, lambda stays: fates.append((stays.fate, stays.number)))
    asked(rooms)
    assert rooms.host.handover.give(1) is None
    gone(rooms, 0, 1.0)
    assert fates == [(Fate.SILENT, 1)]


def test_nobody_takes_a_table_that_was_not_offered():
    rooms = seated("help_me", "12h")
    ben, cleo = rooms.guests
    heard = []
    for guest in (ben, cleo):
        rooms.when(guest, Handed, heard.append)
    asked(rooms)
    cleo.take_over(True)
    rooms.go()
    assert rooms.host.handover.give(1) is None
    cleo.take_over(True)
    rooms.go()
    assert not heard
    assert not rooms.host.handover.under_way


def test_a_guest_takes_no_table_it_was_not_asked_about():
    rooms = seated("help_me", "1h")
    host, ben = rooms.host, rooms.guests[0]
    heard = []
    rooms.when(ben, Handed, heard.append)
    us = StoredMember(b"us", 1, "Ana", ())
    for member in host.members.values():
        member.link.say(HandOver(handed(host.kept(), host.match, us, us)))
    rooms.go()
    assert not heard
    assert (ben.stage, ben.why) == (Stage.OVER, Ended.NONSENSE)


def test_what_an_heir_gets_opens_nothing_where_the_table_is():
    """One who says yes and then keeps silent is nobody else at the table, and everybody knows what it has seen."""
    rooms = seated("help_me", "12h")
    host, (ben, cleo) = rooms.host, rooms.guests
    got, fates, stayed = [], [], []
    takes(rooms, ben, got.append)
    for guest in (ben, cleo):
        rooms.when(guest, Stayed, lambda there: stayed.append(there.person))
    rooms.when(host, Stays, lambda stays: fates.append((stays.fate, stays.number)))
    assert host.handover.give(1) is None
    rooms.go()
    assert len(got) == 1
    theirs = next(one for one in got[0].room.members if one.number == 2)
    assert theirs.secrets
    assert not {secret for one in got[0].room.members for secret in one.secrets} & set(secrets_of(host))
    rooms.go(round(20 / 0.05), 0.05)
    assert fates == [(Fate.STAYED, 1)]
    assert stayed == [1, 1]
    for secret in theirs.secrets:
        eve = rooms.guest("Eve", key=secret, sort=Sort.MEMBER, room=host.id)
        rooms.go(60, 0.05)
        assert eve.room is None
        rooms.guests.remove(eve)
    assert cleo.way.linked
    rooms.cut(1)
    rooms.go(1)
    rooms.until(lambda: cleo.way.linked and cleo.table.locked is None)
    play_on(rooms, random.Random(1), 3)


def test_nothing_happens_at_a_table_that_is_on_its_way():
    """What is wished meanwhile waits; when the table stays, it is granted."""
    rooms = seated("help_me", "1h")
    host, ben = rooms.host, rooms.guests[0]
    while host.table.asked[0] != 0:
        play_on(rooms, random.Random(2), 1)
    takes(rooms, ben, lambda table: None)
    assert host.handover.give(1) is None
    rooms.go()
    assert host.handover.under_way
    n = host.table.n
    assert ben.table.offer(0, ben.table.moves(0)[0], n) is None
    assert host.table.resign(1) == Refusal(RoomReason.HANDING)
    rooms.go()
    assert host.table.n == n
    ben.take_over(False)  # it cannot be kept there
    rooms.until(lambda: ben.table.n == n + 1, 2)


def test_a_table_that_has_gone_on_meanwhile_is_not_handed_over():
    rooms = seated("help_me", "1h")
    host, ben = rooms.host, rooms.guests[0]
    heard = []
    takes(rooms, ben, heard.append)
    assert host.handover.give(1) is None
    rooms.go()
    n = len(heard[0].records) - 1
    host.match.play(host.match.asked[0], host.match.moves(host.match.asked[0])[0])
    ben.way.say(Taken(ben.table.match_id, n, ("there",)))
    rooms.go()
    assert host.ended is None
    assert host.playing


def test_a_table_that_was_handed_over_is_not_played_on_here():
    rooms = seated("help_me", "1h")
    host, ben = rooms.host, rooms.guests[0]
    takes(rooms, ben, lambda table: None)
    assert host.handover.give(1) is None
    rooms.go()
    ben.took(["there"])
    rooms.go()
    assert host.ended is Ended.HANDED
    seat = host.table.asked[0]
    assert host.table.offer(seat, host.match.moves(seat)[0], host.table.n) == Refusal(TableReason.NO_LINK)


@pytest.mark.parametrize("times", [1, 2])
def test_who_was_away_when_the_table_went_is_known_where_it_is(times):
    """It only finds the room there, and has not heard that the table was given away, perhaps even twice."""
    rooms = seated("help_me", "12h")
    ben, cleo = rooms.guests
    gone(rooms, 1, 1.0)
    heir = ben
    for _ in range(times):
        host, got, ways = rooms.host, [], []
        takes(rooms, heir, got.append)
        rooms.when(host, GivenAway, lambda event, ways=ways: ways.append(event.way))
        assert host.handover.give(heir.room.you) is None
        rooms.go(2)
        match = Match.begin(host.game, host.match.setup.seats, 12345, host.match.setup.options, host.match.setup.first)
        heir.took(["there"])
        rooms.go(2)
        rooms.host = Host.reopen(got[0].room, match, ABOUT, rooms.clock)
        heir = Guest.back(ways[0], ABOUT, find, lambda _: Call(rooms), clock=rooms.clock)
        rooms.guests = [heir, cleo]
        rooms.until(lambda heir=heir: heir.stage is Stage.PLAYING and heir.table.locked is None)
    cleo.way.addresses = ["there"]
    rooms.until(lambda: cleo.way.linked and cleo.stage is Stage.PLAYING and cleo.table.locked is None)
    assert cleo.table.own == (1,)
    rooms.cut()
    rooms.go(2)
    rooms.until(lambda: cleo.way.linked and cleo.table.locked is None)


# Names


@pytest.mark.parametrize("name", ["\u200d", "\u3164\u3164", "\u2800", "\u202e", " \t "])
def test_a_name_that_shows_nothing_is_none(name):
    assert tidy_name(name) == ""


def test_what_people_say_is_one_plain_line():
    assert tidy_text("a\u202eb\x00\x1b[31m\n c\u2066") == "ab[31m c"
    assert tidy_text("bien joué 👩\u200d👧") == "bien joué 👩\u200d👧"
