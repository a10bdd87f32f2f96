"""What the tests have a phone do. Doors, dials and wires stay with the phone from one deed to the next."""

import hashlib
import random
import threading
import time

from core.session.link.wire import Gone
from mobile.device import bluetooth
from tests.radio.phone import set_fault, until

ROOM = 128 * 1024  # as much as we let wait: half of what cuts a wire

listeners = []
dials = []
wires = []
found = []
ended = []


def pass_time(seconds):
    end = time.monotonic() + seconds
    until(lambda: time.monotonic() > end)


def stuff(seed, size):
    return random.Random(seed).randbytes(size)


def digest(data):
    return hashlib.sha256(data).hexdigest()


def open_door():
    """What came in the way, or nothing."""
    try:
        listeners.append(bluetooth.listener())
    except OSError as refused:
        return str(refused)
    return ""


def close_door():
    listeners.pop().close()


def open_door_anew():
    old = listeners.pop()
    open_door()
    old.close()
    pass_time(0.3)


def let_in(n=1):
    """Who has come, in order."""
    come = [until(listeners[-1].accept) for _ in range(n)]
    wires.extend(come)
    return [wire.where for wire in come]


def lets_nobody_in(seconds):
    try:
        until(listeners[-1].accept, seconds)
    except TimeoutError:
        return True
    return False


def begin_dial(address):
    dials.append(bluetooth.dial(address))


def reach():
    """How the dialling ends: "reached", or why not; and after how many seconds."""
    begun = time.monotonic()
    try:
        wires.append(until(dials[-1].poll))
        how = "reached"
    except Gone as gone:
        how = str(gone)
    return how, time.monotonic() - begun


def dial(address):
    begin_dial(address)
    return reach()


def give_up():
    dials[-1].close()
    return reach()


def exchange(seeds, size, wires_there=None):
    """Send the stuff of a seed over each wire and take as much from each: the digests of what came, and the longest
    time that a send or a receive took."""
    ends = wires if wires_there is None else wires[-wires_there:]
    going = [memoryview(stuff(seed, size)) for seed in seeds]
    come = [bytearray() for _ in ends]
    longest = 0.0

    def all_done():
        nonlocal longest
        for n, wire in enumerate(ends):
            begun = time.monotonic()
            if going[n] and wire.backlog < ROOM:
                wire.send(bytes(going[n][:4096]))
                going[n] = going[n][4096:]
            come[n] += wire.receive()
            longest = max(longest, time.monotonic() - begun)
        return not any(going) and all(len(part) == size for part in come) and not any(wire.backlog for wire in ends)

    # Not as slow as frames: what is measured is the wire.
    end = time.monotonic() + 40
    while not all_done():
        assert time.monotonic() < end, [len(part) for part in come]
    return [digest(part) for part in come], longest


def say(text, n=-1):
    wires[n].send(text.encode())


def say_and_close(size, seed):
    """How many seconds closing took."""
    wires[-1].send(stuff(seed, size))
    begun = time.monotonic()
    wires[-1].close()
    return time.monotonic() - begun


def say_too_much():
    """Say more than may wait: the most that ever waited, and how it ended."""
    wires[-1].send(bytes(4096))
    time.sleep(1)  # by now the first of it is on its way, or stuck
    most, end = 0, time.monotonic() + 20
    while time.monotonic() < end:
        wires[-1].send(bytes(4096))
        most = max(most, wires[-1].backlog)
        try:
            wires[-1].receive()
        except Gone as gone:
            return most, str(gone)
    return most, "still there"


def hear(size, n=-1):
    """What came, once there is so much of it, and after how many seconds."""
    come, begun = bytearray(), time.monotonic()

    def enough():
        come.extend(wires[n].receive())
        return len(come) >= size

    until(enough)
    return come.decode(errors="replace"), time.monotonic() - begun


def hear_to_the_end(n=-1):
    """How much came until the wire was cut, its digest, and why it was cut."""
    come = bytearray()
    begun = time.monotonic()

    def cut():
        try:
            come.extend(wires[n].receive())
        except Gone as gone:
            return str(gone)
        return None

    why = until(cut)
    return len(come), digest(come), why, time.monotonic() - begun


def most_at_once(size):
    """Take so much, with pauses: the most that one receive gave."""
    most, come = 0, 0
    while come < size:
        time.sleep(0.3)
        piece = len(wires[-1].receive())
        most, come = max(most, piece), come + piece
    return most


def close_wire(n=-1):
    wires[n].close()


def forget_wires():
    wires.clear()


def threads():
    """Which of ours still run, once they had time to end."""

    def ours():
        return sorted(t.name for t in threading.enumerate() if t.name.startswith("bluetooth"))

    end = time.monotonic() + 3
    while ours() and time.monotonic() < end:
        time.sleep(0.05)
    return ours()


def runs(name):
    return any(t.name == name for t in threading.enumerate())


def state():
    return bluetooth.state().value


def ask():
    """Where we stand afterwards, what was asked, and whether it was told on this thread."""
    from android import permissions

    told = []
    bluetooth.ask(lambda now: told.append((now.value, threading.current_thread() is threading.main_thread())))
    until(lambda: told)
    return *told[0], permissions.asked


def turn_on():
    """How often it was told that Bluetooth is on: before it was, and afterwards."""
    told = []
    bluetooth.turn_on(lambda: told.append(True))
    pass_time(0.6)
    before = len(told)
    set_fault("off", "false")
    until(lambda: told)
    pass_time(0.6)
    return before, len(told)


def asked():
    from android import permissions

    return permissions.asked


def begin_scan():
    found.clear()
    ended.clear()
    bluetooth.scan(
        lambda seen: found.append((seen.name, seen.address, threading.current_thread() is threading.main_thread())),
        lambda now: ended.append(now.value),
    )


def end_scan():
    """What was found, and how it ended."""
    until(lambda: ended)
    return found, ended


def scan():
    begin_scan()
    return end_scan()


def stop_scan(seconds):
    """What was told after stopping, and how many receivers are left."""
    bluetooth.stop_scan()
    before = len(found), len(ended)
    pass_time(seconds)
    return (len(found), len(ended)) == before, bluetooth.PythonActivity.mActivity.receivers()


def shown():
    """What Android asked the person: each question and how long it holds."""
    intents = bluetooth.PythonActivity.mActivity.shown().toArray()
    seconds = bluetooth.Adapter.EXTRA_DISCOVERABLE_DURATION
    return [[intent.getAction().rpartition(".")[2], intent.getIntExtra(seconds, -1)] for intent in intents]
