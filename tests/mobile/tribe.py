"""Sapiens in journeys: positions worth touching, and what is drawn of them."""

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any, NamedTuple

from kivy.uix.label import Label

from core.game import Level
from core.games.sapiens.content import EMPTY, Scene
from core.games.sapiens.position import (
    COMMON_PLACE,
    Ask,
    Brawl,
    Gain,
    How,
    Hunt,
    Lay,
    Pass,
    Play,
    Recall,
    Ritual,
    Swap,
)
from core.log import Seated
from core.match import Match
from mobile import games
from mobile.boards.canvas import BoardCanvas, Sprite
from mobile.hotseat import Phase
from mobile.look.kit import Picture
from mobile.screens.match import MatchScreen
from mobile.screens.recap import RecapSheet
from mobile.tour.fingers import Missing, Steps
from mobile.tour.walks import sapiens as walk

MOUNTAINS = {"mountain_tiles": "on"}


# Positions

Choose = Callable[[Sequence[Any], random.Random], Any]


def any_of(moves: Sequence[Any], rng: random.Random) -> Any:
    return moves[int(rng.random() * len(moves))]


def eager(moves: Sequence[Any], rng: random.Random) -> Any:
    """Effects are used, and what was put somewhere stays there."""
    move = any_of(moves, rng)
    for _ in range(5):
        if not isinstance(move, Recall | Pass):
            break
        move = any_of(moves, rng)
    return move


def feud(moves: Sequence[Any], rng: random.Random) -> Any:
    """Everybody brawls about the first tile of seat 0."""
    brawls = [move for move in moves if isinstance(move, Brawl) and move.place == 0 and move.from_place < 0]
    others = [move for move in moves if isinstance(move, Lay) or (isinstance(move, Play) and move.scene == Scene.BRAWL)]
    first = [move for move in brawls or others if getattr(move, "slot", 0) == 0]
    kept = [move for move in moves if not isinstance(move, Recall | Play)]
    return any_of(first or brawls or others or kept or moves, rng)


class Stand(NamedTuple):
    """A match as it stood after so many entries."""

    deal: int
    entries: int
    seat: int  # who is asked then
    match: Any


def stands(players: int, seed: int, options: dict[str, str] | None = None, choose: Choose = any_of) -> Iterator[Stand]:
    """Matches played by chance, one deal after the other, each as it stands after every entry."""
    for deal in range(seed, seed + 2000):
        rng = random.Random(deal)
        match = Match.begin(games.find("sapiens"), players, deal, options, first=0)
        while match.asked:
            yield Stand(deal, match.n, match.asked[0], match)
            match.play(match.asked[0], choose(match.moves(match.asked[0]), rng))
    raise Missing("no such position was found")


@cache
def first(players: int, wanted: Any, mountains: bool = False, choose: Choose = any_of) -> Stand:
    """The first position of matches played by chance in which seat 0 is asked and that holds."""
    found = stands(players, 1, MOUNTAINS if mountains else None, choose)
    return next(stand for stand in found if stand.seat == 0 and wanted(stand.match))


@cache
def last(players: int, seed: int = 1) -> Stand:
    """The last question of a match."""
    found = stands(players, seed)
    stand = next(found)
    for after in found:
        if after.deal != stand.deal:
            return stand
        stand = after
    raise Missing("the match has no end")


def ends_turn(match: Any) -> bool:
    """Does any move of seat 0 hand the turn on?"""
    state = match._state
    one = state.reserves[0].count(EMPTY) == 1 and state.common.count(EMPTY) < 4
    return state.ask is Ask.REFILL and state.round > 1 and one and state.players > 2 and not state.finished


@cache
def asks(ask: Ask, since: int = 1) -> Any:
    """A position in which that is asked, not too early in the match."""
    return lambda match: match._state.ask is ask and match._state.round >= since


def sit(hand: Any, stand: Stand, *others: Level | None, **options: str) -> Steps:
    """Such a match on screen: a person who is asked, and who else is there (easy bots, unless it is said)."""
    names, whole = ("Ana", "Léo", "Mina", "Tom"), stand.match
    levels = list(others or (Level.EASY,) * (whole.setup.players - 1))
    levels.insert(stand.seat, None)
    seats = [Seated(names[k], level, k) for k, level in enumerate(levels)]
    journal = hand.app.archive.journal(stand.deal)
    match = Match.begin(whole.game, seats, stand.deal, dict(whole.setup.options) | options, first=0, journal=journal)
    for entry in whole.entries[1 : stand.entries + 1]:
        match.play(entry.seat, entry.move)
    hand.app._play(match)
    yield from quiet(hand)


