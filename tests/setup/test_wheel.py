"""The app as pip installs it: all it needs is in the wheel, and its command opens it far from any checkout."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.mobile.window import Display
from tests.setup.test_first_start import ROOT, comes, started

pytestmark = pytest.mark.once

# What walks through the app, and what draws: for a checkout only.
LEFT_OUT = "mobile/tour/"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built of a copy, so that nothing an earlier one left gets into it."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    for name in ("core", "mobile", "assets"):
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, source)
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*command, "--wheel-dir", str(folder), str(source)], check=True)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def inside(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as packed:
        return set(packed.namelist())


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    shown = Display()
    yield shown.name
    shown.close()


def here(*patterns: str) -> set[str]:
    return {path.relative_to(ROOT).as_posix() for pattern in patterns for path in ROOT.glob(pattern) if path.is_file()}


def test_the_wheel_holds_all_code_of_the_app(inside: set[str]) -> None:
    code = {path for path in here("core/**/*.py", "mobile/**/*.py") if not path.startswith(LEFT_OUT)}
    assert len(code) > 100
    assert code - inside == set()
    assert "core/py.typed" in inside


def test_the_wheel_holds_what_the_app_shows_plays_and_says(inside: set[str]) -> None:
    shown = here("assets/built/**/*", "assets/fonts/*", "assets/sounds/*.wav", "assets/*/rules.*.md")
    assert len(shown) > 60
    assert (shown | here("mobile/words/*/LC_MESSAGES/*.mo")) - inside == set()


def test_the_wheel_holds_its_licences(inside: set[str]) -> None:
    licences = {name.rpartition("/")[2] for name in inside if ".dist-info/licenses/" in name}
    assert licences == {"LICENSE", "NOTICE", "Fraunces-OFL.txt", "Nunito-OFL.txt"}


def test_the_wheel_holds_nothing_else(inside: set[str]) -> None:
    assert {name.partition("/")[0].rpartition(".")[2] for name in inside} == {"core", "mobile", "assets", "dist-info"}
    assert [name for name in inside if name.endswith((".svg", ".po", ".java")) or name.startswith(LEFT_OUT)] == []
    assert {name for name in inside if name.startswith("assets/") and name.endswith(".py")} == {"assets/__init__.py"}


def test_the_command_opens_the_app_far_from_any_checkout(display: str, wheel: Path, tmp_path: Path) -> None:
    installed, home, said = tmp_path / "installed", tmp_path / "home", tmp_path / "said"
    home.mkdir()
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", str(installed)]
    subprocess.run([*command, str(wheel)], check=True)
    changes = {"HOME": str(home), "DISPLAY": display, "PYTHONPATH": str(installed), "PICHENETTE_LOG": "debug"}
    with started([str(installed / "bin" / "pichenette")], said, cwd=home, **changes) as process:
        comes(lambda: "mobile.app: the screen is HomeScreen" in said.read_text(), process, said)
