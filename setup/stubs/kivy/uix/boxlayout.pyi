from collections.abc import Callable

from kivy.uix.widget import Widget

class BoxLayout(Widget):
    minimum_height: float
    def setter(self, name: str) -> Callable[..., None]: ...
