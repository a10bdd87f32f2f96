"""Whose turn with the phone it is, without a window: covers only where something is secret, bots in between."""

import random

from core.game import Level
from core.log import Kind, Seated
from core.match import Match
from core.table import May
from mobile.hotseat import HotSeat, Phase
from tests.contract.games import find
from tests.rehearsal import Move, Rehearsal

HELP_ME, REHEARSAL = find("help_me"), find("rehearsal")


def sit(*levels, game=HELP_ME, deal=3):
    seats = [Seated(f"seat {k}", level, k) for k, level in enumerate(levels)]
    return HotSeat.here(Match.begin(game, seats, deal, first=0), share=0.01)


def let_bots_play(hotseat):
    for _ in range(10_000):
        if not hotseat.thinking:
            return
        hotseat.think(0.01)
    raise AssertionError("the bots do not come to an end")


def play_any(hotseat, rng):
    assert hotseat.holder is not None
    assert hotseat.offer(rng.choice(hotseat.table.moves(hotseat.holder))) is None


def test_two_persons_pass_the_phone():
    hotseat, rng = sit(None, None), random.Random(1)
    assert (hotseat.phase, hotseat.to, hotseat.holder, hotseat.viewer) == (Phase.PASS, 0, None, None)
    assert hotseat.view == hotseat.table.view(None), "before it is opened only what all may know"
    hotseat.open()
    assert (hotseat.phase, hotseat.to, hotseat.holder, hotseat.viewer) == (Phase.PLAY, None, 0, 0)
    play_any(hotseat, rng)
    assert (hotseat.phase, hotseat.to, hotseat.viewer) == (Phase.PASS, 1, None)
    assert hotseat.offer(hotseat.table.moves(1)[0]) is None
    assert hotseat.table.n == 1, "nobody holds the phone, so nobody moves"


def test_one_person_needs_no_cover():
    hotseat, rng = sit(None, Level.EASY, Level.RANDOM), random.Random(1)
    assert (hotseat.phase, hotseat.viewer) == (Phase.PLAY, 0)
    play_any(hotseat, rng)
    assert (hotseat.phase, hotseat.viewer, hotseat.thinking) == (Phase.WATCH, 0, True)
    let_bots_play(hotseat)
    assert (hotseat.phase, hotseat.viewer, hotseat.table.n) == (Phase.PLAY, 0, 3)


def test_bots_between_two_persons():
    hotseat, rng = sit(None, Level.EASY, None), random.Random(1)
    hotseat.open()
    play_any(hotseat, rng)
    assert hotseat.phase is Phase.WATCH
    let_bots_play(hotseat)
    assert (hotseat.phase, hotseat.to, hotseat.viewer) == (Phase.PASS, 2, None)


def test_hiding_covers_only_what_several_persons_could_see():
    alone = sit(None, Level.EASY)
    alone.hide()
    assert alone.phase is Phase.PLAY
    two = sit(None, None)
    two.open()
    two.hide()
    assert (two.phase, two.to, two.viewer) == (Phase.PASS, 0, None)
    two.hide()
    two.open()
    assert (two.phase, two.holder) == (Phase.PLAY, 0)


def test_hiding_covers_also_while_bots_play():
    hotseat = sit(None, Level.EASY, None)
    hotseat.open()
    play_any(hotseat, random.Random(1))
    assert hotseat.phase is Phase.WATCH
    hotseat.hide()
    assert hotseat.viewer is None


def test_since_tells_others_moves_once_each():
    hotseat, rng = sit(None, Level.EASY, None, Level.EASY), random.Random(4)
    for _ in range(6):
        if hotseat.phase is Phase.OVER:
            break
        hotseat.open()
        seat = hotseat.holder
        entries = hotseat.match.entries
        last = max((e.n for e in entries if e.kind is Kind.MOVE and e.seat == seat), default=0)
        expected = [e.n for e in entries if e.n > last and e.kind is Kind.MOVE]
        assert [seen.n for seen in hotseat.since(seat)] == expected
        play_any(hotseat, rng)
        let_bots_play(hotseat)


