"""The guest: sits down at another device's table, hears what its host says, and comes back whenever the link was cut.

Give it time by `work`, and take what it has to say by `next_event`. How the host is found stands in `way.py`, what the
seats have been told in `guest_sights.py`, what they wish in `wishes.py`.
"""

from __future__ import annotations

import logging
import os
import time
from collections import deque
from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Any

from core.game import Game, Refusal, Seat, TableReason
from core.session.link.frames import Bucket
from core.session.link.handshake import About, Reason, Sort
from core.session.link.link import Cut, Link
from core.session.link.signals import Ended
from core.session.room.events import Events, Fetched, GuestEvent, Started
from core.session.room.guest_sights import BadHost, Drift
from core.session.room.guest_table import GuestTable, check_handed, check_match, check_room
from core.session.room.keyring import Keyring
from core.session.room.messages import (
    Answer,
    Asks,
    Began,
    HandOver,
    Heir,
    Hello,
    Lost,
    Moved,
    Recalled,
    Replace,
    Rise,
    Room,
    Said,
    Say,
    Sit,
    Snap,
    Stayed,
    Taken,
    Timed,
    Told,
    Unlocks,
    Welcome,
)
from core.session.room.recall import Recaller
from core.session.room.standing import Standing
from core.session.room.stored import Ticket
from core.session.room.way import Dialling, Opened, Way
from core.session.room.wishes import Wishes

log = logging.getLogger(__name__)

AT_ONCE = 16  # messages taken in one go; the rest waits for the next
SAID, SAID_BURST = 6.0, 24.0  # words of others a second; what is beyond is not shown
ROOMS, ROOMS_BURST = 10.0, 12.0  # how often a second a room is shown that is told more often
SCENES, SCENES_BURST = 0.5, 20.0  # questions, other matches and whole positions a second: each takes the screen
DRIFTS = 3  # in a row, until the host counts as broken

Keep = Callable[[Ticket], object]  # writes our way back down


class Stage(StrEnum):
    """How far the guest has come."""

    DIALLING = "dialling"  # on the way to the host, for the first time
    ROOM = "room"
    PLAYING = "playing"
    AWAY = "away"  # the link is down; it comes back by itself
    OVER = "over"


class _Paces:
    """How often a host may do what."""

    def __init__(self, now: float) -> None:
        self.words = Bucket(SAID_BURST, SAID, now)
        self.rooms = Bucket(ROOMS_BURST, ROOMS, now)
        self.scenes = Bucket(SCENES_BURST, SCENES, now)


