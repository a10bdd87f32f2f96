"""Rules that change while a match is on: old matches replay while they agree, and go on from what was kept."""

from __future__ import annotations

import random

import pytest

from core.game import Outcome, TableReason
from core.log import Refused
from core.match import Match
from core.packing import pack
from core.replay import Broken, replay, resume
from tests.contract.games import wander
from tests.rehearsal import Move, Rehearsal

OLD, NEW = Rehearsal(rules=1), Rehearsal(rules=2)
DEAL = 12


def played(*texts):
    match = Match.begin(OLD, 2, DEAL, first=0)
    for text in texts:
        seat, _, move = text.partition(":")
        match.play(int(seat), OLD.read(move))
    return match


def kept(match):
    return match.setup, match.records(), DEAL, pack(match.state_copy())


BEFORE_IT_MATTERS = ("0:bid 2",)
AFTER_IT_MATTERED = ("0:bid 2", "1:bid 3", "0:flick 90 900", "1:answer 1")


def test_a_match_of_older_rules_replays_while_both_agree():
    match, whole = resume(NEW, *kept(played(*BEFORE_IT_MATTERS)))
    assert whole
    match.play(1, Move("bid", (3,)))
    assert match.view(None).coins == (5, 7), "and goes on by today's"


def test_where_they_differ_it_goes_on_from_what_was_kept_and_says_so():
    old = played(*AFTER_IT_MATTERED)
    match, whole = resume(NEW, *kept(old))
    assert not whole
    assert pack(match.state_copy()) == pack(old.state_copy())
    assert (match.n, match.asked) == (old.n, old.asked)
    assert match.records() == old.records(), "what was kept stays as it was"
    for m in (match, old):
        m.play(0, Move("stake", (2,)))
    assert pack(match.state_copy()) == pack(old.state_copy())
    wander(match, random.Random(1))
    assert match.outcome is not None


def test_what_today_cannot_rebuild_is_not_gone_back_to():
    match, _ = resume(NEW, *kept(played(*AFTER_IT_MATTERED)))
    for to in (2, 3):
        with pytest.raises(Refused) as no:
            match.undo(1, to, agreed=[0])
        assert no.value.refusal.reason == TableReason.UNDO_PAST
    match.play(0, Move("stake", (2,)))
    match.undo(0)
    assert match.view(None).stakes == (0, 0), "the kept position itself can be gone back to"
    match.undo(1, 1, agreed=[0])
    assert match.asked == (1,), "and so can those before the difference"


def test_draws_go_on_where_they_were():
    old = played(*AFTER_IT_MATTERED)
    match, _ = resume(NEW, *kept(old))
    for m in (match, old):
        m.time_up()
        m.play(0, Move("bid", (1,)))
        m.play(1, Move("bid", (3,)))
        m.play(1, Move("flick", (5, 5)))
    assert match.entries[-1].draws == old.entries[-1].draws


def test_a_result_stands():
    old = wander(played(*AFTER_IT_MATTERED), random.Random(2))
    result = Outcome((1, 99), (1,), "as it was")
    match, whole = resume(NEW, *kept(old), result)
    assert not whole
    assert match.outcome == result
    assert match.asked == ()


def test_the_same_rules_must_tell_it_the_same():
    """A difference within one rules number is damage, and not passed over."""
    setup, records, deal, state = kept(played(*AFTER_IT_MATTERED))
    with pytest.raises(Broken):
        resume(Rehearsal(rules=2), Match.begin(NEW, 2, 1).setup, records, deal, state)
    with pytest.raises(Broken):
        replay(NEW, setup, records)


def test_a_kept_position_that_cannot_be_read_is_said():
    setup, records, deal, _ = kept(played(*AFTER_IT_MATTERED))
    with pytest.raises(Broken, match="kept position"):
        resume(NEW, setup, records, deal, b"\x81\xa1x\x01")
    with pytest.raises(Broken):
        resume(NEW, setup, [], deal, b"")
