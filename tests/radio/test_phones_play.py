"""Whole matches between phones over Android's sockets, with the shipped code; faults of the radio included."""

import pytest

HOST = "bt:AA:00:00:00:00:01"
GUESTS = ["bt:AA:00:00:00:00:02", "bt:AA:00:00:00:00:03"]
DEED = "tests.radio.evenings:"


def played(start, game, faults):
    host = start(HOST)
    guests = [start(address, **faults) for address in GUESTS]
    level = "hard" if game == "paleo" else "random"  # by chance nobody ever makes four points there
    code = host.call(DEED + "open_room", game, f"{level},remote,{level},remote")
    host.start(DEED + "host_to_the_end")
    for guest in guests:
        guest.start(DEED + "visit_to_the_end", HOST, code)
    return [phone.answer() for phone in (host, *guests)]


@pytest.mark.parametrize("game", ["help_me", "sapiens", "paleo"])
def test_a_match_between_phones_is_the_same_for_all(start, game):
    told = played(start, game, {})
    assert told[0]["outcome"] is not None
    assert [t["outcome"] for t in told] == [told[0]["outcome"]] * 3
    assert len({t["log"] for t in told}) == 1


@pytest.mark.parametrize("faults", [{"piece": "1"}, {"lag": "30"}])
def test_a_match_over_a_bad_radio_is_the_same_for_all(start, faults):
    told = played(start, "help_me", faults)
    assert [t["outcome"] for t in told] == [told[0]["outcome"]] * 3
    assert len({t["log"] for t in told}) == 1


def test_a_guest_comes_back_when_its_radio_dies_in_the_middle_of_a_frame(start):
    """It misses nothing that decides; its own log has a gap, for what happened meanwhile came as a position."""
    told = played(start, "sapiens", {"dies": "15001"})
    assert told[0]["outcome"] is not None
    assert [t["outcome"] for t in told] == [told[0]["outcome"]] * 3
    assert {t["entries"] for t in told} == {told[0]["entries"]}
