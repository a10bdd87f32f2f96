"""What may be taken up on the planet and in the band, and the move it would be on each land."""

from __future__ import annotations

from typing import NamedTuple

from core.games.terristories.choices import asked_picks
from core.games.terristories.content import CARDS
from core.games.terristories.effects import Add, Build, Fallow, Node, Reap, Recruit, Restore, Transfer
from core.games.terristories.moves import Found, Go, Hire, Move, Pick, Settle
from core.games.terristories.position import NONE, Ask, View, node_of
from mobile.boards.terristories.forecast import harvests

MAN, CUBE = "man", "cube"  # from a land
SETTLER, HIRE, FOUND, AMENITY, RECRUIT, BUILT = "settler", "hire", "found", "amenity", "recruit", "built"  # of the band


class Piece(NamedTuple):
    """Something that a finger may hold: what, and from which land."""

    kind: str
    start: int = NONE


def node(view: View) -> Node | None:
    """The effect that asks for lands; nothing where an amenity is to be placed."""
    job = view.jobs[0]
    return node_of(job) if job.path else None


def picked(view: View) -> tuple[tuple[int, ...], ...]:
    """All that may be picked on the planet now."""
    return asked_picks(view, view.jobs[0]) if view.ask is Ask.PICK else ()


def most(view: View) -> int:
    """How many lands may be picked together."""
    if view.ask is not Ask.PICK:
        return 1
    match node(view):
        case Add(where) | Restore(where) | Fallow(where):
            return where.pick
    return 1


def offered(view: View) -> tuple[Piece, ...]:
    """What lies in the band to be placed."""
    match view.ask:
        case Ask.SETTLE:
            return (Piece(SETTLER),)
        case Ask.BUILD:
            return Piece(HIRE), Piece(FOUND)
        case Ask.PICK:
            match node(view):
                case None:
                    return (Piece(AMENITY),)
                case Recruit():
                    return (Piece(RECRUIT),)
                case Build():
                    return (Piece(BUILT),)
    return ()


def on_land(view: View, seat: int, land: int) -> Piece | None:
    """What of a seat's may be taken up on a land."""
    people = view.people[seat][land]
    match view.ask:
        case Ask.BUILD if people > view.arrived[land]:
            return Piece(MAN, land)
        case Ask.WAGES if people:
            return Piece(MAN, land)
        case Ask.HARVEST if land in harvests(view, seat):
            return Piece(CUBE, land)
        case Ask.PICK if people and transfers(view):
            return Piece(MAN, land)
    return None


def move(view: View, piece: Piece, land: int, people: int) -> Move | None:
    """What putting it on a land would be; `people` go there with a settler's zone."""
    if piece.kind == SETTLER:
        return Settle(land, people)
    if view.ask is Ask.BUILD:
        bought = Hire(land) if piece.kind == HIRE else Found(land)
        return Go(piece.start, land) if piece.kind == MAN else bought
    if view.ask is Ask.PICK:
        return Pick((piece.start, land) if piece.kind == MAN else (land,))
    return None


def transfers(view: View) -> bool:
    """Does a card let individuals go?"""
    return isinstance(node(view), Transfer)


def options(view: View) -> dict[int, tuple[int, ...]]:
    """Every land that may be picked, with how much may be taken from it where that is asked."""
    found: dict[int, tuple[int, ...]] = {}
    reaps = isinstance(node(view), Reap)
    for numbers in picked(view):
        if reaps and numbers:
            found[numbers[0]] = (*found.get(numbers[0], ()), numbers[1])
        elif not reaps:
            found |= dict.fromkeys(numbers, ())
    return dict(sorted(found.items()))


def may_skip(view: View) -> bool:
    """May nothing be picked?"""
    return () in picked(view)


def amenity_of(view: View) -> str:
    """Whose amenity is to be placed, by its card."""
    return CARDS[view.jobs[0].source].id
