"""The characters that bots appear as: an id that is kept and sent, a name, a temper. How a bot plays follows from its
level, and a little from its temper."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, NamedTuple

from core.game import Temper

if TYPE_CHECKING:
    from core.log import Seated


class Character(NamedTuple):
    """Somebody a bot may be. The name serves in every language."""

    id: str
    name: str
    temper: Temper


CHARACTERS = (
    Character("nino", "Nino", Temper.JOKER),
    Character("olga", "Olga", Temper.PATIENT),
    Character("otto", "Otto", Temper.LOYAL),
    Character("pia", "Pia", Temper.BOLD),
    Character("milo", "Milo", Temper.HOARDER),
    Character("rita", "Rita", Temper.CALCULATING),
    Character("hugo", "Hugo", Temper.STUBBORN),
    Character("iris", "Iris", Temper.DREAMER),
)
_KNOWN = {character.id: character for character in CHARACTERS}


def character(face: str) -> Character | None:
    """Who has this id; nobody where it is another app's, or none."""
    return _KNOWN.get(face)


def free(taken: Collection[str]) -> list[Character]:
    """Who does not sit at the table yet; everybody, where all do."""
    return [one for one in CHARACTERS if one.id not in taken] or list(CHARACTERS)


def at_table(seats: Iterable[Seated]) -> set[str]:
    """The characters at the seats."""
    return {seated.face for seated in seats if seated.face}


def own(seated: Seated) -> Character | None:
    """Whose seat it is, where a bot has it for itself: a bot that plays for somebody goes by that person's name."""
    found = character(seated.face) if seated.level is not None else None
    return found if found is not None and seated.name == found.name else None


def stand_in(seated: Seated) -> Character | None:
    """Who plays there for somebody else."""
    found = character(seated.face) if seated.level is not None else None
    return found if found is not None and seated.name != found.name else None


def face(seated: Seated) -> str | None:
    """Whose face stands for the seat: a bot's, perhaps one that nobody knows; nobody's for a person."""
    return seated.face if seated.level is not None else None


def temper(seated: Seated) -> Temper | None:
    """What the bot is like that plays there, for itself or for somebody."""
    found = character(seated.face) if seated.level is not None else None
    return None if found is None else found.temper
