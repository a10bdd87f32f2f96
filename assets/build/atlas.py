"""Lays the pictures of a set out on texture pages, and writes the pages with an index."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from PIL import Image

from assets.build import draw
from assets.build.sources import Piece

LARGEST = 2048
# Room left round each picture. Places and rooms are multiples of it, so mipmaps stay clean down to an eighth.
PADDING = 8
SIZES = sorted(
    ((width, height) for width in (256, 512, 1024, LARGEST) for height in (256, 512, 1024, LARGEST)),
    key=lambda size: (size[0] * size[1], abs(size[0] - size[1]), size),
)

Size = tuple[int, int]
Places = dict[str, tuple[int, int]]
Pictures = Mapping[Piece, Image.Image]


@dataclass
class Skyline:
    """A page being filled from the top: what is taken is described by how far down each stretch of it reaches."""

    width: int
    height: int
    stretches: list[tuple[int, int, int]] = field(default_factory=list)  # x, width, depth

    def __post_init__(self) -> None:
        self.stretches = [(0, self.width, 0)]

    def place(self, room: Size) -> tuple[int, int] | None:
        """Takes the highest, then leftmost place that has this room; None when there is none."""
        best: tuple[int, int] | None = None
        for x, _, _ in self.stretches:
            if x + room[0] > self.width:
                break
            y = max(depth for at, width, depth in self.stretches if at < x + room[0] and at + width > x)
            if y + room[1] <= self.height and (best is None or y < best[0]):
                best = (y, x)
        if best is None:
            return None
        y, x = best
        end = x + room[0]
        left = [(at, min(width, x - at), depth) for at, width, depth in self.stretches if at < x]
        right = [
            (max(at, end), at + width - max(at, end), depth) for at, width, depth in self.stretches if at + width > end
        ]
        self.stretches = [*left, (x, room[0], y + room[1]), *right]
        return x, y


def room(size: Size) -> Size:
    """The room a picture takes on a page, its padding included."""
    width, height = (-(-(side + 2 * PADDING) // PADDING) * PADDING for side in size)
    return width, height


def fill(rooms: Mapping[str, Size], page: Size) -> Places:
    """Where the pictures lie on one page of this size: as many as fit, tallest first."""
    skyline, places = Skyline(*page), {}
    for name in sorted(rooms, key=lambda name: (-rooms[name][1], -rooms[name][0], name)):
        place = skyline.place(rooms[name])
        if place:
            places[name] = place
    return places


def pack(sizes: Mapping[str, Size]) -> list[tuple[Size, Places]]:
    """Pages, each with its size and where pictures lie on it. Full pages are of the largest size, the last the smallest
    that holds the rest."""
    left = {name: room(size) for name, size in sizes.items()}
    pages = []
    while left:
        for page in SIZES:
            places = fill(left, page)
            if len(places) == len(left):
                break
        if not places:
            raise ValueError(f"larger than a page: {sorted(left)}")
        pages.append((page, places))
        left = {name: size for name, size in left.items() if name not in places}
    return pages


def write(folder: Path, density: float, masters: Pictures, textures: Pictures) -> dict[str, object]:
    """Writes the pages and textures of one density into the folder, and returns its index."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {piece.name: draw.at(image, piece, density) for piece, image in masters.items()}
    entries: dict[str, dict[str, object]] = {}
    files = []
    by_name = {piece.name: piece for piece in masters}
    for number, (size, places) in enumerate(pack({name: image.size for name, image in pictures.items()})):
        page = Image.new("RGBA", size)
        for name, (x, y) in places.items():
            picture = pictures[name]
            page.paste(draw.bleed(draw.padded(picture, PADDING)), (x, y))
            entry: dict[str, object] = {"page": number, "x": x + PADDING, "y": y + PADDING}
            entries[name] = entry | {"w": picture.width, "h": picture.height} | described(by_name[name])
        files.append(f"{number}.png")
        page.save(folder / files[-1], optimize=True)
    surfaces = {}
    for piece, image in textures.items():
        side = 1 << (round(int(piece.hint("data-tile")) * density) - 1).bit_length()
        image.resize((side, side), Image.Resampling.LANCZOS).save(folder / f"{piece.name}.png", optimize=True)
        dp = [int(piece.hint("data-tile"))] * 2
        surfaces[piece.name] = {"file": f"{piece.name}.png", "w": side, "h": side, "dp": dp}
    return {"density": density, "pages": files, "pieces": dict(sorted(entries.items())), "textures": surfaces}


def described(piece: Piece) -> dict[str, object]:
    """What the index says of a piece besides where it lies."""
    said: dict[str, object] = {"dp": list(piece.size)}
    for hint in ("patch", "body"):
        if piece.hint(f"data-{hint}"):
            said[hint] = piece.numbers(f"data-{hint}")
    return said


def index_text(index: Mapping[str, object]) -> str:
    """The index as JSON with a line a piece, so that a change shows as what it is."""
    lines = []
    for key, value in index.items():
        if isinstance(value, dict):
            inner = ",\n".join(f"  {json.dumps(name)}: {json.dumps(entry)}" for name, entry in value.items())
            lines.append(f"{json.dumps(key)}: {{\n{inner}\n }}" if inner else f"{json.dumps(key)}: {{}}")
        else:
            lines.append(f"{json.dumps(key)}: {json.dumps(value)}")
    return "{\n " + ",\n ".join(lines) + "\n}\n"
