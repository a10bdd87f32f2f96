from kivy.uix.widget import Widget

class FactoryBase:
    def register(self, classname: str, cls: type[Widget]) -> None: ...

Factory: FactoryBase
