"""Sapiens, the course of a match: a killed app in the middle of a turn, and the result at the end."""

import re
from pathlib import Path

import pytest

from core.archive import Archive
from core.game import Level
from core.games.sapiens.position import Ask, First, Lay, Pass
from core.log import Kind
from mobile import games
from mobile.hotseat import Phase
from mobile.look.kit import PressPlate
from mobile.look.row import Row
from mobile.screens.match import MatchScreen
from mobile.screens.result import ResultScreen
from mobile.tour.walks import sapiens as walk
from mobile.words import say
from tests.mobile.tribe import (
    MOUNTAINS,
    any_of,
    asks,
    eager,
    legal,
    play,
    quiet,
    sit,
    sit_where,
    stands,
    state_of,
    until,
)
from tests.mobile.window import App, journey

pytestmark = pytest.mark.once

# A killed app


def deep(match):
    """Two effects wait, and more comes after them."""
    state = match._state
    return state.ask is Ask.ORDER and 0 in state.queue and state.pile > 0


def chain(hand):
    """Into the middle of two effects: a feast whose tile is to be laid, while the other effect waits."""
    yield from sit_where(hand, 3, deep)
    yield from play(hand, First(0))
    assert state_of(hand).ask is Ask.FEAST
    assert state_of(hand).queue
    view = hand.hotseat.view
    return {"home": str(hand.home), "n": hand.n, "ask": str(state_of(hand).ask), "view": repr(view)}


def found_again(hand, home, n, ask, view):
    hand.home = Path(home)
    hand.restart()
    yield 0.2
    yield from hand.tap(say("home.resume"))
    yield from quiet(hand)
    assert hand.n == n
    assert repr(hand.hotseat.view) == view
    assert say(ask) in hand.words(), "the same question again"
    assert hand.hotseat.phase is Phase.PLAY
    assert hand.match.bar.undo.enabled, "what was done in this turn can still be taken back"
    yield from play(hand, legal(hand, Lay)[0] if legal(hand, Lay) else Pass())
    yield from hand.tap(say("undo"))
    yield from quiet(hand)
    assert repr(hand.hotseat.view) == view
    yield from play(hand, Pass())
    assert state_of(hand).ask is not Ask.FEAST, "on to the effect that waited"


def test_an_app_killed_between_two_effects_asks_the_same_again(display, tmp_path):
    app = App(display, tmp_path / "app")
    shown = app.walk(f"{__name__}:chain")
    app.kill()
    archive = Archive(Path(shown["home"]) / "matches.sqlite")
    match = archive.resume(games.find("sapiens"), archive.kept()[0].id)
    assert match.n == shown["n"]
    assert str(match._state.ask) == shown["ask"]
    archive.close()
    app.walk(f"{__name__}:found_again", shown)
    app.close()


@pytest.mark.parametrize("ask", [Ask.WATER, Ask.FIRE, Ask.REFILL, Ask.RITUAL, Ask.HUNT])
@journey
def test_a_match_left_in_the_middle_of_a_turn_goes_on_there(hand, ask):
    yield from sit_where(hand, 3, asks(Ask(ask)))
    n, view, looking, words = hand.n, hand.hotseat.view, hand.board.looking, set(hand.spoken())
    hand.app.go_home()
    hand.restart()
    yield 0.1
    yield from hand.tap(say("home.resume"))
    yield from quiet(hand)
    assert (hand.n, hand.hotseat.view, hand.board.looking) == (n, view, looking)
    assert set(hand.spoken()) == words
    yield from play(hand, walk.choose(legal(hand)))


# The result


def nearly(players, mountains, choose, left):
    """So many entries before the end of a match, seat 0 being asked."""
    before = []
    for stand in stands(players, 3, MOUNTAINS if mountains else None, choose):
        if before and stand.deal != before[-1].deal:
            return next(one for one in reversed(before[: len(before) - left]) if one.seat == 0)
        before.append(stand)
    raise AssertionError


def numbers(text):
    return [int(number) for number in re.findall(r"\d+", text)]


@pytest.mark.parametrize(("players", "mountains"), [(2, True), (3, False), (4, False)])
@journey
def test_the_result_adds_up(hand, players, mountains):
    hand.app.change(speed=0.0)
    hand.pause = 0.0
    yield from sit(hand, nearly(players, mountains, eager if players > 2 else any_of, 14))
    match, undone = hand.hotseat.match, False
    while isinstance(hand.app.screen, MatchScreen) and hand.hotseat.phase is not Phase.OVER:
        yield from play(hand, walk.choose(legal(hand)))
        if not undone and isinstance(hand.app.screen, MatchScreen) and hand.match.bar.undo.enabled:
            undone = True
            yield from hand.tap(say("undo"))
            yield from quiet(hand)
    assert any(entry.kind is Kind.UNDO for entry in match.entries), "what was taken back must not count"
    yield from until(lambda: isinstance(hand.app.screen, ResultScreen), "the result does not come")
    yield 0.1
    outcome, view = match.outcome, hand.app.screen.hotseat.table.view(None)
    heads = [row.spoken if hasattr(row, "spoken") else row.text for row in hand.all(Row)]
    assert say("sapiens.counts") in heads
    assert outcome.scores == tuple(min(pair) for pair in zip(view.food, view.shelter, strict=True))
    for seat in range(players):
        yield from hand.tap(match.seats[seat].name)
        yield 0.05
        rows = {row.spoken: row for row in hand.all(PressPlate) if row.spoken == match.seats[seat].name}
        assert rows
        words = hand.words()
        for score in (view.food[seat], view.shelter[seat], outcome.scores[seat]):
            assert str(score) in words
        assert say("result.from", name=match.seats[seat].name) in words
        parts = [numbers(line) for line in hand.app.screen.match.board.breakdown(view, seat)]
        lines = hand.app.screen.match.board.breakdown(view, seat)
        assert set(lines) <= set(words)
        food, shelter = sum(parts[0]), sum(parts[-1])
        if len(parts) == 3:
            won, paid = parts[1]
            food += won - paid
        assert food == view.food[seat]
        assert shelter == view.shelter[seat]


@journey
def test_a_match_with_brawls_tells_them_in_the_result(hand):
    """Won by one, paid by another: both lines are there."""
    hand.app.change(speed=0.0)
    hand.pause = 0.0
    yield from sit(hand, nearly(3, False, eager, 8), Level.RANDOM, Level.RANDOM)
    board = hand.board
    while isinstance(hand.app.screen, MatchScreen) and hand.hotseat.phase is not Phase.OVER:
        yield from play(hand, walk.choose(legal(hand)))
    yield from until(lambda: isinstance(hand.app.screen, ResultScreen), "the result does not come")
    view = hand.app.screen.hotseat.table.view(None)
    lines = [board.breakdown(view, seat) for seat in range(3)]
    pairs = [numbers(line[1]) for line in lines if len(line) == 3]
    assert pairs, "a deal without brawls proves nothing"
    assert sum(won for won, _ in pairs) == sum(paid for _, paid in pairs)
