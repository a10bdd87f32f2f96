"""Bears of Sapiens: each comes out of the fire that woke it, walks over to whom it is sent, and sits down."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import Protocol

from core.game import Seat
from core.games.sapiens.content import Scene
from core.games.sapiens.position import BearGone, BearPut
from mobile.boards import acts
from mobile.boards.acts import Act
from mobile.boards.canvas import Sprite
from mobile.boards.sapiens.places import Places
from mobile.boards.sapiens.sight import Sight
from mobile.boards.sapiens.valley import SQUARE, Place, Ways, at
from mobile.look import motion

HOP = 42.0  # dp of one step
SLIDES = 0.22  # seconds that a valley takes to come over another
WAKES, WALKS, SITS = 0.28, 0.34, 0.24  # seconds
LEAN = 8.0  # degrees to either side
STILL = 0.4  # seconds that it is seen at either end of its way, where nothing moves
BESIDE = 0.55  # of a square, by which footprints end before it


def way_in(ways: Ways, square: int, home: bool) -> list[Place]:
    """From a side of the valley to a square: into one's own from the right, into another's from the left."""
    (x, y), (across, down) = ways.centre(square), ways.world
    side = across if home else 0.0
    if abs(side - x) < 1.5 * SQUARE:  # along the side, and not straight through it
        away = 2 * SQUARE if y < down / 2 else -2 * SQUARE
        return [(side, y + away), (x, y + away), (x, y + away * BESIDE / 2)]
    return [(side, y), (x + SQUARE * (BESIDE if home else -BESIDE), y)]


class Crossing(Protocol):
    """Brings valleys over each other."""

    @property
    def slides(self) -> bool: ...
    @property
    def pace(self) -> float: ...
    def slide(self, seat: Seat | None) -> Act | None: ...


class Around(Sight, Protocol):
    """Through what they walk."""

    follows: str


class Bears:
    """The acts of a bear that comes or goes."""

    def __init__(self, board: Around, places: Places, visits: Crossing) -> None:
        self.board = board
        self.places = places
        self.visits = visits

    def put(self, event: BearPut) -> Act | None:
        """Out of the fire; over, with the valley it walks to, where valleys slide; into its square."""
        board, seat, victim = self.board, event.seat, event.victim
        fire, home = self.places.fresh(seat, Scene.FIRE), victim == board.home
        crosses = self.visits.slides and seat == board.top and (seat != board.home or board.follows != "never")
        start = self.places.pouch(seat) if fire is None else self.places.square(seat, fire)
        if seat == board.top and fire is None:
            start = self.places.on_valley(board.ways.world[0] / 2, board.ways.world[1] / 2)
        if start is None:
            return None
        gain = acts.rise(board.overlay, [(at(f"gain_shelter_{event.shelter}", 0, 0, 1.2), start)])
        wakes = self._wakes(start)
        if not crosses:
            goal = self.places.square(victim, event.square)
            walks = self._walks([start, goal], WALKS) if goal is not None else None
            return acts.then(wakes, acts.both(walks, gain), self._sits(victim, event.square))
        if motion.reduced():
            shown = acts.wait(board.overlay, STILL, self._stands(start))
            return acts.then(shown, self.visits.slide(victim), acts.later(lambda: self._sits(victim, event.square)))
        way_out = [start, *self._window([*way_in(board.ways, fire, not home)][::-1][1:] if fire is not None else [])]
        edge = way_out[-1]
        into = self._window(way_in(board.ways, event.square, home))
        goal = self.places.on_valley(*board.ways.centre(event.square))
        return acts.then(
            wakes,
            acts.both(self._walks(way_out, WALKS), gain),
            acts.both(self.visits.slide(victim), acts.carry(board.overlay, [self._bear()], edge, into[0], SLIDES)),
            self._walks([*into, goal], WALKS),
            acts.later(lambda: self._sits(victim, event.square)),
        )

    def gone(self, event: BearGone) -> Act | None:
        """Chased off: out of its valley, at the side."""
        board = self.board
        if event.seat != board.top:
            return None
        start = self.places.on_valley(*board.ways.centre(event.square))
        way = self._window(way_in(board.ways, event.square, event.seat == board.home)[::-1])
        return self._walks([start, *way], WALKS)

    def _window(self, spots: list[Place]) -> list[Place]:
        return [self.places.on_valley(*spot) for spot in spots]

    def _bear(self, grown: float = 1.0) -> Sprite:
        return at("bear", 0, 0, self.places.scale * grown)

    def _stands(self, place: Place) -> list[Sprite]:
        """The bear at a place of the window."""
        bear, (x, y) = self._bear(), self.board.overlay.to_world(*place)
        bear.x, bear.y = bear.x + x, bear.y + y
        return [bear]

    def _wakes(self, fire: Place) -> Act | None:
        """It grows out of the flames."""
        overlay, pace = self.board.overlay, self.visits.pace
        low, high = (fire[0], fire[1] - 8 * overlay.unit), (fire[0], fire[1] + 4 * overlay.unit)
        return acts.both(
            acts.burst(overlay, overlay.to_world(*fire), 1.0, WAKES * pace),
            acts.then(
                acts.carry(overlay, [self._bear(0.5)], low, high, WAKES / 2 * pace),
                acts.carry(overlay, [self._bear(0.8)], high, fire, WAKES / 2 * pace),
            ),
        )

    def _walks(self, way: list[Place], seconds: float) -> Act | None:
        """Step by step along places of the window, from one foot to the other."""
        overlay = self.board.overlay
        spots = _hops([overlay.to_world(*place) for place in way])
        bear, each = self._bear(), seconds * self.visits.pace / max(1, len(spots) - 1)
        middle = (bear.x, bear.y)

        def hop(k: int) -> Act:
            (x, y), (then_x, then_y) = spots[k], spots[k + 1]

            def begin(done: acts.Done) -> None:
                bear.x, bear.y, bear.angle = middle[0] + x, middle[1] + y, LEAN if k % 2 else -LEAN
                overlay.fly([bear], (then_x - x, then_y - y), each, done)

            return begin

        return acts.then(*(hop(k) for k in range(len(spots) - 1)))

    def _sits(self, victim: Seat, square: int) -> Act | None:
        """It is there: it stays to be seen until the position is drawn anew."""
        board, overlay = self.board, self.board.overlay
        place = self.places.square(victim, square)
        if place is None:
            return None
        if motion.reduced():
            return acts.wait(overlay, STILL, self._stands(place))
        above = (place[0], place[1] + 9 * overlay.unit)
        burst = acts.burst(overlay, overlay.to_world(*place), 1.0, SITS * self.visits.pace)
        falls = acts.carry(overlay, [self._bear(1.1)], above, place, SITS * self.visits.pace)
        seen = victim == board.top

        def stays() -> None:
            if seen:
                board.top_canvas.mark([at("bear", *board.ways.centre(square))])

        return acts.then(acts.both(burst, falls), acts.now(stays))


def _hops(way: list[Place]) -> list[Place]:
    """A way in steps of one size, from its start to its end."""
    spots = way[:1]
    for one, two in pairwise(way):
        far = hypot(two[0] - one[0], two[1] - one[1])
        n = max(1, round(far / HOP)) if far > 1 else 0
        spots += [(one[0] + (two[0] - one[0]) * k / n, one[1] + (two[1] - one[1]) * k / n) for k in range(1, n + 1)]
    return spots
