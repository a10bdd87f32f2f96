"""What deeds in Rahan lead to, as far as one can tell beforehand: on a copy, without chance and without a word."""

from __future__ import annotations

from core.game import Seat
from core.games.rahan import course, legal
from core.games.rahan.content import CAVE, GIVES, SWAPPED, Card, Need, apart
from core.games.rahan.position import Draw, Exchange, Lead, Move, Position, State

_FIELDS = State.__struct_fields__
_CAVE = frozenset(CAVE)


def copied(state: Position) -> State:
    return State(*[getattr(state, name) for name in _FIELDS])


def deeds(state: Position, seat: Seat) -> list[Move]:
    """All that needs no luck with cards; Rahan's moves last, which take most thought."""
    moves = [move for move in legal.moves(state, seat) or () if not isinstance(move, Exchange | Draw)]
    return sorted(moves, key=lambda move: isinstance(move, Lead))


def with_hand(state: Position, seat: Seat, hand: tuple[int, ...]) -> State:
    """The position in which a seat holds these cards."""
    copy = copied(state)
    copy.hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    return copy


def comes_home(state: Position, seat: Seat, to: int) -> bool:
    """Does going there win? (RAH-48)"""
    return to in _CAVE and course.complete(state.needs[seat])


def gone(state: Position, seat: Seat, to: int) -> State:
    """After a caveman went to a square."""
    copy = copied(state)
    course.discard(copy, seat, Card.STEP_1 + apart(state.cavemen[seat], to) - 1)
    copy.cavemen = course.put(copy.cavemen, seat, to)
    if to in GIVES:
        course.gain(copy, seat, GIVES[to], [])
    if to == copy.rahan:
        course.gain(copy, seat, Need.INVENTION, [])
    return copy


def led(state: Position, seat: Seat, to: int) -> State:
    """After Rahan was moved to a square."""
    copy = copied(state)
    course.discard(copy, seat, Card.RAHAN)
    copy.rahan = to
    for met in course.round_from(state, seat):
        if state.cavemen[met] == to:
            course.gain(copy, met, Need.INVENTION, [])
    return copy


def shot(state: Position, seat: Seat, weapons: int, animal: int | None) -> State:
    """After weapons, or a knife (0), were spent, and this animal was hit, or none."""
    copy = copied(state)
    if weapons:
        course.discard(copy, seat, Card.WEAPON, weapons)
    else:
        course.discard(copy, seat, Card.KNIFE)
    if animal is not None:
        copy.animals &= ~(1 << animal)
        course.gain(copy, seat, Need.FOOD, [])
    return copy


def fought(state: Position, seat: Seat) -> State:
    """After the combat card was played."""
    copy = copied(state)
    copy.combat &= ~(1 << seat)
    return copy


def robbed(state: Position, winner: Seat, loser: Seat, need: int) -> State:
    """After one fighter took a card from the other."""
    copy = copied(state)
    course.hand_over(copy, loser, winner, need)
    return copy


def beset(state: Position, seat: Seat, beast: int) -> State:
    """The position in which a beast, or none, besets a seat."""
    copy = copied(state)
    copy.beset = course.put(copy.beset, seat, beast)
    return copy


def stepped(state: Position, to: int, figure: int | None) -> State:
    """After a figure made room, or the fighter who is asked came nearer."""
    copy = copied(state)
    if figure is None:
        copy.cavemen = course.put(copy.cavemen, state.who, to)
    else:
        course.step_aside(copy, to, [])
    return copy


def laid_down(hand: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    """What is left of a hand after an exchange, before the new cards come."""
    assert len(cards) == SWAPPED
    for card in cards:
        hand = course.more(hand, card, -1)
    return hand
