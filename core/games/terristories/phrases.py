"""TerriStories: the sentence each effect becomes, as a key and what fills it.

Core knows no language. A phrase is a tree of keys, numbers and further phrases; the catalogues of mobile/words have the
text of each key, and whoever has them says it (mobile/words/cards.py). So a card's text is made from its effect.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from core.games.terristories.content import CARDS, DANGERS, PERSONS, POWERS, Kind, Project
from core.games.terristories.effects import (
    Add,
    Amount,
    Beside,
    Bolster,
    Build,
    Choose,
    Condition,
    Count,
    Discount,
    Drain,
    Draw,
    Each,
    Fallow,
    Fetch,
    Foresee,
    Gain,
    Guard,
    Having,
    If,
    Index,
    Lose,
    Node,
    NoWage,
    Pay,
    Rain,
    Reap,
    Recruit,
    Restore,
    Shift,
    Take,
    Trade,
    Transfer,
    Wage,
    Ward,
    Where,
    Who,
    Whom,
    Yield,
)


class Phrase(msgspec.Struct, frozen=True):
    """A key of the catalogues, what fills its places, and the number its plural goes by."""

    key: str
    parts: tuple[tuple[str, int | Phrase | tuple[Phrase, ...]], ...] = ()
    n: int | None = None


Sentences = tuple[Phrase, ...]
_TODAY = (Yield, Fallow, Discount, Ward, Bolster, Guard, Wage, NoWage, Rain)  # what holds for a round


def _phrase(key: str, many: int | None = None, /, **parts: int | Phrase | tuple[Phrase, ...]) -> Phrase:
    return Phrase(f"terristories.{key}", tuple(parts.items()), many)


# Parts


def _index(index: Index) -> Phrase:
    return _phrase(f"index.{index}")


def _resources(n: int) -> Phrase:
    return _phrase("resources", n)


def _amount(n: Amount, unit: str = "resources") -> Phrase:
    if isinstance(n, int):
        return _phrase(unit, n)
    each = _phrase(f"every.{n.per}", every=n.every) if n.every > 1 else _phrase(f"each.{n.per}")
    what = _phrase(unit, abs(n.each))
    return (
        _phrase("amount.most", what=what, each=each, most=n.most)
        if n.most
        else _phrase("amount.each", what=what, each=each)
    )


def _things(count: Count, n: int) -> Phrase:
    return _phrase(f"things.{count}", n)


def _who(who: Whom) -> Phrase:
    if isinstance(who, Having):
        return _phrase("who.having", who=_who(who.who), things=_things(who.count, who.least))
    return _phrase(f"who.{who}")


def _where(where: Where) -> Phrase:
    """Territories in words: each, one of your choice, or several; where they are named already, that one."""
    if where.beside in (Beside.SITE, Beside.SAME):
        return _phrase(f"where.{where.beside}")
    form = "each" if not where.pick else "one" if where.pick == 1 else "many"
    return _land(where, form)


def _land(where: Where, form: str) -> Phrase:
    words = (form, where.ground or "land", where.state, *((where.beside,) if where.beside else ()))
    said = _phrase(f"where.{'.'.join(words)}")
    return _phrase("where.least", where=said, n=_resources(where.least)) if where.least else said


def _when(when: Condition) -> Phrase:
    if when.index is not None:
        return _phrase("when.index", index=_index(when.index), n=when.least)
    assert when.count is not None
    return _phrase("when.count", things=_things(when.count, when.least))


# Effects


def sentence(node: Node, today: bool = True) -> Phrase:
    """One effect as a clause; what holds for this round says so, unless it does every round."""
    said = _do(node)
    return _phrase("today", what=said) if today and isinstance(node, _TODAY) else said


def _do(node: Node) -> Phrase:
    match node:
        case Gain(n, who) | Lose(n, who):
            name = "gain" if isinstance(node, Gain) else "lose"
            return (
                _phrase(f"do.{name}", n=_amount(n))
                if who is Who.ME
                else _phrase(f"do.{name}.who", who=_who(who), n=_amount(n))
            )
        case Take(n, who):
            return _phrase("do.take", who=_who(who), n=_resources(n))
        case Trade(n, pay):
            return _phrase("do.trade", n=_resources(n), pay=_resources(pay))
        case Pay(n, then):
            return _phrase("do.pay", n=_resources(n), then=tuple(map(sentence, then)))
        case Add(where, n) | Restore(where, n):
            name = "add" if isinstance(node, Add) else "restore"
            if where.pick > 1:
                return _phrase(f"do.{name}.several", pick=where.pick, where=_where(where), n=_resources(n))
            return _phrase(f"do.{name}", n=_resources(n), where=_where(where))
        case Drain(where, n):
            return _phrase("do.drain", where=_where(where), n=_resources(n))
        case Reap(where, n):
            return _phrase("do.harvest", where=_where(where), n=_resources(n))
        case Yield(where, n):
            return _phrase("do.yield", where=_land(where, "many"), n=_resources(n))
        case Fallow(where):
            return _phrase("do.fallow", where=_where(where))
        case Transfer(n, far):
            return _phrase("do.move.far" if far else "do.move.near", n)
        case Recruit(n):
            return _phrase("do.recruit", n)
        case Build(where):
            return _phrase("do.build", where=_where(where))
        case Shift(n, index):
            falls = (n.each if isinstance(n, Each) else n) < 0
            points = _amount(n if isinstance(n, Each) else abs(n), "points")
            return _phrase("do.index.down" if falls else "do.index.up", index=_index(index), n=points)
        case Choose(of):
            return _phrase("do.choose", ways=tuple(sentence(way[0]) for way in of))
        case If(when, then):
            return _phrase("do.if", when=_when(when), then=tuple(map(sentence, then)))
        case Draw(n, who):
            return _phrase("do.draw", n) if who is Who.ME else _phrase("do.draw.who", n, who=_who(who))
    return _round(node)


def _round(node: Node) -> Phrase:
    """What holds for the round, and what looks into piles."""
    match node:
        case Discount(on, n):
            return _phrase(f"do.discount.{on}", n=_resources(n))
        case Ward(what):
            return _phrase(f"do.ward.{what}")
        case Bolster(n):
            return _phrase("do.bolster", n)
        case Guard(index):
            return _phrase("do.guard", index=_index(index))
        case Wage(n, who):
            way = "less" if n < 0 else "more"
            return (
                _phrase(f"do.wage.{way}", n=_resources(abs(n)))
                if who is Who.ME
                else _phrase(f"do.wage.{way}.who", who=_who(who), n=_resources(abs(n)))
            )
        case NoWage():
            return _phrase("do.no_wage")
        case Rain(n):
            return _phrase("do.rain", n=_resources(n))
        case Foresee():
            return _phrase("do.foresee")
        case Fetch(what):
            return _phrase(f"do.fetch.{what}")
    raise LookupError(node)


# Cards


def project(number: int) -> Sentences:
    """What a project does: its amenity, its label, and its effects at their phase."""
    card = CARDS[number]
    said = [_phrase("lay", amenity=_phrase(f"amenity.{card.id}"))] if card.amenity else []
    said += [_phrase("label", card.labels)] if card.labels else []
    return (*said, *_acts(card))


def _acts(card: Project) -> Iterator[Phrase]:
    forever = card.kind is Kind.HOURGLASS
    first, *rest = (sentence(node, not forever) for node in card.effect)
    yield _phrase(f"{'every_round' if forever else 'once'}.{card.phase}", what=first)
    yield from rest


def hazard(number: int) -> Sentences:
    """What a hazard does, and what wards it off."""
    card = DANGERS[number]
    said = tuple(map(sentence, card.effect))
    counts = any(isinstance(node, Shift) and isinstance(node.n, Each) and "all_" in node.n.per for node in card.effect)
    if not card.labels:
        return said
    return (*said, *((_phrase("not_counted"),) if counts else ()), _phrase("warded_by", card.labels))


def power(role: int) -> Sentences:
    """What a power does; what it costs stands beside it."""
    return tuple(map(sentence, POWERS[role].effect))


def goal(number: int) -> Phrase:
    """A character's personal goal."""
    person = PERSONS[number]
    parts: dict[str, int | Phrase] = {"index": _index(person.index), "plus": person.plus}
    parts["things"] = _things(person.count, person.least)
    if person.least_of_three is None:
        return _phrase("goal", **parts)
    return _phrase("goal.three", **parts, three=person.least_of_three)


def keys(phrase: Phrase) -> Iterator[str]:
    """All keys that are needed to say it."""
    yield phrase.key
    for _, part in phrase.parts:
        for one in part if isinstance(part, tuple) else (part,):
            if isinstance(one, Phrase):
                yield from keys(one)
