"""The contract every game fulfils, and the few types all games share.

A game is one object with no state of its own: everything it knows about a match is in the state it is given.
Its state, moves, events, views and memories are msgspec structs, declared as `*_type`, so that a match can be
copied, packed, compared and sent without the game writing a line for it.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Generator, Hashable, Mapping, Sequence
from enum import StrEnum
from typing import Annotated, Any, Generic, NoReturn, Protocol, TypeVar

import msgspec

from core.chance import Chance
from core.packing import Unreadable

Seat = Annotated[int, msgspec.Meta(ge=-2, le=15)]  # 0 .. players - 1, clockwise; below: nobody's, as games say
Number = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31 - 1)]  # what counts points, steps, millimetres
Options = Mapping[str, str]


class View(Protocol):
    """What every view says, whatever the game: whose it is (None: what everybody may know) and what is asked."""

    @property
    def seat(self) -> Seat | None: ...
    @property
    def question(self) -> Any: ...


S = TypeVar("S", bound=msgspec.Struct)  # state: all there is to know; nobody outside rules and Match sees it
M = TypeVar("M", bound=msgspec.Struct)  # move
E = TypeVar("E", bound=msgspec.Struct)  # event
V = TypeVar("V", bound=View)  # view: what one seat may know
K = TypeVar("K", bound=msgspec.Struct)  # memory: what a seat has learnt beyond its view


class Level(StrEnum):
    """How well a bot plays; the weakest first."""

    RANDOM = "random"
    EASY = "easy"  # overlooks what others need, what comes next, and what is hidden
    CASUAL = "casual"  # sees what others need
    NORMAL = "normal"  # and what comes next
    STRONG = "strong"  # and, with less time or a shakier hand than the next, what is hidden
    HARD = "hard"


class Temper(StrEnum):
    """What somebody is like, and so what a bot likes to do beside winning."""

    JOKER = "joker"
    PATIENT = "patient"
    LOYAL = "loyal"  # keeps promises
    BOLD = "bold"
    HOARDER = "hoarder"
    CALCULATING = "calculating"
    STUBBORN = "stubborn"
    DREAMER = "dreamer"


LEVELS = tuple(level for level in Level if level is not Level.RANDOM)  # those that persons meet


class Option(msgspec.Struct, frozen=True):
    """One choice of the table, the same for all who sit at it, or about one of its seats."""

    name: str
    choices: tuple[str, ...]
    default: str
    seat: Seat | None = None  # about this seat alone; screens need not offer it where nobody sits there
    first: str = ""  # what is chosen for who has never played the game, if that is not the default


class Refusal(msgspec.Struct, frozen=True):
    """Why something is not allowed: a reason with words in every language, and the numbers in its sentence."""

    reason: Annotated[str, msgspec.Meta(max_length=60)]
    numbers: Annotated[tuple[Number, ...], msgspec.Meta(max_length=8)] = ()


class TableReason(StrEnum):
    """Reasons every table may give, whatever the game."""

    OVER = "table.over"
    NO_SUCH_SEAT = "table.no_such_seat"
    UNREADABLE = "table.unreadable"
    NO_CLOCK = "table.no_clock"
    NOT_YOURS = "table.not_yours"
    STALE = "table.stale"
    WAITING = "table.waiting"
    PAUSED = "table.paused"
    NO_LINK = "table.no_link"
    BROKEN_RULE = "table.broken_rule"
    DISK_FULL = "table.disk_full"
    NOT_KEPT = "table.not_kept"
    UNDO_NOTHING = "undo.nothing"
    UNDO_DRAWN = "undo.drawn"
    UNDO_SEEN = "undo.seen"
    UNDO_OTHERS = "undo.others"
    UNDO_TABLE = "undo.table"
    UNDO_PAST = "undo.past"
    UNDO_NOT_AGREED = "undo.not_agreed"
    PAST_HIDDEN = "past.hidden"


class EndReason(StrEnum):
    """Why a match ended as it did, where that is not by the rules of the game alone."""

    RESIGNED = "end.resigned"
    RESIGNED_AHEAD = "end.resigned_ahead"  # whoever won by the rules had resigned


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended: a score a seat, who won (several share it, none is possible), and why it ended."""

    scores: Annotated[tuple[Number, ...], msgspec.Meta(max_length=8)]
    winners: Annotated[tuple[Seat, ...], msgspec.Meta(max_length=8)]
    reason: Annotated[str, msgspec.Meta(max_length=60)]


