"""What a phone does to an app: puts it aside, loses its pictures, ends it unasked, turns it, covers its edges."""

import contextlib
import os

import pytest
from kivy.core.window import Window
from kivy.graphics.context import get_context
from kivy.metrics import Metrics, sp
from kivy.uix.label import Label
from kivy.uix.textinput import TextInput

from core.game import Level
from core.log import Kind
from mobile import games
from mobile.look import theme
from mobile.look.kit import Press
from mobile.screens.base import LOOK
from mobile.screens.looking_back import LookBackScreen
from mobile.screens.match import MatchScreen
from mobile.screens.matches import MatchesScreen
from mobile.tour.fingers import Finger
from mobile.tour.walks import looking
from mobile.words import say
from tests.mobile.far import until
from tests.mobile.fit import box_of, extent_of, faded, inside, scroll_of
from tests.mobile.hand import ESCAPE
from tests.mobile.window import journey

pytestmark = pytest.mark.once

UPRIGHT, LYING, SPLIT = (360, 780), (780, 360), (360, 420)
SHAPES = {"upright": UPRIGHT, "lying": LYING, "split": SPLIT}
COVERED = {"upright": "0,84,0,48", "lying": "60,0,48,24"}  # a hole for the camera, and bars for gestures
FADED = 1.6  # seconds after which the bar of what scrolls is pale


def put_aside(hand):
    assert hand.app.dispatch("on_pause")
    yield 0.1
    hand.app.dispatch("on_resume")
    yield 0.3


def differ(one, two):
    return sum(a != b for a, b in zip(one, two, strict=True))


# What the graphics lost


@pytest.mark.parametrize("game", games.names())
@journey
def test_what_the_graphics_lost_is_drawn_again(hand, game):
    yield from hand.begin(None, Level.EASY, game=game)
    yield from hand.settled()
    yield FADED
    before = hand.pixels()
    get_context().reload()
    yield 0.3
    assert differ(before, hand.pixels()) == 0


@journey
def test_home_and_a_table_are_drawn_again_too(hand):
    for show in (hand.app.go_home, lambda: hand.app.set_up("paleo"), hand.app.show_settings):
        show()
        yield FADED
        before = hand.pixels()
        get_context().reload()
        yield 0.3
        assert differ(before, hand.pixels()) == 0


# Put aside, and ended


@pytest.mark.parametrize("game", games.names())
@journey
def test_put_aside_and_taken_up_again_the_match_is_where_it_was(hand, game):
    yield from hand.begin(None, Level.EASY, game=game)
    yield from hand.settled()
    yield FADED
    n, view, before = hand.n, hand.board.view, hand.pixels()
    yield from put_aside(hand)
    yield from hand.settled()
    yield FADED
    assert (hand.n, hand.board.view) == (n, view)
    assert differ(before, hand.pixels()) == 0


def played_and_put_aside(hand, game):
    """A journey of its own process: some moves, then the phone goes into a pocket."""
    os.environ["PICHENETTE_HOME"] = str(hand.home)
    yield from hand.begin(None, Level.EASY, game=game)
    yield from hand.play_on(2)
    yield from hand.settled()
    assert hand.app.dispatch("on_pause")
    return [str(hand.home), sum(entry.kind is Kind.MOVE for entry in hand.hotseat.match.entries), hand.n]


def taken_up_after_the_end(hand, home):
    """Another process: home offers the match, and it is all there."""
    hand.home = type(hand.home)(home)
    hand.restart()
    yield 0.3
    (kept, *_) = hand.app.kept()
    yield from hand.tap(say("home.resume"))
    yield 0.5
    yield from hand.settled()
    told = [sum(entry.kind is Kind.MOVE for entry in hand.hotseat.match.entries), kept.outcome is None, hand.n]
    yield from hand.play_on(1)
    return [*told, hand.n]


@pytest.mark.parametrize("game", ["help_me", "rahan"])
def test_ended_without_a_word_in_the_background_it_is_taken_up_where_it_was(window, game):
    home, moves, n = window.walk(f"{__name__}:played_and_put_aside", {"game": game})
    window.kill()
    found, open_still, again, later = window.walk(f"{__name__}:taken_up_after_the_end", {"home": home})
    assert (found, open_still, again) == (moves, True, n)
    assert later > n


# Awake, and asleep


@pytest.mark.parametrize("opens", ["lesson", "exercise"])
@journey
def test_the_screen_stays_on_in_a_lesson_and_may_sleep_before_the_list(hand, opens):
    lists = {"lesson": hand.app.show_lessons, "exercise": hand.app.show_practice}
    begins = {"lesson": hand.app.open_lesson, "exercise": hand.app.open_exercise}
    lists[opens]("help_me")
    assert Window.allow_screensaver
    for _ in range(2):
        begins[opens]("help_me", 0)
        yield from until(lambda: isinstance(hand.app.screen, MatchScreen))
        assert not Window.allow_screensaver
        yield from hand.back()
        assert not isinstance(hand.app.screen, MatchScreen)
        assert Window.allow_screensaver


