"""Deals that people know, by touches: the day's, a number that is typed or shown after the end, results that are sent
and taken in, and a room in which all are told."""

import random

import pytest
from kivy.core.clipboard import Clipboard

from core.deals import deal_of, dealt, known
from core.game import Level
from core.match import Match
from core.packing import pack
from core.past import OVER
from mobile import games
from mobile.screens.deal import DealScreen, lined
from mobile.screens.home import HomeScreen
from mobile.screens.lobby import LobbyScreen
from mobile.screens.match import MatchScreen
from mobile.screens.option_row import OptionRow
from mobile.screens.result import ResultScreen
from mobile.screens.setup import SetupScreen
from mobile.tour.walks import deals as walk
from mobile.tour.walks import looking
from mobile.words import count, say
from tests.mobile.far import FarGuest, FarHost, until
from tests.mobile.test_tour import Judge
from tests.mobile.window import journey

pytestmark = pytest.mark.once

SIZE = "360x640"
SHOWN = "H3229-3F8FB"


def of_help_me(**options):
    return dealt(games.find("help_me"), 3, options, 1, 4711)


def rows(hand):
    return {row.line.title: row.line for row in hand.all(OptionRow)}


@journey
def test_the_days_first_try_counts_and_later_ones_are_marked(hand):
    hand.app.today = lambda: walk.DAY
    hand.app.go_home()
    yield 0.2
    assert say("deal.day_new", game=say("game.help_me"), name="Iris") in hand.words()
    yield from walk.play_the_day(hand)
    hotseat = hand.app.screen.hotseat
    setup, points = hotseat.table.setup, hotseat.table.outcome.scores[0]
    assert (setup.known, [who.level for who in setup.seats]) == (SHOWN, [None, Level.NORMAL])
    assert known(games.find("help_me"), setup) == walk.deal_of_day()
    assert hand.app.screen.match.hotseat.number == hand.app.slips.tries(walk.DAY, "help_me")[0]
    hand.app.go_home()
    yield 0.2
    first = hand.app.archive.result(hand.app.slips.tries(walk.DAY, "help_me")[0])
    won = say("deal.day_won" if 0 in first.outcome.winners else "deal.day_lost")
    stands = count("deal.day_points", points, game=say("game.help_me"), won=won)
    assert stands in hand.words()
    yield from hand.tap(say("deal.day"))
    yield from walk.until(hand, DealScreen)
    assert any(say("deal.first_try") in line for line in hand.words())
    yield from hand.tap(say("deal.play_again"))
    yield 0.3
    hand.app.go_home()
    yield 0.2
    assert stands in hand.words(), "the first try stays what is told"
    yield from hand.tap(say("deal.day"))
    yield from walk.until(hand, DealScreen)
    yield from hand.tap(say("home.resume"))
    yield 0.3
    yield from walk.to_the_end(hand, 5)
    yield from hand.tap(say("deal.day"))
    yield from walk.until(hand, DealScreen)
    tries = [line for line in hand.words() if say("deal.first_try") in line or say("deal.try", n=2) in line]
    assert len(tries) == 2


@journey
def test_a_day_that_was_left_midway_is_gone_on_with(hand):
    hand.app.today = lambda: walk.DAY
    hand.app.show_day("sapiens")
    yield from walk.until(hand, DealScreen)
    yield from hand.tap(say("setup.play"))
    yield from hand.settled()
    number = hand.hotseat.number
    assert not hand.hotseat.hinted.allowed
    hand.restart()
    hand.app.today = lambda: walk.DAY
    hand.app.show_day("sapiens")
    yield 0.2
    yield from hand.tap(say("home.resume"))
    yield 0.3
    assert hand.hotseat.number == number
    assert hand.app.slips.tries(walk.DAY, "sapiens") == [number]
    hand.app.slips.tried(walk.DAY, "help_me", number)  # as if it were the game of that day
    for stands in ("deal.day_open", "deal.day_left"):
        hand.app.go_home()
        yield 0.2
        assert say(stands, game=say("game.help_me")) in hand.words()
        for kept in hand.app.kept():
            hand.app.forget(kept)


