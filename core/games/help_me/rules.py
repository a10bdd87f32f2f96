"""Help Me!: states, moves, events, views, and what the rules say about them (HLP-01 to HLP-23)."""

from __future__ import annotations

import random
from enum import StrEnum
from typing import Annotated

import msgspec

from core.chance import Chance
from core.game import Bot, Game, Level, Option, Options, Outcome, Refusal, Seat, TableReason, Temper, top_scorers
from core.games.help_me.content import (
    ALL_TAKEN,
    CREATURES_EACH,
    EMPTY,
    NEIGHBOURS,
    NOBODY,
    NUMBERS,
    PLACES,
    TILES,
    UNKNOWN,
    Creature,
    Move,
    Place,
    Tile,
    creature_of,
    movable,
    moves_where,
    number_of,
    place_name,
    place_named,
)

Pile = Annotated[tuple[Tile, ...], msgspec.Meta(max_length=TILES)]  # tiles, bottom first
Points = Annotated[int, msgspec.Meta(ge=0, le=150)]  # of a pile
Owner = Annotated[int, msgspec.Meta(ge=UNKNOWN, le=3)]
_EachPlace = msgspec.Meta(min_length=PLACES, max_length=PLACES)
_EachCreature = msgspec.Meta(min_length=len(Creature), max_length=len(Creature))


class Reason(StrEnum):
    """Why a move is refused."""

    NOT_YOUR_TURN = "help_me.not_your_turn"
    NO_PLACE = "help_me.no_place"
    NOTHING_THERE = "help_me.nothing_there"
    NOT_NEXT = "help_me.not_next"
    NOTHING_TO_COVER = "help_me.nothing_to_cover"


class End(StrEnum):
    """Why the match ended."""

    NO_MOVE_LEFT = "help_me.no_move_left"


class Ask(StrEnum):
    """What is asked."""

    MOVE = "help_me.move"


class State(msgspec.Struct, gc=False):
    """Everything there is to know."""

    players: int
    turn: Seat
    piles: list[Pile]  # one a place
    taken: int  # the places that hold a pile, as bits
    over: bool  # no pile can move
    owners: tuple[Seat, ...]  # one a creature; NOBODY: left over
    open: bool  # the option "open piles"


class Laid(msgspec.Struct, frozen=True, tag="laid"):
    """The tiles lie face up."""

    tiles: Pile


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """A seat drew creatures; to others only how many."""

    seat: Seat
    count: Annotated[int, msgspec.Meta(ge=0, le=6)]
    creatures: Annotated[tuple[Annotated[int, msgspec.Meta(ge=0, le=5)], ...], msgspec.Meta(max_length=6)]


class Moved(msgspec.Struct, frozen=True, tag="moved", gc=False):
    """A tile or pile went onto a neighbour. What it covered is not told again (HLP-13)."""

    seat: Owner
    start: Place
    goal: Place


class Revealed(msgspec.Struct, frozen=True, tag="revealed"):
    """All show their creatures."""

    owners: Annotated[tuple[Owner, ...], _EachCreature]


class Counted(msgspec.Struct, frozen=True, tag="counted"):
    """A pile is opened and counted before everyone."""

    place: Place
    pile: Pile
    seat: Owner
    points: Points
    bonus: Points


Event = Laid | Dealt | Moved | Revealed | Counted


class View(msgspec.Struct, frozen=True):
    """What a seat may know."""

    seat: Seat | None
    question: Ask | None
    players: Annotated[int, msgspec.Meta(ge=2, le=4)]
    turn: Annotated[int, msgspec.Meta(ge=0, le=3)]
    tops: Annotated[tuple[Annotated[int, msgspec.Meta(ge=EMPTY, le=TILES - 1)], ...], _EachPlace]
    heights: Annotated[tuple[Annotated[int, msgspec.Meta(ge=0, le=TILES)], ...], _EachPlace]
    inside: Annotated[tuple[Pile, ...], msgspec.Meta(max_length=PLACES)]  # whole piles, with open piles and at the end
    owners: Annotated[tuple[Owner, ...], _EachCreature]  # UNKNOWN where the seat may not know
    counts: Annotated[tuple[tuple[Place, Owner, Points, Points], ...], msgspec.Meta(max_length=PLACES)]  # at the end
    open: bool


