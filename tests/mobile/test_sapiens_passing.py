"""Sapiens on one phone, nothing secret: whose turn it is, what happened since; and touches while things move."""

import pytest

from core.game import Level
from core.games.sapiens.position import Ask, Lay, Take
from core.log import Kind
from mobile.hotseat import Phase
from mobile.look.kit import PressPlate
from mobile.screens.parts import TURN_PLATE, TurnPlate
from mobile.screens.recap import RecapSheet
from mobile.tour.walks import sapiens as walk
from mobile.words import say
from tests.mobile.tribe import asks, ends_turn, legal, pick, quiet, sit_where, state_of, still, tap_square, until
from tests.mobile.window import journey

pytestmark = pytest.mark.once


def turn_over(hand):
    """The person's last deed of the turn, until the next person may play."""
    yield from walk.make(hand, legal(hand, Take)[0])
    yield from until(lambda: hand.board.seat == 1 and hand.board.playable, "the next person's turn does not come")


def own_slot(hand):
    """A tile of one's own that can be laid."""
    return legal(hand, Lay)[0].slot


@journey
def test_whose_turn_it_is_is_shown_without_a_cover(hand):
    yield from sit_where(hand, 3, ends_turn, None, Level.EASY)
    assert not hand.all(TurnPlate)
    yield from turn_over(hand)
    assert not hand.covered
    assert hand.hotseat.phase is Phase.PLAY
    (plate,) = hand.all(TurnPlate)
    assert say("match.your_turn", name="Léo") in [part.text for part in plate.walk() if hasattr(part, "text")]
    yield from until(lambda: not hand.all(TurnPlate), "the plate goes by itself")
    assert hand.board.home == 1, "and the valley is theirs"


@journey
def test_a_touch_while_the_turn_is_announced_is_not_lost(hand):
    yield from sit_where(hand, 3, ends_turn, None, Level.EASY)
    yield from turn_over(hand)
    assert hand.all(TurnPlate)
    yield from pick(hand, own_slot(hand))
    assert not hand.all(TurnPlate)
    assert hand.board.laying.slot == own_slot(hand)
    yield 1.4
    assert not hand.all(RecapSheet), "who has begun is not interrupted"
    assert hand.board.laying.slot == own_slot(hand)


@journey
def test_a_touch_on_the_plate_itself_reaches_the_valley_below(hand):
    yield from sit_where(hand, 3, ends_turn, None, Level.EASY)
    yield from turn_over(hand)
    yield from pick(hand, own_slot(hand))
    place = hand.board.laying.legal()[0].first
    yield from hand.tap(say("cancel"))
    hand.match.passing.greeted = 0
    hand.match.passing.greet()
    (plate,) = hand.all(TurnPlate)
    yield from pick(hand, own_slot(hand))
    hand.match.passing.greeted = 0
    hand.match.passing.greet()
    plate = hand.all(TurnPlate)[0]
    x, y = walk.square_place(hand, place)
    plate.center = x, y
    yield from hand.tap_at(x, y)
    assert place in (hand.board.laying.goal.first, hand.board.laying.goal.second)


@journey
def test_who_has_played_already_is_not_interrupted(hand):
    """A placement made before the sheet would come."""
    hand.app.change(confirm=False, speed=0.5)
    yield from sit_where(hand, 3, ends_turn, None, Level.EASY)
    yield from turn_over(hand)
    n = hand.n
    yield from pick(hand, own_slot(hand))
    yield from tap_square(hand, hand.board.laying.legal()[0].first)
    assert hand.n == n + 1
    yield from quiet(hand)
    yield 2.6
    assert hand.hotseat.holder == 1
    assert not hand.all(RecapSheet)


@journey
def test_who_looks_at_what_happened_before_it_comes_is_not_shown_it_twice(hand):
    hand.app.change(speed=0.5)
    yield from sit_where(hand, 3, ends_turn, None, Level.EASY)
    yield from turn_over(hand)
    yield from hand.touch(hand.match.ticker)
    assert hand.all(RecapSheet)
    yield from hand.tap(say("since.all"))
    assert hand.match.showing.again
    until_then = 0.0
    while until_then < 2 * TURN_PLATE + 1.0:
        assert not hand.all(RecapSheet)
        until_then += 0.1
        yield 0.1
    yield from quiet(hand)
    hand.app.change(speed=1.0)


