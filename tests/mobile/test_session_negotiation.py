"""Two apps, two windows: a negotiation of TerriStories in which both carry cubes at the same time."""

from pathlib import Path

import pytest

from core.games.terristories.position import Ask, cost_of
from mobile.screens.match import MatchScreen
from mobile.tour.fingers import Finger
from mobile.tour.walks import terristories as walk
from mobile.words import say
from tests.mobile.far import until
from tests.mobile.station import agree, row, store
from tests.mobile.test_session import both, find_the_way, open_the_table, pair
from tests.mobile.window import journey  # noqa: F401 (this file has journeys of its own processes)

__all__ = ["pair"]

pytestmark = pytest.mark.once
MOVES = 40
CUBES = 2


def to_the_deal(hand):
    """Each answers what they are asked, until projects lie open."""
    yield from until(lambda: isinstance(hand.app.screen, MatchScreen), 40)
    for _ in range(MOVES):
        yield from until(lambda: hand.board.view.ask is Ask.DEAL or settled(hand), 40)
        if hand.board.view.ask is Ask.DEAL:
            break
        n = hand.n
        yield from walk.go_on(hand)
        yield from until(lambda n=n: hand.n > n, 40)
    yield from until(lambda: bool(hand.board.negotiation.desk.offers) and not hand.match.showing.queue, 40)
    yield 0.5
    if say("terristories.withdraw") in hand.spoken():  # the projects were laid open under the finger
        yield from hand.tap(say("terristories.withdraw"))
    yield from until(lambda: settled(hand), 40)


def settled(hand):
    screen = hand.match
    still = not screen.board.moving and not screen.showing.queue and not screen.remote.waiting
    return still and bool(screen.board.asked_here)


def meet(hand, folder, name, what):
    """Wait for the other one."""
    (Path(folder) / f"{what}-{name}").touch()
    yield from until(lambda: len(list(Path(folder).glob(f"{what}-*"))) == 2, 40)


def carries(hand, folder, name):
    """Cube after cube, slowly: entries of the other one come while each is on its way."""
    seat = hand.board.home
    slots = sorted(hand.board.negotiation.desk.offers)
    slot = slots[seat % len(slots)]
    most = min(CUBES, cost_of(hand.board.view, slot))
    yield from meet(hand, folder, name, "begins")
    came = 0
    for _ in range(most):
        finger, start, goal = None, store(hand, seat), row(hand, slot)
        finger = Finger(*start)
        finger.down()
        n = hand.n
        for step in range(1, 25):
            finger.move_to(*(a + (b - a) * step / 24 for a, b in zip(start, goal)))
            yield 0.03
            assert hand.board.held is finger or step < 4, "nobody is interrupted"
        came += hand.n - n
        finger.up()
        yield 0.2
    yield from until(lambda: hand.board.negotiation.till.settled, 40)
    mine = sum(shares[seat] for shares in hand.board.view.stakes if shares)
    assert not hand.dialog
    yield from meet(hand, folder, name, "laid")
    n = -1
    while hand.n != n:  # what was laid last is here too
        n = hand.n
        yield 1.0
    stakes = [list(shares) for shares in hand.board.view.stakes]
    yield from meet(hand, folder, name, "seen")
    deal = hand.board.view.deal
    yield from until(lambda: say("terristories.agree") in hand.spoken(), 40)
    yield from agree(hand)
    yield from until(lambda: hand.board.view.ask is not Ask.DEAL or hand.board.view.deal != deal, 40)
    return {"mine": mine, "most": most, "stakes": stakes, "came": came}


def host_a_negotiation(hand, folder):
    yield from open_the_table(hand, folder, "terristories")
    yield from until(lambda: say("lobby.start.2") in hand.spoken(), 40)
    yield 0.2
    yield from hand.tap(say("lobby.start.2"))
    yield from to_the_deal(hand)
    return (yield from carries(hand, folder, "host"))


def visit_a_negotiation(hand, folder):
    yield from find_the_way(hand, folder)
    yield from to_the_deal(hand)
    return (yield from carries(hand, folder, "guest"))


def test_two_windows_carry_cubes_at_the_same_time(pair, tmp_path):
    ours, theirs = both(pair, tmp_path, "host_a_negotiation", "visit_a_negotiation", module=__name__)
    assert ours["stakes"] == theirs["stakes"]
    for one in (ours, theirs):
        assert one["mine"] >= one["most"] > 0
