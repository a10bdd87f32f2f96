"""What a person chose and the app remembers: settings, names, the last table of each game. One small file."""

from __future__ import annotations

import contextlib
import logging
from pathlib import Path
from typing import Any

import msgspec

from core.log import Seated
from core.timer import Limit
from mobile.look.palettes import PALETTES, USUAL

log = logging.getLogger(__name__)

TEXT_SIZES = (1.0, 1.3, 1.6, 2.0)
FOLLOWED = ("always", "mine", "never")  # of others' turns
CONTRASTS = ("device", "usual", "strong")  # the first: as the device has it
COLOURS = tuple(PALETTES)
SPEEDS = (0.5, 1.0, 2.0, 0.0)  # of animations; 0: none

VOLUMES = tuple(range(0, 101, 10))  # per cent
TOUCHES = {"off": 0.0, "light": 0.5, "full": 1.0}  # how strongly the motor runs

ASKED = -1  # it was asked


class Table(msgspec.Struct, frozen=True):
    """How a table was last set up."""

    seats: tuple[Seated, ...]
    options: dict[str, str] = {}
    first: int | None = None
    hints: bool = True  # may one ask a bot for a hint?
    limit: Limit | None = None  # the time for a choice


class Settings(msgspec.Struct, forbid_unknown_fields=False):
    """Every setting with its default. An empty language is the device's.

    Large because all that the app remembers lies side by side in one small file.
    """

    language: str = ""
    text_size: float = 1.0
    contrast: str = CONTRASTS[0]
    colours: str = USUAL
    sounds: int = VOLUMES[-1]  # how loud they are
    voice: int = 0  # and how loud it is said what happens and what is asked
    muted: bool = False  # neither of them is heard for now
    touch: str = "full"
    phone_mutes: bool = True  # is nothing heard while the phone is silent?
    reduced_motion: bool = False
    speed: float = 1.0
    confirm: bool = True  # a dropped piece waits for "place"
    placed: int = 0  # pieces placed by "place", until it was asked whether letting go is enough
    left_hand: bool = False
    page_buttons: bool = False  # lists have buttons to turn them, so that nobody has to swipe
    always_cover: bool = False  # at each hand-over, also where nothing secret is seen
    bots_talk: bool = True  # a few words, now and then
    pull: bool = False  # a flick is pulled back like a bow, instead of a swipe
    follow: str = FOLLOWED[0]  # which of others' turns are shown where they happen
    tables: dict[str, Table] = {}
    wishes: dict[str, dict[str, bool]] = {}  # by game: how its boards are wanted, by what it is about
    names: dict[int, str] = {}  # by mark: what somebody typed last
    name: str = ""  # of the person whose device it is, at tables of several
    remote: bool = False  # was the last table for several devices?
    lessons: dict[str, list[str]] = {}  # by game: those that were played; nothing yet: they were offered
    practice: dict[str, dict[str, int]] = {}  # by game and exercise: the stars that were earned
    port: int = 0  # where guests found it last; 0: any

    @property
    def heard(self) -> float:
        """How loud the sounds are, up to 1; 0 where there are none."""
        return 0.0 if self.muted else self.sounds / VOLUMES[-1]

    @property
    def said(self) -> float:
        """And the voice."""
        return 0.0 if self.muted else self.voice / VOLUMES[-1]


class Older(msgspec.Struct):
    """What was kept before there were volumes: whether there was any sound, vibration, speech."""

    sound: bool = True
    vibration: bool = True
    speech: bool = False

    def carry(self, to: Settings) -> None:
        """What was chosen holds on."""
        if not self.sound:
            to.sounds = VOLUMES[0]
        if not self.vibration:
            to.touch = "off"
        if self.speech:
            to.voice = VOLUMES[-1]


CHOICES = {
    "text_size": TEXT_SIZES,
    "speed": SPEEDS,
    "follow": FOLLOWED,
    "contrast": CONTRASTS,
    "colours": COLOURS,
    "touch": tuple(TOUCHES),
    "sounds": VOLUMES,
    "voice": VOLUMES,
}


class Store:
    """Reads and writes the settings' file. A broken file is put aside; for what is wrong in it defaults take over."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.broken = False
        self.settings = self._read()
        if self.broken and not self.path.exists():
            self.change()

    def _read(self) -> Settings:
        kept = b""
        try:
            kept = self.path.read_bytes()
            read, older = msgspec.json.decode(kept, type=Settings), msgspec.json.decode(kept, type=Older)
            strange = [f"{name} {getattr(read, name)}" for name in CHOICES if not _offered(name, getattr(read, name))]
            if strange:
                raise ValueError(", ".join(strange))
            older.carry(read)
            return read
        except FileNotFoundError:
            return Settings()
        except (OSError, ValueError, RecursionError) as bad:
            log.warning("the settings cannot be read: %s", bad)
            self.broken = True
            with contextlib.suppress(OSError):
                self.path.replace(self.path.with_suffix(".broken"))
            return _saved(kept)

    def change(self, **changes: Any) -> None:
        """Change settings and keep them. A full disk loses the memory of it, not the choice."""
        for name, value in changes.items():
            setattr(self.settings, name, value)
        new = self.path.with_suffix(".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            new.write_bytes(msgspec.json.format(msgspec.json.encode(self.settings)))
            new.replace(self.path)
        except OSError as full:
            log.warning("the settings cannot be kept: %s", full)


def _offered(name: str, value: object) -> bool:
    """Is it among what may be chosen there?"""
    return name not in CHOICES or value in CHOICES[name]


def _saved(kept: bytes) -> Settings:
    """What can be read of a file in which something is wrong: each setting stands for itself."""
    saved = Settings()
    try:
        parts = msgspec.json.decode(kept, type=dict[str, msgspec.Raw])
    except (ValueError, RecursionError):
        return saved
    for field in msgspec.structs.fields(Settings):
        with contextlib.suppress(ValueError, RecursionError):
            value = msgspec.json.decode(parts.get(field.encode_name, b""), type=field.type)
            if _offered(field.name, value):
                setattr(saved, field.name, value)
    with contextlib.suppress(ValueError, RecursionError):
        msgspec.json.decode(kept, type=Older).carry(saved)
    return saved
