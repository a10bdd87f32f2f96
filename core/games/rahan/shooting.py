"""The flint in Rahan: what is shot at, what a hit brings, and where a miss leads (RAH-26 to RAH-47).

Only the kind aimed at counts (RAH-54): any animal, one's own beast, or the other fighter. So nothing else is told to
physics.
"""

from __future__ import annotations

from core.chance import Chance
from core.game import Seat
from core.games.rahan import course
from core.games.rahan.content import (
    ANIMAL_HEIGHTS,
    ANIMAL_SQUARES,
    BEAST_HEIGHTS,
    BEAST_SQUARES,
    CAVEMAN_HEIGHT,
    COLUMNS,
    DUEL,
    HEIGHT,
    HELD,
    KNIFE_SHOTS,
    MM,
    NOTHING,
    RINGS,
    ROWS,
    SQUARES,
    WIDTH,
    Animal,
    Beast,
    Card,
    Hand,
    Need,
    apart,
    at,
    column_of,
    middle,
    row_of,
)
from core.games.rahan.course import Events, end_turn, put, standing
from core.games.rahan.position import (
    Armed,
    Ask,
    Caught,
    Challenged,
    ClosedIn,
    Flick,
    Landed,
    Looted,
    Parted,
    Position,
    Repelled,
    State,
    Struck,
    Threw,
)
from core.physics import Standing, Steadiness, Throw, throw
from core.physics.throw import CHILD, EXPERT, FAMILY, PARTS

STEADINESS: dict[Hand, Steadiness] = {Hand.CHILD: CHILD, Hand.FAMILY: FAMILY, Hand.EXPERT: EXPERT}
FIRST_BEAST, FIRST_CAVEMAN = len(Animal), len(Animal) + len(Beast)  # among the numbers of what stands

_ANIMALS = tuple(Standing(int(a), *middle(ANIMAL_SQUARES[a]), ANIMAL_HEIGHTS[a]) for a in Animal)
_BEASTS = tuple(Standing(FIRST_BEAST + b, *middle(BEAST_SQUARES[b]), BEAST_HEIGHTS[b]) for b in Beast)
_HERDS = tuple(tuple(_ANIMALS[a] for a in Animal if bits >> a & 1) for bits in range(16))


def other_fighter(state: Position) -> Seat:
    """Whom the one who is asked fights."""
    return state.foe if state.who == state.turn else state.turn


def targets(state: Position) -> tuple[Standing, ...]:
    """What the flint may hit now."""
    if state.ask is Ask.HUNT:
        return _HERDS[state.animals]
    if state.ask is Ask.REPEL:
        return (_BEASTS[state.beset[state.who]],)
    if state.ask is Ask.FIGHT:
        foe = other_fighter(state)
        return (Standing(FIRST_CAVEMAN + foe, *middle(state.cavemen[foe]), CAVEMAN_HEIGHT),)
    return ()


def arm(state: State, seat: Seat, weapons: int, events: Events) -> None:
    """Weapon cards, or a knife (0), are spent before the first shot (RAH-30, RAH-31, RAH-38)."""
    if weapons:
        course.discard(state, seat, Card.WEAPON, weapons)
    else:
        course.discard(state, seat, Card.KNIFE)
    beset = state.beset[seat]
    state.shots, state.knife = weapons or KNIFE_SHOTS, not weapons
    state.ask = Ask.HUNT if beset == NOTHING else Ask.REPEL
    events.append(Armed(seat, weapons, beset))


def challenge(state: State, seat: Seat, foe: Seat, events: Events) -> None:
    """The combat card is played; from one square the attacked one steps aside first (RAH-43, RAH-47)."""
    state.combat &= ~(1 << seat)
    state.foe, state.fired = foe, 0
    events.append(Challenged(seat, foe))
    if state.cavemen[seat] == state.cavemen[foe] and course.room_beside(state, foe):
        state.aside, state.ask, state.who = (foe,), Ask.ASIDE, foe
    else:
        state.ask = Ask.FIGHT


def flick(state: State, seat: Seat, move: Flick, chance: Chance, events: Events) -> None:
    """A shot: two draws shake the hand, and the roll is kept (RAH-27)."""
    start = state.cavemen[seat]
    a, b = chance.pick("hand", PARTS), chance.pick("hand", PARTS)
    hand = STEADINESS[state.steadiness[seat]]
    aims = targets(state)
    given = (*middle(start), move.angle, move.speed, hand, a, b, aims, WIDTH, HEIGHT)
    roll = chance.roll("flint", Throw, throw, *given)
    events.append(Threw(seat, start, tuple(aim.number for aim in aims), move.angle, move.speed, roll))
    if state.ask is Ask.FIGHT:
        _fought(state, seat, roll, chance, events)
        return
    state.shots -= 1
    if roll.touched == NOTHING:
        _missed(state, seat, roll, chance, events)
    elif state.ask is Ask.HUNT:
        state.animals &= ~(1 << roll.touched)
        events.append(Caught(seat, roll.touched))
        course.gain(state, seat, Need.FOOD, events)
        end_turn(state, chance, events)
    else:
        _repelled(state, seat, chance, events)


