"""Who sits somewhere, as a small picture: the seat's colour and shape, and a bot's face above it."""

from __future__ import annotations

from kivy.metrics import dp
from kivy.uix.widget import Widget

from mobile.look import atlas, theme
from mobile.look.kit import Picture, Text, put
from mobile.look.measure import extent
from mobile.look.names import written

PLAIN = "plain"  # of a bot that nobody knows
SHARE = 0.52  # of the side for the shape at a face's foot
LEAST = 10  # dp: as small a shape is told apart


def face(name: str, large: bool = False) -> str:
    """The picture of a face; a plain one for a bot of another app."""
    kind = "face" if large else "bot"
    found = f"house/{kind}_{name}"
    return found if atlas.has(found) else f"house/{kind}_{PLAIN}"


class SeatSign(Widget):
    """A person's shape; a bot's face with the shape at its foot, so that who sees no colours knows the seat too."""

    def __init__(self, mark: int, face: str | None = None, kind: str = "seat") -> None:
        super().__init__(size_hint=(None, None))
        self._kind = kind
        self._token = Picture(self._shape(mark), fill=True)
        self._face: Picture | None = None
        self.faced: str | None = None  # whose face it shows
        self.add_widget(self._token)
        self.bind(pos=self._arrange, size=self._arrange)
        self.show(mark, face)

    def show(self, mark: int, name: str | None) -> None:
        """Somebody else; nobody's face: a person. Below 0: everybody."""
        self._token.name = self._shape(mark)
        self.faced = name
        if name is None and self._face is not None:
            self.remove_widget(self._face)
            self._face = None
        elif name is not None and self._face is not None:
            self._face.name = face(name)
        elif name is not None:
            self._face = Picture(face(name), fill=True)
            self.add_widget(self._face, index=1)  # below the shape
        self._arrange()

    def _shape(self, mark: int) -> str:
        return f"house/{self._kind}_{theme.SEATS[mark]}" if mark >= 0 else "house/icon_person"

    def _arrange(self, *_: object) -> None:
        side = min(self.width, self.height)
        if self._face is None:
            put(self._token, *self.pos, *self.size)
            return
        shape = max(side * SHARE, dp(LEAST))
        put(self._face, self.x, self.y, self.width, self.height)
        put(self._token, self.center_x + side / 2 - shape * 0.86, self.center_y - side / 2 - shape * 0.12, shape, shape)


def beside(sign: SeatSign, name: Text, box: tuple[float, float, float, float], side: float, gap: float) -> None:
    """A sign and the name after it; of a bot whose name has no room its face alone, as large as there is room."""
    x, low, wide, high = box
    room = wide - side - gap
    if sign.faced is not None and extent(name.text, name.font_name, dp(theme.SMALLEST))[0] > room:
        name.text = ""
        larger = min(high, wide)
        put(sign, x + (wide - larger) / 2, low + (high - larger) / 2, larger, larger)
        return
    name.text = written(name.text, name.font_name, room)
    put(sign, x, low + (high - side) / 2, side, side)
    put(name, x + side + gap, low, room, high)
