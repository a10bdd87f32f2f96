from collections.abc import Sequence

from kivy.graphics.texture import Texture

class LabelBase:
    texture: Texture | None
    def __init__(
        self,
        text: str = "",
        font_size: float = 12,
        font_name: str = "Roboto",
        *,
        halign: str = "left",
        text_size: tuple[float | None, float | None] = ...,
        color: Sequence[float] = ...,
    ) -> None: ...
    def refresh(self) -> None: ...
    @staticmethod
    def register(name: str, fn_regular: str) -> None: ...
    def resolve_font_name(self) -> None: ...
    def get_extents(self, text: str) -> tuple[int, int]: ...
    def render(self) -> tuple[float, float]: ...

class Label(LabelBase): ...
