"""Finished matches that go to others as files, and come from them."""

from __future__ import annotations

import logging
import re
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from core.archive.parcel import MOST, SUFFIX, ParcelReason, Refuses, unwrapping, wrap
from core.game import Game
from core.log import NotKept
from core.match import Match
from core.past import PastTable
from mobile import games
from mobile.device import files
from mobile.hotseat import named
from mobile.look import theme
from mobile.screens.working import Working
from mobile.words import say

if TYPE_CHECKING:
    from core.archive import Archive
    from mobile.screens.base import Button, Screen
    from mobile.screens.navigator import Navigator

log = logging.getLogger(__name__)

LISTED = 8  # files of the folder that are offered
ROW = 30  # characters of a path in a line


def folder_of(app: Navigator) -> Path | None:
    """Where files lie that go out and come in; nowhere where nothing can be kept."""
    return app.archive.path.parent / "games" if app.archive is not None else None


def told(path: Path) -> str:
    """A path in lines that have room on a small phone."""
    most, rows = max(12, int(ROW / theme.text_scale())), [""]
    for part in re.findall(f"[^/]{{1,{most - 1}}}/?|/", str(path)):
        if rows[-1] and len(rows[-1] + part) > most:
            rows.append("")
        rows[-1] += part
    return "\n".join(rows)


def give(screen: Screen, past: PastTable) -> None:
    """The match as a file: to another app, or into the folder."""
    folder = folder_of(screen.app)
    if folder is None:
        screen.dialog(say("parcel.give"), say("store.none"), [(say("ok"), None)])
        return
    who = "-".join(who.name for who in named(past.setup.seats))
    name = re.sub(r"[^\w-]+", "_", f"{past.setup.game}-{who}")[:60] + SUFFIX
    try:
        path = files.hand_out(folder, name, wrap(past), say("parcel.give"))
    except OSError as error:
        log.warning("the file could not be written: %s", error)
        screen.dialog(say("parcel.give"), say("table.not_kept"), [(say("ok"), None)])
        return
    if path is not None:
        text = say("parcel.given", name=told(Path(path.name)), folder=told(path.parent))
        screen.dialog(say("parcel.give"), text, [(say("ok"), None)])


def take(screen: Screen) -> None:
    """A file is chosen: by the system, or of those in the folder."""
    folder = folder_of(screen.app)
    if folder is None:
        screen.dialog(say("parcel.take"), say("store.none"), [(say("ok"), None)])
    elif files.picks():
        files.pick(partial(take_in, screen), partial(_unreadable, screen), MOST)
    else:
        found = files.lying(folder, SUFFIX, LISTED)
        choices: list[Button] = [(path.stem, partial(_take_file, screen, path)) for path in found]
        text = say("parcel.which" if found else "parcel.none", folder=told(folder))
        screen.dialog(say("parcel.take"), text, [(say("cancel" if found else "ok"), None), *choices])


def _take_file(screen: Screen, path: Path) -> None:
    try:
        data = files.read(path, MOST)
    except OSError as error:
        log.warning("a file cannot be read: %s", error)
        _unreadable(screen)
    else:
        take_in(screen, data)


def _unreadable(screen: Screen) -> None:
    screen.dialog(say("parcel.take"), say(ParcelReason.DAMAGED), [(say("ok"), None)])


def take_in(screen: Screen, data: bytes) -> None:
    """What is in a file becomes one of the finished matches, or it is said why it does not.

    It is played again for that, a little each frame.
    """

    def failed(broken: Exception) -> None:
        if not isinstance(broken, Refuses):
            raise broken
        log.warning("a file is not taken in: %s", broken.reason)
        screen.dialog(say("parcel.take"), say(broken.reason), [(say("ok"), None)])

    Working(screen, say("parcel.taking"), unwrapping(data, _found), partial(_taken, screen), failed)


def _taken(screen: Screen, match: Match[Any, Any, Any, Any, Any]) -> None:
    """It is a match that is over."""
    archive = screen.app.archive
    if archive is None:
        return
    try:
        number = archive.take_in(match)
    except NotKept as no:
        screen.dialog(say("parcel.take"), say(no.refusal.reason), [(say("ok"), None)])
        return
    screen.rebuild()
    text = say("parcel.taken" if number else "parcel.there", game=say(f"game.{match.setup.game}"))
    choices: list[Button] = [(say("ok"), None)]
    if number:  # it was not played here: it counts only for who says so
        choices.append((say("stats.count_it"), partial(_count, screen, archive, number)))
    screen.dialog(say("parcel.take"), text, choices)


def _count(screen: Screen, archive: Archive, number: int) -> None:
    """Among the results, too."""
    try:
        archive.count(number)
    except NotKept as no:
        screen.dialog(say("parcel.take"), say(no.refusal.reason), [(say("ok"), None)])


def _found(name: str) -> Game[Any, Any, Any, Any, Any] | None:
    return games.find(name) if name in games.names() else None
