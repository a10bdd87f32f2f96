"""TerriStories on the planet, by touches: roles, settling, building, harvests, wages, and what cards let one pick."""

from string import Formatter

import pytest
from kivy.metrics import dp

from core.game import Level
from core.games.terristories.content import CARDS, NUMBERS, PERSON_COST, ZONE_COST, Kind
from core.games.terristories.course import advance
from core.games.terristories.moves import DONE, NOTHING, Dismiss, Found, Go, Harvest, Hire, Pick, Settle, Take
from core.games.terristories.position import Ask, Job, Step
from mobile import games
from mobile.boards.terristories import band, ground, marks
from mobile.boards.terristories.question_sheet import QuestionSheet
from mobile.look.measure import measured
from mobile.screens.thing_card import ThingCard
from mobile.tour.fingers import Finger
from mobile.words import LANGUAGES, count, say
from tests.mobile.lands import acting, all_sent, carry, land, made, picked_out, press, said, sit, spot, touch
from tests.mobile.test_words import catalogue
from tests.mobile.window import journey
from tests.rules.terristories_positions import (
    ROLES,
    Draws,
    base,
    begun,
    do,
    enter,
    holding,
    lies,
    people,
    purse,
    zones,
)

pytestmark = pytest.mark.once

GO, BUY, PAY, REAP = (f"terristories.button.{name}" for name in ("go", "buy", "pay", "harvest"))
CHOOSE, SKIP, FINISH, ALL = (f"terristories.button.{name}" for name in ("choose", "skip", "finish", "all"))


def building(players=3, **changes):
    """The farmer moves and buys."""
    state = base(players, **changes)
    enter(state, Step.BUILD)
    assert state.ask is Ask.BUILD
    assert state.turn == 0
    return state


# Roles


@journey
def test_a_free_role_is_chosen_and_confirmed_and_one_that_is_taken_is_not(hand):
    state = begun(3)
    do(state, 0, "role farmer")
    yield from sit(hand, state)
    n = hand.n
    yield from hand.touch(hand.named("farmer"))
    assert hand.board.roles.chosen is None, "it is taken"
    assert not hand.match.bar.act.enabled
    yield from hand.touch(hand.named("ecologist"))
    assert hand.n == n
    assert any("Ana" in text for text in hand.words()), "who has the first one is said"
    yield from hand.tap(say(CHOOSE))
    assert made(hand, n) == [Take(3)]
    yield from hand.settled()
    assert hand.board.marks[1] == 3, "a seat has the colour and shape of its role"


@journey
def test_the_chosen_role_is_seen_whole(hand):
    """What its power does stands there only when it is chosen."""
    yield from sit(hand, begun(3, first_game="off"), first_game="off")
    yield from hand.touch(hand.named("ecologist"))
    yield 0.1
    row, view = hand.named("ecologist"), hand.board.roles._view
    low = row.to_window(row.x, row.y)[1]
    assert view.y <= low
    assert low + row.height <= view.top


# Settling


def settling(players=3, taken=()):
    state = begun(players)
    for seat in range(players):
        do(state, seat, f"role {ROLES[seat]}")
    for seat, number in taken:
        zones(state, seat, number)
    return state


@journey
def test_a_zone_is_carried_onto_a_land_with_both_individuals(hand):
    yield from sit(hand, settling(taken=((1, 4),)))
    n, seen = hand.n, {}

    def look():
        seen["lands"], seen["said"], seen["held"] = picked_out(hand), said(hand), hand.board.choosing.carried

    yield from carry(hand, spot(hand, band.ZONES), land(hand, 3), look)
    lit, dim = seen["lands"]
    assert 3 in lit
    assert dim == {4}, "a marsh with a zone has no room"
    assert seen["held"]
    assert seen["said"][0] == say("terristories.bubble.harvest", was=0, now=4)
    assert hand.n == n, "nothing is placed yet"
    yield from hand.tap(say("match.place"))
    assert made(hand, n) == [Settle(3, 2)]


@journey
def test_a_land_without_room_says_so_and_another_is_settled_by_two_touches(hand):
    yield from sit(hand, settling(taken=((1, 4),)))
    n = hand.n
    yield from touch(hand, 4)
    assert said(hand)[1] == say("terristories.no_room")
    assert hand.board.refused
    assert not hand.match.bar.act.enabled
    yield from touch(hand, 0)
    assert not hand.board.refused
    yield from touch(hand, 0)
    assert made(hand, n) == [Settle(0, 2)]


