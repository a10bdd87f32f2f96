"""Shows what happens in Paleo: the roll, then keys and captured pawns on their way, the gate, who stands up again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from core.game import Seat
from core.games.paleo.content import sanctuary_side, side_of
from core.games.paleo.position import Back, Captured, Entered, Exchanged, Laid, Opened, Ready, Rolled, View
from core.log import Kind
from core.match import SeenEntry
from core.table import Table
from mobile.boards.canvas import Sprite, TouchBoard
from mobile.boards.paleo.ground import KEYS, SIDE, Ground, Place, at
from mobile.boards.paleo.roll_player import RollPlayer
from mobile.look import motion, sound

MOST = 6  # entries that may follow from one flick: exchanges and circles

Start = Callable[[Callable[[], None]], None]  # begins an act and says when it is over


class Around(Protocol):
    """Where it happens."""

    view: View
    ground: Ground
    canvas: TouchBoard

    def draw(self) -> None: ...
    def draw_without(self, moving: frozenset[int]) -> None: ...


class Animation:
    """The acts of the entry that is being shown."""

    def __init__(self, board: Around) -> None:
        self.board = board
        self.film = RollPlayer(board)
        self.slow = False  # is it shown once more?
        self.showing: Any = None  # the event that is being shown

    def animate(self, seen: SeenEntry, done: Callable[[], None]) -> None:
        acts = [(event, act) for event in seen.events if (act := self._act(event)) is not None]

        def go_on() -> None:
            if acts:
                self.showing, act = acts.pop(0)
                act(go_on)
            else:
                self.showing = None
                done()

        go_on()

    def _act(self, event: Any) -> Start | None:
        if self.board.view is None:
            return None
        match event:
            case Laid():
                return lambda done: self._heard("lay_1", done)
            case Rolled():
                return lambda done: self._roll(event, done)
            case Entered(pawn, sanctuary, key):
                return lambda done: self._enter(pawn, sanctuary, key, done)
            case Captured(pawn, out):
                return lambda done: self._capture(pawn, out, done)
            case Exchanged():
                return lambda done: self._heard("slide_disc", done)
            case Back(pawn, place):
                return lambda done: self._back(pawn, place, done)
            case Opened():
                return self._open
        return None

    @staticmethod
    def _heard(name: str, done: Callable[[], None]) -> None:
        sound.play(name, 0.7)
        done()

    # The roll

    def _roll(self, rolled: Rolled, done: Callable[[], None]) -> None:
        board = self.board
        places = list(board.view.places)
        if rolled.off:
            places[rolled.pawn] = rolled.off
            self._lie(places)

        def rests() -> None:
            for rest in rolled.roll.rests:
                places[rest.disc] = (rest.x, rest.y)
            for gone in rolled.roll.exits:
                places[gone.disc] = ()
            self._lie(places)
            done()

        self.film.show(rolled, rests, self.slow)

    def _lie(self, places: list[Any]) -> None:
        """The pawns lie so for the moment, until the position is shown."""
        self.board.view = msgspec.structs.replace(self.board.view, places=tuple(places))
        self.board.draw()

    def _without(self, pawn: int) -> None:
        places = list(self.board.view.places)
        places[pawn] = ()
        self._lie(places)

    # What follows it

    def _fly(self, sprites: list[Sprite], goal: Place, seconds: float, done: Callable[[], None]) -> None:
        self.board.canvas.fly(sprites, goal, seconds if not motion.reduced() else 0.1, done)

    def _edge(self, side: int) -> Place:
        """Where a side's own rim is on the screen."""
        return self.board.ground.place(0.0, (-1, 1)[side] * (SIDE / 2 - 12))

    def _enter(self, pawn: int, sanctuary: int, key: bool, done: Callable[[], None]) -> None:
        board = self.board
        if board.view.places[pawn]:
            self._without(pawn)
        if not key:
            done()
            return
        sound.play("key")
        sprite = at(f"key_{KEYS[sanctuary]}", *board.ground.key_place(sanctuary), 1.6)
        self._fly([sprite], self._edge(1 - sanctuary_side(sanctuary)), 0.6, done)

    def _capture(self, pawn: int, out: bool, done: Callable[[], None]) -> None:
        board = self.board
        sound.play("out" if out else "capture")
        place = board.view.places[pawn]
        if not place:
            done()
            return
        self._without(pawn)
        spot = place[0] / 1000, place[1] / 1000
        sprites = [board.ground.pawn(pawn, *spot, 1.3), board.ground.ring(pawn, *spot, 1.3)]
        self._fly(sprites, self._edge(1 - side_of(pawn)), 0.45, done)

    def _back(self, pawn: int, place: tuple[int, ...], done: Callable[[], None]) -> None:
        board = self.board
        sound.play("slide_disc", 0.6)
        sprites = [board.ground.pawn(pawn, 0.0, 0.0, 1.1), board.ground.ring(pawn, 0.0, 0.0, 1.1)]
        for sprite in sprites:
            sprite.x, sprite.y = self._edge(side_of(pawn))
        goal = board.ground.place(place[0] / 1000, place[1] / 1000)

        def lies() -> None:
            places = list(board.view.places)
            places[pawn] = place
            self._lie(places)
            done()

        self._fly(sprites, goal, 0.35, lies)

    def _open(self, done: Callable[[], None]) -> None:
        sound.play("gate")
        gate = at("gate_open", *self.board.ground.place(0, 0))
        self.board.canvas.fly([gate], (gate.x, gate.y + 0.01), 1.0, done)  # it stays where it is: no motion to reduce


def last_flick(table: Table, seat: Seat | None) -> list[SeenEntry]:
    """The newest flick and what followed from it; nothing when something else came after, or the position before it
    is not known here."""
    recent: list[SeenEntry] = []
    for n in range(table.n, max(0, table.n - MOST), -1):
        seen = table.seen(n, seat)
        if not isinstance(seen, SeenEntry):
            break
        if seen.kind is not Kind.MOVE:
            continue
        recent.insert(0, seen)
        if any(isinstance(event, Rolled) for event in seen.events):
            return recent if isinstance(table.seen(n - 1, seat), SeenEntry) else []
        if any(isinstance(event, Laid | Ready) for event in seen.events):
            break
    return []
