"""Half a screen, upright and lying: all there is can be read and touched, and the board is as large as it can be."""

import pytest

from core.game import Level
from core.games.sapiens.position import Ask
from core.log import Seated
from mobile import games
from mobile.boards.sapiens.sheets import TileView
from mobile.boards.terristories.speech import Voice
from mobile.look.kit import Text
from mobile.screens.lessons import teaches
from mobile.settings import Table
from mobile.tour.walks import lessons as walk
from mobile.words import say
from tests.mobile.fit import look
from tests.mobile.tribe import asks, sit_where
from tests.mobile.window import journey

pytestmark = pytest.mark.once

LEAST = {"help_me": 150, "paleo": 100, "rahan": 140, "sapiens": 120}  # dp of a board
HALVES = ((360, 380), (392, 360))


@pytest.mark.parametrize("game", games.names())
@journey
def test_on_half_a_screen_all_is_there_and_the_match_goes_on(hand, game):
    found = []
    try:
        for size in HALVES:
            yield from hand.resize(*size)
            yield from hand.begin(None, Level.EASY, Level.EASY, game=game)
            yield from hand.settled()
            yield from look(hand, f"{size} at first", found)
            n = hand.n
            yield from hand.play_on(1)
            yield from hand.settled()
            assert hand.n > n
            yield from look(hand, f"{size}", found)
            least = LEAST.get(game, 0)
            assert min(hand.board.canvas.size) >= least, f"{size}: the board is {hand.board.canvas.size}"
    finally:
        yield from hand.resize(360, 780)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", games.names())
@journey
def test_on_half_a_screen_a_lesson_is_read_to_its_end(hand, game):
    found = []
    try:
        yield from hand.resize(*HALVES[1])
        for k in range(len(teaches(game).lessons)):
            hand.app.open_lesson(game, k)
            yield 0.3
            yield from walk.shown(hand)
            yield from look(hand, f"lesson {k + 1}", found)
            said = [
                part.text
                for part in walk.lesson_of(hand).panel.walk(restrict=True)
                if isinstance(part, Text) and part.text
            ]
            assert len(said) == 1, said
    finally:
        yield from hand.resize(360, 780)
    assert not found, "\n".join(found)


@journey
def test_a_negotiation_that_is_turned_to_half_a_screen_leaves_the_others_to_be_touched(hand):
    """What it lays over board and words stays below the chips, also where the roles of four are chosen."""
    found = []
    try:
        yield from hand.resize(*HALVES[1])
        yield from hand.begin(None, None, Level.EASY, Level.EASY, game="terristories")
        yield from hand.settled()
        yield from look(hand, "the roles of four", found)
        yield from hand.resize(360, 780)
        yield from hand.begin(None, Level.EASY, Level.EASY, game="terristories")
        yield from hand.settled()
        yield from hand.play_on(2)
        yield from hand.settled()
        assert hand.board.front is not None
        for size in HALVES:
            yield from hand.resize(*size)
            yield from look(hand, f"what the table agrees on, {size}", found)
            assert all(chip.y >= hand.board.roof for chip in hand.match.others.children)
            told = hand.match.ticker.told
            for _ in range(2):  # it says what happened for a while, and again for who touches it
                if hand.all(Voice)[0].spoken != told:
                    yield from hand.touch(hand.all(Voice)[0])
                    yield 0.1
            assert hand.all(Voice)[0].spoken == told
    finally:
        yield from hand.resize(360, 780)
    assert not found, "\n".join(found)


@journey
def test_whoever_wants_the_pad_of_paleo_keeps_the_line_of_what_happened_on_half_a_screen(hand):
    try:
        yield from hand.begin(None, Level.EASY, Level.EASY, game="paleo")
        yield from hand.settled()
        yield from hand.tap(say("menu"))
        yield from hand.tap(say("paleo.pad_show"))
        assert hand.board.pad_shown
        for size in HALVES:
            yield from hand.resize(*size)
            assert not hand.board.pad_shown
            assert hand.match.ticker.opacity == 1
            yield from hand.tap(say("menu"))
            assert say("paleo.pad_show") not in hand.spoken()
            yield from hand.tap(say("match.go_on"))
        yield from hand.resize(360, 780)
        assert hand.board.pad_shown, "it is wished for still"
        yield from hand.begin(None, Level.EASY, game="paleo")
        assert hand.board.pad_shown, "in the next match, too"
    finally:
        yield from hand.resize(360, 780)


@journey
def test_three_others_at_rahans_table_are_read_by_name(hand):
    found = []
    try:
        for size, text in ((HALVES[1], 1.0), ((360, 640), 2.0)):
            hand.app.change(text_size=text)
            yield from hand.resize(*size)
            yield from hand.begin(None, Level.EASY, Level.EASY, Level.EASY, game="rahan")
            yield from hand.settled()
            assert {"Léo", "Mina", "Tom"} <= set(hand.words())
            yield from look(hand, f"{size} {text}", found)
    finally:
        hand.app.change(text_size=1.0, language="en")
        yield from hand.resize(360, 780)
    assert not found, "\n".join(found)


@journey
def test_what_effects_ask_in_sapiens_lies_beside_the_small_valley_where_it_can_be_read(hand):
    found = []
    try:
        for size in HALVES:
            yield from hand.resize(*size)
            for ask in (Ask.WATER, Ask.ORDER, Ask.HUNT):
                yield from sit_where(hand, 4, asks(ask))
                yield from look(hand, f"{ask} {size}", found)
                assert all(tile.width >= 60 for tile in hand.all(TileView))
    finally:
        yield from hand.resize(360, 780)
    assert not found, "\n".join(found)


@journey
def test_the_cover_is_read_on_half_a_screen_and_lying_however_large_words_are(hand):
    """With names as long as they may be."""
    found = []
    names = "Maximilienne M", "Marie-Madelein"
    try:
        for size, text, language in ((HALVES[0], 2.0, "en"), (HALVES[1], 1.0, "fr"), ((640, 360), 2.0, "fr")):
            hand.app.change(text_size=text, language=language)
            yield from hand.resize(*size)
            hand.app.begin("help_me", Table(tuple(Seated(name, None, k) for k, name in enumerate(names)), {}, 0))
            yield 0.2
            yield from hand.play_on(1)
            yield from hand.settled()
            assert hand.covered
            assert say("cover.back", name=names[0]) in hand.spoken()
            yield from look(hand, f"{size} {text}", found)
    finally:
        hand.app.change(text_size=1.0, language="en")
        yield from hand.resize(360, 780)
    assert not found, "\n".join(found)
