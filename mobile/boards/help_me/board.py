"""Help Me! on the canvas: piles, where the lifted one may go, and what others and oneself did last.

Where the places are and what lies there is drawn by `ground`; `telling` says what happens in sentences; `things` knows
what may be asked about.
"""

from __future__ import annotations

from collections.abc import Callable

from kivy.metrics import dp
from kivy.uix.widget import Widget

from core.game import Refusal, Seat
from core.games.help_me import Counted, Move, Moved, Reason, View
from core.log import Kind
from core.match import SeenEntry
from core.table import May, Table, persons
from mobile.boards.acts import fly
from mobile.boards.base import Action, Box, Form, Gesture, Said, Stage, Thing
from mobile.boards.base import Board as Base
from mobile.boards.canvas import Sprite, TouchBoard
from mobile.boards.hand import Card, SecretHand
from mobile.boards.help_me import evening, guide, pictured, reach, things, worth
from mobile.boards.help_me.ending import End
from mobile.boards.help_me.ground import NAMES, Ground, at, rise, stuck
from mobile.boards.help_me.telling import (
    Telling,
    breakdown,
    capital,
    creature_name,
    creatures,
    owned,
    secret_count,
    tile_name,
)
from mobile.boards.occasions import Occasion
from mobile.boards.sprites import faded
from mobile.keepsakes import Far
from mobile.look import sound
from mobile.look.atlas import surface, surface_size
from mobile.look.row import Part
from mobile.look.seat_sign import SeatSign
from mobile.words import count, say, whose

FLOATS = 16.0  # dp above the finger: it is seen beside it, and the place below the finger is the one that is meant
ROOF = 42.0  # dp from the upper edge to a pile that is carried: no higher, or the frame cuts it off
ROOMY = 700  # dp: a narrower phone that lies has little room for words beside the board


