"""Rahan: positions, moves, events and the words for what is asked and refused.

Nothing is hidden: hands lie open (RAH-16), and of the deck all that is known is which cards are left in it, which
everybody may count. Its order is drawn card by card.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import msgspec

from core.game import Seat
from core.games.rahan.content import CARDS, DUEL, EACH, HELD, KINDS, MOST, SQUARES, Hand
from core.physics import Throw

# What numbers may be, wherever they come from
Square = Annotated[int, msgspec.Meta(ge=0, le=SQUARES - 1)]
_Figure = Annotated[int, msgspec.Meta(ge=-1, le=4)]  # a seat's caveman, or 4: Rahan
_Seat = Annotated[int, msgspec.Meta(ge=-1, le=3)]
_Card = Annotated[int, msgspec.Meta(ge=0, le=KINDS - 1)]
_Four = Annotated[int, msgspec.Meta(ge=-1, le=3)]  # an animal, a beast or a need; -1 none
_Bits = Annotated[int, msgspec.Meta(ge=0, le=15)]
_Few = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
_Large = Annotated[int, msgspec.Meta(ge=0, le=EACH)]
_Die = Annotated[int, msgspec.Meta(ge=1, le=6)]
_Count = Annotated[int, msgspec.Meta(ge=0, le=2**20)]
_Angle = Annotated[int, msgspec.Meta(ge=0, le=35_999)]
_Speed = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
_EachSeat = msgspec.Meta(min_length=2, max_length=4)
_EachNeed = msgspec.Meta(min_length=4, max_length=4)
_EachHeld = msgspec.Meta(min_length=HELD, max_length=HELD)
_EachKind = msgspec.Meta(min_length=KINDS, max_length=KINDS)

InHand = Annotated[tuple[_Few, ...], _EachHeld]  # how many of each kind
Needs = Annotated[tuple[_Large, ...], _EachNeed]
Pile = Annotated[tuple[_Few, ...], _EachKind]
_Cards = Annotated[tuple[_Card, ...], msgspec.Meta(max_length=MOST)]
_Beasts = Annotated[tuple[_Four, ...], msgspec.Meta(max_length=4)]


class Ask(StrEnum):
    """What is asked."""

    TURN = "rahan.ask_turn"
    BESET = "rahan.ask_beset"
    KEEP = "rahan.ask_keep"
    HUNT = "rahan.ask_hunt"
    REPEL = "rahan.ask_repel"
    FIGHT = "rahan.ask_fight"
    CLOSE_IN = "rahan.ask_close_in"
    LOOT = "rahan.ask_loot"
    ASIDE = "rahan.ask_aside"


FLICKS = (Ask.HUNT, Ask.REPEL, Ask.FIGHT)


class Reason(StrEnum):
    """Why a move is refused."""

    NOT_YOUR_TURN = "rahan.not_your_turn"
    NOT_ASKED = "rahan.not_asked"
    BAD_NUMBER = "rahan.bad_number"
    HAND_FULL = "rahan.hand_full"
    NOT_THREE = "rahan.not_three"
    NOT_HELD = "rahan.not_held"
    NO_STEP_CARD = "rahan.no_step_card"
    NO_RAHAN_CARD = "rahan.no_rahan_card"
    NO_WEAPON = "rahan.no_weapon"
    NO_KNIFE = "rahan.no_knife"
    NO_COMBAT = "rahan.no_combat"
    STAYS = "rahan.stays"
    NOT_STRAIGHT = "rahan.not_straight"
    TOO_FAR = "rahan.too_far"
    BLOCKED = "rahan.blocked"
    BEAST_FIRST = "rahan.beast_first"
    MUST_SHOOT = "rahan.must_shoot"
    ROLL_FIRST = "rahan.roll_first"
    HAS_FOOD = "rahan.has_food"
    NO_ANIMAL = "rahan.no_animal"
    NO_BEAST = "rahan.no_beast"
    OTHERS_BEAST = "rahan.others_beast"
    KNIFE_ANIMALS = "rahan.knife_animals"
    YOURSELF = "rahan.yourself"
    TOO_SOFT = "rahan.too_soft"
    TOO_HARD = "rahan.too_hard"
    NOT_DRAWN = "rahan.not_drawn"
    NOT_FREE = "rahan.not_free"
    NOT_THERE = "rahan.not_there"


class End(StrEnum):
    """Why the match ended."""

    HOME = "rahan.home"


class Position(msgspec.Struct, gc=False):
    """All there is to know, and everybody knows it.

    Large because a position is copied at every move, and one flat thing is copied fastest.
    """

    players: Annotated[int, msgspec.Meta(ge=2, le=4)]
    ask: Ask | None
    turn: _Seat  # whose turn it is
    who: _Seat  # who is asked: in a combat and when somebody steps aside also another; -1 at the end
    turns: Annotated[tuple[_Count, ...], _EachSeat]  # begun by each seat
    winner: _Seat
    # What stands on the board
    cavemen: Annotated[tuple[Square, ...], _EachSeat]
    rahan: Square
    animals: _Bits
    beset: Annotated[tuple[_Four, ...], _EachSeat]  # by which beast each seat is; those beasts stand
    # What lies before the players, in the deck and beside it
    hands: Annotated[tuple[InHand, ...], _EachSeat]
    needs: Annotated[tuple[Needs, ...], _EachSeat]
    combat: _Bits  # seats that have their combat card
    deck: Pile
    discards: Pile
    # Within a turn
    drawn: _Bits  # beasts of which one is kept
    shots: _Few  # that are left of those paid for
    knife: bool  # paid for by a knife
    foe: _Seat  # who is attacked; -1: no combat
    fired: Annotated[int, msgspec.Meta(ge=0, le=DUEL)]  # shots of this combat
    aside: Annotated[tuple[_Figure, ...], msgspec.Meta(max_length=5)]  # figures that have yet to step aside
    # The table's choices
    steadiness: Annotated[tuple[Hand, ...], _EachSeat]
    follow: bool  # a hunter goes where the flint fell (RAH-34)


class State(Position):
    """A match as the rules know it."""


class View(Position):
    """A match as a seat sees it: all of it."""

    seat: Seat | None = None
    question: Ask | None = None


class Memory(msgspec.Struct, frozen=True):
    """Nothing is ever hidden."""


# Moves


class Draw(msgspec.Struct, frozen=True, tag="draw", gc=False):
    """Roll the die and draw so many cards."""


class Exchange(msgspec.Struct, frozen=True, tag="exchange", gc=False):
    """Three of one's cards for three new ones; kinds in rising order."""

    cards: tuple[int, ...]


