"""Paleo: passing doorways, keys, exchanges, and going back to the base camp; flicked by the true physics."""

from __future__ import annotations

import pytest

from core.games.paleo import course
from core.games.paleo.content import CIRCLES, circles, facing, in_camp
from core.games.paleo.position import Ask, Back, Circle, Entered, Exchange, Exchanged, Flick, Reason
from core.physics import Exit, Passage, Roll, Touch, What
from tests.rules.paleo_positions import (
    GAME,
    door,
    exactly,
    flicked,
    kinds,
    loose,
    lying,
    met,
    names,
    pawn,
    play,
    roll,
    settled,
    slid,
    taken,
    where,
)


def entered(events):
    return [(event.pawn, event.sanctuary, event.key) for event in events if isinstance(event, Entered)]


def refused(state, move):
    answer = GAME.refusal(state, state.turn, move)
    return answer and answer.reason


def inside(name="r3", sanctuary=2, **more):
    """Somebody slides into a sanctuary and rests there; its own side's pawns do not stand in its camp."""
    state = lying(turn=more.pop("turn", "rg".index(name[0])), cleared=name[0], **{name: door(sanctuary, -40)}, **more)
    return slid(state, name, door(sanctuary, 40))


@pytest.mark.rule("PAL-33")
@pytest.mark.parametrize("sanctuary", range(4))
@pytest.mark.parametrize(("deep", "passed"), [(0, False), (12, False), (16, True), (50, True)])
def test_a_pawn_has_entered_when_it_passed_the_doorway_wholly(sanctuary, deep, passed):
    name = "r3" if sanctuary > 1 else "g3"
    state = lying(turn="rg".index(name[0]), **{name: door(sanctuary, -60)})
    after, events = slid(state, name, door(sanctuary, deep))
    assert entered(events) == ([(pawn(name), sanctuary, True)] if passed else [])
    assert bool(after.keys) == passed
    if not passed:
        assert where(after, name) == pytest.approx(door(sanctuary, deep), abs=0.5)


@pytest.mark.rule("PAL-33")
def test_also_when_it_bounces_out_again():
    after, events = flicked(lying(r3=door(2, -60)), "r3", door(2, 100, 4), 2450)
    rest = next(rest for rest in roll(events).rests if rest.disc == pawn("r3"))
    assert rest.y - rest.x < 1000 * 500, "it lies before the doorway again"
    assert entered(events) == [(pawn("r3"), 2, True)]
    assert where(after, "r3")[1] < -226, "and goes home all the same"


@pytest.mark.rule("PAL-33")
def test_it_enters_again_from_where_it_only_halfway_entered():
    state, events = slid(lying(r3=door(2, -60)), "r3", door(2, 10))
    assert not entered(events)
    state, _ = play(state, Flick(1, 9000, 300))
    state, events = flicked(state, "r3", door(2, 100), 300)
    assert entered(events) == [(pawn("r3"), 2, True)]


@pytest.mark.rule("PAL-34")
@pytest.mark.parametrize("name", ["r3", "r8", "g4", "g1"])
def test_who_enters_an_opposing_sanctuary_may_be_exchanged(name):
    """Explorer or mercenary; it or the freed one goes back on a circle of its own base camp."""
    mate = name[0] + "6"
    sanctuary = 2 if name[0] == "r" else 1
    state, _ = inside(name, sanctuary, captured=mate)
    assert state.ask is Ask.EXCHANGE
    assert GAME.asked(state) == ("rg".index(name[0]),)
    assert GAME.moves(state, state.turn) == (Exchange(6), Exchange(0))
    kept, _ = play(state, Exchange(0), Circle(2))
    assert names(kept.captured) == mate
    spot = exactly(*circles("rg".index(name[0]))[2])
    assert kept.places[pawn(name)] == spot
    freed, events = play(state, Exchange(6), Circle(2))
    assert Exchanged(pawn(name), pawn(mate)) in events
    assert Back(pawn(mate), spot) in events
    assert freed.places[pawn(mate)] == spot
    assert names(freed.captured) == name


@pytest.mark.rule("PAL-34")
def test_only_pawns_of_its_own_side_captured_earlier_can_come_back():
    state, _ = inside("r3", captured="g6")
    assert state.ask is Ask.CIRCLE, "none of its own side is held"
    state, _ = inside("r3", captured="r6 r2 g5")
    for number in (1, 3, 5, 9, -6, 8):
        assert refused(state, Exchange(number)) == Reason.NOT_HELD
    assert refused(state, Exchange(2)) is None


