"""Lessons, played by touches: a finger does what the hand on screen shows, and nothing else."""

import os
from pathlib import Path

import pytest
from kivy.core.window import Window

from core import characters
from core.game import Level
from core.games.help_me.content import place_named
from core.games.terristories.position import Ask
from core.lessons import course
from mobile import games
from mobile.look import lens
from mobile.look.palettes import PLAIN
from mobile.screens.lesson import LessonScreen
from mobile.screens.lessons import LessonsScreen
from mobile.screens.practice import PracticeScreen
from mobile.screens.practice_list import PracticeListScreen
from mobile.tour.fingers import Finger
from mobile.tour.walks import lessons as walk
from mobile.words import say, use
from tests.mobile.contrast import too_faint
from tests.mobile.fit import targets_too_small, words_cut_off, words_in_the_way
from tests.mobile.window import journey

pytestmark = pytest.mark.once

SIZE = os.environ.get("SIZE", "360x640")
TAUGHT = [game for game in games.names() if course(game) is not None]


def picture(hand, name):
    """For who wants to look: LESSONS is a folder."""
    if os.environ.get("LESSONS"):
        folder = Path(os.environ["LESSONS"])
        folder.mkdir(parents=True, exist_ok=True)
        Window.dispatch("on_draw")
        Path(Window.screenshot(str(folder / f"{name}.png"))).rename(folder / f"{name}.png")


BOTH = [pytest.param(game, ("fr", "en")[k % 2], None) for k, game in enumerate(TAUGHT)]
TAPS = [pytest.param(game, "fr", True, marks=pytest.mark.soak) for game in TAUGHT]
DRAGS = [pytest.param(game, "fr", False, marks=pytest.mark.soak) for game in TAUGHT]


@pytest.mark.parametrize(("game", "language", "taps"), BOTH + TAPS + DRAGS)
@journey
def test_every_lesson_is_played_by_the_hand_it_shows(hand, game, language, taps):
    """Dragged and swiped, or by taps alone; one lesson so, the next so, where that is not said."""
    yield from every_lesson(hand, game, language, taps)


@pytest.mark.soak
@pytest.mark.parametrize("game", TAUGHT)
@journey
def test_in_strong_contrast_every_lesson_can_be_read(hand, game):
    hand.app.change(contrast="strong")
    lens.wear(PLAIN, False)  # inks and grounds alone are far enough apart, without the edges of words
    yield from every_lesson(hand, game, "fr", None)


def every_lesson(hand, game, language, taps):
    slowly = bool(os.environ.get("LESSONS"))
    hand.app.change(language=os.environ.get("LANGUAGE_SHOWN", language), text_size=float(os.environ.get("TEXT", "1")))
    hand.app.change(speed=1.0 if slowly else 0.0)
    wrong = []

    def seen(name):
        picture(hand, f"{game}_{name}")
        found = (
            words_cut_off(hand) + targets_too_small(hand) + words_in_the_way(hand) + too_faint(hand, f"{game}_{name}")
        )
        wrong.extend(f"{name}: {what}" for what in found)

    only = os.environ.get("LESSON")
    for number, lesson in enumerate(course(game).lessons):
        if only and lesson.name != only:
            continue
        yield from walk.play(hand, game, number, seen, slowly, not number % 2 if taps is None else taps)
        assert lesson.name in hand.app.settings.lessons[game]
    assert not wrong, "\n".join(dict.fromkeys(wrong))


# Wrong tries


def told(hand):
    """What the panel says."""
    return walk.lesson_of(hand).panel.words.text


def open_lesson(hand, game, name):
    names = [lesson.name for lesson in course(game).lessons]
    hand.app.change(speed=0.0)
    hand.app.open_lesson(game, names.index(name))
    yield 0.3
    yield from walk.settled(hand)


@journey
def test_what_is_allowed_but_not_taught_is_explained(hand):
    """In place of the words of the lesson, until the right thing is begun; nothing has happened."""
    yield from open_lesson(hand, "help_me", "bonus")
    asked = told(hand)
    yield from hand.lift_towards(place_named("c4"), place_named("b4"))
    assert told(hand) == say("learn.help_me.bonus.1.wrong")
    assert hand.n == 0
    assert not hand.dialog
    yield from hand.tap_at(*hand.place(place_named("b4")))
    assert told(hand) == asked
    yield from hand.tap(say("cancel"))
    yield from walk.follow(hand)
    yield from walk.follow(hand)
    yield from walk.settled(hand)
    assert told(hand) == say("learn.help_me.bonus.done")


@journey
def test_what_the_rules_refuse_is_told_in_their_words(hand):
    yield from open_lesson(hand, "help_me", "pile")
    empty = place_named("c2")
    yield from hand.tap_at(*hand.place(place_named("c3")))
    yield from hand.tap_at(*hand.place(empty))
    assert say("help_me.nothing_to_cover") in hand.words()
    assert told(hand) == say("learn.help_me.pile.1")
    assert hand.n == 0


