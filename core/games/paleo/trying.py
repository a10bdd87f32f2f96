"""How a bot of Paleo spends its trials on the flicks it thinks of: in waves, or always on the most hopeful."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator
from functools import cache
from operator import attrgetter
from statistics import NormalDist

from core.games.paleo.shots import Shot

Slip = tuple[float, float]  # of the hand, in its own deviations: angle and speed
Trial = Callable[[Shot, Slip], Generator[int, bool, float]]
Vary = Callable[[Shot, float], Shot]  # one nearly the same, of which so much is looked for

TRUST = 0.7  # trials that a guess counts for
MOST = 48  # trials of one flick
WAVES = 6
LESS = 0.2  # is looked for of one that was varied
SAME = 1.2  # that much less promising is each further flick with the same pawn and goal

# Where always the most hopeful is tried
FIRM = 1.0  # trials that a guess counts for
KIN = 2.0  # trials of others with the same pawn and goal that the guesses at them count for
HOPE = 9.0  # how far a guess may be out
EACH = 8  # trials, after which the best is varied
ACROSS, ALONG = 0.7548776662466927, 0.5698402909980532  # steps of which every few lie evenly (the plastic number's)
SLIPS = 64  # at most of one flick
TRIALS = 1500  # at most of a thought


def in_waves(shots: list[Shot], width: int, rng: random.Random, trial: Trial, vary: Vary) -> Generator[int, bool, None]:
    """Wave after wave: some new flicks against the best so far, and at each turn the worse half drops out."""
    slips: list[Slip] = []  # the same for all, so that none is luckier than another
    for _ in range(MOST // 2):
        slip = rng.gauss(0, 1), rng.gauss(0, 1)
        slips += [slip, (-slip[0], -slip[1])]
    waiting, kept = shots.copy(), list[Shot]()
    for wave in range(WAVES):
        alive = kept + spread(waiting, width)
        if kept:
            shots += (varied := [vary(kept[0], kept[0].mean(TRUST) - LESS) for _ in range(2)])
            alive += varied
        each, goal = 1, min(6 << wave, MOST)
        while True:
            for shot in alive:
                while shot.count < each:
                    shot.total += yield from trial(shot, slips[shot.count])
                    shot.count += 1
                    if not (yield 1):
                        return
            alive.sort(key=lambda shot: -shot.mean(TRUST))
            alive = alive[: max(3, (len(alive) + 1) // 2)]
            if each == goal:
                break
            each = min(2 * each, goal)
        kept = alive


def spread(waiting: list[Shot], width: int) -> list[Shot]:
    """Take the most promising away from those that wait, but not all with the same pawn and goal."""
    chosen: list[Shot] = []
    counts: dict[tuple[int, int], int] = {}
    for _ in range(min(width, len(waiting))):
        best = max(waiting, key=lambda shot: shot.guess + shot.bias - SAME * counts.get((shot.pawn, shot.goal), 0))
        waiting.remove(best)
        chosen.append(best)
        counts[best.pawn, best.goal] = counts.get((best.pawn, best.goal), 0) + 1
    return chosen


def best_of_waves(shots: list[Shot]) -> Shot:
    return max(shots, key=lambda shot: (shot.count > 0, shot.mean(TRUST)))


@cache
def even_slips(count: int) -> tuple[Slip, ...]:
    """So many slips of a hand that lie evenly, the first of them none: few say then what many by chance would.

    Each comes with its opposite, and those come first that together are spread as slips are.
    """
    normal = NormalDist()
    pairs = [
        (normal.inv_cdf((0.5 + k * ACROSS) % 1.0), normal.inv_cdf((0.5 + k * ALONG) % 1.0))
        for k in range(1, count // 2 + 1)
    ]
    chosen: list[Slip] = [(0.0, 0.0)]
    across = along = both = 0.0  # squares and products of those chosen
    while pairs:
        many = len(chosen) + 2
        rated = []
        for slip in pairs:
            one, other = slip
            sums = across + 2 * one * one, along + 2 * other * other, both + 2 * one * other
            rated.append(((sums[0] / many - 1) ** 2 + (sums[1] / many - 1) ** 2 + (sums[2] / many) ** 2, slip, sums))
        _, slip, (across, along, both) = min(rated)
        pairs.remove(slip)
        chosen += [slip, (-slip[0], -slip[1])]
    return tuple(chosen[:count])


class Kin:
    """Flicks with the same pawn and goal: by how much they bring more than was guessed."""

    __slots__ = ("count", "more", "shots")

    def __init__(self) -> None:
        self.shots: list[Shot] = []
        self.more, self.count = 0.0, 0

    def told(self) -> None:
        """Something new is known of one of them."""
        for shot in self.shots:
            others = self.more - (shot.total - shot.count * shot.guess)
            shift = others / (self.count - shot.count + KIN)
            known = FIRM + shot.count
            shot.value = ((shot.guess + shift) * FIRM + shot.total) / known + shot.bias
            shot.hope = shot.value + HOPE / known**0.5 if shot.count < SLIPS else shot.value


def hopeful(shots: list[Shot], trial: Trial, vary: Vary) -> Generator[int, bool, None]:
    """Always the one that may be best by all that is known, until none may be better than the best."""
    slips = even_slips(SLIPS)
    families: dict[tuple[int, int], Kin] = {}
    kin_of: dict[Shot, Kin] = {}
    for shot in shots:
        kin = kin_of[shot] = families.setdefault((shot.pawn, shot.goal), Kin())
        kin.shots.append(shot)
    for kin in families.values():
        kin.told()
    for made in range(1, TRIALS + 1):
        shot = max(shots, key=attrgetter("hope"))
        if shot.count == SLIPS:
            return
        found = yield from trial(shot, slips[shot.count])
        shot.total += found
        shot.count += 1
        kin = kin_of[shot]
        kin.more += found - shot.guess
        kin.count += 1
        kin.told()
        if not (yield 1):
            return
        if made % EACH == 0:
            best = best_by_value(shots)
            varied = vary(best, best.value - LESS)
            kin = kin_of[varied] = Kin()
            kin.shots.append(varied)
            shots.append(varied)
            kin.told()


def best_by_value(shots: list[Shot]) -> Shot:
    return max(shots, key=lambda shot: (shot.count > 0, shot.value))