def top_scorers(scores: Sequence[int], seats: Sequence[Seat] | None = None) -> tuple[Seat, ...]:
    """The seats (of all, or of those given) that share the highest score."""
    among = range(len(scores)) if seats is None else seats
    best = max((scores[s] for s in among), default=0)
    return tuple(s for s in among if scores[s] == best)


class Bot(Generic[V, M, K]):
    """One level of one game. It gets what its seat gets and nothing else."""

    playouts: int = 1  # what is enough thought where the driver counts instead of looking at the clock
    seconds: float = 0.0  # at most this long on a desk computer; the driver may give less
    keeps: bool = False  # are its thoughts kept from one question to the next, and does it ponder between them?

    def think(self, view: V, memory: K, rng: random.Random) -> Generator[int, bool, M | None]:
        """Yield the playouts done after each millisecond of work or less; sent False, return the best move so far.

        Where others may act as well, None says: I wait for what they do.
        """
        raise NotImplementedError

    def notes(self) -> object:
        """Empty ones, for who `keeps` a seat's thoughts: it is asked to `think_on` instead of `think`, and to `ponder`.

        It sees by view and memory what has happened since, and whether what it noted is of use still.
        """
        return None

    def think_on(self, notes: object, view: V, memory: K, rng: random.Random) -> Generator[int, bool, M | None]:
        """As `think`, from what is noted; and note what the next thought may begin with."""
        return self.think(view, memory, rng)

    def ponder(self, notes: object, view: V, memory: K, rng: random.Random) -> Generator[int, bool, None]:
        """Think ahead of the seat's next question, and note what may be of use then. Yields as `think` does."""
        yield from ()

    def react(self, view: V, memory: K, rng: random.Random) -> M | None:
        """A free move the bot wants to make though it is not asked; mostly there is none. Called few times a phase."""
        return None


