"""What takes long is done in pieces: a game's pictures come while its table is set up, or behind a curtain."""

import sys
import time

import pytest

from core.game import Level
from core.log import Seated
from mobile import ahead, games
from mobile.device import decoder
from mobile.look import atlas, fetching
from mobile.screens import match
from mobile.screens.home import HomeScreen
from mobile.screens.match import MatchScreen
from mobile.settings import Table
from mobile.words import say
from tests.mobile.window import App, journey

pytestmark = pytest.mark.once

PATIENCE = 60.0  # seconds


def until(sight):
    """Wait for what another thread does: by its time, not by that of the frames."""
    begun = time.monotonic()
    while not sight():
        assert time.monotonic() - begun < PATIENCE, "it does not come"
        yield 0.05


class Whole:
    """Notes what is loaded in one piece, the thread of the frames waiting."""

    def __init__(self):
        self.files = []
        self._image = atlas.Image
        atlas.Image = self._load

    def _load(self, path, **how):
        self.files.append(path)
        return self._image(path, **how)

    def stop(self, name):
        """The files of a game, but for its scene, which is small and looked at elsewhere."""
        atlas.Image = self._image
        return [file for file in self.files if f"/{name}/" in file and atlas.SCENE not in file]


@pytest.mark.parametrize("name", games.names())
@journey
def test_pictures_come_while_the_table_is_set_up(hand, name):
    atlas.release(name)
    assert atlas.missing(name)
    whole = Whole()
    yield from hand.tap(say(f"game.{name}"))
    yield from until(lambda: ahead.Making.ready(name))
    yield from hand.tap(say("setup.play"))
    yield 0.2
    assert isinstance(hand.app.screen, MatchScreen)
    assert whole.stop(name) == []


@journey
def test_where_pictures_cannot_be_read_beside_the_frames_they_come_all_the_same(hand):
    def broken(path):
        raise OSError(path)

    read = decoder.read
    for decoder.read in (lambda path: None, broken):
        atlas.release("help_me")
        making = ahead.Making("help_me")
        yield from until(lambda making=making: making.done)
        assert ahead.Making.ready("help_me")
    decoder.read = read


@journey
def test_a_curtain_hangs_until_pictures_are_there(hand):
    atlas.release("help_me")
    whole = Whole()
    hand.app.begin("help_me", Table((Seated("Ana", None, 0), Seated("Bo", Level.RANDOM, 1)), {}, 0))
    assert hand.curtained
    assert atlas.missing("help_me"), "nothing was waited for yet"
    away = []
    hand.app.screen.dialog("Hear", "this", [(say("ok"), None)], otherwise=lambda: away.append("put away"))
    yield 0
    assert isinstance(hand.app.screen, MatchScreen)
    assert whole.stop("help_me") == []
    assert "Hear" in hand.dialog, "what was to be said is said"
    hand.app.back()
    assert away == ["put away"]
    atlas.release("help_me")
    hand.app.go_home()
    hand.app.resume(hand.app.kept()[0])
    assert say("match.laying") in hand.words()
    hand.app.go_home()
    yield 1.0
    assert not isinstance(hand.app.screen, MatchScreen), "who went away is not called back"


@journey
def test_an_error_behind_a_curtain_leads_home_and_is_said(hand):
    whole = match.MatchScreen
    for _ in range(2):  # another time, too
        atlas.release("help_me")
        hand.app.set_up("help_me")
        yield 0
        match.MatchScreen = lambda *_, **__: 1 // 0
        try:
            with hand.meant():
                yield from hand.tap(say("setup.play"))
                yield from until(lambda: hand.dialog)
        finally:
            match.MatchScreen = whole
        assert isinstance(hand.app.screen, HomeScreen)
        assert say("trouble.error") in hand.dialog
        yield from hand.tap(say("trouble.go_on"))
        yield 0.1
        assert not hand.dialog
        yield from hand.tap(say("home.resume"))
        yield from until(lambda: isinstance(hand.app.screen, whole))
        hand.app.go_home()


@journey
def test_what_cannot_be_made_ready_beforehand_is_loaded_when_it_is_needed(hand):
    def broken(_):
        yield
        raise OSError("not now")

    fetch = fetching.fetch
    fetching.fetch = broken
    try:
        atlas.release("help_me")
        hand.app.set_up("help_me")  # nobody waits for it
        yield from until(lambda: hand.app._making.done)
        yield from hand.tap(say("setup.play"))
        yield from until(lambda: isinstance(hand.app.screen, match.MatchScreen))
        assert hand.app._making.done
    finally:
        fetching.fetch = fetch
    hand.app.go_home()
    hand.app.set_up("help_me")
    yield from until(lambda: ahead.Making.ready("help_me"))


@journey
def test_fetched_pictures_are_those_that_kivy_loads(hand):
    for name in games.names():
        atlas.release(name)
        files = atlas.missing(name)
        making = ahead.Making(name)
        yield from until(lambda making=making: making.done)
        fetched = {path: (atlas.load(path).pixels, atlas.load(path).tex_coords) for path in files}
        atlas.release(name)
        assert files
        for path in files:
            found = atlas.load(path)
            assert fetched[path] == (found.pixels, found.tex_coords), path


@journey
def test_code_is_loaded_in_lulls(hand):
    yield from until(lambda: hand.app.lull.done)
    assert {"mobile.screens.lobby", *(f"mobile.boards.{name}.board" for name in games.names())} <= set(sys.modules)


def test_the_first_page_is_loaded_soon_after_the_start(display, tmp_path):
    """While home still draws, so that no lull has come yet: whoever touches a game at once waits for no code."""
    app = App(display, tmp_path / "app")
    assert app.walk(f"{__name__}:drawing_on") == ["mobile.screens.setup", "kivymd.uix.textfield"]
    app.close()


def drawing_on(hand):
    for _ in range(60):
        hand.app.ground.canvas.ask_update()
        yield 0
    return [module for module in ("mobile.screens.setup", "kivymd.uix.textfield") if module in sys.modules]
