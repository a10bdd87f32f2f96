"""From a drawing to pixels: the kit pasted in, rendered once at a master size, scaled down to each density."""

import functools
import hashlib
import io
import re
from pathlib import Path

import numpy as np
import resvg_py
from PIL import Image

from assets.build.sources import FONTS, HERE, Piece

# Master pixels a dp. Lighting filters look different at each zoom, so every density is made from one master; and this
# is a whole multiple of each density, so making it smaller is plain averaging.
MASTER = 6
# Textures are lit at this many pixels a dp, and stay so.
TEXTURE = 4


@functools.cache
def kit() -> str:
    """The filters, gradients and bodies that the drawings share."""
    found = re.search(r"<defs>.*</defs>", (HERE / "kit.svg").read_text("utf-8"), re.DOTALL)
    if not found:
        raise ValueError("kit.svg has no defs")
    return found.group(0)


def render(piece: Piece, zoom: float, cache: Path | None = None) -> Image.Image:
    """The drawing at so many pixels a dp, in premultiplied colours (RGBa)."""
    svg = piece.svg.replace("<!--kit-->", kit())
    kept = cache / f"{hashlib.sha256(f'{zoom} {svg}'.encode()).hexdigest()}.png" if cache else None
    if kept and kept.exists():
        return Image.open(kept).convert("RGBA").convert("RGBa")
    png = resvg_py.svg_to_bytes(
        svg_string=svg,
        zoom=zoom,
        skip_system_fonts=True,
        font_files=[str(path) for path in sorted(FONTS.glob("*.ttf"))],
        dpi=96,
    )
    if kept:
        kept.write_bytes(bytes(png))
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA").convert("RGBa")


def master(piece: Piece, cache: Path | None = None) -> Image.Image:
    """The drawing at MASTER pixels a dp, rendered finer and averaged: displacement filters leave stairs otherwise."""
    fine = int(piece.hint("data-fine") or 2)
    width, height = piece.size
    image = render(piece, MASTER * fine, cache)
    return image.resize((width * MASTER, height * MASTER), Image.Resampling.BOX)


def at(image: Image.Image, piece: Piece, density: float) -> Image.Image:
    """The master brought down to a density."""
    width, height = (round(side * density) for side in piece.size)
    return image.resize((width, height), Image.Resampling.BOX).convert("RGBA")


def sized(piece: Piece, size: tuple[int, int], cache: Path | None = None) -> Image.Image:
    """A picture of so many pixels, rendered finer, in premultiplied colours."""
    return render(piece, 2 * size[0] / piece.size[0], cache).resize(size, Image.Resampling.BOX)


def seamless(piece: Piece, cache: Path | None = None) -> Image.Image:
    """A texture whose opposite edges meet: the margin is cross-faded over the other side."""
    image = np.asarray(render(piece, TEXTURE, cache).convert("RGB"), dtype=float)
    side = int(piece.hint("data-tile")) * TEXTURE
    for _ in range(2):
        margin = image.shape[1] - side
        ramp = np.linspace(0, 1, margin, endpoint=False)[None, :, None]
        ramp = ramp * ramp * (3 - 2 * ramp)
        image[:, :margin] = image[:, :margin] * ramp + image[:, side:] * (1 - ramp)
        image = image[:, :side].transpose(1, 0, 2)
    return Image.fromarray(np.rint(image).astype(np.uint8))


def surface(image: Image.Image, piece: Piece, density: float) -> Image.Image:
    """The texture at a density; its sides are powers of two, so that it can be repeated everywhere."""
    side = 1 << (round(int(piece.hint("data-tile")) * density) - 1).bit_length()
    return image.resize((side, side), Image.Resampling.LANCZOS)


def laid_on(texture: Image.Image, image: Image.Image, density: float) -> Image.Image:
    """The picture on a texture that repeats from its upper left corner, as the app lays it."""
    side = round(texture.width * density / TEXTURE)
    small = texture.resize((side, side), Image.Resampling.LANCZOS)
    ground = Image.new("RGBA", image.size)
    for x in range(0, image.width, side):
        for y in range(0, image.height, side):
            ground.paste(small, (x, y))
    return Image.alpha_composite(ground, image)


def plain(image: Image.Image) -> Image.Image:
    """The picture as it is written: without an alpha channel where nothing shines through."""
    return image.convert("RGB") if image.getchannel("A").getextrema() == (255, 255) else bleed(image)


def padded(image: Image.Image, padding: int) -> Image.Image:
    """The picture with its outermost pixels repeated all round, so that nothing of a neighbour shines in."""
    frame = ((padding, padding), (padding, padding), (0, 0))
    return Image.fromarray(np.pad(np.asarray(image), frame, mode="edge"))


def bleed(image: Image.Image) -> Image.Image:
    """Gives transparent pixels the colour of their nearest opaque neighbours: no dark fringe when OpenGL scales."""
    levels = []
    level = image.convert("RGBa")
    while min(level.size) > 1:
        levels.append(level.convert("RGBA"))
        level = level.resize((max(1, level.width // 2), max(1, level.height // 2)), Image.Resampling.BOX)
    under = level.convert("RGBA").convert("RGB")
    for level in reversed(levels):
        under = under.resize(level.size, Image.Resampling.BILINEAR)
        under.paste(level.convert("RGB"), (0, 0), level.getchannel("A").point(lambda alpha: 255 if alpha > 24 else 0))
    under.putalpha(image.getchannel("A"))
    return under
