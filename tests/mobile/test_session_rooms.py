"""The table of several devices, seen from its host's window: the lobby, who is there, and how it is taken up again."""

import random
import time

import msgspec
import pytest
from kivy.core.window import Window

from core.game import Level
from core.log import Seated
from core.session.link.code import new_code, read_link, shown
from core.session.link.signals import Ended
from core.session.room.guest import Stage
from core.session.room.messages import Person, Presence, RoomReason
from core.session.room.stored import StoredRoom, Ticket
from mobile.hotseat import Phase
from mobile.look.kit import Picture
from mobile.screens.base import SETTLES
from mobile.screens.home import HomeScreen
from mobile.screens.lobby import LobbyScreen
from mobile.screens.match import MatchScreen
from mobile.screens.qr import Square
from mobile.screens.remote_strip import Strip
from mobile.screens.saying import SaidBubble
from mobile.session.files import room_name
from mobile.words import say, whose
from tests.mobile.far import FarGuest, until
from tests.mobile.window import DEAL, journey

pytestmark = pytest.mark.once

PACE = "real"  # as the other devices'


def open_table(hand, game="help_me"):
    """A room with Ana on the first chair."""
    hand.app.change(speed=0.0, name="Ana")
    hand.deal(DEAL)
    hand.app.flow.open_table(game, {}, [Seated("Ana", None, 0), None, None, None], 0)
    yield 0.2


def begin(hand, names=("Léo",)):
    """A match with guests."""
    yield from open_table(hand)
    far = [FarGuest(hand.app.session, name) for name in names]
    for k, one in enumerate(far):
        yield from one.come(k + 1)
    start = say(f"lobby.start.{1 + len(names)}")
    yield from until(lambda: start in hand.spoken())
    yield from hand.tap(start)
    yield from until(lambda: all(one.guest.stage is Stage.PLAYING for one in far))
    yield 0.1
    return far


def my_move(hand):
    """When it is mine to move."""
    yield from until(lambda: hand.hotseat.phase is Phase.PLAY and hand.board.playable and not hand.match.showing.queue)
    move = hand.any_move()
    n = hand.n
    yield from hand.tap_move(move.start, move.goal)
    yield from until(lambda: hand.n > n)


def marks(hand):
    """The pictures on the others' chips."""
    return [picture.name for picture in hand.match.others.walk() if isinstance(picture, Picture)]


@journey
def test_the_lobby_shows_who_is_there_and_begins(hand):
    yield from open_table(hand)
    assert say("setup.free", n=2) in hand.words()
    assert say(RoomReason.TOO_FEW) in hand.spoken()
    assert read_link(hand.all(Square)[0].text) == hand.app.session.host.invitation()
    far = FarGuest(hand.app.session, "Léo")
    yield from until(lambda: say("lobby.watches", name="Léo") in hand.words())
    far.guest.sit(1, "Léo", 1)
    yield from until(lambda: say("lobby.not_ready") in hand.words())
    assert say(RoomReason.NOT_READY) in hand.spoken()
    yield from hand.tap(say(RoomReason.NOT_READY))
    yield 0.1
    assert say("lobby.not_ready_text", names="Léo") in hand.dialog
    yield from hand.tap(say("ok"))
    yield 0.1
    far.guest.ready(True)
    yield from until(lambda: say("lobby.start.2") in hand.spoken())
    far.guest.away(True)
    yield from until(lambda: say("lobby.asleep") in hand.words())
    assert say(RoomReason.SOMEBODY_GONE) in hand.spoken()
    far.guest.away(False)
    yield from until(lambda: say("lobby.start.2") in hand.spoken())
    yield from hand.tap(say("lobby.add_bot"))
    yield 0.1
    yield from hand.tap(
        say("lobby.edit", name=next(chair.name for chair in hand.app.session.host.seating.chairs if chair.level))
    )
    yield 0.2
    yield from hand.tap(say("setup.grade", level=say(f"level.{Level.NORMAL}")))
    yield from hand.tap(say("ok"))
    yield 0.1
    yield from hand.tap(say("lobby.start.3"))
    yield from until(lambda: isinstance(hand.app.screen, MatchScreen))
    table = hand.hotseat.table
    assert [who.level for who in table.seats] == [None, None, Level.STRONG]
    assert table.own == (0,)
    yield from until(lambda: far.guest.stage is Stage.PLAYING)
    assert far.table.own == (1,)