def sit_where(
    hand: Any, players: int, wanted: Any, *others: Level | None, mountains: bool = False, choose: Choose = any_of
) -> Steps:
    yield from sit(hand, first(players, wanted, mountains, choose), *others)


def called(move: Any, state: Any) -> str:
    """What kind of deed a move is, by all that is touched differently for it."""
    name = type(move).__name__
    match move:
        case Lay(mountain=mountain) if mountain >= 0:
            return f"{name} mountain {state.ask.name}"
        case Lay():
            return f"{name} {state.ask.name}"
        case Hunt(convert):
            return f"{name} {convert}"
        case Play(scene):
            return f"{name} {Scene(scene).name}"
        case Gain() | Pass():
            return f"{name} {state.ask.name}"
        case Ritual(scene):
            return f"{name} {'board' if state.tokens[state.turn][scene] >= 0 else 'used'}"
        case Brawl(place=place, from_place=start):
            return f"{name} {where(place, state)}{' moved' if start >= 0 else ''}"
        case Swap(place=place):
            return f"{name} {where(place, state)}"
    return name


def where(place: int, state: Any) -> str:
    return "mine" if place == state.turn else "common" if place == COMMON_PLACE else "other"


def began(match: Any) -> bool:
    """Is the tile that seat 0 has just laid the turn's own?"""
    return match._state.how is How.MAIN


# On screen


def state_of(hand: Any) -> Any:
    return hand.hotseat.match._state


def legal(hand: Any, kind: type | None = None) -> list[Any]:
    moves = hand.hotseat.table.moves(hand.hotseat.holder) or ()
    return [move for move in moves if kind is None or isinstance(move, kind)]


def quiet(hand: Any, seconds: float = 15.0) -> Steps:
    """Until a person may touch or the match is over; frame by frame, so that nothing is waited for in vain."""
    from kivy.clock import Clock

    until = Clock.get_time() + seconds
    while Clock.get_time() < until:
        yield 0.0
        screen = hand.app.screen
        if not isinstance(screen, MatchScreen):
            return  # the result
        if not screen.board.moving and not screen.showing.queue and not hand.all(RecapSheet):
            if screen.hotseat.phase is Phase.OVER or (screen.hotseat.phase is Phase.PLAY and screen.board.playable):
                yield 0.0
                return
    raise Missing("the match does not come to rest")


def still(hand: Any) -> bool:
    """Does nothing move, and may a person touch?"""
    screen = hand.match
    return bool(screen.board.playable and not screen.board.moving and not screen.showing.queue)


def until(what: Any, why: str, seconds: float = 8.0) -> Steps:
    """Wait for something to become true."""
    from kivy.clock import Clock

    end = Clock.get_time() + seconds
    while not what():
        if Clock.get_time() > end:
            raise Missing(why)
        yield 0.02


def play(hand: Any, move: Any) -> Steps:
    """A move by touches; it must be what the table takes next."""
    n, match, seat = hand.n, hand.hotseat.match, hand.hotseat.holder
    yield from walk.make(hand, move)
    assert match.n > n, f"{move} was not made; {hand.dialog}"
    entry = match.entries[n + 1]
    assert (entry.seat, entry.move) == (seat, move)
    yield from quiet(hand)


def pick(hand: Any, slot: int) -> Steps:
    """Tap a tile of one's own."""
    yield from hand.tap_at(*walk.slot_place(hand, walk.OWN, slot))


def tap_square(hand: Any, square: int) -> Steps:
    yield from hand.tap_at(*walk.square_place(hand, square))


def above(hand: Any, first: int, second: int) -> tuple[float, float]:
    """Where the finger is that carries a tile over these squares."""
    from kivy.metrics import dp

    from mobile.boards.sapiens.laying import AIMS

    canvas = hand.board.canvas
    x, y = canvas.to_window_place(*hand.board.ways.between(first, second))
    return x, y - AIMS * min(canvas.unit / canvas.zoom, dp(1))


