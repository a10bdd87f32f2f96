"""TerriStories: set-up. Roles are chosen, characters and projects drawn, and everybody settles (TER-13 to TER-21)."""

from __future__ import annotations

from core.chance import Chance
from core.game import Options, Refusal, Seat
from core.games.terristories.content import (
    BAD,
    BOX,
    GOOD,
    HAND,
    HAZARDS,
    LANDS,
    LAST_PEOPLE,
    LOWEST,
    MISSION_CARDS,
    ROLE_CHARACTERS,
    START_PEOPLE,
    START_RESOURCES,
    TUTO,
    TUTO_MISSION,
    Role,
    globe,
    role_cards,
)
from core.games.terristories.deeds import Events, ask_one, draw
from core.games.terristories.events import Begun, Character, RoleTaken, Settled
from core.games.terristories.moves import Move, Reason, Settle, Take, no
from core.games.terristories.position import (
    ABSENT,
    NONE,
    SLOTS,
    UNDECIDED,
    UNKNOWN,
    Ask,
    Law,
    State,
    Step,
    ThisRound,
    more,
    put,
    put_row,
    room_left,
)

TIMES = {"none": 0, "two": 120, "five": 300}  # seconds for a negotiation
HIGH = (10, 10, 10)


def law(players: int, options: Options) -> int:
    """What the table has chosen, as far as it goes together (TER-22 to TER-24, TER-77)."""
    first = options["first_game"] == "on"
    goals = players > 2 and not first
    chosen = {
        Law.ADVANCED: not first,
        Law.GOALS: goals,
        Law.SELFISH: goals,
        Law.HOSTILE: options["hazards"] == "hostile",
        Law.UTOPIAN: options["hazards"] == "utopian",
        Law.CONQUEST: goals and options["conquest"] == "on",
        Law.FOREVER: options["forever"] == "on",
        Law.LAST_CHANCE: options["last_chance"] == "on",
    }
    return sum(bit for bit, on in chosen.items() if on)


def _drawn(cards: list[int], bag: str, chance: Chance) -> int:
    return cards[chance.pick(bag, len(cards))]


def start(players: int, options: Options, first: Seat | None, chance: Chance, events: Events) -> State:
    """The position in which the first role is chosen."""
    tuto = options["planet"] == "tuto"
    stars = 1 if tuto else int(options["planet"])
    planets = [number for number, card in enumerate(BOX.planets) if card.stars == stars]
    planet = TUTO if tuto else _drawn(planets, "planets", chance)
    missions = [number for number, card in enumerate(MISSION_CARDS) if card.stars == int(options["mission"])]
    mission = TUTO_MISSION if tuto else _drawn(missions, "missions", chance)  # TER-08
    laws = law(players, options)
    card = MISSION_CARDS[mission]
    nihilo = options["ex_nihilo"] == "on"
    ahead = 1 if players == 2 else 0  # TER-22, TER-77
    indices = tuple(ahead + (LOWEST if nihilo else index) for index in card.start)
    targets = HIGH if nihilo else card.target
    dangers = GOOD if laws & Law.UTOPIAN else BAD if laws & Law.HOSTILE else tuple(range(HAZARDS))
    begins = chance.first(first, players)
    here = globe(planet)
    empty: tuple[tuple[int, ...], ...] = ((),) * players
    bare = ((0,) * LANDS,) * players
    events.append(Begun(planet, mission, indices, targets))  # type: ignore[arg-type]
    return State(
        players=players,
        law=laws,
        time=TIMES[options["time"]],
        planet=planet,
        mission=mission,
        targets=targets,
        indices=indices,  # type: ignore[arg-type]
        round=1,
        step=Step.ROLES,
        ambassador=begins,
        ask=Ask.ROLE,
        turn=begins,
        left=tuple((begins + k) % players for k in range(1, players)),
        waiting=0,
        end=None,
        roles=(NONE,) * players,
        characters=(UNKNOWN,) * players,
        revealed=0 if laws & Law.GOALS else (1 << players) - 1,
        won=0,
        used=0,
        lands=tuple(0 if bare else full for bare, full in zip(here.barren, here.capacity)),
        zones=bare,
        people=bare,
        resources=(START_RESOURCES,) * players,
        hands=empty,
        bags=empty,
        under=empty,
        seen_under=((),) * players,
        active=empty,
        stock=empty,
        fresh=empty,
        pending=empty,
        dangers=dangers,
        next_danger=ABSENT,
        next_seen=0,
        danger_under=(),
        danger_seen=(),
        danger_gone=(),
        danger=NONE,
        now=ThisRound((0,) * players),
        offers=(UNDECIDED,) * players,
        stakes=((),) * SLOTS,
        votes=(NONE,) * players,
        deal=0,
        arrived=(0,) * LANDS,
        reaped=0,
        jobs=(),
        acted=(),
        same=NONE,
        partner=NONE,
        promises=(),
        said=0,
    )


