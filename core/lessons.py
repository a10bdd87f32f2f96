"""Lessons: a game is learnt by playing it, one gesture after the other, from positions laid out for that.

A course is data beside the rules of its game (`core/games/<game>/lessons.json`). The match of a lesson is an ordinary
match: its rules judge each move, and its table lets through only those for which the lesson waits.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import msgspec

from core.game import Game, Refusal, Seat, TableReason
from core.log import By, Entry, Kind, Seated
from core.match import Match
from core.packing import Unreadable
from core.table import Anew, LocalTable

NAMES = ("Léo", "Mina", "Tom")  # who sits there beside who learns

AnyGame = Game[Any, Any, Any, Any, Any]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One gesture. Without moves and without anything to look at, its words are read, and that is all."""

    moves: tuple[str, ...] = ()  # those it waits for, as they are written; * stands for anything
    show: str = ""  # the move that is shown by a finger, if it is not the first of them
    # Events, perhaps with what they must say ("captured pawn=12"): one comes of it, or the position comes back.
    wants: tuple[str, ...] = ()
    look: str = ""  # what is to be looked at, by the name that the board has for it
    others: tuple[str, ...] = ()  # what follows, each with the seat before it: "1 go c4"

    @property
    def shown(self) -> str:
        return self.show or (self.moves[0] if self.moves else "")


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Steps from one position: a deal, what lies otherwise than it would have it, and moves from there."""

    name: str
    steps: Annotated[tuple[Step, ...], msgspec.Meta(min_length=1)]
    seat: Seat = 0
    players: int = 2
    deal: int = 1
    first: Seat = 0
    options: dict[str, str] = {}
    moves: tuple[str, ...] = ()
    lay: dict[str, Any] = {}


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All lessons of a game, and the first match after them: against so many bots, with these options."""

    minutes: int
    lessons: Annotated[tuple[Lesson, ...], msgspec.Meta(min_length=1)]
    bots: int = 1
    options: dict[str, str] = {}


NOT_NOW = "learn.not_now"


@cache
def course(game: str) -> Course | None:
    """The lessons of a game; None where it has none."""
    file = files("core.games") / game / "lessons.json"
    return msgspec.json.decode(file.read_bytes(), type=Course) if file.is_file() else None


def begin(game: AnyGame, lesson: Lesson, name: str = "") -> Match[Any, Any, Any, Any, Any]:
    """The match of a lesson, as it lies when it begins; by `name` goes who learns."""
    names = [*NAMES[: lesson.seat], name, *NAMES[lesson.seat :]]
    seats = [Seated(names[seat], None, seat) for seat in range(lesson.players)]

    def laid(state: Any) -> Any:
        given = _merged(msgspec.to_builtins(state), lesson.lay)
        return msgspec.convert(given, type=game.state_type, strict=False)

    match = Match.begin(game, seats, lesson.deal, lesson.options, lesson.first, laid=laid if lesson.lay else None)
    for text in lesson.moves:
        match.play(*_said(game, text))
    return match


def _merged(there: Any, given: Any) -> Any:
    """What is given in place of what is there, field by field."""
    if isinstance(there, dict) and isinstance(given, dict):
        return {**there, **{name: _merged(there.get(name), value) for name, value in given.items()}}
    return given


def _said(game: AnyGame, text: str) -> tuple[Seat, Any]:
    seat, _, move = text.partition(" ")
    return int(seat), game.read(move)


def _came(want: str, event: Any) -> bool:
    """Is that the event which is wanted?"""
    tag, *fields = want.split()
    if type(event).__struct_config__.tag != tag:
        return False
    return all(str(getattr(event, name)) == value for name, _, value in (field.partition("=") for field in fields))