class Guest:
    """This device at another's table. `key` is the code as typed, an invitation's key, or a member's secret."""

    def __init__(
        self,
        name: str,
        about: About,
        find: Callable[[str], Game[Any, Any, Any, Any, Any]],
        dial: Callable[[str], Dialling],
        addresses: Sequence[str],
        key: bytes | str,
        sort: Sort = Sort.CODE,
        room: bytes = b"",
        member: bytes = b"",
        watching: bool = False,
        clock: Callable[[], float] = time.monotonic,
        entropy: Callable[[int], bytes] = os.urandom,
        keep: Keep = lambda kept: None,
    ) -> None:
        self.name = name
        self.keep = keep
        self.stage = Stage.DIALLING
        self.room: Room | None = None
        self.table: GuestTable | None = None
        self.way = Way(Keyring(key, sort, room, member), about, dial, addresses, clock, entropy)
        self._events: Events[GuestEvent] = Events()
        self._find = find
        self._watching = watching
        self._clock = clock
        self._wishes = Wishes(self.way.say)
        self._standing = Standing(self.way)
        self.past = Recaller(self.way.say)  # of the match that was over last
        self._paces = _Paces(clock())
        self._come: deque[Any] = deque()  # has come, and is not taken yet
        self._welcomed = False  # over this link
        self._drifting = False  # the position is to come anew
        self._drifts = 0
        self._unshown = False  # has the room changed since it was shown?
        self._until = -1  # the entry that must be here before anything may be wished

    # What the screens want

    def next_event(self) -> GuestEvent | None:
        """What has come about, the oldest first; None when all of it was taken."""
        return self._events.next()

    @property
    def why(self) -> Ended | Reason | None:
        """Why it is over, or why the link is down."""
        return self.way.why

    @property
    def behind(self) -> bool:
        """Does something that has come wait to be taken?"""
        return bool(self._come)

    def sit(self, chair: int, name: str, mark: int) -> None:
        self.way.say(Sit(chair, name, mark, self._match_id))

    def rise(self, chair: int) -> None:
        self.way.say(Rise(chair, self._match_id))

    def ready(self, yes: bool) -> None:
        self._standing.ready(yes)

    def replace(self, seat: Seat) -> None:
        self.way.say(Replace(seat))

    def say(self, reaction: str = "", text: str = "") -> None:
        self.way.say(Say(reaction, text))

    def away(self, yes: bool) -> None:
        self._standing.away(yes)

    def take_over(self, yes: bool) -> None:
        """Whoever is here will have the table, or would rather not; also when it cannot be kept here."""
        self._standing.take_over(yes)

    def took(self, addresses: Sequence[str]) -> None:
        """The table that was handed over is safely here."""
        if self.table is not None:
            self.way.say(Taken(self.table.match_id, self.table.n, tuple(addresses)[:16]))

    def wake(self) -> None:
        """The device has slept: the link is not trusted any more. What has come over it is heard first."""
        self.work()
        if self.way.link is not None:
            self.way.cut(None)
            self._away()
        self.way.try_now()

    def leave(self) -> None:
        """Tell the host, and go."""
        self._end(Ended.LEFT)

    # Time

    def work(self) -> None:
        """Dial, hear, and come back. Never waits. Whatever the host says, nothing worse comes of it than the end."""
        if self.stage is Stage.OVER:
            return
        now = self._clock()
        if self.way.link is None and self.way.seek(now):
            self._events.changed()
        try:
            if not self._come:
                self._come += self.way.hear(now)
            self._hear(self.way.link)
        except Cut as cut:
            over = self.way.lost(cut.why, now)
            if over is None:
                self._away()
            else:
                self._end(over)
        except BadHost as bad:
            log.error("the host sends what cannot be: %s", bad)
            self._end(Ended.NONSENSE)
        except Exception:
            log.exception("what the host sends breaks something")
            self._end(Ended.NONSENSE)
        if self._unshown and self._paces.rooms.spend(now):
            self._events.changed()
            self._unshown = False

    def _hear(self, link: Link | None) -> None:
        """Take some of what has come over this link."""
        for _ in range(min(AT_ONCE, len(self._come))):
            message = self._come.popleft()
            if isinstance(message, Opened):
                self._greet()
            else:
                self._take(message)
            if self.way.link is not link or isinstance(message, Snap):  # a whole position is enough for one go
                return

    def _greet(self) -> None:
        """The first word over a new link: who we are, and what we have."""
        self._drifting = self._welcomed = False
        if self.way.keys.belongs:
            self._write()
        n, digest = self.table.known if self.table is not None else (-1, b"")
        self.way.say(Hello(self.name, self._match_id, n, digest, self._wishes.number, self._watching))
        self._standing.again()

    def _away(self) -> None:
        """The link is gone; the table is locked until there is another."""
        if self.way.keys.belongs:
            self._now(Stage.AWAY)
        self._stop()

    def _end(self, why: Ended | Reason) -> None:
        self.way.end(why)
        self._now(Stage.OVER)
        self._stop()

    def _stop(self) -> None:
        self._come.clear()
        if self.table is not None:
            self.table.locked = Refusal(TableReason.NO_LINK)
        self._events.changed()

    def _now(self, stage: Stage) -> None:
        """How far the guest has come now."""
        if stage is not self.stage:
            log.debug("the guest was %s and is %s: %s", self.stage, stage, self.why)
            self.stage = stage

    # What the host says

    def _take(self, message: Any) -> None:
        log.debug("the host says %s", type(message).__name__)
        if isinstance(message, Welcome) is self._welcomed:
            raise BadHost("welcome is said first, and once")
        match message:
            case Welcome(member, _, turn):
                self._welcomed = True
                self.way.welcomed(member, turn)
                self.past.again()
                if self.table is None:
                    self._now(Stage.ROOM)
                self._write()
            case Room():
                self._tidy(message)
            case Said():
                if self._paces.words.spend(self._clock()):
                    self._events.add(message)
            case Began():
                self._begin(message)
            case Snap() | Told():
                self._told(message)
            case Recalled():
                if self.past.take(message):
                    self._events.add(Fetched())
            case Unlocks(match, n):
                if self.table is not None and (self.table.match_id, self.table.known[0]) == (match, n):
                    self.table.settle()
                    self._events.changed()
                if self.past.unlock(message):
                    self._events.add(Fetched())
            case Answer():
                if self.table is not None:
                    self.table.answer(message)
            case Timed() if self.table is not None:
                self.table.timed(message)
            case Asks(proposal) if self.table is not None:
                if proposal is not None:
                    self._scene()
                self.table.asks(message)
            case Heir(True) if self._standing.answered():
                pass  # the answer was lost with the link, and is said again
            case Heir(asked):
                if asked:
                    self._scene()
                self._standing.unasked()
                self._events.add(message)
            case HandOver(table) if self.way.willing and self.table is not None:
                self._standing.unasked()
                check_handed(table, self.table, self.way.keys.room)
                self._events.add(table)
            case Moved(host, addresses, turn):
                log.info("the table is now at %s", host)
                self.way.moved(addresses, turn)
                self._write()
                self.way.cut(Ended.HANDED)
                self._away()
                self.way.try_now()
            case Stayed(_, turn):
                self._scene()
                self.way.keys.stayed(turn)
                self._standing.unasked()
                self._events.add(message)
            case _:
                raise BadHost(f"{type(message).__name__} out of order")

    def _scene(self) -> None:
        """Something takes the screen: not without end, or nobody here could do anything else, not even leave."""
        if not self._paces.scenes.spend(self._clock()):
            raise Cut(Ended.FLOOD)

    def _tidy(self, room: Room) -> None:
        try:
            game = self._find(room.game)
        except LookupError:
            self._end(Ended.VERSION)
            return
        check_room(room, game)
        self.room = room
        self._standing.shown(room)
        if not room.playing:
            if self.table is not None:
                self.past.know(self.table)
            self.table = None
            self._wishes.forget()
            self._now(Stage.ROOM)
        self._unshown = True

    def _begin(self, began: Began) -> None:
        """The match is on; what has been missed follows, or the position."""
        setup = began.setup
        try:
            game = self._find(setup.game)
        except LookupError:
            self._end(Ended.VERSION)
            return
        if game.rules != setup.rules:
            self._end(Ended.VERSION)
            return
        check_match(began, game)
        table = self.table
        if table is None or table.match_id != began.match:
            self._wishes.forget()
            self.table = GuestTable(game, began, self._wishes, self._clock, self.way.say)
            self.table.locked = Refusal(TableReason.NO_LINK)
        elif table.setup != setup:
            raise BadHost("a match that became another")
        elif table.own != began.own or table.known[0] > began.n:
            table.began(began)
            table.locked = Refusal(TableReason.NO_LINK)
        self._until = began.n
        self._arrived()

    def _told(self, message: Snap | Told) -> None:
        table = self.table
        if table is None:
            raise BadHost("no match is on")
        fresh = table.known[0] < 0
        try:
            if isinstance(message, Snap):
                self._scene()
                table.snap(message)
                self._wishes.done(message.done)
                self._drifting = False
            elif not self._drifting:
                table.told(message)
                self._drifts = 0
        except Drift:
            self._drifts += 1
            if self._drifts > DRIFTS:
                raise BadHost("it tells what it does not show") from None
            self._drifting = True
            self.way.say(Lost())
            return
        if fresh:
            self._now(Stage.PLAYING)
            self._events.add(Started(table))
        if table.outcome is not None:
            self.past.know(table)
        self._arrived()

    def _arrived(self) -> None:
        """All that was missed is there: play on, and say again what was not answered."""
        table = self.table
        if table is None or table.locked is None or table.known[0] < self._until or not table.sights.whole(table.own):
            return
        table.locked = None
        self._now(Stage.PLAYING)
        self._wishes.again()
        table.time.back()
        table.go_on()
        self._events.changed()

    # Keeping

    @property
    def _match_id(self) -> bytes:
        return self.table.match_id if self.table is not None else b""

    def _write(self) -> None:
        room = self.room
        host, game = (room.host, room.game) if room is not None else ("", "")
        self.keep(self.way.keys.written(host, game, self.name, self.way.addresses))

    @classmethod
    def back(
        cls,
        kept: Ticket,
        about: About,
        find: Callable[[str], Game[Any, Any, Any, Any, Any]],
        dial: Callable[[str], Dialling],
        clock: Callable[[], float] = time.monotonic,
        entropy: Callable[[int], bytes] = os.urandom,
        keep: Keep = lambda kept: None,
    ) -> Guest:
        """Back to a table this device was at, after the app was closed or killed."""
        guest = cls(kept.name, about, find, dial, kept.addresses, kept.secret, clock=clock, entropy=entropy, keep=keep)
        guest.way.keys = Keyring.of(kept)
        return guest
