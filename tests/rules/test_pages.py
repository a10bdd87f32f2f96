"""The rules pages that players read: both languages tell the same things."""

import json
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
    words = re.sub(r"\{#\w+\}|!\[\]\([\w ]+\)", "", page(game, language))
    chapters = [len(chapter.split()) for chapter in re.split(r"^## ", words, flags=re.MULTILINE)]
    assert 150 < sum(chapters) < 800
    assert max(chapters) < 160
    assert max(map(len, page(game, language).splitlines())) <= 130


PIECE = re.compile(r"!\[\]\(([\w ]+)\)")
WORDS_ALONE = {"options", "variants", "table"}  # chapters that speak of no piece


@pytest.mark.parametrize("game", games.names())
def test_every_chapter_shows_pieces_of_the_game_and_the_same_in_both_languages(game):
    drawn = json.loads((ASSETS / "built" / game / "3" / "index.json").read_text(encoding="utf-8"))["pieces"]
    shown = {language: PIECE.findall(page(game, language)) for language in ("fr", "en")}
    assert shown["fr"] == shown["en"]
    assert {name for names in shown["en"] for name in names.split()} <= set(drawn)
    for chapter in re.split(r"^## ", page(game, "en"), flags=re.MULTILINE)[1:]:
        name = re.search(r"\{#(\w+)\}", chapter).group(1)
        assert PIECE.search(chapter) or name in WORDS_ALONE, name


@pytest.mark.parametrize("game", games.names())
def test_bots_are_told_of(game):
    assert "**Bots.**" in page(game, "fr")
    assert "**Bots.**" in page(game, "en")
