"""What may be touched in TerriStories now, and where the rules tell of what is asked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from core.games.terristories.content import LANDS
from core.games.terristories.position import Ask
from mobile.boards.reach import Place, seen
from mobile.boards.terristories import band, ground
from mobile.boards.terristories.choosing import Choosing
from mobile.boards.terristories.sight import Front, Sight

CHAPTERS = {
    **dict.fromkeys((Ask.ROLE, Ask.SETTLE), "setup"),
    **dict.fromkeys((Ask.COUNCIL, Ask.TIE, Ask.BUILD), "development"),
    **dict.fromkeys((Ask.CARDS, Ask.PICK, Ask.TRADE, Ask.PROPOSE, Ask.DEAL, Ask.DISCARD), "projects"),
    Ask.HARVEST: "harvest",
    Ask.WAGES: "wages",
    Ask.GO_ON: "end",
}


class Around(Sight, Protocol):
    """What is touched."""

    choosing: Choosing
    band: band.Band

    @property
    def front(self) -> Front | None:
        """What stands in front of the planet."""

    @property
    def over(self) -> Front | None:
        """What is laid over everything."""


def spots(board: Around) -> Iterable[Place]:
    """Lands, and what lies in the band; what stands in front of them has buttons."""
    if board.over is not None:
        return
    if board.front is None and board.choosing.ask is not None:
        lands = board.choosing.lit() | ({board.choosing.land} if board.choosing.land is not None else set())
        places = (ground.middle(board.view.planet, land) for land in range(LANDS) if land in lands)
        yield from seen(board.canvas, places)
    shelf = board.band.shelf
    for spot in shelf.spots if shelf.opacity else ():
        if spot.kind in (band.ROLE, band.LYING, band.MINUS, band.PLUS, band.HAND) or _piece(board, spot.kind):
            yield shelf.place_of(spot)


def _piece(board: Around, kind: str) -> bool:
    """Is there something of the band to be placed?"""
    if board.choosing.ask is None or board.front is not None:
        return False
    spot = next((spot for spot in board.band.shelf.spots if spot.kind == kind), None)
    return spot is not None and board.band.piece_of(spot) is not None


def chapter(board: Around) -> str:
    if board.table.outcome is not None:
        return "end"
    return CHAPTERS.get(board.view.ask, "development") if board.view.ask is not None else ""
