"""Rolls a flick out on pymunk: in small fixed steps, from the first meeting until everything is at rest.

Dry friction is a pivot and a gear joint from each disc to the table, limited in force and without memory of a place:
they brake a disc evenly until it stands. So no Python runs per body and step, only when things meet.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Generator
from math import cos, degrees, hypot, sin, sqrt
from typing import Any

import msgspec
import pymunk
from pymunk import batch

from core.physics.apart import set_apart
from core.physics.roll import Exit, Passage, Path, Rest, Roll, Touch, What
from core.physics.surface import GRAVITY, Box, Doorway, Stuff, Surface, slowing
from core.physics.sweep import Meeting, sweep

HERTZ = 960
CHUNK = 16  # steps between two looks at where everything is: a frame
STEP = 1 / HERTZ
SLICE = 8  # looks that are one slice of work
LONGEST = 8.0  # s; nothing slides for so long
SOFTEST = 2.0  # mm/s: less is no meeting
STILL = 0.5  # mm/s
TOLERANCE = 0.4  # mm by which a drawn path may leave the true one
SLANT = 2.0  # degrees by which a drawn turn may leave the true one
AWAY = 5000.0  # mm: where what jumped out waits
ROOMS = 6  # kept for the next flicks on the same boards


class Pace(msgspec.Struct, frozen=True):
    """How closely a roll is followed."""

    step: float  # s
    chunk: int  # steps between two looks
    iterations: int  # of the solver, in a step
    still: float  # mm/s: who is slower is followed no further


TRUE = Pace(STEP, CHUNK, 12, STILL)
ROUGH = Pace(2 * STEP, CHUNK // 2, 4, 120.0)

DISC, WALL, RIM, DOORWAY = 1, 2, 3, 4
ON_BOARD, OUT = pymunk.ShapeFilter(), pymunk.ShapeFilter(mask=0)  # what is out touches nothing any more

Note = tuple[float, float, float, float]  # s, mm, mm, radians: when a disc was where, and how it was turned
Key = tuple[float, Stuff, tuple[Box, ...], tuple[Doorway, ...], int, bool]
_rooms: OrderedDict[Key, Room] = OrderedDict()


def flick(surface: Surface, disc: int, angle: float, speed: float, paths: bool = True, rough: bool = False) -> Roll:
    """What happens when the disc at this place of the list is flicked: a pure function of what it is given."""
    rolling = flicking(surface, disc, angle, speed, paths, rough)
    while True:
        try:
            next(rolling)
        except StopIteration as done:
            roll: Roll = done.value
            return roll


def flicking(
    surface: Surface, disc: int, angle: float, speed: float, paths: bool = True, rough: bool = False
) -> Generator[int, object, Roll]:
    """The same for those who have other things to do meanwhile: yields 0 after each slice of work.

    `rough`: it is about so, in a fraction of the time; for guesses, never for what counts.
    """
    key = (surface.half, surface.stuff, surface.walls, surface.doorways, len(surface.discs), rough)
    room = _rooms.pop(key, None) or Room(surface, rough=rough)  # nobody else's until it is empty again
    roll = yield from room.roll(surface, disc, angle, speed, paths)
    _rooms[key] = room
    if len(_rooms) > ROOMS:
        _rooms.popitem(last=False)
    return roll


class Room:
    """A board with its walls, and so many discs; used again and again, each time as if it were new."""

    def __init__(self, surface: Surface, heard: bool = True, rough: bool = False) -> None:
        """Not `heard`: nothing is called when things meet, as the benchmark's floor has it."""
        stuff = surface.stuff
        self._stuff, self._pace = stuff, ROUGH if rough else TRUE
        self._space = space = pymunk.Space()
        space.iterations = self._pace.iterations
        space.collision_slop = 0.02
        table = space.static_body
        # Chipmunk multiplies what two surfaces give back, and how much they drag each other along.
        own, grip = sqrt(stuff.disc), sqrt(stuff.grip)
        self._walls: list[pymunk.Shape] = []
        for box in surface.walls:
            wall = pymunk.Poly(table, box.corners())
            wall.elasticity, wall.friction, wall.collision_type = stuff.wall / own, grip, WALL
            self._walls.append(wall)
        half, thick = surface.half, 60.0
        out = half + thick
        for x, y, across, down in ((out, 0, 0, 1), (-out, 0, 0, 1), (0, out, 1, 0), (0, -out, 1, 0)):
            far = half + 2 * thick
            rim = pymunk.Segment(table, (x - across * far, y - down * far), (x + across * far, y + down * far), thick)
            rim.elasticity, rim.friction, rim.collision_type = stuff.rim / own, grip, RIM
            self._walls.append(rim)
        for doorway in surface.doorways:
            zone = pymunk.Poly(table, beyond(doorway, half, stuff.radius))
            zone.sensor, zone.collision_type = True, DOORWAY
            self._walls.append(zone)
        space.add(*self._walls)
        self._place = {shape: k for k, shape in enumerate(self._walls)}
        self._first_doorway = len(surface.walls) + 4
        moment = pymunk.moment_for_circle(1.0, 0, stuff.radius)
        drag = stuff.friction * GRAVITY
        self._brakes: list[pymunk.Constraint] = []  # off between two rolls
        self._forces = (drag, drag * stuff.radius * 2 / 3) * len(surface.discs)
        self._bodies: list[pymunk.Body] = []
        self._shapes: list[pymunk.Shape] = []
        for _ in surface.discs:
            body = pymunk.Body(1.0, moment)
            shape = pymunk.Circle(body, stuff.radius)
            shape.elasticity, shape.friction, shape.collision_type = own, grip, DISC
            slide, spin = pymunk.PivotJoint(table, body, (0, 0), (0, 0)), pymunk.GearJoint(table, body, 0, 1)
            slide.max_bias = spin.max_bias = 0
            slide.max_force = spin.max_force = 0
            space.add(body, slide, spin)
            self._brakes += (slide, spin)
            self._bodies.append(body)
            self._shapes.append(shape)
        self._number = {shape: k for k, shape in enumerate(self._shapes)}
        if heard:
            space.on_collision(DISC, DISC, begin=self._met_disc)
            space.on_collision(DISC, WALL, begin=self._met_wall)
            space.on_collision(DISC, RIM, begin=self._met_rim)
            space.on_collision(DISC, DOORWAY, begin=self._passed)
        self._buffer = batch.Buffer()
        self._fields = batch.BodyFields.POSITION | batch.BodyFields.ANGLE | batch.BodyFields.VELOCITY
        self._fields |= batch.BodyFields.ANGULAR_VELOCITY

    def roll(
        self, surface: Surface, disc: int, angle: float, speed: float, paths: bool
    ) -> Generator[int, object, Roll]:
        self._surface, self._time, self._paths = surface, 0.0, paths
        self._touches: list[Touch] = []
        self._passages: dict[tuple[int, int], int] = {}
        self._exits: dict[int, int] = {}
        self._points: list[list[Note]] = [[] for _ in self._bodies]
        for body, lies in zip(self._bodies, surface.discs, strict=True):
            body.position, body.velocity, body.angle, body.angular_velocity = (lies.x, lies.y), (0, 0), 0, 0
        self._first_leg(disc, angle, speed)
        yield from self._run(self._bodies[disc])
        return self._told()

    # The first leg, which needs no steps

    def _first_leg(self, disc: int, angle: float, speed: float) -> None:
        surface, body, start = self._surface, self._bodies[disc], self._surface.discs[disc]
        met = sweep(surface, start.x, start.y, angle, speed, disc)
        brake = slowing(self._stuff)
        left = sqrt(max(0.0, speed * speed - 2 * brake * met.distance)) if met.what is not None else 0.0
        self._time = (speed - left) / brake
        dx, dy = cos(angle), sin(angle)
        self._passes_on_the_way(disc, start.x, start.y, dx, dy, met, speed)
        if self._paths:
            steps = max(1, int(self._time / 0.04))
            for k in range(steps + 1):
                t = self._time * k / steps
                far = speed * t - brake * t * t / 2
                self._points[disc].append((t, start.x + dx * far, start.y + dy * far, 0.0))
        deep = 0.005 if met.what is not None else 0.0  # so that the first step feels it
        body.position = (met.x + met.across * deep, met.y + met.down * deep)
        body.velocity = (dx * left, dy * left)

    def _passes_on_the_way(
        self, disc: int, x: float, y: float, dx: float, dy: float, met: Meeting, speed: float
    ) -> None:
        """The doorways whose line the whole disc crosses on the straight way."""
        brake, radius = slowing(self._stuff), self._stuff.radius
        for k, doorway in enumerate(self._surface.doorways):
            before = doorway.a * x + doorway.b * y - doorway.c - radius
            gain = doorway.a * dx + doorway.b * dy
            if before < 0 < gain and before + gain * met.distance > 0:
                far = -before / gain
                slowed = sqrt(max(0.0, speed * speed - 2 * brake * far))
                self._passages[disc, k] = round(1000 * (speed - slowed) / brake)

    # The rest, in steps

    def _run(self, flicked: pymunk.Body) -> Generator[int, object, None]:
        """Who follows it no further leaves the room as it is, and nobody uses it again.

        Nothing is put right then: the search for garbage may have ended this, and have freed the space before.
        """
        space, pace = self._space, self._pace
        space.add(*self._shapes)  # afresh each time, so that nothing is left of what was before
        self.feel(flicked)
        looks = 0
        while self._time < LONGEST:
            for _ in range(pace.chunk):
                space.step(pace.step)
                self._time += pace.step
            if not self._look():
                break
            looks += 1
            if looks % SLICE == 0:
                yield 0
        space.remove(*self._shapes)
        self._forget()

    def feel(self, flicked: pymunk.Body) -> None:
        """What touches is felt where it lies: a step that ends where the flicked disc is, and brakes nothing.

        It is as long as all others, for Chipmunk passes on the forces of a contact in proportion to the time of a step.
        """
        flicked.position -= flicked.velocity * self._pace.step
        self._space.step(self._pace.step)
        for brake, force in zip(self._brakes, self._forces, strict=True):
            brake.max_force = force

    def _forget(self) -> None:
        """Joints remember the force with which they held last: without any they forget it, and are as new."""
        for k in self._exits:
            self._shapes[k].filter = ON_BOARD
        for brake in self._brakes:
            brake.max_force = 0
        self._space.step(self._pace.step)

    def _look(self) -> bool:
        """Note where everything is; is anything still moving?"""
        self._buffer.clear()
        batch.get_space_bodies(self._space, self._fields, self._buffer)
        values = memoryview(self._buffer.float_buf()).cast("d")
        moving = False
        time, notes = self._time, self._paths
        radius, still, rough = self._stuff.radius, self._pace.still, self._pace is ROUGH
        for k in range(len(self._bodies)):
            x, y, angle, vx, vy, spin = values[6 * k : 6 * k + 6]
            if vx * vx + vy * vy > still * still or (not rough and abs(spin) * radius > still):
                moving = True
                if notes:
                    self._points[k].append((time, x, y, angle))
        if rough and not moving:
            self._slide_out(values)
        for k in self._exits:
            if self._bodies[k].position.x < AWAY / 2:
                self._bodies[k].position, self._bodies[k].velocity = (AWAY + 100 * k, 0), (0, 0)
                self._bodies[k].angular_velocity = 0
        return moving

    def _slide_out(self, values: memoryview[float]) -> None:
        """What is left of slow sliding goes straight on."""
        brake, radius = slowing(self._stuff), self._stuff.radius
        for k, body in enumerate(self._bodies):
            x, y, _, vx, vy, _ = values[6 * k : 6 * k + 6]
            speed = hypot(vx, vy)
            if speed < STILL or k in self._exits:
                continue
            far = speed / (2 * brake)
            body.position = x, y = x + vx * far, y + vy * far
            lay = self._surface.discs[k]
            for doorway, door in enumerate(self._surface.doorways):
                edge = door.c + radius
                if door.a * x + door.b * y > edge > door.a * lay.x + door.b * lay.y:
                    self._passages.setdefault((k, doorway), round(1000 * self._time))

    # Meetings

    def _note(self, k: int) -> None:
        if self._paths:
            body = self._bodies[k]
            self._points[k].append((self._time, *body.position, body.angle))

    def _touch(self, k: int, what: What, other: int, number: int, arbiter: Any, sign: float) -> float:
        """Note that a disc met something; answers how fast, along the line between them."""
        nx, ny = arbiter.normal
        vx, vy = self._bodies[k].velocity
        if what is What.DISC:
            ox, oy = self._bodies[other].velocity
            vx, vy = vx - ox, vy - oy
        speed = (vx * nx + vy * ny) * sign
        if speed >= SOFTEST:
            points = arbiter.contact_point_set.points
            x, y = points[0].point_a if points else self._bodies[k].position
            at = round(1000 * self._time)
            disc = self._surface.discs[k].number
            self._touches.append(Touch(at, disc, what, number, round(10 * x), round(10 * y), round(speed)))
        return float(speed)

    def _met_disc(self, arbiter: Any, space: pymunk.Space, given: object) -> None:
        one, two = (self._number[shape] for shape in arbiter.shapes)
        self._note(one)
        self._note(two)
        self._touch(one, What.DISC, two, self._surface.discs[two].number, arbiter, 1.0)

    def _met_wall(self, arbiter: Any, space: pymunk.Space, given: object) -> None:
        shape, wall = arbiter.shapes
        self._note(self._number[shape])
        place = self._place[wall]
        self._touch(self._number[shape], What.WALL, place, place, arbiter, 1.0)

    def _met_rim(self, arbiter: Any, space: pymunk.Space, given: object) -> None:
        k = self._number[arbiter.shapes[0]]
        self._note(k)
        if self._touch(k, What.RIM, 0, 0, arbiter, 1.0) > self._surface.limit:
            arbiter.process_collision = False
            self._exits.setdefault(k, round(1000 * self._time))
            self._shapes[k].filter = OUT

    def _passed(self, arbiter: Any, space: pymunk.Space, given: object) -> None:
        shape, zone = arbiter.shapes
        doorway = self._place[zone] - self._first_doorway
        k = self._number[shape]
        door, lay = self._surface.doorways[doorway], self._surface.discs[k]
        if door.a * lay.x + door.b * lay.y < door.c + self._stuff.radius:  # else it lay there before
            self._passages.setdefault((k, doorway), round(1000 * self._time))

    # What is told

    def _told(self) -> Roll:
        discs = self._surface.discs
        places = {k: (body.position.x, body.position.y) for k, body in enumerate(self._bodies) if k not in self._exits}
        shifted = [k for k, (x, y) in places.items() if hypot(x - discs[k].x, y - discs[k].y) > 0.0005]
        set_apart(self._surface, places, shifted)
        rests = [Rest(discs[k].number, round(1000 * places[k][0]), round(1000 * places[k][1])) for k in shifted]
        passages = sorted((at, discs[k].number, doorway) for (k, doorway), at in self._passages.items())
        exits = sorted((at, discs[k].number) for k, at in self._exits.items())
        moved = {rest.disc for rest in rests} | {number for _, number in exits}
        paths = []
        if self._paths:
            for k, points in enumerate(self._points):
                if discs[k].number in moved and points:
                    x, y = points[-1][1:3] if k in self._exits else places[k]
                    noted = [*points, (self._time, x, y, points[-1][3])]
                    paths.append(Path(discs[k].number, key_points(noted, discs[k]), key_turns(points)))
        return Roll(
            round(1000 * self._time),
            tuple(self._touches),
            tuple(Passage(*passage) for passage in passages),
            tuple(Exit(*gone) for gone in exits),
            tuple(rests),
            tuple(paths),
        )


