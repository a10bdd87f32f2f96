"""Whole matches between processes, without a window: what `core host` and `core join` do."""

from __future__ import annotations

import contextlib
import random
import time
from collections.abc import Callable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from core import games
from core.archive import Archive
from core.bots.drive import Budget, Drive
from core.chance import DEAL_BITS
from core.deals import Deal, Miscopied, only, read
from core.game import Game, Level, Options, Outcome, Refusal, Seat, settle
from core.log import Kind, Seated, Setup
from core.match import SeenEntry
from core.packing import pack
from core.session.discovery.nearby import Announcer
from core.session.link import tcp
from core.session.link.code import link, shown, tidy
from core.session.link.signals import Ended
from core.session.room.about import about, announcement
from core.session.room.events import Changed, Started
from core.session.room.guest import Guest, Stage
from core.session.room.guest_table import GuestTable
from core.session.room.host import Host
from core.session.room.member import Member
from core.session.room.messages import Heir
from core.session.room.stored import Drawer, StoredRoom, Ticket
from core.table import Anew, LocalTable, NewEntry, News, Step, Table
from core.timer import Limit, TimeUp

FAREWELL = 12.0  # seconds for guests to hear the end
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
        for n in range(table.n + 1):
            self._add(n)

    def _heard(self, news: News) -> None:
        if isinstance(news, (NewEntry, Anew)):
            self._add(self._table.n)

    def _add(self, n: int) -> None:
        seen = self._table.seen(n, None)
        if isinstance(seen, SeenEntry) and n > self._last:
            self._last = n
            self._digest.update(pack((seen.n, seen.kind, seen.seat, seen.to, seen.events, seen.view)))

    @property
    def told(self) -> str:
        return self._digest.hexdigest()


class Evening:
    """A room whose bots are driven here: waits until every remote seat is taken, plays the match, and says goodbye.

    A bot plays on for a device that is gone for longer than our patience, until it comes back. What is on in the room
    already goes on.
    """

    def __init__(
        self,
        room: Host,
        seats: Sequence[str],
        budget: Budget,
        seed: int | None = None,
        archive: Archive | None = None,
        patience: float = 30.0,
    ) -> None:
        self.room = room
        self._seats = seats
        self._budget, self._seed = budget, seed
        self._archive = archive
        self._patience = patience
        self._gone: dict[Seat, float] = {}
        self._table: LocalTable | None = None
        self._log: _Log | None = None
        self._drive: Drive[Any, Any, Any, Any, Any] | None = None
        self._ends = 0.0
        if room.match is not None:
            self._play()
            return
        for k, who in enumerate(seats):
            if who != "remote":
                room.seating.seat_bot(k, f"{who} {k + 1}", Level(who))

    @property
    def over(self) -> bool:
        """Has the match ended, and has everybody heard of it? Who is just not there is waited for a little."""
        return self._ends > 0 and (
            time.monotonic() > self._ends or all(map(self._has_left, self.room.members.values()))
        )

    def _has_left(self, member: Member) -> bool:
        """Has a guest said goodbye, or been gone for longer than our patience?"""
        return member.left or (member.link is None and self.room.clock() - member.gone > self._patience)

    def work(self) -> bool:
        """Hear everybody and think a little; False when there is nothing to think about."""
        room = self.room
        room.work()
        if self._table is None and len(room.seating.taken) == len(self._seats) and room.seating.refusal() is None:
            self._begin()
        self._replace()
        stopped = room.table is not None and room.table.time.paused is not None
        if self._drive is not None and self._drive.seat is not None and not stopped:
            self._drive.work(0.005)
            return True
        if self._table is not None and self._table.outcome is not None and not self._ends:
            self._ends = time.monotonic() + FAREWELL
        return False

    @property
    def told(self) -> Told:
        assert self._table is not None
        assert self._log is not None
        return _told(self._table, self._log, self.room.ended)

    def _begin(self) -> None:
        known = self.room.seating.deal
        deal = random.SystemRandom().getrandbits(DEAL_BITS) if self._seed is None else self._seed
        deal = deal if known is None else known.number
        self.room.begin(deal, journal=self._archive.journal(deal) if self._archive else None)
        self._play()

    def _play(self) -> None:
        match, self._table = self.room.match, self.room.table
        assert match is not None
        assert self._table is not None
        self._log = _Log(self._table)
        seats = range(match.setup.players)
        rngs = None if self._seed is None else {seat: random.Random(f"{self._seed}/{seat}") for seat in seats}
        self._drive = Drive(match, dict.fromkeys(seats, self._budget), rngs)

    def _replace(self) -> None:
        room, now = self.room, time.monotonic()
        for seat, owner in enumerate(room.seating.owners):
            if owner <= 0 or not room.seating.gone(owner):
                self._gone.pop(seat, None)
            elif now - self._gone.setdefault(seat, now) > self._patience and room.playing and self._table is not None:
                if self._table.seats[seat].level is None:
                    room.reseating.replace(seat)


