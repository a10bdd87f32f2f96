"""Sapiens: components and set-up (SAP-01 to SAP-11), the order of play (SAP-76)."""

from __future__ import annotations

import itertools
import random

import pytest

from core.chance import Live
from core.games.sapiens.content import (
    BEARS,
    BRAWLS,
    COLUMNS,
    COPIES,
    EMPTY,
    KINDS,
    LEFT,
    NEIGHBOURS,
    RIGHT,
    ROWS,
    STEAK_FOOD,
    STEAKS,
    TILES,
    VALLEY_SQUARES,
    Ground,
    Scene,
    is_border,
    valley,
)
from core.games.sapiens.position import COMMON_PLACE, Ask, How, Settled, Turned
from core.games.sapiens.turn import brawls_left
from core.match import Match
from tests.contract.games import wander
from tests.rules.sapiens_positions import GAME

SCENES = ["FEAST", "GATHERING", "RITUAL", "BRAWL", "WATER", "CAMP", "HUNT", "FIRE"]
VALLEYS = [valley(number) for number in range(64)]


def begin(players=2, deal=1, first=0, **options):
    return Match.begin(GAME, players, deal, options, first)


def seen(state):
    """Every tile that lies face up."""
    return [tile for row in (state.common, *state.reserves) for tile in row if tile != EMPTY]


@pytest.mark.rule("SAP-01", "SAP-02")
def test_sixty_three_tiles_each_pair_twice_and_those_with_gathering_three_times():
    assert [scene.name for scene in Scene][:8] == SCENES
    assert list(Scene) == list(range(9)), "boards are told by these numbers"
    assert TILES == 63
    pairs = [(Scene[a], Scene[b]) for a, b in itertools.combinations(SCENES, 2)]
    assert list(KINDS) == pairs
    for (one, two), copies in zip(KINDS, COPIES, strict=True):
        assert copies == (3 if Scene.GATHERING in (one, two) else 2)
    state = begin(4).state_copy()
    assert [seen(state).count(kind) + state.unseen[kind] for kind in range(28)] == list(COPIES)


