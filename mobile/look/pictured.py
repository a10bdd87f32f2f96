"""A thing as it is drawn: pictures of the atlas one over the other."""

from __future__ import annotations

from kivy.uix.widget import Widget

from mobile.look import atlas
from mobile.look.kit import Picture, put


class Pictured(Widget):
    """As large beside each other as they are drawn."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__()
        self._pictures = [Picture(name, fill=True) for name in names]
        self._bodies = [atlas.piece(name).body[2:] for name in names]
        for picture in self._pictures:
            self.add_widget(picture)
        self.bind(pos=self._arrange, size=self._arrange)

    def _arrange(self, *_: object) -> None:
        scale = min(
            self.width / max(wide for wide, _ in self._bodies), self.height / max(high for _, high in self._bodies)
        )
        for picture, (wide, high) in zip(self._pictures, self._bodies, strict=True):
            across, up = wide * scale, high * scale
            put(picture, self.x + (self.width - across) / 2, self.y + (self.height - up) / 2, across, up)
