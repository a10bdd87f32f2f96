"""What nobody shall feel: the search for garbage, and whatever may wait, is done in a lull, a piece at a time.
When nothing waits any more, the screen may begin what it likes to do in a lull (a bot that thinks ahead).

Python looks for objects that hold one another whenever many were made. Its looks at young ones take less than a
millisecond or two; the one at all there is takes as long as there are objects, and comes when it likes, under a finger
too. So what stays for good (modules, classes, words) is kept out of it, and it is called from here alone, when nothing
was drawn and no finger was down for a moment: then it looks at little more than one match.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator

from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.core.window import Window

from mobile.device import spare

LOOK = 0.1  # seconds between two looks whether there is a lull
REST = 0.4  # seconds in which nothing went on are one
FADING = 1.0  # seconds in which what was left may still be held: the bars of what scrolls fade
DUE = 2  # looks at the young objects, after which all are looked at in the next lull
# Where one thing follows another and for so many seconds no lull comes: after so many it is done between two frames.
# That halts a frame or two, which nobody feels who has no finger down; later it would halt many, and what replaced
# parts of the screen take is a megabyte for every few moves.
WITHOUT, LATE = 10.0, 12
# And after so many Python does it by itself, whatever goes on: memory must have an end.
MOST = 200


def touched() -> bool:
    """Is a finger down, or the mouse's button?"""
    return any(touch.is_touch for touch in EventLoop.touches)


def guard() -> None:
    """All that is loaded by now stays. Of what is made from now on, only the young is looked at unasked."""
    gc.freeze()
    young, middling, _ = gc.get_threshold()
    gc.set_threshold(young, middling, MOST)
    gc.enable()


class Lull:
    """Waits until nothing was drawn and no finger down for a moment, and nobody is `busy`; then does what waits."""

    def __init__(
        self,
        busy: Callable[[], bool],
        idle: Callable[[], object] = lambda: None,
        full: Callable[[], bool] = lambda: False,
    ) -> None:
        self._busy, self._idle = busy, idle
        self._full = full  # is there no room in any frame, because somebody thinks or something is made ready?
        self.away = False  # is the app put aside? Then nothing is done
        self._still = Clock.get_time()  # since when
        self._came = self._still  # when there was a lull last
        self._errands: list[Iterator[object]] = []
        self._left = 0  # looks that are due because a screen was left, whose words and pictures take memory
        self._loose = False  # was something freed that may go back to the system? Kivy lets pictures go a frame later
        self._settling: Callable[[], bool] | None = None
        Clock.schedule_interval(self._look, LOOK)
        Window.bind(on_flip=self._stir)

    def do(self, errand: Iterator[object]) -> None:
        """Something that can wait: each step of it is done for itself."""
        self._errands.append(errand)

    def left(self) -> None:
        """A screen was left: in the next lull what it held goes, and what its last animations held a little later."""
        self._left = 2

    def settle(self, when: Callable[[], bool]) -> None:
        """What was loaded since `guard` stays as well: from the first lull on in which nothing else is held."""
        self._settling = when

    @property
    def done(self) -> bool:
        """Does nothing wait any more?"""
        return not self._errands and not self._due and not self._loose

    @property
    def _due(self) -> bool:
        return self._left > 0 or gc.get_count()[2] >= DUE

    @property
    def _late(self) -> bool:
        waited = Clock.get_time() - self._came > WITHOUT and gc.get_count()[2] >= LATE
        return waited and not (self.away or touched() or self._full())

    def _search(self) -> None:
        gc.collect()
        self._loose = True

    def _stir(self, *_: object) -> None:
        self._still = Clock.get_time()

    def _look(self, _: float) -> None:
        if self.away or touched() or self._busy():
            self._stir()
        elif Clock.get_time() - self._still >= REST:
            self._came = Clock.get_time()
            self._work()
        if self._late:
            self._search()

    def _work(self) -> None:
        if self._loose:
            self._loose = False
            spare.give_back()
        elif self._due:
            self._left = max(0, self._left - 1)
            self._still = Clock.get_time() + (FADING if self._left else 0)
            if self._left:
                spare.let_go()
            self._search()
            if self._settling is not None and self._settling():
                self._settling = None
                gc.freeze()
        elif self._errands:
            if next(self._errands[0], self) is self:  # there was no step left
                self._errands.pop(0)
        else:
            self._idle()
