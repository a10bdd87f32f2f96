"""Help Me! played by bots: a beginner who looks at the tops, one who plays the match on by chance, and one who reads
the others' moves for the creatures they hide, searches deeper by what it has learnt, and counts the end out.

They think on boards of numbers (board.py). Who never forgets knows every pile, so all that is hidden is who protects
whom: there are at most 60 deals, which are weighed one by one.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Iterator, Sequence
from itertools import accumulate, combinations
from math import exp

import msgspec

from core.bots.search import Tree
from core.bots.sober import sober
from core.game import Bot, Level, Seat, Temper
from core.games.help_me.board import (
    BELOW,
    COUNTED,
    CREATURE,
    HEIGHT,
    OTHERS,
    TOP,
    Board,
    Hand,
    Step,
    gains,
    lay,
    numbered,
    steps_on,
    worth,
)
from core.games.help_me.content import CREATURES_EACH, NOBODY, TILES, UNKNOWN, Move
from core.games.help_me.judge import judged, values
from core.games.help_me.rules import HelpMe, Memory, View, known_piles, stacked
from core.games.help_me.tempers import POINTS, Deed, liking

# Measured: narrow beats wide while moves come in the order of their gain; and who foresees what a position comes to
# need not look at a move as often to be sure of it as who plays it on by chance, and so can look at more.
DOUBTING, SURE = 0.4, 0.1  # curiosity
NARROW, BROAD = 1.0, 2.0
# How much gain makes a move e times as likely, and how often a move is made for no reason we see: fitted to the moves
# of these bots (narrower fits the strong ones still better, but misjudges people who play otherwise).
WARMTH, WHIM = 2.5, 0.1
UNLIKELY = 0.01  # deals less likely than this are not counted out
LAST = 18  # steps left when the end is counted out: some 15,000 positions
SILLY = 5.0  # points that nobody gives away for nothing
FILLINGS, ORDERS = 16, 64  # imagined boards where we know too little, and orders of the steps for playing on
# Who begins with a quarter of what is enough, by its notes, still looks as often again; and then only until its best
# move was tried twice as often as the next. Measured: so it moves as it would after all its time.
MOMENT, CLEAR = 0.25, 0.5
SLICE = 16  # iterations, and
SHED = 64  # places of the tree that are let go of in one: more than grow
SLICE_OF_END = 400  # positions times deals, which take at most a millisecond


class Deal(msgspec.Struct, frozen=True):
    """One way the creatures may be dealt."""

    hands: tuple[Hand, ...]  # one a seat
    owners: tuple[Seat, ...]  # one a tile


def deals(view: View) -> list[Deal]:
    """Every way they may be dealt, as far as the seat can tell."""
    found = [view.owners]
    for seat in range(view.players):
        if UNKNOWN in view.owners and seat != view.seat:
            found = [
                tuple(seat if creature in hand else owner for creature, owner in enumerate(owners))
                for owners in found
                for hand in combinations(_held(owners, UNKNOWN), CREATURES_EACH[view.players])
            ]
    return [
        Deal(
            tuple(_held(owners, seat) for seat in range(view.players)),
            tuple(NOBODY if owners[creature] == UNKNOWN else owners[creature] for creature in CREATURE),
        )
        for owners in found
    ]


def _held(owners: Sequence[Seat], seat: Seat) -> Hand:
    return tuple(creature for creature, owner in enumerate(owners) if owner == seat)


def weigh(view: View, memory: Memory, dealt: Sequence[Deal]) -> Generator[int, bool, list[float]]:
    """How likely each deal is, together 1: a seat's moves are the likelier, the more they bring to what it protects.

    Who did not see every move (it came late, or the match goes on from a position of older rules) takes all for
    equal; who is to decide now, what it has.
    """
    weights = [1.0 / len(dealt)] * len(dealt)
    if len(memory.tiles) != TILES or tuple(map(len, stacked(memory))) != view.heights:
        return weights
    board = [numbered((tile,)) for tile in memory.tiles]
    for seat, start, goal in memory.moves:
        step = (start, goal)
        if seat != view.seat:
            steps = steps_on(board)
            chosen = steps.index(step)
            hands = {deal.hands[seat] for deal in dealt}
            likely = {hand: _likely(board, steps, chosen, hand) for hand in hands}
            weights = [weight * likely[deal.hands[seat]] for weight, deal in zip(weights, dealt)]
            whole = sum(weights)
            weights = [weight / whole for weight in weights]
            if not (yield 0):
                break
        lay(board, step)
    return weights


def _likely(board: Board, steps: Sequence[Step], chosen: int, hand: Hand) -> float:
    """How likely the chosen step is from who protects the hand."""
    shares = [exp(gain / WARMTH) for gain in gains(board, steps, hand)]
    return WHIM / len(steps) + (1 - WHIM) * shares[chosen] / sum(shares)


class Imagined:
    """A board and a deal, for the search to play on."""

    __slots__ = ("board", "deal", "order", "players", "turn")

    def __init__(self, board: Board, turn: Seat, deal: Deal, order: Sequence[Step]) -> None:
        self.board = board
        self.turn = turn
        self.deal = deal
        self.order = order
        self.players = len(deal.hands)

    def knows(self) -> Hand:
        return self.deal.hands[self.turn]

    def moves(self) -> list[Step]:
        board = self.board
        steps = [step for step in self.order if board[step[0]] and board[step[1]]]
        found = gains(board, steps, self.deal.hands[self.turn])
        return [steps[i] for i in sorted(range(len(steps)), key=found.__getitem__, reverse=True)]

    def play(self, step: Step) -> None:
        lay(self.board, step)
        self.turn = (self.turn + 1) % self.players

    def finish(self) -> list[float]:
        # A place once left is never taken again, so a step that cannot be made never can be later: going once through
        # all steps in a random order is the same as drawing, each turn, one of those that can be made.
        board = self.board
        for start, goal in self.order:
            if board[start] and board[goal]:
                board[goal] = board[start] + (board[goal] & BELOW)
                board[start] = 0
        return values(board, self.deal.owners, self.players)


class Judged(Imagined):
    """One whose end is not played on to, but foreseen: what chance would bring hides what a move is worth."""

    __slots__ = ()

    def finish(self) -> list[float]:
        return judged(self.board, self.deal.owners, self.turn, self.players)


class Ending:
    """Counts out what is left of a match.

    The seat itself plays alike whatever the deal, for it does not know it; the others play each for itself, and are
    taken to know all. Boards hold only places where something can still move.
    """

    def __init__(self, view: View, board: Board, dealt: Sequence[Deal], weights: Sequence[float]) -> None:
        kept = [(deal, weight) for deal, weight in zip(dealt, weights) if weight > UNLIKELY]
        self._deals = [deal for deal, _ in kept]
        self._weights = [weight for _, weight in kept]
        self._me, self._players = view.turn, view.players
        steps = steps_on(board)
        self._places = sorted({start for start, _ in steps})
        self._steps = [(self._places.index(start), self._places.index(goal)) for start, goal in steps]
        self._board = [board[place] for place in self._places]
        self._rest = [pile for place, pile in enumerate(board) if place not in self._places]
        self._known: dict[tuple[int, ...], list[list[float]]] = {}
        self._pace = max(1, SLICE_OF_END // len(kept))

    def best(self) -> Generator[None, None, Step]:
        """The best step. Yields after each slice of work."""
        found = []
        for step in self._steps:
            board = self._board.copy()
            lay(board, step)
            found.append(self._mine((yield from self._solve(board, (self._me + 1) % self._players))))
        start, goal = self._steps[found.index(max(found))]
        return self._places[start], self._places[goal]

    def _mine(self, outcomes: Sequence[Sequence[float]]) -> float:
        me = self._me
        return sum([weight * outcome[me] for weight, outcome in zip(self._weights, outcomes)])

    def _solve(self, board: Board, turn: Seat) -> Generator[None, None, list[list[float]]]:
        """What the position is worth to each seat, for each deal."""
        key = tuple(board)
        known = self._known.get(key)
        if known is not None:
            return known
        options = []
        for start, goal in self._steps:
            if board[start] and board[goal]:
                after = board.copy()
                lay(after, (start, goal))
                options.append((yield from self._solve(after, (turn + 1) % self._players)))
        if not options:
            whole = self._rest + board
            result = [values(whole, deal.owners, self._players) for deal in self._deals]
        elif turn == self._me:
            result = max(options, key=self._mine)
        else:
            result = [max(ends, key=lambda end: end[turn]) for ends in zip(*options)]
        self._known[key] = result
        if len(self._known) % self._pace == 0:
            yield
        return result


def liked(temper: Temper, view: View, memory: Memory, board: Board, hand: Hand) -> Callable[[Step], float]:
    """How much somebody likes each step."""
    high = max(pile >> HEIGHT & 31 for pile in board)
    most = max(1, *map(worth, board))
    mine = [(start, goal) for seat, start, goal in memory.moves if seat == view.seat]
    last = memory.moves[-1][2] if memory.moves else -1

    def likes(step: Step) -> float:
        start, goal = board[step[0]], board[step[1]]
        lifted, covered = start >> HEIGHT & 31, goal >> HEIGHT & 31
        own = CREATURE[start >> TOP] in hand
        return liking(
            temper,
            Deed(
                lifted / high,
                worth(goal) / most,
                lifted == covered == 1,
                own,
                not own,
                CREATURE[goal >> TOP] in hand,
                bool(mine) and step[0] == mine[-1][1],
                last not in step,
            ),
        )

    return likes


class Worlds:
    """The worlds that may be the true one, as one seat can tell, for a tree to be grown by."""

    def __init__(self, view: View, memory: Memory, rng: random.Random, sharp: bool) -> None:
        piles = known_piles(view, memory)
        self.known = piles is not None
        self.boards = [[numbered(pile) for pile in piles]] if piles else list(_filled(view, memory, rng))
        self.steps = steps_on(self.boards[0])  # shuffled in the end
        self.dealt = deals(view)
        self.weights = [1.0] * len(self.dealt)
        self._view, self._memory, self._rng = view, memory, rng
        self._sharp = sharp
        self._sums: list[float] = []
        self._orders: list[list[Step]] = []

    def weighed(self) -> Generator[int, bool, bool]:
        """Who may protect what, and orders to play on in; is there time left then?"""
        yield 0
        if self._sharp:
            self.weights = yield from weigh(self._view, self._memory, self.dealt)
        self._sums = list(accumulate(self.weights))
        going = True
        for _ in range(ORDERS):
            self._rng.shuffle(self.steps)
            self._orders.append(self.steps.copy())
            if len(self._orders) % SLICE == 0:
                going = yield 0
        return going

    def grow(self, tree: Tree[Step]) -> None:
        """By a slice."""
        world, rng = Judged if self._sharp else Imagined, self._rng
        for deal in rng.choices(self.dealt, cum_weights=self._sums, k=SLICE):
            tree.grow(world(rng.choice(self.boards).copy(), self._view.turn, deal, rng.choice(self._orders)))


class Beginner(Bot[View, Move, Memory]):
    """Sees what a step brings at once. Who has just begun thinks of itself alone, and forgets what it covers."""

    playouts = 1
    seconds = 0.01

    def __init__(self, others: float, remembers: bool, care: float, temper: Temper | None = None) -> None:
        self._temper = temper
        self._others = others  # a point of another, taken, beside one's own, won
        self._remembers = remembers  # what is covered
        self._care = care  # how far it is out, in points, when it reckons what a step brings

    def think(self, view: View, memory: Memory, rng: random.Random) -> Generator[int, bool, Move]:
        yield 1
        piles = known_piles(view, memory) if self._remembers else None
        board = [numbered(pile) for pile in piles] if piles else self._seen(view)
        steps = steps_on(board)
        hand = _held(view.owners, view.turn)
        rated = sober(list(zip(gains(board, steps, hand, self._others), steps)), SILLY)
        likes = None if self._temper is None else liked(self._temper, view, memory, board, hand)
        reckoned = [gain + rng.gauss(0, self._care) + (POINTS * likes(step) if likes else 0.0) for gain, step in rated]
        return Move(*rated[reckoned.index(max(reckoned))][1])

    @staticmethod
    def _seen(view: View) -> Board:
        """What lies on top, and how high it is."""
        return [
            COUNTED[top] + (height - 1 << HEIGHT) + (top << TOP) if height else 0
            for top, height in zip(view.tops, view.heights)
        ]


class Notes:
    """A tree that grew in earlier thoughts, and how all had moved by then."""

    def __init__(self) -> None:
        self._known = Memory()
        self._tree: Tree[Step] | None = None

    def tree(self, memory: Memory, seed: Tree[Step]) -> Tree[Step]:
        """It, from where all have moved by now; the seed where nobody looked there before."""
        moved, whole = len(self._known.moves), len(memory.tiles) == TILES
        same = whole and memory.tiles == self._known.tiles and memory.moves[:moved] == self._known.moves
        tree = self._tree if same else None
        if tree is None or not all(tree.follow((start, goal)) for _, start, goal in memory.moves[moved:]):
            if self._tree is not None:
                seed.inherit(self._tree)
            tree = seed
        self._known, self._tree = memory, tree  # one that is of no use later goes a little at a time, too
        return tree


class Thinker(Bot[View, Move, Memory]):
    """Plays the match on, again and again, over what it cannot know."""

    def __init__(
        self,
        seconds: float,
        playouts: int,
        width: float,
        sharp: bool,
        temper: Temper | None = None,
        far: bool = False,
    ) -> None:
        self._temper = temper
        self.seconds = seconds
        self.playouts = playouts
        self._width = width  # of the tree: a wide one is hardly deeper than the next move
        # Reads the others' moves for what they protect, foresees what positions come to, and counts the end out.
        self._sharp = sharp
        self.keeps = far  # who wants a weaker one does not want it to think on while they choose

    def think(self, view: View, memory: Memory, rng: random.Random) -> Generator[int, bool, Move]:
        return self._thought(view, memory, rng, self._seed())

    def notes(self) -> Notes:
        return Notes()

    def think_on(self, notes: object, view: View, memory: Memory, rng: random.Random) -> Generator[int, bool, Move]:
        assert isinstance(notes, Notes)
        return self._thought(view, memory, rng, notes.tree(memory, self._seed()))

    def ponder(self, notes: object, view: View, memory: Memory, rng: random.Random) -> Generator[int, bool, None]:
        """From the position in which somebody else is asked: what grows behind their move is the beginning of ours."""
        assert isinstance(notes, Notes)
        worlds = Worlds(view, memory, rng, self._sharp)
        tree = notes.tree(memory, self._seed())
        going = yield from worlds.weighed()
        while going and worlds.known and len(worlds.steps) > 1:
            worlds.grow(tree)
            tree.shed(SHED)
            going = yield SLICE

    def _seed(self) -> Tree[Step]:
        return Tree(SURE if self._sharp else DOUBTING, self._width)

    def _thought(self, view: View, memory: Memory, rng: random.Random, tree: Tree[Step]) -> Generator[int, bool, Move]:
        worlds = Worlds(view, memory, rng, self._sharp)
        steps, board = worlds.steps, worlds.boards[0]
        if len(steps) == 1:
            return Move(*steps[0])
        hand = _held(view.owners, view.turn)
        going = yield from worlds.weighed()
        counting = None
        if self._sharp and worlds.known and len(steps) <= LAST:
            counting = Ending(view, board, worlds.dealt, worlds.weights).best()
        looked, noted = 0, tree.tried(hand)[0]
        while going:
            worlds.grow(tree)
            tree.shed(SHED)
            looked += SLICE
            going = yield SLICE
            if counting and going:
                # Both go on side by side: whatever the time given, one of them has an answer.
                try:
                    next(counting)
                except StopIteration as counted:
                    return Move(*counted.value)
                going = yield SLICE
            elif looked >= MOMENT * self.playouts <= noted and self._settled(tree, hand):
                break
        plain = self._sharp and self._temper is None
        best = tree.best(hand, None if plain else self._rank(view, memory, board, hand))
        if best is None:  # no time at all
            found = gains(board, steps, hand)
            best = steps[found.index(max(found))]
        return Move(*best)

    @staticmethod
    def _settled(tree: Tree[Step], hand: Hand) -> bool:
        """Is one move so much the best that more would hardly change it?"""
        _, most, next_most = tree.tried(hand)
        return next_most < CLEAR * most

    def _rank(self, view: View, memory: Memory, board: Board, hand: Hand) -> Callable[[Step], float]:
        """What a step brings at once, and how much one likes it."""
        steps = steps_on(board)
        found = dict(zip(steps, gains(board, steps, hand)))
        if self._temper is not None:
            likes = liked(self._temper, view, memory, board, hand)
            found = {step: gain + POINTS * likes(step) for step, gain in found.items()}
        return found.__getitem__


def _filled(view: View, memory: Memory, rng: random.Random) -> Iterator[Board]:
    """Boards as they may be, for who does not know what is covered."""
    for _ in range(FILLINGS):
        yield [numbered(pile) for pile in HelpMe().imagine(view, memory, rng).piles]


def bot(level: Level, temper: Temper | None = None) -> Bot[View, Move, Memory]:
    """The bot of a level, perhaps with a temper."""
    if level is Level.EASY:
        return Beginner(others=0.0, remembers=False, care=2.0, temper=temper)
    if level is Level.CASUAL:
        return Beginner(others=OTHERS, remembers=True, care=1.5, temper=temper)
    if level is Level.NORMAL:
        return Thinker(seconds=0.2, playouts=1000, width=NARROW, sharp=False, temper=temper)
    if level is Level.STRONG:
        return Thinker(seconds=0.16, playouts=800, width=NARROW, sharp=True, temper=temper)
    return Thinker(seconds=0.8, playouts=4000, width=BROAD, sharp=True, temper=temper, far=True)
