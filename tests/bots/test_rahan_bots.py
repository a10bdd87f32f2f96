"""The bots of Rahan: what they do where there is little doubt, how long they take, and how well they play."""

from __future__ import annotations

import random
import time
from math import hypot
from statistics import fmean, pstdev

import pytest

from core.bots.drive import Budget, Drive, Thought
from core.game import Level
from core.games.rahan import judge
from core.games.rahan.content import (
    ANIMAL_SQUARES,
    CAVE,
    FIRE,
    SQUARES,
    WATER,
    Card,
    Hand,
    Need,
    middle,
    named,
)
from core.games.rahan.judge import ALL, FOOD, HOME, MEET, PATHS, chance, duel, left, rest, way
from core.games.rahan.position import Ask, Exchange, Fight, Flick, Go, Shoot
from core.log import Seated
from core.match import Match
from core.physics.throw import CHILD, EXPERT, FAMILY, meeting, scattered, speed_to
from core.physics.throw import Standing as Piece
from tests.balance import Rung
from tests.balance import play as play_rung
from tests.contract.games import step
from tests.rules.rahan_positions import GAME, aimed, lying, play

pytestmark = pytest.mark.once

LEVELS = (Level.EASY, Level.NORMAL, Level.HARD)
every_level = pytest.mark.parametrize("level", LEVELS)
good_levels = pytest.mark.parametrize("level", LEVELS[1:])
THREE = "food water fire"
ALL_FOUR = "food water fire invention"


def choose(level, state, seed=1, playouts=24):
    bot, seat = GAME.bot(level), state.who
    thinking = bot.think(GAME.view(state, seat), GAME.blank(seat), random.Random(seed))
    thought = Thought(bot, thinking, Budget(playouts=playouts))
    assert thought.work()
    assert GAME.refusal(state, seat, thought.move) is None
    return thought.move


def usual(level, state, seeds=9):
    """What a level does in most of many tries, in words."""
    chosen = [GAME.text(choose(level, state, seed)) for seed in range(seeds)]
    return max(sorted(set(chosen)), key=chosen.count)


# Where there is little doubt


@every_level
def test_goes_home_when_it_can(level):
    state = lying(hands=("1 2 3",), cavemen="h7 a1", needs=(ALL_FOUR,))
    assert usual(level, state) in ("go f7", "go e7")


@every_level
def test_goes_onto_the_water_that_is_lacking(level):
    state = lying(hands=("1 2 4",), cavemen="b2 e7", needs=("food fire invention",))
    assert usual(level, state) in ("go b1", "go a2")


@every_level
def test_meets_rahan_when_a_card_leads_there(level):
    on_foot = lying(hands=("2 1",), cavemen="e4 a13", needs=(THREE,), combat="")
    assert usual(level, on_foot) == "go e2"
    by_his_card = lying(hands=("rahan",), cavemen="e5 a13", needs=(THREE,), combat="")
    assert usual(level, by_his_card) == "lead e5"


@good_levels
def test_hunts_from_near_by(level):
    state = lying(hands=("weapon weapon 2",), cavemen="g10 a1", needs=("water fire invention",), combat="")
    state.steadiness = (Hand.CHILD, Hand.CHILD)
    shots = [isinstance(choose(level, state, seed), Shoot) for seed in range(15)]
    assert sum(shots) > 7


@good_levels
def test_robs_whoever_stands_on_the_doorstep(level):
    """The other comes home with its next card, and stands beside."""
    state = lying(hands=("1", "1"), cavemen="d5 e5", needs=("water", ALL_FOUR), combat="0")
    assert usual(level, state) == "fight 2"


def test_a_strong_one_leads_rahan_away_from_whoever_lacks_only_him():
    state = lying(hands=("rahan", "2 1"), cavemen="a13 e4", needs=("", THREE), combat="")
    chosen = usual(Level.HARD, state)
    assert chosen.startswith("lead")
    after, _ = play(state, chosen)
    assert after.rahan not in [move.to for move in GAME.moves(after, 1) if isinstance(move, Go)]


@every_level
def test_a_beset_player_shoots_or_draws(level):
    near = lying(hands=("weapon weapon weapon",), cavemen="h6", beset="tiger")
    assert choose(level, near) == Shoot(1, 1)
    far = lying(hands=("weapon weapon weapon",), cavemen="a13", beset="tiger")
    assert choose(level, far) == Shoot(3, 1)
    assert GAME.text(choose(level, lying(hands=("1",), beset="tiger"))) == "draw"
    full = lying(hands=("1 1 1 2 2 2 3 3 knife knife",), beset="tiger")
    assert isinstance(choose(level, full), Exchange)


@every_level
def test_of_two_beasts_the_one_that_is_easier_to_hit_is_kept(level):
    state, _ = play(lying(cavemen="h7 a1"), "draw", die=[2], cards="bear tiger")
    assert GAME.text(choose(level, state)) == "keep tiger"


