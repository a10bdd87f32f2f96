"""The store: what was shown is kept, a full disk refuses, damage is put aside."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import pytest

from core.archive import Archive, NoticeReason
from core.game import TableReason
from core.log import NotKept, Seated
from core.match import Match
from core.packing import pack
from core.replay import Broken
from core.table import LocalTable
from tests.contract.games import every_table, find, step, wander
from tests.rehearsal import Rehearsal

HELP_ME = find("help_me")


@pytest.fixture
def path(tmp_path):
    return tmp_path / "folder" / "matches.sqlite"


def begin(archive, game=HELP_ME, players=2, deal=9):
    return Match.begin(game, [Seated(f"seat {s}") for s in range(players)], deal, journal=archive.journal(deal))


@every_table
def test_a_match_is_found_again_as_it_was_left(game, players, path):
    rng = random.Random(f"archive {game.name} {players}")
    for round_ in range(4):
        archive = Archive(path)
        match = wander(begin(archive, game, players, round_), rng, rng.randrange(25))
        if match.asked and game.name == "help_me":
            match.undo((match.asked[0] - 1) % players) if match.n else None
        archive.close()
        archive = Archive(path)
        assert archive.notices == []
        newest = archive.kept()[0]
        assert (newest.game, newest.setup, newest.n) == (game.name, match.setup, match.n)
        again = archive.resume(game, newest.id)
        match.journal = None
        assert pack(again.state_copy()) == pack(match.state_copy())
        assert again.records() == match.records()
        for seat in range(players):
            assert again.undo_right(seat) == match.undo_right(seat)
        for _ in range(5):
            if match.asked:
                seat = rng.choice(match.asked)
                move = match.sample(seat, rng)
                assert pack(again.play(seat, move).state) == pack(match.play(seat, move).state), "draws go on the same"
        archive.close()
        assert Archive(path).kept()[0].n == again.n, "and goes on being kept"


def test_nothing_is_kept_before_the_first_entry_and_forgotten_matches_are_gone(path):
    archive = Archive(path)
    archive.journal(1)
    assert archive.kept() == []
    begin(archive, deal=1)
    begin(archive, deal=2)
    first = archive.kept()[-1].id
    archive.forget(first)
    assert [kept.id for kept in archive.kept()] != [first]
    assert len(archive.kept()) == 1
    with pytest.raises(Broken):
        archive.resume(HELP_ME, first)


def test_a_finished_match_is_kept_with_its_result(path):
    archive = Archive(path)
    match = wander(begin(archive), random.Random(1))
    assert archive.kept()[0].outcome == match.outcome
    assert archive.resume(HELP_ME, archive.kept()[0].id).outcome == match.outcome


def test_results_outlive_the_matches(path):
    archive = Archive(path)
    outcomes = []
    for deal in range(3):
        match = wander(begin(archive, deal=deal), random.Random(deal))
        outcomes.append(match.outcome)
    begin(archive, deal=9)
    assert [result.outcome for result in archive.results()] == outcomes
    gone = archive.kept()[-1].id
    archive.forget(gone)
    archive.close()
    archive = Archive(path)
    assert [result.outcome for result in archive.results()] == outcomes
    assert archive.results()[0].setup == match.setup
    wander(begin(archive, deal=10), random.Random(1))
    assert len({result.match for result in archive.results()}) == 4, "no number is given twice"


def test_a_result_taken_back_is_no_result(path):
    game = find("rehearsal")
    archive = Archive(path)
    match = wander(begin(archive, game), random.Random(1))
    assert len(archive.results()) == 1
    match.undo(0, match.n - 1, agreed=[1])
    assert archive.results() == []
    assert archive.kept()[0].outcome is None
    wander(match, random.Random(2))
    assert archive.results()[0].outcome == match.outcome


def full(archive):
    """From now on the disk takes no new page."""
    (pages,) = archive._db.execute("PRAGMA page_count").fetchone()
    archive._db.execute(f"PRAGMA max_page_count = {pages}")


def test_a_full_disk_refuses_the_move_and_leaves_the_match_as_it_was(path):
    archive, game = Archive(path), find("rehearsal")
    match, rng = begin(archive, game), random.Random(3)
    for text in ("bid 1", "bid 1", "flick 90 900", "answer 0"):
        match.play(match.asked[0], game.read(text))
    full(archive)
    table = LocalTable(match)
    for k in range(1000):
        before = (match.n, pack(match.state_copy()), match.asked)
        refusal = table.offer(0, game.read(f"stake {1 + k % 2}"), match.n)
        if refusal is not None:
            break
    assert refusal.reason == TableReason.DISK_FULL
    assert (match.n, pack(match.state_copy()), match.asked) == before
    assert archive.kept()[0].n == match.n, "and so is the store"
    archive._db.execute("PRAGMA max_page_count = 1000000")
    wander(match, rng)
    archive.close()
    again = Archive(path)
    assert again.resume(game, again.kept()[0].id).records() == match.records()


@pytest.mark.parametrize("deal", range(5))
def test_no_draw_is_lost_with_a_move_that_could_not_be_kept(path, deal):
    archive, game = Archive(path), find("rehearsal")
    match, twin = begin(archive, game, deal=deal), begin(Archive(path.with_name("twin")), game, deal=deal)
    for m in (match, twin):
        for seat in (0, 1):
            m.play(seat, game.read("bid 1"))
    flick, seat = game.read("flick 90 900"), match.asked[0]
    archive._db.execute(NO_ENTRY)
    with pytest.raises(NotKept):
        match.play(seat, flick)
    archive._db.execute("DROP TRIGGER no_entry")
    assert match.play(seat, flick).draws == twin.play(seat, flick).draws


NO_ENTRY = "CREATE TRIGGER no_entry BEFORE INSERT ON entries BEGIN SELECT raise(ABORT, 'disk'); END"


@pytest.mark.parametrize("deed", ["undo", "resign", "hand", "time_up"])
def test_whatever_else_the_table_does_is_refused_when_it_cannot_be_kept(path, deed):
    game = find("rehearsal")
    archive = Archive(path)
    match = begin(archive, game, 3)
    rng = random.Random(8)
    while not match.clock():
        step(match, rng)
    match.play(0, game.read("stake 1"))
    archive._db.execute(NO_ENTRY)
    before = (match.n, pack(match.state_copy()), match.asked, tuple(match.seats), match.outcome, set(match.resigned))
    deeds = {
        "undo": lambda: match.undo(0),
        "resign": lambda: match.resign(0),
        "hand": lambda: match.hand(1, Seated("Zoe")),
        "time_up": match.time_up,
    }
    with pytest.raises(NotKept):
        deeds[deed]()
    now = (match.n, pack(match.state_copy()), match.asked, tuple(match.seats), match.outcome, match.resigned)
    assert now == before
    archive._db.execute("DROP TRIGGER no_entry")
    deeds[deed]()
    assert match.n == before[0] + 1


def test_a_match_that_cannot_be_begun_leaves_nothing(path):
    archive = Archive(path)
    full(archive)
    with pytest.raises(NotKept):
        for deal in range(100):
            begin(archive, players=4, deal=deal)
    kept = archive.kept()
    assert len(kept) == deal
    for match in kept:
        archive.resume(HELP_ME, match.id)


DAMAGES = {
    "not a store at all": lambda data: b"once upon a time " * 400,
    "empty pages": lambda data: data[:4096] + bytes(len(data) - 4096),
    "a torn tail": lambda data: data[: len(data) * 2 // 3],
    "noise in the middle": lambda data: data[:5000] + random.Random(1).randbytes(6000) + data[11000:],
    "format forgotten": lambda data: data[:60] + bytes(4) + data[64:],
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_store_is_put_aside_with_a_copy_and_a_message(path, damage):
    archive = Archive(path)
    for deal in range(6):
        wander(begin(archive, deal=deal), random.Random(deal))
    archive.close()
    damaged = damage(path.read_bytes())
    path.write_bytes(damaged)
    archive = Archive(path)
    (notice,) = archive.notices
    assert notice.reason == NoticeReason.DAMAGED
    assert Path(notice.copy).read_bytes() == damaged, "whole, for whoever can mend it"
    assert archive.kept() == []
    begin(archive)
    assert len(archive.kept()) == 1


def test_a_store_of_a_newer_format_is_put_aside_untouched(path):
    Archive(path).close()
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 99")
        db.execute("CREATE TABLE future (x)")
    db.close()
    archive = Archive(path)
    (notice,) = archive.notices
    assert notice.reason == NoticeReason.NEWER
    with sqlite3.connect(notice.copy) as db:
        assert db.execute("SELECT count(*) FROM future").fetchone() == (0,)
    db.close()
    archive.close()
    path.write_bytes(b"and once more " * 99)
    assert Archive(path).notices[0].copy != notice.copy, "one copy does not overwrite another"


def test_one_match_that_cannot_be_read_does_not_hide_the_others(path):
    archive = Archive(path)
    for deal in range(3):
        begin(archive, deal=deal)
    ids = [kept.id for kept in archive.kept()]
    archive._db.execute("UPDATE matches SET setup = x'c1' WHERE id = ?", (ids[0],))
    archive._db.execute("UPDATE entries SET record = x'c1' WHERE match = ?", (ids[1],))
    assert [kept.id for kept in archive.kept()] == ids[1:]
    for broken in ids[:2]:
        with pytest.raises(Broken):
            archive.resume(HELP_ME, broken)
    assert {notice.reason for notice in archive.notices} == {NoticeReason.UNREADABLE}
    assert archive.resume(HELP_ME, ids[2]).n == 0


def test_where_nothing_can_be_written_it_says_so(tmp_path):
    (tmp_path / "matches").mkdir()
    (tmp_path / "file").write_text("in the way")
    for path in (tmp_path / "matches", tmp_path / "file" / "matches"):
        with pytest.raises(NotKept):
            Archive(path)


def test_a_match_that_cannot_be_thrown_away_is_said(path):
    archive = Archive(path)
    begin(archive)
    archive._db.execute("CREATE TRIGGER stays BEFORE DELETE ON matches BEGIN SELECT raise(ABORT, 'disk'); END")
    with pytest.raises(NotKept):
        archive.forget(archive.kept()[0].id)
    assert len(archive.kept()) == 1


def test_a_notice_is_given_once(path):
    archive = Archive(path)
    begin(archive)
    archive._db.execute("UPDATE matches SET setup = x'c1'")
    for _ in range(3):
        archive.kept()
    assert len(archive.notices) == 1


def test_a_match_of_older_rules_goes_on_with_a_notice(path):
    archive = Archive(path)
    match = begin(archive, Rehearsal(1))
    for text in ("bid 2", "bid 3"):
        match.play(match.asked[0], Rehearsal(1).read(text))
    archive.close()
    archive = Archive(path)
    again = archive.resume(Rehearsal(2), archive.kept()[0].id)
    assert [notice.reason for notice in archive.notices] == [NoticeReason.OLD_RULES]
    assert pack(again.state_copy()) == pack(match.state_copy())
    wander(again, random.Random(1))
    archive.close()
    archive = Archive(path)
    assert archive.resume(Rehearsal(2), archive.kept()[0].id).outcome == again.outcome
