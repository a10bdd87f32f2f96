"""What the bots of Sapiens make of a position, and the quick player that decides by it.

All is reckoned in points of the lower score: a point of food and a point of shelter are together worth one, the
scarcer of the two the more so the nearer the end is.
"""

from __future__ import annotations

from math import exp, log
from operator import add, mul

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
    VALLEY_SQUARES,
    Ground,
    Scene,
    kind_of,
    valley,
)
from core.games.sapiens.placing import BESIDE, open_to, spots
from core.games.sapiens.position import (
    HELD,
    Lay,
    Position,
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

Lying = tuple[float, int, int]  # what it is worth, and the squares of the tile's two scenes

_IN = tuple(tuple(scene for scene in range(SCENES) if mask >> scene & 1) for mask in range(ALL_SCENES + 1))
NOTHING = [0.0] * SCENES
CAVE = int(Ground.CAVE)


def turns_left(state: Position, seat: Seat) -> int:
    """How many turns the seat has after the one that is on, as far as can be told."""
    players = state.players
    tiles = state.pile + sum([tile != EMPTY for tile in state.common])
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

    def __init__(self, state: Position, seat: Seat) -> None:
        self.left = left = turns_left(state, seat)
        self.food = state.food[seat] + left * FOOD_A_TURN + larder(state.steaks[seat], left)
        self.shelter = state.shelter[seat] + left * SHELTER_A_TURN
        self.spread = NEAR + FAR * left
        gap = (self.food - self.shelter) / self.spread
        self.wf = 1 / (1 + exp(min(max(gap, -30.0), 30.0)))
        self.ws = 1 - self.wf
        self.value = together(self.food, self.shelter, self.spread)


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
        others.sort(key=lambda other: -Prospect(state, other).value)
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


class Frontier:
    """A seat's board: what it is worth to lay a scene on a square, by what it gains and by what it leaves open."""

    __slots__ = (
        "_board",
        "_caves",
        "_feast",
        "_have",
        "_near",
        "_number",
        "_on",
        "_open",
        "_pairs",
        "_some",
        "_soon",
        "_spoilt",
        "_there",
        "_tokens",
        "effects",
        "prospect",
        "state",
        "where",
    )

    def __init__(self, state: Position, seat: Seat, plain: bool = False, feast: bool = False) -> None:
        self.state = state
        self.prospect = Prospect(state, seat)
        self._number, self._board, self._tokens = state.valleys[seat], state.boards[seat], state.tokens[seat]
        self._there = valley(self._number)
        self._open = open_to(self._number, self._tokens, plain=False)
        self._feast = feast
        self._soon = min(self.prospect.left, 3) / 3  # how much of what is left open will still be used
        self._spoilt = SPOILT * self.prospect.ws * self._soon
        self.effects = effect_worths(state, seat, self.prospect)
        self.where = spots(self._number, self._board, self._tokens, plain)
        self._near: dict[int, list[float]] = {}
        self._on: dict[int, list[float]] = {}
        have = [0.0] * SCENES
        pairs: dict[int, float] = {}
        for tiles, sure in ((state.reserves[seat], 1.0), (state.common, 0.4)):
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
        mask, touched, board = self._open[square], False, self._board
        for beside in NEIGHBOURS[square]:
            code = board[beside]
            if code & 15:
                mask &= BESIDE[code]
                touched = True
        return mask, touched

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
            for scene in _IN[mask]:
                found[scene] = 0.0
        else:
            worth *= OPEN
            found = [worth * have for have in self._some]
            for scene in _IN[~mask & ALL_SCENES]:
                found[scene] = lost
            if cave >= 0:
                shelter *= PAIR
                for scene in _IN[mask]:
                    found[scene] += shelter * (self._way_in(cave, scene) - 0.1)
        self._near[square] = found
        return found

    def _way_in(self, cave: int, scene: int) -> float:
        """How likely a tile is at hand that leads from the scene into the cave."""
        if cave in self._tokens:
            goal = self._tokens.index(cave)
            if goal == scene:
                return 0.0
            return self._pairs.get(_KIND_OF[scene][goal], 0.0)
        return min(self._have[scene] - 1, 1.0)

    def on(self, square: int) -> list[float]:
        """What each scene brings on a free square, with what changes on the squares around."""
        known = self._on.get(square)
        if known is not None:
            return known
        there, board, prospect = self._there, self._board, self.prospect
        food = prospect.wf * there.food[square]
        one, *others = NEIGHBOURS[square]
        linked = board[one] & 15
        for beside in others:
            linked |= board[beside] & 15
        if linked and not self._feast:
            found = [food + effect for effect in self.effects]
        else:
            found = [-WASTE * self._soon * food] * SCENES
        high, low = there.worth[square]
        if high:
            more = prospect.ws * high + TOKEN if square in self._tokens else prospect.ws * low
            found = [worth + more for worth in found]
        ground = there.ground
        for beside in NEIGHBOURS[square]:
            if not board[beside] and ground[beside] <= CAVE:
                changes = self.near(beside)
                if changes is not NOTHING:
                    found = list(map(add, found, changes))
        self._on[square] = found
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

    def best(self, tile: int) -> Lying | None:
        """The best way to lay a tile on to the tribe."""
        found = None
        one, two = KINDS[kind_of(tile)]
        most = -1e9
        for a, b, fits_a, fits_b in self.where:
            if fits_a >> one & fits_b >> two & 1:
                worth = self.worth(one, a, two, b)
                if worth > most:
                    most, found = worth, (worth, a, b)
            if fits_a >> two & fits_b >> one & 1:
                worth = self.worth(one, b, two, a)
                if worth > most:
                    most, found = worth, (worth, b, a)
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
        lying = self.best(tile)
        return max(lying[0], 0.0) + LATER if lying else 0.0

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


_KIND_OF = tuple(
    tuple(KINDS.index((Scene(min(a, b)), Scene(max(a, b)))) if a != b else -1 for b in range(SCENES))
    for a in range(SCENES)
)


# What there is to be said of a position, and what each of it adds to the result that the two scores let expect: fitted
# to the results of the quick player's matches.
FITTED = (
    *(-2.304, -1.841, -0.018, -0.095, 0.785, 0.789),  # the turns left, and the gap between the scores
    *(0.476, 0.149, 0.082, -0.023),  # how well the tiles of the reserve lie, the best one first, and in how many ways
    *(0.028, 0.032, -0.023, 0.042),  # food beside the tribe, pairs of squares there, and free squares
    *(-0.688, 0.727, 0.132),  # caves that a tile at hand leads into, that can be reached, and still with their token
    *(0.159, -0.168, 0.518, 0.288, 0.379, 1.429, 0.352, 0.992),  # tokens held, scene by scene
)


def standing(state: Position, seat: Seat) -> float:
    """The result the seat may expect, between two turns of it."""
    frontier = Frontier(state, seat)
    prospect = frontier.prospect
    if not prospect.left:
        return prospect.value
    unsettled: float = sum(map(mul, FITTED, traits(state, seat, frontier)))
    return prospect.value + unsettled


def traits(state: Position, seat: Seat, frontier: Frontier) -> tuple[float, ...]:
    """What there is to be said of a seat's board, reserve and tokens."""
    prospect = frontier.prospect
    wf, ws, left = prospect.wf, prospect.ws, prospect.left
    soon, later = min(left, 3) / 3, min(left, 4) / 4
    uses, ways = [], 0
    for tile in state.reserves[seat]:
        if tile != EMPTY:
            lays = frontier.lays(0, tile)
            if lays:
                ways += len(lays)
                uses.append(max([worth for worth, _ in lays]))
    uses.sort(reverse=True)
    caves, laden_caves, way_in = frontier.caves_open()
    board, food = state.boards[seat], frontier.food
    beside = soon * sum([food[square] for square in {square for spot in frontier.where for square in spot[:2]}])
    gap = (prospect.food - prospect.shelter) / 10
    tokens = [float(where == HELD) for where in state.tokens[seat]]
    tokens[Scene.CAMP] *= ws
    tokens[Scene.HUNT] *= wf
    tokens[Scene.FIRE] *= ws
    return (
        1.0,
        left,
        left * left,
        wf * left,
        gap * later,
        gap * gap * later,
        uses[0] if uses else 0.0,
        uses[1] * soon if len(uses) > 1 else 0.0,
        sum(uses[2:]) * soon,
        min(ways, 30) * soon,
        beside * wf,
        beside,
        len(frontier.where) * soon,
        sum([not board[square] for square in VALLEY_SQUARES]) * left,
        way_in * soon * ws,
        caves * later * ws,
        laden_caves * later * ws,
        *tokens,
    )
