"""The parts that screens are made of: words, pictures, plates and buttons, in the house's materials."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import inf
from typing import Any

from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.graphics import BorderImage, Color, Rectangle
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from mobile.look import atlas, letters, sound, theme
from mobile.look.measure import extent, measured
from mobile.look.theme import sp

Colour = list[float]


class Text(Label):
    """Words. They wrap within their box; where they do not fit they get smaller, but never too small to be read.

    One line is cut with dots only when even the smallest size is too wide; `free` text is as high as it needs.
    """

    _font_properties = letters.CHANGED  # of which Kivy keeps a copy for what draws it

    def __init__(
        self,
        text: str = "",
        size: float = 16,
        weight: int = 700,
        colour: Colour | None = None,
        align: str = "left",
        valign: str = "middle",
        fraunces: bool = False,
        lines: int = 0,
        **kwargs: Any,
    ) -> None:
        self._wanted = self._usual = sp(size)
        self._least = dp(theme.SMALLEST)
        self._lines, self._middle = lines, valign == "middle"
        self.free = False  # as high as it needs
        letters.begin(
            self,
            text=text,
            font_name="Fraunces" if fraunces else f"Nunito{weight}",
            font_size=int(self._wanted),
            color=colour or theme.ON_WOOD,
            halign=align,
            valign=valign,
            shorten_from="right",
            **kwargs,
        )
        self.bind(size=self._fit, text=self._fit)
        self.bind(pos=self._draw, size=self._draw, texture=self._draw, texture_size=self._draw)

    def apply_class_lang_rules(self, *_: object, **__: object) -> None:
        """Drawn as by Kivy's rule for labels, which keeps two kilobytes of names for each property that it follows."""
        with self.canvas:
            Color(1, 1, 1, 1)
            self._drawn = Rectangle(size=(0, 0))

    def _draw(self, *_: object) -> None:
        wide, high = self.texture_size
        self._drawn.texture, self._drawn.size = self.texture, (wide, high)
        self._drawn.pos = int(self.x + self.width / 2 - wide / 2), int(self.y + self.height / 2 - high / 2)

    @property
    def lines(self) -> int:
        return self._lines

    @lines.setter
    def lines(self, lines: int) -> None:
        if lines != self._lines:
            self._lines = lines
            self._fit()

    def _fit(self, *_: object) -> None:
        """The largest size, down to the smallest, at which the words fit."""
        width, height = self.width, self.height
        if width <= 1 or height <= 1:
            return
        if self.free:
            self.text_size = (width, None)
            return
        size = self._wanted
        if self._lines == 1:
            across, down = extent(self.text, self.font_name, size)
            while size > self._least and (across > width or down > height * 1.1):
                size = max(self._least, size * 0.94)
                across, down = extent(self.text, self.font_name, size)
            self.shorten = across > width
        else:
            while size > self._least and not self._fits(size, width, height):
                size = max(self._least, size * 0.94)
            self.shorten = False
        self.font_size = int(size)
        halves = self._lines != 1 and "\n" in self.text and self._middle
        self.text_size = (width, None if halves else height)  # Kivy gives each half of such lines half of the height

    def limit(self, size: float) -> None:
        """No larger than so many pixels."""
        self._wanted = min(self._usual, size)
        self._fit()

    def flow(self, width: float) -> float:
        """Be as high as the words need in this width; answers how high that is. Nothing is drawn for that yet."""
        self.free = True
        self.font_size = int(self._wanted)
        self.text_size = (width, None)
        self._label.resolve_font_name()
        return float(max(self._label.render()[1], self._wanted)) + dp(2)

    @property
    def least_width(self) -> float:
        """How wide it is as one line of the smallest size."""
        return self._extent(self._least, self.text)[0]

    def has_room(self, text: str) -> bool:
        """Would this be seen whole in its box, at the smallest size at least?"""
        return self._fits(dp(theme.SMALLEST), self.width, self.height, text)

    def _fits(self, size: float, width: float, height: float, text: str = "") -> bool:
        text = text or self.text
        across, down = self._extent(size, text)
        if self._lines == 1:
            return across <= width and down <= height * 1.1
        rows, space = 0, self._extent(size, "n n")[0] - self._extent(size, "nn")[0]
        for line in text.split("\n"):
            rows, row, filled = rows + 1, "", 0.0
            for word in line.split(" "):  # not at the space before a colon, which does not break
                wide = self._extent(size, word)[0]
                if wide > width:
                    return False
                longer, more = f"{row} {word}" if row else word, filled + (space if filled else 0.0) + wide
                if filled and self._breaks(size, longer, more, width):
                    rows, row, filled = rows + 1, word, wide
                else:
                    row, filled = longer, more
        return (1 + (rows - 1) * float(self.line_height)) * down <= height  # below the last line nothing is tighter

    def _breaks(self, size: float, row: str, wide: float, width: float) -> bool:
        """Is a row too wide? By its words that is known but for a little: only then it is measured whole."""
        if wide > width - dp(2):  # the label itself rounds up here and there
            return True
        return wide > width * 0.96 and self._extent(size, row)[0] > width

    def _extent(self, size: float, text: str) -> tuple[float, float]:
        return extent(text, self.font_name, size)


