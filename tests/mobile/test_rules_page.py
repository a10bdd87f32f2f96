"""The rules pages: their small Markdown, and their pictures where the page names them."""

import json
import re
from itertools import pairwise

import pytest

from mobile import games
from mobile.look import atlas, theme
from mobile.look.kit import Text
from mobile.screens.rules import Page
from mobile.screens.rules_text import blocks
from mobile.words import LANGUAGES, say
from tests.mobile.window import journey

pytestmark = pytest.mark.once

NAMED = re.compile(r"!\[\]\((rules_\w+)\)")
GAMES = [name for name in games.names() if (theme.ASSETS / name / "rules.en.md").exists()]


def page(game, code):
    return (theme.ASSETS / game / f"rules.{code}.md").read_text(encoding="utf-8")


def pictures(game, code):
    return [part.line for part in blocks(page(game, code)) if part.kind == "picture"]


def chapters(game, code):
    return [part.chapter for part in blocks(page(game, code)) if part.kind == "head"]


def test_a_page_is_made_of_headings_paragraphs_points_and_pictures():
    text = (
        "# A\n\nOne\ntwo.\n\n- three\n  four\n- ![](bear) five\n\n![](rules_six)\n\n![](steak\nbear)\n\n"
        "## B\nseven\n\n## C {d}! {#begin}\n\ne {#f}"
    )
    assert blocks(text) == [
        ("title", "A", "", ()),
        ("text", "One two.", "", ()),
        ("point", "three four", "", ()),
        ("point", "five", "", ("bear",)),
        ("picture", "rules_six", "", ()),
        ("row", "", "", ("steak", "bear")),
        ("head", "B seven", "", ()),
        ("head", "C {d}!", "begin", ()),
        ("text", "e {#f}", "", ()),
    ]


def test_a_no_break_space_stays():
    assert blocks("Un score\u00a0:\n«\u00a0dix\u00a0»  ou\n\n- vingt\u00a0!") == [
        ("text", "Un score\u00a0: «\u00a0dix\u00a0» ou", "", ()),
        ("point", "vingt\u00a0!", "", ()),
    ]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_show_all_pictures_of_the_rules_in_the_same_order(game):
    drawn = json.loads((theme.ASSETS / "built" / game / "3" / "index.json").read_text(encoding="utf-8"))["pieces"]
    shown = pictures(game, "en")
    assert sorted(shown) == sorted(name for name in drawn if name.startswith("rules_"))
    for code in LANGUAGES:
        assert pictures(game, code) == shown == NAMED.findall(page(game, code))


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_chapters_in_the_same_order(game):
    one, two = (chapters(game, code) for code in LANGUAGES)
    assert one == two
    assert all(one), "each has an anchor"
    assert len(set(one)) == len(one)


@pytest.mark.parametrize("game", GAMES)
@journey
def test_a_page_is_opened_at_any_of_its_chapters(hand, game):
    for chapter in chapters(game, "en"):
        hand.app.show_rules(game, chapter)
        yield 0.3
        column = hand.all(Page)[0]
        view = column.parent
        (block,) = [block for block in column.blocks if block.chapter == chapter]
        top = block.shown.to_window(0, block.shown.top)[1]
        assert top <= view.top + 1
        assert top >= view.top - 1 or view.scroll_y == 0, "at its head, unless the page ends below it"
        hand.app.back()
        yield 0.1


@pytest.mark.parametrize("game", GAMES)
def test_no_line_of_the_french_rules_begins_with_a_mark(game):
    """What stands before a colon or within guillemets does not break away from it."""
    assert not re.findall(r"[ \n][:;!?»]|«[ \n]", NAMED.sub("", page(game, "fr")))


@pytest.mark.parametrize("game", GAMES)
@journey
def test_the_rules_are_made_as_far_as_they_are_seen(hand, game):
    """Down the page with a finger: every block comes, in its order, none over another; and few are there at once."""
    hand.app.show_rules(game)
    yield 0.3
    whole = [(part.kind, part.line) for part in blocks(page(game, "en"))]
    column = hand.all(Page)[0]
    view = column.parent
    seen = []

    def look(*_):
        shown = [block for block in column.blocks if block.shown is not None]
        for block in shown:
            if block.kind == "point":
                (mark,) = block.shown.children  # its dot, or a piece
                assert 0 < block.shown.top - mark.center_y < 26, "a point's mark stands beside its first line"
        assert sum(block.height for block in shown) < 3 * view.height
        for one, two in pairwise(shown):
            assert one.shown.y >= two.shown.top
        for block in shown:
            assert block.shown.width <= column.width
            if isinstance(block.shown, Text):
                assert block.shown.texture_size[1] <= block.height
            if (block.kind, block.line) not in seen:
                seen.append((block.kind, block.line))
        above = max(0.0, column.height - view.height) * (1 - view.scroll_y)
        for block in column.blocks:
            in_sight = block.top < above + view.height and block.top + block.height > above
            assert block.shown is not None or not in_sight

    look()
    view.bind(scroll_y=look)
    for _ in range(30):
        if len(seen) == len(whole):
            break
        far = view.height * 0.3
        yield from hand.drag((view.center_x, view.center_y - far), (view.center_x, view.center_y + far))
        yield 0.5
    assert seen == whole


@journey
def test_the_pictures_of_the_rules_go_when_their_page_is_left(hand):
    hand.app.show_rules("paleo")
    yield 0.3
    assert ("paleo", "rules") in atlas.held()
    yield from hand.tap(say("back"))
    assert ("paleo", "rules") not in atlas.held()
