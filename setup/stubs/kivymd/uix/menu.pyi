from collections.abc import Sequence
from types import SimpleNamespace

from kivy.uix.widget import Widget

class MDDropdownMenu(Widget):
    ids: SimpleNamespace
    scale_value_center: Sequence[float]
    scale_value_x: float
    scale_value_y: float
    show_duration: float
    def on_open(self) -> None: ...
