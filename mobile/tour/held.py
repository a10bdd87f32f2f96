"""What the bench measured before, as docs/measured.md holds it: nothing may get worse by a quarter.

Times are in thousandths of the peer's start in the same run, so that they hold on any machine; memory and the package
in megabytes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from mobile.tour.stopwatch import Results

PAGE = Path(__file__).parents[2] / "docs" / "measured.md"
HEAD = "## What may not get worse"
WORSE = 1.25
LEAST = 0.25  # thousandths: a quarter of less than one is as much as runs differ by


def figures(results: Results) -> dict[str, float]:
    """One for each measurement that can be compared from machine to machine."""
    peer = results.get("start", {}).get("peer", 0.0)
    found = {}
    for name, result in results.items():
        if "ratio" in result:
            found[name] = result["ratio"]
        elif "more_mb" in result:
            found[name] = round(result["more_mb"], 1)
        elif "packed_mb" in result:
            found[name] = round(result["packed_mb"], 1)
        elif "p95_ms" in result and peer and " at density " not in name:  # what opens has a bound alone
            # How long a thought is depends on no machine: of its frames what is beside it is held.
            found[name] = round(result.get("beside_p95_ms", result["p95_ms"]) / peer, 2)
    return found


def held(page: str) -> dict[str, float]:
    """What the page says."""
    _, _, rest = page.partition(HEAD)
    table = rest.partition("\n## ")[0]
    return {name: float(value) for name, value in re.findall(r"^\| ([^|]+?) \| ([\d.]+) \|$", table, re.MULTILINE)}


def worse(now: Mapping[str, float], before: Mapping[str, float]) -> list[str]:
    """What is worse by more than a quarter, or is not measured any more."""
    found = [f"{name}: it is not measured any more" for name in before if name not in now]
    for name, value in now.items():
        bound = max(before[name] * WORSE, before[name] + LEAST * (name != "start")) if name in before else value
        if value > bound:
            found.append(f"{name}: {value:g} is worse than {before[name]:g} by more than a quarter")
    return found


def unheld(now: Mapping[str, float], before: Mapping[str, float]) -> list[str]:
    """What is measured and not written down yet, so that nothing keeps it from getting worse."""
    return [f"{name}: {value:g} is not held yet" for name, value in now.items() if name not in before]


def written(page: str, now: Mapping[str, float]) -> str:
    """The page with these figures."""
    before, _, rest = page.partition(HEAD)
    lines = [f"| {name} | {value:g} |" for name, value in now.items()]
    head, _, more = rest.partition("|")
    after = more.partition("\n## ")
    return (
        f"{before}{HEAD}{head}| | |\n|---|---|\n" + "\n".join(lines) + "\n" + (f"\n## {after[2]}" if after[1] else "")
    )
