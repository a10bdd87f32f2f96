"""The course of a turn in Rahan: from a deed to the next question.

Every function changes the position it is given and adds what happened to the events.
"""

from __future__ import annotations

from core.chance import Chance
from core.game import Seat
from core.games.rahan.content import (
    ANIMAL_SQUARES,
    BEAST_SQUARES,
    CAVE,
    COUNTS,
    DIE,
    EACH,
    GIVES,
    HELD,
    KINDS,
    MOST,
    NOBODY,
    NOTHING,
    RAHAN,
    RINGS,
    SWAPPED,
    Animal,
    Beast,
    Card,
    Need,
    apart,
)
from core.games.rahan.position import (
    Ask,
    Came,
    Drew,
    Event,
    Exchanged,
    Gained,
    Had,
    Home,
    Led,
    Position,
    Returned,
    Rolled,
    Sent,
    Shuffled,
    State,
    SteppedAside,
    Went,
)

Events = list[Event]
_ANIMALS = tuple(sum(1 << ANIMAL_SQUARES[a] for a in Animal if bits >> a & 1) for bits in range(16))


def put(row: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The row with one value changed."""
    return (*row[:place], value, *row[place + 1 :])


def more(row: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    """The row with one number changed by so much."""
    return put(row, place, row[place] + by)


def standing(state: Position) -> int:
    """The squares of animals and beasts, as bits: nobody goes through them."""
    bits = _ANIMALS[state.animals]
    for beast in state.beset:
        if beast >= 0:
            bits |= 1 << BEAST_SQUARES[beast]
    return bits


def held(state: Position, seat: Seat) -> int:
    """How many small cards a seat has."""
    return sum(state.hands[seat])


def complete(needs: tuple[int, ...]) -> bool:
    """Is there one of each?"""
    return 0 not in needs


def round_from(state: Position, seat: Seat) -> tuple[Seat, ...]:
    """All seats in the order of play, from this one."""
    return tuple((seat + k) % state.players for k in range(state.players))


# Turns


def begin_turn(state: State, seat: Seat) -> None:
    state.turn = state.who = seat
    state.turns = more(state.turns, seat, 1)
    state.ask = Ask.TURN if state.beset[seat] == NOTHING else Ask.BESET


def end_turn(state: State, chance: Chance, events: Events) -> None:
    """The next seat's turn; before it an animal may come back (RAH-34)."""
    state.shots = state.fired = 0
    state.knife = False
    state.foe = NOBODY
    if not state.animals and _somebody_starves(state):
        animal = chance.pick("animal", len(Animal))
        state.animals = 1 << animal
        events.append(Returned(animal, ANIMAL_SQUARES[animal]))
        make_room(state, ANIMAL_SQUARES[animal], chance, events)
    else:
        begin_turn(state, (state.turn + 1) % state.players)


def _somebody_starves(state: State) -> bool:
    """Is there anybody without food who cannot fight for it either?"""
    fed = [bool(needs[Need.FOOD]) for needs in state.needs]
    return any(not fed[seat] and not (state.combat >> seat & 1 and any(fed)) for seat in range(state.players))


# Cards


def discard(state: State, seat: Seat, card: int, count: int = 1) -> None:
    state.hands = _with(state.hands, seat, more(state.hands[seat], card, -count))
    state.discards = more(state.discards, card, count)


def _with(rows: tuple[tuple[int, ...], ...], seat: Seat, row: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return (*rows[:seat], row, *rows[seat + 1 :])


def roll_and_draw(state: State, seat: Seat, chance: Chance, events: Events) -> None:
    """RAH-10"""
    die = chance.pick("die", DIE) + 1
    events.append(Rolled(seat, die))
    _draw(state, seat, die, chance, events)


def exchange(state: State, seat: Seat, cards: tuple[int, ...], chance: Chance, events: Events) -> None:
    """RAH-13"""
    for card in cards:
        discard(state, seat, card)
    events.append(Exchanged(seat, cards))
    _draw(state, seat, SWAPPED, chance, events)


def _draw(state: State, seat: Seat, count: int, chance: Chance, events: Events) -> None:
    """Cards come one by one, until there are so many or ten are held (RAH-12)."""
    drawn: list[int] = []
    beasts: list[int] = []
    for _ in range(count):
        if held(state, seat) == MOST:
            break
        if not any(state.deck):
            if drawn:
                events.append(Drew(seat, tuple(drawn)))
                drawn = []
            shuffle(state, events)
        card = take(state, chance)
        drawn.append(card)
        if card >= HELD:
            beasts.append(card - HELD)
        else:
            state.hands = _with(state.hands, seat, more(state.hands[seat], card, 1))
    if drawn:
        events.append(Drew(seat, tuple(drawn)))
    _deal_with(state, seat, beasts, chance, events)


def take(state: State, chance: Chance) -> int:
    """The deck's next card."""
    place = chance.pick("cards", sum(state.deck))
    for card in range(KINDS):
        place -= state.deck[card]
        if place < 0:
            state.deck = more(state.deck, card, -1)
            return card
    raise ValueError("the deck is empty")


def shuffle(state: State, events: Events) -> None:
    """What lies beside the deck becomes the deck (RAH-14)."""
    events.append(Shuffled(sum(state.discards)))
    state.deck, state.discards = state.discards, (0,) * KINDS


def _deal_with(state: State, seat: Seat, beasts: list[int], chance: Chance, events: Events) -> None:
    """Beasts that were drawn: who is beset already keeps none (RAH-42), else one (RAH-36)."""
    if state.beset[seat] != NOTHING:
        send(state, seat, tuple(beasts), events)
        end_turn(state, chance, events)
    elif not beasts:
        end_turn(state, chance, events)
    elif len(beasts) == 1:
        put_up(state, seat, beasts[0], chance, events)
    else:
        state.drawn = sum(1 << beast for beast in beasts)
        state.ask = Ask.KEEP


def send(state: State, seat: Seat, beasts: tuple[int, ...], events: Events) -> None:
    """Beasts that nobody keeps."""
    for beast in beasts:
        state.discards = more(state.discards, HELD + beast, 1)
    if beasts:
        events.append(Sent(seat, beasts))


def keep(state: State, seat: Seat, beast: int, chance: Chance, events: Events) -> None:
    others = tuple(other for other in Beast if other != beast and state.drawn >> other & 1)
    state.drawn = 0
    send(state, seat, tuple(map(int, others)), events)
    put_up(state, seat, beast, chance, events)


def put_up(state: State, seat: Seat, beast: int, chance: Chance, events: Events) -> None:
    """A beast comes to its square (RAH-35)."""
    state.beset = put(state.beset, seat, beast)
    events.append(Came(seat, beast, BEAST_SQUARES[beast]))
    make_room(state, BEAST_SQUARES[beast], chance, events)


# Figures that make room (RAH-53)


def make_room(state: State, square: int, chance: Chance, events: Events) -> None:
    figures = [seat for seat in round_from(state, state.turn) if state.cavemen[seat] == square]
    if state.rahan == square:
        figures.append(RAHAN)
    state.aside = tuple(figures)
    next_aside(state, chance, events)


def next_aside(state: State, chance: Chance, events: Events) -> None:
    """Ask the next figure's owner where it goes; after the last the turn goes on to end."""
    if not state.aside:
        end_turn(state, chance, events)
        return
    figure = state.aside[0]
    state.ask, state.who = Ask.ASIDE, state.turn if figure == RAHAN else figure


def where(state: Position, figure: int) -> int:
    return state.rahan if figure == RAHAN else state.cavemen[figure]


def room_beside(state: Position, figure: int) -> tuple[int, ...]:
    """Where a figure may step aside to: a king's step away, else two; from an opponent one only (RAH-47)."""
    taken, rings = standing(state), RINGS[where(state, figure)]
    for ring in rings if state.foe == NOBODY else rings[:1]:
        free = tuple(square for square in ring if not taken >> square & 1)
        if free:
            return free
    return ()


def step_aside(state: State, goal: int, events: Events) -> None:
    figure, state.aside = state.aside[0], state.aside[1:]
    events.append(SteppedAside(figure, where(state, figure), goal))
    if figure == RAHAN:
        state.rahan = goal
    else:
        state.cavemen = put(state.cavemen, figure, goal)


# Moving


def go(state: State, seat: Seat, goal: int, chance: Chance, events: Events) -> None:
    """A caveman goes to a square by the card that leads there (RAH-17 to RAH-24)."""
    start = state.cavemen[seat]
    had_all = complete(state.needs[seat])
    discard(state, seat, Card.STEP_1 + apart(start, goal) - 1)
    state.cavemen = put(state.cavemen, seat, goal)
    events.append(Went(seat, start, goal))
    if had_all and goal in CAVE:  # RAH-49: not with the move that wins the fourth
        state.ask, state.who, state.winner = None, NOBODY, seat
        events.append(Home(seat))
        return
    if goal in GIVES:
        gain(state, seat, GIVES[goal], events)
    if goal == state.rahan:
        gain(state, seat, Need.INVENTION, events)
    end_turn(state, chance, events)


def lead(state: State, seat: Seat, goal: int, chance: Chance, events: Events) -> None:
    """Rahan goes to a square, and gives each caveman there an invention (RAH-20, RAH-25)."""
    discard(state, seat, Card.RAHAN)
    events.append(Led(seat, state.rahan, goal))
    state.rahan = goal
    for met in round_from(state, seat):
        if state.cavemen[met] == goal:
            gain(state, met, Need.INVENTION, events)
    end_turn(state, chance, events)


def gain(state: State, seat: Seat, need: int, events: Events) -> None:
    """A large card from its pile, or from whoever holds several when that is empty (RAH-24, RAH-52)."""
    if state.needs[seat][need]:
        events.append(Had(seat, need))
        return
    source = NOBODY
    if sum(needs[need] for needs in state.needs) == EACH:
        source = max(round_from(state, seat)[1:], key=lambda other: state.needs[other][need])
        state.needs = _with(state.needs, source, more(state.needs[source], need, -1))
    state.needs = _with(state.needs, seat, more(state.needs[seat], need, 1))
    events.append(Gained(seat, need, source))


def hand_over(state: State, loser: Seat, winner: Seat, need: int) -> None:
    """A large card goes from one seat to another."""
    state.needs = _with(state.needs, loser, more(state.needs[loser], need, -1))
    state.needs = _with(state.needs, winner, more(state.needs[winner], need, 1))


def all_cards(state: Position) -> tuple[int, ...]:
    """How many small cards of each kind there are, wherever they lie: as many as were printed."""
    counts = [state.deck[card] + state.discards[card] for card in range(KINDS)]
    for hand in state.hands:
        for card in range(HELD):
            counts[card] += hand[card]
    for beast in Beast:
        counts[HELD + beast] += (beast in state.beset) + (state.drawn >> beast & 1)
    assert len(counts) == len(COUNTS)
    return tuple(counts)
