"""Views as a hostile or broken host may send them: right ones with one number that is another."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from core.packing import pack

WILD = (2**31, -(2**31) - 1, 2**63, 2**64 - 1, -(2**63), -1, 0, 1, 4, 13, 255, float("nan"), 1.5, True, None, "7", [])


def numbers(thing: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where there are numbers in something unpacked."""
    if isinstance(thing, dict | list):
        for key in thing if isinstance(thing, dict) else range(len(thing)):
            yield from numbers(thing[key], (*path, key))
    elif isinstance(thing, int) and not isinstance(thing, bool):
        yield path


def changed(packed: bytes, path: tuple[Any, ...], value: object) -> bytes:
    """The same with one number replaced."""
    whole = inner = msgspec.msgpack.decode(packed)
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return pack(whole)


def wrong(packed: bytes, rng: random.Random, how_many: int) -> Iterator[bytes]:
    """So many ways in which one number of it may be wrong: nearly right, or wildly not. Each field comes as often."""
    fields: dict[Any, list[tuple[Any, ...]]] = {}
    for path in numbers(msgspec.msgpack.decode(packed)):
        fields.setdefault(path[0], []).append(path)
    for _ in range(how_many):
        path = rng.choice(rng.choice(list(fields.values())))
        value: Any = msgspec.msgpack.decode(packed)
        for key in path:
            value = value[key]
        yield changed(packed, path, rng.choice((value + 1, value - 1, rng.randrange(-3, 300), rng.choice(WILD))))
