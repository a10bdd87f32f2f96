"""Sapiens: what the rules say about positions, moves and views (SAP-01 to SAP-77)."""

from __future__ import annotations

import random

from core.chance import Chance
from core.game import Bot, Game, Level, Option, Options, Outcome, Refusal, Seat, Temper, top_scorers
from core.game import TableReason as Table
from core.games.sapiens import forms, legal, turn
from core.games.sapiens.content import (
    AWAY,
    BEAR,
    BEARS,
    COMMON,
    COPIES,
    EMPTY,
    GATHERING_FOOD,
    HALVES,
    KINDS,
    NEIGHBOURS,
    RESERVE,
    SCENES,
    SQUARES,
    TILES,
    Scene,
    has_tile,
    kind_of,
    laden,
    other_half,
    scene_on,
    valley,
)
from core.games.sapiens.position import (
    COMMON_PLACE,
    EFFECTS,
    HELD,
    Ask,
    Bear,
    BearGone,
    BearPut,
    Brawl,
    Brawled,
    Chase,
    Declined,
    End,
    Event,
    First,
    Gain,
    Gained,
    How,
    Hunt,
    Lay,
    Memory,
    Move,
    Pass,
    Play,
    Reason,
    Recall,
    Recalled,
    Remove,
    Removed,
    Ritual,
    Settled,
    State,
    Swap,
    Swapped,
    Take,
    Taken,
    TokenPlayed,
    TokenTaken,
    Toll,
    Turned,
    View,
)

_ONE = tuple((seat,) for seat in range(4))
_STATE_FIELDS = State.__struct_fields__