@journey
def test_in_the_last_chance_individuals_are_shared_out_by_steps(hand):
    state = begun(2, last_chance="on", first_game="off")
    for seat in range(2):
        do(state, seat, f"role {ROLES[seat]}")
    for seat in range(2):
        do(state, seat, f"settle {(1, 3)[seat]} 0")
    yield from sit(hand, state, None, None, last_chance="on", first_game="off")
    n = hand.n
    yield from touch(hand, 4)
    yield from press(hand, band.PLUS)
    assert hand.board.choosing.stepper.n == 3
    yield from hand.tap(say("match.place"))
    assert made(hand, n) == [Settle(4, 3)]


# Moving and buying


@journey
def test_an_individual_is_carried_to_a_neighbour_and_the_harvest_it_would_make_is_told(hand):
    yield from sit(hand, holding(building(), l4=0))
    n, seen = hand.n, {}

    def look():
        seen["lands"], seen["said"] = picked_out(hand), said(hand)

    yield from carry(hand, land(hand, 1), land(hand, 0), look)
    lit, dim = seen["lands"]
    assert lit == {0, 2, 4}, "the neighbours are lit, a barren one too"
    assert dim == set(range(12)) - {0, 1, 2, 4}
    assert seen["said"][0] == say("terristories.bubble.harvest", was=4, now=3)
    assert hand.n == n
    yield from hand.tap(say(GO))
    yield from hand.settled()
    assert made(hand, n) == [Go(1, 0)]
    assert hand.board.view.people[0][:2] == (1, 1)
    yield from carry(hand, land(hand, 1), land(hand, 4), lambda: seen.update(said=said(hand)))
    assert seen["said"][1] == say("terristories.why.barren")


@journey
def test_what_is_let_go_where_it_may_not_be_goes_home_and_the_reason_is_told(hand):
    yield from sit(hand, building())
    n, seen = hand.n, {}

    def look():
        seen["said"], seen["refused"] = said(hand), hand.board.refused

    yield from carry(hand, land(hand, 1), land(hand, 9), look)
    assert seen["refused"]
    assert seen["said"][1] == say("terristories.not_next")
    assert hand.n == n
    assert not hand.board.busy, "it is home again"
    yield from touch(hand, 7)
    assert said(hand)[1] == say("terristories.why.no_piece")


@journey
def test_a_move_is_undone_before_the_purchase(hand):
    yield from sit(hand, building(), None, Level.EASY, Level.EASY)
    n = hand.n
    yield from touch(hand, 1)
    yield from touch(hand, 2)
    yield from hand.tap(say(GO))
    yield from hand.settled()
    assert made(hand, n) == [Go(1, 2)]
    yield from touch(hand, 2)
    assert said(hand)[1] == say("terristories.has_moved")
    yield from hand.tap(say("cancel"))
    yield from hand.tap(say("undo"))
    yield from hand.settled()
    assert hand.board.view.people[0][1] == 2


@journey
def test_an_individual_is_bought_by_touches_and_its_price_and_wages_are_told(hand):
    yield from sit(hand, building())
    n = hand.n
    yield from press(hand, band.MEN)
    lit, _ = picked_out(hand)
    assert lit == {1}, "where a zone of one's own is"
    yield from touch(hand, 3)
    assert said(hand)[1] == say("terristories.no_zone_there")
    yield from touch(hand, 1)
    assert said(hand)[1] == say("terristories.bubble.hire", cost=PERSON_COST, owed=3)
    yield from hand.tap(say(BUY))
    assert made(hand, n) == [Hire(1)]


@journey
def test_a_zone_is_bought_by_carrying_it_to_an_individual(hand):
    state = people(building(), 0, l1=1, l4=1)
    yield from sit(hand, state)
    n, seen = hand.n, {}
    yield from carry(hand, spot(hand, band.ZONES), land(hand, 4), lambda: seen.update(said=said(hand)))
    assert seen["said"] == (
        say("terristories.bubble.harvest", was=3, now=4),
        say("terristories.bubble.found", cost=ZONE_COST),
    )
    yield from hand.tap(say(BUY))
    assert made(hand, n) == [Found(4)]


@journey
def test_who_is_too_poor_is_told_so_by_what_they_would_buy(hand):
    yield from sit(hand, purse(building(), 3, 6, 6))
    yield from press(hand, band.ZONES)
    assert hand.board.choosing.piece is None
    assert said(hand)[1] == say("terristories.too_poor", n0=4, n1=3)
    n = hand.n
    yield from hand.tap(say(FINISH))
    assert made(hand, n) == [DONE]


