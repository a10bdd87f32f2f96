"""The course of a round in Paleo: from a decision to the next question.

Every function changes the position it is given and adds what happened to the events.
"""

from __future__ import annotations

from functools import lru_cache
from math import atan2, cos, hypot, inf, pi, sin

from core.game import Seat
from core.games.paleo.content import (
    CAPTURE_POINTS,
    DOORWAYS,
    FASTEST,
    GATE_POINTS,
    GOAL,
    HALF,
    LIMIT,
    NEAR,
    NUMBERS,
    PARTNER,
    PAWN,
    PAWNS,
    RADIUS,
    REEFS,
    STUFF,
    THICK,
    UNSCORED,
    WALLS,
    circles,
    facing,
    in_camp,
    is_mercenary,
    number_of,
    on_gate,
    pawn_of,
    reef_box,
    sanctuary_side,
    side_of,
)
from core.games.paleo.layouts import LINES, Layout
from core.games.paleo.position import (
    Ask,
    Back,
    Begun,
    Captured,
    Entered,
    Event,
    Flick,
    How,
    Opened,
    Place,
    Position,
    Reef,
    Revealed,
    Rolled,
    RoundOver,
    State,
)
from core.physics import Box, Disc, Roll, Surface, What, sweep

Events = list[Event]
STEPS = ((0, 1), (1, 2), (0, 2), (1, 2), (0, 2), (1, 1))  # PAL-07: beginner or other, how many reefs
ORDER = tuple(who for who, count in STEPS for _ in range(count))
GONE: Place = ()


def put(row: tuple, place: int, value: object) -> tuple:  # type: ignore[type-arg]
    """The row with one value changed."""
    return (*row[:place], value, *row[place + 1 :])


# Sides and seats (PAL-50, PAL-51)


def seats_of(players: int, side: int) -> tuple[Seat, ...]:
    if players == 3:
        return (0,) if side == 0 else (1, 2)
    return tuple(seat for seat in range(players) if seat % 2 == side)


def side_of_seat(players: int, seat: Seat) -> int:
    return (0 if seat == 0 else 1) if players == 3 else seat % 2


def owner_of(players: int, pawn: int) -> Seat:
    """Whose pawn it is: on a side of two, by its number."""
    seats = seats_of(players, side_of(pawn))
    if len(seats) == 1:
        return seats[0]
    return seats[0] if number_of(pawn) in PARTNER else seats[1]


def own_pawns(players: int, seat: Seat) -> tuple[int, ...]:
    side = side_of_seat(players, seat)
    return tuple(pawn for pawn in range(side * NUMBERS, side * NUMBERS + NUMBERS) if owner_of(players, pawn) == seat)


def own_circles(players: int, seat: Seat) -> range:
    """The circles on which a seat lines up: the second partner's are those of the advanced camp."""
    seats = seats_of(players, side_of_seat(players, seat))
    return range(NUMBERS, NUMBERS + 4) if len(seats) == 2 and seat == seats[1] else range(NUMBERS)


def on_board(state: Position, side: int) -> tuple[int, ...]:
    return tuple(pawn for pawn in range(side * NUMBERS, side * NUMBERS + NUMBERS) if state.places[pawn])


def may_flick(state: Position, seat: Seat) -> tuple[int, ...]:
    """The pawns a seat may flick: its own, or its partner's when it has none left."""
    own = tuple(pawn for pawn in own_pawns(state.players, seat) if state.places[pawn])
    return own or on_board(state, side_of_seat(state.players, seat))


# A round's beginning


def begin_round(state: State, beginner: int, events: Events, leader: int = 0) -> None:
    """A round starts afresh (PAL-55); `leader`: which partner of the side that begins goes first."""
    state.round += 1
    state.beginner = beginner
    state.step = len(ORDER) if ready_made(state) else 0
    state.handled = state.ready = state.captured = state.keys = 0
    state.places = (GONE,) * PAWNS
    state.flicks, state.flicker = (0, 0), put((0, 0), beginner, leader)
    if state.players == 4:  # whoever sits next follows, so that turns go round the table one way
        state.flicker = put(state.flicker, 1 - beginner, leader ^ beginner)
    state.flicked, state.entered, state.struck = -1, (), ()
    events.append(Begun(state.round, beginner))
    ask_reef(state)


def lay_ready_made(state: State, layout: Layout) -> None:
    """All reefs lie before the match, and nobody handles any (PAL-57)."""
    state.reefs, state.step = layout.reefs, len(ORDER)


def ready_made(state: Position) -> bool:
    """Are the reefs those of a layout? Then all steps are done and none was handled; else each is, in every round."""
    return state.step == len(ORDER) and not state.handled


