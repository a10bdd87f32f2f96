"""Help Me! on the board: one step goes by the direction of the finger, and everything can be read."""

import random

import pytest

from core.game import Level
from core.games.help_me import COLUMNS, Move
from core.log import Seated
from core.match import Match
from mobile import games
from mobile.boards.canvas import BoardCanvas
from mobile.boards.help_me.ground import CELL, EDGE, TILE
from mobile.look.atlas import piece
from mobile.tour.fingers import Finger, Missing
from mobile.words import say
from tests.mobile.fit import look
from tests.mobile.window import journey

pytestmark = pytest.mark.once

MIDDLE = 12  # a place with neighbours all round
WAYS = {"right": (1, 0), "left": (-1, 0), "up": (0, 1), "down": (0, -1)}
STEPS = {"right": 1, "left": -1, "up": -COLUMNS, "down": COLUMNS}


def carried(hand, across, up, begun=(0.0, 0.0)):
    """A finger that took up the pile in the middle and went so many cells; it is still down."""
    yield from hand.begin(None, Level.EASY)
    cell = CELL * hand.board.canvas.unit
    x, y = hand.place(MIDDLE)
    x, y = x + begun[0] * cell, y + begun[1] * cell
    finger = Finger(x, y)
    finger.down()
    for part in range(1, 9):
        finger.move_to(x + across * cell * part / 8, y + up * cell * part / 8)
    yield 0.02
    return finger


@pytest.mark.parametrize("far", [0.45, 1.0, 2.1])
@pytest.mark.parametrize("way", WAYS)
@journey
def test_a_drag_means_the_neighbour_in_its_direction_however_far_it_goes(hand, way, far):
    hand.app.change(confirm=False)
    try:
        across, up = WAYS[way]
        finger = yield from carried(hand, across * far + 0.1 * up, up * far + 0.1 * across)
        assert hand.board.goal == MIDDLE + STEPS[way]
        finger.up()
        yield 0.05
        assert hand.hotseat.match.entries[1].move == Move(MIDDLE, MIDDLE + STEPS[way])
    finally:
        hand.app.change(confirm=True)


@pytest.mark.parametrize("begun", [(-0.4, 0.4), (0.4, -0.4), (0.4, 0.4)])
@journey
def test_the_place_below_the_finger_is_meant_wherever_the_pile_was_taken(hand, begun):
    yield from carried(hand, -begun[0], -1 - begun[1], begun)
    assert hand.board.goal == MIDDLE + STEPS["down"]


@journey
def test_what_is_carried_hangs_where_the_finger_is(hand):
    finger = yield from carried(hand, 1.0, 0.0)
    canvas = hand.board.canvas
    x, y = canvas.to_window_place(*hand.board._finger)
    assert abs(x - finger.x) < 1
    assert 0 <= y - finger.y < 20 * canvas.unit


@journey
def test_a_short_way_means_nothing_yet_and_the_pile_goes_home(hand):
    finger = yield from carried(hand, 0.3, 0.0)
    assert hand.board.chosen == MIDDLE
    assert (hand.board.goal, hand.board.refused) == (None, None)
    finger.up()
    yield from hand.settled()
    assert not hand.board.busy


@journey
def test_a_diagonal_is_no_direction_and_says_why(hand):
    yield from carried(hand, 1.0, 0.9)
    assert hand.board.goal is None
    assert hand.board.refused[0] == MIDDLE + STEPS["right"] + STEPS["up"]
    assert say("help_me.not_next") in hand.words()


@journey
def test_off_the_board_nothing_is_meant(hand):
    yield from hand.begin(None, Level.EASY)
    x, y = hand.place(0)
    finger = Finger(x, y)
    finger.down()
    for part in range(1, 9):
        finger.move_to(x - part * 8, y)
    yield 0.02
    assert hand.board.chosen == 0
    assert hand.board.goal is None
    assert say("help_me.no_place") in hand.words()
    finger.up()
    yield from hand.settled()
    assert hand.n == 0