def beyond(doorway: Doorway, half: float, radius: float) -> list[tuple[float, float]]:
    """The part of the board that only a disc touches which has passed the doorway wholly: two radii behind its line."""
    edge = doorway.c + 2 * radius
    square = [(half, half), (-half, half), (-half, -half), (half, -half)]
    found = []
    for k, (x, y) in enumerate(square):
        u, v = square[k - 1]
        here, before = doorway.a * x + doorway.b * y - edge, doorway.a * u + doorway.b * v - edge
        if (here > 0) != (before > 0):
            part = before / (before - here)
            found.append((u + (x - u) * part, v + (y - v) * part))
        if here > 0:
            found.append((x, y))
    return found


def key_points(points: list[Note], lay: Any) -> tuple[tuple[int, int, int], ...]:
    """The fewest points between which straight and even motion stays near the true path."""
    ways = [(t, x, y) for t, x, y, _ in points]
    if ways[0][0] > 0:
        ways = [(ways[0][0], lay.x, lay.y), *ways]
    return tuple((round(1000 * t), round(10 * x), round(10 * y)) for t, x, y in thinned(ways, TOLERANCE))


def key_turns(points: list[Note]) -> tuple[tuple[int, int], ...]:
    """The same for how a disc turned; nothing where it hardly did."""
    turned = [(t, degrees(angle), 0.0) for t, _, _, angle in points]
    if max(abs(angle) for _, angle, _ in turned) < SLANT:
        return ()
    return tuple((round(1000 * t), round(angle)) for t, angle, _ in thinned(turned, SLANT))


def thinned(points: list[tuple[float, float, float]], tolerance: float) -> list[tuple[float, float, float]]:
    """Those of the points (time and two values) between which even motion passes the others so near."""
    kept = [points[0]]
    start = 0
    for end in range(2, len(points)):
        t0, x0, y0 = points[start]
        t1, x1, y1 = points[end]
        if t1 <= t0:
            continue
        for t, x, y in points[start + 1 : end]:
            part = (t - t0) / (t1 - t0)
            if hypot(x0 + (x1 - x0) * part - x, y0 + (y1 - y0) * part - y) > tolerance:
                start = end - 1
                kept.append(points[start])
                break
    kept.append(points[-1])
    return kept
