"""What is marked on the planet while something is chosen: where it may go, where it would lie, how much is taken."""

from __future__ import annotations

from math import hypot

from kivy.metrics import dp

from core.games.terristories.content import LANDS
from core.games.terristories.position import Ask
from mobile.boards import traces
from mobile.boards.canvas import Sprite
from mobile.boards.sprites import faded
from mobile.boards.terristories import forecast, ground, pieces
from mobile.boards.terristories.choosing import Choosing
from mobile.boards.terristories.pieces import AMENITY, BUILT, CUBE, FOUND, HIRE, MAN, RECRUIT, SETTLER, Piece
from mobile.boards.terristories.sight import Sight

GHOST = 0.8
AT_FINGER = 1.9  # how much larger something is that hangs at a finger


def marks(board: Sight, choosing: Choosing) -> list[Sprite]:
    """All that lies above the lands and whoever stands there, from the bottom up."""
    view, found = board.view, list[Sprite]()
    if choosing.refused is not None:
        found.append(Sprite("terristories/land_refused", *ground.middle(view.planet, choosing.refused.land)))
    start = _start(choosing)
    if start is not None and choosing.away:
        place = ground.crowd_places(view, start)[board.home][-1]
        found.append(traces.ring(*place, board.marks[board.home], 30.0))
        if choosing.land is not None:
            found += _way(board, place, ground.middle(view.planet, choosing.land))
    if choosing.land is not None and choosing.held is not None and not choosing.plan.asked:
        found += faded(ghost(board, choosing, choosing.held, choosing.land), GHOST)
    return [*found, *_numbers(board, choosing)]


def rings(choosing: Choosing) -> tuple[tuple[str, int], ...]:
    """The lands that may be touched now, and those that are chosen, as they are marked below all that stands there."""
    start = _start(choosing)
    chosen = {land for land in (choosing.focus, *choosing.lands) if land is not None}
    if start is not None and not choosing.away and not choosing.plan.asked:
        chosen.add(start)
    legal = (("legal", land) for land in sorted(choosing.lit() - chosen))
    return (*legal, *(("chosen", land) for land in sorted(chosen)))


def useless(choosing: Choosing) -> frozenset[int]:
    """The lands that are dim, for nothing goes there."""
    if not choosing.narrow or choosing.ask is None:
        return frozenset()
    return frozenset(range(LANDS)) - choosing.lit() - {_start(choosing)}


def _start(choosing: Choosing) -> int | None:
    """From where somebody goes."""
    piece = choosing.piece
    return piece.start if piece is not None and piece.start >= 0 else None


def _way(board: Sight, start: ground.Place, goal: ground.Place) -> list[Sprite]:
    """From where somebody stands to where they would stand."""
    x, y = goal[0], goal[1] + ground.PEOPLE_AT
    far = hypot(x - start[0], y - start[1])
    if far < 30:
        return []
    part = (far - 16) / far
    end = start[0] + (x - start[0]) * part, start[1] + (y - start[1]) * part
    return traces.way((start, end), board.marks[board.home])


def ghost(board: Sight, choosing: Choosing, piece: Piece, land: int) -> list[Sprite]:
    """What would stand there."""
    view, mark = board.view, board.marks[board.home]
    x, y = ground.middle(view.planet, land)
    standing = ground.crowd_places(view, land)
    taken = [place[0] for places in standing.values() for place in places]
    right = max(taken) + ground.PEOPLE if taken else x
    right = min(right, x + ground.CROWD / 2)
    man = ground.man(mark, right, y + ground.PEOPLE_AT)
    match piece.kind:
        case "man" | "hire" | "recruit":
            return [man]
        case "settler":
            people = choosing.legal.people(land)
            pitch = ground.PEOPLE if people < 4 else ground.CROWD / people
            men = [ground.man(mark, x + (k - (people - 1) / 2) * pitch, y + ground.PEOPLE_AT) for k in range(people)]
            return [_zone(mark, *ground.next_room(view, land)), *men]
        case "found" | "built":
            return [_zone(mark, *ground.next_room(view, land))]
        case "amenity":
            return [Sprite(f"terristories/amenity_{pieces.amenity_of(view)}", x, y + ground.ROOMS_AT, 30, 30)]
    return []


def _zone(mark: int, x: float, y: float) -> Sprite:
    return Sprite(f"terristories/zone_{mark}", x, y, ground.ZONE, ground.ZONE)


def hanging(board: Sight, piece: Piece) -> list[Sprite]:
    """What hangs at a finger, round its middle."""
    mark, k = board.marks[board.home], AT_FINGER
    if piece.kind in (MAN, HIRE, RECRUIT):
        return [ground.man(mark, 0, 0, k)]
    if piece.kind == CUBE:
        return [Sprite("terristories/cube", 0, 0, 30, 30)]
    if piece.kind == AMENITY:
        return [Sprite(f"terristories/amenity_{pieces.amenity_of(board.view)}", 0, 0, 44, 44)]
    zone = Sprite(f"terristories/zone_{mark}", 0, 0, ground.ZONE * k, ground.ZONE * k)
    if piece.kind == SETTLER:
        return [zone, ground.man(mark, -14, 30, 1.3), ground.man(mark, 14, 30, 1.3)]
    assert piece.kind in (FOUND, BUILT)
    return [zone]


def _numbers(board: Sight, choosing: Choosing) -> list[Sprite]:
    """How much is taken from each land, or how many are sent home; what turns barren is red."""
    view = board.view
    numbers = choosing.plan.numbers if choosing.plan.asked else {}
    if choosing.legal.reaps and choosing.land is not None:
        numbers = {choosing.land: choosing.legal.taken(choosing.land)}
    barren = forecast.turned_barren(view, numbers) if choosing.ask is not Ask.WAGES else tuple(numbers)
    found: list[Sprite] = []
    size = ground.letters(board.canvas.unit / board.canvas.zoom / dp(1))
    for land, n in numbers.items():
        if n:
            x, y = ground.middle(view.planet, land)
            high = ground.PEOPLE_AT - 4 if choosing.ask is Ask.WAGES else ground.COUNT_AT
            costs = land in barren
            picture = "house/button_red" if costs else "house/chip_gold"
            found += ground.badge(f"−{n}", x + 36, y + high, picture, size, costs)
            if costs:
                found.append(Sprite("house/icon_warn", x - 36, y + high, 24, 24))
    return found
