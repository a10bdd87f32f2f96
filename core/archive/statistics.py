"""What finished matches say of somebody: played, won, scores, streaks, against whom and with how many.

A person is who has that name, in small letters or large; bots are told apart by their character and level. Where the
table wins or loses together, others are partners, and who has a score above none has won: in TerriStories by the common
goal, by their own, or by both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from core import characters
from core.archive.lengths import Length
from core.archive.store import Result
from core.game import LEVELS, EndReason, Game, Level, Seat
from core.log import Seated, Setup

Found = Callable[[str], Game[Any, Any, Any, Any, Any] | None]  # a game by its name, if it is known here
Called = Callable[[Sequence[Seated]], Sequence[Seated]]  # those at a table, as they are called on screen


class Other(NamedTuple):
    """Somebody else at a table: a person, or a bot of a level. The face is a character's, which has that name."""

    name: str
    level: Level | None = None
    face: str = ""

    @property
    def key(self) -> tuple[str, Level | None, str]:
        """Who it is, however the name is spelled; a bot that plays for itself is its character."""
        return ("" if self.face else self.name.casefold(), self.level, self.face)


class Played(NamedTuple):
    """One match, as one person sees it."""

    game: str
    ended: float  # seconds since 1970
    name: str  # as the person was called there
    won: bool
    shared: bool  # with somebody against whom they played
    score: int | None  # None: the match was given up, and nobody counted
    players: int
    others: tuple[Other, ...]
    length: Length | None  # None: nothing is left that tells
    allied: bool = False


class Tally(NamedTuple):
    """How often something was, and how often it was won."""

    played: int = 0
    won: int = 0

    def plus(self, won: bool) -> Tally:
        return Tally(self.played + 1, self.won + won)


class Figures(NamedTuple):
    """All that is told of some matches."""

    all: Tally
    shared: int
    scored: int  # matches that have a score
    average: float  # of the scores
    best: int | None
    streak: int  # matches won in a row, up to the newest
    longest: int
    seconds: float  # of a match, in the mean of those whose length is known
    moves: float
    timed: int  # matches whose length is known


def matches(
    results: Iterable[Result], lengths: Mapping[int, Length], found: Found, called: Called = tuple
) -> dict[str, list[Played]]:
    """By person (in small letters), the matches they have finished, the oldest first; none of unknown games."""
    people: dict[str, list[Played]] = {}
    for result in sorted(results, key=lambda one: one.ended):
        setup = result.setup
        game = found(setup.game)
        if game is None or not _whole(setup, result.outcome.scores):
            continue
        seats, winners = called(setup.seats), result.outcome.winners
        mine: dict[str, Seat] = {}  # who sits at two seats has played once, and as well as the better one
        for seat, who in sorted(enumerate(seats), key=lambda seated: seated[0] not in winners):
            if who.level is None and who.name.strip():
                mine.setdefault(who.name.strip().casefold(), seat)
        for person, seat in mine.items():
            people.setdefault(person, []).append(_seen(result, seats, seat, game, lengths.get(result.match)))
    return people


def _whole(setup: Setup, scores: Sequence[int]) -> bool:
    """Does it say of everybody what it should?"""
    return len(setup.seats) == setup.players == len(scores)


def _seen(
    result: Result, seats: Sequence[Seated], seat: Seat, game: Game[Any, Any, Any, Any, Any], length: Length | None
) -> Played:
    setup, outcome = result.setup, result.outcome
    own = next((side for side in game.sides(setup.players) if seat in side), (seat,))
    rivals = [other for other in range(setup.players) if other not in own]
    others = [other for other in range(setup.players) if other != seat] if game.allied else rivals
    won = seat in outcome.winners
    return Played(
        game=setup.game,
        ended=result.ended,
        name=seats[seat].name.strip(),
        won=won,
        shared=won and game.shared(outcome),
        score=None if outcome.reason == EndReason.RESIGNED else outcome.scores[seat],
        players=setup.players,
        others=tuple(_other(seats[other]) for other in others),
        length=length,
        allied=game.allied,
    )


def _other(seated: Seated) -> Other:
    own = characters.own(seated)
    return Other(seated.name.strip(), seated.level, own.id if own is not None else "")


def reckon(played: Sequence[Played]) -> Figures:
    """In the order in which they were played."""
    scores = [one.score for one in played if one.score is not None]
    known = [one.length for one in played if one.length is not None]
    streak = longest = 0
    for one in played:
        streak = streak + 1 if one.won else 0
        longest = max(longest, streak)
    return Figures(
        all=Tally(len(played), sum(one.won for one in played)),
        shared=sum(one.shared for one in played),
        scored=len(scores),
        average=sum(scores) / len(scores) if scores else 0.0,
        best=max(scores, default=None),
        streak=streak,
        longest=longest,
        seconds=sum(length.seconds for length in known) / len(known) if known else 0.0,
        moves=sum(length.moves for length in known) / len(known) if known else 0.0,
        timed=len(known),
    )


def by_game(played: Iterable[Played]) -> dict[str, Tally]:
    """The games in the order in which they were first played."""
    found: dict[str, Tally] = {}
    for one in played:
        found[one.game] = found.get(one.game, Tally()).plus(one.won)
    return found


def by_players(played: Iterable[Played]) -> dict[int, Tally]:
    """With how many at the table, the fewest first."""
    found: dict[int, Tally] = {}
    for one in played:
        found[one.players] = found.get(one.players, Tally()).plus(one.won)
    return dict(sorted(found.items()))


def by_level(played: Iterable[Played]) -> dict[Level, Tally]:
    """Of the matches with bots, by the strongest that was there."""
    found: dict[Level, Tally] = {}
    for one in played:
        levels = [LEVELS.index(other.level) for other in one.others if other.level in LEVELS]
        if levels:
            level = LEVELS[max(levels)]
            found[level] = found.get(level, Tally()).plus(one.won)
    return {level: found[level] for level in LEVELS if level in found}


def by_other(played: Iterable[Played]) -> list[tuple[Other, Tally]]:
    """Against whom, or with whom: those met most often first."""
    tallies: dict[tuple[str, Level | None, str], Tally] = {}
    newest: dict[tuple[str, Level | None, str], Other] = {}
    for one in played:
        for key, other in {other.key: other for other in one.others}.items():  # two of one kind are met once
            tallies[key] = tallies.get(key, Tally()).plus(one.won)
            newest[key] = other
    order = sorted(tallies, key=lambda key: -tallies[key].played)
    return [(newest[key], tallies[key]) for key in order]