def _repelled(state: State, seat: Seat, chance: Chance, events: Events) -> None:
    beast = state.beset[seat]
    state.beset = put(state.beset, seat, NOTHING)
    state.discards = course.more(state.discards, HELD + beast, 1)
    events.append(Repelled(seat, beast))
    end_turn(state, chance, events)


def _missed(state: State, seat: Seat, roll: Throw, chance: Chance, events: Events) -> None:
    """Against a beast the caveman goes where the flint fell (RAH-39); on the hunt if the table wants it (RAH-34)."""
    if state.ask is Ask.REPEL or state.follow:
        start = state.cavemen[seat]
        goal = landing(state, roll) if roll.on else start
        state.cavemen = put(state.cavemen, seat, goal)
        events.append(Landed(seat, start, goal, not roll.on))
    if not state.shots:
        end_turn(state, chance, events)


def landing(state: Position, roll: Throw) -> int:
    """The square on which the flint lies, or the free one whose centre is nearest to it (RAH-42)."""
    return nearest_free(standing(state), roll.x, roll.y)


def nearest_free(taken: int, x: int, y: int) -> int:
    """The same for a place in thousandths of a millimetre on the board; at a tie the upper, then the left."""
    unit = round(1000 * MM)
    square = at(min(x // unit, COLUMNS - 1), min(y // unit, ROWS - 1))
    if not taken >> square & 1:
        return square
    free = (other for other in range(SQUARES) if not taken >> other & 1)
    return min(free, key=lambda other: (_squared(other, x, y), other))


def _squared(square: int, x: int, y: int) -> int:
    """The distance of a square's centre, squared, in whole numbers."""
    unit = round(1000 * MM)
    dx, dy = x - column_of(square) * unit - unit // 2, y - row_of(square) * unit - unit // 2
    return dx * dx + dy * dy


# Combat


def _fought(state: State, seat: Seat, roll: Throw, chance: Chance, events: Events) -> None:
    foe = other_fighter(state)
    state.fired += 1
    if roll.touched != NOTHING:
        events.append(Struck(seat, foe))
        loot_of = lootable(state)
        if len(loot_of) > 1:
            state.ask = Ask.LOOT
        else:
            loot(state, loot_of[0] if loot_of else NOTHING, chance, events)
        return
    steps = closing_in(state)
    if len(steps) > 1:
        state.ask = Ask.CLOSE_IN
    elif steps:
        close_in(state, steps[0], chance, events)
    else:
        _answer(state, chance, events)


def lootable(state: Position) -> tuple[int, ...]:
    """What whoever was hit can give."""
    needs = state.needs[other_fighter(state)]
    return tuple(int(need) for need in Need if needs[need])


def loot(state: State, need: int, chance: Chance, events: Events) -> None:
    """The one hit gives a card (RAH-46), if it has any (RAH-47)."""
    winner, loser = state.who, other_fighter(state)
    if need != NOTHING:
        course.hand_over(state, loser, winner, need)
    events.append(Looted(winner, loser, need))
    end_turn(state, chance, events)


def closing_in(state: Position) -> tuple[int, ...]:
    """The steps that leave the least distance to the other fighter: several at a tie, none beside it (RAH-45)."""
    here, there = state.cavemen[state.who], state.cavemen[other_fighter(state)]
    if apart(here, there) <= 1:
        return ()
    taken, now = standing(state), _between(here, there)
    steps = [square for square in RINGS[here][0] if not taken >> square & 1 and _between(square, there) < now]
    least = min((_between(square, there) for square in steps), default=0)
    return tuple(square for square in steps if _between(square, there) == least)


def _between(one: int, two: int) -> int:
    """The straight distance of two squares' centres, squared, in squares."""
    return (column_of(one) - column_of(two)) ** 2 + (row_of(one) - row_of(two)) ** 2


def close_in(state: State, goal: int, chance: Chance, events: Events) -> None:
    events.append(ClosedIn(state.who, state.cavemen[state.who], goal))
    state.cavemen = put(state.cavemen, state.who, goal)
    _answer(state, chance, events)


def _answer(state: State, chance: Chance, events: Events) -> None:
    """The other shoots back, until there were too many shots (RAH-47)."""
    if state.fired == DUEL:
        events.append(Parted(state.turn, state.foe))
        end_turn(state, chance, events)
    else:
        state.ask, state.who = Ask.FIGHT, other_fighter(state)


def begin_fight(state: State) -> None:
    """The attacked one has stepped aside: the attacker shoots."""
    state.ask, state.who = Ask.FIGHT, state.turn
