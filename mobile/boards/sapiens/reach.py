"""What may be touched in Sapiens now, and where the rules tell of what is asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

from core.games.sapiens.content import EMPTY
from core.games.sapiens.position import COMMON_PLACE, Ask, Move
from mobile.boards.reach import Place, seen
from mobile.boards.sapiens.choosing import Choosing
from mobile.boards.sapiens.laying import TIMES, Laying
from mobile.boards.sapiens.shelf import MOUNTAINS, OWN, POUCH, SHARED, tile_of
from mobile.boards.sapiens.shelves import Shelves
from mobile.boards.sapiens.sight import Sight
from mobile.boards.shelf import Spot

CHAPTERS = {
    Ask.START: "start",
    Ask.ABANDON: "tribe",
    Ask.STUCK: "tribe",
    Ask.ORDER: "gains",
    Ask.FIRE: "fire",
    Ask.LAST: "end",
    **dict.fromkeys((Ask.LAY, Ask.REFILL, Ask.REMOVE), "turn"),
    **dict.fromkeys(
        (Ask.TOLL, Ask.FEAST, Ask.GATHERING, Ask.RITUAL, Ask.BRAWL, Ask.WATER, Ask.CAMP, Ask.HUNT), "scenes"
    ),
}


class Around(Sight, Protocol):
    """What is touched."""

    laying: Laying
    choosing: Choosing
    shelves: Shelves

    @property
    def ready(self) -> Move | None:
        """What waits to be confirmed."""


def spots(board: Around) -> Iterable[Place]:
    """Where the chosen tile goes, or what is asked for; and the tiles beside the valley."""
    if board.playable:
        yield from seen(board.canvas, map(board.ways.centre, sorted(set(_squares(board)))))
    for shelf in board.shelves:
        yield from (shelf.place_of(spot) for spot in shelf.spots if shelf.opacity and _meant(board, spot))


def _squares(board: Around) -> Iterator[int]:
    if board.laying.chosen and board.shown == board.home:
        for move in board.laying.legal():
            yield from (move.first, move.second)
        return
    yield from (square for _, square in board.choosing.targets())
    if board.ask is Ask.ORDER and board.shown == board.seat:
        yield from board.view.fresh


def _meant(board: Around, spot: Spot) -> bool:
    """Is anything there to be touched now?"""
    if spot.kind in (POUCH, MOUNTAINS):
        return True
    if spot.kind not in (OWN, SHARED) or not board.playable:
        return False
    place = board.shown if spot.kind == OWN else COMMON_PLACE
    lays = board.ask in TIMES and spot.kind == OWN and board.shown == board.home
    return (lays or place in board.choosing.open_tiles()) and tile_of(board.view, place, spot.slot) != EMPTY


def chapter(board: Around) -> str:
    if board.table.outcome is not None:
        return "end"
    return CHAPTERS.get(board.view.question, "turn") if board.view.question is not None else "turn"
