"""What holds in every position of Help Me!."""

from core.games.help_me.content import CREATURES_EACH, NOBODY


def check(state):
    tiles = [tile for pile in state.piles for tile in pile]
    assert sorted(tiles) == list(range(30)), "a tile is lost or doubled"
    assert state.taken == sum(1 << place for place, pile in enumerate(state.piles) if pile)
    for seat in range(state.players):
        assert state.owners.count(seat) == CREATURES_EACH[state.players]
    assert state.owners.count(NOBODY) == 6 - state.players * CREATURES_EACH[state.players]
    assert 0 <= state.turn < state.players
