"""Cubes from hand to hand: who has laid how many where, what is on its way to the host, what fingers do with them."""

from __future__ import annotations

from typing import Protocol

from kivy.clock import Clock, ClockEvent
from kivy.input.motionevent import MotionEvent

from core.game import Refusal, Seat
from core.games.terristories.moves import Reason, Stake
from core.games.terristories.position import INFLUENCE, Ask, View, free_resources
from mobile.boards.base import Box, Said
from mobile.boards.terristories import reckoning, wording
from mobile.boards.terristories.carrying import NOWHERE, STORE, Carried, Hands, Load, Target
from mobile.boards.terristories.cubes import cube
from mobile.boards.terristories.desk import Desk
from mobile.boards.terristories.sight import Sight
from mobile.words import say

SHARED = frozenset({Ask.COUNCIL, Ask.DEAL})  # in which cubes are laid, and all agree
LATE = 1.5  # seconds after which a wish that was not granted is forgotten


class Around(Protocol):
    """The negotiation."""

    board: Sight
    desk: Desk
    chosen: Seat | None  # whose cubes the buttons move

    def choose(self, seat: Seat) -> None: ...


class Till:
    """Keeps what is wished apart from what is: a guest's cube lies at once where it was put."""

    def __init__(self, talk: Around) -> None:
        self.talk, self.board = talk, talk.board
        self.hands = Hands(self)
        self.target = NOWHERE  # over what a cube is held
        self._wished: dict[tuple[Seat, int], tuple[int, float]] = {}  # whole shares, and since when
        self._later: list[tuple[Seat, int, int, float]] = []  # what can be wished only when that has come true
        self._waiting: ClockEvent | None = None

    @property
    def view(self) -> View:
        return self.board.view

    @property
    def settled(self) -> bool:
        """Is nothing on its way?"""
        return not self._wished and not self._later

    def share(self, seat: Seat, slot: int) -> int:
        """What a seat has laid, with what it wishes and without what is in the air."""
        return self._laid(seat, slot) - self.hands.lifted(seat, slot)

    def free(self, seat: Seat) -> int:
        """What it has left."""
        more = sum(n - self._lies(seat, slot) for (who, slot), (n, _) in self._wished.items() if who == seat)
        return free_resources(self.view, seat) - more - self.hands.lifted(seat, STORE)

    def _lies(self, seat: Seat, slot: int) -> int:
        row = self.view.stakes[slot]
        return row[seat] if row else 0

    def _laid(self, seat: Seat, slot: int) -> int:
        wished = self._wished.get((seat, slot))
        return wished[0] if wished is not None else self._lies(seat, slot)

    def _lacks(self, slot: int) -> int:
        """What is still to be laid there, when all that is wished is."""
        more = sum(n - self._lies(seat, slot) for (seat, other), (n, _) in self._wished.items() if other == slot)
        return reckoning.lacks(self.view, slot) - more

    # Wishes

    def settle(self) -> None:
        """Those that have come true, or have been too long on their way, are none any more."""
        now, stakes = Clock.get_time(), self.view.stakes
        for (seat, slot), (n, since) in tuple(self._wished.items()):
            if not stakes[slot] or stakes[slot][seat] == n or now - since > LATE:
                del self._wished[seat, slot]
        later, self._later = self._later, []
        for seat, slot, n, since in later:
            if now - since <= LATE and stakes[slot]:
                self._lay(seat, slot, n, since)
        if not self.settled:
            if self._waiting is not None:
                self._waiting.cancel()
            self._waiting = Clock.schedule_once(self._look, LATE)

    def _look(self, _: float) -> None:
        if not self.settled and self.board.stage is not None:
            self.board.touched()

    def forget(self) -> None:
        """Something else lies open."""
        self.hands.release()
        self.target = NOWHERE
        self._wished.clear()
        self._later.clear()

    def release(self) -> None:
        """What is carried goes home."""
        self.hands.release()
        self.target = NOWHERE

    def _lay(self, seat: Seat, slot: int, n: int, since: float | None = None) -> None:
        """Its whole share is to be so much: now, or as soon as what is on its way has arrived."""
        now = Clock.get_time() if since is None else since
        if self.board.table.refusal(seat, Stake(slot, n)) is not None:
            self._later = [one for one in self._later if one[:2] != (seat, slot)]
            self._later.append((seat, slot, n, now))
            self._wished[seat, slot] = n, now
            return
        self._wished[seat, slot] = n, now
        self.board.send(Stake(slot, n), seat)

    # Buttons

    def step(self, slot: int, by: int) -> None:
        """A button was touched: one cube more, or less."""
        seat = self.talk.chosen
        if seat is None:
            return
        refusal = self._refusal(seat, slot, by)
        if refusal is not None:
            box = self.talk.desk.offers[slot].box()
            self.board.explain(self._why(refusal, slot), (box.right - box.height, box.y))
            return
        self._lay(seat, slot, self.share(seat, slot) + by)
        self.board.touched()

    def may_step(self, slot: int, by: int) -> bool:
        """May whoever is chosen lay one more there, or take one back?"""
        seat = self.talk.chosen
        return seat is not None and self.board.live and self._refusal(seat, slot, by) is None

    def _refusal(self, seat: Seat, slot: int, by: int) -> Refusal | None:
        """Why not, with all that is wished already."""
        n = self._laid(seat, slot) + by
        if n >= 0 and (by < 0 or (self._lacks(slot) > 0 and self.free(seat) > 0)) and not self.settled:
            return None
        return self.board.table.refusal(seat, Stake(slot, n))

    def _why(self, refusal: Refusal, slot: int) -> str:
        """In words: what is paid for is called by its name."""
        if refusal.reason == Reason.TOO_MUCH:
            key = "terristories.offer.point_full" if slot == INFLUENCE else "terristories.offer.full"
            return say(key, what=wording.offered(self.view, slot))
        return self.board.refuse(refusal)

    # Fingers

    @property
    def held(self) -> MotionEvent | None:
        return self.board.held

    @held.setter
    def held(self, finger: MotionEvent | None) -> None:
        self.board.held = finger

    def load_at(self, x: float, y: float) -> Load | None:
        if not self.board.live or self.view.ask not in SHARED:
            return None
        here = self.board.here if self.board.seat is None else (self.board.seat,)
        for seat, purse in self.talk.desk.purses.items():
            if seat in here and purse.holds(x, y) and self.free(seat) > 0:
                return Load(seat, STORE)
        for slot, offer in self.talk.desk.offers.items():
            if self._seen_at(offer.box(), x, y):
                owner = offer.cubes.owner_at(x, y)
                if owner is not None and owner in here:
                    return Load(owner, slot)
        return None

    def _seen_at(self, box: Box, x: float, y: float) -> bool:
        """Is a place within a row, where that is not scrolled out of sight?"""
        room = self.talk.desk.room
        return box.x <= x <= box.right and max(room.y, box.y) <= y <= min(box.top, room.top)

    def target_at(self, x: float, y: float) -> Target:
        for slot, offer in self.talk.desk.offers.items():
            if self._seen_at(offer.box(), x, y):
                return Target(slot=slot)
        for seat, purse in self.talk.desk.purses.items():
            if purse.collide_point(x, y):
                return Target(seat=seat)
        return NOWHERE

    def picture_of(self, load: Load) -> str:
        return cube(self.board.marks[load.seat])

    def refused(self, load: Load, target: Target) -> Refusal | None:
        """Why it may not be put there."""
        if target.slot in (STORE, load.slot) or (not self.settled and self._lacks(target.slot) > 0):
            return None
        n = self._laid(load.seat, target.slot) + 1
        if load.slot == STORE or self._lacks(target.slot) <= 0:
            return self.board.table.refusal(load.seat, Stake(target.slot, n))
        return None

    def carried(self) -> None:
        one = self._newest
        self.target = one.target if one is not None else NOWHERE
        self.board.touched()

    @property
    def _newest(self) -> Carried | None:
        return next(reversed(self.hands.in_air), None)

    def put_down(self, load: Load, target: Target, x: float, y: float) -> None:
        refusal = self.refused(load, target)
        if refusal is not None:
            self.board.explain(self._why(refusal, target.slot), (x, y))
            return
        if target == NOWHERE or target.slot == load.slot != STORE:
            return
        if target.seat not in (STORE, load.seat):
            if load.slot == STORE:
                self.board.open_deeds(load.seat, target.seat)
            return
        if load.slot != STORE:
            self._lay(load.seat, load.slot, self._laid(load.seat, load.slot) - 1)
        if target.slot != STORE:
            self._lay(load.seat, target.slot, self._laid(load.seat, target.slot) + 1)
        self.board.touched()

    def tapped(self, load: Load) -> None:
        if load.slot == STORE:
            self.talk.choose(load.seat)
        else:
            self.talk.desk.offers[load.slot].pressed()

    def bubble(self) -> Said | None:
        """Beside the cube that is held: why it may not be put there."""
        one = self._newest
        refusal = self.refused(one.load, one.target) if one is not None else None
        if one is None or one.picture is None or refusal is None:
            return None
        place = (one.picture.x + one.picture.width / 2, one.picture.y)
        return Said(self._why(refusal, one.target.slot), "", place, self.talk.desk.box.top, True)
