"""TerriStories in a window: everything may be asked about; what happens is seen, skipped, and stays until a touch."""

import pytest
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.label import Label

from core.game import Level
from core.games.terristories.content import LANDS
from core.games.terristories.moves import Give, Go
from core.games.terristories.position import Ask, Step
from mobile.boards.terristories import ground
from mobile.look.kit import Picture
from mobile.look.row import Row
from mobile.screens.result import ResultScreen
from mobile.words import count, say
from tests.mobile.lands import carry, land, made, sit
from tests.mobile.window import journey
from tests.rules.terristories_positions import base, dealing, enter, holding, lies, purse
from tests.rules.terristories_positions import hand as hand_of

pytestmark = pytest.mark.once

BOTS = (None, Level.EASY, Level.EASY)
GO, PAY = (f"terristories.button.{name}" for name in ("go", "pay"))


def asked(hand, place):
    """What is asked about at a place, and whether its words are whole."""
    thing = hand.board.thing_at(*place)
    if thing is not None:
        for key in (f"terristories.what.{thing.kind}", f"terristories.what.{thing.kind}.rule"):
            assert "{" not in say(key, **thing.given), thing.kind
            assert say(key) != key
        assert "{" not in thing.here
        assert "terristories." not in thing.here, thing.here
        assert thing.kind in hand.board.kinds
        assert thing.chapter
    return thing


def on_land(hand, number, across=0.0, down=0.0):
    x, y = ground.middle(hand.board.view.planet, number)
    return hand.board.canvas.to_window_place(x + across, y + down)


@journey
def test_everything_on_planet_head_and_band_may_be_asked_about(hand):
    state = lies(holding(purse(base(3), 6, 6, 6), l3=0, l4=2), "E10", site=5)
    enter(state, Step.BUILD)
    yield from sit(hand, state, *BOTS)
    board = hand.board
    kinds = {asked(hand, on_land(hand, number, -40, 24)).kind for number in range(LANDS)}
    assert kinds == {"mountain", "plain", "swamp", "barren"}
    home = ground.crowd_places(board.view, 1)[0][0]
    found = asked(hand, board.canvas.to_window_place(*home))
    assert found.kind == "man"
    assert found.place is not None
    assert found.here == count("terristories.here_takes", 4), "two of them, on a zone of their own"
    rooms = [asked(hand, board.canvas.to_window_place(*place)) for place in ground.room_places(board.view, 1)]
    assert {"zone", "room"} <= {room.kind for room in rooms}
    spots = {spot.kind: asked(hand, board.band.shelf.place_of(spot)) for spot in board.band.shelf.spots}
    assert all(spots.values()), [kind for kind, thing in spots.items() if thing is None]
    x, y = board.head.index_place(1)
    assert asked(hand, (x, y)).kind == "economy"
    assert asked(hand, (board.head.canvas.x + dp(12), board.head.canvas.top - dp(8))).kind == "round"
    for seat in (1, 2):
        assert board.seat_thing(seat).kind == "rival"
    yield from hand.touch(hand.match.others.children[0])
    yield 0.2
    title = say("terristories.lying.title", name="Mina", role=say("terristories.role.entrepreneur"))
    assert any(title in row.text for row in hand.all(Row)), "a touch shows what lies before somebody"
    yield from hand.back()


@journey
def test_a_chip_stays_while_only_its_figures_change(hand):
    state = base(3)
    enter(state, Step.BUILD)
    yield from sit(hand, state, None, Level.EASY, Level.EASY)
    assert hand.hotseat.table.asked == (0,)
    first = hand.match.others.children[:]
    assert len(first) == 2
    hand.match.refresh()
    assert hand.match.others.children == first
    assert hand.hotseat.offer(Give(2, 1)) is None
    yield from hand.settled()
    changed = hand.match.others.children[:]
    assert changed == first
    assert [chip.row.text for chip in changed] == ["7", "6"], "theirs who got something"
    assert [[part.text for part in chip.row.children if isinstance(part, Label)] for chip in changed] == [["7"], ["6"]]
    hand.app.change(language="fr")
    hand.match.rebuild()
    assert not set(changed) & set(hand.match.others.children)
    hand.app.change(language="en")


