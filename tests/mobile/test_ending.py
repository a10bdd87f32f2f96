"""The end of a match: what decided it, how it went as a chart, the way into the look back, and the rematch; and small
pictures in the log."""

import random

import pytest
from kivy.metrics import dp
from kivy.uix.label import Label

from core.game import Level
from core.log import Seated
from core.match import Match
from core.table import begins_next
from mobile import games
from mobile.look import atlas
from mobile.look.kit import Picture
from mobile.look.pictured import Pictured
from mobile.look.scroll import passed
from mobile.look.theme import TARGET
from mobile.screens.course_sheet import CourseSheet
from mobile.screens.keys import ARROWS, ENTER, TAB
from mobile.screens.looking_back import LookBackScreen
from mobile.screens.match import MatchScreen
from mobile.screens.result import ResultScreen
from mobile.tour.fingers import Finger
from mobile.tour.walks import looking as walk
from mobile.words import say
from tests.mobile.contrast import open_words
from tests.mobile.fit import box_of, extent_of, measure, meet
from tests.mobile.keyed import at as ring_at
from tests.mobile.keyed import go_to, strike
from tests.mobile.window import journey

pytestmark = pytest.mark.once

SIZE = "360x640"
UP, DOWN, RIGHT, LEFT = ARROWS


def back_again(hand):
    """From the look back to the result."""
    yield from hand.back()
    for _ in range(60):
        yield 0.05
        if isinstance(hand.app.screen, ResultScreen):
            return
    raise AssertionError("the result does not come back")


def looks(hand):
    for _ in range(60):
        yield 0.05
        if isinstance(hand.app.screen, LookBackScreen):
            return
    raise AssertionError("nobody looks back")


@journey
def test_a_match_is_told_charted_looked_back_at_and_played_again(hand):
    hand.app.change(speed=0.0)
    match = walk.played(hand, "help_me")
    yield from walk.to_its_result(hand, match)
    screen = hand.app.screen
    assert screen.story.decided in hand.words(), "what decided it is read at once"
    chart = yield from walk.story_of(hand)
    turns = chart.chart.turns
    assert chart.height >= dp(TARGET)
    assert chart.at == chart.chart.turning, "the turning point is told first"
    assert say(f"chart.{chart.chart.turned}", when=say("chart.move", n=turns[chart.at].when)) in hand.words()

    yield from walk.into_sight(chart)
    finger = Finger(*walk.at_turn(chart, 2))
    finger.down()
    yield 0.4
    for turn in (2, 6, 11):
        finger.move_to(*walk.at_turn(chart, turn))
        yield 0.1
        assert chart.at == turn
        stands = ", ".join(f"{who.name}: {n}" for who, n in zip(match.seats, turns[turn].stands, strict=True))
        assert stands in hand.words(), "how all stood then"
    finger.up()
    yield 0.2
    assert hand.app.screen is screen, "who was led along it leads nowhere"

    yield from walk.into_sight(chart)
    yield from hand.tap_at(*walk.at_turn(chart, 5))
    yield from looks(hand)
    assert walk.looking(hand).past_table.n == turns[5].key
    number = hand.app.screen.past_table.number
    yield from back_again(hand)
    assert hand.app.charts.of(number, match.setup, match.n) == chart.chart, "it is not reckoned twice"
    again = yield from walk.story_of(hand)
    assert again.chart == chart.chart
    assert hand.app.screen.story._reckoning is None

    result = hand.app.screen
    yield from hand.tap(say("stats.title"))
    yield 0.2
    first = next(match.seats[seat].name for seat in result.order if match.seats[seat].level is None)
    page = hand.app.screen
    assert (page._name(page.person), page.game) == (first, match.setup.game), "one touch leads to them"
    yield from hand.back()
    assert hand.app.screen is result
    again = yield from walk.story_of(hand)
    yield from walk.into_sight(again)
    above = passed(result._page)
    result._open(0)
    again = yield from walk.story_of(hand)
    assert above > 0
    assert abs(passed(result._page) - above) < 2, "where one row opens, the page stays where it is"
    result._open(0)
    yield from hand.resize(640, 360)
    yield from walk.story_of(hand)
    seen = [word.text for word in open_words(hand)]
    assert {say("home"), say("result.look_back"), match.seats[0].name} <= set(seen), "beside each other, lying"
    yield from hand.resize(360, 640)
    again = yield from walk.story_of(hand)

    best = turns[again.chart.best]
    yield from hand.tap(say("chart.to_best"))
    yield 0.2
    assert again.at == again.chart.best
    yield from hand.tap(say("chart.to_best"))
    yield from looks(hand)
    yield 0.2
    assert walk.looking(hand).past_table.n == best.key

    yield from back_again(hand)
    table = hand.app.screen.hotseat.table
    after = begins_next(table)
    assert after == (match.entries[1].seat + 1) % 3
    assert say("result.rematch_first", name=match.seats[after].name) in hand.words()
    yield from hand.tap(say("result.rematch"))
    for _ in range(100):
        yield 0.05
        if not isinstance(hand.app.screen, ResultScreen) and not hand.curtained:
            break
    assert hand.hotseat.table.outcome is None
    assert hand.hotseat.table.setup.first == after
    assert hand.hotseat.match.game.asked(hand.hotseat.match.entries[0].state) == (after,)


