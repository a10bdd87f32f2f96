"""A room and its people: sitting down, coming back, giving way, and what each is told."""

from __future__ import annotations

import random
from contextlib import closing

import pytest

from core.archive import Archive
from core.chance import DEAL_BITS
from core.game import Level, Refusal, TableReason
from core.log import Kind
from core.match import Match
from core.packing import pack, unpack
from core.session.link.handshake import About, Reason, Sort
from core.session.link.signals import Ended
from core.session.room import admission
from core.session.room.events import Changed, GivenAway
from core.session.room.guest import Guest, Stage
from core.session.room.host import Host
from core.session.room.messages import Heir, Offer, Presence, RoomReason, Said
from core.session.room.naming import tidy_name
from core.session.room.stored import Drawer, Handed, StoredMember, StoredRoom, Ticket, handed
from core.table import Anew, NewEntry
from tests.contract.games import every_table, rounds, step
from tests.session.rooms import ABOUT, Call, Rooms, find, overheard, play_on, sealed, seated


def entered(rooms: Rooms, name: str, **given) -> Guest:
    guest = rooms.guest(name, **given)
    rooms.until(lambda: guest.room)
    return guest


def person(rooms: Rooms, number: int):
    return next(p for p in rooms.host.room.people if p.number == number)


# Coming in


def test_who_knows_the_code_is_in_the_room_and_sees_who_else_is():
    rooms = Rooms("help_me")
    ben, cleo = entered(rooms, "Ben"), entered(rooms, "Cleo")
    rooms.go()
    assert [p.name for p in ben.room.people] == ["Ana", "Ben", "Cleo"]
    assert (ben.room.you, cleo.room.you) == (1, 2)
    assert ben.room.people == cleo.room.people == rooms.host.room.people
    assert all(p.presence is Presence.HERE for p in ben.room.people)


def test_by_the_key_of_an_invitation_too():
    rooms = Rooms("help_me")
    guest = entered(rooms, "Ben", key=rooms.host.key, sort=Sort.LINK, room=rooms.host.id)
    assert guest.stage is Stage.ROOM


def test_a_wrong_code_is_told_and_nobody_comes_in():
    rooms = Rooms("help_me")
    guest = rooms.guest("Eve", key="AAAAAA" if rooms.host.code != "AAAAAA" else "BBBBBB")
    rooms.until(lambda: guest.stage is Stage.OVER)
    assert guest.why is Reason.WRONG_CODE
    assert rooms.host.members == {}


def test_wrong_codes_wait_for_their_turn_and_after_many_the_code_is_another(monkeypatch):
    monkeypatch.setattr(admission, "MOST", 9)
    rooms, told = Rooms("help_me"), []
    code = rooms.host.code
    rooms.when(rooms.host, Changed, lambda _: told.append(rooms.host.code))
    took, turns = [], []
    while rooms.host.code == code:
        guest, began = rooms.guest("Eve", key="AAAAAA"), rooms.clock.now
        rooms.until(lambda guest=guest: turns.append(guest.way.turn) or guest.stage is Stage.OVER)
        assert guest.why is Reason.WRONG_CODE
        took.append(rooms.clock.now - began)
    assert max(took[:4]) < 0.5 < 1.5 < min(took[5:]) <= max(took[5:]) < 2.5
    assert set(turns) == {0, 2}
    assert told[-1] == rooms.host.code
    old = rooms.guest("Ben", key=code)
    rooms.until(lambda: old.stage is Stage.OVER)
    assert old.why is Reason.WRONG_CODE
    assert entered(rooms, "Ben").stage is Stage.ROOM


def test_a_member_comes_back_while_others_guess():
    """Throttled are strangers with a code, not those who were at the table, nor those with an invitation."""
    rooms = Rooms("help_me")
    ben = entered(rooms, "Ben")
    for _ in range(20):
        rooms.guest("Eve", key="AAAAAA")
    rooms.go()
    rooms.cut(0)
    rooms.until(lambda: ben.way.linked and ben.room and person(rooms, 1).presence is Presence.HERE, 3.0)
    entered(rooms, "Cleo", key=rooms.host.key, sort=Sort.LINK)


