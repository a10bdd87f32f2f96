"""How far each seat is, beside the valley: food at the left edge, shelter at the right."""

from __future__ import annotations

from core.game import Seat
from core.games.sapiens.position import Position
from mobile.boards.canvas import Sprite
from mobile.boards.sapiens.valley import Ways, at
from mobile.boards.sprites import at_body
from mobile.look import theme

MOST = 60  # points that have a place on a track
GROWN = 0.55  # of a seat's shape there


def tracks(ways: Ways, view: Position, home: Seat, marks: tuple[int, ...]) -> list[Sprite]:
    """Both tracks with everybody's shape, one's own above the others; nothing where they have no room."""
    if not ways.edge:
        return []
    across, down = ways.world
    sprites = []
    for x, scores, inward in ((2.5, view.food, 5.0), (across - 2.5, view.shelter, -5.0)):
        sprites.append(at("track", x, down / 2))
        for seat in sorted(range(view.players), key=lambda seat: (seat == home, scores[seat])):
            y = down - 6 - 8.1 * min(MOST, scores[seat])
            sprites.append(at_body(f"house/seat_{theme.SEATS[marks[seat]]}", x + inward, y, GROWN))
    return sprites
