"""Laying a tile: chosen in the reserve, carried over the valley or put there by taps, turned, waiting to be placed."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import NamedTuple, Protocol

from kivy.clock import Clock
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp

from core.game import Refusal, Seat
from core.games.sapiens.content import EMPTY, Scene, scenes_of
from core.games.sapiens.position import Ask, Lay, View
from core.games.sapiens.preview import Earnings, earnings
from mobile.boards.base import Said
from mobile.boards.canvas import Sprite
from mobile.boards.sapiens.cautions import Cautions
from mobile.boards.sapiens.nowhere import why
from mobile.boards.sapiens.shelf import OWN, tile_of
from mobile.boards.sapiens.sight import Sight
from mobile.boards.sapiens.valley import NAMES, SQUARE, Place, at, tile_sprites
from mobile.boards.sprites import faded
from mobile.look import motion, sound
from mobile.look.row import Part
from mobile.words import say

TIMES = (Ask.START, Ask.LAY, Ask.ABANDON, Ask.FEAST)
AIMS, FLOATS = 92.0, 46.0  # dp above the finger: where it would go, and where the tile hangs
SNAPS = 0.75  # of a square
TURNED = (0.0, 0.45, 0.1, 0.45)  # squares by which a turned tile must lie nearer, by quarters
GROWN, TILT = 1.12, -4.0
LENS = 1.25  # how much larger a small phone shows the valley while a tile is carried
STEADY = 0.3  # seconds after a tile was lifted in which the valley stays as it is
WAYS = ((1, 0), (0, 1), (-1, 0), (0, -1))  # where on the screen the second scene lies, seen from the first


class Fit(NamedTuple):
    """A placement, the middle of its two squares, and which way round it lies."""

    move: Lay
    x: float
    y: float
    way: int


class Around(Sight, Protocol):
    """What it needs to lay a tile."""

    held: MotionEvent | None

    @property
    def small(self) -> bool:
        """Is the phone so small that squares are smaller than a finger?"""

    def over_slot(self, x: float, y: float) -> bool:
        """Is a place of the window on the slot of the tile in hand, which cancels?"""

    def commit(self) -> None: ...
    def aimed(self) -> None:
        """Nothing has changed but where the tile in the air would go."""


class Laying:
    """What is in hand, and where it would go.

    Large because one thing is in hand in many ways (dragged, tapped, turned, waiting, refused), and one owner keeps
    them from contradicting each other.
    """

    def __init__(self, board: Around) -> None:
        self.board = board
        self.cautions = Cautions(board)
        self.slot: int | None = None
        self.mountain = -1  # the scene of the mountain tile that is laid instead of the slot's
        self.way = 0
        self.goal: Lay | None = None
        self.refused: tuple[Lay, Refusal] | None = None
        self.steady = False  # was it turned by hand? Then it keeps its way
        self._known: tuple[View, frozenset[int]] | None = None  # a position, and the slots whose tiles go somewhere
        self._fits: tuple[object, list[Fit]] = ((), [])  # where the chosen tile may go; measured once a choice
        self._places: dict[int, Sprite] = {}  # the squares it may cover, as they are marked
        self._hangs: tuple[object, list[Sprite]] = (None, [])  # how the tile hangs at the finger, and so drawn
        self._earned: tuple[View, Lay, Earnings] | None = None  # what one placement would earn
        self.finger: Place | None = None  # in the window, while a tile is carried
        self._since = 0.0  # when it was lifted
        self.rested: Lay | None = None  # the ghost, as it lay before the finger took it up
        self.only = False  # was it to be turned where it fits one way only?
        self.useless: int | None = None  # the slot of a touched tile that can be laid nowhere

    # What there is

    @property
    def chosen(self) -> bool:
        return self.slot is not None or self.mountain >= 0

    @property
    def ready(self) -> Lay | None:
        """The placement that waits to be confirmed."""
        if self.goal is None or self.finger is not None or self.slot is None:
            return None
        return self.goal

    def scenes(self) -> tuple[int, int]:
        if self.mountain >= 0:
            return self.mountain, int(Scene.MOUNTAIN)
        position, seat = self.board.view, self.board.seat
        assert seat is not None
        assert self.slot is not None
        one, two = scenes_of(position.reserves[seat][self.slot])
        return int(one), int(two)

    def fits(self) -> list[Fit]:
        """Where the chosen tile may go; for a mountain tile whichever tile is discarded for it."""
        board = self.board
        moves = board.table.moves(board.seat) or () if self.chosen and board.seat is not None else ()
        chosen = (moves, board.ways, self.slot, self.mountain)
        if chosen != self._fits[0]:
            ways, slot = board.ways, self.slot
            found: list[Fit] = []
            for move in moves:
                if isinstance(move, Lay) and move.mountain == self.mountain:
                    if slot is None:
                        slot = move.slot
                    if move.slot == slot:
                        found.append(Fit(move, *ways.between(move.first, move.second), self.way_of(move)))
            squares = sorted({square for fit in found for square in (fit.move.first, fit.move.second)})
            self._fits = chosen, found
            self._places = {square: at("mark_place", *ways.centre(square)) for square in squares}
        return self._fits[1]

    def legal(self) -> list[Lay]:
        return [fit.move for fit in self.fits()]

    def earns(self) -> Earnings | None:
        """What the ghost would earn, where the table shows it."""
        view, goal = self.board.view, self.goal
        if goal is None or self.board.options.get("gains") == "off":
            return None
        if self._earned is None or self._earned[0] is not view or self._earned[1] != goal:
            self._earned = view, goal, earnings(view, goal)
        return self._earned[2]

    # Choosing

    def settle(self) -> None:
        """What was only rested upon is as it was."""
        goal, slot, mountain = self.rested, self.slot, self.mountain
        self.forget()
        if goal is not None:
            self.slot, self.mountain = slot, mountain
            self._aim_at(goal)

    def forget(self) -> None:
        self.board.held = self.rested = None
        self._put_lens_away()
        self.slot, self.mountain, self.goal, self.refused, self.finger = None, -1, None, None, None
        self.only, self.useless = False, None
        self.board.overlay.hold([])

    def choose(self, slot: int) -> None:
        """Tap a tile of the reserve: choose it, discard it for the mountain tile, or put it back."""
        if self.mountain >= 0:
            self.slot = slot
            if self.goal is not None:
                self.goal = Lay(slot, self.goal.first, self.goal.second, self.mountain)
        elif self.slot == slot:
            self.forget()
        else:
            self.forget()
            if self.goes_nowhere(slot):
                self.useless = slot
            else:
                self.slot = slot
                self._face()

    def goes_nowhere(self, slot: int) -> bool:
        """Can the tile of this slot be laid nowhere, while one is asked for?"""
        board = self.board
        if board.ask not in TIMES or board.seat is None or tile_of(board.view, board.seat, slot) == EMPTY:
            return False
        return slot not in self._goes(board.view, board.seat)

    def _goes(self, view: View, seat: Seat) -> frozenset[int]:
        """The slots whose tiles go somewhere; found once a position."""
        if self._known is None or self._known[0] is not view:
            lays = (move for move in self.board.table.moves(seat) or () if isinstance(move, Lay) and move.mountain < 0)
            self._known = view, frozenset(move.slot for move in lays)
        return self._known[1]

    def choose_mountain(self, scene: int) -> None:
        self.forget()
        self.mountain = scene
        self._face()

    def _face(self) -> None:
        """Turned so that it fits somewhere, if it does."""
        self.steady = False
        ways = {self.way_of(move) for move in self.legal()}
        if ways and self.way not in ways:
            self.way = min(ways, key=lambda way: (way - self.way) % 4)

    # Ways

    def way_of(self, move: Lay) -> int:
        (a, b), (c, d) = self.board.ways.centre(move.first), self.board.ways.centre(move.second)
        return WAYS.index((round((c - a) / SQUARE), round((d - b) / SQUARE)))

    def rotate(self) -> None:
        """The next way round: in the air any, on the board one that fits there, or that lies on it where none fits."""
        sound.play("tap")
        if self.finger is not None:
            self.way, self.steady = (self.way + 1) % 4, True
            self.carry(*self.finger)
        elif self.goal is not None:
            self._turn_ghost((self.goal.first, self.goal.second))
        elif self.refused is not None:
            self._refuse_at(self.refused[0].first, self.way + 1)
        self.board.touched()

    @property
    def turns(self) -> bool:
        """Is there anything to be seen that could be turned?"""
        return self.finger is not None or self.goal is not None or self.refused is not None

    def _turn_ghost(self, squares: tuple[int, ...]) -> None:
        """The next placement that covers one of the squares, going round; among equals the one that moves least."""
        goal = self.goal
        if goal is None:
            return
        near = [move for move in self.legal() if move.first in squares or move.second in squares]
        near.sort(key=lambda move: (self.way_of(move), -(move.first in squares) - (move.second in squares), move.first))
        place = next((k for k, move in enumerate(near) if (move.first, move.second) == (goal.first, goal.second)), -1)
        self._aim_at(near[(place + 1) % len(near)])
        self.only = len(near) == 1

    def _aim_at(self, move: Lay) -> None:
        self.goal, self.refused, self.way, self.only = self._with_slot(move), None, self.way_of(move), False

    def _with_slot(self, move: Lay) -> Lay:
        return move if self.slot is None else Lay(self.slot, move.first, move.second, move.mountain)

    # Taps

    def tap(self, square: int) -> None:
        """Put the chosen tile over a square; on the ghost: turn it."""
        if self.goal is not None and square in (self.goal.first, self.goal.second):
            sound.play("tap")
            self._turn_ghost((square,))
            return
        near = [move for move in self.legal() if square in (move.first, move.second)]
        if near:
            self._aim_at(min(near, key=lambda move: ((self.way_of(move) - self.way) % 4, move.first != square)))
            return
        self._refuse_at(square, self.way)

    def _refuse_at(self, square: int, way: int) -> None:
        """Over a square where it fits no way: turned so, or to the next way in which all of it lies on the board."""
        x, y = self.board.ways.centre(square)
        for turned in range(way, way + 4):
            across, down = WAYS[turned % 4]
            other = self.board.ways.square_at(x + across * SQUARE, y + down * SQUARE)
            if other is not None:
                self.way = turned % 4
                self._refuse(square, other)
                return

    def _refuse(self, first: int, second: int) -> None:
        seat = self.board.seat
        self.goal = None
        slot = self.slot if self.slot is not None else next(iter(self._slots()), 0)
        move = Lay(slot, first, second, self.mountain)
        refusal = self.board.table.refusal(seat, move) if seat is not None else None
        self.refused = (move, refusal) if refusal is not None else None

    def _slots(self) -> Iterator[int]:
        reserve = self.board.view.reserves[self.board.home]
        return (slot for slot, tile in enumerate(reserve) if tile != EMPTY)

    # Carrying

    def lift(self, slot: int) -> None:
        sound.play("lift")
        if self.mountain < 0:
            self.forget()
            self.slot = slot
            self._face()

    def carry(self, x: float, y: float) -> None:
        """The finger is there in the window: the tile hangs above it, the ghost is where it would go."""
        lifted = self.finger is None
        self.finger = (x, y)
        canvas = self.board.canvas
        unit = canvas.unit / canvas.zoom
        dip = min(unit, dp(1))
        high = y + AIMS * dip
        if lifted:
            self._since = Clock.get_time()
        if (
            self.board.small and Clock.get_time() - self._since >= STEADY
        ):  # a lens: what is aimed at stays where it is, and is seen larger
            canvas.view_at(1.0, (0.0, 0.0))
            canvas.zoom_at(LENS, x, high)
        across, down = canvas.to_world(x, high)
        before = (self.goal, self.refused)
        if self.board.over_slot(x, y):
            self.goal, self.refused = None, None
        else:
            self._snap(across, down, self.refused)
        overlay = self.board.overlay
        overlay.hold(self._hanging(unit), *overlay.to_world(x, y + FLOATS * dip))
        if lifted:
            self.board.touched()
        elif before != (self.goal, self.refused):
            self.board.aimed()

    def _snap(self, x: float, y: float, before: tuple[Lay, Refusal] | None) -> None:
        ways = self.board.ways
        near = []
        for move, across, down, way in self.fits():
            apart, turned = hypot(x - across, y - down), (way - self.way) % 4
            if apart <= SNAPS * SQUARE and (turned in (0, 2) or not self.steady):
                near.append((apart + TURNED[turned] * SQUARE, move.first, move))
        self.goal, self.refused = None, None
        if near:
            self._aim_at(min(near, key=lambda found: found[:2])[2])  # turned, if only so it fits there
            return
        right, below = WAYS[self.way]
        across, down = right * SQUARE / 2, below * SQUARE / 2
        one, two = ways.square_at(x - across, y - down), ways.square_at(x + across, y + down)
        if one is not None and two is not None:
            if before is not None and (before[0].first, before[0].second) == (one, two):
                self.refused = before  # it was asked already
            else:
                self._refuse(one, two)

    def drop(self) -> None:
        """Let go: the ghost stays, or the tile goes home."""
        self.board.overlay.hold([])
        self._put_lens_away()
        self.finger, self.refused = None, None
        if self.goal is None:
            self.forget()
        elif not self.board.confirm and self.ready is not None:
            self.board.commit()
            return
        self.board.touched()

    def _put_lens_away(self) -> None:
        if self.finger is not None and self.board.small:
            self.board.canvas.view_at(1.0, (0.0, 0.0))

    def _hanging(self, unit: float) -> list[Sprite]:
        """The tile in the air, round (0, 0), where the valley's dp is so large."""
        grown = GROWN * unit / self.board.overlay.unit
        hangs = (self.scenes(), self.way, grown, motion.reduced())
        if hangs != self._hangs[0]:
            right, below = (part * SQUARE / 2 * grown for part in WAYS[self.way])
            sprites = tile_sprites(self.scenes(), (-right, -below), (right, below), "lifted", grown)
            if not motion.reduced():
                for sprite in sprites[2:]:  # the scenes swing round the middle of the tile
                    lean = TILT * 0.0175
                    sprite.x, sprite.y = sprite.x + sprite.y * lean, sprite.y - sprite.x * lean  # y goes down
                for sprite in sprites[1:]:
                    sprite.angle = TILT
            self._hangs = hangs, sprites
        return self._hangs[1]

    # Seen

    def marks(self) -> list[Sprite]:
        """Legal places, ghost with what it earns, refusal."""
        if not self.chosen:
            return []
        ways, goal = self.board.ways, self.goal
        here = (goal.first, goal.second) if goal else ()
        self.fits()
        sprites = [place for square, place in self._places.items() if square not in here]
        if goal is not None:
            sprites += self._ghost(goal)
        elif self.refused is not None:
            move = self.refused[0]
            way = "across" if ways.across(move.first, move.second) else "down"
            sprites += faded(ways.tile(self.scenes(), move.first, move.second)[1:], 0.55)
            sprites.append(at(f"refused_{way}", *ways.between(move.first, move.second)))
        return sprites

    def _ghost(self, goal: Lay) -> list[Sprite]:
        ways = self.board.ways
        way = "across" if ways.across(goal.first, goal.second) else "down"
        middle = ways.between(goal.first, goal.second)
        tile = ways.tile(self.scenes(), goal.first, goal.second)
        sprites = faded(tile, 0.8) if self.finger else tile
        sprites.append(at(f"chosen_{way}", *middle))
        earns = self.earns()
        if earns is not None:
            for one, two in earns.touching:
                sprites.append(at("mark_tick", *ways.between(one, two)))
            for square, food in earns.food:
                x, y = ways.centre(square)
                sprites.append(at(f"gain_food_{food}", x - 4, y - 15))
            if earns.cave >= 0:
                x, y = ways.centre(earns.cave)
                sprites.append(at(f"gain_shelter_{earns.shelter}", x - 4, y - 15))
        if self.finger is None:
            sprites.append(at("handle_turn", *self.handle(goal)))
        return sprites

    def handle(self, goal: Lay) -> Place:
        """The lower right corner of the ghost, where it is turned."""
        (a, b), (c, d) = self.board.ways.centre(goal.first), self.board.ways.centre(goal.second)
        across, down = self.board.ways.world
        return min(max(a, c) + SQUARE / 2, across - 14), min(max(b, d) + SQUARE / 2, down - 14)

    def said(self) -> Said | None:
        """The bubble: what it earns, why it may not lie there, or why it goes nowhere."""
        ways, roof = self.board.ways, self.board.canvas.top
        if self.useless is not None and self.board.seat is not None:
            view, seat = self.board.view, self.board.seat
            text = why(view, seat, tile_of(view, seat, self.useless))
            place = self.board.spot_place(OWN, self.useless) or (0.0, 0.0)
            return Said(say("sapiens.nowhere"), text, place, roof, True)
        if self.goal is not None:
            place = self.board.canvas.to_window_place(*ways.between(self.goal.first, self.goal.second))
            if self.only:
                return Said(say("sapiens.one_way"), "", place, roof, False)
            if self.slot is None:
                return Said(say("sapiens.discard_which"), "", place, roof)
            earns = self.earns()
            parts = earned_parts(earns) if earns is not None else ()
            warned = " ".join(self.cautions.of(self.goal)) if self.finger is None else ""
            first = "" if parts else say("sapiens.mind")
            return Said(first, warned, place, roof, False, parts) if parts or warned else None
        if self.refused is not None:
            move, refusal = self.refused
            place = self.board.canvas.to_window_place(*ways.centre(move.first))
            return Said(say("refused.here"), self.board.refuse(refusal), place, roof, True)
        return None


def food_of(earns: Earnings) -> int:
    """All the food that a placement would earn."""
    return sum([food for _, food in earns.food])


def earned_parts(earns: Earnings) -> tuple[Part, ...]:
    """What a placement would earn, in pictures and words."""
    parts = []
    if earns.toll:
        parts.append(Part("sapiens/food_dark", f"−{earns.toll}"))
    if earns.food:
        parts.append(Part("sapiens/food_dark", f"+{food_of(earns)}"))
    if earns.cave >= 0:
        parts.append(Part("sapiens/shelter_dark", f"+{earns.shelter}"))
    parts += [Part(f"sapiens/token_{NAMES[scene]}", say(f"sapiens.{NAMES[scene]}")) for scene in earns.effects]
    return tuple(parts)
