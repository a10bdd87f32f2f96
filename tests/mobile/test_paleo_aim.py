"""Aiming in Paleo: a line before the swipe, corrected by slow drags; a pull corrected by a second finger; swipes on the
board itself; a roll watched again."""

from math import cos, degrees, pi, radians, sin

import pytest
from kivy.metrics import dp

from core.game import Level
from core.games.paleo import course
from core.games.paleo.content import number_of
from core.games.paleo.position import Ask, Flick
from mobile.gestures.flick import GAIN
from mobile.tour.fingers import Finger
from mobile.tour.walks import paleo as walk
from mobile.words import say
from tests.mobile.test_paleo import calm, flicking, placing, sit, until
from tests.mobile.window import journey

pytestmark = pytest.mark.once

TABLET = (800, 1280)


def made(hand, n):
    """The move that followed entry n."""
    move = hand.hotseat.match.entries[n + 1].move
    assert isinstance(move, Flick)
    return move


def aiming(hand, k=2):
    """A person's turn, with a pawn chosen."""
    yield from sit(hand, flicking, None, Level.EASY)
    calm(hand)
    yield from walk.choose(hand, hand.board.mine[k])


def turned(angle, other):
    """How far one angle is from another, in degrees."""
    return degrees((angle - other + pi) % (2 * pi) - pi)


# The line of aim


@journey
def test_a_slow_drag_draws_a_line_and_flicks_nothing(hand):
    yield from aiming(hand)
    n = hand.n
    assert say("paleo.how_to_aim") in hand.words(), "it is said how"
    yield from walk.drag_slowly(hand, walk.middle(hand), (30.0, 40.0))
    assert hand.n == n
    assert degrees(hand.board.aim.line) == pytest.approx(53.13, abs=0.5), "from the pawn to the finger"
    assert hand.board.aim.marks(1.0), "it is seen"
    assert hand.board.aim.tells()[0] in hand.words(), "and what it comes to"


@pytest.mark.parametrize("quarters", [0, 1])
@journey
def test_a_second_slow_drag_turns_the_line_by_a_tenth(hand, quarters):
    yield from aiming(hand)
    hand.board.ground.quarters = quarters
    hand.board.camera.again()
    x, y = walk.middle(hand)
    yield from walk.drag_slowly(hand, (x, y), (0.0, 50.0))
    line, n = hand.board.aim.line, hand.n
    x, y = walk.middle(hand)
    yield from walk.drag_slowly(hand, (x + dp(30), y + dp(10)), (-30.0, 0.0))
    assert turned(hand.board.aim.line, line) == pytest.approx(3.0, abs=0.15), "30 dp across it, to its left"
    x, y = walk.middle(hand)
    yield from walk.drag_slowly(hand, (x + dp(30), y - dp(20)), (0.0, 40.0))
    assert turned(hand.board.aim.line, line) == pytest.approx(3.0, abs=0.3), "along it nothing changes"
    yield from walk.drag_slowly(hand, walk.middle(hand), (50.0, 0.0))
    assert turned(hand.board.aim.line, line) == pytest.approx(-90.0, abs=1.0), "from the pawn it is drawn anew"
    yield from walk.drag_slowly(hand, walk.middle(hand), (0.0, 9.5))
    assert hand.board.aim.line is None, "and back onto the pawn it is taken away"
    assert hand.n == n


@pytest.mark.parametrize(("off", "along"), [(0.15, True), (-0.15, True), (0.6, False)])
@journey
def test_a_swipe_near_the_line_goes_exactly_along_it(hand, off, along):
    yield from aiming(hand)
    yield from walk.drag_slowly(hand, walk.middle(hand), (12.0, 50.0))
    line, n = hand.board.aim.line, hand.n
    yield from walk.swipe(hand, hand.board.aim.pawn, line + off, 800.0)
    move = made(hand, n)
    assert move.speed == pytest.approx(1200, rel=0.15), "the swipe says how hard"
    if along:
        assert move.angle == round(line * 18000 / pi)
    else:
        assert turned(move.angle * pi / 18000, line + off) == pytest.approx(0, abs=5)


