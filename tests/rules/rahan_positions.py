"""Positions of Rahan built by hand, with what is drawn written down.

Squares are a1 (upper left) to i13; cards "1" to "4", "rahan", "knife", "weapon", and the beasts by their names. A deck
that is not given holds all cards that lie nowhere else.
"""

from __future__ import annotations

from math import atan2, degrees, hypot

from core.chance import Chance
from core.game import settle
from core.games import find
from core.games.rahan.content import (
    COUNTS,
    HELD,
    KINDS,
    Animal,
    Beast,
    Hand,
    Need,
    middle,
    name_of,
    named,
)
from core.games.rahan.position import Ask, Flick, State
from core.physics.throw import FASTEST, SLOWEST, speed_to
from tests.rules.sound_rahan import check

GAME = find("rahan")
CARDS = ("1", "2", "3", "4", "rahan", "knife", "weapon", "crocodile", "tiger", "mammoth", "bear")
STEADY = 499  # draws with which a hand all but does not shake
OPTIONS = settle(GAME.options, {})


class Drawn(Chance):
    """Gives what is written down; a steady hand where nothing is said of it."""

    def __init__(self, state, die=(), cards="", hand=(), animal=""):
        self.state, self.die, self.cards, self.hand = state, list(die), cards.split(), list(hand)
        self.animal = animal

    def pick(self, bag, count):
        if bag == "die":
            return self.die.pop(0) - 1
        if bag == "cards":
            card = CARDS.index(self.cards.pop(0))
            assert self.state.deck[card], "there is no such card in the deck"
            assert count == sum(self.state.deck)
            return sum(self.state.deck[:card])
        if bag == "hand":
            return self.hand.pop(0) if self.hand else STEADY
        assert bag == "animal"
        return Animal[self.animal.upper()]

    def order(self, bag, count):
        raise AssertionError("nothing is shuffled in Rahan")

    def roll(self, bag, kind, flick, *given):
        return flick(*given)

    def finish(self):
        assert self.die == self.cards == self.hand == [], "not all of it was drawn"


def counted(names, kinds=KINDS):
    found = [0] * kinds
    for name in names.split():
        found[CARDS.index(name)] += 1
    return tuple(found)


def lying(
    players=2,
    turn=0,
    cavemen="",
    rahan="e2",
    animals="deer fish bird rabbit",
    beset="",
    hands=(),
    needs=(),
    combat="all",
    deck=None,
    steadiness="expert",
    **more,
):
    """A position in which a seat has its turn. Lists of seats are shorter where the rest have nothing.

    `cavemen`: squares, in the middle of the cave where none is given; `beset`: names, or "-"; `combat`: seats that have
    their card.
    """
    places = [named(square) for square in cavemen.split()]
    beasts = [-1 if name == "-" else int(Beast[name.upper()]) for name in beset.split()]
    held = tuple(counted(hands[seat] if seat < len(hands) else "", HELD) for seat in range(players))
    left = [COUNTS[card] - sum(hand[card] for hand in held) if card < HELD else 1 for card in range(KINDS)]
    for beast in beasts:
        left[HELD + beast] -= beast >= 0
    assert min(left) >= 0, "there are not so many cards"
    in_deck = tuple(left) if deck is None else counted(deck)
    state = State(
        players=players,
        ask=Ask.TURN,
        turn=turn,
        who=turn,
        turns=tuple(int(seat <= turn) for seat in range(players)),
        winner=-1,
        cavemen=tuple(places[seat] if seat < len(places) else named("e7") for seat in range(players)),
        rahan=named(rahan),
        animals=sum(1 << Animal[name.upper()] for name in animals.split()),
        beset=tuple(beasts[seat] if seat < len(beasts) else -1 for seat in range(players)),
        hands=held,
        needs=tuple(_needs(needs[seat] if seat < len(needs) else "") for seat in range(players)),
        combat=(1 << players) - 1 if combat == "all" else sum(1 << int(seat) for seat in combat.split()),
        deck=in_deck,
        discards=tuple(a - b for a, b in zip(left, in_deck)),
        drawn=0,
        shots=0,
        knife=False,
        foe=-1,
        fired=0,
        aside=(),
        steadiness=(Hand[steadiness.upper()],) * players,
        follow=False,
    )
    for name, value in more.items():
        setattr(state, name, value)
    if state.ask is Ask.TURN and state.beset[turn] >= 0:
        state.ask = Ask.BESET
    check(state)
    return state


def _needs(names):
    held = names.split()
    assert all(name.upper() in Need.__members__ for name in held)
    return tuple(held.count(need.name.lower()) for need in Need)


def play(state, *texts, seat=None, **drawn):
    """The position after moves that are legal, and all that happened; everything is checked on the way."""
    chance, happened = Drawn(state, **drawn), []
    for text in texts:
        mover = GAME.asked(state)[0] if seat is None else seat
        move = GAME.read(text) if isinstance(text, str) else text
        refused = GAME.refusal(state, mover, move)
        assert refused is None, f"{text}: {refused}"
        listed = GAME.moves(state, mover)
        assert listed is None or move in listed, f"{text} is not listed"
        chance.state = state = GAME.copy(state)
        happened += GAME.play(state, mover, move, chance)
        check(state)
    chance.finish()
    return state, happened


def refused(state, text, seat=None):
    """Why a move is refused: the last part of its reason. It is not listed then."""
    mover = state.who if seat is None else seat
    move = GAME.read(text) if isinstance(text, str) else text
    refusal = GAME.refusal(state, mover, move)
    listed = GAME.moves(state, mover)
    assert listed is None or (move in listed) == (refusal is None), f"{text}: {refusal}, and the list says else"
    return refusal.reason.partition(".")[2] if refusal else None


def aimed(state, square, far=1.1, off=0.0):
    """A flick towards a square, to come to rest at so many times its distance; `off`: degrees beside it."""
    (x, y), (u, v) = middle(state.cavemen[state.who]), middle(named(square))
    angle = round(100 * (degrees(atan2(v - y, u - x)) + off)) % 36000
    return Flick(angle, min(max(round(speed_to(hypot(u - x, v - y) * far)), SLOWEST), FASTEST))


def shot(state, square, far=1.1, off=0.0, **drawn):
    """The position after such a flick, and what happened."""
    return play(state, aimed(state, square, far, off), **drawn)


def kinds(events):
    """What happened, in words."""
    return " ".join(type(event).__struct_config__.tag for event in events)


def only(events, kind):
    """The only event of a kind."""
    (found,) = [event for event in events if isinstance(event, kind)]
    return found


def held(state, seat):
    """A seat's cards."""
    return " ".join(name for card, name in enumerate(CARDS[:HELD]) for _ in range(state.hands[seat][card]))


def beside(state):
    """The cards beside the deck."""
    return " ".join(name for card, name in enumerate(CARDS) for _ in range(state.discards[card]))


def gathered(state, seat):
    return " ".join(need.name.lower() for need in Need for _ in range(state.needs[seat][need]))


def where(state, figure):
    return name_of(state.rahan if figure == "rahan" else state.cavemen[figure])
