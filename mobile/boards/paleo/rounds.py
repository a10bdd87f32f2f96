"""Pictures that are the same all round, reckoned once from how far each of their pixels is from the middle."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import hypot

from kivy.graphics.texture import Texture

FINE = 256  # steps from the middle to the edge: nearer to each other nothing looks different
Look = Callable[[float], bytes]  # the four parts of a colour, by how far it is from the middle, up to 1 at the edge


@cache
def _away(across: int) -> list[list[int]]:
    """For a quarter of a picture so many pixels wide: how many steps each of its pixels is from the middle."""
    parts = [2 * (k + 0.5) / across - 1 for k in range(across // 2)]
    return [[round(FINE * hypot(x, y)) for x in parts] for y in parts]


def pixels(across: int, look: Look) -> bytes:
    """Of a picture that is so many pixels wide, an even number."""
    colours = [look(step / FINE) for step in range(round(FINE * 1.42) + 1)]
    rows = []
    for steps in _away(across):
        left = [colours[step] for step in steps]
        rows.append(b"".join([*left, *reversed(left)]))
    return b"".join([*rows, *reversed(rows)])


def texture(across: int, look: Look) -> Texture:
    """It, smooth at every size, and made again where it is lost."""
    made, found = Texture.create(size=(across, across), colorfmt="rgba", mipmap=True), pixels(across, look)
    made.min_filter = "linear_mipmap_linear"
    made.add_reload_observer(lambda lost: lost.blit_buffer(found, colorfmt="rgba", bufferfmt="ubyte"))
    made.blit_buffer(found, colorfmt="rgba", bufferfmt="ubyte")
    return made
