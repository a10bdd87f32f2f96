"""Rahan on the screen: the valley with all that stands in it, the hand below it, and the flint."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from kivy.metrics import dp
from kivy.uix.widget import Widget

from core.game import Refusal, Seat
from core.games.rahan.position import FLICKS, Ask, Move, View
from core.match import SeenEntry
from core.table import May, Table
from mobile.boards.base import Action, Box, Form, Gesture, Said, Stage, Thing
from mobile.boards.base import Board as Base
from mobile.boards.canvas import BoardCanvas, TouchBoard
from mobile.boards.die import Die
from mobile.boards.occasions import Occasion
from mobile.boards.rahan import (
    asking,
    buttons,
    evening,
    ground,
    guide,
    lines,
    marks,
    pictured,
    reach,
    saying,
    telling,
    things,
    worth,
)
from mobile.boards.rahan.aim import Flint
from mobile.boards.rahan.animation import Animation
from mobile.boards.rahan.camera import Camera
from mobile.boards.rahan.chip import Chip
from mobile.boards.rahan.choosing import Choosing
from mobile.boards.rahan.ground import Figure
from mobile.boards.rahan.sight import Place
from mobile.boards.rahan.strip import DECK, Strip
from mobile.boards.rahan.things import Things
from mobile.boards.rahan.touches import Touches
from mobile.boards.rahan.trail import trail
from mobile.keepsakes import Far
from mobile.look.kit import middle
from mobile.look.row import Part
from mobile.look.seat_sign import SeatSign
from mobile.words import say, whose

FRAMES = 12  # of a roll of the die, which goes round; where in it each number lies
LIES = {1: ("a", 0), 2: ("a", 9), 3: ("b", 0), 4: ("b", 6), 5: ("a", 3), 6: ("a", 6)}
ROLLS = tuple(
    tuple(f"rahan/die_{roll}_{(at + 1 + k) % FRAMES}" for k in range(FRAMES))
    for roll, at in (LIES[n] for n in sorted(LIES))
)
CROWD = 4  # seats: so many have no room beside the plate
DIE = 150.0  # dp of the place in which it tumbles


class Board(Base):
    """What the match screen knows of the game.

    Large because it answers the forty questions that a match screen asks of any board, and hands most of them on to
    its parts.
    """

    replays_own = True
    view: View
    kinds = things.KINDS
    reach = reach
    scenes = evening

    def __init__(self, table: Table, seats: tuple[int, ...], changed: Callable[[], None]) -> None:
        super().__init__(table, seats, changed)
        self.seats_beside = len(seats) < CROWD
        self.form = Form.TALL
        self.overlay = BoardCanvas((360, 780))
        self.die = Die(ROLLS, "rahan/die_shadow")
        self.choosing = Choosing(self)
        self.flint = Flint(self)
        self.camera = Camera(self)
        self.canvas: TouchBoard = self.camera.canvas
        self.touches = Touches(self)
        self.strip = Strip(self, self.choosing, self.touches)
        self.things = Things(self, self.choosing, self.strip)
        self.animation = Animation(self)
        self.canvas.play = self.canvas.other = self.touches
        self.canvas.stroked = self._stroked
        self.looking: Seat | None = None  # another's cards, shown in place of one's own
        self.chips: dict[Seat, Chip] = {}
        self._shows: object = None  # what decides what lies still
        self._moving: frozenset[Figure] = frozenset()  # what is drawn elsewhere, on its way
        self._why: Said | None = None  # why something that was touched is no use now

    # Building

    def _stroked(self, x: float, y: float) -> None:
        """A swipe beside the caveman: it says where to, and shows him where fingers have moved him out of sight."""
        self.flint.beside(x, y)
        if self.may_flick and not self.camera.sees(self.flint.start.x, self.flint.start.y):
            self.camera.again()

    def refit(self, form: Form) -> None:
        self.form = form
        self.chips.clear()

    def plate_height(self, form: Form) -> float:
        """Three chips beside the plate are narrow: their names stand in a line of their own."""
        return 58 if form is Form.COMPACT and len(self.marks) > 3 else super().plate_height(form)

    def mine_height(self, form: Form) -> float:
        return dp({Form.COMPACT: 76, Form.LARGE: 130, Form.WIDE: 130}.get(form, 88))

    def seats_height(self, form: Form) -> float:
        return 56 if form is Form.LARGE else 46

    def arrange(self, stage: Stage, board: Box, mine: Box, form: Form) -> None:
        self.stage = stage
        self.camera.arrange(stage, board)
        self.strip.arrange(stage, mine, form)
        self.flint.arrange(stage, mine, form)
        for part in (self.die, self.overlay):
            if part.parent:
                part.parent.remove_widget(part)
        side, canvas = dp(DIE), self.canvas
        stage.add(self.die, canvas.center_x - side / 2, canvas.center_y - side / 2, side, side)
        self.overlay.world = (stage.width / dp(1), stage.height / dp(1))
        stage.add(self.overlay, 0, 0, stage.width, stage.height)

    def cover(self, covered: bool) -> None:
        for part in (self.canvas, self.overlay):
            part.opacity = 0 if covered else 1
        self.camera.eye.cover(covered)
        self.strip.fade(0.0 if covered or self.may_flick else 1.0)
        self.flint.cover(covered)

    # The position

    def far(self, view: View) -> Far:
        return Far("rahan.far", {"n": max(1, *view.turns)})

    @property
    def ask(self) -> Ask | None:
        """What is asked of who looks; nothing while something is being shown."""
        return self.view.question if self.playable and self.animation.showing is None else None

    @property
    def home(self) -> Seat:
        """Whose cards lie below the board."""
        if self.seat is not None:
            return self.seat
        return self.view.who if self.view.who >= 0 else self.view.turn

    @property
    def shown(self) -> Seat:
        """Whose cards are looked at: one's own, or another's whose chip was touched."""
        return self.home if self.looking is None else self.looking

    @property
    def may_flick(self) -> bool:
        """Is a flick asked of who looks?"""
        return self.ask in FLICKS

    def name_of(self, seat: Seat) -> str:
        return self.stage.name_of(seat) if self.stage is not None else ""

    def show(self, view: View, seat: Seat | None, may: May) -> None:
        super().show(view, seat, may)
        if self.looking == self.home:
            self.looking = None
        self.draw()
        self.flint.show()
        self.camera.look()

    def forget(self) -> None:
        self.looking = None
        self._forget()

    def _forget(self) -> None:
        self._why = self.held = None
        self.touches.let_go()
        self.choosing.forget()
        self.flint.forget()

    def draw(self) -> None:
        self.draw_without(frozenset())

    def draw_without(self, moving: frozenset[Figure]) -> None:
        """Everything that lies still."""
        self._moving = moving
        self._draw_still()
        for seat, chip in self.chips.items():
            if chip.parent is not None:
                chip.show(self.view, seat, self.looking == seat)
        self._mark()

    def _draw_still(self) -> None:
        """The valley, what is marked on its ground, and all that stands on it."""
        choosing = self.choosing
        plain = self.may_flick or self.looking is not None
        shows = (self.view, self.ask, self.seat, plain, choosing.card, choosing.shut, choosing.looks, self._moving)
        if shows == self._shows:
            return
        self._shows = shows
        under = [] if plain else marks.ground_marks(self, choosing)
        self.canvas.draw([ground.valley(), *under, *ground.figures(self.view, self.marks, self._moving)])
        self.camera.stand(self._moving)

    def _mark(self) -> None:
        """What changes with every choice."""
        self.canvas.mark(self.flint.marks() if self.may_flick else marks.marks(self, self.choosing))
        self.strip.show()

    def touched(self) -> None:
        self._why = None
        if not self.may_flick:
            self._draw_still()
        self._mark()
        self.camera.look()
        self.changed()

    def explain(self, refusal: Refusal | None, place: Place) -> None:
        """Say beside a place of the window why what was touched there is no use now."""
        self.choosing.forget()
        self.touched()
        if refusal is not None:
            self._why = Said(self.refuse(refusal), "", place, self.canvas.top, True)
            self.changed()

    def trail(self, recent: list[SeenEntry]) -> None:
        self.canvas.trail(trail(recent, self.marks))

    # Looking round

    def visit(self, seat: Seat) -> None:
        """Another's chip was touched: their cards in place of one's own; once more for one's own."""
        self._forget()
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
            chip = self.chips[seat] = Chip(
                lambda: self.visit(seat), lambda: self.things.rival(seat, box), name, sign, box
            )
        chip.show(self.view, seat, self.looking == seat)
        return chip

    def thing_at(self, x: float, y: float) -> Thing | None:
        over = self.canvas.collide_point(x, y) and not self.camera.corner.covers(x, y)
        aims = self.may_flick and over and self.flint.liftable(*self.canvas.to_world(x, y))
        return None if aims else self.things.at(x, y)

    def seat_thing(self, seat: Seat) -> Thing | None:
        return self.things.rival(seat, None)

    def deck_place(self) -> Place | None:
        """Where the deck is in the window."""
        shelf = self.strip.shelf
        return self.strip.place(DECK) or (float(shelf.right), float(shelf.center_y))

    def seat_place(self, seat: Seat) -> Place | None:
        """And where a seat's cards are: in the band, on its chip, or on the plate."""
        if seat == self.home:
            return middle(self.strip.shelf)
        chip = self.chips.get(seat)
        if chip is not None and chip.parent is not None:
            return middle(chip)
        return self.canvas.x + dp(30), self.canvas.top

    # Fingers

    @property
    def touched_parts(self) -> Iterable[TouchBoard]:
        return (self.canvas, self.strip.shelf, *self.flint.parts)

    # Choosing

    @property
    def busy(self) -> bool:
        return self.choosing.busy or self.flint.busy

    @property
    def refused(self) -> object:
        return self.choosing.refused or self._why

    def release(self) -> None:
        super().release()
        self.held = None
        self.flint.flicking.cancel()

    def cancel(self) -> None:
        self._forget()
        self.touched()
        self.flint.show()

    def send(self, move: Move) -> None:
        self._forget()
        self.looking = None
        self._mark()
        self.play(move)

    def begin_swap(self) -> None:
        """Three cards are to be chosen."""
        self.choosing.begin_swap()
        self.touched()

    def actions(self) -> list[Action]:
        if self.may_flick:
            return self.flint.actions() or super().actions()
        return buttons.actions(self)

    def bubble(self) -> Said | None:
        if not self.playable:
            return None
        if self.may_flick:
            return self.flint.said()
        return self._why or saying.said(self, self.choosing)

    def refuse(self, refusal: Refusal) -> str:
        return asking.refused(refusal, self, self.choosing.card)

    def heed(self, what: str) -> None:
        self.camera.heeded = what

    def gesture(self, move: Move) -> Gesture | None:
        return (
            None
            if self.may_flick and self.flint.stepping and self.flint.move is not None
            else guide.gesture(self, move)
        )

    # What happens

    @property
    def answers(self) -> bool:
        """In a combat shots go to and fro."""
        return self.view.foe >= 0

    @property
    def moving(self) -> bool:
        return self.canvas.moving or self.overlay.moving or self.die.rolling or self.animation.film.running

    @property
    def gliding(self) -> bool:
        return self.camera.eye.gliding

    def finish_moving(self) -> bool:
        self.camera.arrive()
        moving = self.moving
        while self.moving:  # one act after the other
            self.animation.film.finish()
            self.die.finish()
            self.canvas.finish()
            self.overlay.finish()
        return moving

    def animate(self, seen: SeenEntry, done: Callable[[], None]) -> None:
        self.animation.animate(seen, done)
        if self.animation.showing is not None:  # nothing may be chosen meanwhile
            self._draw_still()
            self._mark()

    def replaying(self, seat: Seat | None) -> None:
        self.animation.slow = seat is not None

    def sound(self, seen: SeenEntry) -> str:
        return ""

    # Words

    def ask_line(self) -> str:
        if self.looking is not None:
            return say("rahan.ask_looking", whose=whose(self.name_of(self.looking)))
        if self.may_flick and (aiming := self.flint.ask_line()):
            return aiming
        return asking.ask_line(self, self.choosing)

    def busy_line(self, seen: SeenEntry) -> str:
        return telling.busy_line(seen, self.seat, self.name_of)

    def plate_line(self, seat: Seat) -> tuple[Part, ...]:
        return lines.plate(self.view, seat)

    def occasions(self, seen: SeenEntry) -> list[Occasion]:
        return worth.occasions(seen)

    def event_line(self, seen: SeenEntry) -> str:
        return telling.event_line(seen, self.seat, self.name_of, self.table.resigned)

    def pictures(self, seen: SeenEntry) -> tuple[str, ...]:
        return pictured.pictures(seen)

    def columns(self) -> list[Part]:
        return lines.columns()

    def score_row(self, view: View, seat: Seat) -> list[int]:
        return lines.score_row(view, seat)

    def breakdown(self, view: View, seat: Seat) -> list[str]:
        return lines.breakdown(view, seat)
