"""Rahan on every size of window: all can be read and touched, and what one thinks with is on screen."""

import pytest
from kivy.core.window import Window

from core.game import Level
from core.games.rahan.content import Beast, Card, at
from core.games.rahan.position import Ask
from mobile.screens.result import ResultScreen
from mobile.tour.walks import rahan as walk
from mobile.words import say
from tests.mobile.far import until
from tests.mobile.fit import look
from tests.mobile.valley import ALL, LEAD, STEP_1, STEP_2, STEP_3, STEP_4, WEAPON, card, cards, sit, square
from tests.mobile.window import journey

pytestmark = pytest.mark.once

UPRIGHT = ((360, 780), (360, 640), (800, 1280))
LYING = ((780, 360), (640, 360), (545, 320))
SOME = ((0, 1, 0, 0), (0, 1, 1, 1), (1, 0, 0, 0), ALL)  # food, water, fire, invention
FULL = cards(*[STEP_1] * 4, *[STEP_3] * 6)
HANDS = (cards(STEP_1, STEP_2, STEP_2, STEP_4, LEAD, WEAPON, WEAPON), cards(STEP_2), FULL, cards(WEAPON))
PLACES = (at(3, 9), at(4, 9), at(7, 6), at(1, 10))
BOTS = (Level.EASY, Level.EASY, Level.EASY)


def four(hand, **fields):
    """Four players: one nearly home, one with a full hand, one beset."""
    given = {"cavemen": PLACES, "needs": SOME, "hands": HANDS, "beset": (-1, int(Beast.BEAR), -1, -1), "combat": 0b1011}
    yield from sit(hand, None, *BOTS, **(given | fields))


@pytest.mark.parametrize(
    ("language", "text", "sizes"),
    [
        ("fr", 1.0, UPRIGHT),
        ("en", 1.0, UPRIGHT),
        ("fr", 2.0, UPRIGHT),
        ("fr", 1.0, LYING),
        ("en", 1.0, LYING[:2]),
        ("fr", 2.0, LYING[:2]),
    ],
)
@journey
def test_everything_in_rahan_fits(hand, language, text, sizes):
    found = []
    try:
        hand.app.change(language=language, text_size=text)
        for size in map(tuple, sizes):
            yield from hand.resize(*size)
            yield from four(hand)
            yield from look(hand, f"{size} turn", found)
            yield from hand.tap_at(*card(hand, STEP_4))
            yield from hand.tap_at(*square(hand, at(7, 9)))
            yield from look(hand, f"{size} chosen", found)
            yield from hand.tap(say("cancel"))
            yield from hand.tap_at(*square(hand, at(6, 10)))
            yield from look(hand, f"{size} odds", found)
            yield from hand.tap(say("cancel"))
            yield from four(hand, beset=(int(Beast.BEAR), -1, -1, -1), ask=Ask.BESET)
            yield from look(hand, f"{size} beset", found)
            yield from four(hand, ask=Ask.HUNT, shots=2)
            yield from look(hand, f"{size} hunt", found)
            yield from hand.tap(say("rahan.by_steps"))
            yield from look(hand, f"{size} steps", found)
            yield from hand.tap(say("cancel"))
            yield from four(hand, ask=Ask.LOOT, foe=3)
            yield from look(hand, f"{size} loot", found)
    finally:
        hand.app.change(language="en", text_size=1.0)
        Window.size = (360, 780)
        yield 0.3
    assert not found, "\n" + "\n".join(dict.fromkeys(found))


@pytest.mark.parametrize("text", [1.0, 2.0])
@journey
def test_the_result_has_room_for_names_beside_its_columns(hand, text):
    found = []
    try:
        hand.app.change(language="fr", text_size=text)
        yield from hand.resize(360, 640)
        yield from four(hand, needs=(ALL, *SOME[1:]), cavemen=(at(3, 4), *PLACES[1:]))
        yield from hand.tap_at(*square(hand, at(3, 5)))
        yield from hand.tap(say("rahan.do_go"))
        yield from until(lambda: isinstance(hand.app.screen, ResultScreen))
        yield 1.0
        yield from look(hand, "result", found)
    finally:
        hand.app.change(language="en", text_size=1.0)
        Window.size = (360, 780)
        yield 0.3
    assert not found, "\n" + "\n".join(dict.fromkeys(found))


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", [(360, 640), (360, 780), (780, 360), (800, 1280)])
@journey
def test_of_three_rivals_one_sees_what_they_have_their_cards_and_who_may_fight(hand, text, size):
    try:
        hand.app.change(text_size=text)
        yield from hand.resize(*size)
        yield from four(hand)
        seen = {}
        for seat, chip in hand.board.chips.items():
            shown = [part.icon.removeprefix("rahan/") for part in chip._lacks._parts]
            words = {label.text for label in chip.walk() if getattr(label, "text", "") and label.opacity}
            held = str(sum(hand.board.view.hands[seat]))
            assert any(held in word.split() for word in words), (seat, words)
            assert all(picture.x >= chip.x and picture.right <= chip.right for picture in chip._lacks._pictures)
            seen[seat] = shown
        assert seen[1] == ["lack_water_full", "lack_fire_full", "lack_food_grey", "lack_invention_full", "sign_bear"]
        assert seen[2] == [*(f"lack_{name}_grey" for name in ("water", "fire")), *seen[2][2:4], "lack_combat_grey"]
        assert seen[3][4] == "lack_combat_full"
        assert hand.board.chips[3]._ring.opacity == 0, "no card in hand leads home"
    finally:
        hand.app.change(text_size=1.0)
        Window.size = (360, 780)
        yield 0.3


@journey
def test_how_far_everything_is_and_what_the_deck_holds_is_on_screen(hand):
    yield from four(hand)
    row = hand.board.strip.lacking(hand.board.strip.shelf.world[0])
    assert [text for _, text, _ in row[:4]] == ["", "2", "0", "3"], "water is held; so many cards to all else"
    view = hand.board.view
    assert row[-1][1] == f"{view.deck[Card.WEAPON]}/{sum(view.deck)}"
    yield from hand.tap_at(*walk.spot(hand, "card", STEP_4))
    yield from hand.tap(say("cancel"))
