"""What a guest does by right, but without end: the match goes on, the others have peace, and the store stays small."""

from __future__ import annotations

import os
import random
from contextlib import closing

import msgspec
import pytest

from core.archive import Archive
from core.archive.parcel import LONGEST
from core.game import Level, Refusal
from core.log import Kind
from core.match import Match
from core.packing import pack
from core.session.link.handshake import GuestShake, HostShake, Sort
from core.session.link.link import Cut, Link
from core.session.link.signals import Bye, Ping, Pong
from core.session.link.wire import Pipe
from core.session.room import hearing
from core.session.room.events import Changed
from core.session.room.guest import Guest, Stage
from core.session.room.host import Host
from core.session.room.member import OFFERS, OFFERS_BURST, SHARE
from core.session.room.members import GUESTS
from core.session.room.messages import Asks, Lost, Ready, Replace, Room, RoomReason, Undo
from core.session.room.reseating import GRACE
from core.session.room.seating import kept_free
from core.table import Denied, Proposed
from tests.session.rooms import ABOUT, Rooms, find, seated
from tests.session.test_harm import gone
from tests.session.test_rooms import entered


def rapidly(rooms: Rooms, guest: Guest, word, seconds: float = 20.0) -> None:
    """Say it again and again, as fast as one is not cut off for it; `word` may make another one each time."""
    for _ in range(round(seconds / 0.05)):
        if guest.way.linked:
            guest.way.say(word() if callable(word) else word)
        rooms.go(1, 0.05)


def heard(rooms: Rooms, kind: type) -> int:
    """How often the guests were told such a thing; to be asked after `rooms.said` was cleared."""
    tag = pack(kind.__struct_config__.tag)
    return sum(tag in said[:12] for said in rooms.said)


def three_moved() -> Rooms:
    """Two guests and a host, each of whom has something that could be taken back."""
    rooms = seated("rehearsal", "12h")
    for seat in range(3):
        rooms.host.match.play(seat, rooms.game.read("bid 1"))
    rooms.go()
    return rooms


# The match goes on


def test_a_bot_that_plays_on_already_is_not_seated_again():
    rooms = seated("help_me", "12h")
    gone(rooms, 0, GRACE + 1)
    n = rooms.host.table.n
    rapidly(rooms, rooms.guests[1], Replace(0))
    assert rooms.host.table.n == n + 1
    assert rooms.host.match.holds(0).level is Level.NORMAL
    assert rooms.host.reseating.replace(0) == Refusal(RoomReason.TAKEN)


def test_a_question_is_not_wiped_away_by_seating_a_bot_again():
    rooms = three_moved()
    host = rooms.host
    gone(rooms, 0, GRACE + 1)
    assert host.reseating.replace(0) is None
    assert host.table.undo(2, 0) is None
    rooms.guests[1].replace(0)
    rooms.go()
    assert host.table.proposal is not None


def test_whoever_comes_anew_each_time_does_not_keep_bots_from_thinking():
    rooms = seated("help_me", "bbh")
    begun = rooms.clock.now
    while rooms.clock.now < begun + 40:
        eve = entered(rooms, "Eve")
        rooms.until(lambda eve=eve: eve.stage is Stage.PLAYING)
        for _ in range(3):
            eve.sit(0, "Eve", 0)
            rooms.go(2)
            eve.rise(0)
            rooms.go(2)
        eve.leave()
        rooms.guests.remove(eve)
        rooms.go(10, 0.05)
    assert rooms.host.table.n <= 25


def test_moves_are_not_taken_back_without_end():
    """Taking back is slow in the end, and what came in between is granted all the same."""
    rooms = seated("rehearsal", "1h")
    ben, host = rooms.guests[0], rooms.host
    gift = next(m for m in ben.table.moves(0) if rooms.game.text(m).startswith("gift"))
    for _ in range(1200):
        table = ben.table
        if table.locked is None and table.wished is None:
            if isinstance(table.undo_right(0), int):
                table.undo(0)
            else:
                table.offer(0, gift, table.n)
        rooms.go(1, 0.05)
    undone = sum(entry.kind is Kind.UNDO for entry in host.match.entries)
    assert 20 <= undone <= 40
    assert ben.way.linked


def test_a_few_moves_are_taken_back_as_fast_as_a_finger_goes():
    rooms = seated("rehearsal", "1h")
    ben = rooms.guests[0]
    gift = next(m for m in ben.table.moves(0) if rooms.game.text(m).startswith("gift"))
    for _ in range(8):
        assert ben.table.offer(0, gift, ben.table.n) is None
        rooms.until(lambda: ben.table.wished is None, 0.3)
        assert ben.table.undo(0) is None
        rooms.until(lambda: ben.table.wished is None, 0.3)
    assert rooms.host.match.n == 16


