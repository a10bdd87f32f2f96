"""How a phone is asked whether the app starts there: the phone is one that tells and shows what it is given."""

import os
import struct
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
START = ROOT / "setup" / "phones" / "start.sh"
LOOP = "I python  : [INFO   ] [Base        ] Start application main loop\n"
WIDE, HIGH = 60, 100

# Each start of the app is one more line; what it tells and shows from then on has the number of that start.
ADB = """#!/bin/sh
n=$(wc -l <starts)
case "$*" in
*"am start"*) echo >>starts ;;
*"logcat -d"*) cat $(ls told-* | head -n "$n") ;;
*"screencap -p") echo picture ;;
*screencap) cat "screen-$n" ;;
*pidof*) cat "process-$n" ;;
esac
"""

pytestmark = pytest.mark.once


def screen(*colours: int) -> bytes:
    """One colour a row in turn, under the bar that is the system's own and as gay as can be."""
    bar = [0xFF000000 + dot for dot in range(WIDE * 5)]
    rows = [colours[row % len(colours)] for row in range(5, HIGH) for _ in range(WIDE)]
    return struct.pack(f"<4I{WIDE * HIGH}I", WIDE, HIGH, 1, 0, *bar, *rows)


GAY, BLACK = screen(*range(20)), screen(0xFF000000)


@pytest.fixture
def asked(tmp_path):
    """What is answered for a phone that tells and shows so after the first start and the second."""
    for name, text in (("adb", ADB), ("sleep", "#!/bin/sh\n")):
        (tmp_path / name).write_text(text)
        (tmp_path / name).chmod(0o755)
    (tmp_path / "starts").write_bytes(b"")

    def ask(told=(LOOP, ""), screens=(GAY, GAY), processes=(7, 7)) -> subprocess.CompletedProcess[str]:
        for k in range(2):
            (tmp_path / f"told-{k + 1}").write_text(told[k])
            (tmp_path / f"screen-{k + 1}").write_bytes(screens[k])
            (tmp_path / f"process-{k + 1}").write_text(f"{processes[k]}\n")
        surroundings = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
        return subprocess.run(
            ["sh", START, "app.apk", "seen"],
            cwd=tmp_path,
            env=surroundings,
            capture_output=True,
            text=True,
            check=False,
        )

    return ask


def test_an_app_that_starts_and_comes_back_is_let_through(asked, tmp_path):
    answer = asked()
    assert (answer.returncode, answer.stdout) == (0, "It starts, draws, and comes back.\n")
    assert {path.name for path in (tmp_path / "seen").iterdir()} == {"started.png", "again.png", "log.txt"}


@pytest.mark.parametrize("error", ["Traceback (most recent call last):", "FATAL EXCEPTION: main"])
@pytest.mark.parametrize("after", [0, 1])
def test_an_error_stops_it_at_the_start_and_after_it_came_back(asked, error, after):
    told = [LOOP, ""]
    told[after] += f"I python  :  {error}\n"
    answer = asked(told)
    assert answer.returncode == 1
    assert error in answer.stderr
    assert "comes back" not in answer.stdout


@pytest.mark.parametrize("after", [0, 1])
def test_a_black_window_under_the_systems_own_bar_stops_it(asked, after):
    screens = [GAY, GAY]
    screens[after] = BLACK
    answer = asked(screens=screens)
    assert answer.returncode == 1
    assert f"Nothing is drawn: {('started', 'again')[after]}.png has 1 colours." in answer.stderr


def test_an_app_that_ended_while_it_was_put_aside_stops_it(asked):
    answer = asked(processes=(7, 8))
    assert answer.returncode == 1
    assert "did not live" in answer.stderr


def test_one_that_never_begins_to_draw_stops_it(asked):
    answer = asked(("I python  : loading\n", ""))
    assert answer.returncode == 1
    assert "did not start" in answer.stderr
