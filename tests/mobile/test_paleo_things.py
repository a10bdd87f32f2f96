"""Paleo, held under a finger: everything that is seen says what it is, its rule, and what it would do here."""

import pytest
from kivy.metrics import dp

from core.game import Level
from core.games.paleo import course
from core.games.paleo.content import CIRCLES, FACADES, FIXED
from core.games.paleo.position import Ask
from mobile.boards.paleo.board import Board
from mobile.boards.paleo.chip import Discs, Written
from mobile.boards.paleo.things import CHAPTERS
from mobile.screens.holding import HOLD
from mobile.screens.rules_text import blocks
from mobile.screens.thing_card import ThingCard
from mobile.tour.fingers import Finger
from mobile.tour.walks import paleo as walk
from mobile.words import LANGUAGES, language, say, use
from tests.mobile.asking import ask
from tests.mobile.test_paleo import asked, flicking, lining_up, placing, sit
from tests.mobile.test_paleo_seen import whole
from tests.mobile.test_rules_page import page
from tests.mobile.window import journey

pytestmark = pytest.mark.once

FREE = (40.0, -120.0)  # mm: nothing lies there in these positions, but water


def hold_place(hand, x, y):
    return (yield from ask(hand, *walk.place(hand, x, y)))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_kind_has_a_name_a_rule_and_its_chapter(code):
    usual = language()
    use(code)
    try:
        chapters = {part.chapter for part in blocks(page("paleo", code)) if part.kind == "head"}
        for kind in Board.kinds:
            for key in (f"paleo.what.{kind}", f"paleo.what.{kind}.rule"):
                assert say(key) != key, key
                assert len(say(key)) < 120, key
            assert CHAPTERS[kind] in chapters, kind
    finally:
        use(usual)


@pytest.mark.parametrize("size", [(360, 640), (360, 780), (780, 360), (800, 1280)])
@journey
def test_the_board_says_what_its_places_are(hand, size):
    try:
        yield from hand.resize(*size)
        yield from sit(hand, flicking, None, Level.EASY)
        yield from hand.settled()
        view = hand.board.view
        own, rival = (next(reef for reef in view.reefs[5 * side :] if reef) for side in (0, 1))
        circle = next(
            spot
            for spot in CIRCLES
            if all(abs(p[0] / 1000 - spot[0]) > 40 or abs(p[1] / 1000 - spot[1]) > 40 for p in view.places if p)
        )
        for kind, place in (
            ("gate", (0, 0)),
            ("island", (0, 95)),
            ("fixed_reef", (FIXED[0].x, FIXED[0].y)),
            ("own_reef", (own[0] / 10, own[1] / 10)),
            ("rival_reef", (rival[0] / 10, rival[1] / 10)),
            ("facade", (FACADES[0].x, FACADES[0].y)),
            ("own_sanctuary", (-265, -265)),
            ("rival_sanctuary", (265, 265)),
            ("key", hand.board.ground.back(*hand.board.ground.key_place(3))),
            ("circle", circle),
            ("advanced_camp", (0, -190)),
            ("rim", (0, 340)),
        ):
            thing = yield from hold_place(hand, *place)
            assert thing is not None, kind
            assert thing.kind == kind
    finally:
        yield from hand.resize(360, 780)


@journey
def test_pawns_say_whose_they_are_and_what_they_do(hand):
    yield from sit(hand, flicking, None, Level.EASY)
    yield from hand.settled()
    board, view = hand.board, hand.board.view
    for pawn in (board.mine[0], board.mine[-3], course.on_board(view, 1)[0]):
        place = view.places[pawn]
        thing = yield from hold_place(hand, place[0] / 1000, place[1] / 1000)
        assert thing.kind == ("mercenary" if pawn % 8 + 1 in (1, 2, 8) else "explorer")
        assert thing.given["pawn"] == (f"Your {pawn + 1}" if pawn < 8 else f"Léo’s {pawn - 7}")
    gone = next(pawn for pawn in range(8) if not view.places[pawn])
    thing = yield from ask(hand, *walk.roster(hand, gone))
    assert thing.kind == "captured"
    assert board.aim.pawn is None, "nothing was chosen by that"


