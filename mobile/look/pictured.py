"""A thing as it is drawn: pictures of the atlas one over the other."""

from __future__ import annotations

from kivy.uix.widget import Widget

from mobile.look import atlas
from mobile.look.kit import Picture, put


class Pictured(Widget):
    """As large beside each other as they are drawn."""

    def __init__(self, names: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.names: tuple[str, ...] = ()
        self._pictures: list[Picture] = []  # once made, they are kept
        self._bodies: list[tuple[float, float]] = []
        self.bind(pos=self._arrange, size=self._arrange)
        self.show(names)

    def show(self, names: tuple[str, ...]) -> None:
        """Another thing, or nothing."""
        if names == self.names:
            return
        self.names = names
        self._bodies = [atlas.piece(name).body[2:] for name in names]
        for picture, name in zip(self._pictures, names, strict=False):
            picture.name = name
        for name in names[len(self._pictures) :]:
            self._pictures.append(Picture(name, fill=True))
        for k, picture in enumerate(self._pictures):
            if (k < len(names)) is not (picture.parent is self):
                (self.add_widget if k < len(names) else self.remove_widget)(picture)
        self._arrange()

    def _arrange(self, *_: object) -> None:
        if not self._bodies:
            return
        scale = min(
            self.width / max(wide for wide, _ in self._bodies), self.height / max(high for _, high in self._bodies)
        )
        for picture, (wide, high) in zip(self._pictures, self._bodies, strict=False):
            across, up = wide * scale, high * scale
            put(picture, self.x + (self.width - across) / 2, self.y + (self.height - up) / 2, across, up)
