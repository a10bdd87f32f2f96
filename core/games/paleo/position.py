"""Paleo: positions, moves, events and the words for what is asked and refused."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import msgspec

from core.game import Seat
from core.games.paleo.content import LIMITED, NUMBERS, PAWNS, REEFS
from core.physics import Roll

# What numbers may be, wherever they come from
_Side = Annotated[int, msgspec.Meta(ge=-1, le=1)]  # -1: neither
_Pawn = Annotated[int, msgspec.Meta(ge=-1, le=PAWNS - 1)]
_Pawns = Annotated[int, msgspec.Meta(ge=0, le=2**PAWNS - 1)]  # as bits
_Few = Annotated[int, msgspec.Meta(ge=-1, le=255)]  # seats, circles, sanctuaries, points
_Count = Annotated[int, msgspec.Meta(ge=0, le=2**20)]
_Thousandths = Annotated[int, msgspec.Meta(ge=-400_000, le=400_000)]
_Hundredths = Annotated[int, msgspec.Meta(ge=-40_000, le=40_000)]
_AtMostPawns = msgspec.Meta(max_length=PAWNS)
_Entered = Annotated[tuple[tuple[_Pawn, _Few], ...], _AtMostPawns]

# x and y in thousandths of a millimetre; () where there is none
Place = Annotated[tuple[_Thousandths, ...], msgspec.Meta(max_length=2)]
# x and y in 0.1 mm, angle in 0.01°; () where none lies
Reef = Annotated[tuple[_Hundredths, ...], msgspec.Meta(max_length=3)]
_Reefs = Annotated[tuple[Reef, ...], msgspec.Meta(min_length=2 * REEFS, max_length=2 * REEFS)]
Places = Annotated[tuple[Place, ...], msgspec.Meta(min_length=PAWNS, max_length=PAWNS)]


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

    players: Annotated[int, msgspec.Meta(ge=2, le=4)]
    ask: Ask | None
    turn: Annotated[int, msgspec.Meta(ge=-1, le=3)]  # who is asked, but for the line-up
    beginner: _Side  # the side that began the round
    round: _Count
    points: tuple[_Few, _Few]
    unscored: _Count
    # Reefs
    reefs: _Reefs  # five of side 0, then five of side 1; () where none lies yet
    step: Annotated[int, msgspec.Meta(ge=0, le=2 * REEFS)]  # how many reefs were handled this round
    handled: Annotated[int, msgspec.Meta(ge=0, le=2 ** (2 * REEFS) - 1)]  # which, as bits
    # Pawns
    ready: Annotated[int, msgspec.Meta(ge=0, le=15)]  # seats that have lined up, as bits
    places: Places  # () where a pawn is not on the board
    captured: _Pawns  # pawns the other side holds, as bits
    keys: Annotated[int, msgspec.Meta(ge=0, le=15)]  # keys taken, as bits
    flicks: tuple[_Count, _Count]
    flicker: tuple[_Side, _Side]  # of each side: which partner flicks next
    # What follows a roll
    flicked: _Pawn  # the pawn; -1 before the first
    entered: _Entered  # pawns still to be put back, with their sanctuaries
    struck: Annotated[tuple[_Pawn, ...], _AtMostPawns]  # pawns captured by this flick, whom nobody may free yet
    limit: _Count = LIMITED  # flicks by each side until a round ends unscored; matches of older rules go on with theirs


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

    round: _Count
    beginner: _Side


class Laid(msgspec.Struct, frozen=True, tag="laid"):
    """A reef was placed, moved or kept."""

    seat: Seat
    side: _Side
    reef: _Few
    place: Reef


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """A seat has lined up; only its own side is told the circles."""

    seat: Seat
    circles: Annotated[tuple[_Few, ...], msgspec.Meta(max_length=NUMBERS)]
    known_to: Annotated[tuple[Seat, ...], msgspec.Meta(max_length=4)]


class Revealed(msgspec.Struct, frozen=True, tag="revealed"):
    """All stand in the open."""

    places: Places


class Rolled(msgspec.Struct, frozen=True, tag="rolled"):
    """A pawn was flicked, and this is what happened."""

    seat: Seat
    pawn: _Pawn
    off: Place  # where it was moved first; () when it was not
    angle: _Count
    speed: _Count
    roll: Roll


class Entered(msgspec.Struct, frozen=True, tag="entered"):
    """A pawn had passed a doorway: it is saved, and may have taken the key."""

    pawn: _Pawn
    sanctuary: _Few
    key: bool


class Exchanged(msgspec.Struct, frozen=True, tag="exchanged"):
    """A pawn went to the other side for one that came back."""

    gave: _Pawn
    got: _Pawn


class Back(msgspec.Struct, frozen=True, tag="back"):
    """A pawn stands in its base camp again."""

    pawn: _Pawn
    place: Place


class Captured(msgspec.Struct, frozen=True, tag="captured"):
    """A pawn is captured: touched, or because it jumped out."""

    pawn: _Pawn
    out: bool


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """A side opened the gate."""

    side: _Side


class RoundOver(msgspec.Struct, frozen=True, tag="over"):
    """A round ended: who won it (-1 nobody), how, and the points since."""

    winner: _Side
    how: How
    points: tuple[_Few, _Few]


Event = Begun | Laid | Ready | Revealed | Rolled | Entered | Exchanged | Back | Captured | Opened | RoundOver
