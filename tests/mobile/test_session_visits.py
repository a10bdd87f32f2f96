"""Another's table, seen from a guest's window: the door, the lobby, a link that breaks, and the way back."""

import os
import time

import msgspec
import pytest

from core.game import Level, Refusal, TableReason
from core.hints.marks import Marks
from core.session.discovery.nearby import Announcement, Announcer
from core.session.link.code import link
from core.session.link.handshake import VERSIONS, Sort
from core.session.link.signals import Ended
from core.session.room.about import about
from core.session.room.feed import GuestFeed
from core.session.room.stored import Ticket
from mobile.hotseat import Phase
from mobile.screens.code import CodeScreen
from mobile.screens.home import HomeScreen
from mobile.screens.lobby import LobbyScreen
from mobile.screens.match import MatchScreen
from mobile.screens.remote_strip import Strip
from mobile.screens.result import ResultScreen
from mobile.session import base
from mobile.session.files import pass_name, passes
from mobile.words import count, say, whose
from tests.mobile.far import FarHost, until
from tests.mobile.window import journey

pytestmark = pytest.mark.once

PACE = "real"  # as the other devices'


def knock(hand, far, code):
    """At the door, by touches."""
    hand.app.change(speed=0.0, name="Léo")
    hand.app.flow.knock((far.address,), b"", "Ana")
    yield 0.2
    yield from type_code(hand, code)


def type_code(hand, code):
    for letter in code:
        yield from hand.tap(letter)


def enter(hand, far):
    """Into the lobby, on a chair, ready."""
    assert far.host.sit(0, "Ana", 0) is None
    yield from knock(hand, far, far.host.code)
    yield from until(lambda: isinstance(hand.app.screen, LobbyScreen))
    yield from until(lambda: say("lobby.ready") in hand.spoken())
    yield from hand.tap(say("lobby.ready"))
    yield from until(lambda: far.host.seating.refusal() is None)


def begin(hand, far):
    """Into a match, and until it is our turn."""
    yield from enter(hand, far)
    far.begin()
    yield from until(lambda: isinstance(hand.app.screen, MatchScreen))
    yield from far.move()
    yield from my_turn(hand)


def my_turn(hand):
    yield from until(lambda: hand.hotseat.phase is Phase.PLAY and hand.board.playable and not hand.match.showing.queue)


def no_other():
    """A host's name that no table has which is announced by tests that run beside these."""
    return f"Ana {os.getpid()}"


def told(far):
    """The table as it is announced."""
    return Announcement(far.host.id, b"instance", far.listener.port, far.name, "help_me", 1, 4, *VERSIONS)


def wrong(code):
    return ("2" if code[0] != "2" else "3") + code[1:]


@journey
def test_a_wrong_code_is_told_and_the_right_one_lets_in(hand):
    far = FarHost()
    yield from knock(hand, far, wrong(far.host.code))
    yield from until(lambda: say("door.wrong_code") in hand.words())
    assert isinstance(hand.app.screen, CodeScreen)
    yield from type_code(hand, far.host.code)
    yield from until(lambda: isinstance(hand.app.screen, LobbyScreen))
    assert say("lobby.table", whose=whose("Ana")) in hand.words()
    yield from until(lambda: far.host.seating.chairs[0].name == "Léo")


@journey
def test_while_others_guess_one_waits_in_line_and_hears_how_long_and_comes_in(hand):
    far = FarHost()
    turns = far.host.admission._turns[Sort.CODE]
    turns._left = -2.0
    yield from knock(hand, far, far.host.code)
    yield from until(lambda: any(count("door.line", n) in hand.words() for n in range(2, 7)))
    turns._left = 4.0
    yield from until(lambda: isinstance(hand.app.screen, LobbyScreen))


@journey
def test_other_rules_are_told_with_both_versions(hand):
    far = FarHost(given=msgspec.structs.replace(about("Ana"), app="9.9", rules=b"anything"))
    yield from knock(hand, far, far.host.code)
    yield from until(lambda: any("9.9" in line for line in hand.words()))


