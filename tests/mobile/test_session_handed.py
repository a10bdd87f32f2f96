"""A table handed over to another device, seen from the window that gives it and from the one that gets it."""

import time
from contextlib import closing

import pytest
from kivy.core.window import Window

from core.archive import Archive
from core.session.link import tcp
from core.session.link.signals import Ended
from core.session.room.about import about
from core.session.room.events import Fate, GivenAway, Stays
from core.session.room.guest import Guest, Stage
from core.session.room.host import Host
from core.session.room.messages import Heir, Stayed
from core.session.room.stored import Handed
from mobile import games
from mobile.screens.base import SETTLES
from mobile.screens.match import MatchScreen
from mobile.session.guest import GuestSession
from mobile.session.host import HostSession
from mobile.words import say
from tests.mobile.far import FarHost, until
from tests.mobile.test_session_rooms import begin as host_begins
from tests.mobile.test_session_rooms import my_move
from tests.mobile.test_session_visits import begin as guest_begins
from tests.mobile.window import journey

pytestmark = pytest.mark.once

PACE = "real"  # as the other devices'


def offer(hand):
    """Our table to the one other device; what that means is said first."""
    yield from hand.tap(say("menu"))
    yield 0.1
    yield from hand.tap(say("people.title"))
    yield 0.1
    yield from hand.tap(say("match.hand_over"))
    yield 0.1
    assert say("match.hand_over_text") in hand.dialog
    yield from hand.tap(say("match.hand_over_to", name="Léo"))


def be_asked(hand, far):
    """The host of the table we are at would like us to have it."""
    assert far.host.handover.give(1) is None
    yield from until(lambda: say("handing.ask_text", name="Ana") in hand.dialog)
    assert hand.app.kept() == []


def take(hand, far, word="handing.yes"):
    """We are asked whether we will have the table, and answer."""
    yield from be_asked(hand, far)
    yield from hand.tap(say(word))


def comes_back(far, way):
    """Who had the table, as a guest of whoever has it now."""
    back = Guest.back(way, about("Ana"), games.find, tcp.dial)
    far.work = back.work
    return back


def take_unheard(hand, far, ways, cut=True):
    """We have the table, and do not know it: its host's last word is lost; with `cut` we hear of that."""
    close = far.host.close
    far.host.close = lambda why: [wire.close() for wire in far.host.wires if cut]
    yield from take(hand, far)
    yield from until(lambda: ways)
    far.host.close = close
    back = comes_back(far, ways[0])
    far.listener.close()
    return back


@journey
def test_we_hand_our_table_over_and_play_on_as_a_guest(hand):
    """They are asked there; afterwards nothing of it is kept here."""
    (far,) = yield from host_begins(hand)
    yield from my_move(hand)
    yield from until(lambda: far.table.n == hand.n)
    n, before = hand.n, hand.hotseat.table.view(None)
    archive = Archive(hand.home / "their.sqlite")
    with closing(archive):
        heirs = []

        def handed(table):
            row = archive.adopt(table.setup, table.deal, table.records, table.state, table.result)
            match = archive.resume(games.find(table.setup.game), row)
            heir = FarHost()
            heir.host = Host.reopen(table.room, match, about("Léo"))
            heir.host.doors.open(heir.listener)
            heirs.append(heir)
            far.guest.took(heir.listener.addresses)

        asked = []
        far.when(far.guest, Heir, lambda heir: asked.append(heir.asked))
        far.when(far.guest, Handed, handed)
        yield from offer(hand)
        yield from until(lambda: asked == [True])
        assert not heirs
        assert say("handing.asked", name="Léo") in hand.words()
        far.guest.take_over(True)
        yield from until(
            lambda: isinstance(hand.app.session, GuestSession) and isinstance(hand.app.screen, MatchScreen)
        )
        yield from until(lambda: hand.hotseat.table.locked is None)
        assert (far.guest.stage, far.guest.why) == (Stage.OVER, Ended.HANDED)
        assert hand.hotseat.table.own == (0,)
        assert say("people.runs_now", name="Léo") in hand.words()
        assert (hand.hotseat.table.n, hand.hotseat.table.view(None)) == (n, before)
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
    far.when(far.host, GivenAway, lambda event: ways.append(event.way))
    n = hand.n
    yield from take(hand, far)
    yield from until(lambda: isinstance(hand.app.session, HostSession))
    assert say("match.handed") in hand.dialog
    assert not Window.allow_screensaver, "a table stays awake, whoever had it before"
    yield from hand.tap(say("ok"))
    assert far.host.ended is Ended.HANDED
    back = comes_back(far, ways[0])
    yield from until(lambda: back.stage is Stage.PLAYING and back.table.locked is None)
    assert hand.hotseat.table.own == (1,)
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
    far.host.handover.taken = lambda *_: None  # it hears nothing
    yield from take(hand, far)
    yield from until(lambda: hand.app.session.heir is not None)
    assert isinstance(hand.app.session, GuestSession)
    assert len(hand.app.kept()) == 1
    far.cut()
    yield from until(lambda: hand.app.session.down)
    far.mend()
    yield from until(lambda: hand.app.session.guest.stage is Stage.PLAYING, 30)
    assert hand.app.session.heir is None
    assert hand.app.kept() == []
    yield from my_move(hand)


@journey
def test_a_table_is_ours_when_somebody_comes_to_it(hand):
    """We did not hear that the host let go, but it did: there it is, as our guest."""
    far = FarHost()
    ways = []
    yield from guest_begins(hand, far)
    far.when(far.host, GivenAway, lambda event: ways.append(event.way))
    back = yield from take_unheard(hand, far, ways)
    yield from until(lambda: isinstance(hand.app.session, HostSession))
    assert hand.app.session.announced
    yield from until(lambda: back.stage is Stage.PLAYING and back.table.locked is None)
    back.leave()


