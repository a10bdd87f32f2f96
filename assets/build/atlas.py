"""Lays the pictures of a set out on texture pages, and writes the pages with an index."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from PIL import Image

from assets.build import draw
from assets.build.sources import Piece

LARGEST = 2048  # pixels a side
MOST = 1 << 20  # pixels in all, so that a page is loaded between two frames
# Room left round each picture. Places and rooms are multiples of it, so mipmaps stay clean down to an eighth.
PADDING = 8
SIDES = (256, 512, 1024, LARGEST)
SIZES = sorted(
    ((width, height) for width in SIDES for height in SIDES if width * height <= MOST),
    key=lambda size: (size[0] * size[1], abs(size[0] - size[1]), size),
)
# How pictures are packed: no difference is seen at three times their size; what shines through is kept exactly.
PACKED = {"format": "WEBP", "quality": 92, "method": 6, "exact": True}
SEAMLESS = {"format": "WEBP", "lossless": True, "quality": 100, "method": 6}  # or edges that meet would show

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


def fill(rooms: Mapping[str, Size], page: Size) -> Places:
    """Where the pictures lie on one page of this size: as many as fit, tallest first."""
    skyline, places = Skyline(*page), {}
    for name in sorted(rooms, key=lambda name: (-rooms[name][1], -rooms[name][0], name)):
        place = skyline.place(rooms[name])
        if place:
            places[name] = place
    return places


def pack(rooms: Mapping[str, Size]) -> list[tuple[Size, Places]]:
    """Pages, each with its size and where pictures lie on it.

    Full pages hold as much as a page can; the last one is the smallest that holds the rest.
    """
    left = dict(rooms)
    pages = []
    while left:
        tried = [(size, fill(left, size)) for size in SIZES]
        whole = [page for page in tried if len(page[1]) == len(left)]
        page = whole[0] if whole else max(tried, key=lambda page: sum(left[n][0] * left[n][1] for n in page[1]))
        if not page[1]:
            raise ValueError(f"larger than a page: {sorted(left)}")
        pages.append(page)
        left = {name: size for name, size in left.items() if name not in page[1]}
    return pages


def framed(picture: Image.Image) -> Image.Image:
    """The picture with its padding, and with colours where it is transparent."""
    return draw.bleed(draw.padded(picture, PADDING))


def write(folder: Path, pictures: Pictures, textures: Pictures, own: Pictures) -> dict[str, object]:
    """Writes the pages, textures and own pictures of one density into the folder; returns what the index says of them.

    Pictures come framed.
    """
    folder.mkdir(parents=True, exist_ok=True)
    entries: dict[str, dict[str, object]] = {}
    files: list[str] = []
    for group in sorted({piece.page for piece in pictures}):
        lying = {piece.name: piece for piece in pictures if piece.page == group}
        images = {piece.name: image for piece, image in pictures.items() if piece.page == group}
        margin = PADDING
        if len(images) == 1:  # a page that is the picture
            margin = 0
            images = {name: image.crop(within(image)) for name, image in images.items()}
            pages = [(image.size, {name: (0, 0)}) for name, image in images.items()]
        else:
            pages = pack({name: room(image.size) for name, image in images.items()})
        for number, (size, places) in enumerate(pages, start=1):
            page = Image.new("RGBA", size)
            for name, (x, y) in places.items():
                image = images[name]
                page.paste(image, (x, y))
                place = {"page": len(files), "x": x + margin, "y": y + margin}
                extent = {"w": image.width - 2 * margin, "h": image.height - 2 * margin}
                entries[name] = {**place, **extent, **described(lying[name])}
            files.append(f"{group}_{number}.webp")
            page.save(folder / files[-1], **PACKED)
    return {
        "pages": files,
        "pieces": dict(sorted(entries.items())),
        "textures": {piece.name: alone(folder, piece, image) for piece, image in textures.items()},
        "own": {piece.name: alone(folder, piece, image) for piece, image in own.items()},
    }


def room(size: Size) -> Size:
    """The room that a framed picture takes on a page."""
    width, height = (-(-side // PADDING) * PADDING for side in size)
    return width, height


def within(image: Image.Image) -> tuple[int, int, int, int]:
    """The picture in its frame."""
    return PADDING, PADDING, image.width - PADDING, image.height - PADDING


def alone(folder: Path, piece: Piece, image: Image.Image) -> dict[str, object]:
    """Writes a picture into a file of its own, and returns what the index says of it."""
    image.save(folder / f"{piece.name}.webp", **(SEAMLESS if piece.kind == "texture" else PACKED))
    said = {"file": f"{piece.name}.webp", "w": image.width, "h": image.height}
    return said | {"dp": [int(piece.hint("data-tile"))] * 2 if piece.kind == "texture" else list(piece.size)}


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
