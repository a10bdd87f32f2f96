"""How a table of a known deal ended, as one line that people send each other, and what a device has gathered of them.

A line is anybody's word: nothing proves it. It is read strictly, and one that is not as we write it is none.
"""

from __future__ import annotations

import contextlib
import logging
import re
from datetime import date, timedelta
from pathlib import Path
from typing import NamedTuple

from core.game import EndReason, Level, Outcome
from core.letters import GROUPED, plain
from core.log import Seated
from core.packing import Unreadable

log = logging.getLogger(__name__)

MARK = "Pichenette"
LONGEST = 400  # characters of a line
NAME = 24
MOST = 100  # lines of one deal
KEPT = timedelta(days=60)  # how long it is remembered which match was a day's first try
_LINE = re.compile(
    rf"{MARK} (?P<code>{GROUPED}(?:-{GROUPED})*) (?P<day>[0-9]{{4}}-[0-9]{{2}}-[0-9]{{2}}): (?P<sat>[^\n]+)"
)
_SAT = re.compile(r"(?P<name>[^,()+]{1,24}) (?P<points>0|-?[1-9][0-9]{0,5})(?P<won>\+?)(?: \((?P<level>[a-z]+)\))?")


class Sat(NamedTuple):
    """Somebody who sat there, in the order of the seats."""

    name: str
    points: int
    won: bool
    level: Level | None = None  # a bot's


class Slip(NamedTuple):
    """One table's result."""

    code: str
    day: date
    sat: tuple[Sat, ...]

    @property
    def best(self) -> int:
        """The most that a person there has; of bots alone, that one of them has."""
        persons = [sat.points for sat in self.sat if sat.level is None]
        return max(persons or [sat.points for sat in self.sat])

    @property
    def won(self) -> bool:
        """Is a person there among those who won?"""
        return any(sat.won and sat.level is None for sat in self.sat)

    @property
    def line(self) -> str:
        """As it is sent."""
        said = [
            f"{sat.name} {sat.points}{'+' * sat.won}{f' ({sat.level})' if sat.level is not None else ''}"
            for sat in self.sat
        ]
        return f"{MARK} {self.code} {self.day.isoformat()}: {', '.join(said)}"


def slip_of(code: str, seats: tuple[Seated, ...], outcome: Outcome, ended: float) -> Slip | None:
    """A match's; nothing where somebody gave it up, for then its points say nothing."""
    if outcome.reason == EndReason.RESIGNED or len(outcome.scores) != len(seats):
        return None
    sat = tuple(
        Sat(_tidy(who.name), points, seat in outcome.winners, who.level)
        for seat, (who, points) in enumerate(zip(seats, outcome.scores, strict=True))
    )
    return Slip(code, day_of(ended), sat)


def day_of(ended: float) -> date:
    """Here; a match that came from elsewhere says what it likes, and not each number of seconds has a day."""
    try:
        return date.fromtimestamp(ended)
    except (ValueError, OverflowError, OSError):
        return date(1970, 1, 1)


def read_slip(text: str) -> Slip:
    """The slip in a text, which may say more around its line; raises Unreadable."""
    begins = [found.start() for found in re.finditer(rf"{MARK} (?={GROUPED})", text)]
    if len(begins) != 1:
        raise Unreadable("no line of a result, or several")
    line = text[begins[0] :].splitlines()[0].strip()
    found = _LINE.fullmatch(line) if len(line) <= LONGEST else None
    if found is None:
        raise Unreadable("not as we write it")
    try:
        day = date.fromisoformat(found["day"])
    except ValueError as bad:
        raise Unreadable(str(bad)) from bad
    return Slip(found["code"], day, tuple(map(_sat, found["sat"].split(", "))))


def _sat(text: str) -> Sat:
    found = _SAT.fullmatch(text)
    if found is None or found["name"] != _tidy(found["name"]) or found["level"] not in (None, *Level):
        raise Unreadable("nobody's result")
    level = Level(found["level"]) if found["level"] else None
    return Sat(found["name"], int(found["points"]), bool(found["won"]), level)


def _tidy(name: str) -> str:
    """Without what stands between two of them."""
    return plain(re.sub(r"[,()+]", " ", name), NAME) or "?"


class Slips:
    """A folder: of each deal the lines that came from elsewhere, and of each day which matches tried its deal."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def of(self, code: str) -> list[Slip]:
        """What others sent, in the order in which it came. What cannot be read is left out."""
        found = []
        for line in self._lines(self._path(code)):
            with contextlib.suppress(Unreadable):
                found.append(read_slip(line))
        return [slip for slip in found if slip.code == code][:MOST]

    def add(self, slip: Slip) -> bool:
        """Keep another one; was it not there yet? Raises OSError."""
        kept = self.of(slip.code)
        if slip in kept:
            return False
        self._write(self._path(slip.code), [one.line for one in [*kept, slip][-MOST:]])
        return True

    def tries(self, day: date, game: str) -> list[int]:
        """The numbers of the matches that tried the day's deal, the first one first."""
        return [int(line) for line in self._lines(self._day(day, game)) if line.isascii() and line.isdecimal()]

    def tried(self, day: date, game: str, match: int) -> None:
        """One more try. What cannot be written is not remembered."""
        try:
            self._write(self._day(day, game), [*map(str, self.tries(day, game)), str(match)])
        except OSError as full:
            log.warning("a try is not written down: %s", full)

    def forget_before(self, day: date) -> None:
        """Days long past."""
        for path in self._days():
            if path.name[:10] < (day - KEPT).isoformat():
                with contextlib.suppress(OSError):
                    path.unlink()

    def forget_days(self) -> None:
        """All of them: the matches that tried were another store's."""
        for path in self._days():
            with contextlib.suppress(OSError):
                path.unlink()

    def _path(self, code: str) -> Path:
        return self._folder / f"{code}.slips"

    def _days(self) -> list[Path]:
        return list(self._folder.glob("*.day")) if self._folder.is_dir() else []

    def _day(self, day: date, game: str) -> Path:
        return self._folder / f"{day.isoformat()}-{game}.day"

    def _lines(self, path: Path) -> list[str]:
        try:
            return path.read_text("utf-8").splitlines()
        except (OSError, UnicodeError):
            return []

    def _write(self, path: Path, lines: list[str]) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        new = path.with_name(path.name + ".new")
        new.write_text("\n".join(lines) + "\n", "utf-8")
        new.replace(path)
