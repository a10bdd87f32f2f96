"""Paleo on every size of window: all can be read and touched."""

from itertools import pairwise

import msgspec
import pytest
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.label import Label

from core.game import Level
from core.games.paleo.position import Ask
from core.log import Seated
from core.timer import Limit
from mobile.boards.paleo import lines
from mobile.look.row import Part, Row
from mobile.screens.time_tag import TimeTag
from mobile.settings import Table
from mobile.tour.walks import paleo as walk
from mobile.words import say
from tests.mobile.fit import box_of, extent_of, inside, look
from tests.mobile.test_paleo import asked, flicking, lining_up, placing, sit
from tests.mobile.window import journey

pytestmark = pytest.mark.once

UPRIGHT = ((360, 780), (360, 640), (800, 1280))
LYING = ((780, 360), (640, 360), (545, 320))


@pytest.mark.parametrize(
    ("language", "text", "sizes"),
    [
        ("fr", 1.0, UPRIGHT),
        ("en", 1.0, UPRIGHT),
        ("fr", 2.0, UPRIGHT),
        ("fr", 1.0, LYING),
        ("en", 1.0, LYING[:2]),
        ("fr", 2.0, LYING[:2]),
    ],
)
@journey
def test_everything_in_paleo_fits(hand, language, text, sizes):
    found = []
    try:
        hand.app.change(language=language, text_size=text)
        for size in map(tuple, sizes):
            yield from hand.resize(*size)
            for name, ready in (("reefs", placing), ("line-up", lining_up), ("flick", flicking)):
                yield from sit(hand, ready, None, Level.EASY)
                yield from hand.open_cover()
                yield from look(hand, f"{size} {name}", found)
            yield from walk.choose(hand, hand.board.mine[-1])
            yield from look(hand, f"{size} chosen", found)
            yield from walk.drag_slowly(hand, walk.middle(hand), (20.0, 40.0))
            assert hand.board.aim.line is not None
            yield from look(hand, f"{size} line", found)
            hand.board.cancel()
            yield from hand.tap(say("menu"))
            yield from look(hand, f"{size} menu", found)
            yield from hand.tap(say("match.go_on"))
            yield from walk.by_steps(hand, hand.board.mine[-1], 0.0, 0.0)
            yield from look(hand, f"{size} steps", found)
            hand.board.cancel()
            for ask in (Ask.EXCHANGE, Ask.CIRCLE):
                yield from sit(hand, asked(ask), None, Level.EASY)
                yield from look(hand, f"{size} {ask}", found)
    finally:
        hand.app.change(language="en", text_size=1.0)
        Window.size = (360, 780)
        yield 0.3
    assert not found, "\n" + "\n".join(dict.fromkeys(found))


SPEECH = 46  # dp that the plate has less of where others sit at other devices
LEAST = 90  # dp: a phone that lies has a narrower plate only in the largest text


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("text", [1.0, 1.3, 2.0])
@journey
def test_what_the_plate_says_stays_on_it_with_a_clock_beside_it(hand, language, text):
    """Its words stand apart, too, and the points are never left out, however many keys there are."""
    found = []
    try:
        hand.app.change(language=language, text_size=text)
        for size in ((360, 780), (780, 360), (640, 360)):
            yield from hand.resize(*size)
            for levels in ((None, None, Level.EASY), (None, Level.EASY, None, Level.EASY)):
                seats = tuple(Seated("", level, k) for k, level in enumerate(levels))
                hand.app.begin("paleo", Table(seats, {}, 0, limit=Limit(60)))
                yield 0.2
                yield from hand.open_cover()
                yield from look(hand, f"{size} {len(seats)}", found)
                board, plate, wide = hand.board, hand.match.plate, hand.match.plate.width
                beside = plate.y <= hand.all(TimeTag)[0].y < plate.top  # there the button to say something stands, too
                for keys in (0b0000, 0b0100, 0b1111):
                    board.view = msgspec.structs.replace(board.view, keys=keys)
                    for seat in range(2):
                        for less in (0, SPEECH * beside):
                            plate.second(board.plate_line(seat))
                            plate.width = max(wide - dp(less), dp(LEAST))
                            where = f"{size} {len(seats)} {keys:b} {seat} {less}"
                            found += [f"{where}: {said}" for said in out_of_place(plate)]
    finally:
        hand.app.change(language="en", text_size=1.0)
        Window.size = (360, 780)
        yield 0.3
    assert not found, "\n" + "\n".join(dict.fromkeys(found))


