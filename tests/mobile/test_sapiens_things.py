"""Sapiens, held under a finger: everything that is seen says what it is, its rule, and what it would do here."""

import pytest
from kivy.metrics import dp

from core.games.sapiens.content import ABANDONED, BEAR, Ground, Scene, has_tile, scene_on, scenes_of, valley
from core.games.sapiens.position import Ask, Lay
from core.games.sapiens.turn import bear_gain, held
from mobile.boards.sapiens.sheets import Disc, SteakTable, TileView
from mobile.boards.sapiens.things import CHAPTERS
from mobile.tour.walks import sapiens as walk
from mobile.words import count, say, use
from tests.mobile.asking import ask
from tests.mobile.tribe import asks, eager, legal, pick, sit_where, tap_square
from tests.mobile.window import journey

pytestmark = pytest.mark.once


def ask_widget(hand, kind):
    """Of the first such widget on screen."""
    widget = hand.all(kind)[0]
    return (yield from ask(hand, *widget.to_window(*widget.center)))


def ask_square(hand, square):
    return (yield from ask(hand, *walk.square_place(hand, square)))


def ask_slot(hand, kind, slot=0, across=0.0):
    x, y = walk.slot_place(hand, kind, slot)
    return (yield from ask(hand, x + dp(across), y))


def bare(match):
    """Squares of seat 0 on which nothing lies, by what they are and whether a token is there."""
    state = match._state
    there = valley(state.valleys[0])
    return {
        (there.ground[square], square in state.tokens[0]): square
        for square, code in enumerate(state.boards[0])
        if not code
    }


def much(match):
    """A position with all kinds of squares, a bear and an old tribe."""
    state = match._state
    board = state.boards[0]
    kinds = ((Ground.CAVE, True), (Ground.CAVE, False), (Ground.PLAIN, False), (Ground.FOREST, False))
    if state.ask is not Ask.LAY or not all(kind in bare(match) for kind in kinds):
        return False
    return any(code & BEAR for code in board) and any(code & ABANDONED for code in board)


TALL = pytest.param((360, 780), marks=pytest.mark.soak)  # there is more room than on the lower phone


@pytest.mark.parametrize("size", [(360, 640), TALL, (780, 360)])
@journey
def test_every_square_says_what_it_is(hand, size):
    try:
        yield from hand.resize(*size)
        yield from sit_where(hand, 4, much, choose=eager)
        match, board = hand.hotseat.match, hand.board
        names = {
            (Ground.CAVE, True): "cave_token",
            (Ground.CAVE, False): "cave",
            (Ground.PLAIN, False): "plain",
            (Ground.FOREST, False): "forest",
            (Ground.MOUNTAIN, False): "border",
            (Ground.FALL, True): "waterfall",
            (Ground.FALL, False): "waterfall",
        }
        for what, square in bare(match).items():
            thing = yield from ask_square(hand, square)
            assert thing.kind == names[what]
            assert thing.place.x <= walk.square_place(hand, square)[0] <= thing.place.right
        codes = board.view.boards[0]
        bear = next(square for square, code in enumerate(codes) if code & BEAR)
        assert (yield from ask_square(hand, bear)).kind == "bear"
        old = next(square for square, code in enumerate(codes) if code & ABANDONED)
        assert (yield from ask_square(hand, old)).kind == "old_tribe"
        for square, code in enumerate(codes):
            if has_tile(code) and not code & ABANDONED:
                thing = yield from ask_square(hand, square)
                assert thing.kind == walk.NAMES[scene_on(code)]
                break
    finally:
        yield from hand.resize(360, 780)


@pytest.mark.parametrize("size", [(360, 640), TALL, (780, 360), (800, 1280)])
@journey
def test_what_lies_beside_the_valley_says_what_it_is(hand, size):
    def begun(match):
        state = match._state
        return state.ask is Ask.LAY and len(held(state, 0)) > 1

    try:
        yield from hand.resize(*size)
        yield from sit_where(hand, 3, begun, mountains=True, choose=eager)
        board = hand.board
        for slot, tile in enumerate(board.view.reserves[0]):
            thing = yield from ask_slot(hand, walk.OWN, slot, across=-12)
            one, two = (Scene(scene) for scene in scenes_of(tile))
            assert (thing.kind, thing.picture) == ("own_tile", (f"sapiens/scene_{one.name.lower()}",))
            places = [m for m in legal(hand, Lay) if m.slot == slot and m.mountain < 0]
            here = count("sapiens.here_places", len(places)) if places else say("sapiens.here_nowhere", why="")
            assert say(f"sapiens.what.{one.name.lower()}.rule")[1:] in thing.here
            assert here.strip() in thing.here, "at how many places it fits, or why at none"
            other = yield from ask_slot(hand, walk.OWN, slot, across=12)
            assert other.picture == (f"sapiens/scene_{two.name.lower()}",), "each half tells of its own effect"
        for slot, tile in enumerate(board.view.common):
            thing = yield from ask_slot(hand, walk.SHARED, slot, across=-9)
            assert thing.kind == ("common_tile" if tile >= 0 else "slot"), (slot, tile)
        assert (yield from ask_slot(hand, "pile")).given["n"] == board.view.pile
        assert (yield from ask_slot(hand, walk.POUCH)).kind == "own_pouch"
        assert (yield from ask_slot(hand, "mountains")).kind == "mountain_tiles"
        row = next(part for part in hand.match.plate.walk() if type(part).__name__ == "Row")
        for picture, kind in zip(row._pictures, ("food", "shelter"), strict=False):
            thing = yield from ask(hand, *picture.center)
            assert thing.kind == kind
        chip = board.chips[1]
        for part, kind in ((chip._food, "food"), (chip._shelter, "shelter"), (chip._name, "valley")):
            thing = yield from ask(hand, part.x + dp(6), part.center_y)
            assert thing.kind == kind
    finally:
        yield from hand.resize(360, 780)


