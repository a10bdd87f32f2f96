"""What words are drawn on goes once they are a texture: Kivy would keep it beside that, for as long as the words."""

from __future__ import annotations

from functools import cache
from typing import Any

from kivy.core.text import Label

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
