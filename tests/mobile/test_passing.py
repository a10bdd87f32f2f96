"""The phone goes round: the cover, what it hides and how it opens, secrets, and what happened since my last turn."""

import pytest
from kivy.uix.label import Label

from core.game import Level
from core.games.help_me import Creature
from core.log import Kind, Seated
from mobile.hotseat import Phase
from mobile.look import theme
from mobile.look.kit import Picture, Shade
from mobile.screens.cover import Cover
from mobile.screens.parts import TURN_PLATE, TurnPlate
from mobile.screens.recap import RecapSheet
from mobile.settings import Table
from mobile.tour.fingers import Finger
from mobile.words import count, say
from tests.mobile.window import journey

pytestmark = pytest.mark.once


@journey
def test_nothing_secret_is_drawn_before_the_cover_is_opened(hand):
    drawn = []
    for deal in (1, 2):
        yield from hand.begin(None, None, deal=deal)
        yield from hand.settled()
        yield 0.2
        assert hand.covered
        assert hand.hotseat.viewer is None
        assert not hand.secrets()
        assert hand.board.canvas.opacity == 0
        drawn.append(hand.pixels())
        hand.app.go_home()
    assert drawn[0] == drawn[1], "two deals look the same beneath the cover"


@journey
def test_the_cover_fills_the_window_and_lets_nothing_through(hand):
    yield from hand.begin(None, None)
    yield from hand.settled()
    (cover,) = hand.all(Cover)
    ground = next(part for part in cover.children if isinstance(part, Shade))
    assert ground.colour.a == 1.0
    assert tuple(ground.pos) == (0, 0)
    assert tuple(ground.size) == tuple(hand.app.ground.size)
    mine = hand.match.board.mine
    finger = Finger(*mine.center)
    finger.down()
    yield 0.4
    assert not mine.open
    assert not hand.secrets()
    finger.up()
    yield 0.1
    move = hand.hotseat.table.moves(0)[0]
    yield from hand.tap_at(*hand.place(move.start))
    yield from hand.tap_at(*hand.place(move.goal))
    assert hand.board.chosen is None
    assert hand.n == 0


@journey
def test_a_seal_slid_too_little_stays_closed(hand):
    yield from hand.begin(None, None)
    yield from hand.settled()
    yield from hand.slide_seal(70)
    assert hand.covered
    assert hand.hotseat.phase is Phase.PASS
    yield from hand.slide_seal(130)
    assert not hand.covered
    assert hand.hotseat.phase is Phase.PLAY
    assert hand.hotseat.holder == 0


@journey
def test_a_held_button_opens_after_a_second_and_not_before(hand):
    yield from hand.begin(None, None)
    yield from hand.settled()
    button = hand.named(say("cover.i_am", name="Ana"))
    yield from hand.hold(*button.center, 0.5)
    yield 0.8
    assert hand.covered, "half a second is too short, also afterwards"
    yield from hand.hold(*button.center, 1.3)
    assert not hand.covered


@journey
def test_a_held_button_that_the_finger_leaves_stays_closed(hand):
    yield from hand.begin(None, None)
    yield from hand.settled()
    button = hand.named(say("cover.i_am", name="Ana"))
    finger = Finger(*button.center)
    finger.down()
    yield 0.2
    finger.move_to(button.center_x, button.top + 200)
    yield 1.2
    still = hand.covered
    finger.up()
    yield 0.1
    assert still, "who slides off the button has let go of it"


@journey
def test_two_fingers_that_touch_the_button_and_go_leave_it_closed(hand):
    yield from hand.begin(None, None)
    yield from hand.settled()
    button = hand.named(say("cover.i_am", name="Ana"))
    one, two = Finger(*button.center), Finger(button.center_x + 20, button.center_y)
    one.down()
    two.down()
    yield 0.1
    one.up()
    two.up()
    yield 1.5
    assert hand.covered


@journey
def test_a_thumb_that_rests_beside_the_button_keeps_nobody_from_opening(hand):
    yield from hand.begin(None, None)
    yield from hand.settled()
    button = hand.named(say("cover.i_am", name="Ana"))
    thumb, finger = Finger(12, 300), Finger(*button.center)
    thumb.down()
    finger.down()
    for k in range(13):
        thumb.move_to(12 + k % 2, 300)
        yield 0.1
    thumb.up()
    finger.up()
    yield 0.1
    assert not hand.covered


