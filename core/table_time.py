"""The time of a table whose match is here: it drives the table's timer and what a game itself allows, has bots play a
turn for whoever is not there to play it, and writes down how it stands.

Whoever has the table gives it time by `work`; nothing happens in between.
"""

from __future__ import annotations

import logging
from collections.abc import Collection
from typing import Any, Protocol

from core import characters
from core.countdown import LONGEST, Countdown
from core.game import Level, Refusal, Seat, TableReason
from core.log import Kind, Refused, Seated
from core.match import Match
from core.timer import AGAIN, STILL, Limit, Timer, Times, TimeUp

log = logging.getLogger(__name__)

NOTED = 5.0  # seconds until it is written down again how time stands
FORSAKEN = 2  # turns of each person that bots play in a row until the table stops by itself
NOBODY: Seat = -1  # who has stopped it then


class TableTime(Protocol):
    """The time of a table, as screens see it."""

    @property
    def limit(self) -> Limit | None:
        """What the table has settled; None: everybody has as much time as it takes."""

    @property
    def paused(self) -> Seat | None:
        """Who has stopped it, and with it the match."""

    @property
    def turns(self) -> Collection[Seat]:
        """Where a bot plays this turn, and no other."""

    def left(self, seat: Seat) -> float | None: ...
    def runs(self, seat: Seat) -> bool: ...
    def overdue(self, seat: Seat) -> bool: ...
    def pause(self, seat: Seat) -> None:
        """Somebody stops the match. Who has no seat cannot."""

    def go_on(self, seat: Seat) -> None:
        """Anybody at the table has it go on."""

    def still(self, seats: Collection[Seat]) -> None:
        """At these seats of this device nobody can choose now: something is being shown, or lies over the board."""

    def keep(self) -> None:
        """Write down how it stands: the table is left."""


class NoTime:
    """Of a table at which nothing can be done."""

    limit: Limit | None = None
    paused: Seat | None = None
    turns: Collection[Seat] = ()

    def left(self, seat: Seat) -> float | None:
        return None

    def runs(self, seat: Seat) -> bool:
        return False

    def overdue(self, seat: Seat) -> bool:
        return False

    def pause(self, seat: Seat) -> None: ...
    def go_on(self, seat: Seat) -> None: ...
    def still(self, seats: Collection[Seat]) -> None: ...
    def keep(self) -> None: ...


