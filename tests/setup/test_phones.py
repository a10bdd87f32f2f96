"""What a package for phones is looked at with, once there is one."""

import io
import shutil
import struct
import subprocess
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "setup" / "phones" / "pages.sh"

pytestmark = [
    pytest.mark.once,
    pytest.mark.skipif(not shutil.which("readelf"), reason="readelf comes with a compiler, and none is asked for"),
]


def library(align: int) -> bytes:
    """The beginning of a library for a phone's processor, with one segment that is aligned so."""
    head = b"\x7fELF" + bytes([2, 1, 1]) + bytes(9)
    head += struct.pack("<HHIQQQIHHHHHH", 3, 0xB7, 1, 0, 64, 0, 0, 64, 56, 1, 64, 0, 0)
    return head + struct.pack("<IIQQQQQQ", 1, 5, 0, 0, 0, 120, 120, align)


def bundle(*files: tuple[str, bytes]) -> bytes:
    """Python's own modules, as python-for-android packs them."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as into:
        for name, data in files:
            info = tarfile.TarInfo(f"_python_bundle/{name}")
            info.size = len(data)
            into.addfile(info, io.BytesIO(data))
    return packed.getvalue()


def judged(folder: Path, *files: tuple[str, bytes]) -> subprocess.CompletedProcess[str]:
    package = folder / "app.apk"
    with zipfile.ZipFile(package, "w") as into:
        for name, data in files:
            into.writestr(name, data)
    return subprocess.run(["sh", PAGES, package], capture_output=True, text=True, check=False)


def test_libraries_for_large_pages_are_let_through(tmp_path):
    told = judged(
        tmp_path,
        ("lib/arm64-v8a/libmain.so", library(0x4000)),
        ("lib/x86_64/libmain.so", library(0x10000)),
        ("lib/arm64-v8a/libpybundle.so", bundle(("modules/_ssl.so", library(0x4000)), ("stdlib.zip", b"no library"))),
    )
    assert (told.returncode, told.stdout) == (0, "3 libraries are laid out for pages of 16 KB\n")


def test_one_for_small_pages_stops_it_by_name(tmp_path):
    told = judged(tmp_path, ("lib/a/libgood.so", library(0x4000)), ("lib/a/libold.so", library(0x1000)))
    assert told.returncode == 1
    assert "libold.so" in told.stderr
    assert "4096" in told.stderr


def test_one_of_pythons_own_modules_stops_it_too(tmp_path):
    for_small = ("site-packages/_cffi_backend.so", library(0x1000))
    told = judged(
        tmp_path,
        ("lib/arm64-v8a/libmain.so", library(0x4000)),
        ("lib/arm64-v8a/libpybundle.so", bundle(("modules/_ssl.so", library(0x4000)))),
        ("lib/x86_64/libpybundle.so", bundle(("modules/_ssl.so", library(0x4000)), for_small)),
    )
    assert told.returncode == 1
    assert "_cffi_backend.so of app.apk is laid out for pages of 4096 bytes" in told.stderr


def test_what_is_called_a_library_and_is_none_stops_it(tmp_path):
    good = ("lib/a/libgood.so", library(0x4000))
    assert judged(tmp_path, good, ("lib/a/libpybundle.so", b"neither")).returncode != 0
    assert judged(tmp_path, good, ("lib/a/libother.so", b"neither")).returncode != 0


def test_a_package_without_libraries_is_none(tmp_path):
    assert judged(tmp_path, ("assets/a.txt", b"")).returncode != 0
