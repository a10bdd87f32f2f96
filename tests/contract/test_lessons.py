"""Every lesson is played to its end by what it shows itself, through the rules; and its words are there."""

import pytest

from core import games
from core.game import Refusal
from core.lessons import NOT_NOW, LessonTable, course, troubles
from tests.mobile.test_words import LANGUAGES, catalogue

TAUGHT = [name for name in games.names() if course(name) is not None]


@pytest.mark.parametrize("name", TAUGHT)
def test_lessons_fit_the_rules(name):
    assert [found for lesson in course(name).lessons for found in troubles(games.find(name), lesson)] == []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", TAUGHT)
def test_lessons_have_words(name, code):
    """A title, words to each step, and what came of it; all others say what to do about a lesson that there is."""
    wanted, may = set(), set()
    for lesson in course(name).lessons:
        key = f"learn.{name}.{lesson.name}"
        steps = [f"{key}.{k + 1}" for k in range(len(lesson.steps))]
        wanted |= {f"{key}.title", f"{key}.done", *steps}
        may |= {f"{step}.{what}" for step in steps for what in ("wrong", "again")}
    said = {key for key in catalogue(code) if key.startswith(f"learn.{name}.")}
    assert wanted - said == set()
    assert said - wanted - may == set()


@pytest.mark.parametrize("name", TAUGHT)
def test_the_first_match_can_be_set_up(name):
    found, game = course(name), games.find(name)
    assert 1 + found.bots in game.seats
    assert all(value in {one.name: one.choices for one in game.options}[key] for key, value in found.options.items())
    assert 6 <= len(found.lessons) <= 9


def taken():
    """The lesson of Rahan in which water is fetched, and two of its moves."""
    game = games.find("rahan")
    lesson = next(lesson for lesson in course("rahan").lessons if lesson.name == "move")
    return LessonTable(game, lesson), game.read("go b1"), game.read("draw")


def test_only_what_is_taught_is_let_through():
    table, wanted, other = taken()
    assert table.moves(0) == (wanted,)
    assert table.offer(0, other, table.n) == Refusal(NOT_NOW)
    assert table.refusal(0, table.game.read("go d5")).reason == "rahan.not_straight", "the rules speak first"
    assert table.n == 0
    assert table.offer(0, wanted, table.n) is None
    assert table.step is None
    assert table.asked == table.moves(0) == ()


def test_what_does_not_work_comes_back():
    game = games.find("rahan")
    lesson = next(lesson for lesson in course("rahan").lessons if lesson.name == "hunt")
    table = LessonTable(game, lesson)
    table.offer(0, table.shown, table.n)
    before = table.match.state_copy()
    for _ in range(3):  # as often as one likes
        assert table.offer(0, game.read("flick 27000 1000"), table.n) is None
        assert table.missed
        assert not table.waits
        table.again()
        assert table.match.state_copy() == before
    assert table.offer(0, table.shown, table.n) is None
    assert table.step is None
