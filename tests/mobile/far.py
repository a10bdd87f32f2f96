"""The other devices of a session, without a window: given time by the same clock as the app under test."""

from kivy.clock import Clock

from core.bots.drive import Budget, Drive
from core.match import Match
from core.session.link import tcp
from core.session.link.handshake import Sort
from core.session.room.about import about
from core.session.room.guest import Guest, Stage
from core.session.room.host import Host
from core.session.room.messages import Said
from mobile import games
from mobile.screens.match import MatchScreen
from mobile.session import base
from mobile.words import say
from tests.session.taking import Taking

LONGEST = 15.0  # seconds anything may take

# A long frame of a busy machine is no sleep: links would be cut in the midst of anything. Who sleeps here says so.
base.SLEPT = 600.0


def until(done, longest=LONGEST):
    """Wait until something has come about, and a frame longer: what it put on screen has its place then."""
    waited = 0.0
    while not done():
        assert waited < longest, "it does not come"
        yield 0.05
        waited += 0.05
    yield 0.0


class Far(Taking):
    """Works beside the app until it is stopped."""

    def __init__(self):
        super().__init__()
        self.on = True
        self._ticking = Clock.schedule_interval(self._tick, 0.01)

    def _tick(self, _):
        if self.on:
            self.work()

    def stop(self):
        self._ticking.cancel()


class FarGuest(Far):
    """At the table of the app."""

    def __init__(self, hosting, name, code="", given=None):
        self.guest = Guest(
            name,
            given or about(name),
            games.find,
            tcp.dial,
            [hosting.addresses[0]],
            code or hosting.host.code,
            Sort.CODE,
        )
        self.said = []
        super().__init__()
        self.when(self.guest, Said, self.said.append)

    def work(self):
        self.guest.work()
        self.take(self.guest)

    @property
    def table(self):
        return self.guest.table

    def come(self, chair=1):
        """To the table, on a chair, and ready."""
        yield from until(lambda: self.guest.stage is Stage.ROOM and self.guest.room is not None)
        self.guest.sit(chair, self.guest.name, chair)
        self.guest.ready(True)
        yield from until(lambda: self.guest.room.chairs[chair].person == self.guest.room.you)
        yield 0.1

    def cut(self):
        """The network is gone, and stays away until `on`."""
        self.on = False
        for wire in self.guest.way.wires:
            wire.close()

    def move(self):
        """Any move of the seat that is asked."""
        table = self.table
        yield from until(lambda: table.locked is None and any(seat in table.own for seat in table.asked))
        seat = next(seat for seat in table.asked if seat in table.own)
        n = table.n
        assert table.offer(seat, table.moves(seat)[0], n) is None
        yield from until(lambda: table.n > n)


class FarHost(Far):
    """Has the table to which the app comes."""

    def __init__(self, name="Ana", game="help_me", given=None, known=None):
        self.name = name
        self.host = Host(games.find(game), {}, name, given or about(name), known=known)
        self.listener = tcp.TcpListener()
        self.host.doors.open(self.listener)
        self.said = []
        self._drive = None
        super().__init__()
        self.when(self.host, Said, self.said.append)

    @property
    def address(self):
        return self.listener.addresses[0]

    @property
    def match(self):
        return self.host.match

    def work(self):
        self.host.work()
        self.take(self.host)
        if self._drive is not None and self.host.playing:
            self._drive.work(0.002)

    def welcome(self, hand):
        """The app comes by the code, sits down, and the match begins."""
        assert self.host.sit(0, "Ana", 0) is None
        hand.app.flow.knock((self.address,), b"", "Ana")
        yield 0.2
        for letter in self.host.code:
            yield from hand.tap(letter)
        yield from until(lambda: say("lobby.ready") in hand.spoken())
        yield from hand.tap(say("lobby.ready"))
        yield from until(lambda: self.host.seating.refusal() is None)
        self.begin()
        yield from until(lambda: isinstance(hand.app.screen, MatchScreen))

    def begin(self, deal=7):
        assert self.host.begin(deal, 0) is None
        self._drive = Drive(self.match, {seat: Budget(playouts=1) for seat in range(self.match.setup.players)})

    def move(self):
        """Any move of the host's own seat that is asked."""
        table = self.host.table
        yield from until(lambda: any(seat in table.own for seat in table.asked))
        seat = next(seat for seat in table.asked if seat in table.own)
        assert table.offer(seat, table.moves(seat)[0], table.n) is None
        yield 0.05

    def cut(self):
        self.on = False
        for wire in self.host.wires:
            wire.close()
        self.listener.close()

    def mend(self):
        """The network is there again, under the same address."""
        self.host.doors.shut(self.listener)
        self.listener = tcp.TcpListener(self.listener.port)
        self.host.doors.open(self.listener)
        self.host.wake()
        self.on = True

    def reopen(self, less):
        """The device broke, and the table is taken up from a save that lacks so many entries."""
        old, kept, deal = self.host.match, self.host.kept(), 7
        match = Match.begin(old.game, old.setup.seats, deal, old.setup.options, 0)
        for entry in old.entries[1 : len(old.entries) - less]:
            match.play(entry.seat, entry.move)
        self.cut()
        self.host = Host.reopen(kept, match, self.host.about)
        self.listener = tcp.TcpListener(self.listener.port)
        self.host.doors.open(self.listener)
        self.on = True

    def stop(self):
        super().stop()
        self.host.close()
