"""Hints between devices: a guest thinks out its own by what its seat may know, and everybody knows who asked."""

from __future__ import annotations

import random

import pytest

from core.hints.advice import Advice
from core.hints.marks import Marks
from core.packing import pack, unpack
from core.session.room.host import Host
from core.session.room.stored import StoredRoom
from tests.session.rooms import ABOUT, Rooms, play_on, seated


def allowed(game: str, seats: str) -> Rooms:
    """A match at a table that allows hints."""
    rooms = seated(game, seats)
    rooms.host.seating.hints.become(Marks(True))
    rooms.go()
    return rooms


def turn_of(rooms: Rooms, seat: int) -> None:
    """Others move until it is asked."""
    table = rooms.host.table
    while seat not in table.asked:
        other = table.asked[0]
        assert table.offer(other, table.moves(other)[0], table.n) is None
    rooms.go()


def moves(rooms: Rooms, k: int, seat: int) -> int:
    """A guest moves; the number of the entry."""
    table = rooms.guests[k].table
    assert table.offer(seat, table.moves(seat)[0], table.n) is None
    rooms.go()
    return rooms.host.match.n


def told(rooms: Rooms) -> list[Marks]:
    """What each guest knows; all of them the same."""
    return [guest.room.hints for guest in rooms.guests]


def test_all_are_told_who_asks_and_which_move_followed():
    rooms = allowed("help_me", "h12")
    turn_of(rooms, 1)
    rooms.table.hint(1)
    rooms.go()
    assert told(rooms) == 2 * [Marks(True, (1,))]
    n = moves(rooms, 0, 1)
    assert told(rooms) == 2 * [Marks(True, (), (n,))]
    rooms.host.seating.hints.ask(0)
    rooms.go()
    assert told(rooms) == 2 * [Marks(True, (0,), (n,))], "who has the table is told of, too"
    turn_of(rooms, 0)
    turn_of(rooms, 1)
    assert told(rooms)[0].entries == (n, *rooms.host.seating.hints.entries - {n})
    assert len(told(rooms)[0].entries) == 2


def test_nobody_asks_for_another_nor_where_hints_are_not_allowed():
    rooms = allowed("help_me", "h12")
    rooms.table.hint(2)
    rooms.table.hint(0)
    rooms.go()
    assert told(rooms) == 2 * [Marks(True)]
    rooms.host.seating.hints.become(Marks())
    rooms.table.hint(1)
    rooms.host.seating.hints.ask(0)
    rooms.go()
    assert told(rooms) == 2 * [Marks()]


def test_who_asked_in_the_match_before_has_not_asked_in_this_one():
    rooms = allowed("help_me", "h1")
    before = rooms.table
    rooms.host.match.resign(1)
    rooms.go()
    before.hint(1)
    rooms.go()
    assert told(rooms) == [Marks(True)], "it is over"
    rooms.host.again()
    rooms.go()
    rooms.guests[0].ready(True)
    rooms.go()
    assert rooms.host.begin(54321) is None
    rooms.go()
    before.hint(1)
    rooms.go()
    assert told(rooms) == [Marks(True)]
    rooms.table.hint(1)
    rooms.go()
    assert told(rooms) == [Marks(True, (1,))]


def test_it_is_kept_with_the_room_and_the_next_match_begins_without():
    rooms = allowed("help_me", "h1")
    turn_of(rooms, 1)
    rooms.table.hint(1)
    rooms.go()
    kept = unpack(pack(rooms.host.kept()), StoredRoom)
    assert kept.hints == Marks(True, (1,))
    again = Host.reopen(kept, rooms.host.match, ABOUT)
    assert again.room.hints == Marks(True, (1,))
    again.again()
    assert again.room.hints == Marks(True)


@pytest.mark.parametrize("game", ["help_me", "sapiens", "rahan", "terristories"])
def test_a_guest_thinks_by_what_it_has_been_told(game):
    """The host's match is not needed for it: view and memory are the same there."""
    rooms = allowed(game, "h1")
    table, host = rooms.table, rooms.host
    rng = random.Random(1)
    play_on(rooms, rng, 12)
    while 1 not in table.asked:
        play_on(rooms, rng, 1)
    assert table.memory(1) == host.table.memory(1)
    assert table.view(1) == host.table.view(1)
    advice = Advice(table.game, table.view(1), table.memory(1), 0.02)
    while not advice.work(0.05):
        pass
    assert advice.move is None or host.table.refusal(1, advice.move) is None
    assert advice.move is not None or table.game.name == "terristories", "where all act at once one may wait"
