"""What devices say to each other, as msgspec structs: about the room, and about the match.

A guest learns of each entry its own seats' events and views and the public ones, and nothing else: what the seat may
not know is gone before anything is compared or packed.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import msgspec

from core.game import Level, Number, Outcome, Refusal, Seat
from core.hints.marks import Marks
from core.letters import Code
from core.log import Face, Kind, Seated, Setup, Word
from core.packing import pack
from core.session.link.signals import Bye, Ping, Pong
from core.session.room.delta import LARGEST
from core.session.room.stored import Handed
from core.table import EntryNumber, Proposal, Step
from core.timer import Limit, Seats, Times

LONGEST_NAME = 24
LONGEST_TEXT = 120
PART = 48 * 1024  # bytes of a match that is over, told at a time
LOCK = 32  # bytes of the key to it
REACTIONS = ("bravo", "laugh", "oh", "think", "hurry", "thanks")

Name = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
Text = Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]
Small = Annotated[int, msgspec.Meta(ge=0, le=255)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Milliseconds = Annotated[int, msgspec.Meta(ge=-1, le=2**31)]
Owner = Annotated[int, msgspec.Meta(ge=-1, le=255)]  # a device; -1: a bot from the beginning
Key = Annotated[bytes, msgspec.Meta(max_length=16)]
Digest = Annotated[bytes, msgspec.Meta(max_length=8)]
NIL = msgspec.Raw(pack(None))
Turn = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Place = Small  # a chair in the room, before there are seats


class RoomReason(StrEnum):
    """Why something in the room is not possible."""

    NO_CHAIR = "room.no_chair"
    TAKEN = "room.taken"
    TOO_FEW = "room.too_few"
    NOT_SO_MANY = "room.not_so_many"
    SOMEBODY_GONE = "room.somebody_gone"
    NOT_READY = "room.not_ready"
    STILL_THERE = "room.still_there"
    KEPT_FREE = "room.kept_free"
    HANDING = "room.handing"
    ASKED = "room.asked"
    ASKED_BEFORE = "room.asked_before"
    TOO_MANY_MOVES = "room.too_many_moves"


class Presence(StrEnum):
    """Is a device there?"""

    HERE = "here"
    WEAK = "weak"  # nothing heard for some seconds
    AWAY = "away"  # it said that it is put aside: locked, a call, another app
    LOST = "lost"  # no link


# The room


class Person(msgspec.Struct, frozen=True, array_like=True):
    """A device in the room. Number 0 is the host's."""

    number: Small
    name: Name
    presence: Presence
    ready: bool = False
    watching: bool = False
    ping: Milliseconds = -1  # milliseconds there and back; -1 unknown
    left: bool = False  # it is lost because it said goodbye
    expected: bool = False  # it has not come back since the table was opened again


class Chair(msgspec.Struct, frozen=True, array_like=True):
    """A place at the table: of a device (`person`), of a bot (`level`), or free."""

    name: Name = ""
    mark: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    person: Small | None = None
    level: Level | None = None
    face: Face = ""  # a bot's character

    @property
    def free(self) -> bool:
        return self.person is None and self.level is None


class Room(msgspec.Struct, frozen=True, tag="room"):
    """All there is to see of a room; sent whole whenever anything of it changes."""

    host: Name
    game: Word
    options: Annotated[dict[Word, Word], msgspec.Meta(max_length=32)]
    you: Small
    chairs: Annotated[tuple[Chair, ...], msgspec.Meta(max_length=8)]
    people: Annotated[tuple[Person, ...], msgspec.Meta(max_length=64)]
    playing: bool = False
    owners: Annotated[tuple[Owner, ...], msgspec.Meta(max_length=8)] = ()  # of each seat, once playing
    known: Code = ""  # the deal that will be played, where it is one that people know
    limit: Limit | None = None  # the time for a choice, if the table gives one
    hints: Marks = Marks()  # may one ask a bot for a hint, and who has?


class Sit(msgspec.Struct, frozen=True, tag="sit"):
    """Take a free chair, or rename or recolour one's own."""

    chair: Place
    name: Name
    mark: Small
    match: Key = b""  # during which match; none: in the room


