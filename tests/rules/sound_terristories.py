"""What holds in every position of TerriStories."""

from core.games.terristories import GAME
from core.games.terristories.choices import picks
from core.games.terristories.content import (
    AMENITIES,
    CARDS,
    LABELS,
    LAST_PEOPLE,
    PEOPLE,
    ROLE_CHARACTERS,
    ZONES,
    Kind,
    globe,
    role_cards,
)
from core.games.terristories.position import (
    ABSENT,
    NONE,
    TOGETHER,
    UNKNOWN,
    Ask,
    Law,
    Step,
    card_of,
    cost_of,
    free_resources,
    labels,
    room_left,
    site_of,
    staked,
)
from core.games.terristories.seeing import all_hazards, lies_open


def check(state):
    _planet(state)
    _players(state)
    _hazards(state)
    _asked(state)
    for seat in (None, *range(state.players)):
        view = GAME.view(state, seat)
        assert GAME.possible(view)


def _planet(state):
    here = globe(state.planet)
    assert all(0 <= holding <= full for holding, full in zip(state.lands, here.capacity, strict=True))
    assert all(room_left(state, land) >= 0 for land in range(12))
    assert all(-3 <= index <= 10 for index in state.indices)
    assert all(target <= 10 for target in state.targets)
    assert 1 <= state.round <= 8


def _players(state):
    settled = state.step > Step.SETTLE_AGAIN
    for seat, role in enumerate(state.roles):
        assert sum(state.zones[seat]) <= ZONES
        assert sum(state.people[seat]) <= max(PEOPLE, LAST_PEOPLE)
        assert state.resources[seat] >= 0
        assert free_resources(state, seat) >= 0
        assert sum(state.zones[seat]) > 0 or not settled
        if role == NONE:
            continue
        assert state.characters[seat] // ROLE_CHARACTERS == role
        places = [*lies_open(state, seat), *state.hands[seat], *state.bags[seat], *state.under[seat]]
        assert sorted(places) == list(role_cards(role, bool(state.law & Law.SELFISH))), "each card in one place"
        assert list(state.hands[seat]) == sorted(state.hands[seat])
        assert len(state.under[seat]) == len(state.seen_under[seat])
        for code in state.active[seat]:
            card = CARDS[card_of(code)]
            assert card.kind is Kind.HOURGLASS
            assert (site_of(code) >= 0) is card.amenity or state.jobs
            assert site_of(code) < 0 or state.zones[seat][site_of(code)]
        assert all(CARDS[card_of(code)].stock for code in state.stock[seat])
        assert all(CARDS[card].kind is Kind.LIGHTNING for card in state.pending[seat])
    assert sum(labels(state, seat) for seat in range(state.players)) <= LABELS + 20 * bool(state.now.bolster)
    assert sum(site_of(code) >= 0 for row in state.active for code in row) <= AMENITIES


def _hazards(state):
    hazards = [*state.dangers, *state.danger_under, *state.danger_gone]
    hazards += [state.next_danger] if state.next_danger != ABSENT else []
    assert sorted(hazards) == sorted(all_hazards(state.law))
    assert state.next_danger != UNKNOWN
    assert bool(state.next_seen) is (state.next_danger != ABSENT)


def _asked(state):
    assert (state.ask is None) is (state.end is not None)
    asked = GAME.asked(state)
    assert bool(asked) is (state.end is None)
    assert all(GAME.due(state, seat) for seat in asked), "who is asked has an answer"
    if state.ask in TOGETHER:
        assert state.waiting
    if state.ask is Ask.PICK:
        assert len(picks(state, state.jobs[0])) > 1, "there is something to choose"
    for slot, shares in enumerate(state.stakes):
        if shares:
            assert staked(state, slot) <= cost_of(state, slot)