@pytest.mark.rule("PAL-34", "PAL-40")
def test_who_jumps_out_in_the_same_flick_is_not_yet_held():
    state = lying(cleared="r", r3=door(2, -40))
    events = []
    told = Roll(900, (), (Passage(300, pawn("r3"), 2),), (Exit(500, pawn("r4")),), (), ())
    course.rolled(state, 0, Flick(3, 0, 900), (), told, events)
    assert state.ask is Ask.CIRCLE
    assert names(state.captured) == "r4"
    state, events = play(state, Circle(0))
    assert names(state.captured) == "r4"


@pytest.mark.rule("PAL-35")
def test_an_explorer_takes_the_key_if_it_is_still_there():
    state, events = inside("r3")
    assert entered(events) == [(pawn("r3"), 2, True)]
    assert state.keys == 0b0100
    state, events = inside("r3", keys=(2,))
    assert entered(events) == [(pawn("r3"), 2, False)]
    assert state.keys == 0b0100
    state, events = inside("g7", 0, keys=(2,))
    assert state.keys == 0b0101


@pytest.mark.rule("PAL-35")
def test_it_takes_the_key_also_when_it_is_exchanged():
    state, _ = inside("r3", captured="r8")
    state, _ = play(state, Exchange(8))
    assert state.keys == 0b0100
    assert names(state.captured) == "r3"


@pytest.mark.rule("PAL-36")
@pytest.mark.parametrize(
    ("players", "name", "owner"), [(3, "g2", 2), (3, "g4", 1), (4, "r7", 2), (4, "r3", 0), (4, "g8", 3)]
)
def test_on_a_side_of_two_the_owner_of_who_entered_chooses_pawn_and_circle(players, name, owner):
    """Also the circle of a freed pawn that is the partner's; it keeps its owner."""
    mate = name[0] + ("5" if name[1] in "2678" else "6")
    flicking = [seat for seat in range(players) if course.side_of_seat(players, seat) == "rg".index(name[0])]
    state, _ = inside(name, 2 if name[0] == "r" else 0, players=players, turn=owner, captured=mate)
    assert state.ask is Ask.EXCHANGE
    assert GAME.asked(state) == (owner,)
    partner = next(seat for seat in flicking if seat != owner)
    assert GAME.refusal(state, partner, Exchange(0)).reason == Reason.NOT_YOUR_TURN
    state, _ = play(state, Exchange(int(mate[1])))
    assert state.ask is Ask.CIRCLE
    assert GAME.asked(state) == (owner,)
    assert course.owner_of(players, pawn(mate)) == partner
    state, _ = play(state, Circle(0))
    assert pawn(mate) in course.may_flick(state, partner)


@pytest.mark.rule("PAL-36", "PAL-38")
def test_the_owner_is_asked_when_the_other_side_pushed_the_pawn_in():
    state = lying(players=4, turn=1, cleared="r", captured="r5", r7=door(2, -30), g3=door(2, -70))
    state, events = flicked(state, "g3", door(2, 100), 1200)
    assert (pawn("r7"), 2, True) in entered(events)
    assert (state.ask, state.turn) == (Ask.EXCHANGE, 2)
    state, _ = play(state, Exchange(5), Circle(1))
    state = settled(state)
    assert (state.ask, state.turn) == (Ask.FLICK, 0), "and the other side goes on"


@pytest.mark.rule("PAL-37")
@pytest.mark.parametrize("name", ["r3", "r1", "g4", "g8"])
def test_in_its_own_sanctuary_there_is_no_exchange_and_no_key(name):
    sanctuary = 0 if name[0] == "r" else 3
    state, events = inside(name, sanctuary, captured=name[0] + "6")
    assert entered(events) == [(pawn(name), sanctuary, False)]
    assert state.keys == 0
    assert state.ask is Ask.CIRCLE
    state, _ = play(state, Circle(7))
    x, y = where(state, name)
    assert (x, y) == (60, facing("rg".index(name[0]), -254))


@pytest.mark.rule("PAL-38")
@pytest.mark.parametrize("sanctuary", [2, 0])
def test_who_is_pushed_in_by_an_opposing_mercenary_is_saved(sanctuary):
    """Into an opposing sanctuary or one of its own: the effects are the same, and it is not captured."""
    state = lying(turn=1, cleared="r", r3=door(sanctuary, -20), g1=door(sanctuary, -60))
    state, events = flicked(state, "g1", door(sanctuary, 100), 1100)
    assert met(events, "g1", "r3")
    assert (pawn("r3"), sanctuary, sanctuary == 2) in entered(events)
    assert state.keys == (0b0100 if sanctuary == 2 else 0)
    state = settled(state)
    assert state.captured == 0
    assert in_camp(0, *where(state, "r3"))