def ask_reef(state: State) -> None:
    """Who places or moves the next reef; when all are done, everybody lines up."""
    if state.step == len(ORDER):
        state.ask, state.turn = Ask.LINE_UP, -1
        return
    side = ORDER[state.step] ^ state.beginner
    seats = seats_of(state.players, side)
    done = sum((who ^ state.beginner) == side for who in ORDER[: state.step])
    state.turn = seats[(done + state.flicker[side]) % len(seats)]
    state.ask = Ask.REEF if not all(state.reefs[side * REEFS : side * REEFS + REEFS]) else Ask.MOVE_REEF


def line_up(state: State, seat: Seat, chosen: tuple[int, ...], events: Events) -> None:
    side = side_of_seat(state.players, seat)
    spots = circles(side)
    places = list(state.places)
    for pawn, circle in zip(own_pawns(state.players, seat), chosen, strict=True):
        x, y = spots[circle]
        places[pawn] = (round(1000 * x), round(1000 * y))
    state.places = tuple(places)
    state.ready |= 1 << seat
    if state.ready == (1 << state.players) - 1:
        events.append(Revealed(state.places))
        _next_flick(state, state.beginner)


def usual_line_up(players: int, seat: Seat) -> tuple[int, ...]:
    """The line-up that is offered: mercenaries first, from the front (PAL-17)."""
    own = own_pawns(players, seat)
    front = reversed(own_circles(players, seat))
    chosen = dict(zip(sorted(own, key=lambda pawn: not is_mercenary(pawn)), front, strict=False))
    return tuple(chosen[pawn] for pawn in own)


def good_line_up(players: int, seat: Seat, turn: int) -> tuple[int, ...]:
    """One of the line-ups for who asks for one, the next at each turn; in the advanced camp as they stand from left
    to right (PAL-58)."""
    line, own = LINES[turn % len(LINES)], own_pawns(players, seat)
    spots, wanted = own_circles(players, seat), [line[number_of(pawn) - 1] for pawn in own]
    if spots.start == 0:
        return tuple(wanted)
    order = sorted(range(len(own)), key=lambda k: (wanted[k] % 4, wanted[k]))
    return tuple(spots[order.index(k)] for k in range(len(own)))


# Flicks


def walls(state: Position) -> tuple[Box, ...]:
    """Façades and fixed reefs, then the reefs that were placed."""
    return _walls(state.reefs)


@lru_cache(16)
def _walls(reefs: tuple[Reef, ...]) -> tuple[Box, ...]:
    return WALLS + tuple(reef_box(*reef) for reef in reefs if reef)


def surface(state: Position, moved: int = -1, place: Place = GONE) -> Surface:
    """The board as it lies now; one pawn perhaps elsewhere."""
    discs = tuple(
        Disc(pawn, at[0] / 1000, at[1] / 1000)
        for pawn in range(PAWNS)
        if (at := place if pawn == moved and place else state.places[pawn])
    )
    return Surface(HALF, LIMIT, STUFF, walls(state), DOORWAYS, discs)


def obstacles(state: Position, pawn: int) -> list[tuple[float, float]]:
    """The directions away from what a pawn lies against: the rim, reefs and façades (PAL-22)."""
    x, y = (part / 1000 for part in state.places[pawn])
    found: list[tuple[float, float]] = []
    room = HALF - RADIUS - NEAR
    if abs(x) >= room:
        found.append((-1.0 if x > 0 else 1.0, 0.0))
    if abs(y) >= room:
        found.append((0.0, -1.0 if y > 0 else 1.0))
    for box in walls(state):
        away = box.away(x, y)
        far = hypot(*away)
        if 0 < far <= RADIUS + NEAR:
            found.append((away[0] / far, away[1] / far))
    return found


def moved_off(state: Position, pawn: int) -> Place:
    """Where a pawn is when it was moved off what it lies against; () when it lies against nothing."""
    away = obstacles(state, pawn)
    if not away:
        return GONE
    dx, dy = sum(x for x, _ in away), sum(y for _, y in away)
    far = hypot(dx, dy)
    if far < 1e-6:
        return state.places[pawn]
    board = surface(state)
    k = next(k for k, disc in enumerate(board.discs) if disc.number == pawn)
    x, y = board.discs[k].x, board.discs[k].y
    dx, dy = dx / far, dy / far
    met = sweep(board, x, y, atan2(dy, dx), FASTEST, k)
    free = max(0.0, min(THICK, met.distance - 0.01, *(deep - 0.01 for deep in _to_doorways(x, y, dx, dy))))
    return round(1000 * (x + dx * free)), round(1000 * (y + dy * free))


