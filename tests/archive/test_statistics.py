"""Statistics: what finished matches say of a person, checked by counting again, and what is left of a store of old."""

from __future__ import annotations

import csv
import io
import json
import random
import sqlite3

import pytest

from core.archive import Archive, Result
from core.archive.exported import as_csv, as_json
from core.archive.lengths import BREAK, Length, length_of
from core.archive.statistics import by_game, by_level, by_other, by_players, matches, reckon
from core.characters import CHARACTERS
from core.game import EndReason, Level, Outcome
from core.log import Kind, Record, Seated, Setup
from core.match import Match
from tests.contract.games import find, wander

ANA, LEO = Seated("Ana"), Seated("Léo")
NINO = Seated("Nino", Level.HARD, 1, "nino")
PAUL = Seated("Paul", Level.EASY, 2)  # a bot somebody has named


def ended(number, game, seats, scores, winners, reason="end.any", at=None):
    setup = Setup(game, 1, len(seats), {}, tuple(seats))
    return Result(number, setup, Outcome(tuple(scores), tuple(winners), reason), float(number if at is None else at))


def of(person, results, lengths=None):
    return matches(results, lengths or {}, known).get(person, [])


def known(name):
    return find(name) if name != "chess" else None


def test_played_won_shared_scores_and_streaks():
    results = [
        ended(1, "sapiens", [ANA, LEO], [7, 3], [0]),
        ended(2, "sapiens", [LEO, ANA], [5, 5], [0, 1]),
        ended(3, "sapiens", [ANA, NINO], [2, 9], [1]),
        ended(4, "sapiens", [ANA, LEO], [0, 0], [0], EndReason.RESIGNED),
        ended(5, "sapiens", [LEO, NINO], [9, 1], [0]),
        ended(6, "sapiens", [ANA, PAUL], [4, 1], [0]),
    ]
    found = reckon(of("ana", results))
    assert (found.all.played, found.all.won, found.shared) == (5, 4, 1)
    assert (found.scored, found.average, found.best) == (4, 4.5, 7), "whoever is left alone has scored nothing"
    assert (found.streak, found.longest) == (2, 2)
    assert by_players(of("ana", results)) == {2: (5, 4)}
    assert by_level(of("ana", results)) == {Level.EASY: (1, 1), Level.HARD: (1, 0)}
    assert [(other.name, other.level, tally) for other, tally in by_other(of("ana", results))] == [
        ("Léo", None, (3, 3)),
        ("Nino", Level.HARD, (1, 0)),
        ("Paul", Level.EASY, (1, 1)),
    ]


def test_a_team_wins_together_and_shares_nothing():
    people = [Seated(name) for name in ("Ana", "Léo", "Mina", "Tom")]
    game = find("paleo")
    side = next(side for side in game.sides(4) if 0 in side)
    (one,) = of("ana", [ended(1, "paleo", people, [4 if seat in side else 1 for seat in range(4)], side)])
    assert one.won
    assert not one.shared
    assert len(one.others) == 2, "the other team"


def test_whoever_plays_together_has_partners_and_wins_with_any_goal():
    people = [ANA, LEO, NINO]
    results = [
        ended(1, "terristories", people, [3, 2, 2], [0, 1, 2]),
        ended(2, "terristories", people, [0, 1, 0], [1]),
    ]
    both, alone = of("ana", results), of("léo", results)
    assert [one.won for one in both] == [True, False]
    assert [one.won for one in alone] == [True, True]
    assert not any(one.shared for one in both + alone)
    assert [other.name for other in both[0].others] == ["Léo", "Nino"]


def test_names_are_the_same_in_small_letters_and_large_and_nobody_plays_twice():
    results = [
        ended(1, "sapiens", [Seated("ANA"), Seated(" ana ")], [1, 8], [1]),
        ended(2, "sapiens", [Seated(""), LEO], [1, 0], [0]),
        ended(3, "chess", [ANA, LEO], [1, 0], [0]),
        ended(4, "sapiens", [ANA, LEO], [1], [0]),
    ]
    people = matches(results, {}, known)
    assert set(people) == {"ana", "léo"}, "who has no name is nobody; what is unknown or broken is left out"
    assert [(one.won, one.score, one.name) for one in people["ana"]] == [(True, 8, "ana")]