class Wanted(NamedTuple):
    """What is to be played: a word a seat, and perhaps a deal that all know and a time for each choice."""

    game: str
    seats: Sequence[str]
    options: Options
    deal: Deal | None = None
    limit: Limit | None = None


def wanted(game: str, seats: Sequence[str], options: Options, code: str = "", clock: str = "") -> Wanted:
    """By the words of the command line; ValueError says what is wrong with them."""
    limit = None
    if clock:
        seconds, _, then = clock.partition(",")
        try:
            limit = msgspec.convert({"seconds": int(seconds), "then": then or TimeUp.BELL}, Limit)
        except ValueError as bad:
            raise ValueError(f"--clock {clock}: 60, or 60,bot for a bot that plays when time is up") from bad
    if not code:
        return Wanted(game, seats, options, None, limit)
    if options or clock:
        raise ValueError("--deal says the options and the clock, too")
    try:
        deal = read(code, only(games.find(game)))
    except Miscopied as bad:
        raise ValueError(f"--deal {code}: {bad.reason}") from bad
    if deal.players != len(seats):
        raise ValueError(f"--deal {code}: it is for {deal.players} seats")
    return Wanted(game, seats, deal.options, deal, deal.limit)


def host(
    table: Wanted,
    port: int,
    seed: int | None,
    show: Show,
    budget: Budget,
    archive: Archive | None = None,
    loopback: bool = False,
    patience: float = 30.0,
) -> Told:
    """Open a room to the network and play a match there: one of these that was kept and not ended, or a new one."""
    shelf = _Shelf(archive)
    room, before = shelf.open(table)
    evening = Evening(room, table.seats, budget, seed, archive, patience)
    listener = _listener(port, before, loopback)
    room.doors.open(listener)
    shelf.port = listener.port
    room.write()
    show(f"code {shown(room.code)}\n{_ways(room, listener)}")
    if room.match is not None:
        show(f"taken up again at entry {room.match.n}")
    known = listener.addresses
    announcer = Announcer(announcement(room, listener.port), loopback)
    try:
        while not evening.over:
            announcer.work(time.monotonic())
            if listener.addresses != known:
                known = listener.addresses
                show(_ways(room, listener))
            busy = evening.work()
            while (event := room.next_event()) is not None:
                if isinstance(event, Changed):
                    announcer.update(announcement(room, listener.port))
            if not busy:
                tcp.wait([*room.doors, *room.wires], 0.2)
    finally:
        announcer.close(1.0)
        room.close(Ended.PAUSED if archive is not None and room.playing else Ended.CLOSED)
    shelf.forget()
    return evening.told