@journey
def test_a_chair_is_renamed_moved_and_freed(hand):
    yield from open_table(hand)
    far = FarGuest(hand.app.session, "Léo")
    yield from far.come()
    host = hand.app.session.host
    yield from hand.tap(say("lobby.edit", name="Léo"))
    yield 0.2
    yield from hand.type("Léonie")
    yield from hand.tap(say("mark.green"))
    yield 0.1
    yield from hand.tap(say("ok"))
    yield 0.2
    assert (host.seating.chairs[1].name, host.seating.chairs[1].mark) == ("Léonie", 3)
    assert "Léonie" in hand.words()
    yield from hand.tap(say("lobby.edit", name="Léonie"))
    yield 0.2
    yield from hand.tap(say("lobby.up"))
    yield 0.2
    assert host.seating.chairs[0].name == "Léonie"
    yield from hand.tap(say("lobby.edit", name="Léonie"))
    yield 0.2
    yield from hand.tap(say("lobby.free"))
    yield 0.2
    assert host.seating.chairs[0].free
    yield from hand.tap(say("lobby.edit", name="Léo"))
    yield 0.2
    yield from hand.tap(say("lobby.remove"))
    yield from until(lambda: far.guest.stage is Stage.OVER)
    assert far.guest.why is Ended.REMOVED
    yield from until(lambda: shown(host.code) in hand.words())
    assert not hand.dialog, "nobody has guessed at the code, which is another all the same"


@journey
def test_who_is_asleep_is_shown_and_a_bot_plays_on(hand):
    (far,) = yield from begin(hand)
    yield from my_move(hand)
    assert not hand.all(Strip)
    far.guest.away(True)
    asleep = say("link.asleep", whose=whose("Léo"))
    yield from until(lambda: hand.all(Strip))
    assert hand.all(Strip)[0].spoken == asleep
    assert hand.match.bar.asked.text == asleep
    yield from hand.touch(hand.all(Strip)[0])
    yield 0.1
    assert say("link.missing_text") in hand.dialog
    n = hand.n
    yield from hand.tap(say("link.bot"))
    yield from until(lambda: hand.n > n + 1)
    assert not hand.all(Strip)
    assert hand.hotseat.table.seats[1].level is Level.NORMAL
    far.cut()
    far.on = True
    yield from until(lambda: hand.hotseat.table.seats[1].level is None, 25)
    assert far.guest.stage is Stage.PLAYING, "back in its seat"


@journey
def test_who_came_and_went_unseen_is_not_missed(hand):
    """Both may come about between two looks, or while one's own link is cut."""
    yield from begin(hand)
    seating = hand.app.session.host.seating
    seating.put(Person(8, "Zoé", Presence.LOST, left=True))
    yield 0.3
    assert say("people.left", name="Zoé") not in hand.words()
    seating.put(Person(9, "Max", Presence.AWAY))
    yield from until(lambda: say("link.asleep", whose=whose("Max")) in hand.words())


@journey
def test_who_is_gone_has_a_mark_while_it_is_my_turn(hand):
    (far,) = yield from begin(hand)
    far.cut()
    yield from until(lambda: hand.app.session.person(1).presence is Presence.LOST)
    yield 0.2
    assert "house/icon_no_link" in [
        picture.name for picture in hand.match.others.walk() if isinstance(picture, Picture)
    ]
    assert not hand.all(Strip), "it is my turn: nobody waits for them"
    yield from my_move(hand)
    yield from until(lambda: hand.all(Strip))
    assert hand.all(Strip)[0].spoken == say("link.lost", whose=whose("Léo"))


@journey
def test_what_i_am_choosing_stays_when_somebody_goes(hand):
    (far,) = yield from begin(hand)
    yield from until(lambda: hand.hotseat.phase is Phase.PLAY and hand.board.playable)
    move = hand.any_move()
    yield from hand.tap_at(*hand.place(move.start))
    yield from hand.tap_at(*hand.place(move.goal))
    far.guest.away(True)
    yield from until(
        lambda: "house/icon_asleep" in [p.name for p in hand.match.others.walk() if isinstance(p, Picture)]
    )
    n = hand.n
    yield from hand.tap(say("match.place"))
    yield from until(lambda: hand.n > n)


@journey
def test_what_people_say_is_shown(hand):
    (far,) = yield from begin(hand)
    far.guest.say("bravo")
    said = say("said.line", name="Léo", text=say("reaction.bravo"))
    yield from until(lambda: said in hand.words())
    yield from hand.tap(say("match.say"))
    yield 0.2
    yield from hand.type("Bien joué !")
    yield from hand.tap(say("match.say_it"))
    yield from until(lambda: [one.text for one in far.said] == ["Bien joué !"])
    yield from until(lambda: not hand.all(SaidBubble))


