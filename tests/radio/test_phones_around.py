"""What a phone has around the app: Wi-Fi, its lock, leave to use it, sounds, a voice, motor, shares, links, edges."""

import pytest

PHONE = "bt:AA:00:00:00:00:01"
DEED = "tests.radio.around:"


@pytest.fixture
def phone(start):
    return start(PHONE)


def test_the_lock_is_held_once_and_given_back_when_nobody_needs_it(phone):
    assert phone.call(DEED + "lock", "lookout") == 1
    assert phone.call(DEED + "lock", "session") == 1
    assert phone.call(DEED + "unlock", "lookout") == 1
    assert phone.call(DEED + "unlock", "lookout") == 1
    assert phone.call(DEED + "unlock", "session") == 0
    assert phone.call(DEED + "unlock", "session") == 0
    assert phone.call(DEED + "lock", "session") == 1


def test_without_a_lock_sessions_go_on(start):
    phone = start(PHONE, no_lock="true")
    assert phone.call(DEED + "lock", "session") == 0
    assert phone.call(DEED + "unlock", "session") == 0


@pytest.mark.parametrize("versions", [("36", "37"), ("37", "36")], ids=["an older Android", "made for an older one"])
def test_where_android_17_does_not_ask_nobody_is_asked_for_the_network(start, versions):
    sdk, target = versions
    phone = start(PHONE, sdk=sdk, target=target, denied="ACCESS_LOCAL_NETWORK")
    phone.call(DEED + "lock", "session")
    assert phone.call(DEED + "asked") == []
    assert not phone.call(DEED + "barred")


def test_from_android_17_the_person_is_asked_once_when_it_is_wanted(start):
    phone = start(PHONE, sdk="37", target="37", denied="ACCESS_LOCAL_NETWORK")
    assert phone.call(DEED + "asked") == []
    assert phone.call(DEED + "barred")
    phone.call(DEED + "lock", "session")
    phone.call(DEED + "unlock", "session")
    phone.call(DEED + "lock", "session")
    assert phone.call(DEED + "asked") == [["ACCESS_LOCAL_NETWORK"]]
    assert phone.call(DEED + "barred"), "the person said no"


def test_who_allows_it_is_not_barred(start):
    phone = start(PHONE, sdk="37", target="37", denied="ACCESS_LOCAL_NETWORK", grants="ACCESS_LOCAL_NETWORK")
    phone.call(DEED + "lock", "session")
    assert phone.call(DEED + "barred_until_answered")


def test_the_wifi_is_named_without_quotation_marks_where_the_system_tells(start, phone):
    assert phone.call(DEED + "wifi") == ""
    assert start("bt:AA:00:00:00:00:02", wifi="Chez Zoé").call(DEED + "wifi") == "Chez Zoé"


def test_what_the_system_covers_is_known_as_soon_as_there_is_a_window(start, phone):
    assert phone.call(DEED + "insets") == [0, 0, 0, 0]
    assert start("bt:AA:00:00:00:00:02", insets="0,96,0,48").call(DEED + "insets") == [0, 96, 0, 48]


@pytest.mark.parametrize(
    ("told", "known"),
    [
        ({"battery": "80"}, [False, 0.8, False, True]),
        ({"battery": "50"}, [False, 0.5, False, False]),
        ({"battery": "9", "charging": "true"}, [True, 0.09, False, True]),
        ({"battery": "80", "saves": "true"}, [False, 0.8, True, False]),
        ({}, [False, None, False, False]),
    ],
    ids=["full", "half", "charging", "saving", "silent"],
)
def test_whether_there_is_power_to_spare(start, told, known):
    assert start(PHONE, **told).call(DEED + "power") == known


def test_how_high_the_keyboard_is_is_known_and_a_bar_is_none(phone):
    assert [phone.call(DEED + "keyboard", high) for high in (0, 132, 950)] == [0, 0, 950]


def test_a_knock_is_felt_as_long_and_as_strongly_as_it_should(phone):
    assert phone.call(DEED + "trembles")
    assert phone.call(DEED + "buzz", [0, 40, 1.0], [60, 20, 0.5]) == ["0 40 60 20 / 0 128 0 64"]


@pytest.mark.parametrize("faults", [{"motor": "plain"}, {"sdk": "25"}], ids=["plain", "old"])
def test_a_motor_that_knows_no_strength_runs_shorter(start, faults):
    assert start(PHONE, **faults).call(DEED + "buzz", [0, 40, 1.0], [60, 20, 0.5]) == ["0 20 60 5"]


def test_a_phone_without_a_motor_has_none(start):
    phone = start(PHONE, motor="none")
    assert not phone.call(DEED + "trembles")


