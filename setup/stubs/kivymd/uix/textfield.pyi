from collections.abc import Sequence

from kivy.uix.label import Label
from kivy.uix.textinput import TextInput

class MDTextFieldHintText(Label): ...

class MDTextField(TextInput):
    text_color_normal: Sequence[float]
    text_color_focus: Sequence[float]
    def __init__(self, *parts: Label, **properties: object) -> None: ...
    def on_focus(self, field: MDTextField, focus: bool) -> None: ...
    _hint_text_label: Label | None
    def set_pos_hint_text(self, y: float, x: float) -> None: ...
