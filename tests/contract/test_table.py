"""Every match of every game once more at a table that receives packed bytes only: it is the same table.

This is the guest's seam, without any network: what the host's end sends is all that the guest's table knows.
"""

from __future__ import annotations

import random

import msgspec
import pytest

from core.game import Level, Refusal, TableReason
from core.log import Refused, Seated
from core.match import Match
from core.packing import pack
from core.session.guest import BadHost, GuestTable
from core.session.host import HostEnd
from core.session.messages import Offer
from core.table import Denied, LocalTable, NewEntry, Proposed, shown_seat
from tests.contract.games import every_table, find, random_options


class Link:
    """Two ends and the bytes between them; each way can be held back."""

    def __init__(self, match, seats):
        self.local = LocalTable(match, [s for s in range(match.setup.players) if s not in seats])
        self.joined = match.n
        self.sent = b""
        self.to_host, self.to_guest = [], []
        self.guest = GuestTable(find, self.to_host.append)
        self.news = []
        self.guest.listen(self.news.append)
        self.host = HostEnd(self.local, seats, self.to_guest.append)
        self.deliver()

    def deliver(self):
        while self.to_host or self.to_guest:
            if self.to_host:
                self.host.receive(self.to_host.pop(0))
            if self.to_guest:
                packed = self.to_guest.pop(0)
                self.sent += packed
                self.guest.receive(packed)

    def check(self):
        local, guest = self.local, self.guest
        assert (guest.n, guest.asked, guest.outcome) == (local.n, local.asked, local.outcome)
        assert list(guest.seats) == list(local.seats)
        assert guest.proposal == local.proposal
        for seat in (*guest.own, None):
            assert pack(guest.view(seat)) == pack(local.view(seat))
            for n in range(self.joined, local.n + 1):
                told, tells = local.tale(n, seat), guest.tale(n, seat)
                assert pack(told) == pack(tells)
            if seat is not None:
                assert guest.moves(seat) == local.moves(seat)
                assert guest.undo_right(seat) == local.undo_right(seat)


def deal(game, players, rng):
    seats = [Seated(f"seat {s}") for s in range(players)]
    return Match.begin(game, seats, rng.randrange(10**12), random_options(game, rng))


@every_table
def test_a_table_of_bytes_is_the_same_table(game, players):
    """Same views, tales, moves, refusals and undo rights, in whole matches with everybody's wishes."""
    rng = random.Random(f"table {game.name} {players}")
    for _ in range(12):
        match = deal(game, players, rng)
        away = rng.sample(range(players), rng.randrange(1, players + 1))
        link = Link(match, away)
        link.check()
        for _ in range(150):
            if not match.asked:
                break
            seat = rng.choice(match.asked)
            table = link.guest if seat in away else link.local
            roll = rng.random()
            if roll < 0.1:
                table.undo(seat)
            elif roll < 0.15:
                table.undo(seat, rng.randrange(match.n + 1))
            elif roll < 0.3 and link.local.proposal:
                for other in range(players):
                    (link.guest if other in away else link.local).agree(other, rng.random() < 0.9)
                    link.deliver()
            elif match.clock() and roll < 0.35:
                match.time_up()
            else:
                move = match.sample(seat, rng)
                other = rng.choice(away)
                assert link.guest.refusal(other, move) == link.local.refusal(other, move)
                assert table.offer(seat, move, table.n) is None
            link.deliver()
            link.check()
        if not match.asked:
            assert link.guest.outcome == match.outcome


@every_table
def test_no_byte_changes_with_what_is_hidden(game, players):
    """The guest's bytes are the same for two deals that differ in what its seat may not know, until that is shown."""
    rng = random.Random(f"bytes {game.name} {players}")
    compared = 0
    for _ in range(25):
        number = rng.randrange(10**12)
        one, two = (Match.begin(game, players, number, first=0) for _ in range(2))
        hidden = game.imagine(two.view(1), two.memory(1), rng)
        two._state = two.entries[0].state = hidden
        links = [Link(match, [1]) for match in (one, two)]
        while one.asked and one.asked == two.asked:
            seat = rng.choice(one.asked)
            move = one.sample(seat, rng)
            if two.refusal(seat, move) is not None:
                break
            entries = [match.play(seat, move) for match in (one, two)]
            if any(game.reveals(event) for entry in entries for event in entry.events):
                break
            for link in links:
                link.deliver()
            compared += 1
            assert links[0].sent == links[1].sent
    assert compared > 20


def test_an_offer_is_judged_on_the_present_position():
    """Stale only when it is no longer legal."""
    game = find("rehearsal")
    match = Match.begin(game, 3, 5, first=0)
    link = Link(match, [1, 2])
    seen = link.guest.n
    assert link.local.offer(0, game.read("bid 1"), 0) is None
    link.to_guest.clear()
    assert link.guest.offer(1, game.read("bid 2"), seen) is None
    link.deliver()
    assert link.local.view(None).has_bid == (True, True, False), "others moved meanwhile, and it is still legal"
    link.to_guest.clear()
    link.local.offer(2, game.read("bid 1"), 1)
    link.to_host.append(pack(Offer(2, "bid 3", seen)))
    link.deliver()
    assert link.news[-1] == Denied(2, Refusal(TableReason.STALE))


