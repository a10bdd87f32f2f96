"""Pictures: the texture pages of a set (the house, a game), each loaded when one of its pictures is first looked at."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from kivy.core.image import Image, ImageData
from kivy.graphics.texture import Texture
from kivy.metrics import Metrics

from mobile.device.decoder import Bitmap
from mobile.look.theme import ASSETS

BUILT = ASSETS / "built"
HOUSE = "house"  # what every screen needs; always shown as large as it is drawn
SCENE = "scene"  # a game's picture on the home screen and in lists, on a page of its own; as large as drawn too
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


def folder(set_name: str) -> Path:
    return BUILT / set_name / f"{density():g}"


_textures: dict[Path, Texture] = {}
_pieces: dict[str, Piece] = {}


@cache
def _index(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "index.json").read_text(encoding="utf-8"))
    return found


def piece(name: str) -> Piece:
    """A picture by set and name: "house/menu"."""
    found = _pieces.get(name)
    if found is None:
        found = _pieces[name] = _find(name)
    return found


def has(name: str) -> bool:
    """Is there such a picture?"""
    set_name, _, rest = name.partition("/")
    return rest in _index(folder(set_name))["pieces"]


def load(path: Path) -> Texture:
    """A page's texture; with smaller copies of itself where it is shown in many sizes, which takes time to make."""
    texture = _textures.get(path)
    if texture is None:
        # Kivy's own cache would keep it for a minute after it was let go
        texture = _keep(path, Image(str(path), mipmap=_zooms(path), keep_data=False, nocache=True).texture)
    return texture


def take(path: Path, bitmap: Bitmap) -> None:
    """The same, where the page was read already."""
    if path not in _textures:
        data = ImageData(bitmap.width, bitmap.height, "rgba", bitmap.data, source=str(path))
        texture = Texture.create_from_data(data, mipmap=_zooms(path))
        texture.flip_vertical()
        _keep(path, texture)


def _zooms(path: Path) -> bool:
    return HOUSE not in path.relative_to(BUILT).parts and path.stem != SCENE


def _keep(path: Path, texture: Texture) -> Texture:
    texture.min_filter = "linear_mipmap_linear" if _zooms(path) else "linear"
    texture.mag_filter = "linear"
    _textures[path] = texture
    return texture


def missing(set_name: str) -> list[Path]:
    """The files of a set's pictures that are not loaded, but for the scene, which is looked at elsewhere."""
    files = [path for place in (BUILT / set_name, folder(set_name)) for path in sorted(place.iterdir())]
    pictures = [path for path in files if path.suffix in (".png", ".webp") and path.stem != SCENE]
    return [path for path in pictures if path not in _textures]


def surface(set_name: str, name: str) -> Texture:
    """A seamless texture, to be repeated."""
    texture = load(folder(set_name) / _index(folder(set_name))["textures"][name]["file"])
    texture.wrap = "repeat"
    return texture


def alone(set_name: str, name: str) -> Texture:
    """A picture that stands alone, the same for every density."""
    return load(BUILT / set_name / f"{name}.png")


def surface_size(set_name: str, name: str) -> float:
    """The side of a seamless texture in dp."""
    return float(_index(folder(set_name))["textures"][name]["dp"][0])


def held(set_name: str) -> list[Path]:
    """The files of a set that are loaded."""
    return [path for path in _textures if path.is_relative_to(BUILT / set_name)]


def let_go(set_name: str) -> None:
    """Forget a set's pictures. What is still on screen keeps its texture until it goes too."""
    for name in [name for name in _pieces if name.startswith(f"{set_name}/")]:
        del _pieces[name]
    for path in held(set_name):
        del _textures[path]


def _find(name: str) -> Piece:
    set_name, _, rest = name.partition("/")
    index = _index(folder(set_name))
    entry = index["pieces"][rest]
    page = load(folder(set_name) / index["pages"][entry["page"]])
    width, height = entry["w"], entry["h"]
    region = page.get_region(entry["x"], page.height - entry["y"] - height, width, height)
    size = tuple(map(float, entry["dp"]))
    body = tuple(map(float, entry.get("body", (0, 0, *size))))
    patch = tuple(map(float, entry["patch"])) if "patch" in entry else None
    return Piece(region, size, body, patch)
