"""Moving a piece: drag with ghost and confirmation, taps alone, on release; refusals, all ways to cancel, and undo."""

from kivy.metrics import dp

from core.game import Level
from mobile.hotseat import Phase
from mobile.screens.recap import RecapSheet
from mobile.tour.fingers import Finger
from mobile.words import say
from tests.mobile.window import journey


@journey
def test_a_drag_shows_a_ghost_and_only_the_button_places_it(hand):
    yield from hand.begin(None, Level.EASY)
    move = hand.any_move()
    seen = []

    def look():
        seen.append((hand.board.goal, hand.words()))

    assert not hand.match.bar.act.enabled
    yield from hand.lift_towards(move.start, move.goal, look)
    goal, words = seen[0]
    assert goal == move.goal, "it snaps while the finger is down"
    assert any(say("help_me.covers", tile="").strip() in word for word in words), "and says what it covers"
    assert hand.n == 0, "a ghost is no move"
    assert hand.match.bar.act.enabled
    yield from hand.tap(say("match.place"))
    assert hand.hotseat.match.entries[1].move == move
    yield from hand.settled()
    assert hand.n == 2
    assert hand.hotseat.phase is Phase.PLAY


@journey
def test_a_move_by_taps_alone(hand):
    yield from hand.begin(None, Level.EASY)
    move = hand.any_move(1)
    yield from hand.tap_at(*hand.place(move.start))
    assert hand.board.chosen == move.start
    yield from hand.tap_at(*hand.place(move.goal))
    assert hand.board.ready == move
    assert hand.n == 0
    yield from hand.tap(say("match.place"))
    assert hand.hotseat.match.entries[1].move == move


@journey
def test_on_release_needs_no_confirmation(hand):
    hand.app.change(confirm=False)
    yield from hand.begin(None, Level.EASY)
    move = hand.any_move(2)
    yield from hand.lift_towards(move.start, move.goal)
    assert hand.hotseat.match.entries[1].move == move
    yield from hand.my_turn()
    n, move = hand.n, hand.any_move(2)
    yield from hand.tap_at(*hand.place(move.start))
    yield from hand.tap_at(*hand.place(move.goal))
    assert hand.hotseat.match.entries[n + 1].move == move, "by taps too"


@journey
def test_a_refused_place_says_why_while_the_finger_is_down_and_the_piece_goes_home(hand):
    yield from hand.begin(None, Level.EASY)
    start, goal = hand.diagonal()
    seen = []

    def look():
        seen.append((hand.board.refused, hand.words()))

    before = hand.board.view
    yield from hand.lift_towards(start, goal, look)
    (refused, words) = seen[0]
    assert refused is not None
    assert refused[0] == goal
    assert say("help_me.not_next") in words
    yield 0.5
    assert hand.n == 0
    assert (hand.board.chosen, hand.board.goal, hand.board.refused) == (None, None, None)
    assert hand.board.view == before
    assert not hand.board.canvas.moving
    assert say("help_me.not_next") not in hand.words()
    assert not hand.match.bar.act.enabled


@journey
def test_off_the_board_it_is_said_why_while_the_finger_is_down(hand):
    yield from hand.begin(None, Level.EASY)
    moves = [move for move in hand.hotseat.table.moves(0) if move.start < 5]
    x, y = hand.place(moves[0].start)
    finger = Finger(x, y)
    finger.down()
    for part in range(1, 9):
        finger.move_to(x, y + dp(10) * part)
    yield 0.02
    assert hand.board.goal is None
    assert say("help_me.no_place") in hand.words()
    finger.up()
    yield 0.3
    assert hand.n == 0
    assert say("help_me.no_place") not in hand.words()


@journey
def test_a_ghost_is_cancelled_by_the_button_and_by_the_back_key(hand):
    yield from hand.begin(None, Level.EASY)
    move = hand.any_move()
    yield from hand.lift_towards(move.start, move.goal)
    assert hand.board.ready == move
    yield from hand.tap(say("cancel"))
    assert hand.board.ready is None
    yield from hand.tap_at(*hand.place(move.start))
    yield from hand.tap_at(*hand.place(move.goal))
    assert hand.board.ready == move
    yield from hand.back()
    assert hand.board.ready is None
    assert not hand.dialog, "back cancels before it leaves"
    assert hand.n == 0
    assert say("cancel") not in hand.spoken()


@journey
def test_a_second_finger_sends_a_held_piece_home(hand):
    yield from hand.begin(None, Level.EASY)
    move = hand.any_move()
    here, there = hand.place(move.start), hand.place(move.goal)
    one, two = Finger(*here), Finger(there[0], there[1] - 60)
    one.down()
    yield 0.3
    one.move_to(*there)
    yield 0.1
    assert hand.board.chosen == move.start
    two.down()
    yield 0.4
    assert hand.board.chosen is None
    one.up()
    two.up()
    yield 0.2
    assert hand.n == 0
    assert hand.board.ready is None
    zoom = hand.board.canvas.zoom
    assert zoom == 1.0
    yield from hand.drag_move(move)
    assert hand.n == 1, "and after that everything goes on as ever"


@journey
def test_a_finger_that_rests_lifts_and_one_that_passes_over_does_not(hand):
    yield from hand.begin(None, Level.EASY)
    move = hand.any_move()
    finger = Finger(*hand.place(move.start))
    finger.down()
    yield 0.3
    assert hand.board.chosen == move.start
    finger.up()
    yield 0.4
    assert hand.n == 0


@journey
def test_undo_takes_back_my_move_and_the_bots_answers(hand):
    yield from hand.begin(None, Level.EASY, Level.EASY)
    before = hand.board.view
    assert not hand.match.bar.undo.enabled
    yield from hand.drag_move(hand.any_move())
    yield from hand.my_turn()
    assert hand.n == 3
    assert hand.match.bar.undo.enabled
    yield from hand.tap(say("undo"))
    yield 0.2
    assert hand.hotseat.match.entries[-1].to == 0
    assert hand.board.view == before
    assert hand.hotseat.phase is Phase.PLAY
    assert say("entry.undo.you") in hand.words()
    yield from hand.drag_move(hand.any_move(5))
    yield from hand.my_turn()
    assert hand.n == 7


@journey
def test_undo_is_grey_and_says_why_when_somebody_else_has_moved(hand):
    hand.app.change(always_cover=True)  # else whoever has just moved may still take it back without the phone
    yield from hand.begin(None, None)
    yield from hand.my_turn()
    yield from hand.tap(say("undo"))
    assert say("undo.nothing") in hand.dialog
    yield from hand.tap(say("ok"))
    yield from hand.drag_move(hand.any_move())
    yield from hand.my_turn()
    yield from hand.drag_move(hand.any_move())
    yield from hand.my_turn()
    assert not hand.all(RecapSheet)
    assert not hand.match.bar.undo.enabled
    n = hand.n
    yield from hand.tap(say("undo"))
    assert say("undo.others") in hand.dialog
    yield from hand.tap(say("ok"))
    assert not hand.dialog
    assert hand.n == n


@journey
def test_a_touch_during_an_animation_ends_it_and_makes_no_move(hand):
    hand.app.change(speed=0.5)
    yield from hand.begin(None, Level.EASY)
    move = hand.any_move()
    yield from hand.drag_move(move)
    for _ in range(40):
        if hand.board.canvas.moving:
            break
        yield 0.02
    assert hand.board.canvas.moving
    yield from hand.tap_at(*hand.board.canvas.center)
    yield from hand.my_turn()
    assert hand.n == 2
