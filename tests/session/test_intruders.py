"""Somebody on the network who records, changes, repeats, guesses or floods: shut out, and the match is undisturbed."""

from __future__ import annotations

import gc
import random
from collections.abc import Iterator

import pytest

from core.packing import pack
from core.session.link.cipher import TAG, Opener, Seal
from core.session.link.frames import LARGEST, LONG, PIECE, SHORT, SIZES, TooMuch, Whole, framed, pieces
from core.session.link.handshake import About, GuestShake, HostShake, Sort
from core.session.link.link import Cut, Link
from core.session.link.signals import Ended, Ping
from core.session.link.wire import Gone, Pipe
from core.session.room.admission import SILENT
from core.session.room.guest import Stage
from core.session.room.messages import FromGuest, Hello, Offer, Ready, Say, Sit, Wish
from tests.session.rooms import ABOUT, Clock, Rooms, play_on, seated

NAME = "Benedict"  # too long to stand in what is sealed by chance


class Tap:
    """Sits between a guest and its host, and has them believe that they talk to each other."""

    def __init__(self, rooms: Rooms) -> None:
        self.to_host, self.to_guest = [], []  # all that was said, in pieces
        self.change = lambda way, some: [some]
        self._host = rooms.pipe()
        self._guest, self.end = Pipe.pair()

    def work(self) -> None:
        for way, come, go, log in (
            ("to_host", self._guest, self._host, self.to_host),
            ("to_guest", self._host, self._guest, self.to_guest),
        ):
            try:
                some = come.receive()
            except Gone:
                go.close()
                continue
            for frame in frames_of(some):
                log.append(frame)
                for piece in self.change(way, frame):
                    go.send(piece)


def frames_of(some: bytes) -> Iterator[bytes]:
    while some:
        size = 4 + int.from_bytes(some[:4], "big")
        yield some[:size]
        some = some[size:]


class Tapped(Rooms):
    """Every link goes through the intruder."""

    def __init__(self, game: str) -> None:
        self.taps: list[Tap] = []
        super().__init__(game)

    def guest(self, name, **given):
        guest = super().guest(name, **given)
        guest.way._dial = lambda _: self._call()
        return guest

    def _call(self):
        tap = Tap(self)
        self.taps.append(tap)

        class Calling:
            def poll(self):
                return tap.end

            def close(self):
                pass

        return Calling()

    def go(self, times: int = 8, seconds: float = 0.01) -> None:
        for _ in range(times):
            for tap in self.taps:
                tap.work()
            super().go(1, seconds)


def tapped(steps: int = 4) -> Tapped:
    """A match on the way, every byte of which goes through the intruder."""
    rooms = Tapped("sapiens")
    guest = rooms.guest(NAME)
    rooms.until(lambda: guest.room)
    rooms.host.sit(0, "Ana", 0)
    guest.sit(1, NAME, 1)
    guest.ready(True)
    rooms.go()
    assert rooms.host.begin(5) is None
    rooms.go()
    play_on(rooms, random.Random(2), steps)
    rooms.go()
    return rooms


def untouched(rooms: Rooms, before: bytes) -> None:
    """Host and match are as they were, and the guest is back at its table."""
    guest = rooms.guests[0]
    rooms.until(lambda: guest.stage is Stage.PLAYING and guest.table.locked is None)
    assert pack(rooms.host.match.state_copy()) == before
    assert guest.table.n == rooms.host.table.n
    play_on(rooms, random.Random(3), 2)


def test_what_passes_by_is_sealed():
    rooms = tapped()
    rooms.guests[0].say(text="meet me at the island")
    rooms.go()
    said = b"".join(rooms.taps[0].to_host[2:] + rooms.taps[0].to_guest[2:])
    for word in (b"island", NAME.encode(), b"sapiens", rooms.host.code.encode(), rooms.host.key):
        assert word not in said


def test_recorded_traffic_played_reopeneds_nothing():
    rooms = tapped()
    before = pack(rooms.host.match.state_copy())
    for stop in (1, 2, 3, None):
        pipe = rooms.pipe()
        for frame in rooms.taps[0].to_host[:stop]:
            pipe.send(frame)
            rooms.go(1)
        rooms.until(lambda pipe=pipe: not pipe._open, 10)
    assert len(rooms.host.members) == 1
    untouched(rooms, before)


