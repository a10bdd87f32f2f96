"""Rahan: one deed a turn, drawing and exchanging (RAH-09 to RAH-16, RAH-51)."""

from __future__ import annotations

import pytest

from core.games.rahan.content import MOST
from core.games.rahan.position import Ask, Drew, Rolled, Shuffled
from tests.rules.rahan_positions import GAME, aimed, beside, held, kinds, lying, only, play, refused, shot

MANY = "1 1 1 2 2 2 3 3 3 4"


@pytest.mark.rule("RAH-09")
@pytest.mark.parametrize(
    ("deed", "drawn"),
    [
        ("draw", {"die": [1], "cards": "4"}),
        ("exchange 1 1 2", {"cards": "4 4 4"}),
        ("go e6", {}),
        ("lead e3", {}),
    ],
)
def test_a_turn_is_one_deed(deed, drawn):
    state = lying(3, hands=("1 1 2 rahan weapon knife", "1"))
    after, _ = play(state, deed, **drawn)
    assert (after.turn, after.who, after.ask) == (1, 1, Ask.TURN)
    for second in ("draw", "go e6", "lead e4", "shoot 1", "knife", "exchange 1 1 2"):
        assert refused(after, second, seat=0) == "not_your_turn"


@pytest.mark.rule("RAH-09")
def test_shooting_is_a_deed_too_and_nothing_else_is_done_between_the_shots():
    state, _ = play(lying(hands=("1 weapon weapon",), cavemen="g9"), "shoot 2")
    assert state.ask is Ask.HUNT
    for second in ("draw", "go g8", "shoot 1", "fight 2"):
        assert refused(state, second) == "not_asked"
    state, _ = shot(state, "g5")
    assert (state.ask, state.who) == (Ask.HUNT, 0)
    state, _ = shot(state, "g5")
    assert (state.ask, state.who) == (Ask.TURN, 1)


# Drawing


@pytest.mark.rule("RAH-10")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_die_says_how_many_cards_are_drawn(die):
    state, events = play(lying(), "draw", die=[die], cards=" ".join(["1", "2", "weapon", "knife", "rahan", "1"][:die]))
    assert only(events, Rolled).die == die
    assert len(only(events, Drew).cards) == die == len(held(state, 0).split())


@pytest.mark.rule("RAH-10")
def test_the_die_serves_for_nothing_else():
    state = lying(hands=("1 2 3 4 rahan weapon knife",), cavemen="g9")
    for deed, cards in (("go g8", ""), ("lead e3", ""), ("exchange 1 2 3", "1 1 1"), ("shoot 1", ""), ("fight 2", "")):
        _, events = play(state, deed, cards=cards)
        assert "rolled" not in kinds(events)


@pytest.mark.rule("RAH-11")
def test_one_may_draw_several_turns_running_but_never_hold_more_than_ten():
    state, _ = play(lying(), "draw", die=[6], cards="1 1 1 2 2 2")
    state, _ = play(state, "draw", die=[1], cards="4")
    state, _ = play(state, "draw", die=[3], cards="3 3 3")
    state, _ = play(state, "draw", die=[1], cards="4")
    assert len(held(state, 0).split()) == 9
    state, events = play(state, "draw", die=[5], cards="weapon")
    assert len(held(state, 0).split()) == MOST == 10
    assert len(only(events, Drew).cards) == 1
    state, _ = play(state, "draw", die=[1], cards="4")
    assert refused(state, "draw") == "hand_full"


@pytest.mark.rule("RAH-12")
def test_a_beast_uses_up_one_of_the_number():
    state, events = play(lying(hands=("1 1",)), "draw", die=[3], cards="2 tiger 3")
    assert len(only(events, Drew).cards) == 3
    assert held(state, 0) == "1 1 2 3"
    assert state.beset[0] == 1


@pytest.mark.rule("RAH-12")
def test_neither_large_cards_nor_the_beast_count_among_the_ten():
    nine = lying(hands=(MANY[:-2],), needs=("food water fire",), beset="bear")
    state, _ = play(nine, "draw", die=[6], cards="4")
    assert held(state, 0) == MANY


@pytest.mark.rule("RAH-12")
def test_cards_come_one_by_one_so_a_beast_drawn_before_the_tenth_leaves_room():
    nine = lying(hands=(MANY[:-2],))
    state, events = play(nine, "draw", die=[6], cards="tiger 4")
    assert only(events, Drew).cards == (8, 3)
    assert held(state, 0) == MANY


@pytest.mark.rule("RAH-12")
def test_who_holds_ten_cannot_draw():
    assert refused(lying(hands=(MANY,)), "draw") == "hand_full"
    assert refused(lying(hands=(MANY[:-2],)), "draw") is None


# Exchanging


@pytest.mark.rule("RAH-13")
def test_three_cards_are_exchanged_for_three_new_ones_without_the_die():
    state, events = play(lying(hands=("1 2 3 4",)), "exchange 1 2 4", cards="weapon weapon knife")
    assert held(state, 0) == "3 knife weapon weapon"
    assert beside(state) == "1 2 4"
    assert kinds(events) == "exchanged drew"


