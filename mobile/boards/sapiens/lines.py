"""What happens in Sapiens in words: event lines, refusals, where the points came from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.game import Refusal, Seat
from core.games.sapiens.content import Scene
from core.games.sapiens.position import (
    BearGone,
    BearPut,
    Brawled,
    Declined,
    Fed,
    Finished,
    Gained,
    How,
    Hunted,
    Laid,
    Recalled,
    Sheltered,
    Swapped,
    TokenPlayed,
    TokenTaken,
    Tolled,
)
from core.log import Kind
from core.match import SeenEntry
from core.table import Table
from mobile.boards.sapiens.valley import NAMES
from mobile.words import say


def scene_word(scene: int) -> str:
    return say(f"sapiens.{NAMES[scene]}")


def refused(refusal: Refusal) -> str:
    """A refusal, its scenes by their names."""
    scenes = [scene_word(scene) for scene in refusal.numbers if 0 <= scene <= Scene.MOUNTAIN]
    return say(refusal.reason, **{f"scene{k}": name for k, name in enumerate(scenes)})


def event_line(seen: SeenEntry, name_of: Callable[[Seat], str]) -> str:
    """What happened, in few words; nothing for the refill, which all can see."""
    return ", ".join(text for event in seen.events if (text := _event(event, name_of)))


def _event(event: Any, name_of: Callable[[Seat], str]) -> str:
    match event:
        case Laid(_, _, scenes, _, how):
            if how is How.ABANDON:
                return say("sapiens.told_abandon")
            return say("sapiens.told_laid", one=scene_word(scenes[0]), two=scene_word(scenes[1]).lower())
        case Fed(_, _, food) if sum(food):
            return say("sapiens.told_food", n=sum(food))
        case Tolled(_, owner, 1):
            return say("sapiens.told_toll", name=name_of(owner))
        case Gained(_, _, food, shelter):
            key = "sapiens.told_food" if food else "sapiens.told_shelter"
            return say(key, n=food or shelter)
        case Sheltered(_, _, shelter, _, _):
            return say("sapiens.told_cave", n=shelter)
        case TokenTaken(_, scene, _):
            return say("sapiens.told_token", scene=scene_word(scene))
        case TokenPlayed(_, scene):
            return say("sapiens.told_played", scene=scene_word(scene))
        case Brawled():
            return say("sapiens.told_brawl")
        case Recalled():
            return say("sapiens.told_recall")
        case Swapped(_, _, place, _, _, _):
            return say("sapiens.told_swap_common") if place == 4 else say("sapiens.told_swap", name=name_of(place))
        case Hunted(_, steaks, converted, food):
            if converted:
                return say("sapiens.told_converted", n=food)
            return say("sapiens.told_steak") if steaks else ""
        case BearPut(_, victim, _, shelter):
            return say("sapiens.told_bear", name=name_of(victim), n=shelter)
        case BearGone():
            return say("sapiens.told_chased")
        case Declined(_, scene, lost):
            return say("sapiens.told_lost" if lost else "sapiens.told_declined", scene=scene_word(scene))
        case Finished():
            return say("sapiens.told_finished")
    return ""


def breakdown(table: Table, seat: Seat) -> list[str]:
    """Where a seat's points came from, summed up over the match; nothing for who was not told all of it."""
    if any(isinstance(table.seen(step.n, None), Refusal) for step in table.path):
        return []
    squares = gathering = steaks = brawls = paid = caves = camps = bears = 0
    standing: list[SeenEntry] = []  # without what was taken back
    for n in range(table.n + 1):
        seen = table.seen(n, None)
        if isinstance(seen, SeenEntry):
            if seen.kind is Kind.UNDO:
                standing = [kept for kept in standing if kept.n <= seen.to]
            standing.append(seen)
    for seen in standing:
        for event in seen.events:
            match event:
                case Fed(who, _, food) if who == seat:
                    squares += sum(food)
                case Gained(who, _, food, shelter) if who == seat:
                    gathering += food
                    camps += shelter
                case Hunted(who, _, _, food) if who == seat:
                    steaks += food
                case Tolled(who, owner, one):
                    brawls += one * (owner == seat)
                    paid += one * (who == seat)
                case Sheltered(who, _, shelter, _, _) if who == seat:
                    caves += shelter
                case BearPut(who, _, _, shelter) if who == seat:
                    bears += shelter
    food_line = say("sapiens.from_food", squares=squares, gathering=gathering, steaks=steaks)
    lines = [food_line, say("sapiens.from_shelter", caves=caves, camps=camps, bears=bears)]
    if brawls or paid:
        lines.insert(1, say("sapiens.from_brawls", won=brawls, paid=paid))
    return lines
