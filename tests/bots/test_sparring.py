"""The fixed opponents play by today's rules, and a seat may have a bot of its own."""

import random

import pytest

from core.bots.drive import Budget, Drive
from core.game import Bot, Level
from core.games import find, names
from core.log import Seated
from core.match import Match
from tests.sparring import partner

pytestmark = pytest.mark.once


@pytest.mark.parametrize("game", names())
def test_a_partner_plays_by_the_rules_and_its_thoughts_are_its_own(game):
    """A refused move would raise. And no module of the game's own bots says what it plays."""
    players = find(game).seats[0]
    match = Match.begin(find(game), [Seated(level=Level.HARD)] * players, 3)
    bots = {seat: partner(game) for seat in range(players)}
    budgets = {seat: Budget(playouts=1) for seat in range(players)}
    drive = Drive(match, budgets, {seat: random.Random(seat) for seat in range(players)}, bots)
    for _ in range(40):
        if match.outcome is not None:
            break
        drive.work()
    assert match.n >= 12
    assert type(bots[0]).__module__ == f"tests.sparring.{game}.bot"


class First(Bot):
    """Plays the first move there is."""

    seconds = 0.0

    def think(self, view, memory, rng):
        yield 1
        return find("help_me").moves(find("help_me").imagine(view, memory, rng), view.seat)[0]


def test_a_seat_has_a_bot_of_its_own():
    match = Match.begin(find("help_me"), [Seated(level=Level.EASY)] * 2, 5, first=0)
    first = match.moves(0)[0]
    Drive(match, {}, {0: random.Random(1)}, {0: First()}).work()
    assert match.entries[-1].move == first
