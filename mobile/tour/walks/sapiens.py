"""Sapiens by touches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from kivy.metrics import dp

from core.game import Level
from core.games.sapiens.content import COLUMNS, SQUARES, valley
from core.games.sapiens.position import (
    COMMON_PLACE,
    Ask,
    Bear,
    Brawl,
    Chase,
    First,
    Gain,
    Hunt,
    Lay,
    Move,
    Pass,
    Play,
    Recall,
    Remove,
    Ritual,
    Swap,
    Take,
    Toll,
)
from core.log import Seated
from mobile.boards.sapiens.board import Board
from mobile.boards.sapiens.laying import AIMS
from mobile.boards.sapiens.shelf import MOUNTAINS, OWN, POUCH, SHARED
from mobile.boards.sapiens.valley import NAMES
from mobile.screens.parts import TurnPlate
from mobile.settings import Table
from mobile.tour.fingers import Fingers, Missing, Steps
from mobile.tour.walks import Drag, Way, moves, nothing
from mobile.tour.walks.sapiens_positions import (
    bear_came,
    feast_and_fire,
    full,
    mountain,
    positions,
    sit_down,
    whole,
)
from mobile.tour.walks.sapiens_turns import rivals
from mobile.words import say

if TYPE_CHECKING:
    from mobile.tour.pictures import Tour


def choose(found: Sequence[Move]) -> Move:
    """One to go on with: no token is played or taken back without need."""
    plain: Sequence[Move] = [move for move in found if not isinstance(move, Play | Recall | Pass)] or found
    return plain[len(plain) // 2]


def board_of(fingers: Fingers) -> Board:
    board = fingers.match.board
    if not isinstance(board, Board):
        raise Missing("the board on screen is not that of Sapiens")
    return board


def go_on(fingers: Fingers) -> Steps:
    """Answer what is asked."""
    yield from make(fingers, choose(moves(fingers)))


def make(fingers: Fingers, move: Move) -> Steps:
    """Any move, by taps."""
    for kinds, steps in _WAYS:
        if isinstance(move, kinds):
            yield from steps(fingers, move)
            return


def square_place(fingers: Fingers, square: int) -> tuple[float, float]:
    board = board_of(fingers)
    x, y = board.canvas.to_window_place(*board.ways.centre(square))
    return float(x), float(y)


def slot_place(fingers: Fingers, kind: str, slot: int = 0) -> tuple[float, float]:
    place = board_of(fingers).spot_place(kind, slot)
    if place is None:
        raise Missing(f"there is no {kind} {slot}")
    return float(place[0]), float(place[1])


def _confirm(fingers: Fingers, word: str) -> Steps:
    if fingers.app.settings.confirm:
        yield from fingers.tap(say(word))


def _at_home(fingers: Fingers) -> Steps:
    if board_of(fingers).looking is not None:
        yield from fingers.tap(say("sapiens.home"))


def aim(fingers: Fingers, move: Lay) -> Steps:
    """Choose the tile, touch a square, and turn until it lies as wanted."""
    yield from _at_home(fingers)
    board = board_of(fingers)
    if move.mountain >= 0:
        yield from fingers.tap_at(*slot_place(fingers, MOUNTAINS))
        yield from fingers.tap(say("sapiens.mountain_tile", scene=say(f"sapiens.{NAMES[move.mountain]}")))
    yield from fingers.tap_at(*slot_place(fingers, OWN, move.slot))
    for _ in range(9):
        yield from fingers.tap_at(*square_place(fingers, move.first))
        if board.laying.goal == move:
            return
    raise Missing(f"the tile cannot be turned to {move}; it is {board.laying.goal}")


def carried(fingers: Fingers) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where the finger takes something up, and where it may go with it."""
    board = board_of(fingers)
    move = next(move for move in board.table.moves(board.home) or () if isinstance(move, Lay))
    return slot_place(fingers, OWN, move.slot), square_place(fingers, move.first)


def in_the_midst(fingers: Fingers) -> Steps:
    """Four full valleys, against three bots that look at much."""
    deal, entries, _ = next(at for at in positions(4, 28) if full(at[2]))
    yield from sit_down(fingers, deal, entries, (None, *[Level.HARD] * 3))


