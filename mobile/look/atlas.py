"""Pictures: texture pages of a set (the house, a game), loaded when first looked at, at the density of the screen."""

from __future__ import annotations

import json
from functools import cache
from typing import NamedTuple

from kivy.core.image import Image
from kivy.graphics.texture import Texture
from kivy.metrics import Metrics

from mobile.look.theme import ASSETS

BUILT = ASSETS / "built"
HOUSE = "house"  # what every screen needs; always shown as large as it is drawn
DENSITIES = (1.5, 2.0, 3.0)


class Piece(NamedTuple):
    """A picture in a page: where, and how large in dp; its solid body within that, and the borders of a nine-patch."""

    texture: Texture
    size: tuple[float, float]
    body: tuple[float, float, float, float]  # x, y (from the top), width, height
    patch: tuple[float, float, float, float] | None  # left, top, right, bottom


def density() -> float:
    """The drawn density nearest above the screen's, so that pictures are never enlarged."""
    return next((drawn for drawn in DENSITIES if drawn >= Metrics.density - 0.01), DENSITIES[-1])


_at_hand: set[str] = set()


def at_hand(name: str) -> bool:
    """Has the set been loaded already?"""
    return name in _at_hand


@cache
def pieces(name: str) -> dict[str, Piece]:
    """All pictures of a set."""
    _at_hand.add(name)
    folder = BUILT / name / f"{density():g}"
    index = json.loads((folder / "index.json").read_text(encoding="utf-8"))
    pages = [_page(folder / page, zooms=name != HOUSE) for page in index["pages"]]
    found = {}
    for piece, entry in index["pieces"].items():
        page = pages[entry["page"]]
        width, height = entry["w"], entry["h"]
        region = page.get_region(entry["x"], page.height - entry["y"] - height, width, height)
        size = tuple(map(float, entry["dp"]))
        body = tuple(map(float, entry.get("body", (0, 0, *size))))
        patch = tuple(map(float, entry["patch"])) if "patch" in entry else None
        found[piece] = Piece(region, size, body, patch)
    return found


@cache
def surface(set_name: str, name: str) -> Texture:
    """A seamless texture, to be repeated."""
    folder = BUILT / set_name / f"{density():g}"
    texture = _page(folder / f"{name}.png", zooms=set_name != HOUSE)
    texture.wrap = "repeat"
    return texture


@cache
def alone(set_name: str, name: str) -> Texture:
    """A picture that stands alone, the same for every density."""
    return _page(BUILT / set_name / f"{name}.png", zooms=True)


def surface_size(set_name: str, name: str) -> float:
    """The side of a seamless texture in dp."""
    folder = BUILT / set_name / f"{density():g}"
    index = json.loads((folder / "index.json").read_text(encoding="utf-8"))
    return float(index["textures"][name]["dp"][0])


def piece(name: str) -> Piece:
    """A picture by set and name: "house/menu"."""
    set_name, _, rest = name.partition("/")
    return pieces(set_name)[rest]


def _page(path: object, zooms: bool) -> Texture:
    """A texture; with smaller copies of itself where it is shown in many sizes, which takes time to make."""
    texture = Image(str(path), mipmap=zooms, keep_data=False).texture
    texture.min_filter = "linear_mipmap_linear" if zooms else "linear"
    texture.mag_filter = "linear"
    return texture
