"""What of Paleo's board is seen: the chosen pawn and its line of aim, the camp one lines up in, what rolls, or all."""

from __future__ import annotations

from typing import Protocol

from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp

from core.games.paleo import course
from core.games.paleo.content import ADVANCED, CAMP, PAWN, facing
from core.games.paleo.position import Ask
from mobile.boards.base import Box, Stage
from mobile.boards.camera import Eye, Near, near
from mobile.boards.canvas import Sprite
from mobile.boards.paleo.aim import Aim
from mobile.boards.paleo.ground import SIDE, Place
from mobile.boards.paleo.sight import Sight
from mobile.boards.paleo.tokens import Lies
from mobile.boards.roll_player import Course
from mobile.gestures.flick import Flicking
from mobile.look import motion
from mobile.look.theme import SEATS

FLICKED, FINE = 30.0, 44.0  # dp of a pawn that is flicked, at least and at most
ROLLS = 27.0  # dp of one that rolls, at most
LITTLE = 0.132  # dp of the corner a mm
DOT = 46.0  # mm of a pawn there
AHEAD, ROUND = 190.0, 62.0  # mm before a pawn that is not aimed yet, and round all that is to be seen
CAMPED = 14.0  # mm round a camp
AROUND = 90.0  # mm round what rolls
LEAD, OUT = 0.28, 0.4  # seconds: before something rolls that is not seen near yet, and back to the whole board
EDGE = 2.0  # dp
SIGHT = 24.0  # dp from the edge within which something is not seen well
PARTS = 24  # of a roll, in which it is looked at where nothing glides


class Around(Sight, Protocol):
    """Whose camera it is."""

    aim: Aim
    flicking: Flicking
    held: MotionEvent | None

    def seen(self) -> None:
        """What is seen is something else."""

    def there(self) -> None:
        """It has glided where it was going."""


