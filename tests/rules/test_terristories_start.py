"""TerriStories: set-up, numbers of players, the first game, variants (TER-13 to TER-25, TER-71 to TER-77)."""

import random

import pytest

from core.chance import Live, Loose
from core.game import settle
from core.games.terristories import GAME
from core.games.terristories.content import BAD, BOX, GOOD, MISSION_CARDS, SELFISH
from core.games.terristories.deeds import top_danger
from core.games.terristories.events import Character, Drew
from core.games.terristories.moves import Reason
from core.games.terristories.position import UNKNOWN, Ask, Law, Step
from tests.rules.terristories_positions import Draws, base, begun, do, enter, of, refused, settled


def started(players, **options):
    return GAME.start(players, settle(GAME.options, options), 0, Draws())[0]


@pytest.mark.rule("TER-13")
@pytest.mark.parametrize("stars", [1, 2, 3])
def test_planet_and_mission_are_drawn_within_their_grades(stars):
    planets, missions = set(), set()
    for deal in range(60):
        options = settle(GAME.options, {"planet": str(stars), "mission": str(4 - stars)})
        state, _ = GAME.start(3, options, 0, Live(deal))
        planets.add(state.planet)
        missions.add(state.mission)
        here = BOX.planets[state.planet]
        letters = [letter for row in here.rows for letter in row if letter != "."]
        full = {"M": 9, "P": 7, "S": 4}
        assert state.lands == tuple(full.get(letter, 0) for letter in letters)
    assert planets == {n for n, card in enumerate(BOX.planets) if card.stars == stars}
    assert missions == {n for n, card in enumerate(MISSION_CARDS) if card.stars == 4 - stars}


@pytest.mark.rule("TER-08")
def test_tuto_by_name_brings_its_mission():
    state = started(3, planet="tuto", mission="3")
    assert (state.planet, state.mission, state.indices, state.targets) == (0, 0, (0, 0, 0), (7, 7, 7))


@pytest.mark.rule("TER-14")
def test_indices_and_targets_stand_on_the_mission():
    for number in range(4):
        state, _ = GAME.start(3, settle(GAME.options, {}), 0, Draws(missions=[number]))
        assert (state.indices, state.targets) == (MISSION_CARDS[number].start, MISSION_CARDS[number].target)
        assert state.round == 1


@pytest.mark.rule("TER-15")
def test_roles_are_chosen_in_turn_order_from_the_ambassador():
    state, _ = GAME.start(3, settle(GAME.options, {}), 1, Draws())
    asked = []
    for role in ("ecologist", "farmer", "governor"):
        asked.append(GAME.asked(state))
        do(state, asked[-1][0], f"role {role}", Draws(**{f"characters_{asked[-1][0]}": [2]}))
    assert asked == [(1,), (2,), (0,)]
    assert state.roles == (1, 3, 0)
    assert state.characters == (5, 11, 2)


@pytest.mark.rule("TER-15")
def test_no_two_roles_are_the_same():
    state = begun()
    do(state, 0, "role farmer")
    refused(state, 1, "role farmer", Reason.ROLE_TAKEN)
    refused(state, 2, "role governor", Reason.NOT_YOUR_TURN)


@pytest.mark.rule("TER-16")
def test_a_character_is_secret_until_its_owner_shows_it():
    state = settled(3)
    assert [GAME.view(state, seat).characters[0] for seat in (0, 1, 2, None)] == [0, UNKNOWN, UNKNOWN, UNKNOWN]
    dealt = Character(0, 0, False)
    assert [GAME.shown(dealt, seat).character for seat in (0, 1, None)] == [0, UNKNOWN, UNKNOWN]
    (shown,) = do(state, 0, "reveal")
    assert GAME.shown(shown, 1).character == 0
    assert [GAME.view(state, seat).characters[0] for seat in (0, 1, 2, None)] == [0, 0, 0, 0]
    refused(state, 0, "reveal", Reason.SHOWN)


@pytest.mark.rule("TER-17")
def test_what_everybody_takes():
    state = begun()
    events = do(state, 0, "role farmer", Draws(projects_0=[16, 15, 14]))
    assert state.resources == (6, 6, 6)
    assert [len(row[0]) for row in (state.hands, state.bags)] == [3, 14]
    assert state.hands[0] == (14, 15, 16)
    (*_, drew) = of(events, Drew)
    assert [GAME.shown(drew, seat).cards for seat in (1, None)] == [(), ()]
    assert GAME.view(state, 1).hands[0] == (UNKNOWN,) * 3
    assert GAME.view(state, 0).hands[0] == (14, 15, 16)


@pytest.mark.rule("TER-18")
def test_the_hazards_are_shuffled():
    drawn = {top_danger(started(3), Loose(random.Random(n)))[0] for n in range(200)}
    assert drawn == set(range(18))
    view = GAME.view(started(3), 0)
    assert set(view.dangers) == {UNKNOWN}


@pytest.mark.rule("TER-19")
def test_the_first_ambassador_is_chosen_or_drawn():
    assert GAME.start(3, settle(GAME.options, {}), 2, Draws())[0].ambassador == 2
    assert {GAME.start(3, settle(GAME.options, {}), None, Live(n))[0].ambassador for n in range(40)} == {0, 1, 2}


