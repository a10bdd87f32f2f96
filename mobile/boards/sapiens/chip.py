"""Another seat beside the plate: its shape and name, its valley as a small live picture, its food and shelter."""

from __future__ import annotations

from collections.abc import Callable

from kivy.metrics import dp

from core.game import Seat
from core.games.sapiens.position import View
from mobile.boards.base import Box, Thing
from mobile.boards.canvas import BoardCanvas, Sprite
from mobile.boards.sapiens.things import points_thing, thing
from mobile.boards.sapiens.valley import Ways
from mobile.look import theme
from mobile.look.kit import Picture, PressPlate, Text, put
from mobile.look.row import Part, Row
from mobile.look.seat_sign import SeatSign, beside
from mobile.words import whose

NUMBERS = 40  # dp beside the valley, for numbers of two digits


class Chip(PressPlate):
    """A touch shows the valley in full."""

    def __init__(self, visited: Callable[[], None], name: str, sign: SeatSign, box: Box) -> None:
        super().__init__("house/chip_paper", visited)
        self.ways = Ways(False, False)
        self.spoken = name
        self.picture = BoardCanvas(self.ways.world)
        self.sign = sign
        self._name = Text(name, 16, 800, theme.INK, lines=1)
        self._food, self._shelter = Row(17, icons=0.85, gap=4), Row(17, icons=0.85, gap=4)
        self._seen: tuple[object, ...] = ()
        self._first = Picture("sapiens/first", fill=True)  # the first-player marker
        for part in (self.picture, self.sign, self._name, self._food, self._shelter, self._first):
            part.size_hint = (None, None)
            self.add_widget(part)
        self.box = box
        self._arrange_in(box)

    def _arrange_in(self, box: Box) -> None:
        """Valley at the left, name and numbers beside it; where it is narrow the name stands above both."""
        put(self, *box)
        edge, faced = dp(3), self.sign.faced is not None
        token = dp(19 if faced else 13)
        narrow = box.width < dp(96)
        line = box.height * (0.36 if narrow else 0.48 if box.height < dp(80) else 0.26)
        high = box.height - 2 * edge - (line - edge + dp(2) if narrow else 0)
        wide = high * self.ways.world[0] / self.ways.world[1]
        if narrow and theme.text_scale() > 1.4:
            wide = high = 0.0  # the numbers need the room
        elif narrow and wide > box.width - dp(NUMBERS):
            high *= (box.width - dp(NUMBERS)) / wide
            wide = box.width - dp(NUMBERS)
        put(self.picture, box.x + edge + dp(1), box.y + edge, wide, high)
        left = box.x + edge if narrow else box.x + wide + 2 * edge
        begins = left - (dp(2) if faced else 0)
        space = box.right - begins - dp(1 if faced and narrow else 3)
        beside(self.sign, self._name, (begins, box.top - line - dp(1), space, line), token, 0.0 if faced else dp(2))
        if narrow:
            put(self._first, box.x - dp(3), box.y - dp(3), dp(15), dp(15))
        else:
            put(self._first, box.right - dp(22), box.top - line / 2 - dp(9), dp(18), dp(18))
        x = box.x + wide + edge + dp(3)
        room = box.right - x
        rest = box.height - line - edge
        if narrow:
            put(self._food, x, box.y + edge + rest / 2 - dp(2), room, rest / 2)
            put(self._shelter, x, box.y + edge - dp(1), room, rest / 2)
        else:
            half = room / 2
            put(self._food, x, box.y + edge, half, min(rest, dp(30)))
            put(self._shelter, x + half, box.y + edge, half, min(rest, dp(30)))

    def thing(self, x: float, y: float) -> Thing:
        """What is seen at a place of it."""
        for row, kind in ((self._food, "food"), (self._shelter, "shelter")):
            if row.collide_point(x, y):
                return points_thing(kind, Box(*row.pos, *row.size))
        if self._first.opacity and self._first.collide_point(x, y):
            return thing("first", "first", Box(*self._first.pos, *self._first.size))
        return thing("valley", "plain_1", self.box, whose=whose(self.spoken))

    def trail(self, sprites: list[Sprite]) -> None:
        """Where something happened in the small picture."""
        self.picture.trail(sprites)

    def show(self, view: View, seat: Seat, looked_at: bool) -> None:
        food, shelter = view.food[seat], view.shelter[seat]
        # The lower one counts, and is bold.
        self._food.show((Part("sapiens/food_dark", str(food), bold=food <= shelter),), theme.INK)
        self._shelter.show((Part("sapiens/shelter_dark", str(shelter), bold=shelter <= food),), theme.INK)
        self._first.opacity = 1.0 if view.first == seat else 0.0
        self.dress("house/chip_gold" if looked_at else "house/chip_paper")
        seen = (view.boards[seat], view.tokens[seat])
        if seen != self._seen:
            self._seen = seen
            self.picture.draw(self.ways.ground(view.valleys[seat]) + self.ways.pieces(view, seat))
