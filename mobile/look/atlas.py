"""Pictures: the pages of a set (the house, a game), each loaded when one of its pictures is first looked at.

A page is a texture with many pictures. Pages are called after what they are seen with: `main`, `rules`, `scene`. What
is no longer seen is let go: then its memory is free as soon as nothing on screen shows it any more.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, cast
from weakref import WeakValueDictionary

from kivy.base import EventLoop
from kivy.core.image import Image, ImageData
from kivy.graphics.texture import Texture
from kivy.metrics import Metrics

from mobile.device.decoder import Bitmap
from mobile.look.theme import ASSETS

BUILT = ASSETS / "built"
HOUSE = "house"  # what every screen needs; always shown about as large as it is drawn
MAIN = "main"
HOME = "home"  # of the house: what home shows, and matches too
BOT = "bot"  # who plays against one: seen while one plays, and not at home
SCENE = "scene"
RULES = "rules"
STAYS = {(HOUSE, "table")}  # what is never let go, nor is any scene: home shows them
DENSITIES = (1.5, 3.0)
NO_CACHE = True  # in Kivy, which would keep a picture for a minute after it was let go
CLOSE = 1.4  # pixels a picture as wide as the window has for one of the window: people zoom


class Piece(NamedTuple):
    """A picture in a page: where, and how large in dp; its solid body within that, and the borders of a nine-patch."""

    texture: Texture
    size: tuple[float, float]
    body: tuple[float, float, float, float]  # x, y (from the top), width, height
    patch: tuple[float, float, float, float] | None  # left, top, right, bottom


_textures: dict[Path, Texture] = {}
_fading: WeakValueDictionary[Path, Texture] = WeakValueDictionary()  # the house's, let go, but shown still
_pieces: dict[str, Piece] = {}
_remembered: list[Callable[[], None]] = []  # by functions: how each forgets what it remembers

Makes = TypeVar("Makes", bound=Callable[..., object])


def density() -> float:
    """The drawn density nearest above the screen's, so that pictures are never enlarged."""
    return next((drawn for drawn in DENSITIES if drawn >= Metrics.density - 0.01), DENSITIES[-1])


def folder(set_name: str) -> Path:
    return _folder(set_name, density())


@cache
def _folder(set_name: str, drawn: float) -> Path:
    return BUILT / set_name / f"{drawn:g}"


@cache
def _index(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "index.json").read_text(encoding="utf-8"))
    return found


# What there is


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


def size(name: str) -> tuple[float, float]:
    """How large a picture is in dp; it need not be loaded for that."""
    set_name, _, rest = name.partition("/")
    width, height = _index(folder(set_name))["pieces"][rest]["dp"]
    return float(width), float(height)


def surface(set_name: str, name: str) -> Texture:
    """A seamless texture, to be repeated."""
    texture = load(folder(set_name) / _index(folder(set_name))["textures"][name]["file"])
    texture.wrap = "repeat"
    return texture


def surface_size(set_name: str, name: str) -> float:
    """The side of a seamless texture in dp."""
    return float(_index(folder(set_name))["textures"][name]["dp"][0])


def own(set_name: str, name: str) -> Texture:
    """A picture with a file of its own."""
    return load(_own(set_name, name))


# Coming and going


def remembering(most: int) -> Callable[[Makes], Makes]:
    """For a function that makes what holds a picture: so many are remembered, until a match is left."""

    def remember(makes: Makes) -> Makes:
        kept = lru_cache(most)(makes)
        _remembered.append(kept.cache_clear)
        return cast("Makes", kept)

    return remember


def load(path: Path) -> Texture:
    """A file's texture; with smaller copies of itself where it is shown in many sizes, which takes time to make."""
    texture = _known(path)
    if texture is None:
        texture = _keep(path, Image(str(path), mipmap=_zooms(path), keep_data=False, nocache=NO_CACHE).texture)
    return texture


def take(path: Path, bitmap: Bitmap) -> None:
    """The same, where the file was read already."""
    if _known(path) is None:
        # As Kivy writes it, so that it finds the file again when the graphics have lost the picture
        source = f"{NO_CACHE}|{path}|{_zooms(path):d}|0"
        data = ImageData(bitmap.width, bitmap.height, "rgba", bitmap.data, source=source)
        texture = Texture.create_from_data(data, mipmap=_zooms(path))
        texture.flip_vertical()
        _keep(path, texture)


