"""Words: every text the app can say is there in both languages, nothing more, with the same places to fill in."""

import re
from string import Formatter

import pytest
from babel.messages.pofile import read_po

from core import games
from core.archive import NoticeReason
from core.deals import DealReason
from core.game import EndReason, Level, TableReason
from core.games.terristories import phrases
from core.games.terristories.content import BOX
from core.games.terristories.effects import INDICES
from core.log import Kind
from core.session.link.handshake import Reason
from core.session.link.signals import Ended
from core.session.room.messages import REACTIONS, RoomReason
from core.table import LocalTable
from mobile.settings import SPEEDS
from mobile.words import FOLDER, LANGUAGES, count, say, use, whose
from mobile.words.__main__ import built

MOBILE = FOLDER.parent
ASSETS = MOBILE.parent / "assets"
SAID = re.compile(r"\b(?<!\.)(?:say|count)\(\s*(f?)\"([^\"]+)\"")


def catalogue(code):
    """Key → its texts: one, or one a number."""
    with (FOLDER / f"{code}.po").open("rb") as file:
        messages = read_po(file, code, abort_invalid=True)
    found = {}
    for message in messages:
        if message.id:
            plural = isinstance(message.id, tuple)
            key = message.id[0] if plural else message.id
            assert key not in found, f"{key} is there twice"
            found[key] = tuple(message.string) if plural else (message.string,)
    return found


def spelled():
    """The keys written in the code, and the patterns of those that are put together there."""
    keys, patterns = set(), set()
    for path in sorted(MOBILE.rglob("*.py")):
        for filled, text in SAID.findall(path.read_text(encoding="utf-8")):
            if filled and "{" in text:
                patterns.add(text)
            else:
                keys.add(text)
    return keys, patterns


def named():
    """The keys that come from enums, options and values."""
    keys = {*TableReason, *EndReason, *NoticeReason, *Ended, *RoomReason, *DealReason}
    keys |= {f"door.{reason}" for reason in Reason} | {f"reaction.{name}" for name in REACTIONS}
    keys |= {f"entry.{kind}" for kind in Kind} | {f"level.{level}" for level in Level}
    keys |= {f"settings.speed.{speed:g}" for speed in SPEEDS}
    keys |= {"settings.confirm.true", "settings.confirm.false"}
    for name in games.names():
        game = games.find(name)
        keys |= {f"game.{name}", f"game.{name}.promise", f"game.{name}.facts"}
        keys |= {str(member) for words in game.words for member in words}
        for option in game.options:
            keys.add(f"{name}.{option.name}")
            keys |= {f"{name}.{option.name}.{value}" for value in option.choices}
            shared = option.name if option.seat is None else option.name.removesuffix(f"_{option.seat + 1}")
            keys |= {f"{name}.{shared}.{value}.means" for value in option.choices}
    return {str(key) for key in keys | cards()}


def cards():
    """What the cards of TerriStories are made of."""
    sentences = [phrases.project(number) for number in range(len(BOX.projects))]
    sentences += [phrases.hazard(number) for number in range(len(BOX.hazards))]
    sentences += [phrases.power(role) for role in range(len(BOX.powers))]
    sentences += [(phrases.goal(number),) for number in range(len(BOX.characters))]
    keys = {key for said in sentences for phrase in said for key in phrases.keys(phrase)}
    for card in (*BOX.projects, *BOX.hazards, *BOX.planets, *BOX.missions):
        keys |= {f"terristories.title.{card.id}", f"terristories.story.{card.id}"}
    for card in BOX.characters:
        keys |= {f"terristories.{what}.{card.id}" for what in ("name", "trade", "story", "profile", "creed")}
    for might in BOX.powers:
        keys |= {f"terristories.{what}.{might.role}" for what in ("power", "role", "zone")}
    return keys | {f"terristories.index.{index}" for index in INDICES}


def as_pattern(text):
    return re.compile(re.sub(r"\\\{.*?\\\}", ".+", re.escape(text)))


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_text_is_missing(code):
    keys, patterns = spelled()
    there = catalogue(code)
    assert (keys | named()) - there.keys() == set()
    for pattern in patterns:
        assert any(as_pattern(pattern).fullmatch(key) for key in there), pattern
    assert [key for key, texts in there.items() if not all(texts)] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_text_is_there_for_nothing(code):
    keys, patterns = spelled()
    wanted = keys | named()
    unused = {
        key
        for key in catalogue(code).keys() - wanted
        if not any(as_pattern(pattern).fullmatch(key) for pattern in patterns) and f'"{key}"' not in everything()
    }
    assert unused == set()


