"""Charts of finished matches, once reckoned: so that none is reckoned twice."""

from __future__ import annotations

from pathlib import Path

import msgspec

from core.chart.chart import Chart
from core.log import Setup
from mobile.notes import Notes

FORMAT = 2  # raised when charts of before tell something else


class Kept(msgspec.Struct, frozen=True):
    """One match's, as it was after an entry."""

    format: int
    setup: Setup
    n: int
    chart: Chart


class Charts:
    """Those of the store's matches."""

    def __init__(self, folder: Path) -> None:
        self._notes = Notes(folder, "chart", Kept)

    def of(self, match: int | None, setup: Setup, n: int) -> Chart | None:
        """That of a match which ended with this entry, if it is kept."""
        found = self._notes.get(match) if match is not None else None
        if found is None or (found.format, found.setup, found.n) != (FORMAT, setup, n):
            return None
        chart: Chart = found.chart
        return chart if _possible(chart, setup, n) else None

    def put(self, match: int | None, setup: Setup, n: int, chart: Chart) -> None:
        if match is not None:
            self._notes.put(match, Kept(FORMAT, setup, n, chart))

    def forget(self, match: int) -> None:
        self._notes.forget(match)

    def keep_only(self, matches: set[int]) -> None:
        self._notes.keep_only(matches)


def _possible(chart: Chart, setup: Setup, n: int) -> bool:
    """Does it name nothing that there is not?"""
    turns, players = chart.turns, range(setup.players)
    return (
        len(turns) > 0
        and all(0 <= turn.first <= turn.last <= n and 0 <= turn.key <= n for turn in turns)
        and all(turn.seat < setup.players and len(turn.stands) == len(chart.lines) for turn in turns)
        and all(line.seats and all(seat in players for seat in line.seats) for line in chart.lines)
        and max(chart.turning, chart.best) < len(turns)
        and chart.least < chart.most
    )
