"""TerriStories: what a seat may know, and positions that look the same to it.

Hidden are hands, piles, what is given face down, characters until they are shown, and the order of the hazards.
"""

from __future__ import annotations

import random

from core.game import Seat
from core.games.terristories.choices import picks
from core.games.terristories.content import (
    BAD,
    CARDS,
    GOOD,
    HAZARDS,
    POWERS,
    ROLE_CHARACTERS,
    Kind,
    globe,
    role_cards,
)
from core.games.terristories.effects import Fetch
from core.games.terristories.events import Character, Drew, Dropped, Event, Foreseen, Found, Offered
from core.games.terristories.measures import pile_of
from core.games.terristories.position import (
    ABSENT,
    FIELDS,
    GIVEN,
    HAZARD_SOURCE,
    NONE,
    POWER_SOURCE,
    TOGETHER,
    UNDECIDED,
    UNKNOWN,
    Ask,
    Job,
    Law,
    Position,
    State,
    Step,
    View,
    card_of,
    node_of,
    room_left,
    site_of,
)
from core.games.terristories.work import UNDER

Rows = tuple[tuple[int, ...], ...]


def view(state: State, seat: Seat | None) -> View:
    """All the seat may know."""
    given = {name: getattr(state, name) for name in FIELDS}
    every = range(state.players)
    given["characters"] = tuple(
        card if s == seat or state.revealed >> s & 1 else UNKNOWN for s, card in enumerate(state.characters)
    )
    given["hands"] = tuple(hand if s == seat else (UNKNOWN,) * len(hand) for s, hand in enumerate(state.hands))
    given["bags"] = tuple((UNKNOWN,) * len(bag) for bag in state.bags)
    given["under"] = tuple(
        state.under[s]
        if s == seat
        else tuple(card if seen else UNKNOWN for card, seen in zip(state.under[s], state.seen_under[s]))
        for s in every
    )
    if state.ask is Ask.PROPOSE:
        given["offers"] = tuple(
            card if s == seat or card == UNDECIDED or not state.hands[s] else GIVEN
            for s, card in enumerate(state.offers)
        )
    mine = 0 if seat is None else 1 << seat
    given["dangers"] = (UNKNOWN,) * len(state.dangers)
    if state.next_danger != ABSENT and not state.next_seen & mine:
        given["next_danger"] = UNKNOWN
    given["danger_under"] = tuple(
        danger if seen & mine else UNKNOWN for danger, seen in zip(state.danger_under, state.danger_seen)
    )
    return View(**given, seat=seat, question=state.ask)


def shown(event: Event, seat: Seat | None) -> Event:
    """The event as the seat may know it."""
    match event:
        case Drew(who, count) if who != seat:
            return Drew(who, count, ())
        case Character(who, _, False) if who != seat:
            return Character(who, UNKNOWN, False)
        case Offered(who) if who != seat:
            return Offered(who, GIVEN)
        case Foreseen(who) if who != seat:
            return Foreseen(who, UNKNOWN)
        case Dropped(who) if who != seat:
            return Dropped(who, UNKNOWN)
        case Found(who, card) if who != seat and card != NONE:
            return Found(who, UNKNOWN)
    return event


# What is hidden, filled in


def imagine(seen: View, rng: random.Random) -> State:
    """A position that looks like the view."""
    given = {name: getattr(seen, name) for name in FIELDS}
    state = State(**given)
    characters = [
        role * ROLE_CHARACTERS + rng.randrange(ROLE_CHARACTERS) if card == UNKNOWN and role != NONE else card
        for card, role in zip(seen.characters, seen.roles)
    ]
    state.characters = tuple(characters)
    filled = [_cards(seen, s, rng) for s in range(seen.players)]
    state.hands = tuple(hand for hand, _, _ in filled)
    state.bags = tuple(bag for _, bag, _ in filled)
    state.under = tuple(under for _, _, under in filled)
    state.offers = tuple(
        rng.choice((NONE, *hand)) if offer == GIVEN else offer for offer, hand in zip(seen.offers, state.hands)
    )
    _hazards(seen, state, rng)
    return state


def lies_open(seen: Position, seat: Seat) -> list[int]:
    """A seat's projects that everybody sees."""
    codes = (*seen.active[seat], *seen.stock[seat])
    offered = [] if seen.ask is Ask.PROPOSE else [seen.offers[seat]]
    return [card for card in (*map(card_of, codes), *seen.pending[seat], *offered) if card >= 0]


def _cards(seen: View, seat: Seat, rng: random.Random) -> Rows:
    """Hand, bag, and what is under the pile: those not known dealt by lot."""
    if seen.roles[seat] == NONE:
        return (), (), ()
    hand, under = seen.hands[seat], seen.under[seat]
    known = {*lies_open(seen, seat), *hand, *under}
    cards = [c for c in role_cards(seen.roles[seat], bool(seen.law & Law.SELFISH)) if c not in known]
    rng.shuffle(cards)
    held = tuple(sorted(cards.pop() if card == UNKNOWN else card for card in hand))
    below = tuple(cards.pop() if card == UNKNOWN else card for card in under)
    return held, tuple(sorted(cards)), below


def all_hazards(law: int) -> tuple[int, ...]:
    """Those the table plays with (TER-71, TER-72)."""
    return GOOD if law & Law.UTOPIAN else BAD if law & Law.HOSTILE else tuple(range(HAZARDS))


