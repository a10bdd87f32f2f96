from collections import deque

from kivy.input import MotionEventProvider
from kivy.input.motionevent import MotionEvent

class MouseMotionEventProvider(MotionEventProvider):
    waiting_event: deque[tuple[str, MotionEvent]]
    current_drag: MotionEvent | None
