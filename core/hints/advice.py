"""One piece of advice, thought out a slice at a time: first the move, by the game's strongest bot, then why."""

from __future__ import annotations

import random
import time
from typing import Any

from core.bots.drive import Budget, Thought, bot_of
from core.game import Level
from core.games import AnyGame
from core.hints.why import Thinking, Why, why


class Advice:
    """For one seat, which is asked something. The bot gets its view and its memory, and nothing else."""

    def __init__(self, game: AnyGame, view: Any, memory: Any, share: float = 1.0) -> None:
        self.why: Why | None = None  # once it is done
        self._game, self._view, self._memory = game, view, memory
        bot = bot_of(game, Level.HARD)
        self._thought: Thought[Any] = Thought(bot, bot.think(view, memory, random.Random()), Budget(share=share))
        self._reasoning: Thinking | None = None

    @property
    def move(self) -> Any:
        """What is advised; None before it is, or where to wait is best."""
        return self._thought.move

    @property
    def done(self) -> bool:
        return self._thought.done and (self.move is None or self.why is not None)

    def work(self, seconds: float) -> bool:
        """Think on for so long; True when it is done."""
        until = time.perf_counter() + seconds
        if not self._thought.done:
            self._thought.work(seconds)
        elif self._reasoning is None and self.move is not None:
            self._reasoning = why(self._game, self._view, self._memory, self.move)
        while self._reasoning is not None and self.why is None and time.perf_counter() < until:
            try:
                next(self._reasoning)
            except StopIteration as said:
                self.why = said.value
        return self.done
