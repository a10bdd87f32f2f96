"""Nothing is drawn for nobody: whatever is packed is shown by the app, or on a game's rules page.

Read, not run. Where a name is put together, each part is a number, or a word that is said in the game's rooms. So a
picture may pass for one that is shown because its parts are said of something else.
"""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from assets.build.hand import SEATS
from assets.build.sources import ASSETS, pieces, sets

ROOT = ASSETS.parent
HOUSE = "house"


def words(path: Path) -> set[str]:
    """Every word of a module, with {} for what is put in, or of data; and what classes list, in small letters."""
    if path.suffix == ".json":
        return set(re.findall(r'"(\w+)"', path.read_text("utf-8")))
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.JoinedStr):
            found.add("".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        elif isinstance(node, ast.ClassDef):
            listed = [line.targets[0] for line in node.body if isinstance(line, ast.Assign)]
            found |= {name.id.lower() for name in listed if isinstance(name, ast.Name)}
    return found


@cache
def app() -> set[str]:
    return set().union(*map(words, (ROOT / "mobile").rglob("*.py")))


def said(name: str) -> set[str]:
    """What is said where a set's pictures are shown; without the set's own name."""
    if name == HOUSE:
        found = app() | words(ROOT / "core" / "characters.py")
    else:
        rooms = [ROOT / "core" / "games" / name, ROOT / "mobile" / "boards" / name]
        files = [path for room in rooms for path in room.rglob("*") if path.suffix in (".py", ".json")]
        rules = (ASSETS / name / "rules.en.md").read_text("utf-8")
        pictures = " ".join(re.findall(r"!\[\]\(([^)]*)\)", rules)).split()
        elsewhere = {word for word in app() if word.startswith((f"{name}/", "{}/"))}
        found = elsewhere.union(SEATS, pictures, *map(words, files))
    return {re.sub(rf"^({name}|{{}})/", "", word) for word in found}


@pytest.mark.parametrize("name", sets())
def test_nothing_is_drawn_for_nobody(name: str) -> None:
    known = said(name)
    begun = [word for word in known if re.fullmatch(r"(\w|{})+", word) and "{}" in word and word != "{}"]
    patterns = [re.compile(word.replace("{}", r"(\w+)")) for word in begun]

    def named(picture: str) -> bool:
        if picture in known or picture.isdigit():
            return True
        return any(all(map(named, found.groups())) for pattern in patterns if (found := pattern.fullmatch(picture)))

    drawn = [piece.name for piece in pieces(name) if piece.kind != "alone"]
    assert [picture for picture in drawn if not named(picture)] == []


def test_pictures_on_their_own_are_what_the_phone_is_told_of() -> None:
    told = (ROOT / "buildozer.spec").read_text("utf-8")
    alone = [
        f"assets/built/{name}/{piece.name}.png" for name in sets() for piece in pieces(name) if piece.kind == "alone"
    ]
    assert alone
    assert [path for path in alone if path not in told] == []
