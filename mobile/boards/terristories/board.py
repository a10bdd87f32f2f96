"""TerriStories on the screen: the planet, above it the indices, below it a seat's own things.

In front of the planet stand, where they are wanted, what cards ask (`dialogs`), a hand that is open (`hand`), the
negotiation (`sheet`) and the roles (`roles`); each is a `sight.Front`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import inf

from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp

from core.game import Refusal, Seat
from core.games.terristories.content import ROUNDS, Role
from core.games.terristories.moves import Move
from core.games.terristories.position import Ask, View
from core.match import SeenEntry
from core.table import May, Table, persons
from mobile.boards.base import Action, Box, Form, Gesture, Said, Stage, Thing
from mobile.boards.base import Board as Base
from mobile.boards.canvas import BoardCanvas, TouchBoard
from mobile.boards.die import Die
from mobile.boards.occasions import Occasion
from mobile.boards.terristories import (
    asking,
    evening,
    ground,
    guide,
    lines,
    marks,
    pictured,
    reach,
    telling,
    things,
    worth,
)
from mobile.boards.terristories.animation import Animation
from mobile.boards.terristories.band import CUBES, Band
from mobile.boards.terristories.beats import CARRIED_OUT, RAIN
from mobile.boards.terristories.choosing import Choosing
from mobile.boards.terristories.deeds import Deeds
from mobile.boards.terristories.dialogs import Dialogs
from mobile.boards.terristories.ground import Figure
from mobile.boards.terristories.hand import Hand
from mobile.boards.terristories.head import Head
from mobile.boards.terristories.roles import Roles
from mobile.boards.terristories.sheet import Negotiation
from mobile.boards.terristories.sight import Front, Place
from mobile.boards.terristories.tally import Tally
from mobile.boards.terristories.things import Things
from mobile.boards.terristories.touches import Touches
from mobile.boards.terristories.trail import trail
from mobile.keepsakes import Far
from mobile.look.kit import Plate, middle
from mobile.look.row import Part
from mobile.words import say

TOSSED = 190  # dp round the rain token

FRAME = 7  # dp round the planet


class Board(Base):
    """What the match screen knows of the game.

    Large because it answers the forty questions that a match screen asks of any board, and hands most of them on to
    its parts.
    """

    seats_beside = True
    visits = True
    view: View
    kinds = things.KINDS
    reach = reach
    scenes = evening
    chapters = things.CHAPTERS

    def __init__(self, table: Table, marks: tuple[int, ...], changed: Callable[[], None]) -> None:
        super().__init__(table, marks, changed)
        self._sat = marks  # the colours with which they sat down
        self.marks = role_marks(self.view, marks)
        self.form = Form.TALL
        self.live = False
        self.canvas: TouchBoard = TouchBoard(ground.world(self.view.planet))
        self.overlay = BoardCanvas((360, 780))
        self.aside = BoardCanvas((360, 780))  # for what flies there while nobody waits for it
        self.band_box = Box(0, 0, 0, 0)
        self.head = Head(self)
        self.choosing = Choosing(self)
        self.touches = Touches(self)
        self.band = Band(self, self.touches)
        self.hand = Hand(self)
        self.deeds = Deeds(self)
        self.dialogs = Dialogs(self)
        self.negotiation = Negotiation(self)
        self.things = Things(self)
        self.rain = Die(RAIN, "terristories/rain_shadow")
        self.tally = Tally()
        self.animation = Animation(self)
        self.roles = Roles(self)
        self.fronts: tuple[Front, ...] = (self.hand, self.deeds, self.dialogs, self.negotiation, self.roles)
        self.canvas.play = self.touches
        self._acted: Seat | None = None  # who acted last here
        self._why: Said | None = None  # why something that was touched is no use now
        self._frame = Plate("house/board_frame")
        self._shows: object = None  # what decides what lies still
        self._moving: frozenset[Figure] = frozenset()  # who is drawn elsewhere, on the way

    # Building

    def refit(self, form: Form) -> None:
        self.form = form

    def mine_height(self, form: Form) -> float:
        return self.band.height(form)

    def arrange(self, stage: Stage, board: Box, mine: Box, form: Form) -> None:
        high = self.head.height(form)
        planet = Box(board.x, board.y, board.width, board.height - high)
        self.stage, self._shows = stage, None
        if self.canvas.parent:
            self.canvas.parent.remove_widget(self.canvas)
        edge = dp(FRAME)
        stage.add(self.canvas, planet.x + edge, planet.y + edge, planet.width - 2 * edge, planet.height - 2 * edge)
        self._frame = Plate("house/board_frame")
        stage.add(self._frame, *planet)
        self.head.arrange(stage, Box(board.x, planet.top, board.width, high), form)
        self.band_box = mine
        self.band.arrange(stage, mine, form)
        top = min(planet.top, self.roof)
        front = planet if form is Form.WIDE else Box(mine.x, mine.y, mine.width, top - mine.y)
        for part in reversed(self.fronts):
            part.arrange(stage, front, form)
        self._hang(stage, front)

    def _hang(self, stage: Stage, front: Box) -> None:
        """What is over all of it: the rain token, what flies, and the end."""
        side, canvas = dp(TOSSED), self.canvas
        self.tally.arrange(front)
        self.overlay.world = (stage.width / dp(1), stage.height / dp(1))
        self.aside.world = self.overlay.world
        for hung in (self.rain, self.overlay, self.aside, self.tally.layer):
            if hung.parent:
                hung.parent.remove_widget(hung)
            if hung is not self.rain:
                stage.add(hung, 0, 0, stage.width, stage.height)
        stage.add(self.rain, canvas.center_x - side / 2, canvas.center_y - side / 2, side, side)

    def cover(self, covered: bool) -> None:
        for widget in (self.canvas, self.overlay, self.aside, self.rain):
            widget.opacity = 0 if covered else 1
        self.head.fade(0.0 if covered else 1.0)
        for part in self.fronts:
            part.cover(covered)
        self.band.fade(0.0 if covered else 1.0)

    def on_pause(self) -> None:
        for part in self.fronts:
            part.cover(True)
            part.cover(False)

    # The position

    def far(self, view: View) -> Far:
        return Far("terristories.far", {"n": view.round, "of": ROUNDS})

    @property
    def here(self) -> tuple[Seat, ...]:
        return persons(self.table)

    @property
    def asked_here(self) -> tuple[Seat, ...]:
        if not self.live or self.animation.showing is not None:
            return ()
        return tuple(seat for seat in self.here if self.may_of(seat) is May.ASKED)

    @property
    def ask(self) -> Ask | None:
        return self.view.ask if self.asked_here else None

    @property
    def carries_out(self) -> bool:
        return type(self.animation.showing) in CARRIED_OUT

    @property
    def home(self) -> Seat:
        if self.seat is not None:
            return self.seat
        asked = self.asked_here
        if len(asked) == 1:
            return asked[0]
        return self._acted if self._acted is not None else next(iter(self.here), self.view.turn)

    @property
    def front(self) -> Front | None:
        """What stands in front of the planet."""
        return next((part for part in self.fronts if part.wanted), None)

    @property
    def over_words(self) -> bool:
        return self.roof < inf and self.front is not None

    def happened(self, text: str) -> None:
        self.negotiation.happened(text)

    def name_of(self, seat: Seat) -> str:
        return self.stage.name_of(seat) if self.stage is not None else ""

    def show(self, view: View, seat: Seat | None, may: May) -> None:
        self.marks = role_marks(view, self._sat)
        super().show(view, seat, may)
        self.live = self.table.locked is None and self.table.outcome is None and view == self.table.view(seat)
        asked = self.asked_here
        if len(asked) == 1:
            self._acted = asked[0]
        self.draw()
        self.choosing.series.go_on()

    def left(self) -> View | None:
        return self.animation.left

    def forget(self) -> None:
        self._why = self.held = None
        self.touches.send_home()
        self.choosing.forget()
        for part in self.fronts:
            part.forget()

    def draw(self) -> None:
        self.draw_without(frozenset())

    def draw_without(self, moving: frozenset[Figure]) -> None:
        """Everything that lies still, but those who are on their way."""
        self._moving = moving
        self._mark()

    def _draw_planet(self) -> None:
        """What lies there still, without whoever is carried."""
        view, moving = self.view, self._moving | self.choosing.away
        dim, rings = marks.useless(self.choosing), marks.rings(self.choosing)
        shows = (view.planet, view.lands, view.zones, view.people, view.active, self.marks, moving, dim, rings)
        if shows != self._shows:
            self._shows = shows
            canvas = self.canvas
            base = canvas.unit / canvas.zoom
            sky = ground.sky(view.planet, canvas.width / base, canvas.height / base)
            size = ground.letters(base / dp(1))
            canvas.draw([sky, *ground.sprites(view, self.marks, moving, dim, rings, size)])

    def _mark(self) -> None:
        """What changes with every choice."""
        front = self.front
        self._draw_planet()
        self.canvas.mark(marks.marks(self, self.choosing))
        forecast = self.choosing.forecast if front is None else front.forecast
        self.head.forecast = forecast if self.animation.showing is None else None
        self.head.show()
        for part in self.fronts:
            part.show()
        hidden = front is not None and front.hides
        self.canvas.opacity = self._frame.opacity = 0.0 if hidden else 1.0
        self.band.fade(0.0 if hidden and self.form is not Form.WIDE else 1.0)
        self.band.show()

    def touched(self) -> None:
        self._why = None
        self._mark()
        self.changed()

    def explain(self, text: str, place: Place) -> None:
        self.touched()
        self._why = Said(say("refused.now"), text, place, self.canvas.top, True)
        self.changed()

    def trail(self, recent: list[SeenEntry]) -> None:
        self.canvas.trail(trail(recent, self))

    def thing_at(self, x: float, y: float) -> Thing | None:
        front = self.front
        found = front.thing_at(x, y) if front is not None else None
        return found or self.things.at(x, y)

    def visit(self, seat: Seat) -> None:
        self.open_lying(seat)

    def seat_thing(self, seat: Seat) -> Thing | None:
        return self.things.rival(seat, None)

    def seat_place(self, seat: Seat) -> Place | None:
        """Where a seat is in the window: its store in a negotiation, its resources in the band, its chip, the plate."""
        store = self.negotiation.store_place(seat)
        if store is not None:
            return store
        if seat == self.home:
            return self.band.place(CUBES) or middle(self.band.shelf)
        return self.stage.seat_place(seat) if self.stage is not None else None

    # What parts ask for

    def pick_card(
        self,
        seat: Seat,
        title: str,
        then: Callable[[int], None],
        none_text: str = "",
        finger: MotionEvent | None = None,
    ) -> None:
        self.hand.pick_card(seat, title, then, none_text, finger)

    def open_hand(self, seat: Seat, finger: MotionEvent | None = None) -> None:
        self.hand.open(seat, finger)

    def extras(self) -> list[tuple[str, Callable[[], None]]]:
        give = (say("terristories.deed.title"), lambda: self.deeds.open(self.home))
        return [give] if self.deeds.possible else []

    def open_lying(self, seat: Seat) -> None:
        self.dialogs.open_lying(seat)

    def open_deeds(self, seat: Seat, to: Seat | None = None, n: int = 1) -> None:
        self.deeds.open(seat, to, n)

    def open_card(self, source: int) -> None:
        self.dialogs.open_card(source)

    # Choosing

    @property
    def touched_parts(self) -> Iterable[TouchBoard]:
        return (self.canvas, self.band.shelf, *(board for part in self.fronts for board in part.touched_parts))

    @property
    def over(self) -> Front | None:
        """What is laid over everything."""
        return next((part for part in self.fronts if part.over), None)

    @property
    def veiled(self) -> bool:
        return self.over is not None or self.hand.wanted or self.deeds.wanted

    @property
    def busy(self) -> bool:
        front = self.front
        return self.over is not None or (self.choosing.busy if front is None else front.busy)

    @property
    def refused(self) -> object:
        said = self.bubble()
        return said is not None and said.refused

    def release(self) -> None:
        super().release()
        for part in self.fronts:
            part.release()
        self.held = None

    def cancel(self) -> None:
        front = self.over or self.front
        if front is not None:
            front.cancel()
        else:
            self.forget()
        self.touched()

    def send(self, move: Move, seat: Seat | None = None) -> None:
        mover = self.home if seat is None else seat
        self._acted = mover
        self._why = None
        self.choosing.forget()
        self._mark()
        self.play(move, mover)

    def actions(self) -> list[Action]:
        front = self.front
        return (front.actions() if front is not None else []) or self.choosing.actions()

    def bubble(self) -> Said | None:
        front = self.front
        if self.over is not None:  # what is laid over all speaks for itself
            return None
        return self._why or (front.bubble() if front is not None else self.choosing.bubble())

    def refuse(self, refusal: Refusal) -> str:
        return asking.refused(refusal, self)

    def gesture(self, move: Move) -> Gesture | None:
        return guide.gesture(self, move)

    def glance(self, what: str) -> Gesture | None:
        return guide.glance(self, what)

    def sees(self, what: str) -> bool:
        return guide.sees(self, what)

    # What happens

    @property
    def moving(self) -> bool:
        parts = any(part.moving for part in self.fronts)
        return parts or self.canvas.moving or self.overlay.moving or self.animation.moving

    def finish_moving(self) -> bool:
        moving = self.moving
        while self.moving:  # one act after the other
            self.animation.finish()
            self.canvas.finish()
            self.overlay.finish()
            for part in self.fronts:
                part.finish()
        return moving

    def animate(self, seen: SeenEntry, done: Callable[[], None]) -> None:
        self.animation.animate(seen, done)
        if self.animation.showing is not None:  # nothing may be chosen meanwhile
            self._mark()

    def beside(self, seen: SeenEntry) -> None:
        self.animation.beside(seen)

    def replaying(self, seat: Seat | None) -> None:
        self.animation.slow = seat is not None

    def sound(self, seen: SeenEntry) -> str:
        return telling.sound(seen)

    # Words

    @property
    def _part_line(self) -> str:
        """What whatever stands in front asks, or what is chosen on the planet."""
        front = self.front
        return front.ask_line() if front is not None else self.choosing.ask_line()

    def ask_line(self) -> str:
        return self._part_line or asking.ask_line(self)

    def begin_line(self) -> str:
        first = self.table.seen(0, self.seat)
        return telling.event_line(first, self.seat, self.name_of) if isinstance(first, SeenEntry) else ""

    def table_line(self) -> str:
        return self._part_line or asking.table_line(self)

    def busy_line(self, seen: SeenEntry) -> str:
        return telling.busy_line(seen, self.seat, self.name_of)

    def plate_line(self, seat: Seat) -> tuple[Part, ...]:
        return lines.plate(self.view, seat)

    def seat_line(self, seat: Seat) -> tuple[Part, ...]:
        return lines.chip(self.view, seat, self.live)

    def occasions(self, seen: SeenEntry) -> list[Occasion]:
        return worth.occasions(seen)

    def event_line(self, seen: SeenEntry) -> str:
        return telling.event_line(seen, self.seat, self.name_of)

    def whole_line(self, seen: SeenEntry) -> str:
        return telling.whole_line(seen, self.seat, self.name_of)

    def pictures(self, seen: SeenEntry) -> tuple[str, ...]:
        return pictured.pictures(seen, self.marks)

    def columns(self) -> list[Part]:
        return lines.columns(self.view)

    def score_row(self, view: View, seat: Seat) -> list[int | Part]:
        return lines.score_row(view, seat)

    def breakdown_title(self, name: str) -> str:
        return say("terristories.from", name=name)

    def breakdown(self, view: View, seat: Seat) -> list[str]:
        return lines.breakdown(view, seat)


def role_marks(view: View, sat: tuple[int, ...]) -> tuple[int, ...]:
    """Each seat's colour: that of its role; who has none yet keeps its own where it is free, or takes what is left."""
    free = [mark for mark in range(len(Role)) if mark not in view.roles]
    found = list(view.roles)
    for seat in (s for s, role in enumerate(view.roles) if role < 0):
        found[seat] = sat[seat] if sat[seat] in free else next(m for m in free if m not in _wanted(view, sat))
        free.remove(found[seat])
    return tuple(found)


def _wanted(view: View, sat: tuple[int, ...]) -> set[int]:
    """The colours of those who keep theirs."""
    return {sat[seat] for seat, role in enumerate(view.roles) if role < 0}