class Board(Base):
    """What the match screen knows of the game.

    Large because it answers the forty questions that a match screen asks of any board.
    """

    view: View
    kinds = things.KINDS
    reach = reach
    scenes = evening
    face_down = True
    trail_tells = True
    when = "chart.move"

    def __init__(self, table: Table, marks: tuple[int, ...], changed: Callable[[], None]) -> None:
        super().__init__(table, marks, changed)
        self.ground = Ground()
        self.telling = Telling(self.ground, self.name_of)
        self.canvas = TouchBoard(self.ground.world)
        self.canvas.play = self
        self.canvas.stroked = self._stroked
        self.canvas.ground(surface("help_me", "moss"), surface_size("help_me", "moss"))
        self.chosen: int | None = None
        self.goal: int | None = None
        self._refused: tuple[int, Refusal] | None = None
        self._before: tuple[int | None, int | None] = None, None  # what was chosen when a finger took something up
        self._finger: tuple[float, float] | None = None  # where the pile hangs that it carries
        self._hanging: list[Sprite] = []  # that pile, round (0, 0)
        self._began: tuple[float, float] | None = None  # where it took the pile up, or touched one that stays
        self._peeked: int | None = None  # a pile that is looked into, where piles are open, or that is stuck
        self._looked: set[Seat] = set()  # who has looked at their cards
        self._moved: list[Moved] = []  # what the trail shows
        self.end = End(self)
        self._low = False  # is there little room for words?
        self.mine: SecretHand | None = None

    def arrange(self, stage: Stage, board: Box, mine: Box, form: Form) -> None:
        super().arrange(stage, board, mine, form)
        two = form is Form.TALL and len(self.marks) == 2  # then the other stands beside the plate
        self._low = two or form is Form.COMPACT or (form is Form.WIDE and stage.width < dp(ROOMY))
        self.mine = SecretHand(self, "help_me/card_back", compact=mine.height < dp(110))
        stage.add(self.mine, mine.x, mine.y, mine.width, mine.height)
        self.end.arrange(stage)

    def show_secrets(self, seat: Seat | None) -> None:
        if self.mine is not None:
            self.mine.show(seat)

    def on_pause(self) -> None:
        if self.mine is not None:
            self.mine.cover()

    @property
    def refused(self) -> tuple[int, Refusal] | None:
        return self._refused

    def refit(self, form: Form) -> None:
        """Lay the rectangle along the screen."""
        wide = form is Form.WIDE
        if wide != self.ground.wide:
            self.ground.wide = wide
            self.canvas.world = self.ground.world
            self.draw()

    # The position

    def far(self, view: View) -> Far:
        return Far("help_me.far", {"n": sum(high > 0 for high in view.heights)})

    def show(self, view: View, seat: Seat | None, may: May) -> None:
        super().show(view, seat, may)
        self.draw()

    def draw(self) -> None:
        self.canvas.draw(self.end.piles() if self.view.counts else self.ground.piles(self.view))
        self._lay_trail()
        self._mark()

    def _mark(self) -> None:
        """Legal places while a pile is chosen, ghost and refusal."""
        ground, marks = self.ground, list[Sprite]()
        if self.chosen is not None:
            marks.append(at("mark_chosen", *ground.centre(self.chosen)))
            marks += [at("mark_legal", *ground.centre(place)) for place in self._goals() if place != self.goal]
            if self.goal is not None:
                marks.append(at("mark_target", *ground.centre(self.goal)))
                if self._finger is None:
                    across, down = ground.centre(self.goal)
                    marks += faded(ground.pile(self.view, self.chosen, (across, down - 9))[1:], 0.75)
        if self._refused is not None:
            marks.append(at("mark_refused", *ground.centre(self._refused[0])))
        self.canvas.mark(marks)

    def trail(self, recent: list[SeenEntry]) -> None:
        """An arrow for each move, in the colour of whoever made it; how high the piles are stands above them."""
        self._moved = [event for seen in recent for event in seen.events if isinstance(event, Moved)]
        self._lay_trail()

    def _lay_trail(self, lifted: int | None = None) -> None:
        arrows = [self.ground.arrow(one.start, one.goal, self.marks[one.seat]) for one in self._moved]
        if self.view.counts:
            self.canvas.trail(self.end.worth())
        else:
            self.canvas.trail([*arrows, *(self.ground.tags(self.view, lifted) if arrows else [])])

    def thing_at(self, x: float, y: float) -> Thing | None:
        return things.at(self, x, y)

    def seat_thing(self, seat: Seat) -> Thing | None:
        return things.others(self, seat, self.name_of(seat)) if seat != self.seat else None

    def hand_thing(self, place: Box) -> Thing:
        return things.own(self, self.seat, place)

    def name_of(self, seat: Seat) -> str:
        return self.stage.name_of(seat) if self.stage is not None else self.table.seats[seat].name

    def _goals(self) -> list[int]:
        if self.chosen is None or self.seat is None:
            return []
        moves = self.table.moves(self.seat) or ()
        return [move.goal for move in moves if move.start == self.chosen]

    # Fingers

    def liftable(self, x: float, y: float) -> bool:
        place = self.ground.place_at(x, y)
        self._began = (x, y)
        lies = self.playable and place is not None and self.view.heights[place] > 0
        return lies and place is not None and not stuck(self.view, place)

    def lift(self, x: float, y: float) -> None:
        sound.play("lift")
        self._before = self.chosen, self.goal
        self.chosen, self.goal, self._refused, self._began = self.ground.place_at(x, y), None, None, (x, y)
        self.changed()

    def drag(self, x: float, y: float) -> None:
        if self.chosen is None:
            return
        lifted = self._finger is None
        lowest = ROOF + rise(self.view.heights[self.chosen]) / 2
        self._finger = (x, max(y - FLOATS / self.canvas.zoom, lowest))
        if lifted:
            self._hanging = self.ground.pile(self.view, self.chosen, (0.0, 0.0), grown=1.12)
        self.canvas.hold(self._hanging, *self._finger)
        if self._aim(x, y) or lifted:
            self._mark()

    def _aim(self, x: float, y: float) -> bool:
        """The neighbour that is meant becomes the goal, else it is said why the place is none; answers whether that is
        another one than before."""
        before = (self.goal, self.refused)
        self.goal, self._refused = None, None
        place = None if self.chosen is None else self.ground.meant(self.chosen, self._began, (x, y))
        if place in self._goals():
            self.goal = place
        elif place is not None and self.seat is not None and self.chosen is not None:
            refusal = self.table.refusal(self.seat, Move(self.chosen, place))
            if refusal is not None:
                self._refused = (place, refusal)
        elif self.chosen is not None and self.ground.beyond(self.chosen, self._began, (x, y)):
            self._refused = (self.chosen, Refusal(Reason.NO_PLACE))
        another = before != (self.goal, self.refused)
        if another:
            self.changed()
        return another

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
            pile = self.ground.pile(self.view, chosen, floated)
            fly(self.canvas, pile, floated, self.ground.centre(chosen), 0.18)(self._mark)
        self._mark()
        self.changed()

    def send_home(self) -> None:
        """What was chosen before the finger took something up is chosen again."""
        floated, self._finger = self._finger, None
        self.goal, self._refused = None, None
        self.canvas.hold([])
        self._go_home(floated)
        (self.chosen, self.goal), self._before = self._before, (None, None)
        if self.chosen is not None:
            self._mark()
            self.changed()

    def tap(self, x: float, y: float) -> bool:
        """Tap a pile, then its neighbour; everything works without dragging."""
        place = self.ground.place_at(x, y)
        if place is None:
            return False
        self._peeked = None if self._peeked == place or not self._tells(place) else place
        if not self.playable:
            self.changed()
            return self._peeked is not None
        if self.chosen is not None and place in self._goals():
            self.goal, self._refused = place, None
            if not self.confirm:
                self.commit()
                return True
        elif self.chosen is not None and place != self.chosen and not self.view.heights[place]:
            refusal = self.table.refusal(self.seat, Move(self.chosen, place)) if self.seat is not None else None
            self.goal, self._refused = None, (place, refusal) if refusal else None
        elif self.view.heights[place] and not stuck(self.view, place):
            self.chosen = None if place == self.chosen else place
            self.goal, self._refused = None, None
        elif self._peeked is None:
            return False
        self._mark()
        self.changed()
        return True

    def _stroked(self, x: float, y: float) -> None:
        """A finger would have carried what stays."""
        place = self.ground.place_at(x, y)
        if place is not None and self.playable and self._tells(place):
            self._peeked = place
            self.changed()

    def _tells(self, place: int) -> bool:
        """Is there anything to be said of a pile that is touched: what is in it, or that it will never move again?"""
        view = self.view
        inside = bool(view.inside) and view.heights[place] > 1
        return inside or (self.playable and view.heights[place] > 0 and stuck(view, place))

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
            if self.mine is not None:
                self.mine.cover()  # before the phone is another's
            self.play(move)

    def gesture(self, move: Move) -> Gesture | None:
        return guide.gesture(self, move)

    def glance(self, what: str) -> Gesture | None:
        return guide.glance(self, what)

    def sees(self, what: str) -> bool:
        return guide.sees(self, what)

    def forget(self) -> None:
        self.held = None
        self.chosen = self.goal = self._refused = self._finger = self._began = self._peeked = None
        self._before = None, None
        self.canvas.hold([])

    # What happens

    def animate(self, seen: SeenEntry, done: Callable[[], None]) -> None:
        """Show an entry happening; `done` when it has."""
        moved = next((event for event in seen.events if isinstance(event, Moved)), None)
        if moved is None or not self.view.heights[moved.start]:
            done()
            return
        self.forget()
        ground = self.ground
        pile = ground.pile(self.view, moved.start, grown=1.06)
        self.canvas.draw(ground.piles(self.view, moved.start))
        self._lay_trail(moved.start)
        self.canvas.mark([])
        goes = fly(self.canvas, pile, ground.centre(moved.start), ground.centre(moved.goal), 0.28)
        ends = any(isinstance(event, Counted) for event in seen.events)
        goes((lambda: self._tell_end(seen, done)) if ends else done)

    def _tell_end(self, seen: SeenEntry, done: Callable[[], None]) -> None:
        """Everything is open to everybody."""
        self.view = seen.view
        self.end.tell(done)

    @property
    def moving(self) -> bool:
        return super().moving or self.end.going_on

    def finish_moving(self) -> bool:
        moved = super().finish_moving()
        return self.end.skip() or moved

    def replay_actions(self) -> list[Action]:
        return [Action(say("help_me.count_again"), "replay", self._count_again)] if self.view.counts else []

    def _count_again(self) -> None:
        last = self.table.seen(self.table.path[-1].n, self.seat)
        if isinstance(last, SeenEntry) and self.stage is not None:
            self.stage.replay([last])

    def busy_line(self, seen: SeenEntry) -> str:
        return say("help_me.told_end") if any(isinstance(event, Counted) for event in seen.events) else ""

    def sound(self, seen: SeenEntry) -> str:
        return "stack"

    # Words

    def ask_line(self) -> str:
        if self.goal is not None:
            return say("help_me.ask_confirm", place=say("match.place"))
        if self.chosen is not None:
            return say("help_me.ask_where")
        return count("help_me.ask_look", self.secret_count()) if self._unseen else say("help_me.ask")

    @property
    def _unseen(self) -> bool:
        """Has the seat neither looked at its cards nor moved?"""
        moved = any(step.seat == self.seat and step.kind is Kind.MOVE for step in self.table.path)
        return not moved and self.seat not in self._looked

    def looked(self) -> None:
        """The seat looks at its cards."""
        if self.seat is not None and self.seat not in self._looked:
            self._looked.add(self.seat)
            self.changed()

    def actions(self) -> list[Action]:
        ready = self.ready is not None and self.confirm
        return [Action(say("match.place"), "check", self.commit, ready, ready)]

    def bubble(self) -> Said | None:
        """What is said beside the ghost, or of a pile that was touched."""
        view = self.view
        if self.chosen is not None and self.goal is not None:
            height = view.heights[self.chosen] + view.heights[self.goal]
            covered = tile_name(view.tops[self.goal])
            return self._said(count("help_me.pile_of", height), say("help_me.covers", tile=covered), self.goal)
        if self._refused is not None:
            place, refusal = self._refused
            return self._said(say("refused.here"), say(refusal.reason), place, True)
        place_told = self.chosen if self._peeked is None else self._peeked
        return self._inside(place_told) if place_told is not None else None

    def _said(self, first: str, second: str, place: int, refused: bool = False) -> Said:
        where = self.canvas.to_window_place(*self.ground.centre(place))
        return Said(first, second, where, self.canvas.top, refused)

    def _inside(self, place: int) -> Said | None:
        """What lies in a pile, from the top down, where everybody may know it; and why it stays where it is."""
        view = self.view
        stays = say("help_me.stuck") if self.playable and stuck(view, place) else ""
        if not view.inside or view.heights[place] < 2:
            alone = view.heights[place] < 2
            first = capital(tile_name(view.tops[place])) if alone else count("help_me.pile_of", view.heights[place])
            return self._said(first, stays, place) if stays else None
        lie = ", ".join(map(tile_name, reversed(view.inside[place])))
        return self._said(count("help_me.pile_of", view.heights[place]), f"{lie}. {stays}" if stays else lie, place)

    def plate_line(self, seat: Seat) -> str:
        if self.view.counts:
            points = count("help_me.points", self.end.score(seat))
            return points if self._low or seat == self.seat else f"{self._creatures_of(seat)} · {points}"
        if seat != self.seat:
            return self.seat_line(seat)
        return say("help_me.goal_short") if self._low else count("help_me.goal", self.secret_count())

    def seat_line(self, seat: Seat) -> str:
        if self.view.counts:
            return self._creatures_of(seat)
        return creatures(self.view, self._low or self.view.players > 3)

    def seat_chip(self, seat: Seat, name: str, box: Box) -> Widget | None:
        """At the end faces, and points."""
        return self.end.chip(seat, name, SeatSign(self.marks[seat], self.face(seat)), box) if self.view.counts else None

    @property
    def told(self) -> bool:
        """Has the seat whose view is shown let everybody see its creatures? (HLP-16)"""
        return bool(self.view.counts) and self.end.shown(self.seat)

    def _creatures_of(self, seat: Seat) -> str:
        return " · ".join(map(creature_name, owned(self.view, seat)))

    def secret_count(self) -> int:
        """How many cards every seat has."""
        return secret_count(self.view)

    def title(self) -> str:
        """Whose cards they are: by name, where the phone goes round."""
        n = max(1, self.secret_count())
        if self.watched and self.seat is None:
            return say("mine.everybodys")
        if self.seat is None or len(persons(self.table)) < 2:
            return count("mine.title", n)
        return count("mine.of", n, whose=whose(self.name_of(self.seat)))

    @property
    def watched(self) -> bool:
        """Does nobody here play?"""
        return not self.table.own

    def may_look(self) -> bool:
        """May the seat's cards be looked at now?"""
        return self.stage is None or self.stage.may_look()

    def secrets(self) -> list[Card]:
        """The cards a seat may look at while it holds them."""
        mine = owned(self.view, self.seat) if self.seat is not None else []
        return [Card(f"help_me/card_{NAMES[one]}", creature_name(one)) for one in mine]

    def occasions(self, seen: SeenEntry) -> list[Occasion]:
        return worth.occasions(seen)

    def event_line(self, seen: SeenEntry) -> str:
        return self.telling.event(seen, self.seat)

    def pictures(self, seen: SeenEntry) -> tuple[str, ...]:
        return pictured.pictures(seen)

    def columns(self) -> list[Part]:
        return [Part("", say(key), bold=False) for key in ("help_me.tiles", "help_me.bonus", "result.total")]

    def score_row(self, view: View, seat: Seat) -> list[int]:
        """Points for tiles, bonus, total."""
        rows = [row for row in view.counts if row[1] == seat]
        tiles, bonus = sum(row[2] for row in rows), sum(row[3] for row in rows)
        return [tiles, bonus, tiles + bonus]

    def breakdown(self, view: View, seat: Seat) -> list[str]:
        return breakdown(view, seat)