def test_a_bot_is_its_character_and_level_whatever_it_was_called():
    bots = [
        Seated("Nino", Level.EASY, 1, "nino"),
        Seated("Nino", Level.HARD, 1, "nino"),
        Seated("Mina", Level.EASY, 1, "nino"),
    ]
    results = [ended(k, "sapiens", [ANA, bot], [1, 0], [0]) for k, bot in enumerate(bots)]
    found = [(other.name, other.level, other.face) for other, _ in by_other(of("ana", results))]
    assert found == [("Nino", Level.EASY, "nino"), ("Nino", Level.HARD, "nino"), ("Mina", Level.EASY, "")]


def test_all_sums_agree_with_counting_by_hand():
    """Whatever was played: each way to look at it has the same matches in it."""
    rng = random.Random(4)
    names = [
        Seated("Ana"),
        Seated("Léo"),
        *(Seated(one.name, rng.choice(list(Level)), 1, one.id) for one in CHARACTERS),
    ]
    for _ in range(60):
        results = []
        for number in range(rng.randrange(1, 40)):
            seats = [names[0], *rng.sample(names[1:], rng.randrange(1, 4))]
            rng.shuffle(seats)
            scores = [rng.randrange(9) for _ in seats]
            winners = [seat for seat in range(len(seats)) if scores[seat] == max(scores)]
            game = rng.choice(("sapiens", "rahan", "help_me", "terristories"))
            results.append(ended(number, game, seats, scores, winners, at=rng.random()))
        lengths = {number: Length(rng.randrange(90), rng.random() * 999) for number in range(0, 40, 3)}
        played = of("ana", results, lengths)
        whole = reckon(played)
        assert whole.all == (len(results), sum(one.won for one in played))
        assert [one.ended for one in played] == sorted(result.ended for result in results)
        for parts in (by_game(played), by_players(played)):
            assert sum(tally.played for tally in parts.values()) == whole.all.played
            assert sum(tally.won for tally in parts.values()) == whole.all.won
        met = sum(len({other.key for other in one.others}) for one in played)
        assert sum(tally.played for _, tally in by_other(played)) == met
        wins = "".join("x" if one.won else " " for one in played)
        assert whole.longest == max(map(len, wins.split(" ")))
        assert whole.streak == len(wins) - len(wins.rstrip("x"))
        assert whole.best == max(one.score for one in played)
        assert whole.timed == sum(result.match in lengths for result in results)


# Lengths


def record(n, kind, at, to=-1):
    return Record(n, kind, 0, "", (), to, None, at, b"")


def test_a_length_is_of_moves_that_stand_and_of_time_somebody_was_there():
    records = [
        record(0, Kind.SETUP, 100.0),
        record(1, Kind.MOVE, 110.0),
        record(2, Kind.MOVE, 130.0),
        record(3, Kind.UNDO, 131.0, to=1),
        record(4, Kind.MOVE, 100_000.0),
        record(5, Kind.MOVE, 99_990.0),  # the clock was put back
    ]
    assert length_of(records) == Length(3, 31.0 + BREAK)


def played_one(archive, deal=3):
    match = Match.begin(find("help_me"), [ANA, LEO], deal, journal=archive.journal(deal))
    return wander(match, random.Random(deal))


def test_lengths_are_measured_once_and_stay_when_a_match_goes(tmp_path):
    archive = Archive(tmp_path / "matches.sqlite")
    moves = [sum(entry.kind is Kind.MOVE for entry in played_one(archive, deal).entries) for deal in (3, 4)]
    assert archive.lengths() == {}
    assert len(list(archive.measure())) == 2
    assert [length.moves for length in archive.lengths().values()] == moves
    assert list(archive.measure()) == []
    played_one(archive, 5)
    newest = archive.kept()[0].id
    archive.forget(newest)
    assert newest in archive.lengths(), "it is measured before it goes"
    archive.close()


