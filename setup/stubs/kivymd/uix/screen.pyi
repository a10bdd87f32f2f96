from kivy.uix.relativelayout import RelativeLayout
from kivy.uix.widget import Widget

class MDScreen(RelativeLayout):
    def __init__(self, *parts: Widget, **properties: object) -> None: ...
