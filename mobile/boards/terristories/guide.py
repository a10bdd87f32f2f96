"""How a finger makes each move of TerriStories, for who learns it: things are carried to where they go."""

from __future__ import annotations

from typing import Protocol

from kivy.metrics import dp
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from core.games.terristories.moves import Found, Give, Go, Hire, Move, Promise, Propose, Settle, Stake
from core.games.terristories.position import Pledge
from mobile.boards.base import Box, Gesture
from mobile.boards.terristories import band, ground
from mobile.boards.terristories.choosing import Choosing
from mobile.boards.terristories.deeds import Deeds
from mobile.boards.terristories.hand import Hand
from mobile.boards.terristories.sheet import Negotiation
from mobile.boards.terristories.sight import Place, Sight
from mobile.boards.terristories.touches import AIMS
from mobile.look.kit import middle

GOAL = "goal"  # one's own, in the hand
BESIDE = 0.9  # of a button: right of the middle of its words
ASIDE = 0.25  # of what scrolls: from its left to where a finger pushes it


class Around(Sight, Protocol):
    """What fingers touch."""

    choosing: Choosing
    band: band.Band
    negotiation: Negotiation
    deeds: Deeds
    hand: Hand


def gesture(board: Around, move: Move) -> Gesture | None:
    """What is next; None where only a button is left."""
    choosing, talk = board.choosing, board.negotiation
    match move:
        case Settle(land) | Found(land) | Hire(land) if choosing.land == land:
            return None
        case Settle(land) | Found(land):
            return _carry(board, board.band.place(band.PIECE) or board.band.place(band.ZONES), land)
        case Hire(land):
            return _carry(board, board.band.place(band.MEN), land)
        case Go(start, goal):
            return None if choosing.land == goal else _carry(board, _on(board, start), goal)
        case Propose(card):
            row = talk.desk.cards.get(card)
            return None if row is None or talk.card == card else Gesture((row.to_window(*middle(row)),))
        case Stake(slot):
            return _pay(board, slot)
        case Give(to):
            return _give(board, to, None)
        case Promise(to, what):
            return _give(board, to, what)
    return None


def glance(board: Around, what: str) -> Gesture | None:
    """A finger rests on the hand."""
    place = board.band.place(band.HAND) if what == GOAL else None
    return None if place is None else Gesture((place,), rests=True)


def sees(board: Around, what: str) -> bool:
    """Is the hand open?"""
    return what == GOAL and board.hand.over


def _on(board: Around, land: int) -> Place:
    x, y = board.canvas.to_window_place(*ground.middle(board.view.planet, land))
    return float(x), float(y)


def _carry(board: Around, start: Place | None, land: int) -> Gesture | None:
    """Something to a land, which it points at from below the finger."""
    x, y = _on(board, land)
    return None if start is None else Gesture((start, (x, y - dp(AIMS))), mark=(x, y))


def _pay(board: Around, slot: int) -> Gesture | None:
    """A cube of one's own to what is paid for."""
    desk = board.negotiation.desk
    purse, offer = desk.purses.get(board.home), desk.offers.get(slot)
    if purse is None or offer is None:
        return None
    box, room = offer.box(), desk.room
    low, high = max(box.y, room.y), min(box.top, room.top)  # what is seen of it, where it scrolls
    more = offer.more.to_window(*middle(offer.more))
    return Gesture((purse.cube_place(), (box.x + box.width * 0.4, low + (high - low) * 0.4)), instead=more)


def _give(board: Around, to: int, what: Pledge | None) -> Gesture | None:
    """A cube to another's store; in the sheet, whether now or later; then its button."""
    if board.deeds.over:
        button = board.deeds.next_button(what)
        return None if button is None else _seen(button)
    desk = board.negotiation.desk
    mine, theirs = desk.purses.get(board.home), desk.purses.get(to)
    return None if mine is None or theirs is None else Gesture((mine.cube_place(), theirs.to_window(*middle(theirs))))


def _seen(button: Widget) -> Gesture:
    """A touch of it; what lies around it is pushed aside first where it has been scrolled out of sight."""
    left, below = map(float, button.to_window(button.x, button.y))
    x, y = left + button.width * BESIDE, below + button.height / 2
    view = button.parent
    while view is not None and view is not view.parent and not isinstance(view, ScrollView):
        view = view.parent
    if not isinstance(view, ScrollView):
        return Gesture(((x, y),), button=Box(left, below, button.width, button.height))
    start, low = view.to_window(view.x, view.y)
    if low <= y <= low + view.height:
        seen, top = max(low, below), min(low + view.height, below + button.height)
        return Gesture(((x, y),), button=Box(left, seen, button.width, top - seen))
    across = start + view.width * ASIDE
    ends = (across, low + view.height * 0.1), (across, low + view.height * 0.9)
    return Gesture(ends if y < low else ends[::-1])
