"""The page of statistics: chosen by touches, whole at every size, said aloud, given as a file, and forgotten."""

import csv

import pytest
from kivy.clock import Clock

from core.archive.statistics import Tally
from mobile import ahead
from mobile.look.charts import Bars, Course
from mobile.look.growing import grow
from mobile.look.kit import PressPlate
from mobile.material.rows import PersonRow
from mobile.screens import statistics
from mobile.screens import statistics_words as words
from mobile.screens.base import SETTLES
from mobile.screens.home import HomeScreen
from mobile.screens.statistics import StatisticsScreen
from mobile.tour.walks import looking as walk
from mobile.words import count, language, say, use
from tests.mobile.far import until
from tests.mobile.fit import look
from tests.mobile.history import remember
from tests.mobile.keyed import go_to, strike
from tests.mobile.test_settings_page import words_out_of_their_row
from tests.mobile.test_speech import listening
from tests.mobile.window import journey

pytestmark = pytest.mark.once

ENTER = 13


def unfolded(hand):
    """Scroll down until all of the page was made."""
    for _ in range(60):
        view = hand.app.screen.view
        before = view.children[0].height
        view.scroll_y = 0.0
        yield 0.1
        if view.children[0].height == before and say("stats.reset") in hand.words():
            break
    yield 0.1


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("size", [1.0, 2.0])
@journey
def test_all_of_it_is_whole_at_each_size(hand, language, size):
    yield from hand.resize(360, 640)
    hand.app.change(language=language, text_size=size)
    hand.app.archive.forget_results()
    found = []
    hand.app.show_statistics()
    yield from look(hand, f"{language} {size} empty", found)
    remember(hand.app.archive, 25)
    for game in ("", "sapiens", "terristories"):
        hand.app.show_statistics()
        hand.app.screen.look_at(game=game)
        yield 0.1
        yield from unfolded(hand)
        for far in (1.0, 0.75, 0.5, 0.25, 0.0):
            hand.app.screen.view.scroll_y = far
            yield from look(hand, f"{language} {size} {game} {far}", found)
        found += words_out_of_their_row(hand)
    assert not found, "\n".join(dict.fromkeys(found))
    hand.app.change(language="en", text_size=1.0)
    hand.app.archive.forget_results()
    yield from hand.resize(360, 780)


def growing():
    """Lists that would still grow, if one came near to their end."""
    return [event for event in Clock.get_events() if event.get_callback().__qualname__.startswith(grow.__name__)]


@journey
def test_nothing_goes_on_growing_behind_who_left_without_a_look_at_the_end(hand):
    remember(hand.app.archive, 25)
    yield from hand.resize(360, 640)
    at_once, statistics.AT_ONCE = statistics.AT_ONCE, 0.0  # as on a slow phone
    hand.app.show_statistics()
    statistics.AT_ONCE = at_once
    yield 0.5
    assert len(growing()) == 1
    yield from hand.back()
    yield 0.1
    assert isinstance(hand.app.screen, HomeScreen)
    assert not growing()
    hand.app.archive.forget_results()
    yield from hand.resize(360, 780)


@pytest.mark.parametrize(
    ("seconds", "wanted"), [(7170, (2, 0)), (7169, (1, 59)), (10780, (3, 0)), (5400, (1, 30)), (9000, (2, 30))]
)
def test_no_hour_has_sixty_minutes(seconds, wanted):
    assert words.duration(seconds) == say("stats.hours", h=wanted[0], m=wanted[1])


@pytest.fixture
def speaks():
    before = language()
    yield use
    use(before)


def test_beside_who_was_at_the_table_stands_whose_wins_are_counted(speaks):
    speaks("fr")
    assert words.with_other("Ana", Tally(3, 1)) == "Ana a gagné 1 fois sur 3"
    speaks("en")
    assert words.with_other("Ana", Tally(3, 1)) == "Ana won 1 of 3"


PLAYED = "Chacun de ces jeux a été joué 1 fois."
BOTH = "Paleo et Sapiens sont les jeux les plus joués : 3 parties chacun."
WON = "Paleo et Sapiens sont les plus gagnés : 2 fois chacun."
EACH = "Chacun de ces jeux a été gagné 1 fois."
GAMES = [
    ({"help_me": (1, 0), "sapiens": (1, 0)}, PLAYED),
    ({"help_me": (1, 0), "sapiens": (1, 1)}, f"{PLAYED} Sapiens est le plus gagné : 1 fois."),
    ({"paleo": (3, 2), "sapiens": (3, 2), "rahan": (1, 1)}, f"{BOTH} {WON}"),
    ({"paleo": (3, 2), "sapiens": (3, 1), "rahan": (1, 1)}, f"{BOTH} Paleo est le plus gagné : 2 fois."),
    ({"paleo": (3, 1), "rahan": (1, 1)}, f"Paleo est le jeu le plus joué : 3 parties. {EACH}"),
    ({"paleo": (3, 2), "sapiens": (2, 0)}, "Paleo est le jeu le plus joué et le plus gagné : 2 sur 3."),
    ({"paleo": (3, 0), "sapiens": (2, 0)}, "Paleo est le jeu le plus joué : 3 parties."),
]


@pytest.mark.parametrize(("tallies", "said"), GAMES)
def test_no_game_is_named_before_another_that_is_level(speaks, tallies, said):
    speaks("fr")
    told = words.games_told({game: Tally(*tally) for game, tally in tallies.items()})
    assert told.replace("\u00a0", " ") == said


