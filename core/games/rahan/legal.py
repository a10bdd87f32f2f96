"""What a seat may do in Rahan, and why not: the same for a list of moves and for a single one."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement

from core.game import Refusal, Seat
from core.game import TableReason as Table
from core.games.rahan.content import (
    HELD,
    LANES,
    LEAD,
    MOST,
    NOTHING,
    RAYS,
    SQUARES,
    STEPS,
    SWAPPED,
    Beast,
    Card,
    Need,
)
from core.games.rahan.course import held, room_beside, standing
from core.games.rahan.position import (
    FLICKS,
    Ask,
    Draw,
    Exchange,
    Fight,
    Flick,
    Go,
    Keep,
    Knife,
    Lead,
    Loot,
    Move,
    Position,
    Reason,
    Shoot,
    Step,
)
from core.games.rahan.shooting import closing_in, lootable
from core.physics.throw import FASTEST, SLOWEST

FULL_TURN = 36000
_DEEDS = (Draw, Exchange, Go, Lead, Shoot, Knife, Fight)


def refusal(state: Position, seat: Seat, move: Move) -> Refusal | None:
    """Why the seat may not make this move now."""
    if state.ask is None:
        return Refusal(Table.OVER)
    if seat != state.who:
        return Refusal(Reason.NOT_YOUR_TURN)
    if not _whole(move):
        return Refusal(Reason.BAD_NUMBER)
    if isinstance(move, _DEEDS) and state.ask in (Ask.TURN, Ask.BESET):
        return _deed_refusal(state, seat, move)
    if isinstance(move, Flick) and state.ask in FLICKS:
        return _flick_refusal(move)
    if isinstance(move, Step) and state.ask in (Ask.ASIDE, Ask.CLOSE_IN):
        return None if move.to in steps(state) else Refusal(Reason.NOT_FREE)
    if isinstance(move, Keep) and state.ask is Ask.KEEP:
        kept = move.beast in range(len(Beast)) and state.drawn >> move.beast & 1
        return None if kept else Refusal(Reason.NOT_DRAWN)
    if isinstance(move, Loot) and state.ask is Ask.LOOT:
        return None if move.need in lootable(state) else Refusal(Reason.NOT_THERE)
    return Refusal(Reason.NOT_ASKED)


def _whole(move: Move) -> bool:
    """Only whole numbers: what comes from elsewhere may hold anything."""
    values = [getattr(move, name) for name in move.__struct_fields__]
    if isinstance(move, Exchange):
        if type(move.cards) is not tuple:
            return False
        values = list(move.cards)
    return all(type(number) is int and abs(number) < 10**7 for number in values)


def _flick_refusal(move: Flick) -> Refusal | None:
    if not 0 <= move.angle < FULL_TURN:
        return Refusal(Reason.BAD_NUMBER)
    if move.speed < SLOWEST:
        return Refusal(Reason.TOO_SOFT)
    return Refusal(Reason.TOO_HARD) if move.speed > FASTEST else None


# The deed of a turn


def _deed_refusal(state: Position, seat: Seat, move: Move) -> Refusal | None:
    if state.ask is Ask.BESET:
        refused = _beset_refusal(state, seat, move)
        if refused is not None:
            return refused
    match move:
        case Draw():
            return Refusal(Reason.HAND_FULL) if held(state, seat) == MOST else None
        case Exchange(cards):
            return _exchange_refusal(state, seat, cards)
        case Go(to):
            return _go_refusal(state, seat, to)
        case Lead(to):
            return _lead_refusal(state, seat, to)
        case Shoot(weapons, beast):
            if not 1 <= weapons <= MOST:
                return Refusal(Reason.BAD_NUMBER)
            if weapons > state.hands[seat][Card.WEAPON]:
                return Refusal(Reason.NO_WEAPON, (state.hands[seat][Card.WEAPON], weapons))
            return _aim_refusal(state, seat, beast)
        case Knife(beast):
            if not state.hands[seat][Card.KNIFE]:
                return Refusal(Reason.NO_KNIFE)
            return Refusal(Reason.KNIFE_ANIMALS) if beast != NOTHING else _aim_refusal(state, seat, NOTHING)
        case Fight(foe):
            if not 0 <= foe < state.players or foe == seat:
                return Refusal(Reason.YOURSELF if foe == seat else Reason.BAD_NUMBER)
            return None if state.combat >> seat & 1 else Refusal(Reason.NO_COMBAT)
    raise AssertionError(move)


def _beset_refusal(state: Position, seat: Seat, move: Move) -> Refusal | None:
    """Nothing but shots at one's beast; without a weapon the die, with a full hand without one an exchange (RAH-37)."""
    armed = state.hands[seat][Card.WEAPON] > 0
    match move:
        case Shoot(_, beast):
            return Refusal(Reason.BEAST_FIRST) if beast == NOTHING else None
        case Knife():
            return Refusal(Reason.KNIFE_ANIMALS) if state.hands[seat][Card.KNIFE] else None
        case Draw():
            return Refusal(Reason.MUST_SHOOT) if armed else None
        case Exchange():
            if armed:
                return Refusal(Reason.MUST_SHOOT)
            return None if held(state, seat) == MOST else Refusal(Reason.ROLL_FIRST)
    return Refusal(Reason.BEAST_FIRST)


def _exchange_refusal(state: Position, seat: Seat, cards: tuple[int, ...]) -> Refusal | None:
    if len(cards) != SWAPPED:
        return Refusal(Reason.NOT_THREE, (len(cards),))
    if list(cards) != sorted(cards) or not all(0 <= card < HELD for card in cards):
        return Refusal(Reason.BAD_NUMBER)
    enough = all(cards.count(card) <= state.hands[seat][card] for card in cards)
    return None if enough else Refusal(Reason.NOT_HELD)