@journey
def test_the_cover_goes_to_whom_it_is_about_when_that_changes_beneath_it(hand):
    yield from hand.begin(None, None, None)
    yield from hand.settled()
    assert hand.named(say("cover.i_am", name="Ana"))
    held = Finger(*hand.named(say("cover.i_am", name="Ana")).center)
    held.down()
    yield 0.2
    hand.hotseat.to = 1  # as when others moved meanwhile, at other devices
    hand.match.refresh()
    yield 0.1
    assert len(hand.all(Cover)) == 1
    assert say("cover.i_am", name="Ana") not in hand.spoken()
    assert hand.named(say("cover.i_am", name="Léo"))
    yield 1.2
    assert hand.covered, "who held the cover for somebody else has not opened this one"
    held.up()
    yield from hand.slide_seal(130)
    assert hand.hotseat.viewer == 1


@journey
def test_the_next_person_gets_a_cover_with_their_name(hand):
    yield from hand.begin(None, None)
    yield from hand.my_turn()
    yield from hand.drag_move(hand.any_move())
    yield from hand.settled()
    assert hand.covered
    words = hand.words()
    assert "Léo" in words
    assert say("cover.done", name="Ana") in words
    assert not hand.secrets()


@journey
def test_with_one_person_nothing_gets_in_the_way(hand):
    yield from hand.begin(None, Level.EASY, Level.EASY)
    assert not hand.covered
    yield from hand.drag_move(hand.any_move())
    yield from hand.settled()
    assert not hand.covered
    assert hand.hotseat.phase is Phase.PLAY


@journey
def test_secrets_show_only_while_held(hand):
    yield from hand.begin(None, None)
    yield from hand.my_turn()
    mine = hand.match.board.mine
    assert not mine.open
    assert not hand.secrets()
    held = []
    yield from hand.hold(mine.x + 40, mine.center_y, 0.5, lambda: held.append((mine.open, hand.secrets())))
    own = {f"help_me/card_{name}" for name in own_creatures(hand)}
    assert held == [(True, own)]
    assert not mine.open
    assert not hand.secrets()
    finger = Finger(mine.x + 40, mine.center_y)
    finger.down()
    yield 0.4
    finger.move_to(mine.x + 40, mine.top + 200)
    yield 0.1
    finger.up()
    yield 0.1
    assert not hand.secrets(), "let go elsewhere is let go too"


@journey
def test_secrets_opened_by_a_tap_close_with_the_turn(hand):
    yield from hand.begin(None, None)
    yield from hand.my_turn()
    mine = hand.match.board.mine
    yield from hand.tap_at(mine.x + 40, mine.center_y)
    assert hand.secrets()
    yield from hand.tap_at(mine.x + 40, mine.center_y)
    assert not hand.secrets(), "a second tap hides them"
    yield from hand.tap_at(mine.x + 40, mine.center_y)
    yield from hand.tap_move(*ends(hand.any_move()))
    for _ in range(40):
        yield 0.02
        if hand.covered:
            assert not hand.secrets()
    assert hand.covered


@journey
def test_leaving_the_app_covers_what_is_secret(hand):
    yield from hand.begin(None, None)
    yield from hand.my_turn()
    mine = hand.match.board.mine
    finger = Finger(mine.x + 40, mine.center_y)
    finger.down()
    yield 0.4
    assert hand.secrets()
    assert hand.app.on_pause() is True
    assert hand.covered, "already when the system takes its picture of us"
    assert not hand.secrets()
    finger.up()
    yield 0.2
    hand.app.on_resume()
    yield 0.2
    assert hand.covered
    assert not hand.secrets()
    yield from hand.open_cover()
    assert hand.hotseat.holder == 0
    assert hand.hotseat.phase is Phase.PLAY


@journey
def test_leaving_the_app_in_a_menu_or_in_mid_animation_covers_too(hand):
    yield from hand.begin(None, None)
    yield from hand.my_turn()
    yield from hand.tap(say("menu"))
    hand.app.on_pause()
    hand.app.on_resume()
    yield 0.2
    assert hand.covered
    yield from hand.my_turn()
    yield from hand.drag_move(hand.any_move())
    hand.app.on_pause()
    assert hand.covered
    assert not hand.secrets()
    hand.app.on_resume()
    yield 0.5
    assert hand.covered
    yield from hand.open_cover()
    yield from hand.settled()
    assert hand.hotseat.holder == 1


