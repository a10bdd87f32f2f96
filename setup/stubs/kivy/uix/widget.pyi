from collections.abc import Callable, Generator, Iterable, Sequence

from kivy.event import EventDispatcher
from kivy.graphics import Canvas
from kivy.input.motionevent import MotionEvent
from kivy.properties import ReferenceListProperty

class Widget(EventDispatcher):
    canvas: Canvas
    children: list[Widget]
    parent: Widget | None
    x: float
    y: float
    width: float
    height: float
    right: float
    top: float
    center_x: float
    center_y: float
    pos: ReferenceListProperty
    size: ReferenceListProperty
    center: ReferenceListProperty
    size_hint: Sequence[float | None]
    pos_hint: dict[str, float]
    opacity: float
    apply_class_lang_rules: Callable[..., None]  # a method, in whose place we put another
    def __init__(self, **properties: object) -> None: ...
    def add_widget(self, widget: Widget, index: int = 0) -> None: ...
    def remove_widget(self, widget: Widget) -> None: ...
    def clear_widgets(self, children: Iterable[Widget] | None = None) -> None: ...
    def collide_point(self, x: float, y: float) -> bool: ...
    def on_touch_down(self, touch: MotionEvent) -> bool | None: ...
    def on_touch_move(self, touch: MotionEvent) -> bool | None: ...
    def on_touch_up(self, touch: MotionEvent) -> bool | None: ...
    def to_widget(self, x: float, y: float) -> tuple[float, float]: ...
    def to_window(self, x: float, y: float) -> tuple[float, float]: ...
    def walk(self, restrict: bool = False) -> Generator[Widget]: ...