@journey
def test_a_zone_for_which_no_land_of_ones_own_people_has_room_says_where_zones_go(hand):
    yield from sit(hand, zones(people(building(), 0, l4=2), 0, 4))
    yield from press(hand, band.ZONES)
    assert said(hand)[1] == say("terristories.why.nowhere_zone")


@journey
def test_a_second_finger_sends_home_what_is_carried(hand):
    yield from sit(hand, building())
    finger = Finger(*land(hand, 1))
    finger.down()
    finger.move_to(*land(hand, 0))
    yield 0.05
    assert hand.board.choosing.carried
    other = Finger(*land(hand, 9))
    other.down()
    other.up()
    finger.up()
    yield 0.1
    assert not hand.board.busy


# Harvests


def harvesting():
    """Three on a field with 3 left, one alone in a marsh with 1."""
    state = holding(people(base(3), 0, l1=3, l4=1), l1=3, l4=1)
    enter(state, Step.HARVEST)
    return state


@journey
def test_a_harvest_leaves_lands_fertile_until_more_is_taken_which_is_foretold(hand):
    yield from sit(hand, harvesting())
    board, n = hand.board, hand.n
    assert board.choosing.plan.numbers == {1: 2}
    assert board.head.forecast is None
    yield from touch(hand, 4)
    yield from touch(hand, 4)
    assert board.choosing.plan.numbers == {1: 2, 4: 1}
    assert said(hand) == (count("terristories.bubble.takes", 1), say("terristories.bubble.turns_barren"))
    assert board.head.forecast == (-1, -1, -1), "each index falls by one"
    yield from hand.tap(say(REAP))
    yield from all_sent(hand)
    assert made(hand, n)[:2] == [Harvest(1, 2), Harvest(4, 1)], "all of it by one confirmation"
    view = board.view
    assert view.indices == (-1, -1, -1)
    assert view.resources[0] == 9
    assert (view.lands[1], view.lands[4]) == (1, 0)


@journey
def test_a_harvest_is_stepped_and_all_of_it_may_be_taken_or_nothing(hand):
    yield from sit(hand, harvesting())
    board, n = hand.board, hand.n
    yield from press(hand, band.MINUS)
    assert board.choosing.plan.numbers[1] == 1
    yield from hand.tap(say(ALL))
    assert board.choosing.plan.numbers == {1: 3, 4: 1}
    assert board.head.forecast == (-2, -2, -2)
    yield from hand.tap(say("cancel"))
    for _ in range(2):
        yield from press(hand, band.MINUS)
    yield from hand.tap(say("terristories.button.no_harvest"))
    yield from hand.settled()
    assert made(hand, n)[0] == DONE


@journey
def test_a_cube_carried_to_the_band_is_harvested_too(hand):
    yield from sit(hand, harvesting())
    yield from carry(hand, land(hand, 4), spot(hand, band.NUMBER))
    assert hand.board.choosing.plan.numbers == {1: 2, 4: 1}


@journey
def test_a_land_that_brings_nothing_says_why(hand):
    state = people(harvesting(), 0, l1=2, l3=1, l7=1)
    yield from sit(hand, holding(state, l7=0))
    for number, why in (
        (0, "terristories.nobody_there"),
        (3, "terristories.why.others_zone"),
        (7, "terristories.why.barren"),
    ):
        yield from touch(hand, number)
        assert said(hand)[1] == say(why)


# Wages


def paying(*have):
    """The farmer has three on a field and one in a marsh, and owes 4."""
    state = purse(people(base(3), 0, l1=3, l4=1), *have)
    enter(state, Step.WAGES)
    return state


@journey
def test_who_cannot_pay_sends_home_and_sees_what_that_costs(hand):
    yield from sit(hand, paying(2, 6, 6))
    board, n = hand.board, hand.n
    assert not hand.match.bar.act.enabled, "4 are due, 2 are there"
    yield from touch(hand, 1)
    yield from touch(hand, 1)
    assert board.choosing.plan.numbers == {1: 2}
    assert board.head.forecast == (-2, -2, -2)
    yield from hand.tap(say(PAY, n=2))
    yield from all_sent(hand)
    assert made(hand, n)[:3] == [Dismiss(1), Dismiss(1), DONE]
    assert board.view.indices == (-2, -2, -2)
    assert board.view.resources[0] == 0


