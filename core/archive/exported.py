"""Statistics as files for others' programs: a table of matches, or all of it with what was reckoned."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec

from core.archive.statistics import Other, Played, by_game, reckon

COLUMNS = ("ended", "game", "person", "won", "shared", "score", "players", "others", "moves", "seconds")
FORMULAS = "=+-@\t\r"  # what a spreadsheet would reckon, were it a name's first letter


def as_csv(played: Sequence[Played]) -> bytes:
    """A line a match, under a line of headings, in UTF-8 with a mark by which spreadsheets know it."""
    page = io.StringIO(newline="")
    writer = csv.writer(page)
    writer.writerow(COLUMNS)
    for one in played:
        others = "; ".join(_harmless(_told(other)) for other in one.others)
        known = {"others": others, "person": _harmless(one.name), "won": int(one.won), "shared": int(one.shared)}
        row = _cells(one) | known
        writer.writerow("" if row[column] is None else row[column] for column in COLUMNS)
    return b"\xef\xbb\xbf" + page.getvalue().encode()


def as_json(played: Sequence[Played]) -> bytes:
    """All matches, and by game what was reckoned of them."""
    games = {game: reckon([one for one in played if one.game == game])._asdict() for game in by_game(played)}
    whole = {"format": 1, "games": games, "matches": [_cells(one) for one in played]}
    return msgspec.json.format(msgspec.json.encode(whole))


def _cells(one: Played) -> dict[str, object]:
    length = one.length
    return {
        "ended": _moment(one.ended),
        "game": one.game,
        "person": one.name,
        "won": one.won,
        "shared": one.shared,
        "score": one.score,
        "players": one.players,
        "others": [_told(other) for other in one.others],
        "moves": None if length is None else length.moves,
        "seconds": None if length is None else round(length.seconds),
    }


def _moment(ended: float) -> str:
    """Nothing where a match from elsewhere says a time that no calendar has."""
    try:
        return datetime.fromtimestamp(ended, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    except (ValueError, OverflowError, OSError):
        return ""


def _told(other: Other) -> str:
    return other.name if other.level is None else f"{other.name} ({other.level})".strip()


def _harmless(name: str) -> str:
    return f"'{name}" if name[:1] in FORMULAS else name
