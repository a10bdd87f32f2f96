"""Positions of TerriStories for its tests: planet Tuto, where the territories are

    0 mountain   1 plain      2 mountain
    3 plain      4 swamp      5 plain      6 swamp
    7 mountain   8 plain      9 mountain  10 swamp
                11 swamp

and the farmer, governor, entrepreneur and ecologist sit at seats 0, 1, 2, 3, settled on 1, 3, 5 and 8.
"""

from core.chance import Chance
from core.game import settle
from core.games.terristories import GAME
from core.games.terristories.content import NUMBERS
from core.games.terristories.course import advance
from core.games.terristories.position import FIELDS, NONE, Ask, Law, Step, laid, put, put_row

ROLES = ("farmer", "governor", "entrepreneur", "ecologist")
HOMES = (1, 3, 5, 8)
RULES = Law.ADVANCED | Law.GOALS | Law.SELFISH


class Draws(Chance):
    """Draws what a test says, by bag; else the first."""

    def __init__(self, **wanted):
        self.wanted = {name.replace("_", " "): list(numbers) for name, numbers in wanted.items()}

    def pick(self, bag, count):
        left = self.wanted.get(bag)
        number = left.pop(0) if left else 0
        assert 0 <= number < count
        return number

    def order(self, bag, count):
        return tuple(range(count))

    def roll(self, bag, kind, flick, *given):
        raise AssertionError("nothing rolls here")


def begun(players=3, **options):
    """The first question: who chooses a role?"""
    state, _ = GAME.start(players, settle(GAME.options, {"planet": "tuto", **options}), 0, Draws())
    return state


def do(state, seat, text, chance=None):
    """A legal move."""
    move = GAME.read(text)
    assert GAME.refusal(state, seat, move) is None, (text, GAME.refusal(state, seat, move))
    return GAME.play(state, seat, move, chance or Draws())


def refused(state, seat, text, reason):
    """A move that is not, for this reason; nothing changes."""
    before = GAME.copy(state)
    why = GAME.refusal(state, seat, GAME.read(text))
    assert why is not None, f"{text} is allowed"
    assert why.reason == reason
    assert before == state
    return why.numbers


def settled(players=3, **options):
    """Roles and homes are taken; the first round begins."""
    state = begun(players, **options)
    for seat in range(players):
        do(state, seat, f"role {ROLES[seat]}")
    for seat in range(players):
        do(state, seat, f"settle {HOMES[seat]} {0 if state.law & Law.LAST_CHANCE else 2}")
    return state


def base(players=3, **changes):
    """A position in the middle of things: nothing waits, every index at 0, everybody has 6."""
    state = settled(players)
    state.ask, state.left, state.waiting, state.jobs = None, (), 0, ()
    state.indices = (0, 0, 0)
    state.targets = (7, 7, 7)
    return changed(state, **changes)


def changed(state, **changes):
    for name, value in changes.items():
        assert name in FIELDS
        setattr(state, name, value)
    return state


def enter(state, step, chance=None):
    """On to the beginning of a step; what happens, up to its first question or that of a later one."""
    events = []
    state.step, state.ask, state.left, state.waiting = Step(step - 1), None, (), 0
    advance(state, chance or Draws(), events)
    return events


def people(state, seat, **where):
    """Individuals of a seat: `l1=2` two on territory 1."""
    row = [0] * 12
    for land, n in where.items():
        row[int(land[1:])] = n
    state.people = put_row(state.people, seat, tuple(row))
    return state


def zones(state, seat, *lands):
    state.zones = put_row(state.zones, seat, tuple(lands.count(land) for land in range(12)))
    return state


def holding(state, **lands):
    """Resources of territories: `l1=3`."""
    for land, n in lands.items():
        state.lands = put(state.lands, int(land[1:]), n)
    return state


def purse(state, *resources):
    state.resources = tuple(resources)
    return state


def _everywhere(state, card):
    """The card leaves wherever it is."""
    for name in ("hands", "bags", "under", "pending"):
        rows = getattr(state, name)
        for seat, row in enumerate(rows):
            if card in row:
                at = row.index(card)
                setattr(state, name, put_row(getattr(state, name), seat, row[:at] + row[at + 1 :]))
                if name == "under":
                    flags = state.seen_under[seat]
                    state.seen_under = (
                        *state.seen_under[:seat], flags[:at] + flags[at + 1 :], *state.seen_under[seat + 1 :]
                    )  # fmt: skip
    return card // 17


def hand(state, seat, *names):
    """A hand of just these."""
    for card in state.hands[seat]:
        state.bags = put_row(state.bags, seat, tuple(sorted((*state.bags[seat], card))))
    state.hands = put_row(state.hands, seat, ())
    cards = []
    for name in names:
        _everywhere(state, NUMBERS[name])
        cards.append(NUMBERS[name])
    state.hands = put_row(state.hands, seat, tuple(sorted(cards)))
    return state


def lies(state, *names, site=NONE):
    """Hourglass projects lie upright before their owners; those that have an amenity at a site."""
    for name in names:
        card = NUMBERS[name]
        seat = _everywhere(state, card)
        state.active = put_row(state.active, seat, (*state.active[seat], laid(card, site)))
    return state


def stocked(state, *names):
    """Cards lie turned."""
    for name in names:
        card = NUMBERS[name]
        seat = _everywhere(state, card)
        state.stock = put_row(state.stock, seat, (*state.stock[seat], laid(card)))
    return state


def waiting(state, *names):
    """Lightning that was funded waits for its phase."""
    for name in names:
        card = NUMBERS[name]
        seat = _everywhere(state, card)
        state.pending = put_row(state.pending, seat, (*state.pending[seat], card))
    return state


def dealing(state, **offers):
    """The projects that were given lie open: `s0="F04"`; then all negotiate."""
    state.offers = tuple(NUMBERS[offers[f"s{seat}"]] if f"s{seat}" in offers else NONE for seat in range(state.players))
    for seat, card in enumerate(state.offers):
        if card != NONE:
            assert _everywhere(state, card) == seat
    enter(state, Step.DEAL)
    return state


def fund(state, **shares):
    """Everybody lays their share and agrees: `s0=(2, 1)`: of the project of seat 0, seat 0 pays 2 and seat 1 pays 1."""
    for slot, row in shares.items():
        for seat, n in enumerate(row):
            if n:
                do(state, seat, f"stake {slot[1:]} {n}")
    return agree(state)


def agree(state, chance=None):
    events = ()
    deal = state.deal
    for seat in range(state.players):
        events = do(state, seat, f"agree {deal}", chance)
    return events


def hazard(state, number, chance=None):
    """This hazard is drawn."""
    state.dangers = tuple(danger for danger in range(18) if danger != number)
    state.next_danger, state.next_seen = number, 1
    state.danger_gone, state.danger_under, state.danger_seen = (), (), ()
    return enter(state, Step.HAZARD, chance)


def pay_all(state, chance=None):
    """Everybody pays their wages."""
    events = []
    while state.ask is Ask.WAGES:
        events += do(state, state.turn, "done", chance)
    return events


def of(events, kind):
    return [event for event in events if isinstance(event, kind)]