class Camera:
    """Goes near, follows and goes back; what fingers have chosen to see stays until something else is to be seen."""

    def __init__(self, board: Around) -> None:
        self.board = board
        self._wanted: object = None  # what was to be seen near when it was last asked
        self._near = False  # did it go near by itself?
        self._follows = False
        self._corner: object = None  # what decides how the corner looks
        self.eye = Eye((SIDE, SIDE), LITTLE, self._places, board.seen, board.there)
        self.canvas, self.corner = self.eye.canvas, self.eye.corner

    def arrange(self, stage: Stage, box: Box) -> None:
        """The board with all the room there is."""
        self._wanted, self._near = None, False
        self.eye.arrange(stage, box, EDGE)

    def arrive(self) -> None:
        """At once where it was going."""
        self.eye.arrive()

    @property
    def pawn(self) -> float:
        """How large a pawn is while the whole board is seen, in dp."""
        return self.eye.base * PAWN / dp(1)

    # What is to be seen

    def look(self) -> None:
        """Something else may be to be seen: nearer, or all of it again."""
        board = self.board
        if self._follows or board.flicking.down or board.held is not None:
            return
        wanted = self._wish()
        if wanted == self._wanted:
            return
        self._wanted = wanted
        if wanted is not None and self._near and self._in_sight(wanted):
            return  # nothing moves away from under a finger that hesitates
        if wanted is not None:
            least, most = self._range()
            self._near = True
            self.eye.go(*self.eye.view_of(wanted, min(max(self.eye.fits(wanted), least), most)))
        elif self._near:
            self._near = False
            self.eye.go(1.0, (0.0, 0.0))

    def _in_sight(self, wanted: Near) -> bool:
        """Is what is aimed at seen well already?"""
        canvas, least = self.canvas, self._range()[0]
        if self.board.aim.goal is None or canvas.zoom < least - 0.01:
            return False
        edge = dp(SIGHT)
        spots = [canvas.to_window_place(*place) for place in wanted.places]
        return all(
            canvas.x + edge < x < canvas.right - edge and canvas.y + edge < y < canvas.top - edge for x, y in spots
        )

    def again(self) -> None:
        """What is to be seen, whatever fingers have chosen to see."""
        self._wanted = None
        self.look()

    def _range(self) -> tuple[float, float]:
        """How near at least, and at most."""
        if self.board.may_aim:
            return FLICKED / self.pawn, FINE / self.pawn
        return 1.0, 2.0 * FINE / self.pawn

    def _wish(self) -> Near | None:
        board = self.board
        if self.pawn >= FLICKED - 1:
            return None
        if board.may_aim and board.aim.pawn is not None and board.view.places[board.aim.pawn]:
            return self._aimed(board.ground.place(*board.aim.from_where()))
        if board.ask is Ask.LINE_UP and board.seat is not None:
            ahead = course.own_circles(board.view.players, board.seat).start > 0
            return self._camp(ADVANCED if ahead else CAMP)
        return self._camp(CAMP) if board.ask is Ask.CIRCLE else None

    def _aimed(self, here: Place) -> Near | None:
        """The pawn and what it is aimed at; else the pawn and what lies before it."""
        aim, goal = self.board.aim, self.board.aim.goal
        if goal is not None:
            return near([here, self.board.ground.place(*goal)], here, ROUND)
        if aim.stepping:  # a goal is still to be touched, wherever it is
            return None
        return near([here, (here[0], max(0.0, here[1] - AHEAD))], here, ROUND)

    def _camp(self, camp: tuple[float, float, float, float]) -> Near:
        ground, side = self.board.ground, self.board.side
        left, bottom, right, top = camp
        ends = [ground.place(x, facing(side, y)) for x, y in ((left, bottom), (right, top))]
        return near(ends, ((ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2), CAMPED)

    # The corner

    def stand(self, lie: list[Lies]) -> None:
        """In the corner: reefs, and who stands where."""
        board, ground = self.board, self.board.ground
        if self.pawn >= FLICKED - 1:
            return
        seen = (lie, board.view.reefs, ground.quarters)
        if seen != self._corner:
            self._corner = seen
            dots = [
                Sprite(f"house/seat_{SEATS[ground.mark_of(one.pawn)]}", *ground.place(one.x, one.y), DOT, DOT)
                for one in lie
            ]
            self.corner.draw([*ground.board(), *ground.reefs(board.view), *dots])

    def mark(self) -> None:
        """And the line of aim."""
        aim, corner = self.board.aim, self.corner
        corner.mark(aim.far_line(corner.unit) if corner.shown and aim.pawn is not None else [])

    def _places(self) -> list[Place]:
        """What the corner is not to hide: what a finger holds and what is aimed."""
        board = self.board
        if board.held is not None:
            return [board.held.pos]
        found = self._wanted.places if isinstance(self._wanted, Near) else ()
        return [self.canvas.to_window_place(*place) for place in found]

    # What rolls

    def begin(self, roll: Course) -> float:
        """Near what is about to roll; at once where nothing glides."""
        canvas, places = self.canvas, roll.followed(0.0)
        if not places or self.pawn >= ROLLS:
            return 0.0
        self._follows = True
        self.eye.stop()
        if motion.reduced():
            self._cut([place for part in range(PARTS + 1) for place in roll.followed(roll.lasted * part / PARTS)])
            return 0.0
        x, y = canvas.to_window_place(*places[0])
        inside = abs(x - canvas.center_x) < canvas.width / 2 and abs(y - canvas.center_y) < canvas.height / 2
        return 0.0 if canvas.zoom > 1.3 and inside else LEAD

    def _cut(self, places: list[Place]) -> None:
        """All of it at once, as near as it fits."""
        wanted = near(places, places[0], AROUND)
        self.canvas.view_at(*self.eye.view_of(wanted, min(max(self.eye.fits(wanted), 1.0), ROLLS / self.pawn)))

    def follow(self, roll: Course, time: float, passed: float) -> None:
        if self._follows and not motion.reduced():
            self.eye.follow(roll.followed(time), AROUND, ROLLS / self.pawn, passed)

    def over(self) -> None:
        """The whole board again."""
        if self._follows:
            self._follows = self._near = False
            self._wanted = None
            self.eye.go(1.0, (0.0, 0.0), OUT)