def _begin(fingers: Fingers) -> Steps:
    fingers.app.begin("sapiens", Table((Seated("Ana", None, 0), Seated("Léo", Level.EASY, 1)), {}, 0))
    yield 0.1


def _some_lay(fingers: Fingers) -> Lay:
    board = board_of(fingers)
    lays = [move for move in board.table.moves(board.home) or () if isinstance(move, Lay) and move.mountain < 0]
    return min(lays, key=lambda move: board.ways.centre(move.first)[1])


def _ghost(fingers: Fingers) -> Steps:
    """A tile waits where it was put."""
    if board_of(fingers).ready is None:
        if board_of(fingers).busy:
            yield from fingers.tap(say("cancel"))
        yield from aim(fingers, _some_lay(fingers))


def _enlarged(fingers: Fingers) -> Steps:
    canvas = board_of(fingers).canvas
    if canvas.zoom < 1.5:
        canvas.zoom_at(1.8, *canvas.center)
    yield 0


def below(fingers: Fingers, *squares: int) -> tuple[float, float]:
    """Where the finger is that carries a tile over these squares."""
    board = board_of(fingers)
    canvas = board.canvas
    x, y = canvas.to_window_place(*board.ways.between(*squares))
    return float(x), float(y - AIMS * min(canvas.unit / canvas.zoom, dp(1)))


def _way(fingers: Fingers) -> Way:
    board, move = board_of(fingers), _some_lay(fingers)
    lays = [move for move in board.table.moves(board.home) or () if isinstance(move, Lay)]
    fit = {square for lay in lays for square in (lay.first, lay.second)}
    free = next(k for k in range(SQUARES) if not fit & {k, k + 1} and (k + 1) % COLUMNS)
    edge = (float(board.canvas.right) + 2, float(board.canvas.center_y))
    start = slot_place(fingers, OWN, move.slot)
    return Way(start, below(fingers, move.first, move.second), below(fingers, free, free + 1), edge)


def _way_of_ghost(fingers: Fingers) -> Way:
    goal = board_of(fingers).laying.goal
    return _way(fingers)._replace(start=square_place(fingers, goal.first if goal is not None else 0))


def _way_round(fingers: Fingers) -> Way:
    canvas = board_of(fingers).canvas
    x, y = map(float, canvas.center)
    return Way((x, y), (x + 20, y), (x, y + 30), (float(canvas.x) - 2, y))


DRAGS = (
    Drag("a tile", _begin, nothing, _way, {"confirm": False}, second=True),
    Drag("a tile whose ghost waits", _begin, _ghost, _way_of_ghost, {"confirm": True}, second=True),
    Drag("an enlarged valley", _begin, _enlarged, _way_round, {"confirm": True}, holds=False),
)


def _lay(fingers: Fingers, move: Lay) -> Steps:
    yield from aim(fingers, move)
    yield from _confirm(fingers, "match.place")


def _first(fingers: Fingers, move: First) -> Steps:
    yield from _at_home(fingers)
    yield from fingers.tap(say(f"sapiens.{NAMES[move.scene]}"))


def _button(word: str) -> Callable[[Fingers, Move], Steps]:
    return lambda fingers, move: fingers.tap(say(word))


def _hunt(fingers: Fingers, move: Hunt) -> Steps:
    yield from fingers.tap(say("sapiens.do_convert" if move.convert else "sapiens.do_keep"))


def _ritual(fingers: Fingers, move: Ritual) -> Steps:
    yield from _at_home(fingers)
    view = board_of(fingers).view
    square = view.tokens[view.turn][move.scene]
    if square >= 0:
        yield from fingers.tap_at(*square_place(fingers, square))
    else:
        yield from fingers.tap(say(f"sapiens.{NAMES[move.scene]}"))
    yield from _confirm(fingers, "sapiens.do_take")


def _tile(fingers: Fingers, place: int, slot: int) -> Steps:
    """Touch a tile in any reserve while the others' lie open."""
    board = board_of(fingers)
    if place == board.home:
        yield from fingers.tap_at(*slot_place(fingers, OWN, slot))
    elif place == COMMON_PLACE:
        yield from fingers.tap_at(*slot_place(fingers, SHARED, slot))
    else:
        yield from fingers.tap(say("sapiens.tile_of", n=slot + 1, name=board.name_of(place)))