def _to_doorways(x: float, y: float, dx: float, dy: float) -> list[float]:
    """How far on its way a pawn would pass each doorway: it enters by a flick only."""
    ways = [(door.c + RADIUS - door.a * x - door.b * y, door.a * dx + door.b * dy) for door in DOORWAYS]
    return [deep / gain for deep, gain in ways if deep > 0 and gain > 1e-6]


def flicked(state: Position, side: int, move: Flick) -> tuple[Place, tuple[Surface, int, float, float]]:
    """Where the pawn is moved off to first, and what physics is given: board, place in its list, angle and speed."""
    pawn = pawn_of(side, move.pawn)
    off = moved_off(state, pawn) if move.off else ()
    board = surface(state, pawn, off)
    disc = next(k for k, lies in enumerate(board.discs) if lies.number == pawn)
    return off, (board, disc, move.angle * pi / 18000, float(move.speed))


def rolled(state: State, seat: Seat, move: Flick, off: Place, roll: Roll, events: Events) -> None:
    """Take over what the roll did, and begin to deal with it: doorways, then captures (PAL-40)."""
    side = side_of_seat(state.players, seat)
    pawn = pawn_of(side, move.pawn)
    before = put(state.places, pawn, off) if off else state.places
    places = list(before)
    for rest in roll.rests:
        places[rest.disc] = (rest.x, rest.y)
    events.append(Rolled(seat, pawn, off, move.angle, move.speed, roll))
    state.flicked = pawn
    state.flicks = put(state.flicks, side, state.flicks[side] + 1)
    state.flicker = put(state.flicker, side, state.flicker[side] ^ 1)
    first: dict[int, int] = {}
    for passage in roll.passages:
        first.setdefault(passage.disc, passage.doorway)
    out = [gone.disc for gone in roll.exits]
    for jumped in out:
        places[jumped] = GONE
    state.places = tuple(places)
    lost = dict.fromkeys((*_touched(pawn, before, state.places, roll), *out))
    state.struck = tuple(victim for victim in lost if victim in out or victim not in first)
    state.entered = tuple((entering, sanctuary) for entering, sanctuary in first.items() if entering not in out)
    for entering in first:
        state.places = put(state.places, entering, GONE)  # between the doorway and its camp
    for entering, sanctuary in first.items():
        fresh = not is_mercenary(entering) and sanctuary_side(sanctuary) != side_of(entering)
        key = fresh and not state.keys >> sanctuary & 1
        if key:
            state.keys |= 1 << sanctuary
        events.append(Entered(entering, sanctuary, key))
    _leave(state, events)
    next_entered(state, events)


def _touched(pawn: int, before: tuple[Place, ...], after: tuple[Place, ...], roll: Roll) -> list[int]:
    """The opposing pawns a flicked mercenary captures by its own touch (PAL-24 to PAL-30)."""
    if not is_mercenary(pawn):
        return []
    met: dict[int, int] = {}
    for touch in roll.touches:
        if touch.what is What.DISC and pawn in (touch.disc, touch.other):
            other = touch.other if touch.disc == pawn else touch.disc
            if side_of(other) != side_of(pawn):
                met.setdefault(other, touch.at)
    camp = [other for other in met if in_camp(side_of(other), before[other][0] / 1000, before[other][1] / 1000)]
    outside = [other for other in met if other not in camp]
    if camp:
        soonest = min(met[other] for other in camp)
        tied = [other for other in camp if met[other] == soonest]
        outside.append(min(tied, key=lambda other: (_gap(after, pawn, other), number_of(other))))
    return outside


def _gap(places: tuple[Place, ...], one: int, two: int) -> float:
    """How far two pawns rest from each other; one that jumped out is farther than any."""
    here, there = places[one], places[two]
    return hypot(here[0] - there[0], here[1] - there[1]) if here and there else inf


# Doorways


def next_entered(state: State, events: Events) -> None:
    """The next pawn that entered: may it be exchanged, and where does it stand then?"""
    if not state.entered:
        _settle(state, events)
        return
    pawn, sanctuary = state.entered[0]
    state.turn = owner_of(state.players, pawn)
    if sanctuary_side(sanctuary) != side_of(pawn) and held_before(state, side_of(pawn)):
        state.ask = Ask.EXCHANGE
    else:
        ask_circle(state, events)


def prisoners(state: Position, side: int) -> tuple[int, ...]:
    """A side's pawns that the other holds."""
    return tuple(p for p in range(side * NUMBERS, side * NUMBERS + NUMBERS) if state.captured >> p & 1)


def held_before(state: Position, side: int) -> tuple[int, ...]:
    """Those of them that an exchange may free: captured before this flick (PAL-36)."""
    return tuple(pawn for pawn in prisoners(state, side) if pawn not in state.struck)


