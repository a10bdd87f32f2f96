"""Whatever a text, a line of a log or a message holds: it is read, or refused by name, and nothing breaks."""

from __future__ import annotations

import contextlib

from hypothesis import given, settings
from hypothesis import strategies as st

from core.command.transcript import matches, records_of, setup_of
from core.log import Record
from core.match import Match
from core.packing import Unreadable, pack, unpack
from core.replay import Broken, replay
from core.session.link.frames import framed
from core.session.room.guest import Stage
from core.session.room.messages import (
    Agree,
    Away,
    Hello,
    Lost,
    Offer,
    Ready,
    Recall,
    Replace,
    Resign,
    Rise,
    Say,
    Sit,
    Taken,
    Undo,
    Wish,
)
from tests.contract.games import ALL, find
from tests.session.rooms import Rooms

squares = st.from_regex(r"[a-h][0-9]", fullmatch=True)
tiles = st.from_regex(r"([0-5]|common)[.][0-6]", fullmatch=True) | squares | st.integers(-1, 11)
scenes = st.sampled_from(["feast", "gathering", "fire", "mountain", "Fire", "bear", "2"])
steps = st.from_regex(r"[a-j](1[0-4]|[0-9])", fullmatch=True)
held = st.sampled_from(["1", "2", "3", "4", "rahan", "knife", "weapon", "tiger", "5"])
millimetres = st.integers(-9_999_999, 9_999_999) | st.integers(-3250, 4000)
texts = st.one_of(
    st.text(max_size=12),
    st.from_regex(r"[a-f][0-7]-[a-f][0-7]", fullmatch=True),
    st.builds("{} {}".format, st.sampled_from(["bid", "agree", "stake", "gift"]), st.integers(-99, 99)),
    st.builds("lay {} {} {}{}".format, st.integers(-1, 11), squares, squares, st.sampled_from(["", " mountain fire"])),
    st.builds("{} {}".format, st.sampled_from(["take", "remove", "toll", "chase", "recall"]), tiles),
    st.builds("{} {}".format, st.sampled_from(["first", "play", "ritual"]), scenes),
    st.builds("swap {} {}".format, st.integers(-1, 11), tiles),
    st.builds("bear {} {}".format, st.integers(-1, 11), squares),
    st.builds("brawl {}{}".format, tiles, st.sampled_from(["", " from 1.1", " from common.9", " from 0.0"])),
    st.builds("reef {} {} {} {}".format, st.integers(-1, 6), millimetres, millimetres, st.integers(-1, 36000)),
    st.builds("flick {} {} {}{}".format, st.integers(0, 9), millimetres, millimetres, st.sampled_from(["", " off"])),
    st.builds("{} {}".format, st.sampled_from(["keep", "line", "exchange", "circle"]), st.integers(-1, 13)),
    st.lists(st.integers(0, 13).map(str), max_size=9).map(lambda circles: " ".join(["line", *circles])),
    st.sampled_from(["pass", "gain", "hunt", "convert", "pass 1", "hunt convert"]),
    st.builds("{} {}".format, st.sampled_from(["go", "lead", "step"]), steps),
    st.builds("{} {}{}".format, st.sampled_from(["shoot", "fight", "flick 100"]), st.integers(-1, 12), st.just("")),
    st.builds("{}{}".format, st.sampled_from(["shoot 1", "knife", "keep"]), st.sampled_from(["", " tiger", " lion"])),
    st.lists(held, max_size=5).map(lambda cards: " ".join(["exchange", *cards])),
    st.sampled_from(["draw", "loot fire", "loot combat"]),
)
seats = st.integers(-2, 5)


@given(texts)
def test_any_text_is_a_move_or_unreadable(text):
    for game in ALL:
        with contextlib.suppress(Unreadable):
            move = game.read(text)
            assert game.read(game.text(move)) == move
            match = Match.begin(game, 2, 1, first=0)
            for seat in (0, 1):
                moves = match.moves(seat)
                if moves is not None:
                    assert (match.refusal(seat, move) is None) == (move in moves)


