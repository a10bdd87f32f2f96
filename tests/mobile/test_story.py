"""How a match went, where another device tells what makes no sense: the result stands without a chart."""

import random
from types import SimpleNamespace

from msgspec.structs import replace

from core.games import find
from core.match import Match, SeenEntry
from mobile.screens.story import Story


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
