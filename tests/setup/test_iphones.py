"""What the system and a store ask of an iPhone's package is put into the project, and looked for in the package."""

import plistlib
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COMPLETE = ROOT / "setup" / "phones" / "ios" / "complete.py"
KIVYS = {"CFBundleIdentifier": "org.pichenette.pichenette", "CFBundleURLTypes": [], "UIStatusBarHidden": True}
# In place of what kivy-ios brings: a project that is a list of its resources.
PBXPROJ = """
from pathlib import Path

class XcodeProject:
    @classmethod
    def load(cls, path):
        found = cls()
        found.path = Path(path)
        return found

    def add_file(self, name, force):
        kept = self.path.read_text()
        if name not in kept:
            self.kept = kept + name

    def save(self):
        self.path.write_text(getattr(self, "kept", self.path.read_text()))
"""

pytestmark = pytest.mark.once


def run(place: Path, home: Path) -> subprocess.CompletedProcess[str]:
    (home / "pbxproj.py").write_text(PBXPROJ)
    surroundings = {"PYTHONPATH": str(home)}
    return subprocess.run(
        [sys.executable, COMPLETE, place], env=surroundings, capture_output=True, text=True, check=False
    )


def project(home: Path) -> Path:
    """As buildozer lays it out."""
    folder = home / "buildozer" / "ios" / "platform" / "kivy-ios" / "pichenette-ios"
    (folder / "pichenette.xcodeproj").mkdir(parents=True)
    (folder / "pichenette-Info.plist").write_bytes(plistlib.dumps(KIVYS))
    (folder / "pichenette.xcodeproj" / "project.pbxproj").write_text("main.m ")
    return folder


def packed(folder: Path, home: Path) -> Path:
    """What Xcode would make of it: its settings become binary, its resources lie beside them."""
    package = home / "pichenette.ipa"
    settings = plistlib.loads((folder / "pichenette-Info.plist").read_bytes())
    with zipfile.ZipFile(package, "w") as ipa:
        ipa.writestr("Payload/pichenette.app/Info.plist", plistlib.dumps(settings, fmt=plistlib.FMT_BINARY))
        for name in (folder / "pichenette.xcodeproj" / "project.pbxproj").read_text().split():
            ipa.writestr(f"Payload/pichenette.app/{name}", "")
    return package


def test_a_project_is_completed_and_keeps_the_rest(tmp_path):
    folder = project(tmp_path)
    for _ in range(2):  # a second time changes nothing
        assert run(tmp_path / "buildozer", tmp_path).returncode == 0
        told = plistlib.loads((folder / "pichenette-Info.plist").read_bytes())
        assert told["NSBonjourServices"] == ["_pichenette._tcp"]
        assert told["CFBundleURLTypes"][0]["CFBundleURLSchemes"] == ["pichenette"]
        assert told["UIStatusBarHidden"]
        assert (folder / "pichenette.xcodeproj" / "project.pbxproj").read_text() == "main.m PrivacyInfo.xcprivacy"
        assert (folder / "PrivacyInfo.xcprivacy").exists()


def test_a_package_of_it_is_let_through(tmp_path):
    folder = project(tmp_path)
    run(tmp_path / "buildozer", tmp_path)
    assert run(packed(folder, tmp_path), tmp_path).returncode == 0


def test_a_package_made_before_that_is_stopped_by_what_it_lacks(tmp_path):
    answer = run(packed(project(tmp_path), tmp_path), tmp_path)
    assert answer.returncode == 1
    for name in ("NSBonjourServices", "CFBundleURLTypes", "PrivacyInfo.xcprivacy"):
        assert name in answer.stderr


def test_without_a_project_it_says_so(tmp_path):
    answer = run(tmp_path, tmp_path)
    assert answer.returncode == 1
    assert "There is no project" in answer.stderr