@journey
def test_the_screen_may_sleep_after_a_look_back_from_the_list(hand):
    match = looking.played(hand, "help_me")
    hand.app.show_matches()
    yield 0.2
    winner = match.seats[match.outcome.winners[0]].name
    yield from hand.tap(f"{say('game.help_me')}. {say('past.wins', name=winner)}")
    yield from until(lambda: isinstance(hand.app.screen, LookBackScreen))
    assert not Window.allow_screensaver
    yield from hand.back()
    yield 0.2
    assert isinstance(hand.app.screen, MatchesScreen)
    assert Window.allow_screensaver
    assert not hand.app.at_the_end, "nothing of it is held"


@journey
def test_the_screen_stays_on_in_each_match_that_follows_another(hand):
    yield from hand.late(None, None, left=1)
    assert not Window.allow_screensaver
    yield from hand.my_turn()
    hotseat = hand.hotseat
    hand.app.rematch(hotseat)
    yield 0.3
    assert hand.hotseat is not hotseat
    assert not Window.allow_screensaver
    hand.app.set_up("help_me")
    yield 0.1
    assert Window.allow_screensaver
    hand.app.resume(hand.app.kept()[0])
    yield 0.3
    assert isinstance(hand.app.screen, MatchScreen)
    assert not Window.allow_screensaver


# Back, rotation, split screen


@journey
def test_back_leads_home_step_by_step_and_then_out(hand):
    yield from hand.begin(None, Level.EASY)
    yield from hand.settled()
    assert Window.dispatch("on_keyboard", ESCAPE, 0, None, []), "back asks, and does not throw a match away"
    yield 0.2
    assert hand.dialog
    assert Window.dispatch("on_keyboard", ESCAPE, 0, None, [])
    yield 0.2
    assert not hand.dialog
    yield from hand.tap(say("menu"))
    yield from hand.tap(say("match.leave"))
    yield 0.3
    hand.app.set_up("sapiens")
    yield 0.3
    assert Window.dispatch("on_keyboard", ESCAPE, 0, None, [])
    yield 0.3
    assert not hand.app.screen.back(), "at home back is the system's own"


@pytest.mark.parametrize("game", ["help_me", "paleo", "rahan", "sapiens"])
@journey
def test_turned_and_split_the_match_goes_on(hand, game):
    yield from hand.begin(None, Level.EASY, game=game)
    yield from hand.settled()
    try:
        for shape, size in SHAPES.items():
            yield from hand.resize(*size)
            yield from hand.settled()
            n = hand.n
            yield from hand.play_on(1)
            assert hand.n > n, shape
            yield from put_aside(hand)
            board = box_of(hand.board.canvas)
            assert inside(board, (0, 0, *size)), shape
            assert min(board[2] - board[0], board[3] - board[1]) > 60, shape
    finally:
        yield from hand.resize(*UPRIGHT)


# Covered edges


@pytest.mark.parametrize("shape", COVERED)
@pytest.mark.parametrize("game", games.names())
@journey
def test_nothing_to_read_or_touch_lies_below_a_cut_out_or_a_bar(hand, game, shape):
    left, top, right, bottom = map(float, COVERED[shape].split(","))
    wide, high = SHAPES[shape]
    free = (left, bottom, wide - right, high - top)
    os.environ["PICHENETTE_INSETS"] = COVERED[shape]
    try:
        yield from hand.resize(wide, high)
        hand.app.go_home()
        yield 0.2
        below(hand, free, "home")
        hand.app.set_up(game)
        yield 0.3
        below(hand, free, "set-up")
        hand.app.show_rules(game)
        yield 0.3
        below(hand, free, "rules")
        yield from hand.begin(None, Level.EASY, None, game=game)
        yield from hand.settled()
        below(hand, free, "match or cover")
        yield from hand.open_cover()
        yield from hand.settled()
        below(hand, free, "match")
        yield from hand.tap(say("menu"))
        yield 0.2
        below(hand, free, "menu")
    finally:
        del os.environ["PICHENETTE_INSETS"]
        yield from hand.resize(*UPRIGHT)


def lying_with(hand, insets):
    """A match on a phone that lies, with a cut-out at its left."""
    os.environ["PICHENETTE_INSETS"] = insets
    yield from hand.resize(*LYING)
    yield from hand.begin(None, Level.EASY)
    yield from hand.settled()


@contextlib.contextmanager
def covered():
    """The insets of a journey end with it."""
    try:
        yield
    finally:
        os.environ.pop("PICHENETTE_INSETS", None)


def last(hand):
    """How far at the right what is to be touched ends."""
    presses = [press for press in hand.all(Press) if press.spoken and press.width and not faded(press)]
    return max(box_of(press)[2] for press in presses if scroll_of(press) is None)


TURNED = 2 * LOOK + 0.1  # seconds until a look has seen it, and the next that it stays


@journey
def test_turned_upside_down_while_it_lies_what_is_below_the_cut_out_moves_away(hand):
    with covered():
        yield from lying_with(hand, "60,0,0,0")
        assert last(hand) > 720, "the room at the right is used"
        os.environ["PICHENETTE_INSETS"] = "0,0,60,0"
        yield TURNED
        yield from hand.settled()
        below(hand, (0, 0, 720, 360), "match turned")
        n = hand.n
        yield from hand.play_on(1)
        assert hand.n > n
    yield TURNED
    yield from hand.resize(*UPRIGHT)


