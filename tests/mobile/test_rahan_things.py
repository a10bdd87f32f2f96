"""Everything of Rahan may be asked about; what happened stays to be seen; and matches go on and on by fingers."""

import pytest
from kivy.metrics import dp

from core.game import Level
from core.games.rahan.content import ANIMAL_SQUARES, BEAST_SQUARES, CENTRE, FIRE, WATER, Animal, Beast, at
from core.games.rahan.position import Ask
from mobile.boards.rahan.choosing import COMBAT
from mobile.boards.rahan.strip import CARD, DECK, LACKS
from mobile.look import sound
from mobile.tour.fingers import Finger
from mobile.tour.walks import rahan as walk
from mobile.words import say
from tests.mobile.test_cut_off import uncovered
from tests.mobile.valley import ALL, KNIFE, LEAD, NOTHING_YET, STEP_2, WEAPON, cards, sit, square, two
from tests.mobile.window import journey

pytestmark = pytest.mark.once


def asked(hand, place):
    """What is asked about at a place, and whether its words are whole."""
    thing = hand.board.thing_at(*place)
    if thing is not None:
        for key in (f"rahan.what.{thing.kind}", f"rahan.what.{thing.kind}.rule"):
            assert "{" not in say(key, **thing.given), thing.kind
            assert say(key) != key
        assert "{" not in thing.here
        assert thing.kind in hand.board.kinds
    return thing


@journey
def test_every_square_figure_and_card_may_be_asked_about(hand):
    hands = (cards(STEP_2, LEAD, KNIFE, WEAPON), cards(STEP_2))
    yield from sit(
        hand,
        None,
        Level.EASY,
        cavemen=(at(2, 6), at(6, 6)),
        hands=hands,
        beset=(-1, int(Beast.BEAR)),
        needs=(NOTHING_YET, ALL),
    )
    expected = {
        at(2, 6): "own",
        at(6, 6): "rival",
        ANIMAL_SQUARES[Animal.DEER]: "deer",
        ANIMAL_SQUARES[Animal.FISH]: "fish",
        BEAST_SQUARES[Beast.BEAR]: "bear",
        BEAST_SQUARES[Beast.MAMMOTH]: "beast_square",
        WATER[2]: "water_square",
        FIRE[2]: "fire_square",
        CENTRE: "centre",
        at(3, 6): "cave",
        at(4, 9): "square",
        hand.board.view.rahan: "rahan",
    }
    assert {number: asked(hand, square(hand, number)).kind for number in expected} == expected
    for number in range(117):
        assert asked(hand, square(hand, number)) is not None
    kinds = {STEP_2: "steps", LEAD: "advance", KNIFE: "knife", WEAPON: "weapon", COMBAT: "combat"}
    found = {card: asked(hand, walk.spot(hand, CARD, card)).kind for card in hand.board.strip.kinds()}
    assert found == kinds
    assert asked(hand, walk.spot(hand, DECK)).kind == "deck"
    x, y = walk.spot(hand, LACKS)
    wide = hand.board.strip.shelf.width
    lacking = {asked(hand, (x + wide * (part - 0.5), y)).kind for part in (0.1, 0.3, 0.5, 0.7, 0.9)}
    assert lacking == {"water", "fire", "food", "invention", "weapons_left"}
    chip = hand.board.chips[1].thing(0, 0)
    assert chip.kind == "rival"
    assert chip.given["name"] == "Léo"
    assert chip.here == f"{say('rahan.here_all')} {say('rahan.here_chased', beast='The giant bear', name='Léo')}"


@journey
def test_a_finger_that_rests_on_a_card_opens_it_and_plays_nothing(hand):
    yield from two(hand, STEP_2)
    n = hand.n
    finger = Finger(*walk.spot(hand, CARD, STEP_2))
    finger.down()
    yield 0.9
    finger.up()
    yield 0.1
    assert say("rahan.what.steps", n=2) in hand.words()
    assert (hand.n, hand.board.held) == (n, None)
    yield from hand.back()


@journey
def test_what_a_flick_left_stays_on_the_board_until_a_touch(hand):
    yield from two(hand, cavemen=(at(2, 6), at(8, 9)), ask=Ask.HUNT, shots=3, bot=None)
    board = hand.board
    yield from walk.flick(hand, fast=400.0, turned=1.2)
    yield from hand.settled(60.0)
    assert board.canvas._trail.children, "dashes, and a cross where it lies"
    yield from hand.tap_at(board.canvas.x + dp(20), board.canvas.y + dp(20))
    assert not board.canvas._trail.children


@pytest.mark.parametrize(
    ("here", "name", "noise"),
    [
        (at(1, 1), "hit_splash", "flint_water"),
        (at(7, 2), "hit_stone", "flint_stone"),
        (at(4, 10), "hit_grass", "flint_grass"),
    ],
    ids=["the lake", "the rocks", "the meadow"],
)
@journey
def test_what_the_flint_lands_on_springs_up_and_is_heard(hand, here, name, noise):
    yield from two(hand, cavemen=(here, at(8, 9)), ask=Ask.HUNT, shots=2, bot=None)
    film, seen, heard, play = hand.board.animation.film, set(), [], sound.play
    sound.play = lambda played, *how: heard.append(played)
    try:
        yield from walk.swipe(hand, 0.0, 260.0)
        assert film.running
        while film.running:
            seen |= {sprite.picture for sprite in film.course.sprites(film.time)}
            yield 0.0
    finally:
        sound.play = play
    assert {one for one in seen if one.startswith("rahan/hit")} == {f"rahan/{name}"}
    assert noise in heard
    yield from hand.settled(60.0)


@pytest.mark.parametrize(("players", "size"), [(2, (360, 640)), (3, (360, 780)), (4, (780, 360))])
@journey
def test_a_match_goes_on_and_on_by_fingers(hand, players, size):
    hand.app.change(speed=4.0)
    try:
        yield from hand.resize(*size)
        yield from hand.begin(*[None] * players, game="rahan")
        for _ in range(14):
            yield from hand.settled(60.0)
            yield 0.5
            yield from uncovered(hand)  # what happened meanwhile was told
            if not hand.hotseat.table.asked:
                break
            n = hand.n
            yield from walk.go_on(hand)
            yield from hand.settled(60.0)
            assert hand.n > n, hand.board.ask
    finally:
        hand.app.change(speed=1.0)
        yield from hand.resize(360, 780)