def tall_piles(hand):
    """A match in which a pile of the upper row is high, and others have just moved."""
    game, names = games.find("help_me"), ("Ana", "Léo", "Mina")
    for deal in range(1, 400):
        rng = random.Random(deal)
        match = Match.begin(game, [Seated(name, Level.EASY, k) for k, name in enumerate(names)], deal, first=0)
        while match.asked:
            heights = match.view(0).heights
            if match.asked[0] == 0 and max(heights[:COLUMNS]) >= 6 and match.n > 3:
                seats = [Seated(name, None if k == 0 else Level.EASY, k) for k, name in enumerate(names)]
                again = Match.begin(game, seats, deal, first=0, journal=hand.app.archive.journal(deal))
                for entry in match.entries[1:]:
                    again.play(entry.seat, entry.move)
                hand.app._play(again)
                yield from hand.my_turn()
                return
            moves = match.moves(match.asked[0])
            low = [move for move in moves if move.goal < COLUMNS and heights[move.goal] + heights[move.start] > 3]
            match.play(match.asked[0], rng.choice(low or moves))
    raise Missing("no such pile")


@pytest.mark.parametrize("size", [(360, 640), (780, 360)])
@journey
def test_how_high_a_pile_is_can_be_read_in_every_row_and_below_every_arrow(hand, size):
    drawn, marked = [], []
    real = BoardCanvas.draw, BoardCanvas.trail
    BoardCanvas.draw = lambda canvas, sprites: (drawn.append(list(sprites)), real[0](canvas, sprites))[1]
    BoardCanvas.trail = lambda canvas, sprites: (marked.append(list(sprites)), real[1](canvas, sprites))[1]
    try:
        yield from hand.resize(*size)
        yield from tall_piles(hand)
    finally:
        BoardCanvas.draw, BoardCanvas.trail = real
        yield from hand.resize(360, 780)
    tags = [sprite for sprite in drawn[-1] if "tag_" in sprite.picture]
    assert tags
    for tag in tags:
        top = tag.y - tag.height / 2 + piece(tag.picture).body[1]
        assert top >= 3, "the frame does not cut it off"
    arrows = [sprite for sprite in marked[-1] if "arrow_" in sprite.picture]
    assert arrows
    above = [sprite for sprite in marked[-1] if "tag_" in sprite.picture]
    for tag in tags:
        near = [k for k in arrows if abs(k.x - tag.x) < 40 and abs(k.y - tag.y) < 40]
        if near:
            again = [(one.picture, one.x, one.y) for one in above]
            assert (tag.picture, tag.x, tag.y) in again
    assert marked[-1].index(above[0]) > marked[-1].index(arrows[-1])


@journey
def test_what_is_looked_at_by_a_tap_says_how_it_is_hidden_again(hand):
    yield from hand.begin(None, Level.EASY)
    x, y = hand.board.mine.x + 40, hand.board.mine.center_y
    finger = Finger(x, y)
    finger.down()
    yield 0.02
    assert say("mine.let_go") in hand.words()
    yield 0.5
    finger.up()
    yield 0.05
    assert not hand.secrets(), "and so it is"
    yield from hand.tap_at(x, y)
    assert hand.secrets()
    assert say("mine.let_go") not in hand.words(), "nothing is held any more"
    assert say("mine.touch") in hand.words()
    yield from hand.tap_at(x, y)
    assert not hand.secrets()


@pytest.mark.parametrize("size", [(640, 360), (545, 320)])
@pytest.mark.parametrize("language", ["fr", "en"])
@journey
def test_all_can_be_read_on_a_small_phone_that_lies(hand, size, language):
    found = []
    hand.app.change(language=language)
    try:
        yield from hand.resize(*size)
        yield from hand.begin(None, Level.EASY)
        yield from hand.my_turn()
        yield from look(hand, "match", found)
        move = hand.any_move()
        yield from hand.tap_at(*hand.place(move.start))
        yield from hand.tap_at(*hand.place(move.goal))
        yield from look(hand, "ghost", found)
    finally:
        hand.app.change(language="en")
        yield from hand.resize(360, 780)
    assert not found, "\n" + "\n".join(dict.fromkeys(found))


@journey
def test_a_pile_that_is_carried_along_the_upper_edge_is_seen_whole(hand):
    yield from hand.begin(None, Level.EASY)
    yield from hand.my_turn()
    move = next(move for move in hand.board.table.moves(hand.board.seat) if max(move.start, move.goal) < 5)
    seen = []
    real = BoardCanvas.hold

    def hold(canvas, sprites, x=0.0, y=0.0):
        seen.extend((sprite, y) for sprite in sprites)
        real(canvas, sprites, x, y)

    BoardCanvas.hold = hold
    try:
        yield from hand.lift_towards(move.start, move.goal)
    finally:
        BoardCanvas.hold = real
    tiles = [(sprite, y) for sprite, y in seen if "tile_" in sprite.picture]
    assert tiles
    assert min(y + tile.y - TILE * tile.scale / 2 for tile, y in tiles) >= EDGE, "the frame does not cut it off"
