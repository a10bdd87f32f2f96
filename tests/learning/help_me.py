"""Learns judged.json of Help Me!: hard bots play against each other with few playouts, now and then anything at all, so
that odd positions are seen too; then the final leads are laid upon what core/games/help_me/judge.py says of positions.

A match is laid down from all that everybody sees at its end. The bots themselves get no more than their seat sees.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import partial

from core.bots.drive import Budget, Thought
from core.command.spread import Workers
from core.game import Level
from core.games import find
from core.games.help_me.board import CREATURE, Board, numbered
from core.games.help_me.judge import AROUND, KINDS, codes, parts, said
from core.log import Seated
from core.match import Match
from tests.learning import ROOT
from tests.learning.ridge import Ridge, Row

FILE = ROOT / "core" / "games" / "help_me" / "judged.json"
MATCHES, PLAYOUTS = 1500, 100  # for each number of players, and for each move
FIRST = 10_000_000  # deals that no measurement plays
WHIMS = (0.0, 0.1, 0.25)  # how often a move is any, match by match
PULL = 5.0
TABLE = KINDS * len(AROUND)  # numbers of one role in one part of a match
SIZE = 4 * TABLE + 2
STEEP = 1.81  # deviations of a logistic curve in its unit

Kept = tuple[list[tuple[Board, int]], tuple[int, ...], tuple[int, ...]]  # boards and turns, owners by tile, scores


def play(players: int, playouts: int, n: int) -> Kept:
    """One match, as it is learnt from."""
    game = find("help_me")
    match = Match.begin(game, [Seated(level=Level.HARD)] * players, FIRST + n)
    rng, bot = random.Random(n), game.bot(Level.HARD)
    whim = rng.choice(WHIMS)
    seen = []
    while match.outcome is None:
        seat, state = match.asked[0], match.state_copy()
        seen.append(([numbered(pile) for pile in state.piles], seat))
        if rng.random() < whim:
            move = match.sample(seat, rng)
        else:
            thought = Thought(bot, bot.think(match.view(seat), match.memory(seat), rng), Budget(playouts=playouts))
            thought.work()
            move = thought.move
        match.play(seat, move)
    owners = match.state_copy().owners
    return seen, tuple(owners[creature] for creature in CREATURE), match.outcome.scores


def cases(kept: Kept) -> Iterator[tuple[int, Row, float]]:
    """Of each position: how many piles lie there, what is said of it, and by how much who moves will lead beyond what
    is settled."""
    seen, owners, scores = kept
    players = len(scores)
    for board, turn in seen:
        lie = sum(map(bool, board))
        early, late = parts(lie)
        row: Row = {4 * TABLE: early, 4 * TABLE + 1: late}
        wanted = 0.0
        for seat, around, worth, *most in said(board, owners):
            sign = 1.0 if seat == turn else -1.0 / (players - 1)
            if not around:
                wanted -= sign * worth
                continue
            begin = (2 * TABLE if seat == turn else 0) + codes(players, seat)[around]
            for kind, value in enumerate((1, worth, *most)):
                if value:
                    at = begin + kind * len(AROUND)
                    row[at] = row.get(at, 0.0) + sign * early * value
                    row[at + TABLE] = row.get(at + TABLE, 0.0) + sign * late * value
        wanted += scores[turn] - (sum(scores) - scores[turn]) / (players - 1)
        yield lie, row, wanted


def learnt(workers: Workers, players: int, matches: int, playouts: int) -> dict[str, list[float]]:
    """The numbers for so many players."""
    ridge, off = Ridge(SIZE), Ridge(2)
    known = []
    for n, kept in enumerate(workers.map(partial(play, players, playouts), range(matches), 4)):
        for case in cases(kept):
            if n % 5:
                ridge.add(case[1], case[2])
            else:
                known.append(case)
    found = ridge.solve(PULL)
    missed = whole = 0.0
    for lie, row, wanted in known:  # these were not learnt from
        error = wanted - sum(found[at] * value for at, value in row.items())
        missed += error * error
        whole += wanted * wanted
        off.add(dict(enumerate(parts(lie))), abs(error))
    print(
        f"help_me      {players} players  {ridge.rows} positions  {1 - missed / max(whole, 1.0):.1%} foreseen",
        flush=True,
    )
    spread = [error * 1.25 / STEEP for error in off.solve(PULL)]
    told = {}
    for n, name in enumerate(("early wait", "late wait", "early move", "late move")):
        told[name] = [round(value, 3) for value in found[n * TABLE : (n + 1) * TABLE]]
    for n, name in enumerate(("early rest", "late rest")):
        told[name] = [round(found[4 * TABLE + n], 3), round(spread[n], 3)]
    return told


def written(told: dict[str, dict[str, list[float]]]) -> str:
    """As a file that can be read: a line for each list."""
    lines = []
    for players, lists in told.items():
        names = [f'  "{name}": {json.dumps(values)}' for name, values in lists.items()]
        lines.append(f'"{players}": {{\n' + ",\n".join(names) + "\n}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def learn(workers: Workers, matches: int = MATCHES, playouts: int = PLAYOUTS) -> str:
    """All of judged.json."""
    return written({str(players): learnt(workers, players, matches, playouts) for players in find("help_me").seats})
