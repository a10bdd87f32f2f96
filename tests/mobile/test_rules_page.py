"""The rules pages: their small Markdown, and their pictures where the page names them."""

import json
import re
from importlib import import_module
from itertools import pairwise

import pytest

from mobile import games
from mobile.look import atlas, theme
from mobile.look.kit import Text
from mobile.screens import things
from mobile.screens.rules import Entry, Page
from mobile.screens.rules_text import FOUND, blocks, find, marked, spans
from mobile.words import LANGUAGES, say
from tests.mobile.window import journey

pytestmark = pytest.mark.once

PICTURES = re.compile(r"!\[\]\([\w ]+\)")
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
    assert not re.findall(r"[ \n][:;!?»]|«[ \n]", PICTURES.sub("", page(game, "fr")))


@pytest.mark.parametrize("game", GAMES)
@journey
def test_the_rules_are_made_as_far_as_they_are_seen(hand, game):
    """Down the page with a finger: every block comes, in its order, none over another; and few are there at once."""
    hand.app.show_rules(game)
    yield 0.3
    whole = [(part.kind, part.line, part.pieces) for part in blocks(page(game, "en"))]
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
            if (block.kind, block.line, block.pieces) not in seen:
                seen.append((block.kind, block.line, block.pieces))
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


# Words that are looked for


def test_words_are_found_at_their_beginning_whatever_accents_and_case():
    found = spans("Là où l’ÉCRAN cède, l’œil écoute ; récran", ["ecran", "oei"])
    assert ["Là où l’ÉCRAN cède, l’œil écoute ; récran"[start:end] for start, end in found] == ["ÉCRAN", "œi"]
    assert marked("Une **clé** [a]", ["cle"]).count(FOUND[0]) == 1
    assert "&bl;a&br;" in marked("Une **clé** [a]")


def test_no_line_begins_with_what_stands_at_a_bold_word():
    """Kivy may break a line wherever letters change: so a comma and an elided article are bold too."""
    assert marked("à l’**objectif commun**, puis (**oui**\u00a0!) **a**/**b**").split("[font=Nunito800]") == [
        "à ", "l’objectif commun,[/font] puis ", "(oui\u00a0!)[/font] ", "a/[/font]", "b[/font]",
    ]  # fmt: skip


def test_all_words_are_found_together_with_their_heading():
    parts = blocks(
        "# A\n\n## Le feu {#fire}\n\nUn ours vient. Rien ne le couvre.\n\n## Fin {#end}\n\nOn compte les ours."
    )
    assert [(hit.part, hit.head, hit.line) for hit in find(parts, "OURS")] == [
        (2, "Le feu", "Un ours vient. Rien ne le couvre."),
        (4, "Fin", "On compte les ours."),
    ]
    assert [hit.head for hit in find(parts, "feu ours")] == ["Le feu"]
    assert [hit.line for hit in find(parts, "feu")] == [""]
    assert not list(find(parts, "x"))
    assert not list(find(parts, "ours mammouth"))


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_asked_or_held_has_its_chapter(game):
    """What a game may ask, each kind of thing, and what the house shows."""
    here = {part.chapter for part in blocks(page(game, "en")) if part.kind == "head"}
    board = import_module(f"mobile.boards.{game}.board").Board
    found = import_module(f"mobile.boards.{game}.things")
    told = getattr(found, "CHAPTERS", {})
    asks = getattr(import_module(f"core.games.{game}.position"), "Ask", ()) if told else ()
    leads = getattr(board.reach, "CHAPTERS", {})
    assert set(asks) <= set(leads)
    assert set(leads.values()) | set(told.values()) | set(things.CHAPTERS.values()) <= here
    assert set(board.kinds) <= set(told) or not told


@journey
def test_the_rules_open_at_what_is_asked(hand):
    yield from hand.begin(None, None, game="sapiens")
    yield from hand.my_turn()
    hand.app.back()
    yield 0.1
    yield from hand.tap(say("rules"))
    yield 0.2
    (sheet,) = hand.all(Page)
    assert sheet.blocks[sheet.first].chapter == "start", "the first tile"


@journey
def test_words_are_looked_for_and_a_touch_goes_there(hand):
    hand.app.show_rules("rahan")
    yield 0.2
    yield from hand.type("mammoth KNIFE")
    yield 0.2
    assert not hand.all(Entry)
    assert any("mammoth KNIFE" in words for words in hand.words()), "nothing is found, and it is said"
    yield from hand.type("knife")
    yield 0.2
    entries = hand.all(Entry)
    assert [entry.spoken for entry in entries] == ["Hunting", "Beasts"]
    assert all(any(FOUND[0] in label.text for label in entry.walk() if isinstance(label, Text)) for entry in entries)
    yield from hand.touch(entries[1])
    yield 0.2
    (sheet,) = hand.all(Page)
    assert any(
        FOUND[0] in block.shown.text for block in sheet.blocks[sheet.first :][:2] if hasattr(block.shown, "text")
    )
    before = sheet.first
    yield from hand.tap(say("rules.chapters"))
    yield 0.1
    heads = [part.line for part in blocks(page("rahan", "en")) if part.kind == "head"]
    assert [entry.spoken for entry in hand.all(Entry)] == heads
    yield from hand.back()
    (sheet,) = hand.all(Page)
    assert sheet.first == before, "back is where it was"
    assert not any(FOUND[0] in words for words in hand.words())
