"""What the tour shows of TerriStories: every phase with what it asks, secrets held open, and both ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from core.game import Level
from core.games.terristories.position import INFLUENCE, Pledge, Promise, State, Step
from mobile.boards.terristories import band
from mobile.boards.terristories.board import Board
from mobile.boards.terristories.card import CardRow
from mobile.boards.terristories.hand_panel import Mini
from mobile.boards.terristories.roles import RoleRow
from mobile.boards.terristories.votes import VotePlate
from mobile.tour.fingers import Finger, Missing, Steps
from mobile.tour.walks import terristories_drags as drags
from mobile.tour.walks import terristories_positions as positions
from mobile.tour.walks.terristories_drags import board_of, land_place
from mobile.tour.walks.terristories_positions import TUTO, enter, last_in, midway
from mobile.words import say

if TYPE_CHECKING:
    from mobile.tour.pictures import Tour

BOTS = (None, Level.EASY, Level.EASY)


def show(tour: Tour) -> Steps:
    """Roles first, where the match has just begun; then one phase after the other, and the ends."""
    yield from roles(tour)
    scenes = (
        settling,
        council,
        building,
        acting,
        proposing,
        negotiating,
        harvesting,
        hazard,
        raining,
        holding,
    )
    for scene in scenes:
        yield from scene(tour)
        yield from tour.leave()
    for ending in (meeting, winning, losing):
        yield from ending(tour)
        tour.app.go_home()
        yield 0.3


def sit(tour: Tour, state: State) -> Steps:
    """One person with two bots in a position."""
    yield from drags.lay_out(tour, state, BOTS, **TUTO)
    yield from tour.settled(60.0)


def shown(tour: Tour, seen: Callable[[], object], name: str) -> Steps:
    """A picture when something is seen, by how much of it is shown and not by the clock."""
    for _ in range(1500):
        if seen():
            tour.picture(f"terristories_{name}")
            return
        yield 0.0
    raise Missing(f"nothing is to be seen: {name}")


def spot(tour: Tour, kind: str) -> tuple[float, float]:
    """Where something of the band is."""
    place = board_of(tour).band.place(kind)
    if place is None:
        raise Missing(f"no {kind}")
    return place


def done(tour: Tour) -> Steps:
    """The last of the buttons."""
    yield from tour.tap(board_of(tour).actions()[-1].text)


# Set-up


def roles(tour: Tour) -> Steps:
    yield from tour.settled()
    free = [row for row in tour.all(RoleRow) if row.enabled]
    yield from tour.touch(free[-1])
    tour.picture("terristories_roles")
    yield from tour.leave()


def settling(tour: Tour) -> Steps:
    """A zone is carried to a land."""
    yield from sit(tour, positions.settled(positions.HOMES[:3]))
    goal = drags.below(tour, 4)
    yield from tour.drag(spot(tour, band.ZONES), goal, lambda: tour.picture("terristories_settle"))


# Development


def council(tour: Tour) -> Steps:
    """An index point is paid for, and voted on."""
    yield from sit(tour, enter(midway(), Step.COUNCIL))
    board = board_of(tour)
    for _ in range(2):
        more = board.negotiation.desk.offers[INFLUENCE].more
        if more.enabled:
            yield from tour.touch(more)
    yield 0.3
    yield from tour.touch(tour.all(VotePlate)[1])
    yield from tour.settled(60.0)
    tour.picture("terristories_council")


def building(tour: Tour) -> Steps:
    """Somebody walks where less is to be had; a zone is founded; and what may not be is told."""
    yield from sit(tour, enter(midway(), Step.BUILD))
    start, near, far = land_place(tour, 1), drags.below(tour, 2), drags.below(tour, 10)
    yield from tour.drag(start, near, lambda: tour.picture("terristories_walk"))
    board_of(tour).cancel()
    yield from tour.drag(start, far, lambda: tour.picture("terristories_too_far"))
    board_of(tour).cancel()
    goal = drags.below(tour, 1)
    yield from tour.drag(spot(tour, band.ZONES), goal, lambda: tour.picture("terristories_found"))


def acting(tour: Tour) -> Steps:
    """Which card acts first; and a card large."""
    state = midway()
    positions.wait(state, 0, "F04", "F07")
    positions.stock(state, 0, "F08")
    yield from sit(tour, enter(state, Step.CARDS_6))
    tour.picture("terristories_cards")
    yield from tour.touch(tour.all(CardRow)[0])
    yield 0.2
    tour.picture("terristories_card")
    board_of(tour).cancel()


# Projects


def proposing(tour: Tour) -> Steps:
    yield from sit(tour, enter(midway(), Step.PROPOSE))
    own = board_of(tour).negotiation.own_cards
    cards = [press for press in tour.presses() if getattr(getattr(press, "card", None), "number", -1) in own]
    yield from tour.touch(cards[1])
    tour.picture("terristories_propose")


def negotiating(tour: Tour) -> Steps:
    """Shares are laid, something is promised, and a promise is due."""
    state = midway(promises=(Promise(0, 1, Pledge.GIVE, 2, 3),))
    yield from sit(tour, positions.offer(state, "F10", "G04", "E13"))
    tour.picture("terristories_deal")
    way = drags.way_of_cube(tour)
    yield from tour.drag(way.start, way.legal, lambda: tour.picture("terristories_cube"))
    board = board_of(tour)
    for slot in (1, 2):
        if board.negotiation.desk.offers[slot].more.enabled:
            yield from tour.touch(board.negotiation.desk.offers[slot].more)
    yield from tour.tap(say("terristories.deed.give"))
    yield from tour.tap("Mina")
    yield from tour.tap(say("terristories.deed.later", whose=""))
    tour.picture("terristories_promise")
    yield from tour.tap(say("terristories.deed.promise"))
    yield from tour.settled(60.0)
    tour.picture("terristories_promised")


# Harvest, hazard, wages, rain


def harvesting(tour: Tour) -> Steps:
    """So much that a land would turn barren."""
    state = midway()
    positions.fills(state, 1, 4)
    yield from sit(tour, enter(state, Step.HARVEST))
    yield from tour.tap(say("terristories.button.all"))
    tour.picture("terristories_harvest")


def hazard(tour: Tour) -> Steps:
    """It is turned over, and labels that are shared ward it off where they lie together."""
    state = positions.hazard(midway(), 2)
    yield from sit(tour, last_in(state, Step.HARVEST))
    yield from done(tour)
    turning = board_of(tour).dialogs.turning
    yield from shown(tour, lambda: turning.moving and turning._passed > 1.0, "hazard")
    turning.finish()
    board = board_of(tour)
    yield from shown(tour, lambda: board.overlay.half_way, "warded")
    yield from tour.settled(60.0)
    tour.picture("terristories_wages")


def raining(tour: Tour) -> Steps:
    yield from sit(tour, last_in(midway(), Step.WAGES))
    yield from done(tour)
    board = board_of(tour)
    yield from shown(tour, lambda: board.rain.part > 0.4, "rain")
    yield from shown(tour, lambda: not board.rain.rolling and board.overlay.half_way, "rained")
    yield from tour.settled(60.0)


# What one has


def holding(tour: Tour) -> Steps:
    """A hand that is held open, one's goal in it, and what lies before one."""
    yield from sit(tour, enter(midway(), Step.BUILD))
    finger = Finger(*spot(tour, band.HAND))
    finger.down()
    yield 0.5
    card = tour.all(Mini)[1]
    finger.move_to(*card.to_window(*card.center))
    yield 0.2
    tour.picture("terristories_hand")
    finger.up()
    yield 0.2
    yield from tour.tap_at(*spot(tour, band.LYING))
    yield 0.2
    tour.picture("terristories_lying")
    board_of(tour).cancel()