@journey
def test_keys_lead_along_the_chart_and_along_the_line_of_the_look_back(hand):
    hand.app.change(speed=0.0)
    match = walk.played(hand, "help_me")
    yield from walk.to_its_result(hand, match)
    chart = yield from walk.story_of(hand)
    yield from strike(TAB)
    yield from go_to(hand, lambda place: place.widget is chart)
    before = chart.at
    for _ in range(2):
        yield from strike(LEFT)
    assert chart.at == before - 2
    yield from strike(RIGHT)
    assert chart.at == before - 1
    yield from strike(ENTER)
    yield from looks(hand)
    yield 0.2
    past = walk.looking(hand).past_table
    assert past.n == chart.chart.turns[before - 1].key
    course = walk.looking(hand).playback.course
    yield from strike(TAB)
    yield from go_to(hand, lambda place: place.widget is course)
    n = past.n
    yield from strike(RIGHT)
    yield 0.1
    assert past.n == n + 1
    yield from strike(ENTER)
    yield 0.1
    assert past.n == n + 1, "a finger on its knob leads nowhere"
    for _ in range(3):
        yield from strike(UP)
    assert ring_at(hand).widget is not course
    ticker = walk.looking(hand).ticker
    yield from strike(TAB)
    yield from go_to(hand, lambda place: place.widget is ticker)
    yield from strike(ENTER)
    yield 0.2
    assert hand.all(CourseSheet), "and so does the line that tells what happened last"


def by_chance(name, most):
    """A match of a person and a bot, played on by chance for so many entries at most."""
    game, rng = games.find(name), random.Random(3)
    match = Match.begin(game, [Seated("Ana", None, 0), Seated("Léo", Level.EASY, 1)], 3, first=0)
    while match.outcome is None and match.n < most:
        seat = match.asked[0]
        match.play(seat, match.sample(seat, rng))
    return match


@journey
def test_what_happened_has_its_small_picture(hand):
    """Every picture that is named is in the atlas; of each game some are seen beside their lines."""
    hand.app.change(speed=0.0)
    for name in games.names():
        whole, shown = by_chance(name, 150), by_chance(name, 12)
        hand.app._play(shown)
        for _ in range(200):
            yield 0.05
            if isinstance(hand.app.screen, MatchScreen):
                break
        board, found = hand.match.board, 0
        for entry in whole.entries:
            pictures = () if entry.n < whole.earliest(None) else board.pictures(whole.seen(entry, None))
            assert all(map(atlas.has, pictures)), (name, pictures)
            found += bool(pictures)
        assert found > 9, name
        yield from hand.open_cover()
        for _ in range(100):
            hand.match.past.whole()
            yield 0.1
            if hand.all(CourseSheet):
                break
        pictured = hand.all(Pictured)
        assert pictured, name
        assert min(one.height for one in pictured) >= dp(20)
        hand.app.go_home()
        yield 0.1


NAMED = (("Ana", "Léo", "Mina"), ("Ana", "Guillaumette M", "Mina"), ("", "", ""))


@pytest.mark.parametrize("game", ["rahan", "help_me"])
@pytest.mark.parametrize("text", [1.0, 1.3, 2.0])
@journey
def test_every_row_that_opens_says_so_and_over_no_words(hand, game, text):
    try:
        hand.app.change(speed=0.0, text_size=text, language="fr")
        for size, names in ((size, names) for size in ((360, 780), (780, 360)) for names in NAMED):
            yield from hand.resize(*size)
            match, rng = begun(hand, game, names), random.Random(7)
            while match.asked:
                match.play(match.asked[0], match.sample(match.asked[0], rng))
            yield from walk.to_its_result(hand, match)
            screen = hand.app.screen
            arrows = [one for one in hand.all(Picture) if one.name in ("house/icon_down", "house/icon_up")]
            assert len(arrows) == len(names), (size, names)
            screen._open(screen.order[1])
            yield 0.2
            arrows = [one for one in hand.all(Picture) if one.name in ("house/icon_down", "house/icon_up")]
            assert [one.name for one in arrows].count("house/icon_up") == 1
            words = [letters(label) for label in arrows[0].parent.children if isinstance(label, Label)]
            for arrow in arrows:
                left, low, right, top = box_of(arrow)
                drawn = (left, low + dp(5), right, top - dp(5))  # between them it is drawn
                assert [word for word in words if meet(word, drawn)] == [], (size, names)
    finally:
        hand.app.change(text_size=1.0, language="en")
        yield from hand.resize(360, 640)


def letters(label):
    """The box of the letters alone."""
    left, low, right, top = extent_of(label)
    return left, low, min(right, left + measure(label, None)[0]) if label.halign == "left" else right, top


def begun(hand, game, names):
    seats = [Seated(name, None, k) for k, name in enumerate(names)]
    return Match.begin(games.find(game), seats, 7, first=0, journal=hand.app.archive.journal(7))
