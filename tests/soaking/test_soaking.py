"""The player of hours sees what it is to see: errors that no screen tells, memory that grows, and its own kills."""

import time

import pytest

from tests.soaking import __main__ as soaking
from tests.soaking.__main__ import Soak


class Told:
    """An app that plays at once."""

    def __init__(self, takes: float = 0.0, said: str = "") -> None:
        self.walked: list[str] = []
        self._process = None
        self._takes, self._said = takes, said

    def walk(self, name, given):
        self.walked.append(name)
        time.sleep(self._takes)
        return {"over": True, "resident": 100.0}

    def said(self):
        return self._said


@pytest.fixture
def soak(tmp_path):
    found = Soak("", tmp_path, 0)
    found.app = Told()
    return found


def test_growth_is_told_where_enough_was_played_and_only_there(soak):
    soak.held = [100.0] * 7
    assert soak.grown(0) is None
    soak.held = [100.0] * 4 + [130.0] * 4
    assert soak.grown(0) == 30.0
    assert soak.grown(4) is None, "the first ones fill what is kept"


def test_an_error_that_no_screen_told_ends_it(soak):
    soak.app = Told(said="Traceback (most recent call last):\n  elsewhere")
    with pytest.raises(AssertionError, match="elsewhere"):
        soak.play("help_me", 2, kills=False)


def test_a_kill_between_two_matches_is_counted_and_no_fault(soak, monkeypatch):
    monkeypatch.setattr(soaking, "KILLED", 1.0)
    monkeypatch.setattr(soak.rng, "uniform", lambda *_: 0.0)
    soak.app = Told(takes=0.3)
    soak.held = [200.0]
    soak.play("help_me", 2, kills=True)
    assert soak.told == {"matches": 1, "cut off": 0, "kills": 1, "entries": 0}
    assert soak.held == [100.0], "another app is measured from here on"
    soak.play("help_me", 2, kills=False)
    assert soak.told["kills"] == 1
