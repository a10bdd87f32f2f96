"""What the bots of Sapiens make of a position, and the quick player that decides by it.

All is reckoned in points of the lower score: a point of food and a point of shelter are together worth one, the
scarcer of the two the more so the nearer the end is.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from operator import add

from core.game import Seat
from core.games.sapiens.content import (
    ALL_SCENES,
    CAMP_SHELTER,
    EMPTY,
    GATHERING_FOOD,
    KINDS,
    NEIGHBOURS,
    SCENES,
    STEAK_FOOD,
    Ground,
    Scene,
    kind_of,
    valley,
)
from core.games.sapiens.placing import BESIDE, open_to, spots
from core.games.sapiens.position import (
    Lay,
    Position,
    State,
)

# What to expect of a turn to come. Matches bring a little more shelter, but who counts on it ends up without.
FOOD_A_TURN, SHELTER_A_TURN = 3.2, 1.4
NEAR, FAR = 0.8, 0.55  # over how many points the two scores are weighed against each other: at the end, and a turn more
HARM = {2: 0.8, 3: 0.5, 4: 0.4}  # a point that the leading rival loses, by number of players
# How scenes on the frontier are judged.
DEAD, OPEN, PAIR, WASTE, GROWTH = 0.30, 0.10, 0.30, 0.20, 0.5
SPOILT = 0.25  # of a cave's shelter, when it can no longer be reached
TOKEN = 1.0  # a mountain token held, beside what its scene gives
FEASTED, TAKEN, STUNG, SWAPPED, BURNT = 1.0, 1.4, 0.7, 0.6, 0.4  # effects of feast, ritual, brawl, water; fire's harm
BEAR_GAIN = 2.2
LATER = 0.5  # of a tile that does lie somewhere, for what it may do another time
HUNT_AGAIN = 0.22  # how likely a turn brings a hunt
USUAL_SCENE, USUAL_PAIR = 1.5, 0.2  # what tiles at hand are good for, when they are not looked at

SHARES = 8  # parts in which it is told what the scores weigh, where that is enough
SOME = (0, 1, 2, 4, 4, 4, 7)  # and turns that are left
MANY = 250  # frontiers that are kept while a match is played on
Lie = tuple[int, int, int, int, float, int, int, list[int]]  # what a board alone tells
Ways = tuple[int, float, int, int]  # how many, what the best of them is worth, and the squares of the tile's two scenes

SCENES_IN = tuple(tuple(scene for scene in range(SCENES) if mask >> scene & 1) for mask in range(ALL_SCENES + 1))
NOTHING = [0.0] * SCENES
CAVE = int(Ground.CAVE)


def turns_left(state: Position, seat: Seat) -> int:
    """How many turns the seat has after the one that is on, as far as can be told."""
    players = state.players
    tiles = state.pile + len(state.common) - state.common.count(EMPTY)
    leave = 2 if players == 2 else 1
    passed = (state.turn - state.first) % players
    rounds = (passed + max(-(-tiles // leave), 1) - 1) // players + 1  # with this one
    waits = (seat - state.first) % players > passed
    return rounds if waits else rounds - 1


def together(food: float, shelter: float, spread: float) -> float:
    """The lower of the two, as far as it is settled which."""
    gap = (food - shelter) / spread
    if gap > 30:
        return shelter
    if gap < -30:
        return food
    return food - spread * log(1 + exp(gap)) + spread * 0.7


class Prospect:
    """Where a seat is heading."""

    __slots__ = ("food", "left", "shelter", "spread", "value", "wf", "ws")

    def __init__(self, food: int, shelter: int, steaks: int, left: int) -> None:
        self.left = left
        self.food = food + left * FOOD_A_TURN + larder(steaks, left)
        self.shelter = shelter + left * SHELTER_A_TURN
        self.spread = NEAR + FAR * left
        gap = (self.food - self.shelter) / self.spread
        self.wf = 1 / (1 + exp(min(max(gap, -30.0), 30.0)))
        self.ws = 1 - self.wf
        self.value = together(self.food, self.shelter, self.spread)


@lru_cache(maxsize=1024)
def _heading(food: int, shelter: int, steaks: int, left: int) -> Prospect:
    return Prospect(food, shelter, steaks, left)


def heading(state: Position, seat: Seat) -> Prospect:
    """Where a seat is heading."""
    return _heading(state.food[seat], state.shelter[seat], state.steaks[seat], turns_left(state, seat))


class Rough(Prospect):
    """The same with no more than what moves are weighed by."""

    __slots__ = ()

    def __init__(self, wf: float, left: int) -> None:
        self.wf, self.ws, self.left = wf, 1 - wf, left


def larder(steaks: int, left: int) -> float:
    """What steaks are worth that wait for a hunt."""
    return steak_food(steaks) * (1 - (1 - HUNT_AGAIN) ** left) if steaks else 0.0


def steak_food(steaks: int) -> int:
    """SAP-50"""
    return STEAK_FOOD[min(steaks, len(STEAK_FOOD) - 1)]


def rivals(state: Position, seat: Seat) -> list[Seat]:
    """The others, whoever leads first."""
    others = [other for other in range(state.players) if other != seat]
    if len(others) > 1:
        others.sort(key=lambda other: -heading(state, other).value)
    return others


def effect_worths(state: Position, seat: Seat, prospect: Prospect) -> list[float]:
    """What each scene's effect is worth to the seat, roughly."""
    wf, ws, left = prospect.wf, prospect.ws, prospect.left
    steaks = state.steaks[seat]
    hunt = max(steak_food(steaks + 1) + larder(1, left), larder(steaks + 2, left)) - larder(steaks, left)
    fire = BEAR_GAIN * ws + BURNT if state.bears else 0.0
    last = left == 0
    return [
        FEASTED,
        GATHERING_FOOD * wf,
        0.0 if last and state.played else TAKEN,
        0.0 if last else STUNG,
        0.0 if last else SWAPPED,
        CAMP_SHELTER * ws,
        hunt * wf,
        fire,
    ]


