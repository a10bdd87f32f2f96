"""How a match went: every game's chart ends as the match did, is the same for the same log, and says what turned it."""

import random
from itertools import pairwise

import pytest
from msgspec.structs import replace

from core.chart.chart import CERTAIN, Chart, Line, Turn, Turning, Unit
from core.chart.closeness import closeness
from core.chart.reckoning import Reckoning, entries_of, path_of, reckon, what_decided
from core.chart.turning import best_turn, turning_point
from core.game import EndReason, Outcome, Refusal, TableReason
from core.log import Kind, Seated
from core.match import Match
from core.packing import pack, unpack
from core.past import PastTable
from core.replay import replay
from core.table import LocalTable
from mobile import games
from mobile.charts import Charts
from mobile.words import LANGUAGES, count, say, use

DEAL = 11
SEVERAL = {"paleo": (2,)}  # flicks of chance are many: one match is enough


def chance_match(name, players, undo=True, gives_up=None):
    """A match of chance to its end; once something is taken back. Who gives up does so early; no move is another."""
    game, rng = games.find(name), random.Random(DEAL)
    match = Match.begin(game, [Seated(f"P{k}", None, k) for k in range(players)], DEAL, first=0)
    while match.outcome is None:
        if match.n == 3 and gives_up is not None:
            match.resign(gives_up)
        seat = match.asked[0]
        match.play(seat, match.sample(seat, rng))
        if undo and match.n > 5 and match.outcome is None and not isinstance(match.undo_right(seat), Refusal):
            match.undo(seat)
            undo = False
    return match


_matches = {}


def match_of(name, players):
    if (name, players) not in _matches:
        _matches[name, players] = chance_match(name, players)
    return _matches[name, players]


_charts = {}


def chart_of(match):
    """Reckoned once for all tests that only look at it."""
    if id(match) not in _charts:
        _charts[id(match)] = match, reckoned(match)
    return _charts[id(match)][1]


def reckoned(match):
    reckoning = Reckoning(match.game, match.entries, match.outcome)
    assert reckoning.work()
    return reckoning.chart


