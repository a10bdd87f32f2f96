"""A guest's table: the same as a local one, made only of what the host sends.

What is legal follows from the view: the guest plays the rules on an imagined position, so it lights up places,
refuses and previews without asking.
"""

from __future__ import annotations

import logging
import random
import time
from collections.abc import Callable, Collection, Hashable, Sequence
from typing import Annotated, Any

import msgspec

from core.game import Game, Outcome, Refusal, Seat, TableReason, settle
from core.log import Kind, Seated, Setup
from core.match import SeenEntry
from core.packing import Unreadable, digest, pack, unpack
from core.session.room.delta import expand
from core.session.room.messages import NIL, Agree, Answer, Asks, Began, Offer, Resign, Room, Snap, Told, Undo
from core.session.room.stored import Handed
from core.table import Anew, Denied, Heard, NewEntry, News, Proposal, Proposed, Step

log = logging.getLogger(__name__)

FromTable = Offer | Undo | Agree | Resign


MEMBER = 8  # bytes of a member's key
AT_MOST = msgspec.Meta(max_length=200)  # events of one entry
LATER = 20  # wishes that wait for the answer to another one
REMEMBERED = 4 * 1024 * 1024  # bytes, packed, of what was told: older entries cannot be looked at any more


class BadHost(Exception):
    """The host sends what cannot be."""


class Drift(Exception):
    """What the guest has is not what the host has: it needs the position as it is."""


