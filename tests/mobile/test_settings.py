"""What a person chose is remembered; a broken file or a full disk loses little and never stops the app."""

import json
from pathlib import Path

import pytest

from core.game import Level
from core.log import Seated
from mobile.settings import Settings, Store, Table


@pytest.fixture
def path(tmp_path):
    return tmp_path / "home" / "settings.json"


def test_everything_chosen_is_found_again(path):
    table = Table((Seated("Ana", None, 2), Seated("Bo", Level.HARD, 0)), {"open_piles": "on"}, 1)
    store = Store(path)
    assert not store.broken
    assert store.settings == Settings()
    store.change(language="fr", text_size=1.6, confirm=False, speed=0.0, tables={"help_me": table}, names={2: "Ana"})
    again = Store(path)
    assert again.settings == store.settings
    assert again.settings.tables["help_me"] == table
    assert list(path.parent.iterdir()) == [path], "nothing half written is left"


@pytest.mark.parametrize(
    "damage",
    [b"", b"{", b"\xff\xfe\x00", b"[1, 2]", b'{"text_size": "huge"}', b'{"tables": {"help_me": 3}}', b"[" * 100_000],
    ids=["empty", "cut", "noise", "a list", "a wrong type", "a wrong table", "too deep"],
)
def test_a_broken_file_is_put_aside_and_the_defaults_take_over(path, damage):
    path.parent.mkdir()
    path.write_bytes(damage)
    store = Store(path)
    assert store.broken
    assert store.settings == Settings()
    assert path.with_suffix(".broken").read_bytes() == damage
    store.change(muted=True)
    again = Store(path)
    assert not again.broken
    assert again.settings.muted


@pytest.mark.parametrize("damage", [{"text_size": 0}, {"speed": -1}, {"sounds": 101}, {"voice": -1}, {"touch": "wild"}])
def test_numbers_that_no_setting_has_are_refused(path, damage):
    path.parent.mkdir()
    path.write_text(json.dumps(damage))
    assert Store(path).settings == Settings()


def test_one_strange_value_costs_that_setting_and_nothing_else(path):
    store = Store(path)
    store.change(language="fr", names={0: "Ana"}, lessons={"paleo": ["roll"]}, sounds=30, contrast="strong")
    path.write_text(path.read_text().replace('"strong"', '"of a newer app"').replace(": 30", ": 7"))
    store = Store(path)
    assert store.broken, "it is said"
    read = store.settings
    assert (read.language, read.names, read.lessons) == ("fr", {0: "Ana"}, {"paleo": ["roll"]})
    assert (read.sounds, read.contrast) == (Settings().sounds, Settings().contrast)
    again = Store(path)
    assert not again.broken, "once"
    assert again.settings == read


def test_settings_of_a_newer_app_are_read_as_far_as_they_are_known(path):
    path.parent.mkdir()
    path.write_text(json.dumps({"language": "fr", "weather": "rain"}))
    store = Store(path)
    assert not store.broken
    assert store.settings.language == "fr"


@pytest.mark.parametrize(
    ("kept", "so"),
    [
        ({"sound": True, "vibration": True, "speech": False}, (100, 0, "full")),
        ({"sound": False, "vibration": False, "speech": True}, (0, 100, "off")),
    ],
)
def test_what_was_kept_before_there_were_volumes_becomes_volumes(path, kept, so):
    path.parent.mkdir()
    path.write_text(json.dumps({"language": "fr"} | kept))
    store = Store(path)
    assert not store.broken
    assert (store.settings.sounds, store.settings.voice, store.settings.touch) == so
    store.change(sounds=40, voice=60, touch="light")
    again = Store(path).settings
    assert (again.sounds, again.voice, again.touch) == (40, 60, "light"), "once and for all"


def test_what_is_muted_is_as_loud_afterwards():
    chosen = Settings(sounds=40, voice=60, muted=True)
    assert (chosen.heard, chosen.said) == (0.0, 0.0)
    chosen.muted = False
    assert (chosen.heard, chosen.said) == (0.4, 0.6)


def test_a_full_disk_keeps_the_choice_and_the_old_file(path, monkeypatch):
    store = Store(path)
    store.change(language="fr")

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    store.change(language="en", muted=True)
    assert (store.settings.language, store.settings.muted) == ("en", True)
    monkeypatch.undo()
    assert Store(path).settings.language == "fr", "the old file is whole"
    store.change(touch="off")
    assert Store(path).settings.muted, "and the next chance takes all"
