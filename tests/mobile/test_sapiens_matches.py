"""Sapiens by touches alone: whole matches, and every kind of move there is."""

import random
from functools import cache
from itertools import islice

import pytest

from core.games.sapiens.content import Scene
from mobile.hotseat import Phase
from mobile.screens.match import MatchScreen
from tests.mobile.tribe import MOUNTAINS, any_of, called, eager, feud, legal, play, sit, stands, state_of
from tests.mobile.window import journey

pytestmark = pytest.mark.once

MOVES = 70  # of the person in one match

KINDS = {
    *(f"Lay {ask}" for ask in ("START", "LAY", "FEAST", "ABANDON")),
    *(f"Lay mountain {ask}" for ask in ("LAY", "FEAST", "ABANDON")),
    *("First", "Bear", "Chase", "Toll", "Recall", "Take", "Remove"),
    *("Gain GATHERING", "Gain CAMP", "Hunt True", "Hunt False", "Ritual board", "Ritual used"),
    *(f"Brawl {where}{moved}" for where in ("mine", "common", "other") for moved in ("", " moved")),
    *("Swap common", "Swap other"),
    *(f"Play {scene.name}" for scene in Scene if scene is not Scene.MOUNTAIN),
    *(f"Pass {scene.name}" for scene in Scene if scene is not Scene.MOUNTAIN),
    *("Pass LAST", "Pass STUCK"),
}

SEARCHES = ((3, None, eager), (2, MOUNTAINS, any_of), (2, MOUNTAINS, eager), (3, None, feud))


def by_chance(hand, rng, seen, moves):
    """So many moves of the person, each any legal one, whatever its kind is."""
    for _ in range(moves):
        if not isinstance(hand.app.screen, MatchScreen) or hand.hotseat.phase is Phase.OVER:
            return
        kinds = {}
        for move in legal(hand):
            kinds.setdefault(called(move, state_of(hand)), []).append(move)
        kind = rng.choice(sorted(kinds))
        seen.append(kind)
        yield from play(hand, rng.choice(kinds[kind]))


@pytest.mark.parametrize(("players", "mountains", "deal"), [(2, True, 11), (3, False, 5), (4, True, 3)])
@journey
def test_a_match_by_touches_is_the_match_at_the_table(hand, players, mountains, deal):
    hand.app.change(speed=0.0)
    hand.pause = 0.0
    yield from sit(hand, next(stands(players, deal, MOUNTAINS if mountains else None)))
    match, seen = hand.hotseat.match, []
    yield from by_chance(hand, random.Random(deal), seen, MOVES)
    assert match.outcome is not None, "to its end"
    assert {"Lay START", "Lay LAY", "Take"} <= set(seen)


@cache
def examples():
    """For every kind of move how often it was looked for, a match that stands where it is legal, and the move."""
    found, missing = {}, set(KINDS)
    types = {kind.split()[0] for kind in missing}
    for players, options, choose in SEARCHES:
        for stand in islice(stands(players, 40, options, choose), 20000):
            match = stand.match
            for move in match.moves(stand.seat):
                if type(move).__name__ in types and (kind := called(move, match._state)) in missing:
                    missing.remove(kind)
                    found[kind] = (stand, move)
                    types = {kind.split()[0] for kind in missing}
            if not missing:
                return found
    raise AssertionError(missing)


@pytest.mark.parametrize("part", range(3))
@journey
def test_every_kind_of_move_can_be_made_by_touches(hand, part):
    hand.app.change(speed=0.0)
    hand.pause = 0.0
    found = examples()
    for kind in sorted(KINDS)[part::3]:
        stand, move = found[kind]
        yield from sit(hand, stand)
        assert called(move, state_of(hand)) == kind
        yield from play(hand, move)
