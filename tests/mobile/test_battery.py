"""Is there power to spare? As the system tells, and where it does not."""

import pytest

from mobile.device import battery
from mobile.device.battery import MAINS, UNKNOWN, Power, linux

pytestmark = pytest.mark.once


@pytest.fixture
def supplies(tmp_path):
    """The kernel's folder, with whatever is put there."""

    def put(**parts):
        for name, told in parts.items():
            (tmp_path / name).mkdir()
            for file, text in told.items():
                (tmp_path / name / file).write_text(f"{text}\n")
        return linux(tmp_path)

    return put


def test_a_desktop_without_a_battery_is_on_mains(supplies, tmp_path):
    assert supplies() == MAINS
    assert linux(tmp_path / "missing") == MAINS
    assert MAINS.spare


def test_a_laptop_that_is_unplugged_has_what_its_batteries_have(supplies):
    off, low = {"type": "Mains", "online": 0}, {"type": "Battery", "capacity": 40, "status": "Discharging"}
    high = {"type": "Battery", "capacity": 80, "status": "Unknown", "scope": "System"}
    told = supplies(AC=off, BAT0=low, BAT1=high, mouse={"type": "Battery", "capacity": 3, "scope": "Device"})
    assert told == Power(False, pytest.approx(0.6))
    assert told.spare


@pytest.mark.parametrize(
    "part",
    [
        {"type": "Mains", "online": 1},
        {"type": "USB", "online": 1},
        {"type": "Battery", "capacity": 9, "status": "Charging"},
    ],
    ids=["mains", "usb", "charging"],
)
def test_one_that_is_plugged_in_is_on_mains(supplies, part):
    assert supplies(BAT0={"type": "Battery", "capacity": 9, "status": "Discharging"}, PART=part) == MAINS


def test_half_a_battery_is_none_to_spare_and_what_is_not_known_neither():
    assert [Power(False, full).spare for full in (0.0, 0.5, 0.51, 1.0)] == [False, False, True, True]
    assert not UNKNOWN.spare
    assert not Power(True, 1.0, saved=True).spare, "its owner wants it saved"
    assert not Power(False, 1.0, saved=True).spare


@pytest.mark.parametrize(
    ("told", "meant"),
    [
        ({"isCharging": True, "percentage": 20.0}, Power(True, 0.2)),
        ({"isCharging": False, "percentage": 80.0}, Power(False, 0.8)),
        ({"isCharging": None, "percentage": -100.0}, UNKNOWN),
        ({"isCharging": None, "percentage": None}, UNKNOWN),
    ],
)
def test_an_iphone_tells_by_plyer(monkeypatch, told, meant):
    import plyer

    monkeypatch.setattr(battery, "platform", "ios")
    monkeypatch.setattr(plyer, "battery", type("Stand-in", (), {"status": told}))
    assert battery.power() == meant


def test_a_phone_that_cannot_be_asked_has_none_to_spare(monkeypatch):
    monkeypatch.setattr(battery, "platform", "android")  # and there is no Java here
    assert battery.power() == UNKNOWN


def test_it_is_asked_seldom(monkeypatch):
    told, now = [], [100.0]
    monkeypatch.setattr(battery, "power", lambda: told.append(1) or MAINS)
    monkeypatch.setattr(battery.time, "monotonic", lambda: now[0])
    battery.forget()
    for seconds in (0, battery.AGAIN - 1, 2):
        now[0] += seconds
        assert battery.spare()
    assert len(told) == 2
    battery.forget()
    battery.spare()
    assert len(told) == 3
    battery.forget()
