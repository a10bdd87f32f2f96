"""What lies beside the store in files that are named after the numbers of its matches: what belongs to none goes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mobile.session.files import ROOM, room_name

if TYPE_CHECKING:
    from mobile.screens.navigator import Navigator


def begin_anew(app: Navigator) -> None:
    """Where the store has given no number yet, what lies beside it is another's, which counted its matches alike.

    Before anything is shown or played. The ways back to others' tables stay, and what others sent of a deal.
    """
    if app.archive is not None and app.archive.unused:
        app.rooms.forget_all(ROOM)
        app.slips.forget_days()
        _keep_only(app, set())


def tidy(app: Navigator) -> Iterator[None]:
    """What may wait for a lull."""
    if app.archive is None:
        return
    _keep_only(app, {kept.id for kept in app.archive.kept()})
    app.slips.forget_before(app.today())
    yield
    yield from app.archive.measure()


def forget(app: Navigator, match: int) -> None:
    """All that lies there of one match."""
    app.rooms.forget(room_name(match))
    app.keepsakes.forget(match)
    app.hints.forget(match)
    app.charts.forget(match)


def _keep_only(app: Navigator, matches: set[int]) -> None:
    app.keepsakes.keep_only(matches)
    app.hints.keep_only(matches)
    app.charts.keep_only(matches)
