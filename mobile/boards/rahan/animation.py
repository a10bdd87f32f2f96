"""Shows what happens in Rahan: the die, cards on their way, figures that move, the flint in the air, who falls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Protocol

import msgspec

from core.game import Seat
from core.games.rahan.content import ANIMAL_SQUARES, BEAST_SQUARES, NOTHING, RAHAN, middle
from core.games.rahan.course import put
from core.games.rahan.position import (
    Armed,
    Came,
    Caught,
    Challenged,
    ClosedIn,
    Drew,
    Exchanged,
    Gained,
    Given,
    Home,
    Landed,
    Led,
    Looted,
    Repelled,
    Returned,
    Rolled,
    Sent,
    Shuffled,
    SteppedAside,
    Struck,
    Threw,
    View,
    Went,
)
from mobile.boards import acts
from mobile.boards.acts import Act
from mobile.boards.canvas import Sprite
from mobile.boards.die import Die
from mobile.boards.rahan import ground
from mobile.boards.rahan.flight import Flight
from mobile.boards.rahan.ground import ANIMAL, BEAST, BEASTS, CARDS, CAVEMAN, HERO, NEEDS, Figure
from mobile.boards.rahan.sight import Place, Sight
from mobile.boards.rahan.strip import card
from mobile.boards.roll_player import RollPlayer
from mobile.look import sound

LARGE = 0.68  # of a card's picture, in the air
FAN = 40.0  # dp between two cards in the air
READ = 0.55  # seconds that cards which were drawn are seen
QUICK = 0.3  # and those of another seat
WALK = 0.4  # seconds
LIES = 0.5  # seconds that who was hit is seen to lie


class Around(Sight, Protocol):
    """Where it happens."""

    die: Die
    view: View

    def draw_without(self, moving: frozenset[Figure]) -> None: ...
    def deck_place(self) -> Place | None:
        """Where the deck is in the window."""

    def seat_place(self, seat: Seat) -> Place | None:
        """And where a seat's cards are."""


