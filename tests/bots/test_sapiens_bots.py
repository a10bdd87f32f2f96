"""The bots of Sapiens: what they do where there is little doubt, how long they take, and how well they play."""

from __future__ import annotations

import random
import time

import pytest

from core.bots.drive import Budget, Thought
from core.game import Level
from core.games import find
from core.games.sapiens import habit, judge, placing, rivalry
from core.games.sapiens.bot import Way, ahead, better, estimates
from core.games.sapiens.content import NEIGHBOURS, Scene, has_tile
from core.games.sapiens.judge import foreseen
from core.games.sapiens.position import Ask, Bear, Brawl, Hunt, Pass, Play, Recall
from core.games.sapiens.standing import standing
from core.games.sapiens.turn import bear_gain, bear_places
from core.match import Match
from tests.balance import Rung, play
from tests.rules.sapiens_positions import Seat, after, our_valley, position

pytestmark = pytest.mark.once

GAME = find("sapiens")
LEVELS = (Level.EASY, Level.NORMAL, Level.HARD)

every_level = pytest.mark.parametrize("level", LEVELS)
good_levels = pytest.mark.parametrize("level", LEVELS[1:])
every_table = pytest.mark.parametrize("players", GAME.seats)


@pytest.fixture
def valley():
    """Positions are on a valley of our own: what the bots know of the real ones does not hold there."""
    known = (placing.open_to, rivalry.bear_gains, judge.shape)
    with our_valley():
        for cache in known:
            cache.cache_clear()
        yield
    for cache in known:
        cache.cache_clear()


def choose(level, state, seed=1, playouts=48):
    bot = GAME.bot(level)
    view, memory = GAME.view(state, state.turn), GAME.blank(state.turn)
    thought = Thought(bot, bot.think(view, memory, random.Random(seed)), Budget(playouts=playouts))
    assert thought.work()
    assert GAME.refusal(state, state.turn, thought.move) is None
    return thought.move


def usual(level, state, seeds=12):
    """What a level does in most of many tries."""
    chosen = [choose(level, state, seed) for seed in range(seeds)]
    return max(set(chosen), key=chosen.count)


def told(move):
    return GAME.text(move)


def wander(players, turns, seed, **options):
    """A match of normal bots after so many turns, when a tile is to be laid."""
    match, rng = Match.begin(GAME, players, seed, options), random.Random(seed)
    bot = GAME.bot(Level.NORMAL)
    while match.outcome is None and not (match.state_copy().round * players >= turns and asks(match) is Ask.LAY):
        seat = match.asked[0]
        thought = Thought(bot, bot.think(match.view(seat), match.memory(seat), rng), Budget(playouts=1))
        thought.work()
        match.play(seat, thought.move)
    return match


def asks(match):
    return match.view(match.asked[0]).ask


# What to lay


@every_level
def test_takes_the_cave_within_reach(valley, level):
    """Camp and fire lead from c2 into the camp's cave; the other tile has little to give."""
    state = position(
        Seat(("hunt c0 fire c1", "fire c2 water c3"), "camp-fire brawl-water", used="hunt", food=20, shelter=9)
    )
    assert told(usual(level, state)) == "lay 1 a2 b2"


@good_levels
def test_the_scarcer_score_is_worth_more(valley, level):
    """The same board: who lacks shelter camps, who lacks food goes for the rich square."""
    common = "- - - - -"
    laid = ("hunt c0 brawl c1", "brawl b1 camp b2")
    for food, shelter, scene in ((30, 10, Scene.CAMP), (10, 30, Scene.BRAWL)):
        state = position(Seat(laid, "camp-water brawl-water", food=food, shelter=shelter), common=common)
        move = usual(level, state)
        assert scene in judge.KINDS[state.reserves[0][move.slot]]


@good_levels
def test_an_effect_that_gives_points_is_taken(valley, level):
    state = after(position(Seat(("hunt c0 camp c1",), "camp-fire")), "camp d1 fire e1")
    assert state.ask is Ask.CAMP
    assert told(choose(level, state)) == "gain"