class Game(ABC, Generic[S, M, E, V, K]):
    """What a game promises. Methods that change a state say so; all others leave it alone."""

    name: str
    rules: int  # raised whenever a change would alter any recorded match
    seats: tuple[int, ...]  # how many may play
    letter: str = ""  # with which codes of its deals begin (core/deals.py): another one for each game, for good
    options: tuple[Option, ...] = ()
    words: tuple[type[StrEnum], ...] = ()  # every enum whose members need words on screen
    hides: bool = True  # is there anything that a seat may not know? Where not, views differ by the seat alone
    apart: bool = True  # do several who are asked and share a phone choose one after the other, unseen by each other?
    allied: bool = False  # does the table win or lose together, so that bots are partners?
    past_is_memory: bool = False  # until the end nobody may be shown a position older than their own last turn
    grammar: str  # for the command line: how a move is written
    about_state: str  # for the command line: what the fields of a state mean
    about_draws: str  # for the command line: what is drawn, by the names of the bags

    # What packed forms are read back into: a struct, or a union of structs.
    state_type: object
    move_type: object
    event_type: object
    view_type: object
    memory_type: object

    # Course of a match

    @abstractmethod
    def start(self, players: int, options: Options, first: Seat | None, chance: Chance) -> tuple[S, tuple[E, ...]]:
        """The position at the beginning, and the events that tell how it came about."""

    @abstractmethod
    def copy(self, state: S) -> S:
        """A copy that shares nothing that changes."""

    @abstractmethod
    def asked(self, state: S) -> tuple[Seat, ...]:
        """The seats the game waits for; none when it has ended."""

    @abstractmethod
    def refusal(self, state: S, seat: Seat, move: M) -> Refusal | None:
        """Why the seat may not make this move now. None is what legal means."""

    @abstractmethod
    def moves(self, state: S, seat: Seat) -> tuple[M, ...] | None:
        """All legal moves of the seat, asked or not; None where they cannot be counted."""

    def sample(self, state: S, seat: Seat, rng: random.Random) -> M:
        """One legal move. A game whose moves cannot be counted answers this by itself."""
        moves = self.moves(state, seat)
        if not moves:
            raise LookupError(f"{self.name}: seat {seat} has no move to choose from")
        return moves[int(rng.random() * len(moves))]

    @abstractmethod
    def play(self, state: S, seat: Seat, move: M, chance: Chance) -> tuple[E, ...]:
        """Change the given state by a legal move and tell what happened."""

    def question(self, view: V) -> Hashable:
        """What a thought and a choice belong to: while it stays the same, nothing that others do begins them anew."""
        return view.question  # type: ignore[no-any-return]

    def quiet(self, event: E) -> bool:
        """May it be shown beside what others are doing, without making anybody wait?"""
        return False

    def about(self, move: M) -> Hashable:
        """What the move wishes to set: a newer wish of the seat about the same replaces one still on its way."""
        return None

    def clock(self, state: S) -> int:
        """Seconds the table allows for what is asked now; 0: as long as it takes."""
        return 0

    def time_up(self, state: S, chance: Chance) -> tuple[E, ...]:
        """Change the given state as the rules say when that time is over. Only called where there is a clock."""
        raise NotImplementedError

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result, once the game has ended by its rules."""

    def sides(self, players: int) -> tuple[tuple[Seat, ...], ...]:
        """Who wins and loses together. A match ends by resignation when only one side has anybody left to play on."""
        return tuple((seat,) for seat in range(players))

    def shared(self, outcome: Outcome) -> bool:
        """Did rivals win? One side wins as one, and where the table is allied nobody is a rival."""
        sides = self.sides(len(outcome.scores))
        return not self.allied and sum(any(seat in outcome.winners for seat in side) for side in sides) > 1

    # What a seat may know

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """All the seat may know of the position (None: what everybody may), with the question it holds."""

    def shown(self, event: E, seat: Seat | None) -> E | None:
        """The event as the seat may know it; None when it may not know that it happened."""
        return event

    def reveals(self, event: E) -> bool:
        """Does anybody learn something by this event that undo could not make unseen?"""
        return False

    @abstractmethod
    def blank(self, seat: Seat | None) -> K:
        """The memory of somebody who has seen nothing yet."""

    def remember(self, memory: K, event: E) -> K:
        """The memory after a shown event."""
        return memory

    @abstractmethod
    def imagine(self, view: V, memory: K, rng: random.Random) -> S:
        """A whole state that looks like the view and fits the memory; what is hidden differs from draw to draw."""

    def possible(self, view: V) -> bool:
        """Can there be such a view? Asked of one that another device sends; each number is within its range already."""
        return True

    # Forms

    @abstractmethod
    def text(self, move: M) -> str:
        """The move as one word or a few, whole numbers only."""

    @abstractmethod
    def read(self, text: str) -> M:
        """The move written so; raises Unreadable."""

    @abstractmethod
    def bot(self, level: Level, temper: Temper | None = None) -> Bot[V, M, K]:
        """The game's bot of this level (not RANDOM, which needs no game), perhaps with a temper: about as strong."""

    def unreadable(self, text: str) -> NoReturn:
        """For `read`: refuse a text, saying which."""
        raise Unreadable(f"{self.name}: no move is written {text[:60]!r}")


def settle(options: Sequence[Option], given: Options) -> dict[str, str]:
    """Every option of a game with its chosen or default value, in the game's order; ValueError names a wrong one."""
    unknown = set(given) - {option.name for option in options}
    if unknown:
        raise ValueError(f"no such option: {', '.join(sorted(unknown))}")
    settled = {}
    for option in options:
        value = given.get(option.name, option.default)
        if value not in option.choices:
            raise ValueError(f"option {option.name} is one of {', '.join(option.choices)}, not {value!r}")
        settled[option.name] = value
    return settled
