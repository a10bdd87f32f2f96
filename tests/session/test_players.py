"""Bots at a guest's device: driven as all bots are, by what their seats are told."""

import random

from core.bots.drive import Budget
from core.game import Bot, Level
from core.session.play import Player
from tests.rehearsal import Move
from tests.session.rooms import play_on, seated


class Giving(Bot):
    """Gives to the host whenever it is not asked."""

    def think(self, view, memory, rng):
        yield 1
        return Move("bid", (1,))

    def react(self, view, memory, rng):
        return Move("gift", (0,))


def test_a_guests_bot_makes_free_moves_as_well():
    rooms = seated("rehearsal", "h1h")
    player = Player(rooms.table, Level.EASY, Budget(playouts=1), 3)
    player._drive._bots[Level.EASY, None] = Giving()
    match = rooms.host.match
    match.play(1, Move("bid", (1,)))
    rooms.go(3)
    assert match.asked == (0, 2)
    player.work()
    rooms.go(3)
    assert [(entry.seat, entry.move.word) for entry in match.entries[2:]] == [(1, "gift")]


def test_a_guests_bot_waits_for_the_answer_and_for_the_link():
    rooms = seated("help_me", "h1")
    player = Player(rooms.table, Level.RANDOM, Budget(playouts=1), 3)
    if rooms.host.match.asked == (0,):
        play_on(rooms, random.Random(1), 1)
    assert rooms.host.match.asked == (1,)
    for _ in range(2):  # one slice to think, and one to move
        assert rooms.table.wished is None
        assert player.work()
    assert rooms.table.wished is not None
    assert not player.work(), "it is on its way"
    rooms.go()
    assert rooms.host.match.n == rooms.table.n > 0
    assert rooms.host.match.entries[-1].seat == 1
