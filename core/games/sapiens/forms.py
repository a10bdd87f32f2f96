"""The moves of Sapiens as text."""

from __future__ import annotations

from collections.abc import Callable

from core.games.sapiens.content import Scene, square_name, square_named
from core.games.sapiens.position import (
    COMMON_PLACE,
    Bear,
    Brawl,
    Chase,
    First,
    Gain,
    Hunt,
    Lay,
    Move,
    Pass,
    Play,
    Recall,
    Remove,
    Ritual,
    Swap,
    Take,
    Toll,
)

GRAMMAR = (
    "slots count from 1; a square is a column a..g and a row 0..9; a tile is 2.3 (third slot of seat 2's reserve) or "
    "common.3; scenes by name. lay SLOT SQUARE SQUARE [mountain SCENE] | first SCENE | gain | hunt | convert | "
    "ritual SCENE | brawl TILE [from TILE] | swap SLOT TILE | bear SEAT SQUARE | chase SQUARE | toll SEAT | "
    "play SCENE | recall TILE | take SLOT | remove SLOT | pass"
)


def _scene(scene: int) -> str:
    return Scene(scene).name.lower()


def _tile(place: int, slot: int) -> str:
    return f"{'common' if place == COMMON_PLACE else place}.{slot + 1}"


def text(move: Move) -> str:
    """The move in words."""
    match move:
        case Lay(slot, first, second, mountain):
            told = f"lay {slot + 1} {square_name(first)} {square_name(second)}"
            return f"{told} mountain {_scene(mountain)}" if mountain >= 0 else told
        case First(scene):
            return f"first {_scene(scene)}"
        case Gain():
            return "gain"
        case Hunt(convert):
            return "convert" if convert else "hunt"
        case Ritual(scene):
            return f"ritual {_scene(scene)}"
        case Brawl(place, slot, from_place, from_slot):
            told = f"brawl {_tile(place, slot)}"
            return told if from_place < 0 else f"{told} from {_tile(from_place, from_slot)}"
        case Swap(slot, place, other):
            return f"swap {slot + 1} {_tile(place, other)}"
        case Bear(seat, square):
            return f"bear {seat} {square_name(square)}"
        case Chase(square):
            return f"chase {square_name(square)}"
        case Toll(owner):
            return f"toll {owner}"
        case Play(scene):
            return f"play {_scene(scene)}"
        case Recall(place, slot):
            return f"recall {_tile(place, slot)}"
        case Take(slot):
            return f"take {slot + 1}"
        case Remove(slot):
            return f"remove {slot + 1}"
        case Pass():
            return "pass"


def _number(word: str) -> int:
    if len(word) != 1 or word not in "0123456789":
        raise ValueError(word)
    return int(word)


def _slot(word: str) -> int:
    return _number(word) - 1


def _scene_named(word: str) -> int:
    if word != word.lower():
        raise ValueError(word)
    return int(Scene[word.upper()])


def _tile_named(word: str) -> tuple[int, int]:
    place, dot, slot = word.partition(".")
    if not dot:
        raise ValueError(word)
    return COMMON_PLACE if place == "common" else _number(place), _slot(slot)


def _lay(words: list[str]) -> Move:
    if len(words) == 5 and words[3] == "mountain":
        return Lay(_slot(words[0]), square_named(words[1]), square_named(words[2]), _scene_named(words[4]))
    slot, first, second = words
    return Lay(_slot(slot), square_named(first), square_named(second))


def _brawl(words: list[str]) -> Move:
    if len(words) == 3 and words[1] == "from":
        return Brawl(*_tile_named(words[0]), *_tile_named(words[2]))
    (tile,) = words
    return Brawl(*_tile_named(tile))


def _one(made: Callable[..., Move], *parts: Callable[[str], int]) -> Callable[[list[str]], Move]:
    def read(words: list[str]) -> Move:
        return made(*(part(word) for part, word in zip(parts, words, strict=True)))

    return read


def _swap(words: list[str]) -> Move:
    slot, tile = words
    return Swap(_slot(slot), *_tile_named(tile))


def _recall(words: list[str]) -> Move:
    (tile,) = words
    return Recall(*_tile_named(tile))


_READ: dict[str, Callable[[list[str]], Move]] = {
    "lay": _lay,
    "first": _one(First, _scene_named),
    "gain": _one(Gain),
    "hunt": _one(lambda: Hunt(False)),
    "convert": _one(lambda: Hunt(True)),
    "ritual": _one(Ritual, _scene_named),
    "brawl": _brawl,
    "swap": _swap,
    "bear": _one(Bear, _number, square_named),
    "chase": _one(Chase, square_named),
    "toll": _one(Toll, _number),
    "play": _one(Play, _scene_named),
    "recall": _recall,
    "take": _one(Take, _slot),
    "remove": _one(Remove, _slot),
    "pass": _one(Pass),
}


def read(words: str) -> Move:
    """The move written so; ValueError or LookupError when there is none."""
    verb, *rest = words.split(" ")
    return _READ[verb](rest)
