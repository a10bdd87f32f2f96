"""Help Me!'s expert thinks on while others choose: what of it is of use when they have chosen, and what is not."""

from __future__ import annotations

import random
from functools import cache

import pytest

from core.bots.drive import AHEAD, Budget, Thought
from core.game import LEVELS, Level
from core.games import find
from core.games.help_me import Move
from core.games.help_me.bot import MOMENT
from core.match import Match

pytestmark = pytest.mark.once

GAME = find("help_me")
BOT = GAME.bot(Level.HARD)
GLANCE = 48  # playouts of what is played in no time


@cache
def course(seed, players, moves):
    """The first moves of a match that is played well enough."""
    match = Match.begin(GAME, players, seed, first=0)
    for _ in range(moves):
        seat = match.asked[0]
        match.play(seat, done(BOT.think(*seen(match, seat)), GLANCE).move)
    return tuple(entry.move for entry in match.entries[1:])


def after(moves, seed, players=2):
    match = Match.begin(GAME, players, seed, first=0)
    for move in course(seed, players, moves):
        match.play(match.asked[0], move)
    return match


def seen(match, seat):
    return match.view(seat), match.memory(seat), random.Random(1)


def done(thinking, playouts):
    thought = Thought(BOT, thinking, Budget(playouts=playouts))
    assert thought.work()
    return thought


def pondered(match, seat, playouts, notes=None):
    notes = notes or BOT.notes()
    done(BOT.ponder(notes, *seen(match, seat)), playouts)
    return notes


def tree(match, seat, notes):
    return notes.tree(match.memory(seat), BOT._seed())


def hand_of(match, seat):
    return tuple(creature for creature, owner in enumerate(match.view(seat).owners) if owner == seat)


def tried(match, seat, notes):
    """How often its question was looked at before."""
    return tree(match, seat, notes).tried(hand_of(match, seat))[0]


def looks(match, seat, notes):
    """How often the position was looked at before, by all who may be asked there."""
    return sum(choice.visits for choice in tree(match, seat, notes)._root.choices.values())


def expected(match, seat, notes):
    """What the seat expects of who is asked, if it guesses their hand."""
    asked = match.asked[0]
    return asked, Move(*tree(match, seat, notes).best(hand_of(match, asked)))


def test_what_grew_behind_the_move_is_there_when_it_was_made():
    match = after(8, seed=3)
    asked = match.asked[0]
    notes = pondered(match, 1 - asked, 1600)
    match.play(*expected(match, 1 - asked, notes))
    assert tried(match, 1 - asked, notes) > 80, "of some fifty moves that might have been made"


def test_what_was_thought_about_ones_own_move_is_not_lost_either():
    match = after(8, seed=3)
    asked, notes = match.asked[0], BOT.notes()
    match.play(asked, done(BOT.think_on(notes, *seen(match, asked)), 1600).move)
    match.play(*expected(match, asked, notes))
    assert tried(match, asked, notes) > 40


def test_where_two_move_first_the_tree_goes_on_from_move_to_move():
    match = after(6, seed=5, players=3)
    third = (match.asked[0] + 2) % 3
    notes = pondered(match, third, 1600)
    match.play(*expected(match, third, notes))
    before = looks(match, third, notes)
    assert before > 80
    pondered(match, third, 800, notes)
    assert looks(match, third, notes) >= before + 800
    match.play(*expected(match, third, notes))
    assert tried(match, third, notes) > 16


def test_who_has_pondered_moves_as_after_a_longer_thought():
    """Neither has time for more than a slice: one moves by what it foresaw. A long thought judges both."""
    worth = {"foresaw": 0.0, "glanced": 0.0}
    for seed in range(6):
        match = after(8, seed)
        seat = 1 - match.asked[0]
        notes, long = pondered(match, seat, 1600), BOT.notes()
        match.play(*expected(match, seat, notes))
        done(BOT.think_on(long, *seen(match, seat)), 1600)
        branches = tree(match, seat, long)._root.choices[hand_of(match, seat)].branches
        looks = {Move(*branch.move): branch.visits for branch in branches}
        for who, thinking in (
            ("foresaw", BOT.think_on(notes, *seen(match, seat))),
            ("glanced", BOT.think(*seen(match, seat))),
        ):
            worth[who] += looks.get(done(thinking, 16).move, 0) / max(looks.values())
    assert worth["foresaw"] > worth["glanced"] + 1, worth


def test_a_move_nobody_looked_at_is_thought_about_from_the_beginning():
    match = after(8, seed=3)
    asked = match.asked[0]
    notes = pondered(match, 1 - asked, 320)
    moves = [move for move in match.moves(asked) if not notes._tree._root.known((move.start, move.goal))]
    match.play(asked, moves[0])
    assert tried(match, 1 - asked, notes) == 0
    afresh, noted = BOT.think(*seen(match, 1 - asked)), BOT.think_on(notes, *seen(match, 1 - asked))
    assert done(noted, 64).move == done(afresh, 64).move


def test_what_was_noted_of_another_course_is_of_no_use():
    match = after(8, seed=3)
    asked = match.asked[0]
    one, other = match.moves(asked)[:2]
    match.play(asked, one)
    notes = pondered(match, asked, 320)
    match.undo(asked)
    match.play(asked, other)
    assert looks(match, asked, notes) == 0
    assert looks(after(8, seed=4), 1, pondered(after(8, seed=3), 1, 320)) == 0, "of another match"


def test_who_has_seen_enough_answers_sooner_but_not_at_once():
    match = after(8, seed=2)
    seat = 1 - match.asked[0]
    notes = pondered(match, seat, AHEAD * BOT.playouts)
    match.play(*expected(match, seat, notes))
    assert tried(match, seat, notes) > MOMENT * BOT.playouts
    thought = done(BOT.think_on(notes, *seen(match, seat)), 100_000)
    assert MOMENT * BOT.playouts <= thought.playouts < BOT.playouts
    afresh = Thought(BOT, BOT.think_on(BOT.notes(), *seen(match, seat)), Budget(playouts=BOT.playouts))
    assert afresh.work()
    assert afresh.playouts >= BOT.playouts, "who has foreseen nothing takes its time"


def test_only_the_strongest_ponders_and_only_who_saw_every_move():
    assert [level for level in LEVELS if GAME.bot(level).keeps] == [Level.HARD]
    match = after(8, seed=3)
    seat = 1 - match.asked[0]
    view, _, rng = seen(match, seat)
    thought = Thought(BOT, BOT.ponder(BOT.notes(), view, GAME.blank(seat), rng), Budget(playouts=100_000))
    assert thought.work()
    assert thought.playouts == 0, "whoever came late has nothing to foresee by"