def test_flicks_do_not_take_all_of_the_hosts_time():
    rooms = seated("paleo", "11")
    ben, host = rooms.guests[0], rooms.host
    rng, begun = random.Random(1), rooms.clock.now

    def flicks() -> int:
        return sum(any(isinstance(drawn, bytes) for _, drawn in entry.draws) for entry in host.match.entries)

    while flicks() < 40:
        table = ben.table
        assert table.outcome is None
        if table.locked is None and table.wished is None and table.n == host.table.n:
            seat = table.asked[0]
            table.offer(seat, table.game.sample(table.sights.position(seat), seat, rng), table.n)
        rooms.go(1, 0.05)
        assert rooms.clock.now - begun < 60
    assert rooms.clock.now - begun > 9
    assert ben.way.linked


def negotiating(players: int = 2) -> Match:
    """A match of TerriStories whose first round has begun, in which words are free."""
    match, rng = Match.begin(find("terristories"), players, 5), random.Random(5)
    while match.moves(0) is not None:
        match.play(match.asked[0], match.sample(match.asked[0], rng))
    return match


def test_words_are_not_said_without_end():
    """A match would soon have so many entries that nobody could be told of them."""
    match = negotiating()
    rooms = Rooms.at(match, [0])
    ben, began, begun = rooms.guests[0], match.n, rooms.clock.now
    word = match.game.read("say agreed")
    while rooms.clock.now < begun + 20:
        if rooms.table.wished is None:
            assert rooms.table.offer(0, word, rooms.table.n) is None
        rooms.go(1, 0.02)
    assert OFFERS_BURST <= match.n - began <= OFFERS_BURST + 21 * OFFERS
    assert ben.way.linked, "whoever speaks too fast is heard more slowly"


def test_moves_come_as_fast_as_fingers_go():
    """Of a whole negotiation none waits for its turn."""
    match = negotiating()
    rooms = Rooms.at(match, [0])
    word = match.game.read("say agreed")
    for _ in range(100):
        assert rooms.table.offer(0, word, rooms.table.n) is None
        rooms.until(lambda: rooms.table.wished is None, 0.2)


def test_a_guest_makes_its_share_of_a_match_and_no_more(monkeypatch):
    """Nobody drives a match past what can be kept and told; the others go on, and who has had enough may give up."""
    monkeypatch.setattr(hearing, "SHARE", 6)
    rooms = seated("rehearsal", "1h")
    ben, host = rooms.guests[0], rooms.host
    denied = []
    ben.table.listen(lambda news: denied.append(news.refusal.reason) if isinstance(news, Denied) else None)

    def gift() -> None:
        move = next(m for m in ben.table.moves(0) if rooms.game.text(m).startswith("gift"))
        assert ben.table.offer(0, move, ben.table.n) is None
        rooms.until(lambda: ben.table.wished is None)

    for _ in range(3):
        gift()
        assert ben.table.undo(0) is None
        rooms.until(lambda: ben.table.wished is None)
    assert denied == []
    gift()
    assert denied == [RoomReason.TOO_MANY_MOVES]
    rooms.cut()
    rooms.host = Host.reopen(host.kept(), host.match, ABOUT, rooms.clock)
    rooms.until(lambda: ben.stage is Stage.PLAYING and ben.table.locked is None)
    gift()
    assert denied == [RoomReason.TOO_MANY_MOVES] * 2, "nor where the table was opened again"
    table = rooms.host.table
    assert table.n == 6
    assert table.offer(1, next(iter(table.moves(1))), 6) is None
    assert ben.table.resign(0) is None
    rooms.until(lambda: table.outcome is not None)


def test_all_shares_together_are_a_match_that_can_be_kept():
    """Each of a guest's moves may make every bot at the table answer."""
    seats = 4
    assert max(guests * SHARE * (1 + seats - guests) for guests in range(1, GUESTS + 1)) < LONGEST


# The others have peace


def test_questions_come_one_at_a_time_and_not_all_the_time():
    rooms = three_moved()
    ben, cleo = rooms.guests
    asked, answers = [], []
    cleo.table.listen(lambda news: asked.append(news) if isinstance(news, Proposed) and news.proposal else None)
    ben.table.listen(answers.append)
    for k in range(400):
        if ben.table.wished is None:
            ben.table._send(Undo(0, k % 2))
        if cleo.table.proposal is not None and cleo.table.wished is None:
            cleo.table.agree(1, False)
        rooms.go(1, 0.05)
    assert 1 <= len(asked) <= 4
    reasons = {news.refusal.reason for news in answers if hasattr(news, "refusal")}
    assert RoomReason.ASKED_BEFORE in reasons


