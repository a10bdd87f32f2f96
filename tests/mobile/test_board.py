"""The board itself: zoom and pan that never move a piece, stillness, and a window that turns and changes its size."""

import pytest
from kivy.config import Config

from core.game import Level
from mobile.boards.sprites import words
from mobile.hotseat import Phase
from mobile.look.kit import Bare
from mobile.screens.base import SETTLES
from mobile.tour.fingers import Finger
from mobile.tour.walks import help_me as walk
from mobile.words import say
from tests.mobile.window import journey

pytestmark = pytest.mark.once


@journey
def test_two_fingers_zoom_and_place_nothing(hand):
    from kivy.metrics import dp

    yield from hand.begin(None, Level.EASY)
    canvas = hand.board.canvas
    x, y = canvas.center
    below = canvas.to_world(x, y)
    yield from hand.pinch(x, y, dp(60), dp(150))
    assert canvas.zoom > 1.8
    there = canvas.to_world(x, y)
    assert abs(there[0] - below[0]) < 12, "what was between the fingers stays there"
    assert abs(there[1] - below[1]) < 12
    assert (hand.n, hand.board.chosen, hand.board.goal) == (0, None, None)
    yield from hand.pinch(x, y, dp(150), dp(20))
    assert canvas.zoom == 1.0
    assert (hand.n, hand.board.chosen) == (0, None)


@journey
def test_a_ghost_is_neither_placed_nor_lost_by_zooming(hand):
    yield from hand.begin(None, Level.EASY)
    move = hand.any_move()
    yield from hand.lift_towards(move.start, move.goal)
    x, y = hand.board.canvas.center
    yield from hand.pinch(x, y, 60, 150)
    assert hand.n == 0
    assert hand.board.ready == move
    yield from hand.tap(say("match.place"))
    assert hand.hotseat.match.entries[1].move == move


@journey
def test_the_wheel_beside_a_dialog_closes_nothing(hand):
    yield from hand.begin(None, Level.EASY)
    yield from hand.tap(say("menu"))
    assert hand.dialog
    for towards in (True, False):
        yield from hand.wheel(8, 8, towards)
    yield SETTLES
    assert hand.dialog
    yield from hand.tap_at(8, 8)
    yield 0.1
    assert not hand.dialog


@journey
def test_the_wheel_zooms_and_places_nothing(hand):
    yield from hand.begin(None, Level.EASY)
    canvas = hand.board.canvas
    for _ in range(4):
        yield from hand.wheel(*canvas.center, True)
    zoomed = canvas.zoom
    for _ in range(8):
        yield from hand.wheel(*canvas.center, False)
    assert 1.0 in (zoomed, canvas.zoom), "one way in, the other way out"
    assert max(zoomed, canvas.zoom) > 1.3
    assert (hand.n, hand.board.chosen) == (0, None)


@journey
def test_a_double_tap_enlarges_and_fits_and_places_nothing(hand):
    from core.games.help_me import Move

    yield from hand.begin(None, Level.EASY)
    assert Config.getint("postproc", "double_tap_time") > 100
    moves = hand.hotseat.table.moves(0)
    move = moves[0]
    hand.hotseat.offer(Move(move.start, move.goal))
    yield from hand.my_turn()
    n = hand.n
    empty = hand.place(next(k for k, high in enumerate(hand.board.view.heights) if not high))
    canvas = hand.board.canvas
    yield 0.5
    yield from hand.double_tap(*empty)
    assert canvas.zoom > 1.5
    yield 0.5
    empty = hand.place(next(k for k, high in enumerate(hand.board.view.heights) if not high))
    x = min(max(empty[0], canvas.x + 5), canvas.right - 5)
    y = min(max(empty[1], canvas.y + 5), canvas.top - 5)
    yield from hand.double_tap(x, y)
    assert canvas.zoom == 1.0
    assert (hand.n, hand.board.ready) == (n, None)


