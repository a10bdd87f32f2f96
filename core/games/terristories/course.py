"""TerriStories: the course of a match, step by step, and which phase answers for what is asked.

    roles, settling, (settling again)
    each round   1 cards, council, building   2 cards, proposals, deal, hands   3 cards, harvest
                 4 cards, hazard   5 cards, wages   6 cards, rain, end of the round

A step is begun, works off the jobs it leaves, and asks; when it asks nobody any more, the next one begins.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from core.chance import Chance
from core.game import Refusal, Seat
from core.games.terristories import (
    acting,
    development,
    harvest,
    hazard,
    projects,
    regrowth,
    settling,
    wages,
)
from core.games.terristories.deeds import Events, in_turn
from core.games.terristories.events import Stage
from core.games.terristories.moves import Move
from core.games.terristories.position import Ask, Law, State, Step
from core.games.terristories.work import work


class Part(NamedTuple):
    """Who answers for what is asked."""

    refusal: Callable[[State, Seat, Move], Refusal | None]
    candidates: Callable[[State, Seat], list[Move]]  # all legal moves are among them
    play: Callable[[State, Seat, Move, Chance, Events], None]


_SETTLING = Part(settling.refusal, settling.candidates, settling.play)
PARTS = {
    Ask.ROLE: _SETTLING,
    Ask.SETTLE: _SETTLING,
    Ask.COUNCIL: Part(development.council_refusal, development.council_candidates, development.council_play),
    Ask.TIE: Part(development.tie_refusal, development.tie_candidates, development.tie_play),
    Ask.BUILD: Part(development.build_refusal, development.build_candidates, development.build_play),
    Ask.CARDS: Part(acting.cards_refusal, acting.cards_candidates, acting.cards_play),
    Ask.PICK: Part(acting.pick_refusal, acting.pick_candidates, acting.pick_play),
    Ask.TRADE: Part(acting.trade_refusal, acting.trade_candidates, acting.trade_play),
    Ask.PROPOSE: Part(projects.propose_refusal, projects.propose_candidates, projects.propose_play),
    Ask.DEAL: Part(projects.deal_refusal, projects.deal_candidates, projects.deal_play),
    Ask.DISCARD: Part(projects.discard_refusal, projects.discard_candidates, projects.discard_play),
    Ask.HARVEST: Part(harvest.refusal, harvest.candidates, harvest.play),
    Ask.WAGES: Part(wages.refusal, wages.candidates, wages.play),
    Ask.GO_ON: Part(regrowth.go_on_refusal, regrowth.go_on_candidates, regrowth.go_on_play),
}
_CARDS = {Step.CARDS_1, Step.CARDS_2, Step.CARDS_3, Step.CARDS_4, Step.CARDS_5, Step.CARDS_6}
_IN_TURN = {Step.SETTLE, Step.SETTLE_AGAIN, Step.BUILD, Step.HARVEST, Step.WAGES}
TIMED = (Ask.COUNCIL, Ask.PROPOSE, Ask.DEAL)  # with these the table's clock runs


def advance(state: State, chance: Chance, events: Events) -> None:
    """On to the next question, or to the end."""
    while state.ask is None and state.end is None:
        if state.jobs:
            work(state, chance, events)
        elif state.step is Step.COUNCIL and state.waiting:
            state.ask = Ask.COUNCIL  # a power was used in the middle of it
        else:
            _go_on(state, events)
            if state.ask is None and not state.jobs and state.end is None and not state.left:
                _next_step(state, chance, events)


def _go_on(state: State, events: Events) -> None:
    """Whoever is next in this step."""
    if state.step in _CARDS:
        acting.next_cards(state, events)
        return
    match state.step:
        case Step.ROLES | Step.SETTLE | Step.SETTLE_AGAIN:
            settling.begin(state)
        case Step.BUILD:
            development.next_builder(state)
        case Step.HARVEST:
            harvest.next_harvester(state)
        case Step.WAGES:
            wages.next_payer(state)


def _next_step(state: State, chance: Chance, events: Events) -> None:
    if state.step is Step.ROUND_END:
        return
    step = Step(state.step + 1)
    if step is Step.SETTLE_AGAIN and not state.law & Law.LAST_CHANCE:
        step = Step.CARDS_1
    state.step = step
    if step is Step.ROUND_END:
        regrowth.end_round(state, events)
        return
    events.append(Stage(state.round, step, state.ambassador))
    if step in _CARDS or step in _IN_TURN:
        in_turn(state)
    match step:
        case Step.COUNCIL:
            development.begin_council(state)
        case Step.PROPOSE:
            projects.begin_proposals(state)
        case Step.DEAL:
            projects.begin_deal(state, events)
        case Step.DISCARD:
            projects.begin_discard(state)
        case Step.HAZARD:
            hazard.begin(state, chance, events)
        case Step.CARDS_5:
            wages.begin_phase(state)
        case Step.RAIN:
            regrowth.rain(state, chance, events)


def time_up(state: State, chance: Chance, events: Events) -> None:
    """The negotiation ends as it stands (TER-44)."""
    match state.ask:
        case Ask.COUNCIL:
            state.waiting = 0
            development.close_council(state, events)
        case Ask.PROPOSE:
            projects.proposals_over(state, events)
        case Ask.DEAL:
            projects.settle(state, events)
    advance(state, chance, events)