class Rise(msgspec.Struct, frozen=True, tag="rise"):
    """Leave a chair."""

    chair: Place
    match: Key = b""


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """All who play here are ready."""

    yes: bool


class Say(msgspec.Struct, frozen=True, tag="say"):
    """A reaction from the list, or a short text of one's own."""

    reaction: Word = ""
    text: Text = ""


class Said(msgspec.Struct, frozen=True, tag="said"):
    """Somebody in the room said something."""

    person: Small
    reaction: Word = ""
    text: Text = ""


class Replace(msgspec.Struct, frozen=True, tag="replace"):
    """A bot shall play on at a seat whose device is gone, until it comes back; or this turn, for who takes long."""

    seat: Seat


class Asked(msgspec.Struct, frozen=True, tag="asked"):
    """Whoever sits there asks a bot for a hint: everybody is to know."""

    seat: Seat
    match: Key = b""


# The link


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The first word of a guest on every link: who it is, and what it has of the match."""

    name: Name
    match: Key = b""  # which match it knows
    n: Number = -1  # its newest entry
    digest: Digest = b""  # of its views there
    wishes: Count = 0  # the number of its newest wish
    watching: bool = False  # wants no chair


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """The host's first word: as whom the guest is known from now on."""

    member: Annotated[bytes, msgspec.Meta(min_length=8, max_length=8)]
    number: Small
    turn: Turn = 0  # how often the table was given away


class Away(msgspec.Struct, frozen=True, tag="away"):
    """The device is put aside, or taken up again."""

    yes: bool


# The match


class Part(msgspec.Struct, frozen=True, array_like=True):
    """An entry as one seat (None: everybody) may know it."""

    seat: Seat | None
    events: msgspec.Raw  # packed tuple of events; nil: the same as those of the part before
    view: Annotated[bytes, msgspec.Meta(max_length=LARGEST)]  # the packed view, deflated against the one before
    digest: Digest  # of the packed view
    undo: EntryNumber | Refusal
    earliest: EntryNumber  # the oldest entry the seat may be shown
    memory: msgspec.Raw = NIL  # what the seat has learnt, where it does not follow from the events


class Told(msgspec.Struct, frozen=True, tag="told"):
    """A new entry."""

    n: EntryNumber
    kind: Kind
    seat: Seat
    to: EntryNumber
    seated: Seated | None
    bot: bool
    asked: Annotated[tuple[Seat, ...], msgspec.Meta(max_length=8)]
    outcome: Outcome | None
    back: EntryNumber | Refusal  # where all together may step back to
    parts: Annotated[tuple[Part, ...], msgspec.Meta(max_length=9)]
    left: Milliseconds = -1  # for what is asked; -1: as long as it takes


class Began(msgspec.Struct, frozen=True, tag="began"):
    """A match is on; its position follows."""

    match: Key
    setup: Setup
    own: Annotated[tuple[Seat, ...], msgspec.Meta(max_length=8)]
    n: EntryNumber  # the newest entry


class Snap(msgspec.Struct, frozen=True, tag="snap"):
    """The position as it is: for one who joins, comes back after long, or has got something wrong."""

    told: Told
    steps: Annotated[tuple[Step, ...], msgspec.Meta(max_length=100_001)]  # what led here, who gave up, and the newest
    seats: Annotated[tuple[Seated, ...], msgspec.Meta(max_length=8)]
    done: Count  # the newest wish of this device that has been granted
    lost: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0  # entries that the guest had and that are no more


class Offer(msgspec.Struct, frozen=True, tag="offer"):
    """A seat wants to move, having seen entry `after`."""

    seat: Seat
    move: Annotated[str, msgspec.Meta(max_length=2000)]
    after: Number


class Undo(msgspec.Struct, frozen=True, tag="undo"):
    """A seat wants to take back: by right (no `to`), or as far as the table agrees."""

    seat: Seat
    to: Number | None = None


class Agree(msgspec.Struct, frozen=True, tag="agree"):
    """A seat answers a proposal: this one, and no other that came meanwhile."""

    seat: Seat
    yes: bool
    proposer: Seat
    to: Number


