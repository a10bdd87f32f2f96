"""The screen stays on as long as anybody needs it: a match that is open, a table with other devices."""

from __future__ import annotations

from kivy.core.window import Window

_needed: set[object] = set()  # by whom


def keep(who: object) -> None:
    """From now on the screen stays on for this one."""
    _needed.add(who)
    Window.allow_screensaver = False


def let(who: object) -> None:
    """This one needs it no more; it may sleep once nobody does."""
    _needed.discard(who)
    Window.allow_screensaver = not _needed
