"""What the parts that tell of other devices know of each other."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from core.game import Seat

if TYPE_CHECKING:
    from mobile.screens.match_base import MatchBase
    from mobile.screens.saying import Voices
    from mobile.session.guest import GuestSession
    from mobile.session.host import HostSession


class RemoteBase(ABC):
    """The panel, as its parts know it."""

    screen: MatchBase
    session: HostSession | GuestSession
    voices: Voices  # what people say
    lost: dict[int, float]  # since when a device has no link

    @property
    @abstractmethod
    def host_asleep(self) -> bool: ...
    @property
    @abstractmethod
    def down(self) -> bool: ...
    @property
    @abstractmethod
    def watches(self) -> bool: ...
    @abstractmethod
    def missing(self) -> tuple[Seat, str] | None: ...
    @abstractmethod
    def speak(self) -> None: ...
    @abstractmethod
    def look(self) -> None: ...
