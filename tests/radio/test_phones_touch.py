"""The touch screen of a phone: the shipped listener in Java between stand-ins for Android's views and SDL's."""

import pytest

from tests.radio.touching import CANCEL, DOWN, MOVE, POINTER_DOWN, POINTER_UP, UP

PHONE = "bt:AA:00:00:00:00:01"
DEED = "tests.radio.touching:"


@pytest.fixture
def phone(start):
    phone = start(PHONE)
    assert phone.call(DEED + "show")
    return phone


def feel(phone, *given):
    assert phone.call(DEED + "feel", *given), "SDL is told as ever"


def test_what_the_screen_felt_between_two_reports_is_known_with_its_time(phone):
    feel(phone, DOWN, [0], [0, 108, 900])
    feel(phone, MOVE, [0], [8, 120, 900], [12, 126, 900], [16, 132, 900])
    feel(phone, MOVE, [0], [20, 138, 900], [24, 144, 900], [28, 150, 900], [32, 156, 900])
    feel(phone, UP, [0], [39, 156, 900])
    phone.call(DEED + "claim", 108 / 1079, 1 - 900 / 2339)
    known, stands, velocity, taken = phone.call(DEED + "told")
    assert not taken
    assert [at for at, _, _ in known] == [0, 8, 12, 16, 20, 24, 28, 32, 39]
    assert [x for _, x, _ in known[:2]] == pytest.approx([360 * 108 / 1079, 360 * 120 / 1079], abs=0.01)
    assert known[0][2] == pytest.approx(780 * (1 - 900 / 2339), abs=0.01)
    assert not stands
    assert velocity == pytest.approx([1500 * 360 / 1079, 0.0], abs=0.01)


def test_a_finger_stands_by_the_phones_clock(phone):
    feel(phone, DOWN, [3], [0, 108, 900])
    feel(phone, MOVE, [3], [16, 130, 900], [24, 140, 900])
    phone.call(DEED + "claim", 108 / 1079, 1 - 900 / 2339)
    phone.call(DEED + "late", 60)
    assert phone.call(DEED + "told")[1] is False
    phone.call(DEED + "late", 80)
    assert phone.call(DEED + "told")[1] is True
    feel(phone, MOVE, [3], [78, 160, 900])
    assert phone.call(DEED + "told")[1] is False, "it went on, which nobody has asked for yet"


def test_each_of_two_fingers_has_its_own_trail(phone):
    feel(phone, DOWN, [0], [0, 108, 900])
    feel(phone, POINTER_DOWN | 1 << 8, [0, 4], [10, 108, 900, 800, 300])
    feel(phone, MOVE, [0, 4], [20, 120, 900, 790, 310], [30, 130, 900, 780, 320])
    feel(phone, POINTER_UP | 0 << 8, [0, 4], [40, 130, 900, 780, 320])
    feel(phone, MOVE, [4], [50, 760, 340])
    feel(phone, UP, [4], [60, 760, 340])
    phone.call(DEED + "claim", 108 / 1079, 1 - 900 / 2339)
    assert [at for at, _, _ in phone.call(DEED + "told")[0]] == [0, 20, 30, 40]
    phone.call(DEED + "claim", 800 / 1079, 1 - 300 / 2339)
    assert [at for at, _, _ in phone.call(DEED + "told")[0]] == [10, 20, 30, 50, 60]


def test_fingers_that_android_takes_away_have_left(phone):
    feel(phone, DOWN, [0], [0, 108, 900])
    feel(phone, MOVE, [0], [8, 120, 900])
    feel(phone, CANCEL, [0], [12, 120, 900])
    feel(phone, DOWN, [0], [500, 700, 700])
    phone.call(DEED + "claim", 108 / 1079, 1 - 900 / 2339)
    known, *_, taken = phone.call(DEED + "told")
    assert [at for at, _, _ in known] == [0, 8, 12]
    assert taken
    phone.call(DEED + "claim", 0.5, 0.5)
    assert phone.call(DEED + "told") == [], "nobody came down there"


def test_it_needs_no_lock_that_python_holds(phone):
    assert phone.call(DEED + "busy", 30, 8) == [8.0] * 30


def test_what_nobody_takes_is_forgotten_in_the_end(phone):
    for k in range(30):
        feel(phone, DOWN, [0], [k, 500, 500])
        feel(phone, MOVE, [0], *[[k, 500, 500]] * 100)
    feel(phone, DOWN, [0], [9000, 108, 900])
    feel(phone, MOVE, [0], [9008, 120, 900])
    phone.call(DEED + "claim", 108 / 1079, 1 - 900 / 2339)
    assert [at for at, _, _ in phone.call(DEED + "told")[0]] == [9000, 9008]


def test_where_there_is_no_view_sdl_is_asked(start):
    phone = start(PHONE)
    assert phone.call(DEED + "without_a_view") == "SdlReports"
    assert "nobody listens to touches in Java" in phone.said()
