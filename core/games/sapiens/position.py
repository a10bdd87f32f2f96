"""Sapiens: positions, moves, events and the words for what is asked and refused."""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import Annotated

import msgspec

from core.game import Seat
from core.games.sapiens.content import BEARS, COMMON, KINDS, RESERVE, SCENES, SQUARES, STEAKS, TILES

COMMON_PLACE = 4  # where tiles lie: a seat's reserve by its number, or the common reserve

# Where a mountain token is when it is not on a square.
HELD, USED, DISCARDED = -1, -2, -3


class Ask(StrEnum):
    """What is asked."""

    START = "sapiens.ask_start"
    LAY = "sapiens.ask_lay"
    ABANDON = "sapiens.ask_abandon"
    STUCK = "sapiens.ask_stuck"
    TOLL = "sapiens.ask_toll"
    ORDER = "sapiens.ask_order"
    FEAST = "sapiens.ask_feast"
    GATHERING = "sapiens.ask_gathering"
    RITUAL = "sapiens.ask_ritual"
    BRAWL = "sapiens.ask_brawl"
    WATER = "sapiens.ask_water"
    CAMP = "sapiens.ask_camp"
    HUNT = "sapiens.ask_hunt"
    FIRE = "sapiens.ask_fire"
    REFILL = "sapiens.ask_refill"
    REMOVE = "sapiens.ask_remove"
    LAST = "sapiens.ask_last"


EFFECTS = (Ask.FEAST, Ask.GATHERING, Ask.RITUAL, Ask.BRAWL, Ask.WATER, Ask.CAMP, Ask.HUNT, Ask.FIRE)  # by scene


class Reason(StrEnum):
    """Why a move is refused."""

    NOT_YOUR_TURN = "sapiens.not_your_turn"
    NOT_ASKED = "sapiens.not_asked"
    NOT_PENDING = "sapiens.not_pending"
    NO_SQUARE = "sapiens.no_square"
    NOT_NEIGHBOURS = "sapiens.not_neighbours"
    NO_TILE = "sapiens.no_tile"
    NO_MOUNTAIN_TILE = "sapiens.no_mountain_tile"
    COVERED = "sapiens.covered"
    BEAR_THERE = "sapiens.bear_there"
    WATERFALL = "sapiens.waterfall"
    MOUNTAIN = "sapiens.on_mountain"
    NOT_BORDER = "sapiens.not_border"
    NEEDS_FOREST = "sapiens.needs_forest"
    OTHER_TOKEN = "sapiens.other_token"
    NO_MATCH = "sapiens.no_match"
    OLD_TRIBE = "sapiens.old_tribe"
    NOT_CONNECTED = "sapiens.not_connected"
    NEEDS_CAVE = "sapiens.needs_cave"
    START_TOKEN = "sapiens.start_token"
    NO_MOUNTAIN_START = "sapiens.no_mountain_start"
    TOKEN_NOT_HELD = "sapiens.token_not_held"
    TOKEN_SECOND = "sapiens.token_second"
    TOKEN_NOT_NOW = "sapiens.token_not_now"
    NO_TOKEN_THERE = "sapiens.no_token_there"
    TOKENS_STILL_THERE = "sapiens.tokens_still_there"
    TOKEN_COVERED = "sapiens.token_covered"
    NO_BRAWL_THERE = "sapiens.no_brawl_there"
    RECALL_NOT_NOW = "sapiens.recall_not_now"
    NO_BRAWL_LEFT = "sapiens.no_brawl_left"
    BRAWL_STILL_HELD = "sapiens.brawl_still_held"
    SAME_TILE = "sapiens.same_tile"
    OWN_TILE = "sapiens.own_tile"
    NOTHING_TO_CONVERT = "sapiens.nothing_to_convert"
    NO_STEAK_LEFT = "sapiens.no_steak_left"
    OWN_BOARD = "sapiens.own_board"
    NO_BEAR_LEFT = "sapiens.no_bear_left"
    NO_BEAR_HERE = "sapiens.no_bear_here"
    BEAR_APART = "sapiens.bear_apart"
    BEAR_PLACE = "sapiens.bear_place"
    NO_TOLL = "sapiens.no_toll"