@journey
def test_a_number_is_typed_and_its_table_is_the_same(hand):
    deal = of_help_me(open_piles="on")
    hand.app.set_up("sapiens")
    yield 0.2
    yield from walk.ask(hand)
    yield from hand.tap(say("deal.type"))
    yield 0.1
    yield from walk.typed(hand, deal.code.replace("-", "")[:-1] + "2")
    groups = deal.code.split("-")
    assert say("deal.group", n=len(groups), group=groups[-1][:-1] + "2") in hand.dialog
    assert hand.app.screen.dealt.deal is None
    yield from walk.typed(hand, deal.code.lower().replace("-", " "))
    yield 0.2
    page = hand.app.screen
    assert page.game.name == "help_me", "it opens the page of its own game"
    assert len(page.seated) == 3
    lines = rows(hand)
    assert lines[say("help_me.open_piles")].value == say("help_me.open_piles.on")
    assert lines[say("help_me.open_piles")].pressed is None
    assert lines[say("setup.first")].pressed is None
    page._sit(2, "empty")
    yield 0.1
    assert count("deal.for", 3) in hand.spoken()
    assert not page.go.enabled
    page._sit(2, "here")
    page._sit(1, "here")
    yield 0.1
    yield from hand.tap(say("setup.play"))
    yield 0.3
    yield from hand.settled()
    match = hand.hotseat.match
    assert (match.deal, match.setup.known) == (deal.number, deal.code)
    other = Match.begin(games.find("help_me"), 3, deal.number, deal.options, deal.first)
    assert pack(match.entries[0].state) == pack(other.entries[0].state)
    hand.app.set_up("help_me")
    yield 0.2
    assert hand.app.screen.dealt.deal is None, "the next table has a new deal"
    assert rows(hand)[say("help_me.open_piles")].value == say("help_me.open_piles.off"), "and its own options"


@journey
def test_a_number_is_drawn_to_be_told_or_found_in_a_finished_match(hand):
    match = looking.played(hand, "help_me", deal=2**59 + 5)
    hand.app.set_up("help_me")
    yield 0.2
    yield from walk.ask(hand)
    yield from hand.tap(say("deal.draw"))
    yield 0.2
    drawn = hand.app.screen.dealt.deal
    assert len(drawn.code) == 11
    assert drawn.code in hand.words()
    yield from walk.ask(hand)
    yield from hand.tap(say("deal.from_over"))
    yield 0.2
    (choice,) = [press.spoken for press in hand.presses() if press.spoken.startswith("Ana")]
    yield from hand.tap(choice)
    yield 0.2
    assert hand.app.screen.dealt.deal == deal_of(match.game, match.setup, match.deal)
    yield from walk.ask(hand)
    yield from hand.tap(say("deal.new_do"))
    yield 0.2
    assert hand.app.screen.dealt.deal is None


@journey
def test_after_the_end_the_number_is_shown_and_nothing_is_taken_back_any_more(hand):
    match = looking.played(hand, "sapiens", deal=2**59 + 77)
    code = deal_of(match.game, match.setup, match.deal).code
    yield from looking.to_its_result(hand, match)
    table = hand.app.screen.hotseat.table
    assert table.locked is None
    assert not any(code in line for line in hand.words())
    yield from hand.tap(say("deal.show"))
    yield from walk.until(hand, DealScreen)
    assert table.locked == OVER
    assert lined(code, hand.app.screen.wide - 52) in hand.words()
    assert all(len(group) == 5 for line in lined(code, 250).split("\n") for group in line.strip("-").split("-"))
    yield from hand.back()
    assert isinstance(hand.app.screen, ResultScreen)
    hand.app.show_matches()
    yield 0.2
    yield from hand.tap(say("deal.number", code=code))
    yield from walk.until(hand, DealScreen)
    yield from hand.tap(say("deal.play"))
    yield 0.3
    assert isinstance(hand.app.screen, SetupScreen)
    assert (hand.app.screen.dealt.deal.code, len(hand.app.screen.seated)) == (code, 3)


