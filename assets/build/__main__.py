"""Builds the texture pages of every set and the sounds, from the sources in assets.

    python -m assets.build [--only SET] [--cache FOLDER]

A set whose sources have not changed since is left alone, unless it is named. --cache keeps rendered drawings in a
folder and takes them from there when the very same drawing comes again; for whoever works on a few drawings.
"""

import argparse
import json
import shutil
import time
from pathlib import Path

from PIL import Image

from assets.build import atlas, draw
from assets.build.sources import BUILT, DENSITIES, SOUNDS, fingerprint, pieces, set_fingerprint, sets
from assets.sounds import synth


def current(index: Path, made_from: str) -> bool:
    """Whether an index says that it was made from these sources."""
    return index.exists() and json.loads(index.read_text("utf-8"))["sources"] == made_from


def build(name: str, cache: Path | None) -> None:
    """Draws a set anew."""
    started = time.perf_counter()
    found = pieces(name)
    masters = {piece: draw.master(piece, cache) for piece in found if piece.kind == "piece"}
    textures = {piece: draw.seamless(piece, cache) for piece in found if piece.kind == "texture"}
    own = {piece: draw.sized(piece, piece.pixels("data-own"), cache) for piece in found if piece.kind == "own"}
    alone = {piece: draw.sized(piece, piece.pixels("data-alone"), cache) for piece in found if piece.kind == "alone"}
    shutil.rmtree(BUILT / name, ignore_errors=True)
    (BUILT / name).mkdir(parents=True)
    grounds = {piece.name: image for piece, image in textures.items()}
    for piece, image in alone.items():
        picture = image.convert("RGBA")
        if piece.hint("data-on"):
            picture = draw.laid_on(grounds[piece.hint("data-on")], picture, picture.width / piece.size[0])
        draw.plain(picture).save(BUILT / name / f"{piece.name}.png", optimize=True)
    made_from = {"set": name, "sources": set_fingerprint(name)}
    for density in DENSITIES:
        framed = {piece: atlas.framed(draw.at(image, piece, density)) for piece, image in masters.items()}
        surfaces = {piece: draw.surface(image, piece, density) for piece, image in textures.items()}
        sized = {
            piece: draw.plain(image.resize(piece.pixels("data-own", density), Image.Resampling.BOX).convert("RGBA"))
            for piece, image in own.items()
        }
        folder = BUILT / name / f"{density:g}"
        index = made_from | {"density": density} | atlas.write(folder, framed, surfaces, sized)
        (folder / "index.json").write_text(atlas.index_text(index), "utf-8")
    took = time.perf_counter() - started
    print(f"{name}: {len(masters)} pieces, {len(textures)} textures, {len(own) + len(alone)} pictures in {took:.0f} s")


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--only", choices=[*sets(), "sounds"])
    ask.add_argument("--cache", type=Path)
    args = ask.parse_args()
    if args.cache:
        args.cache.mkdir(parents=True, exist_ok=True)
    for name in sets():
        done = all(current(BUILT / name / f"{d:g}" / "index.json", set_fingerprint(name)) for d in DENSITIES)
        if args.only == name or (args.only is None and not done):
            build(name, args.cache)
    done = current(SOUNDS / "index.json", fingerprint(SOUNDS))
    if args.only == "sounds" or (args.only is None and not done):
        synth.build()


if __name__ == "__main__":
    main()
