"""How matches stood when they were left, for home: a small picture of the board, how far it was, and who is asked.

Made of what everybody may see. It is beside the store, not in it: whoever loses it has lost a picture. What cannot be
read, or belongs to another match of the same number, is none.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable
from pathlib import Path

import msgspec

from core.archive import Kept
from core.game import Seat
from core.log import Setup
from core.packing import Unreadable, pack, unpack

log = logging.getLogger(__name__)


class Far(msgspec.Struct, frozen=True):
    """How far a match is: a key of the words, and its numbers."""

    key: str
    given: dict[str, int] = {}


class Keepsake(msgspec.Struct, frozen=True):
    """One match, as it stood after an entry."""

    setup: Setup
    n: int
    asked: tuple[Seat, ...]
    far: Far | None


class Keepsakes:
    """A folder with two small files a match: what is to be said of it, and the picture."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def put(self, match: int, kept: Keepsake, draw: Callable[[Path], object]) -> None:
        """Keep a match as it stands; `draw` writes the picture to a file. Where it cannot be written, there is none."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._draw(match, draw)
            written = self._said(match).with_suffix(".new")
            written.write_bytes(pack(kept))
            written.replace(self._said(match))
        except OSError as full:
            log.warning("how a match stands is not kept: %s", full)

    def _draw(self, match: int, draw: Callable[[Path], object]) -> None:
        """Its picture in place of the one before; none, where there is no way to draw or to write one here."""
        new = self._folder / f"{match}.new.jpg"
        try:
            draw(new)
            new.replace(self._picture(match))
        except Exception as no:  # whatever a device’s graphics say: nobody is kept from leaving for a picture
            log.warning("no picture of the board is kept: %s", no)
            self._picture(match).unlink(missing_ok=True)

    def get(self, kept: Kept) -> Keepsake | None:
        """What is kept of this match."""
        try:
            found = unpack(self._said(kept.id).read_bytes(), Keepsake)
        except (OSError, Unreadable):
            return None
        return found if found.setup == kept.setup and found.n <= kept.n else None

    def picture(self, kept: Kept) -> Path | None:
        """Where its picture is."""
        path = self._picture(kept.id)
        return path if path.exists() and self.get(kept) is not None else None

    def forget(self, match: int) -> None:
        for path in (self._picture(match), self._said(match)):
            with contextlib.suppress(OSError):
                path.unlink()

    def keep_only(self, matches: set[int]) -> None:
        """All that belongs to no match any more goes."""
        for path in self._folder.glob("*") if self._folder.is_dir() else ():
            if path.suffix in (".jpg", ".said", ".new") and path.stem not in map(str, matches):
                with contextlib.suppress(OSError):
                    path.unlink()

    def _said(self, match: int) -> Path:
        return self._folder / f"{match}.said"

    def _picture(self, match: int) -> Path:
        return self._folder / f"{match}.jpg"
