"""Turns of any game by touches that go nowhere: no drag, no swipe, nothing held."""

from importlib import import_module

from mobile.hotseat import Phase
from mobile.tour.walks import paleo
from mobile.words import say
from tests.mobile.hand import Hand


class Still(Hand):
    """A hand whose fingers stay where they come down."""

    def drag(self, start, goal, stop=None):
        raise AssertionError(f"dragged from {start} to {goal}")

    def hold(self, x, y, seconds, meanwhile=None):
        raise AssertionError(f"held at {x}, {y}")


TRIES = 3  # a button that has just come to mean something else does nothing: whoever means it presses once more


def turns(hand, count):
    """So many moves of the person, whatever is asked."""
    walk = import_module(f"mobile.tour.walks.{hand.hotseat.table.setup.game}")
    for _ in range(count):
        yield from hand.settled()
        if hand.hotseat.phase is Phase.OVER:
            return
        n = hand.n
        for _ in range(TRIES):
            flicks = (getattr(hand.board, "ask", None) or "").endswith("flick") or _aims(hand)
            yield from _flick(hand) if flicks else walk.go_on(hand)
            for _ in range(20):
                if hand.n > n:
                    break
                yield 0.05
            if hand.n > n:
                break
        assert hand.n > n, f"nothing was done where {hand.board.ask} is asked"


def _aims(hand):
    return getattr(hand.board, "may_flick", False) or getattr(hand.board, "may_aim", False)


def _flick(hand):
    """Step by step, with buttons."""
    board = hand.board
    if hand.hotseat.table.setup.game == "paleo":
        if not board.aim.stepping:
            yield 0.4
            yield from hand.tap(say("paleo.by_steps"))
        yield from paleo.choose(hand, board.mine[0])
        yield 0.4
        yield from hand.tap("+10°")
        yield from hand.tap(say("paleo.harder"))
        yield from hand.tap(board.actions()[-1].text)
        return
    if not board.flint.stepping:
        yield 0.4
        yield from hand.tap(say("rahan.by_steps"))
    yield 0.4
    yield from hand.tap(say("rahan.harder"))
    yield from hand.tap(say("rahan.do_fire"))
