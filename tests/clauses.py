"""Which clauses of the rules (docs/rules) have a test marked with their number."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from core import games

ROOT = Path(__file__).parent.parent
CLAUSE = re.compile(r"^- ([A-Z]{3}-\d\d) ", re.MULTILINE)


@cache
def clauses() -> dict[str, tuple[str, ...]]:
    """The clauses of each game."""
    pages = sorted((ROOT / "docs" / "rules").glob("*.md"))
    found = {page.stem: tuple(CLAUSE.findall(page.read_text(encoding="utf-8"))) for page in pages}
    return {game: numbers for game, numbers in found.items() if numbers}


@cache
def marks() -> dict[str, tuple[str, ...]]:
    """Clause → the tests marked with it. A test without any assertion proves nothing and does not count."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                for clause in _marked(node):
                    if _asserts(node):
                        found.setdefault(clause, []).append(f"{path.name}::{node.name}")
    return {clause: tuple(tests) for clause, tests in found.items()}


def _marked(test: ast.FunctionDef) -> list[str]:
    calls = [mark for mark in test.decorator_list if isinstance(mark, ast.Call)]
    calls = [call for call in calls if getattr(call.func, "attr", "") == "rule"]
    return [arg.value for call in calls for arg in call.args if isinstance(arg, ast.Constant)]


def _asserts(test: ast.FunctionDef) -> bool:
    named = {"raises", "refused"}
    return any(
        isinstance(node, ast.Assert)
        or (isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in named)
        for node in ast.walk(test)
    )


def missing(game: str) -> list[str]:
    return [clause for clause in clauses()[game] if clause not in marks()]


def coverage() -> list[str]:
    """A line a game."""
    lines = []
    for game, numbers in clauses().items():
        left = missing(game)
        state = "" if game in games.names() else " (not built yet)"
        lines.append(f"{game}: {len(numbers) - len(left)} of {len(numbers)}{state}")
    return lines