def warm_up() -> None:
    """Make smaller copies of something small: the first ones of all take some drivers of screens a moment."""
    Texture.create((16, 16), mipmap=True).bind()


def missing(set_name: str) -> list[Path]:
    """The files that a board is made of and that are not loaded."""
    index = _index(folder(set_name))
    files = [folder(set_name) / page for page in index["pages"] if _on_board(set_name, _kind(page))]
    files += [folder(set_name) / entry["file"] for entry in index["textures"].values()]
    files += [_own(set_name, name) for name in index["own"]]
    return [path for path in files if _known(path) is None]


def held() -> set[tuple[str, str]]:
    """What is loaded: sets, and what of them."""
    return {_what(path) for path in _textures}


def release(set_name: str, kind: str = "") -> None:
    """Forget a set's pictures, or one kind of them. What is on screen stays until it goes too."""
    _forget({what for what in held() if what[0] == set_name and kind in ("", what[1])})


def let_go_but(set_name: str = "") -> None:
    """Forget the pictures of all sets but one. The house's are forgotten too where none is kept: home shows few."""
    _forget({what for what in held() if what[0] != set_name and (what[0] != HOUSE or not set_name)})
    forget_made()


def forget_made() -> None:
    """What functions remember is made anew when it is wanted next."""
    for forget in _remembered:
        forget()


def _forget(gone: set[tuple[str, str]]) -> None:
    for path in tuple(_textures):
        what = _what(path)
        if what in gone - STAYS and what[1] != SCENE:
            texture = _textures.pop(path)
            if what[0] == HOUSE:
                _fading[path] = texture
    kept = {texture.id for texture in _textures.values()}
    for name in [name for name, found in _pieces.items() if found.texture.id not in kept]:
        del _pieces[name]


def _known(path: Path) -> Texture | None:
    """What is loaded, or was let go and is shown still: then it is kept again."""
    if path not in _textures and (texture := _fading.pop(path, None)) is not None:
        _textures[path] = texture
    return _textures.get(path)


def _what(path: Path) -> tuple[str, str]:
    return path.relative_to(BUILT).parts[0], _kind(path.name)


def _kind(file: str) -> str:
    """What a page is seen with, by the name of its file: main_2.webp."""
    return file.partition(".")[0].rstrip("0123456789").rstrip("_")


def _on_board(set_name: str, kind: str) -> bool:
    """Are pages of this kind seen while one plays? Of the house main, home's and bots', of a game all but a few."""
    return kind in (MAIN, HOME, BOT) if set_name == HOUSE else kind not in (SCENE, RULES)


def _own(set_name: str, name: str) -> Path:
    """The smallest one that may be looked at closely in this window."""
    wanted = CLOSE * min(EventLoop.window.size)
    places = [BUILT / set_name / f"{drawn:g}" for drawn in DENSITIES]
    entries = [(place, _index(place)["own"][name]) for place in places]
    place, entry = next((found for found in entries if found[1]["w"] >= wanted), entries[-1])
    return place / str(entry["file"])


def _zooms(path: Path) -> bool:
    """Is it shown in many sizes? Of the house faces are; scenes and rules are not; a board is chosen by size."""
    set_name, kind = _what(path)
    if set_name == HOUSE:
        return kind == BOT
    index = _index(path.parent)
    pages = _on_board(set_name, kind) and kind not in index["own"]
    return pages or kind in index["textures"]


def _keep(path: Path, texture: Texture) -> Texture:
    texture.min_filter = "linear_mipmap_linear" if _zooms(path) else "linear"
    texture.mag_filter = "linear"
    _textures[path] = texture
    return texture


def _find(name: str) -> Piece:
    set_name, _, rest = name.partition("/")
    index = _index(folder(set_name))
    entry = index["pieces"][rest]
    page = load(folder(set_name) / index["pages"][entry["page"]])
    width, height = entry["w"], entry["h"]
    region = page.get_region(entry["x"], page.height - entry["y"] - height, width, height)
    across, down = map(float, entry["dp"])
    body = _four(entry["body"]) if "body" in entry else (0.0, 0.0, across, down)
    patch = _four(entry["patch"]) if "patch" in entry else None
    return Piece(region, (across, down), body, patch)


def _four(told: list[float]) -> tuple[float, float, float, float]:
    a, b, c, d = map(float, told)
    return a, b, c, d
