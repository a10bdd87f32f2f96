"""What happened in Rahan as sentences: who did what, by what, to whom, and what it brought.

A sentence has three forms: of the one who looks (`.you`), of what was done to the one who looks (`.at_you`), and of
everybody else.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from core.game import Seat
from core.games.rahan.content import NOBODY, NOTHING
from core.games.rahan.position import Drew, Exchanged, Rolled, Threw
from core.games.rahan.telling import Tale, Told, tales
from core.match import SeenEntry
from mobile.boards.rahan import names
from mobile.words import count, say, whose

ROOM = 92  # characters that two lines hold: what matters most is said, and what else there is room for
COUNTED = (Told.HUNTS, Told.DEFENDS, Told.WENT, Told.LED)  # whose words depend on a number
GAINS = (Told.WATER, Told.FIRE, Told.MET)  # which tell of the move before them
MISSES = (Told.OVER, Told.SHORT, Told.PAST, Told.OFF)


def event_line(seen: SeenEntry, me: Seat | None, name_of: Callable[[Seat], str], gone: Collection[Seat] = ()) -> str:
    """What happened in an entry, to whom looks: what matters most first. Who is gone has resigned and does not win."""
    line, before = "", ""
    for tale in _worth(tales(seen.events, seen.view)):
        if tale.told is Told.HOME and tale.doer in gone:
            tale = tale._replace(told=Told.HOME_RESIGNED)
        text = _sentence(tale, seen.events, me, name_of)
        if text != before and (not line or len(line) + len(text) < ROOM):
            line = f"{line} {text}".strip()
        before = text
    return line


def busy_line(seen: SeenEntry, me: Seat | None, name_of: Callable[[Seat], str]) -> str:
    """What is being seen, before one knows how it ends."""
    threw = next((event for event in seen.events if isinstance(event, Threw)), None)
    if threw is None:
        return ""
    name = name_of(threw.seat)
    return names.sentence(say("rahan.flies.you" if threw.seat == me else "rahan.flies", name=name, whose=whose(name)))


def _worth(found: list[Tale]) -> list[Tale]:
    """Without moves that are told with what they brought."""
    told = {tale.told for tale in found}
    spared = set()
    if told & {*GAINS, Told.HOME}:
        spared.add(Told.WENT)
    if told & {Told.GIFT, Told.MET}:
        spared.add(Told.LED)
    return [tale for tale in found if tale.told not in spared]


def _sentence(tale: Tale, events: Sequence[Any], me: Seat | None, name_of: Callable[[Seat], str]) -> str:
    name = name_of(tale.doer) if tale.doer != NOBODY else ""
    given: dict[str, object] = {"name": name, "whose": whose(name), "n": tale.number}
    if tale.victim != NOBODY:
        given["foe"] = name_of(tale.victim)
    if tale.need != NOTHING:
        given["thing"] = names.need(tale.need) if tale.told is Told.HAD else names.a_need(tale.need)
    if tale.animal != NOTHING:
        given["prey"] = names.the_animal(tale.animal)
    if tale.beast != NOTHING:
        given["beast"] = names.the_beast(tale.beast)
    if tale.told in MISSES:
        given["target"] = _target(tale, name_of)
    if tale.told in (Told.DREW, Told.DREW_FULL, Told.SWAPPED):
        given |= _cards(events)
    key = str(tale.told)
    if tale.doer == me and tale.doer != NOBODY:
        key += ".you"
    elif tale.victim == me and tale.victim != NOBODY:
        key += ".at_you"
    text = count(key, int(tale.number), **_but(given, "n")) if tale.told in COUNTED else say(key, **given)
    return names.sentence(text)


def _but(given: dict[str, object], name: str) -> dict[str, object]:
    return {key: value for key, value in given.items() if key != name}


def _cards(events: Sequence[Any]) -> dict[str, object]:
    """What was drawn, by which number, or for what it was swapped."""
    drawn = [card for event in events if isinstance(event, Drew) for card in event.cards]
    die = next((event.die for event in events if isinstance(event, Rolled)), 0)
    gave = next((event.cards for event in events if isinstance(event, Exchanged)), ())
    return {"cards": names.cards(drawn), "die": die, "gave": names.cards(gave)}


def _target(tale: Tale, name_of: Callable[[Seat], str]) -> str:
    if tale.victim != NOBODY:
        return name_of(tale.victim)
    return names.the_animal(tale.animal) if tale.animal != NOTHING else names.the_beast(tale.beast)
