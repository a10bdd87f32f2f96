"""Paleo when something comes in between: a dialog, a turned phone, another's deed, a look back. Nothing one meant is
lost, and nothing one did not mean is done."""

import random
from types import SimpleNamespace

import pytest
from kivy.metrics import dp
from kivy.uix.scrollview import ScrollView

from core.game import Level
from core.games import find
from core.games.paleo import course
from core.games.paleo.content import REEFS, circles
from core.games.paleo.position import Ask, Flick, Keep, LineUp, Put
from core.log import Seated
from core.match import Match
from core.physics import sweep
from core.table import LocalTable
from mobile.boards.paleo import lines
from mobile.boards.paleo.animation import last_flick
from mobile.boards.paleo.roll import LOUD, place_at
from mobile.look import sound
from mobile.look.kit import PressPlate
from mobile.look.row import Row
from mobile.tour.fingers import Finger
from mobile.tour.walks import paleo as walk
from mobile.words import say
from tests.mobile.test_paleo import asked, flicking, lining_up, newest, placing, sit, until
from tests.mobile.test_paleo_aim import TABLET, aiming, made, turned
from tests.mobile.window import journey

pytestmark = pytest.mark.once


def swiping(hand):
    """A finger in the midst of a swipe that would flick, were it to leave; answers it."""
    yield from aiming(hand)
    x, y = walk.middle(hand)
    finger = Finger(x, y - dp(20))
    finger.down()
    for step in range(1, 7):
        finger.move_to(x, y - dp(20) + dp(12) * step)
        yield 0.01
    assert hand.board.flicking.down
    return finger


def elsewhere(hand, seat):
    """The seat makes a move without a finger here, as at another device."""
    match = hand.hotseat.match
    match.play(seat, match.sample(seat, random.Random(3)))


# A finger that is down


@journey
def test_a_dialog_takes_back_what_the_finger_was_about_to_flick(hand):
    finger = yield from swiping(hand)
    n = hand.n
    hand.match.dialog("!", "", [(say("ok"), None)])
    finger.move_to(finger.x, finger.y + dp(12))
    finger.up()
    yield 0.1
    assert hand.n == n
    yield from hand.tap(say("ok"))
    assert hand.n == n
    yield from walk.swipe(hand, hand.board.aim.pawn, 1.2, 800.0)
    assert made(hand, n), "and then it goes as ever"


@journey
def test_a_phone_that_is_turned_takes_it_back_too_and_what_is_chosen_stays(hand):
    try:
        finger = yield from swiping(hand)
        n, pawn = hand.n, hand.board.aim.pawn
        yield from hand.resize(780, 360)
        finger.up()
        yield 0.1
        assert hand.n == n
        assert not hand.board.flicking.down
        assert hand.board.aim.pawn == pawn
    finally:
        yield from hand.resize(360, 780)


@journey
def test_who_left_the_table_flicks_nothing_any_more(hand):
    finger = yield from swiping(hand)
    match, n = hand.hotseat.match, hand.n
    hand.app.go_home()
    finger.move_to(finger.x, finger.y + dp(60))
    finger.up()
    yield 0.1
    assert match.n == n


# What is being chosen


@journey
def test_a_line_up_stays_as_it_was_arranged_while_others_get_ready(hand):
    yield from sit(hand, lining_up, None, None)
    yield from hand.open_cover()
    spots = circles(hand.board.side)
    offered = list(hand.board.standing.line)
    yield from hand.tap_at(*walk.place(hand, *spots[0]))
    yield from hand.tap_at(*walk.place(hand, *spots[5]))
    arranged = list(hand.board.standing.line)
    assert arranged != offered
    elsewhere(hand, 1)
    yield 0.3
    assert hand.board.standing.line == arranged
    yield from hand.tap(say("paleo.do_ready"))
    assert newest(hand).move == LineUp(tuple(arranged))


@journey
def test_a_button_that_is_being_pressed_means_the_same_while_others_get_ready(hand):
    yield from sit(hand, lining_up, None, None)
    yield from hand.open_cover()
    yield 0.5
    button = hand.named(say("paleo.do_ready"))
    finger = Finger(*button.to_window(*button.center))
    finger.down()
    yield 0.05
    elsewhere(hand, 1)
    yield 0.05
    finger.up()
    yield 0.1
    assert isinstance(newest(hand).move, LineUp)
    assert newest(hand).seat == 0


@journey
def test_what_is_chosen_outlives_news_that_change_nothing_on_the_board(hand):
    yield from aiming(hand)
    yield from walk.drag_slowly(hand, walk.middle(hand), (30.0, 40.0))
    pawn, line = hand.board.aim.pawn, hand.board.aim.line
    hand.match.refresh()
    yield 0.05
    assert (hand.board.aim.pawn, hand.board.aim.line) == (pawn, line)


