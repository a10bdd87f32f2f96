"""The bots of Paleo: legal moves, the plain chances taken, and hands that shake as much as they should."""

from __future__ import annotations

import random
from math import hypot, pi, sqrt
from statistics import fmean, pstdev

import pytest

from core.bots.drive import Budget, Thought
from core.chance import Loose
from core.game import Level, settle
from core.games import find
from core.games.paleo import course
from core.games.paleo.bot import Quiet, bot
from core.games.paleo.content import DOORWAYS, FASTEST, HALF, RADIUS, SLOWEST, number_of, pawn_of, side_of
from core.games.paleo.judge import DOORS, ROUND, Hand, Table, hit, outlook, past, stop
from core.games.paleo.position import Ask, Captured, Circle, Entered, Flick, How, Keep, Put, RoundOver
from core.games.paleo.shots import BRAKE, Shot, speed_to
from core.match import Match

pytestmark = pytest.mark.once

GAME = find("paleo")
LEVELS = (Level.EASY, Level.NORMAL, Level.HARD)
HANDS = {Level.EASY: (6.0, 0.15), Level.NORMAL: (3.5, 0.09), Level.HARD: (1.2, 0.04)}
every_level = pytest.mark.parametrize("level", LEVELS)


def choose(level, state, seed=1, playouts=24):
    view = GAME.view(state, state.turn)
    player = GAME.bot(level)
    thought = Thought(
        player, player.think(view, GAME.blank(state.turn), random.Random(seed)), Budget(playouts=playouts)
    )
    assert thought.work()
    assert GAME.refusal(state, state.turn, thought.move) is None
    return thought.move


def board(turn=0, keys=0, **places):
    """A position in which the seat is to flick: r3=(x, y) is red's pawn 3, g1 green's 1. Who is not named is held."""
    state, _ = GAME.start(2, settle(GAME.options, {}), turn, Loose(random.Random(1)))
    pawns = {pawn_of("rg".index(name[0]), int(name[1])): spot for name, spot in places.items()}
    state.places = tuple((1000 * pawns[p][0], 1000 * pawns[p][1]) if p in pawns else () for p in range(16))
    state.captured = sum(1 << p for p in range(16) if p not in pawns)
    state.keys, state.ask, state.turn = keys, Ask.FLICK, turn
    return state


def outcomes(level, state, kind, times=8):
    """The events of a kind that this many flicks of the bot brought, a list a flick."""
    found = []
    for seed in range(times):
        move = choose(level, state, seed)
        after = GAME.copy(state)
        events = GAME.play(after, state.turn, move, Quiet(random.Random(seed)))
        found.append([event for event in events if isinstance(event, kind)])
    return found


# Plain chances

OPEN_DOOR = {"r3": (140, 150), "r4": (-60, -296), "r5": (0, -296), "g3": (0, 296), "g4": (-60, 296)}
AT_THE_GATE = {"r5": (0, -75), "r1": (-60, -296), "g1": (60, 296), "g4": (-60, 296)}
PREY = {"r8": (0, -150), "r1": (-20, -296), "g5": (90, -150), "g4": (-20, 296), "g3": (20, 296)}


def test_takes_a_key_when_a_straight_shot_is_there():
    told = outcomes(Level.HARD, board(**OPEN_DOOR), Entered)
    assert sum(any(entered.key for entered in events) for events in told) >= 6
    assert sum(any(e.key for e in events) for events in outcomes(Level.NORMAL, board(**OPEN_DOOR), Entered)) >= 4


def test_opens_the_gate_when_it_can():
    told = outcomes(Level.HARD, board(keys=0b1100, **AT_THE_GATE), RoundOver)
    assert sum(any(over.how is How.GATE and over.winner == 0 for over in events) for events in told) >= 6


def test_captures_a_pawn_in_front_of_a_mercenary():
    state = board(**PREY)
    state.captured = 0  # nobody waits to be freed
    told = outcomes(Level.HARD, state, Captured)
    assert sum(any(captured.pawn == pawn_of(1, 5) for captured in events) for events in told) >= 7


def test_takes_them_as_green_too():
    state = board(turn=1, keys=0b0011, g5=(0, 75), g1=(-60, 296), r1=(60, -296), r4=(-60, -296))
    told = outcomes(Level.HARD, state, RoundOver)
    assert sum(any(over.winner == 1 for over in events) for events in told) >= 6


def test_gate_speed_is_what_friction_asks_for():
    state = board(keys=0b1100, **AT_THE_GATE)
    speeds = [choose(Level.HARD, state, seed, 60).speed for seed in range(8)]
    assert fmean(speeds) == pytest.approx(sqrt(2 * 0.15 * 9810 * 75), rel=0.1)
    assert speed_to(75) == pytest.approx(sqrt(2 * BRAKE * 75))


@every_level
def test_no_flick_at_a_pawn_whose_touch_counts_for_nothing(level):
    """With only explorers left nobody can be captured: the bot goes for a key instead."""
    state = board(r3=(140, 150), g5=(140, 60), g4=(-60, 296))
    move = choose(level, state)
    assert move.pawn == 3
    assert move.speed <= 3500


# What is legal


def play_on(players, level, seed, playouts, most=260):
    """A match of bots alone; every move is checked by the match. Answers the moves made."""
    match = Match.begin(GAME, players, seed)
    player, rng = GAME.bot(level), random.Random(seed)
    made = []
    while match.outcome is None and len(made) < most:
        seat = match.asked[0]
        thought = Thought(player, player.think(match.view(seat), match.memory(seat), rng), Budget(playouts=playouts))
        assert thought.work()
        assert match.refusal(seat, thought.move) is None, thought.move
        match.play(seat, thought.move)
        made.append(thought.move)
    return match, made


