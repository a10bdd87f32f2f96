"""What happens in Sapiens in words: event lines, refusals, where the points came from."""

from __future__ import annotations

from collections.abc import Callable

from core.game import Refusal, Seat
from core.games.sapiens.content import Scene
from core.games.sapiens.position import BearPut, Fed, Gained, Hunted, Sheltered, Tolled, View
from core.games.sapiens.preview import Earnings
from core.log import Kind
from core.match import SeenEntry
from core.table import Table
from mobile.boards.sapiens.laying import food_of
from mobile.boards.sapiens.telling import Telling, scene_word, sentence
from mobile.look.row import Part
from mobile.words import say


def refused(refusal: Refusal) -> str:
    """A refusal, its scenes by their names."""
    given: dict[str, object] = {}
    for scene in refusal.numbers:
        if 0 <= scene <= Scene.MOUNTAIN:
            given[f"scene{len(given)}"] = scene_word(scene)
    return sentence(say(refusal.reason, **given))


def event_line(seen: SeenEntry, me: Seat | None, name_of: Callable[[Seat], str]) -> str:
    """What happened, as it is told to who looks; nothing for the refill, which all can see."""
    return Telling(seen, me, name_of).line()


def plate(view: View, seat: Seat, mark: int, earns: Earnings | None) -> tuple[Part, ...]:
    """Food and shelter of a seat, with what is aimed at; the lower one, which counts, is underlined."""
    ink = "light" if mark < 2 else "dark"
    food = f"+{food_of(earns)}" if earns is not None and earns.food else ""
    shelter = f"+{earns.shelter}" if earns is not None and earns.cave >= 0 else ""
    parts = (
        Part(f"sapiens/food_{ink}", f"{view.food[seat]}{food}", view.food[seat] <= view.shelter[seat]),
        Part(f"sapiens/shelter_{ink}", f"{view.shelter[seat]}{shelter}", view.shelter[seat] <= view.food[seat]),
    )
    return (*parts, Part("sapiens/first")) if view.first == seat and not food and not shelter else parts


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