TABLES = [(name, players) for name in games.names() for players in SEVERAL.get(name, (2, 3))]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_winners_line_ends_highest(name, players):
    match = match_of(name, players)
    chart, outcome = chart_of(match), match.outcome
    last = chart.turns[-1].stands
    if chart.unit is Unit.POINTS:
        assert last == outcome.scores
    elif chart.lines[0].goal:
        assert last[0] == CERTAIN * (outcome.reason.endswith(".common"))
    elif outcome.winners:
        for line, stand in zip(chart.lines, last, strict=True):
            assert stand == CERTAIN * any(seat in outcome.winners for seat in line.seats)
    else:
        assert set(last) == {CERTAIN // 2}
    if outcome.winners and not chart.lines[0].goal:
        best = {
            seat for line, stand in zip(chart.lines, last, strict=True) if stand == max(last) for seat in line.seats
        }
        assert best == set(outcome.winners)
    assert all(chart.least <= stand <= chart.most for turn in chart.turns for stand in turn.stands)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_entry_that_stands_is_in_one_turn_and_what_was_undone_in_none(name, players):
    match = match_of(name, players)
    chart, path = chart_of(match), path_of(match.entries)
    assert [entry.n for entry in path] == [entry.n for entry in match.path]
    told = [entry.n for entry in path for turn in chart.turns if turn.first <= entry.n <= turn.last]
    assert told == [entry.n for entry in path]
    for one, other in pairwise(chart.turns[1:]):
        assert one.last < other.first
        assert one.seat != other.seat or one.seat < 0
        assert one.when <= other.when
    assert all(turn.first <= turn.key <= turn.last for turn in chart.turns)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_same_log_gives_the_same_chart_and_it_can_be_kept(name, players):
    match = match_of(name, players)
    chart = chart_of(match)
    again = replay(match.game, match.setup, match.records(), match.deal)
    assert reckoned(again) == chart
    assert unpack(pack(chart), Chart) == chart


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_who_was_told_what_all_may_know_has_the_same_chart(name, players):
    """A guest of another's table has no positions, but has seen every entry."""

    class Told:
        n = match_of(name, players).n

        def seen(self, n, seat):
            assert seat is None
            return match.seen(match.entries[n], None)

    match = match_of(name, players)
    entries = entries_of(Told())
    assert next(iter(reversed(list(_done(match.game, entries, match.outcome))))) == chart_of(match)
    assert what_decided(match.game, entries, match.outcome) == what_decided(match.game, match.entries, match.outcome)


def _done(game, entries, outcome):
    steps = reckon(game, entries, outcome)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            yield done.value
            return


def test_who_was_not_told_all_of_it_has_none():
    class Late:
        n = 3

        def seen(self, n, seat):
            return Refusal(TableReason.PAST_HIDDEN)

    assert entries_of(Late()) is None


def test_a_table_here_and_one_looked_back_at_have_the_same():
    match = match_of("help_me", 2)
    assert entries_of(LocalTable(match)) == entries_of(PastTable(match)) == match.entries


@pytest.mark.parametrize("name", games.names())
def test_it_is_reckoned_in_slices(name):
    """After each entry at least there is a moment for others."""
    match = match_of(name, 2)
    steps, n = reckon(match.game, match.entries, match.outcome), 0
    for _ in steps:
        n += 1
    assert n >= len(path_of(match.entries))
    reckoning = Reckoning(match.game, match.entries, match.outcome)
    assert not reckoning.work(0.0)


@pytest.mark.parametrize("name", games.names())
def test_who_gives_up_ends_it(name):
    match = Match.begin(games.find(name), 2, DEAL, first=0)
    match.resign(1)
    if match.outcome is None:  # who plays together loses together
        match.resign(0)
    assert match.outcome.reason == EndReason.RESIGNED
    chart, decided = chart_of(match), what_decided(match.game, match.entries, match.outcome)
    assert (chart.turning, chart.best) == (-1, -1)
    assert chart.turns[-1].key == match.n
    assert decided.kind == "resigned"
    assert decided.other == match.entries[-1].seat


@pytest.mark.parametrize("name", ["help_me", "sapiens", "rahan"])
def test_who_gave_up_neither_won_nor_came_second(name):
    usual = chance_match(name, 3, undo=False)
    first = usual.outcome.winners[0]
    ahead = chance_match(name, 3, undo=False, gives_up=first)
    assert ahead.outcome.scores == usual.outcome.scores
    assert first not in ahead.outcome.winners
    assert ahead.outcome.reason == EndReason.RESIGNED_AHEAD
    decided = what_decided(ahead.game, ahead.entries, ahead.outcome)
    assert (decided.kind, decided.other) == ("resigned_ahead", first)

    second = what_decided(usual.game, usual.entries, usual.outcome).other
    match = chance_match(name, 3, undo=False, gives_up=second)
    decided = what_decided(match.game, match.entries, match.outcome)
    assert match.outcome == usual.outcome
    assert (decided.seat, decided.other) == (first, 3 - first - second)


# Where it turned

TWO, NOBODY = (Line((0,)), Line((1,))), Outcome((0, 0), (), "")
WON = Outcome((9, 3), (0,), "")


def turns(*stands, seats=(0, 1)):
    """One after the other; the first is nobody's."""
    return [Turn(k, k, k, seats[(k - 1) % len(seats)] if k else -1, k, row) for k, row in enumerate(stands)]


def test_it_turned_where_most_was_gained_for_good():
    """A lead that was lost again turned nothing."""
    course = turns((0, 0), (6, 0), (6, 7), (8, 7), (14, 7), (14, 9))
    assert turning_point(Unit.POINTS, TWO, course, WON) == (4, Turning.AWAY)


def test_it_tipped_where_the_lead_changed_hands_for_good():
    course = turns((0, 0), (0, 5), (1, 5), (9, 5), (10, 5))
    assert turning_point(Unit.POINTS, TWO, course, WON) == (3, Turning.TIPPED)


def test_the_last_turn_counts_only_where_it_turned_the_match():
    ahead = turns((500, 500), (700, 300), (650, 350), (1000, 0))
    assert turning_point(Unit.CHANCE, TWO, ahead, WON) == (1, Turning.TIPPED)
    behind = turns((500, 500), (400, 600), (300, 700), (1000, 0))
    assert turning_point(Unit.CHANCE, TWO, behind, WON) == (3, Turning.TIPPED)


def test_a_goal_of_all_may_be_lost_or_come_within_reach():
    common = (Line((0, 1), "common"),)
    lost = turns((500,), (600,), (550,), (100,), (150,), (0,))
    assert turning_point(Unit.CHANCE, common, lost, NOBODY) == (3, Turning.LOST)
    won = turns((500,), (300,), (800,), (750,), (1000,))
    assert turning_point(Unit.CHANCE, common, won, Outcome((2, 2), (0, 1), "")) == (2, Turning.SAFE)


def test_little_turned_nothing_and_a_tie_neither():
    assert turning_point(Unit.CHANCE, TWO, turns((500, 500), (540, 460), (560, 440), (1000, 0)), WON) == (-1, None)
    tie = Outcome((5, 5), (0, 1), "")
    assert turning_point(Unit.POINTS, TWO, turns((0, 0), (5, 0), (5, 5)), tie) == (-1, None)


def test_the_best_turn_gained_most_against_what_was_expected():
    course = turns((0, 0), (5, 0), (5, 2), (10, 2), (10, 9), (15, 9))
    assert best_turn(Unit.POINTS, TWO, course, {}) == 4, "five points are what the first one always gets"
    assert best_turn(Unit.POINTS, TWO, course, {1: 0.0, 2: 2.0, 3: 5.0, 4: 7.0, 5: 5.0}) == 1, "as the game knows it"


# Words


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_what_decided_has_words(name, code):
    use(code)
    try:
        for players in SEVERAL.get(name, (2, 3)):
            match = match_of(name, players)
            decided = what_decided(match.game, match.entries, match.outcome)
            key, given = f"chart.{decided.kind}", {"name": "", "other": "", "number": 1} | decided.names
            assert not decided.kind or {say(key), count(key, 2, **given)} != {key}
            assert not decided.cause or say(f"chart.by.{decided.cause}") != f"chart.by.{decided.cause}"
            assert all(say(word) != word for word in decided.names.values())
    finally:
        use("fr")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_reason_there_is_has_words(code):
    use(code)
    try:
        plain = ("points.tie", "paleo.spoils", "rahan.close", "rahan.clear", "resigned")
        common = ("terristories.close", "terristories.clear", "terristories.other", "terristories.lost")
        for kind in (*plain, *common, *(str(turned) for turned in Turning)):
            assert say(f"chart.{kind}") != f"chart.{kind}"
        for kind in ("points.close", "points.clear", "points.far", "rahan.far", "terristories.short"):
            given = {"name": "", "other": "", "number": 1, "index": "", "thing": ""}
            assert count(f"chart.{kind}", 1, **given) != count(f"chart.{kind}", 2, **given)
        sources = ("squares", "gathering", "steaks", "brawls", "caves", "camps", "bears")
        for cause in (*(f"sapiens.{one}" for one in sources), "help_me.creature", "paleo.gate", "paleo.capture"):
            assert say(f"chart.by.{cause}") != f"chart.by.{cause}"
    finally:
        use("fr")


def test_a_close_a_clear_and_a_lost_match_say_different_things():
    kinds = [closeness(*scores) for scores in ((20, 19), (20, 15), (20, 5), (0, 0))]
    assert kinds == ["points.close", "points.clear", "points.far", "points.close"]


def test_moves_of_kinds_alone_make_turns():
    match = match_of("sapiens", 2)
    chart = chart_of(match)
    for turn in chart.turns[1:]:
        kinds = {entry.kind for entry in path_of(match.entries) if turn.first <= entry.n <= turn.last}
        assert kinds <= {Kind.MOVE}


# Kept


def test_a_kept_chart_is_that_of_its_match_alone_and_what_is_broken_is_none(tmp_path):
    match, charts = match_of("help_me", 2), Charts(tmp_path / "charts")
    chart, setup, n = chart_of(match), match.setup, match.n
    charts.put(None, setup, n, chart)
    assert not (tmp_path / "charts").exists(), "what is not kept has no number"
    charts.put(7, setup, n, chart)
    assert charts.of(7, setup, n) == chart
    assert charts.of(8, setup, n) is None
    assert charts.of(7, setup, n - 1) is None, "its last move was taken back"
    assert charts.of(7, match_of("sapiens", 2).setup, n) is None
    (file,) = (tmp_path / "charts").iterdir()
    whole = file.read_bytes()
    for broken in (b"", whole[:-9], whole + b"x", b"\xc1" * 40):
        file.write_bytes(broken)
        assert charts.of(7, setup, n) is None
    charts.put(7, setup, n, replace(chart, best=len(chart.turns)))
    assert charts.of(7, setup, n) is None, "it names a turn that there is not"
    charts.put(7, setup, n, replace(chart, lines=(Line((5,)), Line((1,)))))
    assert charts.of(7, setup, n) is None, "and a seat that there is not"
    charts.keep_only({8})
    assert not list((tmp_path / "charts").iterdir())