@journey
def test_a_guest_is_given_a_hint_and_everybody_knows_who_asked(hand):
    far = FarHost()
    far.host.seating.hints.become(Marks(True))
    yield from begin(hand, far)
    seat, hint = hand.hotseat.viewer, hand.match.hint
    yield from hand.tap(say("menu"))
    yield from hand.tap(say("hint.ask"))
    yield from until(lambda: hint.line not in ("", say("hint.thinks")) and hint.hand_shows)
    assert far.host.room.hints == Marks(True, (seat,))
    assert far.host.table.refusal(seat, hint.move) is None
    n = far.match.n
    assert hand.hotseat.offer(hint.move) is None
    yield from until(lambda: hand.match.ticker.words.text.endswith(say("hint.marked")))
    assert far.host.room.hints == Marks(True, (), (n + 1,))
    far.host.seating.hints.ask(0)
    yield from until(lambda: hand.match.ticker.words.text == say("hint.asks", name="Ana"))
    far.host.seating.hints.become(Marks())
    yield from far.move()
    yield from my_turn(hand)
    assert not hint.offered


@journey
def test_nobody_answers(hand):
    far = FarHost()
    address, code = far.address, far.host.code
    far.stop()
    hand.app.change(name="Léo")
    hand.app.flow.knock((address,), b"", "Ana")
    yield 0.2
    yield from type_code(hand, code)
    yield from until(lambda: any(say("door.unreachable") in line for line in hand.words()))
    yield from hand.back()
    assert hand.app.session is None


@journey
def test_an_invitation_is_followed(hand):
    far = FarHost()
    hand.app.change(speed=0.0, name="Léo")
    assert hand.app.flow.follow(link(far.host.invitation()))
    yield from until(lambda: isinstance(hand.app.screen, LobbyScreen))
    assert not hand.app.flow.follow("pichenette://join?nonsense")


@journey
def test_the_table_one_was_at_last_is_the_first_to_come_back_to_though_the_clock_was_put_back(hand):
    far = FarHost()
    later = Ticket(b"elsewher", b"somebody", b"secret", "Zoe", "help_me", "Léo", (), time.time() + 10**6)
    hand.app.rooms.put(pass_name(later), later)
    yield from enter(hand, far)
    assert [one.host for one in passes(hand.app.rooms)] == ["Ana", "Zoe"]


@journey
def test_a_session_goes_on_after_an_error(hand):
    far = FarHost()
    yield from enter(hand, far)
    work, visit = hand.app.session.work, hand.app.session
    with hand.meant():
        visit.work = lambda: 1 // 0
        yield from until(lambda: say("trouble.error") in hand.dialog)
        visit.work = work
        yield 0.3
    yield from hand.tap(say("trouble.go_on"))
    far.host.seating.put(msgspec.structs.replace(far.host.seating.people[0], name="Anaïs"))
    yield from until(lambda: say("lobby.host_starts", name="Anaïs") in hand.words())


@journey
def test_an_invitation_opened_from_elsewhere_is_asked_about_before_anybody_is_called(hand):
    """A page of the web may open one: nothing leaves this device before somebody has said yes."""
    far = FarHost()
    knocks = []
    meet = far.host.admission.meet
    far.host.admission.meet = lambda *knock: (knocks.append(knock), meet(*knock))
    hand.app.change(speed=0.0, name="Léo")
    hand.app.flow._link = link(far.host.invitation())
    hand.restart()
    yield from until(lambda: say("link.invited") in hand.dialog)
    assert say("lobby.table", whose=whose("Ana")) in hand.dialog
    yield 1.0
    yield from hand.tap(say("handing.not"))
    yield 0.5
    assert isinstance(hand.app.screen, HomeScreen)
    assert hand.app.session is None
    assert knocks == []
    hand.app.flow._link = link(far.host.invitation())
    hand.restart()
    yield from until(lambda: say("link.invited") in hand.dialog)
    yield 0.3  # until it has its place
    yield from hand.tap(say("link.join"))
    yield from until(lambda: isinstance(hand.app.screen, LobbyScreen))
    assert len(knocks) == 1


