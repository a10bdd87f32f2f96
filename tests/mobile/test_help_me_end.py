"""The end of Help Me!, told on the board: whose creatures they were, every pile opened and counted, and a look back."""

import pytest
from kivy.clock import Clock
from kivy.core.window import Window

from core.games.help_me.content import NOBODY
from mobile.boards.canvas import BoardCanvas
from mobile.boards.help_me.chip import Chip
from mobile.boards.help_me.ground import STUCK
from mobile.look import sound
from mobile.screens.result import ResultScreen
from mobile.tour.walks import help_me as walk
from mobile.words import say
from tests.mobile.fit import targets_too_small, words_cut_off, words_in_the_way
from tests.mobile.tribe import until
from tests.mobile.window import journey

pytestmark = pytest.mark.once

SPEED = 2.0  # at which it is told here
LONGEST = 15.0 / SPEED  # seconds that it may take


def last_move(hand, players):
    """A person makes the last move of a match."""
    hand.app.change(speed=SPEED)
    yield from walk.nearly_over(hand, players)
    yield from hand.open_cover()
    yield from hand.settled()
    yield from walk.go_on(hand)
    yield from until(lambda: hand.board.end.going_on, "the end is told")


def heard(hand):
    """What the chips and the plate say of each seat's points."""
    board, said = hand.board, {seat: int(chip._score.text) for seat, chip in hand.board.end.chips.items()}
    return said | {hand.match.plated: int(board.plate_line(hand.match.plated).split()[0])}


@pytest.mark.parametrize("players", [2, 4])
@journey
def test_creatures_turn_over_player_by_player_then_piles_are_counted_to_whose_they_are(hand, players):
    yield from last_move(hand, players)
    board, end, telling = hand.board, hand.board.end, hand.board.telling
    view, began, turned, said, points = board.view, Clock.get_time(), [], [], []
    while end.going_on:
        for seat in range(players):
            if end.shown(seat) and seat not in turned:
                turned.append(seat)
                assert len(turned) == players or not end.counted(), "first everybody's creatures"
        if hand.match.bar.asked.text not in said:
            said.append(hand.match.bar.asked.text)
        points.append(heard(hand))
        yield 0.02
    took = Clock.get_time() - began
    assert turned[:-1] == list(range(players - 1))
    assert took < LONGEST, took
    told = [telling.revealed(view, seat, board.seat) for seat in range(players)]
    owners = [seat for seat in range(players) if any(row[1] == seat for row in view.counts)]
    told += [telling.opening(seat, board.seat) for seat in owners]
    assert said[: len(told)] == told
    for seat in range(players):
        mine = [one[seat] for one in points]
        assert mine == sorted(mine), "the counts only rise"
        assert mine[0] == 0
    yield from until(lambda: isinstance(hand.app.screen, ResultScreen), "the result follows by itself")
    scores = dict(enumerate(hand.app.screen.hotseat.table.outcome.scores))
    assert {seat: end.score(seat) for seat in range(players)} == scores


@journey
def test_a_touch_of_the_board_skips_it_in_one_drawing_and_without_noise(hand):
    yield from last_move(hand, 3)
    yield 1.0
    drawn, noise = [], []
    real, play = BoardCanvas.draw, sound.play
    BoardCanvas.draw = lambda canvas, sprites: (drawn.append(list(sprites)), real(canvas, sprites))[1]
    sound.play = lambda *given: noise.append(given)
    try:
        yield from hand.tap_at(*hand.board.canvas.center)
    finally:
        BoardCanvas.draw, sound.play = real, play
    board = hand.board
    assert not board.moving
    assert len(drawn) <= 3
    assert len(noise) <= 2
    edged = {sprite.picture for sprite in drawn[-1] if "edge_" in sprite.picture}
    assert edged == {f"help_me/edge_{colour}" for colour in ("red", "blue", "yellow")}
    nobodys = [row for row in board.view.counts if row[1] == NOBODY]
    assert nobodys == [] or any(sprite.alpha == STUCK for sprite in drawn[-1])
    assert heard(hand) == dict(enumerate(hand.hotseat.table.outcome.scores))


@pytest.mark.parametrize("given", [{"reduced_motion": True}, {"speed": 0.0}])
@journey
def test_where_nothing_moves_all_is_there_at_once(hand, given):
    yield from walk.nearly_over(hand, 3)
    yield from hand.open_cover()
    yield from hand.settled()
    hand.app.change(**given)
    try:
        seen, board = [], hand.board
        hand.board.end._steps = lambda *_: seen.append(1) or iter(())
        yield from walk.go_on(hand)
        yield from until(lambda: bool(board.view.counts) and not board.moving, "it is over")
        assert not seen
        for seat, score in enumerate(board.table.outcome.scores):
            assert board.end.score(seat) == score
    finally:
        hand.app.change(reduced_motion=False, speed=1.0)


