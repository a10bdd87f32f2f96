from collections.abc import Callable

from kivy.event import EventDispatcher
from kivy.graphics import RenderContext
from kivy.properties import ColorProperty, ReferenceListProperty

class WindowBase(EventDispatcher):
    on_draw: Callable[[], None]  # methods, in whose place the tour puts others
    flip: Callable[[], None]
    width: int
    height: int
    render_context: RenderContext
    size: ReferenceListProperty
    clearcolor: ColorProperty
    allow_screensaver: bool
    softinput_mode: str
    keyboard_height: float
    def set_icon(self, filename: str) -> None: ...
    def screenshot(self, name: str = "screenshot{:04d}.png") -> str | None: ...
    def to_normalized_pos(self, x: float, y: float) -> tuple[float, float]: ...

Window: WindowBase
