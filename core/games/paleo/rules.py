"""Paleo: what the rules say about positions, moves and views (PAL-01 to PAL-58)."""

from __future__ import annotations

import random
from typing import Any

from core.chance import Chance
from core.game import Bot, Game, Level, Option, Options, Outcome, Refusal, Seat, Temper
from core.game import TableReason as Table
from core.games.paleo import course
from core.games.paleo.content import (
    AIMLESS,
    FASTEST,
    GOAL,
    HALF,
    LIMITED,
    NUMBERS,
    PAWNS,
    REEFS,
    SLOWEST,
    number_of,
    pawn_of,
    reef_box,
    side_of,
)
from core.games.paleo.layouts import LAYOUTS
from core.games.paleo.placing import reef_refusal
from core.games.paleo.position import (
    Ask,
    Circle,
    End,
    Event,
    Exchange,
    Exchanged,
    Flick,
    How,
    Keep,
    Laid,
    LineUp,
    Memory,
    Move,
    Put,
    Ready,
    Reason,
    Revealed,
    Rolled,
    State,
    View,
)
from core.games.paleo.telling import Told
from core.physics import Roll, flick

_ONE = tuple((seat,) for seat in range(4))
_FIELDS = State.__struct_fields__
FULL_TURN = 36000


class Paleo(Game[State, Move, Event, View, Memory]):
    """The game."""

    name = "paleo"
    rules = 3
    seats = (2, 3, 4)
    letter = "P"
    options = (
        Option("aim", ("contact", "short", "none"), "contact"),
        Option("round_limit", ("off", str(LIMITED)), "off"),  # PAL-49
        Option("reefs", ("placed", "ready"), "placed", first="ready"),  # PAL-57
    )
    words = (Reason, End, Ask, How, Told)
    grammar = (
        "reef REEF X Y ANGLE (REEF 1..5, 0.1 mm from the middle, 0.01°) | keep REEF | line CIRCLE… (one for each own "
        "pawn by its number; base camp 1..8, advanced camp 9..12) | flick PAWN ANGLE SPEED [off] (0.01°, mm/s; off: "
        "moved off what it lies against) | exchange PAWN (0: none) | circle CIRCLE"
    )
    about_state = (
        "pawns 0..7 are side 0's numbers 1..8, 8..15 side 1's; places in 0.001 mm, empty: not on the board; reefs 0..4 "
        "side 0's, 5..9 side 1's: x, y in 0.1 mm, angle in 0.01°, empty: not placed; step: reefs handled this round, "
        "handled: which, as bits (all steps done, none handled: they are ready-made); ready: seats that have lined up, "
        "as bits; captured: pawns held by the other side, as bits; keys: taken, as bits (0, 1 behind side 0's "
        "sanctuaries); flicks of each side this round; flicker: which partner is next; entered: pawns of the roll to "
        "be put back, struck: those it captured; limit: flicks by each side until a round ends unscored"
    )
    about_draws = "first; reefs: which of the ready-made layouts; flick: the packed roll"
    state_type = State
    move_type = Move
    event_type = Event
    view_type = View
    memory_type = Memory

    def start(
        self, players: int, options: Options, first: Seat | None, chance: Chance
    ) -> tuple[State, tuple[Event, ...]]:
        begins = chance.first(first, 2)  # a draw is between the sides, not the seats (PAL-19)
        state = State(
            players=players,
            ask=None,
            turn=-1,
            beginner=0,
            round=0,
            points=(0, 0),
            unscored=0,
            reefs=((),) * (2 * REEFS),
            step=0,
            handled=0,
            ready=0,
            places=((),) * PAWNS,
            captured=0,
            keys=0,
            flicks=(0, 0),
            flicker=(0, 0),
            flicked=-1,
            entered=(),
            struck=(),
            limit=AIMLESS if options["round_limit"] == "off" else LIMITED,
        )
        if options.get("reefs") == "ready":  # matches of older rules know nothing of it
            course.lay_ready_made(state, LAYOUTS[chance.pick("reefs", len(LAYOUTS))])
        events: course.Events = []
        side = course.side_of_seat(players, begins)
        course.begin_round(state, side, events, course.seats_of(players, side).index(begins))
        return state, tuple(events)

    def copy(self, state: State) -> State:
        return State(*[getattr(state, name) for name in _FIELDS])

    def asked(self, state: State) -> tuple[Seat, ...]:
        if state.ask is Ask.LINE_UP:
            return tuple(seat for seat in range(state.players) if not state.ready >> seat & 1)
        return () if state.ask is None else _ONE[state.turn]

    def quiet(self, event: Event) -> bool:
        return isinstance(event, Ready)  # the other side goes on lining up

    def sides(self, players: int) -> tuple[tuple[Seat, ...], ...]:
        return tuple(course.seats_of(players, side) for side in (0, 1))

    # What is legal

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        if state.ask is None:
            return Refusal(Table.OVER)
        if seat not in self.asked(state):
            return Refusal(Reason.NOT_YOUR_TURN)
        if not _whole(move):
            return Refusal(Reason.BAD_NUMBER)
        match move:
            case Put() if state.ask in (Ask.REEF, Ask.MOVE_REEF):
                return _put_refusal(state, seat, move)
            case Keep(reef) if state.ask is Ask.MOVE_REEF:
                return _reef_refusal(state, seat, reef)
            case LineUp(circles) if state.ask is Ask.LINE_UP:
                own = course.own_circles(state.players, seat)
                fits = len(circles) == len(course.own_pawns(state.players, seat)) == len(set(circles))
                return None if fits and all(c in own for c in circles) else Refusal(Reason.NO_LINE_UP)
            case Flick() if state.ask is Ask.FLICK:
                return _flick_refusal(state, seat, move)
            case Exchange(pawn) if state.ask is Ask.EXCHANGE:
                side = course.side_of_seat(state.players, seat)
                held = pawn == 0 or (1 <= pawn <= NUMBERS and pawn_of(side, pawn) in course.held_before(state, side))
                return None if held else Refusal(Reason.NOT_HELD)
            case Circle(circle) if state.ask is Ask.CIRCLE:
                free = course.free_circles(state, side_of(state.entered[0][0]))
                return None if circle in free else Refusal(Reason.NO_CIRCLE)
        return Refusal(Reason.NOT_ASKED)

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...] | None:
        if seat not in self.asked(state):
            return ()
        if state.ask is Ask.EXCHANGE:
            side = course.side_of_seat(state.players, seat)
            return (*(Exchange(number_of(pawn)) for pawn in course.held_before(state, side)), Exchange(0))
        if state.ask is Ask.CIRCLE:
            return tuple(map(Circle, course.free_circles(state, side_of(state.entered[0][0]))))
        return None

    def sample(self, state: State, seat: Seat, rng: random.Random) -> Move:
        if state.ask is Ask.LINE_UP:
            circles = list(course.own_circles(state.players, seat))
            rng.shuffle(circles)
            return LineUp(tuple(circles[: len(course.own_pawns(state.players, seat))]))
        if state.ask is Ask.FLICK:
            pawns = course.may_flick(state, seat)
            pawn = pawns[int(rng.random() * len(pawns))]
            angle, speed = int(rng.random() * FULL_TURN), SLOWEST + int(rng.random() * (FASTEST - SLOWEST + 1))
            off = rng.random() < 0.5 and bool(course.obstacles(state, pawn))
            return Flick(number_of(pawn), angle, speed, off)
        if state.ask in (Ask.REEF, Ask.MOVE_REEF):
            return _some_reef(state, seat, rng)
        return super().sample(state, seat, rng)

    # What a move does

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> tuple[Event, ...]:
        events: course.Events = []
        side = course.side_of_seat(state.players, seat)
        match move:
            case Put(reef, x, y, angle):
                state.reefs = course.put(state.reefs, side * REEFS + reef, (x, y, angle))
                _handled(state, seat, side, reef, events)
            case Keep(reef):
                _handled(state, seat, side, reef, events)
            case LineUp(circles):
                events.append(Ready(seat, circles, course.seats_of(state.players, side)))
                course.line_up(state, seat, circles, events)
            case Flick():
                off, given = course.flicked(state, side, move)
                roll = chance.roll("flick", Roll, flick, *given)
                course.rolled(state, seat, move, off, roll, events)
            case Exchange(number):
                _exchange(state, side, number, events)
            case Circle(circle):
                course.stand(state, course.circle_place(side_of(state.entered[0][0]), circle), events)
        return tuple(events)

    def outcome(self, state: State) -> Outcome | None:
        if state.ask is not None:
            return None
        scores = tuple(state.points[course.side_of_seat(state.players, seat)] for seat in range(state.players))
        if max(state.points) >= GOAL:
            return Outcome(scores, self._side(state, state.points.index(max(state.points))), End.POINTS)
        worth = [(state.points[side], _spoils(state, side)) for side in (0, 1)]
        winners = () if worth[0] == worth[1] else self._side(state, worth.index(max(worth)))
        return Outcome(scores, winners, End.UNSCORED)

    @staticmethod
    def _side(state: State, side: int) -> tuple[Seat, ...]:
        return course.seats_of(state.players, side)

    # What a seat may know

    def view(self, state: State, seat: Seat | None) -> View:
        values = {name: getattr(state, name) for name in _FIELDS}
        if state.ask is Ask.LINE_UP:
            side = course.side_of_seat(state.players, seat) if seat is not None else -1
            values["places"] = tuple(
                place if pawn // NUMBERS == side else () for pawn, place in enumerate(state.places)
            )
        alone = state.ask is Ask.LINE_UP and seat in self.asked(state)
        return View(**values, seat=seat, question=state.ask, alone=alone)

    def shown(self, event: Event, seat: Seat | None) -> Event:
        if isinstance(event, Ready) and seat not in event.known_to:
            return Ready(event.seat, (), event.known_to)
        return event

    def reveals(self, event: Event) -> bool:
        return isinstance(event, Revealed | Rolled)

    def blank(self, seat: Seat | None) -> Memory:
        return Memory()

    def imagine(self, view: View, memory: Memory, rng: random.Random) -> State:
        state = State(*[getattr(view, name) for name in _FIELDS])
        if view.ask is Ask.LINE_UP:
            for seat in range(view.players):
                own = course.own_pawns(view.players, seat)
                if view.ready >> seat & 1 and not view.places[own[0]]:
                    ready, state.ready = state.ready, 0
                    lined = self.sample(state, seat, rng)
                    course.line_up(state, seat, lined.circles, [])  # type: ignore[union-attr]
                    state.ready = ready
        return state

    def possible(self, view: View) -> bool:
        """Whoever is asked is at the table, and everything lies somewhere or nowhere."""
        nobody = view.ask in (None, Ask.LINE_UP)
        return (
            (nobody or view.turn >= 0)
            and view.turn < view.players
            and view.beginner >= 0
            and min(view.flicker) >= 0
            and min(view.points) >= 0
            and all(len(place) in (0, 2) for place in view.places)
            and all(len(reef) in (0, 3) for reef in view.reefs)
            and all(pawn >= 0 and sanctuary in range(4) for pawn, sanctuary in view.entered)
            and all(pawn >= 0 for pawn in view.struck)
            and (view.ask not in (Ask.EXCHANGE, Ask.CIRCLE) or bool(view.entered))
        )

    # Forms

    def text(self, move: Move) -> str:
        match move:
            case Put(reef, x, y, angle):
                return f"reef {reef + 1} {x} {y} {angle}"
            case Keep(reef):
                return f"keep {reef + 1}"
            case LineUp(circles):
                return "line " + " ".join(str(circle + 1) for circle in circles)
            case Flick(pawn, angle, speed, off):
                return f"flick {pawn} {angle} {speed}" + (" off" if off else "")
            case Exchange(pawn):
                return f"exchange {pawn}"
            case Circle(circle):
                return f"circle {circle + 1}"

    def read(self, text: str) -> Move:
        words = text.split(" ")
        try:
            off = words[0] == "flick" and words[-1] == "off"
            numbers = [_number(word) for word in (words[1:-1] if off else words[1:])]
            read: Move = _READ[words[0]](numbers, off)
            return read
        except (ValueError, LookupError, TypeError):
            self.unreadable(text)

    def bot(self, level: Level, temper: Temper | None = None) -> Bot[View, Move, Memory]:
        from core.games.paleo.bot import bot  # bots are loaded when somebody plays against one

        return bot(level, temper)


