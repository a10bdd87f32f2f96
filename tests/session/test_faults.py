"""Whatever is cut, stalled or killed in a match between devices: nothing is lost and nothing happens twice."""

from __future__ import annotations

import random
from collections import Counter
from contextlib import closing

import pytest

from core.archive import Archive
from core.log import Kind
from core.packing import pack
from core.session.room.guest import Guest, Stage
from core.session.room.host import Host
from core.session.room.stored import Drawer, StoredRoom, Ticket
from tests.session.rooms import ABOUT, Call, Rooms, find

MATCHES = {"help_me": ("12h", 15), "sapiens": ("1h2", 12), "rehearsal": ("12h", 12), "paleo": ("1h", 3)}
FAULTS = 500  # in all


class Evening:
    """A host with a store and two guests, who always move in the same way; whatever befalls them."""

    def __init__(self, game: str, folder, longest: int) -> None:
        seats = MATCHES[game][0]
        self.longest = longest
        self.store = folder
        self.archive = Archive(folder / "matches.sqlite")
        self.drawer = Drawer(folder / "rooms")
        self.rooms = rooms = Rooms(game)
        rooms.host.keep = lambda kept: self.drawer.put("host.room", kept)
        for n in range(1, 1 + max(int(c) for c in seats if c.isdigit())):
            guest = rooms.guest(f"guest {n}")
            self._keeps(guest, n)
            rooms.until(lambda guest=guest: guest.room)
        for k, who in enumerate(seats):
            if who == "h":
                rooms.host.sit(k, "host", k)
            else:
                rooms.guests[int(who) - 1].sit(k, f"seat {k}", k)
            rooms.go(2)
        for guest in rooms.guests:
            guest.ready(True)
        rooms.go(2)
        assert rooms.host.begin(77, first=0, journal=self.archive.journal(77)) is None
        rooms.go(2)

    def _keeps(self, guest: Guest, n: int) -> None:
        guest.keep = lambda kept: self.drawer.put(f"{n}.pass", kept)

    def close(self) -> None:
        self.archive.close()

    @property
    def over(self) -> bool:
        table = self.rooms.host.table
        return table.outcome is not None or table.n >= self.longest

    def move(self) -> None:
        """Whoever is asked moves, if their device knows of it and may."""
        host = self.rooms.host
        for guest in self.rooms.guests:
            table = guest.table
            if table is None or table.locked or table.wished or not table.asked or table.asked[0] not in table.own:
                continue
            seat = table.asked[0]
            assert table.offer(seat, choose(table, seat, table.sights.position(seat)), table.n) is None
        table = host.table
        if not self.over and table.asked[0] in table.own:
            seat = table.asked[0]
            assert table.offer(seat, choose(table, seat, host.match.state_copy()), table.n) is None

    # What may befall them

    def cut(self, rng: random.Random) -> None:
        """Somewhere in the middle of what is under way."""
        ends = rng.choice(self.rooms.pipes[-6:])
        for end in ends:
            del end._come[rng.randrange(len(end._come) + 1) :]
            end.close()

    def stall(self, rng: random.Random) -> None:
        """Nothing comes through for a while, perhaps so long that it counts as cut."""
        ends = rng.choice(self.rooms.pipes[-6:])
        for end in ends:
            end.held = self.rooms.clock.now + rng.choice([0.3, 3.0, 20.0])

    def kill_guest(self, rng: random.Random) -> None:
        k = rng.randrange(len(self.rooms.guests))
        old = self.rooms.guests[k]
        if old.way.link is not None:
            old.way.link.wire.close()
        kept = self.drawer.get(f"{k + 1}.pass", Ticket)
        assert kept is not None
        guest = Guest.back(kept, ABOUT, find, lambda _: Call(self.rooms), clock=self.rooms.clock)
        self._keeps(guest, k + 1)
        self.rooms.guests[k] = guest

    def kill_host(self, rng: random.Random) -> None:
        """Power goes; what was written is all that is left."""
        for ends in self.rooms.pipes:
            for end in ends:
                end._come.clear()
                end.close()
        self.archive.close()
        self.archive = Archive(self.store / "matches.sqlite")
        kept = self.drawer.get("host.room", StoredRoom)
        assert kept is not None
        match = self.archive.resume(find(kept.game), self.archive.kept()[0].id)
        host = Host.reopen(kept, match, ABOUT, self.rooms.clock)
        host.keep = lambda room: self.drawer.put("host.room", room)
        self.rooms.host = host


def choose(table, seat, position):
    """What a seat plays depends on how often it has played, and on nothing else."""
    turn = sum(step.kind is Kind.MOVE and step.seat == seat for step in table.path)
    moves = table.moves(seat)
    rng = random.Random(f"{seat}/{turn}")
    return rng.choice(moves) if moves is not None else table.game.sample(position, seat, rng)


def played(game, folder, rng, faults, longest=60):
    """The match played with so many faults; the log of it, and which faults there were."""
    evening = Evening(game, folder, longest)
    rooms, done = evening.rooms, Counter()
    kinds = [evening.cut, evening.stall, evening.kill_guest, evening.kill_host]

    def befall() -> None:
        if done.total() < faults and rng.random() < 0.3 and not evening.over:
            fault = rng.choice(kinds)
            fault(rng)
            done[fault.__name__] += 1

    with closing(evening):
        for _ in range(100_000):
            if evening.over:
                break
            rooms.between = befall if rng.random() < 0.7 else lambda: None
            evening.move()
            rooms.go(1, 0.05)
            if rng.random() < 0.3:
                befall()
        rooms.between = lambda: None
        assert evening.over, "the match does not go on"
        rooms.until(
            lambda: all(
                g.stage is Stage.PLAYING and g.way.linked and g.table.n == rooms.host.table.n for g in rooms.guests
            ),
            60,
        )
        match = rooms.host.match
        for guest in rooms.guests:
            table = guest.table
            assert [step.n for step in table.path] == [entry.n for entry in match.path]
            for seat in (*table.own, None):
                assert pack(table.view(seat)) == pack(match.view(seat))
                assert pack(table.memory(seat)) == pack(match.memory(seat))
        moves = [(entry.seat, entry.move, entry.draws) for entry in match.entries]
    return moves, done


@pytest.mark.parametrize("game", MATCHES)
def test_a_match_ends_as_if_nothing_had_been_cut_stalled_or_killed(game, tmp_path):
    longest = 24 if game == "paleo" else 60
    (tmp_path / "calm").mkdir()
    calm, _ = played(game, tmp_path / "calm", random.Random(0), 0, longest)
    runs, faults = MATCHES[game][1], Counter()
    each = FAULTS // sum(count for _, count in MATCHES.values()) + 1
    for k in range(runs):
        folder = tmp_path / str(k)
        folder.mkdir()
        moves, done = played(game, folder, random.Random(f"{game} {k}"), each, longest)
        faults += done
        assert moves == calm
    assert faults.total() >= each * runs * 0.8
    assert min(faults.values()) > 0
