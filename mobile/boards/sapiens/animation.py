"""Shows what happens in Sapiens: pieces on their way between valley, shelves and the other seats, points that rise.

Every entry is a few acts, one after the other; an act is some things moving together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Protocol

from core.game import Seat
from core.games.sapiens.content import CAMP_SHELTER, EMPTY, GATHERING_FOOD, Scene, scene_on
from core.games.sapiens.position import (
    COMMON_PLACE,
    BearGone,
    BearPut,
    Brawled,
    Fed,
    Gained,
    Hunted,
    Laid,
    Lay,
    Move,
    Removed,
    Sheltered,
    Swapped,
    Taken,
    TokenPlayed,
    TokenTaken,
    Turned,
)
from core.match import SeenEntry
from mobile.boards import acts
from mobile.boards.acts import Act
from mobile.boards.canvas import Sprite
from mobile.boards.sapiens.chip import Chip
from mobile.boards.sapiens.shelf import OWN, PILE, POUCH, SHARED, laid_out, tile_of
from mobile.boards.sapiens.sight import Sight
from mobile.boards.sapiens.valley import NAMES, Place, at, tile_sprites
from mobile.look import theme

SHELF = 0.62  # how large a tile of a shelf is, flying


class Around(Sight, Protocol):
    """Where it is shown."""

    chips: dict[Seat, Chip]


class Animation(acts.Animation):
    """The acts of the entry that is being shown."""

    def __init__(self, board: Around) -> None:
        super().__init__()
        self.board = board
        self._lying: list[Sprite] = []  # what has come to lie in this entry, before the position is drawn anew
        self._expected: Move | None = None  # the placement made here: its tile lies there already

    def expects(self, move: Move) -> None:
        self._expected = move

    def animate(self, seen: SeenEntry, done: Callable[[], None]) -> None:
        self._lying = []

        def over() -> None:
            self._expected = None
            done()

        super().animate(seen, over)

    def _flight(
        self, sprites: list[Sprite], start: Place | None, goal: Place | None, seconds: float = 0.26
    ) -> Act | None:
        return acts.carry(self.board.overlay, sprites, start, goal, seconds)

    def _rise(self, names: list[tuple[str, Place]]) -> Act | None:
        return acts.rise(self.board.overlay, ((at(name, 0, 0, 1.2), place) for name, place in names))

    # Places of the window

    def _square(self, seat: Seat, square: int) -> Place | None:
        """A square, if that valley is to be seen; else the seat's chip."""
        board = self.board
        if seat == board.shown:
            return board.canvas.to_window_place(*board.ways.centre(square))
        return self._chip(seat)

    def _chip(self, seat: Seat) -> Place | None:
        chip = self.board.chips.get(seat)
        return (chip.picture.center_x, chip.picture.center_y) if chip is not None and chip.parent is not None else None

    def _slot(self, place: Seat, slot: int) -> Place | None:
        if place == COMMON_PLACE:
            return self.board.spot_place(SHARED, slot)
        return self.board.spot_place(OWN, slot) if place == self.board.shown else self._chip(place)

    def _pouch(self, seat: Seat) -> Place | None:
        return self.board.spot_place(POUCH) if seat == self.board.shown else self._chip(seat)

    def _scale(self) -> float:
        """How large a square of the valley is, in the overlay's measure."""
        return self.board.canvas.unit / self.board.overlay.unit

    # One act each

    def _laid(self, event: Laid) -> Act | None:
        board = self.board
        if event.seat != board.shown:
            return None  # its small picture shows it
        ways = board.ways
        first, second = (board.overlay.to_world(*board.canvas.to_window_place(*ways.centre(s))) for s in event.squares)
        middle = ((first[0] + second[0]) / 2, (first[1] + second[1]) / 2)
        grown = self._scale()
        around = ((first[0] - middle[0], first[1] - middle[1]), (second[0] - middle[0], second[1] - middle[1]))
        scenes = (event.scenes[0], event.scenes[1])
        sprites = tile_sprites(scenes, *around, "shadow", grown)
        goal = board.canvas.to_window_place(*ways.between(*event.squares))
        expected = self._expected
        if isinstance(expected, Lay) and (expected.first, expected.second) == event.squares:
            fly = self._flight(sprites, goal, goal, 0.06)
        else:
            fly = self._flight(sprites, self._slot(event.seat, event.slot), goal, 0.3)

        def lies() -> None:
            self._lying += ways.tile(scenes, *event.squares)
            board.canvas.mark(self._lying)

        return acts.then(fly, acts.now(lies))

    def _fed(self, event: Fed) -> Act | None:
        if event.seat != self.board.shown:
            return None
        places = [
            (f"gain_food_{food}", place)
            for square, food in zip(event.squares, event.food, strict=True)
            if food and (place := self._square(event.seat, square)) is not None
        ]
        return self._rise(places)

    def _gained(self, event: Gained) -> Act | None:
        view = self.board.view
        if event.seat != self.board.shown:
            return None
        square = next((s for s in view.fresh if scene_on(view.boards[event.seat][s]) == event.scene), None)
        place = self._square(event.seat, square) if square is not None else self._pouch(event.seat)
        name = f"gain_food_{GATHERING_FOOD}" if event.scene == Scene.GATHERING else f"gain_shelter_{CAMP_SHELTER}"
        return self._rise([(name, place)]) if place is not None else None

    def _sheltered(self, event: Sheltered) -> Act | None:
        if event.seat != self.board.shown:
            return None
        place = self._square(event.seat, event.square)
        if place is None:
            return None
        rise = self._rise([(f"gain_shelter_{event.shelter}", place)]) if event.shelter else None
        if not event.taken:
            return rise
        token = self._flight([at(f"token_{NAMES[event.token]}", 0, 0)], place, self._pouch(event.seat))
        return acts.both(rise, token)

    def _token(self, event: TokenTaken) -> Act | None:
        if event.seat != self.board.shown or event.square < 0:
            return None
        return self._flight(
            [at(f"token_{NAMES[event.scene]}", 0, 0)], self._square(event.seat, event.square), self._pouch(event.seat)
        )

    def _played(self, event: TokenPlayed) -> Act | None:
        start = self._pouch(event.seat)
        if start is None:
            return None
        goal = (self.board.canvas.center_x, self.board.canvas.center_y)
        if event.seat != self.board.shown:
            goal = (start[0], start[1] - 20 * self.board.overlay.unit)
        return self._flight([at(f"token_{NAMES[event.scene]}", 0, 0, 1.4)], start, goal, 0.3)

    def _brawled(self, event: Brawled) -> Act | None:
        colour = theme.SEATS[self.board.marks[event.seat]]
        start = self._slot(event.from_place, event.from_slot) if event.from_place >= 0 else self._pouch(event.seat)
        return self._flight([at(f"brawl_{colour}", 0, 0, 1.2)], start, self._slot(event.place, event.slot))

    def _swapped(self, event: Swapped) -> Act | None:
        mine, other = self._slot(event.seat, event.slot), self._slot(event.place, event.other)
        gave = self._flight(self._tile(event.gave), mine, other, 0.35)
        return acts.both(gave, self._flight(self._tile(event.got), other, mine, 0.35))

    def _tile(self, tile: int) -> list[Sprite]:
        return laid_out(tile, 0, 0, SHELF, self.board.marks)

    def _bear(self, event: BearPut) -> Act | None:
        board = self.board
        if board.shown not in (event.seat, event.victim):
            return None
        goal = self._square(event.victim, event.square)
        start = self._chip(event.seat) or self._pouch(event.seat)
        fly = self._flight([at("bear", 0, 0, self._scale())], start, goal, 0.3)
        rise = self._rise([(f"gain_shelter_{event.shelter}", goal)]) if goal and event.seat == board.home else None
        return acts.then(fly, rise)

    def _chased(self, event: BearGone) -> Act | None:
        if event.seat != self.board.shown:
            return None
        place = self._square(event.seat, event.square)
        if place is None:
            return None
        away = (place[0], self.board.overlay.top + 40)
        return self._flight([at("bear", 0, 0, self._scale())], place, away, 0.3)

    def _hunted(self, event: Hunted) -> Act | None:
        goal = self._pouch(event.seat)
        if event.seat != self.board.shown or goal is None:
            return None
        above = (goal[0], goal[1] + 60 * self.board.overlay.unit)
        if event.converted:
            return self._flight([at("steak", 0, 0, 1.4)], goal, above, 0.3)
        return self._flight([at("steak", 0, 0, 1.4)], above, goal, 0.3)

    def _taken(self, event: Taken) -> Act | None:
        tile = tile_of(self.board.view, COMMON_PLACE, event.slot)
        if tile == EMPTY:
            return None
        return self._flight(
            self._tile(tile), self._slot(COMMON_PLACE, event.slot), self._slot(event.seat, event.goal), 0.22
        )

    def _removed(self, event: Removed) -> Act | None:
        start = self._slot(COMMON_PLACE, event.slot)
        if start is None:
            return None
        away = (start[0], -60.0)
        return self._flight(self._tile(event.tile), start, away, 0.25)

    def _turned(self, event: Turned) -> Act | None:
        if event.place != COMMON_PLACE:
            return None
        start = self.board.spot_place(PILE)
        return acts.both(
            *(
                self._flight(self._tile(tile), start, self._slot(COMMON_PLACE, slot), 0.22)
                for slot, tile in zip(event.slots, event.tiles, strict=True)
            )
        )

    shows: ClassVar = {
        Laid: (_laid, lambda laid: f"lay_{1 + laid.squares[0] % 3}"),
        Fed: (_fed, ""),
        Gained: (_gained, lambda gained: "camp" if gained.shelter else "gather"),
        Sheltered: (_sheltered, ""),
        TokenTaken: (_token, "ritual"),
        TokenPlayed: (_played, ""),
        Brawled: (_brawled, "brawl"),
        Swapped: (_swapped, "water"),
        BearPut: (_bear, "bear"),
        BearGone: (_chased, "fire"),
        Hunted: (_hunted, "hunt"),
        Taken: (_taken, "take"),
        Removed: (_removed, "take"),
        Turned: (_turned, ""),
    }