def ask_circle(state: State, events: Events) -> None:
    """Which circle the pawn goes to, asked of the owner of the one that entered; as near as it can where none is free.

    The pawn may be one that was freed, of the partner: the turn stays (PAL-36).
    """
    pawn = state.entered[0][0]
    free = free_circles(state, side_of(pawn))
    if len(free) > 1:
        state.ask = Ask.CIRCLE
    else:
        place = circle_place(side_of(pawn), free[0]) if free else nearest_free(state, side_of(pawn))
        stand(state, place, events)


def circle_place(side: int, circle: int) -> Place:
    x, y = circles(side)[circle]
    return round(1000 * x), round(1000 * y)


def free_circles(state: Position, side: int) -> tuple[int, ...]:
    """The circles of a base camp on which a pawn overlaps nothing."""
    return tuple(circle for circle in range(NUMBERS) if _free(state, circle_place(side, circle)))


def _free(state: Position, place: Place) -> bool:
    x, y = place
    if max(abs(x), abs(y)) > 1000 * (HALF - RADIUS):
        return False
    if any(at and hypot(at[0] - x, at[1] - y) < 1000 * PAWN for at in state.places):
        return False
    return all(hypot(*box.away(x / 1000, y / 1000)) >= RADIUS for box in walls(state))


def nearest_free(state: Position, side: int) -> Place:
    """The free place nearest to any circle, on a fine grid of rings."""
    for ring in range(1, 400):
        for circle in range(NUMBERS):
            x, y = circle_place(side, circle)
            for k in range(24):
                turn = 2 * pi * k / 24
                place = (round(x + 1000 * ring * cos(turn)), round(y + 1000 * ring * sin(turn)))
                if _free(state, place):
                    return place
    raise ValueError("the board is full")


def stand(state: State, place: Place, events: Events) -> None:
    """The first of those that entered stands in its camp again."""
    pawn = state.entered[0][0]
    state.places = put(state.places, pawn, place)
    state.entered = state.entered[1:]
    events.append(Back(pawn, place))
    next_entered(state, events)


# Captures, gate, the end of a round


def _leave(state: State, events: Events) -> None:
    """Who is captured leaves the board, before anybody is put back (PAL-40)."""
    for pawn in state.struck:
        if not state.captured >> pawn & 1:
            out = not state.places[pawn]
            state.captured |= 1 << pawn
            state.places = put(state.places, pawn, GONE)
            events.append(Captured(pawn, out))


def _settle(state: State, events: Events) -> None:
    """All are where they belong: is the gate open, or is a side gone? Else the other side flicks."""
    _leave(state, events)  # by older rules they lay there until now
    state.struck = ()
    flicking = side_of(state.flicked)
    won: dict[int, How] = {}
    for side in (0, 1):
        if opens_gate(state, side):
            won[side] = How.GATE
        elif not on_board(state, 1 - side):
            won[side] = How.CAPTURE
    if won:
        winner = flicking if flicking in won else 1 - flicking
        if won[winner] is How.GATE:
            events.append(Opened(winner))
        round_over(state, winner, won[winner], events)
    elif min(state.flicks) >= state.limit:
        round_over(state, -1, How.UNSCORED, events)
    else:
        _next_flick(state, 1 - flicking)


def _next_flick(state: State, side: int) -> None:
    seats = seats_of(state.players, side)
    state.turn = seats[state.flicker[side] % len(seats)]
    state.ask = Ask.FLICK


def opens_gate(state: Position, side: int) -> bool:
    """Has a side both opposing keys and an explorer wholly on the gate? (PAL-41 to PAL-44)"""
    both = 0b1100 if side == 0 else 0b0011
    return state.keys & both == both and any(
        on_gate(x / 1000, y / 1000)
        for pawn in on_board(state, side)
        if not is_mercenary(pawn)
        for x, y in (state.places[pawn],)
    )


def round_over(state: State, winner: int, how: How, events: Events) -> None:
    if winner >= 0:
        gained = GATE_POINTS if how is How.GATE else CAPTURE_POINTS
        state.points = put(state.points, winner, state.points[winner] + gained)
    else:
        state.unscored += 1
    events.append(RoundOver(winner, how, state.points))
    if max(state.points) >= GOAL or state.unscored >= UNSCORED:
        state.ask, state.turn = None, -1
    else:
        begin_round(state, 1 - winner if winner >= 0 else 1 - state.beginner, events)


def outside_half(state: Position, side: int, but: int) -> int:
    """How many of a side's reefs, but for one, lie outside its own half."""
    mine = enumerate(state.reefs[side * REEFS : side * REEFS + REEFS])
    return sum(1 for k, reef in mine if k != but and reef and facing(side, reef[1]) >= 0)
