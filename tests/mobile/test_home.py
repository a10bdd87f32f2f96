"""Home: a shelf of games, and the board of the match to go on with, as everybody may see it."""

import pytest
from kivy.metrics import dp
from kivy.uix.scrollview import ScrollView

from core.game import Level
from mobile import games
from mobile.hotseat import Phase
from mobile.keepsakes import Far, Keepsake
from mobile.look.theme import TARGET
from mobile.screens.join import JoinScreen
from mobile.screens.learn import LearnScreen
from mobile.screens.likeness import Likeness
from mobile.screens.shelf import RISES
from mobile.tour.fingers import Finger
from mobile.words import say
from tests.mobile.fit import targets_too_small, words_cut_off, words_in_the_way
from tests.mobile.window import journey

pytestmark = pytest.mark.once

SIZE = "360x640"


def seen(hand):
    """The pixels of the picture on the continue card."""
    (likeness,) = hand.all(Likeness)
    return likeness.texture and bytes(likeness.texture.pixels)


@journey
def test_every_game_stands_on_the_shelf_and_a_touch_sets_its_table(hand):
    hand.app.go_home()
    yield 0.2
    for name in games.names():
        assert say(f"game.{name}.promise") in hand.words()
        stand = hand.named(say(f"game.{name}"))
        assert min(stand.size) >= dp(TARGET)
        yield from hand.tap(stand.spoken)
        yield 0.2
        assert hand.app.screen.game.name == name
        hand.app.go_home()
        yield 0.2
    stand = hand.named(say("game.help_me"))
    box = stand._box[-1]
    y = box.y
    finger = Finger(*stand.to_window(*stand.center))
    finger.down()
    yield 0.4
    assert box.y == y + dp(RISES)  # it is drawn out a little
    finger.move_to(stand.right + dp(40), stand.center_y)
    yield 0.1
    assert box.y == y
    finger.up()
    yield 0.2
    yield from hand.tap(say("home.join"))
    yield 0.2
    assert isinstance(hand.app.screen, JoinScreen)
    yield from hand.back()


@pytest.mark.parametrize("game", games.names())
@journey
def test_the_match_to_go_on_with_shows_its_board_how_far_it_is_and_whose_turn(hand, game):
    yield from hand.begin(None, Level.EASY, game=game)
    yield from hand.settled()
    far = hand.board.far(hand.hotseat.table.view(None))
    n = hand.n
    hand.app.go_home()
    yield 0.2
    assert seen(hand)
    assert f"{say(far.key, **far.given)}, {say('home.yours')}" in hand.words()
    yield from hand.tap(say("home.resume"))
    yield 0.3
    assert (hand.hotseat.table.setup.game, hand.n) == (game, n)


@pytest.mark.parametrize("game", ["help_me", "paleo", "sapiens", "terristories"])
@journey
def test_two_who_know_other_secrets_leave_the_same_picture(hand, game):
    """What lies in a hand, in a bag or in a line-up that is still hidden is on no picture."""
    pictures = []
    for holder in (0, 1):
        yield from hand.begin(None, None, game=game)
        yield from hand.settled()
        view = hand.hotseat.table.view
        if hand.covered:
            yield from hand.open_cover()
        hand.hotseat.holder = holder
        hand.match.refresh()
        shown = []
        show = hand.board.show
        hand.board.show = lambda view, seat, may, show=show, shown=shown: (
            shown.append((view, seat)),
            show(view, seat, may),
        )
        yield 0.1
        hand.app.go_home()
        yield 0.1
        assert shown[-1] == (view(None), None)
        pictures.append(seen(hand))
    assert pictures[0] == pictures[1]


