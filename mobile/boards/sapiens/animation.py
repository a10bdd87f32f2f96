"""Shows what happens in Sapiens: pieces on their way between valley, shelves and the other seats, points that rise.

Every entry is a few acts, one after the other; an act is some things moving together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Protocol

from core.game import Seat
from core.games.sapiens.content import CAMP_SHELTER, EMPTY, GATHERING_FOOD, Scene
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
    Tolled,
    Turned,
)
from core.match import SeenEntry
from mobile.boards import acts
from mobile.boards.acts import Act
from mobile.boards.canvas import Sprite
from mobile.boards.sapiens import places
from mobile.boards.sapiens.bears import Bears, Crossing
from mobile.boards.sapiens.shelf import PILE, laid_out, tile_of
from mobile.boards.sapiens.valley import NAMES, Place, at, tile_sprites
from mobile.look import theme

SHELF = 0.62  # how large a tile of a shelf is, flying
BELOW = 62.0  # dp below a chip, whither its tiles slide out
RISES = 0.32  # seconds that points are seen to rise
MOST = {"food": 10, "shelter": 8}  # points that have a picture


class Around(places.Around, Protocol):
    """Where it is shown."""

    follows: str


class Animation(acts.Animation):
    """The acts of the entry that is being shown."""

    def __init__(self, board: Around, visits: Crossing) -> None:
        super().__init__()
        self.board = board
        self.visits = visits
        self.places = places.Places(board)
        self.bears = Bears(board, self.places, visits)
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
        return acts.carry(self.board.overlay, sprites, start, goal, seconds * self.visits.pace)

    def _rise(self, names: list[tuple[str, Place]]) -> Act | None:
        risen = ((at(name, 0, 0, 1.2), place) for name, place in names)
        return acts.rise(self.board.overlay, risen, RISES * self.visits.pace)

    def _rise_to_chip(self, seat: Seat, kind: str, points: int) -> Act | None:
        """What somebody gains whose valley is not to be seen rises to their chip."""
        chip = self.places.chip(seat)
        if chip is None or not points:
            return None
        low = chip[1] - (BELOW - acts.RISE) * self.board.overlay.unit
        return self._rise([(f"gain_{kind}_{min(points, MOST[kind])}", (chip[0], low))])

    def _burst(self, place: Place | None) -> Act | None:
        return acts.burst(self.board.overlay, self.board.overlay.to_world(*place)) if place is not None else None

    # One act each

    def _laid(self, event: Laid) -> Act | None:
        board = self.board
        if event.seat != board.top:
            return self._slid_out(event)
        ways = board.ways
        first, second = (board.overlay.to_world(*self.places.on_valley(*ways.centre(s))) for s in event.squares)
        middle = ((first[0] + second[0]) / 2, (first[1] + second[1]) / 2)
        grown = self.places.scale
        around = ((first[0] - middle[0], first[1] - middle[1]), (second[0] - middle[0], second[1] - middle[1]))
        scenes = (event.scenes[0], event.scenes[1])
        sprites = tile_sprites(scenes, *around, "shadow", grown)
        goal = self.places.on_valley(*ways.between(*event.squares))
        expected = self._expected
        if isinstance(expected, Lay) and (expected.first, expected.second) == event.squares:
            fly = self._flight(sprites, goal, goal, 0.06)
        else:
            fly = self._flight(sprites, self.places.slot(event.seat, event.slot), goal, 0.3)

        def lies() -> None:
            self._lying += ways.tile(scenes, *event.squares)
            board.top_canvas.mark(self._lying)

        return acts.then(fly, acts.now(lies))

    def _slid_out(self, event: Laid) -> Act | None:
        """The tile of somebody whose valley is not to be seen, out of their chip for a moment."""
        chip, overlay = self.places.chip(event.seat), self.board.overlay
        if chip is None:
            return None
        half = 25.0 * SHELF
        one, two = event.scenes
        sprites = tile_sprites((one, two), (-half, 0.0), (half, 0.0), "shadow", SHELF)
        low = (chip[0], chip[1] - BELOW * overlay.unit)
        return acts.then(self._flight(sprites, chip, low, 0.2), acts.wait(overlay, 0.25, sprites))

    def _fed(self, event: Fed) -> Act | None:
        if event.seat != self.board.top:
            return self._rise_to_chip(event.seat, "food", sum(event.food))
        places = [
            (f"gain_food_{food}", place)
            for square, food in zip(event.squares, event.food, strict=True)
            if food and (place := self.places.square(event.seat, square)) is not None
        ]
        return self._rise(places)

    def _gained(self, event: Gained) -> Act | None:
        if event.seat != self.board.top:
            return self._rise_to_chip(event.seat, "food" if event.food else "shelter", event.food or event.shelter)
        square = self.places.fresh(event.seat, event.scene)
        place = self.places.square(event.seat, square) if square is not None else self.places.pouch(event.seat)
        name = f"gain_food_{GATHERING_FOOD}" if event.scene == Scene.GATHERING else f"gain_shelter_{CAMP_SHELTER}"
        return self._rise([(name, place)]) if place is not None else None

    def _sheltered(self, event: Sheltered) -> Act | None:
        if event.seat != self.board.top:
            return self._rise_to_chip(event.seat, "shelter", event.shelter)
        place = self.places.square(event.seat, event.square)
        if place is None:
            return None
        rise = self._rise([(f"gain_shelter_{event.shelter}", place)]) if event.shelter else None
        if not event.taken:  # what lay there is lost
            return acts.both(rise, self._burst(place) if event.token >= 0 else None)
        token = self._flight([at(f"token_{NAMES[event.token]}", 0, 0)], place, self.places.pouch(event.seat))
        return acts.both(rise, token)

    def _token(self, event: TokenTaken) -> Act | None:
        if event.seat != self.board.top or event.square < 0:
            return None
        return self._flight(
            [at(f"token_{NAMES[event.scene]}", 0, 0)],
            self.places.square(event.seat, event.square),
            self.places.pouch(event.seat),
        )

    def _played(self, event: TokenPlayed) -> Act | None:
        start = self.places.pouch(event.seat)
        if start is None:
            return None
        goal = (self.board.canvas.center_x, self.board.canvas.center_y)
        if event.seat != self.board.top:
            goal = (start[0], start[1] - 20 * self.board.overlay.unit)
        return self._flight([at(f"token_{NAMES[event.scene]}", 0, 0, 1.4)], start, goal, 0.3)

    def _brawled(self, event: Brawled) -> Act | None:
        colour = theme.SEATS[self.board.marks[event.seat]]
        start = (
            self.places.slot(event.from_place, event.from_slot)
            if event.from_place >= 0
            else self.places.pouch(event.seat)
        )
        return self._flight([at(f"brawl_{colour}", 0, 0, 1.2)], start, self.places.slot(event.place, event.slot))

    def _swapped(self, event: Swapped) -> Act | None:
        mine, other = self.places.slot(event.seat, event.slot), self.places.slot(event.place, event.other)
        gave = self._flight(self._tile(event.gave), mine, other, 0.35)
        return acts.both(gave, self._flight(self._tile(event.got), other, mine, 0.35))

    def _tile(self, tile: int) -> list[Sprite]:
        return laid_out(tile, 0, 0, SHELF, self.board.marks)

    def _bear(self, event: BearPut) -> Act | None:
        return self.bears.put(event)

    def _chased(self, event: BearGone) -> Act | None:
        return self.bears.gone(event)

    def _hunted(self, event: Hunted) -> Act | None:
        """A steak goes into the pouch, or all of them are eaten; of another, at the hunt that was laid."""
        goal = self.places.pouch(event.seat)
        if event.seat != self.board.top:
            return self._rise_to_chip(event.seat, "food", event.food)
        square = self.places.fresh(event.seat, Scene.HUNT)
        if event.seat != self.board.shown and square is not None:
            goal = self.places.square(event.seat, square)
        if goal is None:
            return None
        above = (goal[0], goal[1] + 60 * self.board.overlay.unit)
        if event.converted:
            eaten = self._flight([at("steak", 0, 0, 1.4)], goal, above, 0.3)
            return acts.then(eaten, self._rise([(f"gain_food_{event.food}", goal)]) if event.food else None)
        return self._flight([at("steak", 0, 0, 1.4)], above, goal, 0.3)

    def _tolled(self, event: Tolled) -> Act | None:
        """Food goes from who laid the tile to whose brawl token lay on it."""
        if not event.paid:
            return None
        start, goal = self.places.pouch(event.seat), self.places.pouch(event.owner)
        return self._flight([at("loss_food_1", 0, 0, 1.2)], start, goal, 0.35)

    def _taken(self, event: Taken) -> Act | None:
        tile = tile_of(self.board.view, COMMON_PLACE, event.slot)
        if tile == EMPTY:
            return None
        return self._flight(
            self._tile(tile), self.places.slot(COMMON_PLACE, event.slot), self.places.slot(event.seat, event.goal), 0.22
        )

    def _removed(self, event: Removed) -> Act | None:
        start = self.places.slot(COMMON_PLACE, event.slot)
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
                self._flight(self._tile(tile), start, self.places.slot(COMMON_PLACE, slot), 0.22)
                for slot, tile in zip(event.slots, event.tiles, strict=True)
            )
        )

    shows: ClassVar = {
        Laid: (_laid, "lay"),
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
        Tolled: (_tolled, "brawl"),
        Removed: (_removed, "take"),
        Turned: (_turned, ""),
    }