@pytest.mark.rule("PAL-39")
def test_who_went_back_in_this_flick_cannot_be_captured_in_this_flick():
    """Touched before it entered or after; another touched in the same flick is captured."""
    g1, r3, r4 = map(pawn, ("g1", "r3", "r4"))
    for at in (100, 500):
        state, events = lying(turn=1, cleared="r"), []
        touches = (Touch(at, g1, What.DISC, r3, 0, 0, 99), Touch(600, r4, What.DISC, g1, 0, 0, 99))
        course.rolled(state, 1, Flick(1, 0, 900), (), Roll(900, touches, (Passage(300, r3, 2),), (), (), ()), events)
        assert taken(events) == "r4"
        state, _ = play(state, Circle(0))
        assert in_camp(0, *where(state, "r3"))


@pytest.mark.rule("PAL-39")
def test_it_can_be_captured_again_in_the_next_flick():
    state = lying(turn=1, cleared="r", r3=door(2, -20), g1=door(2, -60))
    state, _ = flicked(state, "g1", door(2, 100), 1100)
    state = settled(state)
    x, y = where(state, "r3")
    state, _ = slid(state, "r1", (-250, where(state, "r1")[1]))
    state.places = (*state.places[:8], exactly(x, y + 80), *state.places[9:])
    state, events = flicked(state, "g1", (x, y), 900)
    assert taken(events) == "r3"


@pytest.mark.rule("PAL-40", "PAL-31")
@pytest.mark.parametrize("flicking", [0, 1])
def test_who_entered_and_then_left_over_the_rim_is_captured(flicking):
    """Its key counts as taken; it is neither put back nor exchanged."""
    state, events = lying(turn=flicking, cleared="rg", r3=(-290, 160), captured="r4"), []
    told = Roll(900, (), (Passage(300, pawn("r3"), 2),), (Exit(600, pawn("r3")),), (), ())
    course.rolled(state, flicking, Flick(3, 0, 3000), (), told, events)
    assert kinds(events) == ["Rolled", "Entered", "Captured"]
    assert entered(events) == [(pawn("r3"), 2, True)]
    assert taken(events) == "r3"
    assert (state.ask, state.turn, state.keys) == (Ask.FLICK, 1 - flicking, 0b0100)
    assert names(state.captured) == "r3 r4"
    assert state.places[pawn("r3")] == ()


@pytest.mark.rule("PAL-40")
def test_the_doorway_first_entered_counts_and_each_pawn_in_its_turn():
    state, events = lying(players=4, cleared="rg", captured="r8 g8"), []
    passages = (Passage(100, pawn("r3"), 3), Passage(200, pawn("g4"), 0), Passage(300, pawn("r3"), 2))
    course.rolled(state, 0, Flick(3, 0, 3000), (), Roll(900, (), passages, (), (), ()), events)
    assert entered(events) == [(pawn("r3"), 3, True), (pawn("g4"), 0, True)]
    assert state.keys == 0b1001
    assert (state.ask, state.turn) == (Ask.EXCHANGE, 0)
    state, _ = play(state, Exchange(8), Circle(0))
    assert (state.ask, state.turn) == (Ask.EXCHANGE, 1)
    state, _ = play(state, Exchange(0), Circle(0))
    assert (state.ask, state.turn) == (Ask.FLICK, 1)
    assert names(state.captured) == "g8 r3"


@pytest.mark.rule("PAL-40")
def test_a_circle_is_free_if_a_pawn_on_it_overlaps_nothing():
    state, _ = inside("r3", r4=(-60, -296), r5=(-20, -266), g8=(20, -235))
    free = [move.circle for move in GAME.moves(state, 0)]
    assert 0 not in free, "somebody stands there"
    assert 5 not in free, "somebody is near"
    assert 6 not in free, "an opposing pawn is no less in the way"
    assert free == [1, 2, 3, 4, 7], "30 mm away is free"
    for circle in (0, 5, 6, 8, 11, -1, 99):
        assert refused(state, Circle(circle)) == Reason.NO_CIRCLE
    assert not in_camp(0, *where(play(state, Circle(3))[0], "r1"))


@pytest.mark.rule("PAL-40")
def test_where_one_circle_only_is_free_nothing_is_asked():
    state, events = slid(lying(r3=door(2, -40)), "r3", door(2, 40))
    assert kinds(events) == ["Rolled", "Entered", "Back"]
    assert state.places[pawn("r3")] == exactly(*CIRCLES[2])
    assert state.ask is Ask.FLICK