@journey
def test_an_individual_carried_to_the_band_is_sent_home(hand):
    yield from sit(hand, paying(3, 6, 6))
    seen = {}
    yield from carry(hand, land(hand, 4), spot(hand, band.MEN), lambda: seen.update(said=said(hand)))
    assert seen["said"] == (say("terristories.bubble.sent"), say("terristories.bubble.each_less"))
    assert hand.board.choosing.plan.numbers == {4: 1}
    assert hand.match.bar.act.enabled


@journey
def test_who_can_pay_pays_by_one_touch(hand):
    yield from sit(hand, paying(6, 6, 6))
    n = hand.n
    yield from hand.tap(say(PAY, n=4))
    yield from hand.settled()
    assert made(hand, n)[0] == DONE
    assert hand.board.view.resources[0] == 2


# What cards let one pick


@journey
def test_a_card_adds_to_lands_that_are_touched_one_after_the_other(hand):
    state = holding(zones(base(3), 0, 1, 4, 9), l1=2, l4=1, l9=2)
    yield from sit(hand, acting(state, 0, "F04"))
    n = hand.n
    lit, dim = picked_out(hand)
    assert lit == {1, 4, 9}
    assert dim == set(range(12)) - lit
    yield from touch(hand, 0)
    assert hand.board.refused
    for number in (9, 1):
        yield from touch(hand, number)
    yield from hand.tap(say(CHOOSE))
    assert made(hand, n) == [Pick((1, 9))]


@journey
def test_a_card_harvests_as_much_as_is_stepped_or_nothing(hand):
    state = holding(zones(base(3), 0, 1, 4), l1=3, l4=1)
    yield from sit(hand, acting(state, 0, "F02"))
    n = hand.n
    yield from touch(hand, 1)
    assert said(hand) == (count("terristories.bubble.takes", 2), count("terristories.bubble.left", 1))
    yield from press(hand, band.PLUS)
    assert hand.board.head.forecast == (-1, -1, -1)
    yield from press(hand, band.MINUS)
    yield from hand.tap(say(CHOOSE))
    assert made(hand, n)[0] == Pick((1, 2))


@journey
def test_a_card_moves_an_individual_or_nobody(hand):
    yield from sit(hand, acting(base(3), 1, "G12"))
    n = hand.n
    yield from carry(hand, land(hand, 3), land(hand, 7))
    assert hand.board.choosing.ready == (Pick((3, 7)),)
    yield from hand.tap(say("cancel"))
    yield from hand.tap(say(SKIP))
    assert made(hand, n)[0] == NOTHING


@journey
def test_an_amenity_is_carried_beside_a_zone(hand):
    state = zones(lies(base(3), "F10"), 0, 1, 4)
    state.jobs, state.ask, state.left, state.step = (Job(0, NUMBERS["F10"], ()),), None, (), Step.CARDS_3
    advance(state, Draws(), [])
    assert state.ask is Ask.PICK
    yield from sit(hand, state)
    n, seen = hand.n, {}
    yield from carry(hand, spot(hand, band.PIECE), land(hand, 4), lambda: seen.update(lands=picked_out(hand)))
    assert seen["lands"][0] == {1, 4}
    yield from hand.tap(say(CHOOSE))
    assert made(hand, n)[0] == Pick((4,))


@pytest.mark.parametrize("name", ["G07", "C07", "C08", "C11"])
@journey
def test_what_a_card_asks_on_a_sheet_is_no_land(hand, name):
    """Of cards that are searched, too: their numbers are not those of lands."""
    state = base(4)
    if CARDS[NUMBERS[name]].kind is not Kind.LIGHTNING:
        lies(state, name)
    yield from sit(hand, acting(state, "FGEC".index(name[0]), name))
    assert hand.all(QuestionSheet)
    seen = hand.board.choosing
    assert (seen.lit(), marks.rings(seen)) == (frozenset(), ())
    assert not hand.dialog


# The screen


@journey
def test_lands_and_places_of_the_band_are_large_enough_for_fingers(hand):
    yield from hand.resize(360, 640)
    yield from sit(hand, building())
    assert hand.board.canvas.unit * ground.CELL >= dp(44)
    assert all(one.width >= 44 and one.height >= 44 for one in hand.board.band.shelf.spots)
    seen = {}
    yield from carry(hand, land(hand, 1), land(hand, 0), lambda: seen.update(land=hand.board.choosing.land))
    assert seen["land"] == 0, "what hangs above the finger is seen, and the land under it is meant"
    yield from hand.tap(say("cancel"))
    yield from hand.resize(640, 360)
    assert hand.board.canvas.unit * ground.CELL >= dp(44)
    assert all(one.width >= 44 and one.height >= 44 for one in hand.board.band.shelf.spots)
    yield from hand.resize(360, 780)