@journey
def test_a_table_near_by_is_found(hand):
    far = FarHost(no_other())
    announcer = Announcer(told(far))
    hand.app.change(speed=0.0, name="Léo")
    hand.app.go_home()
    assert not hand.app.flow.lookout.on, "who has not looked for a table is shown none: that would cost battery"
    yield from hand.tap(say("home.join"))
    title = say("lobby.table", whose=whose(far.name))
    yield from hand.back()
    yield from until(lambda: announcer.work(time.monotonic()) or title in hand.spoken())
    assert isinstance(hand.app.screen, HomeScreen), "home shows it for a moment, too"
    hand.app.show_settings()
    yield 0.1
    assert not hand.app.flow.lookout.on
    yield from hand.back()
    assert title not in hand.spoken()
    yield from hand.tap(say("home.join"))
    yield from until(lambda: announcer.work(time.monotonic()) or title in hand.spoken())
    yield from hand.back()
    yield 0.2
    yield from hand.tap(title)
    announcer.close()
    yield 0.2
    yield from type_code(hand, far.host.code)
    yield from until(lambda: isinstance(hand.app.screen, LobbyScreen))


@journey
def test_a_cut_link_locks_the_board_and_comes_back(hand):
    far = FarHost()
    yield from begin(hand, far)
    far.cut()
    yield from until(lambda: hand.all(Strip))
    assert say("link.down") in hand.all(Strip)[0].spoken
    assert hand.match.bar.asked.text == say("link.down")
    assert not hand.board.playable
    yield from hand.tap(say("link.retry"))
    yield from hand.touch(hand.all(Strip)[0])
    yield 0.1
    assert say("link.locked_text", name="Ana") in hand.dialog
    yield from hand.tap(say("link.wait"))
    far.mend()
    yield from until(lambda: not hand.all(Strip), 30)
    yield from my_turn(hand)
    move = hand.any_move()
    n = hand.n
    yield from hand.tap_move(move.start, move.goal)
    yield from until(lambda: hand.n > n)
    assert far.match.n == hand.n


@journey
def test_what_the_host_refuses_is_told(hand):
    far = FarHost()
    yield from begin(hand, far)
    far.host.table.offer = lambda *_: Refusal(TableReason.STALE)
    move = hand.any_move()
    n = hand.n
    yield from hand.tap_move(move.start, move.goal)
    yield from until(lambda: say(TableReason.STALE) in hand.dialog)
    yield from hand.tap(say("ok"))
    yield 0.2
    assert hand.n == n
    assert hand.board.playable
    assert not hand.board.busy


@journey
def test_that_the_answer_is_awaited_is_shown(hand):
    far = FarHost()
    yield from begin(hand, far)
    far.on = False
    move = hand.any_move()
    n = hand.n
    yield from hand.tap_move(move.start, move.goal)
    yield from until(lambda: say("link.sent", name="Ana") in hand.words())
    assert not hand.board.playable
    far.on = True
    yield from until(lambda: hand.n > n)
    yield 0.4
    assert say("link.sent", name="Ana") not in hand.words()


@journey
def test_the_host_pauses_and_the_guest_is_told(hand):
    far = FarHost()
    yield from begin(hand, far)
    far.host.close(Ended.PAUSED)
    yield from until(lambda: hand.all(Strip) and say("link.paused", name="Ana") in hand.all(Strip)[0].spoken)


@journey
def test_the_host_closes_and_the_guest_is_home(hand):
    far = FarHost()
    yield from enter(hand, far)
    far.host.close()
    yield from until(lambda: isinstance(hand.app.screen, HomeScreen))
    assert say(Ended.CLOSED) in hand.dialog


@journey
def test_a_guest_leaves_and_comes_back_to_its_seat(hand):
    far = FarHost()
    yield from begin(hand, far)
    yield from hand.tap(say("menu"))
    yield 0.1
    yield from hand.tap(say("match.leave"))
    yield 0.2
    hand.restart()
    yield 0.3
    yield from hand.tap(say("home.come_back", whose=whose("Ana")))
    yield from until(lambda: isinstance(hand.app.screen, MatchScreen))
    assert hand.hotseat.table.own == (1,)
    yield from my_turn(hand)


