"""How a match went, in sentences: what decided it, what happened in a turn, how everybody stood then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.chart.chart import Chart, Decided, Turn, Unit
from core.game import Seat
from core.log import Kind
from core.match import SeenEntry
from mobile.screens.entry_line import entry_line
from mobile.words import count, say, whose

if TYPE_CHECKING:
    from mobile.screens.match_base import MatchBase

COUNTED = ("points.close", "points.clear", "points.far", "rahan.far", "terristories.short")


def listed(names: list[str]) -> str:
    *first, last = names
    return say("list.and").join((say("list.comma").join(first), last)) if first else last


def decided_line(match: MatchBase, decided: Decided) -> str:
    """What the match was won or lost by; nothing where there is nothing to be said of it."""
    name, other = _name(match, decided.seat), listed([_name(match, seat) for seat in (decided.other, *decided.beside)])
    if not decided.kind:
        return ""
    given: dict[str, object] = {"name": name, "other": other, "number": decided.number}
    given |= {key: say(word) for key, word in decided.names.items()}
    key = f"chart.{decided.kind}"
    line = count(key, decided.n, **given) if decided.kind in COUNTED else say(key, n=decided.n, **given)
    if not decided.cause:
        return line
    return say("chart.by", line=line.rstrip("."), by=say(f"chart.by.{decided.cause}", **given))


def _name(match: MatchBase, seat: Seat) -> str:
    return match.hotseat.seats[seat].name if seat >= 0 else ""


def when_line(match: MatchBase, turn: Turn) -> str:
    return say(match.board.when, n=turn.when)


def head_line(match: MatchBase, chart: Chart, k: int) -> str:
    """When a turn was, and what it was in the match."""
    when = when_line(match, chart.turns[k])
    if k == chart.turning and chart.turned is not None:
        return say("chart.both" if k == chart.best else f"chart.{chart.turned}", when=when)
    if k == chart.best:
        return say(f"chart.best.{chart.judged}", when=when)
    doer = chart.turns[k].seat
    return say("chart.turn_of", when=when, name=match.hotseat.seats[doer].name) if doer >= 0 else when


def told_line(match: MatchBase, turn: Turn) -> str:
    """What happened in it: by the entry that changed most, else by all of them."""
    lines = [_told(match, n) for n in (turn.key, *range(turn.first, turn.last + 1))]
    return next((line for line in lines if line), "") or _plain(match, turn)


def _plain(match: MatchBase, turn: Turn) -> str:
    """Of a move its game tells nothing about: who made it."""
    return say("entry.move", name=match.hotseat.seats[turn.seat].name) if turn.seat >= 0 else say("entry.setup")


def _told(match: MatchBase, n: int) -> str:
    seen = match.hotseat.table.seen(n, None)
    if not isinstance(seen, SeenEntry):
        return ""
    if seen.kind in (Kind.MOVE, Kind.TIME_UP):
        return match.board.neutral_line(seen)
    return entry_line(seen, match.board, match.hotseat, True)


def stands_line(match: MatchBase, chart: Chart, k: int) -> str:
    """How everybody stood after a turn."""
    said = []
    for line, stand in zip(chart.lines, chart.turns[k].stands, strict=True):
        value = str(stand) if chart.unit is Unit.POINTS else say("chart.percent", n=round(stand / 10))
        name = listed([match.hotseat.seats[seat].name for seat in line.seats])
        said.append(say(f"chart.stand.{line.goal or 'plain'}", name=name, whose=whose(name), value=value))
    return say("list.comma").join(said)


def spoken_line(match: MatchBase, chart: Chart) -> str:
    """The whole chart in words, for who hears it."""
    said = [say("chart.spoken", stands=stands_line(match, chart, len(chart.turns) - 1))]
    ahead = _leads_since(chart)
    if ahead is not None:
        turn, line = ahead
        name = listed([match.hotseat.seats[seat].name for seat in chart.lines[line].seats])
        said.append(say("chart.spoken_ahead", name=name, when=when_line(match, chart.turns[turn])))
    moments = [k for k in dict.fromkeys((chart.turning, chart.best)) if k >= 0]
    said += [f"{head_line(match, chart, k)} {told_line(match, chart.turns[k])}".strip() for k in moments]
    return " ".join(said)


def _leads_since(chart: Chart) -> tuple[int, int] | None:
    """From which turn on the line that ends highest was ahead alone."""
    plain = [k for k, line in enumerate(chart.lines) if not line.goal]
    last = chart.turns[-1].stands
    if len(plain) < 2:
        return None
    first = max(plain, key=last.__getitem__)
    since = None
    for k in range(len(chart.turns) - 1, -1, -1):
        stands = chart.turns[k].stands
        if any(stands[other] >= stands[first] for other in plain if other != first):
            break
        since = k
    return None if since is None else (since, first)
