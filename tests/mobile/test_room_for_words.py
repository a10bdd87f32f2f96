"""Sentences that are put together have room, whatever happens and whoever is called how."""

import random
from string import Formatter

import pytest
from kivy.metrics import dp

from core import games
from core.log import Seated
from core.match import Match
from core.table import LocalTable
from mobile import words
from mobile.boards.help_me.ground import Ground
from mobile.boards.help_me.telling import Telling
from mobile.boards.paleo import told as paleo
from mobile.boards.rahan import names, telling
from mobile.boards.rahan.ground import ANIMALS, BEASTS
from mobile.boards.sapiens import lines as sapiens
from mobile.boards.sapiens.valley import NAMES as SCENES
from mobile.boards.terristories import telling as terristories
from mobile.look import theme
from mobile.look.kit import Text
from mobile.look.measure import gist, rows_of, shortened
from mobile.screens.ask_bar import TIGHT
from mobile.screens.name_dialog import LONGEST_NAME
from mobile.words import say, whose
from tests.mobile.test_words import catalogue

pytestmark = pytest.mark.once

LONG = ("Maximilienne M", "Wilhelmine WM", "Marie-Madelein", "Guillaumette M")
SHORT = ("Ana", "Léo", "Mina", "Tom")
FONT, LEAST = "Nunito600", theme.SMALLEST
TOLD = 360 - 32 - 6  # dp of what happened on a small phone, beside the shape of who did it
# What is asked, in dp: on a phone that lies, and on half of one; for up to three players, and for four.
LYING = (264, 41)
HALVES = {
    "help_me": ((153, 78), (168, 78)),
    "paleo": ((142, 90), (168, 90)),
    "rahan": ((157, 74), (168, 62)),
    "sapiens": ((142, 90), (168, 90)),
}


@pytest.fixture(params=words.LANGUAGES)
def language(request):
    theme.register_fonts()
    before = words.language()
    words.use(request.param)
    yield request.param
    words.use(before)


def longest(keys):
    return max(map(say, keys), key=len)


@pytest.mark.parametrize("game", HALVES)
def test_what_is_asked_is_read_whole_on_a_phone_that_lies_and_on_half_a_screen(language, game):
    """With the longest names there are."""
    assert max(map(len, LONG)) == LONGEST_NAME
    theirs = say("paleo.pawn_of", whose=whose(LONG[0]), n=8)
    given = {
        "name": LONG[0],
        "whose": whose(LONG[0]),
        "beast": longest(f"rahan.the.{name}" for name in BEASTS),
        "prey": longest(f"rahan.the.{name}" for name in ANIMALS),
        "thing": longest(key for key in catalogue(language) if key.startswith("rahan.get.")),
        "cards": names.cards((4, 4, 4)),
        "scene": longest(f"sapiens.{name}" for name in SCENES).lower(),
        "pawn": theirs,
        "got": say("paleo.pawn_yours", n=8),
        "gave": theirs,
        "place": say("match.place"),
    }
    found = []
    for key, texts in catalogue(language).items():
        for text in texts if key.startswith(f"{game}.ask") else ():
            said = text.format(**{field: given.get(field, 10) for _, field, _, _ in Formatter().parse(text) if field})
            for wide, high in (LYING, *HALVES[game]):
                asked = Text(said[:1].upper() + said[1:], 17, 800, line_height=TIGHT)
                asked.size = dp(wide), dp(high)
                if not asked.has_room(asked.text):
                    found.append(f"{wide} x {high}: {asked.text}")
    assert found == []


def line(name, seen, me, table):
    """What is told of an entry to who looks."""
    called = [seated.name for seated in table.seats].__getitem__
    match name:
        case "help_me":
            return Telling(Ground(), called).event(seen, me)
        case "paleo":
            return paleo.event_line(seen, table, me)
        case "rahan":
            return telling.event_line(seen, me, called)
        case "sapiens":
            return sapiens.event_line(seen, me, called)
    return terristories.event_line(seen, me, called)


def heard(name, called, deals):
    """All that is told in matches of chance."""
    game, found = games.find(name), set()
    for deal in deals:
        rng, seats = random.Random(deal), [Seated(one, None, k) for k, one in enumerate(called[: 2 + deal % 3])]
        match = Match.begin(game, seats, deal, first=0)
        while match.asked and match.n < 150:
            seat = match.asked[0]
            match.play(seat, match.sample(seat, rng))
        table = LocalTable(match)
        for n in range(1, match.n + 1):
            found |= {line(name, table.seen(n, me), me, table) for me in (None, 0, 1)}
    return found - {""}


@pytest.mark.parametrize("name", games.names())
def test_what_happened_is_told_in_whole_sentences_of_two_lines(language, name):
    """Only a list of many things may end in dots."""
    deals = range(1, 2) if name == "paleo" else range(1, 7)
    said = heard(name, SHORT, deals)
    cut = [text for text in said if gist(text, FONT, dp(LEAST), dp(TOLD), 2).endswith("…")]
    assert len(said) > 20
    assert all(text.count(",") >= 2 for text in cut), cut
    assert len(cut) <= len(said) / 100, cut


def test_of_several_sentences_those_are_left_out_that_have_no_room():
    theme.register_fonts()

    def two_lines(text):
        return gist(text, FONT, 14.0, 322.0, 2)

    first = "Le feu de Léo envoie un ours chez toi : abri +3 pour Léo, une case bloquée."
    assert two_lines(f"{first} Caverne : abri +7, jeton chasse pris.") == first
    assert two_lines(first) == first
    named = (
        "Wilhelmine W. pose chasse et feu : nourriture +4, abri +7, jeton chasse pris, et bien plus que cela encore."
    )
    assert two_lines(named).endswith("…"), "a name with a full stop is no sentence"
    assert two_lines(named).startswith("Wilhelmine W. pose")


def test_dots_make_no_word_too_wide():
    theme.register_fonts()
    for wide in range(90, 160):
        short = shortened("Eau : Léo prend campement-feu à Mina contre chasse-eau.", FONT, 14.0, float(wide), 2)
        assert len(rows_of(short, FONT, 14.0, float(wide))) <= 2
        assert all(Text(row, 14, 600).least_width <= wide for row in rows_of(short, FONT, 14.0, float(wide))), wide


def test_several_cards_alike_are_told_by_their_number(language):
    weapon, last = say("rahan.short.weapon"), say("list.and")
    assert names.cards((0, 6, 0, 6, 6)) == f"1, 1{last}{weapon}\u00a0×3"
    assert names.cards((6, 6, 6)) == f"{weapon}\u00a0×3"
    assert names.cards((6,)) == weapon
