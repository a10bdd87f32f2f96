"""Damage and full disks: a clear message, and an app that works and loses nothing."""

import pytest
from kivy.clock import Clock

from core.archive import Archive
from core.game import Level, TableReason
from core.log import Kind
from mobile import games
from mobile.hotseat import Phase
from mobile.net import every
from mobile.screens.home import HomeScreen
from mobile.screens.match import MatchScreen
from mobile.settings import ASKED, Settings
from mobile.words import say
from tests.mobile.far import until
from tests.mobile.window import journey

NO_ENTRY = "CREATE TRIGGER no_entry BEFORE INSERT ON entries BEGIN SELECT raise(ABORT, 'disk'); END"

NO_LESS = "CREATE TRIGGER no_less BEFORE DELETE ON matches BEGIN SELECT raise(ABORT, 'disk'); END"


def fill_disk(hand):
    hand.app.archive._db.execute(NO_ENTRY)


def free_disk(hand):
    hand.app.archive._db.execute("DROP TRIGGER no_entry")


def told(hand):
    """The dialog says that something could not be kept."""
    return {say(TableReason.NOT_KEPT), say(TableReason.DISK_FULL)} & set(hand.dialog)


def forget(hand):
    """The match in the list, for good."""
    for _ in ("the bin", "yes"):
        yield from hand.tap(say("matches.forget"))
        yield 0.2


@journey
def test_settings_hold_at_once_and_after_a_restart(hand):
    hand.app._language = ""
    hand.app.change(language="en")
    yield from hand.tap(say("settings"))
    yield 0.2
    assert "Settings" in hand.words()
    yield from hand.choose(f"{say('settings.language')}: English", "français")
    yield 0.3
    assert "Réglages" in hand.words(), "the language changes without a restart"
    yield from hand.choose(f"{say('settings.confirm')}: {say('settings.confirm.true')}", say("settings.confirm.false"))
    yield from hand.slide(f"{say('settings.text_size')}: 1 ×", 1)
    chosen = hand.app.settings
    hand.restart()
    yield 0.2
    assert hand.app.settings == chosen
    assert (chosen.language, chosen.confirm, chosen.text_size) == ("fr", False, 1.3)
    assert "Réglages" in hand.spoken()


@journey
def test_damaged_settings_leave_a_working_app(hand):
    (hand.home / "settings.json").write_bytes(b'{"language": [')
    hand.restart()
    yield 0.3
    assert hand.app.settings == Settings(
        placed=ASKED, lessons={name: [] for name in games.names()}
    )  # as journeys begin
    if hand.dialog:
        yield from hand.tap(say("ok"))
    yield from hand.begin(None, Level.EASY)
    yield from hand.drag_move(hand.any_move())
    yield from hand.my_turn()
    assert hand.n == 2


@journey
def test_damaged_settings_are_told(hand):
    (hand.home / "settings.json").write_bytes(b'{"language": [')
    hand.restart()
    yield 0.4
    assert hand.dialog


@journey
def test_a_damaged_store_is_told_and_a_new_one_taken(hand):
    yield from hand.begin(None, Level.EASY)
    hand.app.on_stop()
    hand.app.screen = None
    store = hand.home / "matches.sqlite"
    store.write_bytes(b"once upon a time " * 400)
    hand.restart()
    yield 0.4
    assert any("matches.sqlite" in line for line in hand.dialog), hand.dialog
    yield from hand.tap(say("ok"))
    yield 0.1
    assert not hand.dialog
    yield from hand.begin(None, Level.EASY)
    yield from hand.drag_move(hand.any_move())
    yield from hand.my_turn()
    assert hand.app.kept()[0].n == 2


@journey
def test_without_a_store_the_app_says_so_and_plays(hand):
    hand.home = hand.home / "second"
    (hand.home / "matches.sqlite").mkdir(parents=True)
    hand.restart()
    yield 0.4
    assert say("store.none") in hand.dialog
    yield from hand.tap(say("ok"))
    yield from hand.begin(None, Level.EASY)
    yield from hand.drag_move(hand.any_move())
    yield from hand.my_turn()
    assert hand.n == 2


@journey
def test_a_store_that_another_window_has_is_left_alone(hand):
    hand.home = hand.home / "second"
    other = Archive(hand.home / "matches.sqlite")
    hand.restart()
    yield 0.4
    assert say("store.busy") in hand.dialog
    yield from hand.tap(say("ok"))
    yield from hand.begin(None, Level.EASY)
    yield from hand.drag_move(hand.any_move())
    yield from hand.my_turn()
    assert hand.n == 2
    assert other.kept() == []
    other.close()


@journey
def test_without_a_folder_the_app_says_so_and_plays(hand):
    (hand.home / "file").write_text("in the way")
    hand.home = hand.home / "file" / "home"
    try:
        hand.restart()
    except OSError as stopped:
        raise AssertionError("the app does not start") from stopped
    finally:
        hand.home = hand.home.parents[1]
    yield 0.4
    assert say("store.none") in hand.dialog


