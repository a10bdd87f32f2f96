"""Which pictures the app holds: those of what is seen, and no others."""

import gc
import weakref

import pytest
from kivy.graphics.texture import Texture
from kivy.uix.label import Label

from mobile import games
from mobile.boards.sprites import lettering
from mobile.look import atlas, sound
from mobile.look.kit import Picture
from mobile.words import say
from tests.mobile.window import journey

pytestmark = pytest.mark.once


def held(game):
    """What of a game's pictures is held."""
    return {kind for name, kind in atlas.held() if name == game}


def textures(game):
    """The textures of a game's boards that there are, whoever holds them."""
    found = [repr(thing) for thing in gc.get_objects() if type(thing) is Texture]
    return [texture for texture in found if f"/{game}/" in texture and "/scene_" not in texture]


@journey
def test_home_loads_the_scene_of_each_game_and_nothing_else_of_it(hand):
    atlas.let_go_but()
    hand.app.go_home()
    yield 0.1
    shown = {name for name in hand.pictures() if not name.startswith("house/")}
    assert shown == {f"{game}/scene" for game in games.names()}
    for game in games.names():
        assert held(game) == {"scene"}


@pytest.mark.parametrize("game", games.names())
@journey
def test_the_pictures_of_a_match_go_when_it_is_left(hand, game):
    yield from hand.begin(None, None, game=game)
    yield from hand.settled()
    yield from hand.open_cover()
    assert "main" in held(game)
    assert textures(game)
    yield from hand.tap(say("menu"))
    yield from hand.tap(say("match.leave"))
    assert held(game) == {"scene"}
    assert held("house") == {"table"}, "and what home shows, which is kept again when asked for"
    for _ in range(20):
        yield 0.1
        gc.collect()
        if not textures(game):
            break
    else:
        raise AssertionError("something still shows them")
    yield from hand.tap(say("home.resume"))
    yield from hand.settled()
    assert "main" in held(game)


@journey
def test_words_on_a_board_are_drawn_once_and_go_with_it(hand):
    word = weakref.ref(lettering("Léo", 14, 80))
    assert lettering("Léo", 14, 80) is word()
    hand.app.go_home()
    yield 0.1
    gc.collect()
    assert word() is None


@journey
def test_what_words_were_drawn_on_goes_once_they_are_a_texture(hand):
    hand.app.set_up("help_me")
    yield 0.2
    drawn = [label._label for label in hand.all(Label) if label.texture is not None]
    assert len(drawn) > 5
    assert {label._surface for label in drawn} == {None}


@journey
def test_sounds_go_when_a_match_is_left_and_come_with_the_next(hand):
    for _ in range(2):
        yield from hand.begin(None, None)
        yield from hand.settled()
        assert sound._loaded.cache_info().currsize > 50
        hand.app.go_home()
        yield 1.5
        assert sound._loaded.cache_info().currsize == 0


@journey
def test_a_home_that_was_left_holds_no_picture_even_where_something_holds_it(hand):
    """The search for garbage does not come to what stays; the first home is among that."""
    left = hand.app.screen
    pictures, words = hand.all(Picture), [label for label in hand.all(Label) if label.texture is not None]
    assert pictures
    assert words
    drawn = {picture._box.texture.id for picture in pictures}
    hand.app.set_up("help_me")
    yield 0.1
    assert not left.children
    assert not drawn & {picture._box.texture.id for picture in pictures}, "Kivy's own white stands there"
    assert {label.texture for label in words} == {None}
    yield from hand.tap(say("back"))
    assert hand.all(Picture), "another one stands"
