"""Taking back: by right one's own latest moves, by consent further; draws taken back come back the same."""

from __future__ import annotations

import random

import pytest

from core.game import Level, Refusal, TableReason
from core.log import Kind, Refused, Seated
from core.match import Match
from core.packing import pack
from core.replay import replay
from tests.contract.games import begin, every_game, every_table, find, rounds, step, wander
from tests.rehearsal import Move

REHEARSAL, HELP_ME = find("rehearsal"), find("help_me")


def why(match, seat):
    right = match.undo_right(seat)
    return right.reason if isinstance(right, Refusal) else right


def rehearse(players=2, *moves, seats=None):
    """A rehearsal match after some moves, each `seat:text`."""
    match = Match.begin(REHEARSAL, seats or players, 77, first=0)
    for move in moves:
        seat, _, text = move.partition(":")
        match.play(int(seat), REHEARSAL.read(text))
    return match


def help_me(moves, seats=2, deal=3):
    match = Match.begin(HELP_ME, seats, deal, first=0)
    for text in moves.split():
        match.play(match.asked[0], HELP_ME.read(text))
    return match


def test_nothing_to_take_back_at_the_beginning():
    assert why(help_me(""), 0) == TableReason.UNDO_NOTHING


def test_my_latest_move_comes_back():
    match = help_me("a1-a2 c3-c4")
    assert match.undo_right(1) == 1
    before = pack(match.entries[1].state)
    entry = match.undo(1)
    assert (entry.kind, entry.to) == (Kind.UNDO, 1)
    assert pack(match.state_copy()) == before
    assert match.asked == (1,)
    assert len(match.entries) == 4, "the log only grows"


def test_another_persons_move_in_between_forbids_it():
    assert why(help_me("a1-a2 c3-c4"), 0) == TableReason.UNDO_OTHERS


def test_bots_answers_go_with_it():
    match = help_me("a1-a2 c3-c4 d1-d2", [Seated("Ana"), Seated("bot", Level.EASY), Seated("bot", Level.EASY)])
    assert match.undo_right(0) == 0
    match.undo(0)
    assert pack(match.state_copy()) == pack(match.entries[0].state)


def test_a_bot_whose_answer_is_undone_hides_nothing_more_than_before():
    match = help_me("a1-a2 c3-c4", [Seated("Ana"), Seated("bot", Level.EASY)])
    match.undo(0)
    assert match.earliest(None) == match.earliest(1) == 0
    assert match.seen(match.entries[-1], None).view == match.view(None)


def test_a_move_made_as_a_person_stays_one_after_a_bot_took_the_seat():
    match = help_me("a1-a2 c3-c4")
    match.hand(1, Seated("bot", Level.EASY))
    assert why(match, 0) == TableReason.UNDO_OTHERS


def test_a_draw_forbids_it():
    match = rehearse(2, "0:bid 1", "1:bid 2", "0:flick 90 900")
    assert why(match, 0) == TableReason.UNDO_DRAWN


def test_a_thing_newly_seen_forbids_it():
    match = rehearse(2, "0:bid 1", "1:bid 2")
    assert why(match, 1) == TableReason.UNDO_SEEN
    assert why(help_me_to_the_end(), 0) == TableReason.UNDO_SEEN


def help_me_to_the_end():
    match = Match.begin(HELP_ME, [Seated("Ana"), Seated("bot", Level.EASY)], 5)
    return wander(match, random.Random(5))


def test_time_up_forbids_it():
    match = rehearse(2, "0:bid 1", "1:bid 2", "0:flick 90 900", "1:answer 0", "0:stake 2")
    match.time_up()
    assert why(match, 0) == TableReason.UNDO_TABLE


def test_further_back_needs_every_other_person():
    seats = [Seated("Ana"), Seated("Ben"), Seated("bot", Level.EASY)]
    match = rehearse(3, "0:bid 1", "1:bid 2", "2:bid 3", "0:flick 90 900", seats=seats)
    with pytest.raises(Refused) as no:
        match.undo(0, to=1)
    assert no.value.refusal.reason == TableReason.UNDO_NOT_AGREED
    match.undo(0, to=1, agreed=[1])
    assert pack(match.state_copy()) == pack(match.entries[1].state)
    assert match.asked == (1, 2)


def test_a_draw_taken_back_comes_back_the_same():
    moves = ("0:bid 1", "1:bid 2", "0:flick 90 900")
    match = rehearse(2, *moves)
    drawn = match.entries[3].draws
    match.undo(0, to=2, agreed=[1])
    match.play(0, Move("flick", (45, 900)))
    assert match.entries[-1].draws[1] == drawn[1], "another token came out of the bag"
    match.undo(0, to=0, agreed=[1])
    for move in moves:
        match.play(int(move[0]), REHEARSAL.read(move[2:]))
    assert match.entries[-1].draws == drawn


@pytest.mark.parametrize("to", [-1, 3, 99])
def test_there_is_nothing_to_go_back_to_there(to):
    match = help_me("a1-a2 c3-c4 d1-d2")
    with pytest.raises(Refused) as no:
        match.undo(0, to=to, agreed=[1])
    assert no.value.refusal.reason == TableReason.UNDO_NOTHING


