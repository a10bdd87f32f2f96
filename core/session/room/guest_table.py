"""A guest's table: the same as a local one, made only of what the host sends.

What is legal follows from the view: the guest plays the rules on an imagined position, so it lights up places,
refuses and previews without asking.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any

from core.deals import Deal, Miscopied, only, read
from core.game import Game, Outcome, Refusal, Seat, TableReason, settle
from core.log import Kind, Seated, Setup
from core.match import SeenEntry
from core.packing import digest
from core.session.room.guest_sights import BadHost, Drift, GuestSights
from core.session.room.guest_time import GuestTime
from core.session.room.messages import (
    Agree,
    Answer,
    Asked,
    Asks,
    Began,
    Offer,
    Pause,
    Resign,
    Room,
    Snap,
    Still,
    Timed,
    Told,
    Undo,
)
from core.session.room.stored import Handed
from core.session.room.wishes import FromTable, Wishes
from core.table import OVER, Anew, Denied, Heard, NewEntry, News, Proposal, Proposed, Step
from core.table_time import NOBODY

log = logging.getLogger(__name__)

MEMBER = 8  # bytes of a member's key


class GuestTable:
    """Told by `began`, `snap`, `told`, `answer`, `asks` and `timed`. Has a position after `snap`.

    Large because it answers all that a table is asked.
    """

    def __init__(
        self,
        game: Game[Any, Any, Any, Any, Any],
        began: Began,
        wishes: Wishes,
        clock: Callable[[], float] = time.monotonic,
        say: Callable[[Pause | Still | Asked], None] = lambda _: None,
    ) -> None:
        self.game = game
        self.match_id = began.match
        self.own = began.own
        self.setup: Setup = began.setup
        self.seats: list[Seated] = list(began.setup.seats)
        self.path: list[Step] = []
        self.resigned: set[Seat] = set()
        self.proposal: Proposal | None = None
        self.locked: Refusal | None = None  # why nothing can be wished now
        self.settled = False  # is the match over, and nothing of it taken back any more?
        self.had = set(began.own)  # the seats this device has had: it may come back to them
        self.time = GuestTime(began.setup.limit, say, clock)
        self.sights = GuestSights(game, began.setup.players)
        self._wishes, self._say = wishes, say
        self._clock = clock
        self._told: Told | None = None
        self._told_at = 0.0
        self._listeners: list[Heard] = []

    # What a table answers

    @property
    def wished(self) -> FromTable | None:
        """The wish that the host has not answered yet."""
        return self._wishes.under_way.what if self._wishes.under_way is not None else None

    @property
    def waiting(self) -> bool:
        """Where several act at once, wishes wait for each other, and nobody for them."""
        return self.game.apart and self.wished is not None

    @property
    def left(self) -> float | None:
        stands, left = self.time.asked_left, self._present.left
        if stands is not None:
            return stands
        return max(0.0, left / 1000 - (self._clock() - self._told_at)) if left >= 0 else None

    @property
    def n(self) -> int:
        return self._present.n

    @property
    def asked(self) -> tuple[Seat, ...]:
        return self._present.asked

    @property
    def outcome(self) -> Outcome | None:
        return self._present.outcome

    def view(self, seat: Seat | None) -> Any:
        return self.sights.view(seat)

    def memory(self, seat: Seat | None) -> Any:
        return self.sights.memory(seat)

    def moves(self, seat: Seat) -> tuple[Any, ...] | None:
        return () if self.outcome is not None else self.sights.moves(seat)

    def refusal(self, seat: Seat, move: Any) -> Refusal | None:
        if self.outcome is not None:
            return Refusal(TableReason.OVER)
        if seat not in self.own:
            return Refusal(TableReason.NOT_YOURS)
        return self.game.refusal(self.sights.position(seat), seat, move)

    def undo_right(self, seat: Seat) -> int | Refusal:
        if self.settled:
            return OVER
        return next((part.undo for part in self._present.parts if part.seat == seat), Refusal(TableReason.NOT_YOURS))

    def step_back_right(self) -> int | Refusal:
        return OVER if self.settled else self._present.back

    def seen(self, n: int, seat: Seat | None) -> SeenEntry | Refusal:
        seen = self.sights.seen(n, seat)
        earliest = next((part.earliest for part in self._present.parts if part.seat == seat), 0)
        return seen if seen and n >= earliest else Refusal(TableReason.PAST_HIDDEN)

    # What a table takes

    def offer(self, seat: Seat, move: Any, after: int) -> Refusal | None:
        refusal = self.locked or self._stands or self.refusal(seat, move)
        if refusal is not None:
            return refusal
        offer = Offer(seat, self.game.text(move), after)
        if self.wished is None or self.game.apart:
            return self._send(offer)
        return None if self._wishes.put_off(offer, self.game.about(move)) else Refusal(TableReason.WAITING)

    def undo(self, seat: Seat, to: int | None = None) -> Refusal | None:
        right = self._stands or self.undo_right(seat)
        if isinstance(right, Refusal) and (to is None or self.settled):
            return right
        return self._send(Undo(seat, to))

    def agree(self, seat: Seat, yes: bool) -> Refusal | None:
        asked = self.proposal
        return self._send(Agree(seat, yes, asked.seat, asked.to)) if asked else Refusal(TableReason.UNDO_NOTHING)

    def resign(self, seat: Seat) -> Refusal | None:
        return self._send(Resign(seat))

    def hint(self, seat: Seat) -> None:
        """The others are to know that a bot is asked for a hint there."""
        self._say(Asked(seat, self.match_id))

    def listen(self, heard: Heard) -> Callable[[], None]:
        self._listeners.append(heard)
        return lambda: self._listeners.remove(heard)

    # What the host says

    def began(self, began: Began) -> None:
        """Other seats are this device's from now on; the position follows."""
        self.own, self.setup = began.own, began.setup
        self.had.update(began.own)

    def snap(self, snap: Snap) -> None:
        if len(snap.seats) != self.setup.players or snap.steps[-1:] != (_step(snap.told),):
            raise BadHost("a position without its past")
        path: list[Step] = []
        last = -1
        for step in snap.steps:
            if step.n <= last:
                raise BadHost("entries out of order")
            _walk(path, step, self.setup.players)
            last = step.n
        self.sights.anew()
        self.sights.read(snap.told, self.own)
        self.seats = list(snap.seats)
        self.resigned = {step.seat for step in snap.steps if step.kind is Kind.RESIGN}
        self.path = path
        if snap.lost:
            self.sights.keep_only({snap.told.n})
        self._arrive(snap.told)
        self._tell(Anew(snap.lost))

    def told(self, told: Told) -> None:
        if self._told is None or told.n != self.n + 1:
            raise Drift
        step = _step(told)
        path = self.path.copy()
        _walk(path, step, self.setup.players)
        self.sights.read(told, self.own)
        self.path = path
        if told.kind is Kind.RESIGN:
            self.resigned.add(told.seat)
        if told.seated is not None:
            self.seats[told.seat] = told.seated
        self._arrive(told)
        self._tell(NewEntry(step))

    def answer(self, answer: Answer) -> None:
        wished = self._wishes.answered(answer.number)
        if wished is not None:
            if answer.refusal is not None:
                self._tell(Denied(wished.seat, answer.refusal))
            self.go_on()

    def go_on(self) -> None:
        """Say what was put off."""
        while self.locked is None and (offer := self._wishes.next()) is not None:
            refusal = self.refusal(offer.seat, self.game.read(offer.move))
            if refusal is None:
                self._send(offer)
            else:
                self._tell(Denied(offer.seat, refusal))

    def asks(self, asks: Asks) -> None:
        asked, players = asks.proposal, range(self.setup.players)
        if asked is not None and not (
            {asked.seat, *asked.agreed} <= set(players) and any(step.n == asked.to for step in self.path)
        ):
            raise BadHost("a proposal that cannot be")
        if asked is None:
            self._no_question()
            return
        self.proposal = asked
        self._tell(Proposed(asked))

    def timed(self, timed: Timed) -> None:
        times, seats = timed.times, range(self.setup.players)
        if len(times.left) != len(seats) or not {*times.turns, *times.runs} <= set(seats):
            raise BadHost("times that cannot be")
        if times.paused not in (None, NOBODY, *seats):
            raise BadHost("nobody who could stop it")
        self.time.take(times)

    def settle(self) -> None:
        """The match is over, and nothing of it is taken back any more."""
        self.settled = self.outcome is not None
        self._no_question()

    @property
    def known(self) -> tuple[int, bytes]:
        """The newest entry and what tells its views apart, for coming back."""
        if self._told is None:
            return -1, b""
        return self.n, digest(b"".join(part.digest for part in self._told.parts))

    # Inside

    @property
    def _stands(self) -> Refusal | None:
        """Why nothing may be done while the match is stopped."""
        return None if self.time.paused is None else Refusal(TableReason.PAUSED)

    @property
    def _present(self) -> Told:
        if self._told is None:
            raise LookupError("nothing has been told yet")
        return self._told

    def _arrive(self, told: Told) -> None:
        self._told, self._told_at = told, self._clock()
        self.time.entered(told.n)
        self._no_question()
        self.settled = self.settled and told.outcome is not None
        log.debug("entry %d: %s, seat %d; asked now: %s", told.n, told.kind, told.seat, told.asked)

    def _no_question(self) -> None:
        """The table is asked to go back no longer."""
        if self.proposal is not None:
            self.proposal = None
            self._tell(Proposed(None))

    def _send(self, wish: FromTable) -> Refusal | None:
        if self.locked is not None:
            return self.locked
        if self.wished is not None:
            return Refusal(TableReason.WAITING)
        self._wishes.wish(wish, self.match_id)
        return None

    def _tell(self, news: News) -> None:
        for heard in tuple(self._listeners):
            heard(news)