def test_a_phone_that_shall_be_silent_is(phone):
    assert phone.call(DEED + "rings", "2") == ["LOUD", "hit.wav", "0 10 / 0 230"]
    assert phone.call(DEED + "rings", "1") == ["FELT", "0 10 / 0 230"]
    assert phone.call(DEED + "rings", "0") == ["STILL"]
    assert phone.call(DEED + "rings", "strange") == ["LOUD", "hit.wav", "0 10 / 0 230"], (
        "who cannot be asked is not silent"
    )


def test_sounds_are_played_by_the_pool_for_games(phone):
    assert phone.call(DEED + "play", "card.wav", "missing.wav", "capture.wav") == [
        "card.wav 0.5 14",
        "capture.wav 0.5 14",
    ]


def test_sentences_are_said_one_after_the_other_in_the_apps_language(phone):
    said = phone.call(DEED + "speak", "À toi, Léo.", "L’ours vient.")
    assert said == [["fr 1 0.6 À toi, Léo.", "fr 1 0.6 L’ours vient."], True]


def test_a_voice_that_takes_a_moment_is_waited_for_and_what_was_silenced_is_not_said(start):
    phone = start(PHONE, voice="3")
    assert phone.call(DEED + "speak", "one", "-", "two", "three") == [["-", "fr 1 0.6 two", "fr 1 0.6 three"], True]


def test_a_phone_whose_voice_never_comes_is_silent(start):
    assert start(PHONE, voice="1000").call(DEED + "speak", "one") == [[], False]


def test_a_text_is_handed_to_another_app(phone):
    shared = phone.call(DEED + "share", "Viens jouer : été", "Inviter")
    assert shared == [True, ["text/plain | Viens jouer : été | Inviter"]]


def test_links_are_heard_at_the_start_and_later(start):
    phone = start(PHONE, link="pichenette://one")
    assert phone.call(DEED + "links_heard", "pichenette://two") == ["pichenette://one", "pichenette://two"]


@pytest.mark.parametrize(
    ("told", "strong"),
    [({"high_text_contrast_enabled": "1"}, True), ({"high_text_contrast_enabled": "0"}, False), ({}, False)],
    ids=["on", "off", "never chosen"],
)
def test_strong_contrast_is_as_whoever_owns_the_device_has_it(start, told, strong):
    assert start(PHONE, **told).call(DEED + "strong_contrast") is strong


def test_a_system_that_does_not_tell_wants_no_strong_contrast(start):
    assert start(PHONE, secure="true", high_text_contrast_enabled="1").call(DEED + "strong_contrast") is False


LONG = [*range(256)] * 300  # more than is read at once, and all that a byte can be
SENT = "content://media/external/downloads/match.pichenette"


def test_a_file_that_is_shared_lies_among_the_downloads_and_is_handed_to_another_app(start, tmp_path):
    phone = start(PHONE, files=str(tmp_path))
    path, handed, kind = phone.call(DEED + "hand_out", str(tmp_path / "games"), "match.pichenette", LONG)
    assert path is None, "it is with another app"
    assert handed == [f"application/octet-stream | {SENT} | Partager"]
    assert kind == "application/octet-stream"
    assert (tmp_path / "match.pichenette").read_bytes() == bytes(LONG)


def test_a_file_that_no_app_takes_lies_in_the_folder(start, tmp_path):
    phone = start(PHONE, files=str(tmp_path), no_apps="true")
    path, handed, _ = phone.call(DEED + "hand_out", str(tmp_path / "games"), "match.pichenette", LONG)
    assert (path, handed) == ("match.pichenette", [])
    assert (tmp_path / "games" / "match.pichenette").read_bytes() == bytes(LONG)


ASKED = ["*/* | android.intent.category.OPENABLE"]
PICKED = "content://documents/match.pichenette"


@pytest.mark.parametrize("most", [len(LONG), 1000])
def test_a_file_that_is_picked_is_read_but_no_more_of_it_than_is_needed(start, tmp_path, most):
    (tmp_path / "match.pichenette").write_bytes(bytes(LONG))
    asked, (data,), crashed = start(PHONE, files=str(tmp_path), picked=PICKED).call(DEED + "pick", most)
    assert asked == ASKED
    assert len(data) > most or data == LONG
    assert data == LONG[: len(data)]
    assert not crashed


def test_a_picked_file_that_cannot_be_read_is_told_of(start, tmp_path):
    assert start(PHONE, files=str(tmp_path), picked=PICKED).call(DEED + "pick", 1000) == [ASKED, ["unreadable"], ""]


def test_who_picks_nothing_is_told_nothing(start, tmp_path):
    assert start(PHONE, files=str(tmp_path)).call(DEED + "pick", 1000) == [ASKED, [], ""]


def test_where_nothing_lets_one_pick_nobody_waits_for_an_answer(start):
    assert start(PHONE, no_apps="true").call(DEED + "pick", 1000) == ["JavaException", 0]
