"""Reads pictures from files beside all else: by SDL's own reader, without Python's lock.

Kivy reads with it too, but holds the lock meanwhile, so that neither a frame nor a finger gets through.
"""

from __future__ import annotations

import ctypes
from functools import cache
from pathlib import Path
from typing import NamedTuple

from mobile.device import sdl

RGBA = 376840196  # SDL_PIXELFORMAT_RGBA32 where the lowest byte comes first, as on all that we run on


class Bitmap(NamedTuple):
    """Pixels of four bytes, from the top."""

    width: int
    height: int
    data: bytearray


class Surface(ctypes.Structure):
    """The beginning of SDL's SDL_Surface."""

    _fields_ = (
        ("flags", ctypes.c_uint32),
        ("format", ctypes.c_void_p),
        ("width", ctypes.c_int),
        ("height", ctypes.c_int),
        ("pitch", ctypes.c_int),
        ("pixels", ctypes.c_void_p),
    )


def read(path: Path) -> Bitmap | None:
    """A picture; None where it cannot be read in this way."""
    found = _libraries()
    if found is None:
        return None
    base, image = found
    loaded = image.IMG_Load(str(path).encode())
    if not loaded:
        return None
    converted = base.SDL_ConvertSurfaceFormat(loaded, RGBA, 0)
    base.SDL_FreeSurface(loaded)
    if not converted:
        return None
    surface = converted.contents
    data = bytearray(surface.pitch * surface.height)  # rows of four bytes a pixel have no gap between them
    ctypes.memmove((ctypes.c_char * len(data)).from_buffer(data), surface.pixels, len(data))
    bitmap = Bitmap(surface.width, surface.height, data)
    base.SDL_FreeSurface(converted)
    return bitmap


@cache
def _libraries() -> tuple[ctypes.CDLL, ctypes.CDLL] | None:
    """SDL and its reader of pictures."""
    try:
        base, image = sdl.library("SDL2"), sdl.library("SDL2_image")
        image.IMG_Load.restype = ctypes.POINTER(Surface)
        base.SDL_ConvertSurfaceFormat.restype = ctypes.POINTER(Surface)
        base.SDL_ConvertSurfaceFormat.argtypes = [ctypes.POINTER(Surface), ctypes.c_uint32, ctypes.c_uint32]
        base.SDL_FreeSurface.argtypes = [ctypes.POINTER(Surface)]
    except (OSError, AttributeError):
        return None
    return base, image
