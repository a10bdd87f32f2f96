"""A device that belongs to a room, as its host knows it, and what it is granted."""

from __future__ import annotations

from core.game import Refusal, TableReason
from core.packing import Unreadable
from core.session.frames import Allowance
from core.session.link import Link
from core.session.messages import Agree, FromGuest, Offer, Presence, Resign, Undo
from core.session.teller import Teller
from core.table import LocalTable

WISHES, WISHES_BURST = 20.0, 40.0  # messages a second
TEXTS, TEXTS_BURST = 0.5, 6.0  # what people say
CHANGES, CHANGES_BURST = 0.2, 6.0  # changes of seats during a match
ANSWERS = 32  # kept, in case a wish comes twice


class Member:
    """A device that has proved once that it belongs here. It stays one while its links come and go."""

    def __init__(self, key: bytes, number: int, now: float) -> None:
        self.key = key
        self.number = number
        self.secrets: tuple[bytes, ...] = ()  # by which it comes back, the newest first
        self.link: Link | None = None
        self.away = False
        self.left = False  # it said goodbye
        self.gone = now  # since when it is away or has no link
        self.seats = Allowance(CHANGES_BURST, CHANGES, now)
        self.took: int | None = None  # the seat it took in this match: no other than this one
        self.newest = 0  # the number of its newest wish, as it says
        self.waiting: list[FromGuest] = []  # said, and not heard yet
        self.teller: Teller | None = None
        self.done = 0  # its newest wish that was judged
        self.answers: dict[int, Refusal | None] = {}
        self.wishes = Allowance(WISHES_BURST, WISHES, now)
        self.texts = Allowance(TEXTS_BURST, TEXTS, now)

    @property
    def presence(self) -> Presence:
        if self.link is None:
            return Presence.LOST
        if self.away:
            return Presence.AWAY
        return Presence.WEAK if self.link.weak else Presence.HERE


def granted(table: LocalTable, wish: Offer | Undo | Agree | Resign) -> Refusal | None:
    match wish:
        case Offer(seat, text, after):
            try:
                move = table.game.read(text)
            except Unreadable:
                return Refusal(TableReason.UNREADABLE)
            return table.offer(seat, move, after)
        case Undo(seat, to):
            return table.undo(seat, to)
        case Agree(seat, yes, proposer, to):
            asked = table.proposal
            if asked is None or (asked.seat, asked.to) != (proposer, to):
                return Refusal(TableReason.UNDO_NOTHING)
            return table.agree(seat, yes)
        case Resign(seat):
            return table.resign(seat)
