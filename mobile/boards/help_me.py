"""Help Me! on the canvas: piles, where the lifted one may go, another's last move, and what it all says in words."""

from __future__ import annotations

from collections.abc import Callable
from math import copysign, floor

from kivy.metrics import dp

from core.game import Refusal, Seat
from core.games.help_me import (
    COLUMNS,
    EMPTY,
    PLACES,
    ROWS,
    Counted,
    Creature,
    Move,
    Moved,
    View,
    creature_of,
    number_of,
)
from core.games.help_me.content import NEIGHBOURS
from core.match import SeenEntry
from core.table import May, Table
from mobile.boards.acts import fly
from mobile.boards.base import Action, Box, Form, Said, Stage
from mobile.boards.base import Board as Base
from mobile.boards.canvas import Sprite, TouchBoard
from mobile.boards.hand import Card, SecretHand
from mobile.boards.sprites import at_body, faded
from mobile.look import sound
from mobile.look.atlas import surface, surface_size
from mobile.look.row import Part
from mobile.look.theme import SEATS
from mobile.words import count, say

CELL = 68.0  # dp
TILE = 58.0
RISE = (0.0, 4.0, 7.0, 10.0, 12.5, 15.0, 17.0, 19.0)  # dp by which tiles below lift the top one, as drawn
TALLEST = len(RISE) - 1
EDGE = 3.0  # dp at the upper edge that the frame covers
FLOATS = 16.0  # dp above the finger: it is seen beside it, and the place below the finger is the one that is meant
ROOF = 42.0  # dp from the upper edge to a pile that is carried: no higher, or the frame cuts it off
FAR = 0.4  # of a cell that a finger goes before its direction counts
STRAIGHT = 0.7  # the smaller part of a way must be less than this share of the larger: else it goes nowhere
WAYS = {"right": "right", "left": "left_way", "up": "up", "down": "down"}  # as they are called in words
NAMES = tuple(creature.name.lower() for creature in Creature)


def tile_name(tile: int) -> str:
    """A tile in words: "oak 3"."""
    return say("help_me.tile", creature=say(f"help_me.{NAMES[creature_of(tile)]}"), number=number_of(tile))


