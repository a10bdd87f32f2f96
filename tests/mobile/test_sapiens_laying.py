"""Sapiens, laying a tile: dragged, by taps and on release; turned, cancelled and refused; and what it earns."""

from functools import cache

import pytest
from kivy.metrics import dp

from core.games.sapiens.content import COLUMNS, EMPTY, Scene
from core.games.sapiens.position import Ask, Lay, Reason
from core.games.sapiens.preview import earnings
from mobile.boards.sapiens.laying import SNAPS, WAYS
from mobile.boards.sapiens.telling import scene_word, sentence
from mobile.boards.sapiens.valley import NAMES, SQUARE, Ways
from mobile.tour.fingers import Finger
from mobile.tour.walks import sapiens as walk
from mobile.words import say
from tests.mobile.tribe import (
    above,
    asks,
    eager,
    first,
    legal,
    looking,
    pick,
    pictured,
    plate,
    quiet,
    said,
    sit,
    sit_where,
    stands,
    state_of,
    tap_square,
    until,
)
from tests.mobile.window import journey

pytestmark = pytest.mark.once


def held(hand, slot, *places, stop=None):
    """Take a tile from its slot to some places of the window, look, and let go."""
    finger = Finger(*walk.slot_place(hand, walk.OWN, slot))
    finger.down()
    for x, y in places:
        for part in (0.5, 1.0):
            finger.move_to(finger.x + (x - finger.x) * part, finger.y + (y - finger.y) * part)
            yield 0.0
    yield 0.05
    if stop is not None:
        stop()
    finger.up()
    yield 0.05


def gainful(match):
    """A tile that gives food and effects, carried as it is lifted."""
    return match._state.round >= 2 and match._state.ask is Ask.LAY and rich(match) is not None


def rich(match):
    ways = Ways(False, True)
    for move in match.moves(0):
        if isinstance(move, Lay) and move.mountain < 0:
            earns = earnings(match._state, move)
            one, two = ways.centre(move.first)[1], ways.centre(move.second)[1]
            if one == two < 300 and sum(food for _, food in earns.food) > 1 and len(earns.effects) == 2:
                return move
    return None


def squares(*moves):
    return {square for move in moves for square in (move.first, move.second)}


@journey
def test_a_carried_tile_shows_its_places_its_ghost_and_what_it_earns(hand):
    yield from sit_where(hand, 3, gainful)
    board, n, seen = hand.board, hand.n, {}
    wanted = rich(hand.hotseat.match)
    fits = [move for move in legal(hand, Lay) if move.slot == wanted.slot]
    with looking() as eye:

        def look():
            seen["goal"], seen["places"] = board.laying.goal, eye.marked_squares(hand, "mark_place")
            seen["marks"], seen["air"] = eye.marks(hand), eye.air(hand)
            seen["said"], seen["pictures"], seen["plate"] = said(hand), pictured(hand), plate(hand)
            seen["shelf"] = eye.shelves(hand)

        assert eye.marks(hand) == []
        yield from held(hand, wanted.slot, above(hand, wanted.first, wanted.second), stop=look)
        goal, view = seen["goal"], board.view
        assert goal in fits
        assert squares(goal) == squares(wanted)
        assert seen["places"] == squares(*fits) - squares(goal), "all legal places are marked while it is held"
        assert "chosen_across" in seen["marks"], "and the ghost lies where it would go"
        assert any(name.startswith("lifted") for name in seen["air"]), "while the tile hangs above it"
        assert "slot_cancel" in seen["shelf"]
        earns = earnings(view, goal)
        food = sum(food for _, food in earns.food)
        assert f"+{food}" in seen["said"]
        for scene in earns.effects:
            assert say(f"sapiens.{NAMES[scene]}") in seen["said"]
            assert f"sapiens/token_{NAMES[scene]}" in seen["pictures"]
        for _, one in earns.food:
            assert f"gain_food_{one}" in seen["marks"]
        assert f"{view.food[0]}+{food}" in seen["plate"]
        assert hand.n == n, "a ghost is no move"
        assert board.laying.ready == goal
        assert eye.air(hand) == []
        assert "handle_turn" in eye.marks(hand)
    assert hand.match.bar.act.enabled
    yield from hand.tap(say("match.place"))
    assert hand.hotseat.match.entries[n + 1].move == goal