@journey
def test_a_drag_that_corrects_may_end_in_the_swipe(hand):
    yield from aiming(hand)
    x, y = walk.middle(hand)
    yield from walk.drag_slowly(hand, (x, y), (0.0, 50.0))
    line, n = hand.board.aim.line, hand.n
    x, y = walk.middle(hand)
    finger = Finger(x, y - dp(40))
    finger.down()
    for part in range(1, 21):
        finger.move_to(x - dp(40) * part / 20, y - dp(40))
        yield 0.02
    yield 0.1
    corrected = hand.board.aim.line
    assert turned(corrected, line) == pytest.approx(4.0, abs=0.3)
    for part in range(1, 9):
        finger.move_to(x - dp(40), y - dp(40) + dp(14) * part)
        yield 0.012
    finger.up()
    yield 0.1
    assert turned(made(hand, n).angle * pi / 18000, corrected) == pytest.approx(0, abs=0.1)


@journey
def test_a_second_finger_leaves_the_line_as_it_was(hand):
    yield from aiming(hand)
    x, y = walk.middle(hand)
    yield from walk.drag_slowly(hand, (x, y), (0.0, 50.0))
    line, n = hand.board.aim.line, hand.n
    x, y = walk.middle(hand)
    one, two = Finger(x + dp(60), y), Finger(x, y - dp(30))
    one.down()
    for part in range(1, 11):
        one.move_to(x + dp(60) - dp(3) * part, y)
        yield 0.03
    assert hand.board.aim.line != line
    two.down()
    yield 0.05
    two.up()
    one.up()
    yield 0.1
    assert hand.n == n
    assert hand.board.aim.line == line


@pytest.mark.parametrize("large", [False, True])
@journey
def test_a_second_finger_corrects_a_pull_by_a_tenth(hand, large):
    hand.app.change(pull=True)
    try:
        if large:  # on the board itself
            yield from hand.resize(*TABLET)
        yield from aiming(hand)
        n = hand.n
        assert say("paleo.how_to_pull") in hand.words()
        x, y = walk.middle(hand)
        one, two = Finger(x, y), Finger(x - dp(60), y + dp(20))
        one.down()
        for step in range(1, 8):
            one.move_to(x, y - dp(10) * step)
            yield 0.02
        two.down()
        for step in range(1, 11):
            two.move_to(x - dp(60) - dp(4) * step, y + dp(20))
            yield 0.02
        one.move_to(x + 1, y - dp(70))
        yield 0.02
        two.up()
        one.move_to(x, y - dp(71))
        yield 0.1
        assert hand.n == n
        one.up()
        yield 0.1
        assert made(hand, n).angle == pytest.approx(9400, abs=40)
    finally:
        hand.app.change(pull=False)
        yield from hand.resize(360, 780)


# On the board itself


def on_board(hand, angle, fast):
    """Swipe through the chosen pawn on the board; answers the entry before."""
    n = hand.n
    at = walk.place(hand, *hand.board.aim.from_where())
    yield from walk.swipe(hand, hand.board.aim.pawn, angle, fast, at=at)
    return n


@journey
def test_a_pawn_is_flicked_on_the_board_once_it_is_enlarged(hand):
    yield from aiming(hand)
    canvas = hand.board.canvas
    canvas.view_at(1.0, (0.0, 0.0))
    n = yield from on_board(hand, 1.2, 800.0)
    assert hand.n == n, "small as it is, nothing is flicked"
    hand.board.camera.arrive()
    canvas.view_at(1.0, (0.0, 0.0))
    canvas.zoom_at(1.8, *walk.place(hand, *hand.board.aim.from_where()))
    pan = canvas.pan
    n = yield from on_board(hand, 1.2, 800.0)
    move = made(hand, n)
    assert move.speed == pytest.approx(800 * GAIN, rel=0.15)
    assert turned(move.angle * pi / 18000, 1.2) == pytest.approx(0, abs=5)
    assert canvas.pan == pan or hand.board.moving, "and the board stayed where it was under the finger"