class End(StrEnum):
    """Why the match ended."""

    TILES_GONE = "sapiens.tiles_gone"
    ALL_FINISHED = "sapiens.all_finished"


class How(IntEnum):
    """For what a tile is laid."""

    START = 0
    MAIN = 1
    FEAST = 2
    ABANDON = 3
    FORCED = 4  # a start without a matching token (SAP-18)


# What numbers may be, wherever they come from
_Turn = Annotated[int, msgspec.Meta(ge=0, le=3)]
_Valley = Annotated[int, msgspec.Meta(ge=0, le=63)]
_Square = Annotated[int, msgspec.Meta(ge=0, le=SQUARES - 1)]
_Spot = Annotated[int, msgspec.Meta(ge=DISCARDED, le=SQUARES - 1)]  # a square, or what stands for none
_Scene = Annotated[int, msgspec.Meta(ge=-1, le=SCENES)]
_Slot = Annotated[int, msgspec.Meta(ge=-1, le=COMMON - 1)]
_Where = Annotated[int, msgspec.Meta(ge=-1, le=COMMON_PLACE)]
_Tile = Annotated[int, msgspec.Meta(ge=-1, le=2**13 - 1)]
_Code = Annotated[int, msgspec.Meta(ge=0, le=255)]  # what lies on a square
_Points = Annotated[int, msgspec.Meta(ge=-10_000, le=10_000)]
_EachScene = msgspec.Meta(min_length=SCENES, max_length=SCENES)
_AtMostScenes = msgspec.Meta(max_length=SCENES)
_EachSeat = msgspec.Meta(min_length=2, max_length=4)
_Unseen = Annotated[tuple[_Code, ...], msgspec.Meta(min_length=len(KINDS), max_length=len(KINDS))]
_Common = Annotated[tuple[_Tile, ...], msgspec.Meta(min_length=COMMON, max_length=COMMON)]
_Two = Annotated[tuple[_Square, ...], msgspec.Meta(max_length=2)]
_Owners = Annotated[tuple[_Turn, ...], msgspec.Meta(max_length=12)]
_Reserve = Annotated[tuple[_Tile, ...], msgspec.Meta(min_length=RESERVE, max_length=RESERVE)]
_Board = Annotated[tuple[_Code, ...], msgspec.Meta(min_length=SQUARES, max_length=SQUARES)]
_Tokens = Annotated[tuple[_Spot, ...], _EachScene]
_Squares = Annotated[tuple[_Square, ...], msgspec.Meta(max_length=SQUARES)]
_Scores = Annotated[tuple[_Points, ...], _EachSeat]


class Position(msgspec.Struct, gc=False):
    """All there is to know, and all of it is public: only the order of what is still to be drawn is not settled.

    Large because a position is copied at every move, and one flat thing is copied fastest.
    """

    players: Annotated[int, msgspec.Meta(ge=2, le=4)]
    first: _Turn
    turn: _Turn
    ask: Ask | None
    round: Annotated[int, msgspec.Meta(ge=0, le=1000)]  # 0: the starting caves
    pile: Annotated[int, msgspec.Meta(ge=0, le=TILES)]  # tiles that can still be drawn
    unseen: _Unseen  # for each kind, tiles nobody has seen: those of the pile, and those that stay out
    common: _Common
    reserves: Annotated[tuple[_Reserve, ...], _EachSeat]
    valleys: Annotated[tuple[_Valley, ...], _EachSeat]
    boards: Annotated[tuple[_Board, ...], _EachSeat]
    tokens: Annotated[tuple[_Tokens, ...], _EachSeat]  # for each seat and scene: a square, HELD, USED or DISCARDED
    food: _Scores
    shelter: _Scores
    steaks: Annotated[tuple[Annotated[int, msgspec.Meta(ge=0, le=STEAKS)], ...], _EachSeat]
    bears: Annotated[int, msgspec.Meta(ge=0, le=BEARS)]  # in the supply
    finished: Annotated[int, msgspec.Meta(ge=0, le=15)]  # seats, as bits
    mountains: _Code  # mountain tiles that wait, as bits of their scenes
    # The turn
    played: bool  # a mountain token was played
    placed: bool  # the turn's placement is made, all of it
    took: bool  # refilling has begun
    plain: bool  # gathering may lie on plain
    queue: Annotated[tuple[_Scene, ...], _AtMostScenes]  # scenes whose effects wait
    by_token: bool  # the effect asked about comes from a mountain token
    how: How  # for what the last tile was laid
    fresh: _Two  # the two squares it covers; none before the first
    toll: _Owners  # owners of brawl tokens on it that are still to be resolved
    cave: _Spot  # the covered cave whose shelter is to be scored; -1: none
    worth: _Points  # and how much that is


