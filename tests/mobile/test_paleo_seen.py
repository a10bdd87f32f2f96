"""What Paleo shows: where things happened until the next touch, what may be chosen, and why what is touched may not."""

from math import hypot
from types import SimpleNamespace

import pytest
from kivy.metrics import dp

from core.game import Level
from core.games.paleo import course
from core.games.paleo.content import CIRCLES, number_of
from core.games.paleo.position import Ask, Rolled
from core.physics import What
from mobile.boards.paleo import livery, trail
from mobile.boards.paleo.chip import Discs, Written
from mobile.boards.paleo.ground import DIM
from mobile.boards.paleo.roll import PawnRoll
from mobile.tour.walks import paleo as walk
from mobile.words import say
from tests.mobile.test_paleo import asked, calm, flicking, lining_up, newest, sit, until
from tests.mobile.window import journey
from tests.rules.paleo_positions import door, flicked, lying, pawn

pytestmark = pytest.mark.once


def whole(hand):
    """All of the board is looked at again, as by two fingers."""
    hand.board.camera.arrive()
    hand.board.canvas.view_at(1.0, (0.0, 0.0))


def lying_trail(hand):
    """The entries whose trail lies on the board."""
    return hand.board._trailed[0] if hand.board.canvas._trail.children else []


def pictures(sprites):
    return [sprite.picture for sprite in sprites if isinstance(sprite.picture, str)]


def of(state, *given):
    """A flick as somebody is told of it."""
    _, events = flicked(state, *given)
    return SimpleNamespace(n=5, seat=0, events=tuple(events))


@journey
def test_ways_stay_where_they_went_until_the_next_touch(hand):
    yield from sit(hand, flicking, None, Level.EASY)
    calm(hand)
    n = hand.n
    yield from walk.swipe(hand, hand.board.mine[0], 1.5, 600.0)
    yield from until(lambda: hand.board.may_aim and not hand.match.showing.busy, "the bot's turn is over", 25.0)
    assert {n + 1, n + 2} <= set(lying_trail(hand)), "one's own flick and the answer"
    yield from hand.tap_at(hand.board.canvas.x + dp(3), hand.board.canvas.y + dp(3))
    assert lying_trail(hand) == []


@journey
def test_a_captured_pawn_is_ringed_where_it_stood_and_the_way_of_who_took_it_is_seen(hand):
    yield from sit(hand, flicking, None, Level.EASY)
    ground = hand.board.ground
    found = trail.trail([of(lying(r8=(0, -100), g2=(0, 0)), "r8", (0, 0), 800)], ground)
    place = ground.place(0, 0)
    rings = [sprite for sprite in found if sprite.picture == "house/trace_ring_red"]
    assert [(ring.x, ring.y) for ring in rings] == [pytest.approx(place, abs=0.2)]
    ghost = next(sprite for sprite in found if sprite.picture == "paleo/mercenary_black_2")
    assert (ghost.x, ghost.y) == pytest.approx(place, abs=2.0)
    assert ghost.alpha < 1
    assert "house/trace_head_red" in pictures(found), "whose way it was"
    head = next(sprite for sprite in found if sprite.picture == "house/trace_head_red")
    assert abs(head.x - place[0]) < 30, "the way ends beside who came to rest, not on its number"


@pytest.mark.parametrize(("size", "shows"), [((360, 780), "0/4 7 round 1"), ((1280, 800), "0/4")])
@journey
def test_a_chip_stays_while_only_its_figures_change(hand, size, shows):
    """Narrow it counts its pawns, wide it strikes out those captured."""
    try:
        yield from hand.resize(*size)
        yield from sit(hand, flicking, None, Level.EASY)
        (chip,) = hand.match.others.children
        discs = [part for part in chip.walk() if isinstance(part, Discs)]
        state, _ = flicked(lying(r8=(0, -100), g2=(0, 0)), "r8", (0, 0), 800)
        hand.board.view = hand.hotseat.table.game.view(state, 0)
        hand.match.show_seats()
        assert hand.match.others.children == [chip]
        (row,) = (part for part in chip.walk() if isinstance(part, Written))
        assert row.text == shows
        struck = [pictures(disc.lying).count("paleo/struck") for disc in discs]
        assert struck == ([] if "7" in shows else [1])
    finally:
        yield from hand.resize(360, 780)