@journey
def test_a_flick_that_misses_comes_back(hand):
    """And says what to do otherwise; the next one counts."""
    yield from open_lesson(hand, "paleo", "capture")
    yield from walk.follow(hand)
    before = hand.hotseat.table.match.state_copy()
    hand.board.camera.arrive()
    x, y = hand.board.flicks.pawn  # a dp is a pixel here
    yield from walk.swipe((x, y + 20), (x, y - 60), 400.0)
    yield from walk.settled(hand)
    assert told(hand) == say("learn.paleo.capture.1.again")
    assert hand.hotseat.table.match.state_copy() == before
    for _ in range(4):
        if not walk.lesson_of(hand).over:
            yield from walk.follow(hand)
            yield from walk.settled(hand)
    assert walk.lesson_of(hand).over, told(hand)


@journey
def test_the_end_of_a_round_stays_to_be_seen(hand):
    """The pawn lies on the gate, whatever round has begun at the table; so it does lying."""
    names = [lesson.name for lesson in course("paleo").lessons]
    hand.app.change(speed=0.0)
    yield from walk.play(hand, "paleo", names.index("gate"))
    for size in ((360, 640), (640, 360), (360, 640)):
        yield from hand.resize(*size)
        assert hand.hotseat.table.view(0).round == 2
        assert hand.board.view.round == 1
        assert all(abs(part) < 40_000 for part in hand.board.view.places[3])
        assert hand.board.view.points == (2, 0)


@journey
def test_what_the_table_agreed_on_stays_to_be_seen(hand):
    """With the cubes that pay for it, in a lesson and in a puzzle; and the plate says that nobody plays any more."""
    names = [lesson.name for lesson in course("terristories").lessons]
    hand.app.change(speed=0.0)
    yield from walk.play(hand, "terristories", names.index("project"))
    assert hand.hotseat.table.view(0).ask is not Ask.DEAL
    assert (hand.board.view.ask, sum(map(sum, hand.board.view.stakes))) == (Ask.DEAL, 3)
    assert say("learn.over") in hand.words()
    hand.app.open_exercise("terristories", 0)
    while hand.curtained:
        yield 0.05
    yield 0.1
    screen = hand.app.screen
    screen.show_solution()
    while not screen.told:
        yield 0.05
    yield 0.1
    assert (hand.board.view.ask, hand.board.view.waiting) == (Ask.DEAL, 0)
    assert say("practice.answer") in hand.words()


@journey
def test_lying_a_promise_is_made_by_taps_in_the_largest_text(hand):
    """Nothing of the lesson lies over the sheet, and what is asked next is seen; a ring goes round a button's words."""
    hand.app.change(language="fr", text_size=2.0)
    yield from hand.resize(640, 360)
    yield from open_lesson(hand, "terristories", "give")
    for k in range(2):  # given, then promised
        yield from hand.tap(say("terristories.deed.give"))
        yield 0.1
        gesture = walk.lesson_of(hand).shows()
        assert len(gesture.path) == 1, "nothing is to be pushed aside"
        assert gesture.button is not None
        for _ in range(1 + k):
            yield from walk.follow(hand, True)
            yield 0.1
        yield from walk.settled(hand)
    assert walk.lesson_of(hand).lesson.at == 2
    yield from hand.resize(360, 640)


# Left and taken up


@journey
def test_lessons_are_kept_through_a_restart(hand):
    """One that was left in its middle begins anew; those that were played stay ticked."""
    yield from walk.play(hand, "help_me", 1)
    yield from hand.tap(say("learn.further"))
    yield 0.3
    assert walk.lesson_of(hand).number == 2
    hand.restart()
    yield 0.3
    assert hand.app.settings.lessons["help_me"] == ["step"]
    hand.app.show_lessons("help_me")
    yield 0.3
    yield from hand.tap(say("learn.continue"))
    yield 0.3
    assert walk.lesson_of(hand).number == 0, "the first that was not played"


@journey
def test_whatever_comes_between_loses_nothing(hand):
    """Back with a pile in the air, the app put aside, another room, a resize: the lesson goes on where it was."""
    yield from open_lesson(hand, "sapiens", "connect")
    yield from walk.follow(hand)
    yield from walk.follow(hand)
    yield from walk.settled(hand)
    asked = told(hand)
    assert asked == say("learn.sapiens.connect.2")
    hand.app.on_pause()
    hand.app.on_resume()
    yield 0.2
    assert told(hand) == asked
    yield from hand.resize(640, 360)
    assert told(hand) == asked
    yield from hand.resize(360, 640)
    yield from hand.tap(say("menu"))
    yield from hand.tap(say("rules"))
    yield 0.2
    yield from hand.back()
    yield from walk.settled(hand)
    assert told(hand) == asked
    yield from walk.follow(hand)
    yield from walk.settled(hand)
    assert walk.lesson_of(hand).over
    finger = Finger(*hand.board.canvas.center)
    finger.down()
    yield from hand.back()
    finger.up()
    yield 0.2
    assert say("learn.continue") in hand.words(), "the list of the lessons"
    yield from hand.back()
    assert say("setup.play") in hand.words()