class LessonTable(LocalTable):
    """The table of one lesson: whose turn it is plays what is taught, and nothing else."""

    def __init__(self, game: AnyGame, lesson: Lesson, name: str = "") -> None:
        self.lesson = lesson
        self.at = 0  # the step that is on; beyond the last the lesson is over
        self.not_now = NOT_NOW  # the words to what is allowed, and not what is taught
        self.missed = False  # did what was wanted not come of the move?
        self._before = 0  # the entry before it
        self._scripted = False
        match = begin(game, lesson, name)
        match.listen(self._judge)  # before anybody else hears of it
        super().__init__(match, lambda: (lesson.seat,))

    @property
    def step(self) -> Step | None:
        """What is waited for; nothing any more when the lesson is over."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def waits(self) -> bool:
        """Is a move waited for?"""
        return self.step is not None and bool(self.step.moves) and not self.missed

    @property
    def shown(self) -> Any:
        """The move that a finger shows; None where there is none."""
        return self.game.read(self.step.shown) if self.waits and self.step is not None else None

    @property
    def asked(self) -> tuple[Seat, ...]:
        return self.match.asked if self.waits else ()

    def moves(self, seat: Seat) -> tuple[Any, ...] | None:
        if not self.waits:
            return ()
        found = self.match.moves(seat)
        return None if found is None else tuple(move for move in found if self._awaited(move))

    def refusal(self, seat: Seat, move: Any) -> Refusal | None:
        """What the rules say comes first: that is what is to be learnt."""
        refusal = self.match.refusal(seat, move)
        if refusal is None and not (self.waits and self._awaited(move)):
            return Refusal(self.not_now)
        return refusal

    def offer(self, seat: Seat, move: Any, after: int, by: By | None = None) -> Refusal | None:
        return self.refusal(seat, move) or super().offer(seat, move, after, by)

    def undo_right(self, seat: Seat) -> int | Refusal:
        return Refusal(TableReason.UNDO_NOTHING)

    def _awaited(self, move: Any) -> bool:
        text = self.game.text(move)
        return any(fnmatchcase(text, pattern) for pattern in (self.step.moves if self.step is not None else ()))

    def _judge(self, entry: Entry) -> None:
        """A move was made: was it what the lesson waits for?"""
        if self._scripted or entry.kind is not Kind.MOVE or self.step is None:
            return
        if self.step.wants and not any(_came(want, event) for want in self.step.wants for event in entry.events):
            self.missed, self._before = True, self.match.path[-2].n  # the entry before may be an undo
        else:
            self.at += 1

    # What is done for the lesson

    def look(self) -> None:
        """What was to be looked at or read has been."""
        if self.step is not None and not self.step.moves:
            self.at += 1
            self._tell(Anew())  # somebody may be asked now

    def follow(self) -> None:
        """What others do after the step that was just made."""
        done = self.lesson.steps[self.at - 1] if self.at else None
        self._scripted = True
        try:
            for text in done.others if done is not None else ():
                self.match.play(*_said(self.game, text))
        finally:
            self._scripted = False

    def again(self) -> None:
        """The position before the move that missed comes back."""
        if self.missed:
            self.missed, self._scripted = False, True  # asked again, before anybody hears of it
            try:
                self.match.undo(self.lesson.seat, self._before, range(self.match.setup.players))
            finally:
                self._scripted = False


def troubles(game: AnyGame, lesson: Lesson) -> list[str]:
    """Play a lesson to its end by what it shows itself; answers what does not fit the rules."""
    found: list[str] = []
    try:
        table = LessonTable(game, lesson)
    except Exception as no:
        return [f"{lesson.name}: it cannot be laid out: {no!r}"]
    while table.step is not None:
        where = f"{lesson.name}, step {table.at + 1}"
        try:
            _take(table, found, where)
            table.follow()
        except Exception as no:
            return [*found, f"{where}: {no!r}"]
    return found


def _take(table: LessonTable, found: list[str], where: str) -> None:
    """Make the step that is on."""
    step, seat = table.step, table.lesson.seat
    if step is None or not step.moves:
        table.look()
        return
    legal = table.match.moves(seat)
    if legal is not None:
        texts = [table.game.text(move) for move in legal]
        idle = [pattern for pattern in step.moves if not any(fnmatchcase(text, pattern) for text in texts)]
        found += [f"{where}: nothing like {pattern!r} is legal" for pattern in idle]
    refusal = table.offer(seat, table.shown, table.n)
    if refusal is not None:
        raise Unreadable(f"{step.shown!r} is refused: {refusal.reason}")
    if table.missed:
        raise Unreadable(f"{step.shown!r} leads to none of {step.wants}")
