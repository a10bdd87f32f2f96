"""What happened in Sapiens as sentences: who did what, by what, to whom, and what it brought.

An entry is one deed with its gains, and what befell others by it. A sentence has three forms: of the one who looks
(`.you`), of what was done to the one who looks (`.at_you`), and of everybody else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.game import Seat
from core.games.sapiens.content import EMPTY, Ground, Scene, scenes_of, valley
from core.games.sapiens.position import (
    COMMON_PLACE,
    USED,
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
    Removed,
    Sheltered,
    Swapped,
    Taken,
    TokenPlayed,
    TokenTaken,
    Tolled,
)
from core.match import SeenEntry
from mobile.boards.sapiens.valley import NAMES
from mobile.words import count, say, whose

DEEDS = {
    How.START: "sapiens.told_start",
    How.FORCED: "sapiens.told_forced",
    How.MAIN: "sapiens.told_laid",
    How.FEAST: "sapiens.told_feast",
    How.ABANDON: "sapiens.told_abandon",
}


def scene_word(scene: int) -> str:
    """A scene's name, as it stands inside a sentence."""
    return say(f"sapiens.{NAMES[scene]}").lower()


def tile_word(tile: int) -> str:
    """A tile by its scenes."""
    one, two = scenes_of(tile)
    return say("sapiens.tile_name", one=scene_word(one), two=scene_word(two))


def sentence(text: str) -> str:
    """With its capital."""
    return text[:1].upper() + text[1:]


