"""The store: what was shown is kept, a full disk refuses, damage is put aside."""

from __future__ import annotations

import contextlib
import random
import shutil
import sqlite3
import subprocess
import sys
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
        assert archive.asked(game, newest.id) == match.asked
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
        archive = Archive(path)
        assert archive.kept()[0].n == again.n, "and goes on being kept"
        assert archive.asked(game, newest.id) == again.asked
        archive.close()


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


def test_nobody_is_asked_where_a_position_cannot_be_read(path):
    archive = Archive(path)
    match = begin(archive)
    kept = archive.kept()[0].id
    assert archive.asked(HELP_ME, kept) == match.asked != ()
    assert archive.asked(HELP_ME, kept + 1) == ()
    for state in (b"", b"\x93\x01\x02\x03", pack(match.state_copy())[:-1]):
        archive._db.execute("UPDATE matches SET state = ?", (state,))
        assert archive.asked(HELP_ME, kept) == ()
    assert archive.notices == []


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


def test_a_store_is_unused_until_a_match_has_a_number_and_never_again(path):
    archive = Archive(path)
    assert archive.unused
    begin(archive)
    archive.forget(archive.kept()[0].id)
    assert not archive.unused
    archive.close()
    archive = Archive(path)
    assert not archive.unused
    archive.close()
    path.write_bytes(b"once upon a time " * 400)
    archive = Archive(path)
    assert archive.unused


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


def test_a_match_some_of_whose_entries_are_gone_is_never_silently_shorter(path):
    """The store is sound, as far as sqlite can tell; a match of fewer entries than were written is not taken up."""
    archive = Archive(path)
    for deal in range(3):
        wander(begin(archive, deal=deal), random.Random(deal), 12)
    last, middle, whole = (kept.id for kept in archive.kept())
    archive._db.execute("DELETE FROM entries WHERE match = ? AND n > 4", (last,))
    archive._db.execute("DELETE FROM entries WHERE match = ? AND n = 4", (middle,))
    archive.close()
    archive = Archive(path)
    for broken in (last, middle):
        with pytest.raises(Broken):
            archive.resume(HELP_ME, broken)
        assert archive.notices.pop().reason == NoticeReason.UNREADABLE
    assert archive.resume(HELP_ME, whole).n == 12
    assert archive.notices == []
    assert len(archive.kept()) == 3, "nothing is thrown away"


@pytest.mark.parametrize("seed", range(12))
def test_of_noise_in_a_store_a_match_is_whole_or_said_to_be_broken(path, seed):
    rng = random.Random(f"noise {seed}")
    archive = Archive(path)
    lengths = {}
    for deal in range(8):
        match = wander(begin(archive, deal=deal), rng, 20)
        lengths[match.journal.match] = match.n
    archive.close()
    data = bytearray(path.read_bytes())
    for _ in range(rng.choice((1, 3, 30))):
        at = rng.randrange(100, len(data) - 40)
        data[at : at + rng.choice((1, 4, 40))] = rng.randbytes(rng.choice((1, 4, 40)))
    path.write_bytes(data)
    archive = Archive(path)
    if archive.notices:
        return
    for kept in archive.kept():
        with contextlib.suppress(Broken):
            assert archive.resume(HELP_ME, kept.id).n == lengths[kept.id]


def test_the_last_match_played_is_the_first_of_the_list_though_the_clock_is_put_back(path, monkeypatch):
    archive = Archive(path)
    first, second = begin(archive, deal=1), begin(archive, deal=2)
    second.now = first.now = lambda: 1000.0
    step(first, random.Random(1))
    assert [kept.id for kept in archive.kept()] == [1, 2]
    archive.close()
    archive = Archive(path)
    again = archive.resume(HELP_ME, 2)
    again.now = lambda: 500.0
    step(again, random.Random(1))
    assert [kept.id for kept in archive.kept()] == [2, 1]