@pytest.mark.rule("PAL-34")
def test_of_two_free_circles_the_owner_chooses():
    state, _ = slid(lying(r3=door(2, -40), r4=(0, -60)), "r3", door(2, 40))
    assert GAME.moves(state, 0) == (Circle(2), Circle(3))


@pytest.mark.rule("PAL-40")
def test_no_place_is_free_in_rim_reef_or_pawn():
    state = lying(g3=(0, 0))
    assert course._free(state, exactly(120, -311))
    assert not course._free(state, exactly(120, -311.1)), "the rim"
    assert course._free(state, exactly(-220, -60 - 8 - 14))
    assert not course._free(state, exactly(-220, -60 - 8 - 13.9)), "a reef"
    assert course._free(state, exactly(0, 28))
    assert not course._free(state, exactly(0, 27.9)), "a pawn"


FULL = {f"r{k}": CIRCLES[n] for n, k in enumerate((1, 2, 4, 5, 6, 7, 8))} | {"g8": CIRCLES[7]}


@pytest.mark.rule("PAL-40")
def test_where_no_circle_is_free_the_pawn_goes_as_near_as_it_can():
    state, _ = slid(lying(cleared="g", **FULL, r3=door(2, -40)), "r3", door(2, 40))
    assert state.ask is Ask.FLICK
    x, y = where(state, "r3")
    away = min(((x - u) ** 2 + (y - v) ** 2) ** 0.5 for u, v in CIRCLES)
    assert 20 < away < 30, "between four circles or beside one there is room"


@pytest.mark.rule("PAL-40")
def test_captured_pawns_leave_before_anybody_is_put_back():
    """They block no circle, and are told before the question; but none of them may be freed in this flick."""
    state, events = lying(cleared="r", captured="r4", r3=door(2, -40), r5=(250, 0), g8=(-60, -296)), []
    touch = Touch(50, pawn("r1"), What.DISC, pawn("g8"), 0, 0, 99)
    rolled = Roll(900, (touch,), (Passage(300, pawn("r3"), 2),), (Exit(500, pawn("r5")),), (), ())
    course.rolled(state, 0, Flick(1, 0, 3000), (), rolled, events)
    assert kinds(events) == ["Rolled", "Entered", "Captured", "Captured"]
    assert taken(events) == "g8 r5"
    assert state.ask is Ask.EXCHANGE
    state, events = play(state, Exchange(0))
    assert 0 in course.free_circles(state, 0), "where the captured one lay"
    state, events = play(state, Circle(0))
    assert taken(events) == ""
    assert names(state.captured) == "g8 r4 r5"
    assert (state.ask, state.struck) == (Ask.FLICK, ())


@pytest.mark.rule("PAL-36")
def test_only_who_was_captured_before_this_flick_may_be_freed():
    state = lying(cleared="r", captured="r4", r3=door(2, -40), r5=(250, 0))
    told = Roll(900, (), (Passage(300, pawn("r3"), 2),), (Exit(100, pawn("r5")),), (), ())
    course.rolled(state, 0, Flick(3, 0, 900), (), told, [])
    assert names(state.captured) == "r4 r5"
    assert GAME.moves(state, 0) == (Exchange(4), Exchange(0))
    assert refused(state, Exchange(5)) == Reason.NOT_HELD
    state, _ = play(state, Exchange(0), Circle(0))
    state.turn, state.flicks, state.places = 0, (1, 1), (*state.places[:2], exactly(*door(3, -40)), *state.places[3:])
    state, _ = slid(state, "r3", door(3, 40))
    assert GAME.moves(state, 0) == (Exchange(4), Exchange(5), Exchange(0)), "in the next flick it was captured before"


@pytest.mark.rule("PAL-40")
def test_a_flick_of_older_rules_in_which_the_captured_still_lie_there_goes_on():
    state = lying(cleared="r", captured="r4", g8=(-60, -296))
    state.ask, state.flicked, state.entered = Ask.EXCHANGE, pawn("r1"), ((pawn("r3"), 2),)
    state.places, state.struck = course.put(state.places, pawn("r3"), ()), (pawn("g8"),)
    for move in (Exchange(0), Circle(1)):
        told = GAME.play(state, 0, move, loose())
    assert taken(told) == "g8"
    assert names(state.captured) == "g8 r4"
    assert (state.ask, state.struck) == (Ask.FLICK, ())