def _brawl(fingers: Fingers, move: Brawl) -> Steps:
    yield from _at_home(fingers)
    if move.from_place >= 0:
        yield from _tile(fingers, move.from_place, move.from_slot)
    yield from _tile(fingers, move.place, move.slot)
    yield from _confirm(fingers, "match.place")


def _swap(fingers: Fingers, move: Swap) -> Steps:
    yield from _at_home(fingers)
    yield from _tile(fingers, board_of(fingers).home, move.slot)
    yield from _tile(fingers, move.place, move.other)
    yield from _confirm(fingers, "sapiens.do_swap")


def _bear(fingers: Fingers, move: Bear) -> Steps:
    board = board_of(fingers)
    if board.looking != move.seat:
        yield from fingers.tap(board.name_of(move.seat))
    yield from fingers.tap_at(*square_place(fingers, move.square))
    yield from _confirm(fingers, "sapiens.do_send")


def _chase(fingers: Fingers, move: Chase) -> Steps:
    yield from _at_home(fingers)
    yield from fingers.tap_at(*square_place(fingers, move.square))
    yield from _confirm(fingers, "sapiens.do_chase")


def _toll(fingers: Fingers, move: Toll) -> Steps:
    yield from fingers.tap(board_of(fingers).name_of(move.owner))


def _play(fingers: Fingers, move: Play) -> Steps:
    yield from _at_home(fingers)
    yield from fingers.tap_at(*slot_place(fingers, POUCH))
    yield from fingers.tap(say(f"sapiens.{NAMES[move.scene]}"))
    yield from _confirm(fingers, "sapiens.do_play")


def _recall(fingers: Fingers, move: Recall) -> Steps:
    yield from _at_home(fingers)
    board = board_of(fingers)
    yield from fingers.tap_at(*slot_place(fingers, POUCH))
    name = say("sapiens.common") if move.place == COMMON_PLACE else board.name_of(move.place)
    yield from fingers.tap(say("sapiens.tile_of", n=move.slot + 1, name=name))
    yield from _confirm(fingers, "sapiens.do_recall")


def _common(word: str) -> Callable[[Fingers, Any], Steps]:
    def steps(fingers: Fingers, move: Any) -> Steps:
        yield from fingers.tap_at(*slot_place(fingers, SHARED, move.slot))
        yield from _confirm(fingers, word)

    return steps


def _pass(fingers: Fingers, move: Pass) -> Steps:
    words = {Ask.LAST: "sapiens.do_end", Ask.STUCK: "sapiens.do_stop"}
    ask = board_of(fingers).ask
    yield from fingers.tap(say(words.get(ask, "sapiens.do_pass") if ask else "sapiens.do_pass"))


_WAYS: tuple[tuple[Any, Callable[[Fingers, Any], Steps]], ...] = (
    (Lay, _lay),
    (First, _first),
    (Gain, _button("sapiens.do_take")),
    (Hunt, _hunt),
    (Ritual, _ritual),
    (Brawl, _brawl),
    (Swap, _swap),
    (Bear, _bear),
    (Chase, _chase),
    (Toll, _toll),
    (Play, _play),
    (Recall, _recall),
    (Take, _common("sapiens.do_take")),
    (Remove, _common("sapiens.do_remove")),
    (Pass, _pass),
)