@journey
def test_a_guest_is_asked_before_we_go_back(hand):
    (far,) = yield from begin(hand)
    yield from my_move(hand)
    yield from far.move()
    yield from until(lambda: hand.hotseat.phase is Phase.PLAY)
    n = hand.n
    hand.match.choices._no_undo(hand.hotseat.table.undo_right(0))
    yield 0.1
    yield from hand.tap(say("undo.ask"))
    yield from until(lambda: far.table.proposal is not None)
    assert hand.n == n
    assert far.table.agree(1, True) is None
    yield from until(lambda: hand.n > n)
    assert far.table.path[-1].n <= n


@journey
def test_a_guest_asks_us_before_it_goes_back(hand):
    (far,) = yield from begin(hand)
    yield from my_move(hand)
    yield from far.move()
    yield from my_move(hand)
    yield from until(lambda: far.table.n == hand.n)
    to = far.table.step_back_right()
    assert far.table.undo(1, to) is None
    text = say("undo.proposed_text", name="Léo")
    yield from until(lambda: text in hand.dialog)
    yield from hand.tap(say("no"))
    yield from until(lambda: hand.hotseat.table.proposal is None and far.table.proposal is None)
    yield 0.1
    n = hand.n
    assert far.table.undo(1, to) is None
    yield from until(lambda: text in hand.dialog)
    yield from hand.tap(say("undo.agree"))
    yield from until(lambda: hand.n > n)
    yield from until(lambda: not hand.dialog)


def asked_to_go_back(hand):
    """After our first move a guest asks us to go back to the beginning."""
    (far,) = yield from begin(hand)
    yield from my_move(hand)
    yield from until(lambda: far.table.n == hand.n)
    assert far.table.undo(1, 0) is None
    yield from until(lambda: say("undo.proposed_text", name="Léo") in hand.dialog)
    return far


@journey
def test_a_question_is_gone_when_who_asked_moves_on(hand):
    """It could not be answered any more, and lay over the board."""
    far = yield from asked_to_go_back(hand)
    yield from far.move()
    yield from until(lambda: not hand.dialog)
    yield from my_move(hand)


@journey
def test_a_question_that_is_put_away_is_answered_with_no(hand):
    """Else it would stay open, and nobody could ask another one."""
    far = yield from asked_to_go_back(hand)
    yield SETTLES
    yield from hand.tap_at(10, 10)  # beside it
    yield from until(lambda: not hand.dialog and hand.hotseat.table.proposal is None and far.table.proposal is None)
    assert hand.n == 1


@journey
def test_the_table_is_put_away_and_taken_up_again(hand):
    (far,) = yield from begin(hand)
    yield from my_move(hand)
    yield from hand.tap(say("menu"))
    yield 0.1
    yield from hand.tap(say("link.pause"))
    yield 0.1
    assert say("link.pause_or_hand_over") in hand.dialog, "somebody else could run it meanwhile"
    yield from hand.tap(say("link.pause"))
    yield from until(lambda: isinstance(hand.app.screen, HomeScreen))
    assert say("home.table_with", names="Léo") in hand.words()
    yield from until(lambda: far.guest.stage is Stage.AWAY)
    assert far.guest.why is Ended.PAUSED
    kept = hand.app.kept()[0]
    assert hand.app.rooms._folder.joinpath(room_name(kept.id)).exists()
    hand.restart()
    yield 0.3
    n = far.table.n
    yield from hand.tap(say("home.resume"))
    yield from until(lambda: isinstance(hand.app.screen, MatchScreen))
    yield from until(lambda: far.guest.stage is Stage.PLAYING, 30)
    assert hand.hotseat.table.own == (0,)
    yield from far.move()
    yield from until(lambda: hand.n > n)


@pytest.mark.parametrize("seats", [2, 3])
@journey
def test_a_new_store_takes_nothing_over_from_the_one_before(hand, seats):
    """It counts its matches from one again: a room or a day's try that stayed would be another match's."""
    yield from begin(hand)
    yield from my_move(hand)
    (old,) = hand.app.kept()
    hand.app.slips.tried(hand.app.today(), "help_me", old.id)
    hand.app.rooms.put("door.pass", Ticket(b"room", b"us", b"secret", "Tom", "help_me", "Ana", (), time.time()))
    hand.app.go_home()
    assert hand.app.rooms.get(room_name(old.id), StoredRoom) is not None
    hand.app.on_stop()
    hand.app.screen = None
    (hand.home / "matches.sqlite").write_bytes(b"once upon a time " * 400)
    hand.restart()
    yield 0.3
    yield from hand.tap(say("ok"))
    assert hand.app.slips.tries(hand.app.today(), "help_me") == []
    yield from hand.begin(*[None] * seats)
    hand.app.go_home()
    yield 0.2
    (kept,) = hand.app.kept()
    assert kept.id == old.id
    assert {say("matches.title"), say("home.resume")} <= hand.spoken()
    assert say("home.come_back", whose=whose("Tom")) in hand.words(), "the way back to another's table stays"
    yield from hand.tap(say("home.resume"))
    yield 0.3
    assert hand.app.session is None
    assert hand.hotseat.table.own == tuple(range(seats))


