from kivy.graphics.texture import Texture

class ImageData:
    def __init__(
        self, width: int, height: int, fmt: str, data: bytes | bytearray, source: str | None = None
    ) -> None: ...

class Image:
    def save(self, filename: str, flipped: bool = False) -> bool: ...
    def __init__(
        self, arg: str | Texture, *, mipmap: bool = False, keep_data: bool = False, nocache: bool = False
    ) -> None: ...
    @property
    def texture(self) -> Texture: ...
