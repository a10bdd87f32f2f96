"""What may be touched in Rahan now, and where the rules tell of what is asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

from core.games.rahan.content import Card, middle
from core.games.rahan.position import Ask
from mobile.boards.rahan import ground
from mobile.boards.rahan.aim import Flint
from mobile.boards.rahan.choosing import COMBAT, Choosing
from mobile.boards.rahan.ground import ANIMAL, BEAST, CAVEMAN, HERO, Figure
from mobile.boards.rahan.sight import Sight
from mobile.boards.rahan.strip import CARD, CHOICE, DECK, Strip
from mobile.boards.reach import Place, seen

CHAPTERS = {
    Ask.TURN: "turn",
    Ask.HUNT: "flint",
    **dict.fromkeys((Ask.BESET, Ask.REPEL, Ask.KEEP, Ask.ASIDE), "beasts"),
    **dict.fromkeys((Ask.FIGHT, Ask.CLOSE_IN, Ask.LOOT), "combat"),
}


class Around(Sight, Protocol):
    """What is touched."""

    choosing: Choosing
    strip: Strip
    flint: Flint


def spots(board: Around) -> Iterable[Place]:
    """Squares, figures and cards; while the flint is aimed by steps, what it may be aimed at."""
    if not board.playable:
        return
    if board.may_flick:
        if board.flint.stepping:
            yield from seen(board.canvas, ((target.x, target.y) for target in board.flint.start.targets))
        return
    squares = map(middle, sorted(board.choosing.lit()))
    yield from seen(board.canvas, [*squares, *_figures(board)])
    shelf = board.strip.shelf
    for spot in shelf.spots if shelf.opacity else ():
        if spot.kind in (CARD, CHOICE, DECK):
            yield shelf.place_of(spot)


def _figures(board: Around) -> Iterator[Place]:
    for figure, place in ground.feet(board.view).items():
        if _meant(board, figure):
            yield place


def _meant(board: Around, figure: Figure) -> bool:
    """Does what is in hand do anything to it?"""
    offers, card, (kind, number) = board.choosing.offers, board.choosing.card, figure
    if kind in (ANIMAL, BEAST):
        return card in (None, Card.WEAPON, Card.KNIFE) and bool(offers.shots or offers.knife)
    if kind == CAVEMAN:
        return number in offers.foes and card in (None, COMBAT)
    return kind == HERO and card is None and bool(offers.leads)


def chapter(board: Around) -> str:
    if board.table.outcome is not None:
        return "win"
    return CHAPTERS.get(board.view.question, "turn") if board.view.question is not None else "turn"
