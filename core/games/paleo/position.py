"""Paleo: positions, moves, events and the words for what is asked and refused."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from core.game import Seat
from core.games.paleo.content import LIMITED
from core.physics import Roll

Place = tuple[int, ...]  # x and y in thousandths of a millimetre; () where there is none
Reef = tuple[int, ...]  # x and y in 0.1 mm, angle in 0.01°; () where none lies


class Ask(StrEnum):
    """What is asked."""

    REEF = "paleo.ask_reef"
    MOVE_REEF = "paleo.ask_move_reef"
    LINE_UP = "paleo.ask_line_up"
    FLICK = "paleo.ask_flick"
    EXCHANGE = "paleo.ask_exchange"
    CIRCLE = "paleo.ask_circle"


class Reason(StrEnum):
    """Why a move is refused."""

    NOT_YOUR_TURN = "paleo.not_your_turn"
    NOT_ASKED = "paleo.not_asked"
    BAD_NUMBER = "paleo.bad_number"
    REEF_OFF = "paleo.reef_off"
    REEF_IN_CAMP = "paleo.reef_in_camp"
    REEF_IN_ADVANCED = "paleo.reef_in_advanced"
    REEF_IN_SANCTUARY = "paleo.reef_in_sanctuary"
    REEF_ON_GATE = "paleo.reef_on_gate"
    REEF_ON_REEF = "paleo.reef_on_reef"
    REEF_NEAR_REEF = "paleo.reef_near_reef"
    REEF_NEAR_FACADE = "paleo.reef_near_facade"
    REEF_NEAR_RIM = "paleo.reef_near_rim"
    REEF_NEAR_GATE = "paleo.reef_near_gate"
    REEF_OUTSIDE = "paleo.reef_outside"
    REEF_NOT_THERE = "paleo.reef_not_there"
    REEF_DONE = "paleo.reef_done"
    NO_LINE_UP = "paleo.no_line_up"
    PARTNERS = "paleo.partners"
    CAPTURED = "paleo.captured"
    NO_SUCH_PAWN = "paleo.no_such_pawn"
    TOO_SOFT = "paleo.too_soft"
    TOO_HARD = "paleo.too_hard"
    NOTHING_NEAR = "paleo.nothing_near"
    NOT_HELD = "paleo.not_held"
    NO_CIRCLE = "paleo.no_circle"


class End(StrEnum):
    """Why the match ended."""

    POINTS = "paleo.points"
    UNSCORED = "paleo.unscored"


class How(StrEnum):
    """How a round ended."""

    GATE = "paleo.round_gate"
    CAPTURE = "paleo.round_capture"
    UNSCORED = "paleo.round_unscored"


class Position(msgspec.Struct, gc=False):
    """All there is to know; only line-ups that are not yet revealed are secret."""

    players: int
    ask: Ask | None
    turn: Seat  # who is asked, but for the line-up
    beginner: int  # the side that began the round
    round: int
    points: tuple[int, int]
    unscored: int
    # Reefs
    reefs: tuple[Reef, ...]  # five of side 0, then five of side 1; () where none lies yet
    step: int  # how many reefs were handled this round
    handled: int  # which, as bits
    # Pawns
    ready: int  # seats that have lined up, as bits
    places: tuple[Place, ...]  # () where a pawn is not on the board
    captured: int  # pawns the other side holds, as bits
    keys: int  # keys taken, as bits
    flicks: tuple[int, int]
    flicker: tuple[int, int]  # of each side: which partner flicks next
    # What follows a roll
    flicked: int  # the pawn; -1 before the first
    entered: tuple[tuple[int, int], ...]  # pawns still to be put back, with their sanctuaries
    struck: tuple[int, ...]  # pawns captured by this flick, whom nobody may free yet
    limit: int = LIMITED  # flicks by each side until a round ends unscored; matches of older rules go on with theirs


class State(Position):
    """A match as the rules know it."""


class View(Position):
    """A match as a seat sees it: of line-ups only those it may know."""

    seat: Seat | None = None
    question: Ask | None = None
    alone: bool = False  # what it is asked is decided where nobody else looks (PAL-17)


class Memory(msgspec.Struct, frozen=True):
    """Nothing that was seen is ever hidden again."""


# Moves


class Put(msgspec.Struct, frozen=True, tag="reef", gc=False):
    """Place a reef, or move one between rounds; a side's reefs are 0 to 4."""

    reef: int
    x: int
    y: int
    angle: int


class Keep(msgspec.Struct, frozen=True, tag="keep", gc=False):
    """Between rounds: leave a reef where it lies."""

    reef: int


class LineUp(msgspec.Struct, frozen=True, tag="line", gc=False):
    """The circle of each of one's pawns, by their numbers."""

    circles: tuple[int, ...]


class Flick(msgspec.Struct, frozen=True, tag="flick", gc=False):
    """Flick a pawn by its number; `off`: moved off what it lies against first (PAL-21)."""

    pawn: int
    angle: int  # 0.01°
    speed: int  # mm/s
    off: bool = False


class Exchange(msgspec.Struct, frozen=True, tag="exchange", gc=False):
    """For the pawn that entered take back a captured one, by its number; 0: take none."""

    pawn: int


class Circle(msgspec.Struct, frozen=True, tag="circle", gc=False):
    """Put the pawn on this circle of the base camp."""

    circle: int


Move = Put | Keep | LineUp | Flick | Exchange | Circle


# Events


class Begun(msgspec.Struct, frozen=True, tag="round"):
    """A round begins."""

    round: int
    beginner: int


class Laid(msgspec.Struct, frozen=True, tag="laid"):
    """A reef was placed, moved or kept."""

    seat: Seat
    side: int
    reef: int
    place: Reef


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """A seat has lined up; only its own side is told the circles."""

    seat: Seat
    circles: tuple[int, ...]
    known_to: tuple[Seat, ...]


class Revealed(msgspec.Struct, frozen=True, tag="revealed"):
    """All stand in the open."""

    places: tuple[Place, ...]


class Rolled(msgspec.Struct, frozen=True, tag="rolled"):
    """A pawn was flicked, and this is what happened."""

    seat: Seat
    pawn: int
    off: Place  # where it was moved first; () when it was not
    angle: int
    speed: int
    roll: Roll


class Entered(msgspec.Struct, frozen=True, tag="entered"):
    """A pawn had passed a doorway: it is saved, and may have taken the key."""

    pawn: int
    sanctuary: int
    key: bool


class Exchanged(msgspec.Struct, frozen=True, tag="exchanged"):
    """A pawn went to the other side for one that came back."""

    gave: int
    got: int


class Back(msgspec.Struct, frozen=True, tag="back"):
    """A pawn stands in its base camp again."""

    pawn: int
    place: Place


class Captured(msgspec.Struct, frozen=True, tag="captured"):
    """A pawn is captured: touched, or because it jumped out."""

    pawn: int
    out: bool


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """A side opened the gate."""

    side: int


class RoundOver(msgspec.Struct, frozen=True, tag="over"):
    """A round ended: who won it (-1 nobody), how, and the points since."""

    winner: int
    how: How
    points: tuple[int, int]


Event = Begun | Laid | Ready | Revealed | Rolled | Entered | Exchanged | Back | Captured | Opened | RoundOver