@journey
def test_a_full_disk_refuses_my_move_and_says_so(hand):
    yield from hand.begin(None, Level.EASY)
    before, move = hand.board.view, hand.any_move()
    fill_disk(hand)
    yield from hand.drag_move(move)
    yield 0.2
    assert told(hand)
    assert say("trouble.title") in hand.dialog, "it is not against the rules"
    assert hand.n == 0
    yield from hand.tap(say("ok"))
    yield 0.2
    assert hand.board.view == before
    free_disk(hand)
    yield from hand.drag_move(move)
    yield from hand.my_turn()
    assert hand.n == 2
    assert hand.app.kept()[0].n == 2


@journey
def test_a_full_disk_stops_a_bot_until_it_is_tried_again(hand):
    yield from hand.begin(None, Level.EASY)
    hand.app.change(speed=0.5)
    yield from hand.drag_move(hand.any_move())
    assert hand.n == 1
    fill_disk(hand)
    for _ in range(100):
        yield 0.05
        if hand.dialog:
            break
    assert told(hand)
    assert hand.n == 1
    yield from hand.tap(say("again"))
    yield 1.0
    assert told(hand), "still full"
    free_disk(hand)
    yield from hand.tap(say("again"))
    yield from hand.my_turn()
    assert hand.n == 2


@journey
def test_a_full_disk_begins_no_match(hand):
    fill_disk(hand)
    yield from hand.tap(say("game.help_me"))
    yield 0.2
    yield from hand.tap(say("setup.play"))
    yield 0.2
    assert told(hand)
    yield from hand.tap(say("ok"))
    free_disk(hand)
    yield from hand.tap(say("setup.play"))
    yield 0.3
    assert hand.hotseat
    assert len(hand.app.kept()) == 1


@journey
def test_a_full_disk_refuses_undo(hand):
    yield from hand.begin(None, Level.EASY)
    yield from hand.drag_move(hand.any_move())
    yield from hand.my_turn()
    fill_disk(hand)
    yield from hand.tap(say("undo"))
    yield 0.1
    assert told(hand)
    assert hand.n == 2


@journey
def test_a_match_that_a_full_disk_cannot_forget_stays_and_that_is_said(hand):
    yield from hand.begin(None, Level.EASY)
    hand.app.go_home()
    hand.app.show_matches()
    yield 0.2
    hand.app.archive._db.execute(NO_LESS)
    yield from forget(hand)
    assert told(hand)
    assert len(hand.app.kept()) == 1
    yield from hand.tap(say("ok"))
    yield 0.1
    assert not hand.dialog
    hand.app.archive._db.execute("DROP TRIGGER no_less")
    yield from forget(hand)
    assert not hand.dialog
    assert hand.app.kept() == []
    assert say("matches.none") in hand.words()


@pytest.mark.parametrize("action", ["match.resign", "match.bot_takes"])
@journey
def test_a_full_disk_refuses_to_resign_and_says_so(hand, action):
    yield from hand.begin(None, Level.EASY)
    fill_disk(hand)
    yield from hand.tap(say("menu"))
    yield from hand.tap(say(action))
    yield 0.1
    yield from hand.tap(say(f"{action}_yes"))
    yield 0.3
    assert [entry.kind for entry in hand.hotseat.match.entries] == [Kind.SETUP]
    assert hand.hotseat.phase is Phase.PLAY
    assert told(hand)


@journey
def test_a_match_that_cannot_be_read_is_told_and_the_rest_works(hand):
    for _ in range(2):
        yield from hand.begin(None, Level.EASY)
        hand.app.go_home()
    newest = hand.app.kept()[0].id
    hand.app.archive._db.execute("UPDATE entries SET record = x'c1' WHERE match = ?", (newest,))
    hand.app.go_home()
    yield 0.2
    yield from hand.tap(say("home.resume"))
    yield 0.3
    assert hand.dialog
    yield from hand.tap(say("ok"))
    yield from hand.begin(None, Level.EASY)
    assert hand.n == 0


@journey
def test_an_error_nobody_foresaw_is_a_sentence_and_the_match_goes_on(hand):
    yield from hand.begin(None, Level.EASY)
    with hand.meant():
        Clock.schedule_once(lambda _: 1 // 0, 0)
        yield 0.2
    assert say("trouble.error") in hand.dialog
    yield from hand.tap(say("trouble.go_on"))
    yield 0.1
    assert not hand.dialog
    yield from hand.drag_move(hand.any_move())
    yield from hand.my_turn()
    assert hand.n == 2


@journey
def test_after_an_error_one_may_go_home_and_the_match_is_there(hand):
    yield from hand.begin(None, Level.EASY)
    yield from hand.drag_move(hand.any_move())
    yield from hand.my_turn()
    with hand.meant():
        Clock.schedule_once(lambda _: 1 // 0, 0)
        Clock.schedule_once(lambda _: {}["nothing"], 0.02)
        yield 0.3
    assert say("trouble.error") in hand.dialog
    yield from hand.tap(say("trouble.home"))
    yield 0.3
    yield from hand.tap(say("home.resume"))
    yield 0.3
    assert hand.n == 2


@journey
def test_errors_without_end_lead_home(hand):
    """What is on does not work at all: nobody is left before it."""
    yield from hand.begin(None, Level.EASY)
    with hand.meant():
        broken = every(0, lambda _: 1 // 0 if isinstance(hand.app.screen, MatchScreen) else None)
        yield from until(lambda: isinstance(hand.app.screen, HomeScreen))
        broken.cancel()
    assert isinstance(hand.app.screen, HomeScreen)
    assert say("trouble.error") in hand.dialog
