"""Hold anything: a card tells what it is, its rule and what it would do here; nothing is played by that."""

import pytest
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView

from core.game import Level
from core.games.help_me import Creature
from mobile.gestures.board import SLOP
from mobile.hotseat import Phase
from mobile.look.kit import WordButton, put
from mobile.look.sheet import Sheet
from mobile.screens import things
from mobile.screens.holding import HOLD
from mobile.screens.rules import Page, RulesScreen
from mobile.screens.thing_card import ThingCard
from mobile.tour.fingers import Finger
from mobile.words import say
from tests.mobile.hand import ESCAPE
from tests.mobile.rehearsal_board import install
from tests.mobile.tribe import until
from tests.mobile.window import journey

pytestmark = pytest.mark.once


def held(hand, x, y, seconds=HOLD + 0.1):
    """A finger that rests there and is still down."""
    finger = Finger(x, y)
    finger.down()
    yield seconds
    return finger


def card(hand):
    return next(iter(hand.all(ThingCard)), None)


def about(hand):
    """What the card on screen is about; nothing where there is none."""
    return card(hand).about.kind if card(hand) else ""


def begun(hand):
    yield from hand.begin(None, Level.EASY)
    yield from hand.my_turn()


@journey
def test_a_held_button_says_what_it_is_and_does_not_fire(hand):
    yield from begun(hand)
    menu = hand.named(say("menu"))
    finger = yield from held(hand, *menu.center)
    assert about(hand) == "menu"
    assert say("house.what.menu.rule") in hand.words()
    finger.up()
    yield 0.1
    assert about(hand) == "menu", "it stays when the finger leaves"
    assert not hand.dialog
    yield from hand.tap_at(hand.match.center_x, hand.match.y + dp(4))
    assert not hand.match.asking, "a touch beside it closes it, and does nothing else"
    yield from hand.tap_at(*menu.center)
    assert hand.dialog, "a short touch does what it did"


@journey
def test_back_and_the_cross_close_the_card(hand):
    yield from begun(hand)
    for way in ("back", "cross"):
        finger = yield from held(hand, *hand.match.plate.center)
        finger.up()
        yield 0.05
        assert about(hand) == "plate"
        if way == "back":
            Window.dispatch("on_keyboard", ESCAPE, 0, None, [])
        else:
            yield from hand.touch(hand.named(say("close")))
        yield 0.05
        assert not hand.match.asking
        assert not hand.dialog


@journey
def test_a_finger_that_moves_or_lifts_or_is_not_alone_asks_nothing(hand):
    yield from begun(hand)
    x, y = hand.match.plate.center
    finger = Finger(x, y)
    finger.down()
    yield HOLD / 2
    finger.move_to(x + dp(SLOP) + 2, y)
    yield HOLD / 2
    finger.move_to(x, y)
    yield HOLD
    assert not card(hand)
    finger.up()
    yield from held(hand, x, y, HOLD / 2)
    second = Finger(x, y - dp(200))
    second.down()
    yield HOLD
    assert not card(hand)


@journey
def test_nothing_is_asked_under_a_dialog_or_a_cover(hand):
    yield from hand.begin(None, None)
    assert hand.covered
    for x in range(20, 360, 80):
        finger = yield from held(hand, x, hand.match.plate.center_y)
        assert not card(hand)
        finger.up()
        yield 0.05
    yield from hand.open_cover()
    yield from hand.touch(hand.named(say("menu")))
    finger = yield from held(hand, *hand.match.plate.center)
    finger.up()
    assert not card(hand)


@journey
def test_the_other_seats_the_clocks_and_the_lines_say_what_they_are(hand):
    yield from hand.begin(None, Level.EASY, Level.HARD)
    yield from hand.my_turn()
    for chip in hand.match.others.children:
        finger = yield from held(hand, *chip.center)
        finger.up()
        assert about(hand) == "others"
        yield from hand.touch(hand.named(say("close")))
    bar = hand.match.bar
    lines = ((bar.asked, "ask"), (hand.match.ticker, "event"))
    for widget, kind in (*lines, (bar.undo, "undo"), (bar.act, "place")):
        finger = yield from held(hand, *widget.center)
        finger.up()
        assert about(hand) == kind
        yield from hand.touch(hand.named(say("close")))


@journey
def test_an_app_that_is_left_shows_no_card_to_the_next_person(hand):
    yield from hand.begin(None, None)
    yield from hand.open_cover()
    finger = yield from held(hand, *hand.match.plate.center)
    finger.up()
    assert card(hand)
    hand.app.on_pause()
    assert hand.hotseat.phase is Phase.PASS
    assert not card(hand)
    yield from hand.open_cover()
    hand.match.dialog("question", "", [("answer", None)], otherwise=lambda: None)
    hand.app.on_pause()
    assert hand.hotseat.phase is Phase.PASS
    assert hand.match.asking, "a question that waits for its answer still does"


