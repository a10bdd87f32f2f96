"""What the match screen asks of a game's board, and what most boards answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from math import inf
from typing import Any, ClassVar, NamedTuple, Protocol

from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.uix.widget import Widget

from core import characters
from core.game import Refusal, Seat
from core.match import SeenEntry
from core.table import May, Table
from mobile.boards import evening, reach
from mobile.boards.canvas import TouchBoard
from mobile.boards.evening import Scenes
from mobile.boards.occasions import Occasion
from mobile.boards.reach import Reach
from mobile.keepsakes import Far
from mobile.look.box import Box as Box
from mobile.look.kit import Plate
from mobile.look.row import Part
from mobile.words import say

REST = 0.25  # seconds between two moves of others


class Form(Enum):
    """How much room there is."""

    TALL = "tall"
    COMPACT = "compact"  # a low phone
    WIDE = "wide"  # lying
    LARGE = "large"  # a tablet, upright


class Action(NamedTuple):
    """A button beside the question."""

    text: str
    icon: str
    does: Callable[[], object]
    enabled: bool = True
    gold: bool = False
    final: bool = False  # can it not be undone by right? Then it is never gold


class Thing(NamedTuple):
    """Something that is seen, and what may be asked about it: `<game>.what.<kind>` in words, and its rule."""

    kind: str
    picture: tuple[str, ...] = ()  # of the atlas, one over the other
    given: Mapping[str, object] = {}  # what its words need
    here: str = ""  # what it would do here, as a sentence
    place: Box | None = None  # where it is in the window
    chapter: str = ""  # where the rules page tells of it


class Said(NamedTuple):
    """What a bubble says beside a place of the window."""

    first: str
    second: str
    place: tuple[float, float]
    roof: float  # it stays below this height of the window
    refused: bool = False
    parts: tuple[Part, ...] = ()  # instead of the first line


class Gesture(NamedTuple):
    """What a finger would do: from place to place of the window, or on the one there is."""

    path: tuple[tuple[float, float], ...]
    rests: bool = False  # does it stay down at the end?
    fast: float = 0.0  # dp a second, where that matters
    mark: tuple[float, float] | None = None  # what is meant, where it is not below the finger
    instead: tuple[float, float] | None = None  # where one tap does the same
    button: Box | None = None  # what is touched, where words on it stay to be read


class Plated(Protocol):
    """The plate on which a board writes a line of parts."""

    x: float
    y: float
    width: float
    height: float

    def icon_at(self, x: float, y: float) -> tuple[str, float, float] | None:
        """The picture of the part at a place of the window, and from where to where that part goes."""


class Stage(Protocol):
    """What a board may ask of the screen it stands on."""

    width: float
    height: float

    @property
    def left(self) -> float:
        """Where the room begins that the system leaves, and how large it is."""

    @property
    def bottom(self) -> float: ...
    @property
    def wide(self) -> float: ...
    @property
    def high(self) -> float: ...
    @property
    def plate(self) -> Plated: ...

    def add(self, widget: Widget, x: float, y: float, width: float, height: float) -> Widget: ...
    def name_of(self, seat: Seat) -> str: ...
    def seat_place(self, seat: Seat) -> tuple[float, float] | None:
        """Where a seat is in the window: its chip, or the plate while it stands for the seat."""

    def button_place(self, text: str) -> tuple[float, float] | None:
        """Where the button that says so is, below the board."""

    def replay(self, recent: list[SeenEntry]) -> None: ...
    def tell(self, text: str) -> None:
        """While something is shown this is said."""

    def tell_plate(self) -> None:
        """The plate says what it has to say by now."""

    def show_seats(self) -> None:
        """The chips of the other seats are made anew."""

    def may_look(self) -> bool:
        """May what is secret be held open? Where nobody has said who has the phone, the cover comes first."""

    def rebuild(self) -> None:
        """The board needs other room than it had."""


class Board:
    """Base of the games' boards: knows a table, the view it shows, and who may touch.

    Large because it lists all that a match screen asks of a board, most of it answered in one line.
    """

    seats_beside = False  # do the other seats stand beside the plate, or in a row of their own?
    visits = False  # does a touch of a seat's chip show what is its own and open to all?
    replays_own = False  # is one's own last turn worth to be seen again?
    face_down = False  # is nothing that is a seat's own and secret seen but while it is held open?
    trail_tells = False  # does its trail alone tell what happened since one's turn?
    when = "chart.turn"  # what its rounds are called, with their number
    kinds: ClassVar[tuple[str, ...]] = ()  # of the things that one may ask about
    chapters: ClassVar[Mapping[str, str]] = {}  # where the rules page tells of each kind, if a thing does not say
    canvas: TouchBoard
    reach: Reach = reach  # what may be touched on it now, and which chapter tells of what is asked
    scenes: Scenes = evening  # how its table is laid, and how a match ends

    def __init__(self, table: Table, marks: tuple[int, ...], changed: Callable[[], None]) -> None:
        self.table = table
        self.marks = marks  # each seat's colour and shape
        self.changed = changed  # something was lifted, aimed, refused or put down
        self.view: Any = table.view(None)  # what everybody may see, until somebody's is shown
        self.seat: Seat | None = None
        self.may = May.NO  # what the seat may do now
        self.playable = False  # is it asked?
        self.held: MotionEvent | None = None  # the finger that holds what was lifted; nothing is held that is forgotten
        self.confirm = True
        self.pulls = False  # is a flick pulled back, instead of swiped?
        self.follows = "always"  # which of others' turns are shown where they happen: that, "mine" or "never"
        self.options: dict[str, str] = {}
        self.play: Callable[..., None] = lambda move, seat=None: None  # the shown seat's move, or another one's here
        self.may_of: Callable[[Seat], May] = lambda seat: May.NO  # what anybody here may do now
        self.stale = False  # did something happen by which what is being chosen may mean nothing any more?
        self._asked: object = None  # to what belongs what is being chosen
        self.stage: Stage | None = None
        self.wishes: dict[str, bool] = {}  # how a person wants boards of this game, by what it is about
        self.keep_wish: Callable[[str, bool], None] = self.wishes.__setitem__
        self.roof = inf  # where words stand beside the board: what lies over both keeps below that

    def face(self, seat: Seat) -> str | None:
        """The character of the bot that sits there; nothing where a person does."""
        return characters.face(self.table.seats[seat])

    # Building

    def refit(self, form: Form) -> None:
        """The room has another form."""

    def mine_height(self, form: Form) -> float:
        """How high, in pixels, the band is in which the seat's own things lie."""
        return dp({Form.COMPACT: 72, Form.WIDE: 150}.get(form, 120))

    def plate_height(self, form: Form) -> float:
        """How high, in dp, whose turn it is stands above the board, and the other seats where they stand beside it."""
        return 46 if form is Form.COMPACT else 50

    def seats_height(self, form: Form) -> float:
        """And the row of the other seats, in dp."""
        return 46

    def arrange(self, stage: Stage, board: Box, mine: Box, form: Form) -> None:
        """Put the board's widgets on the screen."""
        self.stage = stage
        if self.canvas.parent:
            self.canvas.parent.remove_widget(self.canvas)
        frame, edge = Plate("house/board_frame"), dp(7)
        across, down = self.canvas.world
        scale = min((board.width - 2 * edge) / across, (board.height - 2 * edge) / down)
        wide, high = across * scale, down * scale
        left, bottom = board.x + (board.width - wide) / 2, board.y + (board.height - high) / 2
        stage.add(self.canvas, left, bottom, wide, high)
        stage.add(frame, left - edge, bottom - edge, wide + 2 * edge, high + 2 * edge)

    def cover(self, covered: bool) -> None:
        """Nothing may be seen of the position, or it may again."""
        self.canvas.opacity = 0 if covered else 1

    def show_secrets(self, seat: Seat | None) -> None:
        """Whose own things may be looked at now."""

    def on_pause(self) -> None:
        """The app was left: what is held open closes."""

    def look_home(self) -> None:
        """The plate was touched: look at the board of whose turn it is."""

    def replaying(self, seat: Seat | None) -> None:
        """A turn of this seat is about to be shown once more; None: no more."""

    def extras(self) -> list[tuple[str, Callable[[], None]]]:
        """More that the menu offers: what it is called, and what it does."""
        return []

    # The position

    def far(self, view: Any) -> Far | None:
        """How far a match is, in the game's own words, by what everybody sees of it."""
        return None

    def show(self, view: Any, seat: Seat | None, may: May) -> None:
        """Draw a position. What is being chosen stays while the seat is asked the same and what happens is quiet."""
        asked = (seat, may, self.table.game.question(view))
        self.view, self.seat, self.may, self.playable = view, seat, may, may is May.ASKED
        if asked != self._asked or self.stale:
            self._asked, self.stale = asked, False
            self.forget()

    @property
    def about(self) -> object:
        """What its buttons are about: as long as that is the same, the same words mean the same."""
        return self.table.n

    def left(self) -> Any:
        """How all lay when the newest move was done, where the position no longer shows it; else None."""
        return None

    def forget(self) -> None:
        """Something else is asked, or nobody: what was being chosen means nothing any more."""

    def trail(self, recent: list[SeenEntry]) -> None:
        """Show where these things happened; it stays until the person touches the board, and then there is none."""

    def thing_at(self, x: float, y: float) -> Thing | None:
        """What is seen at a place of the window, to be asked about."""
        return None

    def seat_thing(self, seat: Seat) -> Thing | None:
        """What another seat's chip shows of the game; None: only who it is."""
        return None

    @property
    def answers(self) -> bool:
        """Is the seat asked in another's turn, so that whoever sits there has just seen what happened?"""
        return False

    @property
    def moving(self) -> bool:
        """Is anything on its way?"""
        return self.canvas.moving

    @property
    def gliding(self) -> bool:
        """Is it just seen nearer or further away, so that frames are dear?"""
        return False

    @property
    def elsewhere(self) -> bool:
        """Is another's turn seen where it happens, over what is one's own? A touch then only ends that."""
        return False

    @property
    def rest(self) -> float:
        """Seconds between two things that others do, so that each is seen."""
        return REST

    def finish_moving(self) -> bool:
        """Whatever moves is there at once; answers whether anything did."""
        moving = self.moving
        self.canvas.finish()
        return moving

    def second_finger(self) -> bool:
        """A second finger came down; answers whether it meant something beside zooming."""
        return False

    def animate(self, seen: SeenEntry, done: Callable[[], None]) -> None:
        """Show an entry happening; `done` when it has."""
        done()

    def beside(self, seen: SeenEntry) -> None:
        """What is quiet happens: it may be seen, but nothing waits for it."""

    def sound(self, seen: SeenEntry) -> str:
        """What is heard with it; nothing where the showing of it sounds by itself."""
        return "stack"

    # Choosing

    @property
    def over_words(self) -> bool:
        """Does something lie over the words that stand beside the board?"""
        return False

    def happened(self, text: str) -> None:
        """What happened last, where that is so: it is to be told elsewhere."""

    @property
    def busy(self) -> bool:
        """Is something chosen that could be cancelled?"""
        return False

    @property
    def veiled(self) -> bool:
        """Does something lie where the clock would stand?"""
        return False

    @property
    def touched_parts(self) -> Iterable[TouchBoard]:
        """All that listens to fingers."""
        return (self.canvas,)

    def release(self) -> None:
        """Something comes between: what fingers hold goes home, and those that are down mean nothing any more."""
        for part in self.touched_parts:
            part.release()

    def cancel(self) -> None:
        """Take back what is chosen."""

    @property
    def refused(self) -> Any:
        """Is a place refused while a finger is down?"""
        return None

    @property
    def newly_refused(self) -> bool:
        """Has the finger just come there, so that it is to be heard and felt?"""
        return True

    def bubble(self) -> Said | None:
        """What is to be said beside a place."""
        return None

    def actions(self) -> list[Action]:
        """The buttons beside undo, at most three, the confirming one last; what loses something comes first."""
        return [Action(say("match.place"), "check", lambda: None, False)]

    # For who learns the game

    def heed(self, what: str) -> None:
        """What an exercise is about, by its kind: that is to be seen."""

    def gesture(self, move: Any) -> Gesture | None:
        """What a finger does next for a move, as far as it is chosen already; None where only confirming is left."""
        return None

    def glance(self, what: str) -> Gesture | None:
        """And to look at something."""
        return None

    def sees(self, what: str) -> bool:
        """Is it being looked at?"""
        return False

    def replay_actions(self) -> list[Action]:
        """A button that shows what happened last once more, where that is worth it."""
        return []

    def refuse(self, refusal: Refusal) -> str:
        """A refusal in words."""
        return say(refusal.reason)

    # Words

    def ask_line(self) -> str:
        """What is asked of the seat, as a sentence."""
        raise NotImplementedError

    def plate_line(self, seat: Seat) -> str | tuple[Part, ...]:
        """The second line of the plate."""
        return ""

    def visit(self, seat: Seat) -> None:
        """A seat's chip was touched."""

    def seat_chip(self, seat: Seat, name: str, box: Box) -> Widget | None:
        """Another seat, as it is to be shown; None: its name and `seat_line`."""
        return None

    def seat_line(self, seat: Seat) -> str | tuple[Part, ...]:
        """What a seat's chip says of it."""
        return ""

    def begin_line(self) -> str:
        """What is told before anything has happened; nothing: that the game begins."""
        return ""

    def table_line(self) -> str:
        """What is said where nobody's own view asks anything: for whom the game waits, and what for; nothing: whose
        turn it is.
        """
        return ""

    def busy_line(self, seen: SeenEntry) -> str:
        """What is asked while an entry is being shown that takes its time: nothing but this is said."""
        return ""

    def event_line(self, seen: SeenEntry) -> str:
        """What happened, in whole sentences: who, by what, to whom; nothing when it need not be told.

        "You" is the seat whose view is shown.
        """
        raise NotImplementedError

    def whole_line(self, seen: SeenEntry) -> str:
        """All that happened, for who looks back."""
        return self.event_line(seen)

    def neutral_line(self, seen: SeenEntry) -> str:
        """What mattered most, to nobody in particular: without "you"."""
        seat, self.seat = self.seat, None
        try:
            return self.event_line(seen) or self.whole_line(seen)
        finally:
            self.seat = seat

    def pictures(self, seen: SeenEntry) -> tuple[str, ...]:
        """Of the atlas, one over the other: the thing that an entry is about; none where there is none."""
        return ()

    def occasions(self, seen: SeenEntry) -> list[Occasion]:
        """For whom an entry is worth a word, by what everybody may know of it."""
        return []

    def columns(self) -> list[Part]:
        """The heads of the result's columns; the last is the score."""
        return [Part("", say("result.total"), bold=False)]

    def score_row(self, view: Any, seat: Seat) -> Sequence[int | Part]:
        raise NotImplementedError

    def breakdown_title(self, name: str) -> str:
        """What stands above it."""
        return say("result.from", name=name)

    def breakdown(self, view: Any, seat: Seat) -> list[str]:
        """Where the points come from, line by line."""
        return []


class Holder(Protocol):
    """Where it is written down what a finger holds."""

    held: MotionEvent | None

    def finish_moving(self) -> bool: ...


class Beside:
    """Fingers on something that lies beside the board and belongs to it: what they hold, the board holds."""

    holder: Holder

    @property
    def held(self) -> MotionEvent | None:
        return self.holder.held

    @held.setter
    def held(self, finger: MotionEvent | None) -> None:
        self.holder.held = finger

    def finish_moving(self) -> bool:
        return self.holder.finish_moving()
