"""Paleo: what is told of a flick: who met whom, what came of it, and why no more; every position is flicked truly."""

from __future__ import annotations

from math import hypot

import pytest

from core.games.paleo import course
from core.games.paleo.content import RADIUS
from core.games.paleo.position import Circle, Exchange, Flick
from core.games.paleo.telling import Told, both_end, hits, tales
from core.physics import Exit, Rest, Roll, Touch, What
from tests.rules.paleo_positions import (
    GAME,
    QUICK,
    door,
    exactly,
    flicked,
    lying,
    met,
    names,
    pawn,
    play,
    slid,
    taken,
)


def told(before, played):
    """What is told of an entry, by names: with the position before it, and by the events alone."""
    after, events = played
    view = GAME.view(after, 0)
    found = [(tale.told, names([tale.doer]), names(tale.pawns)) for tale in tales(events, view, GAME.view(before, 0))]
    alone = [(tale.told, names([tale.doer]), names(tale.pawns)) for tale in tales(events, view)]
    assert set(alone) <= set(found) | {(Told.KEYS, *found[0][1:])}, "a device that came late tells nothing else"
    return found


def flick(state, *given):
    return told(state, flicked(state, *given))


def made_up(state, name, touches=(), rests=(), exits=(), passages=()):
    """A roll that would need many flicks."""
    before = GAME.copy(state)
    events = []
    touched = tuple(Touch(at, pawn(one), What.DISC, pawn(two), 0, 0, 900) for at, (one, two) in enumerate(touches, 100))
    rest = tuple(Rest(pawn(who), *exactly(*where)) for who, where in rests)
    told_roll = Roll(900, touched, passages, tuple(Exit(500, pawn(out)) for out in exits), rest, ())
    course.rolled(state, state.turn, Flick(int(name[1]), 0, 3000), (), told_roll, events)
    return before, (state, events)


# What a flick brings


def test_who_captured_whom():
    assert flick(lying(r2=(0, -100), g3=(0, 0)), "r2", (0, 0), 800) == [(Told.CAPTURED, "r2", "g3")]


def test_several_are_captured_in_one_sentence():
    state = lying(r1=(0, -120), g3=(-13, -40), g4=(30, 20))
    played = flicked(state, "r1", (-20, 40), 1600)
    if taken(played[1]) != "g3 g4":
        state, played = made_up(lying(r1=(0, -120), g3=(-13, -40), g4=(30, 20)), "r1", (("r1", "g3"), ("g4", "r1")))
    assert told(state, played) == [(Told.CAPTURED_MANY, "r1", "g3 g4")]


def test_who_flew_out_by_itself_and_who_was_pushed_out():
    state = lying(r3=(0, -100))
    before, played = made_up(state, "r3", exits=("r3",))
    assert told(before, played) == [(Told.OUT_SELF, "r3", "r3")]
    before, played = made_up(lying(r3=(0, -100), g4=(0, 0)), "r3", (("r3", "g4"),), exits=("g4",))
    assert told(before, played) == [(Told.OUT_PUSHED, "r3", "g4")]


def test_the_first_key_and_the_second():
    state = lying(r3=door(2, -40))
    assert flick(state, "r3", door(2, 100), 600) == [(Told.KEY, "r3", "r3")]
    assert flick(lying(keys=(3,), r3=door(2, -40)), "r3", door(2, 100), 600) == [(Told.KEY_TWO, "r3", "r3")]
    assert flick(lying(keys=(0,), r3=door(2, -40)), "r3", door(2, 100), 600) == [(Told.KEY, "r3", "r3")]


def test_who_is_pushed_through_a_doorway():
    """By the other side, with the key; into its own sanctuary it is saved."""
    state = lying(turn=1, r3=door(2, -20), g8=door(2, -70), cleared="rg")
    assert flick(state, "g8", door(2, 100), 1500)[0] == (Told.KEY_PUSHED, "g8", "r3")
    state = lying(turn=1, keys=(3,), r3=door(2, -20), g8=door(2, -70), cleared="rg")
    assert flick(state, "g8", door(2, 100), 1500)[0] == (Told.KEY_TWO_PUSHED, "g8", "r3")
    state = lying(turn=1, r3=door(0, -20), g8=door(0, -70), cleared="rg")
    assert (Told.SAVED, "g8", "r3") in flick(state, "g8", door(0, 100), 1500)


def test_who_enters_for_nothing():
    assert flick(lying(r8=door(2, -40)), "r8", door(2, 100), 600) == [(Told.ENTER_MERCENARY, "r8", "r8")]
    assert flick(lying(keys=(2,), r3=door(2, -40)), "r3", door(2, 100), 600) == [(Told.ENTER_EMPTY, "r3", "r3")]
    assert flick(lying(r3=door(0, -40)), "r3", door(0, 100), 600) == [(Told.ENTER_HOME, "r3", "r3")]


def test_who_is_freed_for_whom():
    state, _ = flicked(lying(captured="r4", r8=door(2, -40)), "r8", door(2, 100), 600)
    assert told(state, play(state, Exchange(4))) == [(Told.EXCHANGED, "r8", "r4")]


