"""What people are called: who has typed no name is named anew in each language; and whose turn it is, on home."""

import random
import re
from types import SimpleNamespace

import pytest
from kivy.metrics import dp
from kivy.uix.label import Label

from core import characters
from core.game import Level
from core.hints.marks import Hinted, Marks
from core.log import Kind, Seated
from core.match import SeenEntry
from mobile import games
from mobile.look import theme
from mobile.look.measure import extent
from mobile.look.names import written
from mobile.screens.entry_line import entry_line
from mobile.settings import Table
from mobile.tour.walks import looking
from mobile.words import say, use, whose
from tests.mobile.window import journey

pytestmark = pytest.mark.once

UNNAMED = tuple(Seated("", None, k) for k in range(2))


def told(hand, word):
    return [text for text in hand.words() if word in text]


@pytest.mark.parametrize("game", games.names())
@journey
def test_a_name_that_nobody_typed_follows_the_language(hand, game):
    hand.deal(3)
    hand.app.begin(game, Table(UNNAMED, {}, 0))
    yield 0.3
    yield from hand.open_cover()
    assert told(hand, "Player 1")
    hand.app.change(language="fr")
    hand.app.screen.rebuild()
    yield 0.3
    assert told(hand, "Joueur 1")
    assert not told(hand, "Player")
    yield from hand.open_cover()
    match = hand.hotseat.match
    hand.app.go_home()
    yield 0.3
    assert told(hand, "Joueur 1")
    assert not told(hand, "Player")
    assert match.setup.seats == UNNAMED, "what is kept has no language"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_name_is_written_whole_or_short_where_nobody_typed_it_or_as_far_as_there_is_room(language):
    theme.register_fonts()
    try:
        use(language)
        own, typed, font = say("setup.player", n=2), "Guillaumette M", "Nunito800"

        def wide(text):
            return extent(text, font, dp(theme.SMALLEST))[0]

        for name in (own, typed):
            assert written(name, font, wide(name)) == name
        short = say("setup.player_short", n=2)
        assert {written(own, font, room) for room in range(10, int(wide(own)))} == {short}
        assert wide(short) < wide(own) / 2
        for room in range(40, int(wide(typed)), 5):
            said = written(typed, font, room)
            assert said.endswith("…")
            assert typed.startswith(said[:-1])
            assert wide(said) <= room < wide(f"{typed[: len(said)]}…"), "as many letters as go there"
    finally:
        use("fr")


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("text", [1.0, 1.3])
@journey
def test_those_who_typed_no_name_are_told_apart_on_every_chip_and_on_the_result(hand, game, text):
    found = re.compile(r"Joueur (\d)\b|J(\d)$")
    try:
        hand.app.change(language="fr", text_size=text, speed=0.0)
        seats = tuple(Seated("", None, k) for k in range(3))
        hand.deal(3)
        hand.app.begin(game, Table(seats, {}, 0))
        yield 0.3
        yield from hand.open_cover()
        match, rng = hand.hotseat.match, random.Random(3)
        labels = [one for one in hand.match.others.walk(restrict=True) if isinstance(one, Label)]
        chips = [one.text for one in labels if not one.shorten]
        numbers = [next(filter(None, told.groups())) for told in map(found.match, chips) if told]
        assert len(set(numbers)) == len(numbers) == len(hand.match.others.children), chips
        while match.asked:
            match.play(match.asked[0], match.sample(match.asked[0], rng))
        yield from looking.to_its_result(hand, match)
        rows = [name.text for name in hand.app.screen._names]
        assert {next(filter(None, found.match(name).groups())) for name in rows} == {"1", "2", "3"}, rows
        assert not any(name.shorten for name in hand.app.screen._names)
    finally:
        hand.app.change(language="en", text_size=1.0)
        yield 0.2


@pytest.mark.parametrize("game", games.names())
@journey
def test_whoever_takes_a_seat_is_named_on_its_chip(hand, game):
    hand.deal(3)
    hand.app.begin(game, Table((Seated("Ana", None, 0), Seated("Léo", None, 1)), {}, 0))
    yield from hand.settled()
    yield from hand.open_cover()
    other = 1 if hand.match.plated != 1 else 0
    before = hand.hotseat.table.setup.seats[other].name
    assert hand.hotseat.table.seat_person(other, "Zoé") is None
    yield from hand.settled()
    happened = say("entry.hand", name="Zoé", whose=whose(before))
    written = {part.text for part in hand.match.others.walk() if isinstance(part, Label)} - {happened}
    assert any("Zoé" in text for text in written), written
    assert not any(before in text for text in written)