@journey
def test_beside_the_pawn_an_enlarged_board_is_panned(hand):
    yield from aiming(hand)
    canvas, n = hand.board.canvas, hand.n
    canvas.zoom_at(2.0, *canvas.center)
    x = walk.place(hand, *hand.board.aim.from_where())[0]
    pan, away = canvas.pan, dp(70) if x < canvas.center_x else -dp(70)
    start = (canvas.center_x + away, canvas.center_y)
    yield from hand.drag(start, (start[0] - away / 2, start[1]))
    assert canvas.pan != pan
    assert hand.n == n
    assert hand.board.aim.line is None


@journey
def test_two_fingers_zoom_even_where_a_swipe_could_begin(hand):
    yield from aiming(hand)
    canvas, n, pawn = hand.board.canvas, hand.n, hand.board.aim.pawn
    canvas.zoom_at(1.8, *walk.place(hand, *hand.board.aim.from_where()))
    x, y = walk.place(hand, *hand.board.aim.from_where())
    way = 1 if x < canvas.center_x else -1  # where there is room
    one, two = Finger(x, y), Finger(x + dp(80) * way, y)
    one.down()
    one.move_to(x + dp(15) * way, y)
    yield 0.03
    assert hand.board.flicking.down
    two.down()
    for step in range(1, 9):
        two.move_to(x + (dp(80) + dp(5) * step) * way, y)
        yield 0.016
    two.up()
    one.up()
    yield 0.1
    assert canvas.zoom > 2.0
    assert hand.n == n
    assert hand.board.aim.pawn == pawn


@pytest.mark.parametrize("size", [TABLET, (600, 1000), (1280, 800)])
@journey
def test_on_a_tablet_pawns_are_flicked_on_the_board(hand, size):
    try:
        yield from hand.resize(*size)
        yield from aiming(hand)
        assert hand.board.pad_shown is (size[0] > size[1])
        n = yield from on_board(hand, 2.0, 1000.0)
        move = made(hand, n)
        assert move.speed == pytest.approx(1000 * GAIN, rel=0.15), "as on a phone"
        assert turned(move.angle * pi / 18000, 2.0) == pytest.approx(0, abs=5)
    finally:
        yield from hand.resize(360, 780)


@pytest.mark.parametrize("size", [(360, 640), (780, 360)])
@journey
def test_on_a_low_pad_the_same_swipe_is_as_fast(hand, size):
    try:
        yield from hand.resize(*size)
        yield from aiming(hand)
        n = hand.n
        yield from walk.swipe(hand, hand.board.aim.pawn, 1.2, 1000.0)
        assert made(hand, n).speed == pytest.approx(1000 * GAIN, rel=0.15)
    finally:
        yield from hand.resize(360, 780)


@journey
def test_the_line_is_drawn_and_refined_on_the_board_too(hand):
    try:
        yield from hand.resize(*TABLET)
        yield from aiming(hand)
        x, y = walk.middle(hand)
        yield from walk.drag_slowly(hand, (x, y), (0.0, 60.0))
        line = hand.board.aim.line
        assert degrees(line) == pytest.approx(90, abs=0.5)
        yield from walk.drag_slowly(hand, (x + dp(24), y), (40.0, 0.0))
        assert turned(hand.board.aim.line, line) == pytest.approx(-4.0, abs=0.3)
    finally:
        yield from hand.resize(360, 780)


@journey
def test_a_tablet_shows_the_pad_when_asked(hand):
    try:
        yield from hand.resize(*TABLET)
        yield from aiming(hand)
        yield from hand.tap(say("menu"))
        yield from hand.tap(say("paleo.pad_show"))
        yield 0.1
        yield from walk.choose(hand, hand.board.mine[2])
        assert hand.board.pad_shown
        n = hand.n
        yield from walk.swipe(hand, hand.board.aim.pawn, 1.0, 800.0)
        assert made(hand, n).speed == pytest.approx(1200, rel=0.15)
    finally:
        yield from hand.resize(360, 780)