@pytest.mark.parametrize(("players", "level"), [(2, Level.NORMAL), (3, Level.EASY), (4, Level.HARD)])
def test_whole_matches_of_legal_moves(players, level):
    match, made = play_on(players, level, players, playouts=3)
    kinds = {type(move) for move in made}
    assert {Flick, Put} <= kinds
    state = match.state_copy()
    assert match.outcome is not None or state.round > 1 or max(state.flicks) > 20
    assert all(SLOWEST <= move.speed <= FASTEST for move in made if isinstance(move, Flick))


def test_reefs_stay_or_move_between_rounds():
    state, _ = GAME.start(2, settle(GAME.options, {}), 0, Loose(random.Random(1)))
    rng = random.Random(3)
    while state.ask is Ask.REEF:
        GAME.play(state, state.turn, choose(Level.NORMAL, state, rng.random(), 4), Loose(rng))
    state.places = ((),) * 16
    course.begin_round(state, 1, [])
    assert state.ask is Ask.MOVE_REEF
    while state.ask is Ask.MOVE_REEF:
        move = choose(Level.HARD, state, rng.random(), 8)
        assert isinstance(move, Keep | Put)
        GAME.play(state, state.turn, move, Loose(rng))
    assert state.ask is Ask.LINE_UP


def test_choice_of_exchange_and_circle():
    """A mercenary that enters for a side without explorers brings one back."""
    state = board(r1=(0, -100), r2=(60, -100), g3=(0, 296), g1=(60, 296))
    state.ask, state.flicked, state.entered = Ask.EXCHANGE, 0, ((0, 2),)
    state.places = course.put(state.places, 0, ())
    move = choose(Level.HARD, state)
    assert move.pawn in (3, 4, 5, 6, 7)
    GAME.play(state, 0, move, Loose(random.Random(1)))
    assert state.ask is Ask.CIRCLE
    assert isinstance(choose(Level.HARD, state), Circle)


# Time and chance


@every_level
def test_same_seed_same_move(level):
    state = board(**PREY, r4=(40, -254), r5=(-150, 20), g8=(100, 200))
    assert len({choose(level, state, 7) for _ in range(3)}) == 1
    assert len({choose(level, state, seed, 8) for seed in range(5)}) > 1


@every_level
def test_told_to_decide_at_once(level):
    state = board(**PREY, r4=(40, -254), r5=(-150, 20), g8=(100, 200))
    for slices in (0, 1, 2, 5, 30):
        thinking = bot(level).think(GAME.view(state, 0), GAME.blank(0), random.Random(1))
        next(thinking)
        with pytest.raises(StopIteration) as decided:
            for k in range(slices + 3):
                thinking.send(k < slices)
        assert GAME.refusal(state, 0, decided.value.value) is None


@every_level
def test_hands_shake_as_much_as_stated(level):
    player, rng = bot(level), random.Random(1)
    degrees, part = HANDS[level]
    shot = Shot(0, False, pi / 2, 1500.0, 0.0)
    flicks = [player.flicked(shot, rng) for _ in range(3000)]
    assert pstdev(f.angle / 100 for f in flicks) == pytest.approx(degrees, rel=0.06)
    assert pstdev(f.speed / 1500 for f in flicks) == pytest.approx(part, rel=0.06)
    assert fmean(f.angle / 100 for f in flicks) == pytest.approx(90, abs=0.4)


# Looking


def test_ways_are_seen_as_they_are():
    hand = Hand(0.02, 0.04)
    table = Table(board(r1=(0, -150), g3=(0, 150), g4=(0, 60), g5=(120, -150)))
    red, behind, before, beside = pawn_of(0, 1), pawn_of(1, 3), pawn_of(1, 4), pawn_of(1, 5)
    assert hit(table, red, before, hand) > 0.9
    assert hit(table, red, behind, hand) == 0
    assert hit(table, red, beside, hand) > 0.99
    assert not past((0, 0), (150, 150), table.reefs), "a fixed reef lies between"
    assert past((0, 0), (0, 250), table.reefs)
    assert stop(Table(board(r3=(0, -60))), pawn_of(0, 3), (0.0, -60.0), hand) > 0.9
    assert [side_of(p) for p in (red, behind)] == [0, 1]
    assert number_of(red) == 1


def test_the_gate_within_reach_counts_more_than_all_pawns():
    hand = Hand(0.02, 0.04)
    few = {"r5": (0, -75), "r1": (-60, -296)}
    many = {f"g{n}": (40 * n - 180, 296 if n % 2 else 254) for n in range(1, 9)}
    within = Table(board(keys=0b1111, **few, **many))
    assert outlook(within, 0, hand) > 0.8 * ROUND
    assert outlook(within, 1, hand) < 0, "not so when the other side is to flick"
    blocked = Table(board(keys=0b1111, **few, **many | {"g8": (0, -30)}))
    assert outlook(blocked, 0, hand) < 0.5 * ROUND
    last_key = Table(board(keys=0b0100, r3=(0, 0), r4=(140, 150), g3=(0, 296)))
    assert outlook(last_key, 0, hand) > 0.8 * ROUND, "an explorer waits on the gate for the key"


def test_doors_lie_before_their_lines():
    for (x, y), door in zip(DOORS, DOORWAYS, strict=True):
        assert door.a * x + door.b * y == pytest.approx(door.c - 8)
        assert hypot(x, y) < HALF * sqrt(2) - RADIUS