@journey
def test_moves_while_zoomed(hand):
    yield from hand.begin(None, Level.EASY)
    canvas = hand.board.canvas
    canvas.zoom_at(1.6, *canvas.center)
    inside = [
        move
        for move in hand.hotseat.table.moves(0)
        if all(canvas.collide_point(*hand.place(place)) for place in (move.start, move.goal))
    ]
    move = inside[len(inside) // 2]
    yield from hand.tap_move(move.start, move.goal)
    assert hand.hotseat.match.entries[1].move == move


@journey
def test_a_zoomed_board_can_be_moved_where_no_piece_is(hand):
    yield from hand.begin(None, Level.EASY)
    hand.board.playable = False  # as while others play: nothing can be lifted
    canvas = hand.board.canvas
    canvas.zoom_at(2.0, *canvas.center)
    before = canvas.pan
    x, y = canvas.center
    finger = Finger(x, y)
    finger.down()
    yield 0.02
    for step in range(1, 9):
        finger.move_to(x + 5 * step, y)
        yield 0.016
    finger.up()
    yield 0.1
    assert canvas.pan[0] > before[0] + 15
    assert hand.n == 0


def drawn(hand, seconds):
    """How many frames are drawn meanwhile."""
    from kivy.core.window import Window

    frames = []

    def count(*_):
        frames.append(1)

    Window.bind(on_draw=count)
    yield seconds
    Window.unbind(on_draw=count)
    return len(frames)


@journey
def test_a_still_board_draws_no_frame(hand):
    yield from hand.begin(None, Level.EASY)
    yield 1.0
    assert (yield from drawn(hand, 1.0)) == 0
    yield from hand.tap_at(*hand.place(hand.any_move().start))
    yield 0.5
    assert (yield from drawn(hand, 1.0)) == 0, "nor while a pile is chosen"


@journey
def test_a_cover_and_a_home_at_rest_draw_no_frame(hand):
    yield 1.0
    assert (yield from drawn(hand, 1.0)) == 0
    yield from hand.begin(None, None)
    yield 1.0
    assert (yield from drawn(hand, 1.0)) == 0


@journey
def test_turning_the_window_keeps_the_match(hand):
    yield from hand.begin(None, Level.EASY)
    yield from hand.drag_move(hand.any_move())
    yield from hand.my_turn()
    n, view = hand.n, hand.hotseat.view
    try:
        for width, height in ((780, 360), (360, 780), (412, 915), (800, 1280), (1280, 800), (360, 640)):
            yield from hand.resize(width, height)
            assert hand.match.landscape == (width > height)
            assert (hand.n, hand.hotseat.view, hand.board.view) == (n, view, view)
            board = hand.board.canvas
            assert board.x >= 0
            assert board.right <= width
            assert board.y >= 0
            assert board.top <= height
            move = hand.any_move()
            yield from hand.tap_at(*hand.place(move.start))
            yield from hand.tap_at(*hand.place(move.goal))
            assert hand.board.ready == move, f"{width} x {height}"
            yield from hand.tap(say("cancel"))
            assert hand.board.ready is None
        yield from hand.resize(780, 360)
        yield from hand.drag_move(hand.any_move())
        yield from hand.my_turn()
        assert hand.n == n + 2
    finally:
        from kivy.core.window import Window

        Window.size = (360, 780)


@journey
def test_turning_the_window_keeps_the_cover_closed(hand):
    yield from hand.begin(None, None)
    yield from hand.settled()
    try:
        yield from hand.resize(780, 360)
        assert hand.covered
        assert not hand.secrets()
        yield from hand.slide_seal(130)
        assert not hand.covered, "the seal works lying down too"
        yield from hand.resize(360, 780)
        assert hand.hotseat.phase is Phase.PLAY
        assert hand.hotseat.holder == 0
    finally:
        from kivy.core.window import Window

        Window.size = (360, 780)


@journey
def test_turning_while_a_finger_holds_a_piece(hand):
    yield from hand.begin(None, Level.EASY)
    move = hand.any_move()
    finger = Finger(*hand.place(move.start))
    finger.down()
    yield 0.3
    try:
        yield from hand.resize(780, 360)
        finger.move_to(*hand.place(move.goal))
        yield 0.05
        finger.up()
        yield 0.4
        assert hand.n == 0
        if hand.board.busy:
            yield from hand.tap(say("cancel"))
        yield from hand.drag_move(move)
        assert hand.n == 1
    finally:
        from kivy.core.window import Window

        Window.size = (360, 780)


@journey
def test_pictures_are_drawn_where_their_buttons_are(hand):
    """A widget's centre may still tell its old place while it is moved: what is drawn must not follow that."""
    yield from hand.begin(None, Level.EASY)
    checked = 0
    for press in hand.all(Bare):
        box, icon = press.icon._box, press.icon
        if icon.parent is None:
            continue
        across, up = box.pos[0] + box.size[0] / 2, box.pos[1] + box.size[1] / 2
        assert abs(across - press.x - press.width / 2) < 3, press.spoken
        assert abs(up - press.y - press.height / 2) < 3, press.spoken
        checked += 1
    assert checked


@journey
def test_a_held_card_says_its_name_on_a_small_phone(hand):
    """Its ribbon would be empty where the name has no room."""
    yield from hand.resize(360, 640)
    try:
        yield from hand.begin(None, Level.EASY)
        yield from hand.my_turn()
        mine, names = hand.board.mine, [card.name for card in hand.board.secrets()]
        held = []
        yield from hand.hold(mine.x + 40, mine.center_y, 0.3, lambda: held.extend(hand.words()))
        assert len(names) == 2
        assert set(names) <= set(held)
        assert not set(names) & set(hand.words()), "and hides it again"
    finally:
        yield from hand.resize(360, 780)


@journey
def test_what_flies_takes_nothing_out_of_a_hand(hand):
    yield from hand.begin(None, Level.EASY)
    yield from hand.my_turn()
    board, canvas = hand.board, hand.board.canvas
    start, goal = walk.carried(hand)
    finger = Finger(*start)
    finger.down()
    finger.move_to(*goal)
    yield 0.1
    held = list(canvas._held.children)
    assert held, "it hangs at the finger"
    landed = []
    canvas.fly(
        board.ground.pile(board.view, board.table.moves(board.seat)[-1].start),
        (90.0, 10.0),
        0.2,
        lambda: landed.append(True),
    )
    assert canvas._flying.children
    assert canvas._held.children == held
    for _ in range(40):
        yield 0.02
        if landed:
            break
    assert landed
    assert not canvas._flying.children
    assert canvas._held.children == held, "and still does"
    finger.up()
    yield 0.1
    assert not canvas._held.children


@journey
def test_words_on_a_canvas_are_wrapped_kept_and_drawn(hand):
    yield from hand.begin(None, Level.EASY)
    yield from hand.my_turn()
    canvas = hand.board.canvas
    short, long = words("Réserve", 100, 100, 16, 200), words("Une réserve où la pêche est interdite", 100, 100, 16, 90)
    assert 0 < short.width <= 200
    assert long.width <= 91
    assert long.height > 1.8 * short.height, "in more lines than one"
    assert words("Réserve", 5, 5, 16, 200).picture is short.picture, "drawn once"
    before = hand.pixels()
    canvas.mark([short])
    after = hand.pixels()
    assert before != after
    canvas.mark([words("Réserve", 100, 100, 16, 200, light=True)])
    assert hand.pixels() != after, "in another colour"


@journey
def test_words_that_were_never_drawn_do_not_stand_in_for_each_other(hand):
    """They have no number yet when the first of them are drawn together."""
    yield from hand.begin(None, Level.EASY)
    canvas = hand.board.canvas
    fresh = [words(f"fresh {number}", 20.0 * number, 20.0, 11.0, 60.0) for number in range(3)]
    canvas.mark(fresh)
    drawn = [group.texture for group in canvas._marks.children if hasattr(group, "texture")]
    assert [texture in drawn for texture in (sprite.picture for sprite in fresh)] == [True] * 3
