"""What is packed: buildozer's own copy of the sources, a list of it that the repository holds, and what it imports."""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from mobile.tour.packed import LIST, kept
from tests.phones.ground import MOST, hold

# Libraries of Python that python-for-android leaves out, or builds without.
BUILT_WITHOUT = {
    "_bz2",
    "_crypt",
    "_curses",
    "_curses_panel",
    "_dbm",
    "_gdbm",
    "_lzma",
    "_posixshmem",
    "_tkinter",
    "_uuid",
}
ABSENT = BUILT_WITHOUT | {"bz2", "crypt", "curses", "dbm", "ensurepip", "grp", "idlelib", "lib2to3", "lzma", "nis"}
ABSENT |= {"readline", "spwd", "test", "tkinter", "turtle", "turtledemo"}
# By the name they are imported by.
IMPORTED = {"kivy", "kivymd", "plyer", "msgspec", "pymunk", "spake2", "zeroconf", "ifaddr", "segno", "jnius", "android"}
GUARDED = {"cryptography"}  # looked for, and done without


def copy(tool: Any) -> str:
    """As buildozer copies it."""
    tool._copy_application_sources()
    tool._add_sitecustomize()
    files = _files(tool)
    size = sum(path.stat().st_size for path in files)
    hold(size < MOST, f"{size / 1e6:.1f} MB are too much")
    return f"{len(files)} files, {size / 1e6:.1f} MB"


def listed(tool: Any, write: bool) -> str:
    """A list by folder, so that a review sees what would newly be on phones. Sizes may differ a little."""
    now = _by_folder(tool)
    if write:
        lines = [f"{folder:32} {count:4} {size / 1e6:7.2f}" for folder, (count, size) in sorted(now.items())]
        head = "# What is packed for a phone, by folder: files and megabytes. Written by `make check-android WRITE=1`."
        LIST.write_text("\n".join([head, *lines, ""]), "utf-8")
    before = kept(LIST.read_text("utf-8"))
    hold(now.keys() == before.keys(), f"other folders than packed.txt says: {sorted(now.keys() ^ before.keys())}")
    for folder, (count, size) in now.items():
        was, megabytes = before[folder]
        hold(count == was, f"{folder}: {count} files instead of {was}; `make check-android WRITE=1` if that is meant")
        apart = abs(size / 1e6 - megabytes)
        hold(apart < 0.02 + megabytes / 10, f"{folder}: {size / 1e6:.2f} MB instead of {megabytes:.2f}")
    return f"{len(now)} folders"


def _by_folder(tool: Any) -> dict[str, tuple[int, int]]:
    counts: Counter[str] = Counter()
    sizes: Counter[str] = Counter()
    for path in _files(tool):
        folder = path.relative_to(tool.app_dir).parent.as_posix()
        counts[folder] += 1
        sizes[folder] += path.stat().st_size
    return {folder: (counts[folder], sizes[folder]) for folder in counts}


def _files(tool: Any) -> list[Path]:
    return [path for path in Path(tool.app_dir).rglob("*") if path.is_file()]


def imports(tool: Any) -> str:
    """Every import of what is packed is in the package."""
    root = Path(tool.app_dir)
    names = 0
    for path in sorted(root.rglob("*.py")):
        file = path.relative_to(root)
        for name, parts, line in _imports(path, file):
            names += 1
            first = name.partition(".")[0]
            if first in ("core", "mobile", "assets"):
                hold(_module(root, name), f"{file}:{line}: {name} is not packed")
                for part in parts:
                    there = _module(root, f"{name}.{part}") or part in _says(_module(root, name))
                    hold(there, f"{file}:{line}: {name}.{part} is not packed")
            else:
                known = first in IMPORTED or first in GUARDED or first in sys.stdlib_module_names - ABSENT
                hold(known, f"{file}:{line}: a phone has no {name}")
    return f"{names} imports"


def _module(root: Path, name: str) -> Path | None:
    """Where a module of ours lies, if it is packed."""
    inside = root.joinpath(*name.split("."))
    return next((path for path in (inside.with_suffix(".py"), inside / "__init__.py") if path.is_file()), None)


@cache
def _says(path: Path) -> set[str]:
    """All names that a module itself gives to something."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.add(node.id)
        elif isinstance(node, ast.alias):
            names.add(node.asname or node.name)
    return names


def _imports(path: Path, file: Path) -> Iterator[tuple[str, list[str], int]]:
    """What a module imports, and what of that; without what only a checker of types reads."""
    tree = ast.parse(path.read_text("utf-8"))
    typing = {id(one) for node in ast.walk(tree) if _for_types(node) for one in ast.walk(node)}
    for node in ast.walk(tree):
        if id(node) in typing:
            continue
        if isinstance(node, ast.Import):
            yield from ((alias.name, [], node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            hold(not node.level, f"{file}:{node.lineno}: a relative import")
            yield node.module or "", [alias.name for alias in node.names], node.lineno
        elif isinstance(node, ast.Call) and node.args and _named(node.func) == "import_module":
            if module := _spelt(node.args[0]):
                yield module, [], node.lineno


def _named(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def _spelt(node: ast.expr) -> str:
    """A module's name as far as it stands there: of "core.games.{name}" the package."""
    if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        return str(node.values[0].value).rpartition(".")[0]
    return str(node.value) if isinstance(node, ast.Constant) else ""


def _for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