# A swipe that flicks nothing says why, at the pawn


def stroke(hand, spots, seconds, rests=0.0):
    """A finger over places, in dp from where the pawn is flicked, and so many seconds from each to the next."""
    x, y = walk.middle(hand)
    (across, up), *others = spots
    finger = Finger(x + dp(across), y + dp(up))
    finger.down()
    for goal in others:
        parts = round(seconds * 60)
        for part in range(1, parts + 1):
            there = [a + (b - a) * part / parts for a, b in zip((across, up), goal, strict=True)]
            yield 0.0
            finger.move_to(x + dp(there[0]), y + dp(there[1]))
        across, up = goal
    yield rests
    finger.up()
    yield 0.1


@pytest.mark.parametrize(
    ("why", "spots", "seconds", "rests", "line"),
    [
        ("ask_faster", [(0, 0), (0, 60)], 0.5, 0.0, True),
        ("no_flick_stopped", [(0, -20), (0, 60)], 0.13, 0.3, True),
        ("no_flick_back", [(0, 0), (0, 60), (0, 4)], 0.13, 0.0, False),
        ("no_flick_short", [(0, 0), (0, 14)], 0.05, 0.2, False),
    ],
)
@journey
def test_a_swipe_that_flicks_nothing_says_why(hand, why, spots, seconds, rests, line):
    yield from aiming(hand)
    n = hand.n
    yield from stroke(hand, spots, seconds, rests)
    assert hand.n == n
    assert say(f"paleo.{why}") in hand.words()
    assert (hand.board.aim.line is not None) is line
    yield from walk.choose(hand, hand.board.mine[1])
    assert say(f"paleo.{why}") not in hand.words(), "another pawn, another swipe"


@journey
def test_a_touch_or_a_line_drawn_on_purpose_is_no_swipe_that_failed(hand):
    yield from aiming(hand)
    yield from hand.tap_at(*walk.middle(hand))
    assert hand.board.flicking.why is None
    yield from walk.drag_slowly(hand, walk.middle(hand), (30.0, 40.0))
    assert hand.board.flicking.why is None


@journey
def test_a_finger_that_the_system_takes_flicks_nothing(hand):
    yield from aiming(hand)
    n = hand.n
    x, y = walk.middle(hand)
    finger = Finger(x, y)
    finger.down()
    for part in range(1, 8):
        finger.move_to(x, y + dp(12) * part)
        yield 0.0
    assert hand.board.aim.speed > 0
    finger.trail.taken = True
    finger.up()
    yield 0.1
    assert hand.n == n
    assert hand.board.aim.speed == 0
    assert hand.board.aim.line is None
    assert hand.board.flicking.why is None


@journey
def test_a_finger_that_was_down_before_anybody_listened_breaks_nothing(hand):
    yield from aiming(hand)
    finger, n = Finger(*walk.middle(hand)), hand.n
    finger.ud.clear()
    finger.move_to(*hand.board.canvas.center)
    yield 0.05
    finger.up()
    yield 0.05
    assert hand.n == n


@journey
def test_a_short_swipe_flicks_although_its_last_report_is_near_the_pawn(hand):
    yield from aiming(hand)
    n = hand.n
    yield from stroke(hand, [(0, -30), (0, 16)], 0.05)
    assert made(hand, n).angle == pytest.approx(9000, abs=100)


@journey
def test_a_swipe_beside_the_pawn_says_where_to_swipe(hand):
    yield from aiming(hand)
    n, canvas = hand.n, hand.board.canvas
    x, y = walk.middle(hand)
    assert not hand.board.flicks.pointer.shown
    far = (canvas.right - dp(30), canvas.y + dp(12))
    finger = Finger(*far)
    finger.down()
    for part in range(1, 9):
        finger.move_to(far[0] - dp(9) * part, far[1])
        yield 0.012
    finger.up()
    yield 0.05
    said = say("paleo.swipe_here", n=number_of(hand.board.aim.pawn))
    assert hand.n == n
    assert said in hand.words()
    assert hand.board.flicks.pointer.shown, "a finger shows where"
    hand.board.camera.arrive()
    assert walk.middle(hand) == pytest.approx((x, y), abs=3), "the board did not stay where the finger took it"
    yield from hand.tap_at(*walk.middle(hand))
    assert said not in hand.words()