@pytest.mark.rule("SAP-03", "SAP-08")
def test_any_left_half_goes_with_any_right_one_on_either_side():
    assert [len(LEFT), len(RIGHT)] == [4, 4]
    assert {len(sides) for sides in (*LEFT, *RIGHT)} == {2}
    dealt = set()
    for deal in range(300):
        valleys = begin(4, deal).state_copy().valleys
        for board in ([number // 16 for number in valleys], [number % 8 // 2 for number in valleys]):
            assert sorted(board) == [0, 1, 2, 3], "each half goes to one player"
        dealt |= set(valleys)
    assert dealt == set(range(64))


@pytest.mark.rule("SAP-04")
def test_sixteen_different_faces_with_three_caves_and_a_waterfall_each():
    faces = [face for sides in (*LEFT, *RIGHT) for face in sides]
    assert len(set(faces)) == 16
    for face in faces:
        cells = [cell for row in face for cell in row.split()]
        caves = [cell for cell in cells if cell.isdigit()]
        assert len(cells) == 35
        assert set(caves) <= {"75", "64", "86"}
        assert cells.count("~~") == 1
        assert [sum(int(cave[k]) for cave in caves) for k in (0, 1)] == [21, 15], "on average 7/5"
        squares = [cell for cell in cells if cell[0] in "PF"]
        assert len(squares) == 20
        assert 0 < sum(cell[0] == "F" for cell in squares) < 10, "less forest than plain"
        assert all(cell[1] in "01234" for cell in squares)
        assert 2.0 <= sum(int(cell[1]) for cell in squares) / 20 <= 2.5


@pytest.mark.rule("SAP-03", "SAP-04")
def test_a_valley_is_its_left_face_above_its_right_one():
    for number, there in enumerate(VALLEYS):
        left, right = LEFT[number // 16][number // 8 % 2], RIGHT[number % 8 // 2][number % 2]
        cells = [cell for row in (*left, *right) for cell in row.split()]
        for square, cell in enumerate(cells):
            ground = {"P": Ground.PLAIN, "F": Ground.FOREST, "^": Ground.MOUNTAIN, "~": Ground.FALL}
            assert there.ground[square] is ground.get(cell[0], Ground.CAVE)
            assert there.food[square] == (int(cell[1]) if cell[0] in "PF" else 0)
            assert there.worth[square] == ((int(cell[0]), int(cell[1])) if cell.isdigit() else (0, 0))


@pytest.mark.rule("SAP-04")
@pytest.mark.parametrize("number", range(64))
def test_every_valley_is_eight_by_five_with_six_caves_at_its_edge(number):
    there = VALLEYS[number]
    assert (COLUMNS, ROWS) == (5 + 2, 8 + 2)
    assert len(VALLEY_SQUARES) == 40
    for square in range(70):
        inside = there.ground[square] in (Ground.PLAIN, Ground.FOREST)
        assert inside == (not is_border(square))
        assert inside or there.food[square] == 0
    corners = (0, 6, 63, 69)
    assert len(there.falls) == 2
    assert set(there.falls) < set(corners)
    assert len(there.caves) == 6
    before = []
    for cave in there.caves:
        (square,) = [near for near in NEIGHBOURS[cave] if not is_border(near)]
        assert there.before[cave] == square
        assert not set(NEIGHBOURS[cave]) & set(there.caves)
        before.append(square)
    assert len(set(before)) == 6, "no valley square is before two caves"
    assert set(there.places) == {*there.caves, *there.falls}


@pytest.mark.rule("SAP-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tokens_steaks_and_bears(players):
    state = begin(players).state_copy()
    assert (BRAWLS, STEAKS, BEARS) == (3, 18, 18)
    assert state.bears == 18
    assert state.steaks == (0,) * players
    assert [len(tokens) for tokens in state.tokens] == [8] * players
    assert [brawls_left(state, seat) for seat in range(players)] == [3] * players


@pytest.mark.rule("SAP-06", "SAP-07", "SAP-10")
@pytest.mark.parametrize(("players", "out"), [(2, 12), (3, 18), (4, 6)])
def test_some_tiles_stay_out_five_lie_in_common_and_four_before_each(players, out):
    match = begin(players)
    state = match.state_copy()
    assert state.pile == 63 - out - 5 - 4 * players
    assert sum(state.unseen) == state.pile + out, "nobody has seen which stay out"
    assert EMPTY not in (*state.common, *itertools.chain(*state.reserves))
    turned = [event for event in match.entries[0].events if isinstance(event, Turned)]
    assert [(event.place, event.tiles) for event in turned] == [
        (COMMON_PLACE, state.common),
        *enumerate(state.reserves),
    ]
    assert match.view(None).reserves == state.reserves, "all see them"
    assert begin(players, deal=2).state_copy().reserves != state.reserves


@pytest.mark.rule("SAP-09")
def test_each_lays_eight_mountain_tokens_at_random_on_caves_and_waterfalls():
    lain = set()
    for deal in range(60):
        match = begin(3, deal)
        state = match.state_copy()
        for seat in range(3):
            there = valley(state.valleys[seat])
            assert sorted(state.tokens[seat]) == sorted((*there.caves, *there.falls))
            assert Settled(seat, state.valleys[seat], state.tokens[seat]) in match.entries[0].events
            lain |= {(scene, there.places.index(square)) for scene, square in enumerate(state.tokens[seat])}
    assert len(lain) == 64, "each scene comes to each place"
    assert len({tokens for deal in range(9) for tokens in begin(4, deal).state_copy().tokens}) == 36


@pytest.mark.rule("SAP-11")
def test_both_scores_start_at_nothing():
    state = begin(3).state_copy()
    assert state.food == state.shelter == (0, 0, 0)


@pytest.mark.rule("SAP-76")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_chosen_or_drawn_and_play_goes_clockwise(players):
    assert [begin(players, first=seat).state_copy().first for seat in range(players)] == list(range(players))
    assert {begin(players, deal, first=None).asked for deal in range(40)} == {(seat,) for seat in range(players)}
    match = wander(begin(players, first=1), random.Random(1), 60)
    turns = [seat for seat, _ in itertools.groupby(entry.seat for entry in match.entries[1:])]
    assert turns[: 2 * players] == [(1 + k) % players for k in range(2 * players)]


@pytest.mark.rule("SAP-76", "SAP-50")
def test_the_score_track_shows_what_steaks_are_worth():
    assert STEAK_FOOD == (0, 1, 3, 5, 7, 10)


@pytest.mark.rule("SAP-08", "SAP-09")
def test_the_deal_of_the_game_draws_by_name():
    state, _ = GAME.start(2, {"mountain_tiles": "off", "gains": "on"}, None, chance := Live(1))
    bags = [bag for bag, _ in chance.take()]
    halves = ["left", "right", *["left side", "right side"] * 2, "mountain", "mountain", "first"]
    assert bags == [*halves, *["tiles"] * 13]
    assert (state.ask, state.how, state.fresh) == (Ask.START, How.START, ())


def test_two_three_or_four_play():
    assert GAME.seats == (2, 3, 4)
    for players in (1, 5):
        with pytest.raises(ValueError, match="played by"):
            begin(players)
