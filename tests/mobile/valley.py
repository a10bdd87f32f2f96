"""Matches of Rahan for journeys: any position, and what is where on the screen."""

from __future__ import annotations

from core.game import Level
from core.games.rahan.content import COUNTS, HELD, Card, at
from core.games.rahan.position import Ask
from core.log import Seated
from core.match import Match
from mobile import games
from mobile.tour.fingers import Finger
from mobile.tour.walks import rahan as walk
from tests.mobile.window import DEAL

NAMES = ("Ana", "Léo", "Mina", "Tom")
STEP_1, STEP_2, STEP_3, STEP_4, LEAD, KNIFE, WEAPON = (int(card) for card in list(Card)[:HELD])
NOTHING_YET = (0, 0, 0, 0)
ALL = (1, 1, 1, 1)


def cards(*kinds):
    """A hand of these."""
    return tuple(kinds.count(kind) for kind in range(HELD))


def sit(hand, *levels, options=None, **fields):
    """A match in this position; all cards that are not in a hand lie in the deck."""
    seats = [Seated(NAMES[k], level, k) for k, level in enumerate(levels)]
    journal = hand.archive.journal(DEAL)
    match = Match.begin(games.find("rahan"), seats, DEAL, options=options or {}, first=0, journal=journal)
    state = match._state
    for name, value in fields.items():
        setattr(state, name, value)
    beset = [beast for beast in state.beset if beast >= 0]
    drawn = [beast for beast in range(4) if state.drawn >> beast & 1]
    gone = [sum(held[kind] for held in state.hands) for kind in range(HELD)]
    gone += [int(beast in beset or beast in drawn) for beast in range(4)]
    state.deck = tuple(n - m for n, m in zip(COUNTS, gone, strict=True))
    if state.beset[state.who] >= 0 and state.ask is Ask.TURN:
        state.ask = Ask.BESET
    hand.app._play(match)
    yield 0.3
    yield from hand.settled()


def two(hand, *kinds, bot=Level.EASY, **fields):
    """Ana with these cards in the middle of the meadow west of the cave, Léo far off."""
    given = {"cavemen": (at(2, 6), at(8, 9)), "hands": (cards(*kinds), cards())} | fields
    yield from sit(hand, None, bot, **given)


def card(hand, kind):
    """Where a card of this kind lies."""
    return walk.spot(hand, "card", kind)


def square(hand, number):
    return walk.square(hand, number)


def carry(hand, kind, goal, stop=None):
    """A card is dragged so that it points at a square."""
    from kivy.metrics import dp

    from mobile.boards.rahan.touches import AIMS

    spot = square(hand, goal)  # the board grows round what is pointed at, which stays where it is
    finger = Finger(*card(hand, kind))
    finger.down()
    finger.move_to(finger.x, finger.y + dp(30))
    yield 0.05
    for part in range(1, 11):
        x, y = spot
        start = card(hand, kind)
        finger.move_to(start[0] + (x - start[0]) * part / 10, start[1] + (y - dp(AIMS) - start[1]) * part / 10)
        yield 0.02
    if stop is not None:
        stop()
    finger.up()
    yield 0.2
