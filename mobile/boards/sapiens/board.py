"""Sapiens on the screen: the valley, the shelves beside it, what is laid over them, and whose valley is looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from kivy.metrics import dp
from kivy.uix.widget import Widget

from core.game import Refusal, Seat
from core.games.sapiens.content import EMPTY
from core.games.sapiens.position import COMMON_PLACE, Ask, Move, View
from core.games.sapiens.turn import bear_places
from core.match import SeenEntry
from core.table import May, Table
from mobile.boards.base import Action, Box, Form, Said, Stage, Thing
from mobile.boards.base import Board as Base
from mobile.boards.canvas import BoardCanvas, Sprite, TouchBoard
from mobile.boards.sapiens import lines
from mobile.boards.sapiens.animation import Animation
from mobile.boards.sapiens.asking import Asking
from mobile.boards.sapiens.chip import Chip
from mobile.boards.sapiens.choosing import Choosing
from mobile.boards.sapiens.laying import TIMES, Laying, food_of
from mobile.boards.sapiens.sheets import Sheets
from mobile.boards.sapiens.shelf import (
    MOUNTAINS,
    OWN,
    POUCH,
    SHARED,
    column,
    has_room,
    own_row,
    rows,
    tile_of,
)
from mobile.boards.sapiens.shelves import Shelves
from mobile.boards.sapiens.things import CHAPTERS, Things
from mobile.boards.sapiens.trail import Trail
from mobile.boards.sapiens.valley import Place, Ways, at
from mobile.boards.shelf import Spot
from mobile.boards.sprites import at_body
from mobile.keepsakes import Far
from mobile.look import sound, theme
from mobile.look.row import Part
from mobile.words import say


class Board(Base):
    """What the match screen knows of the game.

    Large because it answers the forty questions that a match screen asks of any board, and hands most of them on to
    its parts.
    """

    seats_beside = True
    kinds = tuple(CHAPTERS)
    view: View

    def __init__(self, table: Table, marks: tuple[int, ...], changed: Callable[[], None]) -> None:
        super().__init__(table, marks, changed)
        self.ways = Ways(False, True)
        self.canvas: TouchBoard = TouchBoard(self.ways.world)
        self.canvas.play = self
        self.overlay = BoardCanvas((360, 780))
        self.laying = Laying(self)
        self.choosing = Choosing(self, self.laying)
        self.shelves = Shelves(self, self.laying, self.choosing)
        self.things = Things(self, self.laying, self.shelves)
        self.sheets = Sheets(self, self.laying, self.choosing, self.things)
        self.asking = Asking(self, self.laying, self.choosing)
        self.animation = Animation(self)
        self.trailing = Trail(self)
        self.looking: Seat | None = None  # another's valley, shown in place of one's own
        self.following: Seat | None = None  # whose turn is shown once more
        self.chips: dict[Seat, Chip] = {}
        self._form = Form.TALL
        self._fresh_look: Ask | None = None

    # Building

    def refit(self, form: Form) -> None:
        self._form = form
        self.ways = Ways(form is Form.WIDE, form in (Form.TALL, Form.LARGE))
        self.canvas.world = self.ways.world
        self.chips.clear()

    @property
    def small(self) -> bool:
        """Is the phone so small that squares are smaller than a finger?"""
        return self._form is Form.COMPACT

    def mine_height(self, form: Form) -> float:
        low = 54 if theme.text_scale() < 1.4 else 46  # where words are large, every dp counts
        return dp({Form.COMPACT: low, Form.LARGE: 140, Form.WIDE: 150}.get(form, 98))

    def seats_height(self, form: Form) -> float:
        return 150 if form is Form.LARGE else 46

    def arrange(self, stage: Stage, board: Box, mine: Box, form: Form) -> None:
        self.stage = stage
        self.shelves.clear()
        mountains = self.options.get("mountain_tiles") == "on"
        if form is Form.COMPACT:
            side = dp(62)
            aside = Box(board.right - side - dp(3), board.y, side, board.height)
            board = Box(board.x + dp(3), board.y, board.width - side - dp(9), board.height)
            self.shelves.put(stage, aside, *column(aside.width / dp(1), aside.height / dp(1), mountains))
            pouch = not has_room(aside.height / dp(1), mountains)
            self.shelves.put(stage, mine, *own_row(mine.width / dp(1), mine.height / dp(1), pouch))
        else:
            self.shelves.put(stage, mine, *rows(mine.width / dp(1), mine.height / dp(1), mountains))
        self._valley(stage, board)
        self.sheets.arrange(stage, board)
        for part in (self.sheets.layer, self.overlay):
            if part.parent:
                part.parent.remove_widget(part)
        stage.add(self.sheets.layer, 0, 0, stage.width, stage.height)
        self.overlay.world = (stage.width / dp(1), stage.height / dp(1))
        stage.add(self.overlay, 0, 0, stage.width, stage.height)

    def _valley(self, stage: Stage, box: Box) -> None:
        if self.canvas.parent:
            self.canvas.parent.remove_widget(self.canvas)
        across, down = self.ways.world
        scale = min(box.width / across, box.height / down)
        wide, high = across * scale, down * scale
        stage.add(self.canvas, box.x + (box.width - wide) / 2, box.y + (box.height - high) / 2, wide, high)

    def cover(self, covered: bool) -> None:
        for part in (self.canvas, self.overlay, self.sheets.layer, *self.shelves):
            part.opacity = 0 if covered else 1

    # The position

    def far(self, view: View) -> Far:
        return Far("sapiens.far", {"n": max(1, view.round)})

    @property
    def ask(self) -> Ask | None:
        """What the seat is asked, when it may answer here."""
        return self.view.question if self.playable else None

    @property
    def home(self) -> Seat:
        """Whose valley this screen belongs to."""
        return self.view.turn if self.seat is None else self.seat

    @property
    def shown(self) -> Seat:
        """Whose valley is on screen: one's own, one that is looked at, or that of a turn shown once more."""
        if self.following is not None:
            return self.following
        return self.home if self.looking is None else self.looking

    def replaying(self, seat: Seat | None) -> None:
        if seat != self.following:
            self.following = seat
            self.draw()

    def name_of(self, seat: Seat) -> str:
        return self.stage.name_of(seat) if self.stage is not None else ""

    def show(self, view: View, seat: Seat | None, may: May) -> None:
        super().show(view, seat, may)
        self.draw()

    def forget(self) -> None:
        view = self.view
        self.laying.forget()
        self.choosing.forget()
        self.sheets.popover = None
        if not self.playable or (self._fresh_look is Ask.FIRE and view.question is not Ask.FIRE):
            self.looking = None
        if self.playable and view.question is Ask.FIRE and self._fresh_look is not Ask.FIRE:
            self.looking = self._best_for_bear()
        self._fresh_look = view.question if self.playable else None

    def _best_for_bear(self) -> Seat | None:
        """Of those where a bear may come, who is ahead."""
        view = self.view
        if not view.bears:
            return None
        others = [seat for seat in range(view.players) if seat != self.home and bear_places(view, seat)]
        return max(others, key=lambda seat: min(view.food[seat], view.shelter[seat]), default=None)

    def draw(self) -> None:
        """Everything anew, for the position and for what is chosen."""
        view, shown = self.view, self.shown
        sprites = self.ways.ground(view.valleys[shown]) + self.ways.pieces(view, shown)
        self.canvas.draw(sprites + self._scores())
        for seat, chip in self.chips.items():
            if chip.parent is not None:
                chip.show(view, seat, self.looking == seat)
        self.trailing.draw()
        self._redraw()

    def _redraw(self) -> None:
        """What changes with every choice: marks, shelves, sheets."""
        self._mark()
        self.shelves.fill()
        self.sheets.show()

    def _mark(self) -> None:
        marks = self.laying.marks() if self.shown == self.home else []
        self.canvas.mark(marks or self.choosing.marks())

    def aimed(self) -> None:
        """Nothing has changed but where the tile in the air would go."""
        self._mark()
        self.changed()

    def touched(self) -> None:
        """Something was chosen or aimed: show it, and let the screen know."""
        self._redraw()
        self.changed()

    def spot_place(self, kind: str, slot: int = 0) -> Place | None:
        """Where something of the shelves is in the window."""
        return self.shelves.place(kind, slot)

    def over_slot(self, x: float, y: float) -> bool:
        """Is a place of the window on the slot of the tile in hand, which cancels?"""
        laying = self.laying
        for shelf in self.shelves:
            spot = shelf.spot_at(*shelf.to_world(x, y)) if shelf.collide_point(x, y) else None
            if spot is not None and spot.kind == OWN:
                return spot.slot == laying.slot and laying.mountain < 0
        return False

    def _scores(self) -> list[Sprite]:
        """How far each seat is: food at the left edge, shelter at the right."""
        if not self.ways.edge:
            return []
        view, (across, down) = self.view, self.ways.world
        sprites = []
        for x, scores, inward in ((2.5, view.food, 5.0), (across - 2.5, view.shelter, -5.0)):
            sprites.append(at("track", x, down / 2))
            order = sorted(range(view.players), key=lambda seat: (seat == self.home, scores[seat]))
            for seat in order:
                y = down - 6 - 8.1 * min(60, scores[seat])
                grown = 0.55
                token = at_seat(theme.SEATS[self.marks[seat]], x + inward, y, grown)
                sprites.append(token)
        return sprites

    # What is this?

    def thing_at(self, x: float, y: float) -> Thing | None:
        return self.things.at(x, y)

    def under_paper(self, x: float, y: float) -> bool:
        return any(part.collide_point(x, y) for part in self.sheets.layer.children)

    # Looking round

    def visit(self, seat: Seat) -> None:
        """Another's chip was touched: their valley in place of one's own; once more for one's own."""
        self.laying.forget()
        self.choosing.forget()
        self.looking = None if self.looking == seat or seat == self.home else seat
        self.draw()
        self.changed()

    def look_home(self) -> None:
        if self.looking is not None:
            self.visit(self.looking)

    def seat_chip(self, seat: Seat, name: str, box: Box) -> Widget:
        chip = self.chips.get(seat)
        if chip is None or chip.box != box:
            chip = self.chips[seat] = Chip(lambda: self.visit(seat), name, theme.SEATS[self.marks[seat]], box)
            self.trailing.draw()
        chip.show(self.view, seat, self.looking == seat)
        return chip

    # Fingers on the valley

    @property
    def touched_parts(self) -> Iterable[TouchBoard]:
        return (self.canvas, *self.shelves)

    def liftable(self, x: float, y: float) -> bool:
        goal = self.laying.goal
        return goal is not None and self.ways.square_at(x, y) in (goal.first, goal.second)

    def lift(self, x: float, y: float) -> None:
        sound.play("lift", 0.7)
        self.laying.rested = self.laying.goal
        self.touched()

    def drag(self, x: float, y: float) -> None:
        self.laying.carry(*self.canvas.to_window_place(x, y))

    def drop(self, x: float, y: float) -> None:
        self.laying.drop()

    def send_home(self) -> None:
        """The finger rested without going anywhere: a tile goes home, a ghost stays where it was."""
        self.laying.settle()
        self.touched()

    def second_finger(self) -> bool:
        """Another finger while a tile is carried turns it."""
        if self.laying.finger is None:
            return False
        self.laying.rotate()
        return True

    def tap(self, x: float, y: float) -> bool:
        square = self.ways.square_at(x, y)
        if self.sheets.popover is not None:
            self.sheets.popover = None
            self.touched()
            return True
        if square is None or not self.playable:
            return False
        goal = self.laying.goal
        if goal is not None and self._on_handle(x, y):
            self.laying.rotate()
            return True
        if self.laying.chosen and self.shown == self.home:
            self.laying.tap(square)
            if self.laying.ready is not None and not self.confirm:
                self.commit()
                return True
        elif not self.choosing.square(self.shown, square):
            return False
        self.touched()
        return True

    def _on_handle(self, x: float, y: float) -> bool:
        goal = self.laying.goal
        if goal is None:
            return False
        across, down = self.laying.handle(goal)
        return bool((x - across) ** 2 + (y - down) ** 2 <= 18**2)

    # Fingers on the shelves

    def shelf_liftable(self, spot: Spot | None) -> bool:
        if spot is None or spot.kind != OWN or self.ask not in TIMES or self.shown != self.home:
            return False
        return self.laying.mountain < 0 and tile_of(self.view, self.home, spot.slot) != EMPTY

    def shelf_lift(self, spot: Spot) -> None:
        self.choosing.forget()
        self.laying.lift(spot.slot)
        self.touched()

    def shelf_drag(self, x: float, y: float) -> None:
        self.laying.carry(x, y)

    def shelf_drop(self) -> None:
        self.laying.drop()

    def shelf_tap(self, spot: Spot | None) -> bool:
        if spot is None:
            return False
        if spot.kind in (POUCH, MOUNTAINS):
            self.sheets.toggle(spot.kind)
        elif spot.kind in (OWN, SHARED) and self.playable:
            self.sheets.popover = None
            place = self.shown if spot.kind == OWN else COMMON_PLACE
            if self.ask in TIMES and spot.kind == OWN and self.shown == self.home:
                if tile_of(self.view, place, spot.slot) != EMPTY:
                    self.choosing.forget()
                    self.laying.choose(spot.slot)
            elif not self.choosing.tile(place, spot.slot):
                return False
        else:
            return False
        self.touched()
        return True

    # Choosing

    @property
    def busy(self) -> bool:
        return self.laying.chosen or self.choosing.busy or self.sheets.popover is not None

    @property
    def ready(self) -> Move | None:
        return self.laying.ready or self.choosing.move

    @property
    def refused(self) -> tuple[Move, Refusal] | None:
        return self.laying.refused

    def cancel(self) -> None:
        self.laying.forget()
        self.choosing.forget()
        self.sheets.popover = None
        self.touched()

    def commit(self) -> None:
        move = self.ready
        if move is not None:
            self.send(move)

    def send(self, move: Move) -> None:
        """Make a move; what it covers stays where it is seen until the table has answered."""
        self.animation.expects(move)
        self.laying.forget()
        self.choosing.forget()
        self.sheets.popover = None
        self.play(move)

    def actions(self) -> list[Action]:
        if not self.playable:
            return [Action(say("match.place"), "check", lambda: None, False)]
        if self.laying.chosen:
            ready = self.laying.ready is not None
            turn = Action(say("sapiens.turn"), "turn", self.laying.rotate, self.laying.turns)
            return [turn, Action(say("match.place"), "check", self.commit, ready, ready)]
        return self.choosing.actions()

    def bubble(self) -> Said | None:
        if self.choosing.denied is not None and self.sheets.popover == POUCH:
            return Said(
                say("sapiens.not_now"), self.choosing.denied, self.spot_place(POUCH) or (0, 0), self.canvas.top, True
            )
        if not self.playable:
            return None
        tells = self.laying.chosen or self.laying.useless is not None
        return self.laying.said() if tells else self.choosing.said()

    def refuse(self, refusal: Refusal) -> str:
        return lines.refused(refusal)

    # What happens

    def trail(self, recent: list[SeenEntry]) -> None:
        self.trailing.note(recent)
        self.trailing.draw()

    def animate(self, seen: SeenEntry, done: Callable[[], None]) -> None:
        self.animation.animate(seen, done)

    @property
    def moving(self) -> bool:
        return self.canvas.moving or self.overlay.moving

    def finish_moving(self) -> bool:
        moving = self.moving
        self.canvas.finish()
        self.overlay.finish()
        return moving

    def sound(self, seen: SeenEntry) -> str:
        return ""

    # Words

    def ask_line(self) -> str:
        return self.asking.line()

    def plate_line(self, seat: Seat) -> tuple[Part, ...]:
        """Food and shelter of whose turn it is; the lower one, which counts, is underlined."""
        view = self.view
        ink = "light" if self.marks[seat] < 2 else "dark"
        earns = self.laying.earns() if seat == self.home else None
        food = f"+{food_of(earns)}" if earns is not None and earns.food else ""
        shelter = f"+{earns.shelter}" if earns is not None and earns.cave >= 0 else ""
        parts = (
            Part(f"sapiens/food_{ink}", f"{view.food[seat]}{food}", view.food[seat] <= view.shelter[seat]),
            Part(f"sapiens/shelter_{ink}", f"{view.shelter[seat]}{shelter}", view.shelter[seat] <= view.food[seat]),
        )
        return (*parts, Part("sapiens/first")) if view.first == seat and not food and not shelter else parts

    def event_line(self, seen: SeenEntry) -> str:
        return lines.event_line(seen, self.seat, self.name_of)

    def columns(self) -> list[Part]:
        heads = (("food_dark", "sapiens.food"), ("shelter_dark", "sapiens.shelter"))
        pictured = [Part(f"sapiens/{icon}", "", spoken=say(word)) for icon, word in heads]
        return [*pictured, Part("", say("sapiens.counts"), bold=False)]

    def score_row(self, view: View, seat: Seat) -> list[int]:
        return [view.food[seat], view.shelter[seat], min(view.food[seat], view.shelter[seat])]

    def breakdown(self, view: View, seat: Seat) -> list[str]:
        return lines.breakdown(self.table, seat)


def at_seat(colour: str, x: float, y: float, grown: float) -> Sprite:
    """A seat's token."""
    return at_body(f"house/seat_{colour}", x, y, grown)
