from collections.abc import Callable
from typing import Any

def bind(*, on_new_intent: Callable[[Any], object]) -> None: ...
