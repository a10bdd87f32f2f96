"""Drives bots: holds their budget, gives them time in slices, and plays the moves they choose.

What it drives them at is a match, or the seats of a guest's device at another's table.

The command line and tests count playouts, so that the same seed gives the same match; in play a clock decides; a
window gives slices of a frame. While persons are asked, a window may also have the bot that moves next think ahead:
that is for the clock alone, for what is counted is the same each time.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from math import inf
from typing import Any, Generic, Protocol

import msgspec

from core.characters import temper
from core.game import Bot, E, Game, K, Level, M, Outcome, Refusal, S, Seat, Temper, V
from core.log import Entry, Kind, Refused, Seated, Setup

MOST_AGAIN = 8  # times a thought is begun anew because others have made its move impossible
AHEAD = 3  # times what it may think about a move a bot thinks ahead at most, until others have moved
REACTIONS = 3  # free moves one bot may make between two moves of seats that are asked


class Budget(msgspec.Struct, frozen=True):
    """How much thought a move may cost. A limit that is None does not bind; with neither, the bot's own clock does."""

    playouts: int | None = None
    seconds: float | None = None
    share: float = 1.0  # of the bot's own seconds; a phone gives an eighth of what a desk computer gives

    def divided(self, parts: int) -> Budget:
        """A part of it."""
        if parts == 1:
            return self
        playouts = None if self.playouts is None else max(1, self.playouts // parts)
        seconds = None if self.seconds is None else self.seconds / parts
        return Budget(playouts, seconds, self.share / parts)


class RandomBot(Bot[V, M, K], Generic[S, M, E, V, K]):
    """Plays any legal move, of any game: what is legal follows from the view."""

    def __init__(self, game: Game[S, M, E, V, K]) -> None:
        self._game = game

    def think(self, view: V, memory: K, rng: random.Random) -> Generator[int, bool, M]:
        assert view.seat is not None
        yield 1
        return self._game.sample(self._game.imagine(view, memory, rng), view.seat, rng)


def bot_of(game: Game[S, M, E, V, K], level: Level, temper: Temper | None = None) -> Bot[V, M, K]:
    """The game's bot of this level and temper."""
    return RandomBot(game) if level is Level.RANDOM else game.bot(level, temper)


class Thought(Generic[M]):
    """One move being thought out, a slice at a time."""

    def __init__(
        self,
        bot: Bot[Any, M, Any],
        thinking: Generator[int, bool, M | None],
        budget: Budget,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.playouts = 0
        self.seconds = 0.0
        self.done = False
        self.move: M | None = None  # once it is done; None then: the bot waits for what others do
        self._thinking = thinking
        self._clock = clock
        self._started = False
        self._usual = 0.0  # seconds that a step took of late
        counted = budget.playouts is not None
        self._most = budget.playouts if budget.playouts is not None else None
        timed = budget.seconds if budget.seconds is not None else None if counted else bot.seconds * budget.share
        self._longest = timed

    def work(self, seconds: float = inf) -> bool:
        """Think on for so long; True when the move stands. No step is begun that would likely take longer than that."""
        clock = self._clock
        begun = now = clock()
        before = self.seconds
        try:
            while not self.done:
                if not self._started:
                    self._started = True
                    self.playouts += next(self._thinking)
                else:
                    self.playouts += self._thinking.send(not self._spent())
                step, now = now, clock()
                self._usual += (0.2 if self._usual else 1.0) * (now - step - self._usual)
                self.seconds = before + now - begun
                if now - begun + self._usual >= seconds:
                    return False
        except StopIteration as decided:
            self.seconds = before + clock() - begun
            self.move, self.done = decided.value, True
        return True

    def _spent(self) -> bool:
        if self._most is not None and self.playouts >= self._most:
            return True
        return self._longest is not None and self.seconds >= self._longest


class _Told(Protocol):
    @property
    def kind(self) -> Kind: ...


class Driven(Protocol[S, M, E, V, K]):
    """What must be known of a match to drive bots at it."""

    @property
    def game(self) -> Game[S, M, E, V, K]: ...
    @property
    def setup(self) -> Setup: ...
    @property
    def n(self) -> int: ...
    @property
    def entries(self) -> Sequence[_Told]: ...
    @property
    def asked(self) -> tuple[Seat, ...]: ...
    @property
    def outcome(self) -> Outcome | None: ...
    def holds(self, seat: Seat) -> Seated:
        """Who sits there; with a level, if it is a bot that is driven here."""

    def view(self, seat: Seat | None) -> V: ...
    def memory(self, seat: Seat | None) -> K: ...
    def sample(self, seat: Seat, rng: random.Random) -> M: ...
    def refusal(self, seat: Seat, move: M) -> Refusal | None: ...
    def play(self, seat: Seat, move: M) -> Entry | None:
        """Raises Refused. None: it is on its way to who has the match."""


class Noted(msgspec.Struct):
    """What a seat's bot keeps of its thoughts, and the newest entry by then."""

    notes: object
    n: int


class Ahead(Generic[S, M, E, V, K]):
    """What bots keep of their thoughts; and while persons are asked, of the bot that moves next, a thought ahead.

    Notes are of no use once anything but moves has come since: something was taken back, or somebody else sits there.
    Where playouts are counted nothing is kept, so that a match does not depend on when anybody looked.
    """

    def __init__(
        self, match: Driven[S, M, E, V, K], bot: Callable[[Seat], Bot[V, M, K]], budget: Callable[[Seat], Budget]
    ) -> None:
        self._match, self._bot, self._budget = match, bot, budget
        self._rng = random.Random()  # none of the seats': what they draw is the same whether anybody thinks ahead
        self._noted: dict[Seat, Noted] = {}
        self._at: tuple[Seat | None, int] = None, -1  # the seat that thinks ahead, and the newest entry when it began
        self._thought: Thought[Any] | None = None

    @property
    def seat(self) -> Seat | None:
        """Whose bot may think ahead now, and has not done so for long enough."""
        match = self._match
        if match.outcome is not None or not match.asked:
            return None
        players = match.setup.players
        after = ((match.asked[0] + k) % players for k in range(1, players))
        seat = next((seat for seat in after if seat not in match.asked and self._keeps(seat)), None)
        begun = (seat, match.n) == self._at
        return None if begun and (self._thought is None or self._thought.done) else seat

    def work(self, seconds: float) -> bool:
        """Think ahead for so long at most; is there more to be thought ahead?"""
        seat, match = self.seat, self._match
        if seat is None:
            return False
        if (seat, match.n) != self._at:
            self._at = seat, match.n
            bot, budget = self._bot(seat), self._budget(seat)
            longest = AHEAD * (bot.seconds * budget.share if budget.seconds is None else budget.seconds)
            pondering = bot.ponder(self.notes(seat), match.view(seat), match.memory(seat), self._rng)
            self._thought = Thought(bot, pondering, Budget(AHEAD * bot.playouts, longest))
        return self._thought is not None and not self._thought.work(seconds)

    def notes(self, seat: Seat) -> object:
        """The seat's, as far as they are of use, to go on in; None: its bot keeps none. A thought ahead ends here."""
        if not self._keeps(seat):
            return None
        match, noted = self._match, self._noted.get(seat)
        if noted is None or any(entry.kind is not Kind.MOVE for entry in match.entries[noted.n + 1 :]):
            noted = self._noted[seat] = Noted(self._bot(seat).notes(), match.n)
        noted.n, self._thought = match.n, None
        return noted.notes

    def _keeps(self, seat: Seat) -> bool:
        counted = self._budget(seat).playouts is not None
        if counted or self._match.holds(seat).level is None:
            return False
        return self._bot(seat).keeps


class Drive(Generic[S, M, E, V, K]):
    """Plays the bots' seats of a match: call `work` again and again, as long or as short as suits.

    A thought belongs to its question: it goes on when others' moves left that question as it was. If what it comes to
    is no longer allowed then, the bot thinks once more about the newest position, for half as long each time: so it
    answers, however busy the table is.
    """

    def __init__(
        self,
        match: Driven[S, M, E, V, K],
        budgets: Mapping[Seat, Budget] | None = None,
        rngs: Mapping[Seat, random.Random] | None = None,
        bots: Mapping[Seat, Bot[V, M, K]] | None = None,
    ) -> None:
        """Seats without a bot of their own have the game's, of their level."""
        self.match = match
        self._own = bots or {}
        self._budgets = budgets or {}
        self._rngs = dict(rngs or {})
        self._bots: dict[tuple[Level, Temper | None], Bot[V, M, K]] = {}
        self._thought: Thought[M] | None = None
        self._question: object = None  # the seat's, to which the thought belongs
        self._ahead = Ahead(match, self._bot, self._budget)
        self._asked_at = (-1, -1)  # seat and entry of which the question was looked at last
        self._again = 0  # how often the thought came to what was no longer allowed
        self._waits: dict[Seat, int] = {}  # bots that wait for what others do, and since which entry
        self._heard = match.n  # the newest entry to which all bots have had a chance to react
        self._reactions: dict[Seat, int] = {}
        self.slowest: dict[Seat, float] = {}  # the longest thought of each seat, in seconds
        self.last_playouts = 0
        self.last_seconds = 0.0

    @property
    def seat(self) -> Seat | None:
        """The bot's seat that is asked and does not wait; None when the match waits for persons, or is over."""
        match = self.match
        return next(
            (s for s in match.asked if match.holds(s).level is not None and self._waits.get(s) != match.n), None
        )

    @property
    def due(self) -> bool:
        """Is there anything to think about?"""
        if self.seat is not None:
            return True
        return self._heard != self.match.n and self.match.outcome is None and self._may_react()

    def _may_react(self) -> bool:
        """Is there a bot that ever makes free moves?"""
        bots = (seat for seat in range(self.match.setup.players) if self.match.holds(seat).level is not None)
        return any(type(self._bot(seat)).react is not Bot.react for seat in bots)

    def work(self, seconds: float = inf) -> Entry | None:
        """Think for so long at most. Answers the entry when a bot has moved. NotKept passes through."""
        reaction = self._react()
        if reaction is not None:
            return reaction
        seat = self.seat
        if seat is None:
            self._thought = None
            return None
        self._look(seat)
        if self._thought is None:
            self._thought = self._begin(seat)
        if not self._thought.done:
            stands = self._thought.work(seconds)
            if not stands or seconds < inf:  # what a move brings is for the next slice: a frame that thought is full
                return None
        return self._decided(seat)

    @property
    def ponders(self) -> bool:
        """May a bot think ahead, because nobody waits for one?"""
        return self._ahead.seat is not None and not self.due

    def ponder(self, seconds: float) -> bool:
        """Let the bot that moves next think ahead for so long at most; is there more to be thought ahead?"""
        return not self.due and self._ahead.work(seconds)

    def _look(self, seat: Seat) -> None:
        """Is it still the question that was thought about?"""
        match, at = self.match, (seat, self.match.n)
        if self._asked_at != at:
            moved = all(entry.kind is Kind.MOVE for entry in match.entries[self._asked_at[1] + 1 :])
            self._asked_at = at
            question = (seat, match.game.question(match.view(seat)))
            if question != self._question or not moved:
                self._question, self._thought, self._again = question, None, 0

    def _begin(self, seat: Seat) -> Thought[M]:
        bot = self._bot(seat)
        match, notes = self.match, self._ahead.notes(seat)
        given = match.view(seat), match.memory(seat), self._rng(seat)
        thinking = bot.think(*given) if notes is None else bot.think_on(notes, *given)
        return Thought(bot, thinking, self._budget(seat).divided(2**self._again))

    def _decided(self, seat: Seat) -> Entry | None:
        """The thought has come to a move, or to wait."""
        thought, self._thought = self._thought, None
        assert thought is not None
        self.last_playouts, self.last_seconds = thought.playouts, thought.seconds
        self.slowest[seat] = max(self.slowest.get(seat, 0.0), thought.seconds)
        match, move = self.match, thought.move
        if move is None:
            self._waits[seat] = match.n
            if any(match.holds(s).level is None or self._waits.get(s) != match.n for s in match.asked):
                return None
            move = match.sample(seat, self._rng(seat))  # all wait for each other
        elif self._again < MOST_AGAIN and match.refusal(seat, move) is not None:
            self._again += 1
            return None
        self._reactions.clear()
        self._question = None
        return match.play(seat, move)

    def _react(self) -> Entry | None:
        """Let the bots make free moves once after each entry. One that is no longer legal is dropped."""
        match = self.match
        if self._heard == match.n or match.outcome is not None:
            return None
        if match.entries[-1].kind is not Kind.MOVE:
            self._reactions.clear()
        for seat in range(match.setup.players):
            made = self._reactions.get(seat, 0)
            if match.holds(seat).level is None or seat in match.asked or made >= REACTIONS:
                continue
            bot = self._bot(seat)
            if type(bot).react is Bot.react:
                continue
            move = bot.react(match.view(seat), match.memory(seat), self._rng(seat))
            if move is not None and match.refusal(seat, move) is None:
                self._reactions[seat] = made + 1
                try:
                    return match.play(seat, move)
                except Refused:
                    continue
        self._heard = match.n
        return None

    def _bot(self, seat: Seat) -> Bot[V, M, K]:
        if seat in self._own:
            return self._own[seat]
        seated = self.match.holds(seat)
        who = (seated.level or Level.NORMAL, temper(seated))
        if who not in self._bots:
            self._bots[who] = bot_of(self.match.game, *who)
        return self._bots[who]

    def _budget(self, seat: Seat) -> Budget:
        return self._budgets.get(seat, Budget())

    def _rng(self, seat: Seat) -> random.Random:
        return self._rngs.setdefault(seat, random.Random())