def test_other_rules_are_not_joined():
    rooms = Rooms("help_me")
    other = About("0.9", b"oldrules", "phone")
    guest = Guest("Ben", other, find, lambda _: Call(rooms), ["here"], rooms.host.code, clock=rooms.clock)
    rooms.guests.append(guest)
    rooms.until(lambda: guest.stage is Stage.OVER)
    assert guest.why is Ended.VERSION
    assert guest.way.host.app == "1.0"
    assert rooms.host.members == {}


def test_three_play_four_watch_and_no_more_come_in():
    rooms = Rooms("help_me")
    guests = [entered(rooms, f"guest {k}") for k in range(7)]
    assert [p.watching for p in rooms.host.room.people] == [False] * 4 + [True] * 4
    late = rooms.guest("late")
    rooms.until(lambda: late.stage is Stage.OVER)
    assert late.why is Reason.FULL
    guests[0].leave()
    rooms.go()
    assert entered(rooms, "next").stage is Stage.ROOM


@pytest.mark.parametrize(
    ("typed", "shown"),
    [("  Ana  ", "Ana"), ("A\u0000n\u202ea\n", "Ana"), ("x" * 60, "x" * 24), ("", ""), ("Zoe\u0301", "Zoé")],
)
def test_names_are_tidied(typed, shown):
    assert tidy_name(typed) == shown


# Chairs


def test_chairs_are_taken_left_and_named_and_nobody_sits_on_anothers():
    rooms = Rooms("help_me")
    ben, cleo = entered(rooms, "Ben"), entered(rooms, "Cleo")
    ben.sit(1, "Ben", 2)
    cleo.sit(1, "Cleo", 2)
    rooms.go()
    chair = cleo.room.chairs[1]
    assert (chair.name, chair.mark, chair.person) == ("Ben", 2, 1)
    ben.sit(1, "Benoît", 3)
    ben.sit(2, "Mia", 1)
    rooms.go()
    assert [c.name for c in rooms.host.room.chairs] == ["", "Benoît", "Mia", ""]
    assert len({c.mark for c in rooms.host.room.chairs}) == 4
    cleo.rise(2)
    ben.rise(1)
    rooms.go()
    assert [c.free for c in rooms.host.room.chairs] == [True, True, False, True], "one frees one's own chair only"


def test_nobody_who_has_left_is_seated():
    """Whoever came next would have the chair, and the name that stands on it."""
    rooms = Rooms("help_me")
    ben = entered(rooms, "Ben")
    ben.sit(1, "Ben", 1)
    rooms.go()
    ben.leave()
    rooms.until(lambda: 1 not in rooms.host.seating.people)
    assert rooms.host.sit(1, "Ben", 1, person=1) == Refusal(RoomReason.SOMEBODY_GONE)
    cleo = entered(rooms, "Cleo")
    assert (cleo.room.you, cleo.room.chairs[1].free) == (1, True)


def test_the_match_begins_when_enough_sit_and_all_are_ready():
    rooms = Rooms("help_me")
    host = rooms.host
    assert host.begin(1) == Refusal(RoomReason.TOO_FEW, (0,))
    ben = entered(rooms, "Ben")
    host.sit(0, "Ana", 0)
    ben.sit(1, "Ben", 1)
    rooms.go()
    assert host.begin(1) == Refusal(RoomReason.NOT_READY)
    ben.ready(True)
    rooms.go()
    rooms.reachable = False
    rooms.cut()
    rooms.go()
    assert host.begin(1) == Refusal(RoomReason.SOMEBODY_GONE)
    rooms.reachable = True
    rooms.until(lambda: ben.way.linked)
    rooms.go()
    assert host.begin(1) is None
    rooms.go()
    assert ben.stage is Stage.PLAYING
    assert ben.table.own == (1,)
    assert [s.name for s in ben.table.seats] == ["Ana", "Ben"]