def everything():
    return "\n".join(path.read_text(encoding="utf-8") for path in MOBILE.rglob("*.py"))


def places(text):
    return {field for _, field, _, _ in Formatter().parse(text) if field is not None}


def test_both_languages_fill_in_the_same():
    """In each form of the plural too; only the form for one need not say how many."""
    one, two = (catalogue(code) for code in LANGUAGES)
    assert one.keys() == two.keys()
    for key in one:
        assert len(one[key]) == len(two[key]), key
        wanted = places(two[key][-1])
        for text in (*one[key], *two[key]):
            alone = len(one[key]) > 1 and text in (one[key][0], two[key][0])
            assert places(text) ^ wanted <= ({"n"} if alone else set()), f"{key}: {text}"


def test_no_french_line_begins_with_a_mark():
    """What stands before a colon or within guillemets does not break away from it: the space there is U+00A0."""
    assert [text for texts in catalogue("fr").values() for text in texts if re.search(r" [:;?!»]|« ", text)] == []


def test_a_name_that_ends_with_a_full_stop_ends_the_sentence_too():
    use("fr")
    assert say("entry.hand_bot", name="J. R.") == "Un bot joue maintenant pour J. R."
    assert say("entry.hand_bot", name="Ana") == "Un bot joue maintenant pour Ana."
    assert say("entry.hand_bot", name="Et..") == "Un bot joue maintenant pour Et..."


OTHER_NAMES = {
    "fr": r"bagarre|prisonnier|refond|convert|\btirs?\b|pas à pas|pavé|\bhôte\b|carré(?! vert)",
    "en": r"\bmatch(es)?\b|prisoner|\bconvert|\blays?\b|\bghost|\bexchange|cherry tree",
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_thing_has_one_name(code):
    """What docs/words.md calls otherwise is so called on screen and in the rules pages."""
    pages = [path.read_text(encoding="utf-8") for path in sorted(ASSETS.glob(f"*/rules.{code}.md"))]
    said = [text for texts in catalogue(code).values() for text in texts] + [
        line for p in pages for line in p.split("\n")
    ]
    assert [text for text in said if re.search(OTHER_NAMES[code], text, re.IGNORECASE)] == []


def test_every_apostrophe_is_a_curly_one():
    assert [text for code in LANGUAGES for texts in catalogue(code).values() for text in texts if "'" in text] == []


@pytest.mark.filterwarnings("ignore:.*:pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_catalogues_are_made_from_the_texts(code):
    made = FOLDER / code / "LC_MESSAGES" / "pichenette.mo"
    assert dated(made.read_bytes()) == dated(built(code)), "make them anew: python -m mobile.words"


def dated(catalogue):
    """Without the moment it was made at, which is in its heading where the texts name none."""
    return re.sub(rb"\d{4}-\d\d-\d\d \d\d:\d\d[+-]\d{4}", b"", catalogue)


def test_languages_by_tag():
    try:
        assert use("fr-CA") == use("fr_FR.UTF-8") == use("FR") == "fr"
        assert say("home") == catalogue("fr")["home"][0]
        assert use("de") == use("en_GB") == use("C.UTF-8") == use("") == "en"
        assert say("home") == catalogue("en")["home"][0]
        assert count("help_me.pile_of", 1) != count("help_me.pile_of", 2)
    finally:
        use("fr")


def test_what_is_somebodys():
    try:
        use("fr")
        for name in ("Ana", "Élie", "Hélène", "Yves", "Œdipe", "yvonne"):
            assert whose(name) == f"d’{name}"
        for name in ("Léo", "Yasmine", "Youri", "Joueur 1", "Y", "?"):
            assert whose(name) == f"de {name}"
        use("en")
        assert whose("Yves") == "Yves’s"
    finally:
        use("fr")


def test_the_table_has_a_word_for_each_refusal():
    assert LocalTable.__doc__  # the reasons live in core; this file imports no window
    assert all(catalogue("fr")[reason][0] != catalogue("en")[reason][0] for reason in TableReason)


@pytest.mark.parametrize("sent", ["{n:>30000000}", "{0}", "{n.__class__}", "{", "100 %"])
def test_what_is_no_key_is_said_as_it_is(sent):
    """Reasons come from other devices too: nothing in them is filled in."""
    assert say(sent, n=1) == sent
    assert say(sent) == sent
