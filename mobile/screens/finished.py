"""Finished matches: the way to look back at one, from its result or from the list, and the list's second part."""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Any

from kivy.metrics import dp

from core.archive import Kept
from core.deals import Deal, Miscopied, deal_of, known
from core.match import Match
from core.past import PastTable, Unseen
from core.replay import Broken
from core.table import LocalTable
from mobile import games
from mobile.hotseat import named
from mobile.look import theme
from mobile.look.column import Column
from mobile.look.kit import Bare, Picture, PressPlate, Text, put
from mobile.look.theme import roomy
from mobile.screens.looking_back import LookBackScreen
from mobile.screens.story_words import listed
from mobile.screens.working import Working
from mobile.words import count, say

if TYPE_CHECKING:
    from mobile.screens.base import Screen
    from mobile.screens.match_base import MatchBase
    from mobile.screens.navigator import Navigator

log = logging.getLogger(__name__)


def look_back_at(app: Navigator, match: MatchBase, n: int = 0) -> None:
    """At the match whose result is shown, as it was after an entry; it may be looked back at already."""
    table = match.hotseat.table
    if isinstance(match, LookBackScreen):
        match.again(n)
    elif isinstance(table, LocalTable):
        try:
            past = PastTable.of(table)
        except Unseen:
            _cannot(app, say("past.old_rules"))
        else:
            past.go(n)
            app.look_back(past, match.hotseat.hinted)


def open_kept(app: Navigator, kept: Kept, back: Callable[[], None]) -> None:
    """At one of the store's, which is played again for that, a little each frame."""
    game, screen = games.find(kept.game), app.screen
    if app.archive is None or screen is None:
        return

    def failed(broken: Exception) -> None:
        if not isinstance(broken, Broken | Unseen):
            raise broken
        log.warning("a match cannot be looked back at: %s", broken)
        if app.archive is not None:
            app.archive.notices.clear()
        why = "past.old_rules" if kept.setup.rules != game.rules else "past.unreadable"
        _cannot(app, f"{say(why)} {result_line(kept)}")

    def then(past: PastTable) -> None:
        app.look_back(past, app.hints.of(kept.id, kept.setup), back)

    Working(screen, say("past.opening"), _past_of(app.archive.resuming(game, kept.id)), then, failed)


def _past_of(steps: Generator[float, None, Match[Any, Any, Any, Any, Any]]) -> Generator[float, None, PastTable]:
    return PastTable((yield from steps))


def _cannot(app: Navigator, why: str) -> None:
    if app.screen is not None:
        app.screen.dialog(say("past.title"), why, [(say("ok"), None)])


def result_line(kept: Kept) -> str:
    """How it ended, in a sentence."""
    outcome, seats = kept.outcome, named(kept.setup.seats)
    names = [seats[seat].name for seat in outcome.winners if seat < len(seats)] if outcome is not None else []
    if not names:
        return say("past.nobody")
    if len(names) == 1:
        return say("past.wins", name=names[0])
    shared = outcome is not None and games.find(kept.game).shared(outcome)
    return say("past.share" if shared else "past.win", names=listed(names))


def scores_line(kept: Kept) -> str:
    """Everybody's name, with the points where there are any."""
    outcome, seats = kept.outcome, named(kept.setup.seats)
    points = outcome.scores if outcome is not None and any(outcome.scores) else ()
    said = [
        say("past.points", name=who.name, n=points[k]) if k < len(points) else who.name for k, who in enumerate(seats)
    ]
    return say("list.comma").join(said)


def finished_row(screen: Screen, column: Column, kept: Kept, ago: str, forget: Callable[[], None]) -> None:
    """One of the list: which game, how it ended, who played, and when."""
    line, back = roomy(24), screen.app.show_matches
    card = PressPlate("house/panel_paper", lambda: open_kept(screen.app, kept, back))
    result, people = result_line(kept), f"{scores_line(kept)}{say('list.comma')}{ago}"
    card.spoken = f"{say(f'game.{kept.game}')}. {result}"
    room = column.width - dp(124)
    parts = [
        Text(say(f"game.{kept.game}"), 18, colour=theme.INK, fraunces=True, lines=1),
        Text(result, 15, 800, theme.INK, lines=1),
        Text(people, 14, 600, theme.INK_SECOND, lines=2),
    ]
    rows = (line, line, line * 1.7)
    deal = deal_kept(screen.app, kept)
    high, foot = sum(rows) + dp(14), roomy(44, 1.4) + dp(6) if deal is not None else 0.0
    column.stack(card, high + foot, dp(8))
    top = card.top - dp(7)
    for part, tall in zip(parts, rows, strict=True):
        top -= tall
        put(part, card.x + dp(14), top, room, tall)
        card.add_widget(part)
    if deal is not None:
        _number(screen.app, card, deal, foot - dp(6))
    again = Picture("house/icon_replay", fill=True)
    put(again, card.right - dp(100), card.y + foot + high / 2 - dp(15), dp(30), dp(30))
    away = Bare("bin", forget, say("matches.forget"))
    put(away, card.right - dp(56), card.y + foot, dp(50), high)
    card.add_widget(again)
    card.add_widget(away)


def deal_kept(app: Navigator, kept: Kept) -> Deal | None:
    """What was dealt in a finished match, where that is known here and can be played today."""
    game = games.find(kept.game)
    try:
        deal = known(game, kept.setup)
    except Miscopied:
        return None
    number = app.archive.deal(kept.id) if deal is None and app.archive is not None else None
    return deal if number is None else deal_of(game, kept.setup, number)


def _number(app: Navigator, card: PressPlate, deal: Deal, high: float) -> None:
    """Its deal's number at the foot of the row, and the way to all that is known of it."""
    way = PressPlate("house/chip_paper", lambda: app.show_deal(deal))
    way.spoken = say("deal.number", code=deal.code)
    put(way, card.x + dp(8), card.y + dp(6), card.width - dp(16), high)
    die = Picture("house/icon_dice", fill=True)
    put(die, way.x + dp(8), way.center_y - dp(11), dp(22), dp(22))
    words = Text(way.spoken, 14, 700, theme.INK, lines=2)
    put(words, way.x + dp(38), way.y, way.width - dp(46), high)
    way.add_widget(die)
    way.add_widget(words)
    card.add_widget(way)


def shown_of(kept: list[Kept], pages: int) -> tuple[list[Kept], str]:
    """So many pages of the list, and what the button for more of them says; nothing where there are none."""
    shown = kept[: pages * PAGE]
    rest = len(kept) - len(shown)
    return shown, count("past.more", rest) if rest else ""


PAGE = 12
