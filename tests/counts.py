"""How many ways there are to go on from named positions: tests/golden/<game>.counts.

A line is `name | deal | moves so far | ways for 1, 2, 3, … moves`. Beside the deal stand the number of players and the
options where they are not the usual ones, as `players=3 mountain_tiles=on`; moves are parted by commas.

`python -m tests.counts [GAME …]` looks for the positions that a game wants (see WANTED) anew and writes its file;
`make golden` does the same. A game that wants none keeps the positions it has.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from core.chance import Chance
from core.games.sapiens.content import ABANDONED
from core.games.sapiens.position import HELD, Ask, Pass, Recall
from core.match import Match
from tests.contract.games import ALL, AnyGame, AnyMatch

FOLDER = Path(__file__).parent / "golden"


class Line(NamedTuple):
    """One named position."""

    name: str
    deal: int
    players: int
    options: dict[str, str]
    moves: tuple[str, ...]
    counts: tuple[int, ...]


class Lowest(Chance):
    """Always draws what comes first, so that counts do not depend on luck."""

    def pick(self, bag: str, count: int) -> int:
        return 0

    def order(self, bag: str, count: int) -> tuple[int, ...]:
        return tuple(range(count))

    def roll(self, bag: str, kind: Any, flick: Callable[..., Any], *given: object) -> Any:
        return flick(*given)


# Reading and counting


def games() -> list[AnyGame]:
    """The games that have such a file, or want one."""
    return [game for game in ALL if game.name in WANTED or path(game).exists()]


def path(game: AnyGame) -> Path:
    return FOLDER / f"{game.name}.counts"


def lines(game: AnyGame) -> list[Line]:
    """The positions of a game's file."""
    found = []
    for line in path(game).read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            name, set_up, moves, counts = (part.strip() for part in line.split("|"))
            deal, *words = set_up.split()
            options = dict(word.split("=") for word in words)
            players = int(options.pop("players", game.seats[0]))
            played = tuple(moves.split(", ")) if moves else ()
            found.append(Line(name, int(deal), players, options, played, tuple(map(int, counts.split()))))
    return found


def position(game: AnyGame, line: Line) -> AnyMatch:
    """The match, come so far."""
    match = Match.begin(game, line.players, line.deal, line.options, first=0)
    for move in line.moves:
        match.play(match.asked[0], game.read(move))
    return match


def numbers(game: AnyGame, state: Any, depth: int) -> tuple[int, ...]:
    return tuple(ways(game, state, k) for k in range(1, depth + 1))


def ways(game: AnyGame, state: Any, depth: int) -> int:
    """How many sequences of moves of this length there are (a position where all is over counts as none)."""
    moves = [(seat, move) for seat in game.asked(state) for move in game.moves(state, seat) or ()]
    if depth == 1:
        return len(moves)
    total = 0
    for seat, move in moves:
        after = game.copy(state)
        game.play(after, seat, move, Lowest())
        total += ways(game, after, depth - 1)
    return total


# Finding and writing


class Want(NamedTuple):
    """A position to look for: what it is, and how many first moves it needs."""

    name: str
    fits: Callable[[Any], bool]
    least: int = 6
    players: int = 2
    options: dict[str, str] = {}  # noqa: RUF012  # never changed


def _asks(*asks: Ask) -> Callable[[Any], bool]:
    return lambda state: state.ask in asks and not state.by_token


def _order(state: Any) -> bool:
    return state.ask is Ask.ORDER and not state.played and HELD in state.tokens[state.turn]


def _mountain(state: Any) -> bool:
    return state.ask is Ask.LAY and state.round > 2 and bin(state.mountains).count("1") < 7


def _new_tribe(state: Any) -> bool:
    return state.ask is Ask.LAY and any(code & ABANDONED for code in state.boards[state.turn])


SAPIENS = (
    Want("opening", _asks(Ask.START)),
    Want("in the middle", lambda state: state.ask is Ask.LAY and state.round == 5, least=15),
    Want("the tribe must be abandoned", _asks(Ask.ABANDON), least=8),
    Want("a new tribe", _new_tribe),
    Want("nothing to lay, a token left", _asks(Ask.STUCK), least=2),
    Want("two effects to order, a token to play", _order, least=2),
    Want("a feast", _asks(Ask.FEAST), least=5),
    Want("a ritual", _asks(Ask.RITUAL), least=4),
    Want("a brawl", _asks(Ask.BRAWL), least=10),
    Want("a brawl with all three out", lambda s: s.ask is Ask.BRAWL and _brawl_moves(s), least=20),
    Want("water", _asks(Ask.WATER), least=20),
    Want("fire", _asks(Ask.FIRE), least=6),
    Want("a hunt with steaks", lambda s: s.ask is Ask.HUNT and s.steaks[s.turn] > 1, least=3),
    Want("fire among four", _asks(Ask.FIRE), least=15, players=4),
    Want("mountain tiles", _mountain, least=20, options={"mountain_tiles": "on"}),
)
DULL = (Pass, Recall)  # a search comes further without them
WANTED: dict[str, tuple[Want, ...]] = {"sapiens": SAPIENS}


def _brawl_moves(state: Any) -> bool:
    return all(move.from_place >= 0 for move in _moves(state) if hasattr(move, "from_place"))


def _moves(state: Any) -> Any:
    return _game("sapiens").moves(state, state.turn)


def _game(name: str) -> AnyGame:
    return next(game for game in ALL if game.name == name)


def write(game: AnyGame) -> None:
    """Look for all positions of a game anew and write its file."""
    told = [f"# {game.name}. Name | deal | moves so far | ways to go on for 1, 2, 3, … moves. See tests/counts.py."]
    for want in WANTED[game.name]:
        line = find(game, want)
        words = [f"players={line.players}"] if line.players != game.seats[0] else []
        words += [f"{name}={value}" for name, value in line.options.items()]
        set_up, counts = " ".join([str(line.deal), *words]), " ".join(map(str, line.counts))
        told.append(f"{line.name} | {set_up} | {', '.join(line.moves)} | {counts}")
    path(game).write_text("\n".join([*told, ""]), encoding="utf-8")


def find(game: AnyGame, want: Want) -> Line:
    """The first such position that random matches come to, deal by deal."""
    for deal in range(1, 20_000):
        rng = random.Random(f"{want.name} {deal}")
        match = Match.begin(game, want.players, deal, want.options, first=0)
        while match.asked:
            state = match.state_copy()
            if want.fits(state) and len(match.moves(state.turn) or ()) >= want.least:
                played = tuple(game.text(entry.move) for entry in match.entries[1:])
                counted = _far(game, state)
                return Line(want.name, deal, want.players, want.options, played, counted)
            moves = match.moves(state.turn) or ()
            match.play(state.turn, rng.choice([move for move in moves if not isinstance(move, DULL)] or moves))
    raise LookupError(f"{game.name}: no match comes to {want.name!r}")


def _far(game: AnyGame, state: Any) -> tuple[int, ...]:
    """Counts as deep as is quick."""
    counted: list[int] = []
    while len(counted) < 6 and (not counted or 0 < counted[-1] < 2500):
        counted.append(ways(game, state, len(counted) + 1))
    return tuple(counted)


if __name__ == "__main__":
    for chosen in sys.argv[1:] or WANTED:
        write(_game(chosen))
        print(path(_game(chosen)))
