"""The rules pages: their small Markdown, and their pictures where the page names them."""

import json
import re

import pytest

from core import games
from mobile.look import theme
from mobile.look.kit import Picture, Text
from mobile.screens.rules import blocks
from mobile.words import LANGUAGES
from tests.mobile.window import journey

NAMED = re.compile(r"!\[\]\((\w+)\)")
GAMES = [name for name in games.names() if (theme.ASSETS / name / "rules.en.md").exists()]


def page(game, code):
    return (theme.ASSETS / game / f"rules.{code}.md").read_text(encoding="utf-8")


def pictures(game, code):
    return [line for kind, line in blocks(page(game, code)) if kind == "picture"]


def test_a_page_is_made_of_headings_paragraphs_points_and_pictures():
    text = "# A\n\nOne\ntwo.\n\n- three\n  four\n- five\n\n![](rules_six)\n\n## B\nseven"
    assert blocks(text) == [
        ("title", "A"),
        ("text", "One two."),
        ("point", "three four"),
        ("point", "five"),
        ("picture", "rules_six"),
        ("head", "B seven"),
    ]


def test_a_no_break_space_stays():
    assert blocks("Un score\u00a0:\n«\u00a0dix\u00a0»  ou\n\n- vingt\u00a0!") == [
        ("text", "Un score\u00a0: «\u00a0dix\u00a0» ou"),
        ("point", "vingt\u00a0!"),
    ]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_show_all_pictures_of_the_rules_in_the_same_order(game):
    drawn = json.loads((theme.ASSETS / "built" / game / "2" / "index.json").read_text(encoding="utf-8"))["pieces"]
    shown = pictures(game, "en")
    assert sorted(shown) == sorted(name for name in drawn if name.startswith("rules_"))
    for code in LANGUAGES:
        assert pictures(game, code) == shown == NAMED.findall(page(game, code))


@pytest.mark.parametrize("game", GAMES)
def test_no_line_of_the_french_rules_begins_with_a_mark(game):
    """What stands before a colon or within guillemets does not break away from it."""
    assert not re.findall(r"[ \n][:;!?»]|«[ \n]", NAMED.sub("", page(game, "fr")))


@pytest.mark.parametrize("game", GAMES)
@journey
def test_the_rules_show_their_pictures_within_the_page(hand, game):
    hand.app.show_rules(game)
    yield 0.3
    shown = [picture for picture in hand.all(Picture) if picture.name.startswith(f"{game}/")]
    assert [picture.name for picture in shown] == [f"{game}/{name}" for name in pictures(game, "en")]
    column = shown[0].parent
    below = None
    for picture in sorted(shown, key=lambda picture: -picture.y):
        assert picture.width <= column.width
        assert below is None or picture.top < below
        assert not [words for words in column.children if isinstance(words, Text) and words.collide_widget(picture)]
        below = picture.y
