"""Two apps, two small windows: a table is put away in the evening and taken up again the next day, and the day after.

The guest is first on one day, the host on the other. Pictures are left in the test's folder (`--basetemp FOLDER`).
"""

import time
from pathlib import Path

import pytest

from mobile.hotseat import Phase
from mobile.screens.home import HomeScreen
from mobile.screens.match import MatchScreen
from mobile.tour.walks import help_me as walk
from mobile.words import say, whose
from tests.mobile.far import until
from tests.mobile.test_session import both, find_the_way, my_turn, open_the_table
from tests.mobile.test_session_four import begin, picture, tell, told
from tests.mobile.window import App

pytestmark = [pytest.mark.once, pytest.mark.soak, pytest.mark.timeout(600)]

DAY = 26 * 3600


def moves(hand, more):
    """So many moves of mine."""
    for _ in range(more):
        yield from until(lambda: my_turn(hand), 60)
        n = hand.n
        yield from walk.go_on(hand)
        yield from until(lambda n=n: hand.n > n, 20)


def sleep_over(hand):
    """The app is closed, and opened the next day."""
    real = time.time
    time.time = lambda: real() + DAY
    hand.restart()
    yield 0.8


def evening(hand, folder):
    yield from begin(hand, folder)
    yield from open_the_table(hand, folder)
    yield from until(lambda: say("lobby.start.2") in hand.spoken(), 60)
    yield 0.2
    yield from hand.tap(say("lobby.start.2"))
    yield from moves(hand, 2)
    yield from hand.tap(say("menu"))
    yield 0.2
    yield from hand.tap(say("link.pause"))
    yield 0.2
    picture(hand, folder, "01_put_away")
    yield from hand.tap(say("link.pause"))
    yield from until(lambda: isinstance(hand.app.screen, HomeScreen))
    tell(folder, "put_away")
    for day in (1, 2):
        yield from sleep_over(hand)
        picture(hand, folder, f"{day}1_home")
        if day == 1:
            yield from told(folder, "guest_waits")
        n = hand.app.kept()[0].n
        yield from hand.tap(say("home.resume"))
        yield from until(lambda: isinstance(hand.app.screen, MatchScreen))
        yield 0.6
        picture(hand, folder, f"{day}2_taken_up")
        tell(folder, f"host_there_{day}")
        yield from until(lambda: hand.app.session.person(1).presence == "here", 60)
        yield 0.4
        picture(hand, folder, f"{day}3_both")
        if day == 1:
            yield from moves(hand, 1)
            assert hand.n == n + 2
            hand.app.go_home()
    return hand.n


def visit(hand, folder):
    yield from begin(hand, folder)
    yield from find_the_way(hand, folder)
    yield from until(lambda: my_turn(hand), 40)
    yield from moves(hand, 1)
    yield from told(folder, "put_away")
    yield 1.0
    picture(hand, folder, "02_put_away")
    for day in (1, 2):
        yield from sleep_over(hand)
        picture(hand, folder, f"{day}1_home")
        if day == 2:
            yield from told(folder, "host_there_2")
        yield from hand.tap(say("home.come_back", whose=whose("Ana")))
        yield 2.5
        picture(hand, folder, f"{day}2_on_the_way")
        tell(folder, "guest_waits")
        yield from until(lambda: isinstance(hand.app.screen, MatchScreen), 60)
        yield 0.6
        picture(hand, folder, f"{day}3_both")
        assert hand.hotseat.table.own == (1,)
        if day == 1:
            yield from until(lambda: my_turn(hand) and hand.hotseat.phase is Phase.PLAY, 40)
            yield from moves(hand, 1)
            yield from until(lambda: hand.app.session.down, 60)
    yield 1.0
    return hand.n


def test_a_table_is_taken_up_again_the_next_day_with_one_touch_each(display, tmp_path):
    apps = [App(display, tmp_path / name, "360x640", longest=400) for name in ("ana", "leo")]
    try:
        ours, theirs = both(apps, tmp_path, "evening", "visit", module=__name__)
    finally:
        for app in apps:
            app.close()
    assert ours == theirs
    assert Path(tmp_path / "host_there_2").exists()
