"""What of the library our widgets do without: rules in kv by which nothing is seen, signs, listening to the mouse."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TypeVar

from kivy.lang import Builder
from kivy.uix.widget import Widget
from kivymd.icon_definitions import md_icons
from kivymd.uix.behaviors import HoverBehavior

Kind = TypeVar("Kind", bound=type[Widget])

UNMOVED = {"allow_hover": False, "focus_behavior": False}  # of widgets: hovering loads half the library at once

SIGNS = ("blank", "check", "close")  # of seven thousand


def _forget_signs() -> None:
    """All names of the library's signs are a megabyte and more."""
    kept = {name: md_icons[name] for name in SIGNS}
    md_icons.clear()
    md_icons.update(kept)


_forget_signs()


def _deaf(widget: HoverBehavior, *parts: object, **properties: object) -> None:
    super(HoverBehavior, widget).__init__(*parts, **properties)


HoverBehavior.__init__ = _deaf  # else the window keeps a note of each until the mouse moves, and a phone has no mouse


def only(*rules: str) -> Callable[[Kind], Kind]:
    """A class of widgets to which these rules alone are applied.

    Each line of kv that follows another property takes some twenty objects and two kilobytes for each widget, and a row
    of the library's had two hundred of them: grounds of labels that are clear, what they look like under a mouse.
    """

    def apply(
        widget: Widget,
        root: object = None,
        ignored_consts: Collection[str] = (),
        rule_children: list[Widget] | None = None,
    ) -> None:
        for rule in rules:
            Builder.apply_rules(widget, rule, ignored_consts, rule_children)

    def sparing(kind: Kind) -> Kind:
        kind.apply_class_lang_rules = apply
        return kind

    return sparing
