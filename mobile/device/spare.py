"""Memory that was freed and is kept by the C library for later goes back to the system."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache

PURGE = -101  # M_PURGE of Android's mallopt


def give_back() -> None:
    """Takes as long as there is much to give: to be called in a lull."""
    _way()()


@cache
def _way() -> Callable[[], object]:
    """How this system does it; where it does not, nothing is done."""
    try:
        library = ctypes.CDLL(None)
        if hasattr(library, "malloc_trim"):
            return lambda: library.malloc_trim(0)
        if hasattr(library, "mallopt"):
            return lambda: library.mallopt(PURGE, 0)
    except (OSError, TypeError):
        pass
    return lambda: None
