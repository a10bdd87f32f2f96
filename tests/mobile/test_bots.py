"""Bots are somebody: chosen at the set-up, seen in the match with their faces, heard of rarely and in nobody's way."""

import random

import pytest

from core import characters
from core.characters import CHARACTERS, Temper
from core.game import Level
from core.log import Kind as Entry
from core.log import Seated
from core.match import Match, SeenEntry
from core.table import LocalTable
from mobile import games
from mobile.boards.occasions import Kind
from mobile.hotseat import HotSeat
from mobile.look import atlas
from mobile.look.seat_sign import face
from mobile.screens import chatter
from mobile.screens.cast import Face
from mobile.screens.result import ResultScreen
from mobile.settings import Store, Table
from mobile.tour.fingers import Finger
from mobile.tour.walks import looking
from mobile.words import LANGUAGES, say, use
from tests.mobile.fit import words_cut_off, words_in_the_way
from tests.mobile.window import journey

pytestmark = pytest.mark.once

SEATS = (Seated("Ana", None, 0), Seated("Nino", Level.EASY, 1, "nino"), Seated("Rita", Level.EASY, 2, "rita"))


def test_a_table_of_an_older_app_is_read(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text('{"tables": {"help_me": {"seats": [{"name": "Ana"}, {"level": "easy", "mark": 1}]}}}')
    store = Store(path)
    assert not store.broken
    assert store.settings.tables["help_me"].seats[1] == Seated("", Level.EASY, 1)
    assert store.settings.bots_talk


def test_each_temper_has_its_words_in_both_languages():
    try:
        for language in LANGUAGES:
            use(language)
            lines = [
                say(f"chatter.{temper}.{kind}.{n + 1}")
                for temper in Temper
                for kind in Kind
                for n in range(chatter.LINES.get(kind, 1))
            ]
            assert len(set(lines)) == len(lines), "nobody says what another one says"
            assert not [line for line in lines if line.startswith("chatter.") or len(line) > 48]
    finally:
        use("en")


@journey
def test_a_character_is_chosen_by_touch_and_is_there_next_week(hand):
    yield from hand.tap(say("game.help_me"))
    yield 0.2
    (bot,) = [one for one in CHARACTERS if one.name in hand.words()]
    assert face(bot.id) in hand.pictures(), "it came by itself, with its face"
    yield from hand.tap(say("setup.edit", name=bot.name))
    yield 0.2
    assert len(hand.all(Face)) == 8
    other = next(one for one in CHARACTERS if one.id != bot.id)
    yield from hand.tap(other.name)
    yield 0.1
    assert any(say(f"temper.{other.temper}") in word for word in hand.words())
    yield from hand.tap(say("ok"))
    yield 0.2
    assert other.name in hand.words()
    assert bot.name not in hand.words()
    yield from hand.tap(say("setup.play"))
    yield 0.3
    yield from hand.open_cover()
    seated = hand.hotseat.match.setup.seats[1]
    assert (seated.name, seated.face) == (other.name, other.id)
    assert {face(other.id), f"house/seat_{['red', 'blue', 'yellow', 'green'][seated.mark]}"} <= set(hand.pictures())
    assert other.name in hand.words()
    hand.restart()
    yield 0.2
    yield from hand.tap(say("game.help_me"))
    yield 0.2
    assert other.name in hand.words(), "also after a restart"
    assert face(other.id) in hand.pictures()


@journey
def test_two_bots_of_a_table_are_never_the_same_and_change_places(hand):
    yield from hand.tap(say("game.help_me"))
    yield 0.2
    page = hand.app.screen
    for place in page.places[1:]:
        place.kind = "empty"
    chips = [press for press in hand.presses() if press.spoken == say("setup.bot")]
    for chip in sorted(chips, key=lambda press: -press.to_window(*press.center)[1])[1:3]:
        k = chips.index(chip)
        yield from hand.touch([press for press in hand.presses() if press.spoken == say("setup.bot")][k])
        yield 0.1
    first, second = [place for place in page.places if place.kind == "bot"]
    assert first.face != second.face
    mine, theirs = characters.character(first.face), characters.character(second.face)
    yield from hand.tap(say("setup.edit", name=mine.name))
    yield 0.2
    yield from hand.tap(theirs.name)
    yield from hand.tap(say("ok"))
    yield 0.1
    assert (first.face, second.face) == (theirs.id, mine.id)


@journey
def test_a_bot_that_nobody_knows_has_a_plain_face(hand):
    hand.app.begin("help_me", Table((Seated("Ana"), Seated("Zoé", Level.EASY, 1, "from_tomorrow")), {}, 0))
    yield 0.3
    yield from hand.open_cover()
    assert "house/bot_plain" in hand.pictures()
    assert "Zoé" in hand.words()


@journey
def test_who_plays_for_somebody_says_so(hand):
    hand.app.begin("sapiens", Table((Seated("Ana", None, 0), Seated("Ben", None, 1)), {}, 0))
    yield 0.3
    table = hand.hotseat.table
    table.seat_bot(0, Level.HARD)
    bot = characters.stand_in(table.seats[0])
    for _ in range(40):
        if any(bot.name in word for word in hand.words()):
            break
        yield 0.05
    told = [say("match.stands_in", bot=bot.name, name="Ana"), say("entry.hand_known", bot=bot.name, name="Ana")]
    assert set(told) & set(hand.words()), hand.words()
    assert face(bot.id) in hand.pictures()


@pytest.mark.parametrize("name", ["Nino", "Ben"])
@journey
def test_whoever_holds_a_bots_chip_reads_who_it_is(hand, name):
    hand.app.begin("help_me", Table((Seated("Ana"), Seated(name, Level.EASY, 1, "nino")), {}, 0))
    yield 0.3
    yield from hand.open_cover()
    finger = Finger(*hand.match.others.children[-1].center)
    finger.down()
    yield 1.0
    finger.up()
    yield 0.2
    level = say("level.easy")
    temper = f"{say(f'temper.{Temper.JOKER}')} {say(f'habit.help_me.{Temper.JOKER}')}"
    own = say("bot.level", name="Nino", level=level, temper=temper)
    assert (own if name == "Nino" else say("bot.plays_for", bot="Nino", name="Ben", level=level)) in hand.words()


@journey
def test_home_shows_no_faces(hand):
    hand.app.begin("help_me", Table(SEATS, {}, 0))
    yield 0.3
    assert (atlas.HOUSE, atlas.BOT) in atlas.held()
    hand.app.go_home()
    yield 0.5
    assert (atlas.HOUSE, atlas.BOT) not in atlas.held()
    assert (atlas.HOUSE, "face") not in atlas.held()


# Words


def high_pile(hand, ready=lambda: None):
    """A match in which a bot makes a pile of five; `ready` comes before its move."""
    game, rng = games.find("help_me"), random.Random(3)
    whole = Match.begin(game, SEATS, 3, first=0)
    high = None
    while high is None:
        seat = whole.asked[0]
        entry = whole.play(seat, whole.sample(seat, rng))
        if seat == 1 and whole.view(None).heights[entry.move.goal] >= 5:
            high = entry
    match = Match.begin(game, SEATS, 3, first=0, journal=hand.app.archive.journal(3))
    for entry in whole.entries[1 : high.n]:
        match.play(entry.seat, entry.move)
    hand.app.open_match(HotSeat(LocalTable(match)))  # nobody thinks: the bot's move is made here
    yield 0.2
    ready()
    match.play(1, high.move)


def spoke(hand):
    """Wait for the words that follow what is shown."""
    for _ in range(60):
        if hand.all(chatter.Bubble):
            return
        yield 0.05


@journey
def test_a_bot_says_a_word_about_what_it_did_and_a_touch_sends_it_away(hand):
    often, chatter.OFTEN = chatter.OFTEN, 1
    try:
        yield from high_pile(hand)
        yield from spoke(hand)
        (bubble,) = hand.all(chatter.Bubble)
        said = [say(f"chatter.{Temper.JOKER}.{Kind.GAIN}.{n}") for n in (1, 2)]
        assert bubble.words.text in said
        assert bubble.top <= hand.match.ticker.y, "what happened last is to be read"
        assert face("nino") in hand.pictures()
        n = hand.n
        yield from hand.tap_at(*bubble.center)
        assert hand.n == n
        assert not hand.all(chatter.Bubble), "whatever was touched: it is in nobody's way"
    finally:
        chatter.OFTEN = often


@journey
def test_nobody_speaks_while_a_finger_is_down_nor_when_bots_shall_be_quiet(hand):
    often, chatter.OFTEN = chatter.OFTEN, 1
    try:
        fingers = []

        def down():
            fingers.append(Finger(*hand.match.board.canvas.center))
            fingers[0].down()
            x, y = hand.match.board.canvas.center
            fingers[0].move_to(x + 60, y)  # else it would ask what lies there, and its card would be in the way

        yield from high_pile(hand, down)
        yield from spoke(hand)
        assert not hand.all(chatter.Bubble)
        fingers[0].up()
        yield 0.3
        assert not hand.all(chatter.Bubble), "nor later, about what was long ago"
        hand.app.change(bots_talk=False)
        yield from high_pile(hand)
        yield from spoke(hand)
        assert not hand.all(chatter.Bubble)
    finally:
        chatter.OFTEN = often
        hand.app.change(bots_talk=True)


@journey
def test_nobody_speaks_twice_in_some_turns_nor_says_the_same_again(hand):
    often, chatter.OFTEN = chatter.OFTEN, 1
    try:
        yield from high_pile(hand)
        yield from spoke(hand)
        voice, board, n = hand.match.showing.chatter, hand.match.board, hand.n
        (first,) = [bubble.words for bubble in hand.all(chatter.Bubble)]
        yield from hand.tap_at(*board.canvas.center)
        voice.heard(hand.hotseat.table.seen(n, 0))
        yield 0.5
        assert not hand.all(chatter.Bubble), "not so soon"
        again = chatter.Chatter(hand.match)  # as on another device
        again.heard(hand.hotseat.table.seen(n, 0))
        yield from spoke(hand)
        (other,) = [bubble.words for bubble in hand.all(chatter.Bubble)]
        assert other == first, "every device says the same"
        yield from hand.tap_at(*board.canvas.center)
        again._last = -100
        again.heard(hand.hotseat.table.seen(n, 0))
        yield 0.5
        assert not hand.all(chatter.Bubble), "and nobody says it twice"
    finally:
        chatter.OFTEN = often


@journey
def test_at_the_end_a_bot_has_a_last_word(hand):
    game, rng = games.find("help_me"), random.Random(3)
    match = Match.begin(game, SEATS, 3, first=0, journal=hand.app.archive.journal(3))
    while match.asked:
        match.play(match.asked[0], match.sample(match.asked[0], rng))
    hand.app._play(match)
    for _ in range(80):
        if isinstance(hand.app.screen, ResultScreen):
            break
        yield 0.05
    (bubble,) = hand.all(chatter.Bubble)
    won = bubble.words.seat in match.outcome.winners
    temper = characters.character(bubble.words.face).temper
    assert bubble.words.text == say(f"chatter.{temper}.{Kind.WON if won else Kind.LOST}.1")
    yield from looking.story_of(hand)
    assert hand.all(chatter.Bubble) == [bubble], "it stands between scores and chart, and stays"
    wrong = words_in_the_way(hand) + words_cut_off(hand)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", games.names())
@journey
def test_what_is_worth_a_word_is_known_to_everybody(hand, game):
    """Of a match played by chance: something is found in what everybody sees, and who may speak sits there."""
    hand.app.begin(game, Table(SEATS, {}, 0))
    yield 0.2
    match, board, rng, found = hand.hotseat.match, hand.match.board, random.Random(5), []
    whole = Match.begin(match.game, SEATS, 5, match.setup.options, 0)
    while whole.asked and whole.n < 400:
        whole.play(whole.asked[0], whole.sample(whole.asked[0], rng))
    for entry in whole.entries:
        if entry.kind is Entry.MOVE:
            seen = whole.seen(entry, None)
            assert isinstance(seen, SeenEntry)
            found += board.occasions(seen)
    assert found
    assert {one.seat for one in found} <= {-1, 0, 1, 2}
