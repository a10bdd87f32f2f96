"""What stands on a card of TerriStories, whatever kind it is: its title, pictures, facts, sentences and story."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from core.games.terristories.content import (
    BOX,
    CARDS,
    DANGERS,
    MISSION_CARDS,
    PERSONS,
    POWERS,
    Impacts,
    Role,
    globe,
)
from mobile.look.row import Part
from mobile.words import cards, count, say


class Deck(StrEnum):
    """What kinds of cards there are."""

    PROJECT = "project"
    HAZARD = "hazard"
    PERSON = "person"
    POWER = "power"
    PLANET = "planet"
    MISSION = "mission"


class Card(NamedTuple):
    """One card of the box."""

    deck: Deck
    number: int


STEP = 100  # between the numbers by which jobs name projects, hazards, powers, and then the others
_ORDER = (Deck.PROJECT, Deck.HAZARD, Deck.POWER, Deck.PERSON, Deck.PLANET, Deck.MISSION)


def named(source: int) -> Card:
    """The card as jobs name it: projects below 100, hazards below 200, powers below 300, then all others."""
    return Card(_ORDER[source // STEP], source % STEP)


class Line(NamedTuple):
    """A sentence on a card: a heading above it, if there is one; told in bold, or as a story."""

    text: str
    head: str = ""
    bold: bool = False
    story: bool = False


class Face(NamedTuple):
    """All that stands on a card."""

    title: str
    second: str
    picture: str
    lines: tuple[Line, ...]
    facts: tuple[Part, ...] = ()
    impacts: Impacts | None = None
    role: int = -1  # whose it is; -1: nobody's
    levels: tuple[str, ...] = ()  # where a mission starts and leads each index


def face(card: Card) -> Face:
    """What stands on it, in the language of the app."""
    return _FACES[card.deck](card.number)


def title(card: Card) -> str:
    """What it is called."""
    match card.deck:
        case Deck.PROJECT:
            return cards.project_title(card.number)
        case Deck.HAZARD:
            return cards.hazard_title(card.number)
        case Deck.PERSON:
            return cards.character_name(card.number)
        case Deck.POWER:
            return cards.power_title(card.number)
        case Deck.PLANET:
            return cards.planet_name(card.number)
    return cards.mission_name(card.number)


def picture(card: Card) -> str:
    """What it is recognised by."""
    match card.deck:
        case Deck.PROJECT:
            name = f"card_{CARDS[card.number].id}"
        case Deck.HAZARD:
            name = f"card_{DANGERS[card.number].id}"
        case Deck.PERSON:
            name = f"person_{PERSONS[card.number].id}"
        case Deck.PLANET:
            name = f"planet_{BOX.planets[card.number].id}"
        case Deck.MISSION:
            name = f"mission_{BOX.missions[card.number].id}"
        case _:
            name = f"face_{card.number}"
    return f"terristories/{name}"


def signed(n: int) -> str:
    """A change, with its sign."""
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


def level(n: int) -> str:
    """Where an index is."""
    return f"−{-n}" if n < 0 else str(n)


def effect(card: Card) -> str:
    """What a project, a hazard or a power does, in sentences."""
    if card.deck is Deck.PROJECT:
        return cards.project_text(card.number)
    return cards.hazard_text(card.number) if card.deck is Deck.HAZARD else cards.power_text(card.number)


def _role(role: int) -> str:
    name = cards.role_name(role)
    return f"{name[:1].upper()}{name[1:]}"


def _project(number: int) -> Face:
    card = CARDS[number]
    role = Role[card.role.upper()]
    facts = [Part("terristories/cube", say("terristories.card.cost", n=card.cost))]
    facts.append(Part(f"terristories/phase_{card.phase}", say(f"terristories.card.phase.{card.phase}")))
    facts.append(kind_part(number))
    if card.stock:
        facts.append(Part("terristories/stock", say("terristories.card.stock")))
    if card.labels:
        facts.append(Part("terristories/label", count("terristories.card.labels", card.labels)))
    if card.amenity:
        facts.append(Part(f"terristories/amenity_{card.id}", say(f"terristories.amenity.{card.id}")))
    lines = [Line(cards.project_text(number))]
    if card.stock:
        lines.append(Line(say("terristories.card.stock.rule")))
    lines.append(Line(cards.project_story(number), story=True))
    return Face(
        cards.project_title(number),
        _role(role),
        picture(Card(Deck.PROJECT, number)),
        tuple(lines),
        tuple(facts),
        card.impacts,
        role,
    )


def kind_part(number: int) -> Part:
    """Lightning or hourglass."""
    kind = CARDS[number].kind
    return Part(f"terristories/{kind}", say(f"terristories.card.kind.{kind}"))


def _hazard(number: int) -> Face:
    card = DANGERS[number]
    sort = "good" if card.good else "danger"
    facts = [Part(f"terristories/{sort}", say(f"terristories.card.hazard.{sort}"))]
    facts.append(Part("terristories/phase_4", say("terristories.card.phase.4")))
    if card.labels:
        facts.append(Part("terristories/label", count("terristories.card.ward", card.labels)))
    elif not card.good:
        facts.append(Part("terristories/label", say("terristories.card.no_ward")))
    return Face(
        cards.hazard_title(number),
        say(f"terristories.card.hazard.{sort}.long"),
        picture(Card(Deck.HAZARD, number)),
        (Line(cards.hazard_text(number)), Line(cards.hazard_story(number), story=True)),
        tuple(facts),
        card.impacts if any(card.impacts) else None,
    )


def _person(number: int) -> Face:
    person = PERSONS[number]
    role = Role[person.role.upper()]
    facts = (
        Part(f"terristories/face_{role.value}", _role(role)),
        Part(f"terristories/zone_{role.value}", cards.zone_name(role)),
    )
    lines = (
        Line(cards.character_story(number), story=True),
        Line(cards.goal_text(number), cards.character_profile(number), bold=True),
        Line(cards.character_creed(number), story=True),
    )
    trade = cards.character_trade(number)
    return Face(cards.character_name(number), trade, picture(Card(Deck.PERSON, number)), lines, facts, None, role)


def _power(role: int) -> Face:
    facts = (
        Part(f"terristories/face_{role}", _role(role)),
        Part("terristories/power", say("terristories.card.power.once")),
    )
    cost = POWERS[role].cost
    lines = (Line(cards.power_text(role)),)
    return Face(cards.power_title(role), _role(role), f"terristories/face_{role}", lines, facts, cost, role)


def _stars(stars: int) -> Part:
    return Part("house/star_gold", count("terristories.card.stars", stars))


def _planet(number: int) -> Face:
    card, barren = BOX.planets[number], sum(globe(number).barren)
    facts = (
        _stars(card.stars),
        Part("terristories/land_plain_barren", count("terristories.card.barren", barren)),
    )
    lines = (Line(cards.planet_story(number), story=True),)
    name = cards.planet_name(number)
    return Face(name, say("terristories.planet"), picture(Card(Deck.PLANET, number)), lines, facts)


def _mission(number: int) -> Face:
    card = MISSION_CARDS[number]
    levels = []
    for start, target in zip(card.start, card.target, strict=True):
        levels.append(say("terristories.card.target", start=level(start), target=level(target)))
    lines = (Line(cards.mission_story(number), story=True), Line(say("terristories.card.mission")))
    name, facts = cards.mission_name(number), (_stars(card.stars),)
    seen = picture(Card(Deck.MISSION, number))
    return Face(name, say("terristories.mission"), seen, lines, facts, levels=tuple(levels))


_FACES = {
    Deck.PROJECT: _project,
    Deck.HAZARD: _hazard,
    Deck.PERSON: _person,
    Deck.POWER: _power,
    Deck.PLANET: _planet,
    Deck.MISSION: _mission,
}
