"""TerriStories: the moves, their texts, and the reasons why one is refused."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import msgspec

from core.game import Refusal
from core.games.terristories.content import CARDS, NUMBERS, Role
from core.games.terristories.effects import INDICES
from core.games.terristories.events import Remark
from core.games.terristories.position import INFLUENCE, NONE, OFTEN, Pledge


class Reason(StrEnum):
    """Why a move is refused."""

    NOT_NOW = "terristories.not_now"
    NOT_YOUR_TURN = "terristories.not_your_turn"
    ROLE_TAKEN = "terristories.role_taken"
    NO_SUCH = "terristories.no_such"
    NO_ROOM = "terristories.no_room"
    NOBODY_THERE = "terristories.nobody_there"
    HAS_MOVED = "terristories.has_moved"
    NOT_NEXT = "terristories.not_next"
    NO_ZONE_THERE = "terristories.no_zone_there"
    TOO_POOR = "terristories.too_poor"
    ALL_PEOPLE = "terristories.all_people"
    ALL_ZONES = "terristories.all_zones"
    NOT_IN_HAND = "terristories.not_in_hand"
    NOT_OPEN = "terristories.not_open"
    TOO_MUCH = "terristories.too_much"
    OTHER_DEAL = "terristories.other_deal"
    SAME = "terristories.same"
    POWER_USED = "terristories.power_used"
    INDEX_LOW = "terristories.index_low"
    INDEX_FULL = "terristories.index_full"
    BEGINNERS = "terristories.beginners"
    NOT_TIED = "terristories.not_tied"
    NO_HARVEST = "terristories.no_harvest"
    TOO_MANY = "terristories.too_many"
    REAPED = "terristories.reaped"
    HAND_FULL = "terristories.hand_full"
    BILL = "terristories.bill"
    TO_YOURSELF = "terristories.to_yourself"
    NO_SEAT = "terristories.no_seat"
    NOT_DUE = "terristories.not_due"
    PROMISES = "terristories.promises"
    SHOWN = "terristories.shown"
    NO_CHOICE = "terristories.no_choice"
    MUST_ACT = "terristories.must_act"
    WAITS = "terristories.waits"


class Take(msgspec.Struct, frozen=True, gc=False, tag="role"):
    role: int


class Settle(msgspec.Struct, frozen=True, gc=False, tag="settle"):
    """A zone on a territory; in the second placing so many of the individuals with it."""

    land: int
    people: int


class UsePower(msgspec.Struct, frozen=True, gc=False, tag="power"):
    pass


class Stake(msgspec.Struct, frozen=True, gc=False, tag="stake"):
    """The seat's whole share of the project of a seat, or of the influence point, is so much."""

    slot: int
    n: int


class Vote(msgspec.Struct, frozen=True, gc=False, tag="vote"):
    """For an index; -1: for none."""

    index: int


class Agree(msgspec.Struct, frozen=True, gc=False, tag="agree"):
    deal: int


class Withdraw(msgspec.Struct, frozen=True, gc=False, tag="withdraw"):
    """The seat agrees no more, though nothing else has changed."""


class Go(msgspec.Struct, frozen=True, gc=False, tag="go"):
    start: int
    goal: int


class Hire(msgspec.Struct, frozen=True, gc=False, tag="hire"):
    land: int


class Found(msgspec.Struct, frozen=True, gc=False, tag="found"):
    land: int


class Done(msgspec.Struct, frozen=True, gc=False, tag="done"):
    pass


class Propose(msgspec.Struct, frozen=True, gc=False, tag="propose"):
    """A project of the hand; -1: none."""

    card: int


class Drop(msgspec.Struct, frozen=True, gc=False, tag="drop"):
    card: int


class Act(msgspec.Struct, frozen=True, gc=False, tag="act"):
    """A project acts now; one of the stock is activated."""

    card: int


class Pick(msgspec.Struct, frozen=True, gc=False, tag="pick"):
    """What an effect asks: territories, a seat, one of its ways, how many; nothing at all."""

    numbers: tuple[int, ...]


class Answer(msgspec.Struct, frozen=True, gc=False, tag="answer"):
    yes: bool


class Harvest(msgspec.Struct, frozen=True, gc=False, tag="harvest"):
    land: int
    n: int


class Dismiss(msgspec.Struct, frozen=True, gc=False, tag="dismiss"):
    land: int


class Give(msgspec.Struct, frozen=True, gc=False, tag="give"):
    to: int
    n: int


class Promise(msgspec.Struct, frozen=True, gc=False, tag="promise"):
    to: int
    what: Pledge
    n: int
    due: int


class Reveal(msgspec.Struct, frozen=True, gc=False, tag="reveal"):
    pass


