"""python -m tests.mobile.swiping [ONE_OF]: plays all swipes, or one of so many, and prints what share was understood.
Of those whose times the touch screen does not tell, a quarter is enough.

The last line is one JSON object. It fails where a share is lower than is promised.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from tests.mobile.swiping.shares import BOUNDS, broken, measured
from tests.mobile.window import Display


def main(thin: int = 1) -> int:
    display = Display()
    try:
        with tempfile.TemporaryDirectory() as folder:
            found = measured(display.name, Path(folder), {"touch": thin, "blind": 4 * thin, "mouse": 4 * thin})
    finally:
        display.close()
    for name, shares in {**found["conditions"], **found["sources"]}.items():
        print(f"{name}: " + ", ".join(f"{what} {value}" for what, value in shares.items()))
    no = broken(found)
    print(json.dumps({"swipes": found["sources"], "bounds": BOUNDS, "broken": no}))
    return 1 if no else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:2])))
