"""The course of a turn in Sapiens: what a decision leads to, until the next one is asked.

Every function changes the position it is given and adds what happened to the events. A turn is: a mountain token
perhaps, the placement with brawl tokens, food, effects and cave, a mountain token perhaps, the refill.
"""

from __future__ import annotations

from core.chance import Chance
from core.game import Seat
from core.games.sapiens.content import (
    ABANDONED,
    BEAR,
    BRAWLS,
    CAMP_SHELTER,
    COMMON,
    EMPTY,
    NEIGHBOURS,
    RESERVE,
    STEAK_FOOD,
    STEAKS,
    Ground,
    Scene,
    covered,
    has_tile,
    owners_on,
    scene_on,
    scenes_of,
    tokens_on,
    valley,
)
from core.games.sapiens.placing import cave_spots, fits_anywhere, mountain_spots, spots
from core.games.sapiens.position import (
    COMMON_PLACE,
    DISCARDED,
    EFFECTS,
    HELD,
    USED,
    Ask,
    Declined,
    Event,
    Fed,
    Finished,
    Gained,
    How,
    Hunted,
    Laid,
    Lay,
    Position,
    Sheltered,
    State,
    Tolled,
    Turned,
)

Events = list[Event]


def put(row: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The row with one value changed."""
    return (*row[:place], value, *row[place + 1 :])


# What is where


def held(state: Position, seat: Seat) -> tuple[int, ...]:
    """The scenes of the mountain tokens a seat may play."""
    return tuple(scene for scene, where in enumerate(state.tokens[seat]) if where == HELD)


def rituals(state: Position, seat: Seat) -> tuple[int, ...]:
    """The mountain tokens a ritual may take (SAP-34, SAP-40, SAP-55)."""
    tokens = state.tokens[seat]
    there = tuple(scene for scene, where in enumerate(tokens) if where >= 0 and where != state.cave)
    if there:
        return there
    return tuple(
        scene for scene, where in enumerate(tokens) if where == USED and not (scene == Scene.RITUAL and state.by_token)
    )


def tiles_out(state: Position) -> tuple[tuple[int, int, int], ...]:
    """Every tile in a reserve or the common reserve: place, slot, tile."""
    found = [
        (place, slot, tile)
        for place, reserve in enumerate(state.reserves)
        for slot, tile in enumerate(reserve)
        if tile != EMPTY
    ]
    found += [(COMMON_PLACE, slot, tile) for slot, tile in enumerate(state.common) if tile != EMPTY]
    return tuple(found)


def brawls_left(state: Position, seat: Seat) -> int:
    """A seat's brawl tokens that lie on no tile."""
    return BRAWLS - sum(tokens_on(tile, seat) for _, _, tile in tiles_out(state))


def tile_at(state: Position, place: int, slot: int) -> int:
    """The tile of a slot of a place; EMPTY where there is none, or no such slot."""
    if not 0 <= slot < (COMMON if place == COMMON_PLACE else RESERVE):
        return EMPTY
    if place == COMMON_PLACE:
        return state.common[slot]
    return state.reserves[place][slot] if 0 <= place < state.players else EMPTY


def set_tile(state: State, place: int, slot: int, tile: int) -> None:
    if place == COMMON_PLACE:
        state.common = put(state.common, slot, tile)
    else:
        reserve = put(state.reserves[place], slot, tile)
        state.reserves = (*state.reserves[:place], reserve, *state.reserves[place + 1 :])


def set_token(state: State, seat: Seat, scene: int, where: int) -> None:
    tokens = put(state.tokens[seat], scene, where)
    state.tokens = (*state.tokens[:seat], tokens, *state.tokens[seat + 1 :])


def set_square(state: State, seat: Seat, square: int, code: int) -> None:
    board = put(state.boards[seat], square, code)
    state.boards = (*state.boards[:seat], board, *state.boards[seat + 1 :])


def feed(state: State, seat: Seat, food: int) -> None:
    state.food = put(state.food, seat, state.food[seat] + food)


def shelter(state: State, seat: Seat, points: int) -> None:
    state.shelter = put(state.shelter, seat, state.shelter[seat] + points)


def bear_gain(board: tuple[int, ...], square: int) -> int:
    """How many tiles would touch a bear on the square."""
    return sum(has_tile(board[beside]) for beside in NEIGHBOURS[square])


def bear_places(state: Position, victim: Seat) -> tuple[int, ...]:
    """Where a bear may come to on a board (SAP-51, SAP-52)."""
    ground, board = valley(state.valleys[victim]).ground, state.boards[victim]
    return tuple(
        square
        for square, code in enumerate(board)
        if not code and ground[square] <= Ground.CAVE and bear_gain(board, square)
    )


def bears_on(board: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(square for square, code in enumerate(board) if code & BEAR)


# Can it be laid?


def _mine(state: Position) -> tuple[int, tuple[int, ...], tuple[int, ...], bool]:
    seat = state.turn
    return state.valleys[seat], state.boards[seat], state.tokens[seat], state.plain


def can_lay(state: Position) -> bool:
    """Has the seat whose turn it is a tile of its own that can be laid on to its tribe?"""
    return fits_anywhere(state.reserves[state.turn], spots(*_mine(state)))


def can_lay_mountain(state: Position) -> bool:
    """Has it a tile to discard, and a mountain tile that can be laid?"""
    if not state.mountains or all(tile == EMPTY for tile in state.reserves[state.turn]):
        return False
    return any(fits & state.mountains for _, _, fits in mountain_spots(*_mine(state)))


def can_begin(state: Position, matching: bool) -> bool:
    """Can it begin a tribe: at the start on a matching token, later by abandoning?"""
    return fits_anywhere(state.reserves[state.turn], cave_spots(*_mine(state), matching))


# The beginning of a turn


def begin_turn(state: State, events: Events) -> None:
    state.played = state.placed = state.took = state.plain = state.by_token = False
    state.queue, state.toll, state.cave, state.worth = (), (), -1, 0
    if state.round == 0:
        state.ask = Ask.START
    else:
        placement_due(state, events)


def placement_due(state: State, events: Events) -> None:
    """The main placement, or what there is instead (SAP-56, SAP-57, SAP-59)."""
    if can_lay(state):
        state.ask = Ask.LAY
    elif can_begin(state, False):
        state.ask = Ask.ABANDON
    elif can_lay_mountain(state):
        state.ask = Ask.LAY
    elif not state.played and held(state, state.turn):
        state.ask = Ask.STUCK
    else:
        finish(state, events)


def finish(state: State, events: Events) -> None:
    """The player can lay no more: finished, for good."""
    state.finished |= 1 << state.turn
    events.append(Finished(state.turn))
    state.ask = None  # whoever plays on ends the turn


# Laying


def lay(state: State, move: Lay, events: Events) -> None:
    """Lay a tile for what is asked, up to the next question about it."""
    seat = state.turn
    tile = state.reserves[seat][move.slot]
    mountain = move.mountain >= 0
    how = How.FEAST if state.ask is Ask.FEAST else How.MAIN
    if state.ask is Ask.ABANDON and not mountain:
        how = How.ABANDON
        _abandon(state, seat)
    elif state.ask is Ask.START:
        how = How.START if can_begin(state, True) else How.FORCED
    scenes = (move.mountain, Scene.MOUNTAIN) if mountain else scenes_of(tile)
    set_tile(state, seat, move.slot, EMPTY)
    if mountain:
        state.mountains ^= 1 << move.mountain
    set_square(state, seat, move.first, covered(scenes[0], move.first, move.second))
    set_square(state, seat, move.second, covered(scenes[1], move.second, move.first))
    state.how, state.fresh = how, (move.first, move.second)
    events.append(Laid(seat, move.slot, scenes, state.fresh, how))
    owners = () if mountain else tuple(owner for owner in owners_on(tile) if owner != seat)
    state.toll = owners
    if toll_matters(state):
        state.ask = Ask.TOLL
        return
    resolve_tolls(state, events)
    earn(state, events)


def _abandon(state: State, seat: Seat) -> None:
    board = tuple(code | ABANDONED if has_tile(code) else code for code in state.boards[seat])
    state.boards = (*state.boards[:seat], board, *state.boards[seat + 1 :])


def resolve_toll(state: State, owner: Seat, events: Events) -> None:
    """One brawl token on the laid tile (SAP-42, SAP-43)."""
    seat = state.turn
    at = state.toll.index(owner)
    state.toll = (*state.toll[:at], *state.toll[at + 1 :])
    paid = 1 if state.food[seat] else 0
    if paid:
        feed(state, seat, -1)
        feed(state, owner, 1)
    events.append(Tolled(seat, owner, paid))


def resolve_tolls(state: State, events: Events) -> None:
    while state.toll:
        resolve_toll(state, state.toll[0], events)


def toll_matters(state: Position) -> bool:
    """Is there still something to choose about the order of brawl tokens?"""
    return len(set(state.toll)) > 1 and 0 < state.food[state.turn] < len(state.toll)


def earn(state: State, events: Events) -> None:
    """Food, then the effects, then the cave; a feast's tile and one that begins a tribe score their cave only."""
    seat, how = state.turn, state.how
    cave, worth, keeps = _reached(state)
    if how is not How.MAIN:
        if cave >= 0:
            score_cave(state, cave, worth, keeps, events)
        if how is How.FEAST:
            effect_done(state, events)
        else:
            placement_made(state, events)
        return
    state.cave, state.worth = cave, worth
    board, there = state.boards[seat], valley(state.valleys[seat])
    one, two = state.fresh
    linked = tuple(
        square
        for square, other in ((one, two), (two, one))
        if scene_on(board[square]) != Scene.MOUNTAIN
        and any(has_tile(board[beside]) for beside in NEIGHBOURS[square] if beside != other)
    )
    if linked:
        food = tuple(there.food[square] for square in linked)
        feed(state, seat, sum(food))
        events.append(Fed(seat, linked, food))
    state.queue = tuple(scene_on(board[square]) for square in linked)
    next_effect(state, events)


def _reached(state: State) -> tuple[int, int, bool]:
    """The cave that the fresh tile covers (-1: none), its worth as its token lies now, and is the token kept?

    SAP-15, SAP-33, SAP-34, SAP-56, SAP-71.
    """
    seat = state.turn
    there = valley(state.valleys[seat])
    for square in state.fresh:
        if there.ground[square] is Ground.CAVE:
            if scene_on(state.boards[seat][square]) == Scene.MOUNTAIN:
                return square, 0, False
            keeps = state.how not in (How.ABANDON, How.FORCED)
            high, low = there.worth[square]
            return square, high if keeps and square in state.tokens[seat] else low, keeps
    return -1, 0, False


def score_cave(state: State, square: int, worth: int, keeps: bool, events: Events) -> None:
    seat = state.turn
    tokens = state.tokens[seat]
    token = tokens.index(square) if square in tokens else -1
    if token >= 0:
        set_token(state, seat, token, HELD if keeps else DISCARDED)
    shelter(state, seat, worth)
    events.append(Sheltered(seat, square, worth, token, keeps and token >= 0))


# Effects


def next_effect(state: State, events: Events) -> None:
    if len(state.queue) == 2:
        state.ask = Ask.ORDER
    elif state.queue:
        scene = state.queue[0]
        state.queue = ()
        begin_effect(state, scene, events)
    else:
        square, worth = state.cave, state.worth
        state.cave, state.worth = -1, 0
        if square >= 0:
            dead = scene_on(state.boards[state.turn][square]) == Scene.MOUNTAIN
            score_cave(state, square, worth, not dead, events)
        placement_made(state, events)


def begin_effect(state: State, scene: int, events: Events) -> None:
    """Ask about an effect, unless nothing could be done by it."""
    state.ask = EFFECTS[scene]
    if not possible(state, scene):
        events.append(Declined(state.turn, scene, True))
        effect_done(state, events)


def possible(state: Position, scene: int) -> bool:
    """Is there anything to do by this effect?"""
    seat = state.turn
    if scene == Scene.FEAST:
        return can_lay(state) or can_lay_mountain(state)
    if scene == Scene.RITUAL:
        return bool(rituals(state, seat))
    if scene == Scene.BRAWL:
        out = tiles_out(state)
        return bool(out) and (brawls_left(state, seat) > 0 or len(out) > 1)
    if scene == Scene.WATER:
        mine = any(tile != EMPTY for tile in state.reserves[seat])
        return mine and any(place != seat for place, _, _ in tiles_out(state))
    if scene == Scene.HUNT:
        return sum(state.steaks) < STEAKS or state.steaks[seat] > 0
    if scene == Scene.FIRE:
        if bears_on(state.boards[seat]):
            return True
        return state.bears > 0 and any(bear_places(state, other) for other in range(state.players) if other != seat)
    return True


def effect_done(state: State, events: Events) -> None:
    """On to what follows an effect: the other one, or what follows a mountain token."""
    if not state.by_token:
        next_effect(state, events)
        return
    state.by_token = False
    if state.placed:
        placement_made(state, events)
    else:
        placement_due(state, events)


def play_token(state: State, scene: int, events: Events) -> None:
    """A mountain token acts as its scene (SAP-53, SAP-54)."""
    seat = state.turn
    set_token(state, seat, scene, USED)
    state.played = state.by_token = True
    if scene == Scene.GATHERING:
        state.plain = True
        effect_done(state, events)
    elif scene == Scene.HUNT:
        hunt(state, False, events)
        effect_done(state, events)
    elif scene == Scene.CAMP:
        camp(state, events)
        effect_done(state, events)
    else:
        begin_effect(state, scene, events)


def hunt(state: State, convert: bool, events: Events) -> None:
    seat = state.turn
    gained = 1 if sum(state.steaks) < STEAKS else 0
    steaks = state.steaks[seat] + gained
    food = STEAK_FOOD[min(steaks, len(STEAK_FOOD) - 1)] if convert else 0
    state.steaks = put(state.steaks, seat, 0 if convert else steaks)
    if food:
        feed(state, seat, food)
    events.append(Hunted(seat, gained, steaks if convert else 0, food))


def camp(state: State, events: Events) -> None:
    shelter(state, state.turn, CAMP_SHELTER)
    events.append(Gained(state.turn, Scene.CAMP, 0, CAMP_SHELTER))


# After the placement


def placement_made(state: State, events: Events) -> None:
    """A mountain token may still be played; then the reserves are refilled (SAP-20, SAP-21)."""
    state.placed = True
    if EMPTY in state.reserves[state.turn] and any(tile != EMPTY for tile in state.common):
        state.ask = Ask.REFILL
    elif not state.played and state.round and held(state, state.turn):
        state.ask = Ask.LAST
    else:
        state.ask = None


def refilled(state: State) -> None:
    """The reserve has grown by one: more to take, a tile to remove (SAP-61), or done."""
    left = any(tile != EMPTY for tile in state.common)
    if left and EMPTY in state.reserves[state.turn]:
        state.ask = Ask.REFILL
    elif left and state.players == 2:
        state.ask = Ask.REMOVE
    else:
        state.ask = None


def turn_over(state: State, chance: Chance, events: Events) -> None:
    """Turn up tiles for the common reserve; on to the next player who can play, or to the end."""
    deal(state, COMMON_PLACE, chance, events)
    everybody = (1 << state.players) - 1
    while True:
        state.turn = (state.turn + 1) % state.players
        if state.turn == state.first:
            state.round += 1
            if not state.pile and all(tile == EMPTY for tile in state.common):
                state.ask = None
                return
        if state.finished == everybody:
            state.ask = None
            return
        if state.finished >> state.turn & 1:
            continue
        begin_turn(state, events)
        if state.ask is not None:
            return


def deal(state: State, place: int, chance: Chance, events: Events) -> None:
    """Turn up tiles for the empty slots of a place, as far as the pile goes."""
    row = list(state.common if place == COMMON_PLACE else state.reserves[place])
    slots, tiles, unseen = [], [], list(state.unseen)
    for slot, tile in enumerate(row):
        if tile == EMPTY and state.pile:
            at = chance.pick("tiles", sum(unseen))
            kind = 0
            while at >= unseen[kind]:
                at -= unseen[kind]
                kind += 1
            unseen[kind] -= 1
            state.pile -= 1
            row[slot] = kind
            slots.append(slot)
            tiles.append(kind)
    if slots:
        state.unseen = tuple(unseen)
        if place == COMMON_PLACE:
            state.common = tuple(row)
        else:
            state.reserves = (*state.reserves[:place], tuple(row), *state.reserves[place + 1 :])
        events.append(Turned(place, tuple(slots), tuple(tiles)))