class Go(msgspec.Struct, frozen=True, tag="go", gc=False):
    """The caveman goes to a square: which card that takes follows."""

    to: int


class Lead(msgspec.Struct, frozen=True, tag="lead", gc=False):
    """Rahan is moved to a square."""

    to: int


class Shoot(msgspec.Struct, frozen=True, tag="shoot", gc=False):
    """So many weapon cards are spent, to hunt or to get rid of a beast (-1: to hunt)."""

    weapons: int
    beast: int = -1


class Knife(msgspec.Struct, frozen=True, tag="knife", gc=False):
    """A knife card is spent, to hunt; against a beast it does not serve."""

    beast: int = -1


class Fight(msgspec.Struct, frozen=True, tag="fight", gc=False):
    """The combat card is played against a seat."""

    foe: int


class Keep(msgspec.Struct, frozen=True, tag="keep", gc=False):
    """Of several beasts drawn at once, this one."""

    beast: int


class Flick(msgspec.Struct, frozen=True, tag="flick", gc=False):
    """The flint is flicked."""

    angle: int  # 0.01°, from right to down
    speed: int  # mm/s


class Step(msgspec.Struct, frozen=True, tag="step", gc=False):
    """A figure steps aside, or a fighter towards the other."""

    to: int


class Loot(msgspec.Struct, frozen=True, tag="loot", gc=False):
    """The card that whoever was hit gives away."""

    need: int


Move = Draw | Exchange | Go | Lead | Shoot | Knife | Fight | Keep | Flick | Step | Loot


# Events


class Begins(msgspec.Struct, frozen=True, tag="begins"):
    """All rolled the die, on a tie some again; the highest begins. No rolls: the table chose who does."""

    rolls: Annotated[tuple[tuple[Seat, _Die], ...], msgspec.Meta(max_length=400)]
    seat: Seat


class Given(msgspec.Struct, frozen=True, tag="given"):
    """Cards a seat has from the start, by the table's choice."""

    seat: Seat
    cards: _Cards


class Rolled(msgspec.Struct, frozen=True, tag="rolled"):
    """The die says how many cards are drawn."""

    seat: Seat
    die: _Die


class Drew(msgspec.Struct, frozen=True, tag="drew"):
    """Cards came from the deck, in this order; beasts too."""

    seat: Seat
    cards: _Cards