@journey
def test_the_end_is_looked_at_afterwards_and_counted_once_more(hand):
    yield from last_move(hand, 3)
    yield from hand.tap(say("match.skip"))
    yield from until(lambda: isinstance(hand.app.screen, ResultScreen), "the result follows by itself")
    yield from hand.tap(say("result.board"))
    board = hand.board
    assert len(hand.all(Chip)) == 2
    owned = [row for row in board.view.counts if row[1] != NOBODY]
    assert len(board.end.counted()) == len(owned)
    place = owned[0][0]
    yield from hand.hold(*hand.place(place), 0.6)
    assert board.telling.counted(board.view.tops[place], board.view.heights[place], *owned[0][1::2]) in hand.words()
    yield from hand.back()
    yield from hand.tap(say("help_me.count_again"))
    yield from until(lambda: board.end.going_on, "it is told once more")
    assert set(heard(hand).values()) == {0}
    yield from hand.tap(say("match.skip"))
    yield 1.5
    assert hand.match, "and the board stays"
    assert heard(hand) == dict(enumerate(hand.hotseat.table.outcome.scores))
    yield from hand.tap(say("match.result"))
    assert isinstance(hand.app.screen, ResultScreen)


@pytest.mark.parametrize("between", ["back", "resize"])
@journey
def test_whatever_comes_between_the_end_is_told_or_there(hand, between):
    yield from last_move(hand, 3)
    yield 1.0
    if between == "back":
        yield from hand.back()
        assert not hand.board.moving, "that skips it"
    else:
        yield from hand.resize(780, 360)
        yield from hand.resize(360, 780)
    yield from until(lambda: isinstance(hand.app.screen, ResultScreen), "the result follows all the same")
    yield from hand.tap(say("result.board"))
    assert heard(hand) == dict(enumerate(hand.hotseat.table.outcome.scores))
    assert not hand.covered


@journey
def test_the_winner_is_crowned_after_the_count_though_the_menu_is_opened_meanwhile(hand):
    noise, play = [], sound.play
    sound.play = lambda name, *given: noise.append(name)
    hand.app.evenings = True
    try:
        yield from last_move(hand, 3)
        end, evening = hand.board.end, hand.match.evening
        yield from hand.tap(say("menu"))
        assert hand.dialog
        assert not evening.on
        yield from hand.back()
        assert not evening.on
        hand.match.hide()  # the app goes to the background
        yield 0.1
        assert not evening.on
        assert end.going_on
        assert "match_end" not in noise
        yield from until(lambda: evening.on, "the last scene follows")
        assert not end.going_on
        assert noise.count("match_end") == 1
        yield from until(lambda: isinstance(hand.app.screen, ResultScreen), "and then the result")
    finally:
        sound.play = play
        hand.app.evenings = False


@journey
def test_a_phone_that_is_turned_while_it_is_counted_skips_the_last_scene_too(hand):
    hand.app.evenings = True
    try:
        yield from last_move(hand, 3)
        evening = hand.match.evening
        yield from hand.resize(780, 360)
        assert not evening.on, "it was begun where nobody sees it any more"
        assert say("match.laying") not in hand.words()
        yield from until(lambda: isinstance(hand.app.screen, ResultScreen), "the result follows")
    finally:
        hand.app.evenings = False
        yield from hand.resize(360, 780)


@pytest.mark.parametrize(
    ("size", "language", "text"), [((360, 640), "fr", 1.0), ((640, 360), "fr", 1.0), ((360, 640), "en", 2.0)]
)
@journey
def test_all_of_the_end_can_be_read_on_a_small_phone(hand, size, language, text):
    hand.app.change(language=language, text_size=text)
    found = []

    def judge(what):
        found.extend(f"{what}: {one}" for one in words_cut_off(hand) + targets_too_small(hand) + words_in_the_way(hand))

    try:
        yield from hand.resize(*size)
        yield from last_move(hand, 3)
        yield 0.8
        judge("creatures")
        yield from until(lambda: hand.board.end.counted(), "piles are counted")
        yield 0.3
        judge("piles")
        yield from hand.tap(say("match.skip"))
        yield 0.1
        judge("told")
    finally:
        hand.app.change(language="en", text_size=1.0)
        yield from hand.resize(360, 780)
    assert not found, "\n".join(dict.fromkeys(found))
    assert tuple(map(int, Window.size)) == (360, 780)
