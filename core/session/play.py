"""Whole matches between processes, without a window: what `core host` and `core join` do."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from core import games
from core.archive import Archive
from core.bots.drive import Budget, Drive, Thought, bot_of
from core.game import Level, Options, Outcome, Seat
from core.match import Tale
from core.packing import pack
from core.session import tcp
from core.session.about import about
from core.session.beacon import Announcement
from core.session.code import link, shown, tidy
from core.session.guest import Guest, Stage
from core.session.guest_table import GuestTable
from core.session.handshake import VERSIONS
from core.session.host import Host
from core.session.messages import Ended
from core.session.nearby import Announcer
from core.table import Anew, LocalTable, NewEntry, News, Table

FAREWELL = 2.0  # seconds for guests to hear the end
Show = Callable[[str], None]


class Told(msgspec.Struct, frozen=True):
    """What came of a session: the same at every device that saw all of it."""

    game: str
    seats: tuple[int, ...]  # of this device
    entries: int
    outcome: Outcome | None
    log: str  # tells apart what everybody may know of all entries
    ended: str


class _Log:
    """Everybody's part of each entry, folded into one digest. It has a gap when the position came anew."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._digest = blake2b(digest_size=8)
        self._last = -1
        self.stop = table.listen(self._heard)
        self._add(table.n)

    def _heard(self, news: News) -> None:
        if isinstance(news, (NewEntry, Anew)):
            self._add(self._table.n)

    def _add(self, n: int) -> None:
        tale = self._table.tale(n, None)
        if isinstance(tale, Tale) and n > self._last:
            self._last = n
            self._digest.update(pack((tale.n, tale.kind, tale.seat, tale.to, tale.events, tale.view)))

    @property
    def told(self) -> str:
        return self._digest.hexdigest()


def host(
    game: str,
    seats: Sequence[str],
    options: Options,
    port: int,
    seed: int | None,
    show: Show,
    budget: Budget,
    archive: Archive | None = None,
    loopback: bool = False,
    patience: float = 30.0,
) -> Told:
    """Open a room, wait until every remote seat is taken, and play the match to its end.

    A bot plays on for a device that is gone for longer than our patience, until it comes back.
    """
    room = Host(games.find(game), options, "host", about("host"))
    for k, who in enumerate(seats):
        if who != "remote":
            room.seat_bot(k, f"{who} {k + 1}", Level(who))
    door = tcp.TcpDoor(port, loopback)
    room.open(door)
    show(f"code {shown(room.code)}\n" + "\n".join(door.addresses) + f"\n{link(room.invitation())}")
    deal = random.SystemRandom().randrange(2**53) if seed is None else seed
    announcer = Announcer(announcement(room, door.port), loopback)
    drive: Drive[Any, Any, Any, Any, Any] | None = None
    log: _Log | None = None
    left = 0.0
    table: LocalTable | None = None
    gone: dict[Seat, float] = {}
    try:
        while not left or (time.monotonic() < left and any(m.link for m in room.members.values())):
            room.work()
            announcer.work(time.monotonic())
            if table is None and len(room.lobby.taken) == len(seats) and room.lobby.refusal() is None:
                room.begin(deal, journal=archive.journal(deal) if archive else None)
                table = room.table
                drive, log = _drive(room, seed, budget), _Log(room.table) if room.table else None
            _replace(room, gone, patience)
            if drive is not None and drive.seat is not None:
                drive.work(0.005)
                continue
            if table is not None and table.outcome is not None and not left:
                left = time.monotonic() + FAREWELL
            tcp.wait([*room.doors, *room.wires], 0.2)
    finally:
        announcer.close(1.0)
        room.close()
    assert table is not None
    assert log is not None
    return _told(table, log, room.ended)


def _replace(room: Host, gone: dict[Seat, float], patience: float) -> None:
    now = time.monotonic()
    for seat, owner in enumerate(room.owners):
        if owner <= 0 or not room.lobby.gone(owner):
            gone.pop(seat, None)
        elif now - gone.setdefault(seat, now) > patience and room.playing and room.table is not None:
            if room.table.seats[seat].level is None:
                room.replace(seat)


def announcement(room: Host, port: int) -> Announcement:
    """What is said of a room to whoever looks for tables near by."""
    taken, seats = len(room.lobby.taken), len(room.lobby.chairs)
    return Announcement(
        room.id, room.instance, port, room.lobby.people[0].name, room.game.name, taken, seats, *VERSIONS
    )


def _drive(room: Host, seed: int | None, budget: Budget) -> Drive[Any, Any, Any, Any, Any]:
    assert room.match is not None
    seats = range(room.match.setup.players)
    rngs = None if seed is None else {seat: random.Random(f"{seed}/{seat}") for seat in seats}
    return Drive(room.match, dict.fromkeys(seats, budget), rngs)


def join(address: str, code: str, level: Level, name: str, show: Show, budget: Budget, seed: int | None = None) -> Told:
    """Sit down on the first free chair of a room and play it by a bot to the end."""
    guest = Guest(name, about(name), games.find, tcp.dial, [address], tidy(code) or code)
    players: list[_Player] = []
    guest.began = lambda table: players.append(_Player(table, level, budget, seed))
    while guest.stage is not Stage.OVER:
        guest.work()
        if guest.room is not None and not guest.room.playing:
            _sit(guest, show)
        if players and players[0].table.outcome is not None:
            guest.leave()
        elif not players or not players[0].work():
            tcp.wait(guest.wires, 0.01 if guest.stage is Stage.DIALLING else 0.2)
    if not players:
        raise ConnectionError(str(guest.why))
    return _told(players[0].table, players[0].log, guest.why)


def _sit(guest: Guest, show: Show) -> None:
    """Take the first free chair; asked again while the host has not answered, which does no harm."""
    room = guest.room
    assert room is not None
    mine = any(chair.person == room.you for chair in room.chairs)
    me = next(person for person in room.people if person.number == room.you)
    free = next((k for k, chair in enumerate(room.chairs) if chair.free), None)
    if not mine and free is not None:
        guest.sit(free, guest.name, free)
        guest.ready(True)
        show(f"{guest.name} sits at {room.host}'s table")
    elif mine and not me.ready:
        guest.ready(True)


class _Player:
    """A bot at this device: it gets what its seat gets, like any bot."""

    def __init__(self, table: GuestTable, level: Level, budget: Budget, seed: int | None) -> None:
        self.table = table
        self.log = _Log(table)
        self._bot = bot_of(table.game, level)
        self._budget = budget
        self._rngs = {seat: random.Random(None if seed is None else f"{seed}/{seat}") for seat in table.own}
        self._thought: Thought[Any] | None = None
        self._thinks_at = (-1, -1)

    def work(self) -> bool:
        """A little thought; False when nobody of ours is asked, or the host has not answered yet."""
        table = self.table
        seat = next((seat for seat in table.asked if seat in table.own), None)
        if seat is None or table.waiting is not None or table.locked is not None:
            return False
        if self._thought is None or self._thinks_at != (seat, table.n):
            self._thinks_at = (seat, table.n)
            self._thought = Thought(self._bot, self._think(seat), self._budget)
        if self._thought.work(0.005):
            move, self._thought = self._thought.move, None
            table.offer(seat, move, table.n)
        return True

    def _think(self, seat: Seat) -> Any:
        return self._bot.think(self.table.view(seat), self.table.memory(seat), self._rngs[seat])


def _told(table: LocalTable | GuestTable, log: _Log, ended: object) -> Told:
    return Told(table.game.name, tuple(table.own), table.n, table.outcome, log.told, str(ended or Ended.LEFT))
