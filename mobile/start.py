"""What is done before anything of Kivy is loaded: a home for its files, and what makes the start short."""

from __future__ import annotations

import gc
import os
import sys
import tempfile
from pathlib import Path


def settle_in() -> None:
    """Kivy makes its folders, but not those they lie in: a new account has none yet, and some can have none at all."""
    if not sys.platform.startswith("linux") or "ANDROID_ARGUMENT" in os.environ:
        return
    if {"KIVY_HOME", "PICHENETTE_HOME"} <= os.environ.keys():
        return
    try:
        for home in ("~", os.environ.get("XDG_CONFIG_HOME") or "~/.config"):
            folder = Path(home).expanduser()
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                pass
    except (OSError, RuntimeError) as no:
        passing = tempfile.mkdtemp(prefix="pichenette-")
        print(f"Your home folder takes no files ({no}). What you play will be kept in {passing}.", file=sys.stderr)
        os.environ.setdefault("KIVY_HOME", str(Path(passing) / "kivy"))
        os.environ.setdefault("PICHENETTE_HOME", passing)


def swift() -> None:
    """Before anything else is loaded: what makes the start short."""
    gc.disable()  # what is loaded now stays; the app turns it on again
    os.environ.setdefault("KIVY_IMAGE", "sdl2,imageio")  # no picture of ours needs another reader