def alike(texts: Iterable[Text]) -> None:
    """Lines of one list are all as large as the smallest of them had to become."""
    lines = list(texts)
    for line in lines:
        line.limit(inf)
    for line in lines:
        line.limit(min(float(other.font_size) for other in lines))


class Picture(Widget):
    """A picture of the atlas at its own size or fitted into the widget, its body in the middle.

    `cut` leaves away that part of it at its foot, as if it were tucked in there.
    """

    def __init__(self, name: str, fill: bool = False, cut: float = 0.0, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._name = name
        self._fill = fill
        self._cut = cut
        self._piece = self._found()
        with self.canvas:
            self._colour = Color(1, 1, 1, 1)
            self._box = Rectangle(texture=self._piece.texture)
        self.bind(pos=self._place, size=self._place)

    @property
    def name(self) -> str:
        return self._name

    @name.setter
    def name(self, name: str) -> None:
        if name == self._name:
            return
        self._name = name
        self._piece = self._found()
        self._box.texture = self._piece.texture
        self._place()

    def fade(self, alpha: float) -> None:
        self._colour.a = alpha

    def _found(self) -> atlas.Piece:
        whole = atlas.piece(self._name)
        if not self._cut:
            return whole
        (left, top, wide, high), texture = whole.body, whole.texture
        shown = top + high * (1 - self._cut)  # from the top
        rest = texture.height * (1 - shown / whole.size[1])
        region = texture.get_region(0, rest, texture.width, texture.height - rest)
        return atlas.Piece(region, (whole.size[0], shown), (left, top, wide, shown - top), None)

    def _place(self, *_: object) -> None:
        found = self._piece
        left, top, wide, high = found.body
        scale = min(self.width / wide, self.height / high) if wide and high else 1.0
        if not self._fill:
            scale = min(scale, dp(1))
        width, height = found.size[0] * scale, found.size[1] * scale
        x = self.x + self.width / 2 - (left + wide / 2) * scale
        y = self.y + self.height / 2 - (found.size[1] - top - high / 2) * scale
        self._box.pos, self._box.size = (x, y), (width, height)


# Neither light nor dark, below light words.
MIDDLING = ("house/panel_wood", "house/button_final", "house/button_final_down", "house/button_red")


class Plate(FloatLayout):
    """A nine-patch with things on it; its body fills the widget, shadow and margins lie outside."""

    def __init__(self, picture: str, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._picture = picture
        with self.canvas.before:
            self.tint = Color(*_stained(picture), 1)
            self._box = BorderImage()
        self.dress(picture)
        self.bind(pos=self._place, size=self._place)

    def dress(self, picture: str) -> None:
        """Another nine-patch."""
        if (picture in MIDDLING) is not (self._picture in MIDDLING):
            self.tint.rgb = _stained(picture)
        self._picture = picture
        self._box.texture = atlas.piece(picture).texture
        self._place()

    def _place(self, *_: object) -> None:
        found = atlas.piece(self._picture)
        left, top, right, bottom = found.patch or (0, 0, 0, 0)
        body_left, body_top, wide, high = found.body
        pixels, unit = found.texture.width / found.size[0], dp(1)
        self._box.border = round(bottom * pixels), round(right * pixels), round(top * pixels), round(left * pixels)
        shrink = min(1.0, self.width / max(1.0, left + right) / unit, self.height / max(1.0, top + bottom) / unit)
        unit *= shrink
        self._box.display_border = (bottom * unit, right * unit, top * unit, left * unit)
        margin_right = found.size[0] - body_left - wide
        margin_bottom = found.size[1] - body_top - high
        self._box.pos = (self.x - body_left * unit, self.y - margin_bottom * unit)
        self._box.size = (
            self.width + (body_left + margin_right) * unit,
            self.height + (body_top + margin_bottom) * unit,
        )


def _stained(picture: str) -> list[float]:
    """What a plate is darkened by, where contrast is strong."""
    return theme.stain(theme.ON_WOOD) if picture in MIDDLING else [1.0, 1.0, 1.0]


class CatchingPlate(Plate):
    """A plate that lets no touch through to what is below it."""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        return bool(super().on_touch_down(touch)) or bool(self.collide_point(*touch.pos))


class Press(Widget):
    """Something to be touched: `pressed` when the finger lifts that came first. Never smaller than a finger needs."""

    def __init__(self, pressed: Callable[[], None] | None = None, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.pressed = pressed or (lambda: None)
        self.enabled = True
        self.spoken = ""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if touch.is_mouse_scrolling or not self._hit(touch):
            return bool(super().on_touch_down(touch))
        if super().on_touch_down(touch) or _held_by_another(self, touch):
            return True
        touch.grab(self)
        self.look_pressed(True)
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        if touch.grab_current is self:
            self.look_pressed(self._hit(touch))
            return True
        return bool(super().on_touch_move(touch))

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        self.look_pressed(False)
        if self._hit(touch):
            if self.enabled:
                sound.play("tap")
            self.pressed()
        return True

    def let_go(self, touch: MotionEvent) -> None:
        """The finger on it means something else: nothing happens when it lifts."""
        touch.ungrab(self)
        self.look_pressed(False)

    def look_pressed(self, down: bool) -> None:
        """How it looks under a finger."""
        self.opacity = 0.75 if down and self.enabled else 1.0

    def _hit(self, touch: MotionEvent) -> bool:
        wide = max(0.0, dp(theme.TARGET) - self.width) / 2
        high = max(0.0, dp(theme.TARGET) - self.height) / 2
        inside = self.x - wide <= touch.x <= self.right + wide and self.y - high <= touch.y <= self.top + high
        return bool(inside)


def _held_by_another(press: Press, touch: MotionEvent) -> bool:
    return any(held() is press for other in EventLoop.touches if other is not touch for held in other.grab_list)


class PressPlate(Press, Plate):
    """A plate to be touched."""

    def __init__(self, picture: str, pressed: Callable[[], None] | None = None, **kwargs: Any) -> None:
        Plate.__init__(self, picture, **kwargs)
        self.pressed = pressed or (lambda: None)
        self.enabled = True
        self.spoken = ""


INKS = {
    "button_gold": theme.INK,
    "button_paper": theme.INK,
    "button_dark": theme.ON_WOOD,
    "button_off": theme.INK,
}


AIR = 6  # dp between a button's edges and its word, where there is room


class WordButton(PressPlate):
    """A button with words, a picture above or before them, or both."""

    def __init__(
        self,
        text: str = "",
        pressed: Callable[[], None] | None = None,
        kind: str = "button_dark",
        icon: str = "",
        size: float = 16,
        beside: bool = False,
        **kwargs: Any,
    ) -> None:
        super().__init__(f"house/{kind}", pressed, **kwargs)
        self._kind = kind
        self.spoken = text
        self._beside = beside
        self._size = size
        self.icon = Picture(f"house/icon_{icon}", fill=True) if icon else None
        self.label = (
            Text(text, size, 800, INKS.get(kind, theme.ON_WOOD), "center", lines=1 if icon else 2) if text else None
        )
        for part in (self.icon, self.label):
            if part is not None:
                part.size_hint = (None, None)
                self.add_widget(part)
        self.bind(pos=self._arrange, size=self._arrange)

    def say(self, text: str) -> None:
        self.spoken = text
        if self.label is not None and self.label.text != text:
            self.label.text = text
            self._arrange()

    def enable(self, enabled: bool, kind: str = "") -> None:
        self.enabled = enabled
        if kind:
            self._kind = kind
            self.dress(f"house/{kind}")
            if self.label is not None:
                self.label.color = INKS.get(kind, theme.ON_WOOD)
        for part in (self.icon, self.label):
            if part is not None:
                part.opacity = 1.0 if enabled else theme.dim(self._kind == "button_off")

    def look_pressed(self, down: bool) -> None:
        sunk = f"{self._kind}_down"
        if atlas.has(f"house/{sunk}"):
            self.dress(f"house/{sunk if down and self.enabled else self._kind}")
        else:
            super().look_pressed(down)

    def _arrange(self, *_: object) -> None:
        edge = dp(4)
        if self.icon is None and self.label is not None:
            self.label.pos, self.label.size = (self.x + edge, self.y), (self.width - 2 * edge, self.height)
        elif self.label is None and self.icon is not None:
            side = min(self.width, self.height) * 0.56
            put(self.icon, *_around(self, side), side, side)
        elif self.icon is not None and self.label is not None:
            side = min(dp(24), self.height * 0.42)
            self.icon.size = (side, side)
            if self._beside:
                wide = min(self.width - side - dp(30), measured(self.spoken, self._size, 800) + dp(4))
                x = middle(self)[0] - (side + dp(8) + wide) / 2
                self.icon.pos = (x, middle(self)[1] - side / 2)
                self.label.pos, self.label.size = (x + side + dp(8), self.y), (wide, self.height)
            else:
                words = min(sp(self._size) * 1.35, self.height * 0.5)
                side = min(side, self.height - words - dp(8))
                top = middle(self)[1] + (side + words) / 2
                self.icon.size = (side, side)
                self.icon.pos = (middle(self)[0] - side / 2, top - side)
                airy = extent(self.label.text, self.label.font_name, dp(theme.SMALLEST))[0] <= self.width - dp(2 * AIR)
                edge = dp(AIR) if airy else dp(2)
                self.label.pos = (self.x + edge, top - side - words)
                self.label.size = (self.width - 2 * edge, words)


class Bare(Press):
    """A picture to be touched, without a plate."""

    def __init__(self, icon: str, pressed: Callable[[], None] | None = None, spoken: str = "", **kwargs: Any) -> None:
        super().__init__(pressed, **kwargs)
        self.spoken = spoken
        self.icon = Picture(f"house/icon_{icon}", fill=True, size_hint=(None, None))
        self.add_widget(self.icon)
        self.bind(pos=self._arrange, size=self._arrange)

    def _arrange(self, *_: object) -> None:
        put(self.icon, *_around(self, dp(26)), dp(26), dp(26))


class Background(Widget):
    """The wooden table, edge to edge; or only its grain, on what is painted."""

    def __init__(self, alpha: float = 1.0, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._texture = atlas.surface("house", "table")
        self._tile = atlas.surface_size("house", "table")
        with self.canvas:
            Color(1, 1, 1, alpha)
            self._box = Rectangle(texture=self._texture)
        self.bind(pos=self._place, size=self._place)

    def _place(self, *_: object) -> None:
        side = dp(self._tile)
        across, down = self.width / side, self.height / side
        self._box.pos, self._box.size = self.pos, self.size
        self._box.tex_coords = (0, 0, across, 0, across, down, 0, down)


class Shade(Widget):
    """One colour over everything below: bands, the ground of a sheet. Takes touches when `closed` is given."""

    def __init__(self, colour: Colour, closed: Callable[[], None] | None = None, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._closed = closed
        self.catches = closed is not None  # does it let no touch through?
        with self.canvas:
            self.colour = Color(*theme.veil(colour))
            self._box = Rectangle()
        self.bind(pos=self._place, size=self._place)

    def _place(self, *_: object) -> None:
        self._box.pos, self._box.size = self.pos, self.size

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if self._closed is None or not self.collide_point(*touch.pos):
            return False
        if not touch.is_mouse_scrolling:  # a wheel beside what scrolls means nothing
            Clock.schedule_once(lambda _: self._closed and self._closed(), 0)
        return True


def middle(widget: Widget) -> tuple[float, float]:
    """The middle of a widget, also while its place is being changed: `center` may still tell the old one then."""
    return widget.x + widget.width / 2, widget.y + widget.height / 2


def _around(widget: Widget, side: float) -> tuple[float, float]:
    """Where something of that size stands in its middle."""
    x, y = middle(widget)
    return x - side / 2, y - side / 2


def put(widget: Widget, x: float, y: float, width: float, height: float) -> None:
    """Place a widget in pixels, from the bottom left."""
    widget.size_hint = (None, None)
    widget.pos, widget.size = (x, y), (width, height)
