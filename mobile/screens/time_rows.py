"""The time for a choice on the page where a table is set up: how much of it, and what follows when it is up."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from core.timer import SECONDS, Limit, TimeUp
from mobile.screens.option_row import Line
from mobile.words import say


def time_lines(limit: Limit | None, choose: Callable[[Limit | None], None] | None = None) -> list[Line]:
    """One row, and another where there is a limit. Nothing to `choose`: it is settled."""
    amounts = (None, *SECONDS)
    now = None if limit is None else limit.seconds
    then = TimeUp.BELL if limit is None else limit.then

    def way(wanted: Limit | None) -> Callable[[], None] | None:
        return None if choose is None else partial(choose, wanted)

    seconds = amounts[(amounts.index(now) + 1) % len(amounts)] if now in amounts else None
    another = way(None if seconds is None else Limit(seconds, then))

    title = say("time.limit")
    means = say("time.limit.off.means" if limit is None else "time.limit.means")
    least, most = amount(SECONDS[0]), amount(SECONDS[-1])
    given = say("time.limit.range", least=least, most=most)
    off = say("setup.choice", value=amount(None), means=say("time.limit.off.means"))
    card = f"{off}\n{say('setup.choice', value=given, means=say('time.limit.means'))}"
    lines = [Line(title, amount(now), tuple(map(amount, (*amounts, now))), another, means, card)]
    if limit is not None:
        values = {one: say(f"time.then.{one}") for one in TimeUp}
        other = Limit(limit.seconds, TimeUp.BOT if then is TimeUp.BELL else TimeUp.BELL)
        what = {one: say(f"time.then.{one}.means") for one in TimeUp}
        cards = "\n".join(say("setup.choice", value=values[one], means=what[one]) for one in TimeUp)
        lines.append(Line(say("time.then"), values[then], tuple(values.values()), way(other), what[then], cards))
    return lines


def amount(seconds: int | None) -> str:
    """So much time, as it is said."""
    if seconds is None:
        return say("time.limit.off")
    if seconds % 60:
        return say("time.limit.seconds", n=seconds)
    return say("time.limit.minutes", n=seconds // 60)


def said(limit: Limit) -> str:
    """What a table has settled, in a line."""
    return say("time.settled", time=amount(limit.seconds), then=say(f"time.then.{limit.then}"))