class State(Position):
    """A match as the rules know it."""


class View(Position):
    """A match as a seat sees it."""

    seat: Seat | None
    question: Ask | None


# Moves


class Lay(msgspec.Struct, frozen=True, tag="lay", gc=False):
    """The tile of a slot, its first scene on one square and its second on the other.

    With `mountain`: that tile is discarded, and the mountain tile of this scene laid, its mountain on `second`.
    """

    slot: int
    first: int
    second: int
    mountain: int = -1


class First(msgspec.Struct, frozen=True, tag="first", gc=False):
    """Of two effects this one first."""

    scene: int


class Gain(msgspec.Struct, frozen=True, tag="gain", gc=False):
    """What a gathering or a camp gives."""


class Hunt(msgspec.Struct, frozen=True, tag="hunt", gc=False):
    """Take a steak, and convert all of them or not."""

    convert: bool


class Ritual(msgspec.Struct, frozen=True, tag="ritual", gc=False):
    """Take this mountain token."""

    scene: int


class Brawl(msgspec.Struct, frozen=True, tag="brawl", gc=False):
    """Put a brawl token on the tile of a slot at a place; one from another tile when none is left."""

    place: int
    slot: int
    from_place: int = -1
    from_slot: int = -1


class Swap(msgspec.Struct, frozen=True, tag="swap", gc=False):
    """Exchange the tile of an own slot with another."""

    slot: int
    place: int
    other: int


class Bear(msgspec.Struct, frozen=True, tag="bear", gc=False):
    """Put a bear on another player's square."""

    seat: Seat
    square: int


class Chase(msgspec.Struct, frozen=True, tag="chase", gc=False):
    """Remove a bear from a square of one's own."""

    square: int


class Toll(msgspec.Struct, frozen=True, tag="toll", gc=False):
    """Resolve a brawl token of this owner next."""

    owner: Seat


class Play(msgspec.Struct, frozen=True, tag="play", gc=False):
    """Play a mountain token."""

    scene: int


class Recall(msgspec.Struct, frozen=True, tag="recall", gc=False):
    """Take back a brawl token of one's own."""

    place: int
    slot: int


class Take(msgspec.Struct, frozen=True, tag="take", gc=False):
    """Take a tile of the common reserve."""

    slot: int


class Remove(msgspec.Struct, frozen=True, tag="remove", gc=False):
    """Remove a tile of the common reserve from the match."""

    slot: int


class Pass(msgspec.Struct, frozen=True, tag="pass", gc=False):
    """Decline the effect, or leave it at that."""


Move = Lay | First | Gain | Hunt | Ritual | Brawl | Swap | Bear | Chase | Toll | Play | Recall | Take | Remove | Pass


# Events


class Settled(msgspec.Struct, frozen=True, tag="settled"):
    """A seat has its valley and its mountain tokens: the square of each scene's."""

    seat: Seat
    valley: _Valley
    tokens: _Tokens


class Turned(msgspec.Struct, frozen=True, tag="turned"):
    """Tiles of the draw pile come to light in slots of a place."""

    place: _Where
    slots: Annotated[tuple[_Slot, ...], _AtMostScenes]
    tiles: Annotated[tuple[_Tile, ...], _AtMostScenes]


