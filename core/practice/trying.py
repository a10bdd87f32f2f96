"""An exercise being tried: a table at which one move is judged, and which goes back to its position as often as one
likes."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any

from core.chance import DEAL_BITS, Draw, Live
from core.game import Outcome, Refusal, Seat, TableReason, settle
from core.games import AnyGame
from core.log import By, Entry, Kind, Seated, Setup
from core.match import Match
from core.practice import judging
from core.practice.exercise import Exercise, Verdict
from core.table import LocalTable

LUCK = 400  # draws of a hand that shakes, among which one is looked for that the solution succeeds with


class _Anew(Live):
    """Draws other numbers at every try: no try is told what an earlier one drew."""

    def put_back(self, drawn: Iterable[Draw] = ()) -> None:
        self.begin(random.getrandbits(DEAL_BITS))

    def begin(self, deal: int) -> None:
        super().put_back()
        self._counts.clear()
        self.deal = deal


class Trying(LocalTable):
    """The table of one exercise: the seat may act until what it did can be judged."""

    def __init__(self, game: AnyGame, exercise: Exercise, seats: Sequence[Seated], deal: int | None = None) -> None:
        self.exercise = exercise
        self.verdict: Verdict | None = None  # of this try; None as long as nothing is decided
        self.shows = False  # is the solution being shown, instead of a try?
        self._played = 0  # of the solution
        self._fresh = _Anew(random.getrandbits(DEAL_BITS) if deal is None else deal)
        options = settle(game.options, exercise.options)
        setup = Setup(game.name, game.rules, exercise.players, options, tuple(seats), None)
        match: Match[Any, Any, Any, Any, Any] = Match(game, setup, self._fresh)
        match.adopt(Entry(0, Kind.SETUP, 0, None, (), (), game.copy(exercise.state), 0.0))
        match.listen(self._judge)  # before anybody else hears of it
        super().__init__(match, lambda: (exercise.seat,))

    # What the table lets through

    @property
    def decided(self) -> bool:
        return self.verdict is not None

    @property
    def asked(self) -> tuple[Seat, ...]:
        return () if self.decided or self.shows else self.match.asked

    @property
    def outcome(self) -> Outcome | None:
        """None: a match that ends by a try has no result of its own."""
        return None

    def moves(self, seat: Seat) -> tuple[Any, ...] | None:
        return () if self.decided or self.shows else super().moves(seat)

    def refusal(self, seat: Seat, move: Any) -> Refusal | None:
        return Refusal(TableReason.OVER) if self.decided or self.shows else super().refusal(seat, move)

    def offer(self, seat: Seat, move: Any, after: int, by: By | None = None) -> Refusal | None:
        return self.refusal(seat, move) or super().offer(seat, move, after, by)

    def undo_right(self, seat: Seat) -> int | Refusal:
        return Refusal(TableReason.UNDO_NOTHING)

    # The course of a try

    def _judge(self, entry: Entry) -> None:
        if entry.kind is Kind.MOVE and self.verdict is None:
            self.verdict = judging.verdict(self.game, self.exercise, self.match.path[1:])

    def reply(self) -> bool:
        """Somebody else does what the exercise has them do; False when nobody does."""
        answer = None if self.decided else judging.reply(self.game, self.exercise, self.match.state_copy())
        if answer is not None:
            self.match.play(*answer)
        return answer is not None

    def again(self) -> None:
        """Back to the position."""
        self.verdict, self.shows, self._played = None, False, 0
        if len(self.match.path) > 1:
            self.match.undo(self.exercise.seat, 0, range(self.exercise.players))

    # The solution

    def show(self) -> None:
        """From the position on, the solution is shown, a move each time `follow` is called."""
        self.again()
        self.shows = True
        if self.exercise.drill and self.game.name != "paleo":
            self._fresh.begin(self._lucky())

    def follow(self) -> bool:
        """The next move of the solution; False when there is none."""
        if not self.shows or self._played == len(self.exercise.solution):
            return False
        self._played += 1
        self.match.play(self.exercise.seat, self.game.read(self.exercise.solution[self._played - 1]))
        return True

    def _lucky(self) -> int:
        """A deal by which the hand does not spoil what is shown."""
        move = self.game.read(self.exercise.solution[0])
        for deal in range(LUCK):
            events = self.game.play(self.game.copy(self.exercise.state), self.exercise.seat, move, Live(deal))
            if judging.drilled(self.game, self.exercise, events).solved:
                return deal
        return 0
