"""The flint that is aimed: by a swipe through the caveman, pulled back, or step by step; and where it may go."""

from __future__ import annotations

from collections.abc import Iterable
from math import atan2, cos, degrees, hypot, pi, sin
from typing import NamedTuple

from kivy.clock import Clock
from kivy.metrics import dp

from core.games.rahan.content import HEIGHT, WIDTH, Hand, middle
from core.games.rahan.position import Flick, View
from core.games.rahan.shooting import STEADINESS, targets
from core.physics.throw import PARTS, Standing, Steadiness, meeting, reach, scattered, spread, strength
from mobile.boards.base import Action, Box, Form, Said, Stage
from mobile.boards.canvas import Sprite, TouchBoard
from mobile.boards.rahan import ground
from mobile.boards.rahan.panel import Panel
from mobile.boards.rahan.sight import Place, Sight
from mobile.gestures.arrivals import trail_of
from mobile.gestures.flick import Flicking
from mobile.look import sound
from mobile.words import say

SLOW, FAST = 250.0, 2250.0  # of a finger (mm/s as gestures count), from the weakest throw to the strongest
STEPS = 12  # strengths
FIRST = 5  # the one it begins with
EDGE = 24.0  # mm from the caveman's middle to where the line begins
DASH = 18.0  # mm from one dash to the next
STUB = 70.0  # mm of the line where nothing helps to aim
HALF = 1.2  # times the spread: an ellipse that holds half of the throws
THROUGH = 36.0  # dp round the caveman where a swipe may begin
ASIDE, ALONG = 32, 6  # parts of a hand's shaking that are looked at for a chance
WORDS = ("soft", "gentle", "medium", "strong", "hard")
CHANCES = (
    (0.88, "sure"),
    (0.7, "three_four"),
    (0.58, "two_three"),
    (0.42, "one_two"),
    (0.29, "one_three"),
    (0.2, "one_four"),
    (0.1, "one_six"),
    (0.03, "little"),
    (-1.0, "none"),
)


class Start(NamedTuple):
    """From where it is flicked, at what, and by what hand."""

    view: View
    x: float
    y: float
    hand: Steadiness
    targets: tuple[Standing, ...]


