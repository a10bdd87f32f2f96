"""The evening round a match: home with what was begun, a table that is laid, and the last scene of every game."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from kivy.uix.scrollview import ScrollView

from core.game import Level
from core.log import Seated
from core.match import Match
from mobile import games
from mobile.hotseat import HotSeat
from mobile.settings import Table
from mobile.tour.fingers import Missing

if TYPE_CHECKING:
    from mobile.tour.fingers import Steps
    from mobile.tour.pictures import Tour

DEAL = 7
SEATS = (Seated("Ana", None, 0), Seated("Léo", Level.EASY, 1))
MOST = 400  # looks until a scene begins


def show(tour: Tour) -> Steps:
    for name in games.names():
        yield from _laid(tour, name)
        yield from _ended(tour, name)
    tour.app.go_home()
    yield 0.3
    tour.picture("home_begun")
    for view in tour.all(ScrollView):
        view.scroll_y = 0
    yield 0.2
    tour.picture("home_below")


def _laid(tour: Tour, name: str) -> Steps:
    tour.app.evenings = True
    tour.app.begin(name, Table(SEATS, {}, 0))
    yield from _until_it_begins(tour)
    yield 0.7
    tour.picture(f"{name}_laid")
    yield from tour.settled()
    yield 0.2
    tour.picture(f"{name}_begins")
    tour.app.evenings = False
    yield from tour.leave()


def _ended(tour: Tour, name: str) -> Steps:
    """A match of chance; only its end is seen."""
    rng, match = random.Random(DEAL), Match.begin(games.find(name), SEATS, DEAL, first=0)
    while match.asked:
        match.play(match.asked[0], match.sample(match.asked[0], rng))
    tour.app.evenings = True
    tour.app.open_match(HotSeat.here(match))
    if match.outcome is not None and match.outcome.winners:
        yield from _until_it_begins(tour)
        for when in ("last_scene", "crowned"):
            yield 0.9
            tour.picture(f"{name}_{when}")
    tour.app.evenings = False
    tour.app.go_home()
    yield 0.2


def _until_it_begins(tour: Tour) -> Steps:
    for _ in range(MOST):
        if not tour.curtained and tour.match.evening.on:
            return
        yield 0.05
    raise Missing("no scene begins")
