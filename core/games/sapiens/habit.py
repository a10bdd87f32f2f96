"""The quick player of Sapiens: for whatever is asked, the move that looks best at a glance."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from core.games.sapiens.content import (
    CAMP_SHELTER,
    EMPTY,
    KINDS,
    NEIGHBOURS,
    SCENES,
    STEAKS,
    Scene,
    kind_of,
    valley,
)
from core.games.sapiens.judge import (
    TOKEN,
    Frontier,
    heading,
    larder,
    look,
    steak_food,
)
from core.games.sapiens.placing import cave_spots, lies, mountain_spots
from core.games.sapiens.position import (
    Ask,
    First,
    Gain,
    Hunt,
    Lay,
    Move,
    Pass,
    Play,
    Position,
    Remove,
    Ritual,
    Take,
)
from core.games.sapiens.rivalry import Weighed, brawls, fires, swaps, toll_cost, tolls
from core.games.sapiens.turn import (
    brawls_left,
    can_begin,
    held,
    rituals,
)

ALIKE = 0.8  # less for a tile of a kind one has
KINSHIP, SPACE, ROOMY = 0.4, 0.25, 0.8  # beginning a tribe: for each tile that goes on with the scene; for food around
OPENS = 1.0  # what a token must add to the placement to be played before it
CLAIM = 0.6  # what a ritual loses that takes the token of a cave within reach
ENOUGH = 0.3  # a token is played when it brings at least that
MANY_TOKENS = 2  # held: then whatever it brings


def layings(state: Position) -> Weighed:
    """What is worth laying, for the main placement or a feast: the worth of each way."""
    seat = state.turn
    feast = state.ask is Ask.FEAST
    frontier = look(state, seat, state.plain, feast)
    wf = frontier.prospect.wf
    found: Weighed = []
    for slot, tile in enumerate(state.reserves[seat]):
        if tile != EMPTY:
            cost = toll_cost(state, seat, tile, wf)
            found += [(worth - cost, move) for worth, move in frontier.lays(slot, tile)]
    if state.mountains:
        found += _mountain_layings(state, frontier)
    return found


def laying(state: Position) -> Weighed:
    """The best of `layings` of each tile, which is found without the others."""
    seat = state.turn
    frontier = look(state, seat, state.plain, state.ask is Ask.FEAST)
    found: Weighed = []
    for slot, tile in enumerate(state.reserves[seat]):
        if tile != EMPTY:
            count, worth, first, second = frontier.ways(tile)
            if count:
                cost = toll_cost(state, seat, tile, frontier.prospect.wf)
                found.append((worth - cost, Lay(slot, first, second)))
    if state.mountains:
        found += _mountain_layings(state, frontier)
    return found


def _mountain_layings(state: Position, frontier: Frontier) -> Weighed:
    seat = state.turn
    slots = [(frontier.use(tile), slot) for slot, tile in enumerate(state.reserves[seat]) if tile != EMPTY]
    if not slots:
        return []
    lost, slot = min(slots)
    found: Weighed = []
    number, board, tokens = state.valleys[seat], state.boards[seat], state.tokens[seat]
    for first, second, fits in mountain_spots(number, board, tokens, state.plain):
        fits &= state.mountains
        if fits:
            spoilt = 0.0
            if second in tokens:
                spoilt = 2.0
            worths = frontier.on(first)
            for scene in range(SCENES):
                if fits >> scene & 1:
                    found.append((worths[scene] - spoilt - 0.3 * lost, Lay(slot, first, second, scene)))
    return found


def beginnings(state: Position) -> Weighed:
    """Ways to begin a tribe, at the start or by abandoning one."""
    seat = state.turn
    matching = state.ask is Ask.START and can_begin(state, True)
    number, board, tokens = state.valleys[seat], state.boards[seat], state.tokens[seat]
    there = valley(number)
    where = cave_spots(number, board, tokens, state.plain, matching)
    prospect = heading(state, seat)
    have = [0.0] * SCENES
    for tiles, sure in ((state.reserves[seat], 1.0), (state.common, 0.4)):
        for tile in tiles:
            if tile != EMPTY:
                for scene in KINDS[kind_of(tile)]:
                    have[scene] += sure
    found: Weighed = []
    for slot, tile in enumerate(state.reserves[seat]):
        if tile == EMPTY:
            continue
        one, two = KINDS[kind_of(tile)]
        cost = toll_cost(state, seat, tile, prospect.wf)
        for first, second in lies(kind_of(tile), where):
            cave, square, scene = (first, second, two) if there.worth[first][0] else (second, first, one)
            high, low = there.worth[cave]
            worth = prospect.ws * (high if matching else low) - (0.0 if matching or cave not in tokens else 0.5)
            worth += (TOKEN if matching else 0.0) - cost + min(have[scene] - 1, 2.5) * KINSHIP
            worth += SPACE * sum(
                prospect.wf * there.food[beside] + ROOMY
                for near in NEIGHBOURS[square]
                if not board[near]
                for beside in NEIGHBOURS[near]
                if beside != square and not board[beside] and there.worth[beside][0] == 0 and there.ground[beside] < 2
            )
            found.append((worth, Lay(slot, first, second)))
    if state.ask is Ask.ABANDON and state.mountains:
        found += _mountain_layings(state, look(state, seat, state.plain))
    return found


def plays(state: Position) -> Weighed:
    """Mountain tokens that may be played now, and what each brings."""
    seat = state.turn
    prospect = heading(state, seat)
    wf, ws, left = prospect.wf, prospect.ws, prospect.left
    found: Weighed = []
    scenes = held(state, seat)
    for scene in scenes:
        worth = 0.0
        if scene == Scene.CAMP:
            worth = CAMP_SHELTER * ws
        elif scene == Scene.HUNT:
            steaks = state.steaks[seat]
            worth = wf * (larder(steaks + 1, left) - larder(steaks, left))
        elif scene == Scene.FIRE:
            worth = max((value for value, _ in fires(state)), default=0.0)
        elif scene == Scene.RITUAL:
            worth = 0.8 if any(other != Scene.RITUAL for other in rituals(state, seat)) and left else 0.0
        elif scene == Scene.BRAWL:
            worth = 0.6 if left and brawls_left(state, seat) else 0.0
        elif scene == Scene.WATER:
            worth = max((value for value, _ in swaps(state)), default=0.0)
        elif scene == Scene.FEAST:
            asked, state.ask = state.ask, Ask.FEAST
            worth = max((value for value, _ in laying(state)), default=0.0) - 0.2
            state.ask = asked
        elif scene == Scene.GATHERING:
            worth = 0.0 if state.placed else opened(state)
        found.append((worth, Play(scene)))
    return found


def opened(state: Position) -> float:
    """What gathering on plain would bring the placement to come."""
    seat = state.turn
    if not any(tile != EMPTY and Scene.GATHERING in KINDS[kind_of(tile)] for tile in state.reserves[seat]):
        return 0.0
    most = []
    for plain in (False, True):
        frontier = look(state, seat, plain)
        ways = [frontier.ways(tile) for tile in state.reserves[seat] if tile != EMPTY]
        most.append(max([worth for count, worth, _, _ in ways if count], default=-2.0))
    return most[1] - most[0]


def rescue(state: Position) -> Move | None:
    """Before the placement: a token that opens a better one, or saves the tribe from being abandoned."""
    if state.played or not state.round:
        return None
    scenes = held(state, state.turn)
    if Scene.GATHERING in scenes and opened(state) > OPENS:
        return Play(Scene.GATHERING)
    if state.ask is Ask.LAY or Scene.WATER not in scenes:
        return None
    return Play(Scene.WATER) if max((worth for worth, _ in swaps(state)), default=0.0) > OPENS else None


def token(state: Position, enough: float) -> Move | None:
    """A mountain token worth playing now."""
    seat = state.turn
    if state.played or state.took or not state.round:
        return None
    scenes = held(state, seat)
    if not scenes:
        return None
    worth, move = max(plays(state), key=_first)
    spare = len(scenes) >= MANY_TOKENS and worth > 0.0
    return move if worth >= enough or spare else None


def _first(weighed: tuple[float, Move]) -> float:
    return weighed[0]


def best(weighed: Iterable[tuple[float, Move]]) -> Move:
    return max(weighed, key=_first)[1]


# Effects


def ritual_worths(state: Position) -> Weighed:
    seat = state.turn
    prospect = heading(state, seat)
    wf, ws, left = prospect.wf, prospect.ws, prospect.left
    there, board = valley(state.valleys[seat]), state.boards[seat]
    can = left + (not state.played)
    mine = len(held(state, seat))
    steaks = state.steaks[seat]
    worths = (
        1.4 if can else 0.0,
        0.4 if left else 0.0,
        0.9 if left else 0.0,
        0.6 if left else 0.0,
        0.7,
        CAMP_SHELTER * ws,
        wf * (larder(steaks + 1, left) - larder(steaks, left)),
        2.2 * ws + 0.4,
    )
    found: Weighed = []
    for scene in rituals(state, seat):
        worth = worths[scene] if mine < can else 0.0
        where = state.tokens[seat][scene]
        if where >= 0 and there.worth[where][0] and not board[where]:
            front = there.before[where]
            if not board[front]:  # it can still be reached for the higher value
                worth -= CLAIM if left > 1 else 0.1
        found.append((worth, Ritual(scene)))
    return found


def orders(state: Position) -> Weighed:
    """First what opens something for the other: a swap before a feast, a token before it is covered."""
    rank = (3, 0, 4, 2, 1, 0, 0, 0)
    return [(-rank[scene], First(scene)) for scene in state.queue]


def hunts(state: Position) -> Weighed:
    """Convert now and begin anew, or wait for another hunt that may never come."""
    seat = state.turn
    prospect = heading(state, seat)
    more = sum(state.steaks) < STEAKS
    steaks = state.steaks[seat] + more
    found: Weighed = [(prospect.wf * (steak_food(steaks) + larder(1, prospect.left)), Hunt(True))]
    if more:
        found.append((prospect.wf * larder(steaks + 1, prospect.left), Hunt(False)))
    return found


# The reserves


def takes(state: Position) -> Weighed:
    """What each tile of the common reserve is good for."""
    seat = state.turn
    frontier = look(state, seat)
    wf = frontier.prospect.wf
    mine = {KINDS[kind_of(tile)] for tile in state.reserves[seat] if tile != EMPTY}
    return [
        (
            frontier.use(tile) - toll_cost(state, seat, tile, wf) - (ALIKE if KINDS[kind_of(tile)] in mine else 0.0),
            Take(slot),
        )
        for slot, tile in enumerate(state.common)
        if tile != EMPTY
    ]


def removes(state: Position) -> Weighed:
    """What serves the rival, and oneself less (SAP-61)."""
    seat = state.turn
    mine, theirs = look(state, seat), look(state, 1 - seat)
    return [
        (theirs.use(tile) - 0.4 * mine.use(tile), Remove(slot))
        for slot, tile in enumerate(state.common)
        if tile != EMPTY
    ]


def weigh(state: Position) -> Weighed:
    """Moves worth thinking about, each with what it is worth; what is not in the list is worse than doing nothing."""
    return _WEIGHED[state.ask](state)  # type: ignore[index]


def _pass_or(found: Callable[[Position], Weighed]) -> Callable[[Position], Weighed]:
    return lambda state: [*found(state), (0.0, Pass())]


def _gains(state: Position) -> Weighed:
    return [(1.0, Gain())]


def _nothing(state: Position) -> Weighed:
    return []


_WEIGHED: dict[Ask, Callable[[Position], Weighed]] = {
    Ask.START: beginnings,
    Ask.LAY: layings,
    Ask.ABANDON: beginnings,
    Ask.STUCK: _pass_or(_nothing),
    Ask.TOLL: tolls,
    Ask.ORDER: orders,
    Ask.FEAST: _pass_or(layings),
    Ask.GATHERING: _gains,
    Ask.RITUAL: _pass_or(ritual_worths),
    Ask.BRAWL: _pass_or(brawls),
    Ask.WATER: _pass_or(swaps),
    Ask.CAMP: _gains,
    Ask.HUNT: hunts,
    Ask.FIRE: _pass_or(fires),
    Ask.REFILL: takes,
    Ask.REMOVE: removes,
    Ask.LAST: _pass_or(_nothing),
}


# The same where it is found sooner.
_QUICK: dict[Ask | None, Callable[[Position], Weighed]] = {Ask.LAY: laying, Ask.FEAST: _pass_or(laying)}


def early(state: Position, enough: float) -> Move | None:
    """A mountain token worth playing first."""
    ask = state.ask
    if ask is Ask.LAY or ask is Ask.ABANDON:
        return rescue(state)
    if ask is Ask.STUCK:
        return token(state, -9.0)
    return token(state, enough) if ask is Ask.REFILL or ask is Ask.LAST else None


def quick(state: Position) -> Move:
    """The move that looks best at a glance."""
    return early(state, ENOUGH) or best(_QUICK.get(state.ask, weigh)(state))
