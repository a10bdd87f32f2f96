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
def test_a_page_is_short(game, language):
    assert 150 < len(page(game, language).split()) < 600
    assert max(map(len, page(game, language).splitlines())) <= 130