@journey
def test_a_tile_brought_back_to_its_slot_goes_home(hand):
    yield from sit_where(hand, 3, gainful)
    n, move, board = hand.n, rich(hand.hotseat.match), hand.board
    slot = walk.slot_place(hand, walk.OWN, move.slot)
    seen = []

    def look():
        seen.append((board.laying.goal, board.laying.refused, said(hand)))

    yield from held(hand, move.slot, above(hand, move.first, move.second), slot, stop=look)
    assert seen == [(None, None, [])], "over its slot it aims at nothing"
    assert (hand.n, board.busy, hand.dialog, said(hand)) == (n, False, [], [])


def low_place(match):
    """A tile with a legal place right above its own slot, where a finger on the slot would aim."""
    return match._state.ask is Ask.LAY and any(True for _ in lows(match))


def lows(match):
    ways = Ways(False, True)
    for move in match.moves(0):
        if isinstance(move, Lay) and move.mountain < 0:
            (a, b), (c, d) = ways.centre(move.first), ways.centre(move.second)
            if b == d == 8.5 * SQUARE and abs((a + c) / 2 - (36 + 71 * move.slot)) < 30:
                yield move


@pytest.mark.parametrize("confirm", [True, False])
@journey
def test_the_slot_cancels_also_where_the_valley_comes_close(hand, confirm):
    hand.app.change(confirm=confirm)
    yield from sit_where(hand, 3, low_place, choose=eager)
    n, move = hand.n, next(lows(hand.hotseat.match))
    slot = walk.slot_place(hand, walk.OWN, move.slot)
    yield from held(hand, move.slot, (slot[0], slot[1] + dp(60)), slot)
    assert (hand.n, hand.board.busy) == (n, False)
    x, y = above(hand, move.first, move.second)
    free = (x, max(slot[1] + dp(26), y))  # the slot ends below it
    yield from held(hand, move.slot, (slot[0], slot[1] + dp(60)), free)
    row = {square // COLUMNS for square in squares(move)}
    found = hand.board.laying.ready
    assert hand.n > n or row & {found.first // COLUMNS, found.second // COLUMNS}, "the row can be reached all the same"


@journey
def test_a_second_lift_of_the_ghost_can_cancel_it(hand):
    """The ghost is dragged back to the slot."""
    yield from sit_where(hand, 3, gainful)
    n, move = hand.n, rich(hand.hotseat.match)
    yield from held(hand, move.slot, above(hand, move.first, move.second))
    assert hand.board.laying.ready is not None
    finger = Finger(*walk.square_place(hand, move.first))
    finger.down()
    finger.move_to(finger.x + dp(20), finger.y)
    yield 0.0
    finger.move_to(*walk.slot_place(hand, walk.OWN, move.slot))
    yield 0.05
    finger.up()
    yield 0.05
    assert (hand.n, hand.board.busy) == (n, False)


# Refusals


@cache
def refusals():
    """For each reason a match, and a place that is refused for it as the tile is lifted."""
    ways, found = Ways(False, True), {}
    wanted = {
        Reason.COVERED,
        Reason.NEEDS_FOREST,
        Reason.NO_MATCH,
        Reason.NOT_CONNECTED,
        Reason.OTHER_TOKEN,
        Reason.MOUNTAIN,
        Reason.WATERFALL,
        Reason.BEAR_THERE,
        Reason.OLD_TRIBE,
        Reason.START_TOKEN,
        Reason.NEEDS_CAVE,
    }
    for stand in stands(3, 1, None, eager):
        state = stand.match._state
        if stand.seat == 0 and state.ask in (Ask.LAY, Ask.START):
            for slot in range(4):
                for reason, squares in refused(stand.match, slot, ways):
                    if reason in wanted - set(found):
                        found[reason] = (stand, slot, *squares)
            if set(found) == wanted:
                return found
    raise AssertionError(wanted - set(found))


def refused(match, slot, ways):
    moves = [move for move in match.moves(0) if isinstance(move, Lay) and move.slot == slot]

    def way_of(one, two):
        (a, b), (c, d) = ways.centre(one), ways.centre(two)
        return WAYS.index((round((c - a) / SQUARE), round((d - b) / SQUARE)))

    sides = {way_of(move.first, move.second) for move in moves}
    way = 0 if 0 in sides or not sides else min(sides)
    if match._state.reserves[0][slot] == EMPTY:
        return
    near = [ways.between(m.first, m.second) for m in moves if (way_of(m.first, m.second) - way) % 2 == 0]
    for one in range(70):
        x, y = ways.centre(one)
        two = ways.square_at(x + WAYS[way][0] * SQUARE, y + WAYS[way][1] * SQUARE)
        if two is None:
            continue
        a, b = ways.between(one, two)
        if b > 300 or any((a - c) ** 2 + (b - d) ** 2 <= (SNAPS * SQUARE + 4) ** 2 for c, d in near):
            continue
        refusal = match.refusal(0, Lay(slot, one, two))
        if refusal is not None:
            yield refusal.reason, (one, two)


@pytest.mark.parametrize("part", range(2))
@journey
def test_a_refused_place_says_why_in_the_rules_words(hand, part):
    found = refusals()
    for reason in sorted(found)[part::2]:
        stand, slot, one, two = found[reason]
        yield from sit(hand, stand)
        n, seen = hand.n, []
        refusal = hand.hotseat.table.refusal(0, Lay(slot, one, two))
        scenes = {
            f"scene{k}": scene_word(scene) for k, scene in enumerate(s for s in refusal.numbers if s <= Scene.MOUNTAIN)
        }
        with looking() as eye:

            def look(eye=eye, seen=seen):
                seen += [said(hand), eye.marks(hand)]

            yield from held(hand, slot, above(hand, one, two), stop=look)
            words, marks = seen
            assert words == [say("refused.here"), sentence(say(str(reason), **scenes))]
            assert "refused_across" in marks or "refused_down" in marks
            assert (hand.n, hand.board.busy, hand.dialog, said(hand)) == (n, False, [], []), "nothing is asked"
            assert eye.marks(hand) == []


# Turning


def turning(match):
    """A ghost that can lie several ways over a square."""
    if match._state.ask is not Ask.LAY:
        return False
    return turns(match) is not None


def turns(match):
    lays = [move for move in match.moves(0) if isinstance(move, Lay) and move.mountain < 0]
    for move in lays:
        here = [other for other in lays if other.slot == move.slot and squares(other) & {move.first}]
        if len(here) >= 4:
            return move
    return None


@journey
def test_a_ghost_is_turned_by_the_button_by_its_handle_and_by_a_tap(hand):
    yield from sit_where(hand, 3, turning)
    board, move = hand.board, turns(hand.hotseat.match)
    fits = [other for other in legal(hand, Lay) if other.slot == move.slot]
    yield from pick(hand, move.slot)
    yield from tap_square(hand, move.first)
    assert board.laying.ready in fits

    def handle():
        x, y = board.canvas.to_window_place(*board.laying.handle(board.laying.goal))
        yield from hand.tap_at(x, y)

    actions = (
        lambda: hand.tap(say("sapiens.turn")),
        handle,
        lambda: tap_square(hand, board.laying.goal.first),
        lambda: tap_square(hand, board.laying.goal.second),
    )
    for action in actions:
        before = board.laying.ready
        yield from action()
        after = board.laying.ready
        assert after in fits
        assert after != before
        assert squares(after) & squares(before), "it stays where it is"
    yield from hand.tap(say("cancel"))
    assert not board.busy


@journey
def test_a_slow_tap_is_a_tap(hand):
    """A finger that rests takes a tile up; where it goes nowhere it has tapped."""
    yield from sit_where(hand, 3, turning)
    board, move, n = hand.board, turns(hand.hotseat.match), hand.n

    def slowly(x, y):
        finger = Finger(x, y)
        finger.down()
        yield from until(lambda: board.laying.finger is not None, "it is not taken up")
        finger.up()
        yield 0.02

    yield from slowly(*walk.slot_place(hand, walk.OWN, move.slot))
    assert board.laying.slot == move.slot
    yield from tap_square(hand, move.first)
    ghost = board.laying.ready
    yield from slowly(*walk.square_place(hand, ghost.first))
    assert board.laying.ready not in (None, ghost), "the ghost is turned, not lost"
    assert squares(board.laying.ready) & squares(ghost)
    assert hand.n == n


@journey
def test_a_carried_tile_is_turned_by_another_finger_wherever_it_comes_down(hand):
    yield from sit_where(hand, 3, turning)
    board, n = hand.board, hand.n
    move = turns(hand.hotseat.match)
    finger = Finger(*walk.slot_place(hand, walk.OWN, move.slot))
    finger.down()
    finger.move_to(finger.x, finger.y + dp(40))
    yield 0.05
    other_slot = walk.slot_place(hand, walk.OWN, (move.slot + 1) % 4)
    button = hand.named(say("sapiens.turn"))
    for x, y in (board.canvas.center, other_slot, button.center):
        way = board.laying.way
        second = Finger(x, y)
        second.down()
        yield 0.0
        second.up()
        yield 0.02
        assert board.laying.finger is not None, "the tile is still held"
        assert board.laying.way == (way + 1) % 4
        assert board.canvas.zoom == 1.0
    places = carried_as(hand, move.slot)
    finger.move_to(*above(hand, places[0].first, places[0].second))
    yield 0.05
    finger.up()
    yield 0.05
    assert hand.n == n
    assert squares(board.laying.ready) == squares(places[0])


def carried_as(hand, slot):
    """Where the tile in the air fits as it is turned now."""
    laying = hand.board.laying
    return [
        move
        for move in legal(hand, Lay)
        if move.slot == slot and move.mountain < 0 and (laying.way_of(move) - laying.way) % 2 == 0
    ]


@pytest.mark.parametrize(("ask", "mountains"), [(Ask.START, False), (Ask.LAY, True), (Ask.FEAST, False)])
@journey
def test_by_taps_a_tile_can_be_laid_wherever_the_rules_let_it(hand, ask, mountains):
    hand.pause = 0.0
    yield from sit_where(hand, 2, asks(Ask(ask), 0), mountains=mountains)
    missed = []
    for slot in range(4):
        goals = [move for move in legal(hand, Lay) if move.slot == slot and move.mountain < 0]
        if not goals:
            continue
        yield from pick(hand, slot)
        for goal in goals:
            for _ in range(9):
                yield from tap_square(hand, goal.first)
                if hand.board.laying.ready == goal:
                    break
            else:
                missed.append(goal)
        yield from hand.tap(say("cancel"))
    assert not missed
    assert legal(hand, Lay)


# On release


@journey
def test_on_release_a_tile_is_laid_at_once_and_undo_brings_it_back(hand):
    hand.app.change(confirm=False)
    yield from sit_where(hand, 3, gainful)
    n, board, before = hand.n, hand.board, hand.hotseat.view
    move = rich(hand.hotseat.match)
    yield from held(hand, move.slot, above(hand, move.first, move.second))
    assert hand.n == n + 1
    assert squares(hand.hotseat.match.entries[n + 1].move) == squares(move)
    yield from quiet(hand)
    assert board.view.reserves[0][move.slot] == EMPTY
    yield from hand.tap(say("undo"))
    yield from quiet(hand)
    assert hand.hotseat.match.entries[-1].to == n
    assert hand.hotseat.view == before
    assert board.view == before
    yield from pick(hand, move.slot)
    yield from tap_square(hand, move.first)
    assert hand.n == n + 3, "by taps too"
    assert move.first in squares(hand.hotseat.match.entries[-1].move)


@journey
def test_on_release_an_illegal_place_plays_nothing(hand):
    hand.app.change(confirm=False)
    stand, slot, one, two = refusals()[Reason.COVERED]
    yield from sit(hand, stand)
    n = hand.n
    yield from held(hand, slot, above(hand, one, two))
    assert (hand.n, hand.board.busy, hand.dialog) == (n, False, [])


# The table's option


@journey
def test_at_a_table_that_hides_gains_none_are_shown(hand):
    stand = first(3, gainful)
    for gains in ("on", "off"):
        yield from sit(hand, stand, gains=gains)
        move, seen = rich(hand.hotseat.match), []
        food = state_of(hand).food[0]
        with looking() as eye:

            def look(eye=eye, seen=seen):
                seen += [said(hand), plate(hand), eye.marks(hand)]

            yield from held(hand, move.slot, above(hand, move.first, move.second), stop=look)
            seen += [said(hand), plate(hand), eye.marks(hand)]
        for words, on_plate, marks in (seen[:3], seen[3:]):
            shown = gains == "on"
            assert bool(words) == shown
            assert (f"{food}+" in on_plate) == shown
            assert any(name.startswith("gain_") for name in marks) == shown
            assert "chosen_across" in marks, "the ghost is there all the same"
        yield from hand.tap(say("cancel"))
