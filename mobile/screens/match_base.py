"""What the parts of a match screen know of it, and of each other."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from msgspec.structs import replace

from core.game import Refusal, Seat
from core.log import Seated
from core.match import SeenEntry
from mobile.boards.base import Action, Board
from mobile.hotseat import HotSeat, Phase
from mobile.screens.base import Button, Screen
from mobile.words import say

if TYPE_CHECKING:
    from kivy.uix.widget import Widget

    from mobile.screens.ask_bar import AskBar
    from mobile.screens.chatter import Words
    from mobile.screens.parts import ClockChip, SeatPlate, SpeechBubble
    from mobile.screens.ticker import Ticker
    from mobile.session.guest import GuestSession
    from mobile.session.host import HostSession


class Chats(Protocol):
    """Has bots say a few words."""

    def heard(self, seen: SeenEntry) -> None: ...
    def last_words(self) -> Words | None: ...


class Shows(Protocol):
    """Shows what happens."""

    queue: list[SeenEntry]  # what is still to be shown

    @property
    def on(self) -> bool: ...
    @property
    def chatter(self) -> Chats: ...
    def keep_going(self) -> None: ...


class Scenes(Protocol):
    """The table is laid, and the match has a last scene."""

    @property
    def on(self) -> bool: ...
    def close(self, then: Callable[[], object]) -> bool: ...


class LooksBack(Protocol):
    """The sheet with what happened before."""

    looks: int

    @property
    def shown(self) -> bool: ...
    def open(self) -> None: ...
    def whole(self) -> None: ...
    def show(self, recent: list[SeenEntry]) -> None: ...


class Chooses(Protocol):
    """What there is to choose besides moving."""

    asks: bool  # does the next touch ask what it is on?

    @property
    def goes_on(self) -> str: ...
    def menu(self) -> None: ...
    def undo_right(self) -> int | Refusal | None: ...
    def take_back(self, seat: Seat) -> None: ...
    def leave(self) -> None: ...


class Times(Protocol):
    """What is counted, and stops when anybody wants it to."""

    @property
    def offered(self) -> bool: ...
    @property
    def stopped(self) -> bool: ...
    def pause(self) -> None: ...
    def go_on(self) -> None: ...


class Offers(Protocol):
    """What the menu has more."""

    def choices(self) -> list[Button]: ...
    def leaving(self) -> bool: ...
    def always(self) -> list[Action]: ...


class Hints(Protocol):
    """What a strong bot would do."""

    @property
    def offered(self) -> bool: ...
    @property
    def thinks(self) -> bool: ...
    def ask(self) -> None: ...


class Remote(Protocol):
    """What concerns other devices."""

    @property
    def menu(self) -> Offers: ...
    @property
    def down(self) -> bool: ...
    @property
    def watches(self) -> bool: ...
    def slow_ones(self) -> list[Seat]: ...
    def speak(self) -> None: ...


class MatchBase(Screen):
    """A match screen, as its parts know it."""

    hotseat: HotSeat
    session: HostSession | GuestSession | None
    board: Board
    marks: tuple[int, ...]  # the colours with which they sat down
    showing: Shows
    past: LooksBack
    choices: Chooses
    timing: Times
    hint: Hints
    remote: Remote | None  # where others sit at other devices
    evening: Scenes
    plate: SeatPlate
    others: Widget
    ticker: Ticker
    bar: AskBar
    bubble: SpeechBubble
    clock: ClockChip
    plated: Seat
    gone: bool
    told_high: ClassVar[tuple[float, float]] = 36, 1.5  # dp of what is told below the plate, and how far it grows
    told_low = 36.0  # dp of it on a low phone that lies
    asked_high = 41.0  # dp of what is asked: two lines

    @property
    def learning(self) -> bool:
        """Is it a lesson or an exercise, and no match?"""
        return False

    @property
    def ended(self) -> str:
        """What the plate says where nobody plays any more."""
        return say("match.over") if self.hotseat.phase is Phase.OVER else ""

    @abstractmethod
    def name_of(self, seat: Seat) -> str: ...
    @abstractmethod
    def seat_place(self, seat: Seat) -> tuple[float, float] | None: ...
    @abstractmethod
    def button_place(self, text: str) -> tuple[float, float] | None: ...
    def who(self, seat: Seat) -> Seated:
        """Who sits there, in the colour that the board has for the seat, where it has another than they chose."""
        seated, mark = self.hotseat.seats[seat], self.board.marks[seat]
        return seated if mark == self.marks[seat] else replace(seated, mark=mark)

    @abstractmethod
    def refresh(self) -> None: ...
    @abstractmethod
    def look_again(self) -> None: ...
    @abstractmethod
    def anew(self) -> None: ...
    @abstractmethod
    def show_past(self, view: Any) -> None: ...
    @abstractmethod
    def say_doing(self) -> None: ...
    @abstractmethod
    def shown_all(self) -> None: ...
    @abstractmethod
    def say_trouble(self) -> None: ...
    @abstractmethod
    def say_happened(self) -> None: ...
    @abstractmethod
    def lies_over(self, widget: Widget) -> bool: ...
    @abstractmethod
    def tell(self, text: str) -> None: ...
    @abstractmethod
    def tell_plate(self) -> None: ...
    @abstractmethod
    def show_seats(self) -> None: ...
    @abstractmethod
    def may_look(self) -> bool: ...
    @abstractmethod
    def touch_plate(self) -> None: ...
    @abstractmethod
    def replay(self, recent: list[SeenEntry]) -> None: ...
    @abstractmethod
    def ask_more(self, actions: list[Action]) -> None: ...
