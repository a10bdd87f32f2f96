"""What all tests share: the switch that writes golden matches anew, the count of proven clauses, closed stores."""

import contextlib
import sqlite3

import pytest

from core.archive import Archive
from tests.clauses import coverage


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