class _Shelf:
    """Where the rooms of kept matches lie, beside the store; none without a store."""

    def __init__(self, archive: Archive | None) -> None:
        self._archive = archive
        self._drawer = None if archive is None else Drawer(archive.path.with_name(f"{archive.path.name}.rooms"))
        self.port = 0  # where the room's door is
        self._room: Host | None = None

    def open(self, table: Wanted) -> tuple[Host, int]:
        self._room, before = self._find(table)
        return self._room, before

    def _find(self, table: Wanted) -> tuple[Host, int]:
        """The room to be opened, and at which port it was."""
        found, code = games.find(table.game), "" if table.deal is None else table.deal.code
        ours = found.name, settle(found.options, table.options), len(table.seats), code, table.limit
        for match in self._archive.kept() if self._archive is not None else ():
            kept = self._drawer.get(f"{match.id}.room", StoredRoom) if self._drawer is not None else None
            setup = match.setup
            same = ours == (setup.game, setup.options, setup.players, setup.known, setup.limit)
            if kept is not None and same and match.outcome is None and self._archive is not None:
                resumed = self._archive.resume(found, match.id)
                return Host.reopen(kept, resumed, about("host"), keep=self._keep), kept.port
        room = Host(found, table.options, "host", about("host"), keep=self._keep, known=table.deal)
        room.seating.give_time(table.limit)
        return room, 0

    def forget(self) -> None:
        if self._drawer is not None and self._row is not None:
            self._drawer.forget(f"{self._row}.room")

    def _keep(self, kept: StoredRoom) -> bool:
        if self._drawer is None or self._row is None:
            return True
        return self._drawer.put(f"{self._row}.room", msgspec.structs.replace(kept, port=self.port))

    @property
    def _row(self) -> int | None:
        match = self._room.match if self._room is not None else None
        row: int | None = getattr(match.journal, "match", None) if match is not None else None
        return row


def _listener(port: int, before: int, loopback: bool) -> tcp.TcpListener:
    """At the port that is wanted; if none is, where who was there finds it, unless somebody else has that now."""
    if not port and before:
        with contextlib.suppress(OSError):
            return tcp.TcpListener(before, loopback)
    return tcp.TcpListener(port, loopback)


def _ways(room: Host, listener: tcp.TcpListener) -> str:
    """Where others find the room, and an invitation to there; or why nobody can come."""
    invitation = room.invitation()
    if not listener.addresses:
        return "nobody can come yet: this device is in no network"
    return "\n".join([*listener.addresses, *([link(invitation)] if invitation.addresses else [])])


class Visit:
    """A guest played by a bot: sits down on the first free chair and plays to the end."""

    def __init__(self, guest: Guest, level: Level, budget: Budget, seed: int | None, show: Show) -> None:
        self.guest = guest
        self._show = show
        self._player: Player | None = None

        self._begin: Callable[[GuestTable], Player] = lambda table: Player(table, level, budget, seed)

    @property
    def over(self) -> bool:
        return self.guest.stage is Stage.OVER

    def work(self) -> bool:
        """Hear the host and think a little; False when there is nothing to think about."""
        guest = self.guest
        guest.work()
        while (event := guest.next_event()) is not None:
            if isinstance(event, Started):
                self._player = self._begin(event.table)
            elif isinstance(event, Heir):
                guest.take_over(False)  # nobody is here who could say yes
        player = self._player
        if guest.room is not None and not guest.room.playing:
            _sit(guest, self._show)
        if player is not None and player.table.outcome is not None:
            guest.leave()
            return False
        return guest.behind or (player is not None and player.work())

    @property
    def told(self) -> Told:
        if self._player is None:
            raise ConnectionError(str(self.guest.why))
        return _told(self._player.table, self._player.log, self.guest.why)


