"""Finished matches as files, by touches: shared from a look back, taken in from the folder, refused in words."""

from pathlib import Path

import pytest

from core.archive.parcel import MARK, SUFFIX, ParcelReason
from mobile.device import files
from mobile.screens import working
from mobile.screens.looking_back import LookBackScreen
from mobile.screens.parcels import folder_of, told
from mobile.tour.walks import looking as walk
from mobile.words import say
from tests.mobile.far import until
from tests.mobile.fit import targets_too_small, words_cut_off, words_in_the_way
from tests.mobile.window import journey

pytestmark = pytest.mark.once

SIZE = "360x640"


def shared(hand, match):
    yield from walk.back_at(hand, match)
    yield from hand.tap(say("menu"))
    yield 0.1
    yield from hand.tap(say("parcel.give"))
    yield 0.2


def chosen(hand, stem, answer):
    """Of the files in the folder, from the list; it is answered when all of it was played again."""
    hand.app.show_matches()
    yield 0.2
    yield from hand.tap(say("parcel.take"))
    yield 0.2
    yield from hand.tap(stem)
    yield from until(lambda: answer in hand.dialog)


@journey
def test_a_match_is_shared_as_a_file_forgotten_and_taken_in_again(hand):
    match = walk.played(hand, "sapiens")
    yield from shared(hand, match)
    (path,) = folder_of(hand.app).iterdir()
    assert path.suffix == SUFFIX
    assert say("parcel.given", name=told(Path(path.name)), folder=told(path.parent)) in hand.dialog
    wrong = words_cut_off(hand) + targets_too_small(hand) + words_in_the_way(hand)
    assert not wrong, "\n".join(wrong)
    yield from hand.tap(say("ok"))
    (kept,) = hand.app.kept()
    game = say("game.sapiens")
    yield from chosen(hand, path.stem, say("parcel.there", game=game))
    yield from hand.tap(say("ok"))
    assert len(hand.app.kept()) == 1
    hand.app.forget(kept)
    usual = working.SOON, working.SLICE
    working.SOON, working.SLICE = 0.0, 0.0  # as on a slow phone: an entry a frame
    try:
        yield from chosen(hand, path.stem, say("parcel.taking"))
        (bar,) = hand.all(working.Bar)
        yield from until(lambda: bar.share > 0.2)
        yield from hand.resize(640, 360)
        assert hand.all(working.Bar) == [bar], "it goes on where the phone is turned"
        yield from hand.resize(360, 640)
        yield from hand.tap(say("cancel"))
        yield 0.3
        assert not hand.dialog
        assert not hand.app.kept(), "nothing comes of it"
    finally:
        working.SOON, working.SLICE = usual
    yield from chosen(hand, path.stem, say("parcel.taken", game=game))
    ended = hand.app.results()
    yield from hand.tap(say("stats.count_it"))
    assert hand.app.results() == ended, "it was played here, and counts once"
    (again,) = hand.app.kept()
    assert (again.setup, again.n, again.outcome) == (kept.setup, kept.n, kept.outcome)
    winner = match.seats[match.outcome.winners[0]].name
    yield from hand.tap(f"{game}. {say('past.wins', name=winner)}")
    while not isinstance(hand.app.screen, LookBackScreen):
        yield 0.05
    assert walk.looking(hand).past_table.last == match.n


@journey
def test_a_file_that_the_system_lets_one_choose_and_does_not_give_is_told_of(hand):
    usual = files.picks, files.pick
    files.picks, files.pick = lambda: True, lambda heard, failed, most: failed()
    try:
        hand.app.show_matches()
        yield 0.2
        yield from hand.tap(say("parcel.take"))
        yield 0.2
        assert say(ParcelReason.DAMAGED) in hand.dialog
    finally:
        files.picks, files.pick = usual


@journey
def test_a_file_that_is_none_says_why_and_nothing_is_lost(hand):
    match = walk.played(hand, "help_me")
    before = hand.app.kept()
    hand.app.show_matches()
    yield 0.2
    yield from hand.tap(say("parcel.take"))
    yield 0.2
    assert say("parcel.none", folder=told(folder_of(hand.app))) in hand.dialog
    yield from hand.tap(say("ok"))
    yield from shared(hand, match)
    folder = folder_of(hand.app)
    (path,) = folder.iterdir()
    data = path.read_bytes()
    files = {
        "empty": (b"", ParcelReason.NOT_OURS),
        "other": (b"\x89PNG" + bytes(500), ParcelReason.NOT_OURS),
        "cut": (data[:-40], ParcelReason.DAMAGED),
        "newer": (MARK + bytes([9]) + data[len(MARK) + 1 :], ParcelReason.NEWER),
    }
    for name, (content, reason) in files.items():
        (folder / f"{name}{SUFFIX}").write_bytes(content)
        yield from chosen(hand, name, say(reason))
        yield from hand.tap(say("ok"))
        assert hand.app.kept() == before