class Resign(msgspec.Struct, frozen=True, tag="resign"):
    """A seat gives up."""

    seat: Seat


class Wish(msgspec.Struct, frozen=True, tag="wish"):
    """What a seat of the guest wants, numbered so that it is granted once and no more."""

    number: Count
    what: Offer | Undo | Agree | Resign
    match: Key = b""  # in which match: what comes late is not meant for the next one


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """A wish was granted, or why not."""

    number: Count
    refusal: Refusal | None = None


class Asks(msgspec.Struct, frozen=True, tag="asks"):
    """The table is asked to agree to go back, or no longer."""

    proposal: Proposal | None


class Pause(msgspec.Struct, frozen=True, tag="pause"):
    """Whoever sits there stops the match, or has it go on."""

    seat: Seat
    yes: bool


class Still(msgspec.Struct, frozen=True, tag="still"):
    """At these seats of the guest nobody can choose yet: something is being shown, or lies over the board."""

    seats: Seats


class Timed(msgspec.Struct, frozen=True, tag="timed"):
    """How time stands at the table."""

    times: Times


class Lost(msgspec.Struct, frozen=True, tag="lost"):
    """The guest has got something wrong and wants the position as it is."""


class Recall(msgspec.Struct, frozen=True, tag="recall"):
    """A match that is over: its whole course, from this byte on."""

    match: Key
    n: EntryNumber  # its newest entry; -1: whichever that is
    at: Count = 0


class Recalled(msgspec.Struct, frozen=True, tag="recalled"):
    """A part of it, as a file would hold it, under a lock; nothing where there is none, or it is not over."""

    match: Key
    n: EntryNumber
    at: Count
    whole: Count  # bytes of all of it
    part: Annotated[bytes, msgspec.Meta(max_length=PART)]


class Looked(msgspec.Struct, frozen=True, tag="looked"):
    """Whoever is at the guest has seen how the match ended, and wants nothing of it taken back."""

    match: Key
    leaves: bool = False  # and has gone: only the device waits, for what is still to come of the match


class Unlocks(msgspec.Struct, frozen=True, tag="unlocks"):
    """Nothing of the match is taken back any more: this opens what came of it."""

    match: Key
    n: EntryNumber
    key: Annotated[bytes, msgspec.Meta(min_length=LOCK, max_length=LOCK)]


# Handing the table over


class Heir(msgspec.Struct, frozen=True, tag="heir"):
    """The host asks whether this device will have the table; or no longer asks."""

    asked: bool


class Takes(msgspec.Struct, frozen=True, tag="takes"):
    """Whoever is at the device was asked, and will have the table, or will not."""

    yes: bool


class HandOver(msgspec.Struct, frozen=True, tag="hand_over"):
    """The host gives the whole table to the guest who said yes, hidden things included."""

    table: Handed


class Taken(msgspec.Struct, frozen=True, tag="taken"):
    """The guest has it, safely written down as it was with this entry, and can be found there."""

    match: Key
    n: Number
    addresses: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=80)], ...], msgspec.Meta(max_length=16)]


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """The table goes on elsewhere; whoever sat at it is known there, by a secret that follows from the one it has."""

    host: Name
    addresses: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=80)], ...], msgspec.Meta(max_length=20)]
    turn: Turn  # the how-manieth time this table was given away


class Stayed(msgspec.Struct, frozen=True, tag="stayed"):
    """The table was given to this person, who has all that makes it, and it stays where it was."""

    person: Small
    turn: Turn


FromHost = (
    Welcome
    | Room
    | Said
    | Began
    | Snap
    | Told
    | Answer
    | Asks
    | Timed
    | Recalled
    | Unlocks
    | Ping
    | Pong
    | Bye
    | Heir
    | HandOver
    | Moved
    | Stayed
)
FromGuest = (
    Hello
    | Sit
    | Rise
    | Ready
    | Say
    | Replace
    | Away
    | Wish
    | Pause
    | Still
    | Asked
    | Lost
    | Recall
    | Looked
    | Ping
    | Pong
    | Bye
    | Takes
    | Taken
)