# Steaks and mountain tokens


def hunting(steaks, last, common="feast-gathering gathering-brawl gathering-water gathering-camp gathering-hunt"):
    common = "- - - - -" if last else common
    state = position(
        Seat(
            (
                "hunt c0 camp c1",
                "camp d1 hunt e1",
            ),
            "hunt-fire",
            steaks=steaks,
            food=5,
            shelter=20,
        ),
        common=common,
    )
    return after(state, "hunt f1 fire f2")


@good_levels
@pytest.mark.parametrize("steaks", [0, 2, 4])
def test_steaks_are_converted_at_the_last_chance(valley, level, steaks):
    state = hunting(steaks, last=True)
    assert state.ask is Ask.HUNT
    assert usual(level, state) == Hunt(True)


@good_levels
def test_steaks_wait_while_there_is_time_and_go_when_more_would_give_no_more(valley, level):
    assert usual(level, hunting(0, last=False)) == Hunt(False)
    assert usual(level, hunting(4, last=False)) == Hunt(True)


@good_levels
def test_no_token_is_left_when_its_last_chance_comes(valley, level):
    """The end: the camp's token gives shelter yet, the hunt's steak would never be eaten."""
    state = position(Seat(("hunt c0 fire c1",), "fire-brawl", held="camp", food=30), common="- - - - -")
    state = after(state, "fire d1 brawl e1")
    while state.ask not in (Ask.LAST, None):
        state = after(state, "pass")
    assert state.ask is Ask.LAST
    assert usual(level, state) == Play(Scene.CAMP)
    state = position(Seat(("camp a2 fire b2",), "fire-brawl", held="hunt", used="camp", food=30), common="- - - - -")
    state = after(state, "fire c2 brawl d2")
    while state.ask not in (Ask.LAST, None):
        state = after(state, "pass")
    assert state.ask is Ask.LAST
    assert usual(level, state) == Pass()


def test_the_gathering_token_opens_the_plain(valley):
    """Plain is all there is beside the tribe; otherwise it would have to be abandoned."""
    laid = ("hunt c0 fire c1",)
    state = position(Seat(laid, "gathering-fire", bears="b1 d1", held="gathering", food=5, shelter=20))
    assert usual(Level.NORMAL, state) == Play(Scene.GATHERING)


# What touches the others


def three(reserve="", ahead=25, behind=8, **more):
    """Seat 1 leads, seat 2 is far behind; their boards and reserves are alike."""
    others = [
        Seat(("hunt c0 water c1",), "water-camp water-ritual", food=points, shelter=points)
        for points in (ahead, behind)
    ]
    return position(Seat(more.pop("laid"), reserve, food=15, shelter=15, **more), *others, players=3)


@good_levels
def test_a_bear_goes_to_the_leader(valley, level):
    state = after(three("fire-camp", laid=("hunt c0 fire c1",)), "fire d1 camp e1")
    assert state.ask is Ask.FIRE
    move = usual(level, state)
    assert isinstance(move, Bear)
    assert move.seat == 1
    gains = {square: bear_gain(state.boards[1], square) for square in bear_places(state, 1)}
    assert gains[move.square] >= 1


def test_bears_gain_what_the_rules_give():
    """What bots reckon of bears is what turn.py allows."""
    for seed in range(6):
        state = wander(3, 12 + seed, seed).state_copy()
        for seat in range(3):
            there = {square: bear_gain(state.boards[seat], square) for square in bear_places(state, seat)}
            assert dict(rivalry.bear_gains(state.valleys[seat], state.boards[seat])) == there
            assert all(any(has_tile(state.boards[seat][n]) for n in NEIGHBOURS[square]) for square in there)


