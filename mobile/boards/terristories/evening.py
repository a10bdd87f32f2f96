"""TerriStories’ evening: a planet comes together out of the dark; in the end its people rejoice, or leave it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from core.game import Seat
from mobile.boards.acts import Act, then
from mobile.boards.canvas import Sprite
from mobile.boards.evening import Comes, Scene, apart, outwards
from mobile.boards.terristories.ground import CELL, land_at
from mobile.boards.terristories.sight import Sight

HIGH = 20.0  # dp that an individual hops
MOST = 18  # individuals that hop one after the other


class Around(Sight, Protocol):
    """Whose evening it is."""

    def draw(self) -> None: ...


def opening(board: Around, scene: Scene) -> Act | None:
    """The lands come from all sides; what asks for roles waits until they lie there."""
    board.live = False
    board.draw()

    def land(sprite: Sprite) -> int | None:
        return None if sprite.width > 2 * CELL else land_at(board.view.planet, sprite.x, sprite.y)

    lands = apart(scene.canvas, land)
    return scene.laid([Comes(one, outwards(scene.canvas, one)) for one in lands], ("zone", "place"))


def closing(board: Sight, scene: Scene, winners: Sequence[Seat]) -> Act | None:
    """Those who have won jump all over the planet; where nobody has, all leave it."""
    names = {f"terristories/man_{board.marks[seat]}" for seat in winners or range(board.view.players)}
    people = [[sprite] for sprite in scene.canvas.lying if sprite.picture in names]
    if not winners:
        return then(scene.heard("sent_home"), scene.leaving(people))
    groups = [[one for group in people[k::MOST] for one in group] for k in range(min(MOST, len(people)))]
    middle = (scene.canvas.world[0] / 2, scene.canvas.world[1] / 2)
    marks = [board.marks[seat] for seat in winners]
    return then(
        scene.heard("regrow"), scene.hopping(groups, HIGH), scene.heard("goal"), scene.crowned(middle, marks, 0.6)
    )
