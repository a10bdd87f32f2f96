"""Two apps, two windows: a match from the lobby to its end over the network of this device, all by touches."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from core.session.link.code import shown
from mobile.hotseat import Phase
from mobile.screens.lobby import LobbyScreen
from mobile.screens.match import MatchScreen
from mobile.screens.result import ResultScreen
from mobile.tour.walks import help_me as walk
from mobile.words import say
from tests.mobile.far import until
from tests.mobile.window import App

MOVES = 60


@pytest.fixture
def pair(display, tmp_path):
    """Two apps beside one another."""
    apps = [App(display, tmp_path / name) for name in ("host", "guest")]
    yield apps
    for app in apps:
        app.close()


def both(apps, tmp_path, *names, module=__name__):
    """Let all of them walk at once; what each answers."""
    given = {"folder": str(tmp_path)}
    with ThreadPoolExecutor(len(names)) as at_once:
        walks = [at_once.submit(app.walk, f"{module}:{name}", dict(given)) for app, name in zip(apps, names)]
        failed = [str(one.exception()) for one in walks if one.exception()]
        assert not failed, "\n\n".join(failed)
        return [one.result() for one in walks]


def open_the_table(hand, folder, game="help_me"):
    """From home to the lobby, by touches; the way in is left in a file."""
    hand.app.change(speed=0.0, name="Ana")
    hand.app.go_home()
    yield from hand.tap(say(f"game.{game}"))
    yield 0.2
    yield from hand.tap(say("setup.several"))
    yield 0.2
    yield from hand.tap(say("setup.open"))
    yield 0.3
    assert isinstance(hand.app.screen, LobbyScreen)
    hand.app.session.first = 0
    host = hand.app.session.host
    assert shown(host.code) in hand.words()
    way = {"code": host.code, "address": hand.app.session.addresses[0]}
    (Path(folder) / "way.new").write_text(json.dumps(way))
    (Path(folder) / "way.new").rename(Path(folder) / "way")


def find_the_way(hand, folder, name="Léo"):
    """From home to the other's lobby, by touches."""
    hand.app.change(speed=0.0, name=name)
    hand.app.go_home()
    yield from until(lambda: (Path(folder) / "way").exists())
    way = json.loads((Path(folder) / "way").read_text())
    yield from hand.tap(say("home.join"))
    yield 0.2
    yield from hand.tap(say("join.address"))
    yield 0.2
    yield from hand.type(way["address"])
    yield from hand.tap(say("join.knock"))
    yield 0.2
    for letter in way["code"]:
        yield from hand.tap(letter)
    yield from until(lambda: isinstance(hand.app.screen, LobbyScreen))
    yield from until(lambda: say("lobby.ready") in hand.spoken())
    yield from hand.tap(say("lobby.ready"))
    yield from until(lambda: isinstance(hand.app.screen, MatchScreen))


def play_to_the_end(hand):
    """My moves when I am asked; the other's are waited for."""
    for _ in range(MOVES):
        yield from until(lambda: hand.app.screen.__class__ is not MatchScreen or my_turn(hand), 40)
        if hand.app.screen.__class__ is not MatchScreen or hand.hotseat.phase is Phase.OVER:
            break
        n = hand.n
        yield from walk.go_on(hand)
        yield from until(lambda n=n: hand.app.screen.__class__ is not MatchScreen or hand.n > n, 40)
    yield from until(lambda: isinstance(hand.app.screen, ResultScreen))
    screen, table = hand.app.screen, hand.app.screen.hotseat.table
    yield from until(lambda: screen.card is not None and screen.card.done)  # a guest was told all that a chart needs
    return {
        "decided": screen.story.decided,
        "chart": str(screen.card.chart),
        "scores": table.outcome.scores,
        "winners": table.outcome.winners,
        "n": table.n,
    }


def my_turn(hand):
    hotseat, screen = hand.hotseat, hand.match
    settled = not screen.board.moving and not screen.showing.queue and not screen.remote.waiting
    return settled and (hotseat.phase is Phase.OVER or (hotseat.phase is Phase.PLAY and screen.board.playable))


def host_a_match(hand, folder):
    yield from open_the_table(hand, folder)
    yield from until(lambda: say("lobby.start.2") in hand.spoken())
    yield 0.2
    yield from hand.tap(say("lobby.start.2"))
    yield 0.2
    answer = yield from play_to_the_end(hand)
    assert say("result.rematch") in hand.spoken()
    yield from until(lambda: hand.app.session.host.table.settled)  # both have looked at it
    yield from hand.tap(say("result.rematch"))  # and that is all
    yield from until(lambda: isinstance(hand.app.screen, MatchScreen) and hand.hotseat.phase is not Phase.OVER)
    assert hand.hotseat.table.asked == (1,), "who sat next to the one who began begins"
    yield 0.5
    return answer


def visit_a_match(hand, folder):
    yield from find_the_way(hand, folder)
    answer = yield from play_to_the_end(hand)
    assert say("result.rematch") not in hand.spoken(), "it is the host's to begin again"
    assert say("result.host_again", name="Ana") in hand.words()
    yield from until(lambda: say("result.play_again") in hand.spoken())
    assert isinstance(hand.app.screen, ResultScreen), "nobody is led away from a result before a word was said"
    yield from until(lambda: hand.app.kept())
    assert [kept.n for kept in hand.app.kept()] == [answer["n"]], "the whole match came from the other app, proved"
    yield from until(lambda: isinstance(hand.app.screen, MatchScreen))  # without a touch
    assert say("rematch.you") in hand.words(), "who sat next to the one who began begins"
    return answer


def test_a_match_between_two_windows_by_touches(pair, tmp_path):
    ours, theirs = both(pair, tmp_path, "host_a_match", "visit_a_match")
    assert ours == theirs
    assert ours["n"] > 5
