"""Bots as somebody: who they are at the set-up, their faces in a match, a word, the result."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from core.game import Level
from core.log import Seated
from core.match import Match
from mobile import games
from mobile.hotseat import HotSeat
from mobile.screens import chatter
from mobile.screens.result import ResultScreen
from mobile.settings import Table
from mobile.tour.fingers import Missing, Steps
from mobile.words import say

if TYPE_CHECKING:
    from mobile.tour.pictures import Tour

SEATS = (
    Seated("Ana", None, 0),
    Seated("Nino", Level.EASY, 1, "nino"),
    Seated("Rita", Level.NORMAL, 2, "rita"),
    Seated("Hugo", Level.HARD, 3, "hugo"),
)


def show(tour: Tour) -> Steps:
    often, chatter.OFTEN = chatter.OFTEN, 1  # they speak whenever they may
    try:
        yield from _chosen(tour)
        yield from _greeted(tour)
        yield from _ended(tour)
    finally:
        chatter.OFTEN = often


def _chosen(tour: Tour) -> Steps:
    """The level by a touch, and another character."""
    tour.app.store.change(tables={**tour.app.settings.tables, "sapiens": Table(SEATS, {}, 0)})
    tour.app.set_up("sapiens")
    yield 0.3
    tour.picture("bots_setup")
    yield from tour.tap(say("setup.grade", level=say(f"level.{Level.EASY}")))
    yield from tour.tap(say("setup.edit", name="Nino"))
    yield 0.2
    tour.picture("bots_cast")
    yield from tour.tap("Iris")
    yield from tour.tap(say("ok"))
    yield 0.2
    tour.picture("bots_changed")


def _greeted(tour: Tour) -> Steps:
    tour.app.begin("sapiens", Table(SEATS, {}, 1))
    for _ in range(40):
        if tour.all(chatter.Bubble):
            break
        yield 0.05
    else:
        raise Missing("nobody says hello")
    yield 0.1
    tour.picture("bots_word")
    yield from tour.settled()
    tour.picture("bots_match")


def _ended(tour: Tour) -> Steps:
    rng = random.Random(3)
    match = Match.begin(games.find("help_me"), SEATS, 3, first=0)
    while match.asked:
        match.play(match.asked[0], match.sample(match.asked[0], rng))
    tour.app.open_match(HotSeat.here(match))
    for _ in range(100):
        if isinstance(tour.app.screen, ResultScreen):
            break
        yield 0.05
    yield 0.1
    tour.picture("bots_result")
    tour.app.go_home()
    yield 0.2