@journey
def test_back_leads_to_where_one_came_from(hand):
    """From home's page of lessons through a lesson and back to that page; from a table back to that table."""
    hand.app.go_home()
    yield 0.2
    yield from hand.tap(say("learn.home"))
    yield 0.1
    app = hand.app
    page = app.screen
    for lists, listed, begins, begun in (
        (app.show_lessons, LessonsScreen, "learn.begin", LessonScreen),
        (app.show_practice, PracticeListScreen, "practice.begin", PracticeScreen),
    ):
        ways = [press for press in hand.presses() if getattr(press.pressed, "func", None) == lists]
        yield from hand.touch(ways[1])
        yield 0.2
        assert isinstance(app.screen, listed)
        yield from hand.tap(say(begins))
        while hand.curtained:
            yield 0.05
        yield 0.2
        assert isinstance(app.screen, begun)
        yield from hand.back()
        assert isinstance(hand.app.screen, listed)
        yield from hand.back()
        assert hand.app.screen is page
    yield from hand.back()
    yield 0.1
    hand.app.set_up("rahan")
    yield 0.2
    table = hand.app.screen
    yield from hand.tap(say("learn.way", n=course("rahan").minutes))
    yield 0.2
    yield from hand.tap(say("practice.way"))
    yield 0.2
    assert isinstance(hand.app.screen, PracticeListScreen)
    yield from hand.back()
    assert isinstance(hand.app.screen, LessonsScreen), "that is where the way to the exercises was"
    yield from hand.back()
    assert hand.app.screen is table


@journey
def test_who_has_never_played_is_asked_once(hand):
    hand.app.settings.lessons = {}
    hand.app.set_up("help_me")
    yield 0.3
    yield from hand.tap(say("setup.play"))
    assert say("learn.offer", game=say("game.help_me")) in hand.dialog
    yield from hand.tap(say("learn.offer_yes", n=course("help_me").minutes))
    yield 0.2
    while hand.curtained:
        yield 0.05
    yield from walk.settled(hand)
    assert walk.lesson_of(hand).number == 0, "at once"
    yield from hand.back()
    assert say("learn.begin") in hand.words()
    yield from hand.back()
    yield from hand.tap(say("setup.play"))
    yield 0.3
    assert not hand.dialog
    assert not isinstance(hand.match, LessonScreen)


@journey
def test_after_the_last_lesson_a_first_game_begins(hand):
    last = len(course("help_me").lessons) - 1
    yield from walk.play(hand, "help_me", last)
    yield from hand.tap(say("learn.first"))
    yield 0.2
    assert say("learn.finished") in hand.dialog
    yield from hand.tap(say("learn.first_now"))
    yield 0.4
    setup = hand.match.hotseat.table.setup
    assert [seated.level for seated in setup.seats] == [None, Level.EASY]
    assert characters.character(setup.seats[1].face).name == setup.seats[1].name
    assert setup.options["open_piles"] == "on"


# What is seen


@pytest.mark.parametrize("size", [(360, 640), (640, 360)])
@journey
def test_every_word_of_a_lesson_fits_its_panel(hand, size):
    yield from hand.resize(*size)
    yield from open_lesson(hand, "rahan", "draw")
    panel = walk.lesson_of(hand).panel
    for language in ("fr", "en"):
        use(language)
        steps = [
            f"learn.{game}.{one.name}.{k + 1}"
            for game in TAUGHT
            for one in course(game).lessons
            for k in range(len(one.steps))
        ]
        keys = [f"{step}{what}" for step in steps for what in ("", ".wrong", ".again")]
        keys += [f"learn.{game}.{one.name}.done" for game in TAUGHT for one in course(game).lessons]
        said = [say(key) for key in keys if say(key) != key]
        cut = [text for text in said if not panel.words.has_room(text)]
        assert cut == [], cut
    yield from hand.resize(360, 640)


@journey
def test_the_hand_makes_way_for_a_finger(hand):
    yield from open_lesson(hand, "help_me", "step")
    finger = walk.lesson_of(hand).finger
    yield from walk.shown(hand)
    assert finger.path
    touch = Finger(*hand.board.canvas.center)
    touch.down()
    assert not finger.path
    yield 0.2
    assert not finger.path
    touch.up()
    yield 2.0
    assert finger.path
    hand.app.change(reduced_motion=True)
    seen = set()
    for _ in range(10):
        yield 0.1
        seen.add(tuple(finger._hand.pos))
    assert len(seen) == 1, "it does not move"
