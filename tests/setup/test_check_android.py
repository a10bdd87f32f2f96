"""`make check-android` says in its last line what it did not look at, and fetches what it looks with."""

import os
import subprocess
from pathlib import Path

import pytest

from tests.phones import __main__ as check
from tests.phones import package
from tests.phones.ground import hold

ROOT = Path(__file__).parents[2]
FETCH = ROOT / "setup" / "phones" / "fetch.sh"
# An apt that knows no Debian, and notes from where it would fetch.
APT = """#!/bin/sh
for word; do
    case "$word" in Dir::Etc::SourceList=*) cat "${word#*=}" >sources ;; esac
    [ "$word" != update ] || exit 1
done
"""

pytestmark = pytest.mark.once


def test_what_was_not_linked_is_in_the_last_line(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(package, "FOUND", tmp_path)
    assert check.told({"resources": lambda: package.linked(None), "java": lambda: "149 names"}, ["not toured"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "check-android: 2 checks in 0 s, not linked, not toured, ok"


def test_where_all_was_looked_at_it_says_ok_alone(capsys):
    assert check.told({"java": lambda: "149 names"}, []) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "check-android: 1 checks in 0 s, ok"


def test_what_is_wrong_is_the_last_line(capsys):
    assert check.told({"java": lambda: str(hold(False, "no such name")), "start": lambda: "drawn"}, []) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "check-android: java: no such name"


@pytest.mark.parametrize("told", ["http://debian.example/debian", ""])
def test_where_this_is_no_debian_it_asks_the_one_that_it_is_told_of(tmp_path, told):
    for name, text in (("apt-get", APT), ("sha256sum", "#!/bin/sh\ngrep -q android-platform\n")):
        (tmp_path / name).write_text(text)
        (tmp_path / name).chmod(0o755)
    surroundings = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", "DEBIAN": told}
    subprocess.run(["sh", FETCH, tmp_path / "found"], env=surroundings, capture_output=True, check=False)
    asked = tmp_path / "found" / "sources"
    assert asked.exists() == bool(told)
    assert not told or asked.read_text() == f"deb [trusted=yes] {told} trixie main\n"
