"""Phones over Android's sockets, with the shipped code: what goes through, and how it ends."""

import pytest

from tests.radio.deeds import digest, stuff

HOST = "bt:AA:00:00:00:00:01"
GUESTS = ["bt:AA:00:00:00:00:02", "bt:AA:00:00:00:00:03", "bt:AA:00:00:00:00:04"]
DEED = "tests.radio.deeds:"
MB = 1024 * 1024


def connect(host, *guests):
    assert host.call(DEED + "open_door") == ""
    connect_to(host, *guests)


def connect_to(host, *guests):
    for guest in guests:
        guest.start(DEED + "dial", HOST)
    assert sorted(host.call(DEED + "let_in", len(guests))) == [guest.address for guest in guests]
    assert [guest.answer()[0] for guest in guests] == ["reached"] * len(guests)


@pytest.fixture
def pair(start):
    """A host and a guest who have met."""

    def pair(host=None, guest=None):
        both = start(HOST, **host or {}), start(GUESTS[0], **guest or {})
        connect(*both)
        return both

    return pair


def exchanged(host, guest, size):
    """Both send and receive so much; the longest time that one call on a wire took."""
    host.start(DEED + "exchange", [1], size)
    guest.start(DEED + "exchange", [2], size)
    (at_host, host_longest), (at_guest, guest_longest) = host.answer(), guest.answer()
    assert at_host == [digest(stuff(2, size))]
    assert at_guest == [digest(stuff(1, size))]
    return max(host_longest, guest_longest)


def test_a_megabyte_goes_both_ways(pair):
    exchanged(*pair(), MB)


