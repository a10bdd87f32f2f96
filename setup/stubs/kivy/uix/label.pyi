from collections.abc import Sequence
from typing import Any

from kivy.clock import ClockEvent
from kivy.graphics.texture import Texture
from kivy.properties import ColorProperty
from kivy.uix.widget import Widget

class Label(Widget):
    _label: Any  # a LabelBase, once it is made
    _font_properties: tuple[str, ...]
    _trigger_texture: ClockEvent
    text: str
    text_size: Sequence[float | None]
    font_name: str
    font_size: float
    line_height: float
    color: ColorProperty
    shorten: bool
    texture: Texture | None
    texture_size: Sequence[float]
    def texture_update(self, *_: object) -> None: ...
    def _trigger_texture_update(self, name: str, source: object = None, value: object = None) -> None: ...
    def _create_label(self) -> None: ...
