from kivy.uix.widget import Widget

class FactoryBase:
    def get(self, name: str) -> type[Widget]: ...
    def register(self, classname: str, cls: type[Widget]) -> None: ...

Factory: FactoryBase
