"""The only source of what rules do not decide: shuffles, dice, what a bag gives, the roll of a flick.

A chance draws live, plays recorded draws again, or, for a bot's copies, draws loosely and keeps nothing. Rules cannot
tell which. The n-th draw from a bag depends on the deal's number, the bag's name and n alone: a match that was undone
or resumed draws what it would have drawn.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from hashlib import blake2b, shake_128
from typing import Annotated, TypeVar

import msgspec

from core.packing import Unreadable, pack, unpack

R = TypeVar("R", bound=msgspec.Struct)

DEAL_BITS = 60  # of a deal's number: so that nobody finds it by trying; twelve letters of a code

# What one draw gave: which of the things in the bag, in which order they all came, or a packed roll.
_Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Draw = tuple[
    Annotated[str, msgspec.Meta(max_length=40)],
    _Number
    | Annotated[tuple[_Number, ...], msgspec.Meta(max_length=1000)]
    | Annotated[bytes, msgspec.Meta(max_length=2**20)],
]


class Differs(Exception):
    """Recorded draws do not fit what the rules ask for."""


class Chance(ABC):
    """What rules may ask."""

    @abstractmethod
    def pick(self, bag: str, count: int) -> int:
        """Draw one of `count` things: 0 .. count - 1. A die is a bag of six."""

    @abstractmethod
    def order(self, bag: str, count: int) -> tuple[int, ...]:
        """Draw all of `count` things: the order in which they come."""

    @abstractmethod
    def roll(self, bag: str, kind: type[R], flick: Callable[..., R], *given: object) -> R:
        """The result of a flick: `flick(*given)`, computed once in the life of a match."""

    def first(self, chosen: int | None, players: int) -> int:
        """Who begins: as chosen by the person setting up, else drawn."""
        return self.pick("first", players) if chosen is None else chosen


def _shuffled(count: int, words: bytes) -> tuple[int, ...]:
    """A permutation from 4 bytes for each thing (Fisher-Yates)."""
    things = list(range(count))
    number = int.from_bytes
    for i in range(count - 1, 0, -1):
        j = number(words[4 * i : 4 * i + 4], "little") % (i + 1)
        things[i], things[j] = things[j], things[i]
    return tuple(things)


class Live(Chance):
    """Draws for the first time, and writes down what it drew until that is taken."""

    def __init__(self, deal: int) -> None:
        self.deal = deal
        self._counts: dict[str, int] = {}
        self._drawn: list[Draw] = []

    def pick(self, bag: str, count: int) -> int:
        word = blake2b(self._label(bag), digest_size=8).digest()
        value = int.from_bytes(word, "little") % count
        self._keep(bag, value)
        return value

    def order(self, bag: str, count: int) -> tuple[int, ...]:
        value = _shuffled(count, shake_128(self._label(bag)).digest(4 * count))
        self._keep(bag, value)
        return value

    def roll(self, bag: str, kind: type[R], flick: Callable[..., R], *given: object) -> R:
        result = flick(*given)
        self._keep(bag, pack(result))
        return result

    def _label(self, bag: str) -> bytes:
        return b"%d/%b/%d" % (self.deal, bag.encode(), self._counts.get(bag, 0))

    def _keep(self, bag: str, value: int | tuple[int, ...] | bytes) -> None:
        self._drawn.append((bag, value))
        self._counts[bag] = self._counts.get(bag, 0) + 1

    def take(self) -> tuple[Draw, ...]:
        """What was drawn since the last take; the next entry keeps it."""
        if not self._drawn:
            return ()
        drawn = tuple(self._drawn)
        self._drawn.clear()
        return drawn

    def put_back(self, drawn: Iterable[Draw] = ()) -> None:
        """Undo draws: those not yet taken, and those given. They come again the same."""
        for bag, _ in (*self._drawn, *drawn):
            self._counts[bag] -= 1
        self._drawn.clear()

    def skip(self, drawn: Iterable[Draw]) -> None:
        """Take note of draws made before this chance was made (a resumed match)."""
        for bag, _ in drawn:
            self._counts[bag] = self._counts.get(bag, 0) + 1


class Recorded(Chance):
    """Plays recorded draws again: needs no generator and no physics."""

    def __init__(self, draws: Iterable[Draw]) -> None:
        self._draws = list(draws)
        self._next = 0

    def pick(self, bag: str, count: int) -> int:
        value = self._take(bag)
        if not isinstance(value, int) or not 0 <= value < count:
            raise Differs(f"{bag}: {value!r} is none of {count}")
        return value

    def order(self, bag: str, count: int) -> tuple[int, ...]:
        value = self._take(bag)
        if not isinstance(value, tuple) or sorted(value) != list(range(count)):
            raise Differs(f"{bag}: no order of {count}")
        return value

    def roll(self, bag: str, kind: type[R], flick: Callable[..., R], *given: object) -> R:
        value = self._take(bag)
        if not isinstance(value, bytes):
            raise Differs(f"{bag}: no roll")
        try:
            rolled: R = unpack(value, kind)
        except Unreadable as broken:
            raise Differs(f"{bag}: {broken}") from broken
        return rolled

    def _take(self, bag: str) -> int | tuple[int, ...] | bytes:
        if self._next == len(self._draws):
            raise Differs(f"{bag}: nothing was drawn here")
        drawn, value = self._draws[self._next]
        if drawn != bag:
            raise Differs(f"{bag}: {drawn} was drawn here")
        self._next += 1
        return value

    def finish(self) -> None:
        """Every recorded draw must have been asked for."""
        if self._next != len(self._draws):
            raise Differs(f"{self._draws[self._next][0]} was drawn and nobody asked")


class Loose(Chance):
    """A bot's own chance for its imagined copies: draws and forgets."""

    def __init__(self, rng: random.Random) -> None:
        self._random = rng.random
        self._shuffle = rng.shuffle

    def pick(self, bag: str, count: int) -> int:
        return int(self._random() * count)

    def order(self, bag: str, count: int) -> tuple[int, ...]:
        things = list(range(count))
        self._shuffle(things)
        return tuple(things)

    def roll(self, bag: str, kind: type[R], flick: Callable[..., R], *given: object) -> R:
        return flick(*given)
