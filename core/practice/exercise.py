"""An exercise as it is kept: a position, what is wanted of one seat there, and how everything it may do is judged."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import msgspec

from core.game import Seat
from core.games import AnyGame, find

LEVELS = (1, 2, 3)  # easy, medium, hard
MOST_STARS = 3
TRIES = (1, 3)  # so many for three stars, for two; one for whoever gets there at all

Name = Annotated[str, msgspec.Meta(max_length=40)]


class Listed(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a list of exercises says of one: read in no time, without its position."""

    name: Name  # by which its stars are kept
    level: int
    kind: Name  # what is wanted, in words: practice.<game>.<kind>
    numbers: dict[str, int] = {}  # in the sentence of what is wanted


class Exercise(Listed, frozen=True, omit_defaults=True, kw_only=True):
    """One position. A drill wants something to happen; a puzzle wants the way that is worth most."""

    players: int
    seat: Seat
    state: Any
    options: dict[str, str] = {}
    wants: dict[str, int] = {}  # of a drill: what must happen at least so often
    values: dict[str, int] = {}  # of a puzzle: what each way is worth
    solution: tuple[str, ...] = ()  # moves that do it

    @property
    def drill(self) -> bool:
        return bool(self.wants)

    @property
    def best(self) -> str:
        """The way that is worth most."""
        return max(self.values, key=lambda way: self.values[way])

    @property
    def margin(self) -> int:
        """By how much it is better than any other."""
        first, second = sorted(self.values.values())[-1:-3:-1]
        return first - second


class Verdict(msgspec.Struct, frozen=True):
    """What came of a try."""

    solved: bool
    got: int = 0  # of a puzzle: what the way that was gone is worth; of a drill: how often it happened
    best: int = 0  # what the best is worth; how often it is wanted


@cache
def listed(name: str) -> tuple[Listed, ...]:
    """The exercises of a game, for a list of them: the easy ones first; none where it has none."""
    data = _kept(name)
    return tuple(sorted(msgspec.json.decode(data, type=list[Listed]), key=lambda one: one.level)) if data else ()


@cache
def exercises(name: str) -> tuple[Exercise, ...]:
    """The same with their positions."""
    return tuple(sorted(read(find(name), _kept(name)), key=lambda one: one.level))


def _kept(name: str) -> bytes:
    file = files("core.games") / name / "practice.json"
    return file.read_bytes() if file.is_file() else b""


def read(game: AnyGame, data: bytes) -> tuple[Exercise, ...]:
    """The exercises of a game, from what is kept of them."""
    kept = msgspec.json.decode(data, type=list[Exercise])
    return tuple(msgspec.structs.replace(one, state=msgspec.convert(one.state, game.state_type)) for one in kept)


def write(exercises: tuple[Exercise, ...]) -> bytes:
    """What is kept of them, an exercise a line."""
    return b"[\n" + b",\n".join(map(msgspec.json.encode, exercises)) + b"\n]\n"


def stars_for(tries: int) -> int:
    """The stars for whoever succeeds with this try; the first is 1."""
    return next((MOST_STARS - n for n, most in enumerate(TRIES) if tries <= most), 1)
