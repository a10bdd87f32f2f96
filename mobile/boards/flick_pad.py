"""The flick pad: a piece and what is round it, enlarged, to be flicked there; and how hard it would go. Of any game."""

from __future__ import annotations

from functools import partial
from typing import Protocol

from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp

from mobile.boards.base import Box, Stage
from mobile.boards.canvas import BoardCanvas, Sprite
from mobile.gestures.arrivals import trail_of
from mobile.gestures.flick import Aim, Flicking
from mobile.gestures.trail import Place
from mobile.look import theme
from mobile.look.kit import Plate, Text, WordButton, alike, measured, put

PANEL = 84.0  # dp
LOW = 120.0  # dp: a pad that is lower has no room for a piece in the middle and words above it
CLEAR = 76.0  # dp from the lower edge to a piece that is above the buttons
NARROW = 300.0  # dp: in a narrower one the buttons have a row of their own
STRIP = 48.0  # dp of that row
TURNS = (10.0, 1.0, -1.0, -10.0)  # degrees, as the buttons stand from left to right


class Target(Protocol):
    """What is aimed on a pad, what it looks like there, and what is said of it."""

    @property
    def aim(self) -> Aim: ...
    @property
    def flicking(self) -> Flicking: ...
    @property
    def fastest(self) -> float: ...
    @property
    def piece(self) -> Place | None:
        """Where the piece is in the board's world that is shown here, if one is."""

    @property
    def scene(self) -> object:
        """What decides how it looks round the piece."""

    @property
    def stepping(self) -> bool:
        """Is it aimed by buttons, not by a finger?"""

    @property
    def steps(self) -> bool:
        """Are these buttons to be seen now?"""

    @property
    def flickable(self) -> bool:
        """May a finger flick it here now?"""

    def lying(self) -> list[Sprite]:
        """All that lies on the board, the piece above the others."""

    def marks(self) -> list[Sprite]:
        """What is shown above that while one aims."""

    def hint(self) -> str:
        """What to do while no piece is shown."""

    def told(self) -> tuple[str, bool]:
        """In a few words what would happen, or what a finger can do; and is it a warning?"""

    def force(self) -> tuple[str, str]:
        """How hard it would go in a word, and as a number."""

    def called(self, by: int) -> str:
        """What the button is called that makes it softer or harder."""

    def rotate(self, by: float) -> None: ...
    def harder(self, by: int) -> None: ...
    def hold(self, finger: MotionEvent | None) -> None:
        """A finger is about to flick it, or no more."""

    def touched(self) -> None: ...
    def finish_moving(self) -> bool: ...


