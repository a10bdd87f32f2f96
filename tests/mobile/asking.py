"""Holding a finger on something, and the card that opens."""

from mobile.screens.holding import HOLD
from mobile.screens.thing_card import ThingCard
from mobile.tour.fingers import Finger
from mobile.words import say


def ask(hand, x, y):
    """Hold a finger there; answers what the card is about, or nothing. The card is closed again."""
    n, game = hand.n, hand.hotseat.table.setup.game
    finger = Finger(x, y)
    finger.down()
    yield HOLD + 0.1
    finger.up()
    yield 0.05
    card = next(iter(hand.all(ThingCard)), None)
    if card is None:
        return None
    words = hand.words()
    assert say(f"{game}.what.{card.about.kind}.rule", **card.about.given) in words
    assert not card.about.here or card.about.here in words
    yield from hand.back()
    assert not hand.all(ThingCard)
    assert hand.n == n, "nothing is played by asking"
    return card.about
