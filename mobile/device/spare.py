"""Memory that nobody needs and somebody keeps: Kivy what was typed in last, the C library what was freed."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from functools import cache

PURGE = -101  # M_PURGE of Android's mallopt


def give_back() -> None:
    """Takes as long as there is much to give: to be called in a lull."""
    _way()()


def let_go() -> None:
    """Kivy remembers which field it moved last, with its screen and the match behind that: from now on an empty one."""
    fields = sys.modules.get("kivy.uix.textinput")
    if fields is not None:
        fields.TextInput()


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
