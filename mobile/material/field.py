"""A line to type in."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.animation import Animation
from kivy.metrics import dp
from kivymd.uix.textfield import MDTextField, MDTextFieldHintText

from mobile.look import motion, theme
from mobile.look.kit import put
from mobile.look.measure import extent
from mobile.look.theme import sp
from mobile.material.lean import UNMOVED
from mobile.material.skin import CLEAR

ROUND = 8  # dp
HINT = "Nunito700"
RISES = 0.15  # seconds


class Field(MDTextField):
    """So many letters at most. What is asked for is written in it while it is empty, and on its edge afterwards."""

    def __init__(self, text: str = "", longest: int = 100, hint: str = "", bare: bool = False) -> None:
        """A `bare` one has no edge of its own."""
        super().__init__(
            theme_text_color="Custom",
            theme_line_color="Custom",
            text_color_normal=theme.INK,
            text_color_focus=theme.INK,
            line_color_normal=CLEAR if bare else theme.EARTH,
            line_color_focus=CLEAR if bare else theme.LEAF,
            radius=[dp(ROUND)] * 4,
            write_tab=False,
            **UNMOVED,
        )
        self._longest = longest
        if hint:
            inks = {"text_color_normal": _twice(theme.EARTH), "text_color_focus": _twice(theme.LEAF)}
            self.add_widget(MDTextFieldHintText(text=hint, **inks))
        self.bind(text=self._typed, pos=self._placed, size=self._placed)
        self.text = text
        self._typed(self, text)

    def _typed(self, _: object, text: str) -> None:
        if len(text) > self._longest:
            self.text = text[: self._longest]

    # The hint goes up when something is typed, at once where nothing is to move. The library knows one height of fields
    # and one size of words, and writes them out however long they are.

    def set_pos_hint_text(self, y: float, x: float) -> None:
        label = self._hint_text_label
        if label is None:
            return
        up = y <= 0
        high = extent(label.text, HINT, self._hint_size(14))[1] if up else label.texture_size[1]
        Animation(_hint_y=high - self.height / 2 if up else high, _hint_x=x, **_motion()).start(self)
        low = self.top - high / 2 if up else self.y + (self.height - high) / 2
        put(label, self.x + dp(16), low, extent(label.text, HINT, self._hint_size(14 if up else 16))[0] + dp(2), high)

    def set_hint_text_font_size(self) -> None:
        label = self._hint_text_label
        if label is not None:
            label.font_size = min(label.font_size, self._hint_size(16))
            label.texture_update()
            (drawn,) = self.canvas.after.get_group("hint-text-rectangle")
            Animation(size=label.texture_size, **_motion()).start(drawn)

    def _hint_size(self, size: float) -> float:
        """In pixels, no larger than there is room for."""
        label, pixels = self._hint_text_label, sp(size)
        room = self.width - dp(34)
        while label is not None and pixels > dp(theme.SMALLEST) and extent(label.text, HINT, pixels)[0] > room:
            pixels = max(dp(theme.SMALLEST), pixels * 0.94)
        return float(int(pixels))

    def set_space_in_line(self, left_width: float, right_width: float) -> None:
        Animation(_left_x_axis_pos=left_width, _right_x_axis_pos=right_width, **_motion()).start(self)

    def _placed(self, *_: object) -> None:
        """The library places a hint for a field of its own height."""
        self.on_focus(self, self.focus)


def _motion() -> dict[str, float | str]:
    return {"duration": 0.0 if motion.reduced() else motion.seconds(RISES), "transition": "out_quad"}


def _twice(colour: Sequence[float]) -> list[float]:
    """What gives this colour when it is laid on itself, as the library does with hints."""
    return [part**0.5 for part in colour]
