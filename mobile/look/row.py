"""A row of small pictures and words: scores on a plate, what a placement would earn, what a chip says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from kivy.graphics import Color, Line
from kivy.metrics import dp
from kivy.uix.widget import Widget

from mobile.look import theme
from mobile.look.kit import Colour, Picture, Text, put
from mobile.look.measure import extent

Kept = TypeVar("Kept", bound=Widget)

FONTS = ("Nunito600", "Nunito800")  # plain, bold
CLOSE = 5  # dp between two parts, before one of them says less


class Part(NamedTuple):
    """A picture, words, or both; underlined when it is what counts."""

    icon: str = ""
    text: str = ""
    under: bool = False
    bold: bool = True
    spoken: str = ""  # what a picture alone is called
    shorter: tuple[str, ...] = ()  # what it says instead where there is no room for all, step by step


class Row(Widget):
    """Parts side by side, centred or from the left, made smaller when they are too wide."""

    def __init__(
        self, size: float = 16, centred: bool = False, gap: float = 9, icons: float = 1.25, **kwargs: Any
    ) -> None:
        super().__init__(**kwargs)
        self._size = size
        self._high = theme.sp(size)  # pixels
        self._unit = dp(1)
        self._centred = centred
        self._gap = gap
        self._icons = icons  # how large pictures are beside the words
        self._between = 0.22 if icons > 1 else 0.1  # of its height, between a picture and its words
        self._parts: tuple[Part, ...] = ()
        self._ink: Colour = theme.ON_WOOD
        self._pictures: list[Picture] = []  # of the parts, kept for the next ones
        self._labels: list[Text] = []
        self._lies: object = None  # what is arranged, and where
        self._measured: tuple[object, list[float]] = ((), [])  # the widths of parts, last asked for
        self.bind(pos=self._arrange, size=self._arrange)

    @property
    def text(self) -> str:
        """What it says, for tests and for reading aloud."""
        return " ".join(part.text for part in self._parts if part.text)

    def show(self, parts: tuple[Part, ...], ink: Colour) -> None:
        self._parts, self._ink = parts, ink
        self._arrange()

    def lay(self, parts: tuple[Part, ...], ink: Colour, x: float, y: float, width: float, height: float) -> None:
        """Show parts at a place: arranged once, though both are new."""
        self._parts, self._ink, self._lies = parts, ink, self
        put(self, x, y, width, height)
        self._lies = None
        self._arrange()

    def icon_at(self, x: float, y: float) -> tuple[str, float, float] | None:
        """The picture of the part at a place, none where all is words, and from where to where that part goes."""
        if not self.collide_point(x, y):
            return None
        pictures = [picture for picture in self._pictures if picture.parent is self]
        if not pictures:
            return "", self.x, self.right
        ends = [picture.x for picture in pictures[1:]] + [self.right]
        for picture, end in zip(pictures, ends, strict=True):
            if picture.x <= x < end:
                return picture.name, picture.x, end
        return None

    def natural(self, parts: tuple[Part, ...] | None = None) -> float:
        """How wide these parts are at their own size."""
        return self._whole(self._widths(1.0, self._parts if parts is None else parts), 1.0)

    def _whole(self, widths: list[float], scale: float) -> float:
        return sum(widths) + self._gap * self._unit * scale * max(0, len(widths) - 1)

    def _widths(self, scale: float, parts: tuple[Part, ...]) -> list[float]:
        if self._measured[0] == (scale, parts):
            return self._measured[1]
        size = self._high * scale
        widths: list[float] = []
        for part in parts:
            icon = size * self._icons if part.icon else 0.0
            words = extent(part.text, FONTS[part.bold], size)[0] if part.text else 0.0
            widths.append(icon + words + (self._between * size if part.icon and part.text else 0.0))
        self._measured = (scale, parts), widths
        return widths

    def _arrange(self, *_: object) -> None:
        lies = (self._parts, tuple(self._ink), *self.pos, *self.size)
        if self._lies is self or lies == self._lies:
            return
        self._lies = lies
        self.canvas.after.clear()
        parts = self._fitting() if self.width > 1 else ()
        pictured, worded = len(parts), len(parts)
        for part in parts:
            pictured -= not part.icon
            worded -= not part.text
        self._keep(self._pictures, pictured, lambda: Picture("house/icon_close", fill=True))
        self._keep(self._labels, worded, lambda: Text("", self._size, lines=1))
        if parts:
            self._spread(parts)

    def _fitting(self) -> tuple[Part, ...]:
        """Its parts; as long as there is no room for them in the smallest size, those that can say less do."""
        parts = self._parts
        for part in parts:
            if part.shorter:
                break
        else:  # as mostly, and while a finger moves
            return parts
        while self._tight(parts):
            steps = [len(part.shorter) for part in parts]
            k = len(steps) - 1 - steps[::-1].index(max(steps))  # of those that can say less most often the last
            less = parts[k]._replace(text=parts[k].shorter[0], shorter=parts[k].shorter[1:])
            parts = (*parts[:k], *((less,) if less.icon or less.text else ()), *parts[k + 1 :])
        return parts

    def _tight(self, parts: tuple[Part, ...]) -> bool:
        """Is there no room for all, though some can say less?"""
        if not any(part.shorter for part in parts):
            return False
        widths = self._widths(min(1.0, theme.SMALLEST * self._unit / self._high), parts)
        return sum(widths) + CLOSE * self._unit * (len(widths) - 1) > self.width

    def _keep(self, kept: list[Kept], count: int, more: Callable[[], Kept]) -> None:
        """Show as many of the widgets as are needed."""
        while len(kept) < count:
            kept.append(more())
        for k, widget in enumerate(kept):
            if (k < count) is not (widget.parent is self):
                (self.add_widget if k < count else self.remove_widget)(widget)

    def _spread(self, parts: tuple[Part, ...]) -> None:
        scale, size, unit = 1.0, self._high, self._unit
        least = theme.SMALLEST * unit / size
        widths = self._widths(scale, parts)
        natural = self._whole(widths, scale)
        while scale > least and (natural > self.width or size * scale * 1.3 > self.height):
            scale = max(least, scale * 0.95)
            widths = self._widths(scale, parts)
            natural = self._whole(widths, scale)
        gap = self._gap * unit  # also between smaller words, where there is room for it
        if len(parts) > 1:
            gap = min(gap, max(3 * unit, (self.width - sum(widths)) / (len(parts) - 1)))
        size *= scale
        between, side = self._between * size, size * self._icons
        over = sum(widths) + gap * (len(widths) - 1) - self.width
        pictured = sum([bool(part.icon) for part in parts])
        if over > 0 and pictured:  # at last pictures are smaller than words ask for
            less = min(over / pictured, side * 0.35)
            side -= less
            widths = [width - (less if part.icon else 0.0) for part, width in zip(parts, widths, strict=True)]
        whole = sum(widths) + gap * (len(widths) - 1)
        x = self.x + max(0.0, (self.width - whole) / 2) if self._centred else self.x
        pictures, labels = iter(self._pictures), iter(self._labels)
        for part, width in zip(parts, widths, strict=True):
            words = x
            if part.icon:
                picture = next(pictures)
                picture.name = part.icon
                put(picture, x, self.y + self.height / 2 - side / 2, side, side)
                words = x + side + (between if part.text else 0.0)
            if part.text:
                label = next(labels)
                label.font_name, label.color, label.text = FONTS[part.bold], self._ink, part.text
                put(label, words, self.y, x + width - words + 3 * unit, self.height)
                if part.under:
                    with self.canvas.after:
                        Color(*self._ink)
                        low = self.y + self.height / 2 - size * 0.6
                        Line(points=(words, low, x + width, low), width=unit)
            x += width + gap