def test_a_question_that_is_open_is_answered_first():
    rooms = three_moved()
    ben, cleo, host = *rooms.guests, rooms.host
    assert host.table.undo(2, 1) is None
    rooms.go()
    open_question = host.table.proposal
    denied = []
    ben.table.listen(denied.append)
    ben.table._send(Undo(0, 0))
    rooms.go()
    assert host.table.proposal == open_question
    assert [news.refusal.reason for news in denied if hasattr(news, "refusal")] == [RoomReason.ASKED]
    rooms.said.clear()
    for _ in range(20):
        ben.table.agree(0, True)
        rooms.go(2, 0.05)
    assert heard(rooms, Asks) <= 2, "agreeing twice is nothing new"
    assert cleo.table.proposal.agreed == (0,)


def test_a_question_is_over_for_all_when_somebody_moves_on():
    rooms = three_moved()
    host, heard = rooms.host, []
    for table in (host.table, *(guest.table for guest in rooms.guests)):
        asked = []
        table.listen(lambda news, asked=asked: asked.append(news.proposal) if isinstance(news, Proposed) else None)
        heard.append(asked)
    assert host.table.undo(2, 1) is None
    rooms.go()
    question = host.table.proposal
    gift = next(m for m in host.match.moves(2) if rooms.game.text(m).startswith("gift"))
    assert host.table.offer(2, gift, host.table.n) is None
    rooms.go()
    assert heard == [[question, None]] * 3


@pytest.mark.parametrize("asker", [0, 2])
@pytest.mark.parametrize("moves", [False, True])
def test_a_question_that_others_answered_meanwhile_is_none_any_more(asker, moves):
    """Neither for who was asked, nor for who asked; and that is said, for it stands on their screen."""
    rooms = three_moved()
    ben, cleo, host = *rooms.guests, rooms.host
    table = host.table if asker else ben.table
    assert table.undo(asker, 1) is None
    rooms.until(lambda: ben.table.proposal is not None and cleo.table.proposal is not None)
    heard = []
    ben.table.listen(heard.append)
    rooms.guests.remove(ben)
    rooms.cut(0)
    assert cleo.table.agree(1, False) is None
    rooms.until(lambda: host.table.proposal is None)
    if moves:
        host.match.play(2, next(m for m in host.match.moves(2) if rooms.game.text(m).startswith("gift")))
    rooms.guests.append(ben)
    rooms.until(lambda: ben.table.locked is not None)
    rooms.until(lambda: ben.table.locked is None)
    rooms.go()
    assert ben.table.proposal is None
    assert [news.proposal for news in heard if isinstance(news, Proposed)] == [None]


@pytest.mark.parametrize("what", ["pongs", "ready", "chairs", "away"])
def test_a_room_that_changes_all_the_time_is_not_told_all_the_time(what):
    rooms = Rooms("help_me")
    eve, ben = entered(rooms, "Eve"), entered(rooms, "Ben")
    eve.sit(1, "Eve", 1)
    rooms.go()
    told = [0]
    rooms.when(rooms.host, Changed, lambda _: told.__setitem__(0, told[0] + 1))
    turns = iter(range(10**6))

    def word():
        k = next(turns)
        if what == "pongs":
            return Pong(round(rooms.clock.now * 1000) - 500 * (k % 2))
        if what == "ready":
            return Ready(k % 2 == 0)
        if what == "away":
            eve.away(k % 2 == 0)
        else:
            eve.sit(1, f"Eve {k}", 1 + k % 2)
        return Pong(0)

    rooms.said.clear()
    rapidly(rooms, eve, word)
    most = 20 if what == "pongs" else 120
    assert told[0] <= most
    assert heard(rooms, Room) <= 2 * most
    rooms.go(40, 0.05)
    assert ben.room.people == rooms.host.room.people, "in the end all know how it is"
    assert all(person.ping < 10_000 for person in ben.room.people)


def test_positions_are_not_told_anew_without_end():
    rooms = seated("sapiens", "1h")
    rooms.said.clear()
    rapidly(rooms, rooms.guests[0], Lost())
    assert sum(len(said) for said in rooms.said) < 100_000


# Chairs