@every_level
def test_takes_what_it_lacks_from_whoever_was_hit(level):
    state, _ = play(lying(cavemen="e7 e8", needs=("food water fire", ALL_FOUR)), "fight 2", Flick(9000, 700))
    assert state.ask is Ask.LOOT
    assert GAME.text(choose(level, state)) == "loot invention"


@every_level
def test_flicks_at_the_nearest_a_little_long(level):
    state, _ = play(lying(hands=("weapon",), cavemen="g9 a1", steadiness="family"), "shoot 1")
    flicks = [choose(level, state, seed) for seed in range(300)]
    straight = aimed(state, "g11", judge.LONG)
    thumb, force = {Level.EASY: (6, 0.12), Level.NORMAL: (3, 0.06), Level.HARD: (1, 0.02)}[level]
    assert fmean(flick.angle / 100 for flick in flicks) == pytest.approx(straight.angle / 100, abs=thumb * 0.2)
    assert pstdev(flick.angle / 100 for flick in flicks) == pytest.approx(thumb, rel=0.15)
    assert pstdev(flick.speed / straight.speed for flick in flicks) == pytest.approx(force, rel=0.15)


@every_level
def test_steps_aside_and_towards_the_other_as_it_may(level):
    state, _ = play(lying(cavemen="b5 a1"), "draw", die=[1], cards="crocodile")
    assert GAME.text(choose(level, state)).startswith("step")
    around, _ = play(lying(cavemen="g10 g13", animals="deer"), "fight 2", Flick(27000, 482))
    assert around.ask is Ask.CLOSE_IN
    assert GAME.text(choose(level, around)) in ("step f11", "step h11")


# What it reckons with


@pytest.mark.parametrize(("hand", "steady"), [(Hand.CHILD, CHILD), (Hand.FAMILY, FAMILY), (Hand.EXPERT, EXPERT)])
def test_chances_are_reckoned_as_they_are(hand, steady):
    rng = random.Random(5)
    for column, row in ((1, 0), (1, 1), (2, 0), (3, 1), (4, 0), (5, 3)):
        far, hits = 45 * hypot(column, row), 0
        piece = [Piece(0, far, 0.0, 45.0)]
        for _ in range(4000):
            angle, force = rng.gauss(0, judge.THUMB), 1 + rng.gauss(0, 0.06)
            shaken = scattered(
                angle, speed_to(far * judge.LONG) * force, steady, rng.randrange(1000), rng.randrange(1000)
            )
            hits += meeting(0, 0, *shaken, piece) is not None
        assert chance(column**2 + row**2, hand) == pytest.approx(hits / 4000, abs=0.05)


def test_duels_are_as_even_as_drawn_up():
    for steps, wanted in ((1, 1.0), (2, 0.82), (3, 0.69), (4, 0.63), (6, 0.59)):
        assert duel(steps, Hand.FAMILY, Hand.FAMILY) == pytest.approx(wanted, abs=0.07)
    assert duel(4, Hand.EXPERT, Hand.CHILD) > duel(4, Hand.FAMILY, Hand.FAMILY) > duel(4, Hand.CHILD, Hand.EXPERT)


def test_ways_are_shorter_where_a_card_leads_there():
    for goal in (named("e2"), WATER[0], FIRE[3]):
        turns = way(goal)
        assert turns[goal] == 0
        one = {square for square in range(SQUARES) if any(goal in ends for ends in PATHS[square])}
        others = set(range(SQUARES)) - one - {goal}
        assert max(turns[square] for square in one) < min(turns[square] for square in others)
    assert all(1 < way(HOME)[square] < 2 for square in CAVE), "who is in the cave must move once more"


def test_the_more_is_lacking_the_more_turns_are_left():
    for square in range(SQUARES):
        for bit in judge.BITS:
            for lacks in range(ALL + 1):
                if not lacks & bit:
                    here = rest(lacks | bit, named("e2"), 15, Hand.FAMILY)[square]
                    assert here >= rest(lacks, named("e2"), 15, Hand.FAMILY)[square] - 1e-9


def test_cards_in_the_hand_and_things_gathered_leave_fewer_turns():
    bare = lying(cavemen="c5")
    for better in (
        lying(cavemen="c5", hands=("1 2 3",)),
        lying(cavemen="c5", hands=("weapon",)),
        lying(cavemen="c5", needs=("water",)),
        lying(cavemen="c5", needs=("food",)),
    ):
        assert left(better, 0, 2) < left(bare, 0, 2)
    assert left(lying(cavemen="c5", beset="tiger"), 0, 2) > left(bare, 0, 2) + 2
    assert left(lying(cavemen="e9", hands=("1",), needs=(ALL_FOUR,)), 0, 1) < 1