def _number(word: str) -> int:
    if not word.lstrip("-").isdecimal() or not word.isascii() or len(word) > 7 or str(int(word)) != word:
        raise ValueError(word)
    return int(word)


_READ: dict[str, Any] = {
    "reef": lambda n, off: Put(n[0] - 1, n[1], n[2], n[3]) if len(n) == 4 else _no(),
    "keep": lambda n, off: Keep(n[0] - 1) if len(n) == 1 else _no(),
    "line": lambda n, off: LineUp(tuple(circle - 1 for circle in n)) if n else _no(),
    "flick": lambda n, off: Flick(n[0], n[1], n[2], off) if len(n) == 3 else _no(),
    "exchange": lambda n, off: Exchange(n[0]) if len(n) == 1 else _no(),
    "circle": lambda n, off: Circle(n[0] - 1) if len(n) == 1 else _no(),
}


def _no() -> Move:
    raise ValueError


def _whole(move: Move) -> bool:
    """Only whole numbers: what comes from elsewhere may hold anything."""
    values = {name: getattr(move, name) for name in move.__struct_fields__}
    off, circles = values.pop("off", False), values.pop("circles", ())
    if type(off) is not bool or type(circles) is not tuple:
        return False
    return all(type(number) is int and abs(number) < 10**7 for number in (*values.values(), *circles))