class Memory(msgspec.Struct, frozen=True):
    """How the tiles lay, and every move since: who never forgets knows what lies in the piles."""

    tiles: Pile = ()
    moves: Annotated[tuple[tuple[Owner, Place, Place], ...], msgspec.Meta(max_length=TILES)] = ()


def count(pile: Pile) -> tuple[int, int]:
    """A pile's points for its tiles (HLP-17) and its bonus (HLP-18, HLP-19)."""
    top = pile[-1] // NUMBERS
    return len(pile), sum(number_of(tile) for tile in pile[:-1] if tile // NUMBERS == top)


def stacked(memory: Memory) -> list[Pile]:
    """The piles as somebody knows them who watched from the start."""
    piles: list[Pile] = [(tile,) for tile in memory.tiles]
    for _, start, goal in memory.moves:
        piles[goal] += piles[start]
        piles[start] = ()
    return piles


_ONE = tuple((seat,) for seat in range(4))


class HelpMe(Game[State, Move, Event, View, Memory]):
    """The game."""

    name = "help_me"
    rules = 1
    seats = (2, 3, 4)  # HLP-01
    letter = "H"
    options = (Option("open_piles", ("off", "on"), "off"),)  # HLP-13
    words = (Reason, End, Ask)
    past_is_memory = True
    grammar = "FROM-TO, each a column a..e and a row 1..6: c3-c4 moves the pile at c3 onto the one at c4"
    about_state = (
        "players; turn: the seat to move; piles: one for each of the 30 places, row by row, tiles from bottom to top; "
        "tile: creature * 5 + number - 1, creatures baobab cherry palm bamboo willow oak; taken: the places that hold "
        "a pile, as bits; over: no pile can move; "
        "owners: the seat that protects each creature, -1 nobody; open: are piles open"
    )
    about_draws = (
        "tiles: the order of the 30 tiles; creatures: the order of the 6 creatures, dealt from the front; first"
    )
    state_type = State
    move_type = Move
    event_type = Event
    view_type = View
    memory_type = Memory

    def start(
        self, players: int, options: Options, first: Seat | None, chance: Chance
    ) -> tuple[State, tuple[Event, ...]]:
        tiles = chance.order("tiles", TILES)
        order = chance.order("creatures", len(Creature))
        turn = chance.first(first, players)
        each = CREATURES_EACH[players]
        owners = [NOBODY] * len(Creature)
        dealt = []
        for seat in range(players):
            creatures = tuple(sorted(order[seat * each : (seat + 1) * each]))
            dealt.append(Dealt(seat, each, creatures))
            for creature in creatures:
                owners[creature] = seat
        state = State(
            players, turn, [(tile,) for tile in tiles], ALL_TAKEN, False, tuple(owners), options["open_piles"] == "on"
        )
        return state, (Laid(tiles), *dealt)

    def copy(self, state: State) -> State:
        return State(state.players, state.turn, state.piles.copy(), state.taken, state.over, state.owners, state.open)

    def asked(self, state: State) -> tuple[Seat, ...]:
        return () if state.over else _ONE[state.turn]

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        taken = state.taken
        start, goal = move.start, move.goal
        if state.over:
            return Refusal(TableReason.OVER)
        if seat != state.turn:
            return Refusal(Reason.NOT_YOUR_TURN)
        if not (0 <= start < PLACES and 0 <= goal < PLACES):
            return Refusal(Reason.NO_PLACE)
        if not taken >> start & 1:
            return Refusal(Reason.NOTHING_THERE)
        if (start, goal) not in NEIGHBOURS:
            return Refusal(Reason.NOT_NEXT)
        if not taken >> goal & 1:
            return Refusal(Reason.NOTHING_TO_COVER)
        return None

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        return moves_where(state.taken) if seat == state.turn else ()

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> tuple[Event, ...]:
        start, goal = move.start, move.goal
        piles = state.piles
        piles[goal] += piles[start]
        piles[start] = ()
        state.taken ^= 1 << start
        state.turn = (seat + 1) % state.players
        moved = Moved(seat, start, goal)
        if movable(state.taken):
            return (moved,)
        state.over = True
        counted = (
            Counted(place, pile, state.owners[creature_of(pile[-1])], *count(pile))
            for place, pile in enumerate(piles)
            if pile
        )
        return (moved, Revealed(state.owners), *counted)

    def outcome(self, state: State) -> Outcome | None:
        if not state.over:
            return None
        scores = [0] * state.players
        for pile in state.piles:
            if pile:
                owner = state.owners[pile[-1] // NUMBERS]
                if owner != NOBODY:
                    scores[owner] += sum(count(pile))
        return Outcome(tuple(scores), top_scorers(scores), End.NO_MOVE_LEFT)

    def view(self, state: State, seat: Seat | None) -> View:
        over = state.over
        seen = over or state.open
        return View(
            seat=seat,
            question=None if over else Ask.MOVE,
            players=state.players,
            turn=state.turn,
            tops=tuple(pile[-1] if pile else EMPTY for pile in state.piles),
            heights=tuple(map(len, state.piles)),
            inside=tuple(state.piles) if seen else (),
            owners=tuple(owner if over or owner == seat else UNKNOWN for owner in state.owners),
            counts=tuple(
                (place, state.owners[pile[-1] // NUMBERS], *count(pile))
                for place, pile in enumerate(state.piles)
                if pile and over
            ),
            open=state.open,
        )

    def possible(self, view: View) -> bool:
        """Every tile lies somewhere, once, and every seat is at the table."""
        lie = [top for top in view.tops if top != EMPTY]
        return (
            view.turn < view.players
            and max(view.owners) < view.players
            and all((top == EMPTY) == (height == 0) for top, height in zip(view.tops, view.heights, strict=True))
            and sum(view.heights) == TILES
            and len(set(lie)) == len(lie)
            and (not view.inside or tuple(map(len, view.inside)) == view.heights)
        )

    def shown(self, event: Event, seat: Seat | None) -> Event:
        if isinstance(event, Dealt) and event.seat != seat:
            return Dealt(event.seat, event.count, ())
        return event

    def reveals(self, event: Event) -> bool:
        return isinstance(event, Revealed)

    def blank(self, seat: Seat | None) -> Memory:
        return Memory()

    def remember(self, memory: Memory, event: Event) -> Memory:
        if isinstance(event, Moved):
            return Memory(memory.tiles, (*memory.moves, (event.seat, event.start, event.goal)))
        if isinstance(event, Laid):
            return Memory(event.tiles)
        return memory

    def imagine(self, view: View, memory: Memory, rng: random.Random) -> State:
        return State(
            view.players,
            view.turn,
            known_piles(view, memory) or _filled(view, rng),
            sum(1 << place for place, height in enumerate(view.heights) if height),
            view.question is None,
            _dealt_out(view, rng),
            view.open,
        )

    def text(self, move: Move) -> str:
        return f"{place_name(move.start)}-{place_name(move.goal)}"

    def read(self, text: str) -> Move:
        start, _, goal = text.partition("-")
        try:
            return Move(place_named(start), place_named(goal))
        except ValueError:
            self.unreadable(text)

    def bot(self, level: Level, temper: Temper | None = None) -> Bot[View, Move, Memory]:
        from core.games.help_me.bot import bot  # bots are loaded when somebody plays against one

        return bot(level, temper)


def known_piles(view: View, memory: Memory) -> list[Pile] | None:
    """The piles to the last tile, as far as view and memory tell; None where they do not."""
    if view.inside:
        return list(view.inside)
    if len(memory.tiles) != TILES:
        return None
    piles = stacked(memory)
    fits = all(
        len(pile) == height and (not pile or pile[-1] == top)
        for pile, top, height in zip(piles, view.tops, view.heights, strict=True)
    )
    return piles if fits else None


def _filled(view: View, rng: random.Random) -> list[Pile]:
    """The piles with the covered tiles, which nobody told us, in some order."""
    covered = [tile for tile in range(TILES) if tile not in view.tops]
    rng.shuffle(covered)
    return [
        (*(covered.pop() for _ in range(height - 1)), top) if height else ()
        for top, height in zip(view.tops, view.heights, strict=True)
    ]


def _dealt_out(view: View, rng: random.Random) -> tuple[Seat, ...]:
    """Every creature's owner: those the view knows, and the others by lot."""
    if UNKNOWN not in view.owners:
        return view.owners
    hands = [s for s in range(view.players) if s != view.seat for _ in range(CREATURES_EACH[view.players])]
    unknown = view.owners.count(UNKNOWN)
    hands += [NOBODY] * (unknown - len(hands))
    rng.shuffle(hands)
    return tuple(hands.pop() if owner == UNKNOWN else owner for owner in view.owners)