class Sapiens(Game[State, Move, Event, View, Memory]):
    """The game."""

    name = "sapiens"
    rules = 2
    seats = (2, 3, 4)
    letter = "S"
    options = (Option("mountain_tiles", ("off", "on"), "off"), Option("gains", ("on", "off"), "on"))
    words = (Reason, End, Ask)
    hides = False
    grammar = forms.GRAMMAR
    about_state = (
        "all is public. turn, ask: who is asked what; round 0 is that of the starting caves; pile: tiles to draw; "
        "unseen: tiles nobody has seen, for each kind; kind: a pair of scenes, of feast gathering ritual brawl "
        "water camp hunt fire; a tile in common and reserves (slots, -1 empty): its kind, plus 32 * 4**owner for each "
        "brawl token; valleys: left face * 8 + right face; boards: 70 squares row by row, 0 free, 128 a bear, else "
        "scene + 1, plus 16 * the way to the tile's other half (0 up, 1 left, 2 right, 3 down), plus 64 if its tribe "
        "was abandoned; tokens: for each seat and scene its square, -1 held, -2 played, -3 discarded; bears: in the "
        "supply; finished, mountains (tiles that wait): bits; the turn: played a mountain token, placed, took while "
        "refilling, plain is open to gathering; queue: scenes whose effects wait; by_token: the effect is a mountain "
        "token's; how and fresh: for what the last tile was laid and where; toll: owners of brawl tokens to resolve; "
        "cave, worth: shelter still to be scored"
    )
    about_draws = (
        "left, right: the order of the half boards; left side, right side: each one's face; mountain: for each seat, "
        "which scene's token lies on each of its six caves and two waterfalls; first; tiles: one of the unseen tiles, "
        "counted kind by kind"
    )
    state_type = State
    move_type = Move
    event_type = Event
    view_type = View
    memory_type = Memory

    def start(
        self, players: int, options: Options, first: Seat | None, chance: Chance
    ) -> tuple[State, tuple[Event, ...]]:
        lefts, rights = chance.order("left", HALVES // 2), chance.order("right", HALVES // 2)
        valleys = tuple(
            (2 * lefts[seat] + chance.pick("left side", 2)) * HALVES + 2 * rights[seat] + chance.pick("right side", 2)
            for seat in range(players)
        )
        tokens = []
        for number in valleys:
            places = valley(number).places
            scenes = chance.order("mountain", SCENES)
            tokens.append(tuple(places[scenes.index(scene)] for scene in range(SCENES)))
        begins = chance.first(first, players)
        nothing = (0,) * players
        state = State(
            players=players,
            first=begins,
            turn=begins,
            ask=None,
            round=0,
            pile=TILES - AWAY[players],
            unseen=COPIES,
            common=(EMPTY,) * COMMON,
            reserves=((EMPTY,) * RESERVE,) * players,
            valleys=valleys,
            boards=((0,) * SQUARES,) * players,
            tokens=tuple(tokens),
            food=nothing,
            shelter=nothing,
            steaks=nothing,
            bears=BEARS,
            finished=0,
            mountains=(1 << SCENES) - 1 if options["mountain_tiles"] == "on" else 0,
            played=False,
            placed=False,
            took=False,
            plain=False,
            queue=(),
            by_token=False,
            how=How.START,
            fresh=(),
            toll=(),
            cave=-1,
            worth=0,
        )
        events: turn.Events = [Settled(seat, valleys[seat], tokens[seat]) for seat in range(players)]
        turn.deal(state, COMMON_PLACE, chance, events)
        for seat in range(players):
            turn.deal(state, seat, chance, events)
        turn.begin_turn(state, events)
        return state, tuple(events)

    def copy(self, state: State) -> State:
        return State(*[getattr(state, name) for name in _STATE_FIELDS])

    def asked(self, state: State) -> tuple[Seat, ...]:
        return () if state.ask is None else _ONE[state.turn]

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        if state.ask is None:
            return Refusal(Table.OVER)
        if seat == state.turn:
            return legal.refusal(state, move)
        if isinstance(move, Recall):
            return legal.recall_refusal(state, seat, move)  # SAP-46
        return Refusal(Reason.NOT_YOUR_TURN)

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        return legal.moves(state) if seat == state.turn else legal.recalls(state, seat)

    def quiet(self, event: Event) -> bool:
        return isinstance(event, Recalled)

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> tuple[Event, ...]:
        events: turn.Events = []
        _do(state, seat, move, events)
        if state.ask is None:
            turn.turn_over(state, chance, events)
        return tuple(events)

    def outcome(self, state: State) -> Outcome | None:
        if state.ask is not None:
            return None
        scores = tuple(map(min, state.food, state.shelter))  # SAP-64
        finished = state.finished == (1 << state.players) - 1
        return Outcome(scores, top_scorers(scores), End.ALL_FINISHED if finished else End.TILES_GONE)

    def view(self, state: State, seat: Seat | None) -> View:
        return View(*[*(getattr(state, name) for name in _STATE_FIELDS), seat, state.ask])

    def reveals(self, event: Event) -> bool:
        return isinstance(event, Turned)

    def blank(self, seat: Seat | None) -> Memory:
        return Memory()

    def imagine(self, view: View, memory: Memory, rng: random.Random) -> State:
        return State(*[getattr(view, name) for name in _STATE_FIELDS])

    def possible(self, view: View) -> bool:
        """Whoever is named is at the table and has all that a seat has; every tile and square holds what there is."""
        each = (view.reserves, view.valleys, view.boards, view.tokens, view.food, view.shelter, view.steaks)
        return (
            all(len(one) == view.players for one in each)
            and max(view.turn, view.first, *view.toll) < view.players
            and all(
                tile == EMPTY or kind_of(tile) < len(KINDS) for place in (view.common, *view.reserves) for tile in place
            )
            and all(_lies(code, square) for board in view.boards for square, code in enumerate(board))
            and all(scene >= 0 for scene in view.queue)
            and len(view.fresh) in (0, 2)
            and view.cave >= -1
        )

    def text(self, move: Move) -> str:
        return forms.text(move)

    def read(self, text: str) -> Move:
        try:
            return forms.read(text)
        except (ValueError, LookupError):
            self.unreadable(text)

    def bot(self, level: Level, temper: Temper | None = None) -> Bot[View, Move, Memory]:
        from core.games.sapiens.bot import bot  # bots are loaded when somebody plays against one

        return bot(level, temper)


def _lies(code: int, square: int) -> bool:
    """Can this lie on a square?"""
    if not has_tile(code):
        return code in (0, BEAR)
    return code < BEAR and scene_on(code) <= Scene.MOUNTAIN and other_half(code, square) in NEIGHBOURS[square]


def _do(state: State, seat: Seat, move: Move, events: turn.Events) -> None:
    """Carry a legal move out, up to the next question; none when the turn is over."""
    match move:
        case Lay():
            turn.lay(state, move, events)
        case First(scene):
            state.queue = tuple(other for other in state.queue if other != scene)
            turn.begin_effect(state, scene, events)
        case Gain():
            _gain(state, seat, events)
        case Hunt(convert):
            turn.hunt(state, convert, events)
            turn.effect_done(state, events)
        case Ritual(scene):
            square = state.tokens[seat][scene]
            turn.set_token(state, seat, scene, HELD)
            events.append(TokenTaken(seat, scene, square))
            turn.effect_done(state, events)
        case Brawl(place, slot, from_place, from_slot):
            if from_place >= 0:
                _move_brawl(state, seat, from_place, from_slot, -1)
            _move_brawl(state, seat, place, slot, 1)
            events.append(Brawled(seat, place, slot, from_place, from_slot))
            turn.effect_done(state, events)
        case Swap(slot, place, other):
            mine, theirs = turn.tile_at(state, seat, slot), turn.tile_at(state, place, other)
            turn.set_tile(state, seat, slot, theirs)
            turn.set_tile(state, place, other, mine)
            events.append(Swapped(seat, slot, place, other, mine, theirs))
            turn.effect_done(state, events)
        case Bear(victim, square):
            gain = turn.bear_gain(state.boards[victim], square)
            turn.set_square(state, victim, square, BEAR)
            state.bears -= 1
            turn.shelter(state, seat, gain)
            events.append(BearPut(seat, victim, square, gain))
            turn.effect_done(state, events)
        case Chase(square):
            turn.set_square(state, seat, square, 0)
            state.bears += 1
            events.append(BearGone(seat, square))
            turn.effect_done(state, events)
        case Toll(owner):
            turn.resolve_toll(state, owner, events)
            if not turn.toll_matters(state):
                turn.resolve_tolls(state, events)
                turn.earn(state, events)
        case Play(scene):
            events.append(TokenPlayed(seat, scene))
            turn.play_token(state, scene, events)
        case Recall(place, slot):
            _move_brawl(state, seat, place, slot, -1)
            events.append(Recalled(seat, place, slot))
        case Take(slot):
            goal = state.reserves[seat].index(EMPTY)
            turn.set_tile(state, seat, goal, state.common[slot])
            turn.set_tile(state, COMMON_PLACE, slot, EMPTY)
            state.took = True
            events.append(Taken(seat, slot, goal))
            turn.refilled(state)
        case Remove(slot):
            tile = state.common[slot]
            turn.set_tile(state, COMMON_PLACE, slot, EMPTY)
            events.append(Removed(seat, slot, tile))
            state.ask = None
        case Pass():
            _decline(state, seat, events)


def _gain(state: State, seat: Seat, events: turn.Events) -> None:
    if state.ask is Ask.CAMP:
        turn.camp(state, events)
    else:
        turn.feed(state, seat, GATHERING_FOOD)
        events.append(Gained(seat, Scene.GATHERING, GATHERING_FOOD, 0))
    turn.effect_done(state, events)


def _move_brawl(state: State, seat: Seat, place: int, slot: int, more: int) -> None:
    turn.set_tile(state, place, slot, laden(turn.tile_at(state, place, slot), seat, more))


def _decline(state: State, seat: Seat, events: turn.Events) -> None:
    ask = state.ask
    if ask is Ask.STUCK:
        turn.finish(state, events)
    elif ask is Ask.LAST:
        state.ask = None
    else:
        events.append(Declined(seat, EFFECTS.index(ask), False))
        turn.effect_done(state, events)