def _reef_refusal(state: State, seat: Seat, reef: int) -> Refusal | None:
    side = course.side_of_seat(state.players, seat)
    if not 0 <= reef < REEFS:
        return Refusal(Reason.REEF_NOT_THERE)
    return Refusal(Reason.REEF_DONE) if state.handled >> side * REEFS + reef & 1 else None


def _put_refusal(state: State, seat: Seat, move: Put) -> Refusal | None:
    refused = _reef_refusal(state, seat, move.reef)
    if refused:
        return refused
    if not 0 <= move.angle < FULL_TURN:
        return Refusal(Reason.BAD_NUMBER)
    side = course.side_of_seat(state.players, seat)
    own = side * REEFS + move.reef
    others = [reef_box(*reef) for k, reef in enumerate(state.reefs) if reef and k != own]
    outside = course.outside_half(state, side, move.reef)
    return reef_refusal(reef_box(move.x, move.y, move.angle), others, outside, side, state.players)


def _flick_refusal(state: State, seat: Seat, move: Flick) -> Refusal | None:
    side = course.side_of_seat(state.players, seat)
    if not 1 <= move.pawn <= NUMBERS:
        return Refusal(Reason.NO_SUCH_PAWN)
    pawn = pawn_of(side, move.pawn)
    if not state.places[pawn]:
        return Refusal(Reason.CAPTURED)
    if pawn not in course.may_flick(state, seat):
        return Refusal(Reason.PARTNERS)
    if not 0 <= move.angle < FULL_TURN:
        return Refusal(Reason.BAD_NUMBER)
    if move.speed < SLOWEST:
        return Refusal(Reason.TOO_SOFT)
    if move.speed > FASTEST:
        return Refusal(Reason.TOO_HARD)
    return Refusal(Reason.NOTHING_NEAR) if move.off and not course.obstacles(state, pawn) else None


