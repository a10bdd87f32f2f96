"""The flick pad: a piece and what is round it, enlarged, to be flicked there; over it what that would meet, and how
hard it would go. Of any game."""

from __future__ import annotations

from typing import Protocol

from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp

from mobile.boards.aim_words import AimWords, Force
from mobile.boards.base import Box, Stage
from mobile.boards.canvas import BoardCanvas, Sprite
from mobile.gestures.arrivals import trail_of
from mobile.gestures.flick import Aim, Flicking
from mobile.gestures.trail import Place
from mobile.look import theme
from mobile.look.kit import Plate, Text, put

LOW = 128.0  # dp: a pad that is lower has no room for words over the piece and under it


class Target(Protocol):
    """What is aimed on a pad, what it looks like there, and what is said of it."""

    @property
    def aim(self) -> Aim: ...
    @property
    def flicking(self) -> Flicking: ...
    @property
    def piece(self) -> Place | None:
        """Where the piece is in the board's world that is shown here, if one is."""

    @property
    def scene(self) -> object:
        """What decides how it looks round the piece."""

    @property
    def flickable(self) -> bool:
        """May a finger flick it here now?"""

    def lying(self, unit: float) -> list[Sprite]:
        """All that lies on the board, the piece above the others, where a dp of the world has so many pixels."""

    def marks(self, unit: float) -> list[Sprite]:
        """What is shown above that while one aims."""

    def hint(self) -> str:
        """What to do while no piece is shown."""

    def told(self) -> tuple[str, bool]:
        """In a few words what would happen, or what a finger can do; and is it a warning?"""

    def force(self) -> Force | None:
        """How hard it would go."""

    def hold(self, finger: MotionEvent | None) -> None:
        """A finger is about to flick it, or no more."""

    def touched(self) -> None: ...
    def finish_moving(self) -> bool: ...


class FlickPad(BoardCanvas):
    """Swipe through the piece here: the hand never covers the board."""

    def __init__(self, target: Target, world: Place, unit: float, pictures: str) -> None:
        """So many dp a dp of the board's world; the pictures are of a game's set."""
        super().__init__(world)
        self.target = target
        self._unit = unit
        self._finger: MotionEvent | None = None
        self._second: MotionEvent | None = None
        self.frame = Plate(f"{pictures}/pad")
        self.words = AimWords()
        self.hint = Text("", 15, 700, theme.ON_WOOD, "center", lines=3)
        self._seen: object = None  # what is drawn round the piece, and how
        self._hints: object = None  # what to do, and how much room there is for it

    def arrange(self, stage: Stage, box: Box) -> None:
        self.forget()
        edge = dp(5)
        inside = Box(box.x + edge, box.y + edge, box.width - 2 * edge, box.height - 2 * edge)
        stage.add(self.frame, *box)
        stage.add(self, *inside)
        stage.add(self.hint, box.x + dp(10), box.y + dp(8), box.width - dp(20), box.height - dp(16))
        self.words.arrange(stage, inside)

    def forget(self) -> None:
        """It is nowhere."""
        self._seen = self._hints = None
        self.words.forget()
        for part in (self.frame, self, self.hint):
            if part.parent:
                part.parent.remove_widget(part)

    def fade(self, opacity: float) -> None:
        for part in (self, self.hint, self.words):
            part.opacity = opacity

    @property
    def roomy(self) -> bool:
        """Is there room for words over the piece?"""
        return bool(self.height >= dp(LOW))

    @property
    def middle(self) -> tuple[float, float]:
        """Where the piece is in the window."""
        return self.center_x, self.center_y

    def show(self) -> None:
        """The piece in the middle, or what to do."""
        if self.parent is None:
            return
        self._show_piece()
        target = self.target
        piece = target.piece is not None and self.roomy
        self.words.say(*(target.told() if piece else ("", False)))
        self.words.weigh(target.force() if piece else None, low=True)

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
            unit = dp(self._unit)
            seen = (place, target.scene, self.middle, self.size)
            if seen != self._seen:  # while one aims only the marks change
                self._seen = seen
                self.enlarge(unit, place, self.middle)
                self.draw(target.lying(unit))
            self.mark(target.marks(unit))

    def _hint(self, text: str) -> None:
        """What to do; where there is little room its first sentence, or what is to be done first, or nothing."""
        hints = (text, self.size)
        if hints == self._hints:
            return
        self._hints = (text, tuple(self.size))
        put(self.hint, self.x + dp(5), self.y, self.width - dp(10), self.height)
        first = text.partition(". ")[0].rstrip(".") + "."
        before = first.partition(", ")[0].rstrip(".") + "."
        self.hint.text = next((part for part in (text, first, before) if text and self.hint.has_room(part)), "")

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
