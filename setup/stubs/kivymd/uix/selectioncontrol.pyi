from collections.abc import Callable
from types import SimpleNamespace

from kivy.uix.widget import Widget

class Thumb(Widget):
    fbo: object | None
    init_fbos: Callable[[Thumb], None]  # a method, in whose place we put another

class MDSwitch(Widget):
    ids: SimpleNamespace
    active: bool
    icon_active: str
    icon_inactive: str
    disable_animation: bool
    def on_active(self, switch: MDSwitch, active: bool) -> None: ...
