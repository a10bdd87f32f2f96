"""The cards of TerriStories in words: titles, stories, and what each does, from the phrases core makes of it."""

from __future__ import annotations

from collections.abc import Iterable

from core.game import Refusal
from core.games.terristories import phrases
from core.games.terristories.content import BOX, CARDS, DANGERS, PERSONS, Role
from core.games.terristories.phrases import Phrase
from mobile.words import count, say


def said(phrase: Phrase) -> str:
    """A phrase in the language of the app, without capital and full stop."""
    parts = {name: _part(part) for name, part in phrase.parts}
    return say(phrase.key, **parts) if phrase.n is None else count(phrase.key, phrase.n, **parts)


def _part(part: int | Phrase | tuple[Phrase, ...]) -> str:
    if isinstance(part, tuple):
        return say("terristories.or").join(map(said, part)) if len(part) > 1 else said(part[0])
    return said(part) if isinstance(part, Phrase) else str(part)


def text(sentences: Iterable[Phrase]) -> str:
    """Sentences one after the other."""
    return " ".join(f"{one[:1].upper()}{one[1:]}." for one in map(said, sentences))


def project_title(number: int) -> str:
    return say(f"terristories.title.{CARDS[number].id}")


def project_story(number: int) -> str:
    return say(f"terristories.story.{CARDS[number].id}")


def project_text(number: int) -> str:
    return text(phrases.project(number))


def hazard_title(number: int) -> str:
    return say(f"terristories.title.{DANGERS[number].id}")


def hazard_story(number: int) -> str:
    return say(f"terristories.story.{DANGERS[number].id}")


def hazard_text(number: int) -> str:
    return text(phrases.hazard(number))


def role_name(role: int) -> str:
    return say(f"terristories.role.{Role(role).name.lower()}")


def zone_name(role: int) -> str:
    return say(f"terristories.zone.{Role(role).name.lower()}")


def power_title(role: int) -> str:
    return say(f"terristories.power.{Role(role).name.lower()}")


def power_text(role: int) -> str:
    return text(phrases.power(role))


def character_name(number: int) -> str:
    return say(f"terristories.name.{PERSONS[number].id}")


def character_trade(number: int) -> str:
    return say(f"terristories.trade.{PERSONS[number].id}")


def character_story(number: int) -> str:
    return say(f"terristories.story.{PERSONS[number].id}")


def character_profile(number: int) -> str:
    return say(f"terristories.profile.{PERSONS[number].id}")


def character_creed(number: int) -> str:
    return say(f"terristories.creed.{PERSONS[number].id}")


def goal_text(number: int) -> str:
    return text((phrases.goal(number),))


def planet_name(number: int) -> str:
    return say(f"terristories.title.{BOX.planets[number].id}")


def planet_story(number: int) -> str:
    return say(f"terristories.story.{BOX.planets[number].id}")


def mission_name(number: int) -> str:
    return say(f"terristories.title.{BOX.missions[number].id}")


def mission_story(number: int) -> str:
    return say(f"terristories.story.{BOX.missions[number].id}")


def index_name(index: str) -> str:
    return say(f"terristories.index.{index}")


def refused(refusal: Refusal) -> str:
    """Why a move is refused, with its numbers."""
    return say(refusal.reason, **{f"n{k}": number for k, number in enumerate(refusal.numbers)})