def test_a_removed_device_is_out_and_its_chair_free():
    rooms = Rooms("help_me")
    ben = entered(rooms, "Ben")
    ben.sit(1, "Ben", 1)
    rooms.go()
    rooms.host.remove(1)
    rooms.go()
    assert (ben.stage, ben.why) == (Stage.OVER, Ended.REMOVED)
    assert rooms.host.room.chairs[1].free
    assert len(rooms.host.room.people) == 1


def test_the_room_stays_for_another_match():
    rooms = seated("help_me", "1h")
    ben = rooms.guests[0]
    rooms.host.table.resign(1)
    rooms.go()
    assert ben.table.outcome is not None
    rooms.host.again()
    rooms.go()
    assert ben.stage is Stage.ROOM
    assert ben.table is None
    assert [c.person for c in ben.room.chairs] == [1, 0, None, None]
    ben.ready(True)
    rooms.go()
    assert rooms.host.begin(3) is None
    rooms.go()
    assert ben.stage is Stage.PLAYING


# Coming back


def test_who_comes_back_has_the_exact_view_within_a_second():
    rooms = seated("sapiens", "1h")
    play_on(rooms, random.Random(1), 6)
    ben, host = rooms.guests[0], rooms.host
    news = []
    ben.table.listen(news.append)
    rooms.reachable = False
    rooms.cut()
    rooms.go()
    assert ben.table.locked == Refusal(TableReason.NO_LINK)
    assert person(rooms, 1).presence is Presence.LOST
    seat = host.table.asked[0]
    made = 0
    for _ in range(40):
        if host.seating.owners[host.table.asked[0]]:
            break
        seat = host.table.asked[0]
        host.table.offer(seat, host.match.sample(seat, random.Random(made)), host.table.n)
        made += 1
    ben.way.try_now()
    rooms.reachable = True
    rooms.until(lambda: ben.stage is Stage.PLAYING and ben.table.locked is None, 1.0)
    assert ben.table.n == host.table.n
    for seen in (*ben.table.own, None):
        assert pack(ben.table.view(seen)) == pack(host.table.view(seen))
    assert [type(one) for one in news] == [NewEntry] * made, "told one by one, not as a jump"


def test_after_much_has_happened_the_position_comes_as_it_is():
    rooms = seated("rehearsal", "1hb")
    ben, host, rng = rooms.guests[0], rooms.host, random.Random(8)
    rooms.reachable = False
    rooms.cut()
    rooms.go()
    news = []
    ben.table.listen(news.append)
    for _ in range(60):
        step(host.match, rng)
    ben.way.try_now()
    rooms.reachable = True
    rooms.until(lambda: ben.stage is Stage.PLAYING and ben.table.locked is None)
    assert news == [Anew(0)]
    assert [step.n for step in ben.table.path] == [entry.n for entry in host.match.path]
    assert pack(ben.table.memory(0)) == pack(host.match.memory(0))


@pytest.mark.parametrize("heard", [False, True])
def test_a_wish_is_granted_once_though_the_host_lost_power_right_after(heard, tmp_path):
    """A gift may be made again at any time, so a wish granted twice would show."""
    archive, drawer = Archive(tmp_path / "store"), Drawer(tmp_path / "rooms")
    with closing(archive):
        rooms = Rooms("rehearsal")
        rooms.host.keep = lambda kept: drawer.put("r", kept)
        ben = entered(rooms, "Ben")
        rooms.host.sit(0, "Ana", 0)
        rooms.host.sit(2, "Ann", 2)
        ben.sit(1, "Ben", 1)
        ben.ready(True)
        rooms.go()
        assert rooms.host.begin(5, journal=archive.journal(5)) is None
        rooms.go()
        move = next(m for m in ben.table.moves(1) if rooms.game.text(m).startswith("gift"))
        assert ben.table.offer(1, move, 0) is None
        rooms.host.work()
        assert rooms.host.match.n == 1, "granted, and the guest has not heard of it"
        if heard:
            rooms.go()
        rooms.cut()
        match = archive.resume(rooms.game, archive.kept()[0].id)
        rooms.host = Host.reopen(drawer.get("r", StoredRoom), match, ABOUT, rooms.clock)
        rooms.go()
        rooms.until(lambda: ben.stage is Stage.PLAYING and ben.table.locked is None)
        rooms.go(20)
        assert [entry.kind for entry in match.entries] == [Kind.SETUP, Kind.MOVE]
        assert ben.table.n == 1
        assert ben.table.wished is None


