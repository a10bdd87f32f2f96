"""The guest: finds its way to a host, sits down there, and comes back whenever the link was cut.

Give it time by `work`. It knows wires and whoever dials them, no sockets.
"""

from __future__ import annotations

import logging
import os
import random
import time
from collections import deque
from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Any, Protocol

from core.game import Game, Refusal, Seat, TableReason
from core.session.link.frames import Bucket
from core.session.link.handshake import About, Failed, GuestShake, Reason, Sort
from core.session.link.link import Cut, Link
from core.session.link.signals import Ended
from core.session.link.wire import Gone, Wire
from core.session.room.guest_table import BadHost, Drift, FromTable, GuestTable, check_handed, check_match, check_room
from core.session.room.keyring import Keyring
from core.session.room.messages import (
    Answer,
    Asks,
    Away,
    Began,
    FromGuest,
    FromHost,
    HandOver,
    Heir,
    Hello,
    Lost,
    Moved,
    Ready,
    Replace,
    Rise,
    Room,
    Said,
    Say,
    Sit,
    Snap,
    Stayed,
    Taken,
    Takes,
    Told,
    Welcome,
    Wish,
)
from core.session.room.stored import Handed, Ticket

log = logging.getLogger(__name__)

RETRIES = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0)  # seconds before the next try, a little more or less
AT_ONCE = 16  # messages taken in one go; the rest waits for the next
SAID, SAID_BURST = 6.0, 24.0  # words of others a second; what is beyond is not shown
ROOMS, ROOMS_BURST = 10.0, 12.0  # how often a second a room is shown that is told more often
SCENES, SCENES_BURST = 0.5, 20.0  # questions, other matches and whole positions a second: each takes the screen
ADDRESSES = 16  # under which a host is looked for
DRIFTS = 3  # in a row, until the host counts as broken


class Dialling(Protocol):
    """A wire that is being made."""

    def poll(self) -> Wire | None:
        """The wire once it is there; raises Gone when it will not be."""

    def close(self) -> None: ...


