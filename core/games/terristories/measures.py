"""TerriStories: counting what cards and goals count, and which territories they are about."""

from __future__ import annotations

from core.games.terristories.content import CARDS, LANDS, PERSONS, globe
from core.games.terristories.effects import Amount, Beside, Condition, Count, Ground, Lie, Where
from core.games.terristories.position import (
    NONE,
    UNKNOWN,
    Position,
    card_of,
    goal_index,
    labels,
    neighbours,
    rests,
    site_of,
)

_GROUNDS = {Count.OWN_MOUNTAIN: Ground.MOUNTAIN, Count.OWN_PLAIN: Ground.PLAIN, Count.OWN_SWAMP: Ground.SWAMP}


def count(state: Position, seat: int, what: Count, excluded: int = 0) -> int:
    """How many there are. Players who are excluded (bits) do not count where all are counted."""
    lands, zones = state.lands, state.zones[seat]
    match what:
        case Count.OWN_INDIVIDUAL:
            return sum(state.people[seat])
        case Count.OWN_ZONE:
            return sum(zones)
        case Count.OWN_AMENITY:
            return sum(site_of(code) >= 0 and not rests(state, code) for code in state.active[seat])
        case Count.OWN_HOURGLASS:
            return len(state.active[seat])
        case Count.OWN_LABEL:
            return labels(state, seat)
        case Count.OWN_RESOURCE:
            return state.resources[seat]
        case Count.OWN_LAND:
            return sum(1 for land in range(LANDS) if lands[land] and zones[land])
        case Count.OWN_MOUNTAIN | Count.OWN_PLAIN | Count.OWN_SWAMP:
            grounds, wanted = globe(state.planet).grounds, _GROUNDS[what]
            return sum(1 for land in range(LANDS) if lands[land] and zones[land] and grounds[land] is wanted)
        case Count.SHARED_LAND:
            others = [row for s, row in enumerate(state.zones) if s != seat]
            return sum(1 for land in range(LANDS) if lands[land] and zones[land] and any(row[land] for row in others))
        case Count.FREE_LAND:
            return sum(1 for land in range(LANDS) if lands[land] and not any(row[land] for row in state.zones))
        case Count.FULL_LAND:
            capacity = globe(state.planet).capacity
            return sum(1 for land in range(LANDS) if lands[land] == capacity[land])
    counted = [s for s in range(state.players) if not excluded >> s & 1]
    if what is Count.ALL_HOURGLASS:
        return sum(len(state.active[s]) for s in counted)
    rows = state.people if what is Count.ALL_INDIVIDUAL else state.zones
    return sum(sum(rows[s]) for s in counted)


def amount(state: Position, seat: int, n: Amount, excluded: int = 0) -> int:
    """How many an effect is about."""
    if isinstance(n, int):
        return n
    times = count(state, seat, n.per, excluded) // n.every
    size = abs(n.each) * times
    if n.most:
        size = min(size, n.most)
    return size if n.each > 0 else -size


def holds(state: Position, seat: int, when: Condition) -> bool:
    """Is it so, at this moment?"""
    if when.index is not None:
        return state.indices[when.index.place] >= when.least
    assert when.count is not None
    return count(state, seat, when.count) >= when.least


def fitting(state: Position, seat: int, where: Where, site: int = NONE) -> tuple[int, ...]:
    """The territories that are meant, or among which the owner picks."""
    return tuple(land for land in range(LANDS) if _fits(state, seat, where, site, land))


def _fits(state: Position, seat: int, where: Where, site: int, land: int) -> bool:
    holding = state.lands[land]
    if where.state is not Lie.ANY and (holding > 0) is not (where.state is Lie.FERTILE):
        return False
    if holding < where.least or (where.ground and globe(state.planet).grounds[land] is not where.ground):
        return False
    match where.beside:
        case Beside.OWN_ZONE:
            return state.zones[seat][land] > 0
        case Beside.OWN_INDIVIDUAL:
            return state.people[seat][land] > 0
        case Beside.NO_ZONE:
            return not any(row[land] for row in state.zones)
        case Beside.ANY_ZONE:
            return any(row[land] for row in state.zones)
        case Beside.NEXT_TO_OWN:
            return any(state.zones[seat][other] for other in neighbours(state, land))
        case Beside.SITE:
            return land == site
        case Beside.SAME:
            return land == state.same
    return True


def site_of_card(state: Position, seat: int, card: int) -> int:
    """Where the amenity of a project stands that lies before its owner; NONE where there is none."""
    return next((site_of(code) for code in state.active[seat] if card_of(code) == card), NONE)


def entitled(state: Position, seat: int, land: int) -> int:
    """How much a seat may harvest from a territory (TER-46, TER-47)."""
    people, holding = state.people[seat][land], state.lands[land]
    if not people or not holding or state.now.fallow >> land & 1:
        return 0
    if state.zones[seat][land]:
        each = 2
    elif any(row[land] for row in state.zones):
        each = 0
    else:
        each = 1
    if state.now.more:
        each += state.now.more[seat][land]
    return min(holding, people * each)


def bill(state: Position, seat: int) -> int:
    """What a seat owes its individuals (TER-56, TER-61)."""
    people = sum(state.people[seat])
    if not people or state.now.unpaid >> seat & 1:
        return 0
    return max(0, people + state.now.wages[seat])


def goal_met(state: Position, seat: int) -> bool:
    """TER-10: the index and the feat, both."""
    character = state.characters[seat]
    if character == UNKNOWN:
        return False
    person = PERSONS[character]
    if state.indices[person.index.place] < goal_index(state, character):
        return False
    return count(state, seat, person.count) >= person.wanted(state.players)


def common_met(state: Position) -> bool:
    """TER-65."""
    return all(index >= target for index, target in zip(state.indices, state.targets))


def warded(state: Position, need: int) -> int:
    """The seats a hazard's effect does not touch, as bits (TER-52)."""
    now = state.now
    if now.all_warded:
        return (1 << state.players) - 1
    return now.warded | sum(1 << s for s in range(state.players) if need and labels(state, s) >= need)


def land_warded(state: Position, land: int, need: int) -> bool:
    """Is a territory protected? The labels of those with zones on it count together."""
    if state.now.lands_warded:
        return True
    return need > 0 and sum(labels(state, s) for s in range(state.players) if state.zones[s][land]) >= need


def pile_of(state: Position, seat: int) -> tuple[int, ...]:
    """All cards of a seat's pile."""
    return (*state.bags[seat], *state.under[seat])


def with_label(cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(card for card in cards if card >= 0 and CARDS[card].labels))
