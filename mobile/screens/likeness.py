"""The board of a match as it stood when it was left: a small framed picture."""

from __future__ import annotations

import logging
from pathlib import Path

from kivy.core.image import Image
from kivy.graphics import Color, Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from mobile.look.kit import Picture, Plate, put

log = logging.getLogger(__name__)

EDGE = 4  # dp of the frame


class Likeness(FloatLayout):
    """Fitted into the widget; where there is no picture of the board, the game's scene."""

    def __init__(self, path: Path | None, scene: str) -> None:
        super().__init__()
        self.texture = _read(path)
        self._inside = Picture(scene, fill=True) if self.texture is None else Plate("house/board_frame")
        with self.canvas.before:
            Color(1, 1, 1, 1)
            self._shown = Rectangle(texture=self.texture, size=(0, 0))
        self.add_widget(self._inside)
        self.bind(pos=self._fit, size=self._fit)

    def _fit(self, *_: object) -> None:
        wide, high = self.width, self.height
        if self.texture is not None:
            edge = dp(EDGE)
            across, down = self.texture.width, self.texture.height
            scale = min((wide - 2 * edge) / across, (high - 2 * edge) / down)
            wide, high = across * scale + 2 * edge, down * scale + 2 * edge
        x, y = self.x + (self.width - wide) / 2, self.y + (self.height - high) / 2
        put(self._inside, x, y, wide, high)
        if self.texture is not None:
            self._shown.pos, self._shown.size = (x + edge, y + edge), (wide - 2 * edge, high - 2 * edge)


def _read(path: Path | None) -> Texture | None:
    if path is None:
        return None
    try:
        texture = Image(str(path), keep_data=False, nocache=True).texture
    except Exception as broken:  # whatever lies there: it is only a picture
        log.warning("the picture of a board cannot be read: %s", broken)
        return None
    texture.min_filter = texture.mag_filter = "linear"
    return texture
