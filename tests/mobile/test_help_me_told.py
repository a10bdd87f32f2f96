"""What Help Me! asks and tells: whole sentences, in the words of the one who looks; what cannot move says so."""

import random

import pytest

from core.game import Level
from core.games.help_me import COLUMNS, Counted, Move, creature_of
from core.games.help_me.content import NOBODY
from mobile.boards.canvas import BoardCanvas
from mobile.boards.help_me.ground import STUCK, stuck
from mobile.boards.help_me.telling import creature_name
from mobile.tour.fingers import Finger
from mobile.words import count, say, use
from tests.mobile.tribe import until
from tests.mobile.window import journey

pytestmark = pytest.mark.once


def told(hand, n, viewer):
    """An entry in the words of a seat, or of nobody who plays."""
    return hand.board.telling.event(hand.hotseat.table.seen(n, None), viewer)


def to_the_end(hand, stop=lambda: False):
    """All play any moves, as fast as it goes."""
    match, rng = hand.hotseat.match, random.Random(3)
    hand.app.change(speed=0.0)
    while match.asked and not stop():
        match.play(match.asked[0], rng.choice(match.moves(match.asked[0])))
    yield 0.3


@journey
def test_a_move_is_told_to_whoever_looks(hand):
    yield from hand.begin(None, Level.EASY)
    yield from hand.my_turn()
    move = Move(12, 12 - COLUMNS)
    yield from hand.tap_move(move.start, move.goal)
    top = hand.hotseat.table.seen(1, None).view.tops[move.goal]
    creature = creature_name(creature_of(top))
    assert told(hand, 1, 0) == f"You move the {creature} up: pile of\u00a02."
    assert told(hand, 1, 1) == told(hand, 1, None) == f"Ana moves the {creature} up: pile of\u00a02."
    use("fr")
    try:
        assert told(hand, 1, 0).endswith(" vers le haut\u00a0: pile de\u00a02.")
    finally:
        use("en")


@journey
def test_what_is_asked_goes_with_what_one_does(hand):
    yield from hand.begin(None, Level.EASY)
    yield from hand.my_turn()
    asked = hand.match.bar.asked
    assert asked.text == count("help_me.ask_look", 2)
    mine = hand.board.mine
    finger = Finger(mine.x + 40, mine.center_y)
    finger.down()
    yield 0.4
    finger.up()
    yield 0.05
    assert asked.text == say("help_me.ask"), "who has looked is not told to"
    move = hand.any_move()
    yield from hand.tap_at(*hand.place(move.start))
    assert asked.text == say("help_me.ask_where")
    yield from hand.tap_at(*hand.place(move.goal))
    assert asked.text == say("help_me.ask_confirm", place=say("match.place"))
    yield from hand.tap(say("match.place"))
    yield from hand.my_turn()
    assert asked.text == say("help_me.ask")


@journey
def test_who_has_moved_is_not_asked_to_look_any_more(hand):
    yield from hand.begin(None, Level.EASY)
    yield from hand.my_turn()
    move = hand.any_move()
    yield from hand.tap_move(move.start, move.goal)
    yield from hand.my_turn()
    assert hand.match.bar.asked.text == say("help_me.ask")


@journey
def test_what_will_never_move_again_is_paler_is_not_lifted_and_says_why(hand):
    yield from hand.begin(None, None)
    drawn = []
    real = BoardCanvas.draw
    BoardCanvas.draw = lambda canvas, sprites: (drawn.append(list(sprites)), real(canvas, sprites))[1]
    try:
        view = hand.hotseat.match.view
        yield from hand.open_cover()
        yield from to_the_end(hand, lambda: any(view(None).heights[k] and stuck(view(None), k) for k in range(30)))
        yield from hand.open_cover()
        yield from hand.settled()
    finally:
        BoardCanvas.draw = real
    board = hand.board
    place = next(k for k in range(30) if board.view.heights[k] and stuck(board.view, k))
    x, y = board.ground.centre(place)
    alphas = {
        (abs(sprite.x - x) < 30 and abs(sprite.y - y) < 30): sprite.alpha
        for sprite in drawn[-1]
        if "tile_" in sprite.picture
    }
    assert alphas == {True: STUCK, False: 1.0}
    yield from hand.tap_at(*hand.place(place))
    assert say("help_me.stuck") in hand.words()
    assert not board.busy
    board.forget()
    board.changed()
    finger = Finger(*hand.place(place))
    finger.down()
    for far in (20, 40):
        finger.move_to(finger.ox + far, finger.oy)
    yield 0
    assert board.held is None
    finger.up()
    yield 0.05
    assert say("help_me.stuck") in hand.words(), "a drag that cannot be says why too"


@journey
def test_the_end_tells_who_protected_what_and_what_each_pile_is_worth(hand):
    yield from hand.begin(None, Level.EASY, Level.EASY)
    board, table = hand.board, hand.hotseat.table
    yield from to_the_end(hand)
    yield from until(lambda: board.told, "the end is shown")
    view, seen = table.view(None), table.seen(table.n, None)
    said = board.telling.event(seen, 0)
    assert said.endswith(f" {say('help_me.told_last')}")
    assert board.telling.revealed(view, 0, 0).startswith("You were protecting the ")
    assert board.telling.revealed(view, 1, 0).startswith("Léo was protecting the ")
    counted = [event for event in seen.events if isinstance(event, Counted)]
    assert len(counted) == sum(map(bool, view.heights))
    for event in counted:
        line = board.telling.counted(event.pile[-1], len(event.pile), event.seat, event.bonus)
        assert ("nobody" in line) == (event.seat == NOBODY)
    assert {board.seat_line(seat) for seat in range(3)} == {
        " · ".join(say(f"help_me.{name}") for name in names) for names in protected(view)
    }


def protected(view):
    names = ("baobab", "cherry", "palm", "bamboo", "willow", "oak")
    for seat in range(view.players):
        yield tuple(name for name, owner in zip(names, view.owners, strict=True) if owner == seat)


@journey
def test_arrows_stay_for_what_oneself_did_too_and_numbers_stand_above_them(hand):
    yield from hand.begin(None, Level.EASY)
    yield from hand.my_turn()
    move = hand.any_move()
    yield from hand.tap_move(move.start, move.goal)
    yield from hand.my_turn()
    laid = []
    real = BoardCanvas.trail
    BoardCanvas.trail = lambda canvas, sprites: (laid.append(list(sprites)), real(canvas, sprites))[1]
    try:
        table = hand.hotseat.table
        hand.board.trail([table.seen(n, 0) for n in range(1, table.n + 1)])
        arrows = [sprite.picture for sprite in laid[-1] if "arrow" in sprite.picture]
        assert {name.split("_")[2] for name in arrows} == {"red", "blue"}
        assert "tag_" in laid[-1][-1].picture
        hand.board.trail([])
        assert laid[-1] == []
    finally:
        BoardCanvas.trail = real
