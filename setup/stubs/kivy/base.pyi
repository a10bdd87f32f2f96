from collections.abc import Callable, Iterable
from typing import Protocol

from kivy.core.window import WindowBase
from kivy.event import EventDispatcher
from kivy.input import MotionEventProvider
from kivy.input.motionevent import MotionEvent

class ExceptionHandler:
    def handle_exception(self, exception: BaseException) -> int: ...

class ExceptionManagerBase:
    RAISE: int
    PASS: int
    def add_handler(self, cls: ExceptionHandler) -> None: ...
    def handle_exception(self, inst: BaseException) -> int: ...

class _Postproc(Protocol):
    def process(self, events: list[tuple[str, MotionEvent]]) -> list[tuple[str, MotionEvent]]: ...

class EventLoopBase(EventDispatcher):
    status: str
    window: WindowBase
    input_events: list[tuple[str, MotionEvent]]
    input_providers: list[MotionEventProvider]
    postproc_modules: list[_Postproc]
    idle: Callable[[], object]  # a method, in whose place the bench puts another
    @property
    def touches(self) -> Iterable[MotionEvent]: ...
    def add_input_provider(self, provider: MotionEventProvider, auto_remove: bool = False) -> None: ...
    def remove_input_provider(self, provider: MotionEventProvider) -> None: ...
    def post_dispatch_input(self, etype: str, me: MotionEvent) -> None: ...
    def dispatch_input(self) -> None: ...

EventLoop: EventLoopBase
ExceptionManager: ExceptionManagerBase

def stopTouchApp() -> None: ...  # noqa: N802  # Kivy's own name
