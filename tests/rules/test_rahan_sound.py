"""Rahan: nothing is hidden, views that cannot be are not believed, and every move has one text."""

from __future__ import annotations

import random

import msgspec
import pytest

from core.chance import Loose
from core.game import settle
from core.games.rahan.content import named
from core.games.rahan.position import Ask, Exchange, Fight, Flick, Go, Keep, Knife, Lead, Loot, Shoot, Step
from core.match import Match
from core.packing import pack
from tests.contract.games import step, wander
from tests.rules.rahan_positions import GAME, aimed, lying, play
from tests.rules.sound_rahan import check


def views(count=60):
    for k in range(count):
        rng = random.Random(k)
        match = Match.begin(GAME, 2 + k % 3, k)
        for _ in range(rng.randrange(120)):
            if match.asked:
                step(match, rng)
        yield match.view(rng.choice((None, 0, 1)))


def test_views_of_true_matches_are_possible():
    asks = set()
    for view in views():
        assert GAME.possible(view)
        asks.add(view.question)
    assert {Ask.TURN, Ask.BESET, Ask.FIGHT, Ask.REPEL} <= asks


CHANGES = {
    "players": 4,
    "turn": -1,
    "who": 3,
    "winner": 0,
    "turns": (1, 1, 1),
    "cavemen": (0, 0, 0),
    "beset": (1, 1),
    "hands": ((1, 0, 0, 0, 0, 0, 0), (0,) * 7),
    "needs": ((3, 0, 0, 0), (2, 0, 0, 0)),
    "combat": 8,
    "deck": (0,) * 11,
    "drawn": 3,
    "foe": 2,
    "aside": (2,),
    "steadiness": (1, 1, 1),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_view_that_cannot_be_is_not_believed(name):
    view = GAME.view(lying(), 0)
    assert GAME.possible(view)
    assert not GAME.possible(msgspec.structs.replace(view, **{name: CHANGES[name]}))


@pytest.mark.parametrize(
    "ask", [Ask.BESET, Ask.KEEP, Ask.HUNT, Ask.REPEL, Ask.FIGHT, Ask.CLOSE_IN, Ask.LOOT, Ask.ASIDE, None]
)
def test_a_question_that_cannot_be_answered_is_not_believed(ask):
    assert not GAME.possible(msgspec.structs.replace(GAME.view(lying(), 0), ask=ask, question=ask))


def test_whatever_is_believed_can_be_asked_about():
    """Views with any one field from another match: not believed, or moves and refusals come of it all the same."""
    rng, believed, all_views = random.Random(7), 0, list(views(80))
    for _ in range(6000):
        one, other = rng.choice(all_views), rng.choice(all_views)
        name = rng.choice(one.__struct_fields__[:-2])
        mixed = msgspec.structs.replace(one, **{name: getattr(other, name)})
        if GAME.possible(mixed) and mixed.ask is not None:
            believed += 1
            state = GAME.imagine(mixed, GAME.blank(0), rng)
            (seat,) = GAME.asked(state)
            move = GAME.sample(state, seat, rng)
            assert GAME.refusal(state, seat, move) is None
            GAME.play(state, seat, move, Loose(rng))
    assert believed > 500


def test_every_position_of_random_matches_with_all_choices_of_the_table_is_sound():
    asks = set()
    for k in range(12):
        rng = random.Random(k)
        options = {option.name: rng.choice(option.choices) for option in GAME.options}
        match = Match.begin(GAME, 2 + k % 3, k, options)
        for _ in range(400):
            check(match.entries[-1].state)
            asks.add(match.entries[-1].state.ask)
            if match.asked:
                step(match, rng)
    assert asks >= set(Ask) - {Ask.CLOSE_IN}


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Go(named("e7")), "go e7"),
        (Lead(named("i13")), "lead i13"),
        (Exchange((0, 4, 6)), "exchange 1 rahan weapon"),
        (Shoot(3), "shoot 3"),
        (Shoot(1, 1), "shoot 1 tiger"),
        (Knife(), "knife"),
        (Fight(2), "fight 3"),
        (Keep(3), "keep bear"),
        (Flick(35999, 482), "flick 35999 482"),
        (Step(0), "step a1"),
        (Loot(3), "loot invention"),
    ],
)
def test_a_move_and_its_text(move, text):
    assert GAME.text(move) == text
    assert GAME.read(text) == move


def test_the_cards_of_an_exchange_may_be_named_in_any_order():
    assert GAME.read("exchange weapon 1 rahan") == Exchange((0, 4, 6))


def test_a_match_ends_with_the_points_told():
    match = wander(Match.begin(GAME, 3, 11), random.Random(2))
    (winner,) = match.outcome.winners
    assert match.outcome.scores[winner] == 5
    assert max(score for seat, score in enumerate(match.outcome.scores) if seat != winner) <= 4


def test_a_flick_is_replayed_without_any_physics(monkeypatch):
    from core.games.rahan import shooting
    from core.replay import replay

    match = Match.begin(GAME, 2, 3, settle(GAME.options, {"start": "weapon"}), first=0)
    match.play(0, GAME.read("shoot 1"))
    match.play(0, aimed(match.entries[-1].state, "c3"))
    monkeypatch.setattr(shooting, "throw", None)
    again = replay(GAME, match.setup, match.records())
    assert pack(again.state_copy()) == pack(match.state_copy())


def test_nobody_undoes_a_draw_or_a_throw_but_a_move_by_a_card():
    state, events = play(lying(hands=("1",)), "go e6")
    assert not any(map(GAME.reveals, events))
    match = Match.begin(GAME, 2, 3, first=0)
    match.play(0, GAME.read("draw"))
    assert match.undo_right(0).reason == "undo.drawn"
    assert state.turn == 1