@pytest.mark.parametrize("noticed", [True, False])
@journey
def test_a_table_stays_here_when_we_leave_and_do_not_know_that_it_is_ours(hand, noticed):
    """Its host has let go and keeps nothing of it; that word is lost, and so is the link, known or not yet."""
    far = FarHost()
    ways = []
    yield from guest_begins(hand, far)
    n = hand.n
    far.when(far.host, GivenAway, lambda event: ways.append(event.way))
    back = yield from take_unheard(hand, far, ways, noticed)
    if noticed:
        yield from until(lambda: hand.app.session.doubt)
        hand.app.go_home()
    assert noticed or not hand.app.session.doubt
    hand.restart()
    yield 0.3
    assert [kept.n for kept in hand.app.kept()] == [n]
    hand.app.resume(hand.app.kept()[0])
    yield from until(lambda: isinstance(hand.app.session, HostSession))
    assert hand.hotseat.table.own == (1,)
    back.way.hear_of(hand.app.session.addresses)  # announced, as any table is
    yield from until(lambda: back.stage is Stage.PLAYING and back.table.locked is None, 30)
    yield from my_move(hand)
    yield from until(lambda: back.table.n == n + 1)
    back.leave()


@journey
def test_a_table_does_not_stay_here_when_its_host_has_us_leave(hand):
    far = FarHost()
    yield from guest_begins(hand, far)
    far.host.handover.taken = lambda *_: None  # it hears nothing
    yield from take(hand, far)
    yield from until(lambda: hand.app.session.heir is not None)
    far.host.close()
    yield from until(lambda: hand.app.session is None)
    assert hand.app.kept() == []


@journey
def test_who_would_rather_not_have_our_table_is_told_of(hand):
    (far,) = yield from host_begins(hand)
    far.when(far.guest, Heir, lambda heir: None)
    yield from offer(hand)
    yield from until(lambda: hand.app.session.host.handover.heir == 1)
    far.guest.take_over(False)
    yield from until(lambda: say("handing.no", name="Léo") in hand.dialog)
    assert say("handing.asked", name="Léo") not in hand.words()
    yield from hand.tap(say("ok"))
    yield from my_move(hand)
    assert isinstance(hand.app.session, HostSession)


@journey
def test_a_table_that_was_given_and_not_taken_up_is_ours_and_that_is_told(hand):
    (far,) = yield from host_begins(hand)
    got = []
    far.when(far.guest, Heir, lambda heir: far.guest.take_over(heir.asked))
    far.when(far.guest, Handed, got.append)
    yield from offer(hand)
    yield from until(lambda: got)
    far.guest.take_over(False)  # it cannot be kept there
    yield from until(lambda: say("handing.stayed", name="Léo") in hand.dialog)
    yield from hand.tap(say("ok"))
    yield from my_move(hand)


@journey
def test_a_table_we_would_rather_not_have_stays_where_it_is(hand):
    """By the button that says so, and by putting the question away."""
    far = FarHost()
    fates = []
    yield from guest_begins(hand, far)
    far.when(far.host, Stays, lambda stays: fates.append((stays.fate, stays.number)))
    yield from take(hand, far, "handing.not")
    yield from until(lambda: fates == [(Fate.NO, 1)])
    yield from be_asked(hand, far)
    yield SETTLES
    yield from hand.tap_at(10, 10)  # beside it
    yield from until(lambda: fates == [(Fate.NO, 1)] * 2)
    assert hand.app.kept() == []
    assert isinstance(hand.app.session, GuestSession)
    yield from my_move(hand)


@journey
def test_a_question_stays_when_the_phone_is_turned_until_nobody_asks_any_more(hand):
    far = FarHost()
    yield from guest_begins(hand, far)
    yield from be_asked(hand, far)
    for width, height in ((780, 360), (360, 780)):
        yield from hand.resize(width, height)
        assert say("handing.ask_text", name="Ana") in hand.dialog
    assert far.host.handover.heir == 1
    far.host.handover.forget()
    yield from until(lambda: not hand.dialog)


@journey
def test_a_table_that_was_taken_up_while_our_phone_slept_is_not_opened_here_again(hand):
    (far,) = yield from host_begins(hand)
    session, got = hand.app.session, []
    far.when(far.guest, Heir, lambda heir: far.guest.take_over(heir.asked))
    far.when(far.guest, Handed, got.append)
    yield from offer(hand)
    yield from until(lambda: got)
    instance = session.host.instance
    far.guest.took(["127.0.0.1:9"])
    session.wake()
    assert session.host.ended is Ended.HANDED
    assert session.host.instance == instance
    assert not session.host.doors.addresses
    yield from until(lambda: isinstance(hand.app.session, GuestSession))


@journey
def test_that_somebody_has_seen_the_table_is_told_to_the_others(hand):
    far = FarHost()
    yield from guest_begins(hand, far)
    far.host.handover.taken = lambda *_: None  # it hears nothing
    yield from take(hand, far)
    yield from until(lambda: hand.app.session.heir is not None)
    assert not hand.app.session.heir.announced, "nobody who looks for the table comes here while it is there"
    far.host.handover.work(time.monotonic() + 60)  # the word that we have it did not come in time
    yield from until(lambda: say("handing.stayed_us", host="Ana") in hand.dialog)
    assert hand.app.session.heir is None
    assert hand.app.kept() == []
    yield from hand.tap(say("ok"))
    for member in far.host.members.values():
        member.link.say(Stayed(0, 2))
    yield from until(lambda: say("handing.stayed_there", name="Ana", host="Ana") in hand.dialog)
