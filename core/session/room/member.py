"""A device that belongs to a room, as its host knows it, and how often it may do what."""

from __future__ import annotations

from core.game import Refusal, Seat
from core.session.link.frames import Bucket
from core.session.link.link import Link
from core.session.room.feed import GuestFeed
from core.session.room.messages import FromGuest, Presence

WISHES, WISHES_BURST = 20.0, 40.0  # messages a second
TEXTS, TEXTS_BURST = 0.5, 6.0  # what people say
PLACES, PLACES_BURST = 2.0, 20.0  # chairs and seats taken, left, named; ready or not; put aside or taken up
CHANGES, CHANGES_BURST = 0.1, 6.0  # changes of seats during a match
UNDOS, UNDOS_BURST = 0.25, 20.0  # moves taken back: with them a match has no end
OFFERS, OFFERS_BURST = 2.0, 200.0  # moves: of words, gifts and stakes laid to and fro there is no end, either
FLICKS, FLICKS_BURST = 2.0, 20.0  # flicks: each takes the host's time, and there is no end of them
LOSSES, LOSSES_BURST = 0.2, 5.0  # positions told anew
PAUSES, PAUSES_BURST = 0.5, 6.0  # stops of the match, each of which takes everybody's screen
PINGS, PINGS_BURST = 0.2, 3.0  # how often others are told of another ping
RECALLS, RECALLS_BURST = 4.0, 12.0  # parts of a match that is over
QUESTIONS, QUESTIONS_BURST = 0.1, 2.0  # questions to the others, each of which has to be answered
ANSWERS = 32  # kept, in case a wish comes twice
SHARE = 3_000  # entries of one match: all guests together, and bots that answer them, leave it one that can be kept


class Paces:
    """How often one device may do what."""

    def __init__(self, now: float) -> None:
        self.seats = Bucket(CHANGES_BURST, CHANGES, now)
        self.wishes = Bucket(WISHES_BURST, WISHES, now)
        self.texts = Bucket(TEXTS_BURST, TEXTS, now)
        self.places = Bucket(PLACES_BURST, PLACES, now)
        self.undos = Bucket(UNDOS_BURST, UNDOS, now)
        self.offers = Bucket(OFFERS_BURST, OFFERS, now)
        self.flicks = Bucket(FLICKS_BURST, FLICKS, now)
        self.losses = Bucket(LOSSES_BURST, LOSSES, now)
        self.pauses = Bucket(PAUSES_BURST, PAUSES, now)
        self.pings = Bucket(PINGS_BURST, PINGS, now)
        self.recalls = Bucket(RECALLS_BURST, RECALLS, now)
        self.questions = Bucket(QUESTIONS_BURST, QUESTIONS, now)


class Member:
    """A device that has proved once that it belongs here. It stays one while its links come and go."""

    def __init__(self, key: bytes, number: int, now: float) -> None:
        self.key = key
        self.number = number
        self.secrets: tuple[bytes, ...] = ()  # by which it comes back, the newest first
        self.proved = b""  # the newest it has proved, which is among them once it could be written down
        self.link: Link | None = None
        self.away = False
        self.left = False  # it said goodbye, though its device may wait for the match that was over
        self.expected = False  # the table was opened again, and it has not come yet
        self.gone = now  # since when it is away or has no link
        self.hands: set[Seat] = set()  # the seats it has had in this match: it gets no others
        self.newest = 0  # the number of its newest wish, as it says
        self.waiting: list[FromGuest] = []  # said, and not heard yet
        self.feed: GuestFeed | None = None
        self.done = 0  # its newest wish that was judged
        self.made = 0  # entries of this match that it wished
        self.answers: dict[int, Refusal | None] = {}
        self.paces = Paces(now)

    @property
    def presence(self) -> Presence:
        if self.link is None or self.left:
            return Presence.LOST
        if self.away:
            return Presence.AWAY
        return Presence.WEAK if self.link.weak else Presence.HERE
