from kivy.uix.widget import Widget

class ScrollView(Widget):
    scroll_y: float
    do_scroll_y: bool
    def update_from_scroll(self) -> None: ...
    def scroll_to(self, widget: Widget, padding: float = 10, animate: bool = True) -> None: ...