@journey
def test_the_room_of_another_table_is_none_of_this_match(hand):
    yield from hand.begin(None, None, None)
    hand.app.go_home()
    (kept,) = hand.app.kept()
    room = StoredRoom(b"room", "help_me", {}, "Ana", b"match", (0, 1), ())
    for other in (room, msgspec.structs.replace(room, game="sapiens", owners=(0, 1, 1))):
        hand.app.rooms.put(room_name(kept.id), other)
        hand.app.go_home()
        yield 0.2
        assert {say("matches.title"), say("home.resume")} <= hand.spoken()
        assert not any(line.startswith(say("home.table_with", names="")) for line in hand.words())
    yield from hand.tap(say("home.resume"))
    yield 0.3
    assert hand.app.session is None
    assert hand.hotseat.table.own == (0, 1, 2)


@pytest.mark.parametrize("room", [True, False])
@journey
def test_of_the_room_of_a_match_that_is_over_nothing_stays_when_there_is_another(hand, room):
    """Though somebody wants another one before it is settled that nothing is taken back any more."""
    yield from begin(hand)
    host, over, rng = hand.app.session.host, hand.app.kept()[0].id, random.Random(DEAL)
    assert hand.app.rooms._folder.joinpath(room_name(over)).exists()
    while host.match.asked:
        host.match.play(host.match.asked[0], host.match.sample(host.match.asked[0], rng))
    assert not host.table.settled
    hand.app.flow.again(hand.app.session, room)
    yield 0.1
    assert isinstance(hand.app.screen, LobbyScreen if room else MatchScreen)
    kept = {path.name for path in hand.app.rooms._folder.glob("*.room")}
    assert kept == (set() if room else {room_name(host.match.number)})
    assert host.match is None or host.match.number != over


@journey
def test_after_a_sleep_guests_come_back(hand):
    (far,) = yield from begin(hand)
    port = hand.app.session._tcp.port
    hand.app.on_pause()
    yield 0.2
    hand.app.on_resume()
    yield from until(lambda: far.guest.stage is Stage.AWAY)
    yield from until(lambda: far.guest.stage is Stage.PLAYING)
    assert hand.app.session._tcp.port == port
    yield from my_move(hand)
    yield from until(lambda: far.table.n == hand.n)


@journey
def test_after_too_many_wrong_codes_there_is_a_new_one(hand):
    yield from open_table(hand)
    host = hand.app.session.host
    old = host.code
    host.admission.code = new_code()
    host.events.changed()
    yield 0.1
    assert say("lobby.new_code") in hand.dialog
    assert shown(host.code) in hand.words()
    assert shown(old) not in hand.words()


@journey
def test_a_network_that_comes_later_is_noticed(hand):
    from core.session.link import tcp
    from mobile.session import host as hosting

    own, look = tcp.own, hosting.LOOK
    tcp.own, hosting.LOOK = (lambda loopback=False: ()), 0.1
    try:
        yield from open_table(hand)
        assert say("lobby.no_network") in hand.words()
        assert not hand.all(Square)
    finally:
        tcp.own = own
    yield from until(lambda: hand.all(Square))
    hosting.LOOK = look
    assert say("lobby.no_network") not in hand.words()


@journey
def test_an_idle_session_draws_nothing(hand):
    yield from begin(hand)
    yield 1.0
    drawn = []
    Window.bind(on_draw=lambda *_: drawn.append(time.monotonic()))
    yield 1.5
    assert len(drawn) <= 2, len(drawn)


@journey
def test_a_lobby_is_closed_only_after_a_question(hand):
    yield from open_table(hand)
    far = FarGuest(hand.app.session, "Léo")
    yield from far.come()
    yield from hand.back()
    yield 0.1
    assert say("lobby.close_text") in hand.dialog
    yield from hand.tap(say("lobby.stay"))
    yield 0.1
    assert isinstance(hand.app.screen, LobbyScreen)
    yield from hand.back()
    yield 0.1
    yield from hand.tap(say("lobby.close"))
    yield from until(lambda: far.guest.stage is Stage.OVER)
    assert far.guest.why is Ended.CLOSED
    assert hand.app.session is None
