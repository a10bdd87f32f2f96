"""Paleo on the screen: the board, the roster and the flick pad, reefs, line-ups, and the roll as it happened."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from math import inf

from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.widget import Widget

from core.game import Refusal, Seat
from core.games.paleo import course
from core.games.paleo.content import PAWN, number_of
from core.games.paleo.position import Ask, Circle, Exchange, Move, View
from core.match import SeenEntry
from core.table import May, Table
from mobile.boards.base import Action, Box, Form, Gesture, Said, Stage, Thing
from mobile.boards.base import Board as Base
from mobile.boards.canvas import TouchBoard
from mobile.boards.flick_steps import Steps
from mobile.boards.occasions import Occasion
from mobile.boards.paleo import buttons, evening, guide, lines, pictured, reach, tokens, told, trail, worth
from mobile.boards.paleo.aim import Aim
from mobile.boards.paleo.animation import Animation, last_flick
from mobile.boards.paleo.camera import Camera
from mobile.boards.paleo.chip import Chips
from mobile.boards.paleo.flicks import Flicks
from mobile.boards.paleo.ground import Ground, at
from mobile.boards.paleo.line_up import Standing
from mobile.boards.paleo.over import Over
from mobile.boards.paleo.pad import OnPad, pad, pad_wish
from mobile.boards.paleo.reefs import Reefs
from mobile.boards.paleo.roster import Roster
from mobile.boards.paleo.things import CHAPTERS, Things
from mobile.boards.paleo.tokens import Tokens
from mobile.boards.paleo.touches import Touches
from mobile.gestures.trail import Place
from mobile.keepsakes import Far
from mobile.look import sound
from mobile.look.row import Part
from mobile.words import say

LARGE = 22.0  # dp a pawn measures where it is flicked on the board
ROSTER, PAD = 48.0, 108.0  # dp
LEAST = 60.0  # dp of a pad: where there is less room there is none
NARROW, LOW = 720.0, 380.0  # dp of a window that lies, in which the plate has no room for words


class Board(Base):
    """What the match screen knows of the game.

    Large because it answers the forty questions that a match screen asks of any board, and hands most of them on to
    its parts.
    """

    replays_own = True
    when = "chart.round"
    kinds = tuple(CHAPTERS)
    reach = reach
    scenes = evening
    view: View

    def __init__(self, table: Table, marks: tuple[int, ...], changed: Callable[[], None]) -> None:
        super().__init__(table, marks, changed)
        self.ground = Ground(marks)
        self.aim = Aim(self)
        self.camera = Camera(self)
        self.canvas: TouchBoard = self.camera.canvas
        self.tokens = Tokens(self)
        self.captions = Over(self)
        self.touches = Touches(self)
        self.canvas.play = self.canvas.other = self.touches
        self.canvas.stroked = self.touches.stroke
        self.roster = Roster(self)
        self.pad = pad(self)
        self.steps = Steps(OnPad(self))
        self.flicks = Flicks(self)
        self.flicking = self.flicks.finger
        self.reefs = Reefs(self)
        self.animation = Animation(self)
        self._picked: Move | None = None
        self._why: Said | None = None  # why what was touched is no use now
        self.standing = Standing(self)
        self.things = Things(self)
        self.chips = Chips(self)
        self._again: list[SeenEntry] = []  # the last roll and what followed it, to be watched again
        self._recent: list[SeenEntry] = []  # what was shown since the person's last touch
        self._trailed: object = None  # of what and from where the trail is seen that lies on the board
        self._form = Form.TALL
        self._end = -1  # the side from whose end the board is seen
        self._row: Box | None = None  # where the roster is
        self._steps: bool | None = None  # are the buttons of the aim there instead?
        self._choosing: object = None  # for whom and in which position something is being chosen

    # Building

    def refit(self, form: Form) -> None:
        self._form = form
        self.chips.forget()

    def mine_height(self, form: Form) -> float:
        return dp(ROSTER + 4) + (dp(PAD) if self._pad_in(form) else 0.0)

    def _pad_in(self, form: Form) -> bool:
        """Is the chosen pawn enlarged beside the board? Lying there is room for it; else where it is wished for."""
        if self.roof < inf:  # on half a screen the board would have no room left, and no line what happened
            return False
        return self.wishes.get(pad_wish(form), form is Form.WIDE)

    def arrange(self, stage: Stage, board: Box, mine: Box, form: Form) -> None:
        self.stage = stage
        self.camera.arrange(stage, board)
        self.captions.arrange(stage)
        high = dp(ROSTER)
        self.roster.world = (mine.width / dp(1), ROSTER)
        self._row, self._steps = Box(mine.x, mine.top - high, mine.width, high), None
        self.steps.arrange(stage, self._row)
        room = mine.height - high - dp(4)
        if self._pad_in(form) and room >= dp(LEAST):
            self.pad.arrange(stage, Box(mine.x, mine.y, mine.width, room))
        else:
            self.pad.forget()
        self._lay_row()

    def _lay_row(self) -> None:
        """One's own pawns; while one is aimed by steps, the buttons for that in their place."""
        stage, row = self.stage, self._row
        steps = self.aim.stepping and self.aim.pawn is not None and self.may_aim
        if stage is None or row is None or steps == self._steps:
            return
        self._steps = steps
        if self.roster.parent is not None:
            self.roster.parent.remove_widget(self.roster)
        if steps:
            self.steps.show()
        else:
            self.steps.hide()
            stage.add(self.roster, *row)

    def extras(self) -> list[tuple[str, Callable[[], None]]]:
        walk = (say("paleo.walk_round"), self._walk_round)
        if self.roof < inf:
            return [walk]
        return [walk, (say("paleo.pad_hide" if self.pad_shown else "paleo.pad_show"), self._ask_pad)]

    def _ask_pad(self) -> None:
        self.keep_wish(pad_wish(self._form), not self.pad_shown)
        if self.stage is not None:
            self.stage.rebuild()

    @property
    def pad_shown(self) -> bool:
        """Is the chosen pawn enlarged beside the board?"""
        return self.pad.parent is not None

    @property
    def enlarged(self) -> Widget:
        return self.pad

    @property
    def swiped_here(self) -> bool:
        """Are the pawns so large that they are flicked on the board itself?"""
        return bool(self.canvas.unit * PAWN >= dp(LARGE))

    def _walk_round(self) -> None:
        """Look at the board from the next side of the table (PAL-56)."""
        self.finish_moving()
        self.ground.quarters = (self.ground.quarters + 1) % 4
        self.draw()
        self.camera.again()

    def cover(self, covered: bool) -> None:
        self.camera.eye.cover(covered)
        for part in (self.canvas, self.roster, self.captions.words):
            part.opacity = 0 if covered else 1
        self.pad.fade(0 if covered else 1)

    # The position

    def far(self, view: View) -> Far:
        return Far("paleo.far", {"n": view.round, "white": view.points[0], "black": view.points[1]})

    @property
    def side(self) -> int:
        """The side one sees from; who only watches sits with the first one."""
        return course.side_of_seat(self.view.players, self.seat or 0)

    @property
    def ask(self) -> Ask | None:
        """What is asked now; nothing while something is being shown."""
        return self.view.question if self.playable and self.animation.showing is None else None

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

    def show(self, view: View, seat: Seat | None, may: May) -> None:
        super().show(view, seat, may)
        if self.side != self._end:  # somebody else looks now, from their own end
            self._end = self.side
            self.ground.quarters = 2 * self.side
        position = view.round if self.ask is Ask.LINE_UP else view
        choosing = (seat, self.ask, self.pulls, position)
        if choosing != self._choosing:  # else what is being chosen stays, whatever happened beside the board
            self._choosing = choosing
            self._forget()
        if self.ask is Ask.LINE_UP and seat is not None:
            self.standing.begin()
        self._again = last_flick(self.table, seat)
        self.draw()
        self.camera.look()

    def left(self) -> View | None:
        return self.animation.left

    @property
    def about(self) -> object:
        """Whoever else has lined up meanwhile changes nothing of one's own line-up."""
        return ("line", self.view.round) if self.view.question is Ask.LINE_UP else self.table.n

    def _forget(self) -> None:
        self.held = self._why = None
        self.flicking.forget()
        self.flicks.pointer.hide()
        self.aim.choose(None)
        self.reefs.forget()
        self._picked, self.standing.swap = None, None

    def draw(self) -> None:
        self.draw_without(frozenset())

    def draw_without(self, moving: frozenset[int]) -> None:
        """Everything that lies still."""
        view, ground = self.view, self.ground
        lie = tokens.lying(ground, view, moving)
        if self.ask is Ask.LINE_UP:
            lie = self.standing.lined_up()
        self.canvas.draw([*ground.board(), *ground.keys(view), *ground.reefs(view)])
        self.tokens.show(lie, *self._lights(), self._chosen)
        self.camera.stand(lie)
        self._lay_trail()
        self._lay_row()
        self.marked()
        self.roster.show()
        self.pad.show()
        self.captions.show()

    def _lights(self) -> tuple[Collection[int], Collection[int]]:
        """Who may be chosen, and who is no use now."""
        if not self.may_aim:
            return (), ()
        return self.mine, set(course.on_board(self.view, self.side)).difference(self.mine)

    @property
    def _chosen(self) -> int | None:
        """The pawn that is chosen now."""
        if self.ask is Ask.LINE_UP:
            return self.standing.swap
        pawn = self.aim.pawn
        return pawn if pawn is not None and self.view.places[pawn] and not self.aim.off else None

    def marked(self) -> None:
        """What changes with a choice, on the board."""
        marks = self.reefs.marks()
        if self.ask is Ask.CIRCLE:
            marks += self.standing.free_circles(self._picked if isinstance(self._picked, Circle) else None)
        aim, canvas = self.aim, self.canvas
        if aim.pawn is not None and self.view.places[aim.pawn]:
            if aim.off:
                marks.append(at("ring_gold", *self.ground.place(*aim.from_where()), 0.55))
            marks += aim.marks(self.camera.eye.unit)
        canvas.mark(marks)
        self.camera.mark()

    def seen(self) -> None:
        """The board is seen from nearer, or another part of it."""
        self.tokens.look()
        self.captions.show()

    def there(self) -> None:
        """And stays so."""
        self.marked()
        self.changed()

    def touched(self) -> None:
        self._lay_row()
        if self.ask is Ask.LINE_UP:
            lie = self.standing.lined_up()
            self.tokens.show(lie, (), (), self._chosen)
            self.camera.stand(lie)
        else:
            self.tokens.choose(self._chosen)
        self.camera.look()
        self.marked()
        self.roster.show()
        self.pad.show()
        self.captions.show()
        self.changed()

    # Choosing

    def tap_pawn(self, pawn: int, spot: Place | None = None) -> None:
        """A pawn of one's own was touched, on the board or in the roster: it is chosen, or says why not."""
        self.explain("")
        if self.ask is Ask.LINE_UP:
            self.standing.touch(pawn)
        elif self.ask is Ask.EXCHANGE and pawn in course.held_before(self.view, self.side):
            self.pick(Exchange(number_of(pawn)))
        elif self.may_aim and pawn in self.mine:
            self.release()  # another finger may be about to flick the one before
            stepping = self.aim.stepping
            self.flicking.forget()
            self.aim.choose(None if pawn == self.aim.pawn else pawn)
            self.aim.stepping = stepping
        elif spot is not None and self.ask in (Ask.FLICK, Ask.EXCHANGE):
            self.explain(lines.useless(self, pawn), spot)

    def pick(self, move: Move) -> None:
        """An exchange or a circle, which waits for the button where that is wished."""
        if move == self._picked or not self.confirm:
            self.send(move)
        else:
            self._picked = move

    @property
    def busy(self) -> bool:
        return (
            self.reefs.reef is not None
            or self._picked is not None
            or self.standing.swap is not None
            or (self.aim.pawn is not None)
        )

    @property
    def picked(self) -> Move | None:
        """The exchange or the circle that waits for the button."""
        return self._picked

    @property
    def ready(self) -> Move | None:
        ask = self.ask
        if ask is Ask.LINE_UP:
            return self.standing.move
        if ask is Ask.FLICK:
            return self.aim.move if self.aim.stepping else None
        return self.reefs.move or self._picked

    def gesture(self, move: Move) -> Gesture | None:
        return guide.gesture(self, move)

    @property
    def refused(self) -> Refusal | None:
        return self.reefs.refused

    @property
    def newly_refused(self) -> bool:
        return self.reefs.entered

    @property
    def touched_parts(self) -> Iterable[TouchBoard]:
        return (self.canvas, self.roster)

    def release(self) -> None:
        super().release()
        self.held = None
        self.flicking.cancel()  # on the pad too

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

    def actions(self) -> list[Action]:
        return buttons.actions(self)

    def replay_actions(self) -> list[Action]:
        """Right after a roll: watch it again."""
        return [Action(say("paleo.do_again"), "replay", self._watch_again)] if self._again else []

    def _watch_again(self) -> None:
        if self.stage is not None and not self.finish_moving():
            self.stage.replay(self._again)

    def explain(self, text: str, place: Place = (0.0, 0.0)) -> None:
        """Say beside a place of the window why what was touched there is no use now; nothing: no more."""
        self._why = Said(text, "", place, self.canvas.top, refused=True) if text else None
        if text:
            sound.play("refuse")

    def bubble(self) -> Said | None:
        if not self.playable:
            return None
        if self.reefs.reef is not None:
            return self.reefs.said()
        return self._why or self.flicks.said()

    def refuse(self, refusal: Refusal) -> str:
        return lines.refused(refusal)

    def thing_at(self, x: float, y: float) -> Thing | None:
        return self.things.at(x, y)

    # What happens

    def trail(self, recent: list[SeenEntry]) -> None:
        self._recent = list(recent)
        self._lay_trail()

    def _lay_trail(self) -> None:
        """Only where another one is to be seen, or the board was turned."""
        lies = ([seen.n for seen in self._recent], self.ground.quarters)
        if lies != self._trailed:
            self._trailed = lies
            self.canvas.trail(trail.trail(self._recent, self.ground))

    @property
    def moving(self) -> bool:
        return self.animation.film.running or self.canvas.moving

    @property
    def gliding(self) -> bool:
        return self.camera.eye.gliding

    def finish_moving(self) -> bool:
        self.camera.arrive()
        self.flicks.pointer.hide()
        moving = self.moving
        while self.moving:  # one act after the other
            self.animation.film.finish()
            self.canvas.finish()
        return moving

    def animate(self, seen: SeenEntry, done: Callable[[], None]) -> None:
        self.animation.animate(seen, done)

    def replaying(self, seat: Seat | None) -> None:
        self.animation.slow = seat is not None  # what is shown once more is shown slowly

    def sound(self, seen: SeenEntry) -> str:
        return ""

    # Words

    def busy_line(self, seen: SeenEntry) -> str:
        return told.busy_line(seen, self.table, self.seat)

    def ask_line(self) -> str:
        return lines.ask_line(self)

    def plate_line(self, seat: Seat) -> tuple[Part, ...]:
        return lines.plate(self.view, seat, self._narrow, seat == self.seat, self._form is Form.WIDE or self.roof < inf)

    @property
    def _narrow(self) -> bool:
        """Has the plate no room for words?"""
        if self._form is Form.WIDE:
            return Window.width < dp(NARROW) or (Window.height < dp(LOW) and self.view.players <= 3)
        return self._form is Form.COMPACT or (self._form is Form.TALL and self.view.players == 2)

    def seat_chip(self, seat: Seat, name: str, box: Box) -> Widget:
        return self.chips.chip(seat, name, box)

    def occasions(self, seen: SeenEntry) -> list[Occasion]:
        return worth.occasions(seen)

    def event_line(self, seen: SeenEntry) -> str:
        return told.event_line(seen, self.table, self.seat)

    def whole_line(self, seen: SeenEntry) -> str:
        return told.whole_line(seen, self.table, self.seat)

    def pictures(self, seen: SeenEntry) -> tuple[str, ...]:
        return pictured.pictures(seen)

    def columns(self) -> list[Part]:
        return [Part("", say("paleo.column_points"), bold=False)]

    def score_row(self, view: View, seat: Seat) -> list[int]:
        return [view.points[course.side_of_seat(view.players, seat)]]
