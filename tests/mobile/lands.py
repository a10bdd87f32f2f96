"""The planet of TerriStories in journeys: positions worth touching, and what is where on it."""

from kivy.metrics import dp

from core.games.terristories.content import CARDS, NUMBERS, Kind
from core.games.terristories.course import advance
from core.games.terristories.position import FIELDS, Step
from core.games.terristories.work import act
from core.log import Seated
from core.match import Match
from mobile import games
from mobile.boards.terristories import ground, marks
from mobile.boards.terristories.touches import AIMS
from mobile.tour.fingers import Finger
from tests.mobile.window import DEAL
from tests.rules.terristories_positions import Draws, waiting

NAMES = ("Ana", "Léo", "Mina", "Tom")


def sit(hand, state, *levels, **options):
    """A match in this position; persons, unless it says otherwise."""
    seats = [Seated(NAMES[k], level, k) for k, level in enumerate(levels or (None,) * state.players)]
    journal = hand.archive.journal(DEAL)
    wanted = {"planet": "tuto", **options}
    match = Match.begin(games.find("terristories"), seats, DEAL, options=wanted, first=0, journal=journal)
    for name in FIELDS:
        setattr(match._state, name, getattr(state, name))
    hand.app._play(match)
    yield 0.3
    yield from hand.settled()


def acting(state, seat, name):
    """A card acts, and asks what it needs."""
    card = NUMBERS[name]
    if CARDS[card].kind is Kind.LIGHTNING:
        waiting(state, name)
    state.jobs, state.ask, state.left, state.step = act(seat, card), None, (), Step.CARDS_3
    advance(state, Draws(), [])
    return state


def land(hand, number):
    """Where a land is in the window."""
    return hand.board.canvas.to_window_place(*ground.middle(hand.board.view.planet, number))


def spot(hand, kind):
    """Where something of the band is."""
    place = hand.board.band.place(kind)
    assert place is not None, kind
    return place


def touch(hand, number):
    yield from hand.tap_at(*land(hand, number))
    yield 0.05


def press(hand, kind):
    yield from hand.tap_at(*spot(hand, kind))
    yield 0.05


def carry(hand, start, goal, stop=None):
    """Take something up and hold it so that it hangs over a place, look, and let go."""
    finger = Finger(*start)
    finger.down()
    for part in range(1, 9):
        x, y = goal
        finger.move_to(start[0] + (x - start[0]) * part / 8, start[1] + (y - dp(AIMS) - start[1]) * part / 8)
        yield 0.02
    yield 0.05
    if stop is not None:
        stop()
    finger.up()
    yield 0.1


def made(hand, since):
    """What has been played since."""
    return [entry.move for entry in hand.hotseat.match.entries[since + 1 :]]


def all_sent(hand):
    """Until all that was confirmed together has been made and seen."""
    for _ in range(3):
        yield from hand.settled()


def said(hand):
    """What the bubble says; nothing where there is none."""
    found = hand.board.bubble()
    return (found.first, found.second) if found is not None else None


def picked_out(hand):
    """The lands that are lit, and those that are dim."""
    choosing = hand.board.choosing
    return set(choosing.lit()), set(marks.useless(choosing))
