"""The bots of Help Me!: what they may know, what they make of it, how long they take, and how well they play."""

from __future__ import annotations

import random
import time

import pytest

from core.bots.drive import Budget, Thought
from core.chance import Loose
from core.game import Level
from core.games import find
from core.games.help_me.board import gains, numbered, steps_on, worth
from core.games.help_me.bot import Ending, deals, weigh
from core.games.help_me.content import ALL_TAKEN, CREATURES_EACH, NOBODY, PLACES, Creature, place_named, tile
from core.games.help_me.judge import values
from core.games.help_me.rules import Laid, Memory, State, count
from core.match import Match
from tests.balance import Rung, play

pytestmark = pytest.mark.once

GAME = find("help_me")
LEVELS = (Level.EASY, Level.NORMAL, Level.HARD)
BAOBAB, CHERRY, PALM, BAMBOO, WILLOW, OAK = Creature
LETTERS = "BCPAWO"  # bAmboo: the B is the baobab's
NOTHING = Loose(random.Random(0))

every_level = pytest.mark.parametrize("level", LEVELS)
every_table = pytest.mark.parametrize("players", GAME.seats)


def choose(level, view, memory, seed=1, playouts=96):
    bot = GAME.bot(level)
    thought = Thought(bot, bot.think(view, memory, random.Random(seed)), Budget(playouts=playouts))
    assert thought.work()
    return thought.move


def wander(players, moves, seed):
    """A match after so many random moves."""
    match, rng = Match.begin(GAME, players, seed), random.Random(seed)
    for _ in range(moves):
        seat = match.asked[0]
        match.play(seat, GAME.sample(match.state_copy(), seat, rng))
    return match


def board(owners, players, **piles):
    """An open position, seat 0 to move: c3="B5 O1" is a pile at c3 with the oak 1 on top."""
    places = [()] * PLACES
    for name, tiles in piles.items():
        places[place_named(name)] = tuple(tile(LETTERS.index(t[0]), int(t[1])) for t in tiles.split())
    taken = sum(1 << place for place, pile in enumerate(places) if pile)
    return State(players, 0, places, taken, False, owners, True)


def after(state, move):
    state = GAME.copy(state)
    GAME.play(state, state.turn, move, NOTHING)
    return state


# What they may know


@every_level
def test_same_seed_same_choice(level):
    differ = 0
    for match, playouts in ((wander(3, 6, seed=5), 96), (wander(4, 1, seed=5), 32)):
        view, memory = match.view(match.asked[0]), match.memory(match.asked[0])
        assert len({choose(level, view, memory, 7, playouts) for _ in range(3)}) == 1
        differ += len({choose(level, view, memory, seed, playouts) for seed in range(12)}) > 1
    assert differ, "the seed decides nothing"


@every_level
@every_table
def test_what_is_hidden_does_not_guide_the_choice(level, players):
    rng = random.Random(players)
    for seed in range(4):
        match = wander(players, 4 + 3 * seed, seed)
        seat, state = match.asked[0], match.state_copy()
        view, memory = match.view(seat), match.memory(seat)
        other = GAME.imagine(view, memory, rng)
        while other.owners == state.owners:
            other = GAME.imagine(view, memory, rng)
        assert choose(level, view, memory) == choose(level, GAME.view(other, seat), memory)


@every_level
@every_table
@pytest.mark.parametrize("late", [False, True], ids=["from the start", "late"])
def test_whole_matches_of_legal_moves(level, players, late):
    """A late joiner's memory is blank: it plays on what it sees."""
    match, rng = wander(players, 0, seed=players), random.Random(1)
    while match.outcome is None:
        seat = match.asked[0]
        if seat == 0:
            memory = GAME.blank(0) if late else match.memory(0)
            move = choose(level, match.view(0), memory, seed=match.n, playouts=32)
            assert match.refusal(0, move) is None
        else:
            move = GAME.sample(match.state_copy(), seat, rng)
        match.play(seat, move)


def test_a_memory_with_gaps_is_no_obstacle():
    """A match made by older rules goes on from its kept position: moves are missing."""
    match = wander(2, 9, seed=3)
    seat = match.asked[0]
    view, whole = match.view(seat), match.memory(seat)
    assert likely(view, whole, PALM, 1 - seat) != likely(view, Memory(), PALM, 1 - seat)
    for gaps in (Memory(whole.tiles, whole.moves[5:]), Memory((), whole.moves)):
        choose(Level.HARD, view, gaps)
        for creature in Creature:
            assert likely(view, gaps, creature, 1 - seat) == likely(view, Memory(), creature, 1 - seat)


@every_level
def test_told_to_decide_at_once(level):
    match = wander(2, 5, seed=4)
    seat = match.asked[0]
    for slices in range(5):
        thinking = GAME.bot(level).think(match.view(seat), match.memory(seat), random.Random(1))
        more = slices
        next(thinking)
        with pytest.raises(StopIteration) as decided:
            for _ in range(50):
                thinking.send(more > 0)
                more -= 1
        assert match.refusal(seat, decided.value.value) is None


