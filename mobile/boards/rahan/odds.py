"""How likely a shot hits before anybody aims: by distance, height and hand, at its best. Who would win a combat."""

from __future__ import annotations

from functools import lru_cache
from math import hypot

from core.game import Seat
from core.games.rahan.content import (
    ANIMAL_HEIGHTS,
    ANIMAL_SQUARES,
    BEAST_HEIGHTS,
    BEAST_SQUARES,
    CAVEMAN_HEIGHT,
    DIE,
    DUEL,
    MM,
    Card,
    Hand,
    apart,
    middle,
)
from core.games.rahan.position import View
from core.games.rahan.shooting import STEADINESS
from core.physics.throw import FASTEST, PARTS, SLOWEST, Standing, meeting, scattered, speed_to

ASIDE, ALONG = 64, 8  # parts of a hand's shaking that are looked at, in direction and in strength
STRENGTHS = (1.0, 1.2, 1.3)  # of what just comes to rest there


@lru_cache(maxsize=512)
def at_distance(far: float, height: float, hand: Hand) -> float:
    """The chance of a hit at something so many mm away, aimed straight at it and at the best strength."""
    target = (Standing(0, far, 0.0, height),)
    aside = [int((k + 0.5) * PARTS / ASIDE) for k in range(ASIDE)]
    along = [int((k + 0.5) * PARTS / ALONG) for k in range(ALONG)]
    best = 0
    for share in STRENGTHS:
        speed = min(max(speed_to(far * share), SLOWEST), FASTEST)
        hits = 0
        for a in aside:
            for b in along:
                hits += meeting(0.0, 0.0, *scattered(0.0, speed, STEADINESS[hand], a, b), target) is not None
        best = max(best, hits)
    return best / (ASIDE * ALONG)


def _between(one: int, two: int) -> float:
    (a, b), (c, d) = middle(one), middle(two)
    return round(hypot(c - a, d - b), 1)


def at_animal(view: View, seat: Seat, animal: int) -> float:
    """The chance of hitting an animal from where the seat's caveman stands."""
    far = _between(view.cavemen[seat], ANIMAL_SQUARES[animal])
    return at_distance(far, ANIMAL_HEIGHTS[animal], Hand(view.steadiness[seat]))


def at_beast(view: View, seat: Seat, square: int) -> float:
    """The chance of hitting the seat's beast from a square."""
    beast = view.beset[seat]
    return at_distance(_between(square, BEAST_SQUARES[beast]), BEAST_HEIGHTS[beast], Hand(view.steadiness[seat]))


def within(chance: float, shots: int) -> float:
    """The chance that one of so many shots hits."""
    return 1 - (1 - chance) ** shots


def combat(view: View, seat: Seat, foe: Seat) -> float:
    """The chance that the seat, which shoots first, wins a combat: each miss brings them one step nearer."""
    hands = Hand(view.steadiness[seat]), Hand(view.steadiness[foe])
    steps = apart(view.cavemen[seat], view.cavemen[foe])
    return _combat(max(1, steps), _between(view.cavemen[seat], view.cavemen[foe]), hands)


@lru_cache(maxsize=256)
def _combat(steps: int, far: float, hands: tuple[Hand, Hand]) -> float:
    wins, left, who = 0.0, 1.0, 0
    long = far / steps
    for _ in range(DUEL):
        hit = left * at_distance(round(max(MM, steps * long), 1), CAVEMAN_HEIGHT, hands[who])
        wins += hit * (who == 0)
        left -= hit
        who, steps = 1 - who, max(1, steps - 1)
    return wins


def weapon_soon(view: View, cards: int) -> float:
    """The chance that at least one of so many cards from the deck is a weapon."""
    deck, weapons = sum(view.deck), view.deck[Card.WEAPON]
    none = 1.0
    for k in range(min(cards, deck)):
        none *= max(0, deck - weapons - k) / (deck - k)
    return 1 - none


def weapon_by_roll(view: View, most: int) -> float:
    """The chance that the next roll brings a weapon, when so many more cards may be held."""
    return sum(weapon_soon(view, min(die, most)) for die in range(1, DIE + 1)) / DIE


def percent(chance: float) -> int:
    """As it is said; never certain what is not."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(99, max(1, round(100 * chance)))