class Board(Base):
    """What the match screen knows of the game.

    Large because it answers the forty questions that a match screen asks of any board, and the game is too small for
    parts of its own.
    """

    view: View

    def __init__(self, table: Table, marks: tuple[int, ...], changed: Callable[[], None]) -> None:
        super().__init__(table, marks, changed)
        self.wide = False
        self.canvas = TouchBoard((COLUMNS * CELL + 14, ROWS * CELL + 16))
        self.canvas.play = self
        self.canvas.ground(surface("help_me", "moss"), surface_size("help_me", "moss"))
        self.chosen: int | None = None
        self.goal: int | None = None
        self._refused: tuple[int, Refusal] | None = None
        self._since: list[Moved] = []  # what others moved since the seat's last turn
        self._finger: tuple[float, float] | None = None  # where the pile hangs that it carries
        self._hanging: list[Sprite] = []  # that pile, round (0, 0)
        self._began: tuple[float, float] | None = None  # where it took the pile up
        self._left = ""  # how many piles and moves there are, which everybody sees
        self._peeked: int | None = None  # a pile that is looked into, where piles are open
        self.mine: SecretHand | None = None

    def arrange(self, stage: Stage, board: Box, mine: Box, form: Form) -> None:
        super().arrange(stage, board, mine, form)
        self.mine = SecretHand(self, "help_me/card_back", compact=mine.height < dp(110))
        stage.add(self.mine, mine.x, mine.y, mine.width, mine.height)

    def show_secrets(self, seat: Seat | None) -> None:
        if self.mine is not None:
            self.mine.show(seat)

    def on_pause(self) -> None:
        if self.mine is not None:
            self.mine.cover()

    @property
    def refused(self) -> tuple[int, Refusal] | None:
        return self._refused

    # Places

    def refit(self, form: Form) -> None:
        """Lay the rectangle along the screen."""
        wide = form is Form.WIDE
        if wide != self.wide:
            self.wide = wide
            across, down = (ROWS, COLUMNS) if wide else (COLUMNS, ROWS)
            self.canvas.world = (across * CELL + 14, down * CELL + 16)
            self.draw()

    def centre(self, place: int) -> tuple[float, float]:
        column, row = place % COLUMNS, place // COLUMNS
        if self.wide:
            column, row = row, COLUMNS - 1 - column
        return 8 + CELL * (column + 0.5), 8 + CELL * (row + 0.5)

    def place_at(self, x: float, y: float) -> int | None:
        """The place under a point of the world."""
        column, row = floor((x - 8) / CELL), floor((y - 8) / CELL)
        if self.wide:
            column, row = COLUMNS - 1 - row, column
        return row * COLUMNS + column if 0 <= column < COLUMNS and 0 <= row < ROWS else None

    # The position

    def show(self, view: View, seat: Seat | None, may: May) -> None:
        super().show(view, seat, may)
        self._left = ""
        self.forget()
        self.draw()

    def draw(self) -> None:
        view = self.view
        sprites: list[Sprite] = []
        for place in range(PLACES):
            sprites += self._pile(place) if view.heights[place] else [_at("mark_empty", *self.centre(place))]
        self.canvas.draw(sprites)
        self._mark()

    def _pile(self, place: int, x: float | None = None, y: float | None = None, grown: float = 1.0) -> list[Sprite]:
        view = self.view
        across, down = self.centre(place) if x is None or y is None else (x, y)
        top, height = view.tops[place], view.heights[place]
        shadow = "shadow_lifted" if grown > 1 else "shadow_resting"
        below = min(height - 1, TALLEST)
        half = RISE[below] * grown / 2  # the top goes up by half of it, the foot down by the other half
        sprites = [_at(shadow, across, down + half, grown)]
        down -= half
        if below:
            sprites.append(_at(f"pile_{below}", across, down, grown))
        sprites.append(_at(f"tile_{NAMES[creature_of(top)]}_{number_of(top)}", across, down, grown))
        if height > 1:
            sprites.append(self._tag(height, across, down, grown))
        return sprites

    def _tag(self, height: int, across: float, down: float, grown: float = 1.0) -> Sprite:
        """How many tiles lie there, at a corner of the top one; in the upper row inside of the frame all the same."""
        tag = _at(f"tag_{height}", across - 19 * grown, down - 23 * grown, grown)
        if grown == 1.0:
            tag.y = max(tag.y, tag.height / 2 + EDGE)
        return tag

    def _mark(self) -> None:
        """Legal places while a pile is chosen, ghost and refusal; else the last move of another."""
        marks: list[Sprite] = []
        if self.chosen is not None:
            marks.append(_at("mark_chosen", *self.centre(self.chosen)))
            marks += [_at("mark_legal", *self.centre(place)) for place in self._goals() if place != self.goal]
            if self.goal is not None:
                marks.append(_at("mark_target", *self.centre(self.goal)))
                if self._finger is None:
                    across, down = self.centre(self.goal)
                    marks += faded(self._pile(self.chosen, across, down - 9)[1:], 0.75)
            if self.refused is not None:
                marks.append(_at("mark_refused", *self.centre(self.refused[0])))
        else:
            marks += [self._arrow(moved) for moved in self._since]
            marks += self._tags() if marks else []
        self.canvas.mark(marks)

    def _tags(self) -> list[Sprite]:
        """How high the piles are, once more, above arrows that lie on them."""
        view = self.view
        sprites = []
        for place in range(PLACES):
            if view.heights[place] > 1:
                across, down = self.centre(place)
                below = RISE[min(view.heights[place] - 1, TALLEST)]
                sprites.append(self._tag(view.heights[place], across, down - below / 2))
        return sprites

    def _way(self, moved: Moved) -> str:
        """Which way that is on the screen."""
        here, there = self.centre(moved.start), self.centre(moved.goal)
        if here[1] == there[1]:
            return "right" if there[0] > here[0] else "left"
        return "down" if there[1] > here[1] else "up"

    def _arrow(self, moved: Moved) -> Sprite:
        here, there = self.centre(moved.start), self.centre(moved.goal)
        name = f"arrow_{SEATS[self.marks[moved.seat]]}_{self._way(moved)}"
        return _at(name, (here[0] + there[0]) / 2, (here[1] + there[1]) / 2, body=False)

    def _goals(self) -> list[int]:
        if self.chosen is None or self.seat is None:
            return []
        moves = self.table.moves(self.seat) or ()
        return [move.goal for move in moves if move.start == self.chosen]

    # Fingers

    def liftable(self, x: float, y: float) -> bool:
        place = self.place_at(x, y)
        return self.playable and place is not None and self.view.heights[place] > 0

    def lift(self, x: float, y: float) -> None:
        sound.play("lift", 0.7)
        self.chosen, self.goal, self._refused, self._began = self.place_at(x, y), None, None, (x, y)
        self.changed()

    def drag(self, x: float, y: float) -> None:
        if self.chosen is None:
            return
        lifted = self._finger is None
        rise = RISE[min(self.view.heights[self.chosen], TALLEST + 1) - 1] / 2
        self._finger = (x, max(y - FLOATS / self.canvas.zoom, ROOF + rise))
        if lifted:
            self._hanging = self._pile(self.chosen, 0.0, 0.0, grown=1.12)
        self.canvas.hold(self._hanging, *self._finger)
        if self._aim(x, y) or lifted:
            self._mark()

    def _aim(self, x: float, y: float) -> bool:
        """The neighbour that is meant becomes the goal, else it is said why the place is none; answers whether that is
        another one than before."""
        before = (self.goal, self.refused)
        self.goal, self._refused = None, None
        place = self._meant(x, y)
        if place in self._goals():
            self.goal = place
        elif place is not None and self.seat is not None and self.chosen is not None:
            refusal = self.table.refusal(self.seat, Move(self.chosen, place))
            if refusal is not None:
                self._refused = (place, refusal)
        another = before != (self.goal, self.refused)
        if another:
            self.changed()
        return another

    def _meant(self, x: float, y: float) -> int | None:
        """The neighbour below the finger, or in the direction it has gone; else whatever place is below it."""
        assert self.chosen is not None
        column, row = self.centre(self.chosen)
        below = self.place_at(x, y)
        if below is not None and below != self.chosen:
            there = self.centre(below)
            if abs(there[0] - column) + abs(there[1] - row) < CELL * 1.5:
                return below
        start = self._began or (column, row)
        across, down = x - start[0], y - start[1]
        long, short = max(abs(across), abs(down)), min(abs(across), abs(down))
        if long < FAR * CELL or short > STRAIGHT * long:
            return below if below != self.chosen else None
        if abs(across) > abs(down):
            return self.place_at(column + copysign(CELL, across), row)
        return self.place_at(column, row + copysign(CELL, down))

    def drop(self, x: float, y: float) -> None:
        self.canvas.hold([])
        floated, self._finger = self._finger, None
        self._refused = None
        if self.chosen is not None and self.goal is None:
            self._go_home(floated)
        elif self.goal is not None and not self.confirm:
            self.commit()
        else:
            self._mark()
            self.changed()

    def _go_home(self, floated: tuple[float, float] | None) -> None:
        chosen, self.chosen = self.chosen, None
        if chosen is not None and floated is not None:
            fly(self.canvas, self._pile(chosen, *floated), floated, self.centre(chosen), 0.18)(self._mark)
        self._mark()
        self.changed()

    def send_home(self) -> None:
        floated, self._finger = self._finger, None
        self.goal, self._refused = None, None
        self.canvas.hold([])
        self._go_home(floated)

    def tap(self, x: float, y: float) -> bool:
        """Tap a pile, then its neighbour; everything works without dragging."""
        place = self.place_at(x, y)
        if place is None:
            return False
        if not self.playable:
            return self._peek(place)
        if self.chosen is not None and place in self._goals():
            self.goal, self._refused = place, None
            if not self.confirm:
                self.commit()
                return True
        elif self.chosen is not None and place != self.chosen and not self.view.heights[place]:
            refusal = self.table.refusal(self.seat, Move(self.chosen, place)) if self.seat is not None else None
            self.goal, self._refused = None, (place, refusal) if refusal else None
        elif self.view.heights[place]:
            self.chosen = None if place == self.chosen else place
            self.goal, self._refused = None, None
        else:
            return False
        self._mark()
        self.changed()
        return True

    def _peek(self, place: int) -> bool:
        """Look into a pile, where all may: with the option, and at the end."""
        view = self.view
        if not view.inside or view.heights[place] < 2:
            return False
        self._peeked = None if self._peeked == place else place
        self.changed()
        return True

    @property
    def ready(self) -> Move | None:
        """The move that waits to be confirmed."""
        return Move(self.chosen, self.goal) if self.chosen is not None and self.goal is not None else None

    @property
    def busy(self) -> bool:
        """Is something chosen that could be cancelled?"""
        return self.chosen is not None

    def cancel(self) -> None:
        self.forget()
        self._mark()
        self.changed()

    def commit(self) -> None:
        move = self.ready
        if move is not None:
            self.forget()
            self.play(move)

    def forget(self) -> None:
        self.held = None
        self.chosen = self.goal = self._refused = self._finger = self._began = self._peeked = None
        self.canvas.hold([])

    # What happens

    def trail(self, recent: list[SeenEntry]) -> None:
        """Arrows, in the colours of who moved."""
        self._since = [event for seen in recent for event in seen.events if isinstance(event, Moved)]
        if self.chosen is None:
            self._mark()

    def animate(self, seen: SeenEntry, done: Callable[[], None]) -> None:
        """Show an entry happening; `done` when it has."""
        moved = next((event for event in seen.events if isinstance(event, Moved)), None)
        if moved is None or not self.view.heights[moved.start]:
            done()
            return
        self.forget()
        pile = self._pile(moved.start, grown=1.06)
        self._lifted_out(moved.start)
        self.canvas.mark([])
        fly(self.canvas, pile, self.centre(moved.start), self.centre(moved.goal), 0.28)(done)

    def _lifted_out(self, place: int) -> None:
        view = self.view
        sprites: list[Sprite] = []
        for other in range(PLACES):
            if other != place and view.heights[other]:
                sprites += self._pile(other)
            else:
                sprites.append(_at("mark_empty", *self.centre(other)))
        self.canvas.draw(sprites)

    # Words

    def ask_line(self) -> str:
        return say("help_me.ask")

    def actions(self) -> list[Action]:
        ready = self.ready is not None and self.confirm
        return [Action(say("match.place"), "check", self.commit, ready, ready)]

    def bubble(self) -> Said | None:
        """What is said beside the ghost."""
        if self.chosen is None:
            return self._inside(self._peeked)
        if self.goal is not None:
            height = self.view.heights[self.chosen] + self.view.heights[self.goal]
            covered = tile_name(self.view.tops[self.goal])
            return self._said(count("help_me.pile_of", height), say("help_me.covers", tile=covered), self.goal)
        if self.refused is not None:
            place, refusal = self.refused
            return self._said(say("refused.here"), say(refusal.reason), place, True)
        return self._inside(self.chosen)

    def _said(self, first: str, second: str, place: int, refused: bool = False) -> Said:
        return Said(first, second, self.canvas.to_window_place(*self.centre(place)), self.canvas.top, refused)

    def _inside(self, place: int | None) -> Said | None:
        """What lies in a pile, from the top down, where everybody may know it."""
        view = self.view
        if place is None or not view.inside or len(view.inside[place]) < 2:
            return None
        pile = view.inside[place]
        return self._said(count("help_me.pile_of", len(pile)), ", ".join(map(tile_name, reversed(pile))), place)

    def plate_line(self, seat: Seat) -> str:
        if self.told:
            return self._creatures_of(seat)
        if not self._left:
            heights = self.view.heights
            piles = count("help_me.piles", sum(height > 0 for height in heights))
            movable = sum(bool(heights[start] and heights[goal]) for start, goal in NEIGHBOURS)
            self._left = say("help_me.left", piles=piles, moves=count("help_me.moves", movable))
        return self._left

    def seat_line(self, seat: Seat) -> str:
        return self._creatures_of(seat) if self.told else count("help_me.creatures", self.secret_count())

    @property
    def told(self) -> bool:
        """Has everybody shown their creatures? (HLP-16)"""
        return bool(self.view.counts)

    def _creatures_of(self, seat: Seat) -> str:
        owners = self.view.owners
        return " · ".join(say(f"help_me.{NAMES[c]}") for c in Creature if owners[c] == seat)

    def secret_count(self) -> int:
        """How many cards every seat has."""
        return 1 if self.view.players == 4 else 2

    def secrets(self) -> list[Card]:
        """The cards a seat may look at while it holds them."""
        if self.seat is None:
            return []
        mine = [NAMES[c] for c in Creature if self.view.owners[c] == self.seat]
        return [Card(f"help_me/card_{name}", say(f"help_me.{name}")) for name in mine]

    def event_line(self, seen: SeenEntry) -> str:
        """What happened, in few words; never what was covered (HLP-13)."""
        moved = next((event for event in seen.events if isinstance(event, Moved)), None)
        if moved is None:
            return ""
        tile = seen.view.tops[moved.goal]
        pile = seen.view.heights[moved.goal]
        way = say(f"help_me.{WAYS[self._way(moved)]}")
        name = say(f"help_me.{NAMES[creature_of(tile)]}") if tile != EMPTY else ""
        return say("help_me.moved", creature=name, way=way, height=pile)

    def columns(self) -> list[Part]:
        return [Part("", say(key), bold=False) for key in ("help_me.tiles", "help_me.bonus", "result.total")]

    def score_row(self, view: View, seat: Seat) -> list[int]:
        """Points for tiles, bonus, total."""
        rows = [row for row in view.counts if row[1] == seat]
        tiles, bonus = sum(row[2] for row in rows), sum(row[3] for row in rows)
        return [tiles, bonus, tiles + bonus]

    def breakdown(self, view: View, seat: Seat) -> list[str]:
        """Where the points come from, pile by pile."""
        lines = []
        for place, owner, points, bonus in view.counts:
            if owner == seat:
                top = tile_name(view.tops[place])
                key = "help_me.pile_bonus" if bonus else "help_me.pile_plain"
                lines.append(say(key, tile=top, points=points, bonus=bonus, total=points + bonus))
        return lines

    def sound(self, seen: SeenEntry) -> str:
        if any(isinstance(event, Counted) for event in seen.events):
            return "stack_1"
        return f"stack_{1 + seen.n % 3}"


def _at(name: str, x: float, y: float, grown: float = 1.0, body: bool = True) -> Sprite:
    return at_body(f"help_me/{name}", x, y, grown, body)
