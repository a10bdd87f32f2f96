"""How large a package is, for the one processor that a phone has."""

import subprocess
import zipfile
from pathlib import Path

import pytest

SIZE = Path(__file__).parents[2] / "setup" / "phones" / "size.sh"
HALF = bytes(25_000_000)

pytestmark = pytest.mark.once


def judged(folder: Path, *files: tuple[str, bytes], packing: int = zipfile.ZIP_STORED):
    package = folder / "app-debug.apk"
    with zipfile.ZipFile(package, "w", packing) as into:
        for name, data in files:
            into.writestr(name, data)
    return subprocess.run(["sh", SIZE, package], capture_output=True, text=True, check=False)


def test_libraries_of_emulators_do_not_count(tmp_path):
    told = judged(tmp_path, ("lib/arm64-v8a/libmain.so", HALF), ("lib/x86_64/libmain.so", HALF))
    assert (told.returncode, told.stdout) == (0, "app-debug.apk takes 25000 kB for a phone's processor\n")


def test_all_else_does_and_too_much_stops_it(tmp_path):
    told = judged(tmp_path, ("lib/arm64-v8a/libmain.so", HALF), ("assets/private.tar", HALF))
    assert told.returncode == 1
    assert "That is more than 40000 kB." in told.stderr


def test_it_counts_what_is_packed_as_it_is_packed(tmp_path):
    files = (("lib/arm64-v8a/libmain.so", HALF), ("assets/private.tar", HALF))
    assert judged(tmp_path, *files, packing=zipfile.ZIP_DEFLATED).returncode == 0


def test_a_package_with_nothing_in_it_is_none(tmp_path):
    assert judged(tmp_path).returncode != 0
