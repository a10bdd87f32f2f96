"""The clock by touches: it is set up, counts, rings, waits; anybody stops the match; bots play turns and give seats
back."""

import pytest
from kivy.core.window import Window
from kivy.graphics.opengl import GL_RGBA, GL_UNSIGNED_BYTE, glReadPixels
from kivy.metrics import dp

from core.game import Level
from core.log import Kind, Seated
from core.timer import Limit, TimeUp
from mobile.hotseat import Phase
from mobile.look import sound
from mobile.screens.match import MatchScreen
from mobile.screens.pause_cover import PauseCover
from mobile.screens.time_tag import DISC, TimeTag
from mobile.screens.timing import up_line
from mobile.settings import Table
from mobile.words import say, whose
from tests.mobile.far import FarGuest, until
from tests.mobile.window import journey

pytestmark = pytest.mark.once

BELL, BOT = Limit(60), Limit(60, TimeUp.BOT)


def begin(hand, limit, *levels):
    hand.app.change(speed=0.0)
    hand.deal(7)
    names = ("Ana", "Léo", "Mina")
    hand.app.begin(
        "help_me", Table(tuple(Seated(names[k], level, k) for k, level in enumerate(levels)), {}, 0, limit=limit)
    )
    yield 0.2
    yield from hand.my_turn()


def clock(hand):
    return hand.hotseat.table.time


def passed(hand, seconds):
    """So much of the time of whoever is asked has gone by at once."""
    timer = clock(hand)._timer
    for seat in timer._waited:
        timer._waited[seat] = seconds


def tag(hand):
    (found,) = hand.all(TimeTag)
    return found


@journey
def test_a_clock_is_chosen_where_the_table_is_set_up_and_is_as_it_was_the_next_time(hand):
    yield from hand.tap(say("game.help_me"))
    yield 0.3
    for value in ("none", "30 s"):
        hand.app.screen.page.scroll_y = 0
        yield 0.1
        yield from hand.tap(f"{say('time.limit')}: {value}")
        yield 0.1
    hand.app.screen.page.scroll_y = 0
    yield 0.1
    yield from hand.tap(f"{say('time.then')}: {say('time.then.bell')}")
    yield 0.1
    yield from hand.tap(say("setup.play"))
    yield 0.3
    assert hand.hotseat.table.setup.limit == BOT
    hand.restart()
    yield 0.2
    yield from hand.tap(say("game.help_me"))
    yield 0.3
    assert hand.app.screen.limit == BOT


@journey
def test_it_counts_for_who_can_choose_and_waits_under_whatever_lies_over_the_board(hand):
    yield from begin(hand, BELL, None, Level.EASY)
    assert tag(hand).shown[0] == 0
    left = clock(hand).left(0)
    yield from until(lambda: clock(hand).left(0) < left - 0.4)
    yield from hand.tap(say("menu"))
    yield 0.3
    left = clock(hand).left(0)
    yield 0.7
    assert clock(hand).left(0) == left
    time = clock(hand)
    yield from hand.tap(say("rules"))
    yield 0.7
    assert time.left(0) == left
    yield from hand.back()
    yield from until(lambda: time.left(0) < left)
    left = time.left(0)
    hand.app.on_pause()
    hand.app.go_home()
    yield 0.5
    yield from hand.tap(say("home.resume"))
    yield 0.3
    assert clock(hand).left(0) == pytest.approx(left, abs=0.6)


@journey
def test_the_last_seconds_are_heard_and_seen_and_the_end_takes_nothing_away(hand):
    yield from begin(hand, BELL, None, Level.EASY)
    played, usual = [], sound.play
    sound.play = lambda name, *more: played.append(name)
    try:
        passed(hand, 48.9)
        yield from until(lambda: tag(hand).shown[1] == 11)
        assert say("time.short", name="Ana") not in hand.words()
        yield from until(lambda: tag(hand).shown[1] == 10)
        yield 0.1
        assert say("time.seconds", n=10) in hand.words()
        assert say("time.short", name="Ana") in hand.words()
        yield from until(lambda: "time_tick" in played)
        passed(hand, 58.9)
        yield from until(lambda: tag(hand).shown[1] == 0)
        assert played.count("time_up") == 1
        yield 0.3
        assert say("time.up.you") in hand.words()
        assert "0:00" in hand.words()
    finally:
        sound.play = usual
    yield from hand.drag_move(hand.any_move())
    yield from hand.my_turn()
    assert hand.n == 2
    assert tag(hand).shown[1] > 50


def test_time_that_is_over_is_told_by_name_only_where_it_may_be_another_s():
    assert up_line(0, "Ana", (0,)) == say("time.up.you")
    for persons in ((0, 1), (1,), ()):
        assert up_line(0, "Ana", persons) == say("time.up", whose=whose("Ana"))


@journey
def test_a_touch_of_the_clock_stops_the_match_for_all_and_it_stays_so_until_somebody_goes_on(hand):
    yield from begin(hand, BELL, None, None)
    passed(hand, 20.0)
    yield from hand.touch(tag(hand))
    yield 0.2
    assert hand.all(PauseCover)
    assert say("time.paused_by", name="Ana") in hand.words()
    assert not hand.secrets()
    left = clock(hand).left(0)
    move = hand.hotseat.table.moves(0)[0]
    assert hand.hotseat.offer(move, 0) is not None
    yield from hand.resize(780, 360)
    assert hand.all(PauseCover), "also when the phone is turned"
    yield from hand.resize(360, 780)
    yield from hand.tap(say("match.leave"))
    yield 0.3
    hand.restart()
    yield 0.2
    yield from hand.tap(say("home.resume"))
    yield 0.3
    assert hand.all(PauseCover)
    assert clock(hand).left(0) == left
    yield from hand.tap(say("time.go_on"))
    yield 0.3
    assert not hand.all(PauseCover)
    yield from hand.my_turn()
    yield from hand.drag_move(hand.any_move())
    yield from hand.settled()
    assert hand.n == 1


