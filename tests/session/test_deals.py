"""A table whose deal is known: all in the room are told before they are ready, and what is played is that deal."""

from __future__ import annotations

import random

import pytest

from core.deals import dealt
from core.packing import pack, unpack
from core.session.play import wanted
from core.session.room.guest import Stage
from core.session.room.host import Host
from core.session.room.messages import FromHost, Room, RoomReason
from core.session.room.stored import StoredRoom
from core.timer import Limit, TimeUp
from tests.contract.games import find
from tests.session.rooms import ABOUT, Rooms, seated


def rooms_of(players: int = 2):
    game = find("help_me")
    deal = dealt(game, players, {"open_piles": "on"}, 1, 4711, Limit(60, TimeUp.BOT))
    rooms = Rooms("help_me")
    rooms.host = Host(game, {}, "Ana", ABOUT, rooms.clock, known=deal)
    return rooms, deal


def begun(rooms):
    guest = rooms.guest("Ben")
    rooms.until(lambda: guest.stage is Stage.ROOM and guest.room)
    rooms.host.sit(0, "Ana", 0)
    guest.sit(1, "Ben", 1)
    guest.ready(True)
    rooms.until(lambda: rooms.host.seating.refusal() is None)
    assert rooms.host.begin(99) is None
    rooms.until(lambda: guest.stage is Stage.PLAYING)
    return guest


def test_who_comes_in_reads_which_deal_it_is_and_that_one_is_played():
    rooms, deal = rooms_of()
    guest = rooms.guest("Ben")
    rooms.until(lambda: guest.stage is Stage.ROOM and guest.room)
    assert guest.room.known == deal.code
    assert guest.room.options == deal.options
    assert guest.room.limit == deal.limit
    assert len(guest.room.chairs) == 2
    rooms.host.sit(0, "Ana", 0)
    assert rooms.host.begin(99).reason == RoomReason.TOO_FEW
    guest.sit(1, "Ben", 1)
    guest.ready(True)
    rooms.until(lambda: rooms.host.seating.refusal() is None)
    assert rooms.host.begin(99) is None
    rooms.until(lambda: guest.stage is Stage.PLAYING)
    match = rooms.host.match
    assert (match.deal, match.setup.first, match.setup.options) == (4711, 1, deal.options)
    assert guest.table.setup.known == guest.room.known == deal.code
    assert deal.fits(guest.table.setup)


def test_the_next_match_in_the_room_is_of_a_new_deal_and_has_room_for_all():
    rooms, _ = rooms_of()
    guest = begun(rooms)
    rooms.host.match.resign(0)
    rooms.host.again()
    rooms.until(lambda: guest.stage is Stage.ROOM)
    rooms.until(lambda: guest.room.known == "")
    assert len(guest.room.chairs) == 4
    guest.ready(True)
    rooms.until(lambda: rooms.host.seating.refusal() is None)
    rooms.host.begin(2**59)
    assert rooms.host.match.setup.known == ""
    assert rooms.host.match.deal == 2**59


def test_a_table_that_is_taken_up_again_still_says_its_deal():
    rooms, deal = rooms_of()
    begun(rooms)
    kept = unpack(pack(rooms.host.kept()), StoredRoom)
    again = Host.reopen(kept, rooms.host.match, ABOUT, rooms.clock)
    assert again.room.known == deal.code


@pytest.mark.parametrize("players", [2, 3])
def test_of_an_unknown_deal_no_room_and_no_word_tells_anything(players):
    rooms = seated("help_me", "h1b"[:players])
    rng = random.Random(players)
    match = rooms.host.match
    for _ in range(10):
        seat = rooms.host.table.asked[0]
        match.play(seat, match.sample(seat, rng))
        rooms.go(2)
    code = dealt(rooms.game, players, {}, match.setup.first, match.deal).code
    assert match.setup.known == ""
    assert rooms.said
    assert not any(code.encode() in said for said in rooms.said)
    told = [unpack(said, FromHost) for said in rooms.said]
    assert not any(isinstance(word, Room) and word.known for word in told)


def test_the_command_line_opens_a_table_of_a_known_deal_and_by_the_clock():
    deal = dealt(find("help_me"), 2, {"open_piles": "on"}, 1, 4711, Limit(60, TimeUp.BOT))
    assert deal is not None
    table = wanted("help_me", ("remote", "easy"), {}, deal.code)
    assert (table.deal, table.options, table.limit) == (deal, deal.options, deal.limit)
    assert wanted("help_me", ("remote", "easy"), {}, "", "30").limit == Limit(30)
    assert wanted("help_me", ("remote", "easy"), {}, "", "120,bot").limit == Limit(120, TimeUp.BOT)
    seats = ("remote", "easy", "easy")
    for given in ((seats, {}, deal.code), (seats[:2], {}, deal.code, "60"), (seats[:2], {}, deal.code[:-1] + "?")):
        with pytest.raises(ValueError, match="--deal"):
            wanted("help_me", *given)
    for clock in ("soon", "60,never", "5"):
        with pytest.raises(ValueError, match="--clock"):
            wanted("help_me", seats, {}, "", clock)
