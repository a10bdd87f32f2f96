"""Positions of Paleo built by hand, and flicks by the true physics.

A pawn is named by its side and number: "r3" is red's explorer 3, "g8" green's mercenary 8. Places are in millimetres
from the middle of the board. Whoever is not named stands at home: number 1 on the first circle of its camp and so on.
"""

from __future__ import annotations

import random
from math import atan2, degrees, hypot, sqrt

from core.chance import Loose
from core.game import settle
from core.games import find
from core.games.paleo.content import CIRCLES, DOORWAYS, facing, pawn_of
from core.games.paleo.course import ORDER, seats_of, side_of_seat
from core.games.paleo.position import Ask, Captured, Flick, Keep, Put, Rolled, RoundOver, State
from core.physics import What
from tests.rules.sound_paleo import check

GAME = find("paleo")
BRAKE = 0.15 * 9810
SLOW, QUICK = 700, 1500

# Five reefs that may lie so, in red's half and clear of the ways to doorways and gate; green's mirrored.
SPOTS = ((-2200, -600), (2200, -600), (-1300, -1600), (1300, -1600), (-2200, -1300))
REEFS = (*((x, y, 0) for x, y in SPOTS), *((x, -y, 0) for x, y in SPOTS))


def loose():
    return Loose(random.Random(1))


def pawn(name):
    return pawn_of("rg".index(name[0]), int(name[1]))


def side(name):
    return "rg".index(name[0])


def exactly(x, y):
    return round(1000 * x), round(1000 * y)


def home(number):
    """Where a pawn stands that is not named."""
    x, y = CIRCLES[number % 8]
    return exactly(x, facing(number // 8, y))


def door(sanctuary, deep, beside=0.0):
    """A place on the way into a sanctuary: how far from its doorway's line, beyond it where more than 0."""
    way = DOORWAYS[sanctuary]
    far = way.c + deep
    return way.a * far - way.b * beside, way.b * far + way.a * beside


def lying(players=2, turn=0, captured="", keys=(), reefs=REEFS, alone=(), cleared="", **more):
    """A position in which somebody flicks.

    `alone`: names of the only pawns that are not captured. `cleared`: sides whose unnamed pawns lie aside.
    """
    places = [home(number) for number in range(16)]
    for aside in cleared:
        for k in range(8):
            places[8 * "rg".index(aside) + k] = exactly(-290 if aside == "r" else 290, 36 * k - 126)
    held = {pawn(name) for name in captured.split()}
    if alone:
        held |= set(range(16)) - {pawn(name) for name in alone}
    for name in [name for name in more if name[0] in "rg" and name[1:].isdecimal()]:
        places[pawn(name)] = exactly(*more.pop(name))
    for number in held:
        places[number] = ()
    state = State(
        players=players,
        ask=Ask.FLICK,
        turn=turn,
        beginner=side_of_seat(players, turn),
        round=1,
        points=(0, 0),
        unscored=0,
        reefs=reefs,
        step=10,
        handled=1023,
        ready=(1 << players) - 1,
        places=tuple(places),
        captured=sum(1 << number for number in held),
        keys=sum(1 << key for key in keys),
        flicks=(0, 0),
        flicker=(0, 0),
        flicked=-1,
        entered=(),
        struck=(),
        limit=200,
    )
    for name, value in more.items():
        setattr(state, name, value)
    check(state)
    return state


def play(state, *moves, seat=None):
    """The position after moves that are legal, and all that happened; everything is checked on the way."""
    happened = []
    for move in moves:
        mover = GAME.asked(state)[0] if seat is None else seat
        refused = GAME.refusal(state, mover, move)
        assert refused is None, f"{move}: {refused}"
        state = GAME.copy(state)
        happened += GAME.play(state, mover, move, loose())
        check(state)
    return state, happened


def shot(state, name, to, speed, off=False):
    """The flick of a pawn towards a place."""
    x, y = where(state, name)
    angle = round(100 * degrees(atan2(to[1] - y, to[0] - x))) % 36000
    return Flick(int(name[1]), angle, round(speed), off)


def flicked(state, name, to, speed, off=False):
    """The position after a flick, and what happened."""
    return play(state, shot(state, name, to, speed, off))


def reach(distance):
    """The speed with which a free pawn slides so far."""
    return sqrt(2 * BRAKE * distance)


def slid(state, name, to):
    """A flick that comes to rest at a place, if nothing is in the way."""
    x, y = where(state, name)
    return flicked(state, name, to, reach(hypot(to[0] - x, to[1] - y)))


def where(state, name):
    x, y = state.places[pawn(name)]
    return x / 1000, y / 1000


def names(bits):
    """Pawns given as bits or as a list."""
    numbers = [k for k in range(16) if bits >> k & 1] if isinstance(bits, int) else bits
    return " ".join(sorted(f"{'rg'[k // 8]}{k % 8 + 1}" for k in numbers))


def taken(events):
    """Who was captured."""
    return names([event.pawn for event in events if isinstance(event, Captured)])


def roll(events):
    return next(event.roll for event in events if isinstance(event, Rolled))


def met(events, one, two):
    """Did two pawns meet in the flick?"""
    pair = {pawn(one), pawn(two)}
    return any(touch.what == 0 and {touch.disc, touch.other} == pair for touch in roll(events).touches)


def over(events):
    """Who won a round, and how."""
    return next(((event.winner, event.how) for event in events if isinstance(event, RoundOver)), None)


def kinds(events):
    return [type(event).__name__ for event in events]


def order(events, name):
    """Whom of the other side a pawn met, in the order of first meetings."""
    number = pawn(name)
    pairs = [(touch.disc, touch.other) for touch in roll(events).touches if touch.what is What.DISC]
    others = [a + b - number for a, b in pairs if number in (a, b)]
    return [names([other]) for other in dict.fromkeys(others) if other // 8 != number // 8]


# The beginning of a round


def fresh(players=2, first=0):
    state, _ = GAME.start(players, settle(GAME.options, {}), first, loose())
    return state


def next_reef(state, **change):
    """The next reef on its spot; or changed."""
    number = sum(bool(state.handled >> k & 1) for k in range(*own_reefs(state)))
    x, y, angle = REEFS[own_reefs(state)[0] + number]
    return Put(**({"reef": number, "x": x, "y": y, "angle": angle} | change))


def own_reefs(state):
    first = 5 * next(side for side in (0, 1) if state.turn in seats_of(state.players, side))
    return first, first + 5


def placed(state, count=10):
    """After so many more reefs on their spots; between rounds all are kept."""
    for _ in range(count):
        move = next_reef(state) if state.ask is Ask.REEF else Keep(next_reef(state).reef)
        state, _ = play(state, move)
    return state


def lined_up(state):
    """After everybody has lined up."""
    for seat in GAME.asked(state):
        state, _ = play(state, GAME.sample(state, seat, random.Random(seat)), seat=seat)
    return state


def begun(players=2, first=0):
    """The first flick is asked."""
    return lined_up(placed(fresh(players, first), len(ORDER)))


def settled(state):
    """After whatever is asked until the next flick, reef or the end: the first choice each time."""
    while state.ask in (Ask.EXCHANGE, Ask.CIRCLE):
        state, _ = play(state, GAME.moves(state, state.turn)[-1])
    return state
