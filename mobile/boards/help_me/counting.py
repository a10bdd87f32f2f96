"""The end of Help Me!: whose each pile is and what it is worth stays on it; and how they are counted, one by one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from core.games.help_me import View
from core.games.help_me.content import NOBODY
from mobile.boards import traces
from mobile.boards.acts import Act, now, then, wait
from mobile.boards.canvas import Sprite, TouchBoard
from mobile.boards.help_me.ground import Ground, at, rise
from mobile.boards.sprites import words
from mobile.look import sound
from mobile.look.theme import SEATS

EACH = 0.42  # seconds a pile takes
RING = 78.0  # dp across
TOKEN, TOTAL = (22.0, -24.0), (-16.0, 21.0)  # dp from the top tile's middle: whose it is, and what it is worth
SIDE = 21.0  # dp of the owner's shape


class Around(Protocol):
    """Where they are counted."""

    view: View
    ground: Ground
    canvas: TouchBoard
    marks: tuple[int, ...]
    counted: int  # how many piles have been counted so far


def worth(board: Around) -> list[Sprite]:
    """Of each pile that was counted and is anybody's: a ring and a shape in the owner's colour, and its points."""
    sprites: list[Sprite] = []
    for place, owner, points, bonus in board.view.counts[: board.counted]:
        if owner == NOBODY:
            continue
        x, y = board.ground.centre(place)
        y -= rise(board.view.heights[place]) / 2
        mark = board.marks[owner]
        sprites.append(traces.ring(x, y, mark, RING))
        sprites.append(at("tag", x + TOTAL[0], y + TOTAL[1], 0.9))
        sprites.append(words(f"+{points + bonus}", x + TOTAL[0], y + TOTAL[1], 15, 60, light=True))
        sprites.append(Sprite(f"house/seat_{SEATS[mark]}", x + TOKEN[0], y + TOKEN[1], SIDE, SIDE))
    return [*sprites, *board.ground.tags(board.view)] if sprites else []


def count(board: Around, shown: Callable[[], None]) -> Act | None:
    """One pile after the other; `shown` draws what has been counted so far."""

    def one(k: int) -> Act:
        def counted() -> None:
            board.counted = k
            sound.play(f"stack_{1 + k % 3}", 0.6)
            shown()

        return then(now(counted), wait(board.canvas, EACH)) or now(counted)

    board.counted = 0
    return then(*(one(k + 1) for k, row in enumerate(board.view.counts) if row[1] != NOBODY))
