"""The buttons below the board: each keeps its place, and none comes to mean something else under a finger."""

import itertools
import random

import pytest

from core.chance import Loose
from core.game import Level
from core.games.sapiens.position import Ask, Gain, Lay, Pass
from core.log import Kind
from mobile.tour.fingers import Finger
from mobile.tour.walks import sapiens as walk
from mobile.words import say
from tests.mobile.test_paleo import flicking, lining_up, placing
from tests.mobile.test_paleo import sit as sit_paleo
from tests.mobile.tribe import asks, feud, legal, pick, quiet, sit_where
from tests.mobile.window import journey

pytestmark = pytest.mark.once

ASKS = (Ask.LAY, Ask.FIRE, Ask.HUNT, Ask.WATER, Ask.BRAWL, Ask.CAMP, Ask.ORDER, Ask.REFILL)


def tapped(x, y, times=1):
    """So often and so fast as a finger can."""
    for _ in range(times):
        finger = Finger(x, y)
        finger.down()
        yield 0.03
        finger.up()
        yield 0.03


def place_of(hand, left=False):
    """Where undo is, while it is the only thing that lies there."""
    bar = hand.match.bar
    undo, others = bar.undo, [button for button in (bar.also, bar.more, bar.act) if button.parent is not None]
    assert undo.spoken in (say("undo"), say("cancel"))
    assert undo.parent is not None
    edges = sorted([(button.x, button.right) for button in (undo, *others)])
    assert all(one[1] < two[0] for one, two in itertools.pairwise(edges)), edges
    assert edges[0][0] >= hand.match.x
    row = [button for _, button in sorted((button.x, button) for button in (undo, *others))]
    assert row[-1 if left else 0] is undo, "at one edge"
    assert row[0 if left else -1] is bar.act, "at the other"
    return *undo.pos, *undo.size, *bar.act.pos, *bar.act.size


@pytest.mark.parametrize("left", [False, True])
@journey
def test_undo_and_the_confirming_button_keep_their_places_whatever_is_asked(hand, left):
    hand.app.change(left_hand=left)
    found = {}
    for ask in ASKS:
        yield from sit_where(hand, 3, asks(ask))
        found[ask.name] = place_of(hand, left)
        if ask is Ask.LAY:
            move = next(move for move in legal(hand, Lay))
            yield from pick(hand, move.slot)
            found["chosen"] = place_of(hand, left)
            yield from (
                walk.aim(hand, move) if hand.board.laying.slot is None else tapped(*walk.square_place(hand, move.first))
            )
            found["ghost"] = place_of(hand, left)
    yield from sit_where(hand, 4, lambda match: len(set(match._state.toll)) == 2, choose=feud)
    found["TOLL"] = place_of(hand, left)
    for ready in (placing, lining_up, flicking):
        yield from sit_paleo(hand, ready, None, Level.EASY)
        found[ready.__name__] = place_of(hand, left)
    for chosen in (hand.board.mine[0], hand.board.mine[-1]):
        hand.board.tap_pawn(chosen)
        hand.board.touched()
        found[f"pawn {chosen}"] = place_of(hand, left)
    yield from hand.begin(None, Level.EASY)
    found["help_me"] = place_of(hand, left)
    assert len(set(found.values())) == 1, found


@journey
def test_undo_touched_twice_skips_nothing(hand):
    """The bear was placed; undo asks for it again, with another button beside it."""
    hand.app.change(speed=0.0)
    yield from sit_where(hand, 3, asks(Ask.FIRE))
    yield from walk.make(hand, legal(hand)[0])
    yield from quiet(hand)
    n = hand.n
    yield 0.4
    yield from tapped(*hand.match.bar.undo.center, 2)
    yield from quiet(hand)
    entries = hand.hotseat.match.entries[n + 1 :]
    assert entries
    assert {entry.kind for entry in entries} == {Kind.UNDO}


@journey
def test_a_confirming_button_touched_twice_answers_one_question(hand):
    """Two things to take one after the other: the second is asked where the first was answered."""
    hand.app.change(speed=0.0)

    gains = (Ask.CAMP, Ask.GATHERING)

    def twice(match):
        state = match._state
        after = match.game.copy(state)
        if state.ask not in gains or len(state.queue) < 1:
            return False
        match.game.play(after, 0, Gain(), Loose(random.Random(1)))
        return after.turn == 0 and after.ask in (*gains, Ask.HUNT)

    yield from sit_where(hand, 3, twice)
    n, button = hand.n, hand.match.bar.act.center
    yield 0.4
    yield from tapped(*button, 2)
    assert hand.n == n + 1, "the second touch came before one could see what it would do"
    yield from quiet(hand)
    yield 0.4
    yield from tapped(*button)
    assert hand.n == n + 2


@journey
def test_skip_touched_twice_skips_one_effect(hand):
    hand.app.change(speed=0.0)

    def followed(match):
        return match._state.ask in (Ask.CAMP, Ask.GATHERING) and len(match._state.queue) >= 1

    yield from sit_where(hand, 3, followed)
    n, button = hand.n, hand.match.bar.also.center
    assert hand.match.bar.also.spoken == say("sapiens.do_pass")
    yield 0.4
    yield from tapped(*button, 2)
    assert hand.hotseat.match.entries[n + 1].move == Pass()
    assert hand.n == n + 1


@journey
def test_cancel_touched_twice_takes_back_no_move(hand):
    yield from hand.begin(None, Level.EASY)
    yield from hand.tap_move(*_step(hand))
    yield from hand.my_turn()
    n = hand.n
    yield from tapped(*hand.place(_step(hand)[0]))
    assert hand.match.bar.undo.spoken == say("cancel")
    yield from tapped(*hand.match.bar.undo.center, 2)
    assert not hand.board.busy, "the first one counts, for it follows a touch of the board"
    assert hand.n == n
    yield 0.4
    yield from tapped(*hand.match.bar.undo.center)
    assert hand.hotseat.match.entries[-1].kind is Kind.UNDO


def _step(hand):
    move = hand.any_move()
    return move.start, move.goal


@journey
def test_turn_may_be_touched_as_fast_as_one_likes(hand):
    yield from sit_where(hand, 3, asks(Ask.LAY, since=2))
    move = legal(hand, Lay)[0]
    yield from pick(hand, move.slot)
    yield from tapped(*walk.square_place(hand, move.first))
    seen = []
    for _ in range(4):
        yield from tapped(*hand.match.bar.also.center)
        seen.append((hand.board.laying.goal, hand.board.laying.refused))
    assert len(set(map(str, seen))) > 1


@journey
def test_what_was_chosen_is_shown_and_meanwhile_its_buttons_rest_and_only_skip(hand):
    hand.app.change(speed=0.5)
    yield from hand.begin(None, Level.EASY, game="help_me")
    yield from hand.my_turn()
    bar, n, move = hand.match.bar, hand.n, hand.any_move()
    yield from hand.lift_towards(move.start, move.goal)
    yield from tapped(*bar.act.center)
    assert hand.n == n + 1
    assert hand.board.moving
    assert bar.act.label.opacity < 0.6, "it is dim"
    assert bar.undo.skips is not None
    yield from tapped(*bar.undo.center)
    assert not hand.board.moving, "a touch skips"
    assert hand.n == n + 1, "and takes nothing back"
    yield from hand.my_turn()
    assert bar.undo.skips is None
    hand.app.change(speed=1.0)
