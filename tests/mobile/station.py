"""Matches of TerriStories for journeys: any position, and where things of the negotiation are on the screen."""

from __future__ import annotations

from core.games.terristories.position import FIELDS
from core.log import Seated
from core.match import Match
from mobile import games
from mobile.boards.terristories.purse import PursePlate
from mobile.tour.fingers import Finger
from mobile.words import say
from tests.mobile.window import DEAL

NAMES = ("Ana", "Léo", "Mina", "Tom")


def sit(hand, state, *levels, **options):
    """A match in this position: persons and bots from the first seat on."""
    seats = [Seated(NAMES[k], level, k) for k, level in enumerate(levels)]
    given = {"planet": "tuto", **options}
    journal = hand.archive.journal(DEAL)
    match = Match.begin(games.find("terristories"), seats, DEAL, options=given, first=0, journal=journal)
    for name in FIELDS:
        setattr(match._state, name, getattr(state, name))
    hand.app.change(speed=0.0)
    hand.app._play(match)
    yield 0.3
    yield from hand.settled()


def store(hand, seat):
    """Where a seat's own cubes are."""
    plate = next(plate for plate in hand.all(PursePlate) if plate.seat == seat)
    return plate.cube_place()


def row(hand, slot):
    """Where the row of a project is."""
    box = hand.board.negotiation.desk.offers[slot].box()
    return box.x + box.width * 0.4, box.y + box.height * 0.3


def cube(hand, slot, k=0):
    """Where a cube lies on it."""
    return hand.board.negotiation.desk.offers[slot].cubes.place_of(k)


def carry(hand, start, goal, meanwhile=lambda: None):
    """A finger takes a cube from one place to another; what happens meanwhile happens on its way."""
    finger = Finger(*start)
    finger.down()
    yield 0.03
    for step in range(1, 9):
        part = step / 8
        finger.move_to(start[0] + (goal[0] - start[0]) * part, start[1] + (goal[1] - start[1]) * part)
        yield 0.02
        if step == 5:
            meanwhile()
            yield 0.05
    finger.up()
    yield 0.15


def choose(hand, seat):
    """Whose cubes the buttons move."""
    yield from hand.tap_at(*store(hand, seat))
    yield 0.05


def more(hand, title):
    yield from hand.tap(say("terristories.offer.more", what=title))


def less(hand, title):
    yield from hand.tap(say("terristories.offer.less", what=title))


def agree(hand):
    yield from hand.tap(say("terristories.agree"))
    yield 0.1