def test_an_undone_entry_is_not_on_the_path_any_more():
    match = help_me("a1-a2 c3-c4")
    match.undo(1)
    match.play(1, HELP_ME.read("d1-d2"))
    with pytest.raises(Refused):
        match.undo(0, to=2, agreed=[1])


def test_where_the_past_is_memory_consent_goes_no_further_than_ones_own_last_turn():
    """Older positions would show what the piles hold."""
    match = help_me("a1-a2 c3-c4 d1-d2")
    with pytest.raises(Refused) as no:
        match.undo(1, to=0, agreed=[0])
    assert no.value.refusal.reason == TableReason.UNDO_PAST
    match.undo(1, to=2, agreed=[0])
    with pytest.raises(Refused) as no:
        match.undo(1, to=0, agreed=[0])
    assert no.value.refusal.reason == TableReason.UNDO_PAST, "step by step is no way round it"


def test_the_nearest_step_all_may_agree_to_is_told():
    match = help_me("a1-a2 c3-c4 d1-d2")
    assert match.step_back_right() == 2
    match.undo(1, match.step_back_right(), agreed=[0])
    assert match.step_back_right() == Refusal(TableReason.UNDO_PAST)
    assert help_me("").step_back_right() == Refusal(TableReason.UNDO_NOTHING)
    match.resign(0)
    assert match.step_back_right() == Refusal(TableReason.OVER)


def test_where_the_past_is_memory_no_older_position_is_shown():
    match = help_me("a1-a2 c3-c4 d1-d2 b5-b6 e1-e2")
    shown = [entry.n for entry in match.entries if _may_see(match, entry, 0)]
    assert shown == [4, 5], "seat 0 moved last with entry 5, from the position after entry 4"
    assert [entry.n for entry in match.entries if _may_see(match, entry, 1)] == [3, 4, 5]
    assert [entry.n for entry in match.entries if _may_see(match, entry, None)] == [4, 5]
    wander(match, random.Random(1))
    assert all(_may_see(match, entry, 0) for entry in match.entries), "at the end all may be watched again"


def _may_see(match, entry, seat):
    try:
        return bool(match.seen(entry, seat))
    except Refused as no:
        assert no.refusal.reason == TableReason.PAST_HIDDEN
        return False


@every_table
def test_matches_with_undo_hand_over_and_resignation_replay_the_same(game, players):
    kinds = set()
    for rng in rounds("undo", game, players, least=6, most=60):
        match = begin(game, players, rng, bots=rng.random() < 0.5)
        for _ in range(120):
            if not match.asked:
                break
            chance, seat = rng.random(), rng.randrange(players)
            try:
                if chance < 0.15:
                    match.undo(seat)
                elif chance < 0.25:
                    match.undo(seat, rng.randrange(match.n + 1), agreed=range(players))
                elif chance < 0.28:
                    match.hand(seat, Seated("x", rng.choice([None, Level.EASY])))
                elif chance < 0.285:
                    match.resign(seat)
                else:
                    step(match, rng)
            except Refused as no:
                assert no.refusal.reason.startswith(("undo.", "table.over"))
            kinds.add(match.entries[-1].kind)
        again = replay(game, match.setup, match.records(), match._chance.deal)
        again.keep_on(None)
        assert [pack(entry.state) for entry in again.entries] == [pack(entry.state) for entry in match.entries]
        assert (again.outcome, again.asked, again.seats) == (match.outcome, match.asked, match.seats)
        for seat in range(players):
            assert again.undo_right(seat) == match.undo_right(seat)
            assert again.earliest(seat) == match.earliest(seat)
            assert again.memory(seat) == match.memory(seat)
        if match.asked:
            seat = match.asked[0]
            move = match.sample(seat, rng)
            assert again.play(seat, move).draws == match.play(seat, move).draws
    assert {Kind.MOVE, Kind.UNDO, Kind.HAND, Kind.RESIGN} <= kinds


@every_game
def test_who_resigns_does_not_win(game):
    match = begin(game, game.seats[0], random.Random(1))
    match.resign(0)
    assert match.outcome.winners == tuple(range(1, game.seats[0]))
    assert match.asked == ()
    with pytest.raises(Refused):
        match.resign(0)
    with pytest.raises(Refused):
        match.undo(1)


def test_who_resigns_is_replaced_by_the_same_entry():
    match = Match.begin(HELP_ME, 3, 1)
    match.resign(0, Seated("Ana", Level.NORMAL))
    assert match.seats[0].level is Level.NORMAL
    again = replay(HELP_ME, match.setup, match.records())
    assert (again.seats, again.resigned) == (match.seats, {0})


def test_with_three_the_others_play_on_and_one_of_them_wins():
    for deal in range(30):
        match = Match.begin(HELP_ME, 3, deal)
        match.resign(0)
        assert match.outcome is None
        match.hand(0, Seated("bot", Level.EASY))
        wander(match, random.Random(deal))
        best = max(match.outcome.scores[1:])
        assert match.outcome.winners == tuple(s for s in (1, 2) if match.outcome.scores[s] == best)


def test_bots_do_not_play_on_among_themselves():
    match = Match.begin(HELP_ME, [Seated("Ana"), Seated("b", Level.EASY), Seated("b", Level.EASY)], 1)
    match.resign(0)
    assert match.outcome.winners == (1, 2)