@good_levels
def test_a_brawl_token_goes_on_a_tile_of_the_leader(valley, level):
    state = after(three("brawl-camp", laid=("hunt c0 brawl c1",)), "brawl d1 camp e1")
    assert state.ask is Ask.BRAWL
    move = usual(level, state)
    assert isinstance(move, Brawl)
    assert move.place == 1


@good_levels
def test_a_swap_fetches_the_tile_that_fits(valley, level):
    """Nothing of the own reserve lies on the tribe's open ends but would with the tile of the other."""
    mine = Seat(("hunt c0 water c1",), "water-ritual hunt-brawl hunt-feast", food=20, shelter=8)
    other = Seat(("hunt c0 brawl c1",), "camp-ritual brawl-fire")
    state = after(position(mine, other), "water b1 ritual b2")
    assert state.ask is Ask.WATER
    move = usual(level, state)
    assert told(move) in ("swap 2 1.1", "swap 3 1.1"), "camp and ritual lead from b2 into the cave a2"


@good_levels
def test_with_two_players_what_serves_the_rival_is_removed(valley, level):
    mine = Seat(("hunt c0 fire c1",), "fire-brawl fire-feast fire-water brawl-hunt", food=10, shelter=10)
    other = Seat(("hunt c0 water c1", "water c2 ritual c3"), "feast-brawl feast-hunt fire-hunt", food=20, shelter=9)
    common = "feast-gathering gathering-brawl camp-water gathering-fire gathering-hunt"
    state = after(position(mine, other, common=common), "fire d1 brawl e1")
    while state.ask is not Ask.REMOVE:
        state = after(state, "take 4" if state.ask is Ask.REFILL else "pass")
    assert told(usual(level, state)) == "remove 3", "camp and water lead it into a cave"


# All levels


@every_level
def test_same_seed_same_choice(level):
    state = wander(3, 12, seed=5).state_copy()
    assert len({choose(level, state, seed=7) for _ in range(3)}) == 1


def test_a_beginner_does_not_always_do_the_same():
    states = (wander(2, 8, seed).state_copy() for seed in range(9))
    state = next(state for state in states if len(GAME.moves(state, state.turn)) > 5)
    assert len({choose(Level.EASY, state, seed) for seed in range(20)}) > 1


@every_level
@every_table
@pytest.mark.parametrize("mountains", ["off", "on"])
def test_whole_matches_of_legal_moves(level, players, mountains):
    """One of the level among random moves, which lead to odder positions than good ones."""
    rng = random.Random(players)
    for deal in range(1 if level is Level.HARD else 3):
        match = Match.begin(GAME, players, deal, {"mountain_tiles": mountains})
        bot = GAME.bot(level)
        while match.outcome is None:
            seat = match.asked[0]
            if seat == 0:
                thought = Thought(bot, bot.think(match.view(0), match.memory(0), rng), Budget(playouts=6))
                thought.work()
                move = thought.move
                assert match.refusal(0, move) is None
                assert not isinstance(move, Recall), "it gains nothing"
            else:
                move = GAME.sample(match.state_copy(), seat, rng)
            match.play(seat, move)


@every_level
def test_told_to_decide_at_once(level):
    state = wander(2, 8, seed=4).state_copy()
    view = GAME.view(state, state.turn)
    for slices in (0, 1, 2, 5, 9):
        thinking = GAME.bot(level).think(view, GAME.blank(state.turn), random.Random(1))
        next(thinking)
        with pytest.raises(StopIteration) as decided:
            for n in range(slices + 3):
                thinking.send(n < slices)
        assert GAME.refusal(state, state.turn, decided.value.value) is None


