"""An exercise being tried: a match that begins at its position, and goes back there as often as one likes."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any

from core.chance import DEAL_BITS, Draw, Live
from core.game import settle
from core.games import AnyGame
from core.log import Entry, Kind, Seated, Setup
from core.match import Match
from core.practice import judges
from core.practice.exercise import Exercise, Verdict


class _Anew(Live):
    """Draws other numbers at every try: no try is told what an earlier one drew."""

    def put_back(self, drawn: Iterable[Draw] = ()) -> None:
        super().put_back()


class Trying:
    """The match, and what came of each try."""

    def __init__(self, game: AnyGame, exercise: Exercise, seats: Sequence[Seated], deal: int | None = None) -> None:
        self.game, self.exercise = game, exercise
        self.tries = 0
        options = settle(game.options, exercise.options)
        setup = Setup(game.name, game.rules, exercise.players, options, tuple(seats), None)
        chance = _Anew(random.getrandbits(DEAL_BITS) if deal is None else deal)
        self.match: Match[Any, Any, Any, Any, Any] = Match(game, setup, chance)
        self.match.adopt(Entry(0, Kind.SETUP, 0, None, (), (), game.copy(exercise.state), 0.0))

    def reply(self) -> bool:
        """Somebody else does what the exercise has them do; False when nobody does."""
        answer = judges.reply(self.game.name, self.exercise, self.match.state_copy())
        if answer is not None:
            self.match.play(*answer)
        return answer is not None

    def verdict(self) -> Verdict | None:
        """What came of this try; None as long as nothing is decided."""
        return judges.verdict(self.game, self.exercise, self.match.path[1:])

    def again(self) -> None:
        """Back to the position."""
        if len(self.match.path) > 1:
            self.match.undo(self.exercise.seat, to=0)