@journey
def test_a_result_is_sent_and_taken_in_from_another_phone(hand):
    deal = of_help_me()
    journal = hand.app.archive.journal(deal.number)
    match = Match.begin(
        games.find("help_me"), looking.SEATS, deal.number, deal.options, deal.first, journal, known=deal.code
    )
    rng = random.Random(3)
    while match.asked:
        match.play(match.asked[0], match.sample(match.asked[0], rng))
    yield from looking.to_its_result(hand, match)
    yield from hand.tap(say("deal.number", code=deal.code))
    yield from walk.until(hand, DealScreen)
    yield from hand.tap(say("deal.spoken", code=" ".join(deal.code.replace("-", ""))))
    yield 0.1
    sent = str(Clipboard.paste())
    assert say("deal.share", game=say("game.help_me"), code=deal.code) in sent
    assert say("deal.copied") in hand.dialog
    yield from hand.tap(say("ok"))
    line = sent.splitlines()[-1]
    friend = line.replace("Ana", "Zoé")
    for text, answer in (
        ("nonsense", "deal.no_result"),
        (friend + "!", "deal.no_result"),
        (friend.replace(", ", " ", 1), "deal.no_result"),
        (f"Regarde :\n{friend}", "deal.taken"),
        (friend, "deal.there"),
    ):
        Clipboard.copy(text)
        yield from hand.tap(say("deal.take"))
        yield 0.1
        yield from hand.tap(say("paste"))
        yield 0.1
        assert say(answer) in hand.dialog, text
        yield from hand.tap(say("ok" if answer in ("deal.taken", "deal.there") else "cancel"))
        yield 0.1
    assert sum("Zoé" in words for words in hand.words()) == 1
    other = walk.told(walk.deal_of_day()).line
    Clipboard.copy(other)
    yield from hand.tap(say("deal.take"))
    yield 0.1
    yield from hand.tap(say("paste"))
    yield 0.2
    assert say("deal.taken_other", game=say("game.help_me")) in hand.dialog
    assert hand.app.screen.deal == walk.deal_of_day()
    yield from hand.tap(say("ok"))
    yield from hand.back()
    assert hand.app.screen.deal == deal
    yield from hand.back()
    assert any("Zoé" in words for words in hand.words()), "the result shows what others had"


@journey
def test_a_room_says_its_deal_before_anybody_is_ready(hand):
    deal = dealt(games.find("help_me"), 2, {}, None, 4711)
    far = FarHost(known=deal)
    assert far.host.sit(0, "Ana", 0) is None
    hand.app.change(speed=0.0, name="Léo")
    hand.app.flow.knock((far.address,), b"", "Ana")
    yield 0.2
    for letter in far.host.code:
        yield from hand.tap(letter)
    yield from until(lambda: isinstance(hand.app.screen, LobbyScreen))
    yield from until(lambda: say("lobby.ready") in hand.spoken())
    yield from hand.tap(say("deal.known", code=deal.code))
    yield 0.1
    assert say("deal.lobby") in hand.dialog
    yield from hand.tap(say("ok"))
    yield from hand.tap(say("lobby.ready"))
    yield from until(lambda: far.host.seating.refusal() is None)
    assert far.host.begin(1) is None
    yield from until(lambda: isinstance(hand.app.screen, MatchScreen))
    assert hand.hotseat.table.setup.known == deal.code
    assert far.host.match.deal == 4711
    far.host.table.resign(0)
    far.stop()
    hand.app.go_home()
    yield 0.1
    assert isinstance(hand.app.screen, HomeScreen)


@journey
def test_a_table_for_several_devices_opens_with_its_deal(hand):
    hand.app.change(speed=0.0, name="Ana", remote=True)
    deal = of_help_me()
    hand.app.set_up("help_me", deal)
    yield 0.2
    yield from hand.tap(say("setup.open"))
    yield from until(lambda: isinstance(hand.app.screen, LobbyScreen))
    room = hand.app.session.room
    assert (room.known, len(room.chairs)) == (deal.code, 3)
    assert say("deal.known", code=deal.code) in hand.spoken()
    far = FarGuest(hand.app.session, "Léo")
    yield from far.come(2)  # a bot sits between
    assert far.guest.room.known == deal.code
    yield from until(lambda: say("lobby.start.3") in hand.spoken())
    yield from hand.tap(say("lobby.start.3"))
    yield from until(lambda: isinstance(hand.app.screen, MatchScreen))
    assert hand.hotseat.match.deal == deal.number
    far.stop()
    hand.app.go_home()
    yield 0.1


@journey
def test_deals_are_seen_whole(hand):
    hand.app.change(language="fr", text_size=1.0)
    judge = Judge(hand.app)
    yield from walk.show(judge)
    assert not judge.wrong, "\n".join(dict.fromkeys(judge.wrong))
