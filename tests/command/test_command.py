"""The command line: its last line is one JSON object; the same seed tells the same; what it logs can be replayed."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from core.__main__ import main
from core.archive import Archive
from core.game import Level
from core.games import names
from core.log import Seated
from core.match import Match
from tests.contract.games import find, wander


def run(capsys, *words):
    code = main([*map(str, words)])
    out = capsys.readouterr()
    lines = out.out.splitlines()
    return code, json.loads(lines[-1]) if lines else out.err


def test_it_runs_as_a_module():
    command = [sys.executable, "-m", "core", "simulate", "help_me", "--matches", "3", "--seed", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout.splitlines()[-1])["matches"] == 3


def test_games_are_told_with_all_one_needs_to_read_a_log(capsys):
    code, told = run(capsys, "games")
    assert code == 0
    assert [game["name"] for game in told["games"]] == list(names())
    for game in told["games"]:
        assert set(game) == {"name", "rules", "seats", "options", "move", "state", "draws"}
        assert all(game.values())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_simulation_is_summed_up_and_the_same_twice(capsys, players):
    words = ("simulate", "help_me", "--players", players, "--matches", 200, "--seed", 1)
    code, one = run(capsys, *words)
    _, two = run(capsys, *words)
    _, other = run(capsys, *words[:-1], 2)
    assert code == 0
    assert set(one) == {
        "game", "players", "matches", "moves", "seconds", "moves_per_s", "wins", "mean_scores", "outcomes"
    }  # fmt: skip
    timed = {"seconds", "moves_per_s"}
    assert {k: v for k, v in one.items() if k not in timed} == {k: v for k, v in two.items() if k not in timed}
    assert other["mean_scores"] != one["mean_scores"]
    assert len(one["wins"]) == len(one["mean_scores"]) == players
    assert sum(one["wins"]) >= 200
    assert one["outcomes"] == {"help_me.no_move_left": 200}


def test_several_workers_play_the_same_matches(capsys):
    words = ("simulate", "terristories", "--players", 3, "--matches", 9, "--seed", 1, "--bots", "easy", "--playouts", 1)
    one, two = (run(capsys, *words, "--workers", workers)[1] for workers in (1, 2))
    timed = {"seconds", "moves_per_s"}
    assert {k: v for k, v in one.items() if k not in timed} == {k: v for k, v in two.items() if k not in timed}
    assert one["moves"] > 900


def test_a_cluster_without_its_package_is_said_in_a_line(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main(["simulate", "help_me", "--dask", "tcp://127.0.0.1:1"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("bots", ["random", "easy,random", "hard,normal,easy"])
def test_bots_that_count_playouts_play_the_same_twice(capsys, tmp_path, bots):
    logs = [tmp_path / "one", tmp_path / "two"]
    words = ("simulate", "help_me", "--players", 3, "--matches", 2, "--bots", bots, "--playouts", 40)
    for log in logs:
        code, _ = run(capsys, *words, "--log", log)
        assert code == 0
    assert logs[0].read_bytes() == logs[1].read_bytes()


def logged(capsys, tmp_path, *more):
    log = tmp_path / "log"
    run(capsys, "simulate", "help_me", "--players", 3, "--matches", 4, "--log", log, *more)
    return log, [json.loads(line) for line in log.read_text().splitlines()]


def test_a_log_holds_enough_to_judge_without_our_code(capsys, tmp_path):
    _, lines = logged(capsys, tmp_path, "--views", "--option", "open_piles=on")
    setups = [line for line in lines if line["kind"] == "setup"]
    ends = [line for line in lines if line["kind"] == "end"]
    moves = [line for line in lines if line["kind"] == "move"]
    assert len(setups) == len(ends) == 4
    for line in setups:
        wanted = {"match", "n", "kind", "game", "rules", "players", "options", "seats", "first", "draws", "state"}
        assert wanted <= set(line)
        assert (line["n"], line["options"]) == (0, {"open_piles": "on"})
    for line in moves:
        assert {"match", "n", "kind", "seat", "move", "legal", "draws", "events", "state", "views"} <= set(line)
        assert line["move"] in line["legal"]
        assert len(line["views"]) == 4, "each seat's, and everybody's"
    for line in ends:
        assert set(line) - {"views"} == {"match", "kind", "state", "scores", "winners", "reason"}
    for before, after in pairwise(moves):
        if before["match"] == after["match"]:
            start, goal = ("abcde".index(name[0]) + 5 * (int(name[1]) - 1) for name in before["move"].split("-"))
            assert after["state"]["piles"][goal] == before["state"]["piles"][goal] + before["state"]["piles"][start]
            assert after["n"] == before["n"] + 1


def test_a_log_replays(capsys, tmp_path):
    log, lines = logged(capsys, tmp_path)
    code, told = run(capsys, "replay", log)
    moves = sum(line["kind"] == "move" for line in lines)
    assert (code, told) == (0, {"file": "log", "matches": 4, "moves": moves, "differs": None})


def damage(lines, k, **changes):
    lines[k] |= changes
    return "\n".join(map(json.dumps, lines))


def test_a_log_that_differs_names_the_entry(capsys, tmp_path):
    log, lines = logged(capsys, tmp_path)
    k = next(k for k, line in enumerate(lines) if line["match"] == 1 and line.get("n") == 5)
    other = next(text for text in lines[k]["legal"] if text != lines[k]["move"])
    log.write_text(damage(lines, k, move=other))
    code, told = run(capsys, "replay", log)
    assert code == 1
    assert (told["matches"], told["differs"]) == (1, 5)


@pytest.mark.parametrize(
    "changes", [{"draws": [["tiles", 3]]}, {"move": "z9-z8"}, {"kind": "dream"}, {"n": 77}, {"state": {}}]
)
def test_a_log_that_makes_no_sense_is_no_crash(capsys, tmp_path, changes):
    log, lines = logged(capsys, tmp_path)
    log.write_text(damage(lines, 6, **changes))
    code, told = run(capsys, "replay", log)
    assert code == 1
    assert isinstance(told["differs"], int)
    log.write_text(log.read_text()[:3000])
    assert run(capsys, "replay", log)[0] == 1


def test_a_store_replays_and_is_not_touched(capsys, tmp_path):
    path = tmp_path / "matches.sqlite"
    archive = Archive(path)
    for deal in range(3):
        seats = [Seated(), Seated()]
        match = Match.begin(find("help_me"), seats, deal, journal=archive.journal(deal))
        wander(match, random.Random(deal), 12)
    before = path.read_bytes()
    code, told = run(capsys, "replay", path)
    assert (code, told["matches"], told["moves"], told["differs"]) == (0, 3, 36, None)
    assert path.read_bytes() == before
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "matches.sqlite",
        "matches.sqlite-wal",
    ]
    archive._db.execute(
        "UPDATE entries SET record = (SELECT record FROM entries WHERE match = 2 AND n = 3) WHERE n = 4"
    )
    assert run(capsys, "replay", path)[0] == 1


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "chess"),
        ("simulate", "help_me", "--players", 7),
        ("simulate", "help_me", "--bots", "genius"),
        ("simulate", "help_me", "--option", "colour=red"),
        ("replay", "nowhere"),
        ("simulate", "help_me", "--log", "/nowhere/at/all"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(capsys, words):
    code = main([*map(str, words)])
    told = capsys.readouterr()
    assert code == 2
    assert len(told.err.splitlines()) == 1
    assert "Traceback" not in told.err


def test_the_help_names_every_level(capsys):
    with pytest.raises(SystemExit):
        main(["simulate", "--help"])
    told = capsys.readouterr().out.replace(",", " ").split()
    assert {level.value for level in Level} - set(told) == set()


def test_core_knows_nothing_of_windows_and_phones():
    """Nothing in core imports what only the app may know."""
    banned = ("kivy", "kivymd", "plyer", "jnius", "android", "mobile")
    script = "import sys, pkgutil, importlib, core\nfor m in pkgutil.walk_packages(core.__path__, 'core.'):\n"
    script += "    'openspiel' in m.name or m.name.endswith('__main__') or importlib.import_module(m.name)\n"
    script += f"print([name for name in {banned} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
    assert Path("core").is_dir()