def test_a_store_of_old_is_read_and_a_broken_row_loses_nothing_else(tmp_path):
    path = tmp_path / "matches.sqlite"
    archive = Archive(path)
    for deal in (3, 4, 5):
        played_one(archive, deal)
    broken, hidden = (result.match for result in archive.results()[:2])
    archive.close()
    with sqlite3.connect(path) as db:  # as it was before lengths were measured, and with two rows that cannot be read
        assert not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'lengths'").fetchall()
        db.execute("UPDATE results SET outcome = x'c1' WHERE match = ?", (broken,))
        db.execute("UPDATE entries SET record = x'c1' WHERE match = ? AND n = 2", (hidden,))
    db.close()
    archive = Archive(path)
    list(archive.measure())
    people = matches(archive.results(), archive.lengths(), known)
    assert [len(people[person]) for person in ("ana", "léo")] == [2, 2]
    assert [one.length is None for one in people["ana"]] == [True, False]
    assert len(archive.kept()) == 3
    archive.close()


def test_results_are_forgotten_by_game_or_all_and_matches_stay(tmp_path):
    archive = Archive(tmp_path / "matches.sqlite")
    played_one(archive)
    wander(Match.begin(find("sapiens"), [ANA, LEO], 1, journal=archive.journal(1)), random.Random(1))
    list(archive.measure())
    assert archive.forget_results("sapiens") == 1
    assert set(archive.lengths()) == {result.match for result in archive.results()}
    assert [result.setup.game for result in archive.results()] == ["help_me"]
    assert archive.forget_results() == 1
    assert archive.results() == []
    kept = archive.kept()
    assert len(kept) == 2
    assert all(one.outcome is not None for one in kept)
    archive.count(kept[0].id)
    archive.count(kept[0].id)
    assert [result.match for result in archive.results()] == [kept[0].id], "and one may be counted again"
    archive.close()


def test_what_was_played_elsewhere_counts_once_and_only_when_somebody_says_so(tmp_path):
    there, here = Archive(tmp_path / "there.sqlite"), Archive(tmp_path / "here.sqlite")
    match = played_one(there)
    number = here.take_in(match)
    assert here.results() == []
    here.count(number)
    here.count(number + 1)
    (counted,), (own,) = here.results(), there.results()
    assert (counted.setup, counted.outcome, counted.ended) == (own.setup, own.outcome, own.ended)
    here.forget(number)
    again = here.take_in(match)
    here.count(again)
    assert len(here.results()) == 1, "the same match"
    for archive in (here, there):
        archive.close()


# Files


@pytest.fixture
def some():
    evil = Seated('=HYPERLINK("x")', None)
    results = [
        ended(1, "sapiens", [ANA, NINO, evil], [7, 3, 2], [0]),
        ended(2, "sapiens", [ANA, LEO], [0, 0], [1], EndReason.RESIGNED),
    ]
    return of("ana", results, {1: Length(31, 600.4)})


def test_a_table_for_spreadsheets_has_a_line_a_match_and_no_formulas(some):
    data = as_csv(some)
    rows = list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"))))
    assert [row["won"] for row in rows] == ["1", "0"]
    assert rows[0]["others"] == 'Nino (hard); \'=HYPERLINK("x")'
    assert (rows[0]["moves"], rows[0]["seconds"]) == ("31", "600")
    assert (rows[1]["score"], rows[1]["moves"]) == ("", "")
    assert rows[0]["ended"] == "1970-01-01T00:00:01Z"


def test_a_time_that_no_calendar_has_leaves_its_place_empty(some):
    data = as_csv([some[0]._replace(ended=-1e11), some[1]])
    assert next(csv.DictReader(io.StringIO(data.decode("utf-8-sig"))))["ended"] == ""


def test_all_of_it_for_programs(some):
    whole = json.loads(as_json(some))
    assert [one["score"] for one in whole["matches"]] == [7, None]
    assert whole["games"]["sapiens"]["all"] == [2, 1]
    assert as_json([]) != b""