def out_of_place(plate):
    """What of the plate's second line leaves it, or touches what stands before it."""
    (row,) = [part for part in plate.walk(restrict=True) if isinstance(part, Row)]
    words = [part for part in row.children if isinstance(part, Label)]
    if not any(label.text == "0/4" for label in words):
        yield f"no points in {[label.text for label in words]}"
    for part in row.children:
        box = extent_of(part) if part in words else box_of(part)
        if not inside(box, box_of(plate)):
            yield f"{getattr(part, 'text', '') or part.name} leaves the plate"
    ends = sorted((extent_of(label)[0], extent_of(label)[2], label.text) for label in words)
    for before, after in pairwise(ends):
        if after[0] - before[1] < dp(1):
            yield f"{after[2]} touches {before[2]}"


@journey
def test_a_row_says_all_where_there_is_room_and_else_less_step_by_step(hand):
    parts = (
        Part("paleo/disc_white_explorer", "all of the words", shorter=("some words", "few")),
        Part("paleo/point_on", "0/4"),
        Part("", "and more", shorter=("",)),
    )
    row = Row(16)
    hand.app.screen.add_widget(row)
    try:
        said = []
        for wide in range(400, 60, -5):
            row.lay(parts, (1, 1, 1, 1), 0, 0, dp(wide), dp(20))
            words = [child for child in row.children if isinstance(child, Label)]
            shown = [label.text for label in sorted(words, key=lambda label: label.x)]
            said += [shown] if shown not in said else []
        assert said == [
            ["all of the words", "0/4", "and more"],
            ["some words", "0/4", "and more"],
            ["some words", "0/4"],
            ["few", "0/4"],
        ]
        assert row.text == "all of the words 0/4 and more", "what is read aloud is all of it"
    finally:
        hand.app.screen.remove_widget(row)
        yield 0.1


@journey
def test_aiming_by_steps_on_a_small_phone_hides_neither_the_pawn_nor_itself(hand):
    """Buttons below the board, the force in a word and a number over it, and what to do is said."""
    try:
        yield from hand.resize(360, 640)
        yield from sit(hand, flicking, None, Level.EASY)
        board = hand.board
        yield from hand.tap(say("paleo.by_steps"))
        yield from walk.choose(hand, board.mine[0])
        yield 0.1
        assert say("paleo.how_to_step") in hand.words()
        assert board.canvas.zoom == 1.0, "a goal may lie anywhere"
        yield from hand.tap_at(*walk.place(hand, 0.0, 0.0))
        yield 0.1
        assert any(word.startswith(board.aim.word()) for word in hand.words())
        board.camera.arrive()
        assert board.canvas.zoom > 1.5, "then pawn and goal are seen near"
        for button in board.steps.buttons:
            assert button.parent is not None
            assert min(button.size) >= dp(44)
            assert button.top <= board.canvas.y, "below the board"
        yield from hand.tap(say("cancel"))
        yield 0.1
        assert board.roster.parent is not None, "the other pawns can be touched again"
        yield from walk.choose(hand, board.mine[1])
        assert board.aim.pawn == board.mine[1]
    finally:
        Window.size = (360, 780)
        yield 0.3


@journey
def test_what_to_do_is_seen_whole_on_a_small_window_that_lies(hand):
    try:
        for language in ("fr", "en"):
            hand.app.change(language=language)
            yield from hand.resize(545, 320)
            yield from sit(hand, flicking, None, Level.EASY)
            hint = hand.board.pad.hint
            if hint.parent is None:  # there is no room for a pad: the question says it
                assert say("paleo.ask_flick") in hand.words()
                continue
            assert hint.text
            assert hint.has_room(hint.text)
            assert hint.text.rstrip(".") in lines.hint(hand.board), "its first sentence at least"
    finally:
        hand.app.change(language="en")
        Window.size = (360, 780)
        yield 0.3


@journey
def test_the_buttons_of_the_bar_are_written_alike_in_large_text(hand):
    try:
        hand.app.change(language="fr", text_size=2.0)
        yield from sit(hand, flicking, None, Level.EASY)
        yield from walk.by_steps(hand, hand.board.mine[-1], 0.0, 0.0)
        bar = hand.match.bar
        shown = [button for button in (bar.undo, bar.also, bar.act) if button.parent is not None and button.label]
        sizes = {button.label.font_size for button in shown if button.label.opacity}
        assert len(shown) >= 2
        assert len(sizes) == 1
    finally:
        hand.app.change(language="en", text_size=1.0)
        yield 0.3
