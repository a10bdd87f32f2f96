"""Where things are on Paleo's board, seen from one's own end, and the sprites that show them."""

from __future__ import annotations

from math import atan2, degrees, pi

from core.games.paleo.content import REEFS, is_mercenary, number_of, side_of
from core.games.paleo.position import Position
from mobile.boards.canvas import Sprite
from mobile.boards.seen import at_body
from mobile.look.atlas import own

SIDE = 730.0  # mm that the picture of the board covers; a millimetre is a dp of the world
MIDDLE = SIDE / 2
COLOURS = ("white", "black")
PAWN = 28.0

Place = tuple[float, float]


def at(name: str, x: float, y: float, grown: float = 1.0) -> Sprite:
    return at_body(f"paleo/{name}", x, y, grown)


def pawn_name(pawn: int) -> str:
    kind = "mercenary" if is_mercenary(pawn) else "explorer"
    return f"{kind}_{COLOURS[side_of(pawn)]}_{number_of(pawn)}"


class Ground:
    """Millimetres of the rules into places of the world, and back; turned by quarters, as one walks round the table."""

    def __init__(self) -> None:
        self.quarters = 0  # against the clock; 2: seen from the other end

    @property
    def degrees(self) -> float:
        """How far everything is turned on the screen."""
        return 90.0 * self.quarters

    def place(self, x: float, y: float) -> Place:
        for _ in range(self.quarters % 4):
            x, y = -y, x
        return MIDDLE + x, MIDDLE - y

    def back(self, across: float, down: float) -> Place:
        """A place of the world in millimetres."""
        x, y = across - MIDDLE, MIDDLE - down
        for _ in range(self.quarters % 4):
            x, y = y, -x
        return x, y

    def angle(self, across: float, up: float) -> float:
        """The angle in the rules' sense of a direction on the screen (y upwards)."""
        return (atan2(up, across) - self.quarters * pi / 2) % (2 * pi)

    def board(self) -> Sprite:
        return Sprite(own("paleo", "board"), MIDDLE, MIDDLE, SIDE, SIDE, turn=self.degrees)

    def reef(self, name: str, x: float, y: float, angle: float) -> Sprite:
        """A reef in millimetres, turned by radians."""
        sprite = at(name, *self.place(x, y), 0.5)
        sprite.turn = degrees(angle) + self.degrees
        return sprite

    def reefs(self, position: Position) -> list[Sprite]:
        return [
            self.reef(f"reef_{COLOURS[k // REEFS]}", reef[0] / 10, reef[1] / 10, reef[2] * pi / 18000)
            for k, reef in enumerate(position.reefs)
            if reef
        ]

    def pawn(self, pawn: int, x: float, y: float, grown: float = 1.0) -> Sprite:
        """A pawn as large as it is on the board."""
        return at(pawn_name(pawn), *self.place(x, y), PAWN / 56 * grown)

    def pawns(self, position: Position, without: frozenset[int] = frozenset()) -> list[Sprite]:
        return [
            self.pawn(pawn, place[0] / 1000, place[1] / 1000)
            for pawn, place in enumerate(position.places)
            if place and pawn not in without
        ]

    def keys(self, position: Position) -> list[Sprite]:
        """The keys that lie in their hollows behind the sanctuaries."""
        return [
            at(f"key_{name}", *self.key_place(key)) for key, name in enumerate(KEYS) if not position.keys >> key & 1
        ]

    def key_place(self, key: int) -> Place:
        return self.place((-1, 1)[key % 2] * KEY_AT, (-1, 1)[key // 2] * KEY_AT)


KEY_AT = 343.5  # mm from the middle, both ways
KEYS = ("spiral", "sun", "fish", "leaf")