def join(
    address: str,
    code: str,
    level: Level,
    name: str,
    show: Show,
    budget: Budget,
    seed: int | None = None,
    save: Path | None = None,
) -> Told:
    """Play at a room of the network. In `save` lies the way back to it until the match is over.

    Where whoever is at the address does not know us, what lies there is of another table, and the code is tried.
    """
    drawer = None if save is None else Drawer(save.parent)
    way = drawer.get(save.name, Ticket) if drawer is not None and save is not None else None

    def keep(kept: Ticket) -> None:
        if drawer is not None and save is not None:
            drawer.put(save.name, kept)

    def anew() -> Guest:
        return Guest(name, about(name), games.find, tcp.dial, [address], tidy(code) or code, keep=keep)

    if way is None:
        guest = anew()
    else:
        way = msgspec.structs.replace(way, addresses=tuple(dict.fromkeys((address, *way.addresses))))
        guest = Guest.back(way, about(way.name), games.find, tcp.dial, keep=keep)
        show(f"{way.name} comes back to {way.host or 'the'} table")

    visit = Visit(guest, level, budget, seed, show)
    while not visit.over:
        if guest.way.unknown:
            guest.leave()
            guest = anew()
            visit = Visit(guest, level, budget, seed, show)
        if not visit.work():
            tcp.wait(guest.way.wires, 0.01 if guest.stage is Stage.DIALLING else 0.2)
    if drawer is not None and save is not None:
        drawer.forget(save.name)
    return visit.told


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


class OwnSeats:
    """A guest's seats, as those know a match who drive bots: a level of ours sits there, and its moves are wishes."""

    def __init__(self, table: GuestTable, level: Level) -> None:
        self.table, self._level = table, level
        self.entries = self._as_it_is()
        table.listen(self._heard)

    @property
    def game(self) -> Game[Any, Any, Any, Any, Any]:
        return self.table.game

    @property
    def setup(self) -> Setup:
        return self.table.setup

    @property
    def n(self) -> int:
        return self.table.n

    @property
    def asked(self) -> tuple[Seat, ...]:
        return self.table.asked

    @property
    def outcome(self) -> Outcome | None:
        return self.table.outcome

    def holds(self, seat: Seat) -> Seated:
        who = self.table.seats[seat]
        ours = seat in self.table.own and who.level is None
        return Seated(who.name, self._level if ours else None, who.mark)

    def view(self, seat: Seat | None) -> Any:
        return self.table.view(seat)

    def memory(self, seat: Seat | None) -> Any:
        return self.table.memory(seat)

    def sample(self, seat: Seat, rng: random.Random) -> Any:
        return self.game.sample(self.game.imagine(self.view(seat), self.memory(seat), rng), seat, rng)

    def refusal(self, seat: Seat, move: Any) -> Refusal | None:
        return self.table.refusal(seat, move)

    def play(self, seat: Seat, move: Any) -> None:
        self.table.offer(seat, move, self.table.n)  # where it is refused, the bot thinks again

    def _heard(self, news: News) -> None:
        if isinstance(news, NewEntry):
            self.entries.append(news.step)
        elif isinstance(news, Anew):
            self.entries = self._as_it_is()

    def _as_it_is(self) -> list[Step]:
        """Nothing is known of what led here."""
        return [Step(n, Kind.SETUP, -1) for n in range(self.table.n + 1)]


class Player:
    """Bots at this device: they get what their seats get, like all bots."""

    def __init__(self, table: GuestTable, level: Level, budget: Budget, seed: int | None) -> None:
        self.table = table
        self.log = _Log(table)
        rngs = {seat: random.Random(None if seed is None else f"{seed}/{seat}") for seat in table.own}
        self._drive = Drive(OwnSeats(table, level), dict.fromkeys(table.own, budget), rngs)

    def work(self) -> bool:
        """A little thought; False when there is nothing to think about, or the host has not answered yet."""
        stopped = self.table.locked is not None or self.table.time.paused is not None
        if self.table.wished is not None or stopped or not self._drive.due:
            return False
        self._drive.work(0.005)
        return True


def _told(table: LocalTable | GuestTable, log: _Log, ended: object) -> Told:
    return Told(table.game.name, tuple(table.own), table.n, table.outcome, log.told, str(ended or Ended.LEFT))
