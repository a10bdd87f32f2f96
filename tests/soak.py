"""The slow checks: the tests that `make test` leaves out, and its random matches for minutes instead of seconds.

python -m tests.soak [SECONDS]      so many seconds of each shared test over one game
"""

from __future__ import annotations

import sys

import pytest

from tests.contract import games

CHECKED = ("tests/contract", "tests/session/test_secrecy.py", "tests/session/test_rooms.py")


def main(seconds: float = 60.0) -> int:
    games.SECONDS = seconds
    many = pytest.main(["--timeout=7200", "-m", "not soak", *CHECKED])
    left_out = pytest.main(["--timeout=7200", "-m", "soak"])
    return int(many or left_out)


if __name__ == "__main__":
    sys.exit(main(*map(float, sys.argv[1:2])))