def test_a_whole_match_ends_over():
    hotseat, rng, told = sit(None, Level.RANDOM), random.Random(2), []
    hotseat.listeners.append(told.append)
    while hotseat.phase is not Phase.OVER:
        if hotseat.phase is Phase.PLAY:
            play_any(hotseat, rng)
        else:
            let_bots_play(hotseat)
    assert hotseat.match.outcome is not None
    assert not hotseat.thinking
    assert [seen.n for seen in told] == list(range(1, hotseat.table.n + 1)), "every entry is told, in order"
    assert hotseat.think(0.01) is None


def test_a_bot_in_my_seat_leaves_nobody_to_hold_the_phone():
    hotseat = sit(None, None)
    hotseat.open()
    assert hotseat.table.seat_bot(0, Level.RANDOM) is None
    assert hotseat.persons == (1,)
    assert (hotseat.phase, hotseat.viewer) == (Phase.WATCH, None), "the other's secrets stay covered"
    let_bots_play(hotseat)
    assert (hotseat.phase, hotseat.to) == (Phase.PASS, 1), "also when only one person is left"
    hotseat.open()
    assert (hotseat.phase, hotseat.holder) == (Phase.PLAY, 1)


def test_the_phone_given_back_is_for_taking_back():
    hotseat, rng = sit(None, None), random.Random(4)
    hotseat.open()
    play_any(hotseat, rng)
    assert (hotseat.phase, hotseat.previous) == (Phase.PASS, 0)
    hotseat.give_back()
    assert hotseat.given_back
    assert hotseat.table.undo(0) is None
    assert (hotseat.phase, hotseat.holder) == (Phase.PLAY, 0)
    play_any(hotseat, rng)
    assert [seen.n for seen in hotseat.since(1)] == [hotseat.match.n - 1, hotseat.match.n], "undone moves are no news"
    hotseat.give_back()
    hotseat.pass_on()
    assert (hotseat.phase, hotseat.to) == (Phase.PASS, 1)


def lightly(*levels):
    """Nothing secret is seen of what the phone shows, and everybody here has opened the cover once."""
    hotseat, rng = sit(*levels), random.Random(4)
    hotseat.face_down = lambda: True
    for _ in range(len(hotseat.persons)):
        assert hotseat.phase is Phase.PASS, "the first time it is covered all the same"
        hotseat.open()
        play_any(hotseat, rng)
        let_bots_play(hotseat)
    return hotseat, rng


def test_where_all_is_face_down_the_phone_goes_round_uncovered_until_somebody_looks():
    hotseat, rng = lightly(None, None)
    assert (hotseat.phase, hotseat.holder, hotseat.viewer, hotseat.sealed) == (Phase.PLAY, 0, 0, True)
    play_any(hotseat, rng)
    assert (hotseat.phase, hotseat.holder, hotseat.sealed) == (Phase.PLAY, 1, True)
    assert not hotseat.unseal()
    assert (hotseat.phase, hotseat.to, hotseat.viewer, hotseat.previous) == (Phase.PASS, 1, None, 0)
    assert not hotseat.unseal()
    hotseat.open()
    assert hotseat.unseal()
    assert (hotseat.phase, hotseat.holder, hotseat.sealed) == (Phase.PLAY, 1, False)


def test_a_look_while_bots_play_is_covered_too_and_for_nobody_else():
    hotseat, rng = lightly(None, None, Level.EASY)
    play_any(hotseat, rng)
    play_any(hotseat, rng)
    assert (hotseat.phase, hotseat.holder, hotseat.sealed) == (Phase.WATCH, 1, True)
    assert not hotseat.unseal()
    assert (hotseat.to, hotseat.previous, hotseat.viewer) == (1, None, None)
    hotseat.open()
    assert (hotseat.phase, hotseat.holder) == (Phase.WATCH, 1)


def test_who_comes_back_to_a_seat_opens_a_cover_again():
    hotseat, rng = lightly(None, None)
    hotseat.match.hand(1, Seated("a bot", Level.EASY, 1))
    hotseat.match.hand(1, Seated("somebody else", None, 1))
    play_any(hotseat, rng)
    assert (hotseat.phase, hotseat.to) == (Phase.PASS, 1)