def _hazards(seen: View, state: State, rng: random.Random) -> None:
    known = {*seen.danger_gone, *seen.danger_under, seen.next_danger}
    left = [danger for danger in all_hazards(seen.law) if danger not in known]
    rng.shuffle(left)
    if seen.next_danger == UNKNOWN:
        state.next_danger = left.pop()
    state.danger_under = tuple(left.pop() if danger == UNKNOWN else danger for danger in seen.danger_under)
    state.dangers = tuple(sorted(left))


# Views from other devices


def possible(seen: View) -> bool:
    """Can there be such a view? Whoever is named is at the table, every card is where it can be, and all fits."""
    try:
        return _shape(seen) and _people(seen) and _piles(seen) and _asked(seen)
    except (LookupError, ValueError):
        return False


def _shape(seen: View) -> bool:
    players = seen.players
    each = (
        seen.roles,
        seen.characters,
        seen.zones,
        seen.people,
        seen.resources,
        seen.hands,
        seen.bags,
        seen.under,
        seen.seen_under,
        seen.active,
        seen.stock,
        seen.fresh,
        seen.pending,
        seen.offers,
        seen.votes,
        seen.now.wages,
        *(row for row in (seen.now.bolster, seen.now.cheaper, seen.now.more, *seen.stakes) if row),
    )
    named = [seen.turn, seen.ambassador, seen.partner, *seen.left]
    named += [who for promise in seen.promises for who in (promise.seat, promise.to)]
    named += [job.seat for job in seen.jobs]
    bits = seen.waiting | seen.revealed | seen.won | seen.used | seen.next_seen | seen.now.warded | seen.now.unpaid
    return (
        all(len(row) == players for row in each)
        and max(named) < players
        and (seen.seat is None or 0 <= seen.seat < players)
        and not bits >> players
        and not any(bits >> players for bits in seen.danger_seen)
        and seen.question is seen.ask
        and (seen.ask is None) is (seen.end is not None)
    )


def _people(seen: View) -> bool:
    """Territories hold what they can, and settlers have their roles."""
    here = globe(seen.planet)
    chosen = [role for role in seen.roles if role != NONE]
    return (
        len(set(chosen)) == len(chosen)
        and (seen.step <= Step.ROLES or len(chosen) == seen.players)
        and all(holding <= full for holding, full in zip(seen.lands, here.capacity))
        and all(room_left(seen, land) >= 0 for land in range(len(seen.lands)))
        and all(a >= 0 for a in seen.arrived)
        and all(card == UNKNOWN or card // ROLE_CHARACTERS == role for card, role in zip(seen.characters, seen.roles))
        and all(sum(slot[s] for slot in seen.stakes if slot) <= seen.resources[s] for s in range(seen.players))
    )


def _piles(seen: View) -> bool:
    """Each project is in one place of its role, each hazard in one."""
    for seat, role in enumerate(seen.roles):
        places = (*lies_open(seen, seat), *seen.hands[seat], *seen.under[seat], *seen.bags[seat])
        known = [card for card in places if card >= 0]
        cards = role_cards(role, bool(seen.law & Law.SELFISH)) if role != NONE else ()
        if len(set(known)) != len(known) or not set(known) <= set(cards) or len(places) != len(cards):
            return False
        if len(seen.under[seat]) != len(seen.seen_under[seat]):
            return False
        if any(site_of(code) >= 0 and not CARDS[card_of(code)].amenity for code in seen.active[seat]):
            return False
        if not set(seen.fresh[seat]) <= set(map(card_of, seen.stock[seat])):
            return False
        if seen.offers[seat] >= 0 and seen.offers[seat] not in cards:
            return False
    hazards = [*seen.dangers, *seen.danger_under, *seen.danger_gone]
    hazards += [seen.next_danger] if seen.next_danger != ABSENT else []
    known = [danger for danger in hazards if danger >= 0]
    deck = all_hazards(seen.law)
    return (
        len(set(known)) == len(known)
        and {*known, *([seen.danger] if seen.danger != NONE else [])} <= set(deck)
        and len(hazards) == len(deck)
        and len(seen.danger_under) == len(seen.danger_seen)
    )


def _asked(seen: View) -> bool:
    """The question can be answered by somebody."""
    if seen.ask in TOGETHER and not seen.waiting:
        return False
    if any(stakes and seen.offers[slot] < 0 for slot, stakes in enumerate(seen.stakes[: seen.players])):
        return False
    if any(stakes for stakes in seen.stakes[seen.players : -1]):
        return False
    if not all(map(_job_fits, seen.jobs)):
        return False
    if any(HAZARD_SOURCE <= job.source < POWER_SOURCE for job in seen.jobs) and seen.danger == NONE:
        return False
    if seen.ask is Ask.PICK:
        return bool(seen.jobs) and seen.jobs[0].path != UNDER and _pickable(seen, seen.jobs[0])
    if seen.ask is Ask.TRADE:
        return bool(seen.jobs) and seen.partner >= 0
    return True


def _pickable(seen: View, job: Job) -> bool:
    """There is something to pick; what a pile holds no view tells."""
    searched = bool(job.path) and isinstance(node_of(job), Fetch) and UNKNOWN in pile_of(seen, job.seat)
    return searched or bool(picks(seen, job))


def _job_fits(job: Job) -> bool:
    if job.path == UNDER:
        return CARDS[job.source].kind is Kind.LIGHTNING
    if not job.path:
        return CARDS[job.source].amenity
    if job.source >= POWER_SOURCE and job.source - POWER_SOURCE >= len(POWERS):
        return False
    return bool(node_of(job))
