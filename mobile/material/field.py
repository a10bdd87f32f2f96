"""A line to type in."""

from __future__ import annotations

from kivy.animation import Animation
from kivy.metrics import dp
from kivymd.uix.textfield import MDTextField, MDTextFieldHintText

from mobile.look import motion, theme
from mobile.look.kit import extent
from mobile.look.theme import sp
from mobile.material.skin import CLEAR, EARTH, LEAF, UNMOVED

ROUND = 8  # dp
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
            line_color_normal=CLEAR if bare else EARTH,
            line_color_focus=CLEAR if bare else LEAF,
            radius=[dp(ROUND)] * 4,
            write_tab=False,
            **UNMOVED,
        )
        self._longest = longest
        if hint:
            self.add_widget(MDTextFieldHintText(text=hint, text_color_normal=theme.INK_SECOND, text_color_focus=LEAF))
        self.bind(text=self._typed, size=self._placed)
        self.text = text
        self._typed(self, text)

    def _typed(self, _: object, text: str) -> None:
        if len(text) > self._longest:
            self.text = text[: self._longest]

    # The hint goes up when something is typed, at once where nothing is to move. The library knows one height of fields
    # and one size of words.

    def set_pos_hint_text(self, y: float, x: float) -> None:
        label = self._hint_text_label
        if label is not None:
            high = {size: extent(label.text, "Nunito700", sp(size))[1] for size in (14, 16)}
            Animation(_hint_y=high[16] if y > 0 else high[14] - self.height / 2, _hint_x=x, **_motion()).start(self)

    def set_hint_text_font_size(self) -> None:
        if self._hint_text_label is not None:
            (drawn,) = self.canvas.after.get_group("hint-text-rectangle")
            Animation(size=self._hint_text_label.texture_size, **_motion()).start(drawn)

    def set_space_in_line(self, left_width: float, right_width: float) -> None:
        Animation(_left_x_axis_pos=left_width, _right_x_axis_pos=right_width, **_motion()).start(self)

    def _placed(self, *_: object) -> None:
        """The library places a hint for a field of its own height."""
        self.on_focus(self, self.focus)


def _motion() -> dict[str, float | str]:
    return {"duration": 0.0 if motion.reduced() else motion.seconds(RISES), "transition": "out_quad"}
