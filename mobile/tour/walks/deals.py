"""Deals that people know: the day's, from home to its result; a number that is typed; results beside each other."""

from __future__ import annotations

import random
from datetime import date
from typing import TYPE_CHECKING, Any

from kivy.uix.scrollview import ScrollView

from core.archive.slips import Sat, Slip
from core.daily import daily
from core.deals import Deal, dealt
from core.game import Level
from core.log import Seated
from core.match import Match
from mobile import games
from mobile.screens.deal import DealScreen
from mobile.tour.fingers import Fingers, Missing
from mobile.tour.walks import looking
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.base import Screen
    from mobile.tour.fingers import Steps
    from mobile.tour.pictures import Tour

DAY = date(2026, 11, 20)  # Help Me!'s


def deal_of_day(name: str = "help_me") -> Deal:
    deal = daily(DAY, games.find(name))
    if deal is None:
        raise Missing("there is no such deal")
    return deal


def told(deal: Deal) -> Slip:
    """What a friend sends."""
    names = (Sat("Zoé", 41, True), Sat("Otto", 17, False, Level.NORMAL), Sat("Mina", 23, False))
    return Slip(deal.code, DAY, names[: deal.players])


def until(fingers: Fingers, kind: type[Screen]) -> Steps:
    for _ in range(400):
        yield 0.05
        if isinstance(fingers.app.screen, kind):
            yield 0.3
            return
    raise Missing(f"{kind.__name__} does not come")


def to_the_end(fingers: Fingers, seed: int = 1) -> Steps:
    """The match that is on is played to its end by chance, at once."""
    yield from fingers.settled()
    match: Match[Any, Any, Any, Any, Any] = fingers.match.hotseat.match
    rng = random.Random(seed)
    while match.asked:
        match.play(match.asked[0], match.sample(match.asked[0], rng))
    yield from looking.to_its_result(fingers, match)


def play_the_day(fingers: Fingers) -> Steps:
    """From home, to its result."""
    yield from fingers.tap(say("deal.day"))
    yield from until(fingers, DealScreen)
    yield from fingers.tap(say("setup.play"))
    yield 0.3
    yield from to_the_end(fingers)


def ask(fingers: Fingers) -> Steps:
    """The row of the set-up page."""
    row = next((press for press in fingers.presses() if press.spoken.startswith(f"{say('deal.row')}: ")), None)
    if row is None:
        raise Missing("there is no row for the deal")
    yield from fingers.touch(row)
    yield 0.2


def typed(fingers: Fingers, text: str) -> Steps:
    yield from fingers.type(text)
    yield from fingers.tap(say("ok"))
    yield 0.3


def show(tour: Tour) -> Steps:
    app = tour.app
    today, app.today = app.today, lambda: DAY
    app.go_home()
    yield 0.3
    tour.picture("day_home")
    yield from tour.tap(say("deal.day"))
    yield from until(tour, DealScreen)
    tour.picture("day_page")
    yield from tour.tap(say("setup.play"))
    yield 0.3
    yield from to_the_end(tour)
    tour.picture("day_result")
    yield from tour.tap(say("deal.day"))
    yield from until(tour, DealScreen)
    yield from tour.tap(say("deal.take"))
    yield 0.2
    tour.picture("deal_take")
    yield from typed(tour, "Ana 42")
    tour.picture("deal_take_wrong")
    yield from typed(tour, told(deal_of_day()).line)
    yield from tour.tap(say("ok"))
    yield 0.2
    tour.picture("day_compared")
    app.back()
    yield 0.2
    for view in tour.all(ScrollView):
        view.scroll_y = 0.0
    yield 0.2
    tour.picture("day_result_compared")
    app.go_home()
    yield 0.3
    tour.picture("day_home_done")
    yield from _set_up(tour)
    match = looking.played(tour, "sapiens", deal=2**59 + 4711)
    yield from looking.to_its_result(tour, match)
    tour.picture("deal_result_unknown")
    yield from tour.tap(say("deal.show"))
    yield from until(tour, DealScreen)
    tour.picture("deal_long")
    app.show_matches()
    yield 0.3
    tour.picture("deal_matches")
    rooms = dealt(games.find("help_me"), 3, {}, None, 4711)
    app.flow.open_table("help_me", {}, [Seated("Ana")], None, rooms)
    yield 0.4
    tour.picture("deal_lobby")
    app.go_home()
    yield 0.3
    app.today = today


def _set_up(tour: Tour) -> Steps:
    """A number is chosen for a table, and how it looks then."""
    tour.app.set_up("help_me")
    yield 0.3
    for view in tour.all(ScrollView):
        view.scroll_y = 0.0
    yield 0.2
    tour.picture("deal_row")
    yield from ask(tour)
    tour.picture("deal_which")
    yield from tour.tap(say("deal.type"))
    yield 0.2
    tour.picture("deal_type")
    deal = dealt(games.find("terristories"), 3, {"planet": "tuto", "first_game": "on", "time": "two"}, 1, 4711)
    if deal is None:
        raise Missing("it has no code")
    yield from typed(tour, deal.code[:-1] + ("2" if deal.code[-1] != "2" else "3"))
    tour.picture("deal_type_wrong")
    yield from typed(tour, deal.code)
    yield 0.3
    tour.picture("deal_setup")
    for view in tour.all(ScrollView):
        view.scroll_y = 0.0
    yield 0.2
    tour.picture("deal_setup_below")
    yield from ask(tour)
    yield from tour.tap(say("deal.new_do"))
    yield 0.2