# Ends


def near_the_end(tour: Tour, state: State) -> Steps:
    """The first seat pays the last wages."""
    yield from sit(tour, last_in(state, Step.WAGES))
    yield from done(tour)


def meeting(tour: Tour) -> Steps:
    """A personal goal is met, and the table may go on."""
    yield from near_the_end(tour, midway(indices=(5, 9, 4), characters=(0, 3, 6), resources=(16, 5, 7)))
    yield from tour.settled(60.0)
    tour.picture("terristories_go_on")


def winning(tour: Tour) -> Steps:
    yield from near_the_end(tour, midway(indices=(7, 9, 8), characters=(0, 3, 6), resources=(16, 5, 7)))
    yield from ended(tour, "won")


def losing(tour: Tour) -> Steps:
    yield from near_the_end(tour, midway(indices=(5, 2, -1), characters=(0, 3, 6), round=8))
    yield from ended(tour, "lost")


def ended(tour: Tour, name: str) -> Steps:
    """Goals are counted; then the result."""
    board: Board = board_of(tour)
    tally = board.tally
    yield from shown(tour, lambda: tally.moving and tally._shown == len(tally._rows), f"counted_{name}")
    tour.app.evenings = True
    yield from shown(tour, lambda: tour.match.evening.on, f"{name}_scene_begins")
    yield 0.6
    tour.picture(f"terristories_{name}_scene")
    tour.app.evenings = False
    yield from tour.settled(60.0)
    yield 1.0
    tour.picture(f"terristories_{name}")