class Shape:
    """What does not change on a board while nothing is laid there: square by square, as far as it was asked."""

    __slots__ = ("around", "masks")

    def __init__(self) -> None:
        self.masks: dict[int, tuple[int, bool]] = {}
        self.around: dict[int, tuple[bool, tuple[int, ...]]] = {}


@lru_cache(maxsize=256)
def shape(number: int, board: tuple[int, ...], tokens: tuple[int, ...]) -> Shape:
    """The one of a board that lies so."""
    return Shape()


class Frontier:
    """A seat's board: what it is worth to lay a scene on a square, by what it gains and by what it leaves open."""

    __slots__ = (
        "_board",
        "_caves",
        "_else",
        "_feast",
        "_have",
        "_near",
        "_on",
        "_open",
        "_pairs",
        "_shape",
        "_some",
        "_soon",
        "_spoilt",
        "_there",
        "_tokens",
        "_ways",
        "effects",
        "lie",
        "prospect",
        "where",
    )

    def __init__(
        self,
        state: Position,
        seat: Seat,
        plain: bool = False,
        feast: bool = False,
        roughly: Prospect | None = None,
    ) -> None:
        """Seen roughly: as if the scores were such, and the tiles at hand what they usually are."""
        usual = roughly is not None
        self.prospect = prospect = roughly or heading(state, seat)
        number = state.valleys[seat]
        self._board, self._tokens = state.boards[seat], state.tokens[seat]
        self._there = valley(number)
        self._shape = shape(number, self._board, self._tokens)
        self._open = open_to(number, self._tokens, plain=False)
        self._feast = feast
        self._soon = min(self.prospect.left, 3) / 3  # how much of what is left open will still be used
        self._spoilt = SPOILT * self.prospect.ws * self._soon
        self.lie: Lie | None = None  # as standing.py finds it
        self.effects = effect_worths(state, seat, prospect)
        self.where = spots(number, self._board, self._tokens, plain)
        self._near: dict[int, list[float]] = {}
        self._on: dict[int, list[float]] = {}
        self._ways: dict[int, Ways] = {}
        self._else = USUAL_PAIR if usual else 0.0
        have = [USUAL_SCENE if usual else 0.0] * SCENES
        pairs: dict[int, float] = {}
        for tiles, sure in () if usual else ((state.reserves[seat], 1.0), (state.common, 0.4)):
            for tile in tiles:
                if tile != EMPTY:
                    kind = kind_of(tile)
                    one, two = KINDS[kind]
                    have[one] += sure
                    have[two] += sure
                    pairs[kind] = max(pairs.get(kind, 0.0), sure)
        self._have, self._pairs = have, pairs
        self._some = [min(tiles, 3.0) for tiles in have]
        board, before = self._board, self._there.before
        self._caves = {before[cave]: cave for cave in self._there.caves if not board[cave] and not board[before[cave]]}

    def mask(self, square: int) -> tuple[int, bool]:
        """Which scenes could lie on a free square, and does it touch a tile?"""
        known = self._shape.masks.get(square)
        if known is not None:
            return known
        mask, touched, board = self._open[square], False, self._board
        for beside in NEIGHBOURS[square]:
            code = board[beside]
            if code & 15:
                mask &= BESIDE[code]
                touched = True
        found = self._shape.masks[square] = (mask, touched)
        return found

    def near(self, square: int) -> list[float]:
        """What changes on a free square when each scene comes to lie beside it."""
        known = self._near.get(square)
        if known is not None:
            return known
        mask, touched = self.mask(square)
        if not mask or not self._soon:
            self._near[square] = NOTHING
            return NOTHING
        prospect = self.prospect
        worth = self._soon * (prospect.wf * self._there.food[square] + GROWTH)
        cave = self._caves.get(square, -1)
        lost = -DEAD * worth
        shelter = 0.0
        if cave >= 0:
            high, low = self._there.worth[cave]
            shelter = self._soon * (prospect.ws * high + TOKEN if cave in self._tokens else prospect.ws * low)
            lost -= SPOILT * shelter
        if touched:
            found = [lost] * SCENES
            for scene in SCENES_IN[mask]:
                found[scene] = 0.0
        else:
            worth *= OPEN
            found = [worth * have for have in self._some]
            for scene in SCENES_IN[~mask & ALL_SCENES]:
                found[scene] = lost
            if cave >= 0:
                shelter *= PAIR
                for scene in SCENES_IN[mask]:
                    found[scene] += shelter * (self._way_in(cave, scene) - 0.1)
        self._near[square] = found
        return found

    def _way_in(self, cave: int, scene: int) -> float:
        """How likely a tile is at hand that leads from the scene into the cave."""
        if cave in self._tokens:
            goal = self._tokens.index(cave)
            if goal == scene:
                return 0.0
            return self._pairs.get(_KIND_OF[scene][goal], self._else)
        return min(self._have[scene] - 1, 1.0)

    def on(self, square: int) -> list[float]:
        """What each scene brings on a free square, with what changes on the squares around."""
        known = self._on.get(square)
        if known is not None:
            return known
        there, prospect = self._there, self.prospect
        food = prospect.wf * there.food[square]
        linked, free = self._around(square)
        if linked and not self._feast:
            found = [food + effect for effect in self.effects]
        else:
            found = [-WASTE * self._soon * food] * SCENES
        high, low = there.worth[square]
        if high:
            more = prospect.ws * high + TOKEN if square in self._tokens else prospect.ws * low
            found = [worth + more for worth in found]
        for beside in free:
            changes = self.near(beside)
            if changes is not NOTHING:
                found = list(map(add, found, changes))
        self._on[square] = found
        return found

    def _around(self, square: int) -> tuple[bool, tuple[int, ...]]:
        """Is there a tile beside a square, and which squares beside it are free?"""
        known = self._shape.around.get(square)
        if known is not None:
            return known
        board, ground = self._board, self._there.ground
        linked, free = False, []
        for beside in NEIGHBOURS[square]:
            if board[beside] & 15:
                linked = True
            elif not board[beside] and ground[beside] <= CAVE:
                free.append(beside)
        found = self._shape.around[square] = (linked, tuple(free))
        return found

    def worth(self, one: int, first: int, two: int, second: int) -> float:
        """What it is worth to lay these scenes there."""
        total = self.on(first)[one] + self.on(second)[two] - self.near(second)[one] - self.near(first)[two]
        caves = self._caves
        if first in caves and caves[first] != second:
            total -= self._spoilt * self._there.worth[caves[first]][1]
        if second in caves and caves[second] != first:
            total -= self._spoilt * self._there.worth[caves[second]][1]
        return total

    def ways(self, tile: int) -> Ways:
        """In how many ways a tile can be laid on to the tribe, and the best of them."""
        kind = kind_of(tile)
        known = self._ways.get(kind)
        if known is not None:
            return known
        one, two = KINDS[kind]
        count, most, first, second = 0, -1e9, -1, -1
        for a, b, fits_a, fits_b in self.where:
            if fits_a >> one & fits_b >> two & 1:
                count += 1
                worth = self.worth(one, a, two, b)
                if worth > most:
                    most, first, second = worth, a, b
            if fits_a >> two & fits_b >> one & 1:
                count += 1
                worth = self.worth(one, b, two, a)
                if worth > most:
                    most, first, second = worth, b, a
        found = self._ways[kind] = (count, most, first, second)
        return found

    def room(self, square: int) -> float:
        """What a free square, or one under a bear, is good for."""
        mask, touched = self.mask(square)
        if not mask:
            return 0.0
        prospect = self.prospect
        worth = DEAD * (prospect.wf * self._there.food[square] + GROWTH)
        cave = square if self._there.ground[square] is Ground.CAVE else self._caves.get(square, -1)
        if cave >= 0:
            high, low = self._there.worth[cave]
            shelter = high if cave in self._tokens else low
            likely = SPOILT
            if touched:
                likely += max([self._way_in(cave, scene) for scene in range(SCENES) if mask >> scene & 1]) * PAIR
            worth += likely * prospect.ws * shelter
        return worth * min(prospect.left, 4) / 4

    @property
    def food(self) -> tuple[int, ...]:
        return self._there.food

    def caves_open(self) -> tuple[int, int, float]:
        """How many caves can still be reached, how many of them with a token, and how likely tiles at hand do so."""
        caves, laden, way_in = 0, 0, 0.0
        for square, cave in self._caves.items():
            mask, touched = self.mask(square)
            if mask:
                caves += 1
                laden += cave in self._tokens
                if touched:
                    way_in += max([self._way_in(cave, scene) for scene in range(SCENES) if mask >> scene & 1])
        return caves, laden, way_in

    def use(self, tile: int) -> float:
        """What a tile is good for: how well it lies now, and a little for what it may do later."""
        count, most, _, _ = self.ways(tile)
        return max(most, 0.0) + LATER if count else 0.0

    def lays(self, slot: int, tile: int) -> list[tuple[float, Lay]]:
        """Every way to lay a tile of a slot on to the tribe."""
        one, two = KINDS[kind_of(tile)]
        found = []
        for a, b, fits_a, fits_b in self.where:
            if fits_a >> one & fits_b >> two & 1:
                found.append((self.worth(one, a, two, b), Lay(slot, a, b)))
            if fits_a >> two & fits_b >> one & 1:
                found.append((self.worth(one, b, two, a), Lay(slot, b, a)))
        return found


