"""Every game's things, held: each piece that is drawn says what it is, in both languages; and a finger that rests
where a drag begins asks, instead of playing. Runs over every kind of drag of every game."""

from importlib import import_module
from math import hypot
from string import Formatter

import pytest
from kivy.core.window import Window
from kivy.metrics import dp

from mobile import games
from mobile.boards.canvas import BoardCanvas
from mobile.look import atlas
from mobile.look.theme import ASSETS
from mobile.screens import things
from mobile.screens.holding import HOLD
from mobile.screens.rules import blocks
from mobile.screens.thing_card import ThingCard
from mobile.tour.fingers import Finger
from mobile.words import LANGUAGES, language, say, use
from tests.mobile.hand import ESCAPE
from tests.mobile.test_cut_off import KINDS, aloft, moves, touch, uncovered, upright
from tests.mobile.window import journey

pytestmark = pytest.mark.once

GRID = 15  # dp between two places at which it is asked
RING = 30  # dp round a piece that is aimed with
NEAR = 12  # dp from a place to what answers there: no finger is so exact


def sat(hand, game, kind):
    """A match in which that drag may begin; answers it."""
    walk = import_module(f"mobile.tour.walks.{game}")
    drag = next(drag for drag in walk.DRAGS if drag.name == kind)
    hand.app.change(speed=4.0, **drag.settings)
    hand.tap_at = touch
    yield from drag.sits(hand)
    yield from uncovered(hand)
    yield from drag.ready(hand)
    return drag


@pytest.mark.parametrize(("game", "kind"), KINDS)
@journey
def test_a_finger_that_rests_where_a_drag_begins_asks_and_plays_nothing(hand, game, kind):
    try:
        drag = yield from sat(hand, game, kind)
        n, view, busy = moves(hand), hand.board.view, hand.board.busy
        way = drag.way(hand)
        thing = None if drag.aims else things.at(hand.match, *way.start)
        assert thing is not None or drag.aims or not drag.holds, "what is dragged is a thing"
        finger = Finger(*way.start)
        finger.down()
        yield HOLD + 0.1
        shown = hand.all(ThingCard)
        assert [one.about.kind for one in shown] == ([thing.kind] if thing else [])
        if thing:
            assert (hand.board.held, aloft(hand)) == (None, []), "what was lifted is home"
            assert busy or not hand.board.busy, "and nothing is chosen by it"
            for place in (way.legal, way.refused, way.legal):
                finger.move_to(*place)
        finger.up()
        yield 0.05
        assert hand.all(ThingCard) == shown, "it stays"
        if thing:
            Window.dispatch("on_keyboard", ESCAPE, 0, None, [])
            yield 0.05
        assert not hand.match.asking
        assert (moves(hand), hand.board.view, hand.board.held, aloft(hand)) == (n, view, None, [])
        hand.app.change(confirm=True, pull=False)
        hand.board.cancel()
        hand.match.rebuild()
        hand.board.canvas.view_at(1.0, (0.0, 0.0))
        yield from import_module(f"mobile.tour.walks.{game}").go_on(hand)
        assert moves(hand) > n, "and a whole move is made by touches as ever"
    finally:
        yield from upright(hand)


@pytest.mark.parametrize(("game", "kind"), KINDS)
@journey
def test_all_that_is_drawn_says_what_it_is(hand, game, kind):
    lying = {}
    real = BoardCanvas.draw
    BoardCanvas.draw = lambda canvas, sprites: (lying.update({canvas: list(sprites)}), real(canvas, sprites))[1]
    try:
        drag = yield from sat(hand, game, kind)
        board = hand.board
        aimed = drag.way(hand).start if drag.aims else (-999, -999)
        answered = []
        across, up = int(hand.match.width / dp(GRID)), int(hand.match.height / dp(GRID))
        places = [(dp(GRID) * (x + 0.5), dp(GRID) * (y + 0.5)) for x in range(across) for y in range(up)]
        for place in places:
            thing = things.at(hand.match, *place)
            if thing is not None:
                answered.append(thing.kind)
                well_told(hand, game, thing, place)
        assert "menu" in answered
        assert {"undo", "cancel"} & set(answered)
        for canvas in board.touched_parts:
            for sprite in lying.get(canvas, ()) if canvas.opacity else ():
                x, y = canvas.to_window_place(sprite.x, sprite.y)
                if hypot(x - aimed[0], y - aimed[1]) < dp(RING):  # a finger there aims
                    continue
                if isinstance(sprite.picture, str) and canvas.collide_point(x, y):
                    thing = things.at(hand.match, x, y)
                    assert thing is not None, f"{sprite.picture} at {x:.0f}, {y:.0f} says nothing"
    finally:
        BoardCanvas.draw = real
        yield from upright(hand)


def well_told(hand, game, thing, place):
    """Its words have all they need, its pictures are drawn, its chapter is there, and it is where it was touched."""
    what = f"{thing.kind} at {place}"
    house = thing.kind in things.KINDS
    assert house or thing.kind in hand.board.kinds, what
    room, now = "house" if house else game, language()
    try:
        for code in LANGUAGES:
            use(code)
            for key in (f"{room}.what.{thing.kind}", f"{room}.what.{thing.kind}.rule"):
                said = say(key)
                assert said != key, f"{key} has no words"
                wanted = {field for _, field, _, _ in Formatter().parse(said) if field}
                assert wanted <= set(thing.given), f"{key} is not given all it needs"
    finally:
        use(now)
    for picture in thing.picture:
        assert atlas.has(picture), f"{what}: no picture {picture}"
    if thing.here:
        assert thing.here[-1] in ".!?", f"{what}: {thing.here!r} is no sentence"
    if thing.place is not None:
        box, near = thing.place, dp(NEAR) * max(1.0, hand.board.canvas.zoom)
        assert box.x - near <= place[0] <= box.right + near, what
        assert box.y - near <= place[1] <= box.top + near, what
    assert house or thing.chapter or thing.kind in hand.board.chapters, f"{what}: no chapter"
    if thing.chapter:
        for code in LANGUAGES:
            page = (ASSETS / game / f"rules.{code}.md").read_text(encoding="utf-8")
            assert thing.chapter in {part.chapter for part in blocks(page)}, f"{what}: no chapter {thing.chapter}"


def test_every_game_is_asked():
    assert {game for game, _ in KINDS} == set(games.names())
