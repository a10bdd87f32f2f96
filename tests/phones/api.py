"""Android's classes, from their declarations: what each has, with how many arguments, and what comes of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from tests.phones.ground import DIST, FOUND, ROOT

OPENS = re.compile(r"(?:declare |export )*(?:abstract )?(module|namespace|class|interface) ([\w.]+)(.*)\{$")
METHOD = re.compile(r"public (?:static )?(\w+)(?:<.*?>)?\((.*)\)(?:: (.*))?;$")
FIELD = re.compile(r"public (?:static )?(\w+): (.*);$")
OURS = ROOT / "mobile" / "device" / "java"
PACKED = DIST / "src" / "main" / "java"
# SDL's own, whose sources are fetched only when it is compiled: what of them our stand-ins have.
SDL = "org.libsdl.app."
CLASS = re.compile(r"\b(class|interface) (\w+)(?:<.*?>)?(?: extends ([\w.]+))?")
IMPORT = re.compile(r"^import ([\w.]+\.(\w+));", re.M)
IN_JAVA = re.compile(
    r"public\s+(?:static\s+|final\s+|abstract\s+|synchronized\s+|native\s+)*([\w.<>\[\]]+\s+)?(\w+)\s*\(([^)]*)\)"
)
KEPT_IN_JAVA = re.compile(r"public\s+(?:static\s+|final\s+)*([\w.<>\[\]]+)\s+(\w+)(?:\s*=\s*(.*))?;")
LITERAL = re.compile(r'-?\d+|"[^"]*"')
NUMBERS = dict.fromkeys(("byte", "short", "int", "long", "float", "double"), "number")
SIMPLE = NUMBERS | {"boolean": "boolean", "String": "string", "void": "void"}  # as declarations call them


@dataclass
class JavaClass:
    """A class: above it, its members by name with what comes of each, and with how many arguments."""

    above: str = ""
    gives: dict[str, str] = field(default_factory=dict)
    takes: dict[str, set[int]] = field(default_factory=dict)  # not there: a field


@cache
def classes() -> dict[str, JavaClass]:
    """All that the newest API has, and what p4a and we add to it."""
    found = _declared((FOUND / "android-platform-37.d.ts").read_text("utf-8"))
    found |= written(OURS)
    found |= written(PACKED)
    found[f"{SDL}SDLActivity"] = JavaClass("android.app.Activity")
    found[f"{SDL}SDLSurface"] = JavaClass("android.view.SurfaceView", {"constructor": ""}, {"constructor": {1}})
    found[f"{SDL}SDLSurface"].gives["onTouch"], found[f"{SDL}SDLSurface"].takes["onTouch"] = "boolean", {2}
    return found


def _declared(text: str) -> dict[str, JavaClass]:
    found: dict[str, JavaClass] = {}
    inside: list[str] = []
    for line in map(str.strip, text.splitlines()):
        if opens := OPENS.match(line):
            inside.append(opens[2])
            if opens[1] in ("class", "interface"):
                above = re.search(r"extends ([\w.]+)", opens[3])
                known = found.setdefault(".".join(inside), JavaClass())
                known.above = above[1] if above else known.above
        elif line.endswith("{"):
            inside.append("")
        elif line.startswith("}"):
            inside.pop()
        elif (home := found.get(".".join(inside))) is not None:
            if method := METHOD.match(line):
                home.gives.setdefault(method[1], method[3] or "")
                home.takes.setdefault(method[1], set()).add(arguments(method[2]))
            elif plain := FIELD.match(line):
                home.gives.setdefault(plain[1], plain[2])
    return found


def written(folder: Path) -> dict[str, JavaClass]:
    """Classes read from their source, inner ones too: what of them is public, and nothing within methods."""
    found: dict[str, JavaClass] = {}
    for path in sorted(folder.rglob("*.java")):
        found |= _written(path, ".".join(path.relative_to(folder).parts[:-1]))
    return found


def _written(path: Path, package: str) -> dict[str, JavaClass]:
    found: dict[str, JavaClass] = {}
    text = path.read_text("utf-8")
    known = {name: whole for whole, name in IMPORT.findall(text)}
    known |= {one.stem: f"{package}.{one.stem}" for one in path.parent.glob("*.java")} | SIMPLE

    def full(kind: str) -> str:
        first, dot, rest = re.sub(r"<.*", "", kind.strip()).partition(".")
        return known.get(first, f"java.lang.{first}") + dot + rest

    inside: list[str] = []  # a class for each brace that it opened; nothing for all others
    plainly_public = False  # as all in an interface is
    for line in text.splitlines():
        opens = CLASS.search(line)
        if opens is None and inside and inside[-1]:
            said = line.strip()
            said = f"public {said}" if plainly_public and not said.startswith("public") else said
            _public(said, found[".".join([package, *filter(None, inside)])], full)
        for sign in re.sub(r'"[^"]*"|\'.\'|//.*|^\s*\*.*|/\*.*', "", line):
            if sign == "{":
                inside.append(opens[2] if opens else "")
                if opens:
                    name = ".".join([package, *filter(None, inside)])
                    found[name] = JavaClass(full(opens[3] or "Object"))
                    plainly_public, opens = opens[1] == "interface", None
            elif sign == "}" and inside.pop():
                plainly_public = False
    return found


def _public(line: str, home: JavaClass, full: Callable[[str], str]) -> None:
    """A method, a constructor or a field with its value, where the line begins with one."""
    if method := IN_JAVA.match(line):
        name = method[2] if method[1] else "constructor"
        home.gives.setdefault(name, full(method[1] or "void"))
        home.takes.setdefault(name, set()).add(arguments(method[3]))
    elif kept := KEPT_IN_JAVA.match(line):
        home.gives[kept[2]] = kept[3] if LITERAL.fullmatch(kept[3] or "") else full(kept[1])


def arguments(text: str) -> int:
    """How many there are in a list of them."""
    depth, n = 0, 1
    for sign in text:
        depth += (sign in "<([{") - (sign in ">)]}")
        n += sign == "," and not depth
    return n if text.strip() else 0


def plain(name: str) -> str:
    """As declarations have it, of an inner class too."""
    return re.sub(r"<.*| \| null$", "", name).replace("$", ".")


def member(name: str, wanted: str) -> tuple[str, set[int] | None] | None:
    """What comes of a member and how many arguments it takes (None: a field); None where there is no such member."""
    gives, takes, seen = "", set[int](), False
    while name and (known := classes().get(plain(name))) is not None:
        if wanted in known.gives:
            if wanted not in known.takes:
                return known.gives[wanted], None
            gives, seen = gives or known.gives[wanted], True
            takes |= known.takes[wanted]
        if wanted == "constructor" and seen:
            break
        name = known.above
    return (gives, takes) if seen else None
