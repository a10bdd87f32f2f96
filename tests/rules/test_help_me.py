"""Help Me!, clause by clause (docs/rules/help_me.md)."""

from __future__ import annotations

import itertools
import random

import pytest

from core.chance import Live, Loose
from core.game import Outcome, Refusal, TableReason
from core.games import find
from core.games.help_me.content import (
    ALL_TAKEN,
    COLUMNS,
    NOBODY,
    PLACES,
    ROWS,
    Creature,
    Move,
    creature_of,
    moves_where,
    number_of,
    place_named,
    tile,
)
from core.games.help_me.rules import Counted, Dealt, Laid, Moved, Reason, Revealed, State
from core.match import Match
from core.packing import pack
from tests.contract.games import wander

GAME = find("help_me")
BAOBAB, CHERRY, PALM, BAMBOO, WILLOW, OAK = Creature
NOTHING = Loose(random.Random(0))


def begin(players=2, deal=1, first=0, **options):
    return Match.begin(GAME, players, deal, options, first)


def board(owners=(0, 0, 1, 1, NOBODY, NOBODY), players=2, turn=0, open_piles=False, **piles):
    """A position: c3=[(BAOBAB, 5), (OAK, 1)] is a pile at c3 with the oak on top."""
    places = [()] * PLACES
    for name, tiles in piles.items():
        places[place_named(name)] = tuple(tile(creature, number) for creature, number in tiles)
    taken = sum(1 << place for place, pile in enumerate(places) if pile)
    return State(players, turn, places, taken, False, owners, open_piles)


def full_board():
    return State(2, 0, [(t,) for t in range(PLACES)], ALL_TAKEN, False, (0, 0, 1, 1, NOBODY, NOBODY), False)


def play(state, text):
    """Make a legal move on a copy; answers the position and the events."""
    after = GAME.copy(state)
    move = GAME.read(text)
    assert GAME.refusal(state, state.turn, move) is None
    return after, GAME.play(after, state.turn, move, NOTHING)


def refused(state, text, seat=0):
    refusal = GAME.refusal(state, seat, GAME.read(text))
    return refusal and refusal.reason


@pytest.mark.rule("HLP-01")
def test_two_three_or_four_play():
    assert [len(begin(n).setup.seats) for n in (2, 3, 4)] == [2, 3, 4]
    for n in (1, 5):
        with pytest.raises(ValueError, match="played by"):
            begin(n)


@pytest.mark.rule("HLP-02", "HLP-03")
def test_thirty_tiles_of_six_creatures_lie_face_up_in_five_by_six():
    match = begin()
    view = match.view(None)
    assert (COLUMNS, ROWS) == (5, 6)
    assert view.heights == (1,) * 30
    assert sorted((creature_of(t), number_of(t)) for t in view.tops) == list(itertools.product(Creature, range(1, 6)))
    assert [c.name for c in Creature] == ["BAOBAB", "CHERRY", "PALM", "BAMBOO", "WILLOW", "OAK"]
    assert match.entries[0].events[0] == Laid(view.tops)
    assert begin(deal=2).view(None).tops != view.tops, "they are shuffled"


@pytest.mark.rule("HLP-04")
@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 2), (4, 1)])
def test_each_draws_two_creatures_and_one_with_four(players, each):
    drawn = set()
    for deal in range(60):
        match = begin(players, deal)
        for seat in range(players):
            mine = [c for c in Creature if match.view(seat).owners[c] == seat]
            assert len(mine) == each
            drawn.add((seat, *mine))
    assert {pick[1] for pick in drawn} == set(Creature) - ({OAK} if each == 2 else set()), "they are shuffled"


@pytest.mark.rule("HLP-05")
@pytest.mark.parametrize(("players", "left"), [(2, 2), (3, 0), (4, 2)])
def test_creatures_left_over_are_seen_by_nobody_until_the_end(players, left):
    match = begin(players)
    assert match.state_copy().owners.count(NOBODY) == left
    for seat in (*range(players), None):
        assert NOBODY not in match.view(seat).owners
    wander(match, random.Random(1))
    assert match.view(None).owners.count(NOBODY) == left


