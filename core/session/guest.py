"""A guest's table: the same as a local one, made only of what the host sends.

What is legal follows from the view: the guest plays the rules on an imagined position, so it lights up places,
refuses and previews without asking.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from core.game import Game, Outcome, Refusal, Seat, TableReason
from core.log import Seated
from core.match import Tale
from core.packing import Unreadable, pack, unpack
from core.session.messages import Agree, Asks, Deny, FromGuest, FromHost, Offer, Part, Resign, Told, Undo, Welcome
from core.table import Denied, Heard, NewEntry, News, Proposal, Proposed


class BadHost(Exception):
    """The host sends what cannot be."""


class GuestTable:
    """Feed it with `receive`; it is ready once the first position has come."""

    def __init__(self, find: Callable[[str], Game[Any, Any, Any, Any, Any]], send: Callable[[bytes], None]) -> None:
        self.own: tuple[Seat, ...] = ()
        self._find = find
        self._send = send
        self._game: Game[Any, Any, Any, Any, Any]
        self._seats: list[Seated] = []
        self._told: Told | None = None
        self._parts: dict[Seat | None, Part] = {}
        self._views: dict[Seat | None, Any] = {}
        self._tales: dict[tuple[int, Seat | None], Tale] = {}
        self._imagined: dict[Seat, Any] = {}
        self._moves: dict[Seat, tuple[Any, ...] | None] = {}
        self._proposal: Proposal | None = None
        self._listeners: list[Heard] = []
        self._rng = random.Random()

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

    def view(self, seat: Seat | None) -> Any:
        return self._views[seat]

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
        return self._parts[seat].undo

    def tale(self, n: int, seat: Seat | None) -> Tale | Refusal:
        tale = self._tales.get((n, seat))
        return tale if tale and n >= self._parts[seat].earliest else Refusal(TableReason.PAST_HIDDEN)

    def offer(self, seat: Seat, move: Any, after: int) -> Refusal | None:
        refusal = self.refusal(seat, move)
        return refusal or self._say(Offer(seat, self._game.text(move), after))

    def undo(self, seat: Seat, to: int | None = None) -> Refusal | None:
        right = self.undo_right(seat)
        if to is None and isinstance(right, Refusal):
            return right
        return self._say(Undo(seat, to))

    def agree(self, seat: Seat, yes: bool) -> Refusal | None:
        return self._say(Agree(seat, yes)) if self._proposal else Refusal(TableReason.UNDO_NOTHING)

    def resign(self, seat: Seat) -> Refusal | None:
        return self._say(Resign(seat))

    def listen(self, heard: Heard) -> Callable[[], None]:
        self._listeners.append(heard)
        return lambda: self._listeners.remove(heard)

    def receive(self, packed: bytes) -> None:
        """A message from the host; raises BadHost."""
        try:
            message = unpack(packed, FromHost)
            match message:
                case Welcome():
                    self._sit_down(message)
                case Told():
                    self._hear(message)
                case Asks(proposal):
                    self._proposal = proposal
                    self._tell(Proposed(proposal))
                case Deny(seat, refusal):
                    self._tell(Denied(seat, refusal))
        except (Unreadable, LookupError) as bad:
            raise BadHost(str(bad)) from bad

    @property
    def _present(self) -> Told:
        if self._told is None:
            raise LookupError("nothing has been told yet")
        return self._told

    def _sit_down(self, welcome: Welcome) -> None:
        self._game = self._find(welcome.game)
        if self._game.rules != welcome.rules:
            raise BadHost(f"{welcome.game} by rules {welcome.rules}, here {self._game.rules}")
        self._seats = list(welcome.seats)
        self.own = welcome.own

    def _hear(self, told: Told) -> None:
        game: Any = self._game
        tales, views = {}, {}
        for part in told.parts:
            events = unpack(part.events, tuple[game.event_type, ...])
            view = views[part.seat] = unpack(part.view, game.view_type)
            tales[told.n, part.seat] = Tale(told.n, told.kind, told.seat, events, view, told.to, told.seated)
        self._told = told
        self._views = views
        self._tales |= tales
        self._parts = {part.seat: part for part in told.parts}
        self._imagined, self._moves = {}, {}
        self._proposal = None
        if told.seated is not None:
            self._seats[told.seat] = told.seated
        self._tell(NewEntry(told.n))

    def _position(self, seat: Seat) -> Any:
        """A position that looks like the seat's view, kept until the next entry."""
        if seat not in self._imagined:
            game = self._game
            self._imagined[seat] = game.imagine(self._views[seat], game.blank(seat), self._rng)
        return self._imagined[seat]

    def _say(self, wish: FromGuest) -> Refusal | None:
        self._send(pack(wish))
        return None

    def _tell(self, news: News) -> None:
        for heard in tuple(self._listeners):
            heard(news)
