"""What a guest's seats wish of the host: one at a time, numbered, and said again until it is answered."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from core.session.room.messages import Agree, Offer, Resign, Undo, Wish

LATER = 20  # that wait for the answer to another one

FromTable = Offer | Undo | Agree | Resign


class Wishes:
    """One guest's, whatever links and matches come and go: so each is granted once."""

    def __init__(self, say: Callable[[Wish], None]) -> None:
        self.number = 0  # of the newest
        self.under_way: Wish | None = None  # the host has not answered it yet
        self._later: list[tuple[Hashable, Offer]] = []  # said afterwards, by what they are about
        self._say = say

    def wish(self, what: FromTable, match: bytes) -> None:
        self.number += 1
        self.under_way = Wish(self.number, what, match)
        self._say(self.under_way)

    def put_off(self, offer: Offer, about: Hashable) -> bool:
        """Say it when the one under way is answered; of several about the same only the newest. Was there room?"""
        self._later = [
            (other, one) for other, one in self._later if about is None or (other, one.seat) != (about, offer.seat)
        ]
        if len(self._later) >= LATER:
            return False
        self._later.append((about, offer))
        return True

    def next(self) -> Offer | None:
        """What was put off and can be said now."""
        return self._later.pop(0)[1] if self._later and self.under_way is None else None

    def again(self) -> None:
        """Over a new link."""
        if self.under_way is not None:
            self._say(self.under_way)

    def answered(self, number: int) -> FromTable | None:
        """The host has judged this one; None: it was none of ours."""
        wish = self.under_way
        if wish is None or wish.number > number:
            return None
        self.under_way = None
        return wish.what if wish.number == number else None

    def done(self, number: int) -> None:
        """The host has judged all up to this one, whether we have heard of it or not."""
        self.number = max(self.number, number)
        self.answered(number)

    def forget(self) -> None:
        """They were meant for a match that is no more."""
        self.under_way = None
        self._later.clear()
