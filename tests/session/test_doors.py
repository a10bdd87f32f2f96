"""Who presses on a room's door: removed guests, strangers without number, guessers. Friends and members come in."""

from __future__ import annotations

import pytest

from core.session.guest import Guest
from core.session.handshake import GuestShake, Sort
from core.session.link import Cut, Link
from core.session.messages import FromHost, Hello
from tests.session.rooms import ABOUT, Rooms

EVERY_SORT = pytest.mark.parametrize("sort", [*Sort])


def entered(rooms: Rooms, name: str, **given: object) -> Guest:
    guest = rooms.guest(name, **given)
    rooms.until(lambda: guest.room)
    return guest


class Knock:
    """Somebody who knocks and goes on by hand, step by step."""

    def __init__(self, rooms: Rooms, sort: Sort, key: bytes | str, member: bytes = b"") -> None:
        self._rooms = rooms
        shake = GuestShake(key, sort, member, rooms.host.id, ABOUT)
        self.link = Link(rooms.pipe(), shake, FromHost, rooms.clock.now)
        rooms.go(1)

    def work(self) -> None:
        """Hear the host, and answer; what it says is of no interest here."""
        try:
            self.link.work(self._rooms.clock.now)
        except Cut:
            self.link.wire.close()
        self._rooms.go(1)

    def enter(self) -> None:
        """Whatever is still to be said for coming in."""
        for _ in range(3):
            self.work()
        self.link.say(Hello("Eve again"))
        self._rooms.go(4)


# Who was removed


@EVERY_SORT
@pytest.mark.parametrize("steps", [0, 2], ids=["answered", "proved"])
@pytest.mark.parametrize("again", [0, 1], ids=["at once", "renewed"])
def test_who_was_removed_does_not_come_back_by_a_connection_that_was_left_half_way(sort, steps, again):
    rooms = Rooms("help_me")
    eve = entered(rooms, "Eve")
    keys = {Sort.CODE: rooms.host.code, Sort.LINK: rooms.host.key, Sort.MEMBER: eve._key}
    knocks = [Knock(rooms, sort, keys[sort], eve._member) for _ in range(1 + again)]
    for knock in knocks:
        for _ in range(steps):
            knock.work()
        assert knock.link.open == bool(steps)
    rooms.guests.remove(eve)
    rooms.host.remove(1)
    for knock in knocks:
        knock.enter()
    assert rooms.host.members == {}
    assert [person.name for person in rooms.host.room.people] == ["Ana"]


@EVERY_SORT
def test_whoever_stands_in_the_door_while_somebody_is_removed_comes_in_by_what_holds_then(sort):
    """Nothing is held against them: they knock again."""
    rooms = Rooms("help_me")
    entered(rooms, "Eve")
    ben = entered(rooms, "Ben")
    keys = {Sort.CODE: rooms.host.code, Sort.LINK: rooms.host.key, Sort.MEMBER: ben._key}
    knock = Knock(rooms, sort, keys[sort], ben._member)
    rooms.host.remove(1)
    knock.enter()
    assert len(rooms.host.members) == 1
    keys = {Sort.CODE: rooms.host.code, Sort.LINK: rooms.host.key, Sort.MEMBER: ben._key}
    Knock(rooms, sort, keys[sort], ben._member).enter()
    assert len(rooms.host.members) == (1 if sort is Sort.MEMBER else 2)