def _step(told: Told) -> Step:
    return Step(told.n, told.kind, told.seat, told.to)


def _walk(path: list[Step], step: Step, players: int) -> None:
    """One step more on the path, if there can be such a step."""
    whose = step.kind in (Kind.MOVE, Kind.HAND, Kind.RESIGN)
    if (step.kind is Kind.SETUP) != (not path) or (whose and step.seat not in range(players)):
        raise BadHost("a step that cannot be")
    if step.kind is Kind.UNDO:
        while path and path[-1].n > step.to:
            path.pop()
        if not path or path[-1].n != step.to:
            raise BadHost("back to where nobody was")
    elif step.kind not in (Kind.HAND, Kind.RESIGN):
        path.append(step)


def check_room(room: Room, game: Game[Any, Any, Any, Any, Any]) -> None:
    """Can there be such a room? Raises BadHost."""
    numbers = [person.number for person in room.people]
    if room.you not in numbers or len(set(numbers)) < len(numbers) or len(room.chairs) > max(game.seats):
        raise BadHost("a room that cannot be")
    _settled(game, room.options)
    if room.known:
        deal = _deal(room.known, game)
        ours = deal.options, deal.players, deal.limit
        if not room.playing and ours != (settle(game.options, room.options), len(room.chairs), room.limit):
            raise BadHost("the deal of another table")


def check_match(began: Began, game: Game[Any, Any, Any, Any, Any]) -> None:
    """Can there be such a match, and this device's seats in it? Raises BadHost."""
    setup = began.setup
    seats = range(setup.players)
    if setup.players not in game.seats or len(setup.seats) != len(seats) or setup.first not in (None, *seats):
        raise BadHost("a set-up that cannot be")
    if sorted(set(began.own) & set(seats)) != sorted(began.own):
        raise BadHost("seats that cannot be")
    _settled(game, setup.options)
    if setup.known and not _deal(setup.known, game).fits(setup):
        raise BadHost("the deal of another table")


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
    if setup.known and _deal(setup.known, table.game).number != handed.deal:
        raise BadHost("another deal than the one that all know")


def _settled(game: Game[Any, Any, Any, Any, Any], options: dict[str, str]) -> None:
    """Are these options of the game?"""
    try:
        settle(game.options, options)
    except ValueError as bad:
        raise BadHost(str(bad)) from bad


def _deal(code: str, game: Game[Any, Any, Any, Any, Any]) -> Deal:
    """The deal of this game that a code says."""
    try:
        return read(code, only(game))
    except Miscopied as bad:
        raise BadHost(str(bad)) from bad