wishes = st.one_of(
    st.builds(Offer, seats, texts, st.integers(-5, 99)),
    st.builds(Undo, seats, st.none() | st.integers(-5, 99)),
    st.builds(Agree, seats, st.booleans(), seats, st.integers(-5, 99)),
    st.builds(Resign, seats),
)
small = st.integers(0, 9)
words = st.one_of(
    st.builds(Wish, st.integers(0, 30), wishes),
    st.builds(Sit, small, st.text(max_size=24), small, st.binary(max_size=9)),
    st.builds(Rise, small),
    st.builds(Ready, st.booleans()),
    st.builds(Say, st.text(max_size=9), st.text(max_size=40)),
    st.builds(Replace, seats),
    st.builds(Away, st.booleans()),
    st.builds(Lost),
    st.builds(Recall, st.binary(max_size=16), st.integers(0, 2**53)),
    st.builds(Hello, st.text(max_size=24), st.binary(max_size=9), st.integers(-5, 99)),
    st.builds(Taken, st.binary(max_size=9), st.integers(-5, 99), st.just(())),
)


@settings(max_examples=150)
@given(st.lists(st.one_of(words, st.binary(max_size=60)), max_size=12), st.integers(0, len(ALL) - 1))
def test_whatever_a_guest_says_the_host_answers_and_the_match_stays_sound(messages, which):
    """What makes no sense cuts the link; the guest comes back to the same table."""
    game = ALL[which]
    match = Match.begin(game, 3, 1)
    rooms = Rooms.at(match, [1, 2])
    host, guest = rooms.host, rooms.guests[0]
    for message in messages:
        rooms.until(lambda: guest.way.linked and guest.stage is Stage.PLAYING)
        n, link = match.n, guest.way.link
        if isinstance(message, bytes):
            link.wire.send(framed(link._seal.seal(b"\0" + message)))
        else:
            link.say(message)
        rooms.go(3)
        assert all(entry.seat in (1, 2) for entry in match.entries[n + 1 :])
        if isinstance(message, Wish) and message.number > 0:
            assert host.members[guest.way.keys.member].done >= message.number
    again = replay(game, match.setup, match.records())
    assert pack(again.state_copy()) == pack(match.state_copy())
    rooms.until(lambda: guest.stage is Stage.PLAYING and guest.way.linked)
    assert rooms.table.n == match.n


@given(st.lists(st.binary(max_size=80), max_size=4), st.binary(max_size=5), st.integers(0, 400))
def test_whatever_a_host_says_the_guest_reads_it_or_comes_back(messages, noise, where):
    rooms = Rooms.at(Match.begin(find("help_me"), 2, 1), [1])
    guest = rooms.guests[0]
    snap = next(said for said in reversed(rooms.said) if b"snap" in said)
    at = where % len(snap)
    for message in (*messages, snap[:at] + noise + snap[at + len(noise) :]):
        rooms.until(lambda: guest.stage in (Stage.PLAYING, Stage.OVER))
        if guest.stage is Stage.OVER:
            break
        link = next(iter(rooms.host.members.values())).link
        link.wire.send(framed(link._seal.seal(b"\0" + message)))
        rooms.go(3)
    rooms.until(lambda: guest.stage in (Stage.PLAYING, Stage.OVER))
    assert guest.stage is Stage.OVER or rooms.table.moves(1) is not None


@given(st.binary(max_size=200))
def test_any_record_is_read_or_refused(packed):
    with contextlib.suppress(Unreadable, Broken):
        replay(find("help_me"), Match.begin(find("help_me"), 2, 1).setup, unpack(packed, list[Record]))


@given(st.lists(st.text(max_size=60) | st.sampled_from(['{"match":0,"kind":"setup"}', '{"match":0,"kind":"end"}'])))
def test_any_line_is_a_line_of_a_log_or_not(lines):
    with contextlib.suppress(Broken):
        for group in matches(lines):
            records_of(find("help_me"), group)
            setup_of(group)
            raise AssertionError("nobody played this")
