from collections.abc import Collection

from kivy.uix.widget import Widget

class BuilderBase:
    def apply_rules(
        self,
        widget: Widget,
        rule_name: str,
        ignored_consts: Collection[str] = ...,
        rule_children: list[Widget] | None = None,
    ) -> None: ...

Builder: BuilderBase