def test_a_wish_that_was_never_heard_is_granted_when_the_link_is_back():
    rooms = seated("help_me", "1h")
    ben = rooms.guests[0]
    while rooms.host.table.asked[0] != 0:
        play_on(rooms, random.Random(2), 1)
    n = rooms.host.table.n
    assert ben.table.offer(0, ben.table.moves(0)[0], n) is None
    rooms.cut()
    rooms.until(lambda: rooms.host.table.n == n + 1)
    rooms.go()
    assert ben.table.n == n + 1


def test_a_guest_ahead_of_its_host_takes_what_the_host_has_and_says_what_was_lost():
    rooms = seated("sapiens", "1h")
    play_on(rooms, random.Random(4), 5)
    host, ben = rooms.host, rooms.guests[0]
    news = []
    ben.table.listen(news.append)
    whole = host.match
    shorter = Match.begin(host.game, whole.setup.seats, 12345, whole.setup.options)
    for entry in whole.entries[1:-2]:
        shorter.play(entry.seat, entry.move)
    rooms.cut()
    rooms.host = Host.reopen(host.kept(), shorter, ABOUT, rooms.clock)
    rooms.go()
    rooms.until(lambda: ben.stage is Stage.PLAYING and ben.table.locked is None)
    assert news == [Anew(2)]
    assert ben.table.n == shorter.n
    assert pack(ben.table.view(0)) == pack(shorter.view(0))


def test_a_closed_app_comes_back_by_its_pass():
    rooms = seated("help_me", "1h")
    ben = rooms.guests[0]
    kept: list[Ticket] = []
    ben.keep = kept.append
    ben._write()
    ben.way.link.wire.close()
    again = Guest.back(kept[-1], ABOUT, find, lambda _: Call(rooms), clock=rooms.clock)
    rooms.guests[0] = again
    rooms.until(lambda: again.stage is Stage.PLAYING)
    assert again.table.own == (0,)
    assert person(rooms, 1).name == "guest 1"
    assert len(rooms.host.room.people) == 2


def test_a_device_that_is_there_twice_leaves_the_older_link():
    rooms = seated("help_me", "1h")
    ben = rooms.guests[0]
    kept: list[Ticket] = []
    ben.keep = kept.append
    ben._write()
    twin = Guest.back(kept[-1], ABOUT, find, lambda _: Call(rooms), clock=rooms.clock)
    rooms.guests.append(twin)
    rooms.until(lambda: twin.stage is Stage.PLAYING)
    rooms.go()
    assert (ben.stage, ben.why) == (Stage.OVER, Ended.AGAIN)


def test_a_link_that_was_given_up_does_not_come_in_later():
    """Its first word was under way when the device dialled anew: the newer link stays."""
    rooms = seated("help_me", "1h")
    ben = rooms.guests[0]
    rooms.cut()
    rooms.go(2)
    rooms.until(lambda: ben.way.linked)  # it has said hello, and the host has not heard it yet
    late = rooms.pipes[-1][1]
    late.held = rooms.clock.now + 2
    ben.way.link = None
    ben.way.try_now()
    rooms.until(lambda: ben.way.linked and ben.stage is Stage.PLAYING and rooms.clock.now > late.held + 1)
    assert person(rooms, 1).presence is Presence.HERE
    assert ben.stage is Stage.PLAYING