# Help Me!


@journey
def test_a_held_pile_goes_home_is_not_played_and_tells_where_it_may_go(hand):
    yield from begun(hand)
    n, move = hand.n, hand.any_move()
    finger = yield from held(hand, *hand.place(move.start), 0.3)
    assert hand.board.held is finger, "it was lifted"
    yield HOLD
    assert about(hand) == "tile"
    assert (hand.board.held, hand.board.busy) == (None, False)
    words = " ".join(hand.words())
    assert hand.board.telling.steps(hand.board.view, move.start) in words
    finger.move_to(*hand.place(move.goal))
    finger.up()
    yield 0.2
    assert hand.n == n
    assert about(hand) == "tile"
    box = card(hand).about.place
    x, y = hand.place(move.start)
    assert box.x < x < box.right
    assert box.y < y < box.top, "what was held is ringed"


@journey
def test_what_was_chosen_is_chosen_still_and_a_neighbour_tells_what_it_would_become(hand):
    yield from begun(hand)
    move = hand.any_move()
    yield from hand.tap_at(*hand.place(move.start))
    assert hand.board.chosen == move.start
    finger = yield from held(hand, *hand.place(move.goal))
    finger.up()
    assert hand.board.telling.covering(hand.board.view, move.start, move.goal) in hand.words()
    Window.dispatch("on_keyboard", ESCAPE, 0, None, [])
    yield 0.1
    assert hand.board.chosen == move.start
    assert say("help_me.ask_where") in hand.words()


@journey
def test_the_card_leads_to_its_chapter_of_the_rules_and_back_to_the_match_as_it_was(hand):
    yield from begun(hand)
    move = hand.any_move()
    yield from hand.tap_at(*hand.place(move.start))
    finger = yield from held(hand, *hand.place(move.goal))
    finger.up()
    chapter = card(hand).about.chapter
    yield from hand.tap(say("thing.rules"))
    yield 0.3
    assert isinstance(hand.app.screen, RulesScreen)
    page = hand.all(Page)[0]
    (head,) = [block for block in page.blocks if block.chapter == chapter]
    assert head.shown is not None
    yield from hand.tap(say("back"))
    yield 0.2
    assert not hand.match.asking
    assert hand.board.chosen == move.start, "what was chosen is chosen still"
    yield from hand.tap_at(*hand.place(move.goal))
    yield from hand.tap(say("match.place"))
    yield 0.1
    assert hand.n >= 1


@journey
def test_secret_cards_are_looked_at_by_holding_and_the_words_beside_them_say_what_they_are(hand):
    yield from begun(hand)
    mine = hand.board.mine
    finger = yield from held(hand, mine.x + dp(40), mine.center_y, HOLD * 2)
    assert hand.secrets()
    assert not card(hand)
    finger.up()
    yield 0.05
    assert not hand.secrets()
    finger = yield from held(hand, mine.right - dp(40), mine.center_y)
    assert about(hand) == "own"
    assert not hand.secrets(), "the card does not say which they are"
    names = {say(f"help_me.{creature.name.lower()}") for creature in Creature}
    said = " ".join(label.text for label in card(hand).walk() if isinstance(label, Label)).split()
    assert not names & set(said)
    finger.up()
    yield 0.1
    assert not hand.secrets()


@journey
def test_anothers_chip_tells_of_their_cards(hand):
    yield from begun(hand)
    chip = hand.match.others.children[0]
    finger = yield from held(hand, *chip.center)
    finger.up()
    assert about(hand) == "others"
    assert say("house.what.bot.here", name="Léo", level=say("level.easy")) in hand.words()


# Several at once


@journey
def test_at_the_open_table_a_held_chip_opens_what_is_its_persons_and_the_plate_and_the_clock_say_what_they_are(hand):
    install(seconds=30)
    hand.app.change(speed=0.0)
    yield from hand.begin(None, None, game="rehearsal")
    yield from hand.settled()
    chip = next(chip for chip in hand.match.others.children if "Léo" in chip.spoken)
    finger = yield from held(hand, *chip.center)
    finger.up()
    yield 0.1
    assert hand.hotseat.viewer == 1
    assert not card(hand)
    hand.match.open_table.close()
    yield 0.1
    finger = yield from held(hand, *hand.match.plate.center)
    finger.up()
    assert about(hand) == "table"
    yield from hand.touch(hand.named(say("close")))
    hand.match.clock.show(20)
    finger = yield from held(hand, *hand.match.clock.center)
    finger.up()
    assert about(hand) == "clock"


