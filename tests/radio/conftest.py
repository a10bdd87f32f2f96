"""These tests need packages that nothing else needs: `make radio` brings them. Without them they are not there."""

import os
import shutil
from importlib.util import find_spec

import pytest

from tests.radio.phone import Air, compiled, start_phone

# What we test imports kivy's clock.
os.environ.setdefault("KIVY_NO_ARGS", "1")
os.environ.setdefault("KIVY_NO_CONFIG", "1")
os.environ.setdefault("KIVY_NO_FILELOG", "1")
os.environ.setdefault("KIVY_LOG_MODE", "PYTHON")

collect_ignore_glob = []
if not (shutil.which("javac") and find_spec("jnius")):
    collect_ignore_glob.append("test_phones_*.py")
if not (find_spec("bumble") and find_spec("pyee")):
    collect_ignore_glob.append("test_virtual*.py")


@pytest.fixture(scope="session")
def classes(tmp_path_factory):
    return compiled(tmp_path_factory.mktemp("classes"))


@pytest.fixture
def air(tmp_path, classes):
    """Nobody is in it yet."""
    return Air(tmp_path / "air", classes)


@pytest.fixture
def start(air):
    """Start phones that end with the test: start(address, name="Ana", lag="100")."""
    started = []

    def start(address, name="", **faults):
        started.append(start_phone(air, address, faults, name))
        return started[-1]

    yield start
    for phone in started:
        phone.close()