def test_silence_is_noticed_and_said():
    rooms = seated("help_me", "1h")
    rooms.pipes[-1][0].held = rooms.pipes[-1][1].held = rooms.clock.now + 60
    rooms.reachable = False
    rooms.until(lambda: person(rooms, 1).presence is Presence.WEAK, 6)
    rooms.until(lambda: person(rooms, 1).presence is Presence.LOST, 6)
    rooms.until(lambda: rooms.guests[0].stage is Stage.AWAY, 1)


def test_a_device_that_slept_does_not_blame_the_other_side():
    rooms = seated("help_me", "1h")
    rooms.clock.now += 500
    rooms.go()
    assert rooms.guests[0].stage is Stage.PLAYING
    assert person(rooms, 1).presence is Presence.HERE


def test_a_phone_that_is_put_aside_says_so():
    rooms = seated("help_me", "1h")
    rooms.guests[0].away(True)
    rooms.go()
    assert person(rooms, 1).presence is Presence.AWAY
    rooms.guests[0].away(False)
    rooms.go()
    assert person(rooms, 1).presence is Presence.HERE


def test_ping_is_measured():
    rooms = seated("help_me", "1h")
    rooms.go(300, 0.02)
    assert 0 <= rooms.guests[0].way.ping <= 60
    assert 0 <= person(rooms, 1).ping <= 60


# Giving way


def test_a_bot_plays_on_for_a_device_that_is_gone_until_it_is_back():
    rooms = seated("help_me", "1h")
    host, ben = rooms.host, rooms.guests[0]
    assert host.reseating.replace(0) == Refusal(RoomReason.STILL_THERE)
    rooms.reachable = False
    rooms.cut()
    rooms.go()
    assert host.reseating.replace(0) is None
    assert host.match.holds(0).level is Level.NORMAL
    rooms.reachable = True
    rooms.until(lambda: ben.stage is Stage.PLAYING and ben.table.locked is None)
    rooms.go()
    assert host.match.holds(0).level is None
    assert ben.table.seats[0].level is None
    assert ben.table.n == host.table.n


def test_another_guest_may_ask_for_the_bot_too():
    rooms = seated("help_me", "12h")
    rooms.pipes[0][0].close()
    rooms.reachable = False
    rooms.go()
    rooms.guests[1].replace(0)
    rooms.go()
    assert rooms.host.match.holds(0).level is None, "not at once: it may be a moment only"
    rooms.go(1100, 0.01)
    rooms.guests[1].replace(0)
    rooms.go()
    assert rooms.host.match.holds(0).level is Level.NORMAL


def test_a_late_guest_watches_and_may_take_a_bots_seat():
    rooms = seated("help_me", "bh")
    play_on(rooms, random.Random(3), 4)
    late = entered(rooms, "Cleo")
    rooms.until(lambda: late.stage is Stage.PLAYING)
    assert late.table.own == ()
    assert pack(late.table.view(None)) == pack(rooms.host.table.view(None))
    with pytest.raises(KeyError):
        late.table.view(0)
    late.sit(0, "Cleo", 0)
    rooms.go()
    assert late.table.own == (0,)
    assert pack(late.table.view(0)) == pack(rooms.host.table.view(0))
    assert pack(late.table.memory(0)) == pack(rooms.host.match.memory(0))
    late.rise(0)
    rooms.go()
    assert late.table.own == ()
    assert rooms.host.match.holds(0).level is Level.NORMAL


def test_nobody_takes_the_seat_of_somebody_who_is_there():
    rooms = seated("help_me", "1h")
    late = entered(rooms, "Cleo")
    late.sit(0, "Cleo", 0)
    late.sit(1, "Cleo", 0)
    rooms.go()
    assert rooms.host.seating.owners == [1, 0]


