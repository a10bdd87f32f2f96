"""Monte Carlo tree search for games with hidden parts, over worlds that a game's bot imagines.

Each iteration plays through one imagined world. The tree is grown along what everybody sees; at each of its places a
seat's moves are judged apart for each thing the seat alone may know (information-set search with one tree of
statistics for each player), so no seat profits from what it cannot know, and none is thought to play blindly either.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import log, sqrt
from typing import Generic, Protocol, TypeVar

from msgspec import Struct

from core.game import Seat

A = TypeVar("A", bound=Hashable)
ABOUT = 0.9  # of the most trials: about as often


class World(Protocol[A]):
    """One imagined state, played on by the search and then thrown away. Values lie between 0 and 1, one a seat."""

    turn: Seat

    def knows(self) -> Hashable:
        """What the seat to move knows and others do not. With what all have seen it settles its moves."""

    def moves(self) -> Sequence[A]:
        """Its moves, the most promising first; none at the end."""

    def play(self, move: A) -> None:
        """Make a move."""

    def finish(self) -> Sequence[float]:
        """Play on to the end, cheaply, and value the result for each seat."""


# A tree holds nothing that leads back to itself, and has hundreds of thousands of parts. Whoever looks for garbage is
# to pass it by, or all would stand still meanwhile: that search does not know these, and lets go of tuples of them.


class Branch(Struct, Generic[A], eq=False, gc=False):
    """One move of a seat that knows certain things, and how it went."""

    move: A
    place: Place[A] | None = None  # made when it is first passed: most never are
    visits: int = 0
    total: float = 0.0


class Choice(Struct, Generic[A], eq=False, gc=False):
    """All moves of a seat that knows certain things. They come into play one after the other, as visits grow."""

    seat: Seat
    moves: tuple[A, ...]
    branches: tuple[Branch[A], ...] = ()
    visits: int = 0


class Place(Struct, Generic[A], eq=False, gc=False):
    """What all have seen up to here."""

    choices: dict[Hashable, Choice[A]] = {}
    _next: dict[A, Place[A]] = {}

    def known(self, move: A) -> Place[A] | None:
        """Where a move of anybody leads; None: nobody ever looked there."""
        return self._next.get(move)

    def after(self, branch: Branch[A]) -> Place[A]:
        """Where the branch leads: to the same place, whatever who makes the move knows."""
        place = branch.place
        if place is None:
            place = branch.place = self._next.setdefault(branch.move, Place())
        return place

    def empty(self) -> list[Place[A]]:
        """Let go of all that grew here, but for the places behind it."""
        behind = list(self._next.values())
        self._next.clear()
        self.choices.clear()
        return behind


class Tree(Generic[A]):
    """Grown by one iteration for each world it is given."""

    def __init__(self, curiosity: float, width: float) -> None:
        """Curiosity weighs doubt against success; width says how soon less promising moves are tried."""
        self._curiosity = curiosity
        self._width = width * width
        self._root: Place[A] = Place()
        self._left: list[Place[A]] = []  # where nobody will look any more

    def grow(self, world: World[A]) -> None:
        """One iteration: down the tree, one branch further, to the end of the match, and back."""
        place = self._root
        path: list[tuple[Choice[A], Branch[A]]] = []
        new = False
        while not new:
            knows = world.knows()
            choice = place.choices.get(knows)
            if choice is None:
                choice = place.choices[knows] = Choice(world.turn, tuple(world.moves()))
            branch = self._pick(choice)
            if branch is None:
                break
            new = branch.visits == 0
            path.append((choice, branch))
            world.play(branch.move)
            if not new:
                place = place.after(branch)
        values = world.finish()
        for choice, branch in path:
            choice.visits += 1
            branch.visits += 1
            branch.total += values[choice.seat]

    def _pick(self, choice: Choice[A]) -> Branch[A] | None:
        branches = choice.branches
        tried = len(branches)
        if tried < len(choice.moves) and tried * tried <= self._width * choice.visits:
            branch = Branch(choice.moves[tried])
            choice.branches = (*branches, branch)
            return branch
        if tried <= 1:
            return branches[0] if branches else None
        doubt = self._curiosity * sqrt(log(choice.visits))
        best, most = branches[0], -1.0
        for branch in branches:
            visits = branch.visits
            worth = branch.total / visits + doubt / sqrt(visits)
            if worth > most:
                best, most = branch, worth
        return best

    def follow(self, move: A) -> bool:
        """All have seen this move: what grew behind it is the tree from now on. False: nothing did."""
        place = self._root.known(move)
        if place is not None:
            self._left.append(self._root)
            self._root = place
        return place is not None

    def inherit(self, other: Tree[A]) -> None:
        """Another tree is of no use any more; it is shed with ours."""
        self._left += (*other._left, other._root)

    def shed(self, places: int) -> None:
        """Let go of so many places where nobody will look any more: of thousands at once a frame would tell."""
        while self._left and places > 0:
            self._left += [behind for behind in self._left.pop().empty() if behind is not self._root]
            places -= 1

    def tried(self, knows: Hashable) -> tuple[int, int, int]:
        """How often who knows this was at the root, tried what it tried most, and what it tried most but for that."""
        choice = self._root.choices.get(knows)
        if choice is None:
            return 0, 0, 0
        *_, second, first = 0, 0, *sorted([branch.visits for branch in choice.branches])
        return choice.visits, first, second

    def best(self, knows: Hashable, rank: Callable[[A], float] | None = None) -> A | None:
        """The move tried most often at the root by who knows this; None before the first iteration.

        Of several tried about as often, the one that ranks highest.
        """
        choice = self._root.choices.get(knows)
        if choice is None or not choice.branches:
            return None
        most = max(choice.branches, key=lambda branch: branch.visits)
        if rank is None:
            return most.move
        return max([branch.move for branch in choice.branches if branch.visits >= ABOUT * most.visits], key=rank)
