"""What share of swipes is understood, and how large it has to be."""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.mobile.swiping.driven import Condition, Outcome
from tests.mobile.swiping.made import Swipe, swipes, turned
from tests.mobile.window import ROOT, surroundings

FRAMES = (8, 15, 30, 60, 120)
REPORTS = (60, 120)
REFERENCE = 120  # frames a second, without hitches: what the others are compared with
PROMISED = 15  # frames a second, from which on the bounds hold
CLOSE, STRAIGHT = 0.10, 2.0  # of the speed; degrees
# Of all swipes at PROMISED frames and more, by where their times come from. Without the touch screen's own times it is
# as good as it can be; these bounds keep it so.
FULL = {"flicked": 0.99, "held": 0.99, "speed": 0.99, "angle": 0.99, "true": 0.99, "began": 0.99, "worded": 0.99}
BOUNDS: dict[str, dict[str, float]] = {
    "touch": FULL,
    "blind": {"flicked": 0.97, "held": 0.9, "speed": 0.5, "angle": 0.95, "began": 0.99, "worded": 0.95},
    "mouse": {"flicked": 0.97, "held": 0.9, "speed": 0.5, "angle": 0.95, "began": 0.99, "worded": 0.95},
}
ASTRAY = 0.0

Play = Callable[[Swipe, Condition, int], Outcome]


def conditions(source: str) -> list[Condition]:
    return [
        Condition(frames, hitches, reports, source)
        for reports in REPORTS
        for frames in FRAMES
        for hitches in (False, True)
    ]


def share(true: list[bool]) -> float:
    return sum(true) / len(true) if true else 1.0


def told_of(play: Play, wanted: dict[str, int]) -> dict[str, Any]:
    """Plays in every condition, of each source one of so many swipes; the shares of each condition and each source."""
    found: dict[str, Any] = {"conditions": {}, "sources": {}}
    for source, thin in wanted.items():
        mix = [(k, swipe) for k, swipe in enumerate(swipes()) if k % thin == 0]
        made = [swipe for _, swipe in mix]
        came = {one: [play(swipe, one, k) for k, swipe in mix] for one in conditions(source)}
        sums: dict[str, list[bool]] = {}
        for condition, outcomes in came.items():
            parts = compared(made, outcomes, came[condition._replace(frames=REFERENCE, hitches=False)])
            found["conditions"][condition.name] = row(made, outcomes, parts)
            if condition.frames >= PROMISED:
                for name, part in parts.items():
                    sums.setdefault(name, []).extend(part)
        found["sources"][source] = {name: round(share(part), 4) for name, part in sums.items()}
    return found


def row(made: list[Swipe], came: list[Outcome], parts: dict[str, list[bool]]) -> dict[str, Any]:
    told: dict[str, Any] = {name: round(share(part), 4) for name, part in parts.items()}
    ratios = [o.speed / s.speed for s, o in zip(made, came) if s.flicks and o.flicked]
    told["ratio"] = round(statistics.median(ratios), 3) if ratios else 0.0
    told["pressed"] = sorted({o.astray for o in came if o.astray})
    return told


def compared(made: list[Swipe], came: list[Outcome], reference: list[Outcome]) -> dict[str, list[bool]]:
    """For each swipe, whether it was understood, by kinds of understanding."""
    both = [(o, r) for s, o, r in zip(made, came, reference) if s.flicks and o.flicked and r.flicked]
    true = [(s, o) for s, o in zip(made, came) if s.flicks and o.flicked]
    return {
        "flicked": [o.flicked for s, o in zip(made, came) if s.flicks],
        "held": [not o.flicked for s, o in zip(made, came) if not s.flicks],
        "speed": [abs(o.speed / r.speed - 1) <= CLOSE for o, r in both],
        "angle": [turned(o.angle, r.angle) <= STRAIGHT for o, r in both],
        "true": [turned(o.angle, s.way) <= 10 for s, o in true],
        "astray": [bool(o.astray) for o in came],
        "began": [max(map(abs, o.began)) <= 1.0 for o in came],
        "worded": [bool(o.said) for o in came if not o.flicked],
    }


def broken(found: dict[str, Any]) -> list[str]:
    """Which bounds do not hold."""
    no = []
    for source, parts in found["sources"].items():
        low = [(name, bound) for name, bound in BOUNDS[source].items() if parts[name] < bound]
        no += [f"{source}: {name} {parts[name]}, wanted {bound}" for name, bound in low]
        if parts["astray"] > ASTRAY:
            no.append(f"{source}: astray {parts['astray']}")
    return no


def measured(display: str, home: Path, wanted: dict[str, int]) -> dict[str, Any]:
    """`told_of`, in a window of its own."""
    home.mkdir(parents=True, exist_ok=True)
    played = subprocess.run(
        [sys.executable, "-m", "tests.mobile.swiping.driven", json.dumps(wanted)],
        cwd=ROOT,
        env=surroundings(display, home),
        capture_output=True,
        text=True,
    )
    if played.returncode:
        raise AssertionError(played.stderr[-4000:])
    found: dict[str, Any] = json.loads(played.stdout)
    return found