@journey
def test_alone_with_bots_leaving_the_app_closes_the_card_only(hand):
    yield from hand.begin(None, Level.EASY)
    mine = hand.match.board.mine
    finger = Finger(mine.x + 40, mine.center_y)
    finger.down()
    yield 0.4
    hand.app.on_pause()
    assert not hand.secrets()
    finger.up()
    hand.app.on_resume()
    yield 0.2
    assert not hand.covered
    assert hand.hotseat.phase is Phase.PLAY


@journey
def test_since_my_last_turn_lists_exactly_what_others_did(hand):
    hand.app.change(always_cover=True)
    yield from hand.begin(None, Level.EASY, None, Level.EASY)
    for _ in range(4):
        yield from hand.settled()
        yield from hand.slide_seal(130)
        seat = hand.hotseat.holder
        entries = hand.hotseat.match.entries
        mine = max((e.n for e in entries if e.kind is Kind.MOVE and e.seat == seat), default=0)
        others = [e for e in entries if e.n > mine and e.kind is Kind.MOVE]
        assert all(e.seat != seat for e in others)
        if not others:
            assert not hand.all(RecapSheet)
        else:
            (sheet,) = hand.all(RecapSheet)
            names = {seated.name for seated in hand.hotseat.match.seats}
            told = [label.text for label in reversed(list(sheet.walk())) if getattr(label, "text", "") in names]
            expected = [hand.hotseat.match.seats[e.seat].name for e in others]
            assert sorted(told) == sorted(expected)
            assert len(hand.hotseat.since(seat)) == len(others)
            yield from hand.tap(say("since.go"))
        assert not hand.all(RecapSheet)
        yield from hand.drag_move(hand.any_move())
    hand.app.change(always_cover=False)


def both_have_opened(hand, *levels):
    """Everybody here has had the phone once, and it is the first one's turn again."""
    yield from hand.begin(None, None, *levels)
    for _ in range(2):
        yield from hand.my_turn()
        assert not hand.hotseat.sealed
        yield from hand.drag_move(hand.any_move())
    yield from hand.settled()


@journey
def test_who_has_opened_the_cover_once_is_greeted_by_a_plate_from_then_on(hand):
    yield from both_have_opened(hand)
    assert not hand.covered
    (plate,) = hand.all(TurnPlate)
    assert [label.text for label in plate.walk() if isinstance(label, Label)] == [say("match.your_turn", name="Ana")]
    assert {part.name for part in plate.walk() if isinstance(part, Picture)} == {"house/sign_red"}
    assert (hand.hotseat.holder, hand.hotseat.phase, hand.secrets()) == (0, Phase.PLAY, set())
    assert count("mine.of", 2, whose="Ana’s") in hand.words()
    yield TURN_PLATE + 0.3
    assert not hand.all(TurnPlate)
    assert not hand.all(RecapSheet), "arrows show what happened"
    assert len(hand.board._moved) == 1
    yield from hand.drag_move(hand.any_move())
    yield from hand.settled()
    assert not hand.covered
    assert hand.hotseat.holder == 1


@journey
def test_whoever_touches_the_cards_first_says_who_they_are(hand):
    yield from both_have_opened(hand)
    mine, seen = hand.board.mine, []
    real = mine._draw
    mine._draw = lambda *given: (real(*given), seen.append(hand.secrets()))[0]
    yield from hand.hold(mine.x + 40, mine.center_y, 0.5, lambda: seen.append(hand.secrets()))
    assert hand.covered
    assert not any(seen), "not even for a frame"
    assert hand.hotseat.viewer is None
    assert say("cover.back", name="Léo") in hand.words(), "it may have been the one before"
    yield from hand.open_cover()
    if hand.all(RecapSheet):
        yield from hand.tap(say("since.go"))
    held = []
    yield from hand.hold(mine.x + 40, mine.center_y, 0.5, lambda: held.append(hand.secrets()))
    assert held == [{f"help_me/card_{name}" for name in own_creatures(hand)}]
    assert not hand.secrets()
    yield from hand.hold(mine.x + 40, mine.center_y, 0.5, lambda: held.append(hand.secrets()))
    assert held[0] == held[1], "once a turn is enough"


