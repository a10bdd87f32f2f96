"""Two devices on a cable: network namespaces with nothing but a veth pair between them, and what runs in each.

Run inside one (`python -m tests.session.namespaces host beacon`), this is one of the devices. It does nothing where
there is any other network.
"""

import contextlib
import json
import os
import select
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path

from core.session.discovery import nearby
from core.session.discovery.beacon import Announcement, Ear, Mouth
from core.session.discovery.bonjour import Bonjour
from core.session.discovery.nearby import Announcer, Seeker
from core.session.link.tcp import TcpListener, dial, wait
from core.session.link.wire import Gone

CABLE = "cable"
ROOT = Path(__file__).parents[2]
TABLE = Announcement(b"roomroom", b"instance", 40123, "Ana", "sapiens", 1, 4, 1, 1)


def missing():
    """Why there can be none here, if so."""
    if not sys.platform.startswith("linux"):
        return "namespaces are Linux's"
    if os.geteuid():
        return "not root"
    if shutil.which("ip") is None:
        return "no ip command"
    probe = f"probe{os.getpid()}"
    made = subprocess.run(["ip", "netns", "add", probe], capture_output=True)
    subprocess.run(["ip", "netns", "del", probe], capture_output=True)
    return "" if made.returncode == 0 else f"no namespaces: {made.stderr.decode().strip()}"


class Cable:
    """The two namespaces, .1 and .2 of a network; processes in them end with it."""

    def __init__(self, net="10.99.0"):
        self.net = net
        self.ends = [f"pichenette{os.getpid()}{side}" for side in "ab"]
        self._processes = []

    def __enter__(self):
        try:
            for end in self.ends:
                _ip("netns", "add", end)
            peer = f"name {CABLE} netns {self.ends[1]}".split()
            _ip("-n", self.ends[0], "link", "add", CABLE, "type", "veth", "peer", *peer)
            for number, end in enumerate(self.ends, 1):
                _ip(
                    "-n", end, "address", "add", f"{self.net}.{number}/24", "broadcast", f"{self.net}.255", "dev", CABLE
                )
                _ip("-n", end, "link", "set", "lo", "up")
                _ip("-n", end, "link", "set", CABLE, "up")
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        for process in self._processes:
            process.kill()
            process.communicate()
        for end in self.ends:
            subprocess.run(["ip", "netns", "del", end], capture_output=True)

    def start(self, end, *words, module="tests.session.namespaces"):
        """One of the parts below, at this end, or another module."""
        environment = {k: v for k, v in os.environ.items() if k != "PICHENETTE_LOOPBACK"}
        process = subprocess.Popen(
            [
                "ip",
                "netns",
                "exec",
                self.ends[end],
                sys.executable,
                *(("-W", "error") if module == __name__ else ()),
                "-m",
                module,
                *words,
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,  # so that nothing it said waits where `told` does not look
            cwd=ROOT,
            env=environment,
        )
        self._processes.append(process)
        return process


def told(process, within=30.0):
    """What it says next."""
    ready, _, _ = select.select([process.stdout], [], [], within)
    line = process.stdout.readline() if ready else ""
    assert line, "it said nothing"
    return json.loads(line)


def _ip(*words):
    subprocess.run(["ip", *words], check=True, capture_output=True)


def _say(*what):
    print(json.dumps(what), flush=True)


def _only(way):
    """Leave one way of finding each other."""
    if way == "beacon":
        nearby.Bonjour = Nobody
    elif way == "zeroconf":
        Mouth.say = lambda self, packed: None
        Ear.tune = lambda self: None


class Nobody(Bonjour):
    """No zeroconf."""

    def __init__(self, looking, loopback):
        pass

    def announce(self, table):
        pass

    def seen(self):
        return None

    def close(self, wait=0.0):
        pass


def host():
    """A table that echoes, until it is told to leave."""
    listener = TcpListener()
    announcer = Announcer(Announcement(b"roomroom", b"instance", listener.port, "Ana", "sapiens", 1, 4, 1, 1))
    _say("open", listener.addresses)
    wires = []
    while not select.select([sys.stdin], [], [], 0)[0]:
        announcer.work(time.monotonic())
        wait([listener, *wires], 0.1)
        if (wire := listener.accept()) is not None:
            wires.append(wire)
        for wire in wires[:]:
            try:
                wire.send(wire.receive())
            except Gone:
                wires.remove(wire)
    announcer.close(wait=5)
    for wire in wires:
        wire.close()
    listener.close()
    _say("left")


def guest():
    """Looks for a table, has a word echoed at the first address, and waits for the table to go."""
    seeker = Seeker()
    began = time.monotonic()

    def look(there):
        while bool(seeker.found()) != there:
            assert time.monotonic() < began + 60
            wait([], 0.02)
            seeker.work(time.monotonic())

    look(there=True)
    (found,) = seeker.found()
    _say("found", round(time.monotonic() - began, 2), found.table.name, found.addresses)
    dialling = dial(found.addresses[0])
    while (wire := dialling.poll()) is None:
        wait([dialling], 1)
    wire.send(b"bonjour")
    echo = b""
    while len(echo) < 7:
        wait([wire], 1)
        echo += wire.receive()
    wire.close()
    _say("echo", echo.decode())
    began = time.monotonic()
    look(there=False)
    _say("gone", round(time.monotonic() - began, 2))
    seeker.close(wait=5)


def leak(loopback):
    """Announces and looks for a while; says what was found, and how many IPv4 frames it put on the cable."""
    with contextlib.closing(socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(3))) as sniffer:
        sniffer.bind((CABLE, 0))
        sniffer.setblocking(False)
        announcer, seeker = Announcer(TABLE, loopback), Seeker(loopback)
        listener = TcpListener(loopback=loopback)
        frames, until = 0, time.monotonic() + 4
        while time.monotonic() < until:
            announcer.work(time.monotonic())
            seeker.work(time.monotonic())
            wait([], 0.05)
            with contextlib.suppress(BlockingIOError):
                while True:
                    frame, (_, _, way, *_) = sniffer.recvfrom(2000)
                    frames += way == socket.PACKET_OUTGOING and frame[12:14] == b"\x08\x00"
        found = [at for each in seeker.found() for at in each.addresses]
        announcer.close(wait=5)
        seeker.close(wait=5)
        listener.close()
    _say("leak", frames, found, list(listener.addresses))


if __name__ == "__main__":
    others = {name for _, name in socket.if_nameindex()} - {"lo", CABLE}
    assert not others, f"there are other networks: {others}"
    part, way = sys.argv[1:]
    _only(way)
    if part == "leak":
        leak(loopback=way == "loopback")
    else:
        {"host": host, "guest": guest}[part]()
