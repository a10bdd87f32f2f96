"""Sapiens: the list of layings against the rules' own words, and against the refusals, all over random matches."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from core.games.sapiens.content import EMPTY, NEIGHBOURS, SQUARES, Ground, Scene, kind_of, scenes_of, valley
from core.games.sapiens.position import Ask, Lay
from core.match import Match
from tests.contract.games import step
from tests.rules.sapiens_positions import GAME


def plainly(state, move):
    """Is a tile laid so that it connects, by the rules' own words: nothing looked up, nothing in bits."""
    seat = state.turn
    there, codes, tokens = valley(state.valleys[seat]), state.boards[seat], state.tokens[seat]
    one, two = scenes_of(kind_of(state.reserves[seat][move.slot]))
    touches = False
    for scene, here, other in ((one, move.first, move.second), (two, move.second, move.first)):
        if other not in NEIGHBOURS[here] or codes[here] or there.ground[here] in (Ground.MOUNTAIN, Ground.FALL):
            return False
        if scene == Scene.GATHERING and there.ground[here] is Ground.PLAIN and not state.plain:
            return False
        if here in tokens and tokens.index(here) != scene:
            return False
        for near in NEIGHBOURS[here]:
            code = codes[near]
            if code & 15:
                if code & 64 or (code & 15) - 1 != scene:
                    return False
                touches = True
    return touches


@pytest.mark.rule("SAP-22", "SAP-23", "SAP-24", "SAP-25", "SAP-26", "SAP-27", "SAP-28")
def test_the_list_of_layings_is_just_what_the_rules_say():
    """The list is found by bits and remembered; here every pair of squares is looked at."""
    rng, compared = random.Random(22), 0
    for deal in range(60):
        match = Match.begin(GAME, rng.choice((2, 3, 4)), deal)
        while match.asked:
            state = match.state_copy()
            if state.ask in (Ask.LAY, Ask.FEAST) and rng.random() < 0.15:
                every = (
                    Lay(slot, first, second)
                    for slot, there in enumerate(state.reserves[state.turn])
                    for first in range(SQUARES)
                    for second in NEIGHBOURS[first]
                    if there != EMPTY
                )
                layings = {move for move in match.moves(state.turn) if isinstance(move, Lay)}
                assert layings == {move for move in every if plainly(state, move)}
                compared += 1
            step(match, rng)
    assert compared > 50


@pytest.mark.rule("SAP-12", "SAP-56", "SAP-57", "SAP-70", "SAP-71", "SAP-72")
def test_the_list_of_layings_and_the_refusals_agree_on_every_pair_of_squares():
    """They are found in different ways; also where a tribe begins, and for mountain tiles."""
    rng, compared = random.Random(70), Counter()
    for deal in range(80):
        match = Match.begin(GAME, rng.choice((2, 3)), deal, {"mountain_tiles": "on"})
        while match.asked:
            state = match.state_copy()
            wanted = {Ask.ABANDON: 0.3, Ask.START: 0.3, Ask.LAY: 0.05, Ask.FEAST: 0.2}.get(state.ask, 0)
            if rng.random() < wanted:
                slot = rng.choice([slot for slot, there in enumerate(state.reserves[state.turn]) if there != EMPTY])
                every = {
                    Lay(slot, first, second, scene)
                    for first in range(SQUARES)
                    for second in NEIGHBOURS[first]
                    for scene in range(-1, 8)
                }
                moves = match.moves(state.turn)
                assert len(set(moves)) == len(moves), "one is listed twice"
                listed = {move for move in moves if isinstance(move, Lay) and move.slot == slot}
                assert listed == {move for move in every if GAME.refusal(state, state.turn, move) is None}
                compared[state.ask] += 1
                compared["mountains"] += any(move.mountain >= 0 for move in listed)
            step(match, rng)
    assert min(compared[ask] for ask in (Ask.START, Ask.LAY, Ask.ABANDON, Ask.FEAST, "mountains")) >= 8
