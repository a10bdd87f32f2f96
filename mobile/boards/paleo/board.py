"""Paleo on the screen: the board, the roster and the flick pad, reefs, line-ups, and the roll as it happened."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

from kivy.metrics import dp
from kivy.uix.widget import Widget

from core.game import Refusal, Seat
from core.games.paleo import course
from core.games.paleo.content import circles, number_of
from core.games.paleo.position import (
    Ask,
    Circle,
    Exchange,
    LineUp,
    Move,
    View,
)
from core.match import Tale
from core.table import Table
from mobile.boards.base import Board as Base
from mobile.boards.base import Box, Deed, Form, Said, Stage
from mobile.boards.canvas import Sprite
from mobile.boards.paleo import lines
from mobile.boards.paleo.aim import Aim
from mobile.boards.paleo.ground import KEYS, SIDE, Ground, at
from mobile.boards.paleo.pad import Pad
from mobile.boards.paleo.reefs import Reefs
from mobile.boards.paleo.rim import Rim
from mobile.boards.paleo.roster import Roster
from mobile.boards.paleo.telling import Telling
from mobile.gestures.board import TouchBoard
from mobile.look import sound
from mobile.look.row import Part
from mobile.words import say

REACH = 22.0  # dp round a pawn that choose it
ROSTER = 48.0  # dp


class Board(Base):
    """What the match screen knows of the game."""

    view: View

    def __init__(self, table: Table, marks: tuple[int, ...], changed: Callable[[], None]) -> None:
        super().__init__(table, marks, changed)
        self.ground = Ground()
        self.canvas: TouchBoard = TouchBoard((SIDE, SIDE))
        self.canvas.play = self
        self.roster = Roster(self)
        self.pad = Pad(self)
        self.aim = Aim(self)
        self.reefs = Reefs(self)
        self.telling = Telling(self)
        self._picked: Move | None = None
        self._line: list[int] = []  # circles of the own pawns, while lining up
        self._swap: int | None = None  # the pawn of the line-up that was touched first
        self._form = Form.TALL
        self._end = -1  # the side from whose end the board is seen

    # Building

    def turn(self, form: Form) -> None:
        self._form = form

    def mine_height(self, form: Form) -> float:
        return dp(ROSTER + 4) + dp({Form.COMPACT: 92, Form.WIDE: 110}.get(form, 150))

    def arrange(self, stage: Stage, board: Box, mine: Box, form: Form) -> None:
        self.stage = stage
        for part in (self.canvas, self.roster):
            if part.parent:
                part.parent.remove_widget(part)
        side = min(board.width - dp(4), board.height)
        stage.add(self.canvas, board.x + (board.width - side) / 2, board.y + (board.height - side) / 2, side, side)
        high = dp(ROSTER)
        self.roster.world = (mine.width / dp(1), ROSTER)
        stage.add(self.roster, mine.x, mine.top - high, mine.width, high)
        self.pad.arrange(stage, Box(mine.x, mine.y, mine.width, mine.height - high - dp(4)))

    def extras(self) -> list[tuple[str, Callable[[], None]]]:
        return [(say("paleo.walk_round"), self._walk_round)]

    def _walk_round(self) -> None:
        """Look at the board from the next side of the table (PAL-56)."""
        self.ground.quarters = (self.ground.quarters + 1) % 4
        self.draw()

    def veil(self, covered: bool) -> None:
        pad = self.pad
        for part in (self.canvas, self.roster, pad, pad.hint, pad.words, pad.number, pad.told):
            part.opacity = 0 if covered else 1

    # The position

    @property
    def side(self) -> int:
        """The side one sees from."""
        seat = self.seat if self.seat is not None else max(0, self.view.turn) if self.view is not None else 0
        return course.side_of_seat(self.view.players, seat) if self.view is not None else 0

    @property
    def ask(self) -> Ask | None:
        return self.view.question if self.playable and self.view is not None else None

    @property
    def may_aim(self) -> bool:
        return self.ask is Ask.FLICK

    @property
    def moves_reefs(self) -> bool:
        return self.ask is Ask.MOVE_REEF

    @property
    def mine(self) -> tuple[int, ...]:
        """The pawns that may be flicked now."""
        return course.may_flick(self.view, self.seat) if self.seat is not None else ()

    def show(self, view: View, seat: Seat | None, playable: bool) -> None:
        super().show(view, seat, playable)
        if self.side != self._end:  # somebody else looks now, from their own end
            self._end = self.side
            self.ground.quarters = 2 * self.side
        self._forget()
        if self.ask is Ask.LINE_UP and seat is not None:
            self._line = list(course.usual_line_up(view.players, seat))
        if self.may_aim and self.mine:
            self.aim.choose(None)
        self.draw()

    def _forget(self) -> None:
        self.aim.choose(None)
        self.reefs.forget()
        self._picked, self._swap = None, None

    def draw(self) -> None:
        self.draw_without(frozenset())

    def draw_without(self, moving: frozenset[int]) -> None:
        """Everything that lies still."""
        view, ground = self.view, self.ground
        if view is None:
            return
        sprites = [ground.board(), *ground.keys(view), *ground.reefs(view), *ground.pawns(view, moving)]
        self.canvas.draw(sprites)
        self.marked()
        self.roster.show()
        self.pad.show()

    def marked(self) -> None:
        """What changes with a choice, on the board."""
        view = self.view
        if view is None:
            return
        marks = self.reefs.marks()
        if self.ask is Ask.LINE_UP:
            marks += self._lined_up()
        elif self.ask is Ask.CIRCLE:
            marks += self._free_circles()
        if self.aim.pawn is not None and view.places[self.aim.pawn]:
            marks.append(at("ring_gold", *self.ground.place(*self.aim.from_where()), 0.55))
            marks += self.aim.marks()
        self.canvas.mark(marks)

    def touched(self) -> None:
        self.marked()
        self.roster.show()
        self.pad.show()
        self.changed()

    def hint(self) -> str:
        """What the pad says while it shows no pawn."""
        if self.ask is Ask.FLICK:
            return say("paleo.hint_choose")
        if self.ask in (Ask.REEF, Ask.MOVE_REEF):
            return say("paleo.hint_reef")
        return say("paleo.hint_line_up") if self.ask is Ask.LINE_UP else ""

    # Line-up and circles

    def _spots(self) -> list[tuple[float, float]]:
        return list(circles(self.side))

    def _lined_up(self) -> list[Sprite]:
        if self.seat is None:
            return []
        spots = self._spots()
        own = course.own_pawns(self.view.players, self.seat)
        found = []
        for pawn, circle in zip(own, self._line, strict=True):
            found.append(self.ground.pawn(pawn, *spots[circle]))
            if pawn == self._swap:
                found.append(at("ring_gold", *self.ground.place(*spots[circle]), 0.55))
        return found

    def _free_circles(self) -> list[Sprite]:
        spots = self._spots()
        found = []
        for circle in course.free_circles(self.view, self.side):
            picked = self._picked == Circle(circle)
            found.append(at("ring_gold" if picked else "aim_ghost", *self.ground.place(*spots[circle]), 0.55))
            if picked:
                found.append(self.ground.pawn(self.view.entered[0][0], *spots[circle]))
        return found

    def _circle_at(self, across: float, up: float) -> int | None:
        spots = self._spots()
        near = min(range(len(spots)), key=lambda k: hypot(spots[k][0] - across, spots[k][1] - up))
        return near if hypot(spots[near][0] - across, spots[near][1] - up) < 22 else None

    def _tap_line(self, across: float, up: float) -> bool:
        """Touch one pawn and then another, or a free circle: they change places."""
        circle = self._circle_at(across, up)
        if circle is None or self.seat is None or circle not in course.own_circles(self.view.players, self.seat):
            return False
        own = course.own_pawns(self.view.players, self.seat)
        there = own[self._line.index(circle)] if circle in self._line else None
        if self._swap is None:
            self._swap = there
        else:
            first = own.index(self._swap)
            if there is not None:
                self._line[own.index(there)] = self._line[first]
            self._line[first] = circle
            self._swap = None
        return True

    # Fingers on the board

    def liftable(self, x: float, y: float) -> bool:
        if self.ask is Ask.MOVE_REEF:
            return self.reefs.nearest(x, y) is not None
        if self.ask is Ask.REEF and self.reefs.where is not None:
            across, up = self.ground.back(x, y)
            return hypot(self.reefs.where[0] / 10 - across, self.reefs.where[1] / 10 - up) < 40
        return False

    def lift(self, x: float, y: float) -> None:
        sound.play("lift", 0.7)
        if self.ask is Ask.MOVE_REEF:
            self.reefs.choose(self.reefs.nearest(x, y))

    def drag(self, x: float, y: float) -> None:
        self.reefs.carry(*self.canvas.to_window_place(x, y))

    def drop(self, x: float, y: float) -> None:
        self.reefs.drop()

    def send_home(self) -> None:
        self.cancel()

    def second(self) -> bool:
        """Another finger while a reef is carried turns it."""
        if not self.reefs.carried:
            return False
        self.reefs.turn()
        return True

    def tap(self, x: float, y: float) -> bool:
        if self.view is None or not self.playable:
            return False
        across, up = self.ground.back(x, y)
        if self.ask is Ask.LINE_UP:
            meant = self._tap_line(across, up)
        elif self.ask is Ask.CIRCLE:
            circle = self._circle_at(across, up)
            meant = circle in course.free_circles(self.view, self.side)
            if meant and circle is not None:
                self._pick(Circle(circle))
        elif self.ask in (Ask.REEF, Ask.MOVE_REEF):
            meant = self._tap_reef(x, y)
        else:
            meant = self._tap_pawn_or_aim(x, y, across, up)
        if meant:
            self.touched()
        return meant

    def _tap_reef(self, x: float, y: float) -> bool:
        near = self.reefs.nearest(x, y) if self.ask is Ask.MOVE_REEF else None
        if near is not None and near != self.reefs.reef:
            self.reefs.choose(near)
        elif self.reefs.reef is not None:
            self.reefs.put(x, y)
        else:
            return False
        return True

    def _tap_pawn_or_aim(self, x: float, y: float, across: float, up: float) -> bool:
        if not self.may_aim:
            return False
        reach = REACH * dp(1) / self.canvas.unit
        own = [
            (hypot(self.view.places[pawn][0] / 1000 - across, self.view.places[pawn][1] / 1000 - up), pawn)
            for pawn in self.mine
        ]
        near = min(own, default=(reach, -1))
        if self.aim.stepping and self.aim.pawn is not None and near[0] > 16:
            self.aim.towards(across, up)
            return True
        if near[0] > reach:
            return False
        self.tap_pawn(near[1])
        return True

    def tap_pawn(self, pawn: int) -> None:
        """A pawn of one's own was chosen, on the board or in the roster."""
        if self.ask is Ask.EXCHANGE:
            if self.view.captured >> pawn & 1:
                self._pick(Exchange(number_of(pawn)))
        elif self.may_aim and pawn in self.mine:
            stepping = self.aim.stepping
            self.aim.choose(None if pawn == self.aim.pawn else pawn)
            self.aim.stepping = stepping

    def _pick(self, move: Move) -> None:
        if move == self._picked or not self.confirm:
            self.send(move)
        else:
            self._picked = move

    # Choosing

    @property
    def busy(self) -> bool:
        return (
            self.reefs.reef is not None
            or self._picked is not None
            or self._swap is not None
            or (self.aim.pawn is not None)
        )

    @property
    def ready(self) -> Move | None:
        if self.ask is Ask.LINE_UP:
            return LineUp(tuple(self._line))
        if self.ask is Ask.FLICK:
            return self.aim.move if self.aim.stepping else None
        return self.reefs.move or self._picked

    @property
    def refused(self) -> Refusal | None:
        return self.reefs.refused

    def cancel(self) -> None:
        self._forget()
        self.touched()

    def commit(self) -> None:
        move = self.ready
        if move is not None:
            self.send(move)

    def send(self, move: Move) -> None:
        self._forget()
        self.play(move)

    def deeds(self) -> list[Deed]:
        ask, ready = self.ask, self.ready is not None
        if ask is Ask.LINE_UP:
            return [Deed(say("paleo.do_ready"), "check", self.commit, True, True)]
        if ask in (Ask.REEF, Ask.MOVE_REEF):
            place = Deed(say("match.place"), "check", self.commit, ready, ready)
            if self.reefs.reef is not None:
                return [Deed(say("paleo.turn"), "turn", self.reefs.turn), place]
            keep = self.reefs.keep if ask is Ask.MOVE_REEF else None
            if keep is not None:
                return [Deed(say("paleo.do_keep"), "check", lambda: self.send(keep), True, True)]
            return [place]
        if ask is Ask.EXCHANGE:
            none = Deed(say("paleo.do_none"), "close", lambda: self.send(Exchange(0)))
            return [none, Deed(say("paleo.do_exchange"), "check", self.commit, ready, ready)]
        if ask is Ask.CIRCLE:
            return [Deed(say("match.place"), "check", self.commit, ready, ready)]
        if ask is Ask.FLICK and self.aim.pawn is not None:
            return self._flicking(ready)
        steps = self._toggle() if ask is Ask.FLICK else Deed(say("paleo.do_fire"), "target", lambda: None, False)
        return [steps]

    def _toggle(self) -> Deed:
        word = "paleo.by_swipe" if self.aim.stepping else "paleo.by_steps"
        return Deed(say(word), "tap", self._switch)

    def _switch(self) -> None:
        self.aim.stepping = not self.aim.stepping
        self.aim.speed = 0.0
        self.touched()

    def _flicking(self, ready: bool) -> list[Deed]:
        off = bool(course.obstacles(self.view, self.aim.pawn)) if self.aim.pawn is not None else False
        deeds = []
        if self.aim.stepping:
            deeds.append(Deed(say("paleo.do_fire"), "target", self.commit, ready, ready))
        if off:
            word = "paleo.do_against" if self.aim.off else "paleo.do_off"
            deeds.insert(0, Deed(say(word), "redo", self._off))
        else:
            deeds.insert(0, self._toggle())
        return deeds

    def _off(self) -> None:
        self.aim.off = not self.aim.off
        self.touched()

    def bubble(self) -> Said | None:
        if self.view is None or not self.playable:
            return None
        if self.reefs.reef is not None:
            return self.reefs.said()
        return None

    def refuse(self, refusal: Refusal) -> str:
        return lines.refused(refusal)

    # What happens

    @property
    def moving(self) -> bool:
        return self.telling.film.running or self.canvas.moving

    def hurry(self) -> bool:
        moving = self.moving
        while self.moving:  # one act after the other
            self.telling.film.finish()
            self.canvas.finish()
        return moving

    def tell(self, tale: Tale, done: Callable[[], None]) -> None:
        self.telling.tell(tale, done)

    def follow(self, seat: Seat | None) -> None:
        self.telling.slow = seat is not None  # what is shown once more is shown slowly

    def sound(self, tale: Tale) -> str:
        return ""

    # Words

    def ask_line(self) -> str:
        if self.ask is Ask.FLICK and self.aim.pawn is not None:
            return say("paleo.ask_aim", n=number_of(self.aim.pawn))
        return say(str(self.ask)) if self.ask else ""

    def plate_line(self, seat: Seat) -> tuple[Part, ...]:
        """Side, round, points and keys of whose turn it is."""
        view = self.view
        if view is None:
            return ()
        side = course.side_of_seat(view.players, seat)
        parts = [Part(f"paleo/point_{'on' if k < view.points[side] else 'off'}") for k in range(4)]
        keys = view.keys & (0b1100 if side == 0 else 0b0011)
        parts.append(Part("", say("paleo.round", n=view.round), bold=False))
        parts += [Part(f"paleo/key_{name}") for k, name in enumerate(KEYS) if keys >> k & 1]
        return tuple(parts)

    def seat_chip(self, seat: Seat, name: str, box: Box) -> Widget | None:
        return Rim(self, seat, name, box) if self.view is not None else None

    def event_line(self, tale: Tale) -> str:
        return lines.event_line(tale)

    def columns(self) -> list[Part]:
        return [Part("", say("paleo.column_points"), bold=False)]

    def score_row(self, view: View, seat: Seat) -> list[int]:
        return [view.points[course.side_of_seat(view.players, seat)]]
