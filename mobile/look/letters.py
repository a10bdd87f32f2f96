"""Words that take little: what they are drawn on goes once they are a texture, which Kivy would keep beside that for as
long as the words; and they follow no more than what is ever set of them."""

from __future__ import annotations

from functools import cache
from typing import Any

from kivy.clock import Clock
from kivy.core.text import Label
from kivy.uix.label import Label as LabelWidget
from kivy.uix.widget import Widget

CHANGED = (  # of how words are drawn: what is ever set
    *("text", "font_size", "font_name", "color", "halign", "valign", "text_size"),
    *("shorten", "shorten_from", "line_height", "markup"),
)
FINISH = "_render_end"  # by which Kivy's labels take the picture of their words from what they were drawn on


@cache
def let_drawn_go() -> None:
    """From now on, of all labels."""
    finish = getattr(Label, FINISH, None)
    if finish is None:
        return

    def finished(label: Any) -> object:
        picture: object = finish(label)
        label._surface = None
        return picture

    setattr(Label, FINISH, finished)


def begin(words: LabelWidget, **properties: object) -> None:
    """As Kivy's label begins, but that follows 34 properties, each of them by six objects."""
    words._trigger_texture = Clock.create_trigger(words.texture_update, -1)
    Widget.__init__(words, **properties)
    for name in CHANGED:
        words.fbind(name, words._trigger_texture_update, name)
    words._label = None
    words._create_label()
    words._trigger_texture()
