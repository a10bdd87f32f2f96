"""Paleo is seen near: the chosen pawn and its aim, what rolls, tokens on the whole board, and the line-up."""

import pytest
from kivy.metrics import dp

from core.game import Level
from core.games.paleo import course
from core.games.paleo.content import PAWN
from core.games.paleo.layouts import LAYOUTS
from mobile.boards.paleo import tokens
from mobile.tour.walks import paleo as walk
from mobile.words import say
from tests.mobile.test_paleo import calm, flicking, lining_up, newest, sit, until
from tests.mobile.window import journey

pytestmark = pytest.mark.once

SMALL = (360, 640)


def pawn_dp(board):
    """How large a pawn truly is as it is seen now."""
    return board.canvas.unit * PAWN / dp(1)


def in_view(board, place):
    x, y = board.canvas.to_window_place(*place)
    return board.canvas.collide_point(x, y)


@pytest.mark.parametrize("size", [SMALL, (360, 780), (640, 360)])
@journey
def test_the_chosen_pawn_is_seen_near_with_the_whole_board_in_a_corner(hand, size):
    try:
        yield from hand.resize(*size)
        yield from sit(hand, flicking, None, Level.EASY)
        board = hand.board
        assert pawn_dp(board) < 20
        assert not board.camera.corner.shown
        yield from walk.choose(hand, board.mine[0])
        yield from until(lambda: not board.camera.eye.gliding, "it never arrives")
        assert pawn_dp(board) >= 28
        assert in_view(board, board.ground.place(*board.aim.from_where()))
        corner = board.camera.corner
        assert corner.shown
        x, y = board.flicks.pawn
        assert not corner.collide_point(dp(x), dp(y))
        yield from walk.drag_slowly(hand, walk.middle(hand), (10.0, 40.0))
        board.camera.arrive()
        assert in_view(board, board.ground.place(*board.aim.goal)), "and what it is aimed at"
        assert board.aim.tells()[0] in hand.words(), "which is told there"
        yield from hand.tap(say("cancel"))
        yield from until(lambda: board.canvas.zoom == 1.0, "all of it again")
    finally:
        yield from hand.resize(360, 780)


@journey
def test_what_rolls_is_followed_and_the_whole_board_is_seen_again(hand):
    try:
        yield from hand.resize(*SMALL)
        yield from sit(hand, flicking, None, Level.EASY)
        calm(hand)
        board, film = hand.board, hand.board.animation.film
        yield from walk.swipe(hand, board.mine[2], 1.4, 2400.0)
        yield from until(lambda: film.running, "the roll is not shown")
        canvas = board.canvas
        left, low = canvas.to_world(*canvas.pos)
        right, top = canvas.to_world(canvas.right, canvas.top)
        seen = away = 0
        while film.running:
            x, y = film.course.followed(max(0.0, film.time))[0]
            assert in_view(board, (x, y))
            seen += canvas.zoom > 1.2
            away += not (left < x < right and top < y < low)
            yield 0.0
        assert seen > 5, "near"
        assert away > 5, "and from where it began it would have been out of sight"
        yield from until(lambda: board.may_aim and board.canvas.zoom == 1.0, "all of it again", 30.0)
    finally:
        yield from hand.resize(360, 780)


@journey
def test_with_reduced_motion_nothing_glides(hand):
    hand.app.change(reduced_motion=True)
    try:
        yield from hand.resize(*SMALL)
        yield from sit(hand, flicking, None, Level.EASY)
        calm(hand)
        board, film, views = hand.board, hand.board.animation.film, set()
        yield from walk.choose(hand, board.mine[2])
        assert not board.camera.eye.gliding
        assert pawn_dp(board) >= 28
        yield from walk.swipe(hand, board.mine[2], 1.4, 700.0)
        yield from until(lambda: film.running, "the roll is not shown")
        while film.running:
            views.add((board.canvas.zoom, board.canvas.pan))
            yield 0.0
        assert len(views) == 1, "one cut"
        assert board.canvas.zoom == 1.0, "and one back"
    finally:
        hand.app.change(reduced_motion=False)
        yield from hand.resize(360, 780)


@journey
def test_on_the_whole_board_numbers_are_ten_dp_high_and_near_pawns_are_as_large_as_they_are(hand):
    try:
        yield from hand.resize(*SMALL)
        yield from sit(hand, flicking, None, Level.EASY)
        board, unit = hand.board, hand.board.canvas.unit
        lie = tokens.lying(board.ground, board.view)
        figures = tokens.pictures(board.ground, lie[:1], unit)[-1]
        assert figures.alpha == 1.0
        assert figures.height * unit / dp(1) * 0.517 >= 10, "of its line a digit takes so much"
        near = tokens.pictures(board.ground, lie[:1], 30 * dp(1) / PAWN)
        assert len(near) == 4, "the pawn, its ring and its seat's shape"
        shapes = [tokens.pictures(board.ground, [one], unit)[-2].picture for one in lie]
        assert {shapes[k] for k in range(len(lie)) if lie[k].pawn < 8} == {"house/seat_red"}
        assert "house/seat_red" not in shapes[8:], "colour is never alone"
        assert tokens.larger(30 * dp(1) / PAWN) == 1.0
    finally:
        yield from hand.resize(360, 780)


@journey
def test_a_line_up_is_seen_large_suggested_and_changed_afterwards(hand):
    yield from sit(hand, lining_up, None, Level.EASY)
    yield from hand.open_cover()
    board = hand.board
    yield from until(lambda: pawn_dp(board) >= 36, "it is seen large")
    yield from hand.tap(say("paleo.do_line_up"))
    first = list(board.standing.line)
    assert first == list(course.good_line_up(2, 0, 0))
    yield from hand.tap(say("paleo.do_line_up"))
    assert board.standing.line != first
    yield from hand.tap_at(*walk.roster(hand, 0))
    yield from hand.tap_at(*walk.roster(hand, 4))
    changed = list(board.standing.line)
    yield from hand.tap(say("paleo.do_ready"))
    assert list(newest(hand).move.circles) == changed


@journey
def test_who_has_never_played_finds_the_reefs_in_place(hand):
    hand.app.set_up("paleo")
    yield 0.3
    assert say("paleo.reefs.ready") in hand.words()
    yield from hand.tap(say("setup.play"))
    yield from hand.settled()
    yield from hand.open_cover()
    assert hand.board.view.reefs in {layout.reefs for layout in LAYOUTS}
    assert say("paleo.ask_line_up") in hand.words()


@journey
def test_the_pad_is_there_when_asked_for_and_flicks_too(hand):
    yield from sit(hand, flicking, None, Level.EASY)
    board, n = hand.board, hand.n
    assert not board.pad_shown
    yield from hand.tap(say("menu"))
    yield from hand.tap(say("paleo.pad_show"))
    yield 0.1
    assert board.pad_shown
    assert board.pad.frame.width > board.canvas.width * 0.9, "the full width"
    yield from walk.choose(hand, board.mine[2])
    yield from walk.swipe(hand, board.mine[2], 1.2, 800.0, at=board.pad.middle)
    made = hand.hotseat.match.entries[n + 1].move
    assert made.speed == pytest.approx(1200, rel=0.15)
