"""A finished match as a file: taken in whole or not at all, whatever somebody made of it."""

import random
import sqlite3
import tracemalloc
import zlib
from contextlib import closing
from hashlib import blake2b

import msgspec
import pytest

from core.archive import Archive
from core.archive.parcel import DIGEST, FORMAT, MARK, MOST, Parcel, ParcelReason, Refuses, unwrapping, wrap
from core.deals import deal_of
from core.game import Level
from core.games import find, names
from core.log import Record, Seated
from core.match import Match
from core.packing import pack, unpack
from core.past import PastTable, Unseen
from core.replay import at_once

DEAL = 0x1234_5678_9ABC_DEF
KNOWN = {name: find(name) for name in names()}


def over(name, deal=DEAL):
    game, rng = find(name), random.Random(7)
    match = Match.begin(game, [Seated("Ana"), Seated("Léo", None, 1)], deal, first=0)
    while match.asked:
        match.play(match.asked[0], match.sample(match.asked[0], rng))
    return match


def made(parcel):
    """As somebody would make it who knows how."""
    body = zlib.compress(parcel if isinstance(parcel, bytes) else pack(parcel))
    return MARK + bytes([FORMAT]) + blake2b(body, digest_size=DIGEST).digest() + body


def parcel_of(match):
    return Parcel(match.setup, tuple(match.records()))


def unwrap(data, known=KNOWN.get):
    """The match in a file, played again; raises Refuses."""
    return at_once(unwrapping(data, known))


def why(data, known=KNOWN.get):
    with pytest.raises(Refuses) as refused:
        unwrap(data, known)
    return refused.value.reason


@pytest.fixture(scope="module")
def match():
    return over("help_me")


@pytest.mark.parametrize("name", names())
def test_a_match_is_the_same_at_the_other_end_and_kept_there(name, tmp_path):
    match = over(name)
    data = wrap(PastTable(match))
    again = unwrap(data)
    assert [record.digest for record in again.records()] == [record.digest for record in match.records()]
    assert again.outcome == match.outcome
    assert again.setup == match.setup
    archive = Archive(tmp_path / "matches.sqlite")
    number = archive.adopt(again.setup, 0, again.records(), pack(again.entries[-1].state), again.outcome)
    (kept,) = archive.kept()
    assert (kept.id, kept.outcome, kept.n) == (number, match.outcome, match.n)
    assert PastTable(archive.resume(find(name), number)).last == match.n
    archive.close()


def test_who_wished_what_is_not_in_it():
    match = over("help_me")
    match.entries[3].kept = msgspec.structs.replace(match.records()[3], by=(b"member", 7))
    data = wrap(PastTable(match))
    body = zlib.decompress(data[len(MARK) + 1 + DIGEST :])
    assert all(unpack(record, Record).by is None for record in unpack(body, Parcel).records)


def test_the_deal_is_in_it_and_is_proved(match, tmp_path):
    again = unwrap(wrap(PastTable(match)))
    assert again.deal == DEAL
    archive = Archive(tmp_path / "matches.sqlite")
    archive.take_in(again)
    (kept,) = archive.kept()
    assert archive.deal(kept.id) == DEAL
    archive.close()
    parcel = parcel_of(match)
    replace = msgspec.structs.replace
    assert unwrap(made(parcel)).deal == 0, "an older file does not say it"
    for lie in (replace(parcel, deal=DEAL + 1), replace(parcel, setup=replace(parcel.setup, known="P522Y-BQ3WU"))):
        assert why(made(lie)) is ParcelReason.DAMAGED
    deal = deal_of(match.game, match.setup, DEAL)
    told = replace(parcel, setup=replace(parcel.setup, known=deal.code), deal=DEAL)
    assert unwrap(made(told)).setup.known == deal.code
    other = deal_of(match.game, match.setup, 5)
    assert why(made(replace(told, setup=replace(parcel.setup, known=other.code)))) is ParcelReason.DAMAGED


def given_up(deal, at):
    """A match of the same two people that ends as soon as it has begun."""
    match = Match.begin(find("help_me"), [Seated("Ana"), Seated("Léo", None, 1)], deal, first=0, now=lambda: at)
    match.resign(0, Seated("Ana", Level.NORMAL))
    assert match.outcome is not None
    return match


def test_matches_of_the_same_people_that_end_alike_are_all_kept_and_each_once(tmp_path):
    """Also another deal at the same time, and the same position at another time."""
    archive = Archive(tmp_path / "matches.sqlite")
    matches = [given_up(deal, at) for deal, at in ((3, 1000.0), (4, 1000.0), (3, 2000.0))]
    first = matches[0]
    assert all((one.setup, one.n, one.outcome) == (first.setup, first.n, first.outcome) for one in matches)
    come = [unwrap(wrap(PastTable(match))) for match in matches]
    numbers = [archive.take_in(match) for match in come]
    assert len(set(numbers)) == 3
    assert 0 not in numbers
    assert [archive.take_in(match) for match in (*matches, *come)] == [0] * 6
    assert sorted(kept.id for kept in archive.kept()) == sorted(numbers)
    archive.close()