@pytest.mark.parametrize("seat", [0, 7, -1])
def test_a_guest_speaks_for_its_own_seats_only(seat):
    game = find("help_me")
    match = Match.begin(game, 2, 5, first=0)
    link = Link(match, [1])
    link.to_host.append(pack(Offer(seat, "a1-a2", 0)))
    link.deliver()
    assert link.news[-1] == Denied(seat, Refusal(TableReason.NOT_YOURS))
    assert match.n == 0


@pytest.mark.parametrize(
    "packed", [b"", b"\x00", b"\xff" * 40, pack({"type": "offer"}), pack({"type": "told", "n": 1})]
)
def test_bytes_that_make_no_sense_change_nothing(packed):
    match = Match.begin(find("help_me"), 2, 5, first=0)
    link = Link(match, [1])
    link.to_host.append(packed)
    link.deliver()
    assert link.news[-1].refusal == Refusal(TableReason.UNREADABLE)
    with pytest.raises(BadHost):
        link.guest.receive(packed)
    link.check()


def test_a_move_that_cannot_be_read_is_denied():
    match = Match.begin(find("help_me"), 2, 5, first=1)
    link = Link(match, [1])
    link.to_host.append(pack(Offer(1, "somewhere", 0)))
    link.deliver()
    assert link.news[-1] == Denied(1, Refusal(TableReason.UNREADABLE))


def test_a_host_of_other_rules_is_not_joined():
    match = Match.begin(find("help_me"), 2, 5)
    sent = []
    HostEnd(LocalTable(match), [1], sent.append)
    welcome = msgspec.msgpack.decode(sent[0])
    guest = GuestTable(find, lambda wish: None)
    with pytest.raises(BadHost, match="rules"):
        guest.receive(pack({**welcome, "rules": 99}))
    with pytest.raises(BadHost):
        guest.receive(pack({**welcome, "game": "chess"}))


def test_going_back_further_asks_every_other_person():
    game = find("rehearsal")
    match = Match.begin(game, 3, 5, first=0)
    for seat in range(3):
        match.play(seat, game.read("bid 1"))
    link = Link(match, [1, 2])
    assert link.local.undo(0, 0) is None
    link.deliver()
    assert isinstance(link.news[-1], Proposed)
    assert link.guest.proposal == link.local.proposal
    link.guest.agree(1, True)
    link.deliver()
    assert link.guest.proposal.agreed == (1,)
    link.guest.agree(2, True)
    link.deliver()
    assert isinstance(link.news[-1], NewEntry)
    assert match.asked == (0, 1, 2)
    link.check()


def test_one_no_is_enough():
    game = find("rehearsal")
    match = Match.begin(game, 3, 5, first=0)
    match.play(0, game.read("bid 1"))
    match.play(1, game.read("bid 1"))
    table = LocalTable(match)
    assert table.undo(0, 0) is None
    assert table.agree(1, True) is None
    assert table.agree(2, False) is None
    assert table.proposal is None
    assert table.agree(1, True) == Refusal(TableReason.UNDO_NOTHING)
    assert match.n == 2


def test_a_bot_takes_the_seat_of_who_resigns_while_others_play_on():
    match = Match.begin(find("help_me"), [Seated("Ana", mark=3), Seated("Ben"), Seated("Cleo")], 5)
    table = LocalTable(match)
    assert table.resign(0) is None
    assert match.seats[0] == Seated("Ana", Level.NORMAL, 3)
    assert table.outcome is None
    assert table.resign(1) is None
    assert table.outcome.winners == (2,)


def test_the_device_shows_the_one_of_its_seats_that_is_asked():
    game = find("rehearsal")
    match = Match.begin(game, 3, 5, first=1)
    table = LocalTable(match, [0, 1])
    assert shown_seat(table) is None, "two of its seats are asked: the public view"
    match.play(0, game.read("bid 1"))
    assert shown_seat(table) == 1
    match.play(1, game.read("bid 1"))
    assert shown_seat(table) is None, "nobody here is asked"


def test_a_rule_that_breaks_is_told_as_a_refusal_and_logged(monkeypatch, caplog):
    game = find("help_me")
    match = Match.begin(game, 2, 5, first=0)
    monkeypatch.setattr(type(game), "play", lambda *_: 1 / 0)
    refusal = LocalTable(match).offer(0, game.read("a1-a2"), 0)
    assert refusal == Refusal(TableReason.BROKEN_RULE)
    assert "ZeroDivisionError" in caplog.text


def test_a_refused_move_says_why_before_it_travels():
    game = find("help_me")
    match = Match.begin(game, 2, 5, first=0)
    link = Link(match, [0])
    before = len(link.to_host)
    assert link.guest.offer(0, game.read("a1-c1"), 0).reason == "help_me.not_next"
    assert len(link.to_host) == before
    with pytest.raises(Refused):
        match.play(0, game.read("a1-c1"))