def test_what_is_prepared_is_all_that_is_needed(monkeypatch):
    """So no thought takes long at a stretch: nothing is reckoned in the midst of it."""
    monkeypatch.setattr(judge, "_ways", {})
    for cache in (judge.rest, judge._stops, judge._food):
        cache.cache_clear()
    state = lying(hands=("1 2 weapon",))
    for _ in judge.prepared(state):
        pass
    known = set(judge._ways)
    for lacks in range(ALL + 1):
        rest(lacks, state.rahan, state.animals, Hand.EXPERT)
    left(state, 0, 3)
    assert set(judge._ways) == known
    assert {HOME, state.rahan, *WATER, *FIRE} <= known
    assert (FOOD | MEET) & ALL


# How they play


@every_level
def test_same_seed_same_choice(level):
    for k in range(4):
        state = wandered(k)
        assert choose(level, state, k) == choose(level, state, k)


def wandered(k, players=2):
    rng = random.Random(k)
    match = Match.begin(GAME, players, k)
    for _ in range(30 + 7 * k):
        if match.asked:
            step(match, rng)
    return match.state_copy()


@every_level
def test_told_to_decide_at_once(level):
    for k in range(6):
        state = wandered(k, 3)
        if state.ask is None:
            continue
        for slices in (0, 1, 2, 5, 30):
            thinking = GAME.bot(level).think(GAME.view(state, state.who), GAME.blank(0), random.Random(1))
            with pytest.raises(StopIteration) as decided:
                next(thinking)
                for n in range(slices + 3):
                    thinking.send(n < slices)
            assert GAME.refusal(state, state.who, decided.value.value) is None


@every_level
@pytest.mark.parametrize("players", GAME.seats)
def test_whole_matches_of_legal_moves(level, players):
    options = {"start": "three", "follow": "on"} if players == 3 else {"steadiness": "child"} if players == 4 else {}
    match = Match.begin(GAME, [Seated(level=level)] * players, players, options)
    drive = Drive(match, {seat: Budget(playouts=6) for seat in range(players)}, {0: random.Random(1)})
    while match.outcome is None:
        assert drive.work() is not None
        assert match.n < 1500
    assert max(match.entries[-1].state.turns) < 90


def test_a_beginner_does_not_always_do_the_same():
    state = lying(hands=("1 2 3 4 weapon",), cavemen="d9 a1")
    assert len({choose(Level.EASY, state, seed) for seed in range(30)}) > 4
    assert len({choose(Level.HARD, state, seed) for seed in range(8)}) <= 3


def test_one_without_animals_and_food_fights_or_waits_but_never_stands_still():
    state = lying(hands=("1 2 weapon knife", ""), animals="", needs=("water fire invention", "food"), cavemen="e7 e4")
    assert isinstance(choose(Level.HARD, state), Fight)
    nobody = lying(hands=("weapon weapon 1",), animals="", needs=("water",), combat="0 1")
    for level in LEVELS:
        assert GAME.refusal(nobody, 0, choose(level, nobody)) is None


@every_level
@pytest.mark.parametrize("players", GAME.seats)
def test_slices_are_short(level, players):
    """A millisecond as a rule. Seldom more than three; measured on a machine that may be busy."""
    slices = []
    for k in range(3):
        state = wandered(20 + k, players)
        if state.ask is not Ask.TURN:
            state.ask, state.who, state.aside, state.foe, state.drawn, state.shots = Ask.TURN, state.turn, (), -1, 0, 0
            state.beset = (-1,) * players
        thinking = GAME.bot(level).think(GAME.view(state, state.who), GAME.blank(0), random.Random(1))
        going, done = None, 0
        while True:
            begun = time.thread_time()
            try:
                done += thinking.send(going)
            except StopIteration:
                break
            slices.append(time.thread_time() - begun)
            going = done < 24
    slices.sort()
    assert slices[len(slices) * 98 // 100 - 1] < 0.003
    assert sum(slices) / len(slices) < 0.0015


@pytest.mark.parametrize(
    ("stronger", "weaker", "matches", "bound"),
    [(Level.EASY, Level.RANDOM, 12, 0.8), (Level.NORMAL, Level.EASY, 40, 0.65), (Level.HARD, Level.NORMAL, 60, 0.5)],
)
def test_each_level_beats_the_one_below(stronger, weaker, matches, bound):
    """Few matches, so wide bounds; tests/balance.py measures."""
    rung = Rung("rahan", 2, stronger, weaker, bound)
    won = sum(play_rung(rung, n, Budget(playouts=6)).won for n in range(matches)) / matches
    assert won >= bound


def test_needs_and_cards_are_those_of_the_rules():
    assert [1 << need for need in Need] == list(judge.BITS)
    assert all(square not in PATHS[other][0] for square in ANIMAL_SQUARES for other in range(SQUARES))
    assert Card.WEAPON == 6
    assert middle(0) == (22.5, 22.5)