def _go_refusal(state: Position, seat: Seat, to: int) -> Refusal | None:
    refused = _way_refusal(state, state.cavemen[seat], to)
    if refused is not None:
        return refused
    far = LANES[state.cavemen[seat]][to][0]
    if far > STEPS:
        return Refusal(Reason.TOO_FAR, (STEPS, far))
    return None if state.hands[seat][far - 1] else Refusal(Reason.NO_STEP_CARD, (far,))


def _lead_refusal(state: Position, seat: Seat, to: int) -> Refusal | None:
    if not state.hands[seat][Card.RAHAN]:
        return Refusal(Reason.NO_RAHAN_CARD)
    refused = _way_refusal(state, state.rahan, to)
    if refused is not None:
        return refused
    far = LANES[state.rahan][to][0]
    return Refusal(Reason.TOO_FAR, (LEAD, far)) if far > LEAD else None


def _way_refusal(state: Position, start: int, to: int) -> Refusal | None:
    """Straight, on the board, and past nothing that stands (RAH-18, RAH-19)."""
    if not 0 <= to < SQUARES:
        return Refusal(Reason.BAD_NUMBER)
    if to == start:
        return Refusal(Reason.STAYS)
    lane = LANES[start].get(to)
    if lane is None:
        return Refusal(Reason.NOT_STRAIGHT)
    return Refusal(Reason.BLOCKED) if lane[1] & standing(state) else None


def _aim_refusal(state: Position, seat: Seat, beast: int) -> Refusal | None:
    """May one shoot at animals (-1), or at this beast?"""
    if beast == NOTHING:
        if state.needs[seat][Need.FOOD]:
            return Refusal(Reason.HAS_FOOD)
        return None if state.animals else Refusal(Reason.NO_ANIMAL)
    if beast == state.beset[seat]:
        return None
    if not 0 <= beast < len(Beast):
        return Refusal(Reason.BAD_NUMBER)
    return Refusal(Reason.OTHERS_BEAST if beast in state.beset else Reason.NO_BEAST)


# All of them


def moves(state: Position, seat: Seat) -> tuple[Move, ...] | None:
    """All legal moves of the seat; None where it flicks."""
    if state.ask is None or seat != state.who:
        return ()
    match state.ask:
        case Ask.TURN:
            return (*_cards(state, seat), *_ways(state, seat), *_shots(state, seat), *_fights(state, seat))
        case Ask.BESET:
            return _beset(state, seat)
        case Ask.KEEP:
            return tuple(Keep(int(beast)) for beast in Beast if state.drawn >> beast & 1)
        case Ask.ASIDE | Ask.CLOSE_IN:
            return tuple(map(Step, steps(state)))
        case Ask.LOOT:
            return tuple(map(Loot, lootable(state)))
    return None


def steps(state: Position) -> tuple[int, ...]:
    """Where the one who is asked may step."""
    return room_beside(state, state.aside[0]) if state.ask is Ask.ASIDE else closing_in(state)


def _beset(state: Position, seat: Seat) -> tuple[Move, ...]:
    weapons = state.hands[seat][Card.WEAPON]
    if weapons:
        return tuple(Shoot(count, state.beset[seat]) for count in range(1, weapons + 1))
    return (Draw(),) if held(state, seat) < MOST else exchanges(state.hands[seat])


def _cards(state: Position, seat: Seat) -> tuple[Move, ...]:
    draw = (Draw(),) if held(state, seat) < MOST else ()
    return (*draw, *exchanges(state.hands[seat]))


@lru_cache(maxsize=4096)
def exchanges(hand: tuple[int, ...]) -> tuple[Exchange, ...]:
    """All ways to lay down three cards."""
    kinds = [card for card in range(HELD) if hand[card]]
    return tuple(
        Exchange(cards)
        for cards in combinations_with_replacement(kinds, SWAPPED)
        if all(cards.count(card) <= hand[card] for card in cards)
    )


def _ways(state: Position, seat: Seat) -> tuple[Move, ...]:
    hand, taken = state.hands[seat], standing(state)
    found: list[Move] = [Go(to) for to in reachable(state.cavemen[seat], hand, taken)]
    if hand[Card.RAHAN]:
        found += [Lead(to) for to in leads(state.rahan, taken)]
    return tuple(found)


def reachable(start: int, hand: tuple[int, ...], taken: int) -> list[int]:
    """The squares to which one card of the hand leads, past all that stands."""
    found = []
    for ray in RAYS[start]:
        for far, to in enumerate(ray[:STEPS]):
            if taken >> to & 1:
                break
            if hand[far]:
                found.append(to)
    return found


def leads(start: int, taken: int) -> list[int]:
    """The squares to which a card leads Rahan."""
    found = []
    for ray in RAYS[start]:
        for to in ray[:LEAD]:
            if taken >> to & 1:
                break
            found.append(to)
    return found


def _shots(state: Position, seat: Seat) -> tuple[Move, ...]:
    if state.needs[seat][Need.FOOD] or not state.animals:
        return ()
    hand = state.hands[seat]
    knife = (Knife(),) if hand[Card.KNIFE] else ()
    return (*(Shoot(count) for count in range(1, hand[Card.WEAPON] + 1)), *knife)


def _fights(state: Position, seat: Seat) -> tuple[Move, ...]:
    if not state.combat >> seat & 1:
        return ()
    return tuple(Fight(foe) for foe in range(state.players) if foe != seat)
