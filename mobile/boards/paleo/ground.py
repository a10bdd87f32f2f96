"""Where things are on Paleo's board, seen from one's own end, and the sprites that show them."""

from __future__ import annotations

from functools import cached_property
from math import atan2, degrees, pi

from kivy.graphics.texture import Texture

from core.games.paleo import course
from core.games.paleo.content import PAWNS, REEFS, is_mercenary, number_of, side_of
from core.games.paleo.position import Position
from mobile.boards.canvas import Sprite
from mobile.boards.paleo import livery
from mobile.boards.sprites import at_body
from mobile.look import theme
from mobile.look.atlas import own

SIDE = 730.0  # mm that the picture of the board covers; a millimetre is a dp of the world
MIDDLE = SIDE / 2
COLOURS = ("white", "black")
PAWN = 28.0
GLOW = 1.6  # of a pawn: how wide the light round it is
DIM = 0.4  # how much is seen of what is no use now

Place = tuple[float, float]


def at(name: str, x: float, y: float, grown: float = 1.0) -> Sprite:
    return at_body(f"paleo/{name}", x, y, grown)


def pawn_name(pawn: int) -> str:
    kind = "mercenary" if is_mercenary(pawn) else "explorer"
    return f"{kind}_{COLOURS[side_of(pawn)]}_{number_of(pawn)}"


def ring(mark: int, x: float, y: float, grown: float = 1.0) -> Sprite:
    """The ring of a pawn as large as on the board."""
    return Sprite(livery.ring(mark), x, y, PAWN, PAWN, scale=grown)


def glow(x: float, y: float, grown: float = 1.0) -> Sprite:
    """The light round a pawn as large as on the board that may be chosen."""
    return Sprite(livery.glow(), x, y, GLOW * PAWN, GLOW * PAWN, scale=grown)


class Ground:
    """Millimetres of the rules into places of the world, and back; turned by quarters, as one walks round the table."""

    def __init__(self, marks: tuple[int, ...]) -> None:
        self.quarters = 0  # against the clock; 2: seen from the other end
        self.marks = marks  # each seat's colour and shape

    @property
    def degrees(self) -> float:
        """How far everything is turned on the screen."""
        return 90.0 * self.quarters

    def place(self, x: float, y: float) -> Place:
        for _ in range(self.quarters % 4):
            x, y = -y, x
        return MIDDLE + x, MIDDLE - y

    def way(self, x: float, y: float) -> Place:
        """A direction in millimetres, as it goes in the world."""
        across, down = self.place(x, y)
        return across - MIDDLE, down - MIDDLE

    def back(self, across: float, down: float) -> Place:
        """A place of the world in millimetres."""
        x, y = across - MIDDLE, MIDDLE - down
        for _ in range(self.quarters % 4):
            x, y = y, -x
        return x, y

    def angle(self, across: float, up: float) -> float:
        """The angle in the rules' sense of a direction on the screen (y upwards)."""
        return (atan2(up, across) - self.quarters * pi / 2) % (2 * pi)

    def board(self) -> list[Sprite]:
        """The board, dressed in the colours of those who play at its ends."""
        found = [Sprite(own("paleo", "board"), MIDDLE, MIDDLE, SIDE, SIDE, angle=self.degrees)]
        players = len(self.marks)
        camps = [(side, *camp) for side in (0, 1) for camp in livery.camps(players, side)]
        for side in (0, 1):
            found += [self._laid(self._sand[part], where, side) for part, where in livery.strips()]
        found += [self._laid(livery.tint(self.marks[seat]), ground, side) for side, seat, ground in camps]
        for side, seat, ground in camps:
            _, up, _, _ = livery.seen(ground, side)
            found += [self._mark(seat, x, up, CAMP_MARK) for x in (-CAMP_MARK_AT, CAMP_MARK_AT)]
        for side in (0, 1):
            seats, up = course.seats_of(players, side), (-RIM_AT, RIM_AT)[side]
            if len(seats) > 1:
                found.append(Sprite(self._sand[livery.INLAY], *self.place(0, up), *INLAID, angle=self.degrees + 90))
            for k, seat in enumerate(seats):
                found.append(self._mark(seat, PARTNERS * (2 * k - len(seats) + 1), up, RIM_MARK))
        return found

    @cached_property
    def _sand(self) -> dict[livery.Rect, Texture]:
        return {rect: livery.cut(rect, SIDE) for rect in (livery.SAND, livery.BARE, livery.INLAY)}

    def _laid(self, texture: Texture, rect: livery.Rect, side: int) -> Sprite:
        x, y, wide, high = livery.seen(rect, side)
        return Sprite(texture, *self.place(x, y), wide, high, angle=self.degrees)

    def _mark(self, seat: int, x: float, y: float, wide: float) -> Sprite:
        """A seat's shape in its colour, upright, so many mm wide."""
        return at_body(f"house/seat_{theme.SEATS[self.marks[seat]]}", *self.place(x, y), wide / 28)

    @cached_property
    def _owners(self) -> list[int]:
        return [course.owner_of(len(self.marks), pawn) for pawn in range(PAWNS)]

    def mark_of(self, pawn: int) -> int:
        """The colour and shape of the seat whose pawn it is."""
        return self.marks[self._owners[pawn]]

    def ring(self, pawn: int, x: float, y: float, grown: float = 1.0) -> Sprite:
        """What a pawn wears in its seat's colour."""
        return ring(self.mark_of(pawn), *self.place(x, y), grown)

    def sign(self, pawn: int, x: float, y: float, across: float) -> list[Sprite]:
        """Its seat's shape on a little bone, beside the number of a pawn that is seen so many mm wide."""
        (u, v), aside = self.place(x, y), SIGN_AT * across
        place, bone = (u + aside, v + aside), BONE * across
        shape = at_body(f"house/seat_{theme.SEATS[self.mark_of(pawn)]}", *place, SIGN * across / 28)
        return [Sprite(livery.cap(0), *place, bone, bone), shape]

    def reef(self, name: str, x: float, y: float, angle: float) -> Sprite:
        """A reef in millimetres, turned by radians."""
        sprite = at(name, *self.place(x, y), 0.5)
        sprite.angle = degrees(angle) + self.degrees
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

    @staticmethod
    def inside(sanctuary: int) -> Place:
        """Where in a sanctuary, in mm, who entered it waits for what is decided."""
        return (-1, 1)[sanctuary % 2] * INSIDE, (-1, 1)[sanctuary // 2] * INSIDE

    def keys(self, position: Position) -> list[Sprite]:
        """The keys that lie in their hollows behind the sanctuaries."""
        return [
            at(f"key_{name}", *self.key_place(key)) for key, name in enumerate(KEYS) if not position.keys >> key & 1
        ]

    def key_place(self, key: int) -> Place:
        return self.place((-1, 1)[key % 2] * KEY_AT, (-1, 1)[key // 2] * KEY_AT)


INLAID = (16.0, 16.0)  # mm: nobody's mark, which lies between two partners'
PARTNERS = 26.0  # mm from the middle of their end to each of these
INSIDE = 278.0
SIGN, BONE, SIGN_AT = 0.34, 0.46, 0.36  # of a pawn's width: its seat's shape, what it lies on, how far aside they are
KEY_AT = 343.5  # mm from the middle, both ways
RIM_AT, RIM_MARK = 344.0, 30.0  # mm: where on the rim a seat's mark lies, and how wide it is
CAMP_MARK_AT, CAMP_MARK = 82.0, 12.0
KEYS = ("spiral", "sun", "fish", "leaf")