def test_three_guests_talk_at_once_and_each_hears_its_own(start):
    host, guests = start(HOST), [start(address) for address in GUESTS]
    assert host.call(DEED + "open_door") == ""
    for guest in guests:
        guest.start(DEED + "dial", HOST)
    order = host.call(DEED + "let_in", 3)
    assert sorted(order) == GUESTS
    host.start(DEED + "exchange", [10 + GUESTS.index(where) for where in order], MB // 4)
    for n, guest in enumerate(guests):
        assert guest.answer()[0] == "reached"
        guest.start(DEED + "exchange", [20 + n], MB // 4)
    for n, guest in enumerate(guests):
        assert guest.answer()[0] == [digest(stuff(10 + n, MB // 4))]
    assert host.answer()[0] == [digest(stuff(20 + GUESTS.index(where), MB // 4)) for where in order]


def test_bytes_that_come_one_by_one(pair):
    exchanged(*pair(host={"piece": "1"}, guest={"piece": "1"}), 20_000)


def test_reads_that_stall_do_not_stop_who_asks(pair):
    assert exchanged(*pair(host={"stall": "1000"}), 2000) < 0.5


def test_nothing_is_said_before_the_connection_has_settled(pair):
    host, guest = pair()
    guest.call(DEED + "say", "hello")
    text, seconds = host.call(DEED + "hear", 5)
    assert text == "hello"
    assert 0.3 < seconds < 2


def test_a_link_that_dies_within_a_message_gives_what_had_come(pair):
    host, guest = pair(guest={"dies": "5000"})
    host.call(DEED + "say", "x" * 9000)
    size, come, why, _ = guest.call(DEED + "hear_to_the_end")
    assert (size, come, why) == (5000, digest(b"x" * 5000), "lost")
    assert host.call(DEED + "hear_to_the_end")[2] == "lost"
    assert host.call(DEED + "threads") == ["bluetooth door"]
    assert guest.call(DEED + "threads") == []


def test_a_phone_whose_battery_is_empty_is_gone(pair):
    host, guest = pair()
    guest.kill()
    assert host.call(DEED + "hear_to_the_end")[2] == "lost"


def test_last_words_arrive_though_the_radio_is_slow(pair):
    host, guest = pair(guest={"lag": "200"})
    guest.call(DEED + "say_and_close", 100_000, 7)
    assert host.call(DEED + "hear_to_the_end")[:3] == [100_000, digest(stuff(7, 100_000)), "lost"]
    assert guest.call(DEED + "hear_to_the_end")[2] == "closed"
    assert guest.call(DEED + "threads") == []


def test_closing_does_not_wait_for_a_radio_that_sends_nothing(pair):
    host, guest = pair(guest={"blocks": "1000"})
    assert guest.call(DEED + "say_and_close", 5000, 7) < 0.3
    assert guest.call(DEED + "hear_to_the_end")[2] == "closed"
    assert guest.call(DEED + "threads") == []
    size, _, why, _ = host.call(DEED + "hear_to_the_end")
    assert size <= 1000
    assert why == "lost"


def test_who_lets_too_much_wait_is_cut(pair):
    host, guest = pair(guest={"blocks": "1000"})
    most, why = guest.call(DEED + "say_too_much")
    assert 200 * 1024 < most <= 256 * 1024
    assert why == "backlog"
    assert host.call(DEED + "hear_to_the_end")[2] == "lost"
    assert guest.call(DEED + "threads") == []


def test_who_takes_nothing_does_not_fill_up(pair):
    host, guest = pair()
    host.start(DEED + "exchange", [1], 2 * MB)
    most = guest.call(DEED + "most_at_once", 2 * MB)
    assert most <= 257 * 1024
    guest.call(DEED + "exchange", [2], 0)  # nothing more is there, and the wire still stands
    guest.call(DEED + "close_wire")
    with pytest.raises(AssertionError, match="Gone"):
        host.answer()


def test_closing_the_door_releases_who_waits_there(start):
    host, guest = start(HOST), start(GUESTS[0])
    assert host.call(DEED + "open_door") == ""
    assert host.call(DEED + "runs", "bluetooth door")
    host.call(DEED + "close_door")
    assert host.call(DEED + "threads") == []
    assert guest.call(DEED + "dial", HOST)[0] == "unreachable"
    connect(host, guest)


def test_a_door_may_be_opened_while_the_last_one_closes(start):
    host, guest = start(HOST), start(GUESTS[0])
    assert host.call(DEED + "open_door") == ""
    host.call(DEED + "open_door_anew")
    connect_to(host, guest)


def test_who_still_waits_at_a_door_that_closes_is_sent_away(start):
    host, guest = start(HOST), start(GUESTS[0])
    assert host.call(DEED + "open_door") == ""
    assert guest.call(DEED + "dial", HOST)[0] == "reached"
    host.call(DEED + "pass_time", 0.3)
    host.call(DEED + "close_door")
    assert guest.call(DEED + "hear_to_the_end")[2] == "lost"
    assert host.call(DEED + "threads") == []


def test_guests_stay_when_the_door_closes(pair):
    host, guest = pair()
    host.call(DEED + "close_door")
    exchanged(host, guest, 1000)


def test_a_guest_comes_in_once(pair):
    host, guest = pair()
    assert guest.call(DEED + "dial", HOST)[0] == "reached"
    assert guest.call(DEED + "hear_to_the_end")[2] == "lost"
    assert host.call(DEED + "lets_nobody_in", 0.5)
    guest.call(DEED + "say", "still here", 0)
    assert host.call(DEED + "hear", 10)[0] == "still here"


def test_a_guest_may_come_back(pair):
    host, guest = pair()
    guest.call(DEED + "close_wire")
    host.call(DEED + "hear_to_the_end")
    for phone in (host, guest):
        phone.call(DEED + "forget_wires")
    guest.start(DEED + "dial", HOST)
    assert host.call(DEED + "let_in") == [GUESTS[0]]
    assert guest.answer()[0] == "reached"
    exchanged(host, guest, 1000)


def test_nobody_listens_so_the_third_try_is_the_last(start):
    how, seconds = start(GUESTS[0]).call(DEED + "dial", HOST)
    assert how == "unreachable"
    assert 3 <= seconds < 5


def test_a_host_who_is_late_is_reached(start):
    host, guest = start(HOST), start(GUESTS[0])
    guest.call(DEED + "begin_dial", HOST)
    host.call(DEED + "pass_time", 0.5)
    assert host.call(DEED + "open_door") == ""
    guest.start(DEED + "reach")
    assert host.call(DEED + "let_in") == [GUESTS[0]]
    assert guest.answer()[0] == "reached"


def test_an_address_that_is_none_is_unreadable(start):
    with pytest.raises(AssertionError, match="Unreadable"):
        start(GUESTS[0]).call(DEED + "dial", "AA:00:00:00:00:01")


def test_an_address_may_be_written_small(start):
    host, guest = start(HOST), start(GUESTS[0])
    assert host.call(DEED + "open_door") == ""
    assert guest.call(DEED + "dial", HOST.replace("AA", "aa"))[0] == "reached"


def test_dialling_can_be_given_up(start):
    host, guest = start(HOST), start(GUESTS[0], slow="20000")
    assert host.call(DEED + "open_door") == ""
    guest.call(DEED + "begin_dial", HOST)
    guest.call(DEED + "pass_time", 0.3)
    how, seconds = guest.call(DEED + "give_up")
    assert how == "closed"
    assert seconds < 1
    assert guest.call(DEED + "threads") == []
    assert host.call(DEED + "lets_nobody_in", 0.5)


def test_the_door_listens_again_when_bluetooth_is_back(pair):
    host, guest = pair()
    host.call("tests.radio.phone:set_fault", "off", "true")
    assert host.call(DEED + "hear_to_the_end")[2] == "lost"
    assert guest.call(DEED + "hear_to_the_end")[2] == "lost"
    assert guest.call(DEED + "dial", HOST)[0] == "unreachable"
    host.call("tests.radio.phone:set_fault", "off", "false")
    guest.start(DEED + "dial", HOST)
    assert host.call(DEED + "let_in") == [GUESTS[0]]
    assert guest.answer()[0] == "reached"