def test_how_many_were_at_the_table_is_told_apart_from_how_many_were_won(speaks):
    speaks("fr")
    told = words.players_told({2: Tally(1, 0), 3: Tally(2, 1)}).replace("\u00a0", " ")
    assert told == "Parties gagnées : 0 sur 1 à une table de 2, 1 sur 2 à une table de 3."
    speaks("en")
    assert words.games_told({"help_me": Tally(2, 1), "sapiens": Tally(2, 1)}) == (
        "Each of these games was played 2 times. Each of these games was won once."
    )


@journey
def test_from_a_finished_match_to_its_figures_and_to_nothing_again(hand):
    for _ in ahead.code():  # else the lulls would be full of it
        pass
    hand.app.archive.forget_results()
    hand.app.go_home()
    yield 0.2
    yield from hand.tap(say("stats.title"))
    yield 0.2
    assert say("stats.empty") in hand.words()
    yield from hand.tap(say("stats.empty_go"))
    yield 0.2
    assert isinstance(hand.app.screen, HomeScreen)
    walk.played(hand, "help_me")
    hand.app.go_home()
    yield 0.2
    yield from until(hand.app.archive.lengths)
    yield from hand.tap(say("stats.title"))
    yield 0.3
    assert isinstance(hand.app.screen, StatisticsScreen)
    assert count("stats.played", 1) in hand.words()
    assert say("stats.length") in hand.words(), "how long it was is found out in a lull"
    yield from unfolded(hand)
    yield from hand.tap(say("stats.reset"))
    yield 0.2
    assert count("stats.forget_title", 1) in hand.dialog
    yield from hand.tap(say("cancel"))
    assert len(hand.app.results()) == 1
    kept = len(hand.app.kept())
    yield from hand.tap(say("stats.reset"))
    yield from hand.tap(say("stats.reset_yes"))
    yield 0.2
    assert hand.app.results() == []
    assert len(hand.app.kept()) == kept, "matches stay"
    assert say("stats.empty") in hand.words()


@journey
def test_a_person_and_a_game_are_chosen_and_go_out_as_a_table(hand):
    hand.app.archive.forget_results()
    remember(hand.app.archive, 40)
    hand.app.go_home()
    yield 0.2
    yield from hand.tap(say("stats.title"))
    yield 0.3
    assert f"{say('stats.who')}: Ana" in hand.spoken()
    everything = say("stats.all_games")
    yield from hand.choose(f"{say('stats.which')}: {everything}", say("game.sapiens"))
    yield 0.3
    page = hand.app.screen
    shown = [one for one in page.people["ana"] if one.game == "sapiens"]
    assert f"{len(shown)}" in hand.words()
    yield from unfolded(hand)
    assert hand.all(Course), "points, one after the other"
    yield from hand.tap(say("stats.export"))
    yield 0.2
    yield from hand.tap(say("stats.csv"))
    yield 0.2
    assert hand.dialog
    (path,) = (hand.home / "games").glob("*.csv")
    rows = list(csv.DictReader(path.read_text("utf-8-sig").splitlines()))
    assert [int(row["won"]) for row in rows] == [one.won for one in shown]
    assert {row["game"] for row in rows} == {"sapiens"}
    yield from hand.tap(say("ok"))
    hand.app.screen.view.scroll_y = 1.0
    yield 0.1
    yield from hand.choose(f"{say('stats.who')}: Ana", "Léo")
    yield 0.3
    assert f"{say('stats.who')}: Léo" in hand.spoken()
    yield from unfolded(hand)
    assert any(row.words[0] == "Ana" for row in hand.all(PersonRow))
    assert all(row.words[1].startswith("Léo ") for row in hand.all(PersonRow)), "it says whose wins are counted"
    hand.app.archive.forget_results()


@journey
def test_a_chart_is_a_sentence_for_the_ear(hand):
    hand.app.archive.forget_results()
    remember(hand.app.archive, 20)
    heard = listening(hand)
    hand.app.show_statistics()
    yield 0.3
    assert heard.said[-1].startswith("Ana: ")
    yield from unfolded(hand)
    assert hand.all(Bars)
    chart = next(one for one in hand.all(PressPlate) if one.spoken.startswith(say("stats.levels_chart")))
    yield from hand.touch(chart)
    assert heard.said[-1] in chart.spoken
    hand.app.change(voice=0, speed=1.0)
    hand.app.archive.forget_results()


@journey
def test_statistics_by_keys(hand):
    hand.app.archive.forget_results()
    remember(hand.app.archive, 12)
    hand.app.show_statistics()
    yield 0.3
    page = hand.app.screen
    played = page.people["ana"][0].game

    def choose(row, value):
        yield from go_to(hand, lambda place: getattr(place.widget, "spoken", "").startswith(row))
        yield from strike(ENTER)
        yield 0.3
        yield from go_to(hand, lambda place: getattr(place.widget, "spoken", "") == value)
        yield from strike(ENTER)
        yield 0.3

    yield from choose(f"{say('stats.which')}:", say(f"game.{played}"))
    assert page.game == played
    yield from choose(say("stats.export"), say("stats.json"))
    assert hand.dialog
    assert list((hand.home / "games").glob("*.json"))
    yield SETTLES
    yield from strike(ENTER)
    yield 0.2
    assert not hand.dialog
    hand.app.archive.forget_results()
