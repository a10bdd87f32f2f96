"""What the hard bots of Paleo have learnt, and how they spend their trials."""

from __future__ import annotations

import json
import random
from math import isfinite
from statistics import fmean, pstdev

import pytest

from core.games.paleo import odds
from core.games.paleo.content import number_of, pawn_of
from core.games.paleo.judge import ROUND, Hand, Table
from core.games.paleo.shots import Shot
from core.games.paleo.trying import best_by_value, even_slips, hopeful
from core.games.paleo.valuing import wary
from tests.bots.test_paleo_bots import AT_THE_GATE, OPEN_DOOR, PREY, board
from tests.learning import paleo

pytestmark = pytest.mark.once

HAND = Hand(0.02, 0.04)


def mirrored(state):
    """The same for the other side."""
    other = type(state)(*[getattr(state, name) for name in state.__struct_fields__])
    places = {pawn_of(1 - p // 8, number_of(p)): (at[0], -at[1]) for p, at in enumerate(state.places) if at}
    other.places = tuple(places.get(p, ()) for p in range(16))
    other.captured = state.captured >> 8 | (state.captured & 0xFF) << 8
    other.keys = state.keys >> 2 | (state.keys & 0b11) << 2
    return other


@pytest.mark.parametrize("places", [OPEN_DOOR, AT_THE_GATE, PREY])
def test_both_sides_are_judged_alike(places):
    for keys in (0, 0b0100, 0b1101):
        state = board(keys=keys, **places)
        for mover in (0, 1):
            seen, other = odds.said(Table(state), mover, HAND), odds.said(Table(mirrored(state)), 1 - mover, HAND)
            assert dict(zip(odds.FEATURES, seen, strict=True)) == pytest.approx(
                dict(zip(odds.FEATURES, other, strict=True))
            )


def foreseen(mover=0, keys=0, **places):
    return odds.foreseen(Table(board(keys=keys, **places)), mover, HAND)


def test_what_is_nearer_to_its_end_is_worth_more():
    few = {"r5": (0, -75), "r1": (-60, -296)}
    many = {f"g{n}": (40 * n - 180, 296 if n % 2 else 254) for n in range(1, 9)}
    assert foreseen(keys=0b1111, **few, **many) > 0.8 * ROUND
    assert foreseen(1, keys=0b1111, **few, **many) > -0.5 * ROUND, "not so when the other side is to flick"
    assert foreseen(keys=0b0100, r3=(0, 0), r4=(140, 150), g3=(0, 296)) > 0.8 * ROUND, "an explorer waits for the key"
    even = foreseen(**PREY)
    assert foreseen(**PREY, r4=(40, -254)) > even
    assert foreseen(**PREY, r2=(40, -254)) > even
    assert foreseen(keys=0b0100, **PREY, r4=(40, -254)) > foreseen(**PREY, r4=(40, -254))
    assert abs(foreseen(**PREY)) < ROUND


def test_its_numbers_are_whole():
    assert len(odds.learnt()) == len(odds.FEATURES)
    assert all(isfinite(one) and abs(one) < 10 for one in odds.learnt())


def test_paleo_is_learnt_again_alike_each_time():
    told = [[paleo.play(1, wary, n, longest=8) for n in (0, 3)] for _ in range(2)]
    assert told[0] == told[1]
    weights = paleo.learnt(told[0])
    assert all(map(isfinite, weights))
    assert tuple(json.loads(paleo.written(weights))) == odds.FEATURES


# Trials


def test_slips_lie_evenly():
    for count in (5, 9, 17, 33, 63):
        for kind in zip(*even_slips(64)[:count], strict=True):
            assert abs(fmean(kind)) < 0.2
            assert pstdev(kind) == pytest.approx(1.0, abs=0.2)
    assert even_slips(1) == ((0.0, 0.0),), "as it is meant"


def test_the_hopeful_are_tried_most_and_the_best_is_found():
    rng = random.Random(1)
    right = 0
    for _ in range(20):
        shots = [Shot(k % 8, False, 0.1 * k, 1000.0, rng.gauss(0, 4), k) for k in range(60)]
        truth = {shot: shot.guess + rng.gauss(0, 4) for shot in shots}

        def trial(shot, slip, truth=truth):
            yield 0
            return truth.get(shot, -50.0) + 6 * slip[0]

        looking = hopeful(shots, trial, lambda shot, guess: Shot(shot.pawn, False, shot.angle, 900.0, guess, shot.goal))
        made, went = next(looking), 0
        with pytest.raises(StopIteration):
            while True:
                went += made
                made = looking.send(went < 200)
        chosen = best_by_value(shots)
        assert chosen.count >= 4
        right += truth[chosen] > max(truth.values()) - 2
    assert right >= 15