@pytest.mark.rule("HLP-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_its_owner_sees_a_creature_before_scoring(players):
    match = begin(players)
    own = match.view(0).owners
    while match.asked:
        assert match.view(0).owners == own, "at any time"
        for other in (*range(1, players), None):
            assert 0 not in match.view(other).owners
            shown = [GAME.shown(event, other) for event in match.entries[0].events]
            dealt = next(event for event in shown if isinstance(event, Dealt) and event.seat == 0)
            assert (dealt.creatures, dealt.count) == ((), own.count(0)), "only how many"
        match.play(match.asked[0], match.sample(match.asked[0], random.Random(match.n)))


@pytest.mark.rule("HLP-06")
def test_there_is_no_move_but_moving_so_nobody_can_tell():
    assert {type(move) for move in begin().moves(0)} == {Move}
    assert begin().moves(1) == ()


@pytest.mark.rule("HLP-07")
def test_the_first_player_is_chosen_or_drawn():
    assert [begin(3, first=seat).asked for seat in range(3)] == [(0,), (1,), (2,)]
    assert {begin(3, deal, first=None).asked for deal in range(40)} == {(0,), (1,), (2,)}
    assert ("first", 1) not in begin(3, first=1).entries[0].draws, "a choice is no draw"


@pytest.mark.rule("HLP-08")
def test_a_turn_is_one_move_and_there_is_no_passing():
    match = begin()
    before = match.view(None)
    match.play(0, GAME.read("a1-a2"))
    after = match.view(None)
    assert match.asked == (1,)
    assert sum(a != b for a, b in zip(before.heights, after.heights, strict=True)) == 2
    for text in ("pass", "-", ""):
        with pytest.raises(ValueError, match="no move"):
            GAME.read(text)


@pytest.mark.rule("HLP-09")
def test_a_move_goes_one_place_up_down_left_or_right():
    state = full_board()
    for start, goal in itertools.product(range(PLACES), repeat=2):
        across, down = goal % 5 - start % 5, goal // 5 - start // 5
        legal = abs(across) + abs(down) == 1
        refusal = GAME.refusal(state, 0, Move(start, goal))
        assert (refusal is None) == legal
        assert legal or refusal.reason == Reason.NOT_NEXT
    assert refused(state, "c3-d4") == Reason.NOT_NEXT
    assert refused(state, "c3-c5") == Reason.NOT_NEXT
    assert refused(state, "e1-a2") == Reason.NOT_NEXT, "rows do not go round"
    for place in (-1, 30, 99):
        assert GAME.refusal(state, 0, Move(0, place)) == Refusal(Reason.NO_PLACE)
        assert GAME.refusal(state, 0, Move(place, 0)) == Refusal(Reason.NO_PLACE)


@pytest.mark.rule("HLP-09", "HLP-10")
def test_the_list_of_moves_is_just_what_the_rule_says_on_any_board():
    """The list is looked up by bits; here it is found by looking at every pair of places."""
    rng = random.Random(9)
    for _ in range(300):
        taken = rng.getrandbits(PLACES) | rng.getrandbits(PLACES) if rng.random() < 0.5 else rng.getrandbits(PLACES)
        plain = {
            (start, goal)
            for start, goal in itertools.product(range(PLACES), repeat=2)
            if taken >> start & 1 and taken >> goal & 1
            and abs(goal % 5 - start % 5) + abs(goal // 5 - start // 5) == 1
        }  # fmt: skip
        listed = [(move.start, move.goal) for move in moves_where(taken)]
        assert len(listed) == len(set(listed))
        assert set(listed) == plain


@pytest.mark.rule("HLP-10")
def test_a_move_covers_a_tile_or_pile_and_never_goes_to_an_empty_place():
    state = board(c3=[(OAK, 1)], c4=[(PALM, 2)], d4=[(PALM, 3)])
    assert refused(state, "c3-c2") == Reason.NOTHING_TO_COVER
    assert refused(state, "c2-c3") == Reason.NOTHING_THERE
    after, _ = play(state, "c3-c4")
    assert after.piles[place_named("c4")] == (tile(PALM, 2), tile(OAK, 1))


@pytest.mark.rule("HLP-11")
def test_a_pile_moves_whole_and_keeps_its_order():
    state = board(c3=[(OAK, 1), (PALM, 2), (OAK, 3)], c4=[(CHERRY, 1), (CHERRY, 2)], d4=[(PALM, 3)])
    after, events = play(state, "c3-c4")
    wanted = [(CHERRY, 1), (CHERRY, 2), (OAK, 1), (PALM, 2), (OAK, 3)]
    assert after.piles[place_named("c4")] == tuple(tile(*t) for t in wanted)
    assert after.piles[place_named("c3")] == ()
    assert events == (Moved(0, place_named("c3"), place_named("c4")),)


@pytest.mark.rule("HLP-12", "HLP-13")
def test_of_a_pile_top_and_height_are_seen_and_nothing_else():
    inside = [(OAK, 1), (PALM, 2)]
    state = board(c3=[*inside, (OAK, 3)], c4=[(CHERRY, 1)], d4=[(PALM, 3)])
    other = board(c3=[*inside[::-1], (OAK, 3)], c4=[(CHERRY, 1)], d4=[(PALM, 3)])
    for seat in (0, 1, None):
        view = GAME.view(state, seat)
        assert view.tops[place_named("c3")] == tile(OAK, 3)
        assert view.heights[place_named("c3")] == 3
        assert view.inside == ()
        assert pack(view) == pack(GAME.view(other, seat))


@pytest.mark.rule("HLP-13")
def test_the_log_names_what_moved_and_where_but_not_what_it_covered():
    state = board(c3=[(OAK, 1)], c4=[(CHERRY, 1), (PALM, 5)], d4=[(PALM, 3)])
    other = board(c3=[(OAK, 1)], c4=[(CHERRY, 2), (WILLOW, 5)], d4=[(PALM, 3)])
    assert play(state, "c3-c4")[1] == play(other, "c3-c4")[1]


@pytest.mark.rule("HLP-13")
def test_open_piles_are_open_to_everybody_and_off_by_default():
    assert not begin().view(0).open
    match = begin(open_piles="on")
    match.play(0, GAME.read("c3-c4"))
    for seat in (0, 1, None):
        assert len(match.view(seat).inside[place_named("c4")]) == 2


@pytest.mark.rule("HLP-14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise(players):
    match = begin(players, first=1)
    turns = []
    for _ in range(2 * players):
        turns += match.asked
        match.play(match.asked[0], match.moves(match.asked[0])[0])
    assert turns == [(1 + k) % players for k in range(2 * players)]


@pytest.mark.rule("HLP-14")
def test_out_of_turn_is_refused():
    assert refused(full_board(), "a1-a2", seat=1) == Reason.NOT_YOUR_TURN


@pytest.mark.rule("HLP-15")
def test_it_ends_as_soon_as_nothing_can_move():
    state = board(a1=[(OAK, 1)], a2=[(PALM, 2)], e6=[(CHERRY, 1)], d5=[(CHERRY, 2)])
    assert GAME.asked(state) == (0,)
    assert GAME.outcome(state) is None
    after, events = play(state, "a1-a2")
    assert GAME.asked(after) == ()
    assert GAME.outcome(after) is not None
    assert any(isinstance(event, Revealed) for event in events)
    assert refused(after, "d5-e6", seat=1) == TableReason.OVER


@pytest.mark.rule("HLP-16")
def test_at_the_end_creatures_are_revealed_and_all_piles_opened_and_counted():
    state = board(a1=[(OAK, 1)], a2=[(OAK, 4), (BAOBAB, 2)], e6=[(PALM, 1)], c4=[(WILLOW, 2)])
    after, events = play(state, "a1-a2")
    assert events[1] == Revealed((0, 0, 1, 1, NOBODY, NOBODY))
    counted = [event for event in events if isinstance(event, Counted)]
    assert [(e.place, e.seat, e.points, e.bonus) for e in counted] == [
        (place_named("a2"), NOBODY, 3, 4),
        (place_named("c4"), NOBODY, 1, 0),
        (place_named("e6"), 1, 1, 0),
    ]
    assert counted[0].pile == (tile(OAK, 4), tile(BAOBAB, 2), tile(OAK, 1))
    for seat in (0, 1, None):
        assert GAME.view(after, seat).owners == after.owners
        assert GAME.view(after, seat).inside == tuple(after.piles)
        assert GAME.shown(events[1], seat) == events[1]
    assert GAME.outcome(after).scores == (0, 1), "a pile of nobody's creature scores for nobody"


def score(*tiles):
    """What player 0, who protects baobab and cherry, gets for one pile at the end."""
    state = board(a1=list(tiles[:-1]), a2=[tiles[-1]]) if len(tiles) > 1 else board(a1=list(tiles))
    if len(tiles) > 1:
        state, _ = play(state, "a2-a1")
    state.over = True
    return GAME.outcome(state).scores[0]


@pytest.mark.rule("HLP-17")
def test_a_pile_is_worth_one_point_a_tile():
    assert score((BAOBAB, 5)) == 1
    assert score((OAK, 1), (PALM, 2), (WILLOW, 5), (CHERRY, 3)) == 4


@pytest.mark.rule("HLP-18")
def test_a_tile_inside_adds_its_number_if_it_shows_the_creature_on_top():
    assert score((BAOBAB, 5), (PALM, 2), (BAOBAB, 1)) == 3 + 5
    assert score((BAOBAB, 5), (BAOBAB, 4), (BAOBAB, 1)) == 3 + 9
    assert score((BAOBAB, 5), (CHERRY, 1)) == 2, "also one's own, if it is not the one on top"


@pytest.mark.rule("HLP-19")
def test_the_top_tiles_own_number_never_counts():
    assert score((OAK, 1), (BAOBAB, 5)) == score((OAK, 1), (BAOBAB, 1)) == 2


def ended(**piles):
    state = board(**piles)
    state.over = True
    return GAME.outcome(state)


@pytest.mark.rule("HLP-20")
def test_most_points_win():
    outcome = ended(a1=[(OAK, 1), (BAOBAB, 1)], c3=[(OAK, 2), (OAK, 3), (PALM, 1)])
    assert outcome == Outcome((2, 3), (1,), "help_me.no_move_left")


@pytest.mark.rule("HLP-21")
def test_equal_scores_share_the_win():
    assert ended(a1=[(OAK, 1), (BAOBAB, 1)], c3=[(OAK, 2), (PALM, 1)]).winners == (0, 1)
    assert ended(a1=[(OAK, 1)]) == Outcome((0, 0), (0, 1), "help_me.no_move_left")


@pytest.mark.rule("HLP-22")
@pytest.mark.parametrize("top", [BAOBAB, CHERRY])
def test_the_rulebooks_score_of_sixteen(top):
    inside = [(OAK, 1), (OAK, 2), (PALM, 1), (PALM, 2), (WILLOW, 3), (BAMBOO, 4)]
    outcome = ended(
        a1=[*inside, (top, 2)],
        c3=[(CHERRY, 4)],
        e5=[(BAOBAB, 5), (BAMBOO, 1), (BAOBAB, 1)],
    )
    assert outcome.scores[0] == 7 + 1 + (3 + 5) == 16


@pytest.mark.rule("HLP-23")
def test_the_rulebooks_baobab_in_the_middle():
    state = board(
        c3=[(BAOBAB, 1)], c2=[(OAK, 1)], b3=[(PALM, 1), (PALM, 2)], d3=[(WILLOW, 1)], c4=[(CHERRY, 1)], c5=[(OAK, 2)]
    )
    from_the_middle = {GAME.text(move) for move in GAME.moves(state, 0) if move.start == place_named("c3")}
    assert from_the_middle == {"c3-c2", "c3-b3", "c3-d3", "c3-c4"}
    for text in sorted(from_the_middle):
        after, _ = play(state, text)
        goal = place_named(text[3:])
        assert after.piles[goal] == (*state.piles[goal], tile(BAOBAB, 1))
        assert after.piles[place_named("c3")] == ()
        for back in ("c2-c3", "b3-c3", "d3-c3", "c4-c3"):
            assert refused(after, back, seat=1) in (Reason.NOTHING_TO_COVER, Reason.NOTHING_THERE)


def test_whoever_watched_from_the_start_knows_every_pile():
    """Memory is folded from what everybody could see; with it an imagined position has the true piles."""
    rng = random.Random(3)
    for deal in range(20):
        match = wander(begin(3, deal), rng, rng.randrange(29))
        imagined = GAME.imagine(match.view(2), match.memory(2), rng)
        assert imagined.piles == match.state_copy().piles


def test_a_memory_that_does_not_fit_is_not_believed():
    match, other = (wander(begin(2, deal), random.Random(4), 8) for deal in (1, 2))
    imagined = GAME.imagine(match.view(0), other.memory(0), random.Random(1))
    assert pack(GAME.view(imagined, 0)) == pack(match.view(0))


def test_the_deal_of_the_game_draws_by_name():
    _, events = GAME.start(2, {"open_piles": "off"}, None, chance := Live(1))
    assert [bag for bag, _ in chance.take()] == ["tiles", "creatures", "first"]
    assert [type(event) for event in events] == [Laid, Dealt, Dealt]