def test_a_watcher_cannot_move():
    rooms = seated("help_me", "1h")
    late = entered(rooms, "Cleo")
    rooms.until(lambda: late.stage is Stage.PLAYING)
    late.table._send(Offer(rooms.host.table.asked[0], "a1-a2", 0))
    rooms.go()
    assert rooms.host.table.n == 0
    assert late.table.wished is None


def test_the_host_puts_the_table_away_and_takes_it_up_again():
    rooms = seated("help_me", "1h")
    play_on(rooms, random.Random(3), 3)
    ben, kept, match = rooms.guests[0], rooms.host.kept(), rooms.host.match
    rooms.host.close(Ended.PAUSED)
    rooms.reachable = False
    rooms.go()
    assert (ben.stage, ben.why) == (Stage.AWAY, Ended.PAUSED)
    rooms.host = Host.reopen(kept, match, ABOUT, rooms.clock)
    rooms.reachable = True
    rooms.until(lambda: ben.stage is Stage.PLAYING and ben.table.locked is None, 30)
    assert ben.table.n == match.n


def test_a_room_that_is_closed_is_over_for_all():
    rooms = seated("help_me", "1h")
    rooms.host.close()
    rooms.go()
    assert (rooms.guests[0].stage, rooms.guests[0].why) == (Stage.OVER, Ended.CLOSED)


# Words


def test_reactions_and_short_texts_reach_everybody_else():
    rooms = seated("help_me", "12h")
    heard = {0: [], 1: [], 2: []}
    rooms.when(rooms.host, Said, heard[0].append)
    for k, guest in enumerate(rooms.guests):
        rooms.when(guest, Said, heard[k + 1].append)
    rooms.guests[0].say("bravo")
    rooms.guests[0].say(text="  well \n done ")
    rooms.guests[0].say("no such reaction")
    rooms.go()
    rooms.host.say(text="thanks")
    rooms.go()
    assert heard[0] == [Said(1, "bravo"), Said(1, "", "well done"), Said(0, "", "thanks")]
    assert heard[2] == heard[0]
    assert heard[1] == [Said(0, "", "thanks")]


def test_who_talks_without_end_is_not_heard_without_end():
    rooms = seated("help_me", "1h")
    heard = []
    rooms.when(rooms.host, Said, heard.append)
    for _ in range(30):
        rooms.guests[0].say("bravo")
    rooms.go()
    assert 3 <= len(heard) <= 8


# What is sent


def test_what_a_guest_has_wrong_is_noticed_and_mended():
    rooms = seated("sapiens", "1h")
    ben = rooms.guests[0]
    play_on(rooms, random.Random(5), 3)
    for seat in ben.table.sights.packed:
        ben.table.sights.packed[seat] = b"something else altogether"
    news = []
    ben.table.listen(news.append)
    play_on(rooms, random.Random(6), 3)
    rooms.go()
    assert Anew(0) in news
    assert ben.table.n == rooms.host.table.n
    assert pack(ben.table.view(0)) == pack(rooms.host.table.view(0))


@every_table
def test_an_event_is_small_and_a_roll_not_large(game, players):
    """As sealed, for a device with one seat: 1 kB for an ordinary entry, 2 where a dozen things happen in it, 5
    where something rolled."""
    sizes, chains, rolls = [], [], []
    for rng in rounds("sizes", game, players, most=20):
        match = Match.begin(game, players, rng.randrange(10**12), first=0)
        said = overheard(match, (0,))
        for _ in range(60):
            if not match.asked:
                break
            seat = rng.choice(match.asked)
            entry = match.play(seat, match.sample(seat, rng))
            rolled = any(isinstance(draw, bytes) for _, draw in entry.draws)
            kind = rolls if rolled else chains if len(entry.events) >= 12 else sizes
            kind.append(sealed(said[-1]))
    assert max(sizes) <= 1024
    assert max(chains, default=0) <= 2048
    assert max(rolls, default=0) < 5 * 1024


# Handing over