@journey
def test_a_taken_key_is_ringed_where_it_lay(hand):
    yield from sit(hand, flicking, None, Level.EASY)
    ground = hand.board.ground
    found = trail.trail([of(lying(r3=door(2, -40)), "r3", door(2, 100), 600)], ground)
    assert ground.key_place(2) in [(sprite.x, sprite.y) for sprite in found if "ring" in str(sprite.picture)]


@journey
def test_what_was_pushed_shows_its_way_too_and_what_went_before_is_fainter(hand):
    yield from sit(hand, flicking, None, Level.EASY)
    ground = hand.board.ground
    one = of(lying(r3=(0, -150), g4=(0, -90)), "r3", (0, 0), 1200)
    found = trail.trail([one], ground)
    assert {"house/trace_head_red", "house/trace_head_blue"} <= set(pictures(found))
    both = trail.trail([one, SimpleNamespace(n=6, seat=1, events=one.events)], ground)
    assert {sprite.alpha for sprite in both[: len(found)]} == {trail.EARLIER}


@journey
def test_a_burst_flashes_where_somebody_is_hit_when_it_happens(hand):
    yield from sit(hand, flicking, None, Level.EASY)
    (rolled,) = [event for event in of(lying(r8=(0, -100), g2=(0, 0)), "r8", (0, 0), 800).events
                 if isinstance(event, Rolled)]  # fmt: skip
    touch = next(touch for touch in rolled.roll.touches if touch.what is What.DISC)
    roll = PawnRoll(hand.board.ground, rolled, lambda: 1.0)

    def bursts(time):
        return [sprite for sprite in roll.sprites(time) if sprite.picture == "house/trace_burst"]

    assert not bursts(touch.at - 5)
    assert len(bursts(touch.at + 5)) == 1
    burst = bursts(touch.at + 5)[0]
    assert (burst.x, burst.y) == pytest.approx(hand.board.ground.place(touch.x / 10, touch.y / 10))
    assert not bursts(touch.at + trail.LASTS + 5)


# What may be chosen


def partner(hand):
    return next(p for p in course.own_pawns(4, 2) if hand.board.view.places[p])


@journey
def test_a_partners_pawns_are_dim_and_say_why_when_touched(hand):
    yield from sit(hand, flicking, None, Level.EASY, Level.EASY, Level.EASY)
    yield from hand.settled()
    board, other = hand.board, partner(hand)
    seen = board.tokens._sprites(board.canvas.unit)
    assert len([sprite for sprite in seen if sprite.picture is livery.glow()]) == len(board.mine)
    dimmed = [sprite for sprite in seen if sprite.alpha == DIM]
    there = board.ground.place(*(part / 1000 for part in board.view.places[other]))
    assert any(hypot(sprite.x - there[0], sprite.y - there[1]) < 4 for sprite in dimmed)
    own = board.ground.place(*(part / 1000 for part in board.view.places[board.mine[0]]))
    assert not any(hypot(sprite.x - own[0], sprite.y - own[1]) < 4 for sprite in dimmed)
    assert set(board.roster.useful) == set(board.mine)
    yield from hand.tap_at(*walk.roster(hand, other % 8))
    assert board.aim.pawn is None
    assert say("paleo.partners") in hand.words()
    yield from hand.tap_at(*walk.roster(hand, board.mine[0] % 8))
    assert say("paleo.partners") not in hand.words()
    assert board.aim.pawn == board.mine[0]


@journey
def test_a_captured_pawn_and_a_rivals_say_why_they_are_no_use(hand):
    yield from sit(hand, flicking, None, Level.EASY)
    yield from hand.settled()
    board = hand.board
    gone = next(p for p in range(8) if not board.view.places[p])
    yield from hand.tap_at(*walk.roster(hand, gone))
    assert say("paleo.captured") in hand.words()
    rival = next(p for p in range(8, 16) if board.view.places[p] and board.view.places[p][1] > 200_000)
    x, y = (part / 1000 for part in board.view.places[rival])
    yield from hand.tap_at(*walk.place(hand, x, y))
    assert any("Léo’s" in word and "isn’t yours" in word for word in hand.words())
    assert board.aim.pawn is None