BOTH = (2, 3)


def test_who_opens_the_gate():
    state = lying(keys=BOTH, r5=(0, -60))
    assert told(state, slid(state, "r5", (0, 0))) == [(Told.GATE, "r5", "r5")]
    state = lying(keys=BOTH, r3=(0, -100), r5=(0, -60))
    before, played = made_up(state, "r3", (("r3", "r5"),), (("r5", (0, 0)),))
    assert told(before, played) == [(Told.GATE_PUSHED, "r3", "r5")]


def test_the_last_key_opens_the_gate_under_who_stands_there():
    """Also when a pawn is to be put back first; without the position before nobody is named who did not move."""
    state = lying(keys=(3,), r5=(0, 0), r3=door(2, -40))
    entered = flicked(state, "r3", door(2, 100), 600)
    assert told(state, entered) == [(Told.KEY_TWO, "r3", "r3")]
    after, _ = entered
    assert told(after, play(after, Circle(course.free_circles(after, 0)[0]))) == [(Told.GATE_KEY, "r3", "r5")]


# Why it brings no more


def test_an_explorer_captures_nobody():
    assert flick(lying(r3=(0, -100), g4=(0, 0)), "r3", (0, 0), 800) == [(Told.EXPLORER, "r3", "g4")]


def test_only_the_first_in_a_camp():
    state = lying(r1=(-20, 190), g6=(-20, 254), g7=(20, 254))
    before, played = made_up(state, "r1", (("r1", "g6"), ("r1", "g7")))
    assert told(before, played) == [(Told.CAPTURED, "r1", "g6"), (Told.CAMP, "r1", "g7")]


def test_a_mercenary_that_was_pushed():
    state = lying(r3=(0, -100), r1=(0, -40), g4=(0, 10))
    played = flicked(state, "r3", (0, 0), 1200)
    assert met(played[1], "r1", "g4")
    assert told(state, played) == [(Told.PUSHED, "r1", "g4")]


def test_a_mercenary_that_was_there_already_was_not_pushed():
    before, played = made_up(
        lying(r3=(0, -100), r1=(0, 60), g4=(0, 10)), "r3", (("r3", "g4"), ("g4", "r1")), (("g4", (0, 20)),)
    )
    assert told(before, played) == [(Told.EXPLORER, "r3", "g4")]


def test_who_was_hit_by_another():
    before, played = made_up(lying(r1=(0, -100), r3=(0, -40), g4=(0, 10)), "r1", (("r1", "r3"), ("r3", "g4")))
    assert told(before, played) == [(Told.OTHER, "r1", "g4")]


@pytest.mark.parametrize(
    ("keys", "name", "y", "why"),
    [
        ((), "r5", 0, Told.KEYS),
        ((2,), "r5", 0, Told.KEYS),
        (BOTH, "r5", -20, Told.EDGE),
        (BOTH, "r8", 0, Told.MERCENARY),
        ((), "r8", 0, Told.FLICK),
        ((0, 1), "r5", 0, Told.KEYS),
    ],
)
def test_why_the_gate_stays_shut(keys, name, y, why):
    state = lying(keys=keys, **{name: (0, -80)})
    assert told(state, slid(state, name, (0, y))) == [(why, name, "" if why is Told.FLICK else name)]


def test_who_touches_nobody_and_who_pushes_its_own():
    state = lying(r3=(0, -150))
    assert told(state, slid(state, "r3", (0, -100))) == [(Told.FLICK, "r3", "")]
    state = lying(r3=(0, -150), r4=(0, -100))
    assert flick(state, "r3", (0, 0), 500) == [(Told.PUSH_OWN, "r3", "r4")]


def test_a_round_that_ends_for_both():
    before, (_, events) = made_up(lying(alone=("r3", "g4"), r3=(0, -100), g4=(0, 0)), "r3", (), (), ("r3", "g4"))
    assert both_end(events, before)
    assert not both_end(events, None)
    before, (_, events) = made_up(lying(alone=("r3", "g4"), r3=(0, -100), g4=(0, 0)), "r3", (), (), ("r3",))
    assert not both_end(events, before)


# Where


def test_touches_that_mattered_are_where_they_were():
    _, events = flicked(lying(r2=(0, -100), g3=(0, 0), g4=(0, 29)), "r2", (0, 0), 900)
    (hit,) = hits(events)
    assert hit.pawn == pawn("g3")
    assert hypot(hit.x, hit.y + RADIUS) < 1, "between the two, not where one of them comes to rest"


def test_a_jump_is_seen_at_the_rim():
    state = lying(r3=(200, 0))
    _, events = flicked(state, "r3", (300, 0), QUICK * 2.5)
    assert names([event.disc for event in events[0].roll.exits]) == "r3"
    (hit,) = hits(events)
    assert (hit.pawn, round(hit.x)) == (pawn("r3"), 325)


def test_own_pawns_that_are_pushed_and_walls_do_not_matter():
    _, events = flicked(lying(r3=(0, -150), r4=(0, -100)), "r3", (0, 0), 600)
    assert hits(events) == []
