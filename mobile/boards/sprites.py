"""Small pieces that boards share: pictures by their body, faded ones, and words on the canvas."""

from __future__ import annotations

from kivy.core.text import Label
from kivy.graphics.texture import Texture
from kivy.metrics import dp

from mobile.boards.canvas import Sprite
from mobile.look import theme
from mobile.look.atlas import piece, remembering

SHARP = 2.0  # how much larger words are drawn than they are seen without zoom


def faded(sprites: list[Sprite], alpha: float) -> list[Sprite]:
    """These sprites, so much less to be seen."""
    for sprite in sprites:
        sprite.alpha = alpha
    return sprites


def at_body(name: str, x: float, y: float, grown: float = 1.0, body: bool = True) -> Sprite:
    """A picture whose solid body (not its shadow and margins) is centred on a place."""
    found = piece(name)
    width, height = found.size
    left, top, wide, high = found.body if body else (0.0, 0.0, width, height)
    across = x + (width / 2 - left - wide / 2) * grown
    down = y + (height / 2 - top - high / 2) * grown
    return Sprite(name, across, down, width, height, scale=grown)


@remembering(300)
def lettering(text: str, size: float, width: float, bold: bool = True, light: bool = False) -> Texture:
    """Words as a picture, for a canvas: so many dp high, wrapped in so many dp, drawn larger for who zooms."""
    texture = _written(text, size, width, bold, light)
    # Its label would write it again, were it still there, when the graphics have lost it.
    texture.add_reload_observer(lambda lost: _copy(_written(text, size, width, bold, light), lost))
    return texture


def _copy(texture: Texture, into: Texture) -> None:
    into.blit_buffer(texture.pixels, colorfmt="rgba")


def _written(text: str, size: float, width: float, bold: bool, light: bool) -> Texture:
    label = Label(
        text=text,
        font_name="Nunito800" if bold else "Nunito600",
        font_size=int(dp(size) * SHARP),
        text_size=(int(dp(width) * SHARP), None),
        halign="center",
        color=theme.ON_WOOD if light else theme.INK,
    )
    label.refresh()
    assert label.texture is not None
    return label.texture


def words(text: str, x: float, y: float, size: float, width: float, bold: bool = True, light: bool = False) -> Sprite:
    """Words round a place of the world."""
    texture = lettering(text, size, width, bold, light)
    unit = dp(1) * SHARP
    return Sprite(texture, x, y, texture.width / unit, texture.height / unit)
