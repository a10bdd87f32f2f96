"""Finished matches of some months, as a store would have them: for pages that tell of them."""

import random

from core.characters import CHARACTERS
from core.game import Level, Outcome
from core.log import Seated, Setup
from core.packing import pack
from mobile import games

LEVELS = (Level.EASY, Level.NORMAL, Level.HARD)


def remember(archive, count=40, seed=3, person="Ana"):
    """So many results of a person against bots and friends, in a store without their matches."""
    rng = random.Random(seed)
    first = 1 + max((result.match for result in archive.results()), default=1000)
    for number in range(first, first + count):
        name = rng.choice(games.names())
        game = games.find(name)
        players = rng.choice(game.seats)
        seats = [Seated(person)]
        for k in range(1, players):
            who = CHARACTERS[rng.randrange(4)]
            level = LEVELS[rng.randrange(3)]
            seats.append(rng.choice((Seated("Léo", None, k), Seated(who.name, level, k, who.id))))
        scores = [rng.randrange(4) if game.allied else rng.randrange(2, 19) for _ in seats]
        side = max(game.sides(players), key=lambda side: scores[side[0]])
        winners = tuple(k for k, score in enumerate(scores) if score) if game.allied else side
        setup = Setup(name, game.rules, players, {}, tuple(seats))
        outcome = Outcome(tuple(scores), winners, "end.any")
        row = (number, pack(setup), pack(outcome), number * 50_000.0)
        archive._db.execute("INSERT INTO results VALUES (?, ?, ?, ?)", row)
        list(archive.measure())
        archive._db.execute(
            "INSERT INTO lengths VALUES (?, ?, ?, ?)", (number, 1, rng.randrange(20, 80), 60.0 * rng.randrange(9, 70))
        )
