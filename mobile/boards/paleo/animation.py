"""Shows what happens in Paleo: the roll, then keys and captured pawns on their way, the gate, who stands up again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Protocol

import msgspec

from core.game import Seat
from core.games.paleo.content import sanctuary_side, side_of
from core.games.paleo.position import Back, Captured, Entered, Exchanged, Laid, Opened, Ready, Rolled, RoundOver, View
from core.log import Kind
from core.match import SeenEntry
from core.table import Table
from mobile.boards import acts
from mobile.boards.acts import Act
from mobile.boards.canvas import TouchBoard
from mobile.boards.paleo import tokens
from mobile.boards.paleo.camera import Camera
from mobile.boards.paleo.ground import KEYS, SIDE, Ground, Place, at
from mobile.boards.paleo.roll import PawnRoll
from mobile.boards.paleo.tokens import Lies
from mobile.boards.roll_player import RollPlayer
from mobile.look import sound

MOST = 6  # entries that may follow from one flick: exchanges and circles


class Around(Protocol):
    """Where it happens."""

    view: View
    ground: Ground
    canvas: TouchBoard
    camera: Camera

    def draw(self) -> None: ...
    def draw_without(self, moving: frozenset[int]) -> None: ...


class Animation(acts.Animation):
    """The acts of the entry that is being shown."""

    def __init__(self, board: Around) -> None:
        super().__init__()
        self.board = board
        self.film = RollPlayer(board.canvas, board.camera)
        self.slow = False  # is it shown once more?
        self.left: View | None = None  # how all lay at the end of a round, which the newest entry was
        self._inside: dict[int, int] = {}  # pawns that entered in the entry that is shown, and which sanctuary

    def animate(self, seen: SeenEntry, done: Callable[[], None]) -> None:
        self.left = None

        def stand() -> None:
            over = next((event for event in seen.events if isinstance(event, RoundOver)), None)
            if over is not None:
                self.left = msgspec.structs.replace(self.board.view, points=over.points)
            done()

        super().animate(seen, stand)

    # The roll

    def _roll(self, rolled: Rolled) -> Act | None:
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

        sound.play("flick", min(1.0, 0.3 + rolled.speed / 3000))
        board.draw_without(frozenset(path.disc for path in rolled.roll.paths))
        roll = PawnRoll(board.ground, rolled, lambda: float(board.canvas.unit))
        return acts.then(lambda done: self.film.show(roll, done, self.slow), acts.now(rests))

    def _lie(self, places: list[Any]) -> None:
        """The pawns lie so for the moment, until the position is shown."""
        self.board.view = msgspec.structs.replace(self.board.view, places=tuple(places))
        self.board.draw()

    def _put(self, pawn: int, place: tuple[int, ...]) -> None:
        """One of them lies there now, or nowhere."""
        places = list(self.board.view.places)
        places[pawn] = place
        self._lie(places)

    # What follows it

    def _edge(self, side: int) -> Place:
        """Where a side's own rim is on the screen."""
        return self.board.ground.place(0.0, (-1, 1)[side] * (SIDE / 2 - 12))

    def _enter(self, entered: Entered) -> Act | None:
        """Its key goes to whom it took it for; the pawn waits in the sanctuary for what becomes of it."""
        board, sanctuary = self.board, entered.sanctuary
        self._inside[entered.pawn] = sanctuary
        if entered.key:
            board.view = msgspec.structs.replace(board.view, keys=board.view.keys | 1 << sanctuary)
        if board.view.places[entered.pawn]:
            self._put(entered.pawn, tuple(round(1000 * part) for part in board.ground.inside(sanctuary)))
        if not entered.key:
            return None
        place = board.ground.key_place(sanctuary)
        key = at(f"key_{KEYS[sanctuary]}", *place, 1.6)
        return acts.fly(board.canvas, [key], place, self._edge(1 - sanctuary_side(sanctuary)), 0.6)

    def _capture(self, captured: Captured) -> Act | None:
        pawn, place = captured.pawn, self.board.view.places[captured.pawn]
        if not place:
            return None
        self._put(pawn, ())
        return self._walk(pawn, place, self._edge(1 - side_of(pawn)), 1.3, 0.45)

    def _exchange(self, exchanged: Exchanged) -> Act | None:
        """Who entered goes to the other side, from where another one takes its place."""
        board, gave, got = self.board, exchanged.gave, exchanged.got
        sanctuary = next((where for pawn, where in board.view.entered if pawn == gave), None)
        if sanctuary is None:
            return None
        x, y = board.ground.inside(sanctuary)
        self._inside[got] = sanctuary
        waits = tuple(one for one in board.view.entered if one[0] != gave)
        board.view = msgspec.structs.replace(board.view, entered=waits)
        board.draw()
        edge = self._edge(1 - side_of(gave))
        across, up = board.ground.back(*edge)
        there = tuple(round(1000 * part) for part in (x, y))
        return acts.then(
            acts.both(
                self._walk(gave, (1000 * x, 1000 * y), edge, 1.3, 0.45),
                self._walk(got, (1000 * across, 1000 * up), board.ground.place(x, y), 1.3, 0.45),
            ),
            acts.now(lambda: self._put(got, there)),
        )

    def _back(self, back: Back) -> Act | None:
        board, pawn = self.board, back.pawn
        goal = board.ground.place(back.place[0] / 1000, back.place[1] / 1000)
        sanctuary = next((where for entered, where in board.view.entered if entered == pawn), None)
        sanctuary = self._inside.pop(pawn, sanctuary)
        if sanctuary is None:  # it was captured before
            x, y = board.ground.back(*self._edge(1 - side_of(pawn)))
        else:
            x, y = board.ground.inside(sanctuary)
        waits = tuple(one for one in board.view.entered if one[0] != pawn)
        board.view = msgspec.structs.replace(board.view, entered=waits)
        self._put(pawn, ())
        walk = self._walk(pawn, (x * 1000, y * 1000), goal, 1.1, 0.35)
        return acts.then(walk, acts.now(lambda: self._put(pawn, back.place)))

    def _walk(self, pawn: int, place: Sequence[float], goal: Place, grown: float, seconds: float) -> Act:
        """A pawn with its ring goes from a place of the rules to one of the screen."""
        ground, (x, y) = self.board.ground, (place[0] / 1000, place[1] / 1000)
        sprites = tokens.pictures(ground, [Lies(pawn, x, y)], self.board.canvas.unit, grown)
        return acts.fly(self.board.canvas, sprites, ground.place(x, y), goal, seconds)

    def _open(self, _: Opened) -> Act:
        return acts.wait(self.board.canvas, 1.0, [at("gate_open", *self.board.ground.place(0, 0))])

    shows: ClassVar = {
        Laid: (None, "lay"),
        Rolled: (_roll, ""),  # it sounds by itself
        Entered: (_enter, lambda entered: "key" if entered.key else ""),
        Captured: (_capture, lambda captured: "out" if captured.out else "capture"),
        Exchanged: (_exchange, "slide_disc"),
        Back: (_back, "slide_disc"),
        Opened: (_open, "gate"),
    }


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
