"""Looking back at a finished match on its board: to and fro, at any speed, through anybody's eyes; and the list."""

import time

import msgspec
import pytest
from kivy.metrics import dp
from kivy.uix.scrollview import ScrollView

from core.game import Level, TableReason
from core.games.terristories.position import Ask
from core.log import Setup
from core.packing import pack, unpack
from mobile import games
from mobile.look import motion
from mobile.look.kit import PressPlate, WordButton
from mobile.look.theme import TARGET
from mobile.screens.course_sheet import CourseSheet
from mobile.screens.looking_back import LookBackScreen
from mobile.screens.matches import MatchesScreen
from mobile.screens.result import ResultScreen
from mobile.tour.fingers import Finger
from mobile.tour.walks import looking as walk
from mobile.words import say
from tests.mobile.fit import targets_too_small, words_cut_off, words_in_the_way
from tests.mobile.test_tour import Judge
from tests.mobile.window import journey

pytestmark = pytest.mark.once

SIZE = "360x640"


def at(hand):
    return walk.looking(hand).past_table.n


def sees(hand, match, seat):
    """Does the board show exactly what the seat may see of the position there?"""
    screen = walk.looking(hand)
    return screen.board.view == match.seen(match.entries[at(hand)], seat).view and screen.board.seat == seat


@pytest.mark.parametrize("game", games.names())
@journey
def test_a_match_is_stepped_scrubbed_and_seen_through_everybodys_eyes(hand, game):
    hand.app.change(speed=0.0)
    match = walk.played(hand, game)
    yield from walk.back_at(hand, match)
    screen = walk.looking(hand)
    course = screen.playback.course
    assert at(hand) == 0
    assert sees(hand, match, None)
    for button in screen.playback.buttons:
        assert min(button.size) >= dp(TARGET) - 1
    assert course.height >= dp(TARGET) - 1
    for n in (1, 2, 3):
        yield from hand.tap(say("back.after"))
        yield 0.1
        assert at(hand) == n
        assert sees(hand, match, None)
    yield from hand.tap(say("back.before"))
    yield 0.1
    assert at(hand) == 2
    assert sees(hand, match, None)
    for seat in range(match.setup.players):
        yield from hand.tap(say("back.eyes"))
        yield 0.1
        yield from hand.tap(say("back.sees", name=match.seats[seat].name))
        yield 0.1
        assert sees(hand, match, seat)
    finger = Finger(course.x_of(0), course.center_y)
    finger.down()
    yield 0.02
    longest = 0.0
    for k in range(0, 101, 4):
        finger.move_to(course.x_of(match.n * k / 100), course.center_y)
        before = time.process_time()
        yield 0.0
        longest = max(longest, time.process_time() - before)
        yield 0.0
        assert at(hand) == round(match.n * k / 100)
    finger.up()
    yield 0.1
    assert sees(hand, match, match.setup.players - 1)
    assert at(hand) == match.n
    assert not screen.playback.after.enabled
    return longest


@journey
def test_it_plays_by_itself_as_fast_as_is_wished_and_stops_when_it_is_touched(hand):
    match = walk.played(hand, "help_me")
    yield from walk.back_at(hand, match)
    screen = walk.looking(hand)
    usual = motion.seconds(1.0)
    for pace in (2, 4, 0.25, 0.5, 1, 2, 4):
        yield from hand.tap(say("back.pace"))
        yield 0.02
        assert motion.seconds(1.0) == pytest.approx(usual / pace)
    yield from hand.tap(say("back.play"))
    for _ in range(200):
        yield 0.05
        if at(hand) >= 3:
            break
    assert at(hand) >= 3
    yield from hand.tap(say("back.play"))
    yield from hand.settled() if at(hand) == match.n else iter(())
    yield 1.0
    n = at(hand)
    yield 1.5
    assert at(hand) == n, "it was stopped"
    course = screen.playback.course
    yield from hand.tap_at(course.x_of(match.n - 1), course.center_y)
    yield 0.2
    yield from hand.tap(say("back.play"))
    for _ in range(200):
        yield 0.05
        if not screen.playing:
            break
    assert at(hand) == match.n
    hand.app.go_home()
    yield 0.1
    assert motion.seconds(1.0) == usual