class FlickPad(BoardCanvas):
    """Swipe through the piece here: the hand never covers the board.

    Large because picture, force, hint and two fingers share one widget, which is laid out as a whole.
    """

    def __init__(self, target: Target, world: Place, unit: float, pictures: str) -> None:
        """So many dp a dp of the board's world; the pictures are of a game's set."""
        super().__init__(world)
        self.target = target
        self._unit = unit
        self._finger: MotionEvent | None = None
        self._second: MotionEvent | None = None
        self.panel = Plate(f"{pictures}/pad")
        self.frame = Plate(f"{pictures}/pad")
        self.back = Plate(f"{pictures}/force_back")
        self.fill = Plate(f"{pictures}/force_fill")
        self.words = Text("", 15, 800, align="center", lines=2)
        self.number = Text("", 14, 600, theme.ON_WOOD_SECOND, "center", lines=1)
        self.hint = Text("", 15, 700, theme.ON_WOOD, "center", lines=3)
        self.told_plate = Plate("house/bubble")
        self.told = Text("", 15, 800, theme.INK, "center", lines=1)
        self.steps = self._buttons()
        self._stage: Stage | None = None
        self._tells: object = None  # what is said at its upper edge
        self._strip: Box | None = None  # the buttons' own row
        self._seen: object = None  # what is drawn round the piece, and how
        self._hints: object = None  # what to do, and how much room there is for it

    def _buttons(self) -> list[WordButton]:
        """For aiming step by step: angles, then forces."""
        names = [f"{by:+g}°".replace("-", "−") for by in TURNS]
        buttons = [
            WordButton(name, partial(self._turn, by), "button_dark", size=15)
            for by, name in zip(TURNS, names, strict=True)
        ]
        for by, icon in ((-1, "minus"), (1, "plus")):
            button = WordButton("", partial(self._harder, by), "button_dark", icon)
            button.spoken = self.target.called(by)
            buttons.append(button)
        return buttons

    def _turn(self, by: float) -> None:
        self.target.rotate(by)
        self.target.touched()

    def _harder(self, by: int) -> None:
        self.target.harder(by)
        self.target.touched()

    def arrange(self, stage: Stage, box: Box, below: float = 0.0) -> None:
        """In so much of the box as is not left below for the buttons."""
        self._stage = stage
        self._strip = Box(box.x, box.y, box.width, below) if below else None
        box = Box(box.x, box.y + below, box.width, box.height - below)
        self._whole = box
        own = (self.frame, self, self.panel, self.back, self.fill, self.words, self.number, self.hint)
        self._seen = self._tells = self._hints = None
        for part in (*own, self.told, self.told_plate, *self.steps):
            if part.parent:
                part.parent.remove_widget(part)
        panel = dp(PANEL)
        wide = box.width - panel - dp(4)
        stage.add(self.frame, box.x, box.y, wide, box.height)
        edge = dp(5)
        stage.add(self, box.x + edge, box.y + edge, wide - 2 * edge, box.height - 2 * edge)
        x = box.x + wide + dp(4)
        stage.add(self.panel, x, box.y, panel, box.height)
        self._bar = Box(x + dp(8), box.y + dp(10), dp(16), box.height - dp(20))
        stage.add(self.back, *self._bar)
        stage.add(self.fill, self._bar.x, self._bar.y, self._bar.width, dp(4))
        stage.add(self.words, x + dp(26), box.top - dp(46), panel - dp(30), dp(40))
        stage.add(self.number, x + dp(26), box.top - dp(68), panel - dp(30), dp(22))
        self._force: bool | None = None  # is the force said above its buttons?
        stage.add(self.hint, box.x + dp(10), box.y + dp(8), wide - dp(20), box.height - dp(16))

    @property
    def low(self) -> bool:
        return bool(self._whole.height < dp(LOW))

    @property
    def middle(self) -> tuple[float, float]:
        """Where the piece is in the window; on a low pad below the words, else where no button is."""
        if self._over_buttons:
            return self.center_x, self._whole.y + max(dp(CLEAR), self._whole.height / 2 + dp(9))
        return self.center_x, self.y + self.height * (0.34 if self.low else 0.5)

    @property
    def _over_buttons(self) -> bool:
        """Do buttons lie on its lower edge?"""
        return self.target.stepping and self._strip is None

    def show(self) -> None:
        """The piece in the middle, or what to do."""
        self._show_piece()
        target, aim = self.target, self.target.aim
        self._lay_force(self._over_buttons)
        part, bar = min(1.0, aim.speed / target.fastest), self._bar
        put(self.fill, bar.x, bar.y, bar.width, max(dp(4), bar.height * part))
        told = target.told()
        word, number = target.force()
        covered = aim.speed <= 0 and self._wanted(told[0]) > self.width
        self.words.text = "" if covered else word
        self.number.text = number if self._numbered else ""
        self._tell(*told)
        self._show_steps(target.steps)

    def _show_piece(self) -> None:
        target = self.target
        place = target.piece
        if place is None:
            self._seen = None
            self.draw([])
            self.mark([])
            self._hint(target.hint())
        else:
            self._hint("")
            seen = (place, target.scene, self.middle, self.size)
            if seen != self._seen:  # while one aims only the marks change
                self._seen = seen
                self.enlarge(dp(self._unit), place, self.middle)
                self.draw(target.lying())
            self.mark(target.marks())

    def _hint(self, text: str) -> None:
        """What to do; where there is little room its first sentence, or what is to be done first, or nothing."""
        hints = (text, self._over_buttons, self._whole)
        if hints == self._hints:
            return
        self._hints = hints
        above = dp(52) if self._over_buttons else dp(4)
        put(self.hint, self.x + dp(5), self._whole.y + above, self.width - dp(10), self._whole.height - above - dp(4))
        first = text.partition(". ")[0].rstrip(".") + "."
        before = first.partition(", ")[0].rstrip(".") + "."
        self.hint.text = next((part for part in (text, first, before) if text and self.hint.has_room(part)), "")

    def _lay_force(self, stepping: bool) -> None:
        """How hard it would go, in a word and a number: beside the bar, or above it and the buttons."""
        if stepping == self._force:
            return
        self._force = stepping
        box, panel = self._whole, dp(PANEL)
        x = box.right - panel
        beside, wide = (dp(4), panel - dp(8)) if stepping else (dp(26), panel - dp(30))
        line, number = (dp(22), dp(18)) if stepping else (dp(40), dp(22))
        self.words.lines = 1 if stepping else 2
        if not stepping and box.height < dp(8) + line + number:  # beside a row of buttons: the word alone
            self.words.lines, self._numbered = 1, False
            put(self.words, x + beside, box.y, wide, box.height)
            put(self.number, x + beside, box.y, wide, box.height)
            put(self.back, *self._bar)
            return
        put(self.words, x + beside, box.top - dp(4) - line, wide, line)
        put(self.number, x + beside, box.top - dp(4) - line - number, wide, number)
        room = not stepping or box.height >= dp(8) + 2 * dp(48) + line + number  # for the number, above the buttons
        self._numbered = room
        over = dp(8) + line + number * room if stepping else dp(10)
        self._bar = Box(x + dp(8), box.y + dp(10), dp(16), box.height - dp(10) - over)
        put(self.back, *self._bar)

    def _tell(self, text: str, warns: bool) -> None:
        """At the pad's upper edge."""
        aimed = self.target.aim.speed > 0
        tells = (text, warns, aimed, tuple(self.pos), tuple(self.size))
        if tells == self._tells:
            return
        self._tells = tells
        self.told.text = text
        self.told.color = theme.WARNING if warns else theme.INK
        if not text or self._stage is None:
            for part in (self.told, self.told_plate):
                if part.parent is not None:
                    part.parent.remove_widget(part)
            return
        wide = self._wanted(text)
        if wide > self.width and aimed:  # beside it is how hard it would go
            wide = self.width
        x = max(self.center_x - wide / 2, self.x)
        box = (x, self.top - dp(32), min(wide, self._whole.right - dp(5) - x), dp(30))
        for part in (self.told_plate, self.told):
            if part.parent is None:
                self._stage.add(part, *box)
            else:
                put(part, *box)

    @staticmethod
    def _wanted(text: str) -> float:
        """How wide the plate of such words would be."""
        return measured(text, 15, 800) + dp(28)

    @property
    def _offered(self) -> tuple[int, ...]:
        """Which buttons there is room for: without the coarse angles, since touching a target aims as well."""
        every = tuple(range(len(self.steps)))
        return (
            every
            if self._strip is None or self._strip.width >= dp(len(every) * theme.TARGET)
            else every[1:3] + every[4:]
        )

    def _step(self, k: int) -> Box:
        """Where a button is: along the lower edge of the pad, and beside the force, or all in a row of their own."""
        box = self._whole
        if self._strip is not None:
            row = self._strip
            wide = (row.width + dp(2)) / len(self._offered)
            return Box(row.x + self._offered.index(k) * wide, row.y, wide - dp(2), dp(theme.TARGET))
        if k < 4:
            wide = (box.width - dp(PANEL) - dp(16)) / 4
            return Box(box.x + dp(6) + k * wide, box.y + dp(6), wide - dp(4), dp(46))
        return Box(box.right - dp(PANEL) + dp(28), box.y + dp(4) + (k - 4) * dp(48), dp(50), dp(46))

    def _show_steps(self, shown: bool) -> None:
        for k, button in enumerate(self.steps):
            if shown and k in self._offered and button.parent is None and self._stage is not None:
                self._stage.add(button, *self._step(k))
            elif not shown and button.parent is not None:
                button.parent.remove_widget(button)
        if shown:
            alike(button.label for button in self.steps if button.label is not None)

    # The finger

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if not self.collide_point(*touch.pos) or touch.is_mouse_scrolling:
            return False
        target = self.target
        if target.finish_moving():
            return True
        flicking = target.flicking
        if flicking.down:
            if flicking.second_down(self._dp(touch)):
                touch.grab(self)
                self._second = touch
            return True
        if not target.flickable:
            return False
        touch.grab(self)
        self._finger = touch
        target.hold(touch)
        flicking.begin(trail_of(touch), (self.middle[0] / dp(1), self.middle[1] / dp(1)))
        target.touched()
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return False
        flicking = self.target.flicking
        if touch is self._second:
            flicking.second_moved(self._dp(touch))
        elif touch is self._finger and flicking.down:
            flicking.move(self._dp(touch))
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        flicking = self.target.flicking
        if touch is self._second:
            self._second = None
            flicking.second_up()
        elif touch is self._finger:
            self._finger = None
            self.target.hold(None)
            if flicking.down:
                flicking.end(self._dp(touch))
        return True

    @staticmethod
    def _dp(touch: MotionEvent) -> tuple[float, float]:
        return touch.x / dp(1), touch.y / dp(1)
