"""Every match of every game once more at a table that receives packed bytes only: it is the same table.

This is the guest's seam, without any network: what the host's end sends is all that the guest's table knows.
"""

from __future__ import annotations

import pytest

from core import characters
from core.game import Level, Refusal, TableReason
from core.log import Refused, Seated
from core.match import Match
from core.packing import pack
from core.session.room.messages import Offer
from core.table import Denied, LocalTable, NewEntry, Proposed
from tests.contract.games import every_table, find, random_options, rounds
from tests.session.rooms import Rooms


class Desk:
    """The host's table and a guest's, and all that lies between them; news reach the guest when `deliver` is called."""

    def __init__(self, match, seats):
        self.joined = match.n
        self.rooms = Rooms.at(match, seats)
        self.local, self.guest = self.rooms.host.table, self.rooms.table
        self.news = []
        self.guest.listen(self.news.append)

    def deliver(self):
        self.rooms.go(2)
        while self.guest.wished is not None:
            self.rooms.go(1)

    def check(self):
        local, guest = self.local, self.guest
        assert (guest.n, guest.asked, guest.outcome) == (local.n, local.asked, local.outcome)
        assert list(guest.seats) == list(local.seats)
        assert guest.proposal == local.proposal
        for seat in (*guest.own, None):
            assert pack(guest.view(seat)) == pack(local.view(seat))
            for n in range(self.joined, local.n + 1):
                told, tells = local.seen(n, seat), guest.seen(n, seat)
                assert pack(told) == pack(tells)
            assert pack(guest.memory(seat)) == pack(local.match.memory(seat))
            if seat is not None:
                assert guest.moves(seat) == local.moves(seat)
                assert guest.undo_right(seat) == local.undo_right(seat)


def deal(game, players, rng):
    seats = [Seated(f"seat {s}") for s in range(players)]
    return Match.begin(game, seats, rng.randrange(10**12), random_options(game, rng))


@every_table
def test_a_table_of_bytes_is_the_same_table(game, players):
    """Same views, tales, moves, refusals and undo rights, in whole matches with everybody's wishes."""
    for rng in rounds("table", game, players, least=2, most=12):
        match = deal(game, players, rng)
        away = rng.sample(range(players), rng.randrange(1, players + 1))
        desk = Desk(match, away)
        desk.check()
        for _ in range(150):
            if not match.asked:
                break
            seat = rng.choice(match.asked)
            table = desk.guest if seat in away else desk.local
            roll = rng.random()
            if roll < 0.1:
                table.undo(seat)
            elif roll < 0.15:
                table.undo(seat, rng.randrange(match.n + 1))
            elif roll < 0.3 and desk.local.proposal:
                for other in range(players):
                    (desk.guest if other in away else desk.local).agree(other, rng.random() < 0.9)
                    desk.deliver()
            elif match.clock() and roll < 0.35:
                match.time_up()
            else:
                move = match.sample(seat, rng)
                other = rng.choice(away)
                assert desk.guest.refusal(other, move) == desk.local.refusal(other, move)
                assert table.offer(seat, move, table.n) is None
            desk.deliver()
            desk.check()
        if not match.asked:
            assert desk.guest.outcome == match.outcome


def test_an_offer_is_judged_on_the_present_position():
    """Stale only when it is no longer legal."""
    game = find("rehearsal")
    match = Match.begin(game, 3, 5, first=0)
    desk = Desk(match, [1, 2])
    seen = desk.guest.n
    assert desk.local.offer(0, game.read("bid 1"), 0) is None
    assert desk.guest.offer(1, game.read("bid 2"), seen) is None, "the guest has not heard of it yet"
    desk.deliver()
    assert desk.local.view(None).has_bid == (True, True, False), "others moved meanwhile, and it is still legal"
    desk.local.offer(2, game.read("bid 1"), 1)
    assert desk.guest.offer(2, game.read("bid 3"), seen) is None
    desk.deliver()
    assert desk.news[-1] == Denied(2, Refusal(TableReason.STALE))


@pytest.mark.parametrize("seat", [0, 7, -1])
def test_a_guest_speaks_for_its_own_seats_only(seat):
    match = Match.begin(find("help_me"), 2, 5, first=0)
    desk = Desk(match, [1])
    desk.guest._send(Offer(seat, "a1-a2", 0))
    desk.deliver()
    assert desk.news[-1] == Denied(seat, Refusal(TableReason.NOT_YOURS))
    assert match.n == 0


def test_a_move_that_cannot_be_read_is_denied():
    match = Match.begin(find("help_me"), 2, 5, first=1)
    desk = Desk(match, [1])
    desk.guest._send(Offer(1, "somewhere", 0))
    desk.deliver()
    assert desk.news[-1] == Denied(1, Refusal(TableReason.UNREADABLE))


def test_one_wish_at_a_time():
    game = find("help_me")
    desk = Desk(Match.begin(game, 2, 5, first=0), [0, 1])
    assert desk.guest.offer(0, desk.guest.moves(0)[0], 0) is None
    assert desk.guest.offer(0, desk.guest.moves(0)[1], 0) == Refusal(TableReason.WAITING)
    desk.deliver()
    assert desk.guest.offer(1, desk.guest.moves(1)[0], 1) is None


def test_a_table_without_a_link_is_locked():
    game = find("help_me")
    desk = Desk(Match.begin(game, 2, 5, first=1), [1])
    desk.rooms.reachable = False
    desk.rooms.cut()
    desk.deliver()
    move = desk.guest.moves(1)[0]
    assert desk.guest.offer(1, move, 0) == Refusal(TableReason.NO_LINK)
    assert desk.guest.undo(1, 0) == Refusal(TableReason.NO_LINK)
    desk.rooms.reachable = True
    desk.rooms.until(lambda: desk.guest.locked is None)
    assert desk.guest.offer(1, move, 0) is None
    desk.deliver()
    assert desk.local.n == 1


def test_going_back_further_asks_every_other_person():
    game = find("rehearsal")
    match = Match.begin(game, 3, 5, first=0)
    for seat in range(3):
        match.play(seat, game.read("bid 1"))
    desk = Desk(match, [1, 2])
    assert desk.local.undo(0, 0) is None
    desk.deliver()
    assert isinstance(desk.news[-1], Proposed)
    assert desk.guest.proposal == desk.local.proposal
    desk.guest.agree(1, True)
    desk.deliver()
    assert desk.guest.proposal.agreed == (1,)
    desk.guest.agree(2, True)
    desk.deliver()
    assert isinstance(desk.news[-1], NewEntry)
    assert match.asked == (0, 1, 2)
    desk.check()


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
    assert match.seats[0] == Seated("Ana", Level.NORMAL, 3, match.seats[0].face)
    assert characters.stand_in(match.seats[0]), "somebody plays for her"
    assert table.outcome is None
    assert table.resign(1) is None
    assert table.outcome.winners == (2,)


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
    desk = Desk(match, [0])
    assert desk.guest.offer(0, game.read("a1-c1"), 0).reason == "help_me.not_next"
    assert desk.guest.wished is None
    with pytest.raises(Refused):
        match.play(0, game.read("a1-c1"))
