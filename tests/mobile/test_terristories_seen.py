"""TerriStories in a window: everything may be asked about, what happens is seen, and stays until a touch."""

import pytest

from core.games.terristories.content import LANDS
from core.games.terristories.position import Step
from mobile.boards.terristories import ground
from mobile.words import say
from tests.mobile.colony import sit
from tests.mobile.window import journey
from tests.rules.terristories_positions import base, enter, holding, lies, purse

pytestmark = pytest.mark.once


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


def on_land(hand, land, down=0.0, across=0.0):
    x, y = ground.middle(hand.board.view.planet, land)
    return hand.board.canvas.to_window_place(x + across, y + down)


@journey
def test_everything_on_planet_head_and_band_may_be_asked_about(hand):
    state = lies(holding(purse(base(3), 6, 6, 6), l3=0, l4=2), "E10", site=5)
    enter(state, Step.BUILD)
    yield from sit(hand, state)
    board = hand.board
    kinds = {asked(hand, on_land(hand, land, -40, 24)).kind for land in range(LANDS)}
    assert kinds == {"mountain", "plain", "swamp", "barren"}
    home = ground.crowd_places(board.view, 1)[0][0]
    found = asked(hand, board.canvas.to_window_place(*home))
    assert found.kind == "man"
    assert found.place is not None
    rooms = [asked(hand, board.canvas.to_window_place(*place)) for place in ground.room_places(board.view, 1)]
    assert "zone" in {room.kind for room in rooms}
    spots = {spot.kind: asked(hand, board.band.shelf.place_of(spot)) for spot in board.band.shelf.spots}
    assert all(spots.values()), [kind for kind, thing in spots.items() if thing is None]
    x, y = board.head.index_place(1)
    assert asked(hand, (x, y)).kind == "economy"
    assert asked(hand, (board.head.canvas.x + 12, board.head.canvas.top - 8)).kind == "round"
    for seat in (1, 2):
        assert board.seat_thing(seat).kind == "rival"
