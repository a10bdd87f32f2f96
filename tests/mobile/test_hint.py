"""A hint in a match: thought out between frames, shown by a hand, told in a sentence, marked, and switched off."""

import pytest

from core.game import Level
from core.hints.marks import Marks
from core.log import Kind, Seated, Setup
from core.table import Step
from mobile.hinted import HintNotes
from mobile.screens.entry_line import entry_line
from mobile.screens.option_row import OptionRow
from mobile.screens.turn_card import told_of
from mobile.words import language, name_of, say
from tests.mobile.window import journey

pytestmark = pytest.mark.once


def hinted(hand):
    """Ask for it by the menu, and wait for it."""
    yield from hand.tap(say("menu"))
    yield from hand.tap(say("hint.ask"))
    waited = 0.0
    while hand.match.hint.line in ("", say("hint.thinks")) and waited < 20.0:
        yield 0.05
        waited += 0.05
    assert hand.match.hint.line not in ("", say("hint.thinks"))


@pytest.mark.parametrize("game", ["help_me", "paleo", "rahan", "sapiens", "terristories"])
@journey
def test_it_stands_where_the_question_stands_and_a_hand_shows_the_move_until_it_is_made(hand, game):
    yield from hand.begin(None, Level.EASY, game=game)
    while hand.curtained:
        yield 0.05
    yield from hand.my_turn()
    yield from hinted(hand)
    screen, asked = hand.match, hand.match.bar.asked.text
    assert asked.startswith(say("hint.says", why=""))
    if game not in ("terristories",):  # a role is chosen from a list: it is named
        waited = 0.0
        while not screen.hint.hand_shows and waited < 4.0:
            yield 0.05
            waited += 0.05
        assert screen.hint.hand_shows
    seat, advised = hand.hotseat.viewer, screen.hint.move
    assert hand.hotseat.table.refusal(seat, advised) is None
    n = hand.n
    assert hand.hotseat.offer(advised) is None
    yield 0.2
    assert screen.hint.line == ""
    seen = hand.hotseat.table.seen(n + 1, seat)
    assert entry_line(seen, screen.board, hand.hotseat).endswith(say("hint.marked"))
    assert not entry_line(hand.hotseat.table.seen(n, seat), screen.board, hand.hotseat).endswith(say("hint.marked"))


@journey
def test_it_is_said_in_the_language_that_is_chosen_meanwhile(hand):
    yield from hand.begin(None, Level.EASY)
    yield from hand.my_turn()
    yield from hinted(hand)
    english = hand.match.bar.asked.text
    try:
        yield from spoken_in(hand, "fr")
        assert language() == "fr"
        assert hand.match.bar.asked.text.startswith(say("hint.says", why=""))
        assert hand.match.bar.asked.text != english
        yield from spoken_in(hand, "en")
        assert hand.match.bar.asked.text == english
    finally:
        hand.app.change(language="en")


def spoken_in(hand, other):
    """Another language, by the settings."""
    yield from hand.tap(say("menu"))
    yield from hand.tap(say("settings"))
    yield 0.2
    row = f"{say('settings.language')}: {name_of(language())}"
    yield from hand.choose(row, name_of(other))
    yield 0.2
    yield from hand.back()
    yield 0.3


@journey
def test_leaving_stops_the_thought_and_the_mark_survives_leaving_and_taking_back(hand):
    yield from hand.begin(None, Level.EASY)
    yield from hand.my_turn()
    yield from hand.tap(say("menu"))
    yield from hand.tap(say("hint.ask"))
    screen = hand.match
    assert screen.bar.asked.text == say("hint.thinks")
    hand.app.go_home()
    yield 0.3
    assert screen.hint.line == ""
    yield from resumed(hand)
    n, seat = hand.n, hand.hotseat.viewer
    assert hand.hotseat.offer(hand.hotseat.table.moves(seat)[0]) is None
    assert hand.hotseat.hinted.entries == {n + 1}
    assert hand.hotseat.table.undo(seat, n) is None
    yield 0.2
    n = hand.n
    assert hand.hotseat.offer(hand.hotseat.table.moves(seat)[0]) is None
    assert n + 1 in hand.hotseat.hinted.entries, "what was advised is still known"
    yield 0.2
    yield from resumed(hand)
    marked = [told_of(hand.match, turn)[-1].line for turn in hand.hotseat.turns(seat)]
    assert any(line.endswith(say("hint.marked")) for line in marked), marked


def resumed(hand):
    hand.app.go_home()
    yield 0.3
    hand.app.resume(hand.app.kept()[0])
    yield 0.3
    while hand.curtained:
        yield 0.05
    yield from hand.my_turn()


@journey
def test_a_table_forbids_hints_and_its_match_never_offers_one_nor_does_a_rematch(hand):
    hand.app.set_up("help_me")
    yield 0.2
    row = next(row for row in hand.all(OptionRow) if row.line.title == say("setup.hints"))
    assert row.line.value == say("setup.hints.True")
    hand.app.screen.page.scroll_to(row, animate=False)
    yield 0.1
    yield from hand.touch(row)
    yield 0.2
    row = next(row for row in hand.all(OptionRow) if row.line.title == say("setup.hints"))
    assert row.line.value == say("setup.hints.False")
    hand.app.screen._begin()
    while hand.curtained:
        yield 0.05
    assert not hand.app.settings.tables["help_me"].hints
    yield from hand.my_turn()
    for _ in range(2):
        assert not hand.match.hint.offered
        yield from hand.tap(say("menu"))
        assert say("hint.ask") not in hand.spoken()
        yield from hand.back()
        yield from resumed(hand)
    hand.app.rematch(hand.hotseat)
    while hand.curtained:
        yield 0.05
    assert not hand.hotseat.hinted.allowed


@journey
def test_a_table_of_several_devices_says_whether_hints_are_allowed(hand):
    hand.app.change(remote=True, name="Ana")
    hand.app.set_up("help_me")
    yield 0.2
    row = next(row for row in hand.all(OptionRow) if row.line.title == say("setup.hints"))
    assert (row.line.value, row.line.means) == (say("setup.hints.True"), say("setup.hints.several.means"))
    hand.app.screen._begin()
    yield 0.2
    assert hand.app.session.room.hints.allowed
    hand.app.go_home()
    yield 0.1


def test_what_is_noted_of_another_match_or_cannot_be_read_is_nothing(tmp_path):
    notes, setup = HintNotes(tmp_path), Setup("help_me", 1, 2, {}, (Seated("Ana"), Seated("Léo")))
    hinted = notes.begin(7, setup, False)
    hinted.ask(0)
    assert notes.of(7, setup).marks == Marks(False)
    hinted = notes.begin(7, setup, True)
    hinted.ask(0)
    hinted.heard(Step(3, Kind.MOVE, 0))
    hinted.ask(1)
    assert notes.of(7, setup).marks == Marks(True, (1,), (3,))
    assert notes.of(7, Setup("help_me", 1, 2, {}, (Seated("Zoé"), Seated("Léo")))).marks == Marks(True)
    (tmp_path / "7.hints").write_bytes(b"no")
    assert notes.of(7, setup).marks == Marks(True)
    notes.keep_only({8})
    assert not list(tmp_path.iterdir())
