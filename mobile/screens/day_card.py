"""The deal of the day, from home: which game it is today, and how one's own match of it ended."""

from __future__ import annotations

from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from kivy.metrics import dp

from core import daily
from mobile import games
from mobile.look import theme
from mobile.look.column import Column
from mobile.look.kit import Picture, PressPlate, Text, put
from mobile.look.theme import roomy
from mobile.words import count, say

if TYPE_CHECKING:
    from core.archive import Result
    from mobile.screens.navigator import Navigator

GAP = 6  # dp


def day_high() -> float:
    """How high the card is, with what is between it and the next thing."""
    return roomy(56, 1.8) + dp(GAP)


def stack_day(column: Column, app: Navigator) -> None:
    """It loads nothing of its game."""
    today = app.today()
    name = daily.game_of(today, games.names())
    card = PressPlate("house/panel_dark", partial(app.show_day, name))
    card.spoken = say("deal.day")
    high = day_high() - dp(GAP)
    column.stack(card, high, dp(GAP))
    scene = Picture(f"{name}/scene", fill=True)
    wide = min(dp(66), card.width * 0.22)
    put(scene, card.x + dp(9), card.y + dp(7), wide, high - dp(14))
    room = card.width - wide - dp(60)
    title = Text(say("deal.day"), 17, 800, theme.GOLD, lines=1)
    put(title, scene.right + dp(10), card.y + high * 0.48, room, high * 0.44)
    second = Text(_stands(app, today, name), 14, 600, theme.ON_WOOD, lines=1)
    put(second, scene.right + dp(10), card.y + high * 0.08, room, high * 0.4)
    arrow = Picture("house/icon_next", fill=True)
    put(arrow, card.right - dp(34), card.center_y - dp(11), dp(22), dp(22))
    for part in (scene, title, second, arrow):
        card.add_widget(part)


def _stands(app: Navigator, today: date, name: str) -> str:
    """The game with whom one plays it; once begun, how the first try stands."""
    game, tries = say(f"game.{name}"), app.slips.tries(today, name)
    if not tries or app.archive is None:
        (bot,) = daily.characters(today, name)
        return say("deal.day_new", game=game, name=bot.name)
    result = app.archive.result(tries[0])
    if result is not None:
        return _ended(game, result)
    on = any(kept.id == tries[0] for kept in app.kept())
    return say("deal.day_open" if on else "deal.day_left", game=game)


def _ended(game: str, result: Result) -> str:
    """How the first try ended, for who sits on the first seat."""
    scores, winners = result.outcome.scores, result.outcome.winners
    won = say("deal.day_won" if 0 in winners else "deal.day_lost")
    if not scores or not any(scores):
        return say("deal.day_done", game=game, won=won)
    return count("deal.day_points", scores[0], game=game, won=won)