@journey
def test_once_looked_back_at_nothing_is_taken_back_and_its_result_is_one_touch_away(hand):
    match = walk.played(hand, "help_me")
    yield from walk.to_its_result(hand, match)
    table = hand.app.screen.hotseat.table
    yield from hand.tap(say("result.look_back"))
    while not isinstance(hand.app.screen, LookBackScreen):
        yield 0.05
    yield 0.2
    assert table.undo(match.entries[-1].seat).reason == TableReason.OVER
    yield from hand.back()
    yield 0.2
    assert isinstance(hand.app.screen, ResultScreen)
    yield from hand.tap(say("result.look_back"))
    yield 0.2
    assert at(hand) == 0
    yield from hand.tap(say("menu"))
    yield 0.1
    yield from hand.tap(say("back.result"))
    yield 0.2
    assert isinstance(hand.app.screen, ResultScreen)
    yield from hand.tap(say("result.rematch"))
    yield 0.3
    assert hand.hotseat.table.outcome is None
    assert hand.hotseat.match is not match


@journey
def test_the_list_shows_what_is_over_with_its_result_and_opens_it(hand):
    match = walk.played(hand, "sapiens")
    yield from hand.begin(None, Level.EASY)
    hand.app.show_matches()
    yield 0.2
    winner = match.seats[match.outcome.winners[0]].name
    assert say("past.wins", name=winner) in hand.words()
    yield from hand.tap(f"{say('game.sapiens')}. {say('past.wins', name=winner)}")
    while not isinstance(hand.app.screen, LookBackScreen):
        yield 0.05
    yield 0.2
    assert at(hand) == 0
    yield from hand.back()
    yield 0.2
    assert isinstance(hand.app.screen, MatchesScreen)
    hand.named(f"{say('game.sapiens')}. {say('past.wins', name=winner)}")


@journey
def test_a_match_of_other_rules_says_that_it_cannot_be_shown_and_how_it_ended(hand):
    match = walk.played(hand, "help_me")
    database, kept = hand.archive._db, hand.archive.kept()[0]
    old = pack(msgspec.structs.replace(unpack(pack(kept.setup), Setup), rules=0))
    database.execute("UPDATE matches SET setup = ? WHERE id = ?", (old, kept.id))
    database.execute("UPDATE entries SET record = (SELECT record FROM entries WHERE n = 3) WHERE n = 4")
    hand.app.show_matches()
    yield 0.2
    winner = match.seats[match.outcome.winners[0]].name
    yield from hand.tap(f"{say('game.help_me')}. {say('past.wins', name=winner)}")
    yield 0.2
    text = f"{say('past.old_rules')} {say('past.wins', name=winner)}"
    assert text in hand.dialog
    yield from hand.tap(say("ok"))
    yield 0.1
    assert isinstance(hand.app.screen, MatchesScreen)


@pytest.mark.parametrize(("language", "game", "text"), [("fr", "terristories", 2.0), ("en", "sapiens", 1.0)])
@journey
def test_nothing_is_cut_covered_or_too_small_while_one_looks_back(hand, language, game, text):
    hand.app.change(language=language, text_size=text)
    judge = Judge(hand.app)
    yield from walk.show_game(judge, game)
    hand.app.show_matches()
    yield 0.2
    judge.wrong += words_cut_off(hand) + targets_too_small(hand) + words_in_the_way(hand)
    assert not judge.wrong, "\n".join(dict.fromkeys(judge.wrong))


@pytest.mark.parametrize("size", [(640, 360), (360, 400)])
@journey
def test_line_and_buttons_have_room_on_a_phone_that_lies_and_on_half_a_screen(hand, size):
    yield from hand.resize(*size)
    try:
        match = walk.played(hand, "help_me")
        yield from walk.back_at(hand, match)
        wrong = words_cut_off(hand) + targets_too_small(hand) + words_in_the_way(hand)
        assert not wrong, "\n".join(wrong)
        course = walk.looking(hand).playback.course
        assert course.width >= dp(80)
        yield from hand.tap_at(course.x_of(5), course.center_y)
        yield 0.1
        assert at(hand) == 5
    finally:
        yield from hand.resize(360, 640)


