"""Paleo: who is captured by a flick and who is not; every position is flicked by the true physics."""

from __future__ import annotations

from math import hypot

import pytest

from core.games.paleo import course
from core.games.paleo.position import Ask, Captured, Flick
from core.physics import Rest, Roll, Touch, What
from tests.rules.paleo_positions import (
    GAME,
    QUICK,
    SLOW,
    door,
    flicked,
    kinds,
    lying,
    met,
    names,
    order,
    pawn,
    play,
    reach,
    roll,
    slid,
    taken,
    where,
)


@pytest.mark.rule("PAL-24")
@pytest.mark.parametrize("number", range(1, 9))
def test_only_mercenaries_capture(number):
    name = f"r{number}"
    state, events = flicked(lying(**{name: (0, -100), "g3": (0, 0)}), name, (0, 0), 800)
    assert met(events, name, "g3")
    assert taken(events) == ("g3" if number in (1, 2, 8) else "")
    assert bool(state.places[pawn("g3")]) == (number not in (1, 2, 8))


@pytest.mark.rule("PAL-24", "PAL-35")
def test_mercenaries_take_no_key():
    state, events = flicked(lying(r8=door(2, -40)), "r8", door(2, 100), 600)
    assert "Entered" in kinds(events)
    assert state.keys == 0


@pytest.mark.rule("PAL-24", "PAL-41")
def test_mercenaries_do_not_open_the_gate():
    state, events = slid(lying(keys=(2, 3), r8=(0, -60)), "r8", (0, 0))
    assert where(state, "r8") == pytest.approx((0, 0), abs=0.5)
    assert kinds(events) == ["Rolled"]


@pytest.mark.rule("PAL-24", "PAL-34")
def test_mercenaries_may_enter_sanctuaries_and_be_exchanged():
    state, _ = flicked(lying(captured="r4", r8=door(2, -40)), "r8", door(2, 100), 600)
    assert state.ask is Ask.EXCHANGE


@pytest.mark.rule("PAL-25")
@pytest.mark.parametrize("victim", ["g3", "g8"])
def test_a_touched_opposing_pawn_leaves_the_board_to_its_captor(victim):
    """Explorer or mercenary; the other side holds it."""
    state, events = flicked(lying(r2=(0, -100), **{victim: (0, 0)}), "r2", (0, 0), 800)
    assert events[-1] == Captured(pawn(victim), False)
    assert state.places[pawn(victim)] == ()
    assert names(state.captured) == victim
    assert course.prisoners(state, 1) == (pawn(victim),)


@pytest.mark.rule("PAL-25")
def test_own_pawns_are_not_captured():
    state, events = flicked(lying(r2=(0, -100), r3=(0, 0)), "r2", (0, 0), 800)
    assert met(events, "r2", "r3")
    assert taken(events) == ""
    assert state.places[pawn("r3")]


@pytest.mark.rule("PAL-25")
def test_who_was_touching_before_is_captured_only_if_it_is_pressed():
    state = lying(r2=(0, 0), g3=(28, 0))
    for to, expected in (((100, 0), "g3"), ((-100, 0), ""), ((0, 100), ""), ((0, -100), "")):
        after, events = flicked(state, "r2", to, SLOW)
        assert taken(events) == expected, to
        assert bool(after.places[pawn("g3")]) == (not expected)


@pytest.mark.rule("PAL-25")
def test_who_is_parted_from_and_met_again_is_captured():
    state = lying(r2=(-220, -20), g3=(-220, 8))
    _, events = flicked(state, "r2", (-220, -60), QUICK)
    assert roll(events).touches[0].what is What.WALL
    assert met(events, "r2", "g3")
    assert taken(events) == "g3"