@pytest.mark.rule("RAH-13")
@pytest.mark.parametrize("cards", ["", "1", "1 2", "1 2 3 4", "1 1 2 2 3 3"])
def test_an_exchange_is_of_three_cards(cards):
    assert refused(lying(hands=("1 1 2 2 3 3 4",)), f"exchange {cards}".strip()) == "not_three"


@pytest.mark.rule("RAH-13")
def test_only_cards_that_one_holds_are_exchanged():
    state = lying(hands=("1 1 2", "3 3 3"))
    assert refused(state, "exchange 1 1 2") is None
    assert refused(state, "exchange 1 1 1") == "not_held"
    assert refused(state, "exchange 3 3 3") == "not_held"
    assert refused(lying(hands=("1 2",)), "exchange 1 2 2") == "not_held"


@pytest.mark.rule("RAH-14")
def test_an_exchange_is_a_deed_of_its_own():
    state, _ = play(lying(hands=("1 2 3",)), "exchange 1 2 3", cards="1 1 1")
    assert state.turn == 1


@pytest.mark.rule("RAH-14")
def test_a_beast_among_exchanged_cards_counts_as_drawn():
    state, events = play(lying(hands=("1 2 3",)), "exchange 1 2 3", cards="4 bear 4")
    assert state.beset == (3, -1)
    assert held(state, 0) == "4 4"
    assert kinds(events).endswith("came")
    state, _ = play(lying(hands=("1 2 3",)), "exchange 1 2 3", cards="4 bear tiger")
    assert state.ask is Ask.KEEP


@pytest.mark.rule("RAH-14")
def test_an_empty_deck_is_made_of_what_lies_beside_it():
    state = lying(hands=("1 2",), deck="weapon")
    aside = sum(state.discards)
    state, events = play(state, "draw", die=[3], cards="weapon 3 tiger")
    assert kinds(events) == "rolled drew shuffled drew came"
    assert only(events, Shuffled).cards == aside
    assert not any(state.discards)
    assert sum(state.deck) == aside - 2


@pytest.mark.rule("RAH-14")
def test_what_one_lays_down_may_come_back_from_an_empty_deck():
    state, _ = play(lying(hands=("1 2 3",), deck="4"), "exchange 1 2 3", cards="4 1 2")
    assert held(state, 0) == "1 2 4"


@pytest.mark.rule("RAH-15")
def test_a_card_lies_beside_the_deck_before_its_use_is_played():
    state, events = play(lying(hands=("weapon weapon knife",), cavemen="g9"), "shoot 2")
    assert (beside(state), state.ask) == ("weapon weapon", Ask.HUNT)
    assert kinds(events) == "armed"
    for deed, card in (("go e6", "1"), ("lead e3", "rahan"), ("knife", "knife")):
        state, _ = play(lying(hands=("1 rahan knife",)), deed)
        assert beside(state) == card
        assert card not in held(state, 0)
    state, _ = play(lying(), "draw", die=[1], cards="tiger")
    assert beside(state) == "", "a beast's card stays in front of whoever drew it"


@pytest.mark.rule("RAH-16")
def test_hands_lie_open():
    state = lying(3, hands=("1 2", "weapon", "knife rahan"), needs=("food", "", "fire"))
    for seat in (0, 1, 2, None):
        view = GAME.view(state, seat)
        assert (view.hands, view.needs, view.deck) == (state.hands, state.needs, state.deck)
    _, events = play(state, "draw", die=[2], cards="4 weapon")
    assert all(GAME.shown(event, seat) == event for event in events for seat in (0, 1, 2, None))


# There is always something to do


@pytest.mark.rule("RAH-51")
def test_with_ten_cards_of_which_none_is_of_use_one_exchanges():
    state = lying(hands=("1 1 1 1 1 1 1 2 2 2",), needs=("food",), combat="1")
    texts = {GAME.text(move).partition(" ")[0] for move in GAME.moves(state, 0)}
    assert texts == {"exchange", "go"}
    cornered = lying(
        hands=("knife knife knife knife weapon weapon weapon weapon weapon weapon",), needs=("food",), combat=""
    )
    assert {GAME.text(move).partition(" ")[0] for move in GAME.moves(cornered, 0)} == {"exchange"}
    play(cornered, "exchange knife knife weapon", cards="1 1 1")


@pytest.mark.rule("RAH-51")
def test_ten_cards_and_a_beast_but_no_weapon():
    state = lying(hands=("1 1 1 2 2 2 3 3 knife knife",), beset="tiger")
    assert state.ask is Ask.BESET
    assert refused(state, "draw") == "hand_full"
    assert {GAME.text(move).partition(" ")[0] for move in GAME.moves(state, 0)} == {"exchange"}
    state, _ = play(state, "exchange 1 1 2", cards="weapon 4 4")
    assert (state.turn, state.beset[0]) == (1, 1)
    assert held(state, 0).count("weapon") == 1


def test_a_flick_that_nobody_paid_for_is_refused():
    state = lying(hands=("weapon",), cavemen="g9")
    assert refused(state, aimed(state, "g11")) == "not_asked"