# What the others' moves say


def likely(view, memory, creature, seat):
    """How likely it is, in the bot's eyes, that the seat protects the creature."""
    dealt = deals(view)
    thinking = weigh(view, memory, dealt)
    try:
        next(thinking)
        while True:
            thinking.send(True)
    except StopIteration as weighed:
        return sum(w for w, deal in zip(weighed.value, dealt, strict=True) if creature in deal.hands[seat])


@every_table
def test_deals_are_all_that_can_be(players):
    match = wander(players, 0, seed=1)
    dealt = deals(match.view(0))
    rng = random.Random(1)
    imagined = {GAME.imagine(match.view(0), match.memory(0), rng).owners for _ in range(2000)}
    assert {tuple(deal.owners[tile(c, 1)] for c in Creature) for deal in dealt} == imagined
    assert len(dealt) == len(imagined) == {2: 6, 3: 6, 4: 60}[players]
    each = CREATURES_EACH[players]
    assert all(len(hand) == each for deal in dealt for hand in deal.hands)


@every_table
def test_who_builds_a_creature_is_taken_to_protect_it(players):
    """Each creature fills a row. Seat 1 lays a palm upon one tile after the other, seat 0 shuffles its baobabs."""
    owners = {2: (0, 0, 1, 1, -1, -1), 3: (0, 0, 1, 1, 2, 2), 4: (0, 2, 1, 3, -1, -1)}[players]
    state = State(players, 0, [(t,) for t in range(PLACES)], ALL_TAKEN, False, owners, False)
    memory = GAME.remember(GAME.blank(0), Laid(tuple(range(PLACES))))
    prior = {2: 1 / 2, 3: 1 / 2, 4: 1 / 5}[players]
    trust = [likely(GAME.view(state, 0), memory, PALM, 1)]
    for text, seat in zip(("a1-b1", "c3-c4", "b1-c1", "c4-c5", "c1-d1", "c5-c6"), (0, 1) * 3, strict=True):
        events = GAME.play(state, seat, GAME.read(text), NOTHING)
        memory = GAME.remember(memory, events[0])
        trust.append(likely(GAME.view(state, 0), memory, PALM, 1))
    assert trust[0] == pytest.approx(prior)
    assert trust[-1] > (1 + prior) / 2, "three palms laid prove little"
    assert sorted(trust) == pytest.approx(trust), "each makes it likelier"
    assert likely(GAME.view(state, 0), memory, OAK, 1) < prior, "it buried an oak"


# The end


def owned(hand, players):
    """Owners in which seat 0 has this hand; of the rest, what the test lays down does not matter to seat 0's view."""
    others = [s for s in range(1, players) for _ in range(CREATURES_EACH[players])]
    others += [NOBODY] * (6 - len(hand) - len(others))
    return tuple(0 if creature in hand else others.pop() for creature in Creature)


def wins_for_certain(state, owners):
    """Can seat 0 win alone under every one of these owners, whatever the others do? By the rules alone."""
    if state.over:
        ends = (State(state.players, 0, state.piles, state.taken, True, each, True) for each in owners)
        return all(GAME.outcome(end).winners == (0,) for end in ends)
    results = (wins_for_certain(after(state, move), owners) for move in GAME.moves(state, state.turn))
    return any(results) if state.turn == 0 else all(results)


WON = [  # players, whose creatures, the position, and the only move that wins for certain
    (
        2,
        (BAOBAB, CHERRY),
        "b6-a6",
        {"b1": "P1 C3 W4", "e1": "B1", "e2": "B5 C4", "e3": "A5", "a6": "W5", "b6": "O4 B4"},
    ),
    (
        2,
        (BAOBAB, WILLOW),
        "e4-e3",
        {"a1": "B4 B2 P3 W5", "b2": "C3", "d3": "W1 O1", "e3": "A2", "e4": "P4", "e5": "C1 B1"},
    ),
    (
        3,
        (CHERRY, BAMBOO),
        "d4-d5",
        {"b2": "P5 C4", "d3": "O2 P3 A5", "b4": "C1 A1", "d4": "W3", "d5": "O1", "e5": "P2"},
    ),
    (
        4,
        (CHERRY,),
        "b4-c4",
        {"e2": "P3 W4", "e3": "C2", "b4": "O5 C4 P1", "c4": "B4 O2", "e4": "B3", "d6": "O3 A4 C3 C1"},
    ),
]