@pytest.mark.rule("PAL-26")
def test_pawns_hit_by_other_pawns_are_not_captured():
    """The mercenary meets the first of a row only."""
    state = lying(r1=(0, -100), g3=(0, -30), g4=(0, 10), g5=(0, 60))
    _, events = flicked(state, "r1", (0, 0), 900)
    assert met(events, "g3", "g4")
    assert met(events, "g4", "g5")
    assert taken(events) == "g3"


@pytest.mark.rule("PAL-26")
def test_what_an_own_pawn_pushes_into_the_others_captures_nobody():
    """Neither an explorer nor a mercenary that was pushed."""
    state = lying(r3=(0, -100), r1=(0, -40), g4=(0, 10))
    _, events = flicked(state, "r3", (0, 0), 1200)
    assert met(events, "r3", "r1")
    assert met(events, "r1", "g4")
    assert taken(events) == ""


@pytest.mark.rule("PAL-26")
def test_a_mercenary_pushed_by_a_mercenary_captures_nobody():
    state = lying(r2=(0, -100), r1=(0, -40), g4=(0, 10))
    _, events = flicked(state, "r2", (0, 0), 1200)
    assert met(events, "r1", "g4")
    assert not met(events, "r2", "g4")
    assert taken(events) == ""


@pytest.mark.rule("PAL-26")
def test_an_opposing_mercenary_that_is_touched_captures_nobody():
    state = lying(r3=(0, -100), g1=(0, 0))
    _, events = flicked(state, "r3", (0, 0), 900)
    assert met(events, "r3", "g1")
    assert taken(events) == ""


@pytest.mark.rule("PAL-26")
def test_one_that_was_hit_by_another_first_is_captured_once_the_mercenary_meets_it():
    state = lying(cleared="rg", r1=(-120, 0), r3=(-48, -13), g4=(-3, -32))
    _, events = play(state, Flick(1, 35809, 1950))
    met_by = [{touch.disc, touch.other} for touch in roll(events).touches if touch.what is What.DISC]
    assert met_by.index({pawn("r3"), pawn("g4")}) < met_by.index({pawn("r1"), pawn("g4")})
    assert taken(events) == "g4"


@pytest.mark.rule("PAL-27")
def test_a_mercenary_captures_all_it_touches_outside():
    state = lying(r1=(0, -140), g3=(-22, 12), g4=(-4, 36), g8=(14, 80))
    after, events = flicked(state, "r1", (-1, 100), 1870)
    assert {"g3", "g4"} <= set(order(events, "r1")) <= {"g3", "g4", "g8"}
    assert taken(events).split() == sorted(order(events, "r1"))
    assert not any(after.places[pawn(name)] for name in order(events, "r1"))


@pytest.mark.rule("PAL-27")
def test_of_those_in_their_own_base_camp_only_the_first_touched_is_captured():
    state = lying(r1=(0, 180), cleared="g", g3=(-18, 250), g4=(17, 265))
    _, events = flicked(state, "r1", (-6, 300), 1100)
    assert met(events, "r1", "g3")
    assert met(events, "r1", "g4")
    assert order(events, "r1")[0] == "g3"
    assert taken(events) == "g3"


@pytest.mark.rule("PAL-27", "PAL-30")
def test_only_the_own_base_camp_protects():
    """In the flicker's camp a pawn is outside of its own."""
    state = lying(cleared="r", r1=(0, -180), g3=(-18, -250), g4=(17, -265))
    _, events = flicked(state, "r1", (-6, -300), 1100)
    assert met(events, "r1", "g3")
    assert met(events, "r1", "g4")
    assert taken(events) == "g3 g4"


@pytest.mark.rule("PAL-28")
@pytest.mark.parametrize(
    ("g3", "g4", "to", "speed", "met_first"),
    [((28, 258), (-28, 194), (1, 300), 1400, "g3"), ((-28, 245), (25, 186), (4, 300), 1870, "g4")],
)
def test_one_outside_and_one_inside_are_both_captured(g3, g4, to, speed, met_first):
    """g3 stands in its camp; it is touched first, or last."""
    _, events = flicked(lying(r1=(0, 120), cleared="g", g3=g3, g4=g4), "r1", to, speed)
    assert order(events, "r1")[0] == met_first
    assert sorted(order(events, "r1")) == ["g3", "g4"]
    assert taken(events) == "g3 g4"


