"""What a phone's touch screen does in tests: deeds that run on the phone."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from mobile.device.touch_screen import AndroidReports, reports

BEGUN = 5_000_000  # milliseconds
DOWN, UP, MOVE, CANCEL, POINTER_DOWN, POINTER_UP = 0, 1, 2, 3, 5, 6

_known: dict[str, Any] = {}


def show() -> bool:
    """SDL's view is on the screen, within others; answers whether ours listens to it."""
    from jnius import autoclass, cast

    activity = autoclass("org.kivy.android.PythonActivity").mActivity
    surface = autoclass("org.libsdl.app.SDLSurface")(activity)
    group, view = autoclass("android.view.ViewGroup"), autoclass("android.view.View")
    layout = group(1080, 2340)
    layout.addView(view(100, 100))
    layout.addView(surface)
    decor = cast("android.view.ViewGroup", activity.getWindow().getDecorView())
    decor.addView(layout)
    found = reports()
    assert isinstance(found, AndroidReports)
    found.room = (360.0, 780.0)
    _known.update(surface=surface, reports=found, event=autoclass("android.view.MotionEvent"))
    return bool(found.clock() == BEGUN / 1000)


def without_a_view() -> str:
    """No view hears touches: who tells of them then?"""
    import kivy.core.image._img_sdl2  # noqa: F401 (SDL is loaded with it)

    return type(reports()).__name__


def feel(action: int, ids: list[int], *batches: list[float]) -> bool:
    """The touch screen feels: each batch is milliseconds and x and y of each finger. Answers whether SDL was told."""
    before = _known["surface"].heard()
    at, *places = batches[0]
    event = _known["event"].felt(action, ids, BEGUN + int(at), places)
    for at, *places in batches[1:]:
        event.addBatch(BEGUN + int(at), places)
    return bool(_known["surface"].dispatchTouchEvent(event)) and _known["surface"].heard() == before + 1


def late(milliseconds: int) -> None:
    from jnius import autoclass

    autoclass("android.os.SystemClock").set(BEGUN + milliseconds)


def claim(x: float, y: float) -> None:
    _known["trail"] = _known["reports"].claim(x, y)


def told() -> list[Any]:
    """When the claimed finger was where, in milliseconds and dp; whether it stands; how fast it is."""
    trail = _known["trail"]
    if trail is None:
        return []
    stands, velocity = trail.stands(), trail.velocity()
    told = [trail.down, *trail.moves, *([trail.up] if trail.up else [])]
    known = [[round(report.at * 1000) - BEGUN, round(report.x, 2), round(report.y, 2)] for report in told]
    return [known, stands, [round(part, 3) for part in velocity], trail.taken]


def busy(count: int, period: int) -> list[float]:
    """A finger goes while Python gives its lock to nobody; answers the milliseconds between its reports."""
    import sys

    switch = sys.getswitchinterval()
    sys.setswitchinterval(60.0)
    try:
        android = _known["surface"].swipe(count, period, BEGUN + 1000)
        while android.isAlive():
            sum(range(20_000))
    finally:
        sys.setswitchinterval(switch)
    trail = _known["reports"].claim(100 / 1079, 1 - 900 / 2339)
    ats = [trail.down.at, *(move.at for move in trail.moves)]
    return [round(1000 * (two - one), 3) for one, two in pairwise(ats)]
