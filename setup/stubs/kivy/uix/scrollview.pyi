from kivy.uix.widget import Widget

class ScrollView(Widget):
    scroll_y: float
    def scroll_to(self, widget: Widget, padding: float = 10, animate: bool = True) -> None: ...