@journey
def test_what_went_wrong_on_the_board_itself_is_said_there(hand):
    try:
        yield from hand.resize(*TABLET)
        yield from aiming(hand)
        yield from stroke(hand, [(0, 0), (0, 60)], 0.5)
        bubble = hand.match.bubble
        assert say("paleo.ask_faster") in hand.words()
        assert bubble.children, "a bubble tells it"
        x, y = walk.middle(hand)
        assert abs(bubble.center_x - x) < dp(120)
        assert dp(20) < abs(bubble.center_y - y) < dp(120)
    finally:
        yield from hand.resize(360, 780)


@journey
def test_a_pull_that_is_too_short_says_so(hand):
    hand.app.change(pull=True)
    try:
        yield from aiming(hand)
        n = hand.n
        yield from stroke(hand, [(0, 0), (0, -26)], 0.3)
        assert hand.n == n
        assert say("paleo.no_flick_short") in hand.words()
        canvas = hand.board.canvas
        finger = Finger(canvas.right - dp(20), canvas.y + dp(110))
        finger.down()
        for part in range(1, 9):
            finger.move_to(canvas.right - dp(20), canvas.y + dp(110) - dp(9) * part)
            yield 0.012
        finger.up()
        yield 0.05
        assert say("paleo.pull_here", n=hand.board.aim.pawn + 1) in hand.words()
    finally:
        hand.app.change(pull=False)


# Two fingers on a reef


def twist(one, two, around, wide, by):
    """The second finger goes round a place by so many degrees, the first stays or goes round as well."""
    for step in range(1, 13):
        angle = radians(by * step / 12)
        two.move_to(around[0] + wide * cos(angle), around[1] + wide * sin(angle))
        if one is not None:
            one.move_to(around[0] - wide * cos(angle), around[1] - wide * sin(angle))
        yield 0.016


def carrying(hand):
    """A reef carried over the board by a finger; answers the finger and where it is."""
    yield from sit(hand, placing, None, Level.EASY)
    start, goal = walk.carried(hand)
    finger = Finger(*start)
    finger.down()
    for part in range(1, 11):
        finger.move_to(*(a + (b - a) * part / 10 for a, b in zip(start, goal, strict=True)))
        yield 0.016
    assert hand.board.reefs.carried
    return finger, goal


@pytest.mark.parametrize("by", [40, -75])
@journey
def test_a_carried_reef_turns_with_the_second_finger(hand, by):
    one, place = yield from carrying(hand)
    before = hand.board.reefs.angle
    two = Finger(place[0] + dp(70), place[1])
    two.down()
    yield from twist(None, two, place, dp(70), by)
    assert (hand.board.reefs.angle - before - 100 * by + 18000) % 36000 - 18000 == pytest.approx(0, abs=100)
    two.up()
    yield 0.05
    assert hand.board.reefs.carried, "the first finger still has it"
    one.up()
    yield 0.1


@journey
def test_a_touch_of_a_second_finger_turns_a_carried_reef_by_a_step(hand):
    one, place = yield from carrying(hand)
    before = hand.board.reefs.angle
    yield from hand.tap_at(place[0] + dp(70), place[1] + dp(40))
    assert hand.board.reefs.angle == before + 1500
    one.up()
    yield 0.1


