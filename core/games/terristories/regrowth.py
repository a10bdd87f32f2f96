"""TerriStories, phase 6: rain and the economy; then the round is over, and perhaps the match (TER-57 to TER-70)."""

from __future__ import annotations

from core.chance import Chance
from core.game import Outcome, Refusal, Seat
from core.games.terristories.content import ROUNDS, globe
from core.games.terristories.deeds import Events, answered, ask_all, gain
from core.games.terristories.effects import Index
from core.games.terristories.events import Answered, Cause, Character, Due, Met, Over, Rained, Stage
from core.games.terristories.measures import common_met, goal_met
from core.games.terristories.moves import NO, YES, Answer, Move, Reason, no
from core.games.terristories.position import (
    NONE,
    UNDECIDED,
    Ask,
    End,
    Law,
    Position,
    State,
    Step,
    ThisRound,
    order,
    seats,
)
from core.games.terristories.wages import extreme


def rain(state: State, chance: Chance, events: Events) -> None:
    """TER-57, TER-63, TER-64."""
    token = 1 + chance.pick("rain", 2)
    n = max(0, token + state.now.rain + extreme(state, Index.ENVIRONMENT, -1, 1, 2))
    capacity = globe(state.planet).capacity
    grown = tuple(min(n, full - holding) if holding else 0 for holding, full in zip(state.lands, capacity))
    state.lands = tuple(holding + more for holding, more in zip(state.lands, grown))
    events.append(Rained(token, n, grown))
    bonus = extreme(state, Index.ECONOMY, -1, 1, 2)
    for seat in order(state) if bonus else ():
        gain(state, seat, bonus, Cause.ECONOMY, events)


def end_round(state: State, events: Events) -> None:
    """Goals are checked; the match ends, the table is asked, or the next round begins."""
    met = [seat for seat in range(state.players) if state.law & Law.GOALS and goal_met(state, seat)]
    new = [seat for seat in met if not state.won >> seat & 1]
    common = common_met(state)
    if state.law & Law.CONQUEST and common:
        _over(state, End.COMMON_LOST, events)  # TER-74: also when a personal goal is met
        return
    if new:
        state.won |= sum(1 << seat for seat in new)
        events.append(Met(tuple(new)))
        for seat in new:
            reveal(state, seat, events)
    if common:
        _over(state, End.COMMON, events)
    elif new and state.law & Law.CONQUEST:
        _over(state, End.CONQUERED, events)
    elif state.round == ROUNDS:
        _over(state, End.LAST_ROUND, events)
    elif new:
        ask_all(state, Ask.GO_ON, sum(1 << seat for seat in new))  # the winner first
        state.left = tuple(seat for seat in order(state) if seat not in new)
    else:
        next_round(state, events)


def reveal(state: State, seat: Seat, events: Events) -> None:
    if not state.revealed >> seat & 1:
        state.revealed |= 1 << seat
        events.append(Character(seat, state.characters[seat], True))


def _over(state: State, end: End, events: Events) -> None:
    state.ask, state.end, state.left, state.waiting = None, end, (), 0
    events.append(Over(end))


def next_round(state: State, events: Events) -> None:
    """The ambassador token passes to the left; what was promised for this round is called to mind."""
    state.promises = tuple(promise for promise in state.promises if promise.due > state.round)
    state.round += 1
    state.ambassador = (state.ambassador + 1) % state.players
    state.step = Step.CARDS_1
    state.left = order(state)
    state.now = ThisRound((0,) * state.players)
    state.fresh = ((),) * state.players
    state.offers = (UNDECIDED,) * state.players
    state.danger = NONE
    events.append(Stage(state.round, state.step, state.ambassador))
    events.extend(Due(promise) for promise in state.promises if promise.due == state.round)


# Going on after a personal goal


def go_on_refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    if not isinstance(move, Answer):
        return no(Reason.NOT_NOW)
    return None if state.waiting >> seat & 1 else no(Reason.NOT_YOUR_TURN)


def go_on_candidates(state: State, seat: Seat) -> list[Move]:
    return [YES, NO]


def go_on_play(state: State, seat: Seat, move: Move, chance: Chance, events: Events) -> None:
    """Going on needs everyone (TER-70)."""
    assert isinstance(move, Answer)
    events.append(Answered(seat, move.yes))
    if not move.yes:
        _over(state, End.STOPPED, events)
    elif answered(state, seat):
        if state.left:
            ask_all(state, Ask.GO_ON, sum(1 << other for other in state.left))
            state.left = ()
        else:
            next_round(state, events)


# The result

BOTH, COMMON, PERSONAL, NEITHER = 3, 2, 1, 0  # the grades, as scores


def outcome(state: Position) -> Outcome | None:
    """A grade for each; whoever has one above none has won (TER-69, TER-70)."""
    if state.end is None:
        return None
    common = state.end is End.COMMON
    personal = set(seats(state.won))
    scores = tuple(
        (BOTH if seat in personal else COMMON) if common else PERSONAL if seat in personal else NEITHER
        for seat in range(state.players)
    )
    if state.end is End.COMMON_LOST:
        scores = (NEITHER,) * state.players
    return Outcome(scores, tuple(seat for seat, score in enumerate(scores) if score), state.end)
