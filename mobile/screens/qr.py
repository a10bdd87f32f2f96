"""A link as a square of dots that the camera of another phone reads."""

from __future__ import annotations

from typing import Any

from kivy.graphics import Color, Rectangle
from kivy.graphics.texture import Texture
from kivy.uix.widget import Widget

from mobile.look.kit import middle

QUIET = 2  # dots of white round it, beside the white of the paper it lies on


class Square(Widget):
    """Each dot a whole number of pixels, so that all are alike."""

    def __init__(self, text: str, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.text = text
        import segno  # two megabytes that nobody needs who plays at one phone

        rows = [bytes(row) for row in segno.make(text, error="m", micro=False).matrix_iter(border=QUIET)]
        self._dots = len(rows)
        texture = Texture.create(size=(self._dots, self._dots), colorfmt="rgb")
        texture.blit_buffer(b"".join(_painted(row) for row in reversed(rows)), colorfmt="rgb")
        texture.mag_filter = texture.min_filter = "nearest"
        with self.canvas:
            Color(1, 1, 1, 1)
            self._box = Rectangle(texture=texture)
        self.bind(pos=self._place, size=self._place)

    def _place(self, *_: object) -> None:
        dot = max(1, int(min(self.width, self.height) // self._dots))
        side = dot * self._dots
        x, y = middle(self)
        self._box.pos, self._box.size = (round(x - side / 2), round(y - side / 2)), (side, side)


def _painted(row: bytes) -> bytes:
    return b"".join(b"\x12\x0b\x06" if dot else b"\xff\xff\xff" for dot in row)
