"""What is said of deals: how their tables look, what is wrong with a code, how their matches ended."""

from __future__ import annotations

from datetime import date, timedelta

from core.archive.slips import Slip, slip_of
from core.deals import Deal, Miscopied
from core.game import Outcome
from core.log import Setup
from mobile import games
from mobile.hotseat import named
from mobile.screens.time_rows import amount
from mobile.words import count, say


def wrong(bad: Miscopied) -> str:
    """Which part of a code is wrong."""
    given = dict(bad.given)
    if "game" in given:
        given["game"] = say(f"game.{given['game']}")
    return say(bad.reason, **given)


def about(deal: Deal) -> str:
    """Its table, in a sentence: how many play, and what is not as usual."""
    parts = [count("deal.players", deal.players)]
    if deal.first is not None:
        parts.append(say("deal.first", n=deal.first + 1))
    for option in games.find(deal.game).options:
        value = deal.options[option.name]
        if value != option.default:
            title, named_value = say(f"{deal.game}.{option.name}"), say(f"{deal.game}.{option.name}.{value}")
            parts.append(say("deal.option", title=title, value=named_value))
    if deal.limit is not None:
        parts.append(say("deal.option", title=say("time.limit"), value=amount(deal.limit.seconds)))
        parts.append(say("deal.option", title=say("time.then"), value=say(f"time.then.{deal.limit.then}")))
    return say("list.comma").join(parts)


def told(code: str, setup: Setup, outcome: Outcome, ended: float) -> Slip | None:
    """A match's result as others may read it, with everybody's name as it is said here."""
    return slip_of(code, named(setup.seats), outcome, ended)


def scores(slip: Slip) -> str:
    """Everybody's name and points, in the order of the seats."""
    return say("list.comma").join(say("deal.sat", name=sat.name, points=sat.points) for sat in slip.sat)


def when(day: date, today: date) -> str:
    """A day, as one says it."""
    if day == today:
        return say("deal.today")
    return say("deal.yesterday") if day == today - timedelta(days=1) else dated(day)


def dated(day: date) -> str:
    return say("deal.date", day=day.day, month=say(f"month.{day.month}"), year=day.year)


def shared(deal: Deal, slip: Slip | None, day: date | None) -> str:
    """What is sent: the deal, and how one's own match ended."""
    game = say(f"game.{deal.game}")
    if day is None:
        text = say("deal.share", game=game, code=deal.code)
    else:
        text = say("deal.share_day", game=game, code=deal.code, day=dated(day))
    return text if slip is None else f"{text}\n{slip.line}"
