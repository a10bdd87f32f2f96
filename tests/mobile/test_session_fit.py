"""The screens of sessions can be read and touched: no words cut off, no target too small, nothing over another."""

import re
import time

import msgspec
import pytest

from core.log import Seated
from core.session.link.handshake import Sort
from core.session.link.signals import Ended
from core.session.room.events import Fate
from core.session.room.messages import Heir, Presence, Recalled
from core.session.room.stored import Ticket
from mobile.hotseat import Phase
from mobile.screens.lobby import LobbyScreen
from mobile.screens.match import MatchScreen
from mobile.screens.remote_strip import Strip
from mobile.screens.result import ResultScreen
from mobile.screens.saying import SaidBubble
from mobile.words import say, whose
from tests.mobile import fit
from tests.mobile.contrast import too_faint
from tests.mobile.far import FarGuest, FarHost, until
from tests.mobile.window import journey

pytestmark = pytest.mark.once

PACE = "real"  # as the other devices'


def look(hand, where, found):
    """What is wrong with a screen, and which of its words are too faint."""
    yield from fit.look(hand, where, found)
    found += [f"{where}: {line}" for line in too_faint(hand, re.sub(r"\W+", "_", where))]


def rooms(hand, found):
    """The way to another's table."""
    hand.app.set_up("sapiens")
    yield from hand.tap(say("setup.several"))
    yield from look(hand, "set-up", found)
    hand.app.change(name="")
    hand.app.flow.join()
    yield from look(hand, "name", found)
    hand.app.change(name="Léo")
    hand.app.flow.join()
    yield from look(hand, "join", found)
    yield from hand.touch(hand.named(say("join.address")))
    yield from look(hand, "address", found)
    hand.app.screen._help()
    yield from look(hand, "help", found)
    hand.app.flow.knock(("127.0.0.1:9",), b"", "Ana")
    yield from look(hand, "door", found)
    for letter in "K7M2P4":
        yield from hand.tap(letter)
    yield from look(hand, "door, knocking", found)
    hand.app.session.since -= 100
    yield 0.6
    yield from look(hand, "door, nobody", found)
    hand.app.flow.come_back(
        Ticket(b"elsewher", b"somebody", b"s" * 32, "Maximilien", "sapiens", "Léo", ("127.0.0.1:9",), 1.0)
    )
    hand.app.session.since -= 100
    yield 0.6
    yield from look(hand, "waiting for a table of ours", found)
    hand.app.flow.part()
    far = FarHost()
    far.host.admission._turns[Sort.CODE]._left = -100.0
    hand.app.flow.knock((far.address,), b"", "Ana")
    yield 0.2
    for letter in "K7M2P4":
        yield from hand.tap(letter)
    yield from until(lambda: hand.app.session.guest.way.turn)
    yield from look(hand, "door, in line", found)
    hand.app.screen.erase()
    hand.app.screen._until = time.monotonic() + 200
    yield from look(hand, "door, too many", found)


def hosting(hand, found):
    """Our own table."""
    hand.app.go_home()
    hand.app.flow.open_table("sapiens", {}, [Seated("Ana", None, 0), None, None, None], 0)
    yield 0.2
    yield from look(hand, "lobby", found)
    far = FarGuest(hand.app.session, "Maximilien")
    yield from far.come()
    far.guest.ready(False)
    looker = FarGuest(hand.app.session, "Léo")
    yield from until(lambda: say("lobby.watches", name="Léo") in hand.words())
    yield from look(hand, "lobby, not ready", found)
    far.guest.away(True)
    yield from until(lambda: say("lobby.asleep") in hand.words())
    yield from look(hand, "lobby, asleep", found)
    hand.app.screen.dialogs.open(1)
    yield from look(hand, "chair", found)
    hand.app.screen.dialogs.open(2)
    yield from look(hand, "free chair", found)
    hand.app.screen.invite._help()
    yield from look(hand, "lobby, help", found)
    hand.app.screen.invite._large()
    yield from look(hand, "square", found)
    hand.app.screen.close_dialog()
    far.guest.away(False)
    far.guest.ready(True)
    yield from until(lambda: say("lobby.start.2") in hand.spoken())
    yield from look(hand, "lobby, ready", found)
    host = hand.app.session.host
    for member in host.members.values():
        host.seating.put(msgspec.structs.replace(host.seating.people[member.number], presence=Presence.WEAK))
    hand.app.screen.refresh()
    yield from look(hand, "lobby, slow", found)
    yield from hand.tap(say("lobby.start.2"))
    yield 0.3
    yield from look(hand, "match", found)
    far.when(far.guest, Heir, lambda heir: None)
    looker.guest.away(True)
    yield from until(lambda: hand.match.remote.told)
    yield from look(hand, "match, somebody fell asleep", found)
    hand.match.remote.menu.people()
    yield from look(hand, "who is here", found)
    hand.match.remote.menu.leaving()
    yield from look(hand, "leaving", found)
    hand.match.remote.menu._choose_heir()
    yield from look(hand, "an heir", found)
    yield from hand.tap(say("match.hand_over_to", name="Maximilien"))
    yield from look(hand, "the heir is asked", found)
    for fate in Fate:
        hand.app.flow.table_stays(hand.app.session, fate, 1)
        yield from look(hand, str(fate), found)
    hand.match.close_dialog()
    hand.app.session.host.handover.forget()
    yield from until(lambda: hand.dialog)
    hand.match.close_dialog()
    hand.app.session.host.match.step_back_right = lambda: 0  # as if nobody had given up
    assert hand.app.session.host.table.resign(0) is None
    yield from until(lambda: isinstance(hand.app.screen, ResultScreen))
    yield from look(hand, "our result", found)
    yield from hand.tap(say("result.look_back"))
    yield from look(hand, "our result, to look back", found)
    looker.stop()