def cards(hand):
    """What the list of all that happened says, the newest first."""
    (sheet,) = hand.all(CourseSheet)
    found = [press for press in sheet.walk() if isinstance(press, PressPlate) and not isinstance(press, WordButton)]
    return sorted(found, key=lambda card: -card.y)


def list_of_all(hand):
    yield from hand.tap(say("menu"))
    yield 0.1
    yield from hand.tap(say("since.so_far"))
    yield 0.2
    assert hand.all(CourseSheet)


@journey
def test_the_list_tells_the_whole_match_as_one_comes_to_it_and_leads_to_each_position(hand):
    hand.app.change(speed=0.0)
    match = walk.played(hand, "sapiens")
    yield from walk.back_at(hand, match)
    screen = walk.looking(hand)
    yield from hand.tap("log")
    yield 0.1
    assert say("log.nothing") in hand.words()
    yield from hand.tap(say("close"))
    course = screen.playback.course
    yield from hand.tap_at(course.x_of(match.n), course.center_y)
    yield 0.1
    yield from list_of_all(hand)
    turns = list(screen.eyes.turns(None))
    assert len(cards(hand)) < len(turns) / 2, "only what is near is made"
    (view,) = [part for part in hand.all(CourseSheet)[0].walk() if isinstance(part, ScrollView)]
    for _ in range(100):
        yield from hand.drag((view.center_x, view.y + dp(40)), (view.center_x, view.top - dp(40)))
        yield 0.3
        if say("match.begins") in hand.words():
            break
    assert len(cards(hand)) == len(turns), (len(cards(hand)), len(turns), view.scroll_y)
    yield 1.0
    low, top = view.to_window(view.x, view.y)[1], view.to_window(view.x, view.top)[1]
    wanted, card = next(
        (k, card) for k, card in enumerate(cards(hand)) if low < card.to_window(*card.center)[1] < top - card.height
    )
    yield from hand.tap_at(*card.to_window(*card.center))
    yield 0.2
    assert not hand.all(CourseSheet)
    assert at(hand) == turns[wanted][-1].n
    assert sees(hand, match, None)


@journey
def test_in_a_game_of_memory_the_list_goes_back_to_ones_last_turn_and_never_tells_what_is_secret(hand):
    yield from hand.begin(None, Level.RANDOM, Level.RANDOM)
    for _ in range(2):
        yield from hand.my_turn()
        hand.hotseat.offer(hand.any_move())
    yield from hand.my_turn()
    table, seat = hand.hotseat.table, hand.hotseat.viewer
    assert table.game.past_is_memory
    yield from list_of_all(hand)
    earliest = table.match.earliest(seat)
    told = list(hand.hotseat.turns(seat))
    assert told
    assert min(turn[0].n for turn in told) == earliest + 1
    assert len(cards(hand)) == len(told)
    assert say("log.memory") in hand.words()
    for turn in told:
        for seen in turn:
            shown = (table.game.shown(event, seat) for event in table.match.entries[seen.n].events)
            assert seen.events == tuple(event for event in shown if event is not None)
    n = table.n
    yield from hand.touch(cards(hand)[0])
    yield from hand.settled()
    assert table.n == n
    assert hand.board.view == table.view(seat), "the present is back"


@journey
def test_where_nobody_is_asked_at_this_phone_no_empty_sheet_lies_over_the_planet(hand):
    hand.app.change(speed=0.0)
    match = walk.played(hand, "terristories")
    yield from walk.back_at(hand, match)
    screen = walk.looking(hand)
    asks = (Ask.PROPOSE, Ask.DISCARD)
    found = [entry.n for entry in match.entries[:-1] if match.game.view(entry.state, None).ask in asks][:3]
    assert found
    for n in found:
        screen.go(n)
        yield 0.1
        assert at(hand) == n
        assert screen.board.front is None