@journey
def test_a_touch_on_a_rival_while_a_pawn_is_chosen_says_where_to_flick(hand):
    yield from sit(hand, flicking, None, Level.EASY)
    yield from hand.settled()
    board = hand.board
    yield from walk.choose(hand, board.mine[0])
    whole(hand)
    rival = next(p for p in range(8, 16) if board.view.places[p] and board.view.places[p][1] > 200_000)
    x, y = (part / 1000 for part in board.view.places[rival])
    yield from hand.tap_at(*walk.place(hand, x, y))
    assert say("paleo.swipe_here", n=number_of(board.mine[0])) in hand.words()


@journey
def test_a_swipe_on_the_small_board_chooses_its_pawn_and_says_where_to_flick_it(hand):
    yield from sit(hand, flicking, None, Level.EASY)
    yield from hand.settled()
    board, n = hand.board, hand.n
    start = walk.place(hand, 150.0, -120.0)
    yield from hand.drag(start, (start[0] + dp(40), start[1]))
    assert say("paleo.ask_first") in hand.words(), "there is none"
    pawn = board.mine[0]
    x, y = walk.place(hand, *(part / 1000 for part in board.view.places[pawn]))
    yield from hand.drag((x, y), (x + dp(50), y + dp(20)))
    assert board.aim.pawn == pawn
    assert say("paleo.ask_first") not in hand.words()
    assert say("paleo.swipe_here", n=number_of(pawn)) in hand.words()
    assert hand.n == n


@journey
def test_pawns_are_lined_up_in_the_row_below_too(hand):
    yield from sit(hand, lining_up, None, Level.EASY)
    yield from hand.open_cover()
    line = list(hand.board.standing.line)
    yield from hand.tap_at(*walk.roster(hand, 0))
    assert say("paleo.ask_line_up_with", n=1) in hand.words()
    yield from hand.tap_at(*walk.roster(hand, 4))
    assert hand.board.standing.line == [line[4], *line[1:4], line[0], *line[5:]]


@journey
def test_a_flick_by_a_button_is_never_gold(hand):
    yield from sit(hand, flicking, None, Level.EASY)
    yield from hand.settled()
    yield from walk.by_steps(hand, hand.board.mine[0], 0.0, 0.0)
    fire = hand.board.actions()[-1]
    assert fire.enabled
    assert fire.final
    assert not fire.gold


@journey
def test_who_entered_is_seen_waiting_in_the_sanctuary(hand):
    yield from sit(hand, asked(Ask.EXCHANGE), None, Level.EASY)
    board = hand.board
    (waits, sanctuary), *_ = board.view.entered
    x, y = board.ground.place(*board.ground.inside(sanctuary))
    seen = [sprite for sprite in board.tokens._sprites(2.0) if abs(sprite.x - x) + abs(sprite.y - y) < 4]
    assert len(seen) == 2, "the pawn and its ring"
    assert newest(hand) is not None
    assert pawn("r1") <= waits <= pawn("r8")


@journey
def test_a_circle_that_is_taken_and_a_reef_that_is_settled_say_so(hand):
    yield from sit(hand, asked(Ask.CIRCLE), None, Level.EASY)
    free = course.free_circles(hand.board.view, 0)
    taken = next(k for k in range(8) if k not in free)
    yield from hand.tap_at(*walk.place(hand, *CIRCLES[taken]))
    assert say("paleo.no_circle") in hand.words()
    yield from hand.tap_at(*walk.place(hand, *CIRCLES[free[0]]))
    assert say("paleo.no_circle") not in hand.words()
    yield from sit(hand, lambda s: s.ask is Ask.MOVE_REEF and s.turn == 0 and s.handled & 0b11111, None, Level.EASY)
    yield from hand.settled()
    view, board = hand.board.view, hand.board
    done = next(k for k in range(5) if view.handled >> k & 1)
    yield from hand.tap_at(*walk.place(hand, view.reefs[done][0] / 10, view.reefs[done][1] / 10))
    assert say("paleo.reef_done") in hand.words()
    assert board.reefs.reef is None
