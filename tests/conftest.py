"""What all tests share: the switch that writes golden matches anew, the count of proven clauses, closed stores,
and that what is tried at random is the same each time and may take long on a busy machine."""

import contextlib
import sqlite3

import pytest
from hypothesis import HealthCheck, settings

from core.archive import Archive
from tests.clauses import coverage

settings.register_profile("here", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("here")


def pytest_addoption(parser):
    parser.addoption("--write-golden", action="store_true", help="write the golden matches anew")


def pytest_terminal_summary(terminalreporter):
    terminalreporter.section("clauses with a test")
    for line in coverage():
        terminalreporter.write_line(line)


@pytest.fixture(autouse=True)
def _stores_are_closed(monkeypatch):
    """A test may open a store as often as it likes."""
    opened, init = [], Archive.__init__

    def remember(self, path):
        init(self, path)
        opened.append(self)

    monkeypatch.setattr(Archive, "__init__", remember)
    yield
    for archive in opened:
        with contextlib.suppress(sqlite3.ProgrammingError):
            archive.close()
