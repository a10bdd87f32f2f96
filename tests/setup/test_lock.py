"""What is installed is what pyproject.toml pins: the same versions, by hash, whole, and from no particular place."""

import configparser
import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
LOCKS = {
    "main": ROOT / "setup/lock.txt",
    "art": ROOT / "setup/lock-art.txt",
    "bench": ROOT / "setup/lock-bench.txt",
    "build": ROOT / "setup/lock-build.txt",
    "cluster": ROOT / "setup/lock-cluster.txt",
    "phones": ROOT / "setup/lock-phones.txt",
    "radio": ROOT / "setup/lock-radio.txt",
}
SET_UP_FILES = [
    ROOT / "Makefile",
    ROOT / "pyproject.toml",
    # Not what python-for-android reads: it knows by its address alone where a source is.
    *sorted(path for path in (ROOT / "setup").rglob("*") if path.is_file() and "phones/" not in f"{path.parent}/"),
    *sorted((ROOT / "setup" / "phones").glob("*.sh")),
]

# What packages ask for and we leave out; pyproject.toml says why. What they would bring is not here either.
LEFT_OUT = {
    "kivy": {"docutils", "kivy-garden", "requests"},
    "kivymd": {"materialshapes"},
}

Pins = dict[str, str]


def pinned() -> dict[str, list[Requirement]]:
    """The requirements in pyproject.toml, by the lock they belong to."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    lists = {"main": project["dependencies"] + extras["dev"]} | {
        name: extras[name] for name in ("art", "bench", "build", "cluster", "phones", "radio")
    }
    return {lock: [Requirement(line) for line in lines] for lock, lines in lists.items()}


def locked(lock: Path) -> dict[str, tuple[Requirement, list[str]]]:
    """A lock's packages: the requirement and its hashes, by name."""
    text = re.sub(r"^#.*\n", "", lock.read_text(), flags=re.MULTILINE).replace("\\\n", " ")
    found = {}
    for line in text.splitlines():
        requirement, *hashes = re.split(r"\s+--hash=", line.strip())
        parsed = Requirement(requirement)
        name = canonicalize_name(parsed.name)
        assert name not in found, f"{name} is in {lock.name} twice"
        found[name] = (parsed, hashes)
    return found


def versions(lock: Path) -> Pins:
    """What the lock installs on this Python and machine."""
    here = [pin for pin, _ in locked(lock).values() if pin.marker is None or pin.marker.evaluate()]
    return {canonicalize_name(pin.name): str(pin.specifier).removeprefix("==") for pin in here}


def phone_pins(spec: Path) -> Pins:
    """The packages that buildozer.spec pins, by name."""
    parser = configparser.RawConfigParser()
    parser.read(spec)
    line = parser.get("app", "requirements", fallback="")
    pins = (entry.strip().partition("==") for entry in line.split(","))
    return {canonicalize_name(name): version for name, _, version in pins if version}


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_is_in_the_lock_with_its_version(lock: str) -> None:
    pins = {canonicalize_name(pin.name): str(pin.specifier) for pin in pinned()[lock]}
    assert all(re.fullmatch(r"==[\w.]+", specifier) for specifier in pins.values())
    assert pins == {name: str(requirement.specifier) for name, (requirement, _) in locked(LOCKS[lock]).items()}


def test_pip_is_told_the_same_pins() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    told = (ROOT / "setup/app.txt").read_text().splitlines()
    assert [line for line in told if not line.startswith("#")] == project["project"]["dependencies"]
    assert project["build-system"]["requires"] == project["project"]["optional-dependencies"]["build"]


@pytest.mark.parametrize("lock", LOCKS)
def test_every_package_in_the_lock_has_hashes(lock: str) -> None:
    for name, (_, hashes) in locked(LOCKS[lock]).items():
        assert hashes, name
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", one) for one in hashes), name


@pytest.mark.parametrize("extra", ["art", "bench", "build", "cluster", "radio"])
def test_an_extra_lock_changes_nothing_in_the_main_one(extra: str) -> None:
    assert not locked(LOCKS["main"]).keys() & locked(LOCKS[extra]).keys()


def test_the_lock_is_what_is_installed() -> None:
    wanted = versions(LOCKS["main"])
    assert {name: metadata.version(name) for name in wanted} == wanted


def test_the_lock_lacks_nothing_but_what_is_left_out() -> None:
    packages = versions(LOCKS["main"])
    for name in packages:
        needs = [Requirement(line) for line in metadata.requires(name) or ()]
        here = [need for need in needs if need.marker is None or need.marker.evaluate({"extra": ""})]
        missing = {canonicalize_name(need.name) for need in here} - packages.keys()
        assert missing == LEFT_OUT.get(name, set()), name
        for need in here:
            if need.name in packages:
                assert need.specifier.contains(packages[need.name]), f"{name} asks for {need}"


def test_kivymd_is_here_without_cairo() -> None:
    installed = {canonicalize_name(found.name) for found in metadata.distributions()}
    assert "kivymd" in installed
    assert not installed & {"pycairo", "cairocffi", "materialshapes"}


@pytest.mark.parametrize("path", SET_UP_FILES, ids=lambda path: path.name)
def test_no_file_names_a_registry_or_a_place_on_a_machine(path: Path) -> None:
    text = path.read_text()
    assert not re.search(r"://|--index-url|--extra-index-url|--find-links|\b[\w-]+\.(?:org|com|net|io|dev)\b", text)
    places = re.findall(r"(?<![\w.$)}*\"-])(?:/[\w.-]+)+/?", text)
    common = re.compile(r"/(?:bin/sh|usr/bin/env|dev/null|dev/urandom|\.venv\*/|\.\w+/|bin/|\.coverage)")
    assert [place for place in places if not common.fullmatch(place)] == []


def test_phones_get_the_same_versions_as_the_desktop() -> None:
    desktop = versions(LOCKS["main"])
    assert {"kivy", "kivymd", "msgspec"} <= desktop.keys()
    phone = phone_pins(ROOT / "buildozer.spec")
    shared = phone.keys() & desktop.keys()
    assert {name: phone[name] for name in shared} == {name: desktop[name] for name in shared}


def test_the_pins_of_a_phone_are_read(tmp_path: Path) -> None:
    spec = tmp_path / "buildozer.spec"
    spec.write_text("[app]\nrequirements = python3==3.13.9, Kivy==2.3.1,pillow,\n    material_you==3.0.4\n")
    assert phone_pins(spec) == {"python3": "3.13.9", "kivy": "2.3.1", "material-you": "3.0.4"}
