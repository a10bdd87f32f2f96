"""TerriStories, phase 4: the ambassador draws a hazard (TER-51 to TER-54)."""

from __future__ import annotations

from core.chance import Chance
from core.games.terristories.content import DANGERS, LANDS
from core.games.terristories.deeds import Events, impact, need_of, top_danger
from core.games.terristories.events import Cause, Drawn
from core.games.terristories.measures import land_warded, warded
from core.games.terristories.position import HAZARD_SOURCE, State, seats
from core.games.terristories.work import jobs_of


def begin(state: State, chance: Chance, events: Events) -> None:
    """Its index impacts apply, also when its effect is warded off; then the effect."""
    state.danger, _ = top_danger(state, chance)
    state.danger_gone = (*state.danger_gone, state.danger)
    card, need = DANGERS[state.danger], need_of(state)
    lands = tuple(land for land in range(LANDS) if land_warded(state, land, need))
    events.append(Drawn(state.danger, tuple(seats(warded(state, need))), lands))
    impact(state, card.impacts, Cause.HAZARD, events)
    state.jobs = jobs_of(state.ambassador, HAZARD_SOURCE + state.danger, card.effect)
