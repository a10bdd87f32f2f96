"""What things are called inside a sentence: cards, animals, beasts, what is brought home."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from core.games.rahan.content import STEPS
from mobile.boards.rahan.ground import ANIMALS, BEASTS, CARDS, NEEDS
from mobile.words import say


def the_animal(number: int) -> str:
    return say(f"rahan.the.{ANIMALS[number]}")


def the_beast(number: int) -> str:
    return say(f"rahan.the.{BEASTS[number]}")


def a_need(number: int) -> str:
    """A thing that is brought home, as one gets it."""
    return say(f"rahan.get.{NEEDS[number]}")


def need(number: int) -> str:
    """As one has it."""
    return say(f"rahan.need.{NEEDS[number]}")


def card(kind: int) -> str:
    """A small card in a list of some."""
    return say(f"rahan.short.{CARDS[list(CARDS)[kind]]}")


def cards(kinds: Iterable[int]) -> str:
    """A list of some: what is called by a number is told as often as it is there, all else once, with how many."""
    found = Counter(sorted(kinds))
    said: list[str] = []
    for kind, n in found.items():
        many = [card(kind)] * n if kind < STEPS or n == 1 else [say("rahan.short_times", card=card(kind), n=n)]
        said += many
    return listed(said)


def listed(names: Sequence[str], key: str = "list.and") -> str:
    """One after the other, with a word before the last."""
    *before, last = names or ("",)
    return say(key).join([say("list.comma").join(before), last]) if before else last


def sentence(text: str) -> str:
    """With its capital."""
    return text[:1].upper() + text[1:]
