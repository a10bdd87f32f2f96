import pytest
from kivy.graphics.context import get_context
from kivy.core.window import Window
from mobile import games
from tests.mobile.window import journey
from core.game import Level

@pytest.mark.parametrize("game", games.names())
@journey
def test_what_graphics_lost(hand, game):
    yield from hand.begin(None, Level.EASY, game=game)
    yield 1.0
    yield from hand.settled()
    before = hand.pixels()
    Window.screenshot('/tmp/run/before_%s.png' % game)
    get_context().reload()
    yield 0.3
    after = hand.pixels()
    Window.screenshot('/tmp/run/after_%s.png' % game)
    n = sum(a != b for a, b in zip(before[::16], after[::16]))
    print(game, n)
    assert n == 0, n
