"""What is heard and felt by its name: loaded when first heard, silent where that cannot be or is not wanted.

At most so many sounds at once; the same one is not heard twice in one moment, and softer when it soon comes again.
"""

from __future__ import annotations

import logging
from functools import cache
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from kivy.clock import Clock, ClockEvent

from mobile.device import motor, ringer
from mobile.device.ringer import Ringer
from mobile.device.sounds import AT_ONCE, Player, player
from mobile.look.cues import CUES, TICK, Cue, files
from mobile.look.theme import ASSETS

log = logging.getLogger(__name__)

MOMENT = 0.04  # seconds: the same thing within them is heard once
SOON, SOFTER, SOFTEST = 0.6, 0.8, 0.5  # what comes again within these seconds is so many times as loud, but no softer
FELT = 0.3  # of the hardest: softer knocks are not felt
SAMPLE, SAMPLE_FELT = "stack", "rim"  # for who chooses how loud and how strong
HEADER, SECOND = 44, 88_200  # bytes of a file before its sound, and of a second
PIECE = 6  # sounds loaded in a frame


class _Playing(NamedTuple):
    """What is heard now."""

    until: float
    gain: float


class Chosen(NamedTuple):
    """What a person likes."""

    volume: float = 1.0  # up to 1
    touch: float = 1.0
    follows: bool = True  # is it silent when the phone is?


_chosen = Chosen()
_ringer = Ringer.LOUD  # as the phone was when it was last asked
_playing: list[_Playing] = []
_last: dict[str, tuple[float, float]] = {}  # of each name: when it was last heard, and how much softer than it is
_preparing: list[ClockEvent] = []  # what loads, if any
_turns: dict[str, int] = {}  # of what has several files: how often it was heard


def choose(chosen: Chosen) -> None:
    """As chosen in the settings."""
    global _chosen
    _chosen = chosen


def try_volume(volume: float) -> None:
    """Hear how loud that would be. It holds until it is chosen, or something else is."""
    global _chosen
    _chosen = _chosen._replace(volume=volume)
    play(SAMPLE)


def try_touch(touch: float) -> None:
    """And feel how strong."""
    global _chosen
    _chosen = _chosen._replace(touch=touch)
    _feel(CUES[SAMPLE_FELT].buzz, 1.0)


def feels() -> bool:
    """Is there anything that trembles?"""
    return motor.motor().there


def ask_phone() -> None:
    """How the phone shall ring now. It takes a moment: asked as the app comes, and for each match."""
    global _ringer
    _ringer = ringer.ringer()


def silenced() -> bool:
    """Is nothing heard because the phone is silent?"""
    return _chosen.follows and _ringer is not Ringer.LOUD


def play(name: str, hard: float | None = None) -> None:
    """What something sounds and feels like; of a knock how hard it is, up to 1."""
    cue = CUES.get(name)
    if cue is None:
        log.warning("nothing sounds like %s", name)
        return
    buzz = cue.buzz
    if buzz and (hard is None or hard > FELT):
        _feel(buzz, 1.0 if hard is None else hard)
    if _chosen.volume > 0 and not silenced():
        _hear(name, cue, hard)


def tick() -> None:
    """A finger has been understood."""
    _feel(TICK, 1.0)


def prepare() -> None:
    """A match begins: ask the phone, and load all sounds, so that the first of each is heard in time; a few a frame."""
    ask_phone()
    waiting = iter([file for name in CUES for file in files(name)])

    def load(_: float) -> bool:
        some = list(islice(waiting, PIECE))
        for file in some:
            _loaded(file)
        return bool(some)

    _stop_loading()
    _preparing.append(Clock.schedule_interval(load, 0))


def _stop_loading() -> None:
    while _preparing:
        _preparing.pop().cancel()


def let_go() -> None:
    """No match is on: what is heard all the same is loaded again."""
    _stop_loading()
    if _loaded.cache_info().currsize and _player().let_go():
        _loaded.cache_clear()


def _hear(name: str, cue: Cue, hard: float | None) -> None:
    now = Clock.get_time()
    since, softer = _last.get(name, (-SOON, 1.0))
    passed = now - since
    if hard is None and 0 <= passed < MOMENT:
        return
    softer = max(SOFTEST, softer * SOFTER) if hard is None and 0 <= passed < SOON else 1.0
    gain = cue.gain * (softer if hard is None else hard)
    if not _room(now, gain):
        return
    turn = _turns.get(name, 0)
    options = files(name)
    file = options[turn % len(options)]
    path = _loaded(file)
    if path is None:
        return
    _turns[name], _last[name] = turn + 1, (now, softer)
    _playing.append(_Playing(now + lasts(file), gain))
    _player().play(path, gain * _chosen.volume**2, gain)  # an ear hears half as loud what has a quarter


def _room(now: float, gain: float) -> bool:
    """May one more be heard? It takes the place of the softest, if that is softer."""
    if len(_playing) >= AT_ONCE:
        _playing[:] = [one for one in _playing if now < one.until < now + 60]
    if len(_playing) < AT_ONCE:
        return True
    softest = min(_playing, key=lambda one: one.gain)
    if softest.gain >= gain:
        return False
    _playing.remove(softest)
    return True


def _feel(pulses: tuple[motor.Pulse, ...], hard: float) -> None:
    if _chosen.touch > 0 and not (_chosen.follows and _ringer is Ringer.STILL):
        motor.motor().run(pulses, _chosen.touch * hard)


@cache
def _player() -> Player:
    return player()


@cache
def _loaded(file: str) -> Path | None:
    path = _path(file)
    if not path.exists():
        log.warning("there is no sound %s", file)
        return None
    _player().load(path)
    return path


def _path(file: str) -> Path:
    return ASSETS / "sounds" / f"{file}.wav"


@cache
def lasts(file: str) -> float:
    """Seconds."""
    return (_path(file).stat().st_size - HEADER) / SECOND