@every_level
@every_table
def test_slices_are_short(level, players):
    """A millisecond as a rule. Seldom more than two; measured on a machine that may be busy."""
    slices = []
    for turns in (0, 4 * players, 8 * players):
        state = wander(players, turns, seed=2).state_copy()
        if state.ask is None:
            continue
        thinking = GAME.bot(level).think(GAME.view(state, state.turn), GAME.blank(state.turn), random.Random(1))
        going, done = None, 0
        while True:
            begun = time.thread_time()
            try:
                done += thinking.send(going)
            except StopIteration:
                break
            slices.append(time.thread_time() - begun)
            going = done < 60
    slices.sort()
    assert slices[len(slices) * 99 // 100 - 1] < 0.002
    assert sum(slices) / len(slices) < 0.001


def test_what_counts_is_the_lead():
    """At the end: one's own result less a part of the best of the others."""
    state = wander(3, 12, 1).state_copy()
    state.ask, state.turn, state.food, state.shelter = None, 0, (30, 20, 40), (25, 40, 22)
    assert ahead(state, 0) == 25 - judge.HARM[3] * 22
    assert ahead(state, 0, 3.0) == 25 - judge.HARM[3] * 22 + 3, "and who has won it has won it"


@every_table
def test_what_was_met_before_is_what_would_be_found_anew(players):
    """A match at a glance, with all that was met in it and in another one."""
    met = {}
    for deal in (1, 2):
        match = Match.begin(GAME, players, deal, {"mountain_tiles": "on"})
        while match.outcome is None:
            state = match.state_copy()
            known, anew = foreseen(state, met), foreseen(state, {})
            for seat in range(players):
                assert standing(known, seat) == standing(anew, seat)
            move = habit.quick(known)
            assert move == habit.quick(anew)
            match.play(state.turn, move)
    assert met


@every_table
def test_the_expert_plays_on_by_the_rules_and_looks_when_its_turn_comes(players):
    for seed in range(4):
        state = wander(players, 6 * players, seed).state_copy()
        if state.ask is None:
            continue
        seat, before = state.turn, GAME.copy(state)
        way = Way(state, seat, habit.quick(state), {})
        while way.step():
            pass
        worths = set()
        for chance in (1, 1, 2):
            further = way.onward(random.Random(chance))
            while further.more:
                now = further.state
                assert GAME.refusal(now, now.turn, habit.quick(now)) is None
                further.step()
            now = further.state
            assert now.ask is None or (now.turn == seat and now.round > before.round)
            assert -80 < further.worth < 80
            worths.add(further.worth)
        assert len(worths) <= 2, "the same chance, the same course"
        assert state == before


def compared(*worths):
    """Ways of which these were found, round by round."""
    ways = []
    for found in worths:
        way = Way.__new__(Way)
        way.worth, way.liked, way.found = 0.0, 0.0, list(found)
        ways.append(way)
    return ways


def test_what_is_surely_worse_is_compared_no_more():
    good, bad, near = ways = compared([5.0, 6.0, 5.5, 5.0], [-5.0, -4.0, -4.5, -5.0], [4.9, 6.2, 5.3, 5.1])
    assert better(ways, 4) == [good, near]
    assert better([bad], 4) == [bad]
    assert better(ways, 5) == ways, "now and then it looks"


def test_a_round_that_is_not_whole_says_which_of_those_in_it_is_better():
    ways = compared([1.0], [1.0], [1.0])
    lucky = estimates(ways, [9.0, 7.0])
    assert lucky[0] > lucky[2] > lucky[1], "what chance brought to both says nothing"
    assert estimates(ways, [9.0]) == estimates(ways, [])


@pytest.mark.parametrize(
    ("stronger", "weaker", "matches", "playouts", "bound"),
    [
        (Level.EASY, Level.RANDOM, 60, 1, 0.8),
        (Level.NORMAL, Level.EASY, 120, 1, 0.68),
        (Level.STRONG, Level.NORMAL, 60, 1, 0.55),
        (Level.HARD, Level.STRONG, 24, 12, 0.55),
    ],
)
def test_each_level_beats_the_one_below(stronger, weaker, matches, playouts, bound):
    """A small ladder by playouts; `python -m tests.balance` measures by the clock."""
    rung = Rung("sapiens", 2, stronger, weaker, bound)
    won = sum(play(rung, n, Budget(playouts=playouts)).won for n in range(matches))
    assert won / matches >= bound