@journey
def test_one_may_ask_while_bots_play(hand):
    hand.app.change(speed=1.0)
    yield from hand.begin(None, Level.EASY, Level.EASY, Level.EASY)
    yield from hand.my_turn()
    move = hand.any_move()
    yield from hand.tap_move(move.start, move.goal)
    yield from until(lambda: hand.board.moving, "a bot moves")
    finger = yield from held(hand, *hand.match.plate.center)
    finger.up()
    assert about(hand) in ("plate", "others")
    n = len(hand.match.showing.queue)
    yield 1.0
    assert len(hand.match.showing.queue) >= n, "nothing goes on under the card"
    assert card(hand)
    yield from hand.touch(hand.named(say("close")))
    yield from hand.my_turn()


@journey
def test_undo_says_why_it_is_dim(hand):
    yield from begun(hand)
    finger = yield from held(hand, *hand.match.bar.undo.center)
    finger.up()
    assert about(hand) == "undo"
    right = hand.match.choices.undo_right()
    assert say(right.reason) in hand.words()


@journey
def test_what_lies_below_a_sheet_of_the_board_is_not_asked(hand):
    """Sapiens' pouch lies over the lower part of the valley; on it only what it shows answers."""
    yield from hand.begin(None, Level.EASY, game="sapiens")
    yield from hand.settled()
    board, match = hand.board, hand.match
    x, y = board.canvas.center_x, board.canvas.y + dp(6)
    assert things.at(match, x, y) is not None, "the valley"
    sheet = Sheet(dp(200))
    put(sheet, x - dp(100), y - dp(50), dp(200), dp(100))
    match.add_widget(sheet)
    assert things.at(match, x, y) is None
    match.remove_widget(sheet)
    button = WordButton("word", None, "button_dark", "redo")
    put(button, x - dp(30), y - dp(30), dp(60), dp(60))
    match.add_widget(button)
    thing = things.at(match, x, y)
    assert thing.kind in board.kinds, "what lies on the board is the board's"
    put(button, match.ticker.x, match.ticker.y, dp(60), dp(60))
    thing = things.at(match, *button.center)
    assert (thing.kind, thing.given) == ("other", {"text": "word"}), "any button has its words"


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (545, 320), (800, 1280)])
@journey
def test_a_card_is_read_whole_and_leaves_free_what_it_tells_of(hand, size):
    try:
        yield from hand.resize(*size)
        yield from begun(hand)
        board, match = hand.board, hand.match
        corners = [hand.place(place) for place in (0, 4, 12, 25, 29)]
        beside = (board.mine.right - dp(30), board.mine.center_y)
        for x, y in (*corners, beside, match.plate.center, match.bar.act.center, match.others.children[0].center):
            finger = yield from held(hand, x, y)
            finger.up()
            (sheet,) = [widget for widget in card(hand).walk() if isinstance(widget, Sheet)]
            scrolls = [widget for widget in sheet.walk() if isinstance(widget, ScrollView)]
            assert not scrolls or sheet.height >= match.high - 1 >= 290, "nothing scrolls while there is room"
            place = card(hand).about.place
            free = sheet.y >= place.top or sheet.top <= place.y or sheet.x >= place.right or sheet.right <= place.x
            assert free, (about(hand), size)
            assert 0 <= sheet.x < sheet.right <= match.width
            assert 0 <= sheet.y < sheet.top <= match.height
            hand.app.back()
            yield 0.05
    finally:
        yield from hand.resize(360, 780)


@journey
def test_whoever_does_not_hold_asks_by_the_menu_and_a_tap(hand):
    yield from begun(hand)
    n, pile = hand.n, hand.any_move().start

    def asking():
        yield from hand.tap(say("menu"))
        yield from hand.tap(say("holding.ask"))
        assert hand.match.bar.asked.text == say("holding.touch")

    question = hand.match.bar.asked.text
    yield from asking()
    yield from hand.tap_at(*hand.place(pile))
    assert hand.match.bar.asked.text == question
    assert about(hand), "what was touched tells itself"
    assert not hand.board.busy, "and is not lifted"
    yield from hand.back()
    yield from asking()
    yield from hand.tap(say("undo"))
    assert about(hand) == "undo"
    yield from hand.back()
    yield from asking()
    yield from hand.tap(say("menu"))
    assert about(hand) == "menu", "this one, too"
    yield from hand.back()
    yield from hand.tap_at(*hand.place(pile))
    assert hand.board.busy, "only the next touch asks"
    assert hand.n == n