@journey
def test_what_lies_on_sheets_says_what_it_is(hand):
    yield from sit_where(hand, 3, asks(Ask.WATER))
    assert (yield from ask_widget(hand, TileView)).kind == "rival_tile"
    yield from hand.tap_at(*walk.slot_place(hand, walk.POUCH))
    assert (yield from ask_widget(hand, SteakTable)).kind == "steak_table"
    yield from sit_where(hand, 3, lambda match: match._state.ask is Ask.LAY and held(match._state, 0), choose=eager)
    scene = held(hand.board.view, 0)[0]
    yield from hand.tap_at(*walk.slot_place(hand, walk.POUCH))
    thing = yield from ask_widget(hand, Disc)
    assert (thing.kind, thing.picture) == ("token", (f"sapiens/token_{walk.NAMES[scene]}",))
    yield from hand.tap("Léo")
    banner = hand.named(say("sapiens.home"))
    assert (yield from ask(hand, *banner.center)).kind == "valley"
    yield from sit_where(hand, 2, asks(Ask.LAY, 2), mountains=True)
    yield from hand.tap_at(*walk.slot_place(hand, walk.MOUNTAINS))
    assert (yield from ask_widget(hand, TileView)).kind == "mountain_tile"


@journey
def test_a_ghost_says_what_it_would_bring_and_a_bare_square_whether_the_tile_may_go_there(hand):
    yield from sit_where(hand, 3, asks(Ask.LAY))
    move = next(move for move in legal(hand, Lay) if hand.board.table.refusal(0, move) is None)
    yield from pick(hand, move.slot)
    fits = {square for fit in hand.board.laying.fits() for square in (fit.move.first, fit.move.second)}
    assert (yield from ask_square(hand, move.first)).here == say("sapiens.here_fits")
    away = next(s for s, code in enumerate(hand.board.view.boards[0]) if not code and s not in fits)
    assert (yield from ask_square(hand, away)).here == say("sapiens.here_fits_not")
    yield from tap_square(hand, move.first)
    goal = hand.board.laying.goal
    thing = yield from ask_square(hand, goal.second)
    assert thing.kind == "ghost"
    assert hand.board.laying.goal == goal, "it waits where it was"
    n = sum(food for _, food in hand.board.laying.earns().food)
    assert say("sapiens.told_food", n=n) in thing.here
    yield from hand.tap(say("cancel"))
    yield from pick(hand, move.slot)
    yield from tap_square(hand, away)
    thing = yield from ask_square(hand, away)
    assert (thing.kind, thing.here) == ("ghost", hand.board.refuse(hand.board.laying.refused[1]))


@journey
def test_a_square_says_what_a_bear_would_bring_there(hand):
    yield from sit_where(hand, 3, asks(Ask.FIRE))
    board = hand.board
    victim = board.looking
    squares = [move.square for move in legal(hand) if getattr(move, "seat", None) == victim]
    thing = yield from ask_square(hand, squares[0])
    n = bear_gain(board.view.boards[victim], squares[0])
    assert thing.here == say("sapiens.here_bear", n=n)


@journey
def test_a_brawl_token_says_whose_it_is(hand):
    def laden(match):
        return match._state.ask is Ask.LAY and any(tile >= 32 for tile in match._state.common)

    yield from sit_where(hand, 3, laden, choose=eager)
    slot = next(slot for slot, tile in enumerate(hand.board.view.common) if tile >= 32)
    shelf, spot = next(
        (shelf, spot)
        for shelf in hand.board.shelves
        for spot in shelf.spots
        if (spot.kind, spot.slot) == (walk.SHARED, slot)
    )
    x, y = shelf.to_window_place(spot.x + 42 * spot.grown, spot.y - 22 * spot.grown)
    assert (yield from ask(hand, x, y)).kind == "brawl_token"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_kind_has_a_name_and_a_rule_that_are_short(language):
    use(language)
    try:
        given = {"one": "x", "two": "y", "scene": "z", "effect": "", "half": "h", "whose": "w", "n": 3, "food": 5}
        for kind in CHAPTERS:
            name = say(f"sapiens.what.{kind}", **given, high=7, low=5)
            rule = say(f"sapiens.what.{kind}.rule", **given, high=7, low=5)
            assert not name.startswith("sapiens.")
            assert not rule.startswith("sapiens.")
            assert len(rule) <= 125, f"{kind}: {len(rule)}"
    finally:
        use("fr")