Met = dict[tuple[object, ...], Frontier]


class Foreseen(State):
    """A match that a bot plays on for itself, with the frontiers it has met before: many playouts meet the same."""

    met: Met


def foreseen(state: State, met: Met) -> Foreseen:
    """A copy to be played on."""
    return Foreseen(*[*(getattr(state, name) for name in _FIELDS), met])


def look(state: Position, seat: Seat, plain: bool = False, feast: bool = False) -> Frontier:
    """A seat's frontier; while a match is played on, one that was met before and is about the same."""
    if not isinstance(state, Foreseen):
        return Frontier(state, seat, plain, feast)
    prospect, steaks = heading(state, seat), state.steaks[seat]
    left = prospect.left
    share, some = round(prospect.wf * SHARES), SOME[min(left, len(SOME) - 1)]
    known = (
        *(seat, plain, feast, share, some, steaks, state.bears > 0),
        *(left == 0 and state.played, state.boards[seat], state.tokens[seat]),
    )
    frontier = state.met.get(known)
    if frontier is None:
        if len(state.met) >= MANY:
            del state.met[next(iter(state.met))]  # the oldest: all of them at once would take too long for a frame
        frontier = state.met[known] = Frontier(state, seat, plain, feast, Rough(share / SHARES, some))
    return frontier


_FIELDS = State.__struct_fields__
_KIND_OF = tuple(
    tuple(KINDS.index((Scene(min(a, b)), Scene(max(a, b)))) if a != b else -1 for b in range(SCENES))
    for a in range(SCENES)
)
