from kivy.uix.widget import Widget

class TextInput(Widget):
    text: str
    focus: bool
    font_size: float
    background_color: tuple[float, float, float, float]
    padding: tuple[float, float, float, float]
    def select_all(self) -> None: ...
    def delete_selection(self) -> None: ...
    def insert_text(self, substring: str) -> None: ...
