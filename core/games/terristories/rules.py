"""TerriStories: the game as the house knows it (TER-01 to TER-85); its course is in `course`."""

from __future__ import annotations

import random
from collections.abc import Hashable

from core.chance import Chance
from core.game import Bot, Game, Level, Option, Options, Outcome, Refusal, Seat, Temper
from core.game import TableReason as Table
from core.games.terristories import moves as forms
from core.games.terristories import seeing, settling, talk
from core.games.terristories.course import PARTS, TIMED, advance, time_up
from core.games.terristories.deeds import Events
from core.games.terristories.events import QUIET, REVEALING, Cause, Character, Event, Remark, Said, Stage
from core.games.terristories.moves import FREE, Agree, Move, Reason, Stake, Vote, Withdraw, no
from core.games.terristories.position import (
    FIELDS,
    TOGETHER,
    Ask,
    End,
    Memory,
    Pledge,
    State,
    Step,
    View,
    seats,
)
from core.games.terristories.regrowth import outcome

_ONE = tuple((seat,) for seat in range(4))
_OFF_ON = ("off", "on")


class TerriStories(Game[State, Move, Event, View, Memory]):
    """The game."""

    name = "terristories"
    rules = 2
    seats = (2, 3, 4)
    letter = "T"
    options = (
        Option("planet", ("1", "2", "3", "tuto"), "1", first="tuto"),
        Option("mission", ("1", "2", "3"), "1"),
        Option("first_game", _OFF_ON, "off", first="on"),  # TER-24
        Option("hazards", ("all", "hostile", "utopian"), "all"),
        Option("ex_nihilo", _OFF_ON, "off"),
        Option("conquest", _OFF_ON, "off"),
        Option("forever", _OFF_ON, "off"),
        Option("last_chance", _OFF_ON, "off"),
        Option("time", ("none", "two", "five"), "none"),
    )
    words = (Reason, End, Ask, Pledge, Cause, Remark)
    apart = False
    allied = True
    grammar = forms.GRAMMAR
    about_state = (
        "law: bits of 1 advanced rules, 2 personal goals, 4 the four selfish cards, 8 hostile, 16 utopian, 32 "
        "conquest, 64 ad vitam aeternam, 128 last chance; indices and targets: social, economy, environment; "
        "step: where in the course (0 roles, 1 settling, 3 cards of phase 1 … 18 end of the round); ask, turn, "
        "left, waiting: who is asked what; lands: resources of the 12 territories row by row, 0 barren; zones and"
        " people: for each seat and territory; resources with those staked; projects 0..67 (F, G, E, C, 17 each),"
        " hazards 0..17, characters 0..11; bags: the shuffled part of each pile, under: what was put below it, "
        "seen_under: which everybody saw; active and stock: card + 128 * (territory of its amenity + 1); fresh: "
        "stock of this round; pending: lightning that waits; next_danger: the next hazard if somebody has seen "
        "it, else -2; danger: that of this round; now: what holds for this round; offers: projects given, -1 "
        "none, -3 not yet; stakes: for each seat's project, and last the influence point, what each seat lays; "
        "deal: the number that is agreed to; jobs: effects that wait; acted: cards that have"
    )
    about_draws = (
        "planets, missions: one of those of the grade; first; characters SEAT: one of the role's three; projects "
        "SEAT: one of the cards in the shuffled part of the pile, in rising order; hazards: likewise; rain: 0 or "
        "1, one less than the token shows"
    )
    state_type = State
    move_type = Move
    event_type = Event
    view_type = View
    memory_type = Memory

    def start(
        self, players: int, options: Options, first: Seat | None, chance: Chance
    ) -> tuple[State, tuple[Event, ...]]:
        events: Events = []
        return settling.start(players, options, first, chance, events), tuple(events)

    def copy(self, state: State) -> State:
        return State(*[getattr(state, name) for name in FIELDS])

    def asked(self, state: State) -> tuple[Seat, ...]:
        if state.ask is None:
            return ()
        return tuple(seats(state.waiting)) if state.ask in TOGETHER else _ONE[state.turn]

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        if state.ask is None:
            return Refusal(Table.OVER)
        if isinstance(move, FREE):
            return talk.refusal(state, seat, move)
        if state.ask not in TOGETHER and seat != state.turn:
            return no(Reason.NOT_YOUR_TURN)
        return PARTS[state.ask].refusal(state, seat, move)

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...] | None:
        """None once gifts and promises may be made; `due` lists the moves that answer what is asked."""
        if state.ask is None:
            return ()
        return self.due(state, seat) if state.step < Step.CARDS_1 else None

    def due(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """All moves that answer what is asked, for a seat that may."""
        if state.ask is None or (state.ask not in TOGETHER and seat != state.turn):
            return ()
        part = PARTS[state.ask]
        return tuple(move for move in part.candidates(state, seat) if part.refusal(state, seat, move) is None)

    def sample(self, state: State, seat: Seat, rng: random.Random) -> Move:
        """Mostly an answer to what is asked, now and then a word, a gift or a promise."""
        from core.games.terristories.sampling import sample

        return sample(state, seat, self.due(state, seat), rng)

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> tuple[Event, ...]:
        events: Events = []
        if isinstance(move, FREE):
            talk.play(state, seat, move, events)
        else:
            assert state.ask is not None
            PARTS[state.ask].play(state, seat, move, chance, events)
            advance(state, chance, events)
        return tuple(events)

    def question(self, view: View) -> Hashable:
        together = view.ask in TOGETHER
        return (view.round, view.step, view.ask, None if together else view.turn, view.jobs, len(view.acted))

    def quiet(self, event: Event) -> bool:
        return isinstance(event, QUIET)

    def about(self, move: Move) -> Hashable:
        match move:
            case Stake(slot):
                return ("stake", slot)
            case Vote():
                return "vote"
            case Agree() | Withdraw():
                return "agree"
        return None

    def clock(self, state: State) -> int:
        return state.time if state.ask in TIMED else 0

    def time_up(self, state: State, chance: Chance) -> tuple[Event, ...]:
        events: Events = []
        time_up(state, chance, events)
        return tuple(events)

    def outcome(self, state: State) -> Outcome | None:
        return outcome(state)

    def view(self, state: State, seat: Seat | None) -> View:
        return seeing.view(state, seat)

    def shown(self, event: Event, seat: Seat | None) -> Event:
        return seeing.shown(event, seat)

    def reveals(self, event: Event) -> bool:
        return isinstance(event, REVEALING) or (isinstance(event, Character) and event.shown)

    def blank(self, seat: Seat | None) -> Memory:
        return Memory()

    def remember(self, memory: Memory, event: Event) -> Memory:
        match event:
            case Stage():
                return Memory(memory.steps + 1)
            case Said(seat):
                return Memory(memory.steps, memory.spoke | 1 << seat)
        return memory

    def imagine(self, view: View, memory: Memory, rng: random.Random) -> State:
        return seeing.imagine(view, rng)

    def possible(self, view: View) -> bool:
        return seeing.possible(view)

    def text(self, move: Move) -> str:
        return forms.text(move)

    def read(self, text: str) -> Move:
        try:
            return forms.read(text)
        except (ValueError, LookupError):
            self.unreadable(text)

    def bot(self, level: Level, temper: Temper | None = None) -> Bot[View, Move, Memory]:
        from core.games.terristories.bot import bot  # bots are loaded when somebody plays against one

        return bot(level, temper)