def flipped(frame: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(4, len(frame))
    return frame[:at] + bytes([frame[at] ^ 1 << rng.randrange(8)]) + frame[at + 1 :]


@pytest.mark.parametrize("way", ["to_host", "to_guest"])
@pytest.mark.parametrize("what", ["flipped", "twice", "dropped", "reflected", "cut short", "from before", "swapped"])
def test_a_change_on_the_way_cuts_the_link_and_nothing_else(way, what):
    rooms, rng = tapped(), random.Random(f"{way} {what}")
    before = pack(rooms.host.match.state_copy())
    tap, held = rooms.taps[-1], []
    earlier = getattr(tap, way)[3]

    def change(where: str, frame: bytes) -> list[bytes]:
        if where != way or change.done:
            return [frame]
        if what == "swapped" and not held:
            held.append(frame)
            return []
        change.done = True
        return {
            "flipped": lambda: [flipped(frame, rng)],
            "twice": lambda: [frame, frame],
            "dropped": list,
            "reflected": lambda: [(tap.to_guest if way == "to_host" else tap.to_host)[-1]],
            "cut short": lambda: [frame[: len(frame) // 2]],
            "from before": lambda: [earlier],
            "swapped": lambda: [frame, *held],
        }[what]()

    change.done = False
    tap.change = change
    links = len(rooms.taps)
    rooms.until(lambda: len(rooms.taps) > links, 30)
    assert change.done
    untouched(rooms, before)


def test_a_flipped_bit_anywhere_in_the_handshake_lets_nobody_in():
    """Nor does it lock the room: the guest who knows the code comes in after it."""
    rng = random.Random(7)
    rooms = Tapped("help_me")
    for k in range(40):
        guest = rooms.guest("Ben", key=rooms.host.key, sort=Sort.LINK)
        which = k % 4
        count = 0

        def change(way, frame, which=which):
            nonlocal count
            count += 1
            return [flipped(frame, rng)] if count - 1 == which else [frame]

        call = guest.way._dial

        def dial(address, call=call, change=change):
            calling = call(address)
            rooms.taps[-1].change = change
            return calling

        guest.way._dial = dial
        rooms.until(lambda guest=guest: guest.stage is Stage.OVER or guest.way._tries > 1, 30)
        assert guest.room is None
        guest.leave()
        rooms.go()
        rooms.guests.remove(guest)
    assert rooms.host.members == {}
    guest = rooms.guest("Ben")
    rooms.until(lambda: guest.room)


def test_many_strangers_at_once_are_not_let_wait_at_the_door():
    rooms = seated("help_me", "1h")
    before = pack(rooms.host.match.state_copy())
    pipes = [Pipe.pair() for _ in range(500)]
    for _, theirs in pipes:
        rooms.host.admission.meet(theirs)
    assert len(rooms.host.admission._strangers) == SILENT
    rooms.go(600, 0.01)
    assert rooms.host.admission._strangers == [], "who says nothing is shown out"
    untouched(rooms, before)


def mutated(body: bytes, rng: random.Random) -> bytes:
    """Like what is right, and not quite."""
    some = bytearray(body)
    for _ in range(rng.randrange(1, 4)):
        deed, at = rng.randrange(4), rng.randrange(len(some) + 1)
        if deed == 0 and at < len(some):
            some[at] = rng.randrange(256)
        elif deed == 1:
            some[at:at] = rng.randbytes(rng.randrange(1, 9))
        elif deed == 2:
            del some[at : at + rng.randrange(1, 9)]
        else:
            some[at:] = rng.randbytes(rng.randrange(12))
    return bytes(some)


def objects() -> int:
    """How much there is in memory, roughly."""
    gc.collect()
    return len(gc.get_objects())


STRANGE, SEALED, SPOKEN = 60_000, 40_000, 250


def test_whatever_strangers_send_before_they_have_proved_themselves():
    """Most is refused at a glance; some is good enough to be answered, and fails at the proof."""
    rng = random.Random("strange")
    rooms = seated("help_me", "1h")
    before = pack(rooms.host.match.state_copy())
    host, clock, sizes = rooms.host, rooms.clock, [0, 0]
    for half in range(2):
        for k in range(STRANGE // 2):
            if k % 100 == 0:
                hello = GuestShake(host.key, Sort.LINK, host.id, ABOUT).hello()
            ours, theirs = Pipe.pair()
            host.admission.meet(theirs)
            body = mutated(hello, rng) if k % 50 == 0 else rng.randbytes(rng.randrange(60))
            ours.send(framed(body) if k % 3 else rng.randbytes(rng.randrange(1, 90)))
            clock.now += 0.001
            host.work()
            ours.close()
            theirs.close()
            if k % 7 == 0:
                clock.now += 0.5
                rooms.go(1)
        clock.now += 0.01
        rooms.go(800)
        sizes[half] = objects()
    assert host.admission._strangers == []
    assert sizes[1] - sizes[0] < 1000, "memory stays as it was"
    untouched(rooms, before)


def linked(keys: tuple[bytes, bytes], clock: Clock) -> tuple[Link, Pipe, Seal]:
    """A host's end of a link as it is after the handshake, and the other end's pipe and seal."""
    ours, theirs = Pipe.pair()
    shake = HostShake(b"r" * 8, About("1", b"rulesrul", "x"), lambda sort: [])
    link = Link(theirs, shake, FromGuest, clock.now)
    link._seal, link._opener, link.open = Seal(keys[0]), Opener(keys[1]), True
    link._frames.longest = LONG
    return link, ours, Seal(keys[1])


def test_whatever_a_member_sends_after_it_has_proved_itself():
    rng, clock = random.Random("sealed"), Clock()
    words = [Hello("Ben"), Sit(1, "Ben", 2), Ready(True), Say("bravo"), Ping(5), Wish(3, Offer(1, "a1-a2", 4))]
    keys = (b"k" * 32, b"q" * 32)
    ends = {"read": 0, "cut": 0}
    sizes = [0, 0]
    for half in range(2):
        for k in range(SEALED // 2):
            link, ours, seal = linked(keys, clock)
            good = pack(rng.choice(words))
            (some,) = pieces(mutated(good, rng) if k % 2 else rng.randbytes(rng.randrange(60)))
            if k % 7 == 0:
                some = mutated(some, rng)
            ours.send(framed(seal.seal(some) if k % 5 else some))
            try:
                link.work(clock.now)
                ends["read"] += 1
            except Cut as cut:
                assert cut.why is Ended.NONSENSE
                ends["cut"] += 1
        sizes[half] = objects()
    assert ends["cut"] > SEALED / 2
    assert ends["read"] > 100, "some were right by chance"
    assert sizes[1] - sizes[0] < 1000


def test_nonsense_under_the_seal_puts_a_guest_out_and_leaves_the_match_alone():
    rng = random.Random("spoken")
    rooms = seated("sapiens", "1h")
    before = pack(rooms.host.match.state_copy())
    guest = rooms.guests[0]
    for _ in range(SPOKEN):
        rooms.until(lambda: guest.way.linked and guest.stage is Stage.PLAYING)
        good = pack(rng.choice([Hello("Ben"), Sit(1, "B", 2), Say("bravo"), Ready(True)]))
        guest.way.link.wire.send(
            b"".join(framed(guest.way.link._seal.seal(piece)) for piece in pieces(mutated(good, rng)))
        )
        rooms.go(2)
    rooms.go(300)
    untouched(rooms, before)


@pytest.mark.parametrize("size", [SHORT + 1, 2**31, 2**32 - 1])
def test_a_body_that_is_too_long_is_refused_before_it_is_there(size):
    rooms = Rooms("help_me")
    pipe = rooms.pipe()
    pipe.send(size.to_bytes(4, "big"))
    rooms.go(2)
    assert not pipe._open
    assert rooms.host.admission._strangers == []


def test_a_message_without_end_is_refused():
    whole = Whole()
    with pytest.raises(TooMuch):
        for _ in range(LARGEST // 1000 + 2):
            whole.take(b"\x01" + bytes(999) + b"x\x80")


@pytest.mark.parametrize("size", [0, 1, PIECE - 1, PIECE, PIECE + 1, 100_000])
def test_a_message_in_pieces_is_put_together(size):
    for message in (random.Random(size).randbytes(size), bytes(size), b"\x80" * size):
        whole = Whole()
        sent = list(pieces(message))
        assert [whole.take(piece) for piece in sent][-1] == message
        assert all(4 + len(piece) + TAG in SIZES and len(piece) + TAG <= LONG for piece in sent)


@pytest.mark.parametrize("piece", [b"", b"\0", bytes(128), b"\x80", b"\0x", b"\x02x\x80", b"\0x\x80\0y"])
def test_a_piece_that_is_filled_up_otherwise_is_refused(piece):
    with pytest.raises(TooMuch):
        Whole().take(piece)


def test_who_says_too_much_at_once_is_cut_off():
    rooms = seated("help_me", "1h")
    guest = rooms.guests[0]
    for _ in range(400):
        guest.ready(True)
    rooms.reachable = False
    rooms.go(2)
    assert guest.why is Ended.FLOOD
    assert guest.stage is Stage.AWAY