def test_a_store_that_another_app_has_is_left_alone_and_that_is_said(path):
    archive = Archive(path)
    match = begin(archive)
    with pytest.raises(NotKept) as no:
        Archive(path)
    assert no.value.refusal.reason == NoticeReason.BUSY
    step(match, random.Random(1))
    archive.close()
    archive = Archive(path)
    assert archive.notices == []
    assert archive.kept()[0].n == 1
    assert sorted(file.name for file in path.parent.iterdir()) == ["matches.sqlite", "matches.sqlite-wal"]


APP = """
import sys
from pathlib import Path
from core.archive import Archive
from core.log import NotKept
print("ready", flush=True)
for line in sys.stdin:
    try:
        archive = Archive(Path(line.strip()))
        print([notice.reason.value for notice in archive.notices], flush=True)
    except NotKept as no:
        print(no.refusal.reason, flush=True)
        continue
    sys.stdin.readline()
    archive.close()
"""


def test_of_several_apps_that_start_at_once_one_gets_the_store_and_the_others_are_told(tmp_path):
    """For the first time, when there is no store yet."""
    command, root = [sys.executable, "-c", APP], Path(__file__).parents[2]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True, "bufsize": 1, "cwd": root}
    apps = [subprocess.Popen(command, **pipes) for _ in range(4)]
    for app in apps:
        assert app.stdout.readline() == "ready\n"
    for k in range(3):
        for app in apps:
            app.stdin.write(f"{tmp_path / f'store{k}'}\n")
        answers = [app.stdout.readline().strip() for app in apps]
        assert sorted(answers) == ["[]", *["store.busy"] * 3]
        apps[answers.index("[]")].stdin.write("close\n")
    for app in apps:
        app.communicate(timeout=30)
    assert not [file.name for file in tmp_path.iterdir() if "damaged" in file.name]


FULL = """
import random, signal, subprocess, sys
from pathlib import Path
from core.archive import Archive
from tests.archive.test_store import begin, wander, HELP_ME
folder, how = Path(sys.argv[1]), sys.argv[2]
subprocess.run(["mount", "-t", "tmpfs", "-o", "size=600k", "none", folder], check=True)
write = "import os, sys, random; from pathlib import Path; from core.archive import Archive;"
write += "from tests.archive.test_store import begin, wander;"
write += "a = Archive(Path(sys.argv[1])); m = wander(begin(a), random.Random(1), 8);"
write += "a.close() if sys.argv[2] == 'closed' else os.kill(os.getpid(), 9)"
subprocess.run([sys.executable, "-c", write, folder / "store", how])
with open(folder / "rest", "wb", buffering=0) as rest:
    try:
        while True:
            rest.write(bytes(512))
    except OSError as full:
        print(full.strerror)
archive = Archive(folder / "store")
print([kept.n for kept in archive.kept()], archive.notices)
match = archive.resume(HELP_ME, 1)
refused = None
for _ in range(20):
    try:
        wander(match, random.Random(2), 1)
    except Exception as no:
        refused = no.refusal.reason
        break
print(match.n >= 8, refused)
n = match.n
(folder / "rest").unlink()
archive.close()
archive = Archive(folder / "store")
print([kept.n for kept in archive.kept()] == [n])
"""
MOUNTS = (
    not subprocess.run(["unshare", "-m", "true"], capture_output=True).returncode if shutil.which("unshare") else False
)


@pytest.mark.skipif(not MOUNTS, reason="only root may mount a small disk")
@pytest.mark.parametrize("how", ["killed", "closed"])
def test_on_a_full_disk_what_is_kept_is_there(tmp_path, how):
    command = ["unshare", "-m", sys.executable, "-c", FULL, str(tmp_path), how]
    done = subprocess.run(command, capture_output=True, text=True, cwd=Path(__file__).parents[2])
    lines = done.stdout.splitlines()
    assert lines[:2] == ["No space left on device", "[8] []"], done.stderr
    assert lines[2] in ("True table.disk_full", "True table.not_kept")
    assert lines[3:] == ["True"]