def test_a_table_is_handed_over_and_goes_on_with_the_same_people(tmp_path):
    rooms = seated("sapiens", "12hb")
    play_on(rooms, random.Random(1), 7)
    host, (ben, cleo) = rooms.host, rooms.guests
    before, deal = pack(host.match.state_copy()), host.match.deal
    ways: list[Ticket] = []
    rooms.when(host, GivenAway, lambda event: ways.append(event.way))
    with closing(Archive(tmp_path / "store")) as archive:

        def to_ben(table):
            game = find(table.setup.game)
            match = archive.resume(
                game, archive.adopt(table.setup, table.deal, table.records, table.state, table.result)
            )
            rooms.host = Host.reopen(table.room, match, ABOUT, rooms.clock)
            ben.took(["there"])

        rooms.when(ben, Heir, lambda heir: ben.take_over(heir.asked))
        rooms.when(ben, Handed, to_ben)
        assert host.handover.give(1) is None
        for _ in range(3):
            ben.work()
            rooms.take(ben)
            host.work()
        rooms.take(host)
        rooms.go(2)
        assert (ben.stage, ben.why) == (Stage.OVER, Ended.HANDED)
        assert host.ended is Ended.HANDED
        ana = Guest.back(ways[0], ABOUT, find, lambda _: Call(rooms), clock=rooms.clock)
        rooms.guests = [cleo, ana]
        rooms.until(lambda: all(g.stage is Stage.PLAYING and g.table.locked is None for g in rooms.guests))
        rooms.go()
        new = rooms.host
        assert new.seating.owners == [0, 2, 1, -1]
        assert (new.table.own, cleo.table.own, ana.table.own) == ((0,), (1,), (2,))
        assert [p.name for p in new.room.people] == ["guest 1", "Ana", "guest 2"]
        assert pack(new.match.state_copy()) == before
        assert new.match.deal == deal
        play_on(rooms, random.Random(2), 10)
        for guest in rooms.guests:
            for seat in (*guest.table.own, None):
                assert pack(guest.table.view(seat)) == pack(new.table.view(seat))
        assert archive.kept()[0].n == new.match.n, "what is played goes on being kept"


@pytest.mark.parametrize("deal", [2**53 - 1, 2**DEAL_BITS - 1])
def test_a_deal_of_any_width_is_kept_and_handed_over(deal, tmp_path):
    """The widest there is, and the widest there was."""
    with closing(Archive(tmp_path / "store")) as archive:
        match = Match.begin(find("help_me"), 2, deal, first=0, journal=archive.journal(deal))
        match.play(0, match.moves(0)[0])
        again = archive.resume(match.game, archive.kept()[0].id)
        assert again.deal == deal
        room = StoredRoom(b"room", "help_me", {}, "Ana", b"match", (0, 1), ())
        ben = StoredMember(b"ben", 1, "Ben", ())
        gone = unpack(pack(handed(room, again, ben, ben)), Handed)
        row = archive.adopt(gone.setup, gone.deal, gone.records, gone.state, gone.result)
        theirs = archive.resume(match.game, row)
        assert theirs.deal == deal
        assert pack(theirs.state_copy()) == pack(match.state_copy())


def test_a_table_is_not_handed_to_somebody_who_is_gone():
    rooms = seated("help_me", "1h")
    rooms.cut()
    rooms.reachable = False
    rooms.go()
    assert rooms.host.handover.give(1) == Refusal(RoomReason.SOMEBODY_GONE)
    assert rooms.host.handover.give(9) == Refusal(RoomReason.SOMEBODY_GONE)
    assert rooms.host.playing


def test_nobody_but_the_heir_can_take_the_table_away():
    rooms = seated("help_me", "12h")
    rooms.guests[1].took(["elsewhere"])
    rooms.go()
    assert rooms.host.ended is None
    assert rooms.host.handover.give(1) is None
    rooms.guests[1].took(["elsewhere"])
    rooms.go()
    assert rooms.host.ended is None
