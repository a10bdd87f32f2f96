"""The flicks a bot of Paleo thinks of: straight and banked ones at doorways, the gate and opposing pawns, and ways to
better places. Each comes with a guess at what it would bring, so that only the best are tried out."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Sequence
from math import atan2, cos, hypot, pi, sin, sqrt, tan

from core.games.paleo import course
from core.games.paleo.content import DOORWAYS, FASTEST, HALF, NUMBERS, PAWN, PAWNS, RADIUS, SLOWEST, STUFF, is_mercenary
from core.games.paleo.judge import (
    BACK,
    DETOUR,
    DOORS,
    GATE_TRIED,
    GATE_WON,
    KEY_LATER,
    LATER,
    NEXT,
    Hand,
    Point,
    Table,
    chances,
    detour,
    enter,
    hit,
    judge,
    key_gain,
    opening,
    past,
    stop,
    tamed,
    wanted,
    within,
    worth,
)
from core.games.paleo.position import Position
from core.physics import sweep
from core.physics.surface import slowing

BRAKE = slowing(STUFF)
SAFE = 2250.0  # mm/s: no harder, so that not even a slip of the hand jumps the rim
BEYOND = 24.0  # mm behind a doorway's line where a pawn has passed it for certain
ROOM = HALF - RADIUS
KNOCK = 240.0  # mm at most to the pawn to be knocked out, and from it to the rim
NOWHERE = 99
SETTLED = 0.6  # of what a key brings: the way to it counted already
LOOKS = 24  # directions in which a pawn looks round
OPEN = 5  # places that it finds so
MORE_PREY, MORE_DOOR = 2.2, 4.0  # measured: that much more than guessed come of captures, and of flicks at doorways


class Shot:
    """A flick that might be made."""

    __slots__ = ("angle", "bias", "count", "goal", "guess", "hope", "off", "pawn", "speed", "total", "value")

    def __init__(self, pawn: int, off: bool, angle: float, speed: float, guess: float, goal: int = NOWHERE) -> None:
        self.pawn = pawn
        self.off = off
        self.goal = goal  # a pawn, ~0 to ~3 a doorway, ~4 the gate
        self.angle = angle  # radians
        self.speed = min(max(speed, SLOWEST), FASTEST)
        self.guess = guess  # what the position is worth then, for the side that flicks
        self.total, self.count = 0.0, 0
        self.bias = 0.0  # by how much the bot misjudges it
        self.value = self.hope = guess  # what it brings by all that is known of it and its like, and what it may bring

    def mean(self, trust: float) -> float:
        """What it brings by all that is known; the guess counts for so many trials."""
        return (self.guess * trust + self.total) / (trust + self.count) + self.bias


def speed_to(far: float, left: float = 0.0) -> float:
    """The speed with which a pawn gets so far, and still has some left."""
    return sqrt(2 * BRAKE * max(far, 0.0) + left * left)


class Proposer:
    """Thinks of flicks for a side."""

    def __init__(
        self,
        state: Position,
        side: int,
        pawns: Sequence[int],
        hand: Hand,
        rng: random.Random,
        idle: Callable[[Table], float] | None = None,
    ) -> None:
        """`idle`: what a position is worth in which the other side flicks next; else the judge says it.

        Who has it looks round less closely, and has more time to try out what it thinks of.
        """
        self._idle = idle
        self.state, self.side, self.pawns, self.hand, self.rng = state, side, pawns, hand, rng
        self.table = Table(state)
        self.board = course.surface(state)
        self.order = {disc.number: k for k, disc in enumerate(self.board.discs)}
        self.sign = 1.0 if side == 0 else -1.0
        self.shots: list[Shot] = []
        self.idle = 0.0  # what the position would be worth if the flick could be passed

    def think(self) -> Generator[None, None, list[Shot]]:
        """All of them, the most promising first. Yields after each slice of work."""
        table, side, hand = self.table, self.side, self.hand
        self.idle = self._idle(table) if self._idle else self.sign * judge(table, 1 - side, hand)
        yield
        self.threats, _ = chances(table, 1 - side, hand)
        self.threats.sort(reverse=True)
        self.lines = [self._line(pawn, target) for _, pawn, target in self.threats[:2]]
        yield
        for pawn in self.pawns:
            spot = table.spots[pawn]
            assert spot
            off = False
            if course.obstacles(self.state, pawn):
                place = course.moved_off(self.state, pawn)
                if place:
                    spot, off = (place[0] / 1000, place[1] / 1000), True
            aims = self._captures if is_mercenary(pawn) else self._keys
            for _ in aims(pawn, spot, off):
                yield
            for _ in self._ways(pawn, spot, off):
                yield
        self.shots.sort(key=lambda shot: -shot.guess)
        return self.shots

    def _add(self, pawn: int, off: bool, a: Point, b: Point, speed: float, gain: float, goal: int = NOWHERE) -> None:
        guess = tamed(self.idle + gain)
        if self._idle:
            guess += MORE_PREY if 0 <= goal < PAWNS else MORE_DOOR if ~4 < goal < 0 else 0.0
        self.shots.append(Shot(pawn, off, atan2(b[1] - a[1], b[0] - a[0]), speed, guess, goal))

    # Opposing pawns

    def _captures(self, pawn: int, at: Point, off: bool) -> Generator[None, None, None]:
        table, hand = self.table, self.hand
        here = Table(self.state, pawn, *at) if off else table
        for target in (*table.mercenaries[1 - self.side], *table.explorers[1 - self.side]):
            spot = table.spots[target]
            assert spot
            price = worth(table, target)
            gain = price + self._relief(target)
            far = hypot(spot[0] - at[0], spot[1] - at[1])
            likely = hit(here, pawn, target, hand)
            if likely > 0.03:
                ox, oy = (spot[1] - at[1]) / far * 13, (at[0] - spot[0]) / far * 13
                for left in (500.0, 1200.0, 2000.0):
                    speed = min(speed_to(far, left) * (1 + hand.speed), SAFE)
                    self._add(pawn, off, at, spot, speed, gain * likely, target)
                    for way in (1, -1):
                        self._add(
                            pawn, off, at, (spot[0] + ox * way, spot[1] + oy * way), speed, gain * likely * 0.85, target
                        )
            else:
                self._banks(here, pawn, at, off, spot, PAWN, gain, 700.0, target)
            yield
        if not table.explorers[self.side] and table.captured >> (self.side * NUMBERS) & 0b11111111:
            for door in (2, 3) if self.side == 0 else (0, 1):
                self._door(here, pawn, at, off, door, 5.0)
            yield

    def _relief(self, target: int) -> float:
        """What the opponent's best flick would lose without this pawn."""
        without = max((gain for gain, pawn, _ in self.threats if pawn != target), default=0.0)
        return NEXT * max(0.0, (self.threats[0][0] if self.threats else 0.0) - without)

    # Doorways and the gate

    def _keys(self, pawn: int, at: Point, off: bool) -> Generator[None, None, None]:
        table, hand = self.table, self.hand
        here = Table(self.state, pawn, *at) if off else table
        self._knocks(here, pawn, at, off)
        doors = wanted(table.keys, self.side)
        for door in doors:
            self._door(here, pawn, at, off, door, key_gain(table, self.side))
            yield
        if len(doors) < 2:
            gain = GATE_WON if not doors else 2.0
            far = hypot(*at)
            likely = stop(here, pawn, at, hand)
            if far > 4:
                exact = speed_to(far)
                for part in (1.0, 1.0 + hand.speed / 3, 1.0 - hand.speed / 3):
                    self._add(pawn, off, at, (0.0, 0.0), exact * part, gain * max(likely, 0.02), ~4)
            if likely < 0.05 and not doors:
                self._banks(here, pawn, at, off, (0.0, 0.0), RADIUS, gain * 0.4, 0.0, ~4)
            yield

    def _door(self, here: Table, pawn: int, at: Point, off: bool, door: int, gain: float) -> None:
        likely = enter(here, pawn, at, door, self.hand)
        ex, ey = DOORS[door]
        far = hypot(ex - at[0], ey - at[1])
        if likely > 0.02:
            soft = speed_to(far + BEYOND) * (1 + 1.6 * self.hand.speed)
            across = (-DOORWAYS[door].b * 7, DOORWAYS[door].a * 7)
            for speed in (soft, max(soft, 1500.0), max(soft, 2100.0)):
                self._add(pawn, off, at, (ex, ey), min(speed, SAFE + 150), SETTLED * gain * likely, ~door)
                for way in (1, -1):
                    b = ex + across[0] * way, ey + across[1] * way
                    self._add(pawn, off, at, b, min(speed, SAFE + 150), SETTLED * gain * likely * 0.8, ~door)
        else:
            self._banks(here, pawn, at, off, (ex, ey), 11.0, SETTLED * gain, 500.0, ~door)

    def _knocks(self, here: Table, pawn: int, at: Point, off: bool) -> None:
        """Knock an opposing pawn that lies near the rim out over it."""
        for target in (*here.mercenaries[1 - self.side], *here.explorers[1 - self.side]):
            spot = here.spots[target]
            assert spot
            dx, dy = spot[0] - at[0], spot[1] - at[1]
            far = hypot(dx, dy)
            if far > KNOCK:
                continue
            for place, way in ((spot[0], dx / far), (spot[1], dy / far)):
                if abs(way) < 0.85:
                    continue
                rest = (ROOM - place if way > 0 else ROOM + place) / abs(way)
                end = spot[0] + dx / far * rest, spot[1] + dy / far * rest
                if rest < KNOCK and here.clear(at, spot, here.walls, pawn, target):
                    if here.clear(spot, end, here.walls, target, pawn):
                        likely = within(0.4 * PAWN, far * self.hand.angle)
                        self._add(pawn, off, at, spot, 3700.0, worth(here, target) * likely, target)

    # Banks

    def _banks(
        self,
        here: Table,
        pawn: int,
        at: Point,
        off: bool,
        to: Point,
        wide: float,
        gain: float,
        left: float,
        target: int,
    ) -> None:
        """By one rim or one reef."""
        found: list[tuple[float, float, Point, float]] = []
        for upright in (True, False):
            for way in (1.0, -1.0):
                p, q = (at, to) if upright else ((at[1], at[0]), (to[1], to[0]))
                a, b = ROOM - way * p[0], ROOM - way * q[0]
                if a < 1 or b < 1:
                    continue
                y = p[1] + (q[1] - p[1]) * a / (a + b / STUFF.rim)
                point = (way * ROOM, y) if upright else (y, way * ROOM)
                found.append((hypot(a, y - p[1]), hypot(b, q[1] - y), point, a / max(hypot(a, y - p[1]), 1.0)))
        for x, y, c, s, w, h, _ in here.reefs:
            u0, v0 = (at[0] - x) * c + (at[1] - y) * s, (at[1] - y) * c - (at[0] - x) * s
            u1, v1 = (to[0] - x) * c + (to[1] - y) * s, (to[1] - y) * c - (to[0] - x) * s
            face = h + 0.5
            if v0 * v1 <= 0 or min(abs(v0), abs(v1)) <= face + 1:
                continue
            a, b = abs(v0) - face, abs(v1) - face
            u = u0 + (u1 - u0) * a / (a + b / STUFF.wall)
            if abs(u) > w - RADIUS - 2:
                continue
            v = face if v0 > 0 else -face
            first = hypot(a, u - u0)
            found.append((first, hypot(b, u1 - u), (x + u * c - v * s, y + u * s + v * c), a / max(first, 1.0)))
        for first, second, point, straight in found:
            if first + second > 900:
                continue
            likely = 0.8 * within(wide, (first + 1.3 * second) * tan(self.hand.angle) + 2)
            if gain * likely < 0.25:
                continue
            if not here.clear(at, point, here.walls, pawn, target):
                continue
            if not here.clear(point, to, here.walls if target >= 0 else here.reefs, pawn, target):
                continue
            kept = sqrt((straight * STUFF.rim) ** 2 + 1 - straight * straight)
            speed = speed_to(first, speed_to(second + (BEYOND if left and target < 0 else 0.0), left) / kept)
            if speed * straight < SAFE:
                self._add(pawn, off, at, point, speed, gain * likely, target)

    # Better places

    def _ways(self, pawn: int, at: Point, off: bool) -> Generator[None, None, None]:
        """Towards doorways and the gate, out of danger, between an opponent and what it wants."""
        rng, side, table = self.rng, self.side, self.table
        places: list[Point] = []
        doors = wanted(table.keys, side)
        if not is_mercenary(pawn) or not table.explorers[side]:
            for goal in () if self._idle else doors or (4,):
                spots = [spot for spot, half, _ in table.approaches[goal] if half > 4]
                places += rng.sample(spots, min(6, len(spots)))
            if len(doors) < 2:
                places += [(rng.uniform(-60, 60), rng.uniform(-60, 60)) for _ in range(2)]
        else:
            for target in rng.sample(table.explorers[1 - side], min(2, len(table.explorers[1 - side]))):
                spot = table.spots[target]
                assert spot
                turn, far = rng.uniform(0, 6.28), rng.uniform(60, 160)
                places.append((spot[0] + far * cos(turn), spot[1] + far * sin(turn)))
        for line in self.lines:
            if line:
                (ax, ay), (bx, by) = line
                for part in (0.35, 0.75):
                    places.append((ax + (bx - ax) * part, ay + (by - ay) * part))
        if self._idle:
            self._open_places(pawn, at, places)
        else:
            for _ in self._ends(pawn, at, places):
                yield
        before = self._lies(table, pawn, table.spots[pawn] or at)
        yield
        here = Table(self.state, pawn, *at) if off else table
        for place in places:
            far = hypot(place[0] - at[0], place[1] - at[1])
            if far < 25 or max(abs(place[0]), abs(place[1])) > ROOM or abs(place[0]) + abs(place[1]) > 480:
                continue
            if not here.clear(at, place, here.walls, pawn):
                continue
            there = Table(self.state, pawn, *place)
            gain = self._lies(there, pawn, place) - before + self._parries(there)
            self._add(pawn, off, at, place, speed_to(far), gain)
            yield

    def _ends(self, pawn: int, at: Point, places: list[Point]) -> Generator[None, None, None]:
        """Look round: of the places to which the way is free, add those that see a wanted doorway or the gate best."""
        table, found = self.table, []
        goals = self._goals(pawn)
        begin = self.rng.random()
        for k in range(LOOKS):
            turn = (k + begin) * 2 * pi / LOOKS
            met = sweep(self.board, at[0], at[1], turn, 1700.0, self.order[pawn])
            for part in (0.4, 0.85):
                far = met.distance * part
                if far < 30:
                    continue
                x, y = at[0] + cos(turn) * far, at[1] + sin(turn) * far
                best = 0.1 * self.rng.random()
                for goal in goals:
                    ex, ey = DOORS[goal] if goal < 4 else (0.0, 0.0)
                    wide = min(13.5, 8.5 + 0.9 * opening(x, y, goal)) if goal < 4 else 12.0
                    way = hypot(ex - x, ey - y)
                    if wide > 0 and way < 500 and past((x, y), (ex, ey), table.reefs):
                        best = max(best, within(wide, way * self.hand.angle + 2))
                found.append((best, (x, y)))
            if k % 6 == 5:
                yield
        found.sort(reverse=True)
        places += [place for _, place in found[:5]]

    def _goals(self, pawn: int) -> tuple[int, ...]:
        """The doorways that a pawn would pass, or the gate."""
        if is_mercenary(pawn) and self.table.explorers[self.side]:
            return ()
        return wanted(self.table.keys, self.side) or (4,)

    def _open_places(self, pawn: int, at: Point, places: list[Point]) -> None:
        """Of the good places to flick from, add the best to which the way is free; and some places of any kind."""
        table, hand = self.table, self.hand
        good = []
        for goal in self._goals(pawn):
            for spot, half, far in table.approaches[goal]:
                way = hypot(spot[0] - at[0], spot[1] - at[1])
                good.append((within(half, (far + 0.3 * way) * hand.angle + way * hand.speed * 0.3), spot))
        good.sort(reverse=True)
        others = [(self.rng.uniform(0, 2 * pi), self.rng.uniform(50, 350)) for _ in range(3 * OPEN)]
        anywhere = [(at[0] + far * cos(turn), at[1] + far * sin(turn)) for turn, far in others]
        for some, most in (([spot for _, spot in good], OPEN), (anywhere, 3 if good else OPEN)):
            found = 0
            for place in some:
                if found < most and max(map(abs, place)) < ROOM and table.clear(at, place, table.walls, pawn):
                    places.append(place)
                    found += 1

    def _lies(self, table: Table, pawn: int, at: Point) -> float:
        """How well a pawn lies there: what it may do next, and what may be done to it."""
        hand, side = self.hand, self.side
        price = worth(table, pawn)
        danger = max((hit(table, other, pawn, hand) for other in table.mercenaries[1 - side]), default=0.0)
        value = -NEXT * BACK * price * danger
        if is_mercenary(pawn):
            prey = table.mercenaries[1 - side] + table.explorers[1 - side]
            return value + LATER * max((hit(table, pawn, p, hand) * worth(table, p) * BACK for p in prey), default=0.0)
        doors = wanted(table.keys, side)
        if not doors:
            best = max(KEY_LATER * stop(table, pawn, at, hand), DETOUR * detour(table, pawn, at, 4, hand))
            return value + best * GATE_TRIED
        best = max(KEY_LATER * enter(table, pawn, at, door, hand) for door in doors)
        if best < 0.2:
            best = max(best, DETOUR * max(detour(table, pawn, at, door, hand) for door in doors))
        return value + best * key_gain(table, side)

    def _line(self, pawn: int, target: int) -> tuple[Point, Point] | None:
        """From where to where an opponent would flick."""
        a = self.table.spots[pawn]
        b: Point | None = (0.0, 0.0) if target == ~4 else DOORS[~target] if target < 0 else self.table.spots[target]
        return (a, b) if a and b else None

    def _parries(self, there: Table) -> float:
        """How much of the opponent's best flick is spoilt."""
        if not self.threats:
            return 0.0
        gain, pawn, target = self.threats[0]
        line = self._line(pawn, target)
        if not line or gain < 0.5:
            return 0.0
        rest = self.threats[1][0] if len(self.threats) > 1 else 0.0
        clear = there.clear(*line, there.reefs, pawn, target)
        return 0.0 if clear else NEXT * (gain - rest)