@journey
def test_what_happened_since_comes_by_itself_with_a_card_for_each_turn(hand):
    yield from sit_where(hand, 4, ends_turn, None, Level.EASY, Level.EASY)
    hand.app.change(speed=2.0)
    match = hand.hotseat.match
    for seat, others in ((1, 3), (0, 3), (1, 3)):
        while hand.board.seat != seat:
            yield from walk.make(hand, walk.choose(legal(hand)))
            yield from until(lambda: still(hand), "nobody is asked")
        yield from until(lambda: hand.all(RecapSheet), f"the sheet of seat {seat} does not come")
        (sheet,) = hand.all(RecapSheet)
        cards = [part for part in sheet.walk() if type(part) is PressPlate]
        mine = max(e.n for e in match.entries if e.kind is Kind.MOVE and e.seat == seat)
        turns = [e.seat for e in match.entries[mine + 1 :]]
        assert len(set(turns)) == others
        assert len(cards) == others, "one for each turn, however many deeds it had"
        assert all(card.spoken for card in cards)
        yield from hand.tap(say("since.go"))
        assert not hand.all(RecapSheet)
        yield from quiet(hand)


@journey
def test_alone_with_bots_nothing_is_announced(hand):
    hand.app.change(speed=2.0)
    yield from sit_where(hand, 3, ends_turn)
    shown = []
    yield from walk.make(hand, legal(hand, Take)[0])
    for _ in range(400):
        yield 0.02
        shown += hand.all(TurnPlate) + hand.all(RecapSheet)
        if hand.board.playable and hand.hotseat.phase is Phase.PLAY and state_of(hand).turn == 0:
            break
    yield 1.0
    assert hand.board.playable
    assert not shown + hand.all(RecapSheet)
    yield from hand.touch(hand.match.ticker)
    assert hand.all(RecapSheet), "but it can be asked for"


# Touches while things move


def flying(hand):
    yield from until(lambda: hand.board.moving, "nothing moves")


@journey
def test_a_touch_on_a_shelf_while_things_move_ends_that_and_takes_nothing(hand):
    hand.app.change(speed=0.5)
    yield from sit_where(hand, 3, asks(Ask.CAMP))
    yield from hand.tap(say("sapiens.do_take"))
    n = hand.n
    yield from flying(hand)
    for kind in (walk.SHARED, walk.OWN):
        yield from hand.tap_at(*walk.slot_place(hand, kind, 1))
        assert not hand.board.moving
    yield from quiet(hand)
    assert hand.n == n
    assert hand.board.ready is None


@journey
def test_a_touch_on_the_valley_while_things_move_ends_that_and_is_no_input(hand):
    hand.app.change(speed=0.5)
    yield from sit_where(hand, 3, asks(Ask.CAMP))
    yield from hand.tap(say("sapiens.do_take"))
    yield from flying(hand)
    n = hand.n
    yield from hand.tap_at(*hand.board.canvas.center)
    assert not hand.board.moving
    assert (hand.n, hand.board.busy) == (n, False)
    yield from quiet(hand)


@journey
def test_a_button_touched_while_things_move_acts_and_never_twice(hand):
    hand.app.change(speed=0.5)
    yield from sit_where(hand, 3, asks(Ask.CAMP))
    n, button = hand.n, hand.match.bar.act.center
    yield from until(lambda: hand.match.bar.act.settled, "the button cannot be touched")
    yield from hand.tap_at(*button)
    yield from flying(hand)
    assert hand.n == n + 1
    yield from hand.tap_at(*button)
    assert not hand.dialog, "the button that was just touched asks nothing any more"
    assert hand.n == n + 1
    yield from hand.tap(say("menu"))
    assert hand.dialog, "and the menu opens at once"
    yield from hand.tap(say("match.go_on"))
    yield from quiet(hand)
    assert hand.n == n + 1
