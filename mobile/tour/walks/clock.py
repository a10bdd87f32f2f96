"""A match by the clock: where it is chosen, calm, short and up, stopped, and who plays for somebody who is away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.game import Level
from core.log import Seated
from core.timer import Limit, TimeUp
from mobile.screens.pause_cover import PauseCover
from mobile.screens.time_tag import TimeTag
from mobile.settings import Table
from mobile.tour.fingers import Missing, Steps
from mobile.tour.walks import help_me
from mobile.words import say

if TYPE_CHECKING:
    from mobile.tour.pictures import Tour

SEATS = (
    Seated("Ana", None, 0),
    Seated("Barnabé", None, 1),
    Seated("Rita", Level.EASY, 2, "rita"),
    Seated("Hugo", Level.EASY, 3, "hugo"),
)


def show(tour: Tour) -> Steps:
    yield from _chosen(tour)
    yield from _counted(tour)
    yield from _away(tour)


def _chosen(tour: Tour) -> Steps:
    table = Table(SEATS, {}, 0, limit=Limit(60, TimeUp.BOT))
    tour.app.store.change(tables={**tour.app.settings.tables, "sapiens": table})
    tour.app.set_up("sapiens")
    yield 0.3
    tour.picture("clock_setup")


def _counted(tour: Tour) -> Steps:
    for seats, seconds in ((SEATS, 60), (SEATS[:2], 10)):
        tour.app.begin("sapiens", Table(seats, {}, 0, limit=Limit(seconds)))
        yield 0.3
        yield from tour.settled()
        yield from _until(tour, seconds)
        tour.picture(f"clock_{len(seats)}")
    yield from _until(tour, 0)
    yield 0.3
    tour.picture("clock_up")
    yield from tour.tap(say("menu"))
    yield 0.3
    tour.picture("clock_menu")
    yield from tour.tap(say("time.pause"))
    yield 0.3
    if not tour.all(PauseCover):
        raise Missing("the match is not stopped")
    tour.picture("clock_paused")
    yield from tour.tap(say("time.go_on"))
    yield 0.3


def _until(tour: Tour, seconds: int) -> Steps:
    for _ in range(300):
        tag = tour.all(TimeTag)
        if tag and tag[0].shown is not None and tag[0].shown[1] <= seconds:
            return
        yield 0.1
    raise Missing(f"the clock does not come to {seconds} seconds")


def _away(tour: Tour) -> Steps:
    """From the cover on, for somebody who is not here."""
    tour.app.begin("help_me", Table(SEATS[:2], {}, 0, limit=Limit(60)))
    yield 0.3
    yield from tour.open_cover()
    yield from help_me.go_on(tour)
    yield from tour.settled()
    tour.picture("clock_cover")
    yield from tour.tap(say("menu"))
    yield 0.3
    yield from tour.tap(say("match.away"))
    yield 0.3
    tour.picture("clock_away")
    yield from tour.tap(say("cancel"))
    tour.app.go_home()
    yield 0.3
