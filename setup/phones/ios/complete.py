"""Puts into the Xcode project that buildozer made what its settings have no word for: which service is looked for
near by, the links that lead in, and what is said about privacy. Written, and not yet run on a Mac.

    python setup/phones/ios/complete.py FOLDER      where buildozer builds; by a Python that has kivy-ios
    python setup/phones/ios/complete.py IPA         is all of that in the package?
"""

from __future__ import annotations

import plistlib
import shutil
import sys
import zipfile
from pathlib import Path
from typing import Any

PRIVACY = Path(__file__).with_name("PrivacyInfo.xcprivacy")
# By Apple's names.
SAID: dict[str, Any] = {
    "NSBonjourServices": ["_pichenette._tcp"],
    "CFBundleURLTypes": [{"CFBundleURLName": "org.pichenette", "CFBundleURLSchemes": ["pichenette"]}],
    "UIRequiresFullScreen": False,
}


def complete(folder: Path) -> str:
    """The project's settings and resources, as often as one likes."""
    plist = next(folder.rglob("pichenette-Info.plist"), None)
    if plist is None:
        sys.exit(f"There is no project in {folder}.")
    plist.write_bytes(plistlib.dumps(plistlib.loads(plist.read_bytes()) | SAID))
    shutil.copy(PRIVACY, plist.parent)
    from pbxproj import XcodeProject  # kivy-ios brings it

    project = XcodeProject.load(str(plist.parent / "pichenette.xcodeproj" / "project.pbxproj"))
    project.add_file(PRIVACY.name, force=False)  # among the resources, if it is not there yet
    project.save()
    return f"{plist.parent} is completed"


def held(package: Path) -> str:
    """What a package lacks is told, and stops it."""
    with zipfile.ZipFile(package) as ipa:
        files = {name.partition(".app/")[2]: name for name in ipa.namelist()}
        told = plistlib.loads(ipa.read(files["Info.plist"]))
    lacking = [name for name, right in SAID.items() if told.get(name) != right]
    lacking += [] if PRIVACY.name in files else [PRIVACY.name]
    if lacking:
        sys.exit(f"{package.name} lacks {', '.join(lacking)}")
    return f"{package.name} has all that is asked"


def main() -> None:
    place = Path(sys.argv[1])
    print(complete(place) if place.is_dir() else held(place))


if __name__ == "__main__":
    main()
