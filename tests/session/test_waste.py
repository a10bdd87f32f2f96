"""What an entry costs whoever has the match: nothing is packed, seen or told twice."""

import random
from collections import Counter
from unittest.mock import patch

import pytest
from msgspec.structs import replace

from core import match as matches
from core.session.link.signals import Ended
from core.session.room import seating
from core.session.room.guest import Stage
from core.session.room.messages import Room
from tests.contract.games import find
from tests.session.rooms import play_on, seated

WATCHED = ("help_me", "paleo", "sapiens", "rehearsal")


class Kept:
    """A store that forgets all."""

    def write(self, record, state, outcome):
        pass

    def keep_times(self, times):
        pass


@pytest.mark.parametrize("name", WATCHED)
def test_a_position_is_packed_once_an_entry(name):
    game, rng, packed = find(name), random.Random(1), Counter()

    def pack(thing):
        packed[type(thing)] += isinstance(thing, game.state_type)
        return matches_pack(thing)

    matches_pack = matches.pack
    match = matches.Match.begin(game, game.seats[0], 1, journal=lambda setup: Kept())
    with patch.object(matches, "pack", pack):
        before = match.n
        while match.asked and match.n < 12:
            match.play(match.asked[0], match.sample(match.asked[0], rng))
    assert packed[game.state_type] == match.n - before


@pytest.mark.parametrize("name", WATCHED)
def test_a_view_is_made_once_for_whoever_sees_the_same(name):
    """The host's own screens, a guest's seat, what everybody may know: each once, and all at once without secrets."""
    rooms = seated(name, "h1")
    host, guest = rooms.host, rooms.guests[0]
    game, made = host.game, Counter()
    look = type(game).view

    def view(self, state, seat):
        made[seat] += 1
        return look(self, state, seat)

    host.table.listen(lambda news: [host.table.view(0), host.table.view(None), host.table.seen(host.table.n, 0)])
    with patch.object(type(game), "view", view):
        before = host.match.n
        play_on(rooms, random.Random(2), 6)
        entries = host.match.n - before
    assert guest.table.n == host.match.n
    assert entries
    assert max(made.values()) <= entries
    assert sum(made.values()) <= entries * (3 if game.hides else 1)


def test_a_guest_tries_what_all_are_shown_once():
    rooms = seated("sapiens", "h1")
    tried, possible = [], type(rooms.game).possible
    with patch.object(type(rooms.game), "possible", lambda game, view: tried.append(view) or possible(game, view)):
        before = rooms.table.n
        play_on(rooms, random.Random(2), 6)
        assert len(tried) == rooms.table.n - before


def test_a_guest_believes_no_view_because_another_was_right():
    """The host may show everybody something else than the guest's own seat."""
    rooms = seated("sapiens", "h1")
    match, guest = rooms.host.match, rooms.guests[0]
    look = match._sights._game.view

    def wrong(state, seat):
        view = look(state, seat)
        return view if seat is not None else replace(view, turn=3)

    match._sights = type(match._sights)(match.game)
    with patch.object(match.game, "view", wrong), patch.object(type(match.game), "hides", True):
        seat = match.asked[0]
        match.play(seat, match.sample(seat, random.Random(1)))
    rooms.go(3)
    assert (guest.stage, guest.why) == (Stage.OVER, Ended.NONSENSE)


def test_a_room_in_which_nothing_changes_is_made_and_told_once():
    rooms = seated("help_me", "1h2")
    rooms.go(300, 0.02)
    rooms.host.room  # noqa: B018
    made = []
    with patch.object(seating, "Room", lambda *fields: made.append(fields) or Room(*fields)):
        rooms.go(300, 0.02)
        assert not made
        rooms.guests[0].away(True)
        rooms.go(10, 0.02)
        assert len(made) == 1