@pytest.mark.rule("TER-20")
def test_everybody_settles_with_both_individuals():
    state = begun()
    for seat in range(3):
        do(state, seat, f"role {('farmer', 'governor', 'entrepreneur')[seat]}")
    for seat in range(3):
        assert GAME.asked(state) == (seat,)
        do(state, seat, f"settle {seat} 2")
    assert [row.index(1) for row in state.zones] == [0, 1, 2]
    assert [row.index(2) for row in state.people] == [0, 1, 2]
    assert state.step is Step.COUNCIL


@pytest.mark.rule("TER-21", "TER-30")
def test_a_first_zone_goes_wherever_there_is_room():
    state = begun()
    for seat in range(3):
        do(state, seat, f"role {('farmer', 'governor', 'entrepreneur')[seat]}")
    state.lands = (0, *state.lands[1:])
    do(state, 0, "settle 0 2")
    do(state, 1, "settle 0 2")
    refused(state, 2, "settle 0 2", Reason.NO_ROOM)
    refused(state, 2, "settle 12 2", Reason.NO_SUCH)
    refused(state, 2, "settle 1 1", Reason.TOO_MANY)
    do(state, 2, "settle 4 2")


@pytest.mark.rule("TER-22", "TER-85")
def test_two_play_for_the_common_goal_one_point_ahead():
    state = settled(2)
    assert state.indices == (1, 1, 1)
    assert not state.law & (Law.GOALS | Law.SELFISH)
    cards = {card for row in (*state.hands, *state.bags) for card in row}
    assert not cards & set(SELFISH)
    assert len(cards) == 32


@pytest.mark.rule("TER-23")
@pytest.mark.parametrize("players", [3, 4])
def test_three_and_four_have_personal_goals(players):
    state = settled(players)
    assert state.law & Law.GOALS
    assert len({card for row in (*state.hands, *state.bags) for card in row}) == 17 * players


@pytest.mark.rule("TER-24", "TER-25")
def test_a_first_game_has_no_goals_no_powers_no_influence_and_no_extremes():
    state = settled(3, first_game="on")
    assert not state.law & (Law.ADVANCED | Law.GOALS | Law.SELFISH)
    assert state.ask is Ask.BUILD, "there is no council"
    assert not {card for row in (*state.hands, *state.bags) for card in row} & set(SELFISH)
    refused(state, 0, "reveal", Reason.SHOWN)
    refused(state, 0, "power", Reason.NOT_NOW)
    assert settled(3).ask is Ask.COUNCIL


# Variants


@pytest.mark.rule("TER-71", "TER-72", "TER-77")
def test_hostile_and_utopian_have_their_hazards_and_reshuffle_them():
    for chosen, deck in (("hostile", BAD), ("utopian", GOOD)):
        state = started(3, hazards=chosen)
        assert state.dangers == deck
        drawn = []
        for _ in range(len(deck)):
            danger, _ = top_danger(state, Draws())
            drawn.append(danger)
            state.danger_gone = (*state.danger_gone, danger)
        assert sorted(drawn) == sorted(deck)
        assert top_danger(state, Draws())[0] == min(deck)


@pytest.mark.rule("TER-73", "TER-77")
def test_ex_nihilo_begins_at_the_bottom():
    assert started(3, ex_nihilo="on").indices == (-3, -3, -3)
    assert started(2, ex_nihilo="on").indices == (-2, -2, -2)
    assert started(3, ex_nihilo="on").targets == (10, 10, 10)


@pytest.mark.rule("TER-77")
def test_conquest_needs_three():
    assert not started(2, conquest="on").law & Law.CONQUEST
    assert started(3, conquest="on").law & Law.CONQUEST
    assert not started(3, conquest="on", first_game="on").law & Law.CONQUEST


@pytest.mark.rule("TER-76", "TER-77")
def test_last_chance_begins_with_two_zones_and_five_individuals():
    state = settled(3, last_chance="on")
    assert state.step is Step.SETTLE_AGAIN
    assert [sum(row) for row in state.people] == [0, 0, 0]
    refused(state, 0, "settle 1 3", Reason.TOO_MANY)
    do(state, 0, "settle 1 5")
    refused(state, 1, "settle 2 6", Reason.TOO_MANY)
    do(state, 1, "settle 2 3")
    do(state, 2, "settle 6 0")
    assert [sum(row) for row in state.people] == [5, 5, 5]
    assert [sum(row) for row in state.zones] == [2, 2, 2]
    assert (state.people[1][3], state.people[1][2], state.people[2][5]) == (2, 3, 5)


@pytest.mark.rule("TER-84")
def test_every_question_says_what_may_be_declined():
    """What the help card tells: obligatory are roles, settling, wages; whatever else is asked may be left."""
    declined = {Step.BUILD: "done", Step.PROPOSE: "propose none", Step.DISCARD: "done", Step.HARVEST: "done"}
    for step, text in declined.items():
        state = base()
        enter(state, step)
        seat = GAME.asked(state)[0]
        assert GAME.refusal(state, seat, GAME.read(text)) is None
        assert GAME.view(state, seat).question is state.ask
    state = base(resources=(0, 0, 0))
    enter(state, Step.WAGES)
    refused(state, 0, "done", Reason.BILL)
