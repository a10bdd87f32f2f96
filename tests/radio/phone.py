"""Phones in the air: each a process with a Java machine of its own, the shipped mobile/device/bluetooth.py over Java
stand-ins for Android.

    air = Air(folder, compiled(folder_for_classes))
    with start_phone(air, "bt:AA:AA:AA:AA:AA:01", {"lag": "100"}) as phone:
        phone.call("tests.radio.deeds:greet", 3)

A deed is any function that can be imported: it runs on the phone's main thread, and what it takes and gives is JSON.
`start` and `answer` are the two halves of `call`, for phones that do something at the same time. Within a deed,
`until` waits for something while the phone's clock ticks, and `set_fault` changes a fault.

Faults are words and their values, both text:

    absent, off, forbids,   "true": no adapter; switched off; Android refuses to say;
    deaf                    scans do not begin
    denied, grants          permissions without "android.permission.", with commas: not given; given when asked
    ringer                  0 silent, 1 only felt, 2 loud (unless told)
    motor                   "plain": it knows no strength; "none": there is none
    sdk, target             the version of Android, 34 unless told; which the app is made for, 36 unless told
    files                   the folder that other apps' files are in, for Android
    picked                  the file that the person chooses, as content://…/NAME; nothing when it is not told
    no_apps                 "true": nobody takes a file or a text, nobody lets one choose
    bonded                  addresses without "bt:", with commas: the paired devices
    search, slow            milliseconds: how long a scan takes; how long connecting takes
    piece, stall, dies,     how a socket behaves: see java/android/bluetooth/BluetoothSocket.java
    blocks, lag
"""

from __future__ import annotations

import importlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PATIENCE = 60.0  # seconds for a deed, on a busy computer


class Air(NamedTuple):
    """What phones have in common: a folder where they find each other, and the compiled stand-ins."""

    folder: Path
    classes: Path

    def place(self, address: str, *, name: str = "", kind: str = "", visible: bool = True) -> None:
        """Let the others see a device, whether or not it is one of the phones started here."""
        facts = self.folder / address.removeprefix("bt:").replace(":", "-")
        facts.mkdir(parents=True, exist_ok=True)
        told = {"name": name, "kind": kind, "visible": "yes" if visible else ""}
        for fact, text in told.items():
            if text:
                (facts / fact).write_text(text)


def compiled(folder: Path) -> Path:
    """Compile the stand-ins into a folder, and what the app itself has in Java."""
    sources = sorted(
        map(str, [*(HERE / "java").rglob("*.java"), *(ROOT / "mobile" / "device" / "java").rglob("*.java")])
    )
    subprocess.run(["javac", "-nowarn", "-d", str(folder), *sources], check=True)
    return folder


class Phone:
    """The test's end of a phone."""

    def __init__(self, air: Air, address: str, faults: Mapping[str, str]) -> None:
        self.address = address
        self._said = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the phone
        self._home = tempfile.mkdtemp(prefix="phone")
        mac = address.removeprefix("bt:")
        told = {"address": mac, "air": str(air.folder), **faults}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.radio.phone", str(air.classes), json.dumps(told)],
            cwd=ROOT,
            env=_environment(self._home),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._said,
            text=True,
        )

    def start(self, action: str, *given: Any) -> None:
        """Have the phone do something: "module:function" and what it takes."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps([action, given]) + "\n")
        self._process.stdin.flush()

    def answer(self) -> Any:
        """What the deed that was started first gave. Waits for it."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            self._process.wait(PATIENCE)
            raise AssertionError(f"{self.address} has died:\n{self.said()}")
        answer = json.loads(line)
        if "failed" in answer:
            raise AssertionError(f"{self.address}: {answer['failed']}\n{self.said()}")
        return answer["gave"]

    def call(self, action: str, *given: Any) -> Any:
        self.start(action, *given)
        return self.answer()

    def said(self) -> str:
        """What the phone wrote into its log."""
        self._said.seek(0)
        return self._said.read().decode(errors="replace")

    def kill(self) -> None:
        """The battery is empty."""
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            pipe.close()
        try:
            self._process.wait(2.0)
        except subprocess.TimeoutExpired:
            self.kill()
        self._said.close()
        shutil.rmtree(self._home, ignore_errors=True)

    def __enter__(self) -> Phone:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def start_phone(air: Air, address: str, faults: Mapping[str, str] | None = None, name: str = "") -> Phone:
    """A phone that the others can see. It is ready as soon as it answers a deed."""
    air.place(address, name=name or f"Phone {address[-2:]}")
    return Phone(air, address, faults or {})


def _environment(home: str) -> dict[str, str]:
    """As python-for-android sets it, so that Kivy and pyjnius take the phone for one."""
    here = {
        "PYTHONPATH": os.pathsep.join([str(HERE / "python"), *filter(None, [os.environ.get("PYTHONPATH")])]),
        "ANDROID_ARGUMENT": home,
        "P4A_BOOTSTRAP": "sdl2",
        "KIVY_HOME": home,
        "KIVY_NO_ARGS": "1",
        "KIVY_NO_FILELOG": "1",
        "KIVY_LOG_MODE": "KIVY",  # so that `said` tells what our own code logs
    }
    return os.environ | here


# Within a phone.


def until(happened: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """Let time pass until something happens, and give it."""
    from kivy.clock import Clock

    end = time.monotonic() + seconds
    while not (what := happened()):
        if time.monotonic() > end:
            raise TimeoutError(f"nothing happened in {seconds} s")
        Clock.tick()
        time.sleep(0.001)
    return what


def set_fault(fault: str, value: str) -> None:
    from jnius import autoclass

    autoclass("java.lang.System").setProperty(f"phone.{fault}", value)


def _be_a_phone() -> None:
    classes, told = sys.argv[1], json.loads(sys.argv[2])
    # Answers go out where only they do: whatever else prints goes with the log.
    with os.fdopen(os.dup(1), "w") as answers:
        os.dup2(2, 1)
        import jnius_config

        jnius_config.set_classpath(classes)
        jnius_config.add_options("-Xrs", "-Xmx64m", *(f"-Dphone.{word}={value}" for word, value in told.items()))
        for line in sys.stdin:
            action, given = json.loads(line)
            module, function = action.split(":")
            try:
                answer = {"gave": getattr(importlib.import_module(module), function)(*given)}
            except Exception as failed:
                answer = {"failed": f"{type(failed).__name__}: {failed}"}
            print(json.dumps(answer), file=answers, flush=True)
    os._exit(0)  # threads of Java may still wait for what never comes


if __name__ == "__main__":
    _be_a_phone()
