"""Where others can knock at a host: its doors, whatever they are made of, and what an invitation says of them."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from itertools import islice

from core.session.link.code import ADDRESSES
from core.session.link.wire import Listener, Wire

log = logging.getLogger(__name__)

KNOCKS = 32  # wires taken from a door in one go


class Doors:
    """One host's."""

    def __init__(self) -> None:
        self._open: list[Listener] = []

    def __iter__(self) -> Iterator[Listener]:
        return iter(tuple(self._open))

    def open(self, listener: Listener) -> None:
        log.debug("a door opens at %s", listener.addresses)
        self._open.append(listener)

    def shut(self, listener: Listener) -> None:
        self._open.remove(listener)
        listener.close()

    def shut_all(self) -> None:
        for listener in self:
            self.shut(listener)

    def knocks(self) -> Iterator[Wire]:
        for listener in self:
            yield from islice(iter(listener.accept, None), KNOCKS)

    @property
    def addresses(self) -> tuple[str, ...]:
        """As they are told to those who shall come. Zones of IPv6 mean nothing elsewhere."""
        found = [address for listener in self for address in listener.addresses if "%" not in address]
        return tuple(found[:ADDRESSES])
