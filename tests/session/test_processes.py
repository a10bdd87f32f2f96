"""Whole matches between processes over TCP on this machine alone, by the command line."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from core import games
from tests.contract.games import counted

ROOT = Path(__file__).parents[2]
LONGEST = 200  # seconds


def start(*words: object) -> subprocess.Popen[str]:
    """A command of ours, which speaks to nobody but this machine."""
    env = os.environ | {"PICHENETTE_LOOPBACK": "1"}
    command = [sys.executable, "-m", "core", *map(str, words)]
    return subprocess.Popen(command, cwd=ROOT, env=env, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def opened(*words: object) -> tuple[subprocess.Popen[str], str, str]:
    """A host, its address and its code."""
    host = start("host", *words, "--loopback")
    assert host.stdout is not None
    code = host.stdout.readline().removeprefix("code ").strip()
    assert code, "it has ended"
    return host, host.stdout.readline().strip(), code


def ended(one: subprocess.Popen[str]) -> dict:
    """What it says at its end."""
    out, bad = one.communicate(timeout=LONGEST)
    assert one.returncode == 0, out + bad
    assert bad == ""
    return json.loads(out.strip().splitlines()[-1])


@pytest.mark.parametrize("game", games.names())
def test_a_host_with_two_seats_and_two_guests_with_bots_play_a_match(game):
    """Guests' flicks have a pace, so where there are flicks the host's bots play well, and it is soon over."""
    seats, more = "random,remote,random,remote", ()
    if not counted(games.find(game)):
        seats, more = "hard,remote,hard,remote", ("--playouts", 2)
    host, address, code = opened(game, "--seats", seats, "--seed", 3, *more)
    guests = [start("join", address, code, "--bot", "random", "--name", name, "--seed", 9) for name in ("one", "two")]
    told = [ended(one) for one in (host, *guests)]
    assert told[0]["outcome"] is not None
    assert [t["outcome"] for t in told[1:]] == [told[0]["outcome"]] * 2
    assert {t["entries"] for t in told} == {told[0]["entries"]}
    assert {t["log"] for t in told} == {told[0]["log"]}, "everybody saw the same"
    assert sorted(t["seats"][0] for t in told[1:]) == [1, 3]
    assert {t["ended"] for t in told[1:]} == {"session.left"}


def test_a_code_is_six_signs_that_cannot_be_taken_for_others():
    host, _, code = opened("help_me", "--seats", "random,remote")
    host.kill()
    host.communicate()
    assert re.fullmatch(r"[2-9A-HJ-NP-Z]{3} [2-9A-HJ-NP-Z]{3}", code)


def test_a_wrong_code_is_said_and_the_room_goes_on():
    host, address, code = opened("help_me", "--seats", "random,remote", "--seed", 1)
    wrong = start("join", address, "AAAAAA" if code != "AAA AAA" else "BBBBBB")
    out, _ = wrong.communicate(timeout=30)
    assert (wrong.returncode, json.loads(out)) == (1, {"ended": "wrong_code"})
    right = start("join", address, code, "--bot", "random", "--seed", 1)
    assert ended(host)["log"] == ended(right)["log"]


def test_a_bot_plays_on_for_a_guest_that_was_killed():
    host, address, code = opened("sapiens", "--seats", "random,remote,remote", "--seed", 1, "--patience", 0.5)
    one = start("join", address, code, "--bot", "random", "--name", "one", "--seed", 1)
    two = start("join", address, code, "--bot", "hard", "--name", "two", "--seed", 1)
    assert two.stdout is not None
    assert two.stdout.readline() == "two sits at host's table\n"
    time.sleep(1.5)  # it thinks about its first turn, or waits for it
    two.send_signal(signal.SIGKILL)
    two.communicate()
    told = [ended(left) for left in (host, one)]
    assert told[0]["outcome"] == told[1]["outcome"] is not None
    assert told[0]["log"] == told[1]["log"]


def lines_of(one: subprocess.Popen[str], wanted: str) -> str:
    """What it says, up to the line that begins so."""
    assert one.stdout is not None
    for line in one.stdout:
        if line.startswith(wanted):
            return line.strip()
    raise AssertionError(f"it never says {wanted}")


def grown(path: Path, size: int, since: float = LONGEST) -> None:
    """Wait until so much of a match was written."""
    until = time.monotonic() + since
    while not path.exists() or path.stat().st_size < size:
        assert time.monotonic() < until, "nothing is written"
        time.sleep(0.02)


def test_after_kills_a_host_takes_its_match_up_again_and_a_guest_finds_its_way_back(tmp_path):
    store, way = tmp_path / "store", tmp_path / "way"
    words = ("sapiens", "--seats", "random,remote", "--seed", 1, "--save", store)
    host, address, code = opened(*words)
    guest = start("join", address, code, "--bot", "hard", "--playouts", 30, "--save", way)  # long enough to be killed
    grown(store.with_name("store-wal"), 100_000)
    host.kill()
    host.communicate()
    host, again, code = opened(*words)
    assert again == address, "it is found where it was"
    before = int(lines_of(host, "taken up again").split()[-1])
    assert before > 3
    guest.kill()
    guest.communicate()
    back = start("join", address, "AAAAAA", "--bot", "random", "--save", way)
    told = [ended(one) for one in (host, back)]
    assert told[0]["outcome"] == told[1]["outcome"] is not None
    assert told[0]["entries"] == told[1]["entries"] > before
    assert not way.exists()
    assert list((tmp_path / "store.rooms").iterdir()) == []
    other, _, _ = opened(*words)
    other.kill()
    assert "taken up" not in other.communicate()[0], "what has ended is not taken up"


def test_a_host_whose_port_is_taken_goes_on_at_another(tmp_path):
    words = ("sapiens", "--seats", "random,remote", "--seed", 1, "--save", tmp_path / "store")
    host, address, code = opened(*words)
    guest = start("join", address, code, "--bot", "hard", "--playouts", 30)
    grown(tmp_path / "store-wal", 50_000)
    for one in (host, guest):
        one.kill()
        one.communicate()
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        other.bind(("127.0.0.1", int(address.rpartition(":")[2])))
        other.listen()
        host, elsewhere, _ = opened(*words)
        assert lines_of(host, "taken up again")
    host.kill()
    host.communicate()
    assert elsewhere != address


def test_who_comes_to_another_table_with_an_old_way_back_comes_by_the_code(tmp_path):
    way = tmp_path / "way"
    host, address, code = opened("sapiens", "--seats", "random,remote", "--seed", 1)
    guest = start("join", address, code, "--bot", "hard", "--save", way)
    grown(way, 1)
    for one in (host, guest):
        one.kill()
        one.communicate()
    host, address, code = opened("help_me", "--seats", "random,remote", "--seed", 1)
    guest = start("join", address, code, "--bot", "random", "--save", way)
    assert [ended(one)["game"] for one in (host, guest)] == ["help_me"] * 2
    assert not way.exists()


def test_a_store_that_is_in_use_is_said_in_a_line(tmp_path):
    words = ("help_me", "--seats", "random,remote", "--save", tmp_path / "store")
    host, _, _ = opened(*words)
    second = start("host", *words)
    out, bad = second.communicate(timeout=30)
    host.kill()
    host.communicate()
    assert (second.returncode, out, bad) == (
        2,
        "",
        f"python -m core: {tmp_path}/store: another Pichenette has it open\n",
    )