@journey
def test_where_a_pawn_stands_is_told_with_it(hand):
    yield from sit(hand, flicking, None, Level.EASY)
    yield from hand.settled()
    view = hand.board.view
    home = next(p for p in course.on_board(view, 1) if view.places[p][1] > 226_000 and abs(view.places[p][0]) < 92_000)
    thing = yield from hold_place(hand, view.places[home][0] / 1000, view.places[home][1] / 1000)
    assert thing.here == say("paleo.here_camp")
    yield from sit(hand, asked(Ask.CIRCLE), None, Level.EASY)
    waits, sanctuary = hand.board.view.entered[0]
    whole(hand)
    thing = yield from hold_place(hand, *hand.board.ground.inside(sanctuary))
    assert thing.kind == ("mercenary" if waits % 8 + 1 in (1, 2, 8) else "explorer")
    assert thing.here == say("paleo.here_waits")


@journey
def test_reefs_and_a_line_up_may_be_asked_about(hand):
    yield from sit(hand, placing, None, Level.EASY)
    thing = yield from ask(hand, *walk.roster(hand, 0, 5))
    assert thing.kind == "reef_to_place"
    assert not hand.board.busy, "what was lifted went home"
    yield from sit(hand, lining_up, None, Level.EASY)
    yield from hand.open_cover()
    line = list(hand.board.standing.line)
    thing = yield from hold_place(hand, *CIRCLES[line[0]])
    assert (thing.kind, thing.given["pawn"]) == ("mercenary", "Your 1")
    assert hand.board.standing.line == line
    assert hand.board.standing.swap is None


@journey
def test_plate_and_chip_say_what_their_pictures_count(hand):
    yield from sit(hand, flicking, None, Level.EASY)
    yield from hand.settled()
    plate = hand.match.plate
    thing = yield from ask(hand, plate.x + dp(16), plate.y + dp(12))
    assert thing.kind == "side"
    assert thing.given["names"] == "You"
    row = hand.all(Written)[0]
    seen = set()
    for step in range(2, int(row.width / dp(1)), 14):
        found = row.thing(row.x + dp(step), row.center_y)
        seen.add(found.kind if found else None)
    assert {"point", "pawns_left", "round"} <= seen
    assert not hand.all(Discs)


@journey
def test_force_and_the_buttons_of_the_aim_say_what_they_do(hand):
    yield from sit(hand, flicking, None, Level.EASY)
    yield from hand.settled()
    board = hand.board
    for pawn in board.mine:
        yield from walk.by_steps(hand, pawn, *FREE)
        if board.aim.meets().distance > 90:
            break
    speed, angle = board.aim.speed, board.aim.angle
    for kind, place in (
        ("angle", board.steps.buttons[1].center),
        ("strength", board.steps.buttons[4].center),
        ("force", board.captions.words.force_plate.center),
    ):
        thing = yield from ask(hand, *place)
        assert thing is not None, kind
        assert thing.kind == kind
    assert (board.aim.speed, board.aim.angle) == (speed, angle), "nothing was aimed by asking"
    (x, y), meets = board.aim.from_where(), board.aim.meets()
    part = 45 / meets.distance
    thing = yield from hold_place(hand, x + (meets.x - x) * part, y + (meets.y - y) * part)
    assert thing.kind == "aim_line"
    assert thing.here.startswith(board.aim.tells()[0][:1].upper())


@journey
def test_a_finger_that_rests_on_the_pad_fixes_the_line_and_asks_nothing(hand):
    yield from sit(hand, flicking, None, Level.EASY)
    yield from hand.settled()
    yield from walk.choose(hand, hand.board.mine[2])
    x, y = walk.middle(hand)
    finger = Finger(x, y)
    finger.down()
    for step in range(1, 12):
        finger.move_to(x + dp(2) * step, y + dp(3) * step)
        yield 0.03
    yield HOLD + 0.4
    assert not hand.all(ThingCard)
    finger.up()
    yield 0.1
    assert hand.board.aim.line is not None
    rests = Finger(*walk.middle(hand))
    rests.down()
    yield HOLD + 0.4
    assert not hand.all(ThingCard), "nor one that has not moved yet"
    rests.up()
