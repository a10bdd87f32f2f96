"""Files that go to others and come from them. What is for Android is not yet tried on a device.

Elsewhere there is a folder for both, which is told in a sentence.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kivy.clock import Clock
from kivy.utils import platform

log = logging.getLogger(__name__)

KIND = "application/octet-stream"
ASKED = 4711  # the number under which Android answers
CHUNK = 65536


def picks() -> bool:
    """Does the system let one choose a file?"""
    return platform == "android"


def hand_out(folder: Path, name: str, data: bytes, title: str) -> Path | None:
    """Give a file to another app; else it lies in the folder, and that is answered. Raises OSError."""
    if platform == "android":
        try:
            _send(name, data, title)
            return None
        except Exception as refused:  # whatever Java throws
            log.warning("no other app takes the file: %s", refused)
    folder.mkdir(parents=True, exist_ok=True)
    path, k = folder / name, 1
    while path.exists():
        k += 1
        path = folder / f"{Path(name).stem}~{k}{Path(name).suffix}"
    path.write_bytes(data)
    return path


def lying(folder: Path, suffix: str, most: int) -> list[Path]:
    """The files in the folder, the newest first."""
    try:
        found = [path for path in folder.iterdir() if path.suffix == suffix and path.is_file()]
        return sorted(found, key=lambda path: -path.stat().st_mtime)[:most]
    except OSError:
        return []


def read(path: Path, most: int) -> bytes:
    """What is in a file, but no more than so many bytes and one. Raises OSError."""
    with path.open("rb") as file:
        return file.read(most + 1)


def pick(heard: Callable[[bytes], None], failed: Callable[[], None], most: int) -> None:
    """Let the system ask for a file; `heard` is told what is in it, `failed` that it cannot be read."""
    from android import activity
    from jnius import autoclass

    intents = autoclass("android.content.Intent")

    def answered(asked: int, result: int, intent: Any) -> None:
        """On Android's own thread, while all are told who wait: whatever is thrown there ends the app."""
        if asked == ASKED:
            place = intent.getData() if result == -1 and intent is not None else None
            Clock.schedule_once(lambda _: chosen(place))

    def chosen(place: Any) -> None:
        activity.unbind(on_activity_result=answered)
        if place is None:
            return
        try:
            data = _contents(place, most)
        except Exception as refused:  # whatever Java throws
            log.warning("a file cannot be read: %s", refused)
            failed()
        else:
            heard(data)

    activity.bind(on_activity_result=answered)
    intent = intents(intents.ACTION_OPEN_DOCUMENT)
    intent.addCategory(intents.CATEGORY_OPENABLE)
    intent.setType("*/*")
    try:
        autoclass("org.kivy.android.PythonActivity").mActivity.startActivityForResult(intent, ASKED)
    except Exception:  # nobody will answer
        activity.unbind(on_activity_result=answered)
        raise


def _contents(place: Any, most: int) -> bytes:
    from jnius import autoclass

    resolver = autoclass("org.kivy.android.PythonActivity").mActivity.getContentResolver()
    stream, data = resolver.openInputStream(place), bytearray()
    try:
        while len(data) <= most:
            chunk = bytearray(CHUNK)
            n = stream.read(chunk)
            if n < 0:
                break
            data += chunk[:n]
    finally:
        stream.close()
    return bytes(data)


def _send(name: str, data: bytes, title: str) -> None:
    """Among the device's downloads, from where Android lets another app read it."""
    from jnius import autoclass, cast

    intents, words = autoclass("android.content.Intent"), autoclass("java.lang.String")
    own = autoclass("org.kivy.android.PythonActivity").mActivity
    values = autoclass("android.content.ContentValues")()
    values.put("_display_name", name)
    values.put("mime_type", KIND)
    resolver = own.getContentResolver()
    place = resolver.insert(autoclass("android.provider.MediaStore$Downloads").EXTERNAL_CONTENT_URI, values)
    stream = resolver.openOutputStream(place)
    try:
        stream.write(data)
    finally:
        stream.close()
    intent = intents(intents.ACTION_SEND)
    intent.setType(KIND)
    intent.putExtra(intents.EXTRA_STREAM, cast("android.os.Parcelable", place))
    intent.addFlags(intents.FLAG_GRANT_READ_URI_PERMISSION)
    own.startActivity(intents.createChooser(intent, cast("java.lang.CharSequence", words(title))))