@pytest.mark.parametrize("size", [(360, 780), (780, 360)], ids=str)
@journey
def test_while_a_bot_thinks_nothing_of_the_disc_lies_over_the_word_that_stops_the_match(hand, size):
    try:
        yield from hand.resize(*size)
        yield from begin(hand, BELL, None, Level.EASY)
        assert tag(hand).shown is not None
        disc = middle_of_disc(hand)
        hand.hotseat.think = lambda seconds: None  # it thinks for as long as we like
        yield from hand.drag_move(hand.any_move())
        yield from until(lambda: tag(hand).shown is None and say("time.rest") in hand.words())
        yield 0.5
        seen = pixels(*box(tag(hand)))
        hand.match.rebuild()
        yield 0.5
        assert tag(hand).shown is None
        assert pixels(*box(tag(hand))) == seen, "as where there never was a disc"
        del hand.hotseat.think
        yield from hand.my_turn()
        assert middle_of_disc(hand) == disc, "it is there again"
    finally:
        yield from hand.resize(360, 780)


def box(widget):
    return (*widget.to_window(*widget.pos), *widget.size)


def middle_of_disc(hand):
    found = tag(hand)
    x, y = found.to_window(found.x + dp(8 + DISC / 2), found.center_y)
    return pixels(x, y, 1, 1)


def pixels(*box):
    Window.dispatch("on_draw")
    return bytes(glReadPixels(*map(int, box), GL_RGBA, GL_UNSIGNED_BYTE))


@journey
def test_a_bot_plays_the_turn_of_who_is_away_and_gives_it_back_also_in_the_midst_of_its_thought(hand):
    yield from begin(hand, BOT, None, Level.EASY)
    hand.hotseat.think = lambda seconds: None  # it thinks for as long as we like
    passed(hand, 60.0)
    yield from until(lambda: hand.hotseat.match.seats[0].level is Level.NORMAL)
    yield from until(lambda: say("time.back") in hand.spoken())
    yield 0.5
    yield from hand.tap(say("time.back"))
    yield from hand.my_turn()
    assert hand.hotseat.match.seats[0] == Seated("Ana")
    del hand.hotseat.think
    passed(hand, 60.0)
    yield from until(lambda: hand.n >= 5 and hand.hotseat.phase is Phase.PLAY)
    kinds = [(entry.kind, entry.seat) for entry in hand.hotseat.match.entries[3:]]
    assert kinds[:2] == [(Kind.HAND, 0), (Kind.MOVE, 0)]
    assert (Kind.HAND, 0) in kinds[2:]
    yield from hand.my_turn()
    assert hand.hotseat.match.seats[0].level is None
    yield from hand.drag_move(hand.any_move())
    yield from hand.my_turn()


@journey
def test_for_somebody_who_is_not_at_the_phone_a_bot_plays_from_the_cover_on(hand):
    yield from begin(hand, None, None, None)
    yield from hand.drag_move(hand.any_move())
    yield from until(lambda: hand.covered)
    yield from hand.tap(say("menu"))
    yield 0.2
    yield from hand.tap(say("match.away"))
    yield 0.2
    yield from hand.tap(say("match.bot_turn", name="Léo"))
    yield from until(lambda: hand.hotseat.match.asked == (0,))
    yield from until(lambda: hand.hotseat.match.seats[1].level is None)
    yield from hand.settled()
    yield from hand.my_turn()
    assert hand.hotseat.holder == 0
    assert [entry.kind for entry in hand.hotseat.match.entries[2:]] == [Kind.HAND, Kind.MOVE, Kind.HAND]


@journey
def test_between_devices_all_see_who_stopped_it_and_anybody_has_it_go_on(hand):
    hand.app.change(speed=0.0, name="Ana")
    hand.app.flow.open_table("help_me", {}, [Seated("Ana", None, 0), None], 0, limit=BOT)
    yield 0.3
    far = FarGuest(hand.app.session, "Léo")
    try:
        yield from far.come()
        yield from hand.tap(say("lobby.start.2"))
        yield from until(lambda: far.table is not None and isinstance(hand.app.screen, MatchScreen))
        yield from hand.my_turn()
        yield from until(lambda: far.table.time.left(0) is not None)
        far.table.time.pause(1)
        yield from until(lambda: hand.all(PauseCover))
        assert say("time.paused_by", name="Léo") in hand.words()
        yield from hand.tap(say("time.go_on"))
        yield from until(lambda: far.table.time.paused is None)
        yield from hand.touch(tag(hand))
        yield from until(lambda: far.table.time.paused == 0)
        far.table.time.go_on(1)
        yield from until(lambda: not hand.all(PauseCover))
        yield from hand.my_turn()
        yield from hand.drag_move(hand.any_move())
        yield from until(lambda: far.table.asked == (1,))
        passed(hand, 60.0)
        yield from until(lambda: far.table.asked == (0,) and far.table.seats[1].level is None)
        assert [entry.kind for entry in hand.hotseat.match.entries[1:]].count(Kind.HAND) == 2
    finally:
        far.stop()
