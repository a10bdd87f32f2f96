"""A table handed over to another device, seen from the window that gives it and from the one that gets it."""

from contextlib import closing

from core import games
from core.archive import Archive
from core.session import tcp
from core.session.about import about
from core.session.guest import Guest, Stage
from core.session.host import Host
from core.session.messages import Ended
from mobile.hosting import Hosting
from mobile.screens.match import MatchScreen
from mobile.visiting import Visiting
from mobile.words import say
from tests.mobile.far import FarHost, until
from tests.mobile.test_meeting_rooms import begin as host_begins
from tests.mobile.test_meeting_rooms import my_move
from tests.mobile.test_meeting_visits import begin as guest_begins
from tests.mobile.window import journey

PACE = "real"  # as the other devices'


@journey
def test_we_hand_our_table_over_and_play_on_as_a_guest(hand):
    """What it means is said first; afterwards nothing of it is kept here."""
    (far,) = yield from host_begins(hand)
    yield from my_move(hand)
    yield from until(lambda: far.table.n == hand.n)
    n, before = hand.n, hand.sitting.table.view(None)
    archive = Archive(hand.home / "their.sqlite")
    with closing(archive):
        heirs = []

        def handed(table):
            row = archive.adopt(table.setup, table.deal, table.records, table.state, table.result)
            match = archive.resume(games.find(table.setup.game), row)
            heir = FarHost()
            heir.host = Host.reopen(table.room, match, about("Léo"))
            heir.host.open(heir.door)
            heirs.append(heir)
            far.guest.took(heir.door.addresses)

        far.guest.handed = handed
        yield from hand.tap(say("menu"))
        yield 0.1
        yield from hand.tap(say("match.hand_over"))
        yield 0.1
        assert say("match.hand_over_text") in hand.dialog
        yield from hand.tap(say("match.hand_over_to", name="Léo"))
        yield from until(lambda: isinstance(hand.app.meeting, Visiting) and isinstance(hand.app.screen, MatchScreen))
        yield from until(lambda: hand.sitting.table.locked is None)
        assert (far.guest.stage, far.guest.why) == (Stage.OVER, Ended.HANDED)
        assert hand.sitting.table.own == (0,)
        assert (hand.sitting.table.n, hand.sitting.table.view(None)) == (n, before)
        assert hand.app.kept() == []
        yield from heirs[0].move()
        yield from until(lambda: hand.n == n + 1)
        yield from my_move(hand)
        assert heirs[0].match.n == n + 2
        heirs[0].stop()


@journey
def test_a_table_that_is_handed_to_us_is_ours_once_its_host_has_let_go(hand):
    far = FarHost()
    ways = []
    yield from guest_begins(hand, far)
    far.host.taken = ways.append
    n = hand.n
    assert far.host.hand_over(1) is None
    yield from until(lambda: isinstance(hand.app.meeting, Hosting))
    assert say("match.handed") in hand.dialog
    yield from hand.tap(say("ok"))
    assert far.host.ended is Ended.HANDED
    back = Guest.back(ways[0], about("Ana"), games.find, tcp.dial)
    far.work = back.work
    yield from until(lambda: back.stage is Stage.PLAYING and back.table.locked is None)
    assert hand.sitting.table.own == (1,)
    assert back.table.own == (0,)
    yield from my_move(hand)
    yield from until(lambda: back.table.n == n + 1)
    assert [kept.n for kept in hand.app.kept()] == [n + 1]
    back.leave()


@journey
def test_a_table_stays_with_its_host_when_that_never_let_go(hand):
    """The word that we have it was lost, and the host is still there: it is theirs, and nothing of it is kept here."""
    far = FarHost()
    yield from guest_begins(hand, far)
    far.host.handing.taken = lambda *_: None  # it hears nothing
    assert far.host.hand_over(1) is None
    yield from until(lambda: hand.app.meeting.heir is not None)
    assert isinstance(hand.app.meeting, Visiting)
    assert len(hand.app.kept()) == 1
    far.cut()
    yield from until(lambda: hand.app.meeting.down)
    far.mend()
    yield from until(lambda: hand.app.meeting.guest.stage is Stage.PLAYING, 30)
    assert hand.app.meeting.heir is None
    assert hand.app.kept() == []
    yield from my_move(hand)


@journey
def test_a_table_is_ours_when_somebody_comes_to_it(hand):
    """We did not hear that the host let go, but it did: there it is, as our guest."""
    far = FarHost()
    ways = []
    yield from guest_begins(hand, far)
    far.host.taken = ways.append
    close = far.host.close
    far.host.close = lambda why: [wire.close() for wire in far.host.wires]  # its last word is lost
    assert far.host.hand_over(1) is None
    yield from until(lambda: ways)
    far.host.close = close
    back = Guest.back(ways[0], about("Ana"), games.find, tcp.dial)
    far.work = back.work
    far.door.close()
    yield from until(lambda: isinstance(hand.app.meeting, Hosting))
    yield from until(lambda: back.stage is Stage.PLAYING and back.table.locked is None)
    back.leave()