# Reefs between rounds


def moving_reefs(hand):
    yield from sit(hand, asked(Ask.MOVE_REEF), None, Level.EASY)
    view, board = hand.board.view, hand.board
    k = next(k for k in range(REEFS) if view.reefs[k] and not view.handled >> k & 1)
    return board, k, view.reefs[k]


@journey
def test_a_reef_is_taken_up_where_it_lies_turned_and_put_elsewhere(hand):
    board, k, lies = yield from moving_reefs(hand)
    n = hand.n
    yield from hand.tap_at(*walk.place(hand, lies[0] / 10, lies[1] / 10))
    assert board.reefs.reef == k
    assert (*board.reefs.where, board.reefs.angle) == lies
    yield from hand.tap(say("paleo.turn"))
    assert board.reefs.angle == (lies[2] + 1500) % 36000
    assert hand.n == n
    rng = random.Random(1)
    for _ in range(3000):
        x, y = rng.randint(-2700, 2700), rng.randint(-2100, -300)
        near = [Put(k, x + a, y + b, board.reefs.angle) for a, b in ((0, 0), (40, 0), (-40, 0), (0, 40), (0, -40))]
        if all(board.table.refusal(0, move) is None for move in near):
            break
    yield from hand.tap_at(*walk.place(hand, x / 10, y / 10))
    yield from hand.tap(say("match.place"))
    move = newest(hand).move
    assert isinstance(move, Put)
    assert move.reef == k
    assert abs(move.x - x) < 40


@journey
def test_a_reef_that_was_only_taken_up_is_kept(hand):
    _, k, lies = yield from moving_reefs(hand)
    n = hand.n
    yield from hand.tap_at(*walk.place(hand, lies[0] / 10, lies[1] / 10))
    yield from hand.tap(say("match.place"))
    assert hand.hotseat.match.entries[n + 1].move == Keep(k)


@journey
def test_another_reef_may_be_dragged_at_once(hand):
    board, k, lies = yield from moving_reefs(hand)
    others = [j for j in range(REEFS) if j != k and board.view.reefs[j] and not board.view.handled >> j & 1]
    yield from hand.tap_at(*walk.place(hand, lies[0] / 10, lies[1] / 10))
    other = board.view.reefs[others[-1]]
    start = walk.place(hand, other[0] / 10, other[1] / 10)
    seen = []
    yield from hand.drag(start, (start[0], start[1] + dp(30)), lambda: seen.append(board.reefs.reef))
    assert seen == [others[-1]]


@journey
def test_a_place_that_is_refused_is_heard_once_while_the_finger_stays_there(hand):
    yield from sit(hand, placing, None, Level.EASY)
    heard, play = [], sound.play
    sound.play = lambda name, hard=None: heard.append(name)
    try:
        start, _ = walk.carried(hand)
        finger = Finger(*start)
        finger.down()
        goal = walk.place(hand, 0, -30)
        for part in range(1, 13):
            finger.move_to(*(a + (b - a) * part / 12 for a, b in zip(start, goal, strict=True)))
            yield 0.016
        assert hand.board.refused is not None
        entered = heard.count("refuse")
        assert entered >= 1
        for step in range(12):  # about the same place
            finger.move_to(goal[0] + dp(2) * (step % 2), goal[1])
            yield 0.016
        assert hand.board.refused is not None
        assert heard.count("refuse") == entered
        finger.up()
        yield 0.1
    finally:
        sound.play = play


# Step by step


@journey
def test_steps_begin_towards_the_other_end(hand):
    yield from sit(hand, flicking, None, Level.EASY)
    yield from hand.tap(say("paleo.by_steps"))
    assert lines.hint(hand.board) == say("paleo.hint_steps")
    yield from walk.choose(hand, hand.board.mine[-1])
    assert say("paleo.how_to_step") in hand.words()
    yield from hand.tap("+1°")
    assert turned(hand.board.aim.angle, 0.0) == pytest.approx(91.0, abs=0.01)
    assert hand.board.aim.speed > 0
    n, wanted = hand.n, hand.board.aim.move
    yield from hand.tap(say("paleo.do_fire"))
    assert made(hand, n) == wanted


# Looking


@pytest.mark.parametrize("size", [TABLET, (620, 700)])
@journey
def test_the_pad_comes_and_goes_with_the_window_not_with_the_zoom(hand, size):
    try:
        yield from hand.resize(*size)
        yield from aiming(hand)
        shown = hand.board.pad_shown
        hand.board.canvas.zoom_at(2.5, *hand.board.canvas.center)
        yield from walk.choose(hand, hand.board.mine[1])
        assert hand.board.pad_shown is shown
    finally:
        yield from hand.resize(360, 780)


