"""A byte stream to another device, whatever carries it: TCP, a Bluetooth socket, or two queues in a test.

Nothing here waits. Whoever drives a session (a frame of the window, a loop on the command line) asks for what has come
and hands over what shall go; a wire that needs threads keeps them to itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol


class Gone(Exception):
    """The wire is cut: closed by the other side, by the network, or by ourselves. What had come before was read."""


class Wire(Protocol):
    """One connection."""

    where: str  # whom it leads to: an address, for people and for the log
    patience: float  # seconds of silence until it counts as dead

    @property
    def backlog(self) -> int:
        """How many bytes wait to be sent."""

    def send(self, data: bytes) -> None:
        """Hand over bytes to be sent in order. Never waits; after the end it does nothing."""

    def receive(self) -> bytes:
        """What has come, empty when nothing has. Raises Gone once the wire is cut and all is read."""

    def close(self) -> None:
        """Send what still waits if that goes at once, and cut. Once is enough."""


class Listener(Protocol):
    """Where guests knock."""

    addresses: Sequence[str]  # under which guests find it, as they would be typed

    def accept(self) -> Wire | None:
        """The next guest's wire, if somebody has knocked."""

    def close(self) -> None: ...


class Pipe:
    """A wire within one process: what one end sends the other receives."""

    def __init__(self, where: str = "here") -> None:
        self.where = where
        self.patience = 9.0
        self.held = 0.0  # until then nothing comes through, by the clock below
        self.clock: Callable[[], float] = lambda: 0.0
        self._come = bytearray()
        self._other: Pipe | None = None
        self._open = True

    @classmethod
    def pair(cls) -> tuple[Pipe, Pipe]:
        one, two = cls("one"), cls("two")
        one._other, two._other = two, one
        return one, two

    @property
    def backlog(self) -> int:
        return 0

    def send(self, data: bytes) -> None:
        if self._open and self._other is not None:
            self._other._come += data

    def receive(self) -> bytes:
        if self.clock() < self.held:
            return b""
        if self._come:
            come = bytes(self._come)
            self._come.clear()
            return come
        if not self._open:
            raise Gone("closed")
        return b""

    def close(self) -> None:
        if self._open:
            self._open = False
            if self._other is not None:
                self._other._open = False