class Stage(StrEnum):
    """How far the guest has come."""

    DIALLING = "dialling"  # on the way to the host, for the first time
    ROOM = "room"
    PLAYING = "playing"
    AWAY = "away"  # the link is down; it comes back by itself
    OVER = "over"


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
    ) -> None:
        self.name = name
        self.about = about
        self.addresses = list(addresses)  # the one that proved itself last goes first
        self.stage = Stage.DIALLING
        self.why: Ended | Reason | None = None  # it is over, or why the link is down
        self.unknown = False  # at an address of the table there is another one, or one that does not know us
        self.seconds = 0  # after BUSY: when another code may be tried
        self.host_about: About | None = None
        self.room: Room | None = None
        self.table: GuestTable | None = None
        self.changed: Callable[[], None] = lambda: None
        self.began: Callable[[GuestTable], None] = lambda table: None
        self.said: Callable[[Said], None] = lambda said: None
        self.keep: Callable[[Ticket], None] = lambda kept: None
        self.asked: Callable[[bool], None] = lambda asked: self.take_over(False)  # will we have the table? Or no longer
        self.handed: Callable[[Handed], None] = lambda table: None  # the host gives this device the whole table
        self.stayed: Callable[[int], None] = lambda person: None  # this person got it, and it stayed with the host
        self._find, self._dial = find, dial
        self._keys = Keyring(key, sort, room, member)
        self._watching = watching
        self._clock, self._entropy = clock, entropy
        self._link: Link | None = None
        self._dialling: Dialling | None = None
        self._called = ""  # the address that was dialled last
        self._tries = 0
        self._next = clock()  # when the next try is due
        self._wishes: list[Wish] = []  # not answered yet, in order
        self._number = 0  # of the newest wish
        self._willing = False  # has somebody here said that they will have the table?
        self._put_aside = False
        self._drifts = 0
        self._drifting = False
        self._come: deque[Any] = deque()  # has come, and is not taken yet
        self._welcomed = False  # over this link
        self._words = Bucket(SAID_BURST, SAID, clock())
        self._rooms = Bucket(ROOMS_BURST, ROOMS, clock())
        self._unshown = False  # has the room changed since it was shown?
        self._scenes = Bucket(SCENES_BURST, SCENES, clock())
        self._at_work = self._news = False  # is it being heard, and is there anything to be told of that?
        self._until = -1  # the entry that must be here before anything may be wished
        self._rng = random.Random()

    # What the screens want

    @property
    def linked(self) -> bool:
        return self._link is not None and self._link.open

    @property
    def weak(self) -> bool:
        return self._link is not None and self._link.weak

    @property
    def turn(self) -> int:
        """Seconds until the host judges the code we have typed; none while nobody is before us."""
        shake = self._link.shake if self._link is not None and not self._link.open else None
        return shake.wait if isinstance(shake, GuestShake) else 0

    @property
    def ping(self) -> int:
        return self._link.ping if self._link is not None else -1

    @property
    def behind(self) -> bool:
        """Does something that has come wait to be taken?"""
        return bool(self._come)

    @property
    def retry(self) -> float:
        """Seconds until the next try to reach the host."""
        return max(0.0, self._next - self._clock())

    @property
    def wires(self) -> list[Wire]:
        return [self._link.wire] if self._link is not None else []

    @property
    def _match_id(self) -> bytes:
        return self.table.match_id if self.table is not None else b""

    def sit(self, chair: int, name: str, mark: int) -> None:
        self._say(Sit(chair, name, mark, self._match_id))

    def rise(self, chair: int) -> None:
        self._say(Rise(chair, self._match_id))

    def ready(self, yes: bool) -> None:
        self._say(Ready(yes))

    def replace(self, seat: Seat) -> None:
        self._say(Replace(seat))

    def say(self, reaction: str = "", text: str = "") -> None:
        self._say(Say(reaction, text))

    def away(self, yes: bool) -> None:
        self._put_aside = yes
        self._say(Away(yes))

    def take_over(self, yes: bool) -> None:
        """Whoever is here will have the table, or would rather not; also when it cannot be kept here."""
        self._will(yes)
        self._say(Takes(yes))

    def _will(self, yes: bool) -> None:
        """Is a whole table to come? Nobody may send one, or anything as large, who was not told so."""
        self._willing = yes
        if self._link is not None:
            self._link.expect_table(yes)

    def took(self, addresses: Sequence[str]) -> None:
        """The table that was handed over is safely here."""
        if self.table is not None:
            self._say(Taken(self.table.match_id, self.table.n, tuple(addresses)[:16]))

    def hear_of(self, found: Sequence[str]) -> None:
        """The table is said to be there, by whomever: those are tried next, after the one that proved itself."""
        if set(found) - set(self.addresses):
            self._order([*self.addresses[:1], *found, *self.addresses[1:]])
            self._next = min(self._next, self._clock())

    def _order(self, addresses: Sequence[str]) -> None:
        self.addresses = list(dict.fromkeys(addresses))[:ADDRESSES]

    def try_now(self) -> None:
        """Do not wait for the next try."""
        self._next = self._clock()
        self._tries = 0

    def wake(self) -> None:
        """The device has slept: the link is not trusted any more."""
        if self._link is not None:
            self._cut(None)
        self.try_now()

    def leave(self) -> None:
        """Tell the host, and go."""
        self._end(Ended.LEFT)

    # Time

    def work(self) -> None:
        """Dial, hear, and come back. Never waits."""
        if self.stage is Stage.OVER:
            return
        self._at_work = True
        try:
            self._work(self._clock())
        finally:
            self._at_work = False
        if self._news or (self._unshown and self._rooms.spend(self._clock())):
            self._news = self._unshown = False
            self.changed()

    def _work(self, now: float) -> None:
        if self._link is not None:
            self._hear(self._link, now)
        elif self._dialling is not None:
            self._poll(self._dialling, now)
        elif now >= self._next and self.addresses:
            self._called = self.addresses[self._tries % len(self.addresses)]
            self._tries += 1
            try:
                log.debug("dialling %s", self._called)
                self._dialling = self._dial(self._called)
            except (Gone, ValueError) as bad:
                log.info("%s cannot be dialled: %s", self._called, bad)
                self._later(now)

    def _poll(self, dialling: Dialling, now: float) -> None:
        try:
            wire = dialling.poll()
        except Gone as gone:
            log.info("no host: %s", gone)
            self._dialling = None
            self._later(now)
            return
        if wire is not None:
            self._dialling = None
            shake = GuestShake(self._keys.secret, self._keys.sort, self._keys.room, self.about, self._entropy)
            self._link = Link(wire, shake, FromHost, now)

    def _later(self, now: float) -> None:
        wait = RETRIES[min(self._tries, len(RETRIES)) - 1] if self._tries else RETRIES[0]
        self._next = now + wait * self._rng.uniform(0.8, 1.2)
        self._tell()

    def _now(self, stage: Stage) -> None:
        """How far the guest has come now."""
        if stage is not self.stage:
            log.debug("the guest was %s and is %s: %s", self.stage, stage, self.why)
            self.stage = stage

    def _tell(self) -> None:
        """Something is not as it was: told at once, or after all that is being heard, however much that is."""
        if self._at_work:
            self._news = True
        else:
            self.changed()

    def _hear(self, link: Link, now: float) -> None:
        """Take what has come. Whatever it is, nothing worse comes of it than the end of the link."""
        try:
            if not self._come:
                opened = link.open
                self._come += link.work(now)
                if link.open and not opened:
                    self._opened(link)
            for _ in range(min(AT_ONCE, len(self._come))):
                message = self._come.popleft()
                self._take(message)
                if self._link is not link or isinstance(message, Snap):  # a whole position is enough for one go
                    return
        except Cut as cut:
            self._was_cut(cut.why, now)
        except BadHost as bad:
            log.error("the host sends what cannot be: %s", bad)
            self._end(Ended.NONSENSE)
        except Exception:
            log.exception("what the host sends breaks something")
            self._end(Ended.NONSENSE)

    def _opened(self, link: Link) -> None:
        """Both know the secret: from now on another one, and the first word."""
        shake = link.shake
        assert isinstance(shake, GuestShake)
        assert shake.keys is not None
        self.host_about = shake.host
        self._keys.proved(shake.room, shake.keys.resume)
        self._order([self._called, *self.addresses])
        self._drifting = self._welcomed = False
        if self._keys.belongs:
            self._write()
        n, digest = self.table.known if self.table is not None else (-1, b"")
        link.say(Hello(self.name, self._match_id, n, digest, self._number, self._watching))
        if self._put_aside:
            link.say(Away(True))

    def _was_cut(self, why: Ended | Failed, now: float) -> None:
        """Over for good, or only for now?"""
        if isinstance(why, Failed):
            self.seconds = why.seconds
            if not self._keys.belongs:
                self._end(why.reason)
                return
            if why.reason is Reason.FORGOTTEN and self._keys.refused():
                self._tries = max(0, self._tries - 1)
                self._cut(Ended.SILENT)
                self._next = now + RETRIES[0]
                return
            self.unknown = why.reason in (Reason.FORGOTTEN, Reason.ROOM)
            why = Ended.SILENT  # anybody may have said so: no reason to give up
        if why in (Ended.SILENT, Ended.FLOOD, Ended.NONSENSE, Ended.PAUSED) and (
            self._keys.belongs or why is Ended.SILENT
        ):
            self._cut(why)
            self._later(now)
        else:
            self._end(why)

    def _cut(self, why: Ended | None) -> None:
        """The link is gone; the table is locked until there is another."""
        if self._link is not None:
            self._link.close()
            self._link = None
        self._come.clear()
        self.why = why
        if self._keys.belongs:
            self._now(Stage.AWAY)
        if self.table is not None:
            self.table.locked = Refusal(TableReason.NO_LINK)
        self._tell()

    def _end(self, why: Ended | Reason) -> None:
        if self._link is not None:
            self._link.close(why if why is Ended.LEFT else None)
            self._link = None
        if self._dialling is not None:
            self._dialling.close()
            self._dialling = None
        self._come.clear()
        self.why = why
        self._now(Stage.OVER)
        if self.table is not None:
            self.table.locked = Refusal(TableReason.NO_LINK)
        self._tell()

    # What the host says

    def _take(self, message: Any) -> None:
        log.debug("the host says %s", type(message).__name__)
        if isinstance(message, Welcome) is self._welcomed:
            raise BadHost("welcome is said first, and once")
        match message:
            case Welcome(member, _, turn):
                self._welcome(member, turn)
            case Room():
                self._tidy(message)
            case Said():
                if self._words.spend(self._clock()):
                    self.said(message)
            case Began():
                self._begin(message)
            case Snap() | Told():
                self._told(message)
            case Answer(number, _):
                self._answered(message, number)
            case Asks(proposal) if self.table is not None:
                if proposal is not None:
                    self._scene()
                self.table.asks(message)
            case Heir(asked):
                if asked:
                    self._scene()
                self._will(False)
                self.asked(asked)
            case HandOver(table) if self._willing and self.table is not None:
                self._will(False)
                check_handed(table, self.table, self._keys.room)
                self.handed(table)
            case Moved(host, addresses, turn):
                self._moved(host, addresses, turn)
            case Stayed(person, turn):
                self._scene()
                self._keys.stayed(turn)
                self._will(False)
                self.stayed(person)
            case _:
                raise BadHost(f"{type(message).__name__} out of order")

    def _scene(self) -> None:
        """Something takes the screen: not without end, or nobody here could do anything else, not even leave."""
        if not self._scenes.spend(self._clock()):
            raise Cut(Ended.FLOOD)

    def _welcome(self, member: bytes, turn: int) -> None:
        assert self._link is not None
        keys = self._link.shake.keys
        assert keys is not None
        self._welcomed = True
        self._keys.welcomed(member, keys.resume, turn)
        self._tries, self.why = 0, None
        if self.table is None:
            self._now(Stage.ROOM)
        self._write()

    def _tidy(self, room: Room) -> None:
        try:
            game = self._find(room.game)
        except LookupError:
            self._end(Ended.VERSION)
            return
        check_room(room, game)
        self.room = room
        if not room.playing:
            self.table, self._wishes = None, []
            self._now(Stage.ROOM)
        self._unshown = True

    def _begin(self, began: Began) -> None:
        """The match is on; what has been missed follows, or the position."""
        try:
            game = self._find(began.setup.game)
        except LookupError:
            self._end(Ended.VERSION)
            return
        setup = began.setup
        if game.rules != setup.rules:
            self._end(Ended.VERSION)
            return
        check_match(began, game)
        if self.table is not None and self.table.match_id == began.match and self.table.setup != setup:
            raise BadHost("a match that became another")
        if self.table is None or self.table.match_id != began.match:
            self.table = GuestTable(game, began, self._wish, self._clock)
            self.table.locked = Refusal(TableReason.NO_LINK)
            self._wishes = []
        elif self.table.own != began.own or self.table.known[0] > began.n:
            self.table.began(began)
            self.table.locked = Refusal(TableReason.NO_LINK)
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
                self._number = max(self._number, message.done)
                table.snap(message)
                self._wishes = [wish for wish in self._wishes if wish.number > message.done]
                self._drifting = False
            elif not self._drifting:
                table.told(message)
                self._drifts = 0
        except Drift:
            self._drifts += 1
            if self._drifts > DRIFTS:
                raise BadHost("it tells what it does not show") from None
            self._drifting = True
            self._say(Lost())
            return
        if fresh:
            self._now(Stage.PLAYING)
            self.began(table)
        self._arrived()

    def _arrived(self) -> None:
        """All that was missed is there: play on, and say again what was not answered."""
        table = self.table
        if table is None or table.locked is None or table.known[0] < self._until or not table.whole:
            return
        table.locked = None
        self._now(Stage.PLAYING)
        for wish in self._wishes:
            self._say(wish)
        if not self._wishes:
            table.wished = None
            table.go_on()
        self._tell()

    def _answered(self, answer: Answer, number: int) -> None:
        wished = next((wish.what for wish in self._wishes if wish.number == number), None)
        self._wishes = [wish for wish in self._wishes if wish.number > number]
        if self.table is not None and wished is not None:
            self.table.answer(answer, wished)

    def _moved(self, host: str, addresses: tuple[str, ...], turn: int) -> None:
        """The table goes on at another device, where this one is known by a secret that follows from ours."""
        self._keys.moved(turn)
        self._order([*addresses, *self.addresses])
        log.info("the table is now at %s", host)
        self._write()
        self._cut(Ended.HANDED)
        self.try_now()

    # What the guest says

    def _wish(self, what: FromTable) -> None:
        self._number += 1
        wish = Wish(self._number, what)
        self._wishes.append(wish)
        self._say(wish)

    def _say(self, message: FromGuest) -> None:
        if self._link is not None:
            self._link.say(message)

    def _write(self) -> None:
        room = self.room
        host, game = (room.host, room.game) if room is not None else ("", "")
        self.keep(self._keys.written(host, game, self.name, self.addresses))

    @classmethod
    def back(
        cls,
        kept: Ticket,
        about: About,
        find: Callable[[str], Game[Any, Any, Any, Any, Any]],
        dial: Callable[[str], Dialling],
        clock: Callable[[], float] = time.monotonic,
        entropy: Callable[[int], bytes] = os.urandom,
    ) -> Guest:
        """Back to a table this device was at, after the app was closed or killed."""
        guest = cls(kept.name, about, find, dial, kept.addresses, kept.secret, clock=clock, entropy=entropy)
        guest._keys = Keyring.of(kept)
        return guest