@pytest.mark.rule("PAL-52")
def test_an_advanced_camp_protects_nobody():
    state = lying(r1=(0, 110), cleared="g", g3=(-18, 180), g4=(17, 200))
    _, events = flicked(state, "r1", (-6, 240), 1100)
    assert met(events, "r1", "g3")
    assert met(events, "r1", "g4")
    assert taken(events) == "g3 g4"


@pytest.mark.rule("PAL-29", "PAL-40")
@pytest.mark.parametrize("sign", [-1, 1])
def test_of_two_touched_at_once_the_nearest_afterwards_is_captured(sign):
    """The mercenary comes between two in their camp, a hair's breadth to one side."""
    state = lying(r1=(sign * 0.15, 180), cleared="g", g3=(-16, 260), g4=(16, 260))
    _, events = play(state, Flick(1, 9000, 1000))
    ours = [t for t in roll(events).touches if t.what is What.DISC and pawn("r1") in (t.disc, t.other)]
    assert len({t.at for t in ours[:2]}) == 1, "in the same millisecond"
    assert {t.other for t in ours[:2]} | {t.disc for t in ours[:2]} == {pawn("r1"), pawn("g3"), pawn("g4")}
    rests = {rest.disc: (rest.x, rest.y) for rest in roll(events).rests}
    x, y = rests[pawn("r1")]
    apart = {name: hypot(rests[pawn(name)][0] - x, rests[pawn(name)][1] - y) for name in ("g3", "g4")}
    assert apart["g3"] != apart["g4"]
    assert taken(events) == min(apart, key=apart.get)


def told(*touches, rests=(), exits=(), passages=()):
    """A roll made up, for what cannot be aimed at."""
    return Roll(
        500, tuple(Touch(at, one, What.DISC, two, 0, 0, 300) for at, one, two in touches), passages, exits, rests, ()
    )


def touched(state, name, rolled):
    places = list(state.places)
    for rest in rolled.rests:
        places[rest.disc] = (rest.x, rest.y)
    for gone in rolled.exits:
        places[gone.disc] = ()
    return names(course._touched(pawn(name), state.places, tuple(places), rolled))


@pytest.mark.rule("PAL-29", "PAL-40")
def test_ties_go_to_the_lower_number_and_never_to_one_that_jumped_out():
    from core.physics import Exit

    r1, g3, g4 = pawn("r1"), pawn("g3"), pawn("g4")
    state = lying(r1=(0, 180))
    both = ((100, r1, g4), (100, g3, r1))
    even = (Rest(r1, 0, 0), Rest(g3, -40_000, 0), Rest(g4, 40_000, 0))
    assert touched(state, "r1", told(*both, rests=even)) == "g3"
    assert touched(state, "r1", told(*both, rests=(*even[:2], Rest(g4, 39_999, 0)))) == "g4"
    assert touched(state, "r1", told((101, r1, g3), (100, r1, g4), rests=even)) == "g4", "it came first"
    assert touched(state, "r1", told((100, r1, g3), (150, r1, g4), (160, r1, g3), rests=even)) == "g3", "first of all"
    assert touched(state, "r1", told(*both, rests=(even[0], even[2]), exits=(Exit(450, g3),))) == "g4"


