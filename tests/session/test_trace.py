"""Whoever looks for a fault is told what goes on, and nothing that is nobody's business."""

from __future__ import annotations

import logging
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from enum import Enum

import pytest

from core import games, trace
from core.packing import Unreadable
from core.session.link.code import Invitation, link, read_link
from core.session.link.signals import Ended
from core.session.room.guest import Stage
from tests.session.rooms import Rooms, play_on, seated


@pytest.fixture
def told(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.DEBUG, "core")
    return caplog


@pytest.fixture
def logs() -> Iterator[None]:
    """Put back as they were."""
    rooms = [logging.getLogger(name) for name in trace.ROOMS]
    before = [(log, log.level, log.handlers, log.propagate) for log in rooms]
    yield
    for log, level, handlers, propagate in before:
        log.setLevel(level)
        log.handlers, log.propagate = handlers, propagate


def whole(game: str) -> Rooms:
    """A session in which all happens of which a log can tell: also a cut, a way back, a wrong code and an end."""
    rooms = seated(game, "1h2b")
    play_on(rooms, random.Random(1), 12)
    rooms.cut(0)
    rooms.until(lambda: rooms.guests[0].stage is Stage.AWAY)
    rooms.until(lambda: rooms.guests[0].stage is Stage.PLAYING)
    rooms.guest("stranger", key="AAAAAA")
    rooms.go(4, 1.0)
    rooms.host.close(Ended.CLOSED)
    rooms.go()
    return rooms


def test_links_devices_stages_and_entries_are_told(told):
    whole("help_me")
    lines = [f"{record.name}: {record.getMessage()}" for record in told.records]
    for line in (
        "core.session.link.link: here: the link is open",
        "core.session.room.members: device 1 comes in by code",
        "core.session.room.guest: the guest was dialling and is room: None",
        "core.session.room.host: a match of help_me begins or goes on at entry 0; seats' devices: [1, 0, 2, -1]",
        "core.session.room.hearing: device 1 says Wish",
        "core.table: entry 1: move, seat 0; asked now: (1,)",
        "core.session.room.guest_table: entry 1: move, seat 0; asked now: (1,)",
        "core.session.link.link: here: the link is cut: session.silent",
        "core.session.room.guest: the guest was playing and is away: session.silent",
        "core.session.room.members: device 1 comes in by member",
        "core.session.room.host: the room is closed: session.closed",
    ):
        assert line in lines


@pytest.mark.parametrize("game", games.names())
def test_no_secret_is_told(game, told):
    """Nothing but numbers and names of kinds: no struct, no bytes, and no text that a person or a secret is made of."""
    rooms = whole(game)
    host, text = rooms.host, told.text
    for record in told.records:
        for part in record.args if isinstance(record.args, tuple) else ():
            assert isinstance(part, (int, str, Enum, tuple, list, type(None), Exception)), record
            assert not isinstance(part, (tuple, list)) or all(isinstance(one, (int, str)) for one in part), record
    members = [secret for member in host.members.values() for secret in (member.key, *member.secrets)]
    for secret in (host.key, *members):
        assert not {secret.hex(), str(secret), repr(secret)[2:-1]} & set(text.split())
        assert secret.hex() not in text
    for word in (host.code, str(host.match.deal), "seat 0's", "guest 1", "host 1", "AAAAAA"):
        assert word not in text


def test_why_an_invitation_cannot_be_read_is_told_without_its_key():
    text = link(Invitation(("192.168.0.2:4000",), bytes(8), bytes(range(16)), "Ana"))
    key = text.partition("&k=")[2].partition("&")[0]
    with pytest.raises(Unreadable) as no:
        read_link(text.replace("&k=", "&k", 1))
    assert key not in str(no.value)


@pytest.mark.parametrize("word", ["debug", "info", "warning", "DEBUG"])
def test_the_switch_tells_as_much_as_it_says(word, monkeypatch, capsys, logs):
    monkeypatch.setenv(trace.SWITCH, word)
    trace.switch_on()
    trace.switch_on()
    log = logging.getLogger("core.session.room.guest")
    log.debug("little")
    log.info("more")
    log.warning("much")
    said = capsys.readouterr().err
    told = [said.count(text) for text in ("little", "more", "much")]
    assert told == {"debug": [1, 1, 1], "info": [0, 1, 1], "warning": [0, 0, 1]}[word.lower()]


def test_a_word_that_means_nothing_is_said(monkeypatch, capsys, logs):
    monkeypatch.setenv(trace.SWITCH, "loud")
    trace.switch_on()
    assert "debug, info, warning" in capsys.readouterr().err
    assert not logging.getLogger("core").handlers


def test_a_guest_of_the_command_line_tells_its_way():
    env = os.environ | {"PICHENETTE_LOOPBACK": "1", "PICHENETTE_LOG": "debug"}
    command = [sys.executable, "-m", "core", "join", "nowhere", "AAAAAA"]
    with subprocess.Popen(command, env=env, text=True, stderr=subprocess.PIPE) as guest:
        assert guest.stderr is not None
        line = guest.stderr.readline()
        guest.kill()
    assert line.endswith("DEBUG   core.session.room.way: dialling nowhere\n")
