"""SDL's libraries as Kivy has loaded them; another copy would know nothing of its windows and fingers."""

from __future__ import annotations

import ctypes
from pathlib import Path

MAPS = Path("/proc/self/maps")  # where Linux and Android list what is loaded


def library(name: str) -> ctypes.CDLL:
    """By its name: SDL2, SDL2_image. OSError where there is none."""
    listed = MAPS.read_text().split() if MAPS.exists() else []
    starts = (f"lib{name}-2", f"lib{name}.so")
    return ctypes.CDLL(next((word for word in listed if Path(word).name.startswith(starts)), f"lib{name}.so"))
