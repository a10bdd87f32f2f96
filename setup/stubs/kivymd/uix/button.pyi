from kivy.uix.floatlayout import FloatLayout
from kivy.uix.label import Label

class MDButton(FloatLayout):
    def __init__(self, *parts: MDButtonText, **properties: object) -> None: ...

class MDButtonText(Label): ...
