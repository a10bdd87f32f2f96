"""Tables of several devices by touches: our own with guests, and another's. The others have no window."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from kivy.clock import Clock

from core.session.link import tcp
from core.session.link.handshake import Sort
from core.session.link.signals import Ended
from core.session.room.about import about
from core.session.room.guest import Guest
from core.session.room.host import Host
from core.session.room.messages import Presence
from mobile import games
from mobile.screens.lobby import LobbyScreen
from mobile.screens.match import MatchScreen
from mobile.screens.remote_strip import Strip
from mobile.session.host import HostSession
from mobile.tour.fingers import Missing, Steps
from mobile.tour.walks import help_me
from mobile.words import say, whose

if TYPE_CHECKING:
    from collections.abc import Callable

    from mobile.tour.pictures import Tour


def until(done: Callable[[], object], most: float = 20.0) -> Steps:
    waited = 0.0
    while not done():
        if waited > most:
            raise Missing("another device does not answer")
        yield 0.1
        waited += 0.1


def show(tour: Tour) -> Steps:
    """The lobby and a match at our own table; then as a guest."""
    yield from ours(tour)
    yield from theirs(tour)


def ours(tour: Tour) -> Steps:
    app = tour.app
    app.change(name="Ana")
    yield from tour.touch(tour.named(say("game.help_me")))
    yield 0.3
    yield from tour.tap(say("setup.several"))
    yield 0.2
    for k in (1, 2, 3):  # whoever sat here at the last table
        yield from tour.touch([press for press in tour.presses() if press.spoken == say("setup.elsewhere")][k])
        yield 0.1
    tour.picture("together_setup")
    yield from tour.tap(say("setup.open"))
    yield 0.5
    tour.picture("lobby")
    hosting = app.session
    if not isinstance(hosting, HostSession):
        raise Missing("no room is open")
    code, where = hosting.host.code, [hosting.addresses[0]]
    far = Guest("Léo", about("Léo"), games.find, tcp.dial, where, code, Sort.CODE)
    working = Clock.schedule_interval(lambda _: far.work(), 0.02)
    yield from until(lambda: far.room is not None)
    far.sit(1, "Léo", 1)
    yield 0.4
    tour.picture("lobby_not_ready")
    far.ready(True)
    yield from until(lambda: say("lobby.start.2") in {press.spoken for press in tour.presses()})
    yield 0.2
    tour.picture("lobby_ready")
    yield from tour.tap(say("lobby.start.2"))
    yield from until(lambda: far.table is not None)
    looker = Guest("Cleo", about("Cleo"), games.find, tcp.dial, where, hosting.host.code, Sort.CODE)
    looking = Clock.schedule_interval(lambda _: looker.work(), 0.02)
    yield from until(lambda: looker.table is not None)
    far.say("bravo")
    looker.say("", "Allez !")
    yield 0.5
    tour.picture("said")
    yield 0.5
    yield from tour.tap(say("lobby.watches", name="Cleo"))
    yield 0.3
    tour.picture("who_is_here")
    tour.app.back()
    looking.cancel()
    looker.leave()
    yield 0.3
    if tour.match.hotseat.holder in tour.match.hotseat.table.asked:
        yield from tour.settled()
        yield from help_me.go_on(tour)
        yield 0.6
    far.away(True)
    yield from until(lambda: tour.all(Strip))
    yield 0.3
    tour.picture("asleep")
    yield from tour.touch(tour.all(Strip)[0])
    yield 0.3
    tour.picture("asleep_choices")
    yield from tour.tap(say("link.wait"))
    working.cancel()
    app.go_home()
    yield 0.3


def theirs(tour: Tour) -> Steps:
    app = tour.app
    app.change(name="Léo")
    host = Host(games.find("help_me"), {}, "Ana", about("Ana"))
    listener = tcp.TcpListener()
    host.doors.open(listener)
    host.sit(0, "Ana", 0)
    working = Clock.schedule_interval(lambda _: host.work(), 0.02)
    app.flow.join()
    yield 0.4
    tour.picture("join")
    app.flow.knock(listener.addresses, host.id, "Ana")
    yield 0.3
    for letter in host.code[:4]:
        yield from tour.tap(letter)
    tour.picture("door")
    for letter in host.code[4:]:
        yield from tour.tap(letter)
    yield from until(lambda: isinstance(app.screen, LobbyScreen))
    yield from until(lambda: say("lobby.ready") in {press.spoken for press in tour.presses()})
    yield 0.2
    tour.picture("guest_lobby")
    yield from tour.tap(say("lobby.ready"))
    yield from until(lambda: host.seating.refusal() is None)
    host.begin(1, 1)
    yield from until(lambda: isinstance(app.screen, MatchScreen))
    yield 0.5
    tour.picture("guest_match")
    host.seating.put(msgspec.structs.replace(host.seating.people[0], presence=Presence.AWAY))
    yield from until(lambda: tour.all(Strip))
    yield 0.3
    tour.picture("host_asleep")
    host.seating.put(msgspec.structs.replace(host.seating.people[0], presence=Presence.HERE))
    yield from until(lambda: not tour.all(Strip))
    host.close(Ended.PAUSED)
    yield from until(lambda: tour.all(Strip))
    yield 0.3
    tour.picture("guest_paused")
    app.go_home()
    working.cancel()
    yield 0.3
    tour.picture("home_come_back")
    yield from tour.tap(say("home.come_back", whose=whose("Ana")))
    yield 2.0
    tour.picture("waiting_for_a_table")
    app.flow.part()
    app.go_home()
    yield 0.3
    app.rooms.forget(f"{host.id.hex()}.pass")
    app.change(name="", remote=False)
    app.go_home()
    yield 0.3
