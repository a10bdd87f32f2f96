"""How much a phone carries of us: code, pictures, sounds and words, without Python, SDL and the libraries.

By the list of what is packed, which `make check-android` compares with what is.
"""

from __future__ import annotations

from pathlib import Path

LIST = Path(__file__).parents[2] / "setup" / "phones" / "packed.txt"
MOST = 40  # megabytes


def kept(text: str) -> dict[str, tuple[int, float]]:
    """Of each folder how many files, and megabytes."""
    lines = (line.split() for line in text.splitlines() if not line.startswith("#"))
    return {folder: (int(count), float(size)) for folder, count, size in lines}


def measured() -> dict[str, float]:
    """All folders together."""
    size = sum(megabytes for _, megabytes in kept(LIST.read_text("utf-8")).values())
    return {"packed_mb": round(size, 2), "bound": MOST}
