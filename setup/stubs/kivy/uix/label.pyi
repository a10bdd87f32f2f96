from collections.abc import Sequence

from kivy.core.text import LabelBase
from kivy.graphics.texture import Texture
from kivy.properties import ColorProperty
from kivy.uix.widget import Widget

class Label(Widget):
    _label: LabelBase
    text: str
    text_size: Sequence[float | None]
    font_name: str
    font_size: float
    line_height: float
    color: ColorProperty
    shorten: bool
    texture: Texture | None
    texture_size: Sequence[float]
    def texture_update(self) -> None: ...
