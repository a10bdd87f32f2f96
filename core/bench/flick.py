"""What a flick costs beside the bare steps of the engine it makes: 16 discs and 14 loose walls, paths and all."""

from __future__ import annotations

import random
import statistics
import time
from math import atan2, cos, hypot, pi, sin, sqrt
from typing import Any

import pymunk

from core.physics import Box, Disc, Doorway, Stuff, Surface, flick
from core.physics.room import CHUNK, STEP, Room
from core.physics.sweep import sweep

BOUND = 1.25
FLICKS, ROUNDS = 60, 5
STUFF = Stuff(radius=14.0, friction=0.15, disc=0.85, wall=0.65, rim=0.70, grip=0.2)
HALF, CORNER = 325.0, sqrt(0.5)


def board(seed: int, discs: int = 16, walls: int = 14) -> Surface:
    """A board like Paleo's: doorways in the corners, loose walls and discs at random."""
    rng = random.Random(seed)
    boxes: list[Box] = []
    doorways = []
    for right in (-1, 1):
        for up in (-1, 1):
            doorways.append(Doorway(right * CORNER, up * CORNER, 2 * HALF * CORNER - 98))
            for side in (-1, 1):
                x, y = right * 250 + side * up * 65 * CORNER, up * 250 - side * right * 65 * CORNER
                boxes.append(Box(x, y, 82, 16, atan2(-right * up, 1)))
    while len(boxes) < 8 + walls:
        box = Box(rng.uniform(-250, 250), rng.uniform(-200, 200), 45, 16, rng.uniform(0, pi))
        if all(hypot(box.x - other.x, box.y - other.y) > 70 for other in boxes):
            boxes.append(box)
    placed: list[Disc] = []
    while len(placed) < discs:
        x, y = rng.uniform(-305, 305), rng.uniform(-305, 305)
        apart = all(hypot(x - disc.x, y - disc.y) > 28.5 for disc in placed)
        if apart and abs(x) + abs(y) < 480 and all(hypot(*box.away(x, y)) > 14.2 for box in boxes):
            placed.append(Disc(len(placed), x, y))
    return Surface(HALF, 2500.0, STUFF, tuple(boxes), tuple(doorways), tuple(placed))


def bare(surface: Surface, disc: int, angle: float, speed: float, steps: int) -> float:
    """Seconds that so many bare steps take, of the same discs and walls moving the same way."""
    room = Room(surface, heard=False)
    space, bodies = room._space, room._bodies
    met = sweep(surface, surface.discs[disc].x, surface.discs[disc].y, angle, speed, disc)
    left = sqrt(max(0.0, speed * speed - 2 * STUFF.friction * 9810 * met.distance)) if met.what is not None else 0.0
    for body, lies in zip(bodies, surface.discs, strict=True):
        body.position = (lies.x, lies.y)
    bodies[disc].position = (met.x + met.across * 0.005, met.y + met.down * 0.005)
    bodies[disc].velocity = (cos(angle) * left, sin(angle) * left)
    space.add(*room._shapes)
    begun = time.perf_counter()
    room.feel(bodies[disc])
    for _ in range(steps):
        space.step(STEP)
    return time.perf_counter() - begun


def measure() -> dict[str, Any]:
    rng = random.Random(1)
    boards = [board(seed) for seed in range(5)]
    flicks = [(boards[k % 5], rng.randrange(16), rng.uniform(0, 2 * pi), rng.uniform(600, 2400)) for k in range(FLICKS)]
    steps = []
    for surface, disc, angle, speed in flicks:
        roll = flick(surface, disc, angle, speed)
        start = surface.discs[disc]
        met = sweep(surface, start.x, start.y, angle, speed, disc)
        brake = STUFF.friction * 9810
        left = sqrt(max(0.0, speed * speed - 2 * brake * met.distance)) if met.what is not None else 0.0
        stepped = max(CHUNK, round((roll.lasted / 1000 - (speed - left) / brake) / STEP))
        steps.append(stepped)
    ours, peers = [], []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        for given in flicks:
            flick(*given)
        ours.append(time.perf_counter() - begun)
        peers.append(sum(bare(*given, count) for given, count in zip(flicks, steps, strict=True)))
    ratio = statistics.median(a / b for a, b in zip(ours, peers, strict=True))
    return {
        "flicks_per_s": round(FLICKS / min(ours)),
        "steps_per_flick": round(sum(steps) / FLICKS),
        "peer": f"the same steps of pymunk {pymunk.version} and nothing else",
        "ratio": round(ratio, 3),
        "bound": BOUND,
    }
