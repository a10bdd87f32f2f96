"""Sapiens on the screen: the valley, the shelves beside it, what is laid over them, and whose valley is looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import inf

from kivy.metrics import dp
from kivy.uix.widget import Widget

from core.game import Refusal, Seat
from core.games.sapiens.position import Ask, BearPut, Move, View
from core.match import SeenEntry
from core.table import May, Table
from mobile.boards import acts
from mobile.boards.base import Action, Box, Form, Gesture, Said, Stage, Thing
from mobile.boards.base import Board as Base
from mobile.boards.canvas import BoardCanvas, TouchBoard
from mobile.boards.occasions import Occasion
from mobile.boards.sapiens import evening, guide, lines, pictured, reach, worth
from mobile.boards.sapiens.animation import Animation
from mobile.boards.sapiens.asking import Asking
from mobile.boards.sapiens.chip import Chip
from mobile.boards.sapiens.choosing import Choosing, best_for_bear
from mobile.boards.sapiens.laying import Laying
from mobile.boards.sapiens.sheets import Sheets
from mobile.boards.sapiens.shelf import (
    OWN,
    POUCH,
    column,
    has_room,
    own_row,
    rows,
)
from mobile.boards.sapiens.shelf_fingers import ShelfFingers
from mobile.boards.sapiens.shelves import Shelves
from mobile.boards.sapiens.things import CHAPTERS, Things
from mobile.boards.sapiens.tracks import tracks
from mobile.boards.sapiens.trail import Trail
from mobile.boards.sapiens.valley import Place, Ways
from mobile.boards.sapiens.visits import Visits
from mobile.keepsakes import Far
from mobile.look import sound, theme
from mobile.look.row import Part
from mobile.look.seat_sign import SeatSign
from mobile.words import say

HALF = 240  # dp of valley and shelf: where they have less, sheets lie over the words beside them
BRIEF = 0.1  # seconds between two things of a turn that is seen where it happens


class Board(Base):
    """What the match screen knows of the game.

    Large because it answers the forty questions that a match screen asks of any board, and hands most of them on to
    its parts.
    """

    seats_beside = True
    kinds = tuple(CHAPTERS)
    reach = reach
    scenes = evening
    view: View

    def __init__(self, table: Table, marks: tuple[int, ...], changed: Callable[[], None]) -> None:
        super().__init__(table, marks, changed)
        self.ways = Ways(False, True)
        self.canvas: TouchBoard = TouchBoard(self.ways.world)
        self.canvas.play = self
        self.overlay = BoardCanvas((360, 780))
        self.laying = Laying(self)
        self.choosing = Choosing(self, self.laying)
        fingers = ShelfFingers(self, self.laying, self.choosing)
        self.shelves = Shelves(self, self.laying, self.choosing, fingers)
        self.things = Things(self, self.laying, self.shelves)
        self.sheets = Sheets(self, self.laying, self.choosing, self.things)
        self.asking = Asking(self, self.laying, self.choosing)
        self.trailing = Trail(self)
        self.visiting = Visits(self)
        self.animation = Animation(self, self.visiting)
        self.looking: Seat | None = None  # another's valley, shown in place of one's own
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
        mountains, half = self.options.get("mountain_tiles") == "on", self.roof < inf and board.width < dp(HALF)
        right = board.x + board.width + dp(2)
        words = Box(right, board.y, stage.left + stage.wide - dp(3) - right, self.roof - board.y)
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
        self.visiting.arrange(stage)
        self.sheets.arrange(stage, words if half else board, half)
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
        if covered:
            self.visiting.drop()
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
        """Whose valley is on screen: one's own, or one that is looked at."""
        return self.home if self.looking is None else self.looking

    @property
    def top(self) -> Seat:
        """Whose valley is seen: that one, or the one that slid over it for a turn."""
        return self.shown if self.visiting.over is None else self.visiting.over

    @property
    def top_canvas(self) -> BoardCanvas:
        return self.visiting.canvas() or self.canvas

    def replaying(self, seat: Seat | None) -> None:
        self.visiting.again = seat is not None

    def name_of(self, seat: Seat) -> str:
        return self.stage.name_of(seat) if self.stage is not None else ""

    def show(self, view: View, seat: Seat | None, may: May) -> None:
        if seat != self.seat:
            self.visiting.drop()
            self.looking = self.sheets.popover = None
        super().show(view, seat, may)
        self.draw()
        self.visiting.settle()

    def forget(self) -> None:
        """What was being chosen means nothing any more; who only looks, while others play, goes on looking."""
        ask, before = self.ask, self._fresh_look
        self.laying.forget()
        self.choosing.forget()
        if ask is not None:
            self.sheets.popover = None
        if (before is Ask.FIRE and ask is not Ask.FIRE) or (before is None and ask is not None):
            self.looking = None
        if ask is Ask.FIRE and before is not Ask.FIRE:
            self.looking = best_for_bear(self.view, self.home)
        self._fresh_look = ask

    def draw(self) -> None:
        """Everything anew, for the position and for what is chosen."""
        view, shown = self.view, self.shown
        sprites = self.ways.ground(view.valleys[shown]) + self.ways.pieces(view, shown)
        self.canvas.draw(sprites + tracks(self.ways, view, self.home, self.marks))
        self.visiting.draw()
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

    # What is this?

    def thing_at(self, x: float, y: float) -> Thing | None:
        return self.things.at(x, y)

    def under_paper(self, x: float, y: float) -> bool:
        return any(part.collide_point(x, y) for part in self.sheets.layer.children)

    # Looking round

    def visit(self, seat: Seat) -> None:
        """Another's chip was touched: their valley in place of one's own; once more for one's own."""
        self.visiting.skip()
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
        if chip is None or (chip.spoken, chip.sign.faced, chip.box) != (name, self.face(seat), box):
            sign = SeatSign(self.marks[seat], self.face(seat))
            chip = self.chips[seat] = Chip(lambda: self.visit(seat), name, sign, box)
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
        sound.play("lift")
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

    def gesture(self, move: Move) -> Gesture | None:
        return guide.gesture(self, move)

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
        """In the valley where it happens, which comes over one's own for that."""
        comes = self.visiting.arrival(seen)
        if self.looking is not None and self._sends_bear(seen):
            self.visiting.lay(self.looking)
            self.looking = None
            self.draw()
            comes = self.visiting.slide(None)
        show = acts.then(comes, lambda over: self.animation.animate(seen, over))
        assert show is not None
        show(done)

    def _sends_bear(self, seen: SeenEntry) -> bool:
        """Is the victim's valley looked at while the bear is still in the fire at home?"""
        sent = any(isinstance(event, BearPut) and event.victim == self.looking for event in seen.events)
        return sent and seen.seat == self.home and self.visiting.slides and self.follows != "never"

    @property
    def rest(self) -> float:
        """Less where one sees at once what follows what."""
        return BRIEF if self.elsewhere else super().rest

    @property
    def elsewhere(self) -> bool:
        return self.visiting.over is not None

    @property
    def moving(self) -> bool:
        return self.canvas.moving or self.overlay.moving or self.visiting.moving

    def finish_moving(self) -> bool:
        """Whatever moves is there, and another's valley is gone; one that only goes home keeps no finger waiting."""
        moving = self.visiting.skip() or self.moving
        while self.moving:
            self.visiting.finish()
            self.canvas.finish()
            self.overlay.finish()
        self.visiting.finish()
        return moving

    def sound(self, seen: SeenEntry) -> str:
        return ""

    # Words

    def ask_line(self) -> str:
        return self.asking.line()

    def plate_line(self, seat: Seat) -> tuple[Part, ...]:
        return lines.plate(self.view, seat, self.marks[seat], self.laying.earns() if seat == self.home else None)

    def occasions(self, seen: SeenEntry) -> list[Occasion]:
        return worth.occasions(seen)

    def event_line(self, seen: SeenEntry) -> str:
        return lines.event_line(seen, self.seat, self.name_of)

    def pictures(self, seen: SeenEntry) -> tuple[str, ...]:
        return pictured.pictures(seen, self.marks)

    def columns(self) -> list[Part]:
        heads = (("food_dark", "sapiens.food"), ("shelter_dark", "sapiens.shelter"))
        pictured = [Part(f"sapiens/{icon}", "", spoken=say(word)) for icon, word in heads]
        return [*pictured, Part("", say("sapiens.counts"), bold=False)]

    def score_row(self, view: View, seat: Seat) -> list[int]:
        return [view.food[seat], view.shelter[seat], min(view.food[seat], view.shelter[seat])]

    def breakdown(self, view: View, seat: Seat) -> list[str]:
        return lines.breakdown(self.table, seat)
