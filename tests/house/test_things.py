"""What may be asked about: every kind of thing of every game and of the house has its words in both languages."""

import re
from importlib import import_module

import pytest
from babel.messages.pofile import read_po

from mobile import games
from mobile.look.theme import ASSETS
from mobile.screens import things
from mobile.words import FOLDER, LANGUAGES

LONGEST = 135  # letters of a rule: two or three lines of a card
WHAT = re.compile(r"(\w+)\.what\.(\w+)(\.rule)?")
HOUSE = "house"


def kinds(room):
    return things.KINDS if room == HOUSE else import_module(f"mobile.boards.{room}.board").Board.kinds


ROOMS = (*games.names(), HOUSE)


def told(code):
    with (FOLDER / f"{code}.po").open("rb") as file:
        return {message.id: message.string for message in read_po(file, code) if isinstance(message.id, str)}


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_kind_of_thing_has_a_name_and_a_rule_that_is_short(room, code):
    said = told(code)
    assert kinds(room)
    for kind in kinds(room):
        assert said.get(f"{room}.what.{kind}"), kind
        rule = said.get(f"{room}.what.{kind}.rule", "")
        assert rule.endswith((".", "!", "?")), f"{kind}: a sentence"
        assert len(rule) <= LONGEST, kind


def test_a_tile_s_number_is_a_bonus_once_the_tile_is_hidden():
    """The tile (elle), not its number (il)."""
    assert "si elle est cachée" in told("fr")["help_me.what.tile.rule"]
    assert "once hidden" in told("en")["help_me.what.tile.rule"]


def test_nothing_is_told_of_what_there_is_not():
    found = {(match[1], match[2]) for key in told("fr") if (match := WHAT.match(key))}
    assert found <= {(room, kind) for room in ROOMS for kind in kinds(room)}


@pytest.mark.parametrize("room", games.names())
def test_what_a_board_says_of_chapters_is_on_the_rules_page(room):
    board = import_module(f"mobile.boards.{room}.board").Board
    assert set(board.chapters) <= set(board.kinds)
    for code in LANGUAGES:
        page = (ASSETS / room / f"rules.{code}.md").read_text(encoding="utf-8")
        assert {chapter for chapter in board.chapters.values() if f"{{#{chapter}}}" not in page} == set()


def test_no_game_calls_a_thing_as_the_house_does():
    """Where the words are looked up follows from the kind."""
    for name in games.names():
        assert not set(kinds(name)) & set(things.KINDS)
        assert len(set(kinds(name))) == len(kinds(name))