@journey
def test_a_picture_goes_with_its_match_and_one_that_is_broken_or_anothers_is_not_shown(hand):
    yield from hand.begin(None, Level.EASY)
    yield from hand.settled()
    hand.app.dispatch("on_pause")  # and nothing more: the system ends the app
    hand.app.dispatch("on_resume")
    yield 0.2
    hand.restart()
    yield 0.2
    kept = hand.app.kept()[0]
    assert seen(hand)
    picture = hand.app.keepsakes.picture(kept)
    picture.write_bytes(b"no picture")
    hand.app.go_home()
    yield 0.2
    assert hand.all(Likeness)[0].texture is None
    assert "help_me/scene" in hand.pictures()
    other = Keepsake(hand.app.kept()[0].setup, kept.n + 1, (0,), Far("sapiens.far", {"n": 1}))
    hand.app.keepsakes.put(kept.id, other, lambda path: path.write_bytes(b""))
    hand.app.go_home()
    yield 0.2
    assert hand.app.keepsakes.get(kept) is None
    hand.app.resume(kept)
    yield from hand.settled()
    hand.board.canvas.picture = lambda *_: 1 // 0  # graphics that cannot
    hand.app.go_home()
    yield 0.2
    assert hand.all(Likeness)[0].texture is None
    assert any(say("home.yours") in words for words in hand.words())
    hand.app.keepsakes.put(kept.id + 1, other, lambda path: path.write_bytes(b""))  # of no match
    hand.app.keepsakes.keep_only({kept.id})
    assert {path.stem for path in picture.parent.iterdir()} == {str(kept.id)}
    picture.write_bytes(b"")
    hand.app.forget(kept)
    assert not picture.exists()
    assert hand.app.keepsakes.get(kept) is None


@journey
def test_a_match_that_is_over_leaves_no_picture(hand):
    yield from hand.late(None, Level.EASY, left=2)
    number = hand.hotseat.number
    hand.match.hide()
    assert list((hand.home / "boards").glob(f"{number}.*"))
    yield from hand.play_on(2)
    assert hand.hotseat.phase is Phase.OVER
    hand.app.go_home()
    yield 0.1
    assert not list((hand.home / "boards").glob(f"{number}.*"))


@pytest.mark.parametrize("language", ["fr", "en"])
@journey
def test_nothing_is_cut_covered_or_too_small_for_a_finger(hand, language):
    yield from hand.begin(None, Level.EASY, game="terristories")
    yield from hand.settled()
    for text in (1.0, 2.0):
        hand.app.change(language=language, text_size=text)
        for size in ((360, 640), (780, 360)):
            yield from hand.resize(*size)
            for far in (1, 0):
                hand.app.go_home()
                yield 0.1
                for view in hand.all(ScrollView):
                    view.scroll_y = far
                yield 0.1
                found = words_cut_off(hand) + targets_too_small(hand) + words_in_the_way(hand)
                assert not found, (text, size, found)
    yield from hand.resize(360, 640)


@pytest.mark.parametrize("language", ["fr", "en"])
@journey
def test_home_leads_to_lessons_and_exercises_and_their_lists_are_seen_whole(hand, language):
    hand.app.change(language=language)
    wrong = []
    for text in (1.0, 2.0):
        for size in ((360, 640), (640, 360)):
            hand.app.change(text_size=text)
            yield from hand.resize(*size)
            hand.app.go_home()
            yield 0.1
            yield from hand.tap(say("learn.home"))
            yield 0.1
            wrong += [(text, size, "learn", *one) for one in troubles(hand)]
            for name in games.names() if text == 2.0 else ():
                assert hand.all(LearnScreen)
                for show in (hand.app.show_lessons, hand.app.show_practice):
                    show(name)
                    yield 0.05
                    wrong += [(text, size, name, show.__name__, *one) for one in troubles(hand)]
                hand.app.show_learn()
                yield 0.05
    assert not wrong, wrong


def troubles(hand):
    return [
        (kind, found)
        for kind, looked in (("cut", words_cut_off), ("small", targets_too_small), ("over", words_in_the_way))
        for found in looked(hand)
    ]
