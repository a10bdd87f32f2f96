from collections.abc import Callable

class HoverBehavior:
    __init__: Callable[..., None]  # in whose place we put another