@pytest.mark.parametrize(("players", "hand", "best", "piles"), WON)
def test_finds_the_move_that_wins(players, hand, best, piles):
    """Not the one that brings most at once."""
    state = board(owned(hand, players), players, **piles)
    view = GAME.view(state, 0)
    every = {GAME.imagine(view, GAME.blank(0), random.Random(n)).owners for n in range(600)}
    winning = [move for move in GAME.moves(state, 0) if wins_for_certain(after(state, move), every)]
    assert [GAME.text(move) for move in winning] == [best]
    numbers = [numbered(pile) for pile in state.piles]
    nearest = max(zip(gains(numbers, steps_on(numbers), hand), steps_on(numbers), strict=True))[1]
    assert nearest != (winning[0].start, winning[0].goal)
    for seed in range(5):
        assert choose(Level.HARD, view, GAME.blank(0), seed, playouts=4000) == winning[0]


@every_table
def test_once_the_end_is_counted_out_no_more_thought_is_spent(players):
    match = wander(players, 16, seed=8)
    seat = match.asked[0]
    assert 4 <= len(match.moves(seat)) <= 16
    bot = GAME.bot(Level.HARD)
    thinking = bot.think(match.view(seat), match.memory(seat), random.Random(1))
    thought = Thought(bot, thinking, Budget(playouts=100_000))
    thought.work()
    assert thought.playouts < 50_000


def worth_of(state, dealt):
    """What the position is worth to seat 0 of two, deal by deal, counted out by the rules. Seat 1 knows the deal."""
    if state.over:
        return [values([numbered(pile) for pile in state.piles], deal.owners, 2)[0] for deal in dealt]
    worths = [worth_of(after(state, move), dealt) for move in GAME.moves(state, state.turn)]
    return max(worths, key=sum) if state.turn == 0 else [min(deal) for deal in zip(*worths, strict=True)]


@pytest.mark.parametrize("known", [True, False], ids=["all known", "any deal"])
def test_the_end_is_counted_out(known):
    """The step chosen is worth what the position is; who does not know the deal cannot play by it."""
    for seed in range(30):
        state, rng = wander(2, 8, seed).state_copy(), random.Random(seed)
        while len(GAME.moves(state, state.turn)) > 8:
            state = after(state, GAME.sample(state, state.turn, rng))
        if state.over:
            continue
        state.turn = 0
        view = GAME.view(state, 0)
        dealt = deals(view)
        if known:
            dealt = [deal for deal in dealt if deal.owners == tuple(state.owners[t // 5] for t in range(PLACES))]
        numbers = [numbered(pile) for pile in state.piles]
        thinking = Ending(view, numbers, dealt, [1 / len(dealt)] * len(dealt)).best()
        with pytest.raises(StopIteration) as done:
            while True:
                next(thinking)
        chosen = next(move for move in GAME.moves(state, 0) if (move.start, move.goal) == done.value.value)
        assert sum(worth_of(after(state, chosen), dealt)) == pytest.approx(sum(worth_of(state, dealt)))


def test_numbered_piles_count_like_piles():
    """HLP-17 to HLP-19, and what an end is worth: nothing above victory, and shares for those who tie."""
    for seed in range(20):
        for players in GAME.seats:
            match = wander(players, 0, seed)
            rng = random.Random(seed)
            while match.outcome is None:
                match.play(match.asked[0], rng.choice(match.moves(match.asked[0])))
            state, outcome = match.state_copy(), match.outcome
            assert [worth(numbered(pile)) for pile in state.piles if pile] == [
                sum(count(pile)) for pile in state.piles if pile
            ]
            owners = [state.owners[t // 5] for t in range(PLACES)]
            judged = values([numbered(pile) for pile in state.piles], owners, players)
            assert all(0 <= value <= 1 for value in judged)
            assert tuple(s for s in range(players) if judged[s] == max(judged)) == outcome.winners


# How long they take, and how well they play


@every_level
@every_table
def test_slices_are_short(level, players):
    """A millisecond as a rule; five here on average would be forty on a phone."""
    for moves in (0, 10, 15):
        match = wander(players, moves, seed=2)
        seat = match.asked[0]
        thinking = GAME.bot(level).think(match.view(seat), match.memory(seat), random.Random(1))
        slices, playouts = 1, next(thinking)
        begun = time.thread_time()  # not of a busy machine
        try:
            while True:
                playouts += thinking.send(playouts < 600)
                slices += 1
        except StopIteration:
            pass
        assert (time.thread_time() - begun) / slices < 0.005


@pytest.mark.parametrize(
    ("stronger", "weaker", "matches", "bound"),
    [
        (Level.EASY, Level.RANDOM, 40, 0.8),
        (Level.CASUAL, Level.EASY, 100, 0.55),
        (Level.NORMAL, Level.EASY, 40, 0.75),
        (Level.HARD, Level.NORMAL, 40, 0.7),
    ],
)
def test_each_level_beats_the_one_below(stronger, weaker, matches, bound):
    """A small ladder by playouts; `python -m tests.balance` measures by the clock."""
    rung = Rung("help_me", 2, stronger, weaker, bound)
    won = sum(play(rung, n, Budget(playouts=240)).won for n in range(matches))
    assert won / matches >= bound