@journey
def test_who_walks_is_seen_walking_and_the_way_stays_until_a_touch(hand):
    state = purse(base(3), 1, 6, 6)
    enter(state, Step.BUILD)
    yield from sit(hand, state)
    board, n = hand.board, hand.n
    man = board.canvas.to_window_place(*ground.crowd_places(board.view, 1)[0][0])
    yield from carry(hand, man, land(hand, 4))
    yield from hand.tap(say(GO))
    assert board.moving
    assert sum(board.view.people[0]) == 2
    yield from hand.settled()
    assert made(hand, n)[0] == Go(1, 4)
    assert board.canvas._trail.children, "dots along the way"
    yield from hand.tap_at(board.canvas.x + dp(20), board.canvas.y + dp(20))
    assert not board.canvas._trail.children
    yield from hand.touch(hand.match.ticker)
    yield 0.2
    told = say("terristories.told_goes", name="Ana", land=say("terristories.land.swamp.free"))
    assert told in hand.words(), "at the open table too one may look back"
    yield from hand.back()


@journey
def test_a_whole_turn_of_a_bot_is_seen_in_less_than_two_seconds_and_a_touch_skips_it(hand):
    state = holding(purse(base(3), 6, 6, 6), l3=2)
    enter(state, Step.HARVEST)
    yield from sit(hand, state, *BOTS)
    board, began, spent = hand.board, None, []
    yield from hand.touch(hand.match.bar.act)
    for _ in range(300):
        yield 0.03
        if board.view.step >= Step.CARDS_4 or board.dialogs.turning.moving:
            break
        if board.moving and began is None:
            began = Clock.get_time()
        elif began is not None and not board.moving:
            spent.append(Clock.get_time() - began)
            began = None
    assert spent, "something was seen to move"
    assert max(spent) < 2.0, spent
    for _ in range(100):
        if board.moving:
            break
        yield 0.02
    assert board.moving, "a hazard is turned over, or what it does is seen"
    n = hand.n
    for _ in range(3):
        yield from hand.tap_at(board.canvas.center_x, board.canvas.y + dp(4))
    assert hand.n >= n
    assert not board.dialogs.turning.moving, "a touch goes on"


@journey
def test_wages_rain_and_the_end_are_seen_and_the_goals_counted(hand):
    state = purse(base(3), 12, 6, 6)
    state.indices, state.characters = (7, 8, 7), (0, 3, 6)
    enter(state, Step.WAGES)
    yield from sit(hand, state)
    hand.app.change(speed=2.0)
    board, seen = hand.board, set()
    for _ in range(3):
        assert hand.board.ask is Ask.WAGES
        yield from hand.tap(say(PAY, n=2))
        yield from hand.settled() if hand.hotseat.table.asked else ()
    for _ in range(400):
        yield 0.05
        if board.rain.rolling:
            seen.add("rain")
        if board.tally.moving:
            seen.add("tally")
            break
    assert seen == {"rain", "tally"}
    for _ in range(200):
        yield 0.05
        if say("terristories.tally_both", names="Ana") in hand.words():
            break
    assert say("terristories.tally_common") in hand.words()
    yield from hand.tap_at(board.canvas.center_x, board.canvas.y + dp(4))
    assert not board.tally.moving, "a touch goes on"
    for _ in range(100):
        yield 0.05
        if isinstance(hand.app.screen, ResultScreen):
            break
    hand.app.change(speed=1.0)
    yield from hand.tap("Ana")
    yield 0.1
    assert say("terristories.grade.both") in hand.words()
    assert "house/icon_check" in hand.pictures()


@journey
def test_a_gift_flies_beside_what_others_do_and_nothing_waits_for_it(hand):
    state = dealing(hand_of(purse(base(3), 6, 6, 6), 0, "F04"), s0="F04")
    yield from sit(hand, state)
    board = hand.board
    hand.hotseat.offer(Give(2, 2), 1)
    yield 0.05
    assert board.aside.moving
    assert not board.moving
    yield 1.0
    assert not board.aside.moving


@journey
def test_a_match_that_all_lose_gives_the_cup_to_nobody(hand):
    state = base(3)
    state.round = 8
    enter(state, Step.WAGES)
    yield from sit(hand, state)
    hand.app.change(speed=4.0)
    for _ in range(3):
        yield from hand.tap(say(PAY, n=2))
        yield from hand.settled() if hand.hotseat.table.asked else ()
    for _ in range(400):
        yield 0.05
        if isinstance(hand.app.screen, ResultScreen):
            break
    hand.app.change(speed=1.0)
    cup = next(picture for picture in hand.all(Picture) if picture.name == "house/laurel")
    above = [other.name for other in hand.all(Picture) if other.y > cup.y]
    assert say("result.nobody") in hand.words()
    assert not [name for name in above if name.startswith("house/seat_")]