@journey
def test_a_bot_takes_the_guests_seat(hand):
    far = FarHost()
    yield from begin(hand, far)
    yield from hand.tap(say("menu"))
    yield 0.1
    yield from hand.tap(say("match.bot_takes"))
    yield 0.1
    yield from hand.tap(say("match.bot_takes_yes"))
    yield from until(lambda: far.host.seating.owners[1] == -1)
    yield from until(lambda: hand.hotseat.table.own == ())
    assert isinstance(hand.app.screen, MatchScreen), "and looks on"
    yield from hand.tap(say("menu"))
    yield 0.1
    yield from hand.tap(say("match.take", whose=whose("Léo")))
    yield from until(lambda: far.host.seating.owners[1] == 1)
    yield from until(lambda: hand.hotseat.table.own == (1,))


@journey
def test_who_came_late_is_told_no_wrong_sums(hand):
    from mobile.boards.sapiens.lines import breakdown

    far = FarHost(game="sapiens")
    far.host.sit(0, "Ana", 0)
    far.host.sit(1, "Tom", 1)
    far.begin()
    yield from far.move()
    hand.app.change(speed=0.0, name="Léo")
    hand.app.flow.visit_by_code((far.address,), far.host.code, b"")
    yield from until(lambda: isinstance(hand.app.screen, MatchScreen))
    assert say("match.watching_who", name=far.match.seats[far.match.asked[0]].name) in hand.words()
    yield from far.move()
    yield from until(lambda: hand.n == far.match.n)
    assert breakdown(far.host.table, 0)
    assert breakdown(hand.hotseat.table, 0) == []


@journey
def test_two_people_share_a_guests_phone(hand):
    far = FarHost()
    far.host.sit(0, "Ana", 0)
    yield from knock(hand, far, far.host.code)
    yield from until(lambda: isinstance(hand.app.screen, LobbyScreen))
    yield from until(lambda: say("lobby.ready") in hand.spoken())
    yield from hand.tap(say("lobby.sit"))
    yield 0.2
    yield from hand.type("Mina")
    yield from hand.tap(say("ok"))
    yield from until(lambda: [chair.name for chair in far.host.seating.taken] == ["Ana", "Léo", "Mina"])
    yield from hand.tap(say("lobby.ready"))
    yield from until(lambda: far.host.seating.refusal() is None)
    far.begin()
    yield from until(lambda: isinstance(hand.app.screen, MatchScreen))
    assert hand.hotseat.table.own == (1, 2)
    yield from far.move()
    yield from until(lambda: hand.covered)
    yield from hand.open_cover()
    yield from my_turn(hand)
    assert hand.hotseat.holder == 1
    move = hand.any_move()
    yield from hand.tap_move(move.start, move.goal)
    yield from until(lambda: hand.covered)
    assert hand.hotseat.to == 2


@journey
def test_the_last_chair_is_kept_for_who_has_none(hand):
    far = FarHost()
    for k in (1, 2):
        assert far.host.seating.seat_bot(k, f"bot {k}", Level.EASY) is None
    hand.app.flow.visit_by_code((far.address,), far.host.code, b"")
    yield from until(lambda: isinstance(hand.app.screen, LobbyScreen))
    yield from until(lambda: far.host.room.chairs[0].person == 1 and hand.app.session.room.chairs[0].person == 1)
    yield 0.1
    yield from hand.tap(say("lobby.sit"))
    assert say("room.kept_free") in hand.dialog
    yield from hand.tap(say("ok"))
    assert far.host.room.chairs[3].free
    assert far.host.sit(3, "Ana", 3) is None


@journey
def test_a_host_who_is_slow_to_answer_is_told_of(hand):
    far = FarHost()
    yield from begin(hand, far)
    far.on = False
    weak = say("link.weak", whose=whose("Ana"))
    yield from until(lambda: hand.board.playable and [strip.spoken for strip in hand.all(Strip)] == [weak])
    far.on = True
    yield from until(lambda: not hand.all(Strip))


@journey
def test_a_phone_that_stood_still_trusts_no_link_and_comes_back_by_itself(hand):
    far = FarHost()
    yield from begin(hand, far)
    session = hand.app.session
    before = session.guest.way.link
    session._looked -= base.SLEPT + 1
    yield from until(lambda: session.guest.way.link is not before)
    yield from my_turn(hand)


