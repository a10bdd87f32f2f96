"""Which pictures the app holds: those of what is seen, and no others."""

from core import games
from mobile.look import atlas
from tests.mobile.window import journey


def held(game):
    """The files of a game whose pictures are held."""
    return {path.stem for path in atlas.held(game)}


@journey
def test_home_loads_the_scene_of_each_game_and_nothing_else_of_it(hand):
    for game in games.names():
        atlas.let_go(game)
    hand.app.go_home()
    yield 0.1
    shown = {name for name in hand.pictures() if not name.startswith("house/")}
    assert shown == {f"{game}/scene" for game in games.names()}
    for game in games.names():
        assert held(game) == {"scene"}
