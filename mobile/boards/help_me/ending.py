"""The end of Help Me!, as it is told: everybody's creatures turn over, piles open like fans and are counted.

What was told stays on the board. A touch ends the telling; where motion is reduced all is there at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

from kivy.metrics import dp

from core.game import Seat
from core.games.help_me import View, creature_of, number_of
from core.games.help_me.content import NOBODY
from mobile.boards.acts import Act
from mobile.boards.base import Box, Stage
from mobile.boards.canvas import BoardCanvas, Sprite, TouchBoard
from mobile.boards.help_me.chip import Chip
from mobile.boards.help_me.fan import STAYS, Fan, Spot, spots, staying
from mobile.boards.help_me.ground import NAMES, STUCK, TILE, Ground, at, rise
from mobile.boards.help_me.telling import Telling, creature_name, owned
from mobile.boards.sprites import faded, words
from mobile.look import motion, sound
from mobile.look.seat_sign import SeatSign
from mobile.look.theme import SEATS

Row = tuple[int, int, int, int]  # place, owner, points, bonus
Place = tuple[float, float]
Change = Callable[[float], None]

TURN = 1.1  # seconds that a player's creatures take
PILE, PILES = 1.2, 9.0  # that a pile takes, and all of them at most
LONE = 0.55  # of it, what a pile of one takes
CARD = 92.0  # dp from one card to the next
RIBBON = 38.5  # dp from a card's middle to that of its ribbon
LARGE = 0.86  # of a tile, in a fan that is counted
TOTAL, TOKEN = (-16.0, 27.0), (20.0, 27.0)  # dp from a place's middle: what its pile is worth, and whose it is
SIDE = 21.0  # dp of the owner's shape


class Around(Protocol):
    """The board on which it is told."""

    view: View
    seat: Seat | None
    stage: Stage | None
    ground: Ground
    canvas: TouchBoard
    telling: Telling
    marks: tuple[int, ...]

    def draw(self) -> None: ...
    def show_secrets(self, seat: Seat | None) -> None: ...


class End:
    """What of the end has been told: all of it, unless it is being told."""

    def __init__(self, board: Around) -> None:
        self.board = board
        self.layer = BoardCanvas((360, 780))  # over the whole screen, in dp
        self.layer.clipped = False
        self.chips: dict[Seat, Chip] = {}  # of the other seats
        self._left: Iterator[Act] | None = None  # what is still to be told
        self._done: Callable[[], None] = lambda: None
        self._turned: set[Seat] = set()
        self._counted: list[Row] = []
        self._lit = False  # are bonuses being shown?
        self._open: int | None = None  # the place whose pile is being counted

    # What has been told

    @property
    def going_on(self) -> bool:
        """Is it being told?"""
        return self._left is not None

    def shown(self, seat: Seat | None) -> bool:
        """Has the seat shown its creatures?"""
        return not self.going_on or seat in self._turned

    def counted(self) -> list[Row]:
        """The piles that have been counted and are somebody's."""
        return self._counted if self.going_on else self._rows()

    @property
    def lit(self) -> bool:
        """Are bonuses of a pile to be seen just now?"""
        return self.going_on and self._lit

    def score(self, seat: Seat) -> int:
        """What the seat has so far."""
        return sum(points + bonus for _, owner, points, bonus in self.counted() if owner == seat)

    def _rows(self) -> list[Row]:
        """Of one player after the other."""
        counts = self.board.view.counts
        return [row for seat in range(self.board.view.players) for row in counts if row[1] == seat]

    # What lies there

    def piles(self) -> list[Sprite]:
        """All piles: as fans where they are counted; in the end paler where they are nobody's."""
        ground, view, sprites = self.board.ground, self.board.view, list[Sprite]()
        done = {row[0]: row for row in self.counted()}
        for place, height in enumerate(view.heights):
            if not height or place == self._open:
                sprites.append(at("mark_empty", *ground.centre(place)))
            elif place not in done:
                pile = ground.pile(view, place)
                sprites += pile if self.going_on else faded(pile, STUCK)
        for place in done:  # above what lies beside them
            sprites += self._staying(place, done[place][1])[0].sprites
        return sprites

    def worth(self) -> list[Sprite]:
        """What each counted pile is worth, and whose it is."""
        sprites = []
        for place, owner, points, bonus in self.counted():
            x, y = self.board.ground.centre(place)
            x = self._staying(place, owner)[2]
            sprites.append(at("tag", x + TOTAL[0], y + TOTAL[1], 0.9))
            sprites.append(words(f"+{points + bonus}", x + TOTAL[0], y + TOTAL[1], 15, 60, light=True))
            token = f"house/seat_{SEATS[self.board.marks[owner]]}"
            sprites.append(Sprite(token, x + TOKEN[0], y + TOKEN[1], SIDE, SIDE))
        return sprites

    def _staying(self, place: int, owner: Seat) -> tuple[Fan, list[Spot], float]:
        ground = self.board.ground
        pile, mark = self.board.view.inside[place], self.board.marks[owner]
        return staying(pile, mark, *ground.centre(place), ground.world[0])

    # What the seats show

    def chip(self, seat: Seat, name: str, sign: SeatSign, box: Box) -> Chip:
        """Another seat's, which changes while it is told."""
        self.chips[seat] = Chip(name, sign, self._faces(seat), self.score(seat), box)
        return self.chips[seat]

    def _faces(self, seat: Seat) -> list[str]:
        shown = self.shown(seat)
        return [f"help_me/card_{NAMES[one] if shown else 'back'}" for one in owned(self.board.view, seat)]

    def _turned_over(self, seat: Seat) -> None:
        if seat in self.chips:
            self.chips[seat].turn(self._faces(seat))
        if seat == self.board.seat:
            self.board.show_secrets(seat)

    def _scored(self, seat: Seat) -> None:
        if seat in self.chips:
            self.chips[seat].count(self.score(seat))
        elif self.board.stage is not None:
            self.board.stage.tell_plate()

    # Telling

    def arrange(self, stage: Stage) -> None:
        if self.layer.parent:
            self.layer.parent.remove_widget(self.layer)
        self.layer.world = (stage.width / dp(1), stage.height / dp(1))
        stage.add(self.layer, 0, 0, stage.width, stage.height)

    def tell(self, done: Callable[[], None]) -> None:
        """From the beginning; `done` when it is over or has been skipped."""
        if motion.reduced() or not motion.seconds(1.0) or self.board.stage is None:
            self._show_all()
            done()
            return
        self.board.canvas.view_at(1.0, (0.0, 0.0))
        self._turned, self._counted, self._open, self._done = set(), [], None, done
        self._lit = False
        self._left = self._steps(self.board.stage)
        self.board.draw()
        self.chips.clear()
        self.board.stage.show_seats()
        self.board.stage.tell_plate()
        self._go_on()

    def skip(self) -> bool:
        """All of it is there at once; answers whether it was being told."""
        if self._left is None:
            return False
        self._left, done = None, self._done
        self.layer.finish()
        self._show_all()
        done()
        return True

    def _go_on(self) -> None:
        if self._left is None:
            return
        act = next(self._left, None)
        if act is None:
            self.skip()
        else:
            act(self._go_on)

    def _show_all(self) -> None:
        self._open = None
        self.board.draw()
        for seat in range(self.board.view.players):
            self._turned_over(seat)
            self._scored(seat)

    def _steps(self, stage: Stage) -> Iterator[Act]:
        board, view, telling = self.board, self.board.view, self.board.telling
        for seat in range(view.players):
            stage.tell(telling.revealed(view, seat, board.seat))
            yield from self._turn(stage, seat)
            self._turned.add(seat)
            self._turned_over(seat)
        rows = self._rows()
        shares = [LONE if view.heights[row[0]] == 1 else 1.0 for row in rows]
        usual = min(PILE, PILES / sum(shares)) if shares else 0.0
        before = NOBODY
        for row, share in zip(rows, shares, strict=True):
            if row[1] != before:
                before = row[1]
                stage.tell(telling.opening(before, board.seat))
            yield from self._count(stage, row, usual * share)
            self._counted.append(row)
            self._open = None
            board.draw()
            self._scored(row[1])

    def _spot(self, x: float, y: float) -> Place:
        """A place of the window on the layer."""
        return self.layer.to_world(x, y)

    def _seat_spot(self, stage: Stage, seat: Seat) -> Place:
        place = stage.seat_place(seat)
        return self._spot(*(place or (self.board.canvas.center_x, self.board.canvas.top)))

    # Creatures

    def _turn(self, stage: Stage, seat: Seat) -> Iterator[Act]:
        """The cards of a seat come to the middle, turn over, are seen, and go home."""
        found, mark = owned(self.board.view, seat), SEATS[self.board.marks[seat]]
        faces = [f"help_me/card_{NAMES[one]}" for one in found]
        home, middle = self._seat_spot(stage, seat), self._spot(*self.board.canvas.center)
        asides = [(k - (len(found) - 1) / 2) * CARD for k in range(len(found))]
        edges = [Sprite(f"help_me/edge_{mark}", 0, 0) for _ in found]
        cards = [Sprite("help_me/card_back", 0, 0) for _ in found]
        moving = [sprite for pair in zip(edges, cards, strict=True) for sprite in pair]
        token = Sprite(f"house/seat_{mark}", middle[0], middle[1] - 74, 38, 38)

        def lie(x: float, y: float, scale: float, turned: float = 1.0) -> None:
            for edge, card, aside in zip(edges, cards, asides, strict=True):
                edge.x = card.x = x + aside * scale
                edge.y, card.y = y, y + 1.5 * scale
                card.width, card.height = 92 * scale * max(0.03, turned), 112 * scale
                edge.width, edge.height = 106 * scale * max(0.03, turned), 128 * scale

        def come(part: float) -> None:
            lie(home[0] + (middle[0] - home[0]) * part, home[1] + (middle[1] - home[1]) * part, 0.3 + 0.7 * part)

        def over(part: float) -> None:
            for card, face in zip(cards, faces, strict=True):
                card.picture = face if part > 0.5 else "help_me/card_back"
            lie(*middle, 1.0, abs(1 - 2 * part))

        def go(part: float) -> None:
            come(1 - part)

        come(0.0)
        yield self._act(moving, TURN * 0.2, come)
        sound.play("card")
        yield self._act([*moving, token], TURN * 0.2, over)
        names = [
            words(creature_name(one), middle[0] + aside, middle[1] + RIBBON, 14, 80)
            for one, aside in zip(found, asides, strict=True)
        ]
        yield self._act([*moving, token, *names], TURN * 0.42)
        yield self._act(moving, TURN * 0.18, go)

    # Piles

    def _count(self, stage: Stage, row: Row, seconds: float) -> Iterator[Act]:
        """A pile opens, its tiles are counted, then those of the creature on top, and the sum flies to its owner."""
        place, owner, points, bonus = row
        board, layer = self.board, self.layer
        pile, mark = board.view.inside[place], board.marks[owner]
        unit = board.canvas.unit / layer.unit
        x, y = self._spot(*board.canvas.to_window_place(*board.ground.centre(place)))
        y -= rise(len(pile)) / 2 * unit
        home = self._seat_spot(stage, owner)
        fan = Fan(pile, mark)
        self._open = place
        board.draw()
        if len(pile) == 1:
            fan.lay(x, y, spots(1, 0, 0, 0), unit * STAYS)
            sum_up = self._tagged(f"+{points + bonus}", x, y + 14)
            sound.play("stack")
            yield self._act([*fan.sprites, *sum_up], seconds * 0.4)
            yield self._home(fan, sum_up, home, seconds * 0.6)
            return
        side = TILE * LARGE
        wide = min(layer.world[0] - 16, 560.0)
        spread = spots(len(pile), side * 0.66, wide, side)
        half = spread[-1].x + side / 2 + 8
        goal = (min(max(x, half), layer.world[0] - half), y)

        def opens(part: float) -> None:
            here = (x + (goal[0] - x) * part, y + (goal[1] - y) * part)
            fan.lay(*here, spread, unit + (LARGE - unit) * part, part)

        def closes(part: float) -> None:
            opens(1 - part)

        sound.play("card")
        yield self._act(fan.sprites, seconds * 0.22, opens)
        opens(1.0)
        low = goal[1] + side / 2 + 20
        first = self._tagged(f"+{points}", goal[0] - (29 if bonus else 0), low)
        sound.play("stack")
        yield self._act([*fan.sprites, *first], seconds * 0.24)
        if bonus:
            lit = self._bonus(pile, fan, spread, goal)
            first += self._tagged(f"+{bonus}", goal[0] + 29, low)
            sound.play("stack")
            self._lit = True
            yield self._act([*fan.sprites, *lit, *first], seconds * 0.26)
            self._lit = False
        sum_up = self._tagged(f"+{points + bonus}", goal[0], low)
        yield self._home(fan, sum_up, home, seconds * 0.28, closes)

    def _bonus(self, pile: tuple[int, ...], fan: Fan, spread: list[Spot], middle: Place) -> list[Sprite]:
        """The tiles inside that are of the creature on top, framed, each with its number above."""
        lit = []
        for tile, sprite, spot in zip(pile[:-1], fan.edges, reversed(spread), strict=False):
            if creature_of(tile) == creature_of(pile[-1]):
                framed = Sprite("help_me/mark_target", sprite.x, sprite.y, angle=spot.angle, scale=LARGE)
                lit += [framed, *self._tagged(f"+{number_of(tile)}", sprite.x + 10, middle[1] - TILE / 2 - 12, 0.85)]
        return lit

    @staticmethod
    def _tagged(text: str, x: float, y: float, scale: float = 1.15) -> list[Sprite]:
        return [at("tag", x, y, scale), words(text, x, y, 16 * scale, 60, light=True)]

    def _act(self, sprites: list[Sprite], seconds: float, change: Change | None = None) -> Act:
        return lambda done: self.layer.fly(sprites, (0.0, 0.0), seconds, done, change=change)

    def _home(self, fan: Fan, sprites: list[Sprite], goal: Place, seconds: float, closes: Change | None = None) -> Act:
        """What was counted goes to its owner, while the fan closes."""
        whence = [(sprite.x, sprite.y) for sprite in sprites]

        def change(part: float) -> None:
            for sprite, (x, y) in zip(sprites, whence, strict=True):
                sprite.x, sprite.y = x + (goal[0] - x) * part, y + (goal[1] - y) * part
            if closes is not None:
                closes(part)

        return self._act([*fan.sprites, *sprites], seconds, change)