class LocalTime:
    """Of one match."""

    def __init__(self, match: Match[Any, Any, Any, Any, Any]) -> None:
        kept = match.times
        self._match = match
        self._timer = Timer(match.setup.limit, kept, STILL)
        if self._timer.paused not in (None, NOBODY, *range(match.setup.players)):
            self._timer.paused = NOBODY  # so another device said, whose table this was
        asked = kept.asked / 1000 if kept is not None and kept.n == match.n and kept.asked >= 0 else None
        self._countdown = Countdown(match, asked)
        self._turns: dict[Seat, int] = {}  # bots that play this turn only, and since which entry
        for seat in kept.turns if kept is not None else ():
            if 0 <= seat < match.setup.players and match.holds(seat).level is not None and seat not in match.resigned:
                self._turns[seat] = match.n
        self._n = -1  # the newest entry that was looked at
        self._looked: float | None = None
        self._still: Collection[Seat] = ()  # here
        self._held: Collection[Seat] = ()  # elsewhere
        self._noted = 0.0  # seconds since it was written down
        self._forsaken = 0  # turns played by bots since a person has moved
        self._written = kept is not None
        self._given_from = 0.0  # when seats may be given back: not at once again where that could not be kept

    # As screens see it

    @property
    def limit(self) -> Limit | None:
        return self._timer.limit

    @property
    def paused(self) -> Seat | None:
        return self._timer.paused

    @property
    def turns(self) -> Collection[Seat]:
        return self._turns.keys()

    @property
    def asked_left(self) -> float | None:
        """What is left of the time that the game itself allows."""
        return self._countdown.left

    @property
    def refusal(self) -> Refusal | None:
        """Why nothing may be done now."""
        return None if self.paused is None else Refusal(TableReason.PAUSED)

    def left(self, seat: Seat) -> float | None:
        self._look()
        return self._timer.left(seat)

    def runs(self, seat: Seat) -> bool:
        self._look()
        return self._timer.runs(seat)

    def overdue(self, seat: Seat) -> bool:
        self._look()
        return self._timer.overdue(seat)

    def pause(self, seat: Seat) -> None:
        if self.paused is None and self._match.outcome is None:
            self._timer.paused = seat
            self.keep()

    def go_on(self, seat: Seat) -> None:
        if self.paused is not None:
            if self.paused == NOBODY:
                self._timer.renew()
            self._timer.paused, self._forsaken = None, 0
            self.keep()

    def still(self, seats: Collection[Seat]) -> None:
        self._still = frozenset(seats)

    # What whoever has the table says of other devices

    def hold(self, seats: Collection[Seat]) -> None:
        """At these seats nobody can choose yet."""
        self._held = frozenset(seats)

    def miss(self, seats: Collection[Seat]) -> None:
        """The devices of these seats are not there."""
        self._timer.miss(seats)

    # Time

    def work(self, now: float) -> None:
        """Let time go by; raises what keeps the match from doing what follows."""
        passed = min(LONGEST, max(0.0, now - self._looked)) if self._looked is not None else 0.0
        self._looked = now
        self._give_back(now)
        self._look()
        self._timer.hold({*self._still, *self._held})
        persons = self._persons()
        if self.paused is not None or (persons and persons <= set(self._still)):  # all of them sit here
            self._countdown.rest()
            return
        self._countdown.work(now)
        self._timer.work(0.0 if self._countdown.left is not None else passed)
        self._follow()
        self._note(passed)

    def stand_in(self, seat: Seat) -> None:
        """A bot plays this turn for who is asked; raises Refused."""
        self._match.hand(seat, stand_in(self._match, seat, Level.NORMAL))
        self._turns[seat] = self._match.n
        self.keep()

    def stay(self, seat: Seat) -> None:
        """The bot that plays this turn has the seat from now on."""
        self._turns.pop(seat, None)

    def times(self) -> Times:
        """How it stands."""
        self._look()
        return self._timer.times(self._match.n, self._match.setup.players, self._turns, self._countdown.left)

    def keep(self) -> None:
        stands = self.limit is not None or self._countdown.left is not None or self.paused is not None or self._turns
        if self._match.journal is not None and (stands or self._written):
            self._noted, self._written = 0.0, True
            self._match.journal.keep_times(self.times())

    # Inside

    def _persons(self) -> set[Seat]:
        return {seat for seat, who in enumerate(self._match.seats) if who.level is None}

    def _look(self) -> None:
        """Is anybody asked something else?"""
        match = self._match
        if self._n == match.n:
            return
        new = match.entries[self._n + 1 :] if self._n >= 0 else ()
        moved = {entry.seat for entry in new if entry.kind in (Kind.MOVE, Kind.UNDO, Kind.HAND)}
        if any(entry.kind is Kind.MOVE and not entry.bot for entry in new):
            self._forsaken = 0
        self._n = match.n
        for seat in tuple(self._turns):
            if match.holds(seat).level is None:
                del self._turns[seat]  # who sits there has come back
        asked = [seat for seat in match.asked if match.holds(seat).level is None]
        questions = {seat: match.game.question(match.view(seat)) for seat in asked}
        self._timer.ask(questions, match.n, moved)

    def _follow(self) -> None:
        """What follows where time is up."""
        if self.limit is None or self.limit.then is not TimeUp.BOT:
            return
        for seat in self._timer.up():
            if self._forsaken >= FORSAKEN * (len(self._persons()) + len(self._turns)):
                self.pause(NOBODY)
                return
            try:
                self.stand_in(seat)
            except Refused:
                self._timer.put_off(seat)
                raise
            self._forsaken += 1

    def _give_back(self, now: float) -> None:
        """Seats whose turn is over are their persons' again."""
        match = self._match
        if now < self._given_from:
            return
        for seat, since in tuple(self._turns.items()):
            who = match.holds(seat)
            if match.outcome is not None or who.level is None:
                del self._turns[seat]
            elif self._over(seat, since):
                try:
                    match.hand(seat, person(who))
                except Refused:
                    self._given_from = now + AGAIN
                    raise
                del self._turns[seat]
                self.keep()

    def _over(self, seat: Seat, since: int) -> bool:
        """Is the turn over that a bot played? Where several act at once, it is after one choice."""
        match = self._match
        moves = [entry for entry in match.entries[since + 1 :] if entry.kind is Kind.MOVE]
        if seat not in match.asked or any(entry.seat != seat for entry in moves if match.game.apart):
            return True
        return not match.game.apart and any(entry.seat == seat for entry in moves)

    def _note(self, passed: float) -> None:
        self._noted += passed
        if self._noted >= NOTED:
            self.keep()


def stand_in(match: Match[Any, Any, Any, Any, Any], seat: Seat, level: Level) -> Seated:
    """A bot at the seat: who plays there already, or one of those that do not sit at the table yet."""
    who = match.holds(seat)
    waiting = characters.free(characters.at_table(match.seats))
    face = who.face or waiting[(match.n + seat) % len(waiting)].id
    return Seated(who.name, level, who.mark, face)


def person(who: Seated, name: str = "") -> Seated:
    """A person at a seat: who comes back to it has the name they had."""
    return Seated(name or ("" if characters.own(who) else who.name), None, who.mark)
