"""A set's pictures fetched before they are looked at: read beside all else, then taken over a page at a time."""

from __future__ import annotations

import logging
import threading
from collections.abc import Generator
from pathlib import Path
from queue import SimpleQueue

from mobile.device import decoder
from mobile.look import atlas

log = logging.getLogger(__name__)

Read = tuple[Path, decoder.Bitmap | None]
READER = "reads pictures"  # the name of the thread that does


def fetch(set_name: str) -> Generator[None, None, None]:
    """A step for each page, and steps that only wait for one. Pages that cannot be read so are loaded in one piece."""
    wanted = atlas.missing(set_name)
    read: SimpleQueue[Read] = SimpleQueue()
    given_up = threading.Event()
    threading.Thread(target=_read, args=(wanted, read, given_up), name=READER, daemon=True).start()
    try:
        for _ in wanted:
            while read.empty():
                yield
            path, bitmap = read.get()
            if bitmap is None:
                atlas.load(path)
            else:
                atlas.take(path, bitmap)
            yield
    finally:
        given_up.set()


def reading() -> bool:
    """Are pictures read just now?"""
    return any(thread.name == READER for thread in threading.enumerate())


def _read(wanted: list[Path], read: SimpleQueue[Read], given_up: threading.Event) -> None:
    for path in wanted:
        if given_up.is_set():
            return
        try:
            bitmap = decoder.read(path)
        except Exception:
            log.exception("%s is not read beside the frames", path)
            bitmap = None
        read.put((path, bitmap))