@journey
def test_a_question_to_which_somebody_waits_outlives_a_bar_that_comes(hand):
    answers = []
    with covered():
        yield from lying_with(hand, "0,0,0,0")
        hand.app.screen.dialog(
            "?", "…", [("yes", lambda: answers.append("yes"))], otherwise=lambda: answers.append("no")
        )
        yield 0.2
        os.environ["PICHENETTE_INSETS"] = "0,0,0,48"
        yield TURNED
        assert hand.app.screen.bottom == 48
        assert "…" in hand.dialog
        below(hand, (0, 48, 780, 360), "question")
        assert answers == []
        yield from hand.tap("yes")
        assert answers == ["yes"]
    yield from hand.resize(*UPRIGHT)


@journey
def test_nothing_moves_from_under_a_finger_when_an_edge_is_covered(hand):
    with covered():
        yield from lying_with(hand, "60,0,0,0")
        finger = Finger(*hand.place(next(k for k, high in enumerate(hand.board.view.heights) if high)))
        finger.down()
        yield 0.1
        os.environ["PICHENETTE_INSETS"] = "0,0,60,0"
        yield 2 * TURNED
        assert last(hand) > 720
        finger.up()
        yield TURNED
        assert last(hand) <= 720
    yield from hand.resize(*UPRIGHT)


@journey
def test_what_is_being_typed_stays_while_an_edge_is_covered(hand):
    """Some systems tell of their keyboard as of a bar."""
    with covered():
        hand.app.show_settings()
        yield 0.2
        hand.named(f"{say('settings.name')}: {hand.app.person}").pressed()
        yield 0.2
        (entry,) = hand.all(TextInput)
        entry.focus = True
        entry.text = "Zoé"
        os.environ["PICHENETTE_INSETS"] = "0,0,0,300"
        yield 2 * TURNED
        assert hand.all(TextInput) == [entry]
        del os.environ["PICHENETTE_INSETS"]
        entry.focus = False
        yield TURNED
        assert [typed.text for typed in hand.all(TextInput)] == ["Zoé"]


@journey
def test_what_comes_and_goes_at_an_edge_has_nothing_built_anew(hand):
    with covered():
        yield from lying_with(hand, "0,0,0,0")
        built = hand.match.bar
        for high in (100, 120, 140):
            os.environ["PICHENETTE_INSETS"] = f"0,0,0,{high}"
            yield 0.9 * LOOK
            assert hand.match.bar is built
            os.environ["PICHENETTE_INSETS"] = "0,0,0,0"
            yield LOOK
    yield from hand.resize(*UPRIGHT)


@journey
def test_put_aside_it_stays_as_it_is_and_fits_when_it_is_taken_up(hand):
    with covered():
        yield from lying_with(hand, "60,0,0,0")
        assert hand.app.dispatch("on_pause")
        os.environ["PICHENETTE_INSETS"] = "0,0,60,0"
        yield 2 * TURNED
        assert last(hand) > 720
        hand.app.dispatch("on_resume")
        yield 0.1
        assert last(hand) <= 720
    yield from hand.resize(*UPRIGHT)


def below(hand, free, where):
    for press in hand.all(Press):
        if press.spoken and press.width and not faded(press) and scroll_of(press) is None:
            assert inside(box_of(press), free, 2), f"{where}: {press.spoken!r} at {box_of(press)}"
    for label in hand.all(Label):
        if label.text and label.width > 1 and not faded(label) and scroll_of(label) is None:
            assert inside(extent_of(label), free, 2), f"{where}: {label.text!r} at {extent_of(label)}"


# The size of the system's text


@journey
def test_a_question_to_which_somebody_waits_is_asked_again(hand):
    yield from hand.begin(None, Level.EASY)
    yield from hand.settled()
    answers = []
    hand.app.screen.dialog("?", "…", [("yes", lambda: answers.append("yes"))], otherwise=lambda: answers.append("no"))
    yield 0.2
    yield from put_aside(hand)
    assert "…" in hand.dialog
    assert answers == []
    yield from hand.tap("yes")
    assert answers == ["yes"]


@journey
def test_the_systems_size_of_text_holds_as_soon_as_one_is_back(hand):
    yield from hand.begin(None, Level.EASY)
    yield from hand.settled()
    before = theme.sp(16)
    told = Metrics.get_fontscale
    Metrics.get_fontscale = lambda force_recompute=False: 1.6  # as Android tells it
    try:
        yield from put_aside(hand)
        assert Metrics.fontscale == 1.6
        assert theme.sp(16) == pytest.approx(1.6 * before)
        largest = max(label.font_size for label in hand.all(Label) if label.text)
        assert largest > 1.3 * sp(16) / 1.6
    finally:
        Metrics.get_fontscale = told
        yield from put_aside(hand)
    assert theme.sp(16) == pytest.approx(before)