class Laid(msgspec.Struct, frozen=True, tag="laid"):
    """A tile was laid; `scenes` lie on `squares`."""

    seat: Seat
    slot: _Slot
    scenes: tuple[_Scene, _Scene]
    squares: tuple[_Square, _Square]
    how: How


class Tolled(msgspec.Struct, frozen=True, tag="tolled"):
    """A brawl token was resolved."""

    seat: Seat
    owner: Seat
    paid: _Points


class Fed(msgspec.Struct, frozen=True, tag="fed"):
    """Connected scenes scored the food of their squares."""

    seat: Seat
    squares: _Squares
    food: Annotated[tuple[_Points, ...], msgspec.Meta(max_length=SQUARES)]


class Gained(msgspec.Struct, frozen=True, tag="gained"):
    """A scene or mountain token gave points."""

    seat: Seat
    scene: _Scene
    food: _Points
    shelter: _Points


class Sheltered(msgspec.Struct, frozen=True, tag="sheltered"):
    """A cave was reached; its token, if any, was taken or discarded."""

    seat: Seat
    square: _Spot
    shelter: _Points
    token: _Scene
    taken: bool


class TokenTaken(msgspec.Struct, frozen=True, tag="token"):
    """A ritual gave a mountain token: from the square, or back from those played (USED)."""

    seat: Seat
    scene: _Scene
    square: _Spot


class TokenPlayed(msgspec.Struct, frozen=True, tag="played"):
    """A mountain token was played."""

    seat: Seat
    scene: _Scene


class Brawled(msgspec.Struct, frozen=True, tag="brawled"):
    """A brawl token was put on a tile, perhaps from another."""

    seat: Seat
    place: _Where
    slot: _Slot
    from_place: _Where
    from_slot: _Slot


class Recalled(msgspec.Struct, frozen=True, tag="recalled"):
    """A brawl token was taken back."""

    seat: Seat
    place: _Where
    slot: _Slot


class Swapped(msgspec.Struct, frozen=True, tag="swapped"):
    """Two tiles changed places."""

    seat: Seat
    slot: _Slot
    place: _Where
    other: _Slot
    gave: _Tile
    got: _Tile


class Hunted(msgspec.Struct, frozen=True, tag="hunted"):
    """Steaks taken, and steaks converted to food."""

    seat: Seat
    steaks: _Points
    converted: _Points
    food: _Points


class BearPut(msgspec.Struct, frozen=True, tag="bear"):
    """A bear came to somebody's square."""

    seat: Seat
    victim: Seat
    square: _Square
    shelter: _Points


class BearGone(msgspec.Struct, frozen=True, tag="chased"):
    """A bear was removed from a square of one's own."""

    seat: Seat
    square: _Square


class Declined(msgspec.Struct, frozen=True, tag="declined"):
    """An effect was declined, or lost because nothing could be done."""

    seat: Seat
    scene: _Scene
    lost: bool


class Finished(msgspec.Struct, frozen=True, tag="finished"):
    """A player can lay no more."""

    seat: Seat


class Taken(msgspec.Struct, frozen=True, tag="taken"):
    """A tile went from the common reserve to a reserve."""

    seat: Seat
    slot: _Slot
    goal: _Slot


class Removed(msgspec.Struct, frozen=True, tag="removed"):
    """A tile of the common reserve left the match."""

    seat: Seat
    slot: _Slot
    tile: _Tile


Event = (
    Settled
    | Turned
    | Laid
    | Tolled
    | Fed
    | Gained
    | Sheltered
    | TokenTaken
    | TokenPlayed
    | Brawled
    | Recalled
    | Swapped
    | Hunted
    | BearPut
    | BearGone
    | Declined
    | Finished
    | Taken
    | Removed
)


class Memory(msgspec.Struct, frozen=True):
    """Nothing is ever hidden, so there is nothing to remember."""