class Say(msgspec.Struct, frozen=True, gc=False, tag="say"):
    remark: Remark
    numbers: tuple[int, ...]


Move = (
    Take
    | Settle
    | UsePower
    | Stake
    | Vote
    | Agree
    | Withdraw
    | Go
    | Hire
    | Found
    | Done
    | Propose
    | Drop
    | Act
    | Pick
    | Answer
    | Harvest
    | Dismiss
    | Give
    | Promise
    | Reveal
    | Say
)

FREE = (Give, Promise, Reveal, Say)  # at any time, asked or not

DONE, USE_POWER, REVEAL, WITHDRAW = Done(), UsePower(), Reveal(), Withdraw()
YES, NO = Answer(True), Answer(False)
NOTHING = Pick(())

GRAMMAR = (
    "seats 0..3, territories 0..11 row by row, projects by their id (F01). role NAME | settle LAND PEOPLE | power"
    " | stake SEAT|influence N | vote INDEX|none | agree DEAL | withdraw | go LAND LAND | hire LAND | found LAND | done"
    " | propose CARD|none | drop CARD | act CARD | pick [NUMBER …] | answer yes|no | harvest LAND N | dismiss LAND; "
    "at any time: give SEAT N | promise SEAT give|fund N ROUND | reveal | say "
    "lack|ask|wages|mine|rather|dear|careful|thanks|agreed [NUMBER …]"
)

_CARD_MOVES: dict[str, Any] = {"propose": Propose, "drop": Drop, "act": Act}
_PLAIN: dict[str, Any] = {
    "settle": (Settle, 2),
    "agree": (Agree, 1),
    "go": (Go, 2),
    "hire": (Hire, 1),
    "found": (Found, 1),
    "harvest": (Harvest, 2),
    "dismiss": (Dismiss, 1),
    "give": (Give, 2),
}
_WORDS: dict[str, Move] = {
    "power": USE_POWER,
    "done": DONE,
    "withdraw": WITHDRAW,
    "reveal": REVEAL,
    "answer yes": YES,
    "answer no": NO,
    "propose none": Propose(NONE),
    "vote none": Vote(NONE),
}
_TEXTS = {move: word for word, move in _WORDS.items()}


def _last(name: str) -> str:
    return name.rpartition(".")[2]


def text(move: Move) -> str:
    """The move in words."""
    if move in _TEXTS:
        return _TEXTS[move]
    match move:
        case Take(role):
            words: list[object] = [Role(role).name.lower()]
        case Stake(slot, n):
            words = ["influence" if slot == INFLUENCE else slot, n]
        case Vote(index):
            words = [INDICES[index]]
        case Propose(card) | Drop(card) | Act(card):
            words = [CARDS[card].id]
        case Promise(to, what, n, due):
            words = [to, _last(what), n, due]
        case Say(remark, numbers):
            words = [_last(remark), *numbers]
        case Pick(numbers):
            words = [*numbers]
        case _:
            words = [getattr(move, name) for name in move.__struct_fields__]
    return " ".join(map(str, (move.__struct_config__.tag, *words)))


def _number(word: str) -> int:
    """A number as it is written here; ValueError for any other way."""
    number = int(word)
    if str(number) != word or not 0 <= number <= OFTEN:
        raise ValueError(word)
    return number


def read(written: str) -> Move:
    """The move written so; ValueError or LookupError when there is none."""
    if written in _WORDS:
        return _WORDS[written]
    word, *rest = written.split(" ")
    if word in _PLAIN:
        kind, count = _PLAIN[word]
        if len(rest) != count:
            raise ValueError(written)
        made: Move = kind(*map(_number, rest))
        return made
    if word == "pick" and len(rest) <= 12:
        return Pick(tuple(map(_number, rest)))
    if word == "say" and 1 <= len(rest) <= 3:
        return Say(Remark(f"terristories.remark.{rest[0]}"), tuple(map(_number, rest[1:])))
    match word, rest:
        case "role", [name] if name == name.lower():
            return Take(Role[name.upper()])
        case "stake", ["influence", n]:
            return Stake(INFLUENCE, _number(n))
        case "stake", [slot, n] if _number(slot) != INFLUENCE:
            return Stake(_number(slot), _number(n))
        case "vote", [name]:
            return Vote([str(index) for index in INDICES].index(name))
        case (("propose" | "drop" | "act"), [name]):
            chosen: Move = _CARD_MOVES[word](NUMBERS[name])
            return chosen
        case "promise", [to, what, n, due]:
            return Promise(_number(to), Pledge(f"terristories.pledge.{what}"), _number(n), _number(due))
    raise ValueError(written)


def no(reason: Reason, *numbers: int) -> Refusal:
    return Refusal(reason, numbers)
