"""The walls of the house, drawn from the imports: those for types and those inside of functions count as well.

A room is a folder of modules. In core, what all games share lies loose and is one room; in mobile each loose module is
a room by itself. The two entrances know everything, and nobody knows them.
"""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]
ENTRANCES = {"core.__main__", "mobile.__main__", "mobile.words.__main__"}
KNOT = 6  # modules that may know each other in a circle
TOOLS = "mobile.tour"  # left out of what goes on a phone


def modules():
    """Every module's name and file."""
    found = {}
    for top in ("core", "mobile"):
        for file in sorted((ROOT / top).rglob("*.py")):
            *folders, name = file.relative_to(ROOT).with_suffix("").parts
            found[".".join(folders if name == "__init__" else (*folders, name))] = file
    return found


def imports(name, file, known):
    """The modules that one knows, nearest first where a package is meant."""

    def nearest(wanted):
        while wanted and wanted not in known:
            wanted = wanted.rpartition(".")[0]
        return wanted

    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {nearest(alias.name) for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name}: imports are written out"
            found |= {nearest(f"{node.module}.{alias.name}") for alias in node.names}
    return {other for other in found if other and other != name}


def graph():
    known = modules()
    return {name: imports(name, file, known) for name, file in known.items()}


def room_of(name, file):
    """The room a module stands in."""
    package = name if file.name == "__init__.py" else name.rpartition(".")[0]
    return name if name in ENTRANCES or package == "mobile" else package


def knots(edges):
    """Modules that lead to each other, in whatever way: strongly connected parts, by two walks."""
    order, seen = [], set()

    def walk(start, ways, leave):
        stack = [(start, iter(sorted(ways[start])))]
        seen.add(start)
        while stack:
            node, more = stack[-1]
            for other in more:
                if other not in seen:
                    seen.add(other)
                    stack.append((other, iter(sorted(ways[other]))))
                    break
            else:
                stack.pop()
                leave(node)

    for name in sorted(edges):
        if name not in seen:
            walk(name, edges, order.append)
    back = {name: {other for other in edges if name in edges[other]} for name in edges}
    found = []
    seen.clear()
    for name in reversed(order):
        if name not in seen:
            found.append([])
            walk(name, back, found[-1].append)
    return found


def test_a_knot_is_found():
    assert sorted(map(sorted, knots({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}))) == [["a", "b", "c"], ["d"]]


def test_no_two_rooms_know_each_other():
    files, doors = modules(), set()
    for name, known in graph().items():
        doors |= {(room_of(name, files[name]), room_of(other, files[other])) for other in known}
    both = {(one, other) for one, other in doors if one < other and (other, one) in doors}
    assert not both


def test_no_knot_is_large():
    assert not [sorted(knot) for knot in knots(graph()) if len(knot) > KNOT]


def test_nobody_knows_the_entrances():
    assert not {name for name, known in graph().items() if known & ENTRANCES and not name.startswith(TOOLS)}


def test_core_knows_nothing_of_the_window():
    assert not {
        name
        for name, known in graph().items()
        if name.startswith("core") and any(o.startswith("mobile") for o in known)
    }


def test_the_app_knows_none_of_its_tools():
    files = graph()
    assert not {
        n
        for n, known in files.items()
        if not n.startswith(TOOLS) and n not in ENTRANCES and any(o.startswith(TOOLS) for o in known)
    }