def show(tour: Tour) -> Steps:
    """A start, a turn with a feast, a fire and a cave, other effects, an abandon, and the end."""
    yield from tour.settled()
    tour.picture("sapiens_start")
    yield from tour.play_on(2)
    yield from tour.settled()
    while tour.all(TurnPlate):  # whose turn it is, across the board for a moment
        yield 0.1
    tour.picture("sapiens_second_turn")
    yield from tour.leave()
    levels = (None, Level.NORMAL, Level.NORMAL, Level.NORMAL)
    deal, entries, turn = next((at[0], at[1], turn) for at in positions(4, 4786) if (turn := feast_and_fire(at[2])))
    yield from sit_down(tour, deal, entries, levels)
    tour.picture("sapiens_turn")
    yield from _asked_about(tour, "tile", *slot_place(tour, OWN, 3))
    cave = valley(board_of(tour).view.valleys[0]).caves[0]
    yield from _asked_about(tour, "cave", *square_place(tour, cave))
    yield from _useless(tour)
    yield from _lifted(tour, turn[0])
    for move, name in zip(turn, ("ghost", "order", "feast", "bear"), strict=True):
        if isinstance(move, Lay):
            yield from aim(tour, move)
            tour.picture(f"sapiens_{name}")
            yield from _confirm(tour, "match.place")
        else:
            tour.picture(f"sapiens_{name}")
            yield from make(tour, move)
        yield from still(tour)
    tour.picture("sapiens_refill")
    yield from tour.tap_at(*slot_place(tour, POUCH))
    yield 0.2
    tour.picture("sapiens_pouch")
    yield from tour.leave()
    for ask in (Ask.WATER, Ask.BRAWL, Ask.HUNT, Ask.RITUAL, Ask.ABANDON):
        found = positions(3, 300)
        deal, entries, _ = next(at for at in found if at[2]._state.ask is ask and at[2]._state.turn == 0)
        yield from sit_down(tour, deal, entries, levels[:3])
        tour.picture(f"sapiens_{ask.name.lower()}")
        if ask is Ask.ABANDON:
            new = choose(board_of(tour).table.moves(0) or ())
            if isinstance(new, Lay):
                yield from aim(tour, new)
                tour.picture("sapiens_abandon_ghost")
                yield from _confirm(tour, "match.place")
                yield from still(tour)
                tour.picture("sapiens_abandoned")
        yield from tour.leave()
    deal, entries, _ = next(at for at in positions(3, 900) if bear_came(at[2]))
    yield from sit_down(tour, deal, entries, levels[:3])
    tour.picture("sapiens_bear_came")
    yield from rivals(tour)
    yield from tour.leave()
    mountains = {"mountain_tiles": "on"}
    found = positions(2, 500, mountains)
    deal, entries, match = next(at for at in found if mountain(at[2]) is not None)
    laid = mountain(match)
    yield from sit_down(tour, deal, entries, levels[:2], mountains)
    yield from tour.tap_at(*slot_place(tour, MOUNTAINS))
    yield 0.2
    tour.picture("sapiens_mountain_tiles")
    yield from tour.tap_at(*slot_place(tour, MOUNTAINS))
    if laid is not None:
        yield from aim(tour, laid)
    tour.picture("sapiens_mountain_ghost")
    yield from tour.tap(say("cancel"))
    yield from tour.tap("Léo")
    yield 0.2
    tour.picture("sapiens_other_valley")
    yield from tour.leave()
    *_, (deal, entries, _) = whole(700)
    yield from sit_down(tour, deal, entries - 1, (None, Level.EASY))
    yield from tour.play_on()
    yield 1.6
    tour.picture("sapiens_result")
    yield from tour.tap(say("home"))
    yield 0.3


def _asked_about(tour: Tour, name: str, x: float, y: float) -> Steps:
    """The card of what is held, closed again."""
    yield from tour.hold(x, y, 0.6)
    yield 0.2
    tour.picture(f"sapiens_card_{name}")
    yield from tour.tap(say("close"))


def _useless(tour: Tour) -> Steps:
    """A tile that goes nowhere, touched."""
    board = board_of(tour)
    slot = next((slot for slot in range(4) if board.laying.goes_nowhere(slot)), None)
    if slot is not None:
        yield from tour.tap_at(*slot_place(tour, OWN, slot))
        yield 0.1
        tour.picture("sapiens_nowhere")
        board.cancel()


def still(tour: Fingers) -> Steps:
    """Until nothing moves."""
    for _ in range(100):
        yield 0.05
        if not tour.match.board.moving and not tour.match.showing.queue:
            yield 0.1
            return


def _lifted(tour: Tour, move: Move) -> Steps:
    """The tile carried over its place, and refused at another."""
    board = board_of(tour)
    if not isinstance(move, Lay):
        return
    start = slot_place(tour, OWN, move.slot)
    x, y = board.canvas.to_window_place(*board.ways.between(move.first, move.second))
    finger = (float(x), float(y) - 92 * float(board.canvas.unit))
    yield from tour.drag(start, finger, lambda: tour.picture("sapiens_lifted"))
    yield 0.1
    if board.busy:
        yield from tour.tap(say("cancel"))
    centre = board.canvas.center
    yield from tour.drag(start, (float(centre[0]), float(centre[1])), lambda: tour.picture("sapiens_refused"))
    yield 0.3
    if board.busy:
        yield from tour.tap(say("cancel"))