def test_the_app_left_is_covered_however_the_phone_goes_round():
    hotseat, _ = lightly(None, None)
    hotseat.hide()
    assert (hotseat.phase, hotseat.to, hotseat.viewer) == (Phase.PASS, 0, None)


def test_who_has_just_moved_may_take_that_back_until_somebody_says_they_have_the_phone():
    hotseat, rng = lightly(None, None)
    play_any(hotseat, rng)
    assert (hotseat.viewer, hotseat.undoer) == (1, 0)
    hotseat.unseal()
    hotseat.open()
    assert hotseat.undoer == 1


class Apart(Rehearsal):
    """The same game, in which what several choose at once is hidden from the others at the phone."""

    apart = True


def test_several_asked_at_once_are_asked_one_after_the_other_where_they_choose_unseen():
    hotseat = sit(None, None, game=Apart())
    assert len(hotseat.table.asked) == 2
    first = hotseat.to if hotseat.phase is Phase.PASS else hotseat.holder
    hotseat.open()
    assert hotseat.holder == first == 0


def test_else_the_table_lies_open_and_all_move_in_any_order():
    hotseat = sit(None, None, None, game=REHEARSAL)
    assert (hotseat.phase, hotseat.holder, hotseat.viewer) == (Phase.TABLE, None, None)
    assert hotseat.view == hotseat.table.view(None)
    for seat in (2, 0, 1):
        assert hotseat.may(seat) is May.ASKED
        assert hotseat.offer(Move("bid", (2,)), seat) is None
    assert hotseat.phase is Phase.TABLE
    assert [hotseat.may(seat) for seat in range(3)] == [May.ASKED, May.FREE, May.FREE], "one flicks, all may give"
    assert hotseat.offer(Move("gift", (0,)), 2) is None


def test_at_the_open_table_ones_own_opens_on_a_gesture_and_closes_again():
    hotseat = sit(None, None, game=REHEARSAL)
    hotseat.show_own(1)
    assert (hotseat.viewer, hotseat.view) == (1, hotseat.table.view(1))
    assert hotseat.offer(Move("bid", (1,)), 0) is None
    assert hotseat.viewer == 1, "what others do takes nothing out of a hand"
    hotseat.show_own(None)
    assert hotseat.viewer is None
    hotseat.show_own(1)
    hotseat.hide()
    assert (hotseat.phase, hotseat.viewer) == (Phase.TABLE, None), "the app was left"


def test_nobody_opens_or_moves_for_a_bot_or_for_who_is_elsewhere():
    hotseat = sit(None, None, Level.EASY, game=REHEARSAL)
    hotseat.show_own(2)
    assert hotseat.viewer is None
    assert hotseat.may(2) is May.NO
    n = hotseat.table.n
    assert hotseat.offer(Move("bid", (1,)), 2) is None
    assert hotseat.table.n == n


def test_one_person_alone_has_their_view_and_may_act_unasked():
    hotseat = sit(None, Level.EASY, game=REHEARSAL)
    assert (hotseat.phase, hotseat.viewer) == (Phase.PLAY, 0)
    hotseat.offer(Move("bid", (3,)))
    assert hotseat.phase is Phase.WATCH
    assert hotseat.may(0) is May.FREE
    assert hotseat.offer(Move("gift", (1,))) is None


def test_what_was_told_is_not_made_anew_at_each_look():
    hotseat, made = sit(None, Level.EASY, game=REHEARSAL), []
    for _ in range(3):
        hotseat.match.play(1, Move("gift", (0,)))
    usual = hotseat.table.seen
    hotseat.table.seen = lambda n, seat: made.append(n) or usual(n, seat)
    for _ in range(5):
        assert len(hotseat.since(0)) == 3
    assert len(made) == 3


def test_the_clock_of_the_table_goes_on_while_somebody_looks():
    hotseat = sit(None, None, game=REHEARSAL)
    for seat in (0, 1):
        hotseat.offer(Move("bid", (1,)), seat)
    hotseat.offer(Move("flick", (0, 100)), 0)
    hotseat.offer(Move("answer", (0,)), 1)
    assert hotseat.table.left == 30
    for second in range(32):
        hotseat.work(100.0 + second)
    assert hotseat.table.path[-1].kind is Kind.TIME_UP