def test_a_device_leaves_a_chair_for_each_of_the_others():
    rooms = Rooms("help_me")
    eve, ben = entered(rooms, "Eve"), entered(rooms, "Ben")
    for k in range(4):
        eve.sit(k, f"Eve {k}", k)
        rooms.go()
    assert [chair.person for chair in rooms.host.room.chairs] == [1, 1, None, None]
    ben.sit(2, "Ben", 2)
    assert rooms.host.sit(3, "Ana", 3) is None
    rooms.go()
    assert [chair.person for chair in rooms.host.room.chairs] == [1, 1, 2, 0]
    eve.sit(0, "Eva", 0)
    rooms.go()
    assert rooms.host.room.chairs[0].name == "Eva", "one's own is renamed as ever"


def test_chairs_that_nobody_waits_for_may_all_be_taken():
    rooms = Rooms("help_me")
    ben = entered(rooms, "Ben")
    assert rooms.host.sit(0, "Ana", 0) is None
    for k in range(1, 4):
        ben.sit(k, f"Ben {k}", k)
        rooms.go()
    assert [chair.person for chair in rooms.host.room.chairs] == [0, 1, 1, 1]
    assert not kept_free(rooms.host.room.chairs, rooms.host.room.people, 2)


# The store stays small, and so does what is told


def test_the_store_is_folded_while_one_plays(tmp_path):
    path = tmp_path / "store"
    with closing(Archive(path)) as archive:
        match = Match.begin(find("rehearsal"), 2, 5, journal=archive.journal(5))
        gift = next(m for m in match.moves(0) if match.game.text(m).startswith("gift"))
        sizes = []
        for _ in range(2000):
            match.play(0, gift)
            match.undo(0)
            sizes.append(path.with_name("store-wal").stat().st_size)
        assert max(sizes) < 8 * 1024 * 1024
        assert archive.kept()[0].n == 4000


def test_what_was_taken_back_is_not_told_to_who_comes_later():
    match = Match.begin(find("rehearsal"), 3, 5, first=0)
    gift = next(m for m in match.moves(0) if match.game.text(m).startswith("gift"))
    for _ in range(4000):
        match.play(0, gift)
        match.undo(0)
    match.play(0, gift)
    match.resign(2)
    match.hand(1, match.holds(1))
    rooms = Rooms.at(match, [0])
    assert max(len(said) for said in rooms.said) < 4096
    assert [step.n for step in rooms.table.path] == [entry.n for entry in match.path]
    assert set(rooms.table.resigned) == {2}


class Long(msgspec.Struct, tag="long"):
    """A message as long as one likes."""

    text: bytes


class Narrow(Pipe):
    """A wire with a small buffer, which ends when too much waits in it; what goes through is said by `goes`."""

    MOST = 256 * 1024

    def __init__(self, where: str = "here") -> None:
        super().__init__(where)
        self._out = bytearray()

    @property
    def backlog(self) -> int:
        return len(self._out)

    def send(self, data: bytes) -> None:
        self._out += data
        if len(self._out) > self.MOST:
            self.close()

    def goes(self, most: int) -> None:
        """So much gets through now."""
        super().send(bytes(self._out[:most]))
        del self._out[:most]


def narrow_links() -> tuple[Link, Link, Narrow]:
    """A host's link and its guest's; what the host sends goes through a narrow wire."""
    theirs, ours = Narrow.pair()
    room = bytes(8)
    hears = Long | Bye | Ping | Pong
    shake = HostShake(room, ABOUT, lambda sort: [(b"", bytes(16))])
    host = Link(theirs, shake, hears, 0.0)
    guest = Link(ours, GuestShake(bytes(16), Sort.LINK, room, ABOUT, os.urandom), hears, 0.0)
    for _ in range(6):
        for link in (host, guest):
            link.wire.goes(10**6)
            link.work(0.0)
    assert host.open
    assert guest.open
    return host, guest, theirs


def test_a_long_message_gets_through_a_small_buffer():
    """Also when others follow it before it has gone."""
    host, guest, wire = narrow_links()
    long = [Long(bytes([k]) * size) for k, size in enumerate((400_000, 10, 10))]
    for message in long:
        host.say(message)
    come = []
    now = 0.0
    while len(come) < len(long):
        now += 0.1
        assert now < 30
        wire.goes(16 * 1024)
        host.work(now)
        come += guest.work(now)
        guest.wire.goes(10**6)
    assert come == long


def test_who_does_not_read_is_cut_off_however_the_messages_are_long():
    host, _, wire = narrow_links()
    said = 0
    with pytest.raises(Cut):
        while said < 4 * 10**6:
            host.say(Long(bytes(50_000)))
            said += 50_000
            host.work(0.0)
    assert said < 10**6
    assert wire.backlog <= Narrow.MOST
