"""Bots at a guest's device: driven as all bots are, by what their seats are told."""

import random

from core.bots.drive import REACTIONS, Budget
from core.game import Level
from core.session.play import Player
from tests.session.rooms import play_on, seated


def test_a_guests_bot_makes_free_moves_as_well():
    rooms = seated("rehearsal", "h1h")
    player = Player(rooms.table, Level.EASY, Budget(playouts=1), 3)
    match, rng = rooms.host.match, random.Random(4)
    for _ in range(60):
        if match.asked == () or any(entry.seat == 1 and entry.move.word == "gift" for entry in match.entries[1:]):
            break
        if 1 in match.asked:
            player.work()
            rooms.go(3)
            continue
        play_on(rooms, rng, 1)
        player.work()
        rooms.go(3)
    gifts = [entry for entry in match.entries[1:] if entry.seat == 1 and entry.move.word == "gift"]
    assert 0 < len(gifts) <= REACTIONS


def test_a_guests_bot_waits_for_the_answer_and_for_the_link():
    rooms = seated("help_me", "h1")
    player = Player(rooms.table, Level.RANDOM, Budget(playouts=1), 3)
    if rooms.host.match.asked == (0,):
        play_on(rooms, random.Random(1), 1)
    assert rooms.host.match.asked == (1,)
    assert player.work()
    assert rooms.table.wished is not None
    assert not player.work(), "it is on its way"
    rooms.go()
    assert rooms.host.match.n == rooms.table.n > 0
    assert rooms.host.match.entries[-1].seat == 1