@journey
def test_on_an_enlarged_board_the_flicked_pawn_stays_in_sight(hand):
    yield from sit(hand, flicking, None, Level.EASY)
    board = course.surface(hand.board.view)
    free = [
        (sweep(board, disc.x, disc.y, angle, 2500.0, k).distance, disc.number, angle)
        for k, disc in enumerate(board.discs)
        for angle in (0.6, 0.9, 1.2, 1.5, 1.8, 2.1, 2.4)
        if disc.number in hand.board.mine
    ]
    far, pawn, angle = max(free)
    assert far > 300
    yield from walk.choose(hand, pawn)
    canvas, film = hand.board.canvas, hand.board.animation.film
    canvas.zoom_at(3.0, *walk.place(hand, *hand.board.aim.from_where()))
    yield from walk.swipe(hand, pawn, angle, 1600.0)
    yield from until(lambda: film.running, "the roll is not shown")
    path = next(path for path in film.course.roll.paths if path.disc == film.course.pawn)
    seen = []
    while film.running:
        x, y = canvas.to_window_place(*hand.board.ground.place(*place_at(path, film.time)))
        seen.append(canvas.x <= x <= canvas.right and canvas.y <= y <= canvas.top)
        yield 0.0
    assert len(seen) > 10
    assert all(seen)


@journey
def test_walking_round_ends_what_is_being_shown(hand):
    hand.app.change(speed=0.5)
    try:
        yield from aiming(hand)
        film = hand.board.animation.film
        yield from walk.swipe(hand, hand.board.aim.pawn, 1.5, 900.0)
        yield from until(lambda: film.running, "the roll is not shown")
        quarters = hand.board.ground.quarters
        next(does for word, does in hand.board.extras() if word == say("paleo.walk_round"))()
        assert not film.running, "else the discs would go on where they were before"
        assert hand.board.ground.quarters == (quarters + 1) % 4
    finally:
        hand.app.change(speed=1.0)


# What is told


def rolling(hand, *levels):
    """A roll that is being shown, of the first seat's flick."""
    yield from sit(hand, flicking, *levels)
    yield from walk.swipe(hand, hand.board.mine[2], 1.5, 900.0)
    yield from until(lambda: hand.board.animation.film.running, "the roll is not shown")


@journey
def test_a_phone_turned_in_mid_roll_shows_the_next_thing_from_where_it_began(hand):
    hand.app.change(speed=0.5)
    try:
        yield from rolling(hand, None, None)
        n = hand.n
        after_own = hand.board.table.view(0).places
        elsewhere(hand, 1)
        assert hand.board.table.view(0).places != after_own
        shown = []
        real = hand.board.animate
        hand.board.animate = lambda seen, done: (shown.append((seen.n, hand.board.view.places)), real(seen, done))
        yield from hand.resize(780, 360)
        yield from until(lambda: shown, "the other's flick is not shown")
        assert shown[0] == (n + 1, after_own)
    finally:
        hand.app.change(speed=1.0)
        yield from hand.resize(360, 780)


@journey
def test_what_happens_during_a_look_back_is_shown_as_fast_as_ever(hand):
    yield from aiming(hand)
    yield from walk.swipe(hand, hand.board.aim.pawn, 1.5, 700.0)
    yield from until(lambda: hand.board.ask is Ask.FLICK and not hand.board.moving, "the next turn", 25.0)
    film = hand.board.animation.film
    yield from hand.tap(say("paleo.do_again"))
    yield from until(lambda: film.running, "nothing is shown")
    assert film.pace < 500
    again = film.course
    elsewhere(hand, 0)
    yield from until(lambda: film.running and film.course is not again, "the new flick is not shown", 25.0)
    assert film.pace > 900


@journey
def test_ones_own_flick_is_told_in_the_look_back_too(hand):
    yield from aiming(hand)
    yield from walk.swipe(hand, hand.board.aim.pawn, 1.5, 700.0)
    yield from until(lambda: hand.board.ask is Ask.FLICK and not hand.board.moving, "the next turn", 25.0)
    own, others = hand.hotseat.own_turn(0), hand.hotseat.since(0)
    assert [seen.seat for seen in own] == [0]
    yield from hand.tap_at(*hand.match.ticker.center)
    told = hand.words()
    assert hand.board.event_line(own[0]) in told
    assert any(hand.board.event_line(others[0]) in line for line in told)


