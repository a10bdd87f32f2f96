from collections.abc import Callable, Mapping
from typing import Any
from weakref import ReferenceType

from kivy.uix.widget import Widget

time: Callable[[], float]

class MotionEvent:
    device: str
    id: int | str
    is_touch: bool
    is_double_tap: bool
    button: str | None
    profile: list[str]
    ud: dict[str, Any]  # whatever a widget keeps with it
    grab_current: Widget | None
    grab_list: list[ReferenceType[Widget]]
    sx: float
    sy: float
    x: float
    y: float
    dx: float
    dy: float
    ox: float
    oy: float
    time_end: float
    pos: tuple[float, float]
    def __init__(
        self,
        device: str,
        id: int | str,  # noqa: A002  # Kivy's own names
        args: Mapping[str, float],
        is_touch: bool = False,
        type_id: str | None = None,
    ) -> None: ...
    @property
    def is_mouse_scrolling(self) -> bool: ...
    def depack(self, args: Mapping[str, float]) -> None: ...
    def grab(self, class_instance: Widget, exclusive: bool = False) -> None: ...
    def ungrab(self, class_instance: Widget) -> None: ...
    def move(self, args: Mapping[str, float]) -> None: ...
