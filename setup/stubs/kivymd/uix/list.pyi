from collections.abc import Sequence

from kivy.input.motionevent import MotionEvent
from kivy.uix.widget import Widget

class MDListItem(Widget):
    padding: Sequence[float]
    spacing: float
    state_layer_color: Sequence[float]
    ripple_duration_in_slow: float
    ripple_duration_in_fast: float
    ripple_duration_out: float
    fbo: object | None
    def __init__(self, *parts: Widget, **properties: object) -> None: ...
    def init_fbos(self) -> None: ...
    def call_ripple_animation_methods(self, touch: MotionEvent) -> None: ...
    def finish_ripple(self) -> None: ...
