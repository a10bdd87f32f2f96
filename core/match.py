"""One match: its seats, state, log, undo and result. The only place where a match's state changes.

Every change is played on a copy, written to the journal, and only then becomes the match's state: a refusal, an error
in a rule or a full disk leaves everything as it was.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Collection, Sequence
from typing import Any, Generic

from core.chance import Differs, Live, Recorded
from core.game import E, EndReason, Game, K, M, Options, Outcome, Refusal, S, Seat, TableReason, V, settle, top_scorers
from core.log import BrokenRule, By, Entry, Journal, Kind, NotKept, Record, Refused, Seated, Setup
from core.packing import digest, pack
from core.sight import SeenEntry as SeenEntry
from core.sight import Sight, Sights
from core.timer import Limit, Times

# Looked up once: members of an enum and misses in a dict cost more than the rest of a move's bookkeeping.
_MOVE = Kind.MOVE
_NOT_LISTED: Any = object()


class Match(Generic[S, M, E, V, K]):
    """Made by `begin`, or from what was kept by core/replay.

    Large because a match is changed in no other place: its course, undo, resignation and rebuilding share one path.
    """

    def __init__(self, game: Game[S, M, E, V, K], setup: Setup, chance: Live, journal: Journal | None = None) -> None:
        self.game = game
        self.setup = setup
        self.seats = list(setup.seats)
        self.entries: list[Entry] = []
        self.outcome: Outcome | None = None
        self.resigned: set[Seat] = set()
        self.journal = journal
        self.times: Times | None = None  # how time stood when it was left, or given to another device
        self.now: Callable[[], float] = time.time
        self._chance = chance
        self._path: list[Entry] = []  # the entries whose positions led to this one: without what was undone
        self._walls = [0] * setup.players  # for each seat, where on the path its own last turn began
        self._state: S
        self._asked: tuple[Seat, ...] | None = None
        self._moves: dict[Seat, tuple[M, ...] | None] = {}
        self._sights = Sights(game)
        self._listeners: list[Callable[[Entry], None]] = []

    # Beginnings

    @classmethod
    def begin(
        cls,
        game: Game[S, M, E, V, K],
        seats: Sequence[Seated] | int,
        deal: int,
        options: Options | None = None,
        first: Seat | None = None,
        journal: Callable[[Setup], Journal] | None = None,
        now: Callable[[], float] = time.time,
        laid: Callable[[S], S] | None = None,
        known: str = "",
        limit: Limit | None = None,
    ) -> Match[S, M, E, V, K]:
        """A new match. ValueError says what is wrong with the set-up; NotKept that it could not be written.

        `known` is the deal's code, where all who sit down have been told it (core/deals.py).
        `laid` answers another position than the one at the beginning, for a lesson; such a match cannot be kept.
        """
        sitting = tuple(Seated() for _ in range(seats)) if isinstance(seats, int) else tuple(seats)
        players = len(sitting)
        if players not in game.seats:
            raise ValueError(f"{game.name} is played by {' or '.join(map(str, game.seats))}, not {players}")
        if first is not None and not 0 <= first < players:
            raise ValueError(f"there is no seat {first} to begin")
        settled = settle(game.options, options or {})
        setup = Setup(game.name, game.rules, players, settled, sitting, first, known, limit)
        match = cls(game, setup, Live(deal), journal(setup) if journal else None)
        match.now = now
        state, events = game.start(players, setup.options, first, match._chance)
        if laid is not None:
            state = laid(state)
        match._enter(Kind.SETUP, 0, None, state, events)
        return match

    # The position

    @property
    def n(self) -> int:
        """The number of the newest entry."""
        return len(self.entries) - 1

    @property
    def number(self) -> int | None:
        """Under which it is kept; None: it is not."""
        return getattr(self.journal, "match", None)

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats the match waits for; none when it is over."""
        asked = self._asked
        if asked is None:
            asked = self._asked = () if self.outcome is not None else self.game.asked(self._state)
        return asked

    def moves(self, seat: Seat) -> tuple[M, ...] | None:
        """All legal moves of a seat, kept until the next entry; None where they cannot be counted."""
        moves: tuple[M, ...] | None = self._moves.get(seat, _NOT_LISTED)
        if moves is _NOT_LISTED:
            moves = self._moves[seat] = () if self.outcome is not None else self.game.moves(self._state, seat)
        return moves

    def sample(self, seat: Seat, rng: random.Random) -> M:
        """Any legal move of the seat."""
        moves = self.moves(seat)
        if moves is None:
            return self.game.sample(self._state, seat, rng)
        return moves[int(rng.random() * len(moves))]

    def clock(self) -> int:
        """Seconds the table allows for what is asked now; 0: as long as it takes."""
        return 0 if self.outcome is not None else self.game.clock(self._state)

    def refusal(self, seat: Seat, move: M) -> Refusal | None:
        """Why the seat may not make the move now."""
        if self.outcome is not None:
            return Refusal(TableReason.OVER)
        if not 0 <= seat < self.setup.players:
            return Refusal(TableReason.NO_SUCH_SEAT, (seat,))
        return self.game.refusal(self._state, seat, move)

    def view(self, seat: Seat | None) -> V:
        """What the seat may know now."""
        view: V = self._sights.of(self.entries[-1], seat).seen.view
        return view

    def memory(self, seat: Seat | None) -> K:
        """What the seat has learnt beyond its view, folded from the events it was shown since the beginning."""
        return self._sights.memory(self._path, seat)

    def seen(self, entry: Entry, seat: Seat | None) -> SeenEntry:
        """The entry as the seat may know it, with its view of the position after it."""
        return self.sight(entry, seat).seen

    def sight(self, entry: Entry, seat: Seat | None) -> Sight:
        """The same for who sends it somewhere."""
        if entry.state is None or entry.n < self.earliest(seat):
            raise Refused(Refusal(TableReason.PAST_HIDDEN))
        return self._sights.of(entry, seat)

    def earliest(self, seat: Seat | None) -> int:
        """The oldest entry the seat may be shown: in a game of memory, until its end, where its own last turn began."""
        if not self.game.past_is_memory or self.outcome is not None:
            return 0
        wall = max(self._walls) if seat is None else self._walls[seat]
        return self._path[wall].n

    def state_copy(self) -> S:
        """The whole position, for those who look after the games: logs, tests, benchmarks. Never for a screen."""
        return self.game.copy(self._state)

    def holds(self, seat: Seat) -> Seated:
        """Who sits there now."""
        return self.seats[seat]

    def listen(self, told: Callable[[Entry], None]) -> Callable[[], None]:
        """Call `told` after every new entry; answers how to stop."""
        self._listeners.append(told)
        return lambda: self._listeners.remove(told)

    # Changes. Each may be what a guest wished (`by`).

    def play(self, seat: Seat, move: M, by: By | None = None) -> Entry:
        """Make a move. Raises Refused (or its kinds BrokenRule, NotKept) and changes nothing, or answers the entry."""
        refusal = self.refusal(seat, move)
        if refusal is not None:
            raise Refused(refusal)
        return self._played(_MOVE, seat, move, by)

    def time_up(self) -> Entry:
        """The time for what is asked is over: the rules say what follows."""
        if self.outcome is not None:
            raise Refused(Refusal(TableReason.OVER))
        if not self.clock():
            raise Refused(Refusal(TableReason.NO_CLOCK))
        return self._played(Kind.TIME_UP, -1, None)

    def undo_right(self, seat: Seat) -> int | Refusal:
        """The entry to go back to when the seat takes back its latest move by itself, or why it may not."""
        if self.resigned and self.outcome is not None:
            return Refusal(TableReason.OVER)
        for place in range(len(self._path) - 1, 0, -1):
            entry = self._path[place]
            if entry.kind is not Kind.MOVE:
                return Refusal(TableReason.UNDO_TABLE)
            if entry.seat != seat and not entry.bot:
                return Refusal(TableReason.UNDO_OTHERS)
            if entry.draws:
                return Refusal(TableReason.UNDO_DRAWN)
            if any(self.game.reveals(event) for event in entry.events):
                return Refusal(TableReason.UNDO_SEEN)
            if entry.seat == seat and not entry.bot:
                return self._undo_refusal(place - 1) or self._path[place - 1].n
        return Refusal(TableReason.UNDO_NOTHING)

    @property
    def path(self) -> tuple[Entry, ...]:
        """The entries whose positions led to this one: without what was undone, without hand-overs."""
        return tuple(self._path)

    def step_back_right(self) -> int | Refusal:
        """The position before the latest entry, to which everybody may agree to go back, or why not even they may."""
        if self.resigned and self.outcome is not None:
            return Refusal(TableReason.OVER)
        if len(self._path) < 2:
            return Refusal(TableReason.UNDO_NOTHING)
        return self._undo_refusal(len(self._path) - 2) or self._path[-2].n

    def undo(self, seat: Seat, to: int | None = None, agreed: Collection[Seat] = (), by: By | None = None) -> Entry:
        """Take back to an earlier entry: by right, or as far as all other persons at the table agree (bots do)."""
        right = self.undo_right(seat)
        if to is None:
            if isinstance(right, Refusal):
                raise Refused(right)
            to = right
        place = next((i for i, entry in enumerate(self._path) if entry.n == to), -1)
        if not 0 <= place < len(self._path) - 1:
            raise Refused(Refusal(TableReason.UNDO_NOTHING))
        refusal = self._undo_refusal(place)
        if refusal is None and (isinstance(right, Refusal) or to < right) and self.others(seat) - set(agreed):
            refusal = Refusal(TableReason.UNDO_NOT_AGREED)
        if refusal is not None:
            raise Refused(refusal)
        target = self._path[place]
        entry = Entry(self.n + 1, Kind.UNDO, seat, None, (), (), target.state, self.now(), to=to, by=by)
        self._keep(entry, self._result(target.state))
        for undone in self._path[place + 1 :]:
            self._chance.put_back(undone.draws)
        self._step_back(place)
        return self._told(entry)

    def hand(self, seat: Seat, seated: Seated, by: By | None = None) -> Entry:
        """Somebody else, a person or a bot, sits down at the seat."""
        if not 0 <= seat < self.setup.players:
            raise Refused(Refusal(TableReason.NO_SUCH_SEAT, (seat,)))
        if self.outcome is not None:
            raise Refused(Refusal(TableReason.OVER))
        entry = Entry(self.n + 1, Kind.HAND, seat, None, (), (), self._state, self.now(), seated=seated, by=by)
        self._keep(entry, None)
        self.seats[seat] = seated
        return self._told(entry)

    def resign(self, seat: Seat, instead: Seated | None = None, by: By | None = None) -> Entry:
        """The seat gives up: it cannot win any more. The match is over when one side alone is left.

        Otherwise somebody plays on `instead`, by the same entry: a resigned seat never waits for who has left it.
        """
        if not 0 <= seat < self.setup.players:
            raise Refused(Refusal(TableReason.NO_SUCH_SEAT, (seat,)))
        if self.outcome is not None or seat in self.resigned:
            raise Refused(Refusal(TableReason.OVER))
        outcome = self._end_by_resignation(seat)
        seated = instead if outcome is None else None
        entry = Entry(self.n + 1, Kind.RESIGN, seat, None, (), (), self._state, self.now(), seated=seated, by=by)
        self._keep(entry, outcome)
        self._give_up(seat, seated, outcome)
        return self._told(entry)

    def others(self, seat: Seat) -> set[Seat]:
        """The persons at the table whose consent the seat needs."""
        return {s for s, who in enumerate(self.seats) if who.level is None and s != seat and s not in self.resigned}

    # Keeping

    def record(self, entry: Entry, packed: bytes | None = None) -> Record:
        """The entry as it is kept; its position may be packed already."""
        if entry.kept is None:
            move = "" if entry.move is None else self.game.text(entry.move)
            kept = digest(pack(entry.state) if packed is None else packed)
            kind, seat, draws, to, seated = entry.kind, entry.seat, entry.draws, entry.to, entry.seated
            entry.kept = Record(entry.n, kind, seat, move, draws, to, seated, entry.at, kept, entry.by)
        return entry.kept

    def records(self) -> list[Record]:
        """The whole match as it is kept."""
        return [self.record(entry) for entry in self.entries]

    @property
    def deal(self) -> int:
        """The deal's number. It leaves this device only with the whole match."""
        return self._chance.deal

    # Inside

    def _played(self, kind: Kind, seat: Seat, move: M | None, by: By | None = None) -> Entry:
        """The rules play a copy of the position; what they did becomes an entry."""
        state = self.game.copy(self._state)
        try:
            if move is not None:
                events = self.game.play(state, seat, move, self._chance)
            else:
                events = self.game.time_up(state, self._chance)
        except Exception as broken:
            self._chance.put_back()
            raise BrokenRule(Refusal(TableReason.BROKEN_RULE)) from broken
        return self._enter(kind, seat, move, state, events, by)

    def _enter(
        self, kind: Kind, seat: Seat, move: M | None, state: S, events: tuple[E, ...], by: By | None = None
    ) -> Entry:
        draws = self._chance.take()
        bot = kind is _MOVE and self.seats[seat].level is not None
        entry = Entry(len(self.entries), kind, seat, move, draws, events, state, self.now(), bot, by=by)
        try:
            outcome = self._result(state)
        except Exception as broken:
            self._chance.put_back(draws)
            raise BrokenRule(Refusal(TableReason.BROKEN_RULE)) from broken
        if self.journal is not None:
            try:
                self._keep(entry, outcome)
            except NotKept:
                self._chance.put_back(draws)
                raise
        self._arrive(entry, outcome)
        return self._told(entry)

    def _keep(self, entry: Entry, outcome: Outcome | None) -> None:
        if self.journal is not None:
            packed = pack(entry.state)
            self.journal.write(self.record(entry, packed), packed, outcome)

    def _arrive(self, entry: Entry, outcome: Outcome | None) -> None:
        """The entry's position becomes the match's."""
        path = self._path
        if entry.kind is _MOVE and len(path) > self._walls[entry.seat]:
            self._walls[entry.seat] = len(path) - 1
        path.append(entry)
        self._state = entry.state
        self.outcome = outcome

    def _step_back(self, place: int) -> None:
        del self._path[place + 1 :]
        self._walls = [min(wall, place) for wall in self._walls]  # a bot's may lie beyond: nobody asked it
        self._state = self._path[place].state
        self.outcome = self._result(self._state)

    def _told(self, entry: Entry) -> Entry:
        self.entries.append(entry)
        self._asked = None
        self._moves = {}
        if self._listeners:
            for told in tuple(self._listeners):
                told(entry)
        return entry

    def _undo_refusal(self, place: int) -> Refusal | None:
        """Why nobody may go back to this place on the path."""
        if self._path[place].state is None:
            return Refusal(TableReason.UNDO_PAST)
        if self.game.past_is_memory:
            persons = [s for s, who in enumerate(self.seats) if who.level is None]
            if any(place < self._walls[s] for s in persons):
                return Refusal(TableReason.UNDO_PAST)
        return None

    def _give_up(self, seat: Seat, instead: Seated | None, outcome: Outcome | None) -> None:
        self.resigned.add(seat)
        self.seats[seat] = instead or self.seats[seat]
        self.outcome = outcome

    def _end_by_resignation(self, seat: Seat) -> Outcome | None:
        """Once the seat has given up too: over when one side alone is left, or no person (bots do not go on alone)."""
        left = [s for s in range(self.setup.players) if s not in self.resigned and s != seat]
        sides = self.game.sides(self.setup.players)
        playing = [side for side in sides if any(s in left for s in side)]
        persons = any(self.seats[s].level is None for s in left)
        if persons and (len(playing) > 1 or len(sides) == 1):
            return None
        winners = tuple(s for side in playing for s in side if s in left) if len(sides) > 1 else ()
        return Outcome((0,) * self.setup.players, winners, EndReason.RESIGNED)

    def _result(self, state: S) -> Outcome | None:
        """The rules' outcome; who resigned does not win, the best of the others do."""
        outcome = self.game.outcome(state)
        if outcome is None or not self.resigned or not outcome.winners:
            return outcome
        left = tuple(s for s in range(self.setup.players) if s not in self.resigned)
        winners = tuple(s for s in outcome.winners if s in left)
        if winners:
            return Outcome(outcome.scores, winners, outcome.reason)
        return Outcome(outcome.scores, top_scorers(outcome.scores, left), EndReason.RESIGNED_AHEAD)

    # Rebuilding, for core/replay

    def rebuilt(self, record: Record) -> Entry:
        """The entry a record tells of, with events and position, by today's rules; raises what goes wrong."""
        game, setup, kind, seat = self.game, self.setup, record.kind, record.seat
        if kind in (Kind.HAND, Kind.RESIGN) and not 0 <= seat < setup.players:
            raise Differs(f"there is no seat {seat}")
        chance = Recorded(record.draws)
        move: M | None = None
        events: tuple[E, ...] = ()
        bot = False
        if kind is Kind.SETUP:
            state, events = game.start(setup.players, setup.options, setup.first, chance)
        elif not self.entries:
            raise Differs("a match begins with its set-up")
        elif kind is Kind.MOVE:
            move = game.read(record.move)
            refusal = self.refusal(seat, move)
            if refusal is not None:
                raise Refused(refusal)
            state = game.copy(self._state)
            events = game.play(state, seat, move, chance)
            bot = self.seats[seat].level is not None
        elif kind is Kind.TIME_UP:
            if not self.clock():
                raise Differs("no time was being counted")
            state = game.copy(self._state)
            events = game.time_up(state, chance)
        elif kind is Kind.UNDO:
            found: S | None = next((entry.state for entry in self._path if entry.n == record.to), None)
            if found is None:
                raise Differs(f"nothing to go back to at {record.to}")
            state = found
        else:
            state = self._state
        chance.finish()
        at, to, seated = record.at, record.to, record.seated
        return Entry(record.n, kind, seat, move, record.draws, events, state, at, bot, to, seated, record.by, record)

    def adopt(self, entry: Entry) -> None:
        """A rebuilt entry takes effect."""
        if entry.kind is Kind.UNDO:
            self._step_back(next(i for i, step in enumerate(self._path) if step.n == entry.to))
        elif entry.kind is Kind.HAND:
            self.seats[entry.seat] = entry.seated or Seated()
        elif entry.kind is Kind.RESIGN:
            self._give_up(entry.seat, entry.seated, self._end_by_resignation(entry.seat))
        else:
            self._arrive(entry, self._result(entry.state))
        self._told(entry)

    def carry_on(self, rest: Sequence[Record], state: S, result: Outcome | None) -> None:
        """Take a kept position for the newest one: of the entries that led to it only the list is known."""
        for record in rest:
            n, kind, seat, draws, at = record.n, record.kind, record.seat, record.draws, record.at
            to, by = record.to, record.by
            entry = Entry(n, kind, seat, None, draws, (), None, at, to=to, seated=record.seated, by=by, kept=record)
            if kind is Kind.UNDO:
                while self._path and self._path[-1].n > record.to:
                    self._path.pop()
                self._walls = [min(wall, len(self._path) - 1) for wall in self._walls]
            elif kind is Kind.HAND:
                self.seats[seat] = record.seated or Seated()
            elif kind is Kind.RESIGN:
                self._give_up(seat, record.seated, None)
            else:
                if kind is _MOVE:
                    self._walls[seat] = max(self._walls[seat], len(self._path) - 1)
                self._path.append(entry)
            self.entries.append(entry)
        self._path[-1].state = self.entries[-1].state = self._state = state
        self._asked, self._moves = None, {}
        self.outcome = result  # what was won stays won

    def keep_on(self, journal: Journal | None) -> None:
        """From now on live: draws go on where the path left them, entries are written down."""
        for entry in self._path:
            self._chance.skip(entry.draws)
        self.journal = journal