def _some_reef(state: State, seat: Seat, rng: random.Random) -> Move:
    """Any legal placement; between rounds often none."""
    side = course.side_of_seat(state.players, seat)
    waiting = [reef for reef in range(REEFS) if not state.handled >> side * REEFS + reef & 1]
    reef = waiting[int(rng.random() * len(waiting))]
    if state.ask is Ask.MOVE_REEF and rng.random() < 0.7:
        return Keep(reef)
    for _ in range(20_000):
        x, y = (int((2 * rng.random() - 1) * HALF * 10) for _ in range(2))
        move = Put(reef, x, y, int(rng.random() * FULL_TURN))
        if _put_refusal(state, seat, move) is None:
            return move
    raise LookupError("there is no room for a reef")


def _handled(state: State, seat: Seat, side: int, reef: int, events: course.Events) -> None:
    events.append(Laid(seat, side, reef, state.reefs[side * REEFS + reef]))
    state.handled |= 1 << side * REEFS + reef
    state.step += 1
    course.ask_reef(state)


def _exchange(state: State, side: int, number: int, events: course.Events) -> None:
    if number:
        pawn, sanctuary = state.entered[0]
        freed = pawn_of(side, number)
        state.captured = state.captured & ~(1 << freed) | 1 << pawn
        state.entered = ((freed, sanctuary), *state.entered[1:])
        events.append(Exchanged(pawn, freed))
    course.ask_circle(state, events)


def _spoils(state: State, side: int) -> int:
    """Keys and prisoners, which decide after too many unscored rounds (PAL-49)."""
    keys = state.keys & (0b1100 if side == 0 else 0b0011)
    return keys.bit_count() + len(course.prisoners(state, 1 - side))
