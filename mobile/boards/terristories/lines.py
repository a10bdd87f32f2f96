"""What stands on the plate and the chips, and what of the end is told in the result."""

from __future__ import annotations

from core.game import Seat
from core.games.terristories.content import PERSONS
from core.games.terristories.effects import INDICES
from core.games.terristories.measures import count
from core.games.terristories.position import (
    TOGETHER,
    UNKNOWN,
    End,
    Law,
    View,
    free_resources,
    goal_index,
    labels,
)
from core.games.terristories.regrowth import outcome
from mobile.boards.terristories import wording
from mobile.look.row import Part
from mobile.words import cards, say
from mobile.words import count as counted

GRADES = ("neither", "personal", "common", "both")  # by the score of the outcome
MET, MISSED = "house/icon_check", "house/icon_close"


def plate(view: View, seat: Seat) -> tuple[Part, ...]:
    """What a seat has, and how far its goal is where that may be seen; seat below 0: what all have together."""
    if seat < 0:
        return (_cubes(sum(free_resources(view, one) for one in range(view.players))),)
    found = [_cubes(free_resources(view, seat)), _labels(labels(view, seat))]
    goal = _goal(view, seat)
    return (*found, *((goal,) if goal is not None else ()))


def chip(view: View, seat: Seat, live: bool) -> tuple[Part, ...]:
    """And on its chip: whether it has agreed or is still waited for comes with it, while all are asked at once."""
    found = [_cubes(free_resources(view, seat))]
    if view.players == 2 and labels(view, seat):
        found.append(_labels(labels(view, seat)))
    if live and view.ask in TOGETHER:
        waits = view.waiting >> seat & 1
        found.append(Part("house/icon_hourglass" if waits else MET, spoken=say(f"terristories.chip.{_state(waits)}")))
    return tuple(found)


def _state(waits: int) -> str:
    return "waits" if waits else "done"


def _cubes(n: int) -> Part:
    return Part("terristories/cube", str(n), spoken=counted("terristories.resources", n))


def _labels(n: int) -> Part:
    return Part("terristories/label", str(n), spoken=counted("terristories.things.own_label", n))


def _goal(view: View, seat: Seat) -> Part | None:
    """How much of its personal goal holds: the index, and the feat."""
    if view.won >> seat & 1:
        return Part("house/icon_target", "2/2", spoken=say("terristories.goal_kept"))
    if view.characters[seat] == UNKNOWN or not view.law & Law.GOALS:
        return None
    n = sum(now >= wanted for now, wanted in goal_parts(view, seat))
    return Part("house/icon_target", f"{n}/2", spoken=say("terristories.goal_parts", n=n))


def goal_parts(view: View, seat: Seat) -> tuple[tuple[int, int], tuple[int, int]]:
    """What a seat's personal goal is about, as it is and as it must be: its index, and its feat."""
    character = view.characters[seat]
    person = PERSONS[character]
    index = view.indices[person.index.place], goal_index(view, character)
    return index, (count(view, seat, person.count), person.wanted(view.players))


# The result


def columns(view: View) -> list[Part]:
    """The common goal, and the personal ones where there are any."""
    heads = [Part("", say("terristories.column.common"), bold=False)]
    if view.law & Law.GOALS:
        heads.append(Part("", say("terristories.column.personal"), bold=False))
    return heads if not view.law & Law.CONQUEST else heads[1:]


def score_row(view: View, seat: Seat) -> list[int | Part]:
    """Was each met?"""
    common, personal = view.end is End.COMMON, bool(view.won >> seat & 1)
    row: list[int | Part] = [_tick(met) for met in (common, personal)]
    return row[bool(view.law & Law.CONQUEST) : 1 + bool(view.law & Law.GOALS)]


def _tick(met: bool) -> Part:
    return Part(MET if met else MISSED, spoken=say("terristories.goal_met" if met else "terristories.goal_missed"))


def breakdown(view: View, seat: Seat) -> list[str]:
    """The grade, each index and its target, and the personal goal where it is known."""
    ended = outcome(view)
    lines = [say(f"terristories.grade.{GRADES[ended.scores[seat]]}")] if ended is not None else []
    for k, (now, target) in enumerate(zip(view.indices, view.targets, strict=True)):
        what = wording.sentence(wording.index(k))
        lines.append(say("terristories.goal_level", what=what, now=wording.level(now), n=target))
    if not view.law & Law.GOALS:
        return lines
    character = view.characters[seat]
    if character == UNKNOWN:
        return [*lines, say("terristories.from_secret")]
    return [*lines, cards.character_name(character), *goal_lines(view, seat)]


def goal_lines(view: View, seat: Seat) -> list[str]:
    """A personal goal as it stands: what it asks for, and how far that is."""
    person = PERSONS[view.characters[seat]]
    (now, wanted), (have, needed) = goal_parts(view, seat)
    place = INDICES.index(person.index)
    return [
        say("terristories.goal_level", what=wording.index(place), now=wording.level(now), n=wanted),
        say(
            "terristories.goal_feat", things=counted(f"terristories.things.{person.count}", needed), now=have, n=needed
        ),
    ]
