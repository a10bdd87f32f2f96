"""How phones find each other, and what Android allows."""

import pytest

ME, ANA, BEN = "bt:AA:00:00:00:00:01", "bt:AA:00:00:00:00:02", "bt:AA:00:00:00:00:03"
NAMELESS, HEADSET, TABLET = "bt:AA:00:00:00:00:04", "bt:AA:00:00:00:00:05", "bt:AA:00:00:00:00:06"
DEED = "tests.radio.deeds:"
BLUETOOTH = "mobile.device.bluetooth:"
ALL = "BLUETOOTH_SCAN,BLUETOOTH_CONNECT,BLUETOOTH_ADVERTISE"


def macs(*addresses):
    return ",".join(address.removeprefix("bt:") for address in addresses)


@pytest.fixture
def crowd(air):
    """Phones and other things, some of which let themselves be found."""
    air.place(ANA, name="ana's phone", kind="0x200", visible=False)
    air.place(BEN, name="Ben", kind="0x200")
    air.place(NAMELESS)
    air.place(HEADSET, name="Headset", kind="0x400")
    air.place(TABLET, name="Tablet", kind="0x100")


@pytest.mark.parametrize(
    ("faults", "state"),
    [
        ({}, "ready"),
        ({"absent": "true", "denied": ALL}, "absent"),
        ({"off": "true"}, "off"),
        ({"denied": ALL}, "denied"),
        ({"denied": ALL, "off": "true"}, "denied"),
        ({"denied": "BLUETOOTH_SCAN,BLUETOOTH_ADVERTISE"}, "ready"),
        ({"denied": ALL, "sdk": "30"}, "ready"),
        ({"forbids": "true"}, "denied"),
    ],
)
def test_where_we_stand_is_known_without_asking(start, faults, state):
    phone = start(ME, **faults)
    assert phone.call(BLUETOOTH + "offered")
    assert phone.call(DEED + "state") == state
    assert phone.call(DEED + "asked") == []


@pytest.mark.parametrize(
    ("faults", "state", "asked"),
    [
        ({"denied": ALL, "grants": ALL}, "ready", [ALL.split(",")]),
        ({"denied": ALL}, "denied", [ALL.split(",")]),
        ({"denied": "ACCESS_FINE_LOCATION", "sdk": "30"}, "ready", [["ACCESS_FINE_LOCATION"]]),
        ({"absent": "true"}, "absent", []),
    ],
)
def test_all_is_asked_in_one_and_the_answer_told_on_the_main_thread(start, faults, state, asked):
    assert start(ME, **faults).call(DEED + "ask") == [state, True, asked]


@pytest.mark.parametrize(
    ("faults", "why"), [({"absent": "true"}, "absent"), ({"off": "true"}, "off"), ({"denied": ALL}, "denied")]
)
def test_without_bluetooth_everything_says_so(start, crowd, faults, why):
    phone = start(ME, bonded=macs(ANA), **faults)
    assert phone.call(BLUETOOTH + "bonded") == []
    assert phone.call(BLUETOOTH + "own_name") == ""
    assert phone.call(DEED + "scan") == [[], [why]]
    assert phone.call(DEED + "open_door") == why
    assert phone.call(DEED + "dial", BEN)[0] == why
    phone.call(BLUETOOTH + "stop_scan")
    assert phone.call(DEED + "threads") == []


def test_a_permission_taken_back_in_between_is_denied(start):
    phone = start(ME)
    phone.call(DEED + "begin_dial", BEN)
    phone.call(DEED + "pass_time", 0.5)
    phone.call("tests.radio.phone:set_fault", "denied", ALL)
    assert phone.call(DEED + "reach")[0] == "denied"


def test_paired_phones_are_listed_by_name_without_headsets(start, crowd):
    phone = start(ME, bonded=macs(TABLET, HEADSET, BEN, ANA, NAMELESS))
    assert phone.call(BLUETOOTH + "bonded") == [
        [NAMELESS.removeprefix("bt:"), NAMELESS],
        ["ana's phone", ANA],
        ["Ben", BEN],
        ["Tablet", TABLET],
    ]


