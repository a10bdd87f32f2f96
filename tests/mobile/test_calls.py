"""What a finger's move costs while it aims, counted in calls of Python: the same on every machine, however busy.

A drag is made twice; the second one is counted, when everything has been seen once. What Kivy does to hand a touch to
the widget that holds it is not counted.
"""

import sys
from collections import Counter
from contextlib import contextmanager
from itertools import pairwise
from math import cos, sin

import pytest
from kivy.metrics import dp

from core.game import Level
from core.games.rahan.content import at
from core.games.rahan.position import Ask as Asked
from core.games.sapiens.position import Ask
from mobile.gestures.board import BoardGestures
from mobile.tour.fingers import Finger
from mobile.tour.walks import help_me, paleo, rahan, sapiens
from tests.mobile import test_paleo, tribe, valley
from tests.mobile.window import journey

pytestmark = pytest.mark.once

CHANGES = 300  # calls at most for a move that changes what is aimed at
STAYS = 60  # and for one that does not


class Calls:
    """Counts what is called while a widget hears of a finger's moves; `aim` tells what is aimed at."""

    def __init__(self, aim):
        self.aim = aim
        self.found = {True: [], False: []}  # did the move change the aim? Then what it called

    @contextmanager
    def counting(self, *kinds):
        """While this lasts, moves that are told to such widgets are counted."""
        real = {kind: kind.on_touch_move for kind in kinds}
        for kind, hear in real.items():
            kind.on_touch_move = self._counted(hear)
        try:
            yield
        finally:
            for kind, hear in real.items():
                kind.on_touch_move = hear

    def _counted(self, hear):
        def heard(widget, touch):
            if touch.grab_current is not widget:
                return hear(widget, touch)
            called, before = Counter(), self.aim()
            sys.setprofile(lambda frame, event, _: called.update([frame.f_code.co_qualname] * (event == "call")))
            try:
                return hear(widget, touch)
            finally:
                sys.setprofile(None)
                self.found[self.aim() != before].append(called)

        return heard

    def judge(self, least):
        """So many moves at least changed the aim, and none was too dear."""
        assert len(self.found[True]) >= least
        assert self.found[False]
        for changes, most in ((True, CHANGES), (False, STAYS)):
            dearest = max(self.found[changes], key=Counter.total)
            assert dearest.total() <= most, (changes, dearest.total(), dearest.most_common(40))


def way(*corners, steps=30):
    """Places from corner to corner."""
    for (x, y), (right, up) in pairwise(corners):
        for part in range(1, steps + 1):
            yield x + (right - x) * part / steps, y + (up - y) * part / steps


def twice(hand, calls, kinds, start, places, rest=0.2):
    """Drag along the places and back home, and once more, counted."""
    for counted in (False, True):
        with calls.counting(*kinds if counted else ()):
            finger = Finger(*start)
            finger.down()
            yield rest
            for x, y in places:
                finger.move_to(x, y)
                yield 0.02
        finger.up()
        yield 0.3


@journey
def test_dragging_a_tile_of_sapiens(hand):
    yield from tribe.sit_where(hand, 4, tribe.asks(Ask.LAY, 3), Level.EASY, Level.EASY, Level.EASY)
    board, move = hand.board, sapiens._some_lay(hand)
    start, goal = sapiens.slot_place(hand, sapiens.OWN, move.slot), sapiens.below(hand, move.first, move.second)
    calls = Calls(lambda: (board.laying.goal, board.laying.refused))
    places = [*way(start, goal, (goal[0] + 100, goal[1] + 30), start, steps=40), start]
    yield from twice(hand, calls, [BoardGestures], start, places)
    calls.judge(10)


@journey
def test_dragging_a_pile_of_help_me(hand):
    yield from hand.begin(None, Level.EASY)
    yield from hand.my_turn()
    board, (start, goal) = hand.board, help_me.carried(hand)
    calls = Calls(lambda: (board.goal, board.refused))
    (x, y), round_it = start, [(-70, 0), (0, 70), (70, 0), (0, -70)]
    places = [*way(start, goal, *((x + across, y + up) for across, up in round_it), start), start]
    yield from twice(hand, calls, [BoardGestures], start, places)
    calls.judge(4)


@pytest.mark.parametrize("pulls", [False, True])
@pytest.mark.parametrize("large", [False, True])
@journey
def test_aiming_a_flick_of_paleo(hand, large, pulls):
    hand.app.change(pull=pulls)
    try:
        if large:  # on the board itself
            yield from hand.resize(800, 1280)
        yield from test_paleo.sit(hand, test_paleo.flicking, None, Level.EASY)
        test_paleo.calm(hand)
        yield from paleo.choose(hand, hand.board.mine[2])
        board, (x, y) = hand.board, paleo.middle(hand)
        aim = board.aim
        calls = Calls(lambda: (aim.angle, aim.speed, aim.line))
        turn = [(0.6 + part / 40, part * dp(1.5)) for part in range(1, 41)]
        places = [(x + far * cos(angle), y - far * sin(angle)) for angle, far in turn]
        back = [*way(places[-1], (x, y))] if pulls else []
        yield from twice(hand, calls, [BoardGestures, type(board.pad)], (x, y), [*places, places[-1], *back])
    finally:
        hand.app.change(pull=False)
        yield from hand.resize(360, 780)
    calls.judge(20)


@pytest.mark.parametrize("kind", [valley.STEP_2, valley.LEAD, valley.WEAPON])
@journey
def test_dragging_a_card_of_rahan(hand, kind):
    yield from valley.two(hand, *[kind] * 2, valley.STEP_1, valley.WEAPON)
    choosing = hand.board.choosing
    start, goal = valley.card(hand, kind), valley.square(hand, at(4, 4))
    # The board comes near when the card is over it: that changes much, once.
    calls = Calls(lambda: (choosing.move, choosing.prey, choosing.refused, hand.board.canvas.zoom > 1))
    rabbit = valley.square(hand, at(2, 10))
    places = [*way(start, rabbit, goal, (goal[0] + 60, goal[1] + 60), start, steps=40), start]
    yield from twice(hand, calls, [BoardGestures], start, places)
    calls.judge(2)


@pytest.mark.parametrize("pulls", [False, True])
@journey
def test_aiming_the_flint_of_rahan(hand, pulls):
    hand.app.change(pull=pulls)
    try:
        yield from valley.two(hand, cavemen=(at(2, 6), at(8, 9)), ask=Asked.HUNT, shots=3)
        (x, y), aim = rahan.caveman(hand), hand.board.flint
        calls = Calls(lambda: (aim.angle, aim.speed, aim.line))
        turn = [(0.6 + part / 40, part * dp(1.5)) for part in range(1, 41)]
        places = [(x + far * cos(angle), y - far * sin(angle)) for angle, far in turn]
        back = [*way(places[-1], (x, y))] if pulls else []
        yield from twice(hand, calls, [BoardGestures], (x, y), [*places, places[-1], *back])
    finally:
        hand.app.change(pull=False)
    calls.judge(20)
