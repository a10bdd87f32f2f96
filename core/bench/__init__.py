"""Measurements, each printed as a ratio to a named peer or floor. Not part of the app."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from core.command.transcript import dumps

Result = dict[str, Any]
BENCHES = ("engine", "flick", "bots", "session")


def run(only: str | None = None) -> list[Result]:
    """Measure one thing or all; prints a line of JSON for each."""
    results = []
    for name in BENCHES if only is None else (only,):
        measure: Callable[[], Result] = import_module(f"core.bench.{name}").measure
        result = {"bench": name, **measure()}
        print(dumps(result))
        results.append(result)
    return results