def test_a_scan_finds_each_visible_phone_once(start, crowd):
    phone = start(ME, bonded=macs(ANA))
    found, ended = phone.call(DEED + "scan")
    assert found == [["Ben", BEN, True], [NAMELESS.removeprefix("bt:"), NAMELESS, True], ["Tablet", TABLET, True]]
    assert ended == ["ready"]
    assert phone.call(DEED + "scan") == [found, ended]


def test_a_scan_that_is_stopped_tells_nothing_more(start, crowd):
    phone = start(ME, search="200")
    phone.call(DEED + "begin_scan")
    assert phone.call(DEED + "stop_scan", 0.6) == [True, 0]
    assert phone.call(DEED + "scan")[1] == ["ready"]


def test_a_new_scan_takes_the_place_of_the_old(start, crowd):
    phone = start(ME, search="200")
    phone.call(DEED + "begin_scan")
    found, ended = phone.call(DEED + "scan")
    assert [address for _, address, _ in found] == [BEN, NAMELESS, TABLET]
    assert ended == ["ready"]


def test_scanning_may_be_denied_alone(start, crowd):
    phone = start(ME, denied="BLUETOOTH_SCAN", bonded=macs(BEN))
    assert phone.call(DEED + "scan") == [[], ["denied"]]
    assert phone.call(BLUETOOTH + "bonded") == [["Ben", BEN]]


def test_a_scan_that_does_not_begin_ends(start, crowd):
    phone = start(ME, deaf="true")
    assert phone.call(DEED + "scan") == [[], ["ready"]]
    assert phone.call(DEED + "stop_scan", 0) == [True, 0]


def test_dialling_needs_no_leave_to_scan(start):
    host, guest = start(ANA), start(ME, denied="BLUETOOTH_SCAN,BLUETOOTH_ADVERTISE")
    assert host.call(DEED + "open_door") == ""
    assert guest.call(DEED + "dial", ANA)[0] == "reached"


def test_an_older_android_without_location_finds_nobody(start, crowd):
    assert start(ME, sdk="30", denied="ACCESS_FINE_LOCATION").call(DEED + "scan") == [[], ["ready"]]
    assert start(ANA, sdk="30").call(DEED + "scan")[0] != []


def test_dialling_ends_a_scan(start, crowd):
    host, guest = start(ANA), start(ME, search="60000")
    assert host.call(DEED + "open_door") == ""
    guest.call(DEED + "begin_scan")
    how, seconds = guest.call(DEED + "dial", ANA)
    assert how == "reached"
    assert 0.4 < seconds < 3
    assert guest.call(DEED + "end_scan")[1] == ["ready"]


def test_the_person_is_asked_to_be_seen_and_to_turn_it_on(start):
    phone = start(ME, off="true")
    phone.call(BLUETOOTH + "make_discoverable")
    phone.call(BLUETOOTH + "make_discoverable", 60)
    phone.call(BLUETOOTH + "turn_on")
    assert phone.call(DEED + "shown") == [
        ["REQUEST_DISCOVERABLE", 300],
        ["REQUEST_DISCOVERABLE", 60],
        ["REQUEST_ENABLE", -1],
    ]


def test_when_bluetooth_is_turned_on_that_is_told_once(start):
    assert start(ME, off="true").call(DEED + "turn_on") == [0, 1]


def test_what_may_not_be_asked_is_not(start):
    phone = start(ME, denied="BLUETOOTH_ADVERTISE,BLUETOOTH_CONNECT")
    phone.call(BLUETOOTH + "make_discoverable")
    phone.call(BLUETOOTH + "turn_on")
    assert phone.call(DEED + "shown") == []


def test_the_phone_knows_its_own_name(start):
    assert start(ME, name="Zoé's phone").call(BLUETOOTH + "own_name") == "Zoé's phone"
