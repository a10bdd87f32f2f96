"""A line to type in."""

from __future__ import annotations

from kivy.metrics import dp
from kivymd.uix.textfield import MDTextField, MDTextFieldHintText

from mobile.look import theme
from mobile.look.kit import extent
from mobile.look.theme import sp
from mobile.material.skin import CLEAR, EARTH, LEAF, UNMOVED

ROUND = 8  # dp


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

    def set_pos_hint_text(self, y: float, x: float) -> None:
        """The library places a hint for one height of a field and one size of words: in its middle, or on its edge."""
        label = self._hint_text_label
        if label is not None:
            font, large, small = "Nunito700", sp(16), sp(14)
            middle = extent(label.text, font, large)[1]
            edge = extent(label.text, font, small)[1] - self.height / 2
            super().set_pos_hint_text(middle if y > 0 else edge, x)

    def _placed(self, *_: object) -> None:
        """The library places a hint for a field of its own height."""
        self.on_focus(self, self.focus)
