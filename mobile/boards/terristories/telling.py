"""What happened in words, and which sound goes with what nobody waits for."""

from __future__ import annotations

from collections.abc import Callable

from core.game import Seat
from core.match import SeenEntry


def event_line(seen: SeenEntry, seat: Seat | None, name_of: Callable[[Seat], str]) -> str:
    """What happened, in whole sentences; nothing when it need not be told."""
    return ""


def busy_line(seen: SeenEntry, seat: Seat | None, name_of: Callable[[Seat], str]) -> str:
    """What is said while an entry is being shown that takes its time."""
    return ""


def sound(seen: SeenEntry) -> str:
    """What is heard with what is shown at once beside what somebody does."""
    return ""
