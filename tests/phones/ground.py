"""Where things lie, and how a check says that something is wrong."""

from __future__ import annotations

import tomllib
from pathlib import Path

from mobile.tour import packed

ROOT = Path(__file__).parents[2]
SPEC = ROOT / "buildozer.spec"
WORK = ROOT / "build" / "phones"
FOUND = WORK / "found"  # what setup/phones/fetch.sh brought
RECIPES = ROOT / "setup" / "phones" / "recipes"
DIST = WORK / "dist"  # as python-for-android lays one out
OUT = WORK / "out"  # what a phone unpacks at its first start

MOST = packed.MOST * 1e6  # bytes of a package


class WrongError(Exception):
    """What does not hold, as a sentence."""


def hold(right: object, wrong: str) -> None:
    """Stop with a sentence, where something does not hold; `assert` says nothing to who only reads the last line."""
    if not right:
        raise WrongError(wrong)


def pins() -> dict[str, str]:
    """The app's own packages and their versions."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return dict(pin.split("==") for pin in project["dependencies"])
