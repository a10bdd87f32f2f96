"""A whole match over RFCOMM's own frames and credits."""

import time

from tests.radio.evenings import evening, visit
from tests.radio.virtual import Ether, VirtualDoor, virtual_dial

HOST = "bt:F0:00:00:00:00:01"
GUESTS = ["bt:F0:00:00:00:00:02", "bt:F0:00:00:00:00:03"]


def test_a_match_over_real_frames_is_the_same_for_all():
    with Ether() as ether:
        room = evening("sapiens", "random,remote,random,remote")
        room.room.doors.open(VirtualDoor(ether, HOST))
        guests = [
            visit(lambda address, own=own: virtual_dial(ether, address, own=own), HOST, room.room.code)
            for own in GUESTS
        ]
        end = time.monotonic() + 60
        while not (room.over and all(guest.over for guest in guests)):
            assert time.monotonic() < end
            busy = [one.work() for one in (room, *guests)]
            if not any(busy):
                time.sleep(0.002)
        told = [one.told for one in (room, *guests)]
        room.room.close()
    assert told[0].outcome is not None
    assert [t.outcome for t in told] == [told[0].outcome] * 3
    assert len({t.log for t in told}) == 1
