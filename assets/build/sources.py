"""What there is to draw: one set a folder of assets, found by name; and the fingerprint of all that a set is made from.

Only the standard library is needed here, so a test can tell that the built files are those of the sources.
"""

import hashlib
import importlib
import re
from dataclasses import dataclass
from pathlib import Path

ASSETS = Path(__file__).parents[1]
BUILT = ASSETS / "built"
SOUNDS = ASSETS / "sounds"
FONTS = ASSETS / "fonts"
HERE = Path(__file__).parent

# One for small and old screens and for windows, one for all finer ones; between them pictures are shown smaller.
DENSITIES = (1.5, 3.0)
KINDS = {"tile": "texture", "own": "own", "alone": "alone"}  # by hint


@dataclass(frozen=True)
class Piece:
    """A drawing by its name. Its root element says how large it is in dp and what it is for:

    width, height   in dp, even numbers, so that every density comes out in whole pixels
    data-patch      left, top, right, bottom borders in dp of a nine-patch
    data-body       x, y, width, height in dp of the solid thing within its margins, where margins are uneven
    data-fine       how much finer than the master it is drawn (default 2)
    data-tile       a seamless texture of so many dp a side, drawn with a margin; a file of its own
    data-page       what it is seen with: pieces that say the same lie on pages of their own; one alone is its page
    data-own        a picture with a file of its own in each density, of WIDTHxHEIGHT pixels in the highest
    data-alone      a picture for the phone's system, a PNG of WIDTHxHEIGHT pixels, in no density
    data-on         the texture that such a picture lies on
    """

    name: str
    svg: str

    def hint(self, name: str) -> str:
        """What the root element says under this name, or nothing."""
        root = self.svg[: self.svg.index(">")]
        found = re.search(rf'\s{name}="([^"]*)"', root)
        return found.group(1) if found else ""

    @property
    def size(self) -> tuple[int, int]:
        width, height = int(self.hint("width")), int(self.hint("height"))
        if (width % 2 or height % 2) and self.kind == "piece":
            raise ValueError(f"{self.name}: {width} x {height} dp is not even")
        return width, height

    @property
    def kind(self) -> str:
        """What becomes of it: a texture, a picture of its own or alone, or a piece on a page."""
        return next((kind for hint, kind in KINDS.items() if self.hint(f"data-{hint}")), "piece")

    @property
    def page(self) -> str:
        """What the pages are called that it lies on. The scene is what lists of games show; rules are read by few."""
        if self.name == "scene":
            return "scene"
        return "rules" if self.name.startswith("rules_") else self.hint("data-page") or "main"

    def pixels(self, hint: str, density: float = DENSITIES[-1]) -> tuple[int, int]:
        """How large a picture of its own is at a density."""
        width, height = (round(int(side) * density / DENSITIES[-1]) for side in self.hint(hint).split("x"))
        return width, height

    def numbers(self, hint: str) -> list[int]:
        return [int(number) for number in self.hint(hint).split()]


def sets() -> list[str]:
    """The folders of assets that hold drawings."""
    folders = (folder for folder in ASSETS.iterdir() if folder.is_dir() and folder not in (HERE, BUILT, SOUNDS, FONTS))
    return sorted(folder.name for folder in folders if any(folder.glob("*.svg")) or (folder / "pieces.py").exists())


def pieces(name: str) -> list[Piece]:
    """The drawings of a set: its SVG files, and those that its pieces.py makes from shared parts."""
    drawings = {path.stem: path.read_text("utf-8") for path in (ASSETS / name).glob("*.svg")}
    if (ASSETS / name / "pieces.py").exists():
        made: dict[str, str] = importlib.import_module(f"assets.{name}.pieces").pieces()
        twice = drawings.keys() & made.keys()
        if twice:
            raise ValueError(f"{name}: drawn twice: {sorted(twice)}")
        drawings |= made
    return [Piece(piece, svg) for piece, svg in sorted(drawings.items())]


def fingerprint(*folders: Path) -> str:
    """One hash over the names and contents of all sources in these folders."""
    digest = hashlib.sha256()
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".svg", ".py", ".ttf"):
                content = path.read_bytes()
                digest.update(f"{path.relative_to(ASSETS).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def set_fingerprint(name: str) -> str:
    """The hash of all that a set is made from: its folder, what draws it, and the fonts."""
    return fingerprint(HERE, FONTS, ASSETS / name)
