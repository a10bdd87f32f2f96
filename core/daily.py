"""The deal of the day: of each day and game one, the same for everybody who reckons it, without any server.

Its number, and the character one plays with, follow from the date and the game's name alone. It is played by as few as
the game allows, with the usual options, and with bots of one level: so that results compare.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from hashlib import blake2b

from core.characters import CHARACTERS, Character
from core.deals import SHORT, AnyGame, Deal, dealt
from core.game import Level
from core.log import Seated

LEVEL = Level.NORMAL


def game_of(day: date, names: Sequence[str]) -> str:
    """Which game's turn it is."""
    return names[day.toordinal() % len(names)]


def daily(day: date, game: AnyGame) -> Deal | None:
    """The day's deal of a game; nothing where its deals have no codes."""
    return dealt(game, min(game.seats), {}, None, _word(day, game.name) % 2**SHORT)


def characters(day: date, name: str, n: int = 1) -> list[Character]:
    """With whom one plays that day."""
    first = _word(day, name) >> SHORT
    return [CHARACTERS[(first + k) % len(CHARACTERS)] for k in range(n)]


def seats(day: date, deal: Deal, person: Seated) -> tuple[Seated, ...]:
    """The table: the person first, then bots."""
    marks = [mark for mark in range(4) if mark != person.mark]
    bots = characters(day, deal.game, deal.players - 1)
    return person, *(Seated(bot.name, LEVEL, marks[k % len(marks)], bot.id) for k, bot in enumerate(bots))


def _word(day: date, name: str) -> int:
    word = blake2b(f"pichenette {day.isoformat()} {name}".encode(), digest_size=8).digest()
    return int.from_bytes(word, "little")