@journey
def test_what_an_older_save_lacks_is_told(hand):
    far = FarHost()
    yield from begin(hand, far)
    move = hand.any_move()
    yield from hand.tap_move(move.start, move.goal)
    yield from until(lambda: hand.n == 2)
    yield from far.move()
    yield from until(lambda: hand.n == 3)
    far.reopen(less=2)
    yield from until(lambda: count("link.entries_lost", 2, name="Ana") in hand.dialog, 25)
    assert hand.n == 1
    yield from hand.tap(say("ok"))
    yield from my_turn(hand)
    move = hand.any_move()
    yield from hand.tap_move(move.start, move.goal)
    yield from until(lambda: hand.n == 2)


@journey
def test_who_has_no_name_is_asked_for_one(hand):
    hand.app.change(name="")
    yield from hand.tap(say("home.join"))
    yield 0.2
    assert say("settings.name") in hand.dialog
    yield from hand.type("  Léo   B ")
    yield from hand.tap(say("ok"))
    yield 0.1
    assert say("join.name", name="Léo B") in hand.spoken()
    hand.app.go_home()
    yield from hand.tap(say("home.join"))
    yield 0.2
    assert not hand.dialog


@journey
def test_who_reads_the_rules_is_left_in_peace(hand):
    far = FarHost()
    yield from enter(hand, far)
    yield from hand.tap(say("rules"))
    yield 0.2
    rules = hand.app.screen
    far.host.seating.seat_bot(2, "Bot", Level.EASY)
    yield 0.5
    assert hand.app.screen is rules
    yield from hand.back()
    assert isinstance(hand.app.screen, LobbyScreen)
    assert "Bot" in hand.words()


@journey
def test_a_table_that_has_moved_is_found_again(hand):
    far = FarHost()
    yield from begin(hand, far)
    announcer = Announcer(told(far))
    far.cut()
    yield from until(lambda: hand.all(Strip))
    far.listener.port = 0
    far.mend()
    announcer.update(told(far))
    assert far.listener.addresses[0] not in hand.app.session.guest.way.addresses
    yield from until(lambda: announcer.work(time.monotonic()) or not hand.all(Strip), 25)
    announcer.close()


@journey
def test_the_result_stays_when_the_host_goes(hand):
    far = FarHost()
    yield from begin(hand, far)
    assert far.host.table.resign(0) is None
    yield from until(lambda: isinstance(hand.app.screen, ResultScreen))
    far.host.close()
    yield from until(lambda: hand.dialog)
    assert isinstance(hand.app.screen, ResultScreen)
    yield from hand.tap(say("ok"))
    yield 0.1
    yield from hand.tap(say("home"))
    yield 0.1
    assert isinstance(hand.app.screen, HomeScreen)
    assert say("home.come_back", whose=whose("Ana")) not in hand.spoken()


def far_link(far):
    return next(member.link for member in far.host.members.values() if member.link is not None)


@journey
def test_a_table_of_a_game_we_do_not_have_is_a_sentence(hand):
    far = FarHost()
    yield from enter(hand, far)
    far_link(far).say(msgspec.structs.replace(far.host.room, game="chess", you=1))
    yield from until(lambda: hand.dialog)
    assert say("door.version") in hand.dialog
    assert isinstance(hand.app.screen, HomeScreen)


@journey
def test_a_host_that_tells_what_cannot_be_is_a_sentence_and_the_app_goes_on(hand):
    far = FarHost()
    yield from enter(hand, far)
    yield from begin(hand, far)
    told = GuestFeed(far.host.match, (1,)).snap(0)
    far_link(far).say(msgspec.structs.replace(told, seats=()))
    yield from until(lambda: hand.dialog)
    assert say(Ended.NONSENSE) in hand.dialog
    assert isinstance(hand.app.screen, HomeScreen)
    yield from hand.tap(say("ok"))
    yield from hand.begin(None, Level.EASY)
    yield from hand.drag_move(hand.any_move())
    yield from hand.my_turn()
    assert hand.n == 2
