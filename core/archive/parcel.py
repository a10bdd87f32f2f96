"""A finished match as one file, to be given to others: its set-up, its records, and its deal's number, so that the same
table can be set up again. Nothing in it says anything of another match.

What comes in is a stranger's: it is bounded, proved by its digest, read strictly, and played again to its end before
anybody sees it. Each entry is read when its turn comes: a small file may unfold to what would fill a phone's memory.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Generator
from enum import StrEnum
from hashlib import blake2b
from typing import Annotated, Any

import msgspec

from core.chance import Live
from core.deals import known
from core.game import Game, settle
from core.log import Record, Setup
from core.match import Match
from core.packing import Unreadable, pack, unpack
from core.past import PastTable
from core.replay import Broken, at_once, replaying

SUFFIX = ".pichenette"
MARK = b"PICHENETTE GAME\n"
FORMAT = 1
DIGEST = 16  # bytes
MOST = 4_000_000  # bytes of a file
UNFOLDED = 24_000_000  # and of what is folded in it
LONGEST = 20_000  # entries
SOME = 16 * 1024  # bytes that are folded at a time

Found = Callable[[str], Game[Any, Any, Any, Any, Any] | None]  # a game by its name, if it is known here


class ParcelReason(StrEnum):
    """Why a file cannot be taken in."""

    NOT_OURS = "parcel.not_ours"
    DAMAGED = "parcel.damaged"
    NEWER = "parcel.newer"
    OLD_RULES = "parcel.old_rules"
    UNKNOWN_GAME = "parcel.unknown_game"
    UNFINISHED = "parcel.unfinished"
    ANOTHER = "parcel.another"  # from a host: not what this device was told of


class Refuses(Exception):
    """A file that is not taken in."""

    def __init__(self, reason: ParcelReason) -> None:
        super().__init__(reason)
        self.reason = reason


class Parcel(msgspec.Struct, frozen=True):
    """What is in it."""

    setup: Setup
    records: Annotated[tuple[msgspec.Raw, ...], msgspec.Meta(min_length=1, max_length=LONGEST)]  # read when played
    deal: Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)] = 0  # 0: whoever made the file did not know it


def wrap(past: PastTable) -> bytes:
    """The file of a match; only one that is over has a past."""
    return at_once(wrapping(past))


def wrapping(past: PastTable) -> Generator[None, None, bytes]:
    """The same, a little at a time."""
    records = tuple(msgspec.Raw(pack(msgspec.structs.replace(record, by=None))) for record in past.records)
    whole, squeezing, body = pack(Parcel(past.setup, records, past.deal)), zlib.compressobj(), b""
    for at in range(0, len(whole), SOME):
        yield
        body += squeezing.compress(whole[at : at + SOME])
    body += squeezing.flush()
    return MARK + bytes([FORMAT]) + _digest(body) + body


def unwrapping(
    data: bytes, found: Found, meant: Callable[[Parcel], bool] = lambda parcel: True
) -> Generator[float, None, Match[Any, Any, Any, Any, Any]]:
    """The match in a file, played again step by step: each says which share is done. Raises Refuses.

    One that is not `meant` is another one: that is seen before any of it is played.
    """
    head = len(MARK) + 1
    if not data.startswith(MARK) or len(data) <= head + DIGEST:
        raise Refuses(ParcelReason.NOT_OURS)
    if data[len(MARK)] > FORMAT:
        raise Refuses(ParcelReason.NEWER)
    proof, body = data[head : head + DIGEST], data[head + DIGEST :]
    if data[len(MARK)] != FORMAT or len(data) > MOST or _digest(body) != proof:
        raise Refuses(ParcelReason.DAMAGED)
    parcel = _unfold(body)
    setup = parcel.setup
    if not meant(parcel):
        raise Refuses(ParcelReason.ANOTHER)
    game = found(setup.game)
    if game is None:
        raise Refuses(ParcelReason.UNKNOWN_GAME)
    if setup.rules != game.rules:
        raise Refuses(ParcelReason.NEWER if setup.rules > game.rules else ParcelReason.OLD_RULES)
    seated = setup.players in game.seats and len(setup.seats) == setup.players
    if not seated or not (setup.first is None or 0 <= setup.first < setup.players):
        raise Refuses(ParcelReason.DAMAGED)
    try:
        _dealt(game, parcel)
        records = (unpack(record, Record) for record in parcel.records)
        match = yield from replaying(game, setup, records, parcel.deal, len(parcel.records))
    except (Broken, ValueError, RecursionError, MemoryError) as broken:
        raise Refuses(ParcelReason.DAMAGED) from broken
    if match.outcome is None:
        raise Refuses(ParcelReason.UNFINISHED)
    return match


def _dealt(game: Game[Any, Any, Any, Any, Any], parcel: Parcel) -> None:
    """Is it the match of the deal it says? What was drawn at its beginning proves it. Raises Refuses, Miscopied."""
    setup, live, deal = parcel.setup, Live(parcel.deal), known(game, parcel.setup)
    if deal is not None and parcel.deal not in (0, deal.number):
        raise Refuses(ParcelReason.DAMAGED)
    if parcel.deal:
        settle(game.options, setup.options)
        game.start(setup.players, setup.options, setup.first, live)
        if live.take() != unpack(parcel.records[0], Record).draws:
            raise Refuses(ParcelReason.DAMAGED)


def _unfold(body: bytes) -> Parcel:
    unfolding = zlib.decompressobj()
    try:
        packed = unfolding.decompress(body, UNFOLDED)
        if not unfolding.eof or unfolding.unused_data:
            raise Refuses(ParcelReason.DAMAGED)
        parcel: Parcel = unpack(packed, Parcel)
    except (zlib.error, Unreadable) as bad:
        raise Refuses(ParcelReason.DAMAGED) from bad
    return parcel


def _digest(body: bytes) -> bytes:
    return blake2b(body, digest_size=DIGEST).digest()
