"""One link to another device: frames, the handshake, sealed messages, and whether the other side is still there.

No socket and no clock of its own: bytes come from a wire and go to it, and each call is told the time.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec

from core.packing import Unreadable, pack, unpack
from core.session.link.cipher import Forged, Opener, Seal
from core.session.link.frames import LARGEST, LONG, POSITION, TABLE, Bucket, Frames, TooMuch, Whole, framed, pieces
from core.session.link.handshake import Failed, GuestShake, HostShake, Reason
from core.session.link.signals import Bye, Ended, Ping, Pong
from core.session.link.wire import Gone, Wire

log = logging.getLogger(__name__)

DEADLINE = 5.0  # seconds for each step of the handshake
LONGEST_PING = 9999  # milliseconds that are told, whatever the other side says
PING = 2.0  # seconds without a word until we ask
WEAK = 5.0  # seconds without an answer until people are told
ASLEEP = 3.0  # seconds between two looks after which it was us who slept
FRAMES, FRAMES_BURST = 60.0, 240.0  # bodies a second from one guest
BYTES, BYTES_BURST = 128 * 1024.0, 768 * 1024.0
UNDER_WAY = 128 * 1024  # bytes a wire is given at a time; the rest waits here, so that a long message is no flood
WAITING = 256 * 1024  # beyond the largest of the messages that wait: who does not read for so long is cut off


class Cut(Exception):
    """The link is over, and why."""

    def __init__(self, why: Ended | Failed) -> None:
        super().__init__(str(why))
        self.why = why


class Link:
    """Give it time by `work`; it answers the messages that have come and raises Cut at its end.

    Large because all that ends a link is counted in it: silence, floods, what waits to be sent, a step that takes long.
    """

    def __init__(self, wire: Wire, shake: GuestShake | HostShake, hears: Any, now: float) -> None:
        self.wire = wire
        self.shake = shake
        self.open = False  # both have proved that they know the secret
        self.weak = False
        self.ping = -1  # milliseconds there and back
        self.proved: Callable[[], None] = lambda: None  # called when the other has proved itself, before it is told
        self._hears = hears  # the messages that may come, a union
        self._trusted = isinstance(shake, GuestShake)  # a guest believes its host; a host counts
        self._frames, self._whole = Frames(), Whole(POSITION if self._trusted else LARGEST)
        self._seal: Seal | None = None
        self._opener: Opener | None = None
        self.begun = now  # this step of the handshake, or all
        self._heard = self._looked = self._asked = now
        self._allowed = Bucket(FRAMES_BURST, FRAMES, now)
        self._bytes = Bucket(BYTES_BURST, BYTES, now)
        self._end: Cut | None = None
        self._unsent: deque[bytes] = deque()  # bodies, sealed and framed
        self._waits = self._largest = 0  # bytes of all of them, and of the largest message since none waited
        log.debug("%s: a link begins", wire.where)
        if isinstance(shake, GuestShake):
            wire.send(framed(shake.hello()))

    def expect_table(self, yes: bool) -> None:
        """Will the other side send a whole table?"""
        self._whole.longest = TABLE if yes else POSITION

    def say(self, message: msgspec.Struct) -> None:
        """Send a message; before the link is open nothing is said."""
        if self._seal is None:
            return
        bodies = [framed(self._seal.seal(piece)) for piece in pieces(pack(message))]
        size = sum(map(len, bodies))
        self._unsent += bodies
        self._waits += size
        self._largest = max(self._largest, size)
        self._send()
        if self._waits > WAITING + self._largest:
            log.info("%s does not read", self.wire.where)
            self._end = Cut(Ended.SILENT)
            self._unsent.clear()
            self._waits = 0
            self.wire.close()

    def _send(self) -> None:
        """Give the wire as much as it may have."""
        while self._unsent and self.wire.backlog < UNDER_WAY:
            body = self._unsent.popleft()
            self._waits -= len(body)
            self.wire.send(body)
        if not self._unsent:
            self._largest = 0

    def hold(self, seconds: int) -> None:
        """Tell a guest whose HELLO is held back when its turn will be."""
        assert isinstance(self.shake, HostShake)
        self.wire.send(framed(self.shake.wait(seconds)))

    def answer(self) -> None:
        """Answer a HELLO that was held back. Raises Cut."""
        assert isinstance(self.shake, HostShake)
        try:
            self.wire.send(framed(self.shake.answer()))
        except Failed as failed:
            raise self._failed(failed) from failed

    def refuse(self, reason: Reason, seconds: int) -> None:
        """Turn away a guest whose HELLO is held back."""
        assert isinstance(self.shake, HostShake)
        self._failed(self.shake.refuse(reason, seconds))
        self.wire.close()

    def work(self, now: float) -> list[Any]:
        """What has come since the last look. What came before the end is told before the end is."""
        if self._end is not None:
            raise self._end
        if now - self._looked > ASLEEP:  # it was us who slept: the silence says nothing about the other side
            self._heard = self.begun = now
        self._looked = now
        self._send()
        come: list[Any] = []
        try:
            self._hear(now, come)
            self._patience(now)
        except Cut as end:
            log.debug("%s: the link is cut: %s", self.wire.where, end)
            if not come:
                raise
            self._end = end
        return come

    def _hear(self, now: float, come: list[Any]) -> None:
        try:
            some = self.wire.receive()
            if some:
                self._heard, self.weak = now, False
                if not self._trusted and not self._bytes.spend(now, len(some)):
                    raise Cut(Ended.FLOOD)
                for body in self._frames.take(some):
                    self._take(body, now, come)
        except Gone as gone:
            raise Cut(Ended.SILENT) from gone
        except Failed as failed:
            raise self._failed(failed) from failed
        except (TooMuch, Forged, Unreadable) as bad:
            log.info("%s sends nonsense: %s", self.wire.where, bad)
            raise Cut(Ended.NONSENSE) from bad

    def _failed(self, failed: Failed) -> Cut:
        """The end of the handshake; the other side is told why."""
        if failed.answer:
            self.wire.send(framed(failed.answer))
        return Cut(failed)

    def close(self, why: Ended | None = None) -> None:
        log.debug("%s: the link is closed: %s", self.wire.where, why)
        if why is not None:
            self.say(Bye(why))
        self.wire.send(b"".join(self._unsent))
        self._unsent.clear()
        self.wire.close()

    def _take(self, body: bytes, now: float, come: list[Any]) -> None:
        if not self._trusted and not self._allowed.spend(now):
            raise Cut(Ended.FLOOD)
        if self._opener is None:
            answer = self.shake.take(body)
            self.begun = now
            if self.shake.done:
                self.proved()
            if answer is not None:
                self.wire.send(framed(answer))
            if self.shake.done:
                self._opened()
            return
        whole = self._whole.take(self._opener.open(body))
        if whole is None:
            return
        message = unpack(whole, self._hears)
        if isinstance(message, Ping):
            self.say(Pong(message.at))
        elif isinstance(message, Pong):
            self.ping = min(max(0, round(now * 1000) - message.at), LONGEST_PING)
        elif isinstance(message, Bye):
            raise Cut(message.why)
        else:
            come.append(message)

    def _opened(self) -> None:
        keys = self.shake.keys
        assert keys is not None
        host = isinstance(self.shake, HostShake)
        self._seal = Seal(keys.to_guest if host else keys.to_host)
        self._opener = Opener(keys.to_host if host else keys.to_guest)
        self._frames.longest = LONG
        self.open = True
        log.debug("%s: the link is open", self.wire.where)

    def _patience(self, now: float) -> None:
        if not self.open:
            if isinstance(self.shake, HostShake) and self.shake.held:
                self.begun = now  # it waits for us
            if now - self.begun > DEADLINE:
                raise Cut(Ended.SILENT)
            return
        silent = now - self._heard
        if silent > self.wire.patience:
            raise Cut(Ended.SILENT)
        self.weak = silent > WEAK
        if now - self._asked > PING:
            self._asked = now
            self.say(Ping(round(now * 1000)))
