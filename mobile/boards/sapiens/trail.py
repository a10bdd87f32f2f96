"""Where things happened in Sapiens: it stays on the valley, on the shelves and on the others' chips until a touch."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Protocol

from core.game import Seat
from core.games.sapiens.content import CAMP_SHELTER, GATHERING_FOOD, SQUARES, Scene, scene_on
from core.games.sapiens.position import (
    COMMON_PLACE,
    BearGone,
    BearPut,
    Brawled,
    Fed,
    Gained,
    Laid,
    Sheltered,
    Swapped,
    TokenTaken,
)
from core.log import Kind
from core.match import SeenEntry
from mobile.boards import traces
from mobile.boards.canvas import Sprite
from mobile.boards.sapiens.bears import way_in
from mobile.boards.sapiens.chip import Chip
from mobile.boards.sapiens.shelf import OWN, SHARED
from mobile.boards.sapiens.sight import Sight
from mobile.boards.sapiens.valley import SQUARE, Place, Ways, at
from mobile.boards.sprites import at_body
from mobile.look.theme import SEATS

RING = 58.0  # dp round a square
FAR = 1.6  # how much larger it is in a chip's small picture
SLOT = 50.0  # dp round a tile of a shelf
CENTRE = SQUARES // 2  # of the small picture, for what concerns a whole reserve


class Around(Sight, Protocol):
    """Where it is seen."""

    chips: dict[Seat, Chip]


class Trail:
    """Draws the events since the last touch: each on the valley in which it happened."""

    def __init__(self, board: Around) -> None:
        self.board = board
        self._events: list[tuple[Any, Any]] = []  # each with the view after it

    def note(self, recent: list[SeenEntry]) -> None:
        standing: list[SeenEntry] = []  # without what was taken back
        for seen in recent:
            if seen.kind is Kind.UNDO:
                standing = [kept for kept in standing if kept.n <= seen.to]
            elif seen.kind is Kind.MOVE:
                standing.append(seen)
        self._events = [(event, seen.view) for seen in standing for event in seen.events]

    def draw(self) -> None:
        board = self.board
        board.canvas.trail(list(self._valley(board.shown, board.ways)))
        if board.top_canvas is not board.canvas:
            board.top_canvas.trail(list(self._valley(board.top, board.ways)))
        board.overlay.trail(list(self._shelves()))
        for seat, chip in board.chips.items():
            chip.trail([sprite for event, _ in self._events for sprite in self._small(event, seat, chip.ways)])

    # On a valley

    def _valley(self, seat: Seat, ways: Ways) -> Iterator[Sprite]:
        for event, view in self._events:
            match event:
                case Laid(seat=who, squares=(one, two)) if who == seat:
                    yield self._round_tile(ways, one, two, who)
                case Fed(who, squares, food) if who == seat:
                    yield from (_gain(ways, square, f"food_{n}") for square, n in zip(squares, food, strict=True) if n)
                case Gained(who, scene) if who == seat:
                    yield from self._by_scene(ways, view, who, scene)
                case Sheltered(who, square, shelter) if who == seat and shelter:
                    yield _gain(ways, square, f"shelter_{shelter}")
                case TokenTaken(who, _, square) if who == seat and square >= 0:
                    yield self._ring(ways, square, who)
                case BearPut() | BearGone():
                    yield from self._bear(ways, event, view, seat)

    def _bear(self, ways: Ways, event: BearPut | BearGone, view: Any, seat: Seat) -> Iterator[Sprite]:
        """The way a bear came or went, and where it sits."""
        who = event.seat
        if isinstance(event, BearGone):
            if who == seat:
                yield from traces.steps(way_in(ways, event.square, seat == self.board.home)[::-1])
        elif event.victim == seat:
            yield from traces.steps(way_in(ways, event.square, seat == self.board.home))
            yield self._ring(ways, event.square, who)
        elif who == seat:
            fire = _fresh(view, who, Scene.FIRE)
            if fire >= 0:
                yield from traces.steps(way_in(ways, fire, event.victim != self.board.home)[::-1])
                yield _gain(ways, fire, f"shelter_{event.shelter}", 0.3)

    def _by_scene(self, ways: Ways, view: Any, seat: Seat, scene: int) -> Iterator[Sprite]:
        square = _fresh(view, seat, scene)
        name = f"food_{GATHERING_FOOD}" if scene == Scene.GATHERING else f"shelter_{CAMP_SHELTER}"
        if square >= 0:
            yield _gain(ways, square, name, 0.3)

    def _round_tile(self, ways: Ways, one: int, two: int, seat: Seat) -> Sprite:
        way = "across" if ways.across(one, two) else "down"
        return at(f"done_{way}_{self._colour(seat)}", *ways.between(one, two))

    def _ring(self, ways: Ways, square: int, seat: Seat, across: float = RING) -> Sprite:
        return traces.ring(*ways.centre(square), self.board.marks[seat], across)

    def _colour(self, seat: Seat) -> str:
        return SEATS[self.board.marks[seat]]

    # In a chip

    def _small(self, event: Any, seat: Seat, ways: Ways) -> Iterator[Sprite]:
        """In another's small picture: where a tile was laid, and where a bear sits."""
        match event:
            case Laid(seat=who, squares=(one, two)) if who == seat:
                yield traces.ring(*ways.between(one, two), self.board.marks[who], FAR * 2 * SQUARE)
            case Swapped(who, _, place, _) if seat in (who, place) and place != COMMON_PLACE:
                yield self._ring(ways, CENTRE, who, FAR * 2 * SQUARE)
            case BearPut(who, victim, square) if victim == seat:
                yield self._ring(ways, square, who, FAR * SQUARE)

    # On the shelves

    def _shelves(self) -> Iterator[Sprite]:
        overlay, marks = self.board.overlay, self.board.marks
        for event, _ in self._events:
            match event:
                case Swapped(who, slot, place, other):
                    ends = [self._slot(who, slot), self._slot(place, other)]
                    seen = [overlay.to_world(*end) for end in ends if end is not None]
                    yield from (traces.ring(*end, marks[who], SLOT) for end in seen)
                    if len(seen) == 2:
                        yield from _both_ways(seen[0], seen[1], marks[who])
                case Brawled(who, place, slot):
                    end = self._slot(place, slot)
                    if end is not None:
                        yield traces.ring(*overlay.to_world(*end), marks[who], SLOT)

    def _slot(self, place: Seat, slot: int) -> Place | None:
        """Where a tile of a reserve is in the window, if that reserve is shown."""
        if place == COMMON_PLACE:
            return self.board.spot_place(SHARED, slot)
        return self.board.spot_place(OWN, slot) if place == self.board.shown else None


def _gain(ways: Ways, square: int, name: str, low: float = -0.3) -> Sprite:
    """What a square brought, at its upper edge or at its lower one."""
    x, y = ways.centre(square)
    return at_body(f"sapiens/gain_{name}", x - 4, y + low * SQUARE)


def _fresh(view: Any, seat: Seat, scene: int) -> int:
    """The square of the tile just laid on which that scene lies; -1: none, it was a token's."""
    found = (square for square in view.fresh if scene_on(view.boards[seat][square]) == scene)
    return next(found, -1)


def _both_ways(one: Place, two: Place, mark: int) -> Iterable[Sprite]:
    """Two things changed places: an arrow there and one back, side by side."""
    across, down = two[0] - one[0], two[1] - one[1]
    far = max(1.0, (across**2 + down**2) ** 0.5)
    x, y = -down / far * 6, across / far * 6
    short = min(0.45, 22 / far)

    def between(start: Place, end: Place, side: float) -> list[Place]:
        return [
            (start[0] + (end[0] - start[0]) * part + x * side, start[1] + (end[1] - start[1]) * part + y * side)
            for part in (short, 1 - short)
        ]

    return [*traces.way(between(one, two, 1), mark), *traces.way(between(two, one, -1), mark)]
