"""What a screen talks to. It does not know whether the match is on this device or on another.

A table answers what a seat sees and may do, takes what it wants to do, and tells what is new. The local table wraps a
match; a guest's table (core/session) wraps a link to the device that has it. A wish is answered at once with the
reason why not, or None: a guest's wish may still be denied by the host, and that comes as news.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Sequence
from enum import Enum
from typing import Annotated, Any, Protocol

import msgspec

from core.game import Game, Level, Outcome, Refusal, Seat, TableReason
from core.log import BrokenRule, By, Entry, Kind, Refused, Seated, Setup
from core.match import Match, SeenEntry
from core.table_time import LocalTime, TableTime, person, stand_in

log = logging.getLogger(__name__)

EntryNumber = Annotated[int, msgspec.Meta(ge=-1, le=100_000)]  # no match is as long


class Proposal(msgspec.Struct, frozen=True):
    """Somebody asks the table to go back to an entry; bots agree, persons are asked."""

    seat: Seat
    to: EntryNumber
    agreed: Annotated[tuple[Seat, ...], msgspec.Meta(max_length=8)] = ()


class Step(msgspec.Struct, frozen=True, array_like=True):
    """What everybody may know of an entry, however long ago it was."""

    n: EntryNumber
    kind: Kind
    seat: Seat
    to: EntryNumber = -1  # where an undo went back to


class NewEntry(msgspec.Struct, frozen=True, tag="entry"):
    """The match has a new entry."""

    step: Step

    @property
    def n(self) -> int:
        return self.step.n


class Anew(msgspec.Struct, frozen=True, tag="anew"):
    """The position is shown as it is, without what led to it: a guest came late or back. Entries may be lost."""

    lost: int = 0


class Proposed(msgspec.Struct, frozen=True, tag="proposed"):
    """The table is asked to agree, or no longer."""

    proposal: Proposal | None


class Denied(msgspec.Struct, frozen=True, tag="denied"):
    """A wish that had to travel was not granted."""

    seat: Seat
    refusal: Refusal


News = NewEntry | Anew | Proposed | Denied
Heard = Callable[[News], None]
OVER = Refusal(TableReason.OVER)


class Table(Protocol):
    """One match, as the device of some of its seats has it."""

    locked: Refusal | None  # why nothing may be done now: the table goes to another device, the link is down …
    settled: bool  # is the match over, and nothing of it taken back any more?

    @property
    def time(self) -> TableTime:
        """What each person has left, and whether all of it stands still."""

    @property
    def own(self) -> tuple[Seat, ...]:
        """The seats of this device."""

    @property
    def waiting(self) -> bool:
        """Is there a wish that has to be answered before another one may be said?"""

    @property
    def game(self) -> Game[Any, Any, Any, Any, Any]: ...
    @property
    def setup(self) -> Setup: ...
    @property
    def n(self) -> int:
        """The newest entry."""

    @property
    def asked(self) -> tuple[Seat, ...]: ...
    @property
    def outcome(self) -> Outcome | None: ...
    @property
    def proposal(self) -> Proposal | None: ...
    @property
    def seats(self) -> Sequence[Seated]:
        """Who sits where."""

    @property
    def path(self) -> Sequence[Step]:
        """The entries that led to this position: without what was undone, without hand-overs."""

    @property
    def resigned(self) -> Collection[Seat]: ...
    @property
    def left(self) -> float | None:
        """Seconds left for what is asked; None: as long as it takes."""

    def view(self, seat: Seat | None) -> Any: ...
    def memory(self, seat: Seat | None) -> Any: ...
    def moves(self, seat: Seat) -> tuple[Any, ...] | None: ...
    def refusal(self, seat: Seat, move: Any) -> Refusal | None: ...
    def undo_right(self, seat: Seat) -> int | Refusal: ...
    def step_back_right(self) -> int | Refusal:
        """Where everybody together may step back to, or why not even they may."""

    def seen(self, n: int, seat: Seat | None) -> SeenEntry | Refusal:
        """What the seat was told with an entry."""

    def offer(self, seat: Seat, move: Any, after: int) -> Refusal | None:
        """The seat wants to make a move, having seen entry `after`."""

    def undo(self, seat: Seat, to: int | None = None) -> Refusal | None:
        """Take back by right, or ask the table to go back further."""

    def agree(self, seat: Seat, yes: bool) -> Refusal | None:
        """The seat answers a proposal."""

    def resign(self, seat: Seat) -> Refusal | None: ...
    def listen(self, heard: Heard) -> Callable[[], None]:
        """Call `heard` with all news; answers how to stop."""


class May(Enum):
    """What a seat may do now."""

    NO = "no"
    FREE = "free"  # it is not asked, and has moves all the same: a gift, something taken back
    ASKED = "asked"


def may(table: Table, seat: Seat) -> May:
    if table.outcome is not None:
        return May.NO
    if seat in table.asked:
        return May.ASKED
    return May.NO if table.moves(seat) == () else May.FREE


def others(table: Table, seat: Seat) -> set[Seat]:
    """The persons at the table whose consent the seat needs."""
    return {s for s, who in enumerate(table.seats) if who.level is None and s != seat and s not in table.resigned}


def begins_next(table: Table) -> Seat:
    """Who begins another match of the same people: who sits next to the one who began."""
    began = next((step.seat for step in table.path if step.kind is Kind.MOVE), 0)
    return (began + 1) % table.setup.players


def persons(table: Table) -> tuple[Seat, ...]:
    """The seats of this device in which persons sit; that may change."""
    return tuple(seat for seat in table.own if table.seats[seat].level is None)


class LocalTable:
    """The match is on this device. What is done at it may be what a guest wished (`by`).

    Large because it answers all that a table is asked.
    """

    def __init__(
        self, match: Match[Any, Any, Any, Any, Any], own: Callable[[], tuple[Seat, ...]] | None = None
    ) -> None:
        self.match = match
        seats = zip(match.seats, match.setup.seats, strict=True)
        began = [seat for seat, (_, who) in enumerate(seats) if who.level is None and seat not in match.resigned]
        persons = tuple(sorted({*began, *(seat for seat, who in enumerate(match.seats) if who.level is None)}))
        self._own = own or (lambda: persons)
        self.locked: Refusal | None = None  # why nothing may be done: it goes to another device, or is there
        self.settled = False  # is the match over, and nothing of it taken back any more?
        self._proposal: Proposal | None = None
        self._listeners: list[Heard] = []
        self._path: tuple[int, list[Step]] = (-1, [])  # kept until the next entry
        self.time = LocalTime(match)
        match.listen(self._new_entry)

    @property
    def own(self) -> tuple[Seat, ...]:
        return self._own()

    @property
    def waiting(self) -> bool:
        return False

    @property
    def game(self) -> Game[Any, Any, Any, Any, Any]:
        return self.match.game

    @property
    def setup(self) -> Setup:
        return self.match.setup

    @property
    def n(self) -> int:
        return self.match.n

    @property
    def asked(self) -> tuple[Seat, ...]:
        return self.match.asked

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    @property
    def proposal(self) -> Proposal | None:
        return self._proposal

    @property
    def seats(self) -> Sequence[Seated]:
        return self.match.seats

    @property
    def path(self) -> Sequence[Step]:
        if self._path[0] != self.match.n:
            self._path = self.match.n, [step_of(entry) for entry in self.match.path]
        return self._path[1]

    @property
    def resigned(self) -> Collection[Seat]:
        return self.match.resigned

    @property
    def left(self) -> float | None:
        return self.time.asked_left

    def work(self, now: float) -> Refusal | None:
        """Let time go by; answers what kept from being done what follows."""
        return None if self.locked is not None else _tried(lambda: self.time.work(now))

    def view(self, seat: Seat | None) -> Any:
        return self.match.view(seat)

    def memory(self, seat: Seat | None) -> Any:
        return self.match.memory(seat)

    def moves(self, seat: Seat) -> tuple[Any, ...] | None:
        return self.match.moves(seat)

    def refusal(self, seat: Seat, move: Any) -> Refusal | None:
        return self.match.refusal(seat, move)

    def undo_right(self, seat: Seat) -> int | Refusal:
        return OVER if self.settled else self.match.undo_right(seat)

    def step_back_right(self) -> int | Refusal:
        return OVER if self.settled else self.match.step_back_right()

    def settle(self) -> None:
        """The match is over, and from now on nothing is taken back: somebody will have seen everything."""
        self.settled, self.locked = True, OVER
        if self._proposal is not None:
            self._propose(None)

    def seen(self, n: int, seat: Seat | None) -> SeenEntry | Refusal:
        try:
            return self.match.seen(self.match.entries[n], seat)
        except Refused as refused:
            return refused.refusal

    def offer(self, seat: Seat, move: Any, after: int, by: By | None = None) -> Refusal | None:
        """Judged on the present position; stale only when it is no longer legal."""
        stands = self.locked or self.time.refusal
        if stands is not None:
            return stands
        stale = after < self.match.n
        refusal = _tried(lambda: self.match.play(seat, move, by))
        return Refusal(TableReason.STALE) if stale and refusal and _by_rules(refusal) else refusal

    def undo(self, seat: Seat, to: int | None = None, by: By | None = None) -> Refusal | None:
        stands = self.locked or self.time.refusal
        if stands is not None:
            return stands
        refusal = _tried(lambda: self.match.undo(seat, to, by=by))
        if to is not None and refusal is not None and refusal.reason == TableReason.UNDO_NOT_AGREED:
            self._propose(Proposal(seat, to))
            return None
        return refusal

    def agree(self, seat: Seat, yes: bool, by: By | None = None) -> Refusal | None:
        asked = self._proposal
        stands = self.locked or self.time.refusal
        if stands is not None:
            return stands
        if asked is None or seat not in self.match.others(asked.seat):
            return Refusal(TableReason.UNDO_NOTHING)
        if not yes:
            self._propose(None)
            return None
        if seat in asked.agreed:
            return None
        agreed = tuple(sorted({*asked.agreed, seat}))
        if self.match.others(asked.seat) <= set(agreed):
            self._propose(None)
            return _tried(lambda: self.match.undo(asked.seat, asked.to, agreed, by))
        self._propose(Proposal(asked.seat, asked.to, agreed))
        return None

    def resign(self, seat: Seat, by: By | None = None) -> Refusal | None:
        """A bot plays on in the seat of who gives up, as long as others go on."""
        instead = stand_in(self.match, seat, Level.NORMAL)
        refusal = self.locked or _tried(lambda: self.match.resign(seat, instead, by))
        if refusal is None:
            self.time.stay(seat)
        return refusal

    def seat_bot(self, seat: Seat, level: Level) -> Refusal | None:
        """A bot takes the seat, under the name of who sat there."""
        refusal = self.locked or _tried(lambda: self.match.hand(seat, stand_in(self.match, seat, level)))
        if refusal is None:
            self.time.stay(seat)
        return refusal

    def seat_person(self, seat: Seat, name: str = "") -> Refusal | None:
        """A person takes the seat, or takes it back from the bot that played on."""
        return self.locked or _tried(lambda: self.match.hand(seat, person(self.match.holds(seat), name)))

    def play_turn(self, seat: Seat) -> Refusal | None:
        """A bot plays this turn for who is asked; then the seat is theirs again."""
        if seat not in self.match.asked or self.match.holds(seat).level is not None:
            return Refusal(TableReason.NO_SUCH_SEAT, (seat,))
        return self.locked or self.time.refusal or _tried(lambda: self.time.stand_in(seat))

    def listen(self, heard: Heard) -> Callable[[], None]:
        self._listeners.append(heard)
        return lambda: self._listeners.remove(heard)

    def _new_entry(self, entry: Entry) -> None:
        if self._proposal is not None:
            self._propose(None)
        log.debug("entry %d: %s, seat %d; asked now: %s", entry.n, entry.kind, entry.seat, self.match.asked)
        self._tell(NewEntry(step_of(entry)))

    def _propose(self, proposal: Proposal | None) -> None:
        self._proposal = proposal
        self._tell(Proposed(proposal))

    def _tell(self, news: News) -> None:
        for heard in tuple(self._listeners):
            heard(news)


def step_of(entry: Entry) -> Step:
    return Step(entry.n, entry.kind, entry.seat, entry.to)


def _by_rules(refusal: Refusal) -> bool:
    """Refused by what the position is, not by the disk or an error."""
    broken = (TableReason.DISK_FULL, TableReason.NOT_KEPT, TableReason.BROKEN_RULE, TableReason.OVER)
    return refusal.reason not in broken


def _tried(deed: Callable[[], object]) -> Refusal | None:
    """Do it; answer the reason when it is refused. What broke is logged for whoever mends it."""
    try:
        deed()
    except Refused as refused:
        if isinstance(refused, BrokenRule):
            log.error("a rule broke", exc_info=refused)
        return refused.refusal
    return None
