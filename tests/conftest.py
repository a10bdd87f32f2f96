"""What all tests share: the switch that writes golden matches anew, and the count of proven clauses."""

from tests.clauses import coverage


def pytest_addoption(parser):
    parser.addoption("--write-golden", action="store_true", help="write the golden matches anew")


def pytest_terminal_summary(terminalreporter):
    terminalreporter.section("clauses with a test")
    for line in coverage():
        terminalreporter.write_line(line)