class Flint:
    """The flick that is being prepared. Angles are those of the screen, against the clock from the right.

    Large because it is what fingers and buttons aim with, and what the board hands its questions on to.
    """

    slowest, fastest = SLOW, FAST

    def __init__(self, board: Sight) -> None:
        self.board = board
        self.angle = 0.0
        self.speed = 0.0  # of the finger; 0: not aimed
        self.line: float | None = None  # along which a swipe is to go
        self.stepping = False
        self.flicking = Flicking(self)
        self.chance: float | None = None  # of a hit as it is aimed; None: not reckoned yet
        self.panel = Panel(self)
        self._start: Start | None = None
        self._weigh = Clock.create_trigger(lambda _: self._reckon())
        self._marked: tuple[object, list[Sprite]] = (None, [])

    # What gestures ask

    @property
    def aim(self) -> Flint:
        return self

    @property
    def pulls(self) -> bool:
        return self.board.pulls

    @property
    def turned(self) -> float:
        return 0.0

    def touched(self) -> None:
        """The aim has changed; the chance is reckoned when there is time, not while the finger moves."""
        self.chance = None
        self._weigh()
        self.panel.show()
        self.board.touched()

    def flick(self) -> bool:
        move = self.move
        if move is not None:
            self.board.send(move)
        elif self.flicking.why is not None:
            sound.play("refuse")
        return move is not None

    # The throw

    @property
    def start(self) -> Start:
        """Looked up once a position."""
        board, view, start = self.board, self.board.view, self._start
        if start is None or start.view is not view:
            x, y = middle(view.cavemen[board.home])
            hand = STEADINESS[Hand(view.steadiness[board.home])]
            start = self._start = Start(view, x, y, hand, targets(view))
        return start

    @property
    def thrown(self) -> int:
        """How fast the flint goes, in mm/s."""
        return strength((self.speed - SLOW) / (FAST - SLOW))

    @property
    def move(self) -> Flick | None:
        """The flick as it is aimed now."""
        if self.speed < SLOW:
            return None
        return Flick(round(-self.angle * 18000 / pi) % 36000, self.thrown)

    def _reckon(self) -> None:
        """How likely it hits."""
        if self.speed < SLOW or not self.board.may_flick:
            return
        start, speed, hits = self.start, float(self.thrown), 0
        for a in range(ASIDE):
            for b in range(ALONG):
                parts = int((a + 0.5) * PARTS / ASIDE), int((b + 0.5) * PARTS / ALONG)
                angle, fast = scattered(-self.angle, speed, start.hand, *parts)
                hits += meeting(start.x, start.y, angle, fast, start.targets) is not None
        self.chance = hits / (ASIDE * ALONG)
        self.panel.show()

    @property
    def helps(self) -> bool:
        """Does the table help to aim?"""
        return self.board.options.get("aim", "cone") != "none"

    def tells(self) -> str:
        """The chance in words."""
        if self.chance is None or not self.helps or self.speed < SLOW:
            return ""
        name = next(name for least, name in CHANCES if self.chance >= least)
        return say(f"rahan.chance_{name}")

    def force(self) -> str:
        """How hard it goes, in a word."""
        if self.speed < SLOW:
            return say("rahan.line_drawn") if self.line is not None else ""
        part = (self.speed - SLOW) / (FAST - SLOW)
        return say(f"rahan.force_{WORDS[min(len(WORDS) - 1, int(part * len(WORDS)))]}")

    # Step by step

    def switch(self) -> None:
        """Between swipes and steps; the steps begin at the nearest target, a little beyond it."""
        self.stepping, self.speed = not self.stepping, 0.0
        if self.stepping:
            self._begin()
        self.touched()

    def _begin(self) -> None:
        if self.speed >= SLOW:
            return
        start = self.start
        if self.line is not None:
            self.angle = self.line
        elif start.targets:
            near = min(start.targets, key=lambda one: hypot(one.x - start.x, one.y - start.y))
            self.towards(near.x, near.y)
            return
        self.speed = self.step(FIRST)

    def towards(self, x: float, y: float) -> None:
        """Aim at a place of the valley, as hard as a throw goes that comes to rest a little behind it."""
        start = self.start
        far = hypot(x - start.x, y - start.y)
        if far > 1:
            self.angle = atan2(start.y - y, x - start.x) % (2 * pi)
            steps = [self.step(k) for k in range(STEPS)]
            share = [reach(strength((step - SLOW) / (FAST - SLOW))) for step in steps]
            self.speed = min(zip(steps, share, strict=True), key=lambda item: abs(item[1] - 1.2 * far))[0]

    @staticmethod
    def step(k: int) -> float:
        """One of the strengths, as fast as a finger goes for it."""
        return SLOW + (FAST - SLOW) * (0.02 + 0.98 * float((k / (STEPS - 1)) ** 1.5))

    def rotate(self, by: float) -> None:
        self._begin()
        self.angle = (self.angle + by * pi / 180) % (2 * pi)

    def harder(self, by: int) -> None:
        self._begin()
        now = min(range(STEPS), key=lambda k: abs(self.step(k) - self.speed))
        self.speed = self.step(max(0, min(STEPS - 1, now + by)))

    # Building and the position

    def arrange(self, stage: Stage, mine: Box, form: Form) -> None:
        """The band in which the hand lies while no flick is asked is the panel's while one is."""
        self.panel.arrange(stage, mine)

    def show(self) -> None:
        """The position may be another one: say what to do in the band, or leave it."""
        if self.board.may_flick:
            self.panel.show()
        else:
            self.panel.take_away()

    def forget(self) -> None:
        self.flicking.forget()
        self.speed, self.line, self.chance = 0.0, None, None

    def cover(self, covered: bool) -> None:
        self.panel.cover(covered)

    @property
    def busy(self) -> bool:
        return self.speed > 0 or self.line is not None

    @property
    def parts(self) -> Iterable[TouchBoard]:
        return ()

    # Seen

    def marks(self) -> list[Sprite]:
        """The line, the cone, and where it may lie; the same for all who show it."""
        looks = (self.start, self.angle, self.speed, self.line, self.helps)
        if looks != self._marked[0]:
            self._marked = looks, self._made()
        return self._marked[1]

    def _made(self) -> list[Sprite]:
        start = self.start
        found = [ground.at_piece("base_chosen", start.x, start.y)]
        angle = self.angle if self.speed >= SLOW else self.line
        if angle is None:
            return found
        if self.speed < SLOW or not self.helps:
            far = STUB if not self.helps else FARTHEST_LINE
            return [*found, *_dashes(start.x, start.y, angle, far)]
        far = reach(self.thrown)
        aside, along = spread(self.thrown, start.hand)
        x, y = start.x + far * cos(angle), start.y - far * sin(angle)
        wide = 2 * HALF * aside * far
        cone = Sprite("rahan/aim_cone", (start.x + x) / 2, (start.y + y) / 2, far, wide, degrees(angle), 0.8)
        spot = Sprite("rahan/aim_spot", x, y, max(18.0, 4 * HALF * along * far), wide, degrees(angle), 0.9)
        return [*found, cone, spot, *_dashes(start.x, start.y, angle, far)]

    # Fingers on the board

    @property
    def caveman(self) -> Place:
        """Where the caveman is that is flicked, in dp of the window."""
        x, y = self.board.canvas.to_window_place(self.start.x, self.start.y)
        return x / dp(1), y / dp(1)

    def liftable(self, x: float, y: float) -> bool:
        near = hypot(self.start.x - x, self.start.y - y) * self.board.canvas.unit < dp(THROUGH)
        return near and not self.stepping

    def lift(self, x: float, y: float) -> None: ...
    def drag(self, x: float, y: float) -> None:
        if self.flicking.down:
            self.flicking.move(self._dp(x, y))
        elif self.board.held is not None:
            self.flicking.begin(trail_of(self.board.held), self.caveman)
            self.flicking.move(self._dp(x, y))
            self.touched()

    def drop(self, x: float, y: float) -> None:
        if self.flicking.down:
            self.flicking.end(self._dp(x, y))

    def send_home(self) -> None:
        self.flicking.cancel()

    def _dp(self, x: float, y: float) -> Place:
        across, up = self.board.canvas.to_window_place(x, y)
        return across / dp(1), up / dp(1)

    def tap(self, x: float, y: float) -> bool:
        if not self.stepping or hypot(self.start.x - x, self.start.y - y) < 16:
            return False
        self.towards(x, y)
        self.touched()
        return True

    def second_down(self, second: Place, first: Place | None) -> bool:
        """Another finger corrects a flick that is pulled back; a swipe is taken back by it."""
        return self.pulls and self.flicking.down and self.flicking.second_down((second[0] / dp(1), second[1] / dp(1)))

    def second_moved(self, second: Place, first: Place | None) -> None:
        self.flicking.second_moved((second[0] / dp(1), second[1] / dp(1)))

    def second_up(self) -> None:
        self.flicking.second_up()

    def beside(self, x: float, y: float) -> None:
        """A finger went over the board from there, and moved nothing."""
        if self.board.may_flick and not self.stepping:
            self.flicking.beside(self.caveman)

    # Words and buttons

    def actions(self) -> list[Action]:
        """Beside undo, at most three."""
        steps = Action(say("rahan.by_swipe" if self.stepping else "rahan.by_steps"), "tap", self.switch)
        if not self.stepping:
            return [steps]
        ready = self.move is not None
        return [steps, Action(say("rahan.do_fire"), "target", self.flick, ready, final=True)]

    def ask_line(self) -> str:
        """The chance, where the band has no room for it."""
        return (self.tells() or say("rahan.how_to_step")) if self.panel.cramped else ""

    def said(self) -> Said | None:
        """Nothing: what is to be said is said in the band."""
        return None


FARTHEST_LINE = hypot(WIDTH, HEIGHT) / 2


def _dashes(x: float, y: float, angle: float, far: float) -> list[Sprite]:
    """A dashed line that begins beside the caveman."""
    found, away = [], EDGE
    while away < max(far - 6, EDGE + 1):
        dash = ground.at_piece("aim_dash", x + away * cos(angle), y - away * sin(angle), 0.8)
        dash.angle = degrees(angle)
        found.append(dash)
        away += DASH
    return found