@journey
def test_a_hint_tells_of_secrets_and_is_covered_first(hand):
    yield from both_have_opened(hand)
    assert hand.hotseat.sealed
    yield from hand.tap(say("menu"))
    yield from hand.tap(say("hint.ask"))
    yield 0.1
    assert hand.covered
    assert (hand.match.hint.line, hand.hotseat.viewer) == ("", None)
    yield from hand.open_cover()
    if hand.all(RecapSheet):
        yield from hand.tap(say("since.go"))
    yield from hand.tap(say("menu"))
    yield from hand.tap(say("hint.ask"))
    yield 0.1
    assert hand.match.hint.line


@journey
def test_what_was_just_played_is_taken_back_by_who_played_it_though_the_phone_is_anothers(hand):
    yield from both_have_opened(hand)
    n = hand.n
    yield from hand.drag_move(hand.any_move())
    yield from hand.settled()
    assert (hand.hotseat.holder, hand.hotseat.sealed) == (1, True)
    yield from hand.tap(say("undo"))
    yield from hand.settled()
    assert hand.hotseat.match.entries[-1].kind is Kind.UNDO
    assert (hand.hotseat.holder, hand.n) == (0, n + 2)
    assert not hand.secrets()


@journey
def test_cards_left_open_close_before_the_phone_is_anothers(hand):
    yield from both_have_opened(hand)
    mine = hand.board.mine
    yield from hand.tap_at(mine.x + 40, mine.center_y)
    yield from hand.open_cover()
    yield from hand.tap_at(mine.x + 40, mine.center_y)
    assert hand.secrets()
    yield from hand.tap_move(*ends(hand.any_move()))
    for _ in range(40):
        assert not hand.secrets()
        yield 0.02
    assert hand.hotseat.holder == 1


@journey
def test_who_wants_it_covered_each_time_has_it_so(hand):
    hand.app.change(always_cover=True)
    try:
        yield from both_have_opened(hand)
        assert hand.covered
        yield from hand.my_turn()
        mine, held = hand.board.mine, []
        yield from hand.hold(mine.x + 40, mine.center_y, 0.5, lambda: held.append(hand.secrets()))
        assert held[0]
    finally:
        hand.app.change(always_cover=False)


@pytest.mark.parametrize("mark", range(4))
@journey
def test_the_cover_is_as_bright_as_the_seat_and_all_on_it_can_be_read(hand, mark):
    seats = (Seated("Ana", None, mark), Seated("Léo", None, (mark + 1) % 4))
    hand.app.begin("help_me", Table(seats, {}, 0))
    yield 0.2
    (cover,) = hand.all(Cover)
    ground = next(part for part in cover.children[::-1] if isinstance(part, Shade))
    assert list(ground.colour.rgba) == list(theme.SEAT_COLOURS[mark])
    plain = [part for part in cover.children if isinstance(part, Label)]
    assert len(plain) >= 4
    assert {tuple(label.color) for label in plain} == {tuple(theme.SEAT_INKS[mark])}


@journey
def test_in_a_game_of_memory_nobody_looks_further_back_than_to_their_own_turn(hand):
    yield from hand.begin(None, Level.EASY, Level.EASY)
    for _ in range(3):
        yield from hand.my_turn()
        yield from hand.drag_move(hand.any_move())
    yield from hand.my_turn()
    yield from hand.tap_at(*hand.match.ticker.center)

    def told():
        (sheet,) = hand.all(RecapSheet)
        texts = [getattr(label, "text", "") for label in sheet.walk()]
        return [texts.count(seated.name) for seated in hand.hotseat.match.seats]

    assert told() == [0, 1, 1]
    yield from hand.tap(say("since.earlier"))
    assert told() == [1, 1, 1]
    assert say("since.earlier") not in hand.spoken()


def own_creatures(hand):
    view = hand.hotseat.view
    return [creature.name.lower() for creature in Creature if view.owners[creature] == view.seat]


def ends(move):
    return move.start, move.goal
