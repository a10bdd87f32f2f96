"""Small files beside the store, one a match of which there is something to note.

Nothing of a match depends on them: what cannot be read is as if it had never been written; a full disk costs a note.
"""

from __future__ import annotations

import contextlib
import logging
from pathlib import Path
from typing import Any

from core.packing import Unreadable, pack, unpack

log = logging.getLogger(__name__)


class Notes:
    """A folder of them, all of one kind."""

    def __init__(self, folder: Path, suffix: str, kind: Any) -> None:
        self._folder, self._suffix, self._kind = folder, suffix, kind

    def get(self, match: int) -> Any:
        """What is noted of a match; None: nothing."""
        try:
            return unpack(self._path(match).read_bytes(), self._kind)
        except (OSError, Unreadable):
            return None

    def put(self, match: int, noted: object) -> None:
        new = self._path(match).with_suffix(".new")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            new.write_bytes(pack(noted))
            new.replace(self._path(match))
        except OSError as full:
            log.warning("what was to be noted is not written down: %s", full)

    def forget(self, match: int) -> None:
        with contextlib.suppress(OSError):
            self._path(match).unlink(missing_ok=True)

    def keep_only(self, matches: set[int]) -> None:
        """All that belongs to no match any more goes."""
        for path in self._folder.glob("*") if self._folder.is_dir() else ():
            if path.stem not in map(str, matches):
                with contextlib.suppress(OSError):
                    path.unlink()

    def _path(self, match: int) -> Path:
        return self._folder / f"{match}.{self._suffix}"
