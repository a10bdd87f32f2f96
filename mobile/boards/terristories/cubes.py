"""The places for cubes on what is paid for: who has laid how many, and how many are still missing."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.metrics import dp
from kivy.uix.widget import Widget

from core.game import Seat
from mobile.look.kit import Picture, put

SIDE, PITCH = 24.0, 26.0  # dp of a cube, and from one to the next
EMPTY = "terristories/cube_place"


def cube(mark: int) -> str:
    """A cube in the colour and with the shape of a seat."""
    return f"terristories/cube_{mark}"


class Cubes(Widget):
    """So many places side by side, on the first of them the seats' cubes; its pictures are kept from entry to entry."""

    def __init__(self) -> None:
        super().__init__(size_hint=(None, None))
        self.owners: tuple[Seat, ...] = ()  # of the cubes that lie here, from the left
        self._pictures: list[Picture] = []
        self._shown: tuple[str, ...] = ()
        self.bind(pos=self._arrange, size=self._arrange)

    def show(self, shares: Sequence[int], cost: int, marks: tuple[int, ...]) -> None:
        """Each seat's share, and what it takes in all."""
        self.owners = tuple(seat for seat, n in enumerate(shares) for _ in range(n))
        pictures = tuple(cube(marks[seat]) for seat in self.owners) + (EMPTY,) * (cost - len(self.owners))
        if pictures == self._shown:
            return
        grown = len(pictures) != len(self._shown)
        self._shown = pictures
        while len(self._pictures) < len(pictures):
            self._pictures.append(Picture(EMPTY, fill=True))
        for k, picture in enumerate(self._pictures):
            if k < len(pictures):
                picture.name = pictures[k]
            if (k < len(pictures)) is not (picture.parent is self):
                (self.add_widget if k < len(pictures) else self.remove_widget)(picture)
        if grown:
            self._arrange()

    @property
    def across(self) -> float:
        """How much of its width is taken."""
        return len(self._shown) * self._pitch

    @property
    def _pitch(self) -> float:
        return min(dp(PITCH), self.width / max(1, len(self._shown)))

    def _arrange(self, *_: object) -> None:
        pitch = self._pitch
        side = min(dp(SIDE), pitch, self.height)
        low = self.y + (self.height - side) / 2
        for k in range(len(self._shown)):
            put(self._pictures[k], self.x + k * pitch + (pitch - side) / 2, low, side, side)

    def owner_at(self, x: float, y: float) -> Seat | None:
        """Whose cube lies at a place of the window; a finger need not be exact."""
        across, up = self.to_widget(x, y)
        if abs(up - self.y - self.height / 2) > dp(22):
            return None
        k = int((across - self.x) // self._pitch)
        return self.owners[k] if 0 <= k < len(self.owners) else None

    def place_of(self, k: int) -> tuple[float, float]:
        """Where the middle of a place is in the window."""
        x, y = self.to_window(self.x + (k + 0.5) * self._pitch, self.y + self.height / 2)
        return float(x), float(y)
