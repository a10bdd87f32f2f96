"""How a match went, where another device tells what makes no sense: the result stands without a chart. And how all
stand, in words, there and in the list."""

import random
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from core.archive import Kept
from core.chart.chart import Chart, Line, Turn, Unit
from core.game import Outcome
from core.games import find
from core.log import Seated
from core.match import Match, SeenEntry
from mobile.hotseat import named
from mobile.screens.finished import scores_line
from mobile.screens.story import Story
from mobile.screens.story_words import stands_line
from mobile.words import language, use


class Told:
    """A match as a host tells it that leaves out how the tiles were laid."""

    def __init__(self) -> None:
        rng = random.Random(1)
        self.match = match = Match.begin(find("help_me"), 2, 5)
        while match.asked:
            match.play(match.asked[0], match.sample(match.asked[0], rng))
        self.game, self.setup, self.n, self.outcome = match.game, match.setup, match.n, match.outcome

    def seen(self, n: int, seat: None) -> SeenEntry:
        seen = self.match.seen(self.match.entries[n], None)
        return seen if n else replace(seen, events=())


def story() -> Story:
    hotseat = SimpleNamespace(table=Told(), number=None)
    app = SimpleNamespace(charts=SimpleNamespace(of=lambda *which: None))
    return Story(app, SimpleNamespace(hotseat=hotseat), lambda n: None)


def test_a_story_that_makes_no_sense_is_not_told():
    one = story()
    assert one.decided == ""
    assert not one.begin(lambda chart: None, list)


def test_nor_is_its_chart_reckoned():
    one, instead = story(), []
    assert one.begin(lambda chart: None, lambda: instead.append("its deal"))
    while one._tick(0.0):
        pass
    assert one.chart is None
    assert instead == ["its deal"]
    assert not one.begin(lambda chart: None, list)


@pytest.fixture
def french():
    before = language()
    use("fr")
    yield
    use(before)


SEATS = (Seated(""), Seated("Rita"))


@pytest.mark.usefixtures("french")
def test_a_number_does_not_run_into_a_name_that_ends_with_one():
    match = Match.begin(find("help_me"), SEATS, 5)
    kept = Kept(1, "help_me", match.setup, 9, 0.0, Outcome((10, 0), (0,), "over"))
    assert scores_line(kept) == "Joueur 1\u00a0:\u00a010, Rita\u00a0:\u00a00"
    assert scores_line(replace(kept, outcome=None)) == "Joueur 1, Rita"
    lines = (Line((0,)), Line((0, 1), "common"), Line((1,), "own"))
    there = SimpleNamespace(hotseat=SimpleNamespace(seats=named(SEATS)))
    chart = Chart(Unit.CHANCE, 1000, 0, lines, (Turn(1, 1, 1, 0, 1, (0, 500, 1000)),), -1, None, -1)
    said = stands_line(there, chart, 0).replace("\u00a0", " ")
    assert said == "Joueur 1 : 0 %, objectif commun : 50 %, objectif de Rita : 100 %"