@journey
def test_the_head_knows_what_of_it_is_where(hand):
    yield from sit(hand, building())
    head = hand.board.head
    for index in range(3):
        kind, number, box = head.spot_at(*head.index_place(index))
        assert (kind, number) == ("index", index)
        assert box.width > dp(60)
    kind, number, _ = head.spot_at(dp(20), head.canvas.top - dp(8))
    assert (kind, number) == ("round", 1)
    phases = {head.spot_at(dp(x), head.canvas.top - dp(10))[1] for x in range(110, 350, 8)}
    assert phases >= {1, 2, 3, 4, 5, 6}


@journey
def test_the_hand_and_what_lies_there_open_from_the_band(hand):
    yield from sit(hand, building())
    yield from press(hand, band.HAND)
    assert hand.board.over is hand.board.hand
    yield from hand.back()
    yield from press(hand, band.LYING)
    assert hand.board.over is hand.board.dialogs
    yield from hand.back()
    assert hand.board.over is None


@journey
def test_a_hand_that_is_held_open_asks_about_nothing_and_closes_when_the_finger_leaves(hand):
    yield from sit(hand, building())
    seen = {}

    def look():
        seen["over"], seen["asked"] = hand.board.over, hand.all(ThingCard)

    yield from hand.hold(*spot(hand, band.HAND), 0.9, look)
    assert seen["over"] is hand.board.hand
    assert not seen["asked"]
    assert hand.board.over is None


# What is filled in is as long as it gets on the planet; what cards do has a short form of its own.
LONG = {"zone": "une réserve naturelle", "role": "entrepreneur", "amenity": "éolienne", "name": "Ana"}
CARDS_SAY = ("what", "card")


@pytest.mark.parametrize("code", LANGUAGES)
@journey
def test_all_that_is_asked_fits_two_lines_of_a_small_phone_that_lies(hand, code):
    hand.app.change(language=code)
    yield from hand.resize(640, 360)
    yield from sit(hand, building())
    asked = hand.match.bar.asked
    for key, texts in catalogue(code).items():
        for text in texts if key.startswith(("terristories.ask.", "terristories.ask_", "terristories.asked.")) else ():
            names = [name for _, name, _, _ in Formatter().parse(text) if name]
            if not any(name in CARDS_SAY for name in names):
                told = text.format(**{name: LONG.get(name, "10") for name in names})
                assert asked.has_room(told), told
    yield from hand.resize(360, 780)


# The table


@journey
def test_who_has_never_played_finds_the_first_game_chosen_and_later_what_was_chosen_last(hand):
    hand.app.set_up("terristories")
    yield 0.2
    first = say("terristories.first_game")
    assert f"{first}: {say('terristories.first_game.on')}" in hand.spoken()
    assert f"{say('terristories.planet')}: {say('terristories.planet.tuto')}" in hand.spoken()
    yield from hand.tap(f"{first}: {say('terristories.first_game.on')}")
    yield from hand.tap(say("setup.play"))
    yield from hand.settled()
    assert hand.hotseat.table.setup.options["first_game"] == "off"
    hand.app.go_home()
    yield 0.2
    hand.app.set_up("terristories")
    yield 0.2
    assert f"{first}: {say('terristories.first_game.off')}" in hand.spoken()


@journey
def test_what_a_table_may_choose_is_read_whole_on_a_small_phone(hand):
    yield from hand.resize(360, 640)
    for option in games.find("terristories").options:
        for value in option.choices:
            text = say(f"terristories.{option.name}.{value}")
            assert measured(text, 15) <= dp(131), text
    yield from hand.resize(360, 780)


@journey
def test_without_confirmation_what_is_let_go_is_done(hand):
    hand.app.change(confirm=False)
    yield from sit(hand, building())
    n = hand.n
    yield from carry(hand, land(hand, 1), land(hand, 0))
    yield from hand.settled()
    assert made(hand, n) == [Go(1, 0)]
    yield from press(hand, band.MEN)
    yield from touch(hand, 1)
    yield from hand.settled()
    assert made(hand, n) == [Go(1, 0), Hire(1)]
