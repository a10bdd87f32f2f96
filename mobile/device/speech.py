"""Who says a sentence aloud: Android's TextToSpeech, or the program that a desktop has for it; elsewhere nobody.

Not by plyer: on Android it makes a voice anew for each sentence, in American, and sleeps until that is there; on an
iPhone it knows no other language and cannot stop; on a desktop it waits until all is said. Not yet heard on a phone.
"""

from __future__ import annotations

import logging
import shutil
import subprocess
from functools import cache
from queue import SimpleQueue
from threading import Thread
from typing import Protocol

from kivy.clock import Clock, ClockEvent
from kivy.utils import platform

log = logging.getLogger(__name__)

TRIES, PAUSE = 50, 0.2  # Android's voice takes a moment to come: so often it is tried, seconds apart
VOLUME = "volume"  # Android's name for how loud
# Programs, the best first: what stands before the sentence (the language, and how loud in their own measure), and what
# silences more than a kill.
PROGRAMS = {
    "spd-say": (("--wait", "--language", "{language}", "--volume", "{signed:+.0f}", "--"), ("--stop",)),
    "espeak-ng": (("-v", "{language}", "-a", "{percent:.0f}", "--"), ()),
    "espeak": (("-v", "{language}", "-a", "{percent:.0f}", "--"), ()),
}
MAC = {"say": (("--", "[[volm {volume:.2f}]]"), ())}  # speaks the language of the system


class Voice(Protocol):
    """Says one sentence after the other, beside all else."""

    there: bool  # can anything be said?

    def say(self, text: str, language: str, volume: float) -> None:
        """So loud, up to 1."""

    def stop(self) -> None: ...


class Nobody:
    """Where there is no voice."""

    there = False

    def say(self, text: str, language: str, volume: float) -> None:
        pass

    def stop(self) -> None:
        pass


class AndroidVoice:
    """By android.speech.tts.TextToSpeech, which is called when there is something to be said."""

    def __init__(self) -> None:
        from jnius import autoclass

        self.there = True
        self._speeches = autoclass("android.speech.tts.TextToSpeech")
        self._engine = self._speeches(autoclass("org.kivy.android.PythonActivity").mActivity, None)
        self._waiting: list[tuple[str, str, float]] = []
        self._tried = 0
        self._again: ClockEvent | None = None

    def say(self, text: str, language: str, volume: float) -> None:
        if self.there:
            self._waiting.append((text, language, volume))
            if self._again is None:
                self._go()

    def stop(self) -> None:
        self._waiting.clear()
        self._engine.stop()

    def _go(self, *_: object) -> None:
        self._again = None
        while self._waiting:
            if not self._said(*self._waiting[0]):
                self._tried += 1
                if self._tried < TRIES:
                    self._again = Clock.schedule_once(self._go, PAUSE)
                else:
                    log.warning("there is no voice after all")
                    self.there = False
                    self._waiting.clear()
                return
            self._tried = 0
            self._waiting.pop(0)

    def _said(self, text: str, language: str, volume: float) -> bool:
        from jnius import autoclass, cast

        given = autoclass("android.os.Bundle")()
        given.putFloat(VOLUME, volume)
        self._engine.setLanguage(autoclass("java.util.Locale").forLanguageTag(language))
        words = cast("java.lang.CharSequence", autoclass("java.lang.String")(text))
        return bool(self._engine.speak(words, self._speeches.QUEUE_ADD, given, text) == self._speeches.SUCCESS)


class ProgramVoice:
    """By a program, which runs anew for each sentence; a thread waits for its end."""

    def __init__(self, program: str, before: tuple[str, ...], silencing: tuple[str, ...] = ()) -> None:
        self.there = True
        self._program, self._before, self._silencing = program, before, silencing
        self._waiting: SimpleQueue[tuple[int, str, list[str]]] = SimpleQueue()
        self._stops = 0  # how often it was stopped: what was to be said before that is not said any more
        self._speaking: subprocess.Popen[bytes] | None = None
        self._thread: Thread | None = None

    def say(self, text: str, language: str, volume: float) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._work, daemon=True)
            self._thread.start()
        measures = {"language": language, "volume": volume, "percent": 100 * volume, "signed": 200 * volume - 100}
        self._waiting.put((self._stops, text, [part.format(**measures) for part in self._before]))

    def stop(self) -> None:
        self._stops += 1
        if self._speaking is not None:
            self._speaking.terminate()

    def _work(self) -> None:
        while self.there:
            stops, text, before = self._waiting.get()
            if stops == self._stops:
                try:
                    self._speak(stops, [*before, text])
                except OSError as broken:
                    log.warning("%s says nothing: %s", self._program, broken)
                    self.there = False

    def _speak(self, stops: int, given: list[str]) -> None:
        self._speaking = self._run(given)
        if stops != self._stops:  # meanwhile
            self._speaking.terminate()
        self._speaking.wait()
        self._speaking = None
        if stops != self._stops and self._silencing:
            self._run(list(self._silencing)).wait()

    def _run(self, given: list[str]) -> subprocess.Popen[bytes]:
        null = subprocess.DEVNULL
        return subprocess.Popen([self._program, *given], stdin=null, stdout=null, stderr=null)


@cache
def voice() -> Voice:
    """The voice of this device."""
    if platform == "android":
        try:
            return AndroidVoice()
        except Exception as broken:  # whatever Java throws
            log.warning("no voice: %s", broken)
            return Nobody()
    programs = MAC if platform == "macosx" else PROGRAMS if platform == "linux" else {}
    for name, (before, silencing) in programs.items():
        found = shutil.which(name)
        if found is not None:
            return ProgramVoice(found, before, silencing)
    return Nobody()