@journey
def test_a_look_back_shows_the_round_and_the_points_of_then(hand):
    """The first round was just decided; reefs are moved before the second."""

    def rounds():
        return [n for n in (1, 2) if any(say("paleo.round", n=n) in row.text for row in hand.all(Row))]

    yield from sit(hand, asked(Ask.MOVE_REEF), None, Level.EASY, deal=16)
    assert say("paleo.ask_move_reef") in hand.words()
    assert rounds() == [2]
    yield from hand.tap(say("paleo.do_again"))
    film = hand.board.animation.film
    yield from until(lambda: film.running, "nothing is shown")
    assert rounds() == [1]
    yield from hand.tap_at(*hand.board.canvas.center)
    yield from until(lambda: hand.board.ask is Ask.MOVE_REEF, "it does not end")
    assert rounds() == [2]


@journey
def test_any_roll_of_the_match_may_be_watched_again(hand):
    yield from sit(hand, flicking, None, Level.EASY)
    entries, places, n = hand.hotseat.match.entries, hand.board.view.places, hand.n
    first = next(entry for entry in entries if isinstance(entry.move, Flick))
    wanted = hand.board.event_line(hand.board.table.seen(first.n, 0))
    yield from hand.tap_at(*hand.match.ticker.center)
    presses = 0
    while say("since.earlier") in hand.spoken():
        cards = len(hand.all(PressPlate))
        yield from hand.tap(say("since.earlier"))
        assert len(hand.all(PressPlate)) >= cards, "what was there stays below"
        presses += 1
        assert presses < 12
    assert presses > 1
    assert say("since.so_far") in hand.words()
    card = next(press for press in hand.all(PressPlate) if press.spoken == wanted)
    view = next(view for view in hand.all(ScrollView))
    view.scroll_to(card, animate=False)
    yield 0.1
    yield from hand.tap_at(*card.to_window(*card.center))
    film = hand.board.animation.film
    yield from until(lambda: film.running, "nothing is shown")
    assert film.course.roll == first.events[0].roll
    assert film.pace < 500
    yield from hand.tap_at(*hand.board.canvas.center)
    yield from until(lambda: hand.board.ask is Ask.FLICK, "it is not one's turn again")
    assert (hand.board.view.places, hand.n) == (places, n)


@journey
def test_the_last_roll_of_a_match_may_be_watched_again(hand):
    rng = random.Random(1)
    whole = Match.begin(find("paleo"), [Seated(f"Seat {k}", None, k) for k in range(2)], 3, first=0)
    while whole.asked:
        whole.play(whole.asked[0], whole.sample(whole.asked[0], rng))
    hand.app._play(whole)
    yield from until(lambda: say("result.board") in hand.spoken(), "the result does not come")
    yield from hand.tap(say("result.board"))
    yield 0.2
    n = whole.n
    yield from hand.tap(say("paleo.do_again"))
    film = hand.board.animation.film
    yield from until(lambda: film.running, "nothing is shown")
    assert film.pace < 500
    yield from hand.tap_at(*hand.board.canvas.center)
    yield from until(lambda: not hand.board.moving, "it does not end")
    assert whole.n == n
    assert say("match.result") in hand.spoken()


def test_a_roll_may_be_watched_again_though_the_table_changed_since():
    """Somebody's seat went to a bot: that is no move."""
    match = Match.begin(find("paleo"), [Seated("Ana", None, 0), Seated("Tom", None, 1)], 3, first=0)
    rng, table = random.Random(2), LocalTable(match)
    while not isinstance(match.entries[-1].move, Flick) or match.view(None).question is not Ask.FLICK:
        assert not last_flick(table, 0), "nothing was flicked yet"
        match.play(match.asked[0], match.sample(match.asked[0], rng))
    told = last_flick(table, 0)
    assert [seen.n for seen in told] == [match.n]
    match.hand(1, Seated("Tom", Level.EASY, 1))
    assert last_flick(table, 0) == told


@journey
def test_a_hard_knock_is_felt_more_strongly_than_a_soft_one(hand):
    felt, motor = [], sound.motor.motor
    sound.motor.motor = lambda: SimpleNamespace(run=lambda pulses, strength: felt.append(strength))
    try:
        yield from rolling(hand, None, Level.EASY)
        yield from until(lambda: not hand.board.animation.film.running, "the roll does not end", 25.0)
        roll = hand.board.animation.film.course.roll
        strong = [min(1.0, touch.speed / LOUD) for touch in roll.touches if touch.speed > LOUD * sound.FELT]
        assert len(strong) > 1
        assert felt[: len(strong)] == pytest.approx(strong)
    finally:
        sound.motor.motor = motor
