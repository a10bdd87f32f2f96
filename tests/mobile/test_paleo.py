"""Paleo by touches: reefs, line-ups, swipes and steps, the roll, and who sees what."""

import pytest
from kivy.metrics import dp

from core.game import Level
from core.games.paleo import course
from core.games.paleo.content import SLOWEST, circles, number_of
from core.games.paleo.position import Ask, Circle, Exchange, Flick, LineUp, Put, Rolled
from core.log import Kind
from core.physics import Path, Roll
from mobile.boards.paleo import livery
from mobile.boards.paleo.roll import PawnRoll, place_at, turn_at
from mobile.tour import pace
from mobile.tour.fingers import Finger
from mobile.tour.walks import paleo as walk
from mobile.tour.walks.paleo_positions import flicking, lining_up, sit_down
from mobile.words import say
from tests.mobile.window import journey

pytestmark = pytest.mark.once


def placing(state):
    return state.ask is Ask.REEF and state.turn == 0 and state.step == 0


def asked(ask):
    return lambda state: state.ask is ask and state.turn == 0


def sit(hand, ready, *levels, deal=15):
    yield from sit_down(hand, deal, ready, levels)


def calm(hand):
    """The bot flicks as softly as it may: nothing follows from that, however busy the machine is."""
    match = hand.hotseat.match

    def think(_):
        if 1 in match.asked and match.view(None).question is Ask.FLICK:
            match.play(1, Flick(number_of(course.on_board(match.view(None), 1)[0]), 27000, SLOWEST))

    hand.hotseat.think = think


def until(true, why, most=12.0):
    waited = 0.0
    while not true():
        assert waited < most, why
        yield 0.05
        waited += 0.05


def newest(hand):
    return next(entry for entry in reversed(hand.hotseat.match.entries) if entry.kind is Kind.MOVE)


@journey
def test_a_reef_is_dragged_refused_with_its_reason_and_placed_only_by_the_button(hand):
    yield from sit(hand, placing, None, Level.EASY)
    start, goal = walk.carried(hand)
    said = []
    yield from hand.drag(start, walk.place(hand, 0, -40), lambda: said.extend(hand.words()))
    assert say("paleo.reef_on_gate") in said or any("pion" in word or "pawn" in word for word in said)
    yield 0.1
    assert not hand.board.busy, "a refused reef goes back"
    n = hand.n
    yield from hand.drag(start, goal)
    if hand.board.reefs.refused is None and hand.board.reefs.where is not None:
        assert hand.n == n, "it waits"
        yield from hand.tap(say("cancel"))
    assert not hand.board.busy
    move = walk._roomy_reef(hand.board, __import__("random").Random(3))
    yield from walk.put_reef(hand, move)
    made = newest(hand).move
    assert isinstance(made, Put)
    assert abs(made.x - move.x) < 40
    assert abs(made.y - move.y) < 40


@journey
def test_a_reef_is_turned_by_the_button_before_it_is_placed(hand):
    yield from sit(hand, placing, None, Level.EASY)
    yield from hand.tap_at(*walk.roster(hand, 0, 5))
    before = hand.board.reefs.angle
    yield from hand.tap(say("paleo.turn"))
    assert hand.board.reefs.angle == before + 1500


@journey
def test_a_line_up_is_changed_by_touching_two_pawns_and_hidden_until_all_are_ready(hand):
    yield from sit(hand, lining_up, None, None)
    yield from hand.open_cover()
    spots = circles(hand.board.side)
    before = list(hand.board.standing.line)
    yield from hand.tap_at(*walk.place(hand, *spots[0]))
    yield from hand.tap_at(*walk.place(hand, *spots[7]))
    after = [{0: 7, 7: 0}.get(circle, circle) for circle in before]
    assert hand.board.standing.line == after
    yield from hand.tap(say("paleo.do_ready"))
    assert newest(hand).move == LineUp(tuple(after))
    yield from until(lambda: hand.covered, "the next person lines up behind a cover")
    yield from hand.open_cover()
    assert hand.board.side == 1
    assert not any(hand.board.view.places[:8]), "the other side's line-up is not told"


@pytest.mark.parametrize("angle", [0.7, 1.6, 2.4])
@journey
def test_a_swipe_through_the_pawn_flicks_it_that_way_and_that_fast(hand, angle):
    yield from sit(hand, flicking, None, Level.EASY)
    pawn, n = hand.board.mine[2], hand.n
    yield from walk.swipe(hand, pawn, angle, 800.0)
    made = hand.hotseat.match.entries[n + 1].move
    assert isinstance(made, Flick)
    assert made.pawn == number_of(pawn)
    assert made.speed == pytest.approx(1200, rel=0.15)
    assert made.angle == pytest.approx(angle * 18000 / 3.14159, abs=500)