@pytest.mark.parametrize("game", games.names())
@journey
def test_what_is_told_of_those_who_typed_no_name_names_them(hand, game):
    """Whatever the game tells of a match played by chance, as each seat and who only watches reads it."""
    hand.deal(3)
    hand.app.begin(game, Table(UNNAMED, {}, 0))
    yield 0.3
    match, board = hand.hotseat.match, hand.match.board
    rng = random.Random(5)
    while match.asked and match.n < 60:
        match.play(match.asked[0], match.sample(match.asked[0], rng))
    try:
        for language, name in (("en", "Player"), ("fr", "Joueur")):
            use(language)
            for viewer in (None, 0, 1):
                board.seat = viewer
                lines = [board.event_line(match.seen(entry, viewer)) for entry in match.entries]
                assert any(name in line for line in lines), lines
                assert [line for line in lines if re.search(r"  |^ | [:;?!»]|« |\{", line)] == []
                if viewer is not None:
                    own = say("setup.player", n=viewer + 1)
                    assert [line for line in lines if own in line] == [], "who looks is you"
    finally:
        use("en")


@pytest.fixture
def english():
    use("en")
    yield
    use("fr")


@pytest.mark.usefixtures("english")
def test_an_entry_says_who_did_it_and_you_to_who_did():
    seats = (Seated("Ana"), Seated("Léo"), Seated("Mina", Level.EASY))

    def line(kind, viewer, seated=None, told="", advised=()):
        board = SimpleNamespace(event_line=lambda seen: told)
        table = SimpleNamespace(setup=SimpleNamespace(seats=seats))
        hotseat = SimpleNamespace(seats=seats, viewer=viewer, hinted=Hinted(Marks(entries=advised)), table=table)
        return entry_line(SeenEntry(3, kind, 1, (), None, 2, seated), board, hotseat)

    assert line(Kind.MOVE, 0, told="Léo sleeps.") == "Léo sleeps."
    assert line(Kind.MOVE, 0) == "Léo has played."
    assert line(Kind.MOVE, 1) == "You have played."
    assert line(Kind.MOVE, 1, advised=(3,)) == f"You have played. {say('hint.marked')}"
    assert line(Kind.UNDO, None) == "Léo undoes the last move."
    assert line(Kind.UNDO, 1) == "You undo the last move."
    assert line(Kind.RESIGN, 0) == "Léo resigns."
    assert line(Kind.RESIGN, 1) == "You resign."
    assert line(Kind.HAND, 1, Seated("Léo", Level.NORMAL)) == "A bot plays for Léo now."
    assert line(Kind.HAND, 0, Seated("Zoé")) == "Zoé plays in Léo’s place now."
    assert line(Kind.HAND, 1, Seated("Zoé")) == "You play in Léo’s place now."
    assert line(Kind.HAND, 0, Seated("Léo")) == "Léo plays again."
    assert line(Kind.HAND, 1, Seated("Léo")) == "You play again."
    assert line(Kind.HAND, 0) == "Léo plays again."
    assert line(Kind.HAND, 0, Seated("")) == "Player 2 plays in Léo’s place now."
    nobody = SeenEntry(0, Kind.SETUP, -1, (), None)
    hotseat = SimpleNamespace(seats=seats, viewer=0, hinted=Hinted(Marks()))
    assert entry_line(nobody, None, hotseat) == say("entry.setup")


@journey
def test_what_happened_last_names_who_gave_up_and_who_plays_on(hand):
    yield from hand.begin(None, None)
    yield from hand.my_turn()
    yield from hand.tap(say("menu"))
    yield from hand.tap(say("match.bot_takes"))
    yield 0.1
    yield from hand.tap(say("match.bot_takes_yes"))
    yield from hand.settled()
    yield from hand.open_cover()
    hand.match.past.open()
    yield 0.3
    bot = characters.stand_in(hand.hotseat.seats[0])
    assert bot is not None
    assert say("entry.hand_known", bot=bot.name, name="Ana") in hand.words()


@journey
def test_home_says_whose_turn_it_is(hand):
    game = say("game.help_me")
    yield from hand.begin(None, Level.EASY)
    hand.app.go_home()
    yield 0.2
    assert f"{say('help_me.far', n=30)}, {say('home.yours')}" in hand.words()
    yield from hand.begin(None, None)
    hand.app.go_home()
    yield 0.2
    assert f"{say('help_me.far', n=30)}, {say('home.theirs', name='Ana')}" in hand.words()
    hand.app.show_matches()
    yield 0.2
    assert say("home.match_yours", game=game) in hand.words()
    assert say("home.match_theirs", game=game, name="Ana") in hand.words()