def test_a_match_that_was_played_here_is_not_kept_twice_and_what_is_damaged_is_none(tmp_path):
    path = tmp_path / "matches.sqlite"
    archive = Archive(path)
    match = Match.begin(find("help_me"), 2, DEAL, journal=archive.journal(DEAL))
    match.resign(0, Seated("Ana", Level.NORMAL))
    come = unwrap(wrap(PastTable(match)))
    assert archive.take_in(come) == 0
    archive.close()
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE entries SET record = x'c1'")
    archive = Archive(path)
    assert archive.take_in(come) > 0
    archive.close()
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("DELETE FROM entries")
    archive = Archive(path)
    assert archive.take_in(come) > 0
    archive.close()


def test_a_match_that_goes_on_is_neither_given_nor_taken():
    begun = Match.begin(find("help_me"), 2, DEAL)
    with pytest.raises(Unseen):
        PastTable(begun)
    assert why(made(parcel_of(begun))) is ParcelReason.UNFINISHED


def test_what_is_no_file_of_ours_damaged_newer_or_of_another_game_is_refused_with_its_reason(match):
    data, parcel = wrap(PastTable(match)), parcel_of(match)
    setup = msgspec.structs.replace
    assert why(b"") is ParcelReason.NOT_OURS
    assert why(b"%PDF-1.7 and so on" * 20) is ParcelReason.NOT_OURS
    assert why(MARK + bytes([FORMAT + 1]) + data[len(MARK) + 1 :]) is ParcelReason.NEWER
    assert why(MARK + bytes([0]) + data[len(MARK) + 1 :]) is ParcelReason.DAMAGED
    assert why(data + b"x") is ParcelReason.DAMAGED
    assert why(data, lambda name: None) is ParcelReason.UNKNOWN_GAME
    rules = parcel.setup.rules
    assert why(made(Parcel(setup(parcel.setup, rules=rules + 1), parcel.records))) is ParcelReason.NEWER
    assert why(made(Parcel(setup(parcel.setup, rules=rules - 1), parcel.records))) is ParcelReason.OLD_RULES
    assert why(made(Parcel(setup(parcel.setup, players=8), parcel.records))) is ParcelReason.DAMAGED
    assert why(made(Parcel(setup(parcel.setup, seats=()), parcel.records))) is ParcelReason.DAMAGED
    assert why(made(Parcel(setup(parcel.setup, first=5), parcel.records))) is ParcelReason.DAMAGED
    assert why(made(Parcel(parcel.setup, parcel.records[:-2] + parcel.records[-1:]))) is ParcelReason.DAMAGED
    assert why(made(pack({"setup": 1}))) is ParcelReason.DAMAGED
    assert why(made(b"\x91" * 5000)) is ParcelReason.DAMAGED
    assert why(data + bytes(MOST)) is ParcelReason.DAMAGED


def test_what_unfolds_without_end_is_not_unfolded(match, monkeypatch):
    data = wrap(PastTable(match))
    whole = len(pack(msgspec.structs.replace(parcel_of(match), deal=DEAL)))
    monkeypatch.setattr("core.archive.parcel.UNFOLDED", whole)
    assert unwrap(data).n == match.n
    monkeypatch.setattr("core.archive.parcel.UNFOLDED", whole - 1)
    assert why(data) is ParcelReason.DAMAGED


def test_a_small_file_that_unfolds_to_millions_of_draws_is_refused_at_the_first_of_them(match):
    first = pack(match.records()[0])
    many = pack([0, "setup", 0, "", [["deck", 0]] * 1000, -1, None, 0.0, b""])
    bomb = Parcel(match.setup, (msgspec.Raw(first), *[msgspec.Raw(many)] * 1500))
    tracemalloc.start()
    try:
        assert why(made(bomb)) is ParcelReason.DAMAGED
        assert tracemalloc.get_traced_memory()[1] < 40_000_000
    finally:
        tracemalloc.stop()


def test_whatever_is_cut_or_changed_is_refused(match):
    data, rng = wrap(PastTable(match)), random.Random(1)
    for _ in range(150):
        why(data[: rng.randrange(len(data))])
        place = rng.randrange(len(data))
        why(data[:place] + bytes([data[place] ^ (1 << rng.randrange(8))]) + data[place + 1 :])


@pytest.mark.parametrize("name", ["help_me", "sapiens", "terristories"])
def test_who_knows_how_to_make_files_breaks_nothing_either(name):
    packed, rng = bytearray(pack(parcel_of(over(name)))), random.Random(2)
    taken = 0
    for _ in range(150):
        changed = bytearray(packed)
        for _ in range(rng.randint(1, 3)):
            changed[rng.randrange(len(changed))] = rng.randrange(256)
        try:
            again = unwrap(made(bytes(changed)))
        except Refuses:
            continue
        taken += 1
        assert again.outcome is not None
    assert taken < 100, "most changes are found: names and times alone are free"
