"""Everything can be read and touched at 360 dp: no words cut off or too small, no target too small or out of reach."""

import time

import pytest

from core.game import Level
from core.log import Seated
from mobile.hotseat import Phase
from mobile.look.kit import Press
from mobile.screens.match import MatchScreen
from mobile.settings import Table
from mobile.words import say
from tests.mobile.fit import look, words_cut_off
from tests.mobile.window import journey

pytestmark = pytest.mark.once


def walk(hand, found):
    yield from look(hand, "home", found)
    yield from hand.tap(say("settings"))
    while hand.app.screen.busy:  # its rows are made one a frame
        yield 0.05
    yield from look(hand, "settings", found)
    hand.app.go_home()
    hand.app.set_up("help_me")
    yield from look(hand, "set-up", found)
    hand.app.screen._edit(1)
    yield from look(hand, "set-up, a name", found)
    for place in hand.app.screen.places:
        place.kind = "empty"
    hand.app.screen.rebuild()
    yield from look(hand, "set-up, nobody", found)
    hand.app.show_rules("help_me")
    yield from look(hand, "rules", found)
    yield from hand.begin(None, Level.EASY, None, Level.HARD)
    yield from hand.settled()
    yield from look(hand, "cover", found)
    yield from hand.slide_seal(130)
    yield from look(hand, "match", found)
    yield from hand.tap(say("menu"))
    yield from look(hand, "menu", found)
    yield from hand.tap(say("match.resign"))
    yield from look(hand, "resign", found)
    yield from hand.tap(say("match.go_on"))
    mine = hand.match.board.mine
    move, inside = hand.any_move(), []
    yield from hand.hold(mine.x + 40, mine.center_y, 0.3, lambda: inside.extend(words_cut_off(hand)))
    found += [f"my creature: {line}" for line in inside]
    yield from hand.lift_towards(move.start, move.goal)
    yield from look(hand, "ghost", found)
    yield from hand.tap(say("cancel"))
    start, goal = hand.diagonal()
    refused = []
    yield from hand.lift_towards(start, goal, lambda: refused.extend(words_cut_off(hand)))
    found += [f"refused: {line}" for line in refused]
    yield 0.1
    yield from hand.tap_move(move.start, move.goal)
    yield from hand.settled()
    yield from look(hand, "next cover", found)
    yield from hand.slide_seal(130)
    yield from look(hand, "since", found)
    yield from hand.tap(say("since.go"))
    yield from look(hand, "second turn", found)
    hand.app.begin("sapiens", Table((Seated(), Seated(mark=1), Seated(level=Level.EASY, mark=2)), {}, 0))
    yield 0.2
    for minutes in (75, 60 * 30, 60 * 24 * 200):
        hand.app.archive._db.execute("UPDATE matches SET changed = ?", (time.time() - 60 * minutes,))
        hand.app.go_home()
        yield from look(hand, f"home with a match of {minutes} minutes ago", found)
        hand.app.show_matches()
        yield from look(hand, f"matches of {minutes} minutes ago", found)
    yield from hand.late(None, Level.RANDOM, Level.RANDOM)
    if isinstance(hand.app.screen, MatchScreen) and hand.hotseat.phase is Phase.PLAY:
        move = hand.any_move()
        yield from hand.tap_move(move.start, move.goal)
    yield 0.5
    assert hand.all(Press)
    yield from look(hand, "result", found)


@pytest.mark.parametrize(("language", "text"), [("fr", 1.0), ("fr", 2.0), ("en", 1.0), ("en", 2.0)])
@journey
def test_everything_fits(hand, language, text):
    hand.app._language = language
    hand.app.change(text_size=text, speed=0.0)
    hand.app.go_home()
    found = []
    try:
        yield from walk(hand, found)
    finally:
        hand.app._language = "en"
    assert not found, "\n" + "\n".join(dict.fromkeys(found))
