"""What a position of Sapiens is worth to each seat: what its scores let expect, and what is said of its board, reserve
and tokens, weighed.

The experts' numbers were learnt from matches that bots played against themselves (`make learn`): judged.json has them,
for a seat that is to move apart from one that waits, and for its last turn, the end and the beginning apart.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from operator import mul

from core.game import Seat
from core.games.sapiens.content import BEAR, EMPTY, KINDS, SCENES, VALLEY_SQUARES, Scene, kind_of, owners_on
from core.games.sapiens.judge import SCENES_IN, Foreseen, Frontier, Lie, Prospect, heading, look
from core.games.sapiens.position import HELD, USED, Position
from core.games.sapiens.rivalry import bear_gains

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
    prospect, frontier = heading(state, seat), look(state, seat)
    if not isinstance(state, Foreseen):
        unsettled = sum(map(mul, FITTED, traits(state, seat, frontier, prospect))) if prospect.left else 0.0
    else:
        told = said(state, seat, frontier, prospect)
        unsettled = sum(map(mul, weights(min(prospect.left, FAR), seat == state.turn), told))
    return prospect.value + unsettled


FAR = 8  # turns left: then it is as it was at the beginning
PARTS = ("last", "late", "early")


def parts(left: int) -> tuple[float, float, float]:
    """How much of the last turn, of the end and of the beginning there is in it."""
    if not left:
        return 1.0, 0.0, 0.0
    early = min(left - 1, FAR - 1) / (FAR - 1)
    return 0.0, 1 - early, early


# What was learnt: for who moves and who waits, and each part of a match.
LEARNT: dict[str, list[float]] = json.loads(files(__package__).joinpath("judged.json").read_text("utf-8"))


@cache
def weights(left: int, moves: bool) -> tuple[float, ...]:
    """What each thing that is said weighs with so many turns left."""
    role = "moves" if moves else "waits"
    lists = [LEARNT[f"{role} {part}"] for part in PARTS]
    shares = parts(left)
    return tuple(sum(map(mul, shares, column)) for column in zip(*lists, strict=True))


def lie(state: Position, seat: Seat, frontier: Frontier) -> Lie:
    """What a board alone tells: food beside the tribe, free squares, caves that can be reached, those with their token,
    how likely tiles at hand do so; bears, what one more would gain, and for each scene how many squares wait for it."""
    found = frontier.lie
    if found is None:
        board, food, ends = state.boards[seat], frontier.food, [0] * SCENES
        squares = {square for spot in frontier.where for square in spot[:2]}
        for square in squares:
            mask, touched = frontier.mask(square)
            if touched:
                for scene in SCENES_IN[mask]:
                    ends[scene] += 1
        found = frontier.lie = (
            sum([food[square] for square in squares]),
            sum([not board[square] for square in VALLEY_SQUARES]),
            *frontier.caves_open(),
            board.count(BEAR),
            max([gain for _, gain in bear_gains(state.valleys[seat], board)], default=0),
            ends,
        )
    return found


def traits(state: Position, seat: Seat, frontier: Frontier, prospect: Prospect) -> tuple[float, ...]:
    """What there is to be said of a seat's board, reserve and tokens."""
    wf, ws, left = prospect.wf, prospect.ws, prospect.left
    soon, later = min(left, 3) / 3, min(left, 4) / 4
    uses, ways = [], 0
    for tile in state.reserves[seat]:
        if tile != EMPTY:
            count, most, _, _ = frontier.ways(tile)
            if count:
                ways += count
                uses.append(most)
    uses.sort(reverse=True)
    near, free, caves, laden_caves, way_in, _, _, _ = lie(state, seat, frontier)
    beside = soon * near
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
        free * left,
        way_in * soon * ws,
        caves * later * ws,
        laden_caves * later * ws,
        *tokens,
    )


def said(state: Position, seat: Seat, frontier: Frontier, prospect: Prospect) -> tuple[float, ...]:
    """All that is said of it for what was learnt."""
    wf, ws, left = prospect.wf, prospect.ws, prospect.left
    soon = min(left, 3) / 3
    tokens, steaks = state.tokens[seat], state.steaks[seat]
    tiles = [tile for tile in state.reserves[seat] if tile != EMPTY]
    useless = sum([not frontier.ways(tile)[0] for tile in tiles])
    have = [0.0] * SCENES
    for tile in tiles:
        for scene in KINDS[kind_of(tile)]:
            have[scene] += soon
    *_, bears, gain, ends = lie(state, seat, frontier)
    return (
        *traits(state, seat, frontier, prospect),
        *(prospect.food / 10, prospect.shelter / 10, abs(prospect.food - prospect.shelter) / 10, wf, wf * ws * left),
        float(useless == len(tiles)),
        useless * soon,
        float(sum([where >= 0 for where in tokens])),
        float(tokens.count(USED)),
        wf * sum([len(owners_on(tile)) for tile in tiles if tile >= 32]),
        soon * bears,
        soon * gain,
        steaks * wf,
        steaks * wf * soon,
        soon * len({kind_of(tile) for tile in tiles}),
        soon * sum([count > 0 for count in have]),
        *have,
        have[Scene.CAMP] * ws,
        have[Scene.HUNT] * wf,
        have[Scene.FIRE] * ws,
        have[Scene.HUNT] * wf * steaks,
        *[soon * count for count in ends],
        soon * ends[Scene.CAMP] * have[Scene.CAMP] * ws,
        soon * ends[Scene.HUNT] * have[Scene.HUNT] * wf,
        soon * ends[Scene.FIRE] * have[Scene.FIRE] * ws,
    )
