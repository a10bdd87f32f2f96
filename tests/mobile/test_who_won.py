"""Who has won, in words: one side wins as one, rivals share, and who is beaten is named with their side."""

from types import SimpleNamespace

import pytest

from core.archive import Kept
from core.chart import paleo
from core.game import Outcome
from core.games import find
from core.log import Entry, Seated
from core.match import Match
from mobile.screens.finished import result_line
from mobile.screens.result import ResultScreen
from mobile.screens.story_words import decided_line
from mobile.words import language, use

NAMES = ("Iris", "Hugo", "Zoé", "Tom")


@pytest.fixture(params=["fr", "en"])
def spoken(request):
    before = language()
    use(request.param)
    yield request.param
    use(before)


def match_of(game: str, players: int) -> Match:
    return Match.begin(find(game), [Seated(name, None, k) for k, name in enumerate(NAMES[:players])], 5, first=0)


def told(game: str, winners: tuple[int, ...]) -> tuple[str, str]:
    """At the result, and in the list."""
    match = match_of(game, 4)
    outcome = Outcome((4, 4, 4, 4), winners, "over")
    result = SimpleNamespace(outcome=outcome, hotseat=SimpleNamespace(table=match, seats=match.setup.seats))
    return ResultScreen._won(result), result_line(Kept(1, game, match.setup, 9, 0.0, outcome))


TOLD = [
    ("paleo", (0, 2), "fr", ("Iris et Zoé gagnent", "Iris et Zoé ont gagné.")),
    ("paleo", (0, 2), "en", ("Iris and Zoé win", "Iris and Zoé won.")),
    ("paleo", (2,), "fr", ("Zoé gagne", "Zoé a gagné.")),  # the other of the side has resigned
    ("terristories", (0, 1, 3), "fr", ("Iris, Hugo et Tom gagnent", "Iris, Hugo et Tom ont gagné.")),
    ("sapiens", (0, 2), "fr", ("Iris et Zoé se partagent la victoire", "Iris et Zoé se sont partagé la victoire.")),
    ("sapiens", (0, 2), "en", ("Iris and Zoé share the win", "Iris and Zoé shared the win.")),
]


@pytest.mark.parametrize(("game", "winners", "code", "said"), TOLD)
def test_only_rivals_share_the_win(game, winners, code, said):
    before = language()
    use(code)
    try:
        assert told(game, winners) == said
    finally:
        use(before)


def test_who_is_beaten_in_paleo_is_named_with_their_side(spoken):
    four, three = match_of("paleo", 4), match_of("paleo", 3)
    for match, winners, gone, beaten in (
        (four, (0, 2), (), ("Hugo", "Tom")),
        (four, (0, 2), (1,), ("Tom",)),  # who has resigned was not beaten
        (four, (1, 3), (), ("Iris", "Zoé")),
        (three, (0,), (), ("Hugo", "Zoé")),
        (three, (1, 2), (), ("Iris",)),
    ):
        won = 0 if 0 in winners else 1
        match.entries[-1].state.points = (4, 1) if won == 0 else (1, 4)
        path: list[Entry] = [match.entries[-1]]
        decided = paleo.decided(path, Outcome((0,) * len(match.seats), winners, "over"), gone)
        line = decided_line(SimpleNamespace(hotseat=SimpleNamespace(seats=match.setup.seats)), decided)
        names = (" et " if spoken == "fr" else " and ").join(beaten)
        assert f"{'devant' if spoken == 'fr' else 'ahead of'} {names}, " in line