class Animation(acts.Animation):
    """The acts of the entry that is being shown."""

    def __init__(self, board: Around) -> None:
        super().__init__()
        self.board = board
        self.film = RollPlayer(board.canvas)
        self.slow = False  # is it shown once more?

    # The position as it is for the moment

    def _become(self, **changes: Any) -> None:
        self.board.view = msgspec.structs.replace(self.board.view, **changes)
        self.board.draw_without(frozenset())

    def _stand(self, figure: Figure, square: int) -> None:
        """A figure stands there now."""
        if figure[0] == HERO:
            self._become(rahan=square)
        else:
            self._become(cavemen=put(self.board.view.cavemen, figure[1], square))

    # Cards

    def _roll(self, rolled: Rolled) -> Act | None:
        rolls: Act = lambda done: self.board.die.roll(rolled.die, done)  # noqa: E731
        return acts.then(rolls, acts.now(lambda: sound.play("die_rest")))

    def _draw(self, drew: Drew) -> Act | None:
        """They fan out from the deck, are read, and go to whose they are."""
        gone = acts.now(lambda: self.board.die.rest(None))
        read = READ if drew.seat == self.board.home else QUICK
        return acts.then(self._fan(drew.cards, self.board.deck_place(), self.board.seat_place(drew.seat), read), gone)

    def _give(self, given: Given) -> Act | None:
        return self._fan(given.cards, self.board.deck_place(), self.board.seat_place(given.seat), 0.1)

    def _lay_down(self, exchanged: Exchanged) -> Act | None:
        return self._fan(exchanged.cards, self.board.seat_place(exchanged.seat), self.board.deck_place(), 0.15)

    def _spend(self, armed: Armed) -> Act | None:
        kinds = (6,) * min(armed.weapons, 4) or (5,)
        return self._fan(kinds, self.board.seat_place(armed.seat), self.board.deck_place(), 0.2)

    def _fan(self, kinds: Sequence[int], start: Place | None, goal: Place | None, read: float) -> Act | None:
        return self._show([CARDS[list(CARDS)[kind]] for kind in kinds], start, goal, read)

    def _show(self, names: Sequence[str], start: Place | None, goal: Place | None, read: float) -> Act | None:
        """Cards go from a place of the window over the board, where they are read, to another place."""
        if not names:
            return None
        overlay, canvas = self.board.overlay, self.board.canvas
        pitch = min(FAN, canvas.width / overlay.unit / (len(names) + 1)) * overlay.unit
        spots = [(canvas.center_x + (k - (len(names) - 1) / 2) * pitch, canvas.center_y) for k in range(len(names))]
        come = acts.both(*(acts.carry(overlay, [_card(name)], start, spot, 0.22) for name, spot in named(names, spots)))

        def seen() -> list[Sprite]:
            return [card(name, *overlay.to_world(*spot), LARGE) for name, spot in named(names, spots)]

        rest: Act = lambda done: acts.wait(overlay, read, seen())(done)  # noqa: E731
        go = acts.both(*(acts.carry(overlay, [_card(name)], spot, goal, 0.2) for name, spot in named(names, spots)))
        return acts.then(come, rest, go)

    def _gain(self, gained: Gained) -> Act | None:
        """A large card, from where it is won or from whoever gives it."""
        board = self.board
        source = board.canvas.to_window_place(*middle(board.view.cavemen[gained.seat]))
        start = board.seat_place(gained.source) if gained.source >= 0 else source
        return self._show([NEEDS[gained.need]], start, board.seat_place(gained.seat), 0.35)

    def _loot(self, looted: Looted) -> Act | None:
        if looted.need < 0:
            return None
        board = self.board
        return self._show([NEEDS[looted.need]], board.seat_place(looted.foe), board.seat_place(looted.seat), 0.4)

    def _challenge(self, challenged: Challenged) -> Act | None:
        board = self.board
        foe = board.canvas.to_window_place(*middle(board.view.cavemen[challenged.foe]))
        return self._show(["combat"], board.seat_place(challenged.seat), foe, 0.4)

    # Figures

    def _walk(self, figure: Figure, start: int, goal: int) -> Act:
        """A figure goes from one square to another."""
        board = self.board
        picture = ground.picture(figure, board.marks)

        def begin(done: Callable[[], None]) -> None:
            board.draw_without(frozenset((figure,)))
            sprite = ground.at_piece(picture, *middle(start))
            acts.fly(board.canvas, [sprite], middle(start), middle(goal), WALK)(done)

        walked = acts.then(begin, acts.now(lambda: self._stand(figure, goal)))
        assert walked is not None
        return walked

    def _go(self, went: Went | Landed | ClosedIn) -> Act | None:
        return self._walk((CAVEMAN, went.seat), went.start, went.goal) if went.start != went.goal else None

    def _lead(self, led: Led) -> Act:
        return self._walk((HERO, RAHAN), led.start, led.goal)

    def _make_room(self, stepped: SteppedAside) -> Act:
        figure = (HERO, RAHAN) if stepped.figure == RAHAN else (CAVEMAN, stepped.figure)
        return self._walk(figure, stepped.start, stepped.goal)

    def _come(self, came: Came) -> Act | None:
        """The beast's card, then the beast on its square."""
        board, place = self.board, middle(came.square)
        to = board.canvas.to_window_place(*place)
        shown = self._show([BEASTS[came.beast]], board.seat_place(came.seat), to, 0.3)
        there = acts.now(lambda: self._become(beset=put(board.view.beset, came.seat, came.beast)))
        return acts.then(shown, there, acts.burst(board.canvas, place, 0.9))

    def _return(self, returned: Returned) -> Act | None:
        there = acts.now(lambda: self._become(animals=self.board.view.animals | 1 << returned.animal))
        return acts.then(there, acts.burst(self.board.canvas, middle(returned.square), 0.8))

    # The flint

    def _throw(self, threw: Threw) -> Act:
        flight = Flight(threw)
        return lambda done: self.film.show(flight, done, self.slow)

    def _fall(self, figure: Figure, square: int, after: Callable[[], object]) -> Act | None:
        """Who was hit lies there for a moment."""
        board, place = self.board, middle(square)
        name = f"{ground.picture(figure, board.marks)}_fallen"

        def begin(done: Callable[[], None]) -> None:
            board.draw_without(frozenset((figure,)))
            acts.wait(board.canvas, LIES, [ground.at_piece(name, *place, ground.FALLEN)])(done)

        bang = acts.wait(board.canvas, 0.25, [ground.at_piece("hit_bang", place[0], place[1] - 16)])
        return acts.then(bang, begin, acts.now(after))

    def _catch(self, caught: Caught) -> Act | None:
        gone = self.board.view.animals & ~(1 << caught.animal)
        return self._fall((ANIMAL, caught.animal), ANIMAL_SQUARES[caught.animal], lambda: self._become(animals=gone))

    def _repel(self, repelled: Repelled) -> Act | None:
        beset = put(self.board.view.beset, repelled.seat, NOTHING)
        square = BEAST_SQUARES[repelled.beast]
        return self._fall((BEAST, repelled.beast), square, lambda: self._become(beset=beset))

    def _strike(self, struck: Struck) -> Act | None:
        again = lambda: self.board.draw_without(frozenset())  # noqa: E731
        return self._fall((CAVEMAN, struck.foe), self.board.view.cavemen[struck.foe], again)

    shows: ClassVar = {
        Given: (_give, "deal"),
        Rolled: (_roll, "die_roll"),
        Drew: (_draw, "deal"),
        Shuffled: (None, "card"),
        Exchanged: (_lay_down, "card"),
        Sent: (None, "card"),
        Came: (_come, lambda came: f"roar_{BEASTS[came.beast]}"),
        Went: (_go, "steps"),
        Led: (_lead, "steps"),
        Gained: (_gain, lambda gained: ("take", "water", "fire", "invention")[gained.need]),
        Armed: (_spend, "card"),
        Challenged: (_challenge, "combat"),
        Threw: (_throw, "flick"),
        Caught: (_catch, "hit"),
        Repelled: (_repel, "hit"),
        Struck: (_strike, "hit"),
        Landed: (_go, "steps"),
        ClosedIn: (_go, "steps"),
        SteppedAside: (_make_room, "steps"),
        Looted: (_loot, "take"),
        Returned: (_return, "place"),
        Home: (None, "feast"),
    }


def _card(name: str) -> Sprite:
    return card(name, 0.0, 0.0, LARGE)


def named(names: Sequence[str], spots: Sequence[Place]) -> list[tuple[str, Place]]:
    return list(zip(names, spots, strict=True))