@journey
def test_two_fingers_round_a_waiting_reef_turn_it_and_elsewhere_they_zoom(hand):
    yield from sit(hand, placing, None, Level.EASY)
    yield from hand.tap_at(*walk.roster(hand, 0, 5))
    yield from hand.tap_at(*walk.place(hand, 0, -150))
    reefs, canvas = hand.board.reefs, hand.board.canvas
    where, before, n = reefs.where, reefs.angle, hand.n
    middle = walk.place(hand, 0, -150)
    one, two = Finger(middle[0] - dp(45), middle[1]), Finger(middle[0] + dp(45), middle[1])
    one.down()
    yield 0.03
    two.down()
    yield from twist(one, two, middle, dp(45), 60)
    two.up()
    yield 0.03
    one.up()
    yield 0.1
    assert reefs.angle == pytest.approx(before + 6000, abs=100)
    assert reefs.where == where
    assert canvas.zoom == 1.0
    assert hand.n == n, "it still waits for the button"
    yield from hand.pinch(*walk.place(hand, 0, 200), dp(60), dp(120))
    assert canvas.zoom > 1.5
    assert reefs.angle == pytest.approx(before + 6000, abs=100)


# Against something


def leaning(state):
    """Is the first seat to flick, and one of its pawns against the rim or a reef?"""
    return state.ask is Ask.FLICK and state.turn == 0 and any(leaned(state))


def leaned(position):
    return [pawn for pawn in range(8) if position.places[pawn] and course.obstacles(position, pawn)]


@journey
def test_a_pawn_against_something_is_moved_off_it_and_may_be_aimed_by_steps(hand):
    """PAL-21"""
    yield from sit(hand, leaning, None, Level.EASY)
    pawn, n = leaned(hand.board.view)[0], hand.n
    yield from walk.choose(hand, pawn)
    lay = hand.board.aim.from_where()
    assert say("paleo.by_steps") in hand.spoken()
    yield from hand.tap(say("paleo.do_off"))
    assert hand.board.aim.from_where() != lay
    yield from hand.tap(say("paleo.by_steps"))
    assert say("paleo.do_against") in hand.spoken(), "it still is, and may go back"
    yield from hand.tap_at(*walk.place(hand, 0.0, 0.0))
    yield from hand.tap(say("paleo.do_fire"))
    assert made(hand, n).off
    assert made(hand, n).pawn == pawn + 1


# The roll


@journey
def test_while_a_roll_is_shown_the_bar_says_so_and_asks_nothing(hand):
    hand.app.change(speed=0.5)
    try:
        yield from aiming(hand)
        yield from walk.swipe(hand, hand.board.aim.pawn, 1.5, 900.0)
        film = hand.board.animation.film
        yield from until(lambda: film.running, "the roll is not shown")
        yield 0.05
        bar = hand.match.bar
        assert film.running
        assert bar.asked.text == "Your 3 slides…"
        assert say("paleo.by_steps") not in hand.spoken()
        assert hand.board.ask is None
        yield from hand.tap(say("match.skip"))
        assert not film.running
        yield from until(lambda: hand.board.ask is Ask.FLICK, "the next turn", 25.0)
        assert bar.asked.text == say("paleo.ask_flick")
    finally:
        hand.app.change(speed=1.0)


@journey
def test_a_roll_is_watched_again_right_after_it_and_slowly(hand):
    yield from aiming(hand)
    yield from walk.swipe(hand, hand.board.aim.pawn, 1.5, 700.0)
    yield from until(lambda: hand.board.ask is Ask.FLICK and not hand.board.moving, "the next turn", 25.0)
    n, places, film = hand.n, hand.board.view.places, hand.board.animation.film
    yield from hand.tap(say("paleo.do_again"))
    yield from until(lambda: film.running, "nothing is shown")
    assert film.pace < 500, "slowly"
    assert hand.board.view.places != places, "from before it"
    assert film.course.pawn >= 8, "it was the other side that flicked last"
    yield from hand.tap_at(*hand.board.canvas.center)
    yield from until(lambda: hand.board.ask is Ask.FLICK, "it is not one's turn again")
    assert hand.n == n
    assert hand.board.view.places == places
    yield from walk.choose(hand, hand.board.mine[0])
    assert say("paleo.do_again") not in hand.spoken(), "an aim is being taken"
