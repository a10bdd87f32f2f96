"""The rules pages that players read: both languages tell the same things."""

import re
from pathlib import Path

import pytest

from core import games

ASSETS = Path(__file__).parent.parent.parent / "assets"


def page(game, language):
    return (ASSETS / game / f"rules.{language}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", games.names())
def test_both_languages_tell_the_same(game):
    french, english = page(game, "fr"), page(game, "en")
    assert re.findall(r"^(#+|-) ", french, re.MULTILINE) == re.findall(r"^(#+|-) ", english, re.MULTILINE)
    assert sorted(re.findall(r"\d+", french)) == sorted(re.findall(r"\d+", english))
    assert french.count("**") == english.count("**")


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_chapter_is_short(game, language):
    """The page is opened at a chapter, from what is held or asked: a chapter is what is read."""
    words = re.sub(r"\{#\w+\}", "", page(game, language))
    chapters = [len(chapter.split()) for chapter in re.split(r"^## ", words, flags=re.MULTILINE)]
    assert 150 < sum(chapters) < 750
    assert max(chapters) < 160
    assert max(map(len, page(game, language).splitlines())) <= 130