@pytest.mark.rule("PAL-30")
def test_in_camp_is_judged_when_the_flick_starts():
    """Two in camp that are pushed out of it stay protected; two outside that are pushed in do not."""
    state = lying(r1=(0, 310), cleared="g", g3=(-13, 240), g4=(16, 232))
    _, events = flicked(state, "r1", (0, 100), 1500)
    assert met(events, "r1", "g3")
    assert met(events, "r1", "g4")
    rests = {rest.disc: rest.y for rest in roll(events).rests}
    assert rests[pawn("g3")] < 226_000
    assert rests[pawn("g4")] < 226_000
    assert len(taken(events).split()) == 1
    state = lying(r1=(0, 150), cleared="g", g3=(-16, 220), g4=(16, 222))
    _, events = flicked(state, "r1", (0, 300), 1300)
    rests = {rest.disc: rest.y for rest in roll(events).rests}
    assert max(rests[pawn("g3")], rests[pawn("g4")]) > 227_000
    assert taken(events) == "g3 g4"


@pytest.mark.rule("PAL-30")
def test_the_edge_of_the_camp_goes_by_the_centre():
    for y, protected in ((226.5, True), (225.5, False)):
        state = lying(r1=(0, y - 70), cleared="g", g3=(-15, y), g4=(15, y))
        _, events = flicked(state, "r1", (0.3, 300), 1300)
        assert met(events, "r1", "g3")
        assert met(events, "r1", "g4")
        assert len(taken(events).split()) == (1 if protected else 2), y


@pytest.mark.rule("PAL-30")
def test_captured_pawns_still_deflect_others_during_the_flick():
    """The mercenary is stopped by the first and what that one hits moves."""
    state = lying(r1=(0, -100), g3=(0, -20), g4=(0, 40))
    after, events = flicked(state, "r1", (0, 200), 1200)
    assert met(events, "g3", "g4")
    assert taken(events) == "g3"
    assert after.places[pawn("g4")] != state.places[pawn("g4")]
    assert where(after, "r1")[1] < 0


@pytest.mark.rule("PAL-31", "PAL-32")
def test_a_pawn_that_jumps_out_is_captured_whoever_flicked_it():
    state = lying(turn=1, g3=(280, 0))
    after, events = flicked(state, "g3", (325, 0), 3500)
    assert events[-1] == Captured(pawn("g3"), True)
    assert names(after.captured) == "g3"
    pushed = lying(r3=(240, 0), g4=(280, 0))
    after, events = flicked(pushed, "r3", (325, 0), 3900)
    assert events[-1].out is True
    assert "g4" in names(after.captured), "an explorer captures nobody, but the board is left"


@pytest.mark.rule("PAL-40")
def test_captures_stand_when_the_mercenary_jumps_out_itself():
    state = lying(r1=(200, 0), g3=(257, 27))
    after, events = flicked(state, "r1", (325, 0), 3700)
    assert met(events, "r1", "g3")
    assert taken(events) == "g3 r1"
    assert [event.out for event in events if isinstance(event, Captured)] == [False, True]
    assert names(after.captured) == "g3 r1"


@pytest.mark.rule("PAL-40")
def test_captures_stand_when_the_mercenary_enters_a_sanctuary():
    state = lying(r1=door(2, -110), g3=(-207, 244))
    after, events = flicked(state, "r1", door(2, 100), 1200)
    assert met(events, "r1", "g3")
    assert [event.pawn for event in events if type(event).__name__ == "Entered"] == [pawn("r1")]
    assert kinds(events) == ["Rolled", "Entered", "Captured", "Back"], "captures stand, and leave before it is put back"
    assert names(after.captured) == "g3"
    assert where(after, "r1")[1] < -226


@pytest.mark.rule("PAL-20", "PAL-18")
def test_a_pawn_is_flicked_again_from_where_it_lies():
    state, _ = slid(lying(r3=(0, -60)), "r3", (0, -20))
    state, _ = play(state, Flick(1, 9000, 300))
    at = where(state, "r3")
    state, _ = slid(state, "r3", (at[0] + 50, at[1]))
    assert where(state, "r3") == pytest.approx((at[0] + 50, at[1]), abs=0.5)
    assert reach(50) > 250
    assert GAME.asked(state) == (1,)