def carried(hand: Any, slot: int) -> list[Lay]:
    """Where the tile of a slot fits as it is turned when it is lifted, the places far from the lower edge first."""
    board = hand.board
    moves = [move for move in legal(hand, Lay) if move.slot == slot and move.mountain < 0]
    ways = {board.laying.way_of(move) for move in moves}
    way = board.laying.way
    if ways and way not in ways:
        way = min(ways, key=lambda other: (other - way) % 4)
    fit = [move for move in moves if (board.laying.way_of(move) - way) % 2 == 0]
    return sorted(fit, key=lambda move: max(board.ways.centre(move.first)[1], board.ways.centre(move.second)[1]))


def said(hand: Any) -> list[str]:
    """What the bubble says."""
    return [part.text for part in hand.match.bubble.walk() if isinstance(part, Label) and part.text]


def pictured(hand: Any) -> list[str]:
    """The pictures in the bubble."""
    return [part.name for part in hand.match.bubble.walk() if isinstance(part, Picture)]


def plate(hand: Any) -> str:
    """All that the turn plate says."""
    return " ".join(part.text for part in hand.match.plate.walk() if isinstance(part, Label) and part.text)


class Eye:
    """Keeps what every canvas draws and marks, to be asked by the names of the pictures."""

    def __init__(self) -> None:
        self.drawn: dict[BoardCanvas, list[Sprite]] = {}
        self.marked: dict[BoardCanvas, list[Sprite]] = {}
        self.aloft: dict[BoardCanvas, list[Sprite]] = {}
        self.trails: dict[BoardCanvas, list[Sprite]] = {}

    def names(self, kept: dict[BoardCanvas, list[Sprite]], canvas: BoardCanvas) -> list[str]:
        return [str(sprite.picture).removeprefix("sapiens/") for sprite in kept.get(canvas, [])]

    def marks(self, hand: Any) -> list[str]:
        """What is marked on the valley."""
        return self.names(self.marked, hand.board.canvas)

    def marked_squares(self, hand: Any, name: str) -> set[int]:
        """The squares on which such a mark lies."""
        ways = hand.board.ways
        return {
            square
            for sprite in self.marked.get(hand.board.canvas, [])
            if sprite.picture == f"sapiens/{name}"
            for square in [min(range(70), key=lambda s: _apart(ways.centre(s), sprite))]
        }

    def shelves(self, hand: Any) -> list[str]:
        """What lies on the shelves, dim or not, as one reads."""
        found = []
        for shelf in hand.board.shelves:
            lying = self.drawn.get(shelf, []) + self.marked.get(shelf, [])
            lying.sort(key=lambda sprite: (round(sprite.y / 24), sprite.x))
            found += [str(sprite.picture).removeprefix("sapiens/") for sprite in lying]
        return found

    def shelf_marks(self, hand: Any) -> list[str]:
        return [name for shelf in hand.board.shelves for name in self.names(self.marked, shelf)]

    def trail(self, canvas: BoardCanvas) -> list[str]:
        """What stays of what happened."""
        return self.names(self.trails, canvas)

    def air(self, hand: Any) -> list[str]:
        """What hangs at a finger."""
        return self.names(self.aloft, hand.board.overlay)


def _apart(place: tuple[float, float], sprite: Sprite) -> float:
    return abs(place[0] - sprite.x) + abs(place[1] - sprite.y)


@contextmanager
def looking() -> Iterator[Eye]:
    """See what is drawn, while this lasts."""
    eye, real = Eye(), (BoardCanvas.draw, BoardCanvas.mark, BoardCanvas.hold, BoardCanvas.trail)

    def keep(kept: dict[BoardCanvas, list[Sprite]], draw: Any) -> Any:
        def seen(canvas: BoardCanvas, sprites: list[Sprite], *place: float) -> None:
            kept[canvas] = list(sprites)
            draw(canvas, sprites, *place)

        return seen

    kept = (eye.drawn, eye.marked, eye.aloft, eye.trails)
    seen = [keep(*pair) for pair in zip(kept, real, strict=True)]
    BoardCanvas.draw, BoardCanvas.mark, BoardCanvas.hold, BoardCanvas.trail = seen
    try:
        yield eye
    finally:
        BoardCanvas.draw, BoardCanvas.mark, BoardCanvas.hold, BoardCanvas.trail = real