class Telling:
    """The sentences of one entry, for one who looks."""

    def __init__(self, seen: SeenEntry, me: Seat | None, name_of: Callable[[Seat], str]) -> None:
        self.seen = seen
        self.me = me
        self.name_of = name_of
        self._deed = ""  # what the gains belong to, without its full stop
        self._laid: Laid | None = None
        self._gains: list[str] = []
        self._tolls: dict[tuple[Seat, Seat], int] = {}  # who paid whom how much
        self._mine: list[str] = []  # sentences of what was done to who looks
        self._others: list[str] = []

    def line(self) -> str:
        """All of it; what was done to who looks comes first."""
        for event in self.seen.events:
            self._hear(event)
        self._close()
        for (seat, owner), paid in self._tolls.items():
            self._toll(seat, owner, paid)
        if self._runs_out():
            self._others.append(say("sapiens.told_last_round"))
        return " ".join([*self._mine, *self._others])

    # Sentences

    def _say(self, key: str, seat: Seat, **given: object) -> str:
        """A sentence by its doer."""
        name = self.name_of(seat)
        form = f"{key}.you" if seat == self.me else key
        return say(form, name=name, whose=whose(name), **given)

    def _add(self, key: str, seat: Seat, **given: object) -> None:
        self._others.append(self._say(key, seat, **given))

    def _at_me(self, key: str, seat: Seat, **given: object) -> None:
        name = self.name_of(seat)
        self._mine.append(say(f"{key}.at_you", name=name, whose=whose(name), **given))

    def _open(self, key: str, seat: Seat, **given: object) -> None:
        self._close()
        self._deed = self._say(key, seat, **given)

    def _close(self) -> None:
        """The deed, with all that it brought."""
        gains, deed = ", ".join(self._gains), self._deed
        if gains and deed:
            self._others.append(say("sapiens.told_gains", deed=deed, gains=gains))
        elif gains or deed:
            self._others.append(sentence(f"{deed or gains}."))
        if self._laid is not None and self._laid.how is How.ABANDON and self._laid.seat == self.me:
            self._others.append(say("sapiens.told_old"))
        self._deed, self._laid, self._gains = "", None, []

    # Events

    def _hear(self, event: Any) -> None:
        match event:
            case Laid():
                self._lay(event)
            case Fed(seat, _, food) if sum(food):
                if not self._deed:
                    self._open("sapiens.told_tile", seat)
                self._gains.append(say("sapiens.told_food", n=sum(food)))
            case Gained(seat, scene, food, shelter):
                if not self._deed:
                    self._open("sapiens.told_gathering" if scene == Scene.GATHERING else "sapiens.told_camp", seat)
                key = "sapiens.told_food" if food else "sapiens.told_shelter"
                self._gains.append(say(key, n=food or shelter))
            case Sheltered():
                self._shelter(event)
            case TokenPlayed(seat, scene):
                self._open("sapiens.told_played", seat, scene=scene_word(scene))
                if scene == Scene.GATHERING:
                    self._gains.append(say("sapiens.told_plain"))
            case Hunted():
                self._hunt(event)
            case Tolled(seat, owner, paid):
                self._tolls[seat, owner] = self._tolls.get((seat, owner), 0) + paid
            case Declined(seat, scene, lost):
                if lost and self._deed:
                    vain = "sapiens.told_in_vain" if self._laid is None else "sapiens.told_no_effect"
                    self._gains.append(say(vain, scene=scene_word(scene)))
                else:
                    self._add("sapiens.told_lost" if lost else "sapiens.told_declined", seat, scene=scene_word(scene))
            case TokenTaken(seat, scene, square):
                key = "sapiens.told_ritual_back" if square == USED else "sapiens.told_ritual"
                self._add(key, seat, scene=scene_word(scene))
            case Finished(seat):
                self._close()
                self._add("sapiens.told_finished", seat)
            case _:
                self._meet(event)

    def _meet(self, event: Any) -> None:
        """What one does to others, or to what lies open to all."""
        match event:
            case Brawled():
                self._brawl(event)
            case Recalled(seat):
                self._add("sapiens.told_recall", seat)
            case Swapped():
                self._swap(event)
            case BearPut():
                self._bear(event)
            case BearGone(seat):
                self._add("sapiens.told_chased", seat)
            case Removed(seat, _, tile):
                self._add("sapiens.told_removed", seat, tile=tile_word(tile))

    def _lay(self, event: Laid) -> None:
        one, two = event.scenes
        key = "sapiens.told_mountain" if two == Scene.MOUNTAIN else DEEDS[event.how]
        self._open(key, event.seat, one=scene_word(one), two=scene_word(two))
        self._laid = event
        if event.how is How.ABANDON:
            self._gains.append(say("sapiens.told_tribe"))

    def _shelter(self, event: Sheltered) -> None:
        """A cave: part of what a tile brought, or the end of what its effects did."""
        laid = self._laid
        if laid is None:
            self._close()
        if not event.shelter and not event.taken:
            self._gains.append(say("sapiens.told_cave_dead"))
        else:
            if laid is None:
                told = self._mine or self._others  # by the same doer
                self._deed = say("sapiens.told_cave_too") if told else self._say("sapiens.told_cave", event.seat)
            low = event.token < 0 and (laid is None or laid.how in (How.MAIN, How.FEAST))
            self._gains.append(say("sapiens.told_low" if low else "sapiens.told_shelter", n=event.shelter))
        if event.token >= 0:
            key = "sapiens.told_token" if event.taken else "sapiens.told_token_lost"
            self._gains.append(say(key, scene=scene_word(event.token)))
        if laid is None:
            self._close()

    def _hunt(self, event: Hunted) -> None:
        seat = event.seat
        if self._deed:  # by a token
            self._gains.append(say("sapiens.told_one_steak" if event.steaks else "sapiens.told_no_steak"))
        elif event.converted:
            form = "sapiens.told_converted.you" if seat == self.me else "sapiens.told_converted"
            self._others.append(count(form, event.converted, name=self.name_of(seat), food=event.food))
        else:
            self._add("sapiens.told_steak", seat, n=self.seen.view.steaks[seat])

    def _toll(self, seat: Seat, owner: Seat, paid: int) -> None:
        if not paid:
            self._add("sapiens.told_toll_none", seat)
        elif owner == self.me:
            self._at_me("sapiens.told_toll", seat, n=paid)
        else:
            self._add("sapiens.told_toll", seat, n=paid, owner=self.name_of(owner))

    def _brawl(self, event: Brawled) -> None:
        seat, place = event.seat, event.place
        if place == self.me and seat != self.me:
            tile = self.seen.view.reserves[place][event.slot]
            self._at_me("sapiens.told_brawl", seat, tile=tile_word(tile))
            return
        if place == COMMON_PLACE:
            where = say("sapiens.on_common")
        elif place == seat:
            where = say("sapiens.on_own.you" if seat == self.me else "sapiens.on_own")
        else:
            where = say("sapiens.on_theirs", whose=whose(self.name_of(place)))
        key = "sapiens.told_brawl_moved" if event.from_place >= 0 else "sapiens.told_brawl"
        self._add(key, seat, where=where)

    def _swap(self, event: Swapped) -> None:
        seat, place = event.seat, event.place
        gave, got = tile_word(event.gave), tile_word(event.got)
        if place == COMMON_PLACE:
            self._add("sapiens.told_swap_common", seat, gave=gave, got=got)
        elif place == self.me:
            self._at_me("sapiens.told_swap", seat, gave=gave, got=got)
        else:
            self._add("sapiens.told_swap", seat, gave=gave, got=got, victim=self.name_of(place))

    def _bear(self, event: BearPut) -> None:
        seat, victim = event.seat, event.victim
        if victim != self.me:
            self._add("sapiens.told_bear", seat, n=event.shelter, victim=self.name_of(victim))
            return
        cave = valley(self.seen.view.valleys[victim]).ground[event.square] is Ground.CAVE
        self._at_me("sapiens.told_bear_cave" if cave else "sapiens.told_bear", seat, n=event.shelter)

    def _runs_out(self) -> bool:
        """Did the last tile of the common reserve go just now, and the match goes on?"""
        view = self.seen.view
        went = any(isinstance(event, Taken | Removed) for event in self.seen.events)
        return went and not view.pile and all(tile == EMPTY for tile in view.common) and view.ask is not None
