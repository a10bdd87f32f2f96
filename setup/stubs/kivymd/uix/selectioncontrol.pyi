from types import SimpleNamespace

from kivy.uix.widget import Widget

class MDSwitch(Widget):
    ids: SimpleNamespace
    active: bool
    icon_active: str
    icon_inactive: str
    disable_animation: bool
    def on_active(self, switch: MDSwitch, active: bool) -> None: ...