class GuestTable:
    """Told by `began`, `snap`, `told`, `answer` and `asks`; sends its wishes by `wish`. Has a position after `snap`."""

    def __init__(
        self,
        game: Game[Any, Any, Any, Any, Any],
        began: Began,
        wish: Callable[[FromTable], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.match_id = began.match
        self.own = began.own
        self.setup: Setup = began.setup
        self.locked: Refusal | None = None  # why nothing can be wished now
        self.wished: FromTable | None = None  # the wish that the host has not answered yet
        self._later: list[tuple[Hashable, Offer]] = []  # and those that are said afterwards, by what they are about
        self._game = game
        self._wish = wish
        self._clock = clock
        self._told_at = 0.0
        self._path: list[Step] = []
        self._seats: list[Seated] = list(began.setup.seats)
        self._resigned: set[Seat] = set()
        self._told: Told | None = None
        self._packed: dict[Seat | None, bytes] = {}
        self._views: dict[Seat | None, Any] = {}
        self._memories: dict[Seat | None, Any] = {}
        self._recent: dict[tuple[int, Seat | None], SeenEntry] = {}
        self._sizes: dict[int, int] = {}  # of the tales of each entry, packed
        self._imagined: dict[Seat, Any] = {}
        self._moves: dict[Seat, tuple[Any, ...] | None] = {}
        self._proposal: Proposal | None = None
        self._listeners: list[Heard] = []
        self._rng = random.Random()

    # What a table answers

    @property
    def waiting(self) -> bool:
        """Where several act at once, wishes wait for each other, and nobody for them."""
        return self._game.apart and self.wished is not None

    @property
    def left(self) -> float | None:
        left = self._present.left
        return max(0.0, left / 1000 - (self._clock() - self._told_at)) if left >= 0 else None

    @property
    def game(self) -> Game[Any, Any, Any, Any, Any]:
        return self._game

    @property
    def n(self) -> int:
        return self._present.n

    @property
    def asked(self) -> tuple[Seat, ...]:
        return self._present.asked

    @property
    def outcome(self) -> Outcome | None:
        return self._present.outcome

    @property
    def proposal(self) -> Proposal | None:
        return self._proposal

    @property
    def seats(self) -> Sequence[Seated]:
        return self._seats

    @property
    def path(self) -> Sequence[Step]:
        return self._path

    @property
    def resigned(self) -> Collection[Seat]:
        return self._resigned

    def view(self, seat: Seat | None) -> Any:
        return self._views[seat]

    def memory(self, seat: Seat | None) -> Any:
        return self._memories[seat]

    def moves(self, seat: Seat) -> tuple[Any, ...] | None:
        if seat not in self._moves:
            self._moves[seat] = () if self.outcome is not None else self._game.moves(self._position(seat), seat)
        return self._moves[seat]

    def refusal(self, seat: Seat, move: Any) -> Refusal | None:
        if self.outcome is not None:
            return Refusal(TableReason.OVER)
        if seat not in self.own:
            return Refusal(TableReason.NOT_YOURS)
        return self._game.refusal(self._position(seat), seat, move)

    def undo_right(self, seat: Seat) -> int | Refusal:
        return next((part.undo for part in self._present.parts if part.seat == seat), Refusal(TableReason.NOT_YOURS))

    def step_back_right(self) -> int | Refusal:
        return self._present.back

    def seen(self, n: int, seat: Seat | None) -> SeenEntry | Refusal:
        seen = self._recent.get((n, seat))
        earliest = next((part.earliest for part in self._present.parts if part.seat == seat), 0)
        return seen if seen and n >= earliest else Refusal(TableReason.PAST_HIDDEN)

    # What a table takes

    def offer(self, seat: Seat, move: Any, after: int) -> Refusal | None:
        refusal = self.locked or self.refusal(seat, move)
        if refusal is not None:
            return refusal
        offer = Offer(seat, self._game.text(move), after)
        if self.wished is None or self._game.apart:
            return self._send(offer)
        return self._put_off(offer, move)

    def undo(self, seat: Seat, to: int | None = None) -> Refusal | None:
        right = self.undo_right(seat)
        if to is None and isinstance(right, Refusal):
            return right
        return self._send(Undo(seat, to))

    def agree(self, seat: Seat, yes: bool) -> Refusal | None:
        asked = self._proposal
        return self._send(Agree(seat, yes, asked.seat, asked.to)) if asked else Refusal(TableReason.UNDO_NOTHING)

    def resign(self, seat: Seat) -> Refusal | None:
        return self._send(Resign(seat))

    def listen(self, heard: Heard) -> Callable[[], None]:
        self._listeners.append(heard)
        return lambda: self._listeners.remove(heard)

    # What the host says

    def began(self, began: Began) -> None:
        """Other seats are this device's from now on; the position follows."""
        self.own, self.setup = began.own, began.setup

    def snap(self, snap: Snap) -> None:
        if len(snap.seats) != self.setup.players or snap.steps[-1:] != (_step(snap.told),):
            raise BadHost("a position without its past")
        path: list[Step] = []
        last = -1
        for step in snap.steps:
            if step.n <= last:
                raise BadHost("entries out of order")
            self._walk(path, step)
            last = step.n
        self._packed, self._memories = {}, {}
        self._read(snap.told)
        self._seats = list(snap.seats)
        self._resigned = {step.seat for step in snap.steps if step.kind is Kind.RESIGN}
        self._path = path
        newest = snap.told.n
        if snap.lost:
            self._keep_tales({newest})
        self._arrive(snap.told)
        self._tell(Anew(snap.lost))

    def told(self, told: Told) -> None:
        if self._told is None or told.n != self.n + 1:
            raise Drift
        step = _step(told)
        path = self._path.copy()
        self._walk(path, step)
        self._read(told)
        self._path = path
        if told.kind is Kind.RESIGN:
            self._resigned.add(told.seat)
        if told.seated is not None:
            self._seats[told.seat] = told.seated
        self._arrive(told)
        self._tell(NewEntry(step))

    def answer(self, answer: Answer, wished: FromTable | None) -> None:
        self.wished = None
        if answer.refusal is not None and wished is not None:
            self._tell(Denied(wished.seat, answer.refusal))
        self.go_on()

    def go_on(self) -> None:
        """Say what was put off."""
        while self._later and self.wished is None and self.locked is None:
            _, offer = self._later.pop(0)
            refusal = self.refusal(offer.seat, self._game.read(offer.move))
            if refusal is None:
                self._send(offer)
            else:
                self._tell(Denied(offer.seat, refusal))

    def asks(self, asks: Asks) -> None:
        asked, players = asks.proposal, range(self.setup.players)
        if asked is not None and not (
            {asked.seat, *asked.agreed} <= set(players) and any(step.n == asked.to for step in self._path)
        ):
            raise BadHost("a proposal that cannot be")
        self._proposal = asks.proposal
        self._tell(Proposed(asks.proposal))

    @property
    def known(self) -> tuple[int, bytes]:
        """The newest entry and what tells its views apart, for coming back."""
        if self._told is None:
            return -1, b""
        return self.n, digest(b"".join(part.digest for part in self._told.parts))

    @property
    def whole(self) -> bool:
        """Is there a view for each of this device's seats? Not between `began` with other seats and `snap`."""
        return all(seat in self._views for seat in self.own)

    # Inside

    @property
    def _present(self) -> Told:
        if self._told is None:
            raise LookupError("nothing has been told yet")
        return self._told

    def _read(self, told: Told) -> None:
        """Unpack what was told, and try what a board will ask; nothing is changed before all of it is right."""
        game: Any = self._game
        players = range(self.setup.players)
        handed = told.kind in (Kind.HAND, Kind.RESIGN)
        if not set(told.asked) <= set(players) or (told.seated is not None and not (handed and told.seat in players)):
            raise BadHost("seats that cannot be")
        if tuple(part.seat for part in told.parts) != (*self.own, None):
            raise BadHost("told of other seats")
        outcome = told.outcome
        if outcome is not None and (
            len(outcome.scores) != self.setup.players or not set(outcome.winners) <= set(players)
        ):
            raise BadHost("an outcome that cannot be")
        packed: dict[Seat | None, bytes] = {}
        views, recent, memories = {}, {}, {}
        events: tuple[Any, ...] = ()
        last: bytes | None = None
        try:
            for part in told.parts:
                seat = part.seat
                view = packed[seat] = expand(part.view, self._packed.get(seat, b"") if last is None else last)
                if digest(view) != part.digest:
                    raise Drift
                own = unpack(part.events, Annotated[tuple[game.event_type, ...], AT_MOST] | None)
                events = events if own is None else own
                views[seat] = unpack(view, game.view_type)
                if views[seat].seat != seat or not game.possible(views[seat]):
                    raise BadHost("a view that cannot be")
                if bytes(part.memory) != bytes(NIL):
                    memories[seat] = unpack(part.memory, game.memory_type)
                elif seat not in self._memories:
                    raise BadHost("an entry without what went before")
                else:
                    memory = self._memories[seat]
                    for event in events:
                        memory = game.remember(memory, event)
                    memories[seat] = unpack(pack(memory), game.memory_type)  # within its ranges
                recent[told.n, seat] = SeenEntry(
                    told.n, told.kind, told.seat, events, views[seat], told.to, told.seated
                )
                last = view
        except Unreadable as bad:
            if last is None and self._packed:
                raise Drift from bad  # squeezed against another view than ours
            raise BadHost(str(bad)) from bad
        if told.kind is not Kind.SETUP and not 0 <= told.seat < self.setup.players and told.kind is not Kind.TIME_UP:
            raise BadHost("an entry of no seat")
        positions = {seat: game.imagine(views[seat], memories[seat], self._rng) for seat in self.own}
        moves = {}
        for seat, position in positions.items():
            if told.outcome is None:
                moves[seat] = game.moves(position, seat)
                if not set(game.asked(position)) <= set(players):
                    raise BadHost("a question to nobody")
        self._packed, self._views, self._memories = packed, views, memories
        self._imagined, self._moves = positions, moves
        self._recent |= recent
        self._sizes[told.n] = sum(map(len, packed.values())) + sum(len(bytes(part.events)) for part in told.parts)
        self._forget()

    def _arrive(self, told: Told) -> None:
        self._told, self._told_at = told, self._clock()
        self._proposal = None
        log.debug("entry %d: %s, seat %d; asked now: %s", told.n, told.kind, told.seat, told.asked)

    def _walk(self, path: list[Step], step: Step) -> None:
        """One step more on the path, if there can be such a step."""
        whose = step.kind in (Kind.MOVE, Kind.HAND, Kind.RESIGN)
        if (step.kind is Kind.SETUP) != (not path) or (whose and step.seat not in range(self.setup.players)):
            raise BadHost("a step that cannot be")
        if step.kind is Kind.UNDO:
            while path and path[-1].n > step.to:
                path.pop()
            if not path or path[-1].n != step.to:
                raise BadHost("back to where nobody was")
        elif step.kind not in (Kind.HAND, Kind.RESIGN):
            path.append(step)

    def _keep_tales(self, numbers: Collection[int]) -> None:
        """Forget what was told with all other entries."""
        self._recent = {key: seen for key, seen in self._recent.items() if key[0] in numbers}
        self._sizes = {n: size for n, size in self._sizes.items() if n in numbers}

    def _forget(self) -> None:
        """What was told so long ago that all of it would fill the memory."""
        left = sum(self._sizes.values())
        if left > REMEMBERED:
            kept = set(self._sizes)
            for n in sorted(self._sizes)[:-1]:
                if left <= REMEMBERED // 2:
                    break
                kept.remove(n)
                left -= self._sizes[n]
            self._keep_tales(kept)

    def _position(self, seat: Seat) -> Any:
        """A position that looks like the seat's view, kept until the next entry."""
        if seat not in self._imagined:
            self._imagined[seat] = self._game.imagine(self._views[seat], self._memories[seat], self._rng)
        return self._imagined[seat]

    def _put_off(self, offer: Offer, move: Any) -> Refusal | None:
        """Say it when the wish on its way is answered; of several about the same only the newest."""
        about = self._game.about(move)
        self._later = [
            (other, one) for other, one in self._later if about is None or (other, one.seat) != (about, offer.seat)
        ]
        if len(self._later) >= LATER:
            return Refusal(TableReason.WAITING)
        self._later.append((about, offer))
        return None

    def _send(self, wish: FromTable) -> Refusal | None:
        if self.locked is not None:
            return self.locked
        if self.wished is not None:
            return Refusal(TableReason.WAITING)
        self.wished = wish
        self._wish(wish)
        return None

    def _tell(self, news: News) -> None:
        for heard in tuple(self._listeners):
            heard(news)


def _step(told: Told) -> Step:
    return Step(told.n, told.kind, told.seat, told.to)


def check_room(room: Room, game: Game[Any, Any, Any, Any, Any]) -> None:
    """Can there be such a room? Raises BadHost."""
    numbers = [person.number for person in room.people]
    if room.you not in numbers or len(set(numbers)) < len(numbers) or len(room.chairs) > max(game.seats):
        raise BadHost("a room that cannot be")
    _settled(game, room.options)


def check_match(began: Began, game: Game[Any, Any, Any, Any, Any]) -> None:
    """Can there be such a match, and this device's seats in it? Raises BadHost."""
    setup = began.setup
    seats = range(setup.players)
    if setup.players not in game.seats or len(setup.seats) != len(seats) or setup.first not in (None, *seats):
        raise BadHost("a set-up that cannot be")
    if sorted(set(began.own) & set(seats)) != sorted(began.own):
        raise BadHost("seats that cannot be")
    _settled(game, setup.options)


def check_handed(handed: Handed, table: GuestTable, room: bytes) -> None:
    """Is this the whole table at which this device sits, and can there be such people at it? Raises BadHost.

    Whoever had number 0 there would have the seats of the device that gets it, and see its hand.
    """
    kept, setup = handed.room, table.setup
    if (kept.room, kept.match, kept.game, handed.setup) != (room, table.match_id, setup.game, setup):
        raise BadHost("another table")
    numbers = [member.number for member in kept.members]
    keys = {member.key for member in kept.members}
    if len(kept.owners) != setup.players or len(set(numbers)) < len(numbers) or min(numbers, default=1) < 1:
        raise BadHost("people who cannot be")
    if len(keys) < len(numbers) or any(len(key) != MEMBER for key in keys):
        raise BadHost("members who cannot be")
    _settled(table.game, kept.options)


def _settled(game: Game[Any, Any, Any, Any, Any], options: dict[str, str]) -> None:
    """Are these options of the game?"""
    try:
        settle(game.options, options)
    except ValueError as bad:
        raise BadHost(str(bad)) from bad
