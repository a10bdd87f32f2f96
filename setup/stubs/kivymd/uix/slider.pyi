from collections.abc import Sequence

from kivy.uix.widget import Widget

class MDSliderHandle(Widget): ...

class MDSlider(Widget):
    value: float
    value_pos: Sequence[float]
    def __init__(self, *parts: MDSliderHandle, **properties: object) -> None: ...
