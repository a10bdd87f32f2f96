"""Android's classes, from their declarations: what each has, with how many arguments, and what comes of it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from tests.phones.ground import DIST, FOUND, ROOT

OPENS = re.compile(r"(?:declare |export )*(?:abstract )?(module|namespace|class|interface) ([\w.]+)(.*)\{$")
METHOD = re.compile(r"public (?:static )?(\w+)(?:<.*?>)?\((.*)\)(?:: (.*))?;$")
FIELD = re.compile(r"public (?:static )?(\w+): (.*);$")
OURS = ROOT / "mobile" / "device" / "java"
CLASS = re.compile(r"\b(?:class|interface) (\w+)")
IN_JAVA = re.compile(
    r"^\s*public\s+(?:static\s+|final\s+|abstract\s+|synchronized\s+|native\s+)*([\w.<>\[\]]+\s+)?(\w+)\s*\(([^)]*)\)",
    re.M,
)


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
    activity = next(DIST.rglob("org/kivy/android/PythonActivity.java")).read_text("utf-8")
    if "mActivity" in activity and "extends SDLActivity" in activity:
        name = "org.kivy.android.PythonActivity"
        found[name] = JavaClass("android.app.Activity", {"mActivity": name})
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
    """Classes of our own, read from their source, inner ones too: their public methods, and nothing within those."""
    found: dict[str, JavaClass] = {}
    for path in sorted(folder.rglob("*.java")):
        package = ".".join(path.relative_to(folder).parts[:-1])
        inside: list[str] = []  # a class for each brace that it opened; nothing for all others
        for line in path.read_text("utf-8").splitlines():
            opens = CLASS.search(line)
            home = ".".join([package, *filter(None, inside)])
            method = IN_JAVA.match(line)
            if method and opens is None and inside and inside[-1]:
                name = method[2] if method[1] else "constructor"
                found[home].gives.setdefault(name, "")
                found[home].takes.setdefault(name, set()).add(arguments(method[3]))
            for sign in re.sub(r'"[^"]*"|\'.\'|//.*|^\s*\*.*|/\*.*', "", line):
                if sign == "{":
                    inside.append(opens[1] if opens else "")
                    if opens:
                        found[".".join([package, *filter(None, inside)])] = JavaClass("java.lang.Object")
                        opens = None
                elif sign == "}":
                    inside.pop()
    return found


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
