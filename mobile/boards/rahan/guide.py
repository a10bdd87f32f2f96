"""How a finger makes each move of Rahan, for who learns it: cards are carried to what they are for."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Protocol

from kivy.metrics import dp

from core.games.rahan.content import ANIMAL_SQUARES, Animal, Card, middle
from core.games.rahan.position import Draw, Exchange, Fight, Flick, Go, Keep, Knife, Lead, Loot, Move, Shoot, Step
from core.physics.throw import strength
from mobile.boards.base import Gesture
from mobile.boards.rahan.aim import FAST, SLOW
from mobile.boards.rahan.choosing import COMBAT, Choosing
from mobile.boards.rahan.sight import Place, Sight
from mobile.boards.rahan.strip import CARD, CHOICE, DECK, Strip
from mobile.boards.rahan.touches import AIMS
from mobile.gestures.flick import GAIN
from mobile.words import say

BEFORE, BEYOND = 14.0, 90.0  # dp of a swipe: in front of the caveman, and past it
PULL = 80.0  # dp of one that is pulled back
PACES = 60  # of how fast it may go, that are tried


class Around(Sight, Protocol):
    """What fingers touch."""

    choosing: Choosing
    strip: Strip


def gesture(board: Around, move: Move) -> Gesture | None:
    """What is next; None where only a button is left."""
    choosing = board.choosing
    if choosing.move == move:
        return None
    match move:
        case Draw():
            return _touch(board.strip.place(DECK))
        case Go(to) | Step(to):
            return _touch(board.canvas.to_window_place(*middle(to)))
        case Lead(to):
            return _carry(board, int(Card.RAHAN), to)
        case Shoot() | Knife() if choosing.aimed is not None:
            return None
        case Shoot():
            return _carry(board, int(Card.WEAPON), _prey(board))
        case Knife():
            return _carry(board, int(Card.KNIFE), _prey(board))
        case Fight(foe):
            return _carry(board, COMBAT, board.view.cavemen[foe])
        case Flick(angle, speed):
            return _swipe(board, -angle * pi / 18000, speed)
        case Keep(choice) | Loot(choice):
            return _touch(board.strip.place(CHOICE, choice))
        case Exchange(cards):
            return _touch(_swapped(board, cards))


def _swapped(board: Around, cards: tuple[int, ...]) -> Place | None:
    """First the button, then the cards, one after the other."""
    swap = board.choosing.swap
    if swap is None:
        return None if board.stage is None else board.stage.button_place(say("rahan.do_swap"))
    missing = next((card for card in cards if swap.count(card) < cards.count(card)), None)
    return None if missing is None else board.strip.place(CARD, missing)


def _touch(place: Place | None) -> Gesture | None:
    return None if place is None else Gesture((place,))


def _carry(board: Around, card: int, square: int) -> Gesture | None:
    """A card to a square, which it points at from below the finger."""
    start, (x, y) = board.strip.place(CARD, card), board.canvas.to_window_place(*middle(square))
    return None if start is None else Gesture((start, (x, y - dp(AIMS))), mark=(x, y))


def _prey(board: Around) -> int:
    """The square of the nearest animal that stands."""
    x, y = middle(board.view.cavemen[board.home])
    stand = [ANIMAL_SQUARES[animal] for animal in Animal if board.view.animals >> animal & 1]

    def far(square: int) -> float:
        across, down = middle(square)
        return (across - x) ** 2 + (down - y) ** 2

    return min(stand, key=far, default=board.view.cavemen[board.home])


def _swipe(board: Around, angle: float, speed: int) -> Gesture:
    """Through the caveman; `angle` of the window, against the clock."""
    x, y = board.canvas.to_window_place(*middle(board.view.cavemen[board.home]))
    across, up = cos(angle), sin(angle)
    if board.pulls:  # like a bow: from the caveman backwards
        return Gesture(((x, y), (x - across * dp(PULL), y - up * dp(PULL))))
    start = x - across * dp(BEFORE), y - up * dp(BEFORE)
    paces = (SLOW + (FAST - SLOW) * k / PACES for k in range(PACES + 1))
    fast = min(paces, key=lambda pace: abs(strength((pace - SLOW) / (FAST - SLOW)) - speed))
    return Gesture((start, (x + across * dp(BEYOND), y + up * dp(BEYOND))), fast=fast / GAIN)