def visiting(hand, found, game):
    """Another's table."""
    far = FarHost("Ana", game)
    far.host.sit(0, "Ana", 0)
    hand.app.flow.visit_by_code((far.address,), far.host.code, b"")
    yield from until(lambda: isinstance(hand.app.screen, LobbyScreen))
    yield from until(lambda: say("lobby.ready") in hand.spoken())
    yield from look(hand, f"{game}: guest's lobby", found)
    yield from hand.tap(say("lobby.ready"))
    yield from until(lambda: far.host.seating.refusal() is None)
    yield from look(hand, f"{game}: guest's lobby, ready", found)
    far.begin()
    yield from until(lambda: isinstance(hand.app.screen, MatchScreen))
    yield from until(lambda: not hand.match.showing.queue)
    yield from look(hand, f"{game}: guest's match", found)
    if game == "sapiens":
        seat = hand.hotseat.table.own[0]
        hand.app.session.rise(seat)
        yield from until(lambda: not hand.hotseat.table.own)
        yield from until(lambda: not hand.match.busy)
        yield from look(hand, "who watches", found)
        hand.app.session.sit(seat, "Léo", 1)
        yield from until(lambda: hand.hotseat.table.own)
    hand.match.choices.menu()
    yield from look(hand, f"{game}: menu", found)
    hand.match.remote.speak()
    yield from look(hand, f"{game}: say", found)
    hand.match.remote.menu.people()
    yield from look(hand, f"{game}: who is here", found)
    hand.match.close_dialog()
    host = far.host.seating.people[0]
    far.host.seating.put(msgspec.structs.replace(host, presence=Presence.AWAY))
    yield from until(lambda: hand.all(Strip))
    yield from look(hand, f"{game}: the host sleeps", found)
    hand.match.remote.trouble._explain()
    yield from look(hand, f"{game}: the host sleeps, why", found)
    far.host.seating.put(host)
    yield from until(lambda: not hand.all(Strip))
    hand.match.close_dialog()
    assert far.host.handover.give(1) is None
    yield from until(lambda: say("handing.ask") in hand.words())
    yield from look(hand, f"{game}: to take the table", found)
    far.host.handover.forget()
    yield from until(lambda: say("handing.ask") not in hand.words())
    far.cut()
    yield from until(lambda: hand.all(Strip))
    if hand.hotseat.phase is not Phase.PASS:
        yield from look(hand, f"{game}: no link", found)
    hand.match.remote.trouble._explain()
    yield from look(hand, f"{game}: no link, why", found)
    hand.match.close_dialog()
    far.mend()
    yield from until(lambda: not hand.all(Strip), 30)
    far.host.hearing.recalls.answer = lambda asked: [Recalled(asked.match, asked.n, 0, 0, b"")]  # it has lost the match
    far.host.table.resign(0)
    yield from until(lambda: isinstance(hand.app.screen, ResultScreen))
    yield from look(hand, f"{game}: guest's result", found)
    hand.app.screen.afar.look_back()
    yield from look(hand, f"{game}: looking back, soon", found)
    yield from until(lambda: say("past.not_there", whose=whose("Ana")) in hand.dialog)
    yield from look(hand, f"{game}: looking back, not there", found)
    hand.app.screen.close_dialog()
    far.host.again(True)
    assert far.host.begin(8, 0) is None
    yield from until(lambda: hand.all(SaidBubble))
    yield from look(hand, f"{game}: called", found)
    hand.app.screen.afar._stay()
    hand.app.show_rules(game)
    yield 0.1
    hand.app.flow.began(hand.app.session, hand.app.session.called)
    yield from look(hand, f"{game}: called from elsewhere", found)
    hand.app.screen.close_dialog()
    yield from hand.back()
    far.host.again()
    yield from until(lambda: hand.app.session.called is None)
    hand.app.go_home()
    far.host.close(Ended.PAUSED)
    assert say("home.come_back", whose=whose("Ana")) not in hand.spoken()


def all_of_it(hand, found):
    yield from rooms(hand, found)
    yield from hosting(hand, found)
    yield from visiting(hand, found, "help_me")
    yield from visiting(hand, found, "sapiens")


@pytest.mark.parametrize(
    ("language", "text", "width", "height"),
    [("fr", 1.0, 360, 780), ("fr", 2.0, 360, 780), ("en", 1.0, 360, 640), ("en", 2.0, 360, 640), ("fr", 1.0, 780, 360)],
)
@journey
def test_sessions_fit(hand, language, text, width, height):
    hand.app._language = language
    hand.app.change(text_size=text, speed=0.0, name="Léo")
    yield from hand.resize(width, height)
    hand.app.go_home()
    found = []
    try:
        yield from all_of_it(hand, found)
    finally:
        hand.app._language = "en"
        yield from hand.resize(360, 780)
    assert not found, "\n" + "\n".join(dict.fromkeys(found))
