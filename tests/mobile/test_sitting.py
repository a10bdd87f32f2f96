"""Whose turn with the phone it is, without a window: covers only where something is secret, bots in between."""

import random

from core.game import Level
from core.log import Kind, Seated
from core.match import Match
from mobile.sitting import Phase, Sitting
from tests.contract.games import find

HELP_ME, REHEARSAL = find("help_me"), find("rehearsal")


def sit(*levels, game=HELP_ME, deal=3):
    seats = [Seated(f"seat {k}", level, k) for k, level in enumerate(levels)]
    return Sitting.here(Match.begin(game, seats, deal, first=0), share=0.01)


def let_bots_play(sitting):
    for _ in range(10_000):
        if not sitting.thinking:
            return
        sitting.think(0.01)
    raise AssertionError("the bots do not come to an end")


def play_any(sitting, rng):
    assert sitting.holder is not None
    assert sitting.offer(rng.choice(sitting.table.moves(sitting.holder))) is None


def test_two_persons_pass_the_phone():
    sitting, rng = sit(None, None), random.Random(1)
    assert (sitting.phase, sitting.to, sitting.holder, sitting.viewer) == (Phase.PASS, 0, None, None)
    assert sitting.view == sitting.table.view(None), "before it is opened only what all may know"
    sitting.open()
    assert (sitting.phase, sitting.to, sitting.holder, sitting.viewer) == (Phase.PLAY, None, 0, 0)
    play_any(sitting, rng)
    assert (sitting.phase, sitting.to, sitting.viewer) == (Phase.PASS, 1, None)
    assert sitting.offer(sitting.table.moves(1)[0]) is None
    assert sitting.table.n == 1, "nobody holds the phone, so nobody moves"


def test_one_person_needs_no_cover():
    sitting, rng = sit(None, Level.EASY, Level.RANDOM), random.Random(1)
    assert (sitting.phase, sitting.viewer) == (Phase.PLAY, 0)
    play_any(sitting, rng)
    assert (sitting.phase, sitting.viewer, sitting.thinking) == (Phase.WATCH, 0, True)
    let_bots_play(sitting)
    assert (sitting.phase, sitting.viewer, sitting.table.n) == (Phase.PLAY, 0, 3)


def test_bots_between_two_persons():
    sitting, rng = sit(None, Level.EASY, None), random.Random(1)
    sitting.open()
    play_any(sitting, rng)
    assert sitting.phase is Phase.WATCH
    let_bots_play(sitting)
    assert (sitting.phase, sitting.to, sitting.viewer) == (Phase.PASS, 2, None)


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
    sitting = sit(None, Level.EASY, None)
    sitting.open()
    play_any(sitting, random.Random(1))
    assert sitting.phase is Phase.WATCH
    sitting.hide()
    assert sitting.viewer is None


def test_since_tells_others_moves_once_each():
    sitting, rng = sit(None, Level.EASY, None, Level.EASY), random.Random(4)
    for _ in range(6):
        if sitting.phase is Phase.OVER:
            break
        sitting.open()
        seat = sitting.holder
        entries = sitting.match.entries
        last = max((e.n for e in entries if e.kind is Kind.MOVE and e.seat == seat), default=0)
        expected = [e.n for e in entries if e.n > last and e.kind is Kind.MOVE]
        assert [tale.n for tale in sitting.since(seat)] == expected
        play_any(sitting, rng)
        let_bots_play(sitting)


def test_a_whole_match_ends_over():
    sitting, rng, told = sit(None, Level.RANDOM), random.Random(2), []
    sitting.listeners.append(told.append)
    while sitting.phase is not Phase.OVER:
        if sitting.phase is Phase.PLAY:
            play_any(sitting, rng)
        else:
            let_bots_play(sitting)
    assert sitting.match.outcome is not None
    assert not sitting.thinking
    assert [tale.n for tale in told] == list(range(1, sitting.table.n + 1)), "every entry is told, in order"
    assert sitting.think(0.01) is None


def test_a_bot_in_my_seat_leaves_nobody_to_hold_the_phone():
    sitting = sit(None, None)
    sitting.open()
    assert sitting.table.seat_bot(0, Level.RANDOM) is None
    assert sitting.persons == (1,)
    assert (sitting.phase, sitting.viewer) == (Phase.WATCH, None), "the other's secrets stay covered"
    let_bots_play(sitting)
    assert (sitting.phase, sitting.to) == (Phase.PASS, 1), "also when only one person is left"
    sitting.open()
    assert (sitting.phase, sitting.holder) == (Phase.PLAY, 1)


def test_the_phone_given_back_is_for_taking_back():
    sitting, rng = sit(None, None), random.Random(4)
    sitting.open()
    play_any(sitting, rng)
    assert (sitting.phase, sitting.previous) == (Phase.PASS, 0)
    sitting.give_back()
    assert sitting.given_back
    assert sitting.table.undo(0) is None
    assert (sitting.phase, sitting.holder) == (Phase.PLAY, 0)
    play_any(sitting, rng)
    assert [tale.n for tale in sitting.since(1)] == [sitting.match.n - 1, sitting.match.n], "undone moves are no news"
    sitting.give_back()
    sitting.pass_on()
    assert (sitting.phase, sitting.to) == (Phase.PASS, 1)


def test_several_asked_at_once_are_asked_one_after_the_other():
    sitting = sit(None, None, game=REHEARSAL)
    assert len(sitting.table.asked) == 2
    first = sitting.to if sitting.phase is Phase.PASS else sitting.holder
    sitting.open()
    assert sitting.holder == first == 0