def _ask_next(state: State) -> None:
    state.ask = None
    if state.left:
        ask_one(state, Ask.ROLE if state.step is Step.ROLES else Ask.SETTLE, state.left[0])
        state.left = state.left[1:]


def begin(state: State) -> None:
    """Everybody settles, once or twice."""
    _ask_next(state)


def people_to_settle(state: State) -> range:
    """How many individuals may come to the zone that is placed now."""
    if not state.law & Law.LAST_CHANCE:
        return range(START_PEOPLE, START_PEOPLE + 1)
    return range(LAST_PEOPLE + 1) if state.step is Step.SETTLE_AGAIN else range(1)


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    if isinstance(move, Take):
        if state.ask is not Ask.ROLE:
            return no(Reason.NOT_NOW)
        if not 0 <= move.role < len(Role):
            return no(Reason.NO_SUCH, move.role)
        return no(Reason.ROLE_TAKEN) if move.role in state.roles else None
    if not isinstance(move, Settle) or state.ask is not Ask.SETTLE:
        return no(Reason.NOT_NOW)
    if not 0 <= move.land < LANDS:
        return no(Reason.NO_SUCH, move.land)
    if not room_left(state, move.land):
        return no(Reason.NO_ROOM)
    wanted = people_to_settle(state)
    alone = state.step is Step.SETTLE_AGAIN and state.zones[seat][move.land]
    if move.people not in wanted or (alone and move.people != LAST_PEOPLE):
        return no(Reason.TOO_MANY, wanted[-1])
    return None


def candidates(state: State, seat: Seat) -> list[Move]:
    if state.ask is Ask.ROLE:
        return [Take(role) for role in Role]
    return [Settle(land, people) for land in range(LANDS) for people in people_to_settle(state)]


def play(state: State, seat: Seat, move: Move, chance: Chance, events: Events) -> None:
    if isinstance(move, Take):
        _take(state, seat, move.role, chance, events)
    elif isinstance(move, Settle):
        _settle(state, seat, move, events)
    _ask_next(state)


def _take(state: State, seat: Seat, role: int, chance: Chance, events: Events) -> None:
    """TER-15 to TER-17."""
    state.roles = put(state.roles, seat, role)
    events.append(RoleTaken(seat, role))
    character = role * ROLE_CHARACTERS + chance.pick(f"characters {seat}", ROLE_CHARACTERS)
    state.characters = put(state.characters, seat, character)
    events.append(Character(seat, character, bool(state.revealed >> seat & 1)))
    state.bags = put_row(state.bags, seat, role_cards(role, bool(state.law & Law.SELFISH)))
    draw(state, seat, HAND, chance, events)


def _settle(state: State, seat: Seat, move: Settle, events: Events) -> None:
    people = state.people[seat]
    if state.step is Step.SETTLE_AGAIN and move.people < LAST_PEOPLE:
        people = more(people, state.zones[seat].index(1), LAST_PEOPLE - move.people)
    state.people = put_row(state.people, seat, more(people, move.land, move.people))
    state.zones = put_row(state.zones, seat, more(state.zones[seat], move.land, 1))
    events.append(Settled(seat, move.land, move.people))