@journey
def test_a_finger_that_stops_or_a_second_one_flicks_nothing(hand):
    yield from sit(hand, flicking, None, Level.EASY)
    pawn, n = hand.board.mine[0], hand.n
    yield from hand.tap_at(*walk.roster(hand, pawn % 8))
    x, y = walk.middle(hand)
    finger = Finger(x - 60, y)
    finger.down()
    for step in range(6):
        finger.move_to(x - 60 + 14 * step, y)
        yield 0.01
    yield 0.3
    finger.up()
    yield 0.1
    assert hand.n == n, "it stood still before it was lifted"
    one, two = Finger(x - 60, y), Finger(x, y + 20)
    one.down()
    one.move_to(x - 20, y)
    yield 0.02
    two.down()
    one.move_to(x + 60, y)
    one.up()
    two.up()
    yield 0.1
    assert hand.n == n


@journey
def test_step_by_step_needs_no_swipe(hand):
    yield from sit(hand, flicking, None, Level.EASY)
    pawn, n = hand.board.mine[-1], hand.n
    yield from walk.by_steps(hand, pawn, 0.0, 0.0)
    before = hand.board.aim.angle
    yield from hand.tap("+10°")
    assert hand.board.aim.angle == pytest.approx(before + 0.17453, abs=0.001)
    speed = hand.board.aim.speed
    yield from hand.tap(say("paleo.harder"))
    assert hand.board.aim.speed > speed
    wanted = hand.board.aim.move
    yield from hand.tap(say("paleo.do_fire"))
    assert hand.hotseat.match.entries[n + 1].move == wanted


@journey
def test_pulled_back_it_goes_the_other_way(hand):
    hand.app.change(pull=True)
    try:
        yield from sit(hand, flicking, None, Level.EASY)
        pawn, n = hand.board.mine[1], hand.n
        yield from hand.tap_at(*walk.roster(hand, pawn % 8))
        x, y = walk.middle(hand)
        finger = Finger(x, y)
        finger.down()
        for step in range(1, 8):
            finger.move_to(x, y - dp(10) * step)
            yield 0.02
        yield 0.3  # slowly: it is the place that counts
        finger.up()
        yield 0.1
        made = hand.hotseat.match.entries[n + 1].move
        assert made.angle == pytest.approx(9000, abs=150)
        assert made.speed > 400
    finally:
        hand.app.change(pull=False)


@journey
def test_a_roll_is_shown_and_a_touch_finishes_it(hand):
    hand.app.change(speed=0.5)
    yield from sit(hand, flicking, None, Level.EASY)
    pawn = hand.board.mine[2]
    yield from walk.swipe(hand, pawn, 1.5, 900.0)
    film = hand.board.animation.film
    yield from until(lambda: film.running, "the roll is not shown")
    path = next(path for path in film.course.roll.paths if path.disc == pawn)
    yield 0.15
    middle = place_at(path, film.time)
    assert middle != place_at(path, 0), "it is on its way"
    yield from hand.tap_at(*hand.board.canvas.center)
    assert not film.running
    rests = next(rest for rest in film.course.roll.rests if rest.disc == pawn) if film.course.roll.rests else None
    if rests is not None:
        yield from until(lambda: hand.board.view.places[pawn] is not None, "")
    hand.app.change(speed=1.0)


@journey
def test_a_prisoner_comes_back_and_a_circle_is_chosen(hand):
    yield from sit(hand, asked(Ask.EXCHANGE), None, Level.EASY)
    n = hand.n
    held = course.prisoners(hand.board.view, 0)
    yield from hand.tap_at(*walk.roster(hand, held[0] % 8))
    yield from hand.tap(say("paleo.do_exchange"))
    assert hand.hotseat.match.entries[n + 1].move == Exchange(number_of(held[0]))
    yield from sit(hand, asked(Ask.CIRCLE), None, Level.EASY)
    n, free = hand.n, course.free_circles(hand.board.view, 0)
    yield from walk.tap_circle(hand, Circle(free[-1]))
    assert hand.hotseat.match.entries[n + 1].move == Circle(free[-1])


@journey
def test_each_side_looks_from_its_own_end(hand):
    yield from sit(hand, flicking, None, None)
    here = hand.board.ground.place(100, -200)
    yield from walk.swipe(hand, hand.board.mine[0], 1.5, 500.0)
    yield from until(lambda: hand.board.seat == 1 and hand.board.playable, "the other's turn", 25.0)
    assert hand.board.ground.quarters == 2
    assert hand.board.ground.place(-100, 200) == here


@journey
def test_the_board_is_walked_round_and_a_swipe_still_goes_where_it_points(hand):
    """PAL-56"""
    yield from sit(hand, flicking, None, Level.EASY)
    here = hand.board.ground.place(100, 0)
    yield from hand.tap(say("menu"))
    yield from hand.tap(say("paleo.walk_round"))
    yield 0.1
    assert hand.board.ground.place(0, -100) == here, "what was below lies at the right now"
    assert hand.board.ground.back(*here) == pytest.approx((0, -100))
    n = hand.n
    yield from walk.swipe(hand, hand.board.mine[2], 1.0, 800.0)
    made = hand.hotseat.match.entries[n + 1].move
    assert made.angle == pytest.approx((1.0 * 18000 / 3.14159 - 9000) % 36000, abs=500)