class Shuffled(msgspec.Struct, frozen=True, tag="shuffled"):
    """The deck was empty: so many cards that lay beside it are shuffled."""

    cards: Annotated[int, msgspec.Meta(ge=0, le=CARDS)]


class Exchanged(msgspec.Struct, frozen=True, tag="exchanged"):
    """A seat laid down these cards for as many new ones."""

    seat: Seat
    cards: _Cards


class Sent(msgspec.Struct, frozen=True, tag="sent"):
    """Beasts that were drawn and not kept: their cards go beside the deck."""

    seat: Seat
    beasts: _Beasts


class Came(msgspec.Struct, frozen=True, tag="came"):
    """A beast stands on its square, and a seat is beset by it."""

    seat: Seat
    beast: _Four
    square: Square


class Went(msgspec.Struct, frozen=True, tag="went"):
    """A caveman moved by a card."""

    seat: Seat
    start: Square
    goal: Square


class Led(msgspec.Struct, frozen=True, tag="led"):
    """A seat moved Rahan by a card."""

    seat: Seat
    start: Square
    goal: Square


class Gained(msgspec.Struct, frozen=True, tag="gained"):
    """A seat takes a large card, from its pile (-1) or from a seat that holds several."""

    seat: Seat
    need: _Four
    source: _Seat


class Had(msgspec.Struct, frozen=True, tag="had"):
    """A seat would take a large card, but holds one of the kind."""

    seat: Seat
    need: _Four


class Armed(msgspec.Struct, frozen=True, tag="armed"):
    """A seat spent weapon cards, or a knife (0), to hunt (-1) or against its beast."""

    seat: Seat
    weapons: _Few
    beast: _Four


class Challenged(msgspec.Struct, frozen=True, tag="challenged"):
    """A seat played its combat card."""

    seat: Seat
    foe: Seat


class Threw(msgspec.Struct, frozen=True, tag="threw"):
    """The flint was flicked from a square, so strongly in this direction, and this is what happened.

    Numbers of what it could hit, here and in the throw: 0 to 3 animals, 4 to 7 beasts, 8 to 11 cavemen.
    """

    seat: Seat
    start: Square
    aims: Annotated[tuple[Annotated[int, msgspec.Meta(ge=0, le=11)], ...], msgspec.Meta(max_length=4)]
    angle: _Angle
    speed: _Speed
    roll: Throw


class Caught(msgspec.Struct, frozen=True, tag="caught"):
    """An animal was hit."""

    seat: Seat
    animal: _Four


class Repelled(msgspec.Struct, frozen=True, tag="repelled"):
    """A seat is rid of its beast."""

    seat: Seat
    beast: _Four


class Struck(msgspec.Struct, frozen=True, tag="struck"):
    """A fighter hit the other."""

    seat: Seat
    foe: Seat


class Landed(msgspec.Struct, frozen=True, tag="landed"):
    """After a miss the caveman is where the flint fell; where that is off the board it stays."""

    seat: Seat
    start: Square
    goal: Square
    off: bool


class ClosedIn(msgspec.Struct, frozen=True, tag="closed_in"):
    """After a miss a fighter stepped towards the other."""

    seat: Seat
    start: Square
    goal: Square


class SteppedAside(msgspec.Struct, frozen=True, tag="aside"):
    """A figure made room: a seat's caveman, or Rahan."""

    figure: _Figure
    start: Square
    goal: Square


class Looted(msgspec.Struct, frozen=True, tag="looted"):
    """Whoever hit takes this card from whoever was hit; -1: there was none."""

    seat: Seat
    foe: Seat
    need: _Four


class Parted(msgspec.Struct, frozen=True, tag="parted"):
    """A combat ended without result."""

    seat: Seat
    foe: Seat


class Returned(msgspec.Struct, frozen=True, tag="returned"):
    """An animal stands on its square again."""

    animal: _Four
    square: Square


class Home(msgspec.Struct, frozen=True, tag="home"):
    """A seat is home with everything."""

    seat: Seat


Event = (
    Begins
    | Given
    | Rolled
    | Drew
    | Shuffled
    | Exchanged
    | Sent
    | Came
    | Went
    | Led
    | Gained
    | Had
    | Armed
    | Challenged
    | Threw
    | Caught
    | Repelled
    | Struck
    | Landed
    | ClosedIn
    | SteppedAside
    | Looted
    | Parted
    | Returned
    | Home
)
