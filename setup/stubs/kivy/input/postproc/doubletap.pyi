from collections.abc import Callable

time: Callable[[], float]