@pytest.mark.parametrize("aim", ["contact", "short", "none"])
@journey
def test_how_much_the_aim_tells_is_the_tables_choice(hand, aim):
    yield from sit(hand, flicking, None, Level.EASY)
    hand.board.options["aim"] = aim
    yield from walk.by_steps(hand, hand.board.mine[-1], 0.0, 0.0)
    marks = len(hand.board.aim.marks(1.0))
    assert bool(marks) is (aim != "none")
    assert bool(hand.board.aim.tells()[0]) is (aim == "contact")


def newest_roll(hand):
    entries = reversed(hand.hotseat.match.entries)
    return next(event for entry in entries for event in entry.events if isinstance(event, Rolled))


# Whose is what


def _marks_at(board, side):
    """The seats' marks that are drawn at a side's end: on the rim and in the camps."""
    near = [sprite for sprite in board.ground.board() if "seat_" in str(sprite.picture)]
    return [str(sprite.picture) for sprite in near if (board.ground.back(sprite.x, sprite.y)[1] > 0) == bool(side)]


@pytest.mark.parametrize(
    ("levels", "ends"),
    [
        ((None, Level.EASY), (["red"], ["blue"])),
        ((None, Level.EASY, Level.EASY, Level.EASY), (["red", "yellow"], ["blue", "green"])),
    ],
)
@journey
def test_camp_rim_rings_and_plate_show_the_seat_they_belong_to(hand, levels, ends):
    yield from sit(hand, flicking, *levels)
    board = hand.board
    for side in (0, 1):
        assert set(_marks_at(board, side)) == {f"house/seat_{colour}" for colour in ends[side]}
    for pawn in range(16):
        owner = course.owner_of(len(levels), pawn)
        assert board.ground.ring(pawn, 0, 0).picture is livery.ring(board.marks[owner])
    assert any(say("paleo.side_white") in word for word in hand.words()), "the plate says which pawns are one’s own"


@journey
def test_what_a_flick_did_is_told_to_who_looks(hand):
    yield from sit(hand, flicking, None, None)
    match, n = hand.hotseat.match, hand.n
    yield from walk.swipe(hand, hand.board.mine[0], 1.5, 500.0)
    first = hand.board.event_line(match.seen(match.entries[n + 1], 0))
    assert first.startswith("Your "), first
    yield from until(lambda: hand.board.seat == 1 and hand.board.playable, "the other's turn", 25.0)
    then = hand.board.event_line(match.seen(match.entries[n + 1], 1))
    assert then.startswith("Ana’s "), then


@journey
def test_discs_turn_while_they_roll_and_come_to_rest_upright(hand):
    path = Path(3, ((100, 0, 0), (1100, 5000, 0)), ((100, 0), (400, 150), (500, 170)))
    assert [turn_at(path, time) for time in (0, 100, 1100, 2000)] == [0, 0, 0, 0]
    assert turn_at(path, 250) == pytest.approx(75, abs=6), "as it truly turned, but for what is taken back on its way"
    assert turn_at(Path(3, path.points), 400) == 0, "of older rules nothing is known"
    yield from sit(hand, flicking, None, Level.EASY)
    calm(hand)
    film, seen = hand.board.animation.film, set()
    glancing = Roll(600, (), (), (), (), (Path(4, ((0, -500, -500), (600, 500, 500)), ((0, 0), (600, 340))),))
    film.show(PawnRoll(hand.board.ground, Rolled(0, 4, (), 0, 900, glancing), lambda: 1.0), lambda: None)
    while film.running:
        seen.update(round(sprite.angle) for sprite in film.course.sprites(film.time))
        yield 0.0
    assert len(seen) > 3


@pytest.mark.parametrize("frame", [pace.FRAME, 0.4])
@journey
def test_the_tour_shows_the_roll_it_claims_to_show_also_where_frames_take_long(hand, frame):
    yield from sit(hand, flicking, None, Level.EASY)
    calm(hand)
    board, seen = hand.board, {}

    def picture(name):
        film = board.animation.film
        seen[name] = (
            film.running,
            film.part,
            board.aim.speed,
            tuple((s.x, s.y) for s in film.course.sprites(film.time)),
        )

    film = board.animation.film
    film.show(PawnRoll(board.ground, newest_roll(hand), lambda: 1.0), lambda: None)
    yield from until(lambda: not film.running, "a roll before, which is over and not taken for the one to come")
    hand.picture, usual = picture, pace.FRAME
    pace.FRAME = frame
    try:
        yield from walk.flicking_one(hand)
    finally:
        pace.FRAME = usual
    assert seen["paleo_aiming"][2] > SLOWEST, "the finger is about to flick"
    rolls = [seen[f"paleo_roll_{name}"] for name, _ in walk.ROLL]
    assert all(running for running, *_ in rolls)
    assert all(part <= shown < 1 for (_, part), (_, shown, *_) in zip(walk.ROLL, rolls, strict=True))
    assert len({places for *_, places in rolls}) >= 4, "something moves from picture to picture"
